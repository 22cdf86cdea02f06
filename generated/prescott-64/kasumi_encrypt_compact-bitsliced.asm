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
;   blocks/rounds: 7059 uops, planned 2986.7; bounds: width 2353.0, ports 2933.0, path 169.0
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
        movdqa xmm15, [r8 + 432]                                   ;     0.0 p2      68 k1.11
        pshufd xmm14, xmm15, 0xe4                                  ;    11.0 p1      50 next copy
        movdqa xmm15, [r8 + 448]                                   ;     1.0 p2      50 next
        movdqa [rbp + 896], xmm15                                  ;    12.0 p0+p3   50 next spill
        pshufd xmm15, xmm0, 0xe4                                   ;     1.7 p1      58 r copy
        pand xmm15, [r8 + 240]                                     ;    11.0 p2+p1   58 r
        pxor xmm15, [rbp - 112]                                    ;    13.0 p2+p1   58 r
        movdqa [rbp + 912], xmm0                                   ;     3.3 p0+p3   58 r spill
        movdqa xmm0, [r8 + 464]                                    ;     4.0 p2      50 next
        movdqa [rbp + 928], xmm15                                  ;    15.0 p0+p3   58 r spill
        movdqa xmm15, [r8 + 480]                                   ;     5.0 p2      50 next
        movdqa [rbp + 944], xmm15                                  ;    16.0 p0+p3   50 next spill
        movdqa xmm15, [rbp + 928]                                  ;    15.0 p2      59 r
        por xmm15, [r9 + 2064]                                     ;    26.0 p2+p1   59 r
        pxor xmm15, xmm2                                           ;    28.0 p1      59 r
        pxor xmm0, xmm15                                           ;    30.0 p1      50 next
        movdqa xmm15, xmm2                                         ;     7.7 p0      58 r copy
        pand xmm15, [r8 + 16]                                      ;    14.7 p2+p1   58 r
        pxor xmm15, [rbp - 80]                                     ;    16.7 p2+p1   58 r
        movdqa [rbp + 960], xmm2                                   ;     9.3 p0+p3   58 r spill
        pshufd xmm2, xmm15, 0xe4                                   ;    18.7 p1      59 r copy
        por xmm2, [r9 + 2096]                                      ;    22.7 p2+p1   59 r
        pxor xmm2, xmm4                                            ;    24.7 p1      59 r
        movdqa [rbp + 976], xmm15                                  ;    18.7 p0+p3   58 r spill
        movdqa xmm15, xmm4                                         ;    12.3 p0      58 r copy
        pand xmm15, [r8 + 48]                                      ;    19.3 p2+p1   58 r
        pxor xmm15, [rbp - 48]                                     ;    21.3 p2+p1   58 r
        movdqa [rbp + 992], xmm4                                   ;    13.7 p0+p3   58 r spill
        pshufd xmm4, xmm15, 0xe4                                   ;    23.3 p1      59 r copy
        por xmm4, [r9 + 2128]                                      ;    27.3 p2+p1   59 r
        pxor xmm4, xmm6                                            ;    29.3 p1      59 r
        movdqa [rbp + 1008], xmm15                                 ;    23.3 p0+p3   58 r spill
        movdqa xmm15, xmm6                                         ;    16.7 p0      58 r copy
        pand xmm15, [r8 + 80]                                      ;    23.7 p2+p1   58 r
        pxor xmm15, [rbp - 16]                                     ;    25.7 p2+p1   58 r
        movdqa [rbp + 1024], xmm6                                  ;    18.0 p0+p3   58 r spill
        pshufd xmm6, xmm15, 0xe4                                   ;    27.7 p1      59 r copy
        por xmm6, [r9 + 2160]                                      ;    31.7 p2+p1   59 r
        pxor xmm6, xmm8                                            ;    33.7 p1      59 r
        movdqa [rbp + 1040], xmm15                                 ;    27.7 p0+p3   58 r spill
        movdqa xmm15, xmm8                                         ;    21.0 p0      58 r copy
        pand xmm15, [r8 + 112]                                     ;    28.0 p2+p1   58 r
        pxor xmm15, [rbp + 16]                                     ;    30.0 p2+p1   58 r
        movdqa [rbp + 1056], xmm8                                  ;    22.3 p0+p3   58 r spill
        movdqa xmm8, xmm15                                         ;    32.0 p0      59 r copy
        por xmm8, [r9 + 2192]                                      ;    39.0 p2+p1   59 r
        pxor xmm8, xmm10                                           ;    41.0 p1      59 r
        movdqa [rbp + 1072], xmm15                                 ;    32.0 p0+p3   58 r spill
        movdqa xmm15, xmm10                                        ;    25.3 p0      58 r copy
        pand xmm15, [r8 + 144]                                     ;    32.3 p2+p1   58 r
        pxor xmm15, [rbp + 48]                                     ;    34.3 p2+p1   58 r
        movdqa [rbp + 1088], xmm10                                 ;    26.7 p0+p3   58 r spill
        pshufd xmm10, xmm15, 0xe4                                  ;    36.3 p1      59 r copy
        por xmm10, [r9 + 2224]                                     ;    40.3 p2+p1   59 r
        pxor xmm10, xmm12                                          ;    42.3 p1      59 r
        movdqa [rbp + 1104], xmm15                                 ;    36.3 p0+p3   58 r spill
        movdqa xmm15, xmm1                                         ;    29.7 p0      58 r copy
        pand xmm15, [r8]                                           ;    36.7 p2+p1   58 r
        pxor xmm15, [rbp - 96]                                     ;    38.7 p2+p1   58 r
        pxor xmm2, [r8 + 496]                                      ;    35.3 p2+p1   50 next
        pxor xmm4, [r8 + 272]                                      ;    36.3 p2+p1   50 next
        movdqa [rbp + 1120], xmm2                                  ;    37.3 p0+p3   50 next spill
        movdqa xmm2, [r8 + 256]                                    ;    33.7 p2      50 next
        movdqa [rbp + 1136], xmm4                                  ;    38.3 p0+p3   50 next spill
        movdqa xmm4, [r8 + 288]                                    ;    34.7 p2      50 next
        movdqa [rbp + 1152], xmm0                                  ;    36.3 p0+p3   50 next spill
        pshufd xmm0, xmm15, 0xe4                                   ;    40.7 p1      59 r copy
        por xmm0, [r9 + 2080]                                      ;    44.7 p2+p1   59 r
        pxor xmm0, xmm3                                            ;    46.7 p1      59 r
        movdqa [rbp + 1168], xmm15                                 ;    40.7 p0+p3   58 r spill
        movdqa xmm15, [rbp + 944]                                  ;    37.0 p2      50 next reload
        pxor xmm15, xmm0                                           ;    48.7 p1      50 next
        movdqa xmm0, xmm3                                          ;    37.7 p0      58 r copy
        pand xmm0, [r8 + 32]                                       ;    44.7 p2+p1   58 r
        pxor xmm0, [rbp - 64]                                      ;    46.7 p2+p1   58 r
        pxor xmm6, [r8 + 304]                                      ;    43.3 p2+p1   50 next
        pxor xmm8, [r8 + 336]                                      ;    44.3 p2+p1   50 next
        movdqa [rbp + 944], xmm3                                   ;    40.7 p0+p3   58 r spill
        pshufd xmm3, xmm0, 0xe4                                    ;    48.7 p1      59 r copy
        por xmm3, [r9 + 2112]                                      ;    52.7 p2+p1   59 r
        pxor xmm3, xmm5                                            ;    54.7 p1      59 r
        pxor xmm2, xmm3                                            ;    56.7 p1      50 next
        movdqa xmm3, [r8 + 320]                                    ;    43.0 p2      50 next
        movdqa [rbp + 1184], xmm0                                  ;    48.7 p0+p3   58 r spill
        movdqa xmm0, [r8 + 352]                                    ;    44.0 p2      50 next
        movdqa [rbp + 1200], xmm2                                  ;    58.7 p0+p3   50 next spill
        pshufd xmm2, xmm5, 0xe4                                    ;    49.3 p1      58 r copy
        pand xmm2, [r8 + 64]                                       ;    53.3 p2+p1   58 r
        pxor xmm2, [rbp - 32]                                      ;    55.3 p2+p1   58 r
        pxor xmm10, [r8 + 368]                                     ;    52.3 p2+p1   50 next
        movdqa [rbp + 1216], xmm5                                  ;    47.3 p0+p3   58 r spill
        pshufd xmm5, xmm2, 0xe4                                    ;    57.3 p1      59 r copy
        por xmm5, [r9 + 2144]                                      ;    61.3 p2+p1   59 r
        pxor xmm5, xmm7                                            ;    63.3 p1      59 r
        pxor xmm4, xmm5                                            ;    65.3 p1      50 next
        movdqa xmm5, [r8 + 384]                                    ;    49.7 p2      50 next
        movdqa [rbp + 1232], xmm2                                  ;    57.3 p0+p3   58 r spill
        movdqa xmm2, [r8 + 400]                                    ;    50.7 p2      50 next
        movdqa [rbp + 1248], xmm15                                 ;    52.0 p0+p3   50 next spill
        movdqa xmm15, [r8 + 416]                                   ;    51.7 p2      50 next
        movdqa [rbp + 1264], xmm10                                 ;    54.3 p0+p3   50 next spill
        pshufd xmm10, xmm7, 0xe4                                   ;    57.3 p1      58 r copy
        pand xmm10, [r8 + 96]                                      ;    61.3 p2+p1   58 r
        pxor xmm10, [rbp + 0]                                      ;    63.3 p2+p1   58 r
        movdqa [rbp + 1280], xmm7                                  ;    56.0 p0+p3   58 r spill
        pshufd xmm7, xmm10, 0xe4                                   ;    65.3 p1      59 r copy
        por xmm7, [r9 + 2176]                                      ;    69.3 p2+p1   59 r
        pxor xmm7, xmm9                                            ;    71.3 p1      59 r
        pxor xmm3, xmm7                                            ;    73.3 p1      50 next
        pshufd xmm7, xmm6, 0xe4                                    ;    64.3 p1      41 next copy
        pand xmm7, xmm4                                            ;    68.3 p1      41 next
        movdqa [rbp + 1296], xmm10                                 ;    65.3 p0+p3   58 r spill
        movdqa xmm10, xmm8                                         ;    58.3 p0      41 next copy
        pxor xmm10, xmm3                                           ;    75.3 p1      41 next
        movdqa [rbp + 1312], xmm6                                  ;    60.0 p0+p3   50 next spill
        pshufd xmm6, xmm4, 0xe4                                    ;    67.3 p1      41 next copy
        movdqa [rbp + 1328], xmm4                                  ;    67.3 p0+p3   50 next spill
        pshufd xmm4, xmm3, 0xe4                                    ;    75.3 p1      41 next copy
        movdqa [rbp + 1344], xmm7                                  ;    70.3 p0+p3   41 next spill
        movdqa xmm7, xmm9                                          ;    62.3 p0      58 r copy
        pand xmm7, [r8 + 128]                                      ;    69.3 p2+p1   58 r
        pxor xmm7, [rbp + 32]                                      ;    71.3 p2+p1   58 r
        movdqa [rbp + 1360], xmm9                                  ;    66.0 p0+p3   58 r spill
        pshufd xmm9, xmm7, 0xe4                                    ;    73.3 p1      59 r copy
        por xmm9, [r9 + 2208]                                      ;    77.3 p2+p1   59 r
        pxor xmm9, xmm11                                           ;    79.3 p1      59 r
        pxor xmm0, xmm9                                            ;    81.3 p1      50 next
        movdqa xmm9, [rbp + 1344]                                  ;    70.3 p2      41 next
        movdqa [rbp + 1344], xmm7                                  ;    73.3 p0+p3   58 r spill
        movdqa xmm7, xmm8                                          ;    66.7 p0      41 next copy
        movdqa [rbp + 1376], xmm0                                  ;    83.3 p0+p3   50 next spill
        movdqa xmm0, xmm8                                          ;    68.7 p0      41 next copy
        pand xmm0, xmm10                                           ;    77.3 p1      41 next
        pxor xmm9, xmm0                                            ;    81.3 p1      41 next
        movdqa xmm0, xmm3                                          ;    75.3 p0      41 next copy
        movdqa [rbp + 1392], xmm9                                  ;    83.3 p0+p3   41 next spill
        pshufd xmm9, xmm11, 0xe4                                   ;    77.3 p1      58 r copy
        pand xmm9, [r8 + 160]                                      ;    81.3 p2+p1   58 r
        pxor xmm9, [rbp + 64]                                      ;    83.3 p2+p1   58 r
        movdqa [rbp + 1408], xmm11                                 ;    74.0 p0+p3   58 r spill
        movdqa xmm11, xmm9                                         ;    85.3 p0      59 r copy
        por xmm11, [r9 + 2240]                                     ;    92.3 p2+p1   59 r
        pxor xmm11, xmm13                                          ;    94.3 p1      59 r
        pxor xmm5, xmm11                                           ;    96.3 p1      50 next
        pxor xmm6, xmm5                                            ;    98.3 p1      41 next
        pxor xmm7, xmm5                                            ;    98.3 p1      41 next
        movdqa xmm11, [rbp + 1328]                                 ;    74.0 p2      41 next
        movdqa [rbp + 1424], xmm9                                  ;    85.3 p0+p3   58 r spill
        movdqa xmm9, [rbp + 1264]                                  ;    75.0 p2      41 next
        pand xmm9, xmm5                                            ;    98.3 p1      41 next
        movdqa [rbp + 1440], xmm10                                 ;    78.0 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;    76.7 p0      58 r copy
        pand xmm10, [r8 + 176]                                     ;    86.3 p2+p1   58 r
        pxor xmm10, [rbp + 80]                                     ;    88.3 p2+p1   58 r
        pxor xmm9, [rel kasumi_encrypt_compact.T0_constants128]    ;   100.3 p2+p1   41 next
        movdqa [rbp + 1456], xmm12                                 ;    80.0 p0+p3   58 r spill
        movdqa xmm12, xmm10                                        ;    90.3 p0      59 r copy
        por xmm12, [r9 + 2256]                                     ;    97.3 p2+p1   59 r
        pxor xmm12, [rbp + 352]                                    ;    99.3 p2+p1   59 r
        pxor xmm2, xmm12                                           ;   101.3 p1      50 next
        pxor xmm0, xmm2                                            ;   103.3 p1      41 next
        pand xmm11, xmm0                                           ;   105.3 p1      41 next
        movdqa xmm0, xmm13                                         ;    82.0 p0      58 r copy
        pand xmm0, [r8 + 192]                                      ;    94.3 p2+p1   58 r
        movdqa xmm12, [rbp + 96]                                   ;    83.3 p2      58 r reload
        pxor xmm0, xmm12                                           ;    96.3 p1      58 r
        pxor xmm11, xmm9                                           ;   107.3 p1      41 next
        movdqa xmm12, xmm0                                         ;    98.3 p0      59 r copy
        por xmm12, [r9 + 2272]                                     ;   105.3 p2+p1   59 r
        pxor xmm12, [rbp + 368]                                    ;   107.3 p2+p1   59 r
        pxor xmm15, xmm12                                          ;   109.3 p1      50 next
        pxor xmm4, xmm15                                           ;   111.3 p1      41 next
        movdqa xmm12, xmm6                                         ;   100.3 p0      41 next copy
        pand xmm12, xmm2                                           ;   107.3 p1      41 next
        movdqa [rbp + 1472], xmm13                                 ;    87.3 p0+p3   58 r spill
        movdqa xmm13, xmm1                                         ;    88.3 p0      59 r copy
        movdqa [rbp + 1488], xmm1                                  ;    89.3 p0+p3   58 r spill
        movdqa xmm1, [r8 + 208]                                    ;    88.7 p2      58 r
        pand xmm1, [rbp + 352]                                     ;   102.3 p2+p1   58 r
        pxor xmm1, [rbp + 112]                                     ;   104.3 p2+p1   58 r
        movdqa [rbp + 1504], xmm0                                  ;    98.3 p0+p3   58 r spill
        movdqa xmm0, xmm1                                          ;   106.3 p0      59 r copy
        por xmm0, [r9 + 2288]                                      ;   113.3 p2+p1   59 r
        pxor xmm0, [rbp + 912]                                     ;   115.3 p2+p1   59 r
        pxor xmm14, xmm0                                           ;   117.3 p1      50 next
        movdqa xmm0, xmm5                                          ;    98.3 p0      41 next copy
        pand xmm0, xmm8                                            ;   107.3 p1      41 next
        movdqa [rbp + 1520], xmm1                                  ;   106.3 p0+p3   58 r spill
        movdqa xmm1, xmm3                                          ;    95.0 p0      41 next copy
        pxor xmm1, [rbp + 1312]                                    ;   108.3 p2+p1   41 next
        movdqa [rbp + 1536], xmm10                                 ;    96.0 p0+p3   58 r spill
        movdqa xmm10, [r8 + 224]                                   ;    96.0 p2      58 r
        pand xmm10, [rbp + 368]                                    ;   109.3 p2+p1   58 r
        pxor xmm10, [rbp - 128]                                    ;   111.3 p2+p1   58 r
        movdqa [rbp + 1552], xmm14                                 ;   119.3 p0+p3   50 next spill
        movdqa xmm14, xmm10                                        ;   113.3 p0      59 r copy
        por xmm14, [r9 + 2048]                                     ;   120.3 p2+p1   59 r
        pxor xmm13, xmm14                                          ;   122.3 p1      59 r
        movdqa xmm14, [rbp + 896]                                  ;   100.0 p2      50 next reload
        pxor xmm14, xmm13                                          ;   124.3 p1      50 next
        movdqa xmm13, xmm7                                         ;   100.3 p0      41 next copy
        pand xmm13, xmm2                                           ;   114.3 p1      41 next
        movdqa [rbp + 896], xmm10                                  ;   113.3 p0+p3   58 r spill
        movdqa xmm10, xmm7                                         ;   102.3 p0      41 next copy
        pand xmm10, [rbp + 1376]                                   ;   115.3 p2+p1   41 next
        movdqa [rbp + 1568], xmm14                                 ;   126.3 p0+p3   50 next spill
        movdqa xmm14, xmm1                                         ;   110.3 p0      41 next copy
        pand xmm14, xmm2                                           ;   117.3 p1      41 next
        pand xmm1, [rbp + 1264]                                    ;   117.3 p2+p1   41 next
        pxor xmm10, xmm1                                           ;   119.3 p1      41 next
        movdqa xmm1, xmm5                                          ;   105.3 p0      41 next copy
        pand xmm5, [rbp + 1312]                                    ;   119.3 p2+p1   41 next
        movdqa [rbp + 1584], xmm6                                  ;   106.3 p0+p3   41 next spill
        movdqa xmm6, xmm11                                         ;   109.3 p0      41 next copy
        movdqa [rbp + 1600], xmm13                                 ;   116.3 p0+p3   41 next spill
        movdqa xmm13, xmm14                                        ;   119.3 p0      41 next copy
        movdqa [rbp + 1616], xmm8                                  ;   110.3 p0+p3   50 next spill
        movdqa xmm8, xmm3                                          ;   111.3 p0      41 next copy
        pand xmm8, [rbp + 1312]                                    ;   120.3 p2+p1   41 next
        pxor xmm8, xmm2                                            ;   122.3 p1      41 next
        pxor xmm10, xmm8                                           ;   124.3 p1      41 next
        pand xmm8, xmm3                                            ;   124.3 p1      41 next
        pxor xmm5, xmm10                                           ;   126.3 p1      41 next
        movdqa [rbp + 1632], xmm3                                  ;   112.3 p0+p3   50 next spill
        movdqa xmm3, xmm2                                          ;   113.3 p0      41 next copy
        pand xmm3, xmm15                                           ;   125.3 p1      41 next
        movdqa [rbp + 1648], xmm9                                  ;   114.3 p0+p3   41 next spill
        movdqa xmm9, xmm2                                          ;   115.3 p0      41 next copy
        pand xmm9, [rbp + 1264]                                    ;   126.3 p2+p1   41 next
        pand xmm2, [rbp + 1376]                                    ;   127.3 p2+p1   41 next
        movdqa [rbp + 1664], xmm3                                  ;   127.3 p0+p3   41 next spill
        movdqa xmm3, xmm4                                          ;   117.3 p0      41 next copy
        pand xmm3, [rbp + 1312]                                    ;   128.3 p2+p1   41 next
        pxor xmm0, xmm3                                            ;   130.3 p1      41 next
        movdqa xmm3, xmm4                                          ;   118.3 p0      41 next copy
        pand xmm3, [rbp + 1264]                                    ;   130.3 p2+p1   41 next
        pxor xmm14, xmm3                                           ;   132.3 p1      41 next
        pxor xmm6, xmm14                                           ;   134.3 p1      41 next
        movdqa xmm14, xmm4                                         ;   119.3 p0      41 next copy
        pxor xmm6, [rbp + 1664]                                    ;   138.3 p2+p1   41 next
        pand xmm14, [rbp + 1616]                                   ;   134.3 p2+p1   41 next
        pxor xmm10, xmm14                                          ;   136.3 p1      41 next
        movdqa xmm14, xmm0                                         ;   132.3 p0      41 next copy
        pxor xmm0, [rbp + 1328]                                    ;   136.3 p2+p1   41 next
        pxor xmm10, xmm0                                           ;   138.3 p1      41 next
        pand xmm4, [rbp + 1440]                                    ;   138.3 p2+p1   41 next
        pxor xmm4, [rbp + 1392]                                    ;   140.3 p2+p1   41 next
        pxor xmm5, xmm4                                            ;   142.3 p1      41 next
        pxor xmm4, [rbp + 1376]                                    ;   142.3 p2+p1   41 next
        pxor xmm5, [rbp + 1616]                                    ;   144.3 p2+p1   41 next
        movdqa [rbp + 1680], xmm5                                  ;   146.3 p0+p3   41 next spill
        movdqa xmm5, xmm15                                         ;   125.7 p0      41 next copy
        pand xmm5, [rbp + 1328]                                    ;   143.3 p2+p1   41 next
        pxor xmm2, xmm5                                            ;   145.3 p1      41 next
        movdqa xmm5, xmm15                                         ;   126.7 p0      41 next copy
        movdqa [rbp + 1696], xmm2                                  ;   147.3 p0+p3   41 next spill
        movdqa xmm2, xmm15                                         ;   128.7 p0      41 next copy
        pand xmm2, [rbp + 1376]                                    ;   145.3 p2+p1   41 next
        pxor xmm2, [rbp + 1616]                                    ;   147.3 p2+p1   41 next
        pxor xmm6, xmm2                                            ;   149.3 p1      41 next
        movdqa xmm2, xmm15                                         ;   129.7 p0      41 next copy
        pand xmm15, [rbp + 1584]                                   ;   148.3 p2+p1   41 next
        movdqa [rbp + 1712], xmm6                                  ;   151.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1264]                                  ;   131.3 p2      41 next
        pand xmm6, [rbp + 1328]                                    ;   149.3 p2+p1   41 next
        pxor xmm6, [rbp + 1312]                                    ;   151.3 p2+p1   41 next
        pxor xmm12, xmm6                                           ;   153.3 p1      41 next
        movdqa [rbp + 1728], xmm12                                 ;   155.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1264]                                 ;   134.3 p2      41 next
        pand xmm12, [rbp + 1376]                                   ;   152.3 p2+p1   41 next
        pxor xmm12, [rel kasumi_encrypt_compact.T0_constants128]   ;   154.3 p2+p1   41 next
        pxor xmm8, xmm12                                           ;   156.3 p1      41 next
        pxor xmm8, [rbp + 1392]                                    ;   158.3 p2+p1   41 next
        movdqa [rbp + 1744], xmm15                                 ;   150.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1440]                                 ;   138.3 p2      41 next
        pand xmm15, [rbp + 1264]                                   ;   156.3 p2+p1   41 next
        pxor xmm6, xmm15                                           ;   158.3 p1      41 next
        pxor xmm13, xmm6                                           ;   160.3 p1      41 next
        pxor xmm7, xmm13                                           ;   162.3 p1      41 next
        movdqa xmm15, [rbp + 1328]                                 ;   140.3 p2      41 next
        movdqa xmm6, [rbp + 1312]                                  ;   141.3 p2      50 next reload
        pxor xmm15, xmm6                                           ;   160.3 p1      41 next
        pand xmm1, xmm15                                           ;   162.3 p1      41 next
        movdqa xmm13, [rbp + 1376]                                 ;   142.3 p2      50 next reload
        pand xmm15, xmm13                                          ;   162.3 p1      41 next
        pxor xmm15, [rbp + 1392]                                   ;   164.3 p2+p1   41 next
        pxor xmm3, xmm15                                           ;   166.3 p1      41 next
        pxor xmm7, xmm3                                            ;   168.3 p1      41 next
        movdqa xmm15, xmm6                                         ;   152.3 p0      41 next copy
        pand xmm6, xmm13                                           ;   166.3 p1      41 next
        movdqa xmm3, [rbp + 1440]                                  ;   144.3 p2      41 next reload
        por xmm15, xmm3                                            ;   167.3 p1      41 next
        pxor xmm14, xmm15                                          ;   169.3 p1      41 next
        pxor xmm4, xmm14                                           ;   171.3 p1      41 next
        movdqa xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;   145.3 p2      41 next reload
        pxor xmm7, xmm14                                           ;   170.3 p1      41 next
        movdqa xmm15, [rbp + 1584]                                 ;   146.3 p2      41 next reload
        pand xmm3, xmm15                                           ;   171.3 p1      41 next
        pxor xmm9, xmm3                                            ;   173.3 p1      41 next
        pxor xmm5, xmm9                                            ;   175.3 p1      41 next
        pxor xmm8, xmm5                                            ;   177.3 p1      41 next
        pxor xmm11, xmm5                                           ;   177.3 p1      41 next
        movdqa xmm3, [rbp + 1616]                                  ;   147.3 p2      50 next reload
        pand xmm15, xmm3                                           ;   176.3 p1      41 next
        pand xmm3, xmm13                                           ;   177.3 p1      41 next
        pxor xmm11, xmm3                                           ;   179.3 p1      41 next
        movdqa xmm5, [rbp + 1648]                                  ;   148.7 p2      41 next reload
        pxor xmm5, xmm3                                            ;   179.3 p1      41 next
        pxor xmm10, xmm5                                           ;   181.3 p1      41 next
        movdqa xmm3, [rbp + 1632]                                  ;   149.7 p2      50 next reload
        pand xmm13, xmm3                                           ;   181.3 p1      41 next
        pxor xmm15, xmm13                                          ;   183.3 p1      41 next
        movdqa xmm5, [rbp + 1696]                                  ;   150.7 p2      41 next reload
        pxor xmm1, xmm5                                            ;   183.3 p1      41 next
        pxor xmm6, xmm1                                            ;   185.3 p1      41 next
        movdqa xmm9, [rbp + 1744]                                  ;   151.7 p2      41 next reload
        pxor xmm9, xmm6                                            ;   187.3 p1      41 next
        pxor xmm3, xmm9                                            ;   189.3 p1      41 next
        movdqa xmm6, [rbp + 1728]                                  ;   155.3 p2      41 next reload
        pxor xmm5, xmm6                                            ;   187.3 p1      41 next
        pxor xmm4, xmm6                                            ;   188.3 p1      41 next
        movdqa xmm6, [rbp + 1264]                                  ;   153.7 p2      41 next
        pxor xmm11, xmm5                                           ;   189.3 p1      41 next
        pxor xmm6, [rbp + 1664]                                    ;   190.3 p2+p1   41 next
        pxor xmm15, xmm6                                           ;   192.3 p1      41 next
        pand xmm2, xmm6                                            ;   192.3 p1      41 next
        pxor xmm1, xmm15                                           ;   194.3 p1      41 next
        pxor xmm12, xmm2                                           ;   194.3 p1      41 next
        pxor xmm0, xmm1                                            ;   196.3 p1      41 next
        movdqa xmm15, [rbp + 1600]                                 ;   156.7 p2      41 next reload
        pxor xmm15, xmm3                                           ;   196.3 p1      41 next
        movdqa xmm1, [rbp + 1248]                                  ;   157.7 p2      41 next
        movdqa xmm2, [rbp + 1152]                                  ;   158.7 p2      50 next reload
        pand xmm1, xmm2                                            ;   197.3 p1      41 next
        movdqa xmm3, [rbp + 1136]                                  ;   159.7 p2      41 next
        movdqa xmm5, [rbp + 1552]                                  ;   160.7 p2      50 next reload
        pand xmm3, xmm5                                            ;   198.3 p1      41 next
        movdqa xmm6, [rbp + 1200]                                  ;   161.7 p2      41 next
        pxor xmm10, xmm12                                          ;   199.3 p1      41 next
        pxor xmm12, xmm15                                          ;   200.3 p1      41 next
        movdqa xmm15, [rbp + 1568]                                 ;   162.7 p2      50 next reload
        pand xmm6, xmm15                                           ;   201.3 p1      41 next
        pxor xmm1, xmm5                                            ;   202.3 p1      41 next
        movdqa xmm9, [rbp + 1136]                                  ;   163.7 p2      41 next
        movdqa xmm13, [rbp + 1120]                                 ;   164.7 p2      50 next reload
        pand xmm9, xmm13                                           ;   203.3 p1      41 next
        pxor xmm11, xmm2                                           ;   204.3 p1      41 next
        pxor xmm0, [rbp + 1248]                                    ;   205.3 p2+p1   41 next
        pxor xmm12, [rbp + 1200]                                   ;   206.3 p2+p1   41 next
        pxor xmm7, xmm15                                           ;   207.3 p1      41 next
        pxor xmm4, xmm13                                           ;   208.3 p1      41 next
        movdqa xmm14, [rbp + 1248]                                 ;   167.7 p2      41 next
        pand xmm14, xmm5                                           ;   209.3 p1      41 next
        pxor xmm10, [rbp + 1136]                                   ;   210.3 p2+p1   41 next
        movdqa [rbp + 1600], xmm8                                  ;   179.3 p0+p3   41 next spill
        movdqa xmm8, xmm5                                          ;   171.7 p0      41 next copy
        pand xmm8, xmm13                                           ;   211.3 p1      41 next
        movdqa [rbp + 1664], xmm10                                 ;   212.3 p0+p3   41 next spill
        movdqa xmm10, xmm5                                         ;   171.7 p0      41 next copy
        pand xmm10, xmm15                                          ;   212.3 p1      41 next
        movdqa [rbp + 1264], xmm12                                 ;   208.3 p0+p3   41 next spill
        movdqa xmm12, xmm5                                         ;   171.7 p0      41 next copy
        movdqa [rbp + 1728], xmm4                                  ;   210.3 p0+p3   41 next spill
        movdqa xmm4, xmm5                                          ;   173.0 p0      41 next copy
        pxor xmm5, [rbp + 1712]                                    ;   213.3 p2+p1   41 next
        movdqa [rbp + 1712], xmm0                                  ;   207.3 p0+p3   41 next spill
        movdqa xmm0, xmm2                                          ;   175.0 p0      41 next copy
        pand xmm0, xmm15                                           ;   214.3 p1      41 next
        movdqa [rbp + 1552], xmm11                                 ;   206.3 p0+p3   41 next spill
        movdqa xmm11, xmm2                                         ;   177.0 p0      41 next copy
        pxor xmm11, [rbp + 1200]                                   ;   215.3 p2+p1   41 next
        movdqa [rbp + 1744], xmm7                                  ;   209.3 p0+p3   41 next spill
        movdqa xmm7, xmm2                                          ;   179.0 p0      41 next copy
        movdqa [rbp + 1696], xmm5                                  ;   215.3 p0+p3   41 next spill
        movdqa xmm5, xmm2                                          ;   181.0 p0      41 next copy
        pand xmm5, [rbp + 1136]                                    ;   216.3 p2+p1   41 next
        movdqa [rbp + 1632], xmm5                                  ;   218.3 p0+p3   41 next spill
        movdqa xmm5, xmm2                                          ;   183.0 p0      41 next copy
        pand xmm5, [rbp + 1200]                                    ;   217.3 p2+p1   41 next
        movdqa [rbp + 1152], xmm5                                  ;   219.3 p0+p3   41 next spill
        movdqa xmm5, xmm3                                          ;   200.3 p0      41 next copy
        pxor xmm5, xmm6                                            ;   218.3 p1      41 next
        pand xmm6, [rbp + 1248]                                    ;   219.3 p2+p1   41 next
        movdqa xmm15, xmm9                                         ;   205.3 p0      41 next copy
        pxor xmm15, xmm14                                          ;   220.3 p1      41 next
        pxor xmm0, xmm15                                           ;   222.3 p1      41 next
        pand xmm15, [rbp + 1200]                                   ;   222.3 p2+p1   41 next
        pxor xmm14, xmm5                                           ;   223.3 p1      41 next
        pxor xmm3, xmm0                                            ;   224.3 p1      41 next
        pand xmm3, [rbp + 1568]                                    ;   226.3 p2+p1   41 next
        pand xmm9, xmm11                                           ;   226.3 p1      41 next
        movdqa [rbp + 1648], xmm1                                  ;   204.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1200]                                  ;   184.7 p2      41 next
        pand xmm1, xmm13                                           ;   227.3 p1      41 next
        movdqa [rbp + 1376], xmm2                                  ;   188.0 p0+p3   41 next spill
        movdqa xmm2, xmm13                                         ;   189.0 p0      41 next copy
        pand xmm2, xmm0                                            ;   228.3 p1      41 next
        pand xmm0, [rbp + 1248]                                    ;   229.3 p2+p1   41 next
        pxor xmm2, [rbp + 1632]                                    ;   230.3 p2+p1   41 next
        movdqa [rbp + 1616], xmm2                                  ;   232.3 p0+p3   41 next spill
        movdqa xmm2, xmm13                                         ;   191.0 p0      41 next copy
        movdqa [rbp + 1584], xmm5                                  ;   220.3 p0+p3   41 next spill
        movdqa xmm5, xmm13                                         ;   193.0 p0      41 next copy
        pxor xmm5, [rbp + 1568]                                    ;   231.3 p2+p1   41 next
        movdqa [rbp + 1440], xmm14                                 ;   225.3 p0+p3   41 next spill
        movdqa xmm14, xmm13                                        ;   195.0 p0      41 next copy
        pxor xmm14, [rbp + 1584]                                   ;   232.3 p2+p1   41 next
        pand xmm7, xmm14                                           ;   234.3 p1      41 next
        movdqa xmm14, xmm13                                        ;   196.0 p0      41 next copy
        pand xmm14, [rbp + 1648]                                   ;   234.3 p2+p1   41 next
        pand xmm13, [rbp + 1248]                                   ;   235.3 p2+p1   41 next
        movdqa [rbp + 1120], xmm14                                 ;   236.3 p0+p3   41 next spill
        movdqa xmm14, xmm8                                         ;   213.3 p0      41 next copy
        pxor xmm14, [rbp + 1248]                                   ;   236.3 p2+p1   41 next
        pxor xmm6, xmm14                                           ;   238.3 p1      41 next
        pand xmm14, [rbp + 1568]                                   ;   238.3 p2+p1   41 next
        pxor xmm2, xmm14                                           ;   240.3 p1      41 next
        movdqa xmm14, xmm8                                         ;   213.3 p0      41 next copy
        por xmm14, xmm1                                            ;   240.3 p1      41 next
        pxor xmm0, xmm14                                           ;   242.3 p1      41 next
        movdqa xmm14, [rbp + 1136]                                 ;   198.3 p2      50 next reload
        pxor xmm8, xmm14                                           ;   242.3 p1      41 next
        pxor xmm9, xmm2                                            ;   243.3 p1      41 next
        pand xmm2, [rbp + 1568]                                    ;   244.3 p2+p1   41 next
        pxor xmm3, xmm8                                            ;   245.3 p1      41 next
        movdqa [rbp + 1312], xmm13                                 ;   237.3 p0+p3   41 next spill
        movdqa xmm13, xmm10                                        ;   214.3 p0      41 next copy
        pand xmm13, xmm11                                          ;   246.3 p1      41 next
        pxor xmm5, xmm13                                           ;   248.3 p1      41 next
        movdqa xmm13, xmm14                                        ;   209.3 p0      41 next copy
        pand xmm13, [rbp + 1248]                                   ;   248.3 p2+p1   41 next
        pxor xmm1, xmm13                                           ;   250.3 p1      41 next
        pxor xmm13, [rbp + 1200]                                   ;   250.3 p2+p1   41 next
        pxor xmm8, xmm13                                           ;   252.3 p1      41 next
        pand xmm13, xmm14                                          ;   252.3 p1      41 next
        pxor xmm6, xmm13                                           ;   254.3 p1      41 next
        movdqa xmm13, xmm14                                        ;   209.3 p0      41 next copy
        pand xmm13, [rbp + 1568]                                   ;   254.3 p2+p1   41 next
        pand xmm14, [rbp + 1584]                                   ;   255.3 p2+p1   41 next
        pxor xmm10, xmm8                                           ;   256.3 p1      41 next
        pxor xmm15, xmm10                                          ;   258.3 p1      41 next
        pxor xmm7, xmm15                                           ;   260.3 p1      41 next
        movdqa xmm15, xmm11                                        ;   217.3 p0      41 next copy
        movdqa xmm10, [rbp + 1312]                                 ;   237.3 p2      41 next reload
        pand xmm11, xmm10                                          ;   259.3 p1      41 next
        pxor xmm10, [rbp + 1632]                                   ;   260.3 p2+p1   41 next
        pxor xmm15, xmm1                                           ;   261.3 p1      41 next
        pxor xmm5, xmm1                                            ;   262.3 p1      41 next
        pand xmm12, xmm15                                          ;   263.3 p1      41 next
        pxor xmm14, xmm11                                          ;   264.3 p1      41 next
        movdqa xmm15, [rbp + 1568]                                 ;   215.7 p2      41 next
        pand xmm15, xmm5                                           ;   265.3 p1      41 next
        movdqa xmm1, [rbp + 1200]                                  ;   216.7 p2      41 next
        pxor xmm1, [rbp + 1632]                                    ;   266.3 p2+p1   41 next
        movdqa xmm5, [rel kasumi_encrypt_compact.T0_constants128]  ;   218.7 p2      41 next reload
        pxor xmm7, xmm5                                            ;   267.3 p1      41 next
        pxor xmm10, xmm15                                          ;   268.3 p1      41 next
        pxor xmm12, xmm5                                           ;   269.3 p1      41 next
        movdqa xmm15, [rbp + 1152]                                 ;   219.7 p2      41 next
        pxor xmm15, xmm13                                          ;   270.3 p1      41 next
        pand xmm4, xmm15                                           ;   272.3 p1      41 next
        movdqa xmm11, [rbp + 1440]                                 ;   225.3 p2      41 next reload
        pxor xmm11, xmm4                                           ;   274.3 p1      41 next
        movdqa xmm4, [rbp + 1120]                                  ;   236.3 p2      41 next reload
        pxor xmm15, xmm4                                           ;   273.3 p1      41 next
        pxor xmm4, xmm12                                           ;   274.3 p1      41 next
        pxor xmm13, xmm4                                           ;   276.3 p1      41 next
        pxor xmm2, xmm13                                           ;   278.3 p1      41 next
        pxor xmm6, xmm2                                            ;   280.3 p1      41 next
        movdqa xmm2, [rbp + 1152]                                  ;   222.7 p2      41 next
        pand xmm2, xmm1                                            ;   278.3 p1      41 next
        pand xmm1, [rbp + 1248]                                    ;   279.3 p2+p1   41 next
        movdqa xmm4, [rbp + 1616]                                  ;   232.3 p2      41 next reload
        pxor xmm4, xmm11                                           ;   280.3 p1      41 next
        pxor xmm9, xmm15                                           ;   281.3 p1      41 next
        pxor xmm8, xmm9                                            ;   283.3 p1      41 next
        movdqa xmm9, [rbp + 1584]                                  ;   225.7 p2      41 next
        movdqa xmm11, [rbp + 1200]                                 ;   226.7 p2      50 next reload
        pand xmm9, xmm11                                           ;   283.3 p1      41 next
        movdqa xmm13, [rbp + 1648]                                 ;   227.7 p2      41 next reload
        pand xmm11, xmm13                                          ;   284.3 p1      41 next
        pxor xmm13, xmm4                                           ;   285.3 p1      41 next
        movdqa xmm4, [rbp + 1376]                                  ;   228.7 p2      41 next reload
        por xmm4, xmm15                                            ;   286.3 p1      41 next
        pxor xmm14, xmm8                                           ;   287.3 p1      41 next
        pxor xmm10, xmm11                                          ;   288.3 p1      41 next
        movdqa xmm15, [rbp + 1696]                                 ;   229.7 p2      41 next
        movdqa xmm8, [rbp + 1744]                                  ;   230.7 p2      41 next reload
        pxor xmm7, xmm8                                            ;   289.3 p1      41 next
        movdqa xmm11, [r10 + 2064]                                 ;   231.7 p2      69 k1.1 reload
        pxor xmm8, xmm11                                           ;   290.3 p1      44 next
        pxor xmm12, xmm4                                           ;   291.3 p1      41 next
        pxor xmm15, xmm14                                          ;   292.3 p1      41 next
        pxor xmm1, xmm9                                            ;   293.3 p1      41 next
        movdqa xmm14, [rbp + 1552]                                 ;   232.7 p2      41 next
        pxor xmm2, xmm12                                           ;   294.3 p1      41 next
        movdqa xmm4, [rbp + 1712]                                  ;   233.7 p2      41 next
        pxor xmm4, xmm10                                           ;   295.3 p1      41 next
        movdqa xmm9, [rbp + 1728]                                  ;   234.7 p2      41 next
        pxor xmm9, xmm6                                            ;   296.3 p1      41 next
        movdqa xmm6, [rbp + 1264]                                  ;   235.7 p2      41 next
        pxor xmm3, xmm1                                            ;   297.3 p1      41 next
        movdqa xmm1, [rbp + 1664]                                  ;   236.7 p2      41 next
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
        movdqa xmm10, [rbp + 1696]                                 ;   244.7 p2      44 next
        movdqa xmm12, [r10 + 2048]                                 ;   245.7 p2      69 k1.0 reload
        pxor xmm10, xmm12                                          ;   307.3 p1      44 next
        pxor xmm0, xmm1                                            ;   308.3 p1      44 next
        pxor xmm9, xmm6                                            ;   309.3 p1      44 next
        movdqa xmm1, [rbp + 1552]                                  ;   246.7 p2      44 next
        movdqa xmm6, [r10 + 2080]                                  ;   247.7 p2      69 k1.2 reload
        pxor xmm1, xmm6                                            ;   310.3 p1      44 next
        pxor xmm7, xmm14                                           ;   311.3 p1      44 next
        movdqa xmm14, [rbp + 1712]                                 ;   248.7 p2      44 next
        movdqa xmm13, [r10 + 2096]                                 ;   249.7 p2      69 k1.3 reload
        pxor xmm14, xmm13                                          ;   312.3 p1      44 next
        movdqa xmm13, [rbp + 1728]                                 ;   250.7 p2      44 next
        pxor xmm13, [r10 + 2112]                                   ;   313.3 p2+p1   44 next
        movdqa xmm6, [rbp + 1264]                                  ;   252.7 p2      44 next
        pxor xmm6, [r10 + 2128]                                    ;   314.3 p2+p1   44 next
        movdqa xmm11, [rbp + 1664]                                 ;   254.7 p2      44 next
        pxor xmm11, [r10 + 2144]                                   ;   315.3 p2+p1   44 next
        movdqa xmm12, [rbp + 1600]                                 ;   256.7 p2      44 next
        pxor xmm12, [r10 + 2160]                                   ;   316.3 p2+p1   44 next
        movdqa [rbp + 1600], xmm4                                  ;   306.3 p0+p3   44 next spill
        movdqa xmm4, [rbp + 1680]                                  ;   258.7 p2      44 next
        pxor xmm4, [r10 + 2176]                                    ;   317.3 p2+p1   44 next
        movdqa [rbp + 1680], xmm15                                 ;   302.3 p0+p3   44 next spill
        movdqa xmm15, xmm8                                         ;   292.3 p0      41 next copy
        pand xmm15, xmm10                                          ;   318.3 p1      41 next
        movdqa [rbp + 1664], xmm9                                  ;   311.3 p0+p3   44 next spill
        movdqa xmm9, xmm8                                          ;   292.3 p0      41 next copy
        pxor xmm9, xmm1                                            ;   319.3 p1      41 next
        movdqa [rbp + 1264], xmm2                                  ;   301.3 p0+p3   44 next spill
        movdqa xmm2, xmm8                                          ;   292.3 p0      41 next copy
        movdqa [rbp + 1728], xmm0                                  ;   310.3 p0+p3   44 next spill
        movdqa xmm0, xmm8                                          ;   292.3 p0      41 next copy
        movdqa [rbp + 1712], xmm3                                  ;   305.3 p0+p3   44 next spill
        movdqa xmm3, xmm8                                          ;   292.3 p0      41 next copy
        pxor xmm3, xmm10                                           ;   320.3 p1      41 next
        movdqa [rbp + 1552], xmm7                                  ;   313.3 p0+p3   44 next spill
        movdqa xmm7, xmm8                                          ;   292.3 p0      41 next copy
        movdqa [rbp + 1696], xmm3                                  ;   322.3 p0+p3   41 next spill
        movdqa xmm3, xmm8                                          ;   292.3 p0      41 next copy
        pand xmm3, xmm1                                            ;   321.3 p1      41 next
        pxor xmm3, xmm12                                           ;   323.3 p1      41 next
        movdqa [rbp + 1744], xmm8                                  ;   292.3 p0+p3   44 next spill
        movdqa xmm8, [rbp + 1696]                                  ;   322.3 p2      41 next
        pand xmm8, xmm11                                           ;   333.3 p1      41 next
        movdqa [rbp + 1376], xmm3                                  ;   325.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1696]                                  ;   322.3 p2      41 next
        pand xmm3, xmm13                                           ;   333.3 p1      41 next
        movdqa [rbp + 1696], xmm8                                  ;   335.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1376]                                  ;   325.3 p2      41 next
        movdqa xmm5, [rbp + 1376]                                  ;   325.3 p2      41 next
        pand xmm5, xmm1                                            ;   336.3 p1      41 next
        movdqa [rbp + 1376], xmm5                                  ;   338.3 p0+p3   41 next spill
        movdqa xmm5, [rbp + 1744]                                  ;   292.3 p2      41 next
        pand xmm5, xmm11                                           ;   326.3 p1      41 next
        movdqa [rbp + 1648], xmm5                                  ;   328.3 p0+p3   41 next spill
        movdqa xmm5, [rbp + 1744]                                  ;   292.3 p2      41 next
        pand xmm5, xmm13                                           ;   327.3 p1      41 next
        movdqa [rbp + 1744], xmm5                                  ;   329.3 p0+p3   41 next spill
        movdqa xmm5, xmm10                                         ;   309.3 p0      41 next copy
        pxor xmm5, xmm11                                           ;   328.3 p1      41 next
        movdqa [rbp + 1200], xmm9                                  ;   321.3 p0+p3   41 next spill
        movdqa xmm9, xmm10                                         ;   309.3 p0      41 next copy
        movdqa [rbp + 1584], xmm3                                  ;   335.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1200]                                  ;   321.3 p2      41 next
        pand xmm3, xmm12                                           ;   332.3 p1      41 next
        movdqa [rbp + 1616], xmm3                                  ;   334.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1200]                                  ;   321.3 p2      41 next
        pand xmm3, xmm6                                            ;   332.3 p1      41 next
        movdqa [rbp + 1200], xmm8                                  ;   336.3 p0+p3   41 next spill
        movdqa xmm8, xmm10                                         ;   309.3 p0      41 next copy
        pand xmm8, xmm6                                            ;   331.3 p1      41 next
        pxor xmm2, xmm8                                            ;   333.3 p1      41 next
        movdqa xmm8, xmm10                                         ;   309.3 p0      41 next copy
        pand xmm8, xmm4                                            ;   333.3 p1      41 next
        movdqa [rbp + 1248], xmm8                                  ;   335.3 p0+p3   41 next spill
        movdqa xmm8, xmm11                                         ;   317.3 p0      41 next copy
        pxor xmm8, xmm14                                           ;   334.3 p1      41 next
        movdqa [rbp + 1152], xmm2                                  ;   335.3 p0+p3   41 next spill
        movdqa xmm2, xmm11                                         ;   317.3 p0      41 next copy
        pand xmm2, xmm6                                            ;   335.3 p1      41 next
        pxor xmm2, [rel kasumi_encrypt_compact.T0_constants128]    ;   337.3 p2+p1   41 next
        pand xmm11, xmm14                                          ;   337.3 p1      41 next
        movdqa [rbp + 1120], xmm10                                 ;   309.3 p0+p3   41 next spill
        movdqa xmm10, xmm1                                         ;   312.3 p0      41 next copy
        pxor xmm10, xmm4                                           ;   338.3 p1      41 next
        pand xmm0, xmm10                                           ;   340.3 p1      41 next
        pxor xmm11, xmm0                                           ;   342.3 p1      41 next
        movdqa xmm0, xmm1                                          ;   312.3 p0      41 next copy
        pxor xmm0, xmm14                                           ;   341.3 p1      41 next
        por xmm7, xmm0                                             ;   343.3 p1      41 next
        pxor xmm7, xmm11                                           ;   345.3 p1      41 next
        movdqa [rbp + 1440], xmm7                                  ;   347.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1120]                                  ;   309.3 p2      41 next reload
        pxor xmm7, xmm11                                           ;   344.3 p1      41 next
        movdqa xmm11, xmm1                                         ;   312.3 p0      41 next copy
        pxor xmm11, xmm12                                          ;   345.3 p1      41 next
        pand xmm9, xmm11                                           ;   347.3 p1      41 next
        pxor xmm9, xmm2                                            ;   349.3 p1      41 next
        movdqa xmm11, xmm1                                         ;   312.3 p0      41 next copy
        pand xmm11, xmm13                                          ;   348.3 p1      41 next
        movdqa [rbp + 1120], xmm7                                  ;   346.3 p0+p3   41 next spill
        movdqa xmm7, xmm14                                         ;   314.3 p0      41 next copy
        pand xmm7, xmm0                                            ;   349.3 p1      41 next
        pxor xmm15, xmm7                                           ;   351.3 p1      41 next
        movdqa xmm7, xmm6                                          ;   316.3 p0      41 next copy
        pand xmm7, xmm13                                           ;   351.3 p1      41 next
        pxor xmm7, [rel kasumi_encrypt_compact.T0_constants128]    ;   353.3 p2+p1   41 next
        movdqa [rbp + 1632], xmm1                                  ;   314.7 p0+p3   41 next spill
        movdqa xmm1, xmm6                                          ;   316.3 p0      41 next copy
        pand xmm1, xmm0                                            ;   353.3 p1      41 next
        pxor xmm1, [rbp + 1152]                                    ;   355.3 p2+p1   41 next
        pxor xmm1, [rbp + 1616]                                    ;   357.3 p2+p1   41 next
        pxor xmm1, xmm8                                            ;   359.3 p1      41 next
        movdqa [rbp + 1568], xmm0                                  ;   343.3 p0+p3   41 next spill
        movdqa xmm0, xmm6                                          ;   319.0 p0      41 next copy
        pand xmm0, xmm10                                           ;   357.3 p1      41 next
        movdqa [rbp + 1312], xmm14                                 ;   320.0 p0+p3   44 next spill
        movdqa xmm14, xmm6                                         ;   321.0 p0      41 next copy
        pand xmm6, xmm12                                           ;   358.3 p1      41 next
        movdqa [rbp + 1136], xmm10                                 ;   340.3 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;   323.0 p0      41 next copy
        pand xmm10, xmm5                                           ;   359.3 p1      41 next
        pxor xmm10, [rbp + 1152]                                   ;   361.3 p2+p1   41 next
        movdqa [rbp + 1152], xmm10                                 ;   363.3 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;   325.0 p0      41 next copy
        pand xmm10, xmm8                                           ;   361.3 p1      41 next
        pand xmm8, xmm13                                           ;   362.3 p1      41 next
        pxor xmm3, xmm8                                            ;   364.3 p1      41 next
        movdqa xmm8, xmm12                                         ;   326.0 p0      41 next copy
        pand xmm12, xmm13                                          ;   364.3 p1      41 next
        pand xmm8, xmm4                                            ;   365.3 p1      41 next
        movdqa [rbp + 1392], xmm10                                 ;   363.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1200]                                 ;   336.3 p2      41 next reload
        pxor xmm10, xmm3                                           ;   366.3 p1      41 next
        movdqa xmm3, [rbp + 1248]                                  ;   335.3 p2      41 next reload
        pxor xmm3, xmm12                                           ;   367.3 p1      41 next
        movdqa xmm12, [rbp + 1376]                                 ;   338.3 p2      41 next reload
        pxor xmm12, xmm7                                           ;   368.3 p1      41 next
        pxor xmm14, xmm8                                           ;   369.3 p1      41 next
        pxor xmm12, xmm15                                          ;   370.3 p1      41 next
        movdqa [rbp + 1376], xmm14                                 ;   371.3 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1584]                                 ;   335.3 p2      41 next reload
        pxor xmm14, xmm15                                          ;   371.3 p1      41 next
        pxor xmm14, xmm0                                           ;   373.3 p1      41 next
        pxor xmm1, xmm14                                           ;   375.3 p1      41 next
        pxor xmm0, [rbp + 1616]                                    ;   374.3 p2+p1   41 next
        movdqa xmm14, xmm5                                         ;   336.7 p0      41 next copy
        pand xmm14, [rbp + 1568]                                   ;   375.3 p2+p1   41 next
        pxor xmm6, xmm14                                           ;   377.3 p1      41 next
        movdqa xmm14, xmm5                                         ;   338.0 p0      41 next copy
        pand xmm5, xmm4                                            ;   377.3 p1      41 next
        pxor xmm0, xmm9                                            ;   378.3 p1      41 next
        pxor xmm8, xmm0                                            ;   380.3 p1      41 next
        movdqa xmm0, [rbp + 1312]                                  ;   339.3 p2      44 next reload
        pand xmm14, xmm0                                           ;   380.3 p1      41 next
        pxor xmm11, xmm14                                          ;   382.3 p1      41 next
        movdqa xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;   340.3 p2      41 next reload
        pxor xmm1, xmm14                                           ;   382.3 p1      41 next
        pxor xmm6, xmm4                                            ;   383.3 p1      41 next
        pxor xmm12, xmm6                                           ;   385.3 p1      41 next
        pxor xmm9, xmm6                                            ;   385.3 p1      41 next
        movdqa xmm6, xmm4                                          ;   342.0 p0      41 next copy
        pand xmm6, xmm13                                           ;   386.3 p1      41 next
        pand xmm4, [rbp + 1376]                                    ;   387.3 p2+p1   41 next
        pxor xmm7, xmm4                                            ;   389.3 p1      41 next
        movdqa xmm4, xmm13                                         ;   343.7 p0      41 next copy
        pand xmm13, xmm0                                           ;   389.3 p1      41 next
        pxor xmm11, [rbp + 1376]                                   ;   390.3 p2+p1   41 next
        pxor xmm6, xmm0                                            ;   391.3 p1      41 next
        pxor xmm8, xmm6                                            ;   393.3 p1      41 next
        movdqa xmm6, xmm0                                          ;   350.3 p0      41 next copy
        pand xmm6, [rbp + 1136]                                    ;   393.3 p2+p1   41 next
        pxor xmm6, xmm10                                           ;   395.3 p1      41 next
        movdqa xmm14, [rbp + 1648]                                 ;   347.0 p2      41 next reload
        pxor xmm14, xmm10                                          ;   395.3 p1      41 next
        movdqa xmm10, [rbp + 1696]                                 ;   348.0 p2      41 next reload
        pxor xmm10, xmm3                                           ;   396.3 p1      41 next
        pxor xmm3, [rbp + 1152]                                    ;   397.3 p2+p1   41 next
        pxor xmm9, xmm13                                           ;   398.3 p1      41 next
        pxor xmm2, xmm13                                           ;   399.3 p1      41 next
        movdqa xmm13, [rbp + 1120]                                 ;   350.0 p2      41 next reload
        pxor xmm6, xmm13                                           ;   400.3 p1      41 next
        pxor xmm11, xmm10                                          ;   401.3 p1      41 next
        pxor xmm13, xmm11                                          ;   403.3 p1      41 next
        movdqa xmm11, [rbp + 1744]                                 ;   351.0 p2      41 next reload
        pxor xmm11, xmm10                                          ;   403.3 p1      41 next
        pxor xmm5, xmm11                                           ;   405.3 p1      41 next
        pxor xmm3, xmm9                                            ;   405.3 p1      41 next
        movdqa xmm9, [rbp + 1568]                                  ;   352.3 p2      41 next
        pand xmm9, [rbp + 1136]                                    ;   406.3 p2+p1   41 next
        pxor xmm15, xmm9                                           ;   408.3 p1      41 next
        movdqa xmm9, [rbp + 1440]                                  ;   354.3 p2      41 next
        pxor xmm2, xmm6                                            ;   408.3 p1      41 next
        movdqa xmm6, [rbp + 1152]                                  ;   363.3 p2      41 next
        movdqa xmm10, [rbp + 1632]                                 ;   356.3 p2      41 next reload
        pxor xmm10, xmm5                                           ;   409.3 p1      41 next
        pxor xmm4, xmm15                                           ;   410.3 p1      41 next
        pxor xmm14, xmm15                                          ;   411.3 p1      41 next
        movdqa xmm15, [rbp + 1712]                                 ;   357.3 p2      41 next
        movdqa xmm5, [rbp + 1552]                                  ;   358.3 p2      44 next reload
        pand xmm15, xmm5                                           ;   412.3 p1      41 next
        pxor xmm9, xmm4                                            ;   413.3 p1      41 next
        pxor xmm0, xmm14                                           ;   414.3 p1      41 next
        movdqa xmm14, [rbp + 1392]                                 ;   363.3 p2      41 next
        pxor xmm14, xmm10                                          ;   415.3 p1      41 next
        movdqa xmm4, [rbp + 1728]                                  ;   360.3 p2      41 next
        movdqa xmm10, [rbp + 1264]                                 ;   361.3 p2      44 next reload
        pand xmm4, xmm10                                           ;   416.3 p1      41 next
        pxor xmm6, xmm9                                            ;   417.3 p1      41 next
        pxor xmm2, xmm7                                            ;   418.3 p1      41 next
        pxor xmm7, xmm14                                           ;   419.3 p1      41 next
        movdqa xmm14, [rbp + 1664]                                 ;   362.3 p2      41 next
        movdqa xmm9, [rbp + 1680]                                  ;   363.3 p2      44 next reload
        pand xmm14, xmm9                                           ;   420.3 p1      41 next
        pxor xmm15, xmm10                                          ;   421.3 p1      41 next
        movdqa xmm11, [rbp + 1728]                                 ;   364.3 p2      41 next
        pand xmm11, [rbp + 1600]                                   ;   422.3 p2+p1   41 next
        pxor xmm8, xmm10                                           ;   423.3 p1      41 next
        pxor xmm13, [rbp + 1712]                                   ;   424.3 p2+p1   41 next
        pxor xmm3, xmm5                                            ;   425.3 p1      41 next
        pxor xmm1, xmm9                                            ;   426.3 p1      41 next
        pxor xmm6, [rbp + 1600]                                    ;   427.3 p2+p1   41 next
        pxor xmm7, [rbp + 1664]                                    ;   428.3 p2+p1   41 next
        movdqa [rbp + 1392], xmm0                                  ;   416.3 p0+p3   41 next spill
        movdqa xmm0, xmm10                                         ;   372.3 p0      41 next copy
        pand xmm0, [rbp + 1712]                                    ;   429.3 p2+p1   41 next
        pxor xmm2, [rbp + 1728]                                    ;   430.3 p2+p1   41 next
        movdqa [rbp + 1632], xmm12                                 ;   387.3 p0+p3   41 next spill
        movdqa xmm12, xmm10                                        ;   372.3 p0      41 next copy
        pand xmm12, [rbp + 1600]                                   ;   431.3 p2+p1   41 next
        movdqa [rbp + 1152], xmm2                                  ;   432.3 p0+p3   41 next spill
        movdqa xmm2, xmm10                                         ;   372.3 p0      41 next copy
        pand xmm2, xmm9                                            ;   432.3 p1      41 next
        movdqa [rbp + 1440], xmm7                                  ;   430.3 p0+p3   41 next spill
        movdqa xmm7, xmm10                                         ;   373.0 p0      41 next copy
        movdqa [rbp + 1264], xmm6                                  ;   429.3 p0+p3   41 next spill
        movdqa xmm6, xmm5                                          ;   375.0 p0      41 next copy
        pand xmm6, xmm9                                            ;   433.3 p1      41 next
        movdqa [rbp + 1136], xmm13                                 ;   426.3 p0+p3   41 next spill
        movdqa xmm13, xmm5                                         ;   377.0 p0      41 next copy
        pxor xmm13, [rbp + 1664]                                   ;   434.3 p2+p1   41 next
        movdqa [rbp + 1568], xmm3                                  ;   427.3 p0+p3   41 next spill
        movdqa xmm3, xmm5                                          ;   379.0 p0      41 next copy
        movdqa [rbp + 1744], xmm1                                  ;   428.3 p0+p3   41 next spill
        movdqa xmm1, xmm5                                          ;   381.0 p0      41 next copy
        pand xmm1, [rbp + 1728]                                    ;   435.3 p2+p1   41 next
        movdqa [rbp + 1120], xmm8                                  ;   425.3 p0+p3   41 next spill
        movdqa xmm8, xmm5                                          ;   383.0 p0      41 next copy
        pand xmm8, [rbp + 1664]                                    ;   436.3 p2+p1   41 next
        movdqa [rbp + 1552], xmm8                                  ;   438.3 p0+p3   41 next spill
        movdqa xmm8, xmm9                                          ;   385.0 p0      41 next copy
        movdqa [rbp + 1696], xmm1                                  ;   437.3 p0+p3   41 next spill
        movdqa xmm1, xmm9                                          ;   387.0 p0      41 next copy
        movdqa [rbp + 1648], xmm15                                 ;   423.3 p0+p3   41 next spill
        movdqa xmm15, xmm9                                         ;   389.0 p0      41 next copy
        pxor xmm15, [rbp + 1600]                                   ;   437.3 p2+p1   41 next
        movdqa [rbp + 1312], xmm5                                  ;   390.0 p0+p3   41 next spill
        movdqa xmm5, xmm9                                          ;   391.0 p0      41 next copy
        movdqa [rbp + 1376], xmm10                                 ;   392.0 p0+p3   41 next spill
        movdqa xmm10, xmm9                                         ;   393.0 p0      41 next copy
        pand xmm9, [rbp + 1728]                                    ;   438.3 p2+p1   41 next
        movdqa [rbp + 1680], xmm9                                  ;   440.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1712]                                  ;   392.3 p2      41 next
        pxor xmm9, xmm12                                           ;   439.3 p1      41 next
        pand xmm8, xmm9                                            ;   441.3 p1      41 next
        pxor xmm8, [rbp + 1600]                                    ;   443.3 p2+p1   41 next
        pand xmm5, xmm8                                            ;   445.3 p1      41 next
        movdqa [rbp + 1616], xmm5                                  ;   447.3 p0+p3   41 next spill
        movdqa xmm5, xmm4                                          ;   418.3 p0      41 next copy
        pxor xmm5, xmm14                                           ;   443.3 p1      41 next
        pand xmm14, [rbp + 1712]                                   ;   444.3 p2+p1   41 next
        pxor xmm9, xmm14                                           ;   446.3 p1      41 next
        movdqa xmm14, xmm11                                        ;   424.3 p0      41 next copy
        pxor xmm14, xmm0                                           ;   446.3 p1      41 next
        pxor xmm6, xmm14                                           ;   448.3 p1      41 next
        pand xmm14, [rbp + 1664]                                   ;   448.3 p2+p1   41 next
        pand xmm11, xmm13                                          ;   449.3 p1      41 next
        pxor xmm8, xmm11                                           ;   451.3 p1      41 next
        pxor xmm0, xmm5                                            ;   451.3 p1      41 next
        pxor xmm4, xmm6                                            ;   452.3 p1      41 next
        pand xmm1, xmm4                                            ;   454.3 p1      41 next
        movdqa xmm4, [rbp + 1664]                                  ;   407.7 p2      41 next
        movdqa xmm11, [rbp + 1600]                                 ;   408.7 p2      44 next reload
        pand xmm4, xmm11                                           ;   454.3 p1      41 next
        movdqa [rbp + 1584], xmm0                                  ;   453.3 p0+p3   41 next spill
        movdqa xmm0, xmm11                                         ;   419.7 p0      41 next copy
        pand xmm0, xmm6                                            ;   455.3 p1      41 next
        pand xmm6, [rbp + 1712]                                    ;   456.3 p2+p1   41 next
        pxor xmm0, [rbp + 1696]                                    ;   457.3 p2+p1   41 next
        movdqa [rbp + 1248], xmm0                                  ;   459.3 p0+p3   41 next spill
        movdqa xmm0, xmm11                                         ;   419.7 p0      41 next copy
        pxor xmm0, xmm5                                            ;   458.3 p1      41 next
        pand xmm3, xmm0                                            ;   460.3 p1      41 next
        movdqa xmm0, xmm11                                         ;   419.7 p0      41 next copy
        pand xmm0, [rbp + 1648]                                    ;   460.3 p2+p1   41 next
        pand xmm11, [rbp + 1712]                                   ;   461.3 p2+p1   41 next
        movdqa [rbp + 1600], xmm0                                  ;   462.3 p0+p3   41 next spill
        movdqa xmm0, xmm12                                         ;   433.3 p0      41 next copy
        pxor xmm0, [rbp + 1728]                                    ;   462.3 p2+p1   41 next
        por xmm12, xmm4                                            ;   463.3 p1      41 next
        pxor xmm6, xmm12                                           ;   465.3 p1      41 next
        movdqa xmm12, xmm2                                         ;   434.3 p0      41 next copy
        pand xmm12, xmm13                                          ;   465.3 p1      41 next
        pxor xmm15, xmm12                                          ;   467.3 p1      41 next
        pxor xmm1, xmm0                                            ;   467.3 p1      41 next
        movdqa xmm12, xmm13                                        ;   436.3 p0      41 next copy
        pand xmm13, xmm11                                          ;   468.3 p1      41 next
        pxor xmm11, [rbp + 1696]                                   ;   469.3 p2+p1   41 next
        movdqa [rbp + 1200], xmm5                                  ;   445.3 p0+p3   41 next spill
        movdqa xmm5, [rbp + 1728]                                  ;   429.3 p2      41 next
        pand xmm5, [rbp + 1712]                                    ;   470.3 p2+p1   41 next
        pxor xmm4, xmm5                                            ;   472.3 p1      41 next
        pxor xmm5, [rbp + 1664]                                    ;   472.3 p2+p1   41 next
        pxor xmm0, xmm5                                            ;   474.3 p1      41 next
        pand xmm5, [rbp + 1728]                                    ;   474.3 p2+p1   41 next
        pxor xmm9, xmm5                                            ;   476.3 p1      41 next
        pxor xmm2, xmm0                                            ;   476.3 p1      41 next
        pxor xmm14, xmm2                                           ;   478.3 p1      41 next
        pxor xmm3, xmm14                                           ;   480.3 p1      41 next
        movdqa xmm14, [rbp + 1664]                                 ;   434.3 p2      41 next
        pxor xmm14, [rbp + 1696]                                   ;   479.3 p2+p1   41 next
        pxor xmm12, xmm4                                           ;   480.3 p1      41 next
        pxor xmm15, xmm4                                           ;   481.3 p1      41 next
        movdqa xmm2, [rbp + 1680]                                  ;   440.3 p2      41 next
        pand xmm7, xmm12                                           ;   482.3 p1      41 next
        movdqa xmm4, [rbp + 1552]                                  ;   438.3 p2      41 next reload
        pxor xmm2, xmm4                                            ;   483.3 p1      41 next
        pand xmm10, xmm15                                          ;   484.3 p1      41 next
        movdqa xmm15, [rbp + 1200]                                 ;   445.3 p2      41 next
        pxor xmm11, xmm10                                          ;   486.3 p1      41 next
        pand xmm15, [rbp + 1728]                                   ;   486.3 p2+p1   41 next
        movdqa xmm5, [rbp + 1600]                                  ;   462.3 p2      41 next
        pxor xmm13, xmm15                                          ;   488.3 p1      41 next
        movdqa xmm15, [rbp + 1600]                                 ;   462.3 p2      41 next
        movdqa xmm10, [rel kasumi_encrypt_compact.T0_constants128] ;   442.3 p2      41 next reload
        pxor xmm3, xmm10                                           ;   488.3 p1      41 next
        pand xmm4, xmm14                                           ;   489.3 p1      41 next
        pand xmm14, [rbp + 1712]                                   ;   490.3 p2+p1   41 next
        pxor xmm7, xmm10                                           ;   491.3 p1      41 next
        pxor xmm5, xmm2                                            ;   492.3 p1      41 next
        movdqa xmm12, [rbp + 1376]                                 ;   444.3 p2      41 next reload
        pand xmm12, xmm2                                           ;   493.3 p1      41 next
        movdqa xmm2, [rbp + 1584]                                  ;   453.3 p2      41 next reload
        pxor xmm2, xmm12                                           ;   495.3 p1      41 next
        pxor xmm15, xmm7                                           ;   495.3 p1      41 next
        movdqa xmm12, [rbp + 1248]                                 ;   459.3 p2      41 next reload
        pxor xmm12, xmm2                                           ;   497.3 p1      41 next
        pxor xmm8, xmm5                                            ;   497.3 p1      41 next
        pxor xmm0, xmm8                                            ;   499.3 p1      41 next
        pxor xmm13, xmm0                                           ;   501.3 p1      41 next
        movdqa xmm0, [rbp + 1680]                                  ;   447.3 p2      41 next
        pxor xmm0, xmm15                                           ;   500.3 p1      41 next
        movdqa xmm15, [rbp + 1200]                                 ;   448.3 p2      41 next
        movdqa xmm2, [rbp + 1664]                                  ;   449.3 p2      44 next reload
        pand xmm15, xmm2                                           ;   501.3 p1      41 next
        movdqa xmm8, [rbp + 1648]                                  ;   450.3 p2      41 next reload
        pand xmm2, xmm8                                            ;   502.3 p1      41 next
        pxor xmm8, xmm12                                           ;   503.3 p1      41 next
        movdqa xmm12, [rbp + 1312]                                 ;   451.3 p2      41 next reload
        por xmm12, xmm5                                            ;   504.3 p1      41 next
        pxor xmm11, xmm2                                           ;   505.3 p1      41 next
        pxor xmm14, xmm15                                          ;   506.3 p1      41 next
        movdqa xmm15, [rbp + 1120]                                 ;   452.3 p2      41 next
        pxor xmm15, xmm13                                          ;   507.3 p1      41 next
        movdqa xmm2, [rbp + 1744]                                  ;   453.3 p2      41 next
        pxor xmm2, xmm3                                            ;   508.3 p1      41 next
        movdqa xmm3, [rbp + 1568]                                  ;   454.3 p2      41 next
        pxor xmm7, xmm12                                           ;   509.3 p1      41 next
        movdqa xmm5, [rbp + 1136]                                  ;   455.3 p2      41 next
        movdqa xmm12, [rbp + 1616]                                 ;   456.3 p2      41 next reload
        pxor xmm12, xmm0                                           ;   510.3 p1      41 next
        pxor xmm1, xmm14                                           ;   511.3 p1      41 next
        movdqa xmm14, [rbp + 1264]                                 ;   457.3 p2      41 next
        pxor xmm5, xmm11                                           ;   512.3 p1      41 next
        movdqa xmm0, [rbp + 1440]                                  ;   458.3 p2      41 next
        pxor xmm4, xmm7                                            ;   513.3 p1      41 next
        movdqa xmm7, [rbp + 1152]                                  ;   459.3 p2      41 next
        pxor xmm9, xmm12                                           ;   514.3 p1      41 next
        movdqa xmm11, [rbp + 896]                                  ;   460.3 p2      50 next
        pxor xmm11, [r10 + 384]                                    ;   515.3 p2+p1   50 next
        pxor xmm6, xmm4                                            ;   516.3 p1      41 next
        movdqa xmm4, [rbp + 1120]                                  ;   462.3 p2      50 next
        pxor xmm4, [rbp + 896]                                     ;   517.3 p2+p1   50 next
        pxor xmm7, xmm1                                            ;   518.3 p1      41 next
        movdqa xmm1, [rbp + 928]                                   ;   464.3 p2      50 next
        pxor xmm1, [r10 + 400]                                     ;   519.3 p2+p1   50 next
        pxor xmm14, xmm9                                           ;   520.3 p1      41 next
        movdqa xmm9, [rbp + 1168]                                  ;   466.3 p2      50 next
        pxor xmm9, [r10 + 416]                                     ;   521.3 p2+p1   50 next
        pxor xmm8, xmm10                                           ;   522.3 p1      41 next
        pxor xmm0, xmm6                                            ;   523.3 p1      41 next
        movdqa xmm6, [rbp + 976]                                   ;   468.3 p2      50 next
        pxor xmm6, [r10 + 432]                                     ;   524.3 p2+p1   50 next
        pxor xmm3, xmm8                                            ;   525.3 p1      41 next
        movdqa xmm8, [rbp + 1744]                                  ;   470.3 p2      50 next
        pxor xmm8, [rbp + 928]                                     ;   526.3 p2+p1   50 next
        movdqa xmm12, [rbp + 1072]                                 ;   472.3 p2      58 r reload
        pxor xmm15, xmm12                                          ;   527.3 p1      50 next
        pxor xmm12, [r10 + 272]                                    ;   528.3 p2+p1   50 next
        movdqa xmm13, [rbp + 1344]                                 ;   474.3 p2      58 r reload
        pxor xmm2, xmm13                                           ;   529.3 p1      50 next
        pxor xmm13, [r10 + 288]                                    ;   530.3 p2+p1   50 next
        pxor xmm5, [rbp + 1424]                                    ;   531.3 p2+p1   50 next
        pxor xmm7, [rbp + 1520]                                    ;   532.3 p2+p1   50 next
        pxor xmm14, [rbp + 1536]                                   ;   533.3 p2+p1   50 next
        pxor xmm0, [rbp + 1504]                                    ;   534.3 p2+p1   50 next
        pxor xmm3, [rbp + 1104]                                    ;   535.3 p2+p1   50 next
        movdqa [rbp + 1344], xmm7                                  ;   534.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1568]                                  ;   481.3 p2      50 next
        pxor xmm7, [rbp + 1168]                                    ;   536.3 p2+p1   50 next
        movdqa [rbp + 1168], xmm0                                  ;   536.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1136]                                  ;   483.3 p2      50 next
        pxor xmm0, [rbp + 976]                                     ;   537.3 p2+p1   50 next
        movdqa [rbp + 976], xmm14                                  ;   535.3 p0+p3   50 next spill
        movdqa xmm14, [rbp + 1184]                                 ;   485.3 p2      50 next
        pxor xmm14, [r10 + 448]                                    ;   538.3 p2+p1   50 next
        movdqa [rbp + 1136], xmm5                                  ;   533.3 p0+p3   50 next spill
        movdqa xmm5, [rbp + 1264]                                  ;   487.3 p2      50 next
        pxor xmm5, [rbp + 1184]                                    ;   539.3 p2+p1   50 next
        movdqa [rbp + 1184], xmm3                                  ;   537.3 p0+p3   50 next spill
        movdqa xmm3, [rbp + 1008]                                  ;   489.3 p2      50 next
        pxor xmm3, [r10 + 464]                                     ;   540.3 p2+p1   50 next
        movdqa [rbp + 1264], xmm2                                  ;   531.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1440]                                  ;   491.3 p2      50 next
        pxor xmm2, [rbp + 1008]                                    ;   541.3 p2+p1   50 next
        movdqa [rbp + 1008], xmm15                                 ;   529.3 p0+p3   50 next spill
        movdqa xmm15, [rbp + 1232]                                 ;   493.3 p2      50 next
        pxor xmm15, [r10 + 480]                                    ;   542.3 p2+p1   50 next
        movdqa [rbp + 1440], xmm2                                  ;   543.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1152]                                  ;   495.3 p2      50 next
        pxor xmm2, [rbp + 1232]                                    ;   543.3 p2+p1   50 next
        movdqa [rbp + 1232], xmm2                                  ;   545.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1040]                                  ;   497.3 p2      50 next
        pxor xmm2, [r10 + 496]                                     ;   544.3 p2+p1   50 next
        movdqa [rbp + 1152], xmm5                                  ;   541.3 p0+p3   50 next spill
        movdqa xmm5, [rbp + 1632]                                  ;   499.3 p2      50 next
        pxor xmm5, [rbp + 1040]                                    ;   545.3 p2+p1   50 next
        movdqa [rbp + 1040], xmm5                                  ;   547.3 p0+p3   50 next spill
        movdqa xmm5, [rbp + 1296]                                  ;   501.3 p2      50 next
        pxor xmm5, [r10 + 256]                                     ;   546.3 p2+p1   50 next
        movdqa [rbp + 1632], xmm0                                  ;   539.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1392]                                  ;   504.0 p2      50 next
        pxor xmm0, [rbp + 1296]                                    ;   547.3 p2+p1   50 next
        movdqa [rbp + 1296], xmm0                                  ;   549.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1104]                                  ;   506.0 p2      50 next
        pxor xmm0, [r10 + 304]                                     ;   548.3 p2+p1   50 next
        movdqa [rbp + 1104], xmm7                                  ;   538.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1424]                                  ;   508.3 p2      50 next
        pxor xmm7, [r10 + 320]                                     ;   549.3 p2+p1   50 next
        movdqa [rbp + 1424], xmm8                                  ;   528.3 p0+p3   50 next spill
        movdqa xmm8, [rbp + 1536]                                  ;   510.3 p2      50 next
        pxor xmm8, [r10 + 336]                                     ;   550.3 p2+p1   50 next
        movdqa [rbp + 1536], xmm4                                  ;   519.3 p0+p3   50 next spill
        movdqa xmm4, [rbp + 1504]                                  ;   513.3 p2      50 next
        pxor xmm4, [r10 + 352]                                     ;   551.3 p2+p1   50 next
        movdqa [rbp + 1504], xmm14                                 ;   540.3 p0+p3   50 next spill
        movdqa xmm14, [rbp + 1520]                                 ;   515.3 p2      50 next
        pxor xmm14, [r10 + 368]                                    ;   552.3 p2+p1   50 next
        movdqa [rbp + 1520], xmm1                                  ;   521.3 p0+p3   50 next spill
        movdqa xmm1, xmm12                                         ;   530.3 p0      41 next copy
        pxor xmm1, xmm14                                           ;   554.3 p1      41 next
        movdqa [rbp + 1392], xmm3                                  ;   542.3 p0+p3   50 next spill
        movdqa xmm3, xmm12                                         ;   530.3 p0      41 next copy
        pxor xmm3, xmm13                                           ;   554.3 p1      41 next
        movdqa [rbp + 1568], xmm11                                 ;   521.3 p0+p3   50 next spill
        movdqa xmm11, xmm12                                        ;   530.3 p0      41 next copy
        pxor xmm11, xmm4                                           ;   555.3 p1      41 next
        pand xmm11, xmm2                                           ;   557.3 p1      41 next
        movdqa [rbp + 1072], xmm15                                 ;   544.3 p0+p3   50 next spill
        movdqa xmm15, xmm12                                        ;   530.3 p0      41 next copy
        pxor xmm15, xmm5                                           ;   557.3 p1      41 next
        movdqa [rbp + 928], xmm9                                   ;   526.3 p0+p3   50 next spill
        movdqa xmm9, xmm12                                         ;   530.3 p0      41 next copy
        pand xmm9, xmm5                                            ;   558.3 p1      41 next
        pxor xmm9, xmm4                                            ;   560.3 p1      41 next
        movdqa [rbp + 1744], xmm6                                  ;   528.7 p0+p3   50 next spill
        movdqa xmm6, xmm12                                         ;   530.3 p0      41 next copy
        pand xmm6, xmm9                                            ;   562.3 p1      41 next
        movdqa [rbp + 896], xmm14                                  ;   554.3 p0+p3   50 next spill
        movdqa xmm14, xmm12                                        ;   531.7 p0      41 next copy
        pand xmm14, xmm0                                           ;   561.3 p1      41 next
        movdqa [rbp + 1120], xmm12                                 ;   532.7 p0+p3   41 next spill
        movdqa xmm12, xmm13                                        ;   533.7 p0      41 next copy
        pxor xmm12, xmm8                                           ;   562.3 p1      41 next
        movdqa [rbp + 1616], xmm14                                 ;   563.3 p0+p3   41 next spill
        movdqa xmm14, xmm13                                        ;   535.7 p0      41 next copy
        pand xmm14, xmm3                                           ;   563.3 p1      41 next
        movdqa xmm10, xmm13                                        ;   536.7 p0      41 next copy
        pand xmm10, xmm8                                           ;   564.3 p1      41 next
        movdqa [rbp + 1312], xmm13                                 ;   537.7 p0+p3   50 next spill
        movdqa xmm13, xmm8                                         ;   552.3 p0      41 next copy
        pxor xmm13, xmm2                                           ;   565.3 p1      41 next
        movdqa [rbp + 1648], xmm6                                  ;   564.3 p0+p3   41 next spill
        movdqa xmm6, xmm8                                          ;   552.3 p0      41 next copy
        pand xmm6, xmm7                                            ;   566.3 p1      41 next
        pxor xmm6, [rel kasumi_encrypt_compact.T0_constants128]    ;   568.3 p2+p1   41 next
        pxor xmm11, xmm6                                           ;   570.3 p1      41 next
        movdqa [rbp + 1664], xmm11                                 ;   572.3 p0+p3   41 next spill
        movdqa xmm11, xmm8                                         ;   552.3 p0      41 next copy
        pand xmm8, xmm5                                            ;   569.3 p1      41 next
        movdqa [rbp + 1200], xmm6                                  ;   570.3 p0+p3   41 next spill
        movdqa xmm6, xmm2                                          ;   546.3 p0      41 next copy
        pand xmm6, xmm5                                            ;   570.3 p1      41 next
        pxor xmm14, xmm6                                           ;   572.3 p1      41 next
        movdqa xmm6, xmm2                                          ;   546.3 p0      41 next copy
        pand xmm6, xmm7                                            ;   572.3 p1      41 next
        pxor xmm6, xmm5                                            ;   574.3 p1      41 next
        movdqa [rbp + 1680], xmm14                                 ;   574.3 p0+p3   41 next spill
        movdqa xmm14, xmm2                                         ;   547.7 p0      41 next copy
        pxor xmm14, xmm5                                           ;   574.3 p1      41 next
        pand xmm11, xmm14                                          ;   576.3 p1      41 next
        pand xmm14, xmm0                                           ;   576.3 p1      41 next
        pxor xmm14, [rbp + 1680]                                   ;   585.3 p2+p1   41 next
        movdqa [rbp + 1248], xmm11                                 ;   578.3 p0+p3   41 next spill
        movdqa xmm11, xmm2                                         ;   549.7 p0      41 next copy
        pand xmm11, [rbp + 896]                                    ;   578.3 p2+p1   41 next
        movdqa [rbp + 1584], xmm11                                 ;   580.3 p0+p3   41 next spill
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
        movdqa [rbp + 1376], xmm2                                  ;   585.3 p0+p3   41 next spill
        movdqa xmm2, xmm3                                          ;   556.3 p0      41 next copy
        pand xmm2, xmm7                                            ;   587.3 p1      41 next
        pxor xmm2, xmm6                                            ;   589.3 p1      41 next
        pxor xmm2, xmm10                                           ;   591.3 p1      41 next
        pxor xmm2, xmm12                                           ;   593.3 p1      41 next
        movdqa [rbp + 1712], xmm3                                  ;   556.7 p0+p3   41 next spill
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
        pand xmm15, [rbp + 896]                                    ;   605.3 p2+p1   41 next
        pxor xmm8, xmm9                                            ;   606.3 p1      41 next
        pxor xmm10, [rbp + 1664]                                   ;   607.3 p2+p1   41 next
        movdqa [rbp + 1600], xmm3                                  ;   593.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1584]                                  ;   580.3 p2      41 next reload
        pxor xmm3, xmm4                                            ;   608.3 p1      41 next
        movdqa xmm4, xmm1                                          ;   567.0 p0      41 next copy
        pand xmm4, [rbp + 1312]                                    ;   609.3 p2+p1   41 next
        pxor xmm9, xmm4                                            ;   611.3 p1      41 next
        movdqa xmm4, [rbp + 1712]                                  ;   568.3 p2      41 next reload
        pand xmm1, xmm4                                            ;   611.3 p1      41 next
        pand xmm4, xmm13                                           ;   612.3 p1      41 next
        pxor xmm2, [rel kasumi_encrypt_compact.T0_constants128]    ;   613.3 p2+p1   41 next
        pxor xmm14, xmm15                                          ;   614.3 p1      41 next
        pxor xmm15, xmm10                                          ;   615.3 p1      41 next
        movdqa xmm10, xmm13                                        ;   570.7 p0      41 next copy
        pxor xmm7, xmm4                                            ;   616.3 p1      41 next
        movdqa xmm4, [rbp + 1312]                                  ;   571.3 p2      50 next reload
        pand xmm10, xmm4                                           ;   617.3 p1      41 next
        pxor xmm9, [rbp + 1376]                                    ;   618.3 p2+p1   41 next
        pand xmm13, [rbp + 896]                                    ;   619.3 p2+p1   41 next
        pxor xmm1, [rbp + 1680]                                    ;   620.3 p2+p1   41 next
        movdqa [rbp + 1712], xmm2                                  ;   615.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1616]                                  ;   575.3 p2      41 next reload
        pxor xmm2, xmm10                                           ;   621.3 p1      41 next
        movdqa xmm10, [rbp + 1648]                                 ;   576.3 p2      41 next reload
        pxor xmm10, xmm12                                          ;   622.3 p1      41 next
        pxor xmm7, [rbp + 896]                                     ;   623.3 p2+p1   41 next
        pxor xmm10, [rbp + 1680]                                   ;   624.3 p2+p1   41 next
        pxor xmm8, xmm1                                            ;   625.3 p1      41 next
        pxor xmm1, xmm0                                            ;   626.3 p1      41 next
        pxor xmm11, xmm1                                           ;   628.3 p1      41 next
        movdqa xmm1, xmm0                                          ;   578.3 p0      41 next copy
        pand xmm1, xmm4                                            ;   628.3 p1      41 next
        pand xmm0, [rbp + 896]                                     ;   629.3 p2+p1   41 next
        pxor xmm2, xmm14                                           ;   630.3 p1      41 next
        pand xmm14, [rbp + 896]                                    ;   631.3 p2+p1   41 next
        pxor xmm12, xmm14                                          ;   633.3 p1      41 next
        movdqa xmm14, xmm4                                         ;   582.3 p0      41 next copy
        pxor xmm4, xmm8                                            ;   633.3 p1      41 next
        movdqa xmm8, [rbp + 1248]                                  ;   581.7 p2      41 next reload
        pxor xmm8, xmm3                                            ;   634.3 p1      41 next
        pxor xmm3, xmm6                                            ;   635.3 p1      41 next
        pxor xmm6, xmm11                                           ;   636.3 p1      41 next
        pxor xmm14, xmm0                                           ;   637.3 p1      41 next
        pxor xmm10, xmm7                                           ;   638.3 p1      41 next
        pxor xmm7, [rbp + 1664]                                    ;   639.3 p2+p1   41 next
        pxor xmm15, xmm14                                          ;   640.3 p1      41 next
        movdqa xmm14, [rbp + 1376]                                 ;   585.3 p2      41 next
        pxor xmm5, xmm8                                            ;   641.3 p1      41 next
        pxor xmm2, xmm8                                            ;   642.3 p1      41 next
        movdqa xmm0, [rbp + 1744]                                  ;   585.7 p2      41 next
        movdqa xmm8, [rbp + 928]                                   ;   586.7 p2      50 next reload
        pand xmm0, xmm8                                            ;   643.3 p1      41 next
        pxor xmm14, xmm2                                           ;   644.3 p1      41 next
        pxor xmm13, xmm5                                           ;   645.3 p1      41 next
        movdqa xmm2, [rbp + 1600]                                  ;   593.3 p2      41 next
        pxor xmm7, xmm1                                            ;   646.3 p1      41 next
        movdqa xmm5, [rbp + 1200]                                  ;   588.7 p2      41 next reload
        pxor xmm5, xmm1                                            ;   647.3 p1      41 next
        pxor xmm3, xmm7                                            ;   648.3 p1      41 next
        movdqa xmm1, [rbp + 1072]                                  ;   589.7 p2      41 next
        movdqa xmm7, [rbp + 1568]                                  ;   590.7 p2      50 next reload
        pand xmm1, xmm7                                            ;   649.3 p1      41 next
        pxor xmm9, xmm5                                            ;   650.3 p1      41 next
        movdqa xmm5, [rbp + 1120]                                  ;   591.7 p2      41 next reload
        pxor xmm5, xmm13                                           ;   651.3 p1      41 next
        pxor xmm2, xmm5                                            ;   653.3 p1      41 next
        movdqa xmm5, [rbp + 1392]                                  ;   592.7 p2      41 next
        movdqa xmm11, [rbp + 1520]                                 ;   593.7 p2      50 next reload
        pand xmm5, xmm11                                           ;   653.3 p1      41 next
        pxor xmm0, xmm7                                            ;   654.3 p1      41 next
        movdqa xmm13, [rbp + 1072]                                 ;   594.7 p2      41 next
        pand xmm13, [rbp + 1504]                                   ;   655.3 p2+p1   41 next
        pxor xmm9, xmm12                                           ;   656.3 p1      41 next
        pxor xmm12, xmm2                                           ;   657.3 p1      41 next
        movdqa xmm2, [rbp + 1744]                                  ;   596.7 p2      41 next
        pand xmm2, xmm7                                            ;   658.3 p1      41 next
        pxor xmm6, [rbp + 1504]                                    ;   659.3 p2+p1   41 next
        pxor xmm15, xmm7                                           ;   660.3 p1      41 next
        pxor xmm14, [rbp + 1744]                                   ;   661.3 p2+p1   41 next
        pxor xmm3, xmm8                                            ;   662.3 p1      41 next
        pxor xmm9, [rbp + 1072]                                    ;   663.3 p2+p1   41 next
        pxor xmm12, [rbp + 1392]                                   ;   664.3 p2+p1   41 next
        movdqa [rbp + 1120], xmm4                                  ;   635.3 p0+p3   41 next spill
        movdqa xmm4, xmm7                                          ;   601.7 p0      41 next copy
        pand xmm4, [rbp + 1504]                                    ;   665.3 p2+p1   41 next
        movdqa [rbp + 1200], xmm10                                 ;   640.3 p0+p3   41 next spill
        movdqa xmm10, xmm7                                         ;   601.7 p0      41 next copy
        pand xmm10, xmm11                                          ;   666.3 p1      41 next
        movdqa [rbp + 1600], xmm9                                  ;   665.3 p0+p3   41 next spill
        movdqa xmm9, xmm7                                          ;   603.3 p0      41 next copy
        movdqa [rbp + 1568], xmm12                                 ;   666.3 p0+p3   41 next spill
        movdqa xmm12, xmm8                                         ;   605.3 p0      41 next copy
        pand xmm12, xmm11                                          ;   667.3 p1      41 next
        movdqa [rbp + 1376], xmm6                                  ;   661.3 p0+p3   41 next spill
        movdqa xmm6, xmm8                                          ;   607.3 p0      41 next copy
        pxor xmm6, [rbp + 1392]                                    ;   668.3 p2+p1   41 next
        movdqa [rbp + 1664], xmm14                                 ;   663.3 p0+p3   41 next spill
        movdqa xmm14, xmm8                                         ;   609.3 p0      41 next copy
        movdqa [rbp + 1248], xmm3                                  ;   664.3 p0+p3   41 next spill
        movdqa xmm3, xmm8                                          ;   611.3 p0      41 next copy
        pand xmm3, [rbp + 1072]                                    ;   669.3 p2+p1   41 next
        movdqa [rbp + 1312], xmm15                                 ;   662.3 p0+p3   41 next spill
        movdqa xmm15, xmm8                                         ;   613.3 p0      41 next copy
        pand xmm15, [rbp + 1392]                                   ;   670.3 p2+p1   41 next
        movdqa [rbp + 928], xmm15                                  ;   672.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1392]                                 ;   613.3 p2      41 next
        pand xmm15, [rbp + 1504]                                   ;   671.3 p2+p1   41 next
        movdqa [rbp + 896], xmm3                                   ;   671.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1744]                                  ;   616.3 p2      41 next
        pxor xmm3, xmm4                                            ;   672.3 p1      41 next
        movdqa xmm11, [rbp + 1744]                                 ;   617.7 p2      41 next
        pand xmm11, xmm5                                           ;   673.3 p1      41 next
        pxor xmm5, xmm1                                            ;   674.3 p1      41 next
        pxor xmm11, xmm3                                           ;   675.3 p1      41 next
        pand xmm3, [rbp + 1520]                                    ;   676.3 p2+p1   41 next
        pxor xmm3, [rbp + 1504]                                    ;   678.3 p2+p1   41 next
        movdqa [rbp + 1680], xmm0                                  ;   656.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1072]                                  ;   623.0 p2      41 next
        pand xmm0, [rbp + 1744]                                    ;   678.3 p2+p1   41 next
        movdqa [rbp + 1648], xmm8                                  ;   624.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1392]                                  ;   625.0 p2      41 next
        movdqa [rbp + 1616], xmm7                                  ;   626.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1744]                                  ;   626.3 p2      41 next
        movdqa [rbp + 1584], xmm3                                  ;   680.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1072]                                  ;   628.3 p2      41 next
        pxor xmm3, xmm4                                            ;   679.3 p1      41 next
        por xmm4, xmm15                                            ;   680.3 p1      41 next
        pxor xmm15, xmm0                                           ;   681.3 p1      41 next
        pxor xmm0, [rbp + 1392]                                    ;   682.3 p2+p1   41 next
        movdqa [rbp + 1728], xmm15                                 ;   683.3 p0+p3   41 next spill
        movdqa xmm15, xmm13                                        ;   657.3 p0      41 next copy
        pxor xmm15, xmm2                                           ;   683.3 p1      41 next
        pxor xmm2, xmm5                                            ;   684.3 p1      41 next
        pxor xmm12, xmm15                                          ;   685.3 p1      41 next
        pand xmm8, xmm15                                           ;   686.3 p1      41 next
        pand xmm13, xmm6                                           ;   687.3 p1      41 next
        pand xmm7, xmm12                                           ;   688.3 p1      41 next
        pxor xmm4, xmm7                                            ;   690.3 p1      41 next
        pxor xmm1, xmm12                                           ;   690.3 p1      41 next
        movdqa xmm15, [rbp + 1504]                                 ;   640.3 p2      50 next reload
        pand xmm12, xmm15                                          ;   691.3 p1      41 next
        movdqa xmm7, [rbp + 1520]                                  ;   641.7 p2      50 next reload
        pand xmm1, xmm7                                            ;   692.3 p1      41 next
        pxor xmm13, [rbp + 1584]                                   ;   693.3 p2+p1   41 next
        pxor xmm1, xmm3                                            ;   694.3 p1      41 next
        pxor xmm3, xmm0                                            ;   695.3 p1      41 next
        pand xmm0, [rbp + 1072]                                    ;   696.3 p2+p1   41 next
        pxor xmm11, xmm0                                           ;   698.3 p1      41 next
        movdqa xmm0, xmm15                                         ;   651.3 p0      41 next copy
        pxor xmm0, xmm7                                            ;   698.3 p1      41 next
        pxor xmm12, [rbp + 896]                                    ;   699.3 p2+p1   41 next
        movdqa [rbp + 1552], xmm1                                  ;   696.3 p0+p3   41 next spill
        movdqa xmm1, xmm15                                         ;   651.3 p0      41 next copy
        pxor xmm1, xmm5                                            ;   700.3 p1      41 next
        pand xmm14, xmm1                                           ;   702.3 p1      41 next
        movdqa xmm1, xmm15                                         ;   652.3 p0      41 next copy
        pand xmm1, [rbp + 1680]                                    ;   702.3 p2+p1   41 next
        pand xmm15, [rbp + 1744]                                   ;   703.3 p2+p1   41 next
        movdqa [rbp + 1504], xmm1                                  ;   704.3 p0+p3   41 next spill
        movdqa xmm1, xmm7                                          ;   657.0 p0      41 next copy
        pand xmm1, [rbp + 1584]                                    ;   704.3 p2+p1   41 next
        movdqa [rbp + 1584], xmm5                                  ;   676.3 p0+p3   41 next spill
        movdqa xmm5, xmm7                                          ;   659.3 p0      41 next copy
        movdqa [rbp + 1696], xmm4                                  ;   692.3 p0+p3   41 next spill
        movdqa xmm4, xmm7                                          ;   661.3 p0      41 next copy
        pand xmm4, [rbp + 1072]                                    ;   705.3 p2+p1   41 next
        pxor xmm7, [rbp + 1712]                                    ;   706.3 p2+p1   41 next
        movdqa [rbp + 1712], xmm7                                  ;   708.3 p0+p3   41 next spill
        movdqa xmm7, xmm10                                         ;   668.3 p0      41 next copy
        pand xmm7, xmm6                                            ;   707.3 p1      41 next
        pxor xmm0, xmm7                                            ;   709.3 p1      41 next
        pxor xmm10, xmm3                                           ;   709.3 p1      41 next
        pxor xmm8, xmm10                                           ;   711.3 p1      41 next
        pxor xmm14, xmm8                                           ;   713.3 p1      41 next
        movdqa xmm7, xmm6                                          ;   670.3 p0      41 next copy
        movdqa xmm8, [rbp + 1728]                                  ;   683.3 p2      41 next reload
        pxor xmm7, xmm8                                            ;   712.3 p1      41 next
        pxor xmm8, xmm0                                            ;   713.3 p1      41 next
        pand xmm9, xmm7                                            ;   714.3 p1      41 next
        movdqa xmm0, [rbp + 896]                                   ;   671.3 p2      41 next
        pand xmm5, xmm8                                            ;   715.3 p1      41 next
        movdqa xmm7, [rbp + 1392]                                  ;   670.7 p2      41 next
        pand xmm6, xmm15                                           ;   716.3 p1      41 next
        pxor xmm0, xmm15                                           ;   717.3 p1      41 next
        pxor xmm7, [rbp + 896]                                     ;   718.3 p2+p1   41 next
        movdqa xmm15, [rbp + 928]                                  ;   672.7 p2      41 next
        pxor xmm15, xmm4                                           ;   719.3 p1      41 next
        movdqa xmm8, [rel kasumi_encrypt_compact.T0_constants128]  ;   673.7 p2      41 next reload
        pxor xmm14, xmm8                                           ;   720.3 p1      41 next
        pxor xmm5, xmm0                                            ;   721.3 p1      41 next
        pxor xmm9, xmm8                                            ;   722.3 p1      41 next
        movdqa xmm0, [rbp + 1584]                                  ;   676.3 p2      41 next
        pand xmm0, [rbp + 1072]                                    ;   723.3 p2+p1   41 next
        pxor xmm6, xmm0                                            ;   725.3 p1      41 next
        movdqa xmm0, [rbp + 1712]                                  ;   708.3 p2      41 next reload
        pxor xmm14, xmm0                                           ;   725.3 p1      41 next
        movdqa xmm10, [rbp + 1504]                                 ;   704.3 p2      41 next
        pxor xmm10, xmm15                                          ;   726.3 p1      41 next
        movdqa xmm0, [rbp + 1616]                                  ;   678.7 p2      41 next reload
        pand xmm0, xmm15                                           ;   727.3 p1      41 next
        pxor xmm2, xmm0                                            ;   729.3 p1      41 next
        pxor xmm12, xmm2                                           ;   731.3 p1      41 next
        movdqa xmm15, [rbp + 1504]                                 ;   704.3 p2      41 next
        pxor xmm15, xmm9                                           ;   730.3 p1      41 next
        pxor xmm4, xmm15                                           ;   732.3 p1      41 next
        movdqa xmm15, [rbp + 928]                                  ;   680.7 p2      41 next
        pxor xmm1, xmm4                                            ;   734.3 p1      41 next
        movdqa xmm0, [rbp + 1744]                                  ;   681.7 p2      41 next
        pand xmm15, xmm7                                           ;   733.3 p1      41 next
        pand xmm0, xmm7                                            ;   734.3 p1      41 next
        movdqa xmm2, [rbp + 1584]                                  ;   682.7 p2      41 next
        movdqa xmm4, [rbp + 1392]                                  ;   683.7 p2      50 next reload
        pand xmm2, xmm4                                            ;   735.3 p1      41 next
        movdqa xmm7, [rbp + 1680]                                  ;   684.7 p2      41 next reload
        pand xmm4, xmm7                                            ;   736.3 p1      41 next
        pxor xmm7, xmm12                                           ;   737.3 p1      41 next
        pxor xmm11, xmm1                                           ;   738.3 p1      41 next
        pxor xmm5, xmm4                                            ;   739.3 p1      41 next
        movdqa xmm1, [rbp + 1312]                                  ;   685.7 p2      41 next
        pxor xmm13, xmm10                                          ;   740.3 p1      41 next
        movdqa xmm4, [rbp + 1648]                                  ;   686.7 p2      41 next reload
        por xmm4, xmm10                                            ;   741.3 p1      41 next
        pxor xmm3, xmm13                                           ;   742.3 p1      41 next
        movdqa xmm10, [rbp + 1248]                                 ;   687.7 p2      41 next
        pxor xmm9, xmm4                                            ;   743.3 p1      41 next
        movdqa xmm4, [rbp + 1664]                                  ;   688.7 p2      41 next
        pxor xmm6, xmm3                                            ;   744.3 p1      41 next
        movdqa xmm3, [rbp + 1376]                                  ;   689.7 p2      41 next
        pxor xmm3, xmm11                                           ;   745.3 p1      41 next
        movdqa xmm11, [rbp + 1568]                                 ;   690.7 p2      41 next
        pxor xmm4, xmm5                                            ;   746.3 p1      41 next
        movdqa xmm5, [rbp + 1600]                                  ;   691.7 p2      41 next
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
        movdqa xmm9, [rbp + 1552]                                  ;   699.7 p2      41 next reload
        pxor xmm9, xmm0                                            ;   756.3 p1      41 next
        pxor xmm5, xmm9                                            ;   758.3 p1      41 next
        movdqa xmm0, [rbp + 1312]                                  ;   700.7 p2      44 next
        movdqa xmm9, [r9 + 2304]                                   ;   701.7 p2      69 k1.0 reload
        pxor xmm0, xmm9                                            ;   758.3 p1      44 next
        movdqa xmm13, [rbp + 1696]                                 ;   702.7 p2      41 next reload
        pxor xmm13, xmm15                                          ;   759.3 p1      41 next
        pxor xmm6, xmm10                                           ;   760.3 p1      44 next
        pxor xmm11, xmm13                                          ;   761.3 p1      41 next
        movdqa xmm15, [rbp + 1712]                                 ;   708.3 p2      44 next
        movdqa xmm10, [r9 + 2320]                                  ;   704.7 p2      69 k1.1 reload
        pxor xmm15, xmm10                                          ;   762.3 p1      44 next
        pxor xmm7, xmm5                                            ;   763.3 p1      44 next
        pxor xmm3, xmm11                                           ;   764.3 p1      44 next
        movdqa xmm5, [rbp + 1248]                                  ;   705.7 p2      44 next
        movdqa xmm11, [r9 + 2336]                                  ;   706.7 p2      69 k1.2 reload
        pxor xmm5, xmm11                                           ;   765.3 p1      44 next
        movdqa xmm13, [rbp + 1664]                                 ;   707.7 p2      44 next
        pxor xmm13, [r9 + 2352]                                    ;   766.3 p2+p1   44 next
        movdqa xmm12, [rbp + 1376]                                 ;   709.7 p2      44 next
        pxor xmm12, [r9 + 2368]                                    ;   767.3 p2+p1   44 next
        movdqa xmm11, [rbp + 1568]                                 ;   711.7 p2      44 next
        pxor xmm11, [r9 + 2384]                                    ;   768.3 p2+p1   44 next
        movdqa xmm10, [rbp + 1600]                                 ;   713.7 p2      44 next
        pxor xmm10, [r9 + 2400]                                    ;   769.3 p2+p1   44 next
        movdqa xmm9, [rbp + 1200]                                  ;   715.7 p2      44 next
        pxor xmm9, [r9 + 2416]                                     ;   770.3 p2+p1   44 next
        movdqa [rbp + 1200], xmm4                                  ;   756.3 p0+p3   44 next spill
        movdqa xmm4, [rbp + 1120]                                  ;   717.7 p2      44 next
        pxor xmm4, [r9 + 2432]                                     ;   771.3 p2+p1   44 next
        movdqa [rbp + 1120], xmm14                                 ;   749.3 p0+p3   44 next spill
        movdqa xmm14, xmm0                                         ;   760.3 p0      41 next copy
        pxor xmm14, xmm10                                          ;   772.3 p1      41 next
        movdqa [rbp + 1600], xmm3                                  ;   766.3 p0+p3   44 next spill
        movdqa xmm3, xmm0                                          ;   760.3 p0      41 next copy
        pand xmm3, xmm15                                           ;   773.3 p1      41 next
        movdqa [rbp + 1568], xmm2                                  ;   754.3 p0+p3   44 next spill
        movdqa xmm2, xmm0                                          ;   760.3 p0      41 next copy
        movdqa [rbp + 1376], xmm7                                  ;   765.3 p0+p3   44 next spill
        movdqa xmm7, xmm0                                          ;   760.3 p0      41 next copy
        pand xmm7, xmm11                                           ;   774.3 p1      41 next
        pxor xmm7, xmm15                                           ;   776.3 p1      41 next
        movdqa [rbp + 1664], xmm1                                  ;   755.3 p0+p3   44 next spill
        movdqa xmm1, xmm0                                          ;   760.3 p0      41 next copy
        pxor xmm1, xmm15                                           ;   776.3 p1      41 next
        movdqa [rbp + 1248], xmm6                                  ;   762.3 p0+p3   44 next spill
        movdqa xmm6, xmm0                                          ;   760.3 p0      41 next copy
        pand xmm6, xmm4                                            ;   777.3 p1      41 next
        movdqa [rbp + 1712], xmm1                                  ;   778.3 p0+p3   41 next spill
        movdqa xmm1, xmm7                                          ;   778.3 p0      41 next copy
        movdqa [rbp + 1696], xmm6                                  ;   779.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1712]                                  ;   778.3 p2      41 next
        pand xmm6, xmm10                                           ;   789.3 p1      41 next
        movdqa [rbp + 1312], xmm6                                  ;   791.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1712]                                  ;   778.3 p2      41 next
        pand xmm6, xmm12                                           ;   789.3 p1      41 next
        movdqa xmm8, xmm10                                         ;   771.3 p0      41 next copy
        pxor xmm8, xmm13                                           ;   780.3 p1      41 next
        movdqa [rbp + 1712], xmm6                                  ;   791.3 p0+p3   41 next spill
        movdqa xmm6, xmm10                                         ;   771.3 p0      41 next copy
        pand xmm6, xmm11                                           ;   781.3 p1      41 next
        pxor xmm6, [rel kasumi_encrypt_compact.T0_constants128]    ;   783.3 p2+p1   41 next
        movdqa [rbp + 1552], xmm0                                  ;   760.3 p0+p3   41 next spill
        movdqa xmm0, xmm10                                         ;   771.3 p0      41 next copy
        pand xmm10, xmm15                                          ;   783.3 p1      41 next
        pand xmm0, xmm13                                           ;   784.3 p1      41 next
        movdqa [rbp + 1648], xmm10                                 ;   785.3 p0+p3   41 next spill
        movdqa xmm10, xmm15                                        ;   764.3 p0      41 next copy
        pxor xmm10, xmm5                                           ;   785.3 p1      41 next
        movdqa [rbp + 1680], xmm10                                 ;   787.3 p0+p3   41 next spill
        movdqa xmm10, xmm15                                        ;   764.3 p0      41 next copy
        movdqa [rbp + 1392], xmm15                                 ;   764.3 p0+p3   44 next spill
        movdqa xmm15, [rbp + 1680]                                 ;   787.3 p2      41 next
        pand xmm15, xmm9                                           ;   798.3 p1      41 next
        movdqa [rbp + 1584], xmm15                                 ;   800.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1680]                                 ;   787.3 p2      41 next
        pand xmm15, xmm11                                          ;   798.3 p1      41 next
        movdqa [rbp + 1680], xmm12                                 ;   769.3 p0+p3   44 next spill
        movdqa xmm12, [rbp + 1584]                                 ;   800.3 p2      41 next
        movdqa [rbp + 1744], xmm11                                 ;   770.3 p0+p3   44 next spill
        movdqa xmm11, [rbp + 1680]                                 ;   769.3 p2      41 next
        pand xmm11, [rbp + 1744]                                   ;   788.3 p2+p1   41 next
        pxor xmm11, [rel kasumi_encrypt_compact.T0_constants128]   ;   790.3 p2+p1   41 next
        movdqa [rbp + 928], xmm11                                  ;   792.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1744]                                 ;   770.3 p2      41 next
        movdqa [rbp + 1504], xmm15                                 ;   800.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1680]                                 ;   769.3 p2      41 next
        pand xmm15, xmm8                                           ;   790.3 p1      41 next
        movdqa [rbp + 1616], xmm8                                  ;   782.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1504]                                  ;   800.3 p2      41 next reload
        pxor xmm8, xmm15                                           ;   811.3 p1      41 next
        movdqa xmm15, [rbp + 1616]                                 ;   782.3 p2      41 next
        pand xmm15, xmm9                                           ;   793.3 p1      41 next
        movdqa [rbp + 1504], xmm15                                 ;   795.3 p0+p3   41 next spill
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
        movdqa xmm11, [rbp + 1392]                                 ;   767.3 p2      44 next reload
        pand xmm7, xmm11                                           ;   805.3 p1      41 next
        pxor xmm7, xmm9                                            ;   807.3 p1      41 next
        pxor xmm8, xmm7                                            ;   813.3 p1      41 next
        pxor xmm12, [rbp + 1616]                                   ;   813.3 p2+p1   41 next
        pand xmm7, xmm5                                            ;   809.3 p1      41 next
        pxor xmm7, [rbp + 928]                                     ;   811.3 p2+p1   41 next
        movdqa [rbp + 1616], xmm1                                  ;   797.3 p0+p3   41 next spill
        movdqa xmm1, xmm11                                         ;   778.3 p0      41 next copy
        por xmm1, xmm10                                            ;   811.3 p1      41 next
        pxor xmm1, xmm0                                            ;   813.3 p1      41 next
        movdqa [rbp + 1392], xmm1                                  ;   815.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1552]                                  ;   773.0 p2      41 next reload
        pxor xmm1, xmm0                                            ;   813.3 p1      41 next
        movdqa xmm0, xmm9                                          ;   773.7 p0      41 next copy
        pand xmm0, xmm4                                            ;   814.3 p1      41 next
        pand xmm11, [rbp + 1680]                                   ;   815.3 p2+p1   41 next
        movdqa [rbp + 1552], xmm5                                  ;   775.0 p0+p3   44 next spill
        movdqa xmm5, xmm9                                          ;   776.0 p0      41 next copy
        pand xmm5, [rbp + 1744]                                    ;   816.3 p2+p1   41 next
        pand xmm9, [rbp + 1680]                                    ;   817.3 p2+p1   41 next
        movdqa [rbp + 1072], xmm4                                  ;   777.3 p0+p3   44 next spill
        movdqa xmm4, [rbp + 1696]                                  ;   779.3 p2      41 next reload
        pxor xmm4, xmm9                                            ;   819.3 p1      41 next
        movdqa xmm9, xmm14                                         ;   778.7 p0      41 next copy
        pand xmm9, xmm10                                           ;   819.3 p1      41 next
        pxor xmm5, xmm9                                            ;   821.3 p1      41 next
        movdqa xmm9, xmm14                                         ;   779.7 p0      41 next copy
        pand xmm9, xmm13                                           ;   821.3 p1      41 next
        pand xmm14, [rbp + 1072]                                   ;   822.3 p2+p1   41 next
        pxor xmm5, [rbp + 1072]                                    ;   823.3 p2+p1   41 next
        movdqa [rbp + 1696], xmm4                                  ;   821.3 p0+p3   41 next spill
        movdqa xmm4, xmm13                                         ;   782.7 p0      41 next copy
        pand xmm4, xmm10                                           ;   824.3 p1      41 next
        pxor xmm3, xmm4                                            ;   826.3 p1      41 next
        pand xmm10, xmm15                                          ;   826.3 p1      41 next
        movdqa xmm4, xmm15                                         ;   800.3 p0      41 next copy
        pand xmm15, xmm13                                          ;   827.3 p1      41 next
        pand xmm4, [rbp + 1744]                                    ;   828.3 p2+p1   41 next
        pxor xmm15, xmm8                                           ;   829.3 p1      41 next
        movdqa [rbp + 896], xmm13                                  ;   791.7 p0+p3   44 next spill
        movdqa xmm13, [rbp + 1648]                                 ;   792.3 p2      41 next reload
        pxor xmm13, xmm8                                           ;   830.3 p1      41 next
        movdqa xmm8, xmm2                                          ;   801.3 p0      41 next copy
        pxor xmm2, xmm5                                            ;   831.3 p1      41 next
        pxor xmm15, xmm1                                           ;   832.3 p1      41 next
        pxor xmm7, xmm3                                            ;   833.3 p1      41 next
        pxor xmm5, xmm7                                            ;   835.3 p1      41 next
        pxor xmm10, xmm3                                           ;   835.3 p1      41 next
        movdqa xmm7, [rbp + 1712]                                  ;   795.0 p2      41 next reload
        pxor xmm7, xmm3                                            ;   836.3 p1      41 next
        pxor xmm7, xmm4                                            ;   838.3 p1      41 next
        pxor xmm12, xmm7                                           ;   840.3 p1      41 next
        pxor xmm4, [rbp + 1584]                                    ;   839.3 p2+p1   41 next
        pxor xmm8, xmm4                                            ;   841.3 p1      41 next
        movdqa xmm3, [rbp + 1312]                                  ;   797.3 p2      41 next reload
        movdqa xmm4, [rbp + 1696]                                  ;   821.3 p2      41 next reload
        pxor xmm3, xmm4                                            ;   841.3 p1      41 next
        movdqa xmm7, [rbp + 1616]                                  ;   799.3 p2      41 next reload
        pxor xmm4, xmm7                                            ;   842.3 p1      41 next
        pxor xmm12, [rel kasumi_encrypt_compact.T0_constants128]   ;   843.3 p2+p1   41 next
        pxor xmm8, xmm0                                            ;   844.3 p1      41 next
        pxor xmm0, [rbp + 1744]                                    ;   845.3 p2+p1   41 next
        pxor xmm13, xmm10                                          ;   846.3 p1      41 next
        pxor xmm10, [rbp + 1680]                                   ;   847.3 p2+p1   41 next
        pxor xmm11, xmm3                                           ;   848.3 p1      41 next
        pxor xmm14, xmm11                                          ;   850.3 p1      41 next
        pxor xmm10, [rbp + 1392]                                   ;   850.3 p2+p1   41 next
        pxor xmm7, xmm10                                           ;   852.3 p1      41 next
        movdqa xmm10, [rbp + 896]                                  ;   811.7 p2      44 next reload
        pxor xmm13, xmm10                                          ;   852.3 p1      41 next
        movdqa xmm11, xmm10                                        ;   822.7 p0      41 next copy
        pand xmm11, [rbp + 1680]                                   ;   853.3 p2+p1   41 next
        pxor xmm2, xmm11                                           ;   855.3 p1      41 next
        pxor xmm6, xmm11                                           ;   855.3 p1      41 next
        pxor xmm4, xmm2                                            ;   857.3 p1      41 next
        pxor xmm15, xmm6                                           ;   857.3 p1      41 next
        movdqa xmm2, [rbp + 1680]                                  ;   814.7 p2      41 next
        movdqa xmm6, [rbp + 1552]                                  ;   815.7 p2      44 next reload
        pand xmm2, xmm6                                            ;   858.3 p1      41 next
        pxor xmm6, xmm14                                           ;   859.3 p1      41 next
        pxor xmm9, xmm2                                            ;   860.3 p1      41 next
        movdqa xmm14, [rbp + 1072]                                 ;   816.7 p2      41 next
        pand xmm14, [rbp + 1680]                                   ;   861.3 p2+p1   41 next
        pxor xmm10, xmm14                                          ;   863.3 p1      41 next
        movdqa xmm14, [rbp + 1072]                                 ;   818.7 p2      41 next
        pand xmm14, xmm0                                           ;   863.3 p1      41 next
        pxor xmm0, xmm9                                            ;   864.3 p1      41 next
        movdqa xmm2, [rbp + 928]                                   ;   819.7 p2      41 next
        pxor xmm3, xmm0                                            ;   866.3 p1      41 next
        movdqa xmm0, [rbp + 1664]                                  ;   820.7 p2      41 next
        pxor xmm8, xmm10                                           ;   866.3 p1      41 next
        movdqa xmm9, [rbp + 1248]                                  ;   821.7 p2      44 next reload
        pand xmm0, xmm9                                            ;   867.3 p1      41 next
        pxor xmm2, xmm14                                           ;   868.3 p1      41 next
        movdqa xmm14, [rbp + 1504]                                 ;   822.7 p2      41 next
        pxor xmm14, xmm6                                           ;   869.3 p1      41 next
        movdqa xmm6, [rbp + 1376]                                  ;   823.7 p2      41 next
        pxor xmm1, xmm3                                            ;   870.3 p1      41 next
        movdqa xmm3, [rbp + 1568]                                  ;   824.7 p2      44 next reload
        pand xmm6, xmm3                                            ;   871.3 p1      41 next
        pxor xmm0, xmm3                                            ;   872.3 p1      41 next
        pxor xmm15, xmm2                                           ;   873.3 p1      41 next
        pxor xmm2, xmm14                                           ;   874.3 p1      41 next
        movdqa xmm14, [rbp + 1600]                                 ;   825.7 p2      41 next
        movdqa xmm10, [rbp + 1120]                                 ;   826.7 p2      44 next reload
        pand xmm14, xmm10                                          ;   875.3 p1      41 next
        movdqa xmm11, [rbp + 1376]                                 ;   827.7 p2      41 next
        pand xmm11, [rbp + 1200]                                   ;   876.3 p2+p1   41 next
        pxor xmm4, xmm9                                            ;   877.3 p1      41 next
        pxor xmm7, [rbp + 1200]                                    ;   878.3 p2+p1   41 next
        pxor xmm8, xmm3                                            ;   879.3 p1      41 next
        pxor xmm12, xmm10                                          ;   880.3 p1      41 next
        pxor xmm1, [rbp + 1664]                                    ;   881.3 p2+p1   41 next
        pxor xmm2, [rbp + 1600]                                    ;   882.3 p2+p1   41 next
        movdqa [rbp + 1504], xmm13                                 ;   854.3 p0+p3   41 next spill
        movdqa xmm13, xmm3                                         ;   835.7 p0      41 next copy
        pand xmm13, [rbp + 1664]                                   ;   883.3 p2+p1   41 next
        pxor xmm15, [rbp + 1376]                                   ;   884.3 p2+p1   41 next
        movdqa [rbp + 928], xmm5                                   ;   837.3 p0+p3   41 next spill
        movdqa xmm5, xmm3                                          ;   835.7 p0      41 next copy
        pand xmm5, [rbp + 1200]                                    ;   885.3 p2+p1   41 next
        movdqa [rbp + 1072], xmm15                                 ;   886.3 p0+p3   41 next spill
        movdqa xmm15, xmm3                                         ;   835.7 p0      41 next copy
        pand xmm15, xmm10                                          ;   886.3 p1      41 next
        movdqa [rbp + 1680], xmm2                                  ;   884.3 p0+p3   41 next spill
        movdqa xmm2, xmm3                                          ;   836.3 p0      41 next copy
        movdqa [rbp + 1568], xmm7                                  ;   880.3 p0+p3   41 next spill
        movdqa xmm7, xmm9                                          ;   838.3 p0      41 next copy
        pand xmm7, xmm10                                           ;   887.3 p1      41 next
        movdqa [rbp + 1552], xmm1                                  ;   883.3 p0+p3   41 next spill
        movdqa xmm1, xmm9                                          ;   840.3 p0      41 next copy
        pxor xmm1, [rbp + 1600]                                    ;   888.3 p2+p1   41 next
        movdqa [rbp + 896], xmm4                                   ;   879.3 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;   842.3 p0      41 next copy
        movdqa [rbp + 1392], xmm12                                 ;   882.3 p0+p3   41 next spill
        movdqa xmm12, xmm9                                         ;   844.3 p0      41 next copy
        pand xmm12, [rbp + 1376]                                   ;   889.3 p2+p1   41 next
        movdqa [rbp + 1744], xmm8                                  ;   881.3 p0+p3   41 next spill
        movdqa xmm8, xmm9                                          ;   846.3 p0      41 next copy
        pand xmm8, [rbp + 1600]                                    ;   890.3 p2+p1   41 next
        movdqa [rbp + 1248], xmm8                                  ;   892.3 p0+p3   41 next spill
        movdqa xmm8, xmm10                                         ;   848.3 p0      41 next copy
        movdqa [rbp + 1616], xmm12                                 ;   891.3 p0+p3   41 next spill
        movdqa xmm12, xmm10                                        ;   850.3 p0      41 next copy
        movdqa [rbp + 1696], xmm0                                  ;   874.3 p0+p3   41 next spill
        movdqa xmm0, xmm10                                         ;   852.3 p0      41 next copy
        pxor xmm0, [rbp + 1200]                                    ;   891.3 p2+p1   41 next
        movdqa [rbp + 1312], xmm9                                  ;   853.3 p0+p3   41 next spill
        movdqa xmm9, xmm10                                         ;   854.3 p0      41 next copy
        movdqa [rbp + 1584], xmm3                                  ;   855.3 p0+p3   41 next spill
        movdqa xmm3, xmm10                                         ;   856.3 p0      41 next copy
        pand xmm10, [rbp + 1376]                                   ;   892.3 p2+p1   41 next
        movdqa [rbp + 1120], xmm10                                 ;   894.3 p0+p3   41 next spill
        movdqa xmm10, xmm6                                         ;   873.3 p0      41 next copy
        pxor xmm10, xmm14                                          ;   893.3 p1      41 next
        pand xmm14, [rbp + 1664]                                   ;   894.3 p2+p1   41 next
        movdqa [rbp + 1712], xmm15                                 ;   888.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1664]                                 ;   851.7 p2      41 next
        pxor xmm15, xmm5                                           ;   895.3 p1      41 next
        pxor xmm14, xmm15                                          ;   897.3 p1      41 next
        pand xmm8, xmm15                                           ;   897.3 p1      41 next
        movdqa xmm15, [rbp + 1200]                                 ;   853.0 p2      44 next reload
        pxor xmm8, xmm15                                           ;   899.3 p1      41 next
        pand xmm9, xmm8                                            ;   901.3 p1      41 next
        movdqa [rbp + 1648], xmm9                                  ;   903.3 p0+p3   41 next spill
        movdqa xmm9, xmm11                                         ;   878.3 p0      41 next copy
        pxor xmm9, xmm13                                           ;   900.3 p1      41 next
        pxor xmm7, xmm9                                            ;   902.3 p1      41 next
        pand xmm9, [rbp + 1600]                                    ;   902.3 p2+p1   41 next
        pxor xmm13, xmm10                                          ;   903.3 p1      41 next
        pand xmm11, xmm1                                           ;   904.3 p1      41 next
        pxor xmm8, xmm11                                           ;   906.3 p1      41 next
        movdqa xmm11, xmm15                                        ;   864.0 p0      41 next copy
        pand xmm11, [rbp + 1600]                                   ;   906.3 p2+p1   41 next
        pxor xmm6, xmm7                                            ;   907.3 p1      41 next
        pand xmm12, xmm6                                           ;   909.3 p1      41 next
        movdqa xmm6, xmm15                                         ;   864.0 p0      41 next copy
        pand xmm6, xmm7                                            ;   909.3 p1      41 next
        pand xmm7, [rbp + 1664]                                    ;   910.3 p2+p1   41 next
        pxor xmm6, [rbp + 1616]                                    ;   911.3 p2+p1   41 next
        movdqa [rbp + 1728], xmm6                                  ;   913.3 p0+p3   41 next spill
        movdqa xmm6, xmm15                                         ;   869.3 p0      41 next copy
        pxor xmm6, xmm10                                           ;   912.3 p1      41 next
        pand xmm4, xmm6                                            ;   914.3 p1      41 next
        movdqa xmm6, xmm15                                         ;   870.3 p0      41 next copy
        pand xmm6, [rbp + 1696]                                    ;   914.3 p2+p1   41 next
        pand xmm15, [rbp + 1664]                                   ;   915.3 p2+p1   41 next
        movdqa [rbp + 1200], xmm6                                  ;   916.3 p0+p3   41 next spill
        movdqa xmm6, xmm5                                          ;   887.3 p0      41 next copy
        por xmm5, xmm11                                            ;   916.3 p1      41 next
        pxor xmm7, xmm5                                            ;   918.3 p1      41 next
        movdqa xmm5, [rbp + 1376]                                  ;   876.7 p2      44 next reload
        pxor xmm6, xmm5                                            ;   918.3 p1      41 next
        pxor xmm12, xmm6                                           ;   920.3 p1      41 next
        movdqa [rbp + 1520], xmm10                                 ;   895.3 p0+p3   41 next spill
        movdqa xmm10, xmm5                                         ;   887.7 p0      41 next copy
        pand xmm10, [rbp + 1664]                                   ;   920.3 p2+p1   41 next
        pxor xmm11, xmm10                                          ;   922.3 p1      41 next
        pxor xmm10, [rbp + 1600]                                   ;   922.3 p2+p1   41 next
        pxor xmm6, xmm10                                           ;   924.3 p1      41 next
        pand xmm10, xmm5                                           ;   924.3 p1      41 next
        pxor xmm14, xmm10                                          ;   926.3 p1      41 next
        movdqa xmm10, xmm1                                         ;   890.3 p0      41 next copy
        pand xmm10, [rbp + 1712]                                   ;   926.3 p2+p1   41 next
        pxor xmm0, xmm10                                           ;   928.3 p1      41 next
        movdqa xmm10, xmm1                                         ;   890.3 p0      41 next copy
        pand xmm1, xmm15                                           ;   928.3 p1      41 next
        pxor xmm10, xmm11                                          ;   929.3 p1      41 next
        pand xmm2, xmm10                                           ;   931.3 p1      41 next
        pxor xmm11, xmm0                                           ;   931.3 p1      41 next
        pand xmm3, xmm11                                           ;   933.3 p1      41 next
        movdqa xmm0, [rbp + 1616]                                  ;   891.3 p2      41 next reload
        pxor xmm15, xmm0                                           ;   933.3 p1      41 next
        movdqa xmm10, [rbp + 1600]                                 ;   889.0 p2      44 next reload
        pxor xmm0, xmm10                                           ;   934.3 p1      41 next
        movdqa xmm11, [rbp + 1520]                                 ;   895.3 p2      41 next reload
        pand xmm5, xmm11                                           ;   935.3 p1      41 next
        pand xmm11, xmm10                                          ;   936.3 p1      41 next
        pand xmm10, [rbp + 1696]                                   ;   937.3 p2+p1   41 next
        pxor xmm1, xmm5                                            ;   938.3 p1      41 next
        movdqa xmm5, [rel kasumi_encrypt_compact.T0_constants128]  ;   892.0 p2      41 next reload
        pxor xmm2, xmm5                                            ;   939.3 p1      41 next
        pxor xmm15, xmm3                                           ;   940.3 p1      41 next
        movdqa xmm3, [rbp + 1712]                                  ;   893.0 p2      41 next
        pxor xmm3, xmm6                                            ;   941.3 p1      41 next
        pxor xmm9, xmm3                                            ;   943.3 p1      41 next
        pxor xmm4, xmm9                                            ;   945.3 p1      41 next
        pxor xmm4, xmm5                                            ;   947.3 p1      41 next
        pxor xmm10, xmm15                                          ;   945.3 p1      41 next
        movdqa xmm15, [rbp + 1120]                                 ;   894.3 p2      41 next
        movdqa xmm3, [rbp + 1248]                                  ;   895.3 p2      41 next reload
        pxor xmm15, xmm3                                           ;   946.3 p1      41 next
        pand xmm3, xmm0                                            ;   947.3 p1      41 next
        pand xmm0, [rbp + 1664]                                    ;   948.3 p2+p1   41 next
        pxor xmm11, xmm0                                           ;   950.3 p1      41 next
        pxor xmm12, xmm11                                          ;   952.3 p1      41 next
        movdqa xmm0, [rbp + 1200]                                  ;   916.3 p2      41 next
        pxor xmm0, xmm15                                           ;   951.3 p1      41 next
        movdqa xmm9, [rbp + 1584]                                  ;   898.3 p2      41 next reload
        pand xmm9, xmm15                                           ;   952.3 p1      41 next
        pxor xmm13, xmm9                                           ;   954.3 p1      41 next
        movdqa xmm15, [rbp + 1200]                                 ;   916.3 p2      41 next
        pxor xmm15, xmm2                                           ;   954.3 p1      41 next
        movdqa xmm9, [rbp + 1728]                                  ;   913.3 p2      41 next reload
        pxor xmm9, xmm13                                           ;   956.3 p1      41 next
        pxor xmm8, xmm0                                            ;   956.3 p1      41 next
        pxor xmm6, xmm8                                            ;   958.3 p1      41 next
        movdqa xmm8, [rbp + 1120]                                  ;   901.3 p2      41 next
        pxor xmm8, xmm15                                           ;   958.3 p1      41 next
        movdqa xmm15, [rbp + 1696]                                 ;   902.3 p2      41 next
        pxor xmm15, xmm9                                           ;   959.3 p1      41 next
        movdqa xmm9, [rbp + 1744]                                  ;   903.3 p2      41 next
        pxor xmm1, xmm6                                            ;   960.3 p1      41 next
        movdqa xmm6, [rbp + 1392]                                  ;   904.3 p2      41 next
        pxor xmm6, xmm4                                            ;   961.3 p1      41 next
        movdqa xmm4, [rbp + 896]                                   ;   905.3 p2      41 next
        movdqa xmm11, [rbp + 1312]                                 ;   906.3 p2      41 next reload
        por xmm11, xmm0                                            ;   962.3 p1      41 next
        pxor xmm2, xmm11                                           ;   964.3 p1      41 next
        movdqa xmm0, [rbp + 1552]                                  ;   907.3 p2      41 next
        pxor xmm0, xmm10                                           ;   964.3 p1      41 next
        movdqa xmm10, [rbp + 1568]                                 ;   908.3 p2      41 next
        pxor xmm9, xmm1                                            ;   965.3 p1      41 next
        movdqa xmm1, [rbp + 1680]                                  ;   909.3 p2      41 next
        pxor xmm3, xmm2                                            ;   966.3 p1      41 next
        movdqa xmm2, [rbp + 1072]                                  ;   910.3 p2      41 next
        pxor xmm2, xmm12                                           ;   967.3 p1      41 next
        movdqa xmm11, [rbp + 1744]                                 ;   911.3 p2      50 next
        movdqa xmm12, [rbp + 1536]                                 ;   912.3 p2      50 next reload
        pxor xmm11, xmm12                                          ;   968.3 p1      50 next
        movdqa xmm13, [rbp + 1648]                                 ;   913.3 p2      41 next reload
        pxor xmm13, xmm8                                           ;   969.3 p1      41 next
        movdqa xmm8, [r11 + 48]                                    ;   914.3 p2      68 k1.3 reload
        pxor xmm12, xmm8                                           ;   970.3 p1      50 next
        pxor xmm7, xmm3                                            ;   971.3 p1      41 next
        pxor xmm14, xmm13                                          ;   972.3 p1      41 next
        pxor xmm15, xmm5                                           ;   973.3 p1      41 next
        pxor xmm1, xmm7                                            ;   974.3 p1      41 next
        movdqa xmm3, [rbp + 1392]                                  ;   915.3 p2      50 next
        movdqa xmm7, [rbp + 1424]                                  ;   916.3 p2      50 next reload
        pxor xmm3, xmm7                                            ;   975.3 p1      50 next
        movdqa xmm13, [r11 + 64]                                   ;   917.3 p2      68 k1.4 reload
        pxor xmm7, xmm13                                           ;   976.3 p1      50 next
        pxor xmm4, xmm15                                           ;   977.3 p1      41 next
        pxor xmm10, xmm14                                          ;   978.3 p1      41 next
        movdqa xmm14, [rbp + 1264]                                 ;   918.3 p2      50 next reload
        pxor xmm6, xmm14                                           ;   979.3 p1      50 next
        movdqa xmm15, [r11 + 208]                                  ;   919.3 p2      68 k1.13 reload
        pxor xmm14, xmm15                                          ;   980.3 p1      50 next
        pxor xmm0, [rbp + 1136]                                    ;   981.3 p2+p1   50 next
        pxor xmm9, [rbp + 1008]                                    ;   982.3 p2+p1   50 next
        pxor xmm2, [rbp + 1344]                                    ;   983.3 p2+p1   50 next
        pxor xmm1, [rbp + 1168]                                    ;   984.3 p2+p1   50 next
        pxor xmm4, [rbp + 1184]                                    ;   985.3 p2+p1   50 next
        pxor xmm10, [rbp + 976]                                    ;   986.3 p2+p1   50 next
        movdqa xmm13, [rbp + 896]                                  ;   926.3 p2      50 next
        pxor xmm13, [rbp + 1104]                                   ;   987.3 p2+p1   50 next
        movdqa xmm8, [rbp + 1552]                                  ;   928.3 p2      50 next
        pxor xmm8, [rbp + 1632]                                    ;   988.3 p2+p1   50 next
        movdqa xmm15, [rbp + 1568]                                 ;   930.3 p2      50 next
        pxor xmm15, [rbp + 1152]                                   ;   989.3 p2+p1   50 next
        movdqa [rbp + 1568], xmm2                                  ;   985.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1680]                                  ;   932.3 p2      50 next
        pxor xmm2, [rbp + 1440]                                    ;   990.3 p2+p1   50 next
        movdqa [rbp + 1680], xmm1                                  ;   986.3 p0+p3   50 next spill
        movdqa xmm1, [rbp + 1072]                                  ;   934.3 p2      50 next
        pxor xmm1, [rbp + 1232]                                    ;   991.3 p2+p1   50 next
        movdqa [rbp + 1072], xmm10                                 ;   988.3 p0+p3   50 next spill
        movdqa xmm10, [rbp + 928]                                  ;   936.3 p2      50 next
        pxor xmm10, [rbp + 1040]                                   ;   992.3 p2+p1   50 next
        movdqa [rbp + 928], xmm0                                   ;   983.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1504]                                  ;   938.3 p2      50 next
        pxor xmm0, [rbp + 1296]                                    ;   993.3 p2+p1   50 next
        movdqa [rbp + 1504], xmm4                                  ;   987.3 p0+p3   50 next spill
        movdqa xmm4, [rbp + 1104]                                  ;   940.3 p2      50 next
        pxor xmm4, [r11 + 80]                                      ;   994.3 p2+p1   50 next
        movdqa [rbp + 1104], xmm6                                  ;   981.3 p0+p3   50 next spill
        movdqa xmm6, [rbp + 1632]                                  ;   942.3 p2      50 next
        pxor xmm6, [r11 + 96]                                      ;   995.3 p2+p1   50 next
        movdqa [rbp + 1632], xmm9                                  ;   984.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 1152]                                  ;   944.3 p2      50 next
        pxor xmm9, [r11 + 112]                                     ;   996.3 p2+p1   50 next
        movdqa [rbp + 1152], xmm0                                  ;   995.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1440]                                  ;   946.3 p2      50 next
        pxor xmm0, [r11 + 128]                                     ;   997.3 p2+p1   50 next
        movdqa [rbp + 1440], xmm10                                 ;   994.3 p0+p3   50 next spill
        movdqa xmm10, [rbp + 1232]                                 ;   949.3 p2      50 next
        pxor xmm10, [r11 + 144]                                    ;   998.3 p2+p1   50 next
        movdqa [rbp + 1232], xmm1                                  ;   993.3 p0+p3   50 next spill
        movdqa xmm1, [rbp + 1040]                                  ;   951.3 p2      50 next
        pxor xmm1, [r11 + 160]                                     ;   999.3 p2+p1   50 next
        movdqa [rbp + 1040], xmm2                                  ;   992.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1296]                                  ;   954.3 p2      50 next
        pxor xmm2, [r11 + 176]                                     ;  1000.3 p2+p1   50 next
        movdqa [rbp + 1296], xmm15                                 ;   991.3 p0+p3   50 next spill
        movdqa xmm15, [rbp + 1008]                                 ;   956.3 p2      50 next
        pxor xmm15, [r11 + 192]                                    ;  1001.3 p2+p1   50 next
        movdqa [rbp + 1008], xmm8                                  ;   990.3 p0+p3   50 next spill
        movdqa xmm8, [rbp + 1184]                                  ;   960.3 p2      50 next
        pxor xmm8, [r11 + 224]                                     ;  1002.3 p2+p1   50 next
        movdqa [rbp + 1184], xmm13                                 ;   989.3 p0+p3   50 next spill
        movdqa xmm13, [rbp + 1136]                                 ;   962.3 p2      50 next
        pxor xmm13, [r11 + 240]                                    ;  1003.3 p2+p1   50 next
        movdqa [rbp + 1136], xmm3                                  ;   977.3 p0+p3   50 next spill
        movdqa xmm3, [rbp + 976]                                   ;   964.3 p2      50 next
        pxor xmm3, [r11]                                           ;  1004.3 p2+p1   50 next
        movdqa [rbp + 976], xmm11                                  ;   970.3 p0+p3   50 next spill
        movdqa xmm11, [rbp + 1168]                                 ;   967.0 p2      50 next
        pxor xmm11, [r11 + 16]                                     ;  1005.3 p2+p1   50 next
        movdqa [rbp + 1168], xmm9                                  ;   998.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 1344]                                  ;   969.3 p2      50 next
        pxor xmm9, [r11 + 32]                                      ;  1006.3 p2+p1   50 next
        movdqa [rbp + 1344], xmm7                                  ;   978.3 p0+p3   50 next spill
        movdqa xmm7, xmm14                                         ;   982.3 p0      41 next copy
        pxor xmm7, xmm15                                           ;  1007.3 p1      41 next
        movdqa [rbp + 1552], xmm0                                  ;   999.3 p0+p3   50 next spill
        movdqa xmm0, xmm14                                         ;   982.3 p0      41 next copy
        pxor xmm0, xmm3                                            ;  1008.3 p1      41 next
        movdqa [rbp + 896], xmm12                                  ;   976.3 p0+p3   50 next spill
        movdqa xmm12, xmm14                                        ;   982.3 p0      41 next copy
        pand xmm12, xmm7                                           ;  1009.3 p1      41 next
        movdqa [rbp + 1264], xmm10                                 ;  1000.3 p0+p3   50 next spill
        movdqa xmm10, xmm14                                        ;   982.3 p0      41 next copy
        pand xmm10, xmm3                                           ;  1010.3 p1      41 next
        movdqa [rbp + 1424], xmm4                                  ;   996.3 p0+p3   50 next spill
        movdqa xmm4, xmm14                                         ;   982.3 p0      41 next copy
        movdqa [rbp + 1392], xmm6                                  ;   997.3 p0+p3   50 next spill
        movdqa xmm6, xmm14                                         ;   983.7 p0      41 next copy
        movdqa [rbp + 1648], xmm6                                  ;   990.7 p0+p3   41 next spill
        movdqa xmm6, xmm14                                         ;   985.7 p0      41 next copy
        pand xmm6, xmm8                                            ;  1011.3 p1      41 next
        movdqa [rbp + 1536], xmm6                                  ;  1013.3 p0+p3   41 next spill
        movdqa xmm6, xmm14                                         ;   987.7 p0      41 next copy
        movdqa [rbp + 1744], xmm14                                 ;   988.7 p0+p3   41 next spill
        movdqa xmm14, xmm3                                         ;  1006.3 p0      41 next copy
        pxor xmm14, xmm1                                           ;  1013.3 p1      41 next
        movdqa [rbp + 1312], xmm6                                  ;   994.7 p0+p3   41 next spill
        movdqa xmm6, xmm3                                          ;  1006.3 p0      41 next copy
        pand xmm6, xmm13                                           ;  1013.3 p1      41 next
        pxor xmm6, xmm5                                            ;  1015.3 p1      41 next
        movdqa xmm5, xmm3                                          ;  1006.3 p0      41 next copy
        pand xmm3, xmm2                                            ;  1015.3 p1      41 next
        movdqa [rbp + 1696], xmm3                                  ;  1017.3 p0+p3   41 next spill
        movdqa xmm3, xmm0                                          ;  1010.3 p0      41 next copy
        pand xmm3, xmm11                                           ;  1017.3 p1      41 next
        movdqa [rbp + 1120], xmm3                                  ;  1019.3 p0+p3   41 next spill
        movdqa xmm3, xmm0                                          ;  1010.3 p0      41 next copy
        pand xmm3, xmm8                                            ;  1017.3 p1      41 next
        movdqa [rbp + 1728], xmm4                                  ;   997.7 p0+p3   41 next spill
        movdqa xmm4, xmm6                                          ;  1017.3 p0      41 next copy
        pxor xmm6, [rbp + 1536]                                    ;  1024.3 p2+p1   41 next
        movdqa [rbp + 1200], xmm6                                  ;  1026.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1648]                                  ;   996.7 p2      41 next reload
        pand xmm6, xmm14                                           ;  1019.3 p1      41 next
        movdqa [rbp + 1648], xmm6                                  ;  1021.3 p0+p3   41 next spill
        movdqa xmm6, xmm1                                          ;  1001.7 p0      41 next copy
        pand xmm6, xmm2                                            ;  1020.3 p1      41 next
        pxor xmm12, xmm6                                           ;  1022.3 p1      41 next
        movdqa xmm6, xmm1                                          ;  1002.7 p0      41 next copy
        movdqa [rbp + 1584], xmm12                                 ;  1024.3 p0+p3   41 next spill
        movdqa xmm12, xmm1                                         ;  1004.7 p0      41 next copy
        pand xmm12, xmm13                                          ;  1022.3 p1      41 next
        pxor xmm12, xmm2                                           ;  1024.3 p1      41 next
        movdqa [rbp + 1664], xmm7                                  ;  1009.3 p0+p3   41 next spill
        movdqa xmm7, xmm1                                          ;  1006.7 p0      41 next copy
        pxor xmm7, xmm2                                            ;  1024.3 p1      41 next
        pand xmm5, xmm7                                            ;  1026.3 p1      41 next
        pand xmm7, xmm8                                            ;  1026.3 p1      41 next
        pxor xmm7, [rbp + 1584]                                    ;  1035.3 p2+p1   41 next
        movdqa [rbp + 1248], xmm5                                  ;  1028.3 p0+p3   41 next spill
        movdqa xmm5, xmm1                                          ;  1008.7 p0      41 next copy
        pand xmm5, xmm9                                            ;  1028.3 p1      41 next
        movdqa [rbp + 1712], xmm5                                  ;  1030.3 p0+p3   41 next spill
        movdqa xmm5, xmm2                                          ;  1010.7 p0      41 next copy
        pxor xmm5, xmm15                                           ;  1029.3 p1      41 next
        movdqa [rbp + 1600], xmm12                                 ;  1026.3 p0+p3   41 next spill
        movdqa xmm12, xmm2                                         ;  1012.7 p0      41 next copy
        movdqa [rbp + 1520], xmm7                                  ;  1037.3 p0+p3   41 next spill
        movdqa xmm7, xmm2                                          ;  1014.7 p0      41 next copy
        por xmm7, [rbp + 1664]                                     ;  1030.3 p2+p1   41 next
        movdqa [rbp + 1616], xmm5                                  ;  1031.3 p0+p3   41 next spill
        movdqa xmm5, xmm2                                          ;  1016.7 p0      41 next copy
        pand xmm5, xmm15                                           ;  1031.3 p1      41 next
        pxor xmm5, xmm11                                           ;  1033.3 p1      41 next
        pand xmm2, xmm8                                            ;  1033.3 p1      41 next
        movdqa [rbp + 1376], xmm5                                  ;  1035.3 p0+p3   41 next spill
        movdqa xmm5, xmm14                                         ;  1018.7 p0      41 next copy
        pand xmm5, xmm11                                           ;  1034.3 p1      41 next
        pxor xmm5, [rbp + 1600]                                    ;  1037.3 p2+p1   41 next
        movdqa [rbp + 1328], xmm5                                  ;  1039.3 p0+p3   41 next spill
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
        movdqa xmm10, [rbp + 1616]                                 ;  1031.3 p2      41 next reload
        pand xmm6, xmm10                                           ;  1044.3 p1      41 next
        pand xmm10, xmm13                                          ;  1045.3 p1      41 next
        pxor xmm3, xmm10                                           ;  1047.3 p1      41 next
        movdqa xmm10, xmm14                                        ;  1023.7 p0      41 next copy
        pand xmm14, xmm9                                           ;  1047.3 p1      41 next
        movdqa xmm12, [rbp + 1376]                                 ;  1035.3 p2      41 next reload
        pxor xmm3, xmm12                                           ;  1049.3 p1      41 next
        pand xmm12, xmm15                                          ;  1049.3 p1      41 next
        pand xmm10, [rbp + 1664]                                   ;  1050.3 p2+p1   41 next
        movdqa [rbp + 1376], xmm15                                 ;  1024.7 p0+p3   50 next spill
        movdqa xmm15, [rbp + 1728]                                 ;  1021.7 p2      41 next reload
        pand xmm15, xmm5                                           ;  1051.3 p1      41 next
        pxor xmm15, xmm3                                           ;  1053.3 p1      41 next
        movdqa [rbp + 1728], xmm1                                  ;  1044.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1696]                                  ;  1023.3 p2      41 next reload
        pxor xmm1, xmm3                                            ;  1053.3 p1      41 next
        movdqa xmm3, xmm11                                         ;  1026.7 p0      41 next copy
        pand xmm3, xmm9                                            ;  1054.3 p1      41 next
        pxor xmm15, [rbp + 1728]                                   ;  1055.3 p2+p1   41 next
        movdqa [rbp + 1696], xmm9                                  ;  1027.7 p0+p3   50 next spill
        movdqa xmm9, [rbp + 1200]                                  ;  1026.3 p2      41 next reload
        pxor xmm9, xmm15                                           ;  1057.3 p1      41 next
        movdqa xmm15, xmm11                                        ;  1028.7 p0      41 next copy
        pand xmm15, xmm13                                          ;  1057.3 p1      41 next
        pand xmm11, xmm8                                           ;  1058.3 p1      41 next
        pxor xmm10, xmm15                                          ;  1059.3 p1      41 next
        movdqa xmm15, [rbp + 1712]                                 ;  1030.3 p2      41 next reload
        pxor xmm15, xmm11                                          ;  1060.3 p1      41 next
        movdqa xmm11, xmm13                                        ;  1029.7 p0      41 next copy
        pand xmm11, xmm8                                           ;  1061.3 p1      41 next
        pxor xmm11, [rel kasumi_encrypt_compact.T0_constants128]   ;  1063.3 p2+p1   41 next
        pxor xmm12, xmm11                                          ;  1065.3 p1      41 next
        pxor xmm10, [rbp + 1696]                                   ;  1064.3 p2+p1   41 next
        pxor xmm12, [rbp + 1584]                                   ;  1067.3 p2+p1   41 next
        pxor xmm12, xmm10                                          ;  1069.3 p1      41 next
        pxor xmm10, xmm4                                           ;  1067.3 p1      41 next
        pxor xmm10, [rbp + 1536]                                   ;  1069.3 p2+p1   41 next
        movdqa [rbp + 1536], xmm12                                 ;  1071.3 p0+p3   41 next spill
        movdqa xmm12, xmm13                                        ;  1034.0 p0      41 next copy
        pand xmm12, [rbp + 1664]                                   ;  1069.3 p2+p1   41 next
        pxor xmm12, [rbp + 1600]                                   ;  1071.3 p2+p1   41 next
        pxor xmm12, xmm6                                           ;  1073.3 p1      41 next
        pxor xmm0, xmm12                                           ;  1075.3 p1      41 next
        movdqa xmm12, xmm13                                        ;  1036.0 p0      41 next copy
        pand xmm12, xmm5                                           ;  1073.3 p1      41 next
        pxor xmm13, xmm3                                           ;  1074.3 p1      41 next
        pxor xmm6, xmm12                                           ;  1075.3 p1      41 next
        pxor xmm4, xmm6                                            ;  1077.3 p1      41 next
        pxor xmm3, xmm4                                            ;  1079.3 p1      41 next
        movdqa xmm4, [rbp + 1520]                                  ;  1038.0 p2      41 next reload
        pxor xmm4, xmm12                                           ;  1078.3 p1      41 next
        pand xmm5, [rbp + 1664]                                    ;  1079.3 p2+p1   41 next
        movdqa xmm6, [rbp + 1248]                                  ;  1040.0 p2      41 next reload
        pxor xmm6, xmm15                                           ;  1080.3 p1      41 next
        pxor xmm0, xmm4                                            ;  1081.3 p1      41 next
        movdqa xmm4, xmm8                                          ;  1040.3 p0      41 next copy
        movdqa xmm12, xmm8                                         ;  1041.3 p0      41 next copy
        pand xmm4, [rbp + 1376]                                    ;  1082.3 p2+p1   41 next
        movdqa [rbp + 1248], xmm3                                  ;  1081.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1648]                                  ;  1042.3 p2      41 next reload
        pxor xmm3, xmm4                                            ;  1084.3 p1      41 next
        movdqa xmm4, [rel kasumi_encrypt_compact.T0_constants128]  ;  1043.3 p2      41 next reload
        pxor xmm0, xmm4                                            ;  1084.3 p1      41 next
        pxor xmm15, [rbp + 1328]                                   ;  1085.3 p2+p1   41 next
        pxor xmm10, xmm15                                          ;  1087.3 p1      41 next
        pxor xmm5, [rbp + 1584]                                    ;  1087.3 p2+p1   41 next
        pxor xmm2, xmm6                                            ;  1088.3 p1      41 next
        pxor xmm14, xmm2                                           ;  1090.3 p1      41 next
        movdqa xmm15, [rbp + 1696]                                 ;  1046.3 p2      50 next reload
        pand xmm8, xmm15                                           ;  1090.3 p1      41 next
        pand xmm15, xmm13                                          ;  1091.3 p1      41 next
        pxor xmm13, xmm3                                           ;  1092.3 p1      41 next
        pxor xmm11, xmm15                                          ;  1093.3 p1      41 next
        movdqa xmm15, [rbp + 1728]                                 ;  1047.7 p2      41 next
        pxor xmm6, xmm13                                           ;  1094.3 p1      41 next
        movdqa xmm2, [rbp + 1328]                                  ;  1048.7 p2      41 next
        pxor xmm15, xmm6                                           ;  1096.3 p1      41 next
        movdqa xmm3, [rbp + 1248]                                  ;  1081.3 p2      41 next
        pxor xmm12, xmm5                                           ;  1096.3 p1      41 next
        pxor xmm1, xmm5                                            ;  1097.3 p1      41 next
        movdqa xmm5, [rbp + 1376]                                  ;  1050.7 p2      41 next
        pxor xmm5, xmm14                                           ;  1098.3 p1      41 next
        movdqa xmm14, [rbp + 1392]                                 ;  1051.7 p2      41 next
        pxor xmm7, xmm12                                           ;  1099.3 p1      41 next
        movdqa xmm6, [rbp + 1424]                                  ;  1052.7 p2      50 next reload
        pand xmm14, xmm6                                           ;  1100.3 p1      41 next
        pxor xmm2, xmm7                                            ;  1101.3 p1      41 next
        movdqa xmm7, [rbp + 1120]                                  ;  1053.7 p2      41 next
        movdqa xmm12, [rbp + 1312]                                 ;  1054.7 p2      41 next reload
        pxor xmm12, xmm8                                           ;  1102.3 p1      41 next
        pxor xmm7, xmm5                                            ;  1103.3 p1      41 next
        movdqa xmm5, [rbp + 1264]                                  ;  1055.7 p2      41 next
        pxor xmm3, xmm12                                           ;  1104.3 p1      41 next
        movdqa xmm8, [rbp + 896]                                   ;  1056.7 p2      50 next reload
        pand xmm5, xmm8                                            ;  1105.3 p1      41 next
        movdqa xmm12, [rbp + 1744]                                 ;  1057.7 p2      41 next reload
        pxor xmm12, xmm1                                           ;  1106.3 p1      41 next
        pxor xmm9, xmm11                                           ;  1107.3 p1      41 next
        pxor xmm11, xmm7                                           ;  1108.3 p1      41 next
        movdqa xmm1, [rbp + 1552]                                  ;  1058.7 p2      41 next
        movdqa xmm7, [rbp + 1344]                                  ;  1059.7 p2      50 next reload
        pand xmm1, xmm7                                            ;  1109.3 p1      41 next
        pxor xmm14, xmm8                                           ;  1110.3 p1      41 next
        movdqa xmm13, [rbp + 1264]                                 ;  1060.7 p2      41 next
        pand xmm13, [rbp + 1168]                                   ;  1111.3 p2+p1   41 next
        pxor xmm10, xmm6                                           ;  1112.3 p1      41 next
        pxor xmm15, [rbp + 1392]                                   ;  1113.3 p2+p1   41 next
        pxor xmm2, [rbp + 1168]                                    ;  1114.3 p2+p1   41 next
        pxor xmm0, xmm7                                            ;  1115.3 p1      41 next
        pxor xmm3, xmm8                                            ;  1116.3 p1      41 next
        pxor xmm11, [rbp + 1552]                                   ;  1117.3 p2+p1   41 next
        movdqa xmm4, xmm8                                          ;  1067.7 p0      41 next copy
        pand xmm4, [rbp + 1392]                                    ;  1118.3 p2+p1   41 next
        pxor xmm9, [rbp + 1264]                                    ;  1119.3 p2+p1   41 next
        movdqa [rbp + 1744], xmm12                                 ;  1108.3 p0+p3   41 next spill
        movdqa xmm12, xmm8                                         ;  1067.7 p0      41 next copy
        pand xmm12, [rbp + 1168]                                   ;  1120.3 p2+p1   41 next
        movdqa [rbp + 1312], xmm9                                  ;  1121.3 p0+p3   41 next spill
        movdqa xmm9, xmm8                                          ;  1067.7 p0      41 next copy
        pand xmm9, xmm7                                            ;  1121.3 p1      41 next
        movdqa [rbp + 1120], xmm11                                 ;  1119.3 p0+p3   41 next spill
        movdqa xmm11, xmm8                                         ;  1068.3 p0      41 next copy
        movdqa [rbp + 896], xmm2                                   ;  1116.3 p0+p3   41 next spill
        movdqa xmm2, xmm6                                          ;  1070.3 p0      41 next copy
        pand xmm2, xmm7                                            ;  1122.3 p1      41 next
        movdqa [rbp + 1376], xmm15                                 ;  1115.3 p0+p3   41 next spill
        movdqa xmm15, xmm6                                         ;  1072.3 p0      41 next copy
        pxor xmm15, [rbp + 1552]                                   ;  1123.3 p2+p1   41 next
        movdqa [rbp + 1248], xmm10                                 ;  1114.3 p0+p3   41 next spill
        movdqa xmm10, xmm6                                         ;  1074.3 p0      41 next copy
        movdqa [rbp + 1328], xmm0                                  ;  1117.3 p0+p3   41 next spill
        movdqa xmm0, xmm6                                          ;  1076.3 p0      41 next copy
        pand xmm0, [rbp + 1264]                                    ;  1124.3 p2+p1   41 next
        movdqa [rbp + 1728], xmm3                                  ;  1118.3 p0+p3   41 next spill
        movdqa xmm3, xmm6                                          ;  1078.3 p0      41 next copy
        pand xmm3, [rbp + 1552]                                    ;  1125.3 p2+p1   41 next
        movdqa [rbp + 1424], xmm3                                  ;  1127.3 p0+p3   41 next spill
        movdqa xmm3, xmm7                                          ;  1080.3 p0      41 next copy
        movdqa [rbp + 1696], xmm0                                  ;  1126.3 p0+p3   41 next spill
        movdqa xmm0, xmm7                                          ;  1082.3 p0      41 next copy
        movdqa [rbp + 1584], xmm14                                 ;  1112.3 p0+p3   41 next spill
        movdqa xmm14, xmm7                                         ;  1084.3 p0      41 next copy
        pxor xmm14, [rbp + 1168]                                   ;  1126.3 p2+p1   41 next
        movdqa [rbp + 1648], xmm6                                  ;  1085.3 p0+p3   41 next spill
        movdqa xmm6, xmm7                                          ;  1086.3 p0      41 next copy
        movdqa [rbp + 1664], xmm8                                  ;  1087.3 p0+p3   41 next spill
        movdqa xmm8, xmm7                                          ;  1088.3 p0      41 next copy
        pand xmm7, [rbp + 1264]                                    ;  1127.3 p2+p1   41 next
        movdqa [rbp + 1344], xmm7                                  ;  1129.3 p0+p3   41 next spill
        movdqa xmm7, xmm5                                          ;  1107.3 p0      41 next copy
        pxor xmm7, xmm1                                            ;  1128.3 p1      41 next
        pand xmm1, [rbp + 1392]                                    ;  1129.3 p2+p1   41 next
        movdqa [rbp + 1520], xmm9                                  ;  1123.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1552]                                  ;  1085.0 p2      41 next
        pand xmm9, [rbp + 1168]                                    ;  1130.3 p2+p1   41 next
        movdqa [rbp + 1600], xmm15                                 ;  1125.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1392]                                 ;  1087.0 p2      41 next
        pxor xmm15, xmm12                                          ;  1131.3 p1      41 next
        pxor xmm1, xmm15                                           ;  1133.3 p1      41 next
        pand xmm3, xmm15                                           ;  1133.3 p1      41 next
        movdqa xmm15, [rbp + 1168]                                 ;  1089.7 p2      50 next reload
        pxor xmm3, xmm15                                           ;  1135.3 p1      41 next
        pand xmm6, xmm3                                            ;  1137.3 p1      41 next
        movdqa xmm15, xmm13                                        ;  1113.3 p0      41 next copy
        pxor xmm15, xmm4                                           ;  1136.3 p1      41 next
        pand xmm13, [rbp + 1600]                                   ;  1137.3 p2+p1   41 next
        pxor xmm3, xmm13                                           ;  1139.3 p1      41 next
        pxor xmm2, xmm15                                           ;  1139.3 p1      41 next
        pxor xmm4, xmm7                                            ;  1140.3 p1      41 next
        movdqa xmm13, [rbp + 1552]                                 ;  1096.3 p2      50 next reload
        pand xmm15, xmm13                                          ;  1141.3 p1      41 next
        pxor xmm5, xmm2                                            ;  1142.3 p1      41 next
        pand xmm0, xmm5                                            ;  1144.3 p1      41 next
        movdqa xmm5, xmm13                                         ;  1107.3 p0      41 next copy
        movdqa [rbp + 1712], xmm6                                  ;  1139.3 p0+p3   41 next spill
        movdqa xmm6, xmm13                                         ;  1107.3 p0      41 next copy
        pxor xmm6, [rbp + 1696]                                    ;  1144.3 p2+p1   41 next
        movdqa [rbp + 1200], xmm6                                  ;  1146.3 p0+p3   41 next spill
        movdqa xmm6, xmm13                                         ;  1107.3 p0      41 next copy
        pand xmm6, xmm7                                            ;  1145.3 p1      41 next
        pand xmm13, [rbp + 1584]                                   ;  1146.3 p2+p1   41 next
        movdqa [rbp + 1552], xmm13                                 ;  1148.3 p0+p3   41 next spill
        movdqa xmm13, xmm12                                        ;  1122.3 p0      41 next copy
        por xmm13, xmm9                                            ;  1147.3 p1      41 next
        pxor xmm12, [rbp + 1264]                                   ;  1148.3 p2+p1   41 next
        pxor xmm0, xmm12                                           ;  1150.3 p1      41 next
        movdqa [rbp + 1616], xmm0                                  ;  1152.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1264]                                  ;  1110.3 p2      41 next
        pand xmm0, [rbp + 1392]                                    ;  1150.3 p2+p1   41 next
        pxor xmm9, xmm0                                            ;  1152.3 p1      41 next
        pxor xmm5, xmm0                                            ;  1152.3 p1      41 next
        pxor xmm12, xmm5                                           ;  1154.3 p1      41 next
        movdqa xmm0, [rbp + 1264]                                  ;  1113.7 p2      50 next reload
        pand xmm5, xmm0                                            ;  1154.3 p1      41 next
        pand xmm0, xmm7                                            ;  1155.3 p1      41 next
        pxor xmm1, xmm5                                            ;  1156.3 p1      41 next
        movdqa xmm5, [rbp + 1168]                                  ;  1116.3 p2      50 next reload
        pxor xmm7, xmm5                                            ;  1157.3 p1      41 next
        pand xmm10, xmm7                                           ;  1159.3 p1      41 next
        movdqa xmm7, xmm5                                          ;  1127.3 p0      41 next copy
        pand xmm7, xmm2                                            ;  1159.3 p1      41 next
        pand xmm2, [rbp + 1392]                                    ;  1160.3 p2+p1   41 next
        pxor xmm13, xmm2                                           ;  1162.3 p1      41 next
        movdqa xmm2, xmm5                                          ;  1127.3 p0      41 next copy
        pand xmm2, [rbp + 1584]                                    ;  1162.3 p2+p1   41 next
        pand xmm5, [rbp + 1392]                                    ;  1163.3 p2+p1   41 next
        pxor xmm7, [rbp + 1696]                                    ;  1164.3 p2+p1   41 next
        movdqa [rbp + 1168], xmm2                                  ;  1164.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1600]                                  ;  1125.3 p2      41 next
        pand xmm2, [rbp + 1520]                                    ;  1165.3 p2+p1   41 next
        pxor xmm14, xmm2                                           ;  1167.3 p1      41 next
        pxor xmm14, xmm9                                           ;  1169.3 p1      41 next
        pand xmm8, xmm14                                           ;  1171.3 p1      41 next
        movdqa xmm14, [rbp + 1600]                                 ;  1126.3 p2      41 next reload
        pxor xmm9, xmm14                                           ;  1169.3 p1      41 next
        pand xmm11, xmm9                                           ;  1171.3 p1      41 next
        pand xmm14, xmm5                                           ;  1171.3 p1      41 next
        pxor xmm0, xmm14                                           ;  1173.3 p1      41 next
        movdqa xmm14, [rbp + 1520]                                 ;  1127.7 p2      41 next
        pxor xmm14, xmm12                                          ;  1173.3 p1      41 next
        pxor xmm15, xmm14                                          ;  1175.3 p1      41 next
        movdqa xmm14, [rbp + 1696]                                 ;  1128.7 p2      41 next
        pxor xmm14, xmm5                                           ;  1175.3 p1      41 next
        movdqa xmm2, [rbp + 1344]                                  ;  1129.7 p2      41 next
        pxor xmm10, xmm15                                          ;  1177.3 p1      41 next
        movdqa xmm15, [rbp + 1424]                                 ;  1130.7 p2      41 next reload
        pxor xmm2, xmm15                                           ;  1177.3 p1      41 next
        movdqa xmm5, [rbp + 1200]                                  ;  1146.3 p2      41 next reload
        pand xmm15, xmm5                                           ;  1178.3 p1      41 next
        pand xmm5, [rbp + 1392]                                    ;  1179.3 p2+p1   41 next
        pxor xmm6, xmm5                                            ;  1181.3 p1      41 next
        movdqa xmm5, [rel kasumi_encrypt_compact.T0_constants128]  ;  1133.7 p2      41 next reload
        pxor xmm11, xmm5                                           ;  1181.3 p1      41 next
        pxor xmm8, xmm14                                           ;  1182.3 p1      41 next
        pxor xmm10, xmm5                                           ;  1183.3 p1      41 next
        movdqa xmm14, [rbp + 1616]                                 ;  1152.3 p2      41 next reload
        pxor xmm14, xmm6                                           ;  1184.3 p1      41 next
        movdqa xmm6, [rbp + 1552]                                  ;  1148.3 p2      41 next reload
        pxor xmm6, xmm8                                            ;  1185.3 p1      41 next
        movdqa xmm8, [rbp + 1664]                                  ;  1136.7 p2      41 next reload
        pand xmm8, xmm2                                            ;  1186.3 p1      41 next
        pxor xmm4, xmm8                                            ;  1188.3 p1      41 next
        pxor xmm7, xmm4                                            ;  1190.3 p1      41 next
        movdqa xmm4, [rbp + 1168]                                  ;  1164.3 p2      41 next
        pxor xmm4, xmm2                                            ;  1189.3 p1      41 next
        movdqa xmm2, [rbp + 1168]                                  ;  1164.3 p2      41 next
        pxor xmm2, xmm11                                           ;  1190.3 p1      41 next
        pxor xmm3, xmm4                                            ;  1191.3 p1      41 next
        pxor xmm12, xmm3                                           ;  1193.3 p1      41 next
        movdqa xmm3, [rbp + 1344]                                  ;  1139.7 p2      41 next
        pxor xmm3, xmm2                                            ;  1193.3 p1      41 next
        movdqa xmm2, [rbp + 1584]                                  ;  1140.7 p2      41 next
        pxor xmm2, xmm7                                            ;  1194.3 p1      41 next
        movdqa xmm7, [rbp + 1728]                                  ;  1141.7 p2      41 next
        pxor xmm0, xmm12                                           ;  1195.3 p1      41 next
        movdqa xmm8, [rbp + 1328]                                  ;  1142.7 p2      41 next
        pxor xmm8, xmm10                                           ;  1196.3 p1      41 next
        movdqa xmm9, [rbp + 1248]                                  ;  1143.7 p2      41 next
        pxor xmm7, xmm0                                            ;  1197.3 p1      41 next
        movdqa xmm0, [rbp + 1376]                                  ;  1144.7 p2      41 next
        pxor xmm0, xmm6                                            ;  1198.3 p1      41 next
        movdqa xmm6, [rbp + 896]                                   ;  1145.7 p2      41 next
        movdqa xmm10, [rbp + 1648]                                 ;  1146.7 p2      41 next reload
        por xmm10, xmm4                                            ;  1199.3 p1      41 next
        pxor xmm11, xmm10                                          ;  1201.3 p1      41 next
        movdqa xmm4, [rbp + 1120]                                  ;  1147.7 p2      41 next
        movdqa xmm10, [rbp + 1712]                                 ;  1148.7 p2      41 next reload
        pxor xmm10, xmm3                                           ;  1201.3 p1      41 next
        pxor xmm1, xmm10                                           ;  1203.3 p1      41 next
        movdqa xmm3, [rbp + 1312]                                  ;  1149.7 p2      41 next
        pxor xmm3, xmm14                                           ;  1203.3 p1      41 next
        movdqa xmm14, [rbp + 1728]                                 ;  1150.7 p2      44 next
        pxor xmm14, [r11 + 2304]                                   ;  1204.3 p2+p1   44 next
        pxor xmm15, xmm11                                          ;  1205.3 p1      41 next
        movdqa xmm10, [rbp + 1328]                                 ;  1152.7 p2      44 next
        pxor xmm10, [r11 + 2320]                                   ;  1206.3 p2+p1   44 next
        pxor xmm13, xmm15                                          ;  1207.3 p1      41 next
        movdqa xmm15, [rbp + 1248]                                 ;  1154.7 p2      44 next
        pxor xmm15, [r11 + 2336]                                   ;  1208.3 p2+p1   44 next
        pxor xmm6, xmm1                                            ;  1209.3 p1      41 next
        movdqa xmm1, [rbp + 1376]                                  ;  1156.7 p2      44 next
        pxor xmm1, [r11 + 2352]                                    ;  1210.3 p2+p1   44 next
        pxor xmm2, xmm5                                            ;  1211.3 p1      41 next
        pxor xmm4, xmm13                                           ;  1212.3 p1      41 next
        movdqa xmm11, [rbp + 896]                                  ;  1158.7 p2      44 next
        pxor xmm11, [r11 + 2368]                                   ;  1213.3 p2+p1   44 next
        pxor xmm9, xmm2                                            ;  1214.3 p1      41 next
        movdqa xmm2, [rbp + 1120]                                  ;  1160.7 p2      44 next
        pxor xmm2, [r11 + 2384]                                    ;  1215.3 p2+p1   44 next
        pxor xmm8, [r11 + 2464]                                    ;  1216.3 p2+p1   44 next
        pxor xmm7, [r11 + 2448]                                    ;  1217.3 p2+p1   44 next
        pxor xmm0, [r11 + 2496]                                    ;  1218.3 p2+p1   44 next
        pxor xmm3, [r11 + 2544]                                    ;  1219.3 p2+p1   44 next
        pxor xmm6, [r11 + 2512]                                    ;  1220.3 p2+p1   44 next
        movdqa xmm12, [rbp + 1312]                                 ;  1167.7 p2      44 next
        pxor xmm12, [r11 + 2400]                                   ;  1221.3 p2+p1   44 next
        pxor xmm4, [r11 + 2528]                                    ;  1222.3 p2+p1   44 next
        pxor xmm9, [r11 + 2480]                                    ;  1223.3 p2+p1   44 next
        movdqa xmm13, [rbp + 1536]                                 ;  1171.7 p2      44 next
        pxor xmm13, [r11 + 2416]                                   ;  1224.3 p2+p1   44 next
        movdqa [rbp + 1536], xmm6                                  ;  1222.3 p0+p3   44 next spill
        movdqa xmm6, [rbp + 1744]                                  ;  1173.7 p2      44 next
        pxor xmm6, [r11 + 2432]                                    ;  1225.3 p2+p1   44 next
        movdqa [rbp + 1744], xmm8                                  ;  1218.3 p0+p3   44 next spill
        movdqa xmm8, xmm14                                         ;  1206.3 p0      41 next copy
        pxor xmm8, xmm12                                           ;  1226.3 p1      41 next
        movdqa [rbp + 1312], xmm4                                  ;  1224.3 p0+p3   44 next spill
        movdqa xmm4, xmm14                                         ;  1206.3 p0      41 next copy
        pand xmm4, xmm10                                           ;  1227.3 p1      41 next
        movdqa [rbp + 1120], xmm7                                  ;  1219.3 p0+p3   44 next spill
        movdqa xmm7, xmm14                                         ;  1206.3 p0      41 next copy
        movdqa [rbp + 896], xmm3                                   ;  1221.3 p0+p3   44 next spill
        movdqa xmm3, xmm14                                         ;  1206.3 p0      41 next copy
        pand xmm3, xmm2                                            ;  1228.3 p1      41 next
        pxor xmm3, xmm10                                           ;  1230.3 p1      41 next
        movdqa [rbp + 1376], xmm0                                  ;  1220.3 p0+p3   44 next spill
        movdqa xmm0, xmm14                                         ;  1206.3 p0      41 next copy
        pxor xmm0, xmm10                                           ;  1230.3 p1      41 next
        movdqa [rbp + 1248], xmm9                                  ;  1225.3 p0+p3   44 next spill
        movdqa xmm9, xmm14                                         ;  1206.3 p0      41 next copy
        pand xmm9, xmm6                                            ;  1231.3 p1      41 next
        movdqa [rbp + 1328], xmm0                                  ;  1232.3 p0+p3   41 next spill
        movdqa xmm0, xmm10                                         ;  1208.3 p0      41 next copy
        pxor xmm0, xmm15                                           ;  1232.3 p1      41 next
        movdqa [rbp + 1728], xmm9                                  ;  1233.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1328]                                  ;  1232.3 p2      41 next
        pand xmm9, xmm12                                           ;  1243.3 p1      41 next
        movdqa [rbp + 1712], xmm9                                  ;  1245.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1328]                                  ;  1232.3 p2      41 next
        pand xmm9, xmm11                                           ;  1243.3 p1      41 next
        movdqa xmm5, xmm10                                         ;  1208.3 p0      41 next copy
        movdqa [rbp + 1328], xmm3                                  ;  1232.3 p0+p3   41 next spill
        movdqa xmm3, xmm10                                         ;  1208.3 p0      41 next copy
        movdqa [rbp + 1648], xmm10                                 ;  1208.3 p0+p3   44 next spill
        movdqa xmm10, [rbp + 1328]                                 ;  1232.3 p2      41 next
        movdqa [rbp + 1584], xmm0                                  ;  1234.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1328]                                  ;  1232.3 p2      41 next
        movdqa [rbp + 1328], xmm9                                  ;  1245.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1584]                                  ;  1234.3 p2      41 next
        pand xmm9, xmm13                                           ;  1245.3 p1      41 next
        movdqa [rbp + 1344], xmm9                                  ;  1247.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1584]                                  ;  1234.3 p2      41 next
        pand xmm9, xmm2                                            ;  1245.3 p1      41 next
        movdqa [rbp + 1584], xmm14                                 ;  1206.3 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1344]                                 ;  1247.3 p2      41 next
        movdqa [rbp + 1168], xmm11                                 ;  1215.3 p0+p3   44 next spill
        movdqa xmm11, [rbp + 1648]                                 ;  1208.3 p2      41 next
        pand xmm11, xmm15                                          ;  1237.3 p1      41 next
        pxor xmm11, xmm13                                          ;  1239.3 p1      41 next
        movdqa [rbp + 1664], xmm11                                 ;  1241.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1168]                                 ;  1215.3 p2      41 next
        pand xmm11, xmm2                                           ;  1239.3 p1      41 next
        pxor xmm11, [rel kasumi_encrypt_compact.T0_constants128]   ;  1241.3 p2+p1   41 next
        movdqa [rbp + 1552], xmm11                                 ;  1243.3 p0+p3   41 next spill
        movdqa xmm11, xmm15                                        ;  1210.3 p0      41 next copy
        pxor xmm11, xmm6                                           ;  1241.3 p1      41 next
        pand xmm5, xmm11                                           ;  1243.3 p1      41 next
        movdqa [rbp + 1616], xmm6                                  ;  1227.3 p0+p3   44 next spill
        movdqa xmm6, xmm15                                         ;  1210.3 p0      41 next copy
        pxor xmm6, xmm1                                            ;  1243.3 p1      41 next
        por xmm3, xmm6                                             ;  1245.3 p1      41 next
        movdqa [rbp + 1392], xmm11                                 ;  1243.3 p0+p3   41 next spill
        movdqa xmm11, xmm15                                        ;  1210.3 p0      41 next copy
        pxor xmm11, xmm13                                          ;  1245.3 p1      41 next
        pand xmm7, xmm11                                           ;  1247.3 p1      41 next
        movdqa xmm11, xmm15                                        ;  1210.3 p0      41 next copy
        pand xmm11, [rbp + 1664]                                   ;  1252.3 p2+p1   41 next
        pxor xmm11, [rbp + 1552]                                   ;  1254.3 p2+p1   41 next
        movdqa [rbp + 1200], xmm11                                 ;  1256.3 p0+p3   41 next spill
        movdqa xmm11, xmm15                                        ;  1212.3 p0      41 next copy
        pand xmm11, [rbp + 1168]                                   ;  1249.3 p2+p1   41 next
        movdqa [rbp + 1424], xmm15                                 ;  1214.3 p0+p3   41 next spill
        movdqa xmm15, xmm12                                        ;  1223.3 p0      41 next copy
        pxor xmm15, xmm1                                           ;  1250.3 p1      41 next
        movdqa [rbp + 1696], xmm11                                 ;  1251.3 p0+p3   41 next spill
        movdqa xmm11, xmm12                                        ;  1223.3 p0      41 next copy
        pand xmm11, xmm2                                           ;  1251.3 p1      41 next
        pxor xmm11, [rel kasumi_encrypt_compact.T0_constants128]   ;  1253.3 p2+p1   41 next
        pxor xmm7, xmm11                                           ;  1255.3 p1      41 next
        movdqa [rbp + 1520], xmm11                                 ;  1255.3 p0+p3   41 next spill
        movdqa xmm11, xmm12                                        ;  1223.3 p0      41 next copy
        pand xmm11, xmm1                                           ;  1254.3 p1      41 next
        pxor xmm5, xmm11                                           ;  1256.3 p1      41 next
        pxor xmm3, xmm5                                            ;  1258.3 p1      41 next
        movdqa xmm11, [rbp + 1584]                                 ;  1222.7 p2      41 next reload
        pxor xmm11, xmm5                                           ;  1258.3 p1      41 next
        movdqa xmm5, xmm2                                          ;  1223.3 p0      41 next copy
        pand xmm5, xmm6                                            ;  1258.3 p1      41 next
        pxor xmm0, xmm5                                            ;  1260.3 p1      41 next
        pxor xmm14, xmm0                                           ;  1262.3 p1      41 next
        movdqa xmm0, xmm2                                          ;  1225.3 p0      41 next copy
        movdqa xmm5, xmm2                                          ;  1226.3 p0      41 next copy
        pand xmm2, xmm13                                           ;  1261.3 p1      41 next
        pand xmm0, [rbp + 1392]                                    ;  1262.3 p2+p1   41 next
        pxor xmm14, xmm15                                          ;  1264.3 p1      41 next
        pand xmm12, [rbp + 1648]                                   ;  1264.3 p2+p1   41 next
        movdqa [rbp + 1584], xmm11                                 ;  1260.3 p0+p3   41 next spill
        movdqa xmm11, xmm13                                        ;  1229.0 p0      41 next copy
        pand xmm11, xmm8                                           ;  1265.3 p1      41 next
        pxor xmm10, xmm11                                          ;  1267.3 p1      41 next
        movdqa xmm11, xmm13                                        ;  1230.0 p0      41 next copy
        pand xmm11, xmm15                                          ;  1267.3 p1      41 next
        pand xmm15, [rbp + 1168]                                   ;  1268.3 p2+p1   41 next
        pxor xmm9, xmm15                                           ;  1270.3 p1      41 next
        movdqa xmm15, xmm13                                        ;  1231.3 p0      41 next copy
        pand xmm15, [rbp + 1616]                                   ;  1270.3 p2+p1   41 next
        pxor xmm9, [rbp + 1664]                                    ;  1272.3 p2+p1   41 next
        pand xmm13, [rbp + 1168]                                   ;  1272.3 p2+p1   41 next
        pxor xmm5, xmm15                                           ;  1273.3 p1      41 next
        movdqa [rbp + 1664], xmm11                                 ;  1269.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1728]                                 ;  1234.7 p2      41 next reload
        pxor xmm11, xmm13                                          ;  1274.3 p1      41 next
        movdqa xmm13, xmm6                                         ;  1245.3 p0      41 next copy
        pand xmm13, xmm1                                           ;  1275.3 p1      41 next
        pxor xmm4, xmm13                                           ;  1277.3 p1      41 next
        movdqa xmm13, xmm8                                         ;  1236.3 p0      41 next copy
        pand xmm13, xmm6                                           ;  1277.3 p1      41 next
        pxor xmm2, xmm13                                           ;  1279.3 p1      41 next
        movdqa xmm13, xmm8                                         ;  1237.3 p0      41 next copy
        pand xmm13, xmm1                                           ;  1279.3 p1      41 next
        pand xmm6, [rbp + 1392]                                    ;  1280.3 p2+p1   41 next
        pxor xmm12, xmm9                                           ;  1281.3 p1      41 next
        movdqa [rbp + 1728], xmm5                                  ;  1275.3 p0+p3   41 next spill
        movdqa xmm5, [rbp + 1696]                                  ;  1251.3 p2      41 next reload
        pxor xmm5, xmm13                                           ;  1282.3 p1      41 next
        movdqa xmm13, [rbp + 1616]                                 ;  1247.0 p2      44 next reload
        pxor xmm2, xmm13                                           ;  1283.3 p1      41 next
        pand xmm8, xmm13                                           ;  1284.3 p1      41 next
        pxor xmm6, xmm4                                            ;  1285.3 p1      41 next
        pxor xmm5, [rbp + 1728]                                    ;  1286.3 p2+p1   41 next
        pxor xmm12, xmm6                                           ;  1287.3 p1      41 next
        pxor xmm6, [rbp + 1168]                                    ;  1288.3 p2+p1   41 next
        pxor xmm3, xmm6                                            ;  1290.3 p1      41 next
        movdqa xmm6, xmm7                                          ;  1257.3 p0      41 next copy
        pxor xmm7, xmm2                                            ;  1290.3 p1      41 next
        pxor xmm12, xmm1                                           ;  1291.3 p1      41 next
        pxor xmm3, xmm10                                           ;  1292.3 p1      41 next
        pxor xmm10, xmm11                                          ;  1293.3 p1      41 next
        movdqa [rbp + 1696], xmm12                                 ;  1293.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1712]                                 ;  1252.3 p2      41 next reload
        pxor xmm12, xmm11                                          ;  1294.3 p1      41 next
        movdqa xmm11, [rbp + 1328]                                 ;  1253.3 p2      41 next reload
        pxor xmm11, xmm4                                           ;  1295.3 p1      41 next
        movdqa [rbp + 1328], xmm3                                  ;  1294.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1200]                                  ;  1259.0 p2      41 next reload
        pxor xmm3, xmm4                                            ;  1296.3 p1      41 next
        pxor xmm2, xmm3                                            ;  1298.3 p1      41 next
        movdqa xmm3, xmm0                                          ;  1264.3 p0      41 next copy
        pxor xmm0, xmm11                                           ;  1298.3 p1      41 next
        pxor xmm14, xmm0                                           ;  1300.3 p1      41 next
        pxor xmm3, [rbp + 1344]                                    ;  1300.3 p2+p1   41 next
        movdqa xmm0, xmm1                                          ;  1261.7 p0      41 next copy
        pxor xmm6, xmm3                                            ;  1302.3 p1      41 next
        pand xmm0, [rbp + 1392]                                    ;  1302.3 p2+p1   41 next
        movdqa xmm3, xmm1                                          ;  1263.0 p0      41 next copy
        pxor xmm15, xmm6                                           ;  1304.3 p1      41 next
        movdqa xmm4, [rbp + 1168]                                  ;  1263.7 p2      44 next reload
        pand xmm3, xmm4                                            ;  1304.3 p1      41 next
        pxor xmm9, xmm0                                            ;  1305.3 p1      41 next
        movdqa xmm0, xmm13                                         ;  1264.7 p0      41 next copy
        pand xmm0, xmm4                                            ;  1306.3 p1      41 next
        pxor xmm1, xmm0                                            ;  1308.3 p1      41 next
        pand xmm4, [rbp + 1648]                                    ;  1308.3 p2+p1   41 next
        pand xmm13, [rbp + 1728]                                   ;  1309.3 p2+p1   41 next
        movdqa xmm0, [rbp + 1584]                                  ;  1267.7 p2      41 next
        pxor xmm0, xmm9                                            ;  1310.3 p1      41 next
        movdqa xmm6, [rel kasumi_encrypt_compact.T0_constants128]  ;  1268.7 p2      41 next reload
        pxor xmm14, xmm6                                           ;  1311.3 p1      41 next
        pxor xmm5, xmm12                                           ;  1312.3 p1      41 next
        pxor xmm12, xmm4                                           ;  1313.3 p1      41 next
        movdqa xmm4, [rbp + 1584]                                  ;  1269.7 p2      41 next
        pxor xmm4, xmm5                                            ;  1314.3 p1      41 next
        movdqa xmm5, [rbp + 1552]                                  ;  1270.7 p2      41 next
        pxor xmm5, xmm13                                           ;  1315.3 p1      41 next
        movdqa xmm9, [rbp + 1376]                                  ;  1271.7 p2      41 next
        pxor xmm8, xmm12                                           ;  1316.3 p1      41 next
        movdqa xmm11, [rbp + 1248]                                 ;  1272.7 p2      44 next reload
        pand xmm9, xmm11                                           ;  1317.3 p1      41 next
        pxor xmm7, xmm3                                            ;  1318.3 p1      41 next
        movdqa xmm12, [rbp + 1520]                                 ;  1273.7 p2      41 next reload
        pxor xmm12, xmm3                                           ;  1319.3 p1      41 next
        pxor xmm10, xmm7                                           ;  1320.3 p1      41 next
        movdqa xmm3, [rbp + 1664]                                  ;  1274.7 p2      41 next
        pxor xmm15, xmm1                                           ;  1321.3 p1      41 next
        movdqa xmm1, [rbp + 896]                                   ;  1275.7 p2      41 next
        movdqa xmm7, [rbp + 1120]                                  ;  1276.7 p2      44 next reload
        pand xmm1, xmm7                                            ;  1322.3 p1      41 next
        pxor xmm0, xmm12                                           ;  1323.3 p1      41 next
        movdqa xmm12, [rbp + 1424]                                 ;  1277.7 p2      41 next reload
        pxor xmm12, xmm8                                           ;  1324.3 p1      41 next
        pxor xmm3, xmm12                                           ;  1326.3 p1      41 next
        movdqa xmm8, [rbp + 1312]                                  ;  1278.7 p2      41 next
        movdqa xmm12, [rbp + 1744]                                 ;  1279.7 p2      44 next reload
        pand xmm8, xmm12                                           ;  1326.3 p1      41 next
        pxor xmm9, xmm7                                            ;  1327.3 p1      41 next
        pxor xmm0, xmm5                                            ;  1328.3 p1      41 next
        pxor xmm5, xmm3                                            ;  1329.3 p1      41 next
        movdqa xmm3, [rbp + 896]                                   ;  1280.7 p2      41 next
        movdqa xmm13, [rbp + 1536]                                 ;  1281.7 p2      44 next reload
        pand xmm3, xmm13                                           ;  1330.3 p1      41 next
        pxor xmm4, [rbp + 1376]                                    ;  1331.3 p2+p1   41 next
        pxor xmm15, xmm7                                           ;  1332.3 p1      41 next
        pxor xmm10, xmm11                                          ;  1333.3 p1      41 next
        pxor xmm14, xmm12                                          ;  1334.3 p1      41 next
        pxor xmm5, [rbp + 1312]                                    ;  1335.3 p2+p1   41 next
        movdqa xmm6, xmm7                                          ;  1287.7 p0      41 next copy
        pand xmm6, [rbp + 1376]                                    ;  1336.3 p2+p1   41 next
        pxor xmm0, [rbp + 896]                                     ;  1337.3 p2+p1   41 next
        movdqa [rbp + 1424], xmm2                                  ;  1300.3 p0+p3   41 next spill
        movdqa xmm2, xmm7                                          ;  1287.7 p0      41 next copy
        pand xmm2, xmm13                                           ;  1338.3 p1      41 next
        movdqa [rbp + 1664], xmm0                                  ;  1339.3 p0+p3   41 next spill
        movdqa xmm0, xmm7                                          ;  1287.7 p0      41 next copy
        pand xmm0, xmm12                                           ;  1339.3 p1      41 next
        movdqa [rbp + 1520], xmm5                                  ;  1337.3 p0+p3   41 next spill
        movdqa xmm5, xmm7                                          ;  1288.0 p0      41 next copy
        movdqa [rbp + 1120], xmm4                                  ;  1333.3 p0+p3   41 next spill
        movdqa xmm4, xmm11                                         ;  1290.0 p0      41 next copy
        pand xmm4, xmm12                                           ;  1340.3 p1      41 next
        movdqa [rbp + 1552], xmm10                                 ;  1335.3 p0+p3   41 next spill
        movdqa xmm10, xmm11                                        ;  1292.0 p0      41 next copy
        pxor xmm10, [rbp + 1312]                                   ;  1341.3 p2+p1   41 next
        movdqa [rbp + 1584], xmm14                                 ;  1336.3 p0+p3   41 next spill
        movdqa xmm14, xmm11                                        ;  1294.0 p0      41 next copy
        movdqa [rbp + 1728], xmm15                                 ;  1334.3 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  1296.0 p0      41 next copy
        pand xmm15, [rbp + 896]                                    ;  1342.3 p2+p1   41 next
        movdqa [rbp + 1648], xmm15                                 ;  1344.3 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  1298.0 p0      41 next copy
        pand xmm15, [rbp + 1312]                                   ;  1343.3 p2+p1   41 next
        movdqa [rbp + 1248], xmm15                                 ;  1345.3 p0+p3   41 next spill
        movdqa xmm15, xmm12                                        ;  1300.0 p0      41 next copy
        movdqa [rbp + 1168], xmm9                                  ;  1329.3 p0+p3   41 next spill
        movdqa xmm9, xmm12                                         ;  1302.0 p0      41 next copy
        movdqa [rbp + 1616], xmm11                                 ;  1303.0 p0+p3   41 next spill
        movdqa xmm11, xmm12                                        ;  1304.0 p0      41 next copy
        pxor xmm11, xmm13                                          ;  1344.3 p1      41 next
        movdqa [rbp + 1392], xmm7                                  ;  1305.0 p0+p3   41 next spill
        movdqa xmm7, xmm12                                         ;  1306.0 p0      41 next copy
        movdqa [rbp + 1344], xmm0                                  ;  1341.3 p0+p3   41 next spill
        movdqa xmm0, xmm12                                         ;  1308.0 p0      41 next copy
        pand xmm12, [rbp + 896]                                    ;  1345.3 p2+p1   41 next
        movdqa [rbp + 1744], xmm12                                 ;  1347.3 p0+p3   41 next spill
        movdqa xmm12, xmm1                                         ;  1324.3 p0      41 next copy
        pxor xmm12, xmm8                                           ;  1346.3 p1      41 next
        pand xmm8, [rbp + 1376]                                    ;  1347.3 p2+p1   41 next
        movdqa [rbp + 1200], xmm10                                 ;  1343.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1376]                                 ;  1302.7 p2      41 next
        pxor xmm10, xmm2                                           ;  1348.3 p1      41 next
        pxor xmm8, xmm10                                           ;  1350.3 p1      41 next
        pand xmm15, xmm10                                          ;  1350.3 p1      41 next
        pxor xmm15, xmm13                                          ;  1352.3 p1      41 next
        movdqa xmm10, xmm13                                        ;  1312.0 p0      41 next copy
        pand xmm10, [rbp + 1312]                                   ;  1352.3 p2+p1   41 next
        pand xmm7, xmm15                                           ;  1354.3 p1      41 next
        movdqa [rbp + 1712], xmm7                                  ;  1356.3 p0+p3   41 next spill
        movdqa xmm7, xmm13                                         ;  1314.0 p0      41 next copy
        movdqa [rbp + 1600], xmm5                                  ;  1315.0 p0+p3   41 next spill
        movdqa xmm5, xmm13                                         ;  1316.0 p0      41 next copy
        pxor xmm5, xmm12                                           ;  1354.3 p1      41 next
        pand xmm14, xmm5                                           ;  1356.3 p1      41 next
        movdqa xmm5, xmm13                                         ;  1317.0 p0      41 next copy
        pand xmm5, [rbp + 1168]                                    ;  1356.3 p2+p1   41 next
        movdqa [rbp + 1264], xmm5                                  ;  1358.3 p0+p3   41 next spill
        movdqa xmm5, xmm13                                         ;  1319.0 p0      41 next copy
        pand xmm5, [rbp + 1376]                                    ;  1357.3 p2+p1   41 next
        pxor xmm13, [rbp + 1328]                                   ;  1358.3 p2+p1   41 next
        movdqa [rbp + 1328], xmm13                                 ;  1360.3 p0+p3   41 next spill
        movdqa xmm13, xmm3                                         ;  1332.3 p0      41 next copy
        pxor xmm13, xmm6                                           ;  1359.3 p1      41 next
        pxor xmm6, xmm12                                           ;  1360.3 p1      41 next
        pand xmm3, [rbp + 1200]                                    ;  1361.3 p2+p1   41 next
        pxor xmm15, xmm3                                           ;  1363.3 p1      41 next
        pxor xmm4, xmm13                                           ;  1363.3 p1      41 next
        movdqa xmm3, [rbp + 1312]                                  ;  1322.3 p2      44 next reload
        pand xmm13, xmm3                                           ;  1364.3 p1      41 next
        pxor xmm1, xmm4                                            ;  1365.3 p1      41 next
        pand xmm9, xmm1                                            ;  1367.3 p1      41 next
        pand xmm7, xmm4                                            ;  1367.3 p1      41 next
        movdqa xmm1, [rbp + 1376]                                  ;  1324.3 p2      44 next reload
        pand xmm4, xmm1                                            ;  1368.3 p1      41 next
        pxor xmm7, [rbp + 1648]                                    ;  1369.3 p2+p1   41 next
        movdqa [rbp + 1536], xmm12                                 ;  1348.3 p0+p3   41 next spill
        movdqa xmm12, xmm1                                         ;  1335.3 p0      41 next copy
        pand xmm12, [rbp + 896]                                    ;  1370.3 p2+p1   41 next
        movdqa [rbp + 1376], xmm5                                  ;  1359.3 p0+p3   41 next spill
        movdqa xmm5, xmm2                                          ;  1340.3 p0      41 next copy
        por xmm2, xmm10                                            ;  1371.3 p1      41 next
        pxor xmm4, xmm2                                            ;  1373.3 p1      41 next
        movdqa xmm2, [rbp + 896]                                   ;  1333.3 p2      44 next reload
        pxor xmm5, xmm2                                            ;  1373.3 p1      41 next
        pxor xmm10, xmm12                                          ;  1374.3 p1      41 next
        pxor xmm12, xmm3                                           ;  1375.3 p1      41 next
        pxor xmm9, xmm5                                            ;  1376.3 p1      41 next
        pxor xmm5, xmm12                                           ;  1377.3 p1      41 next
        pand xmm12, xmm2                                           ;  1378.3 p1      41 next
        pxor xmm8, xmm12                                           ;  1380.3 p1      41 next
        movdqa xmm12, xmm3                                         ;  1338.3 p0      41 next copy
        pxor xmm12, [rbp + 1648]                                   ;  1380.3 p2+p1   41 next
        pand xmm2, [rbp + 1536]                                    ;  1381.3 p2+p1   41 next
        pand xmm1, xmm12                                           ;  1382.3 p1      41 next
        pand xmm12, [rbp + 1248]                                   ;  1383.3 p2+p1   41 next
        movdqa [rbp + 896], xmm9                                   ;  1378.3 p0+p3   41 next spill
        movdqa xmm9, xmm3                                          ;  1342.0 p0      41 next copy
        pand xmm9, [rbp + 1536]                                    ;  1384.3 p2+p1   41 next
        pxor xmm1, xmm9                                            ;  1386.3 p1      41 next
        movdqa xmm9, [rbp + 1168]                                  ;  1343.0 p2      41 next reload
        pand xmm3, xmm9                                            ;  1386.3 p1      41 next
        movdqa [rbp + 1168], xmm3                                  ;  1388.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 896]                                   ;  1378.3 p2      41 next reload
        pxor xmm3, xmm1                                            ;  1389.3 p1      41 next
        movdqa xmm1, [rbp + 1200]                                  ;  1345.3 p2      41 next
        pand xmm1, [rbp + 1344]                                    ;  1388.3 p2+p1   41 next
        pxor xmm11, xmm1                                           ;  1390.3 p1      41 next
        pxor xmm11, xmm10                                          ;  1392.3 p1      41 next
        pand xmm0, xmm11                                           ;  1394.3 p1      41 next
        movdqa xmm1, [rbp + 1200]                                  ;  1347.3 p2      41 next reload
        pxor xmm10, xmm1                                           ;  1392.3 p1      41 next
        movdqa xmm11, [rbp + 1376]                                 ;  1359.3 p2      41 next reload
        pand xmm1, xmm11                                           ;  1393.3 p1      41 next
        pxor xmm2, xmm1                                            ;  1395.3 p1      41 next
        pxor xmm11, [rbp + 1648]                                   ;  1395.3 p2+p1   41 next
        movdqa xmm1, [rbp + 1600]                                  ;  1350.3 p2      41 next reload
        pand xmm1, xmm10                                           ;  1396.3 p1      41 next
        movdqa xmm10, [rel kasumi_encrypt_compact.T0_constants128] ;  1351.3 p2      41 next reload
        pxor xmm1, xmm10                                           ;  1398.3 p1      41 next
        pxor xmm0, xmm11                                           ;  1398.3 p1      41 next
        movdqa xmm11, [rbp + 1344]                                 ;  1352.3 p2      41 next
        pxor xmm11, xmm5                                           ;  1399.3 p1      41 next
        pxor xmm13, xmm11                                          ;  1401.3 p1      41 next
        pxor xmm14, xmm13                                          ;  1403.3 p1      41 next
        pxor xmm14, xmm10                                          ;  1405.3 p1      41 next
        movdqa xmm11, [rbp + 1664]                                 ;  1353.3 p2      41 next reload
        pxor xmm3, xmm11                                           ;  1403.3 p1      41 next
        movdqa xmm13, [rbp + 1232]                                 ;  1354.3 p2      50 next reload
        pxor xmm11, xmm13                                          ;  1404.3 p1      50 next
        pxor xmm13, [rbp + 736]                                    ;  1405.3 p2+p1  108 r
        pxor xmm0, [rbp + 1168]                                    ;  1406.3 p2+p1   41 next
        pxor xmm14, [rbp + 1584]                                   ;  1407.3 p2+p1   41 next
        pxor xmm0, [rbp + 1120]                                    ;  1408.3 p2+p1   41 next
        pxor xmm3, [rbp + 1568]                                    ;  1409.3 p2+p1   50 next
        pxor xmm14, [rbp + 1104]                                   ;  1410.3 p2+p1   50 next
        pxor xmm0, [rbp + 928]                                     ;  1411.3 p2+p1   50 next
        movdqa [rbp + 1168], xmm13                                 ;  1407.3 p0+p3  108 r spill
        movdqa xmm13, [rbp + 1744]                                 ;  1362.3 p2      41 next
        pxor xmm13, [rbp + 1248]                                   ;  1412.3 p2+p1   41 next
        movdqa [rbp + 1248], xmm3                                  ;  1411.3 p0+p3   50 next spill
        movdqa xmm3, [rbp + 1264]                                  ;  1364.3 p2      41 next
        pxor xmm3, xmm13                                           ;  1414.3 p1      41 next
        movdqa [rbp + 1232], xmm0                                  ;  1413.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1392]                                  ;  1365.3 p2      41 next reload
        pand xmm0, xmm13                                           ;  1414.3 p1      41 next
        pxor xmm6, xmm0                                            ;  1416.3 p1      41 next
        pxor xmm7, xmm6                                            ;  1418.3 p1      41 next
        movdqa xmm0, [rbp + 1264]                                  ;  1366.3 p2      41 next
        pxor xmm0, xmm1                                            ;  1417.3 p1      41 next
        pxor xmm9, xmm7                                            ;  1420.3 p1      41 next
        movdqa xmm6, [rbp + 1744]                                  ;  1367.3 p2      41 next
        pxor xmm6, xmm0                                            ;  1419.3 p1      41 next
        movdqa xmm0, [rbp + 1728]                                  ;  1368.3 p2      41 next
        pxor xmm15, xmm3                                           ;  1420.3 p1      41 next
        pxor xmm5, xmm15                                           ;  1422.3 p1      41 next
        movdqa xmm15, [rbp + 1552]                                 ;  1369.3 p2      41 next
        pxor xmm2, xmm5                                            ;  1424.3 p1      41 next
        movdqa xmm5, [rbp + 1328]                                  ;  1370.3 p2      41 next
        movdqa xmm7, [rbp + 1616]                                  ;  1371.3 p2      41 next reload
        por xmm7, xmm3                                             ;  1423.3 p1      41 next
        pxor xmm1, xmm7                                            ;  1425.3 p1      41 next
        movdqa xmm3, [rbp + 1520]                                  ;  1372.3 p2      41 next
        pxor xmm12, xmm1                                           ;  1427.3 p1      41 next
        movdqa xmm1, [rbp + 1728]                                  ;  1373.3 p2      50 next
        movdqa xmm7, [rbp + 976]                                   ;  1374.3 p2      50 next reload
        pxor xmm1, xmm7                                            ;  1426.3 p1      50 next
        pxor xmm7, [rbp + 640]                                     ;  1427.3 p2+p1  108 r
        movdqa xmm13, [rbp + 1712]                                 ;  1376.3 p2      41 next reload
        pxor xmm13, xmm6                                           ;  1428.3 p1      41 next
        pxor xmm0, xmm2                                            ;  1429.3 p1      41 next
        pxor xmm8, xmm13                                           ;  1430.3 p1      41 next
        movdqa xmm2, [rbp + 1584]                                  ;  1377.3 p2      50 next
        movdqa xmm6, [rbp + 1136]                                  ;  1378.3 p2      50 next reload
        pxor xmm2, xmm6                                            ;  1431.3 p1      50 next
        pxor xmm6, [rbp + 656]                                     ;  1432.3 p2+p1  108 r
        pxor xmm4, xmm12                                           ;  1433.3 p1      41 next
        pxor xmm5, xmm8                                            ;  1434.3 p1      41 next
        movdqa xmm8, [rbp + 1552]                                  ;  1380.3 p2      50 next
        movdqa xmm12, [rbp + 1184]                                 ;  1381.3 p2      50 next reload
        pxor xmm8, xmm12                                           ;  1435.3 p1      50 next
        pxor xmm12, [rbp + 672]                                    ;  1436.3 p2+p1  108 r
        pxor xmm9, xmm10                                           ;  1437.3 p1      41 next
        pxor xmm3, xmm4                                            ;  1438.3 p1      41 next
        pxor xmm15, xmm9                                           ;  1439.3 p1      41 next
        movdqa xmm4, [rbp + 1120]                                  ;  1383.3 p2      50 next
        movdqa xmm9, [rbp + 1008]                                  ;  1384.3 p2      50 next reload
        pxor xmm4, xmm9                                            ;  1440.3 p1      50 next
        pxor xmm9, [rbp + 688]                                     ;  1441.3 p2+p1  108 r
        pxor xmm11, [rbp + 480]                                    ;  1442.3 p2+p1  108 r
        pxor xmm14, [rbp + 544]                                    ;  1443.3 p2+p1  108 r
        movdqa xmm13, [rbp + 1632]                                 ;  1388.3 p2      50 next reload
        pxor xmm0, xmm13                                           ;  1444.3 p1      50 next
        pxor xmm13, [rbp + 784]                                    ;  1445.3 p2+p1  108 r
        pxor xmm5, [rbp + 1072]                                    ;  1446.3 p2+p1   50 next
        pxor xmm1, [rbp + 384]                                     ;  1447.3 p2+p1  108 r
        pxor xmm3, [rbp + 1680]                                    ;  1448.3 p2+p1   50 next
        pxor xmm15, [rbp + 1504]                                   ;  1449.3 p2+p1   50 next
        pxor xmm2, [rbp + 400]                                     ;  1450.3 p2+p1  108 r
        pxor xmm8, [rbp + 416]                                     ;  1451.3 p2+p1  108 r
        pxor xmm4, [rbp + 432]                                     ;  1452.3 p2+p1  108 r
        pxor xmm0, [rbp + 528]                                     ;  1453.3 p2+p1  108 r
        pxor xmm5, [rbp + 592]                                     ;  1454.3 p2+p1  108 r
        pxor xmm15, [rbp + 560]                                    ;  1455.3 p2+p1  108 r
        pxor xmm3, [rbp + 608]                                     ;  1456.3 p2+p1  108 r
        movdqa [rbp + 1632], xmm3                                  ;  1458.3 p0+p3  108 r spill
        movdqa xmm3, [rbp + 1328]                                  ;  1401.3 p2      50 next
        pxor xmm3, [rbp + 1296]                                    ;  1457.3 p2+p1   50 next
        pxor xmm3, [rbp + 448]                                     ;  1459.3 p2+p1  108 r
        movdqa [rbp + 1328], xmm5                                  ;  1456.3 p0+p3  108 r spill
        movdqa xmm5, [rbp + 1520]                                  ;  1404.3 p2      50 next
        pxor xmm5, [rbp + 1040]                                    ;  1459.3 p2+p1   50 next
        pxor xmm5, [rbp + 464]                                     ;  1461.3 p2+p1  108 r
        movdqa [rbp + 1520], xmm15                                 ;  1457.3 p0+p3  108 r spill
        movdqa xmm15, [rbp + 1424]                                 ;  1407.3 p2      50 next
        pxor xmm15, [rbp + 1440]                                   ;  1461.3 p2+p1   50 next
        pxor xmm15, [rbp + 496]                                    ;  1463.3 p2+p1  108 r
        movdqa [rbp + 1424], xmm14                                 ;  1445.3 p0+p3  108 r spill
        movdqa xmm14, [rbp + 1696]                                 ;  1410.3 p2      50 next
        pxor xmm14, [rbp + 1152]                                   ;  1463.3 p2+p1   50 next
        pxor xmm14, [rbp + 512]                                    ;  1465.3 p2+p1  108 r
        movdqa [rbp + 1696], xmm0                                  ;  1455.3 p0+p3  108 r spill
        movdqa xmm0, [rbp + 1296]                                  ;  1413.3 p2     108 r
        pxor xmm0, [rbp + 704]                                     ;  1465.3 p2+p1  108 r
        movdqa [rbp + 1296], xmm14                                 ;  1467.3 p0+p3  108 r spill
        movdqa xmm14, [rbp + 1040]                                 ;  1415.3 p2     108 r
        pxor xmm14, [rbp + 720]                                    ;  1466.3 p2+p1  108 r
        movdqa [rbp + 1040], xmm15                                 ;  1465.3 p0+p3  108 r spill
        movdqa xmm15, [rbp + 1440]                                 ;  1417.3 p2     108 r
        pxor xmm15, [rbp + 752]                                    ;  1467.3 p2+p1  108 r
        movdqa [rbp + 1440], xmm11                                 ;  1444.3 p0+p3  108 r spill
        movdqa xmm11, [rbp + 1152]                                 ;  1419.3 p2     108 r
        pxor xmm11, [rbp + 768]                                    ;  1468.3 p2+p1  108 r
        movdqa [rbp + 1152], xmm5                                  ;  1463.3 p0+p3  108 r spill
        movdqa xmm5, xmm7                                          ;  1429.3 p0      50 next copy
        pxor xmm5, [r9 + 176]                                      ;  1469.3 p2+p1   50 next
        movdqa [rbp + 1008], xmm7                                  ;  1429.3 p0+p3  108 r spill
        movdqa xmm7, xmm6                                          ;  1434.3 p0      50 next copy
        pxor xmm7, [r9 + 192]                                      ;  1470.3 p2+p1   50 next
        movdqa [rbp + 1120], xmm6                                  ;  1434.3 p0+p3  108 r spill
        movdqa xmm6, [rbp + 1104]                                  ;  1426.3 p2     108 r
        pxor xmm6, [rbp + 800]                                     ;  1471.3 p2+p1  108 r
        movdqa [rbp + 1104], xmm3                                  ;  1461.3 p0+p3  108 r spill
        movdqa xmm3, xmm12                                         ;  1438.3 p0      50 next copy
        pxor xmm3, [r9 + 208]                                      ;  1472.3 p2+p1   50 next
        movdqa [rbp + 1184], xmm12                                 ;  1438.3 p0+p3  108 r spill
        movdqa xmm12, xmm9                                         ;  1443.3 p0      50 next copy
        pxor xmm12, [r9 + 224]                                     ;  1473.3 p2+p1   50 next
        movdqa [rbp + 1552], xmm9                                  ;  1443.3 p0+p3  108 r spill
        movdqa xmm9, [rbp + 1504]                                  ;  1432.3 p2     108 r
        pxor xmm9, [rbp + 816]                                     ;  1474.3 p2+p1  108 r
        movdqa [rbp + 1504], xmm4                                  ;  1454.3 p0+p3  108 r spill
        movdqa xmm4, [rbp + 928]                                   ;  1434.3 p2     108 r
        pxor xmm4, [rbp + 832]                                     ;  1475.3 p2+p1  108 r
        movdqa [rbp + 928], xmm8                                   ;  1453.3 p0+p3  108 r spill
        movdqa xmm8, xmm13                                         ;  1447.3 p0      50 next copy
        pxor xmm8, [r9 + 64]                                       ;  1476.3 p2+p1   50 next
        movdqa [rbp + 1136], xmm13                                 ;  1447.3 p0+p3  108 r spill
        movdqa xmm13, [rbp + 1072]                                 ;  1441.3 p2     108 r
        pxor xmm13, [rbp + 848]                                    ;  1477.3 p2+p1  108 r
        movdqa [rbp + 1072], xmm2                                  ;  1452.3 p0+p3  108 r spill
        movdqa xmm2, [rbp + 1680]                                  ;  1443.3 p2     108 r
        pxor xmm2, [rbp + 864]                                     ;  1478.3 p2+p1  108 r
        movdqa [rbp + 1680], xmm1                                  ;  1449.3 p0+p3  108 r spill
        movdqa xmm1, [rbp + 1568]                                  ;  1446.0 p2     108 r
        pxor xmm1, [rbp + 880]                                     ;  1479.3 p2+p1  108 r
        movdqa [rbp + 1568], xmm7                                  ;  1472.3 p0+p3   50 next spill
        movdqa xmm7, xmm0                                          ;  1467.3 p0      50 next copy
        pxor xmm7, [r9 + 240]                                      ;  1480.3 p2+p1   50 next
        movdqa [rbp + 1584], xmm0                                  ;  1467.3 p0+p3  108 r spill
        movdqa xmm0, xmm14                                         ;  1468.3 p0      50 next copy
        pxor xmm0, [r9]                                            ;  1481.3 p2+p1   50 next
        movdqa [rbp + 1712], xmm14                                 ;  1468.3 p0+p3  108 r spill
        movdqa xmm14, xmm15                                        ;  1469.3 p0      50 next copy
        pxor xmm14, [r9 + 32]                                      ;  1482.3 p2+p1   50 next
        movdqa [rbp + 976], xmm15                                  ;  1469.3 p0+p3  108 r spill
        movdqa xmm15, xmm11                                        ;  1470.3 p0      50 next copy
        pxor xmm15, [r9 + 48]                                      ;  1483.3 p2+p1   50 next
        movdqa [rbp + 1728], xmm11                                 ;  1470.3 p0+p3  108 r spill
        movdqa xmm11, xmm6                                         ;  1473.3 p0      50 next copy
        pxor xmm11, [r9 + 80]                                      ;  1484.3 p2+p1   50 next
        movdqa [rbp + 1616], xmm6                                  ;  1473.3 p0+p3  108 r spill
        movdqa xmm6, xmm9                                          ;  1476.3 p0      50 next copy
        pxor xmm6, [r9 + 96]                                       ;  1485.3 p2+p1   50 next
        movdqa [rbp + 1744], xmm9                                  ;  1476.3 p0+p3  108 r spill
        movdqa xmm9, xmm4                                          ;  1477.3 p0      50 next copy
        pxor xmm9, [r9 + 112]                                      ;  1486.3 p2+p1   50 next
        movdqa [rbp + 1264], xmm4                                  ;  1477.3 p0+p3  108 r spill
        movdqa xmm4, xmm13                                         ;  1479.3 p0      50 next copy
        pxor xmm4, [r9 + 128]                                      ;  1487.3 p2+p1   50 next
        movdqa [rbp + 1392], xmm13                                 ;  1479.3 p0+p3  108 r spill
        movdqa xmm13, xmm2                                         ;  1480.3 p0      50 next copy
        pxor xmm13, [r9 + 144]                                     ;  1488.3 p2+p1   50 next
        movdqa [rbp + 1664], xmm2                                  ;  1480.3 p0+p3  108 r spill
        movdqa xmm2, xmm1                                          ;  1481.3 p0      50 next copy
        pxor xmm2, [r9 + 160]                                      ;  1489.3 p2+p1   50 next
        movdqa [rbp + 1344], xmm1                                  ;  1481.3 p0+p3  108 r spill
        movdqa xmm1, [rbp + 1168]                                  ;  1469.3 p2      50 next
        pxor xmm1, [r9 + 16]                                       ;  1490.3 p2+p1   50 next
        movdqa [rbp + 1600], xmm7                                  ;  1482.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1232]                                  ;  1471.3 p2     108 r
        pxor xmm7, [rbp + 576]                                     ;  1491.3 p2+p1  108 r
        movdqa [rbp + 1232], xmm7                                  ;  1493.3 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1248]                                  ;  1473.3 p2     108 r
        pxor xmm7, [rbp + 624]                                     ;  1492.3 p2+p1  108 r
        movdqa [rbp + 1248], xmm7                                  ;  1494.3 p0+p3  108 r spill
        movdqa xmm7, xmm8                                          ;  1478.3 p0      41 next copy
        pxor xmm7, xmm2                                            ;  1493.3 p1      41 next
        movdqa [rbp + 1648], xmm0                                  ;  1483.3 p0+p3   50 next spill
        movdqa xmm0, xmm8                                          ;  1478.3 p0      41 next copy
        pxor xmm0, xmm11                                           ;  1494.3 p1      41 next
        movdqa [rbp + 1376], xmm5                                  ;  1480.0 p0+p3   50 next spill
        movdqa xmm5, xmm8                                          ;  1478.7 p0      41 next copy
        pxor xmm5, xmm13                                           ;  1495.3 p1      41 next
        pand xmm5, xmm14                                           ;  1497.3 p1      41 next
        movdqa [rbp + 1200], xmm1                                  ;  1492.3 p0+p3   50 next spill
        movdqa xmm1, xmm8                                          ;  1480.7 p0      41 next copy
        pxor xmm1, xmm15                                           ;  1497.3 p1      41 next
        movdqa [rbp + 896], xmm3                                   ;  1484.0 p0+p3   50 next spill
        movdqa xmm3, xmm8                                          ;  1482.7 p0      41 next copy
        pand xmm3, xmm15                                           ;  1498.3 p1      41 next
        pxor xmm3, xmm13                                           ;  1500.3 p1      41 next
        movdqa [rbp + 1536], xmm12                                 ;  1486.0 p0+p3   50 next spill
        movdqa xmm12, xmm8                                         ;  1484.7 p0      41 next copy
        pand xmm12, xmm3                                           ;  1502.3 p1      41 next
        movdqa [rbp + 1312], xmm2                                  ;  1491.3 p0+p3   50 next spill
        movdqa xmm2, xmm8                                          ;  1486.7 p0      41 next copy
        pand xmm2, xmm6                                            ;  1501.3 p1      41 next
        movdqa [rbp + 1760], xmm8                                  ;  1490.0 p0+p3   41 next spill
        movdqa xmm8, xmm14                                         ;  1488.7 p0      41 next copy
        pxor xmm8, xmm4                                            ;  1502.3 p1      41 next
        movdqa [rbp + 1776], xmm2                                  ;  1503.3 p0+p3   41 next spill
        movdqa xmm2, xmm14                                         ;  1490.7 p0      41 next copy
        pand xmm2, xmm15                                           ;  1503.3 p1      41 next
        movdqa [rbp + 1792], xmm12                                 ;  1504.3 p0+p3   41 next spill
        movdqa xmm12, xmm14                                        ;  1492.7 p0      41 next copy
        pand xmm12, xmm9                                           ;  1504.3 p1      41 next
        pxor xmm12, xmm15                                          ;  1506.3 p1      41 next
        movdqa [rbp + 1808], xmm3                                  ;  1502.3 p0+p3   41 next spill
        movdqa xmm3, xmm14                                         ;  1494.7 p0      41 next copy
        pxor xmm3, xmm15                                           ;  1506.3 p1      41 next
        movdqa [rbp + 1824], xmm3                                  ;  1508.3 p0+p3   41 next spill
        movdqa xmm3, xmm14                                         ;  1496.7 p0      41 next copy
        pand xmm3, [rbp + 1312]                                    ;  1507.3 p2+p1   41 next
        movdqa [rbp + 1840], xmm3                                  ;  1509.3 p0+p3   41 next spill
        movdqa xmm3, xmm1                                          ;  1499.3 p0      41 next copy
        pand xmm3, xmm13                                           ;  1508.3 p1      41 next
        pand xmm1, xmm9                                            ;  1509.3 p1      41 next
        movdqa [rbp + 1856], xmm3                                  ;  1510.3 p0+p3   41 next spill
        movdqa xmm3, xmm15                                         ;  1500.7 p0      41 next copy
        pand xmm3, xmm7                                            ;  1510.3 p1      41 next
        movdqa [rbp + 1872], xmm7                                  ;  1504.0 p0+p3   41 next spill
        movdqa xmm7, xmm15                                         ;  1502.7 p0      41 next copy
        por xmm7, xmm0                                             ;  1511.3 p1      41 next
        movdqa [rbp + 1888], xmm15                                 ;  1506.0 p0+p3   50 next spill
        movdqa xmm15, xmm0                                         ;  1504.7 p0      41 next copy
        pand xmm15, xmm11                                          ;  1512.3 p1      41 next
        pxor xmm2, xmm15                                           ;  1514.3 p1      41 next
        movdqa xmm15, xmm0                                         ;  1505.7 p0      41 next copy
        pand xmm15, xmm9                                           ;  1514.3 p1      41 next
        pxor xmm15, xmm12                                          ;  1516.3 p1      41 next
        pxor xmm15, [rbp + 1856]                                   ;  1521.3 p2+p1   41 next
        movdqa [rbp + 1904], xmm2                                  ;  1516.3 p0+p3   41 next spill
        movdqa xmm2, xmm0                                          ;  1507.7 p0      41 next copy
        pand xmm0, xmm8                                            ;  1517.3 p1      41 next
        pand xmm2, [rbp + 1872]                                    ;  1518.3 p2+p1   41 next
        pxor xmm2, [rbp + 1904]                                    ;  1527.3 p2+p1   41 next
        movdqa [rbp + 1920], xmm2                                  ;  1529.3 p0+p3   41 next spill
        movdqa xmm2, xmm8                                          ;  1509.7 p0      41 next copy
        pand xmm2, xmm13                                           ;  1520.3 p1      41 next
        pxor xmm12, xmm2                                           ;  1522.3 p1      41 next
        movdqa xmm2, xmm13                                         ;  1510.7 p0      41 next copy
        movdqa [rbp + 1936], xmm12                                 ;  1524.3 p0+p3   41 next spill
        movdqa xmm12, xmm4                                         ;  1512.7 p0      41 next copy
        pxor xmm12, xmm11                                          ;  1522.3 p1      41 next
        pand xmm2, xmm12                                           ;  1524.3 p1      41 next
        pxor xmm15, xmm12                                          ;  1524.3 p1      41 next
        pand xmm12, xmm6                                           ;  1525.3 p1      41 next
        pxor xmm1, xmm12                                           ;  1527.3 p1      41 next
        movdqa xmm12, [rbp + 1808]                                 ;  1506.0 p2      41 next reload
        pxor xmm12, xmm1                                           ;  1529.3 p1      41 next
        movdqa xmm1, xmm4                                          ;  1513.7 p0      41 next copy
        pand xmm1, xmm9                                            ;  1528.3 p1      41 next
        pxor xmm1, xmm10                                           ;  1530.3 p1      41 next
        pxor xmm5, xmm1                                            ;  1532.3 p1      41 next
        movdqa [rbp + 1808], xmm8                                  ;  1514.7 p0+p3   41 next spill
        movdqa xmm8, xmm4                                          ;  1515.7 p0      41 next copy
        pand xmm8, xmm11                                           ;  1531.3 p1      41 next
        pxor xmm3, xmm8                                            ;  1533.3 p1      41 next
        pxor xmm7, xmm3                                            ;  1535.3 p1      41 next
        pxor xmm14, xmm3                                           ;  1535.3 p1      41 next
        movdqa xmm3, xmm4                                          ;  1516.7 p0      41 next copy
        movdqa xmm8, [rbp + 1824]                                  ;  1510.7 p2      41 next reload
        pand xmm3, xmm8                                            ;  1535.3 p1      41 next
        pand xmm8, xmm6                                            ;  1536.3 p1      41 next
        pxor xmm8, [rbp + 1904]                                    ;  1538.3 p2+p1   41 next
        pand xmm4, [rbp + 1888]                                    ;  1538.3 p2+p1   41 next
        pxor xmm4, xmm12                                           ;  1540.3 p1      41 next
        pxor xmm4, [rbp + 1920]                                    ;  1542.3 p2+p1   41 next
        pxor xmm4, xmm11                                           ;  1544.3 p1      41 next
        movdqa [rbp + 1824], xmm4                                  ;  1546.3 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;  1518.7 p0      41 next copy
        pand xmm4, xmm6                                            ;  1542.3 p1      41 next
        pxor xmm4, xmm10                                           ;  1544.3 p1      41 next
        movdqa xmm10, xmm9                                         ;  1519.7 p0      41 next copy
        pand xmm10, [rbp + 1872]                                   ;  1544.3 p2+p1   41 next
        pxor xmm8, xmm10                                           ;  1546.3 p1      41 next
        pxor xmm15, xmm8                                           ;  1548.3 p1      41 next
        movdqa xmm8, xmm9                                          ;  1520.7 p0      41 next copy
        pand xmm9, xmm13                                           ;  1547.3 p1      41 next
        pxor xmm0, xmm9                                            ;  1549.3 p1      41 next
        movdqa xmm9, xmm13                                         ;  1521.7 p0      41 next copy
        pand xmm13, xmm6                                           ;  1549.3 p1      41 next
        movdqa [rbp + 1952], xmm6                                  ;  1522.7 p0+p3   50 next spill
        movdqa xmm6, [rbp + 1840]                                  ;  1520.0 p2      41 next reload
        pxor xmm6, xmm13                                           ;  1551.3 p1      41 next
        pxor xmm10, [rbp + 1856]                                   ;  1551.3 p2+p1   41 next
        pxor xmm10, xmm5                                           ;  1553.3 p1      41 next
        movdqa xmm13, [rbp + 1312]                                 ;  1522.0 p2      50 next reload
        pand xmm9, xmm13                                           ;  1553.3 p1      41 next
        pxor xmm0, xmm13                                           ;  1554.3 p1      41 next
        pxor xmm8, xmm9                                            ;  1555.3 p1      41 next
        pxor xmm10, xmm9                                           ;  1556.3 p1      41 next
        movdqa xmm9, [rbp + 1792]                                  ;  1523.3 p2      41 next reload
        pxor xmm9, xmm4                                            ;  1557.3 p1      41 next
        pxor xmm3, xmm6                                            ;  1558.3 p1      41 next
        pxor xmm15, [rel kasumi_encrypt_compact.T0_constants128]   ;  1559.3 p2+p1   41 next
        pxor xmm9, [rbp + 1904]                                    ;  1560.3 p2+p1   41 next
        pxor xmm5, xmm0                                            ;  1561.3 p1      41 next
        pxor xmm0, xmm9                                            ;  1562.3 p1      41 next
        movdqa xmm9, xmm11                                         ;  1526.3 p0      41 next copy
        pand xmm9, [rbp + 1872]                                    ;  1563.3 p2+p1   41 next
        pxor xmm12, xmm9                                           ;  1565.3 p1      41 next
        movdqa xmm9, xmm11                                         ;  1527.7 p0      41 next copy
        pand xmm9, [rbp + 1808]                                    ;  1565.3 p2+p1   41 next
        movdqa [rbp + 1872], xmm0                                  ;  1564.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1776]                                  ;  1529.3 p2      41 next reload
        pxor xmm0, xmm9                                            ;  1567.3 p1      41 next
        movdqa xmm9, xmm11                                         ;  1530.0 p0      41 next copy
        pxor xmm12, xmm14                                          ;  1567.3 p1      41 next
        pand xmm9, [rbp + 1952]                                    ;  1568.3 p2+p1   41 next
        pxor xmm6, [rbp + 1936]                                    ;  1569.3 p2+p1   41 next
        pxor xmm0, xmm8                                            ;  1570.3 p1      41 next
        pand xmm8, xmm13                                           ;  1571.3 p1      41 next
        pxor xmm4, xmm8                                            ;  1573.3 p1      41 next
        movdqa xmm8, xmm13                                         ;  1533.0 p0      41 next copy
        pand xmm8, [rbp + 1952]                                    ;  1573.3 p2+p1   41 next
        pxor xmm11, xmm8                                           ;  1575.3 p1      41 next
        pxor xmm10, xmm11                                          ;  1577.3 p1      41 next
        pxor xmm5, xmm9                                            ;  1576.3 p1      41 next
        pxor xmm1, xmm9                                            ;  1577.3 p1      41 next
        pand xmm13, [rbp + 1808]                                   ;  1578.3 p2+p1   41 next
        movdqa xmm8, [rbp + 1952]                                  ;  1536.3 p2      41 next
        pand xmm8, [rbp + 1888]                                    ;  1579.3 p2+p1   41 next
        pxor xmm12, xmm1                                           ;  1580.3 p1      41 next
        movdqa xmm1, [rbp + 1952]                                  ;  1538.3 p2      41 next
        pxor xmm1, [rbp + 1920]                                    ;  1581.3 p2+p1   41 next
        pxor xmm7, xmm1                                            ;  1583.3 p1      41 next
        movdqa xmm1, [rbp + 1936]                                  ;  1540.3 p2      41 next
        pxor xmm0, xmm3                                            ;  1583.3 p1      41 next
        pxor xmm3, xmm8                                            ;  1584.3 p1      41 next
        pxor xmm6, xmm5                                            ;  1585.3 p1      41 next
        movdqa xmm5, [rbp + 1536]                                  ;  1541.3 p2      41 next
        movdqa xmm8, [rbp + 896]                                   ;  1542.3 p2      50 next reload
        pand xmm5, xmm8                                            ;  1586.3 p1      41 next
        pxor xmm14, xmm0                                           ;  1587.3 p1      41 next
        movdqa xmm0, [rbp + 1200]                                  ;  1543.3 p2      41 next
        pxor xmm1, xmm7                                            ;  1588.3 p1      41 next
        movdqa xmm7, [rbp + 1376]                                  ;  1544.3 p2      50 next reload
        pand xmm0, xmm7                                            ;  1589.3 p1      41 next
        pxor xmm13, xmm3                                           ;  1590.3 p1      41 next
        movdqa xmm3, [rbp + 1648]                                  ;  1545.3 p2      41 next
        movdqa xmm9, [rbp + 1568]                                  ;  1546.3 p2      50 next reload
        pand xmm3, xmm9                                            ;  1591.3 p1      41 next
        pxor xmm12, xmm4                                           ;  1592.3 p1      41 next
        movdqa xmm11, [rbp + 1760]                                 ;  1547.3 p2      41 next reload
        pxor xmm11, xmm13                                          ;  1593.3 p1      41 next
        pxor xmm2, xmm11                                           ;  1595.3 p1      41 next
        pxor xmm4, xmm2                                            ;  1597.3 p1      41 next
        movdqa xmm2, [rbp + 1200]                                  ;  1548.3 p2      41 next
        movdqa xmm11, [rbp + 1600]                                 ;  1549.3 p2      50 next reload
        pand xmm2, xmm11                                           ;  1596.3 p1      41 next
        pxor xmm5, xmm7                                            ;  1597.3 p1      41 next
        pxor xmm10, xmm7                                           ;  1598.3 p1      41 next
        movdqa xmm13, xmm7                                         ;  1555.3 p0      41 next copy
        pand xmm13, [rbp + 1536]                                   ;  1599.3 p2+p1   41 next
        pxor xmm6, xmm8                                            ;  1600.3 p1      41 next
        pxor xmm14, [rbp + 1536]                                   ;  1601.3 p2+p1   41 next
        pxor xmm15, xmm9                                           ;  1602.3 p1      41 next
        pxor xmm1, xmm11                                           ;  1603.3 p1      41 next
        pxor xmm12, [rbp + 1200]                                   ;  1604.3 p2+p1   41 next
        pxor xmm4, [rbp + 1648]                                    ;  1605.3 p2+p1   41 next
        movdqa [rbp + 1760], xmm12                                 ;  1606.3 p0+p3   41 next spill
        movdqa xmm12, xmm7                                         ;  1555.3 p0      41 next copy
        pand xmm12, xmm11                                          ;  1606.3 p1      41 next
        movdqa [rbp + 1936], xmm4                                  ;  1607.3 p0+p3   41 next spill
        movdqa xmm4, xmm7                                          ;  1555.3 p0      41 next copy
        pand xmm4, xmm9                                            ;  1607.3 p1      41 next
        movdqa [rbp + 1920], xmm1                                  ;  1605.3 p0+p3   41 next spill
        movdqa xmm1, xmm7                                          ;  1556.3 p0      41 next copy
        movdqa [rbp + 1376], xmm14                                 ;  1603.3 p0+p3   41 next spill
        movdqa xmm14, xmm8                                         ;  1558.3 p0      41 next copy
        pand xmm14, xmm9                                           ;  1608.3 p1      41 next
        movdqa [rbp + 1952], xmm6                                  ;  1602.3 p0+p3   41 next spill
        movdqa xmm6, xmm8                                          ;  1560.3 p0      41 next copy
        pxor xmm6, [rbp + 1648]                                    ;  1609.3 p2+p1   41 next
        movdqa [rbp + 1888], xmm15                                 ;  1604.3 p0+p3   41 next spill
        movdqa xmm15, xmm8                                         ;  1562.3 p0      41 next copy
        movdqa [rbp + 1808], xmm10                                 ;  1600.3 p0+p3   41 next spill
        movdqa xmm10, xmm8                                         ;  1564.3 p0      41 next copy
        pand xmm10, [rbp + 1200]                                   ;  1610.3 p2+p1   41 next
        movdqa [rbp + 1312], xmm10                                 ;  1612.3 p0+p3   41 next spill
        movdqa xmm10, xmm8                                         ;  1566.3 p0      41 next copy
        pand xmm10, [rbp + 1648]                                   ;  1611.3 p2+p1   41 next
        movdqa [rbp + 896], xmm10                                  ;  1613.3 p0+p3   41 next spill
        movdqa xmm10, xmm9                                         ;  1568.3 p0      41 next copy
        movdqa [rbp + 1776], xmm5                                  ;  1599.3 p0+p3   41 next spill
        movdqa xmm5, xmm9                                          ;  1570.3 p0      41 next copy
        movdqa [rbp + 1904], xmm8                                  ;  1571.3 p0+p3   41 next spill
        movdqa xmm8, xmm9                                          ;  1572.3 p0      41 next copy
        pxor xmm8, xmm11                                           ;  1612.3 p1      41 next
        movdqa [rbp + 1792], xmm7                                  ;  1573.3 p0+p3   41 next spill
        movdqa xmm7, xmm9                                          ;  1574.3 p0      41 next copy
        movdqa [rbp + 1856], xmm4                                  ;  1609.3 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;  1576.3 p0      41 next copy
        pand xmm9, [rbp + 1200]                                    ;  1613.3 p2+p1   41 next
        movdqa [rbp + 1568], xmm9                                  ;  1615.3 p0+p3   41 next spill
        movdqa xmm9, xmm11                                         ;  1578.3 p0      41 next copy
        pand xmm9, [rbp + 1648]                                    ;  1614.3 p2+p1   41 next
        movdqa [rbp + 1840], xmm6                                  ;  1611.3 p0+p3   41 next spill
        movdqa xmm6, xmm11                                         ;  1580.3 p0      41 next copy
        movdqa [rbp + 1968], xmm1                                  ;  1581.3 p0+p3   41 next spill
        movdqa xmm1, xmm11                                         ;  1582.3 p0      41 next copy
        movdqa [rbp + 1984], xmm4                                  ;  1583.3 p0+p3   41 next spill
        movdqa xmm4, xmm11                                         ;  1584.3 p0      41 next copy
        movdqa [rbp + 2000], xmm15                                 ;  1585.3 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  1586.3 p0      41 next copy
        pand xmm15, [rbp + 1776]                                   ;  1615.3 p2+p1   41 next
        pand xmm11, [rbp + 1536]                                   ;  1616.3 p2+p1   41 next
        movdqa [rbp + 1600], xmm15                                 ;  1617.3 p0+p3   41 next spill
        movdqa xmm15, xmm0                                         ;  1591.3 p0      41 next copy
        pxor xmm15, xmm3                                           ;  1617.3 p1      41 next
        pand xmm3, [rbp + 1536]                                    ;  1618.3 p2+p1   41 next
        pxor xmm4, xmm15                                           ;  1619.3 p1      41 next
        movdqa [rbp + 2016], xmm11                                 ;  1618.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 2000]                                 ;  1585.3 p2      41 next reload
        pand xmm11, xmm4                                           ;  1621.3 p1      41 next
        movdqa xmm4, xmm2                                          ;  1598.3 p0      41 next copy
        pxor xmm4, xmm13                                           ;  1621.3 p1      41 next
        pxor xmm13, xmm15                                          ;  1622.3 p1      41 next
        pxor xmm14, xmm4                                           ;  1623.3 p1      41 next
        pand xmm4, [rbp + 1648]                                    ;  1624.3 p2+p1   41 next
        pand xmm2, [rbp + 1840]                                    ;  1625.3 p2+p1   41 next
        pxor xmm0, xmm14                                           ;  1626.3 p1      41 next
        pand xmm5, xmm0                                            ;  1628.3 p1      41 next
        pand xmm6, xmm14                                           ;  1628.3 p1      41 next
        movdqa xmm0, [rbp + 1536]                                  ;  1588.3 p2      50 next reload
        pand xmm14, xmm0                                           ;  1629.3 p1      41 next
        pxor xmm6, [rbp + 1312]                                    ;  1630.3 p2+p1   41 next
        movdqa [rbp + 2000], xmm15                                 ;  1619.3 p0+p3   41 next spill
        movdqa xmm15, xmm0                                         ;  1599.3 p0      41 next copy
        pxor xmm15, xmm12                                          ;  1631.3 p1      41 next
        pxor xmm3, xmm15                                           ;  1633.3 p1      41 next
        pand xmm10, xmm15                                          ;  1633.3 p1      41 next
        pxor xmm1, xmm10                                           ;  1635.3 p1      41 next
        movdqa xmm15, xmm0                                         ;  1599.3 p0      41 next copy
        movdqa xmm10, [rbp + 1200]                                 ;  1595.3 p2      50 next reload
        pand xmm15, xmm10                                          ;  1635.3 p1      41 next
        pxor xmm2, xmm1                                            ;  1637.3 p1      41 next
        pand xmm7, xmm1                                            ;  1637.3 p1      41 next
        movdqa xmm1, xmm12                                         ;  1608.3 p0      41 next copy
        pxor xmm12, xmm10                                          ;  1638.3 p1      41 next
        por xmm1, xmm9                                             ;  1639.3 p1      41 next
        pxor xmm14, xmm1                                           ;  1641.3 p1      41 next
        pxor xmm9, xmm15                                           ;  1641.3 p1      41 next
        movdqa xmm1, [rbp + 1648]                                  ;  1601.7 p2      50 next reload
        pxor xmm15, xmm1                                           ;  1642.3 p1      41 next
        pxor xmm5, xmm12                                           ;  1643.3 p1      41 next
        pxor xmm12, xmm15                                          ;  1644.3 p1      41 next
        pand xmm15, xmm10                                          ;  1645.3 p1      41 next
        pxor xmm3, xmm15                                           ;  1647.3 p1      41 next
        movdqa xmm15, [rbp + 2000]                                 ;  1619.3 p2      41 next reload
        pand xmm10, xmm15                                          ;  1647.3 p1      41 next
        pand xmm15, xmm1                                           ;  1648.3 p1      41 next
        movdqa [rbp + 2000], xmm5                                  ;  1645.3 p0+p3   41 next spill
        movdqa xmm5, xmm1                                          ;  1612.7 p0      41 next copy
        pxor xmm5, [rbp + 1312]                                    ;  1649.3 p2+p1   41 next
        pand xmm1, [rbp + 1776]                                    ;  1650.3 p2+p1   41 next
        pand xmm0, xmm5                                            ;  1651.3 p1      41 next
        pxor xmm15, xmm0                                           ;  1653.3 p1      41 next
        movdqa xmm0, [rbp + 896]                                   ;  1613.3 p2      41 next reload
        pand xmm5, xmm0                                            ;  1653.3 p1      41 next
        pxor xmm0, [rbp + 1568]                                    ;  1654.3 p2+p1   41 next
        movdqa [rbp + 896], xmm1                                   ;  1652.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2000]                                  ;  1645.3 p2      41 next reload
        pxor xmm1, xmm15                                           ;  1656.3 p1      41 next
        movdqa xmm15, [rbp + 1840]                                 ;  1613.3 p2      41 next
        pand xmm15, [rbp + 1856]                                   ;  1656.3 p2+p1   41 next
        pxor xmm8, xmm15                                           ;  1658.3 p1      41 next
        pxor xmm8, xmm9                                            ;  1660.3 p1      41 next
        movdqa xmm15, [rbp + 1840]                                 ;  1615.3 p2      41 next reload
        pxor xmm9, xmm15                                           ;  1659.3 p1      41 next
        pand xmm15, [rbp + 2016]                                   ;  1660.3 p2+p1   41 next
        pxor xmm10, xmm15                                          ;  1662.3 p1      41 next
        movdqa xmm15, [rbp + 1968]                                 ;  1617.3 p2      41 next reload
        pand xmm15, xmm9                                           ;  1662.3 p1      41 next
        movdqa xmm9, [rbp + 1984]                                  ;  1618.3 p2      41 next reload
        pand xmm9, xmm8                                            ;  1663.3 p1      41 next
        movdqa xmm8, [rel kasumi_encrypt_compact.T0_constants128]  ;  1619.3 p2      41 next reload
        pxor xmm15, xmm8                                           ;  1664.3 p1      41 next
        pxor xmm1, [rbp + 1760]                                    ;  1665.3 p2+p1   41 next
        pxor xmm1, [r10 + 2544]                                    ;  1667.3 p2+p1   44 next
        movdqa [rbp + 1984], xmm1                                  ;  1669.3 p0+p3   44 next spill
        movdqa xmm1, [rbp + 1792]                                  ;  1622.3 p2      41 next reload
        pand xmm1, xmm0                                            ;  1667.3 p1      41 next
        pxor xmm13, xmm1                                           ;  1669.3 p1      41 next
        movdqa xmm1, [rbp + 1600]                                  ;  1623.3 p2      41 next reload
        pxor xmm0, xmm1                                            ;  1669.3 p1      41 next
        pxor xmm6, xmm13                                           ;  1671.3 p1      41 next
        pxor xmm1, xmm15                                           ;  1671.3 p1      41 next
        movdqa xmm13, xmm12                                        ;  1646.3 p0      41 next copy
        pxor xmm13, [rbp + 1856]                                   ;  1672.3 p2+p1   41 next
        pxor xmm4, xmm13                                           ;  1674.3 p1      41 next
        pxor xmm11, xmm4                                           ;  1676.3 p1      41 next
        pxor xmm2, xmm0                                            ;  1675.3 p1      41 next
        pxor xmm12, xmm2                                           ;  1677.3 p1      41 next
        movdqa xmm2, [rbp + 1312]                                  ;  1625.3 p2      41 next
        pxor xmm2, [rbp + 2016]                                    ;  1677.3 p2+p1   41 next
        pxor xmm9, xmm2                                            ;  1679.3 p1      41 next
        movdqa xmm2, [rbp + 1568]                                  ;  1627.3 p2      41 next
        pxor xmm2, xmm1                                            ;  1679.3 p1      41 next
        movdqa xmm1, [rbp + 1776]                                  ;  1628.3 p2      41 next
        pxor xmm1, xmm6                                            ;  1680.3 p1      41 next
        movdqa xmm4, [rbp + 896]                                   ;  1652.3 p2      41 next
        pxor xmm7, xmm2                                            ;  1681.3 p1      41 next
        movdqa xmm2, [rbp + 1808]                                  ;  1630.3 p2      41 next
        pxor xmm10, xmm12                                          ;  1682.3 p1      41 next
        movdqa xmm6, [rbp + 1888]                                  ;  1631.3 p2      41 next
        movdqa xmm12, [rbp + 1904]                                 ;  1632.3 p2      41 next reload
        por xmm12, xmm0                                            ;  1683.3 p1      41 next
        pxor xmm4, xmm9                                            ;  1684.3 p1      41 next
        movdqa xmm0, [rbp + 1952]                                  ;  1633.3 p2      41 next
        pxor xmm3, xmm7                                            ;  1685.3 p1      41 next
        movdqa xmm7, [rbp + 1376]                                  ;  1634.3 p2      41 next
        pxor xmm15, xmm12                                          ;  1686.3 p1      41 next
        movdqa xmm9, [rbp + 1920]                                  ;  1635.3 p2      41 next
        pxor xmm11, xmm8                                           ;  1687.3 p1      41 next
        pxor xmm2, xmm10                                           ;  1688.3 p1      41 next
        movdqa xmm10, [rbp + 1936]                                 ;  1636.3 p2      41 next
        pxor xmm5, xmm15                                           ;  1689.3 p1      41 next
        movdqa xmm15, [rbp + 1808]                                 ;  1637.3 p2      44 next
        pxor xmm15, [r10 + 2304]                                   ;  1690.3 p2+p1   44 next
        pxor xmm7, xmm4                                            ;  1691.3 p1      41 next
        movdqa xmm4, [rbp + 1888]                                  ;  1639.3 p2      44 next
        pxor xmm9, xmm3                                            ;  1692.3 p1      41 next
        pxor xmm4, [r10 + 2320]                                    ;  1693.3 p2+p1   44 next
        movdqa xmm3, [rbp + 1952]                                  ;  1641.3 p2      44 next
        pxor xmm6, xmm11                                           ;  1694.3 p1      41 next
        pxor xmm3, [r10 + 2336]                                    ;  1695.3 p2+p1   44 next
        movdqa xmm11, [rbp + 1376]                                 ;  1643.3 p2      44 next
        pxor xmm14, xmm5                                           ;  1696.3 p1      41 next
        pxor xmm11, [r10 + 2352]                                   ;  1697.3 p2+p1   44 next
        movdqa xmm5, [rbp + 1920]                                  ;  1645.3 p2      44 next
        pxor xmm5, [r10 + 2368]                                    ;  1698.3 p2+p1   44 next
        pxor xmm1, xmm8                                            ;  1699.3 p1      41 next
        pxor xmm10, xmm14                                          ;  1700.3 p1      41 next
        movdqa xmm14, [rbp + 1936]                                 ;  1647.3 p2      44 next
        pxor xmm14, [r10 + 2384]                                   ;  1701.3 p2+p1   44 next
        pxor xmm0, xmm1                                            ;  1702.3 p1      41 next
        movdqa xmm1, [rbp + 1760]                                  ;  1649.3 p2      44 next
        pxor xmm1, [r10 + 2400]                                    ;  1703.3 p2+p1   44 next
        pxor xmm2, [r10 + 2448]                                    ;  1704.3 p2+p1   44 next
        pxor xmm7, [r10 + 2496]                                    ;  1705.3 p2+p1   44 next
        pxor xmm9, [r10 + 2512]                                    ;  1706.3 p2+p1   44 next
        pxor xmm6, [r10 + 2464]                                    ;  1707.3 p2+p1   44 next
        pxor xmm10, [r10 + 2528]                                   ;  1708.3 p2+p1   44 next
        movdqa xmm12, [rbp + 1872]                                 ;  1656.3 p2      44 next
        pxor xmm12, [r10 + 2416]                                   ;  1709.3 p2+p1   44 next
        pxor xmm0, [r10 + 2480]                                    ;  1710.3 p2+p1   44 next
        movdqa xmm13, [rbp + 1824]                                 ;  1659.3 p2      44 next
        pxor xmm13, [r10 + 2432]                                   ;  1711.3 p2+p1   44 next
        movdqa [rbp + 1824], xmm9                                  ;  1708.3 p0+p3   44 next spill
        movdqa xmm9, xmm15                                         ;  1692.3 p0      41 next copy
        pxor xmm9, xmm1                                            ;  1712.3 p1      41 next
        movdqa [rbp + 1872], xmm6                                  ;  1709.3 p0+p3   44 next spill
        movdqa xmm6, xmm15                                         ;  1692.3 p0      41 next copy
        pand xmm6, xmm4                                            ;  1713.3 p1      41 next
        movdqa [rbp + 1760], xmm10                                 ;  1710.3 p0+p3   44 next spill
        movdqa xmm10, xmm15                                        ;  1692.3 p0      41 next copy
        movdqa [rbp + 1936], xmm2                                  ;  1706.3 p0+p3   44 next spill
        movdqa xmm2, xmm15                                         ;  1692.3 p0      41 next copy
        pand xmm2, xmm14                                           ;  1714.3 p1      41 next
        pxor xmm2, xmm4                                            ;  1716.3 p1      41 next
        movdqa [rbp + 1920], xmm7                                  ;  1707.3 p0+p3   44 next spill
        movdqa xmm7, xmm15                                         ;  1692.3 p0      41 next copy
        pxor xmm7, xmm4                                            ;  1716.3 p1      41 next
        movdqa [rbp + 1376], xmm0                                  ;  1712.3 p0+p3   44 next spill
        movdqa xmm0, xmm15                                         ;  1692.3 p0      41 next copy
        pand xmm0, xmm13                                           ;  1717.3 p1      41 next
        movdqa [rbp + 1952], xmm7                                  ;  1718.3 p0+p3   41 next spill
        movdqa xmm7, xmm4                                          ;  1695.3 p0      41 next copy
        pxor xmm7, xmm3                                            ;  1718.3 p1      41 next
        movdqa [rbp + 1888], xmm0                                  ;  1719.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1952]                                  ;  1718.3 p2      41 next
        pand xmm0, xmm1                                            ;  1729.3 p1      41 next
        movdqa [rbp + 1808], xmm0                                  ;  1731.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1952]                                  ;  1718.3 p2      41 next
        pand xmm0, xmm5                                            ;  1729.3 p1      41 next
        movdqa xmm8, xmm4                                          ;  1695.3 p0      41 next copy
        movdqa [rbp + 1952], xmm2                                  ;  1718.3 p0+p3   41 next spill
        movdqa xmm2, xmm4                                          ;  1695.3 p0      41 next copy
        movdqa [rbp + 1904], xmm4                                  ;  1695.3 p0+p3   44 next spill
        movdqa xmm4, [rbp + 1952]                                  ;  1718.3 p2      41 next
        movdqa [rbp + 896], xmm7                                   ;  1720.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1952]                                  ;  1718.3 p2      41 next
        movdqa [rbp + 1952], xmm0                                  ;  1731.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 896]                                   ;  1720.3 p2      41 next
        pand xmm0, xmm12                                           ;  1731.3 p1      41 next
        movdqa [rbp + 1776], xmm0                                  ;  1733.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 896]                                   ;  1720.3 p2      41 next
        pand xmm0, xmm14                                           ;  1731.3 p1      41 next
        movdqa [rbp + 896], xmm15                                  ;  1692.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1776]                                 ;  1733.3 p2      41 next
        movdqa [rbp + 1568], xmm5                                  ;  1700.3 p0+p3   44 next spill
        movdqa xmm5, [rbp + 1904]                                  ;  1695.3 p2      41 next
        pand xmm5, xmm3                                            ;  1723.3 p1      41 next
        pxor xmm5, xmm12                                           ;  1725.3 p1      41 next
        movdqa [rbp + 2016], xmm5                                  ;  1727.3 p0+p3   41 next spill
        movdqa xmm5, [rbp + 1568]                                  ;  1700.3 p2      41 next
        pand xmm5, xmm14                                           ;  1725.3 p1      41 next
        pxor xmm5, [rel kasumi_encrypt_compact.T0_constants128]    ;  1727.3 p2+p1   41 next
        movdqa [rbp + 1312], xmm5                                  ;  1729.3 p0+p3   41 next spill
        movdqa xmm5, xmm1                                          ;  1705.3 p0      41 next copy
        pxor xmm5, xmm11                                           ;  1727.3 p1      41 next
        movdqa [rbp + 1856], xmm0                                  ;  1733.3 p0+p3   41 next spill
        movdqa xmm0, xmm1                                          ;  1705.3 p0      41 next copy
        pand xmm0, xmm14                                           ;  1728.3 p1      41 next
        pxor xmm0, [rel kasumi_encrypt_compact.T0_constants128]    ;  1730.3 p2+p1   41 next
        movdqa [rbp + 1600], xmm14                                 ;  1703.3 p0+p3   44 next spill
        movdqa xmm14, xmm1                                         ;  1705.3 p0      41 next copy
        pand xmm14, xmm11                                          ;  1730.3 p1      41 next
        pand xmm1, [rbp + 1904]                                    ;  1731.3 p2+p1   41 next
        movdqa [rbp + 1792], xmm1                                  ;  1733.3 p0+p3   41 next spill
        movdqa xmm1, xmm3                                          ;  1697.3 p0      41 next copy
        pxor xmm1, xmm13                                           ;  1732.3 p1      41 next
        pand xmm8, xmm1                                            ;  1734.3 p1      41 next
        pxor xmm14, xmm8                                           ;  1736.3 p1      41 next
        movdqa xmm8, xmm3                                          ;  1697.3 p0      41 next copy
        pxor xmm8, xmm11                                           ;  1735.3 p1      41 next
        por xmm2, xmm8                                             ;  1737.3 p1      41 next
        pxor xmm2, xmm14                                           ;  1739.3 p1      41 next
        movdqa [rbp + 1968], xmm2                                  ;  1741.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 896]                                   ;  1700.0 p2      41 next reload
        pxor xmm2, xmm14                                           ;  1738.3 p1      41 next
        movdqa xmm14, xmm3                                         ;  1700.7 p0      41 next copy
        pxor xmm14, xmm12                                          ;  1739.3 p1      41 next
        pand xmm10, xmm14                                          ;  1741.3 p1      41 next
        pxor xmm10, xmm0                                           ;  1743.3 p1      41 next
        movdqa xmm14, xmm3                                         ;  1703.3 p0      41 next copy
        pand xmm14, [rbp + 2016]                                   ;  1742.3 p2+p1   41 next
        pxor xmm14, [rbp + 1312]                                   ;  1744.3 p2+p1   41 next
        movdqa [rbp + 896], xmm2                                   ;  1740.3 p0+p3   41 next spill
        movdqa xmm2, xmm3                                          ;  1706.3 p0      41 next copy
        pand xmm2, [rbp + 1568]                                    ;  1744.3 p2+p1   41 next
        movdqa [rbp + 1840], xmm3                                  ;  1708.3 p0+p3   41 next spill
        movdqa xmm3, xmm9                                          ;  1714.3 p0      41 next copy
        pand xmm3, xmm12                                           ;  1745.3 p1      41 next
        pxor xmm4, xmm3                                            ;  1747.3 p1      41 next
        movdqa xmm3, xmm12                                         ;  1711.3 p0      41 next copy
        pand xmm3, xmm5                                            ;  1747.3 p1      41 next
        movdqa [rbp + 2000], xmm4                                  ;  1749.3 p0+p3   41 next spill
        movdqa xmm4, xmm12                                         ;  1712.7 p0      41 next copy
        pand xmm4, xmm13                                           ;  1748.3 p1      41 next
        movdqa [rbp + 1648], xmm13                                 ;  1713.7 p0+p3   44 next spill
        movdqa xmm13, xmm12                                        ;  1714.7 p0      41 next copy
        pand xmm13, [rbp + 1600]                                   ;  1749.3 p2+p1   41 next
        pand xmm12, [rbp + 1568]                                   ;  1750.3 p2+p1   41 next
        movdqa [rbp + 1200], xmm13                                 ;  1751.3 p0+p3   41 next spill
        movdqa xmm13, [rbp + 1888]                                 ;  1719.3 p2      41 next reload
        pxor xmm13, xmm12                                          ;  1752.3 p1      41 next
        movdqa xmm12, xmm5                                         ;  1729.3 p0      41 next copy
        pand xmm12, [rbp + 1568]                                   ;  1752.3 p2+p1   41 next
        movdqa [rbp + 1888], xmm13                                 ;  1754.3 p0+p3   41 next spill
        movdqa xmm13, [rbp + 1856]                                 ;  1733.3 p2      41 next reload
        pxor xmm13, xmm12                                          ;  1754.3 p1      41 next
        pxor xmm13, [rbp + 2016]                                   ;  1756.3 p2+p1   41 next
        movdqa xmm12, xmm9                                         ;  1719.7 p0      41 next copy
        pand xmm12, xmm8                                           ;  1755.3 p1      41 next
        pxor xmm12, [rbp + 1200]                                   ;  1762.3 p2+p1   41 next
        pxor xmm12, [rbp + 1648]                                   ;  1764.3 p2+p1   41 next
        movdqa [rbp + 1200], xmm12                                 ;  1766.3 p0+p3   41 next spill
        movdqa xmm12, xmm9                                         ;  1722.7 p0      41 next copy
        pand xmm12, xmm11                                          ;  1758.3 p1      41 next
        pxor xmm2, xmm12                                           ;  1760.3 p1      41 next
        movdqa xmm12, xmm11                                        ;  1723.7 p0      41 next copy
        pand xmm12, xmm8                                           ;  1760.3 p1      41 next
        pxor xmm6, xmm12                                           ;  1762.3 p1      41 next
        movdqa xmm12, xmm8                                         ;  1737.3 p0      41 next copy
        pand xmm8, xmm1                                            ;  1762.3 p1      41 next
        pand xmm12, [rbp + 1600]                                   ;  1763.3 p2+p1   41 next
        pxor xmm7, xmm12                                           ;  1765.3 p1      41 next
        pxor xmm15, xmm7                                           ;  1767.3 p1      41 next
        pxor xmm5, xmm15                                           ;  1769.3 p1      41 next
        movdqa xmm15, xmm1                                         ;  1734.3 p0      41 next copy
        pand xmm1, xmm11                                           ;  1767.3 p1      41 next
        movdqa xmm7, [rbp + 1600]                                  ;  1734.3 p2      44 next reload
        pand xmm15, xmm7                                           ;  1768.3 p1      41 next
        pxor xmm7, xmm4                                            ;  1769.3 p1      41 next
        pxor xmm1, xmm13                                           ;  1770.3 p1      41 next
        movdqa xmm12, [rbp + 1792]                                 ;  1735.7 p2      41 next reload
        pxor xmm12, xmm13                                          ;  1771.3 p1      41 next
        pxor xmm14, xmm6                                           ;  1772.3 p1      41 next
        pxor xmm8, xmm6                                            ;  1773.3 p1      41 next
        movdqa xmm13, [rbp + 1952]                                 ;  1737.0 p2      41 next reload
        pxor xmm13, xmm6                                           ;  1774.3 p1      41 next
        movdqa xmm6, xmm10                                         ;  1745.3 p0      41 next copy
        pxor xmm13, xmm15                                          ;  1776.3 p1      41 next
        pxor xmm5, xmm13                                           ;  1778.3 p1      41 next
        pxor xmm15, [rbp + 1776]                                   ;  1777.3 p2+p1   41 next
        pxor xmm6, xmm15                                           ;  1779.3 p1      41 next
        pxor xmm4, xmm6                                            ;  1781.3 p1      41 next
        movdqa xmm15, [rbp + 1200]                                 ;  1766.3 p2      41 next reload
        pxor xmm10, xmm15                                          ;  1780.3 p1      41 next
        pxor xmm2, xmm7                                            ;  1781.3 p1      41 next
        pxor xmm14, xmm15                                          ;  1782.3 p1      41 next
        movdqa xmm15, [rbp + 896]                                  ;  1746.0 p2      41 next reload
        pxor xmm1, xmm15                                           ;  1783.3 p1      41 next
        pxor xmm12, xmm8                                           ;  1784.3 p1      41 next
        movdqa xmm6, [rel kasumi_encrypt_compact.T0_constants128]  ;  1747.0 p2      41 next reload
        pxor xmm5, xmm6                                            ;  1785.3 p1      41 next
        movdqa xmm13, [rbp + 1568]                                 ;  1748.0 p2      44 next reload
        pxor xmm8, xmm13                                           ;  1786.3 p1      41 next
        pand xmm7, [rbp + 1648]                                    ;  1787.3 p2+p1   41 next
        pand xmm9, [rbp + 1648]                                    ;  1788.3 p2+p1   41 next
        pxor xmm8, [rbp + 1968]                                    ;  1789.3 p2+p1   41 next
        pxor xmm12, xmm11                                          ;  1790.3 p1      41 next
        pxor xmm7, [rbp + 1312]                                    ;  1791.3 p2+p1   41 next
        pxor xmm8, [rbp + 2000]                                    ;  1792.3 p2+p1   41 next
        movdqa xmm6, xmm11                                         ;  1752.0 p0      41 next copy
        pand xmm6, xmm13                                           ;  1793.3 p1      41 next
        pxor xmm10, xmm6                                           ;  1795.3 p1      41 next
        pxor xmm0, xmm6                                            ;  1795.3 p1      41 next
        pxor xmm1, xmm0                                            ;  1797.3 p1      41 next
        movdqa xmm0, xmm13                                         ;  1759.0 p0      41 next copy
        pand xmm0, [rbp + 1904]                                    ;  1797.3 p2+p1   41 next
        pand xmm13, [rbp + 1648]                                   ;  1798.3 p2+p1   41 next
        pxor xmm11, xmm13                                          ;  1800.3 p1      41 next
        pxor xmm4, xmm11                                           ;  1802.3 p1      41 next
        movdqa xmm6, [rbp + 1808]                                  ;  1756.0 p2      41 next reload
        movdqa xmm11, [rbp + 1888]                                 ;  1757.0 p2      41 next reload
        pxor xmm6, xmm11                                           ;  1801.3 p1      41 next
        pxor xmm11, [rbp + 2000]                                   ;  1802.3 p2+p1   41 next
        pxor xmm10, xmm11                                          ;  1804.3 p1      41 next
        pxor xmm0, xmm6                                            ;  1804.3 p1      41 next
        pxor xmm2, xmm6                                            ;  1805.3 p1      41 next
        movdqa xmm6, [rbp + 1920]                                  ;  1759.0 p2      41 next
        pxor xmm15, xmm2                                           ;  1807.3 p1      41 next
        movdqa xmm2, [rbp + 1376]                                  ;  1760.0 p2      44 next reload
        pand xmm6, xmm2                                            ;  1807.3 p1      41 next
        pxor xmm9, xmm0                                            ;  1808.3 p1      41 next
        movdqa xmm0, [rbp + 1984]                                  ;  1761.0 p2      41 next
        movdqa xmm11, [rbp + 1936]                                 ;  1762.0 p2      44 next reload
        pand xmm0, xmm11                                           ;  1809.3 p1      41 next
        pxor xmm1, xmm7                                            ;  1810.3 p1      41 next
        movdqa xmm13, [rbp + 1840]                                 ;  1763.0 p2      41 next reload
        pxor xmm13, xmm9                                           ;  1811.3 p1      41 next
        pxor xmm3, xmm13                                           ;  1813.3 p1      41 next
        pxor xmm7, xmm3                                            ;  1815.3 p1      41 next
        movdqa xmm3, [rbp + 1760]                                  ;  1764.0 p2      41 next
        movdqa xmm9, [rbp + 1872]                                  ;  1765.0 p2      44 next reload
        pand xmm3, xmm9                                            ;  1814.3 p1      41 next
        pxor xmm6, xmm11                                           ;  1815.3 p1      41 next
        movdqa xmm13, [rbp + 1984]                                 ;  1766.0 p2      41 next
        pand xmm13, [rbp + 1824]                                   ;  1816.3 p2+p1   41 next
        pxor xmm8, [rbp + 1824]                                    ;  1817.3 p2+p1   41 next
        pxor xmm4, xmm11                                           ;  1818.3 p1      41 next
        pxor xmm10, xmm2                                           ;  1819.3 p1      41 next
        pxor xmm15, [rbp + 1920]                                   ;  1820.3 p2+p1   41 next
        pxor xmm5, xmm9                                            ;  1821.3 p1      41 next
        pxor xmm7, [rbp + 1760]                                    ;  1822.3 p2+p1   41 next
        movdqa [rbp + 1840], xmm12                                 ;  1792.3 p0+p3   41 next spill
        movdqa xmm12, xmm11                                        ;  1773.0 p0      41 next copy
        pand xmm12, [rbp + 1920]                                   ;  1823.3 p2+p1   41 next
        pxor xmm1, [rbp + 1984]                                    ;  1824.3 p2+p1   41 next
        movdqa [rbp + 2000], xmm14                                 ;  1784.3 p0+p3   41 next spill
        movdqa xmm14, xmm11                                        ;  1773.0 p0      41 next copy
        pand xmm14, [rbp + 1824]                                   ;  1825.3 p2+p1   41 next
        movdqa [rbp + 1888], xmm1                                  ;  1826.3 p0+p3   41 next spill
        movdqa xmm1, xmm11                                         ;  1773.7 p0      41 next copy
        pand xmm1, xmm9                                            ;  1826.3 p1      41 next
        movdqa [rbp + 1808], xmm7                                  ;  1824.3 p0+p3   41 next spill
        movdqa xmm7, xmm11                                         ;  1775.7 p0      41 next copy
        movdqa [rbp + 1936], xmm8                                  ;  1819.3 p0+p3   41 next spill
        movdqa xmm8, xmm2                                          ;  1777.7 p0      41 next copy
        pand xmm8, xmm9                                            ;  1827.3 p1      41 next
        movdqa [rbp + 1648], xmm15                                 ;  1822.3 p0+p3   41 next spill
        movdqa xmm15, xmm2                                         ;  1779.7 p0      41 next copy
        pxor xmm15, [rbp + 1760]                                   ;  1828.3 p2+p1   41 next
        movdqa [rbp + 1904], xmm10                                 ;  1821.3 p0+p3   41 next spill
        movdqa xmm10, xmm2                                         ;  1781.7 p0      41 next copy
        movdqa [rbp + 1568], xmm5                                  ;  1823.3 p0+p3   41 next spill
        movdqa xmm5, xmm2                                          ;  1783.7 p0      41 next copy
        pand xmm5, [rbp + 1984]                                    ;  1829.3 p2+p1   41 next
        movdqa [rbp + 1312], xmm4                                  ;  1820.3 p0+p3   41 next spill
        movdqa xmm4, xmm2                                          ;  1785.7 p0      41 next copy
        pand xmm4, [rbp + 1760]                                    ;  1830.3 p2+p1   41 next
        movdqa [rbp + 1376], xmm4                                  ;  1832.3 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;  1787.7 p0      41 next copy
        movdqa [rbp + 1968], xmm5                                  ;  1831.3 p0+p3   41 next spill
        movdqa xmm5, xmm9                                          ;  1789.7 p0      41 next copy
        movdqa [rbp + 896], xmm6                                   ;  1817.3 p0+p3   41 next spill
        movdqa xmm6, xmm9                                          ;  1791.7 p0      41 next copy
        pxor xmm6, [rbp + 1824]                                    ;  1831.3 p2+p1   41 next
        movdqa [rbp + 1200], xmm2                                  ;  1792.7 p0+p3   41 next spill
        movdqa xmm2, xmm9                                          ;  1793.7 p0      41 next copy
        movdqa [rbp + 1776], xmm11                                 ;  1794.7 p0+p3   41 next spill
        movdqa xmm11, xmm9                                         ;  1795.7 p0      41 next copy
        pand xmm9, [rbp + 1984]                                    ;  1832.3 p2+p1   41 next
        movdqa [rbp + 1872], xmm9                                  ;  1834.3 p0+p3   41 next spill
        movdqa xmm9, xmm0                                          ;  1811.3 p0      41 next copy
        pxor xmm9, xmm3                                            ;  1833.3 p1      41 next
        pand xmm3, [rbp + 1920]                                    ;  1834.3 p2+p1   41 next
        movdqa [rbp + 1952], xmm1                                  ;  1828.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1920]                                  ;  1791.0 p2      41 next
        pxor xmm1, xmm14                                           ;  1835.3 p1      41 next
        pxor xmm3, xmm1                                            ;  1837.3 p1      41 next
        pand xmm4, xmm1                                            ;  1837.3 p1      41 next
        movdqa xmm1, [rbp + 1824]                                  ;  1792.3 p2      44 next reload
        pxor xmm4, xmm1                                            ;  1839.3 p1      41 next
        pand xmm2, xmm4                                            ;  1841.3 p1      41 next
        movdqa [rbp + 1792], xmm2                                  ;  1843.3 p0+p3   41 next spill
        movdqa xmm2, xmm13                                         ;  1818.3 p0      41 next copy
        pxor xmm2, xmm12                                           ;  1840.3 p1      41 next
        pxor xmm8, xmm2                                            ;  1842.3 p1      41 next
        pand xmm2, [rbp + 1760]                                    ;  1842.3 p2+p1   41 next
        pxor xmm12, xmm9                                           ;  1843.3 p1      41 next
        pand xmm13, xmm15                                          ;  1844.3 p1      41 next
        pxor xmm4, xmm13                                           ;  1846.3 p1      41 next
        movdqa xmm13, xmm1                                         ;  1803.3 p0      41 next copy
        pand xmm13, [rbp + 1760]                                   ;  1846.3 p2+p1   41 next
        pxor xmm0, xmm8                                            ;  1847.3 p1      41 next
        pand xmm5, xmm0                                            ;  1849.3 p1      41 next
        movdqa xmm0, xmm1                                          ;  1805.0 p0      41 next copy
        pand xmm0, xmm8                                            ;  1849.3 p1      41 next
        pand xmm8, [rbp + 1920]                                    ;  1850.3 p2+p1   41 next
        pxor xmm0, [rbp + 1968]                                    ;  1851.3 p2+p1   41 next
        movdqa [rbp + 1600], xmm0                                  ;  1853.3 p0+p3   41 next spill
        movdqa xmm0, xmm1                                          ;  1809.3 p0      41 next copy
        pxor xmm0, xmm9                                            ;  1852.3 p1      41 next
        pand xmm10, xmm0                                           ;  1854.3 p1      41 next
        movdqa xmm0, xmm1                                          ;  1810.3 p0      41 next copy
        pand xmm0, [rbp + 896]                                     ;  1854.3 p2+p1   41 next
        pand xmm1, [rbp + 1920]                                    ;  1855.3 p2+p1   41 next
        movdqa [rbp + 1824], xmm0                                  ;  1856.3 p0+p3   41 next spill
        movdqa xmm0, xmm14                                         ;  1827.3 p0      41 next copy
        por xmm14, xmm13                                           ;  1856.3 p1      41 next
        pxor xmm8, xmm14                                           ;  1858.3 p1      41 next
        movdqa xmm14, [rbp + 1984]                                 ;  1818.0 p2      44 next reload
        pxor xmm0, xmm14                                           ;  1858.3 p1      41 next
        pxor xmm5, xmm0                                            ;  1860.3 p1      41 next
        movdqa [rbp + 2016], xmm9                                  ;  1835.3 p0+p3   41 next spill
        movdqa xmm9, xmm14                                         ;  1829.0 p0      41 next copy
        pand xmm9, [rbp + 1920]                                    ;  1860.3 p2+p1   41 next
        pxor xmm13, xmm9                                           ;  1862.3 p1      41 next
        pxor xmm9, [rbp + 1760]                                    ;  1862.3 p2+p1   41 next
        pxor xmm0, xmm9                                            ;  1864.3 p1      41 next
        pand xmm9, xmm14                                           ;  1864.3 p1      41 next
        pxor xmm3, xmm9                                            ;  1866.3 p1      41 next
        movdqa xmm9, xmm15                                         ;  1830.3 p0      41 next copy
        pand xmm9, [rbp + 1952]                                    ;  1866.3 p2+p1   41 next
        pxor xmm6, xmm9                                            ;  1868.3 p1      41 next
        movdqa xmm9, xmm15                                         ;  1830.3 p0      41 next copy
        pand xmm15, xmm1                                           ;  1868.3 p1      41 next
        pxor xmm9, xmm13                                           ;  1869.3 p1      41 next
        pand xmm7, xmm9                                            ;  1871.3 p1      41 next
        pxor xmm13, xmm6                                           ;  1871.3 p1      41 next
        pand xmm11, xmm13                                          ;  1873.3 p1      41 next
        movdqa xmm6, [rbp + 1968]                                  ;  1831.3 p2      41 next reload
        pxor xmm1, xmm6                                            ;  1873.3 p1      41 next
        movdqa xmm9, [rbp + 1760]                                  ;  1829.0 p2      44 next reload
        pxor xmm6, xmm9                                            ;  1874.3 p1      41 next
        movdqa xmm13, [rbp + 2016]                                 ;  1835.3 p2      41 next reload
        pand xmm14, xmm13                                          ;  1875.3 p1      41 next
        pand xmm13, xmm9                                           ;  1876.3 p1      41 next
        pand xmm9, [rbp + 896]                                     ;  1877.3 p2+p1   41 next
        pxor xmm15, xmm14                                          ;  1878.3 p1      41 next
        movdqa xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;  1832.0 p2      41 next reload
        pxor xmm7, xmm14                                           ;  1879.3 p1      41 next
        pxor xmm1, xmm11                                           ;  1880.3 p1      41 next
        movdqa xmm11, [rbp + 1952]                                 ;  1833.0 p2      41 next
        pxor xmm11, xmm0                                           ;  1881.3 p1      41 next
        pxor xmm2, xmm11                                           ;  1883.3 p1      41 next
        pxor xmm10, xmm2                                           ;  1885.3 p1      41 next
        pxor xmm10, xmm14                                          ;  1887.3 p1      41 next
        pxor xmm9, xmm1                                            ;  1885.3 p1      41 next
        movdqa xmm1, [rbp + 1872]                                  ;  1834.3 p2      41 next
        movdqa xmm2, [rbp + 1376]                                  ;  1835.3 p2      41 next reload
        pxor xmm1, xmm2                                            ;  1886.3 p1      41 next
        pand xmm2, xmm6                                            ;  1887.3 p1      41 next
        pand xmm6, [rbp + 1920]                                    ;  1888.3 p2+p1   41 next
        pxor xmm13, xmm6                                           ;  1890.3 p1      41 next
        pxor xmm5, xmm13                                           ;  1892.3 p1      41 next
        movdqa xmm6, [rbp + 1824]                                  ;  1856.3 p2      41 next
        pxor xmm6, xmm1                                            ;  1891.3 p1      41 next
        movdqa xmm11, [rbp + 1776]                                 ;  1838.3 p2      41 next reload
        pand xmm11, xmm1                                           ;  1892.3 p1      41 next
        pxor xmm12, xmm11                                          ;  1894.3 p1      41 next
        movdqa xmm1, [rbp + 1824]                                  ;  1856.3 p2      41 next
        pxor xmm1, xmm7                                            ;  1894.3 p1      41 next
        movdqa xmm11, [rbp + 1600]                                 ;  1853.3 p2      41 next reload
        pxor xmm11, xmm12                                          ;  1896.3 p1      41 next
        pxor xmm4, xmm6                                            ;  1896.3 p1      41 next
        pxor xmm0, xmm4                                            ;  1898.3 p1      41 next
        movdqa xmm4, [rbp + 1872]                                  ;  1841.3 p2      41 next
        pxor xmm4, xmm1                                            ;  1898.3 p1      41 next
        movdqa xmm1, [rbp + 896]                                   ;  1842.3 p2      41 next
        pxor xmm1, xmm11                                           ;  1899.3 p1      41 next
        movdqa xmm11, [rbp + 1312]                                 ;  1843.3 p2      41 next
        pxor xmm15, xmm0                                           ;  1900.3 p1      41 next
        movdqa xmm0, [rbp + 1568]                                  ;  1844.3 p2      41 next
        pxor xmm0, xmm10                                           ;  1901.3 p1      41 next
        movdqa xmm10, [rbp + 1904]                                 ;  1845.3 p2      41 next
        movdqa xmm12, [rbp + 1200]                                 ;  1846.3 p2      41 next reload
        por xmm12, xmm6                                            ;  1902.3 p1      41 next
        pxor xmm7, xmm12                                           ;  1904.3 p1      41 next
        movdqa xmm6, [rbp + 1648]                                  ;  1847.3 p2      41 next
        pxor xmm6, xmm9                                            ;  1904.3 p1      41 next
        movdqa xmm9, [rbp + 1936]                                  ;  1848.3 p2      41 next
        pxor xmm11, xmm15                                          ;  1905.3 p1      41 next
        movdqa xmm15, [rbp + 1808]                                 ;  1849.3 p2      41 next
        pxor xmm2, xmm7                                            ;  1906.3 p1      41 next
        movdqa xmm7, [rbp + 1888]                                  ;  1850.3 p2      41 next
        pxor xmm7, xmm5                                            ;  1907.3 p1      41 next
        movdqa xmm5, [rbp + 1312]                                  ;  1851.3 p2      50 next
        movdqa xmm12, [rbp + 1680]                                 ;  1852.3 p2     108 r reload
        pxor xmm5, xmm12                                           ;  1908.3 p1      50 next
        movdqa xmm13, [rbp + 1792]                                 ;  1853.3 p2      41 next reload
        pxor xmm13, xmm4                                           ;  1909.3 p1      41 next
        pxor xmm8, xmm2                                            ;  1910.3 p1      41 next
        pxor xmm3, xmm13                                           ;  1911.3 p1      41 next
        movdqa xmm2, [rbp + 1568]                                  ;  1854.3 p2      50 next
        movdqa xmm4, [rbp + 1072]                                  ;  1855.3 p2     108 r reload
        pxor xmm2, xmm4                                            ;  1912.3 p1      50 next
        pxor xmm15, xmm8                                           ;  1913.3 p1      41 next
        pxor xmm1, xmm14                                           ;  1914.3 p1      41 next
        pxor xmm9, xmm3                                            ;  1915.3 p1      41 next
        movdqa xmm3, [rbp + 1904]                                  ;  1856.3 p2      50 next
        movdqa xmm8, [rbp + 928]                                   ;  1857.3 p2     108 r reload
        pxor xmm3, xmm8                                            ;  1916.3 p1      50 next
        movdqa xmm13, xmm12                                        ;  1863.3 p0      50 next copy
        pxor xmm13, [r11 + 128]                                    ;  1917.3 p2+p1   50 next
        pxor xmm10, xmm1                                           ;  1918.3 p1      41 next
        movdqa xmm1, xmm4                                          ;  1866.3 p0      50 next copy
        pxor xmm1, [r11 + 144]                                     ;  1919.3 p2+p1   50 next
        pxor xmm0, [rbp + 1424]                                    ;  1920.3 p2+p1   50 next
        pxor xmm6, [rbp + 1232]                                    ;  1921.3 p2+p1   50 next
        pxor xmm11, [rbp + 1696]                                   ;  1922.3 p2+p1   50 next
        pxor xmm7, [rbp + 1248]                                    ;  1923.3 p2+p1   50 next
        pxor xmm15, [rbp + 1632]                                   ;  1924.3 p2+p1   50 next
        pxor xmm9, [rbp + 1328]                                    ;  1925.3 p2+p1   50 next
        pxor xmm10, [rbp + 1520]                                   ;  1926.3 p2+p1   50 next
        movdqa xmm4, xmm8                                          ;  1868.3 p0      50 next copy
        pxor xmm4, [r11 + 160]                                     ;  1927.3 p2+p1   50 next
        movdqa xmm8, [rbp + 1648]                                  ;  1868.3 p2      50 next
        pxor xmm8, [rbp + 1504]                                    ;  1928.3 p2+p1   50 next
        movdqa xmm12, [rbp + 1936]                                 ;  1870.3 p2      50 next
        pxor xmm12, [rbp + 1104]                                   ;  1929.3 p2+p1   50 next
        movdqa [rbp + 1936], xmm7                                  ;  1925.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1808]                                  ;  1872.3 p2      50 next
        pxor xmm7, [rbp + 1152]                                    ;  1930.3 p2+p1   50 next
        movdqa [rbp + 1808], xmm15                                 ;  1926.3 p0+p3   50 next spill
        movdqa xmm15, [rbp + 1888]                                 ;  1874.3 p2      50 next
        pxor xmm15, [rbp + 1440]                                   ;  1931.3 p2+p1   50 next
        movdqa [rbp + 1888], xmm9                                  ;  1927.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 2000]                                  ;  1876.3 p2      50 next
        pxor xmm9, [rbp + 1040]                                    ;  1932.3 p2+p1   50 next
        movdqa [rbp + 2000], xmm6                                  ;  1923.3 p0+p3   50 next spill
        movdqa xmm6, [rbp + 1840]                                  ;  1878.3 p2      50 next
        pxor xmm6, [rbp + 1296]                                    ;  1933.3 p2+p1   50 next
        movdqa [rbp + 1840], xmm10                                 ;  1928.3 p0+p3   50 next spill
        movdqa xmm10, [rbp + 1504]                                 ;  1880.3 p2      50 next
        pxor xmm10, [r11 + 176]                                    ;  1934.3 p2+p1   50 next
        movdqa [rbp + 1648], xmm0                                  ;  1922.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1104]                                  ;  1882.3 p2      50 next
        pxor xmm0, [r11 + 192]                                     ;  1935.3 p2+p1   50 next
        movdqa [rbp + 1904], xmm11                                 ;  1924.3 p0+p3   50 next spill
        movdqa xmm11, [rbp + 1152]                                 ;  1884.3 p2      50 next
        pxor xmm11, [r11 + 208]                                    ;  1936.3 p2+p1   50 next
        movdqa [rbp + 1568], xmm6                                  ;  1935.3 p0+p3   50 next spill
        movdqa xmm6, [rbp + 1440]                                  ;  1886.3 p2      50 next
        pxor xmm6, [r11 + 224]                                     ;  1937.3 p2+p1   50 next
        movdqa [rbp + 1792], xmm9                                  ;  1934.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 1040]                                  ;  1890.0 p2      50 next
        pxor xmm9, [r11 + 240]                                     ;  1938.3 p2+p1   50 next
        movdqa [rbp + 1312], xmm15                                 ;  1933.3 p0+p3   50 next spill
        movdqa xmm15, [rbp + 1296]                                 ;  1892.3 p2      50 next
        pxor xmm15, [r11]                                          ;  1939.3 p2+p1   50 next
        movdqa [rbp + 1200], xmm7                                  ;  1932.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1696]                                  ;  1895.7 p2      50 next
        pxor xmm7, [r11 + 16]                                      ;  1940.3 p2+p1   50 next
        movdqa [rbp + 896], xmm12                                  ;  1931.3 p0+p3   50 next spill
        movdqa xmm12, [rbp + 1424]                                 ;  1898.3 p2      50 next
        pxor xmm12, [r11 + 32]                                     ;  1941.3 p2+p1   50 next
        movdqa [rbp + 1872], xmm8                                  ;  1930.3 p0+p3   50 next spill
        movdqa xmm8, [rbp + 1520]                                  ;  1901.0 p2      50 next
        pxor xmm8, [r11 + 48]                                      ;  1942.3 p2+p1   50 next
        movdqa [rbp + 1600], xmm3                                  ;  1918.3 p0+p3   50 next spill
        movdqa xmm3, [rbp + 1232]                                  ;  1903.3 p2      50 next
        pxor xmm3, [r11 + 64]                                      ;  1943.3 p2+p1   50 next
        movdqa [rbp + 1824], xmm2                                  ;  1914.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1328]                                  ;  1906.3 p2      50 next
        pxor xmm2, [r11 + 80]                                      ;  1944.3 p2+p1   50 next
        movdqa [rbp + 1776], xmm5                                  ;  1910.3 p0+p3   50 next spill
        movdqa xmm5, [rbp + 1632]                                  ;  1908.3 p2      50 next
        pxor xmm5, [r11 + 96]                                      ;  1945.3 p2+p1   50 next
        movdqa [rbp + 1920], xmm0                                  ;  1937.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1248]                                  ;  1910.3 p2      50 next
        pxor xmm0, [r11 + 112]                                     ;  1946.3 p2+p1   50 next
        movdqa [rbp + 1376], xmm1                                  ;  1921.3 p0+p3   50 next spill
        movdqa xmm1, xmm9                                          ;  1940.3 p0      41 next copy
        pxor xmm1, xmm2                                            ;  1947.3 p1      41 next
        movdqa [rbp + 1952], xmm11                                 ;  1938.3 p0+p3   50 next spill
        movdqa xmm11, xmm9                                         ;  1940.3 p0      41 next copy
        pand xmm11, xmm15                                          ;  1948.3 p1      41 next
        movdqa [rbp + 1760], xmm13                                 ;  1919.3 p0+p3   50 next spill
        movdqa xmm13, xmm9                                         ;  1940.3 p0      41 next copy
        movdqa [rbp + 2016], xmm6                                  ;  1939.3 p0+p3   50 next spill
        movdqa xmm6, xmm9                                          ;  1940.3 p0      41 next copy
        pand xmm6, xmm3                                            ;  1949.3 p1      41 next
        pxor xmm6, xmm15                                           ;  1951.3 p1      41 next
        movdqa [rbp + 1968], xmm4                                  ;  1929.3 p0+p3   50 next spill
        movdqa xmm4, xmm9                                          ;  1940.3 p0      41 next copy
        pxor xmm4, xmm15                                           ;  1951.3 p1      41 next
        movdqa [rbp + 1984], xmm10                                 ;  1936.3 p0+p3   50 next spill
        movdqa xmm10, xmm9                                         ;  1940.3 p0      41 next copy
        pand xmm10, xmm0                                           ;  1952.3 p1      41 next
        movdqa [rbp + 1856], xmm4                                  ;  1953.3 p0+p3   41 next spill
        movdqa xmm4, xmm6                                          ;  1953.3 p0      41 next copy
        movdqa [rbp + 1536], xmm10                                 ;  1954.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1856]                                 ;  1953.3 p2      41 next
        pand xmm10, xmm2                                           ;  1964.3 p1      41 next
        movdqa [rbp + 2032], xmm10                                 ;  1966.3 p0+p3   41 next spill
        movdqa xmm10, xmm2                                         ;  1946.3 p0      41 next copy
        pxor xmm10, xmm12                                          ;  1954.3 p1      41 next
        movdqa xmm14, xmm2                                         ;  1946.3 p0      41 next copy
        pand xmm14, xmm3                                           ;  1955.3 p1      41 next
        pxor xmm14, [rel kasumi_encrypt_compact.T0_constants128]   ;  1957.3 p2+p1   41 next
        movdqa [rbp + 2048], xmm9                                  ;  1940.3 p0+p3   41 next spill
        movdqa xmm9, xmm2                                          ;  1946.3 p0      41 next copy
        pand xmm2, xmm15                                           ;  1957.3 p1      41 next
        pand xmm9, xmm12                                           ;  1958.3 p1      41 next
        movdqa [rbp + 2064], xmm2                                  ;  1959.3 p0+p3   41 next spill
        movdqa xmm2, xmm15                                         ;  1941.3 p0      41 next copy
        pxor xmm2, xmm7                                            ;  1959.3 p1      41 next
        movdqa [rbp + 2080], xmm2                                  ;  1961.3 p0+p3   41 next spill
        movdqa xmm2, xmm15                                         ;  1941.3 p0      41 next copy
        movdqa [rbp + 2096], xmm8                                  ;  1944.3 p0+p3   50 next spill
        movdqa xmm8, xmm15                                         ;  1941.3 p0      41 next copy
        movdqa [rbp + 2112], xmm3                                  ;  1945.3 p0+p3   50 next spill
        movdqa xmm3, xmm15                                         ;  1941.3 p0      41 next copy
        pand xmm3, xmm7                                            ;  1960.3 p1      41 next
        pxor xmm3, xmm5                                            ;  1962.3 p1      41 next
        pand xmm15, [rbp + 2096]                                   ;  1962.3 p2+p1   41 next
        movdqa [rbp + 2128], xmm3                                  ;  1964.3 p0+p3   41 next spill
        movdqa xmm3, xmm7                                          ;  1942.7 p0      41 next copy
        pxor xmm3, xmm0                                            ;  1963.3 p1      41 next
        pand xmm2, xmm3                                            ;  1965.3 p1      41 next
        pxor xmm9, xmm2                                            ;  1967.3 p1      41 next
        movdqa xmm2, xmm7                                          ;  1943.7 p0      41 next copy
        pxor xmm2, xmm12                                           ;  1966.3 p1      41 next
        por xmm8, xmm2                                             ;  1968.3 p1      41 next
        pxor xmm8, xmm9                                            ;  1970.3 p1      41 next
        movdqa [rbp + 2144], xmm8                                  ;  1972.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 2048]                                  ;  1942.7 p2      41 next reload
        pxor xmm8, xmm9                                            ;  1969.3 p1      41 next
        movdqa xmm9, xmm7                                          ;  1945.7 p0      41 next copy
        pxor xmm9, xmm5                                            ;  1970.3 p1      41 next
        pand xmm13, xmm9                                           ;  1972.3 p1      41 next
        pxor xmm13, xmm14                                          ;  1974.3 p1      41 next
        movdqa xmm9, xmm7                                          ;  1946.7 p0      41 next copy
        pand xmm9, [rbp + 2128]                                    ;  1975.3 p2+p1   41 next
        movdqa [rbp + 2048], xmm7                                  ;  1947.7 p0+p3   50 next spill
        movdqa xmm7, xmm1                                          ;  1949.3 p0      41 next copy
        pand xmm7, xmm5                                            ;  1974.3 p1      41 next
        pxor xmm4, xmm7                                            ;  1976.3 p1      41 next
        movdqa xmm7, xmm10                                         ;  1956.3 p0      41 next copy
        pand xmm7, xmm5                                            ;  1976.3 p1      41 next
        movdqa [rbp + 2160], xmm4                                  ;  1978.3 p0+p3   41 next spill
        movdqa xmm4, xmm10                                         ;  1956.3 p0      41 next copy
        pand xmm4, [rbp + 2096]                                    ;  1977.3 p2+p1   41 next
        movdqa [rbp + 2176], xmm8                                  ;  1971.3 p0+p3   41 next spill
        movdqa xmm8, xmm5                                          ;  1953.7 p0      41 next copy
        pand xmm8, [rbp + 2080]                                    ;  1978.3 p2+p1   41 next
        movdqa [rbp + 2192], xmm1                                  ;  1954.7 p0+p3   41 next spill
        movdqa xmm1, xmm5                                          ;  1955.7 p0      41 next copy
        pand xmm1, xmm0                                            ;  1979.3 p1      41 next
        movdqa [rbp + 2208], xmm0                                  ;  1956.7 p0+p3   50 next spill
        movdqa xmm0, xmm5                                          ;  1957.7 p0      41 next copy
        pand xmm0, [rbp + 2112]                                    ;  1980.3 p2+p1   41 next
        pand xmm5, [rbp + 2096]                                    ;  1981.3 p2+p1   41 next
        movdqa [rbp + 2224], xmm7                                  ;  1978.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1536]                                  ;  1955.7 p2      41 next reload
        pxor xmm7, xmm5                                            ;  1983.3 p1      41 next
        movdqa xmm5, xmm12                                         ;  1959.7 p0      41 next copy
        pand xmm5, xmm2                                            ;  1983.3 p1      41 next
        pxor xmm11, xmm5                                           ;  1985.3 p1      41 next
        movdqa xmm5, xmm3                                          ;  1965.3 p0      41 next copy
        pand xmm5, [rbp + 2112]                                    ;  1985.3 p2+p1   41 next
        movdqa [rbp + 1536], xmm7                                  ;  1985.3 p0+p3   41 next spill
        movdqa xmm7, xmm3                                          ;  1965.3 p0      41 next copy
        pand xmm7, xmm12                                           ;  1986.3 p1      41 next
        pand xmm3, xmm2                                            ;  1987.3 p1      41 next
        pxor xmm3, xmm11                                           ;  1989.3 p1      41 next
        movdqa [rbp + 2240], xmm3                                  ;  1991.3 p0+p3   41 next spill
        movdqa xmm3, xmm2                                          ;  1968.3 p0      41 next copy
        pand xmm3, [rbp + 2112]                                    ;  1989.3 p2+p1   41 next
        pxor xmm6, xmm3                                            ;  1991.3 p1      41 next
        pxor xmm6, xmm8                                            ;  1993.3 p1      41 next
        pxor xmm10, xmm6                                           ;  1995.3 p1      41 next
        pxor xmm8, xmm5                                            ;  1993.3 p1      41 next
        pxor xmm8, xmm13                                           ;  1995.3 p1      41 next
        pxor xmm8, xmm1                                            ;  1997.3 p1      41 next
        movdqa xmm3, [rbp + 2112]                                  ;  1964.0 p2      50 next reload
        pxor xmm1, xmm3                                            ;  1996.3 p1      41 next
        movdqa xmm6, xmm3                                          ;  1975.0 p0      41 next copy
        pand xmm6, [rbp + 2096]                                    ;  1997.3 p2+p1   41 next
        pxor xmm6, [rel kasumi_encrypt_compact.T0_constants128]    ;  1999.3 p2+p1   41 next
        pand xmm3, [rbp + 2080]                                    ;  1999.3 p2+p1   41 next
        pxor xmm4, xmm3                                            ;  2001.3 p1      41 next
        pxor xmm4, [rbp + 2128]                                    ;  2003.3 p2+p1   41 next
        pxor xmm9, xmm6                                            ;  2002.3 p1      41 next
        movdqa xmm3, [rbp + 2192]                                  ;  1969.0 p2      41 next reload
        pand xmm2, xmm3                                            ;  2003.3 p1      41 next
        pxor xmm0, xmm2                                            ;  2005.3 p1      41 next
        pxor xmm9, xmm11                                           ;  2005.3 p1      41 next
        pxor xmm7, xmm4                                            ;  2006.3 p1      41 next
        movdqa xmm2, [rbp + 2064]                                  ;  1970.0 p2      41 next reload
        pxor xmm2, xmm4                                            ;  2007.3 p1      41 next
        movdqa xmm4, [rbp + 2208]                                  ;  1971.0 p2      50 next reload
        pxor xmm0, xmm4                                            ;  2008.3 p1      41 next
        pxor xmm7, [rbp + 2176]                                    ;  2009.3 p2+p1   41 next
        pxor xmm9, xmm0                                            ;  2010.3 p1      41 next
        pxor xmm13, xmm0                                           ;  2011.3 p1      41 next
        movdqa xmm0, xmm3                                          ;  1980.0 p0      41 next copy
        pand xmm0, xmm12                                           ;  2012.3 p1      41 next
        pand xmm3, xmm4                                            ;  2013.3 p1      41 next
        pxor xmm2, [rbp + 2240]                                    ;  2014.3 p2+p1   41 next
        pxor xmm2, xmm12                                           ;  2016.3 p1      41 next
        movdqa [rbp + 2192], xmm2                                  ;  2018.3 p0+p3   41 next spill
        movdqa xmm2, xmm12                                         ;  1975.7 p0      41 next copy
        pand xmm2, [rbp + 2096]                                    ;  2016.3 p2+p1   41 next
        pxor xmm13, xmm2                                           ;  2018.3 p1      41 next
        pxor xmm14, xmm2                                           ;  2018.3 p1      41 next
        pxor xmm7, xmm14                                           ;  2020.3 p1      41 next
        movdqa xmm14, xmm4                                         ;  1982.0 p0      41 next copy
        pand xmm4, xmm1                                            ;  2020.3 p1      41 next
        pxor xmm6, xmm4                                            ;  2022.3 p1      41 next
        movdqa xmm2, [rbp + 2096]                                  ;  1978.3 p2      50 next reload
        pand xmm14, xmm2                                           ;  2022.3 p1      41 next
        pxor xmm12, xmm14                                          ;  2024.3 p1      41 next
        movdqa xmm14, xmm2                                         ;  1989.3 p0      41 next copy
        pand xmm14, [rbp + 1856]                                   ;  2024.3 p2+p1   41 next
        pxor xmm11, xmm14                                          ;  2026.3 p1      41 next
        pxor xmm5, xmm11                                           ;  2028.3 p1      41 next
        movdqa xmm14, [rbp + 2032]                                 ;  1981.0 p2      41 next reload
        movdqa xmm4, [rbp + 1536]                                  ;  1985.3 p2      41 next reload
        pxor xmm14, xmm4                                           ;  2027.3 p1      41 next
        pxor xmm10, xmm5                                           ;  2030.3 p1      41 next
        pxor xmm8, xmm12                                           ;  2029.3 p1      41 next
        movdqa xmm5, [rbp + 2160]                                  ;  1983.0 p2      41 next reload
        pxor xmm4, xmm5                                            ;  2030.3 p1      41 next
        movdqa xmm11, xmm2                                         ;  1989.3 p0      41 next copy
        movdqa xmm12, [rbp + 2048]                                 ;  1984.0 p2      50 next reload
        pand xmm11, xmm12                                          ;  2031.3 p1      41 next
        pxor xmm0, xmm11                                           ;  2033.3 p1      41 next
        pxor xmm2, [rbp + 2240]                                    ;  2033.3 p2+p1   41 next
        pxor xmm1, xmm0                                            ;  2035.3 p1      41 next
        pxor xmm13, xmm4                                           ;  2035.3 p1      41 next
        movdqa xmm0, [rbp + 2144]                                  ;  1986.0 p2      41 next
        pxor xmm0, xmm2                                            ;  2036.3 p1      41 next
        movdqa xmm2, [rbp + 2176]                                  ;  1987.0 p2      41 next
        movdqa xmm4, [rel kasumi_encrypt_compact.T0_constants128]  ;  1988.0 p2      41 next reload
        pxor xmm10, xmm4                                           ;  2037.3 p1      41 next
        pxor xmm5, xmm0                                            ;  2038.3 p1      41 next
        pxor xmm15, xmm14                                          ;  2039.3 p1      41 next
        pxor xmm7, xmm6                                            ;  2040.3 p1      41 next
        pxor xmm14, xmm1                                           ;  2041.3 p1      41 next
        movdqa xmm0, [rbp + 1984]                                  ;  1989.0 p2      41 next
        movdqa xmm1, [rbp + 1968]                                  ;  1990.0 p2      50 next reload
        pand xmm0, xmm1                                            ;  2042.3 p1      41 next
        pxor xmm3, xmm15                                           ;  2043.3 p1      41 next
        pxor xmm2, xmm14                                           ;  2044.3 p1      41 next
        movdqa xmm14, [rbp + 2016]                                 ;  1991.0 p2      41 next
        movdqa xmm15, [rbp + 1760]                                 ;  1992.0 p2      50 next reload
        pand xmm14, xmm15                                          ;  2045.3 p1      41 next
        pxor xmm12, xmm3                                           ;  2046.3 p1      41 next
        movdqa xmm3, [rbp + 2224]                                  ;  1993.0 p2      41 next reload
        pxor xmm3, xmm12                                           ;  2048.3 p1      41 next
        pxor xmm6, xmm3                                            ;  2050.3 p1      41 next
        movdqa xmm3, [rbp + 1952]                                  ;  1994.0 p2      41 next
        movdqa xmm11, [rbp + 1376]                                 ;  1995.0 p2      50 next reload
        pand xmm3, xmm11                                           ;  2049.3 p1      41 next
        pxor xmm0, xmm15                                           ;  2050.3 p1      41 next
        movdqa xmm12, [rbp + 2016]                                 ;  1996.0 p2      41 next
        pand xmm12, [rbp + 1920]                                   ;  2051.3 p2+p1   41 next
        pxor xmm8, xmm15                                           ;  2052.3 p1      41 next
        pxor xmm13, xmm1                                           ;  2053.3 p1      41 next
        pxor xmm10, xmm11                                          ;  2054.3 p1      41 next
        pxor xmm5, [rbp + 1920]                                    ;  2055.3 p2+p1   41 next
        pxor xmm2, [rbp + 1984]                                    ;  2056.3 p2+p1   41 next
        pxor xmm6, [rbp + 1952]                                    ;  2057.3 p2+p1   41 next
        movdqa xmm4, xmm15                                         ;  2003.0 p0      41 next copy
        pand xmm4, [rbp + 1984]                                    ;  2058.3 p2+p1   41 next
        pxor xmm7, [rbp + 2016]                                    ;  2059.3 p2+p1   41 next
        movdqa [rbp + 2224], xmm9                                  ;  2012.3 p0+p3   41 next spill
        movdqa xmm9, xmm15                                         ;  2003.0 p0      41 next copy
        pand xmm9, [rbp + 1920]                                    ;  2060.3 p2+p1   41 next
        movdqa [rbp + 2176], xmm7                                  ;  2061.3 p0+p3   41 next spill
        movdqa xmm7, xmm15                                         ;  2003.0 p0      41 next copy
        pand xmm7, xmm11                                           ;  2061.3 p1      41 next
        movdqa [rbp + 2144], xmm6                                  ;  2059.3 p0+p3   41 next spill
        movdqa xmm6, xmm15                                         ;  2005.0 p0      41 next copy
        movdqa [rbp + 1760], xmm5                                  ;  2057.3 p0+p3   41 next spill
        movdqa xmm5, xmm1                                          ;  2007.0 p0      41 next copy
        pand xmm5, xmm11                                           ;  2062.3 p1      41 next
        movdqa [rbp + 2240], xmm2                                  ;  2058.3 p0+p3   41 next spill
        movdqa xmm2, xmm1                                          ;  2009.0 p0      41 next copy
        pxor xmm2, [rbp + 1952]                                    ;  2063.3 p2+p1   41 next
        movdqa [rbp + 2048], xmm13                                 ;  2055.3 p0+p3   41 next spill
        movdqa xmm13, xmm1                                         ;  2011.0 p0      41 next copy
        movdqa [rbp + 2096], xmm10                                 ;  2056.3 p0+p3   41 next spill
        movdqa xmm10, xmm1                                         ;  2013.0 p0      41 next copy
        pand xmm10, [rbp + 2016]                                   ;  2064.3 p2+p1   41 next
        movdqa [rbp + 2160], xmm8                                  ;  2054.3 p0+p3   41 next spill
        movdqa xmm8, xmm1                                          ;  2015.0 p0      41 next copy
        pand xmm8, [rbp + 1952]                                    ;  2065.3 p2+p1   41 next
        movdqa [rbp + 1968], xmm8                                  ;  2067.3 p0+p3   41 next spill
        movdqa xmm8, xmm11                                         ;  2017.0 p0      41 next copy
        movdqa [rbp + 1536], xmm10                                 ;  2066.3 p0+p3   41 next spill
        movdqa xmm10, xmm11                                        ;  2019.0 p0      41 next copy
        movdqa [rbp + 2032], xmm0                                  ;  2052.3 p0+p3   41 next spill
        movdqa xmm0, xmm11                                         ;  2021.0 p0      41 next copy
        pxor xmm0, [rbp + 1920]                                    ;  2066.3 p2+p1   41 next
        movdqa [rbp + 1856], xmm1                                  ;  2022.0 p0+p3   41 next spill
        movdqa xmm1, xmm11                                         ;  2023.0 p0      41 next copy
        movdqa [rbp + 2208], xmm15                                 ;  2024.0 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  2025.0 p0      41 next copy
        pand xmm11, [rbp + 2016]                                   ;  2067.3 p2+p1   41 next
        movdqa [rbp + 1376], xmm11                                 ;  2069.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1952]                                 ;  2020.3 p2      41 next
        pand xmm11, [rbp + 1920]                                   ;  2068.3 p2+p1   41 next
        movdqa [rbp + 2064], xmm7                                  ;  2063.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1984]                                  ;  2024.3 p2      41 next
        pxor xmm7, xmm9                                            ;  2069.3 p1      41 next
        pand xmm8, xmm7                                            ;  2071.3 p1      41 next
        pxor xmm8, [rbp + 1920]                                    ;  2073.3 p2+p1   41 next
        pand xmm1, xmm8                                            ;  2075.3 p1      41 next
        movdqa [rbp + 2128], xmm1                                  ;  2077.3 p0+p3   41 next spill
        movdqa xmm1, xmm14                                         ;  2047.3 p0      41 next copy
        pxor xmm1, xmm3                                            ;  2073.3 p1      41 next
        pand xmm3, [rbp + 1984]                                    ;  2074.3 p2+p1   41 next
        pxor xmm7, xmm3                                            ;  2076.3 p1      41 next
        movdqa xmm3, xmm12                                         ;  2053.3 p0      41 next copy
        pxor xmm3, xmm4                                            ;  2076.3 p1      41 next
        pxor xmm5, xmm3                                            ;  2078.3 p1      41 next
        pand xmm3, [rbp + 1952]                                    ;  2078.3 p2+p1   41 next
        pand xmm12, xmm2                                           ;  2079.3 p1      41 next
        pxor xmm8, xmm12                                           ;  2081.3 p1      41 next
        pxor xmm4, xmm1                                            ;  2081.3 p1      41 next
        pxor xmm14, xmm5                                           ;  2082.3 p1      41 next
        pand xmm10, xmm14                                          ;  2084.3 p1      41 next
        movdqa xmm14, [rbp + 2016]                                 ;  2037.7 p2      41 next
        movdqa xmm12, [rbp + 1984]                                 ;  2038.7 p2      50 next reload
        pand xmm14, xmm12                                          ;  2084.3 p1      41 next
        movdqa [rbp + 2080], xmm4                                  ;  2083.3 p0+p3   41 next spill
        movdqa xmm4, xmm12                                         ;  2049.7 p0      41 next copy
        pand xmm4, xmm5                                            ;  2085.3 p1      41 next
        pand xmm5, [rbp + 1920]                                    ;  2086.3 p2+p1   41 next
        pxor xmm5, [rbp + 1536]                                    ;  2088.3 p2+p1   41 next
        movdqa [rbp + 2112], xmm5                                  ;  2090.3 p0+p3   41 next spill
        movdqa xmm5, xmm12                                         ;  2049.7 p0      41 next copy
        pand xmm5, [rbp + 1920]                                    ;  2088.3 p2+p1   41 next
        movdqa [rbp + 1984], xmm5                                  ;  2090.3 p0+p3   41 next spill
        movdqa xmm5, xmm9                                          ;  2062.3 p0      41 next copy
        por xmm5, xmm11                                            ;  2089.3 p1      41 next
        pxor xmm4, xmm5                                            ;  2091.3 p1      41 next
        pxor xmm11, xmm14                                          ;  2091.3 p1      41 next
        movdqa xmm5, [rbp + 2016]                                  ;  2052.7 p2      50 next reload
        pxor xmm9, xmm5                                            ;  2092.3 p1      41 next
        pxor xmm14, [rbp + 1952]                                   ;  2093.3 p2+p1   41 next
        pxor xmm10, xmm9                                           ;  2094.3 p1      41 next
        pxor xmm9, xmm14                                           ;  2095.3 p1      41 next
        pand xmm14, xmm5                                           ;  2096.3 p1      41 next
        pxor xmm7, xmm14                                           ;  2098.3 p1      41 next
        pand xmm5, xmm1                                            ;  2098.3 p1      41 next
        movdqa xmm14, xmm2                                         ;  2065.3 p0      41 next copy
        pand xmm14, [rbp + 2064]                                   ;  2099.3 p2+p1   41 next
        pxor xmm0, xmm14                                           ;  2101.3 p1      41 next
        movdqa xmm14, xmm2                                         ;  2065.3 p0      41 next copy
        pxor xmm14, xmm11                                          ;  2101.3 p1      41 next
        pand xmm6, xmm14                                           ;  2103.3 p1      41 next
        pxor xmm11, xmm0                                           ;  2103.3 p1      41 next
        pand xmm15, xmm11                                          ;  2105.3 p1      41 next
        movdqa xmm14, [rbp + 1984]                                 ;  2090.3 p2      41 next reload
        pand xmm2, xmm14                                           ;  2105.3 p1      41 next
        movdqa xmm0, [rbp + 1536]                                  ;  2066.3 p2      41 next reload
        pxor xmm14, xmm0                                           ;  2106.3 p1      41 next
        movdqa xmm11, [rbp + 1952]                                 ;  2062.7 p2      50 next reload
        pxor xmm0, xmm11                                           ;  2107.3 p1      41 next
        pxor xmm5, xmm2                                            ;  2108.3 p1      41 next
        movdqa xmm2, xmm1                                          ;  2075.3 p0      41 next copy
        pand xmm1, xmm11                                           ;  2109.3 p1      41 next
        pxor xmm2, [rbp + 1920]                                    ;  2110.3 p2+p1   41 next
        pand xmm13, xmm2                                           ;  2112.3 p1      41 next
        movdqa xmm2, [rel kasumi_encrypt_compact.T0_constants128]  ;  2065.0 p2      41 next reload
        pxor xmm6, xmm2                                            ;  2112.3 p1      41 next
        pand xmm11, [rbp + 2032]                                   ;  2113.3 p2+p1   41 next
        pxor xmm15, xmm14                                          ;  2114.3 p1      41 next
        pand xmm12, xmm0                                           ;  2115.3 p1      41 next
        movdqa xmm14, [rbp + 1968]                                 ;  2067.3 p2      41 next reload
        pand xmm0, xmm14                                           ;  2116.3 p1      41 next
        pxor xmm14, [rbp + 1376]                                   ;  2117.3 p2+p1   41 next
        pxor xmm1, xmm12                                           ;  2118.3 p1      41 next
        pxor xmm10, xmm1                                           ;  2120.3 p1      41 next
        movdqa xmm1, [rbp + 2064]                                  ;  2069.0 p2      41 next
        pxor xmm1, xmm9                                            ;  2120.3 p1      41 next
        pxor xmm3, xmm1                                            ;  2122.3 p1      41 next
        pxor xmm13, xmm3                                           ;  2124.3 p1      41 next
        movdqa xmm1, [rbp + 2032]                                  ;  2070.3 p2      41 next
        pand xmm1, [rbp + 1920]                                    ;  2123.3 p2+p1   41 next
        pxor xmm11, xmm15                                          ;  2124.3 p1      41 next
        movdqa xmm15, [rbp + 1376]                                 ;  2072.3 p2      41 next
        pxor xmm13, xmm2                                           ;  2126.3 p1      41 next
        movdqa xmm3, [rbp + 2208]                                  ;  2073.3 p2      41 next reload
        pand xmm3, xmm14                                           ;  2126.3 p1      41 next
        movdqa xmm12, [rbp + 2080]                                 ;  2083.3 p2      41 next reload
        pxor xmm12, xmm3                                           ;  2128.3 p1      41 next
        pxor xmm14, xmm1                                           ;  2128.3 p1      41 next
        pxor xmm1, xmm6                                            ;  2129.3 p1      41 next
        pxor xmm15, xmm1                                           ;  2131.3 p1      41 next
        movdqa xmm1, [rbp + 2112]                                  ;  2090.3 p2      41 next reload
        pxor xmm1, xmm12                                           ;  2131.3 p1      41 next
        movdqa xmm3, [rbp + 2128]                                  ;  2077.3 p2      41 next reload
        pxor xmm3, xmm15                                           ;  2133.3 p1      41 next
        pxor xmm7, xmm3                                            ;  2135.3 p1      41 next
        movdqa xmm15, [rbp + 2032]                                 ;  2077.3 p2      41 next
        pxor xmm15, xmm1                                           ;  2134.3 p1      41 next
        movdqa xmm1, [rbp + 2160]                                  ;  2078.3 p2      41 next
        pxor xmm8, xmm14                                           ;  2135.3 p1      41 next
        pxor xmm9, xmm8                                            ;  2137.3 p1      41 next
        movdqa xmm3, [rbp + 2096]                                  ;  2079.3 p2      41 next
        pxor xmm3, xmm13                                           ;  2137.3 p1      41 next
        movdqa xmm8, [rbp + 2048]                                  ;  2080.3 p2      41 next
        movdqa xmm12, [rbp + 1856]                                 ;  2081.3 p2      41 next reload
        por xmm12, xmm14                                           ;  2138.3 p1      41 next
        pxor xmm5, xmm9                                            ;  2139.3 p1      41 next
        movdqa xmm14, [rbp + 2240]                                 ;  2082.3 p2      41 next
        pxor xmm14, xmm11                                          ;  2140.3 p1      41 next
        movdqa xmm9, [rbp + 1760]                                  ;  2083.3 p2      41 next
        pxor xmm6, xmm12                                           ;  2141.3 p1      41 next
        movdqa xmm11, [rbp + 2144]                                 ;  2084.3 p2      41 next
        pxor xmm9, xmm7                                            ;  2142.3 p1      41 next
        movdqa xmm7, [rbp + 2176]                                  ;  2085.3 p2      41 next
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
        movdqa xmm7, [rbp + 2160]                                  ;  2093.3 p2      44 next
        pxor xmm7, [r10 + 2048]                                    ;  2152.3 p2+p1   44 next
        pxor xmm10, xmm1                                           ;  2153.3 p1      44 next
        movdqa xmm1, [rbp + 2096]                                  ;  2095.3 p2      44 next
        pxor xmm1, [r10 + 2064]                                    ;  2154.3 p2+p1   44 next
        pxor xmm11, xmm4                                           ;  2155.3 p1      41 next
        movdqa xmm4, [rbp + 2048]                                  ;  2097.3 p2      44 next
        pxor xmm4, [r10 + 2080]                                    ;  2156.3 p2+p1   44 next
        pxor xmm8, xmm15                                           ;  2157.3 p1      41 next
        movdqa xmm15, [rbp + 2240]                                 ;  2099.3 p2      44 next
        pxor xmm15, [r10 + 2096]                                   ;  2158.3 p2+p1   44 next
        pxor xmm14, xmm11                                          ;  2159.3 p1      44 next
        movdqa xmm11, [rbp + 1760]                                 ;  2101.3 p2      44 next
        pxor xmm11, [r10 + 2112]                                   ;  2160.3 p2+p1   44 next
        pxor xmm5, xmm8                                            ;  2161.3 p1      44 next
        movdqa xmm8, [rbp + 2144]                                  ;  2103.3 p2      44 next
        pxor xmm8, [r10 + 2128]                                    ;  2162.3 p2+p1   44 next
        movdqa xmm12, [rbp + 2176]                                 ;  2105.3 p2      44 next
        pxor xmm12, [r10 + 2144]                                   ;  2163.3 p2+p1   44 next
        movdqa xmm13, [rbp + 2224]                                 ;  2107.3 p2      44 next
        pxor xmm13, [r10 + 2160]                                   ;  2164.3 p2+p1   44 next
        movdqa [rbp + 2224], xmm0                                  ;  2151.3 p0+p3   44 next spill
        movdqa xmm0, [rbp + 2192]                                  ;  2109.3 p2      44 next
        pxor xmm0, [r10 + 2176]                                    ;  2165.3 p2+p1   44 next
        movdqa [rbp + 2192], xmm6                                  ;  2148.3 p0+p3   44 next spill
        movdqa xmm6, xmm7                                          ;  2154.3 p0      41 next copy
        pxor xmm6, xmm12                                           ;  2166.3 p1      41 next
        movdqa [rbp + 2176], xmm14                                 ;  2161.3 p0+p3   44 next spill
        movdqa xmm14, xmm7                                         ;  2154.3 p0      41 next copy
        pand xmm14, xmm1                                           ;  2167.3 p1      41 next
        movdqa [rbp + 2144], xmm9                                  ;  2153.3 p0+p3   44 next spill
        movdqa xmm9, xmm7                                          ;  2154.3 p0      41 next copy
        movdqa [rbp + 1760], xmm10                                 ;  2155.3 p0+p3   44 next spill
        movdqa xmm10, xmm7                                         ;  2154.3 p0      41 next copy
        pand xmm10, xmm8                                           ;  2168.3 p1      41 next
        pxor xmm10, xmm1                                           ;  2170.3 p1      41 next
        movdqa [rbp + 2240], xmm3                                  ;  2150.3 p0+p3   44 next spill
        movdqa xmm3, xmm7                                          ;  2154.3 p0      41 next copy
        pxor xmm3, xmm1                                            ;  2170.3 p1      41 next
        movdqa [rbp + 2048], xmm5                                  ;  2163.3 p0+p3   44 next spill
        movdqa xmm5, xmm7                                          ;  2154.3 p0      41 next copy
        pand xmm5, xmm0                                            ;  2171.3 p1      41 next
        movdqa [rbp + 2096], xmm3                                  ;  2172.3 p0+p3   41 next spill
        movdqa xmm3, xmm10                                         ;  2172.3 p0      41 next copy
        movdqa [rbp + 2160], xmm5                                  ;  2173.3 p0+p3   41 next spill
        movdqa xmm5, [rbp + 2096]                                  ;  2172.3 p2      41 next
        pand xmm5, xmm12                                           ;  2183.3 p1      41 next
        movdqa [rbp + 1856], xmm5                                  ;  2185.3 p0+p3   41 next spill
        movdqa xmm5, [rbp + 2096]                                  ;  2172.3 p2      41 next
        pand xmm5, xmm11                                           ;  2183.3 p1      41 next
        movdqa xmm2, xmm12                                         ;  2165.3 p0      41 next copy
        pxor xmm2, xmm15                                           ;  2174.3 p1      41 next
        movdqa [rbp + 2096], xmm5                                  ;  2185.3 p0+p3   41 next spill
        movdqa xmm5, xmm12                                         ;  2165.3 p0      41 next copy
        pand xmm5, xmm8                                            ;  2175.3 p1      41 next
        pxor xmm5, [rel kasumi_encrypt_compact.T0_constants128]    ;  2177.3 p2+p1   41 next
        movdqa [rbp + 2032], xmm7                                  ;  2154.3 p0+p3   41 next spill
        movdqa xmm7, xmm12                                         ;  2165.3 p0      41 next copy
        pand xmm12, xmm1                                           ;  2177.3 p1      41 next
        pand xmm7, xmm15                                           ;  2178.3 p1      41 next
        movdqa [rbp + 2128], xmm12                                 ;  2179.3 p0+p3   41 next spill
        movdqa xmm12, xmm1                                         ;  2156.3 p0      41 next copy
        pxor xmm12, xmm4                                           ;  2179.3 p1      41 next
        movdqa [rbp + 2112], xmm12                                 ;  2181.3 p0+p3   41 next spill
        movdqa xmm12, xmm1                                         ;  2156.3 p0      41 next copy
        movdqa [rbp + 2080], xmm1                                  ;  2156.3 p0+p3   44 next spill
        movdqa xmm1, [rbp + 2112]                                  ;  2181.3 p2      41 next
        pand xmm1, xmm13                                           ;  2192.3 p1      41 next
        movdqa [rbp + 2208], xmm1                                  ;  2194.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2112]                                  ;  2181.3 p2      41 next
        pand xmm1, xmm8                                            ;  2192.3 p1      41 next
        movdqa [rbp + 2112], xmm11                                 ;  2162.3 p0+p3   44 next spill
        movdqa xmm11, [rbp + 2208]                                 ;  2194.3 p2      41 next
        movdqa [rbp + 1376], xmm8                                  ;  2164.3 p0+p3   44 next spill
        movdqa xmm8, [rbp + 2112]                                  ;  2162.3 p2      41 next
        pand xmm8, [rbp + 1376]                                    ;  2182.3 p2+p1   41 next
        pxor xmm8, [rel kasumi_encrypt_compact.T0_constants128]    ;  2184.3 p2+p1   41 next
        movdqa [rbp + 1920], xmm8                                  ;  2186.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1376]                                  ;  2164.3 p2      41 next
        movdqa [rbp + 2064], xmm1                                  ;  2194.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2112]                                  ;  2162.3 p2      41 next
        pand xmm1, xmm2                                            ;  2184.3 p1      41 next
        movdqa [rbp + 1968], xmm2                                  ;  2176.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 2064]                                  ;  2194.3 p2      41 next reload
        pxor xmm2, xmm1                                            ;  2205.3 p1      41 next
        movdqa xmm1, [rbp + 1968]                                  ;  2176.3 p2      41 next
        pand xmm1, xmm13                                           ;  2187.3 p1      41 next
        movdqa [rbp + 2064], xmm1                                  ;  2189.3 p0+p3   41 next spill
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
        movdqa xmm10, [rbp + 2080]                                 ;  2160.3 p2      44 next reload
        pand xmm8, xmm10                                           ;  2199.3 p1      41 next
        pxor xmm8, xmm13                                           ;  2201.3 p1      41 next
        pxor xmm2, xmm8                                            ;  2207.3 p1      41 next
        pxor xmm11, [rbp + 1968]                                   ;  2207.3 p2+p1   41 next
        pand xmm8, xmm4                                            ;  2203.3 p1      41 next
        pxor xmm8, [rbp + 1920]                                    ;  2205.3 p2+p1   41 next
        movdqa [rbp + 1968], xmm3                                  ;  2191.3 p0+p3   41 next spill
        movdqa xmm3, xmm10                                         ;  2171.3 p0      41 next copy
        por xmm3, xmm12                                            ;  2205.3 p1      41 next
        pxor xmm3, xmm7                                            ;  2207.3 p1      41 next
        movdqa [rbp + 2080], xmm3                                  ;  2209.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 2032]                                  ;  2167.0 p2      41 next reload
        pxor xmm3, xmm7                                            ;  2207.3 p1      41 next
        movdqa xmm7, xmm13                                         ;  2167.7 p0      41 next copy
        pand xmm7, xmm0                                            ;  2208.3 p1      41 next
        pand xmm10, [rbp + 2112]                                   ;  2209.3 p2+p1   41 next
        movdqa [rbp + 2032], xmm4                                  ;  2169.0 p0+p3   44 next spill
        movdqa xmm4, xmm13                                         ;  2170.0 p0      41 next copy
        pand xmm4, [rbp + 1376]                                    ;  2210.3 p2+p1   41 next
        pand xmm13, [rbp + 2112]                                   ;  2211.3 p2+p1   41 next
        movdqa [rbp + 1952], xmm0                                  ;  2171.3 p0+p3   44 next spill
        movdqa xmm0, [rbp + 2160]                                  ;  2173.3 p2      41 next reload
        pxor xmm0, xmm13                                           ;  2213.3 p1      41 next
        movdqa xmm13, xmm6                                         ;  2172.7 p0      41 next copy
        pand xmm13, xmm12                                          ;  2213.3 p1      41 next
        pxor xmm4, xmm13                                           ;  2215.3 p1      41 next
        movdqa xmm13, xmm6                                         ;  2173.7 p0      41 next copy
        pand xmm13, xmm15                                          ;  2215.3 p1      41 next
        pand xmm6, [rbp + 1952]                                    ;  2216.3 p2+p1   41 next
        pxor xmm4, [rbp + 1952]                                    ;  2217.3 p2+p1   41 next
        movdqa [rbp + 2160], xmm0                                  ;  2215.3 p0+p3   41 next spill
        movdqa xmm0, xmm15                                         ;  2176.7 p0      41 next copy
        pand xmm0, xmm12                                           ;  2218.3 p1      41 next
        pxor xmm14, xmm0                                           ;  2220.3 p1      41 next
        pand xmm12, xmm1                                           ;  2220.3 p1      41 next
        movdqa xmm0, xmm1                                          ;  2194.3 p0      41 next copy
        pand xmm1, xmm15                                           ;  2221.3 p1      41 next
        pand xmm0, [rbp + 1376]                                    ;  2222.3 p2+p1   41 next
        pxor xmm1, xmm2                                            ;  2223.3 p1      41 next
        movdqa [rbp + 1536], xmm15                                 ;  2185.7 p0+p3   44 next spill
        movdqa xmm15, [rbp + 2128]                                 ;  2186.3 p2      41 next reload
        pxor xmm15, xmm2                                           ;  2224.3 p1      41 next
        movdqa xmm2, xmm9                                          ;  2195.3 p0      41 next copy
        pxor xmm9, xmm4                                            ;  2225.3 p1      41 next
        pxor xmm1, xmm3                                            ;  2226.3 p1      41 next
        pxor xmm8, xmm14                                           ;  2227.3 p1      41 next
        pxor xmm4, xmm8                                            ;  2229.3 p1      41 next
        pxor xmm12, xmm14                                          ;  2229.3 p1      41 next
        movdqa xmm8, [rbp + 2096]                                  ;  2189.0 p2      41 next reload
        pxor xmm8, xmm14                                           ;  2230.3 p1      41 next
        pxor xmm8, xmm0                                            ;  2232.3 p1      41 next
        pxor xmm11, xmm8                                           ;  2234.3 p1      41 next
        pxor xmm0, [rbp + 2208]                                    ;  2233.3 p2+p1   41 next
        pxor xmm2, xmm0                                            ;  2235.3 p1      41 next
        movdqa xmm14, [rbp + 1856]                                 ;  2191.3 p2      41 next reload
        movdqa xmm0, [rbp + 2160]                                  ;  2215.3 p2      41 next reload
        pxor xmm14, xmm0                                           ;  2235.3 p1      41 next
        movdqa xmm8, [rbp + 1968]                                  ;  2193.3 p2      41 next reload
        pxor xmm0, xmm8                                            ;  2236.3 p1      41 next
        pxor xmm11, [rel kasumi_encrypt_compact.T0_constants128]   ;  2237.3 p2+p1   41 next
        pxor xmm2, xmm7                                            ;  2238.3 p1      41 next
        pxor xmm7, [rbp + 1376]                                    ;  2239.3 p2+p1   41 next
        pxor xmm15, xmm12                                          ;  2240.3 p1      41 next
        pxor xmm12, [rbp + 2112]                                   ;  2241.3 p2+p1   41 next
        pxor xmm10, xmm14                                          ;  2242.3 p1      41 next
        pxor xmm6, xmm10                                           ;  2244.3 p1      41 next
        pxor xmm12, [rbp + 2080]                                   ;  2244.3 p2+p1   41 next
        pxor xmm8, xmm12                                           ;  2246.3 p1      41 next
        movdqa xmm10, [rbp + 1536]                                 ;  2205.7 p2      44 next reload
        pxor xmm15, xmm10                                          ;  2246.3 p1      41 next
        movdqa xmm12, xmm10                                        ;  2216.7 p0      41 next copy
        pand xmm12, [rbp + 2112]                                   ;  2247.3 p2+p1   41 next
        pxor xmm9, xmm12                                           ;  2249.3 p1      41 next
        pxor xmm5, xmm12                                           ;  2249.3 p1      41 next
        pxor xmm0, xmm9                                            ;  2251.3 p1      41 next
        pxor xmm1, xmm5                                            ;  2251.3 p1      41 next
        movdqa xmm5, [rbp + 2112]                                  ;  2208.7 p2      41 next
        movdqa xmm9, [rbp + 2032]                                  ;  2209.7 p2      44 next reload
        pand xmm5, xmm9                                            ;  2252.3 p1      41 next
        pxor xmm9, xmm6                                            ;  2253.3 p1      41 next
        pxor xmm13, xmm5                                           ;  2254.3 p1      41 next
        movdqa xmm5, [rbp + 1952]                                  ;  2210.7 p2      41 next
        pand xmm5, [rbp + 2112]                                    ;  2255.3 p2+p1   41 next
        pxor xmm10, xmm5                                           ;  2257.3 p1      41 next
        movdqa xmm5, [rbp + 1952]                                  ;  2212.7 p2      41 next
        pand xmm5, xmm7                                            ;  2257.3 p1      41 next
        pxor xmm7, xmm13                                           ;  2258.3 p1      41 next
        movdqa xmm6, [rbp + 1920]                                  ;  2213.7 p2      41 next
        pxor xmm14, xmm7                                           ;  2260.3 p1      41 next
        movdqa xmm7, [rbp + 2240]                                  ;  2214.7 p2      41 next
        pxor xmm2, xmm10                                           ;  2260.3 p1      41 next
        movdqa xmm10, [rbp + 2048]                                 ;  2215.7 p2      44 next reload
        pand xmm7, xmm10                                           ;  2261.3 p1      41 next
        pxor xmm6, xmm5                                            ;  2262.3 p1      41 next
        movdqa xmm5, [rbp + 2064]                                  ;  2216.7 p2      41 next
        pxor xmm5, xmm9                                            ;  2263.3 p1      41 next
        movdqa xmm9, [rbp + 2144]                                  ;  2217.7 p2      41 next
        pxor xmm3, xmm14                                           ;  2264.3 p1      41 next
        movdqa xmm14, [rbp + 1760]                                 ;  2218.7 p2      44 next reload
        pand xmm9, xmm14                                           ;  2265.3 p1      41 next
        pxor xmm7, xmm14                                           ;  2266.3 p1      41 next
        pxor xmm1, xmm6                                            ;  2267.3 p1      41 next
        pxor xmm6, xmm5                                            ;  2268.3 p1      41 next
        movdqa xmm5, [rbp + 2176]                                  ;  2219.7 p2      41 next
        movdqa xmm12, [rbp + 2192]                                 ;  2220.7 p2      44 next reload
        pand xmm5, xmm12                                           ;  2269.3 p1      41 next
        movdqa xmm13, [rbp + 2144]                                 ;  2221.7 p2      41 next
        pand xmm13, [rbp + 2224]                                   ;  2270.3 p2+p1   41 next
        pxor xmm0, xmm10                                           ;  2271.3 p1      41 next
        pxor xmm8, [rbp + 2224]                                    ;  2272.3 p2+p1   41 next
        pxor xmm2, xmm14                                           ;  2273.3 p1      41 next
        pxor xmm11, xmm12                                          ;  2274.3 p1      41 next
        pxor xmm3, [rbp + 2240]                                    ;  2275.3 p2+p1   41 next
        pxor xmm6, [rbp + 2176]                                    ;  2276.3 p2+p1   41 next
        movdqa [rbp + 2064], xmm15                                 ;  2248.3 p0+p3   41 next spill
        movdqa xmm15, xmm14                                        ;  2229.7 p0      41 next copy
        pand xmm15, [rbp + 2240]                                   ;  2277.3 p2+p1   41 next
        pxor xmm1, [rbp + 2144]                                    ;  2278.3 p2+p1   41 next
        movdqa [rbp + 1920], xmm4                                  ;  2231.3 p0+p3   41 next spill
        movdqa xmm4, xmm14                                         ;  2229.7 p0      41 next copy
        pand xmm4, [rbp + 2224]                                    ;  2279.3 p2+p1   41 next
        movdqa [rbp + 1952], xmm1                                  ;  2280.3 p0+p3   41 next spill
        movdqa xmm1, xmm14                                         ;  2229.7 p0      41 next copy
        pand xmm1, xmm12                                           ;  2280.3 p1      41 next
        movdqa [rbp + 2112], xmm6                                  ;  2278.3 p0+p3   41 next spill
        movdqa xmm6, xmm14                                         ;  2230.3 p0      41 next copy
        movdqa [rbp + 1760], xmm8                                  ;  2274.3 p0+p3   41 next spill
        movdqa xmm8, xmm10                                         ;  2232.3 p0      41 next copy
        pand xmm8, xmm12                                           ;  2281.3 p1      41 next
        movdqa [rbp + 2032], xmm3                                  ;  2277.3 p0+p3   41 next spill
        movdqa xmm3, xmm10                                         ;  2234.3 p0      41 next copy
        pxor xmm3, [rbp + 2176]                                    ;  2282.3 p2+p1   41 next
        movdqa [rbp + 1536], xmm0                                  ;  2273.3 p0+p3   41 next spill
        movdqa xmm0, xmm10                                         ;  2236.3 p0      41 next copy
        movdqa [rbp + 2080], xmm11                                 ;  2276.3 p0+p3   41 next spill
        movdqa xmm11, xmm10                                        ;  2238.3 p0      41 next copy
        pand xmm11, [rbp + 2144]                                   ;  2283.3 p2+p1   41 next
        movdqa [rbp + 1376], xmm2                                  ;  2275.3 p0+p3   41 next spill
        movdqa xmm2, xmm10                                         ;  2240.3 p0      41 next copy
        pand xmm2, [rbp + 2176]                                    ;  2284.3 p2+p1   41 next
        movdqa [rbp + 2048], xmm2                                  ;  2286.3 p0+p3   41 next spill
        movdqa xmm2, xmm12                                         ;  2242.3 p0      41 next copy
        movdqa [rbp + 1968], xmm11                                 ;  2285.3 p0+p3   41 next spill
        movdqa xmm11, xmm12                                        ;  2244.3 p0      41 next copy
        movdqa [rbp + 2160], xmm7                                  ;  2268.3 p0+p3   41 next spill
        movdqa xmm7, xmm12                                         ;  2246.3 p0      41 next copy
        pxor xmm7, [rbp + 2224]                                    ;  2285.3 p2+p1   41 next
        movdqa [rbp + 1856], xmm10                                 ;  2247.3 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;  2248.3 p0      41 next copy
        movdqa [rbp + 2208], xmm14                                 ;  2249.3 p0+p3   41 next spill
        movdqa xmm14, xmm12                                        ;  2250.3 p0      41 next copy
        pand xmm12, [rbp + 2144]                                   ;  2286.3 p2+p1   41 next
        movdqa [rbp + 2192], xmm12                                 ;  2288.3 p0+p3   41 next spill
        movdqa xmm12, xmm9                                         ;  2267.3 p0      41 next copy
        pxor xmm12, xmm5                                           ;  2287.3 p1      41 next
        pand xmm5, [rbp + 2240]                                    ;  2288.3 p2+p1   41 next
        movdqa [rbp + 2096], xmm1                                  ;  2282.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2240]                                  ;  2245.7 p2      41 next
        pxor xmm1, xmm4                                            ;  2289.3 p1      41 next
        pxor xmm5, xmm1                                            ;  2291.3 p1      41 next
        pand xmm2, xmm1                                            ;  2291.3 p1      41 next
        movdqa xmm1, [rbp + 2224]                                  ;  2247.0 p2      44 next reload
        pxor xmm2, xmm1                                            ;  2293.3 p1      41 next
        pand xmm10, xmm2                                           ;  2295.3 p1      41 next
        movdqa [rbp + 2128], xmm10                                 ;  2297.3 p0+p3   41 next spill
        movdqa xmm10, xmm13                                        ;  2272.3 p0      41 next copy
        pxor xmm10, xmm15                                          ;  2294.3 p1      41 next
        pxor xmm8, xmm10                                           ;  2296.3 p1      41 next
        pand xmm10, [rbp + 2176]                                   ;  2296.3 p2+p1   41 next
        pxor xmm15, xmm12                                          ;  2297.3 p1      41 next
        pand xmm13, xmm3                                           ;  2298.3 p1      41 next
        pxor xmm2, xmm13                                           ;  2300.3 p1      41 next
        movdqa xmm13, xmm1                                         ;  2258.0 p0      41 next copy
        pand xmm13, [rbp + 2176]                                   ;  2300.3 p2+p1   41 next
        pxor xmm9, xmm8                                            ;  2301.3 p1      41 next
        pand xmm11, xmm9                                           ;  2303.3 p1      41 next
        movdqa xmm9, xmm1                                          ;  2258.0 p0      41 next copy
        pand xmm9, xmm8                                            ;  2303.3 p1      41 next
        pand xmm8, [rbp + 2240]                                    ;  2304.3 p2+p1   41 next
        pxor xmm9, [rbp + 1968]                                    ;  2305.3 p2+p1   41 next
        movdqa [rbp + 1984], xmm9                                  ;  2307.3 p0+p3   41 next spill
        movdqa xmm9, xmm1                                          ;  2263.3 p0      41 next copy
        pxor xmm9, xmm12                                           ;  2306.3 p1      41 next
        pand xmm0, xmm9                                            ;  2308.3 p1      41 next
        movdqa xmm9, xmm1                                          ;  2264.3 p0      41 next copy
        pand xmm9, [rbp + 2160]                                    ;  2308.3 p2+p1   41 next
        pand xmm1, [rbp + 2240]                                    ;  2309.3 p2+p1   41 next
        movdqa [rbp + 2224], xmm9                                  ;  2310.3 p0+p3   41 next spill
        movdqa xmm9, xmm4                                          ;  2281.3 p0      41 next copy
        por xmm4, xmm13                                            ;  2310.3 p1      41 next
        pxor xmm8, xmm4                                            ;  2312.3 p1      41 next
        movdqa xmm4, [rbp + 2144]                                  ;  2270.7 p2      44 next reload
        pxor xmm9, xmm4                                            ;  2312.3 p1      41 next
        pxor xmm11, xmm9                                           ;  2314.3 p1      41 next
        movdqa [rbp + 2016], xmm12                                 ;  2289.3 p0+p3   41 next spill
        movdqa xmm12, xmm4                                         ;  2281.7 p0      41 next copy
        pand xmm12, [rbp + 2240]                                   ;  2314.3 p2+p1   41 next
        pxor xmm13, xmm12                                          ;  2316.3 p1      41 next
        pxor xmm12, [rbp + 2176]                                   ;  2316.3 p2+p1   41 next
        pxor xmm9, xmm12                                           ;  2318.3 p1      41 next
        pand xmm12, xmm4                                           ;  2318.3 p1      41 next
        pxor xmm5, xmm12                                           ;  2320.3 p1      41 next
        movdqa xmm12, xmm3                                         ;  2284.3 p0      41 next copy
        pand xmm12, [rbp + 2096]                                   ;  2320.3 p2+p1   41 next
        pxor xmm7, xmm12                                           ;  2322.3 p1      41 next
        movdqa xmm12, xmm3                                         ;  2284.3 p0      41 next copy
        pand xmm3, xmm1                                            ;  2322.3 p1      41 next
        pxor xmm12, xmm13                                          ;  2323.3 p1      41 next
        pand xmm6, xmm12                                           ;  2325.3 p1      41 next
        pxor xmm13, xmm7                                           ;  2325.3 p1      41 next
        pand xmm14, xmm13                                          ;  2327.3 p1      41 next
        movdqa xmm7, [rbp + 1968]                                  ;  2285.3 p2      41 next reload
        pxor xmm1, xmm7                                            ;  2327.3 p1      41 next
        movdqa xmm12, [rbp + 2176]                                 ;  2283.0 p2      44 next reload
        pxor xmm7, xmm12                                           ;  2328.3 p1      41 next
        movdqa xmm13, [rbp + 2016]                                 ;  2289.3 p2      41 next reload
        pand xmm4, xmm13                                           ;  2329.3 p1      41 next
        pand xmm13, xmm12                                          ;  2330.3 p1      41 next
        pand xmm12, [rbp + 2160]                                   ;  2331.3 p2+p1   41 next
        pxor xmm3, xmm4                                            ;  2332.3 p1      41 next
        movdqa xmm4, [rel kasumi_encrypt_compact.T0_constants128]  ;  2286.0 p2      41 next reload
        pxor xmm6, xmm4                                            ;  2333.3 p1      41 next
        pxor xmm1, xmm14                                           ;  2334.3 p1      41 next
        movdqa xmm14, [rbp + 2096]                                 ;  2287.0 p2      41 next
        pxor xmm14, xmm9                                           ;  2335.3 p1      41 next
        pxor xmm10, xmm14                                          ;  2337.3 p1      41 next
        pxor xmm0, xmm10                                           ;  2339.3 p1      41 next
        pxor xmm0, xmm4                                            ;  2341.3 p1      41 next
        pxor xmm12, xmm1                                           ;  2339.3 p1      41 next
        movdqa xmm14, [rbp + 2192]                                 ;  2288.3 p2      41 next
        movdqa xmm1, [rbp + 2048]                                  ;  2289.3 p2      41 next reload
        pxor xmm14, xmm1                                           ;  2340.3 p1      41 next
        pand xmm1, xmm7                                            ;  2341.3 p1      41 next
        pand xmm7, [rbp + 2240]                                    ;  2342.3 p2+p1   41 next
        pxor xmm13, xmm7                                           ;  2344.3 p1      41 next
        pxor xmm11, xmm13                                          ;  2346.3 p1      41 next
        movdqa xmm7, [rbp + 2224]                                  ;  2310.3 p2      41 next
        pxor xmm7, xmm14                                           ;  2345.3 p1      41 next
        movdqa xmm10, [rbp + 2208]                                 ;  2292.3 p2      41 next reload
        pand xmm10, xmm14                                          ;  2346.3 p1      41 next
        pxor xmm15, xmm10                                          ;  2348.3 p1      41 next
        movdqa xmm14, [rbp + 2224]                                 ;  2310.3 p2      41 next
        pxor xmm14, xmm6                                           ;  2348.3 p1      41 next
        movdqa xmm10, [rbp + 1984]                                 ;  2307.3 p2      41 next reload
        pxor xmm10, xmm15                                          ;  2350.3 p1      41 next
        pxor xmm2, xmm7                                            ;  2350.3 p1      41 next
        pxor xmm9, xmm2                                            ;  2352.3 p1      41 next
        movdqa xmm15, [rbp + 2192]                                 ;  2295.3 p2      41 next
        pxor xmm15, xmm14                                          ;  2352.3 p1      41 next
        movdqa xmm14, [rbp + 2160]                                 ;  2296.3 p2      41 next
        pxor xmm14, xmm10                                          ;  2353.3 p1      41 next
        movdqa xmm2, [rbp + 1376]                                  ;  2297.3 p2      41 next
        pxor xmm3, xmm9                                            ;  2354.3 p1      41 next
        movdqa xmm9, [rbp + 2080]                                  ;  2298.3 p2      41 next
        pxor xmm9, xmm0                                            ;  2355.3 p1      41 next
        movdqa xmm0, [rbp + 1536]                                  ;  2299.3 p2      41 next
        movdqa xmm10, [rbp + 1856]                                 ;  2300.3 p2      41 next reload
        por xmm10, xmm7                                            ;  2356.3 p1      41 next
        pxor xmm6, xmm10                                           ;  2358.3 p1      41 next
        movdqa xmm7, [rbp + 2032]                                  ;  2301.3 p2      41 next
        pxor xmm7, xmm12                                           ;  2358.3 p1      41 next
        movdqa xmm10, [rbp + 1760]                                 ;  2302.3 p2      41 next
        pxor xmm2, xmm3                                            ;  2359.3 p1      41 next
        movdqa xmm3, [rbp + 2112]                                  ;  2303.3 p2      41 next
        pxor xmm1, xmm6                                            ;  2360.3 p1      41 next
        movdqa xmm6, [rbp + 1952]                                  ;  2304.3 p2      41 next
        pxor xmm6, xmm11                                           ;  2361.3 p1      41 next
        movdqa xmm11, [rbp + 1376]                                 ;  2305.3 p2      50 next
        movdqa xmm12, [rbp + 1776]                                 ;  2306.3 p2      50 next reload
        pxor xmm11, xmm12                                          ;  2362.3 p1      50 next
        pxor xmm12, [r11 + 304]                                    ;  2363.3 p2+p1   50 next
        movdqa xmm13, [rbp + 2128]                                 ;  2308.3 p2      41 next reload
        pxor xmm13, xmm15                                          ;  2364.3 p1      41 next
        pxor xmm8, xmm1                                            ;  2365.3 p1      41 next
        pxor xmm5, xmm13                                           ;  2366.3 p1      41 next
        movdqa xmm15, [rbp + 2080]                                 ;  2309.3 p2      50 next
        movdqa xmm1, [rbp + 1824]                                  ;  2310.3 p2      50 next reload
        pxor xmm15, xmm1                                           ;  2367.3 p1      50 next
        pxor xmm1, [r11 + 320]                                     ;  2368.3 p2+p1   50 next
        pxor xmm14, xmm4                                           ;  2369.3 p1      41 next
        pxor xmm3, xmm8                                            ;  2370.3 p1      41 next
        pxor xmm10, xmm5                                           ;  2371.3 p1      41 next
        movdqa xmm5, [rbp + 1536]                                  ;  2312.3 p2      50 next
        movdqa xmm8, [rbp + 1600]                                  ;  2313.3 p2      50 next reload
        pxor xmm5, xmm8                                            ;  2372.3 p1      50 next
        pxor xmm8, [r11 + 336]                                     ;  2373.3 p2+p1   50 next
        pxor xmm0, xmm14                                           ;  2374.3 p1      41 next
        movdqa xmm14, [rbp + 1648]                                 ;  2315.3 p2      50 next reload
        pxor xmm9, xmm14                                           ;  2375.3 p1      50 next
        pxor xmm14, [r11 + 464]                                    ;  2376.3 p2+p1   50 next
        movdqa xmm13, [rbp + 2000]                                 ;  2317.3 p2      50 next reload
        pxor xmm7, xmm13                                           ;  2377.3 p1      50 next
        pxor xmm13, [r11 + 496]                                    ;  2378.3 p2+p1   50 next
        pxor xmm2, [rbp + 1904]                                    ;  2379.3 p2+p1   50 next
        pxor xmm6, [rbp + 1936]                                    ;  2380.3 p2+p1   50 next
        pxor xmm3, [rbp + 1808]                                    ;  2381.3 p2+p1   50 next
        pxor xmm10, [rbp + 1888]                                   ;  2382.3 p2+p1   50 next
        pxor xmm0, [rbp + 1840]                                    ;  2383.3 p2+p1   50 next
        movdqa [rbp + 2000], xmm6                                  ;  2382.3 p0+p3   50 next spill
        movdqa xmm6, [rbp + 1872]                                  ;  2324.3 p2      50 next
        pxor xmm6, [r11 + 352]                                     ;  2384.3 p2+p1   50 next
        movdqa [rbp + 1648], xmm3                                  ;  2383.3 p0+p3   50 next spill
        movdqa xmm3, [rbp + 2032]                                  ;  2326.3 p2      50 next
        pxor xmm3, [rbp + 1872]                                    ;  2385.3 p2+p1   50 next
        movdqa [rbp + 1872], xmm10                                 ;  2384.3 p0+p3   50 next spill
        movdqa xmm10, [rbp + 896]                                  ;  2328.3 p2      50 next
        pxor xmm10, [r11 + 368]                                    ;  2386.3 p2+p1   50 next
        movdqa [rbp + 2032], xmm7                                  ;  2379.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1760]                                  ;  2330.3 p2      50 next
        pxor xmm7, [rbp + 896]                                     ;  2387.3 p2+p1   50 next
        movdqa [rbp + 896], xmm0                                   ;  2385.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1200]                                  ;  2332.3 p2      50 next
        pxor xmm0, [r11 + 384]                                     ;  2388.3 p2+p1   50 next
        movdqa [rbp + 1760], xmm9                                  ;  2377.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 2112]                                  ;  2334.3 p2      50 next
        pxor xmm9, [rbp + 1200]                                    ;  2389.3 p2+p1   50 next
        movdqa [rbp + 1200], xmm2                                  ;  2381.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1312]                                  ;  2336.3 p2      50 next
        pxor xmm2, [r11 + 400]                                     ;  2390.3 p2+p1   50 next
        movdqa [rbp + 2112], xmm9                                  ;  2391.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 1952]                                  ;  2338.3 p2      50 next
        pxor xmm9, [rbp + 1312]                                    ;  2391.3 p2+p1   50 next
        movdqa [rbp + 1312], xmm9                                  ;  2393.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 1792]                                  ;  2340.3 p2      50 next
        pxor xmm9, [r11 + 416]                                     ;  2392.3 p2+p1   50 next
        movdqa [rbp + 1952], xmm7                                  ;  2389.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1920]                                  ;  2344.0 p2      50 next
        pxor xmm7, [rbp + 1792]                                    ;  2393.3 p2+p1   50 next
        movdqa [rbp + 1792], xmm7                                  ;  2395.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1568]                                  ;  2346.3 p2      50 next
        pxor xmm7, [r11 + 432]                                     ;  2394.3 p2+p1   50 next
        movdqa [rbp + 1920], xmm3                                  ;  2387.3 p0+p3   50 next spill
        movdqa xmm3, [rbp + 2064]                                  ;  2349.7 p2      50 next
        pxor xmm3, [rbp + 1568]                                    ;  2395.3 p2+p1   50 next
        movdqa [rbp + 1568], xmm3                                  ;  2397.3 p0+p3   50 next spill
        movdqa xmm3, [rbp + 1904]                                  ;  2352.3 p2      50 next
        pxor xmm3, [r11 + 448]                                     ;  2396.3 p2+p1   50 next
        movdqa [rbp + 1904], xmm5                                  ;  2374.3 p0+p3   50 next spill
        movdqa xmm5, [rbp + 1840]                                  ;  2355.0 p2      50 next
        pxor xmm5, [r11 + 480]                                     ;  2397.3 p2+p1   50 next
        movdqa [rbp + 1840], xmm15                                 ;  2369.3 p0+p3   50 next spill
        movdqa xmm15, [rbp + 1888]                                 ;  2357.3 p2      50 next
        pxor xmm15, [r11 + 256]                                    ;  2398.3 p2+p1   50 next
        movdqa [rbp + 1888], xmm11                                 ;  2364.3 p0+p3   50 next spill
        movdqa xmm11, [rbp + 1808]                                 ;  2360.3 p2      50 next
        pxor xmm11, [r11 + 272]                                    ;  2399.3 p2+p1   50 next
        movdqa [rbp + 1808], xmm10                                 ;  2388.3 p0+p3   50 next spill
        movdqa xmm10, [rbp + 1936]                                 ;  2362.3 p2      50 next
        pxor xmm10, [r11 + 288]                                    ;  2400.3 p2+p1   50 next
        movdqa [rbp + 1936], xmm1                                  ;  2370.3 p0+p3   50 next spill
        movdqa xmm1, xmm13                                         ;  2380.3 p0      41 next copy
        pand xmm1, xmm15                                           ;  2401.3 p1      41 next
        pxor xmm1, xmm4                                            ;  2403.3 p1      41 next
        movdqa [rbp + 2064], xmm0                                  ;  2390.3 p0+p3   50 next spill
        movdqa xmm0, xmm1                                          ;  2405.3 p0      41 next copy
        movdqa [rbp + 1600], xmm12                                 ;  2368.3 p0+p3   50 next spill
        movdqa xmm12, xmm13                                        ;  2380.3 p0      41 next copy
        pand xmm12, xmm9                                           ;  2403.3 p1      41 next
        pxor xmm12, xmm7                                           ;  2405.3 p1      41 next
        movdqa [rbp + 1536], xmm2                                  ;  2392.3 p0+p3   50 next spill
        movdqa xmm2, xmm13                                         ;  2380.3 p0      41 next copy
        pand xmm2, xmm5                                            ;  2405.3 p1      41 next
        pxor xmm2, xmm4                                            ;  2407.3 p1      41 next
        movdqa xmm4, xmm13                                         ;  2380.3 p0      41 next copy
        movdqa [rbp + 1824], xmm8                                  ;  2375.3 p0+p3   50 next spill
        movdqa xmm8, xmm13                                         ;  2380.3 p0      41 next copy
        movdqa [rbp + 2080], xmm6                                  ;  2386.3 p0+p3   50 next spill
        movdqa xmm6, xmm13                                         ;  2380.3 p0      41 next copy
        movdqa [rbp + 2128], xmm2                                  ;  2409.3 p0+p3   41 next spill
        movdqa xmm2, xmm13                                         ;  2380.3 p0      41 next copy
        pand xmm13, xmm11                                          ;  2407.3 p1      41 next
        movdqa [rbp + 1776], xmm1                                  ;  2405.3 p0+p3   41 next spill
        movdqa xmm1, xmm12                                         ;  2407.3 p0      41 next copy
        movdqa [rbp + 1376], xmm13                                 ;  2409.3 p0+p3   41 next spill
        movdqa xmm13, xmm9                                         ;  2394.3 p0      41 next copy
        pxor xmm13, xmm15                                          ;  2408.3 p1      41 next
        movdqa [rbp + 1856], xmm5                                  ;  2399.3 p0+p3   50 next spill
        movdqa xmm5, xmm9                                          ;  2394.3 p0      41 next copy
        pand xmm5, xmm7                                            ;  2409.3 p1      41 next
        movdqa [rbp + 2160], xmm2                                  ;  2387.3 p0+p3   41 next spill
        movdqa xmm2, xmm9                                          ;  2394.3 p0      41 next copy
        movdqa [rbp + 2192], xmm6                                  ;  2389.0 p0+p3   41 next spill
        movdqa xmm6, xmm9                                          ;  2394.3 p0      41 next copy
        pxor xmm6, xmm7                                            ;  2410.3 p1      41 next
        movdqa [rbp + 1984], xmm6                                  ;  2412.3 p0+p3   41 next spill
        movdqa xmm6, xmm9                                          ;  2394.3 p0      41 next copy
        pand xmm6, xmm10                                           ;  2411.3 p1      41 next
        movdqa [rbp + 2224], xmm6                                  ;  2413.3 p0+p3   41 next spill
        movdqa xmm6, xmm15                                         ;  2400.3 p0      41 next copy
        pxor xmm6, xmm14                                           ;  2412.3 p1      41 next
        movdqa [rbp + 2208], xmm9                                  ;  2395.0 p0+p3   41 next spill
        movdqa xmm9, xmm15                                         ;  2400.3 p0      41 next copy
        pand xmm9, xmm14                                           ;  2413.3 p1      41 next
        movdqa [rbp + 2240], xmm6                                  ;  2414.3 p0+p3   41 next spill
        movdqa xmm6, xmm15                                         ;  2400.3 p0      41 next copy
        pand xmm15, xmm7                                           ;  2414.3 p1      41 next
        pand xmm6, [rbp + 1984]                                    ;  2423.3 p2+p1   41 next
        movdqa [rbp + 2048], xmm6                                  ;  2425.3 p0+p3   41 next spill
        movdqa xmm6, xmm7                                          ;  2400.0 p0      41 next copy
        pxor xmm6, xmm3                                            ;  2416.3 p1      41 next
        pand xmm4, xmm6                                            ;  2418.3 p1      41 next
        pand xmm6, xmm11                                           ;  2418.3 p1      41 next
        movdqa [rbp + 2096], xmm15                                 ;  2416.3 p0+p3   41 next spill
        movdqa xmm15, xmm7                                         ;  2402.0 p0      41 next copy
        movdqa [rbp + 2176], xmm6                                  ;  2420.3 p0+p3   41 next spill
        movdqa xmm6, xmm7                                          ;  2404.0 p0      41 next copy
        movdqa [rbp + 2016], xmm4                                  ;  2420.3 p0+p3   41 next spill
        movdqa xmm4, xmm7                                          ;  2406.0 p0      41 next copy
        pand xmm4, xmm3                                            ;  2419.3 p1      41 next
        pxor xmm4, xmm11                                           ;  2421.3 p1      41 next
        pand xmm7, [rbp + 1856]                                    ;  2421.3 p2+p1   41 next
        movdqa [rbp + 1968], xmm4                                  ;  2423.3 p0+p3   41 next spill
        movdqa xmm4, xmm11                                         ;  2408.0 p0      41 next copy
        pxor xmm4, xmm3                                            ;  2422.3 p1      41 next
        pand xmm2, xmm4                                            ;  2424.3 p1      41 next
        pxor xmm0, xmm2                                            ;  2426.3 p1      41 next
        movdqa xmm2, xmm11                                         ;  2409.0 p0      41 next copy
        pand xmm2, xmm13                                           ;  2425.3 p1      41 next
        pxor xmm1, xmm2                                            ;  2427.3 p1      41 next
        movdqa xmm2, xmm11                                         ;  2410.0 p0      41 next copy
        movdqa xmm4, [rbp + 2240]                                  ;  2414.3 p2      41 next reload
        pand xmm2, xmm4                                            ;  2427.3 p1      41 next
        movdqa [rbp + 2144], xmm2                                  ;  2429.3 p0+p3   41 next spill
        movdqa xmm2, xmm11                                         ;  2412.0 p0      41 next copy
        pand xmm2, xmm10                                           ;  2428.3 p1      41 next
        pand xmm11, [rbp + 1856]                                   ;  2429.3 p2+p1   41 next
        movdqa xmm4, [rbp + 2224]                                  ;  2413.3 p2      41 next reload
        pxor xmm4, xmm11                                           ;  2431.3 p1      41 next
        movdqa xmm11, xmm3                                         ;  2413.0 p0      41 next copy
        pxor xmm11, xmm10                                          ;  2431.3 p1      41 next
        pand xmm15, xmm11                                          ;  2433.3 p1      41 next
        pxor xmm9, xmm15                                           ;  2435.3 p1      41 next
        movdqa xmm15, xmm3                                         ;  2414.0 p0      41 next copy
        pxor xmm15, xmm14                                          ;  2434.3 p1      41 next
        pand xmm8, xmm15                                           ;  2436.3 p1      41 next
        pxor xmm12, xmm8                                           ;  2438.3 p1      41 next
        movdqa xmm8, [rbp + 2176]                                  ;  2420.3 p2      41 next reload
        pxor xmm12, xmm8                                           ;  2440.3 p1      41 next
        pxor xmm12, [rbp + 2240]                                   ;  2442.3 p2+p1   41 next
        por xmm6, xmm15                                            ;  2439.3 p1      41 next
        pxor xmm6, xmm9                                            ;  2441.3 p1      41 next
        movdqa [rbp + 2176], xmm6                                  ;  2443.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 2208]                                  ;  2412.3 p2      41 next reload
        pxor xmm6, xmm9                                            ;  2441.3 p1      41 next
        movdqa xmm9, [rbp + 2160]                                  ;  2413.3 p2      41 next reload
        pxor xmm9, xmm2                                            ;  2442.3 p1      41 next
        movdqa [rbp + 2160], xmm9                                  ;  2444.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 2192]                                  ;  2414.3 p2      41 next reload
        pand xmm9, xmm11                                           ;  2443.3 p1      41 next
        pxor xmm8, xmm9                                            ;  2445.3 p1      41 next
        pxor xmm8, xmm0                                            ;  2447.3 p1      41 next
        pxor xmm2, xmm8                                            ;  2449.3 p1      41 next
        movdqa xmm8, [rbp + 2048]                                  ;  2425.3 p2      41 next reload
        pxor xmm8, xmm4                                            ;  2447.3 p1      41 next
        pxor xmm4, xmm1                                            ;  2448.3 p1      41 next
        pxor xmm7, xmm8                                            ;  2449.3 p1      41 next
        movdqa [rbp + 2048], xmm10                                 ;  2417.3 p0+p3   50 next spill
        movdqa xmm10, xmm3                                         ;  2418.3 p0      41 next copy
        pand xmm10, [rbp + 1968]                                   ;  2450.3 p2+p1   41 next
        pxor xmm10, [rbp + 2128]                                   ;  2452.3 p2+p1   41 next
        movdqa [rbp + 2192], xmm6                                  ;  2443.3 p0+p3   41 next spill
        movdqa xmm6, xmm3                                          ;  2420.7 p0      41 next copy
        pand xmm6, [rbp + 1856]                                    ;  2452.3 p2+p1   41 next
        movdqa [rbp + 2208], xmm11                                 ;  2433.3 p0+p3   41 next spill
        movdqa xmm11, xmm13                                        ;  2422.7 p0      41 next copy
        pand xmm11, xmm15                                          ;  2453.3 p1      41 next
        movdqa [rbp + 2224], xmm13                                 ;  2423.7 p0+p3   41 next spill
        movdqa xmm13, [rbp + 1376]                                 ;  2423.3 p2      41 next reload
        pxor xmm13, xmm11                                          ;  2455.3 p1      41 next
        movdqa xmm11, xmm15                                        ;  2436.3 p0      41 next copy
        pand xmm11, xmm14                                          ;  2455.3 p1      41 next
        pxor xmm5, xmm11                                           ;  2457.3 p1      41 next
        movdqa xmm11, [rbp + 2208]                                 ;  2433.3 p2      41 next reload
        pand xmm15, xmm11                                          ;  2457.3 p1      41 next
        pand xmm11, xmm14                                          ;  2458.3 p1      41 next
        pxor xmm13, [rbp + 2048]                                   ;  2459.3 p2+p1   41 next
        pxor xmm10, xmm5                                           ;  2460.3 p1      41 next
        pxor xmm15, xmm5                                           ;  2461.3 p1      41 next
        pxor xmm0, xmm13                                           ;  2462.3 p1      41 next
        pxor xmm13, xmm10                                          ;  2463.3 p1      41 next
        movdqa xmm10, xmm14                                        ;  2428.0 p0      41 next copy
        pand xmm10, [rbp + 2224]                                   ;  2464.3 p2+p1   41 next
        pxor xmm6, xmm10                                           ;  2466.3 p1      41 next
        movdqa xmm10, xmm14                                        ;  2429.3 p0      41 next copy
        pand xmm10, [rbp + 1856]                                   ;  2466.3 p2+p1   41 next
        pxor xmm6, [rbp + 2160]                                    ;  2468.3 p2+p1   41 next
        pxor xmm8, xmm6                                            ;  2470.3 p1      41 next
        movdqa xmm6, xmm14                                         ;  2431.3 p0      41 next copy
        pxor xmm0, xmm10                                           ;  2469.3 p1      41 next
        pxor xmm4, xmm0                                            ;  2471.3 p1      41 next
        movdqa xmm0, [rbp + 1776]                                  ;  2432.3 p2      41 next reload
        pxor xmm0, xmm10                                           ;  2471.3 p1      41 next
        movdqa xmm10, [rbp + 2192]                                 ;  2443.3 p2      41 next reload
        pxor xmm8, xmm10                                           ;  2472.3 p1      41 next
        movdqa [rbp + 2192], xmm13                                 ;  2465.3 p0+p3   41 next spill
        movdqa xmm13, [rbp + 2240]                                 ;  2434.3 p2      41 next
        pand xmm13, [rbp + 1856]                                   ;  2473.3 p2+p1   41 next
        movdqa [rbp + 2240], xmm8                                  ;  2474.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 2016]                                  ;  2436.3 p2      41 next reload
        pxor xmm8, xmm13                                           ;  2475.3 p1      41 next
        pxor xmm8, [rbp + 1968]                                    ;  2477.3 p2+p1   41 next
        pxor xmm11, xmm8                                           ;  2479.3 p1      41 next
        pxor xmm10, xmm11                                          ;  2481.3 p1      41 next
        movdqa xmm11, [rbp + 2096]                                 ;  2438.3 p2      41 next reload
        pxor xmm11, xmm8                                           ;  2479.3 p1      41 next
        pxor xmm0, xmm10                                           ;  2483.3 p1      41 next
        movdqa xmm8, [rbp + 1984]                                  ;  2439.3 p2      41 next
        movdqa xmm10, [rbp + 1856]                                 ;  2440.3 p2      50 next reload
        pand xmm8, xmm10                                           ;  2480.3 p1      41 next
        pxor xmm5, xmm8                                            ;  2482.3 p1      41 next
        pxor xmm9, xmm5                                            ;  2484.3 p1      41 next
        movdqa xmm5, [rbp + 2048]                                  ;  2441.3 p2      41 next
        pand xmm5, xmm10                                           ;  2483.3 p1      41 next
        pxor xmm10, xmm15                                          ;  2484.3 p1      41 next
        pxor xmm12, xmm9                                           ;  2486.3 p1      41 next
        pxor xmm15, xmm11                                          ;  2486.3 p1      41 next
        movdqa xmm8, [rbp + 2176]                                  ;  2443.3 p2      41 next
        movdqa xmm9, [rbp + 2160]                                  ;  2444.3 p2      41 next
        pxor xmm6, xmm5                                            ;  2487.3 p1      41 next
        movdqa xmm5, [rbp + 2048]                                  ;  2444.3 p2      50 next reload
        pand xmm9, xmm5                                            ;  2488.3 p1      41 next
        pxor xmm8, xmm10                                           ;  2489.3 p1      41 next
        pand xmm5, [rbp + 2224]                                    ;  2490.3 p2+p1   41 next
        movdqa xmm10, [rbp + 2128]                                 ;  2446.3 p2      41 next
        pxor xmm2, xmm6                                            ;  2491.3 p1      41 next
        movdqa xmm6, [rbp + 2080]                                  ;  2447.3 p2      41 next
        pxor xmm14, xmm15                                          ;  2492.3 p1      41 next
        movdqa xmm15, [rbp + 1824]                                 ;  2448.3 p2      50 next reload
        pand xmm6, xmm15                                           ;  2493.3 p1      41 next
        pxor xmm10, xmm9                                           ;  2494.3 p1      41 next
        movdqa xmm9, [rel kasumi_encrypt_compact.T0_constants128]  ;  2449.3 p2      41 next reload
        pxor xmm12, xmm9                                           ;  2495.3 p1      41 next
        pxor xmm1, xmm8                                            ;  2496.3 p1      41 next
        movdqa xmm8, [rbp + 2144]                                  ;  2450.3 p2      41 next
        pxor xmm7, xmm5                                            ;  2497.3 p1      41 next
        movdqa xmm5, [rbp + 1536]                                  ;  2451.3 p2      41 next
        pxor xmm3, xmm7                                            ;  2499.3 p1      41 next
        movdqa xmm7, [rbp + 1600]                                  ;  2452.3 p2      50 next reload
        pand xmm5, xmm7                                            ;  2499.3 p1      41 next
        pxor xmm8, xmm3                                            ;  2501.3 p1      41 next
        movdqa xmm3, [rbp + 2064]                                  ;  2453.3 p2      41 next
        movdqa xmm11, [rbp + 1936]                                 ;  2454.3 p2      50 next reload
        pand xmm3, xmm11                                           ;  2501.3 p1      41 next
        pxor xmm6, xmm7                                            ;  2502.3 p1      41 next
        pxor xmm0, xmm10                                           ;  2503.3 p1      41 next
        pxor xmm10, xmm8                                           ;  2504.3 p1      41 next
        movdqa xmm8, [rbp + 1536]                                  ;  2455.3 p2      41 next
        movdqa xmm13, [rbp + 1808]                                 ;  2456.3 p2      50 next reload
        pand xmm8, xmm13                                           ;  2505.3 p1      41 next
        pxor xmm4, xmm15                                           ;  2506.3 p1      41 next
        pxor xmm2, xmm7                                            ;  2507.3 p1      41 next
        pxor xmm12, xmm11                                          ;  2508.3 p1      41 next
        pxor xmm1, xmm13                                           ;  2509.3 p1      41 next
        pxor xmm10, [rbp + 2064]                                   ;  2510.3 p2+p1   41 next
        movdqa xmm9, xmm7                                          ;  2463.3 p0      41 next copy
        pand xmm9, [rbp + 2080]                                    ;  2511.3 p2+p1   41 next
        pxor xmm0, [rbp + 1536]                                    ;  2512.3 p2+p1   41 next
        movdqa [rbp + 2144], xmm14                                 ;  2494.3 p0+p3   41 next spill
        movdqa xmm14, xmm7                                         ;  2463.3 p0      41 next copy
        pand xmm14, xmm13                                          ;  2513.3 p1      41 next
        movdqa [rbp + 2128], xmm0                                  ;  2514.3 p0+p3   41 next spill
        movdqa xmm0, xmm7                                          ;  2463.3 p0      41 next copy
        pand xmm0, xmm11                                           ;  2514.3 p1      41 next
        movdqa [rbp + 2224], xmm10                                 ;  2512.3 p0+p3   41 next spill
        movdqa xmm10, xmm7                                         ;  2463.3 p0      41 next copy
        movdqa [rbp + 1600], xmm1                                  ;  2511.3 p0+p3   41 next spill
        movdqa xmm1, xmm15                                         ;  2464.3 p0      41 next copy
        pand xmm1, xmm11                                           ;  2515.3 p1      41 next
        movdqa [rbp + 2048], xmm4                                  ;  2508.3 p0+p3   41 next spill
        movdqa xmm4, xmm15                                         ;  2466.3 p0      41 next copy
        pxor xmm4, [rbp + 2064]                                    ;  2516.3 p2+p1   41 next
        movdqa [rbp + 2160], xmm12                                 ;  2510.3 p0+p3   41 next spill
        movdqa xmm12, xmm15                                        ;  2468.3 p0      41 next copy
        movdqa [rbp + 2176], xmm2                                  ;  2509.3 p0+p3   41 next spill
        movdqa xmm2, xmm15                                         ;  2470.3 p0      41 next copy
        pand xmm2, [rbp + 1536]                                    ;  2517.3 p2+p1   41 next
        movdqa [rbp + 1856], xmm2                                  ;  2519.3 p0+p3   41 next spill
        movdqa xmm2, xmm15                                         ;  2472.3 p0      41 next copy
        pand xmm2, [rbp + 2064]                                    ;  2518.3 p2+p1   41 next
        movdqa [rbp + 1824], xmm2                                  ;  2520.3 p0+p3   41 next spill
        movdqa xmm2, xmm11                                         ;  2474.3 p0      41 next copy
        movdqa [rbp + 1984], xmm6                                  ;  2504.3 p0+p3   41 next spill
        movdqa xmm6, xmm11                                         ;  2476.3 p0      41 next copy
        movdqa [rbp + 2096], xmm15                                 ;  2477.3 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  2478.3 p0      41 next copy
        pxor xmm15, xmm13                                          ;  2519.3 p1      41 next
        movdqa [rbp + 1968], xmm7                                  ;  2479.3 p0+p3   41 next spill
        movdqa xmm7, xmm11                                         ;  2480.3 p0      41 next copy
        movdqa [rbp + 2016], xmm0                                  ;  2516.3 p0+p3   41 next spill
        movdqa xmm0, xmm11                                         ;  2482.3 p0      41 next copy
        pand xmm11, [rbp + 1536]                                   ;  2520.3 p2+p1   41 next
        movdqa [rbp + 1936], xmm11                                 ;  2522.3 p0+p3   41 next spill
        movdqa xmm11, xmm13                                        ;  2484.3 p0      41 next copy
        pand xmm11, [rbp + 2064]                                   ;  2521.3 p2+p1   41 next
        movdqa [rbp + 1776], xmm4                                  ;  2518.3 p0+p3   41 next spill
        movdqa xmm4, xmm13                                         ;  2486.3 p0      41 next copy
        movdqa [rbp + 2208], xmm10                                 ;  2487.3 p0+p3   41 next spill
        movdqa xmm10, xmm13                                        ;  2488.3 p0      41 next copy
        movdqa [rbp + 1376], xmm0                                  ;  2489.3 p0+p3   41 next spill
        movdqa xmm0, xmm13                                         ;  2490.3 p0      41 next copy
        movdqa [rbp + 2256], xmm12                                 ;  2491.3 p0+p3   41 next spill
        movdqa xmm12, xmm13                                        ;  2492.3 p0      41 next copy
        pand xmm12, [rbp + 1984]                                   ;  2522.3 p2+p1   41 next
        pand xmm13, [rbp + 2080]                                   ;  2523.3 p2+p1   41 next
        movdqa [rbp + 1808], xmm12                                 ;  2524.3 p0+p3   41 next spill
        movdqa xmm12, xmm5                                         ;  2501.3 p0      41 next copy
        pxor xmm12, xmm3                                           ;  2524.3 p1      41 next
        pand xmm3, [rbp + 2080]                                    ;  2525.3 p2+p1   41 next
        pxor xmm0, xmm12                                           ;  2526.3 p1      41 next
        movdqa [rbp + 2272], xmm13                                 ;  2525.3 p0+p3   41 next spill
        movdqa xmm13, [rbp + 2256]                                 ;  2491.3 p2      41 next reload
        pand xmm13, xmm0                                           ;  2528.3 p1      41 next
        movdqa xmm0, xmm8                                          ;  2507.3 p0      41 next copy
        pxor xmm0, xmm9                                            ;  2528.3 p1      41 next
        pxor xmm9, xmm12                                           ;  2529.3 p1      41 next
        pxor xmm1, xmm0                                            ;  2530.3 p1      41 next
        pand xmm0, [rbp + 2064]                                    ;  2531.3 p2+p1   41 next
        pand xmm8, [rbp + 1776]                                    ;  2532.3 p2+p1   41 next
        pxor xmm5, xmm1                                            ;  2533.3 p1      41 next
        pand xmm6, xmm5                                            ;  2535.3 p1      41 next
        pand xmm4, xmm1                                            ;  2535.3 p1      41 next
        movdqa xmm5, [rbp + 2080]                                  ;  2495.3 p2      50 next reload
        pand xmm1, xmm5                                            ;  2536.3 p1      41 next
        pxor xmm4, [rbp + 1856]                                    ;  2537.3 p2+p1   41 next
        movdqa [rbp + 2256], xmm12                                 ;  2526.3 p0+p3   41 next spill
        movdqa xmm12, xmm5                                         ;  2506.3 p0      41 next copy
        pxor xmm12, xmm14                                          ;  2538.3 p1      41 next
        pxor xmm3, xmm12                                           ;  2540.3 p1      41 next
        pand xmm2, xmm12                                           ;  2540.3 p1      41 next
        pxor xmm10, xmm2                                           ;  2542.3 p1      41 next
        movdqa xmm2, xmm5                                          ;  2506.3 p0      41 next copy
        movdqa xmm12, [rbp + 1536]                                 ;  2503.7 p2      50 next reload
        pand xmm2, xmm12                                           ;  2542.3 p1      41 next
        pxor xmm8, xmm10                                           ;  2544.3 p1      41 next
        pand xmm7, xmm10                                           ;  2544.3 p1      41 next
        movdqa xmm10, xmm14                                        ;  2515.3 p0      41 next copy
        pxor xmm14, xmm12                                          ;  2545.3 p1      41 next
        por xmm10, xmm11                                           ;  2546.3 p1      41 next
        pxor xmm1, xmm10                                           ;  2548.3 p1      41 next
        pxor xmm11, xmm2                                           ;  2548.3 p1      41 next
        movdqa xmm10, [rbp + 2064]                                 ;  2508.3 p2      50 next reload
        pxor xmm2, xmm10                                           ;  2549.3 p1      41 next
        pxor xmm6, xmm14                                           ;  2550.3 p1      41 next
        pxor xmm14, xmm2                                           ;  2551.3 p1      41 next
        pand xmm2, xmm12                                           ;  2552.3 p1      41 next
        pxor xmm3, xmm2                                            ;  2554.3 p1      41 next
        movdqa xmm2, xmm5                                          ;  2513.0 p0      41 next copy
        pand xmm12, [rbp + 2256]                                   ;  2554.3 p2+p1   41 next
        pxor xmm5, [rbp + 2240]                                    ;  2555.3 p2+p1   41 next
        movdqa [rbp + 2240], xmm5                                  ;  2557.3 p0+p3   41 next spill
        movdqa xmm5, xmm10                                         ;  2519.3 p0      41 next copy
        pxor xmm5, [rbp + 1856]                                    ;  2556.3 p2+p1   41 next
        pand xmm2, xmm5                                            ;  2558.3 p1      41 next
        pand xmm5, [rbp + 1824]                                    ;  2558.3 p2+p1   41 next
        movdqa [rbp + 2080], xmm6                                  ;  2552.3 p0+p3   41 next spill
        movdqa xmm6, xmm10                                         ;  2519.3 p0      41 next copy
        pand xmm6, [rbp + 2256]                                    ;  2559.3 p2+p1   41 next
        pxor xmm2, xmm6                                            ;  2561.3 p1      41 next
        movdqa xmm6, [rbp + 1984]                                  ;  2519.7 p2      41 next reload
        pand xmm10, xmm6                                           ;  2561.3 p1      41 next
        movdqa [rbp + 1984], xmm10                                 ;  2563.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 2080]                                 ;  2552.3 p2      41 next reload
        pxor xmm10, xmm2                                           ;  2563.3 p1      41 next
        movdqa xmm2, [rbp + 1776]                                  ;  2522.0 p2      41 next
        pand xmm2, [rbp + 2016]                                    ;  2563.3 p2+p1   41 next
        pxor xmm15, xmm2                                           ;  2565.3 p1      41 next
        pxor xmm15, xmm11                                          ;  2567.3 p1      41 next
        movdqa xmm2, [rbp + 1776]                                  ;  2524.0 p2      41 next reload
        pxor xmm11, xmm2                                           ;  2566.3 p1      41 next
        pand xmm2, [rbp + 2272]                                    ;  2567.3 p2+p1   41 next
        pxor xmm12, xmm2                                           ;  2569.3 p1      41 next
        movdqa xmm2, [rbp + 2208]                                  ;  2526.0 p2      41 next reload
        pand xmm2, xmm11                                           ;  2569.3 p1      41 next
        movdqa xmm11, [rbp + 1376]                                 ;  2527.0 p2      41 next reload
        pand xmm11, xmm15                                          ;  2570.3 p1      41 next
        movdqa xmm15, [rel kasumi_encrypt_compact.T0_constants128] ;  2528.0 p2      41 next reload
        pxor xmm2, xmm15                                           ;  2571.3 p1      41 next
        pxor xmm10, [rbp + 2128]                                   ;  2572.3 p2+p1   41 next
        pxor xmm10, [r8 + 2288]                                    ;  2574.3 p2+p1   44 next
        movdqa [rbp + 1376], xmm10                                 ;  2576.3 p0+p3   44 next spill
        movdqa xmm10, xmm14                                        ;  2553.3 p0      41 next copy
        pxor xmm10, [rbp + 2016]                                   ;  2574.3 p2+p1   41 next
        pxor xmm0, xmm10                                           ;  2576.3 p1      41 next
        pxor xmm13, xmm0                                           ;  2578.3 p1      41 next
        pxor xmm13, xmm15                                          ;  2580.3 p1      41 next
        movdqa xmm0, [rbp + 1856]                                  ;  2532.0 p2      41 next
        pxor xmm0, [rbp + 2272]                                    ;  2578.3 p2+p1   41 next
        pxor xmm11, xmm0                                           ;  2580.3 p1      41 next
        movdqa xmm0, [rbp + 1936]                                  ;  2534.0 p2      41 next
        pxor xmm0, [rbp + 1824]                                    ;  2580.3 p2+p1   41 next
        pxor xmm11, [rbp + 1984]                                   ;  2582.3 p2+p1   41 next
        movdqa xmm10, [rbp + 1808]                                 ;  2537.0 p2      41 next
        pxor xmm10, xmm0                                           ;  2582.3 p1      41 next
        movdqa xmm15, [rbp + 1968]                                 ;  2538.0 p2      41 next reload
        pand xmm15, xmm0                                           ;  2583.3 p1      41 next
        pxor xmm9, xmm15                                           ;  2585.3 p1      41 next
        pxor xmm4, xmm9                                            ;  2587.3 p1      41 next
        movdqa xmm15, [rbp + 1808]                                 ;  2539.0 p2      41 next
        pxor xmm15, xmm2                                           ;  2586.3 p1      41 next
        pxor xmm6, xmm4                                            ;  2589.3 p1      41 next
        movdqa xmm0, [rbp + 1936]                                  ;  2540.0 p2      41 next
        pxor xmm0, xmm15                                           ;  2588.3 p1      41 next
        movdqa xmm15, [rbp + 2176]                                 ;  2541.0 p2      41 next
        pxor xmm7, xmm0                                            ;  2590.3 p1      41 next
        movdqa xmm0, [rbp + 2160]                                  ;  2542.0 p2      41 next
        pxor xmm0, xmm13                                           ;  2590.3 p1      41 next
        movdqa xmm4, [rbp + 2048]                                  ;  2543.0 p2      41 next
        pxor xmm3, xmm7                                            ;  2592.3 p1      41 next
        movdqa xmm7, [rbp + 2240]                                  ;  2557.3 p2      41 next
        pxor xmm7, xmm11                                           ;  2592.3 p1      41 next
        movdqa xmm9, [rbp + 1600]                                  ;  2545.0 p2      41 next
        pxor xmm8, xmm10                                           ;  2593.3 p1      41 next
        movdqa xmm11, [rbp + 2096]                                 ;  2546.0 p2      41 next reload
        por xmm11, xmm10                                           ;  2594.3 p1      41 next
        pxor xmm14, xmm8                                           ;  2595.3 p1      41 next
        movdqa xmm8, [rbp + 2224]                                  ;  2547.0 p2      41 next
        pxor xmm2, xmm11                                           ;  2596.3 p1      41 next
        movdqa xmm10, [rbp + 2176]                                 ;  2548.0 p2      44 next
        pxor xmm12, xmm14                                          ;  2597.3 p1      41 next
        pxor xmm10, [r8 + 2048]                                    ;  2598.3 p2+p1   44 next
        movdqa xmm14, [rbp + 2160]                                 ;  2550.0 p2      44 next
        pxor xmm5, xmm2                                            ;  2599.3 p1      41 next
        pxor xmm14, [r8 + 2064]                                    ;  2600.3 p2+p1   44 next
        movdqa xmm2, [rbp + 2048]                                  ;  2552.0 p2      44 next
        pxor xmm9, xmm3                                            ;  2601.3 p1      41 next
        pxor xmm2, [r8 + 2080]                                     ;  2602.3 p2+p1   44 next
        movdqa xmm3, [rbp + 2240]                                  ;  2557.3 p2      44 next
        pxor xmm15, xmm12                                          ;  2603.3 p1      41 next
        pxor xmm3, [r8 + 2096]                                     ;  2604.3 p2+p1   44 next
        movdqa xmm11, [rbp + 1600]                                 ;  2556.0 p2      44 next
        pxor xmm1, xmm5                                            ;  2605.3 p1      41 next
        pxor xmm11, [r8 + 2112]                                    ;  2606.3 p2+p1   44 next
        movdqa xmm5, [rbp + 2224]                                  ;  2558.0 p2      44 next
        movdqa xmm12, [rel kasumi_encrypt_compact.T0_constants128] ;  2559.0 p2      41 next reload
        pxor xmm6, xmm12                                           ;  2607.3 p1      41 next
        pxor xmm5, [r8 + 2128]                                     ;  2608.3 p2+p1   44 next
        pxor xmm8, xmm1                                            ;  2609.3 p1      41 next
        pxor xmm4, xmm6                                            ;  2610.3 p1      41 next
        movdqa xmm1, [rbp + 2128]                                  ;  2561.0 p2      44 next
        pxor xmm1, [r8 + 2144]                                     ;  2611.3 p2+p1   44 next
        pxor xmm0, [r8 + 2208]                                     ;  2612.3 p2+p1   44 next
        pxor xmm7, [r8 + 2240]                                     ;  2613.3 p2+p1   44 next
        pxor xmm9, [r8 + 2256]                                     ;  2614.3 p2+p1   44 next
        pxor xmm15, [r8 + 2192]                                    ;  2615.3 p2+p1   44 next
        pxor xmm8, [r8 + 2272]                                     ;  2616.3 p2+p1   44 next
        pxor xmm4, [r8 + 2224]                                     ;  2617.3 p2+p1   44 next
        movdqa xmm6, [rbp + 2192]                                  ;  2569.0 p2      44 next
        pxor xmm6, [r8 + 2160]                                     ;  2618.3 p2+p1   44 next
        movdqa xmm13, [rbp + 2144]                                 ;  2571.0 p2      44 next
        pxor xmm13, [r8 + 2176]                                    ;  2619.3 p2+p1   44 next
        movdqa [rbp + 2144], xmm9                                  ;  2616.3 p0+p3   44 next spill
        movdqa xmm9, xmm10                                         ;  2600.3 p0      41 next copy
        pxor xmm9, xmm1                                            ;  2620.3 p1      41 next
        movdqa [rbp + 2192], xmm0                                  ;  2614.3 p0+p3   44 next spill
        movdqa xmm0, xmm10                                         ;  2600.3 p0      41 next copy
        pand xmm0, xmm14                                           ;  2621.3 p1      41 next
        movdqa [rbp + 2128], xmm8                                  ;  2618.3 p0+p3   44 next spill
        movdqa xmm8, xmm10                                         ;  2600.3 p0      41 next copy
        movdqa [rbp + 2224], xmm15                                 ;  2617.3 p0+p3   44 next spill
        movdqa xmm15, xmm10                                        ;  2600.3 p0      41 next copy
        pand xmm15, xmm5                                           ;  2622.3 p1      41 next
        pxor xmm15, xmm14                                          ;  2624.3 p1      41 next
        movdqa [rbp + 1600], xmm7                                  ;  2615.3 p0+p3   44 next spill
        movdqa xmm7, xmm10                                         ;  2600.3 p0      41 next copy
        pxor xmm7, xmm14                                           ;  2624.3 p1      41 next
        movdqa [rbp + 2240], xmm4                                  ;  2619.3 p0+p3   44 next spill
        movdqa xmm4, xmm10                                         ;  2600.3 p0      41 next copy
        pand xmm4, xmm13                                           ;  2625.3 p1      41 next
        movdqa [rbp + 2048], xmm7                                  ;  2626.3 p0+p3   41 next spill
        movdqa xmm7, xmm14                                         ;  2602.3 p0      41 next copy
        pxor xmm7, xmm2                                            ;  2626.3 p1      41 next
        movdqa [rbp + 2160], xmm4                                  ;  2627.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 2048]                                  ;  2626.3 p2      41 next
        pand xmm4, xmm1                                            ;  2637.3 p1      41 next
        movdqa [rbp + 2176], xmm4                                  ;  2639.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 2048]                                  ;  2626.3 p2      41 next
        pand xmm4, xmm11                                           ;  2637.3 p1      41 next
        movdqa xmm12, xmm14                                        ;  2602.3 p0      41 next copy
        movdqa [rbp + 2048], xmm15                                 ;  2626.3 p0+p3   41 next spill
        movdqa xmm15, xmm14                                        ;  2602.3 p0      41 next copy
        movdqa [rbp + 2096], xmm14                                 ;  2602.3 p0+p3   44 next spill
        movdqa xmm14, [rbp + 2048]                                 ;  2626.3 p2      41 next
        movdqa [rbp + 1936], xmm7                                  ;  2628.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 2048]                                  ;  2626.3 p2      41 next
        movdqa [rbp + 2048], xmm4                                  ;  2639.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1936]                                  ;  2628.3 p2      41 next
        pand xmm4, xmm6                                            ;  2639.3 p1      41 next
        movdqa [rbp + 1808], xmm4                                  ;  2641.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1936]                                  ;  2628.3 p2      41 next
        pand xmm4, xmm5                                            ;  2639.3 p1      41 next
        movdqa [rbp + 1936], xmm10                                 ;  2600.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1808]                                 ;  2641.3 p2      41 next
        movdqa [rbp + 1968], xmm11                                 ;  2608.3 p0+p3   44 next spill
        movdqa xmm11, [rbp + 2096]                                 ;  2602.3 p2      41 next
        pand xmm11, xmm2                                           ;  2631.3 p1      41 next
        pxor xmm11, xmm6                                           ;  2633.3 p1      41 next
        movdqa [rbp + 1984], xmm11                                 ;  2635.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1968]                                 ;  2608.3 p2      41 next
        pand xmm11, xmm5                                           ;  2633.3 p1      41 next
        pxor xmm11, [rel kasumi_encrypt_compact.T0_constants128]   ;  2635.3 p2+p1   41 next
        movdqa [rbp + 1824], xmm11                                 ;  2637.3 p0+p3   41 next spill
        movdqa xmm11, xmm2                                         ;  2604.3 p0      41 next copy
        pxor xmm11, xmm13                                          ;  2635.3 p1      41 next
        pand xmm12, xmm11                                          ;  2637.3 p1      41 next
        movdqa [rbp + 2272], xmm13                                 ;  2621.3 p0+p3   44 next spill
        movdqa xmm13, xmm2                                         ;  2604.3 p0      41 next copy
        pxor xmm13, xmm3                                           ;  2637.3 p1      41 next
        por xmm15, xmm13                                           ;  2639.3 p1      41 next
        movdqa [rbp + 1856], xmm11                                 ;  2637.3 p0+p3   41 next spill
        movdqa xmm11, xmm2                                         ;  2604.3 p0      41 next copy
        pxor xmm11, xmm6                                           ;  2639.3 p1      41 next
        pand xmm8, xmm11                                           ;  2641.3 p1      41 next
        movdqa xmm11, xmm2                                         ;  2604.3 p0      41 next copy
        pand xmm11, [rbp + 1984]                                   ;  2646.3 p2+p1   41 next
        pxor xmm11, [rbp + 1824]                                   ;  2648.3 p2+p1   41 next
        movdqa [rbp + 2016], xmm11                                 ;  2650.3 p0+p3   41 next spill
        movdqa xmm11, xmm2                                         ;  2605.3 p0      41 next copy
        pand xmm11, [rbp + 1968]                                   ;  2643.3 p2+p1   41 next
        movdqa [rbp + 2208], xmm2                                  ;  2606.3 p0+p3   41 next spill
        movdqa xmm2, xmm1                                          ;  2613.3 p0      41 next copy
        pxor xmm2, xmm3                                            ;  2644.3 p1      41 next
        movdqa [rbp + 1776], xmm11                                 ;  2645.3 p0+p3   41 next spill
        movdqa xmm11, xmm1                                         ;  2613.3 p0      41 next copy
        pand xmm11, xmm5                                           ;  2645.3 p1      41 next
        pxor xmm11, [rel kasumi_encrypt_compact.T0_constants128]   ;  2647.3 p2+p1   41 next
        pxor xmm8, xmm11                                           ;  2649.3 p1      41 next
        movdqa [rbp + 2080], xmm11                                 ;  2649.3 p0+p3   41 next spill
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
        movdqa [rbp + 2256], xmm15                                 ;  2656.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1936]                                 ;  2619.3 p2      41 next reload
        pxor xmm15, xmm12                                          ;  2655.3 p1      41 next
        movdqa xmm12, xmm6                                         ;  2620.3 p0      41 next copy
        pand xmm12, xmm9                                           ;  2656.3 p1      41 next
        pxor xmm14, xmm12                                          ;  2658.3 p1      41 next
        movdqa xmm12, xmm6                                         ;  2621.3 p0      41 next copy
        pand xmm12, xmm2                                           ;  2658.3 p1      41 next
        pxor xmm10, xmm2                                           ;  2659.3 p1      41 next
        pand xmm2, [rbp + 1968]                                    ;  2660.3 p2+p1   41 next
        pxor xmm4, xmm2                                            ;  2662.3 p1      41 next
        movdqa xmm2, xmm6                                          ;  2623.3 p0      41 next copy
        pand xmm7, [rbp + 1856]                                    ;  2662.3 p2+p1   41 next
        pand xmm2, [rbp + 2272]                                    ;  2663.3 p2+p1   41 next
        pxor xmm4, [rbp + 1984]                                    ;  2664.3 p2+p1   41 next
        pand xmm1, [rbp + 2096]                                    ;  2665.3 p2+p1   41 next
        pand xmm6, [rbp + 1968]                                    ;  2666.3 p2+p1   41 next
        pxor xmm11, xmm2                                           ;  2667.3 p1      41 next
        movdqa [rbp + 1984], xmm12                                 ;  2660.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 2160]                                 ;  2628.7 p2      41 next reload
        pxor xmm12, xmm6                                           ;  2668.3 p1      41 next
        movdqa xmm6, xmm13                                         ;  2639.3 p0      41 next copy
        pand xmm6, xmm3                                            ;  2669.3 p1      41 next
        pxor xmm0, xmm6                                            ;  2671.3 p1      41 next
        movdqa xmm6, xmm9                                          ;  2629.7 p0      41 next copy
        pand xmm6, xmm13                                           ;  2671.3 p1      41 next
        pxor xmm5, xmm6                                            ;  2673.3 p1      41 next
        movdqa xmm6, xmm9                                          ;  2630.7 p0      41 next copy
        pand xmm6, xmm3                                            ;  2673.3 p1      41 next
        pand xmm13, [rbp + 1856]                                   ;  2674.3 p2+p1   41 next
        pxor xmm1, xmm4                                            ;  2675.3 p1      41 next
        movdqa [rbp + 2160], xmm11                                 ;  2669.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1776]                                 ;  2645.3 p2      41 next reload
        pxor xmm11, xmm6                                           ;  2676.3 p1      41 next
        movdqa xmm6, [rbp + 2272]                                  ;  2641.0 p2      44 next reload
        pxor xmm5, xmm6                                            ;  2677.3 p1      41 next
        pand xmm9, xmm6                                            ;  2678.3 p1      41 next
        pxor xmm13, xmm0                                           ;  2679.3 p1      41 next
        pxor xmm11, [rbp + 2160]                                   ;  2680.3 p2+p1   41 next
        pxor xmm1, xmm13                                           ;  2681.3 p1      41 next
        pxor xmm13, [rbp + 1968]                                   ;  2682.3 p2+p1   41 next
        pxor xmm13, [rbp + 2256]                                   ;  2684.3 p2+p1   41 next
        pxor xmm1, xmm3                                            ;  2684.3 p1      41 next
        pxor xmm13, xmm14                                          ;  2686.3 p1      41 next
        pxor xmm14, xmm12                                          ;  2686.3 p1      41 next
        movdqa [rbp + 2256], xmm1                                  ;  2686.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2176]                                  ;  2646.0 p2      41 next reload
        pxor xmm1, xmm12                                           ;  2687.3 p1      41 next
        movdqa xmm12, xmm8                                         ;  2651.3 p0      41 next copy
        pxor xmm8, xmm5                                            ;  2688.3 p1      41 next
        pxor xmm11, xmm1                                           ;  2689.3 p1      41 next
        pxor xmm11, xmm15                                          ;  2691.3 p1      41 next
        movdqa [rbp + 2176], xmm13                                 ;  2688.3 p0+p3   41 next spill
        movdqa xmm13, [rbp + 2048]                                 ;  2653.3 p2      41 next reload
        pxor xmm13, xmm0                                           ;  2691.3 p1      41 next
        movdqa [rbp + 2048], xmm11                                 ;  2693.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 2016]                                 ;  2654.7 p2      41 next reload
        pxor xmm11, xmm0                                           ;  2692.3 p1      41 next
        pxor xmm5, xmm11                                           ;  2694.3 p1      41 next
        movdqa xmm0, xmm3                                          ;  2655.7 p0      41 next copy
        pand xmm0, [rbp + 1856]                                    ;  2694.3 p2+p1   41 next
        pxor xmm4, xmm0                                            ;  2696.3 p1      41 next
        pxor xmm15, xmm4                                           ;  2698.3 p1      41 next
        movdqa xmm0, xmm7                                          ;  2664.3 p0      41 next copy
        pxor xmm7, xmm13                                           ;  2697.3 p1      41 next
        pxor xmm0, [rbp + 1808]                                    ;  2698.3 p2+p1   41 next
        movdqa xmm4, xmm3                                          ;  2658.7 p0      41 next copy
        pxor xmm10, xmm7                                           ;  2699.3 p1      41 next
        movdqa xmm7, [rbp + 1968]                                  ;  2659.3 p2      44 next reload
        pand xmm4, xmm7                                            ;  2700.3 p1      41 next
        pxor xmm12, xmm0                                           ;  2701.3 p1      41 next
        movdqa xmm0, xmm6                                          ;  2660.3 p0      41 next copy
        pand xmm0, xmm7                                            ;  2702.3 p1      41 next
        pxor xmm2, xmm12                                           ;  2703.3 p1      41 next
        pand xmm7, [rbp + 2096]                                    ;  2704.3 p2+p1   41 next
        pand xmm6, [rbp + 2160]                                    ;  2705.3 p2+p1   41 next
        movdqa xmm11, [rel kasumi_encrypt_compact.T0_constants128] ;  2663.3 p2      41 next reload
        pxor xmm10, xmm11                                          ;  2706.3 p1      41 next
        pxor xmm1, xmm7                                            ;  2707.3 p1      41 next
        movdqa xmm7, [rbp + 1824]                                  ;  2664.3 p2      41 next
        pxor xmm3, xmm0                                            ;  2708.3 p1      41 next
        movdqa xmm0, [rbp + 1600]                                  ;  2665.3 p2      41 next
        pxor xmm7, xmm6                                            ;  2709.3 p1      41 next
        movdqa xmm6, [rbp + 2240]                                  ;  2666.3 p2      44 next reload
        pand xmm0, xmm6                                            ;  2710.3 p1      41 next
        pxor xmm9, xmm1                                            ;  2711.3 p1      41 next
        movdqa xmm1, [rbp + 1984]                                  ;  2667.3 p2      41 next
        pxor xmm8, xmm4                                            ;  2712.3 p1      41 next
        movdqa xmm12, [rbp + 2080]                                 ;  2668.3 p2      41 next reload
        pxor xmm12, xmm4                                           ;  2713.3 p1      41 next
        pxor xmm14, xmm8                                           ;  2714.3 p1      41 next
        movdqa xmm4, [rbp + 1376]                                  ;  2669.3 p2      41 next
        pxor xmm15, xmm12                                          ;  2715.3 p1      41 next
        movdqa xmm8, [rbp + 2224]                                  ;  2670.3 p2      44 next reload
        pand xmm4, xmm8                                            ;  2716.3 p1      41 next
        pxor xmm2, xmm3                                            ;  2717.3 p1      41 next
        movdqa xmm3, [rbp + 2128]                                  ;  2671.3 p2      41 next
        movdqa xmm12, [rbp + 2192]                                 ;  2672.3 p2      44 next reload
        pand xmm3, xmm12                                           ;  2718.3 p1      41 next
        movdqa xmm13, [rbp + 2208]                                 ;  2673.3 p2      41 next reload
        pxor xmm13, xmm9                                           ;  2719.3 p1      41 next
        pxor xmm1, xmm13                                           ;  2721.3 p1      41 next
        pxor xmm0, xmm8                                            ;  2721.3 p1      41 next
        pxor xmm15, xmm7                                           ;  2722.3 p1      41 next
        pxor xmm7, xmm1                                            ;  2723.3 p1      41 next
        movdqa xmm1, [rbp + 1376]                                  ;  2674.3 p2      41 next
        movdqa xmm9, [rbp + 2144]                                  ;  2675.3 p2      44 next reload
        pand xmm1, xmm9                                            ;  2724.3 p1      41 next
        movdqa xmm13, [rbp + 1600]                                 ;  2676.3 p2      41 next
        pand xmm13, xmm8                                           ;  2725.3 p1      41 next
        pxor xmm14, xmm6                                           ;  2726.3 p1      41 next
        pxor xmm10, xmm12                                          ;  2727.3 p1      41 next
        pxor xmm2, xmm8                                            ;  2728.3 p1      41 next
        pxor xmm15, [rbp + 1376]                                   ;  2729.3 p2+p1   41 next
        pxor xmm7, [rbp + 2128]                                    ;  2730.3 p2+p1   41 next
        movdqa xmm11, xmm8                                         ;  2681.3 p0      41 next copy
        pand xmm11, xmm9                                           ;  2731.3 p1      41 next
        movdqa [rbp + 2208], xmm5                                  ;  2696.3 p0+p3   41 next spill
        movdqa xmm5, xmm8                                          ;  2681.3 p0      41 next copy
        pand xmm5, xmm12                                           ;  2732.3 p1      41 next
        movdqa [rbp + 2080], xmm15                                 ;  2731.3 p0+p3   41 next spill
        movdqa xmm15, xmm8                                         ;  2681.3 p0      41 next copy
        movdqa [rbp + 2224], xmm7                                  ;  2732.3 p0+p3   41 next spill
        movdqa xmm7, xmm6                                          ;  2682.3 p0      41 next copy
        pand xmm7, xmm12                                           ;  2733.3 p1      41 next
        movdqa [rbp + 1984], xmm14                                 ;  2728.3 p0+p3   41 next spill
        movdqa xmm14, xmm6                                         ;  2684.3 p0      41 next copy
        pxor xmm14, [rbp + 2128]                                   ;  2734.3 p2+p1   41 next
        movdqa [rbp + 1824], xmm10                                 ;  2729.3 p0+p3   41 next spill
        movdqa xmm10, xmm6                                         ;  2686.3 p0      41 next copy
        movdqa [rbp + 2160], xmm2                                  ;  2730.3 p0+p3   41 next spill
        movdqa xmm2, xmm6                                          ;  2688.3 p0      41 next copy
        pand xmm2, [rbp + 1376]                                    ;  2735.3 p2+p1   41 next
        movdqa [rbp + 2096], xmm2                                  ;  2737.3 p0+p3   41 next spill
        movdqa xmm2, xmm6                                          ;  2690.3 p0      41 next copy
        pand xmm2, [rbp + 2128]                                    ;  2736.3 p2+p1   41 next
        movdqa [rbp + 2240], xmm2                                  ;  2738.3 p0+p3   41 next spill
        movdqa xmm2, xmm12                                         ;  2692.3 p0      41 next copy
        movdqa [rbp + 1968], xmm0                                  ;  2723.3 p0+p3   41 next spill
        movdqa xmm0, xmm12                                         ;  2694.3 p0      41 next copy
        movdqa [rbp + 2272], xmm6                                  ;  2695.3 p0+p3   41 next spill
        movdqa xmm6, xmm12                                         ;  2696.3 p0      41 next copy
        pxor xmm6, xmm9                                            ;  2737.3 p1      41 next
        movdqa [rbp + 1808], xmm8                                  ;  2697.3 p0+p3   41 next spill
        movdqa xmm8, xmm12                                         ;  2698.3 p0      41 next copy
        movdqa [rbp + 1856], xmm5                                  ;  2734.3 p0+p3   41 next spill
        movdqa xmm5, xmm12                                         ;  2700.3 p0      41 next copy
        pand xmm12, [rbp + 1376]                                   ;  2738.3 p2+p1   41 next
        movdqa [rbp + 2192], xmm12                                 ;  2740.3 p0+p3   41 next spill
        movdqa xmm12, xmm4                                         ;  2718.3 p0      41 next copy
        pxor xmm12, xmm3                                           ;  2739.3 p1      41 next
        pand xmm3, [rbp + 1600]                                    ;  2740.3 p2+p1   41 next
        movdqa [rbp + 2016], xmm14                                 ;  2736.3 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1600]                                 ;  2695.3 p2      41 next
        pxor xmm14, xmm11                                          ;  2741.3 p1      41 next
        pxor xmm3, xmm14                                           ;  2743.3 p1      41 next
        pand xmm2, xmm14                                           ;  2743.3 p1      41 next
        pxor xmm2, xmm9                                            ;  2745.3 p1      41 next
        movdqa xmm14, xmm9                                         ;  2704.3 p0      41 next copy
        pand xmm14, [rbp + 2128]                                   ;  2745.3 p2+p1   41 next
        pand xmm8, xmm2                                            ;  2747.3 p1      41 next
        movdqa [rbp + 1776], xmm8                                  ;  2749.3 p0+p3   41 next spill
        movdqa xmm8, xmm9                                          ;  2706.3 p0      41 next copy
        movdqa [rbp + 1936], xmm15                                 ;  2707.3 p0+p3   41 next spill
        movdqa xmm15, xmm9                                         ;  2708.3 p0      41 next copy
        pxor xmm15, xmm12                                          ;  2747.3 p1      41 next
        pand xmm10, xmm15                                          ;  2749.3 p1      41 next
        movdqa xmm15, xmm9                                         ;  2709.3 p0      41 next copy
        pand xmm15, [rbp + 1968]                                   ;  2749.3 p2+p1   41 next
        movdqa [rbp + 2064], xmm15                                 ;  2751.3 p0+p3   41 next spill
        movdqa xmm15, xmm9                                         ;  2711.3 p0      41 next copy
        pand xmm15, [rbp + 1600]                                   ;  2750.3 p2+p1   41 next
        pxor xmm9, [rbp + 2176]                                    ;  2751.3 p2+p1   41 next
        movdqa [rbp + 2176], xmm9                                  ;  2753.3 p0+p3   41 next spill
        movdqa xmm9, xmm1                                          ;  2726.3 p0      41 next copy
        pxor xmm9, xmm13                                           ;  2752.3 p1      41 next
        pxor xmm13, xmm12                                          ;  2753.3 p1      41 next
        pand xmm1, [rbp + 2016]                                    ;  2754.3 p2+p1   41 next
        pxor xmm2, xmm1                                            ;  2756.3 p1      41 next
        pxor xmm7, xmm9                                            ;  2756.3 p1      41 next
        movdqa xmm1, [rbp + 2128]                                  ;  2712.3 p2      44 next reload
        pand xmm9, xmm1                                            ;  2757.3 p1      41 next
        pxor xmm4, xmm7                                            ;  2758.3 p1      41 next
        pand xmm0, xmm4                                            ;  2760.3 p1      41 next
        pand xmm8, xmm7                                            ;  2760.3 p1      41 next
        movdqa xmm4, [rbp + 1600]                                  ;  2715.3 p2      44 next reload
        pand xmm7, xmm4                                            ;  2761.3 p1      41 next
        pxor xmm8, [rbp + 2096]                                    ;  2762.3 p2+p1   41 next
        movdqa [rbp + 2144], xmm12                                 ;  2741.3 p0+p3   41 next spill
        movdqa xmm12, xmm4                                         ;  2726.3 p0      41 next copy
        pand xmm12, [rbp + 1376]                                   ;  2763.3 p2+p1   41 next
        movdqa xmm4, xmm11                                         ;  2733.3 p0      41 next copy
        por xmm11, xmm14                                           ;  2764.3 p1      41 next
        pxor xmm7, xmm11                                           ;  2766.3 p1      41 next
        movdqa xmm11, [rbp + 1376]                                 ;  2723.3 p2      44 next reload
        pxor xmm4, xmm11                                           ;  2766.3 p1      41 next
        pxor xmm14, xmm12                                          ;  2767.3 p1      41 next
        pxor xmm12, xmm1                                           ;  2768.3 p1      41 next
        pxor xmm0, xmm4                                            ;  2769.3 p1      41 next
        pxor xmm4, xmm12                                           ;  2770.3 p1      41 next
        pand xmm12, xmm11                                          ;  2771.3 p1      41 next
        pxor xmm3, xmm12                                           ;  2773.3 p1      41 next
        movdqa xmm12, xmm1                                         ;  2727.3 p0      41 next copy
        pxor xmm12, [rbp + 2096]                                   ;  2773.3 p2+p1   41 next
        pand xmm11, [rbp + 2144]                                   ;  2774.3 p2+p1   41 next
        movdqa [rbp + 1376], xmm12                                 ;  2775.3 p0+p3   41 next spill
        movdqa xmm12, xmm1                                         ;  2732.3 p0      41 next copy
        pand xmm12, [rbp + 2144]                                   ;  2775.3 p2+p1   41 next
        pand xmm1, [rbp + 1968]                                    ;  2776.3 p2+p1   41 next
        movdqa [rbp + 2144], xmm0                                  ;  2771.3 p0+p3   41 next spill
        movdqa xmm0, xmm15                                         ;  2752.3 p0      41 next copy
        pand xmm0, [rbp + 2016]                                    ;  2777.3 p2+p1   41 next
        pxor xmm11, xmm0                                           ;  2779.3 p1      41 next
        pxor xmm15, [rbp + 2096]                                   ;  2779.3 p2+p1   41 next
        movdqa xmm0, [rbp + 2016]                                  ;  2737.0 p2      41 next
        pand xmm0, [rbp + 1856]                                    ;  2780.3 p2+p1   41 next
        pxor xmm6, xmm0                                            ;  2782.3 p1      41 next
        pxor xmm6, xmm14                                           ;  2784.3 p1      41 next
        pand xmm5, xmm6                                            ;  2786.3 p1      41 next
        pxor xmm14, [rbp + 2016]                                   ;  2784.3 p2+p1   41 next
        pxor xmm15, xmm5                                           ;  2788.3 p1      41 next
        movdqa xmm0, [rbp + 1856]                                  ;  2740.0 p2      41 next
        pxor xmm0, xmm4                                            ;  2786.3 p1      41 next
        pxor xmm9, xmm0                                            ;  2788.3 p1      41 next
        movdqa xmm0, [rbp + 2192]                                  ;  2741.0 p2      41 next
        pxor xmm10, xmm9                                           ;  2790.3 p1      41 next
        movdqa xmm5, [rbp + 2240]                                  ;  2742.0 p2      41 next reload
        pxor xmm0, xmm5                                            ;  2789.3 p1      41 next
        movdqa xmm6, [rbp + 1936]                                  ;  2743.0 p2      41 next reload
        pand xmm6, xmm14                                           ;  2790.3 p1      41 next
        movdqa xmm14, [rbp + 1376]                                 ;  2775.3 p2      41 next reload
        pand xmm5, xmm14                                           ;  2791.3 p1      41 next
        pxor xmm1, xmm15                                           ;  2792.3 p1      41 next
        movdqa xmm15, [rel kasumi_encrypt_compact.T0_constants128] ;  2745.0 p2      41 next reload
        pxor xmm10, xmm15                                          ;  2793.3 p1      41 next
        movdqa xmm9, [rbp + 1600]                                  ;  2746.0 p2      44 next reload
        pand xmm14, xmm9                                           ;  2794.3 p1      41 next
        pxor xmm12, xmm14                                          ;  2796.3 p1      41 next
        pxor xmm9, [rbp + 2048]                                    ;  2796.3 p2+p1   41 next
        pxor xmm6, xmm15                                           ;  2797.3 p1      41 next
        movdqa xmm14, [rbp + 2144]                                 ;  2771.3 p2      41 next reload
        pxor xmm14, xmm12                                          ;  2798.3 p1      41 next
        movdqa xmm12, [rbp + 1808]                                 ;  2749.0 p2      41 next reload
        pand xmm12, xmm0                                           ;  2799.3 p1      41 next
        pxor xmm13, xmm12                                          ;  2801.3 p1      41 next
        pxor xmm8, xmm13                                           ;  2803.3 p1      41 next
        movdqa xmm12, [rbp + 2064]                                 ;  2751.3 p2      41 next reload
        pxor xmm0, xmm12                                           ;  2802.3 p1      41 next
        pxor xmm12, xmm6                                           ;  2803.3 p1      41 next
        movdqa xmm13, [rbp + 1824]                                 ;  2751.0 p2      41 next reload
        pxor xmm10, xmm13                                          ;  2804.3 p1      41 next
        pxor xmm13, [rbp + 1840]                                   ;  2805.3 p2+p1   50 next
        pxor xmm2, xmm0                                            ;  2806.3 p1      41 next
        pxor xmm4, xmm2                                            ;  2808.3 p1      41 next
        pxor xmm11, xmm4                                           ;  2810.3 p1      41 next
        movdqa xmm2, [rbp + 2272]                                  ;  2753.0 p2      41 next reload
        por xmm2, xmm0                                             ;  2809.3 p1      41 next
        pxor xmm6, xmm2                                            ;  2811.3 p1      41 next
        movdqa xmm0, [rbp + 2192]                                  ;  2754.0 p2      41 next
        pxor xmm0, xmm12                                           ;  2811.3 p1      41 next
        movdqa xmm2, [rbp + 1968]                                  ;  2755.0 p2      41 next
        pxor xmm2, xmm8                                            ;  2812.3 p1      41 next
        movdqa xmm4, [rbp + 2160]                                  ;  2756.0 p2      41 next
        pxor xmm5, xmm6                                            ;  2813.3 p1      41 next
        movdqa xmm6, [rbp + 1984]                                  ;  2757.0 p2      41 next
        pxor xmm4, xmm11                                           ;  2814.3 p1      41 next
        movdqa xmm8, [rbp + 2176]                                  ;  2758.0 p2      41 next
        pxor xmm7, xmm5                                            ;  2815.3 p1      41 next
        movdqa xmm5, [rbp + 2224]                                  ;  2759.0 p2      41 next
        pxor xmm1, xmm9                                            ;  2816.3 p1      41 next
        movdqa xmm11, [rbp + 1920]                                 ;  2760.0 p2      50 next reload
        pxor xmm9, xmm11                                           ;  2817.3 p1      50 next
        movdqa xmm12, [rbp + 1776]                                 ;  2761.0 p2      41 next reload
        pxor xmm12, xmm0                                           ;  2818.3 p1      41 next
        pxor xmm3, xmm12                                           ;  2820.3 p1      41 next
        movdqa xmm0, [rbp + 2080]                                  ;  2762.0 p2      41 next reload
        pxor xmm14, xmm0                                           ;  2820.3 p1      41 next
        movdqa xmm12, [rbp + 1312]                                 ;  2763.0 p2      50 next reload
        pxor xmm0, xmm12                                           ;  2821.3 p1      50 next
        pxor xmm5, xmm7                                            ;  2822.3 p1      41 next
        movdqa xmm7, xmm11                                         ;  2771.0 p0      58 r copy
        pand xmm7, [r8 + 288]                                      ;  2823.3 p2+p1   58 r
        pxor xmm8, xmm3                                            ;  2824.3 p1      41 next
        movdqa xmm3, [rbp + 1760]                                  ;  2765.0 p2      50 next reload
        pxor xmm10, xmm3                                           ;  2825.3 p1      50 next
        pxor xmm2, xmm15                                           ;  2826.3 p1      41 next
        movdqa xmm15, xmm12                                        ;  2774.0 p0      58 r copy
        pand xmm15, [r8 + 336]                                     ;  2827.3 p2+p1   58 r
        pxor xmm6, xmm2                                            ;  2828.3 p1      41 next
        movdqa xmm2, xmm3                                          ;  2776.0 p0      58 r copy
        pand xmm2, [r8 + 400]                                      ;  2829.3 p2+p1   58 r
        pxor xmm4, [rbp + 1200]                                    ;  2830.3 p2+p1   50 next
        pxor xmm1, [rbp + 2032]                                    ;  2831.3 p2+p1   50 next
        pxor xmm14, [rbp + 2000]                                   ;  2832.3 p2+p1   50 next
        pxor xmm5, [rbp + 1648]                                    ;  2833.3 p2+p1   50 next
        pxor xmm8, [rbp + 1872]                                    ;  2834.3 p2+p1   50 next
        pxor xmm6, [rbp + 896]                                     ;  2835.3 p2+p1   50 next
        pxor xmm2, xmm6                                            ;  2837.3 p1      58 r
        movdqa xmm6, [rbp + 2160]                                  ;  2774.0 p2      50 next
        pxor xmm6, [rbp + 1888]                                    ;  2837.3 p2+p1   50 next
        movdqa [rbp + 2160], xmm2                                  ;  2839.3 p0+p3   58 r spill
        movdqa xmm2, [rbp + 1984]                                  ;  2776.0 p2      50 next
        pxor xmm2, [rbp + 1904]                                    ;  2838.3 p2+p1   50 next
        movdqa [rbp + 1984], xmm3                                  ;  2776.0 p0+p3   59 r spill
        movdqa xmm3, [rbp + 2176]                                  ;  2778.0 p2      50 next
        pxor xmm3, [rbp + 1952]                                    ;  2839.3 p2+p1   50 next
        pxor xmm7, xmm3                                            ;  2841.3 p1      58 r
        movdqa xmm3, [rbp + 2224]                                  ;  2780.0 p2      50 next
        pxor xmm3, [rbp + 2112]                                    ;  2841.3 p2+p1   50 next
        movdqa [rbp + 2224], xmm7                                  ;  2843.3 p0+p3   58 r spill
        movdqa xmm7, [rbp + 2208]                                  ;  2782.0 p2      50 next
        pxor xmm7, [rbp + 1792]                                    ;  2842.3 p2+p1   50 next
        pxor xmm15, xmm7                                           ;  2844.3 p1      58 r
        movdqa xmm7, [rbp + 2256]                                  ;  2784.0 p2      50 next
        pxor xmm7, [rbp + 1568]                                    ;  2844.3 p2+p1   50 next
        movdqa [rbp + 2256], xmm15                                 ;  2846.3 p0+p3   58 r spill
        movdqa xmm15, [rbp + 1888]                                 ;  2786.0 p2      58 r
        pand xmm15, [r8 + 496]                                     ;  2845.3 p2+p1   58 r
        pxor xmm13, xmm15                                          ;  2847.3 p1      58 r
        movdqa xmm15, [rbp + 1840]                                 ;  2788.0 p2      58 r
        pand xmm15, [r8 + 256]                                     ;  2847.3 p2+p1   58 r
        pxor xmm2, xmm15                                           ;  2849.3 p1      58 r
        movdqa xmm15, [rbp + 1904]                                 ;  2790.0 p2      58 r
        pand xmm15, [r8 + 272]                                     ;  2849.3 p2+p1   58 r
        pxor xmm9, xmm15                                           ;  2851.3 p1      58 r
        movdqa xmm15, [rbp + 1952]                                 ;  2792.0 p2      58 r
        pand xmm15, [r8 + 304]                                     ;  2851.3 p2+p1   58 r
        pxor xmm3, xmm15                                           ;  2853.3 p1      58 r
        movdqa xmm15, [rbp + 2112]                                 ;  2794.0 p2      58 r
        pand xmm15, [r8 + 320]                                     ;  2853.3 p2+p1   58 r
        pxor xmm0, xmm15                                           ;  2855.3 p1      58 r
        movdqa xmm15, [rbp + 1792]                                 ;  2796.0 p2      58 r
        pand xmm15, [r8 + 352]                                     ;  2855.3 p2+p1   58 r
        pxor xmm7, xmm15                                           ;  2857.3 p1      58 r
        movdqa xmm15, [rbp + 1568]                                 ;  2798.0 p2      58 r
        pand xmm15, [r8 + 368]                                     ;  2857.3 p2+p1   58 r
        pxor xmm4, xmm15                                           ;  2859.3 p1      58 r
        movdqa xmm15, [rbp + 1200]                                 ;  2800.0 p2      58 r
        pand xmm15, [r8 + 384]                                     ;  2859.3 p2+p1   58 r
        pxor xmm10, xmm15                                          ;  2861.3 p1      58 r
        movdqa xmm15, [rbp + 896]                                  ;  2802.0 p2      58 r
        pand xmm15, [r8 + 416]                                     ;  2861.3 p2+p1   58 r
        pxor xmm1, xmm15                                           ;  2863.3 p1      58 r
        movdqa xmm15, [rbp + 2032]                                 ;  2805.7 p2      58 r
        pand xmm15, [r8 + 432]                                     ;  2863.3 p2+p1   58 r
        pxor xmm8, xmm15                                           ;  2865.3 p1      58 r
        movdqa xmm15, [rbp + 1872]                                 ;  2807.7 p2      58 r
        pand xmm15, [r8 + 448]                                     ;  2865.3 p2+p1   58 r
        pxor xmm5, xmm15                                           ;  2867.3 p1      58 r
        movdqa xmm15, [rbp + 1648]                                 ;  2810.3 p2      58 r
        pand xmm15, [r8 + 464]                                     ;  2867.3 p2+p1   58 r
        pxor xmm14, xmm15                                          ;  2869.3 p1      58 r
        movdqa xmm15, [rbp + 2000]                                 ;  2813.3 p2      58 r
        pand xmm15, [r8 + 480]                                     ;  2869.3 p2+p1   58 r
        pxor xmm6, xmm15                                           ;  2871.3 p1      58 r
        movdqa xmm15, [r9 + 2304]                                  ;  2815.3 p2      59 r
        por xmm15, xmm6                                            ;  2873.3 p1      59 r
        pxor xmm15, [rbp + 1840]                                   ;  2875.3 p2+p1   59 r
        pxor xmm6, [rbp - 128]                                     ;  2873.3 p2+p1  108 r
        pxor xmm15, [rbp + 1488]                                   ;  2877.3 p2+p1  108 r
        movdqa [rbp + 1488], xmm15                                 ;  2879.3 p0+p3  108 r spill
        movdqa xmm15, [r9 + 2320]                                  ;  2819.3 p2      59 r
        por xmm15, xmm13                                           ;  2875.3 p1      59 r
        pxor xmm13, [rbp - 112]                                    ;  2876.3 p2+p1  108 r
        pxor xmm15, [rbp + 1904]                                   ;  2877.3 p2+p1   59 r
        pxor xmm15, [rbp + 960]                                    ;  2879.3 p2+p1  108 r
        movdqa [rbp + 960], xmm15                                  ;  2881.3 p0+p3  108 r spill
        movdqa xmm15, [r9 + 2336]                                  ;  2825.3 p2      59 r
        por xmm15, xmm2                                            ;  2879.3 p1      59 r
        pxor xmm11, xmm15                                          ;  2881.3 p1      59 r
        pxor xmm2, [rbp - 96]                                      ;  2881.3 p2+p1  108 r
        movdqa xmm15, [r9 + 2352]                                  ;  2828.3 p2      59 r
        por xmm15, xmm9                                            ;  2882.3 p1      59 r
        pxor xmm9, [rbp - 80]                                      ;  2883.3 p2+p1  108 r
        pxor xmm15, [rbp + 1952]                                   ;  2884.3 p2+p1   59 r
        pxor xmm11, [rbp + 944]                                    ;  2885.3 p2+p1  108 r
        pxor xmm15, [rbp + 992]                                    ;  2886.3 p2+p1  108 r
        movdqa [rbp + 992], xmm11                                  ;  2887.3 p0+p3  108 r spill
        movdqa xmm11, xmm3                                         ;  2855.3 p0      59 r copy
        por xmm11, [r9 + 2384]                                     ;  2887.3 p2+p1   59 r
        pxor xmm12, xmm11                                          ;  2889.3 p1      59 r
        pxor xmm3, [rbp - 48]                                      ;  2889.3 p2+p1  108 r
        movdqa xmm11, xmm0                                         ;  2857.3 p0      59 r copy
        por xmm11, [r9 + 2400]                                     ;  2890.3 p2+p1   59 r
        pxor xmm0, [rbp - 32]                                      ;  2891.3 p2+p1  108 r
        pxor xmm11, [rbp + 1792]                                   ;  2892.3 p2+p1   59 r
        pxor xmm12, [rbp + 1024]                                   ;  2893.3 p2+p1  108 r
        pxor xmm11, [rbp + 1280]                                   ;  2894.3 p2+p1  108 r
        movdqa [rbp + 1280], xmm15                                 ;  2888.3 p0+p3  108 r spill
        movdqa xmm15, xmm7                                         ;  2859.3 p0      59 r copy
        por xmm15, [r9 + 2432]                                     ;  2895.3 p2+p1   59 r
        pxor xmm7, [rbp + 0]                                       ;  2896.3 p2+p1  108 r
        pxor xmm15, [rbp + 1200]                                   ;  2897.3 p2+p1   59 r
        pxor xmm15, [rbp + 1360]                                   ;  2899.3 p2+p1  108 r
        movdqa [rbp + 1360], xmm7                                  ;  2898.3 p0+p3  108 r spill
        movdqa xmm7, xmm4                                          ;  2861.3 p0      59 r copy
        por xmm7, [r9 + 2448]                                      ;  2899.3 p2+p1   59 r
        pxor xmm4, [rbp + 16]                                      ;  2900.3 p2+p1  108 r
        movdqa [rbp + 1200], xmm4                                  ;  2902.3 p0+p3  108 r spill
        movdqa xmm4, [rbp + 1984]                                  ;  2849.3 p2      59 r reload
        pxor xmm4, xmm7                                            ;  2901.3 p1      59 r
        movdqa xmm7, xmm10                                         ;  2863.3 p0      59 r copy
        por xmm7, [r9 + 2464]                                      ;  2902.3 p2+p1   59 r
        pxor xmm10, [rbp + 32]                                     ;  2903.3 p2+p1  108 r
        pxor xmm7, [rbp + 896]                                     ;  2904.3 p2+p1   59 r
        pxor xmm4, [rbp + 1088]                                    ;  2905.3 p2+p1  108 r
        pxor xmm7, [rbp + 1408]                                    ;  2906.3 p2+p1  108 r
        movdqa [rbp + 1408], xmm10                                 ;  2905.3 p0+p3  108 r spill
        movdqa xmm10, xmm1                                         ;  2865.3 p0      59 r copy
        por xmm10, [r9 + 2496]                                     ;  2907.3 p2+p1   59 r
        pxor xmm1, [rbp + 64]                                      ;  2908.3 p2+p1  108 r
        pxor xmm10, [rbp + 1872]                                   ;  2909.3 p2+p1   59 r
        pxor xmm10, [rbp + 1472]                                   ;  2911.3 p2+p1  108 r
        movdqa [rbp + 1472], xmm1                                  ;  2910.3 p0+p3  108 r spill
        movdqa xmm1, xmm8                                          ;  2867.3 p0      59 r copy
        por xmm1, [r9 + 2512]                                      ;  2911.3 p2+p1   59 r
        pxor xmm8, [rbp + 80]                                      ;  2912.3 p2+p1  108 r
        pxor xmm1, [rbp + 1648]                                    ;  2913.3 p2+p1   59 r
        pxor xmm1, [rbp + 352]                                     ;  2915.3 p2+p1  108 r
        movdqa [rbp + 1648], xmm8                                  ;  2914.3 p0+p3  108 r spill
        movdqa xmm8, xmm5                                          ;  2869.3 p0      59 r copy
        por xmm8, [r9 + 2528]                                      ;  2915.3 p2+p1   59 r
        pxor xmm5, [rbp + 96]                                      ;  2916.3 p2+p1  108 r
        pxor xmm8, [rbp + 2000]                                    ;  2917.3 p2+p1   59 r
        pxor xmm8, [rbp + 368]                                     ;  2919.3 p2+p1  108 r
        movdqa [rbp + 2000], xmm5                                  ;  2918.3 p0+p3  108 r spill
        movdqa xmm5, xmm14                                         ;  2871.3 p0      59 r copy
        por xmm5, [r9 + 2544]                                      ;  2919.3 p2+p1   59 r
        pxor xmm14, [rbp + 112]                                    ;  2920.3 p2+p1  108 r
        pxor xmm5, [rbp + 1888]                                    ;  2921.3 p2+p1   59 r
        pxor xmm5, [rbp + 912]                                     ;  2923.3 p2+p1  108 r
        movdqa [rbp + 912], xmm5                                   ;  2925.3 p0+p3  108 r spill
        movdqa xmm5, [rbp + 2224]                                  ;  2879.3 p2      59 r
        por xmm5, [r9 + 2368]                                      ;  2923.3 p2+p1   59 r
        pxor xmm5, [rbp + 2112]                                    ;  2925.3 p2+p1   59 r
        pxor xmm5, [rbp + 1216]                                    ;  2927.3 p2+p1  108 r
        movdqa [rbp + 1216], xmm12                                 ;  2895.3 p0+p3  108 r spill
        movdqa xmm12, [rbp + 2256]                                 ;  2883.3 p2      59 r
        por xmm12, [r9 + 2416]                                     ;  2926.3 p2+p1   59 r
        pxor xmm12, [rbp + 1568]                                   ;  2928.3 p2+p1   59 r
        pxor xmm12, [rbp + 1056]                                   ;  2930.3 p2+p1  108 r
        movdqa [rbp + 1056], xmm11                                 ;  2896.3 p0+p3  108 r spill
        movdqa xmm11, [rbp + 2160]                                 ;  2887.3 p2      59 r
        por xmm11, [r9 + 2480]                                     ;  2929.3 p2+p1   59 r
        movdqa [rbp - 128], xmm6                                   ;  2886.7 p0+p3  113 rounds
        movdqa [rbp - 112], xmm13                                  ;  2888.7 p0+p3  113 rounds
        movdqa [rbp - 96], xmm2                                    ;  2890.7 p0+p3  113 rounds
        movdqa [rbp - 80], xmm9                                    ;  2892.7 p0+p3  113 rounds
        movdqa [rbp - 48], xmm3                                    ;  2894.7 p0+p3  113 rounds
        movdqa [rbp - 32], xmm0                                    ;  2896.7 p0+p3  113 rounds
        movdqa xmm0, [rbp + 2032]                                  ;  2891.3 p2      59 r
        pxor xmm0, xmm11                                           ;  2931.3 p1      59 r
        mov r12, qword [rbp + 2304]                                ;  2892.3 p2     113 rounds reload
        sub r8, r12                                                ;  2896.3 p0     113 rounds
        sub r9, r12                                                ;  2896.3 p0     113 rounds
        movdqa xmm2, [rbp + 2224]                                  ;  2893.3 p2     108 r
        pxor xmm2, [rbp - 64]                                      ;  2931.3 p2+p1  108 r
        movdqa [rbp + 352], xmm1                                   ;  2917.3 p0+p3  113 rounds
        movdqa xmm1, [rbp + 1008]                                  ;  2895.3 p2     108 r reload
        movdqa [rbp + 640], xmm1                                   ;  2906.3 p0+p3  113 rounds
        movdqa xmm1, [rbp + 2256]                                  ;  2896.3 p2     108 r
        pxor xmm1, [rbp - 16]                                      ;  2932.3 p2+p1  108 r
        movdqa xmm3, [rbp + 1120]                                  ;  2898.3 p2     108 r reload
        movdqa [rbp + 656], xmm3                                   ;  2909.3 p0+p3  113 rounds
        movdqa [rbp + 368], xmm8                                   ;  2921.3 p0+p3  113 rounds
        movdqa xmm3, [rbp + 1184]                                  ;  2899.3 p2     108 r reload
        movdqa [rbp + 672], xmm3                                   ;  2910.3 p0+p3  113 rounds
        pxor xmm0, [rbp + 1456]                                    ;  2933.3 p2+p1  108 r
        sub r10, r12                                               ;  2902.0 p0     113 rounds
        sub r11, r12                                               ;  2902.5 p0     113 rounds
        movdqa [rbp + 112], xmm14                                  ;  2922.3 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1552]                                 ;  2903.3 p2     108 r reload
        movdqa [rbp + 688], xmm14                                  ;  2914.3 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1584]                                 ;  2904.3 p2     108 r reload
        movdqa [rbp + 704], xmm14                                  ;  2915.3 p0+p3  113 rounds
        movdqa xmm14, [rbp + 2160]                                 ;  2905.3 p2     108 r
        pxor xmm14, [rbp + 48]                                     ;  2934.3 p2+p1  108 r
        movdqa xmm3, [rbp + 1712]                                  ;  2907.3 p2     108 r reload
        movdqa [rbp + 720], xmm3                                   ;  2918.3 p0+p3  113 rounds
        movdqa xmm3, [rbp + 1168]                                  ;  2908.3 p2     108 r reload
        movdqa [rbp + 736], xmm3                                   ;  2919.3 p0+p3  113 rounds
        movdqa xmm3, [rbp + 976]                                   ;  2909.3 p2     108 r reload
        movdqa [rbp + 752], xmm3                                   ;  2920.3 p0+p3  113 rounds
        movdqa xmm3, [rbp + 1728]                                  ;  2910.3 p2     108 r reload
        movdqa [rbp + 768], xmm3                                   ;  2921.3 p0+p3  113 rounds
        movdqa [rbp - 64], xmm2                                    ;  2933.3 p0+p3  113 rounds
        movdqa [rbp - 16], xmm1                                    ;  2934.3 p0+p3  113 rounds
        movdqa xmm1, [rbp + 1136]                                  ;  2911.7 p2     108 r reload
        movdqa [rbp + 784], xmm1                                   ;  2926.7 p0+p3  113 rounds
        movdqa [rbp + 48], xmm14                                   ;  2936.3 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1616]                                 ;  2914.7 p2     108 r reload
        movdqa [rbp + 800], xmm14                                  ;  2930.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1744]                                 ;  2915.7 p2     108 r reload
        movdqa [rbp + 816], xmm14                                  ;  2932.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1264]                                 ;  2916.7 p2     108 r reload
        movdqa [rbp + 832], xmm14                                  ;  2934.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1392]                                 ;  2918.0 p2     108 r reload
        movdqa [rbp + 848], xmm14                                  ;  2936.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1664]                                 ;  2919.0 p2     108 r reload
        movdqa [rbp + 864], xmm14                                  ;  2938.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1344]                                 ;  2920.0 p2     108 r reload
        movdqa [rbp + 880], xmm14                                  ;  2940.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1680]                                 ;  2921.3 p2     108 r reload
        movdqa [rbp + 384], xmm14                                  ;  2942.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1072]                                 ;  2922.3 p2     108 r reload
        movdqa [rbp + 400], xmm14                                  ;  2944.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 928]                                  ;  2923.3 p2     108 r reload
        movdqa [rbp + 416], xmm14                                  ;  2946.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1504]                                 ;  2924.3 p2     108 r reload
        movdqa [rbp + 432], xmm14                                  ;  2948.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1104]                                 ;  2925.3 p2     108 r reload
        movdqa [rbp + 448], xmm14                                  ;  2950.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1152]                                 ;  2926.3 p2     108 r reload
        movdqa [rbp + 464], xmm14                                  ;  2952.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1440]                                 ;  2927.3 p2     108 r reload
        movdqa [rbp + 480], xmm14                                  ;  2954.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1040]                                 ;  2929.3 p2     108 r reload
        movdqa [rbp + 496], xmm14                                  ;  2956.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1296]                                 ;  2930.3 p2     108 r reload
        movdqa [rbp + 512], xmm14                                  ;  2958.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1696]                                 ;  2931.3 p2     108 r reload
        movdqa [rbp + 528], xmm14                                  ;  2960.7 p0+p3  113 rounds
        add r8, 0x200                                              ;  2932.7 p0     113 rounds
        movdqa xmm14, [rbp + 1424]                                 ;  2932.7 p2     108 r reload
        movdqa [rbp + 544], xmm14                                  ;  2962.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1520]                                 ;  2933.7 p2     108 r reload
        movdqa [rbp + 560], xmm14                                  ;  2964.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1232]                                 ;  2934.7 p2     108 r reload
        movdqa [rbp + 576], xmm14                                  ;  2966.7 p0+p3  113 rounds
        and r8, 0x7ff                                              ;  2936.2 p0     113 rounds
        add r8, r12                                                ;  2937.2 p1     113 rounds
        movdqa xmm14, [rbp + 1328]                                 ;  2936.3 p2     108 r reload
        movdqa [rbp + 592], xmm14                                  ;  2968.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1632]                                 ;  2937.3 p2     108 r reload
        movdqa [rbp + 608], xmm14                                  ;  2970.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1248]                                 ;  2938.3 p2     108 r reload
        movdqa [rbp + 624], xmm14                                  ;  2972.7 p0+p3  113 rounds
        add r9, 0x200                                              ;  2939.3 p1     113 rounds
        and r9, 0x7ff                                              ;  2940.3 p0     113 rounds
        add r9, r12                                                ;  2941.3 p1     113 rounds
        add r10, 0x200                                             ;  2940.3 p0     113 rounds
        and r10, 0x7ff                                             ;  2941.3 p0     113 rounds
        add r10, r12                                               ;  2942.3 p1     113 rounds
        add r11, 0x200                                             ;  2941.4 p0     113 rounds
        and r11, 0x7ff                                             ;  2942.4 p0     113 rounds
        add r11, r12                                               ;  2943.4 p1     113 rounds
        movdqa xmm14, [rbp + 1360]                                 ;  2942.3 p2     108 r reload
        movdqa [rbp + 0], xmm14                                    ;  2974.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1200]                                 ;  2943.3 p2     108 r reload
        movdqa [rbp + 16], xmm14                                   ;  2976.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1408]                                 ;  2944.3 p2     108 r reload
        movdqa [rbp + 32], xmm14                                   ;  2978.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1472]                                 ;  2945.3 p2     108 r reload
        movdqa [rbp + 64], xmm14                                   ;  2980.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1648]                                 ;  2946.3 p2     108 r reload
        movdqa [rbp + 80], xmm14                                   ;  2982.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 2000]                                 ;  2947.3 p2     108 r reload
        movdqa [rbp + 96], xmm14                                   ;  2984.7 p0+p3  113 rounds
        add esi, 0xffffffff                                        ;  2948.3 p1     113 rounds
        movdqa xmm1, [rbp + 1488]                                  ;  2948.7 p2     108 r reload
        movdqa xmm2, [rbp + 960]                                   ;  2949.7 p2     108 r reload
        movdqa xmm3, [rbp + 992]                                   ;  2950.7 p2     108 r reload
        movdqa xmm14, [rbp + 1280]                                 ;  2951.7 p2     108 r reload
        movdqa xmm6, [rbp + 912]                                   ;  2952.7 p2     108 r reload
        movdqa xmm8, [rbp + 1216]                                  ;  2953.7 p2     108 r reload
        movdqa xmm9, [rbp + 1056]                                  ;  2954.7 p2     108 r reload
        movdqa xmm11, xmm7                                         ;  2951.0 p0     108 r copy
        movdqa xmm7, xmm9                                          ;  2965.7 p0     108 r copy
        movdqa xmm9, xmm15                                         ;  2953.0 p0     108 r copy
        movdqa xmm13, xmm10                                        ;  2954.0 p0     108 r copy
        movdqa xmm10, xmm4                                         ;  2955.0 p0     108 r copy
        movdqa xmm4, xmm14                                         ;  2962.7 p0     108 r copy
        movdqa xmm14, xmm0                                         ;  2957.0 p0     108 r copy
        movdqa xmm0, xmm6                                          ;  2963.7 p0     108 r copy
        movdqa xmm6, xmm8                                          ;  2964.7 p0     108 r copy
        movdqa xmm8, xmm12                                         ;  2960.0 p0     108 r copy
        movdqa xmm12, xmm14                                        ;  2964.0 p0     108 r copy
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
