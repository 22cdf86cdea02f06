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
;   blocks: 54 uops, planned 38.7; bounds: width 18.0, ports 38.0, path 11.0
;   blocks/rounds: 6946 uops, planned 2949.3; bounds: width 2315.3, ports 2933.0, path 169.0
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
        sub rsp, 0xa98                                             ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov dword [rbp + 2576], ecx                                ;                    argument
        mov qword [rbp + 2512], rsi                                ;                    argument
        mov qword [rbp + 2528], rdi                                ;                    argument
        mov qword [rbp + 2568], rdx                                ;                    argument
        mov r8d, dword [rbp + 2576]                                ;     0.0 p2     147 blocks
        shl r8, 0xa                                                ;     4.0 p1     147 blocks
        add r8, qword [rbp + 2512]                                 ;     5.0 p2+p0  147 blocks
        mov qword [rbp + 2520], r8                                 ;     6.0 p0+p3  147 blocks
        cmp dword [rbp + 2576], 0                                  ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov rax, qword [rbp + 2512]                                ;                    first state
        mov esi, 4                                                 ;     0.3 p0     113 rounds reload
        mov dword [rbp + 2580], esi                                ;     1.3 p0+p3  113 rounds
        mov r8, qword [rbp + 2512]                                 ;     1.0 p2     111 l.0 reload
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
        movdqa [rbp + 1072], xmm0                                  ;    24.7 p0+p3  113 rounds
        movdqa xmm0, [r8 + 448]                                    ;    14.0 p2     111 l.28
        movdqa [rbp + 1088], xmm0                                  ;    26.7 p0+p3  113 rounds
        movdqa xmm0, [r8 + 464]                                    ;    15.0 p2     111 l.29
        movdqa [rbp + 1104], xmm0                                  ;    28.7 p0+p3  113 rounds
        mov r8, qword [rbp + 2528]                                 ;    16.0 p2     113 rounds reload
        mov qword [rbp + 2536], r8                                 ;    30.7 p0+p3  113 rounds
        lea r9, [r8 + 512]                                         ;    20.0 p1     113 rounds
        mov qword [rbp + 2544], r9                                 ;    32.7 p0+p3  113 rounds
        lea r9, [r8 + 1024]                                        ;    20.0 p1     113 rounds
        mov qword [rbp + 2552], r9                                 ;    34.7 p0+p3  113 rounds
        add r8, 0x600                                              ;    20.0 p1     113 rounds
        mov qword [rbp + 2560], r8                                 ;    36.7 p0+p3  113 rounds
        mov r8, qword [rbp + 2536]                                 ;                    resident
        mov r9, qword [rbp + 2544]                                 ;                    resident
        mov r10, qword [rbp + 2552]                                ;                    resident
        mov r11, qword [rbp + 2560]                                ;                    resident
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
        mov esi, dword [rbp + 2580]                                ;                    resident
        align 16
.rounds_2:
        movdqa xmm15, [r8 + 432]                                   ;     0.0 p2      68 k1.11
        pshufd xmm14, xmm15, 0xe4                                  ;    11.0 p1      50 next copy
        movdqa xmm15, [r8 + 448]                                   ;     1.0 p2      50 next
        movdqa [rbp + 1120], xmm15                                 ;    12.0 p0+p3   50 next spill
        pshufd xmm15, xmm0, 0xe4                                   ;     1.7 p1      58 r copy
        pand xmm15, [r8 + 240]                                     ;    11.0 p2+p1   58 r
        pxor xmm15, [rax + 16]                                     ;    13.0 p2+p1   58 r
        movdqa [rbp + 1136], xmm0                                  ;     3.3 p0+p3   58 r spill
        movdqa xmm0, [r8 + 464]                                    ;     4.0 p2      50 next
        movdqa [rbp + 1152], xmm15                                 ;    15.0 p0+p3   58 r spill
        movdqa xmm15, [r8 + 480]                                   ;     5.0 p2      50 next
        movdqa [rbp + 1168], xmm15                                 ;    16.0 p0+p3   50 next spill
        movdqa xmm15, [rbp + 1152]                                 ;    15.0 p2      59 r
        por xmm15, [r9 + 2064]                                     ;    26.0 p2+p1   59 r
        pxor xmm15, xmm2                                           ;    28.0 p1      59 r
        pxor xmm0, xmm15                                           ;    30.0 p1      50 next
        movdqa xmm15, xmm2                                         ;     7.7 p0      58 r copy
        pand xmm15, [r8 + 16]                                      ;    14.7 p2+p1   58 r
        pxor xmm15, [rax + 48]                                     ;    16.7 p2+p1   58 r
        movdqa [rbp + 1184], xmm2                                  ;     9.3 p0+p3   58 r spill
        pshufd xmm2, xmm15, 0xe4                                   ;    18.7 p1      59 r copy
        por xmm2, [r9 + 2096]                                      ;    22.7 p2+p1   59 r
        pxor xmm2, xmm4                                            ;    24.7 p1      59 r
        movdqa [rbp + 1200], xmm15                                 ;    18.7 p0+p3   58 r spill
        movdqa xmm15, xmm4                                         ;    12.3 p0      58 r copy
        pand xmm15, [r8 + 48]                                      ;    19.3 p2+p1   58 r
        pxor xmm15, [rax + 80]                                     ;    21.3 p2+p1   58 r
        movdqa [rbp + 1216], xmm4                                  ;    13.7 p0+p3   58 r spill
        pshufd xmm4, xmm15, 0xe4                                   ;    23.3 p1      59 r copy
        por xmm4, [r9 + 2128]                                      ;    27.3 p2+p1   59 r
        pxor xmm4, xmm6                                            ;    29.3 p1      59 r
        movdqa [rbp + 1232], xmm15                                 ;    23.3 p0+p3   58 r spill
        movdqa xmm15, xmm6                                         ;    16.7 p0      58 r copy
        pand xmm15, [r8 + 80]                                      ;    23.7 p2+p1   58 r
        pxor xmm15, [rax + 112]                                    ;    25.7 p2+p1   58 r
        movdqa [rbp + 1248], xmm6                                  ;    18.0 p0+p3   58 r spill
        pshufd xmm6, xmm15, 0xe4                                   ;    27.7 p1      59 r copy
        por xmm6, [r9 + 2160]                                      ;    31.7 p2+p1   59 r
        pxor xmm6, xmm8                                            ;    33.7 p1      59 r
        movdqa [rbp + 1264], xmm15                                 ;    27.7 p0+p3   58 r spill
        movdqa xmm15, xmm8                                         ;    21.0 p0      58 r copy
        pand xmm15, [r8 + 112]                                     ;    28.0 p2+p1   58 r
        pxor xmm15, [rax + 144]                                    ;    30.0 p2+p1   58 r
        movdqa [rbp + 1280], xmm8                                  ;    22.3 p0+p3   58 r spill
        movdqa xmm8, xmm15                                         ;    32.0 p0      59 r copy
        por xmm8, [r9 + 2192]                                      ;    39.0 p2+p1   59 r
        pxor xmm8, xmm10                                           ;    41.0 p1      59 r
        movdqa [rbp + 1296], xmm15                                 ;    32.0 p0+p3   58 r spill
        movdqa xmm15, xmm10                                        ;    25.3 p0      58 r copy
        pand xmm15, [r8 + 144]                                     ;    32.3 p2+p1   58 r
        pxor xmm15, [rax + 176]                                    ;    34.3 p2+p1   58 r
        movdqa [rbp + 1312], xmm10                                 ;    26.7 p0+p3   58 r spill
        pshufd xmm10, xmm15, 0xe4                                  ;    36.3 p1      59 r copy
        por xmm10, [r9 + 2224]                                     ;    40.3 p2+p1   59 r
        pxor xmm10, xmm12                                          ;    42.3 p1      59 r
        movdqa [rbp + 1328], xmm15                                 ;    36.3 p0+p3   58 r spill
        movdqa xmm15, xmm1                                         ;    29.7 p0      58 r copy
        pand xmm15, [r8]                                           ;    36.7 p2+p1   58 r
        pxor xmm15, [rax + 32]                                     ;    38.7 p2+p1   58 r
        pxor xmm2, [r8 + 496]                                      ;    35.3 p2+p1   50 next
        pxor xmm4, [r8 + 272]                                      ;    36.3 p2+p1   50 next
        movdqa [rbp + 1344], xmm2                                  ;    37.3 p0+p3   50 next spill
        movdqa xmm2, [r8 + 256]                                    ;    33.7 p2      50 next
        movdqa [rbp + 1360], xmm4                                  ;    38.3 p0+p3   50 next spill
        movdqa xmm4, [r8 + 288]                                    ;    34.7 p2      50 next
        movdqa [rbp + 1376], xmm0                                  ;    36.3 p0+p3   50 next spill
        pshufd xmm0, xmm15, 0xe4                                   ;    40.7 p1      59 r copy
        por xmm0, [r9 + 2080]                                      ;    44.7 p2+p1   59 r
        pxor xmm0, xmm3                                            ;    46.7 p1      59 r
        movdqa [rbp + 1392], xmm15                                 ;    40.7 p0+p3   58 r spill
        movdqa xmm15, [rbp + 1168]                                 ;    37.0 p2      50 next reload
        pxor xmm15, xmm0                                           ;    48.7 p1      50 next
        movdqa xmm0, xmm3                                          ;    37.7 p0      58 r copy
        pand xmm0, [r8 + 32]                                       ;    44.7 p2+p1   58 r
        pxor xmm0, [rax + 64]                                      ;    46.7 p2+p1   58 r
        pxor xmm6, [r8 + 304]                                      ;    43.3 p2+p1   50 next
        pxor xmm8, [r8 + 336]                                      ;    44.3 p2+p1   50 next
        movdqa [rbp + 1168], xmm3                                  ;    40.7 p0+p3   58 r spill
        pshufd xmm3, xmm0, 0xe4                                    ;    48.7 p1      59 r copy
        por xmm3, [r9 + 2112]                                      ;    52.7 p2+p1   59 r
        pxor xmm3, xmm5                                            ;    54.7 p1      59 r
        pxor xmm2, xmm3                                            ;    56.7 p1      50 next
        movdqa xmm3, [r8 + 320]                                    ;    43.0 p2      50 next
        movdqa [rbp + 1408], xmm0                                  ;    48.7 p0+p3   58 r spill
        movdqa xmm0, [r8 + 352]                                    ;    44.0 p2      50 next
        movdqa [rbp + 1424], xmm2                                  ;    58.7 p0+p3   50 next spill
        pshufd xmm2, xmm5, 0xe4                                    ;    49.3 p1      58 r copy
        pand xmm2, [r8 + 64]                                       ;    53.3 p2+p1   58 r
        pxor xmm2, [rax + 96]                                      ;    55.3 p2+p1   58 r
        pxor xmm10, [r8 + 368]                                     ;    52.3 p2+p1   50 next
        movdqa [rbp + 1440], xmm5                                  ;    47.3 p0+p3   58 r spill
        pshufd xmm5, xmm2, 0xe4                                    ;    57.3 p1      59 r copy
        por xmm5, [r9 + 2144]                                      ;    61.3 p2+p1   59 r
        pxor xmm5, xmm7                                            ;    63.3 p1      59 r
        pxor xmm4, xmm5                                            ;    65.3 p1      50 next
        movdqa xmm5, [r8 + 384]                                    ;    49.7 p2      50 next
        movdqa [rbp + 1456], xmm2                                  ;    57.3 p0+p3   58 r spill
        movdqa xmm2, [r8 + 400]                                    ;    50.7 p2      50 next
        movdqa [rbp + 1472], xmm15                                 ;    52.0 p0+p3   50 next spill
        movdqa xmm15, [r8 + 416]                                   ;    51.7 p2      50 next
        movdqa [rbp + 1488], xmm10                                 ;    54.3 p0+p3   50 next spill
        pshufd xmm10, xmm7, 0xe4                                   ;    57.3 p1      58 r copy
        pand xmm10, [r8 + 96]                                      ;    61.3 p2+p1   58 r
        pxor xmm10, [rax + 128]                                    ;    63.3 p2+p1   58 r
        movdqa [rbp + 1504], xmm7                                  ;    56.0 p0+p3   58 r spill
        pshufd xmm7, xmm10, 0xe4                                   ;    65.3 p1      59 r copy
        por xmm7, [r9 + 2176]                                      ;    69.3 p2+p1   59 r
        pxor xmm7, xmm9                                            ;    71.3 p1      59 r
        pxor xmm3, xmm7                                            ;    73.3 p1      50 next
        pshufd xmm7, xmm6, 0xe4                                    ;    64.3 p1      41 next copy
        pand xmm7, xmm4                                            ;    68.3 p1      41 next
        movdqa [rbp + 1520], xmm10                                 ;    65.3 p0+p3   58 r spill
        movdqa xmm10, xmm8                                         ;    58.3 p0      41 next copy
        pxor xmm10, xmm3                                           ;    75.3 p1      41 next
        movdqa [rbp + 1536], xmm6                                  ;    60.0 p0+p3   50 next spill
        pshufd xmm6, xmm4, 0xe4                                    ;    67.3 p1      41 next copy
        movdqa [rbp + 1552], xmm4                                  ;    67.3 p0+p3   50 next spill
        pshufd xmm4, xmm3, 0xe4                                    ;    75.3 p1      41 next copy
        movdqa [rbp + 1568], xmm7                                  ;    70.3 p0+p3   41 next spill
        movdqa xmm7, xmm9                                          ;    62.3 p0      58 r copy
        pand xmm7, [r8 + 128]                                      ;    69.3 p2+p1   58 r
        pxor xmm7, [rax + 160]                                     ;    71.3 p2+p1   58 r
        movdqa [rbp + 1584], xmm9                                  ;    66.0 p0+p3   58 r spill
        pshufd xmm9, xmm7, 0xe4                                    ;    73.3 p1      59 r copy
        por xmm9, [r9 + 2208]                                      ;    77.3 p2+p1   59 r
        pxor xmm9, xmm11                                           ;    79.3 p1      59 r
        pxor xmm0, xmm9                                            ;    81.3 p1      50 next
        movdqa xmm9, [rbp + 1568]                                  ;    70.3 p2      41 next
        movdqa [rbp + 1568], xmm7                                  ;    73.3 p0+p3   58 r spill
        movdqa xmm7, xmm8                                          ;    66.7 p0      41 next copy
        movdqa [rbp + 1600], xmm0                                  ;    83.3 p0+p3   50 next spill
        movdqa xmm0, xmm8                                          ;    68.7 p0      41 next copy
        pand xmm0, xmm10                                           ;    77.3 p1      41 next
        pxor xmm9, xmm0                                            ;    81.3 p1      41 next
        movdqa xmm0, xmm3                                          ;    75.3 p0      41 next copy
        movdqa [rbp + 1616], xmm9                                  ;    83.3 p0+p3   41 next spill
        pshufd xmm9, xmm11, 0xe4                                   ;    77.3 p1      58 r copy
        pand xmm9, [r8 + 160]                                      ;    81.3 p2+p1   58 r
        pxor xmm9, [rax + 192]                                     ;    83.3 p2+p1   58 r
        movdqa [rbp + 1632], xmm11                                 ;    74.0 p0+p3   58 r spill
        movdqa xmm11, xmm9                                         ;    85.3 p0      59 r copy
        por xmm11, [r9 + 2240]                                     ;    92.3 p2+p1   59 r
        pxor xmm11, xmm13                                          ;    94.3 p1      59 r
        pxor xmm5, xmm11                                           ;    96.3 p1      50 next
        pxor xmm6, xmm5                                            ;    98.3 p1      41 next
        pxor xmm7, xmm5                                            ;    98.3 p1      41 next
        movdqa xmm11, [rbp + 1552]                                 ;    74.0 p2      41 next
        movdqa [rbp + 1648], xmm9                                  ;    85.3 p0+p3   58 r spill
        movdqa xmm9, [rbp + 1488]                                  ;    75.0 p2      41 next
        pand xmm9, xmm5                                            ;    98.3 p1      41 next
        movdqa [rbp + 1664], xmm10                                 ;    78.0 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;    76.7 p0      58 r copy
        pand xmm10, [r8 + 176]                                     ;    86.3 p2+p1   58 r
        pxor xmm10, [rax + 208]                                    ;    88.3 p2+p1   58 r
        pxor xmm9, [rel kasumi_encrypt_compact.T0_constants128]    ;   100.3 p2+p1   41 next
        movdqa [rbp + 1680], xmm12                                 ;    80.0 p0+p3   58 r spill
        movdqa xmm12, xmm10                                        ;    90.3 p0      59 r copy
        por xmm12, [r9 + 2256]                                     ;    97.3 p2+p1   59 r
        pxor xmm12, [rax + 480]                                    ;    99.3 p2+p1   59 r
        pxor xmm2, xmm12                                           ;   101.3 p1      50 next
        pxor xmm0, xmm2                                            ;   103.3 p1      41 next
        pand xmm11, xmm0                                           ;   105.3 p1      41 next
        movdqa xmm0, xmm13                                         ;    82.0 p0      58 r copy
        pand xmm0, [r8 + 192]                                      ;    94.3 p2+p1   58 r
        movdqa xmm12, [rax + 224]                                  ;    83.3 p2      58 r reload
        pxor xmm0, xmm12                                           ;    96.3 p1      58 r
        pxor xmm11, xmm9                                           ;   107.3 p1      41 next
        movdqa xmm12, xmm0                                         ;    98.3 p0      59 r copy
        por xmm12, [r9 + 2272]                                     ;   105.3 p2+p1   59 r
        pxor xmm12, [rax + 496]                                    ;   107.3 p2+p1   59 r
        pxor xmm15, xmm12                                          ;   109.3 p1      50 next
        pxor xmm4, xmm15                                           ;   111.3 p1      41 next
        movdqa xmm12, xmm6                                         ;   100.3 p0      41 next copy
        pand xmm12, xmm2                                           ;   107.3 p1      41 next
        movdqa [rbp + 1696], xmm13                                 ;    87.3 p0+p3   58 r spill
        movdqa xmm13, xmm1                                         ;    88.3 p0      59 r copy
        movdqa [rbp + 1712], xmm1                                  ;    89.3 p0+p3   58 r spill
        movdqa xmm1, [r8 + 208]                                    ;    88.7 p2      58 r
        pand xmm1, [rax + 480]                                     ;   102.3 p2+p1   58 r
        pxor xmm1, [rax + 240]                                     ;   104.3 p2+p1   58 r
        movdqa [rbp + 1728], xmm0                                  ;    98.3 p0+p3   58 r spill
        movdqa xmm0, xmm1                                          ;   106.3 p0      59 r copy
        por xmm0, [r9 + 2288]                                      ;   113.3 p2+p1   59 r
        pxor xmm0, [rbp + 1136]                                    ;   115.3 p2+p1   59 r
        pxor xmm14, xmm0                                           ;   117.3 p1      50 next
        movdqa xmm0, xmm5                                          ;    98.3 p0      41 next copy
        pand xmm0, xmm8                                            ;   107.3 p1      41 next
        movdqa [rbp + 1744], xmm1                                  ;   106.3 p0+p3   58 r spill
        movdqa xmm1, xmm3                                          ;    95.0 p0      41 next copy
        pxor xmm1, [rbp + 1536]                                    ;   108.3 p2+p1   41 next
        movdqa [rbp + 1760], xmm10                                 ;    96.0 p0+p3   58 r spill
        movdqa xmm10, [r8 + 224]                                   ;    96.0 p2      58 r
        pand xmm10, [rax + 496]                                    ;   109.3 p2+p1   58 r
        pxor xmm10, [rax]                                          ;   111.3 p2+p1   58 r
        movdqa [rbp + 1776], xmm14                                 ;   119.3 p0+p3   50 next spill
        movdqa xmm14, xmm10                                        ;   113.3 p0      59 r copy
        por xmm14, [r9 + 2048]                                     ;   120.3 p2+p1   59 r
        pxor xmm13, xmm14                                          ;   122.3 p1      59 r
        movdqa xmm14, [rbp + 1120]                                 ;   100.0 p2      50 next reload
        pxor xmm14, xmm13                                          ;   124.3 p1      50 next
        movdqa xmm13, xmm7                                         ;   100.3 p0      41 next copy
        pand xmm13, xmm2                                           ;   114.3 p1      41 next
        movdqa [rbp + 1120], xmm10                                 ;   113.3 p0+p3   58 r spill
        movdqa xmm10, xmm7                                         ;   102.3 p0      41 next copy
        pand xmm10, [rbp + 1600]                                   ;   115.3 p2+p1   41 next
        movdqa [rbp + 1792], xmm14                                 ;   126.3 p0+p3   50 next spill
        movdqa xmm14, xmm1                                         ;   110.3 p0      41 next copy
        pand xmm14, xmm2                                           ;   117.3 p1      41 next
        pand xmm1, [rbp + 1488]                                    ;   117.3 p2+p1   41 next
        pxor xmm10, xmm1                                           ;   119.3 p1      41 next
        movdqa xmm1, xmm5                                          ;   105.3 p0      41 next copy
        pand xmm5, [rbp + 1536]                                    ;   119.3 p2+p1   41 next
        movdqa [rbp + 1808], xmm6                                  ;   106.3 p0+p3   41 next spill
        movdqa xmm6, xmm11                                         ;   109.3 p0      41 next copy
        movdqa [rbp + 1824], xmm13                                 ;   116.3 p0+p3   41 next spill
        movdqa xmm13, xmm14                                        ;   119.3 p0      41 next copy
        movdqa [rbp + 1840], xmm8                                  ;   110.3 p0+p3   50 next spill
        movdqa xmm8, xmm3                                          ;   111.3 p0      41 next copy
        pand xmm8, [rbp + 1536]                                    ;   120.3 p2+p1   41 next
        pxor xmm8, xmm2                                            ;   122.3 p1      41 next
        pxor xmm10, xmm8                                           ;   124.3 p1      41 next
        pand xmm8, xmm3                                            ;   124.3 p1      41 next
        pxor xmm5, xmm10                                           ;   126.3 p1      41 next
        movdqa [rbp + 1856], xmm3                                  ;   112.3 p0+p3   50 next spill
        movdqa xmm3, xmm2                                          ;   113.3 p0      41 next copy
        pand xmm3, xmm15                                           ;   125.3 p1      41 next
        movdqa [rbp + 1872], xmm9                                  ;   114.3 p0+p3   41 next spill
        movdqa xmm9, xmm2                                          ;   115.3 p0      41 next copy
        pand xmm9, [rbp + 1488]                                    ;   126.3 p2+p1   41 next
        pand xmm2, [rbp + 1600]                                    ;   127.3 p2+p1   41 next
        movdqa [rbp + 1888], xmm3                                  ;   127.3 p0+p3   41 next spill
        movdqa xmm3, xmm4                                          ;   117.3 p0      41 next copy
        pand xmm3, [rbp + 1536]                                    ;   128.3 p2+p1   41 next
        pxor xmm0, xmm3                                            ;   130.3 p1      41 next
        movdqa xmm3, xmm4                                          ;   118.3 p0      41 next copy
        pand xmm3, [rbp + 1488]                                    ;   130.3 p2+p1   41 next
        pxor xmm14, xmm3                                           ;   132.3 p1      41 next
        pxor xmm6, xmm14                                           ;   134.3 p1      41 next
        movdqa xmm14, xmm4                                         ;   119.3 p0      41 next copy
        pxor xmm6, [rbp + 1888]                                    ;   138.3 p2+p1   41 next
        pand xmm14, [rbp + 1840]                                   ;   134.3 p2+p1   41 next
        pxor xmm10, xmm14                                          ;   136.3 p1      41 next
        movdqa xmm14, xmm0                                         ;   132.3 p0      41 next copy
        pxor xmm0, [rbp + 1552]                                    ;   136.3 p2+p1   41 next
        pxor xmm10, xmm0                                           ;   138.3 p1      41 next
        pand xmm4, [rbp + 1664]                                    ;   138.3 p2+p1   41 next
        pxor xmm4, [rbp + 1616]                                    ;   140.3 p2+p1   41 next
        pxor xmm5, xmm4                                            ;   142.3 p1      41 next
        pxor xmm4, [rbp + 1600]                                    ;   142.3 p2+p1   41 next
        pxor xmm5, [rbp + 1840]                                    ;   144.3 p2+p1   41 next
        movdqa [rbp + 1904], xmm5                                  ;   146.3 p0+p3   41 next spill
        movdqa xmm5, xmm15                                         ;   125.7 p0      41 next copy
        pand xmm5, [rbp + 1552]                                    ;   143.3 p2+p1   41 next
        pxor xmm2, xmm5                                            ;   145.3 p1      41 next
        movdqa xmm5, xmm15                                         ;   126.7 p0      41 next copy
        movdqa [rbp + 1920], xmm2                                  ;   147.3 p0+p3   41 next spill
        movdqa xmm2, xmm15                                         ;   128.7 p0      41 next copy
        pand xmm2, [rbp + 1600]                                    ;   145.3 p2+p1   41 next
        pxor xmm2, [rbp + 1840]                                    ;   147.3 p2+p1   41 next
        pxor xmm6, xmm2                                            ;   149.3 p1      41 next
        movdqa xmm2, xmm15                                         ;   129.7 p0      41 next copy
        pand xmm15, [rbp + 1808]                                   ;   148.3 p2+p1   41 next
        movdqa [rbp + 1936], xmm6                                  ;   151.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1488]                                  ;   131.3 p2      41 next
        pand xmm6, [rbp + 1552]                                    ;   149.3 p2+p1   41 next
        pxor xmm6, [rbp + 1536]                                    ;   151.3 p2+p1   41 next
        pxor xmm12, xmm6                                           ;   153.3 p1      41 next
        movdqa [rbp + 1952], xmm12                                 ;   155.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1488]                                 ;   134.3 p2      41 next
        pand xmm12, [rbp + 1600]                                   ;   152.3 p2+p1   41 next
        pxor xmm12, [rel kasumi_encrypt_compact.T0_constants128]   ;   154.3 p2+p1   41 next
        pxor xmm8, xmm12                                           ;   156.3 p1      41 next
        pxor xmm8, [rbp + 1616]                                    ;   158.3 p2+p1   41 next
        movdqa [rbp + 1968], xmm15                                 ;   150.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1664]                                 ;   138.3 p2      41 next
        pand xmm15, [rbp + 1488]                                   ;   156.3 p2+p1   41 next
        pxor xmm6, xmm15                                           ;   158.3 p1      41 next
        pxor xmm13, xmm6                                           ;   160.3 p1      41 next
        pxor xmm7, xmm13                                           ;   162.3 p1      41 next
        movdqa xmm15, [rbp + 1552]                                 ;   140.3 p2      41 next
        movdqa xmm6, [rbp + 1536]                                  ;   141.3 p2      50 next reload
        pxor xmm15, xmm6                                           ;   160.3 p1      41 next
        pand xmm1, xmm15                                           ;   162.3 p1      41 next
        movdqa xmm13, [rbp + 1600]                                 ;   142.3 p2      50 next reload
        pand xmm15, xmm13                                          ;   162.3 p1      41 next
        pxor xmm15, [rbp + 1616]                                   ;   164.3 p2+p1   41 next
        pxor xmm3, xmm15                                           ;   166.3 p1      41 next
        pxor xmm7, xmm3                                            ;   168.3 p1      41 next
        movdqa xmm15, xmm6                                         ;   152.3 p0      41 next copy
        pand xmm6, xmm13                                           ;   166.3 p1      41 next
        movdqa xmm3, [rbp + 1664]                                  ;   144.3 p2      41 next reload
        por xmm15, xmm3                                            ;   167.3 p1      41 next
        pxor xmm14, xmm15                                          ;   169.3 p1      41 next
        pxor xmm4, xmm14                                           ;   171.3 p1      41 next
        movdqa xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;   145.3 p2      41 next reload
        pxor xmm7, xmm14                                           ;   170.3 p1      41 next
        movdqa xmm15, [rbp + 1808]                                 ;   146.3 p2      41 next reload
        pand xmm3, xmm15                                           ;   171.3 p1      41 next
        pxor xmm9, xmm3                                            ;   173.3 p1      41 next
        pxor xmm5, xmm9                                            ;   175.3 p1      41 next
        pxor xmm8, xmm5                                            ;   177.3 p1      41 next
        pxor xmm11, xmm5                                           ;   177.3 p1      41 next
        movdqa xmm3, [rbp + 1840]                                  ;   147.3 p2      50 next reload
        pand xmm15, xmm3                                           ;   176.3 p1      41 next
        pand xmm3, xmm13                                           ;   177.3 p1      41 next
        pxor xmm11, xmm3                                           ;   179.3 p1      41 next
        movdqa xmm5, [rbp + 1872]                                  ;   148.7 p2      41 next reload
        pxor xmm5, xmm3                                            ;   179.3 p1      41 next
        pxor xmm10, xmm5                                           ;   181.3 p1      41 next
        movdqa xmm3, [rbp + 1856]                                  ;   149.7 p2      50 next reload
        pand xmm13, xmm3                                           ;   181.3 p1      41 next
        pxor xmm15, xmm13                                          ;   183.3 p1      41 next
        movdqa xmm5, [rbp + 1920]                                  ;   150.7 p2      41 next reload
        pxor xmm1, xmm5                                            ;   183.3 p1      41 next
        pxor xmm6, xmm1                                            ;   185.3 p1      41 next
        movdqa xmm9, [rbp + 1968]                                  ;   151.7 p2      41 next reload
        pxor xmm9, xmm6                                            ;   187.3 p1      41 next
        pxor xmm3, xmm9                                            ;   189.3 p1      41 next
        movdqa xmm6, [rbp + 1952]                                  ;   155.3 p2      41 next reload
        pxor xmm5, xmm6                                            ;   187.3 p1      41 next
        pxor xmm4, xmm6                                            ;   188.3 p1      41 next
        movdqa xmm6, [rbp + 1488]                                  ;   153.7 p2      41 next
        pxor xmm11, xmm5                                           ;   189.3 p1      41 next
        pxor xmm6, [rbp + 1888]                                    ;   190.3 p2+p1   41 next
        pxor xmm15, xmm6                                           ;   192.3 p1      41 next
        pand xmm2, xmm6                                            ;   192.3 p1      41 next
        pxor xmm1, xmm15                                           ;   194.3 p1      41 next
        pxor xmm12, xmm2                                           ;   194.3 p1      41 next
        pxor xmm0, xmm1                                            ;   196.3 p1      41 next
        movdqa xmm15, [rbp + 1824]                                 ;   156.7 p2      41 next reload
        pxor xmm15, xmm3                                           ;   196.3 p1      41 next
        movdqa xmm1, [rbp + 1472]                                  ;   157.7 p2      41 next
        movdqa xmm2, [rbp + 1376]                                  ;   158.7 p2      50 next reload
        pand xmm1, xmm2                                            ;   197.3 p1      41 next
        movdqa xmm3, [rbp + 1360]                                  ;   159.7 p2      41 next
        movdqa xmm5, [rbp + 1776]                                  ;   160.7 p2      50 next reload
        pand xmm3, xmm5                                            ;   198.3 p1      41 next
        movdqa xmm6, [rbp + 1424]                                  ;   161.7 p2      41 next
        pxor xmm10, xmm12                                          ;   199.3 p1      41 next
        pxor xmm12, xmm15                                          ;   200.3 p1      41 next
        movdqa xmm15, [rbp + 1792]                                 ;   162.7 p2      50 next reload
        pand xmm6, xmm15                                           ;   201.3 p1      41 next
        pxor xmm1, xmm5                                            ;   202.3 p1      41 next
        movdqa xmm9, [rbp + 1360]                                  ;   163.7 p2      41 next
        movdqa xmm13, [rbp + 1344]                                 ;   164.7 p2      50 next reload
        pand xmm9, xmm13                                           ;   203.3 p1      41 next
        pxor xmm11, xmm2                                           ;   204.3 p1      41 next
        pxor xmm0, [rbp + 1472]                                    ;   205.3 p2+p1   41 next
        pxor xmm12, [rbp + 1424]                                   ;   206.3 p2+p1   41 next
        pxor xmm7, xmm15                                           ;   207.3 p1      41 next
        pxor xmm4, xmm13                                           ;   208.3 p1      41 next
        movdqa xmm14, [rbp + 1472]                                 ;   167.7 p2      41 next
        pand xmm14, xmm5                                           ;   209.3 p1      41 next
        pxor xmm10, [rbp + 1360]                                   ;   210.3 p2+p1   41 next
        movdqa [rbp + 1824], xmm8                                  ;   179.3 p0+p3   41 next spill
        movdqa xmm8, xmm5                                          ;   171.7 p0      41 next copy
        pand xmm8, xmm13                                           ;   211.3 p1      41 next
        movdqa [rbp + 1888], xmm10                                 ;   212.3 p0+p3   41 next spill
        movdqa xmm10, xmm5                                         ;   171.7 p0      41 next copy
        pand xmm10, xmm15                                          ;   212.3 p1      41 next
        movdqa [rbp + 1488], xmm12                                 ;   208.3 p0+p3   41 next spill
        movdqa xmm12, xmm5                                         ;   171.7 p0      41 next copy
        movdqa [rbp + 1952], xmm4                                  ;   210.3 p0+p3   41 next spill
        movdqa xmm4, xmm5                                          ;   173.0 p0      41 next copy
        pxor xmm5, [rbp + 1936]                                    ;   213.3 p2+p1   41 next
        movdqa [rbp + 1936], xmm0                                  ;   207.3 p0+p3   41 next spill
        movdqa xmm0, xmm2                                          ;   175.0 p0      41 next copy
        pand xmm0, xmm15                                           ;   214.3 p1      41 next
        movdqa [rbp + 1776], xmm11                                 ;   206.3 p0+p3   41 next spill
        movdqa xmm11, xmm2                                         ;   177.0 p0      41 next copy
        pxor xmm11, [rbp + 1424]                                   ;   215.3 p2+p1   41 next
        movdqa [rbp + 1968], xmm7                                  ;   209.3 p0+p3   41 next spill
        movdqa xmm7, xmm2                                          ;   179.0 p0      41 next copy
        movdqa [rbp + 1920], xmm5                                  ;   215.3 p0+p3   41 next spill
        movdqa xmm5, xmm2                                          ;   181.0 p0      41 next copy
        pand xmm5, [rbp + 1360]                                    ;   216.3 p2+p1   41 next
        movdqa [rbp + 1856], xmm5                                  ;   218.3 p0+p3   41 next spill
        movdqa xmm5, xmm2                                          ;   183.0 p0      41 next copy
        pand xmm5, [rbp + 1424]                                    ;   217.3 p2+p1   41 next
        movdqa [rbp + 1376], xmm5                                  ;   219.3 p0+p3   41 next spill
        movdqa xmm5, xmm3                                          ;   200.3 p0      41 next copy
        pxor xmm5, xmm6                                            ;   218.3 p1      41 next
        pand xmm6, [rbp + 1472]                                    ;   219.3 p2+p1   41 next
        movdqa xmm15, xmm9                                         ;   205.3 p0      41 next copy
        pxor xmm15, xmm14                                          ;   220.3 p1      41 next
        pxor xmm0, xmm15                                           ;   222.3 p1      41 next
        pand xmm15, [rbp + 1424]                                   ;   222.3 p2+p1   41 next
        pxor xmm14, xmm5                                           ;   223.3 p1      41 next
        pxor xmm3, xmm0                                            ;   224.3 p1      41 next
        pand xmm3, [rbp + 1792]                                    ;   226.3 p2+p1   41 next
        pand xmm9, xmm11                                           ;   226.3 p1      41 next
        movdqa [rbp + 1872], xmm1                                  ;   204.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1424]                                  ;   184.7 p2      41 next
        pand xmm1, xmm13                                           ;   227.3 p1      41 next
        movdqa [rbp + 1600], xmm2                                  ;   188.0 p0+p3   41 next spill
        movdqa xmm2, xmm13                                         ;   189.0 p0      41 next copy
        pand xmm2, xmm0                                            ;   228.3 p1      41 next
        pand xmm0, [rbp + 1472]                                    ;   229.3 p2+p1   41 next
        pxor xmm2, [rbp + 1856]                                    ;   230.3 p2+p1   41 next
        movdqa [rbp + 1840], xmm2                                  ;   232.3 p0+p3   41 next spill
        movdqa xmm2, xmm13                                         ;   191.0 p0      41 next copy
        movdqa [rbp + 1808], xmm5                                  ;   220.3 p0+p3   41 next spill
        movdqa xmm5, xmm13                                         ;   193.0 p0      41 next copy
        pxor xmm5, [rbp + 1792]                                    ;   231.3 p2+p1   41 next
        movdqa [rbp + 1664], xmm14                                 ;   225.3 p0+p3   41 next spill
        movdqa xmm14, xmm13                                        ;   195.0 p0      41 next copy
        pxor xmm14, [rbp + 1808]                                   ;   232.3 p2+p1   41 next
        pand xmm7, xmm14                                           ;   234.3 p1      41 next
        movdqa xmm14, xmm13                                        ;   196.0 p0      41 next copy
        pand xmm14, [rbp + 1872]                                   ;   234.3 p2+p1   41 next
        pand xmm13, [rbp + 1472]                                   ;   235.3 p2+p1   41 next
        movdqa [rbp + 1344], xmm14                                 ;   236.3 p0+p3   41 next spill
        movdqa xmm14, xmm8                                         ;   213.3 p0      41 next copy
        pxor xmm14, [rbp + 1472]                                   ;   236.3 p2+p1   41 next
        pxor xmm6, xmm14                                           ;   238.3 p1      41 next
        pand xmm14, [rbp + 1792]                                   ;   238.3 p2+p1   41 next
        pxor xmm2, xmm14                                           ;   240.3 p1      41 next
        movdqa xmm14, xmm8                                         ;   213.3 p0      41 next copy
        por xmm14, xmm1                                            ;   240.3 p1      41 next
        pxor xmm0, xmm14                                           ;   242.3 p1      41 next
        movdqa xmm14, [rbp + 1360]                                 ;   198.3 p2      50 next reload
        pxor xmm8, xmm14                                           ;   242.3 p1      41 next
        pxor xmm9, xmm2                                            ;   243.3 p1      41 next
        pand xmm2, [rbp + 1792]                                    ;   244.3 p2+p1   41 next
        pxor xmm3, xmm8                                            ;   245.3 p1      41 next
        movdqa [rbp + 1536], xmm13                                 ;   237.3 p0+p3   41 next spill
        movdqa xmm13, xmm10                                        ;   214.3 p0      41 next copy
        pand xmm13, xmm11                                          ;   246.3 p1      41 next
        pxor xmm5, xmm13                                           ;   248.3 p1      41 next
        movdqa xmm13, xmm14                                        ;   209.3 p0      41 next copy
        pand xmm13, [rbp + 1472]                                   ;   248.3 p2+p1   41 next
        pxor xmm1, xmm13                                           ;   250.3 p1      41 next
        pxor xmm13, [rbp + 1424]                                   ;   250.3 p2+p1   41 next
        pxor xmm8, xmm13                                           ;   252.3 p1      41 next
        pand xmm13, xmm14                                          ;   252.3 p1      41 next
        pxor xmm6, xmm13                                           ;   254.3 p1      41 next
        movdqa xmm13, xmm14                                        ;   209.3 p0      41 next copy
        pand xmm13, [rbp + 1792]                                   ;   254.3 p2+p1   41 next
        pand xmm14, [rbp + 1808]                                   ;   255.3 p2+p1   41 next
        pxor xmm10, xmm8                                           ;   256.3 p1      41 next
        pxor xmm15, xmm10                                          ;   258.3 p1      41 next
        pxor xmm7, xmm15                                           ;   260.3 p1      41 next
        movdqa xmm15, xmm11                                        ;   217.3 p0      41 next copy
        movdqa xmm10, [rbp + 1536]                                 ;   237.3 p2      41 next reload
        pand xmm11, xmm10                                          ;   259.3 p1      41 next
        pxor xmm10, [rbp + 1856]                                   ;   260.3 p2+p1   41 next
        pxor xmm15, xmm1                                           ;   261.3 p1      41 next
        pxor xmm5, xmm1                                            ;   262.3 p1      41 next
        pand xmm12, xmm15                                          ;   263.3 p1      41 next
        pxor xmm14, xmm11                                          ;   264.3 p1      41 next
        movdqa xmm15, [rbp + 1792]                                 ;   215.7 p2      41 next
        pand xmm15, xmm5                                           ;   265.3 p1      41 next
        movdqa xmm1, [rbp + 1424]                                  ;   216.7 p2      41 next
        pxor xmm1, [rbp + 1856]                                    ;   266.3 p2+p1   41 next
        movdqa xmm5, [rel kasumi_encrypt_compact.T0_constants128]  ;   218.7 p2      41 next reload
        pxor xmm7, xmm5                                            ;   267.3 p1      41 next
        pxor xmm10, xmm15                                          ;   268.3 p1      41 next
        pxor xmm12, xmm5                                           ;   269.3 p1      41 next
        movdqa xmm15, [rbp + 1376]                                 ;   219.7 p2      41 next
        pxor xmm15, xmm13                                          ;   270.3 p1      41 next
        pand xmm4, xmm15                                           ;   272.3 p1      41 next
        movdqa xmm11, [rbp + 1664]                                 ;   225.3 p2      41 next reload
        pxor xmm11, xmm4                                           ;   274.3 p1      41 next
        movdqa xmm4, [rbp + 1344]                                  ;   236.3 p2      41 next reload
        pxor xmm15, xmm4                                           ;   273.3 p1      41 next
        pxor xmm4, xmm12                                           ;   274.3 p1      41 next
        pxor xmm13, xmm4                                           ;   276.3 p1      41 next
        pxor xmm2, xmm13                                           ;   278.3 p1      41 next
        pxor xmm6, xmm2                                            ;   280.3 p1      41 next
        movdqa xmm2, [rbp + 1376]                                  ;   222.7 p2      41 next
        pand xmm2, xmm1                                            ;   278.3 p1      41 next
        pand xmm1, [rbp + 1472]                                    ;   279.3 p2+p1   41 next
        movdqa xmm4, [rbp + 1840]                                  ;   232.3 p2      41 next reload
        pxor xmm4, xmm11                                           ;   280.3 p1      41 next
        pxor xmm9, xmm15                                           ;   281.3 p1      41 next
        pxor xmm8, xmm9                                            ;   283.3 p1      41 next
        movdqa xmm9, [rbp + 1808]                                  ;   225.7 p2      41 next
        movdqa xmm11, [rbp + 1424]                                 ;   226.7 p2      50 next reload
        pand xmm9, xmm11                                           ;   283.3 p1      41 next
        movdqa xmm13, [rbp + 1872]                                 ;   227.7 p2      41 next reload
        pand xmm11, xmm13                                          ;   284.3 p1      41 next
        pxor xmm13, xmm4                                           ;   285.3 p1      41 next
        movdqa xmm4, [rbp + 1600]                                  ;   228.7 p2      41 next reload
        por xmm4, xmm15                                            ;   286.3 p1      41 next
        pxor xmm14, xmm8                                           ;   287.3 p1      41 next
        pxor xmm10, xmm11                                          ;   288.3 p1      41 next
        movdqa xmm15, [rbp + 1920]                                 ;   229.7 p2      41 next
        movdqa xmm8, [rbp + 1968]                                  ;   230.7 p2      41 next reload
        pxor xmm7, xmm8                                            ;   289.3 p1      41 next
        movdqa xmm11, [r10 + 2064]                                 ;   231.7 p2      69 k1.1 reload
        pxor xmm8, xmm11                                           ;   290.3 p1      44 next
        pxor xmm12, xmm4                                           ;   291.3 p1      41 next
        pxor xmm15, xmm14                                          ;   292.3 p1      41 next
        pxor xmm1, xmm9                                            ;   293.3 p1      41 next
        movdqa xmm14, [rbp + 1776]                                 ;   232.7 p2      41 next
        pxor xmm2, xmm12                                           ;   294.3 p1      41 next
        movdqa xmm4, [rbp + 1936]                                  ;   233.7 p2      41 next
        pxor xmm4, xmm10                                           ;   295.3 p1      41 next
        movdqa xmm9, [rbp + 1952]                                  ;   234.7 p2      41 next
        pxor xmm9, xmm6                                            ;   296.3 p1      41 next
        movdqa xmm6, [rbp + 1488]                                  ;   235.7 p2      41 next
        pxor xmm3, xmm1                                            ;   297.3 p1      41 next
        movdqa xmm1, [rbp + 1888]                                  ;   236.7 p2      41 next
        pxor xmm0, xmm2                                            ;   298.3 p1      41 next
        movdqa xmm2, [r10 + 2192]                                  ;   237.7 p2      44 next
        pxor xmm2, xmm15                                           ;   299.3 p1      44 next
        movdqa xmm15, [r10 + 2208]                                 ;   238.7 p2      44 next
        pxor xmm15, xmm7                                           ;   300.3 p1      44 next
        movdqa xmm7, [r10 + 2224]                                  ;   239.7 p2      44 next
        pxor xmm13, xmm5                                           ;   301.3 p1      41 next
        pxor xmm1, xmm3                                            ;   302.3 p1      41 next
        movdqa xmm3, [r10 + 2240]                                  ;   240.7 p2      44 next
        pxor xmm3, xmm4                                            ;   303.3 p1      44 next
        movdqa xmm4, [r10 + 2256]                                  ;   241.7 p2      44 next
        pxor xmm4, xmm9                                            ;   304.3 p1      44 next
        movdqa xmm9, [r10 + 2272]                                  ;   242.7 p2      44 next
        pxor xmm6, xmm0                                            ;   305.3 p1      41 next
        movdqa xmm0, [r10 + 2288]                                  ;   243.7 p2      44 next
        pxor xmm14, xmm13                                          ;   306.3 p1      41 next
        movdqa xmm10, [rbp + 1920]                                 ;   244.7 p2      44 next
        movdqa xmm12, [r10 + 2048]                                 ;   245.7 p2      69 k1.0 reload
        pxor xmm10, xmm12                                          ;   307.3 p1      44 next
        pxor xmm0, xmm1                                            ;   308.3 p1      44 next
        pxor xmm9, xmm6                                            ;   309.3 p1      44 next
        movdqa xmm1, [rbp + 1776]                                  ;   246.7 p2      44 next
        movdqa xmm6, [r10 + 2080]                                  ;   247.7 p2      69 k1.2 reload
        pxor xmm1, xmm6                                            ;   310.3 p1      44 next
        pxor xmm7, xmm14                                           ;   311.3 p1      44 next
        movdqa xmm14, [rbp + 1936]                                 ;   248.7 p2      44 next
        movdqa xmm13, [r10 + 2096]                                 ;   249.7 p2      69 k1.3 reload
        pxor xmm14, xmm13                                          ;   312.3 p1      44 next
        movdqa xmm13, [rbp + 1952]                                 ;   250.7 p2      44 next
        pxor xmm13, [r10 + 2112]                                   ;   313.3 p2+p1   44 next
        movdqa xmm6, [rbp + 1488]                                  ;   252.7 p2      44 next
        pxor xmm6, [r10 + 2128]                                    ;   314.3 p2+p1   44 next
        movdqa xmm11, [rbp + 1888]                                 ;   254.7 p2      44 next
        pxor xmm11, [r10 + 2144]                                   ;   315.3 p2+p1   44 next
        movdqa xmm12, [rbp + 1824]                                 ;   256.7 p2      44 next
        pxor xmm12, [r10 + 2160]                                   ;   316.3 p2+p1   44 next
        movdqa [rbp + 1824], xmm4                                  ;   306.3 p0+p3   44 next spill
        movdqa xmm4, [rbp + 1904]                                  ;   258.7 p2      44 next
        pxor xmm4, [r10 + 2176]                                    ;   317.3 p2+p1   44 next
        movdqa [rbp + 1904], xmm15                                 ;   302.3 p0+p3   44 next spill
        movdqa xmm15, xmm8                                         ;   292.3 p0      41 next copy
        pand xmm15, xmm10                                          ;   318.3 p1      41 next
        movdqa [rbp + 1888], xmm9                                  ;   311.3 p0+p3   44 next spill
        movdqa xmm9, xmm8                                          ;   292.3 p0      41 next copy
        pxor xmm9, xmm1                                            ;   319.3 p1      41 next
        movdqa [rbp + 1488], xmm2                                  ;   301.3 p0+p3   44 next spill
        movdqa xmm2, xmm8                                          ;   292.3 p0      41 next copy
        movdqa [rbp + 1952], xmm0                                  ;   310.3 p0+p3   44 next spill
        movdqa xmm0, xmm8                                          ;   292.3 p0      41 next copy
        movdqa [rbp + 1936], xmm3                                  ;   305.3 p0+p3   44 next spill
        movdqa xmm3, xmm8                                          ;   292.3 p0      41 next copy
        pxor xmm3, xmm10                                           ;   320.3 p1      41 next
        movdqa [rbp + 1776], xmm7                                  ;   313.3 p0+p3   44 next spill
        movdqa xmm7, xmm8                                          ;   292.3 p0      41 next copy
        movdqa [rbp + 1920], xmm3                                  ;   322.3 p0+p3   41 next spill
        movdqa xmm3, xmm8                                          ;   292.3 p0      41 next copy
        pand xmm3, xmm1                                            ;   321.3 p1      41 next
        pxor xmm3, xmm12                                           ;   323.3 p1      41 next
        movdqa [rbp + 1968], xmm8                                  ;   292.3 p0+p3   44 next spill
        movdqa xmm8, [rbp + 1920]                                  ;   322.3 p2      41 next
        pand xmm8, xmm11                                           ;   333.3 p1      41 next
        movdqa [rbp + 1600], xmm3                                  ;   325.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1920]                                  ;   322.3 p2      41 next
        pand xmm3, xmm13                                           ;   333.3 p1      41 next
        movdqa [rbp + 1920], xmm8                                  ;   335.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1600]                                  ;   325.3 p2      41 next
        movdqa xmm5, [rbp + 1600]                                  ;   325.3 p2      41 next
        pand xmm5, xmm1                                            ;   336.3 p1      41 next
        movdqa [rbp + 1600], xmm5                                  ;   338.3 p0+p3   41 next spill
        movdqa xmm5, [rbp + 1968]                                  ;   292.3 p2      41 next
        pand xmm5, xmm11                                           ;   326.3 p1      41 next
        movdqa [rbp + 1872], xmm5                                  ;   328.3 p0+p3   41 next spill
        movdqa xmm5, [rbp + 1968]                                  ;   292.3 p2      41 next
        pand xmm5, xmm13                                           ;   327.3 p1      41 next
        movdqa [rbp + 1968], xmm5                                  ;   329.3 p0+p3   41 next spill
        movdqa xmm5, xmm10                                         ;   309.3 p0      41 next copy
        pxor xmm5, xmm11                                           ;   328.3 p1      41 next
        movdqa [rbp + 1424], xmm9                                  ;   321.3 p0+p3   41 next spill
        movdqa xmm9, xmm10                                         ;   309.3 p0      41 next copy
        movdqa [rbp + 1808], xmm3                                  ;   335.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1424]                                  ;   321.3 p2      41 next
        pand xmm3, xmm12                                           ;   332.3 p1      41 next
        movdqa [rbp + 1840], xmm3                                  ;   334.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1424]                                  ;   321.3 p2      41 next
        pand xmm3, xmm6                                            ;   332.3 p1      41 next
        movdqa [rbp + 1424], xmm8                                  ;   336.3 p0+p3   41 next spill
        movdqa xmm8, xmm10                                         ;   309.3 p0      41 next copy
        pand xmm8, xmm6                                            ;   331.3 p1      41 next
        pxor xmm2, xmm8                                            ;   333.3 p1      41 next
        movdqa xmm8, xmm10                                         ;   309.3 p0      41 next copy
        pand xmm8, xmm4                                            ;   333.3 p1      41 next
        movdqa [rbp + 1472], xmm8                                  ;   335.3 p0+p3   41 next spill
        movdqa xmm8, xmm11                                         ;   317.3 p0      41 next copy
        pxor xmm8, xmm14                                           ;   334.3 p1      41 next
        movdqa [rbp + 1376], xmm2                                  ;   335.3 p0+p3   41 next spill
        movdqa xmm2, xmm11                                         ;   317.3 p0      41 next copy
        pand xmm2, xmm6                                            ;   335.3 p1      41 next
        pxor xmm2, [rel kasumi_encrypt_compact.T0_constants128]    ;   337.3 p2+p1   41 next
        pand xmm11, xmm14                                          ;   337.3 p1      41 next
        movdqa [rbp + 1344], xmm10                                 ;   309.3 p0+p3   41 next spill
        movdqa xmm10, xmm1                                         ;   312.3 p0      41 next copy
        pxor xmm10, xmm4                                           ;   338.3 p1      41 next
        pand xmm0, xmm10                                           ;   340.3 p1      41 next
        pxor xmm11, xmm0                                           ;   342.3 p1      41 next
        movdqa xmm0, xmm1                                          ;   312.3 p0      41 next copy
        pxor xmm0, xmm14                                           ;   341.3 p1      41 next
        por xmm7, xmm0                                             ;   343.3 p1      41 next
        pxor xmm7, xmm11                                           ;   345.3 p1      41 next
        movdqa [rbp + 1664], xmm7                                  ;   347.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1344]                                  ;   309.3 p2      41 next reload
        pxor xmm7, xmm11                                           ;   344.3 p1      41 next
        movdqa xmm11, xmm1                                         ;   312.3 p0      41 next copy
        pxor xmm11, xmm12                                          ;   345.3 p1      41 next
        pand xmm9, xmm11                                           ;   347.3 p1      41 next
        pxor xmm9, xmm2                                            ;   349.3 p1      41 next
        movdqa xmm11, xmm1                                         ;   312.3 p0      41 next copy
        pand xmm11, xmm13                                          ;   348.3 p1      41 next
        movdqa [rbp + 1344], xmm7                                  ;   346.3 p0+p3   41 next spill
        movdqa xmm7, xmm14                                         ;   314.3 p0      41 next copy
        pand xmm7, xmm0                                            ;   349.3 p1      41 next
        pxor xmm15, xmm7                                           ;   351.3 p1      41 next
        movdqa xmm7, xmm6                                          ;   316.3 p0      41 next copy
        pand xmm7, xmm13                                           ;   351.3 p1      41 next
        pxor xmm7, [rel kasumi_encrypt_compact.T0_constants128]    ;   353.3 p2+p1   41 next
        movdqa [rbp + 1856], xmm1                                  ;   314.7 p0+p3   41 next spill
        movdqa xmm1, xmm6                                          ;   316.3 p0      41 next copy
        pand xmm1, xmm0                                            ;   353.3 p1      41 next
        pxor xmm1, [rbp + 1376]                                    ;   355.3 p2+p1   41 next
        pxor xmm1, [rbp + 1840]                                    ;   357.3 p2+p1   41 next
        pxor xmm1, xmm8                                            ;   359.3 p1      41 next
        movdqa [rbp + 1792], xmm0                                  ;   343.3 p0+p3   41 next spill
        movdqa xmm0, xmm6                                          ;   319.0 p0      41 next copy
        pand xmm0, xmm10                                           ;   357.3 p1      41 next
        movdqa [rbp + 1536], xmm14                                 ;   320.0 p0+p3   44 next spill
        movdqa xmm14, xmm6                                         ;   321.0 p0      41 next copy
        pand xmm6, xmm12                                           ;   358.3 p1      41 next
        movdqa [rbp + 1360], xmm10                                 ;   340.3 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;   323.0 p0      41 next copy
        pand xmm10, xmm5                                           ;   359.3 p1      41 next
        pxor xmm10, [rbp + 1376]                                   ;   361.3 p2+p1   41 next
        movdqa [rbp + 1376], xmm10                                 ;   363.3 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;   325.0 p0      41 next copy
        pand xmm10, xmm8                                           ;   361.3 p1      41 next
        pand xmm8, xmm13                                           ;   362.3 p1      41 next
        pxor xmm3, xmm8                                            ;   364.3 p1      41 next
        movdqa xmm8, xmm12                                         ;   326.0 p0      41 next copy
        pand xmm12, xmm13                                          ;   364.3 p1      41 next
        pand xmm8, xmm4                                            ;   365.3 p1      41 next
        movdqa [rbp + 1616], xmm10                                 ;   363.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1424]                                 ;   336.3 p2      41 next reload
        pxor xmm10, xmm3                                           ;   366.3 p1      41 next
        movdqa xmm3, [rbp + 1472]                                  ;   335.3 p2      41 next reload
        pxor xmm3, xmm12                                           ;   367.3 p1      41 next
        movdqa xmm12, [rbp + 1600]                                 ;   338.3 p2      41 next reload
        pxor xmm12, xmm7                                           ;   368.3 p1      41 next
        pxor xmm14, xmm8                                           ;   369.3 p1      41 next
        pxor xmm12, xmm15                                          ;   370.3 p1      41 next
        movdqa [rbp + 1600], xmm14                                 ;   371.3 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1808]                                 ;   335.3 p2      41 next reload
        pxor xmm14, xmm15                                          ;   371.3 p1      41 next
        pxor xmm14, xmm0                                           ;   373.3 p1      41 next
        pxor xmm1, xmm14                                           ;   375.3 p1      41 next
        pxor xmm0, [rbp + 1840]                                    ;   374.3 p2+p1   41 next
        movdqa xmm14, xmm5                                         ;   336.7 p0      41 next copy
        pand xmm14, [rbp + 1792]                                   ;   375.3 p2+p1   41 next
        pxor xmm6, xmm14                                           ;   377.3 p1      41 next
        movdqa xmm14, xmm5                                         ;   338.0 p0      41 next copy
        pand xmm5, xmm4                                            ;   377.3 p1      41 next
        pxor xmm0, xmm9                                            ;   378.3 p1      41 next
        pxor xmm8, xmm0                                            ;   380.3 p1      41 next
        movdqa xmm0, [rbp + 1536]                                  ;   339.3 p2      44 next reload
        pand xmm14, xmm0                                           ;   380.3 p1      41 next
        pxor xmm11, xmm14                                          ;   382.3 p1      41 next
        movdqa xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;   340.3 p2      41 next reload
        pxor xmm1, xmm14                                           ;   382.3 p1      41 next
        pxor xmm6, xmm4                                            ;   383.3 p1      41 next
        pxor xmm12, xmm6                                           ;   385.3 p1      41 next
        pxor xmm9, xmm6                                            ;   385.3 p1      41 next
        movdqa xmm6, xmm4                                          ;   342.0 p0      41 next copy
        pand xmm6, xmm13                                           ;   386.3 p1      41 next
        pand xmm4, [rbp + 1600]                                    ;   387.3 p2+p1   41 next
        pxor xmm7, xmm4                                            ;   389.3 p1      41 next
        movdqa xmm4, xmm13                                         ;   343.7 p0      41 next copy
        pand xmm13, xmm0                                           ;   389.3 p1      41 next
        pxor xmm11, [rbp + 1600]                                   ;   390.3 p2+p1   41 next
        pxor xmm6, xmm0                                            ;   391.3 p1      41 next
        pxor xmm8, xmm6                                            ;   393.3 p1      41 next
        movdqa xmm6, xmm0                                          ;   350.3 p0      41 next copy
        pand xmm6, [rbp + 1360]                                    ;   393.3 p2+p1   41 next
        pxor xmm6, xmm10                                           ;   395.3 p1      41 next
        movdqa xmm14, [rbp + 1872]                                 ;   347.0 p2      41 next reload
        pxor xmm14, xmm10                                          ;   395.3 p1      41 next
        movdqa xmm10, [rbp + 1920]                                 ;   348.0 p2      41 next reload
        pxor xmm10, xmm3                                           ;   396.3 p1      41 next
        pxor xmm3, [rbp + 1376]                                    ;   397.3 p2+p1   41 next
        pxor xmm9, xmm13                                           ;   398.3 p1      41 next
        pxor xmm2, xmm13                                           ;   399.3 p1      41 next
        movdqa xmm13, [rbp + 1344]                                 ;   350.0 p2      41 next reload
        pxor xmm6, xmm13                                           ;   400.3 p1      41 next
        pxor xmm11, xmm10                                          ;   401.3 p1      41 next
        pxor xmm13, xmm11                                          ;   403.3 p1      41 next
        movdqa xmm11, [rbp + 1968]                                 ;   351.0 p2      41 next reload
        pxor xmm11, xmm10                                          ;   403.3 p1      41 next
        pxor xmm5, xmm11                                           ;   405.3 p1      41 next
        pxor xmm3, xmm9                                            ;   405.3 p1      41 next
        movdqa xmm9, [rbp + 1792]                                  ;   352.3 p2      41 next
        pand xmm9, [rbp + 1360]                                    ;   406.3 p2+p1   41 next
        pxor xmm15, xmm9                                           ;   408.3 p1      41 next
        movdqa xmm9, [rbp + 1664]                                  ;   354.3 p2      41 next
        pxor xmm2, xmm6                                            ;   408.3 p1      41 next
        movdqa xmm6, [rbp + 1376]                                  ;   363.3 p2      41 next
        movdqa xmm10, [rbp + 1856]                                 ;   356.3 p2      41 next reload
        pxor xmm10, xmm5                                           ;   409.3 p1      41 next
        pxor xmm4, xmm15                                           ;   410.3 p1      41 next
        pxor xmm14, xmm15                                          ;   411.3 p1      41 next
        movdqa xmm15, [rbp + 1936]                                 ;   357.3 p2      41 next
        movdqa xmm5, [rbp + 1776]                                  ;   358.3 p2      44 next reload
        pand xmm15, xmm5                                           ;   412.3 p1      41 next
        pxor xmm9, xmm4                                            ;   413.3 p1      41 next
        pxor xmm0, xmm14                                           ;   414.3 p1      41 next
        movdqa xmm14, [rbp + 1616]                                 ;   363.3 p2      41 next
        pxor xmm14, xmm10                                          ;   415.3 p1      41 next
        movdqa xmm4, [rbp + 1952]                                  ;   360.3 p2      41 next
        movdqa xmm10, [rbp + 1488]                                 ;   361.3 p2      44 next reload
        pand xmm4, xmm10                                           ;   416.3 p1      41 next
        pxor xmm6, xmm9                                            ;   417.3 p1      41 next
        pxor xmm2, xmm7                                            ;   418.3 p1      41 next
        pxor xmm7, xmm14                                           ;   419.3 p1      41 next
        movdqa xmm14, [rbp + 1888]                                 ;   362.3 p2      41 next
        movdqa xmm9, [rbp + 1904]                                  ;   363.3 p2      44 next reload
        pand xmm14, xmm9                                           ;   420.3 p1      41 next
        pxor xmm15, xmm10                                          ;   421.3 p1      41 next
        movdqa xmm11, [rbp + 1952]                                 ;   364.3 p2      41 next
        pand xmm11, [rbp + 1824]                                   ;   422.3 p2+p1   41 next
        pxor xmm8, xmm10                                           ;   423.3 p1      41 next
        pxor xmm13, [rbp + 1936]                                   ;   424.3 p2+p1   41 next
        pxor xmm3, xmm5                                            ;   425.3 p1      41 next
        pxor xmm1, xmm9                                            ;   426.3 p1      41 next
        pxor xmm6, [rbp + 1824]                                    ;   427.3 p2+p1   41 next
        pxor xmm7, [rbp + 1888]                                    ;   428.3 p2+p1   41 next
        movdqa [rbp + 1616], xmm0                                  ;   416.3 p0+p3   41 next spill
        movdqa xmm0, xmm10                                         ;   372.3 p0      41 next copy
        pand xmm0, [rbp + 1936]                                    ;   429.3 p2+p1   41 next
        pxor xmm2, [rbp + 1952]                                    ;   430.3 p2+p1   41 next
        movdqa [rbp + 1856], xmm12                                 ;   387.3 p0+p3   41 next spill
        movdqa xmm12, xmm10                                        ;   372.3 p0      41 next copy
        pand xmm12, [rbp + 1824]                                   ;   431.3 p2+p1   41 next
        movdqa [rbp + 1376], xmm2                                  ;   432.3 p0+p3   41 next spill
        movdqa xmm2, xmm10                                         ;   372.3 p0      41 next copy
        pand xmm2, xmm9                                            ;   432.3 p1      41 next
        movdqa [rbp + 1664], xmm7                                  ;   430.3 p0+p3   41 next spill
        movdqa xmm7, xmm10                                         ;   373.0 p0      41 next copy
        movdqa [rbp + 1488], xmm6                                  ;   429.3 p0+p3   41 next spill
        movdqa xmm6, xmm5                                          ;   375.0 p0      41 next copy
        pand xmm6, xmm9                                            ;   433.3 p1      41 next
        movdqa [rbp + 1360], xmm13                                 ;   426.3 p0+p3   41 next spill
        movdqa xmm13, xmm5                                         ;   377.0 p0      41 next copy
        pxor xmm13, [rbp + 1888]                                   ;   434.3 p2+p1   41 next
        movdqa [rbp + 1792], xmm3                                  ;   427.3 p0+p3   41 next spill
        movdqa xmm3, xmm5                                          ;   379.0 p0      41 next copy
        movdqa [rbp + 1968], xmm1                                  ;   428.3 p0+p3   41 next spill
        movdqa xmm1, xmm5                                          ;   381.0 p0      41 next copy
        pand xmm1, [rbp + 1952]                                    ;   435.3 p2+p1   41 next
        movdqa [rbp + 1344], xmm8                                  ;   425.3 p0+p3   41 next spill
        movdqa xmm8, xmm5                                          ;   383.0 p0      41 next copy
        pand xmm8, [rbp + 1888]                                    ;   436.3 p2+p1   41 next
        movdqa [rbp + 1776], xmm8                                  ;   438.3 p0+p3   41 next spill
        movdqa xmm8, xmm9                                          ;   385.0 p0      41 next copy
        movdqa [rbp + 1920], xmm1                                  ;   437.3 p0+p3   41 next spill
        movdqa xmm1, xmm9                                          ;   387.0 p0      41 next copy
        movdqa [rbp + 1872], xmm15                                 ;   423.3 p0+p3   41 next spill
        movdqa xmm15, xmm9                                         ;   389.0 p0      41 next copy
        pxor xmm15, [rbp + 1824]                                   ;   437.3 p2+p1   41 next
        movdqa [rbp + 1536], xmm5                                  ;   390.0 p0+p3   41 next spill
        movdqa xmm5, xmm9                                          ;   391.0 p0      41 next copy
        movdqa [rbp + 1600], xmm10                                 ;   392.0 p0+p3   41 next spill
        movdqa xmm10, xmm9                                         ;   393.0 p0      41 next copy
        pand xmm9, [rbp + 1952]                                    ;   438.3 p2+p1   41 next
        movdqa [rbp + 1904], xmm9                                  ;   440.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1936]                                  ;   392.3 p2      41 next
        pxor xmm9, xmm12                                           ;   439.3 p1      41 next
        pand xmm8, xmm9                                            ;   441.3 p1      41 next
        pxor xmm8, [rbp + 1824]                                    ;   443.3 p2+p1   41 next
        pand xmm5, xmm8                                            ;   445.3 p1      41 next
        movdqa [rbp + 1840], xmm5                                  ;   447.3 p0+p3   41 next spill
        movdqa xmm5, xmm4                                          ;   418.3 p0      41 next copy
        pxor xmm5, xmm14                                           ;   443.3 p1      41 next
        pand xmm14, [rbp + 1936]                                   ;   444.3 p2+p1   41 next
        pxor xmm9, xmm14                                           ;   446.3 p1      41 next
        movdqa xmm14, xmm11                                        ;   424.3 p0      41 next copy
        pxor xmm14, xmm0                                           ;   446.3 p1      41 next
        pxor xmm6, xmm14                                           ;   448.3 p1      41 next
        pand xmm14, [rbp + 1888]                                   ;   448.3 p2+p1   41 next
        pand xmm11, xmm13                                          ;   449.3 p1      41 next
        pxor xmm8, xmm11                                           ;   451.3 p1      41 next
        pxor xmm0, xmm5                                            ;   451.3 p1      41 next
        pxor xmm4, xmm6                                            ;   452.3 p1      41 next
        pand xmm1, xmm4                                            ;   454.3 p1      41 next
        movdqa xmm4, [rbp + 1888]                                  ;   407.7 p2      41 next
        movdqa xmm11, [rbp + 1824]                                 ;   408.7 p2      44 next reload
        pand xmm4, xmm11                                           ;   454.3 p1      41 next
        movdqa [rbp + 1808], xmm0                                  ;   453.3 p0+p3   41 next spill
        movdqa xmm0, xmm11                                         ;   419.7 p0      41 next copy
        pand xmm0, xmm6                                            ;   455.3 p1      41 next
        pand xmm6, [rbp + 1936]                                    ;   456.3 p2+p1   41 next
        pxor xmm0, [rbp + 1920]                                    ;   457.3 p2+p1   41 next
        movdqa [rbp + 1472], xmm0                                  ;   459.3 p0+p3   41 next spill
        movdqa xmm0, xmm11                                         ;   419.7 p0      41 next copy
        pxor xmm0, xmm5                                            ;   458.3 p1      41 next
        pand xmm3, xmm0                                            ;   460.3 p1      41 next
        movdqa xmm0, xmm11                                         ;   419.7 p0      41 next copy
        pand xmm0, [rbp + 1872]                                    ;   460.3 p2+p1   41 next
        pand xmm11, [rbp + 1936]                                   ;   461.3 p2+p1   41 next
        movdqa [rbp + 1824], xmm0                                  ;   462.3 p0+p3   41 next spill
        movdqa xmm0, xmm12                                         ;   433.3 p0      41 next copy
        pxor xmm0, [rbp + 1952]                                    ;   462.3 p2+p1   41 next
        por xmm12, xmm4                                            ;   463.3 p1      41 next
        pxor xmm6, xmm12                                           ;   465.3 p1      41 next
        movdqa xmm12, xmm2                                         ;   434.3 p0      41 next copy
        pand xmm12, xmm13                                          ;   465.3 p1      41 next
        pxor xmm15, xmm12                                          ;   467.3 p1      41 next
        pxor xmm1, xmm0                                            ;   467.3 p1      41 next
        movdqa xmm12, xmm13                                        ;   436.3 p0      41 next copy
        pand xmm13, xmm11                                          ;   468.3 p1      41 next
        pxor xmm11, [rbp + 1920]                                   ;   469.3 p2+p1   41 next
        movdqa [rbp + 1424], xmm5                                  ;   445.3 p0+p3   41 next spill
        movdqa xmm5, [rbp + 1952]                                  ;   429.3 p2      41 next
        pand xmm5, [rbp + 1936]                                    ;   470.3 p2+p1   41 next
        pxor xmm4, xmm5                                            ;   472.3 p1      41 next
        pxor xmm5, [rbp + 1888]                                    ;   472.3 p2+p1   41 next
        pxor xmm0, xmm5                                            ;   474.3 p1      41 next
        pand xmm5, [rbp + 1952]                                    ;   474.3 p2+p1   41 next
        pxor xmm9, xmm5                                            ;   476.3 p1      41 next
        pxor xmm2, xmm0                                            ;   476.3 p1      41 next
        pxor xmm14, xmm2                                           ;   478.3 p1      41 next
        pxor xmm3, xmm14                                           ;   480.3 p1      41 next
        movdqa xmm14, [rbp + 1888]                                 ;   434.3 p2      41 next
        pxor xmm14, [rbp + 1920]                                   ;   479.3 p2+p1   41 next
        pxor xmm12, xmm4                                           ;   480.3 p1      41 next
        pxor xmm15, xmm4                                           ;   481.3 p1      41 next
        movdqa xmm2, [rbp + 1904]                                  ;   440.3 p2      41 next
        pand xmm7, xmm12                                           ;   482.3 p1      41 next
        movdqa xmm4, [rbp + 1776]                                  ;   438.3 p2      41 next reload
        pxor xmm2, xmm4                                            ;   483.3 p1      41 next
        pand xmm10, xmm15                                          ;   484.3 p1      41 next
        movdqa xmm15, [rbp + 1424]                                 ;   445.3 p2      41 next
        pxor xmm11, xmm10                                          ;   486.3 p1      41 next
        pand xmm15, [rbp + 1952]                                   ;   486.3 p2+p1   41 next
        movdqa xmm5, [rbp + 1824]                                  ;   462.3 p2      41 next
        pxor xmm13, xmm15                                          ;   488.3 p1      41 next
        movdqa xmm15, [rbp + 1824]                                 ;   462.3 p2      41 next
        movdqa xmm10, [rel kasumi_encrypt_compact.T0_constants128] ;   442.3 p2      41 next reload
        pxor xmm3, xmm10                                           ;   488.3 p1      41 next
        pand xmm4, xmm14                                           ;   489.3 p1      41 next
        pand xmm14, [rbp + 1936]                                   ;   490.3 p2+p1   41 next
        pxor xmm7, xmm10                                           ;   491.3 p1      41 next
        pxor xmm5, xmm2                                            ;   492.3 p1      41 next
        movdqa xmm12, [rbp + 1600]                                 ;   444.3 p2      41 next reload
        pand xmm12, xmm2                                           ;   493.3 p1      41 next
        movdqa xmm2, [rbp + 1808]                                  ;   453.3 p2      41 next reload
        pxor xmm2, xmm12                                           ;   495.3 p1      41 next
        pxor xmm15, xmm7                                           ;   495.3 p1      41 next
        movdqa xmm12, [rbp + 1472]                                 ;   459.3 p2      41 next reload
        pxor xmm12, xmm2                                           ;   497.3 p1      41 next
        pxor xmm8, xmm5                                            ;   497.3 p1      41 next
        pxor xmm0, xmm8                                            ;   499.3 p1      41 next
        pxor xmm13, xmm0                                           ;   501.3 p1      41 next
        movdqa xmm0, [rbp + 1904]                                  ;   447.3 p2      41 next
        pxor xmm0, xmm15                                           ;   500.3 p1      41 next
        movdqa xmm15, [rbp + 1424]                                 ;   448.3 p2      41 next
        movdqa xmm2, [rbp + 1888]                                  ;   449.3 p2      44 next reload
        pand xmm15, xmm2                                           ;   501.3 p1      41 next
        movdqa xmm8, [rbp + 1872]                                  ;   450.3 p2      41 next reload
        pand xmm2, xmm8                                            ;   502.3 p1      41 next
        pxor xmm8, xmm12                                           ;   503.3 p1      41 next
        movdqa xmm12, [rbp + 1536]                                 ;   451.3 p2      41 next reload
        por xmm12, xmm5                                            ;   504.3 p1      41 next
        pxor xmm11, xmm2                                           ;   505.3 p1      41 next
        pxor xmm14, xmm15                                          ;   506.3 p1      41 next
        movdqa xmm15, [rbp + 1344]                                 ;   452.3 p2      41 next
        pxor xmm15, xmm13                                          ;   507.3 p1      41 next
        movdqa xmm2, [rbp + 1968]                                  ;   453.3 p2      41 next
        pxor xmm2, xmm3                                            ;   508.3 p1      41 next
        movdqa xmm3, [rbp + 1792]                                  ;   454.3 p2      41 next
        pxor xmm7, xmm12                                           ;   509.3 p1      41 next
        movdqa xmm5, [rbp + 1360]                                  ;   455.3 p2      41 next
        movdqa xmm12, [rbp + 1840]                                 ;   456.3 p2      41 next reload
        pxor xmm12, xmm0                                           ;   510.3 p1      41 next
        pxor xmm1, xmm14                                           ;   511.3 p1      41 next
        movdqa xmm14, [rbp + 1488]                                 ;   457.3 p2      41 next
        pxor xmm5, xmm11                                           ;   512.3 p1      41 next
        movdqa xmm0, [rbp + 1664]                                  ;   458.3 p2      41 next
        pxor xmm4, xmm7                                            ;   513.3 p1      41 next
        movdqa xmm7, [rbp + 1376]                                  ;   459.3 p2      41 next
        pxor xmm9, xmm12                                           ;   514.3 p1      41 next
        movdqa xmm11, [rbp + 1120]                                 ;   460.3 p2      50 next
        pxor xmm11, [r10 + 384]                                    ;   515.3 p2+p1   50 next
        pxor xmm6, xmm4                                            ;   516.3 p1      41 next
        movdqa xmm4, [rbp + 1344]                                  ;   462.3 p2      50 next
        pxor xmm4, [rbp + 1120]                                    ;   517.3 p2+p1   50 next
        pxor xmm7, xmm1                                            ;   518.3 p1      41 next
        movdqa xmm1, [rbp + 1152]                                  ;   464.3 p2      50 next
        pxor xmm1, [r10 + 400]                                     ;   519.3 p2+p1   50 next
        pxor xmm14, xmm9                                           ;   520.3 p1      41 next
        movdqa xmm9, [rbp + 1392]                                  ;   466.3 p2      50 next
        pxor xmm9, [r10 + 416]                                     ;   521.3 p2+p1   50 next
        pxor xmm8, xmm10                                           ;   522.3 p1      41 next
        pxor xmm0, xmm6                                            ;   523.3 p1      41 next
        movdqa xmm6, [rbp + 1200]                                  ;   468.3 p2      50 next
        pxor xmm6, [r10 + 432]                                     ;   524.3 p2+p1   50 next
        pxor xmm3, xmm8                                            ;   525.3 p1      41 next
        movdqa xmm8, [rbp + 1968]                                  ;   470.3 p2      50 next
        pxor xmm8, [rbp + 1152]                                    ;   526.3 p2+p1   50 next
        movdqa xmm12, [rbp + 1296]                                 ;   472.3 p2      58 r reload
        pxor xmm15, xmm12                                          ;   527.3 p1      50 next
        pxor xmm12, [r10 + 272]                                    ;   528.3 p2+p1   50 next
        movdqa xmm13, [rbp + 1568]                                 ;   474.3 p2      58 r reload
        pxor xmm2, xmm13                                           ;   529.3 p1      50 next
        pxor xmm13, [r10 + 288]                                    ;   530.3 p2+p1   50 next
        pxor xmm5, [rbp + 1648]                                    ;   531.3 p2+p1   50 next
        pxor xmm7, [rbp + 1744]                                    ;   532.3 p2+p1   50 next
        pxor xmm14, [rbp + 1760]                                   ;   533.3 p2+p1   50 next
        pxor xmm0, [rbp + 1728]                                    ;   534.3 p2+p1   50 next
        pxor xmm3, [rbp + 1328]                                    ;   535.3 p2+p1   50 next
        movdqa [rbp + 1568], xmm7                                  ;   534.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1792]                                  ;   481.3 p2      50 next
        pxor xmm7, [rbp + 1392]                                    ;   536.3 p2+p1   50 next
        movdqa [rbp + 1392], xmm0                                  ;   536.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1360]                                  ;   483.3 p2      50 next
        pxor xmm0, [rbp + 1200]                                    ;   537.3 p2+p1   50 next
        movdqa [rbp + 1200], xmm14                                 ;   535.3 p0+p3   50 next spill
        movdqa xmm14, [rbp + 1408]                                 ;   485.3 p2      50 next
        pxor xmm14, [r10 + 448]                                    ;   538.3 p2+p1   50 next
        movdqa [rbp + 1360], xmm5                                  ;   533.3 p0+p3   50 next spill
        movdqa xmm5, [rbp + 1488]                                  ;   487.3 p2      50 next
        pxor xmm5, [rbp + 1408]                                    ;   539.3 p2+p1   50 next
        movdqa [rbp + 1408], xmm3                                  ;   537.3 p0+p3   50 next spill
        movdqa xmm3, [rbp + 1232]                                  ;   489.3 p2      50 next
        pxor xmm3, [r10 + 464]                                     ;   540.3 p2+p1   50 next
        movdqa [rbp + 1488], xmm2                                  ;   531.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1664]                                  ;   491.3 p2      50 next
        pxor xmm2, [rbp + 1232]                                    ;   541.3 p2+p1   50 next
        movdqa [rbp + 1232], xmm15                                 ;   529.3 p0+p3   50 next spill
        movdqa xmm15, [rbp + 1456]                                 ;   493.3 p2      50 next
        pxor xmm15, [r10 + 480]                                    ;   542.3 p2+p1   50 next
        movdqa [rbp + 1664], xmm2                                  ;   543.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1376]                                  ;   495.3 p2      50 next
        pxor xmm2, [rbp + 1456]                                    ;   543.3 p2+p1   50 next
        movdqa [rbp + 1456], xmm2                                  ;   545.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1264]                                  ;   497.3 p2      50 next
        pxor xmm2, [r10 + 496]                                     ;   544.3 p2+p1   50 next
        movdqa [rbp + 1376], xmm5                                  ;   541.3 p0+p3   50 next spill
        movdqa xmm5, [rbp + 1856]                                  ;   499.3 p2      50 next
        pxor xmm5, [rbp + 1264]                                    ;   545.3 p2+p1   50 next
        movdqa [rbp + 1264], xmm5                                  ;   547.3 p0+p3   50 next spill
        movdqa xmm5, [rbp + 1520]                                  ;   501.3 p2      50 next
        pxor xmm5, [r10 + 256]                                     ;   546.3 p2+p1   50 next
        movdqa [rbp + 1856], xmm0                                  ;   539.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1616]                                  ;   504.0 p2      50 next
        pxor xmm0, [rbp + 1520]                                    ;   547.3 p2+p1   50 next
        movdqa [rbp + 1520], xmm0                                  ;   549.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1328]                                  ;   506.0 p2      50 next
        pxor xmm0, [r10 + 304]                                     ;   548.3 p2+p1   50 next
        movdqa [rbp + 1328], xmm7                                  ;   538.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1648]                                  ;   508.3 p2      50 next
        pxor xmm7, [r10 + 320]                                     ;   549.3 p2+p1   50 next
        movdqa [rbp + 1648], xmm8                                  ;   528.3 p0+p3   50 next spill
        movdqa xmm8, [rbp + 1760]                                  ;   510.3 p2      50 next
        pxor xmm8, [r10 + 336]                                     ;   550.3 p2+p1   50 next
        movdqa [rbp + 1760], xmm4                                  ;   519.3 p0+p3   50 next spill
        movdqa xmm4, [rbp + 1728]                                  ;   513.3 p2      50 next
        pxor xmm4, [r10 + 352]                                     ;   551.3 p2+p1   50 next
        movdqa [rbp + 1728], xmm14                                 ;   540.3 p0+p3   50 next spill
        movdqa xmm14, [rbp + 1744]                                 ;   515.3 p2      50 next
        pxor xmm14, [r10 + 368]                                    ;   552.3 p2+p1   50 next
        movdqa [rbp + 1744], xmm1                                  ;   521.3 p0+p3   50 next spill
        movdqa xmm1, xmm12                                         ;   530.3 p0      41 next copy
        pxor xmm1, xmm14                                           ;   554.3 p1      41 next
        movdqa [rbp + 1616], xmm3                                  ;   542.3 p0+p3   50 next spill
        movdqa xmm3, xmm12                                         ;   530.3 p0      41 next copy
        pxor xmm3, xmm13                                           ;   554.3 p1      41 next
        movdqa [rbp + 1792], xmm11                                 ;   521.3 p0+p3   50 next spill
        movdqa xmm11, xmm12                                        ;   530.3 p0      41 next copy
        pxor xmm11, xmm4                                           ;   555.3 p1      41 next
        pand xmm11, xmm2                                           ;   557.3 p1      41 next
        movdqa [rbp + 1296], xmm15                                 ;   544.3 p0+p3   50 next spill
        movdqa xmm15, xmm12                                        ;   530.3 p0      41 next copy
        pxor xmm15, xmm5                                           ;   557.3 p1      41 next
        movdqa [rbp + 1152], xmm9                                  ;   526.3 p0+p3   50 next spill
        movdqa xmm9, xmm12                                         ;   530.3 p0      41 next copy
        pand xmm9, xmm5                                            ;   558.3 p1      41 next
        pxor xmm9, xmm4                                            ;   560.3 p1      41 next
        movdqa [rbp + 1968], xmm6                                  ;   528.7 p0+p3   50 next spill
        movdqa xmm6, xmm12                                         ;   530.3 p0      41 next copy
        pand xmm6, xmm9                                            ;   562.3 p1      41 next
        movdqa [rbp + 1120], xmm14                                 ;   554.3 p0+p3   50 next spill
        movdqa xmm14, xmm12                                        ;   531.7 p0      41 next copy
        pand xmm14, xmm0                                           ;   561.3 p1      41 next
        movdqa [rbp + 1344], xmm12                                 ;   532.7 p0+p3   41 next spill
        movdqa xmm12, xmm13                                        ;   533.7 p0      41 next copy
        pxor xmm12, xmm8                                           ;   562.3 p1      41 next
        movdqa [rbp + 1840], xmm14                                 ;   563.3 p0+p3   41 next spill
        movdqa xmm14, xmm13                                        ;   535.7 p0      41 next copy
        pand xmm14, xmm3                                           ;   563.3 p1      41 next
        movdqa xmm10, xmm13                                        ;   536.7 p0      41 next copy
        pand xmm10, xmm8                                           ;   564.3 p1      41 next
        movdqa [rbp + 1536], xmm13                                 ;   537.7 p0+p3   50 next spill
        movdqa xmm13, xmm8                                         ;   552.3 p0      41 next copy
        pxor xmm13, xmm2                                           ;   565.3 p1      41 next
        movdqa [rbp + 1872], xmm6                                  ;   564.3 p0+p3   41 next spill
        movdqa xmm6, xmm8                                          ;   552.3 p0      41 next copy
        pand xmm6, xmm7                                            ;   566.3 p1      41 next
        pxor xmm6, [rel kasumi_encrypt_compact.T0_constants128]    ;   568.3 p2+p1   41 next
        pxor xmm11, xmm6                                           ;   570.3 p1      41 next
        movdqa [rbp + 1888], xmm11                                 ;   572.3 p0+p3   41 next spill
        movdqa xmm11, xmm8                                         ;   552.3 p0      41 next copy
        pand xmm8, xmm5                                            ;   569.3 p1      41 next
        movdqa [rbp + 1424], xmm6                                  ;   570.3 p0+p3   41 next spill
        movdqa xmm6, xmm2                                          ;   546.3 p0      41 next copy
        pand xmm6, xmm5                                            ;   570.3 p1      41 next
        pxor xmm14, xmm6                                           ;   572.3 p1      41 next
        movdqa xmm6, xmm2                                          ;   546.3 p0      41 next copy
        pand xmm6, xmm7                                            ;   572.3 p1      41 next
        pxor xmm6, xmm5                                            ;   574.3 p1      41 next
        movdqa [rbp + 1904], xmm14                                 ;   574.3 p0+p3   41 next spill
        movdqa xmm14, xmm2                                         ;   547.7 p0      41 next copy
        pxor xmm14, xmm5                                           ;   574.3 p1      41 next
        pand xmm11, xmm14                                          ;   576.3 p1      41 next
        pand xmm14, xmm0                                           ;   576.3 p1      41 next
        pxor xmm14, [rbp + 1904]                                   ;   585.3 p2+p1   41 next
        movdqa [rbp + 1472], xmm11                                 ;   578.3 p0+p3   41 next spill
        movdqa xmm11, xmm2                                         ;   549.7 p0      41 next copy
        pand xmm11, [rbp + 1120]                                   ;   578.3 p2+p1   41 next
        movdqa [rbp + 1808], xmm11                                 ;   580.3 p0+p3   41 next spill
        movdqa xmm11, xmm5                                         ;   551.7 p0      41 next copy
        pand xmm11, xmm1                                           ;   579.3 p1      41 next
        pxor xmm10, xmm11                                          ;   581.3 p1      41 next
        movdqa xmm11, xmm5                                         ;   552.7 p0      41 next copy
        por xmm11, xmm3                                            ;   581.3 p1      41 next
        pxor xmm11, xmm10                                          ;   583.3 p1      41 next
        pxor xmm2, xmm10                                           ;   583.3 p1      41 next
        movdqa xmm10, xmm15                                        ;   559.3 p0      41 next copy
        pand xmm15, xmm7                                           ;   584.3 p1      41 next
        pand xmm10, xmm4                                           ;   585.3 p1      41 next
        pand xmm5, xmm0                                            ;   586.3 p1      41 next
        movdqa [rbp + 1600], xmm2                                  ;   585.3 p0+p3   41 next spill
        movdqa xmm2, xmm3                                          ;   556.3 p0      41 next copy
        pand xmm2, xmm7                                            ;   587.3 p1      41 next
        pxor xmm2, xmm6                                            ;   589.3 p1      41 next
        pxor xmm2, xmm10                                           ;   591.3 p1      41 next
        pxor xmm2, xmm12                                           ;   593.3 p1      41 next
        movdqa [rbp + 1936], xmm3                                  ;   556.7 p0+p3   41 next spill
        movdqa xmm3, xmm12                                         ;   564.3 p0      41 next copy
        pand xmm3, xmm4                                            ;   591.3 p1      41 next
        pand xmm12, xmm0                                           ;   592.3 p1      41 next
        pxor xmm15, xmm12                                          ;   594.3 p1      41 next
        pxor xmm9, xmm15                                           ;   596.3 p1      41 next
        movdqa xmm15, xmm4                                         ;   558.7 p0      41 next copy
        pand xmm15, xmm13                                          ;   595.3 p1      41 next
        pxor xmm6, xmm15                                           ;   597.3 p1      41 next
        movdqa xmm15, xmm1                                         ;   559.7 p0      41 next copy
        pand xmm15, xmm7                                           ;   597.3 p1      41 next
        movdqa xmm12, xmm7                                         ;   560.7 p0      41 next copy
        pand xmm12, xmm0                                           ;   598.3 p1      41 next
        pxor xmm12, [rel kasumi_encrypt_compact.T0_constants128]   ;   600.3 p2+p1   41 next
        pxor xmm10, xmm15                                          ;   600.3 p1      41 next
        pxor xmm14, xmm15                                          ;   601.3 p1      41 next
        pxor xmm2, xmm14                                           ;   603.3 p1      41 next
        movdqa xmm14, xmm7                                         ;   562.7 p0      41 next copy
        pand xmm7, xmm4                                            ;   603.3 p1      41 next
        movdqa xmm15, xmm4                                         ;   563.7 p0      41 next copy
        pand xmm4, xmm0                                            ;   604.3 p1      41 next
        pand xmm15, [rbp + 1120]                                   ;   605.3 p2+p1   41 next
        pxor xmm8, xmm9                                            ;   606.3 p1      41 next
        pxor xmm10, [rbp + 1888]                                   ;   607.3 p2+p1   41 next
        movdqa [rbp + 1824], xmm3                                  ;   593.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1808]                                  ;   580.3 p2      41 next reload
        pxor xmm3, xmm4                                            ;   608.3 p1      41 next
        movdqa xmm4, xmm1                                          ;   567.0 p0      41 next copy
        pand xmm4, [rbp + 1536]                                    ;   609.3 p2+p1   41 next
        pxor xmm9, xmm4                                            ;   611.3 p1      41 next
        movdqa xmm4, [rbp + 1936]                                  ;   568.3 p2      41 next reload
        pand xmm1, xmm4                                            ;   611.3 p1      41 next
        pand xmm4, xmm13                                           ;   612.3 p1      41 next
        pxor xmm2, [rel kasumi_encrypt_compact.T0_constants128]    ;   613.3 p2+p1   41 next
        pxor xmm14, xmm15                                          ;   614.3 p1      41 next
        pxor xmm15, xmm10                                          ;   615.3 p1      41 next
        movdqa xmm10, xmm13                                        ;   570.7 p0      41 next copy
        pxor xmm7, xmm4                                            ;   616.3 p1      41 next
        movdqa xmm4, [rbp + 1536]                                  ;   571.3 p2      50 next reload
        pand xmm10, xmm4                                           ;   617.3 p1      41 next
        pxor xmm9, [rbp + 1600]                                    ;   618.3 p2+p1   41 next
        pand xmm13, [rbp + 1120]                                   ;   619.3 p2+p1   41 next
        pxor xmm1, [rbp + 1904]                                    ;   620.3 p2+p1   41 next
        movdqa [rbp + 1936], xmm2                                  ;   615.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1840]                                  ;   575.3 p2      41 next reload
        pxor xmm2, xmm10                                           ;   621.3 p1      41 next
        movdqa xmm10, [rbp + 1872]                                 ;   576.3 p2      41 next reload
        pxor xmm10, xmm12                                          ;   622.3 p1      41 next
        pxor xmm7, [rbp + 1120]                                    ;   623.3 p2+p1   41 next
        pxor xmm10, [rbp + 1904]                                   ;   624.3 p2+p1   41 next
        pxor xmm8, xmm1                                            ;   625.3 p1      41 next
        pxor xmm1, xmm0                                            ;   626.3 p1      41 next
        pxor xmm11, xmm1                                           ;   628.3 p1      41 next
        movdqa xmm1, xmm0                                          ;   578.3 p0      41 next copy
        pand xmm1, xmm4                                            ;   628.3 p1      41 next
        pand xmm0, [rbp + 1120]                                    ;   629.3 p2+p1   41 next
        pxor xmm2, xmm14                                           ;   630.3 p1      41 next
        pand xmm14, [rbp + 1120]                                   ;   631.3 p2+p1   41 next
        pxor xmm12, xmm14                                          ;   633.3 p1      41 next
        movdqa xmm14, xmm4                                         ;   582.3 p0      41 next copy
        pxor xmm4, xmm8                                            ;   633.3 p1      41 next
        movdqa xmm8, [rbp + 1472]                                  ;   581.7 p2      41 next reload
        pxor xmm8, xmm3                                            ;   634.3 p1      41 next
        pxor xmm3, xmm6                                            ;   635.3 p1      41 next
        pxor xmm6, xmm11                                           ;   636.3 p1      41 next
        pxor xmm14, xmm0                                           ;   637.3 p1      41 next
        pxor xmm10, xmm7                                           ;   638.3 p1      41 next
        pxor xmm7, [rbp + 1888]                                    ;   639.3 p2+p1   41 next
        pxor xmm15, xmm14                                          ;   640.3 p1      41 next
        movdqa xmm14, [rbp + 1600]                                 ;   585.3 p2      41 next
        pxor xmm5, xmm8                                            ;   641.3 p1      41 next
        pxor xmm2, xmm8                                            ;   642.3 p1      41 next
        movdqa xmm0, [rbp + 1968]                                  ;   585.7 p2      41 next
        movdqa xmm8, [rbp + 1152]                                  ;   586.7 p2      50 next reload
        pand xmm0, xmm8                                            ;   643.3 p1      41 next
        pxor xmm14, xmm2                                           ;   644.3 p1      41 next
        pxor xmm13, xmm5                                           ;   645.3 p1      41 next
        movdqa xmm2, [rbp + 1824]                                  ;   593.3 p2      41 next
        pxor xmm7, xmm1                                            ;   646.3 p1      41 next
        movdqa xmm5, [rbp + 1424]                                  ;   588.7 p2      41 next reload
        pxor xmm5, xmm1                                            ;   647.3 p1      41 next
        pxor xmm3, xmm7                                            ;   648.3 p1      41 next
        movdqa xmm1, [rbp + 1296]                                  ;   589.7 p2      41 next
        movdqa xmm7, [rbp + 1792]                                  ;   590.7 p2      50 next reload
        pand xmm1, xmm7                                            ;   649.3 p1      41 next
        pxor xmm9, xmm5                                            ;   650.3 p1      41 next
        movdqa xmm5, [rbp + 1344]                                  ;   591.7 p2      41 next reload
        pxor xmm5, xmm13                                           ;   651.3 p1      41 next
        pxor xmm2, xmm5                                            ;   653.3 p1      41 next
        movdqa xmm5, [rbp + 1616]                                  ;   592.7 p2      41 next
        movdqa xmm11, [rbp + 1744]                                 ;   593.7 p2      50 next reload
        pand xmm5, xmm11                                           ;   653.3 p1      41 next
        pxor xmm0, xmm7                                            ;   654.3 p1      41 next
        movdqa xmm13, [rbp + 1296]                                 ;   594.7 p2      41 next
        pand xmm13, [rbp + 1728]                                   ;   655.3 p2+p1   41 next
        pxor xmm9, xmm12                                           ;   656.3 p1      41 next
        pxor xmm12, xmm2                                           ;   657.3 p1      41 next
        movdqa xmm2, [rbp + 1968]                                  ;   596.7 p2      41 next
        pand xmm2, xmm7                                            ;   658.3 p1      41 next
        pxor xmm6, [rbp + 1728]                                    ;   659.3 p2+p1   41 next
        pxor xmm15, xmm7                                           ;   660.3 p1      41 next
        pxor xmm14, [rbp + 1968]                                   ;   661.3 p2+p1   41 next
        pxor xmm3, xmm8                                            ;   662.3 p1      41 next
        pxor xmm9, [rbp + 1296]                                    ;   663.3 p2+p1   41 next
        pxor xmm12, [rbp + 1616]                                   ;   664.3 p2+p1   41 next
        movdqa [rbp + 1344], xmm4                                  ;   635.3 p0+p3   41 next spill
        movdqa xmm4, xmm7                                          ;   601.7 p0      41 next copy
        pand xmm4, [rbp + 1728]                                    ;   665.3 p2+p1   41 next
        movdqa [rbp + 1424], xmm10                                 ;   640.3 p0+p3   41 next spill
        movdqa xmm10, xmm7                                         ;   601.7 p0      41 next copy
        pand xmm10, xmm11                                          ;   666.3 p1      41 next
        movdqa [rbp + 1824], xmm9                                  ;   665.3 p0+p3   41 next spill
        movdqa xmm9, xmm7                                          ;   603.3 p0      41 next copy
        movdqa [rbp + 1792], xmm12                                 ;   666.3 p0+p3   41 next spill
        movdqa xmm12, xmm8                                         ;   605.3 p0      41 next copy
        pand xmm12, xmm11                                          ;   667.3 p1      41 next
        movdqa [rbp + 1600], xmm6                                  ;   661.3 p0+p3   41 next spill
        movdqa xmm6, xmm8                                          ;   607.3 p0      41 next copy
        pxor xmm6, [rbp + 1616]                                    ;   668.3 p2+p1   41 next
        movdqa [rbp + 1888], xmm14                                 ;   663.3 p0+p3   41 next spill
        movdqa xmm14, xmm8                                         ;   609.3 p0      41 next copy
        movdqa [rbp + 1472], xmm3                                  ;   664.3 p0+p3   41 next spill
        movdqa xmm3, xmm8                                          ;   611.3 p0      41 next copy
        pand xmm3, [rbp + 1296]                                    ;   669.3 p2+p1   41 next
        movdqa [rbp + 1536], xmm15                                 ;   662.3 p0+p3   41 next spill
        movdqa xmm15, xmm8                                         ;   613.3 p0      41 next copy
        pand xmm15, [rbp + 1616]                                   ;   670.3 p2+p1   41 next
        movdqa [rbp + 1152], xmm15                                 ;   672.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1616]                                 ;   613.3 p2      41 next
        pand xmm15, [rbp + 1728]                                   ;   671.3 p2+p1   41 next
        movdqa [rbp + 1120], xmm3                                  ;   671.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1968]                                  ;   616.3 p2      41 next
        pxor xmm3, xmm4                                            ;   672.3 p1      41 next
        movdqa xmm11, [rbp + 1968]                                 ;   617.7 p2      41 next
        pand xmm11, xmm5                                           ;   673.3 p1      41 next
        pxor xmm5, xmm1                                            ;   674.3 p1      41 next
        pxor xmm11, xmm3                                           ;   675.3 p1      41 next
        pand xmm3, [rbp + 1744]                                    ;   676.3 p2+p1   41 next
        pxor xmm3, [rbp + 1728]                                    ;   678.3 p2+p1   41 next
        movdqa [rbp + 1904], xmm0                                  ;   656.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1296]                                  ;   623.0 p2      41 next
        pand xmm0, [rbp + 1968]                                    ;   678.3 p2+p1   41 next
        movdqa [rbp + 1872], xmm8                                  ;   624.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1616]                                  ;   625.0 p2      41 next
        movdqa [rbp + 1840], xmm7                                  ;   626.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1968]                                  ;   626.3 p2      41 next
        movdqa [rbp + 1808], xmm3                                  ;   680.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1296]                                  ;   628.3 p2      41 next
        pxor xmm3, xmm4                                            ;   679.3 p1      41 next
        por xmm4, xmm15                                            ;   680.3 p1      41 next
        pxor xmm15, xmm0                                           ;   681.3 p1      41 next
        pxor xmm0, [rbp + 1616]                                    ;   682.3 p2+p1   41 next
        movdqa [rbp + 1952], xmm15                                 ;   683.3 p0+p3   41 next spill
        movdqa xmm15, xmm13                                        ;   657.3 p0      41 next copy
        pxor xmm15, xmm2                                           ;   683.3 p1      41 next
        pxor xmm2, xmm5                                            ;   684.3 p1      41 next
        pxor xmm12, xmm15                                          ;   685.3 p1      41 next
        pand xmm8, xmm15                                           ;   686.3 p1      41 next
        pand xmm13, xmm6                                           ;   687.3 p1      41 next
        pand xmm7, xmm12                                           ;   688.3 p1      41 next
        pxor xmm4, xmm7                                            ;   690.3 p1      41 next
        pxor xmm1, xmm12                                           ;   690.3 p1      41 next
        movdqa xmm15, [rbp + 1728]                                 ;   640.3 p2      50 next reload
        pand xmm12, xmm15                                          ;   691.3 p1      41 next
        movdqa xmm7, [rbp + 1744]                                  ;   641.7 p2      50 next reload
        pand xmm1, xmm7                                            ;   692.3 p1      41 next
        pxor xmm13, [rbp + 1808]                                   ;   693.3 p2+p1   41 next
        pxor xmm1, xmm3                                            ;   694.3 p1      41 next
        pxor xmm3, xmm0                                            ;   695.3 p1      41 next
        pand xmm0, [rbp + 1296]                                    ;   696.3 p2+p1   41 next
        pxor xmm11, xmm0                                           ;   698.3 p1      41 next
        movdqa xmm0, xmm15                                         ;   651.3 p0      41 next copy
        pxor xmm0, xmm7                                            ;   698.3 p1      41 next
        pxor xmm12, [rbp + 1120]                                   ;   699.3 p2+p1   41 next
        movdqa [rbp + 1776], xmm1                                  ;   696.3 p0+p3   41 next spill
        movdqa xmm1, xmm15                                         ;   651.3 p0      41 next copy
        pxor xmm1, xmm5                                            ;   700.3 p1      41 next
        pand xmm14, xmm1                                           ;   702.3 p1      41 next
        movdqa xmm1, xmm15                                         ;   652.3 p0      41 next copy
        pand xmm1, [rbp + 1904]                                    ;   702.3 p2+p1   41 next
        pand xmm15, [rbp + 1968]                                   ;   703.3 p2+p1   41 next
        movdqa [rbp + 1728], xmm1                                  ;   704.3 p0+p3   41 next spill
        movdqa xmm1, xmm7                                          ;   657.0 p0      41 next copy
        pand xmm1, [rbp + 1808]                                    ;   704.3 p2+p1   41 next
        movdqa [rbp + 1808], xmm5                                  ;   676.3 p0+p3   41 next spill
        movdqa xmm5, xmm7                                          ;   659.3 p0      41 next copy
        movdqa [rbp + 1920], xmm4                                  ;   692.3 p0+p3   41 next spill
        movdqa xmm4, xmm7                                          ;   661.3 p0      41 next copy
        pand xmm4, [rbp + 1296]                                    ;   705.3 p2+p1   41 next
        pxor xmm7, [rbp + 1936]                                    ;   706.3 p2+p1   41 next
        movdqa [rbp + 1936], xmm7                                  ;   708.3 p0+p3   41 next spill
        movdqa xmm7, xmm10                                         ;   668.3 p0      41 next copy
        pand xmm7, xmm6                                            ;   707.3 p1      41 next
        pxor xmm0, xmm7                                            ;   709.3 p1      41 next
        pxor xmm10, xmm3                                           ;   709.3 p1      41 next
        pxor xmm8, xmm10                                           ;   711.3 p1      41 next
        pxor xmm14, xmm8                                           ;   713.3 p1      41 next
        movdqa xmm7, xmm6                                          ;   670.3 p0      41 next copy
        movdqa xmm8, [rbp + 1952]                                  ;   683.3 p2      41 next reload
        pxor xmm7, xmm8                                            ;   712.3 p1      41 next
        pxor xmm8, xmm0                                            ;   713.3 p1      41 next
        pand xmm9, xmm7                                            ;   714.3 p1      41 next
        movdqa xmm0, [rbp + 1120]                                  ;   671.3 p2      41 next
        pand xmm5, xmm8                                            ;   715.3 p1      41 next
        movdqa xmm7, [rbp + 1616]                                  ;   670.7 p2      41 next
        pand xmm6, xmm15                                           ;   716.3 p1      41 next
        pxor xmm0, xmm15                                           ;   717.3 p1      41 next
        pxor xmm7, [rbp + 1120]                                    ;   718.3 p2+p1   41 next
        movdqa xmm15, [rbp + 1152]                                 ;   672.7 p2      41 next
        pxor xmm15, xmm4                                           ;   719.3 p1      41 next
        movdqa xmm8, [rel kasumi_encrypt_compact.T0_constants128]  ;   673.7 p2      41 next reload
        pxor xmm14, xmm8                                           ;   720.3 p1      41 next
        pxor xmm5, xmm0                                            ;   721.3 p1      41 next
        pxor xmm9, xmm8                                            ;   722.3 p1      41 next
        movdqa xmm0, [rbp + 1808]                                  ;   676.3 p2      41 next
        pand xmm0, [rbp + 1296]                                    ;   723.3 p2+p1   41 next
        pxor xmm6, xmm0                                            ;   725.3 p1      41 next
        movdqa xmm0, [rbp + 1936]                                  ;   708.3 p2      41 next reload
        pxor xmm14, xmm0                                           ;   725.3 p1      41 next
        movdqa xmm10, [rbp + 1728]                                 ;   704.3 p2      41 next
        pxor xmm10, xmm15                                          ;   726.3 p1      41 next
        movdqa xmm0, [rbp + 1840]                                  ;   678.7 p2      41 next reload
        pand xmm0, xmm15                                           ;   727.3 p1      41 next
        pxor xmm2, xmm0                                            ;   729.3 p1      41 next
        pxor xmm12, xmm2                                           ;   731.3 p1      41 next
        movdqa xmm15, [rbp + 1728]                                 ;   704.3 p2      41 next
        pxor xmm15, xmm9                                           ;   730.3 p1      41 next
        pxor xmm4, xmm15                                           ;   732.3 p1      41 next
        movdqa xmm15, [rbp + 1152]                                 ;   680.7 p2      41 next
        pxor xmm1, xmm4                                            ;   734.3 p1      41 next
        movdqa xmm0, [rbp + 1968]                                  ;   681.7 p2      41 next
        pand xmm15, xmm7                                           ;   733.3 p1      41 next
        pand xmm0, xmm7                                            ;   734.3 p1      41 next
        movdqa xmm2, [rbp + 1808]                                  ;   682.7 p2      41 next
        movdqa xmm4, [rbp + 1616]                                  ;   683.7 p2      50 next reload
        pand xmm2, xmm4                                            ;   735.3 p1      41 next
        movdqa xmm7, [rbp + 1904]                                  ;   684.7 p2      41 next reload
        pand xmm4, xmm7                                            ;   736.3 p1      41 next
        pxor xmm7, xmm12                                           ;   737.3 p1      41 next
        pxor xmm11, xmm1                                           ;   738.3 p1      41 next
        pxor xmm5, xmm4                                            ;   739.3 p1      41 next
        movdqa xmm1, [rbp + 1536]                                  ;   685.7 p2      41 next
        pxor xmm13, xmm10                                          ;   740.3 p1      41 next
        movdqa xmm4, [rbp + 1872]                                  ;   686.7 p2      41 next reload
        por xmm4, xmm10                                            ;   741.3 p1      41 next
        pxor xmm3, xmm13                                           ;   742.3 p1      41 next
        movdqa xmm10, [rbp + 1472]                                 ;   687.7 p2      41 next
        pxor xmm9, xmm4                                            ;   743.3 p1      41 next
        movdqa xmm4, [rbp + 1888]                                  ;   688.7 p2      41 next
        pxor xmm6, xmm3                                            ;   744.3 p1      41 next
        movdqa xmm3, [rbp + 1600]                                  ;   689.7 p2      41 next
        pxor xmm3, xmm11                                           ;   745.3 p1      41 next
        movdqa xmm11, [rbp + 1792]                                 ;   690.7 p2      41 next
        pxor xmm4, xmm5                                            ;   746.3 p1      41 next
        movdqa xmm5, [rbp + 1824]                                  ;   691.7 p2      41 next
        movdqa xmm12, [r9 + 2464]                                  ;   692.7 p2      69 k1.10 reload
        pxor xmm14, xmm12                                          ;   747.3 p1      44 next
        pxor xmm1, xmm6                                            ;   748.3 p1      41 next
        pxor xmm0, xmm2                                            ;   749.3 p1      41 next
        movdqa xmm2, [r9 + 2448]                                   ;   693.7 p2      44 next
        pxor xmm15, xmm9                                           ;   750.3 p1      41 next
        movdqa xmm6, [r9 + 2480]                                   ;   694.7 p2      44 next
        pxor xmm7, xmm8                                            ;   751.3 p1      41 next
        pxor xmm2, xmm1                                            ;   752.3 p1      44 next
        movdqa xmm1, [r9 + 2496]                                   ;   695.7 p2      44 next
        pxor xmm1, xmm4                                            ;   753.3 p1      44 next
        movdqa xmm4, [r9 + 2512]                                   ;   696.7 p2      44 next
        pxor xmm4, xmm3                                            ;   754.3 p1      44 next
        movdqa xmm3, [r9 + 2528]                                   ;   697.7 p2      44 next
        pxor xmm10, xmm7                                           ;   755.3 p1      41 next
        movdqa xmm7, [r9 + 2544]                                   ;   698.7 p2      44 next
        movdqa xmm9, [rbp + 1776]                                  ;   699.7 p2      41 next reload
        pxor xmm9, xmm0                                            ;   756.3 p1      41 next
        pxor xmm5, xmm9                                            ;   758.3 p1      41 next
        movdqa xmm0, [rbp + 1536]                                  ;   700.7 p2      44 next
        movdqa xmm9, [r9 + 2304]                                   ;   701.7 p2      69 k1.0 reload
        pxor xmm0, xmm9                                            ;   758.3 p1      44 next
        movdqa xmm13, [rbp + 1920]                                 ;   702.7 p2      41 next reload
        pxor xmm13, xmm15                                          ;   759.3 p1      41 next
        pxor xmm6, xmm10                                           ;   760.3 p1      44 next
        pxor xmm11, xmm13                                          ;   761.3 p1      41 next
        movdqa xmm15, [rbp + 1936]                                 ;   708.3 p2      44 next
        movdqa xmm10, [r9 + 2320]                                  ;   704.7 p2      69 k1.1 reload
        pxor xmm15, xmm10                                          ;   762.3 p1      44 next
        pxor xmm7, xmm5                                            ;   763.3 p1      44 next
        pxor xmm3, xmm11                                           ;   764.3 p1      44 next
        movdqa xmm5, [rbp + 1472]                                  ;   705.7 p2      44 next
        movdqa xmm11, [r9 + 2336]                                  ;   706.7 p2      69 k1.2 reload
        pxor xmm5, xmm11                                           ;   765.3 p1      44 next
        movdqa xmm13, [rbp + 1888]                                 ;   707.7 p2      44 next
        pxor xmm13, [r9 + 2352]                                    ;   766.3 p2+p1   44 next
        movdqa xmm12, [rbp + 1600]                                 ;   709.7 p2      44 next
        pxor xmm12, [r9 + 2368]                                    ;   767.3 p2+p1   44 next
        movdqa xmm11, [rbp + 1792]                                 ;   711.7 p2      44 next
        pxor xmm11, [r9 + 2384]                                    ;   768.3 p2+p1   44 next
        movdqa xmm10, [rbp + 1824]                                 ;   713.7 p2      44 next
        pxor xmm10, [r9 + 2400]                                    ;   769.3 p2+p1   44 next
        movdqa xmm9, [rbp + 1424]                                  ;   715.7 p2      44 next
        pxor xmm9, [r9 + 2416]                                     ;   770.3 p2+p1   44 next
        movdqa [rbp + 1424], xmm4                                  ;   756.3 p0+p3   44 next spill
        movdqa xmm4, [rbp + 1344]                                  ;   717.7 p2      44 next
        pxor xmm4, [r9 + 2432]                                     ;   771.3 p2+p1   44 next
        movdqa [rbp + 1344], xmm14                                 ;   749.3 p0+p3   44 next spill
        movdqa xmm14, xmm0                                         ;   760.3 p0      41 next copy
        pxor xmm14, xmm10                                          ;   772.3 p1      41 next
        movdqa [rbp + 1824], xmm3                                  ;   766.3 p0+p3   44 next spill
        movdqa xmm3, xmm0                                          ;   760.3 p0      41 next copy
        pand xmm3, xmm15                                           ;   773.3 p1      41 next
        movdqa [rbp + 1792], xmm2                                  ;   754.3 p0+p3   44 next spill
        movdqa xmm2, xmm0                                          ;   760.3 p0      41 next copy
        movdqa [rbp + 1600], xmm7                                  ;   765.3 p0+p3   44 next spill
        movdqa xmm7, xmm0                                          ;   760.3 p0      41 next copy
        pand xmm7, xmm11                                           ;   774.3 p1      41 next
        pxor xmm7, xmm15                                           ;   776.3 p1      41 next
        movdqa [rbp + 1888], xmm1                                  ;   755.3 p0+p3   44 next spill
        movdqa xmm1, xmm0                                          ;   760.3 p0      41 next copy
        pxor xmm1, xmm15                                           ;   776.3 p1      41 next
        movdqa [rbp + 1472], xmm6                                  ;   762.3 p0+p3   44 next spill
        movdqa xmm6, xmm0                                          ;   760.3 p0      41 next copy
        pand xmm6, xmm4                                            ;   777.3 p1      41 next
        movdqa [rbp + 1936], xmm1                                  ;   778.3 p0+p3   41 next spill
        movdqa xmm1, xmm7                                          ;   778.3 p0      41 next copy
        movdqa [rbp + 1920], xmm6                                  ;   779.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1936]                                  ;   778.3 p2      41 next
        pand xmm6, xmm10                                           ;   789.3 p1      41 next
        movdqa [rbp + 1536], xmm6                                  ;   791.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1936]                                  ;   778.3 p2      41 next
        pand xmm6, xmm12                                           ;   789.3 p1      41 next
        movdqa xmm8, xmm10                                         ;   771.3 p0      41 next copy
        pxor xmm8, xmm13                                           ;   780.3 p1      41 next
        movdqa [rbp + 1936], xmm6                                  ;   791.3 p0+p3   41 next spill
        movdqa xmm6, xmm10                                         ;   771.3 p0      41 next copy
        pand xmm6, xmm11                                           ;   781.3 p1      41 next
        pxor xmm6, [rel kasumi_encrypt_compact.T0_constants128]    ;   783.3 p2+p1   41 next
        movdqa [rbp + 1776], xmm0                                  ;   760.3 p0+p3   41 next spill
        movdqa xmm0, xmm10                                         ;   771.3 p0      41 next copy
        pand xmm10, xmm15                                          ;   783.3 p1      41 next
        pand xmm0, xmm13                                           ;   784.3 p1      41 next
        movdqa [rbp + 1872], xmm10                                 ;   785.3 p0+p3   41 next spill
        movdqa xmm10, xmm15                                        ;   764.3 p0      41 next copy
        pxor xmm10, xmm5                                           ;   785.3 p1      41 next
        movdqa [rbp + 1904], xmm10                                 ;   787.3 p0+p3   41 next spill
        movdqa xmm10, xmm15                                        ;   764.3 p0      41 next copy
        movdqa [rbp + 1616], xmm15                                 ;   764.3 p0+p3   44 next spill
        movdqa xmm15, [rbp + 1904]                                 ;   787.3 p2      41 next
        pand xmm15, xmm9                                           ;   798.3 p1      41 next
        movdqa [rbp + 1808], xmm15                                 ;   800.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1904]                                 ;   787.3 p2      41 next
        pand xmm15, xmm11                                          ;   798.3 p1      41 next
        movdqa [rbp + 1904], xmm12                                 ;   769.3 p0+p3   44 next spill
        movdqa xmm12, [rbp + 1808]                                 ;   800.3 p2      41 next
        movdqa [rbp + 1968], xmm11                                 ;   770.3 p0+p3   44 next spill
        movdqa xmm11, [rbp + 1904]                                 ;   769.3 p2      41 next
        pand xmm11, [rbp + 1968]                                   ;   788.3 p2+p1   41 next
        pxor xmm11, [rel kasumi_encrypt_compact.T0_constants128]   ;   790.3 p2+p1   41 next
        movdqa [rbp + 1152], xmm11                                 ;   792.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1968]                                 ;   770.3 p2      41 next
        movdqa [rbp + 1728], xmm15                                 ;   800.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1904]                                 ;   769.3 p2      41 next
        pand xmm15, xmm8                                           ;   790.3 p1      41 next
        movdqa [rbp + 1840], xmm8                                  ;   782.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1728]                                  ;   800.3 p2      41 next reload
        pxor xmm8, xmm15                                           ;   811.3 p1      41 next
        movdqa xmm15, [rbp + 1840]                                 ;   782.3 p2      41 next
        pand xmm15, xmm9                                           ;   793.3 p1      41 next
        movdqa [rbp + 1728], xmm15                                 ;   795.3 p0+p3   41 next spill
        movdqa xmm15, xmm14                                        ;   774.3 p0      41 next copy
        pand xmm15, xmm9                                           ;   793.3 p1      41 next
        pxor xmm1, xmm15                                           ;   795.3 p1      41 next
        movdqa xmm15, xmm9                                         ;   772.3 p0      41 next copy
        pxor xmm15, xmm5                                           ;   795.3 p1      41 next
        pand xmm2, xmm15                                           ;   797.3 p1      41 next
        pxor xmm2, xmm6                                            ;   799.3 p1      41 next
        movdqa xmm15, xmm5                                         ;   767.3 p0      41 next copy
        pxor xmm15, xmm4                                           ;   798.3 p1      41 next
        pand xmm10, xmm15                                          ;   800.3 p1      41 next
        pxor xmm0, xmm10                                           ;   802.3 p1      41 next
        movdqa xmm10, xmm5                                         ;   767.3 p0      41 next copy
        pxor xmm10, xmm13                                          ;   801.3 p1      41 next
        pand xmm11, xmm10                                          ;   803.3 p1      41 next
        pxor xmm7, xmm11                                           ;   805.3 p1      41 next
        pxor xmm12, xmm7                                           ;   811.3 p1      41 next
        movdqa xmm7, xmm5                                          ;   767.3 p0      41 next copy
        movdqa xmm11, [rbp + 1616]                                 ;   767.3 p2      44 next reload
        pand xmm7, xmm11                                           ;   805.3 p1      41 next
        pxor xmm7, xmm9                                            ;   807.3 p1      41 next
        pxor xmm8, xmm7                                            ;   813.3 p1      41 next
        pxor xmm12, [rbp + 1840]                                   ;   813.3 p2+p1   41 next
        pand xmm7, xmm5                                            ;   809.3 p1      41 next
        pxor xmm7, [rbp + 1152]                                    ;   811.3 p2+p1   41 next
        movdqa [rbp + 1840], xmm1                                  ;   797.3 p0+p3   41 next spill
        movdqa xmm1, xmm11                                         ;   778.3 p0      41 next copy
        por xmm1, xmm10                                            ;   811.3 p1      41 next
        pxor xmm1, xmm0                                            ;   813.3 p1      41 next
        movdqa [rbp + 1616], xmm1                                  ;   815.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1776]                                  ;   773.0 p2      41 next reload
        pxor xmm1, xmm0                                            ;   813.3 p1      41 next
        movdqa xmm0, xmm9                                          ;   773.7 p0      41 next copy
        pand xmm0, xmm4                                            ;   814.3 p1      41 next
        pand xmm11, [rbp + 1904]                                   ;   815.3 p2+p1   41 next
        movdqa [rbp + 1776], xmm5                                  ;   775.0 p0+p3   44 next spill
        movdqa xmm5, xmm9                                          ;   776.0 p0      41 next copy
        pand xmm5, [rbp + 1968]                                    ;   816.3 p2+p1   41 next
        pand xmm9, [rbp + 1904]                                    ;   817.3 p2+p1   41 next
        movdqa [rbp + 1296], xmm4                                  ;   777.3 p0+p3   44 next spill
        movdqa xmm4, [rbp + 1920]                                  ;   779.3 p2      41 next reload
        pxor xmm4, xmm9                                            ;   819.3 p1      41 next
        movdqa xmm9, xmm14                                         ;   778.7 p0      41 next copy
        pand xmm9, xmm10                                           ;   819.3 p1      41 next
        pxor xmm5, xmm9                                            ;   821.3 p1      41 next
        movdqa xmm9, xmm14                                         ;   779.7 p0      41 next copy
        pand xmm9, xmm13                                           ;   821.3 p1      41 next
        pand xmm14, [rbp + 1296]                                   ;   822.3 p2+p1   41 next
        pxor xmm5, [rbp + 1296]                                    ;   823.3 p2+p1   41 next
        movdqa [rbp + 1920], xmm4                                  ;   821.3 p0+p3   41 next spill
        movdqa xmm4, xmm13                                         ;   782.7 p0      41 next copy
        pand xmm4, xmm10                                           ;   824.3 p1      41 next
        pxor xmm3, xmm4                                            ;   826.3 p1      41 next
        pand xmm10, xmm15                                          ;   826.3 p1      41 next
        movdqa xmm4, xmm15                                         ;   800.3 p0      41 next copy
        pand xmm15, xmm13                                          ;   827.3 p1      41 next
        pand xmm4, [rbp + 1968]                                    ;   828.3 p2+p1   41 next
        pxor xmm15, xmm8                                           ;   829.3 p1      41 next
        movdqa [rbp + 1120], xmm13                                 ;   791.7 p0+p3   44 next spill
        movdqa xmm13, [rbp + 1872]                                 ;   792.3 p2      41 next reload
        pxor xmm13, xmm8                                           ;   830.3 p1      41 next
        movdqa xmm8, xmm2                                          ;   801.3 p0      41 next copy
        pxor xmm2, xmm5                                            ;   831.3 p1      41 next
        pxor xmm15, xmm1                                           ;   832.3 p1      41 next
        pxor xmm7, xmm3                                            ;   833.3 p1      41 next
        pxor xmm5, xmm7                                            ;   835.3 p1      41 next
        pxor xmm10, xmm3                                           ;   835.3 p1      41 next
        movdqa xmm7, [rbp + 1936]                                  ;   795.0 p2      41 next reload
        pxor xmm7, xmm3                                            ;   836.3 p1      41 next
        pxor xmm7, xmm4                                            ;   838.3 p1      41 next
        pxor xmm12, xmm7                                           ;   840.3 p1      41 next
        pxor xmm4, [rbp + 1808]                                    ;   839.3 p2+p1   41 next
        pxor xmm8, xmm4                                            ;   841.3 p1      41 next
        movdqa xmm3, [rbp + 1536]                                  ;   797.3 p2      41 next reload
        movdqa xmm4, [rbp + 1920]                                  ;   821.3 p2      41 next reload
        pxor xmm3, xmm4                                            ;   841.3 p1      41 next
        movdqa xmm7, [rbp + 1840]                                  ;   799.3 p2      41 next reload
        pxor xmm4, xmm7                                            ;   842.3 p1      41 next
        pxor xmm12, [rel kasumi_encrypt_compact.T0_constants128]   ;   843.3 p2+p1   41 next
        pxor xmm8, xmm0                                            ;   844.3 p1      41 next
        pxor xmm0, [rbp + 1968]                                    ;   845.3 p2+p1   41 next
        pxor xmm13, xmm10                                          ;   846.3 p1      41 next
        pxor xmm10, [rbp + 1904]                                   ;   847.3 p2+p1   41 next
        pxor xmm11, xmm3                                           ;   848.3 p1      41 next
        pxor xmm14, xmm11                                          ;   850.3 p1      41 next
        pxor xmm10, [rbp + 1616]                                   ;   850.3 p2+p1   41 next
        pxor xmm7, xmm10                                           ;   852.3 p1      41 next
        movdqa xmm10, [rbp + 1120]                                 ;   811.7 p2      44 next reload
        pxor xmm13, xmm10                                          ;   852.3 p1      41 next
        movdqa xmm11, xmm10                                        ;   822.7 p0      41 next copy
        pand xmm11, [rbp + 1904]                                   ;   853.3 p2+p1   41 next
        pxor xmm2, xmm11                                           ;   855.3 p1      41 next
        pxor xmm6, xmm11                                           ;   855.3 p1      41 next
        pxor xmm4, xmm2                                            ;   857.3 p1      41 next
        pxor xmm15, xmm6                                           ;   857.3 p1      41 next
        movdqa xmm2, [rbp + 1904]                                  ;   814.7 p2      41 next
        movdqa xmm6, [rbp + 1776]                                  ;   815.7 p2      44 next reload
        pand xmm2, xmm6                                            ;   858.3 p1      41 next
        pxor xmm6, xmm14                                           ;   859.3 p1      41 next
        pxor xmm9, xmm2                                            ;   860.3 p1      41 next
        movdqa xmm14, [rbp + 1296]                                 ;   816.7 p2      41 next
        pand xmm14, [rbp + 1904]                                   ;   861.3 p2+p1   41 next
        pxor xmm10, xmm14                                          ;   863.3 p1      41 next
        movdqa xmm14, [rbp + 1296]                                 ;   818.7 p2      41 next
        pand xmm14, xmm0                                           ;   863.3 p1      41 next
        pxor xmm0, xmm9                                            ;   864.3 p1      41 next
        movdqa xmm2, [rbp + 1152]                                  ;   819.7 p2      41 next
        pxor xmm3, xmm0                                            ;   866.3 p1      41 next
        movdqa xmm0, [rbp + 1888]                                  ;   820.7 p2      41 next
        pxor xmm8, xmm10                                           ;   866.3 p1      41 next
        movdqa xmm9, [rbp + 1472]                                  ;   821.7 p2      44 next reload
        pand xmm0, xmm9                                            ;   867.3 p1      41 next
        pxor xmm2, xmm14                                           ;   868.3 p1      41 next
        movdqa xmm14, [rbp + 1728]                                 ;   822.7 p2      41 next
        pxor xmm14, xmm6                                           ;   869.3 p1      41 next
        movdqa xmm6, [rbp + 1600]                                  ;   823.7 p2      41 next
        pxor xmm1, xmm3                                            ;   870.3 p1      41 next
        movdqa xmm3, [rbp + 1792]                                  ;   824.7 p2      44 next reload
        pand xmm6, xmm3                                            ;   871.3 p1      41 next
        pxor xmm0, xmm3                                            ;   872.3 p1      41 next
        pxor xmm15, xmm2                                           ;   873.3 p1      41 next
        pxor xmm2, xmm14                                           ;   874.3 p1      41 next
        movdqa xmm14, [rbp + 1824]                                 ;   825.7 p2      41 next
        movdqa xmm10, [rbp + 1344]                                 ;   826.7 p2      44 next reload
        pand xmm14, xmm10                                          ;   875.3 p1      41 next
        movdqa xmm11, [rbp + 1600]                                 ;   827.7 p2      41 next
        pand xmm11, [rbp + 1424]                                   ;   876.3 p2+p1   41 next
        pxor xmm4, xmm9                                            ;   877.3 p1      41 next
        pxor xmm7, [rbp + 1424]                                    ;   878.3 p2+p1   41 next
        pxor xmm8, xmm3                                            ;   879.3 p1      41 next
        pxor xmm12, xmm10                                          ;   880.3 p1      41 next
        pxor xmm1, [rbp + 1888]                                    ;   881.3 p2+p1   41 next
        pxor xmm2, [rbp + 1824]                                    ;   882.3 p2+p1   41 next
        movdqa [rbp + 1728], xmm13                                 ;   854.3 p0+p3   41 next spill
        movdqa xmm13, xmm3                                         ;   835.7 p0      41 next copy
        pand xmm13, [rbp + 1888]                                   ;   883.3 p2+p1   41 next
        pxor xmm15, [rbp + 1600]                                   ;   884.3 p2+p1   41 next
        movdqa [rbp + 1152], xmm5                                  ;   837.3 p0+p3   41 next spill
        movdqa xmm5, xmm3                                          ;   835.7 p0      41 next copy
        pand xmm5, [rbp + 1424]                                    ;   885.3 p2+p1   41 next
        movdqa [rbp + 1296], xmm15                                 ;   886.3 p0+p3   41 next spill
        movdqa xmm15, xmm3                                         ;   835.7 p0      41 next copy
        pand xmm15, xmm10                                          ;   886.3 p1      41 next
        movdqa [rbp + 1904], xmm2                                  ;   884.3 p0+p3   41 next spill
        movdqa xmm2, xmm3                                          ;   836.3 p0      41 next copy
        movdqa [rbp + 1792], xmm7                                  ;   880.3 p0+p3   41 next spill
        movdqa xmm7, xmm9                                          ;   838.3 p0      41 next copy
        pand xmm7, xmm10                                           ;   887.3 p1      41 next
        movdqa [rbp + 1776], xmm1                                  ;   883.3 p0+p3   41 next spill
        movdqa xmm1, xmm9                                          ;   840.3 p0      41 next copy
        pxor xmm1, [rbp + 1824]                                    ;   888.3 p2+p1   41 next
        movdqa [rbp + 1120], xmm4                                  ;   879.3 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;   842.3 p0      41 next copy
        movdqa [rbp + 1616], xmm12                                 ;   882.3 p0+p3   41 next spill
        movdqa xmm12, xmm9                                         ;   844.3 p0      41 next copy
        pand xmm12, [rbp + 1600]                                   ;   889.3 p2+p1   41 next
        movdqa [rbp + 1968], xmm8                                  ;   881.3 p0+p3   41 next spill
        movdqa xmm8, xmm9                                          ;   846.3 p0      41 next copy
        pand xmm8, [rbp + 1824]                                    ;   890.3 p2+p1   41 next
        movdqa [rbp + 1472], xmm8                                  ;   892.3 p0+p3   41 next spill
        movdqa xmm8, xmm10                                         ;   848.3 p0      41 next copy
        movdqa [rbp + 1840], xmm12                                 ;   891.3 p0+p3   41 next spill
        movdqa xmm12, xmm10                                        ;   850.3 p0      41 next copy
        movdqa [rbp + 1920], xmm0                                  ;   874.3 p0+p3   41 next spill
        movdqa xmm0, xmm10                                         ;   852.3 p0      41 next copy
        pxor xmm0, [rbp + 1424]                                    ;   891.3 p2+p1   41 next
        movdqa [rbp + 1536], xmm9                                  ;   853.3 p0+p3   41 next spill
        movdqa xmm9, xmm10                                         ;   854.3 p0      41 next copy
        movdqa [rbp + 1808], xmm3                                  ;   855.3 p0+p3   41 next spill
        movdqa xmm3, xmm10                                         ;   856.3 p0      41 next copy
        pand xmm10, [rbp + 1600]                                   ;   892.3 p2+p1   41 next
        movdqa [rbp + 1344], xmm10                                 ;   894.3 p0+p3   41 next spill
        movdqa xmm10, xmm6                                         ;   873.3 p0      41 next copy
        pxor xmm10, xmm14                                          ;   893.3 p1      41 next
        pand xmm14, [rbp + 1888]                                   ;   894.3 p2+p1   41 next
        movdqa [rbp + 1936], xmm15                                 ;   888.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1888]                                 ;   851.7 p2      41 next
        pxor xmm15, xmm5                                           ;   895.3 p1      41 next
        pxor xmm14, xmm15                                          ;   897.3 p1      41 next
        pand xmm8, xmm15                                           ;   897.3 p1      41 next
        movdqa xmm15, [rbp + 1424]                                 ;   853.0 p2      44 next reload
        pxor xmm8, xmm15                                           ;   899.3 p1      41 next
        pand xmm9, xmm8                                            ;   901.3 p1      41 next
        movdqa [rbp + 1872], xmm9                                  ;   903.3 p0+p3   41 next spill
        movdqa xmm9, xmm11                                         ;   878.3 p0      41 next copy
        pxor xmm9, xmm13                                           ;   900.3 p1      41 next
        pxor xmm7, xmm9                                            ;   902.3 p1      41 next
        pand xmm9, [rbp + 1824]                                    ;   902.3 p2+p1   41 next
        pxor xmm13, xmm10                                          ;   903.3 p1      41 next
        pand xmm11, xmm1                                           ;   904.3 p1      41 next
        pxor xmm8, xmm11                                           ;   906.3 p1      41 next
        movdqa xmm11, xmm15                                        ;   864.0 p0      41 next copy
        pand xmm11, [rbp + 1824]                                   ;   906.3 p2+p1   41 next
        pxor xmm6, xmm7                                            ;   907.3 p1      41 next
        pand xmm12, xmm6                                           ;   909.3 p1      41 next
        movdqa xmm6, xmm15                                         ;   864.0 p0      41 next copy
        pand xmm6, xmm7                                            ;   909.3 p1      41 next
        pand xmm7, [rbp + 1888]                                    ;   910.3 p2+p1   41 next
        pxor xmm6, [rbp + 1840]                                    ;   911.3 p2+p1   41 next
        movdqa [rbp + 1952], xmm6                                  ;   913.3 p0+p3   41 next spill
        movdqa xmm6, xmm15                                         ;   869.3 p0      41 next copy
        pxor xmm6, xmm10                                           ;   912.3 p1      41 next
        pand xmm4, xmm6                                            ;   914.3 p1      41 next
        movdqa xmm6, xmm15                                         ;   870.3 p0      41 next copy
        pand xmm6, [rbp + 1920]                                    ;   914.3 p2+p1   41 next
        pand xmm15, [rbp + 1888]                                   ;   915.3 p2+p1   41 next
        movdqa [rbp + 1424], xmm6                                  ;   916.3 p0+p3   41 next spill
        movdqa xmm6, xmm5                                          ;   887.3 p0      41 next copy
        por xmm5, xmm11                                            ;   916.3 p1      41 next
        pxor xmm7, xmm5                                            ;   918.3 p1      41 next
        movdqa xmm5, [rbp + 1600]                                  ;   876.7 p2      44 next reload
        pxor xmm6, xmm5                                            ;   918.3 p1      41 next
        pxor xmm12, xmm6                                           ;   920.3 p1      41 next
        movdqa [rbp + 1744], xmm10                                 ;   895.3 p0+p3   41 next spill
        movdqa xmm10, xmm5                                         ;   887.7 p0      41 next copy
        pand xmm10, [rbp + 1888]                                   ;   920.3 p2+p1   41 next
        pxor xmm11, xmm10                                          ;   922.3 p1      41 next
        pxor xmm10, [rbp + 1824]                                   ;   922.3 p2+p1   41 next
        pxor xmm6, xmm10                                           ;   924.3 p1      41 next
        pand xmm10, xmm5                                           ;   924.3 p1      41 next
        pxor xmm14, xmm10                                          ;   926.3 p1      41 next
        movdqa xmm10, xmm1                                         ;   890.3 p0      41 next copy
        pand xmm10, [rbp + 1936]                                   ;   926.3 p2+p1   41 next
        pxor xmm0, xmm10                                           ;   928.3 p1      41 next
        movdqa xmm10, xmm1                                         ;   890.3 p0      41 next copy
        pand xmm1, xmm15                                           ;   928.3 p1      41 next
        pxor xmm10, xmm11                                          ;   929.3 p1      41 next
        pand xmm2, xmm10                                           ;   931.3 p1      41 next
        pxor xmm11, xmm0                                           ;   931.3 p1      41 next
        pand xmm3, xmm11                                           ;   933.3 p1      41 next
        movdqa xmm0, [rbp + 1840]                                  ;   891.3 p2      41 next reload
        pxor xmm15, xmm0                                           ;   933.3 p1      41 next
        movdqa xmm10, [rbp + 1824]                                 ;   889.0 p2      44 next reload
        pxor xmm0, xmm10                                           ;   934.3 p1      41 next
        movdqa xmm11, [rbp + 1744]                                 ;   895.3 p2      41 next reload
        pand xmm5, xmm11                                           ;   935.3 p1      41 next
        pand xmm11, xmm10                                          ;   936.3 p1      41 next
        pand xmm10, [rbp + 1920]                                   ;   937.3 p2+p1   41 next
        pxor xmm1, xmm5                                            ;   938.3 p1      41 next
        movdqa xmm5, [rel kasumi_encrypt_compact.T0_constants128]  ;   892.0 p2      41 next reload
        pxor xmm2, xmm5                                            ;   939.3 p1      41 next
        pxor xmm15, xmm3                                           ;   940.3 p1      41 next
        movdqa xmm3, [rbp + 1936]                                  ;   893.0 p2      41 next
        pxor xmm3, xmm6                                            ;   941.3 p1      41 next
        pxor xmm9, xmm3                                            ;   943.3 p1      41 next
        pxor xmm4, xmm9                                            ;   945.3 p1      41 next
        pxor xmm4, xmm5                                            ;   947.3 p1      41 next
        pxor xmm10, xmm15                                          ;   945.3 p1      41 next
        movdqa xmm15, [rbp + 1344]                                 ;   894.3 p2      41 next
        movdqa xmm3, [rbp + 1472]                                  ;   895.3 p2      41 next reload
        pxor xmm15, xmm3                                           ;   946.3 p1      41 next
        pand xmm3, xmm0                                            ;   947.3 p1      41 next
        pand xmm0, [rbp + 1888]                                    ;   948.3 p2+p1   41 next
        pxor xmm11, xmm0                                           ;   950.3 p1      41 next
        pxor xmm12, xmm11                                          ;   952.3 p1      41 next
        movdqa xmm0, [rbp + 1424]                                  ;   916.3 p2      41 next
        pxor xmm0, xmm15                                           ;   951.3 p1      41 next
        movdqa xmm9, [rbp + 1808]                                  ;   898.3 p2      41 next reload
        pand xmm9, xmm15                                           ;   952.3 p1      41 next
        pxor xmm13, xmm9                                           ;   954.3 p1      41 next
        movdqa xmm15, [rbp + 1424]                                 ;   916.3 p2      41 next
        pxor xmm15, xmm2                                           ;   954.3 p1      41 next
        movdqa xmm9, [rbp + 1952]                                  ;   913.3 p2      41 next reload
        pxor xmm9, xmm13                                           ;   956.3 p1      41 next
        pxor xmm8, xmm0                                            ;   956.3 p1      41 next
        pxor xmm6, xmm8                                            ;   958.3 p1      41 next
        movdqa xmm8, [rbp + 1344]                                  ;   901.3 p2      41 next
        pxor xmm8, xmm15                                           ;   958.3 p1      41 next
        movdqa xmm15, [rbp + 1920]                                 ;   902.3 p2      41 next
        pxor xmm15, xmm9                                           ;   959.3 p1      41 next
        movdqa xmm9, [rbp + 1968]                                  ;   903.3 p2      41 next
        pxor xmm1, xmm6                                            ;   960.3 p1      41 next
        movdqa xmm6, [rbp + 1616]                                  ;   904.3 p2      41 next
        pxor xmm6, xmm4                                            ;   961.3 p1      41 next
        movdqa xmm4, [rbp + 1120]                                  ;   905.3 p2      41 next
        movdqa xmm11, [rbp + 1536]                                 ;   906.3 p2      41 next reload
        por xmm11, xmm0                                            ;   962.3 p1      41 next
        pxor xmm2, xmm11                                           ;   964.3 p1      41 next
        movdqa xmm0, [rbp + 1776]                                  ;   907.3 p2      41 next
        pxor xmm0, xmm10                                           ;   964.3 p1      41 next
        movdqa xmm10, [rbp + 1792]                                 ;   908.3 p2      41 next
        pxor xmm9, xmm1                                            ;   965.3 p1      41 next
        movdqa xmm1, [rbp + 1904]                                  ;   909.3 p2      41 next
        pxor xmm3, xmm2                                            ;   966.3 p1      41 next
        movdqa xmm2, [rbp + 1296]                                  ;   910.3 p2      41 next
        pxor xmm2, xmm12                                           ;   967.3 p1      41 next
        movdqa xmm11, [rbp + 1968]                                 ;   911.3 p2      50 next
        movdqa xmm12, [rbp + 1760]                                 ;   912.3 p2      50 next reload
        pxor xmm11, xmm12                                          ;   968.3 p1      50 next
        movdqa xmm13, [rbp + 1872]                                 ;   913.3 p2      41 next reload
        pxor xmm13, xmm8                                           ;   969.3 p1      41 next
        movdqa xmm8, [r11 + 48]                                    ;   914.3 p2      68 k1.3 reload
        pxor xmm12, xmm8                                           ;   970.3 p1      50 next
        pxor xmm7, xmm3                                            ;   971.3 p1      41 next
        pxor xmm14, xmm13                                          ;   972.3 p1      41 next
        pxor xmm15, xmm5                                           ;   973.3 p1      41 next
        pxor xmm1, xmm7                                            ;   974.3 p1      41 next
        movdqa xmm3, [rbp + 1616]                                  ;   915.3 p2      50 next
        movdqa xmm7, [rbp + 1648]                                  ;   916.3 p2      50 next reload
        pxor xmm3, xmm7                                            ;   975.3 p1      50 next
        movdqa xmm13, [r11 + 64]                                   ;   917.3 p2      68 k1.4 reload
        pxor xmm7, xmm13                                           ;   976.3 p1      50 next
        pxor xmm4, xmm15                                           ;   977.3 p1      41 next
        pxor xmm10, xmm14                                          ;   978.3 p1      41 next
        movdqa xmm14, [rbp + 1488]                                 ;   918.3 p2      50 next reload
        pxor xmm6, xmm14                                           ;   979.3 p1      50 next
        movdqa xmm15, [r11 + 208]                                  ;   919.3 p2      68 k1.13 reload
        pxor xmm14, xmm15                                          ;   980.3 p1      50 next
        pxor xmm0, [rbp + 1360]                                    ;   981.3 p2+p1   50 next
        pxor xmm9, [rbp + 1232]                                    ;   982.3 p2+p1   50 next
        pxor xmm2, [rbp + 1568]                                    ;   983.3 p2+p1   50 next
        pxor xmm1, [rbp + 1392]                                    ;   984.3 p2+p1   50 next
        pxor xmm4, [rbp + 1408]                                    ;   985.3 p2+p1   50 next
        pxor xmm10, [rbp + 1200]                                   ;   986.3 p2+p1   50 next
        movdqa xmm13, [rbp + 1120]                                 ;   926.3 p2      50 next
        pxor xmm13, [rbp + 1328]                                   ;   987.3 p2+p1   50 next
        movdqa xmm8, [rbp + 1776]                                  ;   928.3 p2      50 next
        pxor xmm8, [rbp + 1856]                                    ;   988.3 p2+p1   50 next
        movdqa xmm15, [rbp + 1792]                                 ;   930.3 p2      50 next
        pxor xmm15, [rbp + 1376]                                   ;   989.3 p2+p1   50 next
        movdqa [rbp + 1792], xmm2                                  ;   985.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1904]                                  ;   932.3 p2      50 next
        pxor xmm2, [rbp + 1664]                                    ;   990.3 p2+p1   50 next
        movdqa [rbp + 1904], xmm1                                  ;   986.3 p0+p3   50 next spill
        movdqa xmm1, [rbp + 1296]                                  ;   934.3 p2      50 next
        pxor xmm1, [rbp + 1456]                                    ;   991.3 p2+p1   50 next
        movdqa [rbp + 1296], xmm10                                 ;   988.3 p0+p3   50 next spill
        movdqa xmm10, [rbp + 1152]                                 ;   936.3 p2      50 next
        pxor xmm10, [rbp + 1264]                                   ;   992.3 p2+p1   50 next
        movdqa [rbp + 1152], xmm0                                  ;   983.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1728]                                  ;   938.3 p2      50 next
        pxor xmm0, [rbp + 1520]                                    ;   993.3 p2+p1   50 next
        movdqa [rbp + 1728], xmm4                                  ;   987.3 p0+p3   50 next spill
        movdqa xmm4, [rbp + 1328]                                  ;   940.3 p2      50 next
        pxor xmm4, [r11 + 80]                                      ;   994.3 p2+p1   50 next
        movdqa [rbp + 1328], xmm6                                  ;   981.3 p0+p3   50 next spill
        movdqa xmm6, [rbp + 1856]                                  ;   942.3 p2      50 next
        pxor xmm6, [r11 + 96]                                      ;   995.3 p2+p1   50 next
        movdqa [rbp + 1856], xmm9                                  ;   984.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 1376]                                  ;   944.3 p2      50 next
        pxor xmm9, [r11 + 112]                                     ;   996.3 p2+p1   50 next
        movdqa [rbp + 1376], xmm0                                  ;   995.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1664]                                  ;   946.3 p2      50 next
        pxor xmm0, [r11 + 128]                                     ;   997.3 p2+p1   50 next
        movdqa [rbp + 1664], xmm10                                 ;   994.3 p0+p3   50 next spill
        movdqa xmm10, [rbp + 1456]                                 ;   949.3 p2      50 next
        pxor xmm10, [r11 + 144]                                    ;   998.3 p2+p1   50 next
        movdqa [rbp + 1456], xmm1                                  ;   993.3 p0+p3   50 next spill
        movdqa xmm1, [rbp + 1264]                                  ;   951.3 p2      50 next
        pxor xmm1, [r11 + 160]                                     ;   999.3 p2+p1   50 next
        movdqa [rbp + 1264], xmm2                                  ;   992.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1520]                                  ;   954.3 p2      50 next
        pxor xmm2, [r11 + 176]                                     ;  1000.3 p2+p1   50 next
        movdqa [rbp + 1520], xmm15                                 ;   991.3 p0+p3   50 next spill
        movdqa xmm15, [rbp + 1232]                                 ;   956.3 p2      50 next
        pxor xmm15, [r11 + 192]                                    ;  1001.3 p2+p1   50 next
        movdqa [rbp + 1232], xmm8                                  ;   990.3 p0+p3   50 next spill
        movdqa xmm8, [rbp + 1408]                                  ;   960.3 p2      50 next
        pxor xmm8, [r11 + 224]                                     ;  1002.3 p2+p1   50 next
        movdqa [rbp + 1408], xmm13                                 ;   989.3 p0+p3   50 next spill
        movdqa xmm13, [rbp + 1360]                                 ;   962.3 p2      50 next
        pxor xmm13, [r11 + 240]                                    ;  1003.3 p2+p1   50 next
        movdqa [rbp + 1360], xmm3                                  ;   977.3 p0+p3   50 next spill
        movdqa xmm3, [rbp + 1200]                                  ;   964.3 p2      50 next
        pxor xmm3, [r11]                                           ;  1004.3 p2+p1   50 next
        movdqa [rbp + 1200], xmm11                                 ;   970.3 p0+p3   50 next spill
        movdqa xmm11, [rbp + 1392]                                 ;   967.0 p2      50 next
        pxor xmm11, [r11 + 16]                                     ;  1005.3 p2+p1   50 next
        movdqa [rbp + 1392], xmm9                                  ;   998.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 1568]                                  ;   969.3 p2      50 next
        pxor xmm9, [r11 + 32]                                      ;  1006.3 p2+p1   50 next
        movdqa [rbp + 1568], xmm7                                  ;   978.3 p0+p3   50 next spill
        movdqa xmm7, xmm14                                         ;   982.3 p0      41 next copy
        pxor xmm7, xmm15                                           ;  1007.3 p1      41 next
        movdqa [rbp + 1776], xmm0                                  ;   999.3 p0+p3   50 next spill
        movdqa xmm0, xmm14                                         ;   982.3 p0      41 next copy
        pxor xmm0, xmm3                                            ;  1008.3 p1      41 next
        movdqa [rbp + 1120], xmm12                                 ;   976.3 p0+p3   50 next spill
        movdqa xmm12, xmm14                                        ;   982.3 p0      41 next copy
        pand xmm12, xmm7                                           ;  1009.3 p1      41 next
        movdqa [rbp + 1488], xmm10                                 ;  1000.3 p0+p3   50 next spill
        movdqa xmm10, xmm14                                        ;   982.3 p0      41 next copy
        pand xmm10, xmm3                                           ;  1010.3 p1      41 next
        movdqa [rbp + 1648], xmm4                                  ;   996.3 p0+p3   50 next spill
        movdqa xmm4, xmm14                                         ;   982.3 p0      41 next copy
        movdqa [rbp + 1616], xmm6                                  ;   997.3 p0+p3   50 next spill
        movdqa xmm6, xmm14                                         ;   983.7 p0      41 next copy
        movdqa [rbp + 1872], xmm6                                  ;   990.7 p0+p3   41 next spill
        movdqa xmm6, xmm14                                         ;   985.7 p0      41 next copy
        pand xmm6, xmm8                                            ;  1011.3 p1      41 next
        movdqa [rbp + 1760], xmm6                                  ;  1013.3 p0+p3   41 next spill
        movdqa xmm6, xmm14                                         ;   987.7 p0      41 next copy
        movdqa [rbp + 1968], xmm14                                 ;   988.7 p0+p3   41 next spill
        movdqa xmm14, xmm3                                         ;  1006.3 p0      41 next copy
        pxor xmm14, xmm1                                           ;  1013.3 p1      41 next
        movdqa [rbp + 1536], xmm6                                  ;   994.7 p0+p3   41 next spill
        movdqa xmm6, xmm3                                          ;  1006.3 p0      41 next copy
        pand xmm6, xmm13                                           ;  1013.3 p1      41 next
        pxor xmm6, xmm5                                            ;  1015.3 p1      41 next
        movdqa xmm5, xmm3                                          ;  1006.3 p0      41 next copy
        pand xmm3, xmm2                                            ;  1015.3 p1      41 next
        movdqa [rbp + 1920], xmm3                                  ;  1017.3 p0+p3   41 next spill
        movdqa xmm3, xmm0                                          ;  1010.3 p0      41 next copy
        pand xmm3, xmm11                                           ;  1017.3 p1      41 next
        movdqa [rbp + 1344], xmm3                                  ;  1019.3 p0+p3   41 next spill
        movdqa xmm3, xmm0                                          ;  1010.3 p0      41 next copy
        pand xmm3, xmm8                                            ;  1017.3 p1      41 next
        movdqa [rbp + 1952], xmm4                                  ;   997.7 p0+p3   41 next spill
        movdqa xmm4, xmm6                                          ;  1017.3 p0      41 next copy
        pxor xmm6, [rbp + 1760]                                    ;  1024.3 p2+p1   41 next
        movdqa [rbp + 1424], xmm6                                  ;  1026.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1872]                                  ;   996.7 p2      41 next reload
        pand xmm6, xmm14                                           ;  1019.3 p1      41 next
        movdqa [rbp + 1872], xmm6                                  ;  1021.3 p0+p3   41 next spill
        movdqa xmm6, xmm1                                          ;  1001.7 p0      41 next copy
        pand xmm6, xmm2                                            ;  1020.3 p1      41 next
        pxor xmm12, xmm6                                           ;  1022.3 p1      41 next
        movdqa xmm6, xmm1                                          ;  1002.7 p0      41 next copy
        movdqa [rbp + 1808], xmm12                                 ;  1024.3 p0+p3   41 next spill
        movdqa xmm12, xmm1                                         ;  1004.7 p0      41 next copy
        pand xmm12, xmm13                                          ;  1022.3 p1      41 next
        pxor xmm12, xmm2                                           ;  1024.3 p1      41 next
        movdqa [rbp + 1888], xmm7                                  ;  1009.3 p0+p3   41 next spill
        movdqa xmm7, xmm1                                          ;  1006.7 p0      41 next copy
        pxor xmm7, xmm2                                            ;  1024.3 p1      41 next
        pand xmm5, xmm7                                            ;  1026.3 p1      41 next
        pand xmm7, xmm8                                            ;  1026.3 p1      41 next
        pxor xmm7, [rbp + 1808]                                    ;  1035.3 p2+p1   41 next
        movdqa [rbp + 1472], xmm5                                  ;  1028.3 p0+p3   41 next spill
        movdqa xmm5, xmm1                                          ;  1008.7 p0      41 next copy
        pand xmm5, xmm9                                            ;  1028.3 p1      41 next
        movdqa [rbp + 1936], xmm5                                  ;  1030.3 p0+p3   41 next spill
        movdqa xmm5, xmm2                                          ;  1010.7 p0      41 next copy
        pxor xmm5, xmm15                                           ;  1029.3 p1      41 next
        movdqa [rbp + 1824], xmm12                                 ;  1026.3 p0+p3   41 next spill
        movdqa xmm12, xmm2                                         ;  1012.7 p0      41 next copy
        movdqa [rbp + 1744], xmm7                                  ;  1037.3 p0+p3   41 next spill
        movdqa xmm7, xmm2                                          ;  1014.7 p0      41 next copy
        por xmm7, [rbp + 1888]                                     ;  1030.3 p2+p1   41 next
        movdqa [rbp + 1840], xmm5                                  ;  1031.3 p0+p3   41 next spill
        movdqa xmm5, xmm2                                          ;  1016.7 p0      41 next copy
        pand xmm5, xmm15                                           ;  1031.3 p1      41 next
        pxor xmm5, xmm11                                           ;  1033.3 p1      41 next
        pand xmm2, xmm8                                            ;  1033.3 p1      41 next
        movdqa [rbp + 1600], xmm5                                  ;  1035.3 p0+p3   41 next spill
        movdqa xmm5, xmm14                                         ;  1018.7 p0      41 next copy
        pand xmm5, xmm11                                           ;  1034.3 p1      41 next
        pxor xmm5, [rbp + 1824]                                    ;  1037.3 p2+p1   41 next
        movdqa [rbp + 1552], xmm5                                  ;  1039.3 p0+p3   41 next spill
        movdqa xmm5, xmm15                                         ;  1020.7 p0      41 next copy
        pxor xmm5, xmm9                                            ;  1036.3 p1      41 next
        pand xmm12, xmm5                                           ;  1038.3 p1      41 next
        pxor xmm10, xmm12                                          ;  1040.3 p1      41 next
        pxor xmm7, xmm10                                           ;  1042.3 p1      41 next
        pxor xmm1, xmm10                                           ;  1042.3 p1      41 next
        movdqa xmm10, xmm15                                        ;  1021.7 p0      41 next copy
        pxor xmm10, xmm11                                          ;  1041.3 p1      41 next
        pand xmm6, xmm10                                           ;  1043.3 p1      41 next
        pxor xmm4, xmm6                                            ;  1045.3 p1      41 next
        movdqa xmm6, xmm11                                         ;  1022.7 p0      41 next copy
        movdqa xmm10, [rbp + 1840]                                 ;  1031.3 p2      41 next reload
        pand xmm6, xmm10                                           ;  1044.3 p1      41 next
        pand xmm10, xmm13                                          ;  1045.3 p1      41 next
        pxor xmm3, xmm10                                           ;  1047.3 p1      41 next
        movdqa xmm10, xmm14                                        ;  1023.7 p0      41 next copy
        pand xmm14, xmm9                                           ;  1047.3 p1      41 next
        movdqa xmm12, [rbp + 1600]                                 ;  1035.3 p2      41 next reload
        pxor xmm3, xmm12                                           ;  1049.3 p1      41 next
        pand xmm12, xmm15                                          ;  1049.3 p1      41 next
        pand xmm10, [rbp + 1888]                                   ;  1050.3 p2+p1   41 next
        movdqa [rbp + 1600], xmm15                                 ;  1024.7 p0+p3   50 next spill
        movdqa xmm15, [rbp + 1952]                                 ;  1021.7 p2      41 next reload
        pand xmm15, xmm5                                           ;  1051.3 p1      41 next
        pxor xmm15, xmm3                                           ;  1053.3 p1      41 next
        movdqa [rbp + 1952], xmm1                                  ;  1044.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1920]                                  ;  1023.3 p2      41 next reload
        pxor xmm1, xmm3                                            ;  1053.3 p1      41 next
        movdqa xmm3, xmm11                                         ;  1026.7 p0      41 next copy
        pand xmm3, xmm9                                            ;  1054.3 p1      41 next
        pxor xmm15, [rbp + 1952]                                   ;  1055.3 p2+p1   41 next
        movdqa [rbp + 1920], xmm9                                  ;  1027.7 p0+p3   50 next spill
        movdqa xmm9, [rbp + 1424]                                  ;  1026.3 p2      41 next reload
        pxor xmm9, xmm15                                           ;  1057.3 p1      41 next
        movdqa xmm15, xmm11                                        ;  1028.7 p0      41 next copy
        pand xmm15, xmm13                                          ;  1057.3 p1      41 next
        pand xmm11, xmm8                                           ;  1058.3 p1      41 next
        pxor xmm10, xmm15                                          ;  1059.3 p1      41 next
        movdqa xmm15, [rbp + 1936]                                 ;  1030.3 p2      41 next reload
        pxor xmm15, xmm11                                          ;  1060.3 p1      41 next
        movdqa xmm11, xmm13                                        ;  1029.7 p0      41 next copy
        pand xmm11, xmm8                                           ;  1061.3 p1      41 next
        pxor xmm11, [rel kasumi_encrypt_compact.T0_constants128]   ;  1063.3 p2+p1   41 next
        pxor xmm12, xmm11                                          ;  1065.3 p1      41 next
        pxor xmm10, [rbp + 1920]                                   ;  1064.3 p2+p1   41 next
        pxor xmm12, [rbp + 1808]                                   ;  1067.3 p2+p1   41 next
        pxor xmm12, xmm10                                          ;  1069.3 p1      41 next
        pxor xmm10, xmm4                                           ;  1067.3 p1      41 next
        pxor xmm10, [rbp + 1760]                                   ;  1069.3 p2+p1   41 next
        movdqa [rbp + 1760], xmm12                                 ;  1071.3 p0+p3   41 next spill
        movdqa xmm12, xmm13                                        ;  1034.0 p0      41 next copy
        pand xmm12, [rbp + 1888]                                   ;  1069.3 p2+p1   41 next
        pxor xmm12, [rbp + 1824]                                   ;  1071.3 p2+p1   41 next
        pxor xmm12, xmm6                                           ;  1073.3 p1      41 next
        pxor xmm0, xmm12                                           ;  1075.3 p1      41 next
        movdqa xmm12, xmm13                                        ;  1036.0 p0      41 next copy
        pand xmm12, xmm5                                           ;  1073.3 p1      41 next
        pxor xmm13, xmm3                                           ;  1074.3 p1      41 next
        pxor xmm6, xmm12                                           ;  1075.3 p1      41 next
        pxor xmm4, xmm6                                            ;  1077.3 p1      41 next
        pxor xmm3, xmm4                                            ;  1079.3 p1      41 next
        movdqa xmm4, [rbp + 1744]                                  ;  1038.0 p2      41 next reload
        pxor xmm4, xmm12                                           ;  1078.3 p1      41 next
        pand xmm5, [rbp + 1888]                                    ;  1079.3 p2+p1   41 next
        movdqa xmm6, [rbp + 1472]                                  ;  1040.0 p2      41 next reload
        pxor xmm6, xmm15                                           ;  1080.3 p1      41 next
        pxor xmm0, xmm4                                            ;  1081.3 p1      41 next
        movdqa xmm4, xmm8                                          ;  1040.3 p0      41 next copy
        movdqa xmm12, xmm8                                         ;  1041.3 p0      41 next copy
        pand xmm4, [rbp + 1600]                                    ;  1082.3 p2+p1   41 next
        movdqa [rbp + 1472], xmm3                                  ;  1081.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1872]                                  ;  1042.3 p2      41 next reload
        pxor xmm3, xmm4                                            ;  1084.3 p1      41 next
        movdqa xmm4, [rel kasumi_encrypt_compact.T0_constants128]  ;  1043.3 p2      41 next reload
        pxor xmm0, xmm4                                            ;  1084.3 p1      41 next
        pxor xmm15, [rbp + 1552]                                   ;  1085.3 p2+p1   41 next
        pxor xmm10, xmm15                                          ;  1087.3 p1      41 next
        pxor xmm5, [rbp + 1808]                                    ;  1087.3 p2+p1   41 next
        pxor xmm2, xmm6                                            ;  1088.3 p1      41 next
        pxor xmm14, xmm2                                           ;  1090.3 p1      41 next
        movdqa xmm15, [rbp + 1920]                                 ;  1046.3 p2      50 next reload
        pand xmm8, xmm15                                           ;  1090.3 p1      41 next
        pand xmm15, xmm13                                          ;  1091.3 p1      41 next
        pxor xmm13, xmm3                                           ;  1092.3 p1      41 next
        pxor xmm11, xmm15                                          ;  1093.3 p1      41 next
        movdqa xmm15, [rbp + 1952]                                 ;  1047.7 p2      41 next
        pxor xmm6, xmm13                                           ;  1094.3 p1      41 next
        movdqa xmm2, [rbp + 1552]                                  ;  1048.7 p2      41 next
        pxor xmm15, xmm6                                           ;  1096.3 p1      41 next
        movdqa xmm3, [rbp + 1472]                                  ;  1081.3 p2      41 next
        pxor xmm12, xmm5                                           ;  1096.3 p1      41 next
        pxor xmm1, xmm5                                            ;  1097.3 p1      41 next
        movdqa xmm5, [rbp + 1600]                                  ;  1050.7 p2      41 next
        pxor xmm5, xmm14                                           ;  1098.3 p1      41 next
        movdqa xmm14, [rbp + 1616]                                 ;  1051.7 p2      41 next
        pxor xmm7, xmm12                                           ;  1099.3 p1      41 next
        movdqa xmm6, [rbp + 1648]                                  ;  1052.7 p2      50 next reload
        pand xmm14, xmm6                                           ;  1100.3 p1      41 next
        pxor xmm2, xmm7                                            ;  1101.3 p1      41 next
        movdqa xmm7, [rbp + 1344]                                  ;  1053.7 p2      41 next
        movdqa xmm12, [rbp + 1536]                                 ;  1054.7 p2      41 next reload
        pxor xmm12, xmm8                                           ;  1102.3 p1      41 next
        pxor xmm7, xmm5                                            ;  1103.3 p1      41 next
        movdqa xmm5, [rbp + 1488]                                  ;  1055.7 p2      41 next
        pxor xmm3, xmm12                                           ;  1104.3 p1      41 next
        movdqa xmm8, [rbp + 1120]                                  ;  1056.7 p2      50 next reload
        pand xmm5, xmm8                                            ;  1105.3 p1      41 next
        movdqa xmm12, [rbp + 1968]                                 ;  1057.7 p2      41 next reload
        pxor xmm12, xmm1                                           ;  1106.3 p1      41 next
        pxor xmm9, xmm11                                           ;  1107.3 p1      41 next
        pxor xmm11, xmm7                                           ;  1108.3 p1      41 next
        movdqa xmm1, [rbp + 1776]                                  ;  1058.7 p2      41 next
        movdqa xmm7, [rbp + 1568]                                  ;  1059.7 p2      50 next reload
        pand xmm1, xmm7                                            ;  1109.3 p1      41 next
        pxor xmm14, xmm8                                           ;  1110.3 p1      41 next
        movdqa xmm13, [rbp + 1488]                                 ;  1060.7 p2      41 next
        pand xmm13, [rbp + 1392]                                   ;  1111.3 p2+p1   41 next
        pxor xmm10, xmm6                                           ;  1112.3 p1      41 next
        pxor xmm15, [rbp + 1616]                                   ;  1113.3 p2+p1   41 next
        pxor xmm2, [rbp + 1392]                                    ;  1114.3 p2+p1   41 next
        pxor xmm0, xmm7                                            ;  1115.3 p1      41 next
        pxor xmm3, xmm8                                            ;  1116.3 p1      41 next
        pxor xmm11, [rbp + 1776]                                   ;  1117.3 p2+p1   41 next
        movdqa xmm4, xmm8                                          ;  1067.7 p0      41 next copy
        pand xmm4, [rbp + 1616]                                    ;  1118.3 p2+p1   41 next
        pxor xmm9, [rbp + 1488]                                    ;  1119.3 p2+p1   41 next
        movdqa [rbp + 1968], xmm12                                 ;  1108.3 p0+p3   41 next spill
        movdqa xmm12, xmm8                                         ;  1067.7 p0      41 next copy
        pand xmm12, [rbp + 1392]                                   ;  1120.3 p2+p1   41 next
        movdqa [rbp + 1536], xmm9                                  ;  1121.3 p0+p3   41 next spill
        movdqa xmm9, xmm8                                          ;  1067.7 p0      41 next copy
        pand xmm9, xmm7                                            ;  1121.3 p1      41 next
        movdqa [rbp + 1344], xmm11                                 ;  1119.3 p0+p3   41 next spill
        movdqa xmm11, xmm8                                         ;  1068.3 p0      41 next copy
        movdqa [rbp + 1120], xmm2                                  ;  1116.3 p0+p3   41 next spill
        movdqa xmm2, xmm6                                          ;  1070.3 p0      41 next copy
        pand xmm2, xmm7                                            ;  1122.3 p1      41 next
        movdqa [rbp + 1600], xmm15                                 ;  1115.3 p0+p3   41 next spill
        movdqa xmm15, xmm6                                         ;  1072.3 p0      41 next copy
        pxor xmm15, [rbp + 1776]                                   ;  1123.3 p2+p1   41 next
        movdqa [rbp + 1472], xmm10                                 ;  1114.3 p0+p3   41 next spill
        movdqa xmm10, xmm6                                         ;  1074.3 p0      41 next copy
        movdqa [rbp + 1552], xmm0                                  ;  1117.3 p0+p3   41 next spill
        movdqa xmm0, xmm6                                          ;  1076.3 p0      41 next copy
        pand xmm0, [rbp + 1488]                                    ;  1124.3 p2+p1   41 next
        movdqa [rbp + 1952], xmm3                                  ;  1118.3 p0+p3   41 next spill
        movdqa xmm3, xmm6                                          ;  1078.3 p0      41 next copy
        pand xmm3, [rbp + 1776]                                    ;  1125.3 p2+p1   41 next
        movdqa [rbp + 1648], xmm3                                  ;  1127.3 p0+p3   41 next spill
        movdqa xmm3, xmm7                                          ;  1080.3 p0      41 next copy
        movdqa [rbp + 1920], xmm0                                  ;  1126.3 p0+p3   41 next spill
        movdqa xmm0, xmm7                                          ;  1082.3 p0      41 next copy
        movdqa [rbp + 1808], xmm14                                 ;  1112.3 p0+p3   41 next spill
        movdqa xmm14, xmm7                                         ;  1084.3 p0      41 next copy
        pxor xmm14, [rbp + 1392]                                   ;  1126.3 p2+p1   41 next
        movdqa [rbp + 1872], xmm6                                  ;  1085.3 p0+p3   41 next spill
        movdqa xmm6, xmm7                                          ;  1086.3 p0      41 next copy
        movdqa [rbp + 1888], xmm8                                  ;  1087.3 p0+p3   41 next spill
        movdqa xmm8, xmm7                                          ;  1088.3 p0      41 next copy
        pand xmm7, [rbp + 1488]                                    ;  1127.3 p2+p1   41 next
        movdqa [rbp + 1568], xmm7                                  ;  1129.3 p0+p3   41 next spill
        movdqa xmm7, xmm5                                          ;  1107.3 p0      41 next copy
        pxor xmm7, xmm1                                            ;  1128.3 p1      41 next
        pand xmm1, [rbp + 1616]                                    ;  1129.3 p2+p1   41 next
        movdqa [rbp + 1744], xmm9                                  ;  1123.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1776]                                  ;  1085.0 p2      41 next
        pand xmm9, [rbp + 1392]                                    ;  1130.3 p2+p1   41 next
        movdqa [rbp + 1824], xmm15                                 ;  1125.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1616]                                 ;  1087.0 p2      41 next
        pxor xmm15, xmm12                                          ;  1131.3 p1      41 next
        pxor xmm1, xmm15                                           ;  1133.3 p1      41 next
        pand xmm3, xmm15                                           ;  1133.3 p1      41 next
        movdqa xmm15, [rbp + 1392]                                 ;  1089.7 p2      50 next reload
        pxor xmm3, xmm15                                           ;  1135.3 p1      41 next
        pand xmm6, xmm3                                            ;  1137.3 p1      41 next
        movdqa xmm15, xmm13                                        ;  1113.3 p0      41 next copy
        pxor xmm15, xmm4                                           ;  1136.3 p1      41 next
        pand xmm13, [rbp + 1824]                                   ;  1137.3 p2+p1   41 next
        pxor xmm3, xmm13                                           ;  1139.3 p1      41 next
        pxor xmm2, xmm15                                           ;  1139.3 p1      41 next
        pxor xmm4, xmm7                                            ;  1140.3 p1      41 next
        movdqa xmm13, [rbp + 1776]                                 ;  1096.3 p2      50 next reload
        pand xmm15, xmm13                                          ;  1141.3 p1      41 next
        pxor xmm5, xmm2                                            ;  1142.3 p1      41 next
        pand xmm0, xmm5                                            ;  1144.3 p1      41 next
        movdqa xmm5, xmm13                                         ;  1107.3 p0      41 next copy
        movdqa [rbp + 1936], xmm6                                  ;  1139.3 p0+p3   41 next spill
        movdqa xmm6, xmm13                                         ;  1107.3 p0      41 next copy
        pxor xmm6, [rbp + 1920]                                    ;  1144.3 p2+p1   41 next
        movdqa [rbp + 1424], xmm6                                  ;  1146.3 p0+p3   41 next spill
        movdqa xmm6, xmm13                                         ;  1107.3 p0      41 next copy
        pand xmm6, xmm7                                            ;  1145.3 p1      41 next
        pand xmm13, [rbp + 1808]                                   ;  1146.3 p2+p1   41 next
        movdqa [rbp + 1776], xmm13                                 ;  1148.3 p0+p3   41 next spill
        movdqa xmm13, xmm12                                        ;  1122.3 p0      41 next copy
        por xmm13, xmm9                                            ;  1147.3 p1      41 next
        pxor xmm12, [rbp + 1488]                                   ;  1148.3 p2+p1   41 next
        pxor xmm0, xmm12                                           ;  1150.3 p1      41 next
        movdqa [rbp + 1840], xmm0                                  ;  1152.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1488]                                  ;  1110.3 p2      41 next
        pand xmm0, [rbp + 1616]                                    ;  1150.3 p2+p1   41 next
        pxor xmm9, xmm0                                            ;  1152.3 p1      41 next
        pxor xmm5, xmm0                                            ;  1152.3 p1      41 next
        pxor xmm12, xmm5                                           ;  1154.3 p1      41 next
        movdqa xmm0, [rbp + 1488]                                  ;  1113.7 p2      50 next reload
        pand xmm5, xmm0                                            ;  1154.3 p1      41 next
        pand xmm0, xmm7                                            ;  1155.3 p1      41 next
        pxor xmm1, xmm5                                            ;  1156.3 p1      41 next
        movdqa xmm5, [rbp + 1392]                                  ;  1116.3 p2      50 next reload
        pxor xmm7, xmm5                                            ;  1157.3 p1      41 next
        pand xmm10, xmm7                                           ;  1159.3 p1      41 next
        movdqa xmm7, xmm5                                          ;  1127.3 p0      41 next copy
        pand xmm7, xmm2                                            ;  1159.3 p1      41 next
        pand xmm2, [rbp + 1616]                                    ;  1160.3 p2+p1   41 next
        pxor xmm13, xmm2                                           ;  1162.3 p1      41 next
        movdqa xmm2, xmm5                                          ;  1127.3 p0      41 next copy
        pand xmm2, [rbp + 1808]                                    ;  1162.3 p2+p1   41 next
        pand xmm5, [rbp + 1616]                                    ;  1163.3 p2+p1   41 next
        pxor xmm7, [rbp + 1920]                                    ;  1164.3 p2+p1   41 next
        movdqa [rbp + 1392], xmm2                                  ;  1164.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1824]                                  ;  1125.3 p2      41 next
        pand xmm2, [rbp + 1744]                                    ;  1165.3 p2+p1   41 next
        pxor xmm14, xmm2                                           ;  1167.3 p1      41 next
        pxor xmm14, xmm9                                           ;  1169.3 p1      41 next
        pand xmm8, xmm14                                           ;  1171.3 p1      41 next
        movdqa xmm14, [rbp + 1824]                                 ;  1126.3 p2      41 next reload
        pxor xmm9, xmm14                                           ;  1169.3 p1      41 next
        pand xmm11, xmm9                                           ;  1171.3 p1      41 next
        pand xmm14, xmm5                                           ;  1171.3 p1      41 next
        pxor xmm0, xmm14                                           ;  1173.3 p1      41 next
        movdqa xmm14, [rbp + 1744]                                 ;  1127.7 p2      41 next
        pxor xmm14, xmm12                                          ;  1173.3 p1      41 next
        pxor xmm15, xmm14                                          ;  1175.3 p1      41 next
        movdqa xmm14, [rbp + 1920]                                 ;  1128.7 p2      41 next
        pxor xmm14, xmm5                                           ;  1175.3 p1      41 next
        movdqa xmm2, [rbp + 1568]                                  ;  1129.7 p2      41 next
        pxor xmm10, xmm15                                          ;  1177.3 p1      41 next
        movdqa xmm15, [rbp + 1648]                                 ;  1130.7 p2      41 next reload
        pxor xmm2, xmm15                                           ;  1177.3 p1      41 next
        movdqa xmm5, [rbp + 1424]                                  ;  1146.3 p2      41 next reload
        pand xmm15, xmm5                                           ;  1178.3 p1      41 next
        pand xmm5, [rbp + 1616]                                    ;  1179.3 p2+p1   41 next
        pxor xmm6, xmm5                                            ;  1181.3 p1      41 next
        movdqa xmm5, [rel kasumi_encrypt_compact.T0_constants128]  ;  1133.7 p2      41 next reload
        pxor xmm11, xmm5                                           ;  1181.3 p1      41 next
        pxor xmm8, xmm14                                           ;  1182.3 p1      41 next
        pxor xmm10, xmm5                                           ;  1183.3 p1      41 next
        movdqa xmm14, [rbp + 1840]                                 ;  1152.3 p2      41 next reload
        pxor xmm14, xmm6                                           ;  1184.3 p1      41 next
        movdqa xmm6, [rbp + 1776]                                  ;  1148.3 p2      41 next reload
        pxor xmm6, xmm8                                            ;  1185.3 p1      41 next
        movdqa xmm8, [rbp + 1888]                                  ;  1136.7 p2      41 next reload
        pand xmm8, xmm2                                            ;  1186.3 p1      41 next
        pxor xmm4, xmm8                                            ;  1188.3 p1      41 next
        pxor xmm7, xmm4                                            ;  1190.3 p1      41 next
        movdqa xmm4, [rbp + 1392]                                  ;  1164.3 p2      41 next
        pxor xmm4, xmm2                                            ;  1189.3 p1      41 next
        movdqa xmm2, [rbp + 1392]                                  ;  1164.3 p2      41 next
        pxor xmm2, xmm11                                           ;  1190.3 p1      41 next
        pxor xmm3, xmm4                                            ;  1191.3 p1      41 next
        pxor xmm12, xmm3                                           ;  1193.3 p1      41 next
        movdqa xmm3, [rbp + 1568]                                  ;  1139.7 p2      41 next
        pxor xmm3, xmm2                                            ;  1193.3 p1      41 next
        movdqa xmm2, [rbp + 1808]                                  ;  1140.7 p2      41 next
        pxor xmm2, xmm7                                            ;  1194.3 p1      41 next
        movdqa xmm7, [rbp + 1952]                                  ;  1141.7 p2      41 next
        pxor xmm0, xmm12                                           ;  1195.3 p1      41 next
        movdqa xmm8, [rbp + 1552]                                  ;  1142.7 p2      41 next
        pxor xmm8, xmm10                                           ;  1196.3 p1      41 next
        movdqa xmm9, [rbp + 1472]                                  ;  1143.7 p2      41 next
        pxor xmm7, xmm0                                            ;  1197.3 p1      41 next
        movdqa xmm0, [rbp + 1600]                                  ;  1144.7 p2      41 next
        pxor xmm0, xmm6                                            ;  1198.3 p1      41 next
        movdqa xmm6, [rbp + 1120]                                  ;  1145.7 p2      41 next
        movdqa xmm10, [rbp + 1872]                                 ;  1146.7 p2      41 next reload
        por xmm10, xmm4                                            ;  1199.3 p1      41 next
        pxor xmm11, xmm10                                          ;  1201.3 p1      41 next
        movdqa xmm4, [rbp + 1344]                                  ;  1147.7 p2      41 next
        movdqa xmm10, [rbp + 1936]                                 ;  1148.7 p2      41 next reload
        pxor xmm10, xmm3                                           ;  1201.3 p1      41 next
        pxor xmm1, xmm10                                           ;  1203.3 p1      41 next
        movdqa xmm3, [rbp + 1536]                                  ;  1149.7 p2      41 next
        pxor xmm3, xmm14                                           ;  1203.3 p1      41 next
        movdqa xmm14, [rbp + 1952]                                 ;  1150.7 p2      44 next
        pxor xmm14, [r11 + 2304]                                   ;  1204.3 p2+p1   44 next
        pxor xmm15, xmm11                                          ;  1205.3 p1      41 next
        movdqa xmm10, [rbp + 1552]                                 ;  1152.7 p2      44 next
        pxor xmm10, [r11 + 2320]                                   ;  1206.3 p2+p1   44 next
        pxor xmm13, xmm15                                          ;  1207.3 p1      41 next
        movdqa xmm15, [rbp + 1472]                                 ;  1154.7 p2      44 next
        pxor xmm15, [r11 + 2336]                                   ;  1208.3 p2+p1   44 next
        pxor xmm6, xmm1                                            ;  1209.3 p1      41 next
        movdqa xmm1, [rbp + 1600]                                  ;  1156.7 p2      44 next
        pxor xmm1, [r11 + 2352]                                    ;  1210.3 p2+p1   44 next
        pxor xmm2, xmm5                                            ;  1211.3 p1      41 next
        pxor xmm4, xmm13                                           ;  1212.3 p1      41 next
        movdqa xmm11, [rbp + 1120]                                 ;  1158.7 p2      44 next
        pxor xmm11, [r11 + 2368]                                   ;  1213.3 p2+p1   44 next
        pxor xmm9, xmm2                                            ;  1214.3 p1      41 next
        movdqa xmm2, [rbp + 1344]                                  ;  1160.7 p2      44 next
        pxor xmm2, [r11 + 2384]                                    ;  1215.3 p2+p1   44 next
        pxor xmm8, [r11 + 2464]                                    ;  1216.3 p2+p1   44 next
        pxor xmm7, [r11 + 2448]                                    ;  1217.3 p2+p1   44 next
        pxor xmm0, [r11 + 2496]                                    ;  1218.3 p2+p1   44 next
        pxor xmm3, [r11 + 2544]                                    ;  1219.3 p2+p1   44 next
        pxor xmm6, [r11 + 2512]                                    ;  1220.3 p2+p1   44 next
        movdqa xmm12, [rbp + 1536]                                 ;  1167.7 p2      44 next
        pxor xmm12, [r11 + 2400]                                   ;  1221.3 p2+p1   44 next
        pxor xmm4, [r11 + 2528]                                    ;  1222.3 p2+p1   44 next
        pxor xmm9, [r11 + 2480]                                    ;  1223.3 p2+p1   44 next
        movdqa xmm13, [rbp + 1760]                                 ;  1171.7 p2      44 next
        pxor xmm13, [r11 + 2416]                                   ;  1224.3 p2+p1   44 next
        movdqa [rbp + 1760], xmm6                                  ;  1222.3 p0+p3   44 next spill
        movdqa xmm6, [rbp + 1968]                                  ;  1173.7 p2      44 next
        pxor xmm6, [r11 + 2432]                                    ;  1225.3 p2+p1   44 next
        movdqa [rbp + 1968], xmm8                                  ;  1218.3 p0+p3   44 next spill
        movdqa xmm8, xmm14                                         ;  1206.3 p0      41 next copy
        pxor xmm8, xmm12                                           ;  1226.3 p1      41 next
        movdqa [rbp + 1536], xmm4                                  ;  1224.3 p0+p3   44 next spill
        movdqa xmm4, xmm14                                         ;  1206.3 p0      41 next copy
        pand xmm4, xmm10                                           ;  1227.3 p1      41 next
        movdqa [rbp + 1344], xmm7                                  ;  1219.3 p0+p3   44 next spill
        movdqa xmm7, xmm14                                         ;  1206.3 p0      41 next copy
        movdqa [rbp + 1120], xmm3                                  ;  1221.3 p0+p3   44 next spill
        movdqa xmm3, xmm14                                         ;  1206.3 p0      41 next copy
        pand xmm3, xmm2                                            ;  1228.3 p1      41 next
        pxor xmm3, xmm10                                           ;  1230.3 p1      41 next
        movdqa [rbp + 1600], xmm0                                  ;  1220.3 p0+p3   44 next spill
        movdqa xmm0, xmm14                                         ;  1206.3 p0      41 next copy
        pxor xmm0, xmm10                                           ;  1230.3 p1      41 next
        movdqa [rbp + 1472], xmm9                                  ;  1225.3 p0+p3   44 next spill
        movdqa xmm9, xmm14                                         ;  1206.3 p0      41 next copy
        pand xmm9, xmm6                                            ;  1231.3 p1      41 next
        movdqa [rbp + 1552], xmm0                                  ;  1232.3 p0+p3   41 next spill
        movdqa xmm0, xmm10                                         ;  1208.3 p0      41 next copy
        pxor xmm0, xmm15                                           ;  1232.3 p1      41 next
        movdqa [rbp + 1952], xmm9                                  ;  1233.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1552]                                  ;  1232.3 p2      41 next
        pand xmm9, xmm12                                           ;  1243.3 p1      41 next
        movdqa [rbp + 1936], xmm9                                  ;  1245.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1552]                                  ;  1232.3 p2      41 next
        pand xmm9, xmm11                                           ;  1243.3 p1      41 next
        movdqa xmm5, xmm10                                         ;  1208.3 p0      41 next copy
        movdqa [rbp + 1552], xmm3                                  ;  1232.3 p0+p3   41 next spill
        movdqa xmm3, xmm10                                         ;  1208.3 p0      41 next copy
        movdqa [rbp + 1872], xmm10                                 ;  1208.3 p0+p3   44 next spill
        movdqa xmm10, [rbp + 1552]                                 ;  1232.3 p2      41 next
        movdqa [rbp + 1808], xmm0                                  ;  1234.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1552]                                  ;  1232.3 p2      41 next
        movdqa [rbp + 1552], xmm9                                  ;  1245.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1808]                                  ;  1234.3 p2      41 next
        pand xmm9, xmm13                                           ;  1245.3 p1      41 next
        movdqa [rbp + 1568], xmm9                                  ;  1247.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1808]                                  ;  1234.3 p2      41 next
        pand xmm9, xmm2                                            ;  1245.3 p1      41 next
        movdqa [rbp + 1808], xmm14                                 ;  1206.3 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1568]                                 ;  1247.3 p2      41 next
        movdqa [rbp + 1392], xmm11                                 ;  1215.3 p0+p3   44 next spill
        movdqa xmm11, [rbp + 1872]                                 ;  1208.3 p2      41 next
        pand xmm11, xmm15                                          ;  1237.3 p1      41 next
        pxor xmm11, xmm13                                          ;  1239.3 p1      41 next
        movdqa [rbp + 1888], xmm11                                 ;  1241.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1392]                                 ;  1215.3 p2      41 next
        pand xmm11, xmm2                                           ;  1239.3 p1      41 next
        pxor xmm11, [rel kasumi_encrypt_compact.T0_constants128]   ;  1241.3 p2+p1   41 next
        movdqa [rbp + 1776], xmm11                                 ;  1243.3 p0+p3   41 next spill
        movdqa xmm11, xmm15                                        ;  1210.3 p0      41 next copy
        pxor xmm11, xmm6                                           ;  1241.3 p1      41 next
        pand xmm5, xmm11                                           ;  1243.3 p1      41 next
        movdqa [rbp + 1840], xmm6                                  ;  1227.3 p0+p3   44 next spill
        movdqa xmm6, xmm15                                         ;  1210.3 p0      41 next copy
        pxor xmm6, xmm1                                            ;  1243.3 p1      41 next
        por xmm3, xmm6                                             ;  1245.3 p1      41 next
        movdqa [rbp + 1616], xmm11                                 ;  1243.3 p0+p3   41 next spill
        movdqa xmm11, xmm15                                        ;  1210.3 p0      41 next copy
        pxor xmm11, xmm13                                          ;  1245.3 p1      41 next
        pand xmm7, xmm11                                           ;  1247.3 p1      41 next
        movdqa xmm11, xmm15                                        ;  1210.3 p0      41 next copy
        pand xmm11, [rbp + 1888]                                   ;  1252.3 p2+p1   41 next
        pxor xmm11, [rbp + 1776]                                   ;  1254.3 p2+p1   41 next
        movdqa [rbp + 1424], xmm11                                 ;  1256.3 p0+p3   41 next spill
        movdqa xmm11, xmm15                                        ;  1212.3 p0      41 next copy
        pand xmm11, [rbp + 1392]                                   ;  1249.3 p2+p1   41 next
        movdqa [rbp + 1648], xmm15                                 ;  1214.3 p0+p3   41 next spill
        movdqa xmm15, xmm12                                        ;  1223.3 p0      41 next copy
        pxor xmm15, xmm1                                           ;  1250.3 p1      41 next
        movdqa [rbp + 1920], xmm11                                 ;  1251.3 p0+p3   41 next spill
        movdqa xmm11, xmm12                                        ;  1223.3 p0      41 next copy
        pand xmm11, xmm2                                           ;  1251.3 p1      41 next
        pxor xmm11, [rel kasumi_encrypt_compact.T0_constants128]   ;  1253.3 p2+p1   41 next
        pxor xmm7, xmm11                                           ;  1255.3 p1      41 next
        movdqa [rbp + 1744], xmm11                                 ;  1255.3 p0+p3   41 next spill
        movdqa xmm11, xmm12                                        ;  1223.3 p0      41 next copy
        pand xmm11, xmm1                                           ;  1254.3 p1      41 next
        pxor xmm5, xmm11                                           ;  1256.3 p1      41 next
        pxor xmm3, xmm5                                            ;  1258.3 p1      41 next
        movdqa xmm11, [rbp + 1808]                                 ;  1222.7 p2      41 next reload
        pxor xmm11, xmm5                                           ;  1258.3 p1      41 next
        movdqa xmm5, xmm2                                          ;  1223.3 p0      41 next copy
        pand xmm5, xmm6                                            ;  1258.3 p1      41 next
        pxor xmm0, xmm5                                            ;  1260.3 p1      41 next
        pxor xmm14, xmm0                                           ;  1262.3 p1      41 next
        movdqa xmm0, xmm2                                          ;  1225.3 p0      41 next copy
        movdqa xmm5, xmm2                                          ;  1226.3 p0      41 next copy
        pand xmm2, xmm13                                           ;  1261.3 p1      41 next
        pand xmm0, [rbp + 1616]                                    ;  1262.3 p2+p1   41 next
        pxor xmm14, xmm15                                          ;  1264.3 p1      41 next
        pand xmm12, [rbp + 1872]                                   ;  1264.3 p2+p1   41 next
        movdqa [rbp + 1808], xmm11                                 ;  1260.3 p0+p3   41 next spill
        movdqa xmm11, xmm13                                        ;  1229.0 p0      41 next copy
        pand xmm11, xmm8                                           ;  1265.3 p1      41 next
        pxor xmm10, xmm11                                          ;  1267.3 p1      41 next
        movdqa xmm11, xmm13                                        ;  1230.0 p0      41 next copy
        pand xmm11, xmm15                                          ;  1267.3 p1      41 next
        pand xmm15, [rbp + 1392]                                   ;  1268.3 p2+p1   41 next
        pxor xmm9, xmm15                                           ;  1270.3 p1      41 next
        movdqa xmm15, xmm13                                        ;  1231.3 p0      41 next copy
        pand xmm15, [rbp + 1840]                                   ;  1270.3 p2+p1   41 next
        pxor xmm9, [rbp + 1888]                                    ;  1272.3 p2+p1   41 next
        pand xmm13, [rbp + 1392]                                   ;  1272.3 p2+p1   41 next
        pxor xmm5, xmm15                                           ;  1273.3 p1      41 next
        movdqa [rbp + 1888], xmm11                                 ;  1269.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1952]                                 ;  1234.7 p2      41 next reload
        pxor xmm11, xmm13                                          ;  1274.3 p1      41 next
        movdqa xmm13, xmm6                                         ;  1245.3 p0      41 next copy
        pand xmm13, xmm1                                           ;  1275.3 p1      41 next
        pxor xmm4, xmm13                                           ;  1277.3 p1      41 next
        movdqa xmm13, xmm8                                         ;  1236.3 p0      41 next copy
        pand xmm13, xmm6                                           ;  1277.3 p1      41 next
        pxor xmm2, xmm13                                           ;  1279.3 p1      41 next
        movdqa xmm13, xmm8                                         ;  1237.3 p0      41 next copy
        pand xmm13, xmm1                                           ;  1279.3 p1      41 next
        pand xmm6, [rbp + 1616]                                    ;  1280.3 p2+p1   41 next
        pxor xmm12, xmm9                                           ;  1281.3 p1      41 next
        movdqa [rbp + 1952], xmm5                                  ;  1275.3 p0+p3   41 next spill
        movdqa xmm5, [rbp + 1920]                                  ;  1251.3 p2      41 next reload
        pxor xmm5, xmm13                                           ;  1282.3 p1      41 next
        movdqa xmm13, [rbp + 1840]                                 ;  1247.0 p2      44 next reload
        pxor xmm2, xmm13                                           ;  1283.3 p1      41 next
        pand xmm8, xmm13                                           ;  1284.3 p1      41 next
        pxor xmm6, xmm4                                            ;  1285.3 p1      41 next
        pxor xmm5, [rbp + 1952]                                    ;  1286.3 p2+p1   41 next
        pxor xmm12, xmm6                                           ;  1287.3 p1      41 next
        pxor xmm6, [rbp + 1392]                                    ;  1288.3 p2+p1   41 next
        pxor xmm3, xmm6                                            ;  1290.3 p1      41 next
        movdqa xmm6, xmm7                                          ;  1257.3 p0      41 next copy
        pxor xmm7, xmm2                                            ;  1290.3 p1      41 next
        pxor xmm12, xmm1                                           ;  1291.3 p1      41 next
        pxor xmm3, xmm10                                           ;  1292.3 p1      41 next
        pxor xmm10, xmm11                                          ;  1293.3 p1      41 next
        movdqa [rbp + 1920], xmm12                                 ;  1293.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1936]                                 ;  1252.3 p2      41 next reload
        pxor xmm12, xmm11                                          ;  1294.3 p1      41 next
        movdqa xmm11, [rbp + 1552]                                 ;  1253.3 p2      41 next reload
        pxor xmm11, xmm4                                           ;  1295.3 p1      41 next
        movdqa [rbp + 1552], xmm3                                  ;  1294.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1424]                                  ;  1259.0 p2      41 next reload
        pxor xmm3, xmm4                                            ;  1296.3 p1      41 next
        pxor xmm2, xmm3                                            ;  1298.3 p1      41 next
        movdqa xmm3, xmm0                                          ;  1264.3 p0      41 next copy
        pxor xmm0, xmm11                                           ;  1298.3 p1      41 next
        pxor xmm14, xmm0                                           ;  1300.3 p1      41 next
        pxor xmm3, [rbp + 1568]                                    ;  1300.3 p2+p1   41 next
        movdqa xmm0, xmm1                                          ;  1261.7 p0      41 next copy
        pxor xmm6, xmm3                                            ;  1302.3 p1      41 next
        pand xmm0, [rbp + 1616]                                    ;  1302.3 p2+p1   41 next
        movdqa xmm3, xmm1                                          ;  1263.0 p0      41 next copy
        pxor xmm15, xmm6                                           ;  1304.3 p1      41 next
        movdqa xmm4, [rbp + 1392]                                  ;  1263.7 p2      44 next reload
        pand xmm3, xmm4                                            ;  1304.3 p1      41 next
        pxor xmm9, xmm0                                            ;  1305.3 p1      41 next
        movdqa xmm0, xmm13                                         ;  1264.7 p0      41 next copy
        pand xmm0, xmm4                                            ;  1306.3 p1      41 next
        pxor xmm1, xmm0                                            ;  1308.3 p1      41 next
        pand xmm4, [rbp + 1872]                                    ;  1308.3 p2+p1   41 next
        pand xmm13, [rbp + 1952]                                   ;  1309.3 p2+p1   41 next
        movdqa xmm0, [rbp + 1808]                                  ;  1267.7 p2      41 next
        pxor xmm0, xmm9                                            ;  1310.3 p1      41 next
        movdqa xmm6, [rel kasumi_encrypt_compact.T0_constants128]  ;  1268.7 p2      41 next reload
        pxor xmm14, xmm6                                           ;  1311.3 p1      41 next
        pxor xmm5, xmm12                                           ;  1312.3 p1      41 next
        pxor xmm12, xmm4                                           ;  1313.3 p1      41 next
        movdqa xmm4, [rbp + 1808]                                  ;  1269.7 p2      41 next
        pxor xmm4, xmm5                                            ;  1314.3 p1      41 next
        movdqa xmm5, [rbp + 1776]                                  ;  1270.7 p2      41 next
        pxor xmm5, xmm13                                           ;  1315.3 p1      41 next
        movdqa xmm9, [rbp + 1600]                                  ;  1271.7 p2      41 next
        pxor xmm8, xmm12                                           ;  1316.3 p1      41 next
        movdqa xmm11, [rbp + 1472]                                 ;  1272.7 p2      44 next reload
        pand xmm9, xmm11                                           ;  1317.3 p1      41 next
        pxor xmm7, xmm3                                            ;  1318.3 p1      41 next
        movdqa xmm12, [rbp + 1744]                                 ;  1273.7 p2      41 next reload
        pxor xmm12, xmm3                                           ;  1319.3 p1      41 next
        pxor xmm10, xmm7                                           ;  1320.3 p1      41 next
        movdqa xmm3, [rbp + 1888]                                  ;  1274.7 p2      41 next
        pxor xmm15, xmm1                                           ;  1321.3 p1      41 next
        movdqa xmm1, [rbp + 1120]                                  ;  1275.7 p2      41 next
        movdqa xmm7, [rbp + 1344]                                  ;  1276.7 p2      44 next reload
        pand xmm1, xmm7                                            ;  1322.3 p1      41 next
        pxor xmm0, xmm12                                           ;  1323.3 p1      41 next
        movdqa xmm12, [rbp + 1648]                                 ;  1277.7 p2      41 next reload
        pxor xmm12, xmm8                                           ;  1324.3 p1      41 next
        pxor xmm3, xmm12                                           ;  1326.3 p1      41 next
        movdqa xmm8, [rbp + 1536]                                  ;  1278.7 p2      41 next
        movdqa xmm12, [rbp + 1968]                                 ;  1279.7 p2      44 next reload
        pand xmm8, xmm12                                           ;  1326.3 p1      41 next
        pxor xmm9, xmm7                                            ;  1327.3 p1      41 next
        pxor xmm0, xmm5                                            ;  1328.3 p1      41 next
        pxor xmm5, xmm3                                            ;  1329.3 p1      41 next
        movdqa xmm3, [rbp + 1120]                                  ;  1280.7 p2      41 next
        movdqa xmm13, [rbp + 1760]                                 ;  1281.7 p2      44 next reload
        pand xmm3, xmm13                                           ;  1330.3 p1      41 next
        pxor xmm4, [rbp + 1600]                                    ;  1331.3 p2+p1   41 next
        pxor xmm15, xmm7                                           ;  1332.3 p1      41 next
        pxor xmm10, xmm11                                          ;  1333.3 p1      41 next
        pxor xmm14, xmm12                                          ;  1334.3 p1      41 next
        pxor xmm5, [rbp + 1536]                                    ;  1335.3 p2+p1   41 next
        movdqa xmm6, xmm7                                          ;  1287.7 p0      41 next copy
        pand xmm6, [rbp + 1600]                                    ;  1336.3 p2+p1   41 next
        pxor xmm0, [rbp + 1120]                                    ;  1337.3 p2+p1   41 next
        movdqa [rbp + 1648], xmm2                                  ;  1300.3 p0+p3   41 next spill
        movdqa xmm2, xmm7                                          ;  1287.7 p0      41 next copy
        pand xmm2, xmm13                                           ;  1338.3 p1      41 next
        movdqa [rbp + 1888], xmm0                                  ;  1339.3 p0+p3   41 next spill
        movdqa xmm0, xmm7                                          ;  1287.7 p0      41 next copy
        pand xmm0, xmm12                                           ;  1339.3 p1      41 next
        movdqa [rbp + 1744], xmm5                                  ;  1337.3 p0+p3   41 next spill
        movdqa xmm5, xmm7                                          ;  1288.0 p0      41 next copy
        movdqa [rbp + 1344], xmm4                                  ;  1333.3 p0+p3   41 next spill
        movdqa xmm4, xmm11                                         ;  1290.0 p0      41 next copy
        pand xmm4, xmm12                                           ;  1340.3 p1      41 next
        movdqa [rbp + 1776], xmm10                                 ;  1335.3 p0+p3   41 next spill
        movdqa xmm10, xmm11                                        ;  1292.0 p0      41 next copy
        pxor xmm10, [rbp + 1536]                                   ;  1341.3 p2+p1   41 next
        movdqa [rbp + 1808], xmm14                                 ;  1336.3 p0+p3   41 next spill
        movdqa xmm14, xmm11                                        ;  1294.0 p0      41 next copy
        movdqa [rbp + 1952], xmm15                                 ;  1334.3 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  1296.0 p0      41 next copy
        pand xmm15, [rbp + 1120]                                   ;  1342.3 p2+p1   41 next
        movdqa [rbp + 1872], xmm15                                 ;  1344.3 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  1298.0 p0      41 next copy
        pand xmm15, [rbp + 1536]                                   ;  1343.3 p2+p1   41 next
        movdqa [rbp + 1472], xmm15                                 ;  1345.3 p0+p3   41 next spill
        movdqa xmm15, xmm12                                        ;  1300.0 p0      41 next copy
        movdqa [rbp + 1392], xmm9                                  ;  1329.3 p0+p3   41 next spill
        movdqa xmm9, xmm12                                         ;  1302.0 p0      41 next copy
        movdqa [rbp + 1840], xmm11                                 ;  1303.0 p0+p3   41 next spill
        movdqa xmm11, xmm12                                        ;  1304.0 p0      41 next copy
        pxor xmm11, xmm13                                          ;  1344.3 p1      41 next
        movdqa [rbp + 1616], xmm7                                  ;  1305.0 p0+p3   41 next spill
        movdqa xmm7, xmm12                                         ;  1306.0 p0      41 next copy
        movdqa [rbp + 1568], xmm0                                  ;  1341.3 p0+p3   41 next spill
        movdqa xmm0, xmm12                                         ;  1308.0 p0      41 next copy
        pand xmm12, [rbp + 1120]                                   ;  1345.3 p2+p1   41 next
        movdqa [rbp + 1968], xmm12                                 ;  1347.3 p0+p3   41 next spill
        movdqa xmm12, xmm1                                         ;  1324.3 p0      41 next copy
        pxor xmm12, xmm8                                           ;  1346.3 p1      41 next
        pand xmm8, [rbp + 1600]                                    ;  1347.3 p2+p1   41 next
        movdqa [rbp + 1424], xmm10                                 ;  1343.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1600]                                 ;  1302.7 p2      41 next
        pxor xmm10, xmm2                                           ;  1348.3 p1      41 next
        pxor xmm8, xmm10                                           ;  1350.3 p1      41 next
        pand xmm15, xmm10                                          ;  1350.3 p1      41 next
        pxor xmm15, xmm13                                          ;  1352.3 p1      41 next
        movdqa xmm10, xmm13                                        ;  1312.0 p0      41 next copy
        pand xmm10, [rbp + 1536]                                   ;  1352.3 p2+p1   41 next
        pand xmm7, xmm15                                           ;  1354.3 p1      41 next
        movdqa [rbp + 1936], xmm7                                  ;  1356.3 p0+p3   41 next spill
        movdqa xmm7, xmm13                                         ;  1314.0 p0      41 next copy
        movdqa [rbp + 1824], xmm5                                  ;  1315.0 p0+p3   41 next spill
        movdqa xmm5, xmm13                                         ;  1316.0 p0      41 next copy
        pxor xmm5, xmm12                                           ;  1354.3 p1      41 next
        pand xmm14, xmm5                                           ;  1356.3 p1      41 next
        movdqa xmm5, xmm13                                         ;  1317.0 p0      41 next copy
        pand xmm5, [rbp + 1392]                                    ;  1356.3 p2+p1   41 next
        movdqa [rbp + 1488], xmm5                                  ;  1358.3 p0+p3   41 next spill
        movdqa xmm5, xmm13                                         ;  1319.0 p0      41 next copy
        pand xmm5, [rbp + 1600]                                    ;  1357.3 p2+p1   41 next
        pxor xmm13, [rbp + 1552]                                   ;  1358.3 p2+p1   41 next
        movdqa [rbp + 1552], xmm13                                 ;  1360.3 p0+p3   41 next spill
        movdqa xmm13, xmm3                                         ;  1332.3 p0      41 next copy
        pxor xmm13, xmm6                                           ;  1359.3 p1      41 next
        pxor xmm6, xmm12                                           ;  1360.3 p1      41 next
        pand xmm3, [rbp + 1424]                                    ;  1361.3 p2+p1   41 next
        pxor xmm15, xmm3                                           ;  1363.3 p1      41 next
        pxor xmm4, xmm13                                           ;  1363.3 p1      41 next
        movdqa xmm3, [rbp + 1536]                                  ;  1322.3 p2      44 next reload
        pand xmm13, xmm3                                           ;  1364.3 p1      41 next
        pxor xmm1, xmm4                                            ;  1365.3 p1      41 next
        pand xmm9, xmm1                                            ;  1367.3 p1      41 next
        pand xmm7, xmm4                                            ;  1367.3 p1      41 next
        movdqa xmm1, [rbp + 1600]                                  ;  1324.3 p2      44 next reload
        pand xmm4, xmm1                                            ;  1368.3 p1      41 next
        pxor xmm7, [rbp + 1872]                                    ;  1369.3 p2+p1   41 next
        movdqa [rbp + 1760], xmm12                                 ;  1348.3 p0+p3   41 next spill
        movdqa xmm12, xmm1                                         ;  1335.3 p0      41 next copy
        pand xmm12, [rbp + 1120]                                   ;  1370.3 p2+p1   41 next
        movdqa [rbp + 1600], xmm5                                  ;  1359.3 p0+p3   41 next spill
        movdqa xmm5, xmm2                                          ;  1340.3 p0      41 next copy
        por xmm2, xmm10                                            ;  1371.3 p1      41 next
        pxor xmm4, xmm2                                            ;  1373.3 p1      41 next
        movdqa xmm2, [rbp + 1120]                                  ;  1333.3 p2      44 next reload
        pxor xmm5, xmm2                                            ;  1373.3 p1      41 next
        pxor xmm10, xmm12                                          ;  1374.3 p1      41 next
        pxor xmm12, xmm3                                           ;  1375.3 p1      41 next
        pxor xmm9, xmm5                                            ;  1376.3 p1      41 next
        pxor xmm5, xmm12                                           ;  1377.3 p1      41 next
        pand xmm12, xmm2                                           ;  1378.3 p1      41 next
        pxor xmm8, xmm12                                           ;  1380.3 p1      41 next
        movdqa xmm12, xmm3                                         ;  1338.3 p0      41 next copy
        pxor xmm12, [rbp + 1872]                                   ;  1380.3 p2+p1   41 next
        pand xmm2, [rbp + 1760]                                    ;  1381.3 p2+p1   41 next
        pand xmm1, xmm12                                           ;  1382.3 p1      41 next
        pand xmm12, [rbp + 1472]                                   ;  1383.3 p2+p1   41 next
        movdqa [rbp + 1120], xmm9                                  ;  1378.3 p0+p3   41 next spill
        movdqa xmm9, xmm3                                          ;  1342.0 p0      41 next copy
        pand xmm9, [rbp + 1760]                                    ;  1384.3 p2+p1   41 next
        pxor xmm1, xmm9                                            ;  1386.3 p1      41 next
        movdqa xmm9, [rbp + 1392]                                  ;  1343.0 p2      41 next reload
        pand xmm3, xmm9                                            ;  1386.3 p1      41 next
        movdqa [rbp + 1392], xmm3                                  ;  1388.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1120]                                  ;  1378.3 p2      41 next reload
        pxor xmm3, xmm1                                            ;  1389.3 p1      41 next
        movdqa xmm1, [rbp + 1424]                                  ;  1345.3 p2      41 next
        pand xmm1, [rbp + 1568]                                    ;  1388.3 p2+p1   41 next
        pxor xmm11, xmm1                                           ;  1390.3 p1      41 next
        pxor xmm11, xmm10                                          ;  1392.3 p1      41 next
        pand xmm0, xmm11                                           ;  1394.3 p1      41 next
        movdqa xmm1, [rbp + 1424]                                  ;  1347.3 p2      41 next reload
        pxor xmm10, xmm1                                           ;  1392.3 p1      41 next
        movdqa xmm11, [rbp + 1600]                                 ;  1359.3 p2      41 next reload
        pand xmm1, xmm11                                           ;  1393.3 p1      41 next
        pxor xmm2, xmm1                                            ;  1395.3 p1      41 next
        pxor xmm11, [rbp + 1872]                                   ;  1395.3 p2+p1   41 next
        movdqa xmm1, [rbp + 1824]                                  ;  1350.3 p2      41 next reload
        pand xmm1, xmm10                                           ;  1396.3 p1      41 next
        movdqa xmm10, [rel kasumi_encrypt_compact.T0_constants128] ;  1351.3 p2      41 next reload
        pxor xmm1, xmm10                                           ;  1398.3 p1      41 next
        pxor xmm0, xmm11                                           ;  1398.3 p1      41 next
        movdqa xmm11, [rbp + 1568]                                 ;  1352.3 p2      41 next
        pxor xmm11, xmm5                                           ;  1399.3 p1      41 next
        pxor xmm13, xmm11                                          ;  1401.3 p1      41 next
        pxor xmm14, xmm13                                          ;  1403.3 p1      41 next
        pxor xmm14, xmm10                                          ;  1405.3 p1      41 next
        movdqa xmm11, [rbp + 1888]                                 ;  1353.3 p2      41 next reload
        pxor xmm3, xmm11                                           ;  1403.3 p1      41 next
        movdqa xmm13, [rbp + 1456]                                 ;  1354.3 p2      50 next reload
        pxor xmm11, xmm13                                          ;  1404.3 p1      50 next
        pxor xmm13, [rax + 864]                                    ;  1405.3 p2+p1  108 r
        pxor xmm0, [rbp + 1392]                                    ;  1406.3 p2+p1   41 next
        pxor xmm14, [rbp + 1808]                                   ;  1407.3 p2+p1   41 next
        pxor xmm0, [rbp + 1344]                                    ;  1408.3 p2+p1   41 next
        pxor xmm3, [rbp + 1792]                                    ;  1409.3 p2+p1   50 next
        pxor xmm14, [rbp + 1328]                                   ;  1410.3 p2+p1   50 next
        pxor xmm0, [rbp + 1152]                                    ;  1411.3 p2+p1   50 next
        movdqa [rbp + 736], xmm13                                  ;  1407.3 p0+p3  108 r spill
        movdqa xmm13, [rbp + 1968]                                 ;  1362.3 p2      41 next
        pxor xmm13, [rbp + 1472]                                   ;  1412.3 p2+p1   41 next
        movdqa [rbp + 1472], xmm3                                  ;  1411.3 p0+p3   50 next spill
        movdqa xmm3, [rbp + 1488]                                  ;  1364.3 p2      41 next
        pxor xmm3, xmm13                                           ;  1414.3 p1      41 next
        movdqa [rbp + 1456], xmm0                                  ;  1413.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1616]                                  ;  1365.3 p2      41 next reload
        pand xmm0, xmm13                                           ;  1414.3 p1      41 next
        pxor xmm6, xmm0                                            ;  1416.3 p1      41 next
        pxor xmm7, xmm6                                            ;  1418.3 p1      41 next
        movdqa xmm0, [rbp + 1488]                                  ;  1366.3 p2      41 next
        pxor xmm0, xmm1                                            ;  1417.3 p1      41 next
        pxor xmm9, xmm7                                            ;  1420.3 p1      41 next
        movdqa xmm6, [rbp + 1968]                                  ;  1367.3 p2      41 next
        pxor xmm6, xmm0                                            ;  1419.3 p1      41 next
        movdqa xmm0, [rbp + 1952]                                  ;  1368.3 p2      41 next
        pxor xmm15, xmm3                                           ;  1420.3 p1      41 next
        pxor xmm5, xmm15                                           ;  1422.3 p1      41 next
        movdqa xmm15, [rbp + 1776]                                 ;  1369.3 p2      41 next
        pxor xmm2, xmm5                                            ;  1424.3 p1      41 next
        movdqa xmm5, [rbp + 1552]                                  ;  1370.3 p2      41 next
        movdqa xmm7, [rbp + 1840]                                  ;  1371.3 p2      41 next reload
        por xmm7, xmm3                                             ;  1423.3 p1      41 next
        pxor xmm1, xmm7                                            ;  1425.3 p1      41 next
        movdqa xmm3, [rbp + 1744]                                  ;  1372.3 p2      41 next
        pxor xmm12, xmm1                                           ;  1427.3 p1      41 next
        movdqa xmm1, [rbp + 1952]                                  ;  1373.3 p2      50 next
        movdqa xmm7, [rbp + 1200]                                  ;  1374.3 p2      50 next reload
        pxor xmm1, xmm7                                            ;  1426.3 p1      50 next
        pxor xmm7, [rax + 768]                                     ;  1427.3 p2+p1  108 r
        movdqa xmm13, [rbp + 1936]                                 ;  1376.3 p2      41 next reload
        pxor xmm13, xmm6                                           ;  1428.3 p1      41 next
        pxor xmm0, xmm2                                            ;  1429.3 p1      41 next
        pxor xmm8, xmm13                                           ;  1430.3 p1      41 next
        movdqa xmm2, [rbp + 1808]                                  ;  1377.3 p2      50 next
        movdqa xmm6, [rbp + 1360]                                  ;  1378.3 p2      50 next reload
        pxor xmm2, xmm6                                            ;  1431.3 p1      50 next
        pxor xmm6, [rax + 784]                                     ;  1432.3 p2+p1  108 r
        pxor xmm4, xmm12                                           ;  1433.3 p1      41 next
        pxor xmm5, xmm8                                            ;  1434.3 p1      41 next
        movdqa xmm8, [rbp + 1776]                                  ;  1380.3 p2      50 next
        movdqa xmm12, [rbp + 1408]                                 ;  1381.3 p2      50 next reload
        pxor xmm8, xmm12                                           ;  1435.3 p1      50 next
        pxor xmm12, [rax + 800]                                    ;  1436.3 p2+p1  108 r
        pxor xmm9, xmm10                                           ;  1437.3 p1      41 next
        pxor xmm3, xmm4                                            ;  1438.3 p1      41 next
        pxor xmm15, xmm9                                           ;  1439.3 p1      41 next
        movdqa xmm4, [rbp + 1344]                                  ;  1383.3 p2      50 next
        movdqa xmm9, [rbp + 1232]                                  ;  1384.3 p2      50 next reload
        pxor xmm4, xmm9                                            ;  1440.3 p1      50 next
        pxor xmm9, [rax + 816]                                     ;  1441.3 p2+p1  108 r
        pxor xmm11, [rax + 608]                                    ;  1442.3 p2+p1  108 r
        pxor xmm14, [rax + 672]                                    ;  1443.3 p2+p1  108 r
        movdqa xmm13, [rbp + 1856]                                 ;  1388.3 p2      50 next reload
        pxor xmm0, xmm13                                           ;  1444.3 p1      50 next
        pxor xmm13, [rax + 912]                                    ;  1445.3 p2+p1  108 r
        pxor xmm5, [rbp + 1296]                                    ;  1446.3 p2+p1   50 next
        pxor xmm1, [rax + 512]                                     ;  1447.3 p2+p1  108 r
        pxor xmm3, [rbp + 1904]                                    ;  1448.3 p2+p1   50 next
        pxor xmm15, [rbp + 1728]                                   ;  1449.3 p2+p1   50 next
        pxor xmm2, [rax + 528]                                     ;  1450.3 p2+p1  108 r
        pxor xmm8, [rax + 544]                                     ;  1451.3 p2+p1  108 r
        pxor xmm4, [rax + 560]                                     ;  1452.3 p2+p1  108 r
        pxor xmm0, [rax + 656]                                     ;  1453.3 p2+p1  108 r
        pxor xmm5, [rax + 720]                                     ;  1454.3 p2+p1  108 r
        pxor xmm15, [rax + 688]                                    ;  1455.3 p2+p1  108 r
        pxor xmm3, [rax + 736]                                     ;  1456.3 p2+p1  108 r
        movdqa [rbp + 608], xmm3                                   ;  1458.3 p0+p3  108 r spill
        movdqa xmm3, [rbp + 1552]                                  ;  1401.3 p2      50 next
        pxor xmm3, [rbp + 1520]                                    ;  1457.3 p2+p1   50 next
        pxor xmm3, [rax + 576]                                     ;  1459.3 p2+p1  108 r
        movdqa [rbp + 592], xmm5                                   ;  1456.3 p0+p3  108 r spill
        movdqa xmm5, [rbp + 1744]                                  ;  1404.3 p2      50 next
        pxor xmm5, [rbp + 1264]                                    ;  1459.3 p2+p1   50 next
        pxor xmm5, [rax + 592]                                     ;  1461.3 p2+p1  108 r
        movdqa [rbp + 560], xmm15                                  ;  1457.3 p0+p3  108 r spill
        movdqa xmm15, [rbp + 1648]                                 ;  1407.3 p2      50 next
        pxor xmm15, [rbp + 1664]                                   ;  1461.3 p2+p1   50 next
        pxor xmm15, [rax + 624]                                    ;  1463.3 p2+p1  108 r
        movdqa [rbp + 544], xmm14                                  ;  1445.3 p0+p3  108 r spill
        movdqa xmm14, [rbp + 1920]                                 ;  1410.3 p2      50 next
        pxor xmm14, [rbp + 1376]                                   ;  1463.3 p2+p1   50 next
        pxor xmm14, [rax + 640]                                    ;  1465.3 p2+p1  108 r
        movdqa [rbp + 528], xmm0                                   ;  1455.3 p0+p3  108 r spill
        movdqa xmm0, [rbp + 1520]                                  ;  1413.3 p2     108 r
        pxor xmm0, [rax + 832]                                     ;  1465.3 p2+p1  108 r
        movdqa [rbp + 512], xmm14                                  ;  1467.3 p0+p3  108 r spill
        movdqa xmm14, [rbp + 1264]                                 ;  1415.3 p2     108 r
        pxor xmm14, [rax + 848]                                    ;  1466.3 p2+p1  108 r
        movdqa [rbp + 496], xmm15                                  ;  1465.3 p0+p3  108 r spill
        movdqa xmm15, [rbp + 1664]                                 ;  1417.3 p2     108 r
        pxor xmm15, [rax + 880]                                    ;  1467.3 p2+p1  108 r
        movdqa [rbp + 480], xmm11                                  ;  1444.3 p0+p3  108 r spill
        movdqa xmm11, [rbp + 1376]                                 ;  1419.3 p2     108 r
        pxor xmm11, [rax + 896]                                    ;  1468.3 p2+p1  108 r
        movdqa [rbp + 464], xmm5                                   ;  1463.3 p0+p3  108 r spill
        movdqa xmm5, xmm7                                          ;  1429.3 p0      50 next copy
        pxor xmm5, [r9 + 176]                                      ;  1469.3 p2+p1   50 next
        movdqa [rbp + 640], xmm7                                   ;  1429.3 p0+p3  108 r spill
        movdqa xmm7, xmm6                                          ;  1434.3 p0      50 next copy
        pxor xmm7, [r9 + 192]                                      ;  1470.3 p2+p1   50 next
        movdqa [rbp + 656], xmm6                                   ;  1434.3 p0+p3  108 r spill
        movdqa xmm6, [rbp + 1328]                                  ;  1426.3 p2     108 r
        pxor xmm6, [rax + 928]                                     ;  1471.3 p2+p1  108 r
        movdqa [rbp + 448], xmm3                                   ;  1461.3 p0+p3  108 r spill
        movdqa xmm3, xmm12                                         ;  1438.3 p0      50 next copy
        pxor xmm3, [r9 + 208]                                      ;  1472.3 p2+p1   50 next
        movdqa [rbp + 672], xmm12                                  ;  1438.3 p0+p3  108 r spill
        movdqa xmm12, xmm9                                         ;  1443.3 p0      50 next copy
        pxor xmm12, [r9 + 224]                                     ;  1473.3 p2+p1   50 next
        movdqa [rbp + 688], xmm9                                   ;  1443.3 p0+p3  108 r spill
        movdqa xmm9, [rbp + 1728]                                  ;  1432.3 p2     108 r
        pxor xmm9, [rax + 944]                                     ;  1474.3 p2+p1  108 r
        movdqa [rbp + 432], xmm4                                   ;  1454.3 p0+p3  108 r spill
        movdqa xmm4, [rbp + 1152]                                  ;  1434.3 p2     108 r
        pxor xmm4, [rax + 960]                                     ;  1475.3 p2+p1  108 r
        movdqa [rbp + 416], xmm8                                   ;  1453.3 p0+p3  108 r spill
        movdqa xmm8, xmm13                                         ;  1447.3 p0      50 next copy
        pxor xmm8, [r9 + 64]                                       ;  1476.3 p2+p1   50 next
        movdqa [rbp + 784], xmm13                                  ;  1447.3 p0+p3  108 r spill
        movdqa xmm13, [rbp + 1296]                                 ;  1441.3 p2     108 r
        pxor xmm13, [rax + 976]                                    ;  1477.3 p2+p1  108 r
        movdqa [rbp + 400], xmm2                                   ;  1452.3 p0+p3  108 r spill
        movdqa xmm2, [rbp + 1904]                                  ;  1443.3 p2     108 r
        pxor xmm2, [rax + 992]                                     ;  1478.3 p2+p1  108 r
        movdqa [rbp + 384], xmm1                                   ;  1449.3 p0+p3  108 r spill
        movdqa xmm1, [rbp + 1792]                                  ;  1446.0 p2     108 r
        pxor xmm1, [rax + 1008]                                    ;  1479.3 p2+p1  108 r
        movdqa [rbp + 1792], xmm7                                  ;  1472.3 p0+p3   50 next spill
        movdqa xmm7, xmm0                                          ;  1467.3 p0      50 next copy
        pxor xmm7, [r9 + 240]                                      ;  1480.3 p2+p1   50 next
        movdqa [rbp + 704], xmm0                                   ;  1467.3 p0+p3  108 r spill
        movdqa xmm0, xmm14                                         ;  1468.3 p0      50 next copy
        pxor xmm0, [r9]                                            ;  1481.3 p2+p1   50 next
        movdqa [rbp + 720], xmm14                                  ;  1468.3 p0+p3  108 r spill
        movdqa xmm14, xmm15                                        ;  1469.3 p0      50 next copy
        pxor xmm14, [r9 + 32]                                      ;  1482.3 p2+p1   50 next
        movdqa [rbp + 752], xmm15                                  ;  1469.3 p0+p3  108 r spill
        movdqa xmm15, xmm11                                        ;  1470.3 p0      50 next copy
        pxor xmm15, [r9 + 48]                                      ;  1483.3 p2+p1   50 next
        movdqa [rbp + 768], xmm11                                  ;  1470.3 p0+p3  108 r spill
        movdqa xmm11, xmm6                                         ;  1473.3 p0      50 next copy
        pxor xmm11, [r9 + 80]                                      ;  1484.3 p2+p1   50 next
        movdqa [rbp + 800], xmm6                                   ;  1473.3 p0+p3  108 r spill
        movdqa xmm6, xmm9                                          ;  1476.3 p0      50 next copy
        pxor xmm6, [r9 + 96]                                       ;  1485.3 p2+p1   50 next
        movdqa [rbp + 816], xmm9                                   ;  1476.3 p0+p3  108 r spill
        movdqa xmm9, xmm4                                          ;  1477.3 p0      50 next copy
        pxor xmm9, [r9 + 112]                                      ;  1486.3 p2+p1   50 next
        movdqa [rbp + 832], xmm4                                   ;  1477.3 p0+p3  108 r spill
        movdqa xmm4, xmm13                                         ;  1479.3 p0      50 next copy
        pxor xmm4, [r9 + 128]                                      ;  1487.3 p2+p1   50 next
        movdqa [rbp + 848], xmm13                                  ;  1479.3 p0+p3  108 r spill
        movdqa xmm13, xmm2                                         ;  1480.3 p0      50 next copy
        pxor xmm13, [r9 + 144]                                     ;  1488.3 p2+p1   50 next
        movdqa [rbp + 864], xmm2                                   ;  1480.3 p0+p3  108 r spill
        movdqa xmm2, xmm1                                          ;  1481.3 p0      50 next copy
        pxor xmm2, [r9 + 160]                                      ;  1489.3 p2+p1   50 next
        movdqa [rbp + 880], xmm1                                   ;  1481.3 p0+p3  108 r spill
        movdqa xmm1, [rbp + 736]                                   ;  1481.3 p2      50 next
        pxor xmm1, [r9 + 16]                                       ;  1492.3 p2+p1   50 next
        movdqa [rbp + 1824], xmm7                                  ;  1482.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1456]                                  ;  1471.3 p2     108 r
        pxor xmm7, [rax + 704]                                     ;  1491.3 p2+p1  108 r
        movdqa [rbp + 576], xmm7                                   ;  1493.3 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1472]                                  ;  1473.3 p2     108 r
        pxor xmm7, [rax + 752]                                     ;  1492.3 p2+p1  108 r
        movdqa [rbp + 624], xmm7                                   ;  1494.3 p0+p3  108 r spill
        movdqa xmm7, xmm8                                          ;  1478.3 p0      41 next copy
        pxor xmm7, xmm2                                            ;  1493.3 p1      41 next
        movdqa [rbp + 1872], xmm0                                  ;  1483.3 p0+p3   50 next spill
        movdqa xmm0, xmm8                                          ;  1478.3 p0      41 next copy
        pxor xmm0, xmm11                                           ;  1494.3 p1      41 next
        movdqa [rbp + 1600], xmm5                                  ;  1480.0 p0+p3   50 next spill
        movdqa xmm5, xmm8                                          ;  1478.7 p0      41 next copy
        pxor xmm5, xmm13                                           ;  1495.3 p1      41 next
        pand xmm5, xmm14                                           ;  1497.3 p1      41 next
        movdqa [rbp + 1424], xmm1                                  ;  1494.3 p0+p3   50 next spill
        movdqa xmm1, xmm8                                          ;  1480.7 p0      41 next copy
        pxor xmm1, xmm15                                           ;  1497.3 p1      41 next
        movdqa [rbp + 1120], xmm3                                  ;  1484.0 p0+p3   50 next spill
        movdqa xmm3, xmm8                                          ;  1482.7 p0      41 next copy
        pand xmm3, xmm15                                           ;  1498.3 p1      41 next
        pxor xmm3, xmm13                                           ;  1500.3 p1      41 next
        movdqa [rbp + 1760], xmm12                                 ;  1486.0 p0+p3   50 next spill
        movdqa xmm12, xmm8                                         ;  1484.7 p0      41 next copy
        pand xmm12, xmm3                                           ;  1502.3 p1      41 next
        movdqa [rbp + 1536], xmm2                                  ;  1491.3 p0+p3   50 next spill
        movdqa xmm2, xmm8                                          ;  1486.7 p0      41 next copy
        pand xmm2, xmm6                                            ;  1501.3 p1      41 next
        movdqa [rbp + 1984], xmm8                                  ;  1490.0 p0+p3   41 next spill
        movdqa xmm8, xmm14                                         ;  1488.7 p0      41 next copy
        pxor xmm8, xmm4                                            ;  1502.3 p1      41 next
        movdqa [rbp + 2000], xmm2                                  ;  1503.3 p0+p3   41 next spill
        movdqa xmm2, xmm14                                         ;  1490.7 p0      41 next copy
        pand xmm2, xmm15                                           ;  1503.3 p1      41 next
        movdqa [rbp + 2016], xmm12                                 ;  1504.3 p0+p3   41 next spill
        movdqa xmm12, xmm14                                        ;  1492.7 p0      41 next copy
        pand xmm12, xmm9                                           ;  1504.3 p1      41 next
        pxor xmm12, xmm15                                          ;  1506.3 p1      41 next
        movdqa [rbp + 2032], xmm3                                  ;  1502.3 p0+p3   41 next spill
        movdqa xmm3, xmm14                                         ;  1494.7 p0      41 next copy
        pxor xmm3, xmm15                                           ;  1506.3 p1      41 next
        movdqa [rbp + 2048], xmm3                                  ;  1508.3 p0+p3   41 next spill
        movdqa xmm3, xmm14                                         ;  1496.7 p0      41 next copy
        pand xmm3, [rbp + 1536]                                    ;  1507.3 p2+p1   41 next
        movdqa [rbp + 2064], xmm3                                  ;  1509.3 p0+p3   41 next spill
        movdqa xmm3, xmm1                                          ;  1499.3 p0      41 next copy
        pand xmm3, xmm13                                           ;  1508.3 p1      41 next
        pand xmm1, xmm9                                            ;  1509.3 p1      41 next
        movdqa [rbp + 2080], xmm3                                  ;  1510.3 p0+p3   41 next spill
        movdqa xmm3, xmm15                                         ;  1500.7 p0      41 next copy
        pand xmm3, xmm7                                            ;  1510.3 p1      41 next
        movdqa [rbp + 2096], xmm7                                  ;  1504.0 p0+p3   41 next spill
        movdqa xmm7, xmm15                                         ;  1502.7 p0      41 next copy
        por xmm7, xmm0                                             ;  1511.3 p1      41 next
        movdqa [rbp + 2112], xmm15                                 ;  1506.0 p0+p3   50 next spill
        movdqa xmm15, xmm0                                         ;  1504.7 p0      41 next copy
        pand xmm15, xmm11                                          ;  1512.3 p1      41 next
        pxor xmm2, xmm15                                           ;  1514.3 p1      41 next
        movdqa xmm15, xmm0                                         ;  1505.7 p0      41 next copy
        pand xmm15, xmm9                                           ;  1514.3 p1      41 next
        pxor xmm15, xmm12                                          ;  1516.3 p1      41 next
        pxor xmm15, [rbp + 2080]                                   ;  1521.3 p2+p1   41 next
        movdqa [rbp + 2128], xmm2                                  ;  1516.3 p0+p3   41 next spill
        movdqa xmm2, xmm0                                          ;  1507.7 p0      41 next copy
        pand xmm0, xmm8                                            ;  1517.3 p1      41 next
        pand xmm2, [rbp + 2096]                                    ;  1518.3 p2+p1   41 next
        pxor xmm2, [rbp + 2128]                                    ;  1527.3 p2+p1   41 next
        movdqa [rbp + 2144], xmm2                                  ;  1529.3 p0+p3   41 next spill
        movdqa xmm2, xmm8                                          ;  1509.7 p0      41 next copy
        pand xmm2, xmm13                                           ;  1520.3 p1      41 next
        pxor xmm12, xmm2                                           ;  1522.3 p1      41 next
        movdqa xmm2, xmm13                                         ;  1510.7 p0      41 next copy
        movdqa [rbp + 2160], xmm12                                 ;  1524.3 p0+p3   41 next spill
        movdqa xmm12, xmm4                                         ;  1512.7 p0      41 next copy
        pxor xmm12, xmm11                                          ;  1522.3 p1      41 next
        pand xmm2, xmm12                                           ;  1524.3 p1      41 next
        pxor xmm15, xmm12                                          ;  1524.3 p1      41 next
        pand xmm12, xmm6                                           ;  1525.3 p1      41 next
        pxor xmm1, xmm12                                           ;  1527.3 p1      41 next
        movdqa xmm12, [rbp + 2032]                                 ;  1506.0 p2      41 next reload
        pxor xmm12, xmm1                                           ;  1529.3 p1      41 next
        movdqa xmm1, xmm4                                          ;  1513.7 p0      41 next copy
        pand xmm1, xmm9                                            ;  1528.3 p1      41 next
        pxor xmm1, xmm10                                           ;  1530.3 p1      41 next
        pxor xmm5, xmm1                                            ;  1532.3 p1      41 next
        movdqa [rbp + 2032], xmm8                                  ;  1514.7 p0+p3   41 next spill
        movdqa xmm8, xmm4                                          ;  1515.7 p0      41 next copy
        pand xmm8, xmm11                                           ;  1531.3 p1      41 next
        pxor xmm3, xmm8                                            ;  1533.3 p1      41 next
        pxor xmm7, xmm3                                            ;  1535.3 p1      41 next
        pxor xmm14, xmm3                                           ;  1535.3 p1      41 next
        movdqa xmm3, xmm4                                          ;  1516.7 p0      41 next copy
        movdqa xmm8, [rbp + 2048]                                  ;  1510.7 p2      41 next reload
        pand xmm3, xmm8                                            ;  1535.3 p1      41 next
        pand xmm8, xmm6                                            ;  1536.3 p1      41 next
        pxor xmm8, [rbp + 2128]                                    ;  1538.3 p2+p1   41 next
        pand xmm4, [rbp + 2112]                                    ;  1538.3 p2+p1   41 next
        pxor xmm4, xmm12                                           ;  1540.3 p1      41 next
        pxor xmm4, [rbp + 2144]                                    ;  1542.3 p2+p1   41 next
        pxor xmm4, xmm11                                           ;  1544.3 p1      41 next
        movdqa [rbp + 2048], xmm4                                  ;  1546.3 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;  1518.7 p0      41 next copy
        pand xmm4, xmm6                                            ;  1542.3 p1      41 next
        pxor xmm4, xmm10                                           ;  1544.3 p1      41 next
        movdqa xmm10, xmm9                                         ;  1519.7 p0      41 next copy
        pand xmm10, [rbp + 2096]                                   ;  1544.3 p2+p1   41 next
        pxor xmm8, xmm10                                           ;  1546.3 p1      41 next
        pxor xmm15, xmm8                                           ;  1548.3 p1      41 next
        movdqa xmm8, xmm9                                          ;  1520.7 p0      41 next copy
        pand xmm9, xmm13                                           ;  1547.3 p1      41 next
        pxor xmm0, xmm9                                            ;  1549.3 p1      41 next
        movdqa xmm9, xmm13                                         ;  1521.7 p0      41 next copy
        pand xmm13, xmm6                                           ;  1549.3 p1      41 next
        movdqa [rbp + 2176], xmm6                                  ;  1522.7 p0+p3   50 next spill
        movdqa xmm6, [rbp + 2064]                                  ;  1520.0 p2      41 next reload
        pxor xmm6, xmm13                                           ;  1551.3 p1      41 next
        pxor xmm10, [rbp + 2080]                                   ;  1551.3 p2+p1   41 next
        pxor xmm10, xmm5                                           ;  1553.3 p1      41 next
        movdqa xmm13, [rbp + 1536]                                 ;  1522.0 p2      50 next reload
        pand xmm9, xmm13                                           ;  1553.3 p1      41 next
        pxor xmm0, xmm13                                           ;  1554.3 p1      41 next
        pxor xmm8, xmm9                                            ;  1555.3 p1      41 next
        pxor xmm10, xmm9                                           ;  1556.3 p1      41 next
        movdqa xmm9, [rbp + 2016]                                  ;  1523.3 p2      41 next reload
        pxor xmm9, xmm4                                            ;  1557.3 p1      41 next
        pxor xmm3, xmm6                                            ;  1558.3 p1      41 next
        pxor xmm15, [rel kasumi_encrypt_compact.T0_constants128]   ;  1559.3 p2+p1   41 next
        pxor xmm9, [rbp + 2128]                                    ;  1560.3 p2+p1   41 next
        pxor xmm5, xmm0                                            ;  1561.3 p1      41 next
        pxor xmm0, xmm9                                            ;  1562.3 p1      41 next
        movdqa xmm9, xmm11                                         ;  1526.3 p0      41 next copy
        pand xmm9, [rbp + 2096]                                    ;  1563.3 p2+p1   41 next
        pxor xmm12, xmm9                                           ;  1565.3 p1      41 next
        movdqa xmm9, xmm11                                         ;  1527.7 p0      41 next copy
        pand xmm9, [rbp + 2032]                                    ;  1565.3 p2+p1   41 next
        movdqa [rbp + 2096], xmm0                                  ;  1564.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 2000]                                  ;  1529.3 p2      41 next reload
        pxor xmm0, xmm9                                            ;  1567.3 p1      41 next
        movdqa xmm9, xmm11                                         ;  1530.0 p0      41 next copy
        pxor xmm12, xmm14                                          ;  1567.3 p1      41 next
        pand xmm9, [rbp + 2176]                                    ;  1568.3 p2+p1   41 next
        pxor xmm6, [rbp + 2160]                                    ;  1569.3 p2+p1   41 next
        pxor xmm0, xmm8                                            ;  1570.3 p1      41 next
        pand xmm8, xmm13                                           ;  1571.3 p1      41 next
        pxor xmm4, xmm8                                            ;  1573.3 p1      41 next
        movdqa xmm8, xmm13                                         ;  1533.0 p0      41 next copy
        pand xmm8, [rbp + 2176]                                    ;  1573.3 p2+p1   41 next
        pxor xmm11, xmm8                                           ;  1575.3 p1      41 next
        pxor xmm10, xmm11                                          ;  1577.3 p1      41 next
        pxor xmm5, xmm9                                            ;  1576.3 p1      41 next
        pxor xmm1, xmm9                                            ;  1577.3 p1      41 next
        pand xmm13, [rbp + 2032]                                   ;  1578.3 p2+p1   41 next
        movdqa xmm8, [rbp + 2176]                                  ;  1536.3 p2      41 next
        pand xmm8, [rbp + 2112]                                    ;  1579.3 p2+p1   41 next
        pxor xmm12, xmm1                                           ;  1580.3 p1      41 next
        movdqa xmm1, [rbp + 2176]                                  ;  1538.3 p2      41 next
        pxor xmm1, [rbp + 2144]                                    ;  1581.3 p2+p1   41 next
        pxor xmm7, xmm1                                            ;  1583.3 p1      41 next
        movdqa xmm1, [rbp + 2160]                                  ;  1540.3 p2      41 next
        pxor xmm0, xmm3                                            ;  1583.3 p1      41 next
        pxor xmm3, xmm8                                            ;  1584.3 p1      41 next
        pxor xmm6, xmm5                                            ;  1585.3 p1      41 next
        movdqa xmm5, [rbp + 1760]                                  ;  1541.3 p2      41 next
        movdqa xmm8, [rbp + 1120]                                  ;  1542.3 p2      50 next reload
        pand xmm5, xmm8                                            ;  1586.3 p1      41 next
        pxor xmm14, xmm0                                           ;  1587.3 p1      41 next
        movdqa xmm0, [rbp + 1424]                                  ;  1543.3 p2      41 next
        pxor xmm1, xmm7                                            ;  1588.3 p1      41 next
        movdqa xmm7, [rbp + 1600]                                  ;  1544.3 p2      50 next reload
        pand xmm0, xmm7                                            ;  1589.3 p1      41 next
        pxor xmm13, xmm3                                           ;  1590.3 p1      41 next
        movdqa xmm3, [rbp + 1872]                                  ;  1545.3 p2      41 next
        movdqa xmm9, [rbp + 1792]                                  ;  1546.3 p2      50 next reload
        pand xmm3, xmm9                                            ;  1591.3 p1      41 next
        pxor xmm12, xmm4                                           ;  1592.3 p1      41 next
        movdqa xmm11, [rbp + 1984]                                 ;  1547.3 p2      41 next reload
        pxor xmm11, xmm13                                          ;  1593.3 p1      41 next
        pxor xmm2, xmm11                                           ;  1595.3 p1      41 next
        pxor xmm4, xmm2                                            ;  1597.3 p1      41 next
        movdqa xmm2, [rbp + 1424]                                  ;  1548.3 p2      41 next
        movdqa xmm11, [rbp + 1824]                                 ;  1549.3 p2      50 next reload
        pand xmm2, xmm11                                           ;  1596.3 p1      41 next
        pxor xmm5, xmm7                                            ;  1597.3 p1      41 next
        pxor xmm10, xmm7                                           ;  1598.3 p1      41 next
        movdqa xmm13, xmm7                                         ;  1555.3 p0      41 next copy
        pand xmm13, [rbp + 1760]                                   ;  1599.3 p2+p1   41 next
        pxor xmm6, xmm8                                            ;  1600.3 p1      41 next
        pxor xmm14, [rbp + 1760]                                   ;  1601.3 p2+p1   41 next
        pxor xmm15, xmm9                                           ;  1602.3 p1      41 next
        pxor xmm1, xmm11                                           ;  1603.3 p1      41 next
        pxor xmm12, [rbp + 1424]                                   ;  1604.3 p2+p1   41 next
        pxor xmm4, [rbp + 1872]                                    ;  1605.3 p2+p1   41 next
        movdqa [rbp + 1984], xmm12                                 ;  1606.3 p0+p3   41 next spill
        movdqa xmm12, xmm7                                         ;  1555.3 p0      41 next copy
        pand xmm12, xmm11                                          ;  1606.3 p1      41 next
        movdqa [rbp + 2160], xmm4                                  ;  1607.3 p0+p3   41 next spill
        movdqa xmm4, xmm7                                          ;  1555.3 p0      41 next copy
        pand xmm4, xmm9                                            ;  1607.3 p1      41 next
        movdqa [rbp + 2144], xmm1                                  ;  1605.3 p0+p3   41 next spill
        movdqa xmm1, xmm7                                          ;  1556.3 p0      41 next copy
        movdqa [rbp + 1600], xmm14                                 ;  1603.3 p0+p3   41 next spill
        movdqa xmm14, xmm8                                         ;  1558.3 p0      41 next copy
        pand xmm14, xmm9                                           ;  1608.3 p1      41 next
        movdqa [rbp + 2176], xmm6                                  ;  1602.3 p0+p3   41 next spill
        movdqa xmm6, xmm8                                          ;  1560.3 p0      41 next copy
        pxor xmm6, [rbp + 1872]                                    ;  1609.3 p2+p1   41 next
        movdqa [rbp + 2112], xmm15                                 ;  1604.3 p0+p3   41 next spill
        movdqa xmm15, xmm8                                         ;  1562.3 p0      41 next copy
        movdqa [rbp + 2032], xmm10                                 ;  1600.3 p0+p3   41 next spill
        movdqa xmm10, xmm8                                         ;  1564.3 p0      41 next copy
        pand xmm10, [rbp + 1424]                                   ;  1610.3 p2+p1   41 next
        movdqa [rbp + 1536], xmm10                                 ;  1612.3 p0+p3   41 next spill
        movdqa xmm10, xmm8                                         ;  1566.3 p0      41 next copy
        pand xmm10, [rbp + 1872]                                   ;  1611.3 p2+p1   41 next
        movdqa [rbp + 1120], xmm10                                 ;  1613.3 p0+p3   41 next spill
        movdqa xmm10, xmm9                                         ;  1568.3 p0      41 next copy
        movdqa [rbp + 2000], xmm5                                  ;  1599.3 p0+p3   41 next spill
        movdqa xmm5, xmm9                                          ;  1570.3 p0      41 next copy
        movdqa [rbp + 2128], xmm8                                  ;  1571.3 p0+p3   41 next spill
        movdqa xmm8, xmm9                                          ;  1572.3 p0      41 next copy
        pxor xmm8, xmm11                                           ;  1612.3 p1      41 next
        movdqa [rbp + 2016], xmm7                                  ;  1573.3 p0+p3   41 next spill
        movdqa xmm7, xmm9                                          ;  1574.3 p0      41 next copy
        movdqa [rbp + 2080], xmm4                                  ;  1609.3 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;  1576.3 p0      41 next copy
        pand xmm9, [rbp + 1424]                                    ;  1613.3 p2+p1   41 next
        movdqa [rbp + 1792], xmm9                                  ;  1615.3 p0+p3   41 next spill
        movdqa xmm9, xmm11                                         ;  1578.3 p0      41 next copy
        pand xmm9, [rbp + 1872]                                    ;  1614.3 p2+p1   41 next
        movdqa [rbp + 2064], xmm6                                  ;  1611.3 p0+p3   41 next spill
        movdqa xmm6, xmm11                                         ;  1580.3 p0      41 next copy
        movdqa [rbp + 2192], xmm1                                  ;  1581.3 p0+p3   41 next spill
        movdqa xmm1, xmm11                                         ;  1582.3 p0      41 next copy
        movdqa [rbp + 2208], xmm4                                  ;  1583.3 p0+p3   41 next spill
        movdqa xmm4, xmm11                                         ;  1584.3 p0      41 next copy
        movdqa [rbp + 2224], xmm15                                 ;  1585.3 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  1586.3 p0      41 next copy
        pand xmm15, [rbp + 2000]                                   ;  1615.3 p2+p1   41 next
        pand xmm11, [rbp + 1760]                                   ;  1616.3 p2+p1   41 next
        movdqa [rbp + 1824], xmm15                                 ;  1617.3 p0+p3   41 next spill
        movdqa xmm15, xmm0                                         ;  1591.3 p0      41 next copy
        pxor xmm15, xmm3                                           ;  1617.3 p1      41 next
        pand xmm3, [rbp + 1760]                                    ;  1618.3 p2+p1   41 next
        pxor xmm4, xmm15                                           ;  1619.3 p1      41 next
        movdqa [rbp + 2240], xmm11                                 ;  1618.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 2224]                                 ;  1585.3 p2      41 next reload
        pand xmm11, xmm4                                           ;  1621.3 p1      41 next
        movdqa xmm4, xmm2                                          ;  1598.3 p0      41 next copy
        pxor xmm4, xmm13                                           ;  1621.3 p1      41 next
        pxor xmm13, xmm15                                          ;  1622.3 p1      41 next
        pxor xmm14, xmm4                                           ;  1623.3 p1      41 next
        pand xmm4, [rbp + 1872]                                    ;  1624.3 p2+p1   41 next
        pand xmm2, [rbp + 2064]                                    ;  1625.3 p2+p1   41 next
        pxor xmm0, xmm14                                           ;  1626.3 p1      41 next
        pand xmm5, xmm0                                            ;  1628.3 p1      41 next
        pand xmm6, xmm14                                           ;  1628.3 p1      41 next
        movdqa xmm0, [rbp + 1760]                                  ;  1588.3 p2      50 next reload
        pand xmm14, xmm0                                           ;  1629.3 p1      41 next
        pxor xmm6, [rbp + 1536]                                    ;  1630.3 p2+p1   41 next
        movdqa [rbp + 2224], xmm15                                 ;  1619.3 p0+p3   41 next spill
        movdqa xmm15, xmm0                                         ;  1599.3 p0      41 next copy
        pxor xmm15, xmm12                                          ;  1631.3 p1      41 next
        pxor xmm3, xmm15                                           ;  1633.3 p1      41 next
        pand xmm10, xmm15                                          ;  1633.3 p1      41 next
        pxor xmm1, xmm10                                           ;  1635.3 p1      41 next
        movdqa xmm15, xmm0                                         ;  1599.3 p0      41 next copy
        movdqa xmm10, [rbp + 1424]                                 ;  1595.3 p2      50 next reload
        pand xmm15, xmm10                                          ;  1635.3 p1      41 next
        pxor xmm2, xmm1                                            ;  1637.3 p1      41 next
        pand xmm7, xmm1                                            ;  1637.3 p1      41 next
        movdqa xmm1, xmm12                                         ;  1608.3 p0      41 next copy
        pxor xmm12, xmm10                                          ;  1638.3 p1      41 next
        por xmm1, xmm9                                             ;  1639.3 p1      41 next
        pxor xmm14, xmm1                                           ;  1641.3 p1      41 next
        pxor xmm9, xmm15                                           ;  1641.3 p1      41 next
        movdqa xmm1, [rbp + 1872]                                  ;  1601.7 p2      50 next reload
        pxor xmm15, xmm1                                           ;  1642.3 p1      41 next
        pxor xmm5, xmm12                                           ;  1643.3 p1      41 next
        pxor xmm12, xmm15                                          ;  1644.3 p1      41 next
        pand xmm15, xmm10                                          ;  1645.3 p1      41 next
        pxor xmm3, xmm15                                           ;  1647.3 p1      41 next
        movdqa xmm15, [rbp + 2224]                                 ;  1619.3 p2      41 next reload
        pand xmm10, xmm15                                          ;  1647.3 p1      41 next
        pand xmm15, xmm1                                           ;  1648.3 p1      41 next
        movdqa [rbp + 2224], xmm5                                  ;  1645.3 p0+p3   41 next spill
        movdqa xmm5, xmm1                                          ;  1612.7 p0      41 next copy
        pxor xmm5, [rbp + 1536]                                    ;  1649.3 p2+p1   41 next
        pand xmm1, [rbp + 2000]                                    ;  1650.3 p2+p1   41 next
        pand xmm0, xmm5                                            ;  1651.3 p1      41 next
        pxor xmm15, xmm0                                           ;  1653.3 p1      41 next
        movdqa xmm0, [rbp + 1120]                                  ;  1613.3 p2      41 next reload
        pand xmm5, xmm0                                            ;  1653.3 p1      41 next
        pxor xmm0, [rbp + 1792]                                    ;  1654.3 p2+p1   41 next
        movdqa [rbp + 1120], xmm1                                  ;  1652.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2224]                                  ;  1645.3 p2      41 next reload
        pxor xmm1, xmm15                                           ;  1656.3 p1      41 next
        movdqa xmm15, [rbp + 2064]                                 ;  1613.3 p2      41 next
        pand xmm15, [rbp + 2080]                                   ;  1656.3 p2+p1   41 next
        pxor xmm8, xmm15                                           ;  1658.3 p1      41 next
        pxor xmm8, xmm9                                            ;  1660.3 p1      41 next
        movdqa xmm15, [rbp + 2064]                                 ;  1615.3 p2      41 next reload
        pxor xmm9, xmm15                                           ;  1659.3 p1      41 next
        pand xmm15, [rbp + 2240]                                   ;  1660.3 p2+p1   41 next
        pxor xmm10, xmm15                                          ;  1662.3 p1      41 next
        movdqa xmm15, [rbp + 2192]                                 ;  1617.3 p2      41 next reload
        pand xmm15, xmm9                                           ;  1662.3 p1      41 next
        movdqa xmm9, [rbp + 2208]                                  ;  1618.3 p2      41 next reload
        pand xmm9, xmm8                                            ;  1663.3 p1      41 next
        movdqa xmm8, [rel kasumi_encrypt_compact.T0_constants128]  ;  1619.3 p2      41 next reload
        pxor xmm15, xmm8                                           ;  1664.3 p1      41 next
        pxor xmm1, [rbp + 1984]                                    ;  1665.3 p2+p1   41 next
        pxor xmm1, [r10 + 2544]                                    ;  1667.3 p2+p1   44 next
        movdqa [rbp + 2208], xmm1                                  ;  1669.3 p0+p3   44 next spill
        movdqa xmm1, [rbp + 2016]                                  ;  1622.3 p2      41 next reload
        pand xmm1, xmm0                                            ;  1667.3 p1      41 next
        pxor xmm13, xmm1                                           ;  1669.3 p1      41 next
        movdqa xmm1, [rbp + 1824]                                  ;  1623.3 p2      41 next reload
        pxor xmm0, xmm1                                            ;  1669.3 p1      41 next
        pxor xmm6, xmm13                                           ;  1671.3 p1      41 next
        pxor xmm1, xmm15                                           ;  1671.3 p1      41 next
        movdqa xmm13, xmm12                                        ;  1646.3 p0      41 next copy
        pxor xmm13, [rbp + 2080]                                   ;  1672.3 p2+p1   41 next
        pxor xmm4, xmm13                                           ;  1674.3 p1      41 next
        pxor xmm11, xmm4                                           ;  1676.3 p1      41 next
        pxor xmm2, xmm0                                            ;  1675.3 p1      41 next
        pxor xmm12, xmm2                                           ;  1677.3 p1      41 next
        movdqa xmm2, [rbp + 1536]                                  ;  1625.3 p2      41 next
        pxor xmm2, [rbp + 2240]                                    ;  1677.3 p2+p1   41 next
        pxor xmm9, xmm2                                            ;  1679.3 p1      41 next
        movdqa xmm2, [rbp + 1792]                                  ;  1627.3 p2      41 next
        pxor xmm2, xmm1                                            ;  1679.3 p1      41 next
        movdqa xmm1, [rbp + 2000]                                  ;  1628.3 p2      41 next
        pxor xmm1, xmm6                                            ;  1680.3 p1      41 next
        movdqa xmm4, [rbp + 1120]                                  ;  1652.3 p2      41 next
        pxor xmm7, xmm2                                            ;  1681.3 p1      41 next
        movdqa xmm2, [rbp + 2032]                                  ;  1630.3 p2      41 next
        pxor xmm10, xmm12                                          ;  1682.3 p1      41 next
        movdqa xmm6, [rbp + 2112]                                  ;  1631.3 p2      41 next
        movdqa xmm12, [rbp + 2128]                                 ;  1632.3 p2      41 next reload
        por xmm12, xmm0                                            ;  1683.3 p1      41 next
        pxor xmm4, xmm9                                            ;  1684.3 p1      41 next
        movdqa xmm0, [rbp + 2176]                                  ;  1633.3 p2      41 next
        pxor xmm3, xmm7                                            ;  1685.3 p1      41 next
        movdqa xmm7, [rbp + 1600]                                  ;  1634.3 p2      41 next
        pxor xmm15, xmm12                                          ;  1686.3 p1      41 next
        movdqa xmm9, [rbp + 2144]                                  ;  1635.3 p2      41 next
        pxor xmm11, xmm8                                           ;  1687.3 p1      41 next
        pxor xmm2, xmm10                                           ;  1688.3 p1      41 next
        movdqa xmm10, [rbp + 2160]                                 ;  1636.3 p2      41 next
        pxor xmm5, xmm15                                           ;  1689.3 p1      41 next
        movdqa xmm15, [rbp + 2032]                                 ;  1637.3 p2      44 next
        pxor xmm15, [r10 + 2304]                                   ;  1690.3 p2+p1   44 next
        pxor xmm7, xmm4                                            ;  1691.3 p1      41 next
        movdqa xmm4, [rbp + 2112]                                  ;  1639.3 p2      44 next
        pxor xmm9, xmm3                                            ;  1692.3 p1      41 next
        pxor xmm4, [r10 + 2320]                                    ;  1693.3 p2+p1   44 next
        movdqa xmm3, [rbp + 2176]                                  ;  1641.3 p2      44 next
        pxor xmm6, xmm11                                           ;  1694.3 p1      41 next
        pxor xmm3, [r10 + 2336]                                    ;  1695.3 p2+p1   44 next
        movdqa xmm11, [rbp + 1600]                                 ;  1643.3 p2      44 next
        pxor xmm14, xmm5                                           ;  1696.3 p1      41 next
        pxor xmm11, [r10 + 2352]                                   ;  1697.3 p2+p1   44 next
        movdqa xmm5, [rbp + 2144]                                  ;  1645.3 p2      44 next
        pxor xmm5, [r10 + 2368]                                    ;  1698.3 p2+p1   44 next
        pxor xmm1, xmm8                                            ;  1699.3 p1      41 next
        pxor xmm10, xmm14                                          ;  1700.3 p1      41 next
        movdqa xmm14, [rbp + 2160]                                 ;  1647.3 p2      44 next
        pxor xmm14, [r10 + 2384]                                   ;  1701.3 p2+p1   44 next
        pxor xmm0, xmm1                                            ;  1702.3 p1      41 next
        movdqa xmm1, [rbp + 1984]                                  ;  1649.3 p2      44 next
        pxor xmm1, [r10 + 2400]                                    ;  1703.3 p2+p1   44 next
        pxor xmm2, [r10 + 2448]                                    ;  1704.3 p2+p1   44 next
        pxor xmm7, [r10 + 2496]                                    ;  1705.3 p2+p1   44 next
        pxor xmm9, [r10 + 2512]                                    ;  1706.3 p2+p1   44 next
        pxor xmm6, [r10 + 2464]                                    ;  1707.3 p2+p1   44 next
        pxor xmm10, [r10 + 2528]                                   ;  1708.3 p2+p1   44 next
        movdqa xmm12, [rbp + 2096]                                 ;  1656.3 p2      44 next
        pxor xmm12, [r10 + 2416]                                   ;  1709.3 p2+p1   44 next
        pxor xmm0, [r10 + 2480]                                    ;  1710.3 p2+p1   44 next
        movdqa xmm13, [rbp + 2048]                                 ;  1659.3 p2      44 next
        pxor xmm13, [r10 + 2432]                                   ;  1711.3 p2+p1   44 next
        movdqa [rbp + 2048], xmm9                                  ;  1708.3 p0+p3   44 next spill
        movdqa xmm9, xmm15                                         ;  1692.3 p0      41 next copy
        pxor xmm9, xmm1                                            ;  1712.3 p1      41 next
        movdqa [rbp + 2096], xmm6                                  ;  1709.3 p0+p3   44 next spill
        movdqa xmm6, xmm15                                         ;  1692.3 p0      41 next copy
        pand xmm6, xmm4                                            ;  1713.3 p1      41 next
        movdqa [rbp + 1984], xmm10                                 ;  1710.3 p0+p3   44 next spill
        movdqa xmm10, xmm15                                        ;  1692.3 p0      41 next copy
        movdqa [rbp + 2160], xmm2                                  ;  1706.3 p0+p3   44 next spill
        movdqa xmm2, xmm15                                         ;  1692.3 p0      41 next copy
        pand xmm2, xmm14                                           ;  1714.3 p1      41 next
        pxor xmm2, xmm4                                            ;  1716.3 p1      41 next
        movdqa [rbp + 2144], xmm7                                  ;  1707.3 p0+p3   44 next spill
        movdqa xmm7, xmm15                                         ;  1692.3 p0      41 next copy
        pxor xmm7, xmm4                                            ;  1716.3 p1      41 next
        movdqa [rbp + 1600], xmm0                                  ;  1712.3 p0+p3   44 next spill
        movdqa xmm0, xmm15                                         ;  1692.3 p0      41 next copy
        pand xmm0, xmm13                                           ;  1717.3 p1      41 next
        movdqa [rbp + 2176], xmm7                                  ;  1718.3 p0+p3   41 next spill
        movdqa xmm7, xmm4                                          ;  1695.3 p0      41 next copy
        pxor xmm7, xmm3                                            ;  1718.3 p1      41 next
        movdqa [rbp + 2112], xmm0                                  ;  1719.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 2176]                                  ;  1718.3 p2      41 next
        pand xmm0, xmm1                                            ;  1729.3 p1      41 next
        movdqa [rbp + 2032], xmm0                                  ;  1731.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 2176]                                  ;  1718.3 p2      41 next
        pand xmm0, xmm5                                            ;  1729.3 p1      41 next
        movdqa xmm8, xmm4                                          ;  1695.3 p0      41 next copy
        movdqa [rbp + 2176], xmm2                                  ;  1718.3 p0+p3   41 next spill
        movdqa xmm2, xmm4                                          ;  1695.3 p0      41 next copy
        movdqa [rbp + 2128], xmm4                                  ;  1695.3 p0+p3   44 next spill
        movdqa xmm4, [rbp + 2176]                                  ;  1718.3 p2      41 next
        movdqa [rbp + 1120], xmm7                                  ;  1720.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 2176]                                  ;  1718.3 p2      41 next
        movdqa [rbp + 2176], xmm0                                  ;  1731.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1120]                                  ;  1720.3 p2      41 next
        pand xmm0, xmm12                                           ;  1731.3 p1      41 next
        movdqa [rbp + 2000], xmm0                                  ;  1733.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1120]                                  ;  1720.3 p2      41 next
        pand xmm0, xmm14                                           ;  1731.3 p1      41 next
        movdqa [rbp + 1120], xmm15                                 ;  1692.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 2000]                                 ;  1733.3 p2      41 next
        movdqa [rbp + 1792], xmm5                                  ;  1700.3 p0+p3   44 next spill
        movdqa xmm5, [rbp + 2128]                                  ;  1695.3 p2      41 next
        pand xmm5, xmm3                                            ;  1723.3 p1      41 next
        pxor xmm5, xmm12                                           ;  1725.3 p1      41 next
        movdqa [rbp + 2240], xmm5                                  ;  1727.3 p0+p3   41 next spill
        movdqa xmm5, [rbp + 1792]                                  ;  1700.3 p2      41 next
        pand xmm5, xmm14                                           ;  1725.3 p1      41 next
        pxor xmm5, [rel kasumi_encrypt_compact.T0_constants128]    ;  1727.3 p2+p1   41 next
        movdqa [rbp + 1536], xmm5                                  ;  1729.3 p0+p3   41 next spill
        movdqa xmm5, xmm1                                          ;  1705.3 p0      41 next copy
        pxor xmm5, xmm11                                           ;  1727.3 p1      41 next
        movdqa [rbp + 2080], xmm0                                  ;  1733.3 p0+p3   41 next spill
        movdqa xmm0, xmm1                                          ;  1705.3 p0      41 next copy
        pand xmm0, xmm14                                           ;  1728.3 p1      41 next
        pxor xmm0, [rel kasumi_encrypt_compact.T0_constants128]    ;  1730.3 p2+p1   41 next
        movdqa [rbp + 1824], xmm14                                 ;  1703.3 p0+p3   44 next spill
        movdqa xmm14, xmm1                                         ;  1705.3 p0      41 next copy
        pand xmm14, xmm11                                          ;  1730.3 p1      41 next
        pand xmm1, [rbp + 2128]                                    ;  1731.3 p2+p1   41 next
        movdqa [rbp + 2016], xmm1                                  ;  1733.3 p0+p3   41 next spill
        movdqa xmm1, xmm3                                          ;  1697.3 p0      41 next copy
        pxor xmm1, xmm13                                           ;  1732.3 p1      41 next
        pand xmm8, xmm1                                            ;  1734.3 p1      41 next
        pxor xmm14, xmm8                                           ;  1736.3 p1      41 next
        movdqa xmm8, xmm3                                          ;  1697.3 p0      41 next copy
        pxor xmm8, xmm11                                           ;  1735.3 p1      41 next
        por xmm2, xmm8                                             ;  1737.3 p1      41 next
        pxor xmm2, xmm14                                           ;  1739.3 p1      41 next
        movdqa [rbp + 2192], xmm2                                  ;  1741.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1120]                                  ;  1700.0 p2      41 next reload
        pxor xmm2, xmm14                                           ;  1738.3 p1      41 next
        movdqa xmm14, xmm3                                         ;  1700.7 p0      41 next copy
        pxor xmm14, xmm12                                          ;  1739.3 p1      41 next
        pand xmm10, xmm14                                          ;  1741.3 p1      41 next
        pxor xmm10, xmm0                                           ;  1743.3 p1      41 next
        movdqa xmm14, xmm3                                         ;  1703.3 p0      41 next copy
        pand xmm14, [rbp + 2240]                                   ;  1742.3 p2+p1   41 next
        pxor xmm14, [rbp + 1536]                                   ;  1744.3 p2+p1   41 next
        movdqa [rbp + 1120], xmm2                                  ;  1740.3 p0+p3   41 next spill
        movdqa xmm2, xmm3                                          ;  1706.3 p0      41 next copy
        pand xmm2, [rbp + 1792]                                    ;  1744.3 p2+p1   41 next
        movdqa [rbp + 2064], xmm3                                  ;  1708.3 p0+p3   41 next spill
        movdqa xmm3, xmm9                                          ;  1714.3 p0      41 next copy
        pand xmm3, xmm12                                           ;  1745.3 p1      41 next
        pxor xmm4, xmm3                                            ;  1747.3 p1      41 next
        movdqa xmm3, xmm12                                         ;  1711.3 p0      41 next copy
        pand xmm3, xmm5                                            ;  1747.3 p1      41 next
        movdqa [rbp + 2224], xmm4                                  ;  1749.3 p0+p3   41 next spill
        movdqa xmm4, xmm12                                         ;  1712.7 p0      41 next copy
        pand xmm4, xmm13                                           ;  1748.3 p1      41 next
        movdqa [rbp + 1872], xmm13                                 ;  1713.7 p0+p3   44 next spill
        movdqa xmm13, xmm12                                        ;  1714.7 p0      41 next copy
        pand xmm13, [rbp + 1824]                                   ;  1749.3 p2+p1   41 next
        pand xmm12, [rbp + 1792]                                   ;  1750.3 p2+p1   41 next
        movdqa [rbp + 1424], xmm13                                 ;  1751.3 p0+p3   41 next spill
        movdqa xmm13, [rbp + 2112]                                 ;  1719.3 p2      41 next reload
        pxor xmm13, xmm12                                          ;  1752.3 p1      41 next
        movdqa xmm12, xmm5                                         ;  1729.3 p0      41 next copy
        pand xmm12, [rbp + 1792]                                   ;  1752.3 p2+p1   41 next
        movdqa [rbp + 2112], xmm13                                 ;  1754.3 p0+p3   41 next spill
        movdqa xmm13, [rbp + 2080]                                 ;  1733.3 p2      41 next reload
        pxor xmm13, xmm12                                          ;  1754.3 p1      41 next
        pxor xmm13, [rbp + 2240]                                   ;  1756.3 p2+p1   41 next
        movdqa xmm12, xmm9                                         ;  1719.7 p0      41 next copy
        pand xmm12, xmm8                                           ;  1755.3 p1      41 next
        pxor xmm12, [rbp + 1424]                                   ;  1762.3 p2+p1   41 next
        pxor xmm12, [rbp + 1872]                                   ;  1764.3 p2+p1   41 next
        movdqa [rbp + 1424], xmm12                                 ;  1766.3 p0+p3   41 next spill
        movdqa xmm12, xmm9                                         ;  1722.7 p0      41 next copy
        pand xmm12, xmm11                                          ;  1758.3 p1      41 next
        pxor xmm2, xmm12                                           ;  1760.3 p1      41 next
        movdqa xmm12, xmm11                                        ;  1723.7 p0      41 next copy
        pand xmm12, xmm8                                           ;  1760.3 p1      41 next
        pxor xmm6, xmm12                                           ;  1762.3 p1      41 next
        movdqa xmm12, xmm8                                         ;  1737.3 p0      41 next copy
        pand xmm8, xmm1                                            ;  1762.3 p1      41 next
        pand xmm12, [rbp + 1824]                                   ;  1763.3 p2+p1   41 next
        pxor xmm7, xmm12                                           ;  1765.3 p1      41 next
        pxor xmm15, xmm7                                           ;  1767.3 p1      41 next
        pxor xmm5, xmm15                                           ;  1769.3 p1      41 next
        movdqa xmm15, xmm1                                         ;  1734.3 p0      41 next copy
        pand xmm1, xmm11                                           ;  1767.3 p1      41 next
        movdqa xmm7, [rbp + 1824]                                  ;  1734.3 p2      44 next reload
        pand xmm15, xmm7                                           ;  1768.3 p1      41 next
        pxor xmm7, xmm4                                            ;  1769.3 p1      41 next
        pxor xmm1, xmm13                                           ;  1770.3 p1      41 next
        movdqa xmm12, [rbp + 2016]                                 ;  1735.7 p2      41 next reload
        pxor xmm12, xmm13                                          ;  1771.3 p1      41 next
        pxor xmm14, xmm6                                           ;  1772.3 p1      41 next
        pxor xmm8, xmm6                                            ;  1773.3 p1      41 next
        movdqa xmm13, [rbp + 2176]                                 ;  1737.0 p2      41 next reload
        pxor xmm13, xmm6                                           ;  1774.3 p1      41 next
        movdqa xmm6, xmm10                                         ;  1745.3 p0      41 next copy
        pxor xmm13, xmm15                                          ;  1776.3 p1      41 next
        pxor xmm5, xmm13                                           ;  1778.3 p1      41 next
        pxor xmm15, [rbp + 2000]                                   ;  1777.3 p2+p1   41 next
        pxor xmm6, xmm15                                           ;  1779.3 p1      41 next
        pxor xmm4, xmm6                                            ;  1781.3 p1      41 next
        movdqa xmm15, [rbp + 1424]                                 ;  1766.3 p2      41 next reload
        pxor xmm10, xmm15                                          ;  1780.3 p1      41 next
        pxor xmm2, xmm7                                            ;  1781.3 p1      41 next
        pxor xmm14, xmm15                                          ;  1782.3 p1      41 next
        movdqa xmm15, [rbp + 1120]                                 ;  1746.0 p2      41 next reload
        pxor xmm1, xmm15                                           ;  1783.3 p1      41 next
        pxor xmm12, xmm8                                           ;  1784.3 p1      41 next
        movdqa xmm6, [rel kasumi_encrypt_compact.T0_constants128]  ;  1747.0 p2      41 next reload
        pxor xmm5, xmm6                                            ;  1785.3 p1      41 next
        movdqa xmm13, [rbp + 1792]                                 ;  1748.0 p2      44 next reload
        pxor xmm8, xmm13                                           ;  1786.3 p1      41 next
        pand xmm7, [rbp + 1872]                                    ;  1787.3 p2+p1   41 next
        pand xmm9, [rbp + 1872]                                    ;  1788.3 p2+p1   41 next
        pxor xmm8, [rbp + 2192]                                    ;  1789.3 p2+p1   41 next
        pxor xmm12, xmm11                                          ;  1790.3 p1      41 next
        pxor xmm7, [rbp + 1536]                                    ;  1791.3 p2+p1   41 next
        pxor xmm8, [rbp + 2224]                                    ;  1792.3 p2+p1   41 next
        movdqa xmm6, xmm11                                         ;  1752.0 p0      41 next copy
        pand xmm6, xmm13                                           ;  1793.3 p1      41 next
        pxor xmm10, xmm6                                           ;  1795.3 p1      41 next
        pxor xmm0, xmm6                                            ;  1795.3 p1      41 next
        pxor xmm1, xmm0                                            ;  1797.3 p1      41 next
        movdqa xmm0, xmm13                                         ;  1759.0 p0      41 next copy
        pand xmm0, [rbp + 2128]                                    ;  1797.3 p2+p1   41 next
        pand xmm13, [rbp + 1872]                                   ;  1798.3 p2+p1   41 next
        pxor xmm11, xmm13                                          ;  1800.3 p1      41 next
        pxor xmm4, xmm11                                           ;  1802.3 p1      41 next
        movdqa xmm6, [rbp + 2032]                                  ;  1756.0 p2      41 next reload
        movdqa xmm11, [rbp + 2112]                                 ;  1757.0 p2      41 next reload
        pxor xmm6, xmm11                                           ;  1801.3 p1      41 next
        pxor xmm11, [rbp + 2224]                                   ;  1802.3 p2+p1   41 next
        pxor xmm10, xmm11                                          ;  1804.3 p1      41 next
        pxor xmm0, xmm6                                            ;  1804.3 p1      41 next
        pxor xmm2, xmm6                                            ;  1805.3 p1      41 next
        movdqa xmm6, [rbp + 2144]                                  ;  1759.0 p2      41 next
        pxor xmm15, xmm2                                           ;  1807.3 p1      41 next
        movdqa xmm2, [rbp + 1600]                                  ;  1760.0 p2      44 next reload
        pand xmm6, xmm2                                            ;  1807.3 p1      41 next
        pxor xmm9, xmm0                                            ;  1808.3 p1      41 next
        movdqa xmm0, [rbp + 2208]                                  ;  1761.0 p2      41 next
        movdqa xmm11, [rbp + 2160]                                 ;  1762.0 p2      44 next reload
        pand xmm0, xmm11                                           ;  1809.3 p1      41 next
        pxor xmm1, xmm7                                            ;  1810.3 p1      41 next
        movdqa xmm13, [rbp + 2064]                                 ;  1763.0 p2      41 next reload
        pxor xmm13, xmm9                                           ;  1811.3 p1      41 next
        pxor xmm3, xmm13                                           ;  1813.3 p1      41 next
        pxor xmm7, xmm3                                            ;  1815.3 p1      41 next
        movdqa xmm3, [rbp + 1984]                                  ;  1764.0 p2      41 next
        movdqa xmm9, [rbp + 2096]                                  ;  1765.0 p2      44 next reload
        pand xmm3, xmm9                                            ;  1814.3 p1      41 next
        pxor xmm6, xmm11                                           ;  1815.3 p1      41 next
        movdqa xmm13, [rbp + 2208]                                 ;  1766.0 p2      41 next
        pand xmm13, [rbp + 2048]                                   ;  1816.3 p2+p1   41 next
        pxor xmm8, [rbp + 2048]                                    ;  1817.3 p2+p1   41 next
        pxor xmm4, xmm11                                           ;  1818.3 p1      41 next
        pxor xmm10, xmm2                                           ;  1819.3 p1      41 next
        pxor xmm15, [rbp + 2144]                                   ;  1820.3 p2+p1   41 next
        pxor xmm5, xmm9                                            ;  1821.3 p1      41 next
        pxor xmm7, [rbp + 1984]                                    ;  1822.3 p2+p1   41 next
        movdqa [rbp + 2064], xmm12                                 ;  1792.3 p0+p3   41 next spill
        movdqa xmm12, xmm11                                        ;  1773.0 p0      41 next copy
        pand xmm12, [rbp + 2144]                                   ;  1823.3 p2+p1   41 next
        pxor xmm1, [rbp + 2208]                                    ;  1824.3 p2+p1   41 next
        movdqa [rbp + 2224], xmm14                                 ;  1784.3 p0+p3   41 next spill
        movdqa xmm14, xmm11                                        ;  1773.0 p0      41 next copy
        pand xmm14, [rbp + 2048]                                   ;  1825.3 p2+p1   41 next
        movdqa [rbp + 2112], xmm1                                  ;  1826.3 p0+p3   41 next spill
        movdqa xmm1, xmm11                                         ;  1773.7 p0      41 next copy
        pand xmm1, xmm9                                            ;  1826.3 p1      41 next
        movdqa [rbp + 2032], xmm7                                  ;  1824.3 p0+p3   41 next spill
        movdqa xmm7, xmm11                                         ;  1775.7 p0      41 next copy
        movdqa [rbp + 2160], xmm8                                  ;  1819.3 p0+p3   41 next spill
        movdqa xmm8, xmm2                                          ;  1777.7 p0      41 next copy
        pand xmm8, xmm9                                            ;  1827.3 p1      41 next
        movdqa [rbp + 1872], xmm15                                 ;  1822.3 p0+p3   41 next spill
        movdqa xmm15, xmm2                                         ;  1779.7 p0      41 next copy
        pxor xmm15, [rbp + 1984]                                   ;  1828.3 p2+p1   41 next
        movdqa [rbp + 2128], xmm10                                 ;  1821.3 p0+p3   41 next spill
        movdqa xmm10, xmm2                                         ;  1781.7 p0      41 next copy
        movdqa [rbp + 1792], xmm5                                  ;  1823.3 p0+p3   41 next spill
        movdqa xmm5, xmm2                                          ;  1783.7 p0      41 next copy
        pand xmm5, [rbp + 2208]                                    ;  1829.3 p2+p1   41 next
        movdqa [rbp + 1536], xmm4                                  ;  1820.3 p0+p3   41 next spill
        movdqa xmm4, xmm2                                          ;  1785.7 p0      41 next copy
        pand xmm4, [rbp + 1984]                                    ;  1830.3 p2+p1   41 next
        movdqa [rbp + 1600], xmm4                                  ;  1832.3 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;  1787.7 p0      41 next copy
        movdqa [rbp + 2192], xmm5                                  ;  1831.3 p0+p3   41 next spill
        movdqa xmm5, xmm9                                          ;  1789.7 p0      41 next copy
        movdqa [rbp + 1120], xmm6                                  ;  1817.3 p0+p3   41 next spill
        movdqa xmm6, xmm9                                          ;  1791.7 p0      41 next copy
        pxor xmm6, [rbp + 2048]                                    ;  1831.3 p2+p1   41 next
        movdqa [rbp + 1424], xmm2                                  ;  1792.7 p0+p3   41 next spill
        movdqa xmm2, xmm9                                          ;  1793.7 p0      41 next copy
        movdqa [rbp + 2000], xmm11                                 ;  1794.7 p0+p3   41 next spill
        movdqa xmm11, xmm9                                         ;  1795.7 p0      41 next copy
        pand xmm9, [rbp + 2208]                                    ;  1832.3 p2+p1   41 next
        movdqa [rbp + 2096], xmm9                                  ;  1834.3 p0+p3   41 next spill
        movdqa xmm9, xmm0                                          ;  1811.3 p0      41 next copy
        pxor xmm9, xmm3                                            ;  1833.3 p1      41 next
        pand xmm3, [rbp + 2144]                                    ;  1834.3 p2+p1   41 next
        movdqa [rbp + 2176], xmm1                                  ;  1828.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2144]                                  ;  1791.0 p2      41 next
        pxor xmm1, xmm14                                           ;  1835.3 p1      41 next
        pxor xmm3, xmm1                                            ;  1837.3 p1      41 next
        pand xmm4, xmm1                                            ;  1837.3 p1      41 next
        movdqa xmm1, [rbp + 2048]                                  ;  1792.3 p2      44 next reload
        pxor xmm4, xmm1                                            ;  1839.3 p1      41 next
        pand xmm2, xmm4                                            ;  1841.3 p1      41 next
        movdqa [rbp + 2016], xmm2                                  ;  1843.3 p0+p3   41 next spill
        movdqa xmm2, xmm13                                         ;  1818.3 p0      41 next copy
        pxor xmm2, xmm12                                           ;  1840.3 p1      41 next
        pxor xmm8, xmm2                                            ;  1842.3 p1      41 next
        pand xmm2, [rbp + 1984]                                    ;  1842.3 p2+p1   41 next
        pxor xmm12, xmm9                                           ;  1843.3 p1      41 next
        pand xmm13, xmm15                                          ;  1844.3 p1      41 next
        pxor xmm4, xmm13                                           ;  1846.3 p1      41 next
        movdqa xmm13, xmm1                                         ;  1803.3 p0      41 next copy
        pand xmm13, [rbp + 1984]                                   ;  1846.3 p2+p1   41 next
        pxor xmm0, xmm8                                            ;  1847.3 p1      41 next
        pand xmm5, xmm0                                            ;  1849.3 p1      41 next
        movdqa xmm0, xmm1                                          ;  1805.0 p0      41 next copy
        pand xmm0, xmm8                                            ;  1849.3 p1      41 next
        pand xmm8, [rbp + 2144]                                    ;  1850.3 p2+p1   41 next
        pxor xmm0, [rbp + 2192]                                    ;  1851.3 p2+p1   41 next
        movdqa [rbp + 1824], xmm0                                  ;  1853.3 p0+p3   41 next spill
        movdqa xmm0, xmm1                                          ;  1809.3 p0      41 next copy
        pxor xmm0, xmm9                                            ;  1852.3 p1      41 next
        pand xmm10, xmm0                                           ;  1854.3 p1      41 next
        movdqa xmm0, xmm1                                          ;  1810.3 p0      41 next copy
        pand xmm0, [rbp + 1120]                                    ;  1854.3 p2+p1   41 next
        pand xmm1, [rbp + 2144]                                    ;  1855.3 p2+p1   41 next
        movdqa [rbp + 2048], xmm0                                  ;  1856.3 p0+p3   41 next spill
        movdqa xmm0, xmm14                                         ;  1827.3 p0      41 next copy
        por xmm14, xmm13                                           ;  1856.3 p1      41 next
        pxor xmm8, xmm14                                           ;  1858.3 p1      41 next
        movdqa xmm14, [rbp + 2208]                                 ;  1818.0 p2      44 next reload
        pxor xmm0, xmm14                                           ;  1858.3 p1      41 next
        pxor xmm5, xmm0                                            ;  1860.3 p1      41 next
        movdqa [rbp + 2240], xmm9                                  ;  1835.3 p0+p3   41 next spill
        movdqa xmm9, xmm14                                         ;  1829.0 p0      41 next copy
        pand xmm9, [rbp + 2144]                                    ;  1860.3 p2+p1   41 next
        pxor xmm13, xmm9                                           ;  1862.3 p1      41 next
        pxor xmm9, [rbp + 1984]                                    ;  1862.3 p2+p1   41 next
        pxor xmm0, xmm9                                            ;  1864.3 p1      41 next
        pand xmm9, xmm14                                           ;  1864.3 p1      41 next
        pxor xmm3, xmm9                                            ;  1866.3 p1      41 next
        movdqa xmm9, xmm15                                         ;  1830.3 p0      41 next copy
        pand xmm9, [rbp + 2176]                                    ;  1866.3 p2+p1   41 next
        pxor xmm6, xmm9                                            ;  1868.3 p1      41 next
        movdqa xmm9, xmm15                                         ;  1830.3 p0      41 next copy
        pand xmm15, xmm1                                           ;  1868.3 p1      41 next
        pxor xmm9, xmm13                                           ;  1869.3 p1      41 next
        pand xmm7, xmm9                                            ;  1871.3 p1      41 next
        pxor xmm13, xmm6                                           ;  1871.3 p1      41 next
        pand xmm11, xmm13                                          ;  1873.3 p1      41 next
        movdqa xmm6, [rbp + 2192]                                  ;  1831.3 p2      41 next reload
        pxor xmm1, xmm6                                            ;  1873.3 p1      41 next
        movdqa xmm9, [rbp + 1984]                                  ;  1829.0 p2      44 next reload
        pxor xmm6, xmm9                                            ;  1874.3 p1      41 next
        movdqa xmm13, [rbp + 2240]                                 ;  1835.3 p2      41 next reload
        pand xmm14, xmm13                                          ;  1875.3 p1      41 next
        pand xmm13, xmm9                                           ;  1876.3 p1      41 next
        pand xmm9, [rbp + 1120]                                    ;  1877.3 p2+p1   41 next
        pxor xmm15, xmm14                                          ;  1878.3 p1      41 next
        movdqa xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;  1832.0 p2      41 next reload
        pxor xmm7, xmm14                                           ;  1879.3 p1      41 next
        pxor xmm1, xmm11                                           ;  1880.3 p1      41 next
        movdqa xmm11, [rbp + 2176]                                 ;  1833.0 p2      41 next
        pxor xmm11, xmm0                                           ;  1881.3 p1      41 next
        pxor xmm2, xmm11                                           ;  1883.3 p1      41 next
        pxor xmm10, xmm2                                           ;  1885.3 p1      41 next
        pxor xmm10, xmm14                                          ;  1887.3 p1      41 next
        pxor xmm9, xmm1                                            ;  1885.3 p1      41 next
        movdqa xmm1, [rbp + 2096]                                  ;  1834.3 p2      41 next
        movdqa xmm2, [rbp + 1600]                                  ;  1835.3 p2      41 next reload
        pxor xmm1, xmm2                                            ;  1886.3 p1      41 next
        pand xmm2, xmm6                                            ;  1887.3 p1      41 next
        pand xmm6, [rbp + 2144]                                    ;  1888.3 p2+p1   41 next
        pxor xmm13, xmm6                                           ;  1890.3 p1      41 next
        pxor xmm5, xmm13                                           ;  1892.3 p1      41 next
        movdqa xmm6, [rbp + 2048]                                  ;  1856.3 p2      41 next
        pxor xmm6, xmm1                                            ;  1891.3 p1      41 next
        movdqa xmm11, [rbp + 2000]                                 ;  1838.3 p2      41 next reload
        pand xmm11, xmm1                                           ;  1892.3 p1      41 next
        pxor xmm12, xmm11                                          ;  1894.3 p1      41 next
        movdqa xmm1, [rbp + 2048]                                  ;  1856.3 p2      41 next
        pxor xmm1, xmm7                                            ;  1894.3 p1      41 next
        movdqa xmm11, [rbp + 1824]                                 ;  1853.3 p2      41 next reload
        pxor xmm11, xmm12                                          ;  1896.3 p1      41 next
        pxor xmm4, xmm6                                            ;  1896.3 p1      41 next
        pxor xmm0, xmm4                                            ;  1898.3 p1      41 next
        movdqa xmm4, [rbp + 2096]                                  ;  1841.3 p2      41 next
        pxor xmm4, xmm1                                            ;  1898.3 p1      41 next
        movdqa xmm1, [rbp + 1120]                                  ;  1842.3 p2      41 next
        pxor xmm1, xmm11                                           ;  1899.3 p1      41 next
        movdqa xmm11, [rbp + 1536]                                 ;  1843.3 p2      41 next
        pxor xmm15, xmm0                                           ;  1900.3 p1      41 next
        movdqa xmm0, [rbp + 1792]                                  ;  1844.3 p2      41 next
        pxor xmm0, xmm10                                           ;  1901.3 p1      41 next
        movdqa xmm10, [rbp + 2128]                                 ;  1845.3 p2      41 next
        movdqa xmm12, [rbp + 1424]                                 ;  1846.3 p2      41 next reload
        por xmm12, xmm6                                            ;  1902.3 p1      41 next
        pxor xmm7, xmm12                                           ;  1904.3 p1      41 next
        movdqa xmm6, [rbp + 1872]                                  ;  1847.3 p2      41 next
        pxor xmm6, xmm9                                            ;  1904.3 p1      41 next
        movdqa xmm9, [rbp + 2160]                                  ;  1848.3 p2      41 next
        pxor xmm11, xmm15                                          ;  1905.3 p1      41 next
        movdqa xmm15, [rbp + 2032]                                 ;  1849.3 p2      41 next
        pxor xmm2, xmm7                                            ;  1906.3 p1      41 next
        movdqa xmm7, [rbp + 2112]                                  ;  1850.3 p2      41 next
        pxor xmm7, xmm5                                            ;  1907.3 p1      41 next
        movdqa xmm5, [rbp + 1536]                                  ;  1851.3 p2      50 next
        movdqa xmm12, [rbp + 384]                                  ;  1852.3 p2     108 r reload
        pxor xmm5, xmm12                                           ;  1908.3 p1      50 next
        movdqa xmm13, [rbp + 2016]                                 ;  1853.3 p2      41 next reload
        pxor xmm13, xmm4                                           ;  1909.3 p1      41 next
        pxor xmm8, xmm2                                            ;  1910.3 p1      41 next
        pxor xmm3, xmm13                                           ;  1911.3 p1      41 next
        movdqa xmm2, [rbp + 1792]                                  ;  1854.3 p2      50 next
        movdqa xmm4, [rbp + 400]                                   ;  1855.3 p2     108 r reload
        pxor xmm2, xmm4                                            ;  1912.3 p1      50 next
        pxor xmm15, xmm8                                           ;  1913.3 p1      41 next
        pxor xmm1, xmm14                                           ;  1914.3 p1      41 next
        pxor xmm9, xmm3                                            ;  1915.3 p1      41 next
        movdqa xmm3, [rbp + 2128]                                  ;  1856.3 p2      50 next
        movdqa xmm8, [rbp + 416]                                   ;  1857.3 p2     108 r reload
        pxor xmm3, xmm8                                            ;  1916.3 p1      50 next
        movdqa xmm13, xmm12                                        ;  1863.3 p0      50 next copy
        pxor xmm13, [r11 + 128]                                    ;  1917.3 p2+p1   50 next
        pxor xmm10, xmm1                                           ;  1918.3 p1      41 next
        movdqa xmm1, xmm4                                          ;  1866.3 p0      50 next copy
        pxor xmm1, [r11 + 144]                                     ;  1919.3 p2+p1   50 next
        pxor xmm0, [rbp + 544]                                     ;  1920.3 p2+p1   50 next
        pxor xmm6, [rbp + 576]                                     ;  1921.3 p2+p1   50 next
        pxor xmm11, [rbp + 528]                                    ;  1922.3 p2+p1   50 next
        pxor xmm7, [rbp + 624]                                     ;  1923.3 p2+p1   50 next
        pxor xmm15, [rbp + 608]                                    ;  1924.3 p2+p1   50 next
        pxor xmm9, [rbp + 592]                                     ;  1925.3 p2+p1   50 next
        pxor xmm10, [rbp + 560]                                    ;  1926.3 p2+p1   50 next
        movdqa xmm4, xmm8                                          ;  1868.3 p0      50 next copy
        pxor xmm4, [r11 + 160]                                     ;  1927.3 p2+p1   50 next
        movdqa xmm8, [rbp + 1872]                                  ;  1868.3 p2      50 next
        pxor xmm8, [rbp + 432]                                     ;  1928.3 p2+p1   50 next
        movdqa xmm12, [rbp + 2160]                                 ;  1870.3 p2      50 next
        pxor xmm12, [rbp + 448]                                    ;  1929.3 p2+p1   50 next
        movdqa [rbp + 2160], xmm7                                  ;  1925.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 2032]                                  ;  1872.3 p2      50 next
        pxor xmm7, [rbp + 464]                                     ;  1930.3 p2+p1   50 next
        movdqa [rbp + 2032], xmm15                                 ;  1926.3 p0+p3   50 next spill
        movdqa xmm15, [rbp + 2112]                                 ;  1874.3 p2      50 next
        pxor xmm15, [rbp + 480]                                    ;  1931.3 p2+p1   50 next
        movdqa [rbp + 2112], xmm9                                  ;  1927.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 2224]                                  ;  1876.3 p2      50 next
        pxor xmm9, [rbp + 496]                                     ;  1932.3 p2+p1   50 next
        movdqa [rbp + 2224], xmm6                                  ;  1923.3 p0+p3   50 next spill
        movdqa xmm6, [rbp + 2064]                                  ;  1878.3 p2      50 next
        pxor xmm6, [rbp + 512]                                     ;  1933.3 p2+p1   50 next
        movdqa [rbp + 2064], xmm10                                 ;  1928.3 p0+p3   50 next spill
        movdqa xmm10, [rbp + 432]                                  ;  1880.3 p2      50 next
        pxor xmm10, [r11 + 176]                                    ;  1934.3 p2+p1   50 next
        movdqa [rbp + 1872], xmm0                                  ;  1922.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 448]                                   ;  1882.3 p2      50 next
        pxor xmm0, [r11 + 192]                                     ;  1935.3 p2+p1   50 next
        movdqa [rbp + 2128], xmm11                                 ;  1924.3 p0+p3   50 next spill
        movdqa xmm11, [rbp + 464]                                  ;  1884.3 p2      50 next
        pxor xmm11, [r11 + 208]                                    ;  1936.3 p2+p1   50 next
        movdqa [rbp + 1792], xmm6                                  ;  1935.3 p0+p3   50 next spill
        movdqa xmm6, [rbp + 480]                                   ;  1886.3 p2      50 next
        pxor xmm6, [r11 + 224]                                     ;  1937.3 p2+p1   50 next
        movdqa [rbp + 2016], xmm9                                  ;  1934.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 496]                                   ;  1890.0 p2      50 next
        pxor xmm9, [r11 + 240]                                     ;  1938.3 p2+p1   50 next
        movdqa [rbp + 1536], xmm15                                 ;  1933.3 p0+p3   50 next spill
        movdqa xmm15, [rbp + 512]                                  ;  1892.3 p2      50 next
        pxor xmm15, [r11]                                          ;  1939.3 p2+p1   50 next
        movdqa [rbp + 1424], xmm7                                  ;  1932.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 528]                                   ;  1895.7 p2      50 next
        pxor xmm7, [r11 + 16]                                      ;  1940.3 p2+p1   50 next
        movdqa [rbp + 1120], xmm12                                 ;  1931.3 p0+p3   50 next spill
        movdqa xmm12, [rbp + 544]                                  ;  1898.3 p2      50 next
        pxor xmm12, [r11 + 32]                                     ;  1941.3 p2+p1   50 next
        movdqa [rbp + 2096], xmm8                                  ;  1930.3 p0+p3   50 next spill
        movdqa xmm8, [rbp + 560]                                   ;  1901.0 p2      50 next
        pxor xmm8, [r11 + 48]                                      ;  1942.3 p2+p1   50 next
        movdqa [rbp + 1824], xmm3                                  ;  1918.3 p0+p3   50 next spill
        movdqa xmm3, [rbp + 576]                                   ;  1903.3 p2      50 next
        pxor xmm3, [r11 + 64]                                      ;  1943.3 p2+p1   50 next
        movdqa [rbp + 2048], xmm2                                  ;  1914.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 592]                                   ;  1906.3 p2      50 next
        pxor xmm2, [r11 + 80]                                      ;  1944.3 p2+p1   50 next
        movdqa [rbp + 2000], xmm5                                  ;  1910.3 p0+p3   50 next spill
        movdqa xmm5, [rbp + 608]                                   ;  1908.3 p2      50 next
        pxor xmm5, [r11 + 96]                                      ;  1945.3 p2+p1   50 next
        movdqa [rbp + 2144], xmm0                                  ;  1937.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 624]                                   ;  1910.3 p2      50 next
        pxor xmm0, [r11 + 112]                                     ;  1946.3 p2+p1   50 next
        movdqa [rbp + 1600], xmm1                                  ;  1921.3 p0+p3   50 next spill
        movdqa xmm1, xmm9                                          ;  1940.3 p0      41 next copy
        pxor xmm1, xmm2                                            ;  1947.3 p1      41 next
        movdqa [rbp + 2176], xmm11                                 ;  1938.3 p0+p3   50 next spill
        movdqa xmm11, xmm9                                         ;  1940.3 p0      41 next copy
        pand xmm11, xmm15                                          ;  1948.3 p1      41 next
        movdqa [rbp + 1984], xmm13                                 ;  1919.3 p0+p3   50 next spill
        movdqa xmm13, xmm9                                         ;  1940.3 p0      41 next copy
        movdqa [rbp + 2240], xmm6                                  ;  1939.3 p0+p3   50 next spill
        movdqa xmm6, xmm9                                          ;  1940.3 p0      41 next copy
        pand xmm6, xmm3                                            ;  1949.3 p1      41 next
        pxor xmm6, xmm15                                           ;  1951.3 p1      41 next
        movdqa [rbp + 2192], xmm4                                  ;  1929.3 p0+p3   50 next spill
        movdqa xmm4, xmm9                                          ;  1940.3 p0      41 next copy
        pxor xmm4, xmm15                                           ;  1951.3 p1      41 next
        movdqa [rbp + 2208], xmm10                                 ;  1936.3 p0+p3   50 next spill
        movdqa xmm10, xmm9                                         ;  1940.3 p0      41 next copy
        pand xmm10, xmm0                                           ;  1952.3 p1      41 next
        movdqa [rbp + 2080], xmm4                                  ;  1953.3 p0+p3   41 next spill
        movdqa xmm4, xmm6                                          ;  1953.3 p0      41 next copy
        movdqa [rbp + 1760], xmm10                                 ;  1954.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 2080]                                 ;  1953.3 p2      41 next
        pand xmm10, xmm2                                           ;  1964.3 p1      41 next
        movdqa [rbp + 2256], xmm10                                 ;  1966.3 p0+p3   41 next spill
        movdqa xmm10, xmm2                                         ;  1946.3 p0      41 next copy
        pxor xmm10, xmm12                                          ;  1954.3 p1      41 next
        movdqa xmm14, xmm2                                         ;  1946.3 p0      41 next copy
        pand xmm14, xmm3                                           ;  1955.3 p1      41 next
        pxor xmm14, [rel kasumi_encrypt_compact.T0_constants128]   ;  1957.3 p2+p1   41 next
        movdqa [rbp + 2272], xmm9                                  ;  1940.3 p0+p3   41 next spill
        movdqa xmm9, xmm2                                          ;  1946.3 p0      41 next copy
        pand xmm2, xmm15                                           ;  1957.3 p1      41 next
        pand xmm9, xmm12                                           ;  1958.3 p1      41 next
        movdqa [rbp + 2288], xmm2                                  ;  1959.3 p0+p3   41 next spill
        movdqa xmm2, xmm15                                         ;  1941.3 p0      41 next copy
        pxor xmm2, xmm7                                            ;  1959.3 p1      41 next
        movdqa [rbp + 2304], xmm2                                  ;  1961.3 p0+p3   41 next spill
        movdqa xmm2, xmm15                                         ;  1941.3 p0      41 next copy
        movdqa [rbp + 2320], xmm8                                  ;  1944.3 p0+p3   50 next spill
        movdqa xmm8, xmm15                                         ;  1941.3 p0      41 next copy
        movdqa [rbp + 2336], xmm3                                  ;  1945.3 p0+p3   50 next spill
        movdqa xmm3, xmm15                                         ;  1941.3 p0      41 next copy
        pand xmm3, xmm7                                            ;  1960.3 p1      41 next
        pxor xmm3, xmm5                                            ;  1962.3 p1      41 next
        pand xmm15, [rbp + 2320]                                   ;  1962.3 p2+p1   41 next
        movdqa [rbp + 2352], xmm3                                  ;  1964.3 p0+p3   41 next spill
        movdqa xmm3, xmm7                                          ;  1942.7 p0      41 next copy
        pxor xmm3, xmm0                                            ;  1963.3 p1      41 next
        pand xmm2, xmm3                                            ;  1965.3 p1      41 next
        pxor xmm9, xmm2                                            ;  1967.3 p1      41 next
        movdqa xmm2, xmm7                                          ;  1943.7 p0      41 next copy
        pxor xmm2, xmm12                                           ;  1966.3 p1      41 next
        por xmm8, xmm2                                             ;  1968.3 p1      41 next
        pxor xmm8, xmm9                                            ;  1970.3 p1      41 next
        movdqa [rbp + 2368], xmm8                                  ;  1972.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 2272]                                  ;  1942.7 p2      41 next reload
        pxor xmm8, xmm9                                            ;  1969.3 p1      41 next
        movdqa xmm9, xmm7                                          ;  1945.7 p0      41 next copy
        pxor xmm9, xmm5                                            ;  1970.3 p1      41 next
        pand xmm13, xmm9                                           ;  1972.3 p1      41 next
        pxor xmm13, xmm14                                          ;  1974.3 p1      41 next
        movdqa xmm9, xmm7                                          ;  1946.7 p0      41 next copy
        pand xmm9, [rbp + 2352]                                    ;  1975.3 p2+p1   41 next
        movdqa [rbp + 2272], xmm7                                  ;  1947.7 p0+p3   50 next spill
        movdqa xmm7, xmm1                                          ;  1949.3 p0      41 next copy
        pand xmm7, xmm5                                            ;  1974.3 p1      41 next
        pxor xmm4, xmm7                                            ;  1976.3 p1      41 next
        movdqa xmm7, xmm10                                         ;  1956.3 p0      41 next copy
        pand xmm7, xmm5                                            ;  1976.3 p1      41 next
        movdqa [rbp + 2384], xmm4                                  ;  1978.3 p0+p3   41 next spill
        movdqa xmm4, xmm10                                         ;  1956.3 p0      41 next copy
        pand xmm4, [rbp + 2320]                                    ;  1977.3 p2+p1   41 next
        movdqa [rbp + 2400], xmm8                                  ;  1971.3 p0+p3   41 next spill
        movdqa xmm8, xmm5                                          ;  1953.7 p0      41 next copy
        pand xmm8, [rbp + 2304]                                    ;  1978.3 p2+p1   41 next
        movdqa [rbp + 2416], xmm1                                  ;  1954.7 p0+p3   41 next spill
        movdqa xmm1, xmm5                                          ;  1955.7 p0      41 next copy
        pand xmm1, xmm0                                            ;  1979.3 p1      41 next
        movdqa [rbp + 2432], xmm0                                  ;  1956.7 p0+p3   50 next spill
        movdqa xmm0, xmm5                                          ;  1957.7 p0      41 next copy
        pand xmm0, [rbp + 2336]                                    ;  1980.3 p2+p1   41 next
        pand xmm5, [rbp + 2320]                                    ;  1981.3 p2+p1   41 next
        movdqa [rbp + 2448], xmm7                                  ;  1978.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1760]                                  ;  1955.7 p2      41 next reload
        pxor xmm7, xmm5                                            ;  1983.3 p1      41 next
        movdqa xmm5, xmm12                                         ;  1959.7 p0      41 next copy
        pand xmm5, xmm2                                            ;  1983.3 p1      41 next
        pxor xmm11, xmm5                                           ;  1985.3 p1      41 next
        movdqa xmm5, xmm3                                          ;  1965.3 p0      41 next copy
        pand xmm5, [rbp + 2336]                                    ;  1985.3 p2+p1   41 next
        movdqa [rbp + 1760], xmm7                                  ;  1985.3 p0+p3   41 next spill
        movdqa xmm7, xmm3                                          ;  1965.3 p0      41 next copy
        pand xmm7, xmm12                                           ;  1986.3 p1      41 next
        pand xmm3, xmm2                                            ;  1987.3 p1      41 next
        pxor xmm3, xmm11                                           ;  1989.3 p1      41 next
        movdqa [rbp + 2464], xmm3                                  ;  1991.3 p0+p3   41 next spill
        movdqa xmm3, xmm2                                          ;  1968.3 p0      41 next copy
        pand xmm3, [rbp + 2336]                                    ;  1989.3 p2+p1   41 next
        pxor xmm6, xmm3                                            ;  1991.3 p1      41 next
        pxor xmm6, xmm8                                            ;  1993.3 p1      41 next
        pxor xmm10, xmm6                                           ;  1995.3 p1      41 next
        pxor xmm8, xmm5                                            ;  1993.3 p1      41 next
        pxor xmm8, xmm13                                           ;  1995.3 p1      41 next
        pxor xmm8, xmm1                                            ;  1997.3 p1      41 next
        movdqa xmm3, [rbp + 2336]                                  ;  1964.0 p2      50 next reload
        pxor xmm1, xmm3                                            ;  1996.3 p1      41 next
        movdqa xmm6, xmm3                                          ;  1975.0 p0      41 next copy
        pand xmm6, [rbp + 2320]                                    ;  1997.3 p2+p1   41 next
        pxor xmm6, [rel kasumi_encrypt_compact.T0_constants128]    ;  1999.3 p2+p1   41 next
        pand xmm3, [rbp + 2304]                                    ;  1999.3 p2+p1   41 next
        pxor xmm4, xmm3                                            ;  2001.3 p1      41 next
        pxor xmm4, [rbp + 2352]                                    ;  2003.3 p2+p1   41 next
        pxor xmm9, xmm6                                            ;  2002.3 p1      41 next
        movdqa xmm3, [rbp + 2416]                                  ;  1969.0 p2      41 next reload
        pand xmm2, xmm3                                            ;  2003.3 p1      41 next
        pxor xmm0, xmm2                                            ;  2005.3 p1      41 next
        pxor xmm9, xmm11                                           ;  2005.3 p1      41 next
        pxor xmm7, xmm4                                            ;  2006.3 p1      41 next
        movdqa xmm2, [rbp + 2288]                                  ;  1970.0 p2      41 next reload
        pxor xmm2, xmm4                                            ;  2007.3 p1      41 next
        movdqa xmm4, [rbp + 2432]                                  ;  1971.0 p2      50 next reload
        pxor xmm0, xmm4                                            ;  2008.3 p1      41 next
        pxor xmm7, [rbp + 2400]                                    ;  2009.3 p2+p1   41 next
        pxor xmm9, xmm0                                            ;  2010.3 p1      41 next
        pxor xmm13, xmm0                                           ;  2011.3 p1      41 next
        movdqa xmm0, xmm3                                          ;  1980.0 p0      41 next copy
        pand xmm0, xmm12                                           ;  2012.3 p1      41 next
        pand xmm3, xmm4                                            ;  2013.3 p1      41 next
        pxor xmm2, [rbp + 2464]                                    ;  2014.3 p2+p1   41 next
        pxor xmm2, xmm12                                           ;  2016.3 p1      41 next
        movdqa [rbp + 2416], xmm2                                  ;  2018.3 p0+p3   41 next spill
        movdqa xmm2, xmm12                                         ;  1975.7 p0      41 next copy
        pand xmm2, [rbp + 2320]                                    ;  2016.3 p2+p1   41 next
        pxor xmm13, xmm2                                           ;  2018.3 p1      41 next
        pxor xmm14, xmm2                                           ;  2018.3 p1      41 next
        pxor xmm7, xmm14                                           ;  2020.3 p1      41 next
        movdqa xmm14, xmm4                                         ;  1982.0 p0      41 next copy
        pand xmm4, xmm1                                            ;  2020.3 p1      41 next
        pxor xmm6, xmm4                                            ;  2022.3 p1      41 next
        movdqa xmm2, [rbp + 2320]                                  ;  1978.3 p2      50 next reload
        pand xmm14, xmm2                                           ;  2022.3 p1      41 next
        pxor xmm12, xmm14                                          ;  2024.3 p1      41 next
        movdqa xmm14, xmm2                                         ;  1989.3 p0      41 next copy
        pand xmm14, [rbp + 2080]                                   ;  2024.3 p2+p1   41 next
        pxor xmm11, xmm14                                          ;  2026.3 p1      41 next
        pxor xmm5, xmm11                                           ;  2028.3 p1      41 next
        movdqa xmm14, [rbp + 2256]                                 ;  1981.0 p2      41 next reload
        movdqa xmm4, [rbp + 1760]                                  ;  1985.3 p2      41 next reload
        pxor xmm14, xmm4                                           ;  2027.3 p1      41 next
        pxor xmm10, xmm5                                           ;  2030.3 p1      41 next
        pxor xmm8, xmm12                                           ;  2029.3 p1      41 next
        movdqa xmm5, [rbp + 2384]                                  ;  1983.0 p2      41 next reload
        pxor xmm4, xmm5                                            ;  2030.3 p1      41 next
        movdqa xmm11, xmm2                                         ;  1989.3 p0      41 next copy
        movdqa xmm12, [rbp + 2272]                                 ;  1984.0 p2      50 next reload
        pand xmm11, xmm12                                          ;  2031.3 p1      41 next
        pxor xmm0, xmm11                                           ;  2033.3 p1      41 next
        pxor xmm2, [rbp + 2464]                                    ;  2033.3 p2+p1   41 next
        pxor xmm1, xmm0                                            ;  2035.3 p1      41 next
        pxor xmm13, xmm4                                           ;  2035.3 p1      41 next
        movdqa xmm0, [rbp + 2368]                                  ;  1986.0 p2      41 next
        pxor xmm0, xmm2                                            ;  2036.3 p1      41 next
        movdqa xmm2, [rbp + 2400]                                  ;  1987.0 p2      41 next
        movdqa xmm4, [rel kasumi_encrypt_compact.T0_constants128]  ;  1988.0 p2      41 next reload
        pxor xmm10, xmm4                                           ;  2037.3 p1      41 next
        pxor xmm5, xmm0                                            ;  2038.3 p1      41 next
        pxor xmm15, xmm14                                          ;  2039.3 p1      41 next
        pxor xmm7, xmm6                                            ;  2040.3 p1      41 next
        pxor xmm14, xmm1                                           ;  2041.3 p1      41 next
        movdqa xmm0, [rbp + 2208]                                  ;  1989.0 p2      41 next
        movdqa xmm1, [rbp + 2192]                                  ;  1990.0 p2      50 next reload
        pand xmm0, xmm1                                            ;  2042.3 p1      41 next
        pxor xmm3, xmm15                                           ;  2043.3 p1      41 next
        pxor xmm2, xmm14                                           ;  2044.3 p1      41 next
        movdqa xmm14, [rbp + 2240]                                 ;  1991.0 p2      41 next
        movdqa xmm15, [rbp + 1984]                                 ;  1992.0 p2      50 next reload
        pand xmm14, xmm15                                          ;  2045.3 p1      41 next
        pxor xmm12, xmm3                                           ;  2046.3 p1      41 next
        movdqa xmm3, [rbp + 2448]                                  ;  1993.0 p2      41 next reload
        pxor xmm3, xmm12                                           ;  2048.3 p1      41 next
        pxor xmm6, xmm3                                            ;  2050.3 p1      41 next
        movdqa xmm3, [rbp + 2176]                                  ;  1994.0 p2      41 next
        movdqa xmm11, [rbp + 1600]                                 ;  1995.0 p2      50 next reload
        pand xmm3, xmm11                                           ;  2049.3 p1      41 next
        pxor xmm0, xmm15                                           ;  2050.3 p1      41 next
        movdqa xmm12, [rbp + 2240]                                 ;  1996.0 p2      41 next
        pand xmm12, [rbp + 2144]                                   ;  2051.3 p2+p1   41 next
        pxor xmm8, xmm15                                           ;  2052.3 p1      41 next
        pxor xmm13, xmm1                                           ;  2053.3 p1      41 next
        pxor xmm10, xmm11                                          ;  2054.3 p1      41 next
        pxor xmm5, [rbp + 2144]                                    ;  2055.3 p2+p1   41 next
        pxor xmm2, [rbp + 2208]                                    ;  2056.3 p2+p1   41 next
        pxor xmm6, [rbp + 2176]                                    ;  2057.3 p2+p1   41 next
        movdqa xmm4, xmm15                                         ;  2003.0 p0      41 next copy
        pand xmm4, [rbp + 2208]                                    ;  2058.3 p2+p1   41 next
        pxor xmm7, [rbp + 2240]                                    ;  2059.3 p2+p1   41 next
        movdqa [rbp + 2448], xmm9                                  ;  2012.3 p0+p3   41 next spill
        movdqa xmm9, xmm15                                         ;  2003.0 p0      41 next copy
        pand xmm9, [rbp + 2144]                                    ;  2060.3 p2+p1   41 next
        movdqa [rbp + 2400], xmm7                                  ;  2061.3 p0+p3   41 next spill
        movdqa xmm7, xmm15                                         ;  2003.0 p0      41 next copy
        pand xmm7, xmm11                                           ;  2061.3 p1      41 next
        movdqa [rbp + 2368], xmm6                                  ;  2059.3 p0+p3   41 next spill
        movdqa xmm6, xmm15                                         ;  2005.0 p0      41 next copy
        movdqa [rbp + 1984], xmm5                                  ;  2057.3 p0+p3   41 next spill
        movdqa xmm5, xmm1                                          ;  2007.0 p0      41 next copy
        pand xmm5, xmm11                                           ;  2062.3 p1      41 next
        movdqa [rbp + 2464], xmm2                                  ;  2058.3 p0+p3   41 next spill
        movdqa xmm2, xmm1                                          ;  2009.0 p0      41 next copy
        pxor xmm2, [rbp + 2176]                                    ;  2063.3 p2+p1   41 next
        movdqa [rbp + 2272], xmm13                                 ;  2055.3 p0+p3   41 next spill
        movdqa xmm13, xmm1                                         ;  2011.0 p0      41 next copy
        movdqa [rbp + 2320], xmm10                                 ;  2056.3 p0+p3   41 next spill
        movdqa xmm10, xmm1                                         ;  2013.0 p0      41 next copy
        pand xmm10, [rbp + 2240]                                   ;  2064.3 p2+p1   41 next
        movdqa [rbp + 2384], xmm8                                  ;  2054.3 p0+p3   41 next spill
        movdqa xmm8, xmm1                                          ;  2015.0 p0      41 next copy
        pand xmm8, [rbp + 2176]                                    ;  2065.3 p2+p1   41 next
        movdqa [rbp + 2192], xmm8                                  ;  2067.3 p0+p3   41 next spill
        movdqa xmm8, xmm11                                         ;  2017.0 p0      41 next copy
        movdqa [rbp + 1760], xmm10                                 ;  2066.3 p0+p3   41 next spill
        movdqa xmm10, xmm11                                        ;  2019.0 p0      41 next copy
        movdqa [rbp + 2256], xmm0                                  ;  2052.3 p0+p3   41 next spill
        movdqa xmm0, xmm11                                         ;  2021.0 p0      41 next copy
        pxor xmm0, [rbp + 2144]                                    ;  2066.3 p2+p1   41 next
        movdqa [rbp + 2080], xmm1                                  ;  2022.0 p0+p3   41 next spill
        movdqa xmm1, xmm11                                         ;  2023.0 p0      41 next copy
        movdqa [rbp + 2432], xmm15                                 ;  2024.0 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  2025.0 p0      41 next copy
        pand xmm11, [rbp + 2240]                                   ;  2067.3 p2+p1   41 next
        movdqa [rbp + 1600], xmm11                                 ;  2069.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 2176]                                 ;  2020.3 p2      41 next
        pand xmm11, [rbp + 2144]                                   ;  2068.3 p2+p1   41 next
        movdqa [rbp + 2288], xmm7                                  ;  2063.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 2208]                                  ;  2024.3 p2      41 next
        pxor xmm7, xmm9                                            ;  2069.3 p1      41 next
        pand xmm8, xmm7                                            ;  2071.3 p1      41 next
        pxor xmm8, [rbp + 2144]                                    ;  2073.3 p2+p1   41 next
        pand xmm1, xmm8                                            ;  2075.3 p1      41 next
        movdqa [rbp + 2352], xmm1                                  ;  2077.3 p0+p3   41 next spill
        movdqa xmm1, xmm14                                         ;  2047.3 p0      41 next copy
        pxor xmm1, xmm3                                            ;  2073.3 p1      41 next
        pand xmm3, [rbp + 2208]                                    ;  2074.3 p2+p1   41 next
        pxor xmm7, xmm3                                            ;  2076.3 p1      41 next
        movdqa xmm3, xmm12                                         ;  2053.3 p0      41 next copy
        pxor xmm3, xmm4                                            ;  2076.3 p1      41 next
        pxor xmm5, xmm3                                            ;  2078.3 p1      41 next
        pand xmm3, [rbp + 2176]                                    ;  2078.3 p2+p1   41 next
        pand xmm12, xmm2                                           ;  2079.3 p1      41 next
        pxor xmm8, xmm12                                           ;  2081.3 p1      41 next
        pxor xmm4, xmm1                                            ;  2081.3 p1      41 next
        pxor xmm14, xmm5                                           ;  2082.3 p1      41 next
        pand xmm10, xmm14                                          ;  2084.3 p1      41 next
        movdqa xmm14, [rbp + 2240]                                 ;  2037.7 p2      41 next
        movdqa xmm12, [rbp + 2208]                                 ;  2038.7 p2      50 next reload
        pand xmm14, xmm12                                          ;  2084.3 p1      41 next
        movdqa [rbp + 2304], xmm4                                  ;  2083.3 p0+p3   41 next spill
        movdqa xmm4, xmm12                                         ;  2049.7 p0      41 next copy
        pand xmm4, xmm5                                            ;  2085.3 p1      41 next
        pand xmm5, [rbp + 2144]                                    ;  2086.3 p2+p1   41 next
        pxor xmm5, [rbp + 1760]                                    ;  2088.3 p2+p1   41 next
        movdqa [rbp + 2336], xmm5                                  ;  2090.3 p0+p3   41 next spill
        movdqa xmm5, xmm12                                         ;  2049.7 p0      41 next copy
        pand xmm5, [rbp + 2144]                                    ;  2088.3 p2+p1   41 next
        movdqa [rbp + 2208], xmm5                                  ;  2090.3 p0+p3   41 next spill
        movdqa xmm5, xmm9                                          ;  2062.3 p0      41 next copy
        por xmm5, xmm11                                            ;  2089.3 p1      41 next
        pxor xmm4, xmm5                                            ;  2091.3 p1      41 next
        pxor xmm11, xmm14                                          ;  2091.3 p1      41 next
        movdqa xmm5, [rbp + 2240]                                  ;  2052.7 p2      50 next reload
        pxor xmm9, xmm5                                            ;  2092.3 p1      41 next
        pxor xmm14, [rbp + 2176]                                   ;  2093.3 p2+p1   41 next
        pxor xmm10, xmm9                                           ;  2094.3 p1      41 next
        pxor xmm9, xmm14                                           ;  2095.3 p1      41 next
        pand xmm14, xmm5                                           ;  2096.3 p1      41 next
        pxor xmm7, xmm14                                           ;  2098.3 p1      41 next
        pand xmm5, xmm1                                            ;  2098.3 p1      41 next
        movdqa xmm14, xmm2                                         ;  2065.3 p0      41 next copy
        pand xmm14, [rbp + 2288]                                   ;  2099.3 p2+p1   41 next
        pxor xmm0, xmm14                                           ;  2101.3 p1      41 next
        movdqa xmm14, xmm2                                         ;  2065.3 p0      41 next copy
        pxor xmm14, xmm11                                          ;  2101.3 p1      41 next
        pand xmm6, xmm14                                           ;  2103.3 p1      41 next
        pxor xmm11, xmm0                                           ;  2103.3 p1      41 next
        pand xmm15, xmm11                                          ;  2105.3 p1      41 next
        movdqa xmm14, [rbp + 2208]                                 ;  2090.3 p2      41 next reload
        pand xmm2, xmm14                                           ;  2105.3 p1      41 next
        movdqa xmm0, [rbp + 1760]                                  ;  2066.3 p2      41 next reload
        pxor xmm14, xmm0                                           ;  2106.3 p1      41 next
        movdqa xmm11, [rbp + 2176]                                 ;  2062.7 p2      50 next reload
        pxor xmm0, xmm11                                           ;  2107.3 p1      41 next
        pxor xmm5, xmm2                                            ;  2108.3 p1      41 next
        movdqa xmm2, xmm1                                          ;  2075.3 p0      41 next copy
        pand xmm1, xmm11                                           ;  2109.3 p1      41 next
        pxor xmm2, [rbp + 2144]                                    ;  2110.3 p2+p1   41 next
        pand xmm13, xmm2                                           ;  2112.3 p1      41 next
        movdqa xmm2, [rel kasumi_encrypt_compact.T0_constants128]  ;  2065.0 p2      41 next reload
        pxor xmm6, xmm2                                            ;  2112.3 p1      41 next
        pand xmm11, [rbp + 2256]                                   ;  2113.3 p2+p1   41 next
        pxor xmm15, xmm14                                          ;  2114.3 p1      41 next
        pand xmm12, xmm0                                           ;  2115.3 p1      41 next
        movdqa xmm14, [rbp + 2192]                                 ;  2067.3 p2      41 next reload
        pand xmm0, xmm14                                           ;  2116.3 p1      41 next
        pxor xmm14, [rbp + 1600]                                   ;  2117.3 p2+p1   41 next
        pxor xmm1, xmm12                                           ;  2118.3 p1      41 next
        pxor xmm10, xmm1                                           ;  2120.3 p1      41 next
        movdqa xmm1, [rbp + 2288]                                  ;  2069.0 p2      41 next
        pxor xmm1, xmm9                                            ;  2120.3 p1      41 next
        pxor xmm3, xmm1                                            ;  2122.3 p1      41 next
        pxor xmm13, xmm3                                           ;  2124.3 p1      41 next
        movdqa xmm1, [rbp + 2256]                                  ;  2070.3 p2      41 next
        pand xmm1, [rbp + 2144]                                    ;  2123.3 p2+p1   41 next
        pxor xmm11, xmm15                                          ;  2124.3 p1      41 next
        movdqa xmm15, [rbp + 1600]                                 ;  2072.3 p2      41 next
        pxor xmm13, xmm2                                           ;  2126.3 p1      41 next
        movdqa xmm3, [rbp + 2432]                                  ;  2073.3 p2      41 next reload
        pand xmm3, xmm14                                           ;  2126.3 p1      41 next
        movdqa xmm12, [rbp + 2304]                                 ;  2083.3 p2      41 next reload
        pxor xmm12, xmm3                                           ;  2128.3 p1      41 next
        pxor xmm14, xmm1                                           ;  2128.3 p1      41 next
        pxor xmm1, xmm6                                            ;  2129.3 p1      41 next
        pxor xmm15, xmm1                                           ;  2131.3 p1      41 next
        movdqa xmm1, [rbp + 2336]                                  ;  2090.3 p2      41 next reload
        pxor xmm1, xmm12                                           ;  2131.3 p1      41 next
        movdqa xmm3, [rbp + 2352]                                  ;  2077.3 p2      41 next reload
        pxor xmm3, xmm15                                           ;  2133.3 p1      41 next
        pxor xmm7, xmm3                                            ;  2135.3 p1      41 next
        movdqa xmm15, [rbp + 2256]                                 ;  2077.3 p2      41 next
        pxor xmm15, xmm1                                           ;  2134.3 p1      41 next
        movdqa xmm1, [rbp + 2384]                                  ;  2078.3 p2      41 next
        pxor xmm8, xmm14                                           ;  2135.3 p1      41 next
        pxor xmm9, xmm8                                            ;  2137.3 p1      41 next
        movdqa xmm3, [rbp + 2320]                                  ;  2079.3 p2      41 next
        pxor xmm3, xmm13                                           ;  2137.3 p1      41 next
        movdqa xmm8, [rbp + 2272]                                  ;  2080.3 p2      41 next
        movdqa xmm12, [rbp + 2080]                                 ;  2081.3 p2      41 next reload
        por xmm12, xmm14                                           ;  2138.3 p1      41 next
        pxor xmm5, xmm9                                            ;  2139.3 p1      41 next
        movdqa xmm14, [rbp + 2464]                                 ;  2082.3 p2      41 next
        pxor xmm14, xmm11                                          ;  2140.3 p1      41 next
        movdqa xmm9, [rbp + 1984]                                  ;  2083.3 p2      41 next
        pxor xmm6, xmm12                                           ;  2141.3 p1      41 next
        movdqa xmm11, [rbp + 2368]                                 ;  2084.3 p2      41 next
        pxor xmm9, xmm7                                            ;  2142.3 p1      41 next
        movdqa xmm7, [rbp + 2400]                                  ;  2085.3 p2      41 next
        pxor xmm7, xmm10                                           ;  2143.3 p1      41 next
        movdqa xmm10, [r10 + 2192]                                 ;  2086.3 p2      44 next
        pxor xmm0, xmm6                                            ;  2144.3 p1      41 next
        movdqa xmm6, [r10 + 2208]                                  ;  2087.3 p2      44 next
        pxor xmm1, xmm5                                            ;  2145.3 p1      41 next
        movdqa xmm5, [r10 + 2224]                                  ;  2088.3 p2      44 next
        pxor xmm6, xmm3                                            ;  2146.3 p1      44 next
        movdqa xmm3, [r10 + 2240]                                  ;  2089.3 p2      44 next
        pxor xmm4, xmm0                                            ;  2147.3 p1      41 next
        movdqa xmm0, [r10 + 2256]                                  ;  2090.3 p2      44 next
        pxor xmm3, xmm14                                           ;  2148.3 p1      44 next
        movdqa xmm14, [r10 + 2272]                                 ;  2091.3 p2      44 next
        pxor xmm0, xmm9                                            ;  2149.3 p1      44 next
        movdqa xmm9, [r10 + 2288]                                  ;  2092.3 p2      44 next
        pxor xmm15, xmm2                                           ;  2150.3 p1      41 next
        pxor xmm9, xmm7                                            ;  2151.3 p1      44 next
        movdqa xmm7, [rbp + 2384]                                  ;  2093.3 p2      44 next
        pxor xmm7, [r10 + 2048]                                    ;  2152.3 p2+p1   44 next
        pxor xmm10, xmm1                                           ;  2153.3 p1      44 next
        movdqa xmm1, [rbp + 2320]                                  ;  2095.3 p2      44 next
        pxor xmm1, [r10 + 2064]                                    ;  2154.3 p2+p1   44 next
        pxor xmm11, xmm4                                           ;  2155.3 p1      41 next
        movdqa xmm4, [rbp + 2272]                                  ;  2097.3 p2      44 next
        pxor xmm4, [r10 + 2080]                                    ;  2156.3 p2+p1   44 next
        pxor xmm8, xmm15                                           ;  2157.3 p1      41 next
        movdqa xmm15, [rbp + 2464]                                 ;  2099.3 p2      44 next
        pxor xmm15, [r10 + 2096]                                   ;  2158.3 p2+p1   44 next
        pxor xmm14, xmm11                                          ;  2159.3 p1      44 next
        movdqa xmm11, [rbp + 1984]                                 ;  2101.3 p2      44 next
        pxor xmm11, [r10 + 2112]                                   ;  2160.3 p2+p1   44 next
        pxor xmm5, xmm8                                            ;  2161.3 p1      44 next
        movdqa xmm8, [rbp + 2368]                                  ;  2103.3 p2      44 next
        pxor xmm8, [r10 + 2128]                                    ;  2162.3 p2+p1   44 next
        movdqa xmm12, [rbp + 2400]                                 ;  2105.3 p2      44 next
        pxor xmm12, [r10 + 2144]                                   ;  2163.3 p2+p1   44 next
        movdqa xmm13, [rbp + 2448]                                 ;  2107.3 p2      44 next
        pxor xmm13, [r10 + 2160]                                   ;  2164.3 p2+p1   44 next
        movdqa [rbp + 2448], xmm0                                  ;  2151.3 p0+p3   44 next spill
        movdqa xmm0, [rbp + 2416]                                  ;  2109.3 p2      44 next
        pxor xmm0, [r10 + 2176]                                    ;  2165.3 p2+p1   44 next
        movdqa [rbp + 2416], xmm6                                  ;  2148.3 p0+p3   44 next spill
        movdqa xmm6, xmm7                                          ;  2154.3 p0      41 next copy
        pxor xmm6, xmm12                                           ;  2166.3 p1      41 next
        movdqa [rbp + 2400], xmm14                                 ;  2161.3 p0+p3   44 next spill
        movdqa xmm14, xmm7                                         ;  2154.3 p0      41 next copy
        pand xmm14, xmm1                                           ;  2167.3 p1      41 next
        movdqa [rbp + 2368], xmm9                                  ;  2153.3 p0+p3   44 next spill
        movdqa xmm9, xmm7                                          ;  2154.3 p0      41 next copy
        movdqa [rbp + 1984], xmm10                                 ;  2155.3 p0+p3   44 next spill
        movdqa xmm10, xmm7                                         ;  2154.3 p0      41 next copy
        pand xmm10, xmm8                                           ;  2168.3 p1      41 next
        pxor xmm10, xmm1                                           ;  2170.3 p1      41 next
        movdqa [rbp + 2464], xmm3                                  ;  2150.3 p0+p3   44 next spill
        movdqa xmm3, xmm7                                          ;  2154.3 p0      41 next copy
        pxor xmm3, xmm1                                            ;  2170.3 p1      41 next
        movdqa [rbp + 2272], xmm5                                  ;  2163.3 p0+p3   44 next spill
        movdqa xmm5, xmm7                                          ;  2154.3 p0      41 next copy
        pand xmm5, xmm0                                            ;  2171.3 p1      41 next
        movdqa [rbp + 2320], xmm3                                  ;  2172.3 p0+p3   41 next spill
        movdqa xmm3, xmm10                                         ;  2172.3 p0      41 next copy
        movdqa [rbp + 2384], xmm5                                  ;  2173.3 p0+p3   41 next spill
        movdqa xmm5, [rbp + 2320]                                  ;  2172.3 p2      41 next
        pand xmm5, xmm12                                           ;  2183.3 p1      41 next
        movdqa [rbp + 2080], xmm5                                  ;  2185.3 p0+p3   41 next spill
        movdqa xmm5, [rbp + 2320]                                  ;  2172.3 p2      41 next
        pand xmm5, xmm11                                           ;  2183.3 p1      41 next
        movdqa xmm2, xmm12                                         ;  2165.3 p0      41 next copy
        pxor xmm2, xmm15                                           ;  2174.3 p1      41 next
        movdqa [rbp + 2320], xmm5                                  ;  2185.3 p0+p3   41 next spill
        movdqa xmm5, xmm12                                         ;  2165.3 p0      41 next copy
        pand xmm5, xmm8                                            ;  2175.3 p1      41 next
        pxor xmm5, [rel kasumi_encrypt_compact.T0_constants128]    ;  2177.3 p2+p1   41 next
        movdqa [rbp + 2256], xmm7                                  ;  2154.3 p0+p3   41 next spill
        movdqa xmm7, xmm12                                         ;  2165.3 p0      41 next copy
        pand xmm12, xmm1                                           ;  2177.3 p1      41 next
        pand xmm7, xmm15                                           ;  2178.3 p1      41 next
        movdqa [rbp + 2352], xmm12                                 ;  2179.3 p0+p3   41 next spill
        movdqa xmm12, xmm1                                         ;  2156.3 p0      41 next copy
        pxor xmm12, xmm4                                           ;  2179.3 p1      41 next
        movdqa [rbp + 2336], xmm12                                 ;  2181.3 p0+p3   41 next spill
        movdqa xmm12, xmm1                                         ;  2156.3 p0      41 next copy
        movdqa [rbp + 2304], xmm1                                  ;  2156.3 p0+p3   44 next spill
        movdqa xmm1, [rbp + 2336]                                  ;  2181.3 p2      41 next
        pand xmm1, xmm13                                           ;  2192.3 p1      41 next
        movdqa [rbp + 2432], xmm1                                  ;  2194.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2336]                                  ;  2181.3 p2      41 next
        pand xmm1, xmm8                                            ;  2192.3 p1      41 next
        movdqa [rbp + 2336], xmm11                                 ;  2162.3 p0+p3   44 next spill
        movdqa xmm11, [rbp + 2432]                                 ;  2194.3 p2      41 next
        movdqa [rbp + 1600], xmm8                                  ;  2164.3 p0+p3   44 next spill
        movdqa xmm8, [rbp + 2336]                                  ;  2162.3 p2      41 next
        pand xmm8, [rbp + 1600]                                    ;  2182.3 p2+p1   41 next
        pxor xmm8, [rel kasumi_encrypt_compact.T0_constants128]    ;  2184.3 p2+p1   41 next
        movdqa [rbp + 2144], xmm8                                  ;  2186.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1600]                                  ;  2164.3 p2      41 next
        movdqa [rbp + 2288], xmm1                                  ;  2194.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2336]                                  ;  2162.3 p2      41 next
        pand xmm1, xmm2                                            ;  2184.3 p1      41 next
        movdqa [rbp + 2192], xmm2                                  ;  2176.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 2288]                                  ;  2194.3 p2      41 next reload
        pxor xmm2, xmm1                                            ;  2205.3 p1      41 next
        movdqa xmm1, [rbp + 2192]                                  ;  2176.3 p2      41 next
        pand xmm1, xmm13                                           ;  2187.3 p1      41 next
        movdqa [rbp + 2288], xmm1                                  ;  2189.3 p0+p3   41 next spill
        movdqa xmm1, xmm6                                          ;  2168.3 p0      41 next copy
        pand xmm1, xmm13                                           ;  2187.3 p1      41 next
        pxor xmm3, xmm1                                            ;  2189.3 p1      41 next
        movdqa xmm1, xmm13                                         ;  2166.3 p0      41 next copy
        pxor xmm1, xmm4                                            ;  2189.3 p1      41 next
        pand xmm9, xmm1                                            ;  2191.3 p1      41 next
        pxor xmm9, xmm5                                            ;  2193.3 p1      41 next
        movdqa xmm1, xmm4                                          ;  2158.3 p0      41 next copy
        pxor xmm1, xmm0                                            ;  2192.3 p1      41 next
        pand xmm12, xmm1                                           ;  2194.3 p1      41 next
        pxor xmm7, xmm12                                           ;  2196.3 p1      41 next
        movdqa xmm12, xmm4                                         ;  2158.3 p0      41 next copy
        pxor xmm12, xmm15                                          ;  2195.3 p1      41 next
        pand xmm8, xmm12                                           ;  2197.3 p1      41 next
        pxor xmm10, xmm8                                           ;  2199.3 p1      41 next
        pxor xmm11, xmm10                                          ;  2205.3 p1      41 next
        movdqa xmm8, xmm4                                          ;  2159.7 p0      41 next copy
        movdqa xmm10, [rbp + 2304]                                 ;  2160.3 p2      44 next reload
        pand xmm8, xmm10                                           ;  2199.3 p1      41 next
        pxor xmm8, xmm13                                           ;  2201.3 p1      41 next
        pxor xmm2, xmm8                                            ;  2207.3 p1      41 next
        pxor xmm11, [rbp + 2192]                                   ;  2207.3 p2+p1   41 next
        pand xmm8, xmm4                                            ;  2203.3 p1      41 next
        pxor xmm8, [rbp + 2144]                                    ;  2205.3 p2+p1   41 next
        movdqa [rbp + 2192], xmm3                                  ;  2191.3 p0+p3   41 next spill
        movdqa xmm3, xmm10                                         ;  2171.3 p0      41 next copy
        por xmm3, xmm12                                            ;  2205.3 p1      41 next
        pxor xmm3, xmm7                                            ;  2207.3 p1      41 next
        movdqa [rbp + 2304], xmm3                                  ;  2209.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 2256]                                  ;  2167.0 p2      41 next reload
        pxor xmm3, xmm7                                            ;  2207.3 p1      41 next
        movdqa xmm7, xmm13                                         ;  2167.7 p0      41 next copy
        pand xmm7, xmm0                                            ;  2208.3 p1      41 next
        pand xmm10, [rbp + 2336]                                   ;  2209.3 p2+p1   41 next
        movdqa [rbp + 2256], xmm4                                  ;  2169.0 p0+p3   44 next spill
        movdqa xmm4, xmm13                                         ;  2170.0 p0      41 next copy
        pand xmm4, [rbp + 1600]                                    ;  2210.3 p2+p1   41 next
        pand xmm13, [rbp + 2336]                                   ;  2211.3 p2+p1   41 next
        movdqa [rbp + 2176], xmm0                                  ;  2171.3 p0+p3   44 next spill
        movdqa xmm0, [rbp + 2384]                                  ;  2173.3 p2      41 next reload
        pxor xmm0, xmm13                                           ;  2213.3 p1      41 next
        movdqa xmm13, xmm6                                         ;  2172.7 p0      41 next copy
        pand xmm13, xmm12                                          ;  2213.3 p1      41 next
        pxor xmm4, xmm13                                           ;  2215.3 p1      41 next
        movdqa xmm13, xmm6                                         ;  2173.7 p0      41 next copy
        pand xmm13, xmm15                                          ;  2215.3 p1      41 next
        pand xmm6, [rbp + 2176]                                    ;  2216.3 p2+p1   41 next
        pxor xmm4, [rbp + 2176]                                    ;  2217.3 p2+p1   41 next
        movdqa [rbp + 2384], xmm0                                  ;  2215.3 p0+p3   41 next spill
        movdqa xmm0, xmm15                                         ;  2176.7 p0      41 next copy
        pand xmm0, xmm12                                           ;  2218.3 p1      41 next
        pxor xmm14, xmm0                                           ;  2220.3 p1      41 next
        pand xmm12, xmm1                                           ;  2220.3 p1      41 next
        movdqa xmm0, xmm1                                          ;  2194.3 p0      41 next copy
        pand xmm1, xmm15                                           ;  2221.3 p1      41 next
        pand xmm0, [rbp + 1600]                                    ;  2222.3 p2+p1   41 next
        pxor xmm1, xmm2                                            ;  2223.3 p1      41 next
        movdqa [rbp + 1760], xmm15                                 ;  2185.7 p0+p3   44 next spill
        movdqa xmm15, [rbp + 2352]                                 ;  2186.3 p2      41 next reload
        pxor xmm15, xmm2                                           ;  2224.3 p1      41 next
        movdqa xmm2, xmm9                                          ;  2195.3 p0      41 next copy
        pxor xmm9, xmm4                                            ;  2225.3 p1      41 next
        pxor xmm1, xmm3                                            ;  2226.3 p1      41 next
        pxor xmm8, xmm14                                           ;  2227.3 p1      41 next
        pxor xmm4, xmm8                                            ;  2229.3 p1      41 next
        pxor xmm12, xmm14                                          ;  2229.3 p1      41 next
        movdqa xmm8, [rbp + 2320]                                  ;  2189.0 p2      41 next reload
        pxor xmm8, xmm14                                           ;  2230.3 p1      41 next
        pxor xmm8, xmm0                                            ;  2232.3 p1      41 next
        pxor xmm11, xmm8                                           ;  2234.3 p1      41 next
        pxor xmm0, [rbp + 2432]                                    ;  2233.3 p2+p1   41 next
        pxor xmm2, xmm0                                            ;  2235.3 p1      41 next
        movdqa xmm14, [rbp + 2080]                                 ;  2191.3 p2      41 next reload
        movdqa xmm0, [rbp + 2384]                                  ;  2215.3 p2      41 next reload
        pxor xmm14, xmm0                                           ;  2235.3 p1      41 next
        movdqa xmm8, [rbp + 2192]                                  ;  2193.3 p2      41 next reload
        pxor xmm0, xmm8                                            ;  2236.3 p1      41 next
        pxor xmm11, [rel kasumi_encrypt_compact.T0_constants128]   ;  2237.3 p2+p1   41 next
        pxor xmm2, xmm7                                            ;  2238.3 p1      41 next
        pxor xmm7, [rbp + 1600]                                    ;  2239.3 p2+p1   41 next
        pxor xmm15, xmm12                                          ;  2240.3 p1      41 next
        pxor xmm12, [rbp + 2336]                                   ;  2241.3 p2+p1   41 next
        pxor xmm10, xmm14                                          ;  2242.3 p1      41 next
        pxor xmm6, xmm10                                           ;  2244.3 p1      41 next
        pxor xmm12, [rbp + 2304]                                   ;  2244.3 p2+p1   41 next
        pxor xmm8, xmm12                                           ;  2246.3 p1      41 next
        movdqa xmm10, [rbp + 1760]                                 ;  2205.7 p2      44 next reload
        pxor xmm15, xmm10                                          ;  2246.3 p1      41 next
        movdqa xmm12, xmm10                                        ;  2216.7 p0      41 next copy
        pand xmm12, [rbp + 2336]                                   ;  2247.3 p2+p1   41 next
        pxor xmm9, xmm12                                           ;  2249.3 p1      41 next
        pxor xmm5, xmm12                                           ;  2249.3 p1      41 next
        pxor xmm0, xmm9                                            ;  2251.3 p1      41 next
        pxor xmm1, xmm5                                            ;  2251.3 p1      41 next
        movdqa xmm5, [rbp + 2336]                                  ;  2208.7 p2      41 next
        movdqa xmm9, [rbp + 2256]                                  ;  2209.7 p2      44 next reload
        pand xmm5, xmm9                                            ;  2252.3 p1      41 next
        pxor xmm9, xmm6                                            ;  2253.3 p1      41 next
        pxor xmm13, xmm5                                           ;  2254.3 p1      41 next
        movdqa xmm5, [rbp + 2176]                                  ;  2210.7 p2      41 next
        pand xmm5, [rbp + 2336]                                    ;  2255.3 p2+p1   41 next
        pxor xmm10, xmm5                                           ;  2257.3 p1      41 next
        movdqa xmm5, [rbp + 2176]                                  ;  2212.7 p2      41 next
        pand xmm5, xmm7                                            ;  2257.3 p1      41 next
        pxor xmm7, xmm13                                           ;  2258.3 p1      41 next
        movdqa xmm6, [rbp + 2144]                                  ;  2213.7 p2      41 next
        pxor xmm14, xmm7                                           ;  2260.3 p1      41 next
        movdqa xmm7, [rbp + 2464]                                  ;  2214.7 p2      41 next
        pxor xmm2, xmm10                                           ;  2260.3 p1      41 next
        movdqa xmm10, [rbp + 2272]                                 ;  2215.7 p2      44 next reload
        pand xmm7, xmm10                                           ;  2261.3 p1      41 next
        pxor xmm6, xmm5                                            ;  2262.3 p1      41 next
        movdqa xmm5, [rbp + 2288]                                  ;  2216.7 p2      41 next
        pxor xmm5, xmm9                                            ;  2263.3 p1      41 next
        movdqa xmm9, [rbp + 2368]                                  ;  2217.7 p2      41 next
        pxor xmm3, xmm14                                           ;  2264.3 p1      41 next
        movdqa xmm14, [rbp + 1984]                                 ;  2218.7 p2      44 next reload
        pand xmm9, xmm14                                           ;  2265.3 p1      41 next
        pxor xmm7, xmm14                                           ;  2266.3 p1      41 next
        pxor xmm1, xmm6                                            ;  2267.3 p1      41 next
        pxor xmm6, xmm5                                            ;  2268.3 p1      41 next
        movdqa xmm5, [rbp + 2400]                                  ;  2219.7 p2      41 next
        movdqa xmm12, [rbp + 2416]                                 ;  2220.7 p2      44 next reload
        pand xmm5, xmm12                                           ;  2269.3 p1      41 next
        movdqa xmm13, [rbp + 2368]                                 ;  2221.7 p2      41 next
        pand xmm13, [rbp + 2448]                                   ;  2270.3 p2+p1   41 next
        pxor xmm0, xmm10                                           ;  2271.3 p1      41 next
        pxor xmm8, [rbp + 2448]                                    ;  2272.3 p2+p1   41 next
        pxor xmm2, xmm14                                           ;  2273.3 p1      41 next
        pxor xmm11, xmm12                                          ;  2274.3 p1      41 next
        pxor xmm3, [rbp + 2464]                                    ;  2275.3 p2+p1   41 next
        pxor xmm6, [rbp + 2400]                                    ;  2276.3 p2+p1   41 next
        movdqa [rbp + 2288], xmm15                                 ;  2248.3 p0+p3   41 next spill
        movdqa xmm15, xmm14                                        ;  2229.7 p0      41 next copy
        pand xmm15, [rbp + 2464]                                   ;  2277.3 p2+p1   41 next
        pxor xmm1, [rbp + 2368]                                    ;  2278.3 p2+p1   41 next
        movdqa [rbp + 2144], xmm4                                  ;  2231.3 p0+p3   41 next spill
        movdqa xmm4, xmm14                                         ;  2229.7 p0      41 next copy
        pand xmm4, [rbp + 2448]                                    ;  2279.3 p2+p1   41 next
        movdqa [rbp + 2176], xmm1                                  ;  2280.3 p0+p3   41 next spill
        movdqa xmm1, xmm14                                         ;  2229.7 p0      41 next copy
        pand xmm1, xmm12                                           ;  2280.3 p1      41 next
        movdqa [rbp + 2336], xmm6                                  ;  2278.3 p0+p3   41 next spill
        movdqa xmm6, xmm14                                         ;  2230.3 p0      41 next copy
        movdqa [rbp + 1984], xmm8                                  ;  2274.3 p0+p3   41 next spill
        movdqa xmm8, xmm10                                         ;  2232.3 p0      41 next copy
        pand xmm8, xmm12                                           ;  2281.3 p1      41 next
        movdqa [rbp + 2256], xmm3                                  ;  2277.3 p0+p3   41 next spill
        movdqa xmm3, xmm10                                         ;  2234.3 p0      41 next copy
        pxor xmm3, [rbp + 2400]                                    ;  2282.3 p2+p1   41 next
        movdqa [rbp + 1760], xmm0                                  ;  2273.3 p0+p3   41 next spill
        movdqa xmm0, xmm10                                         ;  2236.3 p0      41 next copy
        movdqa [rbp + 2304], xmm11                                 ;  2276.3 p0+p3   41 next spill
        movdqa xmm11, xmm10                                        ;  2238.3 p0      41 next copy
        pand xmm11, [rbp + 2368]                                   ;  2283.3 p2+p1   41 next
        movdqa [rbp + 1600], xmm2                                  ;  2275.3 p0+p3   41 next spill
        movdqa xmm2, xmm10                                         ;  2240.3 p0      41 next copy
        pand xmm2, [rbp + 2400]                                    ;  2284.3 p2+p1   41 next
        movdqa [rbp + 2272], xmm2                                  ;  2286.3 p0+p3   41 next spill
        movdqa xmm2, xmm12                                         ;  2242.3 p0      41 next copy
        movdqa [rbp + 2192], xmm11                                 ;  2285.3 p0+p3   41 next spill
        movdqa xmm11, xmm12                                        ;  2244.3 p0      41 next copy
        movdqa [rbp + 2384], xmm7                                  ;  2268.3 p0+p3   41 next spill
        movdqa xmm7, xmm12                                         ;  2246.3 p0      41 next copy
        pxor xmm7, [rbp + 2448]                                    ;  2285.3 p2+p1   41 next
        movdqa [rbp + 2080], xmm10                                 ;  2247.3 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;  2248.3 p0      41 next copy
        movdqa [rbp + 2432], xmm14                                 ;  2249.3 p0+p3   41 next spill
        movdqa xmm14, xmm12                                        ;  2250.3 p0      41 next copy
        pand xmm12, [rbp + 2368]                                   ;  2286.3 p2+p1   41 next
        movdqa [rbp + 2416], xmm12                                 ;  2288.3 p0+p3   41 next spill
        movdqa xmm12, xmm9                                         ;  2267.3 p0      41 next copy
        pxor xmm12, xmm5                                           ;  2287.3 p1      41 next
        pand xmm5, [rbp + 2464]                                    ;  2288.3 p2+p1   41 next
        movdqa [rbp + 2320], xmm1                                  ;  2282.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2464]                                  ;  2245.7 p2      41 next
        pxor xmm1, xmm4                                            ;  2289.3 p1      41 next
        pxor xmm5, xmm1                                            ;  2291.3 p1      41 next
        pand xmm2, xmm1                                            ;  2291.3 p1      41 next
        movdqa xmm1, [rbp + 2448]                                  ;  2247.0 p2      44 next reload
        pxor xmm2, xmm1                                            ;  2293.3 p1      41 next
        pand xmm10, xmm2                                           ;  2295.3 p1      41 next
        movdqa [rbp + 2352], xmm10                                 ;  2297.3 p0+p3   41 next spill
        movdqa xmm10, xmm13                                        ;  2272.3 p0      41 next copy
        pxor xmm10, xmm15                                          ;  2294.3 p1      41 next
        pxor xmm8, xmm10                                           ;  2296.3 p1      41 next
        pand xmm10, [rbp + 2400]                                   ;  2296.3 p2+p1   41 next
        pxor xmm15, xmm12                                          ;  2297.3 p1      41 next
        pand xmm13, xmm3                                           ;  2298.3 p1      41 next
        pxor xmm2, xmm13                                           ;  2300.3 p1      41 next
        movdqa xmm13, xmm1                                         ;  2258.0 p0      41 next copy
        pand xmm13, [rbp + 2400]                                   ;  2300.3 p2+p1   41 next
        pxor xmm9, xmm8                                            ;  2301.3 p1      41 next
        pand xmm11, xmm9                                           ;  2303.3 p1      41 next
        movdqa xmm9, xmm1                                          ;  2258.0 p0      41 next copy
        pand xmm9, xmm8                                            ;  2303.3 p1      41 next
        pand xmm8, [rbp + 2464]                                    ;  2304.3 p2+p1   41 next
        pxor xmm9, [rbp + 2192]                                    ;  2305.3 p2+p1   41 next
        movdqa [rbp + 2208], xmm9                                  ;  2307.3 p0+p3   41 next spill
        movdqa xmm9, xmm1                                          ;  2263.3 p0      41 next copy
        pxor xmm9, xmm12                                           ;  2306.3 p1      41 next
        pand xmm0, xmm9                                            ;  2308.3 p1      41 next
        movdqa xmm9, xmm1                                          ;  2264.3 p0      41 next copy
        pand xmm9, [rbp + 2384]                                    ;  2308.3 p2+p1   41 next
        pand xmm1, [rbp + 2464]                                    ;  2309.3 p2+p1   41 next
        movdqa [rbp + 2448], xmm9                                  ;  2310.3 p0+p3   41 next spill
        movdqa xmm9, xmm4                                          ;  2281.3 p0      41 next copy
        por xmm4, xmm13                                            ;  2310.3 p1      41 next
        pxor xmm8, xmm4                                            ;  2312.3 p1      41 next
        movdqa xmm4, [rbp + 2368]                                  ;  2270.7 p2      44 next reload
        pxor xmm9, xmm4                                            ;  2312.3 p1      41 next
        pxor xmm11, xmm9                                           ;  2314.3 p1      41 next
        movdqa [rbp + 2240], xmm12                                 ;  2289.3 p0+p3   41 next spill
        movdqa xmm12, xmm4                                         ;  2281.7 p0      41 next copy
        pand xmm12, [rbp + 2464]                                   ;  2314.3 p2+p1   41 next
        pxor xmm13, xmm12                                          ;  2316.3 p1      41 next
        pxor xmm12, [rbp + 2400]                                   ;  2316.3 p2+p1   41 next
        pxor xmm9, xmm12                                           ;  2318.3 p1      41 next
        pand xmm12, xmm4                                           ;  2318.3 p1      41 next
        pxor xmm5, xmm12                                           ;  2320.3 p1      41 next
        movdqa xmm12, xmm3                                         ;  2284.3 p0      41 next copy
        pand xmm12, [rbp + 2320]                                   ;  2320.3 p2+p1   41 next
        pxor xmm7, xmm12                                           ;  2322.3 p1      41 next
        movdqa xmm12, xmm3                                         ;  2284.3 p0      41 next copy
        pand xmm3, xmm1                                            ;  2322.3 p1      41 next
        pxor xmm12, xmm13                                          ;  2323.3 p1      41 next
        pand xmm6, xmm12                                           ;  2325.3 p1      41 next
        pxor xmm13, xmm7                                           ;  2325.3 p1      41 next
        pand xmm14, xmm13                                          ;  2327.3 p1      41 next
        movdqa xmm7, [rbp + 2192]                                  ;  2285.3 p2      41 next reload
        pxor xmm1, xmm7                                            ;  2327.3 p1      41 next
        movdqa xmm12, [rbp + 2400]                                 ;  2283.0 p2      44 next reload
        pxor xmm7, xmm12                                           ;  2328.3 p1      41 next
        movdqa xmm13, [rbp + 2240]                                 ;  2289.3 p2      41 next reload
        pand xmm4, xmm13                                           ;  2329.3 p1      41 next
        pand xmm13, xmm12                                          ;  2330.3 p1      41 next
        pand xmm12, [rbp + 2384]                                   ;  2331.3 p2+p1   41 next
        pxor xmm3, xmm4                                            ;  2332.3 p1      41 next
        movdqa xmm4, [rel kasumi_encrypt_compact.T0_constants128]  ;  2286.0 p2      41 next reload
        pxor xmm6, xmm4                                            ;  2333.3 p1      41 next
        pxor xmm1, xmm14                                           ;  2334.3 p1      41 next
        movdqa xmm14, [rbp + 2320]                                 ;  2287.0 p2      41 next
        pxor xmm14, xmm9                                           ;  2335.3 p1      41 next
        pxor xmm10, xmm14                                          ;  2337.3 p1      41 next
        pxor xmm0, xmm10                                           ;  2339.3 p1      41 next
        pxor xmm0, xmm4                                            ;  2341.3 p1      41 next
        pxor xmm12, xmm1                                           ;  2339.3 p1      41 next
        movdqa xmm14, [rbp + 2416]                                 ;  2288.3 p2      41 next
        movdqa xmm1, [rbp + 2272]                                  ;  2289.3 p2      41 next reload
        pxor xmm14, xmm1                                           ;  2340.3 p1      41 next
        pand xmm1, xmm7                                            ;  2341.3 p1      41 next
        pand xmm7, [rbp + 2464]                                    ;  2342.3 p2+p1   41 next
        pxor xmm13, xmm7                                           ;  2344.3 p1      41 next
        pxor xmm11, xmm13                                          ;  2346.3 p1      41 next
        movdqa xmm7, [rbp + 2448]                                  ;  2310.3 p2      41 next
        pxor xmm7, xmm14                                           ;  2345.3 p1      41 next
        movdqa xmm10, [rbp + 2432]                                 ;  2292.3 p2      41 next reload
        pand xmm10, xmm14                                          ;  2346.3 p1      41 next
        pxor xmm15, xmm10                                          ;  2348.3 p1      41 next
        movdqa xmm14, [rbp + 2448]                                 ;  2310.3 p2      41 next
        pxor xmm14, xmm6                                           ;  2348.3 p1      41 next
        movdqa xmm10, [rbp + 2208]                                 ;  2307.3 p2      41 next reload
        pxor xmm10, xmm15                                          ;  2350.3 p1      41 next
        pxor xmm2, xmm7                                            ;  2350.3 p1      41 next
        pxor xmm9, xmm2                                            ;  2352.3 p1      41 next
        movdqa xmm15, [rbp + 2416]                                 ;  2295.3 p2      41 next
        pxor xmm15, xmm14                                          ;  2352.3 p1      41 next
        movdqa xmm14, [rbp + 2384]                                 ;  2296.3 p2      41 next
        pxor xmm14, xmm10                                          ;  2353.3 p1      41 next
        movdqa xmm2, [rbp + 1600]                                  ;  2297.3 p2      41 next
        pxor xmm3, xmm9                                            ;  2354.3 p1      41 next
        movdqa xmm9, [rbp + 2304]                                  ;  2298.3 p2      41 next
        pxor xmm9, xmm0                                            ;  2355.3 p1      41 next
        movdqa xmm0, [rbp + 1760]                                  ;  2299.3 p2      41 next
        movdqa xmm10, [rbp + 2080]                                 ;  2300.3 p2      41 next reload
        por xmm10, xmm7                                            ;  2356.3 p1      41 next
        pxor xmm6, xmm10                                           ;  2358.3 p1      41 next
        movdqa xmm7, [rbp + 2256]                                  ;  2301.3 p2      41 next
        pxor xmm7, xmm12                                           ;  2358.3 p1      41 next
        movdqa xmm10, [rbp + 1984]                                 ;  2302.3 p2      41 next
        pxor xmm2, xmm3                                            ;  2359.3 p1      41 next
        movdqa xmm3, [rbp + 2336]                                  ;  2303.3 p2      41 next
        pxor xmm1, xmm6                                            ;  2360.3 p1      41 next
        movdqa xmm6, [rbp + 2176]                                  ;  2304.3 p2      41 next
        pxor xmm6, xmm11                                           ;  2361.3 p1      41 next
        movdqa xmm11, [rbp + 1600]                                 ;  2305.3 p2      50 next
        movdqa xmm12, [rbp + 2000]                                 ;  2306.3 p2      50 next reload
        pxor xmm11, xmm12                                          ;  2362.3 p1      50 next
        pxor xmm12, [r11 + 304]                                    ;  2363.3 p2+p1   50 next
        movdqa xmm13, [rbp + 2352]                                 ;  2308.3 p2      41 next reload
        pxor xmm13, xmm15                                          ;  2364.3 p1      41 next
        pxor xmm8, xmm1                                            ;  2365.3 p1      41 next
        pxor xmm5, xmm13                                           ;  2366.3 p1      41 next
        movdqa xmm15, [rbp + 2304]                                 ;  2309.3 p2      50 next
        movdqa xmm1, [rbp + 2048]                                  ;  2310.3 p2      50 next reload
        pxor xmm15, xmm1                                           ;  2367.3 p1      50 next
        pxor xmm1, [r11 + 320]                                     ;  2368.3 p2+p1   50 next
        pxor xmm14, xmm4                                           ;  2369.3 p1      41 next
        pxor xmm3, xmm8                                            ;  2370.3 p1      41 next
        pxor xmm10, xmm5                                           ;  2371.3 p1      41 next
        movdqa xmm5, [rbp + 1760]                                  ;  2312.3 p2      50 next
        movdqa xmm8, [rbp + 1824]                                  ;  2313.3 p2      50 next reload
        pxor xmm5, xmm8                                            ;  2372.3 p1      50 next
        pxor xmm8, [r11 + 336]                                     ;  2373.3 p2+p1   50 next
        pxor xmm0, xmm14                                           ;  2374.3 p1      41 next
        movdqa xmm14, [rbp + 1872]                                 ;  2315.3 p2      50 next reload
        pxor xmm9, xmm14                                           ;  2375.3 p1      50 next
        pxor xmm14, [r11 + 464]                                    ;  2376.3 p2+p1   50 next
        movdqa xmm13, [rbp + 2224]                                 ;  2317.3 p2      50 next reload
        pxor xmm7, xmm13                                           ;  2377.3 p1      50 next
        pxor xmm13, [r11 + 496]                                    ;  2378.3 p2+p1   50 next
        pxor xmm2, [rbp + 2128]                                    ;  2379.3 p2+p1   50 next
        pxor xmm6, [rbp + 2160]                                    ;  2380.3 p2+p1   50 next
        pxor xmm3, [rbp + 2032]                                    ;  2381.3 p2+p1   50 next
        pxor xmm10, [rbp + 2112]                                   ;  2382.3 p2+p1   50 next
        pxor xmm0, [rbp + 2064]                                    ;  2383.3 p2+p1   50 next
        movdqa [rbp + 2224], xmm6                                  ;  2382.3 p0+p3   50 next spill
        movdqa xmm6, [rbp + 2096]                                  ;  2324.3 p2      50 next
        pxor xmm6, [r11 + 352]                                     ;  2384.3 p2+p1   50 next
        movdqa [rbp + 1872], xmm3                                  ;  2383.3 p0+p3   50 next spill
        movdqa xmm3, [rbp + 2256]                                  ;  2326.3 p2      50 next
        pxor xmm3, [rbp + 2096]                                    ;  2385.3 p2+p1   50 next
        movdqa [rbp + 2096], xmm10                                 ;  2384.3 p0+p3   50 next spill
        movdqa xmm10, [rbp + 1120]                                 ;  2328.3 p2      50 next
        pxor xmm10, [r11 + 368]                                    ;  2386.3 p2+p1   50 next
        movdqa [rbp + 2256], xmm7                                  ;  2379.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1984]                                  ;  2330.3 p2      50 next
        pxor xmm7, [rbp + 1120]                                    ;  2387.3 p2+p1   50 next
        movdqa [rbp + 1120], xmm0                                  ;  2385.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1424]                                  ;  2332.3 p2      50 next
        pxor xmm0, [r11 + 384]                                     ;  2388.3 p2+p1   50 next
        movdqa [rbp + 1984], xmm9                                  ;  2377.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 2336]                                  ;  2334.3 p2      50 next
        pxor xmm9, [rbp + 1424]                                    ;  2389.3 p2+p1   50 next
        movdqa [rbp + 1424], xmm2                                  ;  2381.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1536]                                  ;  2336.3 p2      50 next
        pxor xmm2, [r11 + 400]                                     ;  2390.3 p2+p1   50 next
        movdqa [rbp + 2336], xmm9                                  ;  2391.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 2176]                                  ;  2338.3 p2      50 next
        pxor xmm9, [rbp + 1536]                                    ;  2391.3 p2+p1   50 next
        movdqa [rbp + 1536], xmm9                                  ;  2393.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 2016]                                  ;  2340.3 p2      50 next
        pxor xmm9, [r11 + 416]                                     ;  2392.3 p2+p1   50 next
        movdqa [rbp + 2176], xmm7                                  ;  2389.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 2144]                                  ;  2344.0 p2      50 next
        pxor xmm7, [rbp + 2016]                                    ;  2393.3 p2+p1   50 next
        movdqa [rbp + 2016], xmm7                                  ;  2395.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1792]                                  ;  2346.3 p2      50 next
        pxor xmm7, [r11 + 432]                                     ;  2394.3 p2+p1   50 next
        movdqa [rbp + 2144], xmm3                                  ;  2387.3 p0+p3   50 next spill
        movdqa xmm3, [rbp + 2288]                                  ;  2349.7 p2      50 next
        pxor xmm3, [rbp + 1792]                                    ;  2395.3 p2+p1   50 next
        movdqa [rbp + 1792], xmm3                                  ;  2397.3 p0+p3   50 next spill
        movdqa xmm3, [rbp + 2128]                                  ;  2352.3 p2      50 next
        pxor xmm3, [r11 + 448]                                     ;  2396.3 p2+p1   50 next
        movdqa [rbp + 2128], xmm5                                  ;  2374.3 p0+p3   50 next spill
        movdqa xmm5, [rbp + 2064]                                  ;  2355.0 p2      50 next
        pxor xmm5, [r11 + 480]                                     ;  2397.3 p2+p1   50 next
        movdqa [rbp + 2064], xmm15                                 ;  2369.3 p0+p3   50 next spill
        movdqa xmm15, [rbp + 2112]                                 ;  2357.3 p2      50 next
        pxor xmm15, [r11 + 256]                                    ;  2398.3 p2+p1   50 next
        movdqa [rbp + 2112], xmm11                                 ;  2364.3 p0+p3   50 next spill
        movdqa xmm11, [rbp + 2032]                                 ;  2360.3 p2      50 next
        pxor xmm11, [r11 + 272]                                    ;  2399.3 p2+p1   50 next
        movdqa [rbp + 2032], xmm10                                 ;  2388.3 p0+p3   50 next spill
        movdqa xmm10, [rbp + 2160]                                 ;  2362.3 p2      50 next
        pxor xmm10, [r11 + 288]                                    ;  2400.3 p2+p1   50 next
        movdqa [rbp + 2160], xmm1                                  ;  2370.3 p0+p3   50 next spill
        movdqa xmm1, xmm13                                         ;  2380.3 p0      41 next copy
        pand xmm1, xmm15                                           ;  2401.3 p1      41 next
        pxor xmm1, xmm4                                            ;  2403.3 p1      41 next
        movdqa [rbp + 2288], xmm0                                  ;  2390.3 p0+p3   50 next spill
        movdqa xmm0, xmm1                                          ;  2405.3 p0      41 next copy
        movdqa [rbp + 1824], xmm12                                 ;  2368.3 p0+p3   50 next spill
        movdqa xmm12, xmm13                                        ;  2380.3 p0      41 next copy
        pand xmm12, xmm9                                           ;  2403.3 p1      41 next
        pxor xmm12, xmm7                                           ;  2405.3 p1      41 next
        movdqa [rbp + 1760], xmm2                                  ;  2392.3 p0+p3   50 next spill
        movdqa xmm2, xmm13                                         ;  2380.3 p0      41 next copy
        pand xmm2, xmm5                                            ;  2405.3 p1      41 next
        pxor xmm2, xmm4                                            ;  2407.3 p1      41 next
        movdqa xmm4, xmm13                                         ;  2380.3 p0      41 next copy
        movdqa [rbp + 2048], xmm8                                  ;  2375.3 p0+p3   50 next spill
        movdqa xmm8, xmm13                                         ;  2380.3 p0      41 next copy
        movdqa [rbp + 2304], xmm6                                  ;  2386.3 p0+p3   50 next spill
        movdqa xmm6, xmm13                                         ;  2380.3 p0      41 next copy
        movdqa [rbp + 2352], xmm2                                  ;  2409.3 p0+p3   41 next spill
        movdqa xmm2, xmm13                                         ;  2380.3 p0      41 next copy
        pand xmm13, xmm11                                          ;  2407.3 p1      41 next
        movdqa [rbp + 2000], xmm1                                  ;  2405.3 p0+p3   41 next spill
        movdqa xmm1, xmm12                                         ;  2407.3 p0      41 next copy
        movdqa [rbp + 1600], xmm13                                 ;  2409.3 p0+p3   41 next spill
        movdqa xmm13, xmm9                                         ;  2394.3 p0      41 next copy
        pxor xmm13, xmm15                                          ;  2408.3 p1      41 next
        movdqa [rbp + 2080], xmm5                                  ;  2399.3 p0+p3   50 next spill
        movdqa xmm5, xmm9                                          ;  2394.3 p0      41 next copy
        pand xmm5, xmm7                                            ;  2409.3 p1      41 next
        movdqa [rbp + 2384], xmm2                                  ;  2387.3 p0+p3   41 next spill
        movdqa xmm2, xmm9                                          ;  2394.3 p0      41 next copy
        movdqa [rbp + 2416], xmm6                                  ;  2389.0 p0+p3   41 next spill
        movdqa xmm6, xmm9                                          ;  2394.3 p0      41 next copy
        pxor xmm6, xmm7                                            ;  2410.3 p1      41 next
        movdqa [rbp + 2208], xmm6                                  ;  2412.3 p0+p3   41 next spill
        movdqa xmm6, xmm9                                          ;  2394.3 p0      41 next copy
        pand xmm6, xmm10                                           ;  2411.3 p1      41 next
        movdqa [rbp + 2448], xmm6                                  ;  2413.3 p0+p3   41 next spill
        movdqa xmm6, xmm15                                         ;  2400.3 p0      41 next copy
        pxor xmm6, xmm14                                           ;  2412.3 p1      41 next
        movdqa [rbp + 2432], xmm9                                  ;  2395.0 p0+p3   41 next spill
        movdqa xmm9, xmm15                                         ;  2400.3 p0      41 next copy
        pand xmm9, xmm14                                           ;  2413.3 p1      41 next
        movdqa [rbp + 2464], xmm6                                  ;  2414.3 p0+p3   41 next spill
        movdqa xmm6, xmm15                                         ;  2400.3 p0      41 next copy
        pand xmm15, xmm7                                           ;  2414.3 p1      41 next
        pand xmm6, [rbp + 2208]                                    ;  2423.3 p2+p1   41 next
        movdqa [rbp + 2272], xmm6                                  ;  2425.3 p0+p3   41 next spill
        movdqa xmm6, xmm7                                          ;  2400.0 p0      41 next copy
        pxor xmm6, xmm3                                            ;  2416.3 p1      41 next
        pand xmm4, xmm6                                            ;  2418.3 p1      41 next
        pand xmm6, xmm11                                           ;  2418.3 p1      41 next
        movdqa [rbp + 2320], xmm15                                 ;  2416.3 p0+p3   41 next spill
        movdqa xmm15, xmm7                                         ;  2402.0 p0      41 next copy
        movdqa [rbp + 2400], xmm6                                  ;  2420.3 p0+p3   41 next spill
        movdqa xmm6, xmm7                                          ;  2404.0 p0      41 next copy
        movdqa [rbp + 2240], xmm4                                  ;  2420.3 p0+p3   41 next spill
        movdqa xmm4, xmm7                                          ;  2406.0 p0      41 next copy
        pand xmm4, xmm3                                            ;  2419.3 p1      41 next
        pxor xmm4, xmm11                                           ;  2421.3 p1      41 next
        pand xmm7, [rbp + 2080]                                    ;  2421.3 p2+p1   41 next
        movdqa [rbp + 2192], xmm4                                  ;  2423.3 p0+p3   41 next spill
        movdqa xmm4, xmm11                                         ;  2408.0 p0      41 next copy
        pxor xmm4, xmm3                                            ;  2422.3 p1      41 next
        pand xmm2, xmm4                                            ;  2424.3 p1      41 next
        pxor xmm0, xmm2                                            ;  2426.3 p1      41 next
        movdqa xmm2, xmm11                                         ;  2409.0 p0      41 next copy
        pand xmm2, xmm13                                           ;  2425.3 p1      41 next
        pxor xmm1, xmm2                                            ;  2427.3 p1      41 next
        movdqa xmm2, xmm11                                         ;  2410.0 p0      41 next copy
        movdqa xmm4, [rbp + 2464]                                  ;  2414.3 p2      41 next reload
        pand xmm2, xmm4                                            ;  2427.3 p1      41 next
        movdqa [rbp + 2368], xmm2                                  ;  2429.3 p0+p3   41 next spill
        movdqa xmm2, xmm11                                         ;  2412.0 p0      41 next copy
        pand xmm2, xmm10                                           ;  2428.3 p1      41 next
        pand xmm11, [rbp + 2080]                                   ;  2429.3 p2+p1   41 next
        movdqa xmm4, [rbp + 2448]                                  ;  2413.3 p2      41 next reload
        pxor xmm4, xmm11                                           ;  2431.3 p1      41 next
        movdqa xmm11, xmm3                                         ;  2413.0 p0      41 next copy
        pxor xmm11, xmm10                                          ;  2431.3 p1      41 next
        pand xmm15, xmm11                                          ;  2433.3 p1      41 next
        pxor xmm9, xmm15                                           ;  2435.3 p1      41 next
        movdqa xmm15, xmm3                                         ;  2414.0 p0      41 next copy
        pxor xmm15, xmm14                                          ;  2434.3 p1      41 next
        pand xmm8, xmm15                                           ;  2436.3 p1      41 next
        pxor xmm12, xmm8                                           ;  2438.3 p1      41 next
        movdqa xmm8, [rbp + 2400]                                  ;  2420.3 p2      41 next reload
        pxor xmm12, xmm8                                           ;  2440.3 p1      41 next
        pxor xmm12, [rbp + 2464]                                   ;  2442.3 p2+p1   41 next
        por xmm6, xmm15                                            ;  2439.3 p1      41 next
        pxor xmm6, xmm9                                            ;  2441.3 p1      41 next
        movdqa [rbp + 2400], xmm6                                  ;  2443.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 2432]                                  ;  2412.3 p2      41 next reload
        pxor xmm6, xmm9                                            ;  2441.3 p1      41 next
        movdqa xmm9, [rbp + 2384]                                  ;  2413.3 p2      41 next reload
        pxor xmm9, xmm2                                            ;  2442.3 p1      41 next
        movdqa [rbp + 2384], xmm9                                  ;  2444.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 2416]                                  ;  2414.3 p2      41 next reload
        pand xmm9, xmm11                                           ;  2443.3 p1      41 next
        pxor xmm8, xmm9                                            ;  2445.3 p1      41 next
        pxor xmm8, xmm0                                            ;  2447.3 p1      41 next
        pxor xmm2, xmm8                                            ;  2449.3 p1      41 next
        movdqa xmm8, [rbp + 2272]                                  ;  2425.3 p2      41 next reload
        pxor xmm8, xmm4                                            ;  2447.3 p1      41 next
        pxor xmm4, xmm1                                            ;  2448.3 p1      41 next
        pxor xmm7, xmm8                                            ;  2449.3 p1      41 next
        movdqa [rbp + 2272], xmm10                                 ;  2417.3 p0+p3   50 next spill
        movdqa xmm10, xmm3                                         ;  2418.3 p0      41 next copy
        pand xmm10, [rbp + 2192]                                   ;  2450.3 p2+p1   41 next
        pxor xmm10, [rbp + 2352]                                   ;  2452.3 p2+p1   41 next
        movdqa [rbp + 2416], xmm6                                  ;  2443.3 p0+p3   41 next spill
        movdqa xmm6, xmm3                                          ;  2420.7 p0      41 next copy
        pand xmm6, [rbp + 2080]                                    ;  2452.3 p2+p1   41 next
        movdqa [rbp + 2432], xmm11                                 ;  2433.3 p0+p3   41 next spill
        movdqa xmm11, xmm13                                        ;  2422.7 p0      41 next copy
        pand xmm11, xmm15                                          ;  2453.3 p1      41 next
        movdqa [rbp + 2448], xmm13                                 ;  2423.7 p0+p3   41 next spill
        movdqa xmm13, [rbp + 1600]                                 ;  2423.3 p2      41 next reload
        pxor xmm13, xmm11                                          ;  2455.3 p1      41 next
        movdqa xmm11, xmm15                                        ;  2436.3 p0      41 next copy
        pand xmm11, xmm14                                          ;  2455.3 p1      41 next
        pxor xmm5, xmm11                                           ;  2457.3 p1      41 next
        movdqa xmm11, [rbp + 2432]                                 ;  2433.3 p2      41 next reload
        pand xmm15, xmm11                                          ;  2457.3 p1      41 next
        pand xmm11, xmm14                                          ;  2458.3 p1      41 next
        pxor xmm13, [rbp + 2272]                                   ;  2459.3 p2+p1   41 next
        pxor xmm10, xmm5                                           ;  2460.3 p1      41 next
        pxor xmm15, xmm5                                           ;  2461.3 p1      41 next
        pxor xmm0, xmm13                                           ;  2462.3 p1      41 next
        pxor xmm13, xmm10                                          ;  2463.3 p1      41 next
        movdqa xmm10, xmm14                                        ;  2428.0 p0      41 next copy
        pand xmm10, [rbp + 2448]                                   ;  2464.3 p2+p1   41 next
        pxor xmm6, xmm10                                           ;  2466.3 p1      41 next
        movdqa xmm10, xmm14                                        ;  2429.3 p0      41 next copy
        pand xmm10, [rbp + 2080]                                   ;  2466.3 p2+p1   41 next
        pxor xmm6, [rbp + 2384]                                    ;  2468.3 p2+p1   41 next
        pxor xmm8, xmm6                                            ;  2470.3 p1      41 next
        movdqa xmm6, xmm14                                         ;  2431.3 p0      41 next copy
        pxor xmm0, xmm10                                           ;  2469.3 p1      41 next
        pxor xmm4, xmm0                                            ;  2471.3 p1      41 next
        movdqa xmm0, [rbp + 2000]                                  ;  2432.3 p2      41 next reload
        pxor xmm0, xmm10                                           ;  2471.3 p1      41 next
        movdqa xmm10, [rbp + 2416]                                 ;  2443.3 p2      41 next reload
        pxor xmm8, xmm10                                           ;  2472.3 p1      41 next
        movdqa [rbp + 2416], xmm13                                 ;  2465.3 p0+p3   41 next spill
        movdqa xmm13, [rbp + 2464]                                 ;  2434.3 p2      41 next
        pand xmm13, [rbp + 2080]                                   ;  2473.3 p2+p1   41 next
        movdqa [rbp + 2464], xmm8                                  ;  2474.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 2240]                                  ;  2436.3 p2      41 next reload
        pxor xmm8, xmm13                                           ;  2475.3 p1      41 next
        pxor xmm8, [rbp + 2192]                                    ;  2477.3 p2+p1   41 next
        pxor xmm11, xmm8                                           ;  2479.3 p1      41 next
        pxor xmm10, xmm11                                          ;  2481.3 p1      41 next
        movdqa xmm11, [rbp + 2320]                                 ;  2438.3 p2      41 next reload
        pxor xmm11, xmm8                                           ;  2479.3 p1      41 next
        pxor xmm0, xmm10                                           ;  2483.3 p1      41 next
        movdqa xmm8, [rbp + 2208]                                  ;  2439.3 p2      41 next
        movdqa xmm10, [rbp + 2080]                                 ;  2440.3 p2      50 next reload
        pand xmm8, xmm10                                           ;  2480.3 p1      41 next
        pxor xmm5, xmm8                                            ;  2482.3 p1      41 next
        pxor xmm9, xmm5                                            ;  2484.3 p1      41 next
        movdqa xmm5, [rbp + 2272]                                  ;  2441.3 p2      41 next
        pand xmm5, xmm10                                           ;  2483.3 p1      41 next
        pxor xmm10, xmm15                                          ;  2484.3 p1      41 next
        pxor xmm12, xmm9                                           ;  2486.3 p1      41 next
        pxor xmm15, xmm11                                          ;  2486.3 p1      41 next
        movdqa xmm8, [rbp + 2400]                                  ;  2443.3 p2      41 next
        movdqa xmm9, [rbp + 2384]                                  ;  2444.3 p2      41 next
        pxor xmm6, xmm5                                            ;  2487.3 p1      41 next
        movdqa xmm5, [rbp + 2272]                                  ;  2444.3 p2      50 next reload
        pand xmm9, xmm5                                            ;  2488.3 p1      41 next
        pxor xmm8, xmm10                                           ;  2489.3 p1      41 next
        pand xmm5, [rbp + 2448]                                    ;  2490.3 p2+p1   41 next
        movdqa xmm10, [rbp + 2352]                                 ;  2446.3 p2      41 next
        pxor xmm2, xmm6                                            ;  2491.3 p1      41 next
        movdqa xmm6, [rbp + 2304]                                  ;  2447.3 p2      41 next
        pxor xmm14, xmm15                                          ;  2492.3 p1      41 next
        movdqa xmm15, [rbp + 2048]                                 ;  2448.3 p2      50 next reload
        pand xmm6, xmm15                                           ;  2493.3 p1      41 next
        pxor xmm10, xmm9                                           ;  2494.3 p1      41 next
        movdqa xmm9, [rel kasumi_encrypt_compact.T0_constants128]  ;  2449.3 p2      41 next reload
        pxor xmm12, xmm9                                           ;  2495.3 p1      41 next
        pxor xmm1, xmm8                                            ;  2496.3 p1      41 next
        movdqa xmm8, [rbp + 2368]                                  ;  2450.3 p2      41 next
        pxor xmm7, xmm5                                            ;  2497.3 p1      41 next
        movdqa xmm5, [rbp + 1760]                                  ;  2451.3 p2      41 next
        pxor xmm3, xmm7                                            ;  2499.3 p1      41 next
        movdqa xmm7, [rbp + 1824]                                  ;  2452.3 p2      50 next reload
        pand xmm5, xmm7                                            ;  2499.3 p1      41 next
        pxor xmm8, xmm3                                            ;  2501.3 p1      41 next
        movdqa xmm3, [rbp + 2288]                                  ;  2453.3 p2      41 next
        movdqa xmm11, [rbp + 2160]                                 ;  2454.3 p2      50 next reload
        pand xmm3, xmm11                                           ;  2501.3 p1      41 next
        pxor xmm6, xmm7                                            ;  2502.3 p1      41 next
        pxor xmm0, xmm10                                           ;  2503.3 p1      41 next
        pxor xmm10, xmm8                                           ;  2504.3 p1      41 next
        movdqa xmm8, [rbp + 1760]                                  ;  2455.3 p2      41 next
        movdqa xmm13, [rbp + 2032]                                 ;  2456.3 p2      50 next reload
        pand xmm8, xmm13                                           ;  2505.3 p1      41 next
        pxor xmm4, xmm15                                           ;  2506.3 p1      41 next
        pxor xmm2, xmm7                                            ;  2507.3 p1      41 next
        pxor xmm12, xmm11                                          ;  2508.3 p1      41 next
        pxor xmm1, xmm13                                           ;  2509.3 p1      41 next
        pxor xmm10, [rbp + 2288]                                   ;  2510.3 p2+p1   41 next
        movdqa xmm9, xmm7                                          ;  2463.3 p0      41 next copy
        pand xmm9, [rbp + 2304]                                    ;  2511.3 p2+p1   41 next
        pxor xmm0, [rbp + 1760]                                    ;  2512.3 p2+p1   41 next
        movdqa [rbp + 2368], xmm14                                 ;  2494.3 p0+p3   41 next spill
        movdqa xmm14, xmm7                                         ;  2463.3 p0      41 next copy
        pand xmm14, xmm13                                          ;  2513.3 p1      41 next
        movdqa [rbp + 2352], xmm0                                  ;  2514.3 p0+p3   41 next spill
        movdqa xmm0, xmm7                                          ;  2463.3 p0      41 next copy
        pand xmm0, xmm11                                           ;  2514.3 p1      41 next
        movdqa [rbp + 2448], xmm10                                 ;  2512.3 p0+p3   41 next spill
        movdqa xmm10, xmm7                                         ;  2463.3 p0      41 next copy
        movdqa [rbp + 1824], xmm1                                  ;  2511.3 p0+p3   41 next spill
        movdqa xmm1, xmm15                                         ;  2464.3 p0      41 next copy
        pand xmm1, xmm11                                           ;  2515.3 p1      41 next
        movdqa [rbp + 2272], xmm4                                  ;  2508.3 p0+p3   41 next spill
        movdqa xmm4, xmm15                                         ;  2466.3 p0      41 next copy
        pxor xmm4, [rbp + 2288]                                    ;  2516.3 p2+p1   41 next
        movdqa [rbp + 2384], xmm12                                 ;  2510.3 p0+p3   41 next spill
        movdqa xmm12, xmm15                                        ;  2468.3 p0      41 next copy
        movdqa [rbp + 2400], xmm2                                  ;  2509.3 p0+p3   41 next spill
        movdqa xmm2, xmm15                                         ;  2470.3 p0      41 next copy
        pand xmm2, [rbp + 1760]                                    ;  2517.3 p2+p1   41 next
        movdqa [rbp + 2080], xmm2                                  ;  2519.3 p0+p3   41 next spill
        movdqa xmm2, xmm15                                         ;  2472.3 p0      41 next copy
        pand xmm2, [rbp + 2288]                                    ;  2518.3 p2+p1   41 next
        movdqa [rbp + 2048], xmm2                                  ;  2520.3 p0+p3   41 next spill
        movdqa xmm2, xmm11                                         ;  2474.3 p0      41 next copy
        movdqa [rbp + 2208], xmm6                                  ;  2504.3 p0+p3   41 next spill
        movdqa xmm6, xmm11                                         ;  2476.3 p0      41 next copy
        movdqa [rbp + 2320], xmm15                                 ;  2477.3 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  2478.3 p0      41 next copy
        pxor xmm15, xmm13                                          ;  2519.3 p1      41 next
        movdqa [rbp + 2192], xmm7                                  ;  2479.3 p0+p3   41 next spill
        movdqa xmm7, xmm11                                         ;  2480.3 p0      41 next copy
        movdqa [rbp + 2240], xmm0                                  ;  2516.3 p0+p3   41 next spill
        movdqa xmm0, xmm11                                         ;  2482.3 p0      41 next copy
        pand xmm11, [rbp + 1760]                                   ;  2520.3 p2+p1   41 next
        movdqa [rbp + 2160], xmm11                                 ;  2522.3 p0+p3   41 next spill
        movdqa xmm11, xmm13                                        ;  2484.3 p0      41 next copy
        pand xmm11, [rbp + 2288]                                   ;  2521.3 p2+p1   41 next
        movdqa [rbp + 2000], xmm4                                  ;  2518.3 p0+p3   41 next spill
        movdqa xmm4, xmm13                                         ;  2486.3 p0      41 next copy
        movdqa [rbp + 2432], xmm10                                 ;  2487.3 p0+p3   41 next spill
        movdqa xmm10, xmm13                                        ;  2488.3 p0      41 next copy
        movdqa [rbp + 1600], xmm0                                  ;  2489.3 p0+p3   41 next spill
        movdqa xmm0, xmm13                                         ;  2490.3 p0      41 next copy
        movdqa [rbp + 2480], xmm12                                 ;  2491.3 p0+p3   41 next spill
        movdqa xmm12, xmm13                                        ;  2492.3 p0      41 next copy
        pand xmm12, [rbp + 2208]                                   ;  2522.3 p2+p1   41 next
        pand xmm13, [rbp + 2304]                                   ;  2523.3 p2+p1   41 next
        movdqa [rbp + 2032], xmm12                                 ;  2524.3 p0+p3   41 next spill
        movdqa xmm12, xmm5                                         ;  2501.3 p0      41 next copy
        pxor xmm12, xmm3                                           ;  2524.3 p1      41 next
        pand xmm3, [rbp + 2304]                                    ;  2525.3 p2+p1   41 next
        pxor xmm0, xmm12                                           ;  2526.3 p1      41 next
        movdqa [rbp + 2496], xmm13                                 ;  2525.3 p0+p3   41 next spill
        movdqa xmm13, [rbp + 2480]                                 ;  2491.3 p2      41 next reload
        pand xmm13, xmm0                                           ;  2528.3 p1      41 next
        movdqa xmm0, xmm8                                          ;  2507.3 p0      41 next copy
        pxor xmm0, xmm9                                            ;  2528.3 p1      41 next
        pxor xmm9, xmm12                                           ;  2529.3 p1      41 next
        pxor xmm1, xmm0                                            ;  2530.3 p1      41 next
        pand xmm0, [rbp + 2288]                                    ;  2531.3 p2+p1   41 next
        pand xmm8, [rbp + 2000]                                    ;  2532.3 p2+p1   41 next
        pxor xmm5, xmm1                                            ;  2533.3 p1      41 next
        pand xmm6, xmm5                                            ;  2535.3 p1      41 next
        pand xmm4, xmm1                                            ;  2535.3 p1      41 next
        movdqa xmm5, [rbp + 2304]                                  ;  2495.3 p2      50 next reload
        pand xmm1, xmm5                                            ;  2536.3 p1      41 next
        pxor xmm4, [rbp + 2080]                                    ;  2537.3 p2+p1   41 next
        movdqa [rbp + 2480], xmm12                                 ;  2526.3 p0+p3   41 next spill
        movdqa xmm12, xmm5                                         ;  2506.3 p0      41 next copy
        pxor xmm12, xmm14                                          ;  2538.3 p1      41 next
        pxor xmm3, xmm12                                           ;  2540.3 p1      41 next
        pand xmm2, xmm12                                           ;  2540.3 p1      41 next
        pxor xmm10, xmm2                                           ;  2542.3 p1      41 next
        movdqa xmm2, xmm5                                          ;  2506.3 p0      41 next copy
        movdqa xmm12, [rbp + 1760]                                 ;  2503.7 p2      50 next reload
        pand xmm2, xmm12                                           ;  2542.3 p1      41 next
        pxor xmm8, xmm10                                           ;  2544.3 p1      41 next
        pand xmm7, xmm10                                           ;  2544.3 p1      41 next
        movdqa xmm10, xmm14                                        ;  2515.3 p0      41 next copy
        pxor xmm14, xmm12                                          ;  2545.3 p1      41 next
        por xmm10, xmm11                                           ;  2546.3 p1      41 next
        pxor xmm1, xmm10                                           ;  2548.3 p1      41 next
        pxor xmm11, xmm2                                           ;  2548.3 p1      41 next
        movdqa xmm10, [rbp + 2288]                                 ;  2508.3 p2      50 next reload
        pxor xmm2, xmm10                                           ;  2549.3 p1      41 next
        pxor xmm6, xmm14                                           ;  2550.3 p1      41 next
        pxor xmm14, xmm2                                           ;  2551.3 p1      41 next
        pand xmm2, xmm12                                           ;  2552.3 p1      41 next
        pxor xmm3, xmm2                                            ;  2554.3 p1      41 next
        movdqa xmm2, xmm5                                          ;  2513.0 p0      41 next copy
        pand xmm12, [rbp + 2480]                                   ;  2554.3 p2+p1   41 next
        pxor xmm5, [rbp + 2464]                                    ;  2555.3 p2+p1   41 next
        movdqa [rbp + 2464], xmm5                                  ;  2557.3 p0+p3   41 next spill
        movdqa xmm5, xmm10                                         ;  2519.3 p0      41 next copy
        pxor xmm5, [rbp + 2080]                                    ;  2556.3 p2+p1   41 next
        pand xmm2, xmm5                                            ;  2558.3 p1      41 next
        pand xmm5, [rbp + 2048]                                    ;  2558.3 p2+p1   41 next
        movdqa [rbp + 2304], xmm6                                  ;  2552.3 p0+p3   41 next spill
        movdqa xmm6, xmm10                                         ;  2519.3 p0      41 next copy
        pand xmm6, [rbp + 2480]                                    ;  2559.3 p2+p1   41 next
        pxor xmm2, xmm6                                            ;  2561.3 p1      41 next
        movdqa xmm6, [rbp + 2208]                                  ;  2519.7 p2      41 next reload
        pand xmm10, xmm6                                           ;  2561.3 p1      41 next
        movdqa [rbp + 2208], xmm10                                 ;  2563.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 2304]                                 ;  2552.3 p2      41 next reload
        pxor xmm10, xmm2                                           ;  2563.3 p1      41 next
        movdqa xmm2, [rbp + 2000]                                  ;  2522.0 p2      41 next
        pand xmm2, [rbp + 2240]                                    ;  2563.3 p2+p1   41 next
        pxor xmm15, xmm2                                           ;  2565.3 p1      41 next
        pxor xmm15, xmm11                                          ;  2567.3 p1      41 next
        movdqa xmm2, [rbp + 2000]                                  ;  2524.0 p2      41 next reload
        pxor xmm11, xmm2                                           ;  2566.3 p1      41 next
        pand xmm2, [rbp + 2496]                                    ;  2567.3 p2+p1   41 next
        pxor xmm12, xmm2                                           ;  2569.3 p1      41 next
        movdqa xmm2, [rbp + 2432]                                  ;  2526.0 p2      41 next reload
        pand xmm2, xmm11                                           ;  2569.3 p1      41 next
        movdqa xmm11, [rbp + 1600]                                 ;  2527.0 p2      41 next reload
        pand xmm11, xmm15                                          ;  2570.3 p1      41 next
        movdqa xmm15, [rel kasumi_encrypt_compact.T0_constants128] ;  2528.0 p2      41 next reload
        pxor xmm2, xmm15                                           ;  2571.3 p1      41 next
        pxor xmm10, [rbp + 2352]                                   ;  2572.3 p2+p1   41 next
        pxor xmm10, [r8 + 2288]                                    ;  2574.3 p2+p1   44 next
        movdqa [rbp + 1600], xmm10                                 ;  2576.3 p0+p3   44 next spill
        movdqa xmm10, xmm14                                        ;  2553.3 p0      41 next copy
        pxor xmm10, [rbp + 2240]                                   ;  2574.3 p2+p1   41 next
        pxor xmm0, xmm10                                           ;  2576.3 p1      41 next
        pxor xmm13, xmm0                                           ;  2578.3 p1      41 next
        pxor xmm13, xmm15                                          ;  2580.3 p1      41 next
        movdqa xmm0, [rbp + 2080]                                  ;  2532.0 p2      41 next
        pxor xmm0, [rbp + 2496]                                    ;  2578.3 p2+p1   41 next
        pxor xmm11, xmm0                                           ;  2580.3 p1      41 next
        movdqa xmm0, [rbp + 2160]                                  ;  2534.0 p2      41 next
        pxor xmm0, [rbp + 2048]                                    ;  2580.3 p2+p1   41 next
        pxor xmm11, [rbp + 2208]                                   ;  2582.3 p2+p1   41 next
        movdqa xmm10, [rbp + 2032]                                 ;  2537.0 p2      41 next
        pxor xmm10, xmm0                                           ;  2582.3 p1      41 next
        movdqa xmm15, [rbp + 2192]                                 ;  2538.0 p2      41 next reload
        pand xmm15, xmm0                                           ;  2583.3 p1      41 next
        pxor xmm9, xmm15                                           ;  2585.3 p1      41 next
        pxor xmm4, xmm9                                            ;  2587.3 p1      41 next
        movdqa xmm15, [rbp + 2032]                                 ;  2539.0 p2      41 next
        pxor xmm15, xmm2                                           ;  2586.3 p1      41 next
        pxor xmm6, xmm4                                            ;  2589.3 p1      41 next
        movdqa xmm0, [rbp + 2160]                                  ;  2540.0 p2      41 next
        pxor xmm0, xmm15                                           ;  2588.3 p1      41 next
        movdqa xmm15, [rbp + 2400]                                 ;  2541.0 p2      41 next
        pxor xmm7, xmm0                                            ;  2590.3 p1      41 next
        movdqa xmm0, [rbp + 2384]                                  ;  2542.0 p2      41 next
        pxor xmm0, xmm13                                           ;  2590.3 p1      41 next
        movdqa xmm4, [rbp + 2272]                                  ;  2543.0 p2      41 next
        pxor xmm3, xmm7                                            ;  2592.3 p1      41 next
        movdqa xmm7, [rbp + 2464]                                  ;  2557.3 p2      41 next
        pxor xmm7, xmm11                                           ;  2592.3 p1      41 next
        movdqa xmm9, [rbp + 1824]                                  ;  2545.0 p2      41 next
        pxor xmm8, xmm10                                           ;  2593.3 p1      41 next
        movdqa xmm11, [rbp + 2320]                                 ;  2546.0 p2      41 next reload
        por xmm11, xmm10                                           ;  2594.3 p1      41 next
        pxor xmm14, xmm8                                           ;  2595.3 p1      41 next
        movdqa xmm8, [rbp + 2448]                                  ;  2547.0 p2      41 next
        pxor xmm2, xmm11                                           ;  2596.3 p1      41 next
        movdqa xmm10, [rbp + 2400]                                 ;  2548.0 p2      44 next
        pxor xmm12, xmm14                                          ;  2597.3 p1      41 next
        pxor xmm10, [r8 + 2048]                                    ;  2598.3 p2+p1   44 next
        movdqa xmm14, [rbp + 2384]                                 ;  2550.0 p2      44 next
        pxor xmm5, xmm2                                            ;  2599.3 p1      41 next
        pxor xmm14, [r8 + 2064]                                    ;  2600.3 p2+p1   44 next
        movdqa xmm2, [rbp + 2272]                                  ;  2552.0 p2      44 next
        pxor xmm9, xmm3                                            ;  2601.3 p1      41 next
        pxor xmm2, [r8 + 2080]                                     ;  2602.3 p2+p1   44 next
        movdqa xmm3, [rbp + 2464]                                  ;  2557.3 p2      44 next
        pxor xmm15, xmm12                                          ;  2603.3 p1      41 next
        pxor xmm3, [r8 + 2096]                                     ;  2604.3 p2+p1   44 next
        movdqa xmm11, [rbp + 1824]                                 ;  2556.0 p2      44 next
        pxor xmm1, xmm5                                            ;  2605.3 p1      41 next
        pxor xmm11, [r8 + 2112]                                    ;  2606.3 p2+p1   44 next
        movdqa xmm5, [rbp + 2448]                                  ;  2558.0 p2      44 next
        movdqa xmm12, [rel kasumi_encrypt_compact.T0_constants128] ;  2559.0 p2      41 next reload
        pxor xmm6, xmm12                                           ;  2607.3 p1      41 next
        pxor xmm5, [r8 + 2128]                                     ;  2608.3 p2+p1   44 next
        pxor xmm8, xmm1                                            ;  2609.3 p1      41 next
        pxor xmm4, xmm6                                            ;  2610.3 p1      41 next
        movdqa xmm1, [rbp + 2352]                                  ;  2561.0 p2      44 next
        pxor xmm1, [r8 + 2144]                                     ;  2611.3 p2+p1   44 next
        pxor xmm0, [r8 + 2208]                                     ;  2612.3 p2+p1   44 next
        pxor xmm7, [r8 + 2240]                                     ;  2613.3 p2+p1   44 next
        pxor xmm9, [r8 + 2256]                                     ;  2614.3 p2+p1   44 next
        pxor xmm15, [r8 + 2192]                                    ;  2615.3 p2+p1   44 next
        pxor xmm8, [r8 + 2272]                                     ;  2616.3 p2+p1   44 next
        pxor xmm4, [r8 + 2224]                                     ;  2617.3 p2+p1   44 next
        movdqa xmm6, [rbp + 2416]                                  ;  2569.0 p2      44 next
        pxor xmm6, [r8 + 2160]                                     ;  2618.3 p2+p1   44 next
        movdqa xmm13, [rbp + 2368]                                 ;  2571.0 p2      44 next
        pxor xmm13, [r8 + 2176]                                    ;  2619.3 p2+p1   44 next
        movdqa [rbp + 2368], xmm9                                  ;  2616.3 p0+p3   44 next spill
        movdqa xmm9, xmm10                                         ;  2600.3 p0      41 next copy
        pxor xmm9, xmm1                                            ;  2620.3 p1      41 next
        movdqa [rbp + 2416], xmm0                                  ;  2614.3 p0+p3   44 next spill
        movdqa xmm0, xmm10                                         ;  2600.3 p0      41 next copy
        pand xmm0, xmm14                                           ;  2621.3 p1      41 next
        movdqa [rbp + 2352], xmm8                                  ;  2618.3 p0+p3   44 next spill
        movdqa xmm8, xmm10                                         ;  2600.3 p0      41 next copy
        movdqa [rbp + 2448], xmm15                                 ;  2617.3 p0+p3   44 next spill
        movdqa xmm15, xmm10                                        ;  2600.3 p0      41 next copy
        pand xmm15, xmm5                                           ;  2622.3 p1      41 next
        pxor xmm15, xmm14                                          ;  2624.3 p1      41 next
        movdqa [rbp + 1824], xmm7                                  ;  2615.3 p0+p3   44 next spill
        movdqa xmm7, xmm10                                         ;  2600.3 p0      41 next copy
        pxor xmm7, xmm14                                           ;  2624.3 p1      41 next
        movdqa [rbp + 2464], xmm4                                  ;  2619.3 p0+p3   44 next spill
        movdqa xmm4, xmm10                                         ;  2600.3 p0      41 next copy
        pand xmm4, xmm13                                           ;  2625.3 p1      41 next
        movdqa [rbp + 2272], xmm7                                  ;  2626.3 p0+p3   41 next spill
        movdqa xmm7, xmm14                                         ;  2602.3 p0      41 next copy
        pxor xmm7, xmm2                                            ;  2626.3 p1      41 next
        movdqa [rbp + 2384], xmm4                                  ;  2627.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 2272]                                  ;  2626.3 p2      41 next
        pand xmm4, xmm1                                            ;  2637.3 p1      41 next
        movdqa [rbp + 2400], xmm4                                  ;  2639.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 2272]                                  ;  2626.3 p2      41 next
        pand xmm4, xmm11                                           ;  2637.3 p1      41 next
        movdqa xmm12, xmm14                                        ;  2602.3 p0      41 next copy
        movdqa [rbp + 2272], xmm15                                 ;  2626.3 p0+p3   41 next spill
        movdqa xmm15, xmm14                                        ;  2602.3 p0      41 next copy
        movdqa [rbp + 2320], xmm14                                 ;  2602.3 p0+p3   44 next spill
        movdqa xmm14, [rbp + 2272]                                 ;  2626.3 p2      41 next
        movdqa [rbp + 2160], xmm7                                  ;  2628.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 2272]                                  ;  2626.3 p2      41 next
        movdqa [rbp + 2272], xmm4                                  ;  2639.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 2160]                                  ;  2628.3 p2      41 next
        pand xmm4, xmm6                                            ;  2639.3 p1      41 next
        movdqa [rbp + 2032], xmm4                                  ;  2641.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 2160]                                  ;  2628.3 p2      41 next
        pand xmm4, xmm5                                            ;  2639.3 p1      41 next
        movdqa [rbp + 2160], xmm10                                 ;  2600.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 2032]                                 ;  2641.3 p2      41 next
        movdqa [rbp + 2192], xmm11                                 ;  2608.3 p0+p3   44 next spill
        movdqa xmm11, [rbp + 2320]                                 ;  2602.3 p2      41 next
        pand xmm11, xmm2                                           ;  2631.3 p1      41 next
        pxor xmm11, xmm6                                           ;  2633.3 p1      41 next
        movdqa [rbp + 2208], xmm11                                 ;  2635.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 2192]                                 ;  2608.3 p2      41 next
        pand xmm11, xmm5                                           ;  2633.3 p1      41 next
        pxor xmm11, [rel kasumi_encrypt_compact.T0_constants128]   ;  2635.3 p2+p1   41 next
        movdqa [rbp + 2048], xmm11                                 ;  2637.3 p0+p3   41 next spill
        movdqa xmm11, xmm2                                         ;  2604.3 p0      41 next copy
        pxor xmm11, xmm13                                          ;  2635.3 p1      41 next
        pand xmm12, xmm11                                          ;  2637.3 p1      41 next
        movdqa [rbp + 2496], xmm13                                 ;  2621.3 p0+p3   44 next spill
        movdqa xmm13, xmm2                                         ;  2604.3 p0      41 next copy
        pxor xmm13, xmm3                                           ;  2637.3 p1      41 next
        por xmm15, xmm13                                           ;  2639.3 p1      41 next
        movdqa [rbp + 2080], xmm11                                 ;  2637.3 p0+p3   41 next spill
        movdqa xmm11, xmm2                                         ;  2604.3 p0      41 next copy
        pxor xmm11, xmm6                                           ;  2639.3 p1      41 next
        pand xmm8, xmm11                                           ;  2641.3 p1      41 next
        movdqa xmm11, xmm2                                         ;  2604.3 p0      41 next copy
        pand xmm11, [rbp + 2208]                                   ;  2646.3 p2+p1   41 next
        pxor xmm11, [rbp + 2048]                                   ;  2648.3 p2+p1   41 next
        movdqa [rbp + 2240], xmm11                                 ;  2650.3 p0+p3   41 next spill
        movdqa xmm11, xmm2                                         ;  2605.3 p0      41 next copy
        pand xmm11, [rbp + 2192]                                   ;  2643.3 p2+p1   41 next
        movdqa [rbp + 2432], xmm2                                  ;  2606.3 p0+p3   41 next spill
        movdqa xmm2, xmm1                                          ;  2613.3 p0      41 next copy
        pxor xmm2, xmm3                                            ;  2644.3 p1      41 next
        movdqa [rbp + 2000], xmm11                                 ;  2645.3 p0+p3   41 next spill
        movdqa xmm11, xmm1                                         ;  2613.3 p0      41 next copy
        pand xmm11, xmm5                                           ;  2645.3 p1      41 next
        pxor xmm11, [rel kasumi_encrypt_compact.T0_constants128]   ;  2647.3 p2+p1   41 next
        pxor xmm8, xmm11                                           ;  2649.3 p1      41 next
        movdqa [rbp + 2304], xmm11                                 ;  2649.3 p0+p3   41 next spill
        movdqa xmm11, xmm1                                         ;  2613.3 p0      41 next copy
        pand xmm11, xmm3                                           ;  2648.3 p1      41 next
        pxor xmm12, xmm11                                          ;  2650.3 p1      41 next
        movdqa xmm11, xmm5                                         ;  2614.7 p0      41 next copy
        pand xmm11, xmm13                                          ;  2650.3 p1      41 next
        pxor xmm7, xmm11                                           ;  2652.3 p1      41 next
        pxor xmm10, xmm7                                           ;  2654.3 p1      41 next
        movdqa xmm7, xmm5                                          ;  2616.7 p0      41 next copy
        movdqa xmm11, xmm5                                         ;  2617.7 p0      41 next copy
        pand xmm5, xmm6                                            ;  2653.3 p1      41 next
        pxor xmm15, xmm12                                          ;  2654.3 p1      41 next
        movdqa [rbp + 2480], xmm15                                 ;  2656.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 2160]                                 ;  2619.3 p2      41 next reload
        pxor xmm15, xmm12                                          ;  2655.3 p1      41 next
        movdqa xmm12, xmm6                                         ;  2620.3 p0      41 next copy
        pand xmm12, xmm9                                           ;  2656.3 p1      41 next
        pxor xmm14, xmm12                                          ;  2658.3 p1      41 next
        movdqa xmm12, xmm6                                         ;  2621.3 p0      41 next copy
        pand xmm12, xmm2                                           ;  2658.3 p1      41 next
        pxor xmm10, xmm2                                           ;  2659.3 p1      41 next
        pand xmm2, [rbp + 2192]                                    ;  2660.3 p2+p1   41 next
        pxor xmm4, xmm2                                            ;  2662.3 p1      41 next
        movdqa xmm2, xmm6                                          ;  2623.3 p0      41 next copy
        pand xmm7, [rbp + 2080]                                    ;  2662.3 p2+p1   41 next
        pand xmm2, [rbp + 2496]                                    ;  2663.3 p2+p1   41 next
        pxor xmm4, [rbp + 2208]                                    ;  2664.3 p2+p1   41 next
        pand xmm1, [rbp + 2320]                                    ;  2665.3 p2+p1   41 next
        pand xmm6, [rbp + 2192]                                    ;  2666.3 p2+p1   41 next
        pxor xmm11, xmm2                                           ;  2667.3 p1      41 next
        movdqa [rbp + 2208], xmm12                                 ;  2660.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 2384]                                 ;  2628.7 p2      41 next reload
        pxor xmm12, xmm6                                           ;  2668.3 p1      41 next
        movdqa xmm6, xmm13                                         ;  2639.3 p0      41 next copy
        pand xmm6, xmm3                                            ;  2669.3 p1      41 next
        pxor xmm0, xmm6                                            ;  2671.3 p1      41 next
        movdqa xmm6, xmm9                                          ;  2629.7 p0      41 next copy
        pand xmm6, xmm13                                           ;  2671.3 p1      41 next
        pxor xmm5, xmm6                                            ;  2673.3 p1      41 next
        movdqa xmm6, xmm9                                          ;  2630.7 p0      41 next copy
        pand xmm6, xmm3                                            ;  2673.3 p1      41 next
        pand xmm13, [rbp + 2080]                                   ;  2674.3 p2+p1   41 next
        pxor xmm1, xmm4                                            ;  2675.3 p1      41 next
        movdqa [rbp + 2384], xmm11                                 ;  2669.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 2000]                                 ;  2645.3 p2      41 next reload
        pxor xmm11, xmm6                                           ;  2676.3 p1      41 next
        movdqa xmm6, [rbp + 2496]                                  ;  2641.0 p2      44 next reload
        pxor xmm5, xmm6                                            ;  2677.3 p1      41 next
        pand xmm9, xmm6                                            ;  2678.3 p1      41 next
        pxor xmm13, xmm0                                           ;  2679.3 p1      41 next
        pxor xmm11, [rbp + 2384]                                   ;  2680.3 p2+p1   41 next
        pxor xmm1, xmm13                                           ;  2681.3 p1      41 next
        pxor xmm13, [rbp + 2192]                                   ;  2682.3 p2+p1   41 next
        pxor xmm13, [rbp + 2480]                                   ;  2684.3 p2+p1   41 next
        pxor xmm1, xmm3                                            ;  2684.3 p1      41 next
        pxor xmm13, xmm14                                          ;  2686.3 p1      41 next
        pxor xmm14, xmm12                                          ;  2686.3 p1      41 next
        movdqa [rbp + 2480], xmm1                                  ;  2686.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2400]                                  ;  2646.0 p2      41 next reload
        pxor xmm1, xmm12                                           ;  2687.3 p1      41 next
        movdqa xmm12, xmm8                                         ;  2651.3 p0      41 next copy
        pxor xmm8, xmm5                                            ;  2688.3 p1      41 next
        pxor xmm11, xmm1                                           ;  2689.3 p1      41 next
        pxor xmm11, xmm15                                          ;  2691.3 p1      41 next
        movdqa [rbp + 2400], xmm13                                 ;  2688.3 p0+p3   41 next spill
        movdqa xmm13, [rbp + 2272]                                 ;  2653.3 p2      41 next reload
        pxor xmm13, xmm0                                           ;  2691.3 p1      41 next
        movdqa [rbp + 2272], xmm11                                 ;  2693.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 2240]                                 ;  2654.7 p2      41 next reload
        pxor xmm11, xmm0                                           ;  2692.3 p1      41 next
        pxor xmm5, xmm11                                           ;  2694.3 p1      41 next
        movdqa xmm0, xmm3                                          ;  2655.7 p0      41 next copy
        pand xmm0, [rbp + 2080]                                    ;  2694.3 p2+p1   41 next
        pxor xmm4, xmm0                                            ;  2696.3 p1      41 next
        pxor xmm15, xmm4                                           ;  2698.3 p1      41 next
        movdqa xmm0, xmm7                                          ;  2664.3 p0      41 next copy
        pxor xmm7, xmm13                                           ;  2697.3 p1      41 next
        pxor xmm0, [rbp + 2032]                                    ;  2698.3 p2+p1   41 next
        movdqa xmm4, xmm3                                          ;  2658.7 p0      41 next copy
        pxor xmm10, xmm7                                           ;  2699.3 p1      41 next
        movdqa xmm7, [rbp + 2192]                                  ;  2659.3 p2      44 next reload
        pand xmm4, xmm7                                            ;  2700.3 p1      41 next
        pxor xmm12, xmm0                                           ;  2701.3 p1      41 next
        movdqa xmm0, xmm6                                          ;  2660.3 p0      41 next copy
        pand xmm0, xmm7                                            ;  2702.3 p1      41 next
        pxor xmm2, xmm12                                           ;  2703.3 p1      41 next
        pand xmm7, [rbp + 2320]                                    ;  2704.3 p2+p1   41 next
        pand xmm6, [rbp + 2384]                                    ;  2705.3 p2+p1   41 next
        movdqa xmm11, [rel kasumi_encrypt_compact.T0_constants128] ;  2663.3 p2      41 next reload
        pxor xmm10, xmm11                                          ;  2706.3 p1      41 next
        pxor xmm1, xmm7                                            ;  2707.3 p1      41 next
        movdqa xmm7, [rbp + 2048]                                  ;  2664.3 p2      41 next
        pxor xmm3, xmm0                                            ;  2708.3 p1      41 next
        movdqa xmm0, [rbp + 1824]                                  ;  2665.3 p2      41 next
        pxor xmm7, xmm6                                            ;  2709.3 p1      41 next
        movdqa xmm6, [rbp + 2464]                                  ;  2666.3 p2      44 next reload
        pand xmm0, xmm6                                            ;  2710.3 p1      41 next
        pxor xmm9, xmm1                                            ;  2711.3 p1      41 next
        movdqa xmm1, [rbp + 2208]                                  ;  2667.3 p2      41 next
        pxor xmm8, xmm4                                            ;  2712.3 p1      41 next
        movdqa xmm12, [rbp + 2304]                                 ;  2668.3 p2      41 next reload
        pxor xmm12, xmm4                                           ;  2713.3 p1      41 next
        pxor xmm14, xmm8                                           ;  2714.3 p1      41 next
        movdqa xmm4, [rbp + 1600]                                  ;  2669.3 p2      41 next
        pxor xmm15, xmm12                                          ;  2715.3 p1      41 next
        movdqa xmm8, [rbp + 2448]                                  ;  2670.3 p2      44 next reload
        pand xmm4, xmm8                                            ;  2716.3 p1      41 next
        pxor xmm2, xmm3                                            ;  2717.3 p1      41 next
        movdqa xmm3, [rbp + 2352]                                  ;  2671.3 p2      41 next
        movdqa xmm12, [rbp + 2416]                                 ;  2672.3 p2      44 next reload
        pand xmm3, xmm12                                           ;  2718.3 p1      41 next
        movdqa xmm13, [rbp + 2432]                                 ;  2673.3 p2      41 next reload
        pxor xmm13, xmm9                                           ;  2719.3 p1      41 next
        pxor xmm1, xmm13                                           ;  2721.3 p1      41 next
        pxor xmm0, xmm8                                            ;  2721.3 p1      41 next
        pxor xmm15, xmm7                                           ;  2722.3 p1      41 next
        pxor xmm7, xmm1                                            ;  2723.3 p1      41 next
        movdqa xmm1, [rbp + 1600]                                  ;  2674.3 p2      41 next
        movdqa xmm9, [rbp + 2368]                                  ;  2675.3 p2      44 next reload
        pand xmm1, xmm9                                            ;  2724.3 p1      41 next
        movdqa xmm13, [rbp + 1824]                                 ;  2676.3 p2      41 next
        pand xmm13, xmm8                                           ;  2725.3 p1      41 next
        pxor xmm14, xmm6                                           ;  2726.3 p1      41 next
        pxor xmm10, xmm12                                          ;  2727.3 p1      41 next
        pxor xmm2, xmm8                                            ;  2728.3 p1      41 next
        pxor xmm15, [rbp + 1600]                                   ;  2729.3 p2+p1   41 next
        pxor xmm7, [rbp + 2352]                                    ;  2730.3 p2+p1   41 next
        movdqa xmm11, xmm8                                         ;  2681.3 p0      41 next copy
        pand xmm11, xmm9                                           ;  2731.3 p1      41 next
        movdqa [rbp + 2432], xmm5                                  ;  2696.3 p0+p3   41 next spill
        movdqa xmm5, xmm8                                          ;  2681.3 p0      41 next copy
        pand xmm5, xmm12                                           ;  2732.3 p1      41 next
        movdqa [rbp + 2304], xmm15                                 ;  2731.3 p0+p3   41 next spill
        movdqa xmm15, xmm8                                         ;  2681.3 p0      41 next copy
        movdqa [rbp + 2448], xmm7                                  ;  2732.3 p0+p3   41 next spill
        movdqa xmm7, xmm6                                          ;  2682.3 p0      41 next copy
        pand xmm7, xmm12                                           ;  2733.3 p1      41 next
        movdqa [rbp + 2208], xmm14                                 ;  2728.3 p0+p3   41 next spill
        movdqa xmm14, xmm6                                         ;  2684.3 p0      41 next copy
        pxor xmm14, [rbp + 2352]                                   ;  2734.3 p2+p1   41 next
        movdqa [rbp + 2048], xmm10                                 ;  2729.3 p0+p3   41 next spill
        movdqa xmm10, xmm6                                         ;  2686.3 p0      41 next copy
        movdqa [rbp + 2384], xmm2                                  ;  2730.3 p0+p3   41 next spill
        movdqa xmm2, xmm6                                          ;  2688.3 p0      41 next copy
        pand xmm2, [rbp + 1600]                                    ;  2735.3 p2+p1   41 next
        movdqa [rbp + 2320], xmm2                                  ;  2737.3 p0+p3   41 next spill
        movdqa xmm2, xmm6                                          ;  2690.3 p0      41 next copy
        pand xmm2, [rbp + 2352]                                    ;  2736.3 p2+p1   41 next
        movdqa [rbp + 2464], xmm2                                  ;  2738.3 p0+p3   41 next spill
        movdqa xmm2, xmm12                                         ;  2692.3 p0      41 next copy
        movdqa [rbp + 2192], xmm0                                  ;  2723.3 p0+p3   41 next spill
        movdqa xmm0, xmm12                                         ;  2694.3 p0      41 next copy
        movdqa [rbp + 2496], xmm6                                  ;  2695.3 p0+p3   41 next spill
        movdqa xmm6, xmm12                                         ;  2696.3 p0      41 next copy
        pxor xmm6, xmm9                                            ;  2737.3 p1      41 next
        movdqa [rbp + 2032], xmm8                                  ;  2697.3 p0+p3   41 next spill
        movdqa xmm8, xmm12                                         ;  2698.3 p0      41 next copy
        movdqa [rbp + 2080], xmm5                                  ;  2734.3 p0+p3   41 next spill
        movdqa xmm5, xmm12                                         ;  2700.3 p0      41 next copy
        pand xmm12, [rbp + 1600]                                   ;  2738.3 p2+p1   41 next
        movdqa [rbp + 2416], xmm12                                 ;  2740.3 p0+p3   41 next spill
        movdqa xmm12, xmm4                                         ;  2718.3 p0      41 next copy
        pxor xmm12, xmm3                                           ;  2739.3 p1      41 next
        pand xmm3, [rbp + 1824]                                    ;  2740.3 p2+p1   41 next
        movdqa [rbp + 2240], xmm14                                 ;  2736.3 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1824]                                 ;  2695.3 p2      41 next
        pxor xmm14, xmm11                                          ;  2741.3 p1      41 next
        pxor xmm3, xmm14                                           ;  2743.3 p1      41 next
        pand xmm2, xmm14                                           ;  2743.3 p1      41 next
        pxor xmm2, xmm9                                            ;  2745.3 p1      41 next
        movdqa xmm14, xmm9                                         ;  2704.3 p0      41 next copy
        pand xmm14, [rbp + 2352]                                   ;  2745.3 p2+p1   41 next
        pand xmm8, xmm2                                            ;  2747.3 p1      41 next
        movdqa [rbp + 2000], xmm8                                  ;  2749.3 p0+p3   41 next spill
        movdqa xmm8, xmm9                                          ;  2706.3 p0      41 next copy
        movdqa [rbp + 2160], xmm15                                 ;  2707.3 p0+p3   41 next spill
        movdqa xmm15, xmm9                                         ;  2708.3 p0      41 next copy
        pxor xmm15, xmm12                                          ;  2747.3 p1      41 next
        pand xmm10, xmm15                                          ;  2749.3 p1      41 next
        movdqa xmm15, xmm9                                         ;  2709.3 p0      41 next copy
        pand xmm15, [rbp + 2192]                                   ;  2749.3 p2+p1   41 next
        movdqa [rbp + 2288], xmm15                                 ;  2751.3 p0+p3   41 next spill
        movdqa xmm15, xmm9                                         ;  2711.3 p0      41 next copy
        pand xmm15, [rbp + 1824]                                   ;  2750.3 p2+p1   41 next
        pxor xmm9, [rbp + 2400]                                    ;  2751.3 p2+p1   41 next
        movdqa [rbp + 2400], xmm9                                  ;  2753.3 p0+p3   41 next spill
        movdqa xmm9, xmm1                                          ;  2726.3 p0      41 next copy
        pxor xmm9, xmm13                                           ;  2752.3 p1      41 next
        pxor xmm13, xmm12                                          ;  2753.3 p1      41 next
        pand xmm1, [rbp + 2240]                                    ;  2754.3 p2+p1   41 next
        pxor xmm2, xmm1                                            ;  2756.3 p1      41 next
        pxor xmm7, xmm9                                            ;  2756.3 p1      41 next
        movdqa xmm1, [rbp + 2352]                                  ;  2712.3 p2      44 next reload
        pand xmm9, xmm1                                            ;  2757.3 p1      41 next
        pxor xmm4, xmm7                                            ;  2758.3 p1      41 next
        pand xmm0, xmm4                                            ;  2760.3 p1      41 next
        pand xmm8, xmm7                                            ;  2760.3 p1      41 next
        movdqa xmm4, [rbp + 1824]                                  ;  2715.3 p2      44 next reload
        pand xmm7, xmm4                                            ;  2761.3 p1      41 next
        pxor xmm8, [rbp + 2320]                                    ;  2762.3 p2+p1   41 next
        movdqa [rbp + 2368], xmm12                                 ;  2741.3 p0+p3   41 next spill
        movdqa xmm12, xmm4                                         ;  2726.3 p0      41 next copy
        pand xmm12, [rbp + 1600]                                   ;  2763.3 p2+p1   41 next
        movdqa xmm4, xmm11                                         ;  2733.3 p0      41 next copy
        por xmm11, xmm14                                           ;  2764.3 p1      41 next
        pxor xmm7, xmm11                                           ;  2766.3 p1      41 next
        movdqa xmm11, [rbp + 1600]                                 ;  2723.3 p2      44 next reload
        pxor xmm4, xmm11                                           ;  2766.3 p1      41 next
        pxor xmm14, xmm12                                          ;  2767.3 p1      41 next
        pxor xmm12, xmm1                                           ;  2768.3 p1      41 next
        pxor xmm0, xmm4                                            ;  2769.3 p1      41 next
        pxor xmm4, xmm12                                           ;  2770.3 p1      41 next
        pand xmm12, xmm11                                          ;  2771.3 p1      41 next
        pxor xmm3, xmm12                                           ;  2773.3 p1      41 next
        movdqa xmm12, xmm1                                         ;  2727.3 p0      41 next copy
        pxor xmm12, [rbp + 2320]                                   ;  2773.3 p2+p1   41 next
        pand xmm11, [rbp + 2368]                                   ;  2774.3 p2+p1   41 next
        movdqa [rbp + 1600], xmm12                                 ;  2775.3 p0+p3   41 next spill
        movdqa xmm12, xmm1                                         ;  2732.3 p0      41 next copy
        pand xmm12, [rbp + 2368]                                   ;  2775.3 p2+p1   41 next
        pand xmm1, [rbp + 2192]                                    ;  2776.3 p2+p1   41 next
        movdqa [rbp + 2368], xmm0                                  ;  2771.3 p0+p3   41 next spill
        movdqa xmm0, xmm15                                         ;  2752.3 p0      41 next copy
        pand xmm0, [rbp + 2240]                                    ;  2777.3 p2+p1   41 next
        pxor xmm11, xmm0                                           ;  2779.3 p1      41 next
        pxor xmm15, [rbp + 2320]                                   ;  2779.3 p2+p1   41 next
        movdqa xmm0, [rbp + 2240]                                  ;  2737.0 p2      41 next
        pand xmm0, [rbp + 2080]                                    ;  2780.3 p2+p1   41 next
        pxor xmm6, xmm0                                            ;  2782.3 p1      41 next
        pxor xmm6, xmm14                                           ;  2784.3 p1      41 next
        pand xmm5, xmm6                                            ;  2786.3 p1      41 next
        pxor xmm14, [rbp + 2240]                                   ;  2784.3 p2+p1   41 next
        pxor xmm15, xmm5                                           ;  2788.3 p1      41 next
        movdqa xmm0, [rbp + 2080]                                  ;  2740.0 p2      41 next
        pxor xmm0, xmm4                                            ;  2786.3 p1      41 next
        pxor xmm9, xmm0                                            ;  2788.3 p1      41 next
        movdqa xmm0, [rbp + 2416]                                  ;  2741.0 p2      41 next
        pxor xmm10, xmm9                                           ;  2790.3 p1      41 next
        movdqa xmm5, [rbp + 2464]                                  ;  2742.0 p2      41 next reload
        pxor xmm0, xmm5                                            ;  2789.3 p1      41 next
        movdqa xmm6, [rbp + 2160]                                  ;  2743.0 p2      41 next reload
        pand xmm6, xmm14                                           ;  2790.3 p1      41 next
        movdqa xmm14, [rbp + 1600]                                 ;  2775.3 p2      41 next reload
        pand xmm5, xmm14                                           ;  2791.3 p1      41 next
        pxor xmm1, xmm15                                           ;  2792.3 p1      41 next
        movdqa xmm15, [rel kasumi_encrypt_compact.T0_constants128] ;  2745.0 p2      41 next reload
        pxor xmm10, xmm15                                          ;  2793.3 p1      41 next
        movdqa xmm9, [rbp + 1824]                                  ;  2746.0 p2      44 next reload
        pand xmm14, xmm9                                           ;  2794.3 p1      41 next
        pxor xmm12, xmm14                                          ;  2796.3 p1      41 next
        pxor xmm9, [rbp + 2272]                                    ;  2796.3 p2+p1   41 next
        pxor xmm6, xmm15                                           ;  2797.3 p1      41 next
        movdqa xmm14, [rbp + 2368]                                 ;  2771.3 p2      41 next reload
        pxor xmm14, xmm12                                          ;  2798.3 p1      41 next
        movdqa xmm12, [rbp + 2032]                                 ;  2749.0 p2      41 next reload
        pand xmm12, xmm0                                           ;  2799.3 p1      41 next
        pxor xmm13, xmm12                                          ;  2801.3 p1      41 next
        pxor xmm8, xmm13                                           ;  2803.3 p1      41 next
        movdqa xmm12, [rbp + 2288]                                 ;  2751.3 p2      41 next reload
        pxor xmm0, xmm12                                           ;  2802.3 p1      41 next
        pxor xmm12, xmm6                                           ;  2803.3 p1      41 next
        movdqa xmm13, [rbp + 2048]                                 ;  2751.0 p2      41 next reload
        pxor xmm10, xmm13                                          ;  2804.3 p1      41 next
        pxor xmm13, [rbp + 2064]                                   ;  2805.3 p2+p1   50 next
        pxor xmm2, xmm0                                            ;  2806.3 p1      41 next
        pxor xmm4, xmm2                                            ;  2808.3 p1      41 next
        pxor xmm11, xmm4                                           ;  2810.3 p1      41 next
        movdqa xmm2, [rbp + 2496]                                  ;  2753.0 p2      41 next reload
        por xmm2, xmm0                                             ;  2809.3 p1      41 next
        pxor xmm6, xmm2                                            ;  2811.3 p1      41 next
        movdqa xmm0, [rbp + 2416]                                  ;  2754.0 p2      41 next
        pxor xmm0, xmm12                                           ;  2811.3 p1      41 next
        movdqa xmm2, [rbp + 2192]                                  ;  2755.0 p2      41 next
        pxor xmm2, xmm8                                            ;  2812.3 p1      41 next
        movdqa xmm4, [rbp + 2384]                                  ;  2756.0 p2      41 next
        pxor xmm5, xmm6                                            ;  2813.3 p1      41 next
        movdqa xmm6, [rbp + 2208]                                  ;  2757.0 p2      41 next
        pxor xmm4, xmm11                                           ;  2814.3 p1      41 next
        movdqa xmm8, [rbp + 2400]                                  ;  2758.0 p2      41 next
        pxor xmm7, xmm5                                            ;  2815.3 p1      41 next
        movdqa xmm5, [rbp + 2448]                                  ;  2759.0 p2      41 next
        pxor xmm1, xmm9                                            ;  2816.3 p1      41 next
        movdqa xmm11, [rbp + 2144]                                 ;  2760.0 p2      50 next reload
        pxor xmm9, xmm11                                           ;  2817.3 p1      50 next
        movdqa xmm12, [rbp + 2000]                                 ;  2761.0 p2      41 next reload
        pxor xmm12, xmm0                                           ;  2818.3 p1      41 next
        pxor xmm3, xmm12                                           ;  2820.3 p1      41 next
        movdqa xmm0, [rbp + 2304]                                  ;  2762.0 p2      41 next reload
        pxor xmm14, xmm0                                           ;  2820.3 p1      41 next
        movdqa xmm12, [rbp + 1536]                                 ;  2763.0 p2      50 next reload
        pxor xmm0, xmm12                                           ;  2821.3 p1      50 next
        pxor xmm5, xmm7                                            ;  2822.3 p1      41 next
        movdqa xmm7, xmm11                                         ;  2771.0 p0      58 r copy
        pand xmm7, [r8 + 288]                                      ;  2823.3 p2+p1   58 r
        pxor xmm8, xmm3                                            ;  2824.3 p1      41 next
        movdqa xmm3, [rbp + 1984]                                  ;  2765.0 p2      50 next reload
        pxor xmm10, xmm3                                           ;  2825.3 p1      50 next
        pxor xmm2, xmm15                                           ;  2826.3 p1      41 next
        movdqa xmm15, xmm12                                        ;  2774.0 p0      58 r copy
        pand xmm15, [r8 + 336]                                     ;  2827.3 p2+p1   58 r
        pxor xmm6, xmm2                                            ;  2828.3 p1      41 next
        movdqa xmm2, xmm3                                          ;  2776.0 p0      58 r copy
        pand xmm2, [r8 + 400]                                      ;  2829.3 p2+p1   58 r
        pxor xmm4, [rbp + 1424]                                    ;  2830.3 p2+p1   50 next
        pxor xmm1, [rbp + 2256]                                    ;  2831.3 p2+p1   50 next
        pxor xmm14, [rbp + 2224]                                   ;  2832.3 p2+p1   50 next
        pxor xmm5, [rbp + 1872]                                    ;  2833.3 p2+p1   50 next
        pxor xmm8, [rbp + 2096]                                    ;  2834.3 p2+p1   50 next
        pxor xmm6, [rbp + 1120]                                    ;  2835.3 p2+p1   50 next
        pxor xmm2, xmm6                                            ;  2837.3 p1      58 r
        movdqa xmm6, [rbp + 2384]                                  ;  2774.0 p2      50 next
        pxor xmm6, [rbp + 2112]                                    ;  2837.3 p2+p1   50 next
        movdqa [rbp + 2384], xmm2                                  ;  2839.3 p0+p3   58 r spill
        movdqa xmm2, [rbp + 2208]                                  ;  2776.0 p2      50 next
        pxor xmm2, [rbp + 2128]                                    ;  2838.3 p2+p1   50 next
        movdqa [rbp + 2208], xmm3                                  ;  2776.0 p0+p3   59 r spill
        movdqa xmm3, [rbp + 2400]                                  ;  2778.0 p2      50 next
        pxor xmm3, [rbp + 2176]                                    ;  2839.3 p2+p1   50 next
        pxor xmm7, xmm3                                            ;  2841.3 p1      58 r
        movdqa xmm3, [rbp + 2448]                                  ;  2780.0 p2      50 next
        pxor xmm3, [rbp + 2336]                                    ;  2841.3 p2+p1   50 next
        movdqa [rbp + 2448], xmm7                                  ;  2843.3 p0+p3   58 r spill
        movdqa xmm7, [rbp + 2432]                                  ;  2782.0 p2      50 next
        pxor xmm7, [rbp + 2016]                                    ;  2842.3 p2+p1   50 next
        pxor xmm15, xmm7                                           ;  2844.3 p1      58 r
        movdqa xmm7, [rbp + 2480]                                  ;  2784.0 p2      50 next
        pxor xmm7, [rbp + 1792]                                    ;  2844.3 p2+p1   50 next
        movdqa [rbp + 2480], xmm15                                 ;  2846.3 p0+p3   58 r spill
        movdqa xmm15, [rbp + 2112]                                 ;  2786.0 p2      58 r
        pand xmm15, [r8 + 496]                                     ;  2845.3 p2+p1   58 r
        pxor xmm13, xmm15                                          ;  2847.3 p1      58 r
        movdqa xmm15, [rbp + 2064]                                 ;  2788.0 p2      58 r
        pand xmm15, [r8 + 256]                                     ;  2847.3 p2+p1   58 r
        pxor xmm2, xmm15                                           ;  2849.3 p1      58 r
        movdqa xmm15, [rbp + 2128]                                 ;  2790.0 p2      58 r
        pand xmm15, [r8 + 272]                                     ;  2849.3 p2+p1   58 r
        pxor xmm9, xmm15                                           ;  2851.3 p1      58 r
        movdqa xmm15, [rbp + 2176]                                 ;  2792.0 p2      58 r
        pand xmm15, [r8 + 304]                                     ;  2851.3 p2+p1   58 r
        pxor xmm3, xmm15                                           ;  2853.3 p1      58 r
        movdqa xmm15, [rbp + 2336]                                 ;  2794.0 p2      58 r
        pand xmm15, [r8 + 320]                                     ;  2853.3 p2+p1   58 r
        pxor xmm0, xmm15                                           ;  2855.3 p1      58 r
        movdqa xmm15, [rbp + 2016]                                 ;  2796.0 p2      58 r
        pand xmm15, [r8 + 352]                                     ;  2855.3 p2+p1   58 r
        pxor xmm7, xmm15                                           ;  2857.3 p1      58 r
        movdqa xmm15, [rbp + 1792]                                 ;  2798.0 p2      58 r
        pand xmm15, [r8 + 368]                                     ;  2857.3 p2+p1   58 r
        pxor xmm4, xmm15                                           ;  2859.3 p1      58 r
        movdqa xmm15, [rbp + 1424]                                 ;  2800.0 p2      58 r
        pand xmm15, [r8 + 384]                                     ;  2859.3 p2+p1   58 r
        pxor xmm10, xmm15                                          ;  2861.3 p1      58 r
        movdqa xmm15, [rbp + 1120]                                 ;  2802.0 p2      58 r
        pand xmm15, [r8 + 416]                                     ;  2861.3 p2+p1   58 r
        pxor xmm1, xmm15                                           ;  2863.3 p1      58 r
        movdqa xmm15, [rbp + 2256]                                 ;  2805.7 p2      58 r
        pand xmm15, [r8 + 432]                                     ;  2863.3 p2+p1   58 r
        pxor xmm8, xmm15                                           ;  2865.3 p1      58 r
        movdqa xmm15, [rbp + 2096]                                 ;  2807.7 p2      58 r
        pand xmm15, [r8 + 448]                                     ;  2865.3 p2+p1   58 r
        pxor xmm5, xmm15                                           ;  2867.3 p1      58 r
        movdqa xmm15, [rbp + 1872]                                 ;  2810.3 p2      58 r
        pand xmm15, [r8 + 464]                                     ;  2867.3 p2+p1   58 r
        pxor xmm14, xmm15                                          ;  2869.3 p1      58 r
        movdqa xmm15, [rbp + 2224]                                 ;  2813.3 p2      58 r
        pand xmm15, [r8 + 480]                                     ;  2869.3 p2+p1   58 r
        pxor xmm6, xmm15                                           ;  2871.3 p1      58 r
        movdqa xmm15, [r9 + 2304]                                  ;  2815.3 p2      59 r
        por xmm15, xmm6                                            ;  2873.3 p1      59 r
        pxor xmm15, [rbp + 2064]                                   ;  2875.3 p2+p1   59 r
        pxor xmm6, [rax]                                           ;  2873.3 p2+p1  108 r
        pxor xmm15, [rbp + 1712]                                   ;  2877.3 p2+p1  108 r
        movdqa [rbp + 1712], xmm15                                 ;  2879.3 p0+p3  108 r spill
        movdqa xmm15, [r9 + 2320]                                  ;  2819.3 p2      59 r
        por xmm15, xmm13                                           ;  2875.3 p1      59 r
        pxor xmm13, [rax + 16]                                     ;  2876.3 p2+p1  108 r
        pxor xmm15, [rbp + 2128]                                   ;  2877.3 p2+p1   59 r
        pxor xmm15, [rbp + 1184]                                   ;  2879.3 p2+p1  108 r
        movdqa [rbp + 1184], xmm15                                 ;  2881.3 p0+p3  108 r spill
        movdqa xmm15, [r9 + 2336]                                  ;  2825.3 p2      59 r
        por xmm15, xmm2                                            ;  2879.3 p1      59 r
        pxor xmm11, xmm15                                          ;  2881.3 p1      59 r
        pxor xmm2, [rax + 32]                                      ;  2881.3 p2+p1  108 r
        movdqa xmm15, [r9 + 2352]                                  ;  2828.3 p2      59 r
        por xmm15, xmm9                                            ;  2882.3 p1      59 r
        pxor xmm9, [rax + 48]                                      ;  2883.3 p2+p1  108 r
        pxor xmm15, [rbp + 2176]                                   ;  2884.3 p2+p1   59 r
        pxor xmm11, [rbp + 1168]                                   ;  2885.3 p2+p1  108 r
        pxor xmm15, [rbp + 1216]                                   ;  2886.3 p2+p1  108 r
        movdqa [rbp + 1216], xmm11                                 ;  2887.3 p0+p3  108 r spill
        movdqa xmm11, xmm3                                         ;  2855.3 p0      59 r copy
        por xmm11, [r9 + 2384]                                     ;  2887.3 p2+p1   59 r
        pxor xmm12, xmm11                                          ;  2889.3 p1      59 r
        pxor xmm3, [rax + 80]                                      ;  2889.3 p2+p1  108 r
        movdqa xmm11, xmm0                                         ;  2857.3 p0      59 r copy
        por xmm11, [r9 + 2400]                                     ;  2890.3 p2+p1   59 r
        pxor xmm0, [rax + 96]                                      ;  2891.3 p2+p1  108 r
        pxor xmm11, [rbp + 2016]                                   ;  2892.3 p2+p1   59 r
        pxor xmm12, [rbp + 1248]                                   ;  2893.3 p2+p1  108 r
        pxor xmm11, [rbp + 1504]                                   ;  2894.3 p2+p1  108 r
        movdqa [rbp + 1504], xmm15                                 ;  2888.3 p0+p3  108 r spill
        movdqa xmm15, xmm7                                         ;  2859.3 p0      59 r copy
        por xmm15, [r9 + 2432]                                     ;  2895.3 p2+p1   59 r
        pxor xmm7, [rax + 128]                                     ;  2896.3 p2+p1  108 r
        pxor xmm15, [rbp + 1424]                                   ;  2897.3 p2+p1   59 r
        pxor xmm15, [rbp + 1584]                                   ;  2899.3 p2+p1  108 r
        movdqa [rbp + 0], xmm7                                     ;  2898.3 p0+p3  108 r spill
        movdqa xmm7, xmm4                                          ;  2861.3 p0      59 r copy
        por xmm7, [r9 + 2448]                                      ;  2899.3 p2+p1   59 r
        pxor xmm4, [rax + 144]                                     ;  2900.3 p2+p1  108 r
        movdqa [rbp + 16], xmm4                                    ;  2902.3 p0+p3  108 r spill
        movdqa xmm4, [rbp + 2208]                                  ;  2849.3 p2      59 r reload
        pxor xmm4, xmm7                                            ;  2901.3 p1      59 r
        movdqa xmm7, xmm10                                         ;  2863.3 p0      59 r copy
        por xmm7, [r9 + 2464]                                      ;  2902.3 p2+p1   59 r
        pxor xmm10, [rax + 160]                                    ;  2903.3 p2+p1  108 r
        pxor xmm7, [rbp + 1120]                                    ;  2904.3 p2+p1   59 r
        pxor xmm4, [rbp + 1312]                                    ;  2905.3 p2+p1  108 r
        pxor xmm7, [rbp + 1632]                                    ;  2906.3 p2+p1  108 r
        movdqa [rbp + 32], xmm10                                   ;  2905.3 p0+p3  108 r spill
        movdqa xmm10, xmm1                                         ;  2865.3 p0      59 r copy
        por xmm10, [r9 + 2496]                                     ;  2907.3 p2+p1   59 r
        pxor xmm1, [rax + 192]                                     ;  2908.3 p2+p1  108 r
        pxor xmm10, [rbp + 2096]                                   ;  2909.3 p2+p1   59 r
        pxor xmm10, [rbp + 1696]                                   ;  2911.3 p2+p1  108 r
        movdqa [rbp + 64], xmm1                                    ;  2910.3 p0+p3  108 r spill
        movdqa xmm1, xmm8                                          ;  2867.3 p0      59 r copy
        por xmm1, [r9 + 2512]                                      ;  2911.3 p2+p1   59 r
        pxor xmm8, [rax + 208]                                     ;  2912.3 p2+p1  108 r
        pxor xmm1, [rbp + 1872]                                    ;  2913.3 p2+p1   59 r
        pxor xmm1, [rax + 480]                                     ;  2915.3 p2+p1  108 r
        movdqa [rbp + 80], xmm8                                    ;  2914.3 p0+p3  108 r spill
        movdqa xmm8, xmm5                                          ;  2869.3 p0      59 r copy
        por xmm8, [r9 + 2528]                                      ;  2915.3 p2+p1   59 r
        pxor xmm5, [rax + 224]                                     ;  2916.3 p2+p1  108 r
        pxor xmm8, [rbp + 2224]                                    ;  2917.3 p2+p1   59 r
        pxor xmm8, [rax + 496]                                     ;  2919.3 p2+p1  108 r
        movdqa [rbp + 96], xmm5                                    ;  2918.3 p0+p3  108 r spill
        movdqa xmm5, xmm14                                         ;  2871.3 p0      59 r copy
        por xmm5, [r9 + 2544]                                      ;  2919.3 p2+p1   59 r
        pxor xmm14, [rax + 240]                                    ;  2920.3 p2+p1  108 r
        pxor xmm5, [rbp + 2112]                                    ;  2921.3 p2+p1   59 r
        pxor xmm5, [rbp + 1136]                                    ;  2923.3 p2+p1  108 r
        movdqa [rbp + 1136], xmm5                                  ;  2925.3 p0+p3  108 r spill
        movdqa xmm5, [rbp + 2448]                                  ;  2879.3 p2      59 r
        por xmm5, [r9 + 2368]                                      ;  2923.3 p2+p1   59 r
        pxor xmm5, [rbp + 2336]                                    ;  2925.3 p2+p1   59 r
        pxor xmm5, [rbp + 1440]                                    ;  2927.3 p2+p1  108 r
        movdqa [rbp + 1440], xmm12                                 ;  2895.3 p0+p3  108 r spill
        movdqa xmm12, [rbp + 2480]                                 ;  2883.3 p2      59 r
        por xmm12, [r9 + 2416]                                     ;  2926.3 p2+p1   59 r
        pxor xmm12, [rbp + 1792]                                   ;  2928.3 p2+p1   59 r
        pxor xmm12, [rbp + 1280]                                   ;  2930.3 p2+p1  108 r
        movdqa [rbp + 1280], xmm11                                 ;  2896.3 p0+p3  108 r spill
        movdqa xmm11, [rbp + 2384]                                 ;  2887.3 p2      59 r
        por xmm11, [r9 + 2480]                                     ;  2929.3 p2+p1   59 r
        movdqa [rbp - 128], xmm6                                   ;  2886.7 p0+p3  113 rounds
        movdqa [rbp - 112], xmm13                                  ;  2888.7 p0+p3  113 rounds
        movdqa [rbp - 96], xmm2                                    ;  2890.7 p0+p3  113 rounds
        movdqa [rbp - 80], xmm9                                    ;  2892.7 p0+p3  113 rounds
        movdqa [rbp - 48], xmm3                                    ;  2894.7 p0+p3  113 rounds
        movdqa [rbp - 32], xmm0                                    ;  2896.7 p0+p3  113 rounds
        movdqa xmm0, [rbp + 2256]                                  ;  2891.3 p2      59 r
        pxor xmm0, xmm11                                           ;  2931.3 p1      59 r
        mov r12, qword [rbp + 2528]                                ;  2892.3 p2     113 rounds reload
        sub r8, r12                                                ;  2896.3 p0     113 rounds
        sub r9, r12                                                ;  2896.3 p0     113 rounds
        movdqa xmm2, [rbp + 2448]                                  ;  2893.3 p2     108 r
        pxor xmm2, [rax + 64]                                      ;  2931.3 p2+p1  108 r
        movdqa [rbp + 352], xmm1                                   ;  2917.3 p0+p3  113 rounds
        movdqa xmm1, [rbp + 2480]                                  ;  2895.3 p2     108 r
        pxor xmm1, [rax + 112]                                     ;  2932.3 p2+p1  108 r
        movdqa [rbp + 368], xmm8                                   ;  2921.3 p0+p3  113 rounds
        pxor xmm0, [rbp + 1680]                                    ;  2933.3 p2+p1  108 r
        sub r10, r12                                               ;  2897.7 p0     113 rounds
        sub r11, r12                                               ;  2898.2 p0     113 rounds
        movdqa [rbp + 112], xmm14                                  ;  2922.3 p0+p3  113 rounds
        movdqa xmm14, [rbp + 2384]                                 ;  2899.3 p2     108 r
        pxor xmm14, [rax + 176]                                    ;  2934.3 p2+p1  108 r
        movdqa [rbp - 64], xmm2                                    ;  2933.3 p0+p3  113 rounds
        movdqa [rbp - 16], xmm1                                    ;  2934.3 p0+p3  113 rounds
        movdqa [rbp + 48], xmm14                                   ;  2936.3 p0+p3  113 rounds
        add r8, 0x200                                              ;  2904.3 p0     113 rounds
        and r8, 0x7ff                                              ;  2905.3 p0     113 rounds
        add r8, r12                                                ;  2906.3 p0     113 rounds
        add r9, 0x200                                              ;  2905.9 p0     113 rounds
        and r9, 0x7ff                                              ;  2906.9 p0     113 rounds
        add r9, r12                                                ;  2907.9 p0     113 rounds
        add r10, 0x200                                             ;  2907.5 p0     113 rounds
        and r10, 0x7ff                                             ;  2908.5 p0     113 rounds
        add r10, r12                                               ;  2909.5 p0     113 rounds
        add r11, 0x200                                             ;  2909.0 p0     113 rounds
        and r11, 0x7ff                                             ;  2910.0 p0     113 rounds
        add r11, r12                                               ;  2911.0 p0     113 rounds
        add esi, 0xffffffff                                        ;  2910.6 p0     113 rounds
        movdqa xmm1, [rbp + 1712]                                  ;  2907.7 p2     108 r reload
        movdqa xmm2, [rbp + 1184]                                  ;  2908.7 p2     108 r reload
        movdqa xmm3, [rbp + 1216]                                  ;  2909.7 p2     108 r reload
        movdqa xmm14, [rbp + 1504]                                 ;  2910.7 p2     108 r reload
        movdqa xmm6, [rbp + 1136]                                  ;  2925.3 p2     108 r reload
        movdqa xmm8, [rbp + 1440]                                  ;  2912.7 p2     108 r reload
        movdqa xmm9, [rbp + 1280]                                  ;  2913.7 p2     108 r reload
        movdqa xmm11, xmm7                                         ;  2911.1 p0     108 r copy
        movdqa xmm7, xmm9                                          ;  2924.7 p0     108 r copy
        movdqa xmm9, xmm15                                         ;  2913.1 p0     108 r copy
        movdqa xmm13, xmm10                                        ;  2914.1 p0     108 r copy
        movdqa xmm10, xmm4                                         ;  2915.1 p0     108 r copy
        movdqa xmm4, xmm14                                         ;  2921.7 p0     108 r copy
        movdqa xmm14, xmm0                                         ;  2935.3 p0     108 r copy
        movdqa xmm0, xmm6                                          ;  2936.3 p0     108 r copy
        movdqa xmm6, xmm8                                          ;  2923.7 p0     108 r copy
        movdqa xmm8, xmm12                                         ;  2932.3 p0     108 r copy
        movdqa xmm12, xmm14                                        ;  2942.3 p0     108 r copy
        lea rax, [rbp - 128]                                       ;                    first state
        test esi, esi                                              ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 2536], r8                                 ;                    resident
        mov qword [rbp + 2544], r9                                 ;                    resident
        mov qword [rbp + 2552], r10                                ;                    resident
        mov qword [rbp + 2560], r11                                ;                    resident
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
        mov dword [rbp + 2580], esi                                ;                    resident
        movdqa xmm0, [rbp - 128]                                   ;     0.0 p2     125 dst reload
        mov r8, qword [rbp + 2568]                                 ;     1.0 p2     125 dst reload
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
        movdqa xmm0, [rbp + 896]                                   ;    17.0 p2     125 dst reload
        movdqa [r8 + 256], xmm0                                    ;    32.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 912]                                   ;    18.0 p2     125 dst reload
        movdqa [r8 + 272], xmm0                                    ;    34.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 928]                                   ;    19.0 p2     125 dst reload
        movdqa [r8 + 288], xmm0                                    ;    36.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 944]                                   ;    20.0 p2     125 dst reload
        movdqa [r8 + 304], xmm0                                    ;    38.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 960]                                   ;    21.0 p2     125 dst reload
        movdqa [r8 + 320], xmm0                                    ;    40.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 976]                                   ;    22.0 p2     125 dst reload
        movdqa [r8 + 336], xmm0                                    ;    42.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 992]                                   ;    23.0 p2     125 dst reload
        movdqa [r8 + 352], xmm0                                    ;    44.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 1008]                                  ;    24.0 p2     125 dst reload
        movdqa [r8 + 368], xmm0                                    ;    46.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 1024]                                  ;    25.0 p2     125 dst reload
        movdqa [r8 + 384], xmm0                                    ;    48.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 1040]                                  ;    26.0 p2     125 dst reload
        movdqa [r8 + 400], xmm0                                    ;    50.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 1056]                                  ;    27.0 p2     125 dst reload
        movdqa [r8 + 416], xmm0                                    ;    52.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 1072]                                  ;    28.0 p2     125 dst reload
        movdqa [r8 + 432], xmm0                                    ;    54.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 1088]                                  ;    29.0 p2     125 dst reload
        movdqa [r8 + 448], xmm0                                    ;    56.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 1104]                                  ;    30.0 p2     125 dst reload
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
        mov qword [rbp + 2568], r8                                 ;   128.7 p0+p3  147 blocks
        mov r8, qword [rbp + 2512]                                 ;    65.0 p2     147 blocks
        add r8, 0x400                                              ;    69.0 p1     147 blocks
        mov qword [rbp + 2512], r8                                 ;   130.7 p0+p3  147 blocks
        cmp r8, qword [rbp + 2520]                                 ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0xa98                                             ;                    frame
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
