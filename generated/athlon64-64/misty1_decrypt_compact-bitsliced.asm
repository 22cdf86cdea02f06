; misty1_decrypt_compact for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 553b4747b909f075); do not edit:
;   ./cw build misty1_decrypt_compact --cpu athlon64-64 --variant bitsliced
;
; void misty1_decrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
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
;   blocks: 530 uops, planned 185.3; bounds: width 176.7, ports 170.7, path 10.0
;   blocks/rounds: 7790 uops, planned 3127.7; bounds: width 2596.7, ports 2804.0, path 140.0
;   blocks.2: 262 uops, planned 129.0; bounds: width 87.3, ports 128.0, path 1.0
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
%fatal "misty1_decrypt_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_misty1_decrypt_compact
$_misty1_decrypt_compact:
%else
        global $misty1_decrypt_compact
%endif
$misty1_decrypt_compact:
        push rbx                                                   ;                    preserved
        push rbp                                                   ;                    preserved
        push r12                                                   ;                    preserved
        push r13                                                   ;                    preserved
        push r14                                                   ;                    preserved
        push r15                                                   ;                    preserved
        sub rsp, 0x8b8                                             ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov dword [rbp + 2088], ecx                                ;                    argument
        mov qword [rbp + 1984], rsi                                ;                    argument
        mov qword [rbp + 2000], rdi                                ;                    argument
        mov qword [rbp + 2080], rdx                                ;                    argument
        lea rdx, [rbp + 256]                                       ;                    frame
        lea rdi, [rbp + 512]                                       ;                    frame
        lea rcx, [rbp + 768]                                       ;                    frame
        lea rax, [rbp + 1024]                                      ;                    frame
        lea rbx, [rbp + 1280]                                      ;                    frame
        mov r8d, dword [rbp + 2088]                                ;     0.0 agu0   143 blocks
        shl r8, 0xa                                                ;     3.0 alu0   143 blocks
        mov r9, qword [rbp + 1984]                                 ;     0.7 agu1   143 blocks
        add r9, r8                                                 ;     4.0 alu1   143 blocks
        mov qword [rbp + 1992], r9                                 ;     5.0 agu2   143 blocks
        cmp dword [rbp + 2088], 0                                  ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 1984]                                 ;     0.0 agu0   124 r.0 reload
        movaps xmm0, [r8 + 512]                                    ;     5.0 agu1+agu2+fadd+fmul  125 l.0
        movaps xmm1, [r8 + 528]                                    ;     5.0 agu0+agu1+fmisc+fadd  125 l.1
        movaps xmm2, [r8 + 544]                                    ;     5.0 agu2+agu0+fmul+fmisc  125 l.2
        movaps xmm3, [r8 + 560]                                    ;     5.0 agu1+agu2+fadd+fmul  125 l.3
        movaps xmm4, [r8 + 576]                                    ;     5.3 agu0+agu1+fmisc+fadd  125 l.4
        movaps xmm5, [r8 + 592]                                    ;     6.0 agu2+agu0+fmul+fmisc  125 l.5
        movaps xmm6, [r8 + 608]                                    ;     7.0 agu1+agu2+fadd+fmul  125 l.6
        movaps xmm7, [r8 + 624]                                    ;     8.0 agu0+agu1+fmisc+fadd  125 l.7
        movaps xmm8, xmm0                                          ;     7.0 fmul+fadd   66 l copy
        movaps xmm9, xmm1                                          ;     8.0 fmul+fadd   66 l copy
        mov r9, qword [rbp + 2000]                                 ;     7.7 agu2    86 r.0 reload
        orps xmm8, [r9 + 2560]                                     ;    14.7 agu0+agu1+fmul+fadd   66 l
        movaps xmm10, xmm2                                         ;    10.0 fmul+fadd   66 l copy
        movaps xmm11, [r8 + 560]                                   ;    12.7 agu2+agu0+fmisc+fmul   66 l copy
        movaps xmm12, xmm4                                         ;    11.3 fadd+fmul   66 l copy
        orps xmm9, [r9 + 2576]                                     ;    16.3 agu1+agu0+fadd+fmul   66 l
        orps xmm10, [r9 + 2592]                                    ;    17.3 agu2+agu0+fadd+fmul   66 l
        orps xmm11, [r9 + 2608]                                    ;    18.3 agu1+agu2+fadd+fmul   66 l
        orps xmm12, [r9 + 2624]                                    ;    19.3 agu0+agu1+fadd+fmul   66 l
        movaps xmm13, [r8 + 592]                                   ;    17.3 agu2+agu0+fmisc   66 l copy
        movaps xmm14, xmm6                                         ;    16.3 fadd+fmul   66 l copy
        xorps xmm8, [r8 + 768]                                     ;    21.3 agu1+agu2+fadd+fmul   66 l
        xorps xmm9, [r8 + 784]                                     ;    22.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm10, [r8 + 800]                                    ;    23.3 agu2+agu0+fadd+fmul   66 l
        movaps xmm15, [r8 + 624]                                   ;    21.3 agu1+agu2+fmisc   66 l copy
        xorps xmm11, [r8 + 816]                                    ;    24.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm12, [r8 + 832]                                    ;    25.3 agu2+agu0+fadd+fmul   66 l
        orps xmm13, [r9 + 2640]                                    ;    26.3 agu1+agu2+fadd+fmul   66 l
        movaps [rbp + 1760], xmm8                                  ;    23.3 agu0+agu1+fmisc  126 rounds
        andps xmm8, [r9 + 1024]                                    ;    27.3 agu2+agu0+fadd+fmul   67 l
        movaps [rbp + 1776], xmm9                                  ;    25.0 agu1+agu2+fmisc  126 rounds
        movaps [rbp + 1792], xmm10                                 ;    27.0 agu0+agu1+fmisc  126 rounds
        andps xmm9, [r9 + 1040]                                    ;    29.0 agu2+agu0+fadd+fmul   67 l
        movaps [rbp + 1808], xmm11                                 ;    29.0 agu1+agu2+fmisc  126 rounds
        movaps [rbp + 1824], xmm12                                 ;    31.0 agu0+agu1+fmisc  126 rounds
        xorps xmm0, xmm8                                           ;    29.3 fadd+fmul   67 l
        andps xmm10, [r9 + 1056]                                   ;    31.7 agu2+agu0+fadd+fmul   67 l
        andps xmm11, [r9 + 1072]                                   ;    32.7 agu1+agu0+fadd+fmul   67 l
        xorps xmm1, xmm9                                           ;    31.0 fadd+fmul   67 l
        movaps [rbp + 1472], xmm0                                  ;    33.0 agu2+agu1+fmisc  126 rounds
        andps xmm12, [r9 + 1088]                                   ;    34.7 agu0+agu1+fadd+fmul   67 l
        xorps xmm13, [r8 + 848]                                    ;    35.7 agu2+agu0+fadd+fmul   66 l
        movaps [rbp + 1488], xmm1                                  ;    35.0 agu1+agu2+fmisc  126 rounds
        xorps xmm2, xmm10                                          ;    33.7 fadd+fmul   67 l
        orps xmm14, [r9 + 2656]                                    ;    37.7 agu0+agu1+fadd+fmul   66 l
        xorps xmm3, xmm11                                          ;    34.7 fadd+fmul   67 l
        movaps [rbp + 1504], xmm2                                  ;    37.0 agu2+agu0+fmisc  126 rounds
        orps xmm15, [r9 + 2672]                                    ;    39.7 agu1+agu0+fadd+fmul   66 l
        movaps [rbp + 1520], xmm3                                  ;    39.0 agu2+agu1+fmisc  126 rounds
        xorps xmm4, xmm12                                          ;    36.7 fadd+fmul   67 l
        movaps [rbp + 1840], xmm13                                 ;    41.0 agu0+agu2+fmisc  126 rounds
        movaps [rbp + 1536], xmm4                                  ;    43.0 agu1+agu0+fmisc  126 rounds
        andps xmm13, [r9 + 1104]                                   ;    42.7 agu2+agu1+fadd+fmul   67 l
        xorps xmm14, [r8 + 864]                                    ;    43.3 agu0+agu2+fadd+fmul   66 l
        movaps xmm0, [r8 + 640]                                    ;    42.3 agu1+agu0+fadd+fmul  125 l.8
        movaps xmm1, [r8 + 656]                                    ;    43.3 agu2+agu1+fadd+fmul  125 l.9
        xorps xmm15, [r8 + 880]                                    ;    46.3 agu0+agu2+fadd+fmul   66 l
        movaps xmm2, [r8 + 672]                                    ;    45.3 agu1+agu0+fadd+fmul  125 l.10
        xorps xmm5, xmm13                                          ;    44.7 fadd+fmul   67 l
        movaps xmm3, [r8 + 688]                                    ;    47.0 agu2+agu0+fmisc  125 l.11
        movaps [rbp + 1856], xmm14                                 ;    47.0 agu1+agu0+fmisc  126 rounds
        andps xmm14, [r9 + 1120]                                   ;    49.3 agu2+agu1+fadd+fmul   67 l
        movaps [rbp + 1552], xmm5                                  ;    49.0 agu0+agu2+fmisc  126 rounds
        movaps xmm4, xmm0                                          ;    46.3 fadd+fmul   66 l copy
        orps xmm4, [r9 + 2688]                                     ;    51.3 agu1+agu0+fadd+fmul   66 l
        movaps [rbp + 1872], xmm15                                 ;    51.0 agu2+agu0+fmisc  126 rounds
        andps xmm15, [r9 + 1136]                                   ;    52.7 agu1+agu2+fadd+fmul   67 l
        movaps xmm5, xmm1                                          ;    49.3 fadd+fmul   66 l copy
        orps xmm5, [r9 + 2704]                                     ;    54.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm6, xmm14                                          ;    51.3 fadd+fmul   67 l
        movaps xmm8, xmm2                                          ;    52.3 fadd+fmul   66 l copy
        orps xmm8, [r9 + 2720]                                     ;    57.3 agu2+agu0+fadd+fmul   66 l
        movaps [rbp + 1568], xmm6                                  ;    53.3 agu1+agu0+fmisc  126 rounds
        xorps xmm4, [r8 + 896]                                     ;    58.3 agu2+agu1+fadd+fmul   66 l
        xorps xmm7, xmm15                                          ;    55.3 fadd+fmul   67 l
        movaps xmm6, [r8 + 688]                                    ;    57.3 agu0+agu2+fmisc   66 l copy
        orps xmm6, [r9 + 2736]                                     ;    60.3 agu1+agu0+fadd+fmul   66 l
        xorps xmm5, [r8 + 912]                                     ;    61.3 agu2+agu1+fadd+fmul   66 l
        movaps [rbp + 1584], xmm7                                  ;    57.3 agu0+agu2+fmisc  126 rounds
        movaps xmm7, [r8 + 704]                                    ;    60.3 agu1+agu0+fmisc+fadd  125 l.12
        xorps xmm8, [r8 + 928]                                     ;    63.3 agu2+agu0+fmul+fadd   66 l
        movaps xmm9, [r8 + 720]                                    ;    61.3 agu1+agu2+fmisc+fmul  125 l.13
        movaps [rbp + 1888], xmm4                                  ;    61.3 agu0+agu1+fmisc  126 rounds
        andps xmm4, [r9 + 1152]                                    ;    64.3 agu2+agu0+fadd+fmul   67 l
        xorps xmm6, [r8 + 944]                                     ;    65.3 agu1+agu0+fadd+fmul   66 l
        movaps xmm10, [r8 + 736]                                   ;    64.3 agu2+agu1+fmisc+fadd  125 l.14
        movaps [rbp + 1904], xmm5                                  ;    64.3 agu0+agu2+fmisc  126 rounds
        andps xmm5, [r9 + 1168]                                    ;    67.3 agu1+agu0+fmul+fadd   67 l
        movaps xmm11, xmm7                                         ;    64.3 fmul+fadd   66 l copy
        movaps [rbp + 1920], xmm8                                  ;    66.3 agu2+agu1+fmisc  126 rounds
        xorps xmm0, xmm4                                           ;    66.3 fmul+fadd   67 l
        andps xmm8, [r9 + 1184]                                    ;    70.3 agu0+agu1+fmul+fadd   67 l
        orps xmm11, [r9 + 2752]                                    ;    71.3 agu2+agu0+fmul+fadd   66 l
        movaps [rbp + 1936], xmm6                                  ;    68.3 agu1+agu2+fmisc  126 rounds
        movaps [rbp + 1600], xmm0                                  ;    70.3 agu0+agu1+fmisc  126 rounds
        xorps xmm1, xmm5                                           ;    69.3 fmul+fadd   67 l
        andps xmm6, [r9 + 1200]                                    ;    73.3 agu2+agu0+fadd+fmul   67 l
        movaps [rbp + 1616], xmm1                                  ;    72.3 agu1+agu0+fmisc  126 rounds
        movaps xmm0, xmm9                                          ;    70.3 fadd+fmul   66 l copy
        xorps xmm2, xmm8                                           ;    72.3 fadd+fmul   67 l
        orps xmm0, [r9 + 2768]                                     ;    76.3 agu2+agu1+fadd+fmul   66 l
        xorps xmm11, [r8 + 960]                                    ;    77.3 agu0+agu1+fadd+fmul   66 l
        movaps [rbp + 1632], xmm2                                  ;    74.3 agu2+agu0+fmisc  126 rounds
        xorps xmm3, xmm6                                           ;    75.3 fadd+fmul   67 l
        movaps xmm1, xmm10                                         ;    75.3 fadd+fmul   66 l copy
        orps xmm1, [r9 + 2784]                                     ;    80.3 agu1+agu2+fadd+fmul   66 l
        movaps [rbp + 1648], xmm3                                  ;    77.3 agu0+agu1+fmisc  126 rounds
        movaps xmm2, [r8 + 752]                                    ;    79.3 agu2+agu0+fadd+fmul  125 l.15
        xorps xmm0, [r8 + 976]                                     ;    82.3 agu1+agu2+fadd+fmul   66 l
        movaps xmm3, [r8]                                          ;    80.7 agu0+agu1+fmisc  124 r.0
        movaps [rbp + 1952], xmm11                                 ;    80.7 agu2+agu0+fmisc  126 rounds
        andps xmm11, [r9 + 1216]                                   ;    83.3 agu1+agu2+fadd+fmul   67 l
        movaps xmm4, [r8 + 16]                                     ;    82.3 agu0+agu1+fadd+fmul  124 r.1
        movaps xmm5, [r8 + 32]                                     ;    83.3 agu2+agu0+fadd+fmul  124 r.2
        xorps xmm1, [r8 + 992]                                     ;    86.3 agu1+agu2+fadd+fmul   66 l
        movaps xmm6, [r8 + 752]                                    ;    84.7 agu0+agu1+fmisc   66 l copy
        orps xmm6, [r9 + 2800]                                     ;    87.3 agu2+agu0+fadd+fmul   66 l
        movaps [rbp + 1968], xmm0                                  ;    84.7 agu1+agu2+fmisc  126 rounds
        andps xmm0, [r9 + 1232]                                    ;    88.3 agu0+agu1+fadd+fmul   67 l
        xorps xmm7, xmm11                                          ;    85.3 fadd+fmul   67 l
        movaps xmm8, xmm3                                          ;    86.3 fadd+fmul   66 l copy
        orps xmm8, [r9]                                            ;    91.3 agu2+agu0+fadd+fmul   66 l
        movaps [rbp + 1664], xmm7                                  ;    87.3 agu1+agu0+fmisc  126 rounds
        movaps [rbp + 1680], xmm1                                  ;    89.3 agu2+agu1+fmisc  126 rounds
        andps xmm1, [r9 + 1248]                                    ;    92.3 agu0+agu2+fadd+fmul   67 l
        xorps xmm6, [r8 + 1008]                                    ;    93.3 agu1+agu0+fadd+fmul   66 l
        xorps xmm9, xmm0                                           ;    90.3 fadd+fmul   67 l
        movaps xmm0, [r8 + 16]                                     ;    93.3 agu2+agu1+fmisc+fadd   66 l copy
        orps xmm0, [r9 + 16]                                       ;    96.3 agu0+agu1+fmul+fadd   66 l
        movaps [rbp + 1696], xmm9                                  ;    92.3 agu2+agu0+fmisc  126 rounds
        movaps xmm7, xmm5                                          ;    93.3 fmul+fadd   66 l copy
        xorps xmm8, [r8 + 256]                                     ;    98.3 agu1+agu2+fmul+fadd   66 l
        xorps xmm10, xmm1                                          ;    95.3 fmul+fadd   67 l
        orps xmm7, [r9 + 32]                                       ;   100.3 agu0+agu1+fmul+fadd   66 l
        movaps [rbp + 1712], xmm6                                  ;    95.3 agu2+agu0+fmisc  126 rounds
        andps xmm6, [r9 + 1264]                                    ;   101.3 agu1+agu2+fmul+fadd   67 l
        movaps [rbp + 1728], xmm10                                 ;    97.3 agu0+agu1+fmisc  126 rounds
        movaps xmm1, [r8 + 48]                                     ;   100.3 agu2+agu0+fmul+fadd  124 r.3
        xorps xmm0, [r8 + 272]                                     ;   103.3 agu1+agu2+fmul+fadd   66 l
        movaps xmm9, [r8 + 64]                                     ;   101.3 agu0+agu1+fmisc+fmul  124 r.4
        movaps xmm10, [r8 + 80]                                    ;   102.3 agu2+agu0+fmisc+fadd  124 r.5
        movaps [rbx - 64], xmm8                                    ;   101.3 agu1+agu2+fmisc  126 rounds
        andps xmm8, [r9 + 3584]                                    ;   105.3 agu0+agu1+fmul+fadd   67 l
        xorps xmm7, [r8 + 288]                                     ;   106.3 agu2+agu0+fmul+fadd   66 l
        xorps xmm2, xmm6                                           ;   103.3 fmul+fadd   67 l
        movaps xmm6, [r8 + 48]                                     ;   106.0 agu1+agu2+fmisc+fmul   66 l copy
        orps xmm6, [r9 + 48]                                       ;   109.0 agu0+agu1+fadd+fmul   66 l
        movaps [rbp + 1744], xmm2                                  ;   105.3 agu2+agu0+fmisc  126 rounds
        movaps [rbx - 48], xmm0                                    ;   107.3 agu1+agu2+fmisc  126 rounds
        andps xmm0, [r9 + 3600]                                    ;   110.0 agu0+agu1+fadd+fmul   67 l
        xorps xmm3, xmm8                                           ;   107.3 fadd+fmul   67 l
        movaps xmm2, xmm9                                          ;   108.0 fadd+fmul   66 l copy
        movaps [rbx - 32], xmm7                                    ;   109.3 agu2+agu0+fmisc  126 rounds
        movaps [rax - 80], xmm3                                    ;   111.3 agu1+agu0+fmisc  126 rounds
        andps xmm7, [r9 + 3616]                                    ;   113.3 agu2+agu1+fadd+fmul   67 l
        orps xmm2, [r9 + 64]                                       ;   114.0 agu0+agu2+fadd+fmul   66 l
        xorps xmm6, [r8 + 304]                                     ;   115.0 agu1+agu0+fadd+fmul   66 l
        xorps xmm4, xmm0                                           ;   112.0 fadd+fmul   67 l
        movaps xmm0, xmm10                                         ;   113.0 fadd+fmul   66 l copy
        orps xmm0, [r9 + 80]                                       ;   118.0 agu2+agu1+fadd+fmul   66 l
        movaps [rax - 64], xmm4                                    ;   114.0 agu0+agu1+fmisc  126 rounds
        xorps xmm5, xmm7                                           ;   115.3 fadd+fmul   67 l
        movaps xmm3, [r8 + 96]                                     ;   118.0 agu2+agu0+fmisc+fadd  124 r.6
        xorps xmm2, [r8 + 320]                                     ;   121.0 agu1+agu0+fmul+fadd   66 l
        movaps [rax - 48], xmm5                                    ;   117.3 agu2+agu1+fmisc  126 rounds
        movaps [rbx - 16], xmm6                                    ;   119.0 agu0+agu2+fmisc  126 rounds
        andps xmm6, [r9 + 3632]                                    ;   122.0 agu1+agu0+fmul+fadd   67 l
        movaps xmm4, [r8 + 112]                                    ;   121.0 agu2+agu1+fmul+fadd  124 r.7
        movaps xmm5, [r8 + 128]                                    ;   122.0 agu0+agu2+fmul+fadd  124 r.8
        xorps xmm0, [r8 + 336]                                     ;   125.0 agu1+agu0+fmul+fadd   66 l
        movaps xmm7, [r8 + 96]                                     ;   123.0 agu2+agu1+fmisc   66 l copy
        orps xmm7, [r9 + 96]                                       ;   126.0 agu0+agu2+fmul+fadd   66 l
        movaps [rbx + 0], xmm2                                     ;   123.0 agu1+agu0+fmisc  126 rounds
        andps xmm2, [r9 + 3648]                                    ;   127.0 agu2+agu1+fmul+fadd   67 l
        xorps xmm1, xmm6                                           ;   124.0 fmul+fadd   67 l
        movaps xmm6, xmm4                                          ;   125.0 fmul+fadd   66 l copy
        orps xmm6, [r9 + 112]                                      ;   130.0 agu0+agu2+fmul+fadd   66 l
        movaps [rax - 32], xmm1                                    ;   126.0 agu1+agu0+fmisc  126 rounds
        movaps [rbx + 16], xmm0                                    ;   128.0 agu2+agu1+fmisc  126 rounds
        andps xmm0, [r9 + 3664]                                    ;   131.0 agu0+agu2+fmul+fadd   67 l
        xorps xmm7, [r8 + 352]                                     ;   132.0 agu1+agu0+fmul+fadd   66 l
        xorps xmm9, xmm2                                           ;   129.0 fmul+fadd   67 l
        movaps xmm1, xmm5                                          ;   130.0 fmul+fadd   66 l copy
        orps xmm1, [r9 + 128]                                      ;   135.0 agu2+agu1+fmul+fadd   66 l
        movaps [rax - 16], xmm9                                    ;   131.0 agu0+agu1+fmisc  126 rounds
        movaps xmm2, [r8 + 144]                                    ;   133.7 agu2+agu0+fmul+fmisc  124 r.9
        xorps xmm6, [r8 + 368]                                     ;   136.3 agu1+agu2+fadd+fmul   66 l
        xorps xmm10, xmm0                                          ;   133.3 fadd+fmul   67 l
        movaps xmm0, [r8 + 160]                                    ;   135.7 agu0+agu1+fmisc  124 r.10
        movaps [rbx + 32], xmm7                                    ;   135.7 agu2+agu0+fmisc  126 rounds
        andps xmm7, [r9 + 3680]                                    ;   138.3 agu1+agu2+fadd+fmul   67 l
        movaps [rax + 0], xmm10                                    ;   137.7 agu0+agu1+fmisc  126 rounds
        movaps xmm8, [r8 + 176]                                    ;   137.3 agu2+agu0+fadd+fmul  124 r.11
        movaps xmm9, xmm2                                          ;   136.3 fadd+fmul   66 l copy
        xorps xmm1, [r8 + 384]                                     ;   141.3 agu1+agu2+fadd+fmul   66 l
        orps xmm9, [r9 + 144]                                      ;   142.3 agu0+agu1+fadd+fmul   66 l
        movaps [rbx + 48], xmm6                                    ;   139.7 agu2+agu0+fmisc  126 rounds
        andps xmm6, [r9 + 3696]                                    ;   143.3 agu1+agu2+fadd+fmul   67 l
        xorps xmm3, xmm7                                           ;   140.3 fadd+fmul   67 l
        movaps xmm7, xmm0                                          ;   141.3 fadd+fmul   66 l copy
        orps xmm7, [r9 + 160]                                      ;   146.3 agu0+agu1+fadd+fmul   66 l
        movaps [rax + 16], xmm3                                    ;   142.3 agu2+agu0+fmisc  126 rounds
        movaps xmm3, xmm8                                          ;   143.3 fadd+fmul   66 l copy
        movaps [rbx + 64], xmm1                                    ;   144.0 agu1+agu2+fmisc  126 rounds
        andps xmm1, [r9 + 3712]                                    ;   148.3 agu0+agu1+fadd+fmul   67 l
        xorps xmm9, [r8 + 400]                                     ;   149.3 agu2+agu0+fadd+fmul   66 l
        xorps xmm4, xmm6                                           ;   146.3 fadd+fmul   67 l
        orps xmm3, [r9 + 176]                                      ;   151.3 agu1+agu2+fadd+fmul   66 l
        movaps xmm6, [r8 + 192]                                    ;   149.3 agu0+agu1+fmisc  124 r.12
        movaps [rax + 32], xmm4                                    ;   148.7 agu2+agu0+fmisc  126 rounds
        xorps xmm7, [r8 + 416]                                     ;   152.3 agu1+agu2+fadd+fmul   66 l
        movaps xmm4, [r8 + 208]                                    ;   151.3 agu0+agu1+fadd+fmul  124 r.13
        xorps xmm5, xmm1                                           ;   150.3 fadd+fmul   67 l
        movaps xmm1, [r8 + 224]                                    ;   152.7 agu2+agu0+fmisc  124 r.14
        movaps [rbx + 80], xmm9                                    ;   152.7 agu1+agu0+fmisc  126 rounds
        andps xmm9, [r9 + 3728]                                    ;   155.3 agu2+agu1+fadd+fmul   67 l
        movaps [rax + 48], xmm5                                    ;   154.7 agu0+agu2+fmisc  126 rounds
        xorps xmm3, [r8 + 432]                                     ;   156.7 agu1+agu0+fadd+fmul   66 l
        movaps xmm5, xmm6                                          ;   153.3 fadd+fmul   66 l copy
        movaps [rbx + 96], xmm7                                    ;   156.7 agu2+agu1+fmisc  126 rounds
        andps xmm7, [r9 + 3744]                                    ;   158.7 agu0+agu1+fadd+fmul   67 l
        orps xmm5, [r9 + 192]                                      ;   159.3 agu2+agu0+fadd+fmul   66 l
        xorps xmm2, xmm9                                           ;   157.3 fadd+fmul   67 l
        movaps xmm9, [r8 + 240]                                    ;   159.3 agu1+agu2+fadd+fmul  124 r.15
        movaps xmm10, xmm4                                         ;   158.3 fadd+fmul   66 l copy
        movaps [rbx + 112], xmm3                                   ;   158.7 agu0+agu1+fmisc  126 rounds
        movaps [rax + 64], xmm2                                    ;   160.7 agu2+agu0+fmisc  126 rounds
        andps xmm3, [r9 + 3760]                                    ;   163.3 agu1+agu2+fadd+fmul   67 l
        xorps xmm0, xmm7                                           ;   160.7 fadd+fmul   67 l
        orps xmm10, [r9 + 208]                                     ;   165.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm5, [r8 + 448]                                     ;   166.3 agu2+agu0+fadd+fmul   66 l
        movaps [rax + 80], xmm0                                    ;   162.7 agu1+agu2+fmisc  126 rounds
        movaps xmm0, xmm1                                          ;   163.3 fadd+fmul   66 l copy
        orps xmm0, [r9 + 224]                                      ;   168.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm8, xmm3                                           ;   165.3 fadd+fmul   67 l
        movaps xmm2, [r8 + 240]                                    ;   167.3 agu2+agu0+fmisc   66 l copy
        orps xmm2, [r9 + 240]                                      ;   170.3 agu1+agu0+fadd+fmul   66 l
        movaps [rax + 96], xmm8                                    ;   167.3 agu2+agu1+fmisc  126 rounds
        xorps xmm10, [r8 + 464]                                    ;   171.3 agu0+agu2+fadd+fmul   66 l
        movaps [rbp + 1408], xmm5                                  ;   169.3 agu1+agu0+fmisc  126 rounds
        andps xmm5, [r9 + 3776]                                    ;   172.3 agu2+agu1+fadd+fmul   67 l
        mov qword [rbp + 2008], r9                                 ;   168.3 agu0   126 rounds
        mov qword [rbp + 2016], r9                                 ;   168.7 agu2   126 rounds
        xorps xmm0, [r8 + 480]                                     ;   173.3 agu1+agu0+fadd+fmul   66 l
        xorps xmm2, [r8 + 496]                                     ;   174.3 agu2+agu1+fadd+fmul   66 l
        movaps [rbp + 1424], xmm10                                 ;   173.3 agu0+agu2+fmisc  126 rounds
        andps xmm10, [r9 + 3792]                                   ;   175.3 agu1+agu0+fadd+fmul   67 l
        xorps xmm6, xmm5                                           ;   174.3 fadd+fmul   67 l
        movaps [rbp + 1440], xmm0                                  ;   175.3 agu2+agu1+fmisc  126 rounds
        andps xmm0, [r9 + 3808]                                    ;   177.3 agu0+agu1+fadd+fmul   67 l
        movaps [rax + 112], xmm6                                   ;   176.3 agu2+agu0+fmisc  126 rounds
        movaps [rbp + 1456], xmm2                                  ;   177.3 agu1+agu2+fmisc  126 rounds
        andps xmm2, [r9 + 3824]                                    ;   179.7 agu0+agu1+fadd+fmul   67 l
        xorps xmm4, xmm10                                          ;   177.3 fadd+fmul   67 l
        movaps [rbx - 128], xmm4                                   ;   179.3 agu2+agu0+fmisc  126 rounds
        xorps xmm1, xmm0                                           ;   179.3 fadd+fmul   67 l
        movaps [rbx - 112], xmm1                                   ;   181.3 agu1+agu0+fmisc  126 rounds
        xorps xmm9, xmm2                                           ;   181.7 fadd+fmul   67 l
        movaps [rbx - 96], xmm9                                    ;   183.7 agu2+agu0+fmisc  126 rounds
        lea r8, [r9 + 1536]                                        ;   180.0 agu1   126 rounds
        mov qword [rbp + 2024], r8                                 ;   181.0 agu0   126 rounds
        lea r8, [r9 + 512]                                         ;   180.7 agu2   126 rounds
        mov qword [rbp + 2032], r8                                 ;   181.7 agu1   126 rounds
        lea r8, [r9 + 1024]                                        ;   181.3 agu0   126 rounds
        mov qword [rbp + 2040], r8                                 ;   182.3 agu2   126 rounds
        lea r8, [r9 + 256]                                         ;   182.0 agu1   126 rounds
        mov qword [rbp + 2048], r8                                 ;   183.0 agu0   126 rounds
        lea r8, [r9 + 1280]                                        ;   182.7 agu2   126 rounds
        mov qword [rbp + 2056], r8                                 ;   183.7 agu1   126 rounds
        lea r8, [r9 + 1792]                                        ;   183.3 agu0   126 rounds
        mov qword [rbp + 2064], r8                                 ;   184.3 agu2   126 rounds
        add r9, -1024                                              ;   184.0 alu0   126 rounds
        mov qword [rbp + 2072], r9                                 ;   185.0 agu1   126 rounds
        movdqa xmm0, [rbp + 1760]                                  ;                    resident
        movdqa xmm1, [rbp + 1776]                                  ;                    resident
        movdqa xmm2, [rbp + 1792]                                  ;                    resident
        movdqa xmm3, [rbp + 1808]                                  ;                    resident
        movdqa xmm4, [rbp + 1824]                                  ;                    resident
        movdqa xmm5, [rbp + 1840]                                  ;                    resident
        movdqa xmm6, [rbp + 1856]                                  ;                    resident
        movdqa xmm7, [rbp + 1872]                                  ;                    resident
        movdqa xmm8, [rbp + 1888]                                  ;                    resident
        movdqa xmm9, [rbp + 1904]                                  ;                    resident
        movdqa xmm10, [rbp + 1920]                                 ;                    resident
        movdqa xmm11, [rbp + 1936]                                 ;                    resident
        movdqa xmm12, [rbp + 1952]                                 ;                    resident
        movdqa xmm13, [rbp + 1968]                                 ;                    resident
        mov r8, qword [rbp + 2008]                                 ;                    resident
        mov r9, qword [rbp + 2032]                                 ;                    resident
        mov r10, qword [rbp + 2024]                                ;                    resident
        mov r11, qword [rbp + 2040]                                ;                    resident
        mov r12, qword [rbp + 2016]                                ;                    resident
        mov r13, qword [rbp + 2048]                                ;                    resident
        mov r14, qword [rbp + 2056]                                ;                    resident
        mov r15, qword [rbp + 2064]                                ;                    resident
        align 16
.rounds_2:
        movaps xmm14, [r10]                                        ;     2.0 agu0+agu1+fadd+fmul   76 l.0
        movaps xmm15, [r10 + 16]                                   ;     2.0 agu2+agu0+fmisc+fadd   76 l.1
        movaps xmm15, [r10 + 32]                                   ;     2.0 agu1+agu2+fmul+fmisc   76 l.2
        movaps xmm15, [r10 + 48]                                   ;     2.3 agu0+agu1+fadd+fmul   76 l.3
        movaps xmm15, [r10 + 64]                                   ;     3.0 agu2+agu0+fmisc+fadd   76 l.4
        movaps xmm15, [r10 + 80]                                   ;     3.7 agu1+agu2+fmul+fmisc   76 l.5
        movaps xmm15, [r10 + 96]                                   ;     4.3 agu0+agu1+fadd+fmul   76 l.6
        movaps xmm15, [r10 + 112]                                  ;     5.0 agu2+agu0+fmisc+fadd   76 l.7
        movaps xmm15, [r10 + 128]                                  ;     5.7 agu1+agu2+fmul+fmisc   76 l.8
        movaps xmm15, [r10 + 144]                                  ;     6.3 agu0+agu1+fadd+fmul   76 l.9
        movaps xmm15, [r10 + 160]                                  ;     7.0 agu2+agu0+fmisc+fadd   76 l.10
        movaps xmm15, [r10 + 176]                                  ;     7.7 agu1+agu2+fmul+fmisc   76 l.11
        movaps xmm15, [r10 + 192]                                  ;     8.3 agu0+agu1+fadd+fmul   76 l.12
        movaps xmm15, [r10 + 208]                                  ;     9.0 agu2+agu0+fmisc+fadd   76 l.13
        movaps xmm15, [r10 + 224]                                  ;     9.7 agu1+agu2+fmul+fmisc   76 l.14
        movaps xmm15, [r10 + 240]                                  ;    10.3 agu0+agu1+fadd+fmul   76 l.15
        movaps xmm15, [r10 + 256]                                  ;    11.0 agu2+agu0+fmisc+fadd   54 next
        xorps xmm15, [rbx - 64]                                    ;    13.0 agu1+agu2+fmul+fadd   54 next
        movaps xmm14, [r10 + 272]                                  ;    12.3 agu0+agu1+fmisc+fmul   54 next
        xorps xmm14, [rbx - 48]                                    ;    14.3 agu2+agu0+fadd+fmul   54 next
        movaps [rcx + 16], xmm13                                   ;    14.3 agu1+agu2+fmisc  108 r spill
        movaps xmm13, [r10 + 288]                                  ;    14.3 agu0+agu1+fadd+fmul   54 next
        xorps xmm13, [rbx - 32]                                    ;    16.3 agu2+agu0+fadd+fmul   54 next
        movaps [rcx + 32], xmm12                                   ;    16.3 agu1+agu2+fmisc  108 r spill
        movaps xmm12, [r10 + 304]                                  ;    16.3 agu0+agu1+fadd+fmul   54 next
        xorps xmm12, [rbx - 16]                                    ;    18.3 agu2+agu0+fadd+fmul   54 next
        movaps [rcx + 48], xmm11                                   ;    18.3 agu1+agu2+fmisc  108 r spill
        movaps xmm11, [r10 + 320]                                  ;    18.3 agu0+agu1+fadd+fmul   54 next
        xorps xmm11, [rbx + 0]                                     ;    20.3 agu2+agu0+fadd+fmul   54 next
        movaps [rcx + 64], xmm10                                   ;    20.3 agu1+agu2+fmisc  108 r spill
        movaps xmm10, [r10 + 336]                                  ;    20.3 agu0+agu1+fadd+fmul   54 next
        xorps xmm10, [rbx + 16]                                    ;    22.3 agu2+agu0+fadd+fmul   54 next
        movaps [rcx + 80], xmm9                                    ;    22.3 agu1+agu2+fmisc  108 r spill
        movaps xmm9, [r10 + 352]                                   ;    22.3 agu0+agu1+fadd+fmul   54 next
        xorps xmm9, [rbx + 32]                                     ;    24.3 agu2+agu0+fadd+fmul   54 next
        movaps [rdx - 80], xmm8                                    ;    24.3 agu1+agu2+fmisc  108 r spill
        movaps xmm8, [r10 + 368]                                   ;    24.3 agu0+agu1+fadd+fmul   54 next
        xorps xmm8, [rbx + 48]                                     ;    26.3 agu2+agu0+fadd+fmul   54 next
        movaps [rcx + 96], xmm7                                    ;    26.3 agu1+agu2+fmisc  108 r spill
        movaps xmm7, [r10 + 384]                                   ;    26.3 agu0+agu1+fadd+fmul   54 next
        xorps xmm7, [rbx + 64]                                     ;    28.3 agu2+agu0+fadd+fmul   54 next
        movaps [rcx + 112], xmm6                                   ;    28.3 agu1+agu2+fmisc  108 r spill
        movaps xmm6, [r10 + 400]                                   ;    28.3 agu0+agu1+fadd+fmul   54 next
        xorps xmm6, [rbx + 80]                                     ;    30.3 agu2+agu0+fadd+fmul   54 next
        movaps [rax - 128], xmm5                                   ;    30.3 agu1+agu2+fmisc  108 r spill
        movaps xmm5, [r10 + 416]                                   ;    30.3 agu0+agu1+fadd+fmul   54 next
        xorps xmm5, [rbx + 96]                                     ;    32.3 agu2+agu0+fadd+fmul   54 next
        movaps [rcx - 64], xmm4                                    ;    32.3 agu1+agu2+fmisc  108 r spill
        movaps xmm4, [r10 + 432]                                   ;    32.3 agu0+agu1+fadd+fmul   54 next
        xorps xmm4, [rbx + 112]                                    ;    34.3 agu2+agu0+fadd+fmul   54 next
        movaps [rcx - 48], xmm3                                    ;    34.3 agu1+agu2+fmisc  108 r spill
        movaps xmm3, [r10 + 448]                                   ;    34.3 agu0+agu1+fadd+fmul   54 next
        xorps xmm3, [rbp + 1408]                                   ;    36.3 agu2+agu0+fadd+fmul   54 next
        movaps [rcx - 32], xmm2                                    ;    36.3 agu1+agu2+fmisc  108 r spill
        movaps xmm2, [r10 + 464]                                   ;    36.3 agu0+agu1+fadd+fmul   54 next
        xorps xmm2, [rbp + 1424]                                   ;    38.3 agu2+agu0+fadd+fmul   54 next
        movaps [rcx - 16], xmm1                                    ;    38.3 agu1+agu2+fmisc  108 r spill
        movaps xmm1, xmm8                                          ;    38.3 fadd+fmul   41 next copy
        xorps xmm1, xmm2                                           ;    40.3 fadd+fmul   41 next
        movaps [rcx + 0], xmm0                                     ;    40.3 agu0+agu1+fmisc  108 r spill
        movaps xmm0, xmm5                                          ;    40.3 fadd+fmul   41 next copy
        movaps [rdx + 0], xmm13                                    ;    42.3 agu2+agu0+fmisc   54 next spill
        movaps xmm13, [r10 + 480]                                  ;    41.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm13, [rbp + 1440]                                  ;    43.7 agu2+agu1+fadd+fmul   54 next
        andps xmm0, xmm13                                          ;    45.7 fadd+fmul   41 next
        movaps [rdx - 96], xmm12                                   ;    44.3 agu0+agu2+fmisc   54 next spill
        movaps xmm12, xmm7                                         ;    44.3 fadd+fmul   41 next copy
        xorps xmm12, xmm3                                          ;    46.3 fadd+fmul   41 next
        movaps [rdi + 48], xmm14                                   ;    46.3 agu1+agu0+fmisc   54 next spill
        movaps xmm14, xmm13                                        ;    46.3 fadd+fmul   41 next copy
        movaps [rdx - 128], xmm9                                   ;    48.3 agu2+agu0+fmisc   54 next spill
        movaps xmm9, [r10 + 496]                                   ;    47.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm9, [rbp + 1456]                                   ;    49.7 agu2+agu1+fadd+fmul   54 next
        andps xmm14, xmm9                                          ;    51.7 fadd+fmul   41 next
        movaps [rdx - 112], xmm10                                  ;    50.3 agu0+agu2+fmisc   54 next spill
        movaps xmm10, xmm2                                         ;    50.3 fadd+fmul   41 next copy
        andps xmm10, xmm5                                          ;    52.3 fadd+fmul   41 next
        movaps [rdx - 64], xmm15                                   ;    52.3 agu1+agu0+fmisc   54 next spill
        movaps xmm15, xmm13                                        ;    52.3 fadd+fmul   41 next copy
        andps xmm15, xmm8                                          ;    54.3 fadd+fmul   41 next
        xorps xmm10, xmm15                                         ;    56.3 fadd+fmul   41 next
        movaps xmm15, xmm2                                         ;    55.3 fadd+fmul   41 next copy
        andps xmm15, xmm4                                          ;    57.3 fadd+fmul   41 next
        xorps xmm10, [rel misty1_decrypt_compact.T0_constants128]  ;    58.3 agu2+agu0+fadd+fmul   41 next
        movaps [rdx + 32], xmm11                                   ;    57.0 agu1+agu0+fmisc   54 next spill
        movaps xmm11, xmm1                                         ;    58.3 fadd+fmul   41 next copy
        xorps xmm11, xmm5                                          ;    60.3 fadd+fmul   41 next
        movaps [rdx + 48], xmm10                                   ;    60.3 agu2+agu1+fmisc   41 next spill
        movaps xmm10, xmm6                                         ;    60.3 fadd+fmul   41 next copy
        andps xmm10, xmm11                                         ;    62.3 fadd+fmul   41 next
        movaps [rdx + 64], xmm0                                    ;    61.0 agu0+agu1+fmisc   41 next spill
        movaps xmm0, xmm9                                          ;    62.3 fadd+fmul   41 next copy
        andps xmm0, xmm8                                           ;    64.3 fadd+fmul   41 next
        xorps xmm0, xmm13                                          ;    66.3 fadd+fmul   41 next
        xorps xmm10, xmm0                                          ;    68.3 fadd+fmul   41 next
        movaps [rdx - 48], xmm2                                    ;    64.3 agu2+agu0+fmisc   54 next spill
        movaps xmm2, xmm5                                          ;    66.3 fadd+fmul   41 next copy
        andps xmm2, xmm6                                           ;    68.3 fadd+fmul   41 next
        xorps xmm2, xmm12                                          ;    70.3 fadd+fmul   41 next
        movaps [rdx + 16], xmm2                                    ;    72.3 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm5                                          ;    69.3 fadd+fmul   41 next copy
        andps xmm2, xmm8                                           ;    71.3 fadd+fmul   41 next
        xorps xmm15, xmm2                                          ;    73.3 fadd+fmul   41 next
        xorps xmm15, xmm14                                         ;    75.3 fadd+fmul   41 next
        movaps xmm2, xmm5                                          ;    73.3 fadd+fmul   41 next copy
        andps xmm2, xmm7                                           ;    75.3 fadd+fmul   41 next
        movaps [rbp - 48], xmm14                                   ;    72.3 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm5                                         ;    75.3 fadd+fmul   41 next copy
        andps xmm14, xmm4                                          ;    77.3 fadd+fmul   41 next
        xorps xmm2, xmm14                                          ;    79.3 fadd+fmul   41 next
        xorps xmm0, xmm14                                          ;    79.3 fadd+fmul   41 next
        movaps xmm14, xmm9                                         ;    79.3 fadd+fmul   41 next copy
        andps xmm14, xmm4                                          ;    81.3 fadd+fmul   41 next
        xorps xmm5, xmm14                                          ;    83.3 fadd+fmul   41 next
        xorps xmm10, xmm5                                          ;    85.3 fadd+fmul   41 next
        andps xmm5, xmm9                                           ;    85.3 fadd+fmul   41 next
        xorps xmm5, [rel misty1_decrypt_compact.T0_constants128]   ;    87.3 agu1+agu0+fadd+fmul   41 next
        movaps [rdx + 80], xmm14                                   ;    83.3 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm7                                         ;    85.3 fadd+fmul   41 next copy
        andps xmm14, xmm8                                          ;    87.3 fadd+fmul   41 next
        movaps [rbp - 128], xmm5                                   ;    89.3 agu1+agu2+fmisc   41 next spill
        movaps xmm5, xmm11                                         ;    87.3 fadd+fmul   41 next copy
        orps xmm5, xmm9                                            ;    89.3 fadd+fmul   41 next
        movaps [rdx + 96], xmm11                                   ;    87.7 agu0+agu1+fmisc   41 next spill
        movaps xmm11, xmm12                                        ;    89.3 fadd+fmul   41 next copy
        andps xmm11, xmm4                                          ;    91.3 fadd+fmul   41 next
        andps xmm12, xmm8                                          ;    91.3 fadd+fmul   41 next
        movaps [rbp - 80], xmm2                                    ;    90.3 agu2+agu0+fmisc   41 next spill
        movaps xmm2, xmm6                                          ;    92.3 fadd+fmul   41 next copy
        andps xmm2, xmm3                                           ;    94.3 fadd+fmul   41 next
        xorps xmm5, xmm2                                           ;    96.3 fadd+fmul   41 next
        xorps xmm14, xmm5                                          ;    98.3 fadd+fmul   41 next
        movaps xmm2, xmm4                                          ;    96.3 fadd+fmul   41 next copy
        andps xmm2, xmm3                                           ;    98.3 fadd+fmul   41 next
        movaps xmm5, xmm13                                         ;    98.3 fadd+fmul   41 next copy
        andps xmm5, xmm3                                           ;   100.3 fadd+fmul   41 next
        xorps xmm11, xmm5                                          ;   102.3 fadd+fmul   41 next
        xorps xmm0, xmm11                                          ;   104.3 fadd+fmul   41 next
        movaps xmm5, xmm6                                          ;   102.3 fadd+fmul   41 next copy
        andps xmm5, xmm7                                           ;   104.3 fadd+fmul   41 next
        xorps xmm11, xmm14                                         ;   104.3 fadd+fmul   41 next
        xorps xmm11, xmm1                                          ;   106.3 fadd+fmul   41 next
        xorps xmm5, xmm8                                           ;   106.3 fadd+fmul   41 next
        andps xmm1, xmm3                                           ;   107.3 fadd+fmul   41 next
        movaps [rdi - 16], xmm11                                   ;   108.3 agu1+agu0+fmisc   41 next spill
        movaps xmm11, xmm2                                         ;   108.3 fadd+fmul   41 next copy
        xorps xmm11, xmm9                                          ;   110.3 fadd+fmul   41 next
        xorps xmm2, xmm6                                           ;   110.3 fadd+fmul   41 next
        xorps xmm0, xmm2                                           ;   112.3 fadd+fmul   41 next
        andps xmm11, xmm3                                          ;   112.3 fadd+fmul   41 next
        andps xmm2, xmm4                                           ;   113.3 fadd+fmul   41 next
        xorps xmm10, xmm11                                         ;   114.3 fadd+fmul   41 next
        movaps xmm11, xmm13                                        ;   115.3 fadd+fmul   41 next copy
        andps xmm11, xmm7                                          ;   117.3 fadd+fmul   41 next
        xorps xmm11, xmm5                                          ;   119.3 fadd+fmul   41 next
        xorps xmm0, xmm15                                          ;   118.3 fadd+fmul   41 next
        xorps xmm5, xmm9                                           ;   119.3 fadd+fmul   41 next
        xorps xmm1, xmm5                                           ;   121.3 fadd+fmul   41 next
        andps xmm5, xmm7                                           ;   121.3 fadd+fmul   41 next
        xorps xmm1, xmm4                                           ;   123.3 fadd+fmul   41 next
        xorps xmm2, xmm11                                          ;   123.3 fadd+fmul   41 next
        movaps xmm11, xmm4                                         ;   124.3 fadd+fmul   41 next copy
        andps xmm11, xmm13                                         ;   126.3 fadd+fmul   41 next
        andps xmm4, xmm8                                           ;   126.3 fadd+fmul   41 next
        xorps xmm11, xmm4                                          ;   128.3 fadd+fmul   41 next
        xorps xmm5, xmm11                                          ;   130.3 fadd+fmul   41 next
        movaps xmm11, xmm8                                         ;   129.3 fadd+fmul   41 next copy
        xorps xmm11, xmm7                                          ;   131.3 fadd+fmul   41 next
        andps xmm11, xmm3                                          ;   133.3 fadd+fmul   41 next
        xorps xmm11, xmm2                                          ;   135.3 fadd+fmul   41 next
        xorps xmm5, [rdx + 16]                                     ;   133.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, [rdx + 64]                                     ;   134.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm2, xmm4                                           ;   136.3 fadd+fmul   41 next
        movaps xmm4, [rdx - 48]                                    ;   132.3 agu2+agu0+fmisc   41 next
        andps xmm4, xmm13                                          ;   136.3 fadd+fmul   41 next
        andps xmm8, [rdx - 48]                                     ;   137.3 agu1+agu0+fadd+fmul   41 next
        andps xmm9, xmm6                                           ;   138.3 fadd+fmul   41 next
        xorps xmm8, [rbp - 80]                                     ;   139.3 agu2+agu0+fadd+fmul   41 next
        andps xmm13, xmm6                                          ;   140.3 fadd+fmul   41 next
        andps xmm7, [rdx - 48]                                     ;   141.3 agu1+agu0+fadd+fmul   41 next
        orps xmm3, [rdx + 96]                                      ;   142.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm9, xmm4                                           ;   143.3 fadd+fmul   41 next
        xorps xmm13, [rbp - 128]                                   ;   144.3 agu1+agu2+fadd+fmul   41 next
        movaps [rbp - 80], xmm5                                    ;   140.3 agu0+agu1+fmisc   41 next spill
        movaps xmm5, [rdx + 48]                                    ;   142.3 agu2+agu0+fmisc   41 next
        xorps xmm5, xmm1                                           ;   145.3 fadd+fmul   41 next
        xorps xmm1, xmm2                                           ;   146.3 fadd+fmul   41 next
        xorps xmm12, xmm1                                          ;   148.3 fadd+fmul   41 next
        xorps xmm12, xmm8                                          ;   150.3 fadd+fmul   41 next
        xorps xmm4, xmm7                                           ;   149.3 fadd+fmul   41 next
        movaps xmm1, [rdx + 96]                                    ;   145.3 agu1+agu0+fmisc   41 next reload
        xorps xmm9, xmm1                                           ;   150.3 fadd+fmul   41 next
        xorps xmm3, xmm9                                           ;   152.3 fadd+fmul   41 next
        xorps xmm14, xmm5                                          ;   152.3 fadd+fmul   41 next
        xorps xmm7, xmm13                                          ;   153.3 fadd+fmul   41 next
        xorps xmm13, [rbp - 48]                                    ;   154.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm0, xmm4                                           ;   155.3 fadd+fmul   41 next
        xorps xmm13, [rdi - 16]                                    ;   156.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm4, [rdx + 48]                                     ;   157.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm5, [rdx - 48]                                    ;   154.0 agu1+agu0+fmisc   54 next reload
        andps xmm6, xmm5                                           ;   158.3 fadd+fmul   41 next
        xorps xmm15, xmm6                                          ;   160.3 fadd+fmul   41 next
        xorps xmm8, [rbp - 128]                                    ;   160.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm6, xmm11                                          ;   161.3 fadd+fmul   41 next
        xorps xmm11, xmm3                                          ;   162.3 fadd+fmul   41 next
        xorps xmm11, [rdx + 80]                                    ;   164.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm10, xmm8                                          ;   164.3 fadd+fmul   41 next
        xorps xmm3, [rdx + 16]                                     ;   165.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm0, [rdx + 64]                                     ;   166.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm14, xmm1                                          ;   167.3 fadd+fmul   41 next
        xorps xmm4, [rbp - 80]                                     ;   168.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm5, xmm15                                          ;   169.3 fadd+fmul   41 next
        xorps xmm7, xmm6                                           ;   170.3 fadd+fmul   41 next
        xorps xmm3, xmm5                                           ;   171.3 fadd+fmul   41 next
        xorps xmm2, xmm7                                           ;   172.3 fadd+fmul   41 next
        movaps xmm15, [rdx + 32]                                   ;   168.3 agu0+agu1+fmisc   41 next
        movaps xmm1, [rdx - 64]                                    ;   170.3 agu2+agu0+fmisc   54 next reload
        andps xmm15, xmm1                                          ;   173.3 fadd+fmul   41 next
        movaps xmm5, [rdx - 112]                                   ;   172.3 agu1+agu0+fmisc   41 next
        andps xmm5, xmm1                                           ;   174.3 fadd+fmul   41 next
        movaps xmm6, [rdx - 128]                                   ;   174.3 agu2+agu0+fmisc   41 next
        movaps xmm7, [rdi + 48]                                    ;   175.3 agu1+agu0+fadd+fmul   54 next reload
        andps xmm6, xmm7                                           ;   177.3 fadd+fmul   41 next
        movaps xmm8, [rdx - 96]                                    ;   176.3 agu2+agu1+fmisc   41 next
        andps xmm8, xmm1                                           ;   178.3 fadd+fmul   41 next
        movaps xmm9, [rdx + 32]                                    ;   178.3 agu0+agu1+fmisc+fadd   41 next
        andps xmm9, [rdx - 96]                                     ;   180.3 agu2+agu0+fmul+fadd   41 next
        movaps [rdx - 48], xmm14                                   ;   179.3 agu1+agu2+fmisc   41 next spill
        movaps xmm14, [rdx - 128]                                  ;   180.3 agu0+agu1+fmul+fadd   41 next
        andps xmm14, [rdx - 96]                                    ;   182.3 agu2+agu0+fmul+fadd   41 next
        movaps [rbp - 80], xmm4                                    ;   181.3 agu1+agu0+fmisc   41 next spill
        movaps xmm4, [rdx - 112]                                   ;   182.3 agu2+agu1+fmul+fadd   41 next
        andps xmm4, [rdx + 0]                                      ;   184.3 agu0+agu2+fmul+fadd   41 next
        xorps xmm6, xmm4                                           ;   186.3 fmul+fadd   41 next
        andps xmm4, xmm7                                           ;   186.3 fmul+fadd   41 next
        movaps [rdx + 96], xmm13                                   ;   183.3 agu1+agu0+fmisc   41 next spill
        movaps xmm13, xmm8                                         ;   186.3 fmul+fadd   41 next copy
        xorps xmm13, xmm7                                          ;   188.3 fmul+fadd   41 next
        movaps [rdx + 64], xmm0                                    ;   185.3 agu2+agu0+fmisc   41 next spill
        movaps xmm0, [rdx - 128]                                   ;   187.3 agu1+agu0+fmisc+fmul   41 next
        andps xmm0, xmm5                                           ;   189.3 fadd+fmul   41 next
        movaps [rdx + 16], xmm3                                    ;   188.3 agu2+agu1+fmisc   41 next spill
        movaps xmm3, [rdx + 32]                                    ;   189.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm3, xmm13                                          ;   191.3 fadd+fmul   41 next
        andps xmm3, [rdx - 128]                                    ;   193.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm8, xmm3                                           ;   195.3 fadd+fmul   41 next
        movaps [rdx + 80], xmm11                                   ;   190.7 agu1+agu0+fmisc   41 next spill
        movaps xmm11, xmm9                                         ;   193.3 fadd+fmul   41 next copy
        xorps xmm11, xmm15                                         ;   195.3 fadd+fmul   41 next
        xorps xmm9, xmm6                                           ;   195.3 fadd+fmul   41 next
        xorps xmm6, xmm15                                          ;   196.3 fadd+fmul   41 next
        andps xmm11, [rdx - 112]                                   ;   197.3 agu2+agu0+fadd+fmul   41 next
        movaps [rbp - 128], xmm12                                  ;   195.0 agu1+agu0+fmisc   41 next spill
        movaps xmm12, [rdx - 112]                                  ;   197.0 agu2+agu1+fmisc   41 next
        andps xmm12, xmm7                                          ;   199.0 fadd+fmul   41 next
        movaps [rdx + 48], xmm10                                   ;   199.0 agu0+agu1+fmisc   41 next spill
        movaps xmm10, [rdx - 96]                                   ;   199.3 agu2+agu0+fadd+fmul   41 next
        andps xmm10, xmm12                                         ;   201.3 fadd+fmul   41 next
        xorps xmm0, xmm12                                          ;   201.3 fadd+fmul   41 next
        xorps xmm0, [rel misty1_decrypt_compact.T0_constants128]   ;   203.3 agu1+agu2+fadd+fmul   41 next
        movaps [rdi - 16], xmm2                                    ;   201.0 agu0+agu1+fmisc   41 next spill
        movaps xmm2, [rdx - 128]                                   ;   203.0 agu2+agu0+fmisc   41 next
        andps xmm2, [rdx + 0]                                      ;   205.0 agu1+agu2+fadd+fmul   41 next
        movaps [rbp - 48], xmm6                                    ;   205.0 agu0+agu1+fmisc   41 next spill
        movaps xmm6, xmm7                                          ;   204.3 fadd+fmul   41 next copy
        andps xmm6, xmm1                                           ;   206.3 fadd+fmul   41 next
        xorps xmm10, xmm6                                          ;   208.3 fadd+fmul   41 next
        xorps xmm6, xmm2                                           ;   208.3 fadd+fmul   41 next
        movaps [rbp - 64], xmm3                                    ;   207.0 agu2+agu0+fmisc   41 next spill
        movaps xmm3, [rdx + 0]                                     ;   208.3 agu1+agu0+fmisc+fadd   41 next
        andps xmm3, xmm9                                           ;   210.3 fmul+fadd   41 next
        xorps xmm10, xmm3                                          ;   212.3 fmul+fadd   41 next
        movaps xmm3, [rdx - 96]                                    ;   210.0 agu2+agu1+fmisc   54 next reload
        xorps xmm10, xmm3                                          ;   214.3 fmul+fadd   41 next
        xorps xmm9, xmm1                                           ;   212.3 fmul+fadd   41 next
        movaps [rdi + 64], xmm10                                   ;   216.3 agu0+agu1+fmisc   41 next spill
        movaps xmm10, [rdx + 0]                                    ;   213.0 agu2+agu0+fmul+fmisc   41 next
        andps xmm10, xmm6                                          ;   215.0 fadd+fmul   41 next
        xorps xmm10, xmm1                                          ;   217.0 fadd+fmul   41 next
        andps xmm6, [rdx + 32]                                     ;   215.3 agu1+agu2+fadd+fmul   41 next
        xorps xmm10, xmm13                                         ;   219.0 fadd+fmul   41 next
        movaps [rbp + 32], xmm10                                   ;   221.0 agu0+agu1+fmisc   41 next spill
        movaps xmm10, [rdx + 32]                                   ;   217.3 agu2+agu0+fmisc+fadd   41 next
        xorps xmm10, xmm14                                         ;   219.3 fmul+fadd   41 next
        xorps xmm11, xmm10                                         ;   221.3 fmul+fadd   41 next
        xorps xmm6, xmm11                                          ;   223.3 fmul+fadd   41 next
        movaps xmm11, xmm9                                         ;   221.3 fmul+fadd   41 next copy
        andps xmm11, xmm1                                          ;   223.3 fmul+fadd   41 next
        andps xmm9, [rdx + 32]                                     ;   223.3 agu1+agu2+fmul+fadd   41 next
        andps xmm10, [rdx - 112]                                   ;   224.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm11, xmm0                                          ;   225.3 fmul+fadd   41 next
        andps xmm13, [rdx + 0]                                     ;   226.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm11, xmm2                                          ;   227.3 fmul+fadd   41 next
        movaps xmm1, xmm7                                          ;   228.3 fmul+fadd   41 next copy
        andps xmm1, xmm3                                           ;   230.3 fmul+fadd   41 next
        xorps xmm10, xmm1                                          ;   232.3 fmul+fadd   41 next
        xorps xmm11, xmm10                                         ;   234.3 fmul+fadd   41 next
        movaps xmm10, [rdx + 32]                                   ;   227.7 agu1+agu0+fmisc   41 next
        andps xmm10, xmm7                                          ;   232.3 fmul+fadd   41 next
        xorps xmm10, xmm5                                          ;   234.3 fmul+fadd   41 next
        xorps xmm13, xmm10                                         ;   236.3 fmul+fadd   41 next
        xorps xmm10, [rdx + 0]                                     ;   236.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm15, xmm1                                          ;   236.3 fmul+fadd   41 next
        movaps xmm1, [rdx - 128]                                   ;   234.0 agu1+agu0+fmisc   41 next
        xorps xmm1, xmm12                                          ;   237.3 fmul+fadd   41 next
        andps xmm1, [rdx - 64]                                     ;   239.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm0, xmm1                                           ;   241.3 fmul+fadd   41 next
        xorps xmm9, xmm0                                           ;   243.3 fmul+fadd   41 next
        movaps xmm0, xmm3                                          ;   241.3 fmul+fadd   41 next copy
        andps xmm0, xmm10                                          ;   243.3 fmul+fadd   41 next
        xorps xmm10, xmm2                                          ;   243.3 fmul+fadd   41 next
        xorps xmm0, [rdx - 112]                                    ;   245.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm2, xmm3                                           ;   245.3 fmul+fadd   41 next
        xorps xmm12, [rdx + 0]                                     ;   246.3 agu2+agu0+fmul+fadd   41 next
        andps xmm14, xmm2                                          ;   247.3 fmul+fadd   41 next
        xorps xmm6, xmm13                                          ;   248.3 fmul+fadd   41 next
        movaps xmm13, [rdx + 32]                                   ;   245.7 agu1+agu0+fmisc   41 next
        andps xmm13, xmm12                                         ;   249.3 fmul+fadd   41 next
        andps xmm2, [rdx - 112]                                    ;   250.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm1, xmm2                                           ;   252.3 fmul+fadd   41 next
        xorps xmm10, xmm1                                          ;   254.3 fmul+fadd   41 next
        xorps xmm4, xmm0                                           ;   253.3 fmul+fadd   41 next
        movaps xmm0, [rdx + 0]                                     ;   249.7 agu1+agu0+fmisc   41 next
        andps xmm0, xmm15                                          ;   254.3 fmul+fadd   41 next
        xorps xmm2, xmm8                                           ;   255.3 fmul+fadd   41 next
        movaps xmm1, [rdx - 128]                                   ;   251.7 agu2+agu0+fmisc   41 next
        andps xmm1, [rdx - 112]                                    ;   256.3 agu1+agu0+fmul+fadd   41 next
        andps xmm12, [rdx - 64]                                    ;   257.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm12, [rdx - 128]                                   ;   259.3 agu1+agu2+fmul+fadd   41 next
        xorps xmm9, xmm12                                          ;   261.3 fmul+fadd   41 next
        xorps xmm6, [rbp - 64]                                     ;   260.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm15, xmm1                                          ;   261.3 fmul+fadd   41 next
        movaps xmm12, [rbp + 32]                                   ;   257.3 agu2+agu0+fmisc   41 next reload
        xorps xmm10, xmm12                                         ;   262.3 fmul+fadd   41 next
        andps xmm8, xmm1                                           ;   263.3 fmul+fadd   41 next
        xorps xmm5, xmm2                                           ;   264.3 fmul+fadd   41 next
        movaps xmm1, [rdx - 128]                                   ;   261.3 agu1+agu0+fmisc   54 next reload
        andps xmm15, xmm1                                          ;   265.3 fmul+fadd   41 next
        xorps xmm0, xmm10                                          ;   266.3 fmul+fadd   41 next
        xorps xmm12, xmm15                                         ;   267.3 fmul+fadd   41 next
        xorps xmm9, xmm14                                          ;   268.3 fmul+fadd   41 next
        xorps xmm8, [rbp - 48]                                     ;   269.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm8                                           ;   271.3 fmul+fadd   41 next
        movaps xmm14, [rel misty1_decrypt_compact.T0_constants128] ;   266.3 agu1+agu0+fmisc   41 next reload
        xorps xmm4, xmm14                                          ;   273.3 fmul+fadd   41 next
        xorps xmm13, xmm12                                         ;   272.3 fmul+fadd   41 next
        xorps xmm13, xmm14                                         ;   274.3 fmul+fadd   41 next
        xorps xmm5, [rdi + 64]                                     ;   274.3 agu2+agu0+fmul+fadd   41 next
        movaps xmm15, [rdi - 16]                                   ;   270.3 agu1+agu0+fmisc   41 next
        xorps xmm15, [rdx - 64]                                    ;   275.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm11, xmm15                                         ;   277.3 fmul+fadd   41 next
        xorps xmm7, [rdx + 48]                                     ;   277.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm9, xmm7                                           ;   279.3 fmul+fadd   41 next
        movaps xmm2, [rbp - 128]                                   ;   275.3 agu2+agu0+fmisc   41 next
        xorps xmm2, [rdx + 0]                                      ;   279.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm6, xmm2                                           ;   281.3 fmul+fadd   41 next
        xorps xmm3, [rdx + 80]                                     ;   281.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm13, xmm3                                          ;   283.3 fmul+fadd   41 next
        movaps xmm8, [rdx + 16]                                    ;   279.0 agu0+agu1+fmisc   41 next
        xorps xmm8, [rdx + 32]                                     ;   283.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm8                                           ;   285.3 fmul+fadd   41 next
        movaps xmm10, [rdx + 64]                                   ;   281.3 agu1+agu0+fmisc   41 next
        xorps xmm10, [rdx - 112]                                   ;   285.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm0, xmm10                                          ;   287.3 fmul+fadd   41 next
        xorps xmm1, [rdx + 96]                                     ;   287.3 agu1+agu2+fmul+fadd   41 next
        xorps xmm5, xmm1                                           ;   289.3 fmul+fadd   41 next
        xorps xmm11, [r11 + 2192]                                  ;   289.3 agu0+agu1+fmul+fadd   48 next
        xorps xmm9, [r11 + 2208]                                   ;   290.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm6, [r11 + 2224]                                   ;   291.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm13, [r11 + 2240]                                  ;   292.3 agu2+agu1+fmul+fadd   48 next
        xorps xmm4, [r11 + 2256]                                   ;   293.3 agu0+agu1+fmul+fadd   48 next
        xorps xmm0, [r11 + 2272]                                   ;   294.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm5, [r11 + 2288]                                   ;   295.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm15, [r11 + 2048]                                  ;   296.3 agu2+agu1+fmul+fadd   48 next
        xorps xmm7, [r11 + 2064]                                   ;   297.3 agu0+agu2+fmul+fadd   48 next
        xorps xmm2, [r11 + 2080]                                   ;   298.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm3, [r11 + 2096]                                   ;   299.3 agu2+agu1+fmul+fadd   48 next
        xorps xmm8, [r11 + 2112]                                   ;   300.3 agu0+agu1+fmul+fadd   48 next
        xorps xmm10, [r11 + 2128]                                  ;   301.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm1, [r11 + 2144]                                   ;   302.3 agu1+agu0+fmul+fadd   48 next
        movaps xmm12, [rbp - 80]                                   ;   298.3 agu2+agu0+fmisc   48 next
        xorps xmm12, [r11 + 2160]                                  ;   303.3 agu1+agu0+fmul+fadd   48 next
        movaps [rbp - 80], xmm5                                    ;   300.3 agu2+agu0+fmisc   48 next spill
        movaps xmm5, [rdx - 48]                                    ;   302.3 agu1+agu2+fmisc   48 next
        xorps xmm5, [r11 + 2176]                                   ;   304.3 agu0+agu1+fmul+fadd   48 next
        movaps [rdx - 48], xmm0                                    ;   304.3 agu2+agu0+fmisc   48 next spill
        movaps xmm0, xmm15                                         ;   305.3 fmul+fadd   45 next copy
        xorps xmm0, xmm1                                           ;   307.3 fmul+fadd   45 next
        movaps [rdx + 96], xmm4                                    ;   306.3 agu1+agu2+fmisc   48 next spill
        movaps xmm4, xmm3                                          ;   307.3 fmul+fadd   45 next copy
        andps xmm4, xmm12                                          ;   309.3 fmul+fadd   45 next
        movaps [rdx - 112], xmm13                                  ;   308.3 agu0+agu1+fmisc   48 next spill
        movaps xmm13, xmm7                                         ;   309.3 fmul+fadd   45 next copy
        xorps xmm13, xmm10                                         ;   311.3 fmul+fadd   45 next
        movaps [rdx + 64], xmm6                                    ;   310.3 agu2+agu0+fmisc   48 next spill
        movaps xmm6, xmm5                                          ;   311.3 fmul+fadd   45 next copy
        andps xmm6, xmm12                                          ;   313.3 fmul+fadd   45 next
        movaps [rdx - 128], xmm9                                   ;   312.3 agu1+agu0+fmisc   48 next spill
        movaps xmm9, xmm1                                          ;   313.3 fmul+fadd   45 next copy
        andps xmm9, xmm3                                           ;   315.3 fmul+fadd   45 next
        movaps [rdx + 32], xmm11                                   ;   314.3 agu2+agu0+fmisc   48 next spill
        movaps xmm11, xmm12                                        ;   315.3 fmul+fadd   45 next copy
        andps xmm11, xmm15                                         ;   317.3 fmul+fadd   45 next
        xorps xmm9, xmm11                                          ;   319.3 fmul+fadd   45 next
        movaps xmm11, xmm0                                         ;   318.3 fmul+fadd   45 next copy
        xorps xmm11, xmm3                                          ;   320.3 fmul+fadd   45 next
        xorps xmm9, xmm14                                          ;   321.3 fmul+fadd   45 next
        movaps xmm14, xmm1                                         ;   321.3 fmul+fadd   45 next copy
        andps xmm14, xmm8                                          ;   323.3 fmul+fadd   45 next
        movaps [rdx + 16], xmm9                                    ;   323.3 agu1+agu0+fmisc   45 next spill
        movaps xmm9, xmm2                                          ;   323.3 fmul+fadd   45 next copy
        andps xmm9, xmm11                                          ;   325.3 fmul+fadd   45 next
        movaps [rdx + 80], xmm4                                    ;   322.3 agu2+agu0+fmisc   45 next spill
        movaps xmm4, xmm5                                          ;   325.3 fmul+fadd   45 next copy
        andps xmm4, xmm15                                          ;   327.3 fmul+fadd   45 next
        xorps xmm4, xmm12                                          ;   329.3 fmul+fadd   45 next
        xorps xmm9, xmm4                                           ;   331.3 fmul+fadd   45 next
        movaps [rdx - 96], xmm1                                    ;   325.7 agu1+agu0+fmisc   48 next spill
        movaps xmm1, xmm3                                          ;   329.3 fmul+fadd   45 next copy
        andps xmm1, xmm2                                           ;   331.3 fmul+fadd   45 next
        xorps xmm1, xmm13                                          ;   333.3 fmul+fadd   45 next
        movaps [rdx + 0], xmm1                                     ;   335.3 agu2+agu0+fmisc   45 next spill
        movaps xmm1, xmm3                                          ;   332.3 fmul+fadd   45 next copy
        andps xmm1, xmm15                                          ;   334.3 fmul+fadd   45 next
        xorps xmm14, xmm1                                          ;   336.3 fmul+fadd   45 next
        xorps xmm14, xmm6                                          ;   338.3 fmul+fadd   45 next
        movaps xmm1, xmm3                                          ;   336.3 fmul+fadd   45 next copy
        andps xmm1, xmm7                                           ;   338.3 fmul+fadd   45 next
        movaps [rbp - 128], xmm6                                   ;   335.3 agu1+agu0+fmisc   45 next spill
        movaps xmm6, xmm3                                          ;   338.3 fmul+fadd   45 next copy
        andps xmm6, xmm8                                           ;   340.3 fmul+fadd   45 next
        xorps xmm1, xmm6                                           ;   342.3 fmul+fadd   45 next
        xorps xmm4, xmm6                                           ;   342.3 fmul+fadd   45 next
        movaps xmm6, xmm5                                          ;   342.3 fmul+fadd   45 next copy
        andps xmm6, xmm8                                           ;   344.3 fmul+fadd   45 next
        xorps xmm3, xmm6                                           ;   346.3 fmul+fadd   45 next
        xorps xmm9, xmm3                                           ;   348.3 fmul+fadd   45 next
        andps xmm3, xmm5                                           ;   348.3 fmul+fadd   45 next
        xorps xmm3, [rel misty1_decrypt_compact.T0_constants128]   ;   350.3 agu2+agu0+fmul+fadd   45 next
        movaps [rdx + 48], xmm6                                    ;   346.3 agu1+agu0+fmisc   45 next spill
        movaps xmm6, xmm7                                          ;   348.3 fmul+fadd   45 next copy
        andps xmm6, xmm15                                          ;   350.3 fmul+fadd   45 next
        movaps [rdi + 48], xmm3                                    ;   352.3 agu2+agu1+fmisc   45 next spill
        movaps xmm3, xmm11                                         ;   350.3 fmul+fadd   45 next copy
        orps xmm3, xmm5                                            ;   352.3 fmul+fadd   45 next
        movaps [rdx - 64], xmm11                                   ;   350.7 agu0+agu1+fmisc   45 next spill
        movaps xmm11, xmm13                                        ;   352.3 fmul+fadd   45 next copy
        andps xmm11, xmm8                                          ;   354.3 fmul+fadd   45 next
        andps xmm13, xmm15                                         ;   354.3 fmul+fadd   45 next
        movaps [rdi - 16], xmm1                                    ;   353.3 agu2+agu0+fmisc   45 next spill
        movaps xmm1, xmm2                                          ;   355.3 fmul+fadd   45 next copy
        andps xmm1, xmm10                                          ;   357.3 fmul+fadd   45 next
        xorps xmm3, xmm1                                           ;   359.3 fmul+fadd   45 next
        xorps xmm6, xmm3                                           ;   361.3 fmul+fadd   45 next
        movaps xmm1, xmm8                                          ;   359.3 fmul+fadd   45 next copy
        andps xmm1, xmm10                                          ;   361.3 fmul+fadd   45 next
        movaps xmm3, xmm12                                         ;   361.3 fmul+fadd   45 next copy
        andps xmm3, xmm10                                          ;   363.3 fmul+fadd   45 next
        xorps xmm11, xmm3                                          ;   365.3 fmul+fadd   45 next
        xorps xmm4, xmm11                                          ;   367.3 fmul+fadd   45 next
        movaps xmm3, xmm2                                          ;   365.3 fmul+fadd   45 next copy
        andps xmm3, xmm7                                           ;   367.3 fmul+fadd   45 next
        xorps xmm11, xmm6                                          ;   367.3 fmul+fadd   45 next
        xorps xmm11, xmm0                                          ;   369.3 fmul+fadd   45 next
        xorps xmm3, xmm15                                          ;   369.3 fmul+fadd   45 next
        andps xmm0, xmm10                                          ;   370.3 fmul+fadd   45 next
        movaps [rdi + 64], xmm11                                   ;   371.3 agu1+agu0+fmisc   45 next spill
        movaps xmm11, xmm1                                         ;   371.3 fmul+fadd   45 next copy
        xorps xmm11, xmm5                                          ;   373.3 fmul+fadd   45 next
        xorps xmm1, xmm2                                           ;   373.3 fmul+fadd   45 next
        xorps xmm4, xmm1                                           ;   375.3 fmul+fadd   45 next
        andps xmm11, xmm10                                         ;   375.3 fmul+fadd   45 next
        andps xmm1, xmm8                                           ;   376.3 fmul+fadd   45 next
        xorps xmm9, xmm11                                          ;   377.3 fmul+fadd   45 next
        movaps xmm11, xmm12                                        ;   378.3 fmul+fadd   45 next copy
        andps xmm11, xmm7                                          ;   380.3 fmul+fadd   45 next
        xorps xmm11, xmm3                                          ;   382.3 fmul+fadd   45 next
        xorps xmm4, xmm14                                          ;   381.3 fmul+fadd   45 next
        xorps xmm3, xmm5                                           ;   382.3 fmul+fadd   45 next
        xorps xmm0, xmm3                                           ;   384.3 fmul+fadd   45 next
        andps xmm3, xmm7                                           ;   384.3 fmul+fadd   45 next
        xorps xmm0, xmm8                                           ;   386.3 fmul+fadd   45 next
        xorps xmm1, xmm11                                          ;   386.3 fmul+fadd   45 next
        movaps xmm11, xmm8                                         ;   387.3 fmul+fadd   45 next copy
        andps xmm11, xmm12                                         ;   389.3 fmul+fadd   45 next
        andps xmm8, xmm15                                          ;   389.3 fmul+fadd   45 next
        xorps xmm11, xmm8                                          ;   391.3 fmul+fadd   45 next
        xorps xmm3, xmm11                                          ;   393.3 fmul+fadd   45 next
        movaps xmm11, xmm15                                        ;   392.3 fmul+fadd   45 next copy
        xorps xmm11, xmm7                                          ;   394.3 fmul+fadd   45 next
        andps xmm11, xmm10                                         ;   396.3 fmul+fadd   45 next
        xorps xmm11, xmm1                                          ;   398.3 fmul+fadd   45 next
        xorps xmm3, [rdx + 0]                                      ;   396.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm8, [rdx + 80]                                     ;   397.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm1, xmm8                                           ;   399.3 fmul+fadd   45 next
        movaps xmm8, [rdx - 96]                                    ;   395.3 agu2+agu0+fmisc   45 next
        andps xmm8, xmm12                                          ;   399.3 fmul+fadd   45 next
        andps xmm15, [rdx - 96]                                    ;   400.3 agu1+agu0+fmul+fadd   45 next
        andps xmm5, xmm2                                           ;   401.3 fmul+fadd   45 next
        xorps xmm15, [rdi - 16]                                    ;   402.3 agu2+agu0+fmul+fadd   45 next
        andps xmm12, xmm2                                          ;   403.3 fmul+fadd   45 next
        andps xmm7, [rdx - 96]                                     ;   404.3 agu1+agu0+fmul+fadd   45 next
        orps xmm10, [rdx - 64]                                     ;   405.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm5, xmm8                                           ;   406.3 fmul+fadd   45 next
        movaps [rdi - 16], xmm3                                    ;   402.3 agu1+agu2+fmisc   45 next spill
        movaps xmm3, [rdx + 16]                                    ;   404.3 agu0+agu1+fmisc   45 next
        xorps xmm3, xmm0                                           ;   407.3 fmul+fadd   45 next
        xorps xmm0, xmm1                                           ;   408.3 fmul+fadd   45 next
        xorps xmm13, xmm0                                          ;   410.3 fmul+fadd   45 next
        xorps xmm13, xmm15                                         ;   412.3 fmul+fadd   45 next
        movaps xmm0, [rdi + 48]                                    ;   406.7 agu2+agu0+fmisc   45 next reload
        xorps xmm12, xmm0                                          ;   411.3 fmul+fadd   45 next
        xorps xmm8, xmm7                                           ;   412.3 fmul+fadd   45 next
        xorps xmm5, [rdx - 64]                                     ;   413.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm6, xmm3                                           ;   414.3 fmul+fadd   45 next
        xorps xmm10, xmm5                                          ;   415.3 fmul+fadd   45 next
        xorps xmm7, xmm12                                          ;   416.3 fmul+fadd   45 next
        xorps xmm12, [rbp - 128]                                   ;   417.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm4, xmm8                                           ;   418.3 fmul+fadd   45 next
        xorps xmm12, [rdi + 64]                                    ;   419.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm8, [rdx + 16]                                     ;   420.3 agu2+agu0+fmul+fadd   45 next
        movaps xmm3, [rdx - 96]                                    ;   416.3 agu1+agu2+fmisc   48 next reload
        andps xmm2, xmm3                                           ;   421.3 fmul+fadd   45 next
        xorps xmm14, xmm2                                          ;   423.3 fmul+fadd   45 next
        xorps xmm15, xmm0                                          ;   423.3 fmul+fadd   45 next
        xorps xmm2, xmm11                                          ;   424.3 fmul+fadd   45 next
        xorps xmm11, xmm10                                         ;   425.3 fmul+fadd   45 next
        xorps xmm11, [rdx + 48]                                    ;   427.3 agu0+agu1+fmul+fadd   45 next
        xorps xmm9, xmm15                                          ;   427.3 fmul+fadd   45 next
        xorps xmm10, [rdx + 0]                                     ;   428.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm4, [rdx + 80]                                     ;   429.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm8, [rdi - 16]                                     ;   430.3 agu2+agu1+fmul+fadd   45 next
        xorps xmm6, [rdx - 64]                                     ;   431.3 agu0+agu2+fmul+fadd   45 next
        xorps xmm3, xmm14                                          ;   432.3 fmul+fadd   45 next
        xorps xmm7, xmm2                                           ;   433.3 fmul+fadd   45 next
        xorps xmm10, xmm3                                          ;   434.3 fmul+fadd   45 next
        xorps xmm1, xmm7                                           ;   435.3 fmul+fadd   45 next
        movaps xmm14, [rdx + 32]                                   ;   431.3 agu1+agu0+fmisc   48 next reload
        xorps xmm1, xmm14                                          ;   437.3 fmul+fadd   45 next
        movaps xmm15, [rdx - 128]                                  ;   433.3 agu2+agu0+fmisc   48 next reload
        xorps xmm9, xmm15                                          ;   437.3 fmul+fadd   45 next
        movaps xmm0, [rdx + 64]                                    ;   435.3 agu1+agu0+fmisc   48 next reload
        xorps xmm13, xmm0                                          ;   438.3 fmul+fadd   45 next
        movaps xmm2, [rdx - 112]                                   ;   437.3 agu2+agu0+fmisc   48 next reload
        xorps xmm11, xmm2                                          ;   439.3 fmul+fadd   45 next
        movaps xmm3, [rdx + 96]                                    ;   439.3 agu1+agu0+fmisc   48 next reload
        xorps xmm10, xmm3                                          ;   441.3 fmul+fadd   45 next
        movaps xmm5, [rdx - 48]                                    ;   440.3 agu2+agu0+fmisc+fmul   48 next reload
        xorps xmm4, xmm5                                           ;   442.3 fadd+fmul   45 next
        movaps xmm7, [rbp - 80]                                    ;   442.3 agu1+agu0+fmisc+fadd   48 next reload
        xorps xmm12, xmm7                                          ;   444.3 fmul+fadd   45 next
        xorps xmm1, [rax - 80]                                     ;   444.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm9, [rax - 64]                                     ;   445.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm13, [rax - 48]                                    ;   446.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm11, [rax - 32]                                    ;   447.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm10, [rax - 16]                                    ;   448.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm4, [rax + 0]                                      ;   449.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm12, [rax + 16]                                    ;   450.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm8, [rax + 32]                                     ;   451.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm6, [rax + 48]                                     ;   452.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm14, [rax + 64]                                    ;   453.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm15, [rax + 80]                                    ;   454.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm0, [rax + 96]                                     ;   455.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm2, [rax + 112]                                    ;   456.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm3, [rbx - 128]                                    ;   457.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm5, [rbx - 112]                                    ;   458.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm7, [rbx - 96]                                     ;   459.3 agu2+agu0+fmul+fadd   54 next
        movaps [rbp - 80], xmm7                                    ;   461.3 agu1+agu0+fmisc   54 next spill
        movaps xmm7, [r8 + 256]                                    ;   457.3 agu2+agu0+fmisc   54 next
        xorps xmm7, [rax - 80]                                     ;   460.3 agu1+agu0+fmul+fadd   54 next
        movaps [rdx - 48], xmm5                                    ;   460.3 agu2+agu0+fmisc   54 next spill
        movaps xmm5, [r8 + 272]                                    ;   460.3 agu1+agu0+fmisc+fmul   54 next
        xorps xmm5, [rax - 64]                                     ;   462.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdx + 96], xmm3                                    ;   462.3 agu0+agu2+fmisc   54 next spill
        movaps xmm3, [r8 + 288]                                    ;   462.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm3, [rax - 48]                                     ;   464.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdx - 112], xmm2                                   ;   464.3 agu0+agu2+fmisc   54 next spill
        movaps xmm2, [r8 + 304]                                    ;   464.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm2, [rax - 32]                                     ;   466.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdx + 64], xmm0                                    ;   466.3 agu0+agu2+fmisc   54 next spill
        movaps xmm0, [r8 + 320]                                    ;   466.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm0, [rax - 16]                                     ;   468.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdx - 128], xmm15                                  ;   468.3 agu0+agu2+fmisc   54 next spill
        movaps xmm15, [r8 + 336]                                   ;   468.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm15, [rax + 0]                                     ;   470.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdx + 32], xmm14                                   ;   470.3 agu0+agu2+fmisc   54 next spill
        movaps xmm14, [r8 + 352]                                   ;   470.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm14, [rax + 16]                                    ;   472.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdx - 96], xmm6                                    ;   472.3 agu0+agu2+fmisc   54 next spill
        movaps xmm6, [r8 + 368]                                    ;   472.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm6, [rax + 32]                                     ;   474.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdx - 64], xmm8                                    ;   474.3 agu0+agu2+fmisc   54 next spill
        movaps xmm8, [r8 + 384]                                    ;   474.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm8, [rax + 48]                                     ;   476.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdi - 16], xmm12                                   ;   476.3 agu0+agu2+fmisc   54 next spill
        movaps xmm12, [r8 + 400]                                   ;   476.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm12, [rax + 64]                                    ;   478.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdx + 80], xmm4                                    ;   478.3 agu0+agu2+fmisc   54 next spill
        movaps xmm4, [r8 + 416]                                    ;   478.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm4, [rax + 80]                                     ;   480.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdx + 0], xmm10                                    ;   480.3 agu0+agu2+fmisc   54 next spill
        movaps xmm10, [r8 + 432]                                   ;   480.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm10, [rax + 96]                                    ;   482.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdx + 48], xmm11                                   ;   482.3 agu0+agu2+fmisc   54 next spill
        movaps xmm11, xmm6                                         ;   482.3 fadd+fmul   41 next copy
        movaps [rdi + 48], xmm13                                   ;   484.3 agu1+agu0+fmisc   54 next spill
        movaps xmm13, [r8 + 448]                                   ;   483.3 agu2+agu0+fadd+fmul   54 next
        xorps xmm13, [rax + 112]                                   ;   485.3 agu1+agu2+fadd+fmul   54 next
        movaps [rdx + 16], xmm9                                    ;   486.3 agu0+agu1+fmisc   54 next spill
        movaps xmm9, xmm4                                          ;   485.3 fadd+fmul   41 next copy
        movaps [rdi + 64], xmm1                                    ;   488.3 agu2+agu0+fmisc   54 next spill
        movaps xmm1, [r8 + 464]                                    ;   486.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm1, [rbx - 128]                                    ;   488.3 agu2+agu1+fadd+fmul   54 next
        xorps xmm11, xmm1                                          ;   490.3 fadd+fmul   41 next
        movaps [rbp - 128], xmm3                                   ;   490.3 agu0+agu2+fmisc   54 next spill
        movaps xmm3, xmm8                                          ;   489.3 fadd+fmul   41 next copy
        xorps xmm3, xmm13                                          ;   491.3 fadd+fmul   41 next
        movaps [rbp - 48], xmm2                                    ;   492.3 agu1+agu0+fmisc   54 next spill
        movaps xmm2, [r8 + 480]                                    ;   491.3 agu2+agu0+fadd+fmul   54 next
        xorps xmm2, [rbx - 112]                                    ;   493.3 agu1+agu2+fadd+fmul   54 next
        andps xmm9, xmm2                                           ;   495.3 fadd+fmul   41 next
        movaps [rbp + 32], xmm5                                    ;   494.3 agu0+agu1+fmisc   54 next spill
        movaps xmm5, xmm2                                          ;   495.3 fadd+fmul   41 next copy
        movaps [rbp - 64], xmm14                                   ;   496.3 agu2+agu0+fmisc   54 next spill
        movaps xmm14, [r8 + 496]                                   ;   495.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm14, [rbx - 96]                                    ;   497.3 agu2+agu1+fadd+fmul   54 next
        andps xmm5, xmm14                                          ;   499.3 fadd+fmul   41 next
        movaps [rbp - 96], xmm15                                   ;   498.3 agu0+agu2+fmisc   54 next spill
        movaps xmm15, xmm1                                         ;   498.3 fadd+fmul   41 next copy
        andps xmm15, xmm4                                          ;   500.3 fadd+fmul   41 next
        movaps [rbp + 80], xmm7                                    ;   500.3 agu1+agu0+fmisc   54 next spill
        movaps xmm7, xmm2                                          ;   500.3 fadd+fmul   41 next copy
        andps xmm7, xmm6                                           ;   502.3 fadd+fmul   41 next
        xorps xmm15, xmm7                                          ;   504.3 fadd+fmul   41 next
        movaps xmm7, xmm1                                          ;   503.3 fadd+fmul   41 next copy
        andps xmm7, xmm10                                          ;   505.3 fadd+fmul   41 next
        xorps xmm15, [rel misty1_decrypt_compact.T0_constants128]  ;   506.3 agu2+agu0+fadd+fmul   41 next
        movaps [rbp - 112], xmm0                                   ;   503.3 agu1+agu0+fmisc   54 next spill
        movaps xmm0, xmm11                                         ;   506.3 fadd+fmul   41 next copy
        xorps xmm0, xmm4                                           ;   508.3 fadd+fmul   41 next
        movaps [rbp + 0], xmm15                                    ;   508.3 agu2+agu1+fmisc   41 next spill
        movaps xmm15, xmm12                                        ;   508.3 fadd+fmul   41 next copy
        andps xmm15, xmm0                                          ;   510.3 fadd+fmul   41 next
        movaps [rbp - 32], xmm9                                    ;   507.3 agu0+agu1+fmisc   41 next spill
        movaps xmm9, xmm14                                         ;   510.3 fadd+fmul   41 next copy
        andps xmm9, xmm6                                           ;   512.3 fadd+fmul   41 next
        xorps xmm9, xmm2                                           ;   514.3 fadd+fmul   41 next
        xorps xmm15, xmm9                                          ;   516.3 fadd+fmul   41 next
        movaps [rbp - 16], xmm1                                    ;   510.7 agu2+agu0+fmisc   54 next spill
        movaps xmm1, xmm4                                          ;   514.3 fadd+fmul   41 next copy
        andps xmm1, xmm12                                          ;   516.3 fadd+fmul   41 next
        xorps xmm1, xmm3                                           ;   518.3 fadd+fmul   41 next
        movaps [rdi - 80], xmm1                                    ;   520.3 agu1+agu0+fmisc   41 next spill
        movaps xmm1, xmm4                                          ;   517.3 fadd+fmul   41 next copy
        andps xmm1, xmm6                                           ;   519.3 fadd+fmul   41 next
        xorps xmm7, xmm1                                           ;   521.3 fadd+fmul   41 next
        xorps xmm7, xmm5                                           ;   523.3 fadd+fmul   41 next
        movaps xmm1, xmm4                                          ;   521.3 fadd+fmul   41 next copy
        andps xmm1, xmm8                                           ;   523.3 fadd+fmul   41 next
        movaps [rbp + 112], xmm5                                   ;   520.3 agu2+agu0+fmisc   41 next spill
        movaps xmm5, xmm4                                          ;   523.3 fadd+fmul   41 next copy
        andps xmm5, xmm10                                          ;   525.3 fadd+fmul   41 next
        xorps xmm1, xmm5                                           ;   527.3 fadd+fmul   41 next
        xorps xmm9, xmm5                                           ;   527.3 fadd+fmul   41 next
        movaps xmm5, xmm14                                         ;   527.3 fadd+fmul   41 next copy
        andps xmm5, xmm10                                          ;   529.3 fadd+fmul   41 next
        xorps xmm4, xmm5                                           ;   531.3 fadd+fmul   41 next
        xorps xmm15, xmm4                                          ;   533.3 fadd+fmul   41 next
        andps xmm4, xmm14                                          ;   533.3 fadd+fmul   41 next
        xorps xmm4, [rel misty1_decrypt_compact.T0_constants128]   ;   535.3 agu1+agu0+fadd+fmul   41 next
        movaps [rbp + 48], xmm5                                    ;   531.3 agu2+agu0+fmisc   41 next spill
        movaps xmm5, xmm8                                          ;   533.3 fadd+fmul   41 next copy
        andps xmm5, xmm6                                           ;   535.3 fadd+fmul   41 next
        movaps [rbp + 64], xmm4                                    ;   537.3 agu1+agu2+fmisc   41 next spill
        movaps xmm4, xmm0                                          ;   535.3 fadd+fmul   41 next copy
        orps xmm4, xmm14                                           ;   537.3 fadd+fmul   41 next
        movaps [rbp + 16], xmm0                                    ;   535.7 agu0+agu1+fmisc   41 next spill
        movaps xmm0, xmm3                                          ;   537.3 fadd+fmul   41 next copy
        andps xmm0, xmm10                                          ;   539.3 fadd+fmul   41 next
        andps xmm3, xmm6                                           ;   539.3 fadd+fmul   41 next
        movaps [rdi + 0], xmm1                                     ;   538.3 agu2+agu0+fmisc   41 next spill
        movaps xmm1, xmm12                                         ;   540.3 fadd+fmul   41 next copy
        andps xmm1, xmm13                                          ;   542.3 fadd+fmul   41 next
        xorps xmm4, xmm1                                           ;   544.3 fadd+fmul   41 next
        xorps xmm5, xmm4                                           ;   546.3 fadd+fmul   41 next
        movaps xmm1, xmm10                                         ;   544.3 fadd+fmul   41 next copy
        andps xmm1, xmm13                                          ;   546.3 fadd+fmul   41 next
        movaps xmm4, xmm2                                          ;   546.3 fadd+fmul   41 next copy
        andps xmm4, xmm13                                          ;   548.3 fadd+fmul   41 next
        xorps xmm0, xmm4                                           ;   550.3 fadd+fmul   41 next
        xorps xmm9, xmm0                                           ;   552.3 fadd+fmul   41 next
        movaps xmm4, xmm12                                         ;   550.3 fadd+fmul   41 next copy
        andps xmm4, xmm8                                           ;   552.3 fadd+fmul   41 next
        xorps xmm0, xmm5                                           ;   552.3 fadd+fmul   41 next
        xorps xmm0, xmm11                                          ;   554.3 fadd+fmul   41 next
        xorps xmm4, xmm6                                           ;   554.3 fadd+fmul   41 next
        andps xmm11, xmm13                                         ;   555.3 fadd+fmul   41 next
        movaps [rdi - 112], xmm0                                   ;   556.3 agu1+agu0+fmisc   41 next spill
        movaps xmm0, xmm1                                          ;   556.3 fadd+fmul   41 next copy
        xorps xmm0, xmm14                                          ;   558.3 fadd+fmul   41 next
        xorps xmm1, xmm12                                          ;   558.3 fadd+fmul   41 next
        xorps xmm9, xmm1                                           ;   560.3 fadd+fmul   41 next
        andps xmm0, xmm13                                          ;   560.3 fadd+fmul   41 next
        andps xmm1, xmm10                                          ;   561.3 fadd+fmul   41 next
        xorps xmm15, xmm0                                          ;   562.3 fadd+fmul   41 next
        movaps xmm0, xmm2                                          ;   563.3 fadd+fmul   41 next copy
        andps xmm0, xmm8                                           ;   565.3 fadd+fmul   41 next
        xorps xmm0, xmm4                                           ;   567.3 fadd+fmul   41 next
        xorps xmm9, xmm7                                           ;   566.3 fadd+fmul   41 next
        xorps xmm4, xmm14                                          ;   567.3 fadd+fmul   41 next
        xorps xmm11, xmm4                                          ;   569.3 fadd+fmul   41 next
        andps xmm4, xmm8                                           ;   569.3 fadd+fmul   41 next
        xorps xmm11, xmm10                                         ;   571.3 fadd+fmul   41 next
        xorps xmm1, xmm0                                           ;   571.3 fadd+fmul   41 next
        movaps xmm0, xmm10                                         ;   572.3 fadd+fmul   41 next copy
        andps xmm0, xmm2                                           ;   574.3 fadd+fmul   41 next
        andps xmm10, xmm6                                          ;   574.3 fadd+fmul   41 next
        xorps xmm0, xmm10                                          ;   576.3 fadd+fmul   41 next
        xorps xmm4, xmm0                                           ;   578.3 fadd+fmul   41 next
        movaps xmm0, xmm6                                          ;   577.3 fadd+fmul   41 next copy
        xorps xmm0, xmm8                                           ;   579.3 fadd+fmul   41 next
        andps xmm0, xmm13                                          ;   581.3 fadd+fmul   41 next
        xorps xmm0, xmm1                                           ;   583.3 fadd+fmul   41 next
        xorps xmm4, [rdi - 80]                                     ;   581.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm10, [rbp - 32]                                    ;   582.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm1, xmm10                                          ;   584.3 fadd+fmul   41 next
        movaps xmm10, [rbp - 16]                                   ;   580.3 agu2+agu0+fmisc   41 next
        andps xmm10, xmm2                                          ;   584.3 fadd+fmul   41 next
        andps xmm6, [rbp - 16]                                     ;   585.3 agu1+agu0+fadd+fmul   41 next
        andps xmm14, xmm12                                         ;   586.3 fadd+fmul   41 next
        xorps xmm6, [rdi + 0]                                      ;   587.3 agu2+agu0+fadd+fmul   41 next
        andps xmm2, xmm12                                          ;   588.3 fadd+fmul   41 next
        andps xmm8, [rbp - 16]                                     ;   589.3 agu1+agu0+fadd+fmul   41 next
        orps xmm13, [rbp + 16]                                     ;   590.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm14, xmm10                                         ;   591.3 fadd+fmul   41 next
        xorps xmm2, [rbp + 64]                                     ;   592.3 agu1+agu2+fadd+fmul   41 next
        movaps [rdi + 0], xmm4                                     ;   588.3 agu0+agu1+fmisc   41 next spill
        movaps xmm4, [rbp + 0]                                     ;   590.3 agu2+agu0+fmisc   41 next
        xorps xmm4, xmm11                                          ;   593.3 fadd+fmul   41 next
        xorps xmm11, xmm1                                          ;   594.3 fadd+fmul   41 next
        xorps xmm3, xmm11                                          ;   596.3 fadd+fmul   41 next
        xorps xmm3, xmm6                                           ;   598.3 fadd+fmul   41 next
        xorps xmm10, xmm8                                          ;   597.3 fadd+fmul   41 next
        movaps xmm11, [rbp + 16]                                   ;   593.3 agu1+agu0+fmisc   41 next reload
        xorps xmm14, xmm11                                         ;   598.3 fadd+fmul   41 next
        xorps xmm13, xmm14                                         ;   600.3 fadd+fmul   41 next
        xorps xmm5, xmm4                                           ;   600.3 fadd+fmul   41 next
        xorps xmm8, xmm2                                           ;   601.3 fadd+fmul   41 next
        xorps xmm2, [rbp + 112]                                    ;   602.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm9, xmm10                                          ;   603.3 fadd+fmul   41 next
        xorps xmm2, [rdi - 112]                                    ;   604.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm10, [rbp + 0]                                     ;   605.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm14, [rbp - 16]                                   ;   602.0 agu1+agu0+fmisc   54 next reload
        andps xmm12, xmm14                                         ;   606.3 fadd+fmul   41 next
        xorps xmm7, xmm12                                          ;   608.3 fadd+fmul   41 next
        xorps xmm6, [rbp + 64]                                     ;   608.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm12, xmm0                                          ;   609.3 fadd+fmul   41 next
        xorps xmm0, xmm13                                          ;   610.3 fadd+fmul   41 next
        xorps xmm0, [rbp + 48]                                     ;   612.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm15, xmm6                                          ;   612.3 fadd+fmul   41 next
        xorps xmm13, [rdi - 80]                                    ;   613.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm9, [rbp - 32]                                     ;   614.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm5, xmm11                                          ;   615.3 fadd+fmul   41 next
        xorps xmm10, [rdi + 0]                                     ;   616.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm14, xmm7                                          ;   617.3 fadd+fmul   41 next
        xorps xmm8, xmm12                                          ;   618.3 fadd+fmul   41 next
        xorps xmm13, xmm14                                         ;   619.3 fadd+fmul   41 next
        xorps xmm1, xmm8                                           ;   620.3 fadd+fmul   41 next
        movaps xmm14, [rbp - 112]                                  ;   616.3 agu0+agu1+fmisc   41 next
        movaps xmm4, [rbp + 80]                                    ;   618.3 agu2+agu0+fmisc   54 next reload
        andps xmm14, xmm4                                          ;   621.3 fadd+fmul   41 next
        movaps xmm6, [rbp - 96]                                    ;   620.3 agu1+agu0+fmisc   41 next
        andps xmm6, xmm4                                           ;   622.3 fadd+fmul   41 next
        movaps xmm7, [rbp - 64]                                    ;   622.3 agu2+agu0+fmisc   41 next
        movaps xmm8, [rbp + 32]                                    ;   623.3 agu1+agu0+fadd+fmul   54 next reload
        andps xmm7, xmm8                                           ;   625.3 fadd+fmul   41 next
        movaps xmm11, [rbp - 48]                                   ;   624.3 agu2+agu1+fmisc   41 next
        andps xmm11, xmm4                                          ;   626.3 fadd+fmul   41 next
        movaps xmm12, [rbp - 112]                                  ;   626.3 agu0+agu1+fmisc+fadd   41 next
        andps xmm12, [rbp - 48]                                    ;   628.3 agu2+agu0+fmul+fadd   41 next
        movaps [rbp - 16], xmm5                                    ;   627.3 agu1+agu2+fmisc   41 next spill
        movaps xmm5, [rbp - 64]                                    ;   628.3 agu0+agu1+fmul+fadd   41 next
        andps xmm5, [rbp - 48]                                     ;   630.3 agu2+agu0+fmul+fadd   41 next
        movaps [rdi + 0], xmm10                                    ;   629.3 agu1+agu0+fmisc   41 next spill
        movaps xmm10, [rbp - 96]                                   ;   630.3 agu2+agu1+fmul+fadd   41 next
        andps xmm10, [rbp - 128]                                   ;   632.3 agu0+agu2+fmul+fadd   41 next
        xorps xmm7, xmm10                                          ;   634.3 fmul+fadd   41 next
        andps xmm10, xmm8                                          ;   634.3 fmul+fadd   41 next
        movaps [rbp + 16], xmm2                                    ;   631.3 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm11                                         ;   634.3 fmul+fadd   41 next copy
        xorps xmm2, xmm8                                           ;   636.3 fmul+fadd   41 next
        movaps [rbp - 32], xmm9                                    ;   633.3 agu2+agu0+fmisc   41 next spill
        movaps xmm9, [rbp - 64]                                    ;   635.3 agu1+agu0+fmisc+fmul   41 next
        andps xmm9, xmm6                                           ;   637.3 fadd+fmul   41 next
        movaps [rdi - 80], xmm13                                   ;   636.3 agu2+agu1+fmisc   41 next spill
        movaps xmm13, [rbp - 112]                                  ;   637.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm13, xmm2                                          ;   639.3 fadd+fmul   41 next
        andps xmm13, [rbp - 64]                                    ;   641.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, xmm13                                         ;   643.3 fadd+fmul   41 next
        movaps [rbp + 48], xmm0                                    ;   638.7 agu1+agu0+fmisc   41 next spill
        movaps xmm0, xmm12                                         ;   641.3 fadd+fmul   41 next copy
        xorps xmm0, xmm14                                          ;   643.3 fadd+fmul   41 next
        xorps xmm12, xmm7                                          ;   643.3 fadd+fmul   41 next
        xorps xmm7, xmm14                                          ;   644.3 fadd+fmul   41 next
        andps xmm0, [rbp - 96]                                     ;   645.3 agu2+agu0+fadd+fmul   41 next
        movaps [rbp + 64], xmm3                                    ;   643.0 agu1+agu0+fmisc   41 next spill
        movaps xmm3, [rbp - 96]                                    ;   645.0 agu2+agu1+fmisc   41 next
        andps xmm3, xmm8                                           ;   647.0 fadd+fmul   41 next
        movaps [rbp + 0], xmm15                                    ;   647.0 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rbp - 48]                                   ;   647.3 agu2+agu0+fadd+fmul   41 next
        andps xmm15, xmm3                                          ;   649.3 fadd+fmul   41 next
        xorps xmm9, xmm3                                           ;   649.3 fadd+fmul   41 next
        xorps xmm9, [rel misty1_decrypt_compact.T0_constants128]   ;   651.3 agu1+agu2+fadd+fmul   41 next
        movaps [rdi - 112], xmm1                                   ;   649.0 agu0+agu1+fmisc   41 next spill
        movaps xmm1, [rbp - 64]                                    ;   651.0 agu2+agu0+fmisc   41 next
        andps xmm1, [rbp - 128]                                    ;   653.0 agu1+agu2+fadd+fmul   41 next
        movaps [rbp + 112], xmm7                                   ;   653.0 agu0+agu1+fmisc   41 next spill
        movaps xmm7, xmm8                                          ;   652.3 fadd+fmul   41 next copy
        andps xmm7, xmm4                                           ;   654.3 fadd+fmul   41 next
        xorps xmm15, xmm7                                          ;   656.3 fadd+fmul   41 next
        xorps xmm7, xmm1                                           ;   656.3 fadd+fmul   41 next
        movaps [rdx + 112], xmm13                                  ;   655.0 agu2+agu0+fmisc   41 next spill
        movaps xmm13, [rbp - 128]                                  ;   656.3 agu1+agu0+fmisc+fadd   41 next
        andps xmm13, xmm12                                         ;   658.3 fmul+fadd   41 next
        xorps xmm15, xmm13                                         ;   660.3 fmul+fadd   41 next
        movaps xmm13, [rbp - 48]                                   ;   658.0 agu2+agu1+fmisc   54 next reload
        xorps xmm15, xmm13                                         ;   662.3 fmul+fadd   41 next
        xorps xmm12, xmm4                                          ;   660.3 fmul+fadd   41 next
        movaps [rdi - 96], xmm15                                   ;   664.3 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rbp - 128]                                  ;   661.0 agu2+agu0+fmul+fmisc   41 next
        andps xmm15, xmm7                                          ;   663.0 fadd+fmul   41 next
        xorps xmm15, xmm4                                          ;   665.0 fadd+fmul   41 next
        andps xmm7, [rbp - 112]                                    ;   663.3 agu1+agu2+fadd+fmul   41 next
        xorps xmm15, xmm2                                          ;   667.0 fadd+fmul   41 next
        movaps [rbp + 96], xmm15                                   ;   669.0 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rbp - 112]                                  ;   665.3 agu2+agu0+fmisc+fadd   41 next
        xorps xmm15, xmm5                                          ;   667.3 fmul+fadd   41 next
        xorps xmm0, xmm15                                          ;   669.3 fmul+fadd   41 next
        xorps xmm7, xmm0                                           ;   671.3 fmul+fadd   41 next
        movaps xmm0, xmm12                                         ;   669.3 fmul+fadd   41 next copy
        andps xmm0, xmm4                                           ;   671.3 fmul+fadd   41 next
        andps xmm12, [rbp - 112]                                   ;   671.3 agu1+agu2+fmul+fadd   41 next
        andps xmm15, [rbp - 96]                                    ;   672.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm0, xmm9                                           ;   673.3 fmul+fadd   41 next
        andps xmm2, [rbp - 128]                                    ;   674.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm0, xmm1                                           ;   675.3 fmul+fadd   41 next
        movaps xmm4, xmm8                                          ;   676.3 fmul+fadd   41 next copy
        andps xmm4, xmm13                                          ;   678.3 fmul+fadd   41 next
        xorps xmm15, xmm4                                          ;   680.3 fmul+fadd   41 next
        xorps xmm0, xmm15                                          ;   682.3 fmul+fadd   41 next
        movaps xmm15, [rbp - 112]                                  ;   675.7 agu1+agu0+fmisc   41 next
        andps xmm15, xmm8                                          ;   680.3 fmul+fadd   41 next
        xorps xmm15, xmm6                                          ;   682.3 fmul+fadd   41 next
        xorps xmm2, xmm15                                          ;   684.3 fmul+fadd   41 next
        xorps xmm15, [rbp - 128]                                   ;   684.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm14, xmm4                                          ;   684.3 fmul+fadd   41 next
        movaps xmm4, [rbp - 64]                                    ;   682.0 agu1+agu0+fmisc   41 next
        xorps xmm4, xmm3                                           ;   685.3 fmul+fadd   41 next
        andps xmm4, [rbp + 80]                                     ;   687.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm9, xmm4                                           ;   689.3 fmul+fadd   41 next
        xorps xmm12, xmm9                                          ;   691.3 fmul+fadd   41 next
        movaps xmm9, xmm13                                         ;   689.3 fmul+fadd   41 next copy
        andps xmm9, xmm15                                          ;   691.3 fmul+fadd   41 next
        xorps xmm15, xmm1                                          ;   691.3 fmul+fadd   41 next
        xorps xmm9, [rbp - 96]                                     ;   693.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm1, xmm13                                          ;   693.3 fmul+fadd   41 next
        xorps xmm3, [rbp - 128]                                    ;   694.3 agu2+agu0+fmul+fadd   41 next
        andps xmm5, xmm1                                           ;   695.3 fmul+fadd   41 next
        xorps xmm7, xmm2                                           ;   696.3 fmul+fadd   41 next
        movaps xmm2, [rbp - 112]                                   ;   693.7 agu1+agu0+fmisc   41 next
        andps xmm2, xmm3                                           ;   697.3 fmul+fadd   41 next
        andps xmm1, [rbp - 96]                                     ;   698.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm1                                           ;   700.3 fmul+fadd   41 next
        xorps xmm15, xmm4                                          ;   702.3 fmul+fadd   41 next
        xorps xmm10, xmm9                                          ;   701.3 fmul+fadd   41 next
        movaps xmm4, [rbp - 128]                                   ;   697.7 agu1+agu0+fmisc   41 next
        andps xmm4, xmm14                                          ;   702.3 fmul+fadd   41 next
        xorps xmm1, xmm11                                          ;   703.3 fmul+fadd   41 next
        movaps xmm9, [rbp - 64]                                    ;   699.7 agu2+agu0+fmisc   41 next
        andps xmm9, [rbp - 96]                                     ;   704.3 agu1+agu0+fmul+fadd   41 next
        andps xmm3, [rbp + 80]                                     ;   705.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm3, [rbp - 64]                                     ;   707.3 agu1+agu2+fmul+fadd   41 next
        xorps xmm12, xmm3                                          ;   709.3 fmul+fadd   41 next
        xorps xmm7, [rdx + 112]                                    ;   708.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm14, xmm9                                          ;   709.3 fmul+fadd   41 next
        movaps xmm3, [rbp + 96]                                    ;   705.3 agu2+agu0+fmisc   41 next reload
        xorps xmm15, xmm3                                          ;   710.3 fmul+fadd   41 next
        andps xmm11, xmm9                                          ;   711.3 fmul+fadd   41 next
        xorps xmm6, xmm1                                           ;   712.3 fmul+fadd   41 next
        movaps xmm1, [rbp - 64]                                    ;   709.3 agu1+agu0+fmisc   54 next reload
        andps xmm14, xmm1                                          ;   713.3 fmul+fadd   41 next
        xorps xmm4, xmm15                                          ;   714.3 fmul+fadd   41 next
        xorps xmm3, xmm14                                          ;   715.3 fmul+fadd   41 next
        xorps xmm5, xmm12                                          ;   716.3 fmul+fadd   41 next
        xorps xmm11, [rbp + 112]                                   ;   717.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm10, xmm11                                         ;   719.3 fmul+fadd   41 next
        movaps xmm14, [rel misty1_decrypt_compact.T0_constants128] ;   714.3 agu1+agu0+fmisc   41 next reload
        xorps xmm10, xmm14                                         ;   721.3 fmul+fadd   41 next
        xorps xmm2, xmm3                                           ;   720.3 fmul+fadd   41 next
        xorps xmm2, xmm14                                          ;   722.3 fmul+fadd   41 next
        xorps xmm6, [rdi - 96]                                     ;   722.3 agu2+agu0+fmul+fadd   41 next
        movaps xmm15, [rdi - 112]                                  ;   718.3 agu1+agu0+fmisc   41 next
        xorps xmm15, [rbp + 80]                                    ;   723.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm0, xmm15                                          ;   725.3 fmul+fadd   41 next
        xorps xmm8, [rbp + 0]                                      ;   725.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm5, xmm8                                           ;   727.3 fmul+fadd   41 next
        movaps xmm3, [rbp + 64]                                    ;   723.3 agu2+agu0+fmisc   41 next
        xorps xmm3, [rbp - 128]                                    ;   727.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm7, xmm3                                           ;   729.3 fmul+fadd   41 next
        xorps xmm13, [rbp + 48]                                    ;   729.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm2, xmm13                                          ;   731.3 fmul+fadd   41 next
        movaps xmm9, [rdi - 80]                                    ;   727.0 agu0+agu1+fmisc   41 next
        xorps xmm9, [rbp - 112]                                    ;   731.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm10, xmm9                                          ;   733.3 fmul+fadd   41 next
        movaps xmm11, [rbp - 32]                                   ;   729.3 agu1+agu0+fmisc   41 next
        xorps xmm11, [rbp - 96]                                    ;   733.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm11                                          ;   735.3 fmul+fadd   41 next
        xorps xmm1, [rbp + 16]                                     ;   735.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm6, xmm1                                           ;   737.3 fmul+fadd   41 next
        xorps xmm0, [r8 + 2192]                                    ;   737.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm5, [r8 + 2208]                                    ;   738.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm7, [r8 + 2224]                                    ;   739.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm2, [r8 + 2240]                                    ;   740.3 agu1+agu2+fmul+fadd   48 next
        xorps xmm10, [r8 + 2256]                                   ;   741.3 agu0+agu1+fmul+fadd   48 next
        xorps xmm4, [r8 + 2272]                                    ;   742.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm6, [r8 + 2288]                                    ;   743.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm15, [r8 + 2048]                                   ;   744.3 agu2+agu1+fmul+fadd   48 next
        xorps xmm8, [r8 + 2064]                                    ;   745.3 agu0+agu2+fmul+fadd   48 next
        xorps xmm3, [r8 + 2080]                                    ;   746.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm13, [r8 + 2096]                                   ;   747.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm9, [r8 + 2112]                                    ;   748.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm11, [r8 + 2128]                                   ;   749.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm1, [r8 + 2144]                                    ;   750.3 agu1+agu0+fmul+fadd   48 next
        movaps xmm12, [rdi + 0]                                    ;   746.3 agu2+agu0+fmisc   48 next
        xorps xmm12, [r8 + 2160]                                   ;   751.3 agu1+agu0+fmul+fadd   48 next
        movaps [rdi + 0], xmm6                                     ;   748.3 agu2+agu0+fmisc   48 next spill
        movaps xmm6, [rbp - 16]                                    ;   750.3 agu1+agu2+fmisc   48 next
        xorps xmm6, [r8 + 2176]                                    ;   752.3 agu0+agu1+fmul+fadd   48 next
        movaps [rbp - 16], xmm4                                    ;   752.3 agu2+agu0+fmisc   48 next spill
        movaps xmm4, xmm15                                         ;   753.3 fmul+fadd   45 next copy
        xorps xmm4, xmm1                                           ;   755.3 fmul+fadd   45 next
        movaps [rbp + 16], xmm10                                   ;   754.3 agu1+agu2+fmisc   48 next spill
        movaps xmm10, xmm13                                        ;   755.3 fmul+fadd   45 next copy
        andps xmm10, xmm12                                         ;   757.3 fmul+fadd   45 next
        movaps [rbp - 96], xmm2                                    ;   756.3 agu0+agu1+fmisc   48 next spill
        movaps xmm2, xmm8                                          ;   757.3 fmul+fadd   45 next copy
        xorps xmm2, xmm11                                          ;   759.3 fmul+fadd   45 next
        movaps [rbp - 32], xmm7                                    ;   758.3 agu2+agu0+fmisc   48 next spill
        movaps xmm7, xmm6                                          ;   759.3 fmul+fadd   45 next copy
        andps xmm7, xmm12                                          ;   761.3 fmul+fadd   45 next
        movaps [rbp - 64], xmm5                                    ;   760.3 agu1+agu0+fmisc   48 next spill
        movaps xmm5, xmm1                                          ;   761.3 fmul+fadd   45 next copy
        andps xmm5, xmm13                                          ;   763.3 fmul+fadd   45 next
        movaps [rbp - 112], xmm0                                   ;   762.3 agu2+agu0+fmisc   48 next spill
        movaps xmm0, xmm12                                         ;   763.3 fmul+fadd   45 next copy
        andps xmm0, xmm15                                          ;   765.3 fmul+fadd   45 next
        xorps xmm5, xmm0                                           ;   767.3 fmul+fadd   45 next
        movaps xmm0, xmm4                                          ;   766.3 fmul+fadd   45 next copy
        xorps xmm0, xmm13                                          ;   768.3 fmul+fadd   45 next
        xorps xmm5, xmm14                                          ;   769.3 fmul+fadd   45 next
        movaps xmm14, xmm1                                         ;   769.3 fmul+fadd   45 next copy
        andps xmm14, xmm9                                          ;   771.3 fmul+fadd   45 next
        movaps [rdi - 80], xmm5                                    ;   771.3 agu1+agu0+fmisc   45 next spill
        movaps xmm5, xmm3                                          ;   771.3 fmul+fadd   45 next copy
        andps xmm5, xmm0                                           ;   773.3 fmul+fadd   45 next
        movaps [rbp + 48], xmm10                                   ;   770.3 agu2+agu0+fmisc   45 next spill
        movaps xmm10, xmm6                                         ;   773.3 fmul+fadd   45 next copy
        andps xmm10, xmm15                                         ;   775.3 fmul+fadd   45 next
        xorps xmm10, xmm12                                         ;   777.3 fmul+fadd   45 next
        xorps xmm5, xmm10                                          ;   779.3 fmul+fadd   45 next
        movaps [rbp - 48], xmm1                                    ;   773.7 agu1+agu0+fmisc   48 next spill
        movaps xmm1, xmm13                                         ;   777.3 fmul+fadd   45 next copy
        andps xmm1, xmm3                                           ;   779.3 fmul+fadd   45 next
        xorps xmm1, xmm2                                           ;   781.3 fmul+fadd   45 next
        movaps [rbp - 128], xmm1                                   ;   783.3 agu2+agu0+fmisc   45 next spill
        movaps xmm1, xmm13                                         ;   780.3 fmul+fadd   45 next copy
        andps xmm1, xmm15                                          ;   782.3 fmul+fadd   45 next
        xorps xmm14, xmm1                                          ;   784.3 fmul+fadd   45 next
        xorps xmm14, xmm7                                          ;   786.3 fmul+fadd   45 next
        movaps xmm1, xmm13                                         ;   784.3 fmul+fadd   45 next copy
        andps xmm1, xmm8                                           ;   786.3 fmul+fadd   45 next
        movaps [rbp + 64], xmm7                                    ;   783.3 agu1+agu0+fmisc   45 next spill
        movaps xmm7, xmm13                                         ;   786.3 fmul+fadd   45 next copy
        andps xmm7, xmm9                                           ;   788.3 fmul+fadd   45 next
        xorps xmm1, xmm7                                           ;   790.3 fmul+fadd   45 next
        xorps xmm10, xmm7                                          ;   790.3 fmul+fadd   45 next
        movaps xmm7, xmm6                                          ;   790.3 fmul+fadd   45 next copy
        andps xmm7, xmm9                                           ;   792.3 fmul+fadd   45 next
        xorps xmm13, xmm7                                          ;   794.3 fmul+fadd   45 next
        xorps xmm5, xmm13                                          ;   796.3 fmul+fadd   45 next
        andps xmm13, xmm6                                          ;   796.3 fmul+fadd   45 next
        xorps xmm13, [rel misty1_decrypt_compact.T0_constants128]  ;   798.3 agu2+agu0+fmul+fadd   45 next
        movaps [rbp + 0], xmm7                                     ;   794.3 agu1+agu0+fmisc   45 next spill
        movaps xmm7, xmm8                                          ;   796.3 fmul+fadd   45 next copy
        andps xmm7, xmm15                                          ;   798.3 fmul+fadd   45 next
        movaps [rbp + 32], xmm13                                   ;   800.3 agu2+agu1+fmisc   45 next spill
        movaps xmm13, xmm0                                         ;   798.3 fmul+fadd   45 next copy
        orps xmm13, xmm6                                           ;   800.3 fmul+fadd   45 next
        movaps [rbp + 80], xmm0                                    ;   798.7 agu0+agu1+fmisc   45 next spill
        movaps xmm0, xmm2                                          ;   800.3 fmul+fadd   45 next copy
        andps xmm0, xmm9                                           ;   802.3 fmul+fadd   45 next
        andps xmm2, xmm15                                          ;   802.3 fmul+fadd   45 next
        movaps [rdi - 112], xmm1                                   ;   801.3 agu2+agu0+fmisc   45 next spill
        movaps xmm1, xmm3                                          ;   803.3 fmul+fadd   45 next copy
        andps xmm1, xmm11                                          ;   805.3 fmul+fadd   45 next
        xorps xmm13, xmm1                                          ;   807.3 fmul+fadd   45 next
        xorps xmm7, xmm13                                          ;   809.3 fmul+fadd   45 next
        movaps xmm1, xmm9                                          ;   807.3 fmul+fadd   45 next copy
        andps xmm1, xmm11                                          ;   809.3 fmul+fadd   45 next
        movaps xmm13, xmm12                                        ;   809.3 fmul+fadd   45 next copy
        andps xmm13, xmm11                                         ;   811.3 fmul+fadd   45 next
        xorps xmm0, xmm13                                          ;   813.3 fmul+fadd   45 next
        xorps xmm10, xmm0                                          ;   815.3 fmul+fadd   45 next
        movaps xmm13, xmm3                                         ;   813.3 fmul+fadd   45 next copy
        andps xmm13, xmm8                                          ;   815.3 fmul+fadd   45 next
        xorps xmm0, xmm7                                           ;   815.3 fmul+fadd   45 next
        xorps xmm0, xmm4                                           ;   817.3 fmul+fadd   45 next
        xorps xmm13, xmm15                                         ;   817.3 fmul+fadd   45 next
        andps xmm4, xmm11                                          ;   818.3 fmul+fadd   45 next
        movaps [rdi - 96], xmm0                                    ;   819.3 agu1+agu0+fmisc   45 next spill
        movaps xmm0, xmm1                                          ;   819.3 fmul+fadd   45 next copy
        xorps xmm0, xmm6                                           ;   821.3 fmul+fadd   45 next
        xorps xmm1, xmm3                                           ;   821.3 fmul+fadd   45 next
        xorps xmm10, xmm1                                          ;   823.3 fmul+fadd   45 next
        andps xmm0, xmm11                                          ;   823.3 fmul+fadd   45 next
        andps xmm1, xmm9                                           ;   824.3 fmul+fadd   45 next
        xorps xmm5, xmm0                                           ;   825.3 fmul+fadd   45 next
        movaps xmm0, xmm12                                         ;   826.3 fmul+fadd   45 next copy
        andps xmm0, xmm8                                           ;   828.3 fmul+fadd   45 next
        xorps xmm0, xmm13                                          ;   830.3 fmul+fadd   45 next
        xorps xmm10, xmm14                                         ;   829.3 fmul+fadd   45 next
        xorps xmm13, xmm6                                          ;   830.3 fmul+fadd   45 next
        xorps xmm4, xmm13                                          ;   832.3 fmul+fadd   45 next
        andps xmm13, xmm8                                          ;   832.3 fmul+fadd   45 next
        xorps xmm4, xmm9                                           ;   834.3 fmul+fadd   45 next
        xorps xmm1, xmm0                                           ;   834.3 fmul+fadd   45 next
        movaps xmm0, xmm9                                          ;   835.3 fmul+fadd   45 next copy
        andps xmm0, xmm12                                          ;   837.3 fmul+fadd   45 next
        andps xmm9, xmm15                                          ;   837.3 fmul+fadd   45 next
        xorps xmm0, xmm9                                           ;   839.3 fmul+fadd   45 next
        xorps xmm13, xmm0                                          ;   841.3 fmul+fadd   45 next
        movaps xmm0, xmm15                                         ;   840.3 fmul+fadd   45 next copy
        xorps xmm0, xmm8                                           ;   842.3 fmul+fadd   45 next
        andps xmm0, xmm11                                          ;   844.3 fmul+fadd   45 next
        xorps xmm0, xmm1                                           ;   846.3 fmul+fadd   45 next
        xorps xmm13, [rbp - 128]                                   ;   844.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm9, [rbp + 48]                                     ;   845.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm1, xmm9                                           ;   847.3 fmul+fadd   45 next
        movaps xmm9, [rbp - 48]                                    ;   843.3 agu2+agu0+fmisc   45 next
        andps xmm9, xmm12                                          ;   847.3 fmul+fadd   45 next
        andps xmm15, [rbp - 48]                                    ;   848.3 agu1+agu0+fmul+fadd   45 next
        andps xmm6, xmm3                                           ;   849.3 fmul+fadd   45 next
        xorps xmm15, [rdi - 112]                                   ;   850.3 agu2+agu0+fmul+fadd   45 next
        andps xmm12, xmm3                                          ;   851.3 fmul+fadd   45 next
        andps xmm8, [rbp - 48]                                     ;   852.3 agu1+agu0+fmul+fadd   45 next
        orps xmm11, [rbp + 80]                                     ;   853.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm6, xmm9                                           ;   854.3 fmul+fadd   45 next
        movaps [rdi - 112], xmm13                                  ;   850.3 agu1+agu2+fmisc   45 next spill
        movaps xmm13, [rdi - 80]                                   ;   852.3 agu0+agu1+fmisc   45 next
        xorps xmm13, xmm4                                          ;   855.3 fmul+fadd   45 next
        xorps xmm4, xmm1                                           ;   856.3 fmul+fadd   45 next
        xorps xmm2, xmm4                                           ;   858.3 fmul+fadd   45 next
        xorps xmm2, xmm15                                          ;   860.3 fmul+fadd   45 next
        movaps xmm4, [rbp + 32]                                    ;   854.7 agu2+agu0+fmisc   45 next reload
        xorps xmm12, xmm4                                          ;   859.3 fmul+fadd   45 next
        xorps xmm9, xmm8                                           ;   860.3 fmul+fadd   45 next
        xorps xmm6, [rbp + 80]                                     ;   861.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm7, xmm13                                          ;   862.3 fmul+fadd   45 next
        xorps xmm11, xmm6                                          ;   863.3 fmul+fadd   45 next
        xorps xmm8, xmm12                                          ;   864.3 fmul+fadd   45 next
        xorps xmm12, [rbp + 64]                                    ;   865.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm10, xmm9                                          ;   866.3 fmul+fadd   45 next
        xorps xmm12, [rdi - 96]                                    ;   867.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm9, [rdi - 80]                                     ;   868.3 agu2+agu0+fmul+fadd   45 next
        movaps xmm6, [rbp - 48]                                    ;   864.3 agu1+agu2+fmisc   48 next reload
        andps xmm3, xmm6                                           ;   869.3 fmul+fadd   45 next
        xorps xmm14, xmm3                                          ;   871.3 fmul+fadd   45 next
        xorps xmm15, xmm4                                          ;   871.3 fmul+fadd   45 next
        xorps xmm3, xmm0                                           ;   872.3 fmul+fadd   45 next
        xorps xmm0, xmm11                                          ;   873.3 fmul+fadd   45 next
        xorps xmm0, [rbp + 0]                                      ;   875.3 agu0+agu1+fmul+fadd   45 next
        xorps xmm5, xmm15                                          ;   875.3 fmul+fadd   45 next
        xorps xmm11, [rbp - 128]                                   ;   876.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm10, [rbp + 48]                                    ;   877.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm9, [rdi - 112]                                    ;   878.3 agu2+agu1+fmul+fadd   45 next
        xorps xmm7, [rbp + 80]                                     ;   879.3 agu0+agu2+fmul+fadd   45 next
        xorps xmm6, xmm14                                          ;   880.3 fmul+fadd   45 next
        xorps xmm8, xmm3                                           ;   881.3 fmul+fadd   45 next
        xorps xmm11, xmm6                                          ;   882.3 fmul+fadd   45 next
        xorps xmm1, xmm8                                           ;   883.3 fmul+fadd   45 next
        movaps xmm14, [rbp - 112]                                  ;   879.3 agu1+agu0+fmisc   48 next reload
        xorps xmm1, xmm14                                          ;   885.3 fmul+fadd   45 next
        movaps xmm15, [rbp - 64]                                   ;   881.3 agu2+agu0+fmisc   48 next reload
        xorps xmm5, xmm15                                          ;   885.3 fmul+fadd   45 next
        movaps xmm3, [rbp - 32]                                    ;   883.3 agu1+agu0+fmisc   48 next reload
        xorps xmm2, xmm3                                           ;   886.3 fmul+fadd   45 next
        movaps xmm4, [rbp - 96]                                    ;   885.3 agu2+agu0+fmisc   48 next reload
        xorps xmm0, xmm4                                           ;   887.3 fmul+fadd   45 next
        movaps xmm6, [rbp + 16]                                    ;   887.3 agu1+agu0+fmisc   48 next reload
        xorps xmm11, xmm6                                          ;   889.3 fmul+fadd   45 next
        movaps xmm8, [rbp - 16]                                    ;   888.3 agu2+agu0+fmisc+fmul   48 next reload
        xorps xmm10, xmm8                                          ;   890.3 fadd+fmul   45 next
        movaps xmm13, [rdi + 0]                                    ;   890.3 agu1+agu0+fmisc+fadd   48 next reload
        xorps xmm12, xmm13                                         ;   892.3 fmul+fadd   45 next
        xorps xmm1, [rdi + 64]                                     ;   892.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm5, [rdx + 16]                                     ;   893.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm2, [rdi + 48]                                     ;   894.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm0, [rdx + 48]                                     ;   895.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm11, [rdx + 0]                                     ;   896.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm10, [rdx + 80]                                    ;   897.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm12, [rdi - 16]                                    ;   898.3 agu0+agu1+fmul+fadd   54 next
        xorps xmm9, [rdx - 64]                                     ;   899.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm7, [rdx - 96]                                     ;   900.3 agu1+agu2+fmul+fadd   54 next
        xorps xmm14, [rdx + 32]                                    ;   901.3 agu0+agu1+fmul+fadd   54 next
        xorps xmm15, [rdx - 128]                                   ;   902.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm3, [rdx + 64]                                     ;   903.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm4, [rdx - 112]                                    ;   904.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm6, [rdx + 96]                                     ;   905.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm8, [rdx - 48]                                     ;   906.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm13, [rbp - 80]                                    ;   907.3 agu1+agu0+fmul+fadd   54 next
        movaps [rdi + 0], xmm13                                    ;   909.3 agu2+agu0+fmisc   54 next spill
        movaps xmm13, [rdi + 64]                                   ;   905.3 agu1+agu0+fmisc   54 next
        xorps xmm13, [r10]                                         ;   908.3 agu2+agu0+fmul+fadd   54 next
        movaps [rdi + 64], xmm8                                    ;   908.3 agu1+agu0+fmisc   54 next spill
        movaps xmm8, [rdx + 16]                                    ;   908.3 agu2+agu0+fmisc+fmul   54 next
        xorps xmm8, [r10 + 16]                                     ;   910.3 agu1+agu2+fadd+fmul   54 next
        movaps [rdx + 16], xmm6                                    ;   910.3 agu0+agu1+fmisc   54 next spill
        movaps xmm6, [rdi + 48]                                    ;   910.3 agu2+agu0+fadd+fmul   54 next
        xorps xmm6, [r10 + 32]                                     ;   912.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdi + 48], xmm4                                    ;   912.3 agu2+agu1+fmisc   54 next spill
        movaps xmm4, [rdx + 48]                                    ;   912.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm4, [r10 + 48]                                     ;   914.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx + 48], xmm3                                    ;   914.3 agu2+agu1+fmisc   54 next spill
        movaps xmm3, [rdx + 0]                                     ;   914.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm3, [r10 + 64]                                     ;   916.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx + 0], xmm15                                    ;   916.3 agu2+agu1+fmisc   54 next spill
        movaps xmm15, [rdx + 80]                                   ;   916.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm15, [r10 + 80]                                    ;   918.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx + 80], xmm14                                   ;   918.3 agu2+agu1+fmisc   54 next spill
        movaps xmm14, [rdi - 16]                                   ;   918.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm14, [r10 + 96]                                    ;   920.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdi - 16], xmm7                                    ;   920.3 agu2+agu1+fmisc   54 next spill
        movaps xmm7, [rdx - 64]                                    ;   920.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm7, [r10 + 112]                                    ;   922.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx - 64], xmm9                                    ;   922.3 agu2+agu1+fmisc   54 next spill
        movaps xmm9, [rdx - 96]                                    ;   922.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm9, [r10 + 128]                                    ;   924.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx - 96], xmm12                                   ;   924.3 agu2+agu1+fmisc   54 next spill
        movaps xmm12, [rdx + 32]                                   ;   924.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm12, [r10 + 144]                                   ;   926.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx + 32], xmm10                                   ;   926.3 agu2+agu1+fmisc   54 next spill
        movaps xmm10, [rdx - 128]                                  ;   926.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm10, [r10 + 160]                                   ;   928.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx - 128], xmm11                                  ;   928.3 agu2+agu1+fmisc   54 next spill
        movaps xmm11, [rdx + 64]                                   ;   928.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm11, [r10 + 176]                                   ;   930.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx + 64], xmm0                                    ;   930.3 agu2+agu1+fmisc   54 next spill
        movaps xmm0, [rdx - 112]                                   ;   930.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm0, [r10 + 192]                                    ;   932.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx - 112], xmm2                                   ;   932.3 agu2+agu1+fmisc   54 next spill
        movaps xmm2, [rdx + 96]                                    ;   932.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm2, [r10 + 208]                                    ;   934.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx + 96], xmm5                                    ;   934.3 agu2+agu1+fmisc   54 next spill
        movaps xmm5, [rdx - 48]                                    ;   934.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm5, [r10 + 224]                                    ;   936.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx - 48], xmm1                                    ;   936.3 agu2+agu1+fmisc   54 next spill
        movaps xmm1, [rbp - 80]                                    ;   936.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm1, [r10 + 240]                                    ;   938.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp - 80], xmm6                                    ;   938.3 agu2+agu1+fmisc   54 next spill
        movaps xmm6, xmm2                                          ;   938.3 fadd+fmul   41 next copy
        xorps xmm6, xmm7                                           ;   940.3 fadd+fmul   41 next
        movaps [rbp - 16], xmm4                                    ;   940.3 agu0+agu2+fmisc   54 next spill
        movaps xmm4, xmm10                                         ;   940.3 fadd+fmul   41 next copy
        andps xmm4, xmm5                                           ;   942.3 fadd+fmul   41 next
        movaps [rbp + 16], xmm8                                    ;   942.3 agu1+agu0+fmisc   54 next spill
        movaps xmm8, xmm9                                          ;   942.3 fadd+fmul   41 next copy
        xorps xmm8, xmm0                                           ;   944.3 fadd+fmul   41 next
        movaps [rbp - 96], xmm14                                   ;   944.3 agu2+agu0+fmisc   54 next spill
        movaps xmm14, xmm1                                         ;   944.3 fadd+fmul   41 next copy
        andps xmm14, xmm5                                          ;   946.3 fadd+fmul   41 next
        movaps [rbp - 32], xmm15                                   ;   946.3 agu1+agu0+fmisc   54 next spill
        movaps xmm15, xmm2                                         ;   946.3 fadd+fmul   41 next copy
        andps xmm15, xmm10                                         ;   948.3 fadd+fmul   41 next
        movaps [rbp - 64], xmm13                                   ;   948.3 agu2+agu0+fmisc   54 next spill
        movaps xmm13, xmm5                                         ;   948.3 fadd+fmul   41 next copy
        andps xmm13, xmm7                                          ;   950.3 fadd+fmul   41 next
        xorps xmm15, xmm13                                         ;   952.3 fadd+fmul   41 next
        movaps xmm13, xmm2                                         ;   951.3 fadd+fmul   41 next copy
        andps xmm13, xmm11                                         ;   953.3 fadd+fmul   41 next
        xorps xmm15, [rel misty1_decrypt_compact.T0_constants128]  ;   954.3 agu1+agu0+fadd+fmul   41 next
        movaps [rbp - 112], xmm3                                   ;   951.3 agu2+agu0+fmisc   54 next spill
        movaps xmm3, xmm6                                          ;   954.3 fadd+fmul   41 next copy
        xorps xmm3, xmm10                                          ;   956.3 fadd+fmul   41 next
        movaps [rbp - 48], xmm15                                   ;   956.3 agu1+agu2+fmisc   41 next spill
        movaps xmm15, xmm12                                        ;   956.3 fadd+fmul   41 next copy
        andps xmm15, xmm3                                          ;   958.3 fadd+fmul   41 next
        movaps [rbp + 80], xmm4                                    ;   955.3 agu0+agu1+fmisc   41 next spill
        movaps xmm4, xmm1                                          ;   958.3 fadd+fmul   41 next copy
        andps xmm4, xmm7                                           ;   960.3 fadd+fmul   41 next
        xorps xmm4, xmm5                                           ;   962.3 fadd+fmul   41 next
        xorps xmm15, xmm4                                          ;   964.3 fadd+fmul   41 next
        movaps [rdi - 112], xmm2                                   ;   958.7 agu2+agu0+fmisc   54 next spill
        movaps xmm2, xmm10                                         ;   962.3 fadd+fmul   41 next copy
        andps xmm2, xmm12                                          ;   964.3 fadd+fmul   41 next
        xorps xmm2, xmm8                                           ;   966.3 fadd+fmul   41 next
        movaps [rbp + 48], xmm2                                    ;   968.3 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm10                                         ;   965.3 fadd+fmul   41 next copy
        andps xmm2, xmm7                                           ;   967.3 fadd+fmul   41 next
        xorps xmm13, xmm2                                          ;   969.3 fadd+fmul   41 next
        xorps xmm13, xmm14                                         ;   971.3 fadd+fmul   41 next
        movaps xmm2, xmm10                                         ;   969.3 fadd+fmul   41 next copy
        andps xmm2, xmm9                                           ;   971.3 fadd+fmul   41 next
        movaps [rbp - 128], xmm14                                  ;   968.3 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm10                                        ;   971.3 fadd+fmul   41 next copy
        andps xmm14, xmm11                                         ;   973.3 fadd+fmul   41 next
        xorps xmm2, xmm14                                          ;   975.3 fadd+fmul   41 next
        xorps xmm4, xmm14                                          ;   975.3 fadd+fmul   41 next
        movaps xmm14, xmm1                                         ;   975.3 fadd+fmul   41 next copy
        andps xmm14, xmm11                                         ;   977.3 fadd+fmul   41 next
        xorps xmm10, xmm14                                         ;   979.3 fadd+fmul   41 next
        xorps xmm15, xmm10                                         ;   981.3 fadd+fmul   41 next
        andps xmm10, xmm1                                          ;   981.3 fadd+fmul   41 next
        xorps xmm10, [rel misty1_decrypt_compact.T0_constants128]  ;   983.3 agu1+agu0+fadd+fmul   41 next
        movaps [rbp + 0], xmm14                                    ;   979.3 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm9                                         ;   981.3 fadd+fmul   41 next copy
        andps xmm14, xmm7                                          ;   983.3 fadd+fmul   41 next
        movaps [rbp + 32], xmm10                                   ;   985.3 agu1+agu2+fmisc   41 next spill
        movaps xmm10, xmm3                                         ;   983.3 fadd+fmul   41 next copy
        orps xmm10, xmm1                                           ;   985.3 fadd+fmul   41 next
        movaps [rdi - 80], xmm3                                    ;   983.7 agu0+agu1+fmisc   41 next spill
        movaps xmm3, xmm8                                          ;   985.3 fadd+fmul   41 next copy
        andps xmm3, xmm11                                          ;   987.3 fadd+fmul   41 next
        andps xmm8, xmm7                                           ;   987.3 fadd+fmul   41 next
        movaps [rdi - 96], xmm2                                    ;   986.3 agu2+agu0+fmisc   41 next spill
        movaps xmm2, xmm12                                         ;   988.3 fadd+fmul   41 next copy
        andps xmm2, xmm0                                           ;   990.3 fadd+fmul   41 next
        xorps xmm10, xmm2                                          ;   992.3 fadd+fmul   41 next
        xorps xmm14, xmm10                                         ;   994.3 fadd+fmul   41 next
        movaps xmm2, xmm11                                         ;   992.3 fadd+fmul   41 next copy
        andps xmm2, xmm0                                           ;   994.3 fadd+fmul   41 next
        movaps xmm10, xmm5                                         ;   994.3 fadd+fmul   41 next copy
        andps xmm10, xmm0                                          ;   996.3 fadd+fmul   41 next
        xorps xmm3, xmm10                                          ;   998.3 fadd+fmul   41 next
        xorps xmm4, xmm3                                           ;  1000.3 fadd+fmul   41 next
        movaps xmm10, xmm12                                        ;   998.3 fadd+fmul   41 next copy
        andps xmm10, xmm9                                          ;  1000.3 fadd+fmul   41 next
        xorps xmm3, xmm14                                          ;  1000.3 fadd+fmul   41 next
        xorps xmm3, xmm6                                           ;  1002.3 fadd+fmul   41 next
        xorps xmm10, xmm7                                          ;  1002.3 fadd+fmul   41 next
        andps xmm6, xmm0                                           ;  1003.3 fadd+fmul   41 next
        movaps [rbp + 64], xmm3                                    ;  1004.3 agu1+agu0+fmisc   41 next spill
        movaps xmm3, xmm2                                          ;  1004.3 fadd+fmul   41 next copy
        xorps xmm3, xmm1                                           ;  1006.3 fadd+fmul   41 next
        xorps xmm2, xmm12                                          ;  1006.3 fadd+fmul   41 next
        xorps xmm4, xmm2                                           ;  1008.3 fadd+fmul   41 next
        andps xmm3, xmm0                                           ;  1008.3 fadd+fmul   41 next
        andps xmm2, xmm11                                          ;  1009.3 fadd+fmul   41 next
        xorps xmm15, xmm3                                          ;  1010.3 fadd+fmul   41 next
        movaps xmm3, xmm5                                          ;  1011.3 fadd+fmul   41 next copy
        andps xmm3, xmm9                                           ;  1013.3 fadd+fmul   41 next
        xorps xmm3, xmm10                                          ;  1015.3 fadd+fmul   41 next
        xorps xmm4, xmm13                                          ;  1014.3 fadd+fmul   41 next
        xorps xmm10, xmm1                                          ;  1015.3 fadd+fmul   41 next
        xorps xmm6, xmm10                                          ;  1017.3 fadd+fmul   41 next
        andps xmm10, xmm9                                          ;  1017.3 fadd+fmul   41 next
        xorps xmm6, xmm11                                          ;  1019.3 fadd+fmul   41 next
        xorps xmm2, xmm3                                           ;  1019.3 fadd+fmul   41 next
        movaps xmm3, xmm11                                         ;  1020.3 fadd+fmul   41 next copy
        andps xmm3, xmm5                                           ;  1022.3 fadd+fmul   41 next
        andps xmm11, xmm7                                          ;  1022.3 fadd+fmul   41 next
        xorps xmm3, xmm11                                          ;  1024.3 fadd+fmul   41 next
        xorps xmm10, xmm3                                          ;  1026.3 fadd+fmul   41 next
        movaps xmm3, xmm7                                          ;  1025.3 fadd+fmul   41 next copy
        xorps xmm3, xmm9                                           ;  1027.3 fadd+fmul   41 next
        andps xmm3, xmm0                                           ;  1029.3 fadd+fmul   41 next
        xorps xmm3, xmm2                                           ;  1031.3 fadd+fmul   41 next
        xorps xmm10, [rbp + 48]                                    ;  1029.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, [rbp + 80]                                    ;  1030.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm2, xmm11                                          ;  1032.3 fadd+fmul   41 next
        movaps xmm11, [rdi - 112]                                  ;  1028.3 agu2+agu0+fmisc   41 next
        andps xmm11, xmm5                                          ;  1032.3 fadd+fmul   41 next
        andps xmm7, [rdi - 112]                                    ;  1033.3 agu1+agu0+fadd+fmul   41 next
        andps xmm1, xmm12                                          ;  1034.3 fadd+fmul   41 next
        xorps xmm7, [rdi - 96]                                     ;  1035.3 agu2+agu0+fadd+fmul   41 next
        andps xmm5, xmm12                                          ;  1036.3 fadd+fmul   41 next
        andps xmm9, [rdi - 112]                                    ;  1037.3 agu1+agu0+fadd+fmul   41 next
        orps xmm0, [rdi - 80]                                      ;  1038.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm1, xmm11                                          ;  1039.3 fadd+fmul   41 next
        xorps xmm5, [rbp + 32]                                     ;  1040.3 agu1+agu2+fadd+fmul   41 next
        movaps [rdi - 96], xmm10                                   ;  1036.3 agu0+agu1+fmisc   41 next spill
        movaps xmm10, [rbp - 48]                                   ;  1038.3 agu2+agu0+fmisc   41 next
        xorps xmm10, xmm6                                          ;  1041.3 fadd+fmul   41 next
        xorps xmm6, xmm2                                           ;  1042.3 fadd+fmul   41 next
        xorps xmm8, xmm6                                           ;  1044.3 fadd+fmul   41 next
        xorps xmm8, xmm7                                           ;  1046.3 fadd+fmul   41 next
        xorps xmm11, xmm9                                          ;  1045.3 fadd+fmul   41 next
        movaps xmm6, [rdi - 80]                                    ;  1041.3 agu1+agu0+fmisc   41 next reload
        xorps xmm1, xmm6                                           ;  1046.3 fadd+fmul   41 next
        xorps xmm0, xmm1                                           ;  1048.3 fadd+fmul   41 next
        xorps xmm14, xmm10                                         ;  1048.3 fadd+fmul   41 next
        xorps xmm9, xmm5                                           ;  1049.3 fadd+fmul   41 next
        xorps xmm5, [rbp - 128]                                    ;  1050.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;  1051.3 fadd+fmul   41 next
        xorps xmm5, [rbp + 64]                                     ;  1052.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm11, [rbp - 48]                                    ;  1053.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm1, [rdi - 112]                                   ;  1050.0 agu1+agu0+fmisc   54 next reload
        andps xmm12, xmm1                                          ;  1054.3 fadd+fmul   41 next
        xorps xmm13, xmm12                                         ;  1056.3 fadd+fmul   41 next
        xorps xmm7, [rbp + 32]                                     ;  1056.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm12, xmm3                                          ;  1057.3 fadd+fmul   41 next
        xorps xmm3, xmm0                                           ;  1058.3 fadd+fmul   41 next
        xorps xmm3, [rbp + 0]                                      ;  1060.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm15, xmm7                                          ;  1060.3 fadd+fmul   41 next
        xorps xmm0, [rbp + 48]                                     ;  1061.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, [rbp + 80]                                     ;  1062.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm14, xmm6                                          ;  1063.3 fadd+fmul   41 next
        xorps xmm11, [rdi - 96]                                    ;  1064.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm1, xmm13                                          ;  1065.3 fadd+fmul   41 next
        xorps xmm9, xmm12                                          ;  1066.3 fadd+fmul   41 next
        xorps xmm0, xmm1                                           ;  1067.3 fadd+fmul   41 next
        xorps xmm2, xmm9                                           ;  1068.3 fadd+fmul   41 next
        movaps xmm1, [rbp - 112]                                   ;  1064.3 agu0+agu1+fmisc   41 next
        movaps xmm6, [rbp - 64]                                    ;  1066.3 agu2+agu0+fmisc   54 next reload
        andps xmm1, xmm6                                           ;  1069.3 fadd+fmul   41 next
        movaps xmm7, [rbp - 32]                                    ;  1068.3 agu1+agu0+fmisc   41 next
        andps xmm7, xmm6                                           ;  1070.3 fadd+fmul   41 next
        movaps xmm9, [rbp - 96]                                    ;  1070.3 agu2+agu0+fmisc   41 next
        movaps xmm10, [rbp + 16]                                   ;  1071.3 agu1+agu0+fadd+fmul   54 next reload
        andps xmm9, xmm10                                          ;  1073.3 fadd+fmul   41 next
        movaps xmm12, [rbp - 16]                                   ;  1072.3 agu2+agu1+fmisc   41 next
        andps xmm12, xmm6                                          ;  1074.3 fadd+fmul   41 next
        movaps xmm13, [rbp - 112]                                  ;  1074.3 agu0+agu1+fmisc+fadd   41 next
        andps xmm13, [rbp - 16]                                    ;  1076.3 agu2+agu0+fmul+fadd   41 next
        movaps [rdi - 112], xmm14                                  ;  1075.3 agu1+agu2+fmisc   41 next spill
        movaps xmm14, [rbp - 96]                                   ;  1076.3 agu0+agu1+fmul+fadd   41 next
        andps xmm14, [rbp - 16]                                    ;  1078.3 agu2+agu0+fmul+fadd   41 next
        movaps [rdi - 96], xmm11                                   ;  1077.3 agu1+agu2+fmisc   41 next spill
        movaps xmm11, [rbp - 32]                                   ;  1078.3 agu0+agu1+fmul+fadd   41 next
        andps xmm11, [rbp - 80]                                    ;  1080.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm9, xmm11                                          ;  1082.3 fmul+fadd   41 next
        andps xmm11, xmm10                                         ;  1082.3 fmul+fadd   41 next
        movaps [rdi - 80], xmm5                                    ;  1079.3 agu1+agu2+fmisc   41 next spill
        movaps xmm5, xmm12                                         ;  1082.3 fmul+fadd   41 next copy
        xorps xmm5, xmm10                                          ;  1084.3 fmul+fadd   41 next
        movaps [rbp + 80], xmm4                                    ;  1081.3 agu0+agu1+fmisc   41 next spill
        movaps xmm4, [rbp - 96]                                    ;  1083.3 agu2+agu0+fmisc+fmul   41 next
        andps xmm4, xmm7                                           ;  1085.3 fadd+fmul   41 next
        movaps [rbp + 48], xmm0                                    ;  1084.3 agu1+agu2+fmisc   41 next spill
        movaps xmm0, [rbp - 112]                                   ;  1085.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm0, xmm5                                           ;  1087.3 fadd+fmul   41 next
        andps xmm0, [rbp - 96]                                     ;  1089.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm12, xmm0                                          ;  1091.3 fadd+fmul   41 next
        movaps [rbp + 0], xmm3                                     ;  1086.7 agu1+agu0+fmisc   41 next spill
        movaps xmm3, xmm13                                         ;  1089.3 fadd+fmul   41 next copy
        xorps xmm3, xmm1                                           ;  1091.3 fadd+fmul   41 next
        xorps xmm13, xmm9                                          ;  1091.3 fadd+fmul   41 next
        xorps xmm9, xmm1                                           ;  1092.3 fadd+fmul   41 next
        andps xmm3, [rbp - 32]                                     ;  1093.3 agu2+agu0+fadd+fmul   41 next
        movaps [rbp + 32], xmm8                                    ;  1091.0 agu1+agu0+fmisc   41 next spill
        movaps xmm8, [rbp - 32]                                    ;  1093.0 agu2+agu1+fmisc   41 next
        andps xmm8, xmm10                                          ;  1095.0 fadd+fmul   41 next
        movaps [rbp - 48], xmm15                                   ;  1095.0 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rbp - 16]                                   ;  1095.3 agu2+agu0+fadd+fmul   41 next
        andps xmm15, xmm8                                          ;  1097.3 fadd+fmul   41 next
        xorps xmm4, xmm8                                           ;  1097.3 fadd+fmul   41 next
        xorps xmm4, [rel misty1_decrypt_compact.T0_constants128]   ;  1099.3 agu1+agu2+fadd+fmul   41 next
        movaps [rbp + 64], xmm2                                    ;  1097.0 agu0+agu1+fmisc   41 next spill
        movaps xmm2, [rbp - 96]                                    ;  1099.0 agu2+agu0+fmisc   41 next
        andps xmm2, [rbp - 80]                                     ;  1101.0 agu1+agu2+fadd+fmul   41 next
        movaps [rbp - 128], xmm9                                   ;  1101.0 agu0+agu1+fmisc   41 next spill
        movaps xmm9, xmm10                                         ;  1100.3 fadd+fmul   41 next copy
        andps xmm9, xmm6                                           ;  1102.3 fadd+fmul   41 next
        xorps xmm15, xmm9                                          ;  1104.3 fadd+fmul   41 next
        xorps xmm9, xmm2                                           ;  1104.3 fadd+fmul   41 next
        movaps [rbp + 112], xmm0                                   ;  1103.0 agu2+agu0+fmisc   41 next spill
        movaps xmm0, [rbp - 80]                                    ;  1104.3 agu1+agu0+fmisc+fadd   41 next
        andps xmm0, xmm13                                          ;  1106.3 fmul+fadd   41 next
        xorps xmm15, xmm0                                          ;  1108.3 fmul+fadd   41 next
        movaps xmm0, [rbp - 16]                                    ;  1106.0 agu2+agu1+fmisc   54 next reload
        xorps xmm15, xmm0                                          ;  1110.3 fmul+fadd   41 next
        xorps xmm13, xmm6                                          ;  1108.3 fmul+fadd   41 next
        movaps [rbp + 96], xmm15                                   ;  1112.3 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rbp - 80]                                   ;  1109.0 agu2+agu0+fmul+fmisc   41 next
        andps xmm15, xmm9                                          ;  1111.0 fadd+fmul   41 next
        xorps xmm15, xmm6                                          ;  1113.0 fadd+fmul   41 next
        andps xmm9, [rbp - 112]                                    ;  1111.3 agu1+agu2+fadd+fmul   41 next
        xorps xmm15, xmm5                                          ;  1115.0 fadd+fmul   41 next
        movaps [rdx + 112], xmm15                                  ;  1117.0 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rbp - 112]                                  ;  1113.3 agu2+agu0+fmisc+fadd   41 next
        xorps xmm15, xmm14                                         ;  1115.3 fmul+fadd   41 next
        xorps xmm3, xmm15                                          ;  1117.3 fmul+fadd   41 next
        xorps xmm9, xmm3                                           ;  1119.3 fmul+fadd   41 next
        movaps xmm3, xmm13                                         ;  1117.3 fmul+fadd   41 next copy
        andps xmm3, xmm6                                           ;  1119.3 fmul+fadd   41 next
        andps xmm13, [rbp - 112]                                   ;  1119.3 agu1+agu2+fmul+fadd   41 next
        andps xmm15, [rbp - 32]                                    ;  1120.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm3, xmm4                                           ;  1121.3 fmul+fadd   41 next
        andps xmm5, [rbp - 80]                                     ;  1122.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm3, xmm2                                           ;  1123.3 fmul+fadd   41 next
        movaps xmm6, xmm10                                         ;  1124.3 fmul+fadd   41 next copy
        andps xmm6, xmm0                                           ;  1126.3 fmul+fadd   41 next
        xorps xmm15, xmm6                                          ;  1128.3 fmul+fadd   41 next
        xorps xmm3, xmm15                                          ;  1130.3 fmul+fadd   41 next
        movaps xmm15, [rbp - 112]                                  ;  1123.7 agu1+agu0+fmisc   41 next
        andps xmm15, xmm10                                         ;  1128.3 fmul+fadd   41 next
        xorps xmm15, xmm7                                          ;  1130.3 fmul+fadd   41 next
        xorps xmm5, xmm15                                          ;  1132.3 fmul+fadd   41 next
        xorps xmm15, [rbp - 80]                                    ;  1132.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm1, xmm6                                           ;  1132.3 fmul+fadd   41 next
        movaps xmm6, [rbp - 96]                                    ;  1130.0 agu1+agu0+fmisc   41 next
        xorps xmm6, xmm8                                           ;  1133.3 fmul+fadd   41 next
        andps xmm6, [rbp - 64]                                     ;  1135.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm6                                           ;  1137.3 fmul+fadd   41 next
        xorps xmm13, xmm4                                          ;  1139.3 fmul+fadd   41 next
        movaps xmm4, xmm0                                          ;  1137.3 fmul+fadd   41 next copy
        andps xmm4, xmm15                                          ;  1139.3 fmul+fadd   41 next
        xorps xmm15, xmm2                                          ;  1139.3 fmul+fadd   41 next
        xorps xmm4, [rbp - 32]                                     ;  1141.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm2, xmm0                                           ;  1141.3 fmul+fadd   41 next
        xorps xmm8, [rbp - 80]                                     ;  1142.3 agu2+agu0+fmul+fadd   41 next
        andps xmm14, xmm2                                          ;  1143.3 fmul+fadd   41 next
        xorps xmm9, xmm5                                           ;  1144.3 fmul+fadd   41 next
        movaps xmm5, [rbp - 112]                                   ;  1141.7 agu1+agu0+fmisc   41 next
        andps xmm5, xmm8                                           ;  1145.3 fmul+fadd   41 next
        andps xmm2, [rbp - 32]                                     ;  1146.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm6, xmm2                                           ;  1148.3 fmul+fadd   41 next
        xorps xmm15, xmm6                                          ;  1150.3 fmul+fadd   41 next
        xorps xmm11, xmm4                                          ;  1149.3 fmul+fadd   41 next
        movaps xmm4, [rbp - 80]                                    ;  1145.7 agu1+agu0+fmisc   41 next
        andps xmm4, xmm1                                           ;  1150.3 fmul+fadd   41 next
        xorps xmm2, xmm12                                          ;  1151.3 fmul+fadd   41 next
        movaps xmm6, [rbp - 96]                                    ;  1147.7 agu2+agu0+fmisc   41 next
        andps xmm6, [rbp - 32]                                     ;  1152.3 agu1+agu0+fmul+fadd   41 next
        andps xmm8, [rbp - 64]                                     ;  1153.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm8, [rbp - 96]                                     ;  1155.3 agu1+agu2+fmul+fadd   41 next
        xorps xmm13, xmm8                                          ;  1157.3 fmul+fadd   41 next
        xorps xmm9, [rbp + 112]                                    ;  1156.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm1, xmm6                                           ;  1157.3 fmul+fadd   41 next
        movaps xmm8, [rdx + 112]                                   ;  1153.3 agu2+agu0+fmisc   41 next reload
        xorps xmm15, xmm8                                          ;  1158.3 fmul+fadd   41 next
        andps xmm12, xmm6                                          ;  1159.3 fmul+fadd   41 next
        xorps xmm7, xmm2                                           ;  1160.3 fmul+fadd   41 next
        movaps xmm2, [rbp - 96]                                    ;  1157.3 agu1+agu0+fmisc   54 next reload
        andps xmm1, xmm2                                           ;  1161.3 fmul+fadd   41 next
        xorps xmm4, xmm15                                          ;  1162.3 fmul+fadd   41 next
        xorps xmm8, xmm1                                           ;  1163.3 fmul+fadd   41 next
        xorps xmm13, xmm14                                         ;  1164.3 fmul+fadd   41 next
        xorps xmm12, [rbp - 128]                                   ;  1165.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm11, xmm12                                         ;  1167.3 fmul+fadd   41 next
        movaps xmm14, [rel misty1_decrypt_compact.T0_constants128] ;  1162.3 agu1+agu0+fmisc   41 next reload
        xorps xmm11, xmm14                                         ;  1169.3 fmul+fadd   41 next
        xorps xmm5, xmm8                                           ;  1168.3 fmul+fadd   41 next
        xorps xmm5, xmm14                                          ;  1170.3 fmul+fadd   41 next
        xorps xmm7, [rbp + 96]                                     ;  1170.3 agu2+agu0+fmul+fadd   41 next
        movaps xmm15, [rbp + 64]                                   ;  1166.3 agu1+agu0+fmisc   41 next
        xorps xmm15, [rbp - 64]                                    ;  1171.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm3, xmm15                                          ;  1173.3 fmul+fadd   41 next
        xorps xmm10, [rbp - 48]                                    ;  1173.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm13, xmm10                                         ;  1175.3 fmul+fadd   41 next
        movaps xmm1, [rbp + 32]                                    ;  1171.3 agu2+agu0+fmisc   41 next
        xorps xmm1, [rbp - 80]                                     ;  1175.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm9, xmm1                                           ;  1177.3 fmul+fadd   41 next
        xorps xmm0, [rbp + 0]                                      ;  1177.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm5, xmm0                                           ;  1179.3 fmul+fadd   41 next
        movaps xmm6, [rbp + 48]                                    ;  1175.0 agu0+agu1+fmisc   41 next
        xorps xmm6, [rbp - 112]                                    ;  1179.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm11, xmm6                                          ;  1181.3 fmul+fadd   41 next
        movaps xmm8, [rbp + 80]                                    ;  1177.3 agu1+agu0+fmisc   41 next
        xorps xmm8, [rbp - 32]                                     ;  1181.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm8                                           ;  1183.3 fmul+fadd   41 next
        xorps xmm2, [rdi - 80]                                     ;  1183.3 agu1+agu2+fmul+fadd   41 next
        xorps xmm7, xmm2                                           ;  1185.3 fmul+fadd   41 next
        xorps xmm3, [r9 + 2192]                                    ;  1185.3 agu0+agu1+fmul+fadd   48 next
        xorps xmm13, [r9 + 2208]                                   ;  1186.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm9, [r9 + 2224]                                    ;  1187.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm5, [r9 + 2240]                                    ;  1188.3 agu2+agu1+fmul+fadd   48 next
        xorps xmm11, [r9 + 2256]                                   ;  1189.3 agu0+agu1+fmul+fadd   48 next
        xorps xmm4, [r9 + 2272]                                    ;  1190.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm7, [r9 + 2288]                                    ;  1191.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm15, [r9 + 2048]                                   ;  1192.3 agu2+agu1+fmul+fadd   48 next
        xorps xmm10, [r9 + 2064]                                   ;  1193.3 agu0+agu2+fmul+fadd   48 next
        xorps xmm1, [r9 + 2080]                                    ;  1194.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm0, [r9 + 2096]                                    ;  1195.3 agu2+agu1+fmul+fadd   48 next
        xorps xmm6, [r9 + 2112]                                    ;  1196.3 agu0+agu1+fmul+fadd   48 next
        xorps xmm8, [r9 + 2128]                                    ;  1197.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm2, [r9 + 2144]                                    ;  1198.3 agu1+agu0+fmul+fadd   48 next
        movaps xmm12, [rdi - 96]                                   ;  1194.3 agu2+agu0+fmisc   48 next
        xorps xmm12, [r9 + 2160]                                   ;  1199.3 agu1+agu0+fmul+fadd   48 next
        movaps [rdi - 96], xmm7                                    ;  1196.3 agu2+agu0+fmisc   48 next spill
        movaps xmm7, [rdi - 112]                                   ;  1198.3 agu1+agu2+fmisc   48 next
        xorps xmm7, [r9 + 2176]                                    ;  1200.3 agu0+agu1+fmul+fadd   48 next
        movaps [rdi - 112], xmm4                                   ;  1200.3 agu2+agu0+fmisc   48 next spill
        movaps xmm4, xmm15                                         ;  1201.3 fmul+fadd   45 next copy
        xorps xmm4, xmm2                                           ;  1203.3 fmul+fadd   45 next
        movaps [rdi - 80], xmm11                                   ;  1202.3 agu1+agu2+fmisc   48 next spill
        movaps xmm11, xmm0                                         ;  1203.3 fmul+fadd   45 next copy
        andps xmm11, xmm12                                         ;  1205.3 fmul+fadd   45 next
        movaps [rbp - 32], xmm5                                    ;  1204.3 agu0+agu1+fmisc   48 next spill
        movaps xmm5, xmm10                                         ;  1205.3 fmul+fadd   45 next copy
        xorps xmm5, xmm8                                           ;  1207.3 fmul+fadd   45 next
        movaps [rbp + 80], xmm9                                    ;  1206.3 agu2+agu0+fmisc   48 next spill
        movaps xmm9, xmm7                                          ;  1207.3 fmul+fadd   45 next copy
        andps xmm9, xmm12                                          ;  1209.3 fmul+fadd   45 next
        movaps [rbp - 96], xmm13                                   ;  1208.3 agu1+agu0+fmisc   48 next spill
        movaps xmm13, xmm2                                         ;  1209.3 fmul+fadd   45 next copy
        andps xmm13, xmm0                                          ;  1211.3 fmul+fadd   45 next
        movaps [rbp - 112], xmm3                                   ;  1210.3 agu2+agu0+fmisc   48 next spill
        movaps xmm3, xmm12                                         ;  1211.3 fmul+fadd   45 next copy
        andps xmm3, xmm15                                          ;  1213.3 fmul+fadd   45 next
        xorps xmm13, xmm3                                          ;  1215.3 fmul+fadd   45 next
        movaps xmm3, xmm4                                          ;  1214.3 fmul+fadd   45 next copy
        xorps xmm3, xmm0                                           ;  1216.3 fmul+fadd   45 next
        xorps xmm13, xmm14                                         ;  1217.3 fmul+fadd   45 next
        movaps xmm14, xmm2                                         ;  1217.3 fmul+fadd   45 next copy
        andps xmm14, xmm6                                          ;  1219.3 fmul+fadd   45 next
        movaps [rbp + 48], xmm13                                   ;  1219.3 agu1+agu0+fmisc   45 next spill
        movaps xmm13, xmm1                                         ;  1219.3 fmul+fadd   45 next copy
        andps xmm13, xmm3                                          ;  1221.3 fmul+fadd   45 next
        movaps [rbp + 0], xmm11                                    ;  1218.3 agu2+agu0+fmisc   45 next spill
        movaps xmm11, xmm7                                         ;  1221.3 fmul+fadd   45 next copy
        andps xmm11, xmm15                                         ;  1223.3 fmul+fadd   45 next
        xorps xmm11, xmm12                                         ;  1225.3 fmul+fadd   45 next
        xorps xmm13, xmm11                                         ;  1227.3 fmul+fadd   45 next
        movaps [rbp - 16], xmm2                                    ;  1221.7 agu1+agu0+fmisc   48 next spill
        movaps xmm2, xmm0                                          ;  1225.3 fmul+fadd   45 next copy
        andps xmm2, xmm1                                           ;  1227.3 fmul+fadd   45 next
        xorps xmm2, xmm5                                           ;  1229.3 fmul+fadd   45 next
        movaps [rbp - 80], xmm2                                    ;  1231.3 agu2+agu0+fmisc   45 next spill
        movaps xmm2, xmm0                                          ;  1228.3 fmul+fadd   45 next copy
        andps xmm2, xmm15                                          ;  1230.3 fmul+fadd   45 next
        xorps xmm14, xmm2                                          ;  1232.3 fmul+fadd   45 next
        xorps xmm14, xmm9                                          ;  1234.3 fmul+fadd   45 next
        movaps xmm2, xmm0                                          ;  1232.3 fmul+fadd   45 next copy
        andps xmm2, xmm10                                          ;  1234.3 fmul+fadd   45 next
        movaps [rbp + 32], xmm9                                    ;  1231.3 agu1+agu0+fmisc   45 next spill
        movaps xmm9, xmm0                                          ;  1234.3 fmul+fadd   45 next copy
        andps xmm9, xmm6                                           ;  1236.3 fmul+fadd   45 next
        xorps xmm2, xmm9                                           ;  1238.3 fmul+fadd   45 next
        xorps xmm11, xmm9                                          ;  1238.3 fmul+fadd   45 next
        movaps xmm9, xmm7                                          ;  1238.3 fmul+fadd   45 next copy
        andps xmm9, xmm6                                           ;  1240.3 fmul+fadd   45 next
        xorps xmm0, xmm9                                           ;  1242.3 fmul+fadd   45 next
        xorps xmm13, xmm0                                          ;  1244.3 fmul+fadd   45 next
        andps xmm0, xmm7                                           ;  1244.3 fmul+fadd   45 next
        xorps xmm0, [rel misty1_decrypt_compact.T0_constants128]   ;  1246.3 agu2+agu0+fmul+fadd   45 next
        movaps [rbp - 48], xmm9                                    ;  1242.3 agu1+agu0+fmisc   45 next spill
        movaps xmm9, xmm10                                         ;  1244.3 fmul+fadd   45 next copy
        andps xmm9, xmm15                                          ;  1246.3 fmul+fadd   45 next
        movaps [rbp + 16], xmm0                                    ;  1248.3 agu2+agu1+fmisc   45 next spill
        movaps xmm0, xmm3                                          ;  1246.3 fmul+fadd   45 next copy
        orps xmm0, xmm7                                            ;  1248.3 fmul+fadd   45 next
        movaps [rbp - 64], xmm3                                    ;  1246.7 agu0+agu1+fmisc   45 next spill
        movaps xmm3, xmm5                                          ;  1248.3 fmul+fadd   45 next copy
        andps xmm3, xmm6                                           ;  1250.3 fmul+fadd   45 next
        andps xmm5, xmm15                                          ;  1250.3 fmul+fadd   45 next
        movaps [rbp + 64], xmm2                                    ;  1249.3 agu2+agu0+fmisc   45 next spill
        movaps xmm2, xmm1                                          ;  1251.3 fmul+fadd   45 next copy
        andps xmm2, xmm8                                           ;  1253.3 fmul+fadd   45 next
        xorps xmm0, xmm2                                           ;  1255.3 fmul+fadd   45 next
        xorps xmm9, xmm0                                           ;  1257.3 fmul+fadd   45 next
        movaps xmm0, xmm6                                          ;  1255.3 fmul+fadd   45 next copy
        andps xmm0, xmm8                                           ;  1257.3 fmul+fadd   45 next
        movaps xmm2, xmm12                                         ;  1257.3 fmul+fadd   45 next copy
        andps xmm2, xmm8                                           ;  1259.3 fmul+fadd   45 next
        xorps xmm3, xmm2                                           ;  1261.3 fmul+fadd   45 next
        xorps xmm11, xmm3                                          ;  1263.3 fmul+fadd   45 next
        movaps xmm2, xmm1                                          ;  1261.3 fmul+fadd   45 next copy
        andps xmm2, xmm10                                          ;  1263.3 fmul+fadd   45 next
        xorps xmm3, xmm9                                           ;  1263.3 fmul+fadd   45 next
        xorps xmm3, xmm4                                           ;  1265.3 fmul+fadd   45 next
        xorps xmm2, xmm15                                          ;  1265.3 fmul+fadd   45 next
        andps xmm4, xmm8                                           ;  1266.3 fmul+fadd   45 next
        movaps [rbp + 96], xmm3                                    ;  1267.3 agu1+agu0+fmisc   45 next spill
        movaps xmm3, xmm0                                          ;  1267.3 fmul+fadd   45 next copy
        xorps xmm3, xmm7                                           ;  1269.3 fmul+fadd   45 next
        xorps xmm0, xmm1                                           ;  1269.3 fmul+fadd   45 next
        xorps xmm11, xmm0                                          ;  1271.3 fmul+fadd   45 next
        andps xmm3, xmm8                                           ;  1271.3 fmul+fadd   45 next
        andps xmm0, xmm6                                           ;  1272.3 fmul+fadd   45 next
        xorps xmm13, xmm3                                          ;  1273.3 fmul+fadd   45 next
        movaps xmm3, xmm12                                         ;  1274.3 fmul+fadd   45 next copy
        andps xmm3, xmm10                                          ;  1276.3 fmul+fadd   45 next
        xorps xmm3, xmm2                                           ;  1278.3 fmul+fadd   45 next
        xorps xmm11, xmm14                                         ;  1277.3 fmul+fadd   45 next
        xorps xmm2, xmm7                                           ;  1278.3 fmul+fadd   45 next
        xorps xmm4, xmm2                                           ;  1280.3 fmul+fadd   45 next
        andps xmm2, xmm10                                          ;  1280.3 fmul+fadd   45 next
        xorps xmm4, xmm6                                           ;  1282.3 fmul+fadd   45 next
        xorps xmm0, xmm3                                           ;  1282.3 fmul+fadd   45 next
        movaps xmm3, xmm6                                          ;  1283.3 fmul+fadd   45 next copy
        andps xmm3, xmm12                                          ;  1285.3 fmul+fadd   45 next
        andps xmm6, xmm15                                          ;  1285.3 fmul+fadd   45 next
        xorps xmm3, xmm6                                           ;  1287.3 fmul+fadd   45 next
        xorps xmm2, xmm3                                           ;  1289.3 fmul+fadd   45 next
        movaps xmm3, xmm15                                         ;  1288.3 fmul+fadd   45 next copy
        xorps xmm3, xmm10                                          ;  1290.3 fmul+fadd   45 next
        andps xmm3, xmm8                                           ;  1292.3 fmul+fadd   45 next
        xorps xmm3, xmm0                                           ;  1294.3 fmul+fadd   45 next
        xorps xmm2, [rbp - 80]                                     ;  1292.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm6, [rbp + 0]                                      ;  1293.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm0, xmm6                                           ;  1295.3 fmul+fadd   45 next
        movaps xmm6, [rbp - 16]                                    ;  1291.3 agu2+agu0+fmisc   45 next
        andps xmm6, xmm12                                          ;  1295.3 fmul+fadd   45 next
        andps xmm15, [rbp - 16]                                    ;  1296.3 agu1+agu0+fmul+fadd   45 next
        andps xmm7, xmm1                                           ;  1297.3 fmul+fadd   45 next
        xorps xmm15, [rbp + 64]                                    ;  1298.3 agu2+agu0+fmul+fadd   45 next
        andps xmm12, xmm1                                          ;  1299.3 fmul+fadd   45 next
        andps xmm10, [rbp - 16]                                    ;  1300.3 agu1+agu0+fmul+fadd   45 next
        orps xmm8, [rbp - 64]                                      ;  1301.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm7, xmm6                                           ;  1302.3 fmul+fadd   45 next
        movaps [rbp + 64], xmm2                                    ;  1298.3 agu1+agu2+fmisc   45 next spill
        movaps xmm2, [rbp + 48]                                    ;  1300.3 agu0+agu1+fmisc   45 next
        xorps xmm2, xmm4                                           ;  1303.3 fmul+fadd   45 next
        xorps xmm4, xmm0                                           ;  1304.3 fmul+fadd   45 next
        xorps xmm5, xmm4                                           ;  1306.3 fmul+fadd   45 next
        xorps xmm5, xmm15                                          ;  1308.3 fmul+fadd   45 next
        movaps xmm4, [rbp + 16]                                    ;  1302.7 agu2+agu0+fmisc   45 next reload
        xorps xmm12, xmm4                                          ;  1307.3 fmul+fadd   45 next
        xorps xmm6, xmm10                                          ;  1308.3 fmul+fadd   45 next
        xorps xmm7, [rbp - 64]                                     ;  1309.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm9, xmm2                                           ;  1310.3 fmul+fadd   45 next
        xorps xmm8, xmm7                                           ;  1311.3 fmul+fadd   45 next
        xorps xmm10, xmm12                                         ;  1312.3 fmul+fadd   45 next
        xorps xmm12, [rbp + 32]                                    ;  1313.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm11, xmm6                                          ;  1314.3 fmul+fadd   45 next
        xorps xmm12, [rbp + 96]                                    ;  1315.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm6, [rbp + 48]                                     ;  1316.3 agu2+agu0+fmul+fadd   45 next
        movaps xmm2, [rbp - 16]                                    ;  1312.3 agu1+agu2+fmisc   48 next reload
        andps xmm1, xmm2                                           ;  1317.3 fmul+fadd   45 next
        xorps xmm14, xmm1                                          ;  1319.3 fmul+fadd   45 next
        xorps xmm15, xmm4                                          ;  1319.3 fmul+fadd   45 next
        xorps xmm1, xmm3                                           ;  1320.3 fmul+fadd   45 next
        xorps xmm3, xmm8                                           ;  1321.3 fmul+fadd   45 next
        xorps xmm3, [rbp - 48]                                     ;  1323.3 agu0+agu1+fmul+fadd   45 next
        xorps xmm13, xmm15                                         ;  1323.3 fmul+fadd   45 next
        xorps xmm8, [rbp - 80]                                     ;  1324.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm11, [rbp + 0]                                     ;  1325.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm6, [rbp + 64]                                     ;  1326.3 agu2+agu1+fmul+fadd   45 next
        xorps xmm9, [rbp - 64]                                     ;  1327.3 agu0+agu2+fmul+fadd   45 next
        xorps xmm2, xmm14                                          ;  1328.3 fmul+fadd   45 next
        xorps xmm10, xmm1                                          ;  1329.3 fmul+fadd   45 next
        xorps xmm8, xmm2                                           ;  1330.3 fmul+fadd   45 next
        xorps xmm0, xmm10                                          ;  1331.3 fmul+fadd   45 next
        movaps xmm14, [rbp - 112]                                  ;  1327.3 agu1+agu0+fmisc   48 next reload
        xorps xmm0, xmm14                                          ;  1333.3 fmul+fadd   45 next
        movaps xmm15, [rbp - 96]                                   ;  1329.3 agu2+agu0+fmisc   48 next reload
        xorps xmm13, xmm15                                         ;  1333.3 fmul+fadd   45 next
        movaps xmm1, [rbp + 80]                                    ;  1331.3 agu1+agu0+fmisc   48 next reload
        xorps xmm5, xmm1                                           ;  1334.3 fmul+fadd   45 next
        movaps xmm2, [rbp - 32]                                    ;  1333.3 agu2+agu0+fmisc   48 next reload
        xorps xmm3, xmm2                                           ;  1335.3 fmul+fadd   45 next
        movaps xmm4, [rdi - 80]                                    ;  1335.3 agu1+agu0+fmisc   48 next reload
        xorps xmm8, xmm4                                           ;  1337.3 fmul+fadd   45 next
        movaps xmm7, [rdi - 112]                                   ;  1336.3 agu2+agu0+fmisc+fmul   48 next reload
        xorps xmm11, xmm7                                          ;  1338.3 fadd+fmul   45 next
        movaps xmm10, [rdi - 96]                                   ;  1338.3 agu1+agu0+fmisc+fadd   48 next reload
        xorps xmm12, xmm10                                         ;  1340.3 fmul+fadd   45 next
        xorps xmm0, [rdx - 48]                                     ;  1340.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm13, [rdx + 96]                                    ;  1341.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm5, [rdx - 112]                                    ;  1342.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm3, [rdx + 64]                                     ;  1343.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm8, [rdx - 128]                                    ;  1344.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm11, [rdx + 32]                                    ;  1345.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm12, [rdx - 96]                                    ;  1346.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm6, [rdx - 64]                                     ;  1347.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm9, [rdi - 16]                                     ;  1348.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm14, [rdx + 80]                                    ;  1349.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm15, [rdx + 0]                                     ;  1350.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm1, [rdx + 48]                                     ;  1351.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm2, [rdi + 48]                                     ;  1352.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm4, [rdx + 16]                                     ;  1353.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm7, [rdi + 64]                                     ;  1354.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm10, [rdi + 0]                                     ;  1355.3 agu2+agu0+fmul+fadd   54 next
        movaps [rdi - 96], xmm10                                   ;  1357.3 agu1+agu0+fmisc   54 next spill
        movaps xmm10, [rdx - 48]                                   ;  1353.3 agu2+agu0+fmisc   58 r
        xorps xmm10, [r9 + 256]                                    ;  1356.3 agu1+agu0+fmul+fadd   58 r
        movaps [rdx - 48], xmm7                                    ;  1356.3 agu2+agu0+fmisc   54 next spill
        movaps xmm7, [rdx + 96]                                    ;  1356.3 agu1+agu0+fmisc+fmul   58 r
        xorps xmm7, [r9 + 272]                                     ;  1358.3 agu2+agu1+fadd+fmul   58 r
        movaps [rdx + 96], xmm4                                    ;  1358.3 agu0+agu2+fmisc   54 next spill
        movaps xmm4, [rdx - 112]                                   ;  1358.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm4, [r9 + 288]                                     ;  1360.3 agu2+agu1+fadd+fmul   58 r
        movaps [rdx - 112], xmm2                                   ;  1360.3 agu0+agu2+fmisc   54 next spill
        movaps xmm2, [rdx + 64]                                    ;  1360.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm2, [r9 + 304]                                     ;  1362.3 agu2+agu1+fadd+fmul   58 r
        movaps [rdx + 64], xmm1                                    ;  1362.3 agu0+agu2+fmisc   54 next spill
        movaps xmm1, [rdx - 128]                                   ;  1362.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm1, [r9 + 320]                                     ;  1364.3 agu2+agu1+fadd+fmul   58 r
        movaps [rdx - 128], xmm15                                  ;  1364.3 agu0+agu2+fmisc   54 next spill
        movaps xmm15, [rdx + 32]                                   ;  1364.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm15, [r9 + 336]                                    ;  1366.3 agu2+agu1+fadd+fmul   58 r
        xorps xmm10, [rcx + 0]                                     ;  1366.3 agu0+agu2+fadd+fmul  108 r
        movaps [rcx + 0], xmm10                                    ;  1368.3 agu1+agu0+fmisc  108 r spill
        movaps xmm10, [rdx - 96]                                   ;  1367.3 agu2+agu1+fadd+fmisc   58 r
        xorps xmm10, [r9 + 352]                                    ;  1369.3 agu0+agu2+fmul+fadd   58 r
        movaps [rdx - 96], xmm14                                   ;  1369.3 agu1+agu0+fmisc   54 next spill
        movaps xmm14, [rdx - 64]                                   ;  1369.3 agu2+agu1+fmul+fadd   58 r
        xorps xmm14, [r9 + 368]                                    ;  1371.3 agu0+agu2+fmul+fadd   58 r
        movaps [rdx - 64], xmm9                                    ;  1371.3 agu1+agu0+fmisc   54 next spill
        movaps xmm9, [rdi - 16]                                    ;  1371.3 agu2+agu1+fmul+fadd   58 r
        xorps xmm9, [r9 + 384]                                     ;  1373.3 agu0+agu2+fmul+fadd   58 r
        xorps xmm7, [rcx - 16]                                     ;  1373.3 agu1+agu0+fmul+fadd  108 r
        movaps [rcx - 16], xmm7                                    ;  1375.3 agu2+agu1+fmisc  108 r spill
        movaps xmm7, [rdx + 80]                                    ;  1374.3 agu0+agu2+fmul+fadd   58 r
        xorps xmm7, [r9 + 400]                                     ;  1376.3 agu1+agu0+fmul+fadd   58 r
        movaps [rdx + 80], xmm6                                    ;  1375.3 agu2+agu1+fmisc   54 next spill
        movaps xmm6, [rdx + 0]                                     ;  1376.3 agu0+agu2+fmul+fadd   58 r
        xorps xmm6, [r9 + 416]                                     ;  1378.3 agu1+agu0+fmul+fadd   58 r
        xorps xmm4, [rcx - 32]                                     ;  1378.3 agu2+agu1+fmul+fadd  108 r
        movaps [rcx - 32], xmm4                                    ;  1380.3 agu0+agu2+fmisc  108 r spill
        movaps xmm4, [rdx + 48]                                    ;  1378.3 agu1+agu0+fmisc+fmul   58 r
        xorps xmm4, [r9 + 432]                                     ;  1380.3 agu2+agu1+fadd+fmul   58 r
        movaps [rdx + 48], xmm12                                   ;  1380.3 agu0+agu2+fmisc   54 next spill
        movaps xmm12, [rdi + 48]                                   ;  1380.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm12, [r9 + 448]                                    ;  1382.3 agu2+agu1+fadd+fmul   58 r
        xorps xmm2, [rcx - 48]                                     ;  1382.3 agu0+agu2+fadd+fmul  108 r
        movaps [rcx - 48], xmm2                                    ;  1384.3 agu1+agu0+fmisc  108 r spill
        movaps xmm2, [rdx + 16]                                    ;  1383.3 agu2+agu1+fadd+fmisc   58 r
        xorps xmm2, [r9 + 464]                                     ;  1385.3 agu0+agu2+fmul+fadd   58 r
        movaps [rdx + 16], xmm11                                   ;  1385.3 agu1+agu0+fmisc   54 next spill
        movaps xmm11, [rdi + 64]                                   ;  1385.3 agu2+agu1+fmul+fadd   58 r
        xorps xmm11, [r9 + 480]                                    ;  1387.3 agu0+agu2+fmul+fadd   58 r
        xorps xmm1, [rcx - 64]                                     ;  1387.3 agu1+agu0+fmul+fadd  108 r
        movaps [rcx - 64], xmm1                                    ;  1389.3 agu2+agu1+fmisc  108 r spill
        movaps xmm1, [rdi + 0]                                     ;  1388.3 agu0+agu2+fmul+fadd   58 r
        xorps xmm1, [r9 + 496]                                     ;  1390.3 agu1+agu0+fmul+fadd   58 r
        xorps xmm15, [rax - 128]                                   ;  1390.3 agu2+agu1+fmul+fadd  108 r
        xorps xmm10, [rcx + 112]                                   ;  1391.3 agu0+agu2+fmul+fadd  108 r
        xorps xmm14, [rcx + 96]                                    ;  1392.3 agu1+agu0+fmul+fadd  108 r
        xorps xmm9, [rdx - 80]                                     ;  1393.3 agu2+agu1+fmul+fadd  108 r
        xorps xmm7, [rcx + 80]                                     ;  1394.3 agu0+agu2+fmul+fadd  108 r
        xorps xmm6, [rcx + 64]                                     ;  1395.3 agu1+agu0+fmul+fadd  108 r
        xorps xmm4, [rcx + 48]                                     ;  1396.3 agu2+agu1+fmul+fadd  108 r
        xorps xmm12, [rcx + 32]                                    ;  1397.3 agu0+agu2+fmul+fadd  108 r
        xorps xmm2, [rcx + 16]                                     ;  1398.3 agu1+agu0+fmul+fadd  108 r
        xorps xmm11, [rbp + 1680]                                  ;  1399.3 agu2+agu1+fmul+fadd  108 r
        xorps xmm1, [rbp + 1712]                                   ;  1400.3 agu0+agu2+fmul+fadd  108 r
        xorps xmm0, [rbp + 1472]                                   ;  1401.3 agu1+agu0+fmul+fadd  108 r
        xorps xmm13, [rbp + 1488]                                  ;  1402.3 agu2+agu0+fmul+fadd  108 r
        xorps xmm5, [rbp + 1504]                                   ;  1403.3 agu1+agu0+fmul+fadd  108 r
        xorps xmm3, [rbp + 1520]                                   ;  1404.3 agu2+agu0+fmul+fadd  108 r
        xorps xmm8, [rbp + 1536]                                   ;  1405.3 agu1+agu0+fmul+fadd  108 r
        movaps [rcx + 16], xmm8                                    ;  1407.3 agu2+agu0+fmisc  108 r spill
        movaps xmm8, [rdx + 16]                                    ;  1403.3 agu1+agu0+fmisc  108 r
        xorps xmm8, [rbp + 1552]                                   ;  1406.3 agu2+agu0+fmul+fadd  108 r
        movaps [rdx + 16], xmm8                                    ;  1408.3 agu1+agu0+fmisc  108 r spill
        movaps xmm8, [rdx + 48]                                    ;  1406.3 agu2+agu0+fmisc+fmul  108 r
        xorps xmm8, [rbp + 1568]                                   ;  1408.3 agu1+agu2+fadd+fmul  108 r
        movaps [rdx + 48], xmm8                                    ;  1410.3 agu0+agu1+fmisc  108 r spill
        movaps xmm8, [rdx + 80]                                    ;  1408.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm8, [rbp + 1584]                                   ;  1410.3 agu1+agu2+fadd+fmul  108 r
        movaps [rdx + 80], xmm8                                    ;  1412.3 agu0+agu1+fmisc  108 r spill
        movaps xmm8, [rdx - 64]                                    ;  1410.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm8, [rbp + 1600]                                   ;  1412.3 agu1+agu2+fadd+fmul  108 r
        movaps [rdx - 64], xmm8                                    ;  1414.3 agu0+agu1+fmisc  108 r spill
        movaps xmm8, [rdx - 96]                                    ;  1412.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm8, [rbp + 1616]                                   ;  1414.3 agu1+agu2+fadd+fmul  108 r
        movaps [rdx - 96], xmm8                                    ;  1416.3 agu0+agu1+fmisc  108 r spill
        movaps xmm8, [rdx - 128]                                   ;  1414.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm8, [rbp + 1632]                                   ;  1416.3 agu1+agu2+fadd+fmul  108 r
        movaps [rdx - 128], xmm8                                   ;  1418.3 agu0+agu1+fmisc  108 r spill
        movaps xmm8, [rdx + 64]                                    ;  1416.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm8, [rbp + 1648]                                   ;  1418.3 agu1+agu2+fadd+fmul  108 r
        movaps [rdx + 64], xmm8                                    ;  1420.3 agu0+agu1+fmisc  108 r spill
        movaps xmm8, [rdx - 112]                                   ;  1418.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm8, [rbp + 1664]                                   ;  1420.3 agu1+agu2+fadd+fmul  108 r
        movaps [rdx - 112], xmm8                                   ;  1422.3 agu0+agu1+fmisc  108 r spill
        movaps xmm8, [rdx + 96]                                    ;  1420.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm8, [rbp + 1696]                                   ;  1422.3 agu1+agu2+fadd+fmul  108 r
        movaps [rdx + 96], xmm8                                    ;  1424.3 agu0+agu1+fmisc  108 r spill
        movaps xmm8, [rdx - 48]                                    ;  1422.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm8, [rbp + 1728]                                   ;  1424.3 agu1+agu2+fadd+fmul  108 r
        movaps [rdx - 48], xmm8                                    ;  1426.3 agu0+agu1+fmisc  108 r spill
        movaps xmm8, [rdi - 96]                                    ;  1424.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm8, [rbp + 1744]                                   ;  1426.3 agu1+agu2+fadd+fmul  108 r
        movaps [rdi - 96], xmm8                                    ;  1428.3 agu0+agu1+fmisc  108 r spill
        movaps xmm8, [rcx + 0]                                     ;  1426.3 agu2+agu0+fadd+fmul   54 next
        xorps xmm8, [r10]                                          ;  1428.3 agu1+agu2+fadd+fmul   54 next
        movaps [rcx + 32], xmm3                                    ;  1428.3 agu0+agu1+fmisc  108 r spill
        movaps xmm3, [rcx - 16]                                    ;  1428.3 agu2+agu0+fadd+fmul   54 next
        xorps xmm3, [r10 + 16]                                     ;  1430.3 agu1+agu2+fadd+fmul   54 next
        movaps [rcx + 48], xmm5                                    ;  1430.3 agu0+agu1+fmisc  108 r spill
        movaps xmm5, [rcx - 32]                                    ;  1430.3 agu2+agu0+fadd+fmul   54 next
        xorps xmm5, [r10 + 32]                                     ;  1432.3 agu1+agu2+fadd+fmul   54 next
        movaps [rcx + 64], xmm13                                   ;  1432.3 agu0+agu1+fmisc  108 r spill
        movaps xmm13, [rcx - 48]                                   ;  1432.3 agu2+agu0+fadd+fmul   54 next
        xorps xmm13, [r10 + 48]                                    ;  1434.3 agu1+agu2+fadd+fmul   54 next
        movaps [rcx + 80], xmm0                                    ;  1434.3 agu0+agu1+fmisc  108 r spill
        movaps xmm0, [rcx - 64]                                    ;  1434.3 agu2+agu0+fadd+fmul   54 next
        xorps xmm0, [r10 + 64]                                     ;  1436.3 agu1+agu2+fadd+fmul   54 next
        movaps [rdx - 80], xmm5                                    ;  1436.3 agu0+agu1+fmisc   54 next spill
        movaps xmm5, [r10 + 80]                                    ;  1436.3 agu2+agu0+fadd+fmul   54 next
        xorps xmm5, xmm15                                          ;  1438.3 fadd+fmul   54 next
        movaps [rcx + 96], xmm15                                   ;  1438.3 agu1+agu2+fmisc  108 r spill
        movaps xmm15, [r10 + 96]                                   ;  1438.3 agu0+agu1+fadd+fmul   54 next
        xorps xmm15, xmm10                                         ;  1440.3 fadd+fmul   54 next
        movaps [rcx + 112], xmm10                                  ;  1440.3 agu2+agu0+fmisc  108 r spill
        movaps xmm10, [r10 + 112]                                  ;  1440.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm10, xmm14                                         ;  1442.3 fadd+fmul   54 next
        movaps [rax - 128], xmm14                                  ;  1442.3 agu2+agu1+fmisc  108 r spill
        movaps xmm14, [r10 + 128]                                  ;  1442.3 agu0+agu1+fadd+fmul   54 next
        xorps xmm14, xmm9                                          ;  1444.3 fadd+fmul   54 next
        movaps [rdi + 0], xmm9                                     ;  1444.3 agu2+agu0+fmisc  108 r spill
        movaps xmm9, [r10 + 144]                                   ;  1444.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm9, xmm7                                           ;  1446.3 fadd+fmul   54 next
        movaps [rdi + 64], xmm7                                    ;  1446.3 agu2+agu1+fmisc  108 r spill
        movaps xmm7, [r10 + 160]                                   ;  1446.3 agu0+agu1+fadd+fmul   54 next
        xorps xmm7, xmm6                                           ;  1448.3 fadd+fmul   54 next
        movaps [rdi + 48], xmm6                                    ;  1448.3 agu2+agu0+fmisc  108 r spill
        movaps xmm6, [r10 + 176]                                   ;  1448.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm6, xmm4                                           ;  1450.3 fadd+fmul   54 next
        movaps [rdx + 0], xmm4                                     ;  1450.3 agu2+agu1+fmisc  108 r spill
        movaps xmm4, [r10 + 192]                                   ;  1450.3 agu0+agu1+fadd+fmul   54 next
        xorps xmm4, xmm12                                          ;  1452.3 fadd+fmul   54 next
        movaps [rdi - 16], xmm12                                   ;  1452.3 agu2+agu0+fmisc  108 r spill
        movaps xmm12, [r10 + 208]                                  ;  1452.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm12, xmm2                                          ;  1454.3 fadd+fmul   54 next
        movaps [rdx + 32], xmm2                                    ;  1454.3 agu2+agu1+fmisc  108 r spill
        movaps xmm2, [r10 + 224]                                   ;  1454.3 agu0+agu1+fadd+fmul   54 next
        xorps xmm2, xmm11                                          ;  1456.3 fadd+fmul   54 next
        movaps [rdi - 112], xmm11                                  ;  1456.3 agu2+agu0+fmisc  108 r spill
        movaps xmm11, [r10 + 240]                                  ;  1456.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm11, xmm1                                          ;  1458.3 fadd+fmul   54 next
        movaps [rdi - 80], xmm1                                    ;  1458.3 agu2+agu1+fmisc  108 r spill
        movaps xmm1, xmm12                                         ;  1458.3 fadd+fmul   41 next copy
        xorps xmm1, xmm10                                          ;  1460.3 fadd+fmul   41 next
        movaps [rbp - 32], xmm13                                   ;  1460.3 agu0+agu1+fmisc   54 next spill
        movaps xmm13, xmm7                                         ;  1460.3 fadd+fmul   41 next copy
        andps xmm13, xmm2                                          ;  1462.3 fadd+fmul   41 next
        movaps [rbp + 80], xmm3                                    ;  1462.3 agu2+agu0+fmisc   54 next spill
        movaps xmm3, xmm14                                         ;  1462.3 fadd+fmul   41 next copy
        xorps xmm3, xmm4                                           ;  1464.3 fadd+fmul   41 next
        movaps [rbp - 96], xmm15                                   ;  1464.3 agu1+agu0+fmisc   54 next spill
        movaps xmm15, xmm11                                        ;  1464.3 fadd+fmul   41 next copy
        andps xmm15, xmm2                                          ;  1466.3 fadd+fmul   41 next
        movaps [rbp - 112], xmm5                                   ;  1466.3 agu2+agu0+fmisc   54 next spill
        movaps xmm5, xmm12                                         ;  1466.3 fadd+fmul   41 next copy
        andps xmm5, xmm7                                           ;  1468.3 fadd+fmul   41 next
        movaps [rbp - 16], xmm8                                    ;  1468.3 agu1+agu0+fmisc   54 next spill
        movaps xmm8, xmm2                                          ;  1468.3 fadd+fmul   41 next copy
        andps xmm8, xmm10                                          ;  1470.3 fadd+fmul   41 next
        xorps xmm5, xmm8                                           ;  1472.3 fadd+fmul   41 next
        movaps xmm8, xmm12                                         ;  1471.3 fadd+fmul   41 next copy
        andps xmm8, xmm6                                           ;  1473.3 fadd+fmul   41 next
        xorps xmm5, [rel misty1_decrypt_compact.T0_constants128]   ;  1474.3 agu2+agu0+fadd+fmul   41 next
        movaps [rbp - 64], xmm0                                    ;  1471.3 agu1+agu0+fmisc   54 next spill
        movaps xmm0, xmm1                                          ;  1474.3 fadd+fmul   41 next copy
        xorps xmm0, xmm7                                           ;  1476.3 fadd+fmul   41 next
        movaps [rbp + 64], xmm5                                    ;  1476.3 agu2+agu1+fmisc   41 next spill
        movaps xmm5, xmm9                                          ;  1476.3 fadd+fmul   41 next copy
        andps xmm5, xmm0                                           ;  1478.3 fadd+fmul   41 next
        movaps [rbp + 0], xmm13                                    ;  1475.3 agu0+agu1+fmisc   41 next spill
        movaps xmm13, xmm11                                        ;  1478.3 fadd+fmul   41 next copy
        andps xmm13, xmm10                                         ;  1480.3 fadd+fmul   41 next
        xorps xmm13, xmm2                                          ;  1482.3 fadd+fmul   41 next
        xorps xmm5, xmm13                                          ;  1484.3 fadd+fmul   41 next
        movaps [rbp - 80], xmm12                                   ;  1478.7 agu2+agu0+fmisc   54 next spill
        movaps xmm12, xmm7                                         ;  1482.3 fadd+fmul   41 next copy
        andps xmm12, xmm9                                          ;  1484.3 fadd+fmul   41 next
        xorps xmm12, xmm3                                          ;  1486.3 fadd+fmul   41 next
        movaps [rbp - 48], xmm12                                   ;  1488.3 agu1+agu0+fmisc   41 next spill
        movaps xmm12, xmm7                                         ;  1485.3 fadd+fmul   41 next copy
        andps xmm12, xmm10                                         ;  1487.3 fadd+fmul   41 next
        xorps xmm8, xmm12                                          ;  1489.3 fadd+fmul   41 next
        xorps xmm8, xmm15                                          ;  1491.3 fadd+fmul   41 next
        movaps xmm12, xmm7                                         ;  1489.3 fadd+fmul   41 next copy
        andps xmm12, xmm14                                         ;  1491.3 fadd+fmul   41 next
        movaps [rbp + 16], xmm15                                   ;  1488.3 agu2+agu0+fmisc   41 next spill
        movaps xmm15, xmm7                                         ;  1491.3 fadd+fmul   41 next copy
        andps xmm15, xmm6                                          ;  1493.3 fadd+fmul   41 next
        xorps xmm12, xmm15                                         ;  1495.3 fadd+fmul   41 next
        xorps xmm13, xmm15                                         ;  1495.3 fadd+fmul   41 next
        movaps xmm15, xmm11                                        ;  1495.3 fadd+fmul   41 next copy
        andps xmm15, xmm6                                          ;  1497.3 fadd+fmul   41 next
        xorps xmm7, xmm15                                          ;  1499.3 fadd+fmul   41 next
        xorps xmm5, xmm7                                           ;  1501.3 fadd+fmul   41 next
        andps xmm7, xmm11                                          ;  1501.3 fadd+fmul   41 next
        xorps xmm7, [rel misty1_decrypt_compact.T0_constants128]   ;  1503.3 agu1+agu0+fadd+fmul   41 next
        movaps [rbp + 48], xmm15                                   ;  1499.3 agu2+agu0+fmisc   41 next spill
        movaps xmm15, xmm14                                        ;  1501.3 fadd+fmul   41 next copy
        andps xmm15, xmm10                                         ;  1503.3 fadd+fmul   41 next
        movaps [rbp + 96], xmm7                                    ;  1505.3 agu1+agu2+fmisc   41 next spill
        movaps xmm7, xmm0                                          ;  1503.3 fadd+fmul   41 next copy
        orps xmm7, xmm11                                           ;  1505.3 fadd+fmul   41 next
        movaps [rbp + 32], xmm0                                    ;  1503.7 agu0+agu1+fmisc   41 next spill
        movaps xmm0, xmm3                                          ;  1505.3 fadd+fmul   41 next copy
        andps xmm0, xmm6                                           ;  1507.3 fadd+fmul   41 next
        andps xmm3, xmm10                                          ;  1507.3 fadd+fmul   41 next
        movaps [rbp - 128], xmm12                                  ;  1506.3 agu2+agu0+fmisc   41 next spill
        movaps xmm12, xmm9                                         ;  1508.3 fadd+fmul   41 next copy
        andps xmm12, xmm4                                          ;  1510.3 fadd+fmul   41 next
        xorps xmm7, xmm12                                          ;  1512.3 fadd+fmul   41 next
        xorps xmm15, xmm7                                          ;  1514.3 fadd+fmul   41 next
        movaps xmm7, xmm6                                          ;  1512.3 fadd+fmul   41 next copy
        andps xmm7, xmm4                                           ;  1514.3 fadd+fmul   41 next
        movaps xmm12, xmm2                                         ;  1514.3 fadd+fmul   41 next copy
        andps xmm12, xmm4                                          ;  1516.3 fadd+fmul   41 next
        xorps xmm0, xmm12                                          ;  1518.3 fadd+fmul   41 next
        xorps xmm13, xmm0                                          ;  1520.3 fadd+fmul   41 next
        movaps xmm12, xmm9                                         ;  1518.3 fadd+fmul   41 next copy
        andps xmm12, xmm14                                         ;  1520.3 fadd+fmul   41 next
        xorps xmm0, xmm15                                          ;  1520.3 fadd+fmul   41 next
        xorps xmm0, xmm1                                           ;  1522.3 fadd+fmul   41 next
        xorps xmm12, xmm10                                         ;  1522.3 fadd+fmul   41 next
        andps xmm1, xmm4                                           ;  1523.3 fadd+fmul   41 next
        movaps [rdx + 112], xmm0                                   ;  1524.3 agu1+agu0+fmisc   41 next spill
        movaps xmm0, xmm7                                          ;  1524.3 fadd+fmul   41 next copy
        xorps xmm0, xmm11                                          ;  1526.3 fadd+fmul   41 next
        xorps xmm7, xmm9                                           ;  1526.3 fadd+fmul   41 next
        xorps xmm13, xmm7                                          ;  1528.3 fadd+fmul   41 next
        andps xmm0, xmm4                                           ;  1528.3 fadd+fmul   41 next
        andps xmm7, xmm6                                           ;  1529.3 fadd+fmul   41 next
        xorps xmm5, xmm0                                           ;  1530.3 fadd+fmul   41 next
        movaps xmm0, xmm2                                          ;  1531.3 fadd+fmul   41 next copy
        andps xmm0, xmm14                                          ;  1533.3 fadd+fmul   41 next
        xorps xmm0, xmm12                                          ;  1535.3 fadd+fmul   41 next
        xorps xmm13, xmm8                                          ;  1534.3 fadd+fmul   41 next
        xorps xmm12, xmm11                                         ;  1535.3 fadd+fmul   41 next
        xorps xmm1, xmm12                                          ;  1537.3 fadd+fmul   41 next
        andps xmm12, xmm14                                         ;  1537.3 fadd+fmul   41 next
        xorps xmm1, xmm6                                           ;  1539.3 fadd+fmul   41 next
        xorps xmm7, xmm0                                           ;  1539.3 fadd+fmul   41 next
        movaps xmm0, xmm6                                          ;  1540.3 fadd+fmul   41 next copy
        andps xmm0, xmm2                                           ;  1542.3 fadd+fmul   41 next
        andps xmm6, xmm10                                          ;  1542.3 fadd+fmul   41 next
        xorps xmm0, xmm6                                           ;  1544.3 fadd+fmul   41 next
        xorps xmm12, xmm0                                          ;  1546.3 fadd+fmul   41 next
        movaps xmm0, xmm10                                         ;  1545.3 fadd+fmul   41 next copy
        xorps xmm0, xmm14                                          ;  1547.3 fadd+fmul   41 next
        andps xmm0, xmm4                                           ;  1549.3 fadd+fmul   41 next
        xorps xmm0, xmm7                                           ;  1551.3 fadd+fmul   41 next
        xorps xmm12, [rbp - 48]                                    ;  1549.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm6, [rbp + 0]                                      ;  1550.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm7, xmm6                                           ;  1552.3 fadd+fmul   41 next
        movaps xmm6, [rbp - 80]                                    ;  1548.3 agu2+agu0+fmisc   41 next
        andps xmm6, xmm2                                           ;  1552.3 fadd+fmul   41 next
        andps xmm10, [rbp - 80]                                    ;  1553.3 agu1+agu0+fadd+fmul   41 next
        andps xmm11, xmm9                                          ;  1554.3 fadd+fmul   41 next
        xorps xmm10, [rbp - 128]                                   ;  1555.3 agu2+agu0+fadd+fmul   41 next
        andps xmm2, xmm9                                           ;  1556.3 fadd+fmul   41 next
        andps xmm14, [rbp - 80]                                    ;  1557.3 agu1+agu0+fadd+fmul   41 next
        orps xmm4, [rbp + 32]                                      ;  1558.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, xmm6                                          ;  1559.3 fadd+fmul   41 next
        xorps xmm2, [rbp + 96]                                     ;  1560.3 agu1+agu2+fadd+fmul   41 next
        movaps [rbp - 128], xmm12                                  ;  1556.3 agu0+agu1+fmisc   41 next spill
        movaps xmm12, [rbp + 64]                                   ;  1558.3 agu2+agu0+fmisc   41 next
        xorps xmm12, xmm1                                          ;  1561.3 fadd+fmul   41 next
        xorps xmm1, xmm7                                           ;  1562.3 fadd+fmul   41 next
        xorps xmm3, xmm1                                           ;  1564.3 fadd+fmul   41 next
        xorps xmm3, xmm10                                          ;  1566.3 fadd+fmul   41 next
        xorps xmm6, xmm14                                          ;  1565.3 fadd+fmul   41 next
        movaps xmm1, [rbp + 32]                                    ;  1561.3 agu1+agu0+fmisc   41 next reload
        xorps xmm11, xmm1                                          ;  1566.3 fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;  1568.3 fadd+fmul   41 next
        xorps xmm15, xmm12                                         ;  1568.3 fadd+fmul   41 next
        xorps xmm14, xmm2                                          ;  1569.3 fadd+fmul   41 next
        xorps xmm2, [rbp + 16]                                     ;  1570.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm13, xmm6                                          ;  1571.3 fadd+fmul   41 next
        xorps xmm2, [rdx + 112]                                    ;  1572.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm6, [rbp + 64]                                     ;  1573.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm11, [rbp - 80]                                   ;  1570.0 agu1+agu0+fmisc   54 next reload
        andps xmm9, xmm11                                          ;  1574.3 fadd+fmul   41 next
        xorps xmm8, xmm9                                           ;  1576.3 fadd+fmul   41 next
        xorps xmm10, [rbp + 96]                                    ;  1576.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm9, xmm0                                           ;  1577.3 fadd+fmul   41 next
        xorps xmm0, xmm4                                           ;  1578.3 fadd+fmul   41 next
        xorps xmm0, [rbp + 48]                                     ;  1580.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm5, xmm10                                          ;  1580.3 fadd+fmul   41 next
        xorps xmm4, [rbp - 48]                                     ;  1581.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm13, [rbp + 0]                                     ;  1582.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm15, xmm1                                          ;  1583.3 fadd+fmul   41 next
        xorps xmm6, [rbp - 128]                                    ;  1584.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm11, xmm8                                          ;  1585.3 fadd+fmul   41 next
        xorps xmm14, xmm9                                          ;  1586.3 fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;  1587.3 fadd+fmul   41 next
        xorps xmm7, xmm14                                          ;  1588.3 fadd+fmul   41 next
        movaps xmm14, [rbp - 64]                                   ;  1584.3 agu0+agu1+fmisc   41 next
        movaps xmm1, [rbp - 16]                                    ;  1586.3 agu2+agu0+fmisc   54 next reload
        andps xmm14, xmm1                                          ;  1589.3 fadd+fmul   41 next
        movaps xmm8, [rbp - 112]                                   ;  1588.3 agu1+agu0+fmisc   41 next
        andps xmm8, xmm1                                           ;  1590.3 fadd+fmul   41 next
        movaps xmm9, [rbp - 96]                                    ;  1590.3 agu2+agu0+fmisc   41 next
        movaps xmm10, [rbp + 80]                                   ;  1591.3 agu1+agu0+fadd+fmul   54 next reload
        andps xmm9, xmm10                                          ;  1593.3 fadd+fmul   41 next
        movaps xmm11, [rbp - 32]                                   ;  1592.3 agu2+agu1+fmisc   41 next
        andps xmm11, xmm1                                          ;  1594.3 fadd+fmul   41 next
        movaps xmm12, [rbp - 64]                                   ;  1594.3 agu0+agu1+fmisc+fadd   41 next
        andps xmm12, [rbp - 32]                                    ;  1596.3 agu2+agu0+fmul+fadd   41 next
        movaps [rbp - 80], xmm15                                   ;  1595.3 agu1+agu2+fmisc   41 next spill
        movaps xmm15, [rbp - 96]                                   ;  1596.3 agu0+agu1+fmul+fadd   41 next
        andps xmm15, [rbp - 32]                                    ;  1598.3 agu2+agu0+fmul+fadd   41 next
        movaps [rbp - 128], xmm6                                   ;  1597.3 agu1+agu2+fmisc   41 next spill
        movaps xmm6, [rbp - 112]                                   ;  1598.3 agu0+agu1+fmul+fadd   41 next
        andps xmm6, [rdx - 80]                                     ;  1600.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm9, xmm6                                           ;  1602.3 fmul+fadd   41 next
        andps xmm6, xmm10                                          ;  1602.3 fmul+fadd   41 next
        movaps [rbp + 32], xmm2                                    ;  1599.3 agu1+agu2+fmisc   41 next spill
        movaps xmm2, xmm11                                         ;  1602.3 fmul+fadd   41 next copy
        xorps xmm2, xmm10                                          ;  1604.3 fmul+fadd   41 next
        movaps [rbp + 0], xmm13                                    ;  1601.3 agu0+agu1+fmisc   41 next spill
        movaps xmm13, [rbp - 96]                                   ;  1603.3 agu2+agu0+fmisc+fmul   41 next
        andps xmm13, xmm8                                          ;  1605.3 fadd+fmul   41 next
        movaps [rbp - 48], xmm4                                    ;  1604.3 agu1+agu2+fmisc   41 next spill
        movaps xmm4, [rbp - 64]                                    ;  1605.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm4, xmm2                                           ;  1607.3 fadd+fmul   41 next
        andps xmm4, [rbp - 96]                                     ;  1609.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, xmm4                                          ;  1611.3 fadd+fmul   41 next
        movaps [rbp + 48], xmm0                                    ;  1606.7 agu1+agu0+fmisc   41 next spill
        movaps xmm0, xmm12                                         ;  1609.3 fadd+fmul   41 next copy
        xorps xmm0, xmm14                                          ;  1611.3 fadd+fmul   41 next
        xorps xmm12, xmm9                                          ;  1611.3 fadd+fmul   41 next
        xorps xmm9, xmm14                                          ;  1612.3 fadd+fmul   41 next
        andps xmm0, [rbp - 112]                                    ;  1613.3 agu2+agu0+fadd+fmul   41 next
        movaps [rbp + 96], xmm3                                    ;  1611.0 agu1+agu0+fmisc   41 next spill
        movaps xmm3, [rbp - 112]                                   ;  1613.0 agu2+agu1+fmisc   41 next
        andps xmm3, xmm10                                          ;  1615.0 fadd+fmul   41 next
        movaps [rbp + 64], xmm5                                    ;  1615.0 agu0+agu1+fmisc   41 next spill
        movaps xmm5, [rbp - 32]                                    ;  1615.3 agu2+agu0+fadd+fmul   41 next
        andps xmm5, xmm3                                           ;  1617.3 fadd+fmul   41 next
        xorps xmm13, xmm3                                          ;  1617.3 fadd+fmul   41 next
        xorps xmm13, [rel misty1_decrypt_compact.T0_constants128]  ;  1619.3 agu1+agu2+fadd+fmul   41 next
        movaps [rdx + 112], xmm7                                   ;  1617.0 agu0+agu1+fmisc   41 next spill
        movaps xmm7, [rbp - 96]                                    ;  1619.0 agu2+agu0+fmisc   41 next
        andps xmm7, [rdx - 80]                                     ;  1621.0 agu1+agu2+fadd+fmul   41 next
        movaps [rbp + 16], xmm9                                    ;  1621.0 agu0+agu1+fmisc   41 next spill
        movaps xmm9, xmm10                                         ;  1620.3 fadd+fmul   41 next copy
        andps xmm9, xmm1                                           ;  1622.3 fadd+fmul   41 next
        xorps xmm5, xmm9                                           ;  1624.3 fadd+fmul   41 next
        xorps xmm9, xmm7                                           ;  1624.3 fadd+fmul   41 next
        movaps [rbp + 112], xmm4                                   ;  1623.0 agu2+agu0+fmisc   41 next spill
        movaps xmm4, [rdx - 80]                                    ;  1624.3 agu1+agu0+fmisc+fadd   41 next
        andps xmm4, xmm12                                          ;  1626.3 fmul+fadd   41 next
        xorps xmm5, xmm4                                           ;  1628.3 fmul+fadd   41 next
        movaps xmm4, [rbp - 32]                                    ;  1626.0 agu2+agu1+fmisc   54 next reload
        xorps xmm5, xmm4                                           ;  1630.3 fmul+fadd   41 next
        xorps xmm12, xmm1                                          ;  1628.3 fmul+fadd   41 next
        movaps [rcx - 128], xmm5                                   ;  1632.3 agu0+agu1+fmisc   41 next spill
        movaps xmm5, [rdx - 80]                                    ;  1629.0 agu2+agu0+fmul+fmisc   41 next
        andps xmm5, xmm9                                           ;  1631.0 fadd+fmul   41 next
        xorps xmm5, xmm1                                           ;  1633.0 fadd+fmul   41 next
        andps xmm9, [rbp - 64]                                     ;  1631.3 agu1+agu2+fadd+fmul   41 next
        xorps xmm5, xmm2                                           ;  1635.0 fadd+fmul   41 next
        movaps [rcx - 112], xmm5                                   ;  1637.0 agu0+agu1+fmisc   41 next spill
        movaps xmm5, [rbp - 64]                                    ;  1633.3 agu2+agu0+fmisc+fadd   41 next
        xorps xmm5, xmm15                                          ;  1635.3 fmul+fadd   41 next
        xorps xmm0, xmm5                                           ;  1637.3 fmul+fadd   41 next
        xorps xmm9, xmm0                                           ;  1639.3 fmul+fadd   41 next
        movaps xmm0, xmm12                                         ;  1637.3 fmul+fadd   41 next copy
        andps xmm0, xmm1                                           ;  1639.3 fmul+fadd   41 next
        andps xmm12, [rbp - 64]                                    ;  1639.3 agu1+agu2+fmul+fadd   41 next
        andps xmm5, [rbp - 112]                                    ;  1640.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm0, xmm13                                          ;  1641.3 fmul+fadd   41 next
        andps xmm2, [rdx - 80]                                     ;  1642.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm0, xmm7                                           ;  1643.3 fmul+fadd   41 next
        movaps xmm1, xmm10                                         ;  1644.3 fmul+fadd   41 next copy
        andps xmm1, xmm4                                           ;  1646.3 fmul+fadd   41 next
        xorps xmm5, xmm1                                           ;  1648.3 fmul+fadd   41 next
        xorps xmm0, xmm5                                           ;  1650.3 fmul+fadd   41 next
        movaps xmm5, [rbp - 64]                                    ;  1643.7 agu1+agu0+fmisc   41 next
        andps xmm5, xmm10                                          ;  1648.3 fmul+fadd   41 next
        xorps xmm5, xmm8                                           ;  1650.3 fmul+fadd   41 next
        xorps xmm2, xmm5                                           ;  1652.3 fmul+fadd   41 next
        xorps xmm5, [rdx - 80]                                     ;  1652.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm14, xmm1                                          ;  1652.3 fmul+fadd   41 next
        movaps xmm1, [rbp - 96]                                    ;  1650.0 agu1+agu0+fmisc   41 next
        xorps xmm1, xmm3                                           ;  1653.3 fmul+fadd   41 next
        andps xmm1, [rbp - 16]                                     ;  1655.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm13, xmm1                                          ;  1657.3 fmul+fadd   41 next
        xorps xmm12, xmm13                                         ;  1659.3 fmul+fadd   41 next
        movaps xmm13, xmm4                                         ;  1657.3 fmul+fadd   41 next copy
        andps xmm13, xmm5                                          ;  1659.3 fmul+fadd   41 next
        xorps xmm5, xmm7                                           ;  1659.3 fmul+fadd   41 next
        xorps xmm13, [rbp - 112]                                   ;  1661.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm7, xmm4                                           ;  1661.3 fmul+fadd   41 next
        xorps xmm3, [rdx - 80]                                     ;  1662.3 agu2+agu0+fmul+fadd   41 next
        andps xmm15, xmm7                                          ;  1663.3 fmul+fadd   41 next
        xorps xmm9, xmm2                                           ;  1664.3 fmul+fadd   41 next
        movaps xmm2, [rbp - 64]                                    ;  1661.7 agu1+agu0+fmisc   41 next
        andps xmm2, xmm3                                           ;  1665.3 fmul+fadd   41 next
        andps xmm7, [rbp - 112]                                    ;  1666.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm1, xmm7                                           ;  1668.3 fmul+fadd   41 next
        xorps xmm5, xmm1                                           ;  1670.3 fmul+fadd   41 next
        xorps xmm6, xmm13                                          ;  1669.3 fmul+fadd   41 next
        movaps xmm1, [rdx - 80]                                    ;  1665.7 agu1+agu0+fmisc   41 next
        andps xmm1, xmm14                                          ;  1670.3 fmul+fadd   41 next
        xorps xmm7, xmm11                                          ;  1671.3 fmul+fadd   41 next
        movaps xmm13, [rbp - 96]                                   ;  1667.7 agu2+agu0+fmisc   41 next
        andps xmm13, [rbp - 112]                                   ;  1672.3 agu1+agu0+fmul+fadd   41 next
        andps xmm3, [rbp - 16]                                     ;  1673.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm3, [rbp - 96]                                     ;  1675.3 agu1+agu2+fmul+fadd   41 next
        xorps xmm12, xmm3                                          ;  1677.3 fmul+fadd   41 next
        xorps xmm9, [rbp + 112]                                    ;  1676.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm14, xmm13                                         ;  1677.3 fmul+fadd   41 next
        movaps xmm3, [rcx - 112]                                   ;  1673.3 agu2+agu0+fmisc   41 next reload
        xorps xmm5, xmm3                                           ;  1678.3 fmul+fadd   41 next
        andps xmm11, xmm13                                         ;  1679.3 fmul+fadd   41 next
        xorps xmm8, xmm7                                           ;  1680.3 fmul+fadd   41 next
        movaps xmm7, [rbp - 96]                                    ;  1677.3 agu1+agu0+fmisc   54 next reload
        andps xmm14, xmm7                                          ;  1681.3 fmul+fadd   41 next
        xorps xmm1, xmm5                                           ;  1682.3 fmul+fadd   41 next
        xorps xmm3, xmm14                                          ;  1683.3 fmul+fadd   41 next
        xorps xmm12, xmm15                                         ;  1684.3 fmul+fadd   41 next
        xorps xmm11, [rbp + 16]                                    ;  1685.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm6, xmm11                                          ;  1687.3 fmul+fadd   41 next
        movaps xmm14, [rel misty1_decrypt_compact.T0_constants128] ;  1682.3 agu1+agu0+fmisc   41 next reload
        xorps xmm6, xmm14                                          ;  1689.3 fmul+fadd   41 next
        xorps xmm2, xmm3                                           ;  1688.3 fmul+fadd   41 next
        xorps xmm2, xmm14                                          ;  1690.3 fmul+fadd   41 next
        xorps xmm8, [rcx - 128]                                    ;  1690.3 agu2+agu0+fmul+fadd   41 next
        movaps xmm15, [rdx + 112]                                  ;  1686.3 agu1+agu0+fmisc   41 next
        xorps xmm15, [rbp - 16]                                    ;  1691.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm0, xmm15                                          ;  1693.3 fmul+fadd   41 next
        xorps xmm10, [rbp + 64]                                    ;  1693.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm12, xmm10                                         ;  1695.3 fmul+fadd   41 next
        movaps xmm3, [rbp + 96]                                    ;  1691.3 agu2+agu0+fmisc   41 next
        xorps xmm3, [rdx - 80]                                     ;  1695.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm9, xmm3                                           ;  1697.3 fmul+fadd   41 next
        xorps xmm4, [rbp + 48]                                     ;  1697.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm2, xmm4                                           ;  1699.3 fmul+fadd   41 next
        movaps xmm5, [rbp - 48]                                    ;  1695.0 agu0+agu1+fmisc   41 next
        xorps xmm5, [rbp - 64]                                     ;  1699.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm6, xmm5                                           ;  1701.3 fmul+fadd   41 next
        movaps xmm11, [rbp + 0]                                    ;  1697.3 agu1+agu0+fmisc   41 next
        xorps xmm11, [rbp - 112]                                   ;  1701.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm1, xmm11                                          ;  1703.3 fmul+fadd   41 next
        xorps xmm7, [rbp + 32]                                     ;  1703.3 agu1+agu2+fmul+fadd   41 next
        xorps xmm8, xmm7                                           ;  1705.3 fmul+fadd   41 next
        xorps xmm0, [r9 + 2448]                                    ;  1705.3 agu0+agu1+fmul+fadd   48 next
        xorps xmm12, [r9 + 2464]                                   ;  1706.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm9, [r9 + 2480]                                    ;  1707.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm2, [r9 + 2496]                                    ;  1708.3 agu2+agu1+fmul+fadd   48 next
        xorps xmm6, [r9 + 2512]                                    ;  1709.3 agu0+agu1+fmul+fadd   48 next
        xorps xmm1, [r9 + 2528]                                    ;  1710.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm8, [r9 + 2544]                                    ;  1711.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm15, [r9 + 2304]                                   ;  1712.3 agu2+agu1+fmul+fadd   48 next
        xorps xmm10, [r9 + 2320]                                   ;  1713.3 agu0+agu2+fmul+fadd   48 next
        xorps xmm3, [r9 + 2336]                                    ;  1714.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm4, [r9 + 2352]                                    ;  1715.3 agu2+agu1+fmul+fadd   48 next
        xorps xmm5, [r9 + 2368]                                    ;  1716.3 agu0+agu1+fmul+fadd   48 next
        xorps xmm11, [r9 + 2384]                                   ;  1717.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm7, [r9 + 2400]                                    ;  1718.3 agu1+agu0+fmul+fadd   48 next
        movaps xmm13, [rbp - 128]                                  ;  1714.3 agu2+agu0+fmisc   48 next
        xorps xmm13, [r9 + 2416]                                   ;  1719.3 agu1+agu0+fmul+fadd   48 next
        movaps [rbp - 128], xmm8                                   ;  1716.3 agu2+agu0+fmisc   48 next spill
        movaps xmm8, [rbp - 80]                                    ;  1718.3 agu1+agu2+fmisc   48 next
        xorps xmm8, [r9 + 2432]                                    ;  1720.3 agu0+agu1+fmul+fadd   48 next
        movaps [rbp - 80], xmm1                                    ;  1720.3 agu2+agu0+fmisc   48 next spill
        movaps xmm1, xmm15                                         ;  1721.3 fmul+fadd   45 next copy
        xorps xmm1, xmm7                                           ;  1723.3 fmul+fadd   45 next
        movaps [rbp + 32], xmm6                                    ;  1722.3 agu1+agu2+fmisc   48 next spill
        movaps xmm6, xmm4                                          ;  1723.3 fmul+fadd   45 next copy
        andps xmm6, xmm13                                          ;  1725.3 fmul+fadd   45 next
        movaps [rbp - 112], xmm2                                   ;  1724.3 agu0+agu1+fmisc   48 next spill
        movaps xmm2, xmm10                                         ;  1725.3 fmul+fadd   45 next copy
        xorps xmm2, xmm11                                          ;  1727.3 fmul+fadd   45 next
        movaps [rbp + 0], xmm9                                     ;  1726.3 agu2+agu0+fmisc   48 next spill
        movaps xmm9, xmm8                                          ;  1727.3 fmul+fadd   45 next copy
        andps xmm9, xmm13                                          ;  1729.3 fmul+fadd   45 next
        movaps [rbp - 96], xmm12                                   ;  1728.3 agu1+agu0+fmisc   48 next spill
        movaps xmm12, xmm7                                         ;  1729.3 fmul+fadd   45 next copy
        andps xmm12, xmm4                                          ;  1731.3 fmul+fadd   45 next
        movaps [rbp - 64], xmm0                                    ;  1730.3 agu2+agu0+fmisc   48 next spill
        movaps xmm0, xmm13                                         ;  1731.3 fmul+fadd   45 next copy
        andps xmm0, xmm15                                          ;  1733.3 fmul+fadd   45 next
        xorps xmm12, xmm0                                          ;  1735.3 fmul+fadd   45 next
        movaps xmm0, xmm1                                          ;  1734.3 fmul+fadd   45 next copy
        xorps xmm0, xmm4                                           ;  1736.3 fmul+fadd   45 next
        xorps xmm12, xmm14                                         ;  1737.3 fmul+fadd   45 next
        movaps xmm14, xmm7                                         ;  1737.3 fmul+fadd   45 next copy
        andps xmm14, xmm5                                          ;  1739.3 fmul+fadd   45 next
        movaps [rbp - 48], xmm12                                   ;  1739.3 agu1+agu0+fmisc   45 next spill
        movaps xmm12, xmm3                                         ;  1739.3 fmul+fadd   45 next copy
        andps xmm12, xmm0                                          ;  1741.3 fmul+fadd   45 next
        movaps [rbp + 48], xmm6                                    ;  1738.3 agu2+agu0+fmisc   45 next spill
        movaps xmm6, xmm8                                          ;  1741.3 fmul+fadd   45 next copy
        andps xmm6, xmm15                                          ;  1743.3 fmul+fadd   45 next
        xorps xmm6, xmm13                                          ;  1745.3 fmul+fadd   45 next
        xorps xmm12, xmm6                                          ;  1747.3 fmul+fadd   45 next
        movaps [rbp - 32], xmm7                                    ;  1741.7 agu1+agu0+fmisc   48 next spill
        movaps xmm7, xmm4                                          ;  1745.3 fmul+fadd   45 next copy
        andps xmm7, xmm3                                           ;  1747.3 fmul+fadd   45 next
        xorps xmm7, xmm2                                           ;  1749.3 fmul+fadd   45 next
        movaps [rdx - 80], xmm7                                    ;  1751.3 agu2+agu0+fmisc   45 next spill
        movaps xmm7, xmm4                                          ;  1748.3 fmul+fadd   45 next copy
        andps xmm7, xmm15                                          ;  1750.3 fmul+fadd   45 next
        xorps xmm14, xmm7                                          ;  1752.3 fmul+fadd   45 next
        xorps xmm14, xmm9                                          ;  1754.3 fmul+fadd   45 next
        movaps xmm7, xmm4                                          ;  1752.3 fmul+fadd   45 next copy
        andps xmm7, xmm10                                          ;  1754.3 fmul+fadd   45 next
        movaps [rbp + 96], xmm9                                    ;  1751.3 agu1+agu0+fmisc   45 next spill
        movaps xmm9, xmm4                                          ;  1754.3 fmul+fadd   45 next copy
        andps xmm9, xmm5                                           ;  1756.3 fmul+fadd   45 next
        xorps xmm7, xmm9                                           ;  1758.3 fmul+fadd   45 next
        xorps xmm6, xmm9                                           ;  1758.3 fmul+fadd   45 next
        movaps xmm9, xmm8                                          ;  1758.3 fmul+fadd   45 next copy
        andps xmm9, xmm5                                           ;  1760.3 fmul+fadd   45 next
        xorps xmm4, xmm9                                           ;  1762.3 fmul+fadd   45 next
        xorps xmm12, xmm4                                          ;  1764.3 fmul+fadd   45 next
        andps xmm4, xmm8                                           ;  1764.3 fmul+fadd   45 next
        xorps xmm4, [rel misty1_decrypt_compact.T0_constants128]   ;  1766.3 agu2+agu0+fmul+fadd   45 next
        movaps [rbp + 64], xmm9                                    ;  1762.3 agu1+agu0+fmisc   45 next spill
        movaps xmm9, xmm10                                         ;  1764.3 fmul+fadd   45 next copy
        andps xmm9, xmm15                                          ;  1766.3 fmul+fadd   45 next
        movaps [rbp + 80], xmm4                                    ;  1768.3 agu2+agu1+fmisc   45 next spill
        movaps xmm4, xmm0                                          ;  1766.3 fmul+fadd   45 next copy
        orps xmm4, xmm8                                            ;  1768.3 fmul+fadd   45 next
        movaps [rbp - 16], xmm0                                    ;  1766.7 agu0+agu1+fmisc   45 next spill
        movaps xmm0, xmm2                                          ;  1768.3 fmul+fadd   45 next copy
        andps xmm0, xmm5                                           ;  1770.3 fmul+fadd   45 next
        andps xmm2, xmm15                                          ;  1770.3 fmul+fadd   45 next
        movaps [rdx + 112], xmm7                                   ;  1769.3 agu2+agu0+fmisc   45 next spill
        movaps xmm7, xmm3                                          ;  1771.3 fmul+fadd   45 next copy
        andps xmm7, xmm11                                          ;  1773.3 fmul+fadd   45 next
        xorps xmm4, xmm7                                           ;  1775.3 fmul+fadd   45 next
        xorps xmm9, xmm4                                           ;  1777.3 fmul+fadd   45 next
        movaps xmm4, xmm5                                          ;  1775.3 fmul+fadd   45 next copy
        andps xmm4, xmm11                                          ;  1777.3 fmul+fadd   45 next
        movaps xmm7, xmm13                                         ;  1777.3 fmul+fadd   45 next copy
        andps xmm7, xmm11                                          ;  1779.3 fmul+fadd   45 next
        xorps xmm0, xmm7                                           ;  1781.3 fmul+fadd   45 next
        xorps xmm6, xmm0                                           ;  1783.3 fmul+fadd   45 next
        movaps xmm7, xmm3                                          ;  1781.3 fmul+fadd   45 next copy
        andps xmm7, xmm10                                          ;  1783.3 fmul+fadd   45 next
        xorps xmm0, xmm9                                           ;  1783.3 fmul+fadd   45 next
        xorps xmm0, xmm1                                           ;  1785.3 fmul+fadd   45 next
        xorps xmm7, xmm15                                          ;  1785.3 fmul+fadd   45 next
        andps xmm1, xmm11                                          ;  1786.3 fmul+fadd   45 next
        movaps [rcx - 128], xmm0                                   ;  1787.3 agu1+agu0+fmisc   45 next spill
        movaps xmm0, xmm4                                          ;  1787.3 fmul+fadd   45 next copy
        xorps xmm0, xmm8                                           ;  1789.3 fmul+fadd   45 next
        xorps xmm4, xmm3                                           ;  1789.3 fmul+fadd   45 next
        xorps xmm6, xmm4                                           ;  1791.3 fmul+fadd   45 next
        andps xmm0, xmm11                                          ;  1791.3 fmul+fadd   45 next
        andps xmm4, xmm5                                           ;  1792.3 fmul+fadd   45 next
        xorps xmm12, xmm0                                          ;  1793.3 fmul+fadd   45 next
        movaps xmm0, xmm13                                         ;  1794.3 fmul+fadd   45 next copy
        andps xmm0, xmm10                                          ;  1796.3 fmul+fadd   45 next
        xorps xmm0, xmm7                                           ;  1798.3 fmul+fadd   45 next
        xorps xmm6, xmm14                                          ;  1797.3 fmul+fadd   45 next
        xorps xmm7, xmm8                                           ;  1798.3 fmul+fadd   45 next
        xorps xmm1, xmm7                                           ;  1800.3 fmul+fadd   45 next
        andps xmm7, xmm10                                          ;  1800.3 fmul+fadd   45 next
        xorps xmm1, xmm5                                           ;  1802.3 fmul+fadd   45 next
        xorps xmm4, xmm0                                           ;  1802.3 fmul+fadd   45 next
        movaps xmm0, xmm5                                          ;  1803.3 fmul+fadd   45 next copy
        andps xmm0, xmm13                                          ;  1805.3 fmul+fadd   45 next
        andps xmm5, xmm15                                          ;  1805.3 fmul+fadd   45 next
        xorps xmm0, xmm5                                           ;  1807.3 fmul+fadd   45 next
        xorps xmm7, xmm0                                           ;  1809.3 fmul+fadd   45 next
        movaps xmm0, xmm15                                         ;  1808.3 fmul+fadd   45 next copy
        xorps xmm0, xmm10                                          ;  1810.3 fmul+fadd   45 next
        andps xmm0, xmm11                                          ;  1812.3 fmul+fadd   45 next
        xorps xmm0, xmm4                                           ;  1814.3 fmul+fadd   45 next
        xorps xmm7, [rdx - 80]                                     ;  1812.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm5, [rbp + 48]                                     ;  1813.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm4, xmm5                                           ;  1815.3 fmul+fadd   45 next
        movaps xmm5, [rbp - 32]                                    ;  1811.3 agu2+agu0+fmisc   45 next
        andps xmm5, xmm13                                          ;  1815.3 fmul+fadd   45 next
        andps xmm15, [rbp - 32]                                    ;  1816.3 agu1+agu0+fmul+fadd   45 next
        andps xmm8, xmm3                                           ;  1817.3 fmul+fadd   45 next
        xorps xmm15, [rdx + 112]                                   ;  1818.3 agu2+agu0+fmul+fadd   45 next
        andps xmm13, xmm3                                          ;  1819.3 fmul+fadd   45 next
        andps xmm10, [rbp - 32]                                    ;  1820.3 agu1+agu0+fmul+fadd   45 next
        orps xmm11, [rbp - 16]                                     ;  1821.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm8, xmm5                                           ;  1822.3 fmul+fadd   45 next
        movaps [rdx + 112], xmm7                                   ;  1818.3 agu1+agu2+fmisc   45 next spill
        movaps xmm7, [rbp - 48]                                    ;  1820.3 agu0+agu1+fmisc   45 next
        xorps xmm7, xmm1                                           ;  1823.3 fmul+fadd   45 next
        xorps xmm1, xmm4                                           ;  1824.3 fmul+fadd   45 next
        xorps xmm2, xmm1                                           ;  1826.3 fmul+fadd   45 next
        xorps xmm2, xmm15                                          ;  1828.3 fmul+fadd   45 next
        movaps xmm1, [rbp + 80]                                    ;  1822.7 agu2+agu0+fmisc   45 next reload
        xorps xmm13, xmm1                                          ;  1827.3 fmul+fadd   45 next
        xorps xmm5, xmm10                                          ;  1828.3 fmul+fadd   45 next
        xorps xmm8, [rbp - 16]                                     ;  1829.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm9, xmm7                                           ;  1830.3 fmul+fadd   45 next
        xorps xmm11, xmm8                                          ;  1831.3 fmul+fadd   45 next
        xorps xmm10, xmm13                                         ;  1832.3 fmul+fadd   45 next
        xorps xmm13, [rbp + 96]                                    ;  1833.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm6, xmm5                                           ;  1834.3 fmul+fadd   45 next
        xorps xmm13, [rcx - 128]                                   ;  1835.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm5, [rbp - 48]                                     ;  1836.3 agu2+agu0+fmul+fadd   45 next
        movaps xmm7, [rbp - 32]                                    ;  1832.3 agu1+agu2+fmisc   48 next reload
        andps xmm3, xmm7                                           ;  1837.3 fmul+fadd   45 next
        xorps xmm14, xmm3                                          ;  1839.3 fmul+fadd   45 next
        xorps xmm15, xmm1                                          ;  1839.3 fmul+fadd   45 next
        xorps xmm3, xmm0                                           ;  1840.3 fmul+fadd   45 next
        xorps xmm0, xmm11                                          ;  1841.3 fmul+fadd   45 next
        xorps xmm0, [rbp + 64]                                     ;  1843.3 agu0+agu1+fmul+fadd   45 next
        xorps xmm12, xmm15                                         ;  1843.3 fmul+fadd   45 next
        xorps xmm11, [rdx - 80]                                    ;  1844.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm6, [rbp + 48]                                     ;  1845.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm5, [rdx + 112]                                    ;  1846.3 agu2+agu1+fmul+fadd   45 next
        xorps xmm9, [rbp - 16]                                     ;  1847.3 agu0+agu2+fmul+fadd   45 next
        xorps xmm7, xmm14                                          ;  1848.3 fmul+fadd   45 next
        xorps xmm10, xmm3                                          ;  1849.3 fmul+fadd   45 next
        xorps xmm11, xmm7                                          ;  1850.3 fmul+fadd   45 next
        xorps xmm4, xmm10                                          ;  1851.3 fmul+fadd   45 next
        movaps xmm14, [rbp - 64]                                   ;  1847.3 agu1+agu0+fmisc   48 next reload
        xorps xmm4, xmm14                                          ;  1853.3 fmul+fadd   45 next
        movaps xmm15, [rbp - 96]                                   ;  1849.3 agu2+agu0+fmisc   48 next reload
        xorps xmm12, xmm15                                         ;  1853.3 fmul+fadd   45 next
        movaps xmm1, [rbp + 0]                                     ;  1851.3 agu1+agu0+fmisc   48 next reload
        xorps xmm2, xmm1                                           ;  1854.3 fmul+fadd   45 next
        movaps xmm3, [rbp - 112]                                   ;  1853.3 agu2+agu0+fmisc   48 next reload
        xorps xmm0, xmm3                                           ;  1855.3 fmul+fadd   45 next
        movaps xmm7, [rbp + 32]                                    ;  1855.3 agu1+agu0+fmisc   48 next reload
        xorps xmm11, xmm7                                          ;  1857.3 fmul+fadd   45 next
        movaps xmm8, [rbp - 80]                                    ;  1856.3 agu2+agu0+fmisc+fmul   48 next reload
        xorps xmm6, xmm8                                           ;  1858.3 fadd+fmul   45 next
        movaps xmm10, [rbp - 128]                                  ;  1858.3 agu1+agu0+fmisc+fadd   48 next reload
        xorps xmm13, xmm10                                         ;  1860.3 fmul+fadd   45 next
        xorps xmm4, [rcx + 80]                                     ;  1860.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm12, [rcx + 64]                                    ;  1861.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm2, [rcx + 48]                                     ;  1862.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm0, [rcx + 32]                                     ;  1863.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm11, [rcx + 16]                                    ;  1864.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm6, [rdx + 16]                                     ;  1865.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm13, [rdx + 48]                                    ;  1866.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm5, [rdx + 80]                                     ;  1867.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm9, [rdx - 64]                                     ;  1868.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm14, [rdx - 96]                                    ;  1869.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm15, [rdx - 128]                                   ;  1870.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm1, [rdx + 64]                                     ;  1871.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm3, [rdx - 112]                                    ;  1872.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm7, [rdx + 96]                                     ;  1873.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm8, [rdx - 48]                                     ;  1874.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm10, [rdi - 96]                                    ;  1875.3 agu2+agu0+fmul+fadd   54 next
        movaps [rbp - 128], xmm10                                  ;  1877.3 agu1+agu0+fmisc   54 next spill
        movaps xmm10, [rcx + 80]                                   ;  1873.3 agu2+agu0+fmisc   54 next
        xorps xmm10, [r8]                                          ;  1876.3 agu1+agu0+fmul+fadd   54 next
        movaps [rbp - 80], xmm8                                    ;  1876.3 agu2+agu0+fmisc   54 next spill
        movaps xmm8, [rcx + 64]                                    ;  1876.3 agu1+agu0+fmisc+fmul   54 next
        xorps xmm8, [r8 + 16]                                      ;  1878.3 agu2+agu1+fadd+fmul   54 next
        movaps [rbp + 32], xmm7                                    ;  1878.3 agu0+agu2+fmisc   54 next spill
        movaps xmm7, [rcx + 48]                                    ;  1878.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm7, [r8 + 32]                                      ;  1880.3 agu2+agu1+fadd+fmul   54 next
        movaps [rbp - 112], xmm3                                   ;  1880.3 agu0+agu2+fmisc   54 next spill
        movaps xmm3, [rcx + 32]                                    ;  1880.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm3, [r8 + 48]                                      ;  1882.3 agu2+agu1+fadd+fmul   54 next
        movaps [rbp + 0], xmm1                                     ;  1882.3 agu0+agu2+fmisc   54 next spill
        movaps xmm1, [rcx + 16]                                    ;  1882.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm1, [r8 + 64]                                      ;  1884.3 agu2+agu1+fadd+fmul   54 next
        movaps [rbp - 96], xmm15                                   ;  1884.3 agu0+agu2+fmisc   54 next spill
        movaps xmm15, [rdx + 16]                                   ;  1884.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm15, [r8 + 80]                                     ;  1886.3 agu2+agu1+fadd+fmul   54 next
        movaps [rbp - 64], xmm14                                   ;  1886.3 agu0+agu2+fmisc   54 next spill
        movaps xmm14, [rdx + 48]                                   ;  1886.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm14, [r8 + 96]                                     ;  1888.3 agu2+agu1+fadd+fmul   54 next
        movaps [rbp - 32], xmm9                                    ;  1888.3 agu0+agu2+fmisc   54 next spill
        movaps xmm9, [rdx + 80]                                    ;  1888.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm9, [r8 + 112]                                     ;  1890.3 agu2+agu1+fadd+fmul   54 next
        movaps [rbp - 16], xmm5                                    ;  1890.3 agu0+agu2+fmisc   54 next spill
        movaps xmm5, [rdx - 64]                                    ;  1890.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm5, [r8 + 128]                                     ;  1892.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdx + 112], xmm13                                  ;  1892.3 agu0+agu2+fmisc   54 next spill
        movaps xmm13, [rdx - 96]                                   ;  1892.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm13, [r8 + 144]                                    ;  1894.3 agu2+agu1+fadd+fmul   54 next
        movaps [rbp + 48], xmm6                                    ;  1894.3 agu0+agu2+fmisc   54 next spill
        movaps xmm6, [rdx - 128]                                   ;  1894.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm6, [r8 + 160]                                     ;  1896.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdx - 80], xmm11                                   ;  1896.3 agu0+agu2+fmisc   54 next spill
        movaps xmm11, [rdx + 64]                                   ;  1896.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm11, [r8 + 176]                                    ;  1898.3 agu2+agu1+fadd+fmul   54 next
        movaps [rbp + 64], xmm0                                    ;  1898.3 agu0+agu2+fmisc   54 next spill
        movaps xmm0, [rdx - 112]                                   ;  1898.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm0, [r8 + 192]                                     ;  1900.3 agu2+agu1+fadd+fmul   54 next
        movaps [rbp + 80], xmm2                                    ;  1900.3 agu0+agu2+fmisc   54 next spill
        movaps xmm2, [rdx + 96]                                    ;  1900.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm2, [r8 + 208]                                     ;  1902.3 agu2+agu1+fadd+fmul   54 next
        movaps [rbp - 48], xmm12                                   ;  1902.3 agu0+agu2+fmisc   54 next spill
        movaps xmm12, [rdx - 48]                                   ;  1902.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm12, [r8 + 224]                                    ;  1904.3 agu2+agu1+fadd+fmul   54 next
        movaps [rcx - 128], xmm4                                   ;  1904.3 agu0+agu2+fmisc   54 next spill
        movaps xmm4, [rdi - 96]                                    ;  1904.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm4, [r8 + 240]                                     ;  1906.3 agu2+agu1+fadd+fmul   54 next
        movaps [rbp + 96], xmm7                                    ;  1906.3 agu0+agu2+fmisc   54 next spill
        movaps xmm7, xmm2                                          ;  1906.3 fadd+fmul   41 next copy
        xorps xmm7, xmm9                                           ;  1908.3 fadd+fmul   41 next
        movaps [rbp + 16], xmm3                                    ;  1908.3 agu1+agu0+fmisc   54 next spill
        movaps xmm3, xmm6                                          ;  1908.3 fadd+fmul   41 next copy
        andps xmm3, xmm12                                          ;  1910.3 fadd+fmul   41 next
        movaps [rcx - 112], xmm8                                   ;  1910.3 agu2+agu0+fmisc   54 next spill
        movaps xmm8, xmm5                                          ;  1910.3 fadd+fmul   41 next copy
        xorps xmm8, xmm0                                           ;  1912.3 fadd+fmul   41 next
        movaps [rbp + 112], xmm14                                  ;  1912.3 agu1+agu0+fmisc   54 next spill
        movaps xmm14, xmm4                                         ;  1912.3 fadd+fmul   41 next copy
        andps xmm14, xmm12                                         ;  1914.3 fadd+fmul   41 next
        movaps [rdx - 32], xmm15                                   ;  1914.3 agu2+agu0+fmisc   54 next spill
        movaps xmm15, xmm2                                         ;  1914.3 fadd+fmul   41 next copy
        andps xmm15, xmm6                                          ;  1916.3 fadd+fmul   41 next
        movaps [rdi - 64], xmm10                                   ;  1916.3 agu1+agu0+fmisc   54 next spill
        movaps xmm10, xmm12                                        ;  1916.3 fadd+fmul   41 next copy
        andps xmm10, xmm9                                          ;  1918.3 fadd+fmul   41 next
        xorps xmm15, xmm10                                         ;  1920.3 fadd+fmul   41 next
        movaps xmm10, xmm2                                         ;  1919.3 fadd+fmul   41 next copy
        andps xmm10, xmm11                                         ;  1921.3 fadd+fmul   41 next
        xorps xmm15, [rel misty1_decrypt_compact.T0_constants128]  ;  1922.3 agu2+agu0+fadd+fmul   41 next
        movaps [rdx - 16], xmm1                                    ;  1919.3 agu1+agu0+fmisc   54 next spill
        movaps xmm1, xmm7                                          ;  1922.3 fadd+fmul   41 next copy
        xorps xmm1, xmm6                                           ;  1924.3 fadd+fmul   41 next
        movaps [rcx - 96], xmm15                                   ;  1924.3 agu2+agu1+fmisc   41 next spill
        movaps xmm15, xmm13                                        ;  1924.3 fadd+fmul   41 next copy
        andps xmm15, xmm1                                          ;  1926.3 fadd+fmul   41 next
        movaps [rdi - 128], xmm3                                   ;  1923.3 agu0+agu1+fmisc   41 next spill
        movaps xmm3, xmm4                                          ;  1926.3 fadd+fmul   41 next copy
        andps xmm3, xmm9                                           ;  1928.3 fadd+fmul   41 next
        xorps xmm3, xmm12                                          ;  1930.3 fadd+fmul   41 next
        xorps xmm15, xmm3                                          ;  1932.3 fadd+fmul   41 next
        movaps [rdi - 48], xmm2                                    ;  1926.7 agu2+agu0+fmisc   54 next spill
        movaps xmm2, xmm6                                          ;  1930.3 fadd+fmul   41 next copy
        andps xmm2, xmm13                                          ;  1932.3 fadd+fmul   41 next
        xorps xmm2, xmm8                                           ;  1934.3 fadd+fmul   41 next
        movaps [rdi + 16], xmm2                                    ;  1936.3 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm6                                          ;  1933.3 fadd+fmul   41 next copy
        andps xmm2, xmm9                                           ;  1935.3 fadd+fmul   41 next
        xorps xmm10, xmm2                                          ;  1937.3 fadd+fmul   41 next
        xorps xmm10, xmm14                                         ;  1939.3 fadd+fmul   41 next
        movaps xmm2, xmm6                                          ;  1937.3 fadd+fmul   41 next copy
        andps xmm2, xmm5                                           ;  1939.3 fadd+fmul   41 next
        movaps [rax - 112], xmm14                                  ;  1936.3 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm6                                         ;  1939.3 fadd+fmul   41 next copy
        andps xmm14, xmm11                                         ;  1941.3 fadd+fmul   41 next
        xorps xmm2, xmm14                                          ;  1943.3 fadd+fmul   41 next
        xorps xmm3, xmm14                                          ;  1943.3 fadd+fmul   41 next
        movaps xmm14, xmm4                                         ;  1943.3 fadd+fmul   41 next copy
        andps xmm14, xmm11                                         ;  1945.3 fadd+fmul   41 next
        xorps xmm6, xmm14                                          ;  1947.3 fadd+fmul   41 next
        xorps xmm15, xmm6                                          ;  1949.3 fadd+fmul   41 next
        andps xmm6, xmm4                                           ;  1949.3 fadd+fmul   41 next
        xorps xmm6, [rel misty1_decrypt_compact.T0_constants128]   ;  1951.3 agu1+agu0+fadd+fmul   41 next
        movaps [rdi + 96], xmm14                                   ;  1947.3 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm5                                         ;  1949.3 fadd+fmul   41 next copy
        andps xmm14, xmm9                                          ;  1951.3 fadd+fmul   41 next
        movaps [rdi + 112], xmm6                                   ;  1953.3 agu1+agu2+fmisc   41 next spill
        movaps xmm6, xmm1                                          ;  1951.3 fadd+fmul   41 next copy
        orps xmm6, xmm4                                            ;  1953.3 fadd+fmul   41 next
        movaps [rcx - 80], xmm1                                    ;  1951.7 agu0+agu1+fmisc   41 next spill
        movaps xmm1, xmm8                                          ;  1953.3 fadd+fmul   41 next copy
        andps xmm1, xmm11                                          ;  1955.3 fadd+fmul   41 next
        andps xmm8, xmm9                                           ;  1955.3 fadd+fmul   41 next
        movaps [rdi + 80], xmm2                                    ;  1954.3 agu2+agu0+fmisc   41 next spill
        movaps xmm2, xmm13                                         ;  1956.3 fadd+fmul   41 next copy
        andps xmm2, xmm0                                           ;  1958.3 fadd+fmul   41 next
        xorps xmm6, xmm2                                           ;  1960.3 fadd+fmul   41 next
        xorps xmm14, xmm6                                          ;  1962.3 fadd+fmul   41 next
        movaps xmm2, xmm11                                         ;  1960.3 fadd+fmul   41 next copy
        andps xmm2, xmm0                                           ;  1962.3 fadd+fmul   41 next
        movaps xmm6, xmm12                                         ;  1962.3 fadd+fmul   41 next copy
        andps xmm6, xmm0                                           ;  1964.3 fadd+fmul   41 next
        xorps xmm1, xmm6                                           ;  1966.3 fadd+fmul   41 next
        xorps xmm3, xmm1                                           ;  1968.3 fadd+fmul   41 next
        movaps xmm6, xmm13                                         ;  1966.3 fadd+fmul   41 next copy
        andps xmm6, xmm5                                           ;  1968.3 fadd+fmul   41 next
        xorps xmm1, xmm14                                          ;  1968.3 fadd+fmul   41 next
        xorps xmm1, xmm7                                           ;  1970.3 fadd+fmul   41 next
        xorps xmm6, xmm9                                           ;  1970.3 fadd+fmul   41 next
        andps xmm7, xmm0                                           ;  1971.3 fadd+fmul   41 next
        movaps [rdi + 32], xmm1                                    ;  1972.3 agu1+agu0+fmisc   41 next spill
        movaps xmm1, xmm2                                          ;  1972.3 fadd+fmul   41 next copy
        xorps xmm1, xmm4                                           ;  1974.3 fadd+fmul   41 next
        xorps xmm2, xmm13                                          ;  1974.3 fadd+fmul   41 next
        xorps xmm3, xmm2                                           ;  1976.3 fadd+fmul   41 next
        andps xmm1, xmm0                                           ;  1976.3 fadd+fmul   41 next
        andps xmm2, xmm11                                          ;  1977.3 fadd+fmul   41 next
        xorps xmm15, xmm1                                          ;  1978.3 fadd+fmul   41 next
        movaps xmm1, xmm12                                         ;  1979.3 fadd+fmul   41 next copy
        andps xmm1, xmm5                                           ;  1981.3 fadd+fmul   41 next
        xorps xmm1, xmm6                                           ;  1983.3 fadd+fmul   41 next
        xorps xmm3, xmm10                                          ;  1982.3 fadd+fmul   41 next
        xorps xmm6, xmm4                                           ;  1983.3 fadd+fmul   41 next
        xorps xmm7, xmm6                                           ;  1985.3 fadd+fmul   41 next
        andps xmm6, xmm5                                           ;  1985.3 fadd+fmul   41 next
        xorps xmm7, xmm11                                          ;  1987.3 fadd+fmul   41 next
        xorps xmm2, xmm1                                           ;  1987.3 fadd+fmul   41 next
        movaps xmm1, xmm11                                         ;  1988.3 fadd+fmul   41 next copy
        andps xmm1, xmm12                                          ;  1990.3 fadd+fmul   41 next
        andps xmm11, xmm9                                          ;  1990.3 fadd+fmul   41 next
        xorps xmm1, xmm11                                          ;  1992.3 fadd+fmul   41 next
        xorps xmm6, xmm1                                           ;  1994.3 fadd+fmul   41 next
        movaps xmm1, xmm9                                          ;  1993.3 fadd+fmul   41 next copy
        xorps xmm1, xmm5                                           ;  1995.3 fadd+fmul   41 next
        andps xmm1, xmm0                                           ;  1997.3 fadd+fmul   41 next
        xorps xmm1, xmm2                                           ;  1999.3 fadd+fmul   41 next
        xorps xmm6, [rdi + 16]                                     ;  1997.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, [rdi - 128]                                   ;  1998.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm2, xmm11                                          ;  2000.3 fadd+fmul   41 next
        movaps xmm11, [rdi - 48]                                   ;  1996.3 agu2+agu0+fmisc   41 next
        andps xmm11, xmm12                                         ;  2000.3 fadd+fmul   41 next
        andps xmm9, [rdi - 48]                                     ;  2001.3 agu1+agu0+fadd+fmul   41 next
        andps xmm4, xmm13                                          ;  2002.3 fadd+fmul   41 next
        xorps xmm9, [rdi + 80]                                     ;  2003.3 agu2+agu0+fadd+fmul   41 next
        andps xmm12, xmm13                                         ;  2004.3 fadd+fmul   41 next
        andps xmm5, [rdi - 48]                                     ;  2005.3 agu1+agu0+fadd+fmul   41 next
        orps xmm0, [rcx - 80]                                      ;  2006.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;  2007.3 fadd+fmul   41 next
        xorps xmm12, [rdi + 112]                                   ;  2008.3 agu1+agu2+fadd+fmul   41 next
        movaps [rdi + 80], xmm6                                    ;  2004.3 agu0+agu1+fmisc   41 next spill
        movaps xmm6, [rcx - 96]                                    ;  2006.3 agu2+agu0+fmisc   41 next
        xorps xmm6, xmm7                                           ;  2009.3 fadd+fmul   41 next
        xorps xmm7, xmm2                                           ;  2010.3 fadd+fmul   41 next
        xorps xmm8, xmm7                                           ;  2012.3 fadd+fmul   41 next
        xorps xmm8, xmm9                                           ;  2014.3 fadd+fmul   41 next
        xorps xmm11, xmm5                                          ;  2013.3 fadd+fmul   41 next
        movaps xmm7, [rcx - 80]                                    ;  2009.3 agu1+agu0+fmisc   41 next reload
        xorps xmm4, xmm7                                           ;  2014.3 fadd+fmul   41 next
        xorps xmm0, xmm4                                           ;  2016.3 fadd+fmul   41 next
        xorps xmm14, xmm6                                          ;  2016.3 fadd+fmul   41 next
        xorps xmm5, xmm12                                          ;  2017.3 fadd+fmul   41 next
        xorps xmm12, [rax - 112]                                   ;  2018.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm3, xmm11                                          ;  2019.3 fadd+fmul   41 next
        xorps xmm12, [rdi + 32]                                    ;  2020.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm11, [rcx - 96]                                    ;  2021.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm4, [rdi - 48]                                    ;  2018.0 agu1+agu0+fmisc   54 next reload
        andps xmm13, xmm4                                          ;  2022.3 fadd+fmul   41 next
        xorps xmm10, xmm13                                         ;  2024.3 fadd+fmul   41 next
        xorps xmm9, [rdi + 112]                                    ;  2024.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm13, xmm1                                          ;  2025.3 fadd+fmul   41 next
        xorps xmm1, xmm0                                           ;  2026.3 fadd+fmul   41 next
        xorps xmm1, [rdi + 96]                                     ;  2028.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm15, xmm9                                          ;  2028.3 fadd+fmul   41 next
        xorps xmm0, [rdi + 16]                                     ;  2029.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm3, [rdi - 128]                                    ;  2030.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm14, xmm7                                          ;  2031.3 fadd+fmul   41 next
        xorps xmm11, [rdi + 80]                                    ;  2032.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm4, xmm10                                          ;  2033.3 fadd+fmul   41 next
        xorps xmm5, xmm13                                          ;  2034.3 fadd+fmul   41 next
        xorps xmm0, xmm4                                           ;  2035.3 fadd+fmul   41 next
        xorps xmm2, xmm5                                           ;  2036.3 fadd+fmul   41 next
        movaps xmm4, [rdx - 16]                                    ;  2032.3 agu0+agu1+fmisc   41 next
        movaps xmm5, [rdi - 64]                                    ;  2034.3 agu2+agu0+fmisc   54 next reload
        andps xmm4, xmm5                                           ;  2037.3 fadd+fmul   41 next
        movaps xmm6, [rdx - 32]                                    ;  2036.3 agu1+agu0+fmisc   41 next
        andps xmm6, xmm5                                           ;  2038.3 fadd+fmul   41 next
        movaps xmm7, [rbp + 112]                                   ;  2038.3 agu2+agu0+fmisc   41 next
        movaps xmm9, [rcx - 112]                                   ;  2039.3 agu1+agu0+fadd+fmul   54 next reload
        andps xmm7, xmm9                                           ;  2041.3 fadd+fmul   41 next
        movaps xmm10, [rbp + 16]                                   ;  2040.3 agu2+agu1+fmisc   41 next
        andps xmm10, xmm5                                          ;  2042.3 fadd+fmul   41 next
        movaps xmm13, [rdx - 16]                                   ;  2042.3 agu0+agu1+fmisc+fadd   41 next
        andps xmm13, [rbp + 16]                                    ;  2044.3 agu2+agu0+fmul+fadd   41 next
        movaps [rdi - 48], xmm14                                   ;  2043.3 agu1+agu2+fmisc   41 next spill
        movaps xmm14, [rbp + 112]                                  ;  2044.3 agu0+agu1+fmul+fadd   41 next
        andps xmm14, [rbp + 16]                                    ;  2046.3 agu2+agu0+fmul+fadd   41 next
        movaps [rdi + 80], xmm11                                   ;  2045.3 agu1+agu2+fmisc   41 next spill
        movaps xmm11, [rdx - 32]                                   ;  2046.3 agu0+agu1+fmul+fadd   41 next
        andps xmm11, [rbp + 96]                                    ;  2048.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm7, xmm11                                          ;  2050.3 fmul+fadd   41 next
        andps xmm11, xmm9                                          ;  2050.3 fmul+fadd   41 next
        movaps [rcx - 80], xmm12                                   ;  2047.3 agu1+agu2+fmisc   41 next spill
        movaps xmm12, xmm10                                        ;  2050.3 fmul+fadd   41 next copy
        xorps xmm12, xmm9                                          ;  2052.3 fmul+fadd   41 next
        movaps [rdi - 128], xmm3                                   ;  2049.3 agu0+agu1+fmisc   41 next spill
        movaps xmm3, [rbp + 112]                                   ;  2051.3 agu2+agu0+fmisc+fmul   41 next
        andps xmm3, xmm6                                           ;  2053.3 fadd+fmul   41 next
        movaps [rdi + 16], xmm0                                    ;  2052.3 agu1+agu2+fmisc   41 next spill
        movaps xmm0, [rdx - 16]                                    ;  2053.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm0, xmm12                                          ;  2055.3 fadd+fmul   41 next
        andps xmm0, [rbp + 112]                                    ;  2057.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm10, xmm0                                          ;  2059.3 fadd+fmul   41 next
        movaps [rdi + 96], xmm1                                    ;  2054.7 agu1+agu0+fmisc   41 next spill
        movaps xmm1, xmm13                                         ;  2057.3 fadd+fmul   41 next copy
        xorps xmm1, xmm4                                           ;  2059.3 fadd+fmul   41 next
        xorps xmm13, xmm7                                          ;  2059.3 fadd+fmul   41 next
        xorps xmm7, xmm4                                           ;  2060.3 fadd+fmul   41 next
        andps xmm1, [rdx - 32]                                     ;  2061.3 agu2+agu0+fadd+fmul   41 next
        movaps [rdi + 112], xmm8                                   ;  2059.0 agu1+agu0+fmisc   41 next spill
        movaps xmm8, [rdx - 32]                                    ;  2061.0 agu2+agu1+fmisc   41 next
        andps xmm8, xmm9                                           ;  2063.0 fadd+fmul   41 next
        movaps [rcx - 96], xmm15                                   ;  2063.0 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rbp + 16]                                   ;  2063.3 agu2+agu0+fadd+fmul   41 next
        andps xmm15, xmm8                                          ;  2065.3 fadd+fmul   41 next
        xorps xmm3, xmm8                                           ;  2065.3 fadd+fmul   41 next
        xorps xmm3, [rel misty1_decrypt_compact.T0_constants128]   ;  2067.3 agu1+agu2+fadd+fmul   41 next
        movaps [rdi + 32], xmm2                                    ;  2065.0 agu0+agu1+fmisc   41 next spill
        movaps xmm2, [rbp + 112]                                   ;  2067.0 agu2+agu0+fmisc   41 next
        andps xmm2, [rbp + 96]                                     ;  2069.0 agu1+agu2+fadd+fmul   41 next
        movaps [rax - 112], xmm7                                   ;  2069.0 agu0+agu1+fmisc   41 next spill
        movaps xmm7, xmm9                                          ;  2068.3 fadd+fmul   41 next copy
        andps xmm7, xmm5                                           ;  2070.3 fadd+fmul   41 next
        xorps xmm15, xmm7                                          ;  2072.3 fadd+fmul   41 next
        xorps xmm7, xmm2                                           ;  2072.3 fadd+fmul   41 next
        movaps [rbx - 80], xmm0                                    ;  2071.0 agu2+agu0+fmisc   41 next spill
        movaps xmm0, [rbp + 96]                                    ;  2072.3 agu1+agu0+fmisc+fadd   41 next
        andps xmm0, xmm13                                          ;  2074.3 fmul+fadd   41 next
        xorps xmm15, xmm0                                          ;  2076.3 fmul+fadd   41 next
        movaps xmm0, [rbp + 16]                                    ;  2074.0 agu2+agu1+fmisc   54 next reload
        xorps xmm15, xmm0                                          ;  2078.3 fmul+fadd   41 next
        xorps xmm13, xmm5                                          ;  2076.3 fmul+fadd   41 next
        movaps [rdi - 32], xmm15                                   ;  2080.3 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rbp + 96]                                   ;  2077.0 agu2+agu0+fmul+fmisc   41 next
        andps xmm15, xmm7                                          ;  2079.0 fadd+fmul   41 next
        xorps xmm15, xmm5                                          ;  2081.0 fadd+fmul   41 next
        andps xmm7, [rdx - 16]                                     ;  2079.3 agu1+agu2+fadd+fmul   41 next
        xorps xmm15, xmm12                                         ;  2083.0 fadd+fmul   41 next
        movaps [rax - 96], xmm15                                   ;  2085.0 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rdx - 16]                                   ;  2081.3 agu2+agu0+fmisc+fadd   41 next
        xorps xmm15, xmm14                                         ;  2083.3 fmul+fadd   41 next
        xorps xmm1, xmm15                                          ;  2085.3 fmul+fadd   41 next
        xorps xmm7, xmm1                                           ;  2087.3 fmul+fadd   41 next
        movaps xmm1, xmm13                                         ;  2085.3 fmul+fadd   41 next copy
        andps xmm1, xmm5                                           ;  2087.3 fmul+fadd   41 next
        andps xmm13, [rdx - 16]                                    ;  2087.3 agu1+agu2+fmul+fadd   41 next
        andps xmm15, [rdx - 32]                                    ;  2088.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm1, xmm3                                           ;  2089.3 fmul+fadd   41 next
        andps xmm12, [rbp + 96]                                    ;  2090.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm1, xmm2                                           ;  2091.3 fmul+fadd   41 next
        movaps xmm5, xmm9                                          ;  2092.3 fmul+fadd   41 next copy
        andps xmm5, xmm0                                           ;  2094.3 fmul+fadd   41 next
        xorps xmm15, xmm5                                          ;  2096.3 fmul+fadd   41 next
        xorps xmm1, xmm15                                          ;  2098.3 fmul+fadd   41 next
        movaps xmm15, [rdx - 16]                                   ;  2091.7 agu1+agu0+fmisc   41 next
        andps xmm15, xmm9                                          ;  2096.3 fmul+fadd   41 next
        xorps xmm15, xmm6                                          ;  2098.3 fmul+fadd   41 next
        xorps xmm12, xmm15                                         ;  2100.3 fmul+fadd   41 next
        xorps xmm15, [rbp + 96]                                    ;  2100.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm5                                           ;  2100.3 fmul+fadd   41 next
        movaps xmm5, [rbp + 112]                                   ;  2098.0 agu1+agu0+fmisc   41 next
        xorps xmm5, xmm8                                           ;  2101.3 fmul+fadd   41 next
        andps xmm5, [rdi - 64]                                     ;  2103.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm3, xmm5                                           ;  2105.3 fmul+fadd   41 next
        xorps xmm13, xmm3                                          ;  2107.3 fmul+fadd   41 next
        movaps xmm3, xmm0                                          ;  2105.3 fmul+fadd   41 next copy
        andps xmm3, xmm15                                          ;  2107.3 fmul+fadd   41 next
        xorps xmm15, xmm2                                          ;  2107.3 fmul+fadd   41 next
        xorps xmm3, [rdx - 32]                                     ;  2109.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm2, xmm0                                           ;  2109.3 fmul+fadd   41 next
        xorps xmm8, [rbp + 96]                                     ;  2110.3 agu2+agu0+fmul+fadd   41 next
        andps xmm14, xmm2                                          ;  2111.3 fmul+fadd   41 next
        xorps xmm7, xmm12                                          ;  2112.3 fmul+fadd   41 next
        movaps xmm12, [rdx - 16]                                   ;  2109.7 agu1+agu0+fmisc   41 next
        andps xmm12, xmm8                                          ;  2113.3 fmul+fadd   41 next
        andps xmm2, [rdx - 32]                                     ;  2114.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm5, xmm2                                           ;  2116.3 fmul+fadd   41 next
        xorps xmm15, xmm5                                          ;  2118.3 fmul+fadd   41 next
        xorps xmm11, xmm3                                          ;  2117.3 fmul+fadd   41 next
        movaps xmm3, [rbp + 96]                                    ;  2113.7 agu1+agu0+fmisc   41 next
        andps xmm3, xmm4                                           ;  2118.3 fmul+fadd   41 next
        xorps xmm2, xmm10                                          ;  2119.3 fmul+fadd   41 next
        movaps xmm5, [rbp + 112]                                   ;  2115.7 agu2+agu0+fmisc   41 next
        andps xmm5, [rdx - 32]                                     ;  2120.3 agu1+agu0+fmul+fadd   41 next
        andps xmm8, [rdi - 64]                                     ;  2121.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm8, [rbp + 112]                                    ;  2123.3 agu1+agu2+fmul+fadd   41 next
        xorps xmm13, xmm8                                          ;  2125.3 fmul+fadd   41 next
        xorps xmm7, [rbx - 80]                                     ;  2124.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm4, xmm5                                           ;  2125.3 fmul+fadd   41 next
        movaps xmm8, [rax - 96]                                    ;  2121.3 agu2+agu0+fmisc   41 next reload
        xorps xmm15, xmm8                                          ;  2126.3 fmul+fadd   41 next
        andps xmm10, xmm5                                          ;  2127.3 fmul+fadd   41 next
        xorps xmm6, xmm2                                           ;  2128.3 fmul+fadd   41 next
        movaps xmm2, [rbp + 112]                                   ;  2125.3 agu1+agu0+fmisc   54 next reload
        andps xmm4, xmm2                                           ;  2129.3 fmul+fadd   41 next
        xorps xmm3, xmm15                                          ;  2130.3 fmul+fadd   41 next
        xorps xmm8, xmm4                                           ;  2131.3 fmul+fadd   41 next
        xorps xmm14, xmm13                                         ;  2132.3 fmul+fadd   41 next
        xorps xmm10, [rax - 112]                                   ;  2133.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm11, xmm10                                         ;  2135.3 fmul+fadd   41 next
        movaps xmm15, [rel misty1_decrypt_compact.T0_constants128] ;  2130.3 agu1+agu0+fmisc   41 next reload
        xorps xmm11, xmm15                                         ;  2137.3 fmul+fadd   41 next
        xorps xmm12, xmm8                                          ;  2136.3 fmul+fadd   41 next
        xorps xmm12, xmm15                                         ;  2138.3 fmul+fadd   41 next
        xorps xmm6, [rdi - 32]                                     ;  2138.3 agu2+agu0+fmul+fadd   41 next
        movaps xmm4, [rdi + 32]                                    ;  2134.3 agu1+agu0+fmisc   41 next
        xorps xmm4, [rdi - 64]                                     ;  2139.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm1, xmm4                                           ;  2141.3 fmul+fadd   41 next
        xorps xmm9, [rcx - 96]                                     ;  2141.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm14, xmm9                                          ;  2143.3 fmul+fadd   41 next
        movaps xmm5, [rdi + 112]                                   ;  2139.3 agu2+agu0+fmisc   41 next
        xorps xmm5, [rbp + 96]                                     ;  2143.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm7, xmm5                                           ;  2145.3 fmul+fadd   41 next
        xorps xmm0, [rdi + 96]                                     ;  2145.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm12, xmm0                                          ;  2147.3 fmul+fadd   41 next
        movaps xmm8, [rdi + 16]                                    ;  2143.0 agu0+agu1+fmisc   41 next
        xorps xmm8, [rdx - 16]                                     ;  2147.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm11, xmm8                                          ;  2149.3 fmul+fadd   41 next
        movaps xmm10, [rdi - 128]                                  ;  2145.3 agu1+agu0+fmisc   41 next
        xorps xmm10, [rdx - 32]                                    ;  2149.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm3, xmm10                                          ;  2151.3 fmul+fadd   41 next
        xorps xmm2, [rcx - 80]                                     ;  2151.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm6, xmm2                                           ;  2153.3 fmul+fadd   41 next
        xorps xmm1, [r10 + 2448]                                   ;  2153.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm14, [r10 + 2464]                                  ;  2154.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm7, [r10 + 2480]                                   ;  2155.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm12, [r10 + 2496]                                  ;  2156.3 agu1+agu2+fmul+fadd   48 next
        xorps xmm11, [r10 + 2512]                                  ;  2157.3 agu0+agu1+fmul+fadd   48 next
        xorps xmm3, [r10 + 2528]                                   ;  2158.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm6, [r10 + 2544]                                   ;  2159.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm4, [r10 + 2304]                                   ;  2160.3 agu2+agu1+fmul+fadd   48 next
        xorps xmm9, [r10 + 2320]                                   ;  2161.3 agu0+agu2+fmul+fadd   48 next
        xorps xmm5, [r10 + 2336]                                   ;  2162.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm0, [r10 + 2352]                                   ;  2163.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm8, [r10 + 2368]                                   ;  2164.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm10, [r10 + 2384]                                  ;  2165.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm2, [r10 + 2400]                                   ;  2166.3 agu1+agu0+fmul+fadd   48 next
        movaps xmm13, [rdi + 80]                                   ;  2162.3 agu2+agu0+fmisc   48 next
        xorps xmm13, [r10 + 2416]                                  ;  2167.3 agu1+agu0+fmul+fadd   48 next
        movaps [rdi + 80], xmm6                                    ;  2164.3 agu2+agu0+fmisc   48 next spill
        movaps xmm6, [rdi - 48]                                    ;  2166.3 agu1+agu2+fmisc   48 next
        xorps xmm6, [r10 + 2432]                                   ;  2168.3 agu0+agu1+fmul+fadd   48 next
        movaps [rdi - 48], xmm3                                    ;  2168.3 agu2+agu0+fmisc   48 next spill
        movaps xmm3, xmm4                                          ;  2169.3 fmul+fadd   45 next copy
        xorps xmm3, xmm2                                           ;  2171.3 fmul+fadd   45 next
        movaps [rcx - 80], xmm11                                   ;  2170.3 agu1+agu2+fmisc   48 next spill
        movaps xmm11, xmm0                                         ;  2171.3 fmul+fadd   45 next copy
        andps xmm11, xmm13                                         ;  2173.3 fmul+fadd   45 next
        movaps [rdx - 32], xmm12                                   ;  2172.3 agu0+agu1+fmisc   48 next spill
        movaps xmm12, xmm9                                         ;  2173.3 fmul+fadd   45 next copy
        xorps xmm12, xmm10                                         ;  2175.3 fmul+fadd   45 next
        movaps [rdi - 128], xmm7                                   ;  2174.3 agu2+agu0+fmisc   48 next spill
        movaps xmm7, xmm6                                          ;  2175.3 fmul+fadd   45 next copy
        andps xmm7, xmm13                                          ;  2177.3 fmul+fadd   45 next
        movaps [rbp + 112], xmm14                                  ;  2176.3 agu1+agu0+fmisc   48 next spill
        movaps xmm14, xmm2                                         ;  2177.3 fmul+fadd   45 next copy
        andps xmm14, xmm0                                          ;  2179.3 fmul+fadd   45 next
        movaps [rdx - 16], xmm1                                    ;  2178.3 agu2+agu0+fmisc   48 next spill
        movaps xmm1, xmm13                                         ;  2179.3 fmul+fadd   45 next copy
        andps xmm1, xmm4                                           ;  2181.3 fmul+fadd   45 next
        xorps xmm14, xmm1                                          ;  2183.3 fmul+fadd   45 next
        movaps xmm1, xmm2                                          ;  2182.3 fmul+fadd   45 next copy
        andps xmm1, xmm8                                           ;  2184.3 fmul+fadd   45 next
        xorps xmm14, xmm15                                         ;  2185.3 fmul+fadd   45 next
        movaps xmm15, xmm3                                         ;  2185.3 fmul+fadd   45 next copy
        xorps xmm15, xmm0                                          ;  2187.3 fmul+fadd   45 next
        movaps [rdi + 16], xmm14                                   ;  2187.3 agu1+agu0+fmisc   45 next spill
        movaps xmm14, xmm5                                         ;  2187.3 fmul+fadd   45 next copy
        andps xmm14, xmm15                                         ;  2189.3 fmul+fadd   45 next
        movaps [rdi + 96], xmm11                                   ;  2186.3 agu2+agu0+fmisc   45 next spill
        movaps xmm11, xmm6                                         ;  2189.3 fmul+fadd   45 next copy
        andps xmm11, xmm4                                          ;  2191.3 fmul+fadd   45 next
        xorps xmm11, xmm13                                         ;  2193.3 fmul+fadd   45 next
        xorps xmm14, xmm11                                         ;  2195.3 fmul+fadd   45 next
        movaps [rbp + 16], xmm2                                    ;  2189.7 agu1+agu0+fmisc   48 next spill
        movaps xmm2, xmm0                                          ;  2193.3 fmul+fadd   45 next copy
        andps xmm2, xmm5                                           ;  2195.3 fmul+fadd   45 next
        xorps xmm2, xmm12                                          ;  2197.3 fmul+fadd   45 next
        movaps [rbp + 96], xmm2                                    ;  2199.3 agu2+agu0+fmisc   45 next spill
        movaps xmm2, xmm0                                          ;  2196.3 fmul+fadd   45 next copy
        andps xmm2, xmm4                                           ;  2198.3 fmul+fadd   45 next
        xorps xmm1, xmm2                                           ;  2200.3 fmul+fadd   45 next
        xorps xmm1, xmm7                                           ;  2202.3 fmul+fadd   45 next
        movaps xmm2, xmm0                                          ;  2200.3 fmul+fadd   45 next copy
        andps xmm2, xmm9                                           ;  2202.3 fmul+fadd   45 next
        movaps [rdi + 112], xmm7                                   ;  2199.3 agu1+agu0+fmisc   45 next spill
        movaps xmm7, xmm0                                          ;  2202.3 fmul+fadd   45 next copy
        andps xmm7, xmm8                                           ;  2204.3 fmul+fadd   45 next
        xorps xmm2, xmm7                                           ;  2206.3 fmul+fadd   45 next
        xorps xmm11, xmm7                                          ;  2206.3 fmul+fadd   45 next
        movaps xmm7, xmm6                                          ;  2206.3 fmul+fadd   45 next copy
        andps xmm7, xmm8                                           ;  2208.3 fmul+fadd   45 next
        xorps xmm0, xmm7                                           ;  2210.3 fmul+fadd   45 next
        xorps xmm14, xmm0                                          ;  2212.3 fmul+fadd   45 next
        andps xmm0, xmm6                                           ;  2212.3 fmul+fadd   45 next
        xorps xmm0, [rel misty1_decrypt_compact.T0_constants128]   ;  2214.3 agu2+agu0+fmul+fadd   45 next
        movaps [rcx - 96], xmm7                                    ;  2210.3 agu1+agu0+fmisc   45 next spill
        movaps xmm7, xmm9                                          ;  2212.3 fmul+fadd   45 next copy
        andps xmm7, xmm4                                           ;  2214.3 fmul+fadd   45 next
        movaps [rcx - 112], xmm0                                   ;  2216.3 agu2+agu1+fmisc   45 next spill
        movaps xmm0, xmm15                                         ;  2214.3 fmul+fadd   45 next copy
        orps xmm0, xmm6                                            ;  2216.3 fmul+fadd   45 next
        movaps [rdi - 64], xmm15                                   ;  2214.7 agu0+agu1+fmisc   45 next spill
        movaps xmm15, xmm12                                        ;  2216.3 fmul+fadd   45 next copy
        andps xmm15, xmm8                                          ;  2218.3 fmul+fadd   45 next
        andps xmm12, xmm4                                          ;  2218.3 fmul+fadd   45 next
        movaps [rdi + 32], xmm2                                    ;  2217.3 agu2+agu0+fmisc   45 next spill
        movaps xmm2, xmm5                                          ;  2219.3 fmul+fadd   45 next copy
        andps xmm2, xmm10                                          ;  2221.3 fmul+fadd   45 next
        xorps xmm0, xmm2                                           ;  2223.3 fmul+fadd   45 next
        xorps xmm7, xmm0                                           ;  2225.3 fmul+fadd   45 next
        movaps xmm0, xmm8                                          ;  2223.3 fmul+fadd   45 next copy
        andps xmm0, xmm10                                          ;  2225.3 fmul+fadd   45 next
        movaps xmm2, xmm13                                         ;  2225.3 fmul+fadd   45 next copy
        andps xmm2, xmm10                                          ;  2227.3 fmul+fadd   45 next
        xorps xmm15, xmm2                                          ;  2229.3 fmul+fadd   45 next
        xorps xmm11, xmm15                                         ;  2231.3 fmul+fadd   45 next
        movaps xmm2, xmm5                                          ;  2229.3 fmul+fadd   45 next copy
        andps xmm2, xmm9                                           ;  2231.3 fmul+fadd   45 next
        xorps xmm15, xmm7                                          ;  2231.3 fmul+fadd   45 next
        xorps xmm15, xmm3                                          ;  2233.3 fmul+fadd   45 next
        xorps xmm2, xmm4                                           ;  2233.3 fmul+fadd   45 next
        andps xmm3, xmm10                                          ;  2234.3 fmul+fadd   45 next
        movaps [rdi - 32], xmm15                                   ;  2235.3 agu1+agu0+fmisc   45 next spill
        movaps xmm15, xmm0                                         ;  2235.3 fmul+fadd   45 next copy
        xorps xmm15, xmm6                                          ;  2237.3 fmul+fadd   45 next
        xorps xmm0, xmm5                                           ;  2237.3 fmul+fadd   45 next
        xorps xmm11, xmm0                                          ;  2239.3 fmul+fadd   45 next
        andps xmm15, xmm10                                         ;  2239.3 fmul+fadd   45 next
        andps xmm0, xmm8                                           ;  2240.3 fmul+fadd   45 next
        xorps xmm14, xmm15                                         ;  2241.3 fmul+fadd   45 next
        movaps xmm15, xmm13                                        ;  2242.3 fmul+fadd   45 next copy
        andps xmm15, xmm9                                          ;  2244.3 fmul+fadd   45 next
        xorps xmm15, xmm2                                          ;  2246.3 fmul+fadd   45 next
        xorps xmm11, xmm1                                          ;  2245.3 fmul+fadd   45 next
        xorps xmm2, xmm6                                           ;  2246.3 fmul+fadd   45 next
        xorps xmm3, xmm2                                           ;  2248.3 fmul+fadd   45 next
        andps xmm2, xmm9                                           ;  2248.3 fmul+fadd   45 next
        xorps xmm3, xmm8                                           ;  2250.3 fmul+fadd   45 next
        xorps xmm0, xmm15                                          ;  2250.3 fmul+fadd   45 next
        movaps xmm15, xmm8                                         ;  2251.3 fmul+fadd   45 next copy
        andps xmm15, xmm13                                         ;  2253.3 fmul+fadd   45 next
        andps xmm8, xmm4                                           ;  2253.3 fmul+fadd   45 next
        xorps xmm15, xmm8                                          ;  2255.3 fmul+fadd   45 next
        xorps xmm2, xmm15                                          ;  2257.3 fmul+fadd   45 next
        movaps xmm15, xmm4                                         ;  2256.3 fmul+fadd   45 next copy
        xorps xmm15, xmm9                                          ;  2258.3 fmul+fadd   45 next
        andps xmm15, xmm10                                         ;  2260.3 fmul+fadd   45 next
        xorps xmm15, xmm0                                          ;  2262.3 fmul+fadd   45 next
        xorps xmm2, [rbp + 96]                                     ;  2260.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm8, [rdi + 96]                                     ;  2261.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm0, xmm8                                           ;  2263.3 fmul+fadd   45 next
        movaps xmm8, [rbp + 16]                                    ;  2259.3 agu2+agu0+fmisc   45 next
        andps xmm8, xmm13                                          ;  2263.3 fmul+fadd   45 next
        andps xmm4, [rbp + 16]                                     ;  2264.3 agu1+agu0+fmul+fadd   45 next
        andps xmm6, xmm5                                           ;  2265.3 fmul+fadd   45 next
        xorps xmm4, [rdi + 32]                                     ;  2266.3 agu2+agu0+fmul+fadd   45 next
        andps xmm13, xmm5                                          ;  2267.3 fmul+fadd   45 next
        andps xmm9, [rbp + 16]                                     ;  2268.3 agu1+agu0+fmul+fadd   45 next
        orps xmm10, [rdi - 64]                                     ;  2269.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm6, xmm8                                           ;  2270.3 fmul+fadd   45 next
        xorps xmm13, [rcx - 112]                                   ;  2271.3 agu1+agu2+fmul+fadd   45 next
        movaps [rdi + 32], xmm2                                    ;  2267.3 agu0+agu1+fmisc   45 next spill
        movaps xmm2, [rdi + 16]                                    ;  2269.3 agu2+agu0+fmisc   45 next
        xorps xmm2, xmm3                                           ;  2272.3 fmul+fadd   45 next
        xorps xmm3, xmm0                                           ;  2273.3 fmul+fadd   45 next
        xorps xmm12, xmm3                                          ;  2275.3 fmul+fadd   45 next
        xorps xmm12, xmm4                                          ;  2277.3 fmul+fadd   45 next
        xorps xmm8, xmm9                                           ;  2276.3 fmul+fadd   45 next
        movaps xmm3, [rdi - 64]                                    ;  2272.3 agu1+agu0+fmisc   45 next reload
        xorps xmm6, xmm3                                           ;  2277.3 fmul+fadd   45 next
        xorps xmm10, xmm6                                          ;  2279.3 fmul+fadd   45 next
        xorps xmm7, xmm2                                           ;  2279.3 fmul+fadd   45 next
        xorps xmm9, xmm13                                          ;  2280.3 fmul+fadd   45 next
        xorps xmm13, [rdi + 112]                                   ;  2281.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm11, xmm8                                          ;  2282.3 fmul+fadd   45 next
        xorps xmm13, [rdi - 32]                                    ;  2283.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm8, [rdi + 16]                                     ;  2284.3 agu2+agu0+fmul+fadd   45 next
        movaps xmm2, [rbp + 16]                                    ;  2281.0 agu1+agu0+fmisc   48 next reload
        andps xmm5, xmm2                                           ;  2285.3 fmul+fadd   45 next
        xorps xmm1, xmm5                                           ;  2287.3 fmul+fadd   45 next
        xorps xmm4, [rcx - 112]                                    ;  2287.3 agu2+agu1+fmul+fadd   45 next
        xorps xmm5, xmm15                                          ;  2288.3 fmul+fadd   45 next
        xorps xmm15, xmm10                                         ;  2289.3 fmul+fadd   45 next
        xorps xmm15, [rcx - 96]                                    ;  2291.3 agu0+agu1+fmul+fadd   45 next
        xorps xmm14, xmm4                                          ;  2291.3 fmul+fadd   45 next
        xorps xmm10, [rbp + 96]                                    ;  2292.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm11, [rdi + 96]                                    ;  2293.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm7, xmm3                                           ;  2294.3 fmul+fadd   45 next
        xorps xmm8, [rdi + 32]                                     ;  2295.3 agu2+agu1+fmul+fadd   45 next
        xorps xmm2, xmm1                                           ;  2296.3 fmul+fadd   45 next
        xorps xmm9, xmm5                                           ;  2297.3 fmul+fadd   45 next
        xorps xmm10, xmm2                                          ;  2298.3 fmul+fadd   45 next
        xorps xmm0, xmm9                                           ;  2299.3 fmul+fadd   45 next
        movaps xmm1, [rdx - 16]                                    ;  2295.3 agu0+agu1+fmisc   48 next reload
        xorps xmm0, xmm1                                           ;  2301.3 fmul+fadd   45 next
        movaps xmm2, [rbp + 112]                                   ;  2297.3 agu2+agu0+fmisc   48 next reload
        xorps xmm14, xmm2                                          ;  2301.3 fmul+fadd   45 next
        movaps xmm3, [rdi - 128]                                   ;  2299.3 agu1+agu0+fmisc   48 next reload
        xorps xmm12, xmm3                                          ;  2302.3 fmul+fadd   45 next
        movaps xmm4, [rdx - 32]                                    ;  2301.3 agu2+agu0+fmisc   48 next reload
        xorps xmm15, xmm4                                          ;  2303.3 fmul+fadd   45 next
        movaps xmm5, [rcx - 80]                                    ;  2303.3 agu1+agu0+fmisc   48 next reload
        xorps xmm10, xmm5                                          ;  2305.3 fmul+fadd   45 next
        movaps xmm6, [rdi - 48]                                    ;  2304.3 agu2+agu0+fmisc+fmul   48 next reload
        xorps xmm11, xmm6                                          ;  2306.3 fadd+fmul   45 next
        movaps xmm9, [rdi + 80]                                    ;  2306.3 agu1+agu0+fmisc+fadd   48 next reload
        xorps xmm13, xmm9                                          ;  2308.3 fmul+fadd   45 next
        xorps xmm0, [rcx - 128]                                    ;  2308.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm14, [rbp - 48]                                    ;  2309.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm12, [rbp + 80]                                    ;  2310.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm15, [rbp + 64]                                    ;  2311.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm10, [rdx - 80]                                    ;  2312.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm11, [rbp + 48]                                    ;  2313.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm13, [rdx + 112]                                   ;  2314.3 agu0+agu1+fmul+fadd   54 next
        xorps xmm8, [rbp - 16]                                     ;  2315.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm7, [rbp - 32]                                     ;  2316.3 agu1+agu2+fmul+fadd   54 next
        xorps xmm1, [rbp - 64]                                     ;  2317.3 agu0+agu1+fmul+fadd   54 next
        xorps xmm2, [rbp - 96]                                     ;  2318.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm3, [rbp + 0]                                      ;  2319.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm4, [rbp - 112]                                    ;  2320.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm5, [rbp + 32]                                     ;  2321.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm6, [rbp - 80]                                     ;  2322.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm9, [rbp - 128]                                    ;  2323.3 agu1+agu0+fmul+fadd   54 next
        movaps [rdi + 80], xmm9                                    ;  2325.3 agu2+agu0+fmisc   54 next spill
        movaps xmm9, [rcx - 128]                                   ;  2321.3 agu1+agu0+fmisc   54 next
        xorps xmm9, [r11 + 256]                                    ;  2324.3 agu2+agu0+fmul+fadd   54 next
        movaps [rcx - 128], xmm6                                   ;  2324.3 agu1+agu0+fmisc   54 next spill
        movaps xmm6, [rbp - 48]                                    ;  2324.3 agu2+agu0+fmisc+fmul   54 next
        xorps xmm6, [r11 + 272]                                    ;  2326.3 agu1+agu2+fadd+fmul   54 next
        movaps [rbp - 48], xmm5                                    ;  2326.3 agu0+agu1+fmisc   54 next spill
        movaps xmm5, [rbp + 80]                                    ;  2326.3 agu2+agu0+fadd+fmul   54 next
        xorps xmm5, [r11 + 288]                                    ;  2328.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp + 80], xmm4                                    ;  2328.3 agu2+agu1+fmisc   54 next spill
        movaps xmm4, [rbp + 64]                                    ;  2328.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm4, [r11 + 304]                                    ;  2330.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp + 64], xmm3                                    ;  2330.3 agu2+agu1+fmisc   54 next spill
        movaps xmm3, [rdx - 80]                                    ;  2330.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm3, [r11 + 320]                                    ;  2332.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx - 80], xmm2                                    ;  2332.3 agu2+agu1+fmisc   54 next spill
        movaps xmm2, [rbp + 48]                                    ;  2332.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm2, [r11 + 336]                                    ;  2334.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp + 48], xmm1                                    ;  2334.3 agu2+agu1+fmisc   54 next spill
        movaps xmm1, [rdx + 112]                                   ;  2334.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm1, [r11 + 352]                                    ;  2336.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx + 112], xmm7                                   ;  2336.3 agu2+agu1+fmisc   54 next spill
        movaps xmm7, [rbp - 16]                                    ;  2336.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm7, [r11 + 368]                                    ;  2338.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp - 16], xmm8                                    ;  2338.3 agu2+agu1+fmisc   54 next spill
        movaps xmm8, [rbp - 32]                                    ;  2338.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm8, [r11 + 384]                                    ;  2340.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp - 32], xmm13                                   ;  2340.3 agu2+agu1+fmisc   54 next spill
        movaps xmm13, [rbp - 64]                                   ;  2340.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm13, [r11 + 400]                                   ;  2342.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp - 64], xmm11                                   ;  2342.3 agu2+agu1+fmisc   54 next spill
        movaps xmm11, [rbp - 96]                                   ;  2342.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm11, [r11 + 416]                                   ;  2344.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp - 96], xmm10                                   ;  2344.3 agu2+agu1+fmisc   54 next spill
        movaps xmm10, [rbp + 0]                                    ;  2344.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm10, [r11 + 432]                                   ;  2346.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp + 0], xmm15                                    ;  2346.3 agu2+agu1+fmisc   54 next spill
        movaps xmm15, [rbp - 112]                                  ;  2346.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm15, [r11 + 448]                                   ;  2348.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp - 112], xmm12                                  ;  2348.3 agu2+agu1+fmisc   54 next spill
        movaps xmm12, [rbp + 32]                                   ;  2348.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm12, [r11 + 464]                                   ;  2350.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp + 32], xmm14                                   ;  2350.3 agu2+agu1+fmisc   54 next spill
        movaps xmm14, [rbp - 80]                                   ;  2350.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm14, [r11 + 480]                                   ;  2352.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp - 80], xmm0                                    ;  2352.3 agu2+agu1+fmisc   54 next spill
        movaps xmm0, [rbp - 128]                                   ;  2352.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm0, [r11 + 496]                                    ;  2354.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp - 128], xmm5                                   ;  2354.3 agu2+agu1+fmisc   54 next spill
        movaps xmm5, xmm12                                         ;  2354.3 fadd+fmul   41 next copy
        xorps xmm5, xmm7                                           ;  2356.3 fadd+fmul   41 next
        movaps [rdi - 48], xmm4                                    ;  2356.3 agu0+agu2+fmisc   54 next spill
        movaps xmm4, xmm11                                         ;  2356.3 fadd+fmul   41 next copy
        andps xmm4, xmm14                                          ;  2358.3 fadd+fmul   41 next
        movaps [rcx - 80], xmm6                                    ;  2358.3 agu1+agu0+fmisc   54 next spill
        movaps xmm6, xmm8                                          ;  2358.3 fadd+fmul   41 next copy
        xorps xmm6, xmm15                                          ;  2360.3 fadd+fmul   41 next
        movaps [rdx - 32], xmm1                                    ;  2360.3 agu2+agu0+fmisc   54 next spill
        movaps xmm1, xmm0                                          ;  2360.3 fadd+fmul   41 next copy
        andps xmm1, xmm14                                          ;  2362.3 fadd+fmul   41 next
        movaps [rdi - 128], xmm2                                   ;  2362.3 agu1+agu0+fmisc   54 next spill
        movaps xmm2, xmm12                                         ;  2362.3 fadd+fmul   41 next copy
        andps xmm2, xmm11                                          ;  2364.3 fadd+fmul   41 next
        movaps [rbp + 112], xmm9                                   ;  2364.3 agu2+agu0+fmisc   54 next spill
        movaps xmm9, xmm14                                         ;  2364.3 fadd+fmul   41 next copy
        andps xmm9, xmm7                                           ;  2366.3 fadd+fmul   41 next
        xorps xmm2, xmm9                                           ;  2368.3 fadd+fmul   41 next
        movaps xmm9, xmm12                                         ;  2367.3 fadd+fmul   41 next copy
        andps xmm9, xmm10                                          ;  2369.3 fadd+fmul   41 next
        xorps xmm2, [rel misty1_decrypt_compact.T0_constants128]   ;  2370.3 agu1+agu0+fadd+fmul   41 next
        movaps [rdx - 16], xmm3                                    ;  2367.3 agu2+agu0+fmisc   54 next spill
        movaps xmm3, xmm5                                          ;  2370.3 fadd+fmul   41 next copy
        xorps xmm3, xmm11                                          ;  2372.3 fadd+fmul   41 next
        movaps [rbp + 16], xmm2                                    ;  2372.3 agu1+agu2+fmisc   41 next spill
        movaps xmm2, xmm13                                         ;  2372.3 fadd+fmul   41 next copy
        andps xmm2, xmm3                                           ;  2374.3 fadd+fmul   41 next
        movaps [rdi + 32], xmm4                                    ;  2371.3 agu0+agu1+fmisc   41 next spill
        movaps xmm4, xmm0                                          ;  2374.3 fadd+fmul   41 next copy
        andps xmm4, xmm7                                           ;  2376.3 fadd+fmul   41 next
        xorps xmm4, xmm14                                          ;  2378.3 fadd+fmul   41 next
        xorps xmm2, xmm4                                           ;  2380.3 fadd+fmul   41 next
        movaps [rdi - 64], xmm12                                   ;  2374.7 agu2+agu0+fmisc   54 next spill
        movaps xmm12, xmm11                                        ;  2378.3 fadd+fmul   41 next copy
        andps xmm12, xmm13                                         ;  2380.3 fadd+fmul   41 next
        xorps xmm12, xmm6                                          ;  2382.3 fadd+fmul   41 next
        movaps [rdi + 96], xmm12                                   ;  2384.3 agu1+agu0+fmisc   41 next spill
        movaps xmm12, xmm11                                        ;  2381.3 fadd+fmul   41 next copy
        andps xmm12, xmm7                                          ;  2383.3 fadd+fmul   41 next
        xorps xmm9, xmm12                                          ;  2385.3 fadd+fmul   41 next
        xorps xmm9, xmm1                                           ;  2387.3 fadd+fmul   41 next
        movaps xmm12, xmm11                                        ;  2385.3 fadd+fmul   41 next copy
        andps xmm12, xmm8                                          ;  2387.3 fadd+fmul   41 next
        movaps [rbp + 96], xmm1                                    ;  2384.3 agu2+agu0+fmisc   41 next spill
        movaps xmm1, xmm11                                         ;  2387.3 fadd+fmul   41 next copy
        andps xmm1, xmm10                                          ;  2389.3 fadd+fmul   41 next
        xorps xmm12, xmm1                                          ;  2391.3 fadd+fmul   41 next
        xorps xmm4, xmm1                                           ;  2391.3 fadd+fmul   41 next
        movaps xmm1, xmm0                                          ;  2391.3 fadd+fmul   41 next copy
        andps xmm1, xmm10                                          ;  2393.3 fadd+fmul   41 next
        xorps xmm11, xmm1                                          ;  2395.3 fadd+fmul   41 next
        xorps xmm2, xmm11                                          ;  2397.3 fadd+fmul   41 next
        andps xmm11, xmm0                                          ;  2397.3 fadd+fmul   41 next
        xorps xmm11, [rel misty1_decrypt_compact.T0_constants128]  ;  2399.3 agu1+agu0+fadd+fmul   41 next
        movaps [rcx - 96], xmm1                                    ;  2395.3 agu2+agu0+fmisc   41 next spill
        movaps xmm1, xmm8                                          ;  2397.3 fadd+fmul   41 next copy
        andps xmm1, xmm7                                           ;  2399.3 fadd+fmul   41 next
        movaps [rcx - 112], xmm11                                  ;  2401.3 agu1+agu2+fmisc   41 next spill
        movaps xmm11, xmm3                                         ;  2399.3 fadd+fmul   41 next copy
        orps xmm11, xmm0                                           ;  2401.3 fadd+fmul   41 next
        movaps [rdi + 16], xmm3                                    ;  2399.7 agu0+agu1+fmisc   41 next spill
        movaps xmm3, xmm6                                          ;  2401.3 fadd+fmul   41 next copy
        andps xmm3, xmm10                                          ;  2403.3 fadd+fmul   41 next
        andps xmm6, xmm7                                           ;  2403.3 fadd+fmul   41 next
        movaps [rdi - 32], xmm12                                   ;  2402.3 agu2+agu0+fmisc   41 next spill
        movaps xmm12, xmm13                                        ;  2404.3 fadd+fmul   41 next copy
        andps xmm12, xmm15                                         ;  2406.3 fadd+fmul   41 next
        xorps xmm11, xmm12                                         ;  2408.3 fadd+fmul   41 next
        xorps xmm1, xmm11                                          ;  2410.3 fadd+fmul   41 next
        movaps xmm11, xmm10                                        ;  2408.3 fadd+fmul   41 next copy
        andps xmm11, xmm15                                         ;  2410.3 fadd+fmul   41 next
        movaps xmm12, xmm14                                        ;  2410.3 fadd+fmul   41 next copy
        andps xmm12, xmm15                                         ;  2412.3 fadd+fmul   41 next
        xorps xmm3, xmm12                                          ;  2414.3 fadd+fmul   41 next
        xorps xmm4, xmm3                                           ;  2416.3 fadd+fmul   41 next
        movaps xmm12, xmm13                                        ;  2414.3 fadd+fmul   41 next copy
        andps xmm12, xmm8                                          ;  2416.3 fadd+fmul   41 next
        xorps xmm3, xmm1                                           ;  2416.3 fadd+fmul   41 next
        xorps xmm3, xmm5                                           ;  2418.3 fadd+fmul   41 next
        xorps xmm12, xmm7                                          ;  2418.3 fadd+fmul   41 next
        andps xmm5, xmm15                                          ;  2419.3 fadd+fmul   41 next
        movaps [rdi + 112], xmm3                                   ;  2420.3 agu1+agu0+fmisc   41 next spill
        movaps xmm3, xmm11                                         ;  2420.3 fadd+fmul   41 next copy
        xorps xmm3, xmm0                                           ;  2422.3 fadd+fmul   41 next
        xorps xmm11, xmm13                                         ;  2422.3 fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;  2424.3 fadd+fmul   41 next
        andps xmm3, xmm15                                          ;  2424.3 fadd+fmul   41 next
        andps xmm11, xmm10                                         ;  2425.3 fadd+fmul   41 next
        xorps xmm2, xmm3                                           ;  2426.3 fadd+fmul   41 next
        movaps xmm3, xmm14                                         ;  2427.3 fadd+fmul   41 next copy
        andps xmm3, xmm8                                           ;  2429.3 fadd+fmul   41 next
        xorps xmm3, xmm12                                          ;  2431.3 fadd+fmul   41 next
        xorps xmm4, xmm9                                           ;  2430.3 fadd+fmul   41 next
        xorps xmm12, xmm0                                          ;  2431.3 fadd+fmul   41 next
        xorps xmm5, xmm12                                          ;  2433.3 fadd+fmul   41 next
        andps xmm12, xmm8                                          ;  2433.3 fadd+fmul   41 next
        xorps xmm5, xmm10                                          ;  2435.3 fadd+fmul   41 next
        xorps xmm11, xmm3                                          ;  2435.3 fadd+fmul   41 next
        movaps xmm3, xmm10                                         ;  2436.3 fadd+fmul   41 next copy
        andps xmm3, xmm14                                          ;  2438.3 fadd+fmul   41 next
        andps xmm10, xmm7                                          ;  2438.3 fadd+fmul   41 next
        xorps xmm3, xmm10                                          ;  2440.3 fadd+fmul   41 next
        xorps xmm12, xmm3                                          ;  2442.3 fadd+fmul   41 next
        movaps xmm3, xmm7                                          ;  2441.3 fadd+fmul   41 next copy
        xorps xmm3, xmm8                                           ;  2443.3 fadd+fmul   41 next
        andps xmm3, xmm15                                          ;  2445.3 fadd+fmul   41 next
        xorps xmm3, xmm11                                          ;  2447.3 fadd+fmul   41 next
        xorps xmm12, [rdi + 96]                                    ;  2445.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm10, [rdi + 32]                                    ;  2446.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm11, xmm10                                         ;  2448.3 fadd+fmul   41 next
        movaps xmm10, [rdi - 64]                                   ;  2444.3 agu2+agu0+fmisc   41 next
        andps xmm10, xmm14                                         ;  2448.3 fadd+fmul   41 next
        andps xmm7, [rdi - 64]                                     ;  2449.3 agu1+agu0+fadd+fmul   41 next
        andps xmm0, xmm13                                          ;  2450.3 fadd+fmul   41 next
        xorps xmm7, [rdi - 32]                                     ;  2451.3 agu2+agu0+fadd+fmul   41 next
        andps xmm14, xmm13                                         ;  2452.3 fadd+fmul   41 next
        andps xmm8, [rdi - 64]                                     ;  2453.3 agu1+agu0+fadd+fmul   41 next
        orps xmm15, [rdi + 16]                                     ;  2454.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm0, xmm10                                          ;  2455.3 fadd+fmul   41 next
        xorps xmm14, [rcx - 112]                                   ;  2456.3 agu1+agu2+fadd+fmul   41 next
        movaps [rdi - 32], xmm12                                   ;  2452.3 agu0+agu1+fmisc   41 next spill
        movaps xmm12, [rbp + 16]                                   ;  2454.3 agu2+agu0+fmisc   41 next
        xorps xmm12, xmm5                                          ;  2457.3 fadd+fmul   41 next
        xorps xmm5, xmm11                                          ;  2458.3 fadd+fmul   41 next
        xorps xmm6, xmm5                                           ;  2460.3 fadd+fmul   41 next
        xorps xmm6, xmm7                                           ;  2462.3 fadd+fmul   41 next
        xorps xmm10, xmm8                                          ;  2461.3 fadd+fmul   41 next
        movaps xmm5, [rdi + 16]                                    ;  2457.3 agu1+agu0+fmisc   41 next reload
        xorps xmm0, xmm5                                           ;  2462.3 fadd+fmul   41 next
        xorps xmm15, xmm0                                          ;  2464.3 fadd+fmul   41 next
        xorps xmm1, xmm12                                          ;  2464.3 fadd+fmul   41 next
        xorps xmm8, xmm14                                          ;  2465.3 fadd+fmul   41 next
        xorps xmm14, [rbp + 96]                                    ;  2466.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, xmm10                                          ;  2467.3 fadd+fmul   41 next
        xorps xmm14, [rdi + 112]                                   ;  2468.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm10, [rbp + 16]                                    ;  2469.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm0, [rdi - 64]                                    ;  2466.0 agu1+agu0+fmisc   54 next reload
        andps xmm13, xmm0                                          ;  2470.3 fadd+fmul   41 next
        xorps xmm9, xmm13                                          ;  2472.3 fadd+fmul   41 next
        xorps xmm7, [rcx - 112]                                    ;  2472.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm13, xmm3                                          ;  2473.3 fadd+fmul   41 next
        xorps xmm3, xmm15                                          ;  2474.3 fadd+fmul   41 next
        xorps xmm3, [rcx - 96]                                     ;  2476.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm2, xmm7                                           ;  2476.3 fadd+fmul   41 next
        xorps xmm15, [rdi + 96]                                    ;  2477.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, [rdi + 32]                                     ;  2478.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm1, xmm5                                           ;  2479.3 fadd+fmul   41 next
        xorps xmm10, [rdi - 32]                                    ;  2480.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm0, xmm9                                           ;  2481.3 fadd+fmul   41 next
        xorps xmm8, xmm13                                          ;  2482.3 fadd+fmul   41 next
        xorps xmm15, xmm0                                          ;  2483.3 fadd+fmul   41 next
        xorps xmm11, xmm8                                          ;  2484.3 fadd+fmul   41 next
        movaps xmm0, [rdx - 16]                                    ;  2480.3 agu0+agu1+fmisc   41 next
        movaps xmm5, [rbp + 112]                                   ;  2482.3 agu2+agu0+fmisc   54 next reload
        andps xmm0, xmm5                                           ;  2485.3 fadd+fmul   41 next
        movaps xmm7, [rdi - 128]                                   ;  2484.3 agu1+agu0+fmisc   41 next
        andps xmm7, xmm5                                           ;  2486.3 fadd+fmul   41 next
        movaps xmm8, [rdx - 32]                                    ;  2486.3 agu2+agu0+fmisc   41 next
        movaps xmm9, [rcx - 80]                                    ;  2487.3 agu1+agu0+fadd+fmul   54 next reload
        andps xmm8, xmm9                                           ;  2489.3 fadd+fmul   41 next
        movaps xmm12, [rdi - 48]                                   ;  2488.3 agu2+agu1+fmisc   41 next
        andps xmm12, xmm5                                          ;  2490.3 fadd+fmul   41 next
        movaps xmm13, [rdx - 16]                                   ;  2490.3 agu0+agu1+fmisc+fadd   41 next
        andps xmm13, [rdi - 48]                                    ;  2492.3 agu2+agu0+fmul+fadd   41 next
        movaps [rdi - 64], xmm1                                    ;  2491.3 agu1+agu2+fmisc   41 next spill
        movaps xmm1, [rdx - 32]                                    ;  2492.3 agu0+agu1+fmul+fadd   41 next
        andps xmm1, [rdi - 48]                                     ;  2494.3 agu2+agu0+fmul+fadd   41 next
        movaps [rdi - 32], xmm10                                   ;  2493.3 agu1+agu0+fmisc   41 next spill
        movaps xmm10, [rdi - 128]                                  ;  2494.3 agu2+agu1+fmul+fadd   41 next
        andps xmm10, [rbp - 128]                                   ;  2496.3 agu0+agu2+fmul+fadd   41 next
        xorps xmm8, xmm10                                          ;  2498.3 fmul+fadd   41 next
        andps xmm10, xmm9                                          ;  2498.3 fmul+fadd   41 next
        movaps [rdi + 16], xmm14                                   ;  2495.3 agu1+agu0+fmisc   41 next spill
        movaps xmm14, xmm12                                        ;  2498.3 fmul+fadd   41 next copy
        xorps xmm14, xmm9                                          ;  2500.3 fmul+fadd   41 next
        movaps [rdi + 32], xmm4                                    ;  2497.3 agu2+agu0+fmisc   41 next spill
        movaps xmm4, [rdx - 32]                                    ;  2499.3 agu1+agu0+fmisc+fmul   41 next
        andps xmm4, xmm7                                           ;  2501.3 fadd+fmul   41 next
        movaps [rdi + 96], xmm15                                   ;  2500.3 agu2+agu1+fmisc   41 next spill
        movaps xmm15, [rdx - 16]                                   ;  2501.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm15, xmm14                                         ;  2503.3 fadd+fmul   41 next
        andps xmm15, [rdx - 32]                                    ;  2505.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm12, xmm15                                         ;  2507.3 fadd+fmul   41 next
        movaps [rcx - 96], xmm3                                    ;  2502.7 agu1+agu0+fmisc   41 next spill
        movaps xmm3, xmm13                                         ;  2505.3 fadd+fmul   41 next copy
        xorps xmm3, xmm0                                           ;  2507.3 fadd+fmul   41 next
        xorps xmm13, xmm8                                          ;  2507.3 fadd+fmul   41 next
        xorps xmm8, xmm0                                           ;  2508.3 fadd+fmul   41 next
        andps xmm3, [rdi - 128]                                    ;  2509.3 agu2+agu0+fadd+fmul   41 next
        movaps [rcx - 112], xmm6                                   ;  2507.0 agu1+agu0+fmisc   41 next spill
        movaps xmm6, [rdi - 128]                                   ;  2509.0 agu2+agu1+fmisc   41 next
        andps xmm6, xmm9                                           ;  2511.0 fadd+fmul   41 next
        movaps [rbp + 16], xmm2                                    ;  2511.0 agu0+agu1+fmisc   41 next spill
        movaps xmm2, [rdi - 48]                                    ;  2511.3 agu2+agu0+fadd+fmul   41 next
        andps xmm2, xmm6                                           ;  2513.3 fadd+fmul   41 next
        xorps xmm4, xmm6                                           ;  2513.3 fadd+fmul   41 next
        xorps xmm4, [rel misty1_decrypt_compact.T0_constants128]   ;  2515.3 agu1+agu2+fadd+fmul   41 next
        movaps [rdi + 112], xmm11                                  ;  2513.0 agu0+agu1+fmisc   41 next spill
        movaps xmm11, [rdx - 32]                                   ;  2515.0 agu2+agu0+fmisc   41 next
        andps xmm11, [rbp - 128]                                   ;  2517.0 agu1+agu2+fadd+fmul   41 next
        movaps [rbp + 96], xmm8                                    ;  2517.0 agu0+agu1+fmisc   41 next spill
        movaps xmm8, xmm9                                          ;  2516.3 fadd+fmul   41 next copy
        andps xmm8, xmm5                                           ;  2518.3 fadd+fmul   41 next
        xorps xmm2, xmm8                                           ;  2520.3 fadd+fmul   41 next
        xorps xmm8, xmm11                                          ;  2520.3 fadd+fmul   41 next
        movaps [rax - 112], xmm15                                  ;  2519.0 agu2+agu0+fmisc   41 next spill
        movaps xmm15, [rbp - 128]                                  ;  2520.3 agu1+agu0+fmisc+fadd   41 next
        andps xmm15, xmm13                                         ;  2522.3 fmul+fadd   41 next
        xorps xmm2, xmm15                                          ;  2524.3 fmul+fadd   41 next
        movaps xmm15, [rdi - 48]                                   ;  2522.0 agu2+agu1+fmisc   54 next reload
        xorps xmm2, xmm15                                          ;  2526.3 fmul+fadd   41 next
        xorps xmm13, xmm5                                          ;  2524.3 fmul+fadd   41 next
        movaps [rax - 96], xmm2                                    ;  2528.3 agu0+agu1+fmisc   41 next spill
        movaps xmm2, [rbp - 128]                                   ;  2525.0 agu2+agu0+fmul+fmisc   41 next
        andps xmm2, xmm8                                           ;  2527.0 fadd+fmul   41 next
        xorps xmm2, xmm5                                           ;  2529.0 fadd+fmul   41 next
        andps xmm8, [rdx - 16]                                     ;  2527.3 agu1+agu2+fadd+fmul   41 next
        xorps xmm2, xmm14                                          ;  2531.0 fadd+fmul   41 next
        movaps [rbx - 80], xmm2                                    ;  2533.0 agu0+agu1+fmisc   41 next spill
        movaps xmm2, [rdx - 16]                                    ;  2529.3 agu2+agu0+fmisc+fadd   41 next
        xorps xmm2, xmm1                                           ;  2531.3 fmul+fadd   41 next
        xorps xmm3, xmm2                                           ;  2533.3 fmul+fadd   41 next
        xorps xmm8, xmm3                                           ;  2535.3 fmul+fadd   41 next
        movaps xmm3, xmm13                                         ;  2533.3 fmul+fadd   41 next copy
        andps xmm3, xmm5                                           ;  2535.3 fmul+fadd   41 next
        andps xmm13, [rdx - 16]                                    ;  2535.3 agu1+agu2+fmul+fadd   41 next
        andps xmm2, [rdi - 128]                                    ;  2536.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm3, xmm4                                           ;  2537.3 fmul+fadd   41 next
        andps xmm14, [rbp - 128]                                   ;  2538.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm3, xmm11                                          ;  2539.3 fmul+fadd   41 next
        movaps xmm5, xmm9                                          ;  2540.3 fmul+fadd   41 next copy
        andps xmm5, xmm15                                          ;  2542.3 fmul+fadd   41 next
        xorps xmm2, xmm5                                           ;  2544.3 fmul+fadd   41 next
        xorps xmm3, xmm2                                           ;  2546.3 fmul+fadd   41 next
        movaps xmm2, [rdx - 16]                                    ;  2539.7 agu1+agu0+fmisc   41 next
        andps xmm2, xmm9                                           ;  2544.3 fmul+fadd   41 next
        xorps xmm2, xmm7                                           ;  2546.3 fmul+fadd   41 next
        xorps xmm14, xmm2                                          ;  2548.3 fmul+fadd   41 next
        xorps xmm2, [rbp - 128]                                    ;  2548.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm0, xmm5                                           ;  2548.3 fmul+fadd   41 next
        movaps xmm5, [rdx - 32]                                    ;  2546.0 agu1+agu0+fmisc   41 next
        xorps xmm5, xmm6                                           ;  2549.3 fmul+fadd   41 next
        andps xmm5, [rbp + 112]                                    ;  2551.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm5                                           ;  2553.3 fmul+fadd   41 next
        xorps xmm13, xmm4                                          ;  2555.3 fmul+fadd   41 next
        movaps xmm4, xmm15                                         ;  2553.3 fmul+fadd   41 next copy
        andps xmm4, xmm2                                           ;  2555.3 fmul+fadd   41 next
        xorps xmm2, xmm11                                          ;  2555.3 fmul+fadd   41 next
        xorps xmm4, [rdi - 128]                                    ;  2557.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm11, xmm15                                         ;  2557.3 fmul+fadd   41 next
        xorps xmm6, [rbp - 128]                                    ;  2558.3 agu2+agu0+fmul+fadd   41 next
        andps xmm1, xmm11                                          ;  2559.3 fmul+fadd   41 next
        xorps xmm8, xmm14                                          ;  2560.3 fmul+fadd   41 next
        movaps xmm14, [rdx - 16]                                   ;  2557.7 agu1+agu0+fmisc   41 next
        andps xmm14, xmm6                                          ;  2561.3 fmul+fadd   41 next
        andps xmm11, [rdi - 128]                                   ;  2562.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm5, xmm11                                          ;  2564.3 fmul+fadd   41 next
        xorps xmm2, xmm5                                           ;  2566.3 fmul+fadd   41 next
        xorps xmm10, xmm4                                          ;  2565.3 fmul+fadd   41 next
        movaps xmm4, [rbp - 128]                                   ;  2561.7 agu1+agu0+fmisc   41 next
        andps xmm4, xmm0                                           ;  2566.3 fmul+fadd   41 next
        xorps xmm11, xmm12                                         ;  2567.3 fmul+fadd   41 next
        movaps xmm5, [rdx - 32]                                    ;  2563.7 agu2+agu0+fmisc   41 next
        andps xmm5, [rdi - 128]                                    ;  2568.3 agu1+agu0+fmul+fadd   41 next
        andps xmm6, [rbp + 112]                                    ;  2569.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm6, [rdx - 32]                                     ;  2571.3 agu1+agu2+fmul+fadd   41 next
        xorps xmm13, xmm6                                          ;  2573.3 fmul+fadd   41 next
        xorps xmm8, [rax - 112]                                    ;  2572.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm0, xmm5                                           ;  2573.3 fmul+fadd   41 next
        movaps xmm6, [rbx - 80]                                    ;  2569.3 agu2+agu0+fmisc   41 next reload
        xorps xmm2, xmm6                                           ;  2574.3 fmul+fadd   41 next
        andps xmm12, xmm5                                          ;  2575.3 fmul+fadd   41 next
        xorps xmm7, xmm11                                          ;  2576.3 fmul+fadd   41 next
        movaps xmm5, [rdx - 32]                                    ;  2573.3 agu1+agu0+fmisc   54 next reload
        andps xmm0, xmm5                                           ;  2577.3 fmul+fadd   41 next
        xorps xmm4, xmm2                                           ;  2578.3 fmul+fadd   41 next
        xorps xmm6, xmm0                                           ;  2579.3 fmul+fadd   41 next
        xorps xmm1, xmm13                                          ;  2580.3 fmul+fadd   41 next
        xorps xmm12, [rbp + 96]                                    ;  2581.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm10, xmm12                                         ;  2583.3 fmul+fadd   41 next
        movaps xmm0, [rel misty1_decrypt_compact.T0_constants128]  ;  2578.3 agu1+agu0+fmisc   41 next reload
        xorps xmm10, xmm0                                          ;  2585.3 fmul+fadd   41 next
        xorps xmm14, xmm6                                          ;  2584.3 fmul+fadd   41 next
        xorps xmm14, xmm0                                          ;  2586.3 fmul+fadd   41 next
        xorps xmm7, [rax - 96]                                     ;  2586.3 agu2+agu0+fmul+fadd   41 next
        movaps xmm2, [rdi + 112]                                   ;  2582.3 agu1+agu0+fmisc   41 next
        xorps xmm2, [rbp + 112]                                    ;  2587.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm3, xmm2                                           ;  2589.3 fmul+fadd   41 next
        xorps xmm9, [rbp + 16]                                     ;  2589.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm1, xmm9                                           ;  2591.3 fmul+fadd   41 next
        movaps xmm6, [rcx - 112]                                   ;  2587.3 agu2+agu0+fmisc   41 next
        xorps xmm6, [rbp - 128]                                    ;  2591.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm8, xmm6                                           ;  2593.3 fmul+fadd   41 next
        xorps xmm15, [rcx - 96]                                    ;  2593.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm14, xmm15                                         ;  2595.3 fmul+fadd   41 next
        movaps xmm11, [rdi + 96]                                   ;  2591.0 agu0+agu1+fmisc   41 next
        xorps xmm11, [rdx - 16]                                    ;  2595.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm10, xmm11                                         ;  2597.3 fmul+fadd   41 next
        movaps xmm12, [rdi + 32]                                   ;  2593.3 agu1+agu0+fmisc   41 next
        xorps xmm12, [rdi - 128]                                   ;  2597.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm12                                          ;  2599.3 fmul+fadd   41 next
        xorps xmm5, [rdi + 16]                                     ;  2599.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm7, xmm5                                           ;  2601.3 fmul+fadd   41 next
        xorps xmm3, [r8 + 2448]                                    ;  2601.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm1, [r8 + 2464]                                    ;  2602.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm8, [r8 + 2480]                                    ;  2603.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm14, [r8 + 2496]                                   ;  2604.3 agu1+agu2+fmul+fadd   48 next
        xorps xmm10, [r8 + 2512]                                   ;  2605.3 agu0+agu1+fmul+fadd   48 next
        xorps xmm4, [r8 + 2528]                                    ;  2606.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm7, [r8 + 2544]                                    ;  2607.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm2, [r8 + 2304]                                    ;  2608.3 agu2+agu1+fmul+fadd   48 next
        xorps xmm9, [r8 + 2320]                                    ;  2609.3 agu0+agu2+fmul+fadd   48 next
        xorps xmm6, [r8 + 2336]                                    ;  2610.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm15, [r8 + 2352]                                   ;  2611.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm11, [r8 + 2368]                                   ;  2612.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm12, [r8 + 2384]                                   ;  2613.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm5, [r8 + 2400]                                    ;  2614.3 agu1+agu0+fmul+fadd   48 next
        movaps xmm13, [rdi - 32]                                   ;  2610.3 agu2+agu0+fmisc   48 next
        xorps xmm13, [r8 + 2416]                                   ;  2615.3 agu1+agu0+fmul+fadd   48 next
        movaps [rdi - 32], xmm7                                    ;  2612.3 agu2+agu0+fmisc   48 next spill
        movaps xmm7, [rdi - 64]                                    ;  2614.3 agu1+agu2+fmisc   48 next
        xorps xmm7, [r8 + 2432]                                    ;  2616.3 agu0+agu1+fmul+fadd   48 next
        movaps [rdi - 64], xmm4                                    ;  2616.3 agu2+agu0+fmisc   48 next spill
        movaps xmm4, xmm2                                          ;  2617.3 fmul+fadd   45 next copy
        xorps xmm4, xmm5                                           ;  2619.3 fmul+fadd   45 next
        movaps [rdi + 16], xmm10                                   ;  2618.3 agu1+agu2+fmisc   48 next spill
        movaps xmm10, xmm15                                        ;  2619.3 fmul+fadd   45 next copy
        andps xmm10, xmm13                                         ;  2621.3 fmul+fadd   45 next
        movaps [rdi - 128], xmm14                                  ;  2620.3 agu0+agu1+fmisc   48 next spill
        movaps xmm14, xmm9                                         ;  2621.3 fmul+fadd   45 next copy
        xorps xmm14, xmm12                                         ;  2623.3 fmul+fadd   45 next
        movaps [rdi + 32], xmm8                                    ;  2622.3 agu2+agu0+fmisc   48 next spill
        movaps xmm8, xmm7                                          ;  2623.3 fmul+fadd   45 next copy
        andps xmm8, xmm13                                          ;  2625.3 fmul+fadd   45 next
        movaps [rdx - 32], xmm1                                    ;  2624.3 agu1+agu0+fmisc   48 next spill
        movaps xmm1, xmm5                                          ;  2625.3 fmul+fadd   45 next copy
        andps xmm1, xmm15                                          ;  2627.3 fmul+fadd   45 next
        movaps [rdx - 16], xmm3                                    ;  2626.3 agu2+agu0+fmisc   48 next spill
        movaps xmm3, xmm13                                         ;  2627.3 fmul+fadd   45 next copy
        andps xmm3, xmm2                                           ;  2629.3 fmul+fadd   45 next
        xorps xmm1, xmm3                                           ;  2631.3 fmul+fadd   45 next
        movaps xmm3, xmm5                                          ;  2630.3 fmul+fadd   45 next copy
        andps xmm3, xmm11                                          ;  2632.3 fmul+fadd   45 next
        xorps xmm1, xmm0                                           ;  2633.3 fmul+fadd   45 next
        movaps xmm0, xmm4                                          ;  2633.3 fmul+fadd   45 next copy
        xorps xmm0, xmm15                                          ;  2635.3 fmul+fadd   45 next
        movaps [rdi + 96], xmm1                                    ;  2635.3 agu1+agu0+fmisc   45 next spill
        movaps xmm1, xmm6                                          ;  2635.3 fmul+fadd   45 next copy
        andps xmm1, xmm0                                           ;  2637.3 fmul+fadd   45 next
        movaps [rcx - 96], xmm10                                   ;  2634.3 agu2+agu0+fmisc   45 next spill
        movaps xmm10, xmm7                                         ;  2637.3 fmul+fadd   45 next copy
        andps xmm10, xmm2                                          ;  2639.3 fmul+fadd   45 next
        xorps xmm10, xmm13                                         ;  2641.3 fmul+fadd   45 next
        xorps xmm1, xmm10                                          ;  2643.3 fmul+fadd   45 next
        movaps [rdi - 48], xmm5                                    ;  2637.7 agu1+agu0+fmisc   48 next spill
        movaps xmm5, xmm15                                         ;  2641.3 fmul+fadd   45 next copy
        andps xmm5, xmm6                                           ;  2643.3 fmul+fadd   45 next
        xorps xmm5, xmm14                                          ;  2645.3 fmul+fadd   45 next
        movaps [rbp - 128], xmm5                                   ;  2647.3 agu2+agu0+fmisc   45 next spill
        movaps xmm5, xmm15                                         ;  2644.3 fmul+fadd   45 next copy
        andps xmm5, xmm2                                           ;  2646.3 fmul+fadd   45 next
        xorps xmm3, xmm5                                           ;  2648.3 fmul+fadd   45 next
        xorps xmm3, xmm8                                           ;  2650.3 fmul+fadd   45 next
        movaps xmm5, xmm15                                         ;  2648.3 fmul+fadd   45 next copy
        andps xmm5, xmm9                                           ;  2650.3 fmul+fadd   45 next
        movaps [rcx - 112], xmm8                                   ;  2647.3 agu1+agu0+fmisc   45 next spill
        movaps xmm8, xmm15                                         ;  2650.3 fmul+fadd   45 next copy
        andps xmm8, xmm11                                          ;  2652.3 fmul+fadd   45 next
        xorps xmm5, xmm8                                           ;  2654.3 fmul+fadd   45 next
        xorps xmm10, xmm8                                          ;  2654.3 fmul+fadd   45 next
        movaps xmm8, xmm7                                          ;  2654.3 fmul+fadd   45 next copy
        andps xmm8, xmm11                                          ;  2656.3 fmul+fadd   45 next
        xorps xmm15, xmm8                                          ;  2658.3 fmul+fadd   45 next
        xorps xmm1, xmm15                                          ;  2660.3 fmul+fadd   45 next
        andps xmm15, xmm7                                          ;  2660.3 fmul+fadd   45 next
        xorps xmm15, [rel misty1_decrypt_compact.T0_constants128]  ;  2662.3 agu2+agu0+fmul+fadd   45 next
        movaps [rbp + 16], xmm8                                    ;  2658.3 agu1+agu0+fmisc   45 next spill
        movaps xmm8, xmm9                                          ;  2660.3 fmul+fadd   45 next copy
        andps xmm8, xmm2                                           ;  2662.3 fmul+fadd   45 next
        movaps [rcx - 80], xmm15                                   ;  2664.3 agu2+agu1+fmisc   45 next spill
        movaps xmm15, xmm0                                         ;  2662.3 fmul+fadd   45 next copy
        orps xmm15, xmm7                                           ;  2664.3 fmul+fadd   45 next
        movaps [rbp + 112], xmm0                                   ;  2662.7 agu0+agu1+fmisc   45 next spill
        movaps xmm0, xmm14                                         ;  2664.3 fmul+fadd   45 next copy
        andps xmm0, xmm11                                          ;  2666.3 fmul+fadd   45 next
        andps xmm14, xmm2                                          ;  2666.3 fmul+fadd   45 next
        movaps [rdi + 112], xmm5                                   ;  2665.3 agu2+agu0+fmisc   45 next spill
        movaps xmm5, xmm6                                          ;  2667.3 fmul+fadd   45 next copy
        andps xmm5, xmm12                                          ;  2669.3 fmul+fadd   45 next
        xorps xmm15, xmm5                                          ;  2671.3 fmul+fadd   45 next
        xorps xmm8, xmm15                                          ;  2673.3 fmul+fadd   45 next
        movaps xmm15, xmm11                                        ;  2671.3 fmul+fadd   45 next copy
        andps xmm15, xmm12                                         ;  2673.3 fmul+fadd   45 next
        movaps xmm5, xmm13                                         ;  2673.3 fmul+fadd   45 next copy
        andps xmm5, xmm12                                          ;  2675.3 fmul+fadd   45 next
        xorps xmm0, xmm5                                           ;  2677.3 fmul+fadd   45 next
        xorps xmm10, xmm0                                          ;  2679.3 fmul+fadd   45 next
        movaps xmm5, xmm6                                          ;  2677.3 fmul+fadd   45 next copy
        andps xmm5, xmm9                                           ;  2679.3 fmul+fadd   45 next
        xorps xmm0, xmm8                                           ;  2679.3 fmul+fadd   45 next
        xorps xmm0, xmm4                                           ;  2681.3 fmul+fadd   45 next
        xorps xmm5, xmm2                                           ;  2681.3 fmul+fadd   45 next
        andps xmm4, xmm12                                          ;  2682.3 fmul+fadd   45 next
        movaps [rax - 96], xmm0                                    ;  2683.3 agu1+agu0+fmisc   45 next spill
        movaps xmm0, xmm15                                         ;  2683.3 fmul+fadd   45 next copy
        xorps xmm0, xmm7                                           ;  2685.3 fmul+fadd   45 next
        xorps xmm15, xmm6                                          ;  2685.3 fmul+fadd   45 next
        xorps xmm10, xmm15                                         ;  2687.3 fmul+fadd   45 next
        andps xmm0, xmm12                                          ;  2687.3 fmul+fadd   45 next
        andps xmm15, xmm11                                         ;  2688.3 fmul+fadd   45 next
        xorps xmm1, xmm0                                           ;  2689.3 fmul+fadd   45 next
        movaps xmm0, xmm13                                         ;  2690.3 fmul+fadd   45 next copy
        andps xmm0, xmm9                                           ;  2692.3 fmul+fadd   45 next
        xorps xmm0, xmm5                                           ;  2694.3 fmul+fadd   45 next
        xorps xmm10, xmm3                                          ;  2693.3 fmul+fadd   45 next
        xorps xmm5, xmm7                                           ;  2694.3 fmul+fadd   45 next
        xorps xmm4, xmm5                                           ;  2696.3 fmul+fadd   45 next
        andps xmm5, xmm9                                           ;  2696.3 fmul+fadd   45 next
        xorps xmm4, xmm11                                          ;  2698.3 fmul+fadd   45 next
        xorps xmm15, xmm0                                          ;  2698.3 fmul+fadd   45 next
        movaps xmm0, xmm11                                         ;  2699.3 fmul+fadd   45 next copy
        andps xmm0, xmm13                                          ;  2701.3 fmul+fadd   45 next
        andps xmm11, xmm2                                          ;  2701.3 fmul+fadd   45 next
        xorps xmm0, xmm11                                          ;  2703.3 fmul+fadd   45 next
        xorps xmm5, xmm0                                           ;  2705.3 fmul+fadd   45 next
        movaps xmm0, xmm2                                          ;  2704.3 fmul+fadd   45 next copy
        xorps xmm0, xmm9                                           ;  2706.3 fmul+fadd   45 next
        andps xmm0, xmm12                                          ;  2708.3 fmul+fadd   45 next
        xorps xmm0, xmm15                                          ;  2710.3 fmul+fadd   45 next
        xorps xmm5, [rbp - 128]                                    ;  2708.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm11, [rcx - 96]                                    ;  2709.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm15, xmm11                                         ;  2711.3 fmul+fadd   45 next
        movaps xmm11, [rdi - 48]                                   ;  2707.3 agu2+agu0+fmisc   45 next
        andps xmm11, xmm13                                         ;  2711.3 fmul+fadd   45 next
        andps xmm2, [rdi - 48]                                     ;  2712.3 agu1+agu0+fmul+fadd   45 next
        andps xmm7, xmm6                                           ;  2713.3 fmul+fadd   45 next
        xorps xmm2, [rdi + 112]                                    ;  2714.3 agu2+agu0+fmul+fadd   45 next
        andps xmm13, xmm6                                          ;  2715.3 fmul+fadd   45 next
        andps xmm9, [rdi - 48]                                     ;  2716.3 agu1+agu0+fmul+fadd   45 next
        orps xmm12, [rbp + 112]                                    ;  2717.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm7, xmm11                                          ;  2718.3 fmul+fadd   45 next
        xorps xmm13, [rcx - 80]                                    ;  2719.3 agu1+agu2+fmul+fadd   45 next
        movaps [rdi + 112], xmm5                                   ;  2715.3 agu0+agu1+fmisc   45 next spill
        movaps xmm5, [rdi + 96]                                    ;  2717.3 agu2+agu0+fmisc   45 next
        xorps xmm5, xmm4                                           ;  2720.3 fmul+fadd   45 next
        xorps xmm4, xmm15                                          ;  2721.3 fmul+fadd   45 next
        xorps xmm14, xmm4                                          ;  2723.3 fmul+fadd   45 next
        xorps xmm14, xmm2                                          ;  2725.3 fmul+fadd   45 next
        xorps xmm11, xmm9                                          ;  2724.3 fmul+fadd   45 next
        movaps xmm4, [rbp + 112]                                   ;  2720.3 agu1+agu0+fmisc   45 next reload
        xorps xmm7, xmm4                                           ;  2725.3 fmul+fadd   45 next
        xorps xmm12, xmm7                                          ;  2727.3 fmul+fadd   45 next
        xorps xmm8, xmm5                                           ;  2727.3 fmul+fadd   45 next
        xorps xmm9, xmm13                                          ;  2728.3 fmul+fadd   45 next
        xorps xmm13, [rcx - 112]                                   ;  2729.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm10, xmm11                                         ;  2730.3 fmul+fadd   45 next
        xorps xmm13, [rax - 96]                                    ;  2731.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm11, [rdi + 96]                                    ;  2732.3 agu2+agu0+fmul+fadd   45 next
        movaps xmm5, [rdi - 48]                                    ;  2729.0 agu1+agu0+fmisc   48 next reload
        andps xmm6, xmm5                                           ;  2733.3 fmul+fadd   45 next
        xorps xmm3, xmm6                                           ;  2735.3 fmul+fadd   45 next
        xorps xmm2, [rcx - 80]                                     ;  2735.3 agu2+agu1+fmul+fadd   45 next
        xorps xmm6, xmm0                                           ;  2736.3 fmul+fadd   45 next
        xorps xmm0, xmm12                                          ;  2737.3 fmul+fadd   45 next
        xorps xmm0, [rbp + 16]                                     ;  2739.3 agu0+agu1+fmul+fadd   45 next
        xorps xmm1, xmm2                                           ;  2739.3 fmul+fadd   45 next
        xorps xmm12, [rbp - 128]                                   ;  2740.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm10, [rcx - 96]                                    ;  2741.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm8, xmm4                                           ;  2742.3 fmul+fadd   45 next
        xorps xmm11, [rdi + 112]                                   ;  2743.3 agu2+agu1+fmul+fadd   45 next
        xorps xmm5, xmm3                                           ;  2744.3 fmul+fadd   45 next
        xorps xmm9, xmm6                                           ;  2745.3 fmul+fadd   45 next
        xorps xmm12, xmm5                                          ;  2746.3 fmul+fadd   45 next
        xorps xmm15, xmm9                                          ;  2747.3 fmul+fadd   45 next
        movaps xmm2, [rdx - 16]                                    ;  2743.3 agu0+agu1+fmisc   48 next reload
        xorps xmm15, xmm2                                          ;  2749.3 fmul+fadd   45 next
        movaps xmm3, [rdx - 32]                                    ;  2745.3 agu2+agu0+fmisc   48 next reload
        xorps xmm1, xmm3                                           ;  2749.3 fmul+fadd   45 next
        movaps xmm4, [rdi + 32]                                    ;  2747.3 agu1+agu0+fmisc   48 next reload
        xorps xmm14, xmm4                                          ;  2750.3 fmul+fadd   45 next
        movaps xmm5, [rdi - 128]                                   ;  2749.3 agu2+agu0+fmisc   48 next reload
        xorps xmm0, xmm5                                           ;  2751.3 fmul+fadd   45 next
        movaps xmm6, [rdi + 16]                                    ;  2751.3 agu1+agu0+fmisc   48 next reload
        xorps xmm12, xmm6                                          ;  2753.3 fmul+fadd   45 next
        movaps xmm7, [rdi - 64]                                    ;  2752.3 agu2+agu0+fmisc+fmul   48 next reload
        xorps xmm10, xmm7                                          ;  2754.3 fadd+fmul   45 next
        movaps xmm9, [rdi - 32]                                    ;  2754.3 agu1+agu0+fmisc+fadd   48 next reload
        xorps xmm13, xmm9                                          ;  2756.3 fmul+fadd   45 next
        xorps xmm15, [rbp - 80]                                    ;  2756.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm1, [rbp + 32]                                     ;  2757.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm14, [rbp - 112]                                   ;  2758.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm0, [rbp + 0]                                      ;  2759.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm12, [rbp - 96]                                    ;  2760.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm10, [rbp - 64]                                    ;  2761.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm13, [rbp - 32]                                    ;  2762.3 agu0+agu1+fmul+fadd   54 next
        xorps xmm11, [rbp - 16]                                    ;  2763.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm8, [rdx + 112]                                    ;  2764.3 agu1+agu2+fmul+fadd   54 next
        xorps xmm2, [rbp + 48]                                     ;  2765.3 agu0+agu1+fmul+fadd   54 next
        xorps xmm3, [rdx - 80]                                     ;  2766.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm4, [rbp + 64]                                     ;  2767.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm5, [rbp + 80]                                     ;  2768.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm6, [rbp - 48]                                     ;  2769.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm7, [rcx - 128]                                    ;  2770.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm9, [rdi + 80]                                     ;  2771.3 agu1+agu0+fmul+fadd   54 next
        movaps [rdi - 32], xmm9                                    ;  2773.3 agu2+agu0+fmisc   54 next spill
        movaps xmm9, [rbp - 80]                                    ;  2769.3 agu1+agu0+fmisc   58 r
        xorps xmm9, [r9]                                           ;  2772.3 agu2+agu0+fmul+fadd   58 r
        movaps [rbp - 80], xmm7                                    ;  2772.3 agu1+agu0+fmisc   54 next spill
        movaps xmm7, [rbp + 32]                                    ;  2772.3 agu2+agu0+fmisc+fmul   58 r
        xorps xmm7, [r9 + 16]                                      ;  2774.3 agu1+agu2+fadd+fmul   58 r
        movaps [rbp + 32], xmm6                                    ;  2774.3 agu0+agu1+fmisc   54 next spill
        movaps xmm6, [rbp - 112]                                   ;  2774.3 agu2+agu0+fadd+fmul   58 r
        xorps xmm6, [r9 + 32]                                      ;  2776.3 agu1+agu0+fadd+fmul   58 r
        movaps [rbp - 112], xmm5                                   ;  2776.3 agu2+agu1+fmisc   54 next spill
        movaps xmm5, [rbp + 0]                                     ;  2776.3 agu0+agu2+fadd+fmul   58 r
        xorps xmm5, [r9 + 48]                                      ;  2778.3 agu1+agu0+fadd+fmul   58 r
        movaps [rbp + 0], xmm4                                     ;  2778.3 agu2+agu1+fmisc   54 next spill
        movaps xmm4, [rbp - 96]                                    ;  2778.3 agu0+agu2+fadd+fmul   58 r
        xorps xmm4, [r9 + 64]                                      ;  2780.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm9, [rbx - 64]                                     ;  2780.3 agu2+agu1+fadd+fmul  108 r
        movaps [rbp - 96], xmm9                                    ;  2782.3 agu0+agu2+fmisc  108 r spill
        movaps xmm9, [rbp - 64]                                    ;  2781.3 agu1+agu0+fadd+fmisc   58 r
        xorps xmm9, [r9 + 80]                                      ;  2783.3 agu2+agu1+fmul+fadd   58 r
        xorps xmm7, [rbx - 48]                                     ;  2783.3 agu0+agu2+fmul+fadd  108 r
        movaps [rbp - 64], xmm7                                    ;  2785.3 agu1+agu0+fmisc  108 r spill
        movaps xmm7, [rbp - 32]                                    ;  2784.3 agu2+agu1+fmul+fadd   58 r
        xorps xmm7, [r9 + 96]                                      ;  2786.3 agu0+agu2+fmul+fadd   58 r
        xorps xmm6, [rbx - 32]                                     ;  2786.3 agu1+agu0+fmul+fadd  108 r
        movaps [rbp - 32], xmm6                                    ;  2788.3 agu2+agu1+fmisc  108 r spill
        movaps xmm6, [rbp - 16]                                    ;  2786.3 agu0+agu2+fmisc+fmul   58 r
        xorps xmm6, [r9 + 112]                                     ;  2788.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm5, [rbx - 16]                                     ;  2788.3 agu2+agu1+fadd+fmul  108 r
        movaps [rbp - 16], xmm5                                    ;  2790.3 agu0+agu2+fmisc  108 r spill
        movaps xmm5, [rdx + 112]                                   ;  2789.3 agu1+agu0+fadd+fmisc   58 r
        xorps xmm5, [r9 + 128]                                     ;  2791.3 agu2+agu1+fmul+fadd   58 r
        xorps xmm4, [rbx + 0]                                      ;  2791.3 agu0+agu2+fmul+fadd  108 r
        movaps [rdx + 112], xmm4                                   ;  2793.3 agu1+agu0+fmisc  108 r spill
        movaps xmm4, [rbp + 48]                                    ;  2792.3 agu2+agu1+fmul+fadd   58 r
        xorps xmm4, [r9 + 144]                                     ;  2794.3 agu0+agu2+fmul+fadd   58 r
        xorps xmm9, [rbx + 16]                                     ;  2794.3 agu1+agu0+fmul+fadd  108 r
        movaps [rbp + 48], xmm9                                    ;  2796.3 agu2+agu1+fmisc  108 r spill
        movaps xmm9, [rdx - 80]                                    ;  2794.3 agu0+agu2+fmisc+fmul   58 r
        xorps xmm9, [r9 + 160]                                     ;  2796.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm7, [rbx + 32]                                     ;  2796.3 agu2+agu1+fadd+fmul  108 r
        movaps [rdx - 80], xmm7                                    ;  2798.3 agu0+agu2+fmisc  108 r spill
        movaps xmm7, [rbp + 64]                                    ;  2797.3 agu1+agu0+fadd+fmisc   58 r
        xorps xmm7, [r9 + 176]                                     ;  2799.3 agu2+agu1+fmul+fadd   58 r
        xorps xmm6, [rbx + 48]                                     ;  2799.3 agu0+agu2+fmul+fadd  108 r
        movaps [rbp + 64], xmm6                                    ;  2801.3 agu1+agu0+fmisc  108 r spill
        movaps xmm6, [rbp + 80]                                    ;  2800.3 agu2+agu1+fmul+fadd   58 r
        xorps xmm6, [r9 + 192]                                     ;  2802.3 agu0+agu2+fmul+fadd   58 r
        xorps xmm5, [rbx + 64]                                     ;  2802.3 agu1+agu0+fmul+fadd  108 r
        movaps [rbp + 80], xmm5                                    ;  2804.3 agu2+agu1+fmisc  108 r spill
        movaps xmm5, [rbp - 48]                                    ;  2802.3 agu0+agu2+fmisc+fmul   58 r
        xorps xmm5, [r9 + 208]                                     ;  2804.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm4, [rbx + 80]                                     ;  2804.3 agu2+agu1+fadd+fmul  108 r
        movaps [rbp - 48], xmm4                                    ;  2806.3 agu0+agu2+fmisc  108 r spill
        movaps xmm4, [rcx - 128]                                   ;  2805.3 agu1+agu0+fadd+fmisc   58 r
        xorps xmm4, [r9 + 224]                                     ;  2807.3 agu2+agu1+fmul+fadd   58 r
        xorps xmm9, [rbx + 96]                                     ;  2807.3 agu0+agu2+fmul+fadd  108 r
        movaps [rcx - 128], xmm9                                   ;  2809.3 agu1+agu0+fmisc  108 r spill
        movaps xmm9, [rdi + 80]                                    ;  2808.3 agu2+agu1+fmul+fadd   58 r
        xorps xmm9, [r9 + 240]                                     ;  2810.3 agu0+agu2+fmul+fadd   58 r
        xorps xmm7, [rbx + 112]                                    ;  2810.3 agu1+agu0+fmul+fadd  108 r
        xorps xmm6, [rbp + 1408]                                   ;  2811.3 agu2+agu1+fmul+fadd  108 r
        xorps xmm5, [rbp + 1424]                                   ;  2812.3 agu0+agu2+fmul+fadd  108 r
        xorps xmm4, [rbp + 1440]                                   ;  2813.3 agu1+agu0+fmul+fadd  108 r
        xorps xmm9, [rbp + 1456]                                   ;  2814.3 agu2+agu1+fmul+fadd  108 r
        xorps xmm15, [rax - 80]                                    ;  2815.3 agu0+agu2+fmul+fadd  108 r
        xorps xmm1, [rax - 64]                                     ;  2816.3 agu1+agu0+fmul+fadd  108 r
        xorps xmm14, [rax - 48]                                    ;  2817.3 agu2+agu1+fmul+fadd  108 r
        xorps xmm0, [rax - 32]                                     ;  2818.3 agu0+agu2+fmul+fadd  108 r
        xorps xmm12, [rax - 16]                                    ;  2819.3 agu1+agu0+fmul+fadd  108 r
        xorps xmm10, [rax + 0]                                     ;  2820.3 agu2+agu0+fmul+fadd  108 r
        xorps xmm13, [rax + 16]                                    ;  2821.3 agu1+agu0+fmul+fadd  108 r
        xorps xmm11, [rax + 32]                                    ;  2822.3 agu2+agu0+fmul+fadd  108 r
        xorps xmm8, [rax + 48]                                     ;  2823.3 agu1+agu0+fmul+fadd  108 r
        xorps xmm2, [rax + 64]                                     ;  2824.3 agu2+agu0+fmul+fadd  108 r
        xorps xmm3, [rax + 80]                                     ;  2825.3 agu1+agu0+fmul+fadd  108 r
        movaps [rdi + 80], xmm9                                    ;  2821.3 agu2+agu0+fmisc  108 r spill
        movaps xmm9, [rbp + 0]                                     ;  2823.3 agu1+agu0+fmisc  108 r
        xorps xmm9, [rax + 96]                                     ;  2826.3 agu2+agu0+fmul+fadd  108 r
        movaps [rbp + 0], xmm4                                     ;  2825.3 agu1+agu2+fmisc  108 r spill
        movaps xmm4, [rbp - 112]                                   ;  2826.3 agu0+agu1+fmisc+fmul  108 r
        xorps xmm4, [rax + 112]                                    ;  2828.3 agu2+agu0+fadd+fmul  108 r
        movaps [rbp - 112], xmm5                                   ;  2828.3 agu1+agu2+fmisc  108 r spill
        movaps xmm5, [rbp + 32]                                    ;  2828.3 agu0+agu1+fadd+fmul  108 r
        xorps xmm5, [rbx - 128]                                    ;  2830.3 agu2+agu0+fadd+fmul  108 r
        movaps [rbp + 32], xmm6                                    ;  2830.3 agu1+agu2+fmisc  108 r spill
        movaps xmm6, [rbp - 80]                                    ;  2830.3 agu0+agu1+fadd+fmul  108 r
        xorps xmm6, [rbx - 112]                                    ;  2832.3 agu2+agu0+fadd+fmul  108 r
        movaps [rbp - 80], xmm7                                    ;  2832.3 agu1+agu0+fmisc  108 r spill
        movaps xmm7, [rdi - 32]                                    ;  2832.3 agu2+agu1+fadd+fmul  108 r
        xorps xmm7, [rbx - 96]                                     ;  2834.3 agu0+agu2+fadd+fmul  108 r
        movaps [rdi - 32], xmm7                                    ;  2836.3 agu1+agu0+fmisc  108 r spill
        movaps xmm7, [rcx + 80]                                    ;  2834.3 agu2+agu1+fadd+fmul   66 l
        orps xmm7, [r13 + 2048]                                    ;  2836.3 agu0+agu2+fadd+fmul   66 l
        movaps [rdi - 64], xmm6                                    ;  2836.3 agu1+agu0+fmisc  108 r spill
        movaps xmm6, [rcx + 64]                                    ;  2836.3 agu2+agu1+fadd+fmul   66 l
        orps xmm6, [r13 + 2064]                                    ;  2838.3 agu0+agu2+fadd+fmul   66 l
        movaps [rdi + 16], xmm5                                    ;  2838.3 agu1+agu0+fmisc  108 r spill
        movaps xmm5, [rcx + 48]                                    ;  2838.3 agu2+agu1+fadd+fmul   66 l
        orps xmm5, [r13 + 2080]                                    ;  2840.3 agu0+agu1+fadd+fmul   66 l
        movaps [rdi - 128], xmm4                                   ;  2840.3 agu2+agu0+fmisc  108 r spill
        movaps xmm4, [rcx + 32]                                    ;  2840.3 agu1+agu2+fadd+fmul   66 l
        orps xmm4, [r13 + 2096]                                    ;  2842.3 agu0+agu1+fadd+fmul   66 l
        movaps [rdi + 32], xmm9                                    ;  2842.3 agu2+agu0+fmisc  108 r spill
        movaps xmm9, [rcx + 16]                                    ;  2842.3 agu1+agu2+fadd+fmul   66 l
        orps xmm9, [r13 + 2112]                                    ;  2844.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm7, [rcx + 0]                                      ;  2844.3 agu2+agu0+fadd+fmul   66 l
        movaps [rcx + 0], xmm3                                     ;  2844.3 agu1+agu2+fmisc  108 r spill
        movaps xmm3, [rdx + 16]                                    ;  2845.3 agu0+agu1+fadd+fmisc   66 l
        orps xmm3, [r13 + 2128]                                    ;  2847.3 agu2+agu0+fmul+fadd   66 l
        xorps xmm6, [rcx - 16]                                     ;  2847.3 agu1+agu2+fmul+fadd   66 l
        movaps [rcx - 16], xmm2                                    ;  2847.3 agu0+agu1+fmisc  108 r spill
        movaps xmm2, [rdx + 48]                                    ;  2848.3 agu2+agu0+fmul+fadd   66 l
        orps xmm2, [r13 + 2144]                                    ;  2850.3 agu1+agu2+fmul+fadd   66 l
        xorps xmm5, [rcx - 32]                                     ;  2850.3 agu0+agu1+fmul+fadd   66 l
        movaps [rcx - 32], xmm8                                    ;  2849.3 agu2+agu0+fmisc  108 r spill
        movaps xmm8, [rdx + 80]                                    ;  2850.3 agu1+agu2+fmisc+fmul   66 l
        orps xmm8, [r13 + 2160]                                    ;  2852.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm4, [rcx - 48]                                     ;  2852.3 agu2+agu0+fadd+fmul   66 l
        movaps [rcx - 48], xmm11                                   ;  2852.3 agu1+agu2+fmisc  108 r spill
        movaps xmm11, [rdx - 64]                                   ;  2853.3 agu0+agu1+fadd+fmisc   66 l
        orps xmm11, [r13 + 2176]                                   ;  2855.3 agu2+agu0+fmul+fadd   66 l
        xorps xmm9, [rcx - 64]                                     ;  2855.3 agu1+agu2+fmul+fadd   66 l
        movaps [rcx - 64], xmm13                                   ;  2855.3 agu0+agu1+fmisc  108 r spill
        movaps xmm13, [rdx - 96]                                   ;  2856.3 agu2+agu0+fmul+fadd   66 l
        orps xmm13, [r13 + 2192]                                   ;  2858.3 agu1+agu2+fmul+fadd   66 l
        xorps xmm3, [rcx + 96]                                     ;  2858.3 agu0+agu1+fmul+fadd   66 l
        movaps [rcx + 96], xmm10                                   ;  2857.3 agu2+agu0+fmisc  108 r spill
        movaps xmm10, [rdx - 128]                                  ;  2858.3 agu1+agu2+fmisc+fmul   66 l
        orps xmm10, [r13 + 2208]                                   ;  2860.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm2, [rcx + 112]                                    ;  2860.3 agu2+agu0+fadd+fmul   66 l
        movaps [rcx + 112], xmm12                                  ;  2860.3 agu1+agu2+fmisc  108 r spill
        movaps xmm12, [rdx + 64]                                   ;  2861.3 agu0+agu1+fadd+fmisc   66 l
        orps xmm12, [r13 + 2224]                                   ;  2863.3 agu2+agu0+fmul+fadd   66 l
        xorps xmm8, [rax - 128]                                    ;  2863.3 agu1+agu2+fmul+fadd   66 l
        movaps [rax - 128], xmm0                                   ;  2863.3 agu0+agu1+fmisc  108 r spill
        movaps xmm0, [rdx - 112]                                   ;  2864.3 agu2+agu0+fmul+fadd   66 l
        orps xmm0, [r13 + 2240]                                    ;  2866.3 agu1+agu2+fmul+fadd   66 l
        xorps xmm11, [rdi + 0]                                     ;  2866.3 agu0+agu1+fmul+fadd   66 l
        movaps [rdi + 0], xmm14                                    ;  2865.3 agu2+agu0+fmisc  108 r spill
        movaps xmm14, [rdx + 96]                                   ;  2866.3 agu1+agu2+fmisc+fmul   66 l
        orps xmm14, [r13 + 2256]                                   ;  2868.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm13, [rdi + 64]                                    ;  2868.3 agu2+agu0+fadd+fmul   66 l
        movaps [rdi + 64], xmm1                                    ;  2868.3 agu1+agu2+fmisc  108 r spill
        movaps xmm1, [rdx - 48]                                    ;  2869.3 agu0+agu1+fadd+fmisc   66 l
        orps xmm1, [r13 + 2272]                                    ;  2871.3 agu2+agu0+fmul+fadd   66 l
        xorps xmm10, [rdi + 48]                                    ;  2871.3 agu1+agu2+fmul+fadd   66 l
        movaps [rdi + 48], xmm15                                   ;  2871.3 agu0+agu1+fmisc  108 r spill
        movaps xmm15, [rdi - 96]                                   ;  2872.3 agu2+agu0+fmul+fadd   66 l
        orps xmm15, [r13 + 2288]                                   ;  2874.3 agu1+agu2+fmul+fadd   66 l
        xorps xmm12, [rdx + 0]                                     ;  2874.3 agu0+agu1+fmul+fadd   66 l
        xorps xmm0, [rdi - 16]                                     ;  2875.3 agu2+agu0+fmul+fadd   66 l
        xorps xmm14, [rdx + 32]                                    ;  2876.3 agu1+agu2+fmul+fadd   66 l
        xorps xmm1, [rdi - 112]                                    ;  2877.3 agu0+agu1+fmul+fadd   66 l
        xorps xmm15, [rdi - 80]                                    ;  2878.3 agu2+agu0+fmul+fadd   66 l
        movaps [rdi - 80], xmm15                                   ;  2880.3 agu1+agu2+fmisc   66 l spill
        movaps xmm15, xmm7                                         ;  2879.3 fmul+fadd   67 l copy
        andps xmm15, [r12 + 768]                                   ;  2881.3 agu0+agu1+fmul+fadd   67 l
        movaps [rdi - 112], xmm7                                   ;  2877.3 agu2+agu0+fmisc   66 l spill
        movaps xmm7, xmm6                                          ;  2881.3 fmul+fadd   67 l copy
        andps xmm7, [r12 + 784]                                    ;  2883.3 agu1+agu2+fmul+fadd   67 l
        movaps [rdx + 32], xmm6                                    ;  2879.7 agu0+agu1+fmisc   66 l spill
        movaps xmm6, xmm5                                          ;  2883.3 fmul+fadd   67 l copy
        andps xmm6, [r12 + 800]                                    ;  2885.3 agu2+agu0+fmul+fadd   67 l
        movaps [rdi - 16], xmm5                                    ;  2881.7 agu1+agu0+fmisc   66 l spill
        movaps xmm5, xmm4                                          ;  2885.3 fmul+fadd   67 l copy
        andps xmm5, [r12 + 816]                                    ;  2887.3 agu2+agu1+fmul+fadd   67 l
        movaps [rdx + 0], xmm4                                     ;  2883.7 agu0+agu1+fmisc   66 l spill
        movaps xmm4, xmm9                                          ;  2887.3 fmul+fadd   67 l copy
        andps xmm4, [r12 + 832]                                    ;  2889.3 agu2+agu0+fmul+fadd   67 l
        xorps xmm15, [rcx + 80]                                    ;  2889.3 agu1+agu0+fmul+fadd   67 l
        movaps [rcx + 80], xmm15                                   ;  2891.3 agu2+agu1+fmisc   67 l spill
        movaps xmm15, xmm3                                         ;  2890.3 fmul+fadd   67 l copy
        andps xmm15, [r12 + 848]                                   ;  2892.3 agu0+agu2+fmul+fadd   67 l
        xorps xmm7, [rcx + 64]                                     ;  2892.3 agu1+agu0+fmul+fadd   67 l
        movaps [rcx + 64], xmm7                                    ;  2894.3 agu2+agu1+fmisc   67 l spill
        movaps xmm7, xmm2                                          ;  2893.3 fmul+fadd   67 l copy
        andps xmm7, [r12 + 864]                                    ;  2895.3 agu0+agu1+fmul+fadd   67 l
        xorps xmm6, [rcx + 48]                                     ;  2895.3 agu2+agu0+fmul+fadd   67 l
        movaps [rcx + 48], xmm6                                    ;  2897.3 agu1+agu2+fmisc   67 l spill
        movaps xmm6, xmm8                                          ;  2896.3 fmul+fadd   67 l copy
        andps xmm6, [r12 + 880]                                    ;  2898.3 agu0+agu1+fmul+fadd   67 l
        xorps xmm5, [rcx + 32]                                     ;  2898.3 agu2+agu0+fmul+fadd   67 l
        movaps [rcx + 32], xmm5                                    ;  2900.3 agu1+agu2+fmisc   67 l spill
        movaps xmm5, xmm11                                         ;  2899.3 fmul+fadd   67 l copy
        andps xmm5, [r12 + 896]                                    ;  2901.3 agu0+agu1+fmul+fadd   67 l
        xorps xmm4, [rcx + 16]                                     ;  2901.3 agu2+agu0+fmul+fadd   67 l
        movaps [rcx + 16], xmm4                                    ;  2903.3 agu1+agu2+fmisc   67 l spill
        movaps xmm4, xmm13                                         ;  2902.3 fmul+fadd   67 l copy
        andps xmm4, [r12 + 912]                                    ;  2904.3 agu0+agu1+fmul+fadd   67 l
        xorps xmm15, [rdx + 16]                                    ;  2904.3 agu2+agu0+fmul+fadd   67 l
        movaps [rdx + 16], xmm15                                   ;  2906.3 agu1+agu2+fmisc   67 l spill
        movaps xmm15, xmm10                                        ;  2905.3 fmul+fadd   67 l copy
        andps xmm15, [r12 + 928]                                   ;  2907.3 agu0+agu1+fmul+fadd   67 l
        xorps xmm7, [rdx + 48]                                     ;  2907.3 agu2+agu0+fmul+fadd   67 l
        movaps [rdx + 48], xmm7                                    ;  2909.3 agu1+agu2+fmisc   67 l spill
        movaps xmm7, xmm12                                         ;  2908.3 fmul+fadd   67 l copy
        andps xmm7, [r12 + 944]                                    ;  2910.3 agu0+agu1+fmul+fadd   67 l
        xorps xmm6, [rdx + 80]                                     ;  2910.3 agu2+agu0+fmul+fadd   67 l
        movaps [rdx + 80], xmm6                                    ;  2912.3 agu1+agu2+fmisc   67 l spill
        movaps xmm6, xmm0                                          ;  2911.3 fmul+fadd   67 l copy
        andps xmm6, [r12 + 960]                                    ;  2913.3 agu0+agu1+fmul+fadd   67 l
        xorps xmm5, [rdx - 64]                                     ;  2913.3 agu2+agu0+fmul+fadd   67 l
        movaps [rdx - 64], xmm5                                    ;  2915.3 agu1+agu2+fmisc   67 l spill
        movaps xmm5, xmm14                                         ;  2914.3 fmul+fadd   67 l copy
        andps xmm5, [r12 + 976]                                    ;  2916.3 agu0+agu1+fmul+fadd   67 l
        xorps xmm4, [rdx - 96]                                     ;  2916.3 agu2+agu0+fmul+fadd   67 l
        movaps [rdx - 96], xmm4                                    ;  2918.3 agu1+agu2+fmisc   67 l spill
        movaps xmm4, xmm1                                          ;  2917.3 fmul+fadd   67 l copy
        andps xmm4, [r12 + 992]                                    ;  2919.3 agu0+agu1+fmul+fadd   67 l
        xorps xmm15, [rdx - 128]                                   ;  2919.3 agu2+agu0+fmul+fadd   67 l
        movaps [rdx - 128], xmm15                                  ;  2921.3 agu1+agu2+fmisc   67 l spill
        movaps xmm15, [rdi - 80]                                   ;  2919.3 agu0+agu1+fmisc   67 l
        andps xmm15, [r12 + 1008]                                  ;  2921.3 agu2+agu0+fmul+fadd   67 l
        xorps xmm7, [rdx + 64]                                     ;  2921.3 agu1+agu2+fmul+fadd   67 l
        xorps xmm6, [rdx - 112]                                    ;  2922.3 agu0+agu1+fmul+fadd   67 l
        xorps xmm5, [rdx + 96]                                     ;  2923.3 agu2+agu0+fmul+fadd   67 l
        xorps xmm4, [rdx - 48]                                     ;  2924.3 agu1+agu2+fmul+fadd   67 l
        xorps xmm15, [rdi - 96]                                    ;  2925.3 agu0+agu1+fmul+fadd   67 l
        movaps [rdi - 96], xmm15                                   ;  2927.3 agu2+agu0+fmisc   67 l spill
        movaps xmm15, [rdi + 48]                                   ;  2925.0 agu1+agu2+fmisc   66 l
        orps xmm15, [r15]                                          ;  2927.0 agu0+agu1+fmul+fadd   66 l
        movaps [rdx - 48], xmm4                                    ;  2927.0 agu2+agu0+fmisc   67 l spill
        movaps xmm4, [rdi + 64]                                    ;  2927.3 agu1+agu2+fmul+fadd   66 l
        orps xmm4, [r15 + 16]                                      ;  2929.3 agu0+agu1+fmul+fadd   66 l
        movaps [rdx + 96], xmm5                                    ;  2929.0 agu2+agu0+fmisc   67 l spill
        movaps xmm5, [rdi + 0]                                     ;  2929.3 agu1+agu2+fmul+fadd   66 l
        orps xmm5, [r15 + 32]                                      ;  2931.3 agu0+agu1+fmul+fadd   66 l
        movaps [rdx - 112], xmm6                                   ;  2931.0 agu2+agu0+fmisc   67 l spill
        movaps xmm6, [rax - 128]                                   ;  2931.3 agu1+agu2+fmul+fadd   66 l
        orps xmm6, [r15 + 48]                                      ;  2933.3 agu0+agu1+fmul+fadd   66 l
        movaps [rdx + 64], xmm7                                    ;  2933.0 agu2+agu0+fmisc   67 l spill
        movaps xmm7, [rcx + 112]                                   ;  2933.3 agu1+agu2+fmul+fadd   66 l
        orps xmm7, [r15 + 64]                                      ;  2935.3 agu0+agu1+fmul+fadd   66 l
        xorps xmm15, [rbp - 96]                                    ;  2935.3 agu2+agu0+fmul+fadd   66 l
        movaps [rbp - 96], xmm1                                    ;  2935.0 agu1+agu2+fmisc   66 l spill
        movaps xmm1, [rcx + 96]                                    ;  2936.0 agu0+agu1+fmul+fmisc   66 l
        orps xmm1, [r15 + 80]                                      ;  2938.0 agu2+agu0+fadd+fmul   66 l
        xorps xmm4, [rbp - 64]                                     ;  2937.3 agu1+agu2+fadd+fmul   66 l
        movaps [rbp - 64], xmm14                                   ;  2938.0 agu0+agu1+fmisc   66 l spill
        movaps xmm14, [rcx - 64]                                   ;  2938.3 agu2+agu0+fadd+fmul   66 l
        orps xmm14, [r15 + 96]                                     ;  2940.3 agu1+agu2+fadd+fmul   66 l
        xorps xmm5, [rbp - 32]                                     ;  2940.3 agu0+agu1+fadd+fmul   66 l
        movaps [rbp - 32], xmm0                                    ;  2940.0 agu2+agu0+fmisc   66 l spill
        movaps xmm0, [rcx - 48]                                    ;  2941.3 agu1+agu2+fmisc+fadd   66 l
        orps xmm0, [r15 + 112]                                     ;  2943.3 agu0+agu1+fmul+fadd   66 l
        xorps xmm6, [rbp - 16]                                     ;  2943.3 agu2+agu0+fmul+fadd   66 l
        movaps [rbp - 16], xmm12                                   ;  2943.0 agu1+agu2+fmisc   66 l spill
        movaps xmm12, [rcx - 32]                                   ;  2944.0 agu0+agu1+fmul+fmisc   66 l
        orps xmm12, [r15 + 128]                                    ;  2946.0 agu2+agu0+fadd+fmul   66 l
        xorps xmm7, [rdx + 112]                                    ;  2945.3 agu1+agu2+fadd+fmul   66 l
        movaps [rdx + 112], xmm10                                  ;  2946.0 agu0+agu1+fmisc   66 l spill
        movaps xmm10, [rcx - 16]                                   ;  2946.3 agu2+agu0+fadd+fmul   66 l
        orps xmm10, [r15 + 144]                                    ;  2948.3 agu1+agu2+fadd+fmul   66 l
        xorps xmm1, [rbp + 48]                                     ;  2948.3 agu0+agu1+fadd+fmul   66 l
        movaps [rbp + 48], xmm13                                   ;  2948.0 agu2+agu0+fmisc   66 l spill
        movaps xmm13, [rcx + 0]                                    ;  2949.3 agu1+agu2+fmisc+fadd   66 l
        orps xmm13, [r15 + 160]                                    ;  2951.3 agu0+agu1+fmul+fadd   66 l
        xorps xmm14, [rdx - 80]                                    ;  2951.3 agu2+agu0+fmul+fadd   66 l
        movaps [rdx - 80], xmm11                                   ;  2951.0 agu1+agu2+fmisc   66 l spill
        movaps xmm11, [rdi + 32]                                   ;  2952.0 agu0+agu1+fmul+fmisc   66 l
        orps xmm11, [r15 + 176]                                    ;  2954.0 agu2+agu0+fadd+fmul   66 l
        xorps xmm0, [rbp + 64]                                     ;  2953.3 agu1+agu2+fadd+fmul   66 l
        movaps [rbp + 64], xmm8                                    ;  2954.0 agu0+agu1+fmisc   66 l spill
        movaps xmm8, [rdi - 128]                                   ;  2954.3 agu2+agu0+fadd+fmul   66 l
        orps xmm8, [r15 + 192]                                     ;  2956.3 agu1+agu2+fadd+fmul   66 l
        xorps xmm12, [rbp + 80]                                    ;  2956.3 agu0+agu1+fadd+fmul   66 l
        movaps [rbp + 80], xmm2                                    ;  2956.0 agu2+agu0+fmisc   66 l spill
        movaps xmm2, [rdi + 16]                                    ;  2957.3 agu1+agu2+fmisc+fadd   66 l
        orps xmm2, [r15 + 208]                                     ;  2959.3 agu0+agu1+fmul+fadd   66 l
        xorps xmm10, [rbp - 48]                                    ;  2959.3 agu2+agu0+fmul+fadd   66 l
        movaps [rbp - 48], xmm3                                    ;  2959.0 agu1+agu2+fmisc   66 l spill
        movaps xmm3, [rdi - 64]                                    ;  2960.0 agu0+agu1+fmul+fmisc   66 l
        orps xmm3, [r15 + 224]                                     ;  2962.0 agu2+agu0+fadd+fmul   66 l
        xorps xmm13, [rcx - 128]                                   ;  2961.3 agu1+agu2+fadd+fmul   66 l
        movaps [rcx - 128], xmm9                                   ;  2962.0 agu0+agu1+fmisc   66 l spill
        movaps xmm9, [rdi - 32]                                    ;  2962.3 agu2+agu0+fadd+fmul   66 l
        orps xmm9, [r15 + 240]                                     ;  2964.3 agu1+agu2+fadd+fmul   66 l
        xorps xmm11, [rbp - 80]                                    ;  2964.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm8, [rbp + 32]                                     ;  2965.3 agu2+agu0+fadd+fmul   66 l
        xorps xmm2, [rbp - 112]                                    ;  2966.3 agu1+agu2+fadd+fmul   66 l
        xorps xmm3, [rbp + 0]                                      ;  2967.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm9, [rdi + 80]                                     ;  2968.3 agu2+agu0+fadd+fmul   66 l
        movaps [rdi + 80], xmm9                                    ;  2970.3 agu1+agu2+fmisc   66 l spill
        movaps xmm9, xmm15                                         ;  2969.3 fadd+fmul   67 l copy
        andps xmm9, [r14 + 2048]                                   ;  2971.3 agu0+agu1+fadd+fmul   67 l
        movaps [rbp + 0], xmm15                                    ;  2968.0 agu2+agu0+fmisc   66 l spill
        movaps xmm15, xmm4                                         ;  2971.3 fadd+fmul   67 l copy
        andps xmm15, [r14 + 2064]                                  ;  2973.3 agu1+agu2+fadd+fmul   67 l
        movaps [rbp - 112], xmm4                                   ;  2970.0 agu0+agu1+fmisc   66 l spill
        movaps xmm4, xmm5                                          ;  2973.3 fadd+fmul   67 l copy
        andps xmm4, [r14 + 2080]                                   ;  2975.3 agu2+agu0+fadd+fmul   67 l
        movaps [rbp + 32], xmm5                                    ;  2972.0 agu1+agu0+fmisc   66 l spill
        movaps xmm5, xmm6                                          ;  2975.3 fadd+fmul   67 l copy
        andps xmm5, [r14 + 2096]                                   ;  2977.3 agu2+agu1+fadd+fmul   67 l
        movaps [rbp - 80], xmm6                                    ;  2974.0 agu0+agu1+fmisc   66 l spill
        movaps xmm6, xmm7                                          ;  2977.3 fadd+fmul   67 l copy
        andps xmm6, [r14 + 2112]                                   ;  2979.3 agu2+agu0+fadd+fmul   67 l
        xorps xmm9, [rdi + 48]                                     ;  2979.3 agu1+agu0+fadd+fmul   67 l
        movaps [rdi + 48], xmm9                                    ;  2981.3 agu2+agu1+fmisc   67 l spill
        movaps xmm9, xmm1                                          ;  2980.3 fadd+fmul   67 l copy
        andps xmm9, [r14 + 2128]                                   ;  2982.3 agu0+agu2+fadd+fmul   67 l
        xorps xmm15, [rdi + 64]                                    ;  2982.3 agu1+agu0+fadd+fmul   67 l
        movaps [rdi + 64], xmm15                                   ;  2984.3 agu2+agu1+fmisc   67 l spill
        movaps xmm15, xmm14                                        ;  2983.3 fadd+fmul   67 l copy
        andps xmm15, [r14 + 2144]                                  ;  2985.3 agu0+agu1+fadd+fmul   67 l
        xorps xmm4, [rdi + 0]                                      ;  2985.3 agu2+agu0+fadd+fmul   67 l
        movaps [rdi + 0], xmm4                                     ;  2987.3 agu1+agu2+fmisc   67 l spill
        movaps xmm4, xmm0                                          ;  2986.3 fadd+fmul   67 l copy
        andps xmm4, [r14 + 2160]                                   ;  2988.3 agu0+agu1+fadd+fmul   67 l
        xorps xmm5, [rax - 128]                                    ;  2988.3 agu2+agu0+fadd+fmul   67 l
        movaps [rax - 128], xmm5                                   ;  2990.3 agu1+agu2+fmisc   67 l spill
        movaps xmm5, xmm12                                         ;  2989.3 fadd+fmul   67 l copy
        andps xmm5, [r14 + 2176]                                   ;  2991.3 agu0+agu1+fadd+fmul   67 l
        xorps xmm6, [rcx + 112]                                    ;  2991.3 agu2+agu0+fadd+fmul   67 l
        movaps [rcx + 112], xmm6                                   ;  2993.3 agu1+agu2+fmisc   67 l spill
        movaps xmm6, xmm10                                         ;  2992.3 fadd+fmul   67 l copy
        andps xmm6, [r14 + 2192]                                   ;  2994.3 agu0+agu1+fadd+fmul   67 l
        xorps xmm9, [rcx + 96]                                     ;  2994.3 agu2+agu0+fadd+fmul   67 l
        movaps [rcx + 96], xmm9                                    ;  2996.3 agu1+agu2+fmisc   67 l spill
        movaps xmm9, xmm13                                         ;  2995.3 fadd+fmul   67 l copy
        andps xmm9, [r14 + 2208]                                   ;  2997.3 agu0+agu1+fadd+fmul   67 l
        xorps xmm15, [rcx - 64]                                    ;  2997.3 agu2+agu0+fadd+fmul   67 l
        movaps [rcx - 64], xmm15                                   ;  2999.3 agu1+agu2+fmisc   67 l spill
        movaps xmm15, xmm11                                        ;  2998.3 fadd+fmul   67 l copy
        andps xmm15, [r14 + 2224]                                  ;  3000.3 agu0+agu1+fadd+fmul   67 l
        xorps xmm4, [rcx - 48]                                     ;  3000.3 agu2+agu0+fadd+fmul   67 l
        movaps [rcx - 48], xmm4                                    ;  3002.3 agu1+agu2+fmisc   67 l spill
        movaps xmm4, xmm8                                          ;  3001.3 fadd+fmul   67 l copy
        andps xmm4, [r14 + 2240]                                   ;  3003.3 agu0+agu1+fadd+fmul   67 l
        xorps xmm5, [rcx - 32]                                     ;  3003.3 agu2+agu0+fadd+fmul   67 l
        movaps [rcx - 32], xmm5                                    ;  3005.3 agu1+agu2+fmisc   67 l spill
        movaps xmm5, xmm2                                          ;  3004.3 fadd+fmul   67 l copy
        andps xmm5, [r14 + 2256]                                   ;  3006.3 agu0+agu1+fadd+fmul   67 l
        xorps xmm6, [rcx - 16]                                     ;  3006.3 agu2+agu0+fadd+fmul   67 l
        movaps [rcx - 16], xmm6                                    ;  3008.3 agu1+agu2+fmisc   67 l spill
        movaps xmm6, xmm3                                          ;  3007.3 fadd+fmul   67 l copy
        andps xmm6, [r14 + 2272]                                   ;  3009.3 agu0+agu1+fadd+fmul   67 l
        xorps xmm9, [rcx + 0]                                      ;  3009.3 agu2+agu0+fadd+fmul   67 l
        movaps [rcx + 0], xmm9                                     ;  3011.3 agu1+agu2+fmisc   67 l spill
        movaps xmm9, [rdi + 80]                                    ;  3009.3 agu0+agu1+fmisc   67 l
        andps xmm9, [r14 + 2288]                                   ;  3011.3 agu2+agu0+fadd+fmul   67 l
        xorps xmm15, [rdi + 32]                                    ;  3011.3 agu1+agu2+fadd+fmul   67 l
        xorps xmm4, [rdi - 128]                                    ;  3012.3 agu0+agu1+fadd+fmul   67 l
        xorps xmm5, [rdi + 16]                                     ;  3013.3 agu2+agu0+fadd+fmul   67 l
        xorps xmm6, [rdi - 64]                                     ;  3014.3 agu1+agu2+fadd+fmul   67 l
        xorps xmm9, [rdi - 32]                                     ;  3015.3 agu0+agu1+fadd+fmul   67 l
        movaps [rdi - 32], xmm9                                    ;  3017.3 agu2+agu0+fmisc   67 l spill
        movaps xmm9, [rbp - 96]                                    ;  3015.0 agu1+agu2+fmisc   66 l reload
        movaps [rbp + 1680], xmm9                                  ;  3017.0 agu0+agu1+fmisc  126 rounds
        movaps xmm9, [rdi - 80]                                    ;  3016.3 agu2+agu0+fadd+fmul   66 l reload
        movaps [rbp + 1712], xmm9                                  ;  3019.0 agu1+agu2+fmisc  126 rounds
        movaps xmm9, [rcx + 80]                                    ;  3017.3 agu0+agu1+fadd+fmul   67 l reload
        movaps [rbp + 1472], xmm9                                  ;  3021.0 agu2+agu0+fmisc  126 rounds
        movaps xmm9, [rcx + 64]                                    ;  3018.3 agu1+agu2+fadd+fmul   67 l reload
        movaps [rbp + 1488], xmm9                                  ;  3023.0 agu0+agu1+fmisc  126 rounds
        movaps xmm9, [rcx + 48]                                    ;  3019.3 agu2+agu0+fadd+fmul   67 l reload
        movaps [rbp + 1504], xmm9                                  ;  3025.0 agu1+agu2+fmisc  126 rounds
        movaps xmm9, [rcx + 32]                                    ;  3020.3 agu0+agu1+fadd+fmul   67 l reload
        movaps [rbp + 1520], xmm9                                  ;  3027.0 agu2+agu0+fmisc  126 rounds
        movaps xmm9, [rcx + 16]                                    ;  3021.3 agu1+agu2+fadd+fmul   67 l reload
        movaps [rbp + 1536], xmm9                                  ;  3029.0 agu0+agu1+fmisc  126 rounds
        movaps xmm9, [rdx + 16]                                    ;  3022.3 agu2+agu0+fadd+fmul   67 l reload
        movaps [rbp + 1552], xmm9                                  ;  3031.0 agu1+agu2+fmisc  126 rounds
        movaps xmm9, [rdx + 48]                                    ;  3023.7 agu0+agu1+fadd+fmul   67 l reload
        movaps [rbp + 1568], xmm9                                  ;  3033.0 agu2+agu0+fmisc  126 rounds
        movaps xmm9, [rdx + 80]                                    ;  3025.0 agu1+agu2+fadd+fmul   67 l reload
        movaps [rbp + 1584], xmm9                                  ;  3035.0 agu0+agu1+fmisc  126 rounds
        movaps xmm9, [rdx - 64]                                    ;  3026.3 agu2+agu0+fadd+fmul   67 l reload
        movaps [rbp + 1600], xmm9                                  ;  3037.0 agu1+agu2+fmisc  126 rounds
        movaps xmm9, [rdx - 96]                                    ;  3027.7 agu0+agu1+fadd+fmul   67 l reload
        movaps [rbp + 1616], xmm9                                  ;  3039.0 agu2+agu0+fmisc  126 rounds
        movaps xmm9, [rdx - 128]                                   ;  3029.0 agu1+agu2+fadd+fmul   67 l reload
        movaps [rbp + 1632], xmm9                                  ;  3041.0 agu0+agu1+fmisc  126 rounds
        movaps xmm9, [rdx + 64]                                    ;  3031.0 agu2+agu0+fadd+fmul   67 l reload
        movaps [rbp + 1648], xmm9                                  ;  3043.0 agu1+agu0+fmisc  126 rounds
        movaps xmm9, [rdx - 112]                                   ;  3033.0 agu2+agu1+fadd+fmul   67 l reload
        movaps [rbp + 1664], xmm9                                  ;  3045.0 agu0+agu1+fmisc  126 rounds
        movaps xmm9, [rdx + 96]                                    ;  3035.0 agu2+agu0+fadd+fmul   67 l reload
        movaps [rbp + 1696], xmm9                                  ;  3047.0 agu1+agu0+fmisc  126 rounds
        movaps xmm9, [rdx - 48]                                    ;  3037.0 agu2+agu1+fadd+fmul   67 l reload
        movaps [rbp + 1728], xmm9                                  ;  3049.0 agu0+agu1+fmisc  126 rounds
        movaps xmm9, [rdi - 96]                                    ;  3039.0 agu2+agu0+fadd+fmul   67 l reload
        movaps [rbp + 1744], xmm9                                  ;  3051.0 agu1+agu0+fmisc  126 rounds
        movaps xmm9, [rbp + 0]                                     ;  3041.0 agu2+agu1+fadd+fmul   66 l reload
        movaps [rbx - 64], xmm9                                    ;  3053.0 agu0+agu1+fmisc  126 rounds
        movaps xmm9, [rbp - 112]                                   ;  3043.0 agu2+agu0+fadd+fmul   66 l reload
        movaps [rbx - 48], xmm9                                    ;  3055.0 agu1+agu0+fmisc  126 rounds
        movaps [rbx + 0], xmm7                                     ;  3057.0 agu2+agu1+fmisc  126 rounds
        movaps xmm7, [rbp + 32]                                    ;  3047.0 agu0+agu1+fadd+fmul   66 l reload
        movaps [rbx - 32], xmm7                                    ;  3059.0 agu2+agu0+fmisc  126 rounds
        movaps [rbx + 16], xmm1                                    ;  3061.0 agu1+agu2+fmisc  126 rounds
        movaps xmm1, [rbp - 80]                                    ;  3051.0 agu0+agu1+fadd+fmul   66 l reload
        movaps [rbx - 16], xmm1                                    ;  3063.0 agu2+agu0+fmisc  126 rounds
        movaps [rbx + 32], xmm14                                   ;  3065.0 agu1+agu2+fmisc  126 rounds
        movaps [rbx + 48], xmm0                                    ;  3067.0 agu0+agu1+fmisc  126 rounds
        movaps [rbx + 64], xmm12                                   ;  3069.0 agu2+agu0+fmisc  126 rounds
        movaps [rbx + 80], xmm10                                   ;  3071.0 agu1+agu0+fmisc  126 rounds
        movaps [rbx + 96], xmm13                                   ;  3073.0 agu2+agu0+fmisc  126 rounds
        movaps [rbx + 112], xmm11                                  ;  3075.0 agu1+agu0+fmisc  126 rounds
        movaps [rbp + 1408], xmm8                                  ;  3077.0 agu2+agu0+fmisc  126 rounds
        movaps [rbp + 1424], xmm2                                  ;  3079.0 agu1+agu0+fmisc  126 rounds
        movaps [rbp + 1440], xmm3                                  ;  3081.0 agu2+agu0+fmisc  126 rounds
        movaps xmm14, [rdi + 80]                                   ;  3071.0 agu1+agu0+fadd+fmul   66 l reload
        movaps [rbp + 1456], xmm14                                 ;  3083.0 agu2+agu0+fmisc  126 rounds
        movaps xmm14, [rdi + 48]                                   ;  3073.0 agu1+agu2+fadd+fmul   67 l reload
        movaps [rax - 80], xmm14                                   ;  3085.0 agu0+agu1+fmisc  126 rounds
        movaps xmm14, [rdi + 64]                                   ;  3075.0 agu2+agu0+fadd+fmul   67 l reload
        movaps [rax - 64], xmm14                                   ;  3087.0 agu1+agu0+fmisc  126 rounds
        movaps xmm14, [rdi + 0]                                    ;  3077.0 agu2+agu1+fadd+fmul   67 l reload
        movaps [rax - 48], xmm14                                   ;  3089.0 agu0+agu1+fmisc  126 rounds
        movaps xmm14, [rax - 128]                                  ;  3079.0 agu2+agu0+fadd+fmul   67 l reload
        movaps [rax - 32], xmm14                                   ;  3091.0 agu1+agu0+fmisc  126 rounds
        movaps xmm14, [rcx + 112]                                  ;  3081.0 agu2+agu1+fadd+fmul   67 l reload
        movaps [rax - 16], xmm14                                   ;  3093.0 agu0+agu1+fmisc  126 rounds
        movaps xmm14, [rcx + 96]                                   ;  3083.0 agu2+agu0+fadd+fmul   67 l reload
        movaps [rax + 0], xmm14                                    ;  3095.0 agu1+agu0+fmisc  126 rounds
        movaps xmm14, [rcx - 64]                                   ;  3085.0 agu2+agu1+fadd+fmul   67 l reload
        movaps [rax + 16], xmm14                                   ;  3097.0 agu0+agu1+fmisc  126 rounds
        movaps xmm14, [rcx - 48]                                   ;  3087.0 agu2+agu0+fadd+fmul   67 l reload
        movaps [rax + 32], xmm14                                   ;  3099.0 agu1+agu0+fmisc  126 rounds
        movaps xmm14, [rcx - 32]                                   ;  3089.0 agu2+agu1+fadd+fmul   67 l reload
        movaps [rax + 48], xmm14                                   ;  3101.0 agu0+agu1+fmisc  126 rounds
        movaps xmm14, [rcx - 16]                                   ;  3091.0 agu2+agu0+fadd+fmul   67 l reload
        movaps [rax + 64], xmm14                                   ;  3103.0 agu1+agu0+fmisc  126 rounds
        movaps [rax + 96], xmm15                                   ;  3105.0 agu2+agu1+fmisc  126 rounds
        movaps xmm14, [rcx + 0]                                    ;  3095.0 agu0+agu1+fadd+fmul   67 l reload
        movaps [rax + 80], xmm14                                   ;  3107.0 agu2+agu0+fmisc  126 rounds
        movaps [rax + 112], xmm4                                   ;  3109.0 agu1+agu2+fmisc  126 rounds
        movaps [rbx - 128], xmm5                                   ;  3111.0 agu0+agu1+fmisc  126 rounds
        movaps [rbx - 112], xmm6                                   ;  3113.0 agu2+agu0+fmisc  126 rounds
        movaps xmm14, [rdi - 32]                                   ;  3103.0 agu1+agu0+fadd+fmul   67 l reload
        movaps [rbx - 96], xmm14                                   ;  3115.0 agu2+agu0+fmisc  126 rounds
        mov rsi, qword [rbp + 2000]                                ;  3105.0 agu1   126 rounds reload
        sub r10, rsi                                               ;  3108.0 alu0   126 rounds
        add r10, 0x600                                             ;  3109.0 alu1   126 rounds
        and r10, 0x7ff                                             ;  3110.0 alu2   126 rounds
        add r10, rsi                                               ;  3111.0 alu0   126 rounds
        sub r8, rsi                                                ;  3108.0 alu1   126 rounds
        add r8, 0x600                                              ;  3109.0 alu2   126 rounds
        and r8, 0x7ff                                              ;  3110.0 alu0   126 rounds
        add r8, rsi                                                ;  3111.0 alu1   126 rounds
        sub r9, rsi                                                ;  3109.7 alu2   126 rounds
        add r9, 0x600                                              ;  3110.7 alu0   126 rounds
        and r9, 0x7ff                                              ;  3111.7 alu1   126 rounds
        add r9, rsi                                                ;  3112.7 alu2   126 rounds
        sub r11, rsi                                               ;  3111.0 alu0   126 rounds
        add r11, 0x600                                             ;  3112.0 alu1   126 rounds
        and r11, 0x7ff                                             ;  3113.0 alu2   126 rounds
        add r11, rsi                                               ;  3114.0 alu0   126 rounds
        sub r13, rsi                                               ;  3112.3 alu1   126 rounds
        add r13, 0x700                                             ;  3113.3 alu2   126 rounds
        and r13, 0x7ff                                             ;  3114.3 alu0   126 rounds
        add r13, rsi                                               ;  3115.3 alu1   126 rounds
        sub r14, rsi                                               ;  3113.7 alu2   126 rounds
        add r14, 0x700                                             ;  3114.7 alu0   126 rounds
        and r14, 0x7ff                                             ;  3115.7 alu1   126 rounds
        add r14, rsi                                               ;  3116.7 alu2   126 rounds
        sub r15, rsi                                               ;  3115.0 alu0   126 rounds
        add r15, 0x700                                             ;  3116.0 alu1   126 rounds
        and r15, 0x7ff                                             ;  3117.0 alu2   126 rounds
        add r15, rsi                                               ;  3118.0 alu0   126 rounds
        add r12, -256                                              ;  3116.3 alu1   126 rounds
        movaps xmm0, [rdi - 112]                                   ;  3116.7 agu2+agu0+fadd+fmul   66 l reload
        movaps xmm1, [rdx + 32]                                    ;  3117.7 agu1+agu0+fmisc+fadd   66 l reload
        movaps xmm2, [rdi - 16]                                    ;  3118.3 agu2+agu1+fmul+fmisc   66 l reload
        movaps xmm3, [rdx + 0]                                     ;  3119.0 agu0+agu2+fadd+fmul   66 l reload
        movaps xmm4, [rcx - 128]                                   ;  3119.7 agu1+agu0+fmisc+fadd   66 l reload
        movaps xmm5, [rbp - 48]                                    ;  3120.3 agu2+agu1+fmul+fmisc   66 l reload
        movaps xmm6, [rbp + 80]                                    ;  3121.0 agu0+agu2+fadd+fmul   66 l reload
        movaps xmm7, [rbp + 64]                                    ;  3121.7 agu1+agu0+fmisc+fadd   66 l reload
        movaps xmm8, [rdx - 80]                                    ;  3122.3 agu2+agu1+fmul+fmisc   66 l reload
        movaps xmm9, [rbp + 48]                                    ;  3123.0 agu0+agu2+fadd+fmul   66 l reload
        movaps xmm10, [rdx + 112]                                  ;  3123.7 agu1+agu0+fmisc+fadd   66 l reload
        movaps xmm11, [rbp - 16]                                   ;  3124.3 agu2+agu1+fmul+fmisc   66 l reload
        movaps xmm12, [rbp - 32]                                   ;  3125.0 agu0+agu2+fadd+fmul   66 l reload
        movaps xmm13, [rbp - 64]                                   ;  3125.7 agu1+agu0+fmisc+fadd   66 l reload
        cmp r12, qword [rbp + 2072]                                ;                    more rounds?
        jne .rounds_2
        movdqa [rbp + 1760], xmm0                                  ;                    resident
        movdqa [rbp + 1776], xmm1                                  ;                    resident
        movdqa [rbp + 1792], xmm2                                  ;                    resident
        movdqa [rbp + 1808], xmm3                                  ;                    resident
        movdqa [rbp + 1824], xmm4                                  ;                    resident
        movdqa [rbp + 1840], xmm5                                  ;                    resident
        movdqa [rbp + 1856], xmm6                                  ;                    resident
        movdqa [rbp + 1872], xmm7                                  ;                    resident
        movdqa [rbp + 1888], xmm8                                  ;                    resident
        movdqa [rbp + 1904], xmm9                                  ;                    resident
        movdqa [rbp + 1920], xmm10                                 ;                    resident
        movdqa [rbp + 1936], xmm11                                 ;                    resident
        movdqa [rbp + 1952], xmm12                                 ;                    resident
        movdqa [rbp + 1968], xmm13                                 ;                    resident
        mov qword [rbp + 2008], r8                                 ;                    resident
        mov qword [rbp + 2032], r9                                 ;                    resident
        mov qword [rbp + 2024], r10                                ;                    resident
        mov qword [rbp + 2040], r11                                ;                    resident
        mov qword [rbp + 2016], r12                                ;                    resident
        mov qword [rbp + 2048], r13                                ;                    resident
        mov qword [rbp + 2056], r14                                ;                    resident
        mov qword [rbp + 2064], r15                                ;                    resident
        movaps xmm0, [rbp + 1472]                                  ;     2.0 agu0+agu1+fadd+fmul  132 dst reload
        mov r8, qword [rbp + 2080]                                 ;     0.7 agu2   132 dst reload
        movaps [r8], xmm0                                          ;     4.0 agu0+agu1+fmisc  132 dst
        movaps xmm0, [rbp + 1488]                                  ;     4.0 agu2+agu0+fadd+fmul  132 dst reload
        movaps [r8 + 16], xmm0                                     ;     6.0 agu1+agu2+fmisc  132 dst
        movaps xmm0, [rbp + 1504]                                  ;     5.3 agu0+agu1+fadd+fmul  132 dst reload
        movaps [r8 + 32], xmm0                                     ;     7.3 agu2+agu0+fmisc  132 dst
        movaps xmm0, [rbp + 1520]                                  ;     6.7 agu1+agu2+fadd+fmul  132 dst reload
        movaps [r8 + 48], xmm0                                     ;     8.7 agu0+agu1+fmisc  132 dst
        movaps xmm0, [rbp + 1536]                                  ;     8.0 agu2+agu0+fadd+fmul  132 dst reload
        movaps [r8 + 64], xmm0                                     ;    10.0 agu1+agu2+fmisc  132 dst
        movaps xmm0, [rbp + 1552]                                  ;     9.3 agu0+agu1+fadd+fmul  132 dst reload
        movaps [r8 + 80], xmm0                                     ;    12.0 agu2+agu0+fmisc  132 dst
        movaps xmm0, [rbp + 1568]                                  ;    10.7 agu1+agu2+fadd+fmul  132 dst reload
        movaps [r8 + 96], xmm0                                     ;    14.0 agu0+agu1+fmisc  132 dst
        movaps xmm0, [rbp + 1584]                                  ;    12.0 agu2+agu0+fadd+fmul  132 dst reload
        movaps [r8 + 112], xmm0                                    ;    16.0 agu1+agu2+fmisc  132 dst
        movaps xmm0, [rbp + 1600]                                  ;    13.3 agu0+agu1+fadd+fmul  132 dst reload
        movaps [r8 + 128], xmm0                                    ;    18.0 agu2+agu0+fmisc  132 dst
        movaps xmm0, [rbp + 1616]                                  ;    14.7 agu1+agu2+fadd+fmul  132 dst reload
        movaps [r8 + 144], xmm0                                    ;    20.0 agu0+agu1+fmisc  132 dst
        movaps xmm0, [rbp + 1632]                                  ;    16.0 agu2+agu0+fadd+fmul  132 dst reload
        movaps [r8 + 160], xmm0                                    ;    22.0 agu1+agu2+fmisc  132 dst
        movaps xmm0, [rbp + 1648]                                  ;    17.3 agu0+agu1+fadd+fmul  132 dst reload
        movaps [r8 + 176], xmm0                                    ;    24.0 agu2+agu0+fmisc  132 dst
        movaps xmm0, [rbp + 1664]                                  ;    19.0 agu1+agu0+fadd+fmul  132 dst reload
        movaps [r8 + 192], xmm0                                    ;    26.0 agu2+agu1+fmisc  132 dst
        movaps xmm0, [rbp + 1696]                                  ;    20.3 agu0+agu2+fadd+fmul  132 dst reload
        movaps [r8 + 208], xmm0                                    ;    28.0 agu1+agu0+fmisc  132 dst
        movaps xmm0, [rbp + 1728]                                  ;    22.0 agu2+agu1+fadd+fmul  132 dst reload
        movaps [r8 + 224], xmm0                                    ;    30.0 agu0+agu1+fmisc  132 dst
        movaps xmm0, [rbp + 1744]                                  ;    24.0 agu2+agu0+fadd+fmul  132 dst reload
        movaps [r8 + 240], xmm0                                    ;    32.0 agu1+agu0+fmisc  132 dst
        movaps xmm0, [rbp + 1760]                                  ;    26.0 agu2+agu1+fadd+fmul  132 dst reload
        movaps [r8 + 256], xmm0                                    ;    34.0 agu0+agu1+fmisc  132 dst
        movaps xmm0, [rbp + 1776]                                  ;    28.0 agu2+agu0+fadd+fmul  132 dst reload
        movaps [r8 + 272], xmm0                                    ;    36.0 agu1+agu0+fmisc  132 dst
        movaps xmm0, [rbp + 1792]                                  ;    30.0 agu2+agu1+fadd+fmul  132 dst reload
        movaps [r8 + 288], xmm0                                    ;    38.0 agu0+agu1+fmisc  132 dst
        movaps xmm0, [rbp + 1808]                                  ;    32.0 agu2+agu0+fadd+fmul  132 dst reload
        movaps [r8 + 304], xmm0                                    ;    40.0 agu1+agu0+fmisc  132 dst
        movaps xmm0, [rbp + 1824]                                  ;    34.0 agu2+agu1+fadd+fmul  132 dst reload
        movaps [r8 + 320], xmm0                                    ;    42.0 agu0+agu1+fmisc  132 dst
        movaps xmm0, [rbp + 1840]                                  ;    36.0 agu2+agu0+fadd+fmul  132 dst reload
        movaps [r8 + 336], xmm0                                    ;    44.0 agu1+agu0+fmisc  132 dst
        movaps xmm0, [rbp + 1856]                                  ;    38.0 agu2+agu1+fadd+fmul  132 dst reload
        movaps [r8 + 352], xmm0                                    ;    46.0 agu0+agu1+fmisc  132 dst
        movaps xmm0, [rbp + 1872]                                  ;    40.0 agu2+agu0+fadd+fmul  132 dst reload
        movaps [r8 + 368], xmm0                                    ;    48.0 agu1+agu0+fmisc  132 dst
        movaps xmm0, [rbp + 1888]                                  ;    42.0 agu2+agu1+fadd+fmul  132 dst reload
        movaps [r8 + 384], xmm0                                    ;    50.0 agu0+agu1+fmisc  132 dst
        movaps xmm0, [rbp + 1904]                                  ;    44.0 agu2+agu0+fadd+fmul  132 dst reload
        movaps [r8 + 400], xmm0                                    ;    52.0 agu1+agu0+fmisc  132 dst
        movaps xmm0, [rbp + 1920]                                  ;    46.0 agu2+agu1+fadd+fmul  132 dst reload
        movaps [r8 + 416], xmm0                                    ;    54.0 agu0+agu1+fmisc  132 dst
        movaps xmm0, [rbp + 1936]                                  ;    48.0 agu2+agu0+fadd+fmul  132 dst reload
        movaps [r8 + 432], xmm0                                    ;    56.0 agu1+agu0+fmisc  132 dst
        movaps xmm0, [rbp + 1952]                                  ;    50.0 agu2+agu1+fadd+fmul  132 dst reload
        movaps [r8 + 448], xmm0                                    ;    58.0 agu0+agu1+fmisc  132 dst
        movaps xmm0, [rbp + 1968]                                  ;    52.0 agu2+agu0+fadd+fmul  132 dst reload
        movaps [r8 + 464], xmm0                                    ;    60.0 agu1+agu0+fmisc  132 dst
        movaps xmm0, [rbp + 1680]                                  ;    54.0 agu2+agu1+fadd+fmul  132 dst reload
        movaps [r8 + 480], xmm0                                    ;    62.0 agu0+agu1+fmisc  132 dst
        movaps xmm0, [rbp + 1712]                                  ;    56.0 agu2+agu0+fadd+fmul  132 dst reload
        movaps [r8 + 496], xmm0                                    ;    64.0 agu1+agu0+fmisc  132 dst
        movaps xmm0, [rax - 80]                                    ;    58.0 agu2+agu1+fadd+fmul  133 dst reload
        movaps [r8 + 512], xmm0                                    ;    66.0 agu0+agu1+fmisc  133 dst
        movaps xmm0, [rax - 64]                                    ;    60.0 agu2+agu0+fadd+fmul  133 dst reload
        movaps [r8 + 528], xmm0                                    ;    68.0 agu1+agu0+fmisc  133 dst
        movaps xmm0, [rax - 48]                                    ;    62.0 agu2+agu1+fadd+fmul  133 dst reload
        movaps [r8 + 544], xmm0                                    ;    70.0 agu0+agu1+fmisc  133 dst
        movaps xmm0, [rax - 32]                                    ;    64.0 agu2+agu0+fadd+fmul  133 dst reload
        movaps [r8 + 560], xmm0                                    ;    72.0 agu1+agu0+fmisc  133 dst
        movaps xmm0, [rax - 16]                                    ;    66.0 agu2+agu1+fadd+fmul  133 dst reload
        movaps [r8 + 576], xmm0                                    ;    74.0 agu0+agu1+fmisc  133 dst
        movaps xmm0, [rax + 0]                                     ;    68.0 agu2+agu0+fadd+fmul  133 dst reload
        movaps [r8 + 592], xmm0                                    ;    76.0 agu1+agu0+fmisc  133 dst
        movaps xmm0, [rax + 16]                                    ;    70.0 agu2+agu1+fadd+fmul  133 dst reload
        movaps [r8 + 608], xmm0                                    ;    78.0 agu0+agu1+fmisc  133 dst
        movaps xmm0, [rax + 32]                                    ;    72.0 agu2+agu0+fadd+fmul  133 dst reload
        movaps [r8 + 624], xmm0                                    ;    80.0 agu1+agu0+fmisc  133 dst
        movaps xmm0, [rax + 48]                                    ;    74.0 agu2+agu1+fadd+fmul  133 dst reload
        movaps [r8 + 640], xmm0                                    ;    82.0 agu0+agu1+fmisc  133 dst
        movaps xmm0, [rax + 64]                                    ;    76.0 agu2+agu0+fadd+fmul  133 dst reload
        movaps [r8 + 656], xmm0                                    ;    84.0 agu1+agu0+fmisc  133 dst
        movaps xmm0, [rax + 80]                                    ;    78.0 agu2+agu1+fadd+fmul  133 dst reload
        movaps [r8 + 672], xmm0                                    ;    86.0 agu0+agu1+fmisc  133 dst
        movaps xmm0, [rax + 96]                                    ;    80.0 agu2+agu0+fadd+fmul  133 dst reload
        movaps [r8 + 688], xmm0                                    ;    88.0 agu1+agu0+fmisc  133 dst
        movaps xmm0, [rax + 112]                                   ;    82.0 agu2+agu1+fadd+fmul  133 dst reload
        movaps [r8 + 704], xmm0                                    ;    90.0 agu0+agu1+fmisc  133 dst
        movaps xmm0, [rbx - 128]                                   ;    84.0 agu2+agu0+fadd+fmul  133 dst reload
        movaps [r8 + 720], xmm0                                    ;    92.0 agu1+agu0+fmisc  133 dst
        movaps xmm0, [rbx - 112]                                   ;    86.0 agu2+agu1+fadd+fmul  133 dst reload
        movaps [r8 + 736], xmm0                                    ;    94.0 agu0+agu1+fmisc  133 dst
        movaps xmm0, [rbx - 96]                                    ;    88.0 agu2+agu0+fadd+fmul  133 dst reload
        movaps [r8 + 752], xmm0                                    ;    96.0 agu1+agu0+fmisc  133 dst
        movaps xmm0, [rbx - 64]                                    ;    90.0 agu2+agu1+fadd+fmul  133 dst reload
        movaps [r8 + 768], xmm0                                    ;    98.0 agu0+agu1+fmisc  133 dst
        movaps xmm0, [rbx - 48]                                    ;    92.0 agu2+agu0+fadd+fmul  133 dst reload
        movaps [r8 + 784], xmm0                                    ;   100.0 agu1+agu0+fmisc  133 dst
        movaps xmm0, [rbx - 32]                                    ;    94.0 agu2+agu1+fadd+fmul  133 dst reload
        movaps [r8 + 800], xmm0                                    ;   102.0 agu0+agu1+fmisc  133 dst
        movaps xmm0, [rbx - 16]                                    ;    96.0 agu2+agu0+fadd+fmul  133 dst reload
        movaps [r8 + 816], xmm0                                    ;   104.0 agu1+agu0+fmisc  133 dst
        movaps xmm0, [rbx + 0]                                     ;    98.0 agu2+agu1+fadd+fmul  133 dst reload
        movaps [r8 + 832], xmm0                                    ;   106.0 agu0+agu1+fmisc  133 dst
        movaps xmm0, [rbx + 16]                                    ;   100.0 agu2+agu0+fadd+fmul  133 dst reload
        movaps [r8 + 848], xmm0                                    ;   108.0 agu1+agu0+fmisc  133 dst
        movaps xmm0, [rbx + 32]                                    ;   102.0 agu2+agu1+fadd+fmul  133 dst reload
        movaps [r8 + 864], xmm0                                    ;   110.0 agu0+agu1+fmisc  133 dst
        movaps xmm0, [rbx + 48]                                    ;   104.0 agu2+agu0+fadd+fmul  133 dst reload
        movaps [r8 + 880], xmm0                                    ;   112.0 agu1+agu0+fmisc  133 dst
        movaps xmm0, [rbx + 64]                                    ;   106.0 agu2+agu1+fadd+fmul  133 dst reload
        movaps [r8 + 896], xmm0                                    ;   114.0 agu0+agu1+fmisc  133 dst
        movaps xmm0, [rbx + 80]                                    ;   108.0 agu2+agu0+fadd+fmul  133 dst reload
        movaps [r8 + 912], xmm0                                    ;   116.0 agu1+agu0+fmisc  133 dst
        movaps xmm0, [rbx + 96]                                    ;   110.0 agu2+agu1+fadd+fmul  133 dst reload
        movaps [r8 + 928], xmm0                                    ;   118.0 agu0+agu1+fmisc  133 dst
        movaps xmm0, [rbx + 112]                                   ;   112.0 agu2+agu0+fadd+fmul  133 dst reload
        movaps [r8 + 944], xmm0                                    ;   120.0 agu1+agu0+fmisc  133 dst
        movaps xmm0, [rbp + 1408]                                  ;   114.0 agu2+agu1+fadd+fmul  133 dst reload
        movaps [r8 + 960], xmm0                                    ;   122.0 agu0+agu1+fmisc  133 dst
        movaps xmm0, [rbp + 1424]                                  ;   116.0 agu2+agu0+fadd+fmul  133 dst reload
        movaps [r8 + 976], xmm0                                    ;   124.0 agu1+agu0+fmisc  133 dst
        movaps xmm0, [rbp + 1440]                                  ;   118.0 agu2+agu1+fadd+fmul  133 dst reload
        movaps [r8 + 992], xmm0                                    ;   126.0 agu0+agu1+fmisc  133 dst
        movaps xmm0, [rbp + 1456]                                  ;   120.0 agu2+agu0+fadd+fmul  133 dst reload
        movaps [r8 + 1008], xmm0                                   ;   128.0 agu1+agu0+fmisc  133 dst
        add r8, 0x400                                              ;   120.0 alu0   143 blocks
        mov qword [rbp + 2080], r8                                 ;   121.0 agu2   143 blocks
        mov r8, qword [rbp + 1984]                                 ;   120.7 agu1   143 blocks
        add r8, 0x400                                              ;   123.7 alu1   143 blocks
        mov qword [rbp + 1984], r8                                 ;   124.7 agu0   143 blocks
        cmp r8, qword [rbp + 1992]                                 ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0x8b8                                             ;                    frame
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
misty1_decrypt_compact.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
