; misty1_encrypt_compact for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 553b4747b909f075); do not edit:
;   ./cw build misty1_encrypt_compact --cpu prescott-64 --variant bitsliced
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
;   body: 5 uops, planned 6.0; bounds: width 1.7, ports 2.0, path 2.0
;   blocks: 57 uops, planned 47.0; bounds: width 19.0, ports 46.0, path 11.0
;   blocks/rounds: 5666 uops, planned 2468.0; bounds: width 1888.7, ports 2456.0, path 149.0
;   blocks.2: 391 uops, planned 146.0; bounds: width 130.3, ports 132.0, path 19.0
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
        push rbp                                                   ;                    preserved
        push r12                                                   ;                    preserved
        push r13                                                   ;                    preserved
        push r14                                                   ;                    preserved
        push r15                                                   ;                    preserved
        sub rsp, 0xbe0                                             ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov dword [rbp + 2904], ecx                                ;                    argument
        mov qword [rbp + 2800], rsi                                ;                    argument
        mov qword [rbp + 2816], rdi                                ;                    argument
        mov qword [rbp + 2896], rdx                                ;                    argument
        mov r8d, dword [rbp + 2904]                                ;     0.0 p2     141 blocks
        shl r8, 0xa                                                ;     4.0 p1     141 blocks
        add r8, qword [rbp + 2800]                                 ;     5.0 p2+p0  141 blocks
        mov qword [rbp + 2808], r8                                 ;     6.0 p0+p3  141 blocks
        cmp dword [rbp + 2904], 0                                  ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov rax, qword [rbp + 2800]                                ;                    first state
        mov r8, qword [rbp + 2800]                                 ;     1.0 p2     111 l.0 reload
        movdqa xmm0, [r8 + 256]                                    ;     5.0 p2     111 l.16
        movdqa [rbp + 896], xmm0                                   ;    16.0 p0+p3  113 rounds
        movdqa xmm0, [r8 + 272]                                    ;     5.0 p2     111 l.17
        movdqa [rbp + 912], xmm0                                   ;    16.0 p0+p3  113 rounds
        movdqa xmm0, [r8 + 288]                                    ;     5.0 p2     111 l.18
        movdqa [rbp + 928], xmm0                                   ;    16.0 p0+p3  113 rounds
        movdqa xmm0, [r8 + 304]                                    ;     5.0 p2     111 l.19
        movdqa [rbp + 944], xmm0                                   ;    16.0 p0+p3  113 rounds
        movdqa xmm0, [r8 + 320]                                    ;     6.0 p2     111 l.20
        movdqa [rbp + 960], xmm0                                   ;    17.0 p0+p3  113 rounds
        movdqa xmm0, [r8 + 336]                                    ;     7.0 p2     111 l.21
        movdqa [rbp + 976], xmm0                                   ;    18.0 p0+p3  113 rounds
        movdqa xmm0, [r8 + 352]                                    ;     8.0 p2     111 l.22
        movdqa [rbp + 992], xmm0                                   ;    19.0 p0+p3  113 rounds
        movdqa xmm0, [r8 + 368]                                    ;     9.0 p2     111 l.23
        movdqa [rbp + 1008], xmm0                                  ;    20.0 p0+p3  113 rounds
        movdqa xmm0, [r8 + 384]                                    ;    10.0 p2     111 l.24
        movdqa [rbp + 1024], xmm0                                  ;    21.0 p0+p3  113 rounds
        movdqa xmm0, [r8 + 400]                                    ;    11.0 p2     111 l.25
        movdqa [rbp + 1040], xmm0                                  ;    22.0 p0+p3  113 rounds
        movdqa xmm0, [r8 + 416]                                    ;    12.0 p2     111 l.26
        movdqa [rbp + 1056], xmm0                                  ;    23.0 p0+p3  113 rounds
        movdqa xmm0, [r8 + 432]                                    ;    13.0 p2     111 l.27
        movdqa [rbp + 1072], xmm0                                  ;    24.0 p0+p3  113 rounds
        movdqa xmm0, [r8 + 448]                                    ;    14.0 p2     111 l.28
        movdqa [rbp + 1088], xmm0                                  ;    25.0 p0+p3  113 rounds
        movdqa xmm0, [r8 + 464]                                    ;    15.0 p2     111 l.29
        movdqa [rbp + 1104], xmm0                                  ;    27.0 p0+p3  113 rounds
        mov r8, qword [rbp + 2816]                                 ;    16.0 p2     113 rounds reload
        mov qword [rbp + 2824], r8                                 ;    29.0 p0+p3  113 rounds
        mov qword [rbp + 2832], r8                                 ;    31.0 p0+p3  113 rounds
        lea r9, [r8 + 1536]                                        ;    20.0 p1     113 rounds
        mov qword [rbp + 2840], r9                                 ;    33.0 p0+p3  113 rounds
        mov qword [rbp + 2848], r9                                 ;    35.0 p0+p3  113 rounds
        lea r9, [r8 + 512]                                         ;    20.0 p1     113 rounds
        mov qword [rbp + 2856], r9                                 ;    37.0 p0+p3  113 rounds
        mov qword [rbp + 2864], r9                                 ;    39.0 p0+p3  113 rounds
        add r8, 0x400                                              ;    20.0 p1     113 rounds
        mov qword [rbp + 2872], r8                                 ;    41.0 p0+p3  113 rounds
        mov qword [rbp + 2880], r8                                 ;    43.0 p0+p3  113 rounds
        mov qword [rbp + 2888], r8                                 ;    45.0 p0+p3  113 rounds
        movdqa xmm0, [rbp + 896]                                   ;                    resident
        movdqa xmm1, [rbp + 912]                                   ;                    resident
        movdqa xmm2, [rbp + 928]                                   ;                    resident
        movdqa xmm3, [rbp + 944]                                   ;                    resident
        movdqa xmm4, [rbp + 960]                                   ;                    resident
        movdqa xmm5, [rbp + 976]                                   ;                    resident
        movdqa xmm6, [rbp + 992]                                   ;                    resident
        movdqa xmm7, [rbp + 1008]                                  ;                    resident
        movdqa xmm8, [rbp + 1024]                                  ;                    resident
        movdqa xmm9, [rbp + 1040]                                  ;                    resident
        movdqa xmm10, [rbp + 1056]                                 ;                    resident
        movdqa xmm11, [rbp + 1072]                                 ;                    resident
        movdqa xmm12, [rbp + 1088]                                 ;                    resident
        movdqa xmm13, [rbp + 1104]                                 ;                    resident
        mov r8, qword [rbp + 2864]                                 ;                    resident
        mov r9, qword [rbp + 2880]                                 ;                    resident
        mov r10, qword [rbp + 2832]                                ;                    resident
        mov r11, qword [rbp + 2848]                                ;                    resident
        mov r12, qword [rbp + 2824]                                ;                    resident
        mov r13, qword [rbp + 2840]                                ;                    resident
        mov r14, qword [rbp + 2856]                                ;                    resident
        align 16
.rounds_2:
        pshufd xmm14, xmm0, 0xe4                                   ;     0.0 p1      62 r copy
        pand xmm14, [r12]                                          ;    11.0 p2+p1   62 r
        pxor xmm14, [rax]                                          ;    13.0 p2+p1   62 r
        pshufd xmm15, xmm14, 0xe4                                  ;    15.0 p1      63 r copy
        por xmm15, [r13 + 2048]                                    ;    19.0 p2+p1   63 r
        pxor xmm15, xmm0                                           ;    21.0 p1      63 r
        movdqa xmm0, xmm1                                          ;     3.0 p0      62 r copy
        pand xmm0, [r12 + 16]                                      ;    11.0 p2+p1   62 r
        pxor xmm0, [rax + 16]                                      ;    13.0 p2+p1   62 r
        movdqa [rbp + 1120], xmm14                                 ;    15.0 p0+p3   62 r spill
        pshufd xmm14, xmm0, 0xe4                                   ;    15.0 p1      63 r copy
        por xmm14, [r13 + 2064]                                    ;    19.0 p2+p1   63 r
        pxor xmm1, xmm14                                           ;    21.0 p1      63 r
        movdqa xmm14, xmm2                                         ;     6.7 p0      62 r copy
        pand xmm14, [r12 + 32]                                     ;    13.7 p2+p1   62 r
        pxor xmm14, [rax + 32]                                     ;    15.7 p2+p1   62 r
        movdqa [rbp + 1136], xmm0                                  ;    15.0 p0+p3   62 r spill
        movdqa xmm0, xmm14                                         ;    17.7 p0      63 r copy
        por xmm0, [r13 + 2080]                                     ;    24.7 p2+p1   63 r
        pxor xmm2, xmm0                                            ;    26.7 p1      63 r
        movdqa xmm0, xmm3                                          ;    10.3 p0      62 r copy
        pand xmm0, [r12 + 48]                                      ;    17.3 p2+p1   62 r
        pxor xmm0, [rax + 48]                                      ;    19.3 p2+p1   62 r
        movdqa [rbp + 1152], xmm14                                 ;    17.7 p0+p3   62 r spill
        movdqa xmm14, xmm0                                         ;    21.3 p0      63 r copy
        por xmm14, [r13 + 2096]                                    ;    28.3 p2+p1   63 r
        pxor xmm3, xmm14                                           ;    30.3 p1      63 r
        movdqa xmm14, xmm7                                         ;    14.0 p0      62 r copy
        pand xmm14, [r12 + 112]                                    ;    21.0 p2+p1   62 r
        pxor xmm14, [rax + 112]                                    ;    23.0 p2+p1   62 r
        movdqa [rbp + 1168], xmm0                                  ;    21.3 p0+p3   62 r spill
        movdqa xmm0, xmm14                                         ;    25.0 p0      63 r copy
        por xmm0, [r13 + 2160]                                     ;    32.0 p2+p1   63 r
        pxor xmm7, xmm0                                            ;    34.0 p1      63 r
        movdqa xmm0, xmm4                                          ;    17.7 p0      62 r copy
        pand xmm0, [r12 + 64]                                      ;    24.7 p2+p1   62 r
        pxor xmm0, [rax + 64]                                      ;    26.7 p2+p1   62 r
        movdqa [rbp + 1184], xmm14                                 ;    25.0 p0+p3   62 r spill
        movdqa xmm14, xmm0                                         ;    28.7 p0      63 r copy
        por xmm14, [r13 + 2112]                                    ;    35.7 p2+p1   63 r
        pxor xmm4, xmm14                                           ;    37.7 p1      63 r
        movdqa xmm14, xmm8                                         ;    21.3 p0      62 r copy
        pand xmm14, [r12 + 128]                                    ;    28.3 p2+p1   62 r
        pxor xmm14, [rax + 128]                                    ;    30.3 p2+p1   62 r
        movdqa [rbp + 1200], xmm0                                  ;    28.7 p0+p3   62 r spill
        movdqa xmm0, xmm14                                         ;    32.3 p0      63 r copy
        por xmm0, [r13 + 2176]                                     ;    39.3 p2+p1   63 r
        pxor xmm8, xmm0                                            ;    41.3 p1      63 r
        movdqa xmm0, xmm5                                          ;    25.0 p0      62 r copy
        pand xmm0, [r12 + 80]                                      ;    32.0 p2+p1   62 r
        pxor xmm0, [rax + 80]                                      ;    34.0 p2+p1   62 r
        movdqa [rbp + 1216], xmm14                                 ;    32.3 p0+p3   62 r spill
        movdqa xmm14, xmm0                                         ;    36.0 p0      63 r copy
        por xmm14, [r13 + 2128]                                    ;    43.0 p2+p1   63 r
        pxor xmm5, xmm14                                           ;    45.0 p1      63 r
        movdqa xmm14, xmm9                                         ;    28.7 p0      62 r copy
        pand xmm14, [r12 + 144]                                    ;    35.7 p2+p1   62 r
        pxor xmm14, [rax + 144]                                    ;    37.7 p2+p1   62 r
        movdqa [rbp + 1232], xmm0                                  ;    36.0 p0+p3   62 r spill
        movdqa xmm0, xmm14                                         ;    39.7 p0      63 r copy
        por xmm0, [r13 + 2192]                                     ;    46.7 p2+p1   63 r
        pxor xmm9, xmm0                                            ;    48.7 p1      63 r
        movdqa xmm0, xmm6                                          ;    32.3 p0      62 r copy
        pand xmm0, [r12 + 96]                                      ;    39.3 p2+p1   62 r
        pxor xmm0, [rax + 96]                                      ;    41.3 p2+p1   62 r
        movdqa [rbp + 1248], xmm14                                 ;    39.7 p0+p3   62 r spill
        movdqa xmm14, xmm0                                         ;    43.3 p0      63 r copy
        por xmm14, [r13 + 2144]                                    ;    50.3 p2+p1   63 r
        pxor xmm6, xmm14                                           ;    52.3 p1      63 r
        movdqa xmm14, xmm10                                        ;    36.0 p0      62 r copy
        pand xmm14, [r12 + 160]                                    ;    43.0 p2+p1   62 r
        pxor xmm14, [rax + 160]                                    ;    45.0 p2+p1   62 r
        movdqa [rbp + 1264], xmm0                                  ;    43.3 p0+p3   62 r spill
        movdqa xmm0, xmm14                                         ;    47.0 p0      63 r copy
        por xmm0, [r13 + 2208]                                     ;    54.0 p2+p1   63 r
        pxor xmm10, xmm0                                           ;    56.0 p1      63 r
        movdqa xmm0, xmm11                                         ;    39.7 p0      62 r copy
        pand xmm0, [r12 + 176]                                     ;    47.0 p2+p1   62 r
        pxor xmm0, [rax + 176]                                     ;    49.0 p2+p1   62 r
        movdqa [rbp + 1280], xmm14                                 ;    47.0 p0+p3   62 r spill
        movdqa xmm14, xmm0                                         ;    51.0 p0      63 r copy
        por xmm14, [r13 + 2224]                                    ;    58.0 p2+p1   63 r
        pxor xmm11, xmm14                                          ;    60.0 p1      63 r
        movdqa xmm14, [r12 + 192]                                  ;    43.3 p2      62 r
        pand xmm14, xmm12                                          ;    54.3 p1      62 r
        pxor xmm14, [rax + 192]                                    ;    56.3 p2+p1   62 r
        movdqa [rbp + 1296], xmm0                                  ;    51.0 p0+p3   62 r spill
        movdqa xmm0, xmm14                                         ;    58.3 p0      63 r copy
        por xmm0, [r13 + 2240]                                     ;    65.3 p2+p1   63 r
        pxor xmm12, xmm0                                           ;    67.3 p1      63 r
        movdqa xmm0, [r12 + 208]                                   ;    46.7 p2      62 r
        pand xmm0, xmm13                                           ;    57.7 p1      62 r
        pxor xmm0, [rax + 208]                                     ;    59.7 p2+p1   62 r
        movdqa [rbp + 1312], xmm14                                 ;    58.3 p0+p3   62 r spill
        movdqa xmm14, xmm0                                         ;    61.7 p0      63 r copy
        por xmm14, [r13 + 2256]                                    ;    68.7 p2+p1   63 r
        pxor xmm13, xmm14                                          ;    70.7 p1      63 r
        movdqa xmm14, [r12 + 224]                                  ;    50.0 p2      62 r
        pand xmm14, [rax + 480]                                    ;    61.0 p2+p1   62 r
        pxor xmm14, [rax + 224]                                    ;    63.0 p2+p1   62 r
        movdqa [rbp + 1328], xmm0                                  ;    61.7 p0+p3   62 r spill
        movdqa xmm0, xmm14                                         ;    65.0 p0      63 r copy
        por xmm0, [r13 + 2272]                                     ;    72.0 p2+p1   63 r
        pxor xmm0, [rax + 480]                                     ;    74.0 p2+p1   63 r
        movdqa [rbp + 1344], xmm14                                 ;    65.0 p0+p3   62 r spill
        movdqa xmm14, [r12 + 240]                                  ;    55.0 p2      62 r
        pand xmm14, [rax + 496]                                    ;    66.0 p2+p1   62 r
        pxor xmm14, [rax + 240]                                    ;    68.0 p2+p1   62 r
        movdqa [rbp + 1360], xmm0                                  ;    76.0 p0+p3   63 r spill
        movdqa xmm0, xmm14                                         ;    70.0 p0      63 r copy
        por xmm0, [r13 + 2288]                                     ;    77.0 p2+p1   63 r
        pxor xmm0, [rax + 496]                                     ;    79.0 p2+p1   63 r
        movdqa [rbp + 1376], xmm14                                 ;    70.0 p0+p3   62 r spill
        movdqa xmm14, [r14 + 2048]                                 ;    60.0 p2      62 r
        pand xmm14, [rax + 768]                                    ;    71.0 p2+p1   62 r
        pxor xmm14, [rax + 512]                                    ;    73.0 p2+p1   62 r
        movdqa [rbp + 1392], xmm0                                  ;    81.0 p0+p3   63 r spill
        movdqa xmm0, xmm14                                         ;    75.0 p0      63 r copy
        mov r15, qword [rbp + 2872]                                ;    63.0 p2      86 r.0 reload
        por xmm0, [r15]                                            ;    82.0 p2+p1   63 r
        pxor xmm0, [rax + 768]                                     ;    84.0 p2+p1   63 r
        movdqa [rbp + 1408], xmm14                                 ;    75.0 p0+p3   62 r spill
        movdqa [rbp + 1424], xmm0                                  ;    86.0 p0+p3   63 r spill
        movdqa xmm0, [r14 + 2064]                                  ;    66.0 p2      62 r
        pand xmm0, [rax + 784]                                     ;    77.0 p2+p1   62 r
        pxor xmm0, [rax + 528]                                     ;    79.0 p2+p1   62 r
        movdqa xmm14, xmm0                                         ;    81.0 p0      63 r copy
        por xmm14, [r15 + 16]                                      ;    88.0 p2+p1   63 r
        pxor xmm14, [rax + 784]                                    ;    90.0 p2+p1   63 r
        movdqa [rbp + 1440], xmm0                                  ;    81.0 p0+p3   62 r spill
        movdqa [rbp + 1456], xmm14                                 ;    92.0 p0+p3   63 r spill
        movdqa xmm14, [r14 + 2080]                                 ;    71.0 p2      62 r
        pand xmm14, [rax + 800]                                    ;    82.0 p2+p1   62 r
        pxor xmm14, [rax + 544]                                    ;    84.0 p2+p1   62 r
        movdqa xmm0, xmm14                                         ;    86.0 p0      63 r copy
        por xmm0, [r15 + 32]                                       ;    93.0 p2+p1   63 r
        pxor xmm0, [rax + 800]                                     ;    95.0 p2+p1   63 r
        movdqa [rbp + 1472], xmm14                                 ;    86.0 p0+p3   62 r spill
        movdqa [rbp + 1488], xmm0                                  ;    97.0 p0+p3   63 r spill
        movdqa xmm0, [r14 + 2096]                                  ;    76.0 p2      62 r
        pand xmm0, [rax + 816]                                     ;    87.0 p2+p1   62 r
        pxor xmm0, [rax + 560]                                     ;    89.0 p2+p1   62 r
        pshufd xmm14, xmm0, 0xe4                                   ;    91.0 p1      63 r copy
        por xmm14, [r15 + 48]                                      ;    95.0 p2+p1   63 r
        pxor xmm14, [rax + 816]                                    ;    97.0 p2+p1   63 r
        movdqa [rbp + 1504], xmm0                                  ;    91.0 p0+p3   62 r spill
        movdqa xmm0, [r14 + 2112]                                  ;    81.0 p2      62 r
        pand xmm0, [rax + 832]                                     ;    92.0 p2+p1   62 r
        pxor xmm0, [rax + 576]                                     ;    94.0 p2+p1   62 r
        movdqa [rbp + 1520], xmm14                                 ;    99.0 p0+p3   63 r spill
        pshufd xmm14, xmm0, 0xe4                                   ;    96.0 p1      63 r copy
        por xmm14, [r15 + 64]                                      ;   100.0 p2+p1   63 r
        pxor xmm14, [rax + 832]                                    ;   102.0 p2+p1   63 r
        movdqa [rbp + 1536], xmm0                                  ;    96.0 p0+p3   62 r spill
        movdqa xmm0, [r14 + 2160]                                  ;    86.0 p2      62 r
        pand xmm0, [rax + 880]                                     ;    97.0 p2+p1   62 r
        pxor xmm0, [rax + 624]                                     ;    99.0 p2+p1   62 r
        movdqa [rbp + 1552], xmm14                                 ;   104.0 p0+p3   63 r spill
        pshufd xmm14, xmm0, 0xe4                                   ;   101.0 p1      63 r copy
        por xmm14, [r15 + 112]                                     ;   105.0 p2+p1   63 r
        pxor xmm14, [rax + 880]                                    ;   107.0 p2+p1   63 r
        movdqa [rbp + 1568], xmm0                                  ;   101.0 p0+p3   62 r spill
        movdqa xmm0, [r14 + 2176]                                  ;    91.0 p2      62 r
        pand xmm0, [rax + 896]                                     ;   102.0 p2+p1   62 r
        pxor xmm0, [rax + 640]                                     ;   104.0 p2+p1   62 r
        movdqa [rbp + 1584], xmm14                                 ;   109.0 p0+p3   63 r spill
        pshufd xmm14, xmm0, 0xe4                                   ;   106.0 p1      63 r copy
        por xmm14, [r15 + 128]                                     ;   110.0 p2+p1   63 r
        pxor xmm14, [rax + 896]                                    ;   112.0 p2+p1   63 r
        movdqa [rbp + 1600], xmm0                                  ;   106.0 p0+p3   62 r spill
        movdqa xmm0, [r14 + 2128]                                  ;    96.0 p2      62 r
        pand xmm0, [rax + 848]                                     ;   107.0 p2+p1   62 r
        pxor xmm0, [rax + 592]                                     ;   109.0 p2+p1   62 r
        movdqa [rbp + 1616], xmm14                                 ;   114.0 p0+p3   63 r spill
        pshufd xmm14, xmm0, 0xe4                                   ;   111.0 p1      63 r copy
        por xmm14, [r15 + 80]                                      ;   115.0 p2+p1   63 r
        pxor xmm14, [rax + 848]                                    ;   117.0 p2+p1   63 r
        movdqa [rbp + 1632], xmm0                                  ;   111.0 p0+p3   62 r spill
        movdqa xmm0, [r14 + 2192]                                  ;   101.0 p2      62 r
        pand xmm0, [rax + 912]                                     ;   112.0 p2+p1   62 r
        pxor xmm0, [rax + 656]                                     ;   114.0 p2+p1   62 r
        movdqa [rbp + 1648], xmm14                                 ;   119.0 p0+p3   63 r spill
        pshufd xmm14, xmm0, 0xe4                                   ;   116.0 p1      63 r copy
        por xmm14, [r15 + 144]                                     ;   120.0 p2+p1   63 r
        pxor xmm14, [rax + 912]                                    ;   122.0 p2+p1   63 r
        movdqa [rbp + 1664], xmm0                                  ;   116.0 p0+p3   62 r spill
        movdqa xmm0, [r14 + 2144]                                  ;   106.0 p2      62 r
        pand xmm0, [rax + 864]                                     ;   117.0 p2+p1   62 r
        pxor xmm0, [rax + 608]                                     ;   119.0 p2+p1   62 r
        movdqa [rbp + 1680], xmm14                                 ;   124.0 p0+p3   63 r spill
        pshufd xmm14, xmm0, 0xe4                                   ;   121.0 p1      63 r copy
        por xmm14, [r15 + 96]                                      ;   125.0 p2+p1   63 r
        pxor xmm14, [rax + 864]                                    ;   127.0 p2+p1   63 r
        movdqa [rbp + 1696], xmm0                                  ;   121.0 p0+p3   62 r spill
        movdqa xmm0, [r14 + 2208]                                  ;   111.0 p2      62 r
        pand xmm0, [rax + 928]                                     ;   122.0 p2+p1   62 r
        pxor xmm0, [rax + 672]                                     ;   124.0 p2+p1   62 r
        movdqa [rbp + 1712], xmm14                                 ;   129.0 p0+p3   63 r spill
        pshufd xmm14, xmm0, 0xe4                                   ;   126.0 p1      63 r copy
        por xmm14, [r15 + 160]                                     ;   130.0 p2+p1   63 r
        pxor xmm14, [rax + 928]                                    ;   132.0 p2+p1   63 r
        movdqa [rbp + 1728], xmm0                                  ;   126.0 p0+p3   62 r spill
        movdqa xmm0, [r14 + 2224]                                  ;   116.0 p2      62 r
        pand xmm0, [rax + 944]                                     ;   127.0 p2+p1   62 r
        pxor xmm0, [rax + 688]                                     ;   129.0 p2+p1   62 r
        movdqa [rbp + 1744], xmm14                                 ;   134.0 p0+p3   63 r spill
        pshufd xmm14, xmm0, 0xe4                                   ;   131.0 p1      63 r copy
        por xmm14, [r15 + 176]                                     ;   135.0 p2+p1   63 r
        pxor xmm14, [rax + 944]                                    ;   137.0 p2+p1   63 r
        movdqa [rbp + 1760], xmm0                                  ;   131.0 p0+p3   62 r spill
        movdqa xmm0, [r14 + 2240]                                  ;   121.0 p2      62 r
        pand xmm0, [rax + 960]                                     ;   132.0 p2+p1   62 r
        pxor xmm0, [rax + 704]                                     ;   134.0 p2+p1   62 r
        movdqa [rbp + 1776], xmm14                                 ;   139.0 p0+p3   63 r spill
        pshufd xmm14, xmm0, 0xe4                                   ;   136.0 p1      63 r copy
        por xmm14, [r15 + 192]                                     ;   140.0 p2+p1   63 r
        pxor xmm14, [rax + 960]                                    ;   142.0 p2+p1   63 r
        movdqa [rbp + 1792], xmm0                                  ;   136.0 p0+p3   62 r spill
        movdqa xmm0, [r14 + 2256]                                  ;   126.0 p2      62 r
        pand xmm0, [rax + 976]                                     ;   137.0 p2+p1   62 r
        pxor xmm0, [rax + 720]                                     ;   139.0 p2+p1   62 r
        movdqa [rbp + 1808], xmm14                                 ;   144.0 p0+p3   63 r spill
        pshufd xmm14, xmm0, 0xe4                                   ;   141.0 p1      63 r copy
        por xmm14, [r15 + 208]                                     ;   145.0 p2+p1   63 r
        pxor xmm14, [rax + 976]                                    ;   147.0 p2+p1   63 r
        movdqa [rbp + 1824], xmm0                                  ;   141.0 p0+p3   62 r spill
        movdqa xmm0, [r14 + 2272]                                  ;   131.0 p2      62 r
        pand xmm0, [rax + 992]                                     ;   142.0 p2+p1   62 r
        pxor xmm0, [rax + 736]                                     ;   144.0 p2+p1   62 r
        movdqa [rbp + 1840], xmm14                                 ;   149.0 p0+p3   63 r spill
        pshufd xmm14, xmm0, 0xe4                                   ;   146.0 p1      63 r copy
        por xmm14, [r15 + 224]                                     ;   150.0 p2+p1   63 r
        pxor xmm14, [rax + 992]                                    ;   152.0 p2+p1   63 r
        movdqa [rbp + 1856], xmm0                                  ;   146.0 p0+p3   62 r spill
        movdqa xmm0, [r14 + 2288]                                  ;   136.0 p2      62 r
        pand xmm0, [rax + 1008]                                    ;   147.0 p2+p1   62 r
        pxor xmm0, [rax + 752]                                     ;   149.0 p2+p1   62 r
        movdqa [rbp + 1872], xmm14                                 ;   154.0 p0+p3   63 r spill
        movdqa xmm14, xmm0                                         ;   151.0 p0      63 r copy
        por xmm14, [r15 + 240]                                     ;   158.0 p2+p1   63 r
        pxor xmm14, [rax + 1008]                                   ;   160.0 p2+p1   63 r
        movdqa [rbp + 1888], xmm0                                  ;   151.0 p0+p3   62 r spill
        movdqa xmm0, xmm15                                         ;   134.7 p0      54 next copy
        pxor xmm0, [r10]                                           ;   143.0 p2+p1   54 next
        movdqa [rbp + 1904], xmm15                                 ;   135.7 p0+p3   63 r spill
        movdqa xmm15, xmm1                                         ;   136.7 p0      54 next copy
        pxor xmm15, [r10 + 16]                                     ;   144.0 p2+p1   54 next
        movdqa [rbp + 1920], xmm1                                  ;   137.7 p0+p3   63 r spill
        pshufd xmm1, xmm7, 0xe4                                    ;   145.0 p1      54 next copy
        pxor xmm1, [r10 + 112]                                     ;   149.0 p2+p1   54 next
        movdqa [rbp + 1936], xmm7                                  ;   139.7 p0+p3   63 r spill
        movdqa xmm7, xmm8                                          ;   139.7 p0      54 next copy
        pxor xmm7, [r10 + 128]                                     ;   147.0 p2+p1   54 next
        movdqa [rbp + 1952], xmm8                                  ;   141.7 p0+p3   63 r spill
        pshufd xmm8, xmm2, 0xe4                                    ;   148.0 p1      54 next copy
        pxor xmm8, [r10 + 32]                                      ;   152.0 p2+p1   54 next
        movdqa [rbp + 1968], xmm2                                  ;   143.7 p0+p3   63 r spill
        movdqa xmm2, xmm9                                          ;   143.0 p0      54 next copy
        pxor xmm2, [r10 + 144]                                     ;   150.0 p2+p1   54 next
        movdqa [rbp + 1984], xmm9                                  ;   145.7 p0+p3   63 r spill
        pshufd xmm9, xmm3, 0xe4                                    ;   151.0 p1      54 next copy
        pxor xmm9, [r10 + 48]                                      ;   155.0 p2+p1   54 next
        movdqa [rbp + 2000], xmm3                                  ;   147.7 p0+p3   63 r spill
        pshufd xmm3, xmm11, 0xe4                                   ;   153.0 p1      54 next copy
        pxor xmm3, [r10 + 176]                                     ;   157.0 p2+p1   54 next
        movdqa [rbp + 2016], xmm11                                 ;   149.7 p0+p3   63 r spill
        movdqa xmm11, xmm4                                         ;   148.0 p0      54 next copy
        pxor xmm11, [r10 + 64]                                     ;   155.0 p2+p1   54 next
        movdqa [rbp + 2032], xmm4                                  ;   151.7 p0+p3   63 r spill
        pshufd xmm4, xmm5, 0xe4                                    ;   156.0 p1      54 next copy
        pxor xmm4, [r10 + 80]                                      ;   160.0 p2+p1   54 next
        movdqa [rbp + 2048], xmm5                                  ;   153.7 p0+p3   63 r spill
        pshufd xmm5, xmm10, 0xe4                                   ;   158.0 p1      54 next copy
        pxor xmm5, [r10 + 160]                                     ;   162.0 p2+p1   54 next
        movdqa [rbp + 2064], xmm10                                 ;   155.7 p0+p3   63 r spill
        movdqa xmm10, xmm12                                        ;   153.0 p0      54 next copy
        pxor xmm10, [r10 + 192]                                    ;   160.0 p2+p1   54 next
        movdqa [rbp + 2080], xmm12                                 ;   157.7 p0+p3   63 r spill
        pshufd xmm12, xmm6, 0xe4                                   ;   161.0 p1      54 next copy
        pxor xmm12, [r10 + 96]                                     ;   165.0 p2+p1   54 next
        movdqa [rbp + 2096], xmm6                                  ;   159.7 p0+p3   63 r spill
        pshufd xmm6, xmm13, 0xe4                                   ;   163.0 p1      54 next copy
        pxor xmm6, [r10 + 208]                                     ;   167.0 p2+p1   54 next
        movdqa [rbp + 2112], xmm13                                 ;   161.7 p0+p3   63 r spill
        movdqa xmm13, [rbp + 1360]                                 ;   157.7 p2      54 next
        pxor xmm13, [r10 + 224]                                    ;   168.7 p2+p1   54 next
        movdqa [rbp + 2128], xmm14                                 ;   163.7 p0+p3   63 r spill
        movdqa xmm14, [rbp + 1392]                                 ;   159.7 p2      54 next
        pxor xmm14, [r10 + 240]                                    ;   170.7 p2+p1   54 next
        movdqa [rbp + 2144], xmm8                                  ;   165.7 p0+p3   54 next spill
        pshufd xmm8, xmm7, 0xe4                                    ;   167.0 p1      41 next copy
        pxor xmm8, xmm10                                           ;   171.0 p1      41 next
        movdqa [rbp + 2160], xmm9                                  ;   167.7 p0+p3   54 next spill
        pshufd xmm9, xmm8, 0xe4                                    ;   173.0 p1      41 next copy
        movdqa [rbp + 2176], xmm15                                 ;   169.7 p0+p3   54 next spill
        pshufd xmm15, xmm8, 0xe4                                   ;   173.0 p1      41 next copy
        pand xmm15, xmm3                                           ;   177.0 p1      41 next
        pand xmm8, xmm1                                            ;   173.0 p1      41 next
        movdqa [rbp + 2192], xmm12                                 ;   171.7 p0+p3   54 next spill
        movdqa xmm12, xmm7                                         ;   165.3 p0      41 next copy
        pand xmm12, xmm5                                           ;   173.0 p1      41 next
        movdqa [rbp + 2208], xmm4                                  ;   173.7 p0+p3   54 next spill
        pshufd xmm4, xmm5, 0xe4                                    ;   174.0 p1      41 next copy
        pand xmm4, xmm13                                           ;   178.0 p1      41 next
        movdqa [rbp + 2224], xmm0                                  ;   175.7 p0+p3   54 next spill
        movdqa xmm0, xmm5                                          ;   168.3 p0      41 next copy
        pand xmm0, xmm6                                            ;   176.0 p1      41 next
        movdqa [rbp + 2240], xmm11                                 ;   177.7 p0+p3   54 next spill
        pshufd xmm11, xmm5, 0xe4                                   ;   177.0 p1      41 next copy
        movdqa [rbp + 2256], xmm4                                  ;   180.0 p0+p3   41 next spill
        pshufd xmm4, xmm5, 0xe4                                    ;   178.0 p1      41 next copy
        pand xmm4, xmm2                                            ;   182.0 p1      41 next
        pxor xmm9, xmm4                                            ;   184.0 p1      41 next
        movdqa xmm4, xmm5                                          ;   171.3 p0      41 next copy
        pand xmm4, xmm1                                            ;   181.0 p1      41 next
        movdqa [rbp + 2272], xmm9                                  ;   186.0 p0+p3   41 next spill
        movdqa xmm9, xmm5                                          ;   173.3 p0      41 next copy
        pand xmm9, xmm3                                            ;   182.0 p1      41 next
        pxor xmm12, xmm9                                           ;   184.0 p1      41 next
        movdqa [rbp + 2288], xmm12                                 ;   186.0 p0+p3   41 next spill
        movdqa xmm12, xmm6                                         ;   175.3 p0      41 next copy
        pxor xmm12, xmm1                                           ;   184.0 p1      41 next
        pxor xmm11, xmm12                                          ;   186.0 p1      41 next
        movdqa [rbp + 2304], xmm8                                  ;   185.7 p0+p3   41 next spill
        movdqa xmm8, xmm12                                         ;   186.0 p0      41 next copy
        pand xmm12, xmm10                                          ;   186.0 p1      41 next
        movdqa [rbp + 2320], xmm10                                 ;   187.7 p0+p3   54 next spill
        movdqa xmm10, xmm6                                         ;   179.3 p0      41 next copy
        pand xmm10, xmm3                                           ;   187.0 p1      41 next
        pxor xmm4, xmm10                                           ;   189.0 p1      41 next
        movdqa xmm10, xmm3                                         ;   180.3 p0      41 next copy
        pand xmm10, xmm14                                          ;   189.0 p1      41 next
        pxor xmm5, xmm10                                           ;   191.0 p1      41 next
        movdqa [rbp + 2336], xmm6                                  ;   189.7 p0+p3   54 next spill
        movdqa xmm6, xmm5                                          ;   193.0 p0      41 next copy
        pand xmm5, xmm14                                           ;   193.0 p1      41 next
        pxor xmm5, [rel misty1_encrypt_compact.T0_constants128]    ;   195.0 p2+p1   41 next
        movdqa [rbp + 2352], xmm5                                  ;   197.0 p0+p3   41 next spill
        movdqa xmm5, xmm14                                         ;   184.3 p0      41 next copy
        pand xmm5, xmm13                                           ;   193.0 p1      41 next
        pxor xmm4, xmm5                                            ;   195.0 p1      41 next
        movdqa [rbp + 2368], xmm4                                  ;   197.0 p0+p3   41 next spill
        movdqa xmm4, xmm14                                         ;   186.3 p0      41 next copy
        pand xmm4, xmm1                                            ;   195.0 p1      41 next
        pxor xmm4, xmm13                                           ;   197.0 p1      41 next
        pxor xmm9, xmm4                                            ;   199.0 p1      41 next
        movdqa [rbp + 2384], xmm10                                 ;   195.7 p0+p3   41 next spill
        movdqa xmm10, xmm14                                        ;   188.3 p0      41 next copy
        por xmm10, xmm11                                           ;   198.0 p1      41 next
        movdqa [rbp + 2400], xmm5                                  ;   197.7 p0+p3   41 next spill
        movdqa xmm5, xmm11                                         ;   190.3 p0      41 next copy
        pand xmm5, xmm2                                            ;   199.0 p1      41 next
        pxor xmm4, xmm5                                            ;   201.0 p1      41 next
        pxor xmm6, xmm4                                            ;   203.0 p1      41 next
        movdqa xmm4, xmm14                                         ;   191.3 p0      41 next copy
        movdqa xmm5, xmm14                                         ;   192.3 p0      41 next copy
        pand xmm14, xmm2                                           ;   202.0 p1      41 next
        movdqa [rbp + 2416], xmm11                                 ;   199.7 p0+p3   41 next spill
        movdqa xmm11, xmm13                                        ;   194.3 p0      41 next copy
        pand xmm11, xmm1                                           ;   203.0 p1      41 next
        pxor xmm0, xmm11                                           ;   205.0 p1      41 next
        movdqa xmm11, [rel misty1_encrypt_compact.T0_constants128] ;   190.7 p2      41 next reload
        pxor xmm0, xmm11                                           ;   207.0 p1      41 next
        movdqa xmm11, xmm1                                         ;   195.3 p0      41 next copy
        pand xmm11, xmm7                                           ;   206.0 p1      41 next
        movdqa [rbp + 2432], xmm0                                  ;   209.0 p0+p3   41 next spill
        movdqa xmm0, xmm1                                          ;   197.3 p0      41 next copy
        movdqa [rbp + 2448], xmm14                                 ;   204.0 p0+p3   41 next spill
        movdqa xmm14, xmm1                                         ;   199.3 p0      41 next copy
        pand xmm14, xmm3                                           ;   207.0 p1      41 next
        movdqa [rbp + 2464], xmm14                                 ;   209.0 p0+p3   41 next spill
        pshufd xmm14, xmm1, 0xe4                                   ;   208.0 p1      41 next copy
        pxor xmm14, xmm7                                           ;   212.0 p1      41 next
        pand xmm14, [rbp + 2320]                                   ;   214.0 p2+p1   41 next
        pand xmm1, [rbp + 2336]                                    ;   211.0 p2+p1   41 next
        movdqa [rbp + 2480], xmm14                                 ;   216.0 p0+p3   41 next spill
        movdqa xmm14, [rbp + 2288]                                 ;   197.7 p2      41 next reload
        pxor xmm14, xmm1                                           ;   213.0 p1      41 next
        movdqa xmm1, xmm3                                          ;   202.3 p0      41 next copy
        pand xmm1, [rbp + 2320]                                    ;   213.0 p2+p1   41 next
        pxor xmm4, xmm1                                            ;   215.0 p1      41 next
        pxor xmm1, xmm2                                            ;   215.0 p1      41 next
        pand xmm4, [rbp + 2320]                                    ;   217.0 p2+p1   41 next
        pxor xmm6, xmm4                                            ;   219.0 p1      41 next
        movdqa xmm4, xmm3                                          ;   203.3 p0      41 next copy
        pand xmm4, xmm1                                            ;   218.0 p1      41 next
        movdqa [rbp + 2288], xmm14                                 ;   215.0 p0+p3   41 next spill
        movdqa xmm14, xmm3                                         ;   205.3 p0      41 next copy
        pand xmm3, xmm13                                           ;   219.0 p1      41 next
        pxor xmm3, [rbp + 2464]                                    ;   221.0 p2+p1   41 next
        movdqa [rbp + 2496], xmm6                                  ;   221.0 p0+p3   41 next spill
        movdqa xmm6, xmm2                                          ;   207.3 p0      41 next copy
        pand xmm6, [rbp + 2320]                                    ;   221.0 p2+p1   41 next
        pxor xmm10, xmm6                                           ;   223.0 p1      41 next
        pxor xmm11, xmm10                                          ;   225.0 p1      41 next
        movdqa xmm6, xmm2                                          ;   208.3 p0      41 next copy
        pand xmm6, xmm7                                            ;   224.0 p1      41 next
        pxor xmm0, xmm6                                            ;   226.0 p1      41 next
        pxor xmm5, xmm0                                            ;   228.0 p1      41 next
        pxor xmm12, xmm5                                           ;   230.0 p1      41 next
        pxor xmm14, xmm12                                          ;   232.0 p1      41 next
        pand xmm5, xmm7                                            ;   230.0 p1      41 next
        pxor xmm3, xmm5                                            ;   232.0 p1      41 next
        movdqa xmm5, xmm7                                          ;   209.3 p0      41 next copy
        pand xmm5, xmm13                                           ;   231.0 p1      41 next
        pxor xmm0, xmm5                                            ;   233.0 p1      41 next
        pxor xmm4, xmm0                                            ;   235.0 p1      41 next
        movdqa xmm0, xmm13                                         ;   210.3 p0      41 next copy
        movdqa xmm5, [rbp + 2320]                                  ;   210.3 p2      54 next reload
        pand xmm0, xmm5                                            ;   234.0 p1      41 next
        pxor xmm15, xmm0                                           ;   236.0 p1      41 next
        pxor xmm9, xmm15                                           ;   238.0 p1      41 next
        pxor xmm1, xmm9                                            ;   240.0 p1      41 next
        pxor xmm15, xmm11                                          ;   238.0 p1      41 next
        pxor xmm8, xmm15                                           ;   240.0 p1      41 next
        movdqa xmm15, [rbp + 2272]                                 ;   212.7 p2      41 next reload
        pxor xmm3, xmm15                                           ;   240.0 p1      41 next
        movdqa xmm0, [rbp + 2336]                                  ;   213.7 p2      54 next reload
        pand xmm7, xmm0                                            ;   241.0 p1      41 next
        movdqa xmm6, [rbp + 2368]                                  ;   214.7 p2      41 next reload
        pxor xmm1, xmm6                                            ;   242.0 p1      41 next
        movdqa xmm9, [rbp + 2416]                                  ;   215.7 p2      41 next reload
        por xmm5, xmm9                                             ;   243.0 p1      41 next
        movdqa xmm10, [rbp + 2480]                                 ;   216.7 p2      41 next reload
        pxor xmm10, xmm4                                           ;   244.0 p1      41 next
        movdqa xmm12, xmm13                                        ;   216.0 p0      41 next copy
        pand xmm13, xmm2                                           ;   245.0 p1      41 next
        pand xmm12, xmm0                                           ;   246.0 p1      41 next
        pand xmm2, xmm0                                            ;   247.0 p1      41 next
        pxor xmm6, xmm2                                            ;   249.0 p1      41 next
        pxor xmm0, xmm6                                            ;   251.0 p1      41 next
        pxor xmm2, xmm10                                           ;   250.0 p1      41 next
        movdqa xmm6, [rbp + 2448]                                  ;   218.3 p2      41 next reload
        pxor xmm6, xmm12                                           ;   251.0 p1      41 next
        pxor xmm12, xmm7                                           ;   252.0 p1      41 next
        pxor xmm6, xmm9                                            ;   253.0 p1      41 next
        pxor xmm5, xmm6                                            ;   255.0 p1      41 next
        pxor xmm1, xmm12                                           ;   255.0 p1      41 next
        movdqa xmm6, [rbp + 2352]                                  ;   220.3 p2      41 next reload
        pxor xmm13, xmm6                                           ;   256.0 p1      41 next
        pxor xmm7, xmm13                                           ;   258.0 p1      41 next
        pxor xmm2, xmm7                                            ;   260.0 p1      41 next
        movdqa xmm7, [rbp + 2400]                                  ;   221.7 p2      41 next reload
        pxor xmm7, xmm13                                           ;   259.0 p1      41 next
        pxor xmm8, xmm7                                            ;   261.0 p1      41 next
        pxor xmm10, xmm5                                           ;   261.0 p1      41 next
        pxor xmm15, xmm5                                           ;   262.0 p1      41 next
        movdqa xmm5, [rbp + 2432]                                  ;   223.3 p2      41 next reload
        pxor xmm12, xmm5                                           ;   263.0 p1      41 next
        pxor xmm5, xmm14                                           ;   264.0 p1      41 next
        pxor xmm11, xmm5                                           ;   266.0 p1      41 next
        movdqa xmm5, [rbp + 2288]                                  ;   224.7 p2      41 next reload
        pxor xmm6, xmm5                                            ;   266.0 p1      41 next
        pxor xmm3, xmm12                                           ;   267.0 p1      41 next
        movdqa xmm7, [rbp + 2256]                                  ;   225.7 p2      41 next
        pxor xmm0, xmm15                                           ;   268.0 p1      41 next
        pxor xmm7, [rbp + 2464]                                    ;   269.0 p2+p1   41 next
        pxor xmm4, xmm7                                            ;   271.0 p1      41 next
        pxor xmm1, [rbp + 2256]                                    ;   271.0 p2+p1   41 next
        movdqa xmm15, [rbp + 2384]                                 ;   228.7 p2      41 next reload
        pxor xmm15, xmm10                                          ;   272.0 p1      41 next
        pxor xmm9, xmm11                                           ;   273.0 p1      41 next
        movdqa xmm7, [rbp + 2496]                                  ;   229.7 p2      41 next reload
        pxor xmm7, xmm6                                            ;   274.0 p1      41 next
        pxor xmm14, xmm4                                           ;   275.0 p1      41 next
        pxor xmm2, xmm4                                            ;   276.0 p1      41 next
        movdqa xmm4, [rbp + 2240]                                  ;   230.7 p2      41 next
        movdqa xmm6, [rbp + 2224]                                  ;   231.7 p2      54 next reload
        pand xmm4, xmm6                                            ;   277.0 p1      41 next
        movdqa xmm10, [rbp + 2304]                                 ;   232.7 p2      41 next reload
        pxor xmm10, xmm14                                          ;   278.0 p1      41 next
        pxor xmm5, xmm10                                           ;   280.0 p1      41 next
        movdqa xmm14, [rbp + 2208]                                 ;   233.7 p2      41 next
        pand xmm14, xmm6                                           ;   280.0 p1      41 next
        movdqa xmm10, [rbp + 2192]                                 ;   234.7 p2      41 next
        movdqa xmm11, [rbp + 2176]                                 ;   235.7 p2      54 next reload
        pand xmm10, xmm11                                          ;   281.0 p1      41 next
        movdqa xmm12, [rbp + 2160]                                 ;   236.7 p2      41 next
        pand xmm12, xmm6                                           ;   282.0 p1      41 next
        movdqa xmm13, [rbp + 2240]                                 ;   237.7 p2      41 next
        pand xmm13, [rbp + 2160]                                   ;   283.0 p2+p1   41 next
        pxor xmm7, xmm11                                           ;   284.0 p1      41 next
        pxor xmm2, xmm6                                            ;   285.0 p1      41 next
        pxor xmm15, [rbp + 2160]                                   ;   286.0 p2+p1   41 next
        pxor xmm0, [rbp + 2240]                                    ;   287.0 p2+p1   41 next
        pxor xmm1, [rbp + 2208]                                    ;   288.0 p2+p1   41 next
        pxor xmm8, [rbp + 2192]                                    ;   289.0 p2+p1   41 next
        pxor xmm5, [rbp + 2144]                                    ;   290.0 p2+p1   41 next
        movdqa [rbp + 2304], xmm9                                  ;   275.0 p0+p3   41 next spill
        movdqa xmm9, [rbp + 2208]                                  ;   244.7 p2      41 next
        pand xmm9, [rbp + 2144]                                    ;   291.0 p2+p1   41 next
        pxor xmm10, xmm9                                           ;   293.0 p1      41 next
        pand xmm9, xmm11                                           ;   293.0 p1      41 next
        movdqa [rbp + 2496], xmm3                                  ;   269.0 p0+p3   41 next spill
        movdqa xmm3, xmm11                                         ;   246.7 p0      41 next copy
        pxor xmm3, xmm12                                           ;   294.0 p1      41 next
        movdqa [rbp + 2384], xmm8                                  ;   291.0 p0+p3   41 next spill
        movdqa xmm8, xmm11                                         ;   246.7 p0      41 next copy
        pand xmm8, [rbp + 2208]                                    ;   295.0 p2+p1   41 next
        movdqa [rbp + 2256], xmm1                                  ;   290.0 p0+p3   41 next spill
        movdqa xmm1, xmm11                                         ;   247.0 p0      41 next copy
        pand xmm1, xmm6                                            ;   296.0 p1      41 next
        movdqa [rbp + 2464], xmm0                                  ;   289.0 p0+p3   41 next spill
        movdqa xmm0, xmm11                                         ;   249.0 p0      41 next copy
        pand xmm0, [rbp + 2160]                                    ;   297.0 p2+p1   41 next
        pand xmm11, [rbp + 2240]                                   ;   298.0 p2+p1   41 next
        pxor xmm11, xmm14                                          ;   300.0 p1      41 next
        movdqa [rbp + 2176], xmm15                                 ;   288.0 p0+p3   41 next spill
        movdqa xmm15, xmm6                                         ;   251.0 p0      41 next copy
        movdqa [rbp + 2288], xmm5                                  ;   292.0 p0+p3   41 next spill
        movdqa xmm5, xmm6                                          ;   253.0 p0      41 next copy
        movdqa [rbp + 2432], xmm7                                  ;   286.0 p0+p3   41 next spill
        movdqa xmm7, xmm6                                          ;   255.0 p0      41 next copy
        movdqa [rbp + 2400], xmm2                                  ;   287.0 p0+p3   41 next spill
        movdqa xmm2, xmm6                                          ;   257.0 p0      41 next copy
        movdqa [rbp + 2224], xmm11                                 ;   302.0 p0+p3   41 next spill
        movdqa xmm11, xmm14                                        ;   282.0 p0      41 next copy
        pand xmm11, [rbp + 2192]                                   ;   300.0 p2+p1   41 next
        pxor xmm11, xmm8                                           ;   302.0 p1      41 next
        pxor xmm11, [rel misty1_encrypt_compact.T0_constants128]   ;   304.0 p2+p1   41 next
        movdqa [rbp + 2352], xmm0                                  ;   299.0 p0+p3   41 next spill
        movdqa xmm0, [rbp + 2192]                                  ;   256.3 p2      41 next
        pand xmm0, [rbp + 2160]                                    ;   303.0 p2+p1   41 next
        movdqa [rbp + 2416], xmm14                                 ;   282.0 p0+p3   41 next spill
        movdqa xmm14, xmm4                                         ;   279.0 p0      41 next copy
        pxor xmm14, xmm13                                          ;   304.0 p1      41 next
        pxor xmm13, xmm10                                          ;   305.0 p1      41 next
        pxor xmm10, xmm4                                           ;   306.0 p1      41 next
        pand xmm14, [rbp + 2208]                                   ;   307.0 p2+p1   41 next
        pxor xmm4, [rbp + 2352]                                    ;   310.0 p2+p1   41 next
        pxor xmm5, xmm13                                           ;   309.0 p1      41 next
        pand xmm13, [rbp + 2144]                                   ;   310.0 p2+p1   41 next
        pand xmm7, xmm5                                            ;   311.0 p1      41 next
        pand xmm5, [rbp + 2240]                                    ;   312.0 p2+p1   41 next
        pxor xmm7, xmm11                                           ;   313.0 p1      41 next
        movdqa [rbp + 2448], xmm4                                  ;   312.0 p0+p3   41 next spill
        movdqa xmm4, [rbp + 2240]                                  ;   263.7 p2      41 next
        pxor xmm4, xmm3                                            ;   314.0 p1      41 next
        pand xmm4, [rbp + 2192]                                    ;   316.0 p2+p1   41 next
        pxor xmm12, xmm4                                           ;   318.0 p1      41 next
        movdqa [rbp + 2336], xmm12                                 ;   320.0 p0+p3   41 next spill
        movdqa xmm12, [rbp + 2160]                                 ;   266.0 p2      41 next
        pand xmm12, xmm8                                           ;   317.0 p1      41 next
        pxor xmm12, xmm1                                           ;   319.0 p1      41 next
        pxor xmm13, xmm12                                          ;   321.0 p1      41 next
        movdqa xmm12, [rbp + 2160]                                 ;   269.0 p2      54 next reload
        pxor xmm13, xmm12                                          ;   323.0 p1      41 next
        movdqa [rbp + 2480], xmm13                                 ;   325.0 p0+p3   41 next spill
        movdqa xmm13, xmm12                                        ;   280.0 p0      41 next copy
        movdqa [rbp + 2160], xmm10                                 ;   308.0 p0+p3   41 next spill
        movdqa xmm10, [rbp + 2192]                                 ;   273.7 p2      41 next
        pand xmm10, [rbp + 2144]                                   ;   321.0 p2+p1   41 next
        pxor xmm1, xmm10                                           ;   323.0 p1      41 next
        pxor xmm7, xmm10                                           ;   323.0 p1      41 next
        pxor xmm12, xmm10                                          ;   324.0 p1      41 next
        movdqa [rbp + 2368], xmm12                                 ;   326.0 p0+p3   41 next spill
        movdqa xmm12, xmm3                                         ;   296.0 p0      41 next copy
        pand xmm3, [rbp + 2144]                                    ;   325.0 p2+p1   41 next
        pxor xmm3, [rbp + 2224]                                    ;   327.0 p2+p1   41 next
        movdqa [rbp + 2272], xmm4                                  ;   318.0 p0+p3   41 next spill
        movdqa xmm4, xmm8                                          ;   297.0 p0      41 next copy
        pxor xmm4, [rbp + 2192]                                    ;   327.0 p2+p1   41 next
        pand xmm2, xmm4                                            ;   329.0 p1      41 next
        movdqa xmm4, [rbp + 2144]                                  ;   284.0 p2      54 next reload
        pxor xmm8, xmm4                                            ;   329.0 p1      41 next
        pxor xmm11, xmm2                                           ;   331.0 p1      41 next
        pxor xmm5, xmm11                                           ;   333.0 p1      41 next
        movdqa xmm11, xmm4                                         ;   295.0 p0      41 next copy
        pand xmm11, xmm1                                           ;   332.0 p1      41 next
        pxor xmm15, xmm11                                          ;   334.0 p1      41 next
        pxor xmm12, xmm15                                          ;   336.0 p1      41 next
        movdqa xmm15, [rbp + 2240]                                 ;   288.3 p2      54 next reload
        pand xmm1, xmm15                                           ;   335.0 p1      41 next
        movdqa xmm11, xmm15                                        ;   299.3 p0      41 next copy
        pxor xmm11, xmm0                                           ;   336.0 p1      41 next
        pand xmm0, [rbp + 2368]                                    ;   337.0 p2+p1   41 next
        pand xmm15, xmm8                                           ;   338.0 p1      41 next
        pand xmm6, xmm8                                            ;   339.0 p1      41 next
        movdqa xmm8, xmm4                                          ;   295.0 p0      41 next copy
        pxor xmm8, [rbp + 2224]                                    ;   340.0 p2+p1   41 next
        pand xmm4, [rbp + 2448]                                    ;   341.0 p2+p1   41 next
        pxor xmm14, xmm11                                          ;   342.0 p1      41 next
        pxor xmm1, xmm14                                           ;   344.0 p1      41 next
        pxor xmm3, xmm1                                            ;   346.0 p1      41 next
        movdqa xmm14, [rbp + 2208]                                 ;   295.7 p2      54 next reload
        pand xmm11, xmm14                                          ;   345.0 p1      41 next
        pand xmm13, xmm8                                           ;   346.0 p1      41 next
        pxor xmm10, xmm8                                           ;   347.0 p1      41 next
        movdqa xmm1, xmm14                                         ;   306.7 p0      41 next copy
        pxor xmm1, xmm13                                           ;   348.0 p1      41 next
        pxor xmm9, xmm1                                            ;   350.0 p1      41 next
        movdqa xmm1, [rbp + 2352]                                  ;   299.0 p2      41 next
        pxor xmm1, xmm11                                           ;   350.0 p1      41 next
        movdqa xmm8, [rbp + 2368]                                  ;   326.0 p2      41 next
        pand xmm8, xmm14                                           ;   351.0 p1      41 next
        pxor xmm7, xmm1                                            ;   352.0 p1      41 next
        movdqa xmm1, [rbp + 2192]                                  ;   300.0 p2      54 next reload
        pand xmm14, xmm1                                           ;   353.0 p1      41 next
        movdqa xmm11, xmm1                                         ;   311.0 p0      41 next copy
        pxor xmm11, xmm6                                           ;   354.0 p1      41 next
        pxor xmm5, xmm11                                           ;   356.0 p1      41 next
        movdqa xmm6, [rbp + 2336]                                  ;   320.0 p2      41 next
        movdqa xmm11, [rbp + 2272]                                 ;   318.0 p2      41 next reload
        pxor xmm11, xmm3                                           ;   356.0 p1      41 next
        pxor xmm0, xmm5                                            ;   358.0 p1      41 next
        movdqa xmm3, [rbp + 2448]                                  ;   312.0 p2      41 next
        pxor xmm2, xmm8                                            ;   358.0 p1      41 next
        pxor xmm6, xmm8                                            ;   359.0 p1      41 next
        movdqa xmm5, [rbp + 2336]                                  ;   320.0 p2      41 next
        pxor xmm10, xmm2                                           ;   360.0 p1      41 next
        movdqa xmm2, [rbp + 2400]                                  ;   305.3 p2      41 next
        pxor xmm2, xmm7                                            ;   361.0 p1      41 next
        movdqa xmm7, [rbp + 2432]                                  ;   306.3 p2      41 next
        pxor xmm7, xmm0                                            ;   362.0 p1      41 next
        movdqa xmm0, [rbp + 2288]                                  ;   307.3 p2      41 next
        pxor xmm0, xmm11                                           ;   363.0 p1      41 next
        movdqa xmm8, [rbp + 2176]                                  ;   308.3 p2      41 next
        pxor xmm3, xmm14                                           ;   364.0 p1      41 next
        pand xmm5, xmm14                                           ;   365.0 p1      41 next
        movdqa xmm14, [rbp + 2464]                                 ;   309.3 p2      41 next
        pand xmm1, xmm3                                            ;   366.0 p1      41 next
        movdqa xmm3, [rbp + 2256]                                  ;   310.3 p2      41 next
        movdqa xmm11, [rbp + 2416]                                 ;   311.3 p2      41 next reload
        pxor xmm11, xmm6                                           ;   367.0 p1      41 next
        pxor xmm10, xmm12                                          ;   368.0 p1      41 next
        pxor xmm12, xmm1                                           ;   369.0 p1      41 next
        movdqa xmm1, [rbp + 2384]                                  ;   312.3 p2      41 next
        pxor xmm4, xmm10                                           ;   370.0 p1      41 next
        movdqa xmm6, [rbp + 2400]                                  ;   313.3 p2      48 next
        pxor xmm6, [r9 + 2304]                                     ;   371.0 p2+p1   48 next
        pxor xmm15, xmm12                                          ;   372.0 p1      41 next
        movdqa xmm10, [rbp + 2432]                                 ;   315.3 p2      48 next
        pxor xmm10, [r9 + 2320]                                    ;   373.0 p2+p1   48 next
        pxor xmm3, xmm4                                            ;   374.0 p1      41 next
        movdqa xmm4, [rbp + 2288]                                  ;   317.3 p2      48 next
        pxor xmm4, [r9 + 2336]                                     ;   375.0 p2+p1   48 next
        movdqa xmm12, [rbp + 2160]                                 ;   319.3 p2      41 next reload
        pxor xmm12, xmm5                                           ;   376.0 p1      41 next
        pxor xmm9, xmm12                                           ;   378.0 p1      41 next
        movdqa xmm5, [rbp + 2176]                                  ;   320.3 p2      48 next
        pxor xmm5, [r9 + 2352]                                     ;   378.0 p2+p1   48 next
        movdqa xmm12, [rbp + 2480]                                 ;   325.0 p2      41 next reload
        pxor xmm12, xmm11                                          ;   379.0 p1      41 next
        pxor xmm2, [r9 + 2448]                                     ;   380.0 p2+p1   48 next
        pxor xmm7, [r9 + 2464]                                     ;   381.0 p2+p1   48 next
        pxor xmm0, [r9 + 2480]                                     ;   382.0 p2+p1   48 next
        pxor xmm1, xmm12                                           ;   383.0 p1      41 next
        movdqa xmm11, [rbp + 2256]                                 ;   326.3 p2      48 next
        pxor xmm11, [r9 + 2384]                                    ;   384.0 p2+p1   48 next
        movdqa xmm12, [rel misty1_encrypt_compact.T0_constants128] ;   328.3 p2      41 next reload
        pxor xmm15, xmm12                                          ;   385.0 p1      41 next
        pxor xmm8, xmm15                                           ;   387.0 p1      41 next
        pxor xmm9, xmm12                                           ;   387.0 p1      41 next
        pxor xmm14, xmm9                                           ;   389.0 p1      41 next
        movdqa xmm15, [rbp + 2384]                                 ;   329.3 p2      48 next
        pxor xmm15, [r9 + 2400]                                    ;   389.0 p2+p1   48 next
        pxor xmm3, [r9 + 2528]                                     ;   390.0 p2+p1   48 next
        movdqa xmm9, [rbp + 2464]                                  ;   332.3 p2      48 next
        pxor xmm9, [r9 + 2368]                                     ;   391.0 p2+p1   48 next
        movdqa xmm13, [rbp + 2496]                                 ;   334.3 p2      48 next
        pxor xmm13, [r9 + 2416]                                    ;   392.0 p2+p1   48 next
        pxor xmm1, [r9 + 2544]                                     ;   393.0 p2+p1   48 next
        pxor xmm8, [r9 + 2496]                                     ;   394.0 p2+p1   48 next
        pxor xmm14, [r9 + 2512]                                    ;   395.0 p2+p1   48 next
        movdqa [rbp + 2496], xmm1                                  ;   395.0 p0+p3   48 next spill
        movdqa xmm1, [rbp + 2304]                                  ;   339.3 p2      48 next
        pxor xmm1, [r9 + 2432]                                     ;   396.0 p2+p1   48 next
        movdqa [rbp + 2304], xmm3                                  ;   392.0 p0+p3   48 next spill
        movdqa xmm3, xmm10                                         ;   375.0 p0      45 next copy
        pxor xmm3, xmm11                                           ;   397.0 p1      45 next
        movdqa [rbp + 2464], xmm14                                 ;   397.0 p0+p3   48 next spill
        movdqa xmm14, xmm10                                        ;   375.0 p0      45 next copy
        pand xmm14, xmm5                                           ;   398.0 p1      45 next
        movdqa [rbp + 2384], xmm8                                  ;   396.0 p0+p3   48 next spill
        movdqa xmm8, xmm10                                         ;   375.0 p0      45 next copy
        pand xmm8, xmm6                                            ;   399.0 p1      45 next
        movdqa [rbp + 2256], xmm0                                  ;   384.0 p0+p3   48 next spill
        movdqa xmm0, xmm10                                         ;   375.0 p0      45 next copy
        pand xmm0, xmm4                                            ;   400.0 p1      45 next
        pxor xmm0, xmm6                                            ;   402.0 p1      45 next
        movdqa [rbp + 2480], xmm7                                  ;   383.0 p0+p3   48 next spill
        movdqa xmm7, xmm10                                         ;   375.0 p0      45 next copy
        pand xmm7, xmm13                                           ;   402.0 p1      45 next
        pxor xmm7, xmm0                                            ;   404.0 p1      45 next
        pxor xmm0, xmm1                                            ;   404.0 p1      45 next
        movdqa [rbp + 2176], xmm2                                  ;   382.0 p0+p3   48 next spill
        movdqa xmm2, xmm10                                         ;   375.0 p0      45 next copy
        pand xmm2, xmm0                                            ;   406.0 p1      45 next
        movdqa [rbp + 2160], xmm2                                  ;   408.0 p0+p3   45 next spill
        movdqa xmm2, xmm10                                         ;   375.0 p0      45 next copy
        pxor xmm2, xmm6                                            ;   406.0 p1      45 next
        pand xmm2, xmm11                                           ;   408.0 p1      45 next
        pand xmm10, xmm15                                          ;   408.0 p1      45 next
        movdqa [rbp + 2288], xmm10                                 ;   410.0 p0+p3   45 next spill
        movdqa xmm10, xmm6                                         ;   373.0 p0      45 next copy
        pxor xmm10, xmm15                                          ;   409.0 p1      45 next
        movdqa [rbp + 2432], xmm2                                  ;   410.0 p0+p3   45 next spill
        movdqa xmm2, xmm6                                          ;   373.0 p0      45 next copy
        pand xmm2, xmm13                                           ;   410.0 p1      45 next
        movdqa [rbp + 2400], xmm11                                 ;   386.0 p0+p3   48 next spill
        movdqa xmm11, xmm6                                         ;   373.0 p0      45 next copy
        pand xmm11, xmm1                                           ;   411.0 p1      45 next
        pxor xmm11, xmm13                                          ;   413.0 p1      45 next
        movdqa [rbp + 2416], xmm7                                  ;   406.0 p0+p3   45 next spill
        movdqa xmm7, xmm6                                          ;   373.0 p0      45 next copy
        pand xmm7, xmm5                                            ;   413.0 p1      45 next
        movdqa xmm12, xmm6                                         ;   373.0 p0      45 next copy
        pand xmm12, xmm3                                           ;   414.0 p1      45 next
        movdqa [rbp + 2336], xmm12                                 ;   416.0 p0+p3   45 next spill
        movdqa xmm12, xmm6                                         ;   373.0 p0      45 next copy
        pand xmm6, xmm15                                           ;   415.0 p1      45 next
        pand xmm12, xmm9                                           ;   416.0 p1      45 next
        movdqa [rbp + 2448], xmm12                                 ;   418.0 p0+p3   45 next spill
        movdqa xmm12, [rbp + 2400]                                 ;   386.0 p2      45 next
        pand xmm12, xmm4                                           ;   417.0 p1      45 next
        movdqa [rbp + 2272], xmm6                                  ;   417.0 p0+p3   45 next spill
        movdqa xmm6, xmm4                                          ;   377.0 p0      45 next copy
        movdqa [rbp + 2192], xmm0                                  ;   406.0 p0+p3   45 next spill
        movdqa xmm0, xmm4                                          ;   377.0 p0      45 next copy
        pand xmm0, xmm5                                            ;   418.0 p1      45 next
        pxor xmm0, xmm3                                            ;   420.0 p1      45 next
        pand xmm3, xmm9                                            ;   420.0 p1      45 next
        movdqa [rbp + 2208], xmm0                                  ;   422.0 p0+p3   45 next spill
        movdqa xmm0, xmm5                                          ;   380.0 p0      45 next copy
        pand xmm0, xmm15                                           ;   421.0 p1      45 next
        pxor xmm2, xmm0                                            ;   423.0 p1      45 next
        movdqa xmm0, xmm5                                          ;   380.0 p0      45 next copy
        pand xmm0, xmm13                                           ;   423.0 p1      45 next
        pxor xmm2, [rel misty1_encrypt_compact.T0_constants128]    ;   425.0 p2+p1   45 next
        movdqa [rbp + 2368], xmm2                                  ;   427.0 p0+p3   45 next spill
        movdqa xmm2, xmm5                                          ;   380.0 p0      45 next copy
        pxor xmm2, xmm10                                           ;   425.0 p1      45 next
        pand xmm6, xmm2                                            ;   427.0 p1      45 next
        pxor xmm6, xmm11                                           ;   429.0 p1      45 next
        movdqa [rbp + 2352], xmm0                                  ;   425.0 p0+p3   45 next spill
        movdqa xmm0, xmm5                                          ;   381.7 p0      45 next copy
        pand xmm0, xmm9                                            ;   428.0 p1      45 next
        pxor xmm14, xmm0                                           ;   430.0 p1      45 next
        pxor xmm11, xmm0                                           ;   430.0 p1      45 next
        movdqa xmm0, xmm15                                         ;   391.0 p0      45 next copy
        pand xmm0, xmm9                                            ;   431.0 p1      45 next
        pxor xmm7, xmm0                                            ;   433.0 p1      45 next
        movdqa xmm0, xmm4                                          ;   384.3 p0      45 next copy
        movdqa [rbp + 2224], xmm4                                  ;   385.3 p0+p3   48 next spill
        movdqa xmm4, [rbp + 2272]                                  ;   417.0 p2      45 next reload
        pxor xmm4, xmm14                                           ;   433.0 p1      45 next
        movdqa xmm14, xmm13                                        ;   394.0 p0      45 next copy
        pand xmm14, xmm1                                           ;   434.0 p1      45 next
        pxor xmm7, xmm14                                           ;   436.0 p1      45 next
        movdqa [rbp + 2272], xmm4                                  ;   435.0 p0+p3   45 next spill
        movdqa xmm4, xmm15                                         ;   391.0 p0      45 next copy
        pand xmm4, xmm13                                           ;   436.0 p1      45 next
        movdqa [rbp + 2144], xmm15                                 ;   392.0 p0+p3   48 next spill
        movdqa xmm15, xmm13                                        ;   394.0 p0      45 next copy
        pand xmm15, [rbp + 2400]                                   ;   437.0 p2+p1   45 next
        pxor xmm3, xmm15                                           ;   439.0 p1      45 next
        movdqa xmm15, xmm13                                        ;   394.0 p0      45 next copy
        pand xmm15, xmm9                                           ;   439.0 p1      45 next
        pand xmm13, [rbp + 2224]                                   ;   440.0 p2+p1   45 next
        pxor xmm11, xmm3                                           ;   441.0 p1      45 next
        pxor xmm15, [rbp + 2448]                                   ;   442.0 p2+p1   45 next
        movdqa [rbp + 2240], xmm13                                 ;   442.0 p0+p3   45 next spill
        movdqa xmm13, [rbp + 2160]                                 ;   408.0 p2      45 next reload
        pxor xmm13, xmm15                                          ;   444.0 p1      45 next
        movdqa xmm15, xmm9                                         ;   398.3 p0      45 next copy
        pand xmm15, xmm1                                           ;   444.0 p1      45 next
        pxor xmm5, xmm15                                           ;   446.0 p1      45 next
        pxor xmm6, xmm5                                            ;   448.0 p1      45 next
        pand xmm5, xmm1                                            ;   448.0 p1      45 next
        pxor xmm5, [rel misty1_encrypt_compact.T0_constants128]    ;   450.0 p2+p1   45 next
        pxor xmm13, [rbp + 2208]                                   ;   449.0 p2+p1   45 next
        movdqa [rbp + 2160], xmm5                                  ;   452.0 p0+p3   45 next spill
        movdqa xmm5, xmm1                                          ;   402.3 p0      45 next copy
        por xmm5, xmm2                                             ;   450.0 p1      45 next
        pxor xmm12, xmm5                                           ;   452.0 p1      45 next
        movdqa xmm5, xmm1                                          ;   403.3 p0      45 next copy
        pxor xmm8, xmm12                                           ;   454.0 p1      45 next
        movdqa xmm12, xmm9                                         ;   404.3 p0      45 next copy
        pand xmm12, [rbp + 2400]                                   ;   453.0 p2+p1   45 next
        pand xmm1, [rbp + 2224]                                    ;   454.0 p2+p1   45 next
        pxor xmm0, xmm12                                           ;   455.0 p1      45 next
        pxor xmm5, xmm12                                           ;   456.0 p1      45 next
        movdqa xmm12, xmm9                                         ;   406.0 p0      45 next copy
        pxor xmm3, xmm8                                            ;   457.0 p1      45 next
        pxor xmm11, xmm0                                           ;   458.0 p1      45 next
        pand xmm12, xmm0                                           ;   459.0 p1      45 next
        movdqa xmm0, xmm10                                         ;   411.0 p0      45 next copy
        pand xmm0, [rbp + 2400]                                    ;   460.0 p2+p1   45 next
        pxor xmm10, xmm3                                           ;   461.0 p1      45 next
        movdqa xmm3, [rbp + 2192]                                  ;   408.7 p2      45 next reload
        pxor xmm3, xmm0                                            ;   462.0 p1      45 next
        pxor xmm9, xmm3                                            ;   464.0 p1      45 next
        movdqa xmm0, [rbp + 2400]                                  ;   410.0 p2      48 next reload
        pand xmm5, xmm0                                            ;   464.0 p1      45 next
        por xmm0, xmm2                                             ;   465.0 p1      45 next
        pxor xmm6, xmm5                                            ;   466.0 p1      45 next
        movdqa xmm3, [rbp + 2416]                                  ;   411.3 p2      45 next reload
        pxor xmm3, xmm12                                           ;   467.0 p1      45 next
        pxor xmm11, xmm7                                           ;   468.0 p1      45 next
        pxor xmm1, xmm4                                            ;   469.0 p1      45 next
        movdqa xmm5, [rbp + 2288]                                  ;   412.7 p2      45 next reload
        pxor xmm4, xmm5                                            ;   470.0 p1      45 next
        movdqa xmm12, xmm2                                         ;   427.0 p0      45 next copy
        pxor xmm12, xmm1                                           ;   471.0 p1      45 next
        movdqa xmm1, [rbp + 2368]                                  ;   427.0 p2      45 next
        pxor xmm1, xmm9                                            ;   472.0 p1      45 next
        pxor xmm8, xmm1                                            ;   474.0 p1      45 next
        pxor xmm2, xmm8                                            ;   476.0 p1      45 next
        movdqa xmm1, [rbp + 2352]                                  ;   425.0 p2      45 next
        pxor xmm1, [rbp + 2448]                                    ;   475.0 p2+p1   45 next
        pxor xmm0, xmm12                                           ;   476.0 p1      45 next
        movdqa xmm8, [rbp + 2160]                                  ;   452.0 p2      45 next
        pxor xmm8, [rbp + 2240]                                    ;   477.0 p2+p1   45 next
        movdqa xmm12, [rbp + 2272]                                 ;   435.0 p2      45 next
        pxor xmm1, xmm3                                            ;   478.0 p1      45 next
        movdqa [rbp + 2240], xmm2                                  ;   478.0 p0+p3   45 next spill
        movdqa xmm2, [rbp + 2432]                                  ;   420.7 p2      45 next reload
        pxor xmm2, xmm3                                            ;   479.0 p1      45 next
        pxor xmm11, xmm4                                           ;   480.0 p1      45 next
        pxor xmm4, [rbp + 2368]                                    ;   481.0 p2+p1   45 next
        pxor xmm13, xmm4                                           ;   483.0 p1      45 next
        pxor xmm9, xmm1                                            ;   483.0 p1      45 next
        movdqa xmm3, [rbp + 2336]                                  ;   422.7 p2      45 next reload
        pxor xmm3, xmm9                                            ;   485.0 p1      45 next
        pxor xmm12, xmm3                                           ;   487.0 p1      45 next
        movdqa xmm3, [rbp + 2144]                                  ;   423.7 p2      45 next
        pand xmm3, [rbp + 2224]                                    ;   486.0 p2+p1   45 next
        pxor xmm5, xmm8                                            ;   487.0 p1      45 next
        pxor xmm14, xmm8                                           ;   488.0 p1      45 next
        movdqa xmm4, [rbp + 2272]                                  ;   435.0 p2      45 next
        pxor xmm4, [rbp + 2160]                                    ;   489.0 p2+p1   45 next
        pxor xmm10, xmm14                                          ;   490.0 p1      45 next
        movdqa xmm14, [rbp + 2208]                                 ;   427.7 p2      45 next
        pxor xmm6, xmm4                                            ;   491.0 p1      45 next
        movdqa xmm4, [rbp + 2352]                                  ;   428.7 p2      45 next
        pxor xmm4, xmm11                                           ;   492.0 p1      45 next
        movdqa xmm8, [rbp + 2144]                                  ;   429.7 p2      45 next
        pxor xmm14, xmm0                                           ;   493.0 p1      45 next
        pxor xmm0, xmm2                                            ;   494.0 p1      45 next
        pxor xmm15, xmm0                                           ;   496.0 p1      45 next
        movdqa xmm0, [rbp + 2176]                                  ;   431.3 p2      45 next
        pxor xmm7, xmm3                                            ;   496.0 p1      45 next
        pxor xmm2, xmm3                                            ;   497.0 p1      45 next
        movdqa xmm3, [rbp + 2480]                                  ;   432.3 p2      45 next
        pxor xmm3, xmm6                                            ;   498.0 p1      45 next
        movdqa xmm6, [rbp + 2256]                                  ;   433.3 p2      45 next
        pxor xmm6, xmm12                                           ;   499.0 p1      45 next
        movdqa xmm9, [rbp + 2384]                                  ;   434.3 p2      45 next
        pxor xmm8, xmm7                                            ;   500.0 p1      45 next
        movdqa xmm7, [rbp + 2464]                                  ;   435.3 p2      45 next
        pxor xmm9, xmm15                                           ;   501.0 p1      45 next
        movdqa xmm15, [rbp + 2304]                                 ;   436.3 p2      45 next
        pxor xmm15, xmm4                                           ;   502.0 p1      45 next
        movdqa xmm4, [rbp + 2496]                                  ;   437.3 p2      45 next
        pxor xmm4, xmm10                                           ;   503.0 p1      45 next
        movdqa xmm10, [rbp + 1120]                                 ;   438.3 p2      54 next
        movdqa xmm11, [rbp + 1184]                                 ;   439.3 p2      62 r reload
        pxor xmm13, xmm11                                          ;   504.0 p1      54 next
        movdqa xmm12, xmm11                                        ;   450.3 p0      54 next copy
        pxor xmm12, [r8 + 112]                                     ;   505.0 p2+p1   54 next
        pxor xmm5, xmm2                                            ;   506.0 p1      45 next
        pxor xmm1, xmm5                                            ;   508.0 p1      45 next
        pxor xmm14, xmm8                                           ;   508.0 p1      45 next
        movdqa xmm2, [rbp + 1136]                                  ;   441.3 p2      54 next
        pxor xmm2, xmm3                                            ;   509.0 p1      54 next
        movdqa xmm3, [rbp + 2240]                                  ;   478.0 p2      54 next
        movdqa xmm5, [rbp + 1216]                                  ;   443.3 p2      62 r reload
        pxor xmm3, xmm5                                            ;   510.0 p1      54 next
        movdqa xmm8, xmm5                                          ;   454.3 p0      54 next copy
        pxor xmm8, [r8 + 128]                                      ;   511.0 p2+p1   54 next
        pxor xmm0, xmm1                                            ;   512.0 p1      45 next
        pxor xmm7, xmm14                                           ;   513.0 p1      45 next
        pxor xmm10, xmm0                                           ;   514.0 p1      54 next
        movdqa xmm14, [rbp + 1120]                                 ;   445.3 p2      54 next
        pxor xmm14, [r8]                                           ;   515.0 p2+p1   54 next
        movdqa xmm0, [rbp + 1152]                                  ;   447.3 p2      54 next
        pxor xmm0, xmm6                                            ;   516.0 p1      54 next
        movdqa xmm1, [rbp + 1168]                                  ;   448.3 p2      54 next
        pxor xmm1, xmm9                                            ;   517.0 p1      54 next
        movdqa xmm6, [rbp + 1232]                                  ;   450.3 p2      62 r reload
        pxor xmm15, xmm6                                           ;   518.0 p1      54 next
        movdqa xmm9, xmm6                                          ;   461.3 p0      54 next copy
        pxor xmm9, [r8 + 80]                                       ;   519.0 p2+p1   54 next
        pxor xmm4, [rbp + 1264]                                    ;   520.0 p2+p1   54 next
        pxor xmm7, [rbp + 1200]                                    ;   521.0 p2+p1   54 next
        movdqa xmm5, [rbp + 1136]                                  ;   455.7 p2      54 next
        pxor xmm5, [r8 + 16]                                       ;   522.0 p2+p1   54 next
        movdqa xmm11, [rbp + 2176]                                 ;   457.7 p2      54 next
        pxor xmm11, [rbp + 1248]                                   ;   523.0 p2+p1   54 next
        movdqa xmm6, [rbp + 1152]                                  ;   459.7 p2      54 next
        pxor xmm6, [r8 + 32]                                       ;   524.0 p2+p1   54 next
        movdqa [rbp + 2176], xmm11                                 ;   525.0 p0+p3   54 next spill
        movdqa xmm11, [rbp + 1248]                                 ;   461.7 p2      54 next
        pxor xmm11, [r8 + 144]                                     ;   525.0 p2+p1   54 next
        movdqa [rbp + 2240], xmm3                                  ;   512.0 p0+p3   54 next spill
        movdqa xmm3, [rbp + 2256]                                  ;   463.7 p2      54 next
        pxor xmm3, [rbp + 1296]                                    ;   526.0 p2+p1   54 next
        movdqa [rbp + 2256], xmm3                                  ;   528.0 p0+p3   54 next spill
        movdqa xmm3, [rbp + 1168]                                  ;   466.0 p2      54 next
        pxor xmm3, [r8 + 48]                                       ;   527.0 p2+p1   54 next
        movdqa [rbp + 2144], xmm13                                 ;   506.0 p0+p3   54 next spill
        movdqa xmm13, [rbp + 2480]                                 ;   469.0 p2      54 next
        pxor xmm13, [rbp + 1280]                                   ;   528.0 p2+p1   54 next
        movdqa [rbp + 2480], xmm13                                 ;   530.0 p0+p3   54 next spill
        movdqa xmm13, [rbp + 2384]                                 ;   472.0 p2      54 next
        pxor xmm13, [rbp + 1312]                                   ;   529.0 p2+p1   54 next
        movdqa [rbp + 2384], xmm13                                 ;   531.0 p0+p3   54 next spill
        movdqa xmm13, [rbp + 1296]                                 ;   478.0 p2      54 next
        pxor xmm13, [r8 + 176]                                     ;   530.0 p2+p1   54 next
        movdqa [rbp + 2352], xmm4                                  ;   522.0 p0+p3   54 next spill
        movdqa xmm4, [rbp + 1200]                                  ;   480.0 p2      54 next
        pxor xmm4, [r8 + 64]                                       ;   531.0 p2+p1   54 next
        movdqa [rbp + 2208], xmm15                                 ;   520.0 p0+p3   54 next spill
        movdqa xmm15, [rbp + 1280]                                 ;   482.0 p2      54 next
        pxor xmm15, [r8 + 160]                                     ;   532.0 p2+p1   54 next
        movdqa [rbp + 2160], xmm7                                  ;   523.0 p0+p3   54 next spill
        movdqa xmm7, [rbp + 1312]                                  ;   484.0 p2      54 next
        pxor xmm7, [r8 + 192]                                      ;   533.0 p2+p1   54 next
        movdqa [rbp + 2272], xmm1                                  ;   519.0 p0+p3   54 next spill
        movdqa xmm1, [rbp + 2464]                                  ;   487.0 p2      54 next
        pxor xmm1, [rbp + 1328]                                    ;   534.0 p2+p1   54 next
        movdqa [rbp + 2464], xmm1                                  ;   536.0 p0+p3   54 next spill
        movdqa xmm1, [rbp + 1264]                                  ;   490.3 p2      54 next
        pxor xmm1, [r8 + 96]                                       ;   535.0 p2+p1   54 next
        movdqa [rbp + 2224], xmm0                                  ;   518.0 p0+p3   54 next spill
        movdqa xmm0, [rbp + 2304]                                  ;   492.3 p2      54 next
        pxor xmm0, [rbp + 1344]                                    ;   536.0 p2+p1   54 next
        movdqa [rbp + 2304], xmm0                                  ;   538.0 p0+p3   54 next spill
        movdqa xmm0, [rbp + 1328]                                  ;   494.3 p2      54 next
        pxor xmm0, [r8 + 208]                                      ;   537.0 p2+p1   54 next
        movdqa [rbp + 2336], xmm2                                  ;   511.0 p0+p3   54 next spill
        movdqa xmm2, [rbp + 2496]                                  ;   498.7 p2      54 next
        pxor xmm2, [rbp + 1376]                                    ;   538.0 p2+p1   54 next
        movdqa [rbp + 2496], xmm2                                  ;   540.0 p0+p3   54 next spill
        movdqa xmm2, [rbp + 1344]                                  ;   501.0 p2      54 next
        pxor xmm2, [r8 + 224]                                      ;   539.0 p2+p1   54 next
        movdqa [rbp + 2368], xmm10                                 ;   516.0 p0+p3   54 next spill
        movdqa xmm10, [rbp + 1376]                                 ;   503.0 p2      54 next
        pxor xmm10, [r8 + 240]                                     ;   540.0 p2+p1   54 next
        movdqa [rbp + 2432], xmm6                                  ;   526.0 p0+p3   54 next spill
        movdqa xmm6, xmm12                                         ;   507.0 p0      41 next copy
        pxor xmm6, xmm0                                            ;   541.0 p1      41 next
        movdqa [rbp + 2448], xmm3                                  ;   529.0 p0+p3   54 next spill
        movdqa xmm3, xmm8                                          ;   513.0 p0      41 next copy
        pxor xmm3, xmm7                                            ;   542.0 p1      41 next
        movdqa [rbp + 2288], xmm5                                  ;   524.0 p0+p3   54 next spill
        movdqa xmm5, xmm8                                          ;   513.0 p0      41 next copy
        pand xmm5, xmm15                                           ;   543.0 p1      41 next
        movdqa [rbp + 2416], xmm1                                  ;   537.0 p0+p3   54 next spill
        movdqa xmm1, xmm8                                          ;   513.0 p0      41 next copy
        pand xmm1, xmm12                                           ;   544.0 p1      41 next
        movdqa [rbp + 2400], xmm9                                  ;   521.0 p0+p3   54 next spill
        movdqa xmm9, xmm8                                          ;   515.0 p0      41 next copy
        pand xmm9, xmm11                                           ;   545.0 p1      41 next
        pxor xmm9, xmm12                                           ;   547.0 p1      41 next
        movdqa [rbp + 2192], xmm14                                 ;   517.0 p0+p3   54 next spill
        movdqa xmm14, xmm8                                         ;   517.3 p0      41 next copy
        pand xmm14, xmm2                                           ;   547.0 p1      41 next
        pxor xmm14, xmm9                                           ;   549.0 p1      41 next
        pxor xmm9, xmm10                                           ;   549.0 p1      41 next
        movdqa [rbp + 2320], xmm4                                  ;   533.0 p0+p3   54 next spill
        movdqa xmm4, xmm8                                          ;   520.0 p0      41 next copy
        pand xmm4, xmm9                                            ;   551.0 p1      41 next
        movdqa [rbp + 2512], xmm4                                  ;   553.0 p0+p3   41 next spill
        movdqa xmm4, xmm8                                          ;   522.0 p0      41 next copy
        pxor xmm4, xmm12                                           ;   551.0 p1      41 next
        pand xmm4, xmm7                                            ;   553.0 p1      41 next
        pand xmm8, xmm0                                            ;   553.0 p1      41 next
        movdqa [rbp + 2528], xmm8                                  ;   555.0 p0+p3   41 next spill
        movdqa xmm8, xmm12                                         ;   524.7 p0      41 next copy
        pand xmm8, xmm2                                            ;   554.0 p1      41 next
        movdqa [rbp + 2544], xmm4                                  ;   555.0 p0+p3   41 next spill
        movdqa xmm4, xmm12                                         ;   526.7 p0      41 next copy
        pand xmm4, xmm10                                           ;   555.0 p1      41 next
        pxor xmm4, xmm2                                            ;   557.0 p1      41 next
        movdqa [rbp + 2560], xmm7                                  ;   535.0 p0+p3   54 next spill
        movdqa xmm7, xmm12                                         ;   528.7 p0      41 next copy
        pand xmm7, xmm15                                           ;   557.0 p1      41 next
        movdqa [rbp + 2576], xmm14                                 ;   551.0 p0+p3   41 next spill
        movdqa xmm14, xmm12                                        ;   530.7 p0      41 next copy
        pand xmm14, xmm3                                           ;   558.0 p1      41 next
        movdqa [rbp + 2592], xmm14                                 ;   560.0 p0+p3   41 next spill
        movdqa xmm14, xmm12                                        ;   532.7 p0      41 next copy
        pand xmm12, xmm0                                           ;   559.0 p1      41 next
        pand xmm14, xmm13                                          ;   560.0 p1      41 next
        movdqa [rbp + 2608], xmm14                                 ;   562.0 p0+p3   41 next spill
        movdqa xmm14, xmm3                                         ;   544.0 p0      41 next copy
        pand xmm3, xmm13                                           ;   561.0 p1      41 next
        movdqa [rbp + 2624], xmm12                                 ;   561.0 p0+p3   41 next spill
        movdqa xmm12, xmm6                                         ;   543.0 p0      41 next copy
        pxor xmm12, xmm15                                          ;   562.0 p1      41 next
        movdqa [rbp + 2640], xmm6                                  ;   543.0 p0+p3   41 next spill
        movdqa xmm6, xmm15                                         ;   538.7 p0      41 next copy
        pand xmm6, xmm2                                            ;   563.0 p1      41 next
        movdqa [rbp + 2656], xmm6                                  ;   565.0 p0+p3   41 next spill
        movdqa xmm6, xmm15                                         ;   540.7 p0      41 next copy
        pand xmm6, xmm0                                            ;   564.0 p1      41 next
        pxor xmm8, xmm6                                            ;   566.0 p1      41 next
        movdqa xmm6, [rel misty1_encrypt_compact.T0_constants128]  ;   536.7 p2      41 next reload
        pxor xmm8, xmm6                                            ;   568.0 p1      41 next
        movdqa xmm6, xmm15                                         ;   541.7 p0      41 next copy
        pand xmm6, xmm11                                           ;   567.0 p1      41 next
        pxor xmm14, xmm6                                           ;   569.0 p1      41 next
        movdqa xmm6, xmm15                                         ;   542.7 p0      41 next copy
        pand xmm6, xmm13                                           ;   569.0 p1      41 next
        pxor xmm5, xmm6                                            ;   571.0 p1      41 next
        pxor xmm6, xmm4                                            ;   571.0 p1      41 next
        movdqa [rbp + 2672], xmm8                                  ;   570.0 p0+p3   41 next spill
        movdqa xmm8, [rbp + 2624]                                  ;   561.0 p2      41 next reload
        pxor xmm8, xmm5                                            ;   573.0 p1      41 next
        movdqa xmm5, xmm0                                          ;   544.7 p0      41 next copy
        pand xmm5, xmm13                                           ;   573.0 p1      41 next
        pxor xmm7, xmm5                                            ;   575.0 p1      41 next
        movdqa xmm5, xmm2                                          ;   545.7 p0      41 next copy
        pand xmm5, xmm10                                           ;   575.0 p1      41 next
        pxor xmm7, xmm5                                            ;   577.0 p1      41 next
        movdqa [rbp + 2624], xmm8                                  ;   575.0 p0+p3   41 next spill
        movdqa xmm8, xmm2                                          ;   547.7 p0      41 next copy
        pand xmm8, [rbp + 2560]                                    ;   577.0 p2+p1   41 next
        pxor xmm3, xmm8                                            ;   579.0 p1      41 next
        pxor xmm6, xmm3                                            ;   581.0 p1      41 next
        movdqa xmm8, xmm2                                          ;   548.7 p0      41 next copy
        pand xmm8, xmm13                                           ;   580.0 p1      41 next
        pxor xmm8, [rbp + 2608]                                    ;   582.0 p2+p1   41 next
        movdqa [rbp + 2688], xmm2                                  ;   549.7 p0+p3   54 next spill
        movdqa xmm2, [rbp + 2512]                                  ;   553.0 p2      41 next reload
        pxor xmm2, xmm8                                            ;   584.0 p1      41 next
        movdqa xmm8, xmm13                                         ;   550.7 p0      41 next copy
        pand xmm8, xmm10                                           ;   583.0 p1      41 next
        pxor xmm15, xmm8                                           ;   585.0 p1      41 next
        pxor xmm2, xmm14                                           ;   586.0 p1      41 next
        movdqa [rbp + 2512], xmm0                                  ;   551.7 p0+p3   54 next spill
        movdqa xmm0, xmm13                                         ;   552.7 p0      41 next copy
        pand xmm0, [rbp + 2560]                                    ;   586.0 p2+p1   41 next
        movdqa [rbp + 2704], xmm2                                  ;   588.0 p0+p3   41 next spill
        movdqa xmm2, xmm13                                         ;   554.7 p0      41 next copy
        movdqa [rbp + 2720], xmm14                                 ;   571.0 p0+p3   41 next spill
        movdqa xmm14, xmm10                                        ;   556.7 p0      41 next copy
        por xmm14, xmm12                                           ;   587.0 p1      41 next
        movdqa [rbp + 2736], xmm8                                  ;   585.0 p0+p3   41 next spill
        movdqa xmm8, xmm10                                         ;   558.7 p0      41 next copy
        pand xmm8, xmm15                                           ;   588.0 p1      41 next
        pxor xmm8, [rel misty1_encrypt_compact.T0_constants128]    ;   590.0 p2+p1   41 next
        movdqa [rbp + 2752], xmm8                                  ;   592.0 p0+p3   41 next spill
        movdqa xmm8, xmm10                                         ;   560.7 p0      41 next copy
        pand xmm10, xmm11                                          ;   590.0 p1      41 next
        pxor xmm8, xmm0                                            ;   591.0 p1      41 next
        pxor xmm0, xmm11                                           ;   592.0 p1      41 next
        pand xmm8, [rbp + 2560]                                    ;   593.0 p2+p1   41 next
        pand xmm2, xmm0                                            ;   594.0 p1      41 next
        pxor xmm6, xmm0                                            ;   595.0 p1      41 next
        movdqa xmm0, xmm11                                         ;   561.7 p0      41 next copy
        pand xmm0, xmm12                                           ;   596.0 p1      41 next
        pxor xmm4, xmm0                                            ;   598.0 p1      41 next
        pxor xmm15, xmm4                                           ;   600.0 p1      41 next
        movdqa xmm0, xmm11                                         ;   562.7 p0      41 next copy
        movdqa xmm4, [rbp + 2560]                                  ;   560.3 p2      54 next reload
        pand xmm0, xmm4                                            ;   599.0 p1      41 next
        pxor xmm14, xmm0                                           ;   601.0 p1      41 next
        pxor xmm1, xmm14                                           ;   603.0 p1      41 next
        movdqa xmm14, [rbp + 2576]                                 ;   561.7 p2      41 next reload
        pxor xmm14, xmm2                                           ;   602.0 p1      41 next
        pxor xmm8, xmm15                                           ;   603.0 p1      41 next
        movdqa xmm15, xmm11                                        ;   563.7 p0      41 next copy
        pxor xmm6, xmm7                                            ;   604.0 p1      41 next
        movdqa xmm0, xmm4                                          ;   571.3 p0      41 next copy
        por xmm4, xmm12                                            ;   605.0 p1      41 next
        movdqa xmm2, [rbp + 2640]                                  ;   564.0 p2      41 next reload
        pand xmm0, xmm2                                            ;   606.0 p1      41 next
        pxor xmm9, xmm0                                            ;   608.0 p1      41 next
        pxor xmm13, xmm9                                           ;   610.0 p1      41 next
        pxor xmm3, xmm1                                            ;   609.0 p1      41 next
        pxor xmm2, xmm3                                            ;   611.0 p1      41 next
        movdqa xmm0, [rbp + 2688]                                  ;   566.0 p2      54 next reload
        pand xmm15, xmm0                                           ;   611.0 p1      41 next
        movdqa xmm3, xmm12                                         ;   566.7 p0      41 next copy
        movdqa xmm9, [rbp + 2512]                                  ;   567.0 p2      54 next reload
        pand xmm0, xmm9                                            ;   612.0 p1      41 next
        pand xmm11, xmm9                                           ;   613.0 p1      41 next
        pxor xmm15, [rbp + 2752]                                   ;   614.0 p2+p1   41 next
        pxor xmm10, xmm0                                           ;   615.0 p1      41 next
        pxor xmm3, xmm10                                           ;   617.0 p1      41 next
        pxor xmm4, xmm3                                            ;   619.0 p1      41 next
        movdqa xmm3, [rbp + 2544]                                  ;   569.7 p2      41 next reload
        pxor xmm3, xmm14                                           ;   618.0 p1      41 next
        movdqa xmm10, [rbp + 2528]                                 ;   570.7 p2      41 next reload
        pxor xmm0, xmm10                                           ;   619.0 p1      41 next
        pxor xmm10, xmm15                                          ;   620.0 p1      41 next
        pxor xmm5, xmm15                                           ;   621.0 p1      41 next
        pxor xmm2, xmm5                                            ;   623.0 p1      41 next
        pxor xmm7, xmm11                                           ;   623.0 p1      41 next
        pxor xmm9, xmm7                                            ;   625.0 p1      41 next
        movdqa xmm15, [rbp + 2656]                                 ;   572.7 p2      41 next
        pxor xmm15, [rbp + 2608]                                   ;   625.0 p2+p1   41 next
        pxor xmm14, xmm15                                          ;   627.0 p1      41 next
        movdqa xmm15, [rbp + 2672]                                 ;   574.7 p2      41 next
        pxor xmm15, xmm13                                          ;   627.0 p1      41 next
        pxor xmm1, xmm15                                           ;   629.0 p1      41 next
        movdqa xmm15, [rbp + 2624]                                 ;   575.7 p2      41 next
        pxor xmm12, xmm1                                           ;   631.0 p1      41 next
        movdqa xmm1, [rbp + 2672]                                  ;   576.7 p2      41 next
        pxor xmm11, xmm3                                           ;   630.0 p1      41 next
        pxor xmm6, xmm0                                            ;   631.0 p1      41 next
        pxor xmm1, xmm0                                            ;   632.0 p1      41 next
        movdqa xmm0, [rbp + 2624]                                  ;   577.7 p2      41 next
        pxor xmm0, [rbp + 2752]                                    ;   633.0 p2+p1   41 next
        pxor xmm8, xmm0                                            ;   635.0 p1      41 next
        movdqa xmm0, [rbp + 2656]                                  ;   579.7 p2      41 next
        pxor xmm0, xmm6                                            ;   635.0 p1      41 next
        movdqa xmm5, [rbp + 2320]                                  ;   580.7 p2      41 next
        movdqa xmm6, [rbp + 2192]                                  ;   581.7 p2      54 next reload
        pand xmm5, xmm6                                            ;   636.0 p1      41 next
        pxor xmm3, xmm4                                            ;   637.0 p1      41 next
        movdqa xmm7, [rbp + 2720]                                  ;   582.7 p2      41 next reload
        pxor xmm7, xmm4                                            ;   638.0 p1      41 next
        pxor xmm13, xmm14                                          ;   639.0 p1      41 next
        pxor xmm10, xmm11                                          ;   640.0 p1      41 next
        pxor xmm9, xmm7                                            ;   641.0 p1      41 next
        movdqa xmm4, [rbp + 2400]                                  ;   583.7 p2      41 next
        movdqa xmm7, [rbp + 2592]                                  ;   584.7 p2      41 next reload
        pxor xmm7, xmm13                                           ;   642.0 p1      41 next
        pxor xmm15, xmm7                                           ;   644.0 p1      41 next
        pand xmm4, xmm6                                            ;   644.0 p1      41 next
        movdqa xmm7, [rbp + 2416]                                  ;   585.7 p2      41 next
        movdqa xmm11, [rbp + 2288]                                 ;   586.7 p2      54 next reload
        pand xmm7, xmm11                                           ;   645.0 p1      41 next
        movdqa xmm13, [rbp + 2704]                                 ;   588.0 p2      41 next reload
        pxor xmm13, xmm1                                           ;   646.0 p1      41 next
        pxor xmm14, xmm10                                          ;   647.0 p1      41 next
        movdqa xmm1, [rbp + 2736]                                  ;   588.7 p2      41 next reload
        pxor xmm1, xmm3                                            ;   648.0 p1      41 next
        movdqa xmm3, [rbp + 2448]                                  ;   589.7 p2      41 next
        pand xmm3, xmm6                                            ;   649.0 p1      41 next
        movdqa xmm10, [rbp + 2320]                                 ;   590.7 p2      41 next
        pand xmm10, [rbp + 2448]                                   ;   650.0 p2+p1   41 next
        pxor xmm2, [rbp + 2416]                                    ;   651.0 p2+p1   41 next
        pxor xmm8, xmm11                                           ;   652.0 p1      41 next
        pxor xmm0, [rbp + 2400]                                    ;   653.0 p2+p1   41 next
        pxor xmm9, [rbp + 2320]                                    ;   654.0 p2+p1   41 next
        pxor xmm15, [rbp + 2432]                                   ;   655.0 p2+p1   41 next
        pxor xmm14, xmm6                                           ;   656.0 p1      41 next
        pxor xmm1, [rbp + 2448]                                    ;   657.0 p2+p1   41 next
        movdqa [rbp + 2736], xmm12                                 ;   633.0 p0+p3   41 next spill
        movdqa xmm12, xmm6                                         ;   593.0 p0      41 next copy
        pand xmm12, xmm11                                          ;   658.0 p1      41 next
        movdqa [rbp + 2704], xmm13                                 ;   648.0 p0+p3   41 next spill
        movdqa xmm13, xmm11                                        ;   597.7 p0      41 next copy
        pxor xmm13, xmm3                                           ;   659.0 p1      41 next
        movdqa [rbp + 2592], xmm2                                  ;   653.0 p0+p3   41 next spill
        movdqa xmm2, xmm11                                         ;   597.7 p0      41 next copy
        movdqa [rbp + 2720], xmm0                                  ;   655.0 p0+p3   41 next spill
        movdqa xmm0, xmm11                                         ;   599.0 p0      41 next copy
        pand xmm0, [rbp + 2400]                                    ;   660.0 p2+p1   41 next
        movdqa [rbp + 2656], xmm9                                  ;   656.0 p0+p3   41 next spill
        movdqa xmm9, xmm11                                         ;   601.0 p0      41 next copy
        pand xmm9, [rbp + 2448]                                    ;   661.0 p2+p1   41 next
        pand xmm11, [rbp + 2320]                                   ;   662.0 p2+p1   41 next
        pxor xmm11, xmm4                                           ;   664.0 p1      41 next
        movdqa [rbp + 2288], xmm1                                  ;   659.0 p0+p3   41 next spill
        movdqa xmm1, xmm6                                          ;   603.0 p0      41 next copy
        movdqa [rbp + 2752], xmm15                                 ;   657.0 p0+p3   41 next spill
        movdqa xmm15, xmm6                                         ;   605.0 p0      41 next copy
        movdqa [rbp + 2624], xmm8                                  ;   654.0 p0+p3   41 next spill
        movdqa xmm8, xmm6                                          ;   607.0 p0      41 next copy
        movdqa [rbp + 2672], xmm14                                 ;   658.0 p0+p3   41 next spill
        movdqa xmm14, xmm6                                         ;   609.0 p0      41 next copy
        movdqa [rbp + 2192], xmm11                                 ;   666.0 p0+p3   41 next spill
        movdqa xmm11, [rbp + 2400]                                 ;   606.0 p2      41 next
        pand xmm11, [rbp + 2432]                                   ;   664.0 p2+p1   41 next
        pxor xmm7, xmm11                                           ;   666.0 p1      41 next
        pand xmm2, xmm11                                           ;   666.0 p1      41 next
        movdqa xmm11, [rbp + 2416]                                 ;   608.0 p2      41 next
        pand xmm11, [rbp + 2448]                                   ;   667.0 p2+p1   41 next
        movdqa [rbp + 2608], xmm9                                  ;   663.0 p0+p3   41 next spill
        movdqa xmm9, [rbp + 2416]                                  ;   613.0 p2      41 next
        pand xmm9, xmm4                                            ;   668.0 p1      41 next
        pxor xmm9, xmm0                                            ;   670.0 p1      41 next
        pxor xmm9, [rel misty1_encrypt_compact.T0_constants128]    ;   672.0 p2+p1   41 next
        movdqa [rbp + 2528], xmm4                                  ;   646.0 p0+p3   41 next spill
        movdqa xmm4, [rbp + 2320]                                  ;   616.0 p2      41 next
        pxor xmm4, xmm13                                           ;   671.0 p1      41 next
        pand xmm4, [rbp + 2416]                                    ;   673.0 p2+p1   41 next
        pxor xmm3, xmm4                                            ;   675.0 p1      41 next
        movdqa [rbp + 2544], xmm3                                  ;   677.0 p0+p3   41 next spill
        movdqa xmm3, xmm5                                          ;   638.0 p0      41 next copy
        pxor xmm3, xmm10                                           ;   674.0 p1      41 next
        pxor xmm10, xmm7                                           ;   675.0 p1      41 next
        pxor xmm7, xmm5                                            ;   676.0 p1      41 next
        pxor xmm5, [rbp + 2608]                                    ;   677.0 p2+p1   41 next
        pand xmm3, [rbp + 2400]                                    ;   678.0 p2+p1   41 next
        pxor xmm15, xmm10                                          ;   679.0 p1      41 next
        pand xmm10, [rbp + 2432]                                   ;   680.0 p2+p1   41 next
        pand xmm8, xmm15                                           ;   681.0 p1      41 next
        pand xmm15, [rbp + 2320]                                   ;   682.0 p2+p1   41 next
        pxor xmm8, xmm9                                            ;   683.0 p1      41 next
        movdqa [rbp + 2512], xmm5                                  ;   679.0 p0+p3   41 next spill
        movdqa xmm5, [rbp + 2448]                                  ;   634.0 p2      41 next
        pand xmm5, xmm0                                            ;   684.0 p1      41 next
        pxor xmm5, xmm12                                           ;   686.0 p1      41 next
        pxor xmm10, xmm5                                           ;   688.0 p1      41 next
        movdqa xmm5, [rbp + 2416]                                  ;   635.3 p2      41 next
        pand xmm5, [rbp + 2432]                                    ;   687.0 p2+p1   41 next
        pxor xmm10, [rbp + 2448]                                   ;   690.0 p2+p1   41 next
        pxor xmm12, xmm5                                           ;   689.0 p1      41 next
        pxor xmm8, xmm5                                            ;   690.0 p1      41 next
        movdqa [rbp + 2688], xmm10                                 ;   692.0 p0+p3   41 next spill
        movdqa xmm10, xmm13                                        ;   661.0 p0      41 next copy
        pand xmm13, [rbp + 2432]                                   ;   691.0 p2+p1   41 next
        pxor xmm13, [rbp + 2192]                                   ;   693.0 p2+p1   41 next
        movdqa [rbp + 2640], xmm5                                  ;   689.0 p0+p3   41 next spill
        movdqa xmm5, xmm0                                          ;   662.0 p0      41 next copy
        pxor xmm5, [rbp + 2416]                                    ;   693.0 p2+p1   41 next
        pand xmm14, xmm5                                           ;   695.0 p1      41 next
        movdqa xmm5, [rbp + 2432]                                  ;   647.3 p2      54 next reload
        pxor xmm0, xmm5                                            ;   695.0 p1      41 next
        pxor xmm9, xmm14                                           ;   697.0 p1      41 next
        pxor xmm15, xmm9                                           ;   699.0 p1      41 next
        movdqa xmm9, xmm5                                          ;   658.3 p0      41 next copy
        pand xmm9, xmm12                                           ;   698.0 p1      41 next
        pxor xmm1, xmm9                                            ;   700.0 p1      41 next
        pxor xmm10, xmm1                                           ;   702.0 p1      41 next
        movdqa xmm1, [rbp + 2320]                                  ;   651.3 p2      54 next reload
        pand xmm12, xmm1                                           ;   701.0 p1      41 next
        movdqa xmm9, xmm1                                          ;   662.3 p0      41 next copy
        pxor xmm9, xmm11                                           ;   702.0 p1      41 next
        pand xmm1, xmm0                                            ;   703.0 p1      41 next
        pand xmm6, xmm0                                            ;   704.0 p1      41 next
        movdqa xmm0, xmm5                                          ;   658.3 p0      41 next copy
        pxor xmm0, [rbp + 2192]                                    ;   705.0 p2+p1   41 next
        pand xmm5, [rbp + 2512]                                    ;   706.0 p2+p1   41 next
        pxor xmm3, xmm9                                            ;   707.0 p1      41 next
        pxor xmm12, xmm3                                           ;   709.0 p1      41 next
        pxor xmm13, xmm12                                          ;   711.0 p1      41 next
        movdqa xmm3, [rbp + 2400]                                  ;   659.3 p2      54 next reload
        pand xmm9, xmm3                                            ;   710.0 p1      41 next
        pxor xmm4, xmm13                                           ;   713.0 p1      41 next
        movdqa xmm12, xmm3                                         ;   670.3 p0      41 next copy
        movdqa xmm13, xmm3                                         ;   670.3 p0      41 next copy
        pand xmm3, [rbp + 2416]                                    ;   712.0 p2+p1   41 next
        pxor xmm9, [rbp + 2608]                                    ;   713.0 p2+p1   41 next
        pxor xmm8, xmm9                                            ;   715.0 p1      41 next
        movdqa xmm9, [rbp + 2416]                                  ;   663.0 p2      54 next reload
        pxor xmm6, xmm9                                            ;   715.0 p1      41 next
        pxor xmm15, xmm6                                           ;   717.0 p1      41 next
        movdqa xmm6, [rbp + 2448]                                  ;   664.0 p2      41 next
        pand xmm6, xmm0                                            ;   717.0 p1      41 next
        pxor xmm12, xmm6                                           ;   719.0 p1      41 next
        movdqa xmm6, [rbp + 2640]                                  ;   689.0 p2      41 next reload
        pxor xmm0, xmm6                                            ;   719.0 p1      41 next
        pxor xmm6, [rbp + 2448]                                    ;   720.0 p2+p1   41 next
        pxor xmm2, xmm12                                           ;   721.0 p1      41 next
        pand xmm13, xmm6                                           ;   722.0 p1      41 next
        pand xmm11, xmm6                                           ;   723.0 p1      41 next
        movdqa xmm6, [rbp + 2752]                                  ;   667.0 p2      41 next reload
        pxor xmm4, xmm6                                            ;   724.0 p1      41 next
        pxor xmm6, [r10 + 2336]                                    ;   725.0 p2+p1   48 next
        movdqa xmm12, [rbp + 2672]                                 ;   669.0 p2      41 next reload
        pxor xmm8, xmm12                                           ;   726.0 p1      41 next
        pxor xmm12, [r10 + 2304]                                   ;   727.0 p2+p1   48 next
        pxor xmm14, xmm13                                          ;   728.0 p1      41 next
        pxor xmm0, xmm14                                           ;   730.0 p1      41 next
        pxor xmm15, xmm11                                          ;   730.0 p1      41 next
        movdqa xmm14, [rbp + 2544]                                 ;   677.0 p2      41 next reload
        pxor xmm13, xmm14                                          ;   731.0 p1      41 next
        pand xmm14, xmm3                                           ;   732.0 p1      41 next
        pxor xmm3, [rbp + 2512]                                    ;   733.0 p2+p1   41 next
        pand xmm9, xmm3                                            ;   735.0 p1      41 next
        pxor xmm7, xmm14                                           ;   735.0 p1      41 next
        movdqa xmm14, [rbp + 2624]                                 ;   673.0 p2      41 next
        pxor xmm14, xmm15                                          ;   736.0 p1      41 next
        movdqa xmm15, [rbp + 2288]                                 ;   674.0 p2      41 next
        pxor xmm2, xmm7                                            ;   737.0 p1      41 next
        movdqa xmm3, [rbp + 2656]                                  ;   675.0 p2      41 next
        movdqa xmm7, [rbp + 2528]                                  ;   676.0 p2      41 next reload
        pxor xmm7, xmm13                                           ;   738.0 p1      41 next
        pxor xmm0, xmm10                                           ;   739.0 p1      41 next
        pxor xmm10, xmm9                                           ;   740.0 p1      41 next
        movdqa xmm9, [rbp + 2720]                                  ;   677.0 p2      41 next
        pxor xmm5, xmm0                                            ;   741.0 p1      41 next
        movdqa xmm0, [rbp + 2592]                                  ;   678.0 p2      41 next
        pxor xmm1, xmm10                                           ;   742.0 p1      41 next
        movdqa xmm10, [rbp + 2624]                                 ;   679.0 p2      48 next
        pxor xmm10, [r10 + 2320]                                   ;   743.0 p2+p1   48 next
        pxor xmm4, [r10 + 2480]                                    ;   744.0 p2+p1   48 next
        pxor xmm9, xmm5                                            ;   745.0 p1      41 next
        movdqa xmm5, [rbp + 2288]                                  ;   682.0 p2      48 next
        pxor xmm5, [r10 + 2352]                                    ;   746.0 p2+p1   48 next
        pxor xmm8, [r10 + 2448]                                    ;   747.0 p2+p1   48 next
        movdqa xmm11, [rbp + 2688]                                 ;   692.0 p2      41 next reload
        pxor xmm11, xmm7                                           ;   748.0 p1      41 next
        movdqa xmm7, [rel misty1_encrypt_compact.T0_constants128]  ;   686.0 p2      41 next reload
        pxor xmm2, xmm7                                            ;   749.0 p1      41 next
        pxor xmm3, xmm2                                            ;   751.0 p1      41 next
        pxor xmm0, xmm11                                           ;   751.0 p1      41 next
        movdqa xmm2, [rbp + 2720]                                  ;   687.0 p2      48 next
        pxor xmm2, [r10 + 2384]                                    ;   752.0 p2+p1   48 next
        pxor xmm14, [r10 + 2464]                                   ;   753.0 p2+p1   48 next
        pxor xmm1, xmm7                                            ;   754.0 p1      41 next
        pxor xmm15, xmm1                                           ;   756.0 p1      41 next
        movdqa xmm1, [rbp + 2592]                                  ;   690.0 p2      48 next
        pxor xmm1, [r10 + 2400]                                    ;   756.0 p2+p1   48 next
        movdqa xmm11, [rbp + 2656]                                 ;   692.0 p2      48 next
        pxor xmm11, [r10 + 2368]                                   ;   757.0 p2+p1   48 next
        movdqa xmm13, [rbp + 2704]                                 ;   694.0 p2      48 next
        pxor xmm13, [r10 + 2416]                                   ;   758.0 p2+p1   48 next
        pxor xmm9, [r10 + 2528]                                    ;   759.0 p2+p1   48 next
        pxor xmm3, [r10 + 2512]                                    ;   760.0 p2+p1   48 next
        pxor xmm0, [r10 + 2544]                                    ;   761.0 p2+p1   48 next
        pxor xmm15, [r10 + 2496]                                   ;   762.0 p2+p1   48 next
        movdqa [rbp + 2704], xmm0                                  ;   763.0 p0+p3   48 next spill
        movdqa xmm0, [rbp + 2736]                                  ;   700.0 p2      48 next
        pxor xmm0, [r10 + 2432]                                    ;   763.0 p2+p1   48 next
        movdqa [rbp + 2736], xmm9                                  ;   761.0 p0+p3   48 next spill
        movdqa xmm9, xmm6                                          ;   727.0 p0      45 next copy
        movdqa [rbp + 2656], xmm3                                  ;   762.0 p0+p3   48 next spill
        movdqa xmm3, xmm6                                          ;   727.0 p0      45 next copy
        pand xmm3, xmm5                                            ;   764.0 p1      45 next
        movdqa [rbp + 2592], xmm15                                 ;   764.0 p0+p3   48 next spill
        movdqa xmm15, xmm6                                         ;   727.0 p0      45 next copy
        pand xmm15, xmm2                                           ;   765.0 p1      45 next
        movdqa [rbp + 2720], xmm4                                  ;   746.0 p0+p3   48 next spill
        movdqa xmm4, xmm6                                          ;   727.0 p0      45 next copy
        pand xmm4, xmm10                                           ;   766.0 p1      45 next
        pxor xmm4, xmm12                                           ;   768.0 p1      45 next
        movdqa [rbp + 2688], xmm14                                 ;   755.0 p0+p3   48 next spill
        movdqa xmm14, xmm6                                         ;   727.0 p0      45 next copy
        movdqa [rbp + 2288], xmm8                                  ;   749.0 p0+p3   48 next spill
        movdqa xmm8, xmm6                                          ;   727.0 p0      45 next copy
        pand xmm8, xmm0                                            ;   768.0 p1      45 next
        movdqa [rbp + 2624], xmm4                                  ;   770.0 p0+p3   45 next spill
        movdqa xmm4, xmm6                                          ;   727.0 p0      45 next copy
        pand xmm6, xmm1                                            ;   769.0 p1      45 next
        pand xmm4, xmm13                                           ;   770.0 p1      45 next
        movdqa [rbp + 2528], xmm6                                  ;   771.0 p0+p3   45 next spill
        movdqa xmm6, [rbp + 2624]                                  ;   770.0 p2      45 next
        pxor xmm6, xmm0                                            ;   781.0 p1      45 next
        movdqa [rbp + 2512], xmm6                                  ;   783.0 p0+p3   45 next spill
        movdqa xmm6, [rbp + 2624]                                  ;   770.0 p2      45 next
        movdqa [rbp + 2624], xmm4                                  ;   772.0 p0+p3   45 next spill
        movdqa xmm4, [rbp + 2512]                                  ;   783.0 p2      45 next
        movdqa [rbp + 2544], xmm8                                  ;   770.0 p0+p3   45 next spill
        movdqa xmm8, [rbp + 2512]                                  ;   783.0 p2      45 next
        pand xmm8, xmm10                                           ;   794.0 p1      45 next
        movdqa [rbp + 2512], xmm8                                  ;   796.0 p0+p3   45 next spill
        movdqa xmm8, xmm12                                         ;   729.0 p0      45 next copy
        pxor xmm8, xmm1                                            ;   773.0 p1      45 next
        movdqa xmm7, xmm12                                         ;   729.0 p0      45 next copy
        pand xmm7, xmm13                                           ;   774.0 p1      45 next
        movdqa [rbp + 2672], xmm4                                  ;   794.0 p0+p3   45 next spill
        movdqa xmm4, xmm12                                         ;   729.0 p0      45 next copy
        pand xmm4, xmm0                                            ;   775.0 p1      45 next
        pxor xmm4, xmm13                                           ;   777.0 p1      45 next
        movdqa [rbp + 2752], xmm6                                  ;   781.0 p0+p3   45 next spill
        movdqa xmm6, xmm12                                         ;   729.0 p0      45 next copy
        pand xmm6, xmm5                                            ;   777.0 p1      45 next
        movdqa [rbp + 2448], xmm4                                  ;   779.0 p0+p3   45 next spill
        movdqa xmm4, xmm12                                         ;   732.0 p0      45 next copy
        pand xmm4, xmm10                                           ;   778.0 p1      45 next
        movdqa [rbp + 2640], xmm14                                 ;   734.0 p0+p3   45 next spill
        movdqa xmm14, xmm12                                        ;   735.0 p0      45 next copy
        movdqa [rbp + 2416], xmm4                                  ;   780.0 p0+p3   45 next spill
        movdqa xmm4, xmm12                                         ;   737.0 p0      45 next copy
        pand xmm4, xmm11                                           ;   779.0 p1      45 next
        movdqa [rbp + 2608], xmm4                                  ;   781.0 p0+p3   45 next spill
        movdqa xmm4, xmm12                                         ;   739.0 p0      45 next copy
        pxor xmm4, xmm10                                           ;   780.0 p1      45 next
        pand xmm12, xmm1                                           ;   781.0 p1      45 next
        pand xmm4, xmm2                                            ;   782.0 p1      45 next
        movdqa [rbp + 2400], xmm12                                 ;   783.0 p0+p3   45 next spill
        movdqa xmm12, xmm10                                        ;   745.0 p0      45 next copy
        pxor xmm12, xmm2                                           ;   783.0 p1      45 next
        pxor xmm3, xmm12                                           ;   785.0 p1      45 next
        pand xmm14, xmm12                                          ;   785.0 p1      45 next
        pand xmm12, xmm11                                          ;   786.0 p1      45 next
        movdqa [rbp + 2192], xmm3                                  ;   787.0 p0+p3   45 next spill
        movdqa xmm3, xmm10                                         ;   746.0 p0      45 next copy
        pand xmm3, xmm5                                            ;   787.0 p1      45 next
        movdqa [rbp + 2432], xmm14                                 ;   787.0 p0+p3   45 next spill
        movdqa xmm14, xmm10                                        ;   748.0 p0      45 next copy
        pand xmm14, xmm13                                          ;   788.0 p1      45 next
        pand xmm10, xmm1                                           ;   789.0 p1      45 next
        movdqa [rbp + 2320], xmm10                                 ;   791.0 p0+p3   45 next spill
        movdqa xmm10, [rbp + 2752]                                 ;   781.0 p2      45 next reload
        pxor xmm10, xmm14                                          ;   792.0 p1      45 next
        movdqa xmm14, xmm5                                         ;   751.0 p0      45 next copy
        pand xmm14, xmm1                                           ;   791.0 p1      45 next
        pxor xmm7, xmm14                                           ;   793.0 p1      45 next
        movdqa xmm14, xmm5                                         ;   753.7 p0      45 next copy
        pand xmm14, xmm13                                          ;   793.0 p1      45 next
        pxor xmm7, [rel misty1_encrypt_compact.T0_constants128]    ;   795.0 p2+p1   45 next
        movdqa [rbp + 2752], xmm7                                  ;   797.0 p0+p3   45 next spill
        movdqa xmm7, xmm5                                          ;   758.0 p0      45 next copy
        pxor xmm7, xmm8                                            ;   795.0 p1      45 next
        pand xmm9, xmm7                                            ;   797.0 p1      45 next
        pxor xmm9, [rbp + 2448]                                    ;   799.0 p2+p1   45 next
        movdqa [rbp + 2560], xmm14                                 ;   795.0 p0+p3   45 next spill
        movdqa xmm14, xmm5                                         ;   760.7 p0      45 next copy
        pand xmm14, xmm11                                          ;   798.0 p1      45 next
        pxor xmm3, xmm14                                           ;   800.0 p1      45 next
        pxor xmm14, [rbp + 2448]                                   ;   800.0 p2+p1   45 next
        movdqa [rbp + 2448], xmm8                                  ;   775.0 p0+p3   45 next spill
        movdqa xmm8, [rbp + 2400]                                  ;   783.0 p2      45 next reload
        pxor xmm8, xmm3                                            ;   802.0 p1      45 next
        movdqa xmm3, xmm1                                          ;   764.0 p0      45 next copy
        pand xmm3, xmm11                                           ;   802.0 p1      45 next
        pxor xmm6, xmm3                                            ;   804.0 p1      45 next
        movdqa xmm3, xmm13                                         ;   765.0 p0      45 next copy
        pand xmm3, xmm0                                            ;   804.0 p1      45 next
        pxor xmm6, xmm3                                            ;   806.0 p1      45 next
        movdqa [rbp + 2400], xmm8                                  ;   804.0 p0+p3   45 next spill
        movdqa xmm8, xmm13                                         ;   767.0 p0      45 next copy
        pand xmm8, xmm2                                            ;   806.0 p1      45 next
        pxor xmm12, xmm8                                           ;   808.0 p1      45 next
        movdqa xmm8, xmm13                                         ;   768.0 p0      45 next copy
        pand xmm13, xmm1                                           ;   808.0 p1      45 next
        pand xmm8, xmm11                                           ;   809.0 p1      45 next
        pxor xmm14, xmm12                                          ;   810.0 p1      45 next
        pxor xmm8, [rbp + 2608]                                    ;   811.0 p2+p1   45 next
        movdqa [rbp + 2576], xmm13                                 ;   810.0 p0+p3   45 next spill
        movdqa xmm13, [rbp + 2512]                                 ;   796.0 p2      45 next reload
        pxor xmm13, xmm8                                           ;   813.0 p1      45 next
        movdqa xmm8, xmm0                                          ;   771.0 p0      45 next copy
        pand xmm8, xmm11                                           ;   813.0 p1      45 next
        pxor xmm5, xmm8                                            ;   815.0 p1      45 next
        pxor xmm9, xmm5                                            ;   817.0 p1      45 next
        pand xmm5, xmm0                                            ;   817.0 p1      45 next
        pxor xmm5, [rel misty1_encrypt_compact.T0_constants128]    ;   819.0 p2+p1   45 next
        pxor xmm13, [rbp + 2192]                                   ;   818.0 p2+p1   45 next
        movdqa [rbp + 2512], xmm5                                  ;   821.0 p0+p3   45 next spill
        movdqa xmm5, xmm0                                          ;   775.0 p0      45 next copy
        por xmm5, xmm7                                             ;   819.0 p1      45 next
        pxor xmm15, xmm5                                           ;   821.0 p1      45 next
        movdqa xmm5, xmm11                                         ;   776.0 p0      45 next copy
        pand xmm5, xmm2                                            ;   821.0 p1      45 next
        movdqa [rbp + 2768], xmm7                                  ;   797.0 p0+p3   45 next spill
        movdqa xmm7, [rbp + 2416]                                  ;   783.0 p2      45 next reload
        pxor xmm7, xmm15                                           ;   823.0 p1      45 next
        movdqa xmm15, xmm11                                        ;   783.7 p0      45 next copy
        pxor xmm0, xmm5                                            ;   823.0 p1      45 next
        movdqa [rbp + 2416], xmm1                                  ;   784.7 p0+p3   45 next spill
        movdqa xmm1, [rbp + 2640]                                  ;   794.0 p2      45 next reload
        pxor xmm1, xmm5                                            ;   824.0 p1      45 next
        pxor xmm12, xmm7                                           ;   825.0 p1      45 next
        pand xmm0, xmm2                                            ;   826.0 p1      45 next
        pxor xmm9, xmm0                                            ;   828.0 p1      45 next
        pxor xmm14, xmm1                                           ;   828.0 p1      45 next
        pand xmm15, xmm1                                           ;   829.0 p1      45 next
        movdqa xmm0, xmm2                                          ;   797.3 p0      45 next copy
        pxor xmm10, xmm15                                          ;   831.0 p1      45 next
        movdqa xmm15, [rbp + 2448]                                 ;   798.0 p2      45 next reload
        pand xmm0, xmm15                                           ;   831.0 p1      45 next
        pxor xmm15, xmm12                                          ;   832.0 p1      45 next
        movdqa xmm1, [rbp + 2768]                                  ;   799.0 p2      45 next reload
        por xmm2, xmm1                                             ;   833.0 p1      45 next
        movdqa xmm5, [rbp + 2672]                                  ;   800.0 p2      45 next reload
        pxor xmm5, xmm0                                            ;   834.0 p1      45 next
        pxor xmm11, xmm5                                           ;   836.0 p1      45 next
        movdqa xmm0, [rbp + 2544]                                  ;   801.0 p2      45 next reload
        movdqa xmm5, [rbp + 2576]                                  ;   810.0 p2      45 next reload
        pxor xmm0, xmm5                                            ;   836.0 p1      45 next
        pxor xmm14, xmm6                                           ;   837.0 p1      45 next
        pxor xmm4, xmm10                                           ;   838.0 p1      45 next
        movdqa xmm12, [rbp + 2320]                                 ;   803.0 p2      45 next reload
        pxor xmm5, xmm12                                           ;   839.0 p1      45 next
        pxor xmm0, xmm1                                            ;   840.0 p1      45 next
        pxor xmm2, xmm0                                            ;   842.0 p1      45 next
        movdqa xmm0, [rbp + 2528]                                  ;   804.0 p2      45 next reload
        pxor xmm6, xmm0                                            ;   842.0 p1      45 next
        pxor xmm0, xmm4                                            ;   843.0 p1      45 next
        pxor xmm14, xmm5                                           ;   844.0 p1      45 next
        pxor xmm5, [rbp + 2752]                                    ;   845.0 p2+p1   45 next
        pxor xmm13, xmm5                                           ;   847.0 p1      45 next
        movdqa xmm5, [rbp + 2416]                                  ;   806.0 p2      45 next reload
        pxor xmm5, xmm6                                            ;   847.0 p1      45 next
        pxor xmm4, xmm2                                            ;   848.0 p1      45 next
        pxor xmm8, xmm4                                            ;   850.0 p1      45 next
        pxor xmm2, [rbp + 2192]                                    ;   850.0 p2+p1   45 next
        movdqa xmm4, [rbp + 2560]                                  ;   808.3 p2      45 next reload
        pxor xmm14, xmm4                                           ;   851.0 p1      45 next
        pxor xmm4, [rbp + 2608]                                    ;   852.0 p2+p1   45 next
        pxor xmm10, xmm4                                           ;   854.0 p1      45 next
        movdqa xmm4, [rbp + 2624]                                  ;   810.3 p2      45 next reload
        movdqa xmm6, [rbp + 2512]                                  ;   821.0 p2      45 next reload
        pxor xmm4, xmm6                                            ;   854.0 p1      45 next
        pxor xmm6, [rbp + 2400]                                    ;   855.0 p2+p1   45 next
        pxor xmm9, xmm6                                            ;   857.0 p1      45 next
        pxor xmm5, xmm2                                            ;   857.0 p1      45 next
        pxor xmm12, xmm4                                           ;   858.0 p1      45 next
        pxor xmm3, xmm4                                            ;   859.0 p1      45 next
        movdqa xmm2, [rbp + 2752]                                  ;   813.3 p2      45 next
        pxor xmm2, xmm11                                           ;   860.0 p1      45 next
        pxor xmm7, xmm2                                            ;   862.0 p1      45 next
        movdqa xmm2, [rbp + 2400]                                  ;   814.3 p2      45 next
        pxor xmm15, xmm3                                           ;   862.0 p1      45 next
        movdqa xmm3, [rbp + 2288]                                  ;   815.3 p2      45 next
        pxor xmm0, xmm12                                           ;   863.0 p1      45 next
        movdqa xmm4, [rbp + 2688]                                  ;   816.3 p2      45 next
        pxor xmm4, xmm9                                            ;   864.0 p1      45 next
        movdqa xmm6, [rbp + 2720]                                  ;   817.3 p2      45 next
        pxor xmm1, xmm7                                            ;   865.0 p1      45 next
        movdqa xmm7, [rbp + 2592]                                  ;   818.3 p2      45 next
        pxor xmm7, xmm8                                            ;   866.0 p1      45 next
        pxor xmm11, xmm10                                          ;   867.0 p1      45 next
        movdqa xmm8, [rbp + 2656]                                  ;   819.3 p2      45 next
        pxor xmm8, xmm5                                            ;   868.0 p1      45 next
        movdqa xmm5, [rbp + 2736]                                  ;   820.3 p2      45 next
        pxor xmm5, xmm14                                           ;   869.0 p1      45 next
        movdqa xmm14, [rbp + 2704]                                 ;   821.3 p2      45 next
        pxor xmm14, xmm15                                          ;   870.0 p1      45 next
        movdqa xmm15, [rbp + 2368]                                 ;   822.3 p2      54 next
        pxor xmm10, xmm0                                           ;   871.0 p1      45 next
        movdqa xmm0, [rbp + 2144]                                  ;   823.3 p2      54 next reload
        pxor xmm13, xmm0                                           ;   872.0 p1      54 next
        movdqa xmm9, [rbp + 2432]                                  ;   824.3 p2      45 next reload
        pxor xmm9, xmm11                                           ;   873.0 p1      45 next
        pxor xmm2, xmm9                                            ;   875.0 p1      45 next
        pxor xmm0, [r11 + 368]                                     ;   875.0 p2+p1   54 next
        movdqa xmm9, [rbp + 2336]                                  ;   826.3 p2      54 next
        pxor xmm9, xmm4                                            ;   876.0 p1      54 next
        movdqa xmm4, [rbp + 2240]                                  ;   827.3 p2      54 next
        pxor xmm4, xmm1                                            ;   877.0 p1      54 next
        movdqa xmm1, [rbp + 2224]                                  ;   828.3 p2      54 next
        pxor xmm3, xmm10                                           ;   878.0 p1      45 next
        movdqa xmm10, [rbp + 2272]                                 ;   829.3 p2      54 next
        pxor xmm10, xmm7                                           ;   879.0 p1      54 next
        movdqa xmm7, [rbp + 2288]                                  ;   830.3 p2      54 next
        pxor xmm6, xmm2                                            ;   880.0 p1      45 next
        movdqa xmm2, [rbp + 2176]                                  ;   831.3 p2      54 next reload
        pxor xmm7, xmm2                                            ;   881.0 p1      54 next
        pxor xmm15, xmm3                                           ;   882.0 p1      54 next
        pxor xmm2, [r11 + 400]                                     ;   883.0 p2+p1   54 next
        movdqa xmm3, [rbp + 2160]                                  ;   833.3 p2      54 next
        pxor xmm3, xmm8                                            ;   884.0 p1      54 next
        movdqa xmm8, [rbp + 2720]                                  ;   834.3 p2      54 next
        movdqa xmm11, [rbp + 2256]                                 ;   835.3 p2      54 next reload
        pxor xmm8, xmm11                                           ;   885.0 p1      54 next
        pxor xmm1, xmm6                                            ;   886.0 p1      54 next
        pxor xmm11, [r11 + 432]                                    ;   887.0 p2+p1   54 next
        movdqa xmm6, [rbp + 2208]                                  ;   837.3 p2      54 next reload
        pxor xmm5, xmm6                                            ;   888.0 p1      54 next
        pxor xmm6, [r11 + 336]                                     ;   889.0 p2+p1   54 next
        movdqa xmm12, [rbp + 2352]                                 ;   839.3 p2      54 next reload
        pxor xmm14, xmm12                                          ;   890.0 p1      54 next
        pxor xmm12, [r11 + 352]                                    ;   891.0 p2+p1   54 next
        movdqa [rbp + 2352], xmm8                                  ;   887.0 p0+p3   54 next spill
        movdqa xmm8, [rbp + 2688]                                  ;   841.3 p2      54 next
        pxor xmm8, [rbp + 2480]                                    ;   892.0 p2+p1   54 next
        movdqa [rbp + 2688], xmm8                                  ;   894.0 p0+p3   54 next spill
        movdqa xmm8, [rbp + 2592]                                  ;   843.3 p2      54 next
        pxor xmm8, [rbp + 2384]                                    ;   893.0 p2+p1   54 next
        movdqa [rbp + 2592], xmm8                                  ;   895.0 p0+p3   54 next spill
        movdqa xmm8, [rbp + 2656]                                  ;   845.3 p2      54 next
        pxor xmm8, [rbp + 2464]                                    ;   894.0 p2+p1   54 next
        movdqa [rbp + 2656], xmm8                                  ;   896.0 p0+p3   54 next spill
        movdqa xmm8, [rbp + 2736]                                  ;   847.3 p2      54 next
        pxor xmm8, [rbp + 2304]                                    ;   895.0 p2+p1   54 next
        movdqa [rbp + 2736], xmm8                                  ;   897.0 p0+p3   54 next spill
        movdqa xmm8, [rbp + 2704]                                  ;   849.3 p2      54 next
        pxor xmm8, [rbp + 2496]                                    ;   896.0 p2+p1   54 next
        movdqa [rbp + 2704], xmm8                                  ;   898.0 p0+p3   54 next spill
        movdqa xmm8, [rbp + 2368]                                  ;   851.3 p2      54 next
        pxor xmm8, [r11 + 256]                                     ;   897.0 p2+p1   54 next
        movdqa [rbp + 2368], xmm7                                  ;   883.0 p0+p3   54 next spill
        movdqa xmm7, [rbp + 2336]                                  ;   853.3 p2      54 next
        pxor xmm7, [r11 + 272]                                     ;   898.0 p2+p1   54 next
        movdqa [rbp + 2336], xmm4                                  ;   879.0 p0+p3   54 next spill
        movdqa xmm4, [rbp + 2240]                                  ;   855.3 p2      54 next
        pxor xmm4, [r11 + 384]                                     ;   899.0 p2+p1   54 next
        movdqa [rbp + 2240], xmm13                                 ;   874.0 p0+p3   54 next spill
        movdqa xmm13, [rbp + 2224]                                 ;   857.3 p2      54 next
        pxor xmm13, [r11 + 288]                                    ;   900.0 p2+p1   54 next
        movdqa [rbp + 2224], xmm14                                 ;   892.0 p0+p3   54 next spill
        movdqa xmm14, [rbp + 2272]                                 ;   859.3 p2      54 next
        pxor xmm14, [r11 + 304]                                    ;   901.0 p2+p1   54 next
        movdqa [rbp + 2272], xmm5                                  ;   890.0 p0+p3   54 next spill
        movdqa xmm5, [rbp + 2160]                                  ;   861.3 p2      54 next
        pxor xmm5, [r11 + 320]                                     ;   902.0 p2+p1   54 next
        movdqa [rbp + 2160], xmm3                                  ;   886.0 p0+p3   54 next spill
        movdqa xmm3, [rbp + 2480]                                  ;   863.3 p2      54 next
        pxor xmm3, [r11 + 416]                                     ;   903.0 p2+p1   54 next
        movdqa [rbp + 2480], xmm10                                 ;   881.0 p0+p3   54 next spill
        movdqa xmm10, [rbp + 2384]                                 ;   865.3 p2      54 next
        pxor xmm10, [r11 + 448]                                    ;   904.0 p2+p1   54 next
        movdqa [rbp + 2384], xmm1                                  ;   888.0 p0+p3   54 next spill
        movdqa xmm1, [rbp + 2464]                                  ;   867.3 p2      54 next
        pxor xmm1, [r11 + 464]                                     ;   905.0 p2+p1   54 next
        movdqa [rbp + 2464], xmm9                                  ;   878.0 p0+p3   54 next spill
        movdqa xmm9, [rbp + 2304]                                  ;   869.3 p2      54 next
        pxor xmm9, [r11 + 480]                                     ;   906.0 p2+p1   54 next
        movdqa [rbp + 2304], xmm15                                 ;   884.0 p0+p3   54 next spill
        movdqa xmm15, [rbp + 2496]                                 ;   871.3 p2      54 next
        pxor xmm15, [r11 + 496]                                    ;   907.0 p2+p1   54 next
        movdqa [rbp + 2496], xmm13                                 ;   902.0 p0+p3   54 next spill
        movdqa xmm13, xmm0                                         ;   877.0 p0      41 next copy
        pxor xmm13, xmm1                                           ;   908.0 p1      41 next
        movdqa [rbp + 2208], xmm14                                 ;   903.0 p0+p3   54 next spill
        movdqa xmm14, xmm0                                         ;   877.0 p0      41 next copy
        pand xmm14, xmm9                                           ;   909.0 p1      41 next
        movdqa [rbp + 2256], xmm12                                 ;   893.0 p0+p3   54 next spill
        movdqa xmm12, xmm0                                         ;   877.0 p0      41 next copy
        pand xmm12, xmm15                                          ;   910.0 p1      41 next
        pxor xmm12, xmm9                                           ;   912.0 p1      41 next
        movdqa [rbp + 2720], xmm7                                  ;   900.0 p0+p3   54 next spill
        movdqa xmm7, xmm0                                          ;   878.3 p0      41 next copy
        pand xmm7, xmm3                                            ;   912.0 p1      41 next
        movdqa [rbp + 2176], xmm6                                  ;   891.0 p0+p3   54 next spill
        movdqa xmm6, xmm0                                          ;   880.3 p0      41 next copy
        pand xmm6, xmm4                                            ;   913.0 p1      41 next
        movdqa [rbp + 2288], xmm8                                  ;   899.0 p0+p3   54 next spill
        movdqa xmm8, xmm0                                          ;   882.3 p0      41 next copy
        movdqa [rbp + 2432], xmm5                                  ;   904.0 p0+p3   54 next spill
        movdqa xmm5, xmm0                                          ;   884.3 p0      41 next copy
        movdqa [rbp + 2144], xmm5                                  ;   891.3 p0+p3   41 next spill
        movdqa xmm5, xmm0                                          ;   886.3 p0      41 next copy
        pand xmm5, xmm11                                           ;   914.0 p1      41 next
        movdqa [rbp + 2400], xmm5                                  ;   916.0 p0+p3   41 next spill
        movdqa xmm5, xmm0                                          ;   888.3 p0      41 next copy
        pxor xmm5, xmm4                                            ;   915.0 p1      41 next
        pand xmm0, xmm1                                            ;   916.0 p1      41 next
        pand xmm5, xmm10                                           ;   917.0 p1      41 next
        movdqa [rbp + 2752], xmm0                                  ;   918.0 p0+p3   41 next spill
        movdqa xmm0, xmm13                                         ;   910.0 p0      41 next copy
        pxor xmm0, xmm3                                            ;   918.0 p1      41 next
        movdqa [rbp + 2512], xmm13                                 ;   910.0 p0+p3   41 next spill
        movdqa xmm13, xmm12                                        ;   914.0 p0      41 next copy
        movdqa [rbp + 2624], xmm5                                  ;   919.0 p0+p3   41 next spill
        movdqa xmm5, xmm4                                          ;   901.0 p0      41 next copy
        pxor xmm5, xmm10                                           ;   919.0 p1      41 next
        pand xmm8, xmm5                                            ;   921.0 p1      41 next
        movdqa [rbp + 2608], xmm8                                  ;   923.0 p0+p3   41 next spill
        movdqa xmm8, xmm4                                          ;   901.0 p0      41 next copy
        pand xmm8, xmm3                                            ;   921.0 p1      41 next
        movdqa [rbp + 2560], xmm10                                 ;   906.0 p0+p3   54 next spill
        movdqa xmm10, xmm4                                         ;   901.0 p0      41 next copy
        pand xmm10, xmm2                                           ;   922.0 p1      41 next
        movdqa [rbp + 2192], xmm4                                  ;   901.0 p0+p3   54 next spill
        movdqa xmm4, [rbp + 2144]                                  ;   898.0 p2      41 next reload
        pxor xmm4, xmm10                                           ;   924.0 p1      41 next
        movdqa xmm10, xmm3                                         ;   905.0 p0      41 next copy
        pand xmm10, xmm9                                           ;   924.0 p1      41 next
        movdqa [rbp + 2144], xmm10                                 ;   926.0 p0+p3   41 next spill
        movdqa xmm10, xmm3                                         ;   905.0 p0      41 next copy
        pand xmm10, xmm1                                           ;   925.0 p1      41 next
        pxor xmm14, xmm10                                          ;   927.0 p1      41 next
        movdqa xmm10, [rel misty1_encrypt_compact.T0_constants128] ;   901.0 p2      41 next reload
        pxor xmm14, xmm10                                          ;   929.0 p1      41 next
        movdqa xmm10, xmm3                                         ;   905.0 p0      41 next copy
        pand xmm10, xmm2                                           ;   928.0 p1      41 next
        pxor xmm10, xmm5                                           ;   930.0 p1      41 next
        pand xmm5, xmm11                                           ;   930.0 p1      41 next
        movdqa [rbp + 2416], xmm14                                 ;   931.0 p0+p3   41 next spill
        movdqa xmm14, xmm3                                         ;   905.3 p0      41 next copy
        pand xmm14, xmm11                                          ;   931.0 p1      41 next
        pxor xmm8, xmm14                                           ;   933.0 p1      41 next
        pxor xmm12, xmm14                                          ;   933.0 p1      41 next
        movdqa xmm14, [rbp + 2752]                                 ;   918.0 p2      41 next reload
        pxor xmm14, xmm8                                           ;   935.0 p1      41 next
        movdqa xmm8, xmm1                                          ;   907.0 p0      41 next copy
        pand xmm8, xmm11                                           ;   935.0 p1      41 next
        pxor xmm7, xmm8                                            ;   937.0 p1      41 next
        movdqa xmm8, xmm11                                         ;   907.3 p0      41 next copy
        pand xmm8, xmm15                                           ;   937.0 p1      41 next
        pxor xmm3, xmm8                                            ;   939.0 p1      41 next
        movdqa [rbp + 2752], xmm14                                 ;   937.0 p0+p3   41 next spill
        movdqa xmm14, xmm11                                        ;   909.3 p0      41 next copy
        pand xmm14, [rbp + 2560]                                   ;   939.0 p2+p1   41 next
        movdqa [rbp + 2528], xmm1                                  ;   910.3 p0+p3   54 next spill
        movdqa xmm1, xmm11                                         ;   911.3 p0      41 next copy
        movdqa [rbp + 2768], xmm10                                 ;   932.0 p0+p3   41 next spill
        movdqa xmm10, xmm11                                        ;   913.3 p0      41 next copy
        pand xmm11, xmm9                                           ;   940.0 p1      41 next
        pxor xmm11, [rbp + 2400]                                   ;   942.0 p2+p1   41 next
        movdqa [rbp + 2320], xmm4                                  ;   926.0 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;   915.3 p0      41 next copy
        pand xmm4, xmm15                                           ;   942.0 p1      41 next
        pxor xmm7, xmm4                                            ;   944.0 p1      41 next
        movdqa [rbp + 2576], xmm8                                  ;   939.0 p0+p3   41 next spill
        movdqa xmm8, xmm9                                          ;   917.3 p0      41 next copy
        pand xmm8, [rbp + 2560]                                    ;   944.0 p2+p1   41 next
        pxor xmm5, xmm8                                            ;   946.0 p1      41 next
        pxor xmm12, xmm5                                           ;   948.0 p1      41 next
        movdqa xmm8, xmm9                                          ;   918.3 p0      41 next copy
        pand xmm8, [rbp + 2192]                                    ;   947.0 p2+p1   41 next
        pxor xmm8, [rbp + 2320]                                    ;   949.0 p2+p1   41 next
        movdqa [rbp + 2544], xmm7                                  ;   946.0 p0+p3   41 next spill
        movdqa xmm7, xmm9                                          ;   920.3 p0      41 next copy
        pand xmm9, xmm2                                            ;   949.0 p1      41 next
        pand xmm7, [rbp + 2528]                                    ;   950.0 p2+p1   41 next
        movdqa [rbp + 2672], xmm7                                  ;   952.0 p0+p3   41 next spill
        movdqa xmm7, xmm0                                          ;   922.3 p0      41 next copy
        pand xmm7, xmm2                                            ;   951.0 p1      41 next
        pxor xmm13, xmm7                                           ;   953.0 p1      41 next
        pxor xmm13, xmm3                                           ;   955.0 p1      41 next
        pand xmm3, xmm15                                           ;   954.0 p1      41 next
        movdqa xmm7, [rel misty1_encrypt_compact.T0_constants128]  ;   922.3 p2      41 next reload
        pxor xmm3, xmm7                                            ;   956.0 p1      41 next
        pxor xmm9, xmm3                                            ;   958.0 p1      41 next
        pxor xmm3, [rbp + 2752]                                    ;   958.0 p2+p1   41 next
        pxor xmm4, xmm9                                            ;   960.0 p1      41 next
        movdqa xmm7, xmm0                                          ;   924.3 p0      41 next copy
        por xmm7, xmm15                                            ;   959.0 p1      41 next
        movdqa [rbp + 2448], xmm0                                  ;   925.3 p0+p3   41 next spill
        movdqa xmm0, xmm15                                         ;   926.3 p0      41 next copy
        pxor xmm0, xmm14                                           ;   960.0 p1      41 next
        pxor xmm14, xmm2                                           ;   961.0 p1      41 next
        pand xmm0, [rbp + 2560]                                    ;   962.0 p2+p1   41 next
        pxor xmm13, xmm0                                           ;   964.0 p1      41 next
        movdqa xmm0, xmm2                                          ;   927.7 p0      41 next copy
        pand xmm0, [rbp + 2560]                                    ;   964.0 p2+p1   41 next
        pxor xmm7, xmm0                                            ;   966.0 p1      41 next
        pxor xmm6, xmm7                                            ;   968.0 p1      41 next
        movdqa xmm0, xmm15                                         ;   929.3 p0      41 next copy
        pand xmm15, xmm2                                           ;   967.0 p1      41 next
        pand xmm1, xmm14                                           ;   968.0 p1      41 next
        pxor xmm12, xmm14                                          ;   969.0 p1      41 next
        pxor xmm8, xmm1                                            ;   970.0 p1      41 next
        pxor xmm0, [rbp + 2320]                                    ;   971.0 p2+p1   41 next
        movdqa xmm14, [rbp + 2528]                                 ;   932.0 p2      54 next reload
        pand xmm2, xmm14                                           ;   972.0 p1      41 next
        pxor xmm3, xmm13                                           ;   973.0 p1      41 next
        movdqa xmm1, [rbp + 2512]                                  ;   933.0 p2      41 next
        pxor xmm5, xmm6                                            ;   974.0 p1      41 next
        pxor xmm1, xmm5                                            ;   976.0 p1      41 next
        movdqa xmm5, [rbp + 2512]                                  ;   934.0 p2      41 next
        movdqa xmm7, [rbp + 2560]                                  ;   935.0 p2      54 next reload
        pand xmm5, xmm7                                            ;   976.0 p1      41 next
        movdqa xmm13, [rbp + 2544]                                 ;   946.0 p2      41 next reload
        pxor xmm12, xmm13                                          ;   977.0 p1      41 next
        pxor xmm4, xmm1                                            ;   978.0 p1      41 next
        movdqa xmm1, [rbp + 2448]                                  ;   937.0 p2      41 next reload
        por xmm7, xmm1                                             ;   979.0 p1      41 next
        pxor xmm15, [rbp + 2672]                                   ;   980.0 p2+p1   41 next
        pxor xmm5, xmm0                                            ;   981.0 p1      41 next
        pxor xmm10, xmm5                                           ;   983.0 p1      41 next
        movdqa xmm5, [rbp + 2192]                                  ;   939.0 p2      54 next reload
        pand xmm0, xmm5                                            ;   983.0 p1      41 next
        pand xmm5, xmm14                                           ;   984.0 p1      41 next
        pxor xmm11, xmm0                                           ;   985.0 p1      41 next
        pxor xmm13, xmm2                                           ;   986.0 p1      41 next
        movdqa xmm0, [rbp + 2624]                                  ;   940.0 p2      41 next reload
        pxor xmm0, xmm8                                            ;   987.0 p1      41 next
        pxor xmm14, xmm13                                          ;   988.0 p1      41 next
        movdqa xmm13, xmm1                                         ;   948.0 p0      41 next copy
        pxor xmm13, xmm15                                          ;   989.0 p1      41 next
        pxor xmm7, xmm13                                           ;   991.0 p1      41 next
        movdqa xmm15, [rbp + 2768]                                 ;   941.3 p2      41 next reload
        pxor xmm11, xmm15                                          ;   991.0 p1      41 next
        pxor xmm9, xmm5                                            ;   992.0 p1      41 next
        pxor xmm5, [rbp + 2672]                                    ;   993.0 p2+p1   41 next
        pxor xmm2, xmm0                                            ;   994.0 p1      41 next
        movdqa xmm13, [rbp + 2144]                                 ;   943.3 p2      41 next
        pxor xmm13, [rbp + 2400]                                   ;   995.0 p2+p1   41 next
        pxor xmm8, xmm13                                           ;   997.0 p1      41 next
        pxor xmm0, xmm7                                            ;   997.0 p1      41 next
        pxor xmm15, xmm7                                           ;   998.0 p1      41 next
        pxor xmm14, xmm15                                          ;  1000.0 p1      41 next
        movdqa xmm15, [rbp + 2416]                                 ;   945.7 p2      41 next
        pxor xmm15, xmm10                                          ;  1000.0 p1      41 next
        pxor xmm6, xmm15                                           ;  1002.0 p1      41 next
        movdqa xmm15, [rbp + 2752]                                 ;   946.7 p2      41 next
        pxor xmm1, xmm6                                            ;  1004.0 p1      41 next
        movdqa xmm6, [rbp + 2416]                                  ;   947.7 p2      41 next
        pxor xmm10, xmm8                                           ;  1003.0 p1      41 next
        pxor xmm12, xmm5                                           ;  1004.0 p1      41 next
        pxor xmm6, xmm5                                            ;  1005.0 p1      41 next
        movdqa xmm5, [rbp + 2144]                                  ;   948.7 p2      41 next
        pxor xmm5, xmm12                                           ;  1006.0 p1      41 next
        movdqa xmm7, [rbp + 2432]                                  ;   949.7 p2      41 next
        movdqa xmm12, [rbp + 2288]                                 ;   950.7 p2      54 next reload
        pand xmm7, xmm12                                           ;  1007.0 p1      41 next
        movdqa xmm13, [rbp + 2608]                                 ;   951.7 p2      41 next reload
        pxor xmm13, xmm10                                          ;  1008.0 p1      41 next
        pxor xmm15, xmm13                                          ;  1010.0 p1      41 next
        movdqa xmm10, [rbp + 2576]                                 ;   952.7 p2      41 next reload
        pxor xmm10, xmm0                                           ;  1010.0 p1      41 next
        pxor xmm11, xmm6                                           ;  1011.0 p1      41 next
        movdqa xmm0, [rbp + 2176]                                  ;   953.7 p2      41 next
        pxor xmm9, xmm2                                            ;  1012.0 p1      41 next
        pand xmm0, xmm12                                           ;  1013.0 p1      41 next
        movdqa xmm2, [rbp + 2256]                                  ;   954.7 p2      41 next
        movdqa xmm6, [rbp + 2720]                                  ;   955.7 p2      54 next reload
        pand xmm2, xmm6                                            ;  1014.0 p1      41 next
        pxor xmm8, xmm9                                            ;  1015.0 p1      41 next
        movdqa xmm9, [rbp + 2208]                                  ;   956.7 p2      41 next
        pand xmm9, xmm12                                           ;  1016.0 p1      41 next
        movdqa xmm13, [rbp + 2432]                                 ;   957.7 p2      41 next
        pand xmm13, [rbp + 2208]                                   ;  1017.0 p2+p1   41 next
        pxor xmm3, xmm6                                            ;  1018.0 p1      41 next
        pxor xmm4, [rbp + 2256]                                    ;  1019.0 p2+p1   41 next
        pxor xmm14, [rbp + 2432]                                   ;  1020.0 p2+p1   41 next
        pxor xmm5, [rbp + 2176]                                    ;  1021.0 p2+p1   41 next
        pxor xmm15, [rbp + 2496]                                   ;  1022.0 p2+p1   41 next
        pxor xmm10, [rbp + 2208]                                   ;  1023.0 p2+p1   41 next
        pxor xmm8, xmm12                                           ;  1024.0 p1      41 next
        movdqa [rbp + 2576], xmm1                                  ;  1006.0 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2176]                                  ;   964.7 p2      41 next
        pand xmm1, [rbp + 2496]                                    ;  1025.0 p2+p1   41 next
        pxor xmm2, xmm1                                            ;  1027.0 p1      41 next
        pand xmm1, xmm6                                            ;  1027.0 p1      41 next
        movdqa [rbp + 2608], xmm11                                 ;  1013.0 p0+p3   41 next spill
        movdqa xmm11, xmm6                                         ;   966.7 p0      41 next copy
        pxor xmm11, xmm9                                           ;  1028.0 p1      41 next
        movdqa [rbp + 2144], xmm4                                  ;  1021.0 p0+p3   41 next spill
        movdqa xmm4, xmm6                                          ;   966.7 p0      41 next copy
        pand xmm4, [rbp + 2176]                                    ;  1029.0 p2+p1   41 next
        movdqa [rbp + 2416], xmm5                                  ;  1023.0 p0+p3   41 next spill
        movdqa xmm5, xmm6                                          ;   967.7 p0      41 next copy
        pand xmm5, xmm12                                           ;  1030.0 p1      41 next
        movdqa [rbp + 2752], xmm14                                 ;  1022.0 p0+p3   41 next spill
        movdqa xmm14, xmm6                                         ;   969.7 p0      41 next copy
        pand xmm14, [rbp + 2208]                                   ;  1031.0 p2+p1   41 next
        pand xmm6, [rbp + 2432]                                    ;  1032.0 p2+p1   41 next
        pxor xmm6, xmm0                                            ;  1034.0 p1      41 next
        movdqa [rbp + 2720], xmm10                                 ;  1025.0 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;   971.7 p0      41 next copy
        movdqa [rbp + 2400], xmm15                                 ;  1024.0 p0+p3   41 next spill
        movdqa xmm15, xmm12                                        ;   973.7 p0      41 next copy
        movdqa [rbp + 2672], xmm3                                  ;  1020.0 p0+p3   41 next spill
        movdqa xmm3, xmm12                                         ;   975.7 p0      41 next copy
        movdqa [rbp + 2768], xmm8                                  ;  1026.0 p0+p3   41 next spill
        movdqa xmm8, xmm12                                         ;   977.7 p0      41 next copy
        movdqa [rbp + 2288], xmm6                                  ;  1036.0 p0+p3   41 next spill
        movdqa xmm6, [rbp + 2256]                                  ;   975.0 p2      41 next
        pand xmm6, [rbp + 2208]                                    ;  1034.0 p2+p1   41 next
        movdqa [rbp + 2448], xmm14                                 ;  1033.0 p0+p3   41 next spill
        movdqa xmm14, [rbp + 2256]                                 ;   978.7 p2      41 next
        pand xmm14, xmm0                                           ;  1035.0 p1      41 next
        pxor xmm14, xmm4                                           ;  1037.0 p1      41 next
        pxor xmm14, [rel misty1_encrypt_compact.T0_constants128]   ;  1039.0 p2+p1   41 next
        movdqa [rbp + 2624], xmm0                                  ;  1015.0 p0+p3   41 next spill
        movdqa xmm0, [rbp + 2432]                                  ;   982.0 p2      41 next
        pxor xmm0, xmm11                                           ;  1038.0 p1      41 next
        pand xmm0, [rbp + 2256]                                    ;  1040.0 p2+p1   41 next
        pxor xmm9, xmm0                                            ;  1042.0 p1      41 next
        movdqa [rbp + 2528], xmm9                                  ;  1044.0 p0+p3   41 next spill
        movdqa xmm9, [rbp + 2208]                                  ;   987.0 p2      41 next
        pand xmm9, xmm4                                            ;  1041.0 p1      41 next
        pxor xmm9, xmm5                                            ;  1043.0 p1      41 next
        movdqa [rbp + 2192], xmm4                                  ;  1031.0 p0+p3   41 next spill
        movdqa xmm4, xmm7                                          ;  1009.0 p0      41 next copy
        pxor xmm4, xmm13                                           ;  1043.0 p1      41 next
        pxor xmm13, xmm2                                           ;  1044.0 p1      41 next
        pxor xmm2, xmm7                                            ;  1045.0 p1      41 next
        pxor xmm7, [rbp + 2448]                                    ;  1046.0 p2+p1   41 next
        pand xmm4, [rbp + 2176]                                    ;  1047.0 p2+p1   41 next
        pxor xmm15, xmm13                                          ;  1048.0 p1      41 next
        pand xmm13, [rbp + 2496]                                   ;  1049.0 p2+p1   41 next
        pxor xmm9, xmm13                                           ;  1051.0 p1      41 next
        movdqa xmm13, [rbp + 2256]                                 ;   999.0 p2      41 next
        pand xmm13, [rbp + 2496]                                   ;  1051.0 p2+p1   41 next
        pand xmm3, xmm15                                           ;  1052.0 p1      41 next
        pand xmm15, [rbp + 2432]                                   ;  1053.0 p2+p1   41 next
        pxor xmm9, [rbp + 2208]                                    ;  1054.0 p2+p1   41 next
        pxor xmm3, xmm14                                           ;  1055.0 p1      41 next
        pxor xmm5, xmm13                                           ;  1056.0 p1      41 next
        pxor xmm3, xmm13                                           ;  1057.0 p1      41 next
        movdqa [rbp + 2544], xmm7                                  ;  1048.0 p0+p3   41 next spill
        movdqa xmm7, xmm11                                         ;  1030.0 p0      41 next copy
        pand xmm11, [rbp + 2496]                                   ;  1058.0 p2+p1   41 next
        pxor xmm11, [rbp + 2288]                                   ;  1060.0 p2+p1   41 next
        movdqa [rbp + 2560], xmm9                                  ;  1056.0 p0+p3   41 next spill
        movdqa xmm9, [rbp + 2496]                                  ;  1012.0 p2      41 next
        pand xmm9, xmm5                                            ;  1060.0 p1      41 next
        pxor xmm10, xmm9                                           ;  1062.0 p1      41 next
        pxor xmm7, xmm10                                           ;  1064.0 p1      41 next
        movdqa xmm9, [rbp + 2432]                                  ;  1013.3 p2      54 next reload
        pand xmm5, xmm9                                            ;  1063.0 p1      41 next
        movdqa xmm10, xmm9                                         ;  1024.3 p0      41 next copy
        pxor xmm10, xmm6                                           ;  1064.0 p1      41 next
        pxor xmm4, xmm10                                           ;  1066.0 p1      41 next
        pxor xmm5, xmm4                                            ;  1068.0 p1      41 next
        pxor xmm11, xmm5                                           ;  1070.0 p1      41 next
        pxor xmm0, xmm11                                           ;  1072.0 p1      41 next
        movdqa xmm4, [rbp + 2176]                                  ;  1018.0 p2      41 next
        pand xmm4, xmm10                                           ;  1069.0 p1      41 next
        movdqa xmm5, [rbp + 2448]                                  ;  1033.0 p2      41 next
        pxor xmm5, xmm4                                            ;  1071.0 p1      41 next
        movdqa xmm4, [rbp + 2256]                                  ;  1020.0 p2      41 next
        movdqa xmm10, [rbp + 2192]                                 ;  1031.0 p2      41 next reload
        pxor xmm4, xmm10                                           ;  1071.0 p1      41 next
        pxor xmm3, xmm5                                            ;  1073.0 p1      41 next
        pand xmm8, xmm4                                            ;  1073.0 p1      41 next
        movdqa xmm4, [rbp + 2496]                                  ;  1023.0 p2      54 next reload
        pxor xmm10, xmm4                                           ;  1074.0 p1      41 next
        movdqa xmm5, xmm4                                          ;  1034.0 p0      41 next copy
        pxor xmm5, [rbp + 2288]                                    ;  1075.0 p2+p1   41 next
        movdqa xmm11, [rbp + 2544]                                 ;  1048.0 p2      41 next reload
        pand xmm4, xmm11                                           ;  1076.0 p1      41 next
        pxor xmm14, xmm8                                           ;  1077.0 p1      41 next
        pxor xmm15, xmm14                                          ;  1079.0 p1      41 next
        pand xmm9, xmm10                                           ;  1079.0 p1      41 next
        pand xmm12, xmm10                                          ;  1080.0 p1      41 next
        movdqa xmm14, [rbp + 2208]                                 ;  1027.7 p2      41 next
        pand xmm14, xmm5                                           ;  1081.0 p1      41 next
        pxor xmm5, xmm13                                           ;  1082.0 p1      41 next
        pxor xmm13, [rbp + 2208]                                   ;  1083.0 p2+p1   41 next
        movdqa xmm10, [rbp + 2176]                                 ;  1030.7 p2      54 next reload
        pxor xmm14, xmm10                                          ;  1084.0 p1      41 next
        pxor xmm1, xmm14                                           ;  1086.0 p1      41 next
        movdqa xmm14, xmm10                                        ;  1041.7 p0      41 next copy
        pand xmm10, [rbp + 2256]                                   ;  1086.0 p2+p1   41 next
        pxor xmm3, [rbp + 2768]                                    ;  1087.0 p2+p1   41 next
        pxor xmm0, [rbp + 2400]                                    ;  1088.0 p2+p1   41 next
        pxor xmm12, [rbp + 2256]                                   ;  1089.0 p2+p1   41 next
        pxor xmm15, xmm12                                          ;  1091.0 p1      41 next
        pand xmm14, xmm13                                          ;  1091.0 p1      41 next
        pand xmm6, xmm13                                           ;  1092.0 p1      41 next
        pxor xmm11, xmm10                                          ;  1093.0 p1      41 next
        movdqa xmm12, [rbp + 2528]                                 ;  1044.0 p2      41 next reload
        pand xmm10, xmm12                                          ;  1094.0 p1      41 next
        pxor xmm2, xmm10                                           ;  1096.0 p1      41 next
        pxor xmm1, xmm2                                            ;  1098.0 p1      41 next
        movdqa xmm2, [rbp + 2256]                                  ;  1037.0 p2      41 next
        pand xmm2, xmm11                                           ;  1097.0 p1      41 next
        movdqa xmm10, [rbp + 2672]                                 ;  1038.0 p2      41 next
        pxor xmm8, xmm14                                           ;  1098.0 p1      41 next
        pxor xmm12, xmm14                                          ;  1099.0 p1      41 next
        movdqa xmm14, [rbp + 2720]                                 ;  1039.0 p2      41 next
        pxor xmm5, xmm8                                            ;  1100.0 p1      41 next
        movdqa xmm8, [rbp + 2752]                                  ;  1040.0 p2      41 next
        pxor xmm15, xmm6                                           ;  1101.0 p1      41 next
        movdqa xmm6, [rbp + 2416]                                  ;  1041.0 p2      41 next
        pxor xmm10, xmm15                                          ;  1103.0 p1      41 next
        movdqa xmm15, [rbp + 2144]                                 ;  1042.0 p2      41 next
        movdqa xmm11, xmm7                                         ;  1066.0 p0      41 next copy
        pxor xmm7, xmm2                                            ;  1103.0 p1      41 next
        pxor xmm11, xmm5                                           ;  1104.0 p1      41 next
        movdqa xmm2, [rbp + 2768]                                  ;  1043.0 p2      48 next
        pxor xmm2, [r8 + 2304]                                     ;  1105.0 p2+p1   48 next
        pxor xmm4, xmm11                                           ;  1106.0 p1      41 next
        movdqa xmm5, [rbp + 2672]                                  ;  1045.0 p2      48 next
        pxor xmm5, [r8 + 2320]                                     ;  1107.0 p2+p1   48 next
        pxor xmm9, xmm7                                            ;  1108.0 p1      41 next
        movdqa xmm7, [rbp + 2400]                                  ;  1047.0 p2      48 next
        pxor xmm7, [r8 + 2336]                                     ;  1109.0 p2+p1   48 next
        pxor xmm3, [r8 + 2448]                                     ;  1110.0 p2+p1   48 next
        movdqa xmm11, [rbp + 2624]                                 ;  1050.0 p2      41 next reload
        pxor xmm11, xmm12                                          ;  1111.0 p1      41 next
        pxor xmm0, [r8 + 2480]                                     ;  1112.0 p2+p1   48 next
        pxor xmm6, xmm4                                            ;  1113.0 p1      41 next
        movdqa xmm4, [rbp + 2720]                                  ;  1052.0 p2      48 next
        pxor xmm4, [r8 + 2352]                                     ;  1114.0 p2+p1   48 next
        movdqa xmm12, [rel misty1_encrypt_compact.T0_constants128] ;  1054.0 p2      41 next reload
        pxor xmm1, xmm12                                           ;  1115.0 p1      41 next
        pxor xmm8, xmm1                                            ;  1117.0 p1      41 next
        movdqa xmm1, [rbp + 2560]                                  ;  1056.0 p2      41 next reload
        pxor xmm1, xmm11                                           ;  1117.0 p1      41 next
        pxor xmm15, xmm1                                           ;  1119.0 p1      41 next
        movdqa xmm1, [rbp + 2752]                                  ;  1056.0 p2      48 next
        pxor xmm1, [r8 + 2368]                                     ;  1119.0 p2+p1   48 next
        pxor xmm10, [r8 + 2464]                                    ;  1120.0 p2+p1   48 next
        pxor xmm9, xmm12                                           ;  1121.0 p1      41 next
        pxor xmm14, xmm9                                           ;  1123.0 p1      41 next
        movdqa xmm9, [rbp + 2416]                                  ;  1059.0 p2      48 next
        pxor xmm9, [r8 + 2384]                                     ;  1123.0 p2+p1   48 next
        movdqa xmm11, [rbp + 2144]                                 ;  1061.0 p2      48 next
        pxor xmm11, [r8 + 2400]                                    ;  1124.0 p2+p1   48 next
        movdqa xmm13, [rbp + 2608]                                 ;  1063.0 p2      48 next
        pxor xmm13, [r8 + 2416]                                    ;  1125.0 p2+p1   48 next
        pxor xmm6, [r8 + 2528]                                     ;  1126.0 p2+p1   48 next
        pxor xmm8, [r8 + 2512]                                     ;  1127.0 p2+p1   48 next
        pxor xmm15, [r8 + 2544]                                    ;  1128.0 p2+p1   48 next
        pxor xmm14, [r8 + 2496]                                    ;  1129.0 p2+p1   48 next
        movdqa [rbp + 2608], xmm15                                 ;  1130.0 p0+p3   48 next spill
        movdqa xmm15, [rbp + 2576]                                 ;  1069.0 p2      48 next
        pxor xmm15, [r8 + 2432]                                    ;  1130.0 p2+p1   48 next
        movdqa [rbp + 2576], xmm6                                  ;  1128.0 p0+p3   48 next spill
        movdqa xmm6, xmm5                                          ;  1109.0 p0      45 next copy
        pxor xmm6, xmm9                                            ;  1131.0 p1      45 next
        movdqa [rbp + 2144], xmm8                                  ;  1129.0 p0+p3   48 next spill
        movdqa xmm8, xmm5                                          ;  1109.0 p0      45 next copy
        pand xmm8, xmm4                                            ;  1132.0 p1      45 next
        movdqa [rbp + 2416], xmm14                                 ;  1131.0 p0+p3   48 next spill
        movdqa xmm14, xmm5                                         ;  1109.0 p0      45 next copy
        pand xmm14, xmm2                                           ;  1133.0 p1      45 next
        movdqa [rbp + 2752], xmm0                                  ;  1114.0 p0+p3   48 next spill
        movdqa xmm0, xmm5                                          ;  1109.0 p0      45 next copy
        pand xmm0, xmm7                                            ;  1134.0 p1      45 next
        pxor xmm0, xmm2                                            ;  1136.0 p1      45 next
        movdqa [rbp + 2560], xmm10                                 ;  1122.0 p0+p3   48 next spill
        movdqa xmm10, xmm5                                         ;  1109.0 p0      45 next copy
        pand xmm10, xmm13                                          ;  1136.0 p1      45 next
        pxor xmm10, xmm0                                           ;  1138.0 p1      45 next
        pxor xmm0, xmm15                                           ;  1138.0 p1      45 next
        movdqa [rbp + 2720], xmm3                                  ;  1112.0 p0+p3   48 next spill
        movdqa xmm3, xmm5                                          ;  1109.0 p0      45 next copy
        pand xmm3, xmm0                                            ;  1140.0 p1      45 next
        movdqa [rbp + 2624], xmm3                                  ;  1142.0 p0+p3   45 next spill
        movdqa xmm3, xmm5                                          ;  1109.0 p0      45 next copy
        pxor xmm3, xmm2                                            ;  1140.0 p1      45 next
        pand xmm3, xmm9                                            ;  1142.0 p1      45 next
        pand xmm5, xmm11                                           ;  1142.0 p1      45 next
        movdqa [rbp + 2400], xmm5                                  ;  1144.0 p0+p3   45 next spill
        movdqa xmm5, xmm2                                          ;  1107.0 p0      45 next copy
        pxor xmm5, xmm11                                           ;  1143.0 p1      45 next
        movdqa [rbp + 2672], xmm3                                  ;  1144.0 p0+p3   45 next spill
        movdqa xmm3, xmm2                                          ;  1107.0 p0      45 next copy
        pand xmm3, xmm13                                           ;  1144.0 p1      45 next
        movdqa [rbp + 2768], xmm9                                  ;  1125.0 p0+p3   48 next spill
        movdqa xmm9, xmm2                                          ;  1107.0 p0      45 next copy
        pand xmm9, xmm15                                           ;  1145.0 p1      45 next
        pxor xmm9, xmm13                                           ;  1147.0 p1      45 next
        movdqa [rbp + 2256], xmm10                                 ;  1140.0 p0+p3   45 next spill
        movdqa xmm10, xmm2                                         ;  1107.0 p0      45 next copy
        pand xmm10, xmm4                                           ;  1147.0 p1      45 next
        movdqa xmm12, xmm2                                         ;  1107.0 p0      45 next copy
        pand xmm12, xmm6                                           ;  1148.0 p1      45 next
        movdqa [rbp + 2528], xmm12                                 ;  1150.0 p0+p3   45 next spill
        movdqa xmm12, xmm2                                         ;  1107.0 p0      45 next copy
        pand xmm2, xmm11                                           ;  1149.0 p1      45 next
        pand xmm12, xmm1                                           ;  1150.0 p1      45 next
        movdqa [rbp + 2176], xmm12                                 ;  1152.0 p0+p3   45 next spill
        movdqa xmm12, [rbp + 2768]                                 ;  1125.0 p2      45 next
        pand xmm12, xmm7                                           ;  1151.0 p1      45 next
        movdqa [rbp + 2208], xmm2                                  ;  1151.0 p0+p3   45 next spill
        movdqa xmm2, xmm7                                          ;  1111.0 p0      45 next copy
        pand xmm2, xmm4                                            ;  1152.0 p1      45 next
        pxor xmm2, xmm6                                            ;  1154.0 p1      45 next
        pand xmm6, xmm1                                            ;  1154.0 p1      45 next
        movdqa [rbp + 2544], xmm2                                  ;  1156.0 p0+p3   45 next spill
        movdqa xmm2, xmm7                                          ;  1111.0 p0      45 next copy
        movdqa [rbp + 2288], xmm7                                  ;  1111.0 p0+p3   48 next spill
        movdqa xmm7, xmm4                                          ;  1116.0 p0      45 next copy
        pand xmm7, xmm11                                           ;  1155.0 p1      45 next
        pxor xmm3, xmm7                                            ;  1157.0 p1      45 next
        movdqa xmm7, xmm4                                          ;  1116.0 p0      45 next copy
        pand xmm7, xmm13                                           ;  1157.0 p1      45 next
        pxor xmm3, [rel misty1_encrypt_compact.T0_constants128]    ;  1159.0 p2+p1   45 next
        movdqa [rbp + 2496], xmm3                                  ;  1161.0 p0+p3   45 next spill
        movdqa xmm3, xmm4                                          ;  1116.0 p0      45 next copy
        pxor xmm3, xmm5                                            ;  1159.0 p1      45 next
        pand xmm2, xmm3                                            ;  1161.0 p1      45 next
        pxor xmm2, xmm9                                            ;  1163.0 p1      45 next
        movdqa [rbp + 2192], xmm7                                  ;  1159.0 p0+p3   45 next spill
        movdqa xmm7, xmm4                                          ;  1116.0 p0      45 next copy
        pand xmm7, xmm1                                            ;  1162.0 p1      45 next
        pxor xmm8, xmm7                                            ;  1164.0 p1      45 next
        pxor xmm9, xmm7                                            ;  1164.0 p1      45 next
        movdqa xmm7, xmm11                                         ;  1126.0 p0      45 next copy
        pand xmm7, xmm1                                            ;  1165.0 p1      45 next
        pxor xmm10, xmm7                                           ;  1167.0 p1      45 next
        movdqa xmm7, xmm1                                          ;  1121.0 p0      45 next copy
        pand xmm7, xmm15                                           ;  1167.0 p1      45 next
        pxor xmm4, xmm7                                            ;  1169.0 p1      45 next
        pxor xmm2, xmm4                                            ;  1171.0 p1      45 next
        pand xmm4, xmm15                                           ;  1171.0 p1      45 next
        movdqa [rbp + 2448], xmm7                                  ;  1169.0 p0+p3   45 next spill
        movdqa xmm7, [rbp + 2208]                                  ;  1151.0 p2      45 next reload
        pxor xmm7, xmm8                                            ;  1171.0 p1      45 next
        movdqa xmm8, xmm1                                          ;  1125.0 p0      45 next copy
        pand xmm8, [rbp + 2768]                                    ;  1172.0 p2+p1   45 next
        pxor xmm4, [rel misty1_encrypt_compact.T0_constants128]    ;  1173.0 p2+p1   45 next
        movdqa [rbp + 2208], xmm4                                  ;  1175.0 p0+p3   45 next spill
        movdqa xmm4, xmm15                                         ;  1132.0 p0      45 next copy
        pand xmm4, xmm13                                           ;  1174.0 p1      45 next
        pxor xmm10, xmm4                                           ;  1176.0 p1      45 next
        movdqa [rbp + 2432], xmm7                                  ;  1173.0 p0+p3   45 next spill
        movdqa xmm7, xmm15                                         ;  1132.0 p0      45 next copy
        por xmm7, xmm3                                             ;  1176.0 p1      45 next
        pxor xmm12, xmm7                                           ;  1178.0 p1      45 next
        movdqa xmm7, xmm15                                         ;  1132.0 p0      45 next copy
        pxor xmm14, xmm12                                          ;  1180.0 p1      45 next
        movdqa xmm12, xmm1                                         ;  1131.7 p0      45 next copy
        pand xmm15, [rbp + 2288]                                   ;  1179.0 p2+p1   45 next
        pxor xmm7, xmm8                                            ;  1180.0 p1      45 next
        pxor xmm8, [rbp + 2288]                                    ;  1181.0 p2+p1   45 next
        pand xmm7, [rbp + 2768]                                    ;  1182.0 p2+p1   45 next
        pxor xmm2, xmm7                                            ;  1184.0 p1      45 next
        movdqa xmm7, xmm1                                          ;  1134.3 p0      45 next copy
        pand xmm1, xmm13                                           ;  1184.0 p1      45 next
        pand xmm12, xmm8                                           ;  1185.0 p1      45 next
        movdqa [rbp + 2512], xmm2                                  ;  1186.0 p0+p3   45 next spill
        movdqa xmm2, [rbp + 2256]                                  ;  1140.0 p2      45 next reload
        pxor xmm2, xmm12                                           ;  1187.0 p1      45 next
        movdqa xmm12, xmm13                                        ;  1136.7 p0      45 next copy
        pand xmm12, [rbp + 2768]                                   ;  1187.0 p2+p1   45 next
        pxor xmm6, xmm12                                           ;  1189.0 p1      45 next
        movdqa xmm12, xmm13                                        ;  1138.0 p0      45 next copy
        pand xmm12, xmm11                                          ;  1189.0 p1      45 next
        pand xmm13, [rbp + 2288]                                   ;  1190.0 p2+p1   45 next
        pxor xmm1, [rbp + 2176]                                    ;  1191.0 p2+p1   45 next
        pxor xmm9, xmm6                                            ;  1192.0 p1      45 next
        pxor xmm8, xmm9                                            ;  1194.0 p1      45 next
        movdqa xmm9, xmm5                                          ;  1145.0 p0      45 next copy
        pand xmm9, [rbp + 2768]                                    ;  1194.0 p2+p1   45 next
        pxor xmm0, xmm9                                            ;  1196.0 p1      45 next
        movdqa xmm9, xmm11                                         ;  1142.0 p0      45 next copy
        pxor xmm7, xmm0                                            ;  1198.0 p1      45 next
        pand xmm9, [rbp + 2288]                                    ;  1197.0 p2+p1   45 next
        pxor xmm6, xmm14                                           ;  1198.0 p1      45 next
        pxor xmm5, xmm6                                            ;  1200.0 p1      45 next
        movdqa xmm0, [rbp + 2624]                                  ;  1144.3 p2      45 next reload
        pxor xmm0, xmm1                                            ;  1200.0 p1      45 next
        pxor xmm8, xmm10                                           ;  1201.0 p1      45 next
        pxor xmm15, xmm12                                          ;  1202.0 p1      45 next
        movdqa xmm1, [rbp + 2400]                                  ;  1145.7 p2      45 next reload
        pxor xmm12, xmm1                                           ;  1203.0 p1      45 next
        movdqa xmm6, [rbp + 2208]                                  ;  1175.0 p2      45 next reload
        pxor xmm13, xmm6                                           ;  1204.0 p1      45 next
        pxor xmm6, [rbp + 2432]                                    ;  1205.0 p2+p1   45 next
        pxor xmm0, [rbp + 2544]                                    ;  1206.0 p2+p1   45 next
        pxor xmm10, xmm9                                           ;  1207.0 p1      45 next
        pxor xmm11, xmm10                                          ;  1209.0 p1      45 next
        movdqa xmm10, [rbp + 2672]                                 ;  1149.7 p2      45 next reload
        pxor xmm10, xmm2                                           ;  1209.0 p1      45 next
        pxor xmm15, xmm3                                           ;  1210.0 p1      45 next
        pxor xmm1, xmm13                                           ;  1211.0 p1      45 next
        pxor xmm4, xmm13                                           ;  1212.0 p1      45 next
        movdqa xmm13, xmm3                                         ;  1161.0 p0      45 next copy
        por xmm13, [rbp + 2768]                                    ;  1213.0 p2+p1   45 next
        pxor xmm5, xmm4                                            ;  1214.0 p1      45 next
        movdqa xmm4, [rbp + 2496]                                  ;  1161.0 p2      45 next
        pxor xmm4, xmm7                                            ;  1215.0 p1      45 next
        pxor xmm14, xmm4                                           ;  1217.0 p1      45 next
        movdqa xmm4, [rbp + 2192]                                  ;  1159.0 p2      45 next
        pxor xmm4, [rbp + 2176]                                    ;  1217.0 p2+p1   45 next
        pxor xmm2, xmm4                                            ;  1219.0 p1      45 next
        pxor xmm8, xmm12                                           ;  1219.0 p1      45 next
        pxor xmm12, [rbp + 2496]                                   ;  1220.0 p2+p1   45 next
        pxor xmm3, xmm14                                           ;  1221.0 p1      45 next
        movdqa xmm14, [rbp + 2432]                                 ;  1173.0 p2      45 next
        pxor xmm6, [rbp + 2512]                                    ;  1222.0 p2+p1   45 next
        pxor xmm0, xmm12                                           ;  1223.0 p1      45 next
        pxor xmm15, xmm13                                          ;  1224.0 p1      45 next
        movdqa xmm4, [rbp + 2448]                                  ;  1169.0 p2      45 next
        pxor xmm9, xmm10                                           ;  1225.0 p1      45 next
        movdqa xmm12, [rbp + 2544]                                 ;  1159.3 p2      45 next
        pxor xmm1, xmm9                                            ;  1227.0 p1      45 next
        pxor xmm7, xmm2                                            ;  1227.0 p1      45 next
        movdqa xmm9, [rbp + 2192]                                  ;  1160.3 p2      45 next
        pxor xmm9, xmm8                                            ;  1228.0 p1      45 next
        movdqa xmm8, [rbp + 2528]                                  ;  1161.3 p2      45 next reload
        pxor xmm8, xmm7                                            ;  1229.0 p1      45 next
        pxor xmm14, xmm8                                           ;  1231.0 p1      45 next
        movdqa xmm7, [rbp + 2720]                                  ;  1162.3 p2      45 next
        movdqa xmm8, [rbp + 2608]                                  ;  1163.3 p2      48 next reload
        pxor xmm5, xmm8                                            ;  1231.0 p1      45 next
        movdqa xmm13, [rbp + 2704]                                 ;  1165.0 p2      54 next reload
        pxor xmm8, xmm13                                           ;  1232.0 p1      54 next
        pxor xmm13, [r9 + 240]                                     ;  1233.0 p2+p1   58 r
        pxor xmm2, xmm1                                            ;  1234.0 p1      45 next
        pxor xmm7, xmm2                                            ;  1236.0 p1      45 next
        movdqa xmm1, [rbp + 2560]                                  ;  1167.0 p2      45 next
        pxor xmm1, xmm6                                            ;  1236.0 p1      45 next
        pxor xmm10, xmm15                                          ;  1237.0 p1      45 next
        pxor xmm12, xmm15                                          ;  1238.0 p1      45 next
        movdqa xmm15, [rbp + 2752]                                 ;  1169.3 p2      45 next
        pxor xmm15, xmm14                                          ;  1239.0 p1      45 next
        movdqa xmm14, [rbp + 2416]                                 ;  1171.0 p2      45 next
        pxor xmm4, xmm10                                           ;  1240.0 p1      45 next
        movdqa xmm2, [rbp + 2144]                                  ;  1173.3 p2      45 next
        pxor xmm11, xmm12                                          ;  1241.0 p1      45 next
        movdqa xmm6, [rbp + 2576]                                  ;  1174.3 p2      45 next
        pxor xmm6, xmm9                                            ;  1242.0 p1      45 next
        movdqa xmm9, [rbp + 2304]                                  ;  1175.3 p2      54 next
        pxor xmm9, xmm7                                            ;  1243.0 p1      54 next
        movdqa xmm7, [rbp + 2304]                                  ;  1176.3 p2      58 r
        pxor xmm7, [r9]                                            ;  1244.0 p2+p1   58 r
        movdqa xmm10, [rbp + 2336]                                 ;  1178.3 p2      54 next reload
        pxor xmm3, xmm10                                           ;  1245.0 p1      54 next
        pxor xmm10, [r9 + 128]                                     ;  1246.0 p2+p1   58 r
        movdqa xmm12, [rbp + 2240]                                 ;  1180.3 p2      54 next reload
        pxor xmm0, xmm12                                           ;  1247.0 p1      54 next
        pxor xmm12, [r9 + 112]                                     ;  1248.0 p2+p1   58 r
        pxor xmm14, xmm4                                           ;  1249.0 p1      45 next
        pxor xmm2, xmm11                                           ;  1250.0 p1      45 next
        movdqa xmm4, [rbp + 2224]                                  ;  1182.3 p2      54 next reload
        pxor xmm5, xmm4                                            ;  1251.0 p1      54 next
        pxor xmm4, [r9 + 96]                                       ;  1252.0 p2+p1   58 r
        movdqa xmm11, [rbp + 2464]                                 ;  1184.3 p2      54 next
        pxor xmm11, xmm1                                           ;  1253.0 p1      54 next
        movdqa xmm1, [rbp + 2464]                                  ;  1185.3 p2      58 r
        pxor xmm1, [r9 + 16]                                       ;  1254.0 p2+p1   58 r
        pxor xmm15, [rbp + 2384]                                   ;  1255.0 p2+p1   54 next
        pxor xmm13, [rbp + 2128]                                   ;  1256.0 p2+p1  108 r
        pxor xmm6, [rbp + 2272]                                    ;  1257.0 p2+p1   54 next
        pxor xmm8, [rbp + 1888]                                    ;  1258.0 p2+p1  108 r
        pxor xmm7, [rbp + 1424]                                    ;  1259.0 p2+p1  108 r
        pxor xmm14, [rbp + 2480]                                   ;  1260.0 p2+p1   54 next
        pxor xmm10, [rbp + 1616]                                   ;  1261.0 p2+p1  108 r
        pxor xmm2, [rbp + 2160]                                    ;  1262.0 p2+p1   54 next
        pxor xmm12, [rbp + 1584]                                   ;  1263.0 p2+p1  108 r
        pxor xmm9, [rbp + 1408]                                    ;  1264.0 p2+p1  108 r
        pxor xmm3, [rbp + 1600]                                    ;  1265.0 p2+p1  108 r
        pxor xmm4, [rbp + 1712]                                    ;  1266.0 p2+p1  108 r
        pxor xmm1, [rbp + 1456]                                    ;  1267.0 p2+p1  108 r
        pxor xmm0, [rbp + 1568]                                    ;  1268.0 p2+p1  108 r
        pxor xmm5, [rbp + 1696]                                    ;  1269.0 p2+p1  108 r
        pxor xmm11, [rbp + 1440]                                   ;  1270.0 p2+p1  108 r
        pxor xmm15, [rbp + 1472]                                   ;  1271.0 p2+p1  108 r
        pxor xmm6, [rbp + 1632]                                    ;  1272.0 p2+p1  108 r
        pxor xmm14, [rbp + 1504]                                   ;  1273.0 p2+p1  108 r
        pxor xmm2, [rbp + 1536]                                    ;  1274.0 p2+p1  108 r
        movdqa [rbp + 624], xmm8                                   ;  1260.0 p0+p3  108 r spill
        movdqa xmm8, [rbp + 2720]                                  ;  1208.0 p2      54 next
        pxor xmm8, [rbp + 2368]                                    ;  1275.0 p2+p1   54 next
        pxor xmm8, [rbp + 1664]                                    ;  1277.0 p2+p1  108 r
        movdqa [rbp + 528], xmm8                                   ;  1279.0 p0+p3  108 r spill
        movdqa xmm8, [rbp + 2384]                                  ;  1213.0 p2      58 r
        pxor xmm8, [r9 + 32]                                       ;  1277.0 p2+p1   58 r
        pxor xmm8, [rbp + 1488]                                    ;  1279.0 p2+p1  108 r
        movdqa [rbp + 512], xmm3                                   ;  1267.0 p0+p3  108 r spill
        movdqa xmm3, [rbp + 2480]                                  ;  1217.0 p2      58 r
        pxor xmm3, [r9 + 48]                                       ;  1279.0 p2+p1   58 r
        pxor xmm3, [rbp + 1520]                                    ;  1281.0 p2+p1  108 r
        movdqa [rbp + 496], xmm0                                   ;  1270.0 p0+p3  108 r spill
        movdqa xmm0, [rbp + 2368]                                  ;  1222.0 p2      58 r
        pxor xmm0, [r9 + 144]                                      ;  1281.0 p2+p1   58 r
        pxor xmm0, [rbp + 1680]                                    ;  1283.0 p2+p1  108 r
        movdqa [rbp + 480], xmm5                                   ;  1271.0 p0+p3  108 r spill
        movdqa xmm5, [rbp + 2560]                                  ;  1226.0 p2      54 next
        pxor xmm5, [rbp + 2688]                                    ;  1283.0 p2+p1   54 next
        pxor xmm5, [rbp + 1728]                                    ;  1285.0 p2+p1  108 r
        movdqa [rbp + 544], xmm5                                   ;  1287.0 p0+p3  108 r spill
        movdqa xmm5, [rbp + 2752]                                  ;  1230.0 p2      54 next
        pxor xmm5, [rbp + 2352]                                    ;  1285.0 p2+p1   54 next
        pxor xmm5, [rbp + 1760]                                    ;  1287.0 p2+p1  108 r
        movdqa [rbp + 560], xmm5                                   ;  1289.0 p0+p3  108 r spill
        movdqa xmm5, [rbp + 2160]                                  ;  1234.3 p2      58 r
        pxor xmm5, [r9 + 64]                                       ;  1287.0 p2+p1   58 r
        pxor xmm5, [rbp + 1552]                                    ;  1289.0 p2+p1  108 r
        movdqa [rbp + 464], xmm6                                   ;  1274.0 p0+p3  108 r spill
        movdqa xmm6, [rbp + 2352]                                  ;  1238.7 p2      58 r
        pxor xmm6, [r9 + 176]                                      ;  1289.0 p2+p1   58 r
        pxor xmm6, [rbp + 1776]                                    ;  1291.0 p2+p1  108 r
        movdqa [rbp + 448], xmm2                                   ;  1276.0 p0+p3  108 r spill
        movdqa xmm2, [rbp + 2416]                                  ;  1242.0 p2      54 next
        pxor xmm2, [rbp + 2592]                                    ;  1291.0 p2+p1   54 next
        pxor xmm2, [rbp + 1792]                                    ;  1293.0 p2+p1  108 r
        movdqa [rbp + 576], xmm2                                   ;  1295.0 p0+p3  108 r spill
        movdqa xmm2, [rbp + 2272]                                  ;  1246.0 p2      58 r
        pxor xmm2, [r9 + 80]                                       ;  1293.0 p2+p1   58 r
        pxor xmm2, [rbp + 1648]                                    ;  1295.0 p2+p1  108 r
        movdqa [rbp + 432], xmm14                                  ;  1275.0 p0+p3  108 r spill
        movdqa xmm14, [rbp + 2688]                                 ;  1249.0 p2      58 r
        pxor xmm14, [r9 + 160]                                     ;  1295.0 p2+p1   58 r
        pxor xmm14, [rbp + 1744]                                   ;  1297.0 p2+p1  108 r
        movdqa [rbp + 416], xmm15                                  ;  1273.0 p0+p3  108 r spill
        movdqa xmm15, [rbp + 2592]                                 ;  1254.0 p2      58 r
        pxor xmm15, [r9 + 192]                                     ;  1297.0 p2+p1   58 r
        pxor xmm15, [rbp + 1808]                                   ;  1299.0 p2+p1  108 r
        movdqa [rbp + 400], xmm11                                  ;  1272.0 p0+p3  108 r spill
        movdqa xmm11, [rbp + 2144]                                 ;  1257.0 p2      54 next
        pxor xmm11, [rbp + 2656]                                   ;  1299.0 p2+p1   54 next
        pxor xmm11, [rbp + 1824]                                   ;  1301.0 p2+p1  108 r
        movdqa [rbp + 592], xmm11                                  ;  1303.0 p0+p3  108 r spill
        movdqa xmm11, [rbp + 2656]                                 ;  1260.0 p2      58 r
        pxor xmm11, [r9 + 208]                                     ;  1301.0 p2+p1   58 r
        pxor xmm11, [rbp + 1840]                                   ;  1303.0 p2+p1  108 r
        movdqa [rbp + 384], xmm9                                   ;  1266.0 p0+p3  108 r spill
        movdqa xmm9, [rbp + 2576]                                  ;  1264.0 p2      54 next
        pxor xmm9, [rbp + 2736]                                    ;  1303.0 p2+p1   54 next
        pxor xmm9, [rbp + 1856]                                    ;  1305.0 p2+p1  108 r
        movdqa [rbp + 608], xmm9                                   ;  1307.0 p0+p3  108 r spill
        movdqa xmm9, [rbp + 2736]                                  ;  1267.0 p2      58 r
        pxor xmm9, [r9 + 224]                                      ;  1305.0 p2+p1   58 r
        pxor xmm9, [rbp + 1872]                                    ;  1307.0 p2+p1  108 r
        movdqa [rbp + 880], xmm13                                  ;  1270.0 p0+p3  108 r spill
        movdqa xmm13, xmm7                                         ;  1271.0 p0      54 next copy
        pxor xmm13, [r10 + 256]                                    ;  1307.0 p2+p1   54 next
        movdqa [rbp + 640], xmm7                                   ;  1272.0 p0+p3  108 r spill
        movdqa xmm7, xmm1                                          ;  1273.0 p0      54 next copy
        pxor xmm7, [r10 + 272]                                     ;  1308.0 p2+p1   54 next
        movdqa [rbp + 656], xmm1                                   ;  1275.0 p0+p3  108 r spill
        movdqa xmm1, xmm12                                         ;  1276.0 p0      54 next copy
        pxor xmm1, [r10 + 368]                                     ;  1309.0 p2+p1   54 next
        movdqa [rbp + 752], xmm12                                  ;  1277.0 p0+p3  108 r spill
        movdqa xmm12, xmm10                                        ;  1278.0 p0      54 next copy
        pxor xmm12, [r10 + 384]                                    ;  1310.0 p2+p1   54 next
        movdqa [rbp + 768], xmm10                                  ;  1279.0 p0+p3  108 r spill
        movdqa xmm10, xmm4                                         ;  1280.0 p0      54 next copy
        pxor xmm10, [r10 + 352]                                    ;  1311.0 p2+p1   54 next
        movdqa [rbp + 736], xmm4                                   ;  1281.0 p0+p3  108 r spill
        movdqa xmm4, xmm8                                          ;  1282.0 p0      54 next copy
        pxor xmm4, [r10 + 288]                                     ;  1312.0 p2+p1   54 next
        movdqa [rbp + 672], xmm8                                   ;  1283.0 p0+p3  108 r spill
        movdqa xmm8, xmm3                                          ;  1284.0 p0      54 next copy
        pxor xmm8, [r10 + 304]                                     ;  1313.0 p2+p1   54 next
        movdqa [rbp + 688], xmm3                                   ;  1285.0 p0+p3  108 r spill
        movdqa xmm3, xmm0                                          ;  1286.0 p0      54 next copy
        pxor xmm3, [r10 + 400]                                     ;  1314.0 p2+p1   54 next
        movdqa [rbp + 784], xmm0                                   ;  1287.0 p0+p3  108 r spill
        movdqa xmm0, xmm5                                          ;  1291.0 p0      54 next copy
        pxor xmm0, [r10 + 320]                                     ;  1315.0 p2+p1   54 next
        movdqa [rbp + 704], xmm5                                   ;  1291.0 p0+p3  108 r spill
        movdqa xmm5, xmm6                                          ;  1293.0 p0      54 next copy
        pxor xmm5, [r10 + 432]                                     ;  1316.0 p2+p1   54 next
        movdqa [rbp + 816], xmm6                                   ;  1293.0 p0+p3  108 r spill
        movdqa xmm6, xmm2                                          ;  1297.0 p0      54 next copy
        pxor xmm6, [r10 + 336]                                     ;  1317.0 p2+p1   54 next
        movdqa [rbp + 720], xmm2                                   ;  1297.0 p0+p3  108 r spill
        movdqa xmm2, xmm14                                         ;  1299.0 p0      54 next copy
        pxor xmm2, [r10 + 416]                                     ;  1318.0 p2+p1   54 next
        movdqa [rbp + 800], xmm14                                  ;  1299.0 p0+p3  108 r spill
        movdqa xmm14, xmm15                                        ;  1301.0 p0      54 next copy
        pxor xmm14, [r10 + 448]                                    ;  1319.0 p2+p1   54 next
        movdqa [rbp + 832], xmm15                                  ;  1301.0 p0+p3  108 r spill
        movdqa xmm15, xmm11                                        ;  1305.0 p0      54 next copy
        pxor xmm15, [r10 + 464]                                    ;  1320.0 p2+p1   54 next
        movdqa [rbp + 848], xmm11                                  ;  1305.0 p0+p3  108 r spill
        movdqa xmm11, xmm9                                         ;  1309.0 p0      54 next copy
        pxor xmm11, [r10 + 480]                                    ;  1321.0 p2+p1   54 next
        movdqa [rbp + 864], xmm9                                   ;  1309.0 p0+p3  108 r spill
        movdqa xmm9, [rbp + 880]                                   ;  1309.0 p2      54 next
        pxor xmm9, [r10 + 496]                                     ;  1322.0 p2+p1   54 next
        movdqa [rbp + 2720], xmm4                                  ;  1314.0 p0+p3   54 next spill
        movdqa xmm4, xmm12                                         ;  1312.0 p0      41 next copy
        pxor xmm4, xmm14                                           ;  1323.0 p1      41 next
        movdqa [rbp + 1504], xmm8                                  ;  1315.0 p0+p3   54 next spill
        movdqa xmm8, xmm4                                          ;  1325.0 p0      41 next copy
        movdqa [rbp + 1632], xmm7                                  ;  1310.0 p0+p3   54 next spill
        movdqa xmm7, xmm4                                          ;  1325.0 p0      41 next copy
        pand xmm4, xmm1                                            ;  1325.0 p1      41 next
        pand xmm7, xmm5                                            ;  1332.0 p1      41 next
        movdqa [rbp + 1472], xmm10                                 ;  1313.0 p0+p3   54 next spill
        movdqa xmm10, xmm12                                        ;  1312.0 p0      41 next copy
        pand xmm10, xmm2                                           ;  1326.0 p1      41 next
        movdqa [rbp + 1440], xmm6                                  ;  1319.0 p0+p3   54 next spill
        movdqa xmm6, xmm12                                         ;  1312.0 p0      41 next copy
        pand xmm6, xmm1                                            ;  1327.0 p1      41 next
        movdqa [rbp + 1696], xmm13                                 ;  1313.0 p0+p3   54 next spill
        movdqa xmm13, xmm12                                        ;  1313.0 p0      41 next copy
        pand xmm13, xmm3                                           ;  1328.0 p1      41 next
        pxor xmm13, xmm1                                           ;  1330.0 p1      41 next
        movdqa [rbp + 1568], xmm0                                  ;  1317.0 p0+p3   54 next spill
        movdqa xmm0, xmm12                                         ;  1315.0 p0      41 next copy
        pand xmm0, xmm11                                           ;  1330.0 p1      41 next
        pxor xmm0, xmm13                                           ;  1332.0 p1      41 next
        pxor xmm13, xmm9                                           ;  1332.0 p1      41 next
        movdqa [rbp + 1456], xmm13                                 ;  1334.0 p0+p3   41 next spill
        movdqa xmm13, xmm12                                        ;  1317.0 p0      41 next copy
        pand xmm13, [rbp + 1456]                                   ;  1345.0 p2+p1   41 next
        movdqa [rbp + 1712], xmm4                                  ;  1327.0 p0+p3   41 next spill
        movdqa xmm4, xmm12                                         ;  1319.0 p0      41 next copy
        pxor xmm4, xmm1                                            ;  1334.0 p1      41 next
        pand xmm4, xmm14                                           ;  1336.0 p1      41 next
        pand xmm12, xmm15                                          ;  1336.0 p1      41 next
        movdqa [rbp + 1600], xmm12                                 ;  1338.0 p0+p3   41 next spill
        movdqa xmm12, xmm1                                         ;  1321.0 p0      41 next copy
        pxor xmm12, xmm15                                          ;  1337.0 p1      41 next
        movdqa [rbp + 1408], xmm4                                  ;  1338.0 p0+p3   41 next spill
        movdqa xmm4, xmm1                                          ;  1323.0 p0      41 next copy
        pand xmm4, xmm11                                           ;  1338.0 p1      41 next
        movdqa [rbp + 1584], xmm13                                 ;  1347.0 p0+p3   41 next spill
        movdqa xmm13, xmm1                                         ;  1325.0 p0      41 next copy
        pand xmm13, xmm9                                           ;  1339.0 p1      41 next
        pxor xmm13, xmm11                                          ;  1341.0 p1      41 next
        movdqa [rbp + 1616], xmm14                                 ;  1327.0 p0+p3   54 next spill
        movdqa xmm14, xmm1                                         ;  1327.0 p0      41 next copy
        pand xmm14, xmm2                                           ;  1341.0 p1      41 next
        movdqa [rbp + 1424], xmm0                                  ;  1334.0 p0+p3   41 next spill
        movdqa xmm0, xmm1                                          ;  1329.0 p0      41 next copy
        pand xmm1, xmm15                                           ;  1342.0 p1      41 next
        pand xmm0, xmm5                                            ;  1343.0 p1      41 next
        movdqa [rbp + 1888], xmm0                                  ;  1345.0 p0+p3   41 next spill
        movdqa xmm0, xmm15                                         ;  1331.0 p0      41 next copy
        pand xmm0, xmm2                                            ;  1344.0 p1      41 next
        pxor xmm4, xmm0                                            ;  1346.0 p1      41 next
        movdqa xmm0, [rel misty1_encrypt_compact.T0_constants128]  ;  1322.0 p2      41 next reload
        pxor xmm4, xmm0                                            ;  1348.0 p1      41 next
        movdqa xmm0, xmm15                                         ;  1332.0 p0      41 next copy
        pand xmm0, xmm5                                            ;  1347.0 p1      41 next
        pxor xmm14, xmm0                                           ;  1349.0 p1      41 next
        movdqa xmm0, xmm2                                          ;  1333.0 p0      41 next copy
        pand xmm0, xmm11                                           ;  1349.0 p1      41 next
        movdqa [rbp + 2128], xmm4                                  ;  1350.0 p0+p3   41 next spill
        movdqa xmm4, xmm2                                          ;  1335.0 p0      41 next copy
        pxor xmm4, xmm12                                           ;  1350.0 p1      41 next
        movdqa [rbp + 2464], xmm0                                  ;  1351.0 p0+p3   41 next spill
        movdqa xmm0, xmm2                                          ;  1337.0 p0      41 next copy
        pand xmm0, xmm3                                            ;  1351.0 p1      41 next
        pxor xmm8, xmm0                                            ;  1353.0 p1      41 next
        movdqa xmm0, xmm2                                          ;  1338.0 p0      41 next copy
        pand xmm0, xmm5                                            ;  1353.0 p1      41 next
        pxor xmm10, xmm0                                           ;  1355.0 p1      41 next
        pxor xmm1, xmm10                                           ;  1357.0 p1      41 next
        pxor xmm0, xmm13                                           ;  1356.0 p1      41 next
        movdqa xmm10, xmm11                                        ;  1339.0 p0      41 next copy
        pand xmm10, xmm9                                           ;  1357.0 p1      41 next
        pxor xmm14, xmm10                                          ;  1359.0 p1      41 next
        movdqa [rbp + 2224], xmm1                                  ;  1359.0 p0+p3   41 next spill
        movdqa xmm1, xmm11                                         ;  1341.0 p0      41 next copy
        pand xmm1, [rbp + 1616]                                    ;  1359.0 p2+p1   41 next
        pxor xmm7, xmm1                                            ;  1361.0 p1      41 next
        pxor xmm0, xmm7                                            ;  1363.0 p1      41 next
        movdqa xmm1, xmm12                                         ;  1342.0 p0      41 next copy
        pand xmm12, [rbp + 1616]                                   ;  1362.0 p2+p1   41 next
        pxor xmm12, [rbp + 1456]                                   ;  1364.0 p2+p1   41 next
        pxor xmm12, xmm5                                           ;  1366.0 p1      41 next
        movdqa [rbp + 1456], xmm12                                 ;  1368.0 p0+p3   41 next spill
        movdqa xmm12, xmm5                                         ;  1344.0 p0      41 next copy
        pand xmm12, xmm9                                           ;  1365.0 p1      41 next
        pxor xmm2, xmm12                                           ;  1367.0 p1      41 next
        movdqa [rbp + 2240], xmm15                                 ;  1345.0 p0+p3   54 next spill
        movdqa xmm15, xmm5                                         ;  1346.0 p0      41 next copy
        pand xmm15, [rbp + 1616]                                   ;  1367.0 p2+p1   41 next
        movdqa [rbp + 2336], xmm8                                  ;  1355.0 p0+p3   41 next spill
        movdqa xmm8, xmm5                                          ;  1348.0 p0      41 next copy
        pand xmm5, xmm11                                           ;  1368.0 p1      41 next
        pxor xmm5, [rbp + 1888]                                    ;  1370.0 p2+p1   41 next
        movdqa [rbp + 2304], xmm11                                 ;  1349.0 p0+p3   54 next spill
        movdqa xmm11, [rbp + 1584]                                 ;  1347.0 p2      41 next reload
        pxor xmm11, xmm5                                           ;  1372.0 p1      41 next
        movdqa xmm5, xmm9                                          ;  1350.0 p0      41 next copy
        por xmm5, xmm4                                             ;  1371.0 p1      41 next
        pxor xmm11, [rbp + 2336]                                   ;  1374.0 p2+p1   41 next
        movdqa [rbp + 1584], xmm11                                 ;  1376.0 p0+p3   41 next spill
        movdqa xmm11, xmm9                                         ;  1352.0 p0      41 next copy
        pand xmm11, xmm2                                           ;  1373.0 p1      41 next
        pxor xmm11, [rel misty1_encrypt_compact.T0_constants128]   ;  1375.0 p2+p1   41 next
        movdqa [rbp + 2704], xmm11                                 ;  1377.0 p0+p3   41 next spill
        movdqa xmm11, xmm9                                         ;  1354.0 p0      41 next copy
        pxor xmm11, xmm15                                          ;  1375.0 p1      41 next
        pxor xmm15, xmm3                                           ;  1376.0 p1      41 next
        pand xmm9, xmm3                                            ;  1377.0 p1      41 next
        pand xmm8, xmm15                                           ;  1378.0 p1      41 next
        pxor xmm0, xmm15                                           ;  1379.0 p1      41 next
        movdqa xmm15, xmm3                                         ;  1355.0 p0      41 next copy
        pand xmm15, xmm4                                           ;  1380.0 p1      41 next
        pxor xmm13, xmm15                                          ;  1382.0 p1      41 next
        pxor xmm2, xmm13                                           ;  1384.0 p1      41 next
        movdqa xmm15, [rbp + 1424]                                 ;  1348.3 p2      41 next reload
        pxor xmm15, xmm8                                           ;  1383.0 p1      41 next
        movdqa xmm8, xmm3                                          ;  1356.0 p0      41 next copy
        movdqa xmm13, [rbp + 1616]                                 ;  1349.3 p2      54 next reload
        pand xmm8, xmm13                                           ;  1384.0 p1      41 next
        pand xmm11, xmm13                                          ;  1385.0 p1      41 next
        pxor xmm5, xmm8                                            ;  1386.0 p1      41 next
        por xmm13, xmm4                                            ;  1387.0 p1      41 next
        pxor xmm6, xmm5                                            ;  1388.0 p1      41 next
        pxor xmm0, xmm14                                           ;  1389.0 p1      41 next
        pxor xmm2, xmm11                                           ;  1390.0 p1      41 next
        movdqa xmm5, xmm3                                          ;  1357.0 p0      41 next copy
        pxor xmm7, xmm6                                            ;  1391.0 p1      41 next
        pxor xmm1, xmm7                                            ;  1393.0 p1      41 next
        movdqa xmm7, [rbp + 2304]                                  ;  1353.0 p2      54 next reload
        pand xmm5, xmm7                                            ;  1393.0 p1      41 next
        movdqa xmm8, xmm4                                          ;  1358.0 p0      41 next copy
        movdqa xmm11, [rbp + 2240]                                 ;  1354.0 p2      54 next reload
        pand xmm7, xmm11                                           ;  1394.0 p1      41 next
        pand xmm3, xmm11                                           ;  1395.0 p1      41 next
        pxor xmm5, [rbp + 2704]                                    ;  1396.0 p2+p1   41 next
        pxor xmm9, xmm7                                            ;  1397.0 p1      41 next
        pxor xmm8, xmm9                                            ;  1399.0 p1      41 next
        pxor xmm13, xmm8                                           ;  1401.0 p1      41 next
        movdqa xmm8, [rbp + 1408]                                  ;  1356.7 p2      41 next reload
        pxor xmm8, xmm15                                           ;  1400.0 p1      41 next
        movdqa xmm9, [rbp + 1600]                                  ;  1357.7 p2      41 next reload
        pxor xmm7, xmm9                                            ;  1401.0 p1      41 next
        pxor xmm9, xmm5                                            ;  1402.0 p1      41 next
        pxor xmm10, xmm5                                           ;  1403.0 p1      41 next
        pxor xmm1, xmm10                                           ;  1405.0 p1      41 next
        pxor xmm14, xmm3                                           ;  1405.0 p1      41 next
        pxor xmm11, xmm14                                          ;  1407.0 p1      41 next
        movdqa xmm14, [rbp + 2464]                                 ;  1359.7 p2      41 next
        pxor xmm14, [rbp + 1888]                                   ;  1407.0 p2+p1   41 next
        pxor xmm15, xmm14                                          ;  1409.0 p1      41 next
        movdqa xmm14, [rbp + 1456]                                 ;  1368.0 p2      41 next
        pxor xmm3, xmm8                                            ;  1409.0 p1      41 next
        pxor xmm0, xmm7                                            ;  1410.0 p1      41 next
        movdqa xmm5, [rbp + 2128]                                  ;  1362.7 p2      41 next reload
        pxor xmm7, xmm5                                            ;  1411.0 p1      41 next
        pxor xmm5, [rbp + 1456]                                    ;  1412.0 p2+p1   41 next
        pxor xmm6, xmm5                                            ;  1414.0 p1      41 next
        pxor xmm4, xmm6                                            ;  1416.0 p1      41 next
        movdqa xmm5, [rbp + 2224]                                  ;  1364.7 p2      41 next
        pxor xmm8, xmm13                                           ;  1415.0 p1      41 next
        pxor xmm12, xmm8                                           ;  1417.0 p1      41 next
        movdqa xmm6, [rbp + 2224]                                  ;  1365.7 p2      41 next
        pxor xmm6, [rbp + 2704]                                    ;  1417.0 p2+p1   41 next
        pxor xmm13, [rbp + 2336]                                   ;  1418.0 p2+p1   41 next
        pxor xmm2, xmm6                                            ;  1419.0 p1      41 next
        movdqa xmm6, [rbp + 2464]                                  ;  1368.7 p2      41 next
        pxor xmm6, xmm0                                            ;  1420.0 p1      41 next
        movdqa xmm0, [rbp + 1568]                                  ;  1369.7 p2      41 next
        pxor xmm14, xmm15                                          ;  1421.0 p1      41 next
        pxor xmm9, xmm3                                            ;  1422.0 p1      41 next
        movdqa xmm3, [rbp + 1696]                                  ;  1370.7 p2      54 next reload
        pand xmm0, xmm3                                            ;  1423.0 p1      41 next
        movdqa xmm8, [rbp + 1584]                                  ;  1376.0 p2      41 next reload
        pxor xmm8, xmm7                                            ;  1424.0 p1      41 next
        pxor xmm11, xmm13                                          ;  1425.0 p1      41 next
        movdqa xmm7, [rbp + 1440]                                  ;  1372.7 p2      41 next
        movdqa xmm10, [rbp + 1712]                                 ;  1373.7 p2      41 next reload
        pxor xmm10, xmm14                                          ;  1426.0 p1      41 next
        pxor xmm5, xmm10                                           ;  1428.0 p1      41 next
        pand xmm7, xmm3                                            ;  1428.0 p1      41 next
        movdqa xmm14, [rbp + 1472]                                 ;  1374.7 p2      41 next
        movdqa xmm10, [rbp + 1632]                                 ;  1375.7 p2      54 next reload
        pand xmm14, xmm10                                          ;  1429.0 p1      41 next
        pxor xmm15, xmm9                                           ;  1430.0 p1      41 next
        movdqa xmm9, [rbp + 1504]                                  ;  1376.7 p2      41 next
        pand xmm9, xmm3                                            ;  1431.0 p1      41 next
        movdqa xmm13, [rbp + 1568]                                 ;  1377.7 p2      41 next
        pand xmm13, [rbp + 1504]                                   ;  1432.0 p2+p1   41 next
        pxor xmm1, [rbp + 1472]                                    ;  1433.0 p2+p1   41 next
        pxor xmm12, [rbp + 1504]                                   ;  1434.0 p2+p1   41 next
        pxor xmm2, xmm10                                           ;  1435.0 p1      41 next
        pxor xmm6, [rbp + 1440]                                    ;  1436.0 p2+p1   41 next
        pxor xmm11, [rbp + 1568]                                   ;  1437.0 p2+p1   41 next
        pxor xmm5, [rbp + 2720]                                    ;  1438.0 p2+p1   41 next
        pxor xmm15, xmm3                                           ;  1439.0 p1      41 next
        movdqa [rbp + 1712], xmm4                                  ;  1418.0 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1440]                                  ;  1384.7 p2      41 next
        pand xmm4, [rbp + 2720]                                    ;  1440.0 p2+p1   41 next
        pxor xmm14, xmm4                                           ;  1442.0 p1      41 next
        pand xmm4, xmm10                                           ;  1442.0 p1      41 next
        movdqa [rbp + 1584], xmm8                                  ;  1426.0 p0+p3   41 next spill
        movdqa xmm8, xmm10                                         ;  1386.7 p0      41 next copy
        pxor xmm8, xmm9                                            ;  1443.0 p1      41 next
        movdqa [rbp + 2464], xmm1                                  ;  1435.0 p0+p3   41 next spill
        movdqa xmm1, xmm10                                         ;  1386.7 p0      41 next copy
        pand xmm1, [rbp + 1440]                                    ;  1444.0 p2+p1   41 next
        movdqa [rbp + 2336], xmm6                                  ;  1438.0 p0+p3   41 next spill
        movdqa xmm6, xmm10                                         ;  1386.7 p0      41 next copy
        pand xmm6, xmm3                                            ;  1445.0 p1      41 next
        movdqa [rbp + 2704], xmm11                                 ;  1439.0 p0+p3   41 next spill
        movdqa xmm11, xmm10                                        ;  1388.3 p0      41 next copy
        pand xmm11, [rbp + 1504]                                   ;  1446.0 p2+p1   41 next
        pand xmm10, [rbp + 1568]                                   ;  1447.0 p2+p1   41 next
        pxor xmm10, xmm7                                           ;  1449.0 p1      41 next
        movdqa [rbp + 1632], xmm12                                 ;  1436.0 p0+p3   41 next spill
        movdqa xmm12, xmm3                                         ;  1390.3 p0      41 next copy
        movdqa [rbp + 2224], xmm5                                  ;  1440.0 p0+p3   41 next spill
        movdqa xmm5, xmm3                                          ;  1392.3 p0      41 next copy
        movdqa [rbp + 1456], xmm2                                  ;  1437.0 p0+p3   41 next spill
        movdqa xmm2, xmm3                                          ;  1394.3 p0      41 next copy
        movdqa [rbp + 2128], xmm15                                 ;  1441.0 p0+p3   41 next spill
        movdqa xmm15, xmm3                                         ;  1396.3 p0      41 next copy
        movdqa [rbp + 1696], xmm10                                 ;  1451.0 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1472]                                 ;  1393.0 p2      41 next
        pand xmm10, [rbp + 1504]                                   ;  1449.0 p2+p1   41 next
        movdqa [rbp + 1888], xmm11                                 ;  1448.0 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1472]                                 ;  1395.0 p2      41 next
        pand xmm11, xmm7                                           ;  1450.0 p1      41 next
        pxor xmm11, xmm1                                           ;  1452.0 p1      41 next
        pxor xmm11, [rel misty1_encrypt_compact.T0_constants128]   ;  1454.0 p2+p1   41 next
        movdqa [rbp + 1600], xmm7                                  ;  1430.0 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1568]                                  ;  1398.0 p2      41 next
        pxor xmm7, xmm8                                            ;  1453.0 p1      41 next
        pand xmm7, [rbp + 1472]                                    ;  1455.0 p2+p1   41 next
        pxor xmm9, xmm7                                            ;  1457.0 p1      41 next
        movdqa [rbp + 1408], xmm9                                  ;  1459.0 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1504]                                  ;  1404.0 p2      41 next
        pand xmm9, xmm1                                            ;  1456.0 p1      41 next
        pxor xmm9, xmm6                                            ;  1458.0 p1      41 next
        movdqa [rbp + 2240], xmm1                                  ;  1446.0 p0+p3   41 next spill
        movdqa xmm1, xmm0                                          ;  1425.0 p0      41 next copy
        pxor xmm1, xmm13                                           ;  1458.0 p1      41 next
        pxor xmm13, xmm14                                          ;  1459.0 p1      41 next
        pxor xmm14, xmm0                                           ;  1460.0 p1      41 next
        pxor xmm0, [rbp + 1888]                                    ;  1461.0 p2+p1   41 next
        pand xmm1, [rbp + 1440]                                    ;  1462.0 p2+p1   41 next
        pxor xmm5, xmm13                                           ;  1463.0 p1      41 next
        pand xmm13, [rbp + 2720]                                   ;  1464.0 p2+p1   41 next
        pxor xmm9, xmm13                                           ;  1466.0 p1      41 next
        movdqa xmm13, [rbp + 1472]                                 ;  1414.3 p2      41 next
        pand xmm13, [rbp + 2720]                                   ;  1466.0 p2+p1   41 next
        pand xmm2, xmm5                                            ;  1467.0 p1      41 next
        pand xmm5, [rbp + 1568]                                    ;  1468.0 p2+p1   41 next
        pxor xmm9, [rbp + 1504]                                    ;  1469.0 p2+p1   41 next
        pxor xmm2, xmm11                                           ;  1470.0 p1      41 next
        pxor xmm6, xmm13                                           ;  1471.0 p1      41 next
        pxor xmm2, xmm13                                           ;  1472.0 p1      41 next
        movdqa [rbp + 2304], xmm0                                  ;  1463.0 p0+p3   41 next spill
        movdqa xmm0, [rbp + 2720]                                  ;  1422.0 p2      41 next
        pand xmm0, xmm6                                            ;  1473.0 p1      41 next
        pxor xmm12, xmm0                                           ;  1475.0 p1      41 next
        movdqa xmm0, [rbp + 1568]                                  ;  1424.0 p2      54 next reload
        pand xmm6, xmm0                                            ;  1475.0 p1      41 next
        pxor xmm12, xmm8                                           ;  1477.0 p1      41 next
        pand xmm8, [rbp + 2720]                                    ;  1477.0 p2+p1   41 next
        pxor xmm8, [rbp + 1696]                                    ;  1479.0 p2+p1   41 next
        movdqa [rbp + 1616], xmm12                                 ;  1479.0 p0+p3   41 next spill
        movdqa xmm12, xmm0                                         ;  1435.0 p0      41 next copy
        pxor xmm12, xmm10                                          ;  1479.0 p1      41 next
        pxor xmm1, xmm12                                           ;  1481.0 p1      41 next
        pxor xmm6, xmm1                                            ;  1483.0 p1      41 next
        pxor xmm8, xmm6                                            ;  1485.0 p1      41 next
        pxor xmm7, xmm8                                            ;  1487.0 p1      41 next
        movdqa xmm1, [rbp + 1440]                                  ;  1432.3 p2      41 next
        pand xmm1, xmm12                                           ;  1484.0 p1      41 next
        movdqa xmm6, [rbp + 1888]                                  ;  1448.0 p2      41 next
        pxor xmm6, xmm1                                            ;  1486.0 p1      41 next
        movdqa xmm1, [rbp + 1472]                                  ;  1434.3 p2      41 next
        movdqa xmm8, [rbp + 2240]                                  ;  1446.0 p2      41 next reload
        pxor xmm1, xmm8                                            ;  1486.0 p1      41 next
        pxor xmm2, xmm6                                            ;  1488.0 p1      41 next
        pand xmm15, xmm1                                           ;  1488.0 p1      41 next
        movdqa xmm1, [rbp + 2720]                                  ;  1437.0 p2      54 next reload
        pxor xmm8, xmm1                                            ;  1489.0 p1      41 next
        movdqa xmm6, xmm1                                          ;  1448.0 p0      41 next copy
        pxor xmm6, [rbp + 1696]                                    ;  1490.0 p2+p1   41 next
        movdqa xmm12, [rbp + 2304]                                 ;  1463.0 p2      41 next reload
        pand xmm1, xmm12                                           ;  1491.0 p1      41 next
        pxor xmm11, xmm15                                          ;  1492.0 p1      41 next
        pxor xmm5, xmm11                                           ;  1494.0 p1      41 next
        pand xmm0, xmm8                                            ;  1494.0 p1      41 next
        pand xmm3, xmm8                                            ;  1495.0 p1      41 next
        movdqa xmm8, [rbp + 1504]                                  ;  1442.3 p2      41 next
        pand xmm8, xmm6                                            ;  1496.0 p1      41 next
        pxor xmm6, xmm13                                           ;  1497.0 p1      41 next
        pxor xmm13, [rbp + 1504]                                   ;  1498.0 p2+p1   41 next
        movdqa xmm11, [rbp + 1440]                                 ;  1445.3 p2      54 next reload
        pxor xmm8, xmm11                                           ;  1499.0 p1      41 next
        pxor xmm4, xmm8                                            ;  1501.0 p1      41 next
        movdqa xmm8, xmm11                                         ;  1456.3 p0      41 next copy
        pand xmm11, [rbp + 1472]                                   ;  1501.0 p2+p1   41 next
        pxor xmm2, [rbp + 2128]                                    ;  1502.0 p2+p1   41 next
        pxor xmm7, [rbp + 2224]                                    ;  1503.0 p2+p1   41 next
        pxor xmm3, [rbp + 1472]                                    ;  1504.0 p2+p1   41 next
        pxor xmm5, xmm3                                            ;  1506.0 p1      41 next
        pand xmm8, xmm13                                           ;  1506.0 p1      41 next
        pand xmm10, xmm13                                          ;  1507.0 p1      41 next
        pxor xmm12, xmm11                                          ;  1508.0 p1      41 next
        movdqa xmm3, [rbp + 1408]                                  ;  1459.0 p2      41 next reload
        pand xmm11, xmm3                                           ;  1509.0 p1      41 next
        pxor xmm14, xmm11                                          ;  1511.0 p1      41 next
        pxor xmm4, xmm14                                           ;  1513.0 p1      41 next
        movdqa xmm14, [rbp + 1616]                                 ;  1479.0 p2      41 next
        pxor xmm15, xmm8                                           ;  1512.0 p1      41 next
        pxor xmm3, xmm8                                            ;  1513.0 p1      41 next
        movdqa xmm8, [rbp + 1472]                                  ;  1452.7 p2      41 next
        pand xmm8, xmm12                                           ;  1514.0 p1      41 next
        movdqa xmm11, [rbp + 1616]                                 ;  1479.0 p2      41 next
        pxor xmm6, xmm15                                           ;  1515.0 p1      41 next
        movdqa xmm15, [rbp + 1456]                                 ;  1454.7 p2      41 next
        pxor xmm14, xmm6                                           ;  1517.0 p1      41 next
        movdqa xmm6, [rbp + 1632]                                  ;  1455.7 p2      41 next
        pxor xmm11, xmm8                                           ;  1517.0 p1      41 next
        movdqa xmm8, [rbp + 2704]                                  ;  1456.7 p2      41 next
        pxor xmm1, xmm14                                           ;  1519.0 p1      41 next
        movdqa xmm14, [rbp + 2336]                                 ;  1457.7 p2      41 next
        pxor xmm0, xmm11                                           ;  1519.0 p1      41 next
        movdqa xmm11, [rbp + 2464]                                 ;  1458.7 p2      41 next
        pxor xmm5, xmm10                                           ;  1520.0 p1      41 next
        movdqa xmm10, [rbp + 2128]                                 ;  1459.7 p2      48 next
        pxor xmm10, [r11 + 2048]                                   ;  1521.0 p2+p1   48 next
        movdqa xmm12, [rbp + 1600]                                 ;  1461.7 p2      41 next reload
        pxor xmm12, xmm3                                           ;  1522.0 p1      41 next
        pxor xmm2, [r11 + 2192]                                    ;  1523.0 p2+p1   48 next
        pxor xmm15, xmm5                                           ;  1524.0 p1      41 next
        movdqa xmm3, [rbp + 1456]                                  ;  1463.7 p2      48 next
        pxor xmm3, [r11 + 2064]                                    ;  1525.0 p2+p1   48 next
        pxor xmm9, xmm12                                           ;  1526.0 p1      41 next
        movdqa xmm5, [rbp + 2224]                                  ;  1465.7 p2      48 next
        pxor xmm5, [r11 + 2080]                                    ;  1527.0 p2+p1   48 next
        pxor xmm14, xmm1                                           ;  1528.0 p1      41 next
        movdqa xmm1, [rbp + 1632]                                  ;  1467.7 p2      48 next
        pxor xmm1, [r11 + 2096]                                    ;  1529.0 p2+p1   48 next
        pxor xmm7, [r11 + 2224]                                    ;  1530.0 p2+p1   48 next
        movdqa xmm12, [rel misty1_encrypt_compact.T0_constants128] ;  1470.7 p2      41 next reload
        pxor xmm4, xmm12                                           ;  1531.0 p1      41 next
        pxor xmm11, xmm9                                           ;  1532.0 p1      41 next
        pxor xmm8, xmm4                                            ;  1533.0 p1      41 next
        movdqa xmm4, [rbp + 2704]                                  ;  1471.7 p2      48 next
        pxor xmm4, [r11 + 2112]                                    ;  1534.0 p2+p1   48 next
        pxor xmm0, xmm12                                           ;  1535.0 p1      41 next
        pxor xmm6, xmm0                                            ;  1537.0 p1      41 next
        movdqa xmm0, [rbp + 2336]                                  ;  1473.7 p2      48 next
        pxor xmm0, [r11 + 2128]                                    ;  1537.0 p2+p1   48 next
        movdqa xmm9, [rbp + 2464]                                  ;  1475.7 p2      48 next
        pxor xmm9, [r11 + 2144]                                    ;  1538.0 p2+p1   48 next
        pxor xmm15, [r11 + 2208]                                   ;  1539.0 p2+p1   48 next
        movdqa xmm13, [rbp + 1584]                                 ;  1478.7 p2      48 next
        pxor xmm13, [r11 + 2160]                                   ;  1540.0 p2+p1   48 next
        pxor xmm14, [r11 + 2272]                                   ;  1541.0 p2+p1   48 next
        pxor xmm11, [r11 + 2288]                                   ;  1542.0 p2+p1   48 next
        pxor xmm8, [r11 + 2256]                                    ;  1543.0 p2+p1   48 next
        pxor xmm6, [r11 + 2240]                                    ;  1544.0 p2+p1   48 next
        movdqa [rbp + 1584], xmm11                                 ;  1544.0 p0+p3   48 next spill
        movdqa xmm11, [rbp + 1712]                                 ;  1484.7 p2      48 next
        pxor xmm11, [r11 + 2176]                                   ;  1545.0 p2+p1   48 next
        movdqa [rbp + 1712], xmm14                                 ;  1543.0 p0+p3   48 next spill
        movdqa xmm14, xmm10                                        ;  1523.0 p0      45 next copy
        pxor xmm14, xmm9                                           ;  1546.0 p1      45 next
        movdqa [rbp + 2464], xmm8                                  ;  1545.0 p0+p3   48 next spill
        movdqa xmm8, xmm14                                         ;  1548.0 p0      45 next copy
        pxor xmm8, xmm1                                            ;  1555.0 p1      45 next
        movdqa [rbp + 2336], xmm6                                  ;  1546.0 p0+p3   48 next spill
        movdqa xmm6, xmm1                                          ;  1531.0 p0      45 next copy
        pand xmm6, xmm9                                            ;  1548.0 p1      45 next
        movdqa [rbp + 2704], xmm7                                  ;  1532.0 p0+p3   48 next spill
        movdqa xmm7, xmm1                                          ;  1531.0 p0      45 next copy
        pand xmm7, xmm13                                           ;  1549.0 p1      45 next
        movdqa [rbp + 1632], xmm15                                 ;  1541.0 p0+p3   48 next spill
        movdqa xmm15, xmm1                                         ;  1531.0 p0      45 next copy
        pand xmm15, xmm5                                           ;  1550.0 p1      45 next
        movdqa [rbp + 2224], xmm2                                  ;  1525.0 p0+p3   48 next spill
        movdqa xmm2, xmm1                                          ;  1531.0 p0      45 next copy
        pand xmm2, xmm10                                           ;  1551.0 p1      45 next
        movdqa [rbp + 1456], xmm7                                  ;  1551.0 p0+p3   45 next spill
        movdqa xmm7, xmm1                                          ;  1531.0 p0      45 next copy
        pand xmm7, xmm3                                            ;  1552.0 p1      45 next
        movdqa [rbp + 1600], xmm14                                 ;  1548.0 p0+p3   45 next spill
        movdqa xmm14, xmm1                                         ;  1531.0 p0      45 next copy
        pand xmm14, xmm4                                           ;  1553.0 p1      45 next
        pxor xmm7, xmm14                                           ;  1555.0 p1      45 next
        movdqa [rbp + 2128], xmm7                                  ;  1557.0 p0+p3   45 next spill
        movdqa xmm7, [rbp + 1600]                                  ;  1548.0 p2      45 next
        pand xmm7, xmm0                                            ;  1559.0 p1      45 next
        movdqa [rbp + 1616], xmm7                                  ;  1561.0 p0+p3   45 next spill
        movdqa xmm7, [rbp + 1600]                                  ;  1548.0 p2      45 next
        movdqa xmm12, [rbp + 1456]                                 ;  1551.0 p2      45 next
        movdqa [rbp + 1600], xmm12                                 ;  1562.0 p0+p3   45 next spill
        movdqa xmm12, xmm3                                         ;  1527.0 p0      45 next copy
        pxor xmm12, xmm0                                           ;  1556.0 p1      45 next
        pxor xmm15, xmm12                                          ;  1558.0 p1      45 next
        movdqa [rbp + 1472], xmm15                                 ;  1560.0 p0+p3   45 next spill
        movdqa xmm15, xmm3                                         ;  1527.0 p0      45 next copy
        pand xmm15, xmm10                                          ;  1558.0 p1      45 next
        movdqa [rbp + 1408], xmm3                                  ;  1527.0 p0+p3   48 next spill
        movdqa xmm3, xmm10                                         ;  1523.0 p0      45 next copy
        pand xmm3, xmm13                                           ;  1559.0 p1      45 next
        pxor xmm6, xmm3                                            ;  1561.0 p1      45 next
        movdqa xmm3, [rel misty1_encrypt_compact.T0_constants128]  ;  1515.3 p2      41 next reload
        pxor xmm6, xmm3                                            ;  1563.0 p1      45 next
        movdqa xmm3, xmm10                                         ;  1523.0 p0      45 next copy
        pand xmm3, xmm11                                           ;  1562.0 p1      45 next
        pxor xmm3, xmm13                                           ;  1564.0 p1      45 next
        pxor xmm14, xmm3                                           ;  1566.0 p1      45 next
        movdqa [rbp + 1440], xmm6                                  ;  1565.0 p0+p3   45 next spill
        movdqa xmm6, xmm10                                         ;  1523.0 p0      45 next copy
        pand xmm6, xmm12                                           ;  1565.0 p1      45 next
        pand xmm12, xmm4                                           ;  1566.0 p1      45 next
        movdqa [rbp + 1504], xmm6                                  ;  1567.0 p0+p3   45 next spill
        movdqa xmm6, xmm10                                         ;  1523.0 p0      45 next copy
        movdqa [rbp + 2304], xmm0                                  ;  1539.0 p0+p3   48 next spill
        movdqa xmm0, xmm10                                         ;  1523.0 p0      45 next copy
        pand xmm0, xmm4                                            ;  1567.0 p1      45 next
        movdqa [rbp + 1696], xmm0                                  ;  1569.0 p0+p3   45 next spill
        movdqa xmm0, xmm10                                         ;  1525.0 p0      45 next copy
        pxor xmm0, [rbp + 1408]                                    ;  1568.0 p2+p1   45 next
        pand xmm10, xmm9                                           ;  1569.0 p1      45 next
        movdqa [rbp + 2720], xmm0                                  ;  1570.0 p0+p3   45 next spill
        movdqa xmm0, [rbp + 2128]                                  ;  1557.0 p2      45 next reload
        pxor xmm0, xmm10                                           ;  1571.0 p1      45 next
        movdqa xmm10, xmm5                                         ;  1529.0 p0      45 next copy
        pand xmm10, xmm8                                           ;  1571.0 p1      45 next
        pxor xmm3, xmm10                                           ;  1573.0 p1      45 next
        movdqa xmm10, xmm5                                         ;  1529.3 p0      45 next copy
        pand xmm10, [rbp + 2304]                                   ;  1573.0 p2+p1   45 next
        movdqa [rbp + 2128], xmm0                                  ;  1573.0 p0+p3   45 next spill
        movdqa xmm0, xmm5                                          ;  1532.0 p0      45 next copy
        pand xmm0, [rbp + 1408]                                    ;  1574.0 p2+p1   45 next
        pxor xmm6, xmm0                                            ;  1576.0 p1      45 next
        movdqa xmm0, xmm5                                          ;  1534.0 p0      45 next copy
        movdqa [rbp + 2240], xmm5                                  ;  1535.0 p0+p3   48 next spill
        movdqa xmm5, xmm9                                          ;  1540.0 p0      45 next copy
        pand xmm5, xmm4                                            ;  1576.0 p1      45 next
        pxor xmm2, xmm5                                            ;  1578.0 p1      45 next
        movdqa xmm5, xmm4                                          ;  1539.0 p0      45 next copy
        pand xmm5, xmm11                                           ;  1578.0 p1      45 next
        pxor xmm1, xmm5                                            ;  1580.0 p1      45 next
        pxor xmm3, xmm1                                            ;  1582.0 p1      45 next
        pand xmm1, xmm11                                           ;  1582.0 p1      45 next
        pxor xmm1, [rel misty1_encrypt_compact.T0_constants128]    ;  1584.0 p2+p1   45 next
        movdqa [rbp + 1888], xmm1                                  ;  1586.0 p0+p3   45 next spill
        movdqa xmm1, xmm4                                          ;  1542.3 p0      45 next copy
        pand xmm1, [rbp + 2304]                                    ;  1583.0 p2+p1   45 next
        pxor xmm0, xmm1                                            ;  1585.0 p1      45 next
        pxor xmm1, xmm11                                           ;  1585.0 p1      45 next
        pand xmm1, [rbp + 2304]                                    ;  1587.0 p2+p1   45 next
        pxor xmm3, xmm1                                            ;  1589.0 p1      45 next
        movdqa xmm1, xmm11                                         ;  1547.0 p0      45 next copy
        pand xmm1, xmm13                                           ;  1588.0 p1      45 next
        pxor xmm2, xmm1                                            ;  1590.0 p1      45 next
        movdqa [rbp + 1568], xmm9                                  ;  1546.7 p0+p3   48 next spill
        movdqa xmm9, xmm11                                         ;  1547.7 p0      45 next copy
        por xmm9, xmm8                                             ;  1590.0 p1      45 next
        pxor xmm10, xmm9                                           ;  1592.0 p1      45 next
        pxor xmm15, xmm10                                          ;  1594.0 p1      45 next
        movdqa xmm9, xmm11                                         ;  1548.7 p0      45 next copy
        pxor xmm9, xmm6                                            ;  1593.0 p1      45 next
        movdqa xmm10, xmm4                                         ;  1549.7 p0      45 next copy
        pand xmm10, xmm0                                           ;  1594.0 p1      45 next
        pand xmm11, [rbp + 2240]                                   ;  1595.0 p2+p1   45 next
        movdqa [rbp + 1424], xmm8                                  ;  1557.0 p0+p3   45 next spill
        movdqa xmm8, xmm4                                          ;  1558.0 p0      45 next copy
        pand xmm4, xmm13                                           ;  1596.0 p1      45 next
        pxor xmm4, [rbp + 1696]                                    ;  1598.0 p2+p1   45 next
        movdqa [rbp + 2608], xmm3                                  ;  1591.0 p0+p3   45 next spill
        movdqa xmm3, xmm13                                         ;  1560.0 p0      45 next copy
        pand xmm3, [rbp + 2304]                                    ;  1598.0 p2+p1   45 next
        pxor xmm12, xmm3                                           ;  1600.0 p1      45 next
        movdqa xmm3, xmm13                                         ;  1561.0 p0      45 next copy
        pand xmm3, [rbp + 1408]                                    ;  1600.0 p2+p1   45 next
        pxor xmm6, xmm3                                            ;  1602.0 p1      45 next
        pxor xmm10, xmm6                                           ;  1604.0 p1      45 next
        movdqa xmm3, xmm13                                         ;  1562.7 p0      45 next copy
        pxor xmm14, xmm12                                          ;  1603.0 p1      45 next
        pxor xmm0, xmm14                                           ;  1605.0 p1      45 next
        pxor xmm12, xmm15                                          ;  1605.0 p1      45 next
        pxor xmm7, xmm12                                           ;  1607.0 p1      45 next
        movdqa xmm14, [rbp + 1568]                                 ;  1564.3 p2      48 next reload
        pand xmm3, xmm14                                           ;  1607.0 p1      45 next
        movdqa xmm6, [rbp + 1616]                                  ;  1565.3 p2      45 next reload
        pxor xmm6, xmm9                                            ;  1608.0 p1      45 next
        pxor xmm8, xmm6                                            ;  1610.0 p1      45 next
        movdqa xmm6, [rbp + 1408]                                  ;  1566.3 p2      48 next reload
        pand xmm9, xmm6                                            ;  1610.0 p1      45 next
        pand xmm6, xmm14                                           ;  1611.0 p1      45 next
        pxor xmm4, xmm9                                            ;  1612.0 p1      45 next
        pxor xmm0, xmm2                                            ;  1613.0 p1      45 next
        movdqa xmm9, [rbp + 2240]                                  ;  1567.7 p2      48 next reload
        pand xmm13, xmm9                                           ;  1614.0 p1      45 next
        pand xmm9, xmm14                                           ;  1615.0 p1      45 next
        pxor xmm11, xmm3                                           ;  1616.0 p1      45 next
        movdqa xmm12, [rbp + 1472]                                 ;  1569.0 p2      45 next reload
        pxor xmm4, xmm12                                           ;  1617.0 p1      45 next
        pxor xmm3, xmm6                                            ;  1618.0 p1      45 next
        pxor xmm13, [rbp + 1888]                                   ;  1619.0 p2+p1   45 next
        pxor xmm11, [rbp + 1424]                                   ;  1620.0 p2+p1   45 next
        pxor xmm2, xmm9                                            ;  1621.0 p1      45 next
        pxor xmm14, xmm2                                           ;  1623.0 p1      45 next
        movdqa xmm2, [rbp + 1600]                                  ;  1572.0 p2      45 next reload
        pxor xmm2, [rbp + 1696]                                    ;  1623.0 p2+p1   45 next
        pxor xmm2, xmm10                                           ;  1625.0 p1      45 next
        pxor xmm6, xmm13                                           ;  1625.0 p1      45 next
        pxor xmm1, xmm13                                           ;  1626.0 p1      45 next
        pxor xmm7, xmm1                                            ;  1628.0 p1      45 next
        pxor xmm0, xmm3                                            ;  1628.0 p1      45 next
        movdqa xmm1, [rbp + 1440]                                  ;  1574.7 p2      45 next reload
        pxor xmm3, xmm1                                            ;  1629.0 p1      45 next
        pxor xmm1, xmm8                                            ;  1630.0 p1      45 next
        pxor xmm15, xmm1                                           ;  1632.0 p1      45 next
        pxor xmm4, xmm3                                            ;  1632.0 p1      45 next
        movdqa xmm1, [rbp + 2720]                                  ;  1576.3 p2      45 next
        movdqa xmm3, [rbp + 2304]                                  ;  1577.3 p2      48 next reload
        pand xmm1, xmm3                                            ;  1633.0 p1      45 next
        movdqa xmm13, [rbp + 1424]                                 ;  1578.3 p2      45 next reload
        por xmm3, xmm13                                            ;  1634.0 p1      45 next
        pxor xmm10, xmm1                                           ;  1635.0 p1      45 next
        pxor xmm11, xmm3                                           ;  1636.0 p1      45 next
        pxor xmm13, xmm15                                          ;  1637.0 p1      45 next
        movdqa xmm15, [rbp + 2128]                                 ;  1579.3 p2      45 next
        pxor xmm8, xmm2                                            ;  1638.0 p1      45 next
        movdqa xmm1, [rbp + 1504]                                  ;  1580.3 p2      45 next reload
        pxor xmm1, xmm8                                            ;  1640.0 p1      45 next
        pxor xmm15, xmm1                                           ;  1642.0 p1      45 next
        movdqa xmm1, [rbp + 2128]                                  ;  1581.3 p2      45 next
        pxor xmm1, [rbp + 1888]                                    ;  1641.0 p2+p1   45 next
        pxor xmm0, [rbp + 1456]                                    ;  1642.0 p2+p1   45 next
        movdqa xmm3, [rbp + 1584]                                  ;  1584.3 p2      48 next reload
        pxor xmm7, xmm3                                            ;  1643.0 p1      45 next
        movdqa xmm8, [rbp + 624]                                   ;  1585.3 p2     108 r reload
        pxor xmm3, xmm8                                            ;  1644.0 p1      54 next
        pxor xmm9, xmm10                                           ;  1645.0 p1      45 next
        pxor xmm6, xmm9                                            ;  1647.0 p1      45 next
        pxor xmm2, xmm6                                            ;  1649.0 p1      45 next
        movdqa xmm6, xmm8                                          ;  1596.3 p0      54 next copy
        pxor xmm6, [r8 + 496]                                      ;  1648.0 p2+p1   54 next
        pxor xmm10, xmm11                                          ;  1649.0 p1      45 next
        pxor xmm12, xmm11                                          ;  1650.0 p1      45 next
        pxor xmm5, xmm10                                           ;  1651.0 p1      45 next
        movdqa xmm9, [rbp + 2224]                                  ;  1587.3 p2      45 next
        movdqa xmm10, [rbp + 2608]                                 ;  1591.0 p2      45 next reload
        pxor xmm10, xmm1                                           ;  1652.0 p1      45 next
        pxor xmm9, xmm2                                            ;  1653.0 p1      45 next
        movdqa xmm1, [rbp + 1632]                                  ;  1589.3 p2      45 next
        movdqa xmm2, [rbp + 496]                                   ;  1590.3 p2     108 r reload
        pxor xmm4, xmm2                                            ;  1654.0 p1      54 next
        pxor xmm14, xmm12                                          ;  1655.0 p1      45 next
        movdqa xmm11, xmm2                                         ;  1601.3 p0      54 next copy
        pxor xmm11, [r8 + 368]                                     ;  1656.0 p2+p1   54 next
        pxor xmm1, xmm10                                           ;  1657.0 p1      45 next
        movdqa xmm10, [rbp + 512]                                  ;  1592.3 p2     108 r reload
        pxor xmm13, xmm10                                          ;  1658.0 p1      54 next
        movdqa xmm12, xmm10                                        ;  1603.3 p0      54 next copy
        pxor xmm12, [r8 + 384]                                     ;  1659.0 p2+p1   54 next
        pxor xmm15, [rbp + 2704]                                   ;  1660.0 p2+p1   45 next
        pxor xmm0, [rbp + 1712]                                    ;  1661.0 p2+p1   45 next
        pxor xmm7, [rbp + 480]                                     ;  1662.0 p2+p1   54 next
        pxor xmm5, [rbp + 2336]                                    ;  1663.0 p2+p1   45 next
        pxor xmm9, [rbp + 384]                                     ;  1664.0 p2+p1   54 next
        pxor xmm14, [rbp + 2464]                                   ;  1665.0 p2+p1   45 next
        pxor xmm1, [rbp + 400]                                     ;  1666.0 p2+p1   54 next
        pxor xmm15, [rbp + 416]                                    ;  1667.0 p2+p1   54 next
        pxor xmm0, [rbp + 464]                                     ;  1668.0 p2+p1   54 next
        pxor xmm5, [rbp + 432]                                     ;  1669.0 p2+p1   54 next
        pxor xmm14, [rbp + 448]                                    ;  1670.0 p2+p1   54 next
        movdqa xmm8, [rbp + 2224]                                  ;  1605.3 p2      54 next
        pxor xmm8, [rbp + 528]                                     ;  1671.0 p2+p1   54 next
        movdqa xmm10, [rbp + 1632]                                 ;  1607.3 p2      54 next
        pxor xmm10, [rbp + 544]                                    ;  1672.0 p2+p1   54 next
        movdqa xmm2, [rbp + 2704]                                  ;  1609.3 p2      54 next
        pxor xmm2, [rbp + 560]                                     ;  1673.0 p2+p1   54 next
        movdqa [rbp + 2704], xmm3                                  ;  1646.0 p0+p3   54 next spill
        movdqa xmm3, [rbp + 2336]                                  ;  1611.3 p2      54 next
        pxor xmm3, [rbp + 576]                                     ;  1674.0 p2+p1   54 next
        movdqa [rbp + 2336], xmm3                                  ;  1676.0 p0+p3   54 next spill
        movdqa xmm3, [rbp + 2464]                                  ;  1613.3 p2      54 next
        pxor xmm3, [rbp + 592]                                     ;  1675.0 p2+p1   54 next
        movdqa [rbp + 2464], xmm3                                  ;  1677.0 p0+p3   54 next spill
        movdqa xmm3, [rbp + 1712]                                  ;  1615.3 p2      54 next
        pxor xmm3, [rbp + 608]                                     ;  1676.0 p2+p1   54 next
        movdqa [rbp + 1712], xmm3                                  ;  1678.0 p0+p3   54 next spill
        movdqa xmm3, [rbp + 384]                                   ;  1617.3 p2      54 next
        pxor xmm3, [r8 + 256]                                      ;  1677.0 p2+p1   54 next
        movdqa [rbp + 1632], xmm2                                  ;  1675.0 p0+p3   54 next spill
        movdqa xmm2, [rbp + 400]                                   ;  1619.3 p2      54 next
        pxor xmm2, [r8 + 272]                                      ;  1678.0 p2+p1   54 next
        movdqa [rbp + 2224], xmm10                                 ;  1674.0 p0+p3   54 next spill
        movdqa xmm10, [rbp + 416]                                  ;  1621.3 p2      54 next
        pxor xmm10, [r8 + 288]                                     ;  1679.0 p2+p1   54 next
        movdqa [rbp + 2608], xmm8                                  ;  1673.0 p0+p3   54 next spill
        movdqa xmm8, [rbp + 432]                                   ;  1623.3 p2      54 next
        pxor xmm8, [r8 + 304]                                      ;  1680.0 p2+p1   54 next
        movdqa [rbp + 1584], xmm13                                 ;  1660.0 p0+p3   54 next spill
        movdqa xmm13, [rbp + 528]                                  ;  1627.0 p2      54 next
        pxor xmm13, [r8 + 400]                                     ;  1681.0 p2+p1   54 next
        movdqa [rbp + 1456], xmm4                                  ;  1656.0 p0+p3   54 next spill
        movdqa xmm4, [rbp + 448]                                   ;  1630.7 p2      54 next
        pxor xmm4, [r8 + 320]                                      ;  1682.0 p2+p1   54 next
        movdqa [rbp + 1888], xmm7                                  ;  1664.0 p0+p3   54 next spill
        movdqa xmm7, [rbp + 544]                                   ;  1634.7 p2      54 next
        pxor xmm7, [r8 + 416]                                      ;  1683.0 p2+p1   54 next
        movdqa [rbp + 2128], xmm0                                  ;  1670.0 p0+p3   54 next spill
        movdqa xmm0, [rbp + 560]                                   ;  1637.0 p2      54 next
        pxor xmm0, [r8 + 432]                                      ;  1684.0 p2+p1   54 next
        movdqa [rbp + 1504], xmm14                                 ;  1672.0 p0+p3   54 next spill
        movdqa xmm14, [rbp + 464]                                  ;  1640.0 p2      54 next
        pxor xmm14, [r8 + 336]                                     ;  1685.0 p2+p1   54 next
        movdqa [rbp + 1424], xmm5                                  ;  1671.0 p0+p3   54 next spill
        movdqa xmm5, [rbp + 576]                                   ;  1644.7 p2      54 next
        pxor xmm5, [r8 + 448]                                      ;  1686.0 p2+p1   54 next
        movdqa [rbp + 2304], xmm15                                 ;  1669.0 p0+p3   54 next spill
        movdqa xmm15, [rbp + 480]                                  ;  1646.7 p2      54 next
        pxor xmm15, [r8 + 352]                                     ;  1687.0 p2+p1   54 next
        movdqa [rbp + 2720], xmm1                                  ;  1668.0 p0+p3   54 next spill
        movdqa xmm1, [rbp + 592]                                   ;  1651.0 p2      54 next
        pxor xmm1, [r8 + 464]                                      ;  1688.0 p2+p1   54 next
        movdqa [rbp + 1440], xmm9                                  ;  1666.0 p0+p3   54 next spill
        movdqa xmm9, [rbp + 608]                                   ;  1653.0 p2      54 next
        pxor xmm9, [r8 + 480]                                      ;  1689.0 p2+p1   54 next
        movdqa [rbp + 1600], xmm10                                 ;  1681.0 p0+p3   54 next spill
        movdqa xmm10, xmm6                                         ;  1655.0 p0      41 next copy
        pand xmm10, xmm9                                           ;  1691.0 p1      41 next
        movdqa [rbp + 1696], xmm8                                  ;  1682.0 p0+p3   54 next spill
        movdqa xmm8, xmm6                                          ;  1657.0 p0      41 next copy
        pand xmm8, xmm11                                           ;  1691.0 p1      41 next
        pxor xmm8, xmm9                                            ;  1693.0 p1      41 next
        movdqa [rbp + 1472], xmm2                                  ;  1680.0 p0+p3   54 next spill
        movdqa xmm2, xmm6                                          ;  1660.0 p0      41 next copy
        pand xmm2, xmm0                                            ;  1693.0 p1      41 next
        movdqa [rbp + 1568], xmm15                                 ;  1689.0 p0+p3   54 next spill
        movdqa xmm15, xmm6                                         ;  1662.0 p0      41 next copy
        movdqa [rbp + 2240], xmm14                                 ;  1687.0 p0+p3   54 next spill
        movdqa xmm14, xmm6                                         ;  1664.0 p0      41 next copy
        movdqa [rbp + 1408], xmm3                                  ;  1679.0 p0+p3   54 next spill
        movdqa xmm3, xmm6                                          ;  1666.0 p0      41 next copy
        movdqa [rbp + 1616], xmm4                                  ;  1684.0 p0+p3   54 next spill
        movdqa xmm4, xmm6                                          ;  1668.0 p0      41 next copy
        pand xmm6, xmm13                                           ;  1694.0 p1      41 next
        movdqa [rbp + 2528], xmm6                                  ;  1696.0 p0+p3   41 next spill
        movdqa xmm6, xmm12                                         ;  1670.0 p0      41 next copy
        pxor xmm6, xmm5                                            ;  1695.0 p1      41 next
        movdqa [rbp + 2192], xmm5                                  ;  1688.0 p0+p3   54 next spill
        movdqa xmm5, xmm10                                         ;  1693.0 p0      41 next copy
        movdqa [rbp + 2544], xmm10                                 ;  1693.0 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;  1674.0 p0      41 next copy
        pand xmm10, xmm7                                           ;  1696.0 p1      41 next
        movdqa [rbp + 2448], xmm4                                  ;  1675.0 p0+p3   41 next spill
        movdqa xmm4, xmm12                                         ;  1676.0 p0      41 next copy
        pand xmm4, xmm11                                           ;  1697.0 p1      41 next
        movdqa [rbp + 2512], xmm8                                  ;  1695.0 p0+p3   41 next spill
        movdqa xmm8, xmm12                                         ;  1678.0 p0      41 next copy
        pand xmm8, xmm13                                           ;  1698.0 p1      41 next
        pxor xmm8, xmm11                                           ;  1700.0 p1      41 next
        movdqa [rbp + 2432], xmm12                                 ;  1679.0 p0+p3   54 next spill
        movdqa xmm12, [rbp + 2448]                                 ;  1676.3 p2      41 next reload
        pxor xmm12, xmm8                                           ;  1702.0 p1      41 next
        movdqa [rbp + 2448], xmm12                                 ;  1704.0 p0+p3   41 next spill
        movdqa xmm12, xmm2                                         ;  1695.0 p0      41 next copy
        pxor xmm12, xmm7                                           ;  1702.0 p1      41 next
        pand xmm14, xmm12                                          ;  1704.0 p1      41 next
        pxor xmm14, [rel misty1_encrypt_compact.T0_constants128]   ;  1706.0 p2+p1   41 next
        movdqa [rbp + 2496], xmm14                                 ;  1708.0 p0+p3   41 next spill
        movdqa xmm14, xmm11                                        ;  1683.0 p0      41 next copy
        pxor xmm14, xmm1                                           ;  1704.0 p1      41 next
        movdqa [rbp + 2176], xmm2                                  ;  1695.0 p0+p3   41 next spill
        movdqa xmm2, xmm11                                         ;  1685.0 p0      41 next copy
        pand xmm2, xmm9                                            ;  1705.0 p1      41 next
        movdqa [rbp + 2768], xmm8                                  ;  1702.0 p0+p3   41 next spill
        movdqa xmm8, xmm11                                         ;  1687.0 p0      41 next copy
        pand xmm8, xmm7                                            ;  1706.0 p1      41 next
        movdqa [rbp + 2672], xmm11                                 ;  1689.0 p0+p3   54 next spill
        movdqa xmm11, xmm7                                         ;  1689.0 p0      41 next copy
        pand xmm11, xmm9                                           ;  1707.0 p1      41 next
        movdqa [rbp + 2208], xmm11                                 ;  1709.0 p0+p3   41 next spill
        movdqa xmm11, xmm7                                         ;  1691.0 p0      41 next copy
        pand xmm11, xmm1                                           ;  1708.0 p1      41 next
        pxor xmm2, xmm11                                           ;  1710.0 p1      41 next
        movdqa xmm11, xmm7                                         ;  1692.0 p0      41 next copy
        pxor xmm11, xmm14                                          ;  1710.0 p1      41 next
        pxor xmm2, [rel misty1_encrypt_compact.T0_constants128]    ;  1712.0 p2+p1   41 next
        por xmm15, xmm11                                           ;  1712.0 p1      41 next
        movdqa [rbp + 2400], xmm2                                  ;  1714.0 p0+p3   41 next spill
        movdqa xmm2, xmm7                                          ;  1694.0 p0      41 next copy
        pand xmm2, xmm13                                           ;  1713.0 p1      41 next
        pxor xmm2, xmm6                                            ;  1715.0 p1      41 next
        pand xmm7, xmm0                                            ;  1715.0 p1      41 next
        pxor xmm10, xmm7                                           ;  1717.0 p1      41 next
        pxor xmm7, [rbp + 2512]                                    ;  1717.0 p2+p1   41 next
        movdqa [rbp + 2624], xmm2                                  ;  1717.0 p0+p3   41 next spill
        movdqa xmm2, xmm6                                          ;  1697.0 p0      41 next copy
        pand xmm2, xmm0                                            ;  1718.0 p1      41 next
        pand xmm6, [rbp + 2672]                                    ;  1719.0 p2+p1   41 next
        movdqa [rbp + 2288], xmm14                                 ;  1706.0 p0+p3   41 next spill
        movdqa xmm14, xmm13                                        ;  1698.0 p0      41 next copy
        pand xmm14, xmm11                                          ;  1720.0 p1      41 next
        pxor xmm14, [rbp + 2512]                                   ;  1722.0 p2+p1   41 next
        pxor xmm12, xmm14                                          ;  1724.0 p1      41 next
        movdqa xmm14, xmm13                                        ;  1699.0 p0      41 next copy
        pand xmm14, [rbp + 2192]                                   ;  1723.0 p2+p1   41 next
        pxor xmm15, xmm14                                          ;  1725.0 p1      41 next
        pxor xmm4, xmm15                                           ;  1727.0 p1      41 next
        movdqa xmm14, xmm13                                        ;  1700.0 p0      41 next copy
        movdqa xmm15, xmm13                                        ;  1701.0 p0      41 next copy
        pand xmm15, xmm9                                           ;  1726.0 p1      41 next
        pand xmm13, xmm1                                           ;  1727.0 p1      41 next
        pxor xmm15, [rbp + 2496]                                   ;  1728.0 p2+p1   41 next
        movdqa [rbp + 2512], xmm13                                 ;  1729.0 p0+p3   41 next spill
        movdqa xmm13, xmm1                                         ;  1703.0 p0      41 next copy
        pand xmm13, xmm0                                           ;  1729.0 p1      41 next
        pxor xmm8, xmm13                                           ;  1731.0 p1      41 next
        pxor xmm5, xmm8                                            ;  1733.0 p1      41 next
        movdqa xmm8, xmm9                                          ;  1704.0 p0      41 next copy
        movdqa xmm13, [rbp + 2192]                                 ;  1701.3 p2      54 next reload
        pand xmm8, xmm13                                           ;  1732.0 p1      41 next
        pxor xmm2, xmm8                                            ;  1734.0 p1      41 next
        pxor xmm7, xmm2                                            ;  1736.0 p1      41 next
        pxor xmm2, xmm4                                            ;  1736.0 p1      41 next
        movdqa xmm8, xmm9                                          ;  1705.0 p0      41 next copy
        pand xmm8, [rbp + 2432]                                    ;  1736.0 p2+p1   41 next
        movdqa [rbp + 2256], xmm15                                 ;  1730.0 p0+p3   41 next spill
        movdqa xmm15, [rbp + 2768]                                 ;  1704.7 p2      41 next reload
        pxor xmm15, xmm8                                           ;  1738.0 p1      41 next
        movdqa xmm8, xmm9                                          ;  1707.0 p0      41 next copy
        pand xmm9, xmm1                                            ;  1738.0 p1      41 next
        pand xmm8, xmm0                                            ;  1739.0 p1      41 next
        pxor xmm2, [rbp + 2288]                                    ;  1740.0 p2+p1   41 next
        movdqa [rbp + 2768], xmm9                                  ;  1740.0 p0+p3   41 next spill
        movdqa xmm9, xmm0                                          ;  1709.0 p0      41 next copy
        pand xmm9, xmm13                                           ;  1741.0 p1      41 next
        pxor xmm14, xmm9                                           ;  1743.0 p1      41 next
        pxor xmm3, xmm9                                            ;  1743.0 p1      41 next
        movdqa xmm9, xmm0                                          ;  1710.0 p0      41 next copy
        pxor xmm7, xmm14                                           ;  1745.0 p1      41 next
        pand xmm9, xmm14                                           ;  1745.0 p1      41 next
        pxor xmm15, xmm9                                           ;  1747.0 p1      41 next
        movdqa xmm14, xmm0                                         ;  1711.0 p0      41 next copy
        pand xmm3, xmm13                                           ;  1747.0 p1      41 next
        pxor xmm12, xmm3                                           ;  1749.0 p1      41 next
        movdqa xmm3, xmm13                                         ;  1712.3 p0      41 next copy
        movdqa xmm9, xmm13                                         ;  1713.0 p0      41 next copy
        por xmm13, xmm11                                           ;  1749.0 p1      41 next
        pand xmm3, [rbp + 2288]                                    ;  1750.0 p2+p1   41 next
        pxor xmm7, xmm5                                            ;  1751.0 p1      41 next
        pand xmm0, [rbp + 2672]                                    ;  1752.0 p2+p1   41 next
        pxor xmm3, [rbp + 2448]                                    ;  1753.0 p2+p1   41 next
        pxor xmm14, xmm3                                           ;  1755.0 p1      41 next
        movdqa xmm3, xmm11                                         ;  1715.0 p0      41 next copy
        pxor xmm8, xmm0                                            ;  1755.0 p1      41 next
        pxor xmm0, [rbp + 2208]                                    ;  1756.0 p2+p1   41 next
        pxor xmm5, [rbp + 2512]                                    ;  1757.0 p2+p1   41 next
        pxor xmm0, xmm15                                           ;  1758.0 p1      41 next
        pxor xmm5, xmm1                                            ;  1759.0 p1      41 next
        movdqa [rbp + 2288], xmm5                                  ;  1761.0 p0+p3   41 next spill
        movdqa xmm5, xmm1                                          ;  1718.7 p0      41 next copy
        pand xmm5, [rbp + 2672]                                    ;  1760.0 p2+p1   41 next
        pxor xmm10, xmm5                                           ;  1762.0 p1      41 next
        movdqa xmm5, [rbp + 2432]                                  ;  1719.7 p2      54 next reload
        pand xmm1, xmm5                                            ;  1762.0 p1      41 next
        movdqa [rbp + 2192], xmm1                                  ;  1764.0 p0+p3   41 next spill
        movdqa xmm1, xmm5                                          ;  1730.7 p0      41 next copy
        pand xmm1, [rbp + 2448]                                    ;  1763.0 p2+p1   41 next
        pxor xmm8, xmm1                                            ;  1765.0 p1      41 next
        pxor xmm5, [rbp + 2672]                                    ;  1765.0 p2+p1   41 next
        pand xmm9, xmm5                                            ;  1767.0 p1      41 next
        pxor xmm15, xmm9                                           ;  1769.0 p1      41 next
        movdqa xmm1, [rbp + 2528]                                  ;  1723.7 p2      41 next reload
        movdqa xmm5, [rbp + 2768]                                  ;  1740.0 p2      41 next reload
        pxor xmm1, xmm5                                            ;  1768.0 p1      41 next
        pxor xmm3, xmm1                                            ;  1770.0 p1      41 next
        pxor xmm13, xmm3                                           ;  1772.0 p1      41 next
        movdqa xmm1, [rbp + 2192]                                  ;  1764.0 p2      41 next reload
        pxor xmm5, xmm1                                            ;  1775.0 p1      41 next
        movdqa xmm3, [rbp + 2624]                                  ;  1726.7 p2      41 next reload
        pxor xmm8, xmm3                                            ;  1772.0 p1      41 next
        movdqa xmm9, [rbp + 2544]                                  ;  1727.7 p2      41 next reload
        pxor xmm9, [rbp + 2256]                                    ;  1773.0 p2+p1   41 next
        pxor xmm2, xmm9                                            ;  1775.0 p1      41 next
        pxor xmm1, [rbp + 2256]                                    ;  1775.0 p2+p1   41 next
        pxor xmm3, xmm13                                           ;  1776.0 p1      41 next
        pxor xmm13, xmm15                                          ;  1777.0 p1      41 next
        pxor xmm15, [rbp + 2512]                                   ;  1778.0 p2+p1   41 next
        movdqa xmm9, [rbp + 2176]                                  ;  1731.7 p2      41 next reload
        pxor xmm9, xmm13                                           ;  1779.0 p1      41 next
        movdqa xmm13, [rbp + 2288]                                 ;  1761.0 p2      41 next reload
        pxor xmm13, xmm3                                           ;  1780.0 p1      41 next
        pxor xmm7, xmm5                                            ;  1781.0 p1      41 next
        movdqa xmm3, [rbp + 2400]                                  ;  1733.7 p2      41 next reload
        pxor xmm5, xmm3                                            ;  1782.0 p1      41 next
        pxor xmm3, xmm14                                           ;  1783.0 p1      41 next
        pxor xmm14, xmm0                                           ;  1784.0 p1      41 next
        pxor xmm6, xmm14                                           ;  1786.0 p1      41 next
        pxor xmm4, xmm3                                            ;  1786.0 p1      41 next
        pxor xmm8, xmm5                                            ;  1787.0 p1      41 next
        movdqa xmm14, [rbp + 2496]                                 ;  1734.7 p2      41 next
        pxor xmm14, xmm10                                          ;  1788.0 p1      41 next
        pxor xmm10, xmm6                                           ;  1789.0 p1      41 next
        movdqa xmm3, [rbp + 2208]                                  ;  1735.7 p2      41 next
        pxor xmm3, xmm7                                            ;  1790.0 p1      41 next
        movdqa xmm5, [rbp + 1616]                                  ;  1736.7 p2      41 next
        movdqa xmm6, [rbp + 1408]                                  ;  1737.7 p2      54 next reload
        pand xmm5, xmm6                                            ;  1791.0 p1      41 next
        pxor xmm11, xmm4                                           ;  1792.0 p1      41 next
        pxor xmm12, xmm14                                          ;  1793.0 p1      41 next
        movdqa xmm14, [rbp + 2240]                                 ;  1738.7 p2      41 next
        pxor xmm1, xmm15                                           ;  1794.0 p1      41 next
        pand xmm14, xmm6                                           ;  1795.0 p1      41 next
        movdqa xmm15, [rbp + 1568]                                 ;  1739.7 p2      41 next
        movdqa xmm4, [rbp + 1472]                                  ;  1740.7 p2      54 next reload
        pand xmm15, xmm4                                           ;  1796.0 p1      41 next
        pxor xmm0, xmm1                                            ;  1797.0 p1      41 next
        movdqa xmm1, [rbp + 1696]                                  ;  1741.7 p2      41 next
        pand xmm1, xmm6                                            ;  1798.0 p1      41 next
        movdqa xmm7, [rbp + 1616]                                  ;  1742.7 p2      41 next
        pand xmm7, [rbp + 1696]                                    ;  1799.0 p2+p1   41 next
        pxor xmm2, [rbp + 1568]                                    ;  1800.0 p2+p1   41 next
        pxor xmm9, [rbp + 1696]                                    ;  1801.0 p2+p1   41 next
        pxor xmm13, [rbp + 1616]                                   ;  1802.0 p2+p1   41 next
        pxor xmm10, [rbp + 1600]                                   ;  1803.0 p2+p1   41 next
        pxor xmm3, [rbp + 2240]                                    ;  1804.0 p2+p1   41 next
        pxor xmm12, xmm4                                           ;  1805.0 p1      41 next
        pxor xmm0, xmm6                                            ;  1806.0 p1      41 next
        movdqa [rbp + 2208], xmm11                                 ;  1794.0 p0+p3   41 next spill
        movdqa xmm11, [rbp + 2240]                                 ;  1749.7 p2      41 next
        pand xmm11, [rbp + 1600]                                   ;  1807.0 p2+p1   41 next
        pxor xmm15, xmm11                                          ;  1809.0 p1      41 next
        pand xmm11, xmm4                                           ;  1809.0 p1      41 next
        movdqa [rbp + 2496], xmm8                                  ;  1789.0 p0+p3   41 next spill
        movdqa xmm8, xmm4                                          ;  1751.7 p0      41 next copy
        pxor xmm8, xmm1                                            ;  1810.0 p1      41 next
        movdqa [rbp + 2400], xmm2                                  ;  1802.0 p0+p3   41 next spill
        movdqa xmm2, xmm4                                          ;  1751.7 p0      41 next copy
        pand xmm2, [rbp + 2240]                                    ;  1811.0 p2+p1   41 next
        movdqa [rbp + 2288], xmm3                                  ;  1806.0 p0+p3   41 next spill
        movdqa xmm3, xmm4                                          ;  1752.7 p0      41 next copy
        pand xmm3, xmm6                                            ;  1812.0 p1      41 next
        movdqa [rbp + 2176], xmm13                                 ;  1804.0 p0+p3   41 next spill
        movdqa xmm13, xmm4                                         ;  1754.7 p0      41 next copy
        pand xmm13, [rbp + 1696]                                   ;  1813.0 p2+p1   41 next
        pand xmm4, [rbp + 1616]                                    ;  1814.0 p2+p1   41 next
        pxor xmm4, xmm14                                           ;  1816.0 p1      41 next
        movdqa [rbp + 1472], xmm9                                  ;  1803.0 p0+p3   41 next spill
        movdqa xmm9, xmm6                                          ;  1756.7 p0      41 next copy
        movdqa [rbp + 2512], xmm10                                 ;  1805.0 p0+p3   41 next spill
        movdqa xmm10, xmm6                                         ;  1758.7 p0      41 next copy
        movdqa [rbp + 2256], xmm12                                 ;  1807.0 p0+p3   41 next spill
        movdqa xmm12, xmm6                                         ;  1760.7 p0      41 next copy
        movdqa [rbp + 2192], xmm0                                  ;  1808.0 p0+p3   41 next spill
        movdqa xmm0, xmm6                                          ;  1762.7 p0      41 next copy
        movdqa [rbp + 1408], xmm4                                  ;  1818.0 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1568]                                  ;  1761.0 p2      41 next
        pand xmm4, [rbp + 1696]                                    ;  1816.0 p2+p1   41 next
        movdqa [rbp + 2544], xmm13                                 ;  1815.0 p0+p3   41 next spill
        movdqa xmm13, [rbp + 1568]                                 ;  1763.0 p2      41 next
        pand xmm13, xmm14                                          ;  1817.0 p1      41 next
        pxor xmm13, xmm2                                           ;  1819.0 p1      41 next
        pxor xmm13, [rel misty1_encrypt_compact.T0_constants128]   ;  1821.0 p2+p1   41 next
        movdqa [rbp + 2624], xmm14                                 ;  1797.0 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1616]                                 ;  1766.0 p2      41 next
        pxor xmm14, xmm8                                           ;  1820.0 p1      41 next
        pand xmm14, [rbp + 1568]                                   ;  1822.0 p2+p1   41 next
        pxor xmm1, xmm14                                           ;  1824.0 p1      41 next
        movdqa [rbp + 2768], xmm1                                  ;  1826.0 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1696]                                  ;  1771.0 p2      41 next
        pand xmm1, xmm2                                            ;  1823.0 p1      41 next
        pxor xmm1, xmm3                                            ;  1825.0 p1      41 next
        movdqa [rbp + 2528], xmm2                                  ;  1813.0 p0+p3   41 next spill
        movdqa xmm2, xmm5                                          ;  1793.0 p0      41 next copy
        pxor xmm2, xmm7                                            ;  1825.0 p1      41 next
        pxor xmm7, xmm15                                           ;  1826.0 p1      41 next
        pxor xmm15, xmm5                                           ;  1827.0 p1      41 next
        pxor xmm5, [rbp + 2544]                                    ;  1828.0 p2+p1   41 next
        pand xmm2, [rbp + 2240]                                    ;  1829.0 p2+p1   41 next
        pxor xmm10, xmm7                                           ;  1830.0 p1      41 next
        pand xmm7, [rbp + 1600]                                    ;  1831.0 p2+p1   41 next
        pxor xmm1, xmm7                                            ;  1833.0 p1      41 next
        movdqa xmm7, [rbp + 1568]                                  ;  1781.0 p2      41 next
        pand xmm7, [rbp + 1600]                                    ;  1833.0 p2+p1   41 next
        pand xmm12, xmm10                                          ;  1834.0 p1      41 next
        pand xmm10, [rbp + 1616]                                   ;  1835.0 p2+p1   41 next
        pxor xmm1, [rbp + 1696]                                    ;  1836.0 p2+p1   41 next
        pxor xmm12, xmm13                                          ;  1837.0 p1      41 next
        pxor xmm3, xmm7                                            ;  1838.0 p1      41 next
        pxor xmm12, xmm7                                           ;  1839.0 p1      41 next
        movdqa [rbp + 2672], xmm5                                  ;  1830.0 p0+p3   41 next spill
        movdqa xmm5, [rbp + 1600]                                  ;  1789.0 p2      41 next
        pand xmm5, xmm3                                            ;  1840.0 p1      41 next
        pxor xmm9, xmm5                                            ;  1842.0 p1      41 next
        movdqa xmm5, [rbp + 1616]                                  ;  1791.0 p2      54 next reload
        pand xmm3, xmm5                                            ;  1842.0 p1      41 next
        pxor xmm9, xmm8                                            ;  1844.0 p1      41 next
        pand xmm8, [rbp + 1600]                                    ;  1844.0 p2+p1   41 next
        pxor xmm8, [rbp + 1408]                                    ;  1846.0 p2+p1   41 next
        movdqa [rbp + 2448], xmm9                                  ;  1846.0 p0+p3   41 next spill
        movdqa xmm9, xmm5                                          ;  1802.0 p0      41 next copy
        pxor xmm9, xmm4                                            ;  1846.0 p1      41 next
        pxor xmm2, xmm9                                            ;  1848.0 p1      41 next
        pxor xmm3, xmm2                                            ;  1850.0 p1      41 next
        pxor xmm8, xmm3                                            ;  1852.0 p1      41 next
        pxor xmm14, xmm8                                           ;  1854.0 p1      41 next
        movdqa xmm2, [rbp + 2240]                                  ;  1799.3 p2      41 next
        pand xmm2, xmm9                                            ;  1851.0 p1      41 next
        movdqa xmm3, [rbp + 2544]                                  ;  1815.0 p2      41 next
        pxor xmm3, xmm2                                            ;  1853.0 p1      41 next
        movdqa xmm2, [rbp + 1568]                                  ;  1801.3 p2      41 next
        movdqa xmm8, [rbp + 2528]                                  ;  1813.0 p2      41 next reload
        pxor xmm2, xmm8                                            ;  1853.0 p1      41 next
        movdqa xmm9, [rbp + 1600]                                  ;  1803.3 p2      54 next reload
        pxor xmm8, xmm9                                            ;  1854.0 p1      41 next
        pxor xmm12, xmm3                                           ;  1855.0 p1      41 next
        pand xmm0, xmm2                                            ;  1856.0 p1      41 next
        movdqa xmm2, xmm9                                          ;  1814.3 p0      41 next copy
        pxor xmm2, [rbp + 1408]                                    ;  1857.0 p2+p1   41 next
        movdqa xmm3, [rbp + 2672]                                  ;  1830.0 p2      41 next reload
        pand xmm9, xmm3                                            ;  1858.0 p1      41 next
        pxor xmm13, xmm0                                           ;  1859.0 p1      41 next
        pxor xmm10, xmm13                                          ;  1861.0 p1      41 next
        pand xmm5, xmm8                                            ;  1861.0 p1      41 next
        pand xmm6, xmm8                                            ;  1862.0 p1      41 next
        movdqa xmm8, [rbp + 1696]                                  ;  1809.3 p2      41 next
        pand xmm8, xmm2                                            ;  1863.0 p1      41 next
        pxor xmm2, xmm7                                            ;  1864.0 p1      41 next
        pxor xmm7, [rbp + 1696]                                    ;  1865.0 p2+p1   41 next
        movdqa xmm13, [rbp + 2240]                                 ;  1812.3 p2      54 next reload
        pxor xmm8, xmm13                                           ;  1866.0 p1      41 next
        pxor xmm11, xmm8                                           ;  1868.0 p1      41 next
        movdqa xmm8, xmm13                                         ;  1823.3 p0      41 next copy
        pand xmm13, [rbp + 1568]                                   ;  1868.0 p2+p1   41 next
        pxor xmm12, [rbp + 2192]                                   ;  1869.0 p2+p1   41 next
        pxor xmm14, [rbp + 2512]                                   ;  1870.0 p2+p1   41 next
        pxor xmm6, [rbp + 1568]                                    ;  1871.0 p2+p1   41 next
        pxor xmm10, xmm6                                           ;  1873.0 p1      41 next
        pand xmm8, xmm7                                            ;  1873.0 p1      41 next
        pand xmm4, xmm7                                            ;  1874.0 p1      41 next
        pxor xmm3, xmm13                                           ;  1875.0 p1      41 next
        movdqa xmm6, [rbp + 2768]                                  ;  1826.0 p2      41 next reload
        pand xmm13, xmm6                                           ;  1876.0 p1      41 next
        pxor xmm15, xmm13                                          ;  1878.0 p1      41 next
        pxor xmm0, xmm8                                            ;  1878.0 p1      41 next
        pxor xmm6, xmm8                                            ;  1879.0 p1      41 next
        movdqa xmm7, [rbp + 2448]                                  ;  1846.0 p2      41 next
        pxor xmm2, xmm0                                            ;  1880.0 p1      41 next
        movdqa xmm0, [rbp + 1568]                                  ;  1820.0 p2      41 next
        pand xmm0, xmm3                                            ;  1881.0 p1      41 next
        movdqa xmm3, [rbp + 2448]                                  ;  1846.0 p2      41 next
        pxor xmm7, xmm2                                            ;  1882.0 p1      41 next
        movdqa xmm2, [rbp + 2256]                                  ;  1822.0 p2      41 next
        pxor xmm3, xmm0                                            ;  1883.0 p1      41 next
        movdqa xmm0, [rbp + 1472]                                  ;  1823.0 p2      41 next
        pxor xmm9, xmm7                                            ;  1884.0 p1      41 next
        movdqa xmm7, [rbp + 2176]                                  ;  1824.0 p2      41 next
        pxor xmm11, xmm15                                          ;  1885.0 p1      41 next
        movdqa xmm15, [rbp + 2288]                                 ;  1825.0 p2      41 next
        pxor xmm5, xmm3                                            ;  1886.0 p1      41 next
        movdqa xmm3, [rbp + 2400]                                  ;  1826.0 p2      41 next
        movdqa xmm8, [rbp + 2624]                                  ;  1827.0 p2      41 next reload
        pxor xmm8, xmm6                                            ;  1887.0 p1      41 next
        pxor xmm10, xmm4                                           ;  1888.0 p1      41 next
        movdqa xmm4, [rbp + 2192]                                  ;  1828.0 p2      48 next
        pxor xmm4, [r8 + 2048]                                     ;  1889.0 p2+p1   48 next
        pxor xmm1, xmm8                                            ;  1890.0 p1      41 next
        movdqa xmm6, [rbp + 2256]                                  ;  1830.0 p2      48 next
        pxor xmm6, [r8 + 2064]                                     ;  1891.0 p2+p1   48 next
        pxor xmm15, xmm9                                           ;  1892.0 p1      41 next
        movdqa xmm8, [rbp + 2512]                                  ;  1832.0 p2      48 next
        pxor xmm8, [r8 + 2080]                                     ;  1893.0 p2+p1   48 next
        pxor xmm12, [r8 + 2192]                                    ;  1894.0 p2+p1   48 next
        pxor xmm2, xmm10                                           ;  1895.0 p1      41 next
        movdqa xmm9, [rbp + 1472]                                  ;  1835.0 p2      48 next
        pxor xmm9, [r8 + 2096]                                     ;  1896.0 p2+p1   48 next
        pxor xmm14, [r8 + 2224]                                    ;  1897.0 p2+p1   48 next
        pxor xmm3, xmm1                                            ;  1898.0 p1      41 next
        movdqa xmm1, [rbp + 2176]                                  ;  1838.0 p2      48 next
        pxor xmm1, [r8 + 2112]                                     ;  1899.0 p2+p1   48 next
        movdqa xmm10, [rel misty1_encrypt_compact.T0_constants128] ;  1840.0 p2      41 next reload
        pxor xmm11, xmm10                                          ;  1900.0 p1      41 next
        pxor xmm5, xmm10                                           ;  1901.0 p1      41 next
        pxor xmm7, xmm11                                           ;  1902.0 p1      41 next
        pxor xmm0, xmm5                                            ;  1903.0 p1      41 next
        movdqa xmm5, [rbp + 2288]                                  ;  1841.0 p2      48 next
        pxor xmm5, [r8 + 2128]                                     ;  1904.0 p2+p1   48 next
        movdqa xmm11, [rbp + 2400]                                 ;  1843.0 p2      48 next
        pxor xmm11, [r8 + 2144]                                    ;  1905.0 p2+p1   48 next
        movdqa xmm13, [rbp + 2496]                                 ;  1845.0 p2      48 next
        pxor xmm13, [r8 + 2160]                                    ;  1906.0 p2+p1   48 next
        pxor xmm15, [r8 + 2272]                                    ;  1907.0 p2+p1   48 next
        pxor xmm2, [r8 + 2208]                                     ;  1908.0 p2+p1   48 next
        pxor xmm3, [r8 + 2288]                                     ;  1909.0 p2+p1   48 next
        pxor xmm7, [r8 + 2256]                                     ;  1910.0 p2+p1   48 next
        pxor xmm0, [r8 + 2240]                                     ;  1911.0 p2+p1   48 next
        movdqa [rbp + 2496], xmm3                                  ;  1911.0 p0+p3   48 next spill
        movdqa xmm3, [rbp + 2208]                                  ;  1852.0 p2      48 next
        pxor xmm3, [r8 + 2176]                                     ;  1912.0 p2+p1   48 next
        movdqa [rbp + 2208], xmm15                                 ;  1909.0 p0+p3   48 next spill
        movdqa xmm15, xmm6                                         ;  1893.0 p0      45 next copy
        pxor xmm15, xmm5                                           ;  1913.0 p1      45 next
        movdqa [rbp + 2400], xmm7                                  ;  1912.0 p0+p3   48 next spill
        movdqa xmm7, xmm6                                          ;  1893.0 p0      45 next copy
        pand xmm7, xmm9                                            ;  1914.0 p1      45 next
        movdqa [rbp + 2288], xmm0                                  ;  1913.0 p0+p3   48 next spill
        movdqa xmm0, xmm6                                          ;  1893.0 p0      45 next copy
        pand xmm0, xmm4                                            ;  1915.0 p1      45 next
        movdqa [rbp + 2176], xmm14                                 ;  1899.0 p0+p3   48 next spill
        movdqa xmm14, xmm6                                         ;  1893.0 p0      45 next copy
        pand xmm14, xmm8                                           ;  1916.0 p1      45 next
        pxor xmm14, xmm4                                           ;  1918.0 p1      45 next
        movdqa [rbp + 1472], xmm2                                  ;  1910.0 p0+p3   48 next spill
        movdqa xmm2, xmm6                                          ;  1893.0 p0      45 next copy
        pand xmm2, xmm13                                           ;  1918.0 p1      45 next
        pxor xmm2, xmm14                                           ;  1920.0 p1      45 next
        pxor xmm14, xmm3                                           ;  1920.0 p1      45 next
        movdqa [rbp + 2512], xmm12                                 ;  1896.0 p0+p3   48 next spill
        movdqa xmm12, xmm6                                         ;  1893.0 p0      45 next copy
        pand xmm12, xmm14                                          ;  1922.0 p1      45 next
        movdqa [rbp + 2256], xmm12                                 ;  1924.0 p0+p3   45 next spill
        movdqa xmm12, xmm6                                         ;  1893.0 p0      45 next copy
        pxor xmm12, xmm4                                           ;  1922.0 p1      45 next
        pand xmm12, xmm5                                           ;  1924.0 p1      45 next
        pand xmm6, xmm11                                           ;  1924.0 p1      45 next
        movdqa [rbp + 2192], xmm6                                  ;  1926.0 p0+p3   45 next spill
        movdqa xmm6, xmm4                                          ;  1891.0 p0      45 next copy
        pxor xmm6, xmm11                                           ;  1925.0 p1      45 next
        movdqa [rbp + 2624], xmm12                                 ;  1926.0 p0+p3   45 next spill
        movdqa xmm12, xmm4                                         ;  1891.0 p0      45 next copy
        pand xmm12, xmm13                                          ;  1926.0 p1      45 next
        movdqa [rbp + 2448], xmm5                                  ;  1906.0 p0+p3   48 next spill
        movdqa xmm5, xmm4                                          ;  1891.0 p0      45 next copy
        pand xmm5, xmm3                                            ;  1927.0 p1      45 next
        pxor xmm5, xmm13                                           ;  1929.0 p1      45 next
        movdqa [rbp + 1568], xmm2                                  ;  1922.0 p0+p3   45 next spill
        movdqa xmm2, xmm4                                          ;  1891.0 p0      45 next copy
        pand xmm2, xmm9                                            ;  1929.0 p1      45 next
        movdqa xmm10, xmm4                                         ;  1891.0 p0      45 next copy
        pand xmm10, xmm15                                          ;  1930.0 p1      45 next
        movdqa [rbp + 2768], xmm10                                 ;  1932.0 p0+p3   45 next spill
        movdqa xmm10, xmm4                                         ;  1891.0 p0      45 next copy
        pand xmm4, xmm11                                           ;  1931.0 p1      45 next
        pand xmm10, xmm1                                           ;  1932.0 p1      45 next
        movdqa [rbp + 2240], xmm10                                 ;  1934.0 p0+p3   45 next spill
        movdqa xmm10, [rbp + 2448]                                 ;  1906.0 p2      45 next
        pand xmm10, xmm8                                           ;  1933.0 p1      45 next
        movdqa [rbp + 1696], xmm4                                  ;  1933.0 p0+p3   45 next spill
        movdqa xmm4, [rbp + 2448]                                  ;  1906.0 p2      45 next
        pand xmm4, xmm1                                            ;  1934.0 p1      45 next
        movdqa [rbp + 2672], xmm4                                  ;  1936.0 p0+p3   45 next spill
        movdqa xmm4, xmm8                                          ;  1895.0 p0      45 next copy
        movdqa [rbp + 1408], xmm14                                 ;  1922.0 p0+p3   45 next spill
        movdqa xmm14, xmm8                                         ;  1895.0 p0      45 next copy
        pand xmm14, xmm9                                           ;  1935.0 p1      45 next
        pxor xmm14, xmm15                                          ;  1937.0 p1      45 next
        pand xmm15, xmm1                                           ;  1937.0 p1      45 next
        movdqa [rbp + 1600], xmm14                                 ;  1939.0 p0+p3   45 next spill
        movdqa xmm14, xmm9                                         ;  1898.0 p0      45 next copy
        pand xmm14, xmm13                                          ;  1938.0 p1      45 next
        movdqa [rbp + 2528], xmm14                                 ;  1940.0 p0+p3   45 next spill
        movdqa xmm14, xmm9                                         ;  1898.0 p0      45 next copy
        pand xmm14, xmm11                                          ;  1939.0 p1      45 next
        pxor xmm12, xmm14                                          ;  1941.0 p1      45 next
        movdqa xmm14, xmm9                                         ;  1898.0 p0      45 next copy
        pxor xmm14, xmm6                                           ;  1941.0 p1      45 next
        pxor xmm12, [rel misty1_encrypt_compact.T0_constants128]   ;  1943.0 p2+p1   45 next
        pand xmm4, xmm14                                           ;  1943.0 p1      45 next
        pxor xmm4, xmm5                                            ;  1945.0 p1      45 next
        movdqa [rbp + 2544], xmm12                                 ;  1945.0 p0+p3   45 next spill
        movdqa xmm12, xmm9                                         ;  1899.0 p0      45 next copy
        pand xmm12, xmm1                                           ;  1945.0 p1      45 next
        pxor xmm7, xmm12                                           ;  1947.0 p1      45 next
        pxor xmm5, xmm12                                           ;  1947.0 p1      45 next
        movdqa xmm12, xmm1                                         ;  1901.0 p0      45 next copy
        pand xmm12, xmm11                                          ;  1948.0 p1      45 next
        pxor xmm2, xmm12                                           ;  1950.0 p1      45 next
        movdqa xmm12, xmm1                                         ;  1902.0 p0      45 next copy
        pand xmm12, xmm3                                           ;  1950.0 p1      45 next
        pxor xmm9, xmm12                                           ;  1952.0 p1      45 next
        pxor xmm4, xmm9                                            ;  1954.0 p1      45 next
        pand xmm9, xmm3                                            ;  1954.0 p1      45 next
        movdqa [rbp + 1616], xmm12                                 ;  1952.0 p0+p3   45 next spill
        movdqa xmm12, [rbp + 1696]                                 ;  1933.0 p2      45 next reload
        pxor xmm12, xmm7                                           ;  1954.0 p1      45 next
        movdqa xmm7, xmm13                                         ;  1908.0 p0      45 next copy
        pand xmm7, xmm3                                            ;  1955.0 p1      45 next
        pxor xmm2, xmm7                                            ;  1957.0 p1      45 next
        pxor xmm9, [rel misty1_encrypt_compact.T0_constants128]    ;  1957.0 p2+p1   45 next
        movdqa [rbp + 1696], xmm9                                  ;  1959.0 p0+p3   45 next spill
        movdqa xmm9, xmm3                                          ;  1914.0 p0      45 next copy
        por xmm9, xmm14                                            ;  1958.0 p1      45 next
        pxor xmm10, xmm9                                           ;  1960.0 p1      45 next
        movdqa xmm9, xmm3                                          ;  1914.0 p0      45 next copy
        pand xmm3, xmm8                                            ;  1960.0 p1      45 next
        pxor xmm0, xmm10                                           ;  1962.0 p1      45 next
        movdqa xmm10, xmm8                                         ;  1913.3 p0      45 next copy
        pxor xmm10, [rbp + 2672]                                   ;  1962.0 p2+p1   45 next
        pxor xmm9, [rbp + 2672]                                    ;  1963.0 p2+p1   45 next
        pand xmm9, [rbp + 2448]                                    ;  1965.0 p2+p1   45 next
        pxor xmm4, xmm9                                            ;  1967.0 p1      45 next
        movdqa xmm9, xmm1                                          ;  1916.0 p0      45 next copy
        pand xmm9, xmm10                                           ;  1966.0 p1      45 next
        movdqa [rbp + 2672], xmm4                                  ;  1969.0 p0+p3   45 next spill
        movdqa xmm4, [rbp + 1568]                                  ;  1922.0 p2      45 next reload
        pxor xmm4, xmm9                                            ;  1968.0 p1      45 next
        movdqa xmm9, xmm1                                          ;  1918.0 p0      45 next copy
        pand xmm1, xmm13                                           ;  1968.0 p1      45 next
        pxor xmm1, [rbp + 2240]                                    ;  1970.0 p2+p1   45 next
        movdqa [rbp + 1568], xmm14                                 ;  1943.0 p0+p3   45 next spill
        movdqa xmm14, [rbp + 2256]                                 ;  1924.0 p2      45 next reload
        pxor xmm14, xmm1                                           ;  1972.0 p1      45 next
        movdqa xmm1, xmm13                                         ;  1920.7 p0      45 next copy
        pand xmm1, [rbp + 2448]                                    ;  1971.0 p2+p1   45 next
        pxor xmm15, xmm1                                           ;  1973.0 p1      45 next
        movdqa xmm1, xmm13                                         ;  1922.0 p0      45 next copy
        pand xmm13, xmm8                                           ;  1973.0 p1      45 next
        pand xmm1, xmm11                                           ;  1974.0 p1      45 next
        pand xmm8, xmm11                                           ;  1975.0 p1      45 next
        pxor xmm5, xmm15                                           ;  1976.0 p1      45 next
        pxor xmm10, xmm5                                           ;  1978.0 p1      45 next
        movdqa xmm5, xmm6                                          ;  1927.0 p0      45 next copy
        pand xmm6, [rbp + 2448]                                    ;  1978.0 p2+p1   45 next
        pxor xmm15, xmm0                                           ;  1979.0 p1      45 next
        pxor xmm5, xmm15                                           ;  1981.0 p1      45 next
        movdqa xmm15, [rbp + 1408]                                 ;  1926.0 p2      45 next reload
        pxor xmm15, xmm6                                           ;  1981.0 p1      45 next
        pxor xmm9, xmm15                                           ;  1983.0 p1      45 next
        movdqa xmm15, [rbp + 1600]                                 ;  1939.0 p2      45 next reload
        pxor xmm14, xmm15                                          ;  1983.0 p1      45 next
        pxor xmm10, xmm2                                           ;  1984.0 p1      45 next
        movdqa xmm6, [rbp + 1696]                                  ;  1959.0 p2      45 next reload
        pxor xmm13, xmm6                                           ;  1985.0 p1      45 next
        pxor xmm6, xmm12                                           ;  1986.0 p1      45 next
        pxor xmm3, xmm1                                            ;  1987.0 p1      45 next
        pxor xmm1, [rbp + 2192]                                    ;  1988.0 p2+p1   45 next
        pxor xmm2, xmm8                                            ;  1989.0 p1      45 next
        pxor xmm11, xmm2                                           ;  1991.0 p1      45 next
        movdqa xmm2, [rbp + 2624]                                  ;  1931.0 p2      45 next reload
        pxor xmm2, xmm4                                            ;  1991.0 p1      45 next
        pxor xmm7, xmm13                                           ;  1992.0 p1      45 next
        pxor xmm5, xmm7                                            ;  1994.0 p1      45 next
        movdqa xmm7, [rbp + 2528]                                  ;  1940.0 p2      45 next
        pxor xmm7, [rbp + 2240]                                    ;  1994.0 p2+p1   45 next
        pxor xmm4, xmm7                                            ;  1996.0 p1      45 next
        movdqa xmm7, [rbp + 2544]                                  ;  1945.0 p2      45 next
        pxor xmm7, xmm9                                            ;  1996.0 p1      45 next
        pxor xmm0, xmm7                                            ;  1998.0 p1      45 next
        pxor xmm13, [rbp + 2192]                                   ;  1998.0 p2+p1   45 next
        movdqa xmm7, [rbp + 1568]                                  ;  1943.0 p2      45 next reload
        pxor xmm3, xmm7                                            ;  1999.0 p1      45 next
        pxor xmm10, xmm1                                           ;  2000.0 p1      45 next
        pxor xmm6, [rbp + 2672]                                    ;  2001.0 p2+p1   45 next
        pxor xmm1, [rbp + 2544]                                    ;  2002.0 p2+p1   45 next
        pxor xmm14, xmm1                                           ;  2004.0 p1      45 next
        movdqa xmm1, xmm7                                          ;  1954.0 p0      45 next copy
        por xmm1, [rbp + 2448]                                     ;  2004.0 p2+p1   45 next
        pxor xmm7, xmm0                                            ;  2005.0 p1      45 next
        pxor xmm9, xmm4                                            ;  2006.0 p1      45 next
        pxor xmm8, xmm2                                            ;  2007.0 p1      45 next
        movdqa xmm0, [rbp + 1616]                                  ;  1952.0 p2      45 next
        movdqa [rbp + 1616], xmm7                                  ;  2007.0 p0+p3   45 next spill
        movdqa xmm7, [rbp + 2768]                                  ;  1941.3 p2      45 next reload
        pxor xmm7, xmm9                                            ;  2008.0 p1      45 next
        pxor xmm12, xmm7                                           ;  2010.0 p1      45 next
        pxor xmm3, xmm1                                            ;  2010.0 p1      45 next
        movdqa xmm1, [rbp + 2528]                                  ;  1942.3 p2      45 next
        pxor xmm1, xmm10                                           ;  2011.0 p1      45 next
        movdqa xmm7, [rbp + 2512]                                  ;  1943.3 p2      45 next
        movdqa xmm9, [rbp + 2496]                                  ;  1944.3 p2      48 next reload
        pxor xmm5, xmm9                                            ;  2012.0 p1      45 next
        movdqa xmm10, [rbp + 2704]                                 ;  1945.3 p2      54 next reload
        pxor xmm9, xmm10                                           ;  2013.0 p1      54 next
        pxor xmm10, [r10 + 240]                                    ;  2014.0 p2+p1   54 next
        pxor xmm13, xmm8                                           ;  2015.0 p1      45 next
        pxor xmm4, xmm13                                           ;  2017.0 p1      45 next
        movdqa xmm8, [rbp + 1472]                                  ;  1947.7 p2      45 next
        pxor xmm8, xmm6                                            ;  2017.0 p1      45 next
        movdqa xmm6, [rbp + 2176]                                  ;  1948.7 p2      45 next
        pxor xmm6, xmm12                                           ;  2018.0 p1      45 next
        pxor xmm7, xmm4                                            ;  2019.0 p1      45 next
        movdqa xmm4, [rbp + 2288]                                  ;  1949.7 p2      45 next
        movdqa xmm12, [rbp + 2400]                                 ;  1950.7 p2      45 next
        movdqa xmm13, [rbp + 2208]                                 ;  1952.0 p2      45 next
        pxor xmm13, xmm1                                           ;  2020.0 p1      45 next
        pxor xmm2, xmm3                                            ;  2021.0 p1      45 next
        pxor xmm15, xmm3                                           ;  2022.0 p1      45 next
        pxor xmm0, xmm2                                            ;  2023.0 p1      45 next
        movdqa xmm1, [rbp + 1440]                                  ;  1956.3 p2      54 next
        pxor xmm1, xmm7                                            ;  2024.0 p1      54 next
        movdqa xmm2, [rbp + 2720]                                  ;  1957.3 p2      54 next
        pxor xmm2, xmm8                                            ;  2025.0 p1      54 next
        movdqa xmm3, [rbp + 2304]                                  ;  1958.3 p2      54 next
        pxor xmm3, xmm6                                            ;  2026.0 p1      54 next
        movdqa xmm6, [rbp + 1424]                                  ;  1959.3 p2      54 next
        pxor xmm11, xmm15                                          ;  2027.0 p1      45 next
        movdqa xmm15, [rbp + 1504]                                 ;  1960.3 p2      54 next
        movdqa xmm7, [rbp + 1456]                                  ;  1961.3 p2      54 next reload
        pxor xmm14, xmm7                                           ;  2028.0 p1      54 next
        pxor xmm7, [r10 + 112]                                     ;  2029.0 p2+p1   54 next
        pxor xmm4, xmm0                                            ;  2030.0 p1      45 next
        pxor xmm12, xmm11                                          ;  2031.0 p1      45 next
        movdqa xmm0, [rbp + 2128]                                  ;  1963.3 p2      54 next
        pxor xmm0, xmm13                                           ;  2032.0 p1      54 next
        movdqa xmm8, [rbp + 1888]                                  ;  1964.3 p2      54 next
        pxor xmm8, xmm5                                            ;  2033.0 p1      54 next
        movdqa xmm5, [rbp + 1440]                                  ;  1965.3 p2      54 next
        pxor xmm5, [r10]                                           ;  2034.0 p2+p1   54 next
        pxor xmm6, xmm4                                            ;  2035.0 p1      54 next
        movdqa xmm4, [rbp + 1616]                                  ;  2007.0 p2      54 next
        movdqa xmm11, [rbp + 1584]                                 ;  1968.3 p2      54 next reload
        pxor xmm4, xmm11                                           ;  2036.0 p1      54 next
        pxor xmm11, [r10 + 128]                                    ;  2037.0 p2+p1   54 next
        pxor xmm15, xmm12                                          ;  2038.0 p1      54 next
        movdqa xmm12, [rbp + 2720]                                 ;  1970.3 p2      54 next
        pxor xmm12, [r10 + 16]                                     ;  2039.0 p2+p1   54 next
        movdqa xmm13, [rbp + 2512]                                 ;  1972.3 p2      54 next
        pxor xmm13, [rbp + 2608]                                   ;  2040.0 p2+p1   54 next
        movdqa [rbp + 2512], xmm9                                  ;  2015.0 p0+p3   54 next spill
        movdqa xmm9, [rbp + 2304]                                  ;  1974.3 p2      54 next
        pxor xmm9, [r10 + 32]                                      ;  2041.0 p2+p1   54 next
        movdqa [rbp + 2304], xmm13                                 ;  2042.0 p0+p3   54 next spill
        movdqa xmm13, [rbp + 1424]                                 ;  1976.3 p2      54 next
        pxor xmm13, [r10 + 48]                                     ;  2042.0 p2+p1   54 next
        movdqa [rbp + 1424], xmm4                                  ;  2038.0 p0+p3   54 next spill
        movdqa xmm4, [rbp + 2608]                                  ;  1978.3 p2      54 next
        pxor xmm4, [r10 + 144]                                     ;  2043.0 p2+p1   54 next
        movdqa [rbp + 2608], xmm14                                 ;  2030.0 p0+p3   54 next spill
        movdqa xmm14, [rbp + 1472]                                 ;  1980.7 p2      54 next
        pxor xmm14, [rbp + 2224]                                   ;  2044.0 p2+p1   54 next
        movdqa [rbp + 1472], xmm14                                 ;  2046.0 p0+p3   54 next spill
        movdqa xmm14, [rbp + 2176]                                 ;  1985.0 p2      54 next
        pxor xmm14, [rbp + 1632]                                   ;  2045.0 p2+p1   54 next
        movdqa [rbp + 2176], xmm14                                 ;  2047.0 p0+p3   54 next spill
        movdqa xmm14, [rbp + 1504]                                 ;  1987.0 p2      54 next
        pxor xmm14, [r10 + 64]                                     ;  2046.0 p2+p1   54 next
        movdqa [rbp + 1504], xmm8                                  ;  2035.0 p0+p3   54 next spill
        movdqa xmm8, [rbp + 2224]                                  ;  1991.0 p2      54 next
        pxor xmm8, [r10 + 160]                                     ;  2047.0 p2+p1   54 next
        movdqa [rbp + 2224], xmm0                                  ;  2034.0 p0+p3   54 next spill
        movdqa xmm0, [rbp + 1632]                                  ;  1996.0 p2      54 next
        pxor xmm0, [r10 + 176]                                     ;  2048.0 p2+p1   54 next
        movdqa [rbp + 1632], xmm15                                 ;  2040.0 p0+p3   54 next spill
        movdqa xmm15, [rbp + 2288]                                 ;  1998.0 p2      54 next
        pxor xmm15, [rbp + 2336]                                   ;  2049.0 p2+p1   54 next
        movdqa [rbp + 2288], xmm15                                 ;  2051.0 p0+p3   54 next spill
        movdqa xmm15, [rbp + 2128]                                 ;  2000.7 p2      54 next
        pxor xmm15, [r10 + 80]                                     ;  2050.0 p2+p1   54 next
        movdqa [rbp + 2128], xmm6                                  ;  2037.0 p0+p3   54 next spill
        movdqa xmm6, [rbp + 2336]                                  ;  2004.0 p2      54 next
        pxor xmm6, [r10 + 192]                                     ;  2051.0 p2+p1   54 next
        movdqa [rbp + 2336], xmm3                                  ;  2028.0 p0+p3   54 next spill
        movdqa xmm3, [rbp + 2400]                                  ;  2006.7 p2      54 next
        pxor xmm3, [rbp + 2464]                                    ;  2052.0 p2+p1   54 next
        movdqa [rbp + 2400], xmm3                                  ;  2054.0 p0+p3   54 next spill
        movdqa xmm3, [rbp + 1888]                                  ;  2009.7 p2      54 next
        pxor xmm3, [r10 + 96]                                      ;  2053.0 p2+p1   54 next
        movdqa [rbp + 1888], xmm2                                  ;  2027.0 p0+p3   54 next spill
        movdqa xmm2, [rbp + 2464]                                  ;  2012.0 p2      54 next
        pxor xmm2, [r10 + 208]                                     ;  2054.0 p2+p1   54 next
        movdqa [rbp + 2464], xmm1                                  ;  2026.0 p0+p3   54 next spill
        movdqa xmm1, [rbp + 2208]                                  ;  2014.0 p2      54 next
        pxor xmm1, [rbp + 1712]                                    ;  2055.0 p2+p1   54 next
        movdqa [rbp + 2208], xmm1                                  ;  2057.0 p0+p3   54 next spill
        movdqa xmm1, [rbp + 1712]                                  ;  2017.0 p2      54 next
        pxor xmm1, [r10 + 224]                                     ;  2056.0 p2+p1   54 next
        movdqa [rbp + 1712], xmm9                                  ;  2043.0 p0+p3   54 next spill
        movdqa xmm9, xmm10                                         ;  2020.7 p0      41 next copy
        pand xmm9, xmm1                                            ;  2058.0 p1      41 next
        movdqa [rbp + 2720], xmm13                                 ;  2044.0 p0+p3   54 next spill
        movdqa xmm13, xmm10                                        ;  2022.7 p0      41 next copy
        pand xmm13, xmm7                                           ;  2058.0 p1      41 next
        pxor xmm13, xmm1                                           ;  2060.0 p1      41 next
        movdqa [rbp + 1584], xmm12                                 ;  2041.0 p0+p3   54 next spill
        movdqa xmm12, xmm10                                        ;  2025.0 p0      41 next copy
        pand xmm12, xmm0                                           ;  2060.0 p1      41 next
        movdqa [rbp + 1616], xmm3                                  ;  2055.0 p0+p3   54 next spill
        movdqa xmm3, xmm10                                         ;  2027.3 p0      41 next copy
        movdqa [rbp + 1440], xmm15                                 ;  2052.0 p0+p3   54 next spill
        movdqa xmm15, xmm10                                        ;  2029.3 p0      41 next copy
        movdqa [rbp + 1456], xmm5                                  ;  2036.0 p0+p3   54 next spill
        movdqa xmm5, xmm10                                         ;  2031.3 p0      41 next copy
        movdqa [rbp + 2704], xmm14                                 ;  2048.0 p0+p3   54 next spill
        movdqa xmm14, xmm10                                        ;  2033.3 p0      41 next copy
        pand xmm10, xmm4                                           ;  2061.0 p1      41 next
        movdqa [rbp + 2496], xmm10                                 ;  2063.0 p0+p3   41 next spill
        movdqa xmm10, xmm9                                         ;  2060.0 p0      41 next copy
        movdqa [rbp + 2528], xmm9                                  ;  2060.0 p0+p3   41 next spill
        movdqa xmm9, xmm12                                         ;  2062.0 p0      41 next copy
        pxor xmm9, xmm8                                            ;  2069.0 p1      41 next
        pand xmm15, xmm9                                           ;  2071.0 p1      41 next
        pxor xmm15, [rel misty1_encrypt_compact.T0_constants128]   ;  2073.0 p2+p1   41 next
        movdqa [rbp + 2768], xmm15                                 ;  2075.0 p0+p3   41 next spill
        movdqa xmm15, xmm13                                        ;  2062.0 p0      41 next copy
        movdqa [rbp + 2448], xmm12                                 ;  2062.0 p0+p3   41 next spill
        movdqa xmm12, xmm11                                        ;  2041.3 p0      41 next copy
        pxor xmm12, xmm6                                           ;  2065.0 p1      41 next
        movdqa [rbp + 1568], xmm6                                  ;  2053.0 p0+p3   54 next spill
        movdqa xmm6, xmm11                                         ;  2043.3 p0      41 next copy
        pand xmm6, xmm8                                            ;  2066.0 p1      41 next
        movdqa [rbp + 2544], xmm14                                 ;  2044.3 p0+p3   41 next spill
        movdqa xmm14, xmm11                                        ;  2045.3 p0      41 next copy
        pand xmm14, xmm7                                           ;  2067.0 p1      41 next
        movdqa [rbp + 2672], xmm5                                  ;  2046.3 p0+p3   41 next spill
        movdqa xmm5, xmm11                                         ;  2047.3 p0      41 next copy
        pand xmm5, xmm4                                            ;  2068.0 p1      41 next
        pxor xmm5, xmm7                                            ;  2070.0 p1      41 next
        movdqa [rbp + 2192], xmm11                                 ;  2048.3 p0+p3   54 next spill
        movdqa xmm11, [rbp + 2544]                                 ;  2046.7 p2      41 next reload
        pxor xmm11, xmm5                                           ;  2072.0 p1      41 next
        movdqa [rbp + 2544], xmm11                                 ;  2074.0 p0+p3   41 next spill
        movdqa xmm11, xmm8                                         ;  2050.3 p0      41 next copy
        pand xmm11, xmm1                                           ;  2071.0 p1      41 next
        movdqa [rbp + 2240], xmm11                                 ;  2073.0 p0+p3   41 next spill
        movdqa xmm11, xmm8                                         ;  2052.3 p0      41 next copy
        pand xmm11, xmm2                                           ;  2072.0 p1      41 next
        movdqa [rbp + 2624], xmm5                                  ;  2072.0 p0+p3   41 next spill
        movdqa xmm5, xmm8                                          ;  2054.3 p0      41 next copy
        movdqa [rbp + 1696], xmm14                                 ;  2069.0 p0+p3   41 next spill
        movdqa xmm14, xmm8                                         ;  2056.3 p0      41 next copy
        pand xmm14, xmm4                                           ;  2073.0 p1      41 next
        pxor xmm14, xmm12                                          ;  2075.0 p1      41 next
        movdqa [rbp + 1600], xmm14                                 ;  2077.0 p0+p3   41 next spill
        movdqa xmm14, xmm8                                         ;  2058.3 p0      41 next copy
        pand xmm14, xmm7                                           ;  2075.0 p1      41 next
        pand xmm8, xmm0                                            ;  2076.0 p1      41 next
        pxor xmm6, xmm8                                            ;  2078.0 p1      41 next
        pxor xmm13, xmm8                                           ;  2078.0 p1      41 next
        movdqa xmm8, xmm4                                          ;  2059.3 p0      41 next copy
        movdqa [rbp + 1408], xmm6                                  ;  2080.0 p0+p3   41 next spill
        movdqa xmm6, xmm4                                          ;  2061.3 p0      41 next copy
        pand xmm6, [rbp + 1568]                                    ;  2079.0 p2+p1   41 next
        movdqa [rbp + 2256], xmm12                                 ;  2067.0 p0+p3   41 next spill
        movdqa xmm12, xmm4                                         ;  2063.3 p0      41 next copy
        movdqa [rbp + 2432], xmm12                                 ;  2070.3 p0+p3   41 next spill
        movdqa xmm12, xmm4                                         ;  2065.3 p0      41 next copy
        pand xmm12, xmm1                                           ;  2080.0 p1      41 next
        pand xmm4, xmm2                                            ;  2081.0 p1      41 next
        pxor xmm12, [rbp + 2768]                                   ;  2086.0 p2+p1   41 next
        movdqa [rbp + 2320], xmm4                                  ;  2083.0 p0+p3   41 next spill
        movdqa xmm4, xmm1                                          ;  2067.3 p0      41 next copy
        pand xmm4, xmm7                                            ;  2083.0 p1      41 next
        pxor xmm11, xmm4                                           ;  2085.0 p1      41 next
        movdqa xmm4, [rel misty1_encrypt_compact.T0_constants128]  ;  2062.0 p2      41 next reload
        pxor xmm11, xmm4                                           ;  2087.0 p1      41 next
        movdqa xmm4, xmm7                                          ;  2068.3 p0      41 next copy
        pxor xmm4, xmm2                                            ;  2086.0 p1      41 next
        pxor xmm5, xmm4                                            ;  2088.0 p1      41 next
        pand xmm8, xmm5                                            ;  2090.0 p1      41 next
        pxor xmm15, xmm8                                           ;  2092.0 p1      41 next
        pxor xmm9, xmm15                                           ;  2094.0 p1      41 next
        por xmm3, xmm5                                             ;  2091.0 p1      41 next
        pxor xmm6, xmm3                                            ;  2093.0 p1      41 next
        movdqa xmm15, xmm2                                         ;  2069.3 p0      41 next copy
        pand xmm15, xmm0                                           ;  2093.0 p1      41 next
        pxor xmm14, xmm15                                          ;  2095.0 p1      41 next
        pxor xmm10, xmm14                                          ;  2097.0 p1      41 next
        movdqa xmm14, [rbp + 1696]                                 ;  2069.0 p2      41 next reload
        pxor xmm14, xmm6                                           ;  2096.0 p1      41 next
        movdqa xmm15, xmm1                                         ;  2070.3 p0      41 next copy
        movdqa xmm3, [rbp + 1568]                                  ;  2067.7 p2      54 next reload
        pand xmm15, xmm3                                           ;  2097.0 p1      41 next
        movdqa xmm6, xmm1                                          ;  2071.3 p0      41 next copy
        movdqa xmm8, xmm1                                          ;  2072.3 p0      41 next copy
        pand xmm1, xmm2                                            ;  2098.0 p1      41 next
        pand xmm8, xmm0                                            ;  2099.0 p1      41 next
        pand xmm6, [rbp + 2192]                                    ;  2100.0 p2+p1   41 next
        movdqa [rbp + 1696], xmm12                                 ;  2088.0 p0+p3   41 next spill
        movdqa xmm12, [rbp + 2624]                                 ;  2072.0 p2      41 next reload
        pxor xmm12, xmm6                                           ;  2102.0 p1      41 next
        movdqa xmm6, xmm7                                          ;  2074.3 p0      41 next copy
        pand xmm6, [rbp + 2256]                                    ;  2102.0 p2+p1   41 next
        movdqa [rbp + 2624], xmm1                                  ;  2100.0 p0+p3   41 next spill
        movdqa xmm1, xmm7                                          ;  2076.3 p0      41 next copy
        pand xmm1, xmm0                                            ;  2103.0 p1      41 next
        pxor xmm8, xmm1                                            ;  2105.0 p1      41 next
        pxor xmm1, [rbp + 2240]                                    ;  2105.0 p2+p1   41 next
        movdqa [rbp + 2640], xmm5                                  ;  2090.0 p0+p3   41 next spill
        movdqa xmm5, xmm7                                          ;  2078.3 p0      41 next copy
        pand xmm7, xmm2                                            ;  2106.0 p1      41 next
        movdqa [rbp + 2784], xmm2                                  ;  2079.3 p0+p3   54 next spill
        movdqa xmm2, [rbp + 1408]                                  ;  2080.0 p2      41 next reload
        pxor xmm2, xmm7                                            ;  2108.0 p1      41 next
        movdqa xmm7, xmm0                                          ;  2080.3 p0      41 next copy
        pand xmm7, [rbp + 2256]                                    ;  2108.0 p2+p1   41 next
        pxor xmm15, xmm7                                           ;  2110.0 p1      41 next
        pxor xmm13, xmm15                                          ;  2112.0 p1      41 next
        movdqa xmm7, xmm0                                          ;  2081.3 p0      41 next copy
        pand xmm7, xmm3                                            ;  2111.0 p1      41 next
        pxor xmm15, xmm14                                          ;  2112.0 p1      41 next
        pxor xmm15, xmm4                                           ;  2114.0 p1      41 next
        pand xmm4, xmm3                                            ;  2114.0 p1      41 next
        pxor xmm4, [rbp + 2544]                                    ;  2116.0 p2+p1   41 next
        pxor xmm5, [rbp + 2192]                                    ;  2116.0 p2+p1   41 next
        pxor xmm4, xmm0                                            ;  2118.0 p1      41 next
        pand xmm5, xmm3                                            ;  2118.0 p1      41 next
        movdqa [rbp + 2256], xmm2                                  ;  2110.0 p0+p3   41 next spill
        movdqa xmm2, xmm3                                          ;  2084.0 p0      41 next copy
        por xmm3, [rbp + 2640]                                     ;  2119.0 p2+p1   41 next
        movdqa [rbp + 1568], xmm11                                 ;  2089.0 p0+p3   41 next spill
        movdqa xmm11, [rbp + 2432]                                 ;  2085.3 p2      41 next reload
        pxor xmm11, xmm7                                           ;  2120.0 p1      41 next
        movdqa [rbp + 2432], xmm4                                  ;  2120.0 p0+p3   41 next spill
        movdqa xmm4, [rbp + 2672]                                  ;  2086.7 p2      41 next reload
        pxor xmm4, xmm7                                            ;  2121.0 p1      41 next
        pand xmm2, xmm4                                            ;  2123.0 p1      41 next
        pxor xmm9, xmm2                                            ;  2125.0 p1      41 next
        movdqa xmm2, [rbp + 2496]                                  ;  2088.0 p2      41 next reload
        movdqa xmm4, [rbp + 2624]                                  ;  2100.0 p2      41 next reload
        pxor xmm2, xmm4                                            ;  2124.0 p1      41 next
        pxor xmm13, xmm11                                          ;  2125.0 p1      41 next
        pand xmm0, xmm11                                           ;  2126.0 p1      41 next
        pxor xmm12, xmm0                                           ;  2128.0 p1      41 next
        movdqa xmm0, [rbp + 2544]                                  ;  2090.0 p2      41 next
        movdqa xmm7, [rbp + 2192]                                  ;  2091.0 p2      54 next reload
        pand xmm0, xmm7                                            ;  2128.0 p1      41 next
        pxor xmm8, xmm0                                            ;  2130.0 p1      41 next
        pxor xmm13, xmm10                                          ;  2130.0 p1      41 next
        movdqa xmm0, [rbp + 2784]                                  ;  2092.0 p2      54 next reload
        pand xmm7, xmm0                                            ;  2131.0 p1      41 next
        pxor xmm5, xmm12                                           ;  2132.0 p1      41 next
        pxor xmm1, xmm12                                           ;  2133.0 p1      41 next
        movdqa xmm11, [rbp + 2640]                                 ;  2093.0 p2      41 next reload
        pxor xmm2, xmm11                                           ;  2134.0 p1      41 next
        pxor xmm3, xmm2                                            ;  2136.0 p1      41 next
        movdqa xmm2, [rbp + 1600]                                  ;  2094.0 p2      41 next reload
        pxor xmm8, xmm2                                            ;  2136.0 p1      41 next
        movdqa xmm12, [rbp + 2320]                                 ;  2095.0 p2      41 next reload
        pxor xmm10, xmm12                                          ;  2137.0 p1      41 next
        pxor xmm0, xmm10                                           ;  2139.0 p1      41 next
        pxor xmm4, xmm7                                            ;  2139.0 p1      41 next
        movdqa xmm10, [rbp + 1696]                                 ;  2096.0 p2      41 next reload
        pxor xmm7, xmm10                                           ;  2140.0 p1      41 next
        movdqa [rbp + 2320], xmm0                                  ;  2141.0 p0+p3   41 next spill
        movdqa xmm0, [rbp + 2528]                                  ;  2097.3 p2      41 next reload
        pxor xmm0, xmm10                                           ;  2141.0 p1      41 next
        pxor xmm15, xmm0                                           ;  2143.0 p1      41 next
        pxor xmm12, xmm5                                           ;  2143.0 p1      41 next
        pxor xmm5, xmm3                                            ;  2144.0 p1      41 next
        pxor xmm2, xmm3                                            ;  2145.0 p1      41 next
        movdqa xmm0, [rbp + 1568]                                  ;  2099.3 p2      41 next
        movdqa xmm3, [rbp + 2432]                                  ;  2120.0 p2      41 next reload
        pxor xmm0, xmm3                                            ;  2146.0 p1      41 next
        pxor xmm3, xmm1                                            ;  2147.0 p1      41 next
        pxor xmm6, xmm3                                            ;  2149.0 p1      41 next
        pxor xmm14, xmm0                                           ;  2149.0 p1      41 next
        movdqa xmm0, [rbp + 2256]                                  ;  2110.0 p2      41 next
        pxor xmm0, xmm6                                            ;  2151.0 p1      41 next
        movdqa xmm3, [rbp + 1568]                                  ;  2102.3 p2      41 next
        pxor xmm11, xmm14                                          ;  2151.0 p1      41 next
        movdqa xmm14, [rbp + 2256]                                 ;  2110.0 p2      41 next
        pxor xmm14, [rbp + 2768]                                   ;  2152.0 p2+p1   41 next
        pxor xmm13, xmm4                                           ;  2153.0 p1      41 next
        pxor xmm3, xmm4                                            ;  2154.0 p1      41 next
        movdqa xmm4, [rbp + 2240]                                  ;  2105.3 p2      41 next
        pxor xmm9, xmm14                                           ;  2155.0 p1      41 next
        movdqa xmm14, [rbp + 2320]                                 ;  2141.0 p2      41 next
        pxor xmm14, xmm2                                           ;  2156.0 p1      41 next
        movdqa xmm2, [rbp + 2704]                                  ;  2107.3 p2      41 next
        pxor xmm4, xmm13                                           ;  2157.0 p1      41 next
        movdqa xmm6, [rbp + 1456]                                  ;  2108.3 p2      54 next reload
        pand xmm2, xmm6                                            ;  2158.0 p1      41 next
        movdqa xmm10, [rbp + 2448]                                 ;  2109.3 p2      41 next reload
        pxor xmm10, xmm5                                           ;  2159.0 p1      41 next
        pxor xmm8, xmm3                                            ;  2160.0 p1      41 next
        movdqa xmm3, [rbp + 1440]                                  ;  2110.3 p2      41 next
        pxor xmm7, xmm12                                           ;  2161.0 p1      41 next
        pand xmm3, xmm6                                            ;  2162.0 p1      41 next
        movdqa xmm5, [rbp + 1616]                                  ;  2111.3 p2      41 next
        movdqa xmm12, [rbp + 1584]                                 ;  2112.3 p2      54 next reload
        pand xmm5, xmm12                                           ;  2163.0 p1      41 next
        pxor xmm1, xmm7                                            ;  2164.0 p1      41 next
        movdqa xmm7, [rbp + 2720]                                  ;  2113.3 p2      41 next
        pand xmm7, xmm6                                            ;  2165.0 p1      41 next
        movdqa xmm13, [rbp + 2704]                                 ;  2114.3 p2      41 next
        pand xmm13, [rbp + 2720]                                   ;  2166.0 p2+p1   41 next
        pxor xmm15, [rbp + 1616]                                   ;  2167.0 p2+p1   41 next
        pxor xmm0, [rbp + 1712]                                    ;  2168.0 p2+p1   41 next
        pxor xmm9, xmm12                                           ;  2169.0 p1      41 next
        pxor xmm14, [rbp + 2704]                                   ;  2170.0 p2+p1   41 next
        pxor xmm4, [rbp + 1440]                                    ;  2171.0 p2+p1   41 next
        pxor xmm10, [rbp + 2720]                                   ;  2172.0 p2+p1   41 next
        pxor xmm1, xmm6                                            ;  2173.0 p1      41 next
        movdqa [rbp + 2448], xmm11                                 ;  2153.0 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1440]                                 ;  2121.3 p2      41 next
        pand xmm11, [rbp + 1712]                                   ;  2174.0 p2+p1   41 next
        pxor xmm5, xmm11                                           ;  2176.0 p1      41 next
        pand xmm11, xmm12                                          ;  2176.0 p1      41 next
        movdqa [rbp + 2320], xmm8                                  ;  2162.0 p0+p3   41 next spill
        movdqa xmm8, xmm12                                         ;  2123.3 p0      41 next copy
        pxor xmm8, xmm7                                            ;  2177.0 p1      41 next
        movdqa [rbp + 2240], xmm15                                 ;  2169.0 p0+p3   41 next spill
        movdqa xmm15, xmm12                                        ;  2123.3 p0      41 next copy
        pand xmm15, [rbp + 1440]                                   ;  2178.0 p2+p1   41 next
        movdqa [rbp + 2768], xmm4                                  ;  2173.0 p0+p3   41 next spill
        movdqa xmm4, xmm12                                         ;  2123.3 p0      41 next copy
        pand xmm4, xmm6                                            ;  2179.0 p1      41 next
        movdqa [rbp + 2256], xmm14                                 ;  2172.0 p0+p3   41 next spill
        movdqa xmm14, xmm12                                        ;  2125.3 p0      41 next copy
        pand xmm14, [rbp + 2720]                                   ;  2180.0 p2+p1   41 next
        pand xmm12, [rbp + 2704]                                   ;  2181.0 p2+p1   41 next
        pxor xmm12, xmm3                                           ;  2183.0 p1      41 next
        movdqa [rbp + 1584], xmm10                                 ;  2174.0 p0+p3   41 next spill
        movdqa xmm10, xmm6                                         ;  2127.3 p0      41 next copy
        movdqa [rbp + 1568], xmm0                                  ;  2170.0 p0+p3   41 next spill
        movdqa xmm0, xmm6                                          ;  2129.3 p0      41 next copy
        movdqa [rbp + 2432], xmm9                                  ;  2171.0 p0+p3   41 next spill
        movdqa xmm9, xmm6                                          ;  2131.3 p0      41 next copy
        movdqa [rbp + 2528], xmm1                                  ;  2175.0 p0+p3   41 next spill
        movdqa xmm1, xmm6                                          ;  2133.3 p0      41 next copy
        movdqa [rbp + 1456], xmm12                                 ;  2185.0 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1616]                                 ;  2130.0 p2      41 next
        pand xmm12, [rbp + 2720]                                   ;  2183.0 p2+p1   41 next
        movdqa [rbp + 1696], xmm14                                 ;  2182.0 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1616]                                 ;  2132.0 p2      41 next
        pand xmm14, xmm3                                           ;  2184.0 p1      41 next
        pxor xmm14, xmm15                                          ;  2186.0 p1      41 next
        pxor xmm14, [rel misty1_encrypt_compact.T0_constants128]   ;  2188.0 p2+p1   41 next
        movdqa [rbp + 1600], xmm3                                  ;  2164.0 p0+p3   41 next spill
        movdqa xmm3, [rbp + 2704]                                  ;  2134.0 p2      41 next
        pxor xmm3, xmm8                                            ;  2187.0 p1      41 next
        pand xmm3, [rbp + 1616]                                    ;  2189.0 p2+p1   41 next
        pxor xmm7, xmm3                                            ;  2191.0 p1      41 next
        movdqa [rbp + 2640], xmm7                                  ;  2193.0 p0+p3   41 next spill
        movdqa xmm7, [rbp + 2720]                                  ;  2138.7 p2      41 next
        pand xmm7, xmm15                                           ;  2190.0 p1      41 next
        pxor xmm7, xmm4                                            ;  2192.0 p1      41 next
        movdqa [rbp + 2784], xmm15                                 ;  2180.0 p0+p3   41 next spill
        movdqa xmm15, xmm2                                         ;  2160.0 p0      41 next copy
        pxor xmm15, xmm13                                          ;  2192.0 p1      41 next
        pxor xmm13, xmm5                                           ;  2193.0 p1      41 next
        pxor xmm5, xmm2                                            ;  2194.0 p1      41 next
        pxor xmm2, [rbp + 1696]                                    ;  2195.0 p2+p1   41 next
        pand xmm15, [rbp + 1440]                                   ;  2196.0 p2+p1   41 next
        pxor xmm0, xmm13                                           ;  2197.0 p1      41 next
        pand xmm13, [rbp + 1712]                                   ;  2198.0 p2+p1   41 next
        pxor xmm7, xmm13                                           ;  2200.0 p1      41 next
        movdqa xmm13, [rbp + 1616]                                 ;  2148.0 p2      41 next
        pand xmm13, [rbp + 1712]                                   ;  2200.0 p2+p1   41 next
        pand xmm9, xmm0                                            ;  2201.0 p1      41 next
        pand xmm0, [rbp + 2704]                                    ;  2202.0 p2+p1   41 next
        pxor xmm7, [rbp + 2720]                                    ;  2203.0 p2+p1   41 next
        pxor xmm9, xmm14                                           ;  2204.0 p1      41 next
        pxor xmm4, xmm13                                           ;  2205.0 p1      41 next
        pxor xmm9, xmm13                                           ;  2206.0 p1      41 next
        movdqa [rbp + 2192], xmm2                                  ;  2197.0 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1712]                                  ;  2156.0 p2      41 next
        pand xmm2, xmm4                                            ;  2207.0 p1      41 next
        pxor xmm10, xmm2                                           ;  2209.0 p1      41 next
        movdqa xmm2, [rbp + 2704]                                  ;  2158.0 p2      54 next reload
        pand xmm4, xmm2                                            ;  2209.0 p1      41 next
        pxor xmm10, xmm8                                           ;  2211.0 p1      41 next
        pand xmm8, [rbp + 1712]                                    ;  2211.0 p2+p1   41 next
        pxor xmm8, [rbp + 1456]                                    ;  2213.0 p2+p1   41 next
        movdqa [rbp + 2544], xmm10                                 ;  2213.0 p0+p3   41 next spill
        movdqa xmm10, xmm2                                         ;  2169.0 p0      41 next copy
        pxor xmm10, xmm12                                          ;  2213.0 p1      41 next
        pxor xmm15, xmm10                                          ;  2215.0 p1      41 next
        pxor xmm4, xmm15                                           ;  2217.0 p1      41 next
        pxor xmm8, xmm4                                            ;  2219.0 p1      41 next
        pxor xmm3, xmm8                                            ;  2221.0 p1      41 next
        movdqa xmm15, [rbp + 1440]                                 ;  2166.3 p2      41 next
        pand xmm15, xmm10                                          ;  2218.0 p1      41 next
        movdqa xmm4, [rbp + 1696]                                  ;  2182.0 p2      41 next
        pxor xmm4, xmm15                                           ;  2220.0 p1      41 next
        movdqa xmm15, [rbp + 1616]                                 ;  2168.3 p2      41 next
        movdqa xmm8, [rbp + 2784]                                  ;  2180.0 p2      41 next reload
        pxor xmm15, xmm8                                           ;  2220.0 p1      41 next
        movdqa xmm10, [rbp + 1712]                                 ;  2170.3 p2      54 next reload
        pxor xmm8, xmm10                                           ;  2221.0 p1      41 next
        pxor xmm9, xmm4                                            ;  2222.0 p1      41 next
        pand xmm1, xmm15                                           ;  2223.0 p1      41 next
        movdqa xmm15, xmm10                                        ;  2181.3 p0      41 next copy
        pxor xmm15, [rbp + 1456]                                   ;  2224.0 p2+p1   41 next
        movdqa xmm4, [rbp + 2192]                                  ;  2197.0 p2      41 next reload
        pand xmm10, xmm4                                           ;  2225.0 p1      41 next
        pxor xmm14, xmm1                                           ;  2226.0 p1      41 next
        pxor xmm0, xmm14                                           ;  2228.0 p1      41 next
        pand xmm2, xmm8                                            ;  2228.0 p1      41 next
        pand xmm6, xmm8                                            ;  2229.0 p1      41 next
        movdqa xmm14, [rbp + 2720]                                 ;  2176.3 p2      41 next
        pand xmm14, xmm15                                          ;  2230.0 p1      41 next
        pxor xmm15, xmm13                                          ;  2231.0 p1      41 next
        pxor xmm13, [rbp + 2720]                                   ;  2232.0 p2+p1   41 next
        movdqa xmm8, [rbp + 1440]                                  ;  2179.3 p2      54 next reload
        pxor xmm14, xmm8                                           ;  2233.0 p1      41 next
        pxor xmm11, xmm14                                          ;  2235.0 p1      41 next
        movdqa xmm14, xmm8                                         ;  2190.3 p0      41 next copy
        pand xmm8, [rbp + 1616]                                    ;  2235.0 p2+p1   41 next
        pxor xmm9, [rbp + 2528]                                    ;  2236.0 p2+p1   41 next
        pxor xmm3, [rbp + 1568]                                    ;  2237.0 p2+p1   41 next
        pxor xmm6, [rbp + 1616]                                    ;  2238.0 p2+p1   41 next
        pxor xmm0, xmm6                                            ;  2240.0 p1      41 next
        pand xmm14, xmm13                                          ;  2240.0 p1      41 next
        pand xmm12, xmm13                                          ;  2241.0 p1      41 next
        pxor xmm4, xmm8                                            ;  2242.0 p1      41 next
        movdqa xmm6, [rbp + 2640]                                  ;  2193.0 p2      41 next reload
        pand xmm8, xmm6                                            ;  2243.0 p1      41 next
        pxor xmm5, xmm8                                            ;  2245.0 p1      41 next
        pxor xmm1, xmm14                                           ;  2245.0 p1      41 next
        pxor xmm6, xmm14                                           ;  2246.0 p1      41 next
        movdqa xmm14, [rbp + 2544]                                 ;  2213.0 p2      41 next
        pxor xmm15, xmm1                                           ;  2247.0 p1      41 next
        movdqa xmm1, [rbp + 1616]                                  ;  2187.0 p2      41 next
        pand xmm1, xmm4                                            ;  2248.0 p1      41 next
        movdqa xmm4, [rbp + 2544]                                  ;  2213.0 p2      41 next
        pxor xmm14, xmm15                                          ;  2249.0 p1      41 next
        movdqa xmm15, [rbp + 2432]                                 ;  2189.0 p2      41 next
        pxor xmm4, xmm1                                            ;  2250.0 p1      41 next
        movdqa xmm1, [rbp + 1584]                                  ;  2190.0 p2      41 next
        pxor xmm10, xmm14                                          ;  2251.0 p1      41 next
        movdqa xmm14, [rbp + 2256]                                 ;  2191.0 p2      41 next
        pxor xmm11, xmm5                                           ;  2252.0 p1      41 next
        movdqa xmm5, [rbp + 2768]                                  ;  2192.0 p2      41 next
        pxor xmm2, xmm4                                            ;  2253.0 p1      41 next
        movdqa xmm4, [rbp + 2240]                                  ;  2193.0 p2      41 next
        movdqa xmm8, [rbp + 1600]                                  ;  2194.0 p2      41 next reload
        pxor xmm8, xmm6                                            ;  2254.0 p1      41 next
        pxor xmm0, xmm12                                           ;  2255.0 p1      41 next
        movdqa xmm6, [rbp + 2528]                                  ;  2195.0 p2      48 next
        pxor xmm6, [r9 + 2048]                                     ;  2256.0 p2+p1   48 next
        pxor xmm7, xmm8                                            ;  2257.0 p1      41 next
        movdqa xmm8, [rbp + 2432]                                  ;  2197.0 p2      48 next
        pxor xmm8, [r9 + 2064]                                     ;  2258.0 p2+p1   48 next
        pxor xmm5, xmm10                                           ;  2259.0 p1      41 next
        movdqa xmm10, [rbp + 1568]                                 ;  2199.0 p2      48 next
        pxor xmm10, [r9 + 2080]                                    ;  2260.0 p2+p1   48 next
        pxor xmm9, [r9 + 2192]                                     ;  2261.0 p2+p1   48 next
        pxor xmm15, xmm0                                           ;  2262.0 p1      41 next
        movdqa xmm0, [rbp + 1584]                                  ;  2202.0 p2      48 next
        pxor xmm0, [r9 + 2096]                                     ;  2263.0 p2+p1   48 next
        pxor xmm3, [r9 + 2224]                                     ;  2264.0 p2+p1   48 next
        pxor xmm4, xmm7                                            ;  2265.0 p1      41 next
        movdqa xmm7, [rbp + 2256]                                  ;  2205.0 p2      48 next
        pxor xmm7, [r9 + 2112]                                     ;  2266.0 p2+p1   48 next
        movdqa xmm12, [rel misty1_encrypt_compact.T0_constants128] ;  2207.0 p2      41 next reload
        pxor xmm11, xmm12                                          ;  2267.0 p1      41 next
        pxor xmm2, xmm12                                           ;  2268.0 p1      41 next
        pxor xmm14, xmm11                                          ;  2269.0 p1      41 next
        pxor xmm1, xmm2                                            ;  2270.0 p1      41 next
        movdqa xmm2, [rbp + 2768]                                  ;  2208.0 p2      48 next
        pxor xmm2, [r9 + 2128]                                     ;  2271.0 p2+p1   48 next
        movdqa xmm11, [rbp + 2240]                                 ;  2210.0 p2      48 next
        pxor xmm11, [r9 + 2144]                                    ;  2272.0 p2+p1   48 next
        movdqa xmm13, [rbp + 2320]                                 ;  2212.0 p2      48 next
        pxor xmm13, [r9 + 2160]                                    ;  2273.0 p2+p1   48 next
        pxor xmm5, [r9 + 2272]                                     ;  2274.0 p2+p1   48 next
        pxor xmm15, [r9 + 2208]                                    ;  2275.0 p2+p1   48 next
        pxor xmm4, [r9 + 2288]                                     ;  2276.0 p2+p1   48 next
        pxor xmm14, [r9 + 2256]                                    ;  2277.0 p2+p1   48 next
        pxor xmm1, [r9 + 2240]                                     ;  2278.0 p2+p1   48 next
        movdqa [rbp + 2320], xmm4                                  ;  2278.0 p0+p3   48 next spill
        movdqa xmm4, [rbp + 2448]                                  ;  2219.0 p2      48 next
        pxor xmm4, [r9 + 2176]                                     ;  2279.0 p2+p1   48 next
        movdqa [rbp + 2448], xmm5                                  ;  2276.0 p0+p3   48 next spill
        movdqa xmm5, xmm8                                          ;  2260.0 p0      45 next copy
        pxor xmm5, xmm2                                            ;  2280.0 p1      45 next
        movdqa [rbp + 2240], xmm14                                 ;  2279.0 p0+p3   48 next spill
        movdqa xmm14, xmm8                                         ;  2260.0 p0      45 next copy
        pand xmm14, xmm0                                           ;  2281.0 p1      45 next
        movdqa [rbp + 2768], xmm1                                  ;  2280.0 p0+p3   48 next spill
        movdqa xmm1, xmm8                                          ;  2260.0 p0      45 next copy
        pand xmm1, xmm6                                            ;  2282.0 p1      45 next
        movdqa [rbp + 2256], xmm3                                  ;  2266.0 p0+p3   48 next spill
        movdqa xmm3, xmm8                                          ;  2260.0 p0      45 next copy
        pand xmm3, xmm10                                           ;  2283.0 p1      45 next
        pxor xmm3, xmm6                                            ;  2285.0 p1      45 next
        movdqa [rbp + 1584], xmm15                                 ;  2277.0 p0+p3   48 next spill
        movdqa xmm15, xmm8                                         ;  2260.0 p0      45 next copy
        pand xmm15, xmm13                                          ;  2285.0 p1      45 next
        pxor xmm15, xmm3                                           ;  2287.0 p1      45 next
        pxor xmm3, xmm4                                            ;  2287.0 p1      45 next
        movdqa [rbp + 1568], xmm9                                  ;  2263.0 p0+p3   48 next spill
        movdqa xmm9, xmm8                                          ;  2260.0 p0      45 next copy
        pand xmm9, xmm3                                            ;  2289.0 p1      45 next
        movdqa [rbp + 2432], xmm9                                  ;  2291.0 p0+p3   45 next spill
        movdqa xmm9, xmm8                                          ;  2260.0 p0      45 next copy
        pxor xmm9, xmm6                                            ;  2289.0 p1      45 next
        pand xmm9, xmm2                                            ;  2291.0 p1      45 next
        pand xmm8, xmm11                                           ;  2291.0 p1      45 next
        movdqa [rbp + 2528], xmm8                                  ;  2293.0 p0+p3   45 next spill
        movdqa xmm8, xmm6                                          ;  2258.0 p0      45 next copy
        pxor xmm8, xmm11                                           ;  2292.0 p1      45 next
        movdqa [rbp + 1600], xmm9                                  ;  2293.0 p0+p3   45 next spill
        movdqa xmm9, xmm6                                          ;  2258.0 p0      45 next copy
        pand xmm9, xmm13                                           ;  2293.0 p1      45 next
        movdqa [rbp + 2544], xmm2                                  ;  2273.0 p0+p3   48 next spill
        movdqa xmm2, xmm6                                          ;  2258.0 p0      45 next copy
        pand xmm2, xmm4                                            ;  2294.0 p1      45 next
        pxor xmm2, xmm13                                           ;  2296.0 p1      45 next
        movdqa [rbp + 1616], xmm15                                 ;  2289.0 p0+p3   45 next spill
        movdqa xmm15, xmm6                                         ;  2258.0 p0      45 next copy
        pand xmm15, xmm0                                           ;  2296.0 p1      45 next
        movdqa xmm12, xmm6                                         ;  2258.0 p0      45 next copy
        pand xmm12, xmm5                                           ;  2297.0 p1      45 next
        movdqa [rbp + 2640], xmm12                                 ;  2299.0 p0+p3   45 next spill
        movdqa xmm12, xmm6                                         ;  2258.0 p0      45 next copy
        pand xmm6, xmm11                                           ;  2298.0 p1      45 next
        pand xmm12, xmm7                                           ;  2299.0 p1      45 next
        movdqa [rbp + 1440], xmm12                                 ;  2301.0 p0+p3   45 next spill
        movdqa xmm12, [rbp + 2544]                                 ;  2273.0 p2      45 next
        pand xmm12, xmm10                                          ;  2300.0 p1      45 next
        movdqa [rbp + 2720], xmm6                                  ;  2300.0 p0+p3   45 next spill
        movdqa xmm6, [rbp + 2544]                                  ;  2273.0 p2      45 next
        pand xmm6, xmm7                                            ;  2301.0 p1      45 next
        movdqa [rbp + 2192], xmm6                                  ;  2303.0 p0+p3   45 next spill
        movdqa xmm6, xmm10                                         ;  2262.0 p0      45 next copy
        movdqa [rbp + 1456], xmm3                                  ;  2289.0 p0+p3   45 next spill
        movdqa xmm3, xmm10                                         ;  2262.0 p0      45 next copy
        pand xmm3, xmm0                                            ;  2302.0 p1      45 next
        pxor xmm3, xmm5                                            ;  2304.0 p1      45 next
        pand xmm5, xmm7                                            ;  2304.0 p1      45 next
        movdqa [rbp + 1712], xmm3                                  ;  2306.0 p0+p3   45 next spill
        movdqa xmm3, xmm0                                          ;  2265.0 p0      45 next copy
        pand xmm3, xmm13                                           ;  2305.0 p1      45 next
        movdqa [rbp + 2784], xmm3                                  ;  2307.0 p0+p3   45 next spill
        movdqa xmm3, xmm0                                          ;  2265.0 p0      45 next copy
        pand xmm3, xmm11                                           ;  2306.0 p1      45 next
        pxor xmm9, xmm3                                            ;  2308.0 p1      45 next
        movdqa xmm3, xmm0                                          ;  2265.0 p0      45 next copy
        pxor xmm3, xmm8                                            ;  2308.0 p1      45 next
        pxor xmm9, [rel misty1_encrypt_compact.T0_constants128]    ;  2310.0 p2+p1   45 next
        pand xmm6, xmm3                                            ;  2310.0 p1      45 next
        pxor xmm6, xmm2                                            ;  2312.0 p1      45 next
        movdqa [rbp + 1696], xmm9                                  ;  2312.0 p0+p3   45 next spill
        movdqa xmm9, xmm0                                          ;  2266.0 p0      45 next copy
        pand xmm9, xmm7                                            ;  2312.0 p1      45 next
        pxor xmm14, xmm9                                           ;  2314.0 p1      45 next
        pxor xmm2, xmm9                                            ;  2314.0 p1      45 next
        movdqa xmm9, xmm7                                          ;  2268.0 p0      45 next copy
        pand xmm9, xmm11                                           ;  2315.0 p1      45 next
        pxor xmm15, xmm9                                           ;  2317.0 p1      45 next
        movdqa xmm9, xmm7                                          ;  2269.0 p0      45 next copy
        pand xmm9, xmm4                                            ;  2317.0 p1      45 next
        pxor xmm0, xmm9                                            ;  2319.0 p1      45 next
        pxor xmm6, xmm0                                            ;  2321.0 p1      45 next
        pand xmm0, xmm4                                            ;  2321.0 p1      45 next
        movdqa [rbp + 2704], xmm9                                  ;  2319.0 p0+p3   45 next spill
        movdqa xmm9, [rbp + 2720]                                  ;  2300.0 p2      45 next reload
        pxor xmm9, xmm14                                           ;  2321.0 p1      45 next
        movdqa xmm14, xmm13                                        ;  2275.0 p0      45 next copy
        pand xmm14, xmm4                                           ;  2322.0 p1      45 next
        pxor xmm15, xmm14                                          ;  2324.0 p1      45 next
        pxor xmm0, [rel misty1_encrypt_compact.T0_constants128]    ;  2324.0 p2+p1   45 next
        movdqa [rbp + 2720], xmm0                                  ;  2326.0 p0+p3   45 next spill
        movdqa xmm0, xmm4                                          ;  2281.0 p0      45 next copy
        por xmm0, xmm3                                             ;  2325.0 p1      45 next
        pxor xmm12, xmm0                                           ;  2327.0 p1      45 next
        movdqa xmm0, xmm4                                          ;  2281.0 p0      45 next copy
        pand xmm4, xmm10                                           ;  2327.0 p1      45 next
        pxor xmm1, xmm12                                           ;  2329.0 p1      45 next
        movdqa xmm12, xmm10                                        ;  2280.3 p0      45 next copy
        pxor xmm12, [rbp + 2192]                                   ;  2329.0 p2+p1   45 next
        pxor xmm0, [rbp + 2192]                                    ;  2330.0 p2+p1   45 next
        pand xmm0, [rbp + 2544]                                    ;  2332.0 p2+p1   45 next
        pxor xmm6, xmm0                                            ;  2334.0 p1      45 next
        movdqa xmm0, xmm7                                          ;  2283.0 p0      45 next copy
        pand xmm0, xmm12                                           ;  2333.0 p1      45 next
        movdqa [rbp + 2192], xmm6                                  ;  2336.0 p0+p3   45 next spill
        movdqa xmm6, [rbp + 1616]                                  ;  2289.0 p2      45 next reload
        pxor xmm6, xmm0                                            ;  2335.0 p1      45 next
        movdqa xmm0, xmm7                                          ;  2285.0 p0      45 next copy
        pand xmm7, xmm13                                           ;  2335.0 p1      45 next
        pxor xmm7, [rbp + 1440]                                    ;  2337.0 p2+p1   45 next
        movdqa [rbp + 1616], xmm3                                  ;  2310.0 p0+p3   45 next spill
        movdqa xmm3, [rbp + 2432]                                  ;  2291.0 p2      45 next reload
        pxor xmm3, xmm7                                            ;  2339.0 p1      45 next
        movdqa xmm7, xmm13                                         ;  2287.7 p0      45 next copy
        pand xmm7, [rbp + 2544]                                    ;  2338.0 p2+p1   45 next
        pxor xmm5, xmm7                                            ;  2340.0 p1      45 next
        movdqa xmm7, xmm13                                         ;  2289.0 p0      45 next copy
        pand xmm13, xmm10                                          ;  2340.0 p1      45 next
        pand xmm7, xmm11                                           ;  2341.0 p1      45 next
        pand xmm10, xmm11                                          ;  2342.0 p1      45 next
        pxor xmm2, xmm5                                            ;  2343.0 p1      45 next
        pxor xmm12, xmm2                                           ;  2345.0 p1      45 next
        movdqa xmm2, xmm8                                          ;  2294.0 p0      45 next copy
        pand xmm8, [rbp + 2544]                                    ;  2345.0 p2+p1   45 next
        pxor xmm5, xmm1                                            ;  2346.0 p1      45 next
        pxor xmm2, xmm5                                            ;  2348.0 p1      45 next
        movdqa xmm5, [rbp + 1456]                                  ;  2293.0 p2      45 next reload
        pxor xmm5, xmm8                                            ;  2348.0 p1      45 next
        pxor xmm0, xmm5                                            ;  2350.0 p1      45 next
        movdqa xmm5, [rbp + 1712]                                  ;  2306.0 p2      45 next reload
        pxor xmm3, xmm5                                            ;  2350.0 p1      45 next
        pxor xmm12, xmm15                                          ;  2351.0 p1      45 next
        movdqa xmm8, [rbp + 2720]                                  ;  2326.0 p2      45 next reload
        pxor xmm13, xmm8                                           ;  2352.0 p1      45 next
        pxor xmm8, xmm9                                            ;  2353.0 p1      45 next
        pxor xmm4, xmm7                                            ;  2354.0 p1      45 next
        pxor xmm7, [rbp + 2528]                                    ;  2355.0 p2+p1   45 next
        pxor xmm15, xmm10                                          ;  2356.0 p1      45 next
        pxor xmm11, xmm15                                          ;  2358.0 p1      45 next
        movdqa xmm15, [rbp + 1600]                                 ;  2298.0 p2      45 next reload
        pxor xmm15, xmm6                                           ;  2358.0 p1      45 next
        pxor xmm14, xmm13                                          ;  2359.0 p1      45 next
        pxor xmm2, xmm14                                           ;  2361.0 p1      45 next
        movdqa xmm14, [rbp + 2784]                                 ;  2307.0 p2      45 next
        pxor xmm14, [rbp + 1440]                                   ;  2361.0 p2+p1   45 next
        pxor xmm6, xmm14                                           ;  2363.0 p1      45 next
        movdqa xmm14, [rbp + 1696]                                 ;  2312.0 p2      45 next
        pxor xmm14, xmm0                                           ;  2363.0 p1      45 next
        pxor xmm1, xmm14                                           ;  2365.0 p1      45 next
        pxor xmm13, [rbp + 2528]                                   ;  2365.0 p2+p1   45 next
        movdqa xmm14, [rbp + 1616]                                 ;  2310.0 p2      45 next reload
        pxor xmm4, xmm14                                           ;  2366.0 p1      45 next
        pxor xmm12, xmm7                                           ;  2367.0 p1      45 next
        pxor xmm8, [rbp + 2192]                                    ;  2368.0 p2+p1   45 next
        pxor xmm7, [rbp + 1696]                                    ;  2369.0 p2+p1   45 next
        pxor xmm3, xmm7                                            ;  2371.0 p1      45 next
        movdqa xmm7, xmm14                                         ;  2321.0 p0      45 next copy
        por xmm7, [rbp + 2544]                                     ;  2371.0 p2+p1   45 next
        pxor xmm14, xmm1                                           ;  2372.0 p1      45 next
        pxor xmm0, xmm6                                            ;  2373.0 p1      45 next
        pxor xmm10, xmm15                                          ;  2374.0 p1      45 next
        movdqa xmm1, [rbp + 2704]                                  ;  2319.0 p2      45 next
        movdqa [rbp + 2704], xmm14                                 ;  2374.0 p0+p3   45 next spill
        movdqa xmm14, [rbp + 2640]                                 ;  2308.3 p2      45 next reload
        pxor xmm14, xmm0                                           ;  2375.0 p1      45 next
        pxor xmm9, xmm14                                           ;  2377.0 p1      45 next
        pxor xmm4, xmm7                                            ;  2377.0 p1      45 next
        movdqa xmm14, [rbp + 2784]                                 ;  2309.3 p2      45 next
        pxor xmm14, xmm12                                          ;  2378.0 p1      45 next
        movdqa xmm0, [rbp + 1568]                                  ;  2310.3 p2      45 next
        movdqa xmm7, [rbp + 2320]                                  ;  2311.3 p2      48 next reload
        pxor xmm2, xmm7                                            ;  2379.0 p1      45 next
        movdqa xmm12, [rbp + 2512]                                 ;  2312.3 p2      54 next reload
        pxor xmm7, xmm12                                           ;  2380.0 p1      54 next
        pxor xmm12, [r9 + 496]                                     ;  2381.0 p2+p1   58 r
        pxor xmm13, xmm10                                          ;  2382.0 p1      45 next
        pxor xmm6, xmm13                                           ;  2384.0 p1      45 next
        movdqa xmm10, [rbp + 1584]                                 ;  2314.7 p2      45 next
        pxor xmm10, xmm8                                           ;  2384.0 p1      45 next
        movdqa xmm8, [rbp + 2256]                                  ;  2315.7 p2      45 next
        pxor xmm8, xmm9                                            ;  2385.0 p1      45 next
        pxor xmm0, xmm6                                            ;  2386.0 p1      45 next
        movdqa xmm6, [rbp + 2768]                                  ;  2316.7 p2      45 next
        movdqa xmm9, [rbp + 2240]                                  ;  2317.7 p2      45 next
        movdqa xmm13, [rbp + 2448]                                 ;  2319.0 p2      45 next
        pxor xmm13, xmm14                                          ;  2387.0 p1      45 next
        pxor xmm15, xmm4                                           ;  2388.0 p1      45 next
        pxor xmm5, xmm4                                            ;  2389.0 p1      45 next
        pxor xmm1, xmm15                                           ;  2390.0 p1      45 next
        movdqa xmm14, [rbp + 2464]                                 ;  2323.3 p2      54 next
        pxor xmm14, xmm0                                           ;  2391.0 p1      54 next
        movdqa xmm15, [rbp + 1888]                                 ;  2324.3 p2      54 next
        pxor xmm15, xmm10                                          ;  2392.0 p1      54 next
        movdqa xmm0, [rbp + 2336]                                  ;  2325.3 p2      54 next
        pxor xmm0, xmm8                                            ;  2393.0 p1      54 next
        movdqa xmm4, [rbp + 2128]                                  ;  2326.3 p2      54 next
        pxor xmm11, xmm5                                           ;  2394.0 p1      45 next
        movdqa xmm5, [rbp + 1632]                                  ;  2327.3 p2      54 next
        movdqa xmm8, [rbp + 2608]                                  ;  2328.3 p2      54 next reload
        pxor xmm3, xmm8                                            ;  2395.0 p1      54 next
        pxor xmm8, [r9 + 368]                                      ;  2396.0 p2+p1   58 r
        pxor xmm6, xmm1                                            ;  2397.0 p1      45 next
        pxor xmm9, xmm11                                           ;  2398.0 p1      45 next
        movdqa xmm1, [rbp + 2224]                                  ;  2330.3 p2      54 next
        pxor xmm1, xmm13                                           ;  2399.0 p1      54 next
        movdqa xmm10, [rbp + 1504]                                 ;  2331.3 p2      54 next
        pxor xmm10, xmm2                                           ;  2400.0 p1      54 next
        movdqa xmm2, [rbp + 2704]                                  ;  2374.0 p2      54 next
        movdqa xmm11, [rbp + 1424]                                 ;  2333.3 p2      54 next reload
        pxor xmm2, xmm11                                           ;  2401.0 p1      54 next
        pxor xmm11, [r9 + 384]                                     ;  2402.0 p2+p1   58 r
        pxor xmm4, xmm6                                            ;  2403.0 p1      54 next
        pxor xmm5, xmm9                                            ;  2404.0 p1      54 next
        movdqa xmm6, [rbp + 1568]                                  ;  2336.3 p2      54 next
        movdqa xmm9, [rbp + 2304]                                  ;  2337.3 p2      54 next reload
        pxor xmm6, xmm9                                            ;  2405.0 p1      54 next
        pxor xmm9, [r9 + 400]                                      ;  2406.0 p2+p1   58 r
        pxor xmm12, [rbp + 1392]                                   ;  2407.0 p2+p1  108 r
        movdqa xmm13, [rbp + 1584]                                 ;  2340.3 p2      54 next
        pxor xmm13, [rbp + 1472]                                   ;  2408.0 p2+p1   54 next
        pxor xmm7, [rbp + 1376]                                    ;  2409.0 p2+p1  108 r
        pxor xmm14, [rbp + 1120]                                   ;  2410.0 p2+p1  108 r
        pxor xmm15, [rbp + 1136]                                   ;  2411.0 p2+p1  108 r
        pxor xmm0, [rbp + 1152]                                    ;  2412.0 p2+p1  108 r
        pxor xmm8, [rbp + 1936]                                    ;  2413.0 p2+p1  108 r
        pxor xmm3, [rbp + 1184]                                    ;  2414.0 p2+p1  108 r
        movdqa [rbp + 368], xmm12                                  ;  2409.0 p0+p3  113 rounds
        movdqa xmm12, [rbp + 2256]                                 ;  2348.3 p2      54 next
        pxor xmm12, [rbp + 2176]                                   ;  2415.0 p2+p1   54 next
        pxor xmm11, [rbp + 1952]                                   ;  2416.0 p2+p1  108 r
        pxor xmm1, [rbp + 1232]                                    ;  2417.0 p2+p1  108 r
        pxor xmm10, [rbp + 1264]                                   ;  2418.0 p2+p1  108 r
        pxor xmm2, [rbp + 1216]                                    ;  2419.0 p2+p1  108 r
        movdqa [rbp - 128], xmm14                                  ;  2412.0 p0+p3  113 rounds
        movdqa xmm14, [rbp + 2768]                                 ;  2355.0 p2      54 next
        pxor xmm14, [rbp + 2288]                                   ;  2420.0 p2+p1   54 next
        pxor xmm4, [rbp + 1168]                                    ;  2421.0 p2+p1  108 r
        pxor xmm9, [rbp + 1984]                                    ;  2422.0 p2+p1  108 r
        movdqa [rbp - 112], xmm15                                  ;  2413.0 p0+p3  113 rounds
        pxor xmm5, [rbp + 1200]                                    ;  2423.0 p2+p1  108 r
        movdqa [rbp - 96], xmm0                                    ;  2414.0 p0+p3  113 rounds
        movdqa [rbp + 112], xmm7                                   ;  2411.0 p0+p3  113 rounds
        movdqa xmm15, [rbp + 2240]                                 ;  2365.7 p2      54 next
        movdqa xmm0, [rbp + 2400]                                  ;  2367.0 p2      54 next reload
        pxor xmm15, xmm0                                           ;  2424.0 p1      54 next
        pxor xmm0, [r9 + 464]                                      ;  2425.0 p2+p1   58 r
        pxor xmm6, [rbp + 1248]                                    ;  2426.0 p2+p1  108 r
        movdqa [rbp - 16], xmm3                                    ;  2416.0 p0+p3  113 rounds
        pxor xmm13, [rbp + 1280]                                   ;  2427.0 p2+p1  108 r
        movdqa [rbp - 48], xmm1                                    ;  2419.0 p0+p3  113 rounds
        movdqa xmm1, [rbp + 2448]                                  ;  2373.7 p2      54 next
        movdqa xmm3, [rbp + 2208]                                  ;  2374.7 p2      54 next reload
        pxor xmm1, xmm3                                            ;  2428.0 p1      54 next
        pxor xmm3, [r9 + 480]                                      ;  2429.0 p2+p1   58 r
        movdqa [rbp - 32], xmm10                                   ;  2420.0 p0+p3  113 rounds
        movdqa [rbp + 0], xmm2                                     ;  2421.0 p0+p3  113 rounds
        movdqa xmm2, [rbp + 2464]                                  ;  2377.3 p2      58 r
        pxor xmm2, [r9 + 256]                                      ;  2430.0 p2+p1   58 r
        movdqa [rbp - 80], xmm4                                    ;  2423.0 p0+p3  113 rounds
        movdqa xmm4, [rbp + 1888]                                  ;  2380.3 p2      58 r
        pxor xmm4, [r9 + 272]                                      ;  2431.0 p2+p1   58 r
        movdqa [rbp - 64], xmm5                                    ;  2425.0 p0+p3  113 rounds
        movdqa xmm5, [rbp + 2336]                                  ;  2383.0 p2      58 r
        pxor xmm5, [r9 + 288]                                      ;  2432.0 p2+p1   58 r
        pxor xmm12, [rbp + 1296]                                   ;  2433.0 p2+p1  108 r
        movdqa [rbp + 16], xmm6                                    ;  2428.0 p0+p3  113 rounds
        movdqa xmm6, [rbp + 2128]                                  ;  2387.3 p2      58 r
        pxor xmm6, [r9 + 304]                                      ;  2434.0 p2+p1   58 r
        movdqa [rbp + 32], xmm13                                   ;  2429.0 p0+p3  113 rounds
        movdqa xmm7, [rbp + 1632]                                  ;  2389.3 p2      58 r
        pxor xmm7, [r9 + 320]                                      ;  2435.0 p2+p1   58 r
        pxor xmm0, [rbp + 2112]                                    ;  2436.0 p2+p1  108 r
        pxor xmm2, [rbp + 1904]                                    ;  2437.0 p2+p1  108 r
        pxor xmm4, [rbp + 1920]                                    ;  2438.0 p2+p1  108 r
        pxor xmm5, [rbp + 1968]                                    ;  2439.0 p2+p1  108 r
        pxor xmm3, [rbp + 1360]                                    ;  2440.0 p2+p1  108 r
        movdqa [rbp + 48], xmm12                                   ;  2435.0 p0+p3  113 rounds
        pxor xmm14, [rbp + 1312]                                   ;  2441.0 p2+p1  108 r
        pxor xmm15, [rbp + 1328]                                   ;  2442.0 p2+p1  108 r
        movdqa xmm10, [rbp + 2224]                                 ;  2400.0 p2      58 r
        pxor xmm10, [r9 + 336]                                     ;  2443.0 p2+p1   58 r
        pxor xmm6, [rbp + 2000]                                    ;  2444.0 p2+p1  108 r
        pxor xmm7, [rbp + 2032]                                    ;  2445.0 p2+p1  108 r
        movdqa [rbp + 352], xmm3                                   ;  2442.0 p0+p3  113 rounds
        pxor xmm1, [rbp + 1344]                                    ;  2446.0 p2+p1  108 r
        movdqa xmm3, [rbp + 1504]                                  ;  2406.0 p2      58 r
        pxor xmm3, [r9 + 352]                                      ;  2447.0 p2+p1   58 r
        movdqa [rbp + 64], xmm14                                   ;  2443.0 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1472]                                 ;  2409.0 p2      58 r
        pxor xmm14, [r9 + 416]                                     ;  2448.0 p2+p1   58 r
        movdqa [rbp + 80], xmm15                                   ;  2444.0 p0+p3  113 rounds
        movdqa xmm15, [rbp + 2176]                                 ;  2411.0 p2      58 r
        pxor xmm15, [r9 + 432]                                     ;  2449.0 p2+p1   58 r
        pxor xmm10, [rbp + 2048]                                   ;  2450.0 p2+p1  108 r
        movdqa [rbp + 96], xmm1                                    ;  2448.0 p0+p3  113 rounds
        movdqa xmm1, [rbp + 2288]                                  ;  2414.0 p2      58 r
        pxor xmm1, [r9 + 448]                                      ;  2451.0 p2+p1   58 r
        mov rsi, qword [rbp + 2816]                                ;  2416.0 p2     113 rounds reload
        sub r13, rsi                                               ;  2420.0 p0     113 rounds
        pxor xmm3, [rbp + 2096]                                    ;  2452.0 p2+p1  108 r
        sub r14, rsi                                               ;  2420.0 p0     113 rounds
        add r13, 0x100                                             ;  2421.0 p0     113 rounds
        pxor xmm14, [rbp + 2064]                                   ;  2453.0 p2+p1  108 r
        pxor xmm15, [rbp + 2016]                                   ;  2454.0 p2+p1  108 r
        and r13, 0x7ff                                             ;  2422.0 p0     113 rounds
        pxor xmm1, [rbp + 2080]                                    ;  2455.0 p2+p1  108 r
        sub r15, rsi                                               ;  2421.0 p0     113 rounds
        sub r10, rsi                                               ;  2421.5 p0     113 rounds
        sub r8, rsi                                                ;  2422.0 p0     113 rounds
        sub r11, rsi                                               ;  2422.5 p0     113 rounds
        sub r9, rsi                                                ;  2423.0 p0     113 rounds
        add r13, rsi                                               ;  2423.5 p0     113 rounds
        add r14, 0x100                                             ;  2424.0 p0     113 rounds
        and r14, 0x7ff                                             ;  2425.0 p0     113 rounds
        add r14, rsi                                               ;  2426.0 p0     113 rounds
        add r15, 0x100                                             ;  2425.6 p0     113 rounds
        and r15, 0x7ff                                             ;  2426.6 p0     113 rounds
        add r15, rsi                                               ;  2427.6 p0     113 rounds
        mov qword [rbp + 2872], r15                                ;  2428.6 p0+p3  113 rounds
        add r10, 0x200                                             ;  2428.1 p0     113 rounds
        and r10, 0x7ff                                             ;  2429.1 p0     113 rounds
        add r10, rsi                                               ;  2430.1 p0     113 rounds
        add r8, 0x200                                              ;  2429.7 p0     113 rounds
        and r8, 0x7ff                                              ;  2430.7 p0     113 rounds
        add r8, rsi                                                ;  2431.7 p0     113 rounds
        add r11, 0x200                                             ;  2431.3 p0     113 rounds
        and r11, 0x7ff                                             ;  2432.3 p0     113 rounds
        add r11, rsi                                               ;  2433.3 p0     113 rounds
        add r9, 0x200                                              ;  2432.9 p0     113 rounds
        and r9, 0x7ff                                              ;  2433.9 p0     113 rounds
        add r9, rsi                                                ;  2434.9 p0     113 rounds
        add r12, 0x100                                             ;  2434.4 p0     113 rounds
        movdqa xmm13, xmm0                                         ;  2438.0 p0     108 r copy
        movdqa xmm0, xmm2                                          ;  2439.0 p0     108 r copy
        movdqa xmm2, xmm5                                          ;  2441.0 p0     108 r copy
        movdqa xmm5, xmm10                                         ;  2452.0 p0     108 r copy
        movdqa xmm10, xmm14                                        ;  2455.0 p0     108 r copy
        movdqa xmm12, xmm1                                         ;  2457.0 p0     108 r copy
        movdqa xmm1, xmm4                                          ;  2440.9 p0     108 r copy
        movdqa xmm4, xmm7                                          ;  2447.0 p0     108 r copy
        movdqa xmm7, xmm8                                          ;  2442.9 p0     108 r copy
        movdqa xmm8, xmm11                                         ;  2443.9 p0     108 r copy
        movdqa xmm11, xmm15                                        ;  2456.0 p0     108 r copy
        movdqa xmm14, xmm3                                         ;  2454.0 p0     108 r copy
        movdqa xmm3, xmm6                                          ;  2446.9 p0     108 r copy
        movdqa xmm6, xmm14                                         ;  2461.0 p0     108 r copy
        lea rax, [rbp - 128]                                       ;                    first state
        cmp r12, qword [rbp + 2888]                                ;                    more rounds?
        jne .rounds_2
        movdqa [rbp + 896], xmm0                                   ;                    resident
        movdqa [rbp + 912], xmm1                                   ;                    resident
        movdqa [rbp + 928], xmm2                                   ;                    resident
        movdqa [rbp + 944], xmm3                                   ;                    resident
        movdqa [rbp + 960], xmm4                                   ;                    resident
        movdqa [rbp + 976], xmm5                                   ;                    resident
        movdqa [rbp + 992], xmm6                                   ;                    resident
        movdqa [rbp + 1008], xmm7                                  ;                    resident
        movdqa [rbp + 1024], xmm8                                  ;                    resident
        movdqa [rbp + 1040], xmm9                                  ;                    resident
        movdqa [rbp + 1056], xmm10                                 ;                    resident
        movdqa [rbp + 1072], xmm11                                 ;                    resident
        movdqa [rbp + 1088], xmm12                                 ;                    resident
        movdqa [rbp + 1104], xmm13                                 ;                    resident
        mov qword [rbp + 2864], r8                                 ;                    resident
        mov qword [rbp + 2880], r9                                 ;                    resident
        mov qword [rbp + 2832], r10                                ;                    resident
        mov qword [rbp + 2848], r11                                ;                    resident
        mov qword [rbp + 2824], r12                                ;                    resident
        mov qword [rbp + 2840], r13                                ;                    resident
        mov qword [rbp + 2856], r14                                ;                    resident
        mov r8, qword [rbp + 2816]                                 ;     0.0 p2      86 dst.0 reload
        movdqa xmm0, [r8 + 3584]                                   ;     4.0 p2      62 r
        movdqa xmm1, [rbp + 640]                                   ;     2.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    15.0 p1      62 r
        pxor xmm0, [rbp + 384]                                     ;    17.0 p2+p1   62 r
        mov r9, qword [rbp + 2896]                                 ;     4.0 p2     119 r reload
        movdqa [r9], xmm0                                          ;    19.0 p0+p3  119 r
        por xmm0, [r8]                                             ;    19.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    21.0 p1      63 r
        movdqa [r9 + 256], xmm0                                    ;    23.0 p0+p3  119 r
        movdqa xmm0, [r8 + 3600]                                   ;     6.0 p2      62 r
        movdqa xmm1, [rbp + 656]                                   ;     7.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    18.0 p1      62 r
        pxor xmm0, [rbp + 400]                                     ;    20.0 p2+p1   62 r
        movdqa [r9 + 16], xmm0                                     ;    22.0 p0+p3  119 r
        por xmm0, [r8 + 16]                                        ;    22.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    24.0 p1      63 r
        movdqa [r9 + 272], xmm0                                    ;    26.0 p0+p3  119 r
        movdqa xmm0, [r8 + 3616]                                   ;    10.0 p2      62 r
        movdqa xmm1, [rbp + 672]                                   ;    11.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    22.0 p1      62 r
        pxor xmm0, [rbp + 416]                                     ;    24.0 p2+p1   62 r
        movdqa [r9 + 32], xmm0                                     ;    26.0 p0+p3  119 r
        por xmm0, [r8 + 32]                                        ;    26.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    28.0 p1      63 r
        movdqa [r9 + 288], xmm0                                    ;    30.0 p0+p3  119 r
        movdqa xmm0, [r8 + 3632]                                   ;    14.0 p2      62 r
        movdqa xmm1, [rbp + 688]                                   ;    15.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    26.0 p1      62 r
        pxor xmm0, [rbp + 432]                                     ;    28.0 p2+p1   62 r
        movdqa [r9 + 48], xmm0                                     ;    30.0 p0+p3  119 r
        por xmm0, [r8 + 48]                                        ;    30.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    32.0 p1      63 r
        movdqa [r9 + 304], xmm0                                    ;    34.0 p0+p3  119 r
        movdqa xmm0, [r8 + 3648]                                   ;    18.0 p2      62 r
        movdqa xmm1, [rbp + 704]                                   ;    19.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    30.0 p1      62 r
        pxor xmm0, [rbp + 448]                                     ;    32.0 p2+p1   62 r
        movdqa [r9 + 64], xmm0                                     ;    34.0 p0+p3  119 r
        por xmm0, [r8 + 64]                                        ;    34.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    36.0 p1      63 r
        movdqa [r9 + 320], xmm0                                    ;    38.0 p0+p3  119 r
        movdqa xmm0, [r8 + 3664]                                   ;    22.0 p2      62 r
        movdqa xmm1, [rbp + 720]                                   ;    23.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    34.0 p1      62 r
        pxor xmm0, [rbp + 464]                                     ;    36.0 p2+p1   62 r
        movdqa [r9 + 80], xmm0                                     ;    38.0 p0+p3  119 r
        por xmm0, [r8 + 80]                                        ;    38.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    40.0 p1      63 r
        movdqa [r9 + 336], xmm0                                    ;    42.0 p0+p3  119 r
        movdqa xmm0, [r8 + 3680]                                   ;    26.0 p2      62 r
        movdqa xmm1, [rbp + 736]                                   ;    27.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    38.0 p1      62 r
        pxor xmm0, [rbp + 480]                                     ;    40.0 p2+p1   62 r
        movdqa [r9 + 96], xmm0                                     ;    42.0 p0+p3  119 r
        por xmm0, [r8 + 96]                                        ;    42.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    44.0 p1      63 r
        movdqa [r9 + 352], xmm0                                    ;    46.0 p0+p3  119 r
        movdqa xmm0, [r8 + 3696]                                   ;    30.0 p2      62 r
        movdqa xmm1, [rbp + 752]                                   ;    31.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    42.0 p1      62 r
        pxor xmm0, [rbp + 496]                                     ;    44.0 p2+p1   62 r
        movdqa [r9 + 112], xmm0                                    ;    46.0 p0+p3  119 r
        por xmm0, [r8 + 112]                                       ;    46.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    48.0 p1      63 r
        movdqa [r9 + 368], xmm0                                    ;    50.0 p0+p3  119 r
        movdqa xmm0, [r8 + 3712]                                   ;    34.0 p2      62 r
        movdqa xmm1, [rbp + 768]                                   ;    35.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    46.0 p1      62 r
        pxor xmm0, [rbp + 512]                                     ;    48.0 p2+p1   62 r
        movdqa [r9 + 128], xmm0                                    ;    50.0 p0+p3  119 r
        por xmm0, [r8 + 128]                                       ;    50.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    52.0 p1      63 r
        movdqa [r9 + 384], xmm0                                    ;    54.0 p0+p3  119 r
        movdqa xmm0, [r8 + 3728]                                   ;    38.0 p2      62 r
        movdqa xmm1, [rbp + 784]                                   ;    39.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    50.0 p1      62 r
        pxor xmm0, [rbp + 528]                                     ;    52.0 p2+p1   62 r
        movdqa [r9 + 144], xmm0                                    ;    54.0 p0+p3  119 r
        por xmm0, [r8 + 144]                                       ;    54.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    56.0 p1      63 r
        movdqa [r9 + 400], xmm0                                    ;    58.0 p0+p3  119 r
        movdqa xmm0, [r8 + 3744]                                   ;    42.0 p2      62 r
        movdqa xmm1, [rbp + 800]                                   ;    43.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    54.0 p1      62 r
        pxor xmm0, [rbp + 544]                                     ;    56.0 p2+p1   62 r
        movdqa [r9 + 160], xmm0                                    ;    58.0 p0+p3  119 r
        por xmm0, [r8 + 160]                                       ;    58.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    60.0 p1      63 r
        movdqa [r9 + 416], xmm0                                    ;    62.0 p0+p3  119 r
        movdqa xmm0, [r8 + 3760]                                   ;    46.0 p2      62 r
        movdqa xmm1, [rbp + 816]                                   ;    47.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    58.0 p1      62 r
        pxor xmm0, [rbp + 560]                                     ;    60.0 p2+p1   62 r
        movdqa [r9 + 176], xmm0                                    ;    62.0 p0+p3  119 r
        por xmm0, [r8 + 176]                                       ;    62.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    64.0 p1      63 r
        movdqa [r9 + 432], xmm0                                    ;    66.0 p0+p3  119 r
        movdqa xmm0, [r8 + 3776]                                   ;    50.0 p2      62 r
        movdqa xmm1, [rbp + 832]                                   ;    51.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    62.0 p1      62 r
        pxor xmm0, [rbp + 576]                                     ;    64.0 p2+p1   62 r
        movdqa [r9 + 192], xmm0                                    ;    66.0 p0+p3  119 r
        por xmm0, [r8 + 192]                                       ;    66.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    68.0 p1      63 r
        movdqa [r9 + 448], xmm0                                    ;    70.0 p0+p3  119 r
        movdqa xmm0, [r8 + 3792]                                   ;    54.0 p2      62 r
        movdqa xmm1, [rbp + 848]                                   ;    55.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    66.0 p1      62 r
        pxor xmm0, [rbp + 592]                                     ;    68.0 p2+p1   62 r
        movdqa [r9 + 208], xmm0                                    ;    70.0 p0+p3  119 r
        por xmm0, [r8 + 208]                                       ;    70.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    72.0 p1      63 r
        movdqa [r9 + 464], xmm0                                    ;    74.0 p0+p3  119 r
        movdqa xmm0, [r8 + 3808]                                   ;    58.0 p2      62 r
        movdqa xmm1, [rbp + 864]                                   ;    59.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    70.0 p1      62 r
        pxor xmm0, [rbp + 608]                                     ;    72.0 p2+p1   62 r
        movdqa [r9 + 224], xmm0                                    ;    74.0 p0+p3  119 r
        por xmm0, [r8 + 224]                                       ;    74.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    76.0 p1      63 r
        movdqa [r9 + 480], xmm0                                    ;    78.0 p0+p3  119 r
        movdqa xmm0, [r8 + 3824]                                   ;    62.0 p2      62 r
        movdqa xmm1, [rbp + 880]                                   ;    63.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    74.0 p1      62 r
        pxor xmm0, [rbp + 624]                                     ;    76.0 p2+p1   62 r
        movdqa [r9 + 240], xmm0                                    ;    78.0 p0+p3  119 r
        por xmm0, [r8 + 240]                                       ;    78.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    80.0 p1      63 r
        movdqa [r9 + 496], xmm0                                    ;    82.0 p0+p3  119 r
        movdqa xmm0, [r8 + 1024]                                   ;    66.0 p2      62 r
        movdqa xmm1, [rbp + 896]                                   ;    67.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    78.0 p1      62 r
        pxor xmm0, [rbp - 128]                                     ;    80.0 p2+p1   62 r
        movdqa [r9 + 512], xmm0                                    ;    82.0 p0+p3  120 r
        por xmm0, [r8 + 2560]                                      ;    82.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    84.0 p1      63 r
        movdqa [r9 + 768], xmm0                                    ;    86.0 p0+p3  120 r
        movdqa xmm0, [r8 + 1040]                                   ;    70.0 p2      62 r
        movdqa xmm1, [rbp + 912]                                   ;    71.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    82.0 p1      62 r
        pxor xmm0, [rbp - 112]                                     ;    84.0 p2+p1   62 r
        movdqa [r9 + 528], xmm0                                    ;    86.0 p0+p3  120 r
        por xmm0, [r8 + 2576]                                      ;    86.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    88.0 p1      63 r
        movdqa [r9 + 784], xmm0                                    ;    90.0 p0+p3  120 r
        movdqa xmm0, [r8 + 1056]                                   ;    74.0 p2      62 r
        movdqa xmm1, [rbp + 928]                                   ;    75.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    86.0 p1      62 r
        pxor xmm0, [rbp - 96]                                      ;    88.0 p2+p1   62 r
        movdqa [r9 + 544], xmm0                                    ;    90.0 p0+p3  120 r
        por xmm0, [r8 + 2592]                                      ;    90.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    92.0 p1      63 r
        movdqa [r9 + 800], xmm0                                    ;    94.0 p0+p3  120 r
        movdqa xmm0, [r8 + 1072]                                   ;    78.0 p2      62 r
        movdqa xmm1, [rbp + 944]                                   ;    79.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    90.0 p1      62 r
        pxor xmm0, [rbp - 80]                                      ;    92.0 p2+p1   62 r
        movdqa [r9 + 560], xmm0                                    ;    94.0 p0+p3  120 r
        por xmm0, [r8 + 2608]                                      ;    94.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    96.0 p1      63 r
        movdqa [r9 + 816], xmm0                                    ;    98.0 p0+p3  120 r
        movdqa xmm0, [r8 + 1088]                                   ;    82.0 p2      62 r
        movdqa xmm1, [rbp + 960]                                   ;    83.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    94.0 p1      62 r
        pxor xmm0, [rbp - 64]                                      ;    96.0 p2+p1   62 r
        movdqa [r9 + 576], xmm0                                    ;    98.0 p0+p3  120 r
        por xmm0, [r8 + 2624]                                      ;    98.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;   100.0 p1      63 r
        movdqa [r9 + 832], xmm0                                    ;   102.0 p0+p3  120 r
        movdqa xmm0, [r8 + 1104]                                   ;    86.0 p2      62 r
        movdqa xmm1, [rbp + 976]                                   ;    87.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    98.0 p1      62 r
        pxor xmm0, [rbp - 48]                                      ;   100.0 p2+p1   62 r
        movdqa [r9 + 592], xmm0                                    ;   102.0 p0+p3  120 r
        por xmm0, [r8 + 2640]                                      ;   102.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;   104.0 p1      63 r
        movdqa [r9 + 848], xmm0                                    ;   106.0 p0+p3  120 r
        movdqa xmm0, [r8 + 1120]                                   ;    90.0 p2      62 r
        movdqa xmm1, [rbp + 992]                                   ;    91.0 p2      62 r reload
        pand xmm0, xmm1                                            ;   102.0 p1      62 r
        pxor xmm0, [rbp - 32]                                      ;   104.0 p2+p1   62 r
        movdqa [r9 + 608], xmm0                                    ;   106.0 p0+p3  120 r
        por xmm0, [r8 + 2656]                                      ;   106.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;   108.0 p1      63 r
        movdqa [r9 + 864], xmm0                                    ;   110.0 p0+p3  120 r
        movdqa xmm0, [r8 + 1136]                                   ;    94.0 p2      62 r
        movdqa xmm1, [rbp + 1008]                                  ;    95.0 p2      62 r reload
        pand xmm0, xmm1                                            ;   106.0 p1      62 r
        pxor xmm0, [rbp - 16]                                      ;   108.0 p2+p1   62 r
        movdqa [r9 + 624], xmm0                                    ;   110.0 p0+p3  120 r
        por xmm0, [r8 + 2672]                                      ;   110.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;   112.0 p1      63 r
        movdqa [r9 + 880], xmm0                                    ;   114.0 p0+p3  120 r
        movdqa xmm0, [r8 + 1152]                                   ;    98.0 p2      62 r
        movdqa xmm1, [rbp + 1024]                                  ;    99.0 p2      62 r reload
        pand xmm0, xmm1                                            ;   110.0 p1      62 r
        pxor xmm0, [rbp + 0]                                       ;   112.0 p2+p1   62 r
        movdqa [r9 + 640], xmm0                                    ;   114.0 p0+p3  120 r
        por xmm0, [r8 + 2688]                                      ;   114.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;   116.0 p1      63 r
        movdqa [r9 + 896], xmm0                                    ;   118.0 p0+p3  120 r
        movdqa xmm0, [r8 + 1168]                                   ;   102.0 p2      62 r
        movdqa xmm1, [rbp + 1040]                                  ;   103.0 p2      62 r reload
        pand xmm0, xmm1                                            ;   114.0 p1      62 r
        pxor xmm0, [rbp + 16]                                      ;   116.0 p2+p1   62 r
        movdqa [r9 + 656], xmm0                                    ;   118.0 p0+p3  120 r
        por xmm0, [r8 + 2704]                                      ;   118.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;   120.0 p1      63 r
        movdqa [r9 + 912], xmm0                                    ;   122.0 p0+p3  120 r
        movdqa xmm0, [r8 + 1184]                                   ;   106.0 p2      62 r
        movdqa xmm1, [rbp + 1056]                                  ;   107.0 p2      62 r reload
        pand xmm0, xmm1                                            ;   118.0 p1      62 r
        pxor xmm0, [rbp + 32]                                      ;   120.0 p2+p1   62 r
        movdqa [r9 + 672], xmm0                                    ;   122.0 p0+p3  120 r
        por xmm0, [r8 + 2720]                                      ;   122.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;   124.0 p1      63 r
        movdqa [r9 + 928], xmm0                                    ;   126.0 p0+p3  120 r
        movdqa xmm0, [r8 + 1200]                                   ;   110.0 p2      62 r
        movdqa xmm1, [rbp + 1072]                                  ;   111.0 p2      62 r reload
        pand xmm0, xmm1                                            ;   122.0 p1      62 r
        pxor xmm0, [rbp + 48]                                      ;   124.0 p2+p1   62 r
        movdqa [r9 + 688], xmm0                                    ;   126.0 p0+p3  120 r
        por xmm0, [r8 + 2736]                                      ;   126.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;   128.0 p1      63 r
        movdqa [r9 + 944], xmm0                                    ;   130.0 p0+p3  120 r
        movdqa xmm0, [r8 + 1216]                                   ;   114.0 p2      62 r
        movdqa xmm1, [rbp + 1088]                                  ;   115.0 p2      62 r reload
        pand xmm0, xmm1                                            ;   126.0 p1      62 r
        pxor xmm0, [rbp + 64]                                      ;   128.0 p2+p1   62 r
        movdqa [r9 + 704], xmm0                                    ;   130.0 p0+p3  120 r
        por xmm0, [r8 + 2752]                                      ;   130.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;   132.0 p1      63 r
        movdqa [r9 + 960], xmm0                                    ;   134.0 p0+p3  120 r
        movdqa xmm0, [r8 + 1232]                                   ;   118.0 p2      62 r
        movdqa xmm1, [rbp + 1104]                                  ;   119.0 p2      62 r reload
        pand xmm0, xmm1                                            ;   130.0 p1      62 r
        pxor xmm0, [rbp + 80]                                      ;   132.0 p2+p1   62 r
        movdqa [r9 + 720], xmm0                                    ;   134.0 p0+p3  120 r
        por xmm0, [r8 + 2768]                                      ;   134.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;   136.0 p1      63 r
        movdqa [r9 + 976], xmm0                                    ;   138.0 p0+p3  120 r
        movdqa xmm0, [r8 + 1248]                                   ;   122.0 p2      62 r
        movdqa xmm1, [rbp + 352]                                   ;   123.0 p2      62 r reload
        pand xmm0, xmm1                                            ;   134.0 p1      62 r
        pxor xmm0, [rbp + 96]                                      ;   136.0 p2+p1   62 r
        movdqa [r9 + 736], xmm0                                    ;   138.0 p0+p3  120 r
        por xmm0, [r8 + 2784]                                      ;   138.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;   140.0 p1      63 r
        movdqa [r9 + 992], xmm0                                    ;   142.0 p0+p3  120 r
        movdqa xmm0, [r8 + 1264]                                   ;   126.0 p2      62 r
        movdqa xmm1, [rbp + 368]                                   ;   127.0 p2      62 r reload
        pand xmm0, xmm1                                            ;   138.0 p1      62 r
        pxor xmm0, [rbp + 112]                                     ;   140.0 p2+p1   62 r
        movdqa [r9 + 752], xmm0                                    ;   142.0 p0+p3  120 r
        por xmm0, [r8 + 2800]                                      ;   142.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;   144.0 p1      63 r
        movdqa [r9 + 1008], xmm0                                   ;   146.0 p0+p3  120 r
        add r9, 0x400                                              ;   129.0 p0     141 blocks
        mov qword [rbp + 2896], r9                                 ;   130.3 p0+p3  141 blocks
        mov r8, qword [rbp + 2800]                                 ;   130.0 p2     141 blocks
        add r8, 0x400                                              ;   134.0 p1     141 blocks
        mov qword [rbp + 2800], r8                                 ;   135.0 p0+p3  141 blocks
        cmp r8, qword [rbp + 2808]                                 ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0xbe0                                             ;                    frame
        pop r15                                                    ;                    preserved
        pop r14                                                    ;                    preserved
        pop r13                                                    ;                    preserved
        pop r12                                                    ;                    preserved
        pop rbp                                                    ;                    preserved
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
