; kasumi_decrypt_compact for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 ec3290c6bf61f6e1); do not edit:
;   ./cw build kasumi_decrypt_compact --cpu prescott-64 --variant bitsliced
;
; void kasumi_decrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
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
;   blocks/rounds: 7187 uops, planned 3031.3; bounds: width 2395.7, ports 2945.0, path 211.0
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
%fatal "kasumi_decrypt_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_kasumi_decrypt_compact
$_kasumi_decrypt_compact:
%else
        global $kasumi_decrypt_compact
%endif
$kasumi_decrypt_compact:
        push rbp                                                   ;                    preserved
        push r12                                                   ;                    preserved
        sub rsp, 0x9b8                                             ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov dword [rbp + 2352], ecx                                ;                    argument
        mov qword [rbp + 2288], rsi                                ;                    argument
        mov qword [rbp + 2304], rdi                                ;                    argument
        mov qword [rbp + 2344], rdx                                ;                    argument
        mov r8d, dword [rbp + 2352]                                ;     0.0 p2     149 blocks
        shl r8, 0xa                                                ;     4.0 p1     149 blocks
        add r8, qword [rbp + 2288]                                 ;     5.0 p2+p0  149 blocks
        mov qword [rbp + 2296], r8                                 ;     6.0 p0+p3  149 blocks
        cmp dword [rbp + 2352], 0                                  ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, 4                                                 ;     0.0 p0     132 rounds reload
        mov dword [rbp + 2356], esi                                ;     1.0 p0+p3  132 rounds
        mov r8, qword [rbp + 2288]                                 ;     0.7 p2     130 l.0 reload
        movdqa xmm0, [r8]                                          ;     4.7 p2     130 l.0
        movdqa [rbp - 128], xmm0                                   ;    15.7 p0+p3  132 rounds
        movdqa xmm0, [r8 + 16]                                     ;     4.7 p2     130 l.1
        movdqa [rbp - 112], xmm0                                   ;    15.7 p0+p3  132 rounds
        movdqa xmm0, [r8 + 32]                                     ;     4.7 p2     130 l.2
        movdqa [rbp - 96], xmm0                                    ;    15.7 p0+p3  132 rounds
        movdqa xmm0, [r8 + 48]                                     ;     4.7 p2     130 l.3
        movdqa [rbp - 80], xmm0                                    ;    15.7 p0+p3  132 rounds
        movdqa xmm0, [r8 + 64]                                     ;     5.7 p2     130 l.4
        movdqa [rbp - 64], xmm0                                    ;    16.7 p0+p3  132 rounds
        movdqa xmm0, [r8 + 80]                                     ;     6.7 p2     130 l.5
        movdqa [rbp - 48], xmm0                                    ;    17.7 p0+p3  132 rounds
        movdqa xmm0, [r8 + 96]                                     ;     7.7 p2     130 l.6
        movdqa [rbp - 32], xmm0                                    ;    18.7 p0+p3  132 rounds
        movdqa xmm0, [r8 + 112]                                    ;     8.7 p2     130 l.7
        movdqa [rbp - 16], xmm0                                    ;    19.7 p0+p3  132 rounds
        movdqa xmm0, [r8 + 128]                                    ;     9.7 p2     130 l.8
        movdqa [rbp + 0], xmm0                                     ;    20.7 p0+p3  132 rounds
        movdqa xmm0, [r8 + 144]                                    ;    10.7 p2     130 l.9
        movdqa [rbp + 16], xmm0                                    ;    21.7 p0+p3  132 rounds
        movdqa xmm0, [r8 + 160]                                    ;    11.7 p2     130 l.10
        movdqa [rbp + 32], xmm0                                    ;    22.7 p0+p3  132 rounds
        movdqa xmm0, [r8 + 176]                                    ;    12.7 p2     130 l.11
        movdqa [rbp + 48], xmm0                                    ;    24.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 192]                                    ;    13.7 p2     130 l.12
        movdqa [rbp + 64], xmm0                                    ;    26.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 208]                                    ;    14.7 p2     130 l.13
        movdqa [rbp + 80], xmm0                                    ;    28.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 224]                                    ;    15.7 p2     130 l.14
        movdqa [rbp + 96], xmm0                                    ;    30.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 240]                                    ;    16.7 p2     130 l.15
        movdqa [rbp + 112], xmm0                                   ;    32.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 256]                                    ;    17.7 p2     130 l.16
        movdqa [rbp + 128], xmm0                                   ;    34.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 272]                                    ;    18.7 p2     130 l.17
        movdqa [rbp + 144], xmm0                                   ;    36.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 288]                                    ;    19.7 p2     130 l.18
        movdqa [rbp + 160], xmm0                                   ;    38.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 304]                                    ;    20.7 p2     130 l.19
        movdqa [rbp + 176], xmm0                                   ;    40.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 320]                                    ;    21.7 p2     130 l.20
        movdqa [rbp + 192], xmm0                                   ;    42.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 336]                                    ;    22.7 p2     130 l.21
        movdqa [rbp + 208], xmm0                                   ;    44.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 352]                                    ;    23.7 p2     130 l.22
        movdqa [rbp + 224], xmm0                                   ;    46.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 368]                                    ;    24.7 p2     130 l.23
        movdqa [rbp + 240], xmm0                                   ;    48.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 384]                                    ;    25.7 p2     130 l.24
        movdqa [rbp + 256], xmm0                                   ;    50.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 400]                                    ;    26.7 p2     130 l.25
        movdqa [rbp + 272], xmm0                                   ;    52.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 416]                                    ;    27.7 p2     130 l.26
        movdqa [rbp + 288], xmm0                                   ;    54.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 432]                                    ;    28.7 p2     130 l.27
        movdqa [rbp + 304], xmm0                                   ;    56.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 448]                                    ;    29.7 p2     130 l.28
        movdqa [rbp + 320], xmm0                                   ;    58.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 464]                                    ;    30.7 p2     130 l.29
        movdqa [rbp + 336], xmm0                                   ;    60.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 480]                                    ;    31.7 p2     130 l.30
        movdqa [rbp + 352], xmm0                                   ;    62.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 496]                                    ;    32.7 p2     130 l.31
        movdqa [rbp + 368], xmm0                                   ;    64.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 512]                                    ;    33.7 p2     131 r.0
        movdqa [rbp + 384], xmm0                                   ;    66.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 528]                                    ;    34.7 p2     131 r.1
        movdqa [rbp + 400], xmm0                                   ;    68.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 544]                                    ;    35.7 p2     131 r.2
        movdqa [rbp + 416], xmm0                                   ;    70.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 560]                                    ;    36.7 p2     131 r.3
        movdqa [rbp + 432], xmm0                                   ;    72.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 576]                                    ;    37.7 p2     131 r.4
        movdqa [rbp + 448], xmm0                                   ;    74.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 592]                                    ;    38.7 p2     131 r.5
        movdqa [rbp + 464], xmm0                                   ;    76.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 608]                                    ;    39.7 p2     131 r.6
        movdqa [rbp + 480], xmm0                                   ;    78.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 624]                                    ;    40.7 p2     131 r.7
        movdqa [rbp + 496], xmm0                                   ;    80.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 640]                                    ;    41.7 p2     131 r.8
        movdqa [rbp + 512], xmm0                                   ;    82.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 656]                                    ;    42.7 p2     131 r.9
        movdqa [rbp + 528], xmm0                                   ;    84.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 672]                                    ;    43.7 p2     131 r.10
        movdqa [rbp + 544], xmm0                                   ;    86.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 688]                                    ;    44.7 p2     131 r.11
        movdqa [rbp + 560], xmm0                                   ;    88.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 704]                                    ;    45.7 p2     131 r.12
        movdqa [rbp + 576], xmm0                                   ;    90.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 720]                                    ;    46.7 p2     131 r.13
        movdqa [rbp + 592], xmm0                                   ;    92.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 736]                                    ;    47.7 p2     131 r.14
        movdqa [rbp + 608], xmm0                                   ;    94.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 752]                                    ;    48.7 p2     131 r.15
        movdqa [rbp + 624], xmm0                                   ;    96.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 768]                                    ;    49.7 p2     131 r.16
        movdqa [rbp + 640], xmm0                                   ;    98.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 784]                                    ;    50.7 p2     131 r.17
        movdqa [rbp + 656], xmm0                                   ;   100.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 800]                                    ;    51.7 p2     131 r.18
        movdqa [rbp + 672], xmm0                                   ;   102.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 816]                                    ;    52.7 p2     131 r.19
        movdqa [rbp + 688], xmm0                                   ;   104.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 832]                                    ;    53.7 p2     131 r.20
        movdqa [rbp + 704], xmm0                                   ;   106.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 848]                                    ;    54.7 p2     131 r.21
        movdqa [rbp + 720], xmm0                                   ;   108.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 864]                                    ;    55.7 p2     131 r.22
        movdqa [rbp + 736], xmm0                                   ;   110.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 880]                                    ;    56.7 p2     131 r.23
        movdqa [rbp + 752], xmm0                                   ;   112.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 896]                                    ;    57.7 p2     131 r.24
        movdqa [rbp + 768], xmm0                                   ;   114.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 912]                                    ;    58.7 p2     131 r.25
        movdqa [rbp + 784], xmm0                                   ;   116.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 928]                                    ;    59.7 p2     131 r.26
        movdqa [rbp + 800], xmm0                                   ;   118.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 944]                                    ;    60.7 p2     131 r.27
        movdqa [rbp + 816], xmm0                                   ;   120.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 960]                                    ;    61.7 p2     131 r.28
        movdqa [rbp + 832], xmm0                                   ;   122.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 976]                                    ;    62.7 p2     131 r.29
        movdqa [rbp + 848], xmm0                                   ;   124.3 p0+p3  132 rounds
        movdqa xmm0, [r8 + 992]                                    ;    63.7 p2     131 r.30
        movdqa xmm1, [r8 + 1008]                                   ;    64.7 p2     131 r.31
        movdqa [rbp + 864], xmm0                                   ;   126.3 p0+p3  132 rounds
        movdqa [rbp + 880], xmm1                                   ;   128.3 p0+p3  132 rounds
        mov r8, qword [rbp + 2304]                                 ;    65.7 p2     132 rounds reload
        mov qword [rbp + 2312], r8                                 ;   130.3 p0+p3  132 rounds
        lea r9, [r8 + 1536]                                        ;    69.7 p1     132 rounds
        mov qword [rbp + 2320], r9                                 ;   132.3 p0+p3  132 rounds
        lea r9, [r8 + 1024]                                        ;    69.7 p1     132 rounds
        mov qword [rbp + 2328], r9                                 ;   134.3 p0+p3  132 rounds
        add r8, 0x200                                              ;    69.7 p1     132 rounds
        mov qword [rbp + 2336], r8                                 ;   136.3 p0+p3  132 rounds
        mov r8, qword [rbp + 2320]                                 ;                    resident
        mov r9, qword [rbp + 2312]                                 ;                    resident
        mov r10, qword [rbp + 2328]                                ;                    resident
        mov r11, qword [rbp + 2336]                                ;                    resident
        movdqa xmm0, [rbp + 384]                                   ;                    resident
        movdqa xmm1, [rbp + 400]                                   ;                    resident
        movdqa xmm2, [rbp + 416]                                   ;                    resident
        movdqa xmm3, [rbp + 432]                                   ;                    resident
        movdqa xmm4, [rbp + 448]                                   ;                    resident
        movdqa xmm5, [rbp + 464]                                   ;                    resident
        movdqa xmm6, [rbp + 480]                                   ;                    resident
        movdqa xmm7, [rbp + 496]                                   ;                    resident
        movdqa xmm8, [rbp + 512]                                   ;                    resident
        movdqa xmm9, [rbp + 528]                                   ;                    resident
        movdqa xmm10, [rbp + 544]                                  ;                    resident
        movdqa xmm11, [rbp + 560]                                  ;                    resident
        movdqa xmm12, [rbp + 576]                                  ;                    resident
        movdqa xmm13, [rbp + 592]                                  ;                    resident
        mov esi, dword [rbp + 2356]                                ;                    resident
        align 16
.rounds_2:
        movdqa xmm14, [r8 + 256]                                   ;     0.0 p2      68 k2.0
        movdqa xmm15, [r8 + 272]                                   ;     1.0 p2      68 k2.1
        movdqa xmm15, [r8 + 288]                                   ;     2.0 p2      68 k2.2
        movdqa xmm15, [r8 + 304]                                   ;     3.0 p2      68 k2.3
        movdqa xmm15, [r8 + 320]                                   ;     4.0 p2      68 k2.4
        movdqa xmm15, [r8 + 336]                                   ;     5.0 p2      68 k2.5
        movdqa xmm15, [r8 + 352]                                   ;     6.0 p2      68 k2.6
        movdqa xmm15, [r8 + 368]                                   ;     7.0 p2      68 k2.7
        movdqa xmm15, [r8 + 384]                                   ;     8.0 p2      68 k2.8
        movdqa xmm15, [r8 + 400]                                   ;     9.0 p2      68 k2.9
        movdqa xmm15, [r8 + 416]                                   ;    10.0 p2      68 k2.10
        movdqa xmm15, [r8 + 432]                                   ;    11.0 p2      68 k2.11
        movdqa xmm15, [r8 + 448]                                   ;    12.0 p2      68 k2.12
        movdqa xmm15, [r8 + 464]                                   ;    13.0 p2      68 k2.13
        movdqa xmm15, [r8 + 480]                                   ;    14.0 p2      68 k2.14
        movdqa xmm15, [r8 + 496]                                   ;    15.0 p2      68 k2.15
        movdqa xmm14, [r9 + 2304]                                  ;    16.0 p2      68 k2.0
        movdqa xmm14, [r9 + 2320]                                  ;    17.0 p2      68 k2.1
        movdqa xmm14, [r9 + 2336]                                  ;    18.0 p2      68 k2.2
        movdqa xmm14, [r9 + 2352]                                  ;    19.0 p2      68 k2.3
        movdqa xmm14, [r9 + 2368]                                  ;    20.0 p2      68 k2.4
        movdqa xmm14, [r9 + 2384]                                  ;    21.0 p2      68 k2.5
        movdqa xmm14, [r9 + 2400]                                  ;    22.0 p2      68 k2.6
        movdqa xmm14, [r9 + 2416]                                  ;    23.0 p2      68 k2.7
        movdqa xmm14, [r9 + 2432]                                  ;    24.0 p2      68 k2.8
        movdqa xmm14, [r9 + 2448]                                  ;    25.0 p2      68 k2.9
        movdqa xmm14, [r9 + 2464]                                  ;    26.0 p2      68 k2.10
        movdqa xmm14, [r9 + 2480]                                  ;    27.0 p2      68 k2.11
        movdqa xmm14, [r9 + 2496]                                  ;    28.0 p2      68 k2.12
        movdqa xmm14, [r10]                                        ;    29.0 p2      68 k2.0
        movdqa xmm15, [r9 + 2512]                                  ;    30.0 p2      68 k2.13
        movdqa xmm15, [r10 + 16]                                   ;    31.0 p2      68 k2.1
        movdqa xmm15, [r9 + 2528]                                  ;    32.0 p2      68 k2.14
        movdqa xmm15, [r9 + 2544]                                  ;    33.0 p2      68 k2.15
        movdqa xmm15, [r10 + 32]                                   ;    34.0 p2      68 k2.2
        movdqa xmm15, [r10 + 48]                                   ;    35.0 p2      68 k2.3
        movdqa xmm15, [r10 + 64]                                   ;    36.0 p2      68 k2.4
        movdqa xmm15, [r10 + 80]                                   ;    37.0 p2      68 k2.5
        movdqa xmm15, [r10 + 96]                                   ;    38.0 p2      68 k2.6
        movdqa xmm15, [r10 + 112]                                  ;    39.0 p2      68 k2.7
        movdqa xmm15, [r10 + 128]                                  ;    40.0 p2      68 k2.8
        movdqa xmm14, [r10 + 144]                                  ;    41.0 p2      68 k2.9
        movdqa xmm14, [r10 + 160]                                  ;    42.0 p2      68 k2.10
        movdqa xmm14, [r10 + 176]                                  ;    43.0 p2      68 k2.11
        movdqa xmm14, [r10 + 192]                                  ;    44.0 p2      68 k2.12
        movdqa xmm14, [r10 + 208]                                  ;    45.0 p2      68 k2.13
        movdqa xmm14, [r10 + 224]                                  ;    46.0 p2      68 k2.14
        movdqa xmm14, [r10 + 240]                                  ;    47.0 p2      68 k2.15
        movdqa xmm14, [r11 + 2048]                                 ;    48.0 p2      69 k2.0
        movdqa xmm14, [r11 + 2064]                                 ;    49.0 p2      69 k2.1
        movdqa xmm14, [r11 + 2080]                                 ;    50.0 p2      69 k2.2
        movdqa xmm14, [r11 + 2096]                                 ;    51.0 p2      69 k2.3
        movdqa xmm14, [r11 + 2112]                                 ;    52.0 p2      69 k2.4
        movdqa xmm14, [r11 + 2128]                                 ;    53.0 p2      69 k2.5
        movdqa xmm14, [r11 + 2144]                                 ;    54.0 p2      69 k2.6
        movdqa xmm14, [r11 + 2160]                                 ;    55.0 p2      69 k2.7
        movdqa xmm14, [r11 + 2176]                                 ;    56.0 p2      69 k2.8
        movdqa xmm14, [r11 + 2192]                                 ;    57.0 p2      69 k2.9
        movdqa xmm14, [r11 + 2208]                                 ;    58.0 p2      69 k2.10
        movdqa xmm14, [r11 + 2224]                                 ;    59.0 p2      69 k2.11
        movdqa xmm14, [r11 + 2240]                                 ;    60.0 p2      69 k2.12
        movdqa xmm14, [r11 + 2256]                                 ;    61.0 p2      69 k2.13
        movdqa xmm14, [r11 + 2272]                                 ;    62.0 p2      69 k2.14
        movdqa xmm14, [r11 + 2288]                                 ;    63.0 p2      69 k2.15
        movdqa xmm14, [r9 + 176]                                   ;    64.0 p2      50 next
        pxor xmm14, [rbp + 640]                                    ;    75.0 p2+p1   50 next
        movdqa xmm15, [r9 + 192]                                   ;    66.0 p2      50 next
        pxor xmm15, [rbp + 656]                                    ;    77.0 p2+p1   50 next
        movdqa [rbp + 896], xmm13                                  ;    23.3 p0+p3   50 next spill
        movdqa xmm13, [r9 + 208]                                   ;    68.0 p2      50 next
        pxor xmm13, [rbp + 672]                                    ;    79.0 p2+p1   50 next
        movdqa [rbp + 912], xmm12                                  ;    25.3 p0+p3   50 next spill
        movdqa xmm12, [r9 + 224]                                   ;    70.0 p2      50 next
        pxor xmm12, [rbp + 688]                                    ;    81.0 p2+p1   50 next
        movdqa [rbp + 928], xmm11                                  ;    27.3 p0+p3   50 next spill
        movdqa xmm11, [r9 + 240]                                   ;    72.0 p2      50 next
        pxor xmm11, [rbp + 704]                                    ;    83.0 p2+p1   50 next
        movdqa [rbp + 944], xmm10                                  ;    29.3 p0+p3   50 next spill
        movdqa xmm10, [r9]                                         ;    74.0 p2      50 next
        pxor xmm10, [rbp + 720]                                    ;    85.0 p2+p1   50 next
        movdqa [rbp + 960], xmm9                                   ;    31.3 p0+p3   50 next spill
        movdqa xmm9, [r9 + 16]                                     ;    76.0 p2      50 next
        pxor xmm9, [rbp + 736]                                     ;    87.0 p2+p1   50 next
        movdqa [rbp + 976], xmm8                                   ;    33.3 p0+p3   50 next spill
        movdqa xmm8, [r9 + 32]                                     ;    78.0 p2      50 next
        pxor xmm8, [rbp + 752]                                     ;    89.0 p2+p1   50 next
        movdqa [rbp + 992], xmm7                                   ;    35.3 p0+p3   50 next spill
        pshufd xmm7, xmm8, 0xe4                                    ;    91.0 p1      41 next copy
        movdqa [rbp + 1008], xmm6                                  ;    37.3 p0+p3   50 next spill
        pshufd xmm6, xmm8, 0xe4                                    ;    91.0 p1      41 next copy
        movdqa [rbp + 1024], xmm5                                  ;    39.3 p0+p3   50 next spill
        pshufd xmm5, xmm8, 0xe4                                    ;    91.0 p1      41 next copy
        movdqa [rbp + 1040], xmm4                                  ;    41.3 p0+p3   50 next spill
        pshufd xmm4, xmm8, 0xe4                                    ;    91.0 p1      41 next copy
        movdqa [rbp + 1056], xmm3                                  ;    43.3 p0+p3   50 next spill
        pshufd xmm3, xmm8, 0xe4                                    ;    91.0 p1      41 next copy
        movdqa [rbp + 1072], xmm2                                  ;    45.3 p0+p3   50 next spill
        pshufd xmm2, xmm8, 0xe4                                    ;    91.0 p1      41 next copy
        movdqa [rbp + 1088], xmm1                                  ;    47.3 p0+p3   50 next spill
        movdqa xmm1, [r9 + 48]                                     ;    80.0 p2      50 next
        pxor xmm1, [rbp + 768]                                     ;    91.0 p2+p1   50 next
        pand xmm6, xmm1                                            ;    95.0 p1      41 next
        pxor xmm3, xmm1                                            ;    95.0 p1      41 next
        movdqa [rbp + 1104], xmm0                                  ;    49.3 p0+p3   50 next spill
        pshufd xmm0, xmm3, 0xe4                                    ;    97.0 p1      41 next copy
        movdqa [rbp + 1120], xmm11                                 ;    85.0 p0+p3   50 next spill
        pshufd xmm11, xmm1, 0xe4                                   ;    93.0 p1      41 next copy
        movdqa [rbp + 1136], xmm15                                 ;    79.0 p0+p3   50 next spill
        pshufd xmm15, xmm1, 0xe4                                   ;    93.0 p1      41 next copy
        movdqa [rbp + 1152], xmm10                                 ;    87.0 p0+p3   50 next spill
        pshufd xmm10, xmm1, 0xe4                                   ;    93.0 p1      41 next copy
        movdqa [rbp + 1168], xmm14                                 ;    77.0 p0+p3   50 next spill
        pshufd xmm14, xmm1, 0xe4                                   ;    93.0 p1      41 next copy
        movdqa [rbp + 1184], xmm9                                  ;    89.0 p0+p3   50 next spill
        pshufd xmm9, xmm1, 0xe4                                    ;    93.0 p1      41 next copy
        movdqa [rbp + 1200], xmm13                                 ;    81.0 p0+p3   50 next spill
        pshufd xmm13, xmm1, 0xe4                                   ;    93.0 p1      41 next copy
        movdqa [rbp + 1216], xmm12                                 ;    83.0 p0+p3   50 next spill
        movdqa xmm12, [r9 + 64]                                    ;    82.0 p2      50 next
        pxor xmm12, [rbp + 784]                                    ;    93.0 p2+p1   50 next
        pxor xmm11, xmm12                                          ;    97.0 p1      41 next
        pand xmm9, xmm12                                           ;    97.0 p1      41 next
        movdqa [rbp + 1232], xmm1                                  ;    93.0 p0+p3   41 next spill
        pshufd xmm1, xmm11, 0xe4                                   ;    99.0 p1      41 next copy
        movdqa [rbp + 1248], xmm13                                 ;    97.0 p0+p3   41 next spill
        pshufd xmm13, xmm12, 0xe4                                  ;    95.0 p1      41 next copy
        movdqa [rbp + 1264], xmm3                                  ;    97.0 p0+p3   41 next spill
        pshufd xmm3, xmm12, 0xe4                                   ;    95.0 p1      41 next copy
        movdqa [rbp + 1280], xmm0                                  ;   101.0 p0+p3   41 next spill
        pshufd xmm0, xmm12, 0xe4                                   ;    95.0 p1      41 next copy
        movdqa [rbp + 1296], xmm2                                  ;    95.0 p0+p3   41 next spill
        pshufd xmm2, xmm12, 0xe4                                   ;    95.0 p1      41 next copy
        movdqa [rbp + 1312], xmm2                                  ;    99.0 p0+p3   41 next spill
        pshufd xmm2, xmm12, 0xe4                                   ;    95.0 p1      41 next copy
        movdqa [rbp + 1328], xmm12                                 ;    95.0 p0+p3   50 next spill
        movdqa xmm12, [r9 + 80]                                    ;    84.0 p2      50 next
        pxor xmm12, [rbp + 800]                                    ;    95.0 p2+p1   50 next
        pxor xmm3, xmm12                                           ;    99.0 p1      41 next
        por xmm14, xmm3                                            ;   101.0 p1      41 next
        movdqa [rbp + 1344], xmm2                                  ;    99.0 p0+p3   41 next spill
        pshufd xmm2, xmm3, 0xe4                                    ;   101.0 p1      41 next copy
        pand xmm2, xmm12                                           ;   105.0 p1      41 next
        pxor xmm6, xmm2                                            ;   107.0 p1      41 next
        pshufd xmm2, xmm3, 0xe4                                    ;   101.0 p1      41 next copy
        movdqa [rbp + 1360], xmm6                                  ;   109.0 p0+p3   41 next spill
        pshufd xmm6, xmm3, 0xe4                                    ;   101.0 p1      41 next copy
        movdqa [rbp + 1376], xmm3                                  ;   101.0 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1360]                                  ;   109.0 p2      41 next
        movdqa [rbp + 1392], xmm6                                  ;   105.0 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1360]                                  ;   109.0 p2      41 next
        movdqa [rbp + 1408], xmm6                                  ;   120.0 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1360]                                  ;   109.0 p2      41 next
        movdqa [rbp + 1360], xmm6                                  ;   120.0 p0+p3   41 next spill
        pshufd xmm6, xmm12, 0xe4                                   ;    97.0 p1      41 next copy
        movdqa [rbp + 1424], xmm3                                  ;   120.0 p0+p3   41 next spill
        pshufd xmm3, xmm12, 0xe4                                   ;    97.0 p1      41 next copy
        movdqa [rbp + 1440], xmm9                                  ;    99.0 p0+p3   41 next spill
        pshufd xmm9, xmm12, 0xe4                                   ;    97.0 p1      41 next copy
        movdqa [rbp + 1456], xmm9                                  ;   101.0 p0+p3   41 next spill
        pshufd xmm9, xmm12, 0xe4                                   ;    97.0 p1      41 next copy
        movdqa [rbp + 1472], xmm9                                  ;   101.0 p0+p3   41 next spill
        pshufd xmm9, xmm12, 0xe4                                   ;    97.0 p1      41 next copy
        movdqa [rbp + 1488], xmm12                                 ;    99.3 p0+p3   50 next spill
        movdqa xmm12, [r9 + 96]                                    ;    89.0 p2      50 next
        pxor xmm12, [rbp + 816]                                    ;   100.0 p2+p1   50 next
        pand xmm9, xmm12                                           ;   102.0 p1      41 next
        movdqa [rbp + 1504], xmm9                                  ;   104.0 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1264]                                  ;    97.0 p2      41 next reload
        pand xmm9, xmm12                                           ;   108.0 p1      41 next
        movdqa [rbp + 1264], xmm12                                 ;   103.3 p0+p3   50 next spill
        movdqa xmm12, [rbp + 1424]                                 ;   120.0 p2      41 next reload
        pxor xmm12, xmm9                                           ;   131.0 p1      41 next
        movdqa xmm9, [rbp + 1264]                                  ;   103.3 p2      41 next
        movdqa [rbp + 1424], xmm12                                 ;   133.0 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1264]                                 ;   103.3 p2      41 next
        movdqa [rbp + 1520], xmm8                                  ;   107.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1344]                                  ;    99.0 p2      41 next reload
        pand xmm8, [rbp + 1264]                                    ;   114.3 p2+p1   41 next
        movdqa [rbp + 1344], xmm8                                  ;   116.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1232]                                  ;    98.0 p2      41 next reload
        pand xmm8, [rbp + 1264]                                    ;   114.3 p2+p1   41 next
        movdqa [rbp + 1232], xmm8                                  ;   116.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1264]                                  ;   103.3 p2      41 next
        movdqa [rbp + 1536], xmm8                                  ;   114.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1264]                                  ;   103.3 p2      41 next
        movdqa [rbp + 1552], xmm8                                  ;   115.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1264]                                  ;   103.3 p2      41 next
        movdqa [rbp + 1264], xmm8                                  ;   117.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1504]                                  ;   104.0 p2      41 next
        movdqa [rbp + 1568], xmm8                                  ;   119.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1488]                                  ;   104.0 p2      41 next
        movdqa [rbp + 1584], xmm8                                  ;   121.3 p0+p3   41 next spill
        movdqa xmm8, [r9 + 112]                                    ;   105.0 p2      50 next
        pxor xmm8, [rbp + 832]                                     ;   116.0 p2+p1   50 next
        pand xmm4, xmm8                                            ;   118.0 p1      41 next
        pxor xmm10, xmm4                                           ;   120.0 p1      41 next
        pand xmm9, xmm8                                            ;   118.0 p1      41 next
        pand xmm11, xmm8                                           ;   118.0 p1      41 next
        pand xmm2, xmm8                                            ;   118.0 p1      41 next
        pxor xmm2, xmm10                                           ;   122.0 p1      41 next
        movdqa xmm4, [rel kasumi_decrypt_compact.T0_constants128]  ;   107.3 p2      41 next reload
        pxor xmm9, xmm4                                            ;   120.0 p1      41 next
        movdqa [rbp + 1600], xmm9                                  ;   123.3 p0+p3   41 next spill
        movdqa xmm9, xmm8                                          ;   118.0 p0      41 next copy
        pshufd xmm4, xmm8, 0xe4                                    ;   118.0 p1      41 next copy
        movdqa [rbp + 1616], xmm4                                  ;   125.3 p0+p3   41 next spill
        pshufd xmm4, xmm8, 0xe4                                    ;   118.0 p1      41 next copy
        movdqa [rbp + 1632], xmm8                                  ;   127.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1600]                                  ;   123.3 p2      41 next
        movdqa [rbp + 1648], xmm8                                  ;   134.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1504]                                  ;   112.0 p2      41 next
        movdqa [rbp + 1504], xmm8                                  ;   131.3 p0+p3   41 next spill
        movdqa xmm8, [r9 + 128]                                    ;   113.0 p2      50 next
        pxor xmm8, [rbp + 848]                                     ;   124.0 p2+p1   50 next
        pxor xmm7, xmm8                                            ;   126.0 p1      41 next
        pxor xmm6, xmm8                                            ;   126.0 p1      41 next
        pand xmm9, xmm8                                            ;   126.0 p1      41 next
        pand xmm3, xmm8                                            ;   126.0 p1      41 next
        pand xmm12, xmm6                                           ;   128.0 p1      41 next
        pxor xmm11, xmm12                                          ;   130.0 p1      41 next
        movdqa xmm12, [rbp + 1280]                                 ;   116.0 p2      41 next reload
        pand xmm12, xmm8                                           ;   127.0 p1      41 next
        movdqa [rbp + 1280], xmm12                                 ;   133.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1248]                                 ;   117.3 p2      41 next reload
        pand xmm12, xmm8                                           ;   128.3 p1      41 next
        movdqa xmm8, [rel kasumi_decrypt_compact.T0_constants128]  ;   118.3 p2      41 next reload
        pxor xmm9, xmm8                                            ;   129.3 p1      41 next
        movdqa xmm8, xmm6                                          ;   128.0 p0      41 next copy
        movdqa [rbp + 1248], xmm12                                 ;   135.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1376]                                 ;   119.7 p2      41 next reload
        pand xmm12, xmm7                                           ;   130.7 p1      41 next
        movdqa [rbp + 1376], xmm12                                 ;   137.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1472]                                 ;   121.0 p2      41 next reload
        pand xmm12, xmm7                                           ;   132.0 p1      41 next
        movdqa [rbp + 1472], xmm4                                  ;   139.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1344]                                  ;   122.3 p2      41 next reload
        pxor xmm4, xmm12                                           ;   134.0 p1      41 next
        movdqa xmm12, xmm7                                         ;   128.0 p0      41 next copy
        movdqa [rbp + 1344], xmm7                                  ;   141.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1504]                                  ;   131.3 p2      41 next reload
        pxor xmm7, xmm9                                            ;   142.3 p1      41 next
        movdqa [rbp + 1504], xmm7                                  ;   144.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1280]                                  ;   133.3 p2      41 next
        movdqa [rbp + 1280], xmm4                                  ;   145.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1600]                                  ;   126.3 p2      41 next
        movdqa [rbp + 1600], xmm4                                  ;   147.3 p0+p3   41 next spill
        movdqa xmm4, [r9 + 144]                                    ;   127.3 p2      50 next
        pxor xmm4, [rbp + 864]                                     ;   138.3 p2+p1   50 next
        pxor xmm0, xmm4                                            ;   140.3 p1      41 next
        pand xmm5, xmm0                                            ;   142.3 p1      41 next
        pxor xmm9, xmm5                                            ;   144.3 p1      41 next
        pand xmm12, xmm4                                           ;   140.3 p1      41 next
        pxor xmm10, xmm12                                          ;   142.3 p1      41 next
        pand xmm8, xmm4                                            ;   140.3 p1      41 next
        pand xmm1, xmm4                                            ;   140.3 p1      41 next
        pxor xmm2, xmm1                                            ;   142.3 p1      41 next
        pxor xmm6, xmm2                                            ;   144.3 p1      41 next
        movdqa xmm0, [rbp + 1440]                                  ;   131.3 p2      41 next reload
        pxor xmm0, xmm4                                            ;   142.3 p1      41 next
        pxor xmm11, xmm0                                           ;   144.3 p1      41 next
        movdqa xmm2, [rbp + 1312]                                  ;   132.3 p2      41 next reload
        pand xmm2, xmm0                                            ;   144.3 p1      41 next
        movdqa xmm0, [rbp + 1648]                                  ;   134.3 p2      41 next reload
        pxor xmm0, xmm2                                            ;   146.3 p1      41 next
        movdqa xmm2, [rbp + 1408]                                  ;   134.3 p2      41 next reload
        pxor xmm2, xmm0                                            ;   148.3 p1      41 next
        movdqa xmm0, [rbp + 1632]                                  ;   135.3 p2      41 next reload
        pand xmm0, xmm4                                            ;   146.3 p1      41 next
        movdqa xmm5, [rbp + 1376]                                  ;   137.3 p2      41 next reload
        pxor xmm5, xmm0                                            ;   148.3 p1      41 next
        movdqa xmm0, [rbp + 1536]                                  ;   137.3 p2      41 next reload
        pand xmm0, xmm4                                            ;   148.3 p1      41 next
        movdqa xmm12, [rbp + 1248]                                 ;   138.3 p2      41 next reload
        pxor xmm12, xmm11                                          ;   149.3 p1      41 next
        movdqa [rbp + 1248], xmm8                                  ;   149.3 p0+p3   41 next spill
        movdqa xmm8, xmm9                                          ;   146.3 p0      41 next copy
        movdqa [rbp + 1536], xmm12                                 ;   151.3 p0+p3   41 next spill
        movdqa xmm12, xmm10                                        ;   144.3 p0      41 next copy
        movdqa [rbp + 1376], xmm10                                 ;   153.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1344]                                 ;   141.3 p2      41 next
        movdqa [rbp + 1344], xmm10                                 ;   155.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1488]                                 ;   140.7 p2      41 next
        movdqa [rbp + 1488], xmm10                                 ;   157.3 p0+p3   41 next spill
        movdqa xmm10, [r9 + 160]                                   ;   141.7 p2      50 next
        pxor xmm10, [rbp + 880]                                    ;   152.7 p2+p1   50 next
        pxor xmm13, xmm10                                          ;   154.7 p1      41 next
        pand xmm15, xmm13                                          ;   156.7 p1      41 next
        pxor xmm3, xmm15                                           ;   158.7 p1      41 next
        pxor xmm14, xmm3                                           ;   160.7 p1      41 next
        movdqa xmm15, [rbp + 1520]                                 ;   144.0 p2      41 next reload
        pxor xmm15, xmm3                                           ;   160.7 p1      41 next
        movdqa xmm3, [rbp + 1616]                                  ;   145.0 p2      41 next reload
        pand xmm3, xmm13                                           ;   156.7 p1      41 next
        pxor xmm1, xmm3                                            ;   158.7 p1      41 next
        pxor xmm8, xmm1                                            ;   160.7 p1      41 next
        movdqa xmm1, [rbp + 1424]                                  ;   146.0 p2      41 next reload
        pxor xmm1, xmm3                                            ;   158.7 p1      41 next
        pxor xmm6, xmm1                                            ;   160.7 p1      41 next
        movdqa xmm1, [rbp + 1456]                                  ;   147.0 p2      41 next reload
        pand xmm1, xmm13                                           ;   158.7 p1      41 next
        pxor xmm11, xmm1                                           ;   160.7 p1      41 next
        movdqa xmm1, [rbp + 1392]                                  ;   148.0 p2      41 next reload
        pand xmm1, xmm13                                           ;   160.7 p1      41 next
        movdqa xmm3, [rbp + 1360]                                  ;   149.0 p2      41 next reload
        pxor xmm3, xmm1                                            ;   162.7 p1      41 next
        pxor xmm11, xmm15                                          ;   162.7 p1      41 next
        movdqa xmm1, [rbp + 1504]                                  ;   150.0 p2      41 next reload
        pxor xmm1, xmm11                                           ;   164.7 p1      41 next
        pand xmm4, xmm10                                           ;   164.7 p1      41 next
        pxor xmm8, xmm4                                            ;   166.7 p1      41 next
        movdqa xmm11, [rbp + 1472]                                 ;   151.0 p2      41 next reload
        pxor xmm11, xmm4                                           ;   166.7 p1      41 next
        pxor xmm5, xmm10                                           ;   167.7 p1      41 next
        movdqa xmm4, [rbp + 1296]                                  ;   152.0 p2      41 next reload
        pand xmm4, xmm10                                           ;   168.7 p1      41 next
        pxor xmm0, xmm4                                            ;   170.7 p1      41 next
        pxor xmm2, xmm5                                            ;   170.7 p1      41 next
        pxor xmm9, xmm5                                            ;   171.7 p1      41 next
        movdqa xmm4, [rbp + 1264]                                  ;   153.7 p2      41 next reload
        pand xmm4, xmm10                                           ;   172.7 p1      41 next
        movdqa xmm5, [rbp + 1344]                                  ;   155.3 p2      41 next reload
        pand xmm5, xmm10                                           ;   173.7 p1      41 next
        movdqa xmm13, [rbp + 1568]                                 ;   155.7 p2      41 next reload
        pxor xmm13, xmm9                                           ;   174.7 p1      41 next
        pxor xmm7, xmm0                                            ;   175.7 p1      41 next
        pxor xmm12, xmm0                                           ;   176.7 p1      41 next
        pand xmm10, xmm11                                          ;   177.7 p1      41 next
        movdqa xmm0, [rbp + 1280]                                  ;   156.7 p2      41 next reload
        pxor xmm0, xmm11                                           ;   178.7 p1      41 next
        movdqa xmm9, [rbp + 1584]                                  ;   157.7 p2      41 next reload
        pxor xmm9, xmm4                                            ;   179.7 p1      41 next
        pxor xmm8, xmm9                                            ;   181.7 p1      41 next
        movdqa xmm4, [rbp + 1552]                                  ;   158.7 p2      41 next reload
        pxor xmm4, xmm3                                            ;   181.7 p1      41 next
        movdqa xmm9, [rbp + 1536]                                  ;   159.7 p2      41 next reload
        pxor xmm9, xmm3                                            ;   182.7 p1      41 next
        pxor xmm14, xmm4                                           ;   183.7 p1      41 next
        movdqa xmm3, [rel kasumi_decrypt_compact.T0_constants128]  ;   160.7 p2      41 next reload
        pxor xmm6, xmm3                                            ;   184.7 p1      41 next
        movdqa xmm4, [rbp + 1600]                                  ;   161.7 p2      41 next reload
        pxor xmm4, xmm10                                           ;   185.7 p1      41 next
        pxor xmm13, xmm12                                          ;   186.7 p1      41 next
        movdqa xmm10, [rbp + 1232]                                 ;   162.7 p2      41 next reload
        pxor xmm10, xmm7                                           ;   187.7 p1      41 next
        pxor xmm7, xmm0                                            ;   188.7 p1      41 next
        pxor xmm15, xmm7                                           ;   190.7 p1      41 next
        movdqa xmm0, [rbp + 1376]                                  ;   163.7 p2      41 next reload
        pxor xmm0, xmm14                                           ;   190.7 p1      41 next
        pxor xmm5, xmm10                                           ;   191.7 p1      41 next
        movdqa xmm14, [rbp + 1488]                                 ;   164.7 p2      41 next reload
        pxor xmm14, xmm9                                           ;   192.7 p1      41 next
        pxor xmm1, xmm4                                            ;   193.7 p1      41 next
        pxor xmm5, [rbp + 1328]                                    ;   194.7 p2+p1   41 next
        movdqa xmm7, [rbp + 1216]                                  ;   166.7 p2      41 next
        movdqa xmm9, [rbp + 1200]                                  ;   167.7 p2      50 next reload
        pand xmm7, xmm9                                            ;   195.7 p1      41 next
        pxor xmm5, [rbp + 1248]                                    ;   196.7 p2+p1   41 next
        pxor xmm4, xmm5                                            ;   198.7 p1      41 next
        movdqa xmm5, [rbp + 1184]                                  ;   169.7 p2      41 next
        movdqa xmm10, [rbp + 1168]                                 ;   170.7 p2      50 next reload
        pand xmm5, xmm10                                           ;   198.7 p1      41 next
        pxor xmm7, xmm10                                           ;   199.7 p1      41 next
        movdqa xmm11, [rbp + 1152]                                 ;   171.7 p2      41 next
        movdqa xmm12, [rbp + 1136]                                 ;   172.7 p2      50 next reload
        pand xmm11, xmm12                                          ;   200.7 p1      41 next
        pxor xmm8, xmm10                                           ;   201.7 p1      41 next
        pxor xmm13, xmm9                                           ;   202.7 p1      41 next
        pxor xmm15, [rbp + 1216]                                   ;   203.7 p2+p1   41 next
        pxor xmm0, [rbp + 1120]                                    ;   204.7 p2+p1   41 next
        pxor xmm4, [rbp + 1152]                                    ;   205.7 p2+p1   41 next
        pxor xmm6, xmm12                                           ;   206.7 p1      41 next
        movdqa xmm3, xmm10                                         ;   181.7 p0      41 next copy
        pand xmm3, [rbp + 1216]                                    ;   207.7 p2+p1   41 next
        movdqa [rbp + 1248], xmm14                                 ;   194.7 p0+p3   41 next spill
        movdqa xmm14, xmm10                                        ;   181.7 p0      41 next copy
        pand xmm14, [rbp + 1120]                                   ;   208.7 p2+p1   41 next
        movdqa [rbp + 1328], xmm2                                  ;   176.0 p0+p3   41 next spill
        movdqa xmm2, xmm10                                         ;   181.7 p0      41 next copy
        pand xmm2, xmm12                                           ;   209.7 p1      41 next
        movdqa [rbp + 1488], xmm1                                  ;   195.7 p0+p3   41 next spill
        movdqa xmm1, xmm10                                         ;   181.7 p0      41 next copy
        movdqa [rbp + 1168], xmm4                                  ;   207.7 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;   181.0 p0      41 next copy
        pand xmm4, xmm12                                           ;   210.7 p1      41 next
        movdqa [rbp + 1376], xmm0                                  ;   206.7 p0+p3   41 next spill
        movdqa xmm0, xmm9                                          ;   183.0 p0      41 next copy
        pxor xmm0, [rbp + 1152]                                    ;   211.7 p2+p1   41 next
        movdqa xmm9, xmm5                                          ;   200.7 p0      41 next copy
        pxor xmm9, xmm11                                           ;   212.7 p1      41 next
        pand xmm11, [rbp + 1216]                                   ;   213.7 p2+p1   41 next
        movdqa [rbp + 1232], xmm15                                 ;   205.7 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1184]                                 ;   183.0 p2      41 next
        pand xmm15, [rbp + 1120]                                   ;   214.7 p2+p1   41 next
        movdqa [rbp + 1600], xmm13                                 ;   204.7 p0+p3   41 next spill
        movdqa xmm13, xmm12                                        ;   187.0 p0      41 next copy
        movdqa [rbp + 1536], xmm6                                  ;   208.7 p0+p3   41 next spill
        movdqa xmm6, xmm12                                         ;   189.0 p0      41 next copy
        movdqa [rbp + 1552], xmm8                                  ;   203.7 p0+p3   41 next spill
        movdqa xmm8, xmm12                                         ;   191.0 p0      41 next copy
        pxor xmm8, [rbp + 1120]                                    ;   215.7 p2+p1   41 next
        movdqa [rbp + 1584], xmm7                                  ;   201.7 p0+p3   41 next spill
        movdqa xmm7, xmm12                                         ;   193.0 p0      41 next copy
        movdqa [rbp + 1280], xmm10                                 ;   194.0 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;   195.0 p0      41 next copy
        pand xmm12, [rbp + 1184]                                   ;   216.7 p2+p1   41 next
        movdqa [rbp + 1136], xmm12                                 ;   218.7 p0+p3   41 next spill
        movdqa xmm12, xmm3                                         ;   209.7 p0      41 next copy
        pxor xmm12, xmm15                                          ;   217.7 p1      41 next
        pxor xmm4, xmm12                                           ;   219.7 p1      41 next
        pxor xmm3, xmm9                                            ;   219.7 p1      41 next
        pand xmm12, [rbp + 1152]                                   ;   220.7 p2+p1   41 next
        pxor xmm5, xmm4                                            ;   221.7 p1      41 next
        pand xmm6, xmm5                                            ;   223.7 p1      41 next
        pand xmm15, xmm0                                           ;   223.7 p1      41 next
        movdqa xmm5, xmm14                                         ;   210.7 p0      41 next copy
        pxor xmm5, [rbp + 1216]                                    ;   224.7 p2+p1   41 next
        pxor xmm11, xmm5                                           ;   226.7 p1      41 next
        pand xmm13, xmm5                                           ;   226.7 p1      41 next
        movdqa xmm5, [rbp + 1120]                                  ;   195.7 p2      50 next reload
        pxor xmm13, xmm5                                           ;   228.7 p1      41 next
        pxor xmm15, xmm13                                          ;   230.7 p1      41 next
        pand xmm7, xmm13                                           ;   230.7 p1      41 next
        movdqa xmm13, xmm14                                        ;   210.7 p0      41 next copy
        pxor xmm14, [rbp + 1184]                                   ;   230.7 p2+p1   41 next
        pxor xmm6, xmm14                                           ;   232.7 p1      41 next
        movdqa [rbp + 1568], xmm6                                  ;   234.7 p0+p3   41 next spill
        movdqa xmm6, xmm2                                          ;   211.7 p0      41 next copy
        pand xmm6, xmm0                                            ;   232.7 p1      41 next
        pxor xmm8, xmm6                                            ;   234.7 p1      41 next
        movdqa xmm6, xmm5                                          ;   206.7 p0      41 next copy
        pand xmm6, [rbp + 1152]                                    ;   234.7 p2+p1   41 next
        por xmm13, xmm6                                            ;   236.7 p1      41 next
        movdqa [rbp + 1344], xmm0                                  ;   213.7 p0+p3   41 next spill
        movdqa xmm0, xmm5                                          ;   206.7 p0      41 next copy
        pand xmm0, xmm4                                            ;   236.7 p1      41 next
        pand xmm4, [rbp + 1216]                                    ;   237.7 p2+p1   41 next
        pxor xmm13, xmm4                                           ;   239.7 p1      41 next
        movdqa xmm4, xmm5                                          ;   206.7 p0      41 next copy
        pxor xmm4, xmm9                                            ;   239.7 p1      41 next
        pand xmm4, [rbp + 1200]                                    ;   241.7 p2+p1   41 next
        movdqa [rbp + 1264], xmm9                                  ;   214.7 p0+p3   41 next spill
        movdqa xmm9, xmm5                                          ;   207.0 p0      41 next copy
        pand xmm9, [rbp + 1584]                                    ;   241.7 p2+p1   41 next
        pand xmm5, [rbp + 1216]                                    ;   242.7 p2+p1   41 next
        movdqa [rbp + 1120], xmm9                                  ;   243.7 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1184]                                  ;   208.0 p2      41 next
        pand xmm9, [rbp + 1216]                                    ;   243.7 p2+p1   41 next
        pxor xmm6, xmm9                                            ;   245.7 p1      41 next
        pxor xmm9, [rbp + 1152]                                    ;   245.7 p2+p1   41 next
        pxor xmm14, xmm9                                           ;   247.7 p1      41 next
        pand xmm9, [rbp + 1184]                                    ;   247.7 p2+p1   41 next
        pxor xmm11, xmm9                                           ;   249.7 p1      41 next
        pxor xmm2, xmm14                                           ;   249.7 p1      41 next
        pxor xmm12, xmm2                                           ;   251.7 p1      41 next
        pxor xmm4, xmm12                                           ;   253.7 p1      41 next
        movdqa xmm2, [rbp + 1344]                                  ;   213.7 p2      41 next
        pxor xmm2, xmm6                                            ;   252.7 p1      41 next
        pxor xmm8, xmm6                                            ;   253.7 p1      41 next
        movdqa xmm6, [rbp + 1184]                                  ;   213.3 p2      41 next
        pand xmm1, xmm2                                            ;   254.7 p1      41 next
        movdqa xmm2, [rbp + 1200]                                  ;   214.3 p2      50 next reload
        pand xmm6, xmm2                                            ;   255.7 p1      41 next
        pand xmm10, xmm8                                           ;   256.7 p1      41 next
        movdqa xmm8, [rbp + 1344]                                  ;   215.3 p2      41 next
        pand xmm8, xmm5                                            ;   257.7 p1      41 next
        movdqa xmm9, [rel kasumi_decrypt_compact.T0_constants128]  ;   216.3 p2      41 next reload
        pxor xmm4, xmm9                                            ;   258.7 p1      41 next
        movdqa xmm12, xmm2                                         ;   225.3 p0      41 next copy
        pand xmm12, [rbp + 1152]                                   ;   259.7 p2+p1   41 next
        pxor xmm1, xmm9                                            ;   260.7 p1      41 next
        pxor xmm5, xmm6                                            ;   261.7 p1      41 next
        pxor xmm10, xmm5                                           ;   263.7 p1      41 next
        pxor xmm0, xmm6                                            ;   263.7 p1      41 next
        movdqa xmm5, [rbp + 1152]                                  ;   218.7 p2      50 next reload
        pxor xmm6, xmm5                                            ;   264.7 p1      41 next
        pxor xmm4, [rbp + 1536]                                    ;   265.7 p2+p1   41 next
        pxor xmm4, [r11 + 2464]                                    ;   267.7 p2+p1   44 next
        movdqa [rbp + 1200], xmm4                                  ;   269.7 p0+p3   44 next spill
        movdqa xmm4, xmm5                                          ;   229.7 p0      41 next copy
        pand xmm4, [rbp + 1264]                                    ;   267.7 p2+p1   41 next
        pand xmm5, [rbp + 1584]                                    ;   268.7 p2+p1   41 next
        pxor xmm10, xmm5                                           ;   270.7 p1      41 next
        movdqa xmm5, [rbp + 1136]                                  ;   223.7 p2      41 next
        pxor xmm5, xmm12                                           ;   270.7 p1      41 next
        pand xmm12, xmm6                                           ;   271.7 p1      41 next
        pand xmm6, [rbp + 1216]                                    ;   272.7 p2+p1   41 next
        pxor xmm4, xmm6                                            ;   274.7 p1      41 next
        movdqa xmm6, [rbp + 1568]                                  ;   234.7 p2      41 next reload
        pxor xmm6, xmm4                                            ;   276.7 p1      41 next
        movdqa xmm4, [rbp + 1264]                                  ;   226.7 p2      41 next
        pand xmm4, [rbp + 1184]                                    ;   275.7 p2+p1   41 next
        pxor xmm8, xmm4                                            ;   277.7 p1      41 next
        movdqa xmm4, [rbp + 1232]                                  ;   228.7 p2      41 next reload
        pxor xmm10, xmm4                                           ;   277.7 p1      41 next
        pxor xmm4, [r11 + 2352]                                    ;   278.7 p2+p1   44 next
        pxor xmm10, [r11 + 2496]                                   ;   279.7 p2+p1   44 next
        movdqa [rbp + 1232], xmm10                                 ;   281.7 p0+p3   44 next spill
        movdqa xmm10, [rbp + 1280]                                 ;   231.7 p2      41 next reload
        pand xmm10, xmm5                                           ;   280.7 p1      41 next
        pxor xmm3, xmm10                                           ;   282.7 p1      41 next
        movdqa xmm10, [rbp + 1120]                                 ;   243.7 p2      41 next reload
        pxor xmm5, xmm10                                           ;   282.7 p1      41 next
        pxor xmm10, xmm1                                           ;   283.7 p1      41 next
        pxor xmm0, xmm3                                            ;   284.7 p1      41 next
        pxor xmm15, xmm5                                           ;   285.7 p1      41 next
        por xmm2, xmm5                                             ;   286.7 p1      41 next
        pxor xmm14, xmm15                                          ;   287.7 p1      41 next
        movdqa xmm15, [rbp + 1136]                                 ;   233.7 p2      41 next
        pxor xmm15, xmm10                                          ;   288.7 p1      41 next
        movdqa xmm3, [rbp + 1584]                                  ;   234.7 p2      41 next
        pxor xmm3, xmm0                                            ;   289.7 p1      41 next
        movdqa xmm0, [rbp + 1552]                                  ;   235.7 p2      41 next
        pxor xmm7, xmm15                                           ;   290.7 p1      41 next
        movdqa xmm15, [rbp + 1600]                                 ;   236.7 p2      41 next
        pxor xmm1, xmm2                                            ;   291.7 p1      41 next
        movdqa xmm2, [rbp + 1376]                                  ;   237.7 p2      41 next
        pxor xmm8, xmm14                                           ;   292.7 p1      41 next
        movdqa xmm14, [rbp + 1168]                                 ;   238.7 p2      41 next
        pxor xmm11, xmm7                                           ;   293.7 p1      41 next
        movdqa xmm5, [rbp + 1488]                                  ;   239.7 p2      41 next
        pxor xmm5, [rbp + 1184]                                    ;   294.7 p2+p1   41 next
        pxor xmm12, xmm1                                           ;   295.7 p1      41 next
        movdqa xmm1, [rbp + 1552]                                  ;   241.7 p2      44 next
        pxor xmm1, [r11 + 2304]                                    ;   296.7 p2+p1   44 next
        pxor xmm0, xmm8                                            ;   297.7 p1      41 next
        movdqa xmm7, [rbp + 1536]                                  ;   243.7 p2      44 next
        pxor xmm7, [r11 + 2320]                                    ;   298.7 p2+p1   44 next
        pxor xmm13, xmm12                                          ;   299.7 p1      41 next
        movdqa xmm8, [rbp + 1600]                                  ;   245.7 p2      44 next
        pxor xmm8, [r11 + 2336]                                    ;   300.7 p2+p1   44 next
        pxor xmm2, xmm11                                           ;   301.7 p1      41 next
        movdqa xmm10, [rbp + 1376]                                 ;   247.7 p2      44 next
        pxor xmm10, [r11 + 2368]                                   ;   302.7 p2+p1   44 next
        pxor xmm14, xmm13                                          ;   303.7 p1      41 next
        movdqa xmm11, [rbp + 1168]                                 ;   249.7 p2      44 next
        pxor xmm11, [r11 + 2384]                                   ;   304.7 p2+p1   44 next
        pxor xmm3, xmm9                                            ;   305.7 p1      41 next
        pxor xmm15, xmm3                                           ;   307.7 p1      41 next
        movdqa xmm3, [rbp + 1328]                                  ;   251.7 p2      44 next
        pxor xmm3, [r11 + 2416]                                    ;   307.7 p2+p1   44 next
        pxor xmm6, xmm5                                            ;   308.7 p1      41 next
        pxor xmm0, [r11 + 2448]                                    ;   309.7 p2+p1   44 next
        pxor xmm5, [r11 + 2400]                                    ;   310.7 p2+p1   44 next
        pxor xmm2, [r11 + 2512]                                    ;   311.7 p2+p1   44 next
        pxor xmm14, [r11 + 2528]                                   ;   312.7 p2+p1   44 next
        movdqa xmm12, [rbp + 1248]                                 ;   257.7 p2      44 next
        pxor xmm12, [r11 + 2432]                                   ;   313.7 p2+p1   44 next
        pxor xmm15, [r11 + 2480]                                   ;   314.7 p2+p1   44 next
        pxor xmm6, [r11 + 2544]                                    ;   315.7 p2+p1   44 next
        movdqa xmm13, xmm4                                         ;   280.7 p0      41 next copy
        pxor xmm13, xmm8                                           ;   316.7 p1      41 next
        movdqa [rbp + 1248], xmm2                                  ;   313.7 p0+p3   44 next spill
        movdqa xmm2, xmm4                                          ;   280.7 p0      41 next copy
        pxor xmm2, xmm5                                            ;   317.7 p1      41 next
        movdqa [rbp + 1328], xmm14                                 ;   314.7 p0+p3   44 next spill
        movdqa xmm14, xmm4                                         ;   280.7 p0      41 next copy
        pand xmm14, xmm13                                          ;   318.7 p1      41 next
        movdqa [rbp + 1168], xmm0                                  ;   311.7 p0+p3   44 next spill
        movdqa xmm0, xmm4                                          ;   280.7 p0      41 next copy
        pand xmm0, xmm5                                            ;   319.7 p1      41 next
        movdqa [rbp + 1376], xmm6                                  ;   317.7 p0+p3   44 next spill
        movdqa xmm6, xmm4                                          ;   280.7 p0      41 next copy
        movdqa [rbp + 1600], xmm15                                 ;   316.7 p0+p3   44 next spill
        movdqa xmm15, xmm4                                         ;   280.7 p0      41 next copy
        movdqa [rbp + 1536], xmm15                                 ;   287.7 p0+p3   41 next spill
        movdqa xmm15, xmm4                                         ;   280.7 p0      41 next copy
        pand xmm15, xmm10                                          ;   320.7 p1      41 next
        movdqa [rbp + 1552], xmm15                                 ;   322.7 p0+p3   41 next spill
        movdqa xmm15, xmm4                                         ;   280.7 p0      41 next copy
        movdqa [rbp + 1184], xmm4                                  ;   280.7 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1552]                                  ;   322.7 p2      41 next
        movdqa [rbp + 1488], xmm15                                 ;   287.7 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1552]                                 ;   322.7 p2      41 next
        movdqa [rbp + 1552], xmm15                                 ;   333.7 p0+p3   41 next spill
        movdqa xmm15, xmm5                                         ;   312.7 p0      41 next copy
        pxor xmm15, xmm1                                           ;   321.7 p1      41 next
        movdqa [rbp + 1584], xmm4                                  ;   333.7 p0+p3   41 next spill
        movdqa xmm4, xmm1                                          ;   298.7 p0      41 next copy
        pand xmm4, xmm7                                            ;   322.7 p1      41 next
        pxor xmm14, xmm4                                           ;   324.7 p1      41 next
        movdqa xmm4, xmm1                                          ;   298.7 p0      41 next copy
        movdqa [rbp + 1136], xmm14                                 ;   326.7 p0+p3   41 next spill
        movdqa xmm14, xmm1                                         ;   298.7 p0      41 next copy
        pand xmm14, xmm11                                          ;   324.7 p1      41 next
        pxor xmm14, xmm7                                           ;   326.7 p1      41 next
        movdqa xmm9, xmm1                                          ;   298.7 p0      41 next copy
        pxor xmm9, xmm7                                            ;   326.7 p1      41 next
        movdqa [rbp + 1120], xmm9                                  ;   328.7 p0+p3   41 next spill
        movdqa xmm9, xmm1                                          ;   298.7 p0      41 next copy
        pand xmm9, xmm12                                           ;   327.7 p1      41 next
        movdqa [rbp + 1280], xmm9                                  ;   329.7 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1120]                                  ;   328.7 p2      41 next
        pand xmm9, xmm5                                            ;   339.7 p1      41 next
        movdqa [rbp + 1264], xmm9                                  ;   341.7 p0+p3   41 next spill
        movdqa xmm9, xmm5                                          ;   312.7 p0      41 next copy
        pand xmm9, xmm11                                           ;   329.7 p1      41 next
        pxor xmm9, [rel kasumi_decrypt_compact.T0_constants128]    ;   331.7 p2+p1   41 next
        pand xmm5, xmm7                                            ;   331.7 p1      41 next
        movdqa [rbp + 1568], xmm5                                  ;   333.7 p0+p3   41 next spill
        movdqa xmm5, xmm7                                          ;   300.7 p0      41 next copy
        pxor xmm5, xmm8                                            ;   332.7 p1      41 next
        movdqa [rbp + 1216], xmm6                                  ;   289.7 p0+p3   41 next spill
        movdqa xmm6, xmm7                                          ;   300.7 p0      41 next copy
        movdqa [rbp + 1152], xmm13                                 ;   318.7 p0+p3   41 next spill
        movdqa xmm13, xmm7                                         ;   300.7 p0      41 next copy
        por xmm13, [rbp + 1152]                                    ;   333.7 p2+p1   41 next
        movdqa [rbp + 1344], xmm14                                 ;   328.7 p0+p3   41 next spill
        movdqa xmm14, xmm7                                         ;   300.7 p0      41 next copy
        pand xmm14, xmm8                                           ;   334.7 p1      41 next
        pxor xmm14, xmm3                                           ;   336.7 p1      41 next
        pand xmm7, xmm10                                           ;   336.7 p1      41 next
        movdqa [rbp + 1296], xmm14                                 ;   338.7 p0+p3   41 next spill
        movdqa xmm14, xmm8                                         ;   302.7 p0      41 next copy
        pxor xmm14, xmm12                                          ;   337.7 p1      41 next
        pand xmm6, xmm14                                           ;   339.7 p1      41 next
        pxor xmm0, xmm6                                            ;   341.7 p1      41 next
        movdqa xmm6, xmm8                                          ;   302.7 p0      41 next copy
        pxor xmm6, xmm3                                            ;   340.7 p1      41 next
        pand xmm4, xmm6                                            ;   342.7 p1      41 next
        pxor xmm4, xmm9                                            ;   344.7 p1      41 next
        movdqa xmm6, xmm8                                          ;   302.7 p0      41 next copy
        pand xmm6, [rbp + 1296]                                    ;   349.7 p2+p1   41 next
        movdqa [rbp + 1472], xmm8                                  ;   302.7 p0+p3   44 next spill
        movdqa xmm8, [rbp + 1552]                                  ;   333.7 p2      41 next reload
        pxor xmm8, xmm9                                            ;   344.7 p1      41 next
        pxor xmm13, xmm0                                           ;   345.7 p1      41 next
        pxor xmm1, xmm0                                            ;   346.7 p1      41 next
        movdqa xmm0, xmm2                                          ;   319.7 p0      41 next copy
        pand xmm0, xmm3                                            ;   347.7 p1      41 next
        movdqa xmm9, xmm2                                          ;   319.7 p0      41 next copy
        pand xmm9, xmm10                                           ;   348.7 p1      41 next
        movdqa [rbp + 1552], xmm1                                  ;   348.7 p0+p3   41 next spill
        movdqa xmm1, xmm3                                          ;   310.7 p0      41 next copy
        pand xmm1, xmm15                                           ;   349.7 p1      41 next
        pxor xmm1, [rbp + 1344]                                    ;   351.7 p2+p1   41 next
        movdqa [rbp + 1504], xmm1                                  ;   353.7 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1536]                                  ;   312.7 p2      41 next reload
        pand xmm1, xmm15                                           ;   351.7 p1      41 next
        movdqa [rbp + 1536], xmm15                                 ;   323.7 p0+p3   41 next spill
        movdqa xmm15, xmm3                                         ;   315.0 p0      41 next copy
        pand xmm15, xmm5                                           ;   352.7 p1      41 next
        pand xmm5, xmm11                                           ;   353.7 p1      41 next
        pxor xmm9, xmm5                                            ;   355.7 p1      41 next
        movdqa xmm5, xmm3                                          ;   316.7 p0      41 next copy
        pand xmm5, xmm12                                           ;   355.7 p1      41 next
        pxor xmm9, [rbp + 1296]                                    ;   357.7 p2+p1   41 next
        movdqa [rbp + 1296], xmm12                                 ;   318.3 p0+p3   44 next spill
        movdqa xmm12, xmm3                                         ;   319.3 p0      41 next copy
        pand xmm12, xmm11                                          ;   357.7 p1      41 next
        pand xmm3, xmm10                                           ;   358.7 p1      41 next
        movdqa [rbp + 1360], xmm12                                 ;   359.7 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1280]                                 ;   329.7 p2      41 next reload
        pxor xmm12, xmm3                                           ;   360.7 p1      41 next
        movdqa xmm3, xmm11                                         ;   321.3 p0      41 next copy
        pand xmm3, xmm10                                           ;   360.7 p1      41 next
        pxor xmm3, [rel kasumi_decrypt_compact.T0_constants128]    ;   362.7 p2+p1   41 next
        pxor xmm6, xmm3                                            ;   364.7 p1      41 next
        pxor xmm6, [rbp + 1136]                                    ;   366.7 p2+p1   41 next
        movdqa [rbp + 1280], xmm12                                 ;   362.7 p0+p3   41 next spill
        movdqa xmm12, xmm11                                        ;   324.7 p0      41 next copy
        pand xmm12, [rbp + 1152]                                   ;   364.7 p2+p1   41 next
        pxor xmm12, [rbp + 1344]                                   ;   366.7 p2+p1   41 next
        pxor xmm12, xmm15                                          ;   368.7 p1      41 next
        pxor xmm2, xmm12                                           ;   370.7 p1      41 next
        movdqa xmm12, xmm11                                        ;   326.7 p0      41 next copy
        pand xmm12, xmm14                                          ;   368.7 p1      41 next
        pxor xmm11, xmm5                                           ;   369.7 p1      41 next
        pxor xmm15, xmm12                                          ;   370.7 p1      41 next
        pxor xmm15, xmm4                                           ;   372.7 p1      41 next
        pxor xmm5, xmm15                                           ;   374.7 p1      41 next
        movdqa xmm15, [rbp + 1216]                                 ;   334.3 p2      41 next reload
        pand xmm15, xmm14                                          ;   373.7 p1      41 next
        pand xmm14, [rbp + 1152]                                   ;   374.7 p2+p1   41 next
        pxor xmm15, xmm9                                           ;   375.7 p1      41 next
        movdqa [rbp + 1216], xmm5                                  ;   376.7 p0+p3   41 next spill
        movdqa xmm5, [rbp + 1568]                                  ;   336.7 p2      41 next reload
        pxor xmm5, xmm9                                            ;   376.7 p1      41 next
        movdqa xmm9, xmm10                                         ;   337.3 p0      41 next copy
        pand xmm9, [rbp + 1120]                                    ;   377.7 p2+p1   41 next
        pxor xmm9, [rbp + 1136]                                    ;   379.7 p2+p1   41 next
        pxor xmm12, xmm9                                           ;   381.7 p1      41 next
        pxor xmm2, xmm12                                           ;   383.7 p1      41 next
        movdqa xmm9, xmm10                                         ;   339.7 p0      41 next copy
        movdqa xmm12, xmm10                                        ;   340.7 p0      41 next copy
        pand xmm9, [rbp + 1472]                                    ;   381.7 p2+p1   41 next
        pxor xmm1, xmm9                                            ;   383.7 p1      41 next
        movdqa xmm9, [rbp + 1552]                                  ;   348.7 p2      41 next reload
        pxor xmm15, xmm9                                           ;   383.7 p1      41 next
        pxor xmm8, xmm15                                           ;   385.7 p1      41 next
        pxor xmm14, [rbp + 1136]                                   ;   385.7 p2+p1   41 next
        movdqa xmm15, [rbp + 1296]                                 ;   343.3 p2      44 next reload
        pand xmm10, xmm15                                          ;   386.7 p1      41 next
        pxor xmm2, [rel kasumi_decrypt_compact.T0_constants128]    ;   387.7 p2+p1   41 next
        pxor xmm1, xmm11                                           ;   388.7 p1      41 next
        pand xmm11, xmm15                                          ;   389.7 p1      41 next
        pxor xmm3, xmm11                                           ;   391.7 p1      41 next
        movdqa xmm11, xmm15                                        ;   354.3 p0      41 next copy
        pand xmm15, [rbp + 1536]                                   ;   391.7 p2+p1   41 next
        movdqa [rbp + 1296], xmm2                                  ;   389.7 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1488]                                  ;   347.0 p2      41 next reload
        pxor xmm2, xmm10                                           ;   392.7 p1      41 next
        pxor xmm12, xmm14                                          ;   393.7 p1      41 next
        pxor xmm5, xmm14                                           ;   394.7 p1      41 next
        pxor xmm13, xmm12                                          ;   395.7 p1      41 next
        movdqa xmm14, [rbp + 1264]                                 ;   348.7 p2      41 next reload
        movdqa xmm10, [rbp + 1280]                                 ;   362.7 p2      41 next reload
        pxor xmm14, xmm10                                          ;   396.7 p1      41 next
        movdqa xmm12, [rbp + 1504]                                 ;   353.7 p2      41 next reload
        pxor xmm10, xmm12                                          ;   397.7 p1      41 next
        pxor xmm12, xmm13                                          ;   398.7 p1      41 next
        movdqa xmm13, [rbp + 1184]                                 ;   351.7 p2      41 next reload
        pxor xmm13, xmm5                                           ;   399.7 p1      41 next
        pxor xmm7, xmm14                                           ;   400.7 p1      41 next
        pxor xmm1, xmm14                                           ;   401.7 p1      41 next
        pxor xmm9, xmm1                                            ;   403.7 p1      41 next
        movdqa xmm14, [rbp + 1536]                                 ;   352.7 p2      41 next
        pand xmm14, [rbp + 1152]                                   ;   403.7 p2+p1   41 next
        pxor xmm15, xmm7                                           ;   404.7 p1      41 next
        movdqa xmm1, [rbp + 1360]                                  ;   359.7 p2      41 next
        pxor xmm1, xmm14                                           ;   405.7 p1      41 next
        movdqa xmm14, [rbp + 1216]                                 ;   376.7 p2      41 next
        pxor xmm14, xmm2                                           ;   406.7 p1      41 next
        movdqa xmm2, [rbp + 1472]                                  ;   356.7 p2      41 next
        pxor xmm11, xmm1                                           ;   407.7 p1      41 next
        movdqa xmm1, [rbp + 1232]                                  ;   357.7 p2      41 next
        movdqa xmm5, [rbp + 1600]                                  ;   358.7 p2      44 next reload
        pand xmm1, xmm5                                            ;   408.7 p1      41 next
        pxor xmm2, xmm15                                           ;   409.7 p1      41 next
        pxor xmm8, xmm3                                            ;   410.7 p1      41 next
        pxor xmm0, xmm2                                            ;   411.7 p1      41 next
        movdqa xmm15, [rbp + 1376]                                 ;   359.7 p2      41 next
        movdqa xmm2, [rbp + 1168]                                  ;   360.7 p2      44 next reload
        pand xmm15, xmm2                                           ;   412.7 p1      41 next
        pxor xmm3, xmm0                                            ;   413.7 p1      41 next
        pxor xmm6, xmm11                                           ;   414.7 p1      41 next
        pxor xmm4, xmm11                                           ;   415.7 p1      41 next
        movdqa xmm0, [rbp + 1328]                                  ;   361.7 p2      41 next
        movdqa xmm7, [rbp + 1200]                                  ;   362.7 p2      44 next reload
        pand xmm0, xmm7                                            ;   416.7 p1      41 next
        movdqa xmm11, [rbp + 1584]                                 ;   363.7 p2      41 next reload
        pxor xmm11, xmm4                                           ;   417.7 p1      41 next
        pxor xmm10, xmm11                                          ;   419.7 p1      41 next
        pxor xmm1, xmm2                                            ;   419.7 p1      41 next
        movdqa xmm4, [rbp + 1376]                                  ;   364.7 p2      41 next
        movdqa xmm11, [rbp + 1248]                                 ;   365.7 p2      44 next reload
        pand xmm4, xmm11                                           ;   420.7 p1      41 next
        pxor xmm9, [rbp + 1232]                                    ;   421.7 p2+p1   41 next
        pxor xmm14, xmm2                                           ;   422.7 p1      41 next
        pxor xmm12, xmm11                                          ;   423.7 p1      41 next
        pxor xmm3, [rbp + 1328]                                    ;   424.7 p2+p1   41 next
        pxor xmm10, xmm5                                           ;   425.7 p1      41 next
        movdqa [rbp + 1584], xmm13                                 ;   401.7 p0+p3   41 next spill
        movdqa xmm13, xmm2                                         ;   371.7 p0      41 next copy
        pand xmm13, [rbp + 1232]                                   ;   426.7 p2+p1   41 next
        pxor xmm8, [rbp + 1376]                                    ;   427.7 p2+p1   41 next
        movdqa [rbp + 1472], xmm6                                  ;   416.7 p0+p3   41 next spill
        movdqa xmm6, xmm2                                          ;   371.7 p0      41 next copy
        pand xmm6, xmm11                                           ;   428.7 p1      41 next
        movdqa [rbp + 1216], xmm8                                  ;   429.7 p0+p3   41 next spill
        movdqa xmm8, xmm2                                          ;   371.7 p0      41 next copy
        pand xmm8, xmm7                                            ;   429.7 p1      41 next
        movdqa [rbp + 1360], xmm3                                  ;   426.7 p0+p3   41 next spill
        movdqa xmm3, xmm2                                          ;   372.7 p0      41 next copy
        movdqa [rbp + 1168], xmm12                                 ;   425.7 p0+p3   41 next spill
        movdqa xmm12, xmm5                                         ;   374.7 p0      41 next copy
        pand xmm12, xmm7                                           ;   430.7 p1      41 next
        movdqa [rbp + 1152], xmm9                                  ;   423.7 p0+p3   41 next spill
        movdqa xmm9, xmm5                                          ;   376.7 p0      41 next copy
        pxor xmm9, [rbp + 1328]                                    ;   431.7 p2+p1   41 next
        movdqa [rbp + 1536], xmm10                                 ;   427.7 p0+p3   41 next spill
        movdqa xmm10, xmm5                                         ;   378.7 p0      41 next copy
        movdqa [rbp + 1184], xmm14                                 ;   424.7 p0+p3   41 next spill
        movdqa xmm14, xmm5                                         ;   380.7 p0      41 next copy
        pand xmm14, [rbp + 1376]                                   ;   432.7 p2+p1   41 next
        movdqa [rbp + 1504], xmm14                                 ;   434.7 p0+p3   41 next spill
        movdqa xmm14, xmm5                                         ;   382.7 p0      41 next copy
        pand xmm14, [rbp + 1328]                                   ;   433.7 p2+p1   41 next
        movdqa [rbp + 1600], xmm14                                 ;   435.7 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1232]                                 ;   380.0 p2      41 next
        pxor xmm14, xmm6                                           ;   434.7 p1      41 next
        movdqa xmm7, [rbp + 1328]                                  ;   381.0 p2      41 next
        pand xmm7, xmm11                                           ;   435.7 p1      41 next
        movdqa [rbp + 1280], xmm1                                  ;   421.7 p0+p3   41 next spill
        movdqa xmm1, xmm11                                         ;   385.7 p0      41 next copy
        movdqa [rbp + 1264], xmm5                                  ;   387.7 p0+p3   41 next spill
        movdqa xmm5, xmm11                                         ;   387.7 p0      41 next copy
        movdqa [rbp + 1488], xmm2                                  ;   389.7 p0+p3   41 next spill
        movdqa xmm2, xmm11                                         ;   389.7 p0      41 next copy
        pxor xmm2, [rbp + 1200]                                    ;   436.7 p2+p1   41 next
        movdqa [rbp + 1136], xmm8                                  ;   431.7 p0+p3   41 next spill
        movdqa xmm8, xmm11                                         ;   391.7 p0      41 next copy
        movdqa [rbp + 1552], xmm9                                  ;   433.7 p0+p3   41 next spill
        movdqa xmm9, xmm11                                         ;   393.7 p0      41 next copy
        pand xmm9, [rbp + 1280]                                    ;   437.7 p2+p1   41 next
        pand xmm11, [rbp + 1232]                                   ;   438.7 p2+p1   41 next
        movdqa [rbp + 1248], xmm9                                  ;   439.7 p0+p3   41 next spill
        movdqa xmm9, xmm15                                         ;   414.7 p0      41 next copy
        pxor xmm9, xmm0                                            ;   439.7 p1      41 next
        pand xmm0, [rbp + 1232]                                    ;   440.7 p2+p1   41 next
        pxor xmm0, xmm14                                           ;   442.7 p1      41 next
        pand xmm14, [rbp + 1200]                                   ;   442.7 p2+p1   41 next
        pxor xmm5, xmm14                                           ;   444.7 p1      41 next
        movdqa xmm14, xmm4                                         ;   422.7 p0      41 next copy
        pxor xmm14, xmm13                                          ;   444.7 p1      41 next
        pand xmm4, [rbp + 1552]                                    ;   445.7 p2+p1   41 next
        pxor xmm12, xmm14                                          ;   446.7 p1      41 next
        pand xmm14, [rbp + 1328]                                   ;   447.7 p2+p1   41 next
        pxor xmm13, xmm9                                           ;   448.7 p1      41 next
        pxor xmm4, xmm5                                            ;   449.7 p1      41 next
        pand xmm5, [rbp + 1200]                                    ;   450.7 p2+p1   41 next
        pxor xmm8, xmm9                                            ;   451.7 p1      41 next
        pand xmm10, xmm8                                           ;   453.7 p1      41 next
        pxor xmm15, xmm12                                          ;   453.7 p1      41 next
        pand xmm1, xmm12                                           ;   454.7 p1      41 next
        movdqa xmm8, [rbp + 1232]                                  ;   407.7 p2      44 next reload
        pand xmm12, xmm8                                           ;   455.7 p1      41 next
        pand xmm15, [rbp + 1200]                                   ;   456.7 p2+p1   41 next
        pxor xmm1, [rbp + 1504]                                    ;   457.7 p2+p1   41 next
        movdqa [rbp + 1120], xmm9                                  ;   441.7 p0+p3   41 next spill
        movdqa xmm9, xmm8                                          ;   418.7 p0      41 next copy
        pand xmm9, [rbp + 1376]                                    ;   458.7 p2+p1   41 next
        movdqa [rbp + 1232], xmm11                                 ;   440.7 p0+p3   41 next spill
        movdqa xmm11, xmm6                                         ;   430.7 p0      41 next copy
        por xmm6, xmm7                                             ;   459.7 p1      41 next
        pxor xmm12, xmm6                                           ;   461.7 p1      41 next
        movdqa xmm6, [rbp + 1376]                                  ;   417.7 p2      44 next reload
        pxor xmm11, xmm6                                           ;   461.7 p1      41 next
        pxor xmm7, xmm9                                            ;   462.7 p1      41 next
        pxor xmm9, [rbp + 1328]                                    ;   463.7 p2+p1   41 next
        pxor xmm15, xmm11                                          ;   464.7 p1      41 next
        pxor xmm11, xmm9                                           ;   465.7 p1      41 next
        pand xmm9, xmm6                                            ;   466.7 p1      41 next
        pxor xmm0, xmm9                                            ;   468.7 p1      41 next
        movdqa xmm9, xmm6                                          ;   428.7 p0      41 next copy
        pand xmm9, [rbp + 1200]                                    ;   468.7 p2+p1   41 next
        pand xmm6, [rbp + 1120]                                    ;   469.7 p2+p1   41 next
        movdqa [rbp + 1376], xmm9                                  ;   470.7 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1552]                                  ;   433.7 p2      41 next
        pand xmm9, [rbp + 1136]                                    ;   470.7 p2+p1   41 next
        pxor xmm2, xmm9                                            ;   472.7 p1      41 next
        pxor xmm2, xmm7                                            ;   474.7 p1      41 next
        movdqa xmm9, [rbp + 1552]                                  ;   433.7 p2      41 next reload
        pxor xmm7, xmm9                                            ;   473.7 p1      41 next
        pand xmm3, xmm7                                            ;   475.7 p1      41 next
        movdqa xmm7, [rbp + 1232]                                  ;   440.7 p2      41 next reload
        pand xmm9, xmm7                                            ;   475.7 p1      41 next
        pxor xmm6, xmm9                                            ;   477.7 p1      41 next
        movdqa xmm9, [rbp + 1504]                                  ;   434.7 p2      41 next reload
        pxor xmm7, xmm9                                            ;   477.7 p1      41 next
        pxor xmm9, [rbp + 1328]                                    ;   478.7 p2+p1   41 next
        pand xmm2, [rbp + 1200]                                    ;   479.7 p2+p1   41 next
        pxor xmm3, [rel kasumi_decrypt_compact.T0_constants128]    ;   480.7 p2+p1   41 next
        pxor xmm7, xmm2                                            ;   481.7 p1      41 next
        movdqa xmm2, [rbp + 1136]                                  ;   435.0 p2      41 next
        pxor xmm2, xmm11                                           ;   482.7 p1      41 next
        pxor xmm14, xmm2                                           ;   484.7 p1      41 next
        pxor xmm10, xmm14                                          ;   486.7 p1      41 next
        pand xmm8, xmm9                                            ;   485.7 p1      41 next
        movdqa xmm14, [rbp + 1600]                                 ;   436.0 p2      41 next reload
        pand xmm9, xmm14                                           ;   486.7 p1      41 next
        movdqa xmm2, [rbp + 1376]                                  ;   470.7 p2      41 next reload
        pxor xmm14, xmm2                                           ;   487.7 p1      41 next
        pxor xmm10, [rel kasumi_decrypt_compact.T0_constants128]   ;   488.7 p2+p1   41 next
        movdqa [rbp + 1376], xmm10                                 ;   490.7 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1248]                                 ;   439.7 p2      41 next
        pxor xmm10, xmm14                                          ;   489.7 p1      41 next
        movdqa [rbp + 1600], xmm15                                 ;   466.7 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1488]                                 ;   440.0 p2      41 next reload
        pand xmm15, xmm14                                          ;   490.7 p1      41 next
        pxor xmm13, xmm15                                          ;   492.7 p1      41 next
        pxor xmm1, xmm13                                           ;   494.7 p1      41 next
        movdqa xmm14, [rbp + 1248]                                 ;   441.0 p2      41 next
        pxor xmm14, xmm3                                           ;   493.7 p1      41 next
        pxor xmm2, xmm14                                           ;   495.7 p1      41 next
        movdqa xmm14, [rbp + 1120]                                 ;   442.0 p2      41 next
        movdqa xmm15, [rbp + 1328]                                 ;   443.0 p2      44 next reload
        pand xmm14, xmm15                                          ;   495.7 p1      41 next
        movdqa xmm13, [rbp + 1280]                                 ;   444.0 p2      41 next reload
        pand xmm15, xmm13                                          ;   496.7 p1      41 next
        pxor xmm5, xmm2                                            ;   497.7 p1      41 next
        pxor xmm8, xmm14                                           ;   498.7 p1      41 next
        pxor xmm13, xmm1                                           ;   499.7 p1      41 next
        movdqa xmm14, [rbp + 1184]                                 ;   445.0 p2      41 next
        pxor xmm0, xmm5                                            ;   500.7 p1      41 next
        movdqa xmm1, [rbp + 1296]                                  ;   446.0 p2      41 next
        pxor xmm1, [rbp + 1200]                                    ;   501.7 p2+p1   41 next
        pxor xmm7, xmm15                                           ;   502.7 p1      41 next
        movdqa xmm15, [rbp + 1536]                                 ;   448.0 p2      41 next
        pxor xmm4, xmm10                                           ;   503.7 p1      41 next
        movdqa xmm2, [rbp + 1264]                                  ;   449.0 p2      41 next reload
        por xmm2, xmm10                                            ;   504.7 p1      41 next
        pxor xmm11, xmm4                                           ;   505.7 p1      41 next
        movdqa xmm4, [rbp + 1152]                                  ;   450.0 p2      41 next
        pxor xmm3, xmm2                                            ;   506.7 p1      41 next
        movdqa xmm2, [rbp + 1168]                                  ;   451.0 p2      41 next
        pxor xmm2, xmm0                                            ;   507.7 p1      41 next
        movdqa xmm0, [rbp + 1360]                                  ;   452.0 p2      41 next
        pxor xmm6, xmm11                                           ;   508.7 p1      41 next
        movdqa xmm5, [rbp + 1216]                                  ;   453.0 p2      41 next
        pxor xmm4, xmm7                                            ;   509.7 p1      41 next
        movdqa xmm7, [rbp + 1184]                                  ;   454.0 p2      50 next
        movdqa xmm10, [rbp + 1104]                                 ;   455.0 p2      50 next reload
        pxor xmm7, xmm10                                           ;   510.7 p1      50 next
        pxor xmm9, xmm3                                            ;   511.7 p1      41 next
        movdqa xmm3, [rbp + 1600]                                  ;   466.7 p2      41 next reload
        pxor xmm3, xmm8                                            ;   512.7 p1      41 next
        pxor xmm14, xmm6                                           ;   513.7 p1      41 next
        movdqa xmm6, [rbp + 1536]                                  ;   457.0 p2      50 next
        movdqa xmm8, [rbp + 1072]                                  ;   458.0 p2      50 next reload
        pxor xmm6, xmm8                                            ;   514.7 p1      50 next
        pxor xmm12, xmm9                                           ;   515.7 p1      41 next
        movdqa xmm9, [rel kasumi_decrypt_compact.T0_constants128]  ;   459.0 p2      41 next reload
        pxor xmm13, xmm9                                           ;   516.7 p1      41 next
        pxor xmm5, xmm3                                            ;   517.7 p1      41 next
        pxor xmm15, xmm13                                          ;   518.7 p1      41 next
        movdqa xmm3, [rbp + 1152]                                  ;   460.0 p2      50 next
        movdqa xmm11, [rbp + 1056]                                 ;   461.0 p2      50 next reload
        pxor xmm3, xmm11                                           ;   519.7 p1      50 next
        pxor xmm0, xmm12                                           ;   520.7 p1      41 next
        movdqa xmm12, [rbp + 1376]                                 ;   490.7 p2      41 next reload
        pxor xmm12, xmm1                                           ;   521.7 p1      41 next
        movdqa xmm13, [rbp + 1088]                                 ;   463.0 p2      50 next reload
        pxor xmm1, xmm13                                           ;   522.7 p1      50 next
        pxor xmm2, [rbp + 896]                                     ;   523.7 p2+p1   50 next
        pxor xmm4, [rbp + 912]                                     ;   524.7 p2+p1   50 next
        pxor xmm14, [rbp + 960]                                    ;   525.7 p2+p1   50 next
        pxor xmm15, [rbp + 928]                                    ;   526.7 p2+p1   50 next
        pxor xmm5, [rbp + 624]                                     ;   527.7 p2+p1   50 next
        pxor xmm12, [rbp + 944]                                    ;   528.7 p2+p1   50 next
        pxor xmm0, [rbp + 608]                                     ;   529.7 p2+p1   50 next
        movdqa [rbp + 1376], xmm5                                  ;   529.7 p0+p3   50 next spill
        movdqa xmm5, [rbp + 1168]                                  ;   471.0 p2      50 next
        pxor xmm5, [rbp + 1040]                                    ;   530.7 p2+p1   50 next
        movdqa [rbp + 1168], xmm0                                  ;   531.7 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1360]                                  ;   473.0 p2      50 next
        pxor xmm0, [rbp + 1024]                                    ;   531.7 p2+p1   50 next
        movdqa [rbp + 1360], xmm2                                  ;   525.7 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1216]                                  ;   475.0 p2      50 next
        pxor xmm2, [rbp + 1008]                                    ;   532.7 p2+p1   50 next
        movdqa [rbp + 1216], xmm4                                  ;   526.7 p0+p3   50 next spill
        movdqa xmm4, [rbp + 1472]                                  ;   477.0 p2      50 next
        pxor xmm4, [rbp + 992]                                     ;   533.7 p2+p1   50 next
        movdqa [rbp + 1472], xmm15                                 ;   528.7 p0+p3   50 next spill
        movdqa xmm15, [rbp + 1584]                                 ;   479.0 p2      50 next
        pxor xmm15, [rbp + 976]                                    ;   534.7 p2+p1   50 next
        movdqa [rbp + 1584], xmm12                                 ;   530.7 p0+p3   50 next spill
        movdqa xmm12, [r10 + 128]                                  ;   481.0 p2      50 next
        pxor xmm12, xmm10                                          ;   535.7 p1      50 next
        movdqa xmm10, [r10 + 144]                                  ;   482.0 p2      50 next
        pxor xmm10, xmm13                                          ;   536.7 p1      50 next
        movdqa xmm13, [r10 + 160]                                  ;   483.0 p2      50 next
        pxor xmm13, xmm8                                           ;   537.7 p1      50 next
        movdqa xmm8, [r10 + 176]                                   ;   484.0 p2      50 next
        pxor xmm8, xmm11                                           ;   538.7 p1      50 next
        movdqa xmm11, [r10 + 192]                                  ;   485.0 p2      50 next
        pxor xmm11, [rbp + 1040]                                   ;   539.7 p2+p1   50 next
        movdqa [rbp + 1152], xmm14                                 ;   527.7 p0+p3   50 next spill
        movdqa xmm14, [r10 + 208]                                  ;   487.0 p2      50 next
        pxor xmm14, [rbp + 1024]                                   ;   540.7 p2+p1   50 next
        movdqa [rbp + 1536], xmm15                                 ;   536.7 p0+p3   50 next spill
        movdqa xmm15, [r10 + 224]                                  ;   490.0 p2      50 next
        pxor xmm15, [rbp + 1008]                                   ;   541.7 p2+p1   50 next
        movdqa [rbp + 1600], xmm4                                  ;   535.7 p0+p3   50 next spill
        movdqa xmm4, [r10 + 240]                                   ;   492.0 p2      50 next
        pxor xmm4, [rbp + 992]                                     ;   542.7 p2+p1   50 next
        movdqa [rbp + 1184], xmm2                                  ;   534.7 p0+p3   50 next spill
        movdqa xmm2, [r10]                                         ;   494.0 p2      50 next
        pxor xmm2, [rbp + 976]                                     ;   543.7 p2+p1   50 next
        movdqa [rbp + 1264], xmm0                                  ;   533.7 p0+p3   50 next spill
        movdqa xmm0, [r10 + 16]                                    ;   497.3 p2      50 next
        pxor xmm0, [rbp + 960]                                     ;   544.7 p2+p1   50 next
        movdqa [rbp + 1200], xmm5                                  ;   532.7 p0+p3   50 next spill
        movdqa xmm5, [r10 + 32]                                    ;   499.3 p2      50 next
        pxor xmm5, [rbp + 944]                                     ;   545.7 p2+p1   50 next
        movdqa [rbp + 1296], xmm3                                  ;   521.7 p0+p3   50 next spill
        movdqa xmm3, [r10 + 48]                                    ;   501.7 p2      50 next
        pxor xmm3, [rbp + 928]                                     ;   546.7 p2+p1   50 next
        movdqa [rbp + 1280], xmm6                                  ;   516.7 p0+p3   50 next spill
        movdqa xmm6, [r10 + 64]                                    ;   504.7 p2      50 next
        pxor xmm6, [rbp + 912]                                     ;   547.7 p2+p1   50 next
        movdqa [rbp + 1328], xmm1                                  ;   524.7 p0+p3   50 next spill
        movdqa xmm1, [r10 + 80]                                    ;   507.7 p2      50 next
        pxor xmm1, [rbp + 896]                                     ;   548.7 p2+p1   50 next
        movdqa [rbp + 1120], xmm7                                  ;   512.7 p0+p3   50 next spill
        movdqa xmm7, [r10 + 96]                                    ;   509.7 p2      50 next
        pxor xmm7, [rbp + 608]                                     ;   549.7 p2+p1   50 next
        movdqa [rbp + 1248], xmm11                                 ;   541.7 p0+p3   50 next spill
        movdqa xmm11, [r10 + 112]                                  ;   512.3 p2      50 next
        pxor xmm11, [rbp + 624]                                    ;   550.7 p2+p1   50 next
        movdqa [rbp + 1488], xmm10                                 ;   538.7 p0+p3   50 next spill
        movdqa xmm10, xmm4                                         ;   544.7 p0      41 next copy
        pxor xmm10, xmm1                                           ;   551.7 p1      41 next
        movdqa [rbp + 1136], xmm14                                 ;   542.7 p0+p3   50 next spill
        movdqa xmm14, xmm4                                         ;   544.7 p0      41 next copy
        pand xmm14, xmm2                                           ;   552.7 p1      41 next
        movdqa [rbp + 1504], xmm12                                 ;   537.7 p0+p3   50 next spill
        movdqa xmm12, xmm4                                         ;   544.7 p0      41 next copy
        movdqa [rbp + 1232], xmm15                                 ;   543.7 p0+p3   50 next spill
        movdqa xmm15, xmm4                                         ;   544.7 p0      41 next copy
        pand xmm15, xmm6                                           ;   553.7 p1      41 next
        pxor xmm15, xmm2                                           ;   555.7 p1      41 next
        movdqa [rbp + 1552], xmm13                                 ;   539.7 p0+p3   50 next spill
        movdqa xmm13, xmm4                                         ;   544.7 p0      41 next copy
        pxor xmm13, xmm2                                           ;   555.7 p1      41 next
        movdqa [rbp + 1568], xmm8                                  ;   540.7 p0+p3   50 next spill
        movdqa xmm8, xmm4                                          ;   544.7 p0      41 next copy
        pand xmm4, xmm11                                           ;   556.7 p1      41 next
        movdqa [rbp + 1344], xmm13                                 ;   557.7 p0+p3   41 next spill
        movdqa xmm13, xmm15                                        ;   557.7 p0      41 next copy
        movdqa [rbp + 1392], xmm4                                  ;   558.7 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1344]                                  ;   557.7 p2      41 next
        pand xmm4, xmm1                                            ;   568.7 p1      41 next
        movdqa [rbp + 1456], xmm4                                  ;   570.7 p0+p3   41 next spill
        movdqa xmm4, xmm1                                          ;   550.7 p0      41 next copy
        pxor xmm4, xmm5                                            ;   558.7 p1      41 next
        movdqa xmm9, xmm1                                          ;   550.7 p0      41 next copy
        pand xmm9, xmm6                                            ;   559.7 p1      41 next
        pxor xmm9, [rel kasumi_decrypt_compact.T0_constants128]    ;   561.7 p2+p1   41 next
        movdqa [rbp + 1424], xmm8                                  ;   551.7 p0+p3   41 next spill
        movdqa xmm8, xmm1                                          ;   550.7 p0      41 next copy
        pand xmm1, xmm2                                            ;   561.7 p1      41 next
        pand xmm8, xmm5                                            ;   562.7 p1      41 next
        movdqa [rbp + 1616], xmm1                                  ;   563.7 p0+p3   41 next spill
        movdqa xmm1, xmm2                                          ;   545.7 p0      41 next copy
        pxor xmm1, xmm0                                            ;   563.7 p1      41 next
        movdqa [rbp + 1520], xmm1                                  ;   565.7 p0+p3   41 next spill
        movdqa xmm1, xmm2                                          ;   545.7 p0      41 next copy
        movdqa [rbp + 1632], xmm3                                  ;   548.7 p0+p3   50 next spill
        movdqa xmm3, xmm2                                          ;   545.7 p0      41 next copy
        movdqa [rbp + 1408], xmm6                                  ;   549.7 p0+p3   50 next spill
        movdqa xmm6, xmm2                                          ;   545.7 p0      41 next copy
        pand xmm6, xmm0                                            ;   564.7 p1      41 next
        pxor xmm6, xmm7                                            ;   566.7 p1      41 next
        pand xmm2, [rbp + 1632]                                    ;   566.7 p2+p1   41 next
        movdqa [rbp + 1648], xmm6                                  ;   568.7 p0+p3   41 next spill
        movdqa xmm6, xmm0                                          ;   546.7 p0      41 next copy
        pxor xmm6, xmm11                                           ;   567.7 p1      41 next
        pand xmm1, xmm6                                            ;   569.7 p1      41 next
        pxor xmm8, xmm1                                            ;   571.7 p1      41 next
        movdqa xmm1, xmm0                                          ;   546.7 p0      41 next copy
        pxor xmm1, xmm5                                            ;   570.7 p1      41 next
        por xmm3, xmm1                                             ;   572.7 p1      41 next
        pxor xmm3, xmm8                                            ;   574.7 p1      41 next
        movdqa [rbp + 1312], xmm3                                  ;   576.7 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1424]                                  ;   551.7 p2      41 next reload
        pxor xmm3, xmm8                                            ;   573.7 p1      41 next
        movdqa xmm8, xmm0                                          ;   548.7 p0      41 next copy
        pxor xmm8, xmm7                                            ;   574.7 p1      41 next
        pand xmm12, xmm8                                           ;   576.7 p1      41 next
        pxor xmm12, xmm9                                           ;   578.7 p1      41 next
        movdqa xmm8, xmm0                                          ;   549.7 p0      41 next copy
        pand xmm8, [rbp + 1648]                                    ;   579.7 p2+p1   41 next
        movdqa [rbp + 1424], xmm3                                  ;   575.7 p0+p3   41 next spill
        movdqa xmm3, xmm0                                          ;   551.7 p0      41 next copy
        pand xmm3, [rbp + 1632]                                    ;   578.7 p2+p1   41 next
        movdqa [rbp + 1440], xmm0                                  ;   552.7 p0+p3   41 next spill
        movdqa xmm0, xmm10                                         ;   553.7 p0      41 next copy
        pand xmm0, xmm7                                            ;   579.7 p1      41 next
        pxor xmm13, xmm0                                           ;   581.7 p1      41 next
        movdqa xmm0, xmm4                                          ;   560.7 p0      41 next copy
        pand xmm0, xmm7                                            ;   581.7 p1      41 next
        movdqa [rbp + 1664], xmm13                                 ;   583.7 p0+p3   41 next spill
        movdqa xmm13, xmm4                                         ;   560.7 p0      41 next copy
        pand xmm13, [rbp + 1632]                                   ;   582.7 p2+p1   41 next
        movdqa [rbp + 1680], xmm10                                 ;   557.7 p0+p3   41 next spill
        movdqa xmm10, xmm7                                         ;   558.7 p0      41 next copy
        pand xmm10, [rbp + 1520]                                   ;   583.7 p2+p1   41 next
        movdqa [rbp + 1696], xmm0                                  ;   583.7 p0+p3   41 next spill
        movdqa xmm0, xmm7                                          ;   560.7 p0      41 next copy
        pand xmm0, xmm11                                           ;   584.7 p1      41 next
        movdqa [rbp + 1712], xmm11                                 ;   561.7 p0+p3   50 next spill
        movdqa xmm11, xmm7                                         ;   562.7 p0      41 next copy
        pand xmm11, [rbp + 1408]                                   ;   585.7 p2+p1   41 next
        pand xmm7, [rbp + 1632]                                    ;   586.7 p2+p1   41 next
        movdqa [rbp + 1728], xmm0                                  ;   586.7 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1392]                                  ;   560.3 p2      41 next reload
        pxor xmm0, xmm7                                            ;   588.7 p1      41 next
        movdqa xmm7, xmm5                                          ;   564.7 p0      41 next copy
        pand xmm7, xmm1                                            ;   588.7 p1      41 next
        pxor xmm14, xmm7                                           ;   590.7 p1      41 next
        movdqa xmm7, xmm6                                          ;   569.7 p0      41 next copy
        pand xmm7, [rbp + 1408]                                    ;   590.7 p2+p1   41 next
        movdqa [rbp + 1392], xmm0                                  ;   590.7 p0+p3   41 next spill
        movdqa xmm0, xmm6                                          ;   569.7 p0      41 next copy
        pand xmm6, xmm1                                            ;   591.7 p1      41 next
        pand xmm0, xmm5                                            ;   592.7 p1      41 next
        pxor xmm6, xmm14                                           ;   593.7 p1      41 next
        movdqa [rbp + 1744], xmm6                                  ;   595.7 p0+p3   41 next spill
        movdqa xmm6, xmm1                                          ;   572.7 p0      41 next copy
        pand xmm6, [rbp + 1408]                                    ;   594.7 p2+p1   41 next
        pxor xmm15, xmm6                                           ;   596.7 p1      41 next
        pxor xmm15, xmm10                                          ;   598.7 p1      41 next
        pxor xmm4, xmm15                                           ;   600.7 p1      41 next
        pxor xmm10, xmm7                                           ;   598.7 p1      41 next
        pxor xmm10, xmm12                                          ;   600.7 p1      41 next
        movdqa xmm15, [rbp + 1728]                                 ;   586.7 p2      41 next reload
        pxor xmm10, xmm15                                          ;   602.7 p1      41 next
        movdqa xmm6, [rbp + 1408]                                  ;   569.3 p2      50 next reload
        pxor xmm15, xmm6                                           ;   601.7 p1      41 next
        pand xmm1, [rbp + 1680]                                    ;   602.7 p2+p1   41 next
        pxor xmm11, xmm1                                           ;   604.7 p1      41 next
        movdqa xmm1, xmm6                                          ;   580.3 p0      41 next copy
        pand xmm1, [rbp + 1632]                                    ;   604.7 p2+p1   41 next
        pxor xmm1, [rel kasumi_decrypt_compact.T0_constants128]    ;   606.7 p2+p1   41 next
        pand xmm6, [rbp + 1520]                                    ;   606.7 p2+p1   41 next
        pxor xmm13, xmm6                                           ;   608.7 p1      41 next
        pxor xmm13, [rbp + 1648]                                   ;   610.7 p2+p1   41 next
        pxor xmm8, xmm1                                            ;   609.7 p1      41 next
        movdqa xmm6, [rbp + 1712]                                  ;   575.3 p2      50 next reload
        pxor xmm11, xmm6                                           ;   610.7 p1      41 next
        pxor xmm8, xmm14                                           ;   611.7 p1      41 next
        pxor xmm0, xmm13                                           ;   612.7 p1      41 next
        movdqa xmm6, [rbp + 1616]                                  ;   576.3 p2      41 next reload
        pxor xmm6, xmm13                                           ;   613.7 p1      41 next
        movdqa xmm13, [rbp + 1424]                                 ;   577.3 p2      41 next reload
        pxor xmm0, xmm13                                           ;   614.7 p1      41 next
        pxor xmm12, xmm11                                          ;   615.7 p1      41 next
        pxor xmm11, xmm8                                           ;   616.7 p1      41 next
        movdqa xmm8, xmm5                                          ;   577.7 p0      41 next copy
        pand xmm8, [rbp + 1680]                                    ;   617.7 p2+p1   41 next
        pxor xmm3, xmm8                                            ;   619.7 p1      41 next
        movdqa xmm8, xmm5                                          ;   579.0 p0      41 next copy
        pand xmm8, [rbp + 1632]                                    ;   619.7 p2+p1   41 next
        pxor xmm6, [rbp + 1744]                                    ;   620.7 p2+p1   41 next
        pxor xmm3, xmm15                                           ;   621.7 p1      41 next
        pand xmm15, [rbp + 1712]                                   ;   622.7 p2+p1   41 next
        pxor xmm1, xmm15                                           ;   624.7 p1      41 next
        movdqa xmm15, xmm5                                         ;   582.0 p0      41 next copy
        pxor xmm5, xmm6                                            ;   624.7 p1      41 next
        pxor xmm12, xmm8                                           ;   625.7 p1      41 next
        pxor xmm9, xmm8                                            ;   626.7 p1      41 next
        pxor xmm0, xmm9                                            ;   628.7 p1      41 next
        movdqa xmm6, [rbp + 1344]                                  ;   583.7 p2      41 next
        movdqa xmm8, [rbp + 1632]                                  ;   584.7 p2      50 next reload
        pand xmm6, xmm8                                            ;   628.7 p1      41 next
        pxor xmm14, xmm6                                           ;   630.7 p1      41 next
        pxor xmm7, xmm14                                           ;   632.7 p1      41 next
        movdqa xmm14, [rbp + 1456]                                 ;   585.7 p2      41 next reload
        movdqa xmm6, [rbp + 1392]                                  ;   590.7 p2      41 next reload
        pxor xmm14, xmm6                                           ;   631.7 p1      41 next
        pxor xmm4, xmm7                                            ;   634.7 p1      41 next
        movdqa xmm7, [rbp + 1664]                                  ;   587.7 p2      41 next reload
        pxor xmm6, xmm7                                            ;   633.7 p1      41 next
        movdqa xmm9, xmm8                                          ;   595.7 p0      41 next copy
        pxor xmm9, [rbp + 1744]                                    ;   634.7 p2+p1   41 next
        pand xmm8, [rbp + 1712]                                    ;   635.7 p2+p1   41 next
        pxor xmm15, xmm8                                           ;   637.7 p1      41 next
        pxor xmm10, xmm15                                          ;   639.7 p1      41 next
        pxor xmm12, xmm6                                           ;   638.7 p1      41 next
        movdqa xmm15, [rbp + 1312]                                 ;   590.7 p2      41 next
        pxor xmm15, xmm9                                           ;   639.7 p1      41 next
        movdqa xmm6, [rbp + 1680]                                  ;   591.7 p2      41 next
        pand xmm6, [rbp + 1712]                                    ;   640.7 p2+p1   41 next
        pxor xmm7, xmm15                                           ;   641.7 p1      41 next
        movdqa xmm15, [rbp + 1568]                                 ;   593.7 p2      41 next
        movdqa xmm8, [rel kasumi_decrypt_compact.T0_constants128]  ;   594.7 p2      41 next reload
        pxor xmm4, xmm8                                            ;   642.7 p1      41 next
        pxor xmm2, xmm14                                           ;   643.7 p1      41 next
        pxor xmm3, xmm14                                           ;   644.7 p1      41 next
        movdqa xmm14, [rbp + 1552]                                 ;   595.7 p2      50 next reload
        pand xmm15, xmm14                                          ;   645.7 p1      41 next
        pxor xmm13, xmm3                                           ;   646.7 p1      41 next
        pxor xmm0, xmm1                                            ;   647.7 p1      41 next
        pxor xmm6, xmm2                                            ;   648.7 p1      41 next
        movdqa xmm2, [rbp + 1232]                                  ;   596.7 p2      41 next
        movdqa xmm3, [rbp + 1504]                                  ;   597.7 p2      50 next reload
        pand xmm2, xmm3                                            ;   649.7 p1      41 next
        movdqa xmm9, [rbp + 1440]                                  ;   598.7 p2      41 next reload
        pxor xmm9, xmm6                                            ;   650.7 p1      41 next
        movdqa xmm6, [rbp + 1696]                                  ;   599.7 p2      41 next reload
        pxor xmm6, xmm9                                            ;   652.7 p1      41 next
        pxor xmm1, xmm6                                            ;   654.7 p1      41 next
        pxor xmm15, xmm3                                           ;   653.7 p1      41 next
        movdqa xmm6, [rbp + 1136]                                  ;   600.7 p2      41 next
        movdqa xmm9, [rbp + 1488]                                  ;   601.7 p2      50 next reload
        pand xmm6, xmm9                                            ;   654.7 p1      41 next
        pxor xmm10, xmm3                                           ;   655.7 p1      41 next
        pxor xmm12, xmm14                                          ;   656.7 p1      41 next
        pxor xmm7, [rbp + 1248]                                    ;   657.7 p2+p1   41 next
        pxor xmm4, xmm9                                            ;   658.7 p1      41 next
        pxor xmm13, [rbp + 1568]                                   ;   659.7 p2+p1   41 next
        pxor xmm1, [rbp + 1136]                                    ;   660.7 p2+p1   41 next
        movdqa xmm8, xmm3                                          ;   608.7 p0      41 next copy
        pand xmm8, [rbp + 1568]                                    ;   661.7 p2+p1   41 next
        movdqa [rbp + 1696], xmm5                                  ;   626.7 p0+p3   41 next spill
        movdqa xmm5, xmm3                                          ;   608.7 p0      41 next copy
        pand xmm5, [rbp + 1248]                                    ;   662.7 p2+p1   41 next
        movdqa [rbp + 1440], xmm11                                 ;   618.7 p0+p3   41 next spill
        movdqa xmm11, xmm3                                         ;   608.7 p0      41 next copy
        pand xmm11, xmm9                                           ;   663.7 p1      41 next
        movdqa [rbp + 1712], xmm0                                  ;   649.7 p0+p3   41 next spill
        movdqa xmm0, xmm3                                          ;   608.7 p0      41 next copy
        movdqa [rbp + 1504], xmm1                                  ;   662.7 p0+p3   41 next spill
        movdqa xmm1, xmm14                                         ;   610.3 p0      41 next copy
        pand xmm1, xmm9                                            ;   664.7 p1      41 next
        movdqa [rbp + 1680], xmm7                                  ;   659.7 p0+p3   41 next spill
        movdqa xmm7, xmm14                                         ;   612.3 p0      41 next copy
        pxor xmm7, [rbp + 1136]                                    ;   665.7 p2+p1   41 next
        movdqa [rbp + 1312], xmm13                                 ;   661.7 p0+p3   41 next spill
        movdqa xmm13, xmm14                                        ;   614.3 p0      41 next copy
        movdqa [rbp + 1744], xmm12                                 ;   658.7 p0+p3   41 next spill
        movdqa xmm12, xmm14                                        ;   616.3 p0      41 next copy
        pand xmm12, [rbp + 1232]                                   ;   666.7 p2+p1   41 next
        movdqa [rbp + 1632], xmm4                                  ;   660.7 p0+p3   41 next spill
        movdqa xmm4, xmm14                                         ;   618.3 p0      41 next copy
        pand xmm4, [rbp + 1136]                                    ;   667.7 p2+p1   41 next
        movdqa [rbp + 1552], xmm10                                 ;   657.7 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1232]                                 ;   615.3 p2      41 next
        pand xmm10, [rbp + 1248]                                   ;   668.7 p2+p1   41 next
        movdqa [rbp + 1664], xmm4                                  ;   669.7 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;   621.3 p0      41 next copy
        movdqa [rbp + 1392], xmm12                                 ;   668.7 p0+p3   41 next spill
        movdqa xmm12, xmm9                                         ;   623.3 p0      41 next copy
        movdqa [rbp + 1456], xmm15                                 ;   655.7 p0+p3   41 next spill
        movdqa xmm15, xmm9                                         ;   625.3 p0      41 next copy
        pxor xmm15, [rbp + 1248]                                   ;   669.7 p2+p1   41 next
        movdqa [rbp + 1344], xmm14                                 ;   627.3 p0+p3   41 next spill
        movdqa xmm14, xmm9                                         ;   627.3 p0      41 next copy
        movdqa [rbp + 1424], xmm3                                  ;   629.3 p0+p3   41 next spill
        movdqa xmm3, xmm9                                          ;   629.3 p0      41 next copy
        pand xmm9, [rbp + 1232]                                    ;   670.7 p2+p1   41 next
        movdqa [rbp + 1488], xmm9                                  ;   672.7 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1568]                                  ;   624.7 p2      41 next
        pxor xmm9, xmm5                                            ;   671.7 p1      41 next
        pand xmm4, xmm9                                            ;   673.7 p1      41 next
        pxor xmm4, [rbp + 1248]                                    ;   675.7 p2+p1   41 next
        pand xmm14, xmm4                                           ;   677.7 p1      41 next
        movdqa [rbp + 1616], xmm14                                 ;   679.7 p0+p3   41 next spill
        movdqa xmm14, xmm2                                         ;   651.7 p0      41 next copy
        pxor xmm14, xmm6                                           ;   675.7 p1      41 next
        pand xmm6, [rbp + 1568]                                    ;   676.7 p2+p1   41 next
        pxor xmm9, xmm6                                            ;   678.7 p1      41 next
        movdqa xmm6, [rbp + 1136]                                  ;   635.0 p2      41 next
        pand xmm6, [rbp + 1248]                                    ;   678.7 p2+p1   41 next
        movdqa [rbp + 1648], xmm11                                 ;   665.7 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1232]                                 ;   637.3 p2      41 next
        pand xmm11, [rbp + 1568]                                   ;   679.7 p2+p1   41 next
        movdqa [rbp + 1520], xmm7                                  ;   667.7 p0+p3   41 next spill
        movdqa xmm7, xmm8                                          ;   663.7 p0      41 next copy
        pxor xmm7, xmm10                                           ;   680.7 p1      41 next
        pand xmm10, [rbp + 1520]                                   ;   681.7 p2+p1   41 next
        pxor xmm4, xmm10                                           ;   683.7 p1      41 next
        pxor xmm1, xmm7                                            ;   683.7 p1      41 next
        movdqa xmm10, [rbp + 1136]                                 ;   643.3 p2      50 next reload
        pand xmm7, xmm10                                           ;   684.7 p1      41 next
        pxor xmm8, xmm14                                           ;   685.7 p1      41 next
        pxor xmm2, xmm1                                            ;   686.7 p1      41 next
        pand xmm12, xmm2                                           ;   688.7 p1      41 next
        movdqa xmm2, xmm5                                          ;   664.7 p0      41 next copy
        pxor xmm2, [rbp + 1232]                                    ;   688.7 p2+p1   41 next
        por xmm5, xmm6                                             ;   689.7 p1      41 next
        pxor xmm6, xmm11                                           ;   690.7 p1      41 next
        pxor xmm11, xmm10                                          ;   691.7 p1      41 next
        pxor xmm12, xmm2                                           ;   692.7 p1      41 next
        pxor xmm2, xmm11                                           ;   693.7 p1      41 next
        pand xmm11, [rbp + 1232]                                   ;   694.7 p2+p1   41 next
        pxor xmm9, xmm11                                           ;   696.7 p1      41 next
        movdqa xmm11, xmm10                                        ;   654.3 p0      41 next copy
        pxor xmm11, [rbp + 1392]                                   ;   696.7 p2+p1   41 next
        movdqa [rbp + 1408], xmm11                                 ;   698.7 p0+p3   41 next spill
        movdqa xmm11, xmm10                                        ;   656.7 p0      41 next copy
        pand xmm11, xmm14                                          ;   697.7 p1      41 next
        pand xmm10, [rbp + 1456]                                   ;   698.7 p2+p1   41 next
        movdqa [rbp + 1136], xmm12                                 ;   694.7 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1568]                                 ;   659.7 p2      41 next
        pand xmm12, xmm1                                           ;   699.7 p1      41 next
        pxor xmm5, xmm12                                           ;   701.7 p1      41 next
        movdqa xmm12, [rbp + 1248]                                 ;   661.7 p2      50 next reload
        pand xmm1, xmm12                                           ;   701.7 p1      41 next
        pxor xmm1, [rbp + 1392]                                    ;   703.7 p2+p1   41 next
        movdqa [rbp + 1728], xmm5                                  ;   703.7 p0+p3   41 next spill
        movdqa xmm5, xmm12                                         ;   672.7 p0      41 next copy
        pxor xmm5, xmm14                                           ;   703.7 p1      41 next
        pand xmm13, xmm5                                           ;   705.7 p1      41 next
        movdqa xmm5, xmm12                                         ;   672.7 p0      41 next copy
        pand xmm5, [rbp + 1456]                                    ;   705.7 p2+p1   41 next
        pand xmm12, [rbp + 1568]                                   ;   706.7 p2+p1   41 next
        pand xmm14, [rbp + 1232]                                   ;   707.7 p2+p1   41 next
        movdqa [rbp + 1248], xmm5                                  ;   707.7 p0+p3   41 next spill
        movdqa xmm5, [rbp + 1520]                                  ;   668.3 p2      41 next
        pand xmm5, [rbp + 1648]                                    ;   708.7 p2+p1   41 next
        pxor xmm15, xmm5                                           ;   710.7 p1      41 next
        pxor xmm15, xmm6                                           ;   712.7 p1      41 next
        pand xmm3, xmm15                                           ;   714.7 p1      41 next
        movdqa xmm15, [rbp + 1520]                                 ;   670.3 p2      41 next reload
        pxor xmm6, xmm15                                           ;   712.7 p1      41 next
        pand xmm0, xmm6                                            ;   714.7 p1      41 next
        pand xmm15, xmm12                                          ;   714.7 p1      41 next
        pxor xmm14, xmm15                                          ;   716.7 p1      41 next
        movdqa xmm15, [rbp + 1648]                                 ;   671.7 p2      41 next
        pxor xmm15, xmm2                                           ;   716.7 p1      41 next
        pxor xmm7, xmm15                                           ;   718.7 p1      41 next
        movdqa xmm15, [rbp + 1392]                                 ;   672.7 p2      41 next
        pxor xmm15, xmm12                                          ;   718.7 p1      41 next
        movdqa xmm5, [rbp + 1488]                                  ;   673.7 p2      41 next
        pxor xmm13, xmm7                                           ;   720.7 p1      41 next
        movdqa xmm6, [rbp + 1664]                                  ;   674.7 p2      41 next reload
        pxor xmm5, xmm6                                            ;   720.7 p1      41 next
        movdqa xmm7, [rbp + 1408]                                  ;   698.7 p2      41 next reload
        pand xmm6, xmm7                                            ;   721.7 p1      41 next
        pand xmm7, [rbp + 1568]                                    ;   722.7 p2+p1   41 next
        pxor xmm11, xmm7                                           ;   724.7 p1      41 next
        movdqa xmm7, [rel kasumi_decrypt_compact.T0_constants128]  ;   677.7 p2      41 next reload
        pxor xmm0, xmm7                                            ;   724.7 p1      41 next
        pxor xmm3, xmm15                                           ;   725.7 p1      41 next
        pxor xmm10, xmm3                                           ;   727.7 p1      41 next
        movdqa xmm15, [rbp + 1248]                                 ;   707.7 p2      41 next
        pxor xmm13, xmm7                                           ;   727.7 p1      41 next
        pxor xmm15, xmm5                                           ;   728.7 p1      41 next
        movdqa xmm3, [rbp + 1424]                                  ;   679.7 p2      41 next reload
        pand xmm3, xmm5                                            ;   729.7 p1      41 next
        pxor xmm8, xmm3                                            ;   731.7 p1      41 next
        movdqa xmm3, [rbp + 1248]                                  ;   707.7 p2      41 next
        pxor xmm1, xmm8                                            ;   733.7 p1      41 next
        movdqa xmm5, [rbp + 1488]                                  ;   681.7 p2      41 next
        pxor xmm3, xmm0                                            ;   732.7 p1      41 next
        pxor xmm5, xmm3                                            ;   734.7 p1      41 next
        movdqa xmm3, [rbp + 1456]                                  ;   682.7 p2      41 next
        pxor xmm3, xmm1                                            ;   735.7 p1      41 next
        movdqa xmm1, [rbp + 1552]                                  ;   683.7 p2      41 next
        movdqa xmm8, [rbp + 1136]                                  ;   694.7 p2      41 next reload
        pxor xmm8, xmm11                                           ;   735.7 p1      41 next
        pxor xmm4, xmm15                                           ;   736.7 p1      41 next
        pxor xmm2, xmm4                                            ;   738.7 p1      41 next
        movdqa xmm4, [rbp + 1632]                                  ;   685.7 p2      41 next
        pxor xmm4, xmm13                                           ;   738.7 p1      41 next
        movdqa xmm11, [rbp + 1744]                                 ;   686.7 p2      41 next
        movdqa xmm12, [rbp + 1344]                                 ;   687.7 p2      41 next reload
        por xmm12, xmm15                                           ;   739.7 p1      41 next
        pxor xmm14, xmm2                                           ;   740.7 p1      41 next
        movdqa xmm15, [rbp + 1312]                                 ;   688.7 p2      41 next
        pxor xmm15, xmm10                                          ;   741.7 p1      41 next
        movdqa xmm2, [rbp + 1680]                                  ;   689.7 p2      41 next
        pxor xmm0, xmm12                                           ;   742.7 p1      41 next
        movdqa xmm10, [rbp + 1712]                                 ;   690.7 p2      41 next
        pxor xmm10, [rbp + 1232]                                   ;   743.7 p2+p1   41 next
        movdqa xmm12, [rbp + 1616]                                 ;   692.7 p2      41 next reload
        pxor xmm12, xmm5                                           ;   744.7 p1      41 next
        pxor xmm1, xmm14                                           ;   745.7 p1      41 next
        movdqa xmm14, [rbp + 1504]                                 ;   693.7 p2      41 next
        pxor xmm6, xmm0                                            ;   746.7 p1      41 next
        movdqa xmm0, [r11 + 2192]                                  ;   694.7 p2      44 next
        pxor xmm9, xmm12                                           ;   747.7 p1      41 next
        movdqa xmm5, [r11 + 2208]                                  ;   695.7 p2      44 next
        pxor xmm5, xmm4                                            ;   748.7 p1      44 next
        movdqa xmm4, [r11 + 2224]                                  ;   696.7 p2      44 next
        pxor xmm0, xmm1                                            ;   749.7 p1      44 next
        movdqa xmm1, [r11 + 2240]                                  ;   697.7 p2      44 next
        pxor xmm1, xmm15                                           ;   750.7 p1      44 next
        movdqa xmm15, [r11 + 2256]                                 ;   698.7 p2      44 next
        pxor xmm3, xmm7                                            ;   751.7 p1      41 next
        pxor xmm2, xmm9                                            ;   752.7 p1      41 next
        movdqa xmm9, [r11 + 2272]                                  ;   699.7 p2      44 next
        pxor xmm11, xmm3                                           ;   753.7 p1      41 next
        movdqa xmm3, [r11 + 2288]                                  ;   700.7 p2      44 next
        movdqa xmm12, [rbp + 1728]                                 ;   703.7 p2      41 next reload
        pxor xmm12, xmm6                                           ;   754.7 p1      41 next
        pxor xmm15, xmm2                                           ;   755.7 p1      44 next
        movdqa xmm2, [rbp + 1552]                                  ;   702.7 p2      44 next
        movdqa xmm6, [r11 + 2048]                                  ;   703.7 p2      69 k2.0 reload
        pxor xmm2, xmm6                                            ;   756.7 p1      44 next
        pxor xmm14, xmm12                                          ;   757.7 p1      41 next
        pxor xmm4, xmm11                                           ;   758.7 p1      44 next
        movdqa xmm11, [rbp + 1632]                                 ;   704.7 p2      44 next
        movdqa xmm12, [r11 + 2064]                                 ;   705.7 p2      69 k2.1 reload
        pxor xmm11, xmm12                                          ;   759.7 p1      44 next
        pxor xmm8, xmm10                                           ;   760.7 p1      41 next
        pxor xmm9, xmm14                                           ;   761.7 p1      44 next
        movdqa xmm14, [r11 + 2144]                                 ;   706.7 p2      69 k2.6 reload
        pxor xmm10, xmm14                                          ;   762.7 p1      44 next
        pxor xmm3, xmm8                                            ;   763.7 p1      44 next
        movdqa xmm8, [rbp + 1744]                                  ;   707.7 p2      44 next
        movdqa xmm13, [r11 + 2080]                                 ;   708.7 p2      69 k2.2 reload
        pxor xmm8, xmm13                                           ;   764.7 p1      44 next
        movdqa xmm14, [rbp + 1312]                                 ;   709.7 p2      44 next
        pxor xmm14, [r11 + 2096]                                   ;   765.7 p2+p1   44 next
        movdqa xmm13, [rbp + 1680]                                 ;   711.7 p2      44 next
        pxor xmm13, [r11 + 2112]                                   ;   766.7 p2+p1   44 next
        movdqa xmm12, [rbp + 1504]                                 ;   713.7 p2      44 next
        pxor xmm12, [r11 + 2128]                                   ;   767.7 p2+p1   44 next
        movdqa xmm6, [rbp + 1440]                                  ;   715.7 p2      44 next
        pxor xmm6, [r11 + 2160]                                    ;   768.7 p2+p1   44 next
        movdqa [rbp + 1440], xmm15                                 ;   757.7 p0+p3   44 next spill
        movdqa xmm15, [rbp + 1696]                                 ;   717.7 p2      44 next
        pxor xmm15, [r11 + 2176]                                   ;   769.7 p2+p1   44 next
        movdqa [rbp + 1696], xmm5                                  ;   750.7 p0+p3   44 next spill
        movdqa xmm5, xmm2                                          ;   758.7 p0      41 next copy
        pxor xmm5, xmm10                                           ;   770.7 p1      41 next
        movdqa [rbp + 1504], xmm9                                  ;   763.7 p0+p3   44 next spill
        movdqa xmm9, xmm2                                          ;   758.7 p0      41 next copy
        pand xmm9, xmm11                                           ;   771.7 p1      41 next
        movdqa [rbp + 1680], xmm0                                  ;   751.7 p0+p3   44 next spill
        movdqa xmm0, xmm2                                          ;   758.7 p0      41 next copy
        movdqa [rbp + 1312], xmm3                                  ;   765.7 p0+p3   44 next spill
        movdqa xmm3, xmm2                                          ;   758.7 p0      41 next copy
        pand xmm3, xmm12                                           ;   772.7 p1      41 next
        pxor xmm3, xmm11                                           ;   774.7 p1      41 next
        movdqa [rbp + 1744], xmm1                                  ;   752.7 p0+p3   44 next spill
        movdqa xmm1, xmm2                                          ;   758.7 p0      41 next copy
        pxor xmm1, xmm11                                           ;   774.7 p1      41 next
        movdqa [rbp + 1632], xmm4                                  ;   760.7 p0+p3   44 next spill
        movdqa xmm4, xmm2                                          ;   758.7 p0      41 next copy
        pand xmm2, xmm15                                           ;   775.7 p1      41 next
        movdqa [rbp + 1552], xmm1                                  ;   776.7 p0+p3   41 next spill
        movdqa xmm1, xmm10                                         ;   764.7 p0      41 next copy
        pxor xmm1, xmm14                                           ;   776.7 p1      41 next
        movdqa [rbp + 1728], xmm2                                  ;   777.7 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1552]                                  ;   776.7 p2      41 next
        pand xmm2, xmm10                                           ;   787.7 p1      41 next
        movdqa [rbp + 1616], xmm2                                  ;   789.7 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1552]                                  ;   776.7 p2      41 next
        pand xmm2, xmm13                                           ;   787.7 p1      41 next
        movdqa xmm7, xmm10                                         ;   764.7 p0      41 next copy
        pand xmm7, xmm12                                           ;   779.7 p1      41 next
        pxor xmm7, [rel kasumi_decrypt_compact.T0_constants128]    ;   781.7 p2+p1   41 next
        movdqa [rbp + 1552], xmm3                                  ;   776.7 p0+p3   41 next spill
        movdqa xmm3, xmm10                                         ;   764.7 p0      41 next copy
        pand xmm10, xmm11                                          ;   781.7 p1      41 next
        pand xmm3, xmm14                                           ;   782.7 p1      41 next
        movdqa [rbp + 1232], xmm10                                 ;   783.7 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1552]                                 ;   776.7 p2      41 next
        movdqa [rbp + 1712], xmm2                                  ;   789.7 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1552]                                  ;   776.7 p2      41 next
        movdqa [rbp + 1552], xmm4                                  ;   765.7 p0+p3   41 next spill
        movdqa xmm4, xmm11                                         ;   761.7 p0      41 next copy
        pxor xmm4, xmm8                                            ;   783.7 p1      41 next
        movdqa [rbp + 1344], xmm4                                  ;   785.7 p0+p3   41 next spill
        movdqa xmm4, xmm11                                         ;   761.7 p0      41 next copy
        movdqa [rbp + 1136], xmm11                                 ;   761.7 p0+p3   44 next spill
        movdqa xmm11, [rbp + 1344]                                 ;   785.7 p2      41 next
        pand xmm11, xmm6                                           ;   796.7 p1      41 next
        movdqa [rbp + 1456], xmm11                                 ;   798.7 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1344]                                 ;   785.7 p2      41 next
        pand xmm11, xmm12                                          ;   796.7 p1      41 next
        movdqa [rbp + 1344], xmm13                                 ;   768.7 p0+p3   44 next spill
        movdqa xmm13, [rbp + 1456]                                 ;   798.7 p2      41 next
        movdqa [rbp + 1488], xmm12                                 ;   769.7 p0+p3   44 next spill
        movdqa xmm12, [rbp + 1344]                                 ;   768.7 p2      41 next
        pand xmm12, [rbp + 1488]                                   ;   786.7 p2+p1   41 next
        pxor xmm12, [rel kasumi_decrypt_compact.T0_constants128]   ;   788.7 p2+p1   41 next
        movdqa [rbp + 1248], xmm12                                 ;   790.7 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1488]                                 ;   769.7 p2      41 next
        movdqa [rbp + 1424], xmm11                                 ;   798.7 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1344]                                 ;   768.7 p2      41 next
        pand xmm11, xmm1                                           ;   788.7 p1      41 next
        movdqa [rbp + 1568], xmm1                                  ;   778.7 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1424]                                  ;   798.7 p2      41 next reload
        pxor xmm1, xmm11                                           ;   809.7 p1      41 next
        movdqa xmm11, [rbp + 1568]                                 ;   778.7 p2      41 next
        pand xmm11, xmm6                                           ;   790.7 p1      41 next
        movdqa [rbp + 1424], xmm11                                 ;   792.7 p0+p3   41 next spill
        movdqa xmm11, xmm5                                         ;   772.7 p0      41 next copy
        pand xmm11, xmm6                                           ;   791.7 p1      41 next
        pxor xmm10, xmm11                                          ;   793.7 p1      41 next
        movdqa xmm11, xmm6                                         ;   770.7 p0      41 next copy
        pxor xmm11, xmm8                                           ;   793.7 p1      41 next
        pand xmm0, xmm11                                           ;   795.7 p1      41 next
        pxor xmm0, xmm7                                            ;   797.7 p1      41 next
        movdqa xmm11, xmm8                                         ;   766.7 p0      41 next copy
        pxor xmm11, xmm15                                          ;   796.7 p1      41 next
        pand xmm4, xmm11                                           ;   798.7 p1      41 next
        pxor xmm3, xmm4                                            ;   800.7 p1      41 next
        movdqa xmm4, xmm8                                          ;   766.7 p0      41 next copy
        pxor xmm4, xmm14                                           ;   799.7 p1      41 next
        pand xmm12, xmm4                                           ;   801.7 p1      41 next
        pxor xmm2, xmm12                                           ;   803.7 p1      41 next
        pxor xmm13, xmm2                                           ;   809.7 p1      41 next
        movdqa xmm2, xmm8                                          ;   766.7 p0      41 next copy
        movdqa xmm12, [rbp + 1136]                                 ;   766.7 p2      44 next reload
        pand xmm2, xmm12                                           ;   803.7 p1      41 next
        pxor xmm2, xmm6                                            ;   805.7 p1      41 next
        pxor xmm1, xmm2                                            ;   811.7 p1      41 next
        pxor xmm13, [rbp + 1568]                                   ;   811.7 p2+p1   41 next
        pand xmm2, xmm8                                            ;   807.7 p1      41 next
        pxor xmm2, [rbp + 1248]                                    ;   809.7 p2+p1   41 next
        movdqa [rbp + 1568], xmm10                                 ;   795.7 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;   777.7 p0      41 next copy
        por xmm10, xmm4                                            ;   809.7 p1      41 next
        pxor xmm10, xmm3                                           ;   811.7 p1      41 next
        movdqa [rbp + 1136], xmm10                                 ;   813.7 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1552]                                 ;   772.3 p2      41 next reload
        pxor xmm10, xmm3                                           ;   811.7 p1      41 next
        movdqa xmm3, xmm6                                          ;   773.0 p0      41 next copy
        pand xmm3, xmm15                                           ;   812.7 p1      41 next
        pand xmm12, [rbp + 1344]                                   ;   813.7 p2+p1   41 next
        movdqa [rbp + 1552], xmm8                                  ;   774.3 p0+p3   44 next spill
        movdqa xmm8, xmm6                                          ;   775.3 p0      41 next copy
        pand xmm8, [rbp + 1488]                                    ;   814.7 p2+p1   41 next
        pand xmm6, [rbp + 1344]                                    ;   815.7 p2+p1   41 next
        movdqa [rbp + 1408], xmm15                                 ;   776.7 p0+p3   44 next spill
        movdqa xmm15, [rbp + 1728]                                 ;   777.7 p2      41 next reload
        pxor xmm15, xmm6                                           ;   817.7 p1      41 next
        movdqa xmm6, xmm5                                          ;   778.0 p0      41 next copy
        pand xmm6, xmm4                                            ;   817.7 p1      41 next
        pxor xmm8, xmm6                                            ;   819.7 p1      41 next
        movdqa xmm6, xmm5                                          ;   779.0 p0      41 next copy
        pand xmm6, xmm14                                           ;   819.7 p1      41 next
        pxor xmm8, [rbp + 1408]                                    ;   821.7 p2+p1   41 next
        pand xmm5, [rbp + 1408]                                    ;   821.7 p2+p1   41 next
        movdqa [rbp + 1728], xmm15                                 ;   819.7 p0+p3   41 next spill
        movdqa xmm15, xmm14                                        ;   782.0 p0      41 next copy
        pand xmm15, xmm4                                           ;   822.7 p1      41 next
        pxor xmm9, xmm15                                           ;   824.7 p1      41 next
        pand xmm4, xmm11                                           ;   824.7 p1      41 next
        movdqa xmm15, xmm14                                        ;   787.7 p0      41 next copy
        pand xmm15, xmm11                                          ;   825.7 p1      41 next
        pand xmm11, [rbp + 1488]                                   ;   826.7 p2+p1   41 next
        pxor xmm15, xmm1                                           ;   827.7 p1      41 next
        movdqa [rbp + 1664], xmm14                                 ;   791.0 p0+p3   44 next spill
        movdqa xmm14, [rbp + 1232]                                 ;   791.7 p2      41 next reload
        pxor xmm14, xmm1                                           ;   828.7 p1      41 next
        movdqa xmm1, xmm0                                          ;   799.7 p0      41 next copy
        pxor xmm0, xmm8                                            ;   829.7 p1      41 next
        pxor xmm15, xmm10                                          ;   830.7 p1      41 next
        pxor xmm2, xmm9                                            ;   831.7 p1      41 next
        pxor xmm8, xmm2                                            ;   833.7 p1      41 next
        pxor xmm4, xmm9                                            ;   833.7 p1      41 next
        movdqa xmm2, [rbp + 1712]                                  ;   794.3 p2      41 next reload
        pxor xmm2, xmm9                                            ;   834.7 p1      41 next
        pxor xmm2, xmm11                                           ;   836.7 p1      41 next
        pxor xmm13, xmm2                                           ;   838.7 p1      41 next
        pxor xmm11, [rbp + 1456]                                   ;   837.7 p2+p1   41 next
        pxor xmm1, xmm11                                           ;   839.7 p1      41 next
        movdqa xmm2, [rbp + 1616]                                  ;   796.7 p2      41 next reload
        movdqa xmm9, [rbp + 1728]                                  ;   819.7 p2      41 next reload
        pxor xmm2, xmm9                                            ;   839.7 p1      41 next
        movdqa xmm11, [rbp + 1568]                                 ;   798.7 p2      41 next reload
        pxor xmm9, xmm11                                           ;   840.7 p1      41 next
        pxor xmm13, [rel kasumi_decrypt_compact.T0_constants128]   ;   841.7 p2+p1   41 next
        pxor xmm1, xmm3                                            ;   842.7 p1      41 next
        pxor xmm3, [rbp + 1488]                                    ;   843.7 p2+p1   41 next
        pxor xmm14, xmm4                                           ;   844.7 p1      41 next
        pxor xmm4, [rbp + 1344]                                    ;   845.7 p2+p1   41 next
        pxor xmm12, xmm2                                           ;   846.7 p1      41 next
        pxor xmm5, xmm12                                           ;   848.7 p1      41 next
        pxor xmm4, [rbp + 1136]                                    ;   848.7 p2+p1   41 next
        pxor xmm11, xmm4                                           ;   850.7 p1      41 next
        movdqa xmm4, [rbp + 1664]                                  ;   810.0 p2      44 next reload
        pxor xmm14, xmm4                                           ;   850.7 p1      41 next
        movdqa xmm12, xmm4                                         ;   821.0 p0      41 next copy
        pand xmm12, [rbp + 1344]                                   ;   851.7 p2+p1   41 next
        pxor xmm0, xmm12                                           ;   853.7 p1      41 next
        pxor xmm7, xmm12                                           ;   853.7 p1      41 next
        pxor xmm9, xmm0                                            ;   855.7 p1      41 next
        pxor xmm15, xmm7                                           ;   855.7 p1      41 next
        movdqa xmm0, [rbp + 1344]                                  ;   813.0 p2      41 next
        movdqa xmm7, [rbp + 1552]                                  ;   814.0 p2      44 next reload
        pand xmm0, xmm7                                            ;   856.7 p1      41 next
        pxor xmm7, xmm5                                            ;   857.7 p1      41 next
        pxor xmm6, xmm0                                            ;   858.7 p1      41 next
        movdqa xmm0, [rbp + 1408]                                  ;   815.0 p2      41 next
        pand xmm0, [rbp + 1344]                                    ;   859.7 p2+p1   41 next
        pxor xmm4, xmm0                                            ;   861.7 p1      41 next
        movdqa xmm0, [rbp + 1408]                                  ;   817.0 p2      41 next
        pand xmm0, xmm3                                            ;   861.7 p1      41 next
        pxor xmm3, xmm6                                            ;   862.7 p1      41 next
        movdqa xmm5, [rbp + 1248]                                  ;   818.0 p2      41 next
        pxor xmm2, xmm3                                            ;   864.7 p1      41 next
        movdqa xmm3, [rbp + 1744]                                  ;   819.0 p2      41 next
        pxor xmm1, xmm4                                            ;   864.7 p1      41 next
        movdqa xmm4, [rbp + 1632]                                  ;   820.0 p2      44 next reload
        pand xmm3, xmm4                                            ;   865.7 p1      41 next
        pxor xmm5, xmm0                                            ;   866.7 p1      41 next
        movdqa xmm0, [rbp + 1424]                                  ;   821.0 p2      41 next
        pxor xmm0, xmm7                                            ;   867.7 p1      41 next
        movdqa xmm6, [rbp + 1312]                                  ;   822.0 p2      41 next
        pxor xmm10, xmm2                                           ;   868.7 p1      41 next
        movdqa xmm2, [rbp + 1680]                                  ;   823.0 p2      44 next reload
        pand xmm6, xmm2                                            ;   869.7 p1      41 next
        pxor xmm3, xmm2                                            ;   870.7 p1      41 next
        pxor xmm15, xmm5                                           ;   871.7 p1      41 next
        pxor xmm5, xmm0                                            ;   872.7 p1      41 next
        movdqa xmm0, [rbp + 1504]                                  ;   824.0 p2      41 next
        movdqa xmm7, [rbp + 1696]                                  ;   825.0 p2      44 next reload
        pand xmm0, xmm7                                            ;   873.7 p1      41 next
        movdqa xmm12, [rbp + 1312]                                 ;   826.0 p2      41 next
        pand xmm12, [rbp + 1440]                                   ;   874.7 p2+p1   41 next
        pxor xmm9, xmm4                                            ;   875.7 p1      41 next
        pxor xmm11, [rbp + 1440]                                   ;   876.7 p2+p1   41 next
        pxor xmm1, xmm2                                            ;   877.7 p1      41 next
        pxor xmm13, xmm7                                           ;   878.7 p1      41 next
        pxor xmm10, [rbp + 1744]                                   ;   879.7 p2+p1   41 next
        pxor xmm5, [rbp + 1504]                                    ;   880.7 p2+p1   41 next
        movdqa [rbp + 1424], xmm14                                 ;   852.7 p0+p3   41 next spill
        movdqa xmm14, xmm2                                         ;   834.0 p0      41 next copy
        pand xmm14, [rbp + 1744]                                   ;   881.7 p2+p1   41 next
        pxor xmm15, [rbp + 1312]                                   ;   882.7 p2+p1   41 next
        movdqa [rbp + 1248], xmm8                                  ;   835.7 p0+p3   41 next spill
        movdqa xmm8, xmm2                                          ;   834.0 p0      41 next copy
        pand xmm8, [rbp + 1440]                                    ;   883.7 p2+p1   41 next
        movdqa [rbp + 1408], xmm15                                 ;   884.7 p0+p3   41 next spill
        movdqa xmm15, xmm2                                         ;   834.0 p0      41 next copy
        pand xmm15, xmm7                                           ;   884.7 p1      41 next
        movdqa [rbp + 1344], xmm5                                  ;   882.7 p0+p3   41 next spill
        movdqa xmm5, xmm2                                          ;   834.7 p0      41 next copy
        movdqa [rbp + 1680], xmm11                                 ;   878.7 p0+p3   41 next spill
        movdqa xmm11, xmm4                                         ;   836.7 p0      41 next copy
        pand xmm11, xmm7                                           ;   885.7 p1      41 next
        movdqa [rbp + 1552], xmm10                                 ;   881.7 p0+p3   41 next spill
        movdqa xmm10, xmm4                                         ;   838.7 p0      41 next copy
        pxor xmm10, [rbp + 1504]                                   ;   886.7 p2+p1   41 next
        movdqa [rbp + 1664], xmm9                                  ;   877.7 p0+p3   41 next spill
        movdqa xmm9, xmm4                                          ;   840.7 p0      41 next copy
        movdqa [rbp + 1136], xmm13                                 ;   880.7 p0+p3   41 next spill
        movdqa xmm13, xmm4                                         ;   842.7 p0      41 next copy
        pand xmm13, [rbp + 1312]                                   ;   887.7 p2+p1   41 next
        movdqa [rbp + 1488], xmm1                                  ;   879.7 p0+p3   41 next spill
        movdqa xmm1, xmm4                                          ;   844.7 p0      41 next copy
        pand xmm1, [rbp + 1504]                                    ;   888.7 p2+p1   41 next
        movdqa [rbp + 1632], xmm1                                  ;   890.7 p0+p3   41 next spill
        movdqa xmm1, xmm7                                          ;   846.7 p0      41 next copy
        movdqa [rbp + 1568], xmm13                                 ;   889.7 p0+p3   41 next spill
        movdqa xmm13, xmm7                                         ;   848.7 p0      41 next copy
        movdqa [rbp + 1728], xmm3                                  ;   872.7 p0+p3   41 next spill
        movdqa xmm3, xmm7                                          ;   850.7 p0      41 next copy
        pxor xmm3, [rbp + 1440]                                    ;   889.7 p2+p1   41 next
        movdqa [rbp + 1616], xmm4                                  ;   851.7 p0+p3   41 next spill
        movdqa xmm4, xmm7                                          ;   852.7 p0      41 next copy
        movdqa [rbp + 1456], xmm2                                  ;   853.7 p0+p3   41 next spill
        movdqa xmm2, xmm7                                          ;   854.7 p0      41 next copy
        pand xmm7, [rbp + 1312]                                    ;   890.7 p2+p1   41 next
        movdqa [rbp + 1696], xmm7                                  ;   892.7 p0+p3   41 next spill
        movdqa xmm7, xmm6                                          ;   871.7 p0      41 next copy
        pxor xmm7, xmm0                                            ;   891.7 p1      41 next
        pand xmm0, [rbp + 1744]                                    ;   892.7 p2+p1   41 next
        movdqa [rbp + 1712], xmm15                                 ;   886.7 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1744]                                 ;   850.0 p2      41 next
        pxor xmm15, xmm8                                           ;   893.7 p1      41 next
        pxor xmm0, xmm15                                           ;   895.7 p1      41 next
        pand xmm1, xmm15                                           ;   895.7 p1      41 next
        movdqa xmm15, [rbp + 1440]                                 ;   851.3 p2      44 next reload
        pxor xmm1, xmm15                                           ;   897.7 p1      41 next
        pand xmm4, xmm1                                            ;   899.7 p1      41 next
        movdqa [rbp + 1232], xmm4                                  ;   901.7 p0+p3   41 next spill
        movdqa xmm4, xmm12                                         ;   876.7 p0      41 next copy
        pxor xmm4, xmm14                                           ;   898.7 p1      41 next
        pxor xmm11, xmm4                                           ;   900.7 p1      41 next
        pand xmm4, [rbp + 1504]                                    ;   900.7 p2+p1   41 next
        pxor xmm14, xmm7                                           ;   901.7 p1      41 next
        pand xmm12, xmm10                                          ;   902.7 p1      41 next
        pxor xmm1, xmm12                                           ;   904.7 p1      41 next
        movdqa xmm12, xmm15                                        ;   862.3 p0      41 next copy
        pand xmm12, [rbp + 1504]                                   ;   904.7 p2+p1   41 next
        pxor xmm6, xmm11                                           ;   905.7 p1      41 next
        pand xmm13, xmm6                                           ;   907.7 p1      41 next
        movdqa xmm6, xmm15                                         ;   862.3 p0      41 next copy
        pand xmm6, xmm11                                           ;   907.7 p1      41 next
        pand xmm11, [rbp + 1744]                                   ;   908.7 p2+p1   41 next
        pxor xmm6, [rbp + 1568]                                    ;   909.7 p2+p1   41 next
        movdqa [rbp + 1392], xmm6                                  ;   911.7 p0+p3   41 next spill
        movdqa xmm6, xmm15                                         ;   867.7 p0      41 next copy
        pxor xmm6, xmm7                                            ;   910.7 p1      41 next
        pand xmm9, xmm6                                            ;   912.7 p1      41 next
        movdqa xmm6, xmm15                                         ;   868.7 p0      41 next copy
        pand xmm6, [rbp + 1728]                                    ;   912.7 p2+p1   41 next
        pand xmm15, [rbp + 1744]                                   ;   913.7 p2+p1   41 next
        movdqa [rbp + 1440], xmm6                                  ;   914.7 p0+p3   41 next spill
        movdqa xmm6, xmm8                                          ;   885.7 p0      41 next copy
        por xmm8, xmm12                                            ;   914.7 p1      41 next
        pxor xmm11, xmm8                                           ;   916.7 p1      41 next
        movdqa xmm8, [rbp + 1312]                                  ;   875.0 p2      44 next reload
        pxor xmm6, xmm8                                            ;   916.7 p1      41 next
        pxor xmm13, xmm6                                           ;   918.7 p1      41 next
        movdqa [rbp + 1648], xmm7                                  ;   893.7 p0+p3   41 next spill
        movdqa xmm7, xmm8                                          ;   886.0 p0      41 next copy
        pand xmm7, [rbp + 1744]                                    ;   918.7 p2+p1   41 next
        pxor xmm12, xmm7                                           ;   920.7 p1      41 next
        pxor xmm7, [rbp + 1504]                                    ;   920.7 p2+p1   41 next
        pxor xmm6, xmm7                                            ;   922.7 p1      41 next
        pand xmm7, xmm8                                            ;   922.7 p1      41 next
        pxor xmm0, xmm7                                            ;   924.7 p1      41 next
        movdqa xmm7, xmm10                                         ;   888.7 p0      41 next copy
        pand xmm7, [rbp + 1712]                                    ;   924.7 p2+p1   41 next
        pxor xmm3, xmm7                                            ;   926.7 p1      41 next
        movdqa xmm7, xmm10                                         ;   888.7 p0      41 next copy
        pand xmm10, xmm15                                          ;   926.7 p1      41 next
        pxor xmm15, [rbp + 1568]                                   ;   927.7 p2+p1   41 next
        pxor xmm7, xmm12                                           ;   928.7 p1      41 next
        pand xmm5, xmm7                                            ;   930.7 p1      41 next
        pxor xmm12, xmm3                                           ;   930.7 p1      41 next
        pand xmm2, xmm12                                           ;   932.7 p1      41 next
        movdqa xmm3, [rbp + 1648]                                  ;   893.7 p2      41 next reload
        pand xmm8, xmm3                                            ;   932.7 p1      41 next
        movdqa xmm7, [rbp + 1504]                                  ;   888.0 p2      44 next reload
        pand xmm3, xmm7                                            ;   933.7 p1      41 next
        movdqa xmm12, xmm7                                         ;   899.0 p0      41 next copy
        pxor xmm12, [rbp + 1568]                                   ;   934.7 p2+p1   41 next
        pand xmm7, [rbp + 1728]                                    ;   935.7 p2+p1   41 next
        pxor xmm10, xmm8                                           ;   936.7 p1      41 next
        pxor xmm15, xmm2                                           ;   937.7 p1      41 next
        movdqa xmm2, [rel kasumi_decrypt_compact.T0_constants128]  ;   891.0 p2      41 next reload
        pxor xmm5, xmm2                                            ;   938.7 p1      41 next
        movdqa xmm8, [rbp + 1712]                                  ;   892.0 p2      41 next
        pxor xmm8, xmm6                                            ;   939.7 p1      41 next
        pxor xmm4, xmm8                                            ;   941.7 p1      41 next
        pxor xmm9, xmm4                                            ;   943.7 p1      41 next
        pxor xmm9, xmm2                                            ;   945.7 p1      41 next
        pxor xmm7, xmm15                                           ;   943.7 p1      41 next
        movdqa xmm15, [rbp + 1696]                                 ;   893.3 p2      41 next
        movdqa xmm4, [rbp + 1632]                                  ;   894.3 p2      41 next reload
        pxor xmm15, xmm4                                           ;   944.7 p1      41 next
        pand xmm4, xmm12                                           ;   945.7 p1      41 next
        pand xmm12, [rbp + 1744]                                   ;   946.7 p2+p1   41 next
        pxor xmm3, xmm12                                           ;   948.7 p1      41 next
        pxor xmm13, xmm3                                           ;   950.7 p1      41 next
        movdqa xmm3, [rbp + 1440]                                  ;   914.7 p2      41 next
        pxor xmm3, xmm15                                           ;   949.7 p1      41 next
        movdqa xmm8, [rbp + 1456]                                  ;   897.3 p2      41 next reload
        pand xmm8, xmm15                                           ;   950.7 p1      41 next
        pxor xmm14, xmm8                                           ;   952.7 p1      41 next
        movdqa xmm15, [rbp + 1440]                                 ;   914.7 p2      41 next
        pxor xmm15, xmm5                                           ;   952.7 p1      41 next
        movdqa xmm8, [rbp + 1392]                                  ;   911.7 p2      41 next reload
        pxor xmm8, xmm14                                           ;   954.7 p1      41 next
        pxor xmm1, xmm3                                            ;   954.7 p1      41 next
        pxor xmm6, xmm1                                            ;   956.7 p1      41 next
        movdqa xmm14, [rbp + 1696]                                 ;   900.3 p2      41 next
        pxor xmm14, xmm15                                          ;   956.7 p1      41 next
        movdqa xmm15, [rbp + 1728]                                 ;   901.3 p2      41 next
        pxor xmm15, xmm8                                           ;   957.7 p1      41 next
        movdqa xmm1, [rbp + 1488]                                  ;   902.3 p2      41 next
        pxor xmm10, xmm6                                           ;   958.7 p1      41 next
        movdqa xmm6, [rbp + 1136]                                  ;   903.3 p2      41 next
        pxor xmm6, xmm9                                            ;   959.7 p1      41 next
        movdqa xmm8, [rbp + 1664]                                  ;   904.3 p2      41 next
        movdqa xmm9, [rbp + 1616]                                  ;   905.3 p2      41 next reload
        por xmm9, xmm3                                             ;   960.7 p1      41 next
        pxor xmm5, xmm9                                            ;   962.7 p1      41 next
        movdqa xmm3, [rbp + 1552]                                  ;   906.3 p2      41 next
        pxor xmm3, xmm7                                            ;   962.7 p1      41 next
        movdqa xmm7, [rbp + 1680]                                  ;   907.3 p2      41 next
        pxor xmm1, xmm10                                           ;   963.7 p1      41 next
        movdqa xmm9, [rbp + 1344]                                  ;   908.3 p2      41 next
        pxor xmm4, xmm5                                            ;   964.7 p1      41 next
        movdqa xmm5, [rbp + 1408]                                  ;   909.3 p2      41 next
        pxor xmm5, xmm13                                           ;   965.7 p1      41 next
        movdqa xmm10, [rbp + 1488]                                 ;   910.3 p2      50 next
        movdqa xmm12, [rbp + 1120]                                 ;   911.3 p2      50 next reload
        pxor xmm10, xmm12                                          ;   966.7 p1      50 next
        pxor xmm12, [r10 + 304]                                    ;   967.7 p2+p1   50 next
        movdqa xmm13, [rbp + 1232]                                 ;   913.3 p2      41 next reload
        pxor xmm13, xmm14                                          ;   968.7 p1      41 next
        pxor xmm11, xmm4                                           ;   969.7 p1      41 next
        pxor xmm0, xmm13                                           ;   970.7 p1      41 next
        movdqa xmm14, [rbp + 1136]                                 ;   914.3 p2      50 next
        movdqa xmm4, [rbp + 1328]                                  ;   915.3 p2      50 next reload
        pxor xmm14, xmm4                                           ;   971.7 p1      50 next
        pxor xmm4, [r10 + 320]                                     ;   972.7 p2+p1   50 next
        pxor xmm15, xmm2                                           ;   973.7 p1      41 next
        pxor xmm9, xmm11                                           ;   974.7 p1      41 next
        pxor xmm7, xmm0                                            ;   975.7 p1      41 next
        movdqa xmm0, [rbp + 1664]                                  ;   917.3 p2      50 next
        movdqa xmm11, [rbp + 1280]                                 ;   918.3 p2      50 next reload
        pxor xmm0, xmm11                                           ;   976.7 p1      50 next
        pxor xmm11, [r10 + 336]                                    ;   977.7 p2+p1   50 next
        pxor xmm8, xmm15                                           ;   978.7 p1      41 next
        movdqa xmm15, [rbp + 1584]                                 ;   920.3 p2      50 next reload
        pxor xmm6, xmm15                                           ;   979.7 p1      50 next
        pxor xmm15, [r10 + 464]                                    ;   980.7 p2+p1   50 next
        movdqa xmm13, [rbp + 1216]                                 ;   922.3 p2      50 next reload
        pxor xmm3, xmm13                                           ;   981.7 p1      50 next
        pxor xmm13, [r10 + 496]                                    ;   982.7 p2+p1   50 next
        pxor xmm1, [rbp + 1152]                                    ;   983.7 p2+p1   50 next
        pxor xmm5, [rbp + 1376]                                    ;   984.7 p2+p1   50 next
        pxor xmm9, [rbp + 1168]                                    ;   985.7 p2+p1   50 next
        pxor xmm7, [rbp + 1360]                                    ;   986.7 p2+p1   50 next
        pxor xmm8, [rbp + 1472]                                    ;   987.7 p2+p1   50 next
        movdqa [rbp + 1216], xmm5                                  ;   986.7 p0+p3   50 next spill
        movdqa xmm5, [rbp + 1552]                                  ;   929.3 p2      50 next
        pxor xmm5, [rbp + 1296]                                    ;   988.7 p2+p1   50 next
        movdqa [rbp + 1552], xmm9                                  ;   987.7 p0+p3   50 next spill
        movdqa xmm9, [rbp + 1296]                                  ;   931.3 p2      50 next
        pxor xmm9, [r10 + 352]                                     ;   989.7 p2+p1   50 next
        movdqa [rbp + 1296], xmm7                                  ;   988.7 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1680]                                  ;   933.3 p2      50 next
        pxor xmm7, [rbp + 1200]                                    ;   990.7 p2+p1   50 next
        movdqa [rbp + 1680], xmm3                                  ;   983.7 p0+p3   50 next spill
        movdqa xmm3, [rbp + 1200]                                  ;   935.3 p2      50 next
        pxor xmm3, [r10 + 368]                                     ;   991.7 p2+p1   50 next
        movdqa [rbp + 1200], xmm8                                  ;   989.7 p0+p3   50 next spill
        movdqa xmm8, [rbp + 1344]                                  ;   937.3 p2      50 next
        pxor xmm8, [rbp + 1264]                                    ;   992.7 p2+p1   50 next
        movdqa [rbp + 1344], xmm6                                  ;   981.7 p0+p3   50 next spill
        movdqa xmm6, [rbp + 1264]                                  ;   939.3 p2      50 next
        pxor xmm6, [r10 + 384]                                     ;   993.7 p2+p1   50 next
        movdqa [rbp + 1264], xmm1                                  ;   985.7 p0+p3   50 next spill
        movdqa xmm1, [rbp + 1408]                                  ;   941.3 p2      50 next
        pxor xmm1, [rbp + 1184]                                    ;   994.7 p2+p1   50 next
        movdqa [rbp + 1408], xmm1                                  ;   996.7 p0+p3   50 next spill
        movdqa xmm1, [rbp + 1184]                                  ;   943.3 p2      50 next
        pxor xmm1, [r10 + 400]                                     ;   995.7 p2+p1   50 next
        movdqa [rbp + 1184], xmm8                                  ;   994.7 p0+p3   50 next spill
        movdqa xmm8, [rbp + 1248]                                  ;   945.3 p2      50 next
        pxor xmm8, [rbp + 1600]                                    ;   996.7 p2+p1   50 next
        movdqa [rbp + 1248], xmm8                                  ;   998.7 p0+p3   50 next spill
        movdqa xmm8, [rbp + 1600]                                  ;   948.3 p2      50 next
        pxor xmm8, [r10 + 416]                                     ;   997.7 p2+p1   50 next
        movdqa [rbp + 1600], xmm7                                  ;   992.7 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1424]                                  ;   950.7 p2      50 next
        pxor xmm7, [rbp + 1536]                                    ;   998.7 p2+p1   50 next
        movdqa [rbp + 1424], xmm7                                  ;  1000.7 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1536]                                  ;   954.0 p2      50 next
        pxor xmm7, [r10 + 432]                                     ;   999.7 p2+p1   50 next
        movdqa [rbp + 1536], xmm5                                  ;   990.7 p0+p3   50 next spill
        movdqa xmm5, [rbp + 1152]                                  ;   956.7 p2      50 next
        pxor xmm5, [r10 + 448]                                     ;  1000.7 p2+p1   50 next
        movdqa [rbp + 1152], xmm0                                  ;   978.7 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1472]                                  ;   959.3 p2      50 next
        pxor xmm0, [r10 + 480]                                     ;  1001.7 p2+p1   50 next
        movdqa [rbp + 1472], xmm14                                 ;   973.7 p0+p3   50 next spill
        movdqa xmm14, [rbp + 1360]                                 ;   961.7 p2      50 next
        pxor xmm14, [r10 + 256]                                    ;  1002.7 p2+p1   50 next
        movdqa [rbp + 1360], xmm10                                 ;   968.7 p0+p3   50 next spill
        movdqa xmm10, [rbp + 1168]                                 ;   964.7 p2      50 next
        pxor xmm10, [r10 + 272]                                    ;  1003.7 p2+p1   50 next
        movdqa [rbp + 1168], xmm3                                  ;   993.7 p0+p3   50 next spill
        movdqa xmm3, [rbp + 1376]                                  ;   966.7 p2      50 next
        pxor xmm3, [r10 + 288]                                     ;  1004.7 p2+p1   50 next
        movdqa [rbp + 1376], xmm4                                  ;   974.7 p0+p3   50 next spill
        movdqa xmm4, xmm13                                         ;   984.7 p0      41 next copy
        pand xmm4, xmm14                                           ;  1005.7 p1      41 next
        pxor xmm4, xmm2                                            ;  1007.7 p1      41 next
        movdqa [rbp + 1584], xmm6                                  ;   995.7 p0+p3   50 next spill
        movdqa xmm6, xmm4                                          ;  1009.7 p0      41 next copy
        movdqa [rbp + 1280], xmm12                                 ;   972.7 p0+p3   50 next spill
        movdqa xmm12, xmm13                                        ;   984.7 p0      41 next copy
        pand xmm12, xmm8                                           ;  1007.7 p1      41 next
        pxor xmm12, xmm7                                           ;  1009.7 p1      41 next
        movdqa [rbp + 1664], xmm1                                  ;   997.7 p0+p3   50 next spill
        movdqa xmm1, xmm13                                         ;   984.7 p0      41 next copy
        pand xmm1, xmm0                                            ;  1009.7 p1      41 next
        pxor xmm1, xmm2                                            ;  1011.7 p1      41 next
        movdqa xmm2, xmm13                                         ;   984.7 p0      41 next copy
        movdqa [rbp + 1328], xmm11                                 ;   979.7 p0+p3   50 next spill
        movdqa xmm11, xmm13                                        ;   984.7 p0      41 next copy
        movdqa [rbp + 1136], xmm9                                  ;   991.7 p0+p3   50 next spill
        movdqa xmm9, xmm13                                         ;   984.7 p0      41 next copy
        movdqa [rbp + 1232], xmm1                                  ;  1013.7 p0+p3   41 next spill
        movdqa xmm1, xmm13                                         ;   984.7 p0      41 next copy
        pand xmm13, xmm10                                          ;  1011.7 p1      41 next
        movdqa [rbp + 1120], xmm4                                  ;  1009.7 p0+p3   41 next spill
        movdqa xmm4, xmm12                                         ;  1011.7 p0      41 next copy
        movdqa [rbp + 1488], xmm13                                 ;  1013.7 p0+p3   41 next spill
        movdqa xmm13, xmm8                                         ;   999.7 p0      41 next copy
        pxor xmm13, xmm14                                          ;  1012.7 p1      41 next
        movdqa [rbp + 1616], xmm0                                  ;  1003.7 p0+p3   50 next spill
        movdqa xmm0, xmm8                                          ;   999.7 p0      41 next copy
        pand xmm0, xmm7                                            ;  1013.7 p1      41 next
        movdqa [rbp + 1728], xmm1                                  ;   991.7 p0+p3   41 next spill
        movdqa xmm1, xmm8                                          ;   999.7 p0      41 next copy
        movdqa [rbp + 1696], xmm9                                  ;   993.3 p0+p3   41 next spill
        movdqa xmm9, xmm8                                          ;   999.7 p0      41 next copy
        pxor xmm9, xmm7                                            ;  1014.7 p1      41 next
        movdqa [rbp + 1392], xmm9                                  ;  1016.7 p0+p3   41 next spill
        movdqa xmm9, xmm8                                          ;   999.7 p0      41 next copy
        pand xmm8, xmm3                                            ;  1015.7 p1      41 next
        movdqa [rbp + 1440], xmm8                                  ;  1017.7 p0+p3   41 next spill
        movdqa xmm8, xmm14                                         ;  1004.7 p0      41 next copy
        pxor xmm8, xmm15                                           ;  1016.7 p1      41 next
        movdqa [rbp + 1456], xmm9                                  ;  1006.7 p0+p3   41 next spill
        movdqa xmm9, xmm14                                         ;  1004.7 p0      41 next copy
        pand xmm9, xmm15                                           ;  1017.7 p1      41 next
        movdqa [rbp + 1744], xmm8                                  ;  1018.7 p0+p3   41 next spill
        movdqa xmm8, xmm14                                         ;  1004.7 p0      41 next copy
        pand xmm14, xmm7                                           ;  1018.7 p1      41 next
        pand xmm8, [rbp + 1392]                                    ;  1027.7 p2+p1   41 next
        movdqa [rbp + 1632], xmm8                                  ;  1029.7 p0+p3   41 next spill
        movdqa xmm8, xmm7                                          ;  1004.3 p0      41 next copy
        pxor xmm8, xmm5                                            ;  1020.7 p1      41 next
        pand xmm2, xmm8                                            ;  1022.7 p1      41 next
        pand xmm8, xmm10                                           ;  1022.7 p1      41 next
        movdqa [rbp + 1712], xmm14                                 ;  1020.7 p0+p3   41 next spill
        movdqa xmm14, xmm7                                         ;  1006.3 p0      41 next copy
        movdqa [rbp + 1568], xmm8                                  ;  1024.7 p0+p3   41 next spill
        movdqa xmm8, xmm7                                          ;  1008.3 p0      41 next copy
        movdqa [rbp + 1504], xmm2                                  ;  1024.7 p0+p3   41 next spill
        movdqa xmm2, xmm7                                          ;  1010.3 p0      41 next copy
        pand xmm2, xmm5                                            ;  1023.7 p1      41 next
        pxor xmm2, xmm10                                           ;  1025.7 p1      41 next
        pand xmm7, [rbp + 1616]                                    ;  1025.7 p2+p1   41 next
        movdqa [rbp + 1648], xmm2                                  ;  1027.7 p0+p3   41 next spill
        movdqa xmm2, xmm10                                         ;  1012.3 p0      41 next copy
        pxor xmm2, xmm5                                            ;  1026.7 p1      41 next
        pand xmm1, xmm2                                            ;  1028.7 p1      41 next
        pxor xmm6, xmm1                                            ;  1030.7 p1      41 next
        movdqa xmm1, xmm10                                         ;  1013.3 p0      41 next copy
        pand xmm1, xmm13                                           ;  1029.7 p1      41 next
        pxor xmm4, xmm1                                            ;  1031.7 p1      41 next
        movdqa xmm1, xmm10                                         ;  1014.3 p0      41 next copy
        movdqa xmm2, [rbp + 1744]                                  ;  1018.7 p2      41 next reload
        pand xmm1, xmm2                                            ;  1031.7 p1      41 next
        movdqa [rbp + 1312], xmm1                                  ;  1033.7 p0+p3   41 next spill
        movdqa xmm1, xmm10                                         ;  1016.3 p0      41 next copy
        pand xmm1, xmm3                                            ;  1032.7 p1      41 next
        pand xmm10, [rbp + 1616]                                   ;  1033.7 p2+p1   41 next
        movdqa xmm2, [rbp + 1440]                                  ;  1017.7 p2      41 next reload
        pxor xmm2, xmm10                                           ;  1035.7 p1      41 next
        movdqa xmm10, xmm5                                         ;  1017.3 p0      41 next copy
        pxor xmm10, xmm3                                           ;  1035.7 p1      41 next
        pand xmm14, xmm10                                          ;  1037.7 p1      41 next
        pxor xmm9, xmm14                                           ;  1039.7 p1      41 next
        movdqa xmm14, xmm5                                         ;  1018.3 p0      41 next copy
        pxor xmm14, xmm15                                          ;  1038.7 p1      41 next
        pand xmm11, xmm14                                          ;  1040.7 p1      41 next
        pxor xmm12, xmm11                                          ;  1042.7 p1      41 next
        movdqa xmm11, [rbp + 1568]                                 ;  1024.7 p2      41 next reload
        pxor xmm12, xmm11                                          ;  1044.7 p1      41 next
        pxor xmm12, [rbp + 1744]                                   ;  1046.7 p2+p1   41 next
        por xmm8, xmm14                                            ;  1043.7 p1      41 next
        pxor xmm8, xmm9                                            ;  1045.7 p1      41 next
        movdqa [rbp + 1568], xmm8                                  ;  1047.7 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1456]                                  ;  1016.7 p2      41 next reload
        pxor xmm8, xmm9                                            ;  1045.7 p1      41 next
        movdqa xmm9, [rbp + 1728]                                  ;  1017.7 p2      41 next reload
        pxor xmm9, xmm1                                            ;  1046.7 p1      41 next
        movdqa [rbp + 1728], xmm9                                  ;  1048.7 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1696]                                  ;  1018.7 p2      41 next reload
        pand xmm9, xmm10                                           ;  1047.7 p1      41 next
        pxor xmm11, xmm9                                           ;  1049.7 p1      41 next
        pxor xmm11, xmm6                                           ;  1051.7 p1      41 next
        pxor xmm1, xmm11                                           ;  1053.7 p1      41 next
        movdqa xmm11, [rbp + 1632]                                 ;  1029.7 p2      41 next reload
        pxor xmm11, xmm2                                           ;  1051.7 p1      41 next
        pxor xmm2, xmm4                                            ;  1052.7 p1      41 next
        pxor xmm7, xmm11                                           ;  1053.7 p1      41 next
        movdqa [rbp + 1632], xmm3                                  ;  1021.7 p0+p3   50 next spill
        movdqa xmm3, xmm5                                          ;  1022.7 p0      41 next copy
        pand xmm3, [rbp + 1648]                                    ;  1054.7 p2+p1   41 next
        pxor xmm3, [rbp + 1232]                                    ;  1056.7 p2+p1   41 next
        movdqa [rbp + 1696], xmm8                                  ;  1047.7 p0+p3   41 next spill
        movdqa xmm8, xmm5                                          ;  1025.0 p0      41 next copy
        pand xmm8, [rbp + 1616]                                    ;  1056.7 p2+p1   41 next
        movdqa [rbp + 1456], xmm10                                 ;  1037.7 p0+p3   41 next spill
        movdqa xmm10, xmm13                                        ;  1027.0 p0      41 next copy
        pand xmm10, xmm14                                          ;  1057.7 p1      41 next
        movdqa [rbp + 1440], xmm13                                 ;  1028.0 p0+p3   41 next spill
        movdqa xmm13, [rbp + 1488]                                 ;  1027.7 p2      41 next reload
        pxor xmm13, xmm10                                          ;  1059.7 p1      41 next
        movdqa xmm10, xmm14                                        ;  1040.7 p0      41 next copy
        pand xmm10, xmm15                                          ;  1059.7 p1      41 next
        pxor xmm0, xmm10                                           ;  1061.7 p1      41 next
        movdqa xmm10, [rbp + 1456]                                 ;  1037.7 p2      41 next reload
        pand xmm14, xmm10                                          ;  1061.7 p1      41 next
        pand xmm10, xmm15                                          ;  1062.7 p1      41 next
        pxor xmm13, [rbp + 1632]                                   ;  1063.7 p2+p1   41 next
        pxor xmm3, xmm0                                            ;  1064.7 p1      41 next
        pxor xmm14, xmm0                                           ;  1065.7 p1      41 next
        pxor xmm6, xmm13                                           ;  1066.7 p1      41 next
        pxor xmm13, xmm3                                           ;  1067.7 p1      41 next
        movdqa xmm3, xmm15                                         ;  1032.3 p0      41 next copy
        pand xmm3, [rbp + 1440]                                    ;  1068.7 p2+p1   41 next
        pxor xmm8, xmm3                                            ;  1070.7 p1      41 next
        movdqa xmm3, xmm15                                         ;  1033.7 p0      41 next copy
        pand xmm3, [rbp + 1616]                                    ;  1070.7 p2+p1   41 next
        pxor xmm8, [rbp + 1728]                                    ;  1072.7 p2+p1   41 next
        pxor xmm11, xmm8                                           ;  1074.7 p1      41 next
        movdqa xmm8, xmm15                                         ;  1035.7 p0      41 next copy
        pxor xmm6, xmm3                                            ;  1073.7 p1      41 next
        pxor xmm2, xmm6                                            ;  1075.7 p1      41 next
        movdqa xmm6, [rbp + 1120]                                  ;  1036.7 p2      41 next reload
        pxor xmm6, xmm3                                            ;  1075.7 p1      41 next
        movdqa xmm3, [rbp + 1696]                                  ;  1047.7 p2      41 next reload
        pxor xmm11, xmm3                                           ;  1076.7 p1      41 next
        movdqa [rbp + 1696], xmm13                                 ;  1069.7 p0+p3   41 next spill
        movdqa xmm13, [rbp + 1744]                                 ;  1038.7 p2      41 next
        pand xmm13, [rbp + 1616]                                   ;  1077.7 p2+p1   41 next
        movdqa [rbp + 1744], xmm11                                 ;  1078.7 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1504]                                 ;  1040.7 p2      41 next reload
        pxor xmm11, xmm13                                          ;  1079.7 p1      41 next
        pxor xmm11, [rbp + 1648]                                   ;  1081.7 p2+p1   41 next
        pxor xmm10, xmm11                                          ;  1083.7 p1      41 next
        pxor xmm3, xmm10                                           ;  1085.7 p1      41 next
        movdqa xmm10, [rbp + 1712]                                 ;  1042.7 p2      41 next reload
        pxor xmm10, xmm11                                          ;  1083.7 p1      41 next
        pxor xmm6, xmm3                                            ;  1087.7 p1      41 next
        movdqa xmm3, [rbp + 1392]                                  ;  1043.7 p2      41 next
        movdqa xmm11, [rbp + 1616]                                 ;  1044.7 p2      50 next reload
        pand xmm3, xmm11                                           ;  1084.7 p1      41 next
        pxor xmm0, xmm3                                            ;  1086.7 p1      41 next
        pxor xmm9, xmm0                                            ;  1088.7 p1      41 next
        movdqa xmm0, [rbp + 1632]                                  ;  1045.7 p2      41 next
        pand xmm0, xmm11                                           ;  1087.7 p1      41 next
        pxor xmm11, xmm14                                          ;  1088.7 p1      41 next
        pxor xmm12, xmm9                                           ;  1090.7 p1      41 next
        pxor xmm14, xmm10                                          ;  1090.7 p1      41 next
        movdqa xmm3, [rbp + 1568]                                  ;  1047.7 p2      41 next
        movdqa xmm9, [rbp + 1728]                                  ;  1048.7 p2      41 next
        pxor xmm8, xmm0                                            ;  1091.7 p1      41 next
        movdqa xmm0, [rbp + 1632]                                  ;  1048.7 p2      50 next reload
        pand xmm9, xmm0                                            ;  1092.7 p1      41 next
        pxor xmm3, xmm11                                           ;  1093.7 p1      41 next
        pand xmm0, [rbp + 1440]                                    ;  1094.7 p2+p1   41 next
        movdqa xmm10, [rbp + 1232]                                 ;  1050.7 p2      41 next
        pxor xmm1, xmm8                                            ;  1095.7 p1      41 next
        movdqa xmm8, [rbp + 1136]                                  ;  1051.7 p2      41 next
        pxor xmm15, xmm14                                          ;  1096.7 p1      41 next
        movdqa xmm14, [rbp + 1328]                                 ;  1052.7 p2      50 next reload
        pand xmm8, xmm14                                           ;  1097.7 p1      41 next
        pxor xmm10, xmm9                                           ;  1098.7 p1      41 next
        movdqa xmm9, [rel kasumi_decrypt_compact.T0_constants128]  ;  1053.7 p2      41 next reload
        pxor xmm12, xmm9                                           ;  1099.7 p1      41 next
        pxor xmm4, xmm3                                            ;  1100.7 p1      41 next
        movdqa xmm3, [rbp + 1312]                                  ;  1054.7 p2      41 next
        pxor xmm7, xmm0                                            ;  1101.7 p1      41 next
        movdqa xmm0, [rbp + 1664]                                  ;  1055.7 p2      41 next
        pxor xmm5, xmm7                                            ;  1103.7 p1      41 next
        movdqa xmm7, [rbp + 1280]                                  ;  1056.7 p2      50 next reload
        pand xmm0, xmm7                                            ;  1103.7 p1      41 next
        pxor xmm3, xmm5                                            ;  1105.7 p1      41 next
        movdqa xmm5, [rbp + 1584]                                  ;  1057.7 p2      41 next
        movdqa xmm11, [rbp + 1376]                                 ;  1058.7 p2      50 next reload
        pand xmm5, xmm11                                           ;  1105.7 p1      41 next
        pxor xmm8, xmm7                                            ;  1106.7 p1      41 next
        pxor xmm6, xmm10                                           ;  1107.7 p1      41 next
        pxor xmm10, xmm3                                           ;  1108.7 p1      41 next
        movdqa xmm3, [rbp + 1664]                                  ;  1059.7 p2      41 next
        movdqa xmm13, [rbp + 1168]                                 ;  1060.7 p2      50 next reload
        pand xmm3, xmm13                                           ;  1109.7 p1      41 next
        pxor xmm2, xmm14                                           ;  1110.7 p1      41 next
        pxor xmm1, xmm7                                            ;  1111.7 p1      41 next
        pxor xmm12, xmm11                                          ;  1112.7 p1      41 next
        pxor xmm4, xmm13                                           ;  1113.7 p1      41 next
        pxor xmm10, [rbp + 1584]                                   ;  1114.7 p2+p1   41 next
        movdqa xmm9, xmm7                                          ;  1067.7 p0      41 next copy
        pand xmm9, [rbp + 1136]                                    ;  1115.7 p2+p1   41 next
        pxor xmm6, [rbp + 1664]                                    ;  1116.7 p2+p1   41 next
        movdqa [rbp + 1312], xmm15                                 ;  1098.7 p0+p3   41 next spill
        movdqa xmm15, xmm7                                         ;  1067.7 p0      41 next copy
        pand xmm15, xmm13                                          ;  1117.7 p1      41 next
        movdqa [rbp + 1232], xmm6                                  ;  1118.7 p0+p3   41 next spill
        movdqa xmm6, xmm7                                          ;  1067.7 p0      41 next copy
        pand xmm6, xmm11                                           ;  1118.7 p1      41 next
        movdqa [rbp + 1440], xmm10                                 ;  1116.7 p0+p3   41 next spill
        movdqa xmm10, xmm7                                         ;  1067.7 p0      41 next copy
        movdqa [rbp + 1280], xmm4                                  ;  1115.7 p0+p3   41 next spill
        movdqa xmm4, xmm14                                         ;  1068.7 p0      41 next copy
        pand xmm4, xmm11                                           ;  1119.7 p1      41 next
        movdqa [rbp + 1632], xmm2                                  ;  1112.7 p0+p3   41 next spill
        movdqa xmm2, xmm14                                         ;  1070.7 p0      41 next copy
        pxor xmm2, [rbp + 1584]                                    ;  1120.7 p2+p1   41 next
        movdqa [rbp + 1728], xmm12                                 ;  1114.7 p0+p3   41 next spill
        movdqa xmm12, xmm14                                        ;  1072.7 p0      41 next copy
        movdqa [rbp + 1568], xmm1                                  ;  1113.7 p0+p3   41 next spill
        movdqa xmm1, xmm14                                         ;  1074.7 p0      41 next copy
        pand xmm1, [rbp + 1664]                                    ;  1121.7 p2+p1   41 next
        movdqa [rbp + 1616], xmm1                                  ;  1123.7 p0+p3   41 next spill
        movdqa xmm1, xmm14                                         ;  1076.7 p0      41 next copy
        pand xmm1, [rbp + 1584]                                    ;  1122.7 p2+p1   41 next
        movdqa [rbp + 1328], xmm1                                  ;  1124.7 p0+p3   41 next spill
        movdqa xmm1, xmm11                                         ;  1078.7 p0      41 next copy
        movdqa [rbp + 1392], xmm8                                  ;  1108.7 p0+p3   41 next spill
        movdqa xmm8, xmm11                                         ;  1080.7 p0      41 next copy
        movdqa [rbp + 1712], xmm14                                 ;  1081.7 p0+p3   41 next spill
        movdqa xmm14, xmm11                                        ;  1082.7 p0      41 next copy
        pxor xmm14, xmm13                                          ;  1123.7 p1      41 next
        movdqa [rbp + 1648], xmm7                                  ;  1083.7 p0+p3   41 next spill
        movdqa xmm7, xmm11                                         ;  1084.7 p0      41 next copy
        movdqa [rbp + 1504], xmm6                                  ;  1120.7 p0+p3   41 next spill
        movdqa xmm6, xmm11                                         ;  1086.7 p0      41 next copy
        pand xmm11, [rbp + 1664]                                   ;  1124.7 p2+p1   41 next
        movdqa [rbp + 1376], xmm11                                 ;  1126.7 p0+p3   41 next spill
        movdqa xmm11, xmm13                                        ;  1088.7 p0      41 next copy
        pand xmm11, [rbp + 1584]                                   ;  1125.7 p2+p1   41 next
        movdqa [rbp + 1120], xmm2                                  ;  1122.7 p0+p3   41 next spill
        movdqa xmm2, xmm13                                         ;  1090.7 p0      41 next copy
        movdqa [rbp + 1456], xmm10                                 ;  1091.7 p0+p3   41 next spill
        movdqa xmm10, xmm13                                        ;  1092.7 p0      41 next copy
        movdqa [rbp + 1488], xmm6                                  ;  1093.7 p0+p3   41 next spill
        movdqa xmm6, xmm13                                         ;  1094.7 p0      41 next copy
        movdqa [rbp + 1520], xmm12                                 ;  1095.7 p0+p3   41 next spill
        movdqa xmm12, xmm13                                        ;  1096.7 p0      41 next copy
        pand xmm12, [rbp + 1392]                                   ;  1126.7 p2+p1   41 next
        pand xmm13, [rbp + 1136]                                   ;  1127.7 p2+p1   41 next
        movdqa [rbp + 1168], xmm12                                 ;  1128.7 p0+p3   41 next spill
        movdqa xmm12, xmm0                                         ;  1105.7 p0      41 next copy
        pxor xmm12, xmm5                                           ;  1128.7 p1      41 next
        pand xmm5, [rbp + 1136]                                    ;  1129.7 p2+p1   41 next
        pxor xmm6, xmm12                                           ;  1130.7 p1      41 next
        movdqa [rbp + 1760], xmm13                                 ;  1129.7 p0+p3   41 next spill
        movdqa xmm13, [rbp + 1520]                                 ;  1095.7 p2      41 next reload
        pand xmm13, xmm6                                           ;  1132.7 p1      41 next
        movdqa xmm6, xmm3                                          ;  1111.7 p0      41 next copy
        pxor xmm6, xmm9                                            ;  1132.7 p1      41 next
        pxor xmm9, xmm12                                           ;  1133.7 p1      41 next
        pxor xmm4, xmm6                                            ;  1134.7 p1      41 next
        pand xmm6, [rbp + 1584]                                    ;  1135.7 p2+p1   41 next
        pand xmm3, [rbp + 1120]                                    ;  1136.7 p2+p1   41 next
        pxor xmm0, xmm4                                            ;  1137.7 p1      41 next
        pand xmm8, xmm0                                            ;  1139.7 p1      41 next
        pand xmm2, xmm4                                            ;  1139.7 p1      41 next
        movdqa xmm0, [rbp + 1136]                                  ;  1099.7 p2      50 next reload
        pand xmm4, xmm0                                            ;  1140.7 p1      41 next
        pxor xmm2, [rbp + 1616]                                    ;  1141.7 p2+p1   41 next
        movdqa [rbp + 1520], xmm12                                 ;  1130.7 p0+p3   41 next spill
        movdqa xmm12, xmm0                                         ;  1110.7 p0      41 next copy
        pxor xmm12, xmm15                                          ;  1142.7 p1      41 next
        pxor xmm5, xmm12                                           ;  1144.7 p1      41 next
        pand xmm1, xmm12                                           ;  1144.7 p1      41 next
        pxor xmm10, xmm1                                           ;  1146.7 p1      41 next
        movdqa xmm1, xmm0                                          ;  1110.7 p0      41 next copy
        movdqa xmm12, [rbp + 1664]                                 ;  1108.0 p2      50 next reload
        pand xmm1, xmm12                                           ;  1146.7 p1      41 next
        pxor xmm3, xmm10                                           ;  1148.7 p1      41 next
        pand xmm7, xmm10                                           ;  1148.7 p1      41 next
        movdqa xmm10, xmm15                                        ;  1119.7 p0      41 next copy
        pxor xmm10, xmm12                                          ;  1149.7 p1      41 next
        por xmm15, xmm11                                           ;  1150.7 p1      41 next
        pxor xmm4, xmm15                                           ;  1152.7 p1      41 next
        pxor xmm11, xmm1                                           ;  1152.7 p1      41 next
        movdqa xmm15, [rbp + 1584]                                 ;  1112.7 p2      50 next reload
        pxor xmm1, xmm15                                           ;  1153.7 p1      41 next
        pxor xmm8, xmm10                                           ;  1154.7 p1      41 next
        pxor xmm10, xmm1                                           ;  1155.7 p1      41 next
        pand xmm1, xmm12                                           ;  1156.7 p1      41 next
        pxor xmm5, xmm1                                            ;  1158.7 p1      41 next
        movdqa xmm1, xmm0                                          ;  1117.3 p0      41 next copy
        pand xmm12, [rbp + 1520]                                   ;  1158.7 p2+p1   41 next
        pxor xmm0, [rbp + 1744]                                    ;  1159.7 p2+p1   41 next
        movdqa [rbp + 1744], xmm0                                  ;  1161.7 p0+p3   41 next spill
        movdqa xmm0, xmm15                                         ;  1123.7 p0      41 next copy
        pxor xmm0, [rbp + 1616]                                    ;  1160.7 p2+p1   41 next
        pand xmm1, xmm0                                            ;  1162.7 p1      41 next
        pand xmm0, [rbp + 1328]                                    ;  1162.7 p2+p1   41 next
        movdqa [rbp + 1136], xmm8                                  ;  1156.7 p0+p3   41 next spill
        movdqa xmm8, xmm15                                         ;  1123.7 p0      41 next copy
        pand xmm8, [rbp + 1520]                                    ;  1163.7 p2+p1   41 next
        pxor xmm1, xmm8                                            ;  1165.7 p1      41 next
        movdqa xmm8, [rbp + 1392]                                  ;  1124.0 p2      41 next reload
        pand xmm15, xmm8                                           ;  1165.7 p1      41 next
        movdqa [rbp + 1392], xmm15                                 ;  1167.7 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1136]                                 ;  1156.7 p2      41 next reload
        pxor xmm15, xmm1                                           ;  1167.7 p1      41 next
        movdqa xmm1, [rbp + 1120]                                  ;  1126.3 p2      41 next
        pand xmm1, [rbp + 1504]                                    ;  1167.7 p2+p1   41 next
        pxor xmm14, xmm1                                           ;  1169.7 p1      41 next
        pxor xmm14, xmm11                                          ;  1171.7 p1      41 next
        movdqa xmm1, [rbp + 1120]                                  ;  1128.3 p2      41 next reload
        pxor xmm11, xmm1                                           ;  1170.7 p1      41 next
        pand xmm1, [rbp + 1760]                                    ;  1171.7 p2+p1   41 next
        pxor xmm12, xmm1                                           ;  1173.7 p1      41 next
        movdqa xmm1, [rbp + 1456]                                  ;  1130.3 p2      41 next reload
        pand xmm1, xmm11                                           ;  1173.7 p1      41 next
        movdqa xmm11, [rbp + 1488]                                 ;  1131.3 p2      41 next reload
        pand xmm11, xmm14                                          ;  1174.7 p1      41 next
        movdqa xmm14, [rel kasumi_decrypt_compact.T0_constants128] ;  1132.3 p2      41 next reload
        pxor xmm1, xmm14                                           ;  1175.7 p1      41 next
        pxor xmm15, [rbp + 1232]                                   ;  1176.7 p2+p1   41 next
        pxor xmm15, [r8 + 2288]                                    ;  1178.7 p2+p1   44 next
        movdqa [rbp + 1488], xmm15                                 ;  1180.7 p0+p3   44 next spill
        movdqa xmm15, [rbp + 1504]                                 ;  1135.3 p2      41 next
        pxor xmm15, xmm10                                          ;  1178.7 p1      41 next
        pxor xmm6, xmm15                                           ;  1180.7 p1      41 next
        pxor xmm13, xmm6                                           ;  1182.7 p1      41 next
        pxor xmm13, xmm14                                          ;  1184.7 p1      41 next
        movdqa xmm15, [rbp + 1616]                                 ;  1136.3 p2      41 next
        pxor xmm15, [rbp + 1760]                                   ;  1182.7 p2+p1   41 next
        pxor xmm11, xmm15                                          ;  1184.7 p1      41 next
        movdqa xmm15, [rbp + 1376]                                 ;  1138.3 p2      41 next
        pxor xmm15, [rbp + 1328]                                   ;  1184.7 p2+p1   41 next
        pxor xmm11, [rbp + 1392]                                   ;  1186.7 p2+p1   41 next
        movdqa xmm6, [rbp + 1168]                                  ;  1141.3 p2      41 next
        pxor xmm6, xmm15                                           ;  1186.7 p1      41 next
        movdqa xmm14, [rbp + 1648]                                 ;  1142.3 p2      41 next reload
        pand xmm14, xmm15                                          ;  1187.7 p1      41 next
        pxor xmm9, xmm14                                           ;  1189.7 p1      41 next
        pxor xmm2, xmm9                                            ;  1191.7 p1      41 next
        movdqa xmm14, [rbp + 1168]                                 ;  1143.3 p2      41 next
        pxor xmm14, xmm1                                           ;  1190.7 p1      41 next
        pxor xmm8, xmm2                                            ;  1193.7 p1      41 next
        movdqa xmm15, [rbp + 1376]                                 ;  1144.3 p2      41 next
        pxor xmm15, xmm14                                          ;  1192.7 p1      41 next
        movdqa xmm14, [rbp + 1568]                                 ;  1145.3 p2      41 next
        pxor xmm7, xmm15                                           ;  1194.7 p1      41 next
        movdqa xmm15, [rbp + 1728]                                 ;  1146.3 p2      41 next
        pxor xmm15, xmm13                                          ;  1194.7 p1      41 next
        movdqa xmm2, [rbp + 1632]                                  ;  1147.3 p2      41 next
        pxor xmm5, xmm7                                            ;  1196.7 p1      41 next
        movdqa xmm7, [rbp + 1744]                                  ;  1161.7 p2      41 next
        pxor xmm7, xmm11                                           ;  1196.7 p1      41 next
        movdqa xmm9, [rbp + 1280]                                  ;  1149.3 p2      41 next
        pxor xmm3, xmm6                                            ;  1197.7 p1      41 next
        movdqa xmm11, [rbp + 1712]                                 ;  1150.3 p2      41 next reload
        por xmm11, xmm6                                            ;  1198.7 p1      41 next
        pxor xmm10, xmm3                                           ;  1199.7 p1      41 next
        movdqa xmm3, [rbp + 1440]                                  ;  1151.3 p2      41 next
        pxor xmm1, xmm11                                           ;  1200.7 p1      41 next
        movdqa xmm6, [rbp + 1568]                                  ;  1152.3 p2      44 next
        pxor xmm12, xmm10                                          ;  1201.7 p1      41 next
        pxor xmm6, [r8 + 2048]                                     ;  1202.7 p2+p1   44 next
        movdqa xmm10, [rbp + 1728]                                 ;  1154.3 p2      44 next
        pxor xmm9, xmm5                                            ;  1203.7 p1      41 next
        pxor xmm10, [r8 + 2064]                                    ;  1204.7 p2+p1   44 next
        movdqa xmm5, [rbp + 1632]                                  ;  1156.3 p2      44 next
        pxor xmm0, xmm1                                            ;  1205.7 p1      41 next
        pxor xmm5, [r8 + 2080]                                     ;  1206.7 p2+p1   44 next
        movdqa xmm1, [rbp + 1744]                                  ;  1161.7 p2      44 next
        pxor xmm14, xmm12                                          ;  1207.7 p1      41 next
        pxor xmm1, [r8 + 2096]                                     ;  1208.7 p2+p1   44 next
        movdqa xmm11, [rbp + 1280]                                 ;  1160.3 p2      44 next
        pxor xmm4, xmm0                                            ;  1209.7 p1      41 next
        pxor xmm11, [r8 + 2112]                                    ;  1210.7 p2+p1   44 next
        movdqa xmm0, [rbp + 1440]                                  ;  1162.3 p2      44 next
        pxor xmm0, [r8 + 2128]                                     ;  1211.7 p2+p1   44 next
        movdqa xmm12, [rel kasumi_decrypt_compact.T0_constants128] ;  1164.3 p2      41 next reload
        pxor xmm8, xmm12                                           ;  1212.7 p1      41 next
        pxor xmm3, xmm4                                            ;  1213.7 p1      41 next
        pxor xmm15, [r8 + 2208]                                    ;  1214.7 p2+p1   44 next
        pxor xmm2, xmm8                                            ;  1215.7 p1      41 next
        movdqa xmm4, [rbp + 1232]                                  ;  1166.3 p2      44 next
        pxor xmm4, [r8 + 2144]                                     ;  1216.7 p2+p1   44 next
        pxor xmm7, [r8 + 2240]                                     ;  1217.7 p2+p1   44 next
        pxor xmm9, [r8 + 2256]                                     ;  1218.7 p2+p1   44 next
        pxor xmm14, [r8 + 2192]                                    ;  1219.7 p2+p1   44 next
        pxor xmm3, [r8 + 2272]                                     ;  1220.7 p2+p1   44 next
        pxor xmm2, [r8 + 2224]                                     ;  1221.7 p2+p1   44 next
        movdqa xmm8, [rbp + 1696]                                  ;  1173.3 p2      44 next
        pxor xmm8, [r8 + 2160]                                     ;  1222.7 p2+p1   44 next
        movdqa xmm13, [rbp + 1312]                                 ;  1175.3 p2      44 next
        pxor xmm13, [r8 + 2176]                                    ;  1223.7 p2+p1   44 next
        movdqa [rbp + 1312], xmm9                                  ;  1220.7 p0+p3   44 next spill
        movdqa xmm9, xmm6                                          ;  1204.7 p0      41 next copy
        pxor xmm9, xmm4                                            ;  1224.7 p1      41 next
        movdqa [rbp + 1696], xmm15                                 ;  1216.7 p0+p3   44 next spill
        movdqa xmm15, xmm6                                         ;  1204.7 p0      41 next copy
        pand xmm15, xmm10                                          ;  1225.7 p1      41 next
        movdqa [rbp + 1232], xmm3                                  ;  1222.7 p0+p3   44 next spill
        movdqa xmm3, xmm6                                          ;  1204.7 p0      41 next copy
        movdqa [rbp + 1440], xmm14                                 ;  1221.7 p0+p3   44 next spill
        movdqa xmm14, xmm6                                         ;  1204.7 p0      41 next copy
        pand xmm14, xmm0                                           ;  1226.7 p1      41 next
        pxor xmm14, xmm10                                          ;  1228.7 p1      41 next
        movdqa [rbp + 1280], xmm7                                  ;  1219.7 p0+p3   44 next spill
        movdqa xmm7, xmm6                                          ;  1204.7 p0      41 next copy
        pxor xmm7, xmm10                                           ;  1228.7 p1      41 next
        movdqa [rbp + 1744], xmm2                                  ;  1223.7 p0+p3   44 next spill
        movdqa xmm2, xmm6                                          ;  1204.7 p0      41 next copy
        pand xmm2, xmm13                                           ;  1229.7 p1      41 next
        movdqa [rbp + 1632], xmm7                                  ;  1230.7 p0+p3   41 next spill
        movdqa xmm7, xmm10                                         ;  1206.7 p0      41 next copy
        pxor xmm7, xmm5                                            ;  1230.7 p1      41 next
        movdqa [rbp + 1728], xmm2                                  ;  1231.7 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1632]                                  ;  1230.7 p2      41 next
        pand xmm2, xmm4                                            ;  1241.7 p1      41 next
        movdqa [rbp + 1568], xmm2                                  ;  1243.7 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1632]                                  ;  1230.7 p2      41 next
        pand xmm2, xmm11                                           ;  1241.7 p1      41 next
        movdqa xmm12, xmm10                                        ;  1206.7 p0      41 next copy
        movdqa [rbp + 1632], xmm14                                 ;  1230.7 p0+p3   41 next spill
        movdqa xmm14, xmm10                                        ;  1206.7 p0      41 next copy
        movdqa [rbp + 1712], xmm10                                 ;  1206.7 p0+p3   44 next spill
        movdqa xmm10, [rbp + 1632]                                 ;  1230.7 p2      41 next
        movdqa [rbp + 1376], xmm7                                  ;  1232.7 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1632]                                  ;  1230.7 p2      41 next
        movdqa [rbp + 1632], xmm2                                  ;  1243.7 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1376]                                  ;  1232.7 p2      41 next
        pand xmm2, xmm8                                            ;  1243.7 p1      41 next
        movdqa [rbp + 1168], xmm2                                  ;  1245.7 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1376]                                  ;  1232.7 p2      41 next
        pand xmm2, xmm0                                            ;  1243.7 p1      41 next
        movdqa [rbp + 1376], xmm6                                  ;  1204.7 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1168]                                  ;  1245.7 p2      41 next
        movdqa [rbp + 1648], xmm11                                 ;  1212.7 p0+p3   44 next spill
        movdqa xmm11, [rbp + 1712]                                 ;  1206.7 p2      41 next
        pand xmm11, xmm5                                           ;  1235.7 p1      41 next
        pxor xmm11, xmm8                                           ;  1237.7 p1      41 next
        movdqa [rbp + 1392], xmm11                                 ;  1239.7 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1648]                                 ;  1212.7 p2      41 next
        pand xmm11, xmm0                                           ;  1237.7 p1      41 next
        pxor xmm11, [rel kasumi_decrypt_compact.T0_constants128]   ;  1239.7 p2+p1   41 next
        movdqa [rbp + 1328], xmm11                                 ;  1241.7 p0+p3   41 next spill
        movdqa xmm11, xmm5                                         ;  1208.7 p0      41 next copy
        pxor xmm11, xmm13                                          ;  1239.7 p1      41 next
        pand xmm12, xmm11                                          ;  1241.7 p1      41 next
        movdqa [rbp + 1760], xmm13                                 ;  1225.7 p0+p3   44 next spill
        movdqa xmm13, xmm5                                         ;  1208.7 p0      41 next copy
        pxor xmm13, xmm1                                           ;  1241.7 p1      41 next
        por xmm14, xmm13                                           ;  1243.7 p1      41 next
        movdqa [rbp + 1616], xmm11                                 ;  1241.7 p0+p3   41 next spill
        movdqa xmm11, xmm5                                         ;  1208.7 p0      41 next copy
        pxor xmm11, xmm8                                           ;  1243.7 p1      41 next
        pand xmm3, xmm11                                           ;  1245.7 p1      41 next
        movdqa xmm11, xmm5                                         ;  1208.7 p0      41 next copy
        pand xmm11, [rbp + 1392]                                   ;  1250.7 p2+p1   41 next
        pxor xmm11, [rbp + 1328]                                   ;  1252.7 p2+p1   41 next
        movdqa [rbp + 1504], xmm11                                 ;  1254.7 p0+p3   41 next spill
        movdqa xmm11, xmm5                                         ;  1209.7 p0      41 next copy
        pand xmm11, [rbp + 1648]                                   ;  1247.7 p2+p1   41 next
        movdqa [rbp + 1456], xmm5                                  ;  1210.7 p0+p3   41 next spill
        movdqa xmm5, xmm4                                          ;  1218.7 p0      41 next copy
        pxor xmm5, xmm1                                            ;  1248.7 p1      41 next
        movdqa [rbp + 1120], xmm11                                 ;  1249.7 p0+p3   41 next spill
        movdqa xmm11, xmm4                                         ;  1218.7 p0      41 next copy
        pand xmm11, xmm0                                           ;  1249.7 p1      41 next
        pxor xmm11, [rel kasumi_decrypt_compact.T0_constants128]   ;  1251.7 p2+p1   41 next
        pxor xmm3, xmm11                                           ;  1253.7 p1      41 next
        movdqa [rbp + 1136], xmm11                                 ;  1253.7 p0+p3   41 next spill
        movdqa xmm11, xmm4                                         ;  1218.7 p0      41 next copy
        pand xmm11, xmm1                                           ;  1252.7 p1      41 next
        pxor xmm12, xmm11                                          ;  1254.7 p1      41 next
        movdqa xmm11, xmm0                                         ;  1219.0 p0      41 next copy
        pand xmm11, xmm13                                          ;  1254.7 p1      41 next
        pxor xmm7, xmm11                                           ;  1256.7 p1      41 next
        pxor xmm6, xmm7                                            ;  1258.7 p1      41 next
        movdqa xmm7, xmm0                                          ;  1221.0 p0      41 next copy
        movdqa xmm11, xmm0                                         ;  1222.0 p0      41 next copy
        pand xmm0, xmm8                                            ;  1257.7 p1      41 next
        pxor xmm14, xmm12                                          ;  1258.7 p1      41 next
        movdqa [rbp + 1520], xmm14                                 ;  1260.7 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1376]                                 ;  1223.7 p2      41 next reload
        pxor xmm14, xmm12                                          ;  1259.7 p1      41 next
        movdqa xmm12, xmm8                                         ;  1224.7 p0      41 next copy
        pand xmm12, xmm9                                           ;  1260.7 p1      41 next
        pxor xmm10, xmm12                                          ;  1262.7 p1      41 next
        movdqa xmm12, xmm8                                         ;  1225.7 p0      41 next copy
        pand xmm12, xmm5                                           ;  1262.7 p1      41 next
        pxor xmm6, xmm5                                            ;  1263.7 p1      41 next
        pand xmm5, [rbp + 1648]                                    ;  1264.7 p2+p1   41 next
        pxor xmm2, xmm5                                            ;  1266.7 p1      41 next
        movdqa xmm5, xmm8                                          ;  1227.7 p0      41 next copy
        pand xmm7, [rbp + 1616]                                    ;  1266.7 p2+p1   41 next
        pand xmm5, [rbp + 1760]                                    ;  1267.7 p2+p1   41 next
        pand xmm4, [rbp + 1712]                                    ;  1268.7 p2+p1   41 next
        pxor xmm2, [rbp + 1392]                                    ;  1269.7 p2+p1   41 next
        pand xmm8, [rbp + 1648]                                    ;  1270.7 p2+p1   41 next
        pxor xmm11, xmm5                                           ;  1271.7 p1      41 next
        movdqa [rbp + 1392], xmm12                                 ;  1264.7 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1728]                                 ;  1233.0 p2      41 next reload
        pxor xmm12, xmm8                                           ;  1272.7 p1      41 next
        movdqa xmm8, xmm13                                         ;  1243.7 p0      41 next copy
        pand xmm8, xmm1                                            ;  1273.7 p1      41 next
        pxor xmm15, xmm8                                           ;  1275.7 p1      41 next
        movdqa xmm8, xmm9                                          ;  1234.0 p0      41 next copy
        pand xmm8, xmm13                                           ;  1275.7 p1      41 next
        pxor xmm0, xmm8                                            ;  1277.7 p1      41 next
        movdqa xmm8, xmm9                                          ;  1235.0 p0      41 next copy
        pand xmm8, xmm1                                            ;  1277.7 p1      41 next
        pand xmm13, [rbp + 1616]                                   ;  1278.7 p2+p1   41 next
        pxor xmm4, xmm2                                            ;  1279.7 p1      41 next
        movdqa [rbp + 1728], xmm11                                 ;  1273.7 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1120]                                 ;  1249.7 p2      41 next reload
        pxor xmm11, xmm8                                           ;  1280.7 p1      41 next
        movdqa xmm8, [rbp + 1760]                                  ;  1245.3 p2      44 next reload
        pxor xmm0, xmm8                                            ;  1281.7 p1      41 next
        pand xmm9, xmm8                                            ;  1282.7 p1      41 next
        pxor xmm13, xmm15                                          ;  1283.7 p1      41 next
        pxor xmm11, [rbp + 1728]                                   ;  1284.7 p2+p1   41 next
        pxor xmm4, xmm13                                           ;  1285.7 p1      41 next
        pxor xmm13, [rbp + 1648]                                   ;  1286.7 p2+p1   41 next
        pxor xmm13, [rbp + 1520]                                   ;  1288.7 p2+p1   41 next
        pxor xmm4, xmm1                                            ;  1288.7 p1      41 next
        pxor xmm13, xmm10                                          ;  1290.7 p1      41 next
        pxor xmm10, xmm12                                          ;  1290.7 p1      41 next
        movdqa [rbp + 1520], xmm4                                  ;  1290.7 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1568]                                  ;  1250.3 p2      41 next reload
        pxor xmm4, xmm12                                           ;  1291.7 p1      41 next
        movdqa xmm12, xmm3                                         ;  1255.7 p0      41 next copy
        pxor xmm3, xmm0                                            ;  1292.7 p1      41 next
        pxor xmm11, xmm4                                           ;  1293.7 p1      41 next
        pxor xmm11, xmm14                                          ;  1295.7 p1      41 next
        movdqa [rbp + 1568], xmm13                                 ;  1292.7 p0+p3   41 next spill
        movdqa xmm13, [rbp + 1632]                                 ;  1257.7 p2      41 next reload
        pxor xmm13, xmm15                                          ;  1295.7 p1      41 next
        movdqa [rbp + 1632], xmm11                                 ;  1297.7 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1504]                                 ;  1259.0 p2      41 next reload
        pxor xmm11, xmm15                                          ;  1296.7 p1      41 next
        pxor xmm0, xmm11                                           ;  1298.7 p1      41 next
        movdqa xmm15, xmm1                                         ;  1260.0 p0      41 next copy
        pand xmm15, [rbp + 1616]                                   ;  1298.7 p2+p1   41 next
        pxor xmm2, xmm15                                           ;  1300.7 p1      41 next
        pxor xmm14, xmm2                                           ;  1302.7 p1      41 next
        movdqa xmm15, xmm7                                         ;  1268.7 p0      41 next copy
        pxor xmm7, xmm13                                           ;  1301.7 p1      41 next
        pxor xmm15, [rbp + 1168]                                   ;  1302.7 p2+p1   41 next
        movdqa xmm2, xmm1                                          ;  1263.0 p0      41 next copy
        pxor xmm6, xmm7                                            ;  1303.7 p1      41 next
        movdqa xmm7, [rbp + 1648]                                  ;  1263.7 p2      44 next reload
        pand xmm2, xmm7                                            ;  1304.7 p1      41 next
        pxor xmm12, xmm15                                          ;  1305.7 p1      41 next
        movdqa xmm15, xmm8                                         ;  1264.7 p0      41 next copy
        pand xmm15, xmm7                                           ;  1306.7 p1      41 next
        pxor xmm5, xmm12                                           ;  1307.7 p1      41 next
        pand xmm7, [rbp + 1712]                                    ;  1308.7 p2+p1   41 next
        pand xmm8, [rbp + 1728]                                    ;  1309.7 p2+p1   41 next
        movdqa xmm11, [rel kasumi_decrypt_compact.T0_constants128] ;  1267.7 p2      41 next reload
        pxor xmm6, xmm11                                           ;  1310.7 p1      41 next
        pxor xmm4, xmm7                                            ;  1311.7 p1      41 next
        movdqa xmm7, [rbp + 1328]                                  ;  1268.7 p2      41 next
        pxor xmm1, xmm15                                           ;  1312.7 p1      41 next
        movdqa xmm15, [rbp + 1280]                                 ;  1269.7 p2      41 next
        pxor xmm7, xmm8                                            ;  1313.7 p1      41 next
        movdqa xmm8, [rbp + 1744]                                  ;  1270.7 p2      44 next reload
        pand xmm15, xmm8                                           ;  1314.7 p1      41 next
        pxor xmm9, xmm4                                            ;  1315.7 p1      41 next
        movdqa xmm4, [rbp + 1392]                                  ;  1271.7 p2      41 next
        pxor xmm3, xmm2                                            ;  1316.7 p1      41 next
        movdqa xmm12, [rbp + 1136]                                 ;  1272.7 p2      41 next reload
        pxor xmm12, xmm2                                           ;  1317.7 p1      41 next
        pxor xmm10, xmm3                                           ;  1318.7 p1      41 next
        movdqa xmm2, [rbp + 1488]                                  ;  1273.7 p2      41 next
        pxor xmm14, xmm12                                          ;  1319.7 p1      41 next
        movdqa xmm3, [rbp + 1440]                                  ;  1274.7 p2      44 next reload
        pand xmm2, xmm3                                            ;  1320.7 p1      41 next
        pxor xmm5, xmm1                                            ;  1321.7 p1      41 next
        movdqa xmm1, [rbp + 1232]                                  ;  1275.7 p2      41 next
        movdqa xmm12, [rbp + 1696]                                 ;  1276.7 p2      44 next reload
        pand xmm1, xmm12                                           ;  1322.7 p1      41 next
        movdqa xmm13, [rbp + 1456]                                 ;  1277.7 p2      41 next reload
        pxor xmm13, xmm9                                           ;  1323.7 p1      41 next
        pxor xmm4, xmm13                                           ;  1325.7 p1      41 next
        pxor xmm15, xmm3                                           ;  1325.7 p1      41 next
        pxor xmm14, xmm7                                           ;  1326.7 p1      41 next
        pxor xmm7, xmm4                                            ;  1327.7 p1      41 next
        movdqa xmm4, [rbp + 1488]                                  ;  1278.7 p2      41 next
        movdqa xmm9, [rbp + 1312]                                  ;  1279.7 p2      44 next reload
        pand xmm4, xmm9                                            ;  1328.7 p1      41 next
        movdqa xmm13, [rbp + 1280]                                 ;  1280.7 p2      41 next
        pand xmm13, xmm3                                           ;  1329.7 p1      41 next
        pxor xmm10, xmm8                                           ;  1330.7 p1      41 next
        pxor xmm6, xmm12                                           ;  1331.7 p1      41 next
        pxor xmm5, xmm3                                            ;  1332.7 p1      41 next
        pxor xmm14, [rbp + 1488]                                   ;  1333.7 p2+p1   41 next
        pxor xmm7, [rbp + 1232]                                    ;  1334.7 p2+p1   41 next
        movdqa xmm11, xmm3                                         ;  1285.7 p0      41 next copy
        pand xmm11, xmm9                                           ;  1335.7 p1      41 next
        movdqa [rbp + 1456], xmm0                                  ;  1300.7 p0+p3   41 next spill
        movdqa xmm0, xmm3                                          ;  1285.7 p0      41 next copy
        pand xmm0, xmm12                                           ;  1336.7 p1      41 next
        movdqa [rbp + 1136], xmm14                                 ;  1335.7 p0+p3   41 next spill
        movdqa xmm14, xmm3                                         ;  1285.7 p0      41 next copy
        movdqa [rbp + 1440], xmm7                                  ;  1336.7 p0+p3   41 next spill
        movdqa xmm7, xmm8                                          ;  1286.7 p0      41 next copy
        pand xmm7, xmm12                                           ;  1337.7 p1      41 next
        movdqa [rbp + 1392], xmm10                                 ;  1332.7 p0+p3   41 next spill
        movdqa xmm10, xmm8                                         ;  1288.7 p0      41 next copy
        pxor xmm10, [rbp + 1232]                                   ;  1338.7 p2+p1   41 next
        movdqa [rbp + 1328], xmm6                                  ;  1333.7 p0+p3   41 next spill
        movdqa xmm6, xmm8                                          ;  1290.7 p0      41 next copy
        movdqa [rbp + 1728], xmm5                                  ;  1334.7 p0+p3   41 next spill
        movdqa xmm5, xmm8                                          ;  1292.7 p0      41 next copy
        pand xmm5, [rbp + 1488]                                    ;  1339.7 p2+p1   41 next
        movdqa [rbp + 1712], xmm5                                  ;  1341.7 p0+p3   41 next spill
        movdqa xmm5, xmm8                                          ;  1294.7 p0      41 next copy
        pand xmm5, [rbp + 1232]                                    ;  1340.7 p2+p1   41 next
        movdqa [rbp + 1744], xmm5                                  ;  1342.7 p0+p3   41 next spill
        movdqa xmm5, xmm12                                         ;  1296.7 p0      41 next copy
        movdqa [rbp + 1648], xmm15                                 ;  1327.7 p0+p3   41 next spill
        movdqa xmm15, xmm12                                        ;  1298.7 p0      41 next copy
        movdqa [rbp + 1760], xmm8                                  ;  1299.7 p0+p3   41 next spill
        movdqa xmm8, xmm12                                         ;  1300.7 p0      41 next copy
        pxor xmm8, xmm9                                            ;  1341.7 p1      41 next
        movdqa [rbp + 1168], xmm3                                  ;  1301.7 p0+p3   41 next spill
        movdqa xmm3, xmm12                                         ;  1302.7 p0      41 next copy
        movdqa [rbp + 1616], xmm0                                  ;  1338.7 p0+p3   41 next spill
        movdqa xmm0, xmm12                                         ;  1304.7 p0      41 next copy
        pand xmm12, [rbp + 1488]                                   ;  1342.7 p2+p1   41 next
        movdqa [rbp + 1696], xmm12                                 ;  1344.7 p0+p3   41 next spill
        movdqa xmm12, xmm2                                         ;  1322.7 p0      41 next copy
        pxor xmm12, xmm1                                           ;  1343.7 p1      41 next
        pand xmm1, [rbp + 1280]                                    ;  1344.7 p2+p1   41 next
        movdqa [rbp + 1504], xmm10                                 ;  1340.7 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1280]                                 ;  1299.7 p2      41 next
        pxor xmm10, xmm11                                          ;  1345.7 p1      41 next
        pxor xmm1, xmm10                                           ;  1347.7 p1      41 next
        pand xmm5, xmm10                                           ;  1347.7 p1      41 next
        pxor xmm5, xmm9                                            ;  1349.7 p1      41 next
        movdqa xmm10, xmm9                                         ;  1308.7 p0      41 next copy
        pand xmm10, [rbp + 1232]                                   ;  1349.7 p2+p1   41 next
        pand xmm3, xmm5                                            ;  1351.7 p1      41 next
        movdqa [rbp + 1120], xmm3                                  ;  1353.7 p0+p3   41 next spill
        movdqa xmm3, xmm9                                          ;  1310.7 p0      41 next copy
        movdqa [rbp + 1376], xmm14                                 ;  1311.7 p0+p3   41 next spill
        movdqa xmm14, xmm9                                         ;  1312.7 p0      41 next copy
        pxor xmm14, xmm12                                          ;  1351.7 p1      41 next
        pand xmm6, xmm14                                           ;  1353.7 p1      41 next
        movdqa xmm14, xmm9                                         ;  1313.7 p0      41 next copy
        pand xmm14, [rbp + 1648]                                   ;  1353.7 p2+p1   41 next
        movdqa [rbp + 1584], xmm14                                 ;  1355.7 p0+p3   41 next spill
        movdqa xmm14, xmm9                                         ;  1315.7 p0      41 next copy
        pand xmm14, [rbp + 1280]                                   ;  1354.7 p2+p1   41 next
        pxor xmm9, [rbp + 1568]                                    ;  1355.7 p2+p1   41 next
        movdqa [rbp + 1568], xmm9                                  ;  1357.7 p0+p3   41 next spill
        movdqa xmm9, xmm4                                          ;  1330.7 p0      41 next copy
        pxor xmm9, xmm13                                           ;  1356.7 p1      41 next
        pxor xmm13, xmm12                                          ;  1357.7 p1      41 next
        pand xmm4, [rbp + 1504]                                    ;  1358.7 p2+p1   41 next
        pxor xmm5, xmm4                                            ;  1360.7 p1      41 next
        pxor xmm7, xmm9                                            ;  1360.7 p1      41 next
        movdqa xmm4, [rbp + 1232]                                  ;  1316.7 p2      44 next reload
        pand xmm9, xmm4                                            ;  1361.7 p1      41 next
        pxor xmm2, xmm7                                            ;  1362.7 p1      41 next
        pand xmm15, xmm2                                           ;  1364.7 p1      41 next
        pand xmm3, xmm7                                            ;  1364.7 p1      41 next
        movdqa xmm2, [rbp + 1280]                                  ;  1319.7 p2      44 next reload
        pand xmm7, xmm2                                            ;  1365.7 p1      41 next
        pxor xmm3, [rbp + 1712]                                    ;  1366.7 p2+p1   41 next
        movdqa [rbp + 1312], xmm12                                 ;  1345.7 p0+p3   41 next spill
        movdqa xmm12, xmm2                                         ;  1330.7 p0      41 next copy
        pand xmm12, [rbp + 1488]                                   ;  1367.7 p2+p1   41 next
        movdqa xmm2, xmm11                                         ;  1337.7 p0      41 next copy
        por xmm11, xmm10                                           ;  1368.7 p1      41 next
        pxor xmm7, xmm11                                           ;  1370.7 p1      41 next
        movdqa xmm11, [rbp + 1488]                                 ;  1327.7 p2      44 next reload
        pxor xmm2, xmm11                                           ;  1370.7 p1      41 next
        pxor xmm10, xmm12                                          ;  1371.7 p1      41 next
        pxor xmm12, xmm4                                           ;  1372.7 p1      41 next
        pxor xmm15, xmm2                                           ;  1373.7 p1      41 next
        pxor xmm2, xmm12                                           ;  1374.7 p1      41 next
        pand xmm12, xmm11                                          ;  1375.7 p1      41 next
        pxor xmm1, xmm12                                           ;  1377.7 p1      41 next
        movdqa xmm12, xmm4                                         ;  1331.7 p0      41 next copy
        pxor xmm12, [rbp + 1712]                                   ;  1377.7 p2+p1   41 next
        pand xmm11, [rbp + 1312]                                   ;  1378.7 p2+p1   41 next
        movdqa [rbp + 1488], xmm12                                 ;  1379.7 p0+p3   41 next spill
        movdqa xmm12, xmm4                                         ;  1336.7 p0      41 next copy
        pand xmm12, [rbp + 1312]                                   ;  1379.7 p2+p1   41 next
        pand xmm4, [rbp + 1648]                                    ;  1380.7 p2+p1   41 next
        movdqa [rbp + 1312], xmm15                                 ;  1375.7 p0+p3   41 next spill
        movdqa xmm15, xmm14                                        ;  1356.7 p0      41 next copy
        pand xmm15, [rbp + 1504]                                   ;  1381.7 p2+p1   41 next
        pxor xmm11, xmm15                                          ;  1383.7 p1      41 next
        pxor xmm14, [rbp + 1712]                                   ;  1383.7 p2+p1   41 next
        movdqa xmm15, [rbp + 1504]                                 ;  1341.3 p2      41 next
        pand xmm15, [rbp + 1616]                                   ;  1384.7 p2+p1   41 next
        pxor xmm8, xmm15                                           ;  1386.7 p1      41 next
        pxor xmm8, xmm10                                           ;  1388.7 p1      41 next
        pand xmm0, xmm8                                            ;  1390.7 p1      41 next
        pxor xmm10, [rbp + 1504]                                   ;  1388.7 p2+p1   41 next
        pxor xmm14, xmm0                                           ;  1392.7 p1      41 next
        movdqa xmm15, [rbp + 1616]                                 ;  1344.3 p2      41 next
        pxor xmm15, xmm2                                           ;  1390.7 p1      41 next
        pxor xmm9, xmm15                                           ;  1392.7 p1      41 next
        movdqa xmm15, [rbp + 1696]                                 ;  1345.3 p2      41 next
        pxor xmm6, xmm9                                            ;  1394.7 p1      41 next
        movdqa xmm0, [rbp + 1744]                                  ;  1346.3 p2      41 next reload
        pxor xmm15, xmm0                                           ;  1393.7 p1      41 next
        movdqa xmm8, [rbp + 1376]                                  ;  1347.3 p2      41 next reload
        pand xmm8, xmm10                                           ;  1394.7 p1      41 next
        movdqa xmm9, [rbp + 1488]                                  ;  1379.7 p2      41 next reload
        pand xmm0, xmm9                                            ;  1395.7 p1      41 next
        pxor xmm4, xmm14                                           ;  1396.7 p1      41 next
        movdqa xmm14, [rel kasumi_decrypt_compact.T0_constants128] ;  1349.3 p2      41 next reload
        pxor xmm6, xmm14                                           ;  1397.7 p1      41 next
        movdqa xmm10, [rbp + 1280]                                 ;  1350.3 p2      44 next reload
        pand xmm9, xmm10                                           ;  1398.7 p1      41 next
        pxor xmm12, xmm9                                           ;  1400.7 p1      41 next
        pxor xmm10, [rbp + 1632]                                   ;  1400.7 p2+p1   41 next
        pxor xmm8, xmm14                                           ;  1401.7 p1      41 next
        movdqa xmm9, [rbp + 1312]                                  ;  1375.7 p2      41 next reload
        pxor xmm9, xmm12                                           ;  1402.7 p1      41 next
        movdqa xmm12, [rbp + 1168]                                 ;  1353.3 p2      41 next reload
        pand xmm12, xmm15                                          ;  1403.7 p1      41 next
        pxor xmm13, xmm12                                          ;  1405.7 p1      41 next
        pxor xmm3, xmm13                                           ;  1407.7 p1      41 next
        movdqa xmm12, [rbp + 1584]                                 ;  1355.7 p2      41 next reload
        pxor xmm15, xmm12                                          ;  1406.7 p1      41 next
        pxor xmm12, xmm8                                           ;  1407.7 p1      41 next
        movdqa xmm13, [rbp + 1328]                                 ;  1355.3 p2      41 next reload
        pxor xmm6, xmm13                                           ;  1408.7 p1      41 next
        pxor xmm13, [rbp + 1472]                                   ;  1409.7 p2+p1   50 next
        pxor xmm5, xmm15                                           ;  1410.7 p1      41 next
        pxor xmm2, xmm5                                            ;  1412.7 p1      41 next
        pxor xmm11, xmm2                                           ;  1414.7 p1      41 next
        movdqa xmm2, [rbp + 1760]                                  ;  1357.3 p2      41 next reload
        por xmm2, xmm15                                            ;  1413.7 p1      41 next
        pxor xmm8, xmm2                                            ;  1415.7 p1      41 next
        movdqa xmm15, [rbp + 1696]                                 ;  1358.3 p2      41 next
        pxor xmm15, xmm12                                          ;  1415.7 p1      41 next
        movdqa xmm2, [rbp + 1648]                                  ;  1359.3 p2      41 next
        pxor xmm2, xmm3                                            ;  1416.7 p1      41 next
        movdqa xmm3, [rbp + 1728]                                  ;  1360.3 p2      41 next
        pxor xmm0, xmm8                                            ;  1417.7 p1      41 next
        movdqa xmm5, [rbp + 1392]                                  ;  1361.3 p2      41 next
        pxor xmm3, xmm11                                           ;  1418.7 p1      41 next
        movdqa xmm8, [rbp + 1568]                                  ;  1362.3 p2      41 next
        pxor xmm7, xmm0                                            ;  1419.7 p1      41 next
        movdqa xmm0, [rbp + 1440]                                  ;  1363.3 p2      41 next
        pxor xmm4, xmm10                                           ;  1420.7 p1      41 next
        movdqa xmm11, [rbp + 1536]                                 ;  1364.3 p2      50 next reload
        pxor xmm10, xmm11                                          ;  1421.7 p1      50 next
        movdqa xmm12, [rbp + 1136]                                 ;  1365.3 p2      41 next reload
        pxor xmm9, xmm12                                           ;  1422.7 p1      41 next
        pxor xmm12, [rbp + 1408]                                   ;  1423.7 p2+p1   50 next
        movdqa xmm11, [rbp + 1120]                                 ;  1367.3 p2      41 next reload
        pxor xmm11, xmm15                                          ;  1424.7 p1      41 next
        pxor xmm0, xmm7                                            ;  1425.7 p1      41 next
        pxor xmm1, xmm11                                           ;  1426.7 p1      41 next
        movdqa xmm15, [rbp + 1728]                                 ;  1368.3 p2      50 next
        movdqa xmm7, [rbp + 1360]                                  ;  1369.3 p2      50 next reload
        pxor xmm15, xmm7                                           ;  1427.7 p1      50 next
        pxor xmm8, xmm1                                            ;  1428.7 p1      41 next
        movdqa xmm1, [rbp + 1344]                                  ;  1370.3 p2      50 next reload
        pxor xmm6, xmm1                                            ;  1429.7 p1      50 next
        pxor xmm2, xmm14                                           ;  1430.7 p1      41 next
        movdqa xmm11, xmm7                                         ;  1380.3 p0      58 r copy
        pand xmm11, [r8 + 496]                                     ;  1431.7 p2+p1   58 r
        pxor xmm5, xmm2                                            ;  1432.7 p1      41 next
        movdqa xmm2, xmm1                                          ;  1381.3 p0      58 r copy
        pand xmm2, [r8 + 400]                                      ;  1433.7 p2+p1   58 r
        pxor xmm3, [rbp + 1264]                                    ;  1434.7 p2+p1   50 next
        pxor xmm4, [rbp + 1680]                                    ;  1435.7 p2+p1   50 next
        pxor xmm13, xmm11                                          ;  1436.7 p1      58 r
        movdqa xmm11, [rbp + 1392]                                 ;  1375.3 p2      50 next
        pxor xmm11, [rbp + 1152]                                   ;  1437.7 p2+p1   50 next
        pxor xmm9, [rbp + 1216]                                    ;  1438.7 p2+p1   50 next
        pxor xmm0, [rbp + 1552]                                    ;  1439.7 p2+p1   50 next
        pxor xmm8, [rbp + 1296]                                    ;  1440.7 p2+p1   50 next
        pxor xmm5, [rbp + 1200]                                    ;  1441.7 p2+p1   50 next
        pxor xmm2, xmm5                                            ;  1443.7 p1      58 r
        movdqa xmm5, [rbp + 1568]                                  ;  1381.3 p2      50 next
        pxor xmm5, [rbp + 1600]                                    ;  1443.7 p2+p1   50 next
        movdqa xmm14, [rbp + 1440]                                 ;  1383.3 p2      50 next
        pxor xmm14, [rbp + 1184]                                   ;  1444.7 p2+p1   50 next
        movdqa [rbp + 1440], xmm2                                  ;  1445.7 p0+p3   58 r spill
        movdqa xmm2, [rbp + 1456]                                  ;  1385.3 p2      50 next
        pxor xmm2, [rbp + 1248]                                    ;  1445.7 p2+p1   50 next
        movdqa [rbp + 1456], xmm13                                 ;  1438.7 p0+p3   58 r spill
        movdqa xmm13, [rbp + 1520]                                 ;  1387.3 p2      50 next
        pxor xmm13, [rbp + 1424]                                   ;  1446.7 p2+p1   50 next
        movdqa [rbp + 1520], xmm1                                  ;  1384.3 p0+p3   59 r spill
        movdqa xmm1, [rbp + 1472]                                  ;  1389.3 p2      58 r
        pand xmm1, [r8 + 256]                                      ;  1447.7 p2+p1   58 r
        pxor xmm11, xmm1                                           ;  1449.7 p1      58 r
        movdqa xmm1, [rbp + 1152]                                  ;  1391.3 p2      58 r
        pand xmm1, [r8 + 272]                                      ;  1449.7 p2+p1   58 r
        pxor xmm10, xmm1                                           ;  1451.7 p1      58 r
        movdqa xmm1, [rbp + 1536]                                  ;  1393.3 p2      58 r
        pand xmm1, [r8 + 288]                                      ;  1451.7 p2+p1   58 r
        pxor xmm5, xmm1                                            ;  1453.7 p1      58 r
        movdqa xmm1, [rbp + 1600]                                  ;  1395.3 p2      58 r
        pand xmm1, [r8 + 304]                                      ;  1453.7 p2+p1   58 r
        pxor xmm14, xmm1                                           ;  1455.7 p1      58 r
        movdqa xmm1, [rbp + 1184]                                  ;  1397.3 p2      58 r
        pand xmm1, [r8 + 320]                                      ;  1455.7 p2+p1   58 r
        pxor xmm12, xmm1                                           ;  1457.7 p1      58 r
        movdqa xmm1, [rbp + 1408]                                  ;  1399.3 p2      58 r
        pand xmm1, [r8 + 336]                                      ;  1457.7 p2+p1   58 r
        pxor xmm2, xmm1                                            ;  1459.7 p1      58 r
        movdqa xmm1, [rbp + 1248]                                  ;  1401.3 p2      58 r
        pand xmm1, [r8 + 352]                                      ;  1459.7 p2+p1   58 r
        pxor xmm13, xmm1                                           ;  1461.7 p1      58 r
        movdqa xmm1, [rbp + 1424]                                  ;  1403.3 p2      58 r
        pand xmm1, [r8 + 368]                                      ;  1461.7 p2+p1   58 r
        pxor xmm3, xmm1                                            ;  1463.7 p1      58 r
        movdqa xmm1, [rbp + 1264]                                  ;  1405.3 p2      58 r
        pand xmm1, [r8 + 384]                                      ;  1463.7 p2+p1   58 r
        pxor xmm6, xmm1                                            ;  1465.7 p1      58 r
        movdqa xmm1, [rbp + 1200]                                  ;  1407.3 p2      58 r
        pand xmm1, [r8 + 416]                                      ;  1465.7 p2+p1   58 r
        pxor xmm4, xmm1                                            ;  1467.7 p1      58 r
        movdqa xmm1, [rbp + 1680]                                  ;  1409.3 p2      58 r
        pand xmm1, [r8 + 432]                                      ;  1467.7 p2+p1   58 r
        pxor xmm8, xmm1                                            ;  1469.7 p1      58 r
        movdqa xmm1, [rbp + 1296]                                  ;  1411.3 p2      58 r
        pand xmm1, [r8 + 448]                                      ;  1469.7 p2+p1   58 r
        pxor xmm0, xmm1                                            ;  1471.7 p1      58 r
        movdqa xmm1, [rbp + 1552]                                  ;  1413.3 p2      58 r
        pand xmm1, [r8 + 464]                                      ;  1471.7 p2+p1   58 r
        pxor xmm9, xmm1                                            ;  1473.7 p1      58 r
        movdqa xmm1, [rbp + 1216]                                  ;  1417.0 p2      58 r
        pand xmm1, [r8 + 480]                                      ;  1473.7 p2+p1   58 r
        pxor xmm15, xmm1                                           ;  1475.7 p1      58 r
        movdqa xmm1, [r9 + 2304]                                   ;  1419.0 p2      59 r
        por xmm1, xmm15                                            ;  1477.7 p1      59 r
        pxor xmm1, [rbp + 1472]                                    ;  1479.7 p2+p1   59 r
        pxor xmm1, [rbp + 144]                                     ;  1481.7 p2+p1  108 r
        pxor xmm15, [rbp - 128]                                    ;  1478.7 p2+p1  108 r
        movdqa [rbp + 1472], xmm15                                 ;  1480.7 p0+p3  108 r spill
        movdqa xmm15, [rbp + 1456]                                 ;  1438.7 p2      59 r
        por xmm15, [r9 + 2320]                                     ;  1479.7 p2+p1   59 r
        pxor xmm15, [rbp + 1152]                                   ;  1481.7 p2+p1   59 r
        pxor xmm15, [rbp + 160]                                    ;  1483.7 p2+p1  108 r
        movdqa [rbp + 1152], xmm15                                 ;  1485.7 p0+p3  108 r spill
        movdqa xmm15, [r9 + 2336]                                  ;  1427.7 p2      59 r
        por xmm15, xmm11                                           ;  1482.7 p1      59 r
        pxor xmm11, [rbp - 96]                                     ;  1483.7 p2+p1  108 r
        pxor xmm15, [rbp + 1536]                                   ;  1484.7 p2+p1   59 r
        pxor xmm15, [rbp + 176]                                    ;  1486.7 p2+p1  108 r
        movdqa [rbp + 1536], xmm11                                 ;  1485.7 p0+p3  108 r spill
        movdqa xmm11, xmm10                                        ;  1453.7 p0      59 r copy
        por xmm11, [r9 + 2352]                                     ;  1486.7 p2+p1   59 r
        pxor xmm10, [rbp - 80]                                     ;  1487.7 p2+p1  108 r
        pxor xmm11, [rbp + 1600]                                   ;  1488.7 p2+p1   59 r
        pxor xmm11, [rbp + 192]                                    ;  1490.7 p2+p1  108 r
        movdqa [rbp + 1600], xmm10                                 ;  1489.7 p0+p3  108 r spill
        movdqa xmm10, xmm5                                         ;  1455.7 p0      59 r copy
        por xmm10, [r9 + 2368]                                     ;  1490.7 p2+p1   59 r
        pxor xmm5, [rbp - 64]                                      ;  1491.7 p2+p1  108 r
        pxor xmm10, [rbp + 1184]                                   ;  1492.7 p2+p1   59 r
        pxor xmm10, [rbp + 208]                                    ;  1494.7 p2+p1  108 r
        movdqa [rbp + 1184], xmm5                                  ;  1493.7 p0+p3  108 r spill
        movdqa xmm5, xmm14                                         ;  1457.7 p0      59 r copy
        por xmm5, [r9 + 2384]                                      ;  1494.7 p2+p1   59 r
        pxor xmm14, [rbp - 48]                                     ;  1495.7 p2+p1  108 r
        pxor xmm5, [rbp + 1408]                                    ;  1496.7 p2+p1   59 r
        pxor xmm5, [rbp + 224]                                     ;  1498.7 p2+p1  108 r
        movdqa [rbp + 1408], xmm14                                 ;  1497.7 p0+p3  108 r spill
        movdqa xmm14, xmm12                                        ;  1459.7 p0      59 r copy
        por xmm14, [r9 + 2400]                                     ;  1498.7 p2+p1   59 r
        pxor xmm12, [rbp - 32]                                     ;  1499.7 p2+p1  108 r
        pxor xmm14, [rbp + 1248]                                   ;  1500.7 p2+p1   59 r
        pxor xmm14, [rbp + 240]                                    ;  1502.7 p2+p1  108 r
        movdqa [rbp + 1248], xmm12                                 ;  1501.7 p0+p3  108 r spill
        movdqa xmm12, xmm2                                         ;  1461.7 p0      59 r copy
        por xmm12, [r9 + 2416]                                     ;  1502.7 p2+p1   59 r
        pxor xmm2, [rbp - 16]                                      ;  1503.7 p2+p1  108 r
        pxor xmm12, [rbp + 1424]                                   ;  1504.7 p2+p1   59 r
        pxor xmm12, [rbp + 256]                                    ;  1506.7 p2+p1  108 r
        movdqa [rbp + 1424], xmm2                                  ;  1505.7 p0+p3  108 r spill
        movdqa xmm2, xmm13                                         ;  1463.7 p0      59 r copy
        por xmm2, [r9 + 2432]                                      ;  1506.7 p2+p1   59 r
        pxor xmm13, [rbp + 0]                                      ;  1507.7 p2+p1  108 r
        pxor xmm2, [rbp + 1264]                                    ;  1508.7 p2+p1   59 r
        pxor xmm2, [rbp + 272]                                     ;  1510.7 p2+p1  108 r
        movdqa [rbp + 1264], xmm13                                 ;  1509.7 p0+p3  108 r spill
        movdqa xmm13, xmm3                                         ;  1465.7 p0      59 r copy
        por xmm13, [r9 + 2448]                                     ;  1510.7 p2+p1   59 r
        movdqa [rbp + 1568], xmm2                                  ;  1512.7 p0+p3  108 r spill
        movdqa xmm2, [rbp + 1520]                                  ;  1464.3 p2      59 r reload
        pxor xmm2, xmm13                                           ;  1512.7 p1      59 r
        movdqa xmm13, xmm6                                         ;  1467.7 p0      59 r copy
        por xmm13, [r9 + 2464]                                     ;  1512.7 p2+p1   59 r
        pxor xmm13, [rbp + 1200]                                   ;  1514.7 p2+p1   59 r
        pxor xmm3, [rbp + 16]                                      ;  1514.7 p2+p1  108 r
        pxor xmm6, [rbp + 32]                                      ;  1515.7 p2+p1  108 r
        pxor xmm2, [rbp + 288]                                     ;  1516.7 p2+p1  108 r
        pxor xmm13, [rbp + 304]                                    ;  1517.7 p2+p1  108 r
        movdqa [rbp + 1200], xmm6                                  ;  1517.7 p0+p3  108 r spill
        movdqa xmm6, xmm4                                          ;  1473.7 p0      59 r copy
        por xmm6, [r9 + 2496]                                      ;  1518.7 p2+p1   59 r
        pxor xmm6, [rbp + 1296]                                    ;  1520.7 p2+p1   59 r
        pxor xmm4, [rbp + 64]                                      ;  1520.7 p2+p1  108 r
        pxor xmm6, [rbp + 336]                                     ;  1522.7 p2+p1  108 r
        movdqa [rbp + 1296], xmm4                                  ;  1522.7 p0+p3  108 r spill
        movdqa xmm4, xmm8                                          ;  1481.7 p0      59 r copy
        por xmm4, [r9 + 2512]                                      ;  1522.7 p2+p1   59 r
        pxor xmm4, [rbp + 1552]                                    ;  1524.7 p2+p1   59 r
        pxor xmm8, [rbp + 80]                                      ;  1524.7 p2+p1  108 r
        pxor xmm4, [rbp + 352]                                     ;  1526.7 p2+p1  108 r
        movdqa [rbp + 1552], xmm8                                  ;  1526.7 p0+p3  108 r spill
        movdqa xmm8, xmm0                                          ;  1486.7 p0      59 r copy
        por xmm8, [r9 + 2528]                                      ;  1526.7 p2+p1   59 r
        pxor xmm8, [rbp + 1216]                                    ;  1528.7 p2+p1   59 r
        pxor xmm0, [rbp + 96]                                      ;  1528.7 p2+p1  108 r
        pxor xmm8, [rbp + 368]                                     ;  1530.7 p2+p1  108 r
        movdqa [rbp + 1216], xmm0                                  ;  1530.7 p0+p3  108 r spill
        movdqa xmm0, xmm9                                          ;  1490.3 p0      59 r copy
        por xmm0, [r9 + 2544]                                      ;  1530.7 p2+p1   59 r
        pxor xmm7, xmm0                                            ;  1532.7 p1      59 r
        pxor xmm7, [rbp + 128]                                     ;  1534.7 p2+p1  108 r
        movdqa xmm0, [rbp + 1440]                                  ;  1492.7 p2      59 r
        por xmm0, [r9 + 2480]                                      ;  1533.7 p2+p1   59 r
        pxor xmm0, [rbp + 1680]                                    ;  1535.7 p2+p1   59 r
        pxor xmm0, [rbp + 320]                                     ;  1537.7 p2+p1  108 r
        pxor xmm9, [rbp + 112]                                     ;  1536.7 p2+p1  108 r
        movdqa [rbp + 1680], xmm9                                  ;  1538.7 p0+p3  108 r spill
        movdqa xmm9, xmm1                                          ;  1496.0 p0      58 r copy
        pand xmm9, [r8]                                            ;  1537.7 p2+p1   58 r
        pxor xmm9, [rbp + 1536]                                    ;  1539.7 p2+p1   58 r
        movdqa [rbp + 1520], xmm1                                  ;  1497.3 p0+p3  108 r spill
        movdqa xmm1, xmm15                                         ;  1498.3 p0      58 r copy
        pand xmm1, [r8 + 32]                                       ;  1539.7 p2+p1   58 r
        pxor xmm1, [rbp + 1184]                                    ;  1541.7 p2+p1   58 r
        movdqa [rbp + 1392], xmm15                                 ;  1499.7 p0+p3  108 r spill
        movdqa xmm15, xmm11                                        ;  1500.7 p0      58 r copy
        pand xmm15, [r8 + 48]                                      ;  1541.7 p2+p1   58 r
        pxor xmm15, [rbp + 1408]                                   ;  1543.7 p2+p1   58 r
        movdqa [rbp + 1344], xmm11                                 ;  1502.0 p0+p3  108 r spill
        movdqa xmm11, xmm10                                        ;  1503.0 p0      58 r copy
        pand xmm11, [r8 + 64]                                      ;  1543.7 p2+p1   58 r
        pxor xmm11, [rbp + 1248]                                   ;  1545.7 p2+p1   58 r
        movdqa [rbp + 1360], xmm10                                 ;  1504.3 p0+p3  108 r spill
        movdqa xmm10, xmm5                                         ;  1505.3 p0      58 r copy
        pand xmm10, [r8 + 80]                                      ;  1545.7 p2+p1   58 r
        pxor xmm10, [rbp + 1424]                                   ;  1547.7 p2+p1   58 r
        movdqa [rbp + 1728], xmm5                                  ;  1506.7 p0+p3  108 r spill
        movdqa xmm5, xmm14                                         ;  1507.7 p0      58 r copy
        pand xmm5, [r8 + 96]                                       ;  1547.7 p2+p1   58 r
        pxor xmm5, [rbp + 1264]                                    ;  1549.7 p2+p1   58 r
        movdqa [rbp + 1120], xmm14                                 ;  1509.0 p0+p3  108 r spill
        movdqa xmm14, xmm12                                        ;  1510.0 p0      58 r copy
        pand xmm14, [r8 + 112]                                     ;  1549.7 p2+p1   58 r
        pxor xmm14, xmm3                                           ;  1551.7 p1      58 r
        movdqa [rbp + 1136], xmm3                                  ;  1516.7 p0+p3  108 r spill
        movdqa xmm3, xmm12                                         ;  1512.0 p0      59 r copy
        movdqa [rbp + 1648], xmm12                                 ;  1513.0 p0+p3  108 r spill
        movdqa xmm12, xmm2                                         ;  1518.7 p0      58 r copy
        pand xmm12, [r8 + 144]                                     ;  1551.7 p2+p1   58 r
        movdqa [rbp + 1696], xmm2                                  ;  1518.7 p0+p3  108 r spill
        movdqa xmm2, xmm13                                         ;  1519.7 p0      58 r copy
        pand xmm2, [r8 + 160]                                      ;  1552.7 p2+p1   58 r
        pxor xmm2, [rbp + 1296]                                    ;  1554.7 p2+p1   58 r
        movdqa [rbp + 1760], xmm13                                 ;  1519.7 p0+p3  108 r spill
        movdqa xmm13, xmm6                                         ;  1524.7 p0      58 r copy
        pand xmm13, [r8 + 192]                                     ;  1554.7 p2+p1   58 r
        pxor xmm13, [rbp + 1216]                                   ;  1556.7 p2+p1   58 r
        movdqa [rbp + 1328], xmm6                                  ;  1524.7 p0+p3  108 r spill
        movdqa xmm6, [rbp + 1456]                                  ;  1519.0 p2     108 r
        pxor xmm6, [rbp - 112]                                     ;  1556.7 p2+p1  108 r
        movdqa [rbp + 1456], xmm13                                 ;  1558.7 p0+p3   58 r spill
        movdqa xmm13, xmm4                                         ;  1528.7 p0      58 r copy
        pand xmm13, [r8 + 208]                                     ;  1557.7 p2+p1   58 r
        pxor xmm13, [rbp + 1680]                                   ;  1559.7 p2+p1   58 r
        movdqa [rbp + 1584], xmm4                                  ;  1528.7 p0+p3  108 r spill
        movdqa xmm4, xmm8                                          ;  1532.7 p0      58 r copy
        pand xmm4, [r8 + 224]                                      ;  1559.7 p2+p1   58 r
        pxor xmm4, [rbp + 1472]                                    ;  1561.7 p2+p1   58 r
        movdqa [rbp + 1168], xmm8                                  ;  1532.7 p0+p3  108 r spill
        movdqa xmm8, xmm7                                          ;  1536.7 p0      58 r copy
        pand xmm8, [r8 + 240]                                      ;  1561.7 p2+p1   58 r
        pxor xmm8, xmm6                                            ;  1563.7 p1      58 r
        movdqa [rbp + 1312], xmm6                                  ;  1558.7 p0+p3  108 r spill
        movdqa xmm6, xmm0                                          ;  1539.7 p0      58 r copy
        pand xmm6, [r8 + 176]                                      ;  1563.7 p2+p1   58 r
        pxor xmm6, [rbp + 1552]                                    ;  1565.7 p2+p1   58 r
        movdqa [rbp + 1632], xmm0                                  ;  1539.7 p0+p3  108 r spill
        movdqa xmm0, xmm7                                          ;  1536.7 p0      59 r copy
        movdqa [rbp + 1280], xmm7                                  ;  1536.7 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1440]                                  ;  1532.7 p2     108 r
        pxor xmm7, [rbp + 48]                                      ;  1565.7 p2+p1  108 r
        pxor xmm12, xmm7                                           ;  1567.7 p1      58 r
        movdqa [rbp + 1440], xmm7                                  ;  1567.7 p0+p3  108 r spill
        movdqa xmm7, xmm9                                          ;  1541.7 p0      59 r copy
        por xmm7, [r9 + 2080]                                      ;  1567.7 p2+p1   59 r
        pxor xmm7, [rbp + 1392]                                    ;  1569.7 p2+p1   59 r
        pxor xmm7, [r8 + 480]                                      ;  1571.7 p2+p1   50 next
        movdqa [rbp + 1488], xmm9                                  ;  1541.7 p0+p3   58 r spill
        movdqa xmm9, xmm1                                          ;  1543.7 p0      59 r copy
        por xmm9, [r9 + 2112]                                      ;  1570.7 p2+p1   59 r
        pxor xmm9, [rbp + 1360]                                    ;  1572.7 p2+p1   59 r
        pxor xmm9, [r8 + 256]                                      ;  1574.7 p2+p1   50 next
        movdqa [rbp + 1376], xmm1                                  ;  1543.7 p0+p3   58 r spill
        movdqa xmm1, xmm15                                         ;  1545.7 p0      59 r copy
        por xmm1, [r9 + 2128]                                      ;  1573.7 p2+p1   59 r
        pxor xmm1, [rbp + 1728]                                    ;  1575.7 p2+p1   59 r
        pxor xmm1, [r8 + 272]                                      ;  1577.7 p2+p1   50 next
        movdqa [rbp + 1744], xmm15                                 ;  1545.7 p0+p3   58 r spill
        movdqa xmm15, xmm11                                        ;  1547.7 p0      59 r copy
        por xmm15, [r9 + 2144]                                     ;  1576.7 p2+p1   59 r
        pxor xmm15, [rbp + 1120]                                   ;  1578.7 p2+p1   59 r
        pxor xmm15, [r8 + 288]                                     ;  1580.7 p2+p1   50 next
        movdqa [rbp + 1616], xmm11                                 ;  1548.0 p0+p3   58 r spill
        movdqa xmm11, xmm10                                        ;  1549.7 p0      59 r copy
        por xmm11, [r9 + 2160]                                     ;  1579.7 p2+p1   59 r
        pxor xmm3, xmm11                                           ;  1581.7 p1      59 r
        movdqa xmm11, xmm5                                         ;  1551.7 p0      59 r copy
        por xmm11, [r9 + 2176]                                     ;  1581.7 p2+p1   59 r
        pxor xmm11, [rbp + 1568]                                   ;  1583.7 p2+p1   59 r
        pxor xmm3, [r8 + 304]                                      ;  1583.7 p2+p1   50 next
        pxor xmm11, [r8 + 320]                                     ;  1585.7 p2+p1   50 next
        movdqa [rbp + 1504], xmm5                                  ;  1553.0 p0+p3   58 r spill
        movdqa xmm5, xmm14                                         ;  1554.0 p0      59 r copy
        por xmm5, [r9 + 2192]                                      ;  1585.7 p2+p1   59 r
        pxor xmm5, [rbp + 1696]                                    ;  1587.7 p2+p1   59 r
        pxor xmm5, [r8 + 336]                                      ;  1589.7 p2+p1   50 next
        movdqa [rbp + 1712], xmm14                                 ;  1556.0 p0+p3   58 r spill
        movdqa xmm14, xmm2                                         ;  1557.0 p0      59 r copy
        por xmm14, [r9 + 2240]                                     ;  1588.7 p2+p1   59 r
        pxor xmm14, [rbp + 1328]                                   ;  1590.7 p2+p1   59 r
        pxor xmm14, [r8 + 384]                                     ;  1592.7 p2+p1   50 next
        movdqa [rbp + 1232], xmm2                                  ;  1559.0 p0+p3   58 r spill
        movdqa xmm2, xmm4                                          ;  1563.7 p0      59 r copy
        por xmm2, [r9 + 2048]                                      ;  1591.7 p2+p1   59 r
        pxor xmm2, [rbp + 1520]                                    ;  1593.7 p2+p1   59 r
        pxor xmm2, [r8 + 448]                                      ;  1595.7 p2+p1   50 next
        movdqa [rbp + 1664], xmm10                                 ;  1562.0 p0+p3   58 r spill
        movdqa xmm10, xmm8                                         ;  1565.7 p0      59 r copy
        por xmm10, [r9 + 2064]                                     ;  1594.7 p2+p1   59 r
        pxor xmm10, [rbp + 1152]                                   ;  1596.7 p2+p1   59 r
        pxor xmm10, [r8 + 464]                                     ;  1598.7 p2+p1   50 next
        movdqa [rbp + 1776], xmm8                                  ;  1565.7 p0+p3   58 r spill
        movdqa xmm8, xmm13                                         ;  1566.0 p0      59 r copy
        por xmm8, [r9 + 2288]                                      ;  1597.7 p2+p1   59 r
        pxor xmm0, xmm8                                            ;  1599.7 p1      59 r
        movdqa xmm8, xmm6                                          ;  1567.7 p0      59 r copy
        por xmm8, [r9 + 2256]                                      ;  1599.7 p2+p1   59 r
        pxor xmm8, [rbp + 1584]                                    ;  1601.7 p2+p1   59 r
        pxor xmm0, [r8 + 432]                                      ;  1601.7 p2+p1   50 next
        pxor xmm8, [r8 + 400]                                      ;  1603.7 p2+p1   50 next
        movdqa [rbp + 1792], xmm13                                 ;  1570.0 p0+p3   58 r spill
        movdqa xmm13, xmm12                                        ;  1571.0 p0      59 r copy
        por xmm13, [r9 + 2224]                                     ;  1603.7 p2+p1   59 r
        pxor xmm13, [rbp + 1632]                                   ;  1605.7 p2+p1   59 r
        pxor xmm13, [r8 + 368]                                     ;  1607.7 p2+p1   50 next
        movdqa [rbp + 1808], xmm6                                  ;  1573.0 p0+p3   58 r spill
        movdqa xmm6, [rbp + 1152]                                  ;  1574.3 p2      58 r
        pand xmm6, [r8 + 16]                                       ;  1606.7 p2+p1   58 r
        pxor xmm6, [rbp + 1600]                                    ;  1608.7 p2+p1   58 r
        movdqa [rbp + 1824], xmm12                                 ;  1575.3 p0+p3   58 r spill
        movdqa xmm12, [rbp + 1568]                                 ;  1577.3 p2      58 r
        pand xmm12, [r8 + 128]                                     ;  1608.7 p2+p1   58 r
        pxor xmm12, [rbp + 1200]                                   ;  1610.7 p2+p1   58 r
        movdqa [rbp + 1840], xmm4                                  ;  1577.7 p0+p3   58 r spill
        movdqa xmm4, [rbp + 1456]                                  ;  1580.3 p2      59 r
        por xmm4, [r9 + 2272]                                      ;  1610.7 p2+p1   59 r
        pxor xmm4, [rbp + 1168]                                    ;  1612.7 p2+p1   59 r
        pxor xmm4, [r8 + 416]                                      ;  1614.7 p2+p1   50 next
        movdqa [rbp + 1856], xmm9                                  ;  1580.7 p0+p3   50 next spill
        movdqa xmm9, [rbp + 1344]                                  ;  1584.3 p2      59 r
        movdqa [rbp + 1872], xmm2                                  ;  1597.7 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1760]                                  ;  1585.3 p2      59 r
        movdqa [rbp + 1888], xmm1                                  ;  1584.7 p0+p3   50 next spill
        movdqa xmm1, xmm6                                          ;  1610.7 p0      59 r copy
        por xmm1, [r9 + 2096]                                      ;  1617.7 p2+p1   59 r
        pxor xmm9, xmm1                                            ;  1619.7 p1      59 r
        pxor xmm9, [r8 + 496]                                      ;  1621.7 p2+p1   50 next
        movdqa xmm1, xmm12                                         ;  1612.7 p0      59 r copy
        por xmm1, [r9 + 2208]                                      ;  1619.7 p2+p1   59 r
        pxor xmm2, xmm1                                            ;  1621.7 p1      59 r
        pxor xmm2, [r8 + 352]                                      ;  1623.7 p2+p1   50 next
        movdqa xmm1, xmm15                                         ;  1587.3 p0      41 next copy
        pxor xmm1, xmm14                                           ;  1619.7 p1      41 next
        movdqa [rbp + 1904], xmm12                                 ;  1612.7 p0+p3   58 r spill
        movdqa xmm12, xmm15                                        ;  1589.3 p0      41 next copy
        pand xmm12, xmm3                                           ;  1620.7 p1      41 next
        movdqa [rbp + 1920], xmm6                                  ;  1610.7 p0+p3   58 r spill
        movdqa xmm6, xmm15                                         ;  1591.3 p0      41 next copy
        movdqa [rbp + 1936], xmm9                                  ;  1623.7 p0+p3   50 next spill
        movdqa xmm9, xmm15                                         ;  1593.3 p0      41 next copy
        pand xmm9, xmm13                                           ;  1621.7 p1      41 next
        pxor xmm9, xmm3                                            ;  1623.7 p1      41 next
        movdqa [rbp + 1952], xmm0                                  ;  1603.7 p0+p3   50 next spill
        movdqa xmm0, xmm15                                         ;  1595.3 p0      41 next copy
        pxor xmm0, xmm3                                            ;  1623.7 p1      41 next
        movdqa [rbp + 1968], xmm7                                  ;  1596.3 p0+p3   50 next spill
        movdqa xmm7, xmm15                                         ;  1597.3 p0      41 next copy
        pand xmm7, xmm4                                            ;  1624.7 p1      41 next
        movdqa [rbp + 1984], xmm10                                 ;  1600.7 p0+p3   50 next spill
        movdqa xmm10, xmm14                                        ;  1599.3 p0      41 next copy
        pxor xmm10, xmm5                                           ;  1625.7 p1      41 next
        movdqa [rbp + 2000], xmm0                                  ;  1625.7 p0+p3   41 next spill
        movdqa xmm0, xmm14                                         ;  1601.3 p0      41 next copy
        pand xmm0, xmm13                                           ;  1626.7 p1      41 next
        pxor xmm0, [rel kasumi_decrypt_compact.T0_constants128]    ;  1628.7 p2+p1   41 next
        movdqa [rbp + 2016], xmm7                                  ;  1626.7 p0+p3   41 next spill
        movdqa xmm7, xmm14                                         ;  1603.3 p0      41 next copy
        pand xmm7, xmm5                                            ;  1628.7 p1      41 next
        movdqa [rbp + 2032], xmm9                                  ;  1625.7 p0+p3   41 next spill
        movdqa xmm9, xmm14                                         ;  1605.3 p0      41 next copy
        pand xmm14, xmm3                                           ;  1629.7 p1      41 next
        pand xmm9, [rbp + 2000]                                    ;  1636.7 p2+p1   41 next
        movdqa [rbp + 2048], xmm9                                  ;  1638.7 p0+p3   41 next spill
        movdqa xmm9, xmm3                                          ;  1607.3 p0      41 next copy
        pxor xmm9, xmm11                                           ;  1631.7 p1      41 next
        movdqa [rbp + 2064], xmm14                                 ;  1631.7 p0+p3   41 next spill
        movdqa xmm14, xmm3                                         ;  1609.3 p0      41 next copy
        movdqa [rbp + 2080], xmm9                                  ;  1633.7 p0+p3   41 next spill
        movdqa xmm9, xmm3                                          ;  1611.3 p0      41 next copy
        movdqa [rbp + 2096], xmm15                                 ;  1612.3 p0+p3   41 next spill
        movdqa xmm15, xmm3                                         ;  1613.3 p0      41 next copy
        pand xmm15, xmm11                                          ;  1632.7 p1      41 next
        pxor xmm15, xmm8                                           ;  1634.7 p1      41 next
        pand xmm3, xmm2                                            ;  1634.7 p1      41 next
        movdqa [rbp + 2112], xmm15                                 ;  1636.7 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  1615.3 p0      41 next copy
        pxor xmm15, xmm4                                           ;  1635.7 p1      41 next
        pand xmm14, xmm15                                          ;  1637.7 p1      41 next
        pxor xmm7, xmm14                                           ;  1639.7 p1      41 next
        movdqa xmm14, xmm11                                        ;  1616.3 p0      41 next copy
        pxor xmm14, xmm5                                           ;  1638.7 p1      41 next
        por xmm9, xmm14                                            ;  1640.7 p1      41 next
        pxor xmm9, xmm7                                            ;  1642.7 p1      41 next
        movdqa [rbp + 2128], xmm9                                  ;  1644.7 p0+p3   41 next spill
        movdqa xmm9, [rbp + 2096]                                  ;  1612.3 p2      41 next reload
        pxor xmm9, xmm7                                            ;  1641.7 p1      41 next
        movdqa xmm7, xmm11                                         ;  1618.3 p0      41 next copy
        pxor xmm7, xmm8                                            ;  1642.7 p1      41 next
        pand xmm6, xmm7                                            ;  1644.7 p1      41 next
        pxor xmm6, xmm0                                            ;  1646.7 p1      41 next
        movdqa xmm7, xmm11                                         ;  1619.3 p0      41 next copy
        pand xmm7, [rbp + 2112]                                    ;  1647.7 p2+p1   41 next
        movdqa [rbp + 2096], xmm9                                  ;  1643.7 p0+p3   41 next spill
        movdqa xmm9, xmm11                                         ;  1621.3 p0      41 next copy
        pand xmm9, xmm2                                            ;  1646.7 p1      41 next
        movdqa [rbp + 2144], xmm11                                 ;  1622.3 p0+p3   41 next spill
        movdqa xmm11, xmm1                                         ;  1623.3 p0      41 next copy
        pand xmm11, xmm8                                           ;  1647.7 p1      41 next
        pxor xmm11, [rbp + 2032]                                   ;  1649.7 p2+p1   41 next
        movdqa [rbp + 2160], xmm11                                 ;  1651.7 p0+p3   41 next spill
        movdqa xmm11, xmm8                                         ;  1625.3 p0      41 next copy
        pand xmm11, xmm10                                          ;  1649.7 p1      41 next
        movdqa [rbp + 2176], xmm1                                  ;  1626.3 p0+p3   41 next spill
        movdqa xmm1, xmm8                                          ;  1627.3 p0      41 next copy
        pand xmm1, [rbp + 2080]                                    ;  1650.7 p2+p1   41 next
        movdqa [rbp + 2192], xmm11                                 ;  1651.7 p0+p3   41 next spill
        movdqa xmm11, xmm10                                        ;  1629.3 p0      41 next copy
        pand xmm11, xmm2                                           ;  1651.7 p1      41 next
        movdqa [rbp + 2208], xmm0                                  ;  1630.7 p0+p3   41 next spill
        movdqa xmm0, xmm8                                          ;  1631.3 p0      41 next copy
        pand xmm0, xmm4                                            ;  1652.7 p1      41 next
        movdqa [rbp + 2224], xmm4                                  ;  1632.3 p0+p3   50 next spill
        movdqa xmm4, xmm8                                          ;  1633.3 p0      41 next copy
        pand xmm4, xmm13                                           ;  1653.7 p1      41 next
        pand xmm8, xmm2                                            ;  1654.7 p1      41 next
        movdqa [rbp + 2240], xmm4                                  ;  1655.7 p0+p3   41 next spill
        movdqa xmm4, [rbp + 2016]                                  ;  1626.7 p2      41 next reload
        pxor xmm4, xmm8                                            ;  1656.7 p1      41 next
        movdqa xmm8, xmm13                                         ;  1635.3 p0      41 next copy
        pand xmm8, xmm2                                            ;  1656.7 p1      41 next
        pxor xmm8, [rel kasumi_decrypt_compact.T0_constants128]    ;  1658.7 p2+p1   41 next
        pxor xmm7, xmm8                                            ;  1660.7 p1      41 next
        movdqa [rbp + 2016], xmm4                                  ;  1658.7 p0+p3   41 next spill
        movdqa xmm4, xmm13                                         ;  1637.3 p0      41 next copy
        pand xmm4, [rbp + 2080]                                    ;  1659.7 p2+p1   41 next
        pxor xmm11, xmm4                                           ;  1661.7 p1      41 next
        movdqa xmm4, xmm13                                         ;  1638.3 p0      41 next copy
        pand xmm4, xmm14                                           ;  1661.7 p1      41 next
        pxor xmm4, [rbp + 2032]                                    ;  1663.7 p2+p1   41 next
        pxor xmm4, xmm1                                            ;  1665.7 p1      41 next
        pxor xmm10, xmm4                                           ;  1667.7 p1      41 next
        movdqa xmm4, xmm13                                         ;  1639.3 p0      41 next copy
        pand xmm4, xmm15                                           ;  1665.7 p1      41 next
        pxor xmm13, xmm0                                           ;  1666.7 p1      41 next
        pxor xmm11, [rbp + 2112]                                   ;  1667.7 p2+p1   41 next
        pxor xmm1, xmm4                                            ;  1668.7 p1      41 next
        pxor xmm1, xmm6                                            ;  1670.7 p1      41 next
        pxor xmm0, xmm1                                            ;  1672.7 p1      41 next
        movdqa xmm1, xmm14                                         ;  1640.7 p0      41 next copy
        pand xmm1, xmm5                                            ;  1671.7 p1      41 next
        pxor xmm12, xmm1                                           ;  1673.7 p1      41 next
        movdqa xmm1, xmm15                                         ;  1641.3 p0      41 next copy
        pand xmm15, xmm14                                          ;  1673.7 p1      41 next
        pand xmm1, xmm5                                            ;  1674.7 p1      41 next
        pand xmm14, [rbp + 2176]                                   ;  1675.7 p2+p1   41 next
        pxor xmm1, xmm11                                           ;  1676.7 p1      41 next
        movdqa [rbp + 2112], xmm0                                  ;  1674.7 p0+p3   41 next spill
        movdqa xmm0, [rbp + 2064]                                  ;  1637.7 p2      41 next reload
        pxor xmm0, xmm11                                           ;  1677.7 p1      41 next
        movdqa xmm11, xmm2                                         ;  1643.3 p0      41 next copy
        pand xmm11, [rbp + 2000]                                   ;  1678.7 p2+p1   41 next
        pxor xmm11, xmm12                                          ;  1680.7 p1      41 next
        pxor xmm4, xmm11                                           ;  1682.7 p1      41 next
        pxor xmm10, xmm4                                           ;  1684.7 p1      41 next
        pxor xmm7, xmm12                                           ;  1682.7 p1      41 next
        pxor xmm14, [rbp + 2240]                                   ;  1683.7 p2+p1   41 next
        pxor xmm12, xmm15                                          ;  1684.7 p1      41 next
        movdqa xmm15, [rbp + 2048]                                 ;  1641.7 p2      41 next reload
        movdqa xmm4, [rbp + 2016]                                  ;  1658.7 p2      41 next reload
        pxor xmm15, xmm4                                           ;  1685.7 p1      41 next
        movdqa xmm11, [rbp + 2096]                                 ;  1643.7 p2      41 next reload
        pxor xmm1, xmm11                                           ;  1686.7 p1      41 next
        pxor xmm4, [rbp + 2160]                                    ;  1687.7 p2+p1   41 next
        pxor xmm10, [rel kasumi_decrypt_compact.T0_constants128]   ;  1688.7 p2+p1   41 next
        pxor xmm14, [rbp + 2224]                                   ;  1689.7 p2+p1   41 next
        pxor xmm3, xmm15                                           ;  1690.7 p1      41 next
        pxor xmm0, xmm12                                           ;  1691.7 p1      41 next
        pxor xmm12, xmm2                                           ;  1692.7 p1      41 next
        pxor xmm7, xmm14                                           ;  1693.7 p1      41 next
        pxor xmm6, xmm14                                           ;  1694.7 p1      41 next
        movdqa xmm14, xmm2                                         ;  1647.0 p0      41 next copy
        pand xmm14, xmm5                                           ;  1695.7 p1      41 next
        pand xmm2, [rbp + 2224]                                    ;  1696.7 p2+p1   41 next
        pxor xmm12, [rbp + 2128]                                   ;  1697.7 p2+p1   41 next
        pxor xmm0, xmm5                                            ;  1698.7 p1      41 next
        pxor xmm6, xmm14                                           ;  1699.7 p1      41 next
        pxor xmm4, xmm6                                            ;  1701.7 p1      41 next
        movdqa xmm6, xmm5                                          ;  1650.0 p0      41 next copy
        pand xmm6, [rbp + 2176]                                    ;  1701.7 p2+p1   41 next
        pxor xmm9, xmm6                                            ;  1703.7 p1      41 next
        pxor xmm5, xmm2                                            ;  1703.7 p1      41 next
        movdqa xmm2, [rbp + 2208]                                  ;  1651.7 p2      41 next reload
        pxor xmm2, xmm14                                           ;  1704.7 p1      41 next
        pxor xmm1, xmm2                                            ;  1706.7 p1      41 next
        movdqa xmm14, [rbp + 2224]                                 ;  1652.7 p2      41 next
        pand xmm14, xmm13                                          ;  1706.7 p1      41 next
        pxor xmm13, xmm9                                           ;  1707.7 p1      41 next
        movdqa xmm2, [rbp + 2160]                                  ;  1653.7 p2      41 next
        pxor xmm2, xmm12                                           ;  1708.7 p1      41 next
        movdqa xmm6, [rbp + 2176]                                  ;  1654.7 p2      41 next
        pand xmm6, [rbp + 2224]                                    ;  1709.7 p2+p1   41 next
        pxor xmm15, xmm13                                          ;  1710.7 p1      41 next
        movdqa xmm9, [rbp + 2112]                                  ;  1674.7 p2      41 next
        pxor xmm9, xmm5                                            ;  1711.7 p1      41 next
        movdqa xmm5, [rbp + 1968]                                  ;  1657.7 p2      41 next
        movdqa xmm12, [rbp + 1984]                                 ;  1658.7 p2      50 next reload
        pand xmm5, xmm12                                           ;  1712.7 p1      41 next
        pxor xmm8, xmm14                                           ;  1713.7 p1      41 next
        pxor xmm11, xmm15                                          ;  1714.7 p1      41 next
        movdqa xmm14, [rbp + 1888]                                 ;  1659.7 p2      41 next
        movdqa xmm15, [rbp + 1952]                                 ;  1660.7 p2      50 next reload
        pand xmm14, xmm15                                          ;  1715.7 p1      41 next
        pxor xmm3, xmm6                                            ;  1716.7 p1      41 next
        movdqa xmm6, [rbp + 2144]                                  ;  1661.7 p2      41 next reload
        pxor xmm6, xmm3                                            ;  1718.7 p1      41 next
        movdqa xmm3, [rbp + 1856]                                  ;  1662.7 p2      41 next
        movdqa xmm13, [rbp + 1872]                                 ;  1663.7 p2      50 next reload
        pand xmm3, xmm13                                           ;  1718.7 p1      41 next
        movdqa [rbp + 2144], xmm0                                  ;  1700.7 p0+p3   41 next spill
        movdqa xmm0, [rbp + 2192]                                  ;  1664.7 p2      41 next reload
        pxor xmm0, xmm6                                            ;  1720.7 p1      41 next
        pxor xmm5, xmm15                                           ;  1720.7 p1      41 next
        pxor xmm1, xmm8                                            ;  1721.7 p1      41 next
        pxor xmm8, xmm0                                            ;  1722.7 p1      41 next
        movdqa xmm0, [rbp + 1888]                                  ;  1665.7 p2      41 next
        movdqa xmm6, [rbp + 1936]                                  ;  1666.7 p2      50 next reload
        pand xmm0, xmm6                                            ;  1723.7 p1      41 next
        pxor xmm4, xmm12                                           ;  1724.7 p1      41 next
        pxor xmm10, xmm13                                          ;  1725.7 p1      41 next
        pxor xmm9, xmm15                                           ;  1726.7 p1      41 next
        pxor xmm2, xmm6                                            ;  1727.7 p1      41 next
        pxor xmm11, [rbp + 1968]                                   ;  1728.7 p2+p1   41 next
        pxor xmm8, [rbp + 1856]                                    ;  1729.7 p2+p1   41 next
        movdqa [rbp + 2192], xmm7                                  ;  1695.7 p0+p3   41 next spill
        movdqa xmm7, xmm15                                         ;  1671.7 p0      41 next copy
        pand xmm7, [rbp + 1968]                                    ;  1730.7 p2+p1   41 next
        pxor xmm1, [rbp + 1888]                                    ;  1731.7 p2+p1   41 next
        movdqa [rbp + 2112], xmm1                                  ;  1733.7 p0+p3   41 next spill
        movdqa xmm1, xmm15                                         ;  1671.7 p0      41 next copy
        pand xmm1, xmm6                                            ;  1732.7 p1      41 next
        movdqa [rbp + 2224], xmm8                                  ;  1731.7 p0+p3   41 next spill
        movdqa xmm8, xmm15                                         ;  1672.3 p0      41 next copy
        pand xmm8, xmm13                                           ;  1733.7 p1      41 next
        movdqa [rbp + 2176], xmm2                                  ;  1729.7 p0+p3   41 next spill
        movdqa xmm2, xmm15                                         ;  1674.3 p0      41 next copy
        movdqa [rbp + 1952], xmm11                                 ;  1730.7 p0+p3   41 next spill
        movdqa xmm11, xmm12                                        ;  1676.3 p0      41 next copy
        pand xmm11, xmm13                                          ;  1734.7 p1      41 next
        movdqa [rbp + 2160], xmm4                                  ;  1726.7 p0+p3   41 next spill
        movdqa xmm4, xmm12                                         ;  1678.3 p0      41 next copy
        pxor xmm4, [rbp + 1856]                                    ;  1735.7 p2+p1   41 next
        movdqa [rbp + 2208], xmm10                                 ;  1727.7 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;  1680.3 p0      41 next copy
        movdqa [rbp + 2128], xmm9                                  ;  1728.7 p0+p3   41 next spill
        movdqa xmm9, xmm12                                         ;  1682.3 p0      41 next copy
        pand xmm9, [rbp + 1888]                                    ;  1736.7 p2+p1   41 next
        movdqa [rbp + 2096], xmm9                                  ;  1738.7 p0+p3   41 next spill
        movdqa xmm9, xmm12                                         ;  1684.3 p0      41 next copy
        pand xmm9, [rbp + 1856]                                    ;  1737.7 p2+p1   41 next
        movdqa [rbp + 1984], xmm9                                  ;  1739.7 p0+p3   41 next spill
        movdqa xmm9, xmm13                                         ;  1686.3 p0      41 next copy
        movdqa [rbp + 2016], xmm5                                  ;  1722.7 p0+p3   41 next spill
        movdqa xmm5, xmm13                                         ;  1688.3 p0      41 next copy
        movdqa [rbp + 2048], xmm12                                 ;  1689.3 p0+p3   41 next spill
        movdqa xmm12, xmm13                                        ;  1690.3 p0      41 next copy
        pxor xmm12, xmm6                                           ;  1738.7 p1      41 next
        movdqa [rbp + 2240], xmm15                                 ;  1691.3 p0+p3   41 next spill
        movdqa xmm15, xmm13                                        ;  1692.3 p0      41 next copy
        movdqa [rbp + 2000], xmm8                                  ;  1735.7 p0+p3   41 next spill
        movdqa xmm8, xmm13                                         ;  1694.3 p0      41 next copy
        pand xmm13, [rbp + 1888]                                   ;  1739.7 p2+p1   41 next
        movdqa [rbp + 1872], xmm13                                 ;  1741.7 p0+p3   41 next spill
        movdqa xmm13, xmm6                                         ;  1696.3 p0      41 next copy
        pand xmm13, [rbp + 1856]                                   ;  1740.7 p2+p1   41 next
        movdqa [rbp + 2064], xmm4                                  ;  1737.7 p0+p3   41 next spill
        movdqa xmm4, xmm6                                          ;  1698.3 p0      41 next copy
        movdqa [rbp + 2032], xmm2                                  ;  1699.3 p0+p3   41 next spill
        movdqa xmm2, xmm6                                          ;  1700.3 p0      41 next copy
        movdqa [rbp + 2080], xmm8                                  ;  1701.3 p0+p3   41 next spill
        movdqa xmm8, xmm6                                          ;  1702.3 p0      41 next copy
        movdqa [rbp + 2256], xmm10                                 ;  1703.3 p0+p3   41 next spill
        movdqa xmm10, xmm6                                         ;  1704.3 p0      41 next copy
        pand xmm10, [rbp + 2016]                                   ;  1741.7 p2+p1   41 next
        pand xmm6, [rbp + 1968]                                    ;  1742.7 p2+p1   41 next
        movdqa [rbp + 1936], xmm10                                 ;  1743.7 p0+p3   41 next spill
        movdqa xmm10, xmm14                                        ;  1717.7 p0      41 next copy
        pxor xmm10, xmm3                                           ;  1743.7 p1      41 next
        pand xmm3, [rbp + 1968]                                    ;  1744.7 p2+p1   41 next
        pxor xmm8, xmm10                                           ;  1745.7 p1      41 next
        movdqa [rbp + 2272], xmm6                                  ;  1744.7 p0+p3   41 next spill
        movdqa xmm6, [rbp + 2256]                                  ;  1710.7 p2      41 next reload
        pand xmm6, xmm8                                            ;  1747.7 p1      41 next
        movdqa xmm8, xmm0                                          ;  1725.7 p0      41 next copy
        pxor xmm8, xmm7                                            ;  1747.7 p1      41 next
        pxor xmm7, xmm10                                           ;  1748.7 p1      41 next
        pxor xmm11, xmm8                                           ;  1749.7 p1      41 next
        pand xmm8, [rbp + 1856]                                    ;  1750.7 p2+p1   41 next
        pand xmm0, [rbp + 2064]                                    ;  1751.7 p2+p1   41 next
        pxor xmm14, xmm11                                          ;  1752.7 p1      41 next
        pand xmm5, xmm14                                           ;  1754.7 p1      41 next
        pand xmm4, xmm11                                           ;  1754.7 p1      41 next
        movdqa xmm14, [rbp + 1968]                                 ;  1717.7 p2      50 next reload
        pand xmm11, xmm14                                          ;  1755.7 p1      41 next
        pxor xmm4, [rbp + 2096]                                    ;  1756.7 p2+p1   41 next
        movdqa [rbp + 2256], xmm10                                 ;  1745.7 p0+p3   41 next spill
        movdqa xmm10, xmm14                                        ;  1728.7 p0      41 next copy
        pxor xmm10, xmm1                                           ;  1757.7 p1      41 next
        pxor xmm3, xmm10                                           ;  1759.7 p1      41 next
        pand xmm9, xmm10                                           ;  1759.7 p1      41 next
        pxor xmm2, xmm9                                            ;  1761.7 p1      41 next
        movdqa xmm9, xmm14                                         ;  1728.7 p0      41 next copy
        movdqa xmm10, [rbp + 1888]                                 ;  1723.7 p2      50 next reload
        pand xmm9, xmm10                                           ;  1761.7 p1      41 next
        pxor xmm0, xmm2                                            ;  1763.7 p1      41 next
        pand xmm15, xmm2                                           ;  1763.7 p1      41 next
        movdqa xmm2, xmm1                                          ;  1734.7 p0      41 next copy
        pxor xmm1, xmm10                                           ;  1764.7 p1      41 next
        por xmm2, xmm13                                            ;  1765.7 p1      41 next
        pxor xmm11, xmm2                                           ;  1767.7 p1      41 next
        pxor xmm13, xmm9                                           ;  1767.7 p1      41 next
        movdqa xmm2, [rbp + 1856]                                  ;  1730.7 p2      50 next reload
        pxor xmm9, xmm2                                            ;  1768.7 p1      41 next
        pxor xmm5, xmm1                                            ;  1769.7 p1      41 next
        pxor xmm1, xmm9                                            ;  1770.7 p1      41 next
        pand xmm9, xmm10                                           ;  1771.7 p1      41 next
        pxor xmm3, xmm9                                            ;  1773.7 p1      41 next
        movdqa xmm9, [rbp + 2256]                                  ;  1745.7 p2      41 next reload
        pand xmm10, xmm9                                           ;  1773.7 p1      41 next
        pand xmm9, xmm2                                            ;  1774.7 p1      41 next
        movdqa [rbp + 2256], xmm5                                  ;  1771.7 p0+p3   41 next spill
        movdqa xmm5, xmm2                                          ;  1741.7 p0      41 next copy
        pxor xmm5, [rbp + 2096]                                    ;  1775.7 p2+p1   41 next
        pand xmm2, [rbp + 2016]                                    ;  1776.7 p2+p1   41 next
        pand xmm14, xmm5                                           ;  1777.7 p1      41 next
        pxor xmm9, xmm14                                           ;  1779.7 p1      41 next
        movdqa xmm14, [rbp + 1984]                                 ;  1739.7 p2      41 next reload
        pand xmm5, xmm14                                           ;  1779.7 p1      41 next
        pxor xmm14, [rbp + 1872]                                   ;  1780.7 p2+p1   41 next
        movdqa [rbp + 1984], xmm2                                  ;  1778.7 p0+p3   41 next spill
        movdqa xmm2, [rbp + 2256]                                  ;  1771.7 p2      41 next reload
        pxor xmm2, xmm9                                            ;  1782.7 p1      41 next
        movdqa xmm9, [rbp + 2064]                                  ;  1740.0 p2      41 next
        pand xmm9, [rbp + 2000]                                    ;  1782.7 p2+p1   41 next
        pxor xmm12, xmm9                                           ;  1784.7 p1      41 next
        pxor xmm12, xmm13                                          ;  1786.7 p1      41 next
        movdqa xmm9, [rbp + 2064]                                  ;  1742.0 p2      41 next reload
        pxor xmm13, xmm9                                           ;  1785.7 p1      41 next
        pand xmm9, [rbp + 2272]                                    ;  1786.7 p2+p1   41 next
        pxor xmm10, xmm9                                           ;  1788.7 p1      41 next
        movdqa xmm9, [rbp + 2032]                                  ;  1744.0 p2      41 next reload
        pand xmm9, xmm13                                           ;  1788.7 p1      41 next
        movdqa xmm13, [rbp + 2080]                                 ;  1745.0 p2      41 next reload
        pand xmm13, xmm12                                          ;  1789.7 p1      41 next
        movdqa xmm12, [rel kasumi_decrypt_compact.T0_constants128] ;  1746.0 p2      41 next reload
        pxor xmm9, xmm12                                           ;  1790.7 p1      41 next
        pxor xmm2, [rbp + 2112]                                    ;  1791.7 p2+p1   41 next
        pxor xmm2, [r11 + 2288]                                    ;  1793.7 p2+p1   44 next
        movdqa [rbp + 2080], xmm2                                  ;  1795.7 p0+p3   44 next spill
        movdqa xmm2, [rbp + 2240]                                  ;  1749.0 p2      41 next reload
        pand xmm2, xmm14                                           ;  1793.7 p1      41 next
        pxor xmm7, xmm2                                            ;  1795.7 p1      41 next
        movdqa xmm2, [rbp + 1936]                                  ;  1750.0 p2      41 next reload
        pxor xmm14, xmm2                                           ;  1795.7 p1      41 next
        pxor xmm4, xmm7                                            ;  1797.7 p1      41 next
        pxor xmm2, xmm9                                            ;  1797.7 p1      41 next
        movdqa xmm7, xmm1                                          ;  1772.7 p0      41 next copy
        pxor xmm7, [rbp + 2000]                                    ;  1798.7 p2+p1   41 next
        pxor xmm8, xmm7                                            ;  1800.7 p1      41 next
        pxor xmm6, xmm8                                            ;  1802.7 p1      41 next
        pxor xmm0, xmm14                                           ;  1801.7 p1      41 next
        pxor xmm1, xmm0                                            ;  1803.7 p1      41 next
        movdqa xmm0, [rbp + 2096]                                  ;  1752.0 p2      41 next
        pxor xmm0, [rbp + 2272]                                    ;  1803.7 p2+p1   41 next
        pxor xmm13, xmm0                                           ;  1805.7 p1      41 next
        movdqa xmm0, [rbp + 1872]                                  ;  1754.0 p2      41 next
        pxor xmm0, xmm2                                            ;  1805.7 p1      41 next
        movdqa xmm2, [rbp + 2016]                                  ;  1755.0 p2      41 next
        pxor xmm2, xmm4                                            ;  1806.7 p1      41 next
        movdqa xmm4, [rbp + 1984]                                  ;  1778.7 p2      41 next
        pxor xmm15, xmm0                                           ;  1807.7 p1      41 next
        movdqa xmm0, [rbp + 2128]                                  ;  1757.0 p2      41 next
        pxor xmm10, xmm1                                           ;  1808.7 p1      41 next
        movdqa xmm1, [rbp + 2208]                                  ;  1758.0 p2      41 next
        movdqa xmm7, [rbp + 2048]                                  ;  1759.0 p2      41 next reload
        por xmm7, xmm14                                            ;  1809.7 p1      41 next
        pxor xmm4, xmm13                                           ;  1810.7 p1      41 next
        movdqa xmm14, [rbp + 2160]                                 ;  1760.0 p2      41 next
        pxor xmm3, xmm15                                           ;  1811.7 p1      41 next
        movdqa xmm15, [rbp + 1952]                                 ;  1761.0 p2      41 next
        pxor xmm9, xmm7                                            ;  1812.7 p1      41 next
        movdqa xmm7, [rbp + 2176]                                  ;  1762.0 p2      41 next
        pxor xmm6, xmm12                                           ;  1813.7 p1      41 next
        pxor xmm0, xmm10                                           ;  1814.7 p1      41 next
        movdqa xmm8, [rbp + 2224]                                  ;  1763.0 p2      41 next
        pxor xmm5, xmm9                                            ;  1815.7 p1      41 next
        movdqa xmm9, [r11 + 2192]                                  ;  1764.0 p2      44 next
        pxor xmm15, xmm4                                           ;  1816.7 p1      41 next
        movdqa xmm4, [r11 + 2208]                                  ;  1765.0 p2      44 next
        pxor xmm7, xmm3                                            ;  1817.7 p1      41 next
        movdqa xmm3, [r11 + 2224]                                  ;  1766.0 p2      44 next
        pxor xmm1, xmm6                                            ;  1818.7 p1      41 next
        movdqa xmm6, [r11 + 2240]                                  ;  1767.0 p2      44 next
        pxor xmm11, xmm5                                           ;  1819.7 p1      41 next
        movdqa xmm5, [r11 + 2256]                                  ;  1768.0 p2      44 next
        pxor xmm9, xmm0                                            ;  1820.7 p1      44 next
        movdqa xmm0, [r11 + 2272]                                  ;  1769.0 p2      44 next
        pxor xmm2, xmm12                                           ;  1821.7 p1      41 next
        pxor xmm6, xmm15                                           ;  1822.7 p1      44 next
        movdqa xmm15, [rbp + 2128]                                 ;  1770.0 p2      44 next
        pxor xmm15, [r11 + 2048]                                   ;  1823.7 p2+p1   44 next
        pxor xmm5, xmm7                                            ;  1824.7 p1      44 next
        movdqa xmm7, [rbp + 2208]                                  ;  1772.0 p2      44 next
        pxor xmm7, [r11 + 2064]                                    ;  1825.7 p2+p1   44 next
        pxor xmm8, xmm11                                           ;  1826.7 p1      41 next
        movdqa xmm10, [rbp + 2160]                                 ;  1774.0 p2      44 next
        pxor xmm10, [r11 + 2080]                                   ;  1827.7 p2+p1   44 next
        pxor xmm4, xmm1                                            ;  1828.7 p1      44 next
        movdqa xmm1, [rbp + 1952]                                  ;  1776.0 p2      44 next
        pxor xmm1, [r11 + 2096]                                    ;  1829.7 p2+p1   44 next
        pxor xmm14, xmm2                                           ;  1830.7 p1      41 next
        movdqa xmm2, [rbp + 2176]                                  ;  1778.0 p2      44 next
        pxor xmm2, [r11 + 2112]                                    ;  1831.7 p2+p1   44 next
        pxor xmm0, xmm8                                            ;  1832.7 p1      44 next
        movdqa xmm8, [rbp + 2224]                                  ;  1780.0 p2      44 next
        pxor xmm8, [r11 + 2128]                                    ;  1833.7 p2+p1   44 next
        pxor xmm3, xmm14                                           ;  1834.7 p1      44 next
        movdqa xmm14, [rbp + 2112]                                 ;  1782.0 p2      44 next
        pxor xmm14, [r11 + 2144]                                   ;  1835.7 p2+p1   44 next
        movdqa xmm11, [rbp + 2192]                                 ;  1784.0 p2      44 next
        pxor xmm11, [r11 + 2160]                                   ;  1836.7 p2+p1   44 next
        movdqa xmm13, [rbp + 2144]                                 ;  1786.0 p2      44 next
        pxor xmm13, [r11 + 2176]                                   ;  1837.7 p2+p1   44 next
        movdqa [rbp + 2144], xmm5                                  ;  1826.7 p0+p3   44 next spill
        movdqa xmm5, xmm15                                         ;  1825.7 p0      41 next copy
        pxor xmm5, xmm14                                           ;  1838.7 p1      41 next
        movdqa [rbp + 2192], xmm4                                  ;  1830.7 p0+p3   44 next spill
        movdqa xmm4, xmm15                                         ;  1825.7 p0      41 next copy
        pand xmm4, xmm7                                            ;  1839.7 p1      41 next
        movdqa [rbp + 2112], xmm0                                  ;  1834.7 p0+p3   44 next spill
        movdqa xmm0, xmm15                                         ;  1825.7 p0      41 next copy
        movdqa [rbp + 2224], xmm9                                  ;  1822.7 p0+p3   44 next spill
        movdqa xmm9, xmm15                                         ;  1825.7 p0      41 next copy
        pand xmm9, xmm8                                            ;  1840.7 p1      41 next
        pxor xmm9, xmm7                                            ;  1842.7 p1      41 next
        movdqa [rbp + 2176], xmm6                                  ;  1824.7 p0+p3   44 next spill
        movdqa xmm6, xmm15                                         ;  1825.7 p0      41 next copy
        pxor xmm6, xmm7                                            ;  1842.7 p1      41 next
        movdqa [rbp + 1952], xmm3                                  ;  1836.7 p0+p3   44 next spill
        movdqa xmm3, xmm15                                         ;  1825.7 p0      41 next copy
        pand xmm3, xmm13                                           ;  1843.7 p1      41 next
        movdqa [rbp + 2160], xmm6                                  ;  1844.7 p0+p3   41 next spill
        movdqa xmm6, xmm7                                          ;  1827.7 p0      41 next copy
        pxor xmm6, xmm10                                           ;  1844.7 p1      41 next
        movdqa [rbp + 2208], xmm3                                  ;  1845.7 p0+p3   41 next spill
        movdqa xmm3, [rbp + 2160]                                  ;  1844.7 p2      41 next
        pand xmm3, xmm14                                           ;  1855.7 p1      41 next
        movdqa [rbp + 2128], xmm3                                  ;  1857.7 p0+p3   41 next spill
        movdqa xmm3, [rbp + 2160]                                  ;  1844.7 p2      41 next
        pand xmm3, xmm2                                            ;  1855.7 p1      41 next
        movdqa xmm12, xmm7                                         ;  1827.7 p0      41 next copy
        movdqa [rbp + 2160], xmm9                                  ;  1844.7 p0+p3   41 next spill
        movdqa xmm9, xmm7                                          ;  1827.7 p0      41 next copy
        movdqa [rbp + 2048], xmm7                                  ;  1827.7 p0+p3   44 next spill
        movdqa xmm7, [rbp + 2160]                                  ;  1844.7 p2      41 next
        movdqa [rbp + 1984], xmm6                                  ;  1846.7 p0+p3   41 next spill
        movdqa xmm6, [rbp + 2160]                                  ;  1844.7 p2      41 next
        movdqa [rbp + 2160], xmm3                                  ;  1857.7 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1984]                                  ;  1846.7 p2      41 next
        pand xmm3, xmm11                                           ;  1857.7 p1      41 next
        movdqa [rbp + 2016], xmm3                                  ;  1859.7 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1984]                                  ;  1846.7 p2      41 next
        pand xmm3, xmm8                                            ;  1857.7 p1      41 next
        movdqa [rbp + 1984], xmm15                                 ;  1825.7 p0+p3   41 next spill
        movdqa xmm15, [rbp + 2016]                                 ;  1859.7 p2      41 next
        movdqa [rbp + 1872], xmm2                                  ;  1833.7 p0+p3   44 next spill
        movdqa xmm2, [rbp + 2048]                                  ;  1827.7 p2      41 next
        pand xmm2, xmm10                                           ;  1849.7 p1      41 next
        pxor xmm2, xmm11                                           ;  1851.7 p1      41 next
        movdqa [rbp + 2272], xmm2                                  ;  1853.7 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1872]                                  ;  1833.7 p2      41 next
        pand xmm2, xmm8                                            ;  1851.7 p1      41 next
        pxor xmm2, [rel kasumi_decrypt_compact.T0_constants128]    ;  1853.7 p2+p1   41 next
        movdqa [rbp + 2096], xmm2                                  ;  1855.7 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1872]                                  ;  1833.7 p2      41 next
        movdqa [rbp + 2000], xmm3                                  ;  1859.7 p0+p3   41 next spill
        movdqa xmm3, [rbp + 2272]                                  ;  1853.7 p2      41 next
        movdqa [rbp + 1936], xmm3                                  ;  1864.7 p0+p3   41 next spill
        movdqa xmm3, xmm14                                         ;  1837.7 p0      41 next copy
        pxor xmm3, xmm1                                            ;  1853.7 p1      41 next
        pand xmm2, xmm3                                            ;  1855.7 p1      41 next
        movdqa [rbp + 2240], xmm9                                  ;  1834.7 p0+p3   41 next spill
        movdqa xmm9, [rbp + 2000]                                  ;  1859.7 p2      41 next reload
        pxor xmm9, xmm2                                            ;  1870.7 p1      41 next
        movdqa xmm2, xmm14                                         ;  1837.7 p0      41 next copy
        pand xmm2, xmm8                                            ;  1856.7 p1      41 next
        pxor xmm2, [rel kasumi_decrypt_compact.T0_constants128]    ;  1858.7 p2+p1   41 next
        movdqa [rbp + 2000], xmm8                                  ;  1835.7 p0+p3   44 next spill
        movdqa xmm8, [rbp + 1936]                                  ;  1864.7 p2      41 next reload
        pxor xmm8, xmm9                                            ;  1875.7 p1      41 next
        movdqa xmm9, xmm14                                         ;  1837.7 p0      41 next copy
        pand xmm9, xmm1                                            ;  1859.7 p1      41 next
        pand xmm14, [rbp + 2048]                                   ;  1860.7 p2+p1   41 next
        pxor xmm14, xmm8                                           ;  1877.7 p1      41 next
        movdqa [rbp + 1936], xmm14                                 ;  1879.7 p0+p3   41 next spill
        movdqa xmm14, xmm10                                        ;  1829.7 p0      41 next copy
        pxor xmm14, xmm13                                          ;  1862.7 p1      41 next
        pand xmm12, xmm14                                          ;  1864.7 p1      41 next
        pxor xmm9, xmm12                                           ;  1866.7 p1      41 next
        movdqa xmm12, xmm10                                        ;  1829.7 p0      41 next copy
        pxor xmm12, xmm1                                           ;  1865.7 p1      41 next
        movdqa [rbp + 2032], xmm13                                 ;  1839.7 p0+p3   44 next spill
        movdqa xmm13, xmm10                                        ;  1831.7 p0      41 next copy
        pxor xmm13, xmm11                                          ;  1866.7 p1      41 next
        pand xmm0, xmm13                                           ;  1868.7 p1      41 next
        pxor xmm0, xmm2                                            ;  1870.7 p1      41 next
        movdqa xmm13, xmm10                                        ;  1833.7 p0      41 next copy
        pand xmm13, [rbp + 2272]                                   ;  1869.7 p2+p1   41 next
        pxor xmm13, [rbp + 2096]                                   ;  1871.7 p2+p1   41 next
        movdqa [rbp + 2272], xmm2                                  ;  1860.7 p0+p3   41 next spill
        movdqa xmm2, xmm10                                         ;  1836.7 p0      41 next copy
        pand xmm2, [rbp + 1872]                                    ;  1871.7 p2+p1   41 next
        movdqa [rbp + 2064], xmm10                                 ;  1838.3 p0+p3   41 next spill
        movdqa xmm10, xmm5                                         ;  1840.7 p0      41 next copy
        pand xmm10, xmm11                                          ;  1872.7 p1      41 next
        pxor xmm7, xmm10                                           ;  1874.7 p1      41 next
        movdqa xmm10, xmm11                                        ;  1840.3 p0      41 next copy
        pand xmm10, xmm3                                           ;  1874.7 p1      41 next
        movdqa [rbp + 2256], xmm7                                  ;  1876.7 p0+p3   41 next spill
        movdqa xmm7, xmm11                                         ;  1842.3 p0      41 next copy
        pand xmm7, [rbp + 2032]                                    ;  1875.7 p2+p1   41 next
        movdqa [rbp + 1856], xmm5                                  ;  1843.3 p0+p3   41 next spill
        movdqa xmm5, xmm11                                         ;  1844.3 p0      41 next copy
        pand xmm5, [rbp + 2000]                                    ;  1876.7 p2+p1   41 next
        pand xmm11, [rbp + 1872]                                   ;  1877.7 p2+p1   41 next
        movdqa [rbp + 1888], xmm10                                 ;  1876.7 p0+p3   41 next spill
        movdqa xmm10, [rbp + 2208]                                 ;  1845.7 p2      41 next reload
        pxor xmm10, xmm11                                          ;  1879.7 p1      41 next
        movdqa xmm11, [rbp + 1984]                                 ;  1846.3 p2      41 next reload
        pxor xmm11, xmm9                                           ;  1879.7 p1      41 next
        movdqa [rbp + 1984], xmm10                                 ;  1881.7 p0+p3   41 next spill
        movdqa xmm10, xmm1                                         ;  1847.7 p0      41 next copy
        pand xmm10, xmm12                                          ;  1880.7 p1      41 next
        pxor xmm4, xmm10                                           ;  1882.7 p1      41 next
        movdqa xmm10, [rbp + 2240]                                 ;  1848.3 p2      41 next reload
        por xmm10, xmm12                                           ;  1882.7 p1      41 next
        pxor xmm9, xmm10                                           ;  1884.7 p1      41 next
        pxor xmm13, xmm4                                           ;  1884.7 p1      41 next
        movdqa xmm10, [rbp + 2160]                                 ;  1857.7 p2      41 next reload
        pxor xmm10, xmm4                                           ;  1885.7 p1      41 next
        movdqa [rbp + 2160], xmm11                                 ;  1881.7 p0+p3   41 next spill
        movdqa xmm11, xmm14                                        ;  1864.7 p0      41 next copy
        pand xmm11, [rbp + 2000]                                   ;  1886.7 p2+p1   41 next
        pxor xmm10, xmm11                                          ;  1888.7 p1      41 next
        pxor xmm11, [rbp + 2016]                                   ;  1888.7 p2+p1   41 next
        pxor xmm11, xmm0                                           ;  1890.7 p1      41 next
        pxor xmm11, xmm7                                           ;  1892.7 p1      41 next
        pxor xmm7, [rbp + 2000]                                    ;  1891.7 p2+p1   41 next
        movdqa [rbp + 2016], xmm7                                  ;  1893.7 p0+p3   41 next spill
        movdqa xmm7, xmm14                                         ;  1864.7 p0      41 next copy
        pand xmm14, xmm12                                          ;  1892.7 p1      41 next
        pand xmm7, xmm1                                            ;  1893.7 p1      41 next
        pxor xmm8, xmm7                                            ;  1895.7 p1      41 next
        pxor xmm4, xmm14                                           ;  1895.7 p1      41 next
        movdqa xmm14, xmm12                                        ;  1867.7 p0      41 next copy
        pand xmm14, [rbp + 2000]                                   ;  1896.7 p2+p1   41 next
        pxor xmm6, xmm14                                           ;  1898.7 p1      41 next
        pxor xmm15, xmm6                                           ;  1900.7 p1      41 next
        movdqa xmm14, [rbp + 1856]                                 ;  1865.0 p2      41 next reload
        pand xmm12, xmm14                                          ;  1899.7 p1      41 next
        pxor xmm3, xmm15                                           ;  1902.7 p1      41 next
        pxor xmm5, xmm12                                           ;  1901.7 p1      41 next
        pxor xmm10, xmm3                                           ;  1904.7 p1      41 next
        movdqa xmm15, [rbp + 2128]                                 ;  1871.7 p2      41 next reload
        movdqa xmm3, [rbp + 1984]                                  ;  1881.7 p2      41 next reload
        pxor xmm15, xmm3                                           ;  1903.7 p1      41 next
        movdqa xmm6, [rbp + 2256]                                  ;  1876.7 p2      41 next reload
        pxor xmm3, xmm6                                            ;  1904.7 p1      41 next
        movdqa xmm7, xmm14                                         ;  1876.0 p0      41 next copy
        pand xmm7, xmm1                                            ;  1905.7 p1      41 next
        pxor xmm2, xmm7                                            ;  1907.7 p1      41 next
        movdqa xmm7, [rel kasumi_decrypt_compact.T0_constants128]  ;  1874.7 p2      41 next reload
        pxor xmm10, xmm7                                           ;  1907.7 p1      41 next
        movdqa xmm12, [rbp + 2160]                                 ;  1881.7 p2      41 next reload
        pxor xmm8, xmm12                                           ;  1908.7 p1      41 next
        pxor xmm5, [rbp + 2032]                                    ;  1909.7 p2+p1   41 next
        pxor xmm13, xmm5                                           ;  1911.7 p1      41 next
        pxor xmm0, xmm5                                            ;  1911.7 p1      41 next
        movdqa xmm5, [rbp + 1936]                                  ;  1879.7 p2      41 next reload
        pxor xmm5, xmm4                                            ;  1912.7 p1      41 next
        pxor xmm4, [rbp + 1872]                                    ;  1913.7 p2+p1   41 next
        pxor xmm9, xmm4                                            ;  1915.7 p1      41 next
        pxor xmm6, xmm9                                            ;  1917.7 p1      41 next
        movdqa xmm4, xmm1                                          ;  1879.0 p0      41 next copy
        movdqa xmm9, xmm1                                          ;  1880.0 p0      41 next copy
        pxor xmm1, xmm5                                            ;  1916.7 p1      41 next
        movdqa xmm5, [rbp + 1872]                                  ;  1880.0 p2      44 next reload
        pand xmm4, xmm5                                            ;  1917.7 p1      41 next
        pxor xmm2, [rbp + 2016]                                    ;  1918.7 p2+p1   41 next
        pand xmm14, [rbp + 2032]                                   ;  1919.7 p2+p1   41 next
        pxor xmm0, xmm4                                            ;  1920.7 p1      41 next
        pxor xmm3, xmm0                                            ;  1922.7 p1      41 next
        movdqa xmm0, [rbp + 2272]                                  ;  1883.0 p2      41 next reload
        pxor xmm0, xmm4                                            ;  1922.7 p1      41 next
        pxor xmm8, xmm0                                            ;  1924.7 p1      41 next
        movdqa xmm0, xmm5                                          ;  1891.0 p0      41 next copy
        pand xmm0, [rbp + 2048]                                    ;  1924.7 p2+p1   41 next
        movdqa xmm4, [rbp + 2032]                                  ;  1885.0 p2      44 next reload
        pand xmm5, xmm4                                            ;  1925.7 p1      41 next
        pxor xmm9, xmm5                                            ;  1927.7 p1      41 next
        pxor xmm11, xmm9                                           ;  1929.7 p1      41 next
        pxor xmm2, xmm15                                           ;  1928.7 p1      41 next
        pxor xmm15, xmm0                                           ;  1929.7 p1      41 next
        pand xmm4, [rbp + 2016]                                    ;  1930.7 p2+p1   41 next
        movdqa xmm0, [rbp + 2096]                                  ;  1887.7 p2      41 next
        pxor xmm12, xmm2                                           ;  1931.7 p1      41 next
        movdqa xmm2, [rbp + 2176]                                  ;  1888.7 p2      41 next
        pxor xmm0, xmm4                                            ;  1932.7 p1      41 next
        movdqa xmm4, [rbp + 1952]                                  ;  1889.7 p2      44 next reload
        pand xmm2, xmm4                                            ;  1933.7 p1      41 next
        pxor xmm14, xmm15                                          ;  1934.7 p1      41 next
        movdqa xmm15, [rbp + 2080]                                 ;  1890.7 p2      41 next
        movdqa xmm5, [rbp + 2224]                                  ;  1891.7 p2      44 next reload
        pand xmm15, xmm5                                           ;  1935.7 p1      41 next
        movdqa xmm9, [rbp + 2064]                                  ;  1892.7 p2      41 next reload
        pxor xmm9, xmm14                                           ;  1936.7 p1      41 next
        movdqa xmm14, [rbp + 1888]                                 ;  1893.7 p2      41 next reload
        pxor xmm14, xmm9                                           ;  1938.7 p1      41 next
        pxor xmm8, xmm0                                            ;  1938.7 p1      41 next
        pxor xmm0, xmm14                                           ;  1940.7 p1      41 next
        pxor xmm2, xmm5                                            ;  1940.7 p1      41 next
        movdqa xmm14, [rbp + 2112]                                 ;  1894.7 p2      41 next
        movdqa xmm9, [rbp + 2192]                                  ;  1895.7 p2      44 next reload
        pand xmm14, xmm9                                           ;  1941.7 p1      41 next
        pxor xmm3, xmm4                                            ;  1942.7 p1      41 next
        pxor xmm6, [rbp + 2144]                                    ;  1943.7 p2+p1   41 next
        pxor xmm11, xmm5                                           ;  1944.7 p1      41 next
        pxor xmm12, [rbp + 2176]                                   ;  1945.7 p2+p1   41 next
        pxor xmm10, xmm9                                           ;  1946.7 p1      41 next
        pxor xmm0, [rbp + 2112]                                    ;  1947.7 p2+p1   41 next
        movdqa xmm7, xmm5                                          ;  1902.7 p0      41 next copy
        pand xmm7, [rbp + 2176]                                    ;  1948.7 p2+p1   41 next
        movdqa [rbp + 1888], xmm1                                  ;  1918.7 p0+p3   41 next spill
        movdqa xmm1, xmm5                                          ;  1902.7 p0      41 next copy
        pand xmm1, [rbp + 2144]                                    ;  1949.7 p2+p1   41 next
        movdqa [rbp + 2064], xmm13                                 ;  1913.7 p0+p3   41 next spill
        movdqa xmm13, xmm5                                         ;  1902.7 p0      41 next copy
        pand xmm13, xmm9                                           ;  1950.7 p1      41 next
        movdqa [rbp + 2096], xmm8                                  ;  1940.7 p0+p3   41 next spill
        movdqa xmm8, xmm5                                          ;  1903.0 p0      41 next copy
        movdqa [rbp + 2224], xmm0                                  ;  1949.7 p0+p3   41 next spill
        movdqa xmm0, xmm4                                          ;  1905.0 p0      41 next copy
        pand xmm0, xmm9                                            ;  1951.7 p1      41 next
        movdqa [rbp + 2016], xmm6                                  ;  1945.7 p0+p3   41 next spill
        movdqa xmm6, xmm4                                          ;  1907.0 p0      41 next copy
        pxor xmm6, [rbp + 2112]                                    ;  1952.7 p2+p1   41 next
        movdqa [rbp + 2032], xmm12                                 ;  1947.7 p0+p3   41 next spill
        movdqa xmm12, xmm4                                         ;  1909.0 p0      41 next copy
        movdqa [rbp + 2048], xmm3                                  ;  1944.7 p0+p3   41 next spill
        movdqa xmm3, xmm4                                          ;  1911.0 p0      41 next copy
        pand xmm3, [rbp + 2080]                                    ;  1953.7 p2+p1   41 next
        movdqa [rbp + 1872], xmm10                                 ;  1948.7 p0+p3   41 next spill
        movdqa xmm10, xmm4                                         ;  1913.0 p0      41 next copy
        pand xmm10, [rbp + 2112]                                   ;  1954.7 p2+p1   41 next
        movdqa [rbp + 1952], xmm11                                 ;  1946.7 p0+p3   41 next spill
        movdqa xmm11, [rbp + 2080]                                 ;  1910.0 p2      41 next
        pand xmm11, [rbp + 2144]                                   ;  1955.7 p2+p1   41 next
        movdqa [rbp + 2272], xmm10                                 ;  1956.7 p0+p3   41 next spill
        movdqa xmm10, xmm9                                         ;  1916.0 p0      41 next copy
        movdqa [rbp + 1936], xmm3                                  ;  1955.7 p0+p3   41 next spill
        movdqa xmm3, xmm9                                          ;  1918.0 p0      41 next copy
        movdqa [rbp + 2160], xmm2                                  ;  1942.7 p0+p3   41 next spill
        movdqa xmm2, xmm9                                          ;  1920.0 p0      41 next copy
        pxor xmm2, [rbp + 2144]                                    ;  1956.7 p2+p1   41 next
        movdqa [rbp + 1856], xmm4                                  ;  1922.0 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;  1922.0 p0      41 next copy
        movdqa [rbp + 2256], xmm5                                  ;  1924.0 p0+p3   41 next spill
        movdqa xmm5, xmm9                                          ;  1924.0 p0      41 next copy
        pand xmm9, [rbp + 2080]                                    ;  1957.7 p2+p1   41 next
        movdqa [rbp + 2192], xmm9                                  ;  1959.7 p0+p3   41 next spill
        movdqa xmm9, xmm15                                         ;  1937.7 p0      41 next copy
        pxor xmm9, xmm14                                           ;  1958.7 p1      41 next
        pand xmm14, [rbp + 2176]                                   ;  1959.7 p2+p1   41 next
        movdqa [rbp + 1984], xmm13                                 ;  1952.7 p0+p3   41 next spill
        movdqa xmm13, [rbp + 2176]                                 ;  1920.0 p2      41 next
        pxor xmm13, xmm1                                           ;  1960.7 p1      41 next
        pxor xmm14, xmm13                                          ;  1962.7 p1      41 next
        pand xmm10, xmm13                                          ;  1962.7 p1      41 next
        movdqa xmm13, [rbp + 2144]                                 ;  1921.3 p2      44 next reload
        pxor xmm10, xmm13                                          ;  1964.7 p1      41 next
        pand xmm4, xmm10                                           ;  1966.7 p1      41 next
        movdqa [rbp + 2128], xmm4                                  ;  1968.7 p0+p3   41 next spill
        movdqa xmm4, [rbp + 2112]                                  ;  1923.0 p2      41 next
        pand xmm4, xmm13                                           ;  1965.7 p1      41 next
        movdqa [rbp + 2000], xmm6                                  ;  1954.7 p0+p3   41 next spill
        movdqa xmm6, xmm13                                         ;  1932.3 p0      41 next copy
        movdqa [rbp + 2240], xmm8                                  ;  1934.0 p0+p3   41 next spill
        movdqa xmm8, xmm13                                         ;  1932.3 p0      41 next copy
        pxor xmm8, xmm9                                            ;  1966.7 p1      41 next
        pand xmm12, xmm8                                           ;  1968.7 p1      41 next
        movdqa xmm8, xmm13                                         ;  1933.0 p0      41 next copy
        pand xmm8, [rbp + 2160]                                    ;  1968.7 p2+p1   41 next
        pand xmm13, [rbp + 2176]                                   ;  1969.7 p2+p1   41 next
        movdqa [rbp + 2144], xmm8                                  ;  1970.7 p0+p3   41 next spill
        movdqa xmm8, xmm7                                          ;  1950.7 p0      41 next copy
        pxor xmm8, xmm11                                           ;  1970.7 p1      41 next
        pxor xmm7, xmm9                                            ;  1971.7 p1      41 next
        pxor xmm0, xmm8                                            ;  1972.7 p1      41 next
        pand xmm8, [rbp + 2112]                                    ;  1973.7 p2+p1   41 next
        pand xmm11, [rbp + 2000]                                   ;  1974.7 p2+p1   41 next
        pxor xmm10, xmm11                                          ;  1976.7 p1      41 next
        pxor xmm15, xmm0                                           ;  1976.7 p1      41 next
        pand xmm3, xmm15                                           ;  1978.7 p1      41 next
        pand xmm6, xmm0                                            ;  1978.7 p1      41 next
        movdqa xmm15, [rbp + 2176]                                 ;  1938.0 p2      44 next reload
        pand xmm0, xmm15                                           ;  1979.7 p1      41 next
        movdqa xmm11, xmm15                                        ;  1949.0 p0      41 next copy
        pand xmm11, [rbp + 2080]                                   ;  1980.7 p2+p1   41 next
        pxor xmm6, [rbp + 1936]                                    ;  1981.7 p2+p1   41 next
        movdqa [rbp + 2176], xmm9                                  ;  1960.7 p0+p3   41 next spill
        movdqa xmm9, xmm1                                          ;  1951.7 p0      41 next copy
        por xmm1, xmm4                                             ;  1982.7 p1      41 next
        pxor xmm0, xmm1                                            ;  1984.7 p1      41 next
        movdqa xmm1, [rbp + 2080]                                  ;  1946.0 p2      44 next reload
        pxor xmm9, xmm1                                            ;  1984.7 p1      41 next
        pxor xmm4, xmm11                                           ;  1985.7 p1      41 next
        pxor xmm11, [rbp + 2112]                                   ;  1986.7 p2+p1   41 next
        pxor xmm3, xmm9                                            ;  1987.7 p1      41 next
        pxor xmm9, xmm11                                           ;  1988.7 p1      41 next
        pand xmm11, xmm1                                           ;  1989.7 p1      41 next
        pxor xmm14, xmm11                                          ;  1991.7 p1      41 next
        movdqa xmm11, xmm1                                         ;  1957.0 p0      41 next copy
        pand xmm11, [rbp + 2176]                                   ;  1991.7 p2+p1   41 next
        pxor xmm1, [rbp + 2096]                                    ;  1992.7 p2+p1   41 next
        movdqa [rbp + 2096], xmm1                                  ;  1994.7 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2000]                                  ;  1954.7 p2      41 next
        pand xmm1, [rbp + 1984]                                    ;  1993.7 p2+p1   41 next
        pxor xmm2, xmm1                                            ;  1995.7 p1      41 next
        pxor xmm2, xmm4                                            ;  1997.7 p1      41 next
        pand xmm5, xmm2                                            ;  1999.7 p1      41 next
        movdqa xmm1, [rbp + 2000]                                  ;  1955.3 p2      41 next reload
        pxor xmm4, xmm1                                            ;  1997.7 p1      41 next
        pand xmm1, xmm13                                           ;  1998.7 p1      41 next
        pxor xmm11, xmm1                                           ;  2000.7 p1      41 next
        movdqa xmm1, [rbp + 1936]                                  ;  1956.7 p2      41 next reload
        pxor xmm13, xmm1                                           ;  2000.7 p1      41 next
        movdqa xmm2, [rbp + 2112]                                  ;  1957.7 p2      44 next reload
        pxor xmm1, xmm2                                            ;  2001.7 p1      41 next
        movdqa xmm2, [rbp + 2240]                                  ;  1958.7 p2      41 next reload
        pand xmm2, xmm4                                            ;  2002.7 p1      41 next
        pxor xmm5, xmm13                                           ;  2003.7 p1      41 next
        movdqa xmm4, [rel kasumi_decrypt_compact.T0_constants128]  ;  1959.7 p2      41 next reload
        pxor xmm2, xmm4                                            ;  2004.7 p1      41 next
        pand xmm15, xmm1                                           ;  2005.7 p1      41 next
        movdqa xmm13, [rbp + 2272]                                 ;  1960.7 p2      41 next reload
        pand xmm1, xmm13                                           ;  2006.7 p1      41 next
        pxor xmm13, [rbp + 2192]                                   ;  2007.7 p2+p1   41 next
        movdqa xmm4, [rbp + 1984]                                  ;  1962.7 p2      41 next
        pxor xmm4, xmm9                                            ;  2008.7 p1      41 next
        pxor xmm8, xmm4                                            ;  2010.7 p1      41 next
        pxor xmm12, xmm8                                           ;  2012.7 p1      41 next
        movdqa xmm4, [rel kasumi_decrypt_compact.T0_constants128]  ;  1963.7 p2      41 next reload
        pxor xmm12, xmm4                                           ;  2014.7 p1      41 next
        movdqa xmm8, [rbp + 2144]                                  ;  1970.7 p2      41 next
        pxor xmm8, xmm13                                           ;  2012.7 p1      41 next
        movdqa xmm4, [rbp + 2256]                                  ;  1965.7 p2      41 next reload
        pand xmm4, xmm13                                           ;  2013.7 p1      41 next
        pxor xmm7, xmm4                                            ;  2015.7 p1      41 next
        pxor xmm6, xmm7                                            ;  2017.7 p1      41 next
        movdqa xmm4, [rbp + 2144]                                  ;  1970.7 p2      41 next
        pxor xmm4, xmm2                                            ;  2016.7 p1      41 next
        pxor xmm10, xmm8                                           ;  2017.7 p1      41 next
        pxor xmm9, xmm10                                           ;  2019.7 p1      41 next
        movdqa xmm7, [rbp + 2192]                                  ;  1967.7 p2      41 next
        pxor xmm7, xmm4                                            ;  2019.7 p1      41 next
        movdqa xmm4, [rbp + 2176]                                  ;  1968.7 p2      41 next
        movdqa xmm10, [rbp + 2112]                                 ;  1969.7 p2      44 next reload
        pand xmm4, xmm10                                           ;  2020.7 p1      41 next
        movdqa xmm13, [rbp + 2160]                                 ;  1970.7 p2      41 next reload
        pand xmm10, xmm13                                          ;  2021.7 p1      41 next
        pxor xmm13, xmm6                                           ;  2022.7 p1      41 next
        pxor xmm11, xmm9                                           ;  2023.7 p1      41 next
        pxor xmm15, xmm4                                           ;  2024.7 p1      41 next
        movdqa xmm4, [rbp + 1952]                                  ;  1971.7 p2      41 next
        movdqa xmm6, [rbp + 1856]                                  ;  1972.7 p2      41 next reload
        por xmm6, xmm8                                             ;  2025.7 p1      41 next
        pxor xmm5, xmm10                                           ;  2026.7 p1      41 next
        movdqa xmm8, [rbp + 1872]                                  ;  1973.7 p2      41 next
        pxor xmm8, xmm12                                           ;  2027.7 p1      41 next
        movdqa xmm9, [rbp + 2048]                                  ;  1974.7 p2      41 next
        pxor xmm2, xmm6                                            ;  2028.7 p1      41 next
        movdqa xmm6, [rbp + 2032]                                  ;  1975.7 p2      41 next
        pxor xmm4, xmm11                                           ;  2029.7 p1      41 next
        movdqa xmm10, [rbp + 2016]                                 ;  1976.7 p2      41 next
        pxor xmm3, xmm15                                           ;  2030.7 p1      41 next
        movdqa xmm15, [rbp + 2224]                                 ;  1977.7 p2      41 next
        movdqa xmm11, [rbp + 2128]                                 ;  1978.7 p2      41 next reload
        pxor xmm11, xmm7                                           ;  2031.7 p1      41 next
        pxor xmm1, xmm2                                            ;  2032.7 p1      41 next
        movdqa xmm2, [rbp + 2096]                                  ;  1994.7 p2      41 next
        pxor xmm6, xmm5                                            ;  2033.7 p1      41 next
        movdqa xmm5, [rbp + 1952]                                  ;  1980.7 p2      50 next
        movdqa xmm7, [rbp + 1840]                                  ;  1981.7 p2      58 r reload
        pxor xmm5, xmm7                                            ;  2034.7 p1      50 next
        pxor xmm14, xmm11                                          ;  2035.7 p1      41 next
        pxor xmm0, xmm1                                            ;  2036.7 p1      41 next
        pxor xmm7, [r11 + 384]                                     ;  2037.7 p2+p1   50 next
        movdqa xmm1, [rbp + 1872]                                  ;  1983.7 p2      50 next
        movdqa xmm11, [rbp + 1776]                                 ;  1984.7 p2      58 r reload
        pxor xmm1, xmm11                                           ;  2038.7 p1      50 next
        pxor xmm2, xmm3                                            ;  2039.7 p1      41 next
        pxor xmm11, [r11 + 400]                                    ;  2040.7 p2+p1   50 next
        movdqa xmm3, [rel kasumi_decrypt_compact.T0_constants128]  ;  1986.7 p2      41 next reload
        pxor xmm13, xmm3                                           ;  2041.7 p1      41 next
        pxor xmm10, xmm14                                          ;  2042.7 p1      41 next
        pxor xmm15, xmm0                                           ;  2043.7 p1      41 next
        movdqa xmm14, [rbp + 2048]                                 ;  1987.7 p2      50 next
        movdqa xmm0, [rbp + 1488]                                  ;  1988.7 p2      58 r reload
        pxor xmm14, xmm0                                           ;  2044.7 p1      50 next
        pxor xmm0, [r11 + 416]                                     ;  2045.7 p2+p1   50 next
        pxor xmm9, xmm13                                           ;  2046.7 p1      41 next
        movdqa xmm12, [rbp + 1904]                                 ;  1990.7 p2      58 r reload
        pxor xmm8, xmm12                                           ;  2047.7 p1      50 next
        pxor xmm12, [r11 + 288]                                    ;  2048.7 p2+p1   50 next
        movdqa xmm13, [rbp + 1712]                                 ;  1992.7 p2      58 r reload
        pxor xmm4, xmm13                                           ;  2049.7 p1      50 next
        pxor xmm13, [r11 + 272]                                    ;  2050.7 p2+p1   50 next
        pxor xmm6, [rbp + 1232]                                    ;  2051.7 p2+p1   50 next
        pxor xmm2, [rbp + 1792]                                    ;  2052.7 p2+p1   50 next
        pxor xmm10, [rbp + 1808]                                   ;  2053.7 p2+p1   50 next
        pxor xmm15, [rbp + 1456]                                   ;  2054.7 p2+p1   50 next
        pxor xmm9, [rbp + 1824]                                    ;  2055.7 p2+p1   50 next
        movdqa [rbp + 1712], xmm2                                  ;  2054.7 p0+p3   50 next spill
        movdqa xmm2, [rbp + 2032]                                  ;  1999.7 p2      50 next
        pxor xmm2, [rbp + 1920]                                    ;  2056.7 p2+p1   50 next
        movdqa [rbp + 2032], xmm15                                 ;  2056.7 p0+p3   50 next spill
        movdqa xmm15, [rbp + 2016]                                 ;  2001.7 p2      50 next
        pxor xmm15, [rbp + 1376]                                   ;  2057.7 p2+p1   50 next
        movdqa [rbp + 2016], xmm10                                 ;  2055.7 p0+p3   50 next spill
        movdqa xmm10, [rbp + 2224]                                 ;  2003.7 p2      50 next
        pxor xmm10, [rbp + 1744]                                   ;  2058.7 p2+p1   50 next
        movdqa [rbp + 2224], xmm6                                  ;  2053.7 p0+p3   50 next spill
        movdqa xmm6, [rbp + 2096]                                  ;  2005.7 p2      50 next
        pxor xmm6, [rbp + 1616]                                    ;  2059.7 p2+p1   50 next
        movdqa [rbp + 2096], xmm9                                  ;  2057.7 p0+p3   50 next spill
        movdqa xmm9, [rbp + 2064]                                  ;  2007.7 p2      50 next
        pxor xmm9, [rbp + 1664]                                    ;  2060.7 p2+p1   50 next
        movdqa [rbp + 2064], xmm8                                  ;  2049.7 p0+p3   50 next spill
        movdqa xmm8, [rbp + 1888]                                  ;  2009.7 p2      50 next
        pxor xmm8, [rbp + 1504]                                    ;  2061.7 p2+p1   50 next
        movdqa [rbp + 1888], xmm4                                  ;  2051.7 p0+p3   50 next spill
        movdqa xmm4, [rbp + 1920]                                  ;  2011.7 p2      50 next
        pxor xmm4, [r11 + 432]                                     ;  2062.7 p2+p1   50 next
        movdqa [rbp + 1920], xmm8                                  ;  2063.7 p0+p3   50 next spill
        movdqa xmm8, [rbp + 1376]                                  ;  2013.7 p2      50 next
        pxor xmm8, [r11 + 448]                                     ;  2063.7 p2+p1   50 next
        movdqa [rbp + 1376], xmm9                                  ;  2062.7 p0+p3   50 next spill
        movdqa xmm9, [rbp + 1744]                                  ;  2015.7 p2      50 next
        pxor xmm9, [r11 + 464]                                     ;  2064.7 p2+p1   50 next
        movdqa [rbp + 1744], xmm6                                  ;  2061.7 p0+p3   50 next spill
        movdqa xmm6, [rbp + 1616]                                  ;  2017.7 p2      50 next
        pxor xmm6, [r11 + 480]                                     ;  2065.7 p2+p1   50 next
        movdqa [rbp + 1616], xmm10                                 ;  2060.7 p0+p3   50 next spill
        movdqa xmm10, [rbp + 1664]                                 ;  2019.7 p2      50 next
        pxor xmm10, [r11 + 496]                                    ;  2066.7 p2+p1   50 next
        movdqa [rbp + 1664], xmm15                                 ;  2059.7 p0+p3   50 next spill
        movdqa xmm15, [rbp + 1504]                                 ;  2021.7 p2      50 next
        pxor xmm15, [r11 + 256]                                    ;  2067.7 p2+p1   50 next
        movdqa [rbp + 1504], xmm2                                  ;  2058.7 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1824]                                  ;  2023.7 p2      50 next
        pxor xmm2, [r11 + 304]                                     ;  2068.7 p2+p1   50 next
        movdqa [rbp + 1824], xmm14                                 ;  2046.7 p0+p3   50 next spill
        movdqa xmm14, [rbp + 1232]                                 ;  2026.7 p2      50 next
        pxor xmm14, [r11 + 320]                                    ;  2069.7 p2+p1   50 next
        movdqa [rbp + 1232], xmm1                                  ;  2040.7 p0+p3   50 next spill
        movdqa xmm1, [rbp + 1808]                                  ;  2029.7 p2      50 next
        pxor xmm1, [r11 + 336]                                     ;  2070.7 p2+p1   50 next
        movdqa [rbp + 1808], xmm5                                  ;  2036.7 p0+p3   50 next spill
        movdqa xmm5, [rbp + 1456]                                  ;  2031.7 p2      50 next
        pxor xmm5, [r11 + 352]                                     ;  2071.7 p2+p1   50 next
        movdqa [rbp + 1456], xmm8                                  ;  2065.7 p0+p3   50 next spill
        movdqa xmm8, [rbp + 1792]                                  ;  2034.7 p2      50 next
        pxor xmm8, [r11 + 368]                                     ;  2072.7 p2+p1   50 next
        movdqa [rbp + 1792], xmm11                                 ;  2042.7 p0+p3   50 next spill
        movdqa xmm11, xmm13                                        ;  2052.7 p0      41 next copy
        pxor xmm11, xmm8                                           ;  2074.7 p1      41 next
        movdqa [rbp + 1904], xmm9                                  ;  2066.7 p0+p3   50 next spill
        movdqa xmm9, xmm13                                         ;  2052.7 p0      41 next copy
        pxor xmm9, xmm12                                           ;  2074.7 p1      41 next
        movdqa [rbp + 1488], xmm7                                  ;  2040.7 p0+p3   50 next spill
        movdqa xmm7, xmm13                                         ;  2052.7 p0      41 next copy
        pxor xmm7, xmm5                                            ;  2075.7 p1      41 next
        pand xmm7, xmm10                                           ;  2077.7 p1      41 next
        movdqa [rbp + 2048], xmm6                                  ;  2067.7 p0+p3   50 next spill
        movdqa xmm6, xmm13                                         ;  2052.7 p0      41 next copy
        pxor xmm6, xmm15                                           ;  2077.7 p1      41 next
        movdqa [rbp + 1776], xmm0                                  ;  2047.7 p0+p3   50 next spill
        movdqa xmm0, xmm13                                         ;  2052.7 p0      41 next copy
        pand xmm0, xmm15                                           ;  2078.7 p1      41 next
        pxor xmm0, xmm5                                            ;  2080.7 p1      41 next
        movdqa [rbp + 1872], xmm4                                  ;  2064.7 p0+p3   50 next spill
        movdqa xmm4, xmm13                                         ;  2052.7 p0      41 next copy
        pand xmm4, xmm0                                            ;  2082.7 p1      41 next
        movdqa [rbp + 1840], xmm8                                  ;  2074.7 p0+p3   50 next spill
        movdqa xmm8, xmm13                                         ;  2052.7 p0      41 next copy
        pand xmm8, xmm2                                            ;  2081.7 p1      41 next
        movdqa [rbp + 1952], xmm13                                 ;  2053.0 p0+p3   41 next spill
        movdqa xmm13, xmm12                                        ;  2054.0 p0      41 next copy
        pxor xmm13, xmm1                                           ;  2082.7 p1      41 next
        movdqa [rbp + 2128], xmm8                                  ;  2083.7 p0+p3   41 next spill
        movdqa xmm8, xmm12                                         ;  2056.0 p0      41 next copy
        pand xmm8, xmm9                                            ;  2083.7 p1      41 next
        movdqa xmm3, xmm12                                         ;  2057.0 p0      41 next copy
        pand xmm3, xmm1                                            ;  2084.7 p1      41 next
        movdqa [rbp + 1856], xmm12                                 ;  2058.0 p0+p3   50 next spill
        movdqa xmm12, xmm1                                         ;  2072.7 p0      41 next copy
        pxor xmm12, xmm10                                          ;  2085.7 p1      41 next
        movdqa [rbp + 2160], xmm4                                  ;  2084.7 p0+p3   41 next spill
        movdqa xmm4, xmm1                                          ;  2072.7 p0      41 next copy
        pand xmm4, xmm14                                           ;  2086.7 p1      41 next
        pxor xmm4, [rel kasumi_decrypt_compact.T0_constants128]    ;  2088.7 p2+p1   41 next
        pxor xmm7, xmm4                                            ;  2090.7 p1      41 next
        movdqa [rbp + 2112], xmm7                                  ;  2092.7 p0+p3   41 next spill
        movdqa xmm7, xmm1                                          ;  2072.7 p0      41 next copy
        pand xmm1, xmm15                                           ;  2089.7 p1      41 next
        movdqa [rbp + 2176], xmm4                                  ;  2090.7 p0+p3   41 next spill
        movdqa xmm4, xmm10                                         ;  2068.7 p0      41 next copy
        pand xmm4, xmm15                                           ;  2090.7 p1      41 next
        pxor xmm8, xmm4                                            ;  2092.7 p1      41 next
        movdqa xmm4, xmm10                                         ;  2068.7 p0      41 next copy
        pand xmm4, xmm14                                           ;  2092.7 p1      41 next
        pxor xmm4, xmm15                                           ;  2094.7 p1      41 next
        movdqa [rbp + 2192], xmm8                                  ;  2094.7 p0+p3   41 next spill
        movdqa xmm8, xmm10                                         ;  2068.7 p0      41 next copy
        pxor xmm8, xmm15                                           ;  2094.7 p1      41 next
        pand xmm7, xmm8                                            ;  2096.7 p1      41 next
        pand xmm8, xmm2                                            ;  2096.7 p1      41 next
        pxor xmm8, [rbp + 2192]                                    ;  2105.7 p2+p1   41 next
        movdqa [rbp + 2144], xmm7                                  ;  2098.7 p0+p3   41 next spill
        movdqa xmm7, xmm10                                         ;  2070.0 p0      41 next copy
        pand xmm7, [rbp + 1840]                                    ;  2098.7 p2+p1   41 next
        movdqa [rbp + 2256], xmm7                                  ;  2100.7 p0+p3   41 next spill
        movdqa xmm7, xmm15                                         ;  2072.0 p0      41 next copy
        pand xmm7, xmm11                                           ;  2099.7 p1      41 next
        pxor xmm3, xmm7                                            ;  2101.7 p1      41 next
        movdqa xmm7, xmm15                                         ;  2073.0 p0      41 next copy
        por xmm7, xmm9                                             ;  2101.7 p1      41 next
        pxor xmm7, xmm3                                            ;  2103.7 p1      41 next
        pxor xmm10, xmm3                                           ;  2103.7 p1      41 next
        movdqa xmm3, xmm6                                          ;  2079.7 p0      41 next copy
        pand xmm6, xmm14                                           ;  2104.7 p1      41 next
        pand xmm3, xmm5                                            ;  2105.7 p1      41 next
        pand xmm15, xmm2                                           ;  2106.7 p1      41 next
        movdqa [rbp + 1984], xmm10                                 ;  2105.7 p0+p3   41 next spill
        movdqa xmm10, xmm9                                         ;  2076.7 p0      41 next copy
        pand xmm10, xmm14                                          ;  2107.7 p1      41 next
        pxor xmm10, xmm4                                           ;  2109.7 p1      41 next
        pxor xmm10, xmm3                                           ;  2111.7 p1      41 next
        pxor xmm10, xmm13                                          ;  2113.7 p1      41 next
        movdqa [rbp + 2272], xmm9                                  ;  2077.0 p0+p3   41 next spill
        movdqa xmm9, xmm13                                         ;  2084.7 p0      41 next copy
        pand xmm9, xmm5                                            ;  2111.7 p1      41 next
        pand xmm13, xmm2                                           ;  2112.7 p1      41 next
        pxor xmm6, xmm13                                           ;  2114.7 p1      41 next
        pxor xmm0, xmm6                                            ;  2116.7 p1      41 next
        movdqa xmm6, xmm5                                          ;  2079.0 p0      41 next copy
        pand xmm6, xmm12                                           ;  2115.7 p1      41 next
        pxor xmm4, xmm6                                            ;  2117.7 p1      41 next
        movdqa xmm6, xmm11                                         ;  2080.0 p0      41 next copy
        pand xmm6, xmm14                                           ;  2117.7 p1      41 next
        movdqa xmm13, xmm14                                        ;  2081.0 p0      41 next copy
        pand xmm13, xmm2                                           ;  2118.7 p1      41 next
        pxor xmm13, [rel kasumi_decrypt_compact.T0_constants128]   ;  2120.7 p2+p1   41 next
        pxor xmm3, xmm6                                            ;  2120.7 p1      41 next
        pxor xmm8, xmm6                                            ;  2121.7 p1      41 next
        pxor xmm10, xmm8                                           ;  2123.7 p1      41 next
        movdqa xmm6, xmm14                                         ;  2083.0 p0      41 next copy
        pand xmm14, xmm5                                           ;  2123.7 p1      41 next
        movdqa xmm8, xmm5                                          ;  2084.0 p0      41 next copy
        pand xmm5, xmm2                                            ;  2124.7 p1      41 next
        pand xmm8, [rbp + 1840]                                    ;  2125.7 p2+p1   41 next
        pxor xmm1, xmm0                                            ;  2126.7 p1      41 next
        pxor xmm3, [rbp + 2112]                                    ;  2127.7 p2+p1   41 next
        movdqa [rbp + 2240], xmm9                                  ;  2113.7 p0+p3   41 next spill
        movdqa xmm9, [rbp + 2256]                                  ;  2100.7 p2      41 next reload
        pxor xmm9, xmm5                                            ;  2128.7 p1      41 next
        movdqa xmm5, xmm11                                         ;  2087.3 p0      41 next copy
        pand xmm5, [rbp + 1856]                                    ;  2129.7 p2+p1   41 next
        pxor xmm0, xmm5                                            ;  2131.7 p1      41 next
        movdqa xmm5, [rbp + 2272]                                  ;  2088.7 p2      41 next reload
        pand xmm11, xmm5                                           ;  2131.7 p1      41 next
        pand xmm5, xmm12                                           ;  2132.7 p1      41 next
        pxor xmm10, [rel kasumi_decrypt_compact.T0_constants128]   ;  2133.7 p2+p1   41 next
        pxor xmm6, xmm8                                            ;  2134.7 p1      41 next
        pxor xmm8, xmm3                                            ;  2135.7 p1      41 next
        movdqa xmm3, xmm12                                         ;  2091.0 p0      41 next copy
        pxor xmm14, xmm5                                           ;  2136.7 p1      41 next
        movdqa xmm5, [rbp + 1856]                                  ;  2091.7 p2      50 next reload
        pand xmm3, xmm5                                            ;  2137.7 p1      41 next
        pxor xmm0, [rbp + 1984]                                    ;  2138.7 p2+p1   41 next
        pand xmm12, [rbp + 1840]                                   ;  2139.7 p2+p1   41 next
        pxor xmm11, [rbp + 2192]                                   ;  2140.7 p2+p1   41 next
        movdqa [rbp + 2272], xmm10                                 ;  2135.7 p0+p3   41 next spill
        movdqa xmm10, [rbp + 2128]                                 ;  2095.7 p2      41 next reload
        pxor xmm10, xmm3                                           ;  2141.7 p1      41 next
        movdqa xmm3, [rbp + 2160]                                  ;  2096.7 p2      41 next reload
        pxor xmm3, xmm13                                           ;  2142.7 p1      41 next
        pxor xmm14, [rbp + 1840]                                   ;  2143.7 p2+p1   41 next
        pxor xmm3, [rbp + 2192]                                    ;  2144.7 p2+p1   41 next
        pxor xmm1, xmm11                                           ;  2145.7 p1      41 next
        pxor xmm11, xmm2                                           ;  2146.7 p1      41 next
        pxor xmm7, xmm11                                           ;  2148.7 p1      41 next
        movdqa xmm11, xmm2                                         ;  2098.7 p0      41 next copy
        pand xmm11, xmm5                                           ;  2148.7 p1      41 next
        pand xmm2, [rbp + 1840]                                    ;  2149.7 p2+p1   41 next
        pxor xmm10, xmm6                                           ;  2150.7 p1      41 next
        pand xmm6, [rbp + 1840]                                    ;  2151.7 p2+p1   41 next
        pxor xmm13, xmm6                                           ;  2153.7 p1      41 next
        movdqa xmm6, xmm5                                          ;  2102.7 p0      41 next copy
        pxor xmm5, xmm1                                            ;  2153.7 p1      41 next
        movdqa xmm1, [rbp + 2144]                                  ;  2102.0 p2      41 next reload
        pxor xmm1, xmm9                                            ;  2154.7 p1      41 next
        pxor xmm9, xmm4                                            ;  2155.7 p1      41 next
        pxor xmm4, xmm7                                            ;  2156.7 p1      41 next
        pxor xmm6, xmm2                                            ;  2157.7 p1      41 next
        pxor xmm3, xmm14                                           ;  2158.7 p1      41 next
        pxor xmm14, [rbp + 2112]                                   ;  2159.7 p2+p1   41 next
        pxor xmm8, xmm6                                            ;  2160.7 p1      41 next
        movdqa xmm2, [rbp + 1984]                                  ;  2105.7 p2      41 next
        pxor xmm15, xmm1                                           ;  2161.7 p1      41 next
        pxor xmm10, xmm1                                           ;  2162.7 p1      41 next
        movdqa xmm1, [rbp + 1872]                                  ;  2106.0 p2      41 next
        movdqa xmm6, [rbp + 1776]                                  ;  2107.0 p2      50 next reload
        pand xmm1, xmm6                                            ;  2163.7 p1      41 next
        pxor xmm2, xmm10                                           ;  2164.7 p1      41 next
        pxor xmm12, xmm15                                          ;  2165.7 p1      41 next
        movdqa xmm15, [rbp + 2240]                                 ;  2113.7 p2      41 next
        pxor xmm14, xmm11                                          ;  2166.7 p1      41 next
        movdqa xmm7, [rbp + 2176]                                  ;  2109.0 p2      41 next reload
        pxor xmm7, xmm11                                           ;  2167.7 p1      41 next
        pxor xmm9, xmm14                                           ;  2168.7 p1      41 next
        movdqa xmm14, [rbp + 2048]                                 ;  2110.0 p2      41 next
        movdqa xmm10, [rbp + 1488]                                 ;  2111.0 p2      50 next reload
        pand xmm14, xmm10                                          ;  2169.7 p1      41 next
        pxor xmm0, xmm7                                            ;  2170.7 p1      41 next
        movdqa xmm7, [rbp + 1952]                                  ;  2112.0 p2      41 next reload
        pxor xmm7, xmm12                                           ;  2171.7 p1      41 next
        pxor xmm15, xmm7                                           ;  2173.7 p1      41 next
        movdqa xmm7, [rbp + 1904]                                  ;  2113.0 p2      41 next
        movdqa xmm11, [rbp + 1792]                                 ;  2114.0 p2      50 next reload
        pand xmm7, xmm11                                           ;  2173.7 p1      41 next
        pxor xmm1, xmm10                                           ;  2174.7 p1      41 next
        movdqa xmm12, [rbp + 2048]                                 ;  2115.0 p2      41 next
        pand xmm12, [rbp + 1456]                                   ;  2175.7 p2+p1   41 next
        pxor xmm0, xmm13                                           ;  2176.7 p1      41 next
        pxor xmm13, xmm15                                          ;  2177.7 p1      41 next
        movdqa xmm15, [rbp + 1872]                                 ;  2117.0 p2      41 next
        pand xmm15, xmm10                                          ;  2178.7 p1      41 next
        pxor xmm4, [rbp + 1456]                                    ;  2179.7 p2+p1   41 next
        pxor xmm8, xmm10                                           ;  2180.7 p1      41 next
        pxor xmm2, [rbp + 1872]                                    ;  2181.7 p2+p1   41 next
        pxor xmm9, xmm6                                            ;  2182.7 p1      41 next
        pxor xmm0, [rbp + 2048]                                    ;  2183.7 p2+p1   41 next
        pxor xmm13, [rbp + 1904]                                   ;  2184.7 p2+p1   41 next
        movdqa [rbp + 1952], xmm5                                  ;  2155.7 p0+p3   41 next spill
        movdqa xmm5, xmm10                                         ;  2122.0 p0      41 next copy
        pand xmm5, [rbp + 1456]                                    ;  2185.7 p2+p1   41 next
        movdqa [rbp + 2176], xmm3                                  ;  2160.7 p0+p3   41 next spill
        movdqa xmm3, xmm10                                         ;  2122.0 p0      41 next copy
        pand xmm3, xmm11                                           ;  2186.7 p1      41 next
        movdqa [rbp + 2240], xmm0                                  ;  2185.7 p0+p3   41 next spill
        movdqa xmm0, xmm10                                         ;  2123.7 p0      41 next copy
        movdqa [rbp + 1488], xmm13                                 ;  2186.7 p0+p3   41 next spill
        movdqa xmm13, xmm6                                         ;  2125.7 p0      41 next copy
        pand xmm13, xmm11                                          ;  2187.7 p1      41 next
        movdqa [rbp + 1984], xmm4                                  ;  2181.7 p0+p3   41 next spill
        movdqa xmm4, xmm6                                          ;  2127.7 p0      41 next copy
        pxor xmm4, [rbp + 1904]                                    ;  2188.7 p2+p1   41 next
        movdqa [rbp + 2112], xmm2                                  ;  2183.7 p0+p3   41 next spill
        movdqa xmm2, xmm6                                          ;  2129.7 p0      41 next copy
        movdqa [rbp + 2144], xmm9                                  ;  2184.7 p0+p3   41 next spill
        movdqa xmm9, xmm6                                          ;  2131.7 p0      41 next copy
        pand xmm9, [rbp + 2048]                                    ;  2189.7 p2+p1   41 next
        movdqa [rbp + 1856], xmm8                                  ;  2182.7 p0+p3   41 next spill
        movdqa xmm8, xmm6                                          ;  2133.7 p0      41 next copy
        pand xmm8, [rbp + 1904]                                    ;  2190.7 p2+p1   41 next
        movdqa [rbp + 1776], xmm8                                  ;  2192.7 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1904]                                  ;  2133.7 p2      41 next
        pand xmm8, [rbp + 1456]                                    ;  2191.7 p2+p1   41 next
        movdqa [rbp + 1840], xmm9                                  ;  2191.7 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1872]                                  ;  2136.7 p2      41 next
        pxor xmm9, xmm5                                            ;  2192.7 p1      41 next
        movdqa xmm11, [rbp + 1872]                                 ;  2138.0 p2      41 next
        pand xmm11, xmm7                                           ;  2193.7 p1      41 next
        pxor xmm7, xmm14                                           ;  2194.7 p1      41 next
        pxor xmm11, xmm9                                           ;  2195.7 p1      41 next
        pand xmm9, [rbp + 1792]                                    ;  2196.7 p2+p1   41 next
        pxor xmm9, [rbp + 1456]                                    ;  2198.7 p2+p1   41 next
        movdqa [rbp + 2192], xmm1                                  ;  2176.7 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2048]                                  ;  2143.3 p2      41 next
        pand xmm1, [rbp + 1872]                                    ;  2198.7 p2+p1   41 next
        movdqa [rbp + 2160], xmm6                                  ;  2144.7 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1904]                                  ;  2145.3 p2      41 next
        movdqa [rbp + 2128], xmm10                                 ;  2146.7 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1872]                                 ;  2146.7 p2      41 next
        movdqa [rbp + 2256], xmm9                                  ;  2200.7 p0+p3   41 next spill
        movdqa xmm9, [rbp + 2048]                                  ;  2148.7 p2      41 next
        pxor xmm9, xmm5                                            ;  2199.7 p1      41 next
        por xmm5, xmm8                                             ;  2200.7 p1      41 next
        pxor xmm8, xmm1                                            ;  2201.7 p1      41 next
        pxor xmm1, [rbp + 1904]                                    ;  2202.7 p2+p1   41 next
        movdqa [rbp + 1936], xmm8                                  ;  2203.7 p0+p3   41 next spill
        movdqa xmm8, xmm12                                         ;  2177.7 p0      41 next copy
        pxor xmm8, xmm15                                           ;  2203.7 p1      41 next
        pxor xmm15, xmm7                                           ;  2204.7 p1      41 next
        pxor xmm13, xmm8                                           ;  2205.7 p1      41 next
        pand xmm6, xmm8                                            ;  2206.7 p1      41 next
        pand xmm12, xmm4                                           ;  2207.7 p1      41 next
        pand xmm10, xmm13                                          ;  2208.7 p1      41 next
        pxor xmm5, xmm10                                           ;  2210.7 p1      41 next
        pxor xmm14, xmm13                                          ;  2210.7 p1      41 next
        movdqa xmm8, [rbp + 1456]                                  ;  2160.7 p2      50 next reload
        pand xmm13, xmm8                                           ;  2211.7 p1      41 next
        movdqa xmm10, [rbp + 2256]                                 ;  2200.7 p2      41 next reload
        pxor xmm12, xmm10                                          ;  2212.7 p1      41 next
        pand xmm14, [rbp + 1792]                                   ;  2213.7 p2+p1   41 next
        pand xmm10, [rbp + 1792]                                   ;  2214.7 p2+p1   41 next
        pxor xmm14, xmm9                                           ;  2215.7 p1      41 next
        pxor xmm9, xmm1                                            ;  2216.7 p1      41 next
        pand xmm1, [rbp + 2048]                                    ;  2217.7 p2+p1   41 next
        pxor xmm11, xmm1                                           ;  2219.7 p1      41 next
        movdqa xmm1, xmm8                                          ;  2171.7 p0      41 next copy
        pxor xmm1, [rbp + 1792]                                    ;  2219.7 p2+p1   41 next
        pxor xmm13, [rbp + 1840]                                   ;  2220.7 p2+p1   41 next
        movdqa [rbp + 2256], xmm14                                 ;  2217.7 p0+p3   41 next spill
        movdqa xmm14, xmm8                                         ;  2172.7 p0      41 next copy
        pxor xmm14, xmm7                                           ;  2221.7 p1      41 next
        pand xmm2, xmm14                                           ;  2223.7 p1      41 next
        movdqa xmm14, xmm8                                         ;  2175.7 p0      41 next copy
        pand xmm14, [rbp + 2192]                                   ;  2223.7 p2+p1   41 next
        pand xmm8, [rbp + 1872]                                    ;  2224.7 p2+p1   41 next
        movdqa [rbp + 1456], xmm14                                 ;  2225.7 p0+p3   41 next spill
        movdqa xmm14, xmm3                                         ;  2188.7 p0      41 next copy
        pand xmm14, xmm4                                           ;  2225.7 p1      41 next
        pxor xmm1, xmm14                                           ;  2227.7 p1      41 next
        pxor xmm3, xmm9                                            ;  2227.7 p1      41 next
        pxor xmm6, xmm3                                            ;  2229.7 p1      41 next
        pxor xmm2, xmm6                                            ;  2231.7 p1      41 next
        movdqa xmm14, [rbp + 1936]                                 ;  2203.7 p2      41 next
        pxor xmm14, xmm4                                           ;  2230.7 p1      41 next
        pand xmm0, xmm14                                           ;  2232.7 p1      41 next
        movdqa xmm14, [rbp + 1936]                                 ;  2203.7 p2      41 next
        pxor xmm14, xmm1                                           ;  2232.7 p1      41 next
        movdqa xmm1, [rbp + 1792]                                  ;  2185.7 p2      41 next
        pand xmm1, xmm14                                           ;  2234.7 p1      41 next
        movdqa xmm14, [rbp + 2048]                                 ;  2186.7 p2      41 next
        movdqa xmm3, [rbp + 1792]                                  ;  2187.7 p2      50 next reload
        pand xmm14, xmm3                                           ;  2234.7 p1      41 next
        pand xmm4, xmm8                                            ;  2235.7 p1      41 next
        movdqa xmm6, [rbp + 1840]                                  ;  2191.7 p2      41 next reload
        pxor xmm8, xmm6                                            ;  2236.7 p1      41 next
        pxor xmm6, [rbp + 1904]                                    ;  2237.7 p2+p1   41 next
        pxor xmm2, [rel kasumi_decrypt_compact.T0_constants128]    ;  2238.7 p2+p1   41 next
        pxor xmm0, [rel kasumi_decrypt_compact.T0_constants128]    ;  2239.7 p2+p1   41 next
        pxor xmm3, [rbp + 2272]                                    ;  2240.7 p2+p1   41 next
        pxor xmm1, xmm8                                            ;  2241.7 p1      41 next
        movdqa xmm8, xmm7                                          ;  2196.7 p0      41 next copy
        pand xmm8, [rbp + 2048]                                    ;  2242.7 p2+p1   41 next
        pand xmm7, [rbp + 1904]                                    ;  2243.7 p2+p1   41 next
        pxor xmm4, xmm8                                            ;  2244.7 p1      41 next
        movdqa xmm8, [rbp + 1776]                                  ;  2195.7 p2      41 next
        pxor xmm8, xmm14                                           ;  2245.7 p1      41 next
        pxor xmm2, xmm3                                            ;  2246.7 p1      41 next
        pxor xmm3, [r9 + 2320]                                     ;  2247.7 p2+p1   44 next
        pxor xmm2, [r9 + 2464]                                     ;  2248.7 p2+p1   44 next
        movdqa [rbp + 2048], xmm2                                  ;  2250.7 p0+p3   44 next spill
        movdqa xmm2, [rbp + 1456]                                  ;  2225.7 p2      41 next
        pxor xmm2, xmm8                                            ;  2249.7 p1      41 next
        movdqa [rbp + 2272], xmm3                                  ;  2249.7 p0+p3   44 next spill
        movdqa xmm3, [rbp + 2128]                                  ;  2199.7 p2      41 next reload
        pand xmm3, xmm8                                            ;  2250.7 p1      41 next
        pxor xmm15, xmm3                                           ;  2252.7 p1      41 next
        pxor xmm13, xmm15                                          ;  2254.7 p1      41 next
        movdqa xmm15, [rbp + 1456]                                 ;  2225.7 p2      41 next
        pxor xmm15, xmm0                                           ;  2253.7 p1      41 next
        pxor xmm14, xmm15                                          ;  2255.7 p1      41 next
        movdqa xmm15, [rbp + 1776]                                 ;  2201.7 p2      41 next
        pand xmm15, xmm6                                           ;  2255.7 p1      41 next
        pand xmm6, [rbp + 1872]                                    ;  2256.7 p2+p1   41 next
        pxor xmm10, xmm14                                          ;  2257.7 p1      41 next
        movdqa xmm14, [rbp + 2192]                                 ;  2203.7 p2      41 next
        pand xmm14, [rbp + 1904]                                   ;  2258.7 p2+p1   41 next
        pxor xmm7, xmm6                                            ;  2259.7 p1      41 next
        movdqa xmm3, [rbp + 2192]                                  ;  2205.7 p2      41 next
        pxor xmm3, xmm13                                           ;  2260.7 p1      41 next
        movdqa xmm6, [rbp + 1856]                                  ;  2206.7 p2      41 next
        pxor xmm11, xmm10                                          ;  2261.7 p1      41 next
        movdqa xmm8, [rbp + 2144]                                  ;  2207.7 p2      41 next
        pxor xmm1, xmm14                                           ;  2262.7 p1      41 next
        movdqa xmm14, [rbp + 2112]                                 ;  2208.7 p2      41 next
        pxor xmm12, xmm2                                           ;  2263.7 p1      41 next
        movdqa xmm10, [rbp + 2160]                                 ;  2209.7 p2      41 next reload
        por xmm10, xmm2                                            ;  2264.7 p1      41 next
        pxor xmm9, xmm12                                           ;  2265.7 p1      41 next
        movdqa xmm2, [rbp + 1984]                                  ;  2210.7 p2      41 next
        pxor xmm0, xmm10                                           ;  2266.7 p1      41 next
        movdqa xmm10, [rbp + 1488]                                 ;  2211.7 p2      41 next
        pxor xmm4, xmm9                                            ;  2267.7 p1      41 next
        movdqa xmm9, [rbp + 2240]                                  ;  2212.7 p2      41 next
        pxor xmm2, xmm11                                           ;  2268.7 p1      41 next
        movdqa xmm11, [r9 + 2448]                                  ;  2213.7 p2      44 next
        pxor xmm14, xmm1                                           ;  2269.7 p1      41 next
        movdqa xmm1, [r9 + 2480]                                   ;  2214.7 p2      44 next
        pxor xmm6, xmm4                                            ;  2270.7 p1      41 next
        movdqa xmm4, [r9 + 2496]                                   ;  2215.7 p2      44 next
        pxor xmm15, xmm0                                           ;  2271.7 p1      41 next
        movdqa xmm0, [r9 + 2512]                                   ;  2216.7 p2      44 next
        movdqa xmm12, [rbp + 2256]                                 ;  2217.7 p2      41 next reload
        pxor xmm12, xmm7                                           ;  2272.7 p1      41 next
        pxor xmm5, xmm15                                           ;  2273.7 p1      41 next
        movdqa xmm15, [r9 + 2528]                                  ;  2218.7 p2      44 next
        pxor xmm0, xmm2                                            ;  2274.7 p1      44 next
        movdqa xmm2, [r9 + 2544]                                   ;  2219.7 p2      44 next
        pxor xmm4, xmm14                                           ;  2275.7 p1      44 next
        movdqa xmm14, [rbp + 1856]                                 ;  2220.7 p2      44 next
        pxor xmm14, [r9 + 2304]                                    ;  2276.7 p2+p1   44 next
        pxor xmm11, xmm6                                           ;  2277.7 p1      44 next
        movdqa xmm6, [rbp + 2144]                                  ;  2222.7 p2      44 next
        pxor xmm6, [r9 + 2336]                                     ;  2278.7 p2+p1   44 next
        movdqa xmm7, [rel kasumi_decrypt_compact.T0_constants128]  ;  2224.7 p2      41 next reload
        pxor xmm3, xmm7                                            ;  2279.7 p1      41 next
        pxor xmm9, xmm12                                           ;  2280.7 p1      41 next
        pxor xmm10, xmm5                                           ;  2281.7 p1      41 next
        movdqa xmm5, [rbp + 2112]                                  ;  2225.7 p2      44 next
        pxor xmm5, [r9 + 2352]                                     ;  2282.7 p2+p1   44 next
        pxor xmm8, xmm3                                            ;  2283.7 p1      41 next
        movdqa xmm3, [rbp + 1984]                                  ;  2227.7 p2      44 next
        pxor xmm3, [r9 + 2368]                                     ;  2284.7 p2+p1   44 next
        pxor xmm2, xmm9                                            ;  2285.7 p1      44 next
        movdqa xmm9, [rbp + 1488]                                  ;  2229.7 p2      44 next
        pxor xmm9, [r9 + 2384]                                     ;  2286.7 p2+p1   44 next
        pxor xmm15, xmm10                                          ;  2287.7 p1      44 next
        movdqa xmm10, [rbp + 2240]                                 ;  2231.7 p2      44 next
        pxor xmm10, [r9 + 2400]                                    ;  2288.7 p2+p1   44 next
        pxor xmm1, xmm8                                            ;  2289.7 p1      44 next
        movdqa xmm8, [rbp + 2176]                                  ;  2233.7 p2      44 next
        pxor xmm8, [r9 + 2416]                                     ;  2290.7 p2+p1   44 next
        movdqa xmm12, [rbp + 1952]                                 ;  2235.7 p2      44 next
        pxor xmm12, [r9 + 2432]                                    ;  2291.7 p2+p1   44 next
        movdqa xmm13, [rbp + 2272]                                 ;  2249.7 p2      41 next
        pand xmm13, xmm14                                          ;  2292.7 p1      41 next
        movdqa [rbp + 1952], xmm0                                  ;  2276.7 p0+p3   44 next spill
        movdqa xmm0, [rbp + 2272]                                  ;  2249.7 p2      41 next
        pxor xmm0, xmm6                                            ;  2293.7 p1      41 next
        movdqa [rbp + 2176], xmm15                                 ;  2289.7 p0+p3   44 next spill
        movdqa xmm15, [rbp + 2272]                                 ;  2249.7 p2      41 next
        movdqa [rbp + 2240], xmm11                                 ;  2279.7 p0+p3   44 next spill
        movdqa xmm11, [rbp + 2272]                                 ;  2249.7 p2      41 next
        movdqa [rbp + 1488], xmm2                                  ;  2287.7 p0+p3   44 next spill
        movdqa xmm2, [rbp + 2272]                                  ;  2249.7 p2      41 next
        pxor xmm2, xmm14                                           ;  2294.7 p1      41 next
        movdqa [rbp + 1984], xmm4                                  ;  2277.7 p0+p3   44 next spill
        movdqa xmm4, [rbp + 2272]                                  ;  2249.7 p2      41 next
        movdqa [rbp + 2112], xmm1                                  ;  2291.7 p0+p3   44 next spill
        movdqa xmm1, [rbp + 2272]                                  ;  2249.7 p2      41 next
        pand xmm1, xmm6                                            ;  2295.7 p1      41 next
        pxor xmm1, xmm8                                            ;  2297.7 p1      41 next
        movdqa [rbp + 2144], xmm1                                  ;  2299.7 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2272]                                  ;  2249.7 p2      41 next
        pand xmm1, xmm10                                           ;  2297.7 p1      41 next
        movdqa [rbp + 1856], xmm2                                  ;  2296.7 p0+p3   41 next spill
        movdqa xmm2, [rbp + 2144]                                  ;  2299.7 p2      41 next
        movdqa xmm7, [rbp + 1856]                                  ;  2296.7 p2      41 next
        pand xmm7, xmm10                                           ;  2307.7 p1      41 next
        movdqa [rbp + 2256], xmm7                                  ;  2309.7 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1856]                                  ;  2296.7 p2      41 next
        pand xmm7, xmm3                                            ;  2307.7 p1      41 next
        movdqa [rbp + 1856], xmm1                                  ;  2299.7 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2144]                                  ;  2299.7 p2      41 next
        pand xmm1, xmm6                                            ;  2310.7 p1      41 next
        movdqa [rbp + 2144], xmm1                                  ;  2312.7 p0+p3   41 next spill
        movdqa xmm1, xmm14                                         ;  2278.7 p0      41 next copy
        pxor xmm1, xmm10                                           ;  2301.7 p1      41 next
        movdqa [rbp + 2160], xmm0                                  ;  2295.7 p0+p3   41 next spill
        movdqa xmm0, xmm14                                         ;  2278.7 p0      41 next copy
        movdqa [rbp + 2192], xmm7                                  ;  2309.7 p0+p3   41 next spill
        movdqa xmm7, [rbp + 2160]                                  ;  2295.7 p2      41 next
        pand xmm7, xmm8                                            ;  2306.7 p1      41 next
        movdqa [rbp + 1904], xmm7                                  ;  2308.7 p0+p3   41 next spill
        movdqa xmm7, xmm14                                         ;  2278.7 p0      41 next copy
        pand xmm7, xmm9                                            ;  2303.7 p1      41 next
        pxor xmm15, xmm7                                           ;  2305.7 p1      41 next
        movdqa xmm7, xmm14                                         ;  2278.7 p0      41 next copy
        pand xmm7, xmm12                                           ;  2305.7 p1      41 next
        movdqa [rbp + 1872], xmm7                                  ;  2307.7 p0+p3   41 next spill
        movdqa xmm7, [rbp + 2160]                                  ;  2295.7 p2      41 next
        pand xmm7, xmm9                                            ;  2306.7 p1      41 next
        movdqa [rbp + 2160], xmm15                                 ;  2307.7 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1904]                                 ;  2308.7 p2      41 next
        movdqa [rbp + 1776], xmm2                                  ;  2310.7 p0+p3   41 next spill
        movdqa xmm2, [rbp + 2160]                                  ;  2307.7 p2      41 next
        movdqa [rbp + 1456], xmm14                                 ;  2278.7 p0+p3   41 next spill
        movdqa xmm14, xmm6                                         ;  2280.7 p0      41 next copy
        pxor xmm14, xmm12                                          ;  2307.7 p1      41 next
        pand xmm11, xmm14                                          ;  2309.7 p1      41 next
        movdqa [rbp + 2128], xmm12                                 ;  2293.7 p0+p3   44 next spill
        movdqa xmm12, xmm6                                         ;  2280.7 p0      41 next copy
        pxor xmm12, xmm5                                           ;  2309.7 p1      41 next
        por xmm4, xmm12                                            ;  2311.7 p1      41 next
        movdqa [rbp + 1840], xmm14                                 ;  2309.7 p0+p3   41 next spill
        movdqa xmm14, xmm6                                         ;  2280.7 p0      41 next copy
        pxor xmm14, xmm8                                           ;  2311.7 p1      41 next
        pand xmm0, xmm14                                           ;  2313.7 p1      41 next
        movdqa xmm14, xmm10                                        ;  2290.7 p0      41 next copy
        pxor xmm14, xmm5                                           ;  2313.7 p1      41 next
        movdqa [rbp + 1792], xmm6                                  ;  2280.7 p0+p3   44 next spill
        movdqa xmm6, xmm10                                         ;  2290.7 p0      41 next copy
        pand xmm6, xmm9                                            ;  2314.7 p1      41 next
        pand xmm10, xmm5                                           ;  2315.7 p1      41 next
        pxor xmm11, xmm10                                          ;  2317.7 p1      41 next
        movdqa xmm10, [rel kasumi_decrypt_compact.T0_constants128] ;  2277.7 p2      41 next reload
        pxor xmm6, xmm10                                           ;  2317.7 p1      41 next
        pxor xmm0, xmm6                                            ;  2319.7 p1      41 next
        pxor xmm4, xmm11                                           ;  2319.7 p1      41 next
        movdqa [rbp + 1936], xmm6                                  ;  2319.7 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1456]                                  ;  2280.7 p2      41 next reload
        pxor xmm6, xmm11                                           ;  2320.7 p1      41 next
        movdqa xmm11, xmm5                                         ;  2284.7 p0      41 next copy
        pand xmm11, xmm12                                          ;  2321.7 p1      41 next
        pxor xmm13, xmm11                                          ;  2323.7 p1      41 next
        movdqa xmm11, xmm9                                         ;  2288.7 p0      41 next copy
        pand xmm11, xmm3                                           ;  2323.7 p1      41 next
        pxor xmm11, xmm10                                          ;  2325.7 p1      41 next
        movdqa xmm10, xmm9                                         ;  2288.7 p0      41 next copy
        pand xmm10, xmm12                                          ;  2325.7 p1      41 next
        pxor xmm10, [rbp + 2160]                                   ;  2327.7 p2+p1   41 next
        pxor xmm15, xmm10                                          ;  2329.7 p1      41 next
        movdqa xmm10, xmm9                                         ;  2288.7 p0      41 next copy
        pand xmm10, [rbp + 1840]                                   ;  2328.7 p2+p1   41 next
        pxor xmm15, xmm14                                          ;  2331.7 p1      41 next
        movdqa [rbp + 2160], xmm6                                  ;  2322.7 p0+p3   41 next spill
        movdqa xmm6, xmm9                                          ;  2290.7 p0      41 next copy
        pand xmm9, xmm8                                            ;  2330.7 p1      41 next
        movdqa [rbp + 1456], xmm12                                 ;  2311.7 p0+p3   41 next spill
        movdqa xmm12, xmm8                                         ;  2292.7 p0      41 next copy
        pand xmm12, xmm1                                           ;  2331.7 p1      41 next
        pxor xmm2, xmm12                                           ;  2333.7 p1      41 next
        movdqa xmm12, xmm8                                         ;  2293.7 p0      41 next copy
        pand xmm12, xmm14                                          ;  2333.7 p1      41 next
        pand xmm14, xmm3                                           ;  2334.7 p1      41 next
        pxor xmm7, xmm14                                           ;  2336.7 p1      41 next
        movdqa xmm14, xmm8                                         ;  2295.0 p0      41 next copy
        pand xmm8, xmm3                                            ;  2336.7 p1      41 next
        pand xmm14, [rbp + 2128]                                   ;  2337.7 p2+p1   41 next
        movdqa [rbp + 2000], xmm12                                 ;  2335.7 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1776]                                 ;  2310.7 p2      41 next reload
        pxor xmm12, xmm7                                           ;  2338.7 p1      41 next
        movdqa xmm7, [rbp + 1872]                                  ;  2307.7 p2      41 next reload
        pxor xmm7, xmm8                                            ;  2339.7 p1      41 next
        movdqa xmm8, [rbp + 2144]                                  ;  2312.7 p2      41 next reload
        pxor xmm8, xmm11                                           ;  2340.7 p1      41 next
        pxor xmm6, xmm14                                           ;  2341.7 p1      41 next
        pxor xmm8, xmm13                                           ;  2342.7 p1      41 next
        movdqa [rbp + 2144], xmm6                                  ;  2343.7 p0+p3   41 next spill
        movdqa xmm6, [rbp + 2192]                                  ;  2309.7 p2      41 next reload
        pxor xmm6, xmm13                                           ;  2343.7 p1      41 next
        pxor xmm6, xmm10                                           ;  2345.7 p1      41 next
        pxor xmm15, xmm6                                           ;  2347.7 p1      41 next
        pxor xmm10, [rbp + 1904]                                   ;  2346.7 p2+p1   41 next
        movdqa xmm6, xmm1                                          ;  2303.7 p0      41 next copy
        pand xmm6, [rbp + 1456]                                    ;  2347.7 p2+p1   41 next
        pxor xmm9, xmm6                                            ;  2349.7 p1      41 next
        movdqa xmm6, xmm1                                          ;  2303.7 p0      41 next copy
        pand xmm6, xmm5                                            ;  2349.7 p1      41 next
        pxor xmm10, xmm0                                           ;  2350.7 p1      41 next
        pxor xmm14, xmm10                                          ;  2352.7 p1      41 next
        movdqa xmm10, [rel kasumi_decrypt_compact.T0_constants128] ;  2311.3 p2      41 next reload
        pxor xmm15, xmm10                                          ;  2352.7 p1      41 next
        pxor xmm9, [rbp + 2128]                                    ;  2353.7 p2+p1   41 next
        pand xmm1, [rbp + 2128]                                    ;  2354.7 p2+p1   41 next
        pxor xmm8, xmm9                                            ;  2355.7 p1      41 next
        pxor xmm0, xmm9                                            ;  2356.7 p1      41 next
        movdqa xmm9, [rbp + 1856]                                  ;  2314.3 p2      41 next reload
        pxor xmm9, xmm12                                           ;  2357.7 p1      41 next
        movdqa xmm10, xmm5                                         ;  2314.7 p0      41 next copy
        pand xmm10, [rbp + 1840]                                   ;  2358.7 p2+p1   41 next
        pxor xmm12, xmm10                                          ;  2360.7 p1      41 next
        movdqa xmm10, [rbp + 2256]                                 ;  2316.3 p2      41 next reload
        pxor xmm10, xmm7                                           ;  2360.7 p1      41 next
        pxor xmm7, xmm2                                            ;  2361.7 p1      41 next
        pxor xmm12, [rbp + 2160]                                   ;  2362.7 p2+p1   41 next
        movdqa [rbp + 2256], xmm8                                  ;  2357.7 p0+p3   41 next spill
        movdqa xmm8, xmm5                                          ;  2318.7 p0      41 next copy
        pand xmm8, xmm3                                            ;  2363.7 p1      41 next
        pxor xmm0, xmm8                                            ;  2365.7 p1      41 next
        pxor xmm7, xmm0                                            ;  2367.7 p1      41 next
        movdqa xmm0, xmm5                                          ;  2319.7 p0      41 next copy
        pxor xmm8, [rbp + 1936]                                    ;  2366.7 p2+p1   41 next
        pxor xmm12, xmm8                                           ;  2368.7 p1      41 next
        movdqa xmm8, xmm3                                          ;  2321.0 p0      41 next copy
        pand xmm8, [rbp + 1792]                                    ;  2368.7 p2+p1   41 next
        pxor xmm6, xmm8                                            ;  2370.7 p1      41 next
        movdqa xmm8, xmm3                                          ;  2322.3 p0      41 next copy
        pand xmm8, [rbp + 2272]                                    ;  2370.7 p2+p1   41 next
        pxor xmm8, xmm10                                           ;  2372.7 p1      41 next
        pxor xmm1, xmm8                                            ;  2374.7 p1      41 next
        movdqa xmm8, xmm3                                          ;  2324.0 p0      41 next copy
        pand xmm3, [rbp + 2128]                                    ;  2373.7 p2+p1   41 next
        pxor xmm0, xmm3                                            ;  2375.7 p1      41 next
        pxor xmm14, xmm0                                           ;  2377.7 p1      41 next
        movdqa xmm0, [rbp + 2144]                                  ;  2343.7 p2      41 next reload
        pxor xmm6, xmm0                                            ;  2376.7 p1      41 next
        pand xmm0, [rbp + 2128]                                    ;  2377.7 p2+p1   41 next
        pxor xmm10, xmm6                                           ;  2378.7 p1      41 next
        pxor xmm11, xmm0                                           ;  2379.7 p1      41 next
        movdqa xmm0, [rbp + 1456]                                  ;  2327.7 p2      41 next
        pand xmm0, [rbp + 1840]                                    ;  2380.7 p2+p1   41 next
        pxor xmm13, xmm0                                           ;  2382.7 p1      41 next
        movdqa xmm0, [rbp + 2160]                                  ;  2329.7 p2      41 next
        pxor xmm0, xmm10                                           ;  2382.7 p1      41 next
        movdqa xmm3, [rbp + 1792]                                  ;  2330.7 p2      41 next
        pxor xmm3, xmm1                                            ;  2383.7 p1      41 next
        movdqa xmm1, [rbp + 1984]                                  ;  2331.7 p2      41 next
        movdqa xmm6, [rbp + 2112]                                  ;  2332.7 p2      44 next reload
        pand xmm1, xmm6                                            ;  2384.7 p1      41 next
        pxor xmm8, xmm13                                           ;  2385.7 p1      41 next
        pxor xmm9, xmm13                                           ;  2386.7 p1      41 next
        pxor xmm4, xmm8                                            ;  2387.7 p1      41 next
        movdqa xmm8, [rbp + 2000]                                  ;  2335.7 p2      41 next
        pxor xmm8, xmm3                                            ;  2388.7 p1      41 next
        movdqa xmm3, [rbp + 1488]                                  ;  2334.7 p2      41 next
        movdqa xmm10, [rbp + 2240]                                 ;  2335.7 p2      44 next reload
        pand xmm3, xmm10                                           ;  2389.7 p1      41 next
        pxor xmm2, xmm4                                            ;  2390.7 p1      41 next
        pxor xmm5, xmm9                                            ;  2391.7 p1      41 next
        movdqa xmm4, [rbp + 2176]                                  ;  2336.7 p2      41 next
        movdqa xmm9, [rbp + 2048]                                  ;  2337.7 p2      44 next reload
        pand xmm4, xmm9                                            ;  2392.7 p1      41 next
        pxor xmm12, xmm11                                          ;  2393.7 p1      41 next
        pxor xmm11, xmm8                                           ;  2394.7 p1      41 next
        pxor xmm1, xmm10                                           ;  2395.7 p1      41 next
        movdqa xmm8, [rbp + 1488]                                  ;  2338.7 p2      41 next
        movdqa xmm13, [rbp + 1952]                                 ;  2339.7 p2      44 next reload
        pand xmm8, xmm13                                           ;  2396.7 p1      41 next
        pxor xmm7, xmm6                                            ;  2397.7 p1      41 next
        pxor xmm14, xmm10                                          ;  2398.7 p1      41 next
        pxor xmm15, xmm9                                           ;  2399.7 p1      41 next
        pxor xmm0, [rbp + 1984]                                    ;  2400.7 p2+p1   41 next
        pxor xmm2, xmm13                                           ;  2401.7 p1      41 next
        pxor xmm11, [rbp + 2176]                                   ;  2402.7 p2+p1   41 next
        movdqa [rbp + 2000], xmm5                                  ;  2393.7 p0+p3   41 next spill
        movdqa xmm5, xmm10                                         ;  2346.7 p0      41 next copy
        pand xmm5, [rbp + 1984]                                    ;  2403.7 p2+p1   41 next
        pxor xmm12, [rbp + 1488]                                   ;  2404.7 p2+p1   41 next
        movdqa [rbp + 1792], xmm12                                 ;  2406.7 p0+p3   41 next spill
        movdqa xmm12, xmm10                                        ;  2346.7 p0      41 next copy
        pand xmm12, xmm13                                          ;  2405.7 p1      41 next
        movdqa [rbp + 2160], xmm11                                 ;  2404.7 p0+p3   41 next spill
        movdqa xmm11, xmm10                                        ;  2346.7 p0      41 next copy
        pand xmm11, xmm9                                           ;  2406.7 p1      41 next
        movdqa [rbp + 1840], xmm2                                  ;  2403.7 p0+p3   41 next spill
        movdqa xmm2, xmm10                                         ;  2347.7 p0      41 next copy
        movdqa [rbp + 2240], xmm0                                  ;  2402.7 p0+p3   41 next spill
        movdqa xmm0, xmm6                                          ;  2349.7 p0      41 next copy
        pand xmm0, xmm9                                            ;  2407.7 p1      41 next
        movdqa [rbp + 1456], xmm7                                  ;  2399.7 p0+p3   41 next spill
        movdqa xmm7, xmm6                                          ;  2351.7 p0      41 next copy
        pxor xmm7, [rbp + 2176]                                    ;  2408.7 p2+p1   41 next
        movdqa [rbp + 2128], xmm15                                 ;  2401.7 p0+p3   41 next spill
        movdqa xmm15, xmm6                                         ;  2353.7 p0      41 next copy
        movdqa [rbp + 2144], xmm14                                 ;  2400.7 p0+p3   41 next spill
        movdqa xmm14, xmm6                                         ;  2355.7 p0      41 next copy
        pand xmm14, [rbp + 1488]                                   ;  2409.7 p2+p1   41 next
        movdqa [rbp + 2272], xmm14                                 ;  2411.7 p0+p3   41 next spill
        movdqa xmm14, xmm6                                         ;  2357.7 p0      41 next copy
        pand xmm14, [rbp + 2176]                                   ;  2410.7 p2+p1   41 next
        movdqa [rbp + 2112], xmm14                                 ;  2412.7 p0+p3   41 next spill
        movdqa xmm14, xmm9                                         ;  2359.7 p0      41 next copy
        movdqa [rbp + 1936], xmm1                                  ;  2397.7 p0+p3   41 next spill
        movdqa xmm1, xmm9                                          ;  2361.7 p0      41 next copy
        movdqa [rbp + 1856], xmm6                                  ;  2362.7 p0+p3   41 next spill
        movdqa xmm6, xmm9                                          ;  2363.7 p0      41 next copy
        pxor xmm6, xmm13                                           ;  2411.7 p1      41 next
        movdqa [rbp + 1904], xmm10                                 ;  2364.7 p0+p3   41 next spill
        movdqa xmm10, xmm9                                         ;  2365.7 p0      41 next copy
        movdqa [rbp + 2192], xmm11                                 ;  2408.7 p0+p3   41 next spill
        movdqa xmm11, xmm9                                         ;  2367.7 p0      41 next copy
        pand xmm9, [rbp + 1488]                                    ;  2412.7 p2+p1   41 next
        movdqa [rbp + 2048], xmm9                                  ;  2414.7 p0+p3   41 next spill
        movdqa xmm9, xmm13                                         ;  2369.7 p0      41 next copy
        pand xmm9, [rbp + 2176]                                    ;  2413.7 p2+p1   41 next
        movdqa [rbp + 1872], xmm7                                  ;  2410.7 p0+p3   41 next spill
        movdqa xmm7, xmm13                                         ;  2371.7 p0      41 next copy
        movdqa [rbp + 1776], xmm2                                  ;  2372.7 p0+p3   41 next spill
        movdqa xmm2, xmm13                                         ;  2373.7 p0      41 next copy
        movdqa [rbp + 2080], xmm11                                 ;  2374.7 p0+p3   41 next spill
        movdqa xmm11, xmm13                                        ;  2375.7 p0      41 next copy
        movdqa [rbp + 2208], xmm15                                 ;  2376.7 p0+p3   41 next spill
        movdqa xmm15, xmm13                                        ;  2377.7 p0      41 next copy
        pand xmm15, [rbp + 1936]                                   ;  2414.7 p2+p1   41 next
        pand xmm13, [rbp + 1984]                                   ;  2415.7 p2+p1   41 next
        movdqa [rbp + 1952], xmm15                                 ;  2416.7 p0+p3   41 next spill
        movdqa xmm15, xmm3                                         ;  2391.7 p0      41 next copy
        pxor xmm15, xmm4                                           ;  2416.7 p1      41 next
        pand xmm4, [rbp + 1984]                                    ;  2417.7 p2+p1   41 next
        pxor xmm11, xmm15                                          ;  2418.7 p1      41 next
        movdqa [rbp + 1968], xmm13                                 ;  2417.7 p0+p3   41 next spill
        movdqa xmm13, [rbp + 2208]                                 ;  2382.0 p2      41 next reload
        pand xmm13, xmm11                                          ;  2420.7 p1      41 next
        movdqa xmm11, xmm8                                         ;  2398.7 p0      41 next copy
        pxor xmm11, xmm5                                           ;  2420.7 p1      41 next
        pxor xmm5, xmm15                                           ;  2421.7 p1      41 next
        pxor xmm0, xmm11                                           ;  2422.7 p1      41 next
        pand xmm11, [rbp + 2176]                                   ;  2423.7 p2+p1   41 next
        pand xmm8, [rbp + 1872]                                    ;  2424.7 p2+p1   41 next
        pxor xmm3, xmm0                                            ;  2425.7 p1      41 next
        pand xmm1, xmm3                                            ;  2427.7 p1      41 next
        pand xmm7, xmm0                                            ;  2427.7 p1      41 next
        movdqa xmm3, [rbp + 1984]                                  ;  2389.7 p2      44 next reload
        pand xmm0, xmm3                                            ;  2428.7 p1      41 next
        pxor xmm7, [rbp + 2272]                                    ;  2429.7 p2+p1   41 next
        movdqa [rbp + 2208], xmm15                                 ;  2418.7 p0+p3   41 next spill
        movdqa xmm15, xmm3                                         ;  2400.7 p0      41 next copy
        pxor xmm15, xmm12                                          ;  2430.7 p1      41 next
        pxor xmm4, xmm15                                           ;  2432.7 p1      41 next
        pand xmm14, xmm15                                          ;  2432.7 p1      41 next
        pxor xmm2, xmm14                                           ;  2434.7 p1      41 next
        movdqa xmm14, xmm3                                         ;  2400.7 p0      41 next copy
        movdqa xmm15, [rbp + 1488]                                 ;  2396.7 p2      44 next reload
        pand xmm14, xmm15                                          ;  2434.7 p1      41 next
        pxor xmm8, xmm2                                            ;  2436.7 p1      41 next
        pand xmm10, xmm2                                           ;  2436.7 p1      41 next
        movdqa xmm2, xmm12                                         ;  2407.7 p0      41 next copy
        pxor xmm2, xmm15                                           ;  2437.7 p1      41 next
        por xmm12, xmm9                                            ;  2438.7 p1      41 next
        pxor xmm0, xmm12                                           ;  2440.7 p1      41 next
        pxor xmm9, xmm14                                           ;  2440.7 p1      41 next
        movdqa xmm12, [rbp + 2176]                                 ;  2403.0 p2      44 next reload
        pxor xmm14, xmm12                                          ;  2441.7 p1      41 next
        pxor xmm1, xmm2                                            ;  2442.7 p1      41 next
        pxor xmm2, xmm14                                           ;  2443.7 p1      41 next
        pand xmm14, xmm15                                          ;  2444.7 p1      41 next
        pxor xmm4, xmm14                                           ;  2446.7 p1      41 next
        movdqa xmm14, [rbp + 2208]                                 ;  2418.7 p2      41 next reload
        pand xmm15, xmm14                                          ;  2446.7 p1      41 next
        pand xmm14, xmm12                                          ;  2447.7 p1      41 next
        movdqa [rbp + 2208], xmm1                                  ;  2444.7 p0+p3   41 next spill
        movdqa xmm1, xmm12                                         ;  2414.0 p0      41 next copy
        pxor xmm1, [rbp + 2272]                                    ;  2448.7 p2+p1   41 next
        pand xmm12, [rbp + 1936]                                   ;  2449.7 p2+p1   41 next
        pand xmm3, xmm1                                            ;  2450.7 p1      41 next
        pxor xmm14, xmm3                                           ;  2452.7 p1      41 next
        movdqa xmm3, [rbp + 2112]                                  ;  2412.7 p2      41 next reload
        pand xmm1, xmm3                                            ;  2452.7 p1      41 next
        pxor xmm3, [rbp + 2048]                                    ;  2453.7 p2+p1   41 next
        movdqa [rbp + 2112], xmm12                                 ;  2451.7 p0+p3   41 next spill
        movdqa xmm12, [rbp + 2208]                                 ;  2444.7 p2      41 next reload
        pxor xmm12, xmm14                                          ;  2455.7 p1      41 next
        movdqa xmm14, [rbp + 1872]                                 ;  2413.0 p2      41 next
        pand xmm14, [rbp + 2192]                                   ;  2455.7 p2+p1   41 next
        pxor xmm6, xmm14                                           ;  2457.7 p1      41 next
        pxor xmm6, xmm9                                            ;  2459.7 p1      41 next
        movdqa xmm14, [rbp + 1872]                                 ;  2415.0 p2      41 next reload
        pxor xmm9, xmm14                                           ;  2458.7 p1      41 next
        pand xmm14, [rbp + 1968]                                   ;  2459.7 p2+p1   41 next
        pxor xmm15, xmm14                                          ;  2461.7 p1      41 next
        movdqa xmm14, [rbp + 1776]                                 ;  2417.0 p2      41 next reload
        pand xmm14, xmm9                                           ;  2461.7 p1      41 next
        movdqa xmm9, [rbp + 2080]                                  ;  2418.0 p2      41 next reload
        pand xmm9, xmm6                                            ;  2462.7 p1      41 next
        movdqa xmm6, [rel kasumi_decrypt_compact.T0_constants128]  ;  2419.0 p2      41 next reload
        pxor xmm14, xmm6                                           ;  2463.7 p1      41 next
        pxor xmm12, [rbp + 1792]                                   ;  2464.7 p2+p1   41 next
        pxor xmm12, [rbp + 1712]                                   ;  2466.7 p2+p1   50 next
        movdqa [rbp + 2080], xmm12                                 ;  2468.7 p0+p3   50 next spill
        movdqa xmm12, [rbp + 1904]                                 ;  2422.0 p2      41 next reload
        pand xmm12, xmm3                                           ;  2466.7 p1      41 next
        pxor xmm5, xmm12                                           ;  2468.7 p1      41 next
        movdqa xmm12, [rbp + 1952]                                 ;  2423.0 p2      41 next reload
        pxor xmm3, xmm12                                           ;  2468.7 p1      41 next
        pxor xmm7, xmm5                                            ;  2470.7 p1      41 next
        pxor xmm12, xmm14                                          ;  2470.7 p1      41 next
        movdqa xmm5, xmm2                                          ;  2445.7 p0      41 next copy
        pxor xmm5, [rbp + 2192]                                    ;  2471.7 p2+p1   41 next
        pxor xmm11, xmm5                                           ;  2473.7 p1      41 next
        pxor xmm13, xmm11                                          ;  2475.7 p1      41 next
        pxor xmm8, xmm3                                            ;  2474.7 p1      41 next
        pxor xmm2, xmm8                                            ;  2476.7 p1      41 next
        movdqa xmm5, [rbp + 2272]                                  ;  2425.0 p2      41 next
        pxor xmm5, [rbp + 1968]                                    ;  2476.7 p2+p1   41 next
        pxor xmm9, xmm5                                            ;  2478.7 p1      41 next
        movdqa xmm5, [rbp + 2048]                                  ;  2427.0 p2      41 next
        pxor xmm5, xmm12                                           ;  2478.7 p1      41 next
        movdqa xmm8, [rbp + 1936]                                  ;  2428.0 p2      41 next
        pxor xmm8, xmm7                                            ;  2479.7 p1      41 next
        movdqa xmm7, [rbp + 2112]                                  ;  2451.7 p2      41 next
        pxor xmm10, xmm5                                           ;  2480.7 p1      41 next
        movdqa xmm5, [rbp + 2144]                                  ;  2430.0 p2      41 next
        pxor xmm15, xmm2                                           ;  2481.7 p1      41 next
        movdqa xmm2, [rbp + 2128]                                  ;  2431.0 p2      41 next
        movdqa xmm11, [rbp + 1856]                                 ;  2432.0 p2      41 next reload
        por xmm11, xmm3                                            ;  2482.7 p1      41 next
        pxor xmm7, xmm9                                            ;  2483.7 p1      41 next
        movdqa xmm3, [rbp + 1456]                                  ;  2433.0 p2      41 next
        pxor xmm4, xmm10                                           ;  2484.7 p1      41 next
        movdqa xmm9, [rbp + 2240]                                  ;  2434.0 p2      41 next
        pxor xmm13, xmm6                                           ;  2485.7 p1      41 next
        pxor xmm14, xmm11                                          ;  2486.7 p1      41 next
        movdqa xmm10, [rbp + 1840]                                 ;  2435.0 p2      41 next
        pxor xmm5, xmm15                                           ;  2487.7 p1      41 next
        movdqa xmm15, [rbp + 2160]                                 ;  2436.0 p2      41 next
        pxor xmm1, xmm14                                           ;  2488.7 p1      41 next
        movdqa xmm14, [rbp + 2144]                                 ;  2437.0 p2      50 next
        movdqa xmm11, [rbp + 1808]                                 ;  2438.0 p2      50 next reload
        pxor xmm14, xmm11                                          ;  2489.7 p1      50 next
        pxor xmm9, xmm7                                            ;  2490.7 p1      41 next
        pxor xmm11, [r10 + 48]                                     ;  2491.7 p2+p1   50 next
        pxor xmm2, xmm13                                           ;  2492.7 p1      41 next
        movdqa xmm7, [rbp + 2128]                                  ;  2440.0 p2      50 next
        pxor xmm10, xmm4                                           ;  2493.7 p1      41 next
        movdqa xmm4, [rbp + 1232]                                  ;  2441.0 p2      50 next reload
        pxor xmm7, xmm4                                            ;  2494.7 p1      50 next
        pxor xmm0, xmm1                                            ;  2495.7 p1      41 next
        pxor xmm4, [r10 + 64]                                      ;  2496.7 p2+p1   50 next
        movdqa xmm1, [rbp + 1456]                                  ;  2443.0 p2      50 next
        movdqa xmm12, [rbp + 1824]                                 ;  2444.0 p2      50 next reload
        pxor xmm1, xmm12                                           ;  2497.7 p1      50 next
        pxor xmm12, [r10 + 80]                                     ;  2498.7 p2+p1   50 next
        pxor xmm8, xmm6                                            ;  2499.7 p1      41 next
        pxor xmm15, xmm0                                           ;  2500.7 p1      41 next
        pxor xmm3, xmm8                                            ;  2501.7 p1      41 next
        movdqa xmm0, [rbp + 1504]                                  ;  2446.0 p2      50 next
        pxor xmm0, [r10 + 96]                                      ;  2502.7 p2+p1   50 next
        movdqa xmm8, [rbp + 1888]                                  ;  2448.0 p2      50 next reload
        pxor xmm5, xmm8                                            ;  2503.7 p1      50 next
        pxor xmm8, [r10 + 192]                                     ;  2504.7 p2+p1   50 next
        movdqa xmm13, [rbp + 2224]                                 ;  2450.0 p2      50 next reload
        pxor xmm9, xmm13                                           ;  2505.7 p1      50 next
        pxor xmm13, [r10 + 240]                                    ;  2506.7 p2+p1   50 next
        pxor xmm2, [rbp + 2064]                                    ;  2507.7 p2+p1   50 next
        pxor xmm10, [rbp + 2016]                                   ;  2508.7 p2+p1   50 next
        pxor xmm15, [rbp + 2032]                                   ;  2509.7 p2+p1   50 next
        pxor xmm3, [rbp + 2096]                                    ;  2510.7 p2+p1   50 next
        movdqa [rbp + 2224], xmm15                                 ;  2511.7 p0+p3   50 next spill
        movdqa xmm15, [rbp + 2240]                                 ;  2456.0 p2      50 next
        pxor xmm15, [rbp + 1504]                                   ;  2511.7 p2+p1   50 next
        movdqa [rbp + 1504], xmm10                                 ;  2510.7 p0+p3   50 next spill
        movdqa xmm10, [rbp + 1664]                                 ;  2458.0 p2      50 next
        pxor xmm10, [r10 + 112]                                    ;  2512.7 p2+p1   50 next
        movdqa [rbp + 2240], xmm9                                  ;  2507.7 p0+p3   50 next spill
        movdqa xmm9, [rbp + 1840]                                  ;  2460.0 p2      50 next
        pxor xmm9, [rbp + 1664]                                    ;  2513.7 p2+p1   50 next
        movdqa [rbp + 1664], xmm3                                  ;  2512.7 p0+p3   50 next spill
        movdqa xmm3, [rbp + 1616]                                  ;  2462.0 p2      50 next
        pxor xmm3, [r10 + 128]                                     ;  2514.7 p2+p1   50 next
        movdqa [rbp + 1840], xmm2                                  ;  2509.7 p0+p3   50 next spill
        movdqa xmm2, [rbp + 2160]                                  ;  2464.0 p2      50 next
        pxor xmm2, [rbp + 1616]                                    ;  2515.7 p2+p1   50 next
        movdqa [rbp + 1616], xmm5                                  ;  2505.7 p0+p3   50 next spill
        movdqa xmm5, [rbp + 1744]                                  ;  2466.0 p2      50 next
        pxor xmm5, [r10 + 144]                                     ;  2516.7 p2+p1   50 next
        movdqa [rbp + 2160], xmm2                                  ;  2517.7 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1792]                                  ;  2468.0 p2      50 next
        pxor xmm2, [rbp + 1744]                                    ;  2517.7 p2+p1   50 next
        movdqa [rbp + 1744], xmm2                                  ;  2519.7 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1376]                                  ;  2470.0 p2      50 next
        pxor xmm2, [r10 + 160]                                     ;  2518.7 p2+p1   50 next
        movdqa [rbp + 1792], xmm9                                  ;  2515.7 p0+p3   50 next spill
        movdqa xmm9, [rbp + 2256]                                  ;  2472.0 p2      50 next
        pxor xmm9, [rbp + 1376]                                    ;  2519.7 p2+p1   50 next
        movdqa [rbp + 1376], xmm9                                  ;  2521.7 p0+p3   50 next spill
        movdqa xmm9, [rbp + 1920]                                  ;  2474.0 p2      50 next
        pxor xmm9, [r10 + 176]                                     ;  2520.7 p2+p1   50 next
        movdqa [rbp + 2256], xmm15                                 ;  2513.7 p0+p3   50 next spill
        movdqa xmm15, [rbp + 2000]                                 ;  2476.0 p2      50 next
        pxor xmm15, [rbp + 1920]                                   ;  2521.7 p2+p1   50 next
        movdqa [rbp + 1920], xmm15                                 ;  2523.7 p0+p3   50 next spill
        movdqa xmm15, [rbp + 2064]                                 ;  2478.0 p2      50 next
        pxor xmm15, [r10 + 208]                                    ;  2522.7 p2+p1   50 next
        movdqa [rbp + 2064], xmm1                                  ;  2499.7 p0+p3   50 next spill
        movdqa xmm1, [rbp + 2096]                                  ;  2480.0 p2      50 next
        pxor xmm1, [r10 + 224]                                     ;  2523.7 p2+p1   50 next
        movdqa [rbp + 2096], xmm7                                  ;  2496.7 p0+p3   50 next spill
        movdqa xmm7, [rbp + 2016]                                  ;  2482.0 p2      50 next
        pxor xmm7, [r10]                                           ;  2524.7 p2+p1   50 next
        movdqa [rbp + 2016], xmm14                                 ;  2491.7 p0+p3   50 next spill
        movdqa xmm14, [rbp + 2032]                                 ;  2484.0 p2      50 next
        pxor xmm14, [r10 + 16]                                     ;  2525.7 p2+p1   50 next
        movdqa [rbp + 2032], xmm10                                 ;  2514.7 p0+p3   50 next spill
        movdqa xmm10, [rbp + 1712]                                 ;  2486.7 p2      50 next
        pxor xmm10, [r10 + 32]                                     ;  2526.7 p2+p1   50 next
        movdqa [rbp + 1712], xmm4                                  ;  2498.7 p0+p3   50 next spill
        movdqa xmm4, xmm8                                          ;  2506.7 p0      41 next copy
        pxor xmm4, xmm10                                           ;  2528.7 p1      41 next
        movdqa [rbp + 2000], xmm3                                  ;  2516.7 p0+p3   50 next spill
        movdqa xmm3, xmm8                                          ;  2506.7 p0      41 next copy
        pxor xmm3, xmm15                                           ;  2528.7 p1      41 next
        movdqa [rbp + 1888], xmm11                                 ;  2493.7 p0+p3   50 next spill
        movdqa xmm11, xmm8                                         ;  2506.7 p0      41 next copy
        pxor xmm11, xmm14                                          ;  2529.7 p1      41 next
        pand xmm11, xmm2                                           ;  2531.7 p1      41 next
        movdqa [rbp + 1824], xmm5                                  ;  2518.7 p0+p3   50 next spill
        movdqa xmm5, xmm8                                          ;  2506.7 p0      41 next copy
        pxor xmm5, xmm9                                            ;  2531.7 p1      41 next
        movdqa [rbp + 1456], xmm12                                 ;  2500.7 p0+p3   50 next spill
        movdqa xmm12, xmm8                                         ;  2506.7 p0      41 next copy
        pand xmm12, xmm9                                           ;  2532.7 p1      41 next
        pxor xmm12, xmm14                                          ;  2534.7 p1      41 next
        movdqa [rbp + 1232], xmm0                                  ;  2504.7 p0+p3   50 next spill
        movdqa xmm0, xmm8                                          ;  2506.7 p0      41 next copy
        pand xmm0, xmm12                                           ;  2536.7 p1      41 next
        movdqa [rbp + 2128], xmm10                                 ;  2528.7 p0+p3   50 next spill
        movdqa xmm10, xmm8                                         ;  2506.7 p0      41 next copy
        pand xmm10, xmm1                                           ;  2535.7 p1      41 next
        movdqa [rbp + 1808], xmm8                                  ;  2506.7 p0+p3   41 next spill
        movdqa xmm8, [rbp + 2128]                                  ;  2528.7 p2      41 next
        pand xmm8, xmm2                                            ;  2539.7 p1      41 next
        movdqa [rbp + 2144], xmm10                                 ;  2537.7 p0+p3   41 next spill
        movdqa xmm10, xmm2                                         ;  2520.7 p0      41 next copy
        pxor xmm10, xmm7                                           ;  2537.7 p1      41 next
        movdqa [rbp + 1856], xmm8                                  ;  2541.7 p0+p3   41 next spill
        movdqa xmm8, xmm2                                          ;  2520.7 p0      41 next copy
        pand xmm8, xmm9                                            ;  2538.7 p1      41 next
        movdqa [rbp + 2112], xmm0                                  ;  2538.7 p0+p3   41 next spill
        movdqa xmm0, xmm2                                          ;  2520.7 p0      41 next copy
        pand xmm0, xmm13                                           ;  2539.7 p1      41 next
        pxor xmm0, xmm9                                            ;  2541.7 p1      41 next
        movdqa [rbp + 1936], xmm12                                 ;  2536.7 p0+p3   41 next spill
        movdqa xmm12, xmm2                                         ;  2520.7 p0      41 next copy
        pxor xmm12, xmm9                                           ;  2541.7 p1      41 next
        movdqa [rbp + 2048], xmm12                                 ;  2543.7 p0+p3   41 next spill
        movdqa xmm12, xmm9                                         ;  2522.7 p0      41 next copy
        pand xmm12, xmm4                                           ;  2542.7 p1      41 next
        movdqa [rbp + 1968], xmm4                                  ;  2530.7 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;  2522.7 p0      41 next copy
        por xmm4, xmm3                                             ;  2543.7 p1      41 next
        movdqa [rbp + 2272], xmm0                                  ;  2543.7 p0+p3   41 next spill
        movdqa xmm0, xmm9                                          ;  2522.7 p0      41 next copy
        pand xmm0, xmm7                                            ;  2544.7 p1      41 next
        pand xmm9, xmm1                                            ;  2545.7 p1      41 next
        movdqa [rbp + 2192], xmm9                                  ;  2547.7 p0+p3   41 next spill
        movdqa xmm9, xmm7                                          ;  2526.7 p0      41 next copy
        pxor xmm9, xmm15                                           ;  2546.7 p1      41 next
        movdqa [rbp + 1952], xmm0                                  ;  2546.7 p0+p3   41 next spill
        movdqa xmm0, xmm7                                          ;  2526.7 p0      41 next copy
        pand xmm0, xmm13                                           ;  2547.7 p1      41 next
        pxor xmm0, xmm6                                            ;  2549.7 p1      41 next
        pxor xmm11, xmm0                                           ;  2551.7 p1      41 next
        movdqa [rbp + 1904], xmm0                                  ;  2551.7 p0+p3   41 next spill
        movdqa xmm0, xmm7                                          ;  2526.7 p0      41 next copy
        pand xmm0, xmm15                                           ;  2550.7 p1      41 next
        pxor xmm12, xmm0                                           ;  2552.7 p1      41 next
        pxor xmm4, xmm12                                           ;  2554.7 p1      41 next
        pxor xmm2, xmm12                                           ;  2554.7 p1      41 next
        movdqa xmm0, [rbp + 2048]                                  ;  2543.7 p2      41 next reload
        pand xmm7, xmm0                                            ;  2554.7 p1      41 next
        pand xmm0, xmm1                                            ;  2555.7 p1      41 next
        movdqa xmm12, xmm5                                         ;  2533.7 p0      41 next copy
        pand xmm5, xmm13                                           ;  2556.7 p1      41 next
        pand xmm12, xmm14                                          ;  2557.7 p1      41 next
        movdqa [rbp + 2048], xmm2                                  ;  2556.7 p0+p3   41 next spill
        movdqa xmm2, xmm3                                          ;  2530.7 p0      41 next copy
        pand xmm2, xmm15                                           ;  2558.7 p1      41 next
        pxor xmm8, xmm2                                            ;  2560.7 p1      41 next
        movdqa xmm2, xmm3                                          ;  2530.7 p0      41 next copy
        pand xmm2, xmm13                                           ;  2560.7 p1      41 next
        pxor xmm2, [rbp + 2272]                                    ;  2562.7 p2+p1   41 next
        pxor xmm2, xmm12                                           ;  2564.7 p1      41 next
        pxor xmm2, xmm9                                            ;  2566.7 p1      41 next
        pxor xmm0, xmm8                                            ;  2564.7 p1      41 next
        movdqa [rbp + 1776], xmm8                                  ;  2562.7 p0+p3   41 next spill
        movdqa xmm8, xmm3                                          ;  2532.7 p0      41 next copy
        pand xmm3, xmm10                                           ;  2565.7 p1      41 next
        pand xmm8, [rbp + 1968]                                    ;  2566.7 p2+p1   41 next
        pxor xmm8, [rbp + 1776]                                    ;  2573.7 p2+p1   41 next
        movdqa [rbp + 1872], xmm8                                  ;  2575.7 p0+p3   41 next spill
        movdqa xmm8, xmm10                                         ;  2539.7 p0      41 next copy
        pand xmm8, xmm14                                           ;  2568.7 p1      41 next
        pxor xmm8, [rbp + 2272]                                    ;  2570.7 p2+p1   41 next
        movdqa [rbp + 2272], xmm8                                  ;  2572.7 p0+p3   41 next spill
        movdqa xmm8, xmm14                                         ;  2536.7 p0      41 next copy
        pand xmm8, xmm9                                            ;  2570.7 p1      41 next
        pand xmm9, xmm1                                            ;  2571.7 p1      41 next
        pxor xmm5, xmm9                                            ;  2573.7 p1      41 next
        movdqa xmm9, [rbp + 1936]                                  ;  2537.7 p2      41 next reload
        pxor xmm9, xmm5                                            ;  2575.7 p1      41 next
        movdqa xmm5, xmm13                                         ;  2538.3 p0      41 next copy
        pand xmm5, xmm1                                            ;  2574.7 p1      41 next
        pxor xmm5, xmm6                                            ;  2576.7 p1      41 next
        movdqa xmm6, xmm13                                         ;  2539.3 p0      41 next copy
        pand xmm6, [rbp + 1968]                                    ;  2576.7 p2+p1   41 next
        pxor xmm12, xmm6                                           ;  2578.7 p1      41 next
        pxor xmm0, xmm6                                            ;  2578.7 p1      41 next
        pxor xmm2, xmm0                                            ;  2580.7 p1      41 next
        movdqa xmm0, xmm13                                         ;  2541.3 p0      41 next copy
        pand xmm13, xmm14                                          ;  2580.7 p1      41 next
        pxor xmm3, xmm13                                           ;  2582.7 p1      41 next
        movdqa xmm6, xmm14                                         ;  2542.3 p0      41 next copy
        pand xmm14, xmm1                                           ;  2582.7 p1      41 next
        movdqa xmm13, xmm10                                        ;  2543.3 p0      41 next copy
        pand xmm13, xmm15                                          ;  2583.7 p1      41 next
        pand xmm6, [rbp + 2128]                                    ;  2584.7 p2+p1   41 next
        pxor xmm12, xmm11                                          ;  2585.7 p1      41 next
        movdqa [rbp + 1936], xmm1                                  ;  2544.7 p0+p3   50 next spill
        movdqa xmm1, [rbp + 1856]                                  ;  2545.3 p2      41 next reload
        pxor xmm1, xmm14                                           ;  2586.7 p1      41 next
        movdqa xmm14, [rel kasumi_decrypt_compact.T0_constants128] ;  2546.3 p2      41 next reload
        pxor xmm2, xmm14                                           ;  2587.7 p1      41 next
        movdqa xmm14, [rbp + 2144]                                 ;  2547.3 p2      41 next reload
        pxor xmm14, xmm13                                          ;  2588.7 p1      41 next
        pxor xmm0, xmm6                                            ;  2589.7 p1      41 next
        pxor xmm6, xmm12                                           ;  2590.7 p1      41 next
        movdqa xmm12, [rbp + 2128]                                 ;  2548.3 p2      50 next reload
        pxor xmm3, xmm12                                           ;  2591.7 p1      41 next
        pand xmm10, xmm12                                          ;  2592.7 p1      41 next
        movdqa xmm13, xmm15                                        ;  2549.0 p0      41 next copy
        pand xmm13, [rbp + 1968]                                   ;  2593.7 p2+p1   41 next
        pxor xmm7, xmm1                                            ;  2594.7 p1      41 next
        pxor xmm1, [rbp + 2272]                                    ;  2595.7 p2+p1   41 next
        pxor xmm13, xmm9                                           ;  2596.7 p1      41 next
        movdqa [rbp + 1968], xmm2                                  ;  2589.7 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1952]                                  ;  2552.0 p2      41 next reload
        pxor xmm2, xmm9                                            ;  2597.7 p1      41 next
        movdqa xmm9, [rbp + 2112]                                  ;  2553.0 p2      41 next reload
        pxor xmm9, xmm5                                            ;  2598.7 p1      41 next
        pxor xmm14, xmm0                                           ;  2599.7 p1      41 next
        pxor xmm11, xmm3                                           ;  2600.7 p1      41 next
        pand xmm0, xmm12                                           ;  2601.7 p1      41 next
        pand xmm12, [rbp + 1936]                                   ;  2602.7 p2+p1   41 next
        pxor xmm5, xmm0                                            ;  2603.7 p1      41 next
        movdqa xmm0, xmm15                                         ;  2555.3 p0      41 next copy
        pand xmm0, [rbp + 1936]                                    ;  2604.7 p2+p1   41 next
        pxor xmm13, [rbp + 2048]                                   ;  2605.7 p2+p1   41 next
        pxor xmm9, [rbp + 1776]                                    ;  2606.7 p2+p1   41 next
        pxor xmm3, xmm9                                            ;  2608.7 p1      41 next
        movdqa xmm9, xmm15                                         ;  2558.0 p0      41 next copy
        pxor xmm9, xmm12                                           ;  2608.7 p1      41 next
        pxor xmm6, xmm9                                            ;  2610.7 p1      41 next
        movdqa xmm9, [rbp + 1872]                                  ;  2575.7 p2      41 next reload
        pxor xmm2, xmm9                                            ;  2610.7 p1      41 next
        pxor xmm9, [rbp + 1936]                                    ;  2611.7 p2+p1   41 next
        pxor xmm4, xmm9                                            ;  2613.7 p1      41 next
        pxor xmm14, xmm7                                           ;  2613.7 p1      41 next
        movdqa xmm9, [rbp + 2192]                                  ;  2561.0 p2      41 next reload
        pxor xmm9, xmm7                                            ;  2614.7 p1      41 next
        pxor xmm15, xmm2                                           ;  2615.7 p1      41 next
        movdqa xmm2, [rbp + 2048]                                  ;  2562.0 p2      41 next
        pxor xmm2, xmm14                                           ;  2616.7 p1      41 next
        movdqa xmm14, [rbp + 2272]                                 ;  2572.7 p2      41 next
        pxor xmm14, xmm4                                           ;  2617.7 p1      41 next
        movdqa xmm4, [rbp + 1232]                                  ;  2564.0 p2      41 next
        movdqa xmm7, [rbp + 1456]                                  ;  2565.0 p2      50 next reload
        pand xmm4, xmm7                                            ;  2618.7 p1      41 next
        pxor xmm10, xmm9                                           ;  2619.7 p1      41 next
        pxor xmm11, xmm0                                           ;  2620.7 p1      41 next
        movdqa xmm9, [rbp + 1904]                                  ;  2566.0 p2      41 next reload
        pxor xmm9, xmm0                                            ;  2621.7 p1      41 next
        pxor xmm1, xmm11                                           ;  2622.7 p1      41 next
        movdqa xmm0, [rbp + 1824]                                  ;  2567.0 p2      41 next
        movdqa xmm11, [rbp + 1888]                                 ;  2568.0 p2      50 next reload
        pand xmm0, xmm11                                           ;  2623.7 p1      41 next
        pxor xmm13, xmm9                                           ;  2624.7 p1      41 next
        movdqa xmm9, [rbp + 1808]                                  ;  2569.0 p2      41 next reload
        pxor xmm9, xmm10                                           ;  2625.7 p1      41 next
        pxor xmm8, xmm9                                            ;  2627.7 p1      41 next
        movdqa xmm9, [rbp + 2000]                                  ;  2570.0 p2      41 next
        movdqa xmm10, [rbp + 1712]                                 ;  2571.0 p2      50 next reload
        pand xmm9, xmm10                                           ;  2627.7 p1      41 next
        pxor xmm4, xmm11                                           ;  2628.7 p1      41 next
        movdqa xmm12, [rbp + 1824]                                 ;  2572.0 p2      41 next
        pand xmm12, [rbp + 2032]                                   ;  2629.7 p2+p1   41 next
        pxor xmm13, xmm5                                           ;  2630.7 p1      41 next
        pxor xmm5, xmm8                                            ;  2631.7 p1      41 next
        movdqa xmm8, [rbp + 1232]                                  ;  2574.0 p2      41 next
        pand xmm8, xmm11                                           ;  2632.7 p1      41 next
        pxor xmm6, xmm11                                           ;  2633.7 p1      41 next
        pxor xmm2, [rbp + 1232]                                    ;  2634.7 p2+p1   41 next
        pxor xmm14, [rbp + 2032]                                   ;  2635.7 p2+p1   41 next
        pxor xmm1, xmm7                                            ;  2636.7 p1      41 next
        pxor xmm13, [rbp + 1824]                                   ;  2637.7 p2+p1   41 next
        pxor xmm5, [rbp + 2000]                                    ;  2638.7 p2+p1   41 next
        movdqa [rbp + 1808], xmm15                                 ;  2617.7 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  2579.0 p0      41 next copy
        pand xmm15, [rbp + 2032]                                   ;  2639.7 p2+p1   41 next
        movdqa [rbp + 1904], xmm3                                  ;  2610.7 p0+p3   41 next spill
        movdqa xmm3, xmm11                                         ;  2579.0 p0      41 next copy
        pand xmm3, xmm10                                           ;  2640.7 p1      41 next
        movdqa [rbp + 2272], xmm13                                 ;  2639.7 p0+p3   41 next spill
        movdqa xmm13, xmm11                                        ;  2580.7 p0      41 next copy
        movdqa [rbp + 1888], xmm5                                  ;  2640.7 p0+p3   41 next spill
        movdqa xmm5, xmm7                                          ;  2582.7 p0      41 next copy
        pand xmm5, xmm10                                           ;  2641.7 p1      41 next
        movdqa [rbp + 2048], xmm14                                 ;  2637.7 p0+p3   41 next spill
        movdqa xmm14, xmm7                                         ;  2584.7 p0      41 next copy
        pxor xmm14, [rbp + 2000]                                   ;  2642.7 p2+p1   41 next
        movdqa [rbp + 2192], xmm2                                  ;  2636.7 p0+p3   41 next spill
        movdqa xmm2, xmm7                                          ;  2586.7 p0      41 next copy
        movdqa [rbp + 1936], xmm1                                  ;  2638.7 p0+p3   41 next spill
        movdqa xmm1, xmm7                                          ;  2588.7 p0      41 next copy
        pand xmm1, [rbp + 1824]                                    ;  2643.7 p2+p1   41 next
        movdqa [rbp + 1872], xmm6                                  ;  2635.7 p0+p3   41 next spill
        movdqa xmm6, xmm7                                          ;  2590.7 p0      41 next copy
        pand xmm6, [rbp + 2000]                                    ;  2644.7 p2+p1   41 next
        movdqa [rbp + 1456], xmm6                                  ;  2646.7 p0+p3   41 next spill
        movdqa xmm6, [rbp + 2000]                                  ;  2588.3 p2      41 next
        pand xmm6, [rbp + 2032]                                    ;  2645.7 p2+p1   41 next
        movdqa [rbp + 1776], xmm1                                  ;  2645.7 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1232]                                  ;  2590.7 p2      41 next
        pxor xmm1, xmm15                                           ;  2646.7 p1      41 next
        movdqa xmm10, [rbp + 1232]                                 ;  2592.7 p2      41 next
        pand xmm10, xmm9                                           ;  2647.7 p1      41 next
        pxor xmm9, xmm0                                            ;  2648.7 p1      41 next
        pxor xmm10, xmm1                                           ;  2649.7 p1      41 next
        pand xmm1, [rbp + 1712]                                    ;  2650.7 p2+p1   41 next
        pxor xmm1, [rbp + 2032]                                    ;  2652.7 p2+p1   41 next
        movdqa [rbp + 2128], xmm4                                  ;  2630.7 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1824]                                  ;  2598.7 p2      41 next
        pand xmm4, [rbp + 1232]                                    ;  2652.7 p2+p1   41 next
        movdqa [rbp + 2112], xmm7                                  ;  2599.7 p0+p3   41 next spill
        movdqa xmm7, [rbp + 2000]                                  ;  2600.7 p2      41 next
        movdqa [rbp + 1952], xmm11                                 ;  2601.7 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1232]                                 ;  2602.7 p2      41 next
        movdqa [rbp + 2144], xmm1                                  ;  2654.7 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1824]                                  ;  2604.7 p2      41 next
        pxor xmm1, xmm15                                           ;  2653.7 p1      41 next
        por xmm15, xmm6                                            ;  2654.7 p1      41 next
        pxor xmm6, xmm4                                            ;  2655.7 p1      41 next
        pxor xmm4, [rbp + 2000]                                    ;  2656.7 p2+p1   41 next
        movdqa [rbp + 1856], xmm6                                  ;  2657.7 p0+p3   41 next spill
        movdqa xmm6, xmm12                                         ;  2631.7 p0      41 next copy
        pxor xmm6, xmm8                                            ;  2657.7 p1      41 next
        pxor xmm8, xmm9                                            ;  2658.7 p1      41 next
        pxor xmm5, xmm6                                            ;  2659.7 p1      41 next
        pand xmm7, xmm6                                            ;  2660.7 p1      41 next
        pand xmm12, xmm14                                          ;  2661.7 p1      41 next
        pand xmm11, xmm5                                           ;  2662.7 p1      41 next
        pxor xmm15, xmm11                                          ;  2664.7 p1      41 next
        pxor xmm0, xmm5                                            ;  2664.7 p1      41 next
        movdqa xmm6, [rbp + 2032]                                  ;  2615.7 p2      50 next reload
        pand xmm5, xmm6                                            ;  2665.7 p1      41 next
        movdqa xmm11, [rbp + 1712]                                 ;  2616.7 p2      50 next reload
        pand xmm0, xmm11                                           ;  2666.7 p1      41 next
        pxor xmm12, [rbp + 2144]                                   ;  2667.7 p2+p1   41 next
        pxor xmm0, xmm1                                            ;  2668.7 p1      41 next
        pxor xmm1, xmm4                                            ;  2669.7 p1      41 next
        pand xmm4, [rbp + 1824]                                    ;  2670.7 p2+p1   41 next
        pxor xmm10, xmm4                                           ;  2672.7 p1      41 next
        movdqa xmm4, xmm6                                          ;  2626.7 p0      41 next copy
        pxor xmm4, xmm11                                           ;  2672.7 p1      41 next
        pxor xmm5, [rbp + 1776]                                    ;  2673.7 p2+p1   41 next
        movdqa [rbp + 2208], xmm0                                  ;  2670.7 p0+p3   41 next spill
        movdqa xmm0, xmm6                                          ;  2626.7 p0      41 next copy
        pxor xmm0, xmm9                                            ;  2674.7 p1      41 next
        pand xmm2, xmm0                                            ;  2676.7 p1      41 next
        movdqa xmm0, xmm6                                          ;  2626.7 p0      41 next copy
        pand xmm0, [rbp + 2128]                                    ;  2676.7 p2+p1   41 next
        pand xmm6, [rbp + 1232]                                    ;  2677.7 p2+p1   41 next
        movdqa [rbp + 2032], xmm0                                  ;  2678.7 p0+p3   41 next spill
        movdqa xmm0, xmm11                                         ;  2631.3 p0      41 next copy
        pand xmm0, [rbp + 2144]                                    ;  2678.7 p2+p1   41 next
        movdqa [rbp + 2144], xmm9                                  ;  2650.7 p0+p3   41 next spill
        movdqa xmm9, xmm11                                         ;  2633.7 p0      41 next copy
        movdqa [rbp + 2176], xmm15                                 ;  2666.7 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  2635.7 p0      41 next copy
        pand xmm15, [rbp + 1824]                                   ;  2679.7 p2+p1   41 next
        pxor xmm11, [rbp + 1968]                                   ;  2680.7 p2+p1   41 next
        movdqa [rbp + 1968], xmm11                                 ;  2682.7 p0+p3   41 next spill
        movdqa xmm11, xmm3                                         ;  2642.7 p0      41 next copy
        pand xmm11, xmm14                                          ;  2681.7 p1      41 next
        pxor xmm4, xmm11                                           ;  2683.7 p1      41 next
        pxor xmm3, xmm1                                            ;  2683.7 p1      41 next
        pxor xmm7, xmm3                                            ;  2685.7 p1      41 next
        pxor xmm2, xmm7                                            ;  2687.7 p1      41 next
        movdqa xmm3, xmm14                                         ;  2644.7 p0      41 next copy
        movdqa xmm7, [rbp + 1856]                                  ;  2657.7 p2      41 next reload
        pxor xmm3, xmm7                                            ;  2686.7 p1      41 next
        pxor xmm7, xmm4                                            ;  2687.7 p1      41 next
        pand xmm13, xmm3                                           ;  2688.7 p1      41 next
        movdqa xmm3, [rbp + 1776]                                  ;  2645.7 p2      41 next
        pand xmm9, xmm7                                            ;  2689.7 p1      41 next
        movdqa xmm4, [rbp + 2000]                                  ;  2645.0 p2      41 next
        pand xmm14, xmm6                                           ;  2690.7 p1      41 next
        pxor xmm3, xmm6                                            ;  2691.7 p1      41 next
        pxor xmm4, [rbp + 1776]                                    ;  2692.7 p2+p1   41 next
        movdqa xmm6, [rbp + 1456]                                  ;  2647.0 p2      41 next
        pxor xmm6, xmm15                                           ;  2693.7 p1      41 next
        movdqa xmm7, [rel kasumi_decrypt_compact.T0_constants128]  ;  2648.0 p2      41 next reload
        pxor xmm2, xmm7                                            ;  2694.7 p1      41 next
        pxor xmm13, xmm7                                           ;  2695.7 p1      41 next
        pxor xmm9, xmm3                                            ;  2696.7 p1      41 next
        movdqa xmm3, [rbp + 2144]                                  ;  2650.7 p2      41 next
        pand xmm3, [rbp + 1824]                                    ;  2697.7 p2+p1   41 next
        pxor xmm14, xmm3                                           ;  2699.7 p1      41 next
        movdqa xmm3, [rbp + 1968]                                  ;  2682.7 p2      41 next reload
        pxor xmm2, xmm3                                            ;  2699.7 p1      41 next
        movdqa xmm11, [rbp + 2032]                                 ;  2678.7 p2      41 next
        pxor xmm11, xmm6                                           ;  2700.7 p1      41 next
        movdqa xmm3, [rbp + 1952]                                  ;  2653.0 p2      41 next reload
        pand xmm3, xmm6                                            ;  2701.7 p1      41 next
        pxor xmm8, xmm3                                            ;  2703.7 p1      41 next
        pxor xmm5, xmm8                                            ;  2705.7 p1      41 next
        movdqa xmm3, [rbp + 2032]                                  ;  2678.7 p2      41 next
        pxor xmm3, xmm13                                           ;  2704.7 p1      41 next
        pxor xmm15, xmm3                                           ;  2706.7 p1      41 next
        movdqa xmm3, [rbp + 1456]                                  ;  2655.0 p2      41 next
        pxor xmm0, xmm15                                           ;  2708.7 p1      41 next
        movdqa xmm15, [rbp + 1232]                                 ;  2656.0 p2      41 next
        pand xmm3, xmm4                                            ;  2707.7 p1      41 next
        pand xmm15, xmm4                                           ;  2708.7 p1      41 next
        movdqa xmm4, [rbp + 2144]                                  ;  2657.0 p2      41 next
        movdqa xmm6, [rbp + 2000]                                  ;  2658.0 p2      50 next reload
        pand xmm4, xmm6                                            ;  2709.7 p1      41 next
        movdqa xmm8, [rbp + 2128]                                  ;  2659.0 p2      41 next reload
        pand xmm6, xmm8                                            ;  2710.7 p1      41 next
        pxor xmm8, xmm5                                            ;  2711.7 p1      41 next
        pxor xmm10, xmm0                                           ;  2712.7 p1      41 next
        pxor xmm9, xmm6                                            ;  2713.7 p1      41 next
        movdqa xmm0, [rbp + 1872]                                  ;  2660.0 p2      41 next
        pxor xmm12, xmm11                                          ;  2714.7 p1      41 next
        movdqa xmm5, [rbp + 2112]                                  ;  2661.0 p2      41 next reload
        por xmm5, xmm11                                            ;  2715.7 p1      41 next
        pxor xmm1, xmm12                                           ;  2716.7 p1      41 next
        movdqa xmm6, [rbp + 1936]                                  ;  2662.0 p2      41 next
        pxor xmm13, xmm5                                           ;  2717.7 p1      41 next
        movdqa xmm5, [rbp + 2192]                                  ;  2663.0 p2      41 next
        pxor xmm14, xmm1                                           ;  2718.7 p1      41 next
        movdqa xmm1, [rbp + 2048]                                  ;  2664.0 p2      41 next
        pxor xmm1, xmm10                                           ;  2719.7 p1      41 next
        movdqa xmm10, [rbp + 1888]                                 ;  2665.0 p2      41 next
        pxor xmm5, xmm9                                            ;  2720.7 p1      41 next
        movdqa xmm9, [rbp + 2272]                                  ;  2666.0 p2      41 next
        pxor xmm2, [r10 + 2464]                                    ;  2721.7 p2+p1   44 next
        pxor xmm0, xmm14                                           ;  2722.7 p1      41 next
        movdqa xmm14, [rbp + 1872]                                 ;  2668.0 p2      44 next
        pxor xmm14, [r10 + 2304]                                   ;  2723.7 p2+p1   44 next
        pxor xmm15, xmm4                                           ;  2724.7 p1      41 next
        movdqa xmm4, [rbp + 1968]                                  ;  2682.7 p2      44 next
        pxor xmm4, [r10 + 2320]                                    ;  2725.7 p2+p1   44 next
        pxor xmm3, xmm13                                           ;  2726.7 p1      41 next
        movdqa xmm11, [rbp + 1936]                                 ;  2672.0 p2      44 next
        pxor xmm11, [r10 + 2336]                                   ;  2727.7 p2+p1   44 next
        pxor xmm8, xmm7                                            ;  2728.7 p1      41 next
        pxor xmm6, xmm8                                            ;  2730.7 p1      41 next
        movdqa xmm8, [rbp + 2192]                                  ;  2674.0 p2      44 next
        pxor xmm8, [r10 + 2352]                                    ;  2730.7 p2+p1   44 next
        movdqa xmm12, [rbp + 2208]                                 ;  2676.0 p2      41 next reload
        pxor xmm12, xmm15                                          ;  2731.7 p1      41 next
        pxor xmm9, xmm12                                           ;  2733.7 p1      41 next
        movdqa xmm15, [rbp + 2048]                                 ;  2677.0 p2      44 next
        pxor xmm15, [r10 + 2368]                                   ;  2733.7 p2+p1   44 next
        movdqa xmm12, [rbp + 2176]                                 ;  2679.0 p2      41 next reload
        pxor xmm12, xmm3                                           ;  2734.7 p1      41 next
        pxor xmm10, xmm12                                          ;  2736.7 p1      41 next
        movdqa xmm3, [rbp + 1888]                                  ;  2680.0 p2      44 next
        pxor xmm3, [r10 + 2384]                                    ;  2736.7 p2+p1   44 next
        pxor xmm1, [r10 + 2512]                                    ;  2737.7 p2+p1   44 next
        pxor xmm5, [r10 + 2496]                                    ;  2738.7 p2+p1   44 next
        pxor xmm0, [r10 + 2448]                                    ;  2739.7 p2+p1   44 next
        pxor xmm6, [r10 + 2480]                                    ;  2740.7 p2+p1   44 next
        pxor xmm9, [r10 + 2544]                                    ;  2741.7 p2+p1   44 next
        movdqa xmm12, [rbp + 2272]                                 ;  2687.0 p2      44 next
        pxor xmm12, [r10 + 2400]                                   ;  2742.7 p2+p1   44 next
        movdqa xmm13, [rbp + 1904]                                 ;  2689.0 p2      44 next
        pxor xmm13, [r10 + 2416]                                   ;  2743.7 p2+p1   44 next
        pxor xmm10, [r10 + 2528]                                   ;  2744.7 p2+p1   44 next
        movdqa [rbp + 1904], xmm1                                  ;  2739.7 p0+p3   44 next spill
        movdqa xmm1, [rbp + 1808]                                  ;  2692.0 p2      44 next
        pxor xmm1, [r10 + 2432]                                    ;  2745.7 p2+p1   44 next
        movdqa [rbp + 1808], xmm2                                  ;  2723.7 p0+p3   44 next spill
        movdqa xmm2, xmm14                                         ;  2725.7 p0      41 next copy
        pxor xmm2, xmm12                                           ;  2746.7 p1      41 next
        movdqa [rbp + 2272], xmm10                                 ;  2746.7 p0+p3   44 next spill
        movdqa xmm10, xmm14                                        ;  2725.7 p0      41 next copy
        pand xmm10, xmm4                                           ;  2747.7 p1      41 next
        movdqa [rbp + 1888], xmm0                                  ;  2741.7 p0+p3   44 next spill
        movdqa xmm0, xmm14                                         ;  2725.7 p0      41 next copy
        movdqa [rbp + 2176], xmm9                                  ;  2743.7 p0+p3   44 next spill
        movdqa xmm9, xmm14                                         ;  2725.7 p0      41 next copy
        pand xmm9, xmm3                                            ;  2748.7 p1      41 next
        pxor xmm9, xmm4                                            ;  2750.7 p1      41 next
        movdqa [rbp + 2048], xmm5                                  ;  2740.7 p0+p3   44 next spill
        movdqa xmm5, xmm14                                         ;  2725.7 p0      41 next copy
        pxor xmm5, xmm4                                            ;  2750.7 p1      41 next
        movdqa [rbp + 2208], xmm6                                  ;  2742.7 p0+p3   44 next spill
        movdqa xmm6, xmm14                                         ;  2725.7 p0      41 next copy
        pand xmm6, xmm1                                            ;  2751.7 p1      41 next
        movdqa [rbp + 2192], xmm5                                  ;  2752.7 p0+p3   41 next spill
        movdqa xmm5, xmm4                                          ;  2727.7 p0      41 next copy
        pxor xmm5, xmm11                                           ;  2752.7 p1      41 next
        movdqa [rbp + 1936], xmm6                                  ;  2753.7 p0+p3   41 next spill
        movdqa xmm6, [rbp + 2192]                                  ;  2752.7 p2      41 next
        pand xmm6, xmm12                                           ;  2763.7 p1      41 next
        movdqa [rbp + 1968], xmm6                                  ;  2765.7 p0+p3   41 next spill
        movdqa xmm6, [rbp + 2192]                                  ;  2752.7 p2      41 next
        pand xmm6, xmm15                                           ;  2763.7 p1      41 next
        movdqa xmm7, xmm4                                          ;  2727.7 p0      41 next copy
        movdqa [rbp + 2192], xmm9                                  ;  2752.7 p0+p3   41 next spill
        movdqa xmm9, xmm4                                          ;  2727.7 p0      41 next copy
        movdqa [rbp + 1872], xmm4                                  ;  2727.7 p0+p3   44 next spill
        movdqa xmm4, [rbp + 2192]                                  ;  2752.7 p2      41 next
        movdqa [rbp + 2112], xmm5                                  ;  2754.7 p0+p3   41 next spill
        movdqa xmm5, [rbp + 2192]                                  ;  2752.7 p2      41 next
        movdqa [rbp + 2192], xmm6                                  ;  2765.7 p0+p3   41 next spill
        movdqa xmm6, [rbp + 2112]                                  ;  2754.7 p2      41 next
        pand xmm6, xmm13                                           ;  2765.7 p1      41 next
        movdqa [rbp + 2128], xmm6                                  ;  2767.7 p0+p3   41 next spill
        movdqa xmm6, [rbp + 2112]                                  ;  2754.7 p2      41 next
        pand xmm6, xmm3                                            ;  2765.7 p1      41 next
        movdqa [rbp + 2112], xmm14                                 ;  2725.7 p0+p3   41 next spill
        movdqa xmm14, [rbp + 2128]                                 ;  2767.7 p2      41 next
        movdqa [rbp + 2000], xmm15                                 ;  2735.7 p0+p3   44 next spill
        movdqa xmm15, [rbp + 1872]                                 ;  2727.7 p2      41 next
        pand xmm15, xmm11                                          ;  2757.7 p1      41 next
        pxor xmm15, xmm13                                          ;  2759.7 p1      41 next
        movdqa [rbp + 2144], xmm15                                 ;  2761.7 p0+p3   41 next spill
        movdqa xmm15, [rbp + 2000]                                 ;  2735.7 p2      41 next
        pand xmm15, xmm3                                           ;  2759.7 p1      41 next
        pxor xmm15, [rel kasumi_decrypt_compact.T0_constants128]   ;  2761.7 p2+p1   41 next
        movdqa [rbp + 1232], xmm15                                 ;  2763.7 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  2729.7 p0      41 next copy
        pxor xmm15, xmm1                                           ;  2761.7 p1      41 next
        pand xmm7, xmm15                                           ;  2763.7 p1      41 next
        movdqa [rbp + 1456], xmm1                                  ;  2747.7 p0+p3   44 next spill
        movdqa xmm1, xmm11                                         ;  2729.7 p0      41 next copy
        pxor xmm1, xmm8                                            ;  2763.7 p1      41 next
        por xmm9, xmm1                                             ;  2765.7 p1      41 next
        movdqa [rbp + 2032], xmm15                                 ;  2763.7 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  2729.7 p0      41 next copy
        pxor xmm15, xmm13                                          ;  2765.7 p1      41 next
        pand xmm0, xmm15                                           ;  2767.7 p1      41 next
        movdqa xmm15, xmm11                                        ;  2729.7 p0      41 next copy
        pand xmm15, [rbp + 2144]                                   ;  2772.7 p2+p1   41 next
        pxor xmm15, [rbp + 1232]                                   ;  2774.7 p2+p1   41 next
        movdqa [rbp + 1952], xmm15                                 ;  2776.7 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  2733.7 p0      41 next copy
        pand xmm15, [rbp + 2000]                                   ;  2769.7 p2+p1   41 next
        movdqa [rbp + 1824], xmm11                                 ;  2735.7 p0+p3   41 next spill
        movdqa xmm11, xmm12                                        ;  2744.7 p0      41 next copy
        pxor xmm11, xmm8                                           ;  2770.7 p1      41 next
        movdqa [rbp + 1776], xmm15                                 ;  2771.7 p0+p3   41 next spill
        movdqa xmm15, xmm12                                        ;  2744.7 p0      41 next copy
        pand xmm15, xmm3                                           ;  2771.7 p1      41 next
        pxor xmm15, [rel kasumi_decrypt_compact.T0_constants128]   ;  2773.7 p2+p1   41 next
        pxor xmm0, xmm15                                           ;  2775.7 p1      41 next
        movdqa [rbp + 1856], xmm15                                 ;  2775.7 p0+p3   41 next spill
        movdqa xmm15, xmm12                                        ;  2744.7 p0      41 next copy
        pand xmm15, xmm8                                           ;  2774.7 p1      41 next
        pxor xmm7, xmm15                                           ;  2776.7 p1      41 next
        pxor xmm9, xmm7                                            ;  2778.7 p1      41 next
        movdqa xmm15, [rbp + 2112]                                 ;  2743.0 p2      41 next reload
        pxor xmm15, xmm7                                           ;  2778.7 p1      41 next
        movdqa xmm7, xmm3                                          ;  2744.0 p0      41 next copy
        pand xmm7, xmm1                                            ;  2778.7 p1      41 next
        pxor xmm5, xmm7                                            ;  2780.7 p1      41 next
        pxor xmm14, xmm5                                           ;  2782.7 p1      41 next
        movdqa xmm5, xmm3                                          ;  2745.3 p0      41 next copy
        movdqa xmm7, xmm3                                          ;  2746.3 p0      41 next copy
        pand xmm3, xmm13                                           ;  2781.7 p1      41 next
        pand xmm5, [rbp + 2032]                                    ;  2782.7 p2+p1   41 next
        pxor xmm14, xmm11                                          ;  2784.7 p1      41 next
        pand xmm12, [rbp + 1872]                                   ;  2784.7 p2+p1   41 next
        movdqa [rbp + 2112], xmm15                                 ;  2780.7 p0+p3   41 next spill
        movdqa xmm15, xmm13                                        ;  2749.3 p0      41 next copy
        pand xmm15, xmm2                                           ;  2785.7 p1      41 next
        pxor xmm4, xmm15                                           ;  2787.7 p1      41 next
        movdqa xmm15, xmm13                                        ;  2750.3 p0      41 next copy
        pand xmm15, xmm11                                          ;  2787.7 p1      41 next
        pand xmm11, [rbp + 2000]                                   ;  2788.7 p2+p1   41 next
        pxor xmm6, xmm11                                           ;  2790.7 p1      41 next
        movdqa xmm11, xmm13                                        ;  2751.7 p0      41 next copy
        pand xmm11, [rbp + 1456]                                   ;  2790.7 p2+p1   41 next
        pxor xmm6, [rbp + 2144]                                    ;  2792.7 p2+p1   41 next
        pand xmm13, [rbp + 2000]                                   ;  2792.7 p2+p1   41 next
        pxor xmm7, xmm11                                           ;  2793.7 p1      41 next
        movdqa [rbp + 2144], xmm15                                 ;  2789.7 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1936]                                 ;  2755.0 p2      41 next reload
        pxor xmm15, xmm13                                          ;  2794.7 p1      41 next
        movdqa xmm13, xmm1                                         ;  2765.7 p0      41 next copy
        pand xmm13, xmm8                                           ;  2795.7 p1      41 next
        pxor xmm10, xmm13                                          ;  2797.7 p1      41 next
        movdqa xmm13, xmm2                                         ;  2756.7 p0      41 next copy
        pand xmm13, xmm1                                           ;  2797.7 p1      41 next
        pxor xmm3, xmm13                                           ;  2799.7 p1      41 next
        movdqa xmm13, xmm2                                         ;  2757.7 p0      41 next copy
        pand xmm13, xmm8                                           ;  2799.7 p1      41 next
        pand xmm1, [rbp + 2032]                                    ;  2800.7 p2+p1   41 next
        pxor xmm12, xmm6                                           ;  2801.7 p1      41 next
        movdqa [rbp + 1936], xmm7                                  ;  2795.7 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1776]                                  ;  2771.7 p2      41 next reload
        pxor xmm7, xmm13                                           ;  2802.7 p1      41 next
        movdqa xmm13, [rbp + 1456]                                 ;  2767.3 p2      44 next reload
        pxor xmm3, xmm13                                           ;  2803.7 p1      41 next
        pand xmm2, xmm13                                           ;  2804.7 p1      41 next
        pxor xmm1, xmm10                                           ;  2805.7 p1      41 next
        pxor xmm7, [rbp + 1936]                                    ;  2806.7 p2+p1   41 next
        pxor xmm12, xmm1                                           ;  2807.7 p1      41 next
        pxor xmm1, [rbp + 2000]                                    ;  2808.7 p2+p1   41 next
        pxor xmm9, xmm1                                            ;  2810.7 p1      41 next
        movdqa xmm1, xmm0                                          ;  2777.7 p0      41 next copy
        pxor xmm0, xmm3                                            ;  2810.7 p1      41 next
        pxor xmm12, xmm8                                           ;  2811.7 p1      41 next
        pxor xmm9, xmm4                                            ;  2812.7 p1      41 next
        pxor xmm4, xmm15                                           ;  2813.7 p1      41 next
        movdqa [rbp + 1776], xmm12                                 ;  2813.7 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1968]                                 ;  2772.7 p2      41 next reload
        pxor xmm12, xmm15                                          ;  2814.7 p1      41 next
        movdqa xmm15, [rbp + 2192]                                 ;  2773.7 p2      41 next reload
        pxor xmm15, xmm10                                          ;  2815.7 p1      41 next
        movdqa [rbp + 2192], xmm9                                  ;  2814.7 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1952]                                  ;  2779.3 p2      41 next reload
        pxor xmm9, xmm10                                           ;  2816.7 p1      41 next
        pxor xmm3, xmm9                                            ;  2818.7 p1      41 next
        movdqa xmm9, xmm5                                          ;  2784.7 p0      41 next copy
        pxor xmm5, xmm15                                           ;  2818.7 p1      41 next
        pxor xmm14, xmm5                                           ;  2820.7 p1      41 next
        pxor xmm9, [rbp + 2128]                                    ;  2820.7 p2+p1   41 next
        movdqa xmm15, xmm8                                         ;  2782.0 p0      41 next copy
        pxor xmm1, xmm9                                            ;  2822.7 p1      41 next
        pand xmm15, [rbp + 2032]                                   ;  2822.7 p2+p1   41 next
        movdqa xmm5, xmm8                                          ;  2783.3 p0      41 next copy
        pxor xmm11, xmm1                                           ;  2824.7 p1      41 next
        movdqa xmm1, [rbp + 2000]                                  ;  2784.0 p2      44 next reload
        pand xmm5, xmm1                                            ;  2824.7 p1      41 next
        pxor xmm6, xmm15                                           ;  2825.7 p1      41 next
        movdqa xmm15, xmm13                                        ;  2785.0 p0      41 next copy
        pand xmm15, xmm1                                           ;  2826.7 p1      41 next
        pxor xmm8, xmm15                                           ;  2828.7 p1      41 next
        pand xmm1, [rbp + 1872]                                    ;  2828.7 p2+p1   41 next
        pand xmm13, [rbp + 1936]                                   ;  2829.7 p2+p1   41 next
        movdqa xmm15, [rbp + 2112]                                 ;  2788.0 p2      41 next
        pxor xmm15, xmm6                                           ;  2830.7 p1      41 next
        movdqa xmm6, [rel kasumi_decrypt_compact.T0_constants128]  ;  2789.0 p2      41 next reload
        pxor xmm14, xmm6                                           ;  2831.7 p1      41 next
        pxor xmm7, xmm12                                           ;  2832.7 p1      41 next
        pxor xmm12, xmm1                                           ;  2833.7 p1      41 next
        movdqa xmm1, [rbp + 2112]                                  ;  2790.0 p2      41 next
        pxor xmm1, xmm7                                            ;  2834.7 p1      41 next
        movdqa xmm7, [rbp + 1232]                                  ;  2791.0 p2      41 next
        pxor xmm7, xmm13                                           ;  2835.7 p1      41 next
        movdqa xmm9, [rbp + 2048]                                  ;  2792.0 p2      41 next
        pxor xmm2, xmm12                                           ;  2836.7 p1      41 next
        movdqa xmm10, [rbp + 2208]                                 ;  2793.0 p2      44 next reload
        pand xmm9, xmm10                                           ;  2837.7 p1      41 next
        pxor xmm0, xmm5                                            ;  2838.7 p1      41 next
        movdqa xmm12, [rbp + 1856]                                 ;  2794.0 p2      41 next reload
        pxor xmm12, xmm5                                           ;  2839.7 p1      41 next
        pxor xmm4, xmm0                                            ;  2840.7 p1      41 next
        movdqa xmm0, [rbp + 2144]                                  ;  2795.0 p2      41 next
        pxor xmm11, xmm8                                           ;  2841.7 p1      41 next
        movdqa xmm5, [rbp + 2176]                                  ;  2796.0 p2      41 next
        movdqa xmm8, [rbp + 1888]                                  ;  2797.0 p2      44 next reload
        pand xmm5, xmm8                                            ;  2842.7 p1      41 next
        pxor xmm15, xmm12                                          ;  2843.7 p1      41 next
        movdqa xmm12, [rbp + 1824]                                 ;  2798.0 p2      41 next reload
        pxor xmm12, xmm2                                           ;  2844.7 p1      41 next
        pxor xmm0, xmm12                                           ;  2846.7 p1      41 next
        movdqa xmm2, [rbp + 2272]                                  ;  2799.0 p2      41 next
        movdqa xmm12, [rbp + 1808]                                 ;  2800.0 p2      44 next reload
        pand xmm2, xmm12                                           ;  2846.7 p1      41 next
        pxor xmm9, xmm8                                            ;  2847.7 p1      41 next
        pxor xmm15, xmm7                                           ;  2848.7 p1      41 next
        pxor xmm7, xmm0                                            ;  2849.7 p1      41 next
        movdqa xmm0, [rbp + 2176]                                  ;  2801.0 p2      41 next
        movdqa xmm13, [rbp + 1904]                                 ;  2802.0 p2      44 next reload
        pand xmm0, xmm13                                           ;  2850.7 p1      41 next
        pxor xmm1, [rbp + 2048]                                    ;  2851.7 p2+p1   41 next
        pxor xmm4, xmm10                                           ;  2852.7 p1      41 next
        pxor xmm11, xmm8                                           ;  2853.7 p1      41 next
        pxor xmm14, xmm12                                          ;  2854.7 p1      41 next
        pxor xmm7, [rbp + 2272]                                    ;  2855.7 p2+p1   41 next
        movdqa xmm6, xmm8                                          ;  2808.0 p0      41 next copy
        pand xmm6, [rbp + 2048]                                    ;  2856.7 p2+p1   41 next
        pxor xmm15, [rbp + 2176]                                   ;  2857.7 p2+p1   41 next
        movdqa [rbp + 1824], xmm3                                  ;  2820.7 p0+p3   41 next spill
        movdqa xmm3, xmm8                                          ;  2808.0 p0      41 next copy
        pand xmm3, xmm13                                           ;  2858.7 p1      41 next
        movdqa [rbp + 2144], xmm15                                 ;  2859.7 p0+p3   41 next spill
        movdqa xmm15, xmm8                                         ;  2808.0 p0      41 next copy
        pand xmm15, xmm12                                          ;  2859.7 p1      41 next
        movdqa [rbp + 1856], xmm7                                  ;  2857.7 p0+p3   41 next spill
        movdqa xmm7, xmm8                                          ;  2808.3 p0      41 next copy
        movdqa [rbp + 1888], xmm1                                  ;  2853.7 p0+p3   41 next spill
        movdqa xmm1, xmm10                                         ;  2810.3 p0      41 next copy
        pand xmm1, xmm12                                           ;  2860.7 p1      41 next
        movdqa [rbp + 1232], xmm4                                  ;  2854.7 p0+p3   41 next spill
        movdqa xmm4, xmm10                                         ;  2812.3 p0      41 next copy
        pxor xmm4, [rbp + 2272]                                    ;  2861.7 p2+p1   41 next
        movdqa [rbp + 2112], xmm14                                 ;  2856.7 p0+p3   41 next spill
        movdqa xmm14, xmm10                                        ;  2814.3 p0      41 next copy
        movdqa [rbp + 1936], xmm11                                 ;  2855.7 p0+p3   41 next spill
        movdqa xmm11, xmm10                                        ;  2816.3 p0      41 next copy
        pand xmm11, [rbp + 2176]                                   ;  2862.7 p2+p1   41 next
        movdqa [rbp + 1872], xmm11                                 ;  2864.7 p0+p3   41 next spill
        movdqa xmm11, xmm10                                        ;  2818.3 p0      41 next copy
        pand xmm11, [rbp + 2272]                                   ;  2863.7 p2+p1   41 next
        movdqa [rbp + 2208], xmm11                                 ;  2865.7 p0+p3   41 next spill
        movdqa xmm11, xmm12                                        ;  2820.3 p0      41 next copy
        movdqa [rbp + 2000], xmm9                                  ;  2849.7 p0+p3   41 next spill
        movdqa xmm9, xmm12                                         ;  2822.3 p0      41 next copy
        movdqa [rbp + 1456], xmm10                                 ;  2823.3 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;  2824.3 p0      41 next copy
        pxor xmm10, xmm13                                          ;  2864.7 p1      41 next
        movdqa [rbp + 2032], xmm8                                  ;  2825.3 p0+p3   41 next spill
        movdqa xmm8, xmm12                                         ;  2826.3 p0      41 next copy
        movdqa [rbp + 2128], xmm15                                 ;  2861.7 p0+p3   41 next spill
        movdqa xmm15, xmm12                                        ;  2828.3 p0      41 next copy
        pand xmm12, [rbp + 2176]                                   ;  2865.7 p2+p1   41 next
        movdqa [rbp + 1808], xmm12                                 ;  2867.7 p0+p3   41 next spill
        movdqa xmm12, xmm5                                         ;  2844.7 p0      41 next copy
        pxor xmm12, xmm2                                           ;  2866.7 p1      41 next
        pand xmm2, [rbp + 2048]                                    ;  2867.7 p2+p1   41 next
        movdqa [rbp + 1952], xmm4                                  ;  2863.7 p0+p3   41 next spill
        movdqa xmm4, [rbp + 2048]                                  ;  2823.0 p2      41 next
        pxor xmm4, xmm3                                            ;  2868.7 p1      41 next
        pxor xmm2, xmm4                                            ;  2870.7 p1      41 next
        pand xmm11, xmm4                                           ;  2870.7 p1      41 next
        pxor xmm11, xmm13                                          ;  2872.7 p1      41 next
        movdqa xmm4, xmm13                                         ;  2832.3 p0      41 next copy
        pand xmm4, [rbp + 2272]                                    ;  2872.7 p2+p1   41 next
        pand xmm8, xmm11                                           ;  2874.7 p1      41 next
        movdqa [rbp + 1968], xmm8                                  ;  2876.7 p0+p3   41 next spill
        movdqa xmm8, xmm13                                         ;  2834.3 p0      41 next copy
        movdqa [rbp + 1712], xmm7                                  ;  2835.3 p0+p3   41 next spill
        movdqa xmm7, xmm13                                         ;  2836.3 p0      41 next copy
        pxor xmm7, xmm12                                           ;  2874.7 p1      41 next
        pand xmm14, xmm7                                           ;  2876.7 p1      41 next
        movdqa xmm7, xmm13                                         ;  2837.3 p0      41 next copy
        pand xmm7, [rbp + 2000]                                    ;  2876.7 p2+p1   41 next
        movdqa [rbp + 1488], xmm7                                  ;  2878.7 p0+p3   41 next spill
        movdqa xmm7, xmm13                                         ;  2839.3 p0      41 next copy
        pand xmm7, [rbp + 2048]                                    ;  2877.7 p2+p1   41 next
        pxor xmm13, [rbp + 2192]                                   ;  2878.7 p2+p1   41 next
        movdqa [rbp + 2192], xmm13                                 ;  2880.7 p0+p3   41 next spill
        movdqa xmm13, xmm0                                         ;  2852.7 p0      41 next copy
        pxor xmm13, xmm6                                           ;  2879.7 p1      41 next
        pxor xmm6, xmm12                                           ;  2880.7 p1      41 next
        pand xmm0, [rbp + 1952]                                    ;  2881.7 p2+p1   41 next
        pxor xmm11, xmm0                                           ;  2883.7 p1      41 next
        pxor xmm1, xmm13                                           ;  2883.7 p1      41 next
        movdqa xmm0, [rbp + 2272]                                  ;  2842.7 p2      44 next reload
        pand xmm13, xmm0                                           ;  2884.7 p1      41 next
        pxor xmm5, xmm1                                            ;  2885.7 p1      41 next
        pand xmm9, xmm5                                            ;  2887.7 p1      41 next
        pand xmm8, xmm1                                            ;  2887.7 p1      41 next
        movdqa xmm5, [rbp + 2048]                                  ;  2844.7 p2      44 next reload
        pand xmm1, xmm5                                            ;  2888.7 p1      41 next
        pxor xmm8, [rbp + 1872]                                    ;  2889.7 p2+p1   41 next
        movdqa [rbp + 1904], xmm12                                 ;  2868.7 p0+p3   41 next spill
        movdqa xmm12, xmm5                                         ;  2855.7 p0      41 next copy
        pand xmm12, [rbp + 2176]                                   ;  2890.7 p2+p1   41 next
        movdqa [rbp + 2048], xmm7                                  ;  2879.7 p0+p3   41 next spill
        movdqa xmm7, xmm3                                          ;  2860.7 p0      41 next copy
        por xmm3, xmm4                                             ;  2891.7 p1      41 next
        pxor xmm1, xmm3                                            ;  2893.7 p1      41 next
        movdqa xmm3, [rbp + 2176]                                  ;  2853.7 p2      44 next reload
        pxor xmm7, xmm3                                            ;  2893.7 p1      41 next
        pxor xmm4, xmm12                                           ;  2894.7 p1      41 next
        pxor xmm12, xmm0                                           ;  2895.7 p1      41 next
        pxor xmm9, xmm7                                            ;  2896.7 p1      41 next
        pxor xmm7, xmm12                                           ;  2897.7 p1      41 next
        pand xmm12, xmm3                                           ;  2898.7 p1      41 next
        pxor xmm2, xmm12                                           ;  2900.7 p1      41 next
        movdqa xmm12, xmm0                                         ;  2858.7 p0      41 next copy
        pxor xmm12, [rbp + 1872]                                   ;  2900.7 p2+p1   41 next
        pand xmm3, [rbp + 1904]                                    ;  2901.7 p2+p1   41 next
        pand xmm5, xmm12                                           ;  2902.7 p1      41 next
        pand xmm12, [rbp + 2208]                                   ;  2903.7 p2+p1   41 next
        movdqa [rbp + 2176], xmm9                                  ;  2898.7 p0+p3   41 next spill
        movdqa xmm9, xmm0                                          ;  2862.3 p0      41 next copy
        pand xmm9, [rbp + 1904]                                    ;  2904.7 p2+p1   41 next
        pxor xmm5, xmm9                                            ;  2906.7 p1      41 next
        movdqa xmm9, [rbp + 2000]                                  ;  2863.3 p2      41 next reload
        pand xmm0, xmm9                                            ;  2906.7 p1      41 next
        movdqa [rbp + 2000], xmm0                                  ;  2908.7 p0+p3   41 next spill
        movdqa xmm0, [rbp + 2176]                                  ;  2898.7 p2      41 next reload
        pxor xmm0, xmm5                                            ;  2909.7 p1      41 next
        movdqa xmm5, [rbp + 1952]                                  ;  2865.7 p2      41 next
        pand xmm5, [rbp + 2128]                                    ;  2908.7 p2+p1   41 next
        pxor xmm10, xmm5                                           ;  2910.7 p1      41 next
        pxor xmm10, xmm4                                           ;  2912.7 p1      41 next
        pand xmm15, xmm10                                          ;  2914.7 p1      41 next
        movdqa xmm5, [rbp + 1952]                                  ;  2867.7 p2      41 next reload
        pxor xmm4, xmm5                                            ;  2912.7 p1      41 next
        movdqa xmm10, [rbp + 2048]                                 ;  2879.7 p2      41 next reload
        pand xmm5, xmm10                                           ;  2913.7 p1      41 next
        pxor xmm3, xmm5                                            ;  2915.7 p1      41 next
        pxor xmm10, [rbp + 1872]                                   ;  2915.7 p2+p1   41 next
        movdqa xmm5, [rbp + 1712]                                  ;  2870.7 p2      41 next reload
        pand xmm5, xmm4                                            ;  2916.7 p1      41 next
        movdqa xmm4, [rel kasumi_decrypt_compact.T0_constants128]  ;  2871.7 p2      41 next reload
        pxor xmm5, xmm4                                            ;  2918.7 p1      41 next
        pxor xmm15, xmm10                                          ;  2918.7 p1      41 next
        movdqa xmm10, [rbp + 2128]                                 ;  2872.7 p2      41 next
        pxor xmm10, xmm7                                           ;  2919.7 p1      41 next
        pxor xmm13, xmm10                                          ;  2921.7 p1      41 next
        pxor xmm14, xmm13                                          ;  2923.7 p1      41 next
        pxor xmm14, xmm4                                           ;  2925.7 p1      41 next
        movdqa xmm10, [rbp + 2144]                                 ;  2873.7 p2      41 next reload
        pxor xmm0, xmm10                                           ;  2923.7 p1      41 next
        movdqa xmm13, [rbp + 1744]                                 ;  2874.7 p2      50 next reload
        pxor xmm10, xmm13                                          ;  2924.7 p1      50 next
        pxor xmm13, [rbp + 736]                                    ;  2925.7 p2+p1  108 r
        pxor xmm15, [rbp + 2000]                                   ;  2926.7 p2+p1   41 next
        pxor xmm14, [rbp + 2112]                                   ;  2927.7 p2+p1   41 next
        pxor xmm15, [rbp + 1888]                                   ;  2928.7 p2+p1   41 next
        pxor xmm0, [rbp + 2080]                                    ;  2929.7 p2+p1   50 next
        pxor xmm14, [rbp + 1840]                                   ;  2930.7 p2+p1   50 next
        pxor xmm15, [rbp + 2240]                                   ;  2931.7 p2+p1   50 next
        pxor xmm10, [rbp + 1008]                                   ;  2932.7 p2+p1  108 r
        pxor xmm14, [rbp + 944]                                    ;  2933.7 p2+p1  108 r
        pxor xmm0, [rbp + 624]                                     ;  2934.7 p2+p1  108 r
        pxor xmm15, [rbp + 912]                                    ;  2935.7 p2+p1  108 r
        movdqa [rbp + 912], xmm0                                   ;  2936.7 p0+p3  108 r spill
        movdqa xmm0, [rbp + 1808]                                  ;  2886.7 p2      41 next
        pxor xmm0, [rbp + 2208]                                    ;  2936.7 p2+p1   41 next
        movdqa [rbp + 2208], xmm15                                 ;  2937.7 p0+p3  108 r spill
        movdqa xmm15, [rbp + 1488]                                 ;  2888.7 p2      41 next
        pxor xmm15, xmm0                                           ;  2938.7 p1      41 next
        movdqa [rbp + 944], xmm14                                  ;  2935.7 p0+p3  108 r spill
        movdqa xmm14, [rbp + 2032]                                 ;  2889.7 p2      41 next reload
        pand xmm14, xmm0                                           ;  2938.7 p1      41 next
        pxor xmm6, xmm14                                           ;  2940.7 p1      41 next
        pxor xmm8, xmm6                                            ;  2942.7 p1      41 next
        movdqa xmm14, [rbp + 1488]                                 ;  2890.7 p2      41 next
        pxor xmm14, xmm5                                           ;  2941.7 p1      41 next
        pxor xmm9, xmm8                                            ;  2944.7 p1      41 next
        movdqa xmm0, [rbp + 1808]                                  ;  2891.7 p2      41 next
        pxor xmm0, xmm14                                           ;  2943.7 p1      41 next
        movdqa xmm14, [rbp + 1936]                                 ;  2892.7 p2      41 next
        pxor xmm4, xmm9                                            ;  2946.7 p1      41 next
        movdqa xmm6, [rbp + 1232]                                  ;  2893.7 p2      41 next
        pxor xmm6, xmm4                                            ;  2948.7 p1      41 next
        movdqa xmm4, [rbp + 2192]                                  ;  2894.7 p2      41 next
        pxor xmm11, xmm15                                          ;  2946.7 p1      41 next
        pxor xmm7, xmm11                                           ;  2948.7 p1      41 next
        movdqa xmm8, [rbp + 1856]                                  ;  2895.7 p2      41 next
        movdqa xmm9, [rbp + 1456]                                  ;  2896.7 p2      41 next reload
        por xmm9, xmm15                                            ;  2948.7 p1      41 next
        pxor xmm5, xmm9                                            ;  2950.7 p1      41 next
        movdqa xmm15, [rbp + 1936]                                 ;  2897.7 p2      50 next
        movdqa xmm9, [rbp + 2016]                                  ;  2898.7 p2      50 next reload
        pxor xmm15, xmm9                                           ;  2950.7 p1      50 next
        pxor xmm3, xmm7                                            ;  2951.7 p1      41 next
        movdqa xmm7, [rbp + 1968]                                  ;  2899.7 p2      41 next reload
        pxor xmm7, xmm0                                            ;  2952.7 p1      41 next
        pxor xmm12, xmm5                                           ;  2953.7 p1      41 next
        pxor xmm9, [rbp + 640]                                     ;  2954.7 p2+p1  108 r
        movdqa xmm0, [rbp + 2112]                                  ;  2901.7 p2      50 next
        movdqa xmm5, [rbp + 2096]                                  ;  2902.7 p2      50 next reload
        pxor xmm0, xmm5                                            ;  2955.7 p1      50 next
        pxor xmm2, xmm7                                            ;  2956.7 p1      41 next
        pxor xmm14, xmm3                                           ;  2957.7 p1      41 next
        pxor xmm5, [rbp + 656]                                     ;  2958.7 p2+p1  108 r
        movdqa xmm3, [rbp + 1232]                                  ;  2904.7 p2      50 next
        movdqa xmm7, [rbp + 2064]                                  ;  2905.7 p2      50 next reload
        pxor xmm3, xmm7                                            ;  2959.7 p1      50 next
        pxor xmm1, xmm12                                           ;  2960.7 p1      41 next
        movdqa [rbp + 736], xmm13                                  ;  2927.7 p0+p3  132 rounds
        pxor xmm7, [rbp + 672]                                     ;  2961.7 p2+p1  108 r
        movdqa xmm11, [rbp + 1888]                                 ;  2907.7 p2      50 next
        movdqa xmm12, [rbp + 2256]                                 ;  2908.7 p2      50 next reload
        pxor xmm11, xmm12                                          ;  2962.7 p1      50 next
        pxor xmm4, xmm2                                            ;  2963.7 p1      41 next
        pxor xmm12, [rbp + 688]                                    ;  2964.7 p2+p1  108 r
        pxor xmm8, xmm1                                            ;  2965.7 p1      41 next
        movdqa xmm1, [rbp + 2192]                                  ;  2910.7 p2      50 next
        movdqa xmm2, [rbp + 1792]                                  ;  2911.7 p2      50 next reload
        pxor xmm1, xmm2                                            ;  2966.7 p1      50 next
        pxor xmm2, [rbp + 704]                                     ;  2967.7 p2+p1  108 r
        movdqa xmm13, [rbp + 1664]                                 ;  2913.7 p2      50 next reload
        pxor xmm6, xmm13                                           ;  2968.7 p1      50 next
        pxor xmm13, [rbp + 816]                                    ;  2969.7 p2+p1  108 r
        pxor xmm15, [rbp + 1104]                                   ;  2970.7 p2+p1  108 r
        pxor xmm14, [rbp + 1616]                                   ;  2971.7 p2+p1   50 next
        movdqa [rbp + 640], xmm9                                   ;  2956.7 p0+p3  132 rounds
        pxor xmm0, [rbp + 1088]                                    ;  2972.7 p2+p1  108 r
        movdqa [rbp + 656], xmm5                                   ;  2960.7 p0+p3  132 rounds
        movdqa xmm5, [rbp + 1504]                                  ;  2918.7 p2      50 next reload
        pxor xmm4, xmm5                                            ;  2973.7 p1      50 next
        pxor xmm5, [rbp + 848]                                     ;  2974.7 p2+p1  108 r
        movdqa [rbp + 672], xmm7                                   ;  2963.7 p0+p3  132 rounds
        pxor xmm3, [rbp + 1072]                                    ;  2975.7 p2+p1  108 r
        movdqa xmm7, [rbp + 2224]                                  ;  2921.7 p2      50 next reload
        pxor xmm8, xmm7                                            ;  2976.7 p1      50 next
        pxor xmm7, [rbp + 864]                                     ;  2977.7 p2+p1  108 r
        movdqa [rbp + 688], xmm12                                  ;  2966.7 p0+p3  132 rounds
        pxor xmm11, [rbp + 1056]                                   ;  2978.7 p2+p1  108 r
        movdqa [rbp + 704], xmm2                                   ;  2969.7 p0+p3  132 rounds
        movdqa xmm2, [rbp + 1856]                                  ;  2927.7 p2      50 next
        movdqa xmm9, [rbp + 2160]                                  ;  2928.7 p2      50 next reload
        pxor xmm2, xmm9                                            ;  2979.7 p1      50 next
        pxor xmm9, [rbp + 720]                                     ;  2980.7 p2+p1  108 r
        pxor xmm1, [rbp + 1040]                                    ;  2981.7 p2+p1  108 r
        movdqa [rbp + 816], xmm13                                  ;  2971.7 p0+p3  132 rounds
        pxor xmm6, [rbp + 928]                                     ;  2982.7 p2+p1  108 r
        pxor xmm14, [rbp + 960]                                    ;  2983.7 p2+p1  108 r
        movdqa [rbp + 848], xmm5                                   ;  2976.7 p0+p3  132 rounds
        movdqa xmm5, [rbp + 1824]                                  ;  2933.7 p2      50 next
        movdqa xmm12, [rbp + 1376]                                 ;  2934.7 p2      50 next reload
        pxor xmm5, xmm12                                           ;  2984.7 p1      50 next
        pxor xmm12, [rbp + 752]                                    ;  2985.7 p2+p1  108 r
        pxor xmm4, [rbp + 896]                                     ;  2986.7 p2+p1  108 r
        movdqa [rbp + 864], xmm7                                   ;  2979.7 p0+p3  132 rounds
        movdqa [rbp + 720], xmm9                                   ;  2982.7 p0+p3  132 rounds
        movdqa xmm7, [rbp + 1776]                                  ;  2937.7 p2      50 next
        movdqa xmm9, [rbp + 1920]                                  ;  2938.7 p2      50 next reload
        pxor xmm7, xmm9                                            ;  2987.7 p1      50 next
        mov r12, qword [rbp + 2304]                                ;  2939.7 p2     132 rounds reload
        sub r8, r12                                                ;  2943.7 p0     132 rounds
        sub r9, r12                                                ;  2943.7 p0     132 rounds
        pxor xmm9, [rbp + 768]                                     ;  2988.7 p2+p1  108 r
        add r8, 0x600                                              ;  2944.7 p0     132 rounds
        and r8, 0x7ff                                              ;  2945.7 p0     132 rounds
        add r8, r12                                                ;  2946.7 p0     132 rounds
        add r9, 0x600                                              ;  2944.7 p0     132 rounds
        pxor xmm8, [rbp + 608]                                     ;  2989.7 p2+p1  108 r
        pxor xmm2, [rbp + 1024]                                    ;  2990.7 p2+p1  108 r
        movdqa [rbp + 752], xmm12                                  ;  2987.7 p0+p3  132 rounds
        pxor xmm5, [rbp + 992]                                     ;  2991.7 p2+p1  108 r
        movdqa [rbp + 768], xmm9                                   ;  2990.7 p0+p3  132 rounds
        movdqa xmm9, [rbp + 1616]                                  ;  2948.7 p2     108 r
        pxor xmm9, [rbp + 784]                                     ;  2992.7 p2+p1  108 r
        and r9, 0x7ff                                              ;  2950.7 p0     132 rounds
        pxor xmm7, [rbp + 976]                                     ;  2993.7 p2+p1  108 r
        movdqa [rbp + 784], xmm9                                   ;  2994.7 p0+p3  132 rounds
        movdqa xmm9, [rbp + 1840]                                  ;  2952.3 p2     108 r
        pxor xmm9, [rbp + 800]                                     ;  2994.7 p2+p1  108 r
        add r9, r12                                                ;  2953.3 p0     132 rounds
        movdqa [rbp + 800], xmm9                                   ;  2996.7 p0+p3  132 rounds
        movdqa xmm9, [rbp + 2240]                                  ;  2954.3 p2     108 r
        pxor xmm9, [rbp + 832]                                     ;  2995.7 p2+p1  108 r
        sub r10, r12                                               ;  2956.7 p0     132 rounds
        add r10, 0x600                                             ;  2957.7 p0     132 rounds
        and r10, 0x7ff                                             ;  2958.7 p0     132 rounds
        movdqa [rbp + 608], xmm8                                   ;  2991.7 p0+p3  132 rounds
        movdqa xmm8, [rbp + 2080]                                  ;  2958.7 p2     108 r
        pxor xmm8, [rbp + 880]                                     ;  2996.7 p2+p1  108 r
        sub r11, r12                                               ;  2960.7 p0     132 rounds
        add r10, r12                                               ;  2961.2 p0     132 rounds
        movdqa [rbp + 832], xmm9                                   ;  2997.7 p0+p3  132 rounds
        movdqa xmm9, [rbp + 1280]                                  ;  2962.7 p2     108 r reload
        movdqa [rbp + 128], xmm9                                   ;  2973.7 p0+p3  132 rounds
        movdqa xmm9, [rbp + 1520]                                  ;  2963.7 p2     108 r reload
        movdqa [rbp + 144], xmm9                                   ;  2974.7 p0+p3  132 rounds
        movdqa xmm9, [rbp + 1152]                                  ;  2964.7 p2     108 r reload
        movdqa [rbp + 160], xmm9                                   ;  2975.7 p0+p3  132 rounds
        movdqa xmm9, [rbp + 1392]                                  ;  2966.7 p2     108 r reload
        movdqa [rbp + 176], xmm9                                   ;  2977.7 p0+p3  132 rounds
        movdqa xmm9, [rbp + 1344]                                  ;  2967.7 p2     108 r reload
        movdqa [rbp + 192], xmm9                                   ;  2978.7 p0+p3  132 rounds
        movdqa xmm9, [rbp + 1360]                                  ;  2969.7 p2     108 r reload
        movdqa [rbp + 208], xmm9                                   ;  2980.7 p0+p3  132 rounds
        movdqa xmm9, [rbp + 1728]                                  ;  2970.7 p2     108 r reload
        movdqa [rbp + 224], xmm9                                   ;  2981.7 p0+p3  132 rounds
        movdqa xmm9, [rbp + 1120]                                  ;  2972.7 p2     108 r reload
        movdqa [rbp + 240], xmm9                                   ;  2983.7 p0+p3  132 rounds
        movdqa [rbp + 880], xmm8                                   ;  2998.7 p0+p3  132 rounds
        movdqa xmm8, [rbp + 1648]                                  ;  2974.3 p2     108 r reload
        movdqa [rbp + 256], xmm8                                   ;  2985.3 p0+p3  132 rounds
        movdqa xmm8, [rbp + 1568]                                  ;  2975.3 p2     108 r reload
        movdqa [rbp + 272], xmm8                                   ;  2986.3 p0+p3  132 rounds
        movdqa xmm8, [rbp + 1696]                                  ;  2976.3 p2     108 r reload
        movdqa [rbp + 288], xmm8                                   ;  2987.3 p0+p3  132 rounds
        movdqa xmm8, [rbp + 1760]                                  ;  2977.3 p2     108 r reload
        movdqa [rbp + 304], xmm8                                   ;  2988.3 p0+p3  132 rounds
        movdqa xmm8, [rbp + 1632]                                  ;  2978.3 p2     108 r reload
        movdqa [rbp + 320], xmm8                                   ;  2989.3 p0+p3  132 rounds
        movdqa xmm8, [rbp + 1328]                                  ;  2979.7 p2     108 r reload
        movdqa [rbp + 336], xmm8                                   ;  2991.3 p0+p3  132 rounds
        movdqa xmm8, [rbp + 1584]                                  ;  2980.7 p2     108 r reload
        movdqa [rbp + 352], xmm8                                   ;  2993.3 p0+p3  132 rounds
        movdqa xmm8, [rbp + 1168]                                  ;  2981.7 p2     108 r reload
        movdqa [rbp + 368], xmm8                                   ;  2995.3 p0+p3  132 rounds
        movdqa xmm8, [rbp + 1472]                                  ;  2982.7 p2     108 r reload
        movdqa [rbp - 128], xmm8                                   ;  2997.3 p0+p3  132 rounds
        movdqa xmm8, [rbp + 1312]                                  ;  2983.7 p2     108 r reload
        movdqa [rbp - 112], xmm8                                   ;  2999.3 p0+p3  132 rounds
        movdqa xmm8, [rbp + 1536]                                  ;  2984.7 p2     108 r reload
        movdqa [rbp - 96], xmm8                                    ;  3001.3 p0+p3  132 rounds
        movdqa xmm8, [rbp + 1600]                                  ;  2985.7 p2     108 r reload
        movdqa [rbp - 80], xmm8                                    ;  3003.3 p0+p3  132 rounds
        movdqa xmm8, [rbp + 1184]                                  ;  2986.7 p2     108 r reload
        movdqa [rbp - 64], xmm8                                    ;  3005.3 p0+p3  132 rounds
        movdqa xmm8, [rbp + 1408]                                  ;  2987.7 p2     108 r reload
        movdqa [rbp - 48], xmm8                                    ;  3007.3 p0+p3  132 rounds
        movdqa xmm8, [rbp + 1248]                                  ;  2988.7 p2     108 r reload
        movdqa [rbp - 32], xmm8                                    ;  3009.3 p0+p3  132 rounds
        movdqa xmm8, [rbp + 1424]                                  ;  2989.7 p2     108 r reload
        movdqa [rbp - 16], xmm8                                    ;  3011.3 p0+p3  132 rounds
        movdqa xmm8, [rbp + 1264]                                  ;  2990.7 p2     108 r reload
        movdqa [rbp + 0], xmm8                                     ;  3013.3 p0+p3  132 rounds
        movdqa xmm8, [rbp + 1136]                                  ;  2991.7 p2     108 r reload
        movdqa [rbp + 16], xmm8                                    ;  3015.3 p0+p3  132 rounds
        movdqa xmm8, [rbp + 1200]                                  ;  2992.7 p2     108 r reload
        movdqa [rbp + 32], xmm8                                    ;  3017.3 p0+p3  132 rounds
        movdqa xmm8, [rbp + 1440]                                  ;  2993.7 p2     108 r reload
        movdqa [rbp + 48], xmm8                                    ;  3019.3 p0+p3  132 rounds
        movdqa xmm8, [rbp + 1296]                                  ;  2994.7 p2     108 r reload
        movdqa [rbp + 64], xmm8                                    ;  3021.3 p0+p3  132 rounds
        movdqa xmm8, [rbp + 1552]                                  ;  2995.7 p2     108 r reload
        movdqa [rbp + 80], xmm8                                    ;  3023.3 p0+p3  132 rounds
        movdqa xmm8, [rbp + 1216]                                  ;  2996.7 p2     108 r reload
        movdqa [rbp + 96], xmm8                                    ;  3025.3 p0+p3  132 rounds
        movdqa xmm8, [rbp + 1680]                                  ;  2997.7 p2     108 r reload
        movdqa [rbp + 112], xmm8                                   ;  3027.3 p0+p3  132 rounds
        add r11, 0x600                                             ;  2998.7 p1     132 rounds
        and r11, 0x7ff                                             ;  2999.7 p0     132 rounds
        add r11, r12                                               ;  3000.7 p1     132 rounds
        movdqa xmm8, [rbp + 912]                                   ;  2999.7 p2     108 r reload
        movdqa [rbp + 624], xmm8                                   ;  3029.3 p0+p3  132 rounds
        add esi, 0xffffffff                                        ;  3000.7 p1     132 rounds
        movdqa xmm8, [rbp + 944]                                   ;  3001.0 p2     108 r reload
        movdqa xmm12, [rbp + 2208]                                 ;  3002.0 p2     108 r reload
        movdqa xmm9, xmm14                                         ;  3001.7 p0     108 r copy
        movdqa xmm13, xmm4                                         ;  3002.7 p0     108 r copy
        movdqa xmm4, xmm1                                          ;  3003.7 p0     108 r copy
        movdqa xmm1, xmm0                                          ;  3004.7 p0     108 r copy
        movdqa xmm0, xmm15                                         ;  3005.7 p0     108 r copy
        movdqa xmm14, xmm6                                         ;  3006.7 p0     108 r copy
        movdqa xmm6, xmm10                                         ;  3007.7 p0     108 r copy
        movdqa xmm10, xmm8                                         ;  3012.0 p0     108 r copy
        movdqa xmm8, xmm7                                          ;  3009.7 p0     108 r copy
        movdqa xmm7, xmm5                                          ;  3010.7 p0     108 r copy
        movdqa xmm5, xmm2                                          ;  3011.7 p0     108 r copy
        movdqa xmm2, xmm3                                          ;  3012.7 p0     108 r copy
        movdqa xmm3, xmm11                                         ;  3013.7 p0     108 r copy
        movdqa xmm11, xmm14                                        ;  3014.7 p0     108 r copy
        test esi, esi                                              ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 2320], r8                                 ;                    resident
        mov qword [rbp + 2312], r9                                 ;                    resident
        mov qword [rbp + 2328], r10                                ;                    resident
        mov qword [rbp + 2336], r11                                ;                    resident
        movdqa [rbp + 384], xmm0                                   ;                    resident
        movdqa [rbp + 400], xmm1                                   ;                    resident
        movdqa [rbp + 416], xmm2                                   ;                    resident
        movdqa [rbp + 432], xmm3                                   ;                    resident
        movdqa [rbp + 448], xmm4                                   ;                    resident
        movdqa [rbp + 464], xmm5                                   ;                    resident
        movdqa [rbp + 480], xmm6                                   ;                    resident
        movdqa [rbp + 496], xmm7                                   ;                    resident
        movdqa [rbp + 512], xmm8                                   ;                    resident
        movdqa [rbp + 528], xmm9                                   ;                    resident
        movdqa [rbp + 544], xmm10                                  ;                    resident
        movdqa [rbp + 560], xmm11                                  ;                    resident
        movdqa [rbp + 576], xmm12                                  ;                    resident
        movdqa [rbp + 592], xmm13                                  ;                    resident
        mov dword [rbp + 2356], esi                                ;                    resident
        movdqa xmm0, [rbp - 128]                                   ;     0.0 p2     138 dst reload
        mov r8, qword [rbp + 2344]                                 ;     1.0 p2     138 dst reload
        movdqa [r8], xmm0                                          ;    11.0 p0+p3  138 dst
        movdqa xmm0, [rbp - 112]                                   ;     2.0 p2     138 dst reload
        movdqa [r8 + 16], xmm0                                     ;    13.0 p0+p3  138 dst
        movdqa xmm0, [rbp - 96]                                    ;     3.0 p2     138 dst reload
        movdqa [r8 + 32], xmm0                                     ;    14.0 p0+p3  138 dst
        movdqa xmm0, [rbp - 80]                                    ;     4.0 p2     138 dst reload
        movdqa [r8 + 48], xmm0                                     ;    15.0 p0+p3  138 dst
        movdqa xmm0, [rbp - 64]                                    ;     5.0 p2     138 dst reload
        movdqa [r8 + 64], xmm0                                     ;    16.0 p0+p3  138 dst
        movdqa xmm0, [rbp - 48]                                    ;     6.0 p2     138 dst reload
        movdqa [r8 + 80], xmm0                                     ;    17.0 p0+p3  138 dst
        movdqa xmm0, [rbp - 32]                                    ;     7.0 p2     138 dst reload
        movdqa [r8 + 96], xmm0                                     ;    18.0 p0+p3  138 dst
        movdqa xmm0, [rbp - 16]                                    ;     8.0 p2     138 dst reload
        movdqa [r8 + 112], xmm0                                    ;    19.0 p0+p3  138 dst
        movdqa xmm0, [rbp + 0]                                     ;     9.0 p2     138 dst reload
        movdqa [r8 + 128], xmm0                                    ;    20.0 p0+p3  138 dst
        movdqa xmm0, [rbp + 16]                                    ;    10.0 p2     138 dst reload
        movdqa [r8 + 144], xmm0                                    ;    21.0 p0+p3  138 dst
        movdqa xmm0, [rbp + 32]                                    ;    11.0 p2     138 dst reload
        movdqa [r8 + 160], xmm0                                    ;    22.0 p0+p3  138 dst
        movdqa xmm0, [rbp + 48]                                    ;    12.0 p2     138 dst reload
        movdqa [r8 + 176], xmm0                                    ;    23.0 p0+p3  138 dst
        movdqa xmm0, [rbp + 64]                                    ;    13.0 p2     138 dst reload
        movdqa [r8 + 192], xmm0                                    ;    24.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 80]                                    ;    14.0 p2     138 dst reload
        movdqa [r8 + 208], xmm0                                    ;    26.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 96]                                    ;    15.0 p2     138 dst reload
        movdqa [r8 + 224], xmm0                                    ;    28.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 112]                                   ;    16.0 p2     138 dst reload
        movdqa [r8 + 240], xmm0                                    ;    30.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 128]                                   ;    17.0 p2     138 dst reload
        movdqa [r8 + 256], xmm0                                    ;    32.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 144]                                   ;    18.0 p2     138 dst reload
        movdqa [r8 + 272], xmm0                                    ;    34.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 160]                                   ;    19.0 p2     138 dst reload
        movdqa [r8 + 288], xmm0                                    ;    36.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 176]                                   ;    20.0 p2     138 dst reload
        movdqa [r8 + 304], xmm0                                    ;    38.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 192]                                   ;    21.0 p2     138 dst reload
        movdqa [r8 + 320], xmm0                                    ;    40.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 208]                                   ;    22.0 p2     138 dst reload
        movdqa [r8 + 336], xmm0                                    ;    42.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 224]                                   ;    23.0 p2     138 dst reload
        movdqa [r8 + 352], xmm0                                    ;    44.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 240]                                   ;    24.0 p2     138 dst reload
        movdqa [r8 + 368], xmm0                                    ;    46.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 256]                                   ;    25.0 p2     138 dst reload
        movdqa [r8 + 384], xmm0                                    ;    48.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 272]                                   ;    26.0 p2     138 dst reload
        movdqa [r8 + 400], xmm0                                    ;    50.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 288]                                   ;    27.0 p2     138 dst reload
        movdqa [r8 + 416], xmm0                                    ;    52.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 304]                                   ;    28.0 p2     138 dst reload
        movdqa [r8 + 432], xmm0                                    ;    54.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 320]                                   ;    29.0 p2     138 dst reload
        movdqa [r8 + 448], xmm0                                    ;    56.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 336]                                   ;    30.0 p2     138 dst reload
        movdqa [r8 + 464], xmm0                                    ;    58.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 352]                                   ;    31.0 p2     138 dst reload
        movdqa [r8 + 480], xmm0                                    ;    60.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 368]                                   ;    32.0 p2     138 dst reload
        movdqa [r8 + 496], xmm0                                    ;    62.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 384]                                   ;    33.0 p2     139 dst reload
        movdqa [r8 + 512], xmm0                                    ;    64.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 400]                                   ;    34.0 p2     139 dst reload
        movdqa [r8 + 528], xmm0                                    ;    66.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 416]                                   ;    35.0 p2     139 dst reload
        movdqa [r8 + 544], xmm0                                    ;    68.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 432]                                   ;    36.0 p2     139 dst reload
        movdqa [r8 + 560], xmm0                                    ;    70.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 448]                                   ;    37.0 p2     139 dst reload
        movdqa [r8 + 576], xmm0                                    ;    72.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 464]                                   ;    38.0 p2     139 dst reload
        movdqa [r8 + 592], xmm0                                    ;    74.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 480]                                   ;    39.0 p2     139 dst reload
        movdqa [r8 + 608], xmm0                                    ;    76.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 496]                                   ;    40.0 p2     139 dst reload
        movdqa [r8 + 624], xmm0                                    ;    78.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 512]                                   ;    41.0 p2     139 dst reload
        movdqa [r8 + 640], xmm0                                    ;    80.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 528]                                   ;    42.0 p2     139 dst reload
        movdqa [r8 + 656], xmm0                                    ;    82.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 544]                                   ;    43.0 p2     139 dst reload
        movdqa [r8 + 672], xmm0                                    ;    84.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 560]                                   ;    44.0 p2     139 dst reload
        movdqa [r8 + 688], xmm0                                    ;    86.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 576]                                   ;    45.0 p2     139 dst reload
        movdqa [r8 + 704], xmm0                                    ;    88.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 592]                                   ;    46.0 p2     139 dst reload
        movdqa [r8 + 720], xmm0                                    ;    90.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 608]                                   ;    47.0 p2     139 dst reload
        movdqa [r8 + 736], xmm0                                    ;    92.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 624]                                   ;    48.0 p2     139 dst reload
        movdqa [r8 + 752], xmm0                                    ;    94.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 640]                                   ;    49.0 p2     139 dst reload
        movdqa [r8 + 768], xmm0                                    ;    96.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 656]                                   ;    50.0 p2     139 dst reload
        movdqa [r8 + 784], xmm0                                    ;    98.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 672]                                   ;    51.0 p2     139 dst reload
        movdqa [r8 + 800], xmm0                                    ;   100.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 688]                                   ;    52.0 p2     139 dst reload
        movdqa [r8 + 816], xmm0                                    ;   102.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 704]                                   ;    53.0 p2     139 dst reload
        movdqa [r8 + 832], xmm0                                    ;   104.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 720]                                   ;    54.0 p2     139 dst reload
        movdqa [r8 + 848], xmm0                                    ;   106.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 736]                                   ;    55.0 p2     139 dst reload
        movdqa [r8 + 864], xmm0                                    ;   108.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 752]                                   ;    56.0 p2     139 dst reload
        movdqa [r8 + 880], xmm0                                    ;   110.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 768]                                   ;    57.0 p2     139 dst reload
        movdqa [r8 + 896], xmm0                                    ;   112.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 784]                                   ;    58.0 p2     139 dst reload
        movdqa [r8 + 912], xmm0                                    ;   114.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 800]                                   ;    59.0 p2     139 dst reload
        movdqa [r8 + 928], xmm0                                    ;   116.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 816]                                   ;    60.0 p2     139 dst reload
        movdqa [r8 + 944], xmm0                                    ;   118.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 832]                                   ;    61.0 p2     139 dst reload
        movdqa [r8 + 960], xmm0                                    ;   120.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 848]                                   ;    62.0 p2     139 dst reload
        movdqa [r8 + 976], xmm0                                    ;   122.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 864]                                   ;    63.0 p2     139 dst reload
        movdqa [r8 + 992], xmm0                                    ;   124.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 880]                                   ;    64.0 p2     139 dst reload
        movdqa [r8 + 1008], xmm0                                   ;   126.7 p0+p3  139 dst
        add r8, 0x400                                              ;    64.3 p1     149 blocks
        mov qword [rbp + 2344], r8                                 ;   128.7 p0+p3  149 blocks
        mov r8, qword [rbp + 2288]                                 ;    65.0 p2     149 blocks
        add r8, 0x400                                              ;    69.0 p1     149 blocks
        mov qword [rbp + 2288], r8                                 ;   130.7 p0+p3  149 blocks
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
kasumi_decrypt_compact.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
