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
;   blocks: 54 uops, planned 38.7; bounds: width 18.0, ports 38.0, path 11.0
;   blocks/rounds: 7025 uops, planned 2962.3; bounds: width 2341.7, ports 2945.0, path 211.0
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
        sub rsp, 0xa98                                             ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov dword [rbp + 2576], ecx                                ;                    argument
        mov qword [rbp + 2512], rsi                                ;                    argument
        mov qword [rbp + 2528], rdi                                ;                    argument
        mov qword [rbp + 2568], rdx                                ;                    argument
        mov r8d, dword [rbp + 2576]                                ;     0.0 p2     149 blocks
        shl r8, 0xa                                                ;     4.0 p1     149 blocks
        add r8, qword [rbp + 2512]                                 ;     5.0 p2+p0  149 blocks
        mov qword [rbp + 2520], r8                                 ;     6.0 p0+p3  149 blocks
        cmp dword [rbp + 2576], 0                                  ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov rax, qword [rbp + 2512]                                ;                    first state
        mov esi, 4                                                 ;     0.3 p0     132 rounds reload
        mov dword [rbp + 2580], esi                                ;     1.3 p0+p3  132 rounds
        mov r8, qword [rbp + 2512]                                 ;     1.0 p2     130 l.0 reload
        movdqa xmm0, [r8 + 512]                                    ;     5.0 p2     131 r.0
        movdqa [rbp + 896], xmm0                                   ;    16.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 528]                                    ;     5.0 p2     131 r.1
        movdqa [rbp + 912], xmm0                                   ;    16.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 544]                                    ;     5.0 p2     131 r.2
        movdqa [rbp + 928], xmm0                                   ;    16.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 560]                                    ;     5.0 p2     131 r.3
        movdqa [rbp + 944], xmm0                                   ;    16.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 576]                                    ;     6.0 p2     131 r.4
        movdqa [rbp + 960], xmm0                                   ;    17.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 592]                                    ;     7.0 p2     131 r.5
        movdqa [rbp + 976], xmm0                                   ;    18.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 608]                                    ;     8.0 p2     131 r.6
        movdqa [rbp + 992], xmm0                                   ;    19.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 624]                                    ;     9.0 p2     131 r.7
        movdqa [rbp + 1008], xmm0                                  ;    20.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 640]                                    ;    10.0 p2     131 r.8
        movdqa [rbp + 1024], xmm0                                  ;    21.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 656]                                    ;    11.0 p2     131 r.9
        movdqa [rbp + 1040], xmm0                                  ;    22.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 672]                                    ;    12.0 p2     131 r.10
        movdqa [rbp + 1056], xmm0                                  ;    23.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 688]                                    ;    13.0 p2     131 r.11
        movdqa [rbp + 1072], xmm0                                  ;    24.7 p0+p3  132 rounds
        movdqa xmm0, [r8 + 704]                                    ;    14.0 p2     131 r.12
        movdqa [rbp + 1088], xmm0                                  ;    26.7 p0+p3  132 rounds
        movdqa xmm0, [r8 + 720]                                    ;    15.0 p2     131 r.13
        movdqa [rbp + 1104], xmm0                                  ;    28.7 p0+p3  132 rounds
        mov r8, qword [rbp + 2528]                                 ;    16.0 p2     132 rounds reload
        mov qword [rbp + 2536], r8                                 ;    30.7 p0+p3  132 rounds
        lea r9, [r8 + 1536]                                        ;    20.0 p1     132 rounds
        mov qword [rbp + 2544], r9                                 ;    32.7 p0+p3  132 rounds
        lea r9, [r8 + 1024]                                        ;    20.0 p1     132 rounds
        mov qword [rbp + 2552], r9                                 ;    34.7 p0+p3  132 rounds
        add r8, 0x200                                              ;    20.0 p1     132 rounds
        mov qword [rbp + 2560], r8                                 ;    36.7 p0+p3  132 rounds
        mov r8, qword [rbp + 2544]                                 ;                    resident
        mov r9, qword [rbp + 2536]                                 ;                    resident
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
        movdqa xmm14, [r9 + 176]                                   ;     0.0 p2      50 next
        pxor xmm14, [rax + 768]                                    ;    11.0 p2+p1   50 next
        movdqa xmm15, [r9 + 192]                                   ;     2.0 p2      50 next
        pxor xmm15, [rax + 784]                                    ;    13.0 p2+p1   50 next
        movdqa [rbp + 1120], xmm13                                 ;     2.0 p0+p3   50 next spill
        movdqa xmm13, [r9 + 208]                                   ;     4.0 p2      50 next
        pxor xmm13, [rax + 800]                                    ;    15.0 p2+p1   50 next
        movdqa [rbp + 1136], xmm12                                 ;     4.0 p0+p3   50 next spill
        movdqa xmm12, [r9 + 224]                                   ;     6.0 p2      50 next
        pxor xmm12, [rax + 816]                                    ;    17.0 p2+p1   50 next
        movdqa [rbp + 1152], xmm11                                 ;     6.0 p0+p3   50 next spill
        movdqa xmm11, [r9 + 240]                                   ;     8.0 p2      50 next
        pxor xmm11, [rax + 832]                                    ;    19.0 p2+p1   50 next
        movdqa [rbp + 1168], xmm10                                 ;     8.0 p0+p3   50 next spill
        movdqa xmm10, [r9]                                         ;    10.0 p2      50 next
        pxor xmm10, [rax + 848]                                    ;    21.0 p2+p1   50 next
        movdqa [rbp + 1184], xmm9                                  ;    10.0 p0+p3   50 next spill
        movdqa xmm9, [r9 + 16]                                     ;    12.0 p2      50 next
        pxor xmm9, [rax + 864]                                     ;    23.0 p2+p1   50 next
        movdqa [rbp + 1200], xmm8                                  ;    12.0 p0+p3   50 next spill
        movdqa xmm8, [r9 + 32]                                     ;    14.0 p2      50 next
        pxor xmm8, [rax + 880]                                     ;    25.0 p2+p1   50 next
        movdqa [rbp + 1216], xmm7                                  ;    14.0 p0+p3   50 next spill
        pshufd xmm7, xmm8, 0xe4                                    ;    27.0 p1      41 next copy
        movdqa [rbp + 1232], xmm6                                  ;    16.0 p0+p3   50 next spill
        pshufd xmm6, xmm8, 0xe4                                    ;    27.0 p1      41 next copy
        movdqa [rbp + 1248], xmm5                                  ;    18.0 p0+p3   50 next spill
        pshufd xmm5, xmm8, 0xe4                                    ;    27.0 p1      41 next copy
        movdqa [rbp + 1264], xmm4                                  ;    20.0 p0+p3   50 next spill
        pshufd xmm4, xmm8, 0xe4                                    ;    27.0 p1      41 next copy
        movdqa [rbp + 1280], xmm3                                  ;    22.0 p0+p3   50 next spill
        pshufd xmm3, xmm8, 0xe4                                    ;    27.0 p1      41 next copy
        movdqa [rbp + 1296], xmm2                                  ;    24.0 p0+p3   50 next spill
        pshufd xmm2, xmm8, 0xe4                                    ;    27.0 p1      41 next copy
        movdqa [rbp + 1312], xmm1                                  ;    26.0 p0+p3   50 next spill
        movdqa xmm1, [r9 + 48]                                     ;    18.7 p2      50 next
        pxor xmm1, [rax + 896]                                     ;    29.7 p2+p1   50 next
        pand xmm6, xmm1                                            ;    31.7 p1      41 next
        pxor xmm3, xmm1                                            ;    31.7 p1      41 next
        movdqa [rbp + 1328], xmm0                                  ;    28.0 p0+p3   50 next spill
        pshufd xmm0, xmm3, 0xe4                                    ;    33.7 p1      41 next copy
        movdqa [rbp + 1344], xmm11                                 ;    30.0 p0+p3   50 next spill
        pshufd xmm11, xmm1, 0xe4                                   ;    31.7 p1      41 next copy
        movdqa [rbp + 1360], xmm15                                 ;    32.0 p0+p3   50 next spill
        pshufd xmm15, xmm1, 0xe4                                   ;    31.7 p1      41 next copy
        movdqa [rbp + 1376], xmm10                                 ;    34.0 p0+p3   50 next spill
        pshufd xmm10, xmm1, 0xe4                                   ;    31.7 p1      41 next copy
        movdqa [rbp + 1392], xmm14                                 ;    36.0 p0+p3   50 next spill
        pshufd xmm14, xmm1, 0xe4                                   ;    31.7 p1      41 next copy
        movdqa [rbp + 1408], xmm9                                  ;    38.0 p0+p3   50 next spill
        pshufd xmm9, xmm1, 0xe4                                    ;    31.7 p1      41 next copy
        movdqa [rbp + 1424], xmm13                                 ;    40.0 p0+p3   50 next spill
        pshufd xmm13, xmm1, 0xe4                                   ;    31.7 p1      41 next copy
        movdqa [rbp + 1440], xmm12                                 ;    42.0 p0+p3   50 next spill
        movdqa xmm12, [r9 + 64]                                    ;    28.0 p2      50 next
        pxor xmm12, [rax + 912]                                    ;    39.0 p2+p1   50 next
        pxor xmm11, xmm12                                          ;    41.0 p1      41 next
        pand xmm9, xmm12                                           ;    41.0 p1      41 next
        movdqa [rbp + 1456], xmm1                                  ;    44.0 p0+p3   41 next spill
        pshufd xmm1, xmm11, 0xe4                                   ;    43.0 p1      41 next copy
        movdqa [rbp + 1472], xmm13                                 ;    46.0 p0+p3   41 next spill
        pshufd xmm13, xmm12, 0xe4                                  ;    41.0 p1      41 next copy
        movdqa [rbp + 1488], xmm3                                  ;    48.0 p0+p3   41 next spill
        pshufd xmm3, xmm12, 0xe4                                   ;    41.0 p1      41 next copy
        movdqa [rbp + 1504], xmm0                                  ;    50.0 p0+p3   41 next spill
        pshufd xmm0, xmm12, 0xe4                                   ;    41.0 p1      41 next copy
        movdqa [rbp + 1520], xmm2                                  ;    52.0 p0+p3   41 next spill
        pshufd xmm2, xmm12, 0xe4                                   ;    41.0 p1      41 next copy
        movdqa [rbp + 1536], xmm2                                  ;    54.0 p0+p3   41 next spill
        pshufd xmm2, xmm12, 0xe4                                   ;    41.0 p1      41 next copy
        movdqa [rbp + 1552], xmm12                                 ;    56.0 p0+p3   50 next spill
        movdqa xmm12, [r9 + 80]                                    ;    36.3 p2      50 next
        pxor xmm12, [rax + 928]                                    ;    47.3 p2+p1   50 next
        pxor xmm3, xmm12                                           ;    49.3 p1      41 next
        por xmm14, xmm3                                            ;    51.3 p1      41 next
        movdqa [rbp + 1568], xmm2                                  ;    58.0 p0+p3   41 next spill
        pshufd xmm2, xmm3, 0xe4                                    ;    51.3 p1      41 next copy
        pand xmm2, xmm12                                           ;    55.3 p1      41 next
        pxor xmm6, xmm2                                            ;    57.3 p1      41 next
        pshufd xmm2, xmm3, 0xe4                                    ;    51.3 p1      41 next copy
        movdqa [rbp + 1584], xmm6                                  ;    60.0 p0+p3   41 next spill
        pshufd xmm6, xmm3, 0xe4                                    ;    51.3 p1      41 next copy
        movdqa [rbp + 1600], xmm3                                  ;    62.0 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1584]                                  ;    60.0 p2      41 next
        movdqa [rbp + 1616], xmm6                                  ;    64.0 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1584]                                  ;    60.0 p2      41 next
        movdqa [rbp + 1632], xmm6                                  ;    71.0 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1584]                                  ;    60.0 p2      41 next
        movdqa [rbp + 1584], xmm6                                  ;    71.0 p0+p3   41 next spill
        pshufd xmm6, xmm12, 0xe4                                   ;    49.3 p1      41 next copy
        movdqa [rbp + 1648], xmm3                                  ;    71.0 p0+p3   41 next spill
        pshufd xmm3, xmm12, 0xe4                                   ;    49.3 p1      41 next copy
        movdqa [rbp + 1664], xmm9                                  ;    72.0 p0+p3   41 next spill
        pshufd xmm9, xmm12, 0xe4                                   ;    49.3 p1      41 next copy
        movdqa [rbp + 1680], xmm9                                  ;    74.0 p0+p3   41 next spill
        pshufd xmm9, xmm12, 0xe4                                   ;    49.3 p1      41 next copy
        movdqa [rbp + 1696], xmm9                                  ;    76.0 p0+p3   41 next spill
        pshufd xmm9, xmm12, 0xe4                                   ;    50.0 p1      41 next copy
        movdqa [rbp + 1712], xmm12                                 ;    78.0 p0+p3   50 next spill
        movdqa xmm12, [r9 + 96]                                    ;    49.7 p2      50 next
        pxor xmm12, [rax + 944]                                    ;    60.7 p2+p1   50 next
        pand xmm9, xmm12                                           ;    62.7 p1      41 next
        movdqa [rbp + 1728], xmm9                                  ;    80.0 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1488]                                  ;    51.7 p2      41 next reload
        pand xmm9, xmm12                                           ;    62.7 p1      41 next
        movdqa [rbp + 1488], xmm12                                 ;    82.0 p0+p3   50 next spill
        movdqa xmm12, [rbp + 1648]                                 ;    71.0 p2      41 next reload
        pxor xmm12, xmm9                                           ;    82.0 p1      41 next
        movdqa xmm9, [rbp + 1488]                                  ;    82.0 p2      41 next
        movdqa [rbp + 1648], xmm12                                 ;    84.0 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1488]                                 ;    82.0 p2      41 next
        movdqa [rbp + 1744], xmm8                                  ;    86.0 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1568]                                  ;    58.0 p2      41 next reload
        pand xmm8, [rbp + 1488]                                    ;    93.0 p2+p1   41 next
        movdqa [rbp + 1568], xmm8                                  ;    95.0 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1456]                                  ;    58.0 p2      41 next reload
        pand xmm8, [rbp + 1488]                                    ;    93.0 p2+p1   41 next
        movdqa [rbp + 1456], xmm8                                  ;    95.0 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1488]                                  ;    82.0 p2      41 next
        movdqa [rbp + 1760], xmm8                                  ;    93.0 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1488]                                  ;    82.0 p2      41 next
        movdqa [rbp + 1776], xmm8                                  ;    94.0 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1488]                                  ;    82.0 p2      41 next
        movdqa [rbp + 1488], xmm8                                  ;    96.0 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1728]                                  ;    80.0 p2      41 next
        movdqa [rbp + 1792], xmm8                                  ;    98.0 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1712]                                  ;    78.0 p2      41 next
        movdqa [rbp + 1808], xmm8                                  ;   100.0 p0+p3   41 next spill
        movdqa xmm8, [r9 + 112]                                    ;    65.0 p2      50 next
        pxor xmm8, [rax + 960]                                     ;    76.0 p2+p1   50 next
        pand xmm4, xmm8                                            ;    78.0 p1      41 next
        pxor xmm10, xmm4                                           ;    80.0 p1      41 next
        pand xmm9, xmm8                                            ;    93.0 p1      41 next
        pand xmm11, xmm8                                           ;    78.0 p1      41 next
        pand xmm2, xmm8                                            ;    78.0 p1      41 next
        pxor xmm2, xmm10                                           ;    82.0 p1      41 next
        movdqa xmm4, [rel kasumi_decrypt_compact.T0_constants128]  ;    67.0 p2      41 next reload
        pxor xmm9, xmm4                                            ;    95.0 p1      41 next
        movdqa [rbp + 1824], xmm9                                  ;   102.0 p0+p3   41 next spill
        movdqa xmm9, xmm8                                          ;    78.0 p0      41 next copy
        pshufd xmm4, xmm8, 0xe4                                    ;    78.0 p1      41 next copy
        movdqa [rbp + 1840], xmm4                                  ;   104.0 p0+p3   41 next spill
        pshufd xmm4, xmm8, 0xe4                                    ;    78.0 p1      41 next copy
        movdqa [rbp + 1856], xmm8                                  ;   106.0 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1824]                                  ;   102.0 p2      41 next
        movdqa [rbp + 1872], xmm8                                  ;   113.0 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1728]                                  ;    80.0 p2      41 next
        movdqa [rbp + 1728], xmm8                                  ;   110.0 p0+p3   41 next spill
        movdqa xmm8, [r9 + 128]                                    ;    72.7 p2      50 next
        pxor xmm8, [rax + 976]                                     ;    83.7 p2+p1   50 next
        pxor xmm7, xmm8                                            ;    85.7 p1      41 next
        pxor xmm6, xmm8                                            ;    85.7 p1      41 next
        pand xmm9, xmm8                                            ;    85.7 p1      41 next
        pand xmm3, xmm8                                            ;    85.7 p1      41 next
        pand xmm12, xmm6                                           ;    93.0 p1      41 next
        pxor xmm11, xmm12                                          ;    95.0 p1      41 next
        movdqa xmm12, [rbp + 1504]                                 ;    75.7 p2      41 next reload
        pand xmm12, xmm8                                           ;    86.7 p1      41 next
        movdqa [rbp + 1504], xmm12                                 ;   112.0 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1472]                                 ;    77.0 p2      41 next reload
        pand xmm12, xmm8                                           ;    88.0 p1      41 next
        movdqa xmm8, [rel kasumi_decrypt_compact.T0_constants128]  ;    78.0 p2      41 next reload
        pxor xmm9, xmm8                                            ;    89.0 p1      41 next
        movdqa xmm8, xmm6                                          ;    87.7 p0      41 next copy
        movdqa [rbp + 1472], xmm12                                 ;   114.0 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1600]                                 ;    79.3 p2      41 next reload
        pand xmm12, xmm7                                           ;    90.3 p1      41 next
        movdqa [rbp + 1600], xmm12                                 ;   116.0 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1696]                                 ;    80.7 p2      41 next reload
        pand xmm12, xmm7                                           ;    91.7 p1      41 next
        movdqa [rbp + 1696], xmm4                                  ;   118.0 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1568]                                  ;    95.0 p2      41 next reload
        pxor xmm4, xmm12                                           ;   106.0 p1      41 next
        movdqa xmm12, xmm7                                         ;    87.7 p0      41 next copy
        movdqa [rbp + 1568], xmm7                                  ;   120.0 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1728]                                  ;   110.0 p2      41 next reload
        pxor xmm7, xmm9                                            ;   121.0 p1      41 next
        movdqa [rbp + 1728], xmm7                                  ;   123.0 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1504]                                  ;   112.0 p2      41 next
        movdqa [rbp + 1504], xmm4                                  ;   124.0 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1824]                                  ;   102.0 p2      41 next
        movdqa [rbp + 1824], xmm4                                  ;   126.0 p0+p3   41 next spill
        movdqa xmm4, [r9 + 144]                                    ;    87.0 p2      50 next
        pxor xmm4, [rax + 992]                                     ;    98.0 p2+p1   50 next
        pxor xmm0, xmm4                                            ;   100.0 p1      41 next
        pand xmm5, xmm0                                            ;   102.0 p1      41 next
        pxor xmm9, xmm5                                            ;   104.0 p1      41 next
        pand xmm12, xmm4                                           ;   100.0 p1      41 next
        pxor xmm10, xmm12                                          ;   102.0 p1      41 next
        pand xmm8, xmm4                                            ;   100.0 p1      41 next
        pand xmm1, xmm4                                            ;   100.0 p1      41 next
        pxor xmm2, xmm1                                            ;   102.0 p1      41 next
        pxor xmm6, xmm2                                            ;   104.0 p1      41 next
        movdqa xmm0, [rbp + 1664]                                  ;    91.0 p2      41 next reload
        pxor xmm0, xmm4                                            ;   102.0 p1      41 next
        pxor xmm11, xmm0                                           ;   104.0 p1      41 next
        movdqa xmm2, [rbp + 1536]                                  ;    92.0 p2      41 next reload
        pand xmm2, xmm0                                            ;   104.0 p1      41 next
        movdqa xmm0, [rbp + 1872]                                  ;   113.0 p2      41 next reload
        pxor xmm0, xmm2                                            ;   124.0 p1      41 next
        movdqa xmm2, [rbp + 1632]                                  ;    94.0 p2      41 next reload
        pxor xmm2, xmm0                                            ;   126.0 p1      41 next
        movdqa xmm0, [rbp + 1856]                                  ;   106.0 p2      41 next reload
        pand xmm0, xmm4                                            ;   117.0 p1      41 next
        movdqa xmm5, [rbp + 1600]                                  ;   116.0 p2      41 next reload
        pxor xmm5, xmm0                                            ;   127.0 p1      41 next
        movdqa xmm0, [rbp + 1760]                                  ;    97.0 p2      41 next reload
        pand xmm0, xmm4                                            ;   108.0 p1      41 next
        movdqa xmm12, [rbp + 1472]                                 ;   114.0 p2      41 next reload
        pxor xmm12, xmm11                                          ;   125.0 p1      41 next
        movdqa [rbp + 1472], xmm8                                  ;   128.0 p0+p3   41 next spill
        movdqa xmm8, xmm9                                          ;   106.0 p0      41 next copy
        movdqa [rbp + 1760], xmm12                                 ;   130.0 p0+p3   41 next spill
        movdqa xmm12, xmm10                                        ;   104.0 p0      41 next copy
        movdqa [rbp + 1600], xmm10                                 ;   132.0 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1568]                                 ;   120.0 p2      41 next
        movdqa [rbp + 1568], xmm10                                 ;   134.0 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1712]                                 ;   100.3 p2      41 next
        movdqa [rbp + 1712], xmm10                                 ;   136.0 p0+p3   41 next spill
        movdqa xmm10, [r9 + 160]                                   ;   101.3 p2      50 next
        pxor xmm10, [rax + 1008]                                   ;   112.3 p2+p1   50 next
        pxor xmm13, xmm10                                          ;   114.3 p1      41 next
        pand xmm15, xmm13                                          ;   116.3 p1      41 next
        pxor xmm3, xmm15                                           ;   118.3 p1      41 next
        pxor xmm14, xmm3                                           ;   120.3 p1      41 next
        movdqa xmm15, [rbp + 1744]                                 ;   103.7 p2      41 next reload
        pxor xmm15, xmm3                                           ;   120.3 p1      41 next
        movdqa xmm3, [rbp + 1840]                                  ;   104.7 p2      41 next reload
        pand xmm3, xmm13                                           ;   116.3 p1      41 next
        pxor xmm1, xmm3                                            ;   118.3 p1      41 next
        pxor xmm8, xmm1                                            ;   120.3 p1      41 next
        movdqa xmm1, [rbp + 1648]                                  ;   105.7 p2      41 next reload
        pxor xmm1, xmm3                                            ;   118.3 p1      41 next
        pxor xmm6, xmm1                                            ;   120.3 p1      41 next
        movdqa xmm1, [rbp + 1680]                                  ;   106.7 p2      41 next reload
        pand xmm1, xmm13                                           ;   118.3 p1      41 next
        pxor xmm11, xmm1                                           ;   120.3 p1      41 next
        movdqa xmm1, [rbp + 1616]                                  ;   107.7 p2      41 next reload
        pand xmm1, xmm13                                           ;   120.3 p1      41 next
        movdqa xmm3, [rbp + 1584]                                  ;   108.7 p2      41 next reload
        pxor xmm3, xmm1                                            ;   122.3 p1      41 next
        pxor xmm11, xmm15                                          ;   122.3 p1      41 next
        movdqa xmm1, [rbp + 1728]                                  ;   123.0 p2      41 next reload
        pxor xmm1, xmm11                                           ;   134.0 p1      41 next
        pand xmm4, xmm10                                           ;   124.3 p1      41 next
        pxor xmm8, xmm4                                            ;   126.3 p1      41 next
        movdqa xmm11, [rbp + 1696]                                 ;   118.0 p2      41 next reload
        pxor xmm11, xmm4                                           ;   129.0 p1      41 next
        pxor xmm5, xmm10                                           ;   129.0 p1      41 next
        movdqa xmm4, [rbp + 1520]                                  ;   111.7 p2      41 next reload
        pand xmm4, xmm10                                           ;   128.3 p1      41 next
        pxor xmm0, xmm4                                            ;   130.3 p1      41 next
        pxor xmm2, xmm5                                            ;   131.0 p1      41 next
        pxor xmm9, xmm5                                            ;   131.3 p1      41 next
        movdqa xmm4, [rbp + 1488]                                  ;   113.7 p2      41 next reload
        pand xmm4, xmm10                                           ;   132.3 p1      41 next
        movdqa xmm5, [rbp + 1568]                                  ;   134.0 p2      41 next reload
        pand xmm5, xmm10                                           ;   145.0 p1      41 next
        movdqa xmm13, [rbp + 1792]                                 ;   115.7 p2      41 next reload
        pxor xmm13, xmm9                                           ;   134.3 p1      41 next
        pxor xmm7, xmm0                                            ;   135.3 p1      41 next
        pxor xmm12, xmm0                                           ;   136.3 p1      41 next
        pand xmm10, xmm11                                          ;   137.3 p1      41 next
        movdqa xmm0, [rbp + 1504]                                  ;   124.0 p2      41 next reload
        pxor xmm0, xmm11                                           ;   138.3 p1      41 next
        movdqa xmm9, [rbp + 1808]                                  ;   117.7 p2      41 next reload
        pxor xmm9, xmm4                                            ;   139.3 p1      41 next
        pxor xmm8, xmm9                                            ;   141.3 p1      41 next
        movdqa xmm4, [rbp + 1776]                                  ;   118.7 p2      41 next reload
        pxor xmm4, xmm3                                            ;   141.3 p1      41 next
        movdqa xmm9, [rbp + 1760]                                  ;   130.0 p2      41 next reload
        pxor xmm9, xmm3                                            ;   142.3 p1      41 next
        pxor xmm14, xmm4                                           ;   143.3 p1      41 next
        movdqa xmm3, [rel kasumi_decrypt_compact.T0_constants128]  ;   120.7 p2      41 next reload
        pxor xmm6, xmm3                                            ;   144.3 p1      41 next
        movdqa xmm4, [rbp + 1824]                                  ;   126.0 p2      41 next reload
        pxor xmm4, xmm10                                           ;   145.3 p1      41 next
        pxor xmm13, xmm12                                          ;   146.3 p1      41 next
        movdqa xmm10, [rbp + 1456]                                 ;   122.7 p2      41 next reload
        pxor xmm10, xmm7                                           ;   147.3 p1      41 next
        pxor xmm7, xmm0                                            ;   148.3 p1      41 next
        pxor xmm15, xmm7                                           ;   150.3 p1      41 next
        movdqa xmm0, [rbp + 1600]                                  ;   132.0 p2      41 next reload
        pxor xmm0, xmm14                                           ;   150.3 p1      41 next
        pxor xmm5, xmm10                                           ;   151.3 p1      41 next
        movdqa xmm14, [rbp + 1712]                                 ;   136.0 p2      41 next reload
        pxor xmm14, xmm9                                           ;   152.3 p1      41 next
        pxor xmm1, xmm4                                            ;   153.3 p1      41 next
        pxor xmm5, [rbp + 1552]                                    ;   154.3 p2+p1   41 next
        movdqa xmm7, [rbp + 1440]                                  ;   126.7 p2      41 next
        movdqa xmm9, [rbp + 1424]                                  ;   127.7 p2      50 next reload
        pand xmm7, xmm9                                            ;   155.3 p1      41 next
        pxor xmm5, [rbp + 1472]                                    ;   156.3 p2+p1   41 next
        pxor xmm4, xmm5                                            ;   158.3 p1      41 next
        movdqa xmm5, [rbp + 1408]                                  ;   129.7 p2      41 next
        movdqa xmm10, [rbp + 1392]                                 ;   130.7 p2      50 next reload
        pand xmm5, xmm10                                           ;   158.3 p1      41 next
        pxor xmm7, xmm10                                           ;   159.3 p1      41 next
        movdqa xmm11, [rbp + 1376]                                 ;   131.7 p2      41 next
        movdqa xmm12, [rbp + 1360]                                 ;   132.7 p2      50 next reload
        pand xmm11, xmm12                                          ;   160.3 p1      41 next
        pxor xmm8, xmm10                                           ;   161.3 p1      41 next
        pxor xmm13, xmm9                                           ;   162.3 p1      41 next
        pxor xmm15, [rbp + 1440]                                   ;   163.3 p2+p1   41 next
        pxor xmm0, [rbp + 1344]                                    ;   164.3 p2+p1   41 next
        pxor xmm4, [rbp + 1376]                                    ;   165.3 p2+p1   41 next
        pxor xmm6, xmm12                                           ;   166.3 p1      41 next
        movdqa xmm3, xmm10                                         ;   141.7 p0      41 next copy
        pand xmm3, [rbp + 1440]                                    ;   167.3 p2+p1   41 next
        movdqa [rbp + 1472], xmm14                                 ;   154.3 p0+p3   41 next spill
        movdqa xmm14, xmm10                                        ;   141.7 p0      41 next copy
        pand xmm14, [rbp + 1344]                                   ;   168.3 p2+p1   41 next
        movdqa [rbp + 1552], xmm2                                  ;   140.0 p0+p3   41 next spill
        movdqa xmm2, xmm10                                         ;   141.7 p0      41 next copy
        pand xmm2, xmm12                                           ;   169.3 p1      41 next
        movdqa [rbp + 1712], xmm1                                  ;   155.3 p0+p3   41 next spill
        movdqa xmm1, xmm10                                         ;   141.7 p0      41 next copy
        movdqa [rbp + 1392], xmm4                                  ;   167.3 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;   141.0 p0      41 next copy
        pand xmm4, xmm12                                           ;   170.3 p1      41 next
        movdqa [rbp + 1600], xmm0                                  ;   166.3 p0+p3   41 next spill
        movdqa xmm0, xmm9                                          ;   143.0 p0      41 next copy
        pxor xmm0, [rbp + 1376]                                    ;   171.3 p2+p1   41 next
        movdqa xmm9, xmm5                                          ;   160.3 p0      41 next copy
        pxor xmm9, xmm11                                           ;   172.3 p1      41 next
        pand xmm11, [rbp + 1440]                                   ;   173.3 p2+p1   41 next
        movdqa [rbp + 1456], xmm15                                 ;   165.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1408]                                 ;   143.0 p2      41 next
        pand xmm15, [rbp + 1344]                                   ;   174.3 p2+p1   41 next
        movdqa [rbp + 1824], xmm13                                 ;   164.3 p0+p3   41 next spill
        movdqa xmm13, xmm12                                        ;   147.0 p0      41 next copy
        movdqa [rbp + 1760], xmm6                                  ;   168.3 p0+p3   41 next spill
        movdqa xmm6, xmm12                                         ;   149.0 p0      41 next copy
        movdqa [rbp + 1776], xmm8                                  ;   163.3 p0+p3   41 next spill
        movdqa xmm8, xmm12                                         ;   151.0 p0      41 next copy
        pxor xmm8, [rbp + 1344]                                    ;   175.3 p2+p1   41 next
        movdqa [rbp + 1808], xmm7                                  ;   161.3 p0+p3   41 next spill
        movdqa xmm7, xmm12                                         ;   153.0 p0      41 next copy
        movdqa [rbp + 1504], xmm10                                 ;   158.0 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;   155.0 p0      41 next copy
        pand xmm12, [rbp + 1408]                                   ;   176.3 p2+p1   41 next
        movdqa [rbp + 1360], xmm12                                 ;   178.3 p0+p3   41 next spill
        movdqa xmm12, xmm3                                         ;   169.3 p0      41 next copy
        pxor xmm12, xmm15                                          ;   177.3 p1      41 next
        pxor xmm4, xmm12                                           ;   179.3 p1      41 next
        pxor xmm3, xmm9                                            ;   179.3 p1      41 next
        pand xmm12, [rbp + 1376]                                   ;   180.3 p2+p1   41 next
        pxor xmm5, xmm4                                            ;   181.3 p1      41 next
        pand xmm6, xmm5                                            ;   183.3 p1      41 next
        pand xmm15, xmm0                                           ;   183.3 p1      41 next
        movdqa xmm5, xmm14                                         ;   170.3 p0      41 next copy
        pxor xmm5, [rbp + 1440]                                    ;   184.3 p2+p1   41 next
        pxor xmm11, xmm5                                           ;   186.3 p1      41 next
        pand xmm13, xmm5                                           ;   186.3 p1      41 next
        movdqa xmm5, [rbp + 1344]                                  ;   155.7 p2      50 next reload
        pxor xmm13, xmm5                                           ;   188.3 p1      41 next
        pxor xmm15, xmm13                                          ;   190.3 p1      41 next
        pand xmm7, xmm13                                           ;   190.3 p1      41 next
        movdqa xmm13, xmm14                                        ;   170.3 p0      41 next copy
        pxor xmm14, [rbp + 1408]                                   ;   190.3 p2+p1   41 next
        pxor xmm6, xmm14                                           ;   192.3 p1      41 next
        movdqa [rbp + 1792], xmm6                                  ;   194.3 p0+p3   41 next spill
        movdqa xmm6, xmm2                                          ;   171.3 p0      41 next copy
        pand xmm6, xmm0                                            ;   192.3 p1      41 next
        pxor xmm8, xmm6                                            ;   194.3 p1      41 next
        movdqa xmm6, xmm5                                          ;   166.7 p0      41 next copy
        pand xmm6, [rbp + 1376]                                    ;   194.3 p2+p1   41 next
        por xmm13, xmm6                                            ;   196.3 p1      41 next
        movdqa [rbp + 1568], xmm0                                  ;   173.3 p0+p3   41 next spill
        movdqa xmm0, xmm5                                          ;   166.7 p0      41 next copy
        pand xmm0, xmm4                                            ;   196.3 p1      41 next
        pand xmm4, [rbp + 1440]                                    ;   197.3 p2+p1   41 next
        pxor xmm13, xmm4                                           ;   199.3 p1      41 next
        movdqa xmm4, xmm5                                          ;   166.7 p0      41 next copy
        pxor xmm4, xmm9                                            ;   199.3 p1      41 next
        pand xmm4, [rbp + 1424]                                    ;   201.3 p2+p1   41 next
        movdqa [rbp + 1488], xmm9                                  ;   174.3 p0+p3   41 next spill
        movdqa xmm9, xmm5                                          ;   167.0 p0      41 next copy
        pand xmm9, [rbp + 1808]                                    ;   201.3 p2+p1   41 next
        pand xmm5, [rbp + 1440]                                    ;   202.3 p2+p1   41 next
        movdqa [rbp + 1344], xmm9                                  ;   203.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1408]                                  ;   168.0 p2      41 next
        pand xmm9, [rbp + 1440]                                    ;   203.3 p2+p1   41 next
        pxor xmm6, xmm9                                            ;   205.3 p1      41 next
        pxor xmm9, [rbp + 1376]                                    ;   205.3 p2+p1   41 next
        pxor xmm14, xmm9                                           ;   207.3 p1      41 next
        pand xmm9, [rbp + 1408]                                    ;   207.3 p2+p1   41 next
        pxor xmm11, xmm9                                           ;   209.3 p1      41 next
        pxor xmm2, xmm14                                           ;   209.3 p1      41 next
        pxor xmm12, xmm2                                           ;   211.3 p1      41 next
        pxor xmm4, xmm12                                           ;   213.3 p1      41 next
        movdqa xmm2, [rbp + 1568]                                  ;   173.3 p2      41 next
        pxor xmm2, xmm6                                            ;   212.3 p1      41 next
        pxor xmm8, xmm6                                            ;   213.3 p1      41 next
        movdqa xmm6, [rbp + 1408]                                  ;   173.3 p2      41 next
        pand xmm1, xmm2                                            ;   214.3 p1      41 next
        movdqa xmm2, [rbp + 1424]                                  ;   174.3 p2      50 next reload
        pand xmm6, xmm2                                            ;   215.3 p1      41 next
        pand xmm10, xmm8                                           ;   216.3 p1      41 next
        movdqa xmm8, [rbp + 1568]                                  ;   175.3 p2      41 next
        pand xmm8, xmm5                                            ;   217.3 p1      41 next
        movdqa xmm9, [rel kasumi_decrypt_compact.T0_constants128]  ;   176.3 p2      41 next reload
        pxor xmm4, xmm9                                            ;   218.3 p1      41 next
        movdqa xmm12, xmm2                                         ;   185.3 p0      41 next copy
        pand xmm12, [rbp + 1376]                                   ;   219.3 p2+p1   41 next
        pxor xmm1, xmm9                                            ;   220.3 p1      41 next
        pxor xmm5, xmm6                                            ;   221.3 p1      41 next
        pxor xmm10, xmm5                                           ;   223.3 p1      41 next
        pxor xmm0, xmm6                                            ;   223.3 p1      41 next
        movdqa xmm5, [rbp + 1376]                                  ;   178.7 p2      50 next reload
        pxor xmm6, xmm5                                            ;   224.3 p1      41 next
        pxor xmm4, [rbp + 1760]                                    ;   225.3 p2+p1   41 next
        pxor xmm4, [r11 + 2464]                                    ;   227.3 p2+p1   44 next
        movdqa [rbp + 1424], xmm4                                  ;   229.3 p0+p3   44 next spill
        movdqa xmm4, xmm5                                          ;   189.7 p0      41 next copy
        pand xmm4, [rbp + 1488]                                    ;   227.3 p2+p1   41 next
        pand xmm5, [rbp + 1808]                                    ;   228.3 p2+p1   41 next
        pxor xmm10, xmm5                                           ;   230.3 p1      41 next
        movdqa xmm5, [rbp + 1360]                                  ;   183.7 p2      41 next
        pxor xmm5, xmm12                                           ;   230.3 p1      41 next
        pand xmm12, xmm6                                           ;   231.3 p1      41 next
        pand xmm6, [rbp + 1440]                                    ;   232.3 p2+p1   41 next
        pxor xmm4, xmm6                                            ;   234.3 p1      41 next
        movdqa xmm6, [rbp + 1792]                                  ;   194.3 p2      41 next reload
        pxor xmm6, xmm4                                            ;   236.3 p1      41 next
        movdqa xmm4, [rbp + 1488]                                  ;   186.7 p2      41 next
        pand xmm4, [rbp + 1408]                                    ;   235.3 p2+p1   41 next
        pxor xmm8, xmm4                                            ;   237.3 p1      41 next
        movdqa xmm4, [rbp + 1456]                                  ;   188.7 p2      41 next reload
        pxor xmm10, xmm4                                           ;   237.3 p1      41 next
        pxor xmm4, [r11 + 2352]                                    ;   238.3 p2+p1   44 next
        pxor xmm10, [r11 + 2496]                                   ;   239.3 p2+p1   44 next
        movdqa [rbp + 1456], xmm10                                 ;   241.3 p0+p3   44 next spill
        movdqa xmm10, [rbp + 1504]                                 ;   191.7 p2      41 next reload
        pand xmm10, xmm5                                           ;   240.3 p1      41 next
        pxor xmm3, xmm10                                           ;   242.3 p1      41 next
        movdqa xmm10, [rbp + 1344]                                 ;   203.3 p2      41 next reload
        pxor xmm5, xmm10                                           ;   242.3 p1      41 next
        pxor xmm10, xmm1                                           ;   243.3 p1      41 next
        pxor xmm0, xmm3                                            ;   244.3 p1      41 next
        pxor xmm15, xmm5                                           ;   245.3 p1      41 next
        por xmm2, xmm5                                             ;   246.3 p1      41 next
        pxor xmm14, xmm15                                          ;   247.3 p1      41 next
        movdqa xmm15, [rbp + 1360]                                 ;   193.7 p2      41 next
        pxor xmm15, xmm10                                          ;   248.3 p1      41 next
        movdqa xmm3, [rbp + 1808]                                  ;   194.7 p2      41 next
        pxor xmm3, xmm0                                            ;   249.3 p1      41 next
        movdqa xmm0, [rbp + 1776]                                  ;   195.7 p2      41 next
        pxor xmm7, xmm15                                           ;   250.3 p1      41 next
        movdqa xmm15, [rbp + 1824]                                 ;   196.7 p2      41 next
        pxor xmm1, xmm2                                            ;   251.3 p1      41 next
        movdqa xmm2, [rbp + 1600]                                  ;   197.7 p2      41 next
        pxor xmm8, xmm14                                           ;   252.3 p1      41 next
        movdqa xmm14, [rbp + 1392]                                 ;   198.7 p2      41 next
        pxor xmm11, xmm7                                           ;   253.3 p1      41 next
        movdqa xmm5, [rbp + 1712]                                  ;   199.7 p2      41 next
        pxor xmm5, [rbp + 1408]                                    ;   254.3 p2+p1   41 next
        pxor xmm12, xmm1                                           ;   255.3 p1      41 next
        movdqa xmm1, [rbp + 1776]                                  ;   201.7 p2      44 next
        pxor xmm1, [r11 + 2304]                                    ;   256.3 p2+p1   44 next
        pxor xmm0, xmm8                                            ;   257.3 p1      41 next
        movdqa xmm7, [rbp + 1760]                                  ;   203.7 p2      44 next
        pxor xmm7, [r11 + 2320]                                    ;   258.3 p2+p1   44 next
        pxor xmm13, xmm12                                          ;   259.3 p1      41 next
        movdqa xmm8, [rbp + 1824]                                  ;   205.7 p2      44 next
        pxor xmm8, [r11 + 2336]                                    ;   260.3 p2+p1   44 next
        pxor xmm2, xmm11                                           ;   261.3 p1      41 next
        movdqa xmm10, [rbp + 1600]                                 ;   207.7 p2      44 next
        pxor xmm10, [r11 + 2368]                                   ;   262.3 p2+p1   44 next
        pxor xmm14, xmm13                                          ;   263.3 p1      41 next
        movdqa xmm11, [rbp + 1392]                                 ;   209.7 p2      44 next
        pxor xmm11, [r11 + 2384]                                   ;   264.3 p2+p1   44 next
        pxor xmm3, xmm9                                            ;   265.3 p1      41 next
        pxor xmm15, xmm3                                           ;   267.3 p1      41 next
        movdqa xmm3, [rbp + 1552]                                  ;   211.7 p2      44 next
        pxor xmm3, [r11 + 2416]                                    ;   267.3 p2+p1   44 next
        pxor xmm6, xmm5                                            ;   268.3 p1      41 next
        pxor xmm0, [r11 + 2448]                                    ;   269.3 p2+p1   44 next
        pxor xmm5, [r11 + 2400]                                    ;   270.3 p2+p1   44 next
        pxor xmm2, [r11 + 2512]                                    ;   271.3 p2+p1   44 next
        pxor xmm14, [r11 + 2528]                                   ;   272.3 p2+p1   44 next
        movdqa xmm12, [rbp + 1472]                                 ;   217.7 p2      44 next
        pxor xmm12, [r11 + 2432]                                   ;   273.3 p2+p1   44 next
        pxor xmm15, [r11 + 2480]                                   ;   274.3 p2+p1   44 next
        pxor xmm6, [r11 + 2544]                                    ;   275.3 p2+p1   44 next
        movdqa xmm13, xmm4                                         ;   240.3 p0      41 next copy
        pxor xmm13, xmm8                                           ;   276.3 p1      41 next
        movdqa [rbp + 1472], xmm2                                  ;   273.3 p0+p3   44 next spill
        movdqa xmm2, xmm4                                          ;   240.3 p0      41 next copy
        pxor xmm2, xmm5                                            ;   277.3 p1      41 next
        movdqa [rbp + 1552], xmm14                                 ;   274.3 p0+p3   44 next spill
        movdqa xmm14, xmm4                                         ;   240.3 p0      41 next copy
        pand xmm14, xmm13                                          ;   278.3 p1      41 next
        movdqa [rbp + 1392], xmm0                                  ;   271.3 p0+p3   44 next spill
        movdqa xmm0, xmm4                                          ;   240.3 p0      41 next copy
        pand xmm0, xmm5                                            ;   279.3 p1      41 next
        movdqa [rbp + 1600], xmm6                                  ;   277.3 p0+p3   44 next spill
        movdqa xmm6, xmm4                                          ;   240.3 p0      41 next copy
        movdqa [rbp + 1824], xmm15                                 ;   276.3 p0+p3   44 next spill
        movdqa xmm15, xmm4                                         ;   240.3 p0      41 next copy
        movdqa [rbp + 1760], xmm15                                 ;   247.3 p0+p3   41 next spill
        movdqa xmm15, xmm4                                         ;   240.3 p0      41 next copy
        pand xmm15, xmm10                                          ;   280.3 p1      41 next
        movdqa [rbp + 1776], xmm15                                 ;   282.3 p0+p3   41 next spill
        movdqa xmm15, xmm4                                         ;   240.3 p0      41 next copy
        movdqa [rbp + 1408], xmm4                                  ;   240.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1776]                                  ;   282.3 p2      41 next
        movdqa [rbp + 1712], xmm15                                 ;   247.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1776]                                 ;   282.3 p2      41 next
        movdqa [rbp + 1776], xmm15                                 ;   293.3 p0+p3   41 next spill
        movdqa xmm15, xmm5                                         ;   272.3 p0      41 next copy
        pxor xmm15, xmm1                                           ;   281.3 p1      41 next
        movdqa [rbp + 1808], xmm4                                  ;   293.3 p0+p3   41 next spill
        movdqa xmm4, xmm1                                          ;   258.3 p0      41 next copy
        pand xmm4, xmm7                                            ;   282.3 p1      41 next
        pxor xmm14, xmm4                                           ;   284.3 p1      41 next
        movdqa xmm4, xmm1                                          ;   258.3 p0      41 next copy
        movdqa [rbp + 1360], xmm14                                 ;   286.3 p0+p3   41 next spill
        movdqa xmm14, xmm1                                         ;   258.3 p0      41 next copy
        pand xmm14, xmm11                                          ;   284.3 p1      41 next
        pxor xmm14, xmm7                                           ;   286.3 p1      41 next
        movdqa xmm9, xmm1                                          ;   258.3 p0      41 next copy
        pxor xmm9, xmm7                                            ;   286.3 p1      41 next
        movdqa [rbp + 1344], xmm9                                  ;   288.3 p0+p3   41 next spill
        movdqa xmm9, xmm1                                          ;   258.3 p0      41 next copy
        pand xmm9, xmm12                                           ;   287.3 p1      41 next
        movdqa [rbp + 1504], xmm9                                  ;   289.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1344]                                  ;   288.3 p2      41 next
        pand xmm9, xmm5                                            ;   299.3 p1      41 next
        movdqa [rbp + 1488], xmm9                                  ;   301.3 p0+p3   41 next spill
        movdqa xmm9, xmm5                                          ;   272.3 p0      41 next copy
        pand xmm9, xmm11                                           ;   289.3 p1      41 next
        pxor xmm9, [rel kasumi_decrypt_compact.T0_constants128]    ;   291.3 p2+p1   41 next
        pand xmm5, xmm7                                            ;   291.3 p1      41 next
        movdqa [rbp + 1792], xmm5                                  ;   293.3 p0+p3   41 next spill
        movdqa xmm5, xmm7                                          ;   260.3 p0      41 next copy
        pxor xmm5, xmm8                                            ;   292.3 p1      41 next
        movdqa [rbp + 1440], xmm6                                  ;   249.3 p0+p3   41 next spill
        movdqa xmm6, xmm7                                          ;   260.3 p0      41 next copy
        movdqa [rbp + 1376], xmm13                                 ;   278.3 p0+p3   41 next spill
        movdqa xmm13, xmm7                                         ;   260.3 p0      41 next copy
        por xmm13, [rbp + 1376]                                    ;   293.3 p2+p1   41 next
        movdqa [rbp + 1568], xmm14                                 ;   288.3 p0+p3   41 next spill
        movdqa xmm14, xmm7                                         ;   260.3 p0      41 next copy
        pand xmm14, xmm8                                           ;   294.3 p1      41 next
        pxor xmm14, xmm3                                           ;   296.3 p1      41 next
        pand xmm7, xmm10                                           ;   296.3 p1      41 next
        movdqa [rbp + 1520], xmm14                                 ;   298.3 p0+p3   41 next spill
        movdqa xmm14, xmm8                                         ;   262.3 p0      41 next copy
        pxor xmm14, xmm12                                          ;   297.3 p1      41 next
        pand xmm6, xmm14                                           ;   299.3 p1      41 next
        pxor xmm0, xmm6                                            ;   301.3 p1      41 next
        movdqa xmm6, xmm8                                          ;   262.3 p0      41 next copy
        pxor xmm6, xmm3                                            ;   300.3 p1      41 next
        pand xmm4, xmm6                                            ;   302.3 p1      41 next
        pxor xmm4, xmm9                                            ;   304.3 p1      41 next
        movdqa xmm6, xmm8                                          ;   262.3 p0      41 next copy
        pand xmm6, [rbp + 1520]                                    ;   309.3 p2+p1   41 next
        movdqa [rbp + 1696], xmm8                                  ;   262.3 p0+p3   44 next spill
        movdqa xmm8, [rbp + 1776]                                  ;   293.3 p2      41 next reload
        pxor xmm8, xmm9                                            ;   304.3 p1      41 next
        pxor xmm13, xmm0                                           ;   305.3 p1      41 next
        pxor xmm1, xmm0                                            ;   306.3 p1      41 next
        movdqa xmm0, xmm2                                          ;   279.3 p0      41 next copy
        pand xmm0, xmm3                                            ;   307.3 p1      41 next
        movdqa xmm9, xmm2                                          ;   279.3 p0      41 next copy
        pand xmm9, xmm10                                           ;   308.3 p1      41 next
        movdqa [rbp + 1776], xmm1                                  ;   308.3 p0+p3   41 next spill
        movdqa xmm1, xmm3                                          ;   270.3 p0      41 next copy
        pand xmm1, xmm15                                           ;   309.3 p1      41 next
        pxor xmm1, [rbp + 1568]                                    ;   311.3 p2+p1   41 next
        movdqa [rbp + 1728], xmm1                                  ;   313.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1760]                                  ;   272.3 p2      41 next reload
        pand xmm1, xmm15                                           ;   311.3 p1      41 next
        movdqa [rbp + 1760], xmm15                                 ;   283.3 p0+p3   41 next spill
        movdqa xmm15, xmm3                                         ;   274.7 p0      41 next copy
        pand xmm15, xmm5                                           ;   312.3 p1      41 next
        pand xmm5, xmm11                                           ;   313.3 p1      41 next
        pxor xmm9, xmm5                                            ;   315.3 p1      41 next
        movdqa xmm5, xmm3                                          ;   276.3 p0      41 next copy
        pand xmm5, xmm12                                           ;   315.3 p1      41 next
        pxor xmm9, [rbp + 1520]                                    ;   317.3 p2+p1   41 next
        movdqa [rbp + 1520], xmm12                                 ;   278.0 p0+p3   44 next spill
        movdqa xmm12, xmm3                                         ;   279.0 p0      41 next copy
        pand xmm12, xmm11                                          ;   317.3 p1      41 next
        pand xmm3, xmm10                                           ;   318.3 p1      41 next
        movdqa [rbp + 1584], xmm12                                 ;   319.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1504]                                 ;   289.3 p2      41 next reload
        pxor xmm12, xmm3                                           ;   320.3 p1      41 next
        movdqa xmm3, xmm11                                         ;   281.0 p0      41 next copy
        pand xmm3, xmm10                                           ;   320.3 p1      41 next
        pxor xmm3, [rel kasumi_decrypt_compact.T0_constants128]    ;   322.3 p2+p1   41 next
        pxor xmm6, xmm3                                            ;   324.3 p1      41 next
        pxor xmm6, [rbp + 1360]                                    ;   326.3 p2+p1   41 next
        movdqa [rbp + 1504], xmm12                                 ;   322.3 p0+p3   41 next spill
        movdqa xmm12, xmm11                                        ;   284.3 p0      41 next copy
        pand xmm12, [rbp + 1376]                                   ;   324.3 p2+p1   41 next
        pxor xmm12, [rbp + 1568]                                   ;   326.3 p2+p1   41 next
        pxor xmm12, xmm15                                          ;   328.3 p1      41 next
        pxor xmm2, xmm12                                           ;   330.3 p1      41 next
        movdqa xmm12, xmm11                                        ;   286.3 p0      41 next copy
        pand xmm12, xmm14                                          ;   328.3 p1      41 next
        pxor xmm11, xmm5                                           ;   329.3 p1      41 next
        pxor xmm15, xmm12                                          ;   330.3 p1      41 next
        pxor xmm15, xmm4                                           ;   332.3 p1      41 next
        pxor xmm5, xmm15                                           ;   334.3 p1      41 next
        movdqa xmm15, [rbp + 1440]                                 ;   294.0 p2      41 next reload
        pand xmm15, xmm14                                          ;   333.3 p1      41 next
        pand xmm14, [rbp + 1376]                                   ;   334.3 p2+p1   41 next
        pxor xmm15, xmm9                                           ;   335.3 p1      41 next
        movdqa [rbp + 1440], xmm5                                  ;   336.3 p0+p3   41 next spill
        movdqa xmm5, [rbp + 1792]                                  ;   296.3 p2      41 next reload
        pxor xmm5, xmm9                                            ;   336.3 p1      41 next
        movdqa xmm9, xmm10                                         ;   297.0 p0      41 next copy
        pand xmm9, [rbp + 1344]                                    ;   337.3 p2+p1   41 next
        pxor xmm9, [rbp + 1360]                                    ;   339.3 p2+p1   41 next
        pxor xmm12, xmm9                                           ;   341.3 p1      41 next
        pxor xmm2, xmm12                                           ;   343.3 p1      41 next
        movdqa xmm9, xmm10                                         ;   299.3 p0      41 next copy
        movdqa xmm12, xmm10                                        ;   300.3 p0      41 next copy
        pand xmm9, [rbp + 1696]                                    ;   341.3 p2+p1   41 next
        pxor xmm1, xmm9                                            ;   343.3 p1      41 next
        movdqa xmm9, [rbp + 1776]                                  ;   308.3 p2      41 next reload
        pxor xmm15, xmm9                                           ;   343.3 p1      41 next
        pxor xmm8, xmm15                                           ;   345.3 p1      41 next
        pxor xmm14, [rbp + 1360]                                   ;   345.3 p2+p1   41 next
        movdqa xmm15, [rbp + 1520]                                 ;   303.0 p2      44 next reload
        pand xmm10, xmm15                                          ;   346.3 p1      41 next
        pxor xmm2, [rel kasumi_decrypt_compact.T0_constants128]    ;   347.3 p2+p1   41 next
        pxor xmm1, xmm11                                           ;   348.3 p1      41 next
        pand xmm11, xmm15                                          ;   349.3 p1      41 next
        pxor xmm3, xmm11                                           ;   351.3 p1      41 next
        movdqa xmm11, xmm15                                        ;   314.0 p0      41 next copy
        pand xmm15, [rbp + 1760]                                   ;   351.3 p2+p1   41 next
        movdqa [rbp + 1520], xmm2                                  ;   349.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1712]                                  ;   306.7 p2      41 next reload
        pxor xmm2, xmm10                                           ;   352.3 p1      41 next
        pxor xmm12, xmm14                                          ;   353.3 p1      41 next
        pxor xmm5, xmm14                                           ;   354.3 p1      41 next
        pxor xmm13, xmm12                                          ;   355.3 p1      41 next
        movdqa xmm14, [rbp + 1488]                                 ;   308.3 p2      41 next reload
        movdqa xmm10, [rbp + 1504]                                 ;   322.3 p2      41 next reload
        pxor xmm14, xmm10                                          ;   356.3 p1      41 next
        movdqa xmm12, [rbp + 1728]                                 ;   313.3 p2      41 next reload
        pxor xmm10, xmm12                                          ;   357.3 p1      41 next
        pxor xmm12, xmm13                                          ;   358.3 p1      41 next
        movdqa xmm13, [rbp + 1408]                                 ;   311.3 p2      41 next reload
        pxor xmm13, xmm5                                           ;   359.3 p1      41 next
        pxor xmm7, xmm14                                           ;   360.3 p1      41 next
        pxor xmm1, xmm14                                           ;   361.3 p1      41 next
        pxor xmm9, xmm1                                            ;   363.3 p1      41 next
        movdqa xmm14, [rbp + 1760]                                 ;   312.3 p2      41 next
        pand xmm14, [rbp + 1376]                                   ;   363.3 p2+p1   41 next
        pxor xmm15, xmm7                                           ;   364.3 p1      41 next
        movdqa xmm1, [rbp + 1584]                                  ;   319.3 p2      41 next
        pxor xmm1, xmm14                                           ;   365.3 p1      41 next
        movdqa xmm14, [rbp + 1440]                                 ;   336.3 p2      41 next
        pxor xmm14, xmm2                                           ;   366.3 p1      41 next
        movdqa xmm2, [rbp + 1696]                                  ;   316.3 p2      41 next
        pxor xmm11, xmm1                                           ;   367.3 p1      41 next
        movdqa xmm1, [rbp + 1456]                                  ;   317.3 p2      41 next
        movdqa xmm5, [rbp + 1824]                                  ;   318.3 p2      44 next reload
        pand xmm1, xmm5                                            ;   368.3 p1      41 next
        pxor xmm2, xmm15                                           ;   369.3 p1      41 next
        pxor xmm8, xmm3                                            ;   370.3 p1      41 next
        pxor xmm0, xmm2                                            ;   371.3 p1      41 next
        movdqa xmm15, [rbp + 1600]                                 ;   319.3 p2      41 next
        movdqa xmm2, [rbp + 1392]                                  ;   320.3 p2      44 next reload
        pand xmm15, xmm2                                           ;   372.3 p1      41 next
        pxor xmm3, xmm0                                            ;   373.3 p1      41 next
        pxor xmm6, xmm11                                           ;   374.3 p1      41 next
        pxor xmm4, xmm11                                           ;   375.3 p1      41 next
        movdqa xmm0, [rbp + 1552]                                  ;   321.3 p2      41 next
        movdqa xmm7, [rbp + 1424]                                  ;   322.3 p2      44 next reload
        pand xmm0, xmm7                                            ;   376.3 p1      41 next
        movdqa xmm11, [rbp + 1808]                                 ;   323.3 p2      41 next reload
        pxor xmm11, xmm4                                           ;   377.3 p1      41 next
        pxor xmm10, xmm11                                          ;   379.3 p1      41 next
        pxor xmm1, xmm2                                            ;   379.3 p1      41 next
        movdqa xmm4, [rbp + 1600]                                  ;   324.3 p2      41 next
        movdqa xmm11, [rbp + 1472]                                 ;   325.3 p2      44 next reload
        pand xmm4, xmm11                                           ;   380.3 p1      41 next
        pxor xmm9, [rbp + 1456]                                    ;   381.3 p2+p1   41 next
        pxor xmm14, xmm2                                           ;   382.3 p1      41 next
        pxor xmm12, xmm11                                          ;   383.3 p1      41 next
        pxor xmm3, [rbp + 1552]                                    ;   384.3 p2+p1   41 next
        pxor xmm10, xmm5                                           ;   385.3 p1      41 next
        movdqa [rbp + 1808], xmm13                                 ;   361.3 p0+p3   41 next spill
        movdqa xmm13, xmm2                                         ;   331.3 p0      41 next copy
        pand xmm13, [rbp + 1456]                                   ;   386.3 p2+p1   41 next
        pxor xmm8, [rbp + 1600]                                    ;   387.3 p2+p1   41 next
        movdqa [rbp + 1696], xmm6                                  ;   376.3 p0+p3   41 next spill
        movdqa xmm6, xmm2                                          ;   331.3 p0      41 next copy
        pand xmm6, xmm11                                           ;   388.3 p1      41 next
        movdqa [rbp + 1440], xmm8                                  ;   389.3 p0+p3   41 next spill
        movdqa xmm8, xmm2                                          ;   331.3 p0      41 next copy
        pand xmm8, xmm7                                            ;   389.3 p1      41 next
        movdqa [rbp + 1584], xmm3                                  ;   386.3 p0+p3   41 next spill
        movdqa xmm3, xmm2                                          ;   332.3 p0      41 next copy
        movdqa [rbp + 1392], xmm12                                 ;   385.3 p0+p3   41 next spill
        movdqa xmm12, xmm5                                         ;   334.3 p0      41 next copy
        pand xmm12, xmm7                                           ;   390.3 p1      41 next
        movdqa [rbp + 1376], xmm9                                  ;   383.3 p0+p3   41 next spill
        movdqa xmm9, xmm5                                          ;   336.3 p0      41 next copy
        pxor xmm9, [rbp + 1552]                                    ;   391.3 p2+p1   41 next
        movdqa [rbp + 1760], xmm10                                 ;   387.3 p0+p3   41 next spill
        movdqa xmm10, xmm5                                         ;   338.3 p0      41 next copy
        movdqa [rbp + 1408], xmm14                                 ;   384.3 p0+p3   41 next spill
        movdqa xmm14, xmm5                                         ;   340.3 p0      41 next copy
        pand xmm14, [rbp + 1600]                                   ;   392.3 p2+p1   41 next
        movdqa [rbp + 1728], xmm14                                 ;   394.3 p0+p3   41 next spill
        movdqa xmm14, xmm5                                         ;   342.3 p0      41 next copy
        pand xmm14, [rbp + 1552]                                   ;   393.3 p2+p1   41 next
        movdqa [rbp + 1824], xmm14                                 ;   395.3 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1456]                                 ;   339.7 p2      41 next
        pxor xmm14, xmm6                                           ;   394.3 p1      41 next
        movdqa xmm7, [rbp + 1552]                                  ;   340.7 p2      41 next
        pand xmm7, xmm11                                           ;   395.3 p1      41 next
        movdqa [rbp + 1504], xmm1                                  ;   381.3 p0+p3   41 next spill
        movdqa xmm1, xmm11                                         ;   345.3 p0      41 next copy
        movdqa [rbp + 1488], xmm5                                  ;   347.3 p0+p3   41 next spill
        movdqa xmm5, xmm11                                         ;   347.3 p0      41 next copy
        movdqa [rbp + 1712], xmm2                                  ;   349.3 p0+p3   41 next spill
        movdqa xmm2, xmm11                                         ;   349.3 p0      41 next copy
        pxor xmm2, [rbp + 1424]                                    ;   396.3 p2+p1   41 next
        movdqa [rbp + 1360], xmm8                                  ;   391.3 p0+p3   41 next spill
        movdqa xmm8, xmm11                                         ;   351.3 p0      41 next copy
        movdqa [rbp + 1776], xmm9                                  ;   393.3 p0+p3   41 next spill
        movdqa xmm9, xmm11                                         ;   353.3 p0      41 next copy
        pand xmm9, [rbp + 1504]                                    ;   397.3 p2+p1   41 next
        pand xmm11, [rbp + 1456]                                   ;   398.3 p2+p1   41 next
        movdqa [rbp + 1472], xmm9                                  ;   399.3 p0+p3   41 next spill
        movdqa xmm9, xmm15                                         ;   374.3 p0      41 next copy
        pxor xmm9, xmm0                                            ;   399.3 p1      41 next
        pand xmm0, [rbp + 1456]                                    ;   400.3 p2+p1   41 next
        pxor xmm0, xmm14                                           ;   402.3 p1      41 next
        pand xmm14, [rbp + 1424]                                   ;   402.3 p2+p1   41 next
        pxor xmm5, xmm14                                           ;   404.3 p1      41 next
        movdqa xmm14, xmm4                                         ;   382.3 p0      41 next copy
        pxor xmm14, xmm13                                          ;   404.3 p1      41 next
        pand xmm4, [rbp + 1776]                                    ;   405.3 p2+p1   41 next
        pxor xmm12, xmm14                                          ;   406.3 p1      41 next
        pand xmm14, [rbp + 1552]                                   ;   407.3 p2+p1   41 next
        pxor xmm13, xmm9                                           ;   408.3 p1      41 next
        pxor xmm4, xmm5                                            ;   409.3 p1      41 next
        pand xmm5, [rbp + 1424]                                    ;   410.3 p2+p1   41 next
        pxor xmm8, xmm9                                            ;   411.3 p1      41 next
        pand xmm10, xmm8                                           ;   413.3 p1      41 next
        pxor xmm15, xmm12                                          ;   413.3 p1      41 next
        pand xmm1, xmm12                                           ;   414.3 p1      41 next
        movdqa xmm8, [rbp + 1456]                                  ;   367.3 p2      44 next reload
        pand xmm12, xmm8                                           ;   415.3 p1      41 next
        pand xmm15, [rbp + 1424]                                   ;   416.3 p2+p1   41 next
        pxor xmm1, [rbp + 1728]                                    ;   417.3 p2+p1   41 next
        movdqa [rbp + 1344], xmm9                                  ;   401.3 p0+p3   41 next spill
        movdqa xmm9, xmm8                                          ;   378.3 p0      41 next copy
        pand xmm9, [rbp + 1600]                                    ;   418.3 p2+p1   41 next
        movdqa [rbp + 1456], xmm11                                 ;   400.3 p0+p3   41 next spill
        movdqa xmm11, xmm6                                         ;   390.3 p0      41 next copy
        por xmm6, xmm7                                             ;   419.3 p1      41 next
        pxor xmm12, xmm6                                           ;   421.3 p1      41 next
        movdqa xmm6, [rbp + 1600]                                  ;   377.3 p2      44 next reload
        pxor xmm11, xmm6                                           ;   421.3 p1      41 next
        pxor xmm7, xmm9                                            ;   422.3 p1      41 next
        pxor xmm9, [rbp + 1552]                                    ;   423.3 p2+p1   41 next
        pxor xmm15, xmm11                                          ;   424.3 p1      41 next
        pxor xmm11, xmm9                                           ;   425.3 p1      41 next
        pand xmm9, xmm6                                            ;   426.3 p1      41 next
        pxor xmm0, xmm9                                            ;   428.3 p1      41 next
        movdqa xmm9, xmm6                                          ;   388.3 p0      41 next copy
        pand xmm9, [rbp + 1424]                                    ;   428.3 p2+p1   41 next
        pand xmm6, [rbp + 1344]                                    ;   429.3 p2+p1   41 next
        movdqa [rbp + 1600], xmm9                                  ;   430.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1776]                                  ;   393.3 p2      41 next
        pand xmm9, [rbp + 1360]                                    ;   430.3 p2+p1   41 next
        pxor xmm2, xmm9                                            ;   432.3 p1      41 next
        pxor xmm2, xmm7                                            ;   434.3 p1      41 next
        movdqa xmm9, [rbp + 1776]                                  ;   393.3 p2      41 next reload
        pxor xmm7, xmm9                                            ;   433.3 p1      41 next
        pand xmm3, xmm7                                            ;   435.3 p1      41 next
        movdqa xmm7, [rbp + 1456]                                  ;   400.3 p2      41 next reload
        pand xmm9, xmm7                                            ;   435.3 p1      41 next
        pxor xmm6, xmm9                                            ;   437.3 p1      41 next
        movdqa xmm9, [rbp + 1728]                                  ;   394.3 p2      41 next reload
        pxor xmm7, xmm9                                            ;   437.3 p1      41 next
        pxor xmm9, [rbp + 1552]                                    ;   438.3 p2+p1   41 next
        pand xmm2, [rbp + 1424]                                    ;   439.3 p2+p1   41 next
        pxor xmm3, [rel kasumi_decrypt_compact.T0_constants128]    ;   440.3 p2+p1   41 next
        pxor xmm7, xmm2                                            ;   441.3 p1      41 next
        movdqa xmm2, [rbp + 1360]                                  ;   394.7 p2      41 next
        pxor xmm2, xmm11                                           ;   442.3 p1      41 next
        pxor xmm14, xmm2                                           ;   444.3 p1      41 next
        pxor xmm10, xmm14                                          ;   446.3 p1      41 next
        pand xmm8, xmm9                                            ;   445.3 p1      41 next
        movdqa xmm14, [rbp + 1824]                                 ;   395.7 p2      41 next reload
        pand xmm9, xmm14                                           ;   446.3 p1      41 next
        movdqa xmm2, [rbp + 1600]                                  ;   430.3 p2      41 next reload
        pxor xmm14, xmm2                                           ;   447.3 p1      41 next
        pxor xmm10, [rel kasumi_decrypt_compact.T0_constants128]   ;   448.3 p2+p1   41 next
        movdqa [rbp + 1600], xmm10                                 ;   450.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1472]                                 ;   399.3 p2      41 next
        pxor xmm10, xmm14                                          ;   449.3 p1      41 next
        movdqa [rbp + 1824], xmm15                                 ;   426.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1712]                                 ;   399.7 p2      41 next reload
        pand xmm15, xmm14                                          ;   450.3 p1      41 next
        pxor xmm13, xmm15                                          ;   452.3 p1      41 next
        pxor xmm1, xmm13                                           ;   454.3 p1      41 next
        movdqa xmm14, [rbp + 1472]                                 ;   400.7 p2      41 next
        pxor xmm14, xmm3                                           ;   453.3 p1      41 next
        pxor xmm2, xmm14                                           ;   455.3 p1      41 next
        movdqa xmm14, [rbp + 1344]                                 ;   401.7 p2      41 next
        movdqa xmm15, [rbp + 1552]                                 ;   402.7 p2      44 next reload
        pand xmm14, xmm15                                          ;   455.3 p1      41 next
        movdqa xmm13, [rbp + 1504]                                 ;   403.7 p2      41 next reload
        pand xmm15, xmm13                                          ;   456.3 p1      41 next
        pxor xmm5, xmm2                                            ;   457.3 p1      41 next
        pxor xmm8, xmm14                                           ;   458.3 p1      41 next
        pxor xmm13, xmm1                                           ;   459.3 p1      41 next
        movdqa xmm14, [rbp + 1408]                                 ;   404.7 p2      41 next
        pxor xmm0, xmm5                                            ;   460.3 p1      41 next
        movdqa xmm1, [rbp + 1520]                                  ;   405.7 p2      41 next
        pxor xmm1, [rbp + 1424]                                    ;   461.3 p2+p1   41 next
        pxor xmm7, xmm15                                           ;   462.3 p1      41 next
        movdqa xmm15, [rbp + 1760]                                 ;   407.7 p2      41 next
        pxor xmm4, xmm10                                           ;   463.3 p1      41 next
        movdqa xmm2, [rbp + 1488]                                  ;   408.7 p2      41 next reload
        por xmm2, xmm10                                            ;   464.3 p1      41 next
        pxor xmm11, xmm4                                           ;   465.3 p1      41 next
        movdqa xmm4, [rbp + 1376]                                  ;   409.7 p2      41 next
        pxor xmm3, xmm2                                            ;   466.3 p1      41 next
        movdqa xmm2, [rbp + 1392]                                  ;   410.7 p2      41 next
        pxor xmm2, xmm0                                            ;   467.3 p1      41 next
        movdqa xmm0, [rbp + 1584]                                  ;   411.7 p2      41 next
        pxor xmm6, xmm11                                           ;   468.3 p1      41 next
        movdqa xmm5, [rbp + 1440]                                  ;   412.7 p2      41 next
        pxor xmm4, xmm7                                            ;   469.3 p1      41 next
        movdqa xmm7, [rbp + 1408]                                  ;   413.7 p2      50 next
        movdqa xmm10, [rbp + 1328]                                 ;   414.7 p2      50 next reload
        pxor xmm7, xmm10                                           ;   470.3 p1      50 next
        pxor xmm9, xmm3                                            ;   471.3 p1      41 next
        movdqa xmm3, [rbp + 1824]                                  ;   426.3 p2      41 next reload
        pxor xmm3, xmm8                                            ;   472.3 p1      41 next
        pxor xmm14, xmm6                                           ;   473.3 p1      41 next
        movdqa xmm6, [rbp + 1760]                                  ;   416.7 p2      50 next
        movdqa xmm8, [rbp + 1296]                                  ;   417.7 p2      50 next reload
        pxor xmm6, xmm8                                            ;   474.3 p1      50 next
        pxor xmm12, xmm9                                           ;   475.3 p1      41 next
        movdqa xmm9, [rel kasumi_decrypt_compact.T0_constants128]  ;   418.7 p2      41 next reload
        pxor xmm13, xmm9                                           ;   476.3 p1      41 next
        pxor xmm5, xmm3                                            ;   477.3 p1      41 next
        pxor xmm15, xmm13                                          ;   478.3 p1      41 next
        movdqa xmm3, [rbp + 1376]                                  ;   419.7 p2      50 next
        movdqa xmm11, [rbp + 1280]                                 ;   420.7 p2      50 next reload
        pxor xmm3, xmm11                                           ;   479.3 p1      50 next
        pxor xmm0, xmm12                                           ;   480.3 p1      41 next
        movdqa xmm12, [rbp + 1600]                                 ;   450.3 p2      41 next reload
        pxor xmm12, xmm1                                           ;   481.3 p1      41 next
        movdqa xmm13, [rbp + 1312]                                 ;   422.7 p2      50 next reload
        pxor xmm1, xmm13                                           ;   482.3 p1      50 next
        pxor xmm2, [rbp + 1120]                                    ;   483.3 p2+p1   50 next
        pxor xmm4, [rbp + 1136]                                    ;   484.3 p2+p1   50 next
        pxor xmm14, [rbp + 1184]                                   ;   485.3 p2+p1   50 next
        pxor xmm15, [rbp + 1152]                                   ;   486.3 p2+p1   50 next
        pxor xmm5, [rax + 752]                                     ;   487.3 p2+p1   50 next
        pxor xmm12, [rbp + 1168]                                   ;   488.3 p2+p1   50 next
        pxor xmm0, [rax + 736]                                     ;   489.3 p2+p1   50 next
        movdqa [rbp + 1600], xmm5                                  ;   489.3 p0+p3   50 next spill
        movdqa xmm5, [rbp + 1392]                                  ;   430.7 p2      50 next
        pxor xmm5, [rbp + 1264]                                    ;   490.3 p2+p1   50 next
        movdqa [rbp + 1392], xmm0                                  ;   491.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1584]                                  ;   432.7 p2      50 next
        pxor xmm0, [rbp + 1248]                                    ;   491.3 p2+p1   50 next
        movdqa [rbp + 1584], xmm2                                  ;   485.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1440]                                  ;   434.7 p2      50 next
        pxor xmm2, [rbp + 1232]                                    ;   492.3 p2+p1   50 next
        movdqa [rbp + 1440], xmm4                                  ;   486.3 p0+p3   50 next spill
        movdqa xmm4, [rbp + 1696]                                  ;   436.7 p2      50 next
        pxor xmm4, [rbp + 1216]                                    ;   493.3 p2+p1   50 next
        movdqa [rbp + 1696], xmm15                                 ;   488.3 p0+p3   50 next spill
        movdqa xmm15, [rbp + 1808]                                 ;   438.7 p2      50 next
        pxor xmm15, [rbp + 1200]                                   ;   494.3 p2+p1   50 next
        movdqa [rbp + 1808], xmm12                                 ;   490.3 p0+p3   50 next spill
        movdqa xmm12, [r10 + 128]                                  ;   440.7 p2      50 next
        pxor xmm12, xmm10                                          ;   495.3 p1      50 next
        movdqa xmm10, [r10 + 144]                                  ;   441.7 p2      50 next
        pxor xmm10, xmm13                                          ;   496.3 p1      50 next
        movdqa xmm13, [r10 + 160]                                  ;   442.7 p2      50 next
        pxor xmm13, xmm8                                           ;   497.3 p1      50 next
        movdqa xmm8, [r10 + 176]                                   ;   443.7 p2      50 next
        pxor xmm8, xmm11                                           ;   498.3 p1      50 next
        movdqa xmm11, [r10 + 192]                                  ;   444.7 p2      50 next
        pxor xmm11, [rbp + 1264]                                   ;   499.3 p2+p1   50 next
        movdqa [rbp + 1376], xmm14                                 ;   487.3 p0+p3   50 next spill
        movdqa xmm14, [r10 + 208]                                  ;   446.7 p2      50 next
        pxor xmm14, [rbp + 1248]                                   ;   500.3 p2+p1   50 next
        movdqa [rbp + 1760], xmm15                                 ;   496.3 p0+p3   50 next spill
        movdqa xmm15, [r10 + 224]                                  ;   449.7 p2      50 next
        pxor xmm15, [rbp + 1232]                                   ;   501.3 p2+p1   50 next
        movdqa [rbp + 1824], xmm4                                  ;   495.3 p0+p3   50 next spill
        movdqa xmm4, [r10 + 240]                                   ;   451.7 p2      50 next
        pxor xmm4, [rbp + 1216]                                    ;   502.3 p2+p1   50 next
        movdqa [rbp + 1408], xmm2                                  ;   494.3 p0+p3   50 next spill
        movdqa xmm2, [r10]                                         ;   453.7 p2      50 next
        pxor xmm2, [rbp + 1200]                                    ;   503.3 p2+p1   50 next
        movdqa [rbp + 1488], xmm0                                  ;   493.3 p0+p3   50 next spill
        movdqa xmm0, [r10 + 16]                                    ;   457.0 p2      50 next
        pxor xmm0, [rbp + 1184]                                    ;   504.3 p2+p1   50 next
        movdqa [rbp + 1424], xmm5                                  ;   492.3 p0+p3   50 next spill
        movdqa xmm5, [r10 + 32]                                    ;   459.0 p2      50 next
        pxor xmm5, [rbp + 1168]                                    ;   505.3 p2+p1   50 next
        movdqa [rbp + 1520], xmm3                                  ;   481.3 p0+p3   50 next spill
        movdqa xmm3, [r10 + 48]                                    ;   461.3 p2      50 next
        pxor xmm3, [rbp + 1152]                                    ;   506.3 p2+p1   50 next
        movdqa [rbp + 1504], xmm6                                  ;   476.3 p0+p3   50 next spill
        movdqa xmm6, [r10 + 64]                                    ;   464.3 p2      50 next
        pxor xmm6, [rbp + 1136]                                    ;   507.3 p2+p1   50 next
        movdqa [rbp + 1552], xmm1                                  ;   484.3 p0+p3   50 next spill
        movdqa xmm1, [r10 + 80]                                    ;   467.3 p2      50 next
        pxor xmm1, [rbp + 1120]                                    ;   508.3 p2+p1   50 next
        movdqa [rbp + 1344], xmm7                                  ;   472.3 p0+p3   50 next spill
        movdqa xmm7, [r10 + 96]                                    ;   469.3 p2      50 next
        pxor xmm7, [rax + 736]                                     ;   509.3 p2+p1   50 next
        movdqa [rbp + 1472], xmm11                                 ;   501.3 p0+p3   50 next spill
        movdqa xmm11, [r10 + 112]                                  ;   472.0 p2      50 next
        pxor xmm11, [rax + 752]                                    ;   510.3 p2+p1   50 next
        movdqa [rbp + 1712], xmm10                                 ;   498.3 p0+p3   50 next spill
        movdqa xmm10, xmm4                                         ;   504.3 p0      41 next copy
        pxor xmm10, xmm1                                           ;   511.3 p1      41 next
        movdqa [rbp + 1360], xmm14                                 ;   502.3 p0+p3   50 next spill
        movdqa xmm14, xmm4                                         ;   504.3 p0      41 next copy
        pand xmm14, xmm2                                           ;   512.3 p1      41 next
        movdqa [rbp + 1728], xmm12                                 ;   497.3 p0+p3   50 next spill
        movdqa xmm12, xmm4                                         ;   504.3 p0      41 next copy
        movdqa [rbp + 1456], xmm15                                 ;   503.3 p0+p3   50 next spill
        movdqa xmm15, xmm4                                         ;   504.3 p0      41 next copy
        pand xmm15, xmm6                                           ;   513.3 p1      41 next
        pxor xmm15, xmm2                                           ;   515.3 p1      41 next
        movdqa [rbp + 1776], xmm13                                 ;   499.3 p0+p3   50 next spill
        movdqa xmm13, xmm4                                         ;   504.3 p0      41 next copy
        pxor xmm13, xmm2                                           ;   515.3 p1      41 next
        movdqa [rbp + 1792], xmm8                                  ;   500.3 p0+p3   50 next spill
        movdqa xmm8, xmm4                                          ;   504.3 p0      41 next copy
        pand xmm4, xmm11                                           ;   516.3 p1      41 next
        movdqa [rbp + 1568], xmm13                                 ;   517.3 p0+p3   41 next spill
        movdqa xmm13, xmm15                                        ;   517.3 p0      41 next copy
        movdqa [rbp + 1616], xmm4                                  ;   518.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1568]                                  ;   517.3 p2      41 next
        pand xmm4, xmm1                                            ;   528.3 p1      41 next
        movdqa [rbp + 1680], xmm4                                  ;   530.3 p0+p3   41 next spill
        movdqa xmm4, xmm1                                          ;   510.3 p0      41 next copy
        pxor xmm4, xmm5                                            ;   518.3 p1      41 next
        movdqa xmm9, xmm1                                          ;   510.3 p0      41 next copy
        pand xmm9, xmm6                                            ;   519.3 p1      41 next
        pxor xmm9, [rel kasumi_decrypt_compact.T0_constants128]    ;   521.3 p2+p1   41 next
        movdqa [rbp + 1648], xmm8                                  ;   511.3 p0+p3   41 next spill
        movdqa xmm8, xmm1                                          ;   510.3 p0      41 next copy
        pand xmm1, xmm2                                            ;   521.3 p1      41 next
        pand xmm8, xmm5                                            ;   522.3 p1      41 next
        movdqa [rbp + 1840], xmm1                                  ;   523.3 p0+p3   41 next spill
        movdqa xmm1, xmm2                                          ;   505.3 p0      41 next copy
        pxor xmm1, xmm0                                            ;   523.3 p1      41 next
        movdqa [rbp + 1744], xmm1                                  ;   525.3 p0+p3   41 next spill
        movdqa xmm1, xmm2                                          ;   505.3 p0      41 next copy
        movdqa [rbp + 1856], xmm3                                  ;   508.3 p0+p3   50 next spill
        movdqa xmm3, xmm2                                          ;   505.3 p0      41 next copy
        movdqa [rbp + 1632], xmm6                                  ;   509.3 p0+p3   50 next spill
        movdqa xmm6, xmm2                                          ;   505.3 p0      41 next copy
        pand xmm6, xmm0                                            ;   524.3 p1      41 next
        pxor xmm6, xmm7                                            ;   526.3 p1      41 next
        pand xmm2, [rbp + 1856]                                    ;   526.3 p2+p1   41 next
        movdqa [rbp + 1872], xmm6                                  ;   528.3 p0+p3   41 next spill
        movdqa xmm6, xmm0                                          ;   506.3 p0      41 next copy
        pxor xmm6, xmm11                                           ;   527.3 p1      41 next
        pand xmm1, xmm6                                            ;   529.3 p1      41 next
        pxor xmm8, xmm1                                            ;   531.3 p1      41 next
        movdqa xmm1, xmm0                                          ;   506.3 p0      41 next copy
        pxor xmm1, xmm5                                            ;   530.3 p1      41 next
        por xmm3, xmm1                                             ;   532.3 p1      41 next
        pxor xmm3, xmm8                                            ;   534.3 p1      41 next
        movdqa [rbp + 1536], xmm3                                  ;   536.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1648]                                  ;   511.3 p2      41 next reload
        pxor xmm3, xmm8                                            ;   533.3 p1      41 next
        movdqa xmm8, xmm0                                          ;   508.3 p0      41 next copy
        pxor xmm8, xmm7                                            ;   534.3 p1      41 next
        pand xmm12, xmm8                                           ;   536.3 p1      41 next
        pxor xmm12, xmm9                                           ;   538.3 p1      41 next
        movdqa xmm8, xmm0                                          ;   509.3 p0      41 next copy
        pand xmm8, [rbp + 1872]                                    ;   539.3 p2+p1   41 next
        movdqa [rbp + 1648], xmm3                                  ;   535.3 p0+p3   41 next spill
        movdqa xmm3, xmm0                                          ;   511.3 p0      41 next copy
        pand xmm3, [rbp + 1856]                                    ;   538.3 p2+p1   41 next
        movdqa [rbp + 1664], xmm0                                  ;   512.3 p0+p3   41 next spill
        movdqa xmm0, xmm10                                         ;   513.3 p0      41 next copy
        pand xmm0, xmm7                                            ;   539.3 p1      41 next
        pxor xmm13, xmm0                                           ;   541.3 p1      41 next
        movdqa xmm0, xmm4                                          ;   520.3 p0      41 next copy
        pand xmm0, xmm7                                            ;   541.3 p1      41 next
        movdqa [rbp + 1888], xmm13                                 ;   543.3 p0+p3   41 next spill
        movdqa xmm13, xmm4                                         ;   520.3 p0      41 next copy
        pand xmm13, [rbp + 1856]                                   ;   542.3 p2+p1   41 next
        movdqa [rbp + 1904], xmm10                                 ;   517.3 p0+p3   41 next spill
        movdqa xmm10, xmm7                                         ;   518.3 p0      41 next copy
        pand xmm10, [rbp + 1744]                                   ;   543.3 p2+p1   41 next
        movdqa [rbp + 1920], xmm0                                  ;   543.3 p0+p3   41 next spill
        movdqa xmm0, xmm7                                          ;   520.3 p0      41 next copy
        pand xmm0, xmm11                                           ;   544.3 p1      41 next
        movdqa [rbp + 1936], xmm11                                 ;   521.3 p0+p3   50 next spill
        movdqa xmm11, xmm7                                         ;   522.3 p0      41 next copy
        pand xmm11, [rbp + 1632]                                   ;   545.3 p2+p1   41 next
        pand xmm7, [rbp + 1856]                                    ;   546.3 p2+p1   41 next
        movdqa [rbp + 1952], xmm0                                  ;   546.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1616]                                  ;   520.0 p2      41 next reload
        pxor xmm0, xmm7                                            ;   548.3 p1      41 next
        movdqa xmm7, xmm5                                          ;   524.3 p0      41 next copy
        pand xmm7, xmm1                                            ;   548.3 p1      41 next
        pxor xmm14, xmm7                                           ;   550.3 p1      41 next
        movdqa xmm7, xmm6                                          ;   529.3 p0      41 next copy
        pand xmm7, [rbp + 1632]                                    ;   550.3 p2+p1   41 next
        movdqa [rbp + 1616], xmm0                                  ;   550.3 p0+p3   41 next spill
        movdqa xmm0, xmm6                                          ;   529.3 p0      41 next copy
        pand xmm6, xmm1                                            ;   551.3 p1      41 next
        pand xmm0, xmm5                                            ;   552.3 p1      41 next
        pxor xmm6, xmm14                                           ;   553.3 p1      41 next
        movdqa [rbp + 1968], xmm6                                  ;   555.3 p0+p3   41 next spill
        movdqa xmm6, xmm1                                          ;   532.3 p0      41 next copy
        pand xmm6, [rbp + 1632]                                    ;   554.3 p2+p1   41 next
        pxor xmm15, xmm6                                           ;   556.3 p1      41 next
        pxor xmm15, xmm10                                          ;   558.3 p1      41 next
        pxor xmm4, xmm15                                           ;   560.3 p1      41 next
        pxor xmm10, xmm7                                           ;   558.3 p1      41 next
        pxor xmm10, xmm12                                          ;   560.3 p1      41 next
        movdqa xmm15, [rbp + 1952]                                 ;   546.3 p2      41 next reload
        pxor xmm10, xmm15                                          ;   562.3 p1      41 next
        movdqa xmm6, [rbp + 1632]                                  ;   529.0 p2      50 next reload
        pxor xmm15, xmm6                                           ;   561.3 p1      41 next
        pand xmm1, [rbp + 1904]                                    ;   562.3 p2+p1   41 next
        pxor xmm11, xmm1                                           ;   564.3 p1      41 next
        movdqa xmm1, xmm6                                          ;   540.0 p0      41 next copy
        pand xmm1, [rbp + 1856]                                    ;   564.3 p2+p1   41 next
        pxor xmm1, [rel kasumi_decrypt_compact.T0_constants128]    ;   566.3 p2+p1   41 next
        pand xmm6, [rbp + 1744]                                    ;   566.3 p2+p1   41 next
        pxor xmm13, xmm6                                           ;   568.3 p1      41 next
        pxor xmm13, [rbp + 1872]                                   ;   570.3 p2+p1   41 next
        pxor xmm8, xmm1                                            ;   569.3 p1      41 next
        movdqa xmm6, [rbp + 1936]                                  ;   535.0 p2      50 next reload
        pxor xmm11, xmm6                                           ;   570.3 p1      41 next
        pxor xmm8, xmm14                                           ;   571.3 p1      41 next
        pxor xmm0, xmm13                                           ;   572.3 p1      41 next
        movdqa xmm6, [rbp + 1840]                                  ;   536.0 p2      41 next reload
        pxor xmm6, xmm13                                           ;   573.3 p1      41 next
        movdqa xmm13, [rbp + 1648]                                 ;   537.0 p2      41 next reload
        pxor xmm0, xmm13                                           ;   574.3 p1      41 next
        pxor xmm12, xmm11                                          ;   575.3 p1      41 next
        pxor xmm11, xmm8                                           ;   576.3 p1      41 next
        movdqa xmm8, xmm5                                          ;   537.3 p0      41 next copy
        pand xmm8, [rbp + 1904]                                    ;   577.3 p2+p1   41 next
        pxor xmm3, xmm8                                            ;   579.3 p1      41 next
        movdqa xmm8, xmm5                                          ;   538.7 p0      41 next copy
        pand xmm8, [rbp + 1856]                                    ;   579.3 p2+p1   41 next
        pxor xmm6, [rbp + 1968]                                    ;   580.3 p2+p1   41 next
        pxor xmm3, xmm15                                           ;   581.3 p1      41 next
        pand xmm15, [rbp + 1936]                                   ;   582.3 p2+p1   41 next
        pxor xmm1, xmm15                                           ;   584.3 p1      41 next
        movdqa xmm15, xmm5                                         ;   541.7 p0      41 next copy
        pxor xmm5, xmm6                                            ;   584.3 p1      41 next
        pxor xmm12, xmm8                                           ;   585.3 p1      41 next
        pxor xmm9, xmm8                                            ;   586.3 p1      41 next
        pxor xmm0, xmm9                                            ;   588.3 p1      41 next
        movdqa xmm6, [rbp + 1568]                                  ;   543.3 p2      41 next
        movdqa xmm8, [rbp + 1856]                                  ;   544.3 p2      50 next reload
        pand xmm6, xmm8                                            ;   588.3 p1      41 next
        pxor xmm14, xmm6                                           ;   590.3 p1      41 next
        pxor xmm7, xmm14                                           ;   592.3 p1      41 next
        movdqa xmm14, [rbp + 1680]                                 ;   545.3 p2      41 next reload
        movdqa xmm6, [rbp + 1616]                                  ;   550.3 p2      41 next reload
        pxor xmm14, xmm6                                           ;   591.3 p1      41 next
        pxor xmm4, xmm7                                            ;   594.3 p1      41 next
        movdqa xmm7, [rbp + 1888]                                  ;   547.3 p2      41 next reload
        pxor xmm6, xmm7                                            ;   593.3 p1      41 next
        movdqa xmm9, xmm8                                          ;   555.3 p0      41 next copy
        pxor xmm9, [rbp + 1968]                                    ;   594.3 p2+p1   41 next
        pand xmm8, [rbp + 1936]                                    ;   595.3 p2+p1   41 next
        pxor xmm15, xmm8                                           ;   597.3 p1      41 next
        pxor xmm10, xmm15                                          ;   599.3 p1      41 next
        pxor xmm12, xmm6                                           ;   598.3 p1      41 next
        movdqa xmm15, [rbp + 1536]                                 ;   550.3 p2      41 next
        pxor xmm15, xmm9                                           ;   599.3 p1      41 next
        movdqa xmm6, [rbp + 1904]                                  ;   551.3 p2      41 next
        pand xmm6, [rbp + 1936]                                    ;   600.3 p2+p1   41 next
        pxor xmm7, xmm15                                           ;   601.3 p1      41 next
        movdqa xmm15, [rbp + 1792]                                 ;   553.3 p2      41 next
        movdqa xmm8, [rel kasumi_decrypt_compact.T0_constants128]  ;   554.3 p2      41 next reload
        pxor xmm4, xmm8                                            ;   602.3 p1      41 next
        pxor xmm2, xmm14                                           ;   603.3 p1      41 next
        pxor xmm3, xmm14                                           ;   604.3 p1      41 next
        movdqa xmm14, [rbp + 1776]                                 ;   555.3 p2      50 next reload
        pand xmm15, xmm14                                          ;   605.3 p1      41 next
        pxor xmm13, xmm3                                           ;   606.3 p1      41 next
        pxor xmm0, xmm1                                            ;   607.3 p1      41 next
        pxor xmm6, xmm2                                            ;   608.3 p1      41 next
        movdqa xmm2, [rbp + 1456]                                  ;   556.3 p2      41 next
        movdqa xmm3, [rbp + 1728]                                  ;   557.3 p2      50 next reload
        pand xmm2, xmm3                                            ;   609.3 p1      41 next
        movdqa xmm9, [rbp + 1664]                                  ;   558.3 p2      41 next reload
        pxor xmm9, xmm6                                            ;   610.3 p1      41 next
        movdqa xmm6, [rbp + 1920]                                  ;   559.3 p2      41 next reload
        pxor xmm6, xmm9                                            ;   612.3 p1      41 next
        pxor xmm1, xmm6                                            ;   614.3 p1      41 next
        pxor xmm15, xmm3                                           ;   613.3 p1      41 next
        movdqa xmm6, [rbp + 1360]                                  ;   560.3 p2      41 next
        movdqa xmm9, [rbp + 1712]                                  ;   561.3 p2      50 next reload
        pand xmm6, xmm9                                            ;   614.3 p1      41 next
        pxor xmm10, xmm3                                           ;   615.3 p1      41 next
        pxor xmm12, xmm14                                          ;   616.3 p1      41 next
        pxor xmm7, [rbp + 1472]                                    ;   617.3 p2+p1   41 next
        pxor xmm4, xmm9                                            ;   618.3 p1      41 next
        pxor xmm13, [rbp + 1792]                                   ;   619.3 p2+p1   41 next
        pxor xmm1, [rbp + 1360]                                    ;   620.3 p2+p1   41 next
        movdqa xmm8, xmm3                                          ;   568.3 p0      41 next copy
        pand xmm8, [rbp + 1792]                                    ;   621.3 p2+p1   41 next
        movdqa [rbp + 1920], xmm5                                  ;   586.3 p0+p3   41 next spill
        movdqa xmm5, xmm3                                          ;   568.3 p0      41 next copy
        pand xmm5, [rbp + 1472]                                    ;   622.3 p2+p1   41 next
        movdqa [rbp + 1664], xmm11                                 ;   578.3 p0+p3   41 next spill
        movdqa xmm11, xmm3                                         ;   568.3 p0      41 next copy
        pand xmm11, xmm9                                           ;   623.3 p1      41 next
        movdqa [rbp + 1936], xmm0                                  ;   609.3 p0+p3   41 next spill
        movdqa xmm0, xmm3                                          ;   568.3 p0      41 next copy
        movdqa [rbp + 1728], xmm1                                  ;   622.3 p0+p3   41 next spill
        movdqa xmm1, xmm14                                         ;   570.0 p0      41 next copy
        pand xmm1, xmm9                                            ;   624.3 p1      41 next
        movdqa [rbp + 1904], xmm7                                  ;   619.3 p0+p3   41 next spill
        movdqa xmm7, xmm14                                         ;   572.0 p0      41 next copy
        pxor xmm7, [rbp + 1360]                                    ;   625.3 p2+p1   41 next
        movdqa [rbp + 1536], xmm13                                 ;   621.3 p0+p3   41 next spill
        movdqa xmm13, xmm14                                        ;   574.0 p0      41 next copy
        movdqa [rbp + 1968], xmm12                                 ;   618.3 p0+p3   41 next spill
        movdqa xmm12, xmm14                                        ;   576.0 p0      41 next copy
        pand xmm12, [rbp + 1456]                                   ;   626.3 p2+p1   41 next
        movdqa [rbp + 1856], xmm4                                  ;   620.3 p0+p3   41 next spill
        movdqa xmm4, xmm14                                         ;   578.0 p0      41 next copy
        pand xmm4, [rbp + 1360]                                    ;   627.3 p2+p1   41 next
        movdqa [rbp + 1776], xmm10                                 ;   617.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1456]                                 ;   575.0 p2      41 next
        pand xmm10, [rbp + 1472]                                   ;   628.3 p2+p1   41 next
        movdqa [rbp + 1888], xmm4                                  ;   629.3 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;   581.0 p0      41 next copy
        movdqa [rbp + 1616], xmm12                                 ;   628.3 p0+p3   41 next spill
        movdqa xmm12, xmm9                                         ;   583.0 p0      41 next copy
        movdqa [rbp + 1680], xmm15                                 ;   615.3 p0+p3   41 next spill
        movdqa xmm15, xmm9                                         ;   585.0 p0      41 next copy
        pxor xmm15, [rbp + 1472]                                   ;   629.3 p2+p1   41 next
        movdqa [rbp + 1568], xmm14                                 ;   587.0 p0+p3   41 next spill
        movdqa xmm14, xmm9                                         ;   587.0 p0      41 next copy
        movdqa [rbp + 1648], xmm3                                  ;   589.0 p0+p3   41 next spill
        movdqa xmm3, xmm9                                          ;   589.0 p0      41 next copy
        pand xmm9, [rbp + 1456]                                    ;   630.3 p2+p1   41 next
        movdqa [rbp + 1712], xmm9                                  ;   632.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1792]                                  ;   584.3 p2      41 next
        pxor xmm9, xmm5                                            ;   631.3 p1      41 next
        pand xmm4, xmm9                                            ;   633.3 p1      41 next
        pxor xmm4, [rbp + 1472]                                    ;   635.3 p2+p1   41 next
        pand xmm14, xmm4                                           ;   637.3 p1      41 next
        movdqa [rbp + 1840], xmm14                                 ;   639.3 p0+p3   41 next spill
        movdqa xmm14, xmm2                                         ;   611.3 p0      41 next copy
        pxor xmm14, xmm6                                           ;   635.3 p1      41 next
        pand xmm6, [rbp + 1792]                                    ;   636.3 p2+p1   41 next
        pxor xmm9, xmm6                                            ;   638.3 p1      41 next
        movdqa xmm6, [rbp + 1360]                                  ;   594.7 p2      41 next
        pand xmm6, [rbp + 1472]                                    ;   638.3 p2+p1   41 next
        movdqa [rbp + 1872], xmm11                                 ;   625.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1456]                                 ;   597.0 p2      41 next
        pand xmm11, [rbp + 1792]                                   ;   639.3 p2+p1   41 next
        movdqa [rbp + 1744], xmm7                                  ;   627.3 p0+p3   41 next spill
        movdqa xmm7, xmm8                                          ;   623.3 p0      41 next copy
        pxor xmm7, xmm10                                           ;   640.3 p1      41 next
        pand xmm10, [rbp + 1744]                                   ;   641.3 p2+p1   41 next
        pxor xmm4, xmm10                                           ;   643.3 p1      41 next
        pxor xmm1, xmm7                                            ;   643.3 p1      41 next
        movdqa xmm10, [rbp + 1360]                                 ;   603.0 p2      50 next reload
        pand xmm7, xmm10                                           ;   644.3 p1      41 next
        pxor xmm8, xmm14                                           ;   645.3 p1      41 next
        pxor xmm2, xmm1                                            ;   646.3 p1      41 next
        pand xmm12, xmm2                                           ;   648.3 p1      41 next
        movdqa xmm2, xmm5                                          ;   624.3 p0      41 next copy
        pxor xmm2, [rbp + 1456]                                    ;   648.3 p2+p1   41 next
        por xmm5, xmm6                                             ;   649.3 p1      41 next
        pxor xmm6, xmm11                                           ;   650.3 p1      41 next
        pxor xmm11, xmm10                                          ;   651.3 p1      41 next
        pxor xmm12, xmm2                                           ;   652.3 p1      41 next
        pxor xmm2, xmm11                                           ;   653.3 p1      41 next
        pand xmm11, [rbp + 1456]                                   ;   654.3 p2+p1   41 next
        pxor xmm9, xmm11                                           ;   656.3 p1      41 next
        movdqa xmm11, xmm10                                        ;   614.0 p0      41 next copy
        pxor xmm11, [rbp + 1616]                                   ;   656.3 p2+p1   41 next
        movdqa [rbp + 1632], xmm11                                 ;   658.3 p0+p3   41 next spill
        movdqa xmm11, xmm10                                        ;   616.3 p0      41 next copy
        pand xmm11, xmm14                                          ;   657.3 p1      41 next
        pand xmm10, [rbp + 1680]                                   ;   658.3 p2+p1   41 next
        movdqa [rbp + 1360], xmm12                                 ;   654.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1792]                                 ;   619.3 p2      41 next
        pand xmm12, xmm1                                           ;   659.3 p1      41 next
        pxor xmm5, xmm12                                           ;   661.3 p1      41 next
        movdqa xmm12, [rbp + 1472]                                 ;   621.3 p2      50 next reload
        pand xmm1, xmm12                                           ;   661.3 p1      41 next
        pxor xmm1, [rbp + 1616]                                    ;   663.3 p2+p1   41 next
        movdqa [rbp + 1952], xmm5                                  ;   663.3 p0+p3   41 next spill
        movdqa xmm5, xmm12                                         ;   632.3 p0      41 next copy
        pxor xmm5, xmm14                                           ;   663.3 p1      41 next
        pand xmm13, xmm5                                           ;   665.3 p1      41 next
        movdqa xmm5, xmm12                                         ;   632.3 p0      41 next copy
        pand xmm5, [rbp + 1680]                                    ;   665.3 p2+p1   41 next
        pand xmm12, [rbp + 1792]                                   ;   666.3 p2+p1   41 next
        pand xmm14, [rbp + 1456]                                   ;   667.3 p2+p1   41 next
        movdqa [rbp + 1472], xmm5                                  ;   667.3 p0+p3   41 next spill
        movdqa xmm5, [rbp + 1744]                                  ;   628.0 p2      41 next
        pand xmm5, [rbp + 1872]                                    ;   668.3 p2+p1   41 next
        pxor xmm15, xmm5                                           ;   670.3 p1      41 next
        pxor xmm15, xmm6                                           ;   672.3 p1      41 next
        pand xmm3, xmm15                                           ;   674.3 p1      41 next
        movdqa xmm15, [rbp + 1744]                                 ;   630.0 p2      41 next reload
        pxor xmm6, xmm15                                           ;   672.3 p1      41 next
        pand xmm0, xmm6                                            ;   674.3 p1      41 next
        pand xmm15, xmm12                                          ;   674.3 p1      41 next
        pxor xmm14, xmm15                                          ;   676.3 p1      41 next
        movdqa xmm15, [rbp + 1872]                                 ;   631.3 p2      41 next
        pxor xmm15, xmm2                                           ;   676.3 p1      41 next
        pxor xmm7, xmm15                                           ;   678.3 p1      41 next
        movdqa xmm15, [rbp + 1616]                                 ;   632.3 p2      41 next
        pxor xmm15, xmm12                                          ;   678.3 p1      41 next
        movdqa xmm5, [rbp + 1712]                                  ;   633.3 p2      41 next
        pxor xmm13, xmm7                                           ;   680.3 p1      41 next
        movdqa xmm6, [rbp + 1888]                                  ;   634.3 p2      41 next reload
        pxor xmm5, xmm6                                            ;   680.3 p1      41 next
        movdqa xmm7, [rbp + 1632]                                  ;   658.3 p2      41 next reload
        pand xmm6, xmm7                                            ;   681.3 p1      41 next
        pand xmm7, [rbp + 1792]                                    ;   682.3 p2+p1   41 next
        pxor xmm11, xmm7                                           ;   684.3 p1      41 next
        movdqa xmm7, [rel kasumi_decrypt_compact.T0_constants128]  ;   637.3 p2      41 next reload
        pxor xmm0, xmm7                                            ;   684.3 p1      41 next
        pxor xmm3, xmm15                                           ;   685.3 p1      41 next
        pxor xmm10, xmm3                                           ;   687.3 p1      41 next
        movdqa xmm15, [rbp + 1472]                                 ;   667.3 p2      41 next
        pxor xmm13, xmm7                                           ;   687.3 p1      41 next
        pxor xmm15, xmm5                                           ;   688.3 p1      41 next
        movdqa xmm3, [rbp + 1648]                                  ;   639.3 p2      41 next reload
        pand xmm3, xmm5                                            ;   689.3 p1      41 next
        pxor xmm8, xmm3                                            ;   691.3 p1      41 next
        movdqa xmm3, [rbp + 1472]                                  ;   667.3 p2      41 next
        pxor xmm1, xmm8                                            ;   693.3 p1      41 next
        movdqa xmm5, [rbp + 1712]                                  ;   641.3 p2      41 next
        pxor xmm3, xmm0                                            ;   692.3 p1      41 next
        pxor xmm5, xmm3                                            ;   694.3 p1      41 next
        movdqa xmm3, [rbp + 1680]                                  ;   642.3 p2      41 next
        pxor xmm3, xmm1                                            ;   695.3 p1      41 next
        movdqa xmm1, [rbp + 1776]                                  ;   643.3 p2      41 next
        movdqa xmm8, [rbp + 1360]                                  ;   654.3 p2      41 next reload
        pxor xmm8, xmm11                                           ;   695.3 p1      41 next
        pxor xmm4, xmm15                                           ;   696.3 p1      41 next
        pxor xmm2, xmm4                                            ;   698.3 p1      41 next
        movdqa xmm4, [rbp + 1856]                                  ;   645.3 p2      41 next
        pxor xmm4, xmm13                                           ;   698.3 p1      41 next
        movdqa xmm11, [rbp + 1968]                                 ;   646.3 p2      41 next
        movdqa xmm12, [rbp + 1568]                                 ;   647.3 p2      41 next reload
        por xmm12, xmm15                                           ;   699.3 p1      41 next
        pxor xmm14, xmm2                                           ;   700.3 p1      41 next
        movdqa xmm15, [rbp + 1536]                                 ;   648.3 p2      41 next
        pxor xmm15, xmm10                                          ;   701.3 p1      41 next
        movdqa xmm2, [rbp + 1904]                                  ;   649.3 p2      41 next
        pxor xmm0, xmm12                                           ;   702.3 p1      41 next
        movdqa xmm10, [rbp + 1936]                                 ;   650.3 p2      41 next
        pxor xmm10, [rbp + 1456]                                   ;   703.3 p2+p1   41 next
        movdqa xmm12, [rbp + 1840]                                 ;   652.3 p2      41 next reload
        pxor xmm12, xmm5                                           ;   704.3 p1      41 next
        pxor xmm1, xmm14                                           ;   705.3 p1      41 next
        movdqa xmm14, [rbp + 1728]                                 ;   653.3 p2      41 next
        pxor xmm6, xmm0                                            ;   706.3 p1      41 next
        movdqa xmm0, [r11 + 2192]                                  ;   654.3 p2      44 next
        pxor xmm9, xmm12                                           ;   707.3 p1      41 next
        movdqa xmm5, [r11 + 2208]                                  ;   655.3 p2      44 next
        pxor xmm5, xmm4                                            ;   708.3 p1      44 next
        movdqa xmm4, [r11 + 2224]                                  ;   656.3 p2      44 next
        pxor xmm0, xmm1                                            ;   709.3 p1      44 next
        movdqa xmm1, [r11 + 2240]                                  ;   657.3 p2      44 next
        pxor xmm1, xmm15                                           ;   710.3 p1      44 next
        movdqa xmm15, [r11 + 2256]                                 ;   658.3 p2      44 next
        pxor xmm3, xmm7                                            ;   711.3 p1      41 next
        pxor xmm2, xmm9                                            ;   712.3 p1      41 next
        movdqa xmm9, [r11 + 2272]                                  ;   659.3 p2      44 next
        pxor xmm11, xmm3                                           ;   713.3 p1      41 next
        movdqa xmm3, [r11 + 2288]                                  ;   660.3 p2      44 next
        movdqa xmm12, [rbp + 1952]                                 ;   663.3 p2      41 next reload
        pxor xmm12, xmm6                                           ;   714.3 p1      41 next
        pxor xmm15, xmm2                                           ;   715.3 p1      44 next
        movdqa xmm2, [rbp + 1776]                                  ;   662.3 p2      44 next
        movdqa xmm6, [r11 + 2048]                                  ;   663.3 p2      69 k2.0 reload
        pxor xmm2, xmm6                                            ;   716.3 p1      44 next
        pxor xmm14, xmm12                                          ;   717.3 p1      41 next
        pxor xmm4, xmm11                                           ;   718.3 p1      44 next
        movdqa xmm11, [rbp + 1856]                                 ;   664.3 p2      44 next
        movdqa xmm12, [r11 + 2064]                                 ;   665.3 p2      69 k2.1 reload
        pxor xmm11, xmm12                                          ;   719.3 p1      44 next
        pxor xmm8, xmm10                                           ;   720.3 p1      41 next
        pxor xmm9, xmm14                                           ;   721.3 p1      44 next
        movdqa xmm14, [r11 + 2144]                                 ;   666.3 p2      69 k2.6 reload
        pxor xmm10, xmm14                                          ;   722.3 p1      44 next
        pxor xmm3, xmm8                                            ;   723.3 p1      44 next
        movdqa xmm8, [rbp + 1968]                                  ;   667.3 p2      44 next
        movdqa xmm13, [r11 + 2080]                                 ;   668.3 p2      69 k2.2 reload
        pxor xmm8, xmm13                                           ;   724.3 p1      44 next
        movdqa xmm14, [rbp + 1536]                                 ;   669.3 p2      44 next
        pxor xmm14, [r11 + 2096]                                   ;   725.3 p2+p1   44 next
        movdqa xmm13, [rbp + 1904]                                 ;   671.3 p2      44 next
        pxor xmm13, [r11 + 2112]                                   ;   726.3 p2+p1   44 next
        movdqa xmm12, [rbp + 1728]                                 ;   673.3 p2      44 next
        pxor xmm12, [r11 + 2128]                                   ;   727.3 p2+p1   44 next
        movdqa xmm6, [rbp + 1664]                                  ;   675.3 p2      44 next
        pxor xmm6, [r11 + 2160]                                    ;   728.3 p2+p1   44 next
        movdqa [rbp + 1664], xmm15                                 ;   717.3 p0+p3   44 next spill
        movdqa xmm15, [rbp + 1920]                                 ;   677.3 p2      44 next
        pxor xmm15, [r11 + 2176]                                   ;   729.3 p2+p1   44 next
        movdqa [rbp + 1920], xmm5                                  ;   710.3 p0+p3   44 next spill
        movdqa xmm5, xmm2                                          ;   718.3 p0      41 next copy
        pxor xmm5, xmm10                                           ;   730.3 p1      41 next
        movdqa [rbp + 1728], xmm9                                  ;   723.3 p0+p3   44 next spill
        movdqa xmm9, xmm2                                          ;   718.3 p0      41 next copy
        pand xmm9, xmm11                                           ;   731.3 p1      41 next
        movdqa [rbp + 1904], xmm0                                  ;   711.3 p0+p3   44 next spill
        movdqa xmm0, xmm2                                          ;   718.3 p0      41 next copy
        movdqa [rbp + 1536], xmm3                                  ;   725.3 p0+p3   44 next spill
        movdqa xmm3, xmm2                                          ;   718.3 p0      41 next copy
        pand xmm3, xmm12                                           ;   732.3 p1      41 next
        pxor xmm3, xmm11                                           ;   734.3 p1      41 next
        movdqa [rbp + 1968], xmm1                                  ;   712.3 p0+p3   44 next spill
        movdqa xmm1, xmm2                                          ;   718.3 p0      41 next copy
        pxor xmm1, xmm11                                           ;   734.3 p1      41 next
        movdqa [rbp + 1856], xmm4                                  ;   720.3 p0+p3   44 next spill
        movdqa xmm4, xmm2                                          ;   718.3 p0      41 next copy
        pand xmm2, xmm15                                           ;   735.3 p1      41 next
        movdqa [rbp + 1776], xmm1                                  ;   736.3 p0+p3   41 next spill
        movdqa xmm1, xmm10                                         ;   724.3 p0      41 next copy
        pxor xmm1, xmm14                                           ;   736.3 p1      41 next
        movdqa [rbp + 1952], xmm2                                  ;   737.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1776]                                  ;   736.3 p2      41 next
        pand xmm2, xmm10                                           ;   747.3 p1      41 next
        movdqa [rbp + 1840], xmm2                                  ;   749.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1776]                                  ;   736.3 p2      41 next
        pand xmm2, xmm13                                           ;   747.3 p1      41 next
        movdqa xmm7, xmm10                                         ;   724.3 p0      41 next copy
        pand xmm7, xmm12                                           ;   739.3 p1      41 next
        pxor xmm7, [rel kasumi_decrypt_compact.T0_constants128]    ;   741.3 p2+p1   41 next
        movdqa [rbp + 1776], xmm3                                  ;   736.3 p0+p3   41 next spill
        movdqa xmm3, xmm10                                         ;   724.3 p0      41 next copy
        pand xmm10, xmm11                                          ;   741.3 p1      41 next
        pand xmm3, xmm14                                           ;   742.3 p1      41 next
        movdqa [rbp + 1456], xmm10                                 ;   743.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1776]                                 ;   736.3 p2      41 next
        movdqa [rbp + 1936], xmm2                                  ;   749.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1776]                                  ;   736.3 p2      41 next
        movdqa [rbp + 1776], xmm4                                  ;   725.3 p0+p3   41 next spill
        movdqa xmm4, xmm11                                         ;   721.3 p0      41 next copy
        pxor xmm4, xmm8                                            ;   743.3 p1      41 next
        movdqa [rbp + 1568], xmm4                                  ;   745.3 p0+p3   41 next spill
        movdqa xmm4, xmm11                                         ;   721.3 p0      41 next copy
        movdqa [rbp + 1360], xmm11                                 ;   721.3 p0+p3   44 next spill
        movdqa xmm11, [rbp + 1568]                                 ;   745.3 p2      41 next
        pand xmm11, xmm6                                           ;   756.3 p1      41 next
        movdqa [rbp + 1680], xmm11                                 ;   758.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1568]                                 ;   745.3 p2      41 next
        pand xmm11, xmm12                                          ;   756.3 p1      41 next
        movdqa [rbp + 1568], xmm13                                 ;   728.3 p0+p3   44 next spill
        movdqa xmm13, [rbp + 1680]                                 ;   758.3 p2      41 next
        movdqa [rbp + 1712], xmm12                                 ;   729.3 p0+p3   44 next spill
        movdqa xmm12, [rbp + 1568]                                 ;   728.3 p2      41 next
        pand xmm12, [rbp + 1712]                                   ;   746.3 p2+p1   41 next
        pxor xmm12, [rel kasumi_decrypt_compact.T0_constants128]   ;   748.3 p2+p1   41 next
        movdqa [rbp + 1472], xmm12                                 ;   750.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1712]                                 ;   729.3 p2      41 next
        movdqa [rbp + 1648], xmm11                                 ;   758.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1568]                                 ;   728.3 p2      41 next
        pand xmm11, xmm1                                           ;   748.3 p1      41 next
        movdqa [rbp + 1792], xmm1                                  ;   738.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1648]                                  ;   758.3 p2      41 next reload
        pxor xmm1, xmm11                                           ;   769.3 p1      41 next
        movdqa xmm11, [rbp + 1792]                                 ;   738.3 p2      41 next
        pand xmm11, xmm6                                           ;   750.3 p1      41 next
        movdqa [rbp + 1648], xmm11                                 ;   752.3 p0+p3   41 next spill
        movdqa xmm11, xmm5                                         ;   732.3 p0      41 next copy
        pand xmm11, xmm6                                           ;   751.3 p1      41 next
        pxor xmm10, xmm11                                          ;   753.3 p1      41 next
        movdqa xmm11, xmm6                                         ;   730.3 p0      41 next copy
        pxor xmm11, xmm8                                           ;   753.3 p1      41 next
        pand xmm0, xmm11                                           ;   755.3 p1      41 next
        pxor xmm0, xmm7                                            ;   757.3 p1      41 next
        movdqa xmm11, xmm8                                         ;   726.3 p0      41 next copy
        pxor xmm11, xmm15                                          ;   756.3 p1      41 next
        pand xmm4, xmm11                                           ;   758.3 p1      41 next
        pxor xmm3, xmm4                                            ;   760.3 p1      41 next
        movdqa xmm4, xmm8                                          ;   726.3 p0      41 next copy
        pxor xmm4, xmm14                                           ;   759.3 p1      41 next
        pand xmm12, xmm4                                           ;   761.3 p1      41 next
        pxor xmm2, xmm12                                           ;   763.3 p1      41 next
        pxor xmm13, xmm2                                           ;   769.3 p1      41 next
        movdqa xmm2, xmm8                                          ;   726.3 p0      41 next copy
        movdqa xmm12, [rbp + 1360]                                 ;   726.3 p2      44 next reload
        pand xmm2, xmm12                                           ;   763.3 p1      41 next
        pxor xmm2, xmm6                                            ;   765.3 p1      41 next
        pxor xmm1, xmm2                                            ;   771.3 p1      41 next
        pxor xmm13, [rbp + 1792]                                   ;   771.3 p2+p1   41 next
        pand xmm2, xmm8                                            ;   767.3 p1      41 next
        pxor xmm2, [rbp + 1472]                                    ;   769.3 p2+p1   41 next
        movdqa [rbp + 1792], xmm10                                 ;   755.3 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;   737.3 p0      41 next copy
        por xmm10, xmm4                                            ;   769.3 p1      41 next
        pxor xmm10, xmm3                                           ;   771.3 p1      41 next
        movdqa [rbp + 1360], xmm10                                 ;   773.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1776]                                 ;   732.0 p2      41 next reload
        pxor xmm10, xmm3                                           ;   771.3 p1      41 next
        movdqa xmm3, xmm6                                          ;   732.7 p0      41 next copy
        pand xmm3, xmm15                                           ;   772.3 p1      41 next
        pand xmm12, [rbp + 1568]                                   ;   773.3 p2+p1   41 next
        movdqa [rbp + 1776], xmm8                                  ;   734.0 p0+p3   44 next spill
        movdqa xmm8, xmm6                                          ;   735.0 p0      41 next copy
        pand xmm8, [rbp + 1712]                                    ;   774.3 p2+p1   41 next
        pand xmm6, [rbp + 1568]                                    ;   775.3 p2+p1   41 next
        movdqa [rbp + 1632], xmm15                                 ;   736.3 p0+p3   44 next spill
        movdqa xmm15, [rbp + 1952]                                 ;   737.3 p2      41 next reload
        pxor xmm15, xmm6                                           ;   777.3 p1      41 next
        movdqa xmm6, xmm5                                          ;   737.7 p0      41 next copy
        pand xmm6, xmm4                                            ;   777.3 p1      41 next
        pxor xmm8, xmm6                                            ;   779.3 p1      41 next
        movdqa xmm6, xmm5                                          ;   738.7 p0      41 next copy
        pand xmm6, xmm14                                           ;   779.3 p1      41 next
        pxor xmm8, [rbp + 1632]                                    ;   781.3 p2+p1   41 next
        pand xmm5, [rbp + 1632]                                    ;   781.3 p2+p1   41 next
        movdqa [rbp + 1952], xmm15                                 ;   779.3 p0+p3   41 next spill
        movdqa xmm15, xmm14                                        ;   741.7 p0      41 next copy
        pand xmm15, xmm4                                           ;   782.3 p1      41 next
        pxor xmm9, xmm15                                           ;   784.3 p1      41 next
        pand xmm4, xmm11                                           ;   784.3 p1      41 next
        movdqa xmm15, xmm14                                        ;   747.3 p0      41 next copy
        pand xmm15, xmm11                                          ;   785.3 p1      41 next
        pand xmm11, [rbp + 1712]                                   ;   786.3 p2+p1   41 next
        pxor xmm15, xmm1                                           ;   787.3 p1      41 next
        movdqa [rbp + 1888], xmm14                                 ;   750.7 p0+p3   44 next spill
        movdqa xmm14, [rbp + 1456]                                 ;   751.3 p2      41 next reload
        pxor xmm14, xmm1                                           ;   788.3 p1      41 next
        movdqa xmm1, xmm0                                          ;   759.3 p0      41 next copy
        pxor xmm0, xmm8                                            ;   789.3 p1      41 next
        pxor xmm15, xmm10                                          ;   790.3 p1      41 next
        pxor xmm2, xmm9                                            ;   791.3 p1      41 next
        pxor xmm8, xmm2                                            ;   793.3 p1      41 next
        pxor xmm4, xmm9                                            ;   793.3 p1      41 next
        movdqa xmm2, [rbp + 1936]                                  ;   754.0 p2      41 next reload
        pxor xmm2, xmm9                                            ;   794.3 p1      41 next
        pxor xmm2, xmm11                                           ;   796.3 p1      41 next
        pxor xmm13, xmm2                                           ;   798.3 p1      41 next
        pxor xmm11, [rbp + 1680]                                   ;   797.3 p2+p1   41 next
        pxor xmm1, xmm11                                           ;   799.3 p1      41 next
        movdqa xmm2, [rbp + 1840]                                  ;   756.3 p2      41 next reload
        movdqa xmm9, [rbp + 1952]                                  ;   779.3 p2      41 next reload
        pxor xmm2, xmm9                                            ;   799.3 p1      41 next
        movdqa xmm11, [rbp + 1792]                                 ;   758.3 p2      41 next reload
        pxor xmm9, xmm11                                           ;   800.3 p1      41 next
        pxor xmm13, [rel kasumi_decrypt_compact.T0_constants128]   ;   801.3 p2+p1   41 next
        pxor xmm1, xmm3                                            ;   802.3 p1      41 next
        pxor xmm3, [rbp + 1712]                                    ;   803.3 p2+p1   41 next
        pxor xmm14, xmm4                                           ;   804.3 p1      41 next
        pxor xmm4, [rbp + 1568]                                    ;   805.3 p2+p1   41 next
        pxor xmm12, xmm2                                           ;   806.3 p1      41 next
        pxor xmm5, xmm12                                           ;   808.3 p1      41 next
        pxor xmm4, [rbp + 1360]                                    ;   808.3 p2+p1   41 next
        pxor xmm11, xmm4                                           ;   810.3 p1      41 next
        movdqa xmm4, [rbp + 1888]                                  ;   769.7 p2      44 next reload
        pxor xmm14, xmm4                                           ;   810.3 p1      41 next
        movdqa xmm12, xmm4                                         ;   780.7 p0      41 next copy
        pand xmm12, [rbp + 1568]                                   ;   811.3 p2+p1   41 next
        pxor xmm0, xmm12                                           ;   813.3 p1      41 next
        pxor xmm7, xmm12                                           ;   813.3 p1      41 next
        pxor xmm9, xmm0                                            ;   815.3 p1      41 next
        pxor xmm15, xmm7                                           ;   815.3 p1      41 next
        movdqa xmm0, [rbp + 1568]                                  ;   772.7 p2      41 next
        movdqa xmm7, [rbp + 1776]                                  ;   773.7 p2      44 next reload
        pand xmm0, xmm7                                            ;   816.3 p1      41 next
        pxor xmm7, xmm5                                            ;   817.3 p1      41 next
        pxor xmm6, xmm0                                            ;   818.3 p1      41 next
        movdqa xmm0, [rbp + 1632]                                  ;   774.7 p2      41 next
        pand xmm0, [rbp + 1568]                                    ;   819.3 p2+p1   41 next
        pxor xmm4, xmm0                                            ;   821.3 p1      41 next
        movdqa xmm0, [rbp + 1632]                                  ;   776.7 p2      41 next
        pand xmm0, xmm3                                            ;   821.3 p1      41 next
        pxor xmm3, xmm6                                            ;   822.3 p1      41 next
        movdqa xmm5, [rbp + 1472]                                  ;   777.7 p2      41 next
        pxor xmm2, xmm3                                            ;   824.3 p1      41 next
        movdqa xmm3, [rbp + 1968]                                  ;   778.7 p2      41 next
        pxor xmm1, xmm4                                            ;   824.3 p1      41 next
        movdqa xmm4, [rbp + 1856]                                  ;   779.7 p2      44 next reload
        pand xmm3, xmm4                                            ;   825.3 p1      41 next
        pxor xmm5, xmm0                                            ;   826.3 p1      41 next
        movdqa xmm0, [rbp + 1648]                                  ;   780.7 p2      41 next
        pxor xmm0, xmm7                                            ;   827.3 p1      41 next
        movdqa xmm6, [rbp + 1536]                                  ;   781.7 p2      41 next
        pxor xmm10, xmm2                                           ;   828.3 p1      41 next
        movdqa xmm2, [rbp + 1904]                                  ;   782.7 p2      44 next reload
        pand xmm6, xmm2                                            ;   829.3 p1      41 next
        pxor xmm3, xmm2                                            ;   830.3 p1      41 next
        pxor xmm15, xmm5                                           ;   831.3 p1      41 next
        pxor xmm5, xmm0                                            ;   832.3 p1      41 next
        movdqa xmm0, [rbp + 1728]                                  ;   783.7 p2      41 next
        movdqa xmm7, [rbp + 1920]                                  ;   784.7 p2      44 next reload
        pand xmm0, xmm7                                            ;   833.3 p1      41 next
        movdqa xmm12, [rbp + 1536]                                 ;   785.7 p2      41 next
        pand xmm12, [rbp + 1664]                                   ;   834.3 p2+p1   41 next
        pxor xmm9, xmm4                                            ;   835.3 p1      41 next
        pxor xmm11, [rbp + 1664]                                   ;   836.3 p2+p1   41 next
        pxor xmm1, xmm2                                            ;   837.3 p1      41 next
        pxor xmm13, xmm7                                           ;   838.3 p1      41 next
        pxor xmm10, [rbp + 1968]                                   ;   839.3 p2+p1   41 next
        pxor xmm5, [rbp + 1728]                                    ;   840.3 p2+p1   41 next
        movdqa [rbp + 1648], xmm14                                 ;   812.3 p0+p3   41 next spill
        movdqa xmm14, xmm2                                         ;   793.7 p0      41 next copy
        pand xmm14, [rbp + 1968]                                   ;   841.3 p2+p1   41 next
        pxor xmm15, [rbp + 1536]                                   ;   842.3 p2+p1   41 next
        movdqa [rbp + 1472], xmm8                                  ;   795.3 p0+p3   41 next spill
        movdqa xmm8, xmm2                                          ;   793.7 p0      41 next copy
        pand xmm8, [rbp + 1664]                                    ;   843.3 p2+p1   41 next
        movdqa [rbp + 1632], xmm15                                 ;   844.3 p0+p3   41 next spill
        movdqa xmm15, xmm2                                         ;   793.7 p0      41 next copy
        pand xmm15, xmm7                                           ;   844.3 p1      41 next
        movdqa [rbp + 1568], xmm5                                  ;   842.3 p0+p3   41 next spill
        movdqa xmm5, xmm2                                          ;   794.3 p0      41 next copy
        movdqa [rbp + 1904], xmm11                                 ;   838.3 p0+p3   41 next spill
        movdqa xmm11, xmm4                                         ;   796.3 p0      41 next copy
        pand xmm11, xmm7                                           ;   845.3 p1      41 next
        movdqa [rbp + 1776], xmm10                                 ;   841.3 p0+p3   41 next spill
        movdqa xmm10, xmm4                                         ;   798.3 p0      41 next copy
        pxor xmm10, [rbp + 1728]                                   ;   846.3 p2+p1   41 next
        movdqa [rbp + 1888], xmm9                                  ;   837.3 p0+p3   41 next spill
        movdqa xmm9, xmm4                                          ;   800.3 p0      41 next copy
        movdqa [rbp + 1360], xmm13                                 ;   840.3 p0+p3   41 next spill
        movdqa xmm13, xmm4                                         ;   802.3 p0      41 next copy
        pand xmm13, [rbp + 1536]                                   ;   847.3 p2+p1   41 next
        movdqa [rbp + 1712], xmm1                                  ;   839.3 p0+p3   41 next spill
        movdqa xmm1, xmm4                                          ;   804.3 p0      41 next copy
        pand xmm1, [rbp + 1728]                                    ;   848.3 p2+p1   41 next
        movdqa [rbp + 1856], xmm1                                  ;   850.3 p0+p3   41 next spill
        movdqa xmm1, xmm7                                          ;   806.3 p0      41 next copy
        movdqa [rbp + 1792], xmm13                                 ;   849.3 p0+p3   41 next spill
        movdqa xmm13, xmm7                                         ;   808.3 p0      41 next copy
        movdqa [rbp + 1952], xmm3                                  ;   832.3 p0+p3   41 next spill
        movdqa xmm3, xmm7                                          ;   810.3 p0      41 next copy
        pxor xmm3, [rbp + 1664]                                    ;   849.3 p2+p1   41 next
        movdqa [rbp + 1840], xmm4                                  ;   811.3 p0+p3   41 next spill
        movdqa xmm4, xmm7                                          ;   812.3 p0      41 next copy
        movdqa [rbp + 1680], xmm2                                  ;   813.3 p0+p3   41 next spill
        movdqa xmm2, xmm7                                          ;   814.3 p0      41 next copy
        pand xmm7, [rbp + 1536]                                    ;   850.3 p2+p1   41 next
        movdqa [rbp + 1920], xmm7                                  ;   852.3 p0+p3   41 next spill
        movdqa xmm7, xmm6                                          ;   831.3 p0      41 next copy
        pxor xmm7, xmm0                                            ;   851.3 p1      41 next
        pand xmm0, [rbp + 1968]                                    ;   852.3 p2+p1   41 next
        movdqa [rbp + 1936], xmm15                                 ;   846.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1968]                                 ;   809.7 p2      41 next
        pxor xmm15, xmm8                                           ;   853.3 p1      41 next
        pxor xmm0, xmm15                                           ;   855.3 p1      41 next
        pand xmm1, xmm15                                           ;   855.3 p1      41 next
        movdqa xmm15, [rbp + 1664]                                 ;   811.0 p2      44 next reload
        pxor xmm1, xmm15                                           ;   857.3 p1      41 next
        pand xmm4, xmm1                                            ;   859.3 p1      41 next
        movdqa [rbp + 1456], xmm4                                  ;   861.3 p0+p3   41 next spill
        movdqa xmm4, xmm12                                         ;   836.3 p0      41 next copy
        pxor xmm4, xmm14                                           ;   858.3 p1      41 next
        pxor xmm11, xmm4                                           ;   860.3 p1      41 next
        pand xmm4, [rbp + 1728]                                    ;   860.3 p2+p1   41 next
        pxor xmm14, xmm7                                           ;   861.3 p1      41 next
        pand xmm12, xmm10                                          ;   862.3 p1      41 next
        pxor xmm1, xmm12                                           ;   864.3 p1      41 next
        movdqa xmm12, xmm15                                        ;   822.0 p0      41 next copy
        pand xmm12, [rbp + 1728]                                   ;   864.3 p2+p1   41 next
        pxor xmm6, xmm11                                           ;   865.3 p1      41 next
        pand xmm13, xmm6                                           ;   867.3 p1      41 next
        movdqa xmm6, xmm15                                         ;   822.0 p0      41 next copy
        pand xmm6, xmm11                                           ;   867.3 p1      41 next
        pand xmm11, [rbp + 1968]                                   ;   868.3 p2+p1   41 next
        pxor xmm6, [rbp + 1792]                                    ;   869.3 p2+p1   41 next
        movdqa [rbp + 1616], xmm6                                  ;   871.3 p0+p3   41 next spill
        movdqa xmm6, xmm15                                         ;   827.3 p0      41 next copy
        pxor xmm6, xmm7                                            ;   870.3 p1      41 next
        pand xmm9, xmm6                                            ;   872.3 p1      41 next
        movdqa xmm6, xmm15                                         ;   828.3 p0      41 next copy
        pand xmm6, [rbp + 1952]                                    ;   872.3 p2+p1   41 next
        pand xmm15, [rbp + 1968]                                   ;   873.3 p2+p1   41 next
        movdqa [rbp + 1664], xmm6                                  ;   874.3 p0+p3   41 next spill
        movdqa xmm6, xmm8                                          ;   845.3 p0      41 next copy
        por xmm8, xmm12                                            ;   874.3 p1      41 next
        pxor xmm11, xmm8                                           ;   876.3 p1      41 next
        movdqa xmm8, [rbp + 1536]                                  ;   834.7 p2      44 next reload
        pxor xmm6, xmm8                                            ;   876.3 p1      41 next
        pxor xmm13, xmm6                                           ;   878.3 p1      41 next
        movdqa [rbp + 1872], xmm7                                  ;   853.3 p0+p3   41 next spill
        movdqa xmm7, xmm8                                          ;   845.7 p0      41 next copy
        pand xmm7, [rbp + 1968]                                    ;   878.3 p2+p1   41 next
        pxor xmm12, xmm7                                           ;   880.3 p1      41 next
        pxor xmm7, [rbp + 1728]                                    ;   880.3 p2+p1   41 next
        pxor xmm6, xmm7                                            ;   882.3 p1      41 next
        pand xmm7, xmm8                                            ;   882.3 p1      41 next
        pxor xmm0, xmm7                                            ;   884.3 p1      41 next
        movdqa xmm7, xmm10                                         ;   848.3 p0      41 next copy
        pand xmm7, [rbp + 1936]                                    ;   884.3 p2+p1   41 next
        pxor xmm3, xmm7                                            ;   886.3 p1      41 next
        movdqa xmm7, xmm10                                         ;   848.3 p0      41 next copy
        pand xmm10, xmm15                                          ;   886.3 p1      41 next
        pxor xmm15, [rbp + 1792]                                   ;   887.3 p2+p1   41 next
        pxor xmm7, xmm12                                           ;   888.3 p1      41 next
        pand xmm5, xmm7                                            ;   890.3 p1      41 next
        pxor xmm12, xmm3                                           ;   890.3 p1      41 next
        pand xmm2, xmm12                                           ;   892.3 p1      41 next
        movdqa xmm3, [rbp + 1872]                                  ;   853.3 p2      41 next reload
        pand xmm8, xmm3                                            ;   892.3 p1      41 next
        movdqa xmm7, [rbp + 1728]                                  ;   847.7 p2      44 next reload
        pand xmm3, xmm7                                            ;   893.3 p1      41 next
        movdqa xmm12, xmm7                                         ;   858.7 p0      41 next copy
        pxor xmm12, [rbp + 1792]                                   ;   894.3 p2+p1   41 next
        pand xmm7, [rbp + 1952]                                    ;   895.3 p2+p1   41 next
        pxor xmm10, xmm8                                           ;   896.3 p1      41 next
        pxor xmm15, xmm2                                           ;   897.3 p1      41 next
        movdqa xmm2, [rel kasumi_decrypt_compact.T0_constants128]  ;   850.7 p2      41 next reload
        pxor xmm5, xmm2                                            ;   898.3 p1      41 next
        movdqa xmm8, [rbp + 1936]                                  ;   851.7 p2      41 next
        pxor xmm8, xmm6                                            ;   899.3 p1      41 next
        pxor xmm4, xmm8                                            ;   901.3 p1      41 next
        pxor xmm9, xmm4                                            ;   903.3 p1      41 next
        pxor xmm9, xmm2                                            ;   905.3 p1      41 next
        pxor xmm7, xmm15                                           ;   903.3 p1      41 next
        movdqa xmm15, [rbp + 1920]                                 ;   853.0 p2      41 next
        movdqa xmm4, [rbp + 1856]                                  ;   854.0 p2      41 next reload
        pxor xmm15, xmm4                                           ;   904.3 p1      41 next
        pand xmm4, xmm12                                           ;   905.3 p1      41 next
        pand xmm12, [rbp + 1968]                                   ;   906.3 p2+p1   41 next
        pxor xmm3, xmm12                                           ;   908.3 p1      41 next
        pxor xmm13, xmm3                                           ;   910.3 p1      41 next
        movdqa xmm3, [rbp + 1664]                                  ;   874.3 p2      41 next
        pxor xmm3, xmm15                                           ;   909.3 p1      41 next
        movdqa xmm8, [rbp + 1680]                                  ;   857.0 p2      41 next reload
        pand xmm8, xmm15                                           ;   910.3 p1      41 next
        pxor xmm14, xmm8                                           ;   912.3 p1      41 next
        movdqa xmm15, [rbp + 1664]                                 ;   874.3 p2      41 next
        pxor xmm15, xmm5                                           ;   912.3 p1      41 next
        movdqa xmm8, [rbp + 1616]                                  ;   871.3 p2      41 next reload
        pxor xmm8, xmm14                                           ;   914.3 p1      41 next
        pxor xmm1, xmm3                                            ;   914.3 p1      41 next
        pxor xmm6, xmm1                                            ;   916.3 p1      41 next
        movdqa xmm14, [rbp + 1920]                                 ;   860.0 p2      41 next
        pxor xmm14, xmm15                                          ;   916.3 p1      41 next
        movdqa xmm15, [rbp + 1952]                                 ;   861.0 p2      41 next
        pxor xmm15, xmm8                                           ;   917.3 p1      41 next
        movdqa xmm1, [rbp + 1712]                                  ;   862.0 p2      41 next
        pxor xmm10, xmm6                                           ;   918.3 p1      41 next
        movdqa xmm6, [rbp + 1360]                                  ;   863.0 p2      41 next
        pxor xmm6, xmm9                                            ;   919.3 p1      41 next
        movdqa xmm8, [rbp + 1888]                                  ;   864.0 p2      41 next
        movdqa xmm9, [rbp + 1840]                                  ;   865.0 p2      41 next reload
        por xmm9, xmm3                                             ;   920.3 p1      41 next
        pxor xmm5, xmm9                                            ;   922.3 p1      41 next
        movdqa xmm3, [rbp + 1776]                                  ;   866.0 p2      41 next
        pxor xmm3, xmm7                                            ;   922.3 p1      41 next
        movdqa xmm7, [rbp + 1904]                                  ;   867.0 p2      41 next
        pxor xmm1, xmm10                                           ;   923.3 p1      41 next
        movdqa xmm9, [rbp + 1568]                                  ;   868.0 p2      41 next
        pxor xmm4, xmm5                                            ;   924.3 p1      41 next
        movdqa xmm5, [rbp + 1632]                                  ;   869.0 p2      41 next
        pxor xmm5, xmm13                                           ;   925.3 p1      41 next
        movdqa xmm10, [rbp + 1712]                                 ;   870.0 p2      50 next
        movdqa xmm12, [rbp + 1344]                                 ;   871.0 p2      50 next reload
        pxor xmm10, xmm12                                          ;   926.3 p1      50 next
        pxor xmm12, [r10 + 304]                                    ;   927.3 p2+p1   50 next
        movdqa xmm13, [rbp + 1456]                                 ;   873.0 p2      41 next reload
        pxor xmm13, xmm14                                          ;   928.3 p1      41 next
        pxor xmm11, xmm4                                           ;   929.3 p1      41 next
        pxor xmm0, xmm13                                           ;   930.3 p1      41 next
        movdqa xmm14, [rbp + 1360]                                 ;   874.0 p2      50 next
        movdqa xmm4, [rbp + 1552]                                  ;   875.0 p2      50 next reload
        pxor xmm14, xmm4                                           ;   931.3 p1      50 next
        pxor xmm4, [r10 + 320]                                     ;   932.3 p2+p1   50 next
        pxor xmm15, xmm2                                           ;   933.3 p1      41 next
        pxor xmm9, xmm11                                           ;   934.3 p1      41 next
        pxor xmm7, xmm0                                            ;   935.3 p1      41 next
        movdqa xmm0, [rbp + 1888]                                  ;   877.0 p2      50 next
        movdqa xmm11, [rbp + 1504]                                 ;   878.0 p2      50 next reload
        pxor xmm0, xmm11                                           ;   936.3 p1      50 next
        pxor xmm11, [r10 + 336]                                    ;   937.3 p2+p1   50 next
        pxor xmm8, xmm15                                           ;   938.3 p1      41 next
        movdqa xmm15, [rbp + 1808]                                 ;   880.0 p2      50 next reload
        pxor xmm6, xmm15                                           ;   939.3 p1      50 next
        pxor xmm15, [r10 + 464]                                    ;   940.3 p2+p1   50 next
        movdqa xmm13, [rbp + 1440]                                 ;   882.0 p2      50 next reload
        pxor xmm3, xmm13                                           ;   941.3 p1      50 next
        pxor xmm13, [r10 + 496]                                    ;   942.3 p2+p1   50 next
        pxor xmm1, [rbp + 1376]                                    ;   943.3 p2+p1   50 next
        pxor xmm5, [rbp + 1600]                                    ;   944.3 p2+p1   50 next
        pxor xmm9, [rbp + 1392]                                    ;   945.3 p2+p1   50 next
        pxor xmm7, [rbp + 1584]                                    ;   946.3 p2+p1   50 next
        pxor xmm8, [rbp + 1696]                                    ;   947.3 p2+p1   50 next
        movdqa [rbp + 1440], xmm5                                  ;   946.3 p0+p3   50 next spill
        movdqa xmm5, [rbp + 1776]                                  ;   889.0 p2      50 next
        pxor xmm5, [rbp + 1520]                                    ;   948.3 p2+p1   50 next
        movdqa [rbp + 1776], xmm9                                  ;   947.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 1520]                                  ;   891.0 p2      50 next
        pxor xmm9, [r10 + 352]                                     ;   949.3 p2+p1   50 next
        movdqa [rbp + 1520], xmm7                                  ;   948.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1904]                                  ;   893.0 p2      50 next
        pxor xmm7, [rbp + 1424]                                    ;   950.3 p2+p1   50 next
        movdqa [rbp + 1904], xmm3                                  ;   943.3 p0+p3   50 next spill
        movdqa xmm3, [rbp + 1424]                                  ;   895.0 p2      50 next
        pxor xmm3, [r10 + 368]                                     ;   951.3 p2+p1   50 next
        movdqa [rbp + 1424], xmm8                                  ;   949.3 p0+p3   50 next spill
        movdqa xmm8, [rbp + 1568]                                  ;   897.0 p2      50 next
        pxor xmm8, [rbp + 1488]                                    ;   952.3 p2+p1   50 next
        movdqa [rbp + 1568], xmm6                                  ;   941.3 p0+p3   50 next spill
        movdqa xmm6, [rbp + 1488]                                  ;   899.0 p2      50 next
        pxor xmm6, [r10 + 384]                                     ;   953.3 p2+p1   50 next
        movdqa [rbp + 1488], xmm1                                  ;   945.3 p0+p3   50 next spill
        movdqa xmm1, [rbp + 1632]                                  ;   901.0 p2      50 next
        pxor xmm1, [rbp + 1408]                                    ;   954.3 p2+p1   50 next
        movdqa [rbp + 1632], xmm1                                  ;   956.3 p0+p3   50 next spill
        movdqa xmm1, [rbp + 1408]                                  ;   903.0 p2      50 next
        pxor xmm1, [r10 + 400]                                     ;   955.3 p2+p1   50 next
        movdqa [rbp + 1408], xmm8                                  ;   954.3 p0+p3   50 next spill
        movdqa xmm8, [rbp + 1472]                                  ;   905.0 p2      50 next
        pxor xmm8, [rbp + 1824]                                    ;   956.3 p2+p1   50 next
        movdqa [rbp + 1472], xmm8                                  ;   958.3 p0+p3   50 next spill
        movdqa xmm8, [rbp + 1824]                                  ;   908.0 p2      50 next
        pxor xmm8, [r10 + 416]                                     ;   957.3 p2+p1   50 next
        movdqa [rbp + 1824], xmm7                                  ;   952.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1648]                                  ;   910.3 p2      50 next
        pxor xmm7, [rbp + 1760]                                    ;   958.3 p2+p1   50 next
        movdqa [rbp + 1648], xmm7                                  ;   960.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1760]                                  ;   913.7 p2      50 next
        pxor xmm7, [r10 + 432]                                     ;   959.3 p2+p1   50 next
        movdqa [rbp + 1760], xmm5                                  ;   950.3 p0+p3   50 next spill
        movdqa xmm5, [rbp + 1376]                                  ;   916.3 p2      50 next
        pxor xmm5, [r10 + 448]                                     ;   960.3 p2+p1   50 next
        movdqa [rbp + 1376], xmm0                                  ;   938.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1696]                                  ;   919.0 p2      50 next
        pxor xmm0, [r10 + 480]                                     ;   961.3 p2+p1   50 next
        movdqa [rbp + 1696], xmm14                                 ;   933.3 p0+p3   50 next spill
        movdqa xmm14, [rbp + 1584]                                 ;   921.3 p2      50 next
        pxor xmm14, [r10 + 256]                                    ;   962.3 p2+p1   50 next
        movdqa [rbp + 1584], xmm10                                 ;   928.3 p0+p3   50 next spill
        movdqa xmm10, [rbp + 1392]                                 ;   924.3 p2      50 next
        pxor xmm10, [r10 + 272]                                    ;   963.3 p2+p1   50 next
        movdqa [rbp + 1392], xmm3                                  ;   953.3 p0+p3   50 next spill
        movdqa xmm3, [rbp + 1600]                                  ;   926.3 p2      50 next
        pxor xmm3, [r10 + 288]                                     ;   964.3 p2+p1   50 next
        movdqa [rbp + 1600], xmm4                                  ;   934.3 p0+p3   50 next spill
        movdqa xmm4, xmm13                                         ;   944.3 p0      41 next copy
        pand xmm4, xmm14                                           ;   965.3 p1      41 next
        pxor xmm4, xmm2                                            ;   967.3 p1      41 next
        movdqa [rbp + 1808], xmm6                                  ;   955.3 p0+p3   50 next spill
        movdqa xmm6, xmm4                                          ;   969.3 p0      41 next copy
        movdqa [rbp + 1504], xmm12                                 ;   932.3 p0+p3   50 next spill
        movdqa xmm12, xmm13                                        ;   944.3 p0      41 next copy
        pand xmm12, xmm8                                           ;   967.3 p1      41 next
        pxor xmm12, xmm7                                           ;   969.3 p1      41 next
        movdqa [rbp + 1888], xmm1                                  ;   957.3 p0+p3   50 next spill
        movdqa xmm1, xmm13                                         ;   944.3 p0      41 next copy
        pand xmm1, xmm0                                            ;   969.3 p1      41 next
        pxor xmm1, xmm2                                            ;   971.3 p1      41 next
        movdqa xmm2, xmm13                                         ;   944.3 p0      41 next copy
        movdqa [rbp + 1552], xmm11                                 ;   939.3 p0+p3   50 next spill
        movdqa xmm11, xmm13                                        ;   944.3 p0      41 next copy
        movdqa [rbp + 1360], xmm9                                  ;   951.3 p0+p3   50 next spill
        movdqa xmm9, xmm13                                         ;   944.3 p0      41 next copy
        movdqa [rbp + 1456], xmm1                                  ;   973.3 p0+p3   41 next spill
        movdqa xmm1, xmm13                                         ;   944.3 p0      41 next copy
        pand xmm13, xmm10                                          ;   971.3 p1      41 next
        movdqa [rbp + 1344], xmm4                                  ;   969.3 p0+p3   41 next spill
        movdqa xmm4, xmm12                                         ;   971.3 p0      41 next copy
        movdqa [rbp + 1712], xmm13                                 ;   973.3 p0+p3   41 next spill
        movdqa xmm13, xmm8                                         ;   959.3 p0      41 next copy
        pxor xmm13, xmm14                                          ;   972.3 p1      41 next
        movdqa [rbp + 1840], xmm0                                  ;   963.3 p0+p3   50 next spill
        movdqa xmm0, xmm8                                          ;   959.3 p0      41 next copy
        pand xmm0, xmm7                                            ;   973.3 p1      41 next
        movdqa [rbp + 1952], xmm1                                  ;   951.3 p0+p3   41 next spill
        movdqa xmm1, xmm8                                          ;   959.3 p0      41 next copy
        movdqa [rbp + 1920], xmm9                                  ;   953.0 p0+p3   41 next spill
        movdqa xmm9, xmm8                                          ;   959.3 p0      41 next copy
        pxor xmm9, xmm7                                            ;   974.3 p1      41 next
        movdqa [rbp + 1616], xmm9                                  ;   976.3 p0+p3   41 next spill
        movdqa xmm9, xmm8                                          ;   959.3 p0      41 next copy
        pand xmm8, xmm3                                            ;   975.3 p1      41 next
        movdqa [rbp + 1664], xmm8                                  ;   977.3 p0+p3   41 next spill
        movdqa xmm8, xmm14                                         ;   964.3 p0      41 next copy
        pxor xmm8, xmm15                                           ;   976.3 p1      41 next
        movdqa [rbp + 1680], xmm9                                  ;   966.3 p0+p3   41 next spill
        movdqa xmm9, xmm14                                         ;   964.3 p0      41 next copy
        pand xmm9, xmm15                                           ;   977.3 p1      41 next
        movdqa [rbp + 1968], xmm8                                  ;   978.3 p0+p3   41 next spill
        movdqa xmm8, xmm14                                         ;   964.3 p0      41 next copy
        pand xmm14, xmm7                                           ;   978.3 p1      41 next
        pand xmm8, [rbp + 1616]                                    ;   987.3 p2+p1   41 next
        movdqa [rbp + 1856], xmm8                                  ;   989.3 p0+p3   41 next spill
        movdqa xmm8, xmm7                                          ;   964.0 p0      41 next copy
        pxor xmm8, xmm5                                            ;   980.3 p1      41 next
        pand xmm2, xmm8                                            ;   982.3 p1      41 next
        pand xmm8, xmm10                                           ;   982.3 p1      41 next
        movdqa [rbp + 1936], xmm14                                 ;   980.3 p0+p3   41 next spill
        movdqa xmm14, xmm7                                         ;   966.0 p0      41 next copy
        movdqa [rbp + 1792], xmm8                                  ;   984.3 p0+p3   41 next spill
        movdqa xmm8, xmm7                                          ;   968.0 p0      41 next copy
        movdqa [rbp + 1728], xmm2                                  ;   984.3 p0+p3   41 next spill
        movdqa xmm2, xmm7                                          ;   970.0 p0      41 next copy
        pand xmm2, xmm5                                            ;   983.3 p1      41 next
        pxor xmm2, xmm10                                           ;   985.3 p1      41 next
        pand xmm7, [rbp + 1840]                                    ;   985.3 p2+p1   41 next
        movdqa [rbp + 1872], xmm2                                  ;   987.3 p0+p3   41 next spill
        movdqa xmm2, xmm10                                         ;   972.0 p0      41 next copy
        pxor xmm2, xmm5                                            ;   986.3 p1      41 next
        pand xmm1, xmm2                                            ;   988.3 p1      41 next
        pxor xmm6, xmm1                                            ;   990.3 p1      41 next
        movdqa xmm1, xmm10                                         ;   973.0 p0      41 next copy
        pand xmm1, xmm13                                           ;   989.3 p1      41 next
        pxor xmm4, xmm1                                            ;   991.3 p1      41 next
        movdqa xmm1, xmm10                                         ;   974.0 p0      41 next copy
        movdqa xmm2, [rbp + 1968]                                  ;   978.3 p2      41 next reload
        pand xmm1, xmm2                                            ;   991.3 p1      41 next
        movdqa [rbp + 1536], xmm1                                  ;   993.3 p0+p3   41 next spill
        movdqa xmm1, xmm10                                         ;   976.0 p0      41 next copy
        pand xmm1, xmm3                                            ;   992.3 p1      41 next
        pand xmm10, [rbp + 1840]                                   ;   993.3 p2+p1   41 next
        movdqa xmm2, [rbp + 1664]                                  ;   977.3 p2      41 next reload
        pxor xmm2, xmm10                                           ;   995.3 p1      41 next
        movdqa xmm10, xmm5                                         ;   977.0 p0      41 next copy
        pxor xmm10, xmm3                                           ;   995.3 p1      41 next
        pand xmm14, xmm10                                          ;   997.3 p1      41 next
        pxor xmm9, xmm14                                           ;   999.3 p1      41 next
        movdqa xmm14, xmm5                                         ;   978.0 p0      41 next copy
        pxor xmm14, xmm15                                          ;   998.3 p1      41 next
        pand xmm11, xmm14                                          ;  1000.3 p1      41 next
        pxor xmm12, xmm11                                          ;  1002.3 p1      41 next
        movdqa xmm11, [rbp + 1792]                                 ;   984.3 p2      41 next reload
        pxor xmm12, xmm11                                          ;  1004.3 p1      41 next
        pxor xmm12, [rbp + 1968]                                   ;  1006.3 p2+p1   41 next
        por xmm8, xmm14                                            ;  1003.3 p1      41 next
        pxor xmm8, xmm9                                            ;  1005.3 p1      41 next
        movdqa [rbp + 1792], xmm8                                  ;  1007.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1680]                                  ;   976.3 p2      41 next reload
        pxor xmm8, xmm9                                            ;  1005.3 p1      41 next
        movdqa xmm9, [rbp + 1952]                                  ;   977.3 p2      41 next reload
        pxor xmm9, xmm1                                            ;  1006.3 p1      41 next
        movdqa [rbp + 1952], xmm9                                  ;  1008.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1920]                                  ;   978.3 p2      41 next reload
        pand xmm9, xmm10                                           ;  1007.3 p1      41 next
        pxor xmm11, xmm9                                           ;  1009.3 p1      41 next
        pxor xmm11, xmm6                                           ;  1011.3 p1      41 next
        pxor xmm1, xmm11                                           ;  1013.3 p1      41 next
        movdqa xmm11, [rbp + 1856]                                 ;   989.3 p2      41 next reload
        pxor xmm11, xmm2                                           ;  1011.3 p1      41 next
        pxor xmm2, xmm4                                            ;  1012.3 p1      41 next
        pxor xmm7, xmm11                                           ;  1013.3 p1      41 next
        movdqa [rbp + 1856], xmm3                                  ;   981.3 p0+p3   50 next spill
        movdqa xmm3, xmm5                                          ;   982.3 p0      41 next copy
        pand xmm3, [rbp + 1872]                                    ;  1014.3 p2+p1   41 next
        pxor xmm3, [rbp + 1456]                                    ;  1016.3 p2+p1   41 next
        movdqa [rbp + 1920], xmm8                                  ;  1007.3 p0+p3   41 next spill
        movdqa xmm8, xmm5                                          ;   984.7 p0      41 next copy
        pand xmm8, [rbp + 1840]                                    ;  1016.3 p2+p1   41 next
        movdqa [rbp + 1680], xmm10                                 ;   997.3 p0+p3   41 next spill
        movdqa xmm10, xmm13                                        ;   986.7 p0      41 next copy
        pand xmm10, xmm14                                          ;  1017.3 p1      41 next
        movdqa [rbp + 1664], xmm13                                 ;   987.7 p0+p3   41 next spill
        movdqa xmm13, [rbp + 1712]                                 ;   987.3 p2      41 next reload
        pxor xmm13, xmm10                                          ;  1019.3 p1      41 next
        movdqa xmm10, xmm14                                        ;  1000.3 p0      41 next copy
        pand xmm10, xmm15                                          ;  1019.3 p1      41 next
        pxor xmm0, xmm10                                           ;  1021.3 p1      41 next
        movdqa xmm10, [rbp + 1680]                                 ;   997.3 p2      41 next reload
        pand xmm14, xmm10                                          ;  1021.3 p1      41 next
        pand xmm10, xmm15                                          ;  1022.3 p1      41 next
        pxor xmm13, [rbp + 1856]                                   ;  1023.3 p2+p1   41 next
        pxor xmm3, xmm0                                            ;  1024.3 p1      41 next
        pxor xmm14, xmm0                                           ;  1025.3 p1      41 next
        pxor xmm6, xmm13                                           ;  1026.3 p1      41 next
        pxor xmm13, xmm3                                           ;  1027.3 p1      41 next
        movdqa xmm3, xmm15                                         ;   992.0 p0      41 next copy
        pand xmm3, [rbp + 1664]                                    ;  1028.3 p2+p1   41 next
        pxor xmm8, xmm3                                            ;  1030.3 p1      41 next
        movdqa xmm3, xmm15                                         ;   993.3 p0      41 next copy
        pand xmm3, [rbp + 1840]                                    ;  1030.3 p2+p1   41 next
        pxor xmm8, [rbp + 1952]                                    ;  1032.3 p2+p1   41 next
        pxor xmm11, xmm8                                           ;  1034.3 p1      41 next
        movdqa xmm8, xmm15                                         ;   995.3 p0      41 next copy
        pxor xmm6, xmm3                                            ;  1033.3 p1      41 next
        pxor xmm2, xmm6                                            ;  1035.3 p1      41 next
        movdqa xmm6, [rbp + 1344]                                  ;   996.3 p2      41 next reload
        pxor xmm6, xmm3                                            ;  1035.3 p1      41 next
        movdqa xmm3, [rbp + 1920]                                  ;  1007.3 p2      41 next reload
        pxor xmm11, xmm3                                           ;  1036.3 p1      41 next
        movdqa [rbp + 1920], xmm13                                 ;  1029.3 p0+p3   41 next spill
        movdqa xmm13, [rbp + 1968]                                 ;   998.3 p2      41 next
        pand xmm13, [rbp + 1840]                                   ;  1037.3 p2+p1   41 next
        movdqa [rbp + 1968], xmm11                                 ;  1038.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1728]                                 ;  1000.3 p2      41 next reload
        pxor xmm11, xmm13                                          ;  1039.3 p1      41 next
        pxor xmm11, [rbp + 1872]                                   ;  1041.3 p2+p1   41 next
        pxor xmm10, xmm11                                          ;  1043.3 p1      41 next
        pxor xmm3, xmm10                                           ;  1045.3 p1      41 next
        movdqa xmm10, [rbp + 1936]                                 ;  1002.3 p2      41 next reload
        pxor xmm10, xmm11                                          ;  1043.3 p1      41 next
        pxor xmm6, xmm3                                            ;  1047.3 p1      41 next
        movdqa xmm3, [rbp + 1616]                                  ;  1003.3 p2      41 next
        movdqa xmm11, [rbp + 1840]                                 ;  1004.3 p2      50 next reload
        pand xmm3, xmm11                                           ;  1044.3 p1      41 next
        pxor xmm0, xmm3                                            ;  1046.3 p1      41 next
        pxor xmm9, xmm0                                            ;  1048.3 p1      41 next
        movdqa xmm0, [rbp + 1856]                                  ;  1005.3 p2      41 next
        pand xmm0, xmm11                                           ;  1047.3 p1      41 next
        pxor xmm11, xmm14                                          ;  1048.3 p1      41 next
        pxor xmm12, xmm9                                           ;  1050.3 p1      41 next
        pxor xmm14, xmm10                                          ;  1050.3 p1      41 next
        movdqa xmm3, [rbp + 1792]                                  ;  1007.3 p2      41 next
        movdqa xmm9, [rbp + 1952]                                  ;  1008.3 p2      41 next
        pxor xmm8, xmm0                                            ;  1051.3 p1      41 next
        movdqa xmm0, [rbp + 1856]                                  ;  1008.3 p2      50 next reload
        pand xmm9, xmm0                                            ;  1052.3 p1      41 next
        pxor xmm3, xmm11                                           ;  1053.3 p1      41 next
        pand xmm0, [rbp + 1664]                                    ;  1054.3 p2+p1   41 next
        movdqa xmm10, [rbp + 1456]                                 ;  1010.3 p2      41 next
        pxor xmm1, xmm8                                            ;  1055.3 p1      41 next
        movdqa xmm8, [rbp + 1360]                                  ;  1011.3 p2      41 next
        pxor xmm15, xmm14                                          ;  1056.3 p1      41 next
        movdqa xmm14, [rbp + 1552]                                 ;  1012.3 p2      50 next reload
        pand xmm8, xmm14                                           ;  1057.3 p1      41 next
        pxor xmm10, xmm9                                           ;  1058.3 p1      41 next
        movdqa xmm9, [rel kasumi_decrypt_compact.T0_constants128]  ;  1013.3 p2      41 next reload
        pxor xmm12, xmm9                                           ;  1059.3 p1      41 next
        pxor xmm4, xmm3                                            ;  1060.3 p1      41 next
        movdqa xmm3, [rbp + 1536]                                  ;  1014.3 p2      41 next
        pxor xmm7, xmm0                                            ;  1061.3 p1      41 next
        movdqa xmm0, [rbp + 1888]                                  ;  1015.3 p2      41 next
        pxor xmm5, xmm7                                            ;  1063.3 p1      41 next
        movdqa xmm7, [rbp + 1504]                                  ;  1016.3 p2      50 next reload
        pand xmm0, xmm7                                            ;  1063.3 p1      41 next
        pxor xmm3, xmm5                                            ;  1065.3 p1      41 next
        movdqa xmm5, [rbp + 1808]                                  ;  1017.3 p2      41 next
        movdqa xmm11, [rbp + 1600]                                 ;  1018.3 p2      50 next reload
        pand xmm5, xmm11                                           ;  1065.3 p1      41 next
        pxor xmm8, xmm7                                            ;  1066.3 p1      41 next
        pxor xmm6, xmm10                                           ;  1067.3 p1      41 next
        pxor xmm10, xmm3                                           ;  1068.3 p1      41 next
        movdqa xmm3, [rbp + 1888]                                  ;  1019.3 p2      41 next
        movdqa xmm13, [rbp + 1392]                                 ;  1020.3 p2      50 next reload
        pand xmm3, xmm13                                           ;  1069.3 p1      41 next
        pxor xmm2, xmm14                                           ;  1070.3 p1      41 next
        pxor xmm1, xmm7                                            ;  1071.3 p1      41 next
        pxor xmm12, xmm11                                          ;  1072.3 p1      41 next
        pxor xmm4, xmm13                                           ;  1073.3 p1      41 next
        pxor xmm10, [rbp + 1808]                                   ;  1074.3 p2+p1   41 next
        movdqa xmm9, xmm7                                          ;  1027.3 p0      41 next copy
        pand xmm9, [rbp + 1360]                                    ;  1075.3 p2+p1   41 next
        pxor xmm6, [rbp + 1888]                                    ;  1076.3 p2+p1   41 next
        movdqa [rbp + 1536], xmm15                                 ;  1058.3 p0+p3   41 next spill
        movdqa xmm15, xmm7                                         ;  1027.3 p0      41 next copy
        pand xmm15, xmm13                                          ;  1077.3 p1      41 next
        movdqa [rbp + 1456], xmm6                                  ;  1078.3 p0+p3   41 next spill
        movdqa xmm6, xmm7                                          ;  1027.3 p0      41 next copy
        pand xmm6, xmm11                                           ;  1078.3 p1      41 next
        movdqa [rbp + 1664], xmm10                                 ;  1076.3 p0+p3   41 next spill
        movdqa xmm10, xmm7                                         ;  1027.3 p0      41 next copy
        movdqa [rbp + 1504], xmm4                                  ;  1075.3 p0+p3   41 next spill
        movdqa xmm4, xmm14                                         ;  1028.3 p0      41 next copy
        pand xmm4, xmm11                                           ;  1079.3 p1      41 next
        movdqa [rbp + 1856], xmm2                                  ;  1072.3 p0+p3   41 next spill
        movdqa xmm2, xmm14                                         ;  1030.3 p0      41 next copy
        pxor xmm2, [rbp + 1808]                                    ;  1080.3 p2+p1   41 next
        movdqa [rbp + 1952], xmm12                                 ;  1074.3 p0+p3   41 next spill
        movdqa xmm12, xmm14                                        ;  1032.3 p0      41 next copy
        movdqa [rbp + 1792], xmm1                                  ;  1073.3 p0+p3   41 next spill
        movdqa xmm1, xmm14                                         ;  1034.3 p0      41 next copy
        pand xmm1, [rbp + 1888]                                    ;  1081.3 p2+p1   41 next
        movdqa [rbp + 1840], xmm1                                  ;  1083.3 p0+p3   41 next spill
        movdqa xmm1, xmm14                                         ;  1036.3 p0      41 next copy
        pand xmm1, [rbp + 1808]                                    ;  1082.3 p2+p1   41 next
        movdqa [rbp + 1552], xmm1                                  ;  1084.3 p0+p3   41 next spill
        movdqa xmm1, xmm11                                         ;  1038.3 p0      41 next copy
        movdqa [rbp + 1616], xmm8                                  ;  1068.3 p0+p3   41 next spill
        movdqa xmm8, xmm11                                         ;  1040.3 p0      41 next copy
        movdqa [rbp + 1936], xmm14                                 ;  1041.3 p0+p3   41 next spill
        movdqa xmm14, xmm11                                        ;  1042.3 p0      41 next copy
        pxor xmm14, xmm13                                          ;  1083.3 p1      41 next
        movdqa [rbp + 1872], xmm7                                  ;  1043.3 p0+p3   41 next spill
        movdqa xmm7, xmm11                                         ;  1044.3 p0      41 next copy
        movdqa [rbp + 1728], xmm6                                  ;  1080.3 p0+p3   41 next spill
        movdqa xmm6, xmm11                                         ;  1046.3 p0      41 next copy
        pand xmm11, [rbp + 1888]                                   ;  1084.3 p2+p1   41 next
        movdqa [rbp + 1600], xmm11                                 ;  1086.3 p0+p3   41 next spill
        movdqa xmm11, xmm13                                        ;  1048.3 p0      41 next copy
        pand xmm11, [rbp + 1808]                                   ;  1085.3 p2+p1   41 next
        movdqa [rbp + 1344], xmm2                                  ;  1082.3 p0+p3   41 next spill
        movdqa xmm2, xmm13                                         ;  1050.3 p0      41 next copy
        movdqa [rbp + 1680], xmm10                                 ;  1051.3 p0+p3   41 next spill
        movdqa xmm10, xmm13                                        ;  1052.3 p0      41 next copy
        movdqa [rbp + 1712], xmm6                                  ;  1053.3 p0+p3   41 next spill
        movdqa xmm6, xmm13                                         ;  1054.3 p0      41 next copy
        movdqa [rbp + 1744], xmm12                                 ;  1055.3 p0+p3   41 next spill
        movdqa xmm12, xmm13                                        ;  1056.3 p0      41 next copy
        pand xmm12, [rbp + 1616]                                   ;  1086.3 p2+p1   41 next
        pand xmm13, [rbp + 1360]                                   ;  1087.3 p2+p1   41 next
        movdqa [rbp + 1392], xmm12                                 ;  1088.3 p0+p3   41 next spill
        movdqa xmm12, xmm0                                         ;  1065.3 p0      41 next copy
        pxor xmm12, xmm5                                           ;  1088.3 p1      41 next
        pand xmm5, [rbp + 1360]                                    ;  1089.3 p2+p1   41 next
        pxor xmm6, xmm12                                           ;  1090.3 p1      41 next
        movdqa [rbp + 1984], xmm13                                 ;  1089.3 p0+p3   41 next spill
        movdqa xmm13, [rbp + 1744]                                 ;  1055.3 p2      41 next reload
        pand xmm13, xmm6                                           ;  1092.3 p1      41 next
        movdqa xmm6, xmm3                                          ;  1071.3 p0      41 next copy
        pxor xmm6, xmm9                                            ;  1092.3 p1      41 next
        pxor xmm9, xmm12                                           ;  1093.3 p1      41 next
        pxor xmm4, xmm6                                            ;  1094.3 p1      41 next
        pand xmm6, [rbp + 1808]                                    ;  1095.3 p2+p1   41 next
        pand xmm3, [rbp + 1344]                                    ;  1096.3 p2+p1   41 next
        pxor xmm0, xmm4                                            ;  1097.3 p1      41 next
        pand xmm8, xmm0                                            ;  1099.3 p1      41 next
        pand xmm2, xmm4                                            ;  1099.3 p1      41 next
        movdqa xmm0, [rbp + 1360]                                  ;  1059.3 p2      50 next reload
        pand xmm4, xmm0                                            ;  1100.3 p1      41 next
        pxor xmm2, [rbp + 1840]                                    ;  1101.3 p2+p1   41 next
        movdqa [rbp + 1744], xmm12                                 ;  1090.3 p0+p3   41 next spill
        movdqa xmm12, xmm0                                         ;  1070.3 p0      41 next copy
        pxor xmm12, xmm15                                          ;  1102.3 p1      41 next
        pxor xmm5, xmm12                                           ;  1104.3 p1      41 next
        pand xmm1, xmm12                                           ;  1104.3 p1      41 next
        pxor xmm10, xmm1                                           ;  1106.3 p1      41 next
        movdqa xmm1, xmm0                                          ;  1070.3 p0      41 next copy
        movdqa xmm12, [rbp + 1888]                                 ;  1067.7 p2      50 next reload
        pand xmm1, xmm12                                           ;  1106.3 p1      41 next
        pxor xmm3, xmm10                                           ;  1108.3 p1      41 next
        pand xmm7, xmm10                                           ;  1108.3 p1      41 next
        movdqa xmm10, xmm15                                        ;  1079.3 p0      41 next copy
        pxor xmm10, xmm12                                          ;  1109.3 p1      41 next
        por xmm15, xmm11                                           ;  1110.3 p1      41 next
        pxor xmm4, xmm15                                           ;  1112.3 p1      41 next
        pxor xmm11, xmm1                                           ;  1112.3 p1      41 next
        movdqa xmm15, [rbp + 1808]                                 ;  1072.3 p2      50 next reload
        pxor xmm1, xmm15                                           ;  1113.3 p1      41 next
        pxor xmm8, xmm10                                           ;  1114.3 p1      41 next
        pxor xmm10, xmm1                                           ;  1115.3 p1      41 next
        pand xmm1, xmm12                                           ;  1116.3 p1      41 next
        pxor xmm5, xmm1                                            ;  1118.3 p1      41 next
        movdqa xmm1, xmm0                                          ;  1077.0 p0      41 next copy
        pand xmm12, [rbp + 1744]                                   ;  1118.3 p2+p1   41 next
        pxor xmm0, [rbp + 1968]                                    ;  1119.3 p2+p1   41 next
        movdqa [rbp + 1968], xmm0                                  ;  1121.3 p0+p3   41 next spill
        movdqa xmm0, xmm15                                         ;  1083.3 p0      41 next copy
        pxor xmm0, [rbp + 1840]                                    ;  1120.3 p2+p1   41 next
        pand xmm1, xmm0                                            ;  1122.3 p1      41 next
        pand xmm0, [rbp + 1552]                                    ;  1122.3 p2+p1   41 next
        movdqa [rbp + 1360], xmm8                                  ;  1116.3 p0+p3   41 next spill
        movdqa xmm8, xmm15                                         ;  1083.3 p0      41 next copy
        pand xmm8, [rbp + 1744]                                    ;  1123.3 p2+p1   41 next
        pxor xmm1, xmm8                                            ;  1125.3 p1      41 next
        movdqa xmm8, [rbp + 1616]                                  ;  1083.7 p2      41 next reload
        pand xmm15, xmm8                                           ;  1125.3 p1      41 next
        movdqa [rbp + 1616], xmm15                                 ;  1127.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1360]                                 ;  1116.3 p2      41 next reload
        pxor xmm15, xmm1                                           ;  1127.3 p1      41 next
        movdqa xmm1, [rbp + 1344]                                  ;  1086.0 p2      41 next
        pand xmm1, [rbp + 1728]                                    ;  1127.3 p2+p1   41 next
        pxor xmm14, xmm1                                           ;  1129.3 p1      41 next
        pxor xmm14, xmm11                                          ;  1131.3 p1      41 next
        movdqa xmm1, [rbp + 1344]                                  ;  1088.0 p2      41 next reload
        pxor xmm11, xmm1                                           ;  1130.3 p1      41 next
        pand xmm1, [rbp + 1984]                                    ;  1131.3 p2+p1   41 next
        pxor xmm12, xmm1                                           ;  1133.3 p1      41 next
        movdqa xmm1, [rbp + 1680]                                  ;  1090.0 p2      41 next reload
        pand xmm1, xmm11                                           ;  1133.3 p1      41 next
        movdqa xmm11, [rbp + 1712]                                 ;  1091.0 p2      41 next reload
        pand xmm11, xmm14                                          ;  1134.3 p1      41 next
        movdqa xmm14, [rel kasumi_decrypt_compact.T0_constants128] ;  1092.0 p2      41 next reload
        pxor xmm1, xmm14                                           ;  1135.3 p1      41 next
        pxor xmm15, [rbp + 1456]                                   ;  1136.3 p2+p1   41 next
        pxor xmm15, [r8 + 2288]                                    ;  1138.3 p2+p1   44 next
        movdqa [rbp + 1712], xmm15                                 ;  1140.3 p0+p3   44 next spill
        movdqa xmm15, [rbp + 1728]                                 ;  1095.0 p2      41 next
        pxor xmm15, xmm10                                          ;  1138.3 p1      41 next
        pxor xmm6, xmm15                                           ;  1140.3 p1      41 next
        pxor xmm13, xmm6                                           ;  1142.3 p1      41 next
        pxor xmm13, xmm14                                          ;  1144.3 p1      41 next
        movdqa xmm15, [rbp + 1840]                                 ;  1096.0 p2      41 next
        pxor xmm15, [rbp + 1984]                                   ;  1142.3 p2+p1   41 next
        pxor xmm11, xmm15                                          ;  1144.3 p1      41 next
        movdqa xmm15, [rbp + 1600]                                 ;  1098.0 p2      41 next
        pxor xmm15, [rbp + 1552]                                   ;  1144.3 p2+p1   41 next
        pxor xmm11, [rbp + 1616]                                   ;  1146.3 p2+p1   41 next
        movdqa xmm6, [rbp + 1392]                                  ;  1101.0 p2      41 next
        pxor xmm6, xmm15                                           ;  1146.3 p1      41 next
        movdqa xmm14, [rbp + 1872]                                 ;  1102.0 p2      41 next reload
        pand xmm14, xmm15                                          ;  1147.3 p1      41 next
        pxor xmm9, xmm14                                           ;  1149.3 p1      41 next
        pxor xmm2, xmm9                                            ;  1151.3 p1      41 next
        movdqa xmm14, [rbp + 1392]                                 ;  1103.0 p2      41 next
        pxor xmm14, xmm1                                           ;  1150.3 p1      41 next
        pxor xmm8, xmm2                                            ;  1153.3 p1      41 next
        movdqa xmm15, [rbp + 1600]                                 ;  1104.0 p2      41 next
        pxor xmm15, xmm14                                          ;  1152.3 p1      41 next
        movdqa xmm14, [rbp + 1792]                                 ;  1105.0 p2      41 next
        pxor xmm7, xmm15                                           ;  1154.3 p1      41 next
        movdqa xmm15, [rbp + 1952]                                 ;  1106.0 p2      41 next
        pxor xmm15, xmm13                                          ;  1154.3 p1      41 next
        movdqa xmm2, [rbp + 1856]                                  ;  1107.0 p2      41 next
        pxor xmm5, xmm7                                            ;  1156.3 p1      41 next
        movdqa xmm7, [rbp + 1968]                                  ;  1121.3 p2      41 next
        pxor xmm7, xmm11                                           ;  1156.3 p1      41 next
        movdqa xmm9, [rbp + 1504]                                  ;  1109.0 p2      41 next
        pxor xmm3, xmm6                                            ;  1157.3 p1      41 next
        movdqa xmm11, [rbp + 1936]                                 ;  1110.0 p2      41 next reload
        por xmm11, xmm6                                            ;  1158.3 p1      41 next
        pxor xmm10, xmm3                                           ;  1159.3 p1      41 next
        movdqa xmm3, [rbp + 1664]                                  ;  1111.0 p2      41 next
        pxor xmm1, xmm11                                           ;  1160.3 p1      41 next
        movdqa xmm6, [rbp + 1792]                                  ;  1112.0 p2      44 next
        pxor xmm12, xmm10                                          ;  1161.3 p1      41 next
        pxor xmm6, [r8 + 2048]                                     ;  1162.3 p2+p1   44 next
        movdqa xmm10, [rbp + 1952]                                 ;  1114.0 p2      44 next
        pxor xmm9, xmm5                                            ;  1163.3 p1      41 next
        pxor xmm10, [r8 + 2064]                                    ;  1164.3 p2+p1   44 next
        movdqa xmm5, [rbp + 1856]                                  ;  1116.0 p2      44 next
        pxor xmm0, xmm1                                            ;  1165.3 p1      41 next
        pxor xmm5, [r8 + 2080]                                     ;  1166.3 p2+p1   44 next
        movdqa xmm1, [rbp + 1968]                                  ;  1121.3 p2      44 next
        pxor xmm14, xmm12                                          ;  1167.3 p1      41 next
        pxor xmm1, [r8 + 2096]                                     ;  1168.3 p2+p1   44 next
        movdqa xmm11, [rbp + 1504]                                 ;  1120.0 p2      44 next
        pxor xmm4, xmm0                                            ;  1169.3 p1      41 next
        pxor xmm11, [r8 + 2112]                                    ;  1170.3 p2+p1   44 next
        movdqa xmm0, [rbp + 1664]                                  ;  1122.0 p2      44 next
        pxor xmm0, [r8 + 2128]                                     ;  1171.3 p2+p1   44 next
        movdqa xmm12, [rel kasumi_decrypt_compact.T0_constants128] ;  1124.0 p2      41 next reload
        pxor xmm8, xmm12                                           ;  1172.3 p1      41 next
        pxor xmm3, xmm4                                            ;  1173.3 p1      41 next
        pxor xmm15, [r8 + 2208]                                    ;  1174.3 p2+p1   44 next
        pxor xmm2, xmm8                                            ;  1175.3 p1      41 next
        movdqa xmm4, [rbp + 1456]                                  ;  1126.0 p2      44 next
        pxor xmm4, [r8 + 2144]                                     ;  1176.3 p2+p1   44 next
        pxor xmm7, [r8 + 2240]                                     ;  1177.3 p2+p1   44 next
        pxor xmm9, [r8 + 2256]                                     ;  1178.3 p2+p1   44 next
        pxor xmm14, [r8 + 2192]                                    ;  1179.3 p2+p1   44 next
        pxor xmm3, [r8 + 2272]                                     ;  1180.3 p2+p1   44 next
        pxor xmm2, [r8 + 2224]                                     ;  1181.3 p2+p1   44 next
        movdqa xmm8, [rbp + 1920]                                  ;  1133.0 p2      44 next
        pxor xmm8, [r8 + 2160]                                     ;  1182.3 p2+p1   44 next
        movdqa xmm13, [rbp + 1536]                                 ;  1135.0 p2      44 next
        pxor xmm13, [r8 + 2176]                                    ;  1183.3 p2+p1   44 next
        movdqa [rbp + 1536], xmm9                                  ;  1180.3 p0+p3   44 next spill
        movdqa xmm9, xmm6                                          ;  1164.3 p0      41 next copy
        pxor xmm9, xmm4                                            ;  1184.3 p1      41 next
        movdqa [rbp + 1920], xmm15                                 ;  1176.3 p0+p3   44 next spill
        movdqa xmm15, xmm6                                         ;  1164.3 p0      41 next copy
        pand xmm15, xmm10                                          ;  1185.3 p1      41 next
        movdqa [rbp + 1456], xmm3                                  ;  1182.3 p0+p3   44 next spill
        movdqa xmm3, xmm6                                          ;  1164.3 p0      41 next copy
        movdqa [rbp + 1664], xmm14                                 ;  1181.3 p0+p3   44 next spill
        movdqa xmm14, xmm6                                         ;  1164.3 p0      41 next copy
        pand xmm14, xmm0                                           ;  1186.3 p1      41 next
        pxor xmm14, xmm10                                          ;  1188.3 p1      41 next
        movdqa [rbp + 1504], xmm7                                  ;  1179.3 p0+p3   44 next spill
        movdqa xmm7, xmm6                                          ;  1164.3 p0      41 next copy
        pxor xmm7, xmm10                                           ;  1188.3 p1      41 next
        movdqa [rbp + 1968], xmm2                                  ;  1183.3 p0+p3   44 next spill
        movdqa xmm2, xmm6                                          ;  1164.3 p0      41 next copy
        pand xmm2, xmm13                                           ;  1189.3 p1      41 next
        movdqa [rbp + 1856], xmm7                                  ;  1190.3 p0+p3   41 next spill
        movdqa xmm7, xmm10                                         ;  1166.3 p0      41 next copy
        pxor xmm7, xmm5                                            ;  1190.3 p1      41 next
        movdqa [rbp + 1952], xmm2                                  ;  1191.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1856]                                  ;  1190.3 p2      41 next
        pand xmm2, xmm4                                            ;  1201.3 p1      41 next
        movdqa [rbp + 1792], xmm2                                  ;  1203.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1856]                                  ;  1190.3 p2      41 next
        pand xmm2, xmm11                                           ;  1201.3 p1      41 next
        movdqa xmm12, xmm10                                        ;  1166.3 p0      41 next copy
        movdqa [rbp + 1856], xmm14                                 ;  1190.3 p0+p3   41 next spill
        movdqa xmm14, xmm10                                        ;  1166.3 p0      41 next copy
        movdqa [rbp + 1936], xmm10                                 ;  1166.3 p0+p3   44 next spill
        movdqa xmm10, [rbp + 1856]                                 ;  1190.3 p2      41 next
        movdqa [rbp + 1600], xmm7                                  ;  1192.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1856]                                  ;  1190.3 p2      41 next
        movdqa [rbp + 1856], xmm2                                  ;  1203.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1600]                                  ;  1192.3 p2      41 next
        pand xmm2, xmm8                                            ;  1203.3 p1      41 next
        movdqa [rbp + 1392], xmm2                                  ;  1205.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1600]                                  ;  1192.3 p2      41 next
        pand xmm2, xmm0                                            ;  1203.3 p1      41 next
        movdqa [rbp + 1600], xmm6                                  ;  1164.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1392]                                  ;  1205.3 p2      41 next
        movdqa [rbp + 1872], xmm11                                 ;  1172.3 p0+p3   44 next spill
        movdqa xmm11, [rbp + 1936]                                 ;  1166.3 p2      41 next
        pand xmm11, xmm5                                           ;  1195.3 p1      41 next
        pxor xmm11, xmm8                                           ;  1197.3 p1      41 next
        movdqa [rbp + 1616], xmm11                                 ;  1199.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1872]                                 ;  1172.3 p2      41 next
        pand xmm11, xmm0                                           ;  1197.3 p1      41 next
        pxor xmm11, [rel kasumi_decrypt_compact.T0_constants128]   ;  1199.3 p2+p1   41 next
        movdqa [rbp + 1552], xmm11                                 ;  1201.3 p0+p3   41 next spill
        movdqa xmm11, xmm5                                         ;  1168.3 p0      41 next copy
        pxor xmm11, xmm13                                          ;  1199.3 p1      41 next
        pand xmm12, xmm11                                          ;  1201.3 p1      41 next
        movdqa [rbp + 1984], xmm13                                 ;  1185.3 p0+p3   44 next spill
        movdqa xmm13, xmm5                                         ;  1168.3 p0      41 next copy
        pxor xmm13, xmm1                                           ;  1201.3 p1      41 next
        por xmm14, xmm13                                           ;  1203.3 p1      41 next
        movdqa [rbp + 1840], xmm11                                 ;  1201.3 p0+p3   41 next spill
        movdqa xmm11, xmm5                                         ;  1168.3 p0      41 next copy
        pxor xmm11, xmm8                                           ;  1203.3 p1      41 next
        pand xmm3, xmm11                                           ;  1205.3 p1      41 next
        movdqa xmm11, xmm5                                         ;  1168.3 p0      41 next copy
        pand xmm11, [rbp + 1616]                                   ;  1210.3 p2+p1   41 next
        pxor xmm11, [rbp + 1552]                                   ;  1212.3 p2+p1   41 next
        movdqa [rbp + 1728], xmm11                                 ;  1214.3 p0+p3   41 next spill
        movdqa xmm11, xmm5                                         ;  1169.3 p0      41 next copy
        pand xmm11, [rbp + 1872]                                   ;  1207.3 p2+p1   41 next
        movdqa [rbp + 1680], xmm5                                  ;  1170.3 p0+p3   41 next spill
        movdqa xmm5, xmm4                                          ;  1178.3 p0      41 next copy
        pxor xmm5, xmm1                                            ;  1208.3 p1      41 next
        movdqa [rbp + 1344], xmm11                                 ;  1209.3 p0+p3   41 next spill
        movdqa xmm11, xmm4                                         ;  1178.3 p0      41 next copy
        pand xmm11, xmm0                                           ;  1209.3 p1      41 next
        pxor xmm11, [rel kasumi_decrypt_compact.T0_constants128]   ;  1211.3 p2+p1   41 next
        pxor xmm3, xmm11                                           ;  1213.3 p1      41 next
        movdqa [rbp + 1360], xmm11                                 ;  1213.3 p0+p3   41 next spill
        movdqa xmm11, xmm4                                         ;  1178.3 p0      41 next copy
        pand xmm11, xmm1                                           ;  1212.3 p1      41 next
        pxor xmm12, xmm11                                          ;  1214.3 p1      41 next
        movdqa xmm11, xmm0                                         ;  1178.7 p0      41 next copy
        pand xmm11, xmm13                                          ;  1214.3 p1      41 next
        pxor xmm7, xmm11                                           ;  1216.3 p1      41 next
        pxor xmm6, xmm7                                            ;  1218.3 p1      41 next
        movdqa xmm7, xmm0                                          ;  1180.7 p0      41 next copy
        movdqa xmm11, xmm0                                         ;  1181.7 p0      41 next copy
        pand xmm0, xmm8                                            ;  1217.3 p1      41 next
        pxor xmm14, xmm12                                          ;  1218.3 p1      41 next
        movdqa [rbp + 1744], xmm14                                 ;  1220.3 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1600]                                 ;  1183.3 p2      41 next reload
        pxor xmm14, xmm12                                          ;  1219.3 p1      41 next
        movdqa xmm12, xmm8                                         ;  1184.3 p0      41 next copy
        pand xmm12, xmm9                                           ;  1220.3 p1      41 next
        pxor xmm10, xmm12                                          ;  1222.3 p1      41 next
        movdqa xmm12, xmm8                                         ;  1185.3 p0      41 next copy
        pand xmm12, xmm5                                           ;  1222.3 p1      41 next
        pxor xmm6, xmm5                                            ;  1223.3 p1      41 next
        pand xmm5, [rbp + 1872]                                    ;  1224.3 p2+p1   41 next
        pxor xmm2, xmm5                                            ;  1226.3 p1      41 next
        movdqa xmm5, xmm8                                          ;  1187.3 p0      41 next copy
        pand xmm7, [rbp + 1840]                                    ;  1226.3 p2+p1   41 next
        pand xmm5, [rbp + 1984]                                    ;  1227.3 p2+p1   41 next
        pand xmm4, [rbp + 1936]                                    ;  1228.3 p2+p1   41 next
        pxor xmm2, [rbp + 1616]                                    ;  1229.3 p2+p1   41 next
        pand xmm8, [rbp + 1872]                                    ;  1230.3 p2+p1   41 next
        pxor xmm11, xmm5                                           ;  1231.3 p1      41 next
        movdqa [rbp + 1616], xmm12                                 ;  1224.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1952]                                 ;  1192.7 p2      41 next reload
        pxor xmm12, xmm8                                           ;  1232.3 p1      41 next
        movdqa xmm8, xmm13                                         ;  1203.3 p0      41 next copy
        pand xmm8, xmm1                                            ;  1233.3 p1      41 next
        pxor xmm15, xmm8                                           ;  1235.3 p1      41 next
        movdqa xmm8, xmm9                                          ;  1193.7 p0      41 next copy
        pand xmm8, xmm13                                           ;  1235.3 p1      41 next
        pxor xmm0, xmm8                                            ;  1237.3 p1      41 next
        movdqa xmm8, xmm9                                          ;  1194.7 p0      41 next copy
        pand xmm8, xmm1                                            ;  1237.3 p1      41 next
        pand xmm13, [rbp + 1840]                                   ;  1238.3 p2+p1   41 next
        pxor xmm4, xmm2                                            ;  1239.3 p1      41 next
        movdqa [rbp + 1952], xmm11                                 ;  1233.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1344]                                 ;  1209.3 p2      41 next reload
        pxor xmm11, xmm8                                           ;  1240.3 p1      41 next
        movdqa xmm8, [rbp + 1984]                                  ;  1205.0 p2      44 next reload
        pxor xmm0, xmm8                                            ;  1241.3 p1      41 next
        pand xmm9, xmm8                                            ;  1242.3 p1      41 next
        pxor xmm13, xmm15                                          ;  1243.3 p1      41 next
        pxor xmm11, [rbp + 1952]                                   ;  1244.3 p2+p1   41 next
        pxor xmm4, xmm13                                           ;  1245.3 p1      41 next
        pxor xmm13, [rbp + 1872]                                   ;  1246.3 p2+p1   41 next
        pxor xmm13, [rbp + 1744]                                   ;  1248.3 p2+p1   41 next
        pxor xmm4, xmm1                                            ;  1248.3 p1      41 next
        pxor xmm13, xmm10                                          ;  1250.3 p1      41 next
        pxor xmm10, xmm12                                          ;  1250.3 p1      41 next
        movdqa [rbp + 1744], xmm4                                  ;  1250.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1792]                                  ;  1210.0 p2      41 next reload
        pxor xmm4, xmm12                                           ;  1251.3 p1      41 next
        movdqa xmm12, xmm3                                         ;  1215.3 p0      41 next copy
        pxor xmm3, xmm0                                            ;  1252.3 p1      41 next
        pxor xmm11, xmm4                                           ;  1253.3 p1      41 next
        pxor xmm11, xmm14                                          ;  1255.3 p1      41 next
        movdqa [rbp + 1792], xmm13                                 ;  1252.3 p0+p3   41 next spill
        movdqa xmm13, [rbp + 1856]                                 ;  1217.3 p2      41 next reload
        pxor xmm13, xmm15                                          ;  1255.3 p1      41 next
        movdqa [rbp + 1856], xmm11                                 ;  1257.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1728]                                 ;  1218.7 p2      41 next reload
        pxor xmm11, xmm15                                          ;  1256.3 p1      41 next
        pxor xmm0, xmm11                                           ;  1258.3 p1      41 next
        movdqa xmm15, xmm1                                         ;  1219.7 p0      41 next copy
        pand xmm15, [rbp + 1840]                                   ;  1258.3 p2+p1   41 next
        pxor xmm2, xmm15                                           ;  1260.3 p1      41 next
        pxor xmm14, xmm2                                           ;  1262.3 p1      41 next
        movdqa xmm15, xmm7                                         ;  1228.3 p0      41 next copy
        pxor xmm7, xmm13                                           ;  1261.3 p1      41 next
        pxor xmm15, [rbp + 1392]                                   ;  1262.3 p2+p1   41 next
        movdqa xmm2, xmm1                                          ;  1222.7 p0      41 next copy
        pxor xmm6, xmm7                                            ;  1263.3 p1      41 next
        movdqa xmm7, [rbp + 1872]                                  ;  1223.3 p2      44 next reload
        pand xmm2, xmm7                                            ;  1264.3 p1      41 next
        pxor xmm12, xmm15                                          ;  1265.3 p1      41 next
        movdqa xmm15, xmm8                                         ;  1224.3 p0      41 next copy
        pand xmm15, xmm7                                           ;  1266.3 p1      41 next
        pxor xmm5, xmm12                                           ;  1267.3 p1      41 next
        pand xmm7, [rbp + 1936]                                    ;  1268.3 p2+p1   41 next
        pand xmm8, [rbp + 1952]                                    ;  1269.3 p2+p1   41 next
        movdqa xmm11, [rel kasumi_decrypt_compact.T0_constants128] ;  1227.3 p2      41 next reload
        pxor xmm6, xmm11                                           ;  1270.3 p1      41 next
        pxor xmm4, xmm7                                            ;  1271.3 p1      41 next
        movdqa xmm7, [rbp + 1552]                                  ;  1228.3 p2      41 next
        pxor xmm1, xmm15                                           ;  1272.3 p1      41 next
        movdqa xmm15, [rbp + 1504]                                 ;  1229.3 p2      41 next
        pxor xmm7, xmm8                                            ;  1273.3 p1      41 next
        movdqa xmm8, [rbp + 1968]                                  ;  1230.3 p2      44 next reload
        pand xmm15, xmm8                                           ;  1274.3 p1      41 next
        pxor xmm9, xmm4                                            ;  1275.3 p1      41 next
        movdqa xmm4, [rbp + 1616]                                  ;  1231.3 p2      41 next
        pxor xmm3, xmm2                                            ;  1276.3 p1      41 next
        movdqa xmm12, [rbp + 1360]                                 ;  1232.3 p2      41 next reload
        pxor xmm12, xmm2                                           ;  1277.3 p1      41 next
        pxor xmm10, xmm3                                           ;  1278.3 p1      41 next
        movdqa xmm2, [rbp + 1712]                                  ;  1233.3 p2      41 next
        pxor xmm14, xmm12                                          ;  1279.3 p1      41 next
        movdqa xmm3, [rbp + 1664]                                  ;  1234.3 p2      44 next reload
        pand xmm2, xmm3                                            ;  1280.3 p1      41 next
        pxor xmm5, xmm1                                            ;  1281.3 p1      41 next
        movdqa xmm1, [rbp + 1456]                                  ;  1235.3 p2      41 next
        movdqa xmm12, [rbp + 1920]                                 ;  1236.3 p2      44 next reload
        pand xmm1, xmm12                                           ;  1282.3 p1      41 next
        movdqa xmm13, [rbp + 1680]                                 ;  1237.3 p2      41 next reload
        pxor xmm13, xmm9                                           ;  1283.3 p1      41 next
        pxor xmm4, xmm13                                           ;  1285.3 p1      41 next
        pxor xmm15, xmm3                                           ;  1285.3 p1      41 next
        pxor xmm14, xmm7                                           ;  1286.3 p1      41 next
        pxor xmm7, xmm4                                            ;  1287.3 p1      41 next
        movdqa xmm4, [rbp + 1712]                                  ;  1238.3 p2      41 next
        movdqa xmm9, [rbp + 1536]                                  ;  1239.3 p2      44 next reload
        pand xmm4, xmm9                                            ;  1288.3 p1      41 next
        movdqa xmm13, [rbp + 1504]                                 ;  1240.3 p2      41 next
        pand xmm13, xmm3                                           ;  1289.3 p1      41 next
        pxor xmm10, xmm8                                           ;  1290.3 p1      41 next
        pxor xmm6, xmm12                                           ;  1291.3 p1      41 next
        pxor xmm5, xmm3                                            ;  1292.3 p1      41 next
        pxor xmm14, [rbp + 1712]                                   ;  1293.3 p2+p1   41 next
        pxor xmm7, [rbp + 1456]                                    ;  1294.3 p2+p1   41 next
        movdqa xmm11, xmm3                                         ;  1245.3 p0      41 next copy
        pand xmm11, xmm9                                           ;  1295.3 p1      41 next
        movdqa [rbp + 1680], xmm0                                  ;  1260.3 p0+p3   41 next spill
        movdqa xmm0, xmm3                                          ;  1245.3 p0      41 next copy
        pand xmm0, xmm12                                           ;  1296.3 p1      41 next
        movdqa [rbp + 1360], xmm14                                 ;  1295.3 p0+p3   41 next spill
        movdqa xmm14, xmm3                                         ;  1245.3 p0      41 next copy
        movdqa [rbp + 1664], xmm7                                  ;  1296.3 p0+p3   41 next spill
        movdqa xmm7, xmm8                                          ;  1246.3 p0      41 next copy
        pand xmm7, xmm12                                           ;  1297.3 p1      41 next
        movdqa [rbp + 1616], xmm10                                 ;  1292.3 p0+p3   41 next spill
        movdqa xmm10, xmm8                                         ;  1248.3 p0      41 next copy
        pxor xmm10, [rbp + 1456]                                   ;  1298.3 p2+p1   41 next
        movdqa [rbp + 1552], xmm6                                  ;  1293.3 p0+p3   41 next spill
        movdqa xmm6, xmm8                                          ;  1250.3 p0      41 next copy
        movdqa [rbp + 1952], xmm5                                  ;  1294.3 p0+p3   41 next spill
        movdqa xmm5, xmm8                                          ;  1252.3 p0      41 next copy
        pand xmm5, [rbp + 1712]                                    ;  1299.3 p2+p1   41 next
        movdqa [rbp + 1936], xmm5                                  ;  1301.3 p0+p3   41 next spill
        movdqa xmm5, xmm8                                          ;  1254.3 p0      41 next copy
        pand xmm5, [rbp + 1456]                                    ;  1300.3 p2+p1   41 next
        movdqa [rbp + 1968], xmm5                                  ;  1302.3 p0+p3   41 next spill
        movdqa xmm5, xmm12                                         ;  1256.3 p0      41 next copy
        movdqa [rbp + 1872], xmm15                                 ;  1287.3 p0+p3   41 next spill
        movdqa xmm15, xmm12                                        ;  1258.3 p0      41 next copy
        movdqa [rbp + 1984], xmm8                                  ;  1259.3 p0+p3   41 next spill
        movdqa xmm8, xmm12                                         ;  1260.3 p0      41 next copy
        pxor xmm8, xmm9                                            ;  1301.3 p1      41 next
        movdqa [rbp + 1392], xmm3                                  ;  1261.3 p0+p3   41 next spill
        movdqa xmm3, xmm12                                         ;  1262.3 p0      41 next copy
        movdqa [rbp + 1840], xmm0                                  ;  1298.3 p0+p3   41 next spill
        movdqa xmm0, xmm12                                         ;  1264.3 p0      41 next copy
        pand xmm12, [rbp + 1712]                                   ;  1302.3 p2+p1   41 next
        movdqa [rbp + 1920], xmm12                                 ;  1304.3 p0+p3   41 next spill
        movdqa xmm12, xmm2                                         ;  1282.3 p0      41 next copy
        pxor xmm12, xmm1                                           ;  1303.3 p1      41 next
        pand xmm1, [rbp + 1504]                                    ;  1304.3 p2+p1   41 next
        movdqa [rbp + 1728], xmm10                                 ;  1300.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1504]                                 ;  1259.3 p2      41 next
        pxor xmm10, xmm11                                          ;  1305.3 p1      41 next
        pxor xmm1, xmm10                                           ;  1307.3 p1      41 next
        pand xmm5, xmm10                                           ;  1307.3 p1      41 next
        pxor xmm5, xmm9                                            ;  1309.3 p1      41 next
        movdqa xmm10, xmm9                                         ;  1268.3 p0      41 next copy
        pand xmm10, [rbp + 1456]                                   ;  1309.3 p2+p1   41 next
        pand xmm3, xmm5                                            ;  1311.3 p1      41 next
        movdqa [rbp + 1344], xmm3                                  ;  1313.3 p0+p3   41 next spill
        movdqa xmm3, xmm9                                          ;  1270.3 p0      41 next copy
        movdqa [rbp + 1600], xmm14                                 ;  1271.3 p0+p3   41 next spill
        movdqa xmm14, xmm9                                         ;  1272.3 p0      41 next copy
        pxor xmm14, xmm12                                          ;  1311.3 p1      41 next
        pand xmm6, xmm14                                           ;  1313.3 p1      41 next
        movdqa xmm14, xmm9                                         ;  1273.3 p0      41 next copy
        pand xmm14, [rbp + 1872]                                   ;  1313.3 p2+p1   41 next
        movdqa [rbp + 1808], xmm14                                 ;  1315.3 p0+p3   41 next spill
        movdqa xmm14, xmm9                                         ;  1275.3 p0      41 next copy
        pand xmm14, [rbp + 1504]                                   ;  1314.3 p2+p1   41 next
        pxor xmm9, [rbp + 1792]                                    ;  1315.3 p2+p1   41 next
        movdqa [rbp + 1792], xmm9                                  ;  1317.3 p0+p3   41 next spill
        movdqa xmm9, xmm4                                          ;  1290.3 p0      41 next copy
        pxor xmm9, xmm13                                           ;  1316.3 p1      41 next
        pxor xmm13, xmm12                                          ;  1317.3 p1      41 next
        pand xmm4, [rbp + 1728]                                    ;  1318.3 p2+p1   41 next
        pxor xmm5, xmm4                                            ;  1320.3 p1      41 next
        pxor xmm7, xmm9                                            ;  1320.3 p1      41 next
        movdqa xmm4, [rbp + 1456]                                  ;  1276.3 p2      44 next reload
        pand xmm9, xmm4                                            ;  1321.3 p1      41 next
        pxor xmm2, xmm7                                            ;  1322.3 p1      41 next
        pand xmm15, xmm2                                           ;  1324.3 p1      41 next
        pand xmm3, xmm7                                            ;  1324.3 p1      41 next
        movdqa xmm2, [rbp + 1504]                                  ;  1279.3 p2      44 next reload
        pand xmm7, xmm2                                            ;  1325.3 p1      41 next
        pxor xmm3, [rbp + 1936]                                    ;  1326.3 p2+p1   41 next
        movdqa [rbp + 1536], xmm12                                 ;  1305.3 p0+p3   41 next spill
        movdqa xmm12, xmm2                                         ;  1290.3 p0      41 next copy
        pand xmm12, [rbp + 1712]                                   ;  1327.3 p2+p1   41 next
        movdqa xmm2, xmm11                                         ;  1297.3 p0      41 next copy
        por xmm11, xmm10                                           ;  1328.3 p1      41 next
        pxor xmm7, xmm11                                           ;  1330.3 p1      41 next
        movdqa xmm11, [rbp + 1712]                                 ;  1287.3 p2      44 next reload
        pxor xmm2, xmm11                                           ;  1330.3 p1      41 next
        pxor xmm10, xmm12                                          ;  1331.3 p1      41 next
        pxor xmm12, xmm4                                           ;  1332.3 p1      41 next
        pxor xmm15, xmm2                                           ;  1333.3 p1      41 next
        pxor xmm2, xmm12                                           ;  1334.3 p1      41 next
        pand xmm12, xmm11                                          ;  1335.3 p1      41 next
        pxor xmm1, xmm12                                           ;  1337.3 p1      41 next
        movdqa xmm12, xmm4                                         ;  1291.3 p0      41 next copy
        pxor xmm12, [rbp + 1936]                                   ;  1337.3 p2+p1   41 next
        pand xmm11, [rbp + 1536]                                   ;  1338.3 p2+p1   41 next
        movdqa [rbp + 1712], xmm12                                 ;  1339.3 p0+p3   41 next spill
        movdqa xmm12, xmm4                                         ;  1296.3 p0      41 next copy
        pand xmm12, [rbp + 1536]                                   ;  1339.3 p2+p1   41 next
        pand xmm4, [rbp + 1872]                                    ;  1340.3 p2+p1   41 next
        movdqa [rbp + 1536], xmm15                                 ;  1335.3 p0+p3   41 next spill
        movdqa xmm15, xmm14                                        ;  1316.3 p0      41 next copy
        pand xmm15, [rbp + 1728]                                   ;  1341.3 p2+p1   41 next
        pxor xmm11, xmm15                                          ;  1343.3 p1      41 next
        pxor xmm14, [rbp + 1936]                                   ;  1343.3 p2+p1   41 next
        movdqa xmm15, [rbp + 1728]                                 ;  1301.0 p2      41 next
        pand xmm15, [rbp + 1840]                                   ;  1344.3 p2+p1   41 next
        pxor xmm8, xmm15                                           ;  1346.3 p1      41 next
        pxor xmm8, xmm10                                           ;  1348.3 p1      41 next
        pand xmm0, xmm8                                            ;  1350.3 p1      41 next
        pxor xmm10, [rbp + 1728]                                   ;  1348.3 p2+p1   41 next
        pxor xmm14, xmm0                                           ;  1352.3 p1      41 next
        movdqa xmm15, [rbp + 1840]                                 ;  1304.0 p2      41 next
        pxor xmm15, xmm2                                           ;  1350.3 p1      41 next
        pxor xmm9, xmm15                                           ;  1352.3 p1      41 next
        movdqa xmm15, [rbp + 1920]                                 ;  1305.0 p2      41 next
        pxor xmm6, xmm9                                            ;  1354.3 p1      41 next
        movdqa xmm0, [rbp + 1968]                                  ;  1306.0 p2      41 next reload
        pxor xmm15, xmm0                                           ;  1353.3 p1      41 next
        movdqa xmm8, [rbp + 1600]                                  ;  1307.0 p2      41 next reload
        pand xmm8, xmm10                                           ;  1354.3 p1      41 next
        movdqa xmm9, [rbp + 1712]                                  ;  1339.3 p2      41 next reload
        pand xmm0, xmm9                                            ;  1355.3 p1      41 next
        pxor xmm4, xmm14                                           ;  1356.3 p1      41 next
        movdqa xmm14, [rel kasumi_decrypt_compact.T0_constants128] ;  1309.0 p2      41 next reload
        pxor xmm6, xmm14                                           ;  1357.3 p1      41 next
        movdqa xmm10, [rbp + 1504]                                 ;  1310.0 p2      44 next reload
        pand xmm9, xmm10                                           ;  1358.3 p1      41 next
        pxor xmm12, xmm9                                           ;  1360.3 p1      41 next
        pxor xmm10, [rbp + 1856]                                   ;  1360.3 p2+p1   41 next
        pxor xmm8, xmm14                                           ;  1361.3 p1      41 next
        movdqa xmm9, [rbp + 1536]                                  ;  1335.3 p2      41 next reload
        pxor xmm9, xmm12                                           ;  1362.3 p1      41 next
        movdqa xmm12, [rbp + 1392]                                 ;  1313.0 p2      41 next reload
        pand xmm12, xmm15                                          ;  1363.3 p1      41 next
        pxor xmm13, xmm12                                          ;  1365.3 p1      41 next
        pxor xmm3, xmm13                                           ;  1367.3 p1      41 next
        movdqa xmm12, [rbp + 1808]                                 ;  1315.3 p2      41 next reload
        pxor xmm15, xmm12                                          ;  1366.3 p1      41 next
        pxor xmm12, xmm8                                           ;  1367.3 p1      41 next
        movdqa xmm13, [rbp + 1552]                                 ;  1315.0 p2      41 next reload
        pxor xmm6, xmm13                                           ;  1368.3 p1      41 next
        pxor xmm13, [rbp + 1696]                                   ;  1369.3 p2+p1   50 next
        pxor xmm5, xmm15                                           ;  1370.3 p1      41 next
        pxor xmm2, xmm5                                            ;  1372.3 p1      41 next
        pxor xmm11, xmm2                                           ;  1374.3 p1      41 next
        movdqa xmm2, [rbp + 1984]                                  ;  1317.0 p2      41 next reload
        por xmm2, xmm15                                            ;  1373.3 p1      41 next
        pxor xmm8, xmm2                                            ;  1375.3 p1      41 next
        movdqa xmm15, [rbp + 1920]                                 ;  1318.0 p2      41 next
        pxor xmm15, xmm12                                          ;  1375.3 p1      41 next
        movdqa xmm2, [rbp + 1872]                                  ;  1319.0 p2      41 next
        pxor xmm2, xmm3                                            ;  1376.3 p1      41 next
        movdqa xmm3, [rbp + 1952]                                  ;  1320.0 p2      41 next
        pxor xmm0, xmm8                                            ;  1377.3 p1      41 next
        movdqa xmm5, [rbp + 1616]                                  ;  1321.0 p2      41 next
        pxor xmm3, xmm11                                           ;  1378.3 p1      41 next
        movdqa xmm8, [rbp + 1792]                                  ;  1322.0 p2      41 next
        pxor xmm7, xmm0                                            ;  1379.3 p1      41 next
        movdqa xmm0, [rbp + 1664]                                  ;  1323.0 p2      41 next
        pxor xmm4, xmm10                                           ;  1380.3 p1      41 next
        movdqa xmm11, [rbp + 1760]                                 ;  1324.0 p2      50 next reload
        pxor xmm10, xmm11                                          ;  1381.3 p1      50 next
        movdqa xmm12, [rbp + 1360]                                 ;  1325.0 p2      41 next reload
        pxor xmm9, xmm12                                           ;  1382.3 p1      41 next
        pxor xmm12, [rbp + 1632]                                   ;  1383.3 p2+p1   50 next
        movdqa xmm11, [rbp + 1344]                                 ;  1327.0 p2      41 next reload
        pxor xmm11, xmm15                                          ;  1384.3 p1      41 next
        pxor xmm0, xmm7                                            ;  1385.3 p1      41 next
        pxor xmm1, xmm11                                           ;  1386.3 p1      41 next
        movdqa xmm15, [rbp + 1952]                                 ;  1328.0 p2      50 next
        movdqa xmm7, [rbp + 1584]                                  ;  1329.0 p2      50 next reload
        pxor xmm15, xmm7                                           ;  1387.3 p1      50 next
        pxor xmm8, xmm1                                            ;  1388.3 p1      41 next
        movdqa xmm1, [rbp + 1568]                                  ;  1330.0 p2      50 next reload
        pxor xmm6, xmm1                                            ;  1389.3 p1      50 next
        pxor xmm2, xmm14                                           ;  1390.3 p1      41 next
        movdqa xmm11, xmm7                                         ;  1340.0 p0      58 r copy
        pand xmm11, [r8 + 496]                                     ;  1391.3 p2+p1   58 r
        pxor xmm5, xmm2                                            ;  1392.3 p1      41 next
        movdqa xmm2, xmm1                                          ;  1341.0 p0      58 r copy
        pand xmm2, [r8 + 400]                                      ;  1393.3 p2+p1   58 r
        pxor xmm3, [rbp + 1488]                                    ;  1394.3 p2+p1   50 next
        pxor xmm4, [rbp + 1904]                                    ;  1395.3 p2+p1   50 next
        pxor xmm13, xmm11                                          ;  1396.3 p1      58 r
        movdqa xmm11, [rbp + 1616]                                 ;  1335.0 p2      50 next
        pxor xmm11, [rbp + 1376]                                   ;  1397.3 p2+p1   50 next
        pxor xmm9, [rbp + 1440]                                    ;  1398.3 p2+p1   50 next
        pxor xmm0, [rbp + 1776]                                    ;  1399.3 p2+p1   50 next
        pxor xmm8, [rbp + 1520]                                    ;  1400.3 p2+p1   50 next
        pxor xmm5, [rbp + 1424]                                    ;  1401.3 p2+p1   50 next
        pxor xmm2, xmm5                                            ;  1403.3 p1      58 r
        movdqa xmm5, [rbp + 1792]                                  ;  1341.0 p2      50 next
        pxor xmm5, [rbp + 1824]                                    ;  1403.3 p2+p1   50 next
        movdqa xmm14, [rbp + 1664]                                 ;  1343.0 p2      50 next
        pxor xmm14, [rbp + 1408]                                   ;  1404.3 p2+p1   50 next
        movdqa [rbp + 1664], xmm2                                  ;  1405.3 p0+p3   58 r spill
        movdqa xmm2, [rbp + 1680]                                  ;  1345.0 p2      50 next
        pxor xmm2, [rbp + 1472]                                    ;  1405.3 p2+p1   50 next
        movdqa [rbp + 1680], xmm13                                 ;  1398.3 p0+p3   58 r spill
        movdqa xmm13, [rbp + 1744]                                 ;  1347.0 p2      50 next
        pxor xmm13, [rbp + 1648]                                   ;  1406.3 p2+p1   50 next
        movdqa [rbp + 1744], xmm1                                  ;  1344.0 p0+p3   59 r spill
        movdqa xmm1, [rbp + 1696]                                  ;  1349.0 p2      58 r
        pand xmm1, [r8 + 256]                                      ;  1407.3 p2+p1   58 r
        pxor xmm11, xmm1                                           ;  1409.3 p1      58 r
        movdqa xmm1, [rbp + 1376]                                  ;  1351.0 p2      58 r
        pand xmm1, [r8 + 272]                                      ;  1409.3 p2+p1   58 r
        pxor xmm10, xmm1                                           ;  1411.3 p1      58 r
        movdqa xmm1, [rbp + 1760]                                  ;  1353.0 p2      58 r
        pand xmm1, [r8 + 288]                                      ;  1411.3 p2+p1   58 r
        pxor xmm5, xmm1                                            ;  1413.3 p1      58 r
        movdqa xmm1, [rbp + 1824]                                  ;  1355.0 p2      58 r
        pand xmm1, [r8 + 304]                                      ;  1413.3 p2+p1   58 r
        pxor xmm14, xmm1                                           ;  1415.3 p1      58 r
        movdqa xmm1, [rbp + 1408]                                  ;  1357.0 p2      58 r
        pand xmm1, [r8 + 320]                                      ;  1415.3 p2+p1   58 r
        pxor xmm12, xmm1                                           ;  1417.3 p1      58 r
        movdqa xmm1, [rbp + 1632]                                  ;  1359.0 p2      58 r
        pand xmm1, [r8 + 336]                                      ;  1417.3 p2+p1   58 r
        pxor xmm2, xmm1                                            ;  1419.3 p1      58 r
        movdqa xmm1, [rbp + 1472]                                  ;  1361.0 p2      58 r
        pand xmm1, [r8 + 352]                                      ;  1419.3 p2+p1   58 r
        pxor xmm13, xmm1                                           ;  1421.3 p1      58 r
        movdqa xmm1, [rbp + 1648]                                  ;  1363.0 p2      58 r
        pand xmm1, [r8 + 368]                                      ;  1421.3 p2+p1   58 r
        pxor xmm3, xmm1                                            ;  1423.3 p1      58 r
        movdqa xmm1, [rbp + 1488]                                  ;  1365.0 p2      58 r
        pand xmm1, [r8 + 384]                                      ;  1423.3 p2+p1   58 r
        pxor xmm6, xmm1                                            ;  1425.3 p1      58 r
        movdqa xmm1, [rbp + 1424]                                  ;  1367.0 p2      58 r
        pand xmm1, [r8 + 416]                                      ;  1425.3 p2+p1   58 r
        pxor xmm4, xmm1                                            ;  1427.3 p1      58 r
        movdqa xmm1, [rbp + 1904]                                  ;  1369.0 p2      58 r
        pand xmm1, [r8 + 432]                                      ;  1427.3 p2+p1   58 r
        pxor xmm8, xmm1                                            ;  1429.3 p1      58 r
        movdqa xmm1, [rbp + 1520]                                  ;  1371.0 p2      58 r
        pand xmm1, [r8 + 448]                                      ;  1429.3 p2+p1   58 r
        pxor xmm0, xmm1                                            ;  1431.3 p1      58 r
        movdqa xmm1, [rbp + 1776]                                  ;  1373.0 p2      58 r
        pand xmm1, [r8 + 464]                                      ;  1431.3 p2+p1   58 r
        pxor xmm9, xmm1                                            ;  1433.3 p1      58 r
        movdqa xmm1, [rbp + 1440]                                  ;  1376.7 p2      58 r
        pand xmm1, [r8 + 480]                                      ;  1433.3 p2+p1   58 r
        pxor xmm15, xmm1                                           ;  1435.3 p1      58 r
        movdqa xmm1, [r9 + 2304]                                   ;  1378.7 p2      59 r
        por xmm1, xmm15                                            ;  1437.3 p1      59 r
        pxor xmm1, [rbp + 1696]                                    ;  1439.3 p2+p1   59 r
        pxor xmm1, [rax + 272]                                     ;  1441.3 p2+p1  108 r
        pxor xmm15, [rax]                                          ;  1438.3 p2+p1  108 r
        movdqa [rbp - 128], xmm15                                  ;  1440.3 p0+p3  108 r spill
        movdqa xmm15, [rbp + 1680]                                 ;  1398.3 p2      59 r
        por xmm15, [r9 + 2320]                                     ;  1439.3 p2+p1   59 r
        pxor xmm15, [rbp + 1376]                                   ;  1441.3 p2+p1   59 r
        pxor xmm15, [rax + 288]                                    ;  1443.3 p2+p1  108 r
        movdqa [rbp + 160], xmm15                                  ;  1445.3 p0+p3  108 r spill
        movdqa xmm15, [r9 + 2336]                                  ;  1387.3 p2      59 r
        por xmm15, xmm11                                           ;  1442.3 p1      59 r
        pxor xmm11, [rax + 32]                                     ;  1443.3 p2+p1  108 r
        pxor xmm15, [rbp + 1760]                                   ;  1444.3 p2+p1   59 r
        pxor xmm15, [rax + 304]                                    ;  1446.3 p2+p1  108 r
        movdqa [rbp - 96], xmm11                                   ;  1445.3 p0+p3  108 r spill
        movdqa xmm11, xmm10                                        ;  1413.3 p0      59 r copy
        por xmm11, [r9 + 2352]                                     ;  1446.3 p2+p1   59 r
        pxor xmm10, [rax + 48]                                     ;  1447.3 p2+p1  108 r
        pxor xmm11, [rbp + 1824]                                   ;  1448.3 p2+p1   59 r
        pxor xmm11, [rax + 320]                                    ;  1450.3 p2+p1  108 r
        movdqa [rbp - 80], xmm10                                   ;  1449.3 p0+p3  108 r spill
        movdqa xmm10, xmm5                                         ;  1415.3 p0      59 r copy
        por xmm10, [r9 + 2368]                                     ;  1450.3 p2+p1   59 r
        pxor xmm5, [rax + 64]                                      ;  1451.3 p2+p1  108 r
        pxor xmm10, [rbp + 1408]                                   ;  1452.3 p2+p1   59 r
        pxor xmm10, [rax + 336]                                    ;  1454.3 p2+p1  108 r
        movdqa [rbp - 64], xmm5                                    ;  1453.3 p0+p3  108 r spill
        movdqa xmm5, xmm14                                         ;  1417.3 p0      59 r copy
        por xmm5, [r9 + 2384]                                      ;  1454.3 p2+p1   59 r
        pxor xmm14, [rax + 80]                                     ;  1455.3 p2+p1  108 r
        pxor xmm5, [rbp + 1632]                                    ;  1456.3 p2+p1   59 r
        pxor xmm5, [rax + 352]                                     ;  1458.3 p2+p1  108 r
        movdqa [rbp - 48], xmm14                                   ;  1457.3 p0+p3  108 r spill
        movdqa xmm14, xmm12                                        ;  1419.3 p0      59 r copy
        por xmm14, [r9 + 2400]                                     ;  1458.3 p2+p1   59 r
        pxor xmm12, [rax + 96]                                     ;  1459.3 p2+p1  108 r
        pxor xmm14, [rbp + 1472]                                   ;  1460.3 p2+p1   59 r
        pxor xmm14, [rax + 368]                                    ;  1462.3 p2+p1  108 r
        movdqa [rbp - 32], xmm12                                   ;  1461.3 p0+p3  108 r spill
        movdqa xmm12, xmm2                                         ;  1421.3 p0      59 r copy
        por xmm12, [r9 + 2416]                                     ;  1462.3 p2+p1   59 r
        pxor xmm2, [rax + 112]                                     ;  1463.3 p2+p1  108 r
        pxor xmm12, [rbp + 1648]                                   ;  1464.3 p2+p1   59 r
        pxor xmm12, [rax + 384]                                    ;  1466.3 p2+p1  108 r
        movdqa [rbp - 16], xmm2                                    ;  1465.3 p0+p3  108 r spill
        movdqa xmm2, xmm13                                         ;  1423.3 p0      59 r copy
        por xmm2, [r9 + 2432]                                      ;  1466.3 p2+p1   59 r
        pxor xmm13, [rax + 128]                                    ;  1467.3 p2+p1  108 r
        pxor xmm2, [rbp + 1488]                                    ;  1468.3 p2+p1   59 r
        pxor xmm2, [rax + 400]                                     ;  1470.3 p2+p1  108 r
        movdqa [rbp + 0], xmm13                                    ;  1469.3 p0+p3  108 r spill
        movdqa xmm13, xmm3                                         ;  1425.3 p0      59 r copy
        por xmm13, [r9 + 2448]                                     ;  1470.3 p2+p1   59 r
        movdqa [rbp + 272], xmm2                                   ;  1472.3 p0+p3  108 r spill
        movdqa xmm2, [rbp + 1744]                                  ;  1424.0 p2      59 r reload
        pxor xmm2, xmm13                                           ;  1472.3 p1      59 r
        movdqa xmm13, xmm6                                         ;  1427.3 p0      59 r copy
        por xmm13, [r9 + 2464]                                     ;  1472.3 p2+p1   59 r
        pxor xmm13, [rbp + 1424]                                   ;  1474.3 p2+p1   59 r
        pxor xmm3, [rax + 144]                                     ;  1474.3 p2+p1  108 r
        pxor xmm6, [rax + 160]                                     ;  1475.3 p2+p1  108 r
        pxor xmm2, [rax + 416]                                     ;  1476.3 p2+p1  108 r
        pxor xmm13, [rax + 432]                                    ;  1477.3 p2+p1  108 r
        movdqa [rbp + 32], xmm6                                    ;  1477.3 p0+p3  108 r spill
        movdqa xmm6, xmm4                                          ;  1433.3 p0      59 r copy
        por xmm6, [r9 + 2496]                                      ;  1478.3 p2+p1   59 r
        pxor xmm6, [rbp + 1520]                                    ;  1480.3 p2+p1   59 r
        pxor xmm4, [rax + 192]                                     ;  1480.3 p2+p1  108 r
        pxor xmm6, [rax + 464]                                     ;  1482.3 p2+p1  108 r
        movdqa [rbp + 64], xmm4                                    ;  1482.3 p0+p3  108 r spill
        movdqa xmm4, xmm8                                          ;  1441.3 p0      59 r copy
        por xmm4, [r9 + 2512]                                      ;  1482.3 p2+p1   59 r
        pxor xmm4, [rbp + 1776]                                    ;  1484.3 p2+p1   59 r
        pxor xmm8, [rax + 208]                                     ;  1484.3 p2+p1  108 r
        pxor xmm4, [rax + 480]                                     ;  1486.3 p2+p1  108 r
        movdqa [rbp + 80], xmm8                                    ;  1486.3 p0+p3  108 r spill
        movdqa xmm8, xmm0                                          ;  1446.3 p0      59 r copy
        por xmm8, [r9 + 2528]                                      ;  1486.3 p2+p1   59 r
        pxor xmm8, [rbp + 1440]                                    ;  1488.3 p2+p1   59 r
        pxor xmm0, [rax + 224]                                     ;  1488.3 p2+p1  108 r
        pxor xmm8, [rax + 496]                                     ;  1490.3 p2+p1  108 r
        movdqa [rbp + 96], xmm0                                    ;  1490.3 p0+p3  108 r spill
        movdqa xmm0, xmm9                                          ;  1450.0 p0      59 r copy
        por xmm0, [r9 + 2544]                                      ;  1490.3 p2+p1   59 r
        pxor xmm7, xmm0                                            ;  1492.3 p1      59 r
        pxor xmm7, [rax + 256]                                     ;  1494.3 p2+p1  108 r
        movdqa xmm0, [rbp + 1664]                                  ;  1452.3 p2      59 r
        por xmm0, [r9 + 2480]                                      ;  1493.3 p2+p1   59 r
        pxor xmm0, [rbp + 1904]                                    ;  1495.3 p2+p1   59 r
        pxor xmm0, [rax + 448]                                     ;  1497.3 p2+p1  108 r
        pxor xmm9, [rax + 240]                                     ;  1496.3 p2+p1  108 r
        movdqa [rbp + 112], xmm9                                   ;  1498.3 p0+p3  108 r spill
        movdqa xmm9, xmm1                                          ;  1455.7 p0      58 r copy
        pand xmm9, [r8]                                            ;  1497.3 p2+p1   58 r
        pxor xmm9, [rbp - 96]                                      ;  1509.3 p2+p1   58 r
        movdqa [rbp + 144], xmm1                                   ;  1457.0 p0+p3  108 r spill
        movdqa xmm1, xmm15                                         ;  1458.0 p0      58 r copy
        pand xmm1, [r8 + 32]                                       ;  1499.3 p2+p1   58 r
        pxor xmm1, [rbp - 64]                                      ;  1501.3 p2+p1   58 r
        movdqa [rbp + 176], xmm15                                  ;  1459.3 p0+p3  108 r spill
        movdqa xmm15, xmm11                                        ;  1460.3 p0      58 r copy
        pand xmm15, [r8 + 48]                                      ;  1501.3 p2+p1   58 r
        pxor xmm15, [rbp - 48]                                     ;  1503.3 p2+p1   58 r
        movdqa [rbp + 192], xmm11                                  ;  1461.7 p0+p3  108 r spill
        movdqa xmm11, xmm10                                        ;  1462.7 p0      58 r copy
        pand xmm11, [r8 + 64]                                      ;  1503.3 p2+p1   58 r
        pxor xmm11, [rbp - 32]                                     ;  1505.3 p2+p1   58 r
        movdqa [rbp + 208], xmm10                                  ;  1464.0 p0+p3  108 r spill
        movdqa xmm10, xmm5                                         ;  1465.0 p0      58 r copy
        pand xmm10, [r8 + 80]                                      ;  1505.3 p2+p1   58 r
        pxor xmm10, [rbp - 16]                                     ;  1507.3 p2+p1   58 r
        movdqa [rbp + 224], xmm5                                   ;  1466.3 p0+p3  108 r spill
        movdqa xmm5, xmm14                                         ;  1467.3 p0      58 r copy
        pand xmm5, [r8 + 96]                                       ;  1507.3 p2+p1   58 r
        pxor xmm5, [rbp + 0]                                       ;  1509.3 p2+p1   58 r
        movdqa [rbp + 240], xmm14                                  ;  1468.7 p0+p3  108 r spill
        movdqa xmm14, xmm12                                        ;  1469.7 p0      58 r copy
        pand xmm14, [r8 + 112]                                     ;  1509.3 p2+p1   58 r
        pxor xmm14, xmm3                                           ;  1511.3 p1      58 r
        movdqa [rbp + 16], xmm3                                    ;  1476.3 p0+p3  108 r spill
        movdqa xmm3, xmm12                                         ;  1471.7 p0      59 r copy
        movdqa [rbp + 256], xmm12                                  ;  1472.7 p0+p3  108 r spill
        movdqa xmm12, xmm2                                         ;  1478.3 p0      58 r copy
        pand xmm12, [r8 + 144]                                     ;  1511.3 p2+p1   58 r
        movdqa [rbp + 288], xmm2                                   ;  1478.3 p0+p3  108 r spill
        movdqa xmm2, xmm13                                         ;  1479.3 p0      58 r copy
        pand xmm2, [r8 + 160]                                      ;  1512.3 p2+p1   58 r
        pxor xmm2, [rbp + 64]                                      ;  1514.3 p2+p1   58 r
        movdqa [rbp + 304], xmm13                                  ;  1479.3 p0+p3  108 r spill
        movdqa xmm13, xmm6                                         ;  1484.3 p0      58 r copy
        pand xmm13, [r8 + 192]                                     ;  1514.3 p2+p1   58 r
        pxor xmm13, [rbp + 96]                                     ;  1516.3 p2+p1   58 r
        movdqa [rbp + 336], xmm6                                   ;  1484.3 p0+p3  108 r spill
        movdqa xmm6, [rbp + 1680]                                  ;  1478.7 p2     108 r
        pxor xmm6, [rax + 16]                                      ;  1516.3 p2+p1  108 r
        movdqa [rbp + 1680], xmm13                                 ;  1518.3 p0+p3   58 r spill
        movdqa xmm13, xmm4                                         ;  1488.3 p0      58 r copy
        pand xmm13, [r8 + 208]                                     ;  1517.3 p2+p1   58 r
        pxor xmm13, [rbp + 112]                                    ;  1519.3 p2+p1   58 r
        movdqa [rbp + 352], xmm4                                   ;  1488.3 p0+p3  108 r spill
        movdqa xmm4, xmm8                                          ;  1492.3 p0      58 r copy
        pand xmm4, [r8 + 224]                                      ;  1519.3 p2+p1   58 r
        pxor xmm4, [rbp - 128]                                     ;  1521.3 p2+p1   58 r
        movdqa [rbp + 368], xmm8                                   ;  1492.3 p0+p3  108 r spill
        movdqa xmm8, xmm7                                          ;  1496.3 p0      58 r copy
        pand xmm8, [r8 + 240]                                      ;  1521.3 p2+p1   58 r
        pxor xmm8, xmm6                                            ;  1523.3 p1      58 r
        movdqa [rbp - 112], xmm6                                   ;  1518.3 p0+p3  108 r spill
        movdqa xmm6, xmm0                                          ;  1499.3 p0      58 r copy
        pand xmm6, [r8 + 176]                                      ;  1523.3 p2+p1   58 r
        pxor xmm6, [rbp + 80]                                      ;  1529.3 p2+p1   58 r
        movdqa [rbp + 320], xmm0                                   ;  1499.3 p0+p3  108 r spill
        movdqa xmm0, xmm7                                          ;  1496.3 p0      59 r copy
        movdqa [rbp + 128], xmm7                                   ;  1496.3 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1664]                                  ;  1492.3 p2     108 r
        pxor xmm7, [rax + 176]                                     ;  1525.3 p2+p1  108 r
        pxor xmm12, xmm7                                           ;  1527.3 p1      58 r
        movdqa [rbp + 48], xmm7                                    ;  1527.3 p0+p3  108 r spill
        movdqa xmm7, xmm9                                          ;  1511.3 p0      59 r copy
        por xmm7, [r9 + 2080]                                      ;  1527.3 p2+p1   59 r
        pxor xmm7, [rbp + 176]                                     ;  1538.3 p2+p1   59 r
        pxor xmm7, [r8 + 480]                                      ;  1540.3 p2+p1   50 next
        movdqa [rbp + 1712], xmm9                                  ;  1511.3 p0+p3   58 r spill
        movdqa xmm9, xmm1                                          ;  1503.3 p0      59 r copy
        por xmm9, [r9 + 2112]                                      ;  1530.3 p2+p1   59 r
        pxor xmm9, [rbp + 208]                                     ;  1538.3 p2+p1   59 r
        pxor xmm9, [r8 + 256]                                      ;  1540.3 p2+p1   50 next
        movdqa [rbp + 1600], xmm1                                  ;  1503.3 p0+p3   58 r spill
        movdqa xmm1, xmm15                                         ;  1511.3 p0      59 r copy
        por xmm1, [r9 + 2128]                                      ;  1533.3 p2+p1   59 r
        pxor xmm1, [rbp + 224]                                     ;  1538.3 p2+p1   59 r
        pxor xmm1, [r8 + 272]                                      ;  1540.3 p2+p1   50 next
        movdqa [rbp + 1968], xmm15                                 ;  1513.7 p0+p3   58 r spill
        movdqa xmm15, xmm11                                        ;  1514.7 p0      59 r copy
        por xmm15, [r9 + 2144]                                     ;  1536.3 p2+p1   59 r
        pxor xmm15, [rbp + 240]                                    ;  1538.3 p2+p1   59 r
        pxor xmm15, [r8 + 288]                                     ;  1540.3 p2+p1   50 next
        movdqa [rbp + 1840], xmm11                                 ;  1516.7 p0+p3   58 r spill
        movdqa xmm11, xmm10                                        ;  1517.7 p0      59 r copy
        por xmm11, [r9 + 2160]                                     ;  1539.3 p2+p1   59 r
        pxor xmm3, xmm11                                           ;  1541.3 p1      59 r
        movdqa xmm11, xmm5                                         ;  1518.7 p0      59 r copy
        por xmm11, [r9 + 2176]                                     ;  1541.3 p2+p1   59 r
        pxor xmm11, [rbp + 272]                                    ;  1543.3 p2+p1   59 r
        pxor xmm3, [r8 + 304]                                      ;  1543.3 p2+p1   50 next
        pxor xmm11, [r8 + 320]                                     ;  1545.3 p2+p1   50 next
        movdqa [rbp + 1728], xmm5                                  ;  1521.7 p0+p3   58 r spill
        movdqa xmm5, xmm14                                         ;  1522.7 p0      59 r copy
        por xmm5, [r9 + 2192]                                      ;  1545.3 p2+p1   59 r
        pxor xmm5, [rbp + 288]                                     ;  1547.3 p2+p1   59 r
        pxor xmm5, [r8 + 336]                                      ;  1549.3 p2+p1   50 next
        movdqa [rbp + 1936], xmm14                                 ;  1524.7 p0+p3   58 r spill
        movdqa xmm14, xmm2                                         ;  1525.7 p0      59 r copy
        por xmm14, [r9 + 2240]                                     ;  1548.3 p2+p1   59 r
        pxor xmm14, [rbp + 336]                                    ;  1550.3 p2+p1   59 r
        pxor xmm14, [r8 + 384]                                     ;  1552.3 p2+p1   50 next
        movdqa [rbp + 1456], xmm2                                  ;  1527.7 p0+p3   58 r spill
        movdqa xmm2, xmm4                                          ;  1528.7 p0      59 r copy
        por xmm2, [r9 + 2048]                                      ;  1551.3 p2+p1   59 r
        pxor xmm2, [rbp + 144]                                     ;  1553.3 p2+p1   59 r
        pxor xmm2, [r8 + 448]                                      ;  1555.3 p2+p1   50 next
        movdqa [rbp + 1888], xmm10                                 ;  1530.7 p0+p3   58 r spill
        movdqa xmm10, xmm8                                         ;  1531.7 p0      59 r copy
        por xmm10, [r9 + 2064]                                     ;  1554.3 p2+p1   59 r
        pxor xmm10, [rbp + 160]                                    ;  1556.3 p2+p1   59 r
        pxor xmm10, [r8 + 464]                                     ;  1558.3 p2+p1   50 next
        movdqa [rbp + 2000], xmm8                                  ;  1533.7 p0+p3   58 r spill
        movdqa xmm8, xmm13                                         ;  1534.7 p0      59 r copy
        por xmm8, [r9 + 2288]                                      ;  1557.3 p2+p1   59 r
        pxor xmm0, xmm8                                            ;  1559.3 p1      59 r
        movdqa xmm8, xmm6                                          ;  1535.7 p0      59 r copy
        por xmm8, [r9 + 2256]                                      ;  1559.3 p2+p1   59 r
        pxor xmm8, [rbp + 352]                                     ;  1561.3 p2+p1   59 r
        pxor xmm0, [r8 + 432]                                      ;  1561.3 p2+p1   50 next
        pxor xmm8, [r8 + 400]                                      ;  1563.3 p2+p1   50 next
        movdqa [rbp + 2016], xmm13                                 ;  1538.7 p0+p3   58 r spill
        movdqa xmm13, xmm12                                        ;  1539.7 p0      59 r copy
        por xmm13, [r9 + 2224]                                     ;  1563.3 p2+p1   59 r
        pxor xmm13, [rbp + 320]                                    ;  1565.3 p2+p1   59 r
        pxor xmm13, [r8 + 368]                                     ;  1567.3 p2+p1   50 next
        movdqa [rbp + 2032], xmm6                                  ;  1541.7 p0+p3   58 r spill
        movdqa xmm6, [rbp + 160]                                   ;  1543.0 p2      58 r
        pand xmm6, [r8 + 16]                                       ;  1566.3 p2+p1   58 r
        pxor xmm6, [rbp - 80]                                      ;  1568.3 p2+p1   58 r
        movdqa [rbp + 2048], xmm12                                 ;  1544.0 p0+p3   58 r spill
        movdqa xmm12, [rbp + 272]                                  ;  1546.0 p2      58 r
        pand xmm12, [r8 + 128]                                     ;  1568.3 p2+p1   58 r
        pxor xmm12, [rbp + 32]                                     ;  1570.3 p2+p1   58 r
        movdqa [rbp + 2064], xmm4                                  ;  1546.3 p0+p3   58 r spill
        movdqa xmm4, [rbp + 1680]                                  ;  1549.0 p2      59 r
        por xmm4, [r9 + 2272]                                      ;  1570.3 p2+p1   59 r
        pxor xmm4, [rbp + 368]                                     ;  1572.3 p2+p1   59 r
        pxor xmm4, [r8 + 416]                                      ;  1574.3 p2+p1   50 next
        movdqa [rbp + 2080], xmm9                                  ;  1549.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 192]                                   ;  1553.0 p2      59 r
        movdqa [rbp + 2096], xmm2                                  ;  1557.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 304]                                   ;  1554.0 p2      59 r
        movdqa [rbp + 2112], xmm1                                  ;  1553.3 p0+p3   50 next spill
        movdqa xmm1, xmm6                                          ;  1570.3 p0      59 r copy
        por xmm1, [r9 + 2096]                                      ;  1577.3 p2+p1   59 r
        pxor xmm9, xmm1                                            ;  1579.3 p1      59 r
        pxor xmm9, [r8 + 496]                                      ;  1581.3 p2+p1   50 next
        movdqa xmm1, xmm12                                         ;  1572.3 p0      59 r copy
        por xmm1, [r9 + 2208]                                      ;  1579.3 p2+p1   59 r
        pxor xmm2, xmm1                                            ;  1581.3 p1      59 r
        pxor xmm2, [r8 + 352]                                      ;  1583.3 p2+p1   50 next
        movdqa xmm1, xmm15                                         ;  1556.0 p0      41 next copy
        pxor xmm1, xmm14                                           ;  1579.3 p1      41 next
        movdqa [rbp + 2128], xmm12                                 ;  1572.3 p0+p3   58 r spill
        movdqa xmm12, xmm15                                        ;  1558.0 p0      41 next copy
        pand xmm12, xmm3                                           ;  1580.3 p1      41 next
        movdqa [rbp + 2144], xmm6                                  ;  1570.3 p0+p3   58 r spill
        movdqa xmm6, xmm15                                         ;  1560.0 p0      41 next copy
        movdqa [rbp + 2160], xmm9                                  ;  1583.3 p0+p3   50 next spill
        movdqa xmm9, xmm15                                         ;  1562.0 p0      41 next copy
        pand xmm9, xmm13                                           ;  1581.3 p1      41 next
        pxor xmm9, xmm3                                            ;  1583.3 p1      41 next
        movdqa [rbp + 2176], xmm0                                  ;  1563.3 p0+p3   50 next spill
        movdqa xmm0, xmm15                                         ;  1564.0 p0      41 next copy
        pxor xmm0, xmm3                                            ;  1583.3 p1      41 next
        movdqa [rbp + 2192], xmm7                                  ;  1565.0 p0+p3   50 next spill
        movdqa xmm7, xmm15                                         ;  1566.0 p0      41 next copy
        pand xmm7, xmm4                                            ;  1584.3 p1      41 next
        movdqa [rbp + 2208], xmm10                                 ;  1567.0 p0+p3   50 next spill
        movdqa xmm10, xmm14                                        ;  1568.0 p0      41 next copy
        pxor xmm10, xmm5                                           ;  1585.3 p1      41 next
        movdqa [rbp + 2224], xmm0                                  ;  1585.3 p0+p3   41 next spill
        movdqa xmm0, xmm14                                         ;  1570.0 p0      41 next copy
        pand xmm0, xmm13                                           ;  1586.3 p1      41 next
        pxor xmm0, [rel kasumi_decrypt_compact.T0_constants128]    ;  1588.3 p2+p1   41 next
        movdqa [rbp + 2240], xmm7                                  ;  1586.3 p0+p3   41 next spill
        movdqa xmm7, xmm14                                         ;  1572.0 p0      41 next copy
        pand xmm7, xmm5                                            ;  1588.3 p1      41 next
        movdqa [rbp + 2256], xmm9                                  ;  1585.3 p0+p3   41 next spill
        movdqa xmm9, xmm14                                         ;  1574.0 p0      41 next copy
        pand xmm14, xmm3                                           ;  1589.3 p1      41 next
        pand xmm9, [rbp + 2224]                                    ;  1596.3 p2+p1   41 next
        movdqa [rbp + 2272], xmm9                                  ;  1598.3 p0+p3   41 next spill
        movdqa xmm9, xmm3                                          ;  1576.0 p0      41 next copy
        pxor xmm9, xmm11                                           ;  1591.3 p1      41 next
        movdqa [rbp + 2288], xmm14                                 ;  1591.3 p0+p3   41 next spill
        movdqa xmm14, xmm3                                         ;  1578.0 p0      41 next copy
        movdqa [rbp + 2304], xmm9                                  ;  1593.3 p0+p3   41 next spill
        movdqa xmm9, xmm3                                          ;  1580.0 p0      41 next copy
        movdqa [rbp + 2320], xmm15                                 ;  1581.0 p0+p3   41 next spill
        movdqa xmm15, xmm3                                         ;  1582.0 p0      41 next copy
        pand xmm15, xmm11                                          ;  1592.3 p1      41 next
        pxor xmm15, xmm8                                           ;  1594.3 p1      41 next
        pand xmm3, xmm2                                            ;  1594.3 p1      41 next
        movdqa [rbp + 2336], xmm15                                 ;  1596.3 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  1584.0 p0      41 next copy
        pxor xmm15, xmm4                                           ;  1595.3 p1      41 next
        pand xmm14, xmm15                                          ;  1597.3 p1      41 next
        pxor xmm7, xmm14                                           ;  1599.3 p1      41 next
        movdqa xmm14, xmm11                                        ;  1585.0 p0      41 next copy
        pxor xmm14, xmm5                                           ;  1598.3 p1      41 next
        por xmm9, xmm14                                            ;  1600.3 p1      41 next
        pxor xmm9, xmm7                                            ;  1602.3 p1      41 next
        movdqa [rbp + 2352], xmm9                                  ;  1604.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 2320]                                  ;  1581.0 p2      41 next reload
        pxor xmm9, xmm7                                            ;  1601.3 p1      41 next
        movdqa xmm7, xmm11                                         ;  1587.0 p0      41 next copy
        pxor xmm7, xmm8                                            ;  1602.3 p1      41 next
        pand xmm6, xmm7                                            ;  1604.3 p1      41 next
        pxor xmm6, xmm0                                            ;  1606.3 p1      41 next
        movdqa xmm7, xmm11                                         ;  1588.0 p0      41 next copy
        pand xmm7, [rbp + 2336]                                    ;  1607.3 p2+p1   41 next
        movdqa [rbp + 2320], xmm9                                  ;  1603.3 p0+p3   41 next spill
        movdqa xmm9, xmm11                                         ;  1590.0 p0      41 next copy
        pand xmm9, xmm2                                            ;  1606.3 p1      41 next
        movdqa [rbp + 2368], xmm11                                 ;  1591.0 p0+p3   41 next spill
        movdqa xmm11, xmm1                                         ;  1592.0 p0      41 next copy
        pand xmm11, xmm8                                           ;  1607.3 p1      41 next
        pxor xmm11, [rbp + 2256]                                   ;  1609.3 p2+p1   41 next
        movdqa [rbp + 2384], xmm11                                 ;  1611.3 p0+p3   41 next spill
        movdqa xmm11, xmm8                                         ;  1594.0 p0      41 next copy
        pand xmm11, xmm10                                          ;  1609.3 p1      41 next
        movdqa [rbp + 2400], xmm1                                  ;  1595.0 p0+p3   41 next spill
        movdqa xmm1, xmm8                                          ;  1596.0 p0      41 next copy
        pand xmm1, [rbp + 2304]                                    ;  1610.3 p2+p1   41 next
        movdqa [rbp + 2416], xmm11                                 ;  1611.3 p0+p3   41 next spill
        movdqa xmm11, xmm10                                        ;  1598.0 p0      41 next copy
        pand xmm11, xmm2                                           ;  1611.3 p1      41 next
        movdqa [rbp + 2432], xmm0                                  ;  1599.0 p0+p3   41 next spill
        movdqa xmm0, xmm8                                          ;  1600.0 p0      41 next copy
        pand xmm0, xmm4                                            ;  1612.3 p1      41 next
        movdqa [rbp + 2448], xmm4                                  ;  1601.0 p0+p3   50 next spill
        movdqa xmm4, xmm8                                          ;  1602.0 p0      41 next copy
        pand xmm4, xmm13                                           ;  1613.3 p1      41 next
        pand xmm8, xmm2                                            ;  1614.3 p1      41 next
        movdqa [rbp + 2464], xmm4                                  ;  1615.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 2240]                                  ;  1593.7 p2      41 next reload
        pxor xmm4, xmm8                                            ;  1616.3 p1      41 next
        movdqa xmm8, xmm13                                         ;  1604.0 p0      41 next copy
        pand xmm8, xmm2                                            ;  1616.3 p1      41 next
        pxor xmm8, [rel kasumi_decrypt_compact.T0_constants128]    ;  1618.3 p2+p1   41 next
        pxor xmm7, xmm8                                            ;  1620.3 p1      41 next
        movdqa [rbp + 2240], xmm4                                  ;  1618.3 p0+p3   41 next spill
        movdqa xmm4, xmm13                                         ;  1606.0 p0      41 next copy
        pand xmm4, [rbp + 2304]                                    ;  1619.3 p2+p1   41 next
        pxor xmm11, xmm4                                           ;  1621.3 p1      41 next
        movdqa xmm4, xmm13                                         ;  1607.0 p0      41 next copy
        pand xmm4, xmm14                                           ;  1621.3 p1      41 next
        pxor xmm4, [rbp + 2256]                                    ;  1623.3 p2+p1   41 next
        pxor xmm4, xmm1                                            ;  1625.3 p1      41 next
        pxor xmm10, xmm4                                           ;  1627.3 p1      41 next
        movdqa xmm4, xmm13                                         ;  1608.0 p0      41 next copy
        pand xmm4, xmm15                                           ;  1625.3 p1      41 next
        pxor xmm13, xmm0                                           ;  1626.3 p1      41 next
        pxor xmm11, [rbp + 2336]                                   ;  1627.3 p2+p1   41 next
        pxor xmm1, xmm4                                            ;  1628.3 p1      41 next
        pxor xmm1, xmm6                                            ;  1630.3 p1      41 next
        pxor xmm0, xmm1                                            ;  1632.3 p1      41 next
        movdqa xmm1, xmm14                                         ;  1609.0 p0      41 next copy
        pand xmm1, xmm5                                            ;  1631.3 p1      41 next
        pxor xmm12, xmm1                                           ;  1633.3 p1      41 next
        movdqa xmm1, xmm15                                         ;  1610.0 p0      41 next copy
        pand xmm15, xmm14                                          ;  1633.3 p1      41 next
        pand xmm1, xmm5                                            ;  1634.3 p1      41 next
        pand xmm14, [rbp + 2400]                                   ;  1635.3 p2+p1   41 next
        pxor xmm1, xmm11                                           ;  1636.3 p1      41 next
        movdqa [rbp + 2336], xmm0                                  ;  1634.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 2288]                                  ;  1606.3 p2      41 next reload
        pxor xmm0, xmm11                                           ;  1637.3 p1      41 next
        movdqa xmm11, xmm2                                         ;  1612.0 p0      41 next copy
        pand xmm11, [rbp + 2224]                                   ;  1638.3 p2+p1   41 next
        pxor xmm11, xmm12                                          ;  1640.3 p1      41 next
        pxor xmm4, xmm11                                           ;  1642.3 p1      41 next
        pxor xmm10, xmm4                                           ;  1644.3 p1      41 next
        pxor xmm7, xmm12                                           ;  1642.3 p1      41 next
        pxor xmm14, [rbp + 2464]                                   ;  1643.3 p2+p1   41 next
        pxor xmm12, xmm15                                          ;  1644.3 p1      41 next
        movdqa xmm15, [rbp + 2272]                                 ;  1610.3 p2      41 next reload
        movdqa xmm4, [rbp + 2240]                                  ;  1618.3 p2      41 next reload
        pxor xmm15, xmm4                                           ;  1645.3 p1      41 next
        movdqa xmm11, [rbp + 2320]                                 ;  1612.3 p2      41 next reload
        pxor xmm1, xmm11                                           ;  1646.3 p1      41 next
        pxor xmm4, [rbp + 2384]                                    ;  1647.3 p2+p1   41 next
        pxor xmm10, [rel kasumi_decrypt_compact.T0_constants128]   ;  1648.3 p2+p1   41 next
        pxor xmm14, [rbp + 2448]                                   ;  1649.3 p2+p1   41 next
        pxor xmm3, xmm15                                           ;  1650.3 p1      41 next
        pxor xmm0, xmm12                                           ;  1651.3 p1      41 next
        pxor xmm12, xmm2                                           ;  1652.3 p1      41 next
        pxor xmm7, xmm14                                           ;  1653.3 p1      41 next
        pxor xmm6, xmm14                                           ;  1654.3 p1      41 next
        movdqa xmm14, xmm2                                         ;  1615.7 p0      41 next copy
        pand xmm14, xmm5                                           ;  1655.3 p1      41 next
        pand xmm2, [rbp + 2448]                                    ;  1656.3 p2+p1   41 next
        pxor xmm12, [rbp + 2352]                                   ;  1657.3 p2+p1   41 next
        pxor xmm0, xmm5                                            ;  1658.3 p1      41 next
        pxor xmm6, xmm14                                           ;  1659.3 p1      41 next
        pxor xmm4, xmm6                                            ;  1661.3 p1      41 next
        movdqa xmm6, xmm5                                          ;  1618.7 p0      41 next copy
        pand xmm6, [rbp + 2400]                                    ;  1661.3 p2+p1   41 next
        pxor xmm9, xmm6                                            ;  1663.3 p1      41 next
        pxor xmm5, xmm2                                            ;  1663.3 p1      41 next
        movdqa xmm2, [rbp + 2432]                                  ;  1620.3 p2      41 next reload
        pxor xmm2, xmm14                                           ;  1664.3 p1      41 next
        pxor xmm1, xmm2                                            ;  1666.3 p1      41 next
        movdqa xmm14, [rbp + 2448]                                 ;  1621.3 p2      41 next
        pand xmm14, xmm13                                          ;  1666.3 p1      41 next
        pxor xmm13, xmm9                                           ;  1667.3 p1      41 next
        movdqa xmm2, [rbp + 2384]                                  ;  1622.3 p2      41 next
        pxor xmm2, xmm12                                           ;  1668.3 p1      41 next
        movdqa xmm6, [rbp + 2400]                                  ;  1623.3 p2      41 next
        pand xmm6, [rbp + 2448]                                    ;  1669.3 p2+p1   41 next
        pxor xmm15, xmm13                                          ;  1670.3 p1      41 next
        movdqa xmm9, [rbp + 2336]                                  ;  1634.3 p2      41 next
        pxor xmm9, xmm5                                            ;  1671.3 p1      41 next
        movdqa xmm5, [rbp + 2192]                                  ;  1626.3 p2      41 next
        movdqa xmm12, [rbp + 2208]                                 ;  1627.3 p2      50 next reload
        pand xmm5, xmm12                                           ;  1672.3 p1      41 next
        pxor xmm8, xmm14                                           ;  1673.3 p1      41 next
        pxor xmm11, xmm15                                          ;  1674.3 p1      41 next
        movdqa xmm14, [rbp + 2112]                                 ;  1628.3 p2      41 next
        movdqa xmm15, [rbp + 2176]                                 ;  1629.3 p2      50 next reload
        pand xmm14, xmm15                                          ;  1675.3 p1      41 next
        pxor xmm3, xmm6                                            ;  1676.3 p1      41 next
        movdqa xmm6, [rbp + 2368]                                  ;  1630.3 p2      41 next reload
        pxor xmm6, xmm3                                            ;  1678.3 p1      41 next
        movdqa xmm3, [rbp + 2080]                                  ;  1631.3 p2      41 next
        movdqa xmm13, [rbp + 2096]                                 ;  1632.3 p2      50 next reload
        pand xmm3, xmm13                                           ;  1678.3 p1      41 next
        movdqa [rbp + 2368], xmm0                                  ;  1660.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 2416]                                  ;  1633.3 p2      41 next reload
        pxor xmm0, xmm6                                            ;  1680.3 p1      41 next
        pxor xmm5, xmm15                                           ;  1680.3 p1      41 next
        pxor xmm1, xmm8                                            ;  1681.3 p1      41 next
        pxor xmm8, xmm0                                            ;  1682.3 p1      41 next
        movdqa xmm0, [rbp + 2112]                                  ;  1634.3 p2      41 next
        movdqa xmm6, [rbp + 2160]                                  ;  1635.3 p2      50 next reload
        pand xmm0, xmm6                                            ;  1683.3 p1      41 next
        pxor xmm4, xmm12                                           ;  1684.3 p1      41 next
        pxor xmm10, xmm13                                          ;  1685.3 p1      41 next
        pxor xmm9, xmm15                                           ;  1686.3 p1      41 next
        pxor xmm2, xmm6                                            ;  1687.3 p1      41 next
        pxor xmm11, [rbp + 2192]                                   ;  1688.3 p2+p1   41 next
        pxor xmm8, [rbp + 2080]                                    ;  1689.3 p2+p1   41 next
        movdqa [rbp + 2416], xmm7                                  ;  1655.3 p0+p3   41 next spill
        movdqa xmm7, xmm15                                         ;  1640.3 p0      41 next copy
        pand xmm7, [rbp + 2192]                                    ;  1690.3 p2+p1   41 next
        pxor xmm1, [rbp + 2112]                                    ;  1691.3 p2+p1   41 next
        movdqa [rbp + 2336], xmm1                                  ;  1693.3 p0+p3   41 next spill
        movdqa xmm1, xmm15                                         ;  1640.3 p0      41 next copy
        pand xmm1, xmm6                                            ;  1692.3 p1      41 next
        movdqa [rbp + 2448], xmm8                                  ;  1691.3 p0+p3   41 next spill
        movdqa xmm8, xmm15                                         ;  1641.0 p0      41 next copy
        pand xmm8, xmm13                                           ;  1693.3 p1      41 next
        movdqa [rbp + 2400], xmm2                                  ;  1689.3 p0+p3   41 next spill
        movdqa xmm2, xmm15                                         ;  1643.0 p0      41 next copy
        movdqa [rbp + 2176], xmm11                                 ;  1690.3 p0+p3   41 next spill
        movdqa xmm11, xmm12                                        ;  1645.0 p0      41 next copy
        pand xmm11, xmm13                                          ;  1694.3 p1      41 next
        movdqa [rbp + 2384], xmm4                                  ;  1686.3 p0+p3   41 next spill
        movdqa xmm4, xmm12                                         ;  1647.0 p0      41 next copy
        pxor xmm4, [rbp + 2080]                                    ;  1695.3 p2+p1   41 next
        movdqa [rbp + 2432], xmm10                                 ;  1687.3 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;  1649.0 p0      41 next copy
        movdqa [rbp + 2352], xmm9                                  ;  1688.3 p0+p3   41 next spill
        movdqa xmm9, xmm12                                         ;  1651.0 p0      41 next copy
        pand xmm9, [rbp + 2112]                                    ;  1696.3 p2+p1   41 next
        movdqa [rbp + 2320], xmm9                                  ;  1698.3 p0+p3   41 next spill
        movdqa xmm9, xmm12                                         ;  1653.0 p0      41 next copy
        pand xmm9, [rbp + 2080]                                    ;  1697.3 p2+p1   41 next
        movdqa [rbp + 2208], xmm9                                  ;  1699.3 p0+p3   41 next spill
        movdqa xmm9, xmm13                                         ;  1655.0 p0      41 next copy
        movdqa [rbp + 2240], xmm5                                  ;  1682.3 p0+p3   41 next spill
        movdqa xmm5, xmm13                                         ;  1657.0 p0      41 next copy
        movdqa [rbp + 2272], xmm12                                 ;  1658.0 p0+p3   41 next spill
        movdqa xmm12, xmm13                                        ;  1659.0 p0      41 next copy
        pxor xmm12, xmm6                                           ;  1698.3 p1      41 next
        movdqa [rbp + 2464], xmm15                                 ;  1660.0 p0+p3   41 next spill
        movdqa xmm15, xmm13                                        ;  1661.0 p0      41 next copy
        movdqa [rbp + 2224], xmm8                                  ;  1695.3 p0+p3   41 next spill
        movdqa xmm8, xmm13                                         ;  1663.0 p0      41 next copy
        pand xmm13, [rbp + 2112]                                   ;  1699.3 p2+p1   41 next
        movdqa [rbp + 2096], xmm13                                 ;  1701.3 p0+p3   41 next spill
        movdqa xmm13, xmm6                                         ;  1665.0 p0      41 next copy
        pand xmm13, [rbp + 2080]                                   ;  1700.3 p2+p1   41 next
        movdqa [rbp + 2288], xmm4                                  ;  1697.3 p0+p3   41 next spill
        movdqa xmm4, xmm6                                          ;  1667.0 p0      41 next copy
        movdqa [rbp + 2256], xmm2                                  ;  1668.0 p0+p3   41 next spill
        movdqa xmm2, xmm6                                          ;  1669.0 p0      41 next copy
        movdqa [rbp + 2304], xmm8                                  ;  1670.0 p0+p3   41 next spill
        movdqa xmm8, xmm6                                          ;  1671.0 p0      41 next copy
        movdqa [rbp + 2480], xmm10                                 ;  1672.0 p0+p3   41 next spill
        movdqa xmm10, xmm6                                         ;  1673.0 p0      41 next copy
        pand xmm10, [rbp + 2240]                                   ;  1701.3 p2+p1   41 next
        pand xmm6, [rbp + 2192]                                    ;  1702.3 p2+p1   41 next
        movdqa [rbp + 2160], xmm10                                 ;  1703.3 p0+p3   41 next spill
        movdqa xmm10, xmm14                                        ;  1677.3 p0      41 next copy
        pxor xmm10, xmm3                                           ;  1703.3 p1      41 next
        pand xmm3, [rbp + 2192]                                    ;  1704.3 p2+p1   41 next
        pxor xmm8, xmm10                                           ;  1705.3 p1      41 next
        movdqa [rbp + 2496], xmm6                                  ;  1704.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 2480]                                  ;  1672.0 p2      41 next reload
        pand xmm6, xmm8                                            ;  1707.3 p1      41 next
        movdqa xmm8, xmm0                                          ;  1685.3 p0      41 next copy
        pxor xmm8, xmm7                                            ;  1707.3 p1      41 next
        pxor xmm7, xmm10                                           ;  1708.3 p1      41 next
        pxor xmm11, xmm8                                           ;  1709.3 p1      41 next
        pand xmm8, [rbp + 2080]                                    ;  1710.3 p2+p1   41 next
        pand xmm0, [rbp + 2288]                                    ;  1711.3 p2+p1   41 next
        pxor xmm14, xmm11                                          ;  1712.3 p1      41 next
        pand xmm5, xmm14                                           ;  1714.3 p1      41 next
        pand xmm4, xmm11                                           ;  1714.3 p1      41 next
        movdqa xmm14, [rbp + 2192]                                 ;  1677.3 p2      50 next reload
        pand xmm11, xmm14                                          ;  1715.3 p1      41 next
        pxor xmm4, [rbp + 2320]                                    ;  1716.3 p2+p1   41 next
        movdqa [rbp + 2480], xmm10                                 ;  1705.3 p0+p3   41 next spill
        movdqa xmm10, xmm14                                        ;  1688.3 p0      41 next copy
        pxor xmm10, xmm1                                           ;  1717.3 p1      41 next
        pxor xmm3, xmm10                                           ;  1719.3 p1      41 next
        pand xmm9, xmm10                                           ;  1719.3 p1      41 next
        pxor xmm2, xmm9                                            ;  1721.3 p1      41 next
        movdqa xmm9, xmm14                                         ;  1688.3 p0      41 next copy
        movdqa xmm10, [rbp + 2112]                                 ;  1683.3 p2      50 next reload
        pand xmm9, xmm10                                           ;  1721.3 p1      41 next
        pxor xmm0, xmm2                                            ;  1723.3 p1      41 next
        pand xmm15, xmm2                                           ;  1723.3 p1      41 next
        movdqa xmm2, xmm1                                          ;  1694.3 p0      41 next copy
        pxor xmm1, xmm10                                           ;  1724.3 p1      41 next
        por xmm2, xmm13                                            ;  1725.3 p1      41 next
        pxor xmm11, xmm2                                           ;  1727.3 p1      41 next
        pxor xmm13, xmm9                                           ;  1727.3 p1      41 next
        movdqa xmm2, [rbp + 2080]                                  ;  1690.3 p2      50 next reload
        pxor xmm9, xmm2                                            ;  1728.3 p1      41 next
        pxor xmm5, xmm1                                            ;  1729.3 p1      41 next
        pxor xmm1, xmm9                                            ;  1730.3 p1      41 next
        pand xmm9, xmm10                                           ;  1731.3 p1      41 next
        pxor xmm3, xmm9                                            ;  1733.3 p1      41 next
        movdqa xmm9, [rbp + 2480]                                  ;  1705.3 p2      41 next reload
        pand xmm10, xmm9                                           ;  1733.3 p1      41 next
        pand xmm9, xmm2                                            ;  1734.3 p1      41 next
        movdqa [rbp + 2480], xmm5                                  ;  1731.3 p0+p3   41 next spill
        movdqa xmm5, xmm2                                          ;  1701.3 p0      41 next copy
        pxor xmm5, [rbp + 2320]                                    ;  1735.3 p2+p1   41 next
        pand xmm2, [rbp + 2240]                                    ;  1736.3 p2+p1   41 next
        pand xmm14, xmm5                                           ;  1737.3 p1      41 next
        pxor xmm9, xmm14                                           ;  1739.3 p1      41 next
        movdqa xmm14, [rbp + 2208]                                 ;  1699.3 p2      41 next reload
        pand xmm5, xmm14                                           ;  1739.3 p1      41 next
        pxor xmm14, [rbp + 2096]                                   ;  1740.3 p2+p1   41 next
        movdqa [rbp + 2208], xmm2                                  ;  1738.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 2480]                                  ;  1731.3 p2      41 next reload
        pxor xmm2, xmm9                                            ;  1742.3 p1      41 next
        movdqa xmm9, [rbp + 2288]                                  ;  1699.7 p2      41 next
        pand xmm9, [rbp + 2224]                                    ;  1742.3 p2+p1   41 next
        pxor xmm12, xmm9                                           ;  1744.3 p1      41 next
        pxor xmm12, xmm13                                          ;  1746.3 p1      41 next
        movdqa xmm9, [rbp + 2288]                                  ;  1701.7 p2      41 next reload
        pxor xmm13, xmm9                                           ;  1745.3 p1      41 next
        pand xmm9, [rbp + 2496]                                    ;  1746.3 p2+p1   41 next
        pxor xmm10, xmm9                                           ;  1748.3 p1      41 next
        movdqa xmm9, [rbp + 2256]                                  ;  1703.7 p2      41 next reload
        pand xmm9, xmm13                                           ;  1748.3 p1      41 next
        movdqa xmm13, [rbp + 2304]                                 ;  1704.7 p2      41 next reload
        pand xmm13, xmm12                                          ;  1749.3 p1      41 next
        movdqa xmm12, [rel kasumi_decrypt_compact.T0_constants128] ;  1705.7 p2      41 next reload
        pxor xmm9, xmm12                                           ;  1750.3 p1      41 next
        pxor xmm2, [rbp + 2336]                                    ;  1751.3 p2+p1   41 next
        pxor xmm2, [r11 + 2288]                                    ;  1753.3 p2+p1   44 next
        movdqa [rbp + 2304], xmm2                                  ;  1755.3 p0+p3   44 next spill
        movdqa xmm2, [rbp + 2464]                                  ;  1708.7 p2      41 next reload
        pand xmm2, xmm14                                           ;  1753.3 p1      41 next
        pxor xmm7, xmm2                                            ;  1755.3 p1      41 next
        movdqa xmm2, [rbp + 2160]                                  ;  1709.7 p2      41 next reload
        pxor xmm14, xmm2                                           ;  1755.3 p1      41 next
        pxor xmm4, xmm7                                            ;  1757.3 p1      41 next
        pxor xmm2, xmm9                                            ;  1757.3 p1      41 next
        movdqa xmm7, xmm1                                          ;  1732.3 p0      41 next copy
        pxor xmm7, [rbp + 2224]                                    ;  1758.3 p2+p1   41 next
        pxor xmm8, xmm7                                            ;  1760.3 p1      41 next
        pxor xmm6, xmm8                                            ;  1762.3 p1      41 next
        pxor xmm0, xmm14                                           ;  1761.3 p1      41 next
        pxor xmm1, xmm0                                            ;  1763.3 p1      41 next
        movdqa xmm0, [rbp + 2320]                                  ;  1711.7 p2      41 next
        pxor xmm0, [rbp + 2496]                                    ;  1763.3 p2+p1   41 next
        pxor xmm13, xmm0                                           ;  1765.3 p1      41 next
        movdqa xmm0, [rbp + 2096]                                  ;  1713.7 p2      41 next
        pxor xmm0, xmm2                                            ;  1765.3 p1      41 next
        movdqa xmm2, [rbp + 2240]                                  ;  1714.7 p2      41 next
        pxor xmm2, xmm4                                            ;  1766.3 p1      41 next
        movdqa xmm4, [rbp + 2208]                                  ;  1738.3 p2      41 next
        pxor xmm15, xmm0                                           ;  1767.3 p1      41 next
        movdqa xmm0, [rbp + 2352]                                  ;  1716.7 p2      41 next
        pxor xmm10, xmm1                                           ;  1768.3 p1      41 next
        movdqa xmm1, [rbp + 2432]                                  ;  1717.7 p2      41 next
        movdqa xmm7, [rbp + 2272]                                  ;  1718.7 p2      41 next reload
        por xmm7, xmm14                                            ;  1769.3 p1      41 next
        pxor xmm4, xmm13                                           ;  1770.3 p1      41 next
        movdqa xmm14, [rbp + 2384]                                 ;  1719.7 p2      41 next
        pxor xmm3, xmm15                                           ;  1771.3 p1      41 next
        movdqa xmm15, [rbp + 2176]                                 ;  1720.7 p2      41 next
        pxor xmm9, xmm7                                            ;  1772.3 p1      41 next
        movdqa xmm7, [rbp + 2400]                                  ;  1721.7 p2      41 next
        pxor xmm6, xmm12                                           ;  1773.3 p1      41 next
        pxor xmm0, xmm10                                           ;  1774.3 p1      41 next
        movdqa xmm8, [rbp + 2448]                                  ;  1722.7 p2      41 next
        pxor xmm5, xmm9                                            ;  1775.3 p1      41 next
        movdqa xmm9, [r11 + 2192]                                  ;  1723.7 p2      44 next
        pxor xmm15, xmm4                                           ;  1776.3 p1      41 next
        movdqa xmm4, [r11 + 2208]                                  ;  1724.7 p2      44 next
        pxor xmm7, xmm3                                            ;  1777.3 p1      41 next
        movdqa xmm3, [r11 + 2224]                                  ;  1725.7 p2      44 next
        pxor xmm1, xmm6                                            ;  1778.3 p1      41 next
        movdqa xmm6, [r11 + 2240]                                  ;  1726.7 p2      44 next
        pxor xmm11, xmm5                                           ;  1779.3 p1      41 next
        movdqa xmm5, [r11 + 2256]                                  ;  1727.7 p2      44 next
        pxor xmm9, xmm0                                            ;  1780.3 p1      44 next
        movdqa xmm0, [r11 + 2272]                                  ;  1728.7 p2      44 next
        pxor xmm2, xmm12                                           ;  1781.3 p1      41 next
        pxor xmm6, xmm15                                           ;  1782.3 p1      44 next
        movdqa xmm15, [rbp + 2352]                                 ;  1729.7 p2      44 next
        pxor xmm15, [r11 + 2048]                                   ;  1783.3 p2+p1   44 next
        pxor xmm5, xmm7                                            ;  1784.3 p1      44 next
        movdqa xmm7, [rbp + 2432]                                  ;  1731.7 p2      44 next
        pxor xmm7, [r11 + 2064]                                    ;  1785.3 p2+p1   44 next
        pxor xmm8, xmm11                                           ;  1786.3 p1      41 next
        movdqa xmm10, [rbp + 2384]                                 ;  1733.7 p2      44 next
        pxor xmm10, [r11 + 2080]                                   ;  1787.3 p2+p1   44 next
        pxor xmm4, xmm1                                            ;  1788.3 p1      44 next
        movdqa xmm1, [rbp + 2176]                                  ;  1735.7 p2      44 next
        pxor xmm1, [r11 + 2096]                                    ;  1789.3 p2+p1   44 next
        pxor xmm14, xmm2                                           ;  1790.3 p1      41 next
        movdqa xmm2, [rbp + 2400]                                  ;  1737.7 p2      44 next
        pxor xmm2, [r11 + 2112]                                    ;  1791.3 p2+p1   44 next
        pxor xmm0, xmm8                                            ;  1792.3 p1      44 next
        movdqa xmm8, [rbp + 2448]                                  ;  1739.7 p2      44 next
        pxor xmm8, [r11 + 2128]                                    ;  1793.3 p2+p1   44 next
        pxor xmm3, xmm14                                           ;  1794.3 p1      44 next
        movdqa xmm14, [rbp + 2336]                                 ;  1741.7 p2      44 next
        pxor xmm14, [r11 + 2144]                                   ;  1795.3 p2+p1   44 next
        movdqa xmm11, [rbp + 2416]                                 ;  1743.7 p2      44 next
        pxor xmm11, [r11 + 2160]                                   ;  1796.3 p2+p1   44 next
        movdqa xmm13, [rbp + 2368]                                 ;  1745.7 p2      44 next
        pxor xmm13, [r11 + 2176]                                   ;  1797.3 p2+p1   44 next
        movdqa [rbp + 2368], xmm5                                  ;  1786.3 p0+p3   44 next spill
        movdqa xmm5, xmm15                                         ;  1785.3 p0      41 next copy
        pxor xmm5, xmm14                                           ;  1798.3 p1      41 next
        movdqa [rbp + 2416], xmm4                                  ;  1790.3 p0+p3   44 next spill
        movdqa xmm4, xmm15                                         ;  1785.3 p0      41 next copy
        pand xmm4, xmm7                                            ;  1799.3 p1      41 next
        movdqa [rbp + 2336], xmm0                                  ;  1794.3 p0+p3   44 next spill
        movdqa xmm0, xmm15                                         ;  1785.3 p0      41 next copy
        movdqa [rbp + 2448], xmm9                                  ;  1782.3 p0+p3   44 next spill
        movdqa xmm9, xmm15                                         ;  1785.3 p0      41 next copy
        pand xmm9, xmm8                                            ;  1800.3 p1      41 next
        pxor xmm9, xmm7                                            ;  1802.3 p1      41 next
        movdqa [rbp + 2400], xmm6                                  ;  1784.3 p0+p3   44 next spill
        movdqa xmm6, xmm15                                         ;  1785.3 p0      41 next copy
        pxor xmm6, xmm7                                            ;  1802.3 p1      41 next
        movdqa [rbp + 2176], xmm3                                  ;  1796.3 p0+p3   44 next spill
        movdqa xmm3, xmm15                                         ;  1785.3 p0      41 next copy
        pand xmm3, xmm13                                           ;  1803.3 p1      41 next
        movdqa [rbp + 2384], xmm6                                  ;  1804.3 p0+p3   41 next spill
        movdqa xmm6, xmm7                                          ;  1787.3 p0      41 next copy
        pxor xmm6, xmm10                                           ;  1804.3 p1      41 next
        movdqa [rbp + 2432], xmm3                                  ;  1805.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 2384]                                  ;  1804.3 p2      41 next
        pand xmm3, xmm14                                           ;  1815.3 p1      41 next
        movdqa [rbp + 2352], xmm3                                  ;  1817.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 2384]                                  ;  1804.3 p2      41 next
        pand xmm3, xmm2                                            ;  1815.3 p1      41 next
        movdqa xmm12, xmm7                                         ;  1787.3 p0      41 next copy
        movdqa [rbp + 2384], xmm9                                  ;  1804.3 p0+p3   41 next spill
        movdqa xmm9, xmm7                                          ;  1787.3 p0      41 next copy
        movdqa [rbp + 2272], xmm7                                  ;  1787.3 p0+p3   44 next spill
        movdqa xmm7, [rbp + 2384]                                  ;  1804.3 p2      41 next
        movdqa [rbp + 2208], xmm6                                  ;  1806.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 2384]                                  ;  1804.3 p2      41 next
        movdqa [rbp + 2384], xmm3                                  ;  1817.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 2208]                                  ;  1806.3 p2      41 next
        pand xmm3, xmm11                                           ;  1817.3 p1      41 next
        movdqa [rbp + 2240], xmm3                                  ;  1819.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 2208]                                  ;  1806.3 p2      41 next
        pand xmm3, xmm8                                            ;  1817.3 p1      41 next
        movdqa [rbp + 2208], xmm15                                 ;  1785.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 2240]                                 ;  1819.3 p2      41 next
        movdqa [rbp + 2096], xmm2                                  ;  1793.3 p0+p3   44 next spill
        movdqa xmm2, [rbp + 2272]                                  ;  1787.3 p2      41 next
        pand xmm2, xmm10                                           ;  1809.3 p1      41 next
        pxor xmm2, xmm11                                           ;  1811.3 p1      41 next
        movdqa [rbp + 2496], xmm2                                  ;  1813.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 2096]                                  ;  1793.3 p2      41 next
        pand xmm2, xmm8                                            ;  1811.3 p1      41 next
        pxor xmm2, [rel kasumi_decrypt_compact.T0_constants128]    ;  1813.3 p2+p1   41 next
        movdqa [rbp + 2320], xmm2                                  ;  1815.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 2096]                                  ;  1793.3 p2      41 next
        movdqa [rbp + 2224], xmm3                                  ;  1819.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 2496]                                  ;  1813.3 p2      41 next
        movdqa [rbp + 2160], xmm3                                  ;  1824.3 p0+p3   41 next spill
        movdqa xmm3, xmm14                                         ;  1797.3 p0      41 next copy
        pxor xmm3, xmm1                                            ;  1813.3 p1      41 next
        pand xmm2, xmm3                                            ;  1815.3 p1      41 next
        movdqa [rbp + 2464], xmm9                                  ;  1794.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 2224]                                  ;  1819.3 p2      41 next reload
        pxor xmm9, xmm2                                            ;  1830.3 p1      41 next
        movdqa xmm2, xmm14                                         ;  1797.3 p0      41 next copy
        pand xmm2, xmm8                                            ;  1816.3 p1      41 next
        pxor xmm2, [rel kasumi_decrypt_compact.T0_constants128]    ;  1818.3 p2+p1   41 next
        movdqa [rbp + 2224], xmm8                                  ;  1795.3 p0+p3   44 next spill
        movdqa xmm8, [rbp + 2160]                                  ;  1824.3 p2      41 next reload
        pxor xmm8, xmm9                                            ;  1835.3 p1      41 next
        movdqa xmm9, xmm14                                         ;  1797.3 p0      41 next copy
        pand xmm9, xmm1                                            ;  1819.3 p1      41 next
        pand xmm14, [rbp + 2272]                                   ;  1820.3 p2+p1   41 next
        pxor xmm14, xmm8                                           ;  1837.3 p1      41 next
        movdqa [rbp + 2160], xmm14                                 ;  1839.3 p0+p3   41 next spill
        movdqa xmm14, xmm10                                        ;  1789.3 p0      41 next copy
        pxor xmm14, xmm13                                          ;  1822.3 p1      41 next
        pand xmm12, xmm14                                          ;  1824.3 p1      41 next
        pxor xmm9, xmm12                                           ;  1826.3 p1      41 next
        movdqa xmm12, xmm10                                        ;  1789.3 p0      41 next copy
        pxor xmm12, xmm1                                           ;  1825.3 p1      41 next
        movdqa [rbp + 2256], xmm13                                 ;  1799.3 p0+p3   44 next spill
        movdqa xmm13, xmm10                                        ;  1791.3 p0      41 next copy
        pxor xmm13, xmm11                                          ;  1826.3 p1      41 next
        pand xmm0, xmm13                                           ;  1828.3 p1      41 next
        pxor xmm0, xmm2                                            ;  1830.3 p1      41 next
        movdqa xmm13, xmm10                                        ;  1793.3 p0      41 next copy
        pand xmm13, [rbp + 2496]                                   ;  1829.3 p2+p1   41 next
        pxor xmm13, [rbp + 2320]                                   ;  1831.3 p2+p1   41 next
        movdqa [rbp + 2496], xmm2                                  ;  1820.3 p0+p3   41 next spill
        movdqa xmm2, xmm10                                         ;  1796.3 p0      41 next copy
        pand xmm2, [rbp + 2096]                                    ;  1831.3 p2+p1   41 next
        movdqa [rbp + 2288], xmm10                                 ;  1798.0 p0+p3   41 next spill
        movdqa xmm10, xmm5                                         ;  1800.3 p0      41 next copy
        pand xmm10, xmm11                                          ;  1832.3 p1      41 next
        pxor xmm7, xmm10                                           ;  1834.3 p1      41 next
        movdqa xmm10, xmm11                                        ;  1800.0 p0      41 next copy
        pand xmm10, xmm3                                           ;  1834.3 p1      41 next
        movdqa [rbp + 2480], xmm7                                  ;  1836.3 p0+p3   41 next spill
        movdqa xmm7, xmm11                                         ;  1802.0 p0      41 next copy
        pand xmm7, [rbp + 2256]                                    ;  1835.3 p2+p1   41 next
        movdqa [rbp + 2080], xmm5                                  ;  1803.0 p0+p3   41 next spill
        movdqa xmm5, xmm11                                         ;  1804.0 p0      41 next copy
        pand xmm5, [rbp + 2224]                                    ;  1836.3 p2+p1   41 next
        pand xmm11, [rbp + 2096]                                   ;  1837.3 p2+p1   41 next
        movdqa [rbp + 2112], xmm10                                 ;  1836.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 2432]                                 ;  1805.3 p2      41 next reload
        pxor xmm10, xmm11                                          ;  1839.3 p1      41 next
        movdqa xmm11, [rbp + 2208]                                 ;  1806.0 p2      41 next reload
        pxor xmm11, xmm9                                           ;  1839.3 p1      41 next
        movdqa [rbp + 2208], xmm10                                 ;  1841.3 p0+p3   41 next spill
        movdqa xmm10, xmm1                                         ;  1807.3 p0      41 next copy
        pand xmm10, xmm12                                          ;  1840.3 p1      41 next
        pxor xmm4, xmm10                                           ;  1842.3 p1      41 next
        movdqa xmm10, [rbp + 2464]                                 ;  1808.0 p2      41 next reload
        por xmm10, xmm12                                           ;  1842.3 p1      41 next
        pxor xmm9, xmm10                                           ;  1844.3 p1      41 next
        pxor xmm13, xmm4                                           ;  1844.3 p1      41 next
        movdqa xmm10, [rbp + 2384]                                 ;  1817.3 p2      41 next reload
        pxor xmm10, xmm4                                           ;  1845.3 p1      41 next
        movdqa [rbp + 2384], xmm11                                 ;  1841.3 p0+p3   41 next spill
        movdqa xmm11, xmm14                                        ;  1824.3 p0      41 next copy
        pand xmm11, [rbp + 2224]                                   ;  1846.3 p2+p1   41 next
        pxor xmm10, xmm11                                          ;  1848.3 p1      41 next
        pxor xmm11, [rbp + 2240]                                   ;  1848.3 p2+p1   41 next
        pxor xmm11, xmm0                                           ;  1850.3 p1      41 next
        pxor xmm11, xmm7                                           ;  1852.3 p1      41 next
        pxor xmm7, [rbp + 2224]                                    ;  1851.3 p2+p1   41 next
        movdqa [rbp + 2240], xmm7                                  ;  1853.3 p0+p3   41 next spill
        movdqa xmm7, xmm14                                         ;  1824.3 p0      41 next copy
        pand xmm14, xmm12                                          ;  1852.3 p1      41 next
        pand xmm7, xmm1                                            ;  1853.3 p1      41 next
        pxor xmm8, xmm7                                            ;  1855.3 p1      41 next
        pxor xmm4, xmm14                                           ;  1855.3 p1      41 next
        movdqa xmm14, xmm12                                        ;  1827.3 p0      41 next copy
        pand xmm14, [rbp + 2224]                                   ;  1856.3 p2+p1   41 next
        pxor xmm6, xmm14                                           ;  1858.3 p1      41 next
        pxor xmm15, xmm6                                           ;  1860.3 p1      41 next
        movdqa xmm14, [rbp + 2080]                                 ;  1824.7 p2      41 next reload
        pand xmm12, xmm14                                          ;  1859.3 p1      41 next
        pxor xmm3, xmm15                                           ;  1862.3 p1      41 next
        pxor xmm5, xmm12                                           ;  1861.3 p1      41 next
        pxor xmm10, xmm3                                           ;  1864.3 p1      41 next
        movdqa xmm15, [rbp + 2352]                                 ;  1831.3 p2      41 next reload
        movdqa xmm3, [rbp + 2208]                                  ;  1841.3 p2      41 next reload
        pxor xmm15, xmm3                                           ;  1863.3 p1      41 next
        movdqa xmm6, [rbp + 2480]                                  ;  1836.3 p2      41 next reload
        pxor xmm3, xmm6                                            ;  1864.3 p1      41 next
        movdqa xmm7, xmm14                                         ;  1835.7 p0      41 next copy
        pand xmm7, xmm1                                            ;  1865.3 p1      41 next
        pxor xmm2, xmm7                                            ;  1867.3 p1      41 next
        movdqa xmm7, [rel kasumi_decrypt_compact.T0_constants128]  ;  1834.3 p2      41 next reload
        pxor xmm10, xmm7                                           ;  1867.3 p1      41 next
        movdqa xmm12, [rbp + 2384]                                 ;  1841.3 p2      41 next reload
        pxor xmm8, xmm12                                           ;  1868.3 p1      41 next
        pxor xmm5, [rbp + 2256]                                    ;  1869.3 p2+p1   41 next
        pxor xmm13, xmm5                                           ;  1871.3 p1      41 next
        pxor xmm0, xmm5                                            ;  1871.3 p1      41 next
        movdqa xmm5, [rbp + 2160]                                  ;  1839.3 p2      41 next reload
        pxor xmm5, xmm4                                            ;  1872.3 p1      41 next
        pxor xmm4, [rbp + 2096]                                    ;  1873.3 p2+p1   41 next
        pxor xmm9, xmm4                                            ;  1875.3 p1      41 next
        pxor xmm6, xmm9                                            ;  1877.3 p1      41 next
        movdqa xmm4, xmm1                                          ;  1838.7 p0      41 next copy
        movdqa xmm9, xmm1                                          ;  1839.7 p0      41 next copy
        pxor xmm1, xmm5                                            ;  1876.3 p1      41 next
        movdqa xmm5, [rbp + 2096]                                  ;  1839.7 p2      44 next reload
        pand xmm4, xmm5                                            ;  1877.3 p1      41 next
        pxor xmm2, [rbp + 2240]                                    ;  1878.3 p2+p1   41 next
        pand xmm14, [rbp + 2256]                                   ;  1879.3 p2+p1   41 next
        pxor xmm0, xmm4                                            ;  1880.3 p1      41 next
        pxor xmm3, xmm0                                            ;  1882.3 p1      41 next
        movdqa xmm0, [rbp + 2496]                                  ;  1842.7 p2      41 next reload
        pxor xmm0, xmm4                                            ;  1882.3 p1      41 next
        pxor xmm8, xmm0                                            ;  1884.3 p1      41 next
        movdqa xmm0, xmm5                                          ;  1850.7 p0      41 next copy
        pand xmm0, [rbp + 2272]                                    ;  1884.3 p2+p1   41 next
        movdqa xmm4, [rbp + 2256]                                  ;  1844.7 p2      44 next reload
        pand xmm5, xmm4                                            ;  1885.3 p1      41 next
        pxor xmm9, xmm5                                            ;  1887.3 p1      41 next
        pxor xmm11, xmm9                                           ;  1889.3 p1      41 next
        pxor xmm2, xmm15                                           ;  1888.3 p1      41 next
        pxor xmm15, xmm0                                           ;  1889.3 p1      41 next
        pand xmm4, [rbp + 2240]                                    ;  1890.3 p2+p1   41 next
        movdqa xmm0, [rbp + 2320]                                  ;  1847.3 p2      41 next
        pxor xmm12, xmm2                                           ;  1891.3 p1      41 next
        movdqa xmm2, [rbp + 2400]                                  ;  1848.3 p2      41 next
        pxor xmm0, xmm4                                            ;  1892.3 p1      41 next
        movdqa xmm4, [rbp + 2176]                                  ;  1849.3 p2      44 next reload
        pand xmm2, xmm4                                            ;  1893.3 p1      41 next
        pxor xmm14, xmm15                                          ;  1894.3 p1      41 next
        movdqa xmm15, [rbp + 2304]                                 ;  1850.3 p2      41 next
        movdqa xmm5, [rbp + 2448]                                  ;  1851.3 p2      44 next reload
        pand xmm15, xmm5                                           ;  1895.3 p1      41 next
        movdqa xmm9, [rbp + 2288]                                  ;  1852.3 p2      41 next reload
        pxor xmm9, xmm14                                           ;  1896.3 p1      41 next
        movdqa xmm14, [rbp + 2112]                                 ;  1853.3 p2      41 next reload
        pxor xmm14, xmm9                                           ;  1898.3 p1      41 next
        pxor xmm8, xmm0                                            ;  1898.3 p1      41 next
        pxor xmm0, xmm14                                           ;  1900.3 p1      41 next
        pxor xmm2, xmm5                                            ;  1900.3 p1      41 next
        movdqa xmm14, [rbp + 2336]                                 ;  1854.3 p2      41 next
        movdqa xmm9, [rbp + 2416]                                  ;  1855.3 p2      44 next reload
        pand xmm14, xmm9                                           ;  1901.3 p1      41 next
        pxor xmm3, xmm4                                            ;  1902.3 p1      41 next
        pxor xmm6, [rbp + 2368]                                    ;  1903.3 p2+p1   41 next
        pxor xmm11, xmm5                                           ;  1904.3 p1      41 next
        pxor xmm12, [rbp + 2400]                                   ;  1905.3 p2+p1   41 next
        pxor xmm10, xmm9                                           ;  1906.3 p1      41 next
        pxor xmm0, [rbp + 2336]                                    ;  1907.3 p2+p1   41 next
        movdqa xmm7, xmm5                                          ;  1862.3 p0      41 next copy
        pand xmm7, [rbp + 2400]                                    ;  1908.3 p2+p1   41 next
        movdqa [rbp + 2112], xmm1                                  ;  1878.3 p0+p3   41 next spill
        movdqa xmm1, xmm5                                          ;  1862.3 p0      41 next copy
        pand xmm1, [rbp + 2368]                                    ;  1909.3 p2+p1   41 next
        movdqa [rbp + 2288], xmm13                                 ;  1873.3 p0+p3   41 next spill
        movdqa xmm13, xmm5                                         ;  1862.3 p0      41 next copy
        pand xmm13, xmm9                                           ;  1910.3 p1      41 next
        movdqa [rbp + 2320], xmm8                                  ;  1900.3 p0+p3   41 next spill
        movdqa xmm8, xmm5                                          ;  1862.7 p0      41 next copy
        movdqa [rbp + 2448], xmm0                                  ;  1909.3 p0+p3   41 next spill
        movdqa xmm0, xmm4                                          ;  1864.7 p0      41 next copy
        pand xmm0, xmm9                                            ;  1911.3 p1      41 next
        movdqa [rbp + 2240], xmm6                                  ;  1905.3 p0+p3   41 next spill
        movdqa xmm6, xmm4                                          ;  1866.7 p0      41 next copy
        pxor xmm6, [rbp + 2336]                                    ;  1912.3 p2+p1   41 next
        movdqa [rbp + 2256], xmm12                                 ;  1907.3 p0+p3   41 next spill
        movdqa xmm12, xmm4                                         ;  1868.7 p0      41 next copy
        movdqa [rbp + 2272], xmm3                                  ;  1904.3 p0+p3   41 next spill
        movdqa xmm3, xmm4                                          ;  1870.7 p0      41 next copy
        pand xmm3, [rbp + 2304]                                    ;  1913.3 p2+p1   41 next
        movdqa [rbp + 2096], xmm10                                 ;  1908.3 p0+p3   41 next spill
        movdqa xmm10, xmm4                                         ;  1872.7 p0      41 next copy
        pand xmm10, [rbp + 2336]                                   ;  1914.3 p2+p1   41 next
        movdqa [rbp + 2176], xmm11                                 ;  1906.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 2304]                                 ;  1869.7 p2      41 next
        pand xmm11, [rbp + 2368]                                   ;  1915.3 p2+p1   41 next
        movdqa [rbp + 2496], xmm10                                 ;  1916.3 p0+p3   41 next spill
        movdqa xmm10, xmm9                                         ;  1875.7 p0      41 next copy
        movdqa [rbp + 2160], xmm3                                  ;  1915.3 p0+p3   41 next spill
        movdqa xmm3, xmm9                                          ;  1877.7 p0      41 next copy
        movdqa [rbp + 2384], xmm2                                  ;  1902.3 p0+p3   41 next spill
        movdqa xmm2, xmm9                                          ;  1879.7 p0      41 next copy
        pxor xmm2, [rbp + 2368]                                    ;  1916.3 p2+p1   41 next
        movdqa [rbp + 2080], xmm4                                  ;  1881.7 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;  1881.7 p0      41 next copy
        movdqa [rbp + 2480], xmm5                                  ;  1883.7 p0+p3   41 next spill
        movdqa xmm5, xmm9                                          ;  1883.7 p0      41 next copy
        pand xmm9, [rbp + 2304]                                    ;  1917.3 p2+p1   41 next
        movdqa [rbp + 2416], xmm9                                  ;  1919.3 p0+p3   41 next spill
        movdqa xmm9, xmm15                                         ;  1897.3 p0      41 next copy
        pxor xmm9, xmm14                                           ;  1918.3 p1      41 next
        pand xmm14, [rbp + 2400]                                   ;  1919.3 p2+p1   41 next
        movdqa [rbp + 2208], xmm13                                 ;  1912.3 p0+p3   41 next spill
        movdqa xmm13, [rbp + 2400]                                 ;  1879.7 p2      41 next
        pxor xmm13, xmm1                                           ;  1920.3 p1      41 next
        pxor xmm14, xmm13                                          ;  1922.3 p1      41 next
        pand xmm10, xmm13                                          ;  1922.3 p1      41 next
        movdqa xmm13, [rbp + 2368]                                 ;  1881.0 p2      44 next reload
        pxor xmm10, xmm13                                          ;  1924.3 p1      41 next
        pand xmm4, xmm10                                           ;  1926.3 p1      41 next
        movdqa [rbp + 2352], xmm4                                  ;  1928.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 2336]                                  ;  1882.7 p2      41 next
        pand xmm4, xmm13                                           ;  1925.3 p1      41 next
        movdqa [rbp + 2224], xmm6                                  ;  1914.3 p0+p3   41 next spill
        movdqa xmm6, xmm13                                         ;  1892.0 p0      41 next copy
        movdqa [rbp + 2464], xmm8                                  ;  1893.7 p0+p3   41 next spill
        movdqa xmm8, xmm13                                         ;  1892.0 p0      41 next copy
        pxor xmm8, xmm9                                            ;  1926.3 p1      41 next
        pand xmm12, xmm8                                           ;  1928.3 p1      41 next
        movdqa xmm8, xmm13                                         ;  1892.7 p0      41 next copy
        pand xmm8, [rbp + 2384]                                    ;  1928.3 p2+p1   41 next
        pand xmm13, [rbp + 2400]                                   ;  1929.3 p2+p1   41 next
        movdqa [rbp + 2368], xmm8                                  ;  1930.3 p0+p3   41 next spill
        movdqa xmm8, xmm7                                          ;  1910.3 p0      41 next copy
        pxor xmm8, xmm11                                           ;  1930.3 p1      41 next
        pxor xmm7, xmm9                                            ;  1931.3 p1      41 next
        pxor xmm0, xmm8                                            ;  1932.3 p1      41 next
        pand xmm8, [rbp + 2336]                                    ;  1933.3 p2+p1   41 next
        pand xmm11, [rbp + 2224]                                   ;  1934.3 p2+p1   41 next
        pxor xmm10, xmm11                                          ;  1936.3 p1      41 next
        pxor xmm15, xmm0                                           ;  1936.3 p1      41 next
        pand xmm3, xmm15                                           ;  1938.3 p1      41 next
        pand xmm6, xmm0                                            ;  1938.3 p1      41 next
        movdqa xmm15, [rbp + 2400]                                 ;  1897.7 p2      44 next reload
        pand xmm0, xmm15                                           ;  1939.3 p1      41 next
        movdqa xmm11, xmm15                                        ;  1908.7 p0      41 next copy
        pand xmm11, [rbp + 2304]                                   ;  1940.3 p2+p1   41 next
        pxor xmm6, [rbp + 2160]                                    ;  1941.3 p2+p1   41 next
        movdqa [rbp + 2400], xmm9                                  ;  1920.3 p0+p3   41 next spill
        movdqa xmm9, xmm1                                          ;  1911.3 p0      41 next copy
        por xmm1, xmm4                                             ;  1942.3 p1      41 next
        pxor xmm0, xmm1                                            ;  1944.3 p1      41 next
        movdqa xmm1, [rbp + 2304]                                  ;  1905.7 p2      44 next reload
        pxor xmm9, xmm1                                            ;  1944.3 p1      41 next
        pxor xmm4, xmm11                                           ;  1945.3 p1      41 next
        pxor xmm11, [rbp + 2336]                                   ;  1946.3 p2+p1   41 next
        pxor xmm3, xmm9                                            ;  1947.3 p1      41 next
        pxor xmm9, xmm11                                           ;  1948.3 p1      41 next
        pand xmm11, xmm1                                           ;  1949.3 p1      41 next
        pxor xmm14, xmm11                                          ;  1951.3 p1      41 next
        movdqa xmm11, xmm1                                         ;  1916.7 p0      41 next copy
        pand xmm11, [rbp + 2400]                                   ;  1951.3 p2+p1   41 next
        pxor xmm1, [rbp + 2320]                                    ;  1952.3 p2+p1   41 next
        movdqa [rbp + 2320], xmm1                                  ;  1954.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2224]                                  ;  1914.3 p2      41 next
        pand xmm1, [rbp + 2208]                                    ;  1953.3 p2+p1   41 next
        pxor xmm2, xmm1                                            ;  1955.3 p1      41 next
        pxor xmm2, xmm4                                            ;  1957.3 p1      41 next
        pand xmm5, xmm2                                            ;  1959.3 p1      41 next
        movdqa xmm1, [rbp + 2224]                                  ;  1915.0 p2      41 next reload
        pxor xmm4, xmm1                                            ;  1957.3 p1      41 next
        pand xmm1, xmm13                                           ;  1958.3 p1      41 next
        pxor xmm11, xmm1                                           ;  1960.3 p1      41 next
        movdqa xmm1, [rbp + 2160]                                  ;  1916.3 p2      41 next reload
        pxor xmm13, xmm1                                           ;  1960.3 p1      41 next
        movdqa xmm2, [rbp + 2336]                                  ;  1917.3 p2      44 next reload
        pxor xmm1, xmm2                                            ;  1961.3 p1      41 next
        movdqa xmm2, [rbp + 2464]                                  ;  1918.3 p2      41 next reload
        pand xmm2, xmm4                                            ;  1962.3 p1      41 next
        pxor xmm5, xmm13                                           ;  1963.3 p1      41 next
        movdqa xmm4, [rel kasumi_decrypt_compact.T0_constants128]  ;  1919.3 p2      41 next reload
        pxor xmm2, xmm4                                            ;  1964.3 p1      41 next
        pand xmm15, xmm1                                           ;  1965.3 p1      41 next
        movdqa xmm13, [rbp + 2496]                                 ;  1920.3 p2      41 next reload
        pand xmm1, xmm13                                           ;  1966.3 p1      41 next
        pxor xmm13, [rbp + 2416]                                   ;  1967.3 p2+p1   41 next
        movdqa xmm4, [rbp + 2208]                                  ;  1922.3 p2      41 next
        pxor xmm4, xmm9                                            ;  1968.3 p1      41 next
        pxor xmm8, xmm4                                            ;  1970.3 p1      41 next
        pxor xmm12, xmm8                                           ;  1972.3 p1      41 next
        movdqa xmm4, [rel kasumi_decrypt_compact.T0_constants128]  ;  1923.3 p2      41 next reload
        pxor xmm12, xmm4                                           ;  1974.3 p1      41 next
        movdqa xmm8, [rbp + 2368]                                  ;  1930.3 p2      41 next
        pxor xmm8, xmm13                                           ;  1972.3 p1      41 next
        movdqa xmm4, [rbp + 2480]                                  ;  1925.3 p2      41 next reload
        pand xmm4, xmm13                                           ;  1973.3 p1      41 next
        pxor xmm7, xmm4                                            ;  1975.3 p1      41 next
        pxor xmm6, xmm7                                            ;  1977.3 p1      41 next
        movdqa xmm4, [rbp + 2368]                                  ;  1930.3 p2      41 next
        pxor xmm4, xmm2                                            ;  1976.3 p1      41 next
        pxor xmm10, xmm8                                           ;  1977.3 p1      41 next
        pxor xmm9, xmm10                                           ;  1979.3 p1      41 next
        movdqa xmm7, [rbp + 2416]                                  ;  1927.3 p2      41 next
        pxor xmm7, xmm4                                            ;  1979.3 p1      41 next
        movdqa xmm4, [rbp + 2400]                                  ;  1928.3 p2      41 next
        movdqa xmm10, [rbp + 2336]                                 ;  1929.3 p2      44 next reload
        pand xmm4, xmm10                                           ;  1980.3 p1      41 next
        movdqa xmm13, [rbp + 2384]                                 ;  1930.3 p2      41 next reload
        pand xmm10, xmm13                                          ;  1981.3 p1      41 next
        pxor xmm13, xmm6                                           ;  1982.3 p1      41 next
        pxor xmm11, xmm9                                           ;  1983.3 p1      41 next
        pxor xmm15, xmm4                                           ;  1984.3 p1      41 next
        movdqa xmm4, [rbp + 2176]                                  ;  1931.3 p2      41 next
        movdqa xmm6, [rbp + 2080]                                  ;  1932.3 p2      41 next reload
        por xmm6, xmm8                                             ;  1985.3 p1      41 next
        pxor xmm5, xmm10                                           ;  1986.3 p1      41 next
        movdqa xmm8, [rbp + 2096]                                  ;  1933.3 p2      41 next
        pxor xmm8, xmm12                                           ;  1987.3 p1      41 next
        movdqa xmm9, [rbp + 2272]                                  ;  1934.3 p2      41 next
        pxor xmm2, xmm6                                            ;  1988.3 p1      41 next
        movdqa xmm6, [rbp + 2256]                                  ;  1935.3 p2      41 next
        pxor xmm4, xmm11                                           ;  1989.3 p1      41 next
        movdqa xmm10, [rbp + 2240]                                 ;  1936.3 p2      41 next
        pxor xmm3, xmm15                                           ;  1990.3 p1      41 next
        movdqa xmm15, [rbp + 2448]                                 ;  1937.3 p2      41 next
        movdqa xmm11, [rbp + 2352]                                 ;  1938.3 p2      41 next reload
        pxor xmm11, xmm7                                           ;  1991.3 p1      41 next
        pxor xmm1, xmm2                                            ;  1992.3 p1      41 next
        movdqa xmm2, [rbp + 2320]                                  ;  1954.3 p2      41 next
        pxor xmm6, xmm5                                            ;  1993.3 p1      41 next
        movdqa xmm5, [rbp + 2176]                                  ;  1940.3 p2      50 next
        movdqa xmm7, [rbp + 2064]                                  ;  1941.3 p2      58 r reload
        pxor xmm5, xmm7                                            ;  1994.3 p1      50 next
        pxor xmm14, xmm11                                          ;  1995.3 p1      41 next
        pxor xmm0, xmm1                                            ;  1996.3 p1      41 next
        pxor xmm7, [r11 + 384]                                     ;  1997.3 p2+p1   50 next
        movdqa xmm1, [rbp + 2096]                                  ;  1943.3 p2      50 next
        movdqa xmm11, [rbp + 2000]                                 ;  1944.3 p2      58 r reload
        pxor xmm1, xmm11                                           ;  1998.3 p1      50 next
        pxor xmm2, xmm3                                            ;  1999.3 p1      41 next
        pxor xmm11, [r11 + 400]                                    ;  2000.3 p2+p1   50 next
        movdqa xmm3, [rel kasumi_decrypt_compact.T0_constants128]  ;  1946.3 p2      41 next reload
        pxor xmm13, xmm3                                           ;  2001.3 p1      41 next
        pxor xmm10, xmm14                                          ;  2002.3 p1      41 next
        pxor xmm15, xmm0                                           ;  2003.3 p1      41 next
        movdqa xmm14, [rbp + 2272]                                 ;  1947.3 p2      50 next
        movdqa xmm0, [rbp + 1712]                                  ;  1948.3 p2      58 r reload
        pxor xmm14, xmm0                                           ;  2004.3 p1      50 next
        pxor xmm0, [r11 + 416]                                     ;  2005.3 p2+p1   50 next
        pxor xmm9, xmm13                                           ;  2006.3 p1      41 next
        movdqa xmm12, [rbp + 2128]                                 ;  1950.3 p2      58 r reload
        pxor xmm8, xmm12                                           ;  2007.3 p1      50 next
        pxor xmm12, [r11 + 288]                                    ;  2008.3 p2+p1   50 next
        movdqa xmm13, [rbp + 1936]                                 ;  1952.3 p2      58 r reload
        pxor xmm4, xmm13                                           ;  2009.3 p1      50 next
        pxor xmm13, [r11 + 272]                                    ;  2010.3 p2+p1   50 next
        pxor xmm6, [rbp + 1456]                                    ;  2011.3 p2+p1   50 next
        pxor xmm2, [rbp + 2016]                                    ;  2012.3 p2+p1   50 next
        pxor xmm10, [rbp + 2032]                                   ;  2013.3 p2+p1   50 next
        pxor xmm15, [rbp + 1680]                                   ;  2014.3 p2+p1   50 next
        pxor xmm9, [rbp + 2048]                                    ;  2015.3 p2+p1   50 next
        movdqa [rbp + 1936], xmm2                                  ;  2014.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 2256]                                  ;  1959.3 p2      50 next
        pxor xmm2, [rbp + 2144]                                    ;  2016.3 p2+p1   50 next
        movdqa [rbp + 2256], xmm15                                 ;  2016.3 p0+p3   50 next spill
        movdqa xmm15, [rbp + 2240]                                 ;  1961.3 p2      50 next
        pxor xmm15, [rbp + 1600]                                   ;  2017.3 p2+p1   50 next
        movdqa [rbp + 2240], xmm10                                 ;  2015.3 p0+p3   50 next spill
        movdqa xmm10, [rbp + 2448]                                 ;  1963.3 p2      50 next
        pxor xmm10, [rbp + 1968]                                   ;  2018.3 p2+p1   50 next
        movdqa [rbp + 2448], xmm6                                  ;  2013.3 p0+p3   50 next spill
        movdqa xmm6, [rbp + 2320]                                  ;  1965.3 p2      50 next
        pxor xmm6, [rbp + 1840]                                    ;  2019.3 p2+p1   50 next
        movdqa [rbp + 2320], xmm9                                  ;  2017.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 2288]                                  ;  1967.3 p2      50 next
        pxor xmm9, [rbp + 1888]                                    ;  2020.3 p2+p1   50 next
        movdqa [rbp + 2288], xmm8                                  ;  2009.3 p0+p3   50 next spill
        movdqa xmm8, [rbp + 2112]                                  ;  1969.3 p2      50 next
        pxor xmm8, [rbp + 1728]                                    ;  2021.3 p2+p1   50 next
        movdqa [rbp + 2112], xmm4                                  ;  2011.3 p0+p3   50 next spill
        movdqa xmm4, [rbp + 2144]                                  ;  1971.3 p2      50 next
        pxor xmm4, [r11 + 432]                                     ;  2022.3 p2+p1   50 next
        movdqa [rbp + 2144], xmm8                                  ;  2023.3 p0+p3   50 next spill
        movdqa xmm8, [rbp + 1600]                                  ;  1973.3 p2      50 next
        pxor xmm8, [r11 + 448]                                     ;  2023.3 p2+p1   50 next
        movdqa [rbp + 1600], xmm9                                  ;  2022.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 1968]                                  ;  1975.3 p2      50 next
        pxor xmm9, [r11 + 464]                                     ;  2024.3 p2+p1   50 next
        movdqa [rbp + 1968], xmm6                                  ;  2021.3 p0+p3   50 next spill
        movdqa xmm6, [rbp + 1840]                                  ;  1977.3 p2      50 next
        pxor xmm6, [r11 + 480]                                     ;  2025.3 p2+p1   50 next
        movdqa [rbp + 1840], xmm10                                 ;  2020.3 p0+p3   50 next spill
        movdqa xmm10, [rbp + 1888]                                 ;  1979.3 p2      50 next
        pxor xmm10, [r11 + 496]                                    ;  2026.3 p2+p1   50 next
        movdqa [rbp + 1888], xmm15                                 ;  2019.3 p0+p3   50 next spill
        movdqa xmm15, [rbp + 1728]                                 ;  1981.3 p2      50 next
        pxor xmm15, [r11 + 256]                                    ;  2027.3 p2+p1   50 next
        movdqa [rbp + 1728], xmm2                                  ;  2018.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 2048]                                  ;  1983.3 p2      50 next
        pxor xmm2, [r11 + 304]                                     ;  2028.3 p2+p1   50 next
        movdqa [rbp + 2048], xmm14                                 ;  2006.3 p0+p3   50 next spill
        movdqa xmm14, [rbp + 1456]                                 ;  1986.3 p2      50 next
        pxor xmm14, [r11 + 320]                                    ;  2029.3 p2+p1   50 next
        movdqa [rbp + 1456], xmm1                                  ;  2000.3 p0+p3   50 next spill
        movdqa xmm1, [rbp + 2032]                                  ;  1989.3 p2      50 next
        pxor xmm1, [r11 + 336]                                     ;  2030.3 p2+p1   50 next
        movdqa [rbp + 2032], xmm5                                  ;  1996.3 p0+p3   50 next spill
        movdqa xmm5, [rbp + 1680]                                  ;  1991.3 p2      50 next
        pxor xmm5, [r11 + 352]                                     ;  2031.3 p2+p1   50 next
        movdqa [rbp + 1680], xmm8                                  ;  2025.3 p0+p3   50 next spill
        movdqa xmm8, [rbp + 2016]                                  ;  1994.3 p2      50 next
        pxor xmm8, [r11 + 368]                                     ;  2032.3 p2+p1   50 next
        movdqa [rbp + 2016], xmm11                                 ;  2002.3 p0+p3   50 next spill
        movdqa xmm11, xmm13                                        ;  2012.3 p0      41 next copy
        pxor xmm11, xmm8                                           ;  2034.3 p1      41 next
        movdqa [rbp + 2128], xmm9                                  ;  2026.3 p0+p3   50 next spill
        movdqa xmm9, xmm13                                         ;  2012.3 p0      41 next copy
        pxor xmm9, xmm12                                           ;  2034.3 p1      41 next
        movdqa [rbp + 1712], xmm7                                  ;  2000.3 p0+p3   50 next spill
        movdqa xmm7, xmm13                                         ;  2012.3 p0      41 next copy
        pxor xmm7, xmm5                                            ;  2035.3 p1      41 next
        pand xmm7, xmm10                                           ;  2037.3 p1      41 next
        movdqa [rbp + 2272], xmm6                                  ;  2027.3 p0+p3   50 next spill
        movdqa xmm6, xmm13                                         ;  2012.3 p0      41 next copy
        pxor xmm6, xmm15                                           ;  2037.3 p1      41 next
        movdqa [rbp + 2000], xmm0                                  ;  2007.3 p0+p3   50 next spill
        movdqa xmm0, xmm13                                         ;  2012.3 p0      41 next copy
        pand xmm0, xmm15                                           ;  2038.3 p1      41 next
        pxor xmm0, xmm5                                            ;  2040.3 p1      41 next
        movdqa [rbp + 2096], xmm4                                  ;  2024.3 p0+p3   50 next spill
        movdqa xmm4, xmm13                                         ;  2012.3 p0      41 next copy
        pand xmm4, xmm0                                            ;  2042.3 p1      41 next
        movdqa [rbp + 2064], xmm8                                  ;  2034.3 p0+p3   50 next spill
        movdqa xmm8, xmm13                                         ;  2012.3 p0      41 next copy
        pand xmm8, xmm2                                            ;  2041.3 p1      41 next
        movdqa [rbp + 2176], xmm13                                 ;  2012.7 p0+p3   41 next spill
        movdqa xmm13, xmm12                                        ;  2013.7 p0      41 next copy
        pxor xmm13, xmm1                                           ;  2042.3 p1      41 next
        movdqa [rbp + 2352], xmm8                                  ;  2043.3 p0+p3   41 next spill
        movdqa xmm8, xmm12                                         ;  2015.7 p0      41 next copy
        pand xmm8, xmm9                                            ;  2043.3 p1      41 next
        movdqa xmm3, xmm12                                         ;  2016.7 p0      41 next copy
        pand xmm3, xmm1                                            ;  2044.3 p1      41 next
        movdqa [rbp + 2080], xmm12                                 ;  2017.7 p0+p3   50 next spill
        movdqa xmm12, xmm1                                         ;  2032.3 p0      41 next copy
        pxor xmm12, xmm10                                          ;  2045.3 p1      41 next
        movdqa [rbp + 2384], xmm4                                  ;  2044.3 p0+p3   41 next spill
        movdqa xmm4, xmm1                                          ;  2032.3 p0      41 next copy
        pand xmm4, xmm14                                           ;  2046.3 p1      41 next
        pxor xmm4, [rel kasumi_decrypt_compact.T0_constants128]    ;  2048.3 p2+p1   41 next
        pxor xmm7, xmm4                                            ;  2050.3 p1      41 next
        movdqa [rbp + 2336], xmm7                                  ;  2052.3 p0+p3   41 next spill
        movdqa xmm7, xmm1                                          ;  2032.3 p0      41 next copy
        pand xmm1, xmm15                                           ;  2049.3 p1      41 next
        movdqa [rbp + 2400], xmm4                                  ;  2050.3 p0+p3   41 next spill
        movdqa xmm4, xmm10                                         ;  2028.3 p0      41 next copy
        pand xmm4, xmm15                                           ;  2050.3 p1      41 next
        pxor xmm8, xmm4                                            ;  2052.3 p1      41 next
        movdqa xmm4, xmm10                                         ;  2028.3 p0      41 next copy
        pand xmm4, xmm14                                           ;  2052.3 p1      41 next
        pxor xmm4, xmm15                                           ;  2054.3 p1      41 next
        movdqa [rbp + 2416], xmm8                                  ;  2054.3 p0+p3   41 next spill
        movdqa xmm8, xmm10                                         ;  2028.3 p0      41 next copy
        pxor xmm8, xmm15                                           ;  2054.3 p1      41 next
        pand xmm7, xmm8                                            ;  2056.3 p1      41 next
        pand xmm8, xmm2                                            ;  2056.3 p1      41 next
        pxor xmm8, [rbp + 2416]                                    ;  2065.3 p2+p1   41 next
        movdqa [rbp + 2368], xmm7                                  ;  2058.3 p0+p3   41 next spill
        movdqa xmm7, xmm10                                         ;  2029.7 p0      41 next copy
        pand xmm7, [rbp + 2064]                                    ;  2058.3 p2+p1   41 next
        movdqa [rbp + 2480], xmm7                                  ;  2060.3 p0+p3   41 next spill
        movdqa xmm7, xmm15                                         ;  2031.7 p0      41 next copy
        pand xmm7, xmm11                                           ;  2059.3 p1      41 next
        pxor xmm3, xmm7                                            ;  2061.3 p1      41 next
        movdqa xmm7, xmm15                                         ;  2032.7 p0      41 next copy
        por xmm7, xmm9                                             ;  2061.3 p1      41 next
        pxor xmm7, xmm3                                            ;  2063.3 p1      41 next
        pxor xmm10, xmm3                                           ;  2063.3 p1      41 next
        movdqa xmm3, xmm6                                          ;  2039.3 p0      41 next copy
        pand xmm6, xmm14                                           ;  2064.3 p1      41 next
        pand xmm3, xmm5                                            ;  2065.3 p1      41 next
        pand xmm15, xmm2                                           ;  2066.3 p1      41 next
        movdqa [rbp + 2208], xmm10                                 ;  2065.3 p0+p3   41 next spill
        movdqa xmm10, xmm9                                         ;  2036.3 p0      41 next copy
        pand xmm10, xmm14                                          ;  2067.3 p1      41 next
        pxor xmm10, xmm4                                           ;  2069.3 p1      41 next
        pxor xmm10, xmm3                                           ;  2071.3 p1      41 next
        pxor xmm10, xmm13                                          ;  2073.3 p1      41 next
        movdqa [rbp + 2496], xmm9                                  ;  2036.7 p0+p3   41 next spill
        movdqa xmm9, xmm13                                         ;  2044.3 p0      41 next copy
        pand xmm9, xmm5                                            ;  2071.3 p1      41 next
        pand xmm13, xmm2                                           ;  2072.3 p1      41 next
        pxor xmm6, xmm13                                           ;  2074.3 p1      41 next
        pxor xmm0, xmm6                                            ;  2076.3 p1      41 next
        movdqa xmm6, xmm5                                          ;  2038.7 p0      41 next copy
        pand xmm6, xmm12                                           ;  2075.3 p1      41 next
        pxor xmm4, xmm6                                            ;  2077.3 p1      41 next
        movdqa xmm6, xmm11                                         ;  2039.7 p0      41 next copy
        pand xmm6, xmm14                                           ;  2077.3 p1      41 next
        movdqa xmm13, xmm14                                        ;  2040.7 p0      41 next copy
        pand xmm13, xmm2                                           ;  2078.3 p1      41 next
        pxor xmm13, [rel kasumi_decrypt_compact.T0_constants128]   ;  2080.3 p2+p1   41 next
        pxor xmm3, xmm6                                            ;  2080.3 p1      41 next
        pxor xmm8, xmm6                                            ;  2081.3 p1      41 next
        pxor xmm10, xmm8                                           ;  2083.3 p1      41 next
        movdqa xmm6, xmm14                                         ;  2042.7 p0      41 next copy
        pand xmm14, xmm5                                           ;  2083.3 p1      41 next
        movdqa xmm8, xmm5                                          ;  2043.7 p0      41 next copy
        pand xmm5, xmm2                                            ;  2084.3 p1      41 next
        pand xmm8, [rbp + 2064]                                    ;  2085.3 p2+p1   41 next
        pxor xmm1, xmm0                                            ;  2086.3 p1      41 next
        pxor xmm3, [rbp + 2336]                                    ;  2087.3 p2+p1   41 next
        movdqa [rbp + 2464], xmm9                                  ;  2073.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 2480]                                  ;  2060.3 p2      41 next reload
        pxor xmm9, xmm5                                            ;  2088.3 p1      41 next
        movdqa xmm5, xmm11                                         ;  2047.0 p0      41 next copy
        pand xmm5, [rbp + 2080]                                    ;  2089.3 p2+p1   41 next
        pxor xmm0, xmm5                                            ;  2091.3 p1      41 next
        movdqa xmm5, [rbp + 2496]                                  ;  2048.3 p2      41 next reload
        pand xmm11, xmm5                                           ;  2091.3 p1      41 next
        pand xmm5, xmm12                                           ;  2092.3 p1      41 next
        pxor xmm10, [rel kasumi_decrypt_compact.T0_constants128]   ;  2093.3 p2+p1   41 next
        pxor xmm6, xmm8                                            ;  2094.3 p1      41 next
        pxor xmm8, xmm3                                            ;  2095.3 p1      41 next
        movdqa xmm3, xmm12                                         ;  2050.7 p0      41 next copy
        pxor xmm14, xmm5                                           ;  2096.3 p1      41 next
        movdqa xmm5, [rbp + 2080]                                  ;  2051.3 p2      50 next reload
        pand xmm3, xmm5                                            ;  2097.3 p1      41 next
        pxor xmm0, [rbp + 2208]                                    ;  2098.3 p2+p1   41 next
        pand xmm12, [rbp + 2064]                                   ;  2099.3 p2+p1   41 next
        pxor xmm11, [rbp + 2416]                                   ;  2100.3 p2+p1   41 next
        movdqa [rbp + 2496], xmm10                                 ;  2095.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 2352]                                 ;  2055.3 p2      41 next reload
        pxor xmm10, xmm3                                           ;  2101.3 p1      41 next
        movdqa xmm3, [rbp + 2384]                                  ;  2056.3 p2      41 next reload
        pxor xmm3, xmm13                                           ;  2102.3 p1      41 next
        pxor xmm14, [rbp + 2064]                                   ;  2103.3 p2+p1   41 next
        pxor xmm3, [rbp + 2416]                                    ;  2104.3 p2+p1   41 next
        pxor xmm1, xmm11                                           ;  2105.3 p1      41 next
        pxor xmm11, xmm2                                           ;  2106.3 p1      41 next
        pxor xmm7, xmm11                                           ;  2108.3 p1      41 next
        movdqa xmm11, xmm2                                         ;  2058.3 p0      41 next copy
        pand xmm11, xmm5                                           ;  2108.3 p1      41 next
        pand xmm2, [rbp + 2064]                                    ;  2109.3 p2+p1   41 next
        pxor xmm10, xmm6                                           ;  2110.3 p1      41 next
        pand xmm6, [rbp + 2064]                                    ;  2111.3 p2+p1   41 next
        pxor xmm13, xmm6                                           ;  2113.3 p1      41 next
        movdqa xmm6, xmm5                                          ;  2062.3 p0      41 next copy
        pxor xmm5, xmm1                                            ;  2113.3 p1      41 next
        movdqa xmm1, [rbp + 2368]                                  ;  2061.7 p2      41 next reload
        pxor xmm1, xmm9                                            ;  2114.3 p1      41 next
        pxor xmm9, xmm4                                            ;  2115.3 p1      41 next
        pxor xmm4, xmm7                                            ;  2116.3 p1      41 next
        pxor xmm6, xmm2                                            ;  2117.3 p1      41 next
        pxor xmm3, xmm14                                           ;  2118.3 p1      41 next
        pxor xmm14, [rbp + 2336]                                   ;  2119.3 p2+p1   41 next
        pxor xmm8, xmm6                                            ;  2120.3 p1      41 next
        movdqa xmm2, [rbp + 2208]                                  ;  2065.3 p2      41 next
        pxor xmm15, xmm1                                           ;  2121.3 p1      41 next
        pxor xmm10, xmm1                                           ;  2122.3 p1      41 next
        movdqa xmm1, [rbp + 2096]                                  ;  2065.7 p2      41 next
        movdqa xmm6, [rbp + 2000]                                  ;  2066.7 p2      50 next reload
        pand xmm1, xmm6                                            ;  2123.3 p1      41 next
        pxor xmm2, xmm10                                           ;  2124.3 p1      41 next
        pxor xmm12, xmm15                                          ;  2125.3 p1      41 next
        movdqa xmm15, [rbp + 2464]                                 ;  2073.3 p2      41 next
        pxor xmm14, xmm11                                          ;  2126.3 p1      41 next
        movdqa xmm7, [rbp + 2400]                                  ;  2068.7 p2      41 next reload
        pxor xmm7, xmm11                                           ;  2127.3 p1      41 next
        pxor xmm9, xmm14                                           ;  2128.3 p1      41 next
        movdqa xmm14, [rbp + 2272]                                 ;  2069.7 p2      41 next
        movdqa xmm10, [rbp + 1712]                                 ;  2070.7 p2      50 next reload
        pand xmm14, xmm10                                          ;  2129.3 p1      41 next
        pxor xmm0, xmm7                                            ;  2130.3 p1      41 next
        movdqa xmm7, [rbp + 2176]                                  ;  2071.7 p2      41 next reload
        pxor xmm7, xmm12                                           ;  2131.3 p1      41 next
        pxor xmm15, xmm7                                           ;  2133.3 p1      41 next
        movdqa xmm7, [rbp + 2128]                                  ;  2072.7 p2      41 next
        movdqa xmm11, [rbp + 2016]                                 ;  2073.7 p2      50 next reload
        pand xmm7, xmm11                                           ;  2133.3 p1      41 next
        pxor xmm1, xmm10                                           ;  2134.3 p1      41 next
        movdqa xmm12, [rbp + 2272]                                 ;  2074.7 p2      41 next
        pand xmm12, [rbp + 1680]                                   ;  2135.3 p2+p1   41 next
        pxor xmm0, xmm13                                           ;  2136.3 p1      41 next
        pxor xmm13, xmm15                                          ;  2137.3 p1      41 next
        movdqa xmm15, [rbp + 2096]                                 ;  2076.7 p2      41 next
        pand xmm15, xmm10                                          ;  2138.3 p1      41 next
        pxor xmm4, [rbp + 1680]                                    ;  2139.3 p2+p1   41 next
        pxor xmm8, xmm10                                           ;  2140.3 p1      41 next
        pxor xmm2, [rbp + 2096]                                    ;  2141.3 p2+p1   41 next
        pxor xmm9, xmm6                                            ;  2142.3 p1      41 next
        pxor xmm0, [rbp + 2272]                                    ;  2143.3 p2+p1   41 next
        pxor xmm13, [rbp + 2128]                                   ;  2144.3 p2+p1   41 next
        movdqa [rbp + 2176], xmm5                                  ;  2115.3 p0+p3   41 next spill
        movdqa xmm5, xmm10                                         ;  2081.7 p0      41 next copy
        pand xmm5, [rbp + 1680]                                    ;  2145.3 p2+p1   41 next
        movdqa [rbp + 2400], xmm3                                  ;  2120.3 p0+p3   41 next spill
        movdqa xmm3, xmm10                                         ;  2081.7 p0      41 next copy
        pand xmm3, xmm11                                           ;  2146.3 p1      41 next
        movdqa [rbp + 2464], xmm0                                  ;  2145.3 p0+p3   41 next spill
        movdqa xmm0, xmm10                                         ;  2083.3 p0      41 next copy
        movdqa [rbp + 1712], xmm13                                 ;  2146.3 p0+p3   41 next spill
        movdqa xmm13, xmm6                                         ;  2085.3 p0      41 next copy
        pand xmm13, xmm11                                          ;  2147.3 p1      41 next
        movdqa [rbp + 2208], xmm4                                  ;  2141.3 p0+p3   41 next spill
        movdqa xmm4, xmm6                                          ;  2087.3 p0      41 next copy
        pxor xmm4, [rbp + 2128]                                    ;  2148.3 p2+p1   41 next
        movdqa [rbp + 2336], xmm2                                  ;  2143.3 p0+p3   41 next spill
        movdqa xmm2, xmm6                                          ;  2089.3 p0      41 next copy
        movdqa [rbp + 2368], xmm9                                  ;  2144.3 p0+p3   41 next spill
        movdqa xmm9, xmm6                                          ;  2091.3 p0      41 next copy
        pand xmm9, [rbp + 2272]                                    ;  2149.3 p2+p1   41 next
        movdqa [rbp + 2080], xmm8                                  ;  2142.3 p0+p3   41 next spill
        movdqa xmm8, xmm6                                          ;  2093.3 p0      41 next copy
        pand xmm8, [rbp + 2128]                                    ;  2150.3 p2+p1   41 next
        movdqa [rbp + 2000], xmm8                                  ;  2152.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 2128]                                  ;  2093.3 p2      41 next
        pand xmm8, [rbp + 1680]                                    ;  2151.3 p2+p1   41 next
        movdqa [rbp + 2064], xmm9                                  ;  2151.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 2096]                                  ;  2096.3 p2      41 next
        pxor xmm9, xmm5                                            ;  2152.3 p1      41 next
        movdqa xmm11, [rbp + 2096]                                 ;  2097.7 p2      41 next
        pand xmm11, xmm7                                           ;  2153.3 p1      41 next
        pxor xmm7, xmm14                                           ;  2154.3 p1      41 next
        pxor xmm11, xmm9                                           ;  2155.3 p1      41 next
        pand xmm9, [rbp + 2016]                                    ;  2156.3 p2+p1   41 next
        pxor xmm9, [rbp + 1680]                                    ;  2158.3 p2+p1   41 next
        movdqa [rbp + 2416], xmm1                                  ;  2136.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2272]                                  ;  2103.0 p2      41 next
        pand xmm1, [rbp + 2096]                                    ;  2158.3 p2+p1   41 next
        movdqa [rbp + 2384], xmm6                                  ;  2104.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 2128]                                  ;  2105.0 p2      41 next
        movdqa [rbp + 2352], xmm10                                 ;  2106.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 2096]                                 ;  2106.3 p2      41 next
        movdqa [rbp + 2480], xmm9                                  ;  2160.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 2272]                                  ;  2108.3 p2      41 next
        pxor xmm9, xmm5                                            ;  2159.3 p1      41 next
        por xmm5, xmm8                                             ;  2160.3 p1      41 next
        pxor xmm8, xmm1                                            ;  2161.3 p1      41 next
        pxor xmm1, [rbp + 2128]                                    ;  2162.3 p2+p1   41 next
        movdqa [rbp + 2160], xmm8                                  ;  2163.3 p0+p3   41 next spill
        movdqa xmm8, xmm12                                         ;  2137.3 p0      41 next copy
        pxor xmm8, xmm15                                           ;  2163.3 p1      41 next
        pxor xmm15, xmm7                                           ;  2164.3 p1      41 next
        pxor xmm13, xmm8                                           ;  2165.3 p1      41 next
        pand xmm6, xmm8                                            ;  2166.3 p1      41 next
        pand xmm12, xmm4                                           ;  2167.3 p1      41 next
        pand xmm10, xmm13                                          ;  2168.3 p1      41 next
        pxor xmm5, xmm10                                           ;  2170.3 p1      41 next
        pxor xmm14, xmm13                                          ;  2170.3 p1      41 next
        movdqa xmm8, [rbp + 1680]                                  ;  2120.3 p2      50 next reload
        pand xmm13, xmm8                                           ;  2171.3 p1      41 next
        movdqa xmm10, [rbp + 2480]                                 ;  2160.3 p2      41 next reload
        pxor xmm12, xmm10                                          ;  2172.3 p1      41 next
        pand xmm14, [rbp + 2016]                                   ;  2173.3 p2+p1   41 next
        pand xmm10, [rbp + 2016]                                   ;  2174.3 p2+p1   41 next
        pxor xmm14, xmm9                                           ;  2175.3 p1      41 next
        pxor xmm9, xmm1                                            ;  2176.3 p1      41 next
        pand xmm1, [rbp + 2272]                                    ;  2177.3 p2+p1   41 next
        pxor xmm11, xmm1                                           ;  2179.3 p1      41 next
        movdqa xmm1, xmm8                                          ;  2131.3 p0      41 next copy
        pxor xmm1, [rbp + 2016]                                    ;  2179.3 p2+p1   41 next
        pxor xmm13, [rbp + 2064]                                   ;  2180.3 p2+p1   41 next
        movdqa [rbp + 2480], xmm14                                 ;  2177.3 p0+p3   41 next spill
        movdqa xmm14, xmm8                                         ;  2132.3 p0      41 next copy
        pxor xmm14, xmm7                                           ;  2181.3 p1      41 next
        pand xmm2, xmm14                                           ;  2183.3 p1      41 next
        movdqa xmm14, xmm8                                         ;  2135.3 p0      41 next copy
        pand xmm14, [rbp + 2416]                                   ;  2183.3 p2+p1   41 next
        pand xmm8, [rbp + 2096]                                    ;  2184.3 p2+p1   41 next
        movdqa [rbp + 1680], xmm14                                 ;  2185.3 p0+p3   41 next spill
        movdqa xmm14, xmm3                                         ;  2148.3 p0      41 next copy
        pand xmm14, xmm4                                           ;  2185.3 p1      41 next
        pxor xmm1, xmm14                                           ;  2187.3 p1      41 next
        pxor xmm3, xmm9                                            ;  2187.3 p1      41 next
        pxor xmm6, xmm3                                            ;  2189.3 p1      41 next
        pxor xmm2, xmm6                                            ;  2191.3 p1      41 next
        movdqa xmm14, [rbp + 2160]                                 ;  2163.3 p2      41 next
        pxor xmm14, xmm4                                           ;  2190.3 p1      41 next
        pand xmm0, xmm14                                           ;  2192.3 p1      41 next
        movdqa xmm14, [rbp + 2160]                                 ;  2163.3 p2      41 next
        pxor xmm14, xmm1                                           ;  2192.3 p1      41 next
        movdqa xmm1, [rbp + 2016]                                  ;  2145.3 p2      41 next
        pand xmm1, xmm14                                           ;  2194.3 p1      41 next
        movdqa xmm14, [rbp + 2272]                                 ;  2146.3 p2      41 next
        movdqa xmm3, [rbp + 2016]                                  ;  2147.3 p2      50 next reload
        pand xmm14, xmm3                                           ;  2194.3 p1      41 next
        pand xmm4, xmm8                                            ;  2195.3 p1      41 next
        movdqa xmm6, [rbp + 2064]                                  ;  2151.3 p2      41 next reload
        pxor xmm8, xmm6                                            ;  2196.3 p1      41 next
        pxor xmm6, [rbp + 2128]                                    ;  2197.3 p2+p1   41 next
        pxor xmm2, [rel kasumi_decrypt_compact.T0_constants128]    ;  2198.3 p2+p1   41 next
        pxor xmm0, [rel kasumi_decrypt_compact.T0_constants128]    ;  2199.3 p2+p1   41 next
        pxor xmm3, [rbp + 2496]                                    ;  2200.3 p2+p1   41 next
        pxor xmm1, xmm8                                            ;  2201.3 p1      41 next
        movdqa xmm8, xmm7                                          ;  2156.3 p0      41 next copy
        pand xmm8, [rbp + 2272]                                    ;  2202.3 p2+p1   41 next
        pand xmm7, [rbp + 2128]                                    ;  2203.3 p2+p1   41 next
        pxor xmm4, xmm8                                            ;  2204.3 p1      41 next
        movdqa xmm8, [rbp + 2000]                                  ;  2155.3 p2      41 next
        pxor xmm8, xmm14                                           ;  2205.3 p1      41 next
        pxor xmm2, xmm3                                            ;  2206.3 p1      41 next
        pxor xmm3, [r9 + 2320]                                     ;  2207.3 p2+p1   44 next
        pxor xmm2, [r9 + 2464]                                     ;  2208.3 p2+p1   44 next
        movdqa [rbp + 2272], xmm2                                  ;  2210.3 p0+p3   44 next spill
        movdqa xmm2, [rbp + 1680]                                  ;  2185.3 p2      41 next
        pxor xmm2, xmm8                                            ;  2209.3 p1      41 next
        movdqa [rbp + 2496], xmm3                                  ;  2209.3 p0+p3   44 next spill
        movdqa xmm3, [rbp + 2352]                                  ;  2159.3 p2      41 next reload
        pand xmm3, xmm8                                            ;  2210.3 p1      41 next
        pxor xmm15, xmm3                                           ;  2212.3 p1      41 next
        pxor xmm13, xmm15                                          ;  2214.3 p1      41 next
        movdqa xmm15, [rbp + 1680]                                 ;  2185.3 p2      41 next
        pxor xmm15, xmm0                                           ;  2213.3 p1      41 next
        pxor xmm14, xmm15                                          ;  2215.3 p1      41 next
        movdqa xmm15, [rbp + 2000]                                 ;  2161.3 p2      41 next
        pand xmm15, xmm6                                           ;  2215.3 p1      41 next
        pand xmm6, [rbp + 2096]                                    ;  2216.3 p2+p1   41 next
        pxor xmm10, xmm14                                          ;  2217.3 p1      41 next
        movdqa xmm14, [rbp + 2416]                                 ;  2163.3 p2      41 next
        pand xmm14, [rbp + 2128]                                   ;  2218.3 p2+p1   41 next
        pxor xmm7, xmm6                                            ;  2219.3 p1      41 next
        movdqa xmm3, [rbp + 2416]                                  ;  2165.3 p2      41 next
        pxor xmm3, xmm13                                           ;  2220.3 p1      41 next
        movdqa xmm6, [rbp + 2080]                                  ;  2166.3 p2      41 next
        pxor xmm11, xmm10                                          ;  2221.3 p1      41 next
        movdqa xmm8, [rbp + 2368]                                  ;  2167.3 p2      41 next
        pxor xmm1, xmm14                                           ;  2222.3 p1      41 next
        movdqa xmm14, [rbp + 2336]                                 ;  2168.3 p2      41 next
        pxor xmm12, xmm2                                           ;  2223.3 p1      41 next
        movdqa xmm10, [rbp + 2384]                                 ;  2169.3 p2      41 next reload
        por xmm10, xmm2                                            ;  2224.3 p1      41 next
        pxor xmm9, xmm12                                           ;  2225.3 p1      41 next
        movdqa xmm2, [rbp + 2208]                                  ;  2170.3 p2      41 next
        pxor xmm0, xmm10                                           ;  2226.3 p1      41 next
        movdqa xmm10, [rbp + 1712]                                 ;  2171.3 p2      41 next
        pxor xmm4, xmm9                                            ;  2227.3 p1      41 next
        movdqa xmm9, [rbp + 2464]                                  ;  2172.3 p2      41 next
        pxor xmm2, xmm11                                           ;  2228.3 p1      41 next
        movdqa xmm11, [r9 + 2448]                                  ;  2173.3 p2      44 next
        pxor xmm14, xmm1                                           ;  2229.3 p1      41 next
        movdqa xmm1, [r9 + 2480]                                   ;  2174.3 p2      44 next
        pxor xmm6, xmm4                                            ;  2230.3 p1      41 next
        movdqa xmm4, [r9 + 2496]                                   ;  2175.3 p2      44 next
        pxor xmm15, xmm0                                           ;  2231.3 p1      41 next
        movdqa xmm0, [r9 + 2512]                                   ;  2176.3 p2      44 next
        movdqa xmm12, [rbp + 2480]                                 ;  2177.3 p2      41 next reload
        pxor xmm12, xmm7                                           ;  2232.3 p1      41 next
        pxor xmm5, xmm15                                           ;  2233.3 p1      41 next
        movdqa xmm15, [r9 + 2528]                                  ;  2178.3 p2      44 next
        pxor xmm0, xmm2                                            ;  2234.3 p1      44 next
        movdqa xmm2, [r9 + 2544]                                   ;  2179.3 p2      44 next
        pxor xmm4, xmm14                                           ;  2235.3 p1      44 next
        movdqa xmm14, [rbp + 2080]                                 ;  2180.3 p2      44 next
        pxor xmm14, [r9 + 2304]                                    ;  2236.3 p2+p1   44 next
        pxor xmm11, xmm6                                           ;  2237.3 p1      44 next
        movdqa xmm6, [rbp + 2368]                                  ;  2182.3 p2      44 next
        pxor xmm6, [r9 + 2336]                                     ;  2238.3 p2+p1   44 next
        movdqa xmm7, [rel kasumi_decrypt_compact.T0_constants128]  ;  2184.3 p2      41 next reload
        pxor xmm3, xmm7                                            ;  2239.3 p1      41 next
        pxor xmm9, xmm12                                           ;  2240.3 p1      41 next
        pxor xmm10, xmm5                                           ;  2241.3 p1      41 next
        movdqa xmm5, [rbp + 2336]                                  ;  2185.3 p2      44 next
        pxor xmm5, [r9 + 2352]                                     ;  2242.3 p2+p1   44 next
        pxor xmm8, xmm3                                            ;  2243.3 p1      41 next
        movdqa xmm3, [rbp + 2208]                                  ;  2187.3 p2      44 next
        pxor xmm3, [r9 + 2368]                                     ;  2244.3 p2+p1   44 next
        pxor xmm2, xmm9                                            ;  2245.3 p1      44 next
        movdqa xmm9, [rbp + 1712]                                  ;  2189.3 p2      44 next
        pxor xmm9, [r9 + 2384]                                     ;  2246.3 p2+p1   44 next
        pxor xmm15, xmm10                                          ;  2247.3 p1      44 next
        movdqa xmm10, [rbp + 2464]                                 ;  2191.3 p2      44 next
        pxor xmm10, [r9 + 2400]                                    ;  2248.3 p2+p1   44 next
        pxor xmm1, xmm8                                            ;  2249.3 p1      44 next
        movdqa xmm8, [rbp + 2400]                                  ;  2193.3 p2      44 next
        pxor xmm8, [r9 + 2416]                                     ;  2250.3 p2+p1   44 next
        movdqa xmm12, [rbp + 2176]                                 ;  2195.3 p2      44 next
        pxor xmm12, [r9 + 2432]                                    ;  2251.3 p2+p1   44 next
        movdqa xmm13, [rbp + 2496]                                 ;  2209.3 p2      41 next
        pand xmm13, xmm14                                          ;  2252.3 p1      41 next
        movdqa [rbp + 2176], xmm0                                  ;  2236.3 p0+p3   44 next spill
        movdqa xmm0, [rbp + 2496]                                  ;  2209.3 p2      41 next
        pxor xmm0, xmm6                                            ;  2253.3 p1      41 next
        movdqa [rbp + 2400], xmm15                                 ;  2249.3 p0+p3   44 next spill
        movdqa xmm15, [rbp + 2496]                                 ;  2209.3 p2      41 next
        movdqa [rbp + 2464], xmm11                                 ;  2239.3 p0+p3   44 next spill
        movdqa xmm11, [rbp + 2496]                                 ;  2209.3 p2      41 next
        movdqa [rbp + 1712], xmm2                                  ;  2247.3 p0+p3   44 next spill
        movdqa xmm2, [rbp + 2496]                                  ;  2209.3 p2      41 next
        pxor xmm2, xmm14                                           ;  2254.3 p1      41 next
        movdqa [rbp + 2208], xmm4                                  ;  2237.3 p0+p3   44 next spill
        movdqa xmm4, [rbp + 2496]                                  ;  2209.3 p2      41 next
        movdqa [rbp + 2336], xmm1                                  ;  2251.3 p0+p3   44 next spill
        movdqa xmm1, [rbp + 2496]                                  ;  2209.3 p2      41 next
        pand xmm1, xmm6                                            ;  2255.3 p1      41 next
        pxor xmm1, xmm8                                            ;  2257.3 p1      41 next
        movdqa [rbp + 2368], xmm1                                  ;  2259.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2496]                                  ;  2209.3 p2      41 next
        pand xmm1, xmm10                                           ;  2257.3 p1      41 next
        movdqa [rbp + 2080], xmm2                                  ;  2256.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 2368]                                  ;  2259.3 p2      41 next
        movdqa xmm7, [rbp + 2080]                                  ;  2256.3 p2      41 next
        pand xmm7, xmm10                                           ;  2267.3 p1      41 next
        movdqa [rbp + 2480], xmm7                                  ;  2269.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 2080]                                  ;  2256.3 p2      41 next
        pand xmm7, xmm3                                            ;  2267.3 p1      41 next
        movdqa [rbp + 2080], xmm1                                  ;  2259.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2368]                                  ;  2259.3 p2      41 next
        pand xmm1, xmm6                                            ;  2270.3 p1      41 next
        movdqa [rbp + 2368], xmm1                                  ;  2272.3 p0+p3   41 next spill
        movdqa xmm1, xmm14                                         ;  2238.3 p0      41 next copy
        pxor xmm1, xmm10                                           ;  2261.3 p1      41 next
        movdqa [rbp + 2384], xmm0                                  ;  2255.3 p0+p3   41 next spill
        movdqa xmm0, xmm14                                         ;  2238.3 p0      41 next copy
        movdqa [rbp + 2416], xmm7                                  ;  2269.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 2384]                                  ;  2255.3 p2      41 next
        pand xmm7, xmm8                                            ;  2266.3 p1      41 next
        movdqa [rbp + 2128], xmm7                                  ;  2268.3 p0+p3   41 next spill
        movdqa xmm7, xmm14                                         ;  2238.3 p0      41 next copy
        pand xmm7, xmm9                                            ;  2263.3 p1      41 next
        pxor xmm15, xmm7                                           ;  2265.3 p1      41 next
        movdqa xmm7, xmm14                                         ;  2238.3 p0      41 next copy
        pand xmm7, xmm12                                           ;  2265.3 p1      41 next
        movdqa [rbp + 2096], xmm7                                  ;  2267.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 2384]                                  ;  2255.3 p2      41 next
        pand xmm7, xmm9                                            ;  2266.3 p1      41 next
        movdqa [rbp + 2384], xmm15                                 ;  2267.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 2128]                                 ;  2268.3 p2      41 next
        movdqa [rbp + 2000], xmm2                                  ;  2270.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 2384]                                  ;  2267.3 p2      41 next
        movdqa [rbp + 1680], xmm14                                 ;  2238.3 p0+p3   41 next spill
        movdqa xmm14, xmm6                                         ;  2240.3 p0      41 next copy
        pxor xmm14, xmm12                                          ;  2267.3 p1      41 next
        pand xmm11, xmm14                                          ;  2269.3 p1      41 next
        movdqa [rbp + 2352], xmm12                                 ;  2253.3 p0+p3   44 next spill
        movdqa xmm12, xmm6                                         ;  2240.3 p0      41 next copy
        pxor xmm12, xmm5                                           ;  2269.3 p1      41 next
        por xmm4, xmm12                                            ;  2271.3 p1      41 next
        movdqa [rbp + 2064], xmm14                                 ;  2269.3 p0+p3   41 next spill
        movdqa xmm14, xmm6                                         ;  2240.3 p0      41 next copy
        pxor xmm14, xmm8                                           ;  2271.3 p1      41 next
        pand xmm0, xmm14                                           ;  2273.3 p1      41 next
        movdqa xmm14, xmm10                                        ;  2250.3 p0      41 next copy
        pxor xmm14, xmm5                                           ;  2273.3 p1      41 next
        movdqa [rbp + 2016], xmm6                                  ;  2240.3 p0+p3   44 next spill
        movdqa xmm6, xmm10                                         ;  2250.3 p0      41 next copy
        pand xmm6, xmm9                                            ;  2274.3 p1      41 next
        pand xmm10, xmm5                                           ;  2275.3 p1      41 next
        pxor xmm11, xmm10                                          ;  2277.3 p1      41 next
        movdqa xmm10, [rel kasumi_decrypt_compact.T0_constants128] ;  2237.3 p2      41 next reload
        pxor xmm6, xmm10                                           ;  2277.3 p1      41 next
        pxor xmm0, xmm6                                            ;  2279.3 p1      41 next
        pxor xmm4, xmm11                                           ;  2279.3 p1      41 next
        movdqa [rbp + 2160], xmm6                                  ;  2279.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1680]                                  ;  2240.3 p2      41 next reload
        pxor xmm6, xmm11                                           ;  2280.3 p1      41 next
        movdqa xmm11, xmm5                                         ;  2244.3 p0      41 next copy
        pand xmm11, xmm12                                          ;  2281.3 p1      41 next
        pxor xmm13, xmm11                                          ;  2283.3 p1      41 next
        movdqa xmm11, xmm9                                         ;  2248.3 p0      41 next copy
        pand xmm11, xmm3                                           ;  2283.3 p1      41 next
        pxor xmm11, xmm10                                          ;  2285.3 p1      41 next
        movdqa xmm10, xmm9                                         ;  2248.3 p0      41 next copy
        pand xmm10, xmm12                                          ;  2285.3 p1      41 next
        pxor xmm10, [rbp + 2384]                                   ;  2287.3 p2+p1   41 next
        pxor xmm15, xmm10                                          ;  2289.3 p1      41 next
        movdqa xmm10, xmm9                                         ;  2248.3 p0      41 next copy
        pand xmm10, [rbp + 2064]                                   ;  2288.3 p2+p1   41 next
        pxor xmm15, xmm14                                          ;  2291.3 p1      41 next
        movdqa [rbp + 2384], xmm6                                  ;  2282.3 p0+p3   41 next spill
        movdqa xmm6, xmm9                                          ;  2250.3 p0      41 next copy
        pand xmm9, xmm8                                            ;  2290.3 p1      41 next
        movdqa [rbp + 1680], xmm12                                 ;  2271.3 p0+p3   41 next spill
        movdqa xmm12, xmm8                                         ;  2252.3 p0      41 next copy
        pand xmm12, xmm1                                           ;  2291.3 p1      41 next
        pxor xmm2, xmm12                                           ;  2293.3 p1      41 next
        movdqa xmm12, xmm8                                         ;  2253.3 p0      41 next copy
        pand xmm12, xmm14                                          ;  2293.3 p1      41 next
        pand xmm14, xmm3                                           ;  2294.3 p1      41 next
        pxor xmm7, xmm14                                           ;  2296.3 p1      41 next
        movdqa xmm14, xmm8                                         ;  2254.7 p0      41 next copy
        pand xmm8, xmm3                                            ;  2296.3 p1      41 next
        pand xmm14, [rbp + 2352]                                   ;  2297.3 p2+p1   41 next
        movdqa [rbp + 2224], xmm12                                 ;  2295.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 2000]                                 ;  2270.3 p2      41 next reload
        pxor xmm12, xmm7                                           ;  2298.3 p1      41 next
        movdqa xmm7, [rbp + 2096]                                  ;  2267.3 p2      41 next reload
        pxor xmm7, xmm8                                            ;  2299.3 p1      41 next
        movdqa xmm8, [rbp + 2368]                                  ;  2272.3 p2      41 next reload
        pxor xmm8, xmm11                                           ;  2300.3 p1      41 next
        pxor xmm6, xmm14                                           ;  2301.3 p1      41 next
        pxor xmm8, xmm13                                           ;  2302.3 p1      41 next
        movdqa [rbp + 2368], xmm6                                  ;  2303.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 2416]                                  ;  2269.3 p2      41 next reload
        pxor xmm6, xmm13                                           ;  2303.3 p1      41 next
        pxor xmm6, xmm10                                           ;  2305.3 p1      41 next
        pxor xmm15, xmm6                                           ;  2307.3 p1      41 next
        pxor xmm10, [rbp + 2128]                                   ;  2306.3 p2+p1   41 next
        movdqa xmm6, xmm1                                          ;  2263.3 p0      41 next copy
        pand xmm6, [rbp + 1680]                                    ;  2307.3 p2+p1   41 next
        pxor xmm9, xmm6                                            ;  2309.3 p1      41 next
        movdqa xmm6, xmm1                                          ;  2263.3 p0      41 next copy
        pand xmm6, xmm5                                            ;  2309.3 p1      41 next
        pxor xmm10, xmm0                                           ;  2310.3 p1      41 next
        pxor xmm14, xmm10                                          ;  2312.3 p1      41 next
        movdqa xmm10, [rel kasumi_decrypt_compact.T0_constants128] ;  2271.0 p2      41 next reload
        pxor xmm15, xmm10                                          ;  2312.3 p1      41 next
        pxor xmm9, [rbp + 2352]                                    ;  2313.3 p2+p1   41 next
        pand xmm1, [rbp + 2352]                                    ;  2314.3 p2+p1   41 next
        pxor xmm8, xmm9                                            ;  2315.3 p1      41 next
        pxor xmm0, xmm9                                            ;  2316.3 p1      41 next
        movdqa xmm9, [rbp + 2080]                                  ;  2274.0 p2      41 next reload
        pxor xmm9, xmm12                                           ;  2317.3 p1      41 next
        movdqa xmm10, xmm5                                         ;  2274.3 p0      41 next copy
        pand xmm10, [rbp + 2064]                                   ;  2318.3 p2+p1   41 next
        pxor xmm12, xmm10                                          ;  2320.3 p1      41 next
        movdqa xmm10, [rbp + 2480]                                 ;  2276.0 p2      41 next reload
        pxor xmm10, xmm7                                           ;  2320.3 p1      41 next
        pxor xmm7, xmm2                                            ;  2321.3 p1      41 next
        pxor xmm12, [rbp + 2384]                                   ;  2322.3 p2+p1   41 next
        movdqa [rbp + 2480], xmm8                                  ;  2317.3 p0+p3   41 next spill
        movdqa xmm8, xmm5                                          ;  2278.3 p0      41 next copy
        pand xmm8, xmm3                                            ;  2323.3 p1      41 next
        pxor xmm0, xmm8                                            ;  2325.3 p1      41 next
        pxor xmm7, xmm0                                            ;  2327.3 p1      41 next
        movdqa xmm0, xmm5                                          ;  2279.3 p0      41 next copy
        pxor xmm8, [rbp + 2160]                                    ;  2326.3 p2+p1   41 next
        pxor xmm12, xmm8                                           ;  2328.3 p1      41 next
        movdqa xmm8, xmm3                                          ;  2280.7 p0      41 next copy
        pand xmm8, [rbp + 2016]                                    ;  2328.3 p2+p1   41 next
        pxor xmm6, xmm8                                            ;  2330.3 p1      41 next
        movdqa xmm8, xmm3                                          ;  2282.0 p0      41 next copy
        pand xmm8, [rbp + 2496]                                    ;  2330.3 p2+p1   41 next
        pxor xmm8, xmm10                                           ;  2332.3 p1      41 next
        pxor xmm1, xmm8                                            ;  2334.3 p1      41 next
        movdqa xmm8, xmm3                                          ;  2283.7 p0      41 next copy
        pand xmm3, [rbp + 2352]                                    ;  2333.3 p2+p1   41 next
        pxor xmm0, xmm3                                            ;  2335.3 p1      41 next
        pxor xmm14, xmm0                                           ;  2337.3 p1      41 next
        movdqa xmm0, [rbp + 2368]                                  ;  2303.3 p2      41 next reload
        pxor xmm6, xmm0                                            ;  2336.3 p1      41 next
        pand xmm0, [rbp + 2352]                                    ;  2337.3 p2+p1   41 next
        pxor xmm10, xmm6                                           ;  2338.3 p1      41 next
        pxor xmm11, xmm0                                           ;  2339.3 p1      41 next
        movdqa xmm0, [rbp + 1680]                                  ;  2287.3 p2      41 next
        pand xmm0, [rbp + 2064]                                    ;  2340.3 p2+p1   41 next
        pxor xmm13, xmm0                                           ;  2342.3 p1      41 next
        movdqa xmm0, [rbp + 2384]                                  ;  2289.3 p2      41 next
        pxor xmm0, xmm10                                           ;  2342.3 p1      41 next
        movdqa xmm3, [rbp + 2016]                                  ;  2290.3 p2      41 next
        pxor xmm3, xmm1                                            ;  2343.3 p1      41 next
        movdqa xmm1, [rbp + 2208]                                  ;  2291.3 p2      41 next
        movdqa xmm6, [rbp + 2336]                                  ;  2292.3 p2      44 next reload
        pand xmm1, xmm6                                            ;  2344.3 p1      41 next
        pxor xmm8, xmm13                                           ;  2345.3 p1      41 next
        pxor xmm9, xmm13                                           ;  2346.3 p1      41 next
        pxor xmm4, xmm8                                            ;  2347.3 p1      41 next
        movdqa xmm8, [rbp + 2224]                                  ;  2295.3 p2      41 next
        pxor xmm8, xmm3                                            ;  2348.3 p1      41 next
        movdqa xmm3, [rbp + 1712]                                  ;  2294.3 p2      41 next
        movdqa xmm10, [rbp + 2464]                                 ;  2295.3 p2      44 next reload
        pand xmm3, xmm10                                           ;  2349.3 p1      41 next
        pxor xmm2, xmm4                                            ;  2350.3 p1      41 next
        pxor xmm5, xmm9                                            ;  2351.3 p1      41 next
        movdqa xmm4, [rbp + 2400]                                  ;  2296.3 p2      41 next
        movdqa xmm9, [rbp + 2272]                                  ;  2297.3 p2      44 next reload
        pand xmm4, xmm9                                            ;  2352.3 p1      41 next
        pxor xmm12, xmm11                                          ;  2353.3 p1      41 next
        pxor xmm11, xmm8                                           ;  2354.3 p1      41 next
        pxor xmm1, xmm10                                           ;  2355.3 p1      41 next
        movdqa xmm8, [rbp + 1712]                                  ;  2298.3 p2      41 next
        movdqa xmm13, [rbp + 2176]                                 ;  2299.3 p2      44 next reload
        pand xmm8, xmm13                                           ;  2356.3 p1      41 next
        pxor xmm7, xmm6                                            ;  2357.3 p1      41 next
        pxor xmm14, xmm10                                          ;  2358.3 p1      41 next
        pxor xmm15, xmm9                                           ;  2359.3 p1      41 next
        pxor xmm0, [rbp + 2208]                                    ;  2360.3 p2+p1   41 next
        pxor xmm2, xmm13                                           ;  2361.3 p1      41 next
        pxor xmm11, [rbp + 2400]                                   ;  2362.3 p2+p1   41 next
        movdqa [rbp + 2224], xmm5                                  ;  2353.3 p0+p3   41 next spill
        movdqa xmm5, xmm10                                         ;  2306.3 p0      41 next copy
        pand xmm5, [rbp + 2208]                                    ;  2363.3 p2+p1   41 next
        pxor xmm12, [rbp + 1712]                                   ;  2364.3 p2+p1   41 next
        movdqa [rbp + 2016], xmm12                                 ;  2366.3 p0+p3   41 next spill
        movdqa xmm12, xmm10                                        ;  2306.3 p0      41 next copy
        pand xmm12, xmm13                                          ;  2365.3 p1      41 next
        movdqa [rbp + 2384], xmm11                                 ;  2364.3 p0+p3   41 next spill
        movdqa xmm11, xmm10                                        ;  2306.3 p0      41 next copy
        pand xmm11, xmm9                                           ;  2366.3 p1      41 next
        movdqa [rbp + 2064], xmm2                                  ;  2363.3 p0+p3   41 next spill
        movdqa xmm2, xmm10                                         ;  2307.3 p0      41 next copy
        movdqa [rbp + 2464], xmm0                                  ;  2362.3 p0+p3   41 next spill
        movdqa xmm0, xmm6                                          ;  2309.3 p0      41 next copy
        pand xmm0, xmm9                                            ;  2367.3 p1      41 next
        movdqa [rbp + 1680], xmm7                                  ;  2359.3 p0+p3   41 next spill
        movdqa xmm7, xmm6                                          ;  2311.3 p0      41 next copy
        pxor xmm7, [rbp + 2400]                                    ;  2368.3 p2+p1   41 next
        movdqa [rbp + 2352], xmm15                                 ;  2361.3 p0+p3   41 next spill
        movdqa xmm15, xmm6                                         ;  2313.3 p0      41 next copy
        movdqa [rbp + 2368], xmm14                                 ;  2360.3 p0+p3   41 next spill
        movdqa xmm14, xmm6                                         ;  2315.3 p0      41 next copy
        pand xmm14, [rbp + 1712]                                   ;  2369.3 p2+p1   41 next
        movdqa [rbp + 2496], xmm14                                 ;  2371.3 p0+p3   41 next spill
        movdqa xmm14, xmm6                                         ;  2317.3 p0      41 next copy
        pand xmm14, [rbp + 2400]                                   ;  2370.3 p2+p1   41 next
        movdqa [rbp + 2336], xmm14                                 ;  2372.3 p0+p3   41 next spill
        movdqa xmm14, xmm9                                         ;  2319.3 p0      41 next copy
        movdqa [rbp + 2160], xmm1                                  ;  2357.3 p0+p3   41 next spill
        movdqa xmm1, xmm9                                          ;  2321.3 p0      41 next copy
        movdqa [rbp + 2080], xmm6                                  ;  2322.3 p0+p3   41 next spill
        movdqa xmm6, xmm9                                          ;  2323.3 p0      41 next copy
        pxor xmm6, xmm13                                           ;  2371.3 p1      41 next
        movdqa [rbp + 2128], xmm10                                 ;  2324.3 p0+p3   41 next spill
        movdqa xmm10, xmm9                                         ;  2325.3 p0      41 next copy
        movdqa [rbp + 2416], xmm11                                 ;  2368.3 p0+p3   41 next spill
        movdqa xmm11, xmm9                                         ;  2327.3 p0      41 next copy
        pand xmm9, [rbp + 1712]                                    ;  2372.3 p2+p1   41 next
        movdqa [rbp + 2272], xmm9                                  ;  2374.3 p0+p3   41 next spill
        movdqa xmm9, xmm13                                         ;  2329.3 p0      41 next copy
        pand xmm9, [rbp + 2400]                                    ;  2373.3 p2+p1   41 next
        movdqa [rbp + 2096], xmm7                                  ;  2370.3 p0+p3   41 next spill
        movdqa xmm7, xmm13                                         ;  2331.3 p0      41 next copy
        movdqa [rbp + 2000], xmm2                                  ;  2332.3 p0+p3   41 next spill
        movdqa xmm2, xmm13                                         ;  2333.3 p0      41 next copy
        movdqa [rbp + 2304], xmm11                                 ;  2334.3 p0+p3   41 next spill
        movdqa xmm11, xmm13                                        ;  2335.3 p0      41 next copy
        movdqa [rbp + 2432], xmm15                                 ;  2336.3 p0+p3   41 next spill
        movdqa xmm15, xmm13                                        ;  2337.3 p0      41 next copy
        pand xmm15, [rbp + 2160]                                   ;  2374.3 p2+p1   41 next
        pand xmm13, [rbp + 2208]                                   ;  2375.3 p2+p1   41 next
        movdqa [rbp + 2176], xmm15                                 ;  2376.3 p0+p3   41 next spill
        movdqa xmm15, xmm3                                         ;  2351.3 p0      41 next copy
        pxor xmm15, xmm4                                           ;  2376.3 p1      41 next
        pand xmm4, [rbp + 2208]                                    ;  2377.3 p2+p1   41 next
        pxor xmm11, xmm15                                          ;  2378.3 p1      41 next
        movdqa [rbp + 2192], xmm13                                 ;  2377.3 p0+p3   41 next spill
        movdqa xmm13, [rbp + 2432]                                 ;  2341.7 p2      41 next reload
        pand xmm13, xmm11                                          ;  2380.3 p1      41 next
        movdqa xmm11, xmm8                                         ;  2358.3 p0      41 next copy
        pxor xmm11, xmm5                                           ;  2380.3 p1      41 next
        pxor xmm5, xmm15                                           ;  2381.3 p1      41 next
        pxor xmm0, xmm11                                           ;  2382.3 p1      41 next
        pand xmm11, [rbp + 2400]                                   ;  2383.3 p2+p1   41 next
        pand xmm8, [rbp + 2096]                                    ;  2384.3 p2+p1   41 next
        pxor xmm3, xmm0                                            ;  2385.3 p1      41 next
        pand xmm1, xmm3                                            ;  2387.3 p1      41 next
        pand xmm7, xmm0                                            ;  2387.3 p1      41 next
        movdqa xmm3, [rbp + 2208]                                  ;  2349.3 p2      44 next reload
        pand xmm0, xmm3                                            ;  2388.3 p1      41 next
        pxor xmm7, [rbp + 2496]                                    ;  2389.3 p2+p1   41 next
        movdqa [rbp + 2432], xmm15                                 ;  2378.3 p0+p3   41 next spill
        movdqa xmm15, xmm3                                         ;  2360.3 p0      41 next copy
        pxor xmm15, xmm12                                          ;  2390.3 p1      41 next
        pxor xmm4, xmm15                                           ;  2392.3 p1      41 next
        pand xmm14, xmm15                                          ;  2392.3 p1      41 next
        pxor xmm2, xmm14                                           ;  2394.3 p1      41 next
        movdqa xmm14, xmm3                                         ;  2360.3 p0      41 next copy
        movdqa xmm15, [rbp + 1712]                                 ;  2356.3 p2      44 next reload
        pand xmm14, xmm15                                          ;  2394.3 p1      41 next
        pxor xmm8, xmm2                                            ;  2396.3 p1      41 next
        pand xmm10, xmm2                                           ;  2396.3 p1      41 next
        movdqa xmm2, xmm12                                         ;  2367.3 p0      41 next copy
        pxor xmm2, xmm15                                           ;  2397.3 p1      41 next
        por xmm12, xmm9                                            ;  2398.3 p1      41 next
        pxor xmm0, xmm12                                           ;  2400.3 p1      41 next
        pxor xmm9, xmm14                                           ;  2400.3 p1      41 next
        movdqa xmm12, [rbp + 2400]                                 ;  2362.7 p2      44 next reload
        pxor xmm14, xmm12                                          ;  2401.3 p1      41 next
        pxor xmm1, xmm2                                            ;  2402.3 p1      41 next
        pxor xmm2, xmm14                                           ;  2403.3 p1      41 next
        pand xmm14, xmm15                                          ;  2404.3 p1      41 next
        pxor xmm4, xmm14                                           ;  2406.3 p1      41 next
        movdqa xmm14, [rbp + 2432]                                 ;  2378.3 p2      41 next reload
        pand xmm15, xmm14                                          ;  2406.3 p1      41 next
        pand xmm14, xmm12                                          ;  2407.3 p1      41 next
        movdqa [rbp + 2432], xmm1                                  ;  2404.3 p0+p3   41 next spill
        movdqa xmm1, xmm12                                         ;  2373.7 p0      41 next copy
        pxor xmm1, [rbp + 2496]                                    ;  2408.3 p2+p1   41 next
        pand xmm12, [rbp + 2160]                                   ;  2409.3 p2+p1   41 next
        pand xmm3, xmm1                                            ;  2410.3 p1      41 next
        pxor xmm14, xmm3                                           ;  2412.3 p1      41 next
        movdqa xmm3, [rbp + 2336]                                  ;  2372.3 p2      41 next reload
        pand xmm1, xmm3                                            ;  2412.3 p1      41 next
        pxor xmm3, [rbp + 2272]                                    ;  2413.3 p2+p1   41 next
        movdqa [rbp + 2336], xmm12                                 ;  2411.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 2432]                                 ;  2404.3 p2      41 next reload
        pxor xmm12, xmm14                                          ;  2415.3 p1      41 next
        movdqa xmm14, [rbp + 2096]                                 ;  2372.7 p2      41 next
        pand xmm14, [rbp + 2416]                                   ;  2415.3 p2+p1   41 next
        pxor xmm6, xmm14                                           ;  2417.3 p1      41 next
        pxor xmm6, xmm9                                            ;  2419.3 p1      41 next
        movdqa xmm14, [rbp + 2096]                                 ;  2374.7 p2      41 next reload
        pxor xmm9, xmm14                                           ;  2418.3 p1      41 next
        pand xmm14, [rbp + 2192]                                   ;  2419.3 p2+p1   41 next
        pxor xmm15, xmm14                                          ;  2421.3 p1      41 next
        movdqa xmm14, [rbp + 2000]                                 ;  2376.7 p2      41 next reload
        pand xmm14, xmm9                                           ;  2421.3 p1      41 next
        movdqa xmm9, [rbp + 2304]                                  ;  2377.7 p2      41 next reload
        pand xmm9, xmm6                                            ;  2422.3 p1      41 next
        movdqa xmm6, [rel kasumi_decrypt_compact.T0_constants128]  ;  2378.7 p2      41 next reload
        pxor xmm14, xmm6                                           ;  2423.3 p1      41 next
        pxor xmm12, [rbp + 2016]                                   ;  2424.3 p2+p1   41 next
        pxor xmm12, [rbp + 1936]                                   ;  2426.3 p2+p1   50 next
        movdqa [rbp + 2304], xmm12                                 ;  2428.3 p0+p3   50 next spill
        movdqa xmm12, [rbp + 2128]                                 ;  2381.7 p2      41 next reload
        pand xmm12, xmm3                                           ;  2426.3 p1      41 next
        pxor xmm5, xmm12                                           ;  2428.3 p1      41 next
        movdqa xmm12, [rbp + 2176]                                 ;  2382.7 p2      41 next reload
        pxor xmm3, xmm12                                           ;  2428.3 p1      41 next
        pxor xmm7, xmm5                                            ;  2430.3 p1      41 next
        pxor xmm12, xmm14                                          ;  2430.3 p1      41 next
        movdqa xmm5, xmm2                                          ;  2405.3 p0      41 next copy
        pxor xmm5, [rbp + 2416]                                    ;  2431.3 p2+p1   41 next
        pxor xmm11, xmm5                                           ;  2433.3 p1      41 next
        pxor xmm13, xmm11                                          ;  2435.3 p1      41 next
        pxor xmm8, xmm3                                            ;  2434.3 p1      41 next
        pxor xmm2, xmm8                                            ;  2436.3 p1      41 next
        movdqa xmm5, [rbp + 2496]                                  ;  2384.7 p2      41 next
        pxor xmm5, [rbp + 2192]                                    ;  2436.3 p2+p1   41 next
        pxor xmm9, xmm5                                            ;  2438.3 p1      41 next
        movdqa xmm5, [rbp + 2272]                                  ;  2386.7 p2      41 next
        pxor xmm5, xmm12                                           ;  2438.3 p1      41 next
        movdqa xmm8, [rbp + 2160]                                  ;  2387.7 p2      41 next
        pxor xmm8, xmm7                                            ;  2439.3 p1      41 next
        movdqa xmm7, [rbp + 2336]                                  ;  2411.3 p2      41 next
        pxor xmm10, xmm5                                           ;  2440.3 p1      41 next
        movdqa xmm5, [rbp + 2368]                                  ;  2389.7 p2      41 next
        pxor xmm15, xmm2                                           ;  2441.3 p1      41 next
        movdqa xmm2, [rbp + 2352]                                  ;  2390.7 p2      41 next
        movdqa xmm11, [rbp + 2080]                                 ;  2391.7 p2      41 next reload
        por xmm11, xmm3                                            ;  2442.3 p1      41 next
        pxor xmm7, xmm9                                            ;  2443.3 p1      41 next
        movdqa xmm3, [rbp + 1680]                                  ;  2392.7 p2      41 next
        pxor xmm4, xmm10                                           ;  2444.3 p1      41 next
        movdqa xmm9, [rbp + 2464]                                  ;  2393.7 p2      41 next
        pxor xmm13, xmm6                                           ;  2445.3 p1      41 next
        pxor xmm14, xmm11                                          ;  2446.3 p1      41 next
        movdqa xmm10, [rbp + 2064]                                 ;  2394.7 p2      41 next
        pxor xmm5, xmm15                                           ;  2447.3 p1      41 next
        movdqa xmm15, [rbp + 2384]                                 ;  2395.7 p2      41 next
        pxor xmm1, xmm14                                           ;  2448.3 p1      41 next
        movdqa xmm14, [rbp + 2368]                                 ;  2396.7 p2      50 next
        movdqa xmm11, [rbp + 2032]                                 ;  2397.7 p2      50 next reload
        pxor xmm14, xmm11                                          ;  2449.3 p1      50 next
        pxor xmm9, xmm7                                            ;  2450.3 p1      41 next
        pxor xmm11, [r10 + 48]                                     ;  2451.3 p2+p1   50 next
        pxor xmm2, xmm13                                           ;  2452.3 p1      41 next
        movdqa xmm7, [rbp + 2352]                                  ;  2399.7 p2      50 next
        pxor xmm10, xmm4                                           ;  2453.3 p1      41 next
        movdqa xmm4, [rbp + 1456]                                  ;  2400.7 p2      50 next reload
        pxor xmm7, xmm4                                            ;  2454.3 p1      50 next
        pxor xmm0, xmm1                                            ;  2455.3 p1      41 next
        pxor xmm4, [r10 + 64]                                      ;  2456.3 p2+p1   50 next
        movdqa xmm1, [rbp + 1680]                                  ;  2402.7 p2      50 next
        movdqa xmm12, [rbp + 2048]                                 ;  2403.7 p2      50 next reload
        pxor xmm1, xmm12                                           ;  2457.3 p1      50 next
        pxor xmm12, [r10 + 80]                                     ;  2458.3 p2+p1   50 next
        pxor xmm8, xmm6                                            ;  2459.3 p1      41 next
        pxor xmm15, xmm0                                           ;  2460.3 p1      41 next
        pxor xmm3, xmm8                                            ;  2461.3 p1      41 next
        movdqa xmm0, [rbp + 1728]                                  ;  2405.7 p2      50 next
        pxor xmm0, [r10 + 96]                                      ;  2462.3 p2+p1   50 next
        movdqa xmm8, [rbp + 2112]                                  ;  2407.7 p2      50 next reload
        pxor xmm5, xmm8                                            ;  2463.3 p1      50 next
        pxor xmm8, [r10 + 192]                                     ;  2464.3 p2+p1   50 next
        movdqa xmm13, [rbp + 2448]                                 ;  2409.7 p2      50 next reload
        pxor xmm9, xmm13                                           ;  2465.3 p1      50 next
        pxor xmm13, [r10 + 240]                                    ;  2466.3 p2+p1   50 next
        pxor xmm2, [rbp + 2288]                                    ;  2467.3 p2+p1   50 next
        pxor xmm10, [rbp + 2240]                                   ;  2468.3 p2+p1   50 next
        pxor xmm15, [rbp + 2256]                                   ;  2469.3 p2+p1   50 next
        pxor xmm3, [rbp + 2320]                                    ;  2470.3 p2+p1   50 next
        movdqa [rbp + 2448], xmm15                                 ;  2471.3 p0+p3   50 next spill
        movdqa xmm15, [rbp + 2464]                                 ;  2415.7 p2      50 next
        pxor xmm15, [rbp + 1728]                                   ;  2471.3 p2+p1   50 next
        movdqa [rbp + 1728], xmm10                                 ;  2470.3 p0+p3   50 next spill
        movdqa xmm10, [rbp + 1888]                                 ;  2417.7 p2      50 next
        pxor xmm10, [r10 + 112]                                    ;  2472.3 p2+p1   50 next
        movdqa [rbp + 2464], xmm9                                  ;  2467.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 2064]                                  ;  2419.7 p2      50 next
        pxor xmm9, [rbp + 1888]                                    ;  2473.3 p2+p1   50 next
        movdqa [rbp + 1888], xmm3                                  ;  2472.3 p0+p3   50 next spill
        movdqa xmm3, [rbp + 1840]                                  ;  2421.7 p2      50 next
        pxor xmm3, [r10 + 128]                                     ;  2474.3 p2+p1   50 next
        movdqa [rbp + 2064], xmm2                                  ;  2469.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 2384]                                  ;  2423.7 p2      50 next
        pxor xmm2, [rbp + 1840]                                    ;  2475.3 p2+p1   50 next
        movdqa [rbp + 1840], xmm5                                  ;  2465.3 p0+p3   50 next spill
        movdqa xmm5, [rbp + 1968]                                  ;  2425.7 p2      50 next
        pxor xmm5, [r10 + 144]                                     ;  2476.3 p2+p1   50 next
        movdqa [rbp + 2384], xmm2                                  ;  2477.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 2016]                                  ;  2427.7 p2      50 next
        pxor xmm2, [rbp + 1968]                                    ;  2477.3 p2+p1   50 next
        movdqa [rbp + 1968], xmm2                                  ;  2479.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1600]                                  ;  2429.7 p2      50 next
        pxor xmm2, [r10 + 160]                                     ;  2478.3 p2+p1   50 next
        movdqa [rbp + 2016], xmm9                                  ;  2475.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 2480]                                  ;  2431.7 p2      50 next
        pxor xmm9, [rbp + 1600]                                    ;  2479.3 p2+p1   50 next
        movdqa [rbp + 1600], xmm9                                  ;  2481.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 2144]                                  ;  2433.7 p2      50 next
        pxor xmm9, [r10 + 176]                                     ;  2480.3 p2+p1   50 next
        movdqa [rbp + 2480], xmm15                                 ;  2473.3 p0+p3   50 next spill
        movdqa xmm15, [rbp + 2224]                                 ;  2435.7 p2      50 next
        pxor xmm15, [rbp + 2144]                                   ;  2481.3 p2+p1   50 next
        movdqa [rbp + 2144], xmm15                                 ;  2483.3 p0+p3   50 next spill
        movdqa xmm15, [rbp + 2288]                                 ;  2437.7 p2      50 next
        pxor xmm15, [r10 + 208]                                    ;  2482.3 p2+p1   50 next
        movdqa [rbp + 2288], xmm1                                  ;  2459.3 p0+p3   50 next spill
        movdqa xmm1, [rbp + 2320]                                  ;  2439.7 p2      50 next
        pxor xmm1, [r10 + 224]                                     ;  2483.3 p2+p1   50 next
        movdqa [rbp + 2320], xmm7                                  ;  2456.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 2240]                                  ;  2441.7 p2      50 next
        pxor xmm7, [r10]                                           ;  2484.3 p2+p1   50 next
        movdqa [rbp + 2240], xmm14                                 ;  2451.3 p0+p3   50 next spill
        movdqa xmm14, [rbp + 2256]                                 ;  2443.7 p2      50 next
        pxor xmm14, [r10 + 16]                                     ;  2485.3 p2+p1   50 next
        movdqa [rbp + 2256], xmm10                                 ;  2474.3 p0+p3   50 next spill
        movdqa xmm10, [rbp + 1936]                                 ;  2446.3 p2      50 next
        pxor xmm10, [r10 + 32]                                     ;  2486.3 p2+p1   50 next
        movdqa [rbp + 1936], xmm4                                  ;  2458.3 p0+p3   50 next spill
        movdqa xmm4, xmm8                                          ;  2466.3 p0      41 next copy
        pxor xmm4, xmm10                                           ;  2488.3 p1      41 next
        movdqa [rbp + 2224], xmm3                                  ;  2476.3 p0+p3   50 next spill
        movdqa xmm3, xmm8                                          ;  2466.3 p0      41 next copy
        pxor xmm3, xmm15                                           ;  2488.3 p1      41 next
        movdqa [rbp + 2112], xmm11                                 ;  2453.3 p0+p3   50 next spill
        movdqa xmm11, xmm8                                         ;  2466.3 p0      41 next copy
        pxor xmm11, xmm14                                          ;  2489.3 p1      41 next
        pand xmm11, xmm2                                           ;  2491.3 p1      41 next
        movdqa [rbp + 2048], xmm5                                  ;  2478.3 p0+p3   50 next spill
        movdqa xmm5, xmm8                                          ;  2466.3 p0      41 next copy
        pxor xmm5, xmm9                                            ;  2491.3 p1      41 next
        movdqa [rbp + 1680], xmm12                                 ;  2460.3 p0+p3   50 next spill
        movdqa xmm12, xmm8                                         ;  2466.3 p0      41 next copy
        pand xmm12, xmm9                                           ;  2492.3 p1      41 next
        pxor xmm12, xmm14                                          ;  2494.3 p1      41 next
        movdqa [rbp + 1456], xmm0                                  ;  2464.3 p0+p3   50 next spill
        movdqa xmm0, xmm8                                          ;  2466.3 p0      41 next copy
        pand xmm0, xmm12                                           ;  2496.3 p1      41 next
        movdqa [rbp + 2352], xmm10                                 ;  2488.3 p0+p3   50 next spill
        movdqa xmm10, xmm8                                         ;  2466.3 p0      41 next copy
        pand xmm10, xmm1                                           ;  2495.3 p1      41 next
        movdqa [rbp + 2032], xmm8                                  ;  2466.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 2352]                                  ;  2488.3 p2      41 next
        pand xmm8, xmm2                                            ;  2499.3 p1      41 next
        movdqa [rbp + 2368], xmm10                                 ;  2497.3 p0+p3   41 next spill
        movdqa xmm10, xmm2                                         ;  2480.3 p0      41 next copy
        pxor xmm10, xmm7                                           ;  2497.3 p1      41 next
        movdqa [rbp + 2080], xmm8                                  ;  2501.3 p0+p3   41 next spill
        movdqa xmm8, xmm2                                          ;  2480.3 p0      41 next copy
        pand xmm8, xmm9                                            ;  2498.3 p1      41 next
        movdqa [rbp + 2336], xmm0                                  ;  2498.3 p0+p3   41 next spill
        movdqa xmm0, xmm2                                          ;  2480.3 p0      41 next copy
        pand xmm0, xmm13                                           ;  2499.3 p1      41 next
        pxor xmm0, xmm9                                            ;  2501.3 p1      41 next
        movdqa [rbp + 2160], xmm12                                 ;  2496.3 p0+p3   41 next spill
        movdqa xmm12, xmm2                                         ;  2480.3 p0      41 next copy
        pxor xmm12, xmm9                                           ;  2501.3 p1      41 next
        movdqa [rbp + 2272], xmm12                                 ;  2503.3 p0+p3   41 next spill
        movdqa xmm12, xmm9                                         ;  2482.3 p0      41 next copy
        pand xmm12, xmm4                                           ;  2502.3 p1      41 next
        movdqa [rbp + 2192], xmm4                                  ;  2490.3 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;  2482.3 p0      41 next copy
        por xmm4, xmm3                                             ;  2503.3 p1      41 next
        movdqa [rbp + 2496], xmm0                                  ;  2503.3 p0+p3   41 next spill
        movdqa xmm0, xmm9                                          ;  2482.3 p0      41 next copy
        pand xmm0, xmm7                                            ;  2504.3 p1      41 next
        pand xmm9, xmm1                                            ;  2505.3 p1      41 next
        movdqa [rbp + 2416], xmm9                                  ;  2507.3 p0+p3   41 next spill
        movdqa xmm9, xmm7                                          ;  2486.3 p0      41 next copy
        pxor xmm9, xmm15                                           ;  2506.3 p1      41 next
        movdqa [rbp + 2176], xmm0                                  ;  2506.3 p0+p3   41 next spill
        movdqa xmm0, xmm7                                          ;  2486.3 p0      41 next copy
        pand xmm0, xmm13                                           ;  2507.3 p1      41 next
        pxor xmm0, xmm6                                            ;  2509.3 p1      41 next
        pxor xmm11, xmm0                                           ;  2511.3 p1      41 next
        movdqa [rbp + 2128], xmm0                                  ;  2511.3 p0+p3   41 next spill
        movdqa xmm0, xmm7                                          ;  2486.3 p0      41 next copy
        pand xmm0, xmm15                                           ;  2510.3 p1      41 next
        pxor xmm12, xmm0                                           ;  2512.3 p1      41 next
        pxor xmm4, xmm12                                           ;  2514.3 p1      41 next
        pxor xmm2, xmm12                                           ;  2514.3 p1      41 next
        movdqa xmm0, [rbp + 2272]                                  ;  2503.3 p2      41 next reload
        pand xmm7, xmm0                                            ;  2514.3 p1      41 next
        pand xmm0, xmm1                                            ;  2515.3 p1      41 next
        movdqa xmm12, xmm5                                         ;  2493.3 p0      41 next copy
        pand xmm5, xmm13                                           ;  2516.3 p1      41 next
        pand xmm12, xmm14                                          ;  2517.3 p1      41 next
        movdqa [rbp + 2272], xmm2                                  ;  2516.3 p0+p3   41 next spill
        movdqa xmm2, xmm3                                          ;  2490.3 p0      41 next copy
        pand xmm2, xmm15                                           ;  2518.3 p1      41 next
        pxor xmm8, xmm2                                            ;  2520.3 p1      41 next
        movdqa xmm2, xmm3                                          ;  2490.3 p0      41 next copy
        pand xmm2, xmm13                                           ;  2520.3 p1      41 next
        pxor xmm2, [rbp + 2496]                                    ;  2522.3 p2+p1   41 next
        pxor xmm2, xmm12                                           ;  2524.3 p1      41 next
        pxor xmm2, xmm9                                            ;  2526.3 p1      41 next
        pxor xmm0, xmm8                                            ;  2524.3 p1      41 next
        movdqa [rbp + 2000], xmm8                                  ;  2522.3 p0+p3   41 next spill
        movdqa xmm8, xmm3                                          ;  2492.3 p0      41 next copy
        pand xmm3, xmm10                                           ;  2525.3 p1      41 next
        pand xmm8, [rbp + 2192]                                    ;  2526.3 p2+p1   41 next
        pxor xmm8, [rbp + 2000]                                    ;  2533.3 p2+p1   41 next
        movdqa [rbp + 2096], xmm8                                  ;  2535.3 p0+p3   41 next spill
        movdqa xmm8, xmm10                                         ;  2499.3 p0      41 next copy
        pand xmm8, xmm14                                           ;  2528.3 p1      41 next
        pxor xmm8, [rbp + 2496]                                    ;  2530.3 p2+p1   41 next
        movdqa [rbp + 2496], xmm8                                  ;  2532.3 p0+p3   41 next spill
        movdqa xmm8, xmm14                                         ;  2496.3 p0      41 next copy
        pand xmm8, xmm9                                            ;  2530.3 p1      41 next
        pand xmm9, xmm1                                            ;  2531.3 p1      41 next
        pxor xmm5, xmm9                                            ;  2533.3 p1      41 next
        movdqa xmm9, [rbp + 2160]                                  ;  2497.3 p2      41 next reload
        pxor xmm9, xmm5                                            ;  2535.3 p1      41 next
        movdqa xmm5, xmm13                                         ;  2498.0 p0      41 next copy
        pand xmm5, xmm1                                            ;  2534.3 p1      41 next
        pxor xmm5, xmm6                                            ;  2536.3 p1      41 next
        movdqa xmm6, xmm13                                         ;  2499.0 p0      41 next copy
        pand xmm6, [rbp + 2192]                                    ;  2536.3 p2+p1   41 next
        pxor xmm12, xmm6                                           ;  2538.3 p1      41 next
        pxor xmm0, xmm6                                            ;  2538.3 p1      41 next
        pxor xmm2, xmm0                                            ;  2540.3 p1      41 next
        movdqa xmm0, xmm13                                         ;  2501.0 p0      41 next copy
        pand xmm13, xmm14                                          ;  2540.3 p1      41 next
        pxor xmm3, xmm13                                           ;  2542.3 p1      41 next
        movdqa xmm6, xmm14                                         ;  2502.0 p0      41 next copy
        pand xmm14, xmm1                                           ;  2542.3 p1      41 next
        movdqa xmm13, xmm10                                        ;  2503.0 p0      41 next copy
        pand xmm13, xmm15                                          ;  2543.3 p1      41 next
        pand xmm6, [rbp + 2352]                                    ;  2544.3 p2+p1   41 next
        pxor xmm12, xmm11                                          ;  2545.3 p1      41 next
        movdqa [rbp + 2160], xmm1                                  ;  2504.3 p0+p3   50 next spill
        movdqa xmm1, [rbp + 2080]                                  ;  2505.0 p2      41 next reload
        pxor xmm1, xmm14                                           ;  2546.3 p1      41 next
        movdqa xmm14, [rel kasumi_decrypt_compact.T0_constants128] ;  2506.0 p2      41 next reload
        pxor xmm2, xmm14                                           ;  2547.3 p1      41 next
        movdqa xmm14, [rbp + 2368]                                 ;  2507.0 p2      41 next reload
        pxor xmm14, xmm13                                          ;  2548.3 p1      41 next
        pxor xmm0, xmm6                                            ;  2549.3 p1      41 next
        pxor xmm6, xmm12                                           ;  2550.3 p1      41 next
        movdqa xmm12, [rbp + 2352]                                 ;  2508.0 p2      50 next reload
        pxor xmm3, xmm12                                           ;  2551.3 p1      41 next
        pand xmm10, xmm12                                          ;  2552.3 p1      41 next
        movdqa xmm13, xmm15                                        ;  2508.7 p0      41 next copy
        pand xmm13, [rbp + 2192]                                   ;  2553.3 p2+p1   41 next
        pxor xmm7, xmm1                                            ;  2554.3 p1      41 next
        pxor xmm1, [rbp + 2496]                                    ;  2555.3 p2+p1   41 next
        pxor xmm13, xmm9                                           ;  2556.3 p1      41 next
        movdqa [rbp + 2192], xmm2                                  ;  2549.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 2176]                                  ;  2511.7 p2      41 next reload
        pxor xmm2, xmm9                                            ;  2557.3 p1      41 next
        movdqa xmm9, [rbp + 2336]                                  ;  2512.7 p2      41 next reload
        pxor xmm9, xmm5                                            ;  2558.3 p1      41 next
        pxor xmm14, xmm0                                           ;  2559.3 p1      41 next
        pxor xmm11, xmm3                                           ;  2560.3 p1      41 next
        pand xmm0, xmm12                                           ;  2561.3 p1      41 next
        pand xmm12, [rbp + 2160]                                   ;  2562.3 p2+p1   41 next
        pxor xmm5, xmm0                                            ;  2563.3 p1      41 next
        movdqa xmm0, xmm15                                         ;  2515.0 p0      41 next copy
        pand xmm0, [rbp + 2160]                                    ;  2564.3 p2+p1   41 next
        pxor xmm13, [rbp + 2272]                                   ;  2565.3 p2+p1   41 next
        pxor xmm9, [rbp + 2000]                                    ;  2566.3 p2+p1   41 next
        pxor xmm3, xmm9                                            ;  2568.3 p1      41 next
        movdqa xmm9, xmm15                                         ;  2517.7 p0      41 next copy
        pxor xmm9, xmm12                                           ;  2568.3 p1      41 next
        pxor xmm6, xmm9                                            ;  2570.3 p1      41 next
        movdqa xmm9, [rbp + 2096]                                  ;  2535.3 p2      41 next reload
        pxor xmm2, xmm9                                            ;  2570.3 p1      41 next
        pxor xmm9, [rbp + 2160]                                    ;  2571.3 p2+p1   41 next
        pxor xmm4, xmm9                                            ;  2573.3 p1      41 next
        pxor xmm14, xmm7                                           ;  2573.3 p1      41 next
        movdqa xmm9, [rbp + 2416]                                  ;  2520.7 p2      41 next reload
        pxor xmm9, xmm7                                            ;  2574.3 p1      41 next
        pxor xmm15, xmm2                                           ;  2575.3 p1      41 next
        movdqa xmm2, [rbp + 2272]                                  ;  2521.7 p2      41 next
        pxor xmm2, xmm14                                           ;  2576.3 p1      41 next
        movdqa xmm14, [rbp + 2496]                                 ;  2532.3 p2      41 next
        pxor xmm14, xmm4                                           ;  2577.3 p1      41 next
        movdqa xmm4, [rbp + 1456]                                  ;  2523.7 p2      41 next
        movdqa xmm7, [rbp + 1680]                                  ;  2524.7 p2      50 next reload
        pand xmm4, xmm7                                            ;  2578.3 p1      41 next
        pxor xmm10, xmm9                                           ;  2579.3 p1      41 next
        pxor xmm11, xmm0                                           ;  2580.3 p1      41 next
        movdqa xmm9, [rbp + 2128]                                  ;  2525.7 p2      41 next reload
        pxor xmm9, xmm0                                            ;  2581.3 p1      41 next
        pxor xmm1, xmm11                                           ;  2582.3 p1      41 next
        movdqa xmm0, [rbp + 2048]                                  ;  2526.7 p2      41 next
        movdqa xmm11, [rbp + 2112]                                 ;  2527.7 p2      50 next reload
        pand xmm0, xmm11                                           ;  2583.3 p1      41 next
        pxor xmm13, xmm9                                           ;  2584.3 p1      41 next
        movdqa xmm9, [rbp + 2032]                                  ;  2528.7 p2      41 next reload
        pxor xmm9, xmm10                                           ;  2585.3 p1      41 next
        pxor xmm8, xmm9                                            ;  2587.3 p1      41 next
        movdqa xmm9, [rbp + 2224]                                  ;  2529.7 p2      41 next
        movdqa xmm10, [rbp + 1936]                                 ;  2530.7 p2      50 next reload
        pand xmm9, xmm10                                           ;  2587.3 p1      41 next
        pxor xmm4, xmm11                                           ;  2588.3 p1      41 next
        movdqa xmm12, [rbp + 2048]                                 ;  2531.7 p2      41 next
        pand xmm12, [rbp + 2256]                                   ;  2589.3 p2+p1   41 next
        pxor xmm13, xmm5                                           ;  2590.3 p1      41 next
        pxor xmm5, xmm8                                            ;  2591.3 p1      41 next
        movdqa xmm8, [rbp + 1456]                                  ;  2533.7 p2      41 next
        pand xmm8, xmm11                                           ;  2592.3 p1      41 next
        pxor xmm6, xmm11                                           ;  2593.3 p1      41 next
        pxor xmm2, [rbp + 1456]                                    ;  2594.3 p2+p1   41 next
        pxor xmm14, [rbp + 2256]                                   ;  2595.3 p2+p1   41 next
        pxor xmm1, xmm7                                            ;  2596.3 p1      41 next
        pxor xmm13, [rbp + 2048]                                   ;  2597.3 p2+p1   41 next
        pxor xmm5, [rbp + 2224]                                    ;  2598.3 p2+p1   41 next
        movdqa [rbp + 2032], xmm15                                 ;  2577.3 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  2538.7 p0      41 next copy
        pand xmm15, [rbp + 2256]                                   ;  2599.3 p2+p1   41 next
        movdqa [rbp + 2128], xmm3                                  ;  2570.3 p0+p3   41 next spill
        movdqa xmm3, xmm11                                         ;  2538.7 p0      41 next copy
        pand xmm3, xmm10                                           ;  2600.3 p1      41 next
        movdqa [rbp + 2496], xmm13                                 ;  2599.3 p0+p3   41 next spill
        movdqa xmm13, xmm11                                        ;  2540.3 p0      41 next copy
        movdqa [rbp + 2112], xmm5                                  ;  2600.3 p0+p3   41 next spill
        movdqa xmm5, xmm7                                          ;  2542.3 p0      41 next copy
        pand xmm5, xmm10                                           ;  2601.3 p1      41 next
        movdqa [rbp + 2272], xmm14                                 ;  2597.3 p0+p3   41 next spill
        movdqa xmm14, xmm7                                         ;  2544.3 p0      41 next copy
        pxor xmm14, [rbp + 2224]                                   ;  2602.3 p2+p1   41 next
        movdqa [rbp + 2416], xmm2                                  ;  2596.3 p0+p3   41 next spill
        movdqa xmm2, xmm7                                          ;  2546.3 p0      41 next copy
        movdqa [rbp + 2160], xmm1                                  ;  2598.3 p0+p3   41 next spill
        movdqa xmm1, xmm7                                          ;  2548.3 p0      41 next copy
        pand xmm1, [rbp + 2048]                                    ;  2603.3 p2+p1   41 next
        movdqa [rbp + 2096], xmm6                                  ;  2595.3 p0+p3   41 next spill
        movdqa xmm6, xmm7                                          ;  2550.3 p0      41 next copy
        pand xmm6, [rbp + 2224]                                    ;  2604.3 p2+p1   41 next
        movdqa [rbp + 1680], xmm6                                  ;  2606.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 2224]                                  ;  2548.0 p2      41 next
        pand xmm6, [rbp + 2256]                                    ;  2605.3 p2+p1   41 next
        movdqa [rbp + 2000], xmm1                                  ;  2605.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1456]                                  ;  2550.3 p2      41 next
        pxor xmm1, xmm15                                           ;  2606.3 p1      41 next
        movdqa xmm10, [rbp + 1456]                                 ;  2552.3 p2      41 next
        pand xmm10, xmm9                                           ;  2607.3 p1      41 next
        pxor xmm9, xmm0                                            ;  2608.3 p1      41 next
        pxor xmm10, xmm1                                           ;  2609.3 p1      41 next
        pand xmm1, [rbp + 1936]                                    ;  2610.3 p2+p1   41 next
        pxor xmm1, [rbp + 2256]                                    ;  2612.3 p2+p1   41 next
        movdqa [rbp + 2352], xmm4                                  ;  2590.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 2048]                                  ;  2558.3 p2      41 next
        pand xmm4, [rbp + 1456]                                    ;  2612.3 p2+p1   41 next
        movdqa [rbp + 2336], xmm7                                  ;  2559.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 2224]                                  ;  2560.3 p2      41 next
        movdqa [rbp + 2176], xmm11                                 ;  2561.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1456]                                 ;  2562.3 p2      41 next
        movdqa [rbp + 2368], xmm1                                  ;  2614.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2048]                                  ;  2564.3 p2      41 next
        pxor xmm1, xmm15                                           ;  2613.3 p1      41 next
        por xmm15, xmm6                                            ;  2614.3 p1      41 next
        pxor xmm6, xmm4                                            ;  2615.3 p1      41 next
        pxor xmm4, [rbp + 2224]                                    ;  2616.3 p2+p1   41 next
        movdqa [rbp + 2080], xmm6                                  ;  2617.3 p0+p3   41 next spill
        movdqa xmm6, xmm12                                         ;  2591.3 p0      41 next copy
        pxor xmm6, xmm8                                            ;  2617.3 p1      41 next
        pxor xmm8, xmm9                                            ;  2618.3 p1      41 next
        pxor xmm5, xmm6                                            ;  2619.3 p1      41 next
        pand xmm7, xmm6                                            ;  2620.3 p1      41 next
        pand xmm12, xmm14                                          ;  2621.3 p1      41 next
        pand xmm11, xmm5                                           ;  2622.3 p1      41 next
        pxor xmm15, xmm11                                          ;  2624.3 p1      41 next
        pxor xmm0, xmm5                                            ;  2624.3 p1      41 next
        movdqa xmm6, [rbp + 2256]                                  ;  2575.3 p2      50 next reload
        pand xmm5, xmm6                                            ;  2625.3 p1      41 next
        movdqa xmm11, [rbp + 1936]                                 ;  2576.3 p2      50 next reload
        pand xmm0, xmm11                                           ;  2626.3 p1      41 next
        pxor xmm12, [rbp + 2368]                                   ;  2627.3 p2+p1   41 next
        pxor xmm0, xmm1                                            ;  2628.3 p1      41 next
        pxor xmm1, xmm4                                            ;  2629.3 p1      41 next
        pand xmm4, [rbp + 2048]                                    ;  2630.3 p2+p1   41 next
        pxor xmm10, xmm4                                           ;  2632.3 p1      41 next
        movdqa xmm4, xmm6                                          ;  2586.3 p0      41 next copy
        pxor xmm4, xmm11                                           ;  2632.3 p1      41 next
        pxor xmm5, [rbp + 2000]                                    ;  2633.3 p2+p1   41 next
        movdqa [rbp + 2432], xmm0                                  ;  2630.3 p0+p3   41 next spill
        movdqa xmm0, xmm6                                          ;  2586.3 p0      41 next copy
        pxor xmm0, xmm9                                            ;  2634.3 p1      41 next
        pand xmm2, xmm0                                            ;  2636.3 p1      41 next
        movdqa xmm0, xmm6                                          ;  2586.3 p0      41 next copy
        pand xmm0, [rbp + 2352]                                    ;  2636.3 p2+p1   41 next
        pand xmm6, [rbp + 1456]                                    ;  2637.3 p2+p1   41 next
        movdqa [rbp + 2256], xmm0                                  ;  2638.3 p0+p3   41 next spill
        movdqa xmm0, xmm11                                         ;  2591.0 p0      41 next copy
        pand xmm0, [rbp + 2368]                                    ;  2638.3 p2+p1   41 next
        movdqa [rbp + 2368], xmm9                                  ;  2610.3 p0+p3   41 next spill
        movdqa xmm9, xmm11                                         ;  2593.3 p0      41 next copy
        movdqa [rbp + 2400], xmm15                                 ;  2626.3 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  2595.3 p0      41 next copy
        pand xmm15, [rbp + 2048]                                   ;  2639.3 p2+p1   41 next
        pxor xmm11, [rbp + 2192]                                   ;  2640.3 p2+p1   41 next
        movdqa [rbp + 2192], xmm11                                 ;  2642.3 p0+p3   41 next spill
        movdqa xmm11, xmm3                                         ;  2602.3 p0      41 next copy
        pand xmm11, xmm14                                          ;  2641.3 p1      41 next
        pxor xmm4, xmm11                                           ;  2643.3 p1      41 next
        pxor xmm3, xmm1                                            ;  2643.3 p1      41 next
        pxor xmm7, xmm3                                            ;  2645.3 p1      41 next
        pxor xmm2, xmm7                                            ;  2647.3 p1      41 next
        movdqa xmm3, xmm14                                         ;  2604.3 p0      41 next copy
        movdqa xmm7, [rbp + 2080]                                  ;  2617.3 p2      41 next reload
        pxor xmm3, xmm7                                            ;  2646.3 p1      41 next
        pxor xmm7, xmm4                                            ;  2647.3 p1      41 next
        pand xmm13, xmm3                                           ;  2648.3 p1      41 next
        movdqa xmm3, [rbp + 2000]                                  ;  2605.3 p2      41 next
        pand xmm9, xmm7                                            ;  2649.3 p1      41 next
        movdqa xmm4, [rbp + 2224]                                  ;  2604.7 p2      41 next
        pand xmm14, xmm6                                           ;  2650.3 p1      41 next
        pxor xmm3, xmm6                                            ;  2651.3 p1      41 next
        pxor xmm4, [rbp + 2000]                                    ;  2652.3 p2+p1   41 next
        movdqa xmm6, [rbp + 1680]                                  ;  2606.7 p2      41 next
        pxor xmm6, xmm15                                           ;  2653.3 p1      41 next
        movdqa xmm7, [rel kasumi_decrypt_compact.T0_constants128]  ;  2607.7 p2      41 next reload
        pxor xmm2, xmm7                                            ;  2654.3 p1      41 next
        pxor xmm13, xmm7                                           ;  2655.3 p1      41 next
        pxor xmm9, xmm3                                            ;  2656.3 p1      41 next
        movdqa xmm3, [rbp + 2368]                                  ;  2610.3 p2      41 next
        pand xmm3, [rbp + 2048]                                    ;  2657.3 p2+p1   41 next
        pxor xmm14, xmm3                                           ;  2659.3 p1      41 next
        movdqa xmm3, [rbp + 2192]                                  ;  2642.3 p2      41 next reload
        pxor xmm2, xmm3                                            ;  2659.3 p1      41 next
        movdqa xmm11, [rbp + 2256]                                 ;  2638.3 p2      41 next
        pxor xmm11, xmm6                                           ;  2660.3 p1      41 next
        movdqa xmm3, [rbp + 2176]                                  ;  2612.7 p2      41 next reload
        pand xmm3, xmm6                                            ;  2661.3 p1      41 next
        pxor xmm8, xmm3                                            ;  2663.3 p1      41 next
        pxor xmm5, xmm8                                            ;  2665.3 p1      41 next
        movdqa xmm3, [rbp + 2256]                                  ;  2638.3 p2      41 next
        pxor xmm3, xmm13                                           ;  2664.3 p1      41 next
        pxor xmm15, xmm3                                           ;  2666.3 p1      41 next
        movdqa xmm3, [rbp + 1680]                                  ;  2614.7 p2      41 next
        pxor xmm0, xmm15                                           ;  2668.3 p1      41 next
        movdqa xmm15, [rbp + 1456]                                 ;  2615.7 p2      41 next
        pand xmm3, xmm4                                            ;  2667.3 p1      41 next
        pand xmm15, xmm4                                           ;  2668.3 p1      41 next
        movdqa xmm4, [rbp + 2368]                                  ;  2616.7 p2      41 next
        movdqa xmm6, [rbp + 2224]                                  ;  2617.7 p2      50 next reload
        pand xmm4, xmm6                                            ;  2669.3 p1      41 next
        movdqa xmm8, [rbp + 2352]                                  ;  2618.7 p2      41 next reload
        pand xmm6, xmm8                                            ;  2670.3 p1      41 next
        pxor xmm8, xmm5                                            ;  2671.3 p1      41 next
        pxor xmm10, xmm0                                           ;  2672.3 p1      41 next
        pxor xmm9, xmm6                                            ;  2673.3 p1      41 next
        movdqa xmm0, [rbp + 2096]                                  ;  2619.7 p2      41 next
        pxor xmm12, xmm11                                          ;  2674.3 p1      41 next
        movdqa xmm5, [rbp + 2336]                                  ;  2620.7 p2      41 next reload
        por xmm5, xmm11                                            ;  2675.3 p1      41 next
        pxor xmm1, xmm12                                           ;  2676.3 p1      41 next
        movdqa xmm6, [rbp + 2160]                                  ;  2621.7 p2      41 next
        pxor xmm13, xmm5                                           ;  2677.3 p1      41 next
        movdqa xmm5, [rbp + 2416]                                  ;  2622.7 p2      41 next
        pxor xmm14, xmm1                                           ;  2678.3 p1      41 next
        movdqa xmm1, [rbp + 2272]                                  ;  2623.7 p2      41 next
        pxor xmm1, xmm10                                           ;  2679.3 p1      41 next
        movdqa xmm10, [rbp + 2112]                                 ;  2624.7 p2      41 next
        pxor xmm5, xmm9                                            ;  2680.3 p1      41 next
        movdqa xmm9, [rbp + 2496]                                  ;  2625.7 p2      41 next
        pxor xmm2, [r10 + 2464]                                    ;  2681.3 p2+p1   44 next
        pxor xmm0, xmm14                                           ;  2682.3 p1      41 next
        movdqa xmm14, [rbp + 2096]                                 ;  2627.7 p2      44 next
        pxor xmm14, [r10 + 2304]                                   ;  2683.3 p2+p1   44 next
        pxor xmm15, xmm4                                           ;  2684.3 p1      41 next
        movdqa xmm4, [rbp + 2192]                                  ;  2642.3 p2      44 next
        pxor xmm4, [r10 + 2320]                                    ;  2685.3 p2+p1   44 next
        pxor xmm3, xmm13                                           ;  2686.3 p1      41 next
        movdqa xmm11, [rbp + 2160]                                 ;  2631.7 p2      44 next
        pxor xmm11, [r10 + 2336]                                   ;  2687.3 p2+p1   44 next
        pxor xmm8, xmm7                                            ;  2688.3 p1      41 next
        pxor xmm6, xmm8                                            ;  2690.3 p1      41 next
        movdqa xmm8, [rbp + 2416]                                  ;  2633.7 p2      44 next
        pxor xmm8, [r10 + 2352]                                    ;  2690.3 p2+p1   44 next
        movdqa xmm12, [rbp + 2432]                                 ;  2635.7 p2      41 next reload
        pxor xmm12, xmm15                                          ;  2691.3 p1      41 next
        pxor xmm9, xmm12                                           ;  2693.3 p1      41 next
        movdqa xmm15, [rbp + 2272]                                 ;  2636.7 p2      44 next
        pxor xmm15, [r10 + 2368]                                   ;  2693.3 p2+p1   44 next
        movdqa xmm12, [rbp + 2400]                                 ;  2638.7 p2      41 next reload
        pxor xmm12, xmm3                                           ;  2694.3 p1      41 next
        pxor xmm10, xmm12                                          ;  2696.3 p1      41 next
        movdqa xmm3, [rbp + 2112]                                  ;  2639.7 p2      44 next
        pxor xmm3, [r10 + 2384]                                    ;  2696.3 p2+p1   44 next
        pxor xmm1, [r10 + 2512]                                    ;  2697.3 p2+p1   44 next
        pxor xmm5, [r10 + 2496]                                    ;  2698.3 p2+p1   44 next
        pxor xmm0, [r10 + 2448]                                    ;  2699.3 p2+p1   44 next
        pxor xmm6, [r10 + 2480]                                    ;  2700.3 p2+p1   44 next
        pxor xmm9, [r10 + 2544]                                    ;  2701.3 p2+p1   44 next
        movdqa xmm12, [rbp + 2496]                                 ;  2646.7 p2      44 next
        pxor xmm12, [r10 + 2400]                                   ;  2702.3 p2+p1   44 next
        movdqa xmm13, [rbp + 2128]                                 ;  2648.7 p2      44 next
        pxor xmm13, [r10 + 2416]                                   ;  2703.3 p2+p1   44 next
        pxor xmm10, [r10 + 2528]                                   ;  2704.3 p2+p1   44 next
        movdqa [rbp + 2128], xmm1                                  ;  2699.3 p0+p3   44 next spill
        movdqa xmm1, [rbp + 2032]                                  ;  2651.7 p2      44 next
        pxor xmm1, [r10 + 2432]                                    ;  2705.3 p2+p1   44 next
        movdqa [rbp + 2032], xmm2                                  ;  2683.3 p0+p3   44 next spill
        movdqa xmm2, xmm14                                         ;  2685.3 p0      41 next copy
        pxor xmm2, xmm12                                           ;  2706.3 p1      41 next
        movdqa [rbp + 2496], xmm10                                 ;  2706.3 p0+p3   44 next spill
        movdqa xmm10, xmm14                                        ;  2685.3 p0      41 next copy
        pand xmm10, xmm4                                           ;  2707.3 p1      41 next
        movdqa [rbp + 2112], xmm0                                  ;  2701.3 p0+p3   44 next spill
        movdqa xmm0, xmm14                                         ;  2685.3 p0      41 next copy
        movdqa [rbp + 2400], xmm9                                  ;  2703.3 p0+p3   44 next spill
        movdqa xmm9, xmm14                                         ;  2685.3 p0      41 next copy
        pand xmm9, xmm3                                            ;  2708.3 p1      41 next
        pxor xmm9, xmm4                                            ;  2710.3 p1      41 next
        movdqa [rbp + 2272], xmm5                                  ;  2700.3 p0+p3   44 next spill
        movdqa xmm5, xmm14                                         ;  2685.3 p0      41 next copy
        pxor xmm5, xmm4                                            ;  2710.3 p1      41 next
        movdqa [rbp + 2432], xmm6                                  ;  2702.3 p0+p3   44 next spill
        movdqa xmm6, xmm14                                         ;  2685.3 p0      41 next copy
        pand xmm6, xmm1                                            ;  2711.3 p1      41 next
        movdqa [rbp + 2416], xmm5                                  ;  2712.3 p0+p3   41 next spill
        movdqa xmm5, xmm4                                          ;  2687.3 p0      41 next copy
        pxor xmm5, xmm11                                           ;  2712.3 p1      41 next
        movdqa [rbp + 2160], xmm6                                  ;  2713.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 2416]                                  ;  2712.3 p2      41 next
        pand xmm6, xmm12                                           ;  2723.3 p1      41 next
        movdqa [rbp + 2192], xmm6                                  ;  2725.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 2416]                                  ;  2712.3 p2      41 next
        pand xmm6, xmm15                                           ;  2723.3 p1      41 next
        movdqa xmm7, xmm4                                          ;  2687.3 p0      41 next copy
        movdqa [rbp + 2416], xmm9                                  ;  2712.3 p0+p3   41 next spill
        movdqa xmm9, xmm4                                          ;  2687.3 p0      41 next copy
        movdqa [rbp + 2096], xmm4                                  ;  2687.3 p0+p3   44 next spill
        movdqa xmm4, [rbp + 2416]                                  ;  2712.3 p2      41 next
        movdqa [rbp + 2336], xmm5                                  ;  2714.3 p0+p3   41 next spill
        movdqa xmm5, [rbp + 2416]                                  ;  2712.3 p2      41 next
        movdqa [rbp + 2416], xmm6                                  ;  2725.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 2336]                                  ;  2714.3 p2      41 next
        pand xmm6, xmm13                                           ;  2725.3 p1      41 next
        movdqa [rbp + 2352], xmm6                                  ;  2727.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 2336]                                  ;  2714.3 p2      41 next
        pand xmm6, xmm3                                            ;  2725.3 p1      41 next
        movdqa [rbp + 2336], xmm14                                 ;  2685.3 p0+p3   41 next spill
        movdqa xmm14, [rbp + 2352]                                 ;  2727.3 p2      41 next
        movdqa [rbp + 2224], xmm15                                 ;  2695.3 p0+p3   44 next spill
        movdqa xmm15, [rbp + 2096]                                 ;  2687.3 p2      41 next
        pand xmm15, xmm11                                          ;  2717.3 p1      41 next
        pxor xmm15, xmm13                                          ;  2719.3 p1      41 next
        movdqa [rbp + 2368], xmm15                                 ;  2721.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 2224]                                 ;  2695.3 p2      41 next
        pand xmm15, xmm3                                           ;  2719.3 p1      41 next
        pxor xmm15, [rel kasumi_decrypt_compact.T0_constants128]   ;  2721.3 p2+p1   41 next
        movdqa [rbp + 1456], xmm15                                 ;  2723.3 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  2689.3 p0      41 next copy
        pxor xmm15, xmm1                                           ;  2721.3 p1      41 next
        pand xmm7, xmm15                                           ;  2723.3 p1      41 next
        movdqa [rbp + 1680], xmm1                                  ;  2707.3 p0+p3   44 next spill
        movdqa xmm1, xmm11                                         ;  2689.3 p0      41 next copy
        pxor xmm1, xmm8                                            ;  2723.3 p1      41 next
        por xmm9, xmm1                                             ;  2725.3 p1      41 next
        movdqa [rbp + 2256], xmm15                                 ;  2723.3 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  2689.3 p0      41 next copy
        pxor xmm15, xmm13                                          ;  2725.3 p1      41 next
        pand xmm0, xmm15                                           ;  2727.3 p1      41 next
        movdqa xmm15, xmm11                                        ;  2689.3 p0      41 next copy
        pand xmm15, [rbp + 2368]                                   ;  2732.3 p2+p1   41 next
        pxor xmm15, [rbp + 1456]                                   ;  2734.3 p2+p1   41 next
        movdqa [rbp + 2176], xmm15                                 ;  2736.3 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  2693.3 p0      41 next copy
        pand xmm15, [rbp + 2224]                                   ;  2729.3 p2+p1   41 next
        movdqa [rbp + 2048], xmm11                                 ;  2695.3 p0+p3   41 next spill
        movdqa xmm11, xmm12                                        ;  2704.3 p0      41 next copy
        pxor xmm11, xmm8                                           ;  2730.3 p1      41 next
        movdqa [rbp + 2000], xmm15                                 ;  2731.3 p0+p3   41 next spill
        movdqa xmm15, xmm12                                        ;  2704.3 p0      41 next copy
        pand xmm15, xmm3                                           ;  2731.3 p1      41 next
        pxor xmm15, [rel kasumi_decrypt_compact.T0_constants128]   ;  2733.3 p2+p1   41 next
        pxor xmm0, xmm15                                           ;  2735.3 p1      41 next
        movdqa [rbp + 2080], xmm15                                 ;  2735.3 p0+p3   41 next spill
        movdqa xmm15, xmm12                                        ;  2704.3 p0      41 next copy
        pand xmm15, xmm8                                           ;  2734.3 p1      41 next
        pxor xmm7, xmm15                                           ;  2736.3 p1      41 next
        pxor xmm9, xmm7                                            ;  2738.3 p1      41 next
        movdqa xmm15, [rbp + 2336]                                 ;  2702.7 p2      41 next reload
        pxor xmm15, xmm7                                           ;  2738.3 p1      41 next
        movdqa xmm7, xmm3                                          ;  2703.7 p0      41 next copy
        pand xmm7, xmm1                                            ;  2738.3 p1      41 next
        pxor xmm5, xmm7                                            ;  2740.3 p1      41 next
        pxor xmm14, xmm5                                           ;  2742.3 p1      41 next
        movdqa xmm5, xmm3                                          ;  2705.0 p0      41 next copy
        movdqa xmm7, xmm3                                          ;  2706.0 p0      41 next copy
        pand xmm3, xmm13                                           ;  2741.3 p1      41 next
        pand xmm5, [rbp + 2256]                                    ;  2742.3 p2+p1   41 next
        pxor xmm14, xmm11                                          ;  2744.3 p1      41 next
        pand xmm12, [rbp + 2096]                                   ;  2744.3 p2+p1   41 next
        movdqa [rbp + 2336], xmm15                                 ;  2740.3 p0+p3   41 next spill
        movdqa xmm15, xmm13                                        ;  2709.0 p0      41 next copy
        pand xmm15, xmm2                                           ;  2745.3 p1      41 next
        pxor xmm4, xmm15                                           ;  2747.3 p1      41 next
        movdqa xmm15, xmm13                                        ;  2710.0 p0      41 next copy
        pand xmm15, xmm11                                          ;  2747.3 p1      41 next
        pand xmm11, [rbp + 2224]                                   ;  2748.3 p2+p1   41 next
        pxor xmm6, xmm11                                           ;  2750.3 p1      41 next
        movdqa xmm11, xmm13                                        ;  2711.3 p0      41 next copy
        pand xmm11, [rbp + 1680]                                   ;  2750.3 p2+p1   41 next
        pxor xmm6, [rbp + 2368]                                    ;  2752.3 p2+p1   41 next
        pand xmm13, [rbp + 2224]                                   ;  2752.3 p2+p1   41 next
        pxor xmm7, xmm11                                           ;  2753.3 p1      41 next
        movdqa [rbp + 2368], xmm15                                 ;  2749.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 2160]                                 ;  2714.7 p2      41 next reload
        pxor xmm15, xmm13                                          ;  2754.3 p1      41 next
        movdqa xmm13, xmm1                                         ;  2725.3 p0      41 next copy
        pand xmm13, xmm8                                           ;  2755.3 p1      41 next
        pxor xmm10, xmm13                                          ;  2757.3 p1      41 next
        movdqa xmm13, xmm2                                         ;  2716.3 p0      41 next copy
        pand xmm13, xmm1                                           ;  2757.3 p1      41 next
        pxor xmm3, xmm13                                           ;  2759.3 p1      41 next
        movdqa xmm13, xmm2                                         ;  2717.3 p0      41 next copy
        pand xmm13, xmm8                                           ;  2759.3 p1      41 next
        pand xmm1, [rbp + 2256]                                    ;  2760.3 p2+p1   41 next
        pxor xmm12, xmm6                                           ;  2761.3 p1      41 next
        movdqa [rbp + 2160], xmm7                                  ;  2755.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 2000]                                  ;  2731.3 p2      41 next reload
        pxor xmm7, xmm13                                           ;  2762.3 p1      41 next
        movdqa xmm13, [rbp + 1680]                                 ;  2727.0 p2      44 next reload
        pxor xmm3, xmm13                                           ;  2763.3 p1      41 next
        pand xmm2, xmm13                                           ;  2764.3 p1      41 next
        pxor xmm1, xmm10                                           ;  2765.3 p1      41 next
        pxor xmm7, [rbp + 2160]                                    ;  2766.3 p2+p1   41 next
        pxor xmm12, xmm1                                           ;  2767.3 p1      41 next
        pxor xmm1, [rbp + 2224]                                    ;  2768.3 p2+p1   41 next
        pxor xmm9, xmm1                                            ;  2770.3 p1      41 next
        movdqa xmm1, xmm0                                          ;  2737.3 p0      41 next copy
        pxor xmm0, xmm3                                            ;  2770.3 p1      41 next
        pxor xmm12, xmm8                                           ;  2771.3 p1      41 next
        pxor xmm9, xmm4                                            ;  2772.3 p1      41 next
        pxor xmm4, xmm15                                           ;  2773.3 p1      41 next
        movdqa [rbp + 2000], xmm12                                 ;  2773.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 2192]                                 ;  2732.3 p2      41 next reload
        pxor xmm12, xmm15                                          ;  2774.3 p1      41 next
        movdqa xmm15, [rbp + 2416]                                 ;  2733.3 p2      41 next reload
        pxor xmm15, xmm10                                          ;  2775.3 p1      41 next
        movdqa [rbp + 2416], xmm9                                  ;  2774.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 2176]                                  ;  2739.0 p2      41 next reload
        pxor xmm9, xmm10                                           ;  2776.3 p1      41 next
        pxor xmm3, xmm9                                            ;  2778.3 p1      41 next
        movdqa xmm9, xmm5                                          ;  2744.3 p0      41 next copy
        pxor xmm5, xmm15                                           ;  2778.3 p1      41 next
        pxor xmm14, xmm5                                           ;  2780.3 p1      41 next
        pxor xmm9, [rbp + 2352]                                    ;  2780.3 p2+p1   41 next
        movdqa xmm15, xmm8                                         ;  2741.7 p0      41 next copy
        pxor xmm1, xmm9                                            ;  2782.3 p1      41 next
        pand xmm15, [rbp + 2256]                                   ;  2782.3 p2+p1   41 next
        movdqa xmm5, xmm8                                          ;  2743.0 p0      41 next copy
        pxor xmm11, xmm1                                           ;  2784.3 p1      41 next
        movdqa xmm1, [rbp + 2224]                                  ;  2743.7 p2      44 next reload
        pand xmm5, xmm1                                            ;  2784.3 p1      41 next
        pxor xmm6, xmm15                                           ;  2785.3 p1      41 next
        movdqa xmm15, xmm13                                        ;  2744.7 p0      41 next copy
        pand xmm15, xmm1                                           ;  2786.3 p1      41 next
        pxor xmm8, xmm15                                           ;  2788.3 p1      41 next
        pand xmm1, [rbp + 2096]                                    ;  2788.3 p2+p1   41 next
        pand xmm13, [rbp + 2160]                                   ;  2789.3 p2+p1   41 next
        movdqa xmm15, [rbp + 2336]                                 ;  2747.7 p2      41 next
        pxor xmm15, xmm6                                           ;  2790.3 p1      41 next
        movdqa xmm6, [rel kasumi_decrypt_compact.T0_constants128]  ;  2748.7 p2      41 next reload
        pxor xmm14, xmm6                                           ;  2791.3 p1      41 next
        pxor xmm7, xmm12                                           ;  2792.3 p1      41 next
        pxor xmm12, xmm1                                           ;  2793.3 p1      41 next
        movdqa xmm1, [rbp + 2336]                                  ;  2749.7 p2      41 next
        pxor xmm1, xmm7                                            ;  2794.3 p1      41 next
        movdqa xmm7, [rbp + 1456]                                  ;  2750.7 p2      41 next
        pxor xmm7, xmm13                                           ;  2795.3 p1      41 next
        movdqa xmm9, [rbp + 2272]                                  ;  2751.7 p2      41 next
        pxor xmm2, xmm12                                           ;  2796.3 p1      41 next
        movdqa xmm10, [rbp + 2432]                                 ;  2752.7 p2      44 next reload
        pand xmm9, xmm10                                           ;  2797.3 p1      41 next
        pxor xmm0, xmm5                                            ;  2798.3 p1      41 next
        movdqa xmm12, [rbp + 2080]                                 ;  2753.7 p2      41 next reload
        pxor xmm12, xmm5                                           ;  2799.3 p1      41 next
        pxor xmm4, xmm0                                            ;  2800.3 p1      41 next
        movdqa xmm0, [rbp + 2368]                                  ;  2754.7 p2      41 next
        pxor xmm11, xmm8                                           ;  2801.3 p1      41 next
        movdqa xmm5, [rbp + 2400]                                  ;  2755.7 p2      41 next
        movdqa xmm8, [rbp + 2112]                                  ;  2756.7 p2      44 next reload
        pand xmm5, xmm8                                            ;  2802.3 p1      41 next
        pxor xmm15, xmm12                                          ;  2803.3 p1      41 next
        movdqa xmm12, [rbp + 2048]                                 ;  2757.7 p2      41 next reload
        pxor xmm12, xmm2                                           ;  2804.3 p1      41 next
        pxor xmm0, xmm12                                           ;  2806.3 p1      41 next
        movdqa xmm2, [rbp + 2496]                                  ;  2758.7 p2      41 next
        movdqa xmm12, [rbp + 2032]                                 ;  2759.7 p2      44 next reload
        pand xmm2, xmm12                                           ;  2806.3 p1      41 next
        pxor xmm9, xmm8                                            ;  2807.3 p1      41 next
        pxor xmm15, xmm7                                           ;  2808.3 p1      41 next
        pxor xmm7, xmm0                                            ;  2809.3 p1      41 next
        movdqa xmm0, [rbp + 2400]                                  ;  2760.7 p2      41 next
        movdqa xmm13, [rbp + 2128]                                 ;  2761.7 p2      44 next reload
        pand xmm0, xmm13                                           ;  2810.3 p1      41 next
        pxor xmm1, [rbp + 2272]                                    ;  2811.3 p2+p1   41 next
        pxor xmm4, xmm10                                           ;  2812.3 p1      41 next
        pxor xmm11, xmm8                                           ;  2813.3 p1      41 next
        pxor xmm14, xmm12                                          ;  2814.3 p1      41 next
        pxor xmm7, [rbp + 2496]                                    ;  2815.3 p2+p1   41 next
        movdqa xmm6, xmm8                                          ;  2767.7 p0      41 next copy
        pand xmm6, [rbp + 2272]                                    ;  2816.3 p2+p1   41 next
        pxor xmm15, [rbp + 2400]                                   ;  2817.3 p2+p1   41 next
        movdqa [rbp + 2048], xmm3                                  ;  2780.3 p0+p3   41 next spill
        movdqa xmm3, xmm8                                          ;  2767.7 p0      41 next copy
        pand xmm3, xmm13                                           ;  2818.3 p1      41 next
        movdqa [rbp + 2368], xmm15                                 ;  2819.3 p0+p3   41 next spill
        movdqa xmm15, xmm8                                         ;  2767.7 p0      41 next copy
        pand xmm15, xmm12                                          ;  2819.3 p1      41 next
        movdqa [rbp + 2080], xmm7                                  ;  2817.3 p0+p3   41 next spill
        movdqa xmm7, xmm8                                          ;  2768.0 p0      41 next copy
        movdqa [rbp + 2112], xmm1                                  ;  2813.3 p0+p3   41 next spill
        movdqa xmm1, xmm10                                         ;  2770.0 p0      41 next copy
        pand xmm1, xmm12                                           ;  2820.3 p1      41 next
        movdqa [rbp + 1456], xmm4                                  ;  2814.3 p0+p3   41 next spill
        movdqa xmm4, xmm10                                         ;  2772.0 p0      41 next copy
        pxor xmm4, [rbp + 2496]                                    ;  2821.3 p2+p1   41 next
        movdqa [rbp + 2336], xmm14                                 ;  2816.3 p0+p3   41 next spill
        movdqa xmm14, xmm10                                        ;  2774.0 p0      41 next copy
        movdqa [rbp + 2160], xmm11                                 ;  2815.3 p0+p3   41 next spill
        movdqa xmm11, xmm10                                        ;  2776.0 p0      41 next copy
        pand xmm11, [rbp + 2400]                                   ;  2822.3 p2+p1   41 next
        movdqa [rbp + 2096], xmm11                                 ;  2824.3 p0+p3   41 next spill
        movdqa xmm11, xmm10                                        ;  2778.0 p0      41 next copy
        pand xmm11, [rbp + 2496]                                   ;  2823.3 p2+p1   41 next
        movdqa [rbp + 2432], xmm11                                 ;  2825.3 p0+p3   41 next spill
        movdqa xmm11, xmm12                                        ;  2780.0 p0      41 next copy
        movdqa [rbp + 2224], xmm9                                  ;  2809.3 p0+p3   41 next spill
        movdqa xmm9, xmm12                                         ;  2782.0 p0      41 next copy
        movdqa [rbp + 1680], xmm10                                 ;  2783.0 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;  2784.0 p0      41 next copy
        pxor xmm10, xmm13                                          ;  2824.3 p1      41 next
        movdqa [rbp + 2256], xmm8                                  ;  2785.0 p0+p3   41 next spill
        movdqa xmm8, xmm12                                         ;  2786.0 p0      41 next copy
        movdqa [rbp + 2352], xmm15                                 ;  2821.3 p0+p3   41 next spill
        movdqa xmm15, xmm12                                        ;  2788.0 p0      41 next copy
        pand xmm12, [rbp + 2400]                                   ;  2825.3 p2+p1   41 next
        movdqa [rbp + 2032], xmm12                                 ;  2827.3 p0+p3   41 next spill
        movdqa xmm12, xmm5                                         ;  2804.3 p0      41 next copy
        pxor xmm12, xmm2                                           ;  2826.3 p1      41 next
        pand xmm2, [rbp + 2272]                                    ;  2827.3 p2+p1   41 next
        movdqa [rbp + 2176], xmm4                                  ;  2823.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 2272]                                  ;  2782.7 p2      41 next
        pxor xmm4, xmm3                                            ;  2828.3 p1      41 next
        pxor xmm2, xmm4                                            ;  2830.3 p1      41 next
        pand xmm11, xmm4                                           ;  2830.3 p1      41 next
        pxor xmm11, xmm13                                          ;  2832.3 p1      41 next
        movdqa xmm4, xmm13                                         ;  2792.0 p0      41 next copy
        pand xmm4, [rbp + 2496]                                    ;  2832.3 p2+p1   41 next
        pand xmm8, xmm11                                           ;  2834.3 p1      41 next
        movdqa [rbp + 2192], xmm8                                  ;  2836.3 p0+p3   41 next spill
        movdqa xmm8, xmm13                                         ;  2794.0 p0      41 next copy
        movdqa [rbp + 1936], xmm7                                  ;  2795.0 p0+p3   41 next spill
        movdqa xmm7, xmm13                                         ;  2796.0 p0      41 next copy
        pxor xmm7, xmm12                                           ;  2834.3 p1      41 next
        pand xmm14, xmm7                                           ;  2836.3 p1      41 next
        movdqa xmm7, xmm13                                         ;  2797.0 p0      41 next copy
        pand xmm7, [rbp + 2224]                                    ;  2836.3 p2+p1   41 next
        movdqa [rbp + 1712], xmm7                                  ;  2838.3 p0+p3   41 next spill
        movdqa xmm7, xmm13                                         ;  2799.0 p0      41 next copy
        pand xmm7, [rbp + 2272]                                    ;  2837.3 p2+p1   41 next
        pxor xmm13, [rbp + 2416]                                   ;  2838.3 p2+p1   41 next
        movdqa [rbp + 2416], xmm13                                 ;  2840.3 p0+p3   41 next spill
        movdqa xmm13, xmm0                                         ;  2812.3 p0      41 next copy
        pxor xmm13, xmm6                                           ;  2839.3 p1      41 next
        pxor xmm6, xmm12                                           ;  2840.3 p1      41 next
        pand xmm0, [rbp + 2176]                                    ;  2841.3 p2+p1   41 next
        pxor xmm11, xmm0                                           ;  2843.3 p1      41 next
        pxor xmm1, xmm13                                           ;  2843.3 p1      41 next
        movdqa xmm0, [rbp + 2496]                                  ;  2802.3 p2      44 next reload
        pand xmm13, xmm0                                           ;  2844.3 p1      41 next
        pxor xmm5, xmm1                                            ;  2845.3 p1      41 next
        pand xmm9, xmm5                                            ;  2847.3 p1      41 next
        pand xmm8, xmm1                                            ;  2847.3 p1      41 next
        movdqa xmm5, [rbp + 2272]                                  ;  2804.3 p2      44 next reload
        pand xmm1, xmm5                                            ;  2848.3 p1      41 next
        pxor xmm8, [rbp + 2096]                                    ;  2849.3 p2+p1   41 next
        movdqa [rbp + 2128], xmm12                                 ;  2828.3 p0+p3   41 next spill
        movdqa xmm12, xmm5                                         ;  2815.3 p0      41 next copy
        pand xmm12, [rbp + 2400]                                   ;  2850.3 p2+p1   41 next
        movdqa [rbp + 2272], xmm7                                  ;  2839.3 p0+p3   41 next spill
        movdqa xmm7, xmm3                                          ;  2820.3 p0      41 next copy
        por xmm3, xmm4                                             ;  2851.3 p1      41 next
        pxor xmm1, xmm3                                            ;  2853.3 p1      41 next
        movdqa xmm3, [rbp + 2400]                                  ;  2813.3 p2      44 next reload
        pxor xmm7, xmm3                                            ;  2853.3 p1      41 next
        pxor xmm4, xmm12                                           ;  2854.3 p1      41 next
        pxor xmm12, xmm0                                           ;  2855.3 p1      41 next
        pxor xmm9, xmm7                                            ;  2856.3 p1      41 next
        pxor xmm7, xmm12                                           ;  2857.3 p1      41 next
        pand xmm12, xmm3                                           ;  2858.3 p1      41 next
        pxor xmm2, xmm12                                           ;  2860.3 p1      41 next
        movdqa xmm12, xmm0                                         ;  2818.3 p0      41 next copy
        pxor xmm12, [rbp + 2096]                                   ;  2860.3 p2+p1   41 next
        pand xmm3, [rbp + 2128]                                    ;  2861.3 p2+p1   41 next
        pand xmm5, xmm12                                           ;  2862.3 p1      41 next
        pand xmm12, [rbp + 2432]                                   ;  2863.3 p2+p1   41 next
        movdqa [rbp + 2400], xmm9                                  ;  2858.3 p0+p3   41 next spill
        movdqa xmm9, xmm0                                          ;  2822.0 p0      41 next copy
        pand xmm9, [rbp + 2128]                                    ;  2864.3 p2+p1   41 next
        pxor xmm5, xmm9                                            ;  2866.3 p1      41 next
        movdqa xmm9, [rbp + 2224]                                  ;  2823.0 p2      41 next reload
        pand xmm0, xmm9                                            ;  2866.3 p1      41 next
        movdqa [rbp + 2224], xmm0                                  ;  2868.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 2400]                                  ;  2858.3 p2      41 next reload
        pxor xmm0, xmm5                                            ;  2869.3 p1      41 next
        movdqa xmm5, [rbp + 2176]                                  ;  2825.3 p2      41 next
        pand xmm5, [rbp + 2352]                                    ;  2868.3 p2+p1   41 next
        pxor xmm10, xmm5                                           ;  2870.3 p1      41 next
        pxor xmm10, xmm4                                           ;  2872.3 p1      41 next
        pand xmm15, xmm10                                          ;  2874.3 p1      41 next
        movdqa xmm5, [rbp + 2176]                                  ;  2827.3 p2      41 next reload
        pxor xmm4, xmm5                                            ;  2872.3 p1      41 next
        movdqa xmm10, [rbp + 2272]                                 ;  2839.3 p2      41 next reload
        pand xmm5, xmm10                                           ;  2873.3 p1      41 next
        pxor xmm3, xmm5                                            ;  2875.3 p1      41 next
        pxor xmm10, [rbp + 2096]                                   ;  2875.3 p2+p1   41 next
        movdqa xmm5, [rbp + 1936]                                  ;  2830.3 p2      41 next reload
        pand xmm5, xmm4                                            ;  2876.3 p1      41 next
        movdqa xmm4, [rel kasumi_decrypt_compact.T0_constants128]  ;  2831.3 p2      41 next reload
        pxor xmm5, xmm4                                            ;  2878.3 p1      41 next
        pxor xmm15, xmm10                                          ;  2878.3 p1      41 next
        movdqa xmm10, [rbp + 2352]                                 ;  2832.3 p2      41 next
        pxor xmm10, xmm7                                           ;  2879.3 p1      41 next
        pxor xmm13, xmm10                                          ;  2881.3 p1      41 next
        pxor xmm14, xmm13                                          ;  2883.3 p1      41 next
        pxor xmm14, xmm4                                           ;  2885.3 p1      41 next
        movdqa xmm10, [rbp + 2368]                                 ;  2833.3 p2      41 next reload
        pxor xmm0, xmm10                                           ;  2883.3 p1      41 next
        movdqa xmm13, [rbp + 1968]                                 ;  2834.3 p2      50 next reload
        pxor xmm10, xmm13                                          ;  2884.3 p1      50 next
        pxor xmm13, [rax + 864]                                    ;  2885.3 p2+p1  108 r
        pxor xmm15, [rbp + 2224]                                   ;  2886.3 p2+p1   41 next
        pxor xmm14, [rbp + 2336]                                   ;  2887.3 p2+p1   41 next
        pxor xmm15, [rbp + 2112]                                   ;  2888.3 p2+p1   41 next
        pxor xmm0, [rbp + 2304]                                    ;  2889.3 p2+p1   50 next
        pxor xmm14, [rbp + 2064]                                   ;  2890.3 p2+p1   50 next
        pxor xmm15, [rbp + 2464]                                   ;  2891.3 p2+p1   50 next
        pxor xmm10, [rbp + 1232]                                   ;  2892.3 p2+p1  108 r
        pxor xmm14, [rbp + 1168]                                   ;  2893.3 p2+p1  108 r
        pxor xmm0, [rax + 752]                                     ;  2894.3 p2+p1  108 r
        pxor xmm15, [rbp + 1136]                                   ;  2895.3 p2+p1  108 r
        movdqa [rbp + 624], xmm0                                   ;  2896.3 p0+p3  108 r spill
        movdqa xmm0, [rbp + 2032]                                  ;  2846.3 p2      41 next
        pxor xmm0, [rbp + 2432]                                    ;  2896.3 p2+p1   41 next
        movdqa [rbp + 2432], xmm15                                 ;  2897.3 p0+p3  108 r spill
        movdqa xmm15, [rbp + 1712]                                 ;  2848.3 p2      41 next
        pxor xmm15, xmm0                                           ;  2898.3 p1      41 next
        movdqa [rbp + 1168], xmm14                                 ;  2895.3 p0+p3  108 r spill
        movdqa xmm14, [rbp + 2256]                                 ;  2849.3 p2      41 next reload
        pand xmm14, xmm0                                           ;  2898.3 p1      41 next
        pxor xmm6, xmm14                                           ;  2900.3 p1      41 next
        pxor xmm8, xmm6                                            ;  2902.3 p1      41 next
        movdqa xmm14, [rbp + 1712]                                 ;  2850.3 p2      41 next
        pxor xmm14, xmm5                                           ;  2901.3 p1      41 next
        pxor xmm9, xmm8                                            ;  2904.3 p1      41 next
        movdqa xmm0, [rbp + 2032]                                  ;  2851.3 p2      41 next
        pxor xmm0, xmm14                                           ;  2903.3 p1      41 next
        movdqa xmm14, [rbp + 2160]                                 ;  2852.3 p2      41 next
        pxor xmm4, xmm9                                            ;  2906.3 p1      41 next
        movdqa xmm6, [rbp + 1456]                                  ;  2853.3 p2      41 next
        pxor xmm6, xmm4                                            ;  2908.3 p1      41 next
        movdqa xmm4, [rbp + 2416]                                  ;  2854.3 p2      41 next
        pxor xmm11, xmm15                                          ;  2906.3 p1      41 next
        pxor xmm7, xmm11                                           ;  2908.3 p1      41 next
        movdqa xmm8, [rbp + 2080]                                  ;  2855.3 p2      41 next
        movdqa xmm9, [rbp + 1680]                                  ;  2856.3 p2      41 next reload
        por xmm9, xmm15                                            ;  2908.3 p1      41 next
        pxor xmm5, xmm9                                            ;  2910.3 p1      41 next
        movdqa xmm15, [rbp + 2160]                                 ;  2857.3 p2      50 next
        movdqa xmm9, [rbp + 2240]                                  ;  2858.3 p2      50 next reload
        pxor xmm15, xmm9                                           ;  2910.3 p1      50 next
        pxor xmm3, xmm7                                            ;  2911.3 p1      41 next
        movdqa xmm7, [rbp + 2192]                                  ;  2859.3 p2      41 next reload
        pxor xmm7, xmm0                                            ;  2912.3 p1      41 next
        pxor xmm12, xmm5                                           ;  2913.3 p1      41 next
        pxor xmm9, [rax + 768]                                     ;  2914.3 p2+p1  108 r
        movdqa xmm0, [rbp + 2336]                                  ;  2861.3 p2      50 next
        movdqa xmm5, [rbp + 2320]                                  ;  2862.3 p2      50 next reload
        pxor xmm0, xmm5                                            ;  2915.3 p1      50 next
        pxor xmm2, xmm7                                            ;  2916.3 p1      41 next
        pxor xmm14, xmm3                                           ;  2917.3 p1      41 next
        pxor xmm5, [rax + 784]                                     ;  2918.3 p2+p1  108 r
        movdqa xmm3, [rbp + 1456]                                  ;  2864.3 p2      50 next
        movdqa xmm7, [rbp + 2288]                                  ;  2865.3 p2      50 next reload
        pxor xmm3, xmm7                                            ;  2919.3 p1      50 next
        pxor xmm1, xmm12                                           ;  2920.3 p1      41 next
        movdqa [rbp + 736], xmm13                                  ;  2887.3 p0+p3  132 rounds
        pxor xmm7, [rax + 800]                                     ;  2921.3 p2+p1  108 r
        movdqa xmm11, [rbp + 2112]                                 ;  2867.3 p2      50 next
        movdqa xmm12, [rbp + 2480]                                 ;  2868.3 p2      50 next reload
        pxor xmm11, xmm12                                          ;  2922.3 p1      50 next
        pxor xmm4, xmm2                                            ;  2923.3 p1      41 next
        pxor xmm12, [rax + 816]                                    ;  2924.3 p2+p1  108 r
        pxor xmm8, xmm1                                            ;  2925.3 p1      41 next
        movdqa xmm1, [rbp + 2416]                                  ;  2870.3 p2      50 next
        movdqa xmm2, [rbp + 2016]                                  ;  2871.3 p2      50 next reload
        pxor xmm1, xmm2                                            ;  2926.3 p1      50 next
        pxor xmm2, [rax + 832]                                     ;  2927.3 p2+p1  108 r
        movdqa xmm13, [rbp + 1888]                                 ;  2873.3 p2      50 next reload
        pxor xmm6, xmm13                                           ;  2928.3 p1      50 next
        pxor xmm13, [rax + 944]                                    ;  2929.3 p2+p1  108 r
        pxor xmm15, [rbp + 1328]                                   ;  2930.3 p2+p1  108 r
        pxor xmm14, [rbp + 1840]                                   ;  2931.3 p2+p1   50 next
        movdqa [rbp + 640], xmm9                                   ;  2916.3 p0+p3  132 rounds
        pxor xmm0, [rbp + 1312]                                    ;  2932.3 p2+p1  108 r
        movdqa [rbp + 656], xmm5                                   ;  2920.3 p0+p3  132 rounds
        movdqa xmm5, [rbp + 1728]                                  ;  2878.3 p2      50 next reload
        pxor xmm4, xmm5                                            ;  2933.3 p1      50 next
        pxor xmm5, [rax + 976]                                     ;  2934.3 p2+p1  108 r
        movdqa [rbp + 672], xmm7                                   ;  2923.3 p0+p3  132 rounds
        pxor xmm3, [rbp + 1296]                                    ;  2935.3 p2+p1  108 r
        movdqa xmm7, [rbp + 2448]                                  ;  2881.3 p2      50 next reload
        pxor xmm8, xmm7                                            ;  2936.3 p1      50 next
        pxor xmm7, [rax + 992]                                     ;  2937.3 p2+p1  108 r
        movdqa [rbp + 688], xmm12                                  ;  2926.3 p0+p3  132 rounds
        pxor xmm11, [rbp + 1280]                                   ;  2938.3 p2+p1  108 r
        movdqa [rbp + 704], xmm2                                   ;  2929.3 p0+p3  132 rounds
        movdqa xmm2, [rbp + 2080]                                  ;  2887.3 p2      50 next
        movdqa xmm9, [rbp + 2384]                                  ;  2888.3 p2      50 next reload
        pxor xmm2, xmm9                                            ;  2939.3 p1      50 next
        pxor xmm9, [rax + 848]                                     ;  2940.3 p2+p1  108 r
        pxor xmm1, [rbp + 1264]                                    ;  2941.3 p2+p1  108 r
        movdqa [rbp + 816], xmm13                                  ;  2931.3 p0+p3  132 rounds
        pxor xmm6, [rbp + 1152]                                    ;  2942.3 p2+p1  108 r
        pxor xmm14, [rbp + 1184]                                   ;  2943.3 p2+p1  108 r
        movdqa [rbp + 848], xmm5                                   ;  2936.3 p0+p3  132 rounds
        movdqa xmm5, [rbp + 2048]                                  ;  2893.3 p2      50 next
        movdqa xmm12, [rbp + 1600]                                 ;  2894.3 p2      50 next reload
        pxor xmm5, xmm12                                           ;  2944.3 p1      50 next
        pxor xmm12, [rax + 880]                                    ;  2945.3 p2+p1  108 r
        pxor xmm4, [rbp + 1120]                                    ;  2946.3 p2+p1  108 r
        movdqa [rbp + 864], xmm7                                   ;  2939.3 p0+p3  132 rounds
        movdqa [rbp + 720], xmm9                                   ;  2942.3 p0+p3  132 rounds
        movdqa xmm7, [rbp + 2000]                                  ;  2897.3 p2      50 next
        movdqa xmm9, [rbp + 2144]                                  ;  2898.3 p2      50 next reload
        pxor xmm7, xmm9                                            ;  2947.3 p1      50 next
        mov r12, qword [rbp + 2528]                                ;  2899.3 p2     132 rounds reload
        sub r8, r12                                                ;  2903.3 p0     132 rounds
        sub r9, r12                                                ;  2903.3 p0     132 rounds
        pxor xmm9, [rax + 896]                                     ;  2948.3 p2+p1  108 r
        add r8, 0x600                                              ;  2904.3 p0     132 rounds
        and r8, 0x7ff                                              ;  2905.3 p0     132 rounds
        add r8, r12                                                ;  2906.3 p0     132 rounds
        add r9, 0x600                                              ;  2904.3 p0     132 rounds
        pxor xmm8, [rax + 736]                                     ;  2949.3 p2+p1  108 r
        pxor xmm2, [rbp + 1248]                                    ;  2950.3 p2+p1  108 r
        movdqa [rbp + 752], xmm12                                  ;  2947.3 p0+p3  132 rounds
        pxor xmm5, [rbp + 1216]                                    ;  2951.3 p2+p1  108 r
        movdqa [rbp + 768], xmm9                                   ;  2950.3 p0+p3  132 rounds
        movdqa xmm9, [rbp + 1840]                                  ;  2908.3 p2     108 r
        pxor xmm9, [rax + 912]                                     ;  2952.3 p2+p1  108 r
        and r9, 0x7ff                                              ;  2910.3 p0     132 rounds
        pxor xmm7, [rbp + 1200]                                    ;  2953.3 p2+p1  108 r
        movdqa [rbp + 784], xmm9                                   ;  2954.3 p0+p3  132 rounds
        movdqa xmm9, [rbp + 2064]                                  ;  2912.0 p2     108 r
        pxor xmm9, [rax + 928]                                     ;  2954.3 p2+p1  108 r
        add r9, r12                                                ;  2913.0 p0     132 rounds
        movdqa [rbp + 800], xmm9                                   ;  2956.3 p0+p3  132 rounds
        movdqa xmm9, [rbp + 2464]                                  ;  2914.0 p2     108 r
        pxor xmm9, [rax + 960]                                     ;  2955.3 p2+p1  108 r
        sub r10, r12                                               ;  2916.3 p0     132 rounds
        add r10, 0x600                                             ;  2917.3 p0     132 rounds
        and r10, 0x7ff                                             ;  2918.3 p0     132 rounds
        movdqa [rbp + 608], xmm8                                   ;  2951.3 p0+p3  132 rounds
        movdqa xmm8, [rbp + 2304]                                  ;  2918.3 p2     108 r
        pxor xmm8, [rax + 1008]                                    ;  2956.3 p2+p1  108 r
        sub r11, r12                                               ;  2920.3 p0     132 rounds
        add r10, r12                                               ;  2920.8 p0     132 rounds
        movdqa [rbp + 832], xmm9                                   ;  2957.3 p0+p3  132 rounds
        movdqa [rbp + 880], xmm8                                   ;  2958.3 p0+p3  132 rounds
        add r11, 0x600                                             ;  2923.3 p0     132 rounds
        and r11, 0x7ff                                             ;  2924.3 p0     132 rounds
        add r11, r12                                               ;  2925.3 p0     132 rounds
        add esi, 0xffffffff                                        ;  2924.9 p0     132 rounds
        movdqa xmm8, [rbp + 1168]                                  ;  2924.3 p2     108 r reload
        movdqa xmm12, [rbp + 2432]                                 ;  2925.3 p2     108 r reload
        movdqa xmm9, xmm14                                         ;  2945.3 p0     108 r copy
        movdqa xmm13, xmm4                                         ;  2948.3 p0     108 r copy
        movdqa xmm4, xmm1                                          ;  2943.3 p0     108 r copy
        movdqa xmm1, xmm0                                          ;  2934.3 p0     108 r copy
        movdqa xmm0, xmm15                                         ;  2932.3 p0     108 r copy
        movdqa xmm14, xmm6                                         ;  2944.3 p0     108 r copy
        movdqa xmm6, xmm10                                         ;  2931.4 p0     108 r copy
        movdqa xmm10, xmm8                                         ;  2935.3 p0     108 r copy
        movdqa xmm8, xmm7                                          ;  2955.3 p0     108 r copy
        movdqa xmm7, xmm5                                          ;  2953.3 p0     108 r copy
        movdqa xmm5, xmm2                                          ;  2952.3 p0     108 r copy
        movdqa xmm2, xmm3                                          ;  2937.3 p0     108 r copy
        movdqa xmm3, xmm11                                         ;  2940.3 p0     108 r copy
        movdqa xmm11, xmm14                                        ;  2951.3 p0     108 r copy
        lea rax, [rbp - 128]                                       ;                    first state
        test esi, esi                                              ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 2544], r8                                 ;                    resident
        mov qword [rbp + 2536], r9                                 ;                    resident
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
        movdqa xmm0, [rbp - 128]                                   ;     0.0 p2     138 dst reload
        mov r8, qword [rbp + 2568]                                 ;     1.0 p2     138 dst reload
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
        movdqa xmm0, [rbp + 896]                                   ;    33.0 p2     139 dst reload
        movdqa [r8 + 512], xmm0                                    ;    64.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 912]                                   ;    34.0 p2     139 dst reload
        movdqa [r8 + 528], xmm0                                    ;    66.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 928]                                   ;    35.0 p2     139 dst reload
        movdqa [r8 + 544], xmm0                                    ;    68.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 944]                                   ;    36.0 p2     139 dst reload
        movdqa [r8 + 560], xmm0                                    ;    70.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 960]                                   ;    37.0 p2     139 dst reload
        movdqa [r8 + 576], xmm0                                    ;    72.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 976]                                   ;    38.0 p2     139 dst reload
        movdqa [r8 + 592], xmm0                                    ;    74.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 992]                                   ;    39.0 p2     139 dst reload
        movdqa [r8 + 608], xmm0                                    ;    76.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 1008]                                  ;    40.0 p2     139 dst reload
        movdqa [r8 + 624], xmm0                                    ;    78.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 1024]                                  ;    41.0 p2     139 dst reload
        movdqa [r8 + 640], xmm0                                    ;    80.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 1040]                                  ;    42.0 p2     139 dst reload
        movdqa [r8 + 656], xmm0                                    ;    82.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 1056]                                  ;    43.0 p2     139 dst reload
        movdqa [r8 + 672], xmm0                                    ;    84.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 1072]                                  ;    44.0 p2     139 dst reload
        movdqa [r8 + 688], xmm0                                    ;    86.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 1088]                                  ;    45.0 p2     139 dst reload
        movdqa [r8 + 704], xmm0                                    ;    88.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 1104]                                  ;    46.0 p2     139 dst reload
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
        mov qword [rbp + 2568], r8                                 ;   128.7 p0+p3  149 blocks
        mov r8, qword [rbp + 2512]                                 ;    65.0 p2     149 blocks
        add r8, 0x400                                              ;    69.0 p1     149 blocks
        mov qword [rbp + 2512], r8                                 ;   130.7 p0+p3  149 blocks
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
kasumi_decrypt_compact.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
