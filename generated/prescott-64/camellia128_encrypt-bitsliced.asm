; camellia128_encrypt for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 614cd6bf7f994b6c); do not edit:
;   ./cw build camellia128_encrypt --cpu prescott-64 --variant bitsliced
;
; void camellia128_encrypt(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 26624 bytes (1664 slices), read, secret, aligned to 16 bytes
;   src: 2048 bytes a batch (128 slices), read, secret, aligned to 16 bytes
;   dst: 2048 bytes a batch (128 slices), written, secret, aligned to 16 bytes
;   n: number of batches of 128 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 5 uops, planned 6.0; bounds: width 1.7, ports 2.0, path 2.0
;   blocks: 645 uops, planned 269.0; bounds: width 215.0, ports 260.0, path 13.0
;   blocks/groups: 388 uops, planned 260.3; bounds: width 129.3, ports 260.0, path 1.0
;   blocks/groups/rounds: 5565 uops, planned 2344.0; bounds: width 1855.0, ports 2342.0, path 129.0
;   blocks/groups.2: 771 uops, planned 272.0; bounds: width 257.0, ports 258.0, path 19.0
;   blocks.2: 388 uops, planned 260.3; bounds: width 129.3, ports 260.0, path 1.0
;   blocks/rounds: 5565 uops, planned 2344.0; bounds: width 1855.0, ports 2342.0, path 129.0
;   blocks.4: 647 uops, planned 265.0; bounds: width 215.7, ports 260.0, path 13.0
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
%fatal "camellia128_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_camellia128_encrypt
$_camellia128_encrypt:
%else
        global $camellia128_encrypt
%endif
$camellia128_encrypt:
        push rbp                                                ;                    preserved
        sub rsp, 0x2220                                         ;                    frame
        lea rbp, [rsp + 128]                                    ;                    frame
        mov dword [rbp + 8592], ecx                             ;                    argument
        mov qword [rbp + 8512], rsi                             ;                    argument
        mov qword [rbp + 8528], rdi                             ;                    argument
        mov qword [rbp + 8584], rdx                             ;                    argument
        mov r8d, dword [rbp + 8592]                             ;     0.0 p2     152 blocks
        shl r8, 0xb                                             ;     4.0 p1     152 blocks
        add r8, qword [rbp + 8512]                              ;     5.0 p2+p0  152 blocks
        mov qword [rbp + 8520], r8                              ;     6.0 p0+p3  152 blocks
        cmp dword [rbp + 8592], 0                               ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 8512]                              ;     0.0 p2      68 d.0 reload
        movdqa xmm0, [r8]                                       ;     4.0 p2      68 d
        mov r9, qword [rbp + 8528]                              ;     2.0 p2      68 d.0 reload
        pxor xmm0, [r9]                                         ;    17.0 p2+p1   68 d
        movdqa [rbp - 128], xmm0                                ;    19.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 16]                                  ;     4.0 p2      68 d
        pxor xmm0, [r9 + 16]                                    ;    17.0 p2+p1   68 d
        movdqa [rbp - 112], xmm0                                ;    19.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 32]                                  ;     6.0 p2      68 d
        pxor xmm0, [r9 + 32]                                    ;    17.0 p2+p1   68 d
        movdqa [rbp - 96], xmm0                                 ;    19.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 48]                                  ;     8.0 p2      68 d
        pxor xmm0, [r9 + 48]                                    ;    19.0 p2+p1   68 d
        movdqa [rbp - 80], xmm0                                 ;    21.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 64]                                  ;    10.0 p2      68 d
        pxor xmm0, [r9 + 64]                                    ;    21.0 p2+p1   68 d
        movdqa [rbp - 64], xmm0                                 ;    23.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 80]                                  ;    12.0 p2      68 d
        pxor xmm0, [r9 + 80]                                    ;    23.0 p2+p1   68 d
        movdqa [rbp - 48], xmm0                                 ;    25.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 96]                                  ;    14.0 p2      68 d
        pxor xmm0, [r9 + 96]                                    ;    25.0 p2+p1   68 d
        movdqa [rbp - 32], xmm0                                 ;    27.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 112]                                 ;    16.0 p2      68 d
        pxor xmm0, [r9 + 112]                                   ;    27.0 p2+p1   68 d
        movdqa [rbp - 16], xmm0                                 ;    29.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 128]                                 ;    18.0 p2      68 d
        pxor xmm0, [r9 + 128]                                   ;    29.0 p2+p1   68 d
        movdqa [rbp + 0], xmm0                                  ;    31.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 144]                                 ;    20.0 p2      68 d
        pxor xmm0, [r9 + 144]                                   ;    31.0 p2+p1   68 d
        movdqa [rbp + 16], xmm0                                 ;    33.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 160]                                 ;    22.0 p2      68 d
        pxor xmm0, [r9 + 160]                                   ;    33.0 p2+p1   68 d
        movdqa [rbp + 32], xmm0                                 ;    35.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 176]                                 ;    24.0 p2      68 d
        pxor xmm0, [r9 + 176]                                   ;    35.0 p2+p1   68 d
        movdqa [rbp + 48], xmm0                                 ;    37.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 192]                                 ;    26.0 p2      68 d
        pxor xmm0, [r9 + 192]                                   ;    37.0 p2+p1   68 d
        movdqa [rbp + 64], xmm0                                 ;    39.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 208]                                 ;    28.0 p2      68 d
        pxor xmm0, [r9 + 208]                                   ;    39.0 p2+p1   68 d
        movdqa [rbp + 80], xmm0                                 ;    41.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 224]                                 ;    30.0 p2      68 d
        pxor xmm0, [r9 + 224]                                   ;    41.0 p2+p1   68 d
        movdqa [rbp + 96], xmm0                                 ;    43.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 240]                                 ;    32.0 p2      68 d
        pxor xmm0, [r9 + 240]                                   ;    43.0 p2+p1   68 d
        movdqa [rbp + 112], xmm0                                ;    45.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 256]                                 ;    34.0 p2      68 d
        pxor xmm0, [r9 + 256]                                   ;    45.0 p2+p1   68 d
        movdqa [rbp + 128], xmm0                                ;    47.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 272]                                 ;    36.0 p2      68 d
        pxor xmm0, [r9 + 272]                                   ;    47.0 p2+p1   68 d
        movdqa [rbp + 144], xmm0                                ;    49.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 288]                                 ;    38.0 p2      68 d
        pxor xmm0, [r9 + 288]                                   ;    49.0 p2+p1   68 d
        movdqa [rbp + 160], xmm0                                ;    51.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 304]                                 ;    40.0 p2      68 d
        pxor xmm0, [r9 + 304]                                   ;    51.0 p2+p1   68 d
        movdqa [rbp + 176], xmm0                                ;    53.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 320]                                 ;    42.0 p2      68 d
        pxor xmm0, [r9 + 320]                                   ;    53.0 p2+p1   68 d
        movdqa [rbp + 192], xmm0                                ;    55.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 336]                                 ;    44.0 p2      68 d
        pxor xmm0, [r9 + 336]                                   ;    55.0 p2+p1   68 d
        movdqa [rbp + 208], xmm0                                ;    57.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 352]                                 ;    46.0 p2      68 d
        pxor xmm0, [r9 + 352]                                   ;    57.0 p2+p1   68 d
        movdqa [rbp + 224], xmm0                                ;    59.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 368]                                 ;    48.0 p2      68 d
        pxor xmm0, [r9 + 368]                                   ;    59.0 p2+p1   68 d
        movdqa [rbp + 240], xmm0                                ;    61.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 384]                                 ;    50.0 p2      68 d
        pxor xmm0, [r9 + 384]                                   ;    61.0 p2+p1   68 d
        movdqa [rbp + 256], xmm0                                ;    63.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 400]                                 ;    52.0 p2      68 d
        pxor xmm0, [r9 + 400]                                   ;    63.0 p2+p1   68 d
        movdqa [rbp + 272], xmm0                                ;    65.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 416]                                 ;    54.0 p2      68 d
        pxor xmm0, [r9 + 416]                                   ;    65.0 p2+p1   68 d
        movdqa [rbp + 288], xmm0                                ;    67.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 432]                                 ;    56.0 p2      68 d
        pxor xmm0, [r9 + 432]                                   ;    67.0 p2+p1   68 d
        movdqa [rbp + 304], xmm0                                ;    69.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 448]                                 ;    58.0 p2      68 d
        pxor xmm0, [r9 + 448]                                   ;    69.0 p2+p1   68 d
        movdqa [rbp + 320], xmm0                                ;    71.0 p0+p3   69 groups
        mov qword [rbp + 8536], r9                              ;    59.7 p0+p3   69 groups
        movdqa xmm0, [r8 + 464]                                 ;    60.0 p2      68 d
        pxor xmm0, [r9 + 464]                                   ;    71.0 p2+p1   68 d
        movdqa [rbp + 336], xmm0                                ;    73.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 480]                                 ;    62.0 p2      68 d
        pxor xmm0, [r9 + 480]                                   ;    73.0 p2+p1   68 d
        movdqa [rbp + 352], xmm0                                ;    75.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 496]                                 ;    64.0 p2      68 d
        pxor xmm0, [r9 + 496]                                   ;    75.0 p2+p1   68 d
        movdqa [rbp + 368], xmm0                                ;    77.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 512]                                 ;    66.0 p2      68 d
        pxor xmm0, [r9 + 512]                                   ;    77.0 p2+p1   68 d
        movdqa [rbp + 384], xmm0                                ;    79.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 528]                                 ;    68.0 p2      68 d
        pxor xmm0, [r9 + 528]                                   ;    79.0 p2+p1   68 d
        movdqa [rbp + 400], xmm0                                ;    81.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 544]                                 ;    70.0 p2      68 d
        pxor xmm0, [r9 + 544]                                   ;    81.0 p2+p1   68 d
        movdqa [rbp + 416], xmm0                                ;    83.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 560]                                 ;    72.0 p2      68 d
        pxor xmm0, [r9 + 560]                                   ;    83.0 p2+p1   68 d
        movdqa [rbp + 432], xmm0                                ;    85.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 576]                                 ;    74.0 p2      68 d
        pxor xmm0, [r9 + 576]                                   ;    85.0 p2+p1   68 d
        movdqa [rbp + 448], xmm0                                ;    87.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 592]                                 ;    76.0 p2      68 d
        pxor xmm0, [r9 + 592]                                   ;    87.0 p2+p1   68 d
        movdqa [rbp + 464], xmm0                                ;    89.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 608]                                 ;    78.0 p2      68 d
        pxor xmm0, [r9 + 608]                                   ;    89.0 p2+p1   68 d
        movdqa [rbp + 480], xmm0                                ;    91.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 624]                                 ;    80.0 p2      68 d
        pxor xmm0, [r9 + 624]                                   ;    91.0 p2+p1   68 d
        movdqa [rbp + 496], xmm0                                ;    93.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 640]                                 ;    82.0 p2      68 d
        pxor xmm0, [r9 + 640]                                   ;    93.0 p2+p1   68 d
        movdqa [rbp + 512], xmm0                                ;    95.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 656]                                 ;    84.0 p2      68 d
        pxor xmm0, [r9 + 656]                                   ;    95.0 p2+p1   68 d
        movdqa [rbp + 528], xmm0                                ;    97.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 672]                                 ;    86.0 p2      68 d
        pxor xmm0, [r9 + 672]                                   ;    97.0 p2+p1   68 d
        movdqa [rbp + 544], xmm0                                ;    99.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 688]                                 ;    88.0 p2      68 d
        pxor xmm0, [r9 + 688]                                   ;    99.0 p2+p1   68 d
        movdqa [rbp + 560], xmm0                                ;   101.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 704]                                 ;    90.0 p2      68 d
        pxor xmm0, [r9 + 704]                                   ;   101.0 p2+p1   68 d
        movdqa [rbp + 576], xmm0                                ;   103.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 720]                                 ;    92.0 p2      68 d
        pxor xmm0, [r9 + 720]                                   ;   103.0 p2+p1   68 d
        movdqa [rbp + 592], xmm0                                ;   105.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 736]                                 ;    94.0 p2      68 d
        pxor xmm0, [r9 + 736]                                   ;   105.0 p2+p1   68 d
        movdqa [rbp + 608], xmm0                                ;   107.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 752]                                 ;    96.0 p2      68 d
        pxor xmm0, [r9 + 752]                                   ;   107.0 p2+p1   68 d
        movdqa [rbp + 624], xmm0                                ;   109.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 768]                                 ;    98.0 p2      68 d
        pxor xmm0, [r9 + 768]                                   ;   109.0 p2+p1   68 d
        movdqa [rbp + 640], xmm0                                ;   111.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 784]                                 ;   100.0 p2      68 d
        pxor xmm0, [r9 + 784]                                   ;   111.0 p2+p1   68 d
        movdqa [rbp + 656], xmm0                                ;   113.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 800]                                 ;   102.0 p2      68 d
        pxor xmm0, [r9 + 800]                                   ;   113.0 p2+p1   68 d
        movdqa [rbp + 672], xmm0                                ;   115.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 816]                                 ;   104.0 p2      68 d
        pxor xmm0, [r9 + 816]                                   ;   115.0 p2+p1   68 d
        movdqa [rbp + 688], xmm0                                ;   117.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 832]                                 ;   106.0 p2      68 d
        pxor xmm0, [r9 + 832]                                   ;   117.0 p2+p1   68 d
        movdqa [rbp + 704], xmm0                                ;   119.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 848]                                 ;   108.0 p2      68 d
        pxor xmm0, [r9 + 848]                                   ;   119.0 p2+p1   68 d
        movdqa [rbp + 720], xmm0                                ;   121.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 864]                                 ;   110.0 p2      68 d
        pxor xmm0, [r9 + 864]                                   ;   121.0 p2+p1   68 d
        movdqa [rbp + 736], xmm0                                ;   123.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 880]                                 ;   112.0 p2      68 d
        pxor xmm0, [r9 + 880]                                   ;   123.0 p2+p1   68 d
        movdqa [rbp + 752], xmm0                                ;   125.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 896]                                 ;   114.0 p2      68 d
        pxor xmm0, [r9 + 896]                                   ;   125.0 p2+p1   68 d
        movdqa [rbp + 768], xmm0                                ;   127.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 912]                                 ;   116.0 p2      68 d
        pxor xmm0, [r9 + 912]                                   ;   127.0 p2+p1   68 d
        movdqa [rbp + 784], xmm0                                ;   129.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 928]                                 ;   118.0 p2      68 d
        pxor xmm0, [r9 + 928]                                   ;   129.0 p2+p1   68 d
        movdqa [rbp + 800], xmm0                                ;   131.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 944]                                 ;   120.0 p2      68 d
        pxor xmm0, [r9 + 944]                                   ;   131.0 p2+p1   68 d
        movdqa [rbp + 816], xmm0                                ;   133.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 960]                                 ;   122.0 p2      68 d
        pxor xmm0, [r9 + 960]                                   ;   133.0 p2+p1   68 d
        movdqa [rbp + 832], xmm0                                ;   135.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 976]                                 ;   124.0 p2      68 d
        pxor xmm0, [r9 + 976]                                   ;   135.0 p2+p1   68 d
        movdqa [rbp + 848], xmm0                                ;   137.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 992]                                 ;   126.0 p2      68 d
        pxor xmm0, [r9 + 992]                                   ;   137.0 p2+p1   68 d
        movdqa [rbp + 864], xmm0                                ;   139.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1008]                                ;   128.0 p2      68 d
        pxor xmm0, [r9 + 1008]                                  ;   139.0 p2+p1   68 d
        movdqa [rbp + 880], xmm0                                ;   141.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1024]                                ;   130.0 p2      68 d
        pxor xmm0, [r9 + 1024]                                  ;   141.0 p2+p1   68 d
        movdqa [rbp + 896], xmm0                                ;   143.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1040]                                ;   132.0 p2      68 d
        pxor xmm0, [r9 + 1040]                                  ;   143.0 p2+p1   68 d
        movdqa [rbp + 912], xmm0                                ;   145.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1056]                                ;   134.0 p2      68 d
        pxor xmm0, [r9 + 1056]                                  ;   145.0 p2+p1   68 d
        movdqa [rbp + 928], xmm0                                ;   147.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1072]                                ;   136.0 p2      68 d
        pxor xmm0, [r9 + 1072]                                  ;   147.0 p2+p1   68 d
        movdqa [rbp + 944], xmm0                                ;   149.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1088]                                ;   138.0 p2      68 d
        pxor xmm0, [r9 + 1088]                                  ;   149.0 p2+p1   68 d
        movdqa [rbp + 960], xmm0                                ;   151.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1104]                                ;   140.0 p2      68 d
        pxor xmm0, [r9 + 1104]                                  ;   151.0 p2+p1   68 d
        movdqa [rbp + 976], xmm0                                ;   153.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1120]                                ;   142.0 p2      68 d
        pxor xmm0, [r9 + 1120]                                  ;   153.0 p2+p1   68 d
        movdqa [rbp + 992], xmm0                                ;   155.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1136]                                ;   144.0 p2      68 d
        pxor xmm0, [r9 + 1136]                                  ;   155.0 p2+p1   68 d
        movdqa [rbp + 1008], xmm0                               ;   157.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1152]                                ;   146.0 p2      68 d
        pxor xmm0, [r9 + 1152]                                  ;   157.0 p2+p1   68 d
        movdqa [rbp + 1024], xmm0                               ;   159.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1168]                                ;   148.0 p2      68 d
        pxor xmm0, [r9 + 1168]                                  ;   159.0 p2+p1   68 d
        movdqa [rbp + 1040], xmm0                               ;   161.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1184]                                ;   150.0 p2      68 d
        pxor xmm0, [r9 + 1184]                                  ;   161.0 p2+p1   68 d
        movdqa [rbp + 1056], xmm0                               ;   163.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1200]                                ;   152.0 p2      68 d
        pxor xmm0, [r9 + 1200]                                  ;   163.0 p2+p1   68 d
        movdqa [rbp + 1072], xmm0                               ;   165.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1216]                                ;   154.0 p2      68 d
        pxor xmm0, [r9 + 1216]                                  ;   165.0 p2+p1   68 d
        movdqa [rbp + 1088], xmm0                               ;   167.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1232]                                ;   156.0 p2      68 d
        pxor xmm0, [r9 + 1232]                                  ;   167.0 p2+p1   68 d
        movdqa [rbp + 1104], xmm0                               ;   169.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1248]                                ;   158.0 p2      68 d
        pxor xmm0, [r9 + 1248]                                  ;   169.0 p2+p1   68 d
        movdqa [rbp + 1120], xmm0                               ;   171.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1264]                                ;   160.0 p2      68 d
        pxor xmm0, [r9 + 1264]                                  ;   171.0 p2+p1   68 d
        movdqa [rbp + 1136], xmm0                               ;   173.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1280]                                ;   162.0 p2      68 d
        pxor xmm0, [r9 + 1280]                                  ;   173.0 p2+p1   68 d
        movdqa [rbp + 1152], xmm0                               ;   175.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1296]                                ;   164.0 p2      68 d
        pxor xmm0, [r9 + 1296]                                  ;   175.0 p2+p1   68 d
        movdqa [rbp + 1168], xmm0                               ;   177.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1312]                                ;   166.0 p2      68 d
        pxor xmm0, [r9 + 1312]                                  ;   177.0 p2+p1   68 d
        movdqa [rbp + 1184], xmm0                               ;   179.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1328]                                ;   168.0 p2      68 d
        pxor xmm0, [r9 + 1328]                                  ;   179.0 p2+p1   68 d
        movdqa [rbp + 1200], xmm0                               ;   181.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1344]                                ;   170.0 p2      68 d
        pxor xmm0, [r9 + 1344]                                  ;   181.0 p2+p1   68 d
        movdqa [rbp + 1216], xmm0                               ;   183.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1360]                                ;   172.0 p2      68 d
        pxor xmm0, [r9 + 1360]                                  ;   183.0 p2+p1   68 d
        movdqa [rbp + 1232], xmm0                               ;   185.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1376]                                ;   174.0 p2      68 d
        pxor xmm0, [r9 + 1376]                                  ;   185.0 p2+p1   68 d
        movdqa [rbp + 1248], xmm0                               ;   187.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1392]                                ;   176.0 p2      68 d
        pxor xmm0, [r9 + 1392]                                  ;   187.0 p2+p1   68 d
        movdqa [rbp + 1264], xmm0                               ;   189.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1408]                                ;   178.0 p2      68 d
        pxor xmm0, [r9 + 1408]                                  ;   189.0 p2+p1   68 d
        movdqa [rbp + 1280], xmm0                               ;   191.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1424]                                ;   180.0 p2      68 d
        pxor xmm0, [r9 + 1424]                                  ;   191.0 p2+p1   68 d
        movdqa [rbp + 1296], xmm0                               ;   193.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1440]                                ;   182.0 p2      68 d
        pxor xmm0, [r9 + 1440]                                  ;   193.0 p2+p1   68 d
        movdqa [rbp + 1312], xmm0                               ;   195.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1456]                                ;   184.0 p2      68 d
        pxor xmm0, [r9 + 1456]                                  ;   195.0 p2+p1   68 d
        movdqa [rbp + 1328], xmm0                               ;   197.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1472]                                ;   186.0 p2      68 d
        pxor xmm0, [r9 + 1472]                                  ;   197.0 p2+p1   68 d
        movdqa [rbp + 1344], xmm0                               ;   199.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1488]                                ;   188.0 p2      68 d
        pxor xmm0, [r9 + 1488]                                  ;   199.0 p2+p1   68 d
        movdqa [rbp + 1360], xmm0                               ;   201.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1504]                                ;   190.0 p2      68 d
        pxor xmm0, [r9 + 1504]                                  ;   201.0 p2+p1   68 d
        movdqa [rbp + 1376], xmm0                               ;   203.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1520]                                ;   192.0 p2      68 d
        pxor xmm0, [r9 + 1520]                                  ;   203.0 p2+p1   68 d
        movdqa [rbp + 1392], xmm0                               ;   205.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1536]                                ;   194.0 p2      68 d
        pxor xmm0, [r9 + 1536]                                  ;   205.0 p2+p1   68 d
        movdqa [rbp + 1408], xmm0                               ;   207.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1552]                                ;   196.0 p2      68 d
        pxor xmm0, [r9 + 1552]                                  ;   207.0 p2+p1   68 d
        movdqa [rbp + 1424], xmm0                               ;   209.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1568]                                ;   198.0 p2      68 d
        pxor xmm0, [r9 + 1568]                                  ;   209.0 p2+p1   68 d
        movdqa [rbp + 1440], xmm0                               ;   211.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1584]                                ;   200.0 p2      68 d
        pxor xmm0, [r9 + 1584]                                  ;   211.0 p2+p1   68 d
        movdqa [rbp + 1456], xmm0                               ;   213.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1600]                                ;   202.0 p2      68 d
        pxor xmm0, [r9 + 1600]                                  ;   213.0 p2+p1   68 d
        movdqa [rbp + 1472], xmm0                               ;   215.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1616]                                ;   204.0 p2      68 d
        pxor xmm0, [r9 + 1616]                                  ;   215.0 p2+p1   68 d
        movdqa [rbp + 1488], xmm0                               ;   217.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1632]                                ;   206.0 p2      68 d
        pxor xmm0, [r9 + 1632]                                  ;   217.0 p2+p1   68 d
        movdqa [rbp + 1504], xmm0                               ;   219.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1648]                                ;   208.0 p2      68 d
        pxor xmm0, [r9 + 1648]                                  ;   219.0 p2+p1   68 d
        movdqa [rbp + 1520], xmm0                               ;   221.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1664]                                ;   210.0 p2      68 d
        pxor xmm0, [r9 + 1664]                                  ;   221.0 p2+p1   68 d
        movdqa [rbp + 1536], xmm0                               ;   223.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1680]                                ;   212.0 p2      68 d
        pxor xmm0, [r9 + 1680]                                  ;   223.0 p2+p1   68 d
        movdqa [rbp + 1552], xmm0                               ;   225.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1696]                                ;   214.0 p2      68 d
        pxor xmm0, [r9 + 1696]                                  ;   225.0 p2+p1   68 d
        movdqa [rbp + 1568], xmm0                               ;   227.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1712]                                ;   216.0 p2      68 d
        pxor xmm0, [r9 + 1712]                                  ;   227.0 p2+p1   68 d
        movdqa [rbp + 1584], xmm0                               ;   229.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1728]                                ;   218.0 p2      68 d
        pxor xmm0, [r9 + 1728]                                  ;   229.0 p2+p1   68 d
        movdqa [rbp + 1600], xmm0                               ;   231.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1744]                                ;   220.0 p2      68 d
        pxor xmm0, [r9 + 1744]                                  ;   231.0 p2+p1   68 d
        movdqa [rbp + 1616], xmm0                               ;   233.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1760]                                ;   222.0 p2      68 d
        pxor xmm0, [r9 + 1760]                                  ;   233.0 p2+p1   68 d
        movdqa [rbp + 1632], xmm0                               ;   235.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1776]                                ;   224.0 p2      68 d
        pxor xmm0, [r9 + 1776]                                  ;   235.0 p2+p1   68 d
        movdqa [rbp + 1648], xmm0                               ;   237.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1792]                                ;   226.0 p2      68 d
        pxor xmm0, [r9 + 1792]                                  ;   237.0 p2+p1   68 d
        movdqa [rbp + 1664], xmm0                               ;   239.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1808]                                ;   228.0 p2      68 d
        pxor xmm0, [r9 + 1808]                                  ;   239.0 p2+p1   68 d
        movdqa [rbp + 1680], xmm0                               ;   241.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1824]                                ;   230.0 p2      68 d
        pxor xmm0, [r9 + 1824]                                  ;   241.0 p2+p1   68 d
        movdqa [rbp + 1696], xmm0                               ;   243.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1840]                                ;   232.0 p2      68 d
        pxor xmm0, [r9 + 1840]                                  ;   243.0 p2+p1   68 d
        movdqa [rbp + 1712], xmm0                               ;   245.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1856]                                ;   234.0 p2      68 d
        pxor xmm0, [r9 + 1856]                                  ;   245.0 p2+p1   68 d
        movdqa [rbp + 1728], xmm0                               ;   247.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1872]                                ;   236.0 p2      68 d
        pxor xmm0, [r9 + 1872]                                  ;   247.0 p2+p1   68 d
        movdqa [rbp + 1744], xmm0                               ;   249.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1888]                                ;   238.0 p2      68 d
        pxor xmm0, [r9 + 1888]                                  ;   249.0 p2+p1   68 d
        movdqa [rbp + 1760], xmm0                               ;   251.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1904]                                ;   240.0 p2      68 d
        pxor xmm0, [r9 + 1904]                                  ;   251.0 p2+p1   68 d
        movdqa [rbp + 1776], xmm0                               ;   253.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1920]                                ;   242.0 p2      68 d
        pxor xmm0, [r9 + 1920]                                  ;   253.0 p2+p1   68 d
        movdqa [rbp + 1792], xmm0                               ;   255.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1936]                                ;   244.0 p2      68 d
        pxor xmm0, [r9 + 1936]                                  ;   255.0 p2+p1   68 d
        movdqa [rbp + 1808], xmm0                               ;   257.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1952]                                ;   246.0 p2      68 d
        pxor xmm0, [r9 + 1952]                                  ;   257.0 p2+p1   68 d
        movdqa [rbp + 1824], xmm0                               ;   259.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1968]                                ;   248.0 p2      68 d
        pxor xmm0, [r9 + 1968]                                  ;   259.0 p2+p1   68 d
        movdqa [rbp + 1840], xmm0                               ;   261.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 1984]                                ;   250.0 p2      68 d
        pxor xmm0, [r9 + 1984]                                  ;   261.0 p2+p1   68 d
        movdqa [rbp + 1856], xmm0                               ;   263.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 2000]                                ;   252.0 p2      68 d
        pxor xmm0, [r9 + 2000]                                  ;   263.0 p2+p1   68 d
        movdqa [rbp + 1872], xmm0                               ;   265.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 2016]                                ;   254.0 p2      68 d
        pxor xmm0, [r9 + 2016]                                  ;   265.0 p2+p1   68 d
        movdqa [rbp + 1888], xmm0                               ;   267.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 2032]                                ;   256.0 p2      68 d
        pxor xmm0, [r9 + 2032]                                  ;   267.0 p2+p1   68 d
        movdqa [rbp + 1904], xmm0                               ;   269.0 p0+p3   69 groups
        add r9, 0x4000                                          ;   219.7 p1      69 groups
        mov qword [rbp + 8544], r9                              ;   259.7 p0+p3   69 groups
        align 16
.groups_2:
        movdqa xmm0, [rbp + 896]                                ;     0.0 p2      60 rounds reload
        movdqa [rbp + 1920], xmm0                               ;    11.0 p0+p3   60 rounds
        movdqa xmm0, [rbp + 912]                                ;     1.0 p2      60 rounds reload
        movdqa [rbp + 1936], xmm0                               ;    12.0 p0+p3   60 rounds
        movdqa xmm0, [rbp + 928]                                ;     2.0 p2      60 rounds reload
        movdqa [rbp + 1952], xmm0                               ;    13.0 p0+p3   60 rounds
        movdqa xmm0, [rbp + 944]                                ;     3.0 p2      60 rounds reload
        movdqa [rbp + 1968], xmm0                               ;    14.0 p0+p3   60 rounds
        movdqa xmm0, [rbp + 960]                                ;     4.0 p2      60 rounds reload
        movdqa [rbp + 1984], xmm0                               ;    15.0 p0+p3   60 rounds
        movdqa xmm0, [rbp + 976]                                ;     5.0 p2      60 rounds reload
        movdqa [rbp + 2000], xmm0                               ;    16.0 p0+p3   60 rounds
        movdqa xmm0, [rbp + 992]                                ;     6.0 p2      60 rounds reload
        movdqa [rbp + 2016], xmm0                               ;    17.0 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1008]                               ;     7.0 p2      60 rounds reload
        movdqa [rbp + 2032], xmm0                               ;    18.0 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1024]                               ;     8.0 p2      60 rounds reload
        movdqa [rbp + 2048], xmm0                               ;    19.0 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1040]                               ;     9.0 p2      60 rounds reload
        movdqa [rbp + 2064], xmm0                               ;    20.0 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1056]                               ;    10.0 p2      60 rounds reload
        movdqa [rbp + 2080], xmm0                               ;    21.0 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1072]                               ;    11.0 p2      60 rounds reload
        movdqa [rbp + 2096], xmm0                               ;    22.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1088]                               ;    12.0 p2      60 rounds reload
        movdqa [rbp + 2112], xmm0                               ;    24.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1104]                               ;    13.0 p2      60 rounds reload
        movdqa [rbp + 2128], xmm0                               ;    26.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1120]                               ;    14.0 p2      60 rounds reload
        movdqa [rbp + 2144], xmm0                               ;    28.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1136]                               ;    15.0 p2      60 rounds reload
        movdqa [rbp + 2160], xmm0                               ;    30.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1152]                               ;    16.0 p2      60 rounds reload
        movdqa [rbp + 2176], xmm0                               ;    32.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1168]                               ;    17.0 p2      60 rounds reload
        movdqa [rbp + 2192], xmm0                               ;    34.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1184]                               ;    18.0 p2      60 rounds reload
        movdqa [rbp + 2208], xmm0                               ;    36.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1200]                               ;    19.0 p2      60 rounds reload
        movdqa [rbp + 2224], xmm0                               ;    38.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1216]                               ;    20.0 p2      60 rounds reload
        movdqa [rbp + 2240], xmm0                               ;    40.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1232]                               ;    21.0 p2      60 rounds reload
        movdqa [rbp + 2256], xmm0                               ;    42.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1248]                               ;    22.0 p2      60 rounds reload
        movdqa [rbp + 2272], xmm0                               ;    44.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1264]                               ;    23.0 p2      60 rounds reload
        movdqa [rbp + 2288], xmm0                               ;    46.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1280]                               ;    24.0 p2      60 rounds reload
        movdqa [rbp + 2304], xmm0                               ;    48.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1296]                               ;    25.0 p2      60 rounds reload
        movdqa [rbp + 2320], xmm0                               ;    50.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1312]                               ;    26.0 p2      60 rounds reload
        movdqa [rbp + 2336], xmm0                               ;    52.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1328]                               ;    27.0 p2      60 rounds reload
        movdqa [rbp + 2352], xmm0                               ;    54.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1344]                               ;    28.0 p2      60 rounds reload
        movdqa [rbp + 2368], xmm0                               ;    56.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1360]                               ;    29.0 p2      60 rounds reload
        movdqa [rbp + 2384], xmm0                               ;    58.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1376]                               ;    30.0 p2      60 rounds reload
        movdqa [rbp + 2400], xmm0                               ;    60.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1392]                               ;    31.0 p2      60 rounds reload
        movdqa [rbp + 2416], xmm0                               ;    62.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1408]                               ;    32.0 p2      60 rounds reload
        movdqa [rbp + 2432], xmm0                               ;    64.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1424]                               ;    33.0 p2      60 rounds reload
        movdqa [rbp + 2448], xmm0                               ;    66.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1440]                               ;    34.0 p2      60 rounds reload
        movdqa [rbp + 2464], xmm0                               ;    68.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1456]                               ;    35.0 p2      60 rounds reload
        movdqa [rbp + 2480], xmm0                               ;    70.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1472]                               ;    36.0 p2      60 rounds reload
        movdqa [rbp + 2496], xmm0                               ;    72.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1488]                               ;    37.0 p2      60 rounds reload
        movdqa [rbp + 2512], xmm0                               ;    74.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1504]                               ;    38.0 p2      60 rounds reload
        movdqa [rbp + 2528], xmm0                               ;    76.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1520]                               ;    39.0 p2      60 rounds reload
        movdqa [rbp + 2544], xmm0                               ;    78.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1536]                               ;    40.0 p2      60 rounds reload
        movdqa [rbp + 2560], xmm0                               ;    80.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1552]                               ;    41.0 p2      60 rounds reload
        movdqa [rbp + 2576], xmm0                               ;    82.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1568]                               ;    42.0 p2      60 rounds reload
        movdqa [rbp + 2592], xmm0                               ;    84.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1584]                               ;    43.0 p2      60 rounds reload
        movdqa [rbp + 2608], xmm0                               ;    86.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1600]                               ;    44.0 p2      60 rounds reload
        movdqa [rbp + 2624], xmm0                               ;    88.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1616]                               ;    45.0 p2      60 rounds reload
        movdqa [rbp + 2640], xmm0                               ;    90.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1632]                               ;    46.0 p2      60 rounds reload
        movdqa [rbp + 2656], xmm0                               ;    92.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1648]                               ;    47.0 p2      60 rounds reload
        movdqa [rbp + 2672], xmm0                               ;    94.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1664]                               ;    48.0 p2      60 rounds reload
        movdqa [rbp + 2688], xmm0                               ;    96.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1680]                               ;    49.0 p2      60 rounds reload
        movdqa [rbp + 2704], xmm0                               ;    98.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1696]                               ;    50.0 p2      60 rounds reload
        movdqa [rbp + 2720], xmm0                               ;   100.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1712]                               ;    51.0 p2      60 rounds reload
        movdqa [rbp + 2736], xmm0                               ;   102.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1728]                               ;    52.0 p2      60 rounds reload
        movdqa [rbp + 2752], xmm0                               ;   104.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1744]                               ;    53.0 p2      60 rounds reload
        movdqa [rbp + 2768], xmm0                               ;   106.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1760]                               ;    54.0 p2      60 rounds reload
        movdqa [rbp + 2784], xmm0                               ;   108.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1776]                               ;    55.0 p2      60 rounds reload
        movdqa [rbp + 2800], xmm0                               ;   110.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1792]                               ;    56.0 p2      60 rounds reload
        movdqa [rbp + 2816], xmm0                               ;   112.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1808]                               ;    57.0 p2      60 rounds reload
        movdqa [rbp + 2832], xmm0                               ;   114.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1824]                               ;    58.0 p2      60 rounds reload
        movdqa [rbp + 2848], xmm0                               ;   116.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1840]                               ;    59.0 p2      60 rounds reload
        movdqa [rbp + 2864], xmm0                               ;   118.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1856]                               ;    60.0 p2      60 rounds reload
        movdqa [rbp + 2880], xmm0                               ;   120.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1872]                               ;    61.0 p2      60 rounds reload
        movdqa [rbp + 2896], xmm0                               ;   122.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1888]                               ;    62.0 p2      60 rounds reload
        movdqa [rbp + 2912], xmm0                               ;   124.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1904]                               ;    63.0 p2      60 rounds reload
        movdqa [rbp + 2928], xmm0                               ;   126.3 p0+p3   60 rounds
        movdqa xmm0, [rbp - 128]                                ;    64.0 p2      60 rounds reload
        movdqa [rbp + 2944], xmm0                               ;   128.3 p0+p3   60 rounds
        movdqa xmm0, [rbp - 112]                                ;    65.0 p2      60 rounds reload
        movdqa [rbp + 2960], xmm0                               ;   130.3 p0+p3   60 rounds
        movdqa xmm0, [rbp - 96]                                 ;    66.0 p2      60 rounds reload
        movdqa [rbp + 2976], xmm0                               ;   132.3 p0+p3   60 rounds
        movdqa xmm0, [rbp - 80]                                 ;    67.0 p2      60 rounds reload
        movdqa [rbp + 2992], xmm0                               ;   134.3 p0+p3   60 rounds
        movdqa xmm0, [rbp - 64]                                 ;    68.0 p2      60 rounds reload
        movdqa [rbp + 3008], xmm0                               ;   136.3 p0+p3   60 rounds
        movdqa xmm0, [rbp - 48]                                 ;    69.0 p2      60 rounds reload
        movdqa [rbp + 3024], xmm0                               ;   138.3 p0+p3   60 rounds
        movdqa xmm0, [rbp - 32]                                 ;    70.0 p2      60 rounds reload
        movdqa [rbp + 3040], xmm0                               ;   140.3 p0+p3   60 rounds
        movdqa xmm0, [rbp - 16]                                 ;    71.0 p2      60 rounds reload
        movdqa [rbp + 3056], xmm0                               ;   142.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 0]                                  ;    72.0 p2      60 rounds reload
        movdqa [rbp + 3072], xmm0                               ;   144.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 16]                                 ;    73.0 p2      60 rounds reload
        movdqa [rbp + 3088], xmm0                               ;   146.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 32]                                 ;    74.0 p2      60 rounds reload
        movdqa [rbp + 3104], xmm0                               ;   148.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 48]                                 ;    75.0 p2      60 rounds reload
        movdqa [rbp + 3120], xmm0                               ;   150.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 64]                                 ;    76.0 p2      60 rounds reload
        movdqa [rbp + 3136], xmm0                               ;   152.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 80]                                 ;    77.0 p2      60 rounds reload
        movdqa [rbp + 3152], xmm0                               ;   154.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 96]                                 ;    78.0 p2      60 rounds reload
        movdqa [rbp + 3168], xmm0                               ;   156.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 112]                                ;    79.0 p2      60 rounds reload
        movdqa [rbp + 3184], xmm0                               ;   158.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 128]                                ;    80.0 p2      60 rounds reload
        movdqa [rbp + 3200], xmm0                               ;   160.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 144]                                ;    81.0 p2      60 rounds reload
        movdqa [rbp + 3216], xmm0                               ;   162.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 160]                                ;    82.0 p2      60 rounds reload
        movdqa [rbp + 3232], xmm0                               ;   164.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 176]                                ;    83.0 p2      60 rounds reload
        movdqa [rbp + 3248], xmm0                               ;   166.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 192]                                ;    84.0 p2      60 rounds reload
        movdqa [rbp + 3264], xmm0                               ;   168.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 208]                                ;    85.0 p2      60 rounds reload
        movdqa [rbp + 3280], xmm0                               ;   170.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 224]                                ;    87.0 p2      60 rounds reload
        movdqa [rbp + 3296], xmm0                               ;   172.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 240]                                ;    89.0 p2      60 rounds reload
        movdqa [rbp + 3312], xmm0                               ;   174.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 256]                                ;    91.0 p2      60 rounds reload
        movdqa [rbp + 3328], xmm0                               ;   176.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 272]                                ;    93.0 p2      60 rounds reload
        movdqa [rbp + 3344], xmm0                               ;   178.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 288]                                ;    95.0 p2      60 rounds reload
        movdqa [rbp + 3360], xmm0                               ;   180.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 304]                                ;    97.0 p2      60 rounds reload
        movdqa [rbp + 3376], xmm0                               ;   182.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 320]                                ;    99.0 p2      60 rounds reload
        movdqa [rbp + 3392], xmm0                               ;   184.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 336]                                ;   101.0 p2      60 rounds reload
        movdqa [rbp + 3408], xmm0                               ;   186.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 352]                                ;   103.0 p2      60 rounds reload
        movdqa [rbp + 3424], xmm0                               ;   188.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 368]                                ;   105.0 p2      60 rounds reload
        movdqa [rbp + 3440], xmm0                               ;   190.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 384]                                ;   107.0 p2      60 rounds reload
        movdqa [rbp + 3456], xmm0                               ;   192.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 400]                                ;   109.0 p2      60 rounds reload
        movdqa [rbp + 3472], xmm0                               ;   194.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 416]                                ;   111.0 p2      60 rounds reload
        movdqa [rbp + 3488], xmm0                               ;   196.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 432]                                ;   113.0 p2      60 rounds reload
        movdqa [rbp + 3504], xmm0                               ;   198.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 448]                                ;   115.0 p2      60 rounds reload
        movdqa [rbp + 3520], xmm0                               ;   200.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 464]                                ;   117.0 p2      60 rounds reload
        movdqa [rbp + 3536], xmm0                               ;   202.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 480]                                ;   119.0 p2      60 rounds reload
        movdqa [rbp + 3552], xmm0                               ;   204.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 496]                                ;   121.0 p2      60 rounds reload
        movdqa [rbp + 3568], xmm0                               ;   206.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 512]                                ;   123.0 p2      60 rounds reload
        movdqa [rbp + 3584], xmm0                               ;   208.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 528]                                ;   125.0 p2      60 rounds reload
        movdqa [rbp + 3600], xmm0                               ;   210.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 544]                                ;   127.0 p2      60 rounds reload
        movdqa [rbp + 3616], xmm0                               ;   212.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 560]                                ;   129.0 p2      60 rounds reload
        movdqa [rbp + 3632], xmm0                               ;   214.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 576]                                ;   131.0 p2      60 rounds reload
        movdqa [rbp + 3648], xmm0                               ;   216.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 592]                                ;   133.0 p2      60 rounds reload
        movdqa [rbp + 3664], xmm0                               ;   218.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 608]                                ;   135.0 p2      60 rounds reload
        movdqa [rbp + 3680], xmm0                               ;   220.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 624]                                ;   137.0 p2      60 rounds reload
        movdqa [rbp + 3696], xmm0                               ;   222.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 640]                                ;   139.0 p2      60 rounds reload
        movdqa [rbp + 3712], xmm0                               ;   224.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 656]                                ;   141.0 p2      60 rounds reload
        movdqa [rbp + 3728], xmm0                               ;   226.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 672]                                ;   143.0 p2      60 rounds reload
        movdqa [rbp + 3744], xmm0                               ;   228.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 688]                                ;   145.0 p2      60 rounds reload
        movdqa [rbp + 3760], xmm0                               ;   230.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 704]                                ;   147.0 p2      60 rounds reload
        movdqa [rbp + 3776], xmm0                               ;   232.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 720]                                ;   149.0 p2      60 rounds reload
        movdqa [rbp + 3792], xmm0                               ;   234.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 736]                                ;   151.0 p2      60 rounds reload
        movdqa [rbp + 3808], xmm0                               ;   236.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 752]                                ;   153.0 p2      60 rounds reload
        movdqa [rbp + 3824], xmm0                               ;   238.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 768]                                ;   155.0 p2      60 rounds reload
        movdqa [rbp + 3840], xmm0                               ;   240.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 784]                                ;   157.0 p2      60 rounds reload
        movdqa [rbp + 3856], xmm0                               ;   242.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 800]                                ;   159.0 p2      60 rounds reload
        movdqa [rbp + 3872], xmm0                               ;   244.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 816]                                ;   161.0 p2      60 rounds reload
        movdqa [rbp + 3888], xmm0                               ;   246.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 832]                                ;   163.0 p2      60 rounds reload
        movdqa [rbp + 3904], xmm0                               ;   248.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 848]                                ;   165.0 p2      60 rounds reload
        movdqa [rbp + 3920], xmm0                               ;   250.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 864]                                ;   167.0 p2      60 rounds reload
        movdqa [rbp + 3936], xmm0                               ;   252.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 880]                                ;   169.0 p2      60 rounds reload
        movdqa [rbp + 3952], xmm0                               ;   254.3 p0+p3   60 rounds
        mov r8, qword [rbp + 8536]                              ;   171.0 p2      60 rounds reload
        mov qword [rbp + 8552], r8                              ;   256.3 p0+p3   60 rounds
        add r8, 0x1800                                          ;   175.0 p1      60 rounds
        mov qword [rbp + 8560], r8                              ;   258.3 p0+p3   60 rounds
        mov r8, qword [rbp + 8552]                              ;                    resident
        movdqa xmm0, [rbp + 2944]                               ;                    resident
        movdqa xmm1, [rbp + 2960]                               ;                    resident
        movdqa xmm2, [rbp + 2976]                               ;                    resident
        movdqa xmm3, [rbp + 2992]                               ;                    resident
        movdqa xmm4, [rbp + 3008]                               ;                    resident
        movdqa xmm5, [rbp + 3024]                               ;                    resident
        movdqa xmm6, [rbp + 3040]                               ;                    resident
        movdqa xmm7, [rbp + 3056]                               ;                    resident
        movdqa xmm8, [rbp + 3072]                               ;                    resident
        movdqa xmm9, [rbp + 3088]                               ;                    resident
        movdqa xmm10, [rbp + 3104]                              ;                    resident
        movdqa xmm11, [rbp + 3120]                              ;                    resident
        movdqa xmm12, [rbp + 3136]                              ;                    resident
        movdqa xmm13, [rbp + 3152]                              ;                    resident
        align 16
.rounds_3:
        pshufd xmm14, xmm1, 0xe4                                ;     0.0 p1      40 t copy
        pxor xmm14, [r8 + 2064]                                 ;    11.0 p2+p1   40 t
        pshufd xmm15, xmm14, 0xe4                               ;    13.0 p1      41 t copy
        movdqa [rbp + 3968], xmm1                               ;     1.3 p0+p3   40 t spill
        pshufd xmm1, xmm14, 0xe4                                ;    13.0 p1      41 t copy
        movdqa [rbp + 3984], xmm13                              ;     3.3 p0+p3   40 t spill
        pshufd xmm13, xmm3, 0xe4                                ;     4.0 p1      40 t copy
        pxor xmm13, [r8 + 2096]                                 ;    11.0 p2+p1   40 t
        movdqa [rbp + 4000], xmm3                               ;     5.3 p0+p3   40 t spill
        pshufd xmm3, xmm13, 0xe4                                ;    13.0 p1      41 t copy
        movdqa [rbp + 4016], xmm9                               ;     7.3 p0+p3   40 t spill
        pshufd xmm9, xmm4, 0xe4                                 ;     7.0 p1      40 t copy
        pxor xmm9, [r8 + 2112]                                  ;    11.0 p2+p1   40 t
        pxor xmm15, xmm9                                        ;    17.0 p1      41 t
        movdqa [rbp + 4032], xmm4                               ;     9.3 p0+p3   40 t spill
        movdqa xmm4, xmm5                                       ;     8.0 p0      40 t copy
        pxor xmm4, [r8 + 2128]                                  ;    15.0 p2+p1   40 t
        pxor xmm1, xmm4                                         ;    17.0 p1      41 t
        movdqa [rbp + 4048], xmm5                               ;    11.3 p0+p3   40 t spill
        pshufd xmm5, xmm15, 0xe4                                ;    19.0 p1      41 t copy
        movdqa [rbp + 4064], xmm14                              ;    13.3 p0+p3   40 t spill
        pshufd xmm14, xmm15, 0xe4                               ;    19.0 p1      41 t copy
        movdqa [rbp + 4080], xmm15                              ;    19.0 p0+p3   41 t spill
        pshufd xmm15, xmm1, 0xe4                                ;    19.0 p1      41 t copy
        movdqa [rbp + 4096], xmm4                               ;    17.3 p0+p3   40 t spill
        movdqa xmm4, xmm8                                       ;    13.0 p0      40 t copy
        pxor xmm4, [r8 + 2176]                                  ;    20.0 p2+p1   40 t
        movdqa [rbp + 4112], xmm8                               ;    19.3 p0+p3   40 t spill
        pshufd xmm8, xmm10, 0xe4                                ;    16.0 p1      40 t copy
        pxor xmm8, [r8 + 2208]                                  ;    20.0 p2+p1   40 t
        movdqa [rbp + 4128], xmm10                              ;    21.3 p0+p3   40 t spill
        movdqa xmm10, xmm11                                     ;    16.3 p0      40 t copy
        pxor xmm10, [r8 + 2224]                                 ;    23.3 p2+p1   40 t
        movdqa [rbp + 4144], xmm11                              ;    23.3 p0+p3   40 t spill
        pshufd xmm11, xmm1, 0xe4                                ;    19.0 p1      41 t copy
        movdqa [rbp + 4160], xmm8                               ;    25.3 p0+p3   40 t spill
        pshufd xmm8, xmm12, 0xe4                                ;    20.0 p1      40 t copy
        pxor xmm8, [r8 + 2240]                                  ;    24.0 p2+p1   40 t
        movdqa [rbp + 4176], xmm12                              ;    27.3 p0+p3   40 t spill
        pshufd xmm12, xmm1, 0xe4                                ;    22.0 p1      41 t copy
        movdqa [rbp + 4192], xmm8                               ;    29.3 p0+p3   40 t spill
        movdqa xmm8, [rbp + 4096]                               ;    21.3 p2      41 t
        movdqa [rbp + 4096], xmm4                               ;    31.3 p0+p3   40 t spill
        pshufd xmm4, xmm6, 0xe4                                 ;    23.0 p1      41 t copy
        pxor xmm4, [r8 + 2144]                                  ;    27.0 p2+p1   41 t
        pxor xmm4, [rel camellia128_encrypt.T0_constants128]    ;    29.0 p2+p1   41 t
        pxor xmm3, xmm4                                         ;    31.0 p1      41 t
        pxor xmm5, xmm3                                         ;    33.0 p1      41 t
        pxor xmm3, xmm0                                         ;    33.0 p1      41 t
        pand xmm11, xmm5                                        ;    35.0 p1      41 t
        pxor xmm8, xmm5                                         ;    35.0 p1      41 t
        pxor xmm3, [r8 + 2048]                                  ;    35.0 p2+p1   41 t
        pxor xmm3, [rel camellia128_encrypt.T0_constants128]    ;    37.0 p2+p1   41 t
        pxor xmm15, xmm3                                        ;    39.0 p1      41 t
        movdqa [rbp + 4208], xmm6                               ;    33.3 p0+p3   40 t spill
        movdqa xmm6, xmm4                                       ;    31.0 p0      41 t copy
        movdqa [rbp + 4224], xmm0                               ;    35.3 p0+p3   40 t spill
        movdqa xmm0, xmm5                                       ;    35.0 p0      41 t copy
        movdqa [rbp + 4240], xmm10                              ;    37.3 p0+p3   40 t spill
        pshufd xmm10, xmm5, 0xe4                                ;    35.0 p1      41 t copy
        movdqa [rbp + 4256], xmm1                               ;    39.3 p0+p3   41 t spill
        pshufd xmm1, xmm15, 0xe4                                ;    41.0 p1      41 t copy
        movdqa [rbp + 4272], xmm5                               ;    41.3 p0+p3   41 t spill
        pshufd xmm5, xmm3, 0xe4                                 ;    39.0 p1      41 t copy
        pxor xmm5, xmm7                                         ;    43.0 p1      41 t
        pxor xmm5, [r8 + 2160]                                  ;    45.0 p2+p1   41 t
        pxor xmm5, [rel camellia128_encrypt.T0_constants128]    ;    47.0 p2+p1   41 t
        pxor xmm14, xmm5                                        ;    49.0 p1      41 t
        pxor xmm10, xmm5                                        ;    49.0 p1      41 t
        por xmm1, xmm5                                          ;    49.0 p1      41 t
        pxor xmm13, xmm10                                       ;    51.0 p1      41 t
        por xmm6, xmm14                                         ;    51.0 p1      41 t
        pxor xmm11, xmm6                                        ;    53.0 p1      41 t
        pxor xmm8, xmm6                                         ;    53.0 p1      41 t
        movdqa xmm6, xmm3                                       ;    39.0 p0      41 t copy
        movdqa [rbp + 4288], xmm7                               ;    43.3 p0+p3   40 t spill
        movdqa xmm7, xmm3                                       ;    39.0 p0      41 t copy
        por xmm7, xmm10                                         ;    51.0 p1      41 t
        movdqa [rbp + 4304], xmm5                               ;    49.0 p0+p3   41 t spill
        movdqa xmm5, xmm14                                      ;    51.0 p0      41 t copy
        movdqa [rbp + 4320], xmm14                              ;    51.0 p0+p3   41 t spill
        movdqa xmm14, xmm13                                     ;    53.0 p0      41 t copy
        movdqa [rbp + 4336], xmm10                              ;    51.0 p0+p3   41 t spill
        movdqa xmm10, xmm2                                      ;    44.3 p0      41 t copy
        pxor xmm10, [r8 + 2080]                                 ;    51.3 p2+p1   41 t
        pxor xmm10, [rel camellia128_encrypt.T0_constants128]   ;    53.3 p2+p1   41 t
        pxor xmm9, xmm10                                        ;    55.3 p1      41 t
        pxor xmm6, xmm10                                        ;    55.3 p1      41 t
        pxor xmm0, xmm9                                         ;    57.3 p1      41 t
        pxor xmm14, xmm6                                        ;    60.0 p1      41 t
        pxor xmm5, xmm0                                         ;    59.3 p1      41 t
        pxor xmm12, xmm14                                       ;    62.0 p1      41 t
        movdqa [rbp + 4352], xmm2                               ;    51.3 p0+p3   40 t spill
        movdqa xmm2, xmm6                                       ;    57.3 p0      41 t copy
        pand xmm2, xmm5                                         ;    64.3 p1      41 t
        pxor xmm8, xmm2                                         ;    66.3 p1      41 t
        movdqa xmm2, xmm0                                       ;    59.3 p0      41 t copy
        pand xmm2, xmm14                                        ;    66.3 p1      41 t
        movdqa [rbp + 4368], xmm0                               ;    59.3 p0+p3   41 t spill
        movdqa xmm0, [r8 + 2320]                                ;    47.3 p2      40 t
        pxor xmm0, [rbp + 3216]                                 ;    59.0 p2+p1   40 t
        pxor xmm7, xmm1                                         ;    60.0 p1      41 t
        pxor xmm7, xmm8                                         ;    68.3 p1      41 t
        movdqa [rbp + 4384], xmm0                               ;    61.0 p0+p3   40 t spill
        movdqa xmm0, xmm15                                      ;    50.3 p0      41 t copy
        pxor xmm0, xmm13                                        ;    62.0 p1      41 t
        movdqa [rbp + 4400], xmm6                               ;    57.3 p0+p3   41 t spill
        movdqa xmm6, xmm9                                       ;    57.3 p0      41 t copy
        pand xmm6, xmm12                                        ;    64.3 p1      41 t
        movdqa [rbp + 4416], xmm5                               ;    61.3 p0+p3   41 t spill
        movdqa xmm5, [r8 + 2352]                                ;    52.3 p2      40 t
        pxor xmm5, [rbp + 3248]                                 ;    64.0 p2+p1   40 t
        pxor xmm4, xmm1                                         ;    65.0 p1      41 t
        pxor xmm4, xmm6                                         ;    67.0 p1      41 t
        pxor xmm4, xmm11                                        ;    69.0 p1      41 t
        movdqa xmm1, xmm0                                       ;    64.0 p0      41 t copy
        movdqa xmm6, [rbp + 4080]                               ;    54.7 p2      41 t reload
        pand xmm1, xmm6                                         ;    71.0 p1      41 t
        movdqa xmm6, [r8 + 2368]                                ;    55.7 p2      40 t
        pxor xmm6, [rbp + 3264]                                 ;    69.0 p2+p1   40 t
        movdqa [rbp + 4432], xmm5                               ;    66.0 p0+p3   40 t spill
        movdqa xmm5, xmm10                                      ;    57.3 p0      41 t copy
        por xmm5, [rbp + 4064]                                  ;    70.0 p2+p1   41 t
        movdqa [rbp + 4448], xmm6                               ;    71.0 p0+p3   40 t spill
        movdqa xmm6, xmm7                                       ;    70.3 p0      41 t copy
        pand xmm6, xmm4                                         ;    77.3 p1      41 t
        movdqa [rbp + 4464], xmm10                              ;    65.3 p0+p3   41 t spill
        movdqa xmm10, [r8 + 2384]                               ;    60.0 p2      40 t
        pxor xmm10, [rbp + 3280]                                ;    72.0 p2+p1   40 t
        pxor xmm11, xmm2                                        ;    73.0 p1      41 t
        pxor xmm8, xmm5                                         ;    74.0 p1      41 t
        pxor xmm11, xmm1                                        ;    75.0 p1      41 t
        pxor xmm8, xmm1                                         ;    76.0 p1      41 t
        pxor xmm8, xmm6                                         ;    79.3 p1      41 t
        movdqa xmm1, xmm4                                       ;    71.0 p0      41 t copy
        pxor xmm1, xmm8                                         ;    81.3 p1      41 t
        pand xmm8, xmm11                                        ;    81.3 p1      41 t
        por xmm6, xmm1                                          ;    83.3 p1      41 t
        movdqa xmm2, [r8 + 2448]                                ;    64.0 p2      40 t
        movdqa xmm5, [rbp + 3344]                               ;    65.0 p2      40 t reload
        pxor xmm2, xmm5                                         ;    81.0 p1      40 t
        pxor xmm7, xmm8                                         ;    83.3 p1      41 t
        pxor xmm6, xmm7                                         ;    85.3 p1      41 t
        pand xmm0, xmm6                                         ;    87.3 p1      41 t
        movdqa xmm8, [r8 + 2480]                                ;    66.0 p2      40 t
        pxor xmm8, [rbp + 3376]                                 ;    85.0 p2+p1   40 t
        movdqa xmm5, xmm11                                      ;    77.0 p0      41 t copy
        pand xmm5, xmm7                                         ;    86.0 p1      41 t
        pxor xmm4, xmm5                                         ;    88.0 p1      41 t
        movdqa xmm5, [r8 + 2496]                                ;    68.0 p2      40 t
        pxor xmm5, [rbp + 3392]                                 ;    88.0 p2+p1   40 t
        pand xmm7, xmm4                                         ;    90.0 p1      41 t
        movdqa [rbp + 4480], xmm8                               ;    87.0 p0+p3   40 t spill
        movdqa xmm8, xmm6                                       ;    87.3 p0      41 t copy
        por xmm8, xmm4                                          ;    94.3 p1      41 t
        movdqa [rbp + 4496], xmm2                               ;    83.0 p0+p3   40 t spill
        movdqa xmm2, [r8 + 2512]                                ;    71.3 p2      40 t
        pxor xmm2, [rbp + 3408]                                 ;    91.0 p2+p1   40 t
        pxor xmm11, xmm7                                        ;    92.0 p1      41 t
        pxor xmm1, xmm8                                         ;    96.3 p1      41 t
        movdqa xmm7, xmm6                                       ;    87.3 p0      41 t copy
        pxor xmm7, xmm4                                         ;    94.3 p1      41 t
        pand xmm12, xmm7                                        ;    96.3 p1      41 t
        movdqa xmm8, [r8 + 2560]                                ;    74.0 p2      40 t
        pxor xmm8, [rbp + 3456]                                 ;    96.0 p2+p1   40 t
        pand xmm9, xmm7                                         ;    97.0 p1      41 t
        pxor xmm7, xmm1                                         ;    98.3 p1      41 t
        pand xmm14, xmm7                                        ;   100.3 p1      41 t
        movdqa [rbp + 4512], xmm8                               ;    98.0 p0+p3   40 t spill
        movdqa xmm8, [r8 + 2592]                                ;    76.7 p2      40 t
        pxor xmm8, [rbp + 3488]                                 ;   100.0 p2+p1   40 t
        pxor xmm12, xmm14                                       ;   102.3 p1      41 t
        movdqa [rbp + 4528], xmm8                               ;   102.0 p0+p3   40 t spill
        movdqa xmm8, xmm6                                       ;    87.3 p0      41 t copy
        pand xmm8, [rbp + 4080]                                 ;   102.0 p2+p1   41 t
        movdqa [rbp + 4080], xmm2                               ;    93.0 p0+p3   40 t spill
        movdqa xmm2, [r8 + 2608]                                ;    80.3 p2      40 t
        pxor xmm2, [rbp + 3504]                                 ;   103.0 p2+p1   40 t
        pand xmm3, xmm11                                        ;   104.0 p1      41 t
        movdqa [rbp + 4544], xmm2                               ;   105.0 p0+p3   40 t spill
        movdqa xmm2, xmm1                                       ;    98.3 p0      41 t copy
        pand xmm2, [rbp + 4272]                                 ;   105.3 p2+p1   41 t
        movdqa [rbp + 4272], xmm5                               ;    90.0 p0+p3   40 t spill
        movdqa xmm5, [r8 + 2624]                                ;    84.0 p2      40 t
        pxor xmm5, [rbp + 3520]                                 ;   106.0 p2+p1   40 t
        movdqa [rbp + 4560], xmm5                               ;   108.0 p0+p3   40 t spill
        movdqa xmm5, xmm1                                       ;    98.3 p0      41 t copy
        pxor xmm5, xmm11                                        ;   107.0 p1      41 t
        pand xmm1, [rbp + 4256]                                 ;   108.0 p2+p1   41 t
        pxor xmm14, xmm1                                        ;   110.0 p1      41 t
        movdqa xmm1, xmm11                                      ;    94.0 p0      41 t copy
        pand xmm1, [rbp + 4336]                                 ;   110.0 p2+p1   41 t
        movdqa [rbp + 4336], xmm10                              ;    88.3 p0+p3   40 t spill
        movdqa xmm10, xmm9                                      ;    99.0 p0      41 t copy
        movdqa [rbp + 4256], xmm8                               ;   104.0 p0+p3   41 t spill
        movdqa xmm8, xmm5                                       ;   109.0 p0      41 t copy
        pand xmm8, [rbp + 4304]                                 ;   116.0 p2+p1   41 t
        pxor xmm10, xmm8                                        ;   118.0 p1      41 t
        movdqa xmm8, [r8 + 2704]                                ;    91.3 p2      40 t
        pxor xmm8, [rbp + 3600]                                 ;   113.0 p2+p1   40 t
        pxor xmm11, xmm4                                        ;   114.0 p1      41 t
        pxor xmm9, xmm1                                         ;   115.0 p1      41 t
        pxor xmm6, xmm5                                         ;   116.0 p1      41 t
        movdqa xmm1, [r8 + 2736]                                ;    93.3 p2      40 t
        pxor xmm1, [rbp + 3632]                                 ;   117.0 p2+p1   40 t
        pand xmm15, xmm5                                        ;   118.0 p1      41 t
        pand xmm13, xmm6                                        ;   119.0 p1      41 t
        movdqa xmm5, [r8 + 2752]                                ;    95.3 p2      40 t
        pxor xmm5, [rbp + 3648]                                 ;   120.0 p2+p1   40 t
        movdqa [rbp + 4304], xmm1                               ;   119.0 p0+p3   40 t spill
        movdqa xmm1, xmm11                                      ;   116.0 p0      41 t copy
        pand xmm1, [rbp + 4416]                                 ;   123.0 p2+p1   41 t
        pand xmm11, [rbp + 4400]                                ;   122.0 p2+p1   41 t
        movdqa [rbp + 4400], xmm8                               ;   115.0 p0+p3   40 t spill
        movdqa xmm8, [r8 + 2768]                                ;    99.3 p2      40 t
        pxor xmm8, [rbp + 3664]                                 ;   123.0 p2+p1   40 t
        pxor xmm2, xmm9                                         ;   124.0 p1      41 t
        pxor xmm15, xmm0                                        ;   125.0 p1      41 t
        pxor xmm15, xmm12                                       ;   127.0 p1      41 t
        pxor xmm2, xmm1                                         ;   127.0 p1      41 t
        pxor xmm1, xmm10                                        ;   128.0 p1      41 t
        pand xmm6, [rbp + 4320]                                 ;   129.0 p2+p1   41 t
        pxor xmm1, xmm6                                         ;   131.0 p1      41 t
        movdqa xmm6, xmm4                                       ;   102.7 p0      41 t copy
        pand xmm6, [rbp + 4464]                                 ;   131.0 p2+p1   41 t
        movdqa [rbp + 4464], xmm8                               ;   125.0 p0+p3   40 t spill
        movdqa xmm8, [r8 + 2832]                                ;   104.3 p2      40 t
        pxor xmm8, [rbp + 3728]                                 ;   132.0 p2+p1   40 t
        pxor xmm6, xmm2                                         ;   133.0 p1      41 t
        pand xmm4, [rbp + 4064]                                 ;   134.0 p2+p1   41 t
        pxor xmm4, xmm1                                         ;   136.0 p1      41 t
        pxor xmm4, xmm6                                         ;   138.0 p1      41 t
        movdqa [rbp + 4064], xmm8                               ;   134.0 p0+p3   40 t spill
        movdqa xmm8, [r8 + 2864]                                ;   107.7 p2      40 t
        pxor xmm8, [rbp + 3760]                                 ;   137.0 p2+p1   40 t
        pxor xmm12, xmm3                                        ;   138.0 p1      41 t
        pxor xmm12, xmm6                                        ;   140.0 p1      41 t
        pand xmm7, [rbp + 4368]                                 ;   140.0 p2+p1   41 t
        movdqa xmm3, [r8 + 2880]                                ;   110.7 p2      40 t
        pxor xmm3, [rbp + 3776]                                 ;   141.0 p2+p1   40 t
        pxor xmm11, xmm14                                       ;   142.0 p1      41 t
        pxor xmm11, xmm6                                        ;   144.0 p1      41 t
        pxor xmm7, xmm4                                         ;   144.0 p1      41 t
        movdqa xmm6, [r8 + 2896]                                ;   112.7 p2      40 t
        pxor xmm6, [rbp + 3792]                                 ;   145.0 p2+p1   40 t
        pxor xmm9, xmm1                                         ;   146.0 p1      41 t
        pxor xmm10, xmm4                                        ;   147.0 p1      41 t
        pxor xmm9, xmm15                                        ;   148.0 p1      41 t
        pxor xmm10, [rbp + 4256]                                ;   149.0 p2+p1   41 t
        movdqa xmm1, xmm12                                      ;   142.0 p0      41 t copy
        pxor xmm1, xmm11                                        ;   150.0 p1      41 t
        pxor xmm1, xmm10                                        ;   152.0 p1      41 t
        movdqa xmm4, [rel camellia128_encrypt.T0_constants128]  ;   115.7 p2      41 t reload
        pxor xmm10, xmm4                                        ;   152.0 p1      41 t
        movdqa [rbp + 4256], xmm11                              ;   146.0 p0+p3   41 t spill
        movdqa xmm11, xmm7                                      ;   146.0 p0      41 t copy
        pxor xmm11, xmm1                                        ;   154.0 p1      41 t
        movdqa [rbp + 4368], xmm9                               ;   150.0 p0+p3   41 t spill
        movdqa xmm9, [r8 + 2960]                                ;   118.3 p2      40 t
        pxor xmm9, [rbp + 3856]                                 ;   154.0 p2+p1   40 t
        pxor xmm14, xmm0                                        ;   155.0 p1      41 t
        pxor xmm14, xmm13                                       ;   157.0 p1      41 t
        pxor xmm14, xmm12                                       ;   159.0 p1      41 t
        pxor xmm14, xmm4                                        ;   161.0 p1      41 t
        pxor xmm2, xmm4                                         ;   159.0 p1      41 t
        pxor xmm15, xmm4                                        ;   160.0 p1      41 t
        pxor xmm15, xmm1                                        ;   162.0 p1      41 t
        movdqa xmm0, [r8 + 2992]                                ;   121.7 p2      40 t
        movdqa xmm1, [rbp + 3888]                               ;   122.7 p2      40 t reload
        pxor xmm0, xmm1                                         ;   162.0 p1      40 t
        pxor xmm7, xmm4                                         ;   163.0 p1      41 t
        movdqa xmm12, [r8 + 3008]                               ;   123.7 p2      40 t
        movdqa xmm13, [rbp + 3904]                              ;   124.7 p2      40 t reload
        pxor xmm12, xmm13                                       ;   164.0 p1      40 t
        movdqa xmm13, [rbp + 4096]                              ;   125.7 p2      23 t
        pxor xmm13, [rbp + 4240]                                ;   165.0 p2+p1   23 t
        movdqa xmm1, [r8 + 3024]                                ;   127.7 p2      40 t
        pxor xmm1, [rbp + 3920]                                 ;   166.0 p2+p1   40 t
        movdqa [rbp + 4320], xmm7                               ;   165.0 p0+p3   41 t spill
        movdqa xmm7, [rbp + 4160]                               ;   129.7 p2      23 t
        movdqa [rbp + 4416], xmm15                              ;   164.0 p0+p3   41 t spill
        movdqa xmm15, [rbp + 4096]                              ;   130.7 p2      23 t
        pxor xmm15, [rbp + 4192]                                ;   167.0 p2+p1   23 t
        movdqa [rbp + 4576], xmm2                               ;   161.0 p0+p3   41 t spill
        movdqa xmm2, [rbp + 4240]                               ;   132.7 p2      23 t
        movdqa [rbp + 4240], xmm14                              ;   163.0 p0+p3   41 t spill
        movdqa xmm14, [rbp + 4160]                              ;   133.7 p2      23 t
        movdqa [rbp + 4160], xmm10                              ;   154.0 p0+p3   41 t spill
        movdqa xmm10, [rbp + 4192]                              ;   134.7 p2      23 t
        movdqa [rbp + 4192], xmm11                              ;   156.0 p0+p3   41 t spill
        movdqa xmm11, [rbp + 4096]                              ;   135.7 p2      23 t
        movdqa [rbp + 4592], xmm0                               ;   164.0 p0+p3   40 t spill
        movdqa xmm0, xmm13                                      ;   167.0 p0      23 t copy
        movdqa [rbp + 4608], xmm1                               ;   168.0 p0+p3   40 t spill
        movdqa xmm1, xmm13                                      ;   167.0 p0      23 t copy
        movdqa [rbp + 4624], xmm9                               ;   156.0 p0+p3   40 t spill
        movdqa xmm9, xmm13                                      ;   167.0 p0      23 t copy
        movdqa [rbp + 4640], xmm12                              ;   166.0 p0+p3   40 t spill
        movdqa xmm12, xmm15                                     ;   169.0 p0      23 t copy
        movdqa [rbp + 4656], xmm8                               ;   146.0 p0+p3   40 t spill
        movdqa xmm8, xmm15                                      ;   169.0 p0      23 t copy
        movdqa [rbp + 4672], xmm6                               ;   148.0 p0+p3   40 t spill
        movdqa xmm6, xmm15                                      ;   169.0 p0      23 t copy
        movdqa [rbp + 4688], xmm3                               ;   150.0 p0+p3   40 t spill
        movdqa xmm3, [rbp + 4096]                               ;   139.3 p2      23 t
        movdqa [rbp + 4096], xmm5                               ;   152.0 p0+p3   40 t spill
        movdqa xmm5, [rbp + 4384]                               ;   140.3 p2      22 t
        pxor xmm5, [rbp + 4448]                                 ;   168.0 p2+p1   22 t
        movdqa [rbp + 4704], xmm5                               ;   170.0 p0+p3   22 t spill
        movdqa xmm5, [rbp + 4432]                               ;   142.3 p2      22 t
        movdqa [rbp + 4720], xmm5                               ;   156.0 p0+p3   22 t spill
        movdqa xmm5, [rbp + 4384]                               ;   143.3 p2      22 t
        pxor xmm5, [rbp + 4336]                                 ;   169.0 p2+p1   22 t
        movdqa [rbp + 4736], xmm5                               ;   171.0 p0+p3   22 t spill
        movdqa xmm5, [r8 + 2256]                                ;   145.3 p2      23 t
        pxor xmm5, [rbp + 3984]                                 ;   170.0 p2+p1   23 t
        pxor xmm5, xmm4                                         ;   172.0 p1      23 t
        pxor xmm7, xmm5                                         ;   174.0 p1      23 t
        pxor xmm0, xmm7                                         ;   176.0 p1      23 t
        pxor xmm7, [r8 + 2288]                                  ;   176.0 p2+p1   23 t
        pxor xmm7, [rbp + 3184]                                 ;   178.0 p2+p1   23 t
        pxor xmm7, xmm4                                         ;   180.0 p1      23 t
        pand xmm8, xmm0                                         ;   178.0 p1      23 t
        pxor xmm10, xmm0                                        ;   178.0 p1      23 t
        pxor xmm12, xmm7                                        ;   182.0 p1      23 t
        movdqa [rbp + 4752], xmm3                               ;   160.0 p0+p3   23 t spill
        movdqa xmm3, xmm5                                       ;   174.0 p0      23 t copy
        movdqa [rbp + 4768], xmm15                              ;   169.0 p0+p3   23 t spill
        movdqa xmm15, xmm0                                      ;   178.0 p0      23 t copy
        movdqa [rbp + 4784], xmm13                              ;   167.0 p0+p3   23 t spill
        movdqa xmm13, xmm0                                      ;   178.0 p0      23 t copy
        movdqa [rbp + 4800], xmm0                               ;   178.0 p0+p3   23 t spill
        movdqa xmm0, xmm12                                      ;   184.0 p0      23 t copy
        movdqa [rbp + 4816], xmm11                              ;   168.0 p0+p3   23 t spill
        movdqa xmm11, xmm12                                     ;   184.0 p0      23 t copy
        movdqa [rbp + 4832], xmm12                              ;   184.0 p0+p3   23 t spill
        movdqa xmm12, xmm7                                      ;   182.0 p0      23 t copy
        pxor xmm12, [r8 + 2272]                                 ;   189.0 p2+p1   23 t
        pxor xmm12, [rbp + 3168]                                ;   191.0 p2+p1   23 t
        pxor xmm12, xmm4                                        ;   193.0 p1      23 t
        pxor xmm1, xmm12                                        ;   195.0 p1      23 t
        pxor xmm13, xmm12                                       ;   195.0 p1      23 t
        por xmm0, xmm12                                         ;   195.0 p1      23 t
        pxor xmm5, xmm0                                         ;   197.0 p1      23 t
        pxor xmm14, xmm13                                       ;   197.0 p1      23 t
        por xmm3, xmm1                                          ;   197.0 p1      23 t
        pxor xmm8, xmm3                                         ;   199.0 p1      23 t
        pxor xmm10, xmm3                                        ;   199.0 p1      23 t
        pxor xmm5, xmm8                                         ;   201.0 p1      23 t
        pxor xmm11, xmm14                                       ;   199.0 p1      23 t
        pand xmm9, xmm11                                        ;   201.0 p1      23 t
        pxor xmm8, xmm9                                         ;   203.0 p1      23 t
        movdqa xmm3, xmm7                                       ;   182.0 p0      23 t copy
        movdqa [rbp + 4848], xmm12                              ;   195.0 p0+p3   23 t spill
        movdqa xmm12, xmm7                                      ;   182.0 p0      23 t copy
        por xmm12, xmm13                                        ;   197.0 p1      23 t
        pxor xmm0, xmm12                                        ;   199.0 p1      23 t
        movdqa xmm12, xmm1                                      ;   197.0 p0      23 t copy
        movdqa [rbp + 4864], xmm1                               ;   197.0 p0+p3   23 t spill
        movdqa xmm1, xmm14                                      ;   199.0 p0      23 t copy
        movdqa [rbp + 4880], xmm14                              ;   199.0 p0+p3   23 t spill
        movdqa xmm14, [r8 + 2192]                               ;   165.7 p2      23 t
        pxor xmm14, [rbp + 4016]                                ;   197.0 p2+p1   23 t
        pxor xmm14, xmm4                                        ;   199.0 p1      23 t
        pxor xmm2, xmm14                                        ;   201.0 p1      23 t
        pxor xmm3, xmm14                                        ;   201.0 p1      23 t
        pxor xmm15, xmm2                                        ;   203.0 p1      23 t
        pxor xmm1, xmm3                                         ;   206.0 p1      23 t
        pxor xmm12, xmm15                                       ;   205.0 p1      23 t
        pxor xmm6, xmm1                                         ;   208.0 p1      23 t
        movdqa xmm4, [rbp + 4816]                               ;   169.0 p2      23 t reload
        por xmm4, xmm14                                         ;   205.0 p1      23 t
        pxor xmm9, xmm4                                         ;   207.0 p1      23 t
        movdqa xmm4, xmm3                                       ;   203.0 p0      23 t copy
        pand xmm4, xmm12                                        ;   210.0 p1      23 t
        pxor xmm10, xmm4                                        ;   212.0 p1      23 t
        pxor xmm0, xmm10                                        ;   214.0 p1      23 t
        pxor xmm9, xmm10                                        ;   214.0 p1      23 t
        movdqa xmm4, xmm2                                       ;   203.0 p0      23 t copy
        pand xmm4, xmm6                                         ;   211.0 p1      23 t
        pxor xmm5, xmm4                                         ;   213.0 p1      23 t
        movdqa xmm4, xmm15                                      ;   205.0 p0      23 t copy
        pand xmm4, xmm1                                         ;   213.0 p1      23 t
        pxor xmm8, xmm4                                         ;   215.0 p1      23 t
        movdqa xmm4, [rbp + 4448]                               ;   173.7 p2      22 t
        movdqa xmm10, [rbp + 4704]                              ;   174.7 p2      22 t
        movdqa [rbp + 4448], xmm10                              ;   185.7 p0+p3   22 t spill
        movdqa xmm10, [rbp + 4736]                              ;   175.7 p2      22 t
        movdqa [rbp + 4816], xmm10                              ;   186.7 p0+p3   22 t spill
        movdqa xmm10, xmm0                                      ;   216.0 p0      23 t copy
        pand xmm10, xmm5                                        ;   223.0 p1      23 t
        pxor xmm9, xmm10                                        ;   225.0 p1      23 t
        movdqa [rbp + 4896], xmm4                               ;   184.7 p0+p3   22 t spill
        movdqa xmm4, xmm5                                       ;   215.0 p0      23 t copy
        pxor xmm4, xmm9                                         ;   227.0 p1      23 t
        pand xmm9, xmm8                                         ;   227.0 p1      23 t
        pxor xmm0, xmm9                                         ;   229.0 p1      23 t
        por xmm10, xmm4                                         ;   229.0 p1      23 t
        pxor xmm10, xmm0                                        ;   231.0 p1      23 t
        movdqa xmm9, xmm8                                       ;   217.0 p0      23 t copy
        pand xmm9, xmm0                                         ;   231.0 p1      23 t
        pxor xmm5, xmm9                                         ;   233.0 p1      23 t
        movdqa xmm9, [rbp + 4704]                               ;   180.7 p2      22 t
        pand xmm11, xmm10                                       ;   233.0 p1      23 t
        pand xmm0, xmm5                                         ;   235.0 p1      23 t
        pxor xmm8, xmm0                                         ;   237.0 p1      23 t
        movdqa xmm0, [rbp + 4432]                               ;   182.0 p2      22 t
        pand xmm7, xmm8                                         ;   239.0 p1      23 t
        pand xmm13, xmm8                                        ;   239.0 p1      23 t
        pand xmm14, xmm5                                        ;   235.0 p1      23 t
        movdqa [rbp + 4432], xmm0                               ;   193.0 p0+p3   22 t spill
        movdqa xmm0, [rbp + 4736]                               ;   184.0 p2      22 t
        movdqa [rbp + 4912], xmm0                               ;   195.0 p0+p3   22 t spill
        movdqa xmm0, [rbp + 4736]                               ;   185.0 p2      22 t
        movdqa [rbp + 4928], xmm0                               ;   196.0 p0+p3   22 t spill
        movdqa xmm0, [rbp + 4784]                               ;   186.0 p2      23 t reload
        pand xmm0, xmm10                                        ;   233.0 p1      23 t
        movdqa [rbp + 4784], xmm9                               ;   191.7 p0+p3   22 t spill
        movdqa xmm9, [rbp + 4336]                               ;   187.3 p2      22 t
        movdqa [rbp + 4336], xmm9                               ;   198.3 p0+p3   22 t spill
        movdqa xmm9, [rbp + 4704]                               ;   188.3 p2      22 t
        movdqa [rbp + 4944], xmm9                               ;   199.3 p0+p3   22 t spill
        movdqa xmm9, [rbp + 4384]                               ;   189.3 p2      22 t
        movdqa [rbp + 4960], xmm9                               ;   200.3 p0+p3   22 t spill
        movdqa xmm9, [rbp + 4752]                               ;   190.3 p2      23 t reload
        pand xmm9, xmm5                                         ;   235.0 p1      23 t
        movdqa [rbp + 4752], xmm11                              ;   235.0 p0+p3   23 t spill
        movdqa xmm11, xmm10                                     ;   233.0 p0      23 t copy
        por xmm11, xmm5                                         ;   240.0 p1      23 t
        pxor xmm4, xmm11                                        ;   242.0 p1      23 t
        movdqa xmm11, [rbp + 4752]                              ;   235.0 p2      23 t
        movdqa [rbp + 4976], xmm0                               ;   235.0 p0+p3   23 t spill
        movdqa xmm0, [rbp + 4752]                               ;   235.0 p2      23 t
        pxor xmm0, [rel camellia128_encrypt.T0_constants128]    ;   246.0 p2+p1   23 t
        movdqa [rbp + 4752], xmm0                               ;   248.0 p0+p3   23 t spill
        movdqa xmm0, xmm10                                      ;   233.0 p0      23 t copy
        pxor xmm0, xmm5                                         ;   240.0 p1      23 t
        pxor xmm5, xmm8                                         ;   239.0 p1      23 t
        pand xmm12, xmm5                                        ;   241.0 p1      23 t
        pand xmm3, xmm5                                         ;   241.0 p1      23 t
        pand xmm2, xmm0                                         ;   242.0 p1      23 t
        pand xmm6, xmm0                                         ;   242.0 p1      23 t
        pxor xmm13, xmm2                                        ;   244.0 p1      23 t
        pxor xmm0, xmm4                                         ;   244.0 p1      23 t
        pand xmm1, xmm0                                         ;   246.0 p1      23 t
        pand xmm15, xmm0                                        ;   246.0 p1      23 t
        pxor xmm6, xmm1                                         ;   248.0 p1      23 t
        pxor xmm8, xmm4                                         ;   246.0 p1      23 t
        movdqa xmm0, [rbp + 4800]                               ;   199.7 p2      23 t reload
        pand xmm0, xmm4                                         ;   247.0 p1      23 t
        movdqa xmm5, [rbp + 4768]                               ;   200.7 p2      23 t reload
        pand xmm5, xmm4                                         ;   248.0 p1      23 t
        pxor xmm1, xmm5                                         ;   250.0 p1      23 t
        pxor xmm0, xmm12                                        ;   250.0 p1      23 t
        pxor xmm0, xmm13                                        ;   252.0 p1      23 t
        pxor xmm10, xmm8                                        ;   252.0 p1      23 t
        pxor xmm11, xmm6                                        ;   253.0 p1      23 t
        pxor xmm7, xmm6                                         ;   254.0 p1      23 t
        movdqa xmm4, [rbp + 4848]                               ;   203.7 p2      23 t reload
        pand xmm4, xmm8                                         ;   255.0 p1      23 t
        pxor xmm2, xmm4                                         ;   257.0 p1      23 t
        movdqa xmm4, [rbp + 4832]                               ;   205.7 p2      23 t reload
        pand xmm4, xmm8                                         ;   257.0 p1      23 t
        pxor xmm11, xmm4                                        ;   259.0 p1      23 t
        pxor xmm3, xmm1                                         ;   259.0 p1      23 t
        movdqa xmm4, [rbp + 4752]                               ;   248.0 p2      23 t reload
        pxor xmm4, xmm1                                         ;   260.0 p1      23 t
        pxor xmm14, xmm0                                        ;   261.0 p1      23 t
        movdqa xmm1, [rbp + 4704]                               ;   208.0 p2      22 t
        movdqa xmm5, [rbp + 4736]                               ;   209.0 p2      22 t
        movdqa xmm6, [rel camellia128_encrypt.T0_constants128]  ;   210.0 p2      41 t reload
        pxor xmm0, xmm6                                         ;   262.0 p1      23 t
        pxor xmm12, xmm2                                        ;   263.0 p1      23 t
        movdqa xmm8, [rbp + 4976]                               ;   235.0 p2      23 t reload
        pxor xmm8, xmm2                                         ;   264.0 p1      23 t
        movdqa xmm2, [rbp + 4864]                               ;   212.0 p2      23 t reload
        pand xmm2, xmm10                                        ;   265.0 p1      23 t
        movdqa [rbp + 4864], xmm0                               ;   264.0 p0+p3   23 t spill
        movdqa xmm0, [rbp + 4880]                               ;   213.0 p2      23 t reload
        pand xmm0, xmm10                                        ;   266.0 p1      23 t
        pxor xmm12, xmm2                                        ;   267.0 p1      23 t
        pxor xmm4, xmm0                                         ;   268.0 p1      23 t
        pxor xmm13, xmm11                                       ;   269.0 p1      23 t
        pxor xmm11, xmm6                                        ;   270.0 p1      23 t
        pxor xmm9, xmm14                                        ;   271.0 p1      23 t
        pxor xmm7, xmm14                                        ;   272.0 p1      23 t
        pxor xmm3, xmm14                                        ;   273.0 p1      23 t
        movdqa xmm14, [rbp + 4384]                              ;   216.0 p2      22 t
        pxor xmm9, xmm12                                        ;   274.0 p1      23 t
        pxor xmm13, xmm12                                       ;   275.0 p1      23 t
        pxor xmm15, xmm9                                        ;   276.0 p1      23 t
        pxor xmm8, xmm9                                         ;   277.0 p1      23 t
        pxor xmm4, xmm7                                         ;   278.0 p1      23 t
        pxor xmm7, xmm3                                         ;   279.0 p1      23 t
        pxor xmm7, xmm8                                         ;   281.0 p1      23 t
        pxor xmm8, xmm6                                         ;   281.0 p1      23 t
        pxor xmm11, xmm7                                        ;   283.0 p1      23 t
        pxor xmm7, xmm15                                        ;   283.0 p1      23 t
        movdqa xmm0, [rbp + 4496]                               ;   219.7 p2      21 t
        movdqa xmm2, [rbp + 4272]                               ;   220.7 p2      40 t reload
        pxor xmm0, xmm2                                         ;   284.0 p1      21 t
        movdqa xmm9, [rbp + 4480]                               ;   221.7 p2      21 t
        pxor xmm15, xmm6                                        ;   285.0 p1      23 t
        movdqa xmm10, [rbp + 4496]                              ;   225.0 p2      21 t
        movdqa xmm12, [rbp + 4080]                              ;   227.0 p2      40 t reload
        pxor xmm10, xmm12                                       ;   286.0 p1      21 t
        movdqa [rbp + 4384], xmm3                               ;   275.0 p0+p3   23 t spill
        movdqa xmm3, [r8 + 2400]                                ;   229.0 p2      22 t
        pxor xmm3, [rbp + 3296]                                 ;   287.0 p2+p1   22 t
        pxor xmm3, xmm6                                         ;   289.0 p1      22 t
        movdqa [rbp + 4880], xmm15                              ;   287.0 p0+p3   23 t spill
        movdqa xmm15, [rbp + 4720]                              ;   233.7 p2      22 t reload
        pxor xmm15, xmm3                                        ;   291.0 p1      22 t
        movdqa [rbp + 4720], xmm11                              ;   285.0 p0+p3   23 t spill
        movdqa xmm11, [rbp + 4448]                              ;   237.0 p2      22 t reload
        pxor xmm11, xmm15                                       ;   293.0 p1      22 t
        pxor xmm15, [r8 + 2304]                                 ;   293.0 p2+p1   22 t
        pxor xmm15, [rbp + 3200]                                ;   295.0 p2+p1   22 t
        pxor xmm15, xmm6                                        ;   297.0 p1      22 t
        movdqa [rbp + 4448], xmm13                              ;   277.0 p0+p3   23 t spill
        movdqa xmm13, [rbp + 4912]                              ;   242.7 p2      22 t reload
        pand xmm13, xmm11                                       ;   295.0 p1      22 t
        movdqa [rbp + 4912], xmm4                               ;   280.0 p0+p3   23 t spill
        movdqa xmm4, [rbp + 4336]                               ;   244.0 p2      22 t reload
        pxor xmm4, xmm11                                        ;   295.0 p1      22 t
        movdqa [rbp + 4336], xmm8                               ;   283.0 p0+p3   23 t spill
        movdqa xmm8, xmm3                                       ;   291.0 p0      22 t copy
        movdqa [rbp + 4976], xmm7                               ;   285.0 p0+p3   23 t spill
        movdqa xmm7, [rbp + 4816]                               ;   246.3 p2      22 t reload
        pxor xmm7, xmm15                                        ;   299.0 p1      22 t
        movdqa xmm12, xmm11                                     ;   295.0 p0      22 t copy
        movdqa xmm2, xmm11                                      ;   295.0 p0      22 t copy
        movdqa [rbp + 4816], xmm0                               ;   286.0 p0+p3   21 t spill
        movdqa xmm0, xmm7                                       ;   301.0 p0      22 t copy
        movdqa [rbp + 4736], xmm10                              ;   288.0 p0+p3   21 t spill
        movdqa xmm10, xmm7                                      ;   301.0 p0      22 t copy
        movdqa [rbp + 4704], xmm9                               ;   254.0 p0+p3   21 t spill
        movdqa xmm9, xmm15                                      ;   299.0 p0      22 t copy
        pxor xmm9, [r8 + 2416]                                  ;   306.0 p2+p1   22 t
        pxor xmm9, [rbp + 3312]                                 ;   308.0 p2+p1   22 t
        pxor xmm9, xmm6                                         ;   310.0 p1      22 t
        pxor xmm2, xmm9                                         ;   312.0 p1      22 t
        por xmm0, xmm9                                          ;   312.0 p1      22 t
        pxor xmm3, xmm0                                         ;   314.0 p1      22 t
        movdqa [rbp + 4752], xmm14                              ;   256.0 p0+p3   22 t spill
        movdqa xmm14, [rbp + 4784]                              ;   254.0 p2      22 t reload
        pxor xmm14, xmm9                                        ;   312.0 p1      22 t
        por xmm8, xmm14                                         ;   314.0 p1      22 t
        pxor xmm13, xmm8                                        ;   316.0 p1      22 t
        pxor xmm4, xmm8                                         ;   316.0 p1      22 t
        pxor xmm3, xmm13                                        ;   318.0 p1      22 t
        movdqa xmm8, [rbp + 4432]                               ;   256.0 p2      22 t reload
        pxor xmm8, xmm2                                         ;   314.0 p1      22 t
        pxor xmm10, xmm8                                        ;   316.0 p1      22 t
        movdqa [rbp + 4432], xmm7                               ;   301.0 p0+p3   22 t spill
        movdqa xmm7, [rbp + 4944]                               ;   257.7 p2      22 t reload
        pand xmm7, xmm10                                        ;   318.0 p1      22 t
        pxor xmm13, xmm7                                        ;   320.0 p1      22 t
        movdqa [rbp + 4944], xmm9                               ;   312.0 p0+p3   22 t spill
        movdqa xmm9, xmm15                                      ;   299.0 p0      22 t copy
        movdqa [rbp + 4784], xmm5                               ;   262.0 p0+p3   22 t spill
        movdqa xmm5, xmm15                                      ;   299.0 p0      22 t copy
        por xmm5, xmm2                                          ;   314.0 p1      22 t
        pxor xmm0, xmm5                                         ;   316.0 p1      22 t
        movdqa xmm5, xmm14                                      ;   314.0 p0      22 t copy
        movdqa [rbp + 4832], xmm14                              ;   314.0 p0+p3   22 t spill
        movdqa xmm14, xmm8                                      ;   316.0 p0      22 t copy
        movdqa [rbp + 4848], xmm8                               ;   316.0 p0+p3   22 t spill
        movdqa xmm8, [r8 + 2336]                                ;   263.3 p2      22 t
        pxor xmm8, [rbp + 3232]                                 ;   314.0 p2+p1   22 t
        pxor xmm8, xmm6                                         ;   316.0 p1      22 t
        pxor xmm9, xmm8                                         ;   318.0 p1      22 t
        pxor xmm14, xmm9                                        ;   323.0 p1      22 t
        movdqa xmm6, [rbp + 4896]                               ;   265.3 p2      22 t reload
        pxor xmm6, xmm8                                         ;   318.0 p1      22 t
        pxor xmm12, xmm6                                        ;   320.0 p1      22 t
        pxor xmm5, xmm12                                        ;   322.0 p1      22 t
        movdqa [rbp + 4896], xmm2                               ;   314.0 p0+p3   22 t spill
        movdqa xmm2, [rbp + 4960]                               ;   267.3 p2      22 t reload
        por xmm2, xmm8                                          ;   321.0 p1      22 t
        pxor xmm7, xmm2                                         ;   323.0 p1      22 t
        movdqa xmm2, [rbp + 4928]                               ;   268.3 p2      22 t reload
        pxor xmm2, xmm14                                        ;   325.0 p1      22 t
        movdqa [rbp + 4928], xmm8                               ;   318.0 p0+p3   22 t spill
        movdqa xmm8, [rbp + 4272]                               ;   271.0 p2      21 t
        movdqa [rbp + 4272], xmm8                               ;   282.0 p0+p3   21 t spill
        movdqa xmm8, [rbp + 4816]                               ;   286.0 p2      21 t
        movdqa [rbp + 4960], xmm8                               ;   297.0 p0+p3   21 t spill
        movdqa xmm8, [rbp + 4736]                               ;   288.0 p2      21 t
        movdqa [rbp + 4768], xmm8                               ;   299.0 p0+p3   21 t spill
        movdqa xmm8, xmm9                                       ;   320.0 p0      22 t copy
        pand xmm8, xmm5                                         ;   327.0 p1      22 t
        pxor xmm4, xmm8                                         ;   329.0 p1      22 t
        pxor xmm0, xmm4                                         ;   331.0 p1      22 t
        pxor xmm7, xmm4                                         ;   331.0 p1      22 t
        movdqa xmm4, xmm6                                       ;   320.0 p0      22 t copy
        pand xmm4, xmm2                                         ;   328.0 p1      22 t
        pxor xmm3, xmm4                                         ;   330.0 p1      22 t
        movdqa xmm4, xmm12                                      ;   322.0 p0      22 t copy
        pand xmm4, xmm14                                        ;   330.0 p1      22 t
        pxor xmm13, xmm4                                        ;   332.0 p1      22 t
        movdqa xmm4, [rbp + 4816]                               ;   287.0 p2      21 t
        movdqa xmm8, [rbp + 4480]                               ;   288.0 p2      21 t
        movdqa [rbp + 4480], xmm8                               ;   299.0 p0+p3   21 t spill
        movdqa xmm8, [rbp + 4736]                               ;   289.0 p2      21 t
        movdqa [rbp + 4800], xmm8                               ;   300.0 p0+p3   21 t spill
        movdqa xmm8, xmm0                                       ;   333.0 p0      22 t copy
        pand xmm8, xmm3                                         ;   340.0 p1      22 t
        pxor xmm7, xmm8                                         ;   342.0 p1      22 t
        movdqa [rbp + 4992], xmm4                               ;   298.0 p0+p3   21 t spill
        movdqa xmm4, xmm3                                       ;   332.0 p0      22 t copy
        pxor xmm4, xmm7                                         ;   344.0 p1      22 t
        pand xmm7, xmm13                                        ;   344.0 p1      22 t
        pxor xmm0, xmm7                                         ;   346.0 p1      22 t
        por xmm8, xmm4                                          ;   346.0 p1      22 t
        pxor xmm8, xmm0                                         ;   348.0 p1      22 t
        movdqa xmm7, xmm13                                      ;   334.0 p0      22 t copy
        pand xmm7, xmm0                                         ;   348.0 p1      22 t
        pxor xmm3, xmm7                                         ;   350.0 p1      22 t
        pand xmm10, xmm8                                        ;   350.0 p1      22 t
        pand xmm1, xmm8                                         ;   350.0 p1      22 t
        movdqa xmm7, [rbp + 4736]                               ;   299.3 p2      21 t
        pand xmm0, xmm3                                         ;   352.0 p1      22 t
        pxor xmm13, xmm0                                        ;   354.0 p1      22 t
        pand xmm15, xmm13                                       ;   356.0 p1      22 t
        movdqa xmm0, [rbp + 4080]                               ;   300.7 p2      21 t
        movdqa [rbp + 4080], xmm0                               ;   311.7 p0+p3   21 t spill
        movdqa xmm0, [rbp + 4816]                               ;   301.7 p2      21 t
        movdqa [rbp + 5008], xmm0                               ;   312.7 p0+p3   21 t spill
        movdqa xmm0, [rbp + 4496]                               ;   302.7 p2      21 t
        movdqa [rbp + 5024], xmm0                               ;   313.7 p0+p3   21 t spill
        movdqa xmm0, [rbp + 4896]                               ;   314.0 p2      22 t reload
        pand xmm0, xmm13                                        ;   356.0 p1      22 t
        movdqa [rbp + 4896], xmm7                               ;   310.3 p0+p3   21 t spill
        movdqa xmm7, xmm8                                       ;   350.0 p0      22 t copy
        por xmm7, xmm3                                          ;   357.0 p1      22 t
        pxor xmm4, xmm7                                         ;   359.0 p1      22 t
        pand xmm11, xmm4                                        ;   361.0 p1      22 t
        movdqa xmm7, [rbp + 4784]                               ;   308.7 p2      22 t reload
        pand xmm7, xmm4                                         ;   361.0 p1      22 t
        movdqa [rbp + 4784], xmm10                              ;   352.0 p0+p3   22 t spill
        movdqa xmm10, [rbp + 4928]                              ;   318.0 p2      22 t reload
        pand xmm10, xmm3                                        ;   352.0 p1      22 t
        movdqa [rbp + 4928], xmm1                               ;   352.0 p0+p3   22 t spill
        movdqa xmm1, [rbp + 4784]                               ;   352.0 p2      22 t
        movdqa [rbp + 5040], xmm15                              ;   358.0 p0+p3   22 t spill
        movdqa xmm15, [rbp + 4752]                              ;   314.0 p2      22 t reload
        pand xmm15, xmm3                                        ;   352.0 p1      22 t
        movdqa [rbp + 4752], xmm12                              ;   322.0 p0+p3   22 t spill
        movdqa xmm12, xmm8                                      ;   350.0 p0      22 t copy
        pxor xmm12, xmm3                                        ;   357.0 p1      22 t
        pxor xmm3, xmm13                                        ;   356.0 p1      22 t
        pand xmm5, xmm3                                         ;   358.0 p1      22 t
        pand xmm9, xmm3                                         ;   358.0 p1      22 t
        pxor xmm13, xmm4                                        ;   361.0 p1      22 t
        pand xmm6, xmm12                                        ;   359.0 p1      22 t
        pand xmm2, xmm12                                        ;   359.0 p1      22 t
        pxor xmm4, xmm12                                        ;   361.0 p1      22 t
        pand xmm14, xmm4                                        ;   363.0 p1      22 t
        pxor xmm0, xmm6                                         ;   362.0 p1      22 t
        movdqa xmm3, [rbp + 4752]                               ;   322.0 p2      22 t reload
        pand xmm3, xmm4                                         ;   363.0 p1      22 t
        pxor xmm11, xmm5                                        ;   364.0 p1      22 t
        pxor xmm2, xmm14                                        ;   365.0 p1      22 t
        pxor xmm7, xmm14                                        ;   366.0 p1      22 t
        movdqa xmm14, [rbp + 4784]                              ;   352.0 p2      22 t
        movdqa xmm4, [rel camellia128_encrypt.T0_constants128]  ;   324.7 p2      41 t reload
        pxor xmm14, xmm4                                        ;   367.0 p1      22 t
        pxor xmm11, xmm0                                        ;   368.0 p1      22 t
        pxor xmm8, xmm13                                        ;   369.0 p1      22 t
        pxor xmm1, xmm2                                         ;   370.0 p1      22 t
        movdqa xmm12, [rbp + 5040]                              ;   358.0 p2      22 t reload
        pxor xmm12, xmm2                                        ;   371.0 p1      22 t
        movdqa xmm2, [rbp + 4944]                               ;   326.7 p2      22 t reload
        pand xmm2, xmm13                                        ;   372.0 p1      22 t
        pxor xmm6, xmm2                                         ;   374.0 p1      22 t
        movdqa xmm2, [rbp + 4432]                               ;   327.7 p2      22 t reload
        pand xmm2, xmm13                                        ;   374.0 p1      22 t
        pxor xmm1, xmm2                                         ;   376.0 p1      22 t
        pxor xmm9, xmm7                                         ;   376.0 p1      22 t
        pxor xmm14, xmm7                                        ;   377.0 p1      22 t
        pxor xmm10, xmm11                                       ;   378.0 p1      22 t
        pxor xmm11, xmm4                                        ;   379.0 p1      22 t
        movdqa xmm2, [rbp + 4848]                               ;   329.7 p2      22 t reload
        pand xmm2, xmm8                                         ;   380.0 p1      22 t
        movdqa xmm7, [rbp + 4832]                               ;   330.7 p2      22 t reload
        pand xmm7, xmm8                                         ;   381.0 p1      22 t
        pxor xmm5, xmm7                                         ;   383.0 p1      22 t
        pxor xmm5, xmm6                                         ;   385.0 p1      22 t
        movdqa xmm7, [rbp + 4928]                               ;   352.0 p2      22 t reload
        pxor xmm7, xmm6                                         ;   384.0 p1      22 t
        pxor xmm14, xmm2                                        ;   385.0 p1      22 t
        movdqa xmm2, [rbp + 4816]                               ;   332.7 p2      21 t
        pxor xmm0, xmm1                                         ;   386.0 p1      22 t
        movdqa xmm6, [rbp + 4736]                               ;   333.7 p2      21 t
        pxor xmm1, xmm4                                         ;   387.0 p1      22 t
        pxor xmm15, xmm10                                       ;   388.0 p1      22 t
        pxor xmm12, xmm10                                       ;   389.0 p1      22 t
        pxor xmm9, xmm10                                        ;   390.0 p1      22 t
        pxor xmm15, xmm5                                        ;   391.0 p1      22 t
        pxor xmm0, xmm5                                         ;   392.0 p1      22 t
        movdqa xmm5, [rbp + 4496]                               ;   335.7 p2      21 t
        pxor xmm14, xmm12                                       ;   393.0 p1      22 t
        pxor xmm3, xmm15                                        ;   394.0 p1      22 t
        pxor xmm7, xmm15                                        ;   395.0 p1      22 t
        pxor xmm12, xmm9                                        ;   396.0 p1      22 t
        pxor xmm12, xmm7                                        ;   398.0 p1      22 t
        pxor xmm7, xmm4                                         ;   398.0 p1      22 t
        pxor xmm1, xmm12                                        ;   400.0 p1      22 t
        pxor xmm12, xmm3                                        ;   400.0 p1      22 t
        movdqa xmm15, [rbp + 4512]                              ;   338.7 p2      23 t
        movdqa xmm8, [rbp + 4544]                               ;   339.7 p2      40 t reload
        pxor xmm15, xmm8                                        ;   401.0 p1      23 t
        pxor xmm3, xmm4                                         ;   402.0 p1      22 t
        movdqa xmm10, [rbp + 4528]                              ;   340.7 p2      23 t
        movdqa xmm13, [rbp + 4512]                              ;   341.7 p2      23 t
        pxor xmm13, [rbp + 4560]                                ;   403.0 p2+p1   23 t
        movdqa [rbp + 4496], xmm12                              ;   402.0 p0+p3   22 t spill
        movdqa xmm12, [r8 + 2528]                               ;   343.7 p2      21 t
        pxor xmm12, [rbp + 3424]                                ;   404.0 p2+p1   21 t
        pxor xmm12, xmm4                                        ;   406.0 p1      21 t
        movdqa [rbp + 4736], xmm9                               ;   392.0 p0+p3   22 t spill
        movdqa xmm9, [rbp + 4704]                               ;   345.7 p2      21 t reload
        pxor xmm9, xmm12                                        ;   408.0 p1      21 t
        movdqa [rbp + 4704], xmm3                               ;   404.0 p0+p3   22 t spill
        movdqa xmm3, [rbp + 4960]                               ;   346.7 p2      21 t reload
        pxor xmm3, xmm9                                         ;   410.0 p1      21 t
        pxor xmm9, [r8 + 2432]                                  ;   410.0 p2+p1   21 t
        pxor xmm9, [rbp + 3328]                                 ;   412.0 p2+p1   21 t
        pxor xmm9, xmm4                                         ;   414.0 p1      21 t
        movdqa [rbp + 4960], xmm1                               ;   402.0 p0+p3   22 t spill
        movdqa xmm1, [rbp + 4800]                               ;   353.0 p2      21 t reload
        pand xmm1, xmm3                                         ;   412.0 p1      21 t
        movdqa [rbp + 4800], xmm0                               ;   394.0 p0+p3   22 t spill
        movdqa xmm0, [rbp + 4080]                               ;   358.0 p2      21 t reload
        pxor xmm0, xmm3                                         ;   412.0 p1      21 t
        movdqa [rbp + 4080], xmm11                              ;   381.0 p0+p3   22 t spill
        movdqa xmm11, xmm12                                     ;   408.0 p0      21 t copy
        movdqa [rbp + 4816], xmm14                              ;   395.0 p0+p3   22 t spill
        movdqa xmm14, [rbp + 4768]                              ;   360.3 p2      21 t reload
        pxor xmm14, xmm9                                        ;   416.0 p1      21 t
        movdqa [rbp + 4768], xmm7                               ;   400.0 p0+p3   22 t spill
        movdqa xmm7, xmm3                                       ;   412.0 p0      21 t copy
        movdqa xmm8, xmm3                                       ;   412.0 p0      21 t copy
        movdqa [rbp + 4928], xmm15                              ;   403.0 p0+p3   23 t spill
        movdqa xmm15, xmm14                                     ;   418.0 p0      21 t copy
        movdqa [rbp + 4832], xmm13                              ;   405.0 p0+p3   23 t spill
        movdqa xmm13, xmm14                                     ;   418.0 p0      21 t copy
        movdqa [rbp + 4848], xmm10                              ;   368.7 p0+p3   23 t spill
        movdqa xmm10, xmm9                                      ;   416.0 p0      21 t copy
        pxor xmm10, [r8 + 2544]                                 ;   423.0 p2+p1   21 t
        pxor xmm10, [rbp + 3440]                                ;   425.0 p2+p1   21 t
        pxor xmm10, xmm4                                        ;   427.0 p1      21 t
        pxor xmm8, xmm10                                        ;   429.0 p1      21 t
        por xmm15, xmm10                                        ;   429.0 p1      21 t
        pxor xmm12, xmm15                                       ;   431.0 p1      21 t
        movdqa [rbp + 4432], xmm5                               ;   370.7 p0+p3   21 t spill
        movdqa xmm5, [rbp + 4992]                               ;   368.7 p2      21 t reload
        pxor xmm5, xmm10                                        ;   429.0 p1      21 t
        por xmm11, xmm5                                         ;   431.0 p1      21 t
        pxor xmm1, xmm11                                        ;   433.0 p1      21 t
        pxor xmm0, xmm11                                        ;   433.0 p1      21 t
        pxor xmm12, xmm1                                        ;   435.0 p1      21 t
        movdqa xmm11, [rbp + 4480]                              ;   370.7 p2      21 t reload
        pxor xmm11, xmm8                                        ;   431.0 p1      21 t
        pxor xmm13, xmm11                                       ;   433.0 p1      21 t
        movdqa [rbp + 4480], xmm14                              ;   418.0 p0+p3   21 t spill
        movdqa xmm14, [rbp + 5008]                              ;   372.3 p2      21 t reload
        pand xmm14, xmm13                                       ;   435.0 p1      21 t
        pxor xmm1, xmm14                                        ;   437.0 p1      21 t
        movdqa [rbp + 5008], xmm10                              ;   429.0 p0+p3   21 t spill
        movdqa xmm10, xmm9                                      ;   416.0 p0      21 t copy
        movdqa [rbp + 4992], xmm6                               ;   376.7 p0+p3   21 t spill
        movdqa xmm6, xmm9                                       ;   416.0 p0      21 t copy
        por xmm6, xmm8                                          ;   431.0 p1      21 t
        pxor xmm15, xmm6                                        ;   433.0 p1      21 t
        movdqa xmm6, xmm5                                       ;   431.0 p0      21 t copy
        movdqa [rbp + 4944], xmm5                               ;   431.0 p0+p3   21 t spill
        movdqa xmm5, xmm11                                      ;   433.0 p0      21 t copy
        movdqa [rbp + 5040], xmm11                              ;   433.0 p0+p3   21 t spill
        movdqa xmm11, [r8 + 2464]                               ;   378.0 p2      21 t
        pxor xmm11, [rbp + 3360]                                ;   431.0 p2+p1   21 t
        pxor xmm11, xmm4                                        ;   433.0 p1      21 t
        pxor xmm10, xmm11                                       ;   435.0 p1      21 t
        pxor xmm5, xmm10                                        ;   440.0 p1      21 t
        movdqa xmm4, [rbp + 4272]                               ;   381.3 p2      21 t reload
        pxor xmm4, xmm11                                        ;   435.0 p1      21 t
        pxor xmm7, xmm4                                         ;   437.0 p1      21 t
        pxor xmm6, xmm7                                         ;   439.0 p1      21 t
        movdqa [rbp + 4272], xmm8                               ;   431.0 p0+p3   21 t spill
        movdqa xmm8, [rbp + 5024]                               ;   387.0 p2      21 t reload
        por xmm8, xmm11                                         ;   438.0 p1      21 t
        pxor xmm14, xmm8                                        ;   440.0 p1      21 t
        movdqa xmm8, [rbp + 4896]                               ;   388.0 p2      21 t reload
        pxor xmm8, xmm5                                         ;   442.0 p1      21 t
        movdqa [rbp + 4896], xmm11                              ;   435.0 p0+p3   21 t spill
        movdqa xmm11, [rbp + 4544]                              ;   390.0 p2      23 t
        movdqa [rbp + 4544], xmm11                              ;   401.0 p0+p3   23 t spill
        movdqa xmm11, [rbp + 4928]                              ;   403.0 p2      23 t
        movdqa [rbp + 5024], xmm11                              ;   414.0 p0+p3   23 t spill
        movdqa xmm11, xmm10                                     ;   437.0 p0      21 t copy
        pand xmm11, xmm6                                        ;   444.0 p1      21 t
        pxor xmm0, xmm11                                        ;   446.0 p1      21 t
        pxor xmm15, xmm0                                        ;   448.0 p1      21 t
        pxor xmm14, xmm0                                        ;   448.0 p1      21 t
        movdqa xmm0, xmm4                                       ;   437.0 p0      21 t copy
        pand xmm0, xmm8                                         ;   445.0 p1      21 t
        pxor xmm12, xmm0                                        ;   447.0 p1      21 t
        movdqa xmm0, xmm7                                       ;   439.0 p0      21 t copy
        pand xmm0, xmm5                                         ;   447.0 p1      21 t
        pxor xmm1, xmm0                                         ;   449.0 p1      21 t
        movdqa xmm0, [rbp + 4832]                               ;   405.0 p2      23 t
        movdqa xmm11, [rbp + 4928]                              ;   405.0 p2      23 t
        movdqa [rbp + 4784], xmm11                              ;   416.0 p0+p3   23 t spill
        movdqa xmm11, [rbp + 4528]                              ;   406.0 p2      23 t
        movdqa [rbp + 4528], xmm11                              ;   417.0 p0+p3   23 t spill
        movdqa xmm11, [rbp + 4832]                              ;   407.0 p2      23 t
        movdqa [rbp + 4752], xmm11                              ;   418.0 p0+p3   23 t spill
        movdqa xmm11, xmm15                                     ;   450.0 p0      21 t copy
        pand xmm11, xmm12                                       ;   457.0 p1      21 t
        pxor xmm14, xmm11                                       ;   459.0 p1      21 t
        movdqa [rbp + 5056], xmm0                               ;   416.0 p0+p3   23 t spill
        movdqa xmm0, xmm12                                      ;   449.0 p0      21 t copy
        pxor xmm0, xmm14                                        ;   461.0 p1      21 t
        pand xmm14, xmm1                                        ;   461.0 p1      21 t
        pxor xmm15, xmm14                                       ;   463.0 p1      21 t
        por xmm11, xmm0                                         ;   463.0 p1      21 t
        pxor xmm11, xmm15                                       ;   465.0 p1      21 t
        movdqa xmm14, xmm1                                      ;   451.0 p0      21 t copy
        pand xmm14, xmm15                                       ;   465.0 p1      21 t
        pxor xmm12, xmm14                                       ;   467.0 p1      21 t
        pand xmm13, xmm11                                       ;   467.0 p1      21 t
        pand xmm2, xmm11                                        ;   467.0 p1      21 t
        movdqa xmm14, [rbp + 4832]                              ;   417.0 p2      23 t
        pand xmm15, xmm12                                       ;   469.0 p1      21 t
        pxor xmm1, xmm15                                        ;   471.0 p1      21 t
        pand xmm9, xmm1                                         ;   473.0 p1      21 t
        movdqa xmm15, [rbp + 4560]                              ;   418.3 p2      23 t
        movdqa [rbp + 4560], xmm15                              ;   429.3 p0+p3   23 t spill
        movdqa xmm15, [rbp + 4928]                              ;   419.3 p2      23 t
        movdqa [rbp + 5072], xmm15                              ;   430.3 p0+p3   23 t spill
        movdqa xmm15, [rbp + 4272]                              ;   431.0 p2      21 t reload
        pand xmm15, xmm1                                        ;   473.0 p1      21 t
        movdqa [rbp + 4272], xmm14                              ;   428.0 p0+p3   23 t spill
        movdqa xmm14, [rbp + 4512]                              ;   421.7 p2      23 t
        movdqa [rbp + 5088], xmm14                              ;   432.7 p0+p3   23 t spill
        movdqa xmm14, xmm11                                     ;   467.0 p0      21 t copy
        por xmm14, xmm12                                        ;   474.0 p1      21 t
        pxor xmm0, xmm14                                        ;   476.0 p1      21 t
        pand xmm3, xmm0                                         ;   478.0 p1      21 t
        movdqa xmm14, [rbp + 4992]                              ;   425.7 p2      21 t reload
        pand xmm14, xmm0                                        ;   478.0 p1      21 t
        movdqa [rbp + 4992], xmm13                              ;   469.0 p0+p3   21 t spill
        movdqa xmm13, [rbp + 4896]                              ;   435.0 p2      21 t reload
        pand xmm13, xmm12                                       ;   469.0 p1      21 t
        movdqa [rbp + 4896], xmm2                               ;   469.0 p0+p3   21 t spill
        movdqa xmm2, [rbp + 4992]                               ;   469.0 p2      21 t
        movdqa [rbp + 5104], xmm9                               ;   475.0 p0+p3   21 t spill
        movdqa xmm9, [rbp + 4432]                               ;   431.0 p2      21 t reload
        pand xmm9, xmm12                                        ;   469.0 p1      21 t
        movdqa [rbp + 4432], xmm7                               ;   439.0 p0+p3   21 t spill
        movdqa xmm7, xmm11                                      ;   467.0 p0      21 t copy
        pxor xmm7, xmm12                                        ;   474.0 p1      21 t
        pxor xmm12, xmm1                                        ;   473.0 p1      21 t
        pand xmm6, xmm12                                        ;   475.0 p1      21 t
        pand xmm10, xmm12                                       ;   475.0 p1      21 t
        pxor xmm1, xmm0                                         ;   478.0 p1      21 t
        pand xmm4, xmm7                                         ;   476.0 p1      21 t
        pand xmm8, xmm7                                         ;   476.0 p1      21 t
        pxor xmm0, xmm7                                         ;   478.0 p1      21 t
        pand xmm5, xmm0                                         ;   480.0 p1      21 t
        pxor xmm15, xmm4                                        ;   479.0 p1      21 t
        pxor xmm3, xmm6                                         ;   480.0 p1      21 t
        movdqa xmm7, [rbp + 4432]                               ;   439.3 p2      21 t reload
        pand xmm7, xmm0                                         ;   481.0 p1      21 t
        pxor xmm8, xmm5                                         ;   482.0 p1      21 t
        pxor xmm14, xmm5                                        ;   483.0 p1      21 t
        movdqa xmm0, [rbp + 4992]                               ;   469.0 p2      21 t
        movdqa xmm5, [rel camellia128_encrypt.T0_constants128]  ;   441.7 p2      41 t reload
        pxor xmm0, xmm5                                         ;   484.0 p1      21 t
        pxor xmm3, xmm15                                        ;   485.0 p1      21 t
        pxor xmm11, xmm1                                        ;   486.0 p1      21 t
        pxor xmm2, xmm8                                         ;   487.0 p1      21 t
        movdqa xmm12, [rbp + 5104]                              ;   475.0 p2      21 t reload
        pxor xmm12, xmm8                                        ;   488.0 p1      21 t
        movdqa xmm8, [rbp + 5008]                               ;   443.7 p2      21 t reload
        pand xmm8, xmm1                                         ;   489.0 p1      21 t
        pxor xmm4, xmm8                                         ;   491.0 p1      21 t
        movdqa xmm8, [rbp + 4480]                               ;   444.7 p2      21 t reload
        pand xmm8, xmm1                                         ;   491.0 p1      21 t
        pxor xmm2, xmm8                                         ;   493.0 p1      21 t
        pxor xmm10, xmm14                                       ;   493.0 p1      21 t
        pxor xmm0, xmm14                                        ;   494.0 p1      21 t
        pxor xmm13, xmm3                                        ;   495.0 p1      21 t
        pxor xmm3, xmm5                                         ;   496.0 p1      21 t
        movdqa xmm14, [rbp + 5040]                              ;   446.7 p2      21 t reload
        pand xmm14, xmm11                                       ;   497.0 p1      21 t
        movdqa xmm1, [rbp + 4944]                               ;   447.7 p2      21 t reload
        pand xmm1, xmm11                                        ;   498.0 p1      21 t
        pxor xmm6, xmm1                                         ;   500.0 p1      21 t
        pxor xmm6, xmm4                                         ;   502.0 p1      21 t
        movdqa xmm1, [rbp + 4896]                               ;   469.0 p2      21 t reload
        pxor xmm1, xmm4                                         ;   501.0 p1      21 t
        pxor xmm0, xmm14                                        ;   502.0 p1      21 t
        movdqa xmm14, [rbp + 4928]                              ;   449.7 p2      23 t
        pxor xmm15, xmm2                                        ;   503.0 p1      21 t
        movdqa xmm4, [rbp + 4832]                               ;   450.7 p2      23 t
        pxor xmm2, xmm5                                         ;   504.0 p1      21 t
        pxor xmm9, xmm13                                        ;   505.0 p1      21 t
        pxor xmm12, xmm13                                       ;   506.0 p1      21 t
        pxor xmm10, xmm13                                       ;   507.0 p1      21 t
        pxor xmm9, xmm6                                         ;   508.0 p1      21 t
        pxor xmm15, xmm6                                        ;   509.0 p1      21 t
        movdqa xmm6, [rbp + 4400]                               ;   452.7 p2      22 t
        movdqa xmm8, [rbp + 4096]                               ;   453.7 p2      40 t reload
        pxor xmm6, xmm8                                         ;   510.0 p1      22 t
        pxor xmm0, xmm12                                        ;   511.0 p1      21 t
        pxor xmm7, xmm9                                         ;   512.0 p1      21 t
        pxor xmm1, xmm9                                         ;   513.0 p1      21 t
        movdqa xmm9, [rbp + 4304]                               ;   454.7 p2      22 t
        pxor xmm12, xmm10                                       ;   514.0 p1      21 t
        pxor xmm12, xmm1                                        ;   516.0 p1      21 t
        pxor xmm1, xmm5                                         ;   516.0 p1      21 t
        pxor xmm2, xmm12                                        ;   518.0 p1      21 t
        pxor xmm12, xmm7                                        ;   518.0 p1      21 t
        pxor xmm7, xmm5                                         ;   519.0 p1      21 t
        movdqa xmm11, [rbp + 4400]                              ;   457.0 p2      22 t
        movdqa xmm13, [rbp + 4464]                              ;   458.0 p2      40 t reload
        pxor xmm11, xmm13                                       ;   520.0 p1      22 t
        movdqa [rbp + 4096], xmm7                               ;   521.0 p0+p3   21 t spill
        movdqa xmm7, [rbp + 4512]                               ;   459.0 p2      23 t
        movdqa [rbp + 4512], xmm2                               ;   520.0 p0+p3   21 t spill
        movdqa xmm2, xmm6                                       ;   512.0 p0      22 t copy
        movdqa [rbp + 4832], xmm15                              ;   511.0 p0+p3   21 t spill
        movdqa xmm15, xmm6                                      ;   512.0 p0      22 t copy
        movdqa [rbp + 4928], xmm3                               ;   498.0 p0+p3   21 t spill
        movdqa xmm3, xmm11                                      ;   522.0 p0      22 t copy
        movdqa [rbp + 4896], xmm0                               ;   513.0 p0+p3   21 t spill
        movdqa xmm0, [r8 + 2640]                                ;   465.0 p2      23 t
        pxor xmm0, [rbp + 3536]                                 ;   521.0 p2+p1   23 t
        pxor xmm0, xmm5                                         ;   523.0 p1      23 t
        movdqa [rbp + 4944], xmm1                               ;   518.0 p0+p3   21 t spill
        movdqa xmm1, [rbp + 4848]                               ;   469.0 p2      23 t reload
        pxor xmm1, xmm0                                         ;   525.0 p1      23 t
        movdqa [rbp + 4848], xmm12                              ;   520.0 p0+p3   21 t spill
        movdqa xmm12, [rbp + 5024]                              ;   473.0 p2      23 t reload
        pxor xmm12, xmm1                                        ;   527.0 p1      23 t
        pxor xmm1, [r8 + 2672]                                  ;   527.0 p2+p1   23 t
        pxor xmm1, [rbp + 3568]                                 ;   529.0 p2+p1   23 t
        pxor xmm1, xmm5                                         ;   531.0 p1      23 t
        movdqa [rbp + 5024], xmm10                              ;   509.0 p0+p3   21 t spill
        movdqa xmm10, [rbp + 4752]                              ;   477.7 p2      23 t reload
        pand xmm10, xmm12                                       ;   529.0 p1      23 t
        movdqa xmm13, [rbp + 4560]                              ;   478.7 p2      23 t reload
        pxor xmm13, xmm12                                       ;   529.0 p1      23 t
        movdqa [rbp + 4560], xmm6                               ;   512.0 p0+p3   22 t spill
        movdqa xmm6, xmm0                                       ;   525.0 p0      23 t copy
        movdqa [rbp + 4752], xmm11                              ;   522.0 p0+p3   22 t spill
        movdqa xmm11, [rbp + 5056]                              ;   480.7 p2      23 t reload
        pxor xmm11, xmm1                                        ;   533.0 p1      23 t
        movdqa [rbp + 5056], xmm15                              ;   519.0 p0+p3   22 t spill
        movdqa xmm15, xmm12                                     ;   529.0 p0      23 t copy
        movdqa [rbp + 5040], xmm2                               ;   519.0 p0+p3   22 t spill
        movdqa xmm2, xmm12                                      ;   529.0 p0      23 t copy
        movdqa [rbp + 4480], xmm3                               ;   529.0 p0+p3   22 t spill
        movdqa xmm3, xmm11                                      ;   535.0 p0      23 t copy
        movdqa [rbp + 5008], xmm8                               ;   489.0 p0+p3   22 t spill
        movdqa xmm8, xmm11                                      ;   535.0 p0      23 t copy
        movdqa [rbp + 5104], xmm9                               ;   491.0 p0+p3   22 t spill
        movdqa xmm9, xmm1                                       ;   533.0 p0      23 t copy
        pxor xmm9, [r8 + 2656]                                  ;   540.0 p2+p1   23 t
        pxor xmm9, [rbp + 3552]                                 ;   542.0 p2+p1   23 t
        pxor xmm9, xmm5                                         ;   544.0 p1      23 t
        pxor xmm2, xmm9                                         ;   546.0 p1      23 t
        por xmm3, xmm9                                          ;   546.0 p1      23 t
        pxor xmm0, xmm3                                         ;   548.0 p1      23 t
        movdqa [rbp + 4992], xmm7                               ;   493.0 p0+p3   23 t spill
        movdqa xmm7, [rbp + 4784]                               ;   489.7 p2      23 t reload
        pxor xmm7, xmm9                                         ;   546.0 p1      23 t
        por xmm6, xmm7                                          ;   548.0 p1      23 t
        pxor xmm10, xmm6                                        ;   550.0 p1      23 t
        pxor xmm13, xmm6                                        ;   550.0 p1      23 t
        pxor xmm0, xmm10                                        ;   552.0 p1      23 t
        movdqa xmm6, [rbp + 4528]                               ;   491.7 p2      23 t reload
        pxor xmm6, xmm2                                         ;   548.0 p1      23 t
        pxor xmm8, xmm6                                         ;   550.0 p1      23 t
        movdqa [rbp + 4528], xmm11                              ;   535.0 p0+p3   23 t spill
        movdqa xmm11, [rbp + 5072]                              ;   493.3 p2      23 t reload
        pand xmm11, xmm8                                        ;   552.0 p1      23 t
        pxor xmm10, xmm11                                       ;   554.0 p1      23 t
        movdqa [rbp + 5072], xmm9                               ;   546.0 p0+p3   23 t spill
        movdqa xmm9, xmm1                                       ;   533.0 p0      23 t copy
        movdqa [rbp + 4784], xmm4                               ;   499.0 p0+p3   23 t spill
        movdqa xmm4, xmm1                                       ;   533.0 p0      23 t copy
        por xmm4, xmm2                                          ;   548.0 p1      23 t
        pxor xmm3, xmm4                                         ;   550.0 p1      23 t
        movdqa xmm4, xmm7                                       ;   548.0 p0      23 t copy
        movdqa [rbp + 4432], xmm7                               ;   548.0 p0+p3   23 t spill
        movdqa xmm7, xmm6                                       ;   550.0 p0      23 t copy
        movdqa [rbp + 5120], xmm6                               ;   550.0 p0+p3   23 t spill
        movdqa xmm6, [r8 + 2576]                                ;   504.0 p2      23 t
        pxor xmm6, [rbp + 3472]                                 ;   548.0 p2+p1   23 t
        pxor xmm6, xmm5                                         ;   550.0 p1      23 t
        pxor xmm9, xmm6                                         ;   552.0 p1      23 t
        pxor xmm7, xmm9                                         ;   557.0 p1      23 t
        movdqa xmm5, [rbp + 4544]                               ;   506.0 p2      23 t reload
        pxor xmm5, xmm6                                         ;   552.0 p1      23 t
        pxor xmm15, xmm5                                        ;   554.0 p1      23 t
        pxor xmm4, xmm15                                        ;   556.0 p1      23 t
        movdqa [rbp + 4544], xmm2                               ;   548.0 p0+p3   23 t spill
        movdqa xmm2, [rbp + 5088]                               ;   511.0 p2      23 t reload
        por xmm2, xmm6                                          ;   555.0 p1      23 t
        pxor xmm11, xmm2                                        ;   557.0 p1      23 t
        movdqa xmm2, [rbp + 4272]                               ;   512.0 p2      23 t reload
        pxor xmm2, xmm7                                         ;   559.0 p1      23 t
        movdqa [rbp + 4272], xmm6                               ;   552.0 p0+p3   23 t spill
        movdqa xmm6, xmm9                                       ;   554.0 p0      23 t copy
        pand xmm6, xmm4                                         ;   561.0 p1      23 t
        pxor xmm13, xmm6                                        ;   563.0 p1      23 t
        pxor xmm3, xmm13                                        ;   565.0 p1      23 t
        pxor xmm11, xmm13                                       ;   565.0 p1      23 t
        movdqa xmm6, xmm5                                       ;   554.0 p0      23 t copy
        pand xmm6, xmm2                                         ;   562.0 p1      23 t
        pxor xmm0, xmm6                                         ;   564.0 p1      23 t
        movdqa xmm6, xmm15                                      ;   556.0 p0      23 t copy
        pand xmm6, xmm7                                         ;   564.0 p1      23 t
        pxor xmm10, xmm6                                        ;   566.0 p1      23 t
        movdqa xmm6, [rbp + 4304]                               ;   522.7 p2      22 t
        movdqa xmm13, [rbp + 4752]                              ;   523.7 p2      22 t
        movdqa [rbp + 4304], xmm13                              ;   534.7 p0+p3   22 t spill
        movdqa xmm13, [rbp + 4752]                              ;   524.7 p2      22 t
        movdqa [rbp + 5088], xmm13                              ;   535.7 p0+p3   22 t spill
        movdqa xmm13, xmm3                                      ;   567.0 p0      23 t copy
        pand xmm13, xmm0                                        ;   574.0 p1      23 t
        pxor xmm11, xmm13                                       ;   576.0 p1      23 t
        movdqa [rbp + 5136], xmm6                               ;   533.7 p0+p3   22 t spill
        movdqa xmm6, xmm0                                       ;   566.0 p0      23 t copy
        pxor xmm6, xmm11                                        ;   578.0 p1      23 t
        pand xmm11, xmm10                                       ;   578.0 p1      23 t
        pxor xmm3, xmm11                                        ;   580.0 p1      23 t
        por xmm13, xmm6                                         ;   580.0 p1      23 t
        pxor xmm13, xmm3                                        ;   582.0 p1      23 t
        movdqa xmm11, xmm10                                     ;   568.0 p0      23 t copy
        pand xmm11, xmm3                                        ;   582.0 p1      23 t
        pxor xmm0, xmm11                                        ;   584.0 p1      23 t
        pand xmm8, xmm13                                        ;   584.0 p1      23 t
        pand xmm14, xmm13                                       ;   584.0 p1      23 t
        movdqa xmm11, [rbp + 4464]                              ;   533.3 p2      22 t
        pand xmm3, xmm0                                         ;   586.0 p1      23 t
        pxor xmm10, xmm3                                        ;   588.0 p1      23 t
        pand xmm1, xmm10                                        ;   590.0 p1      23 t
        movdqa xmm3, [rbp + 4560]                               ;   534.7 p2      22 t
        movdqa [rbp + 4464], xmm3                               ;   545.7 p0+p3   22 t spill
        movdqa xmm3, [rbp + 4400]                               ;   535.7 p2      22 t
        movdqa [rbp + 5152], xmm3                               ;   546.7 p0+p3   22 t spill
        movdqa xmm3, [rbp + 4544]                               ;   548.0 p2      23 t reload
        pand xmm3, xmm10                                        ;   590.0 p1      23 t
        movdqa [rbp + 4544], xmm11                              ;   544.3 p0+p3   22 t spill
        movdqa xmm11, [rbp + 4560]                              ;   538.0 p2      22 t
        movdqa [rbp + 4560], xmm11                              ;   549.0 p0+p3   22 t spill
        movdqa xmm11, [rbp + 4752]                              ;   539.0 p2      22 t
        movdqa [rbp + 4752], xmm11                              ;   550.0 p0+p3   22 t spill
        movdqa xmm11, xmm13                                     ;   584.0 p0      23 t copy
        por xmm11, xmm0                                         ;   591.0 p1      23 t
        pxor xmm6, xmm11                                        ;   593.0 p1      23 t
        pand xmm12, xmm6                                        ;   595.0 p1      23 t
        movdqa xmm11, [rbp + 4784]                              ;   541.3 p2      23 t reload
        pand xmm11, xmm6                                        ;   595.0 p1      23 t
        movdqa [rbp + 4784], xmm8                               ;   586.0 p0+p3   23 t spill
        movdqa xmm8, [rbp + 4272]                               ;   552.0 p2      23 t reload
        pand xmm8, xmm0                                         ;   586.0 p1      23 t
        movdqa [rbp + 4272], xmm14                              ;   586.0 p0+p3   23 t spill
        movdqa xmm14, [rbp + 4784]                              ;   586.0 p2      23 t
        movdqa [rbp + 5168], xmm1                               ;   592.0 p0+p3   23 t spill
        movdqa xmm1, [rbp + 4992]                               ;   545.0 p2      23 t reload
        pand xmm1, xmm0                                         ;   586.0 p1      23 t
        movdqa [rbp + 4992], xmm15                              ;   556.0 p0+p3   23 t spill
        movdqa xmm15, xmm13                                     ;   584.0 p0      23 t copy
        pxor xmm15, xmm0                                        ;   591.0 p1      23 t
        pxor xmm0, xmm10                                        ;   590.0 p1      23 t
        pand xmm4, xmm0                                         ;   592.0 p1      23 t
        pand xmm9, xmm0                                         ;   592.0 p1      23 t
        pxor xmm10, xmm6                                        ;   595.0 p1      23 t
        pand xmm5, xmm15                                        ;   593.0 p1      23 t
        pand xmm2, xmm15                                        ;   593.0 p1      23 t
        pxor xmm6, xmm15                                        ;   595.0 p1      23 t
        pand xmm7, xmm6                                         ;   597.0 p1      23 t
        pxor xmm3, xmm5                                         ;   596.0 p1      23 t
        movdqa xmm15, [rbp + 4992]                              ;   556.0 p2      23 t reload
        pand xmm15, xmm6                                        ;   597.0 p1      23 t
        pxor xmm12, xmm4                                        ;   598.0 p1      23 t
        pxor xmm2, xmm7                                         ;   599.0 p1      23 t
        pxor xmm11, xmm7                                        ;   600.0 p1      23 t
        pxor xmm13, xmm10                                       ;   601.0 p1      23 t
        pxor xmm12, xmm3                                        ;   602.0 p1      23 t
        movdqa xmm0, [rbp + 5072]                               ;   556.3 p2      23 t reload
        pand xmm0, xmm10                                        ;   603.0 p1      23 t
        pxor xmm5, xmm0                                         ;   605.0 p1      23 t
        movdqa xmm0, [rbp + 4528]                               ;   557.3 p2      23 t reload
        pand xmm0, xmm10                                        ;   605.0 p1      23 t
        pxor xmm14, xmm0                                        ;   607.0 p1      23 t
        pxor xmm14, xmm2                                        ;   609.0 p1      23 t
        movdqa xmm0, [rbp + 5168]                               ;   592.0 p2      23 t reload
        pxor xmm0, xmm2                                         ;   608.0 p1      23 t
        pxor xmm9, xmm11                                        ;   609.0 p1      23 t
        pxor xmm8, xmm12                                        ;   610.0 p1      23 t
        pxor xmm4, xmm5                                         ;   611.0 p1      23 t
        movdqa xmm2, [rbp + 5120]                               ;   560.3 p2      23 t reload
        pand xmm2, xmm13                                        ;   612.0 p1      23 t
        movdqa xmm6, [rbp + 4432]                               ;   561.3 p2      23 t reload
        pand xmm6, xmm13                                        ;   613.0 p1      23 t
        pxor xmm4, xmm6                                         ;   615.0 p1      23 t
        movdqa xmm6, [rbp + 4272]                               ;   586.0 p2      23 t reload
        pxor xmm6, xmm5                                         ;   615.0 p1      23 t
        movdqa xmm5, [rbp + 4064]                               ;   563.3 p2      21 t
        movdqa xmm7, [rbp + 4688]                               ;   564.3 p2      40 t reload
        pxor xmm5, xmm7                                         ;   616.0 p1      21 t
        pxor xmm1, xmm8                                         ;   617.0 p1      23 t
        pxor xmm0, xmm8                                         ;   618.0 p1      23 t
        pxor xmm9, xmm8                                         ;   619.0 p1      23 t
        movdqa xmm8, [rbp + 4656]                               ;   565.3 p2      21 t
        pxor xmm1, xmm4                                         ;   620.0 p1      23 t
        pxor xmm15, xmm1                                        ;   622.0 p1      23 t
        pxor xmm6, xmm1                                         ;   622.0 p1      23 t
        movdqa xmm1, [rbp + 4064]                               ;   566.3 p2      21 t
        movdqa xmm10, [rbp + 4672]                              ;   567.3 p2      40 t reload
        pxor xmm1, xmm10                                        ;   623.0 p1      21 t
        movdqa xmm13, [rbp + 4400]                              ;   568.3 p2      22 t
        movdqa xmm10, xmm0                                      ;   620.0 p0      23 t copy
        pxor xmm10, xmm9                                        ;   627.0 p1      23 t
        pxor xmm10, xmm6                                        ;   629.0 p1      23 t
        movdqa [rbp + 4400], xmm9                               ;   621.0 p0+p3   23 t spill
        movdqa xmm9, xmm5                                       ;   618.0 p0      21 t copy
        movdqa [rbp + 4688], xmm3                               ;   598.0 p0+p3   23 t spill
        movdqa xmm3, xmm5                                       ;   618.0 p0      21 t copy
        movdqa [rbp + 4272], xmm14                              ;   611.0 p0+p3   23 t spill
        movdqa xmm14, xmm1                                      ;   625.0 p0      21 t copy
        movdqa [rbp + 4432], xmm4                               ;   617.0 p0+p3   23 t spill
        movdqa xmm4, [r8 + 2784]                                ;   572.0 p2      22 t
        pxor xmm4, [rbp + 3680]                                 ;   626.0 p2+p1   22 t
        pxor xmm4, [rel camellia128_encrypt.T0_constants128]    ;   628.0 p2+p1   22 t
        movdqa [rbp + 5120], xmm12                              ;   604.0 p0+p3   23 t spill
        movdqa xmm12, [rbp + 5104]                              ;   576.0 p2      22 t reload
        pxor xmm12, xmm4                                        ;   630.0 p1      22 t
        movdqa [rbp + 5104], xmm11                              ;   602.0 p0+p3   23 t spill
        movdqa xmm11, [rbp + 5040]                              ;   579.0 p2      22 t reload
        pxor xmm11, xmm12                                       ;   632.0 p1      22 t
        pxor xmm12, [r8 + 2688]                                 ;   632.0 p2+p1   22 t
        pxor xmm12, [rbp + 3584]                                ;   634.0 p2+p1   22 t
        pxor xmm12, [rel camellia128_encrypt.T0_constants128]   ;   636.0 p2+p1   22 t
        movdqa [rbp + 5040], xmm2                               ;   614.0 p0+p3   23 t spill
        movdqa xmm2, [rbp + 4304]                               ;   586.7 p2      22 t reload
        pand xmm2, xmm11                                        ;   634.0 p1      22 t
        movdqa [rbp + 4304], xmm0                               ;   620.0 p0+p3   23 t spill
        movdqa xmm0, [rbp + 4544]                               ;   592.0 p2      22 t reload
        pxor xmm0, xmm11                                        ;   634.0 p1      22 t
        movdqa [rbp + 4544], xmm6                               ;   624.0 p0+p3   23 t spill
        movdqa xmm6, xmm4                                       ;   630.0 p0      22 t copy
        movdqa [rbp + 5168], xmm15                              ;   624.0 p0+p3   23 t spill
        movdqa xmm15, [rbp + 4480]                              ;   594.3 p2      22 t reload
        pxor xmm15, xmm12                                       ;   638.0 p1      22 t
        movdqa [rbp + 4480], xmm10                              ;   631.0 p0+p3   23 t spill
        movdqa xmm10, xmm11                                     ;   634.0 p0      22 t copy
        movdqa [rbp + 4528], xmm5                               ;   618.0 p0+p3   21 t spill
        movdqa xmm5, xmm11                                      ;   634.0 p0      22 t copy
        movdqa [rbp + 5072], xmm1                               ;   625.0 p0+p3   21 t spill
        movdqa xmm1, xmm15                                      ;   640.0 p0      22 t copy
        movdqa [rbp + 4992], xmm3                               ;   625.0 p0+p3   21 t spill
        movdqa xmm3, xmm15                                      ;   640.0 p0      22 t copy
        movdqa [rbp + 5184], xmm9                               ;   625.0 p0+p3   21 t spill
        movdqa xmm9, xmm12                                      ;   638.0 p0      22 t copy
        pxor xmm9, [r8 + 2800]                                  ;   645.0 p2+p1   22 t
        pxor xmm9, [rbp + 3696]                                 ;   647.0 p2+p1   22 t
        pxor xmm9, [rel camellia128_encrypt.T0_constants128]    ;   649.0 p2+p1   22 t
        pxor xmm5, xmm9                                         ;   651.0 p1      22 t
        por xmm1, xmm9                                          ;   651.0 p1      22 t
        pxor xmm4, xmm1                                         ;   653.0 p1      22 t
        movdqa [rbp + 5200], xmm14                              ;   632.0 p0+p3   21 t spill
        movdqa xmm14, [rbp + 5056]                              ;   603.7 p2      22 t reload
        pxor xmm14, xmm9                                        ;   651.0 p1      22 t
        por xmm6, xmm14                                         ;   653.0 p1      22 t
        pxor xmm2, xmm6                                         ;   655.0 p1      22 t
        pxor xmm0, xmm6                                         ;   655.0 p1      22 t
        pxor xmm4, xmm2                                         ;   657.0 p1      22 t
        movdqa xmm6, [rbp + 5136]                               ;   605.7 p2      22 t reload
        pxor xmm6, xmm5                                         ;   653.0 p1      22 t
        pxor xmm3, xmm6                                         ;   655.0 p1      22 t
        movdqa [rbp + 5136], xmm7                               ;   608.7 p0+p3   21 t spill
        movdqa xmm7, [rbp + 4464]                               ;   607.3 p2      22 t reload
        pand xmm7, xmm3                                         ;   657.0 p1      22 t
        pxor xmm2, xmm7                                         ;   659.0 p1      22 t
        movdqa [rbp + 4464], xmm8                               ;   610.7 p0+p3   21 t spill
        movdqa xmm8, xmm12                                      ;   638.0 p0      22 t copy
        movdqa [rbp + 5056], xmm13                              ;   612.7 p0+p3   22 t spill
        movdqa xmm13, xmm12                                     ;   638.0 p0      22 t copy
        por xmm13, xmm5                                         ;   653.0 p1      22 t
        pxor xmm1, xmm13                                        ;   655.0 p1      22 t
        movdqa xmm13, xmm14                                     ;   653.0 p0      22 t copy
        movdqa [rbp + 5216], xmm14                              ;   653.0 p0+p3   22 t spill
        movdqa xmm14, xmm6                                      ;   655.0 p0      22 t copy
        movdqa [rbp + 5232], xmm15                              ;   640.0 p0+p3   22 t spill
        movdqa xmm15, [r8 + 2720]                               ;   613.0 p2      22 t
        pxor xmm15, [rbp + 3616]                                ;   653.0 p2+p1   22 t
        pxor xmm15, [rel camellia128_encrypt.T0_constants128]   ;   655.0 p2+p1   22 t
        pxor xmm8, xmm15                                        ;   657.0 p1      22 t
        pxor xmm14, xmm8                                        ;   662.0 p1      22 t
        movdqa [rbp + 5248], xmm6                               ;   655.0 p0+p3   22 t spill
        movdqa xmm6, [rbp + 5008]                               ;   617.7 p2      22 t reload
        pxor xmm6, xmm15                                        ;   657.0 p1      22 t
        pxor xmm10, xmm6                                        ;   659.0 p1      22 t
        pxor xmm13, xmm10                                       ;   661.0 p1      22 t
        movdqa [rbp + 5008], xmm9                               ;   651.0 p0+p3   22 t spill
        movdqa xmm9, [rbp + 5152]                               ;   621.0 p2      22 t reload
        por xmm9, xmm15                                         ;   660.0 p1      22 t
        pxor xmm7, xmm9                                         ;   662.0 p1      22 t
        movdqa xmm9, [rbp + 5088]                               ;   624.0 p2      22 t reload
        pxor xmm9, xmm14                                        ;   664.0 p1      22 t
        movdqa [rbp + 5088], xmm15                              ;   657.0 p0+p3   22 t spill
        movdqa xmm15, xmm8                                      ;   659.0 p0      22 t copy
        pand xmm15, xmm13                                       ;   666.0 p1      22 t
        pxor xmm0, xmm15                                        ;   668.0 p1      22 t
        pxor xmm1, xmm0                                         ;   670.0 p1      22 t
        pxor xmm7, xmm0                                         ;   670.0 p1      22 t
        movdqa xmm15, xmm6                                      ;   659.0 p0      22 t copy
        pand xmm15, xmm9                                        ;   667.0 p1      22 t
        pxor xmm4, xmm15                                        ;   669.0 p1      22 t
        movdqa xmm15, xmm10                                     ;   661.0 p0      22 t copy
        pand xmm15, xmm14                                       ;   669.0 p1      22 t
        pxor xmm2, xmm15                                        ;   671.0 p1      22 t
        movdqa xmm15, xmm1                                      ;   672.0 p0      22 t copy
        pand xmm15, xmm4                                        ;   679.0 p1      22 t
        pxor xmm7, xmm15                                        ;   681.0 p1      22 t
        movdqa xmm0, xmm4                                       ;   671.0 p0      22 t copy
        pxor xmm0, xmm7                                         ;   683.0 p1      22 t
        pand xmm7, xmm2                                         ;   683.0 p1      22 t
        pxor xmm1, xmm7                                         ;   685.0 p1      22 t
        por xmm15, xmm0                                         ;   685.0 p1      22 t
        pxor xmm15, xmm1                                        ;   687.0 p1      22 t
        movdqa xmm7, xmm2                                       ;   673.0 p0      22 t copy
        pand xmm7, xmm1                                         ;   687.0 p1      22 t
        pxor xmm4, xmm7                                         ;   689.0 p1      22 t
        movdqa xmm7, [rbp + 4656]                               ;   637.3 p2      21 t
        pand xmm3, xmm15                                        ;   689.0 p1      22 t
        pand xmm1, xmm4                                         ;   691.0 p1      22 t
        pxor xmm2, xmm1                                         ;   693.0 p1      22 t
        movdqa xmm1, [rbp + 5072]                               ;   638.7 p2      21 t
        pand xmm12, xmm2                                        ;   695.0 p1      22 t
        pand xmm5, xmm2                                         ;   695.0 p1      22 t
        movdqa [rbp + 4656], xmm1                               ;   649.7 p0+p3   21 t spill
        movdqa xmm1, [rbp + 5072]                               ;   640.3 p2      21 t
        movdqa [rbp + 5152], xmm1                               ;   651.3 p0+p3   21 t spill
        movdqa xmm1, [rbp + 4672]                               ;   641.3 p2      21 t
        movdqa [rbp + 4672], xmm1                               ;   652.3 p0+p3   21 t spill
        movdqa xmm1, [rbp + 4560]                               ;   642.3 p2      22 t reload
        pand xmm1, xmm15                                        ;   689.0 p1      22 t
        movdqa [rbp + 4560], xmm7                               ;   648.3 p0+p3   21 t spill
        movdqa xmm7, [rbp + 4528]                               ;   643.7 p2      21 t
        movdqa [rbp + 5264], xmm7                               ;   654.7 p0+p3   21 t spill
        movdqa xmm7, [rbp + 4064]                               ;   644.7 p2      21 t
        movdqa [rbp + 5280], xmm7                               ;   655.7 p0+p3   21 t spill
        movdqa xmm7, xmm15                                      ;   689.0 p0      22 t copy
        por xmm7, xmm4                                          ;   696.0 p1      22 t
        pxor xmm0, xmm7                                         ;   698.0 p1      22 t
        pand xmm11, xmm0                                        ;   700.0 p1      22 t
        movdqa xmm7, [rbp + 5088]                               ;   657.0 p2      22 t reload
        pand xmm7, xmm4                                         ;   691.0 p1      22 t
        movdqa [rbp + 5088], xmm3                               ;   691.0 p0+p3   22 t spill
        movdqa xmm3, [rbp + 5056]                               ;   648.3 p2      22 t reload
        pand xmm3, xmm4                                         ;   691.0 p1      22 t
        movdqa [rbp + 5056], xmm1                               ;   691.0 p0+p3   22 t spill
        movdqa xmm1, [rbp + 5088]                               ;   691.0 p2      22 t
        movdqa [rbp + 5296], xmm12                              ;   697.0 p0+p3   22 t spill
        movdqa xmm12, [rbp + 4752]                              ;   650.7 p2      22 t reload
        pand xmm12, xmm0                                        ;   700.0 p1      22 t
        movdqa [rbp + 4752], xmm10                              ;   661.0 p0+p3   22 t spill
        movdqa xmm10, xmm15                                     ;   689.0 p0      22 t copy
        pxor xmm10, xmm4                                        ;   696.0 p1      22 t
        pxor xmm4, xmm2                                         ;   695.0 p1      22 t
        pand xmm13, xmm4                                        ;   697.0 p1      22 t
        pand xmm8, xmm4                                         ;   697.0 p1      22 t
        pxor xmm2, xmm0                                         ;   700.0 p1      22 t
        pand xmm6, xmm10                                        ;   698.0 p1      22 t
        pand xmm9, xmm10                                        ;   698.0 p1      22 t
        pxor xmm0, xmm10                                        ;   700.0 p1      22 t
        pand xmm14, xmm0                                        ;   702.0 p1      22 t
        pxor xmm5, xmm6                                         ;   701.0 p1      22 t
        movdqa xmm4, [rbp + 4752]                               ;   661.0 p2      22 t reload
        pand xmm4, xmm0                                         ;   702.0 p1      22 t
        pxor xmm11, xmm13                                       ;   703.0 p1      22 t
        pxor xmm9, xmm14                                        ;   704.0 p1      22 t
        pxor xmm12, xmm14                                       ;   705.0 p1      22 t
        pxor xmm15, xmm2                                        ;   706.0 p1      22 t
        pxor xmm11, xmm5                                        ;   707.0 p1      22 t
        movdqa xmm14, [rbp + 5008]                              ;   660.3 p2      22 t reload
        pand xmm14, xmm2                                        ;   708.0 p1      22 t
        pxor xmm6, xmm14                                        ;   710.0 p1      22 t
        movdqa xmm14, [rbp + 5232]                              ;   661.3 p2      22 t reload
        pand xmm14, xmm2                                        ;   710.0 p1      22 t
        pxor xmm1, xmm14                                        ;   712.0 p1      22 t
        pxor xmm1, xmm9                                         ;   714.0 p1      22 t
        movdqa xmm14, [rbp + 5296]                              ;   697.0 p2      22 t reload
        pxor xmm14, xmm9                                        ;   713.0 p1      22 t
        movdqa xmm0, [rbp + 4528]                               ;   663.7 p2      21 t
        pxor xmm8, xmm12                                        ;   714.0 p1      22 t
        pxor xmm7, xmm11                                        ;   715.0 p1      22 t
        movdqa xmm2, [rbp + 5072]                               ;   664.7 p2      21 t
        pxor xmm13, xmm6                                        ;   716.0 p1      22 t
        movdqa xmm9, [rbp + 5056]                               ;   691.0 p2      22 t reload
        pxor xmm9, xmm6                                         ;   717.0 p1      22 t
        movdqa xmm6, [rbp + 5248]                               ;   666.7 p2      22 t reload
        pand xmm6, xmm15                                        ;   718.0 p1      22 t
        movdqa xmm10, [rbp + 5216]                              ;   667.7 p2      22 t reload
        pand xmm10, xmm15                                       ;   719.0 p1      22 t
        pxor xmm13, xmm10                                       ;   721.0 p1      22 t
        pxor xmm3, xmm7                                         ;   721.0 p1      22 t
        pxor xmm14, xmm7                                        ;   722.0 p1      22 t
        pxor xmm8, xmm7                                         ;   723.0 p1      22 t
        movdqa xmm15, [rbp + 4624]                              ;   668.7 p2      42 t
        movdqa xmm7, [rbp + 4640]                               ;   669.7 p2      40 t reload
        pxor xmm15, xmm7                                        ;   724.0 p1      42 t
        pxor xmm3, xmm13                                        ;   725.0 p1      22 t
        pxor xmm4, xmm3                                         ;   727.0 p1      22 t
        pxor xmm9, xmm3                                         ;   727.0 p1      22 t
        movdqa xmm3, [rbp + 4592]                               ;   670.7 p2      42 t
        movdqa xmm10, [rbp + 4624]                              ;   671.7 p2      42 t
        pxor xmm10, [rbp + 4608]                                ;   728.0 p2+p1   42 t
        movdqa [rbp + 4640], xmm4                               ;   729.0 p0+p3   22 t spill
        movdqa xmm4, [rbp + 4064]                               ;   673.7 p2      21 t
        movdqa [rbp + 4064], xmm5                               ;   703.0 p0+p3   22 t spill
        movdqa xmm5, xmm14                                      ;   724.0 p0      22 t copy
        pxor xmm5, xmm8                                         ;   731.0 p1      22 t
        pxor xmm5, xmm9                                         ;   733.0 p1      22 t
        movdqa [rbp + 5216], xmm8                               ;   725.0 p0+p3   22 t spill
        movdqa xmm8, xmm15                                      ;   726.0 p0      42 t copy
        movdqa [rbp + 5248], xmm5                               ;   735.0 p0+p3   22 t spill
        movdqa xmm5, xmm15                                      ;   726.0 p0      42 t copy
        movdqa [rbp + 5056], xmm1                               ;   716.0 p0+p3   22 t spill
        movdqa xmm1, xmm10                                      ;   730.0 p0      42 t copy
        movdqa [rbp + 5072], xmm13                              ;   723.0 p0+p3   22 t spill
        movdqa xmm13, [r8 + 2912]                               ;   681.0 p2      21 t
        pxor xmm13, [rbp + 3808]                                ;   731.0 p2+p1   21 t
        pxor xmm13, [rel camellia128_encrypt.T0_constants128]   ;   733.0 p2+p1   21 t
        movdqa [rbp + 4528], xmm11                              ;   709.0 p0+p3   22 t spill
        movdqa xmm11, [rbp + 4464]                              ;   689.0 p2      21 t reload
        pxor xmm11, xmm13                                       ;   735.0 p1      21 t
        movdqa [rbp + 4464], xmm12                              ;   707.0 p0+p3   22 t spill
        movdqa xmm12, [rbp + 5184]                              ;   691.0 p2      21 t reload
        pxor xmm12, xmm11                                       ;   737.0 p1      21 t
        pxor xmm11, [r8 + 2816]                                 ;   737.0 p2+p1   21 t
        pxor xmm11, [rbp + 3712]                                ;   739.0 p2+p1   21 t
        pxor xmm11, [rel camellia128_encrypt.T0_constants128]   ;   741.0 p2+p1   21 t
        movdqa [rbp + 5184], xmm6                               ;   720.0 p0+p3   22 t spill
        movdqa xmm6, [rbp + 4656]                               ;   698.3 p2      21 t reload
        pand xmm6, xmm12                                        ;   739.0 p1      21 t
        movdqa [rbp + 4656], xmm14                              ;   724.0 p0+p3   22 t spill
        movdqa xmm14, [rbp + 4672]                              ;   699.7 p2      21 t reload
        pxor xmm14, xmm12                                       ;   739.0 p1      21 t
        movdqa [rbp + 4672], xmm9                               ;   729.0 p0+p3   22 t spill
        movdqa xmm9, xmm13                                      ;   735.0 p0      21 t copy
        movdqa [rbp + 5296], xmm15                              ;   726.0 p0+p3   42 t spill
        movdqa xmm15, [rbp + 5200]                              ;   702.0 p2      21 t reload
        pxor xmm15, xmm11                                       ;   743.0 p1      21 t
        movdqa [rbp + 5200], xmm10                              ;   730.0 p0+p3   42 t spill
        movdqa xmm10, xmm12                                     ;   739.0 p0      21 t copy
        movdqa [rbp + 5232], xmm5                               ;   733.0 p0+p3   42 t spill
        movdqa xmm5, xmm12                                      ;   739.0 p0      21 t copy
        movdqa [rbp + 5008], xmm8                               ;   733.0 p0+p3   42 t spill
        movdqa xmm8, xmm15                                      ;   745.0 p0      21 t copy
        movdqa [rbp + 4752], xmm1                               ;   737.0 p0+p3   42 t spill
        movdqa xmm1, xmm15                                      ;   745.0 p0      21 t copy
        movdqa [rbp + 5312], xmm7                               ;   713.7 p0+p3   42 t spill
        movdqa xmm7, xmm11                                      ;   743.0 p0      21 t copy
        pxor xmm7, [r8 + 2928]                                  ;   750.0 p2+p1   21 t
        pxor xmm7, [rbp + 3824]                                 ;   752.0 p2+p1   21 t
        pxor xmm7, [rel camellia128_encrypt.T0_constants128]    ;   754.0 p2+p1   21 t
        pxor xmm5, xmm7                                         ;   756.0 p1      21 t
        por xmm8, xmm7                                          ;   756.0 p1      21 t
        pxor xmm13, xmm8                                        ;   758.0 p1      21 t
        movdqa [rbp + 5328], xmm3                               ;   715.7 p0+p3   42 t spill
        movdqa xmm3, [rbp + 4992]                               ;   711.3 p2      21 t reload
        pxor xmm3, xmm7                                         ;   756.0 p1      21 t
        por xmm9, xmm3                                          ;   758.0 p1      21 t
        pxor xmm6, xmm9                                         ;   760.0 p1      21 t
        pxor xmm14, xmm9                                        ;   760.0 p1      21 t
        pxor xmm13, xmm6                                        ;   762.0 p1      21 t
        movdqa xmm9, [rbp + 4560]                               ;   713.3 p2      21 t reload
        pxor xmm9, xmm5                                         ;   758.0 p1      21 t
        pxor xmm1, xmm9                                         ;   760.0 p1      21 t
        movdqa [rbp + 4560], xmm4                               ;   717.7 p0+p3   21 t spill
        movdqa xmm4, [rbp + 5264]                               ;   715.0 p2      21 t reload
        pand xmm4, xmm1                                         ;   762.0 p1      21 t
        pxor xmm6, xmm4                                         ;   764.0 p1      21 t
        movdqa [rbp + 5264], xmm15                              ;   745.0 p0+p3   21 t spill
        movdqa xmm15, xmm11                                     ;   743.0 p0      21 t copy
        movdqa [rbp + 4992], xmm7                               ;   756.0 p0+p3   21 t spill
        movdqa xmm7, xmm11                                      ;   743.0 p0      21 t copy
        por xmm7, xmm5                                          ;   758.0 p1      21 t
        pxor xmm8, xmm7                                         ;   760.0 p1      21 t
        movdqa xmm7, xmm3                                       ;   758.0 p0      21 t copy
        movdqa [rbp + 5344], xmm3                               ;   758.0 p0+p3   21 t spill
        movdqa xmm3, xmm9                                       ;   760.0 p0      21 t copy
        movdqa [rbp + 5360], xmm9                               ;   760.0 p0+p3   21 t spill
        movdqa xmm9, [r8 + 2848]                                ;   720.7 p2      21 t
        pxor xmm9, [rbp + 3744]                                 ;   758.0 p2+p1   21 t
        pxor xmm9, [rel camellia128_encrypt.T0_constants128]    ;   760.0 p2+p1   21 t
        pxor xmm15, xmm9                                        ;   762.0 p1      21 t
        pxor xmm3, xmm15                                        ;   767.0 p1      21 t
        movdqa [rbp + 5376], xmm5                               ;   758.0 p0+p3   21 t spill
        movdqa xmm5, [rbp + 5136]                               ;   725.0 p2      21 t reload
        pxor xmm5, xmm9                                         ;   762.0 p1      21 t
        pxor xmm10, xmm5                                        ;   764.0 p1      21 t
        pxor xmm7, xmm10                                        ;   766.0 p1      21 t
        movdqa [rbp + 5136], xmm2                               ;   729.7 p0+p3   21 t spill
        movdqa xmm2, [rbp + 5280]                               ;   729.7 p2      21 t reload
        por xmm2, xmm9                                          ;   765.0 p1      21 t
        pxor xmm4, xmm2                                         ;   767.0 p1      21 t
        movdqa xmm2, [rbp + 5152]                               ;   730.7 p2      21 t reload
        pxor xmm2, xmm3                                         ;   769.0 p1      21 t
        movdqa [rbp + 5152], xmm9                               ;   762.0 p0+p3   21 t spill
        movdqa xmm9, xmm15                                      ;   764.0 p0      21 t copy
        pand xmm9, xmm7                                         ;   771.0 p1      21 t
        pxor xmm14, xmm9                                        ;   773.0 p1      21 t
        pxor xmm8, xmm14                                        ;   775.0 p1      21 t
        pxor xmm4, xmm14                                        ;   775.0 p1      21 t
        movdqa xmm14, xmm5                                      ;   764.0 p0      21 t copy
        pand xmm14, xmm2                                        ;   772.0 p1      21 t
        pxor xmm13, xmm14                                       ;   774.0 p1      21 t
        movdqa xmm14, xmm10                                     ;   766.0 p0      21 t copy
        pand xmm14, xmm3                                        ;   774.0 p1      21 t
        pxor xmm6, xmm14                                        ;   776.0 p1      21 t
        movdqa xmm14, xmm8                                      ;   777.0 p0      21 t copy
        pand xmm14, xmm13                                       ;   784.0 p1      21 t
        pxor xmm4, xmm14                                        ;   786.0 p1      21 t
        movdqa xmm9, xmm13                                      ;   776.0 p0      21 t copy
        pxor xmm9, xmm4                                         ;   788.0 p1      21 t
        pand xmm4, xmm6                                         ;   788.0 p1      21 t
        pxor xmm8, xmm4                                         ;   790.0 p1      21 t
        por xmm14, xmm9                                         ;   790.0 p1      21 t
        pxor xmm14, xmm8                                        ;   792.0 p1      21 t
        movdqa xmm4, xmm6                                       ;   778.0 p0      21 t copy
        pand xmm4, xmm8                                         ;   792.0 p1      21 t
        pxor xmm13, xmm4                                        ;   794.0 p1      21 t
        movdqa xmm4, [rbp + 4592]                               ;   741.3 p2      42 t
        pand xmm1, xmm14                                        ;   794.0 p1      21 t
        pand xmm0, xmm14                                        ;   794.0 p1      21 t
        pand xmm8, xmm13                                        ;   796.0 p1      21 t
        pxor xmm6, xmm8                                         ;   798.0 p1      21 t
        movdqa xmm8, [rbp + 5200]                               ;   743.0 p2      42 t
        pand xmm11, xmm6                                        ;   800.0 p1      21 t
        movdqa [rbp + 4592], xmm8                               ;   754.0 p0+p3   42 t spill
        movdqa xmm8, [rbp + 5200]                               ;   744.3 p2      42 t
        movdqa [rbp + 5280], xmm8                               ;   755.3 p0+p3   42 t spill
        movdqa xmm8, [rbp + 4608]                               ;   745.3 p2      42 t
        movdqa [rbp + 4608], xmm8                               ;   756.3 p0+p3   42 t spill
        movdqa xmm8, [rbp + 5296]                               ;   746.3 p2      42 t
        movdqa [rbp + 5392], xmm8                               ;   757.3 p0+p3   42 t spill
        movdqa xmm8, [rbp + 4624]                               ;   747.3 p2      42 t
        movdqa [rbp + 5408], xmm8                               ;   758.3 p0+p3   42 t spill
        movdqa xmm8, [rbp + 5376]                               ;   758.0 p2      21 t reload
        pand xmm8, xmm6                                         ;   800.0 p1      21 t
        movdqa [rbp + 5376], xmm4                               ;   753.7 p0+p3   42 t spill
        movdqa xmm4, [rbp + 5296]                               ;   749.7 p2      42 t
        movdqa [rbp + 5296], xmm4                               ;   760.7 p0+p3   42 t spill
        movdqa xmm4, xmm14                                      ;   794.0 p0      21 t copy
        por xmm4, xmm13                                         ;   801.0 p1      21 t
        pxor xmm9, xmm4                                         ;   803.0 p1      21 t
        pand xmm12, xmm9                                        ;   805.0 p1      21 t
        movdqa xmm4, [rbp + 5136]                               ;   752.0 p2      21 t reload
        pand xmm4, xmm9                                         ;   805.0 p1      21 t
        movdqa [rbp + 5136], xmm1                               ;   796.0 p0+p3   21 t spill
        movdqa xmm1, [rbp + 5152]                               ;   762.0 p2      21 t reload
        pand xmm1, xmm13                                        ;   796.0 p1      21 t
        movdqa [rbp + 5152], xmm0                               ;   796.0 p0+p3   21 t spill
        movdqa xmm0, [rbp + 5136]                               ;   796.0 p2      21 t
        movdqa [rbp + 5424], xmm11                              ;   802.0 p0+p3   21 t spill
        movdqa xmm11, [rbp + 4560]                              ;   755.7 p2      21 t reload
        pand xmm11, xmm13                                       ;   796.0 p1      21 t
        movdqa [rbp + 4560], xmm10                              ;   766.0 p0+p3   21 t spill
        movdqa xmm10, xmm14                                     ;   794.0 p0      21 t copy
        pxor xmm10, xmm13                                       ;   801.0 p1      21 t
        pxor xmm13, xmm6                                        ;   800.0 p1      21 t
        pand xmm7, xmm13                                        ;   802.0 p1      21 t
        pand xmm15, xmm13                                       ;   802.0 p1      21 t
        pxor xmm6, xmm9                                         ;   805.0 p1      21 t
        pand xmm5, xmm10                                        ;   803.0 p1      21 t
        pand xmm2, xmm10                                        ;   803.0 p1      21 t
        pxor xmm9, xmm10                                        ;   805.0 p1      21 t
        pand xmm3, xmm9                                         ;   807.0 p1      21 t
        pxor xmm8, xmm5                                         ;   806.0 p1      21 t
        pxor xmm12, xmm7                                        ;   807.0 p1      21 t
        movdqa xmm10, [rbp + 4560]                              ;   766.0 p2      21 t reload
        pand xmm10, xmm9                                        ;   808.0 p1      21 t
        pxor xmm2, xmm3                                         ;   809.0 p1      21 t
        pxor xmm4, xmm3                                         ;   810.0 p1      21 t
        pxor xmm14, xmm6                                        ;   811.0 p1      21 t
        pxor xmm12, xmm8                                        ;   812.0 p1      21 t
        movdqa xmm3, [rbp + 4992]                               ;   766.3 p2      21 t reload
        pand xmm3, xmm6                                         ;   813.0 p1      21 t
        pxor xmm5, xmm3                                         ;   815.0 p1      21 t
        movdqa xmm3, [rbp + 5264]                               ;   767.3 p2      21 t reload
        pand xmm3, xmm6                                         ;   815.0 p1      21 t
        pxor xmm0, xmm3                                         ;   817.0 p1      21 t
        pxor xmm0, xmm2                                         ;   819.0 p1      21 t
        movdqa xmm3, [rbp + 5424]                               ;   802.0 p2      21 t reload
        pxor xmm3, xmm2                                         ;   818.0 p1      21 t
        pxor xmm15, xmm4                                        ;   819.0 p1      21 t
        pxor xmm1, xmm12                                        ;   820.0 p1      21 t
        pxor xmm7, xmm5                                         ;   821.0 p1      21 t
        movdqa xmm2, [rbp + 5360]                               ;   770.3 p2      21 t reload
        pand xmm2, xmm14                                        ;   822.0 p1      21 t
        movdqa xmm6, [rbp + 5344]                               ;   771.3 p2      21 t reload
        pand xmm6, xmm14                                        ;   823.0 p1      21 t
        pxor xmm7, xmm6                                         ;   825.0 p1      21 t
        movdqa xmm14, [rbp + 5152]                              ;   796.0 p2      21 t reload
        pxor xmm14, xmm5                                        ;   825.0 p1      21 t
        movdqa xmm5, [rbp + 5200]                               ;   773.3 p2      42 t
        movdqa xmm6, [rbp + 4624]                               ;   774.3 p2      42 t
        pxor xmm11, xmm1                                        ;   826.0 p1      21 t
        pxor xmm3, xmm1                                         ;   827.0 p1      21 t
        pxor xmm15, xmm1                                        ;   828.0 p1      21 t
        pxor xmm11, xmm7                                        ;   829.0 p1      21 t
        movdqa xmm1, [rbp + 5024]                               ;   775.3 p2      41 t
        pxor xmm14, xmm11                                       ;   831.0 p1      21 t
        pxor xmm10, xmm11                                       ;   831.0 p1      21 t
        pxor xmm1, [rbp + 4672]                                 ;   832.0 p2+p1   41 t
        movdqa xmm9, [rel camellia128_encrypt.T0_constants128]  ;   777.3 p2      41 t reload
        pxor xmm1, xmm9                                         ;   834.0 p1      41 t
        movdqa xmm11, [rbp + 4768]                              ;   778.3 p2      41 t
        movdqa xmm13, [rbp + 4480]                              ;   779.3 p2      23 t reload
        pxor xmm11, xmm13                                       ;   834.0 p1      41 t
        pxor xmm11, [rbp + 5168]                                ;   836.0 p2+p1   41 t
        movdqa xmm13, [rbp + 4976]                              ;   781.3 p2      41 t
        movdqa [rbp + 4672], xmm8                               ;   808.0 p0+p3   21 t spill
        movdqa xmm8, [rbp + 4192]                               ;   782.3 p2      41 t
        pxor xmm8, xmm15                                        ;   836.0 p1      41 t
        pxor xmm15, xmm3                                        ;   837.0 p1      21 t
        pxor xmm15, xmm14                                       ;   839.0 p1      21 t
        movdqa [rbp + 4624], xmm0                               ;   821.0 p0+p3   21 t spill
        movdqa xmm0, [rbp + 4192]                               ;   783.3 p2      41 t
        pxor xmm0, xmm1                                         ;   839.0 p1      41 t
        movdqa [rbp + 4192], xmm7                               ;   827.0 p0+p3   21 t spill
        movdqa xmm7, [rbp + 5024]                               ;   786.0 p2      41 t
        pxor xmm7, xmm11                                        ;   840.0 p1      41 t
        pxor xmm11, xmm0                                        ;   841.0 p1      41 t
        movdqa [rbp + 5024], xmm0                               ;   841.0 p0+p3   41 t spill
        movdqa xmm0, [rbp + 4976]                               ;   792.0 p2      41 t
        pxor xmm0, xmm8                                         ;   842.0 p1      41 t
        pxor xmm1, xmm0                                         ;   844.0 p1      41 t
        movdqa [rbp + 4976], xmm0                               ;   844.0 p0+p3   41 t spill
        movdqa xmm0, [rbp + 4768]                               ;   796.0 p2      41 t
        movdqa [rbp + 4768], xmm1                               ;   846.0 p0+p3   41 t spill
        movdqa xmm1, [rbp + 4848]                               ;   797.0 p2      41 t
        pxor xmm1, [rbp + 4656]                                 ;   844.0 p2+p1   41 t
        pxor xmm1, [rbp + 4464]                                 ;   846.0 p2+p1   41 t
        pxor xmm1, [rbp + 5088]                                 ;   848.0 p2+p1   41 t
        pxor xmm1, [rbp + 5184]                                 ;   850.0 p2+p1   41 t
        pxor xmm1, xmm9                                         ;   852.0 p1      41 t
        movdqa [rbp + 5184], xmm11                              ;   843.0 p0+p3   41 t spill
        movdqa xmm11, [rbp + 4816]                              ;   804.3 p2      41 t
        pxor xmm11, [rbp + 4544]                                ;   849.0 p2+p1   41 t
        pxor xmm11, xmm9                                        ;   851.0 p1      41 t
        movdqa [rbp + 4544], xmm12                              ;   814.0 p0+p3   21 t spill
        movdqa xmm12, xmm7                                      ;   842.0 p0      41 t copy
        movdqa [rbp + 5088], xmm7                               ;   842.0 p0+p3   41 t spill
        movdqa xmm7, [r8 + 3040]                                ;   807.3 p2      42 t
        pxor xmm7, [rbp + 3936]                                 ;   851.0 p2+p1   42 t
        pxor xmm7, xmm9                                         ;   853.0 p1      42 t
        movdqa [rbp + 4464], xmm4                               ;   812.0 p0+p3   21 t spill
        movdqa xmm4, [rbp + 5328]                               ;   809.3 p2      42 t reload
        pxor xmm4, xmm7                                         ;   855.0 p1      42 t
        movdqa [rbp + 5328], xmm2                               ;   824.0 p0+p3   21 t spill
        movdqa xmm2, [rbp + 5008]                               ;   810.7 p2      42 t reload
        pxor xmm2, xmm4                                         ;   857.0 p1      42 t
        pxor xmm4, [r8 + 2944]                                  ;   857.0 p2+p1   42 t
        pxor xmm4, [rbp + 3840]                                 ;   859.0 p2+p1   42 t
        pxor xmm4, xmm9                                         ;   861.0 p1      42 t
        movdqa [rbp + 5008], xmm3                               ;   829.0 p0+p3   21 t spill
        movdqa xmm3, [rbp + 4592]                               ;   813.7 p2      42 t reload
        pand xmm3, xmm2                                         ;   859.0 p1      42 t
        movdqa [rbp + 4592], xmm14                              ;   833.0 p0+p3   21 t spill
        movdqa xmm14, [rbp + 4608]                              ;   815.0 p2      42 t reload
        pxor xmm14, xmm2                                        ;   859.0 p1      42 t
        movdqa [rbp + 4608], xmm11                              ;   853.0 p0+p3   41 t spill
        movdqa xmm11, xmm7                                      ;   855.0 p0      42 t copy
        movdqa [rbp + 4656], xmm1                               ;   854.0 p0+p3   41 t spill
        movdqa xmm1, [rbp + 4752]                               ;   817.3 p2      42 t reload
        pxor xmm1, xmm4                                         ;   863.0 p1      42 t
        movdqa [rbp + 4752], xmm10                              ;   833.0 p0+p3   21 t spill
        movdqa xmm10, xmm2                                      ;   859.0 p0      42 t copy
        movdqa [rbp + 5200], xmm15                              ;   841.0 p0+p3   21 t spill
        movdqa xmm15, xmm2                                      ;   859.0 p0      42 t copy
        movdqa [rbp + 5152], xmm8                               ;   838.0 p0+p3   41 t spill
        movdqa xmm8, xmm1                                       ;   865.0 p0      42 t copy
        movdqa [rbp + 5344], xmm12                              ;   849.0 p0+p3   41 t spill
        movdqa xmm12, xmm1                                      ;   865.0 p0      42 t copy
        movdqa [rbp + 5360], xmm0                               ;   829.7 p0+p3   41 t spill
        movdqa xmm0, xmm4                                       ;   863.0 p0      42 t copy
        pxor xmm0, [r8 + 3056]                                  ;   870.0 p2+p1   42 t
        pxor xmm0, [rbp + 3952]                                 ;   872.0 p2+p1   42 t
        pxor xmm0, xmm9                                         ;   874.0 p1      42 t
        pxor xmm15, xmm0                                        ;   876.0 p1      42 t
        por xmm8, xmm0                                          ;   876.0 p1      42 t
        pxor xmm7, xmm8                                         ;   878.0 p1      42 t
        movdqa [rbp + 5424], xmm13                              ;   831.7 p0+p3   41 t spill
        movdqa xmm13, [rbp + 5232]                              ;   826.3 p2      42 t reload
        pxor xmm13, xmm0                                        ;   876.0 p1      42 t
        por xmm11, xmm13                                        ;   878.0 p1      42 t
        pxor xmm3, xmm11                                        ;   880.0 p1      42 t
        pxor xmm14, xmm11                                       ;   880.0 p1      42 t
        pxor xmm7, xmm3                                         ;   882.0 p1      42 t
        movdqa xmm11, [rbp + 5376]                              ;   828.7 p2      42 t reload
        pxor xmm11, xmm15                                       ;   878.0 p1      42 t
        pxor xmm12, xmm11                                       ;   880.0 p1      42 t
        movdqa [rbp + 5376], xmm6                               ;   833.7 p0+p3   42 t spill
        movdqa xmm6, [rbp + 5392]                               ;   833.0 p2      42 t reload
        pand xmm6, xmm12                                        ;   882.0 p1      42 t
        pxor xmm3, xmm6                                         ;   884.0 p1      42 t
        movdqa [rbp + 5392], xmm1                               ;   865.0 p0+p3   42 t spill
        movdqa xmm1, xmm4                                       ;   863.0 p0      42 t copy
        movdqa [rbp + 5232], xmm0                               ;   876.0 p0+p3   42 t spill
        movdqa xmm0, xmm4                                       ;   863.0 p0      42 t copy
        por xmm0, xmm15                                         ;   878.0 p1      42 t
        pxor xmm8, xmm0                                         ;   880.0 p1      42 t
        movdqa xmm0, xmm13                                      ;   878.0 p0      42 t copy
        movdqa [rbp + 5264], xmm13                              ;   878.0 p0+p3   42 t spill
        movdqa xmm13, xmm11                                     ;   880.0 p0      42 t copy
        movdqa [rbp + 4992], xmm11                              ;   880.0 p0+p3   42 t spill
        movdqa xmm11, [r8 + 2976]                               ;   841.0 p2      42 t
        pxor xmm11, [rbp + 3872]                                ;   878.0 p2+p1   42 t
        pxor xmm11, xmm9                                        ;   880.0 p1      42 t
        pxor xmm1, xmm11                                        ;   882.0 p1      42 t
        pxor xmm13, xmm1                                        ;   887.0 p1      42 t
        movdqa xmm9, [rbp + 5312]                               ;   843.0 p2      42 t reload
        pxor xmm9, xmm11                                        ;   882.0 p1      42 t
        pxor xmm10, xmm9                                        ;   884.0 p1      42 t
        pxor xmm0, xmm10                                        ;   886.0 p1      42 t
        movdqa [rbp + 5312], xmm15                              ;   878.0 p0+p3   42 t spill
        movdqa xmm15, [rbp + 5408]                              ;   845.0 p2      42 t reload
        por xmm15, xmm11                                        ;   885.0 p1      42 t
        pxor xmm6, xmm15                                        ;   887.0 p1      42 t
        movdqa xmm15, [rbp + 5280]                              ;   846.3 p2      42 t reload
        pxor xmm15, xmm13                                       ;   889.0 p1      42 t
        movdqa [rbp + 5280], xmm11                              ;   882.0 p0+p3   42 t spill
        movdqa xmm11, xmm1                                      ;   884.0 p0      42 t copy
        pand xmm11, xmm0                                        ;   891.0 p1      42 t
        pxor xmm14, xmm11                                       ;   893.0 p1      42 t
        pxor xmm8, xmm14                                        ;   895.0 p1      42 t
        pxor xmm6, xmm14                                        ;   895.0 p1      42 t
        movdqa xmm14, xmm9                                      ;   884.0 p0      42 t copy
        pand xmm14, xmm15                                       ;   892.0 p1      42 t
        pxor xmm7, xmm14                                        ;   894.0 p1      42 t
        movdqa xmm14, xmm10                                     ;   886.0 p0      42 t copy
        pand xmm14, xmm13                                       ;   894.0 p1      42 t
        pxor xmm3, xmm14                                        ;   896.0 p1      42 t
        movdqa xmm14, xmm8                                      ;   897.0 p0      42 t copy
        pand xmm14, xmm7                                        ;   904.0 p1      42 t
        pxor xmm6, xmm14                                        ;   906.0 p1      42 t
        movdqa xmm11, xmm7                                      ;   896.0 p0      42 t copy
        pxor xmm11, xmm6                                        ;   908.0 p1      42 t
        pand xmm6, xmm3                                         ;   908.0 p1      42 t
        pxor xmm8, xmm6                                         ;   910.0 p1      42 t
        por xmm14, xmm11                                        ;   910.0 p1      42 t
        pxor xmm14, xmm8                                        ;   912.0 p1      42 t
        movdqa xmm6, xmm3                                       ;   898.0 p0      42 t copy
        pand xmm6, xmm8                                         ;   912.0 p1      42 t
        pxor xmm7, xmm6                                         ;   914.0 p1      42 t
        movdqa xmm6, [rbp + 4336]                               ;   858.3 p2      41 t
        pxor xmm6, [rel camellia128_encrypt.T0_constants128]    ;   905.0 p2+p1   41 t
        pand xmm12, xmm14                                       ;   914.0 p1      42 t
        pand xmm8, xmm7                                         ;   916.0 p1      42 t
        pxor xmm3, xmm8                                         ;   918.0 p1      42 t
        movdqa xmm8, [rbp + 4160]                               ;   860.3 p2      41 t
        pxor xmm8, [rbp + 5200]                                 ;   909.0 p2+p1   41 t
        pxor xmm8, [rbp + 4752]                                 ;   911.0 p2+p1   41 t
        pand xmm4, xmm3                                         ;   920.0 p1      42 t
        movdqa [rbp + 5408], xmm8                               ;   913.0 p0+p3   41 t spill
        movdqa xmm8, [rbp + 4608]                               ;   863.3 p2      41 t
        pxor xmm8, [rbp + 4848]                                 ;   912.0 p2+p1   41 t
        movdqa [rbp + 4848], xmm8                               ;   914.0 p0+p3   41 t spill
        movdqa xmm8, [rbp + 4656]                               ;   865.3 p2      41 t
        pxor xmm8, [rbp + 4160]                                 ;   913.0 p2+p1   41 t
        movdqa [rbp + 4160], xmm8                               ;   915.0 p0+p3   41 t spill
        movdqa xmm8, [rbp + 5408]                               ;   913.0 p2      41 t
        pxor xmm8, [rbp + 4336]                                 ;   924.0 p2+p1   41 t
        movdqa [rbp + 4336], xmm8                               ;   926.0 p0+p3   41 t spill
        movdqa xmm8, [rbp + 5296]                               ;   869.3 p2      42 t reload
        pand xmm8, xmm14                                        ;   915.0 p1      42 t
        movdqa [rbp + 5296], xmm12                              ;   916.0 p0+p3   42 t spill
        movdqa xmm12, [rbp + 5312]                              ;   878.0 p2      42 t reload
        pand xmm12, xmm3                                        ;   920.0 p1      42 t
        movdqa [rbp + 5312], xmm6                               ;   907.0 p0+p3   41 t spill
        movdqa xmm6, [rbp + 5296]                               ;   916.0 p2      42 t
        movdqa [rbp + 4560], xmm8                               ;   917.0 p0+p3   42 t spill
        movdqa xmm8, [rbp + 4816]                               ;   872.3 p2      41 t
        movdqa [rbp + 4816], xmm8                               ;   883.3 p0+p3   41 t spill
        movdqa xmm8, [rbp + 4848]                               ;   914.0 p2      41 t
        movdqa [rbp + 5440], xmm8                               ;   925.0 p0+p3   41 t spill
        movdqa xmm8, [rbp + 4608]                               ;   874.3 p2      41 t
        pxor xmm8, [rbp + 4160]                                 ;   926.0 p2+p1   41 t
        movdqa [rbp + 4608], xmm8                               ;   928.0 p0+p3   41 t spill
        movdqa xmm8, [rbp + 4944]                               ;   878.0 p2      41 t
        pxor xmm8, [rbp + 4528]                                 ;   918.0 p2+p1   41 t
        pxor xmm8, [rel camellia128_encrypt.T0_constants128]    ;   920.0 p2+p1   41 t
        movdqa [rbp + 4528], xmm8                               ;   922.0 p0+p3   41 t spill
        movdqa xmm8, xmm14                                      ;   914.0 p0      42 t copy
        por xmm8, xmm7                                          ;   921.0 p1      42 t
        pxor xmm11, xmm8                                        ;   923.0 p1      42 t
        pand xmm2, xmm11                                        ;   925.0 p1      42 t
        pand xmm5, xmm11                                        ;   925.0 p1      42 t
        movdqa xmm8, [rbp + 5280]                               ;   884.7 p2      42 t reload
        pand xmm8, xmm7                                         ;   924.0 p1      42 t
        movdqa [rbp + 5280], xmm4                               ;   922.0 p0+p3   42 t spill
        movdqa xmm4, [rbp + 5376]                               ;   886.0 p2      42 t reload
        pand xmm4, xmm7                                         ;   925.0 p1      42 t
        movdqa [rbp + 5376], xmm10                              ;   887.3 p0+p3   42 t spill
        movdqa xmm10, xmm14                                     ;   914.0 p0      42 t copy
        pxor xmm10, xmm7                                        ;   926.0 p1      42 t
        pxor xmm7, xmm3                                         ;   927.0 p1      42 t
        pxor xmm3, xmm11                                        ;   928.0 p1      42 t
        pand xmm9, xmm10                                        ;   929.0 p1      42 t
        pand xmm15, xmm10                                       ;   930.0 p1      42 t
        pxor xmm11, xmm10                                       ;   931.0 p1      42 t
        pand xmm0, xmm7                                         ;   932.0 p1      42 t
        pand xmm1, xmm7                                         ;   933.0 p1      42 t
        pand xmm13, xmm11                                       ;   934.0 p1      42 t
        pxor xmm12, xmm9                                        ;   935.0 p1      42 t
        movdqa xmm7, [rbp + 5376]                               ;   891.0 p2      42 t reload
        pand xmm7, xmm11                                        ;   936.0 p1      42 t
        pxor xmm15, xmm13                                       ;   937.0 p1      42 t
        pxor xmm5, xmm13                                        ;   938.0 p1      42 t
        pxor xmm14, xmm3                                        ;   939.0 p1      42 t
        movdqa xmm10, [rbp + 5232]                              ;   892.7 p2      42 t reload
        pand xmm10, xmm3                                        ;   940.0 p1      42 t
        movdqa xmm11, [rbp + 5392]                              ;   893.7 p2      42 t reload
        pand xmm11, xmm3                                        ;   941.0 p1      42 t
        pxor xmm9, xmm10                                        ;   942.0 p1      42 t
        movdqa xmm3, [rbp + 4656]                               ;   894.7 p2      41 t
        pxor xmm6, xmm11                                        ;   943.0 p1      42 t
        movdqa xmm10, [rbp + 4336]                              ;   926.0 p2      41 t reload
        pxor xmm3, xmm10                                        ;   944.0 p1      41 t
        pxor xmm2, xmm0                                         ;   945.0 p1      42 t
        pxor xmm2, xmm12                                        ;   947.0 p1      42 t
        pxor xmm6, xmm15                                        ;   947.0 p1      42 t
        movdqa xmm11, [rbp + 5280]                              ;   922.0 p2      42 t reload
        pxor xmm11, xmm15                                       ;   948.0 p1      42 t
        pxor xmm1, xmm5                                         ;   949.0 p1      42 t
        pxor xmm0, xmm9                                         ;   950.0 p1      42 t
        movdqa xmm15, [rbp + 4560]                              ;   917.0 p2      42 t reload
        pxor xmm15, xmm9                                        ;   951.0 p1      42 t
        pxor xmm8, xmm2                                         ;   952.0 p1      42 t
        movdqa xmm9, [rbp + 5264]                               ;   899.0 p2      42 t reload
        pand xmm9, xmm14                                        ;   953.0 p1      42 t
        movdqa xmm13, [rbp + 4992]                              ;   900.0 p2      42 t reload
        pand xmm13, xmm14                                       ;   954.0 p1      42 t
        pxor xmm0, xmm9                                         ;   955.0 p1      42 t
        movdqa xmm14, [rbp + 4912]                              ;   901.0 p2      23 t reload
        pxor xmm5, xmm14                                        ;   956.0 p1      41 t
        pxor xmm5, [rbp + 5296]                                 ;   958.0 p2+p1   41 t
        movdqa xmm9, [rel camellia128_encrypt.T0_constants128]  ;   906.0 p2      41 t reload
        pxor xmm5, xmm9                                         ;   960.0 p1      41 t
        pxor xmm5, xmm13                                        ;   962.0 p1      41 t
        pxor xmm4, xmm0                                         ;   960.0 p1      42 t
        pxor xmm12, xmm0                                        ;   961.0 p1      41 t
        pxor xmm4, xmm8                                         ;   962.0 p1      42 t
        pxor xmm11, xmm8                                        ;   963.0 p1      42 t
        pxor xmm1, xmm8                                         ;   964.0 p1      42 t
        movdqa xmm0, [rbp + 4448]                               ;   914.3 p2      23 t reload
        pxor xmm12, xmm0                                        ;   965.0 p1      41 t
        movdqa xmm8, [rbp + 4864]                               ;   916.0 p2      23 t reload
        pxor xmm2, xmm8                                         ;   966.0 p1      41 t
        pxor xmm2, xmm9                                         ;   968.0 p1      41 t
        pxor xmm12, xmm6                                        ;   968.0 p1      41 t
        pxor xmm7, xmm4                                         ;   969.0 p1      42 t
        pxor xmm15, xmm4                                        ;   970.0 p1      42 t
        movdqa xmm4, [rbp + 4720]                               ;   920.0 p2      23 t reload
        pxor xmm6, xmm4                                         ;   971.0 p1      41 t
        pxor xmm5, xmm11                                        ;   972.0 p1      41 t
        pxor xmm11, xmm1                                        ;   973.0 p1      42 t
        pxor xmm11, xmm15                                       ;   975.0 p1      42 t
        movdqa xmm13, [rbp + 5312]                              ;   921.7 p2      41 t reload
        pxor xmm13, xmm15                                       ;   975.0 p1      41 t
        pxor xmm6, xmm9                                         ;   976.0 p1      41 t
        movdqa xmm15, [rbp + 5424]                              ;   922.7 p2      41 t reload
        pxor xmm15, xmm7                                        ;   977.0 p1      41 t
        pxor xmm15, xmm11                                       ;   979.0 p1      41 t
        pxor xmm6, xmm11                                        ;   979.0 p1      41 t
        movdqa xmm11, [rbp + 5408]                              ;   924.0 p2      41 t
        pxor xmm1, [rbp + 4384]                                 ;   980.0 p2+p1   41 t
        pxor xmm7, [rbp + 4880]                                 ;   981.0 p2+p1   41 t
        pxor xmm7, xmm9                                         ;   983.0 p1      41 t
        movdqa xmm10, [rbp + 4080]                              ;   927.0 p2      41 t
        pxor xmm10, [rbp + 4304]                                ;   983.0 p2+p1   41 t
        pxor xmm10, [rbp + 5104]                                ;   985.0 p2+p1   41 t
        pxor xmm10, [rbp + 4784]                                ;   987.0 p2+p1   41 t
        pxor xmm10, [rbp + 5040]                                ;   989.0 p2+p1   41 t
        pxor xmm10, xmm9                                        ;   991.0 p1      41 t
        movdqa [rbp + 5040], xmm3                               ;   946.0 p0+p3   41 t spill
        movdqa xmm3, [rbp + 4240]                               ;   932.0 p2      41 t
        pxor xmm3, [rbp + 4592]                                 ;   988.0 p2+p1   41 t
        pxor xmm3, xmm9                                         ;   990.0 p1      41 t
        pxor xmm14, xmm3                                        ;   992.0 p1      41 t
        movdqa xmm9, [rbp + 4816]                               ;   934.0 p2      41 t reload
        pxor xmm9, xmm13                                        ;   991.0 p1      41 t
        movdqa [rbp + 4816], xmm1                               ;   982.0 p0+p3   41 t spill
        movdqa xmm1, [rbp + 5440]                               ;   935.0 p2      41 t reload
        pxor xmm1, xmm13                                        ;   992.0 p1      41 t
        movdqa xmm13, [rbp + 5360]                              ;   936.0 p2      41 t reload
        pxor xmm13, xmm15                                       ;   993.0 p1      41 t
        movdqa [rbp + 5360], xmm1                               ;   994.0 p0+p3   41 t spill
        movdqa xmm1, [rbp + 5344]                               ;   937.0 p2      41 t reload
        pxor xmm1, xmm15                                        ;   994.0 p1      41 t
        movdqa xmm15, [rbp + 4528]                              ;   938.0 p2      41 t
        pxor xmm15, [rbp + 4240]                                ;   995.0 p2+p1   41 t
        pxor xmm11, xmm9                                        ;   996.0 p1      41 t
        movdqa [rbp + 4240], xmm9                               ;   993.0 p0+p3   41 t spill
        movdqa xmm9, [rbp + 4944]                               ;   940.0 p2      41 t
        pxor xmm9, xmm10                                        ;   997.0 p1      41 t
        pxor xmm10, xmm15                                       ;   998.0 p1      41 t
        movdqa [rbp + 4944], xmm15                              ;   997.0 p0+p3   41 t spill
        movdqa xmm15, [rbp + 4080]                              ;   941.0 p2      41 t
        pxor xmm15, xmm5                                        ;   999.0 p1      41 t
        pxor xmm5, xmm9                                         ;  1000.0 p1      41 t
        pxor xmm3, xmm15                                        ;  1001.0 p1      41 t
        movdqa [rbp + 4080], xmm9                               ;   999.0 p0+p3   41 t spill
        movdqa xmm9, [rbp + 4896]                               ;   942.0 p2      41 t
        pxor xmm9, [rbp + 5072]                                 ;  1002.0 p2+p1   41 t
        pxor xmm9, [rbp + 4064]                                 ;  1004.0 p2+p1   41 t
        pxor xmm9, [rbp + 5056]                                 ;  1006.0 p2+p1   41 t
        movdqa [rbp + 4064], xmm15                              ;  1001.0 p0+p3   41 t spill
        movdqa xmm15, [rbp + 4800]                              ;   946.0 p2      41 t
        pxor xmm15, [rbp + 5120]                                ;  1005.0 p2+p1   41 t
        pxor xmm15, [rel camellia128_encrypt.T0_constants128]   ;  1007.0 p2+p1   41 t
        movdqa [rbp + 5120], xmm3                               ;  1003.0 p0+p3   41 t spill
        movdqa xmm3, [rbp + 5152]                               ;   949.0 p2      41 t reload
        pxor xmm3, xmm13                                        ;  1007.0 p1      41 t
        movdqa [rbp + 5152], xmm13                              ;   995.0 p0+p3   41 t spill
        movdqa xmm13, xmm2                                      ;   970.0 p0      41 t copy
        pxor xmm13, [rbp + 4800]                                ;  1008.0 p2+p1   41 t
        movdqa [rbp + 4800], xmm11                              ;   998.0 p0+p3   41 t spill
        movdqa xmm11, [rbp + 4528]                              ;   951.0 p2      41 t
        pxor xmm11, xmm14                                       ;  1009.0 p1      41 t
        movdqa [rbp + 4528], xmm14                              ;   994.0 p0+p3   41 t spill
        movdqa xmm14, xmm12                                     ;   970.0 p0      41 t copy
        pxor xmm14, [rbp + 4960]                                ;  1010.0 p2+p1   41 t
        movdqa [rbp + 5072], xmm3                               ;  1009.0 p0+p3   41 t spill
        movdqa xmm3, [rbp + 4576]                               ;   953.0 p2      41 t
        pxor xmm3, [rbp + 5008]                                 ;  1011.0 p2+p1   41 t
        pxor xmm3, [rbp + 4464]                                 ;  1013.0 p2+p1   41 t
        pxor xmm3, [rbp + 5136]                                 ;  1015.0 p2+p1   41 t
        pxor xmm3, [rbp + 5328]                                 ;  1017.0 p2+p1   41 t
        pxor xmm3, [rel camellia128_encrypt.T0_constants128]    ;  1019.0 p2+p1   41 t
        pxor xmm8, xmm3                                         ;  1021.0 p1      41 t
        pxor xmm3, xmm13                                        ;  1021.0 p1      41 t
        movdqa [rbp + 5328], xmm13                              ;  1010.0 p0+p3   41 t spill
        movdqa xmm13, [rbp + 4576]                              ;   964.0 p2      41 t
        pxor xmm13, xmm9                                        ;  1018.0 p1      41 t
        pxor xmm9, xmm8                                         ;  1023.0 p1      41 t
        movdqa [rbp + 4576], xmm8                               ;  1023.0 p0+p3   41 t spill
        movdqa xmm8, xmm6                                       ;   981.0 p0      41 t copy
        pxor xmm8, [rbp + 4704]                                 ;  1020.0 p2+p1   41 t
        movdqa [rbp + 5136], xmm3                               ;  1023.0 p0+p3   41 t spill
        movdqa xmm3, [rbp + 4896]                               ;   970.0 p2      41 t
        pxor xmm3, xmm15                                        ;  1021.0 p1      41 t
        pxor xmm15, xmm13                                       ;  1022.0 p1      41 t
        pxor xmm2, xmm3                                         ;  1023.0 p1      41 t
        movdqa [rbp + 4896], xmm13                              ;  1020.0 p0+p3   41 t spill
        movdqa xmm13, xmm7                                      ;   985.0 p0      41 t copy
        pxor xmm13, [rbp + 4736]                                ;  1024.0 p2+p1   41 t
        movdqa [rbp + 4464], xmm3                               ;  1023.0 p0+p3   41 t spill
        movdqa xmm3, [rbp + 4928]                               ;   978.3 p2      41 t
        pxor xmm3, [rbp + 5056]                                 ;  1025.0 p2+p1   41 t
        pxor xmm3, [rbp + 5248]                                 ;  1027.0 p2+p1   41 t
        pxor xmm3, [rel camellia128_encrypt.T0_constants128]    ;  1029.0 p2+p1   41 t
        movdqa [rbp + 5056], xmm9                               ;  1025.0 p0+p3   41 t spill
        movdqa xmm9, [rbp + 4960]                               ;   985.0 p2      41 t
        pxor xmm9, [rbp + 4432]                                 ;  1028.0 p2+p1   41 t
        pxor xmm9, [rbp + 4688]                                 ;  1030.0 p2+p1   41 t
        pxor xmm9, [rbp + 4272]                                 ;  1032.0 p2+p1   41 t
        movdqa [rbp + 4688], xmm11                              ;  1011.0 p0+p3   41 t spill
        movdqa xmm11, xmm1                                      ;   996.0 p0      61 t copy
        pxor xmm11, [rbp + 1920]                                ;  1031.0 p2+p1   61 t
        movdqa [rbp + 1920], xmm11                              ;  1033.0 p0+p3   61 t spill
        movdqa xmm11, xmm14                                     ;  1012.0 p0      41 t copy
        movdqa [rbp + 4960], xmm1                               ;   996.0 p0+p3   41 t spill
        movdqa xmm1, xmm5                                       ;  1002.0 p0      61 t copy
        pxor xmm1, [rbp + 1952]                                 ;  1032.0 p2+p1   61 t
        movdqa [rbp + 1952], xmm1                               ;  1034.0 p0+p3   61 t spill
        movdqa xmm1, xmm10                                      ;  1000.0 p0      61 t copy
        pxor xmm1, [rbp + 2080]                                 ;  1033.0 p2+p1   61 t
        movdqa [rbp + 2080], xmm1                               ;  1035.0 p0+p3   61 t spill
        movdqa xmm1, [rbp + 4368]                               ;   998.7 p2      41 t
        pxor xmm1, [rbp + 4544]                                 ;  1034.0 p2+p1   41 t
        pxor xmm1, [rel camellia128_encrypt.T0_constants128]    ;  1036.0 p2+p1   41 t
        pxor xmm0, xmm1                                         ;  1038.0 p1      41 t
        pxor xmm11, xmm1                                        ;  1038.0 p1      41 t
        movdqa xmm1, [rbp + 4928]                               ;  1001.7 p2      41 t
        pxor xmm1, xmm9                                         ;  1038.0 p1      41 t
        pxor xmm12, xmm1                                        ;  1040.0 p1      41 t
        movdqa [rbp + 4928], xmm5                               ;  1002.0 p0+p3   41 t spill
        movdqa xmm5, [rbp + 4368]                               ;  1002.7 p2      41 t
        pxor xmm5, xmm3                                         ;  1040.0 p1      41 t
        pxor xmm3, xmm0                                         ;  1041.0 p1      41 t
        pxor xmm9, xmm5                                         ;  1042.0 p1      41 t
        movdqa [rbp + 4368], xmm5                               ;  1042.0 p0+p3   41 t spill
        movdqa xmm5, xmm8                                       ;  1022.0 p0      41 t copy
        movdqa [rbp + 4544], xmm1                               ;  1040.0 p0+p3   41 t spill
        movdqa xmm1, [rbp + 4832]                               ;  1005.7 p2      41 t
        pxor xmm1, [rbp + 4640]                                 ;  1043.0 p2+p1   41 t
        pxor xmm1, [rel camellia128_encrypt.T0_constants128]    ;  1045.0 p2+p1   41 t
        movdqa [rbp + 5440], xmm8                               ;  1022.0 p0+p3   41 t spill
        movdqa xmm8, xmm13                                      ;  1026.0 p0      41 t copy
        movdqa [rbp + 4592], xmm13                              ;  1026.0 p0+p3   41 t spill
        movdqa xmm13, [rbp + 4704]                              ;  1009.7 p2      41 t
        pxor xmm13, [rbp + 4272]                                ;  1045.0 p2+p1   41 t
        pxor xmm13, [rbp + 4480]                                ;  1047.0 p2+p1   41 t
        pxor xmm13, [rel camellia128_encrypt.T0_constants128]   ;  1049.0 p2+p1   41 t
        movdqa [rbp + 4480], xmm14                              ;  1012.0 p0+p3   41 t spill
        movdqa xmm14, xmm2                                      ;  1025.0 p0      61 t copy
        pxor xmm14, [rbp + 1968]                                ;  1048.0 p2+p1   61 t
        movdqa [rbp + 1968], xmm14                              ;  1050.0 p0+p3   61 t spill
        movdqa xmm14, xmm15                                     ;  1024.0 p0      61 t copy
        pxor xmm14, [rbp + 2096]                                ;  1049.0 p2+p1   61 t
        movdqa [rbp + 2096], xmm14                              ;  1051.0 p0+p3   61 t spill
        movdqa xmm14, [rbp + 4416]                              ;  1016.0 p2      41 t
        pxor xmm14, [rbp + 4192]                                ;  1050.0 p2+p1   41 t
        pxor xmm14, [rbp + 4672]                                ;  1052.0 p2+p1   41 t
        pxor xmm14, [rbp + 4624]                                ;  1054.0 p2+p1   41 t
        pxor xmm4, xmm14                                        ;  1056.0 p1      41 t
        pxor xmm5, xmm14                                        ;  1056.0 p1      41 t
        movdqa xmm14, [rbp + 4416]                              ;  1020.0 p2      41 t
        pxor xmm14, xmm1                                        ;  1055.0 p1      41 t
        pxor xmm1, xmm4                                         ;  1058.0 p1      41 t
        movdqa [rbp + 4416], xmm2                               ;  1025.0 p0+p3   41 t spill
        movdqa xmm2, [rbp + 4832]                               ;  1021.0 p2      41 t
        pxor xmm2, xmm13                                        ;  1057.0 p1      41 t
        pxor xmm13, xmm14                                       ;  1058.0 p1      41 t
        pxor xmm6, xmm2                                         ;  1059.0 p1      41 t
        pxor xmm10, [rbp + 2464]                                ;  1060.0 p2+p1   61 t
        pxor xmm10, [rbp + 4528]                                ;  1062.0 p2+p1   61 t
        pxor xmm15, [rbp + 2480]                                ;  1062.0 p2+p1   61 t
        pxor xmm15, [rbp + 4576]                                ;  1064.0 p2+p1   61 t
        movdqa [rbp + 2480], xmm15                              ;  1066.0 p0+p3   61 t spill
        movdqa xmm15, xmm12                                     ;  1042.0 p0      61 t copy
        pxor xmm15, [rbp + 1984]                                ;  1064.0 p2+p1   61 t
        movdqa [rbp + 2464], xmm10                              ;  1064.0 p0+p3   61 t spill
        movdqa xmm10, [rbp + 4512]                              ;  1029.0 p2      41 t
        pxor xmm10, [rbp + 5216]                                ;  1065.0 p2+p1   41 t
        pxor xmm0, xmm9                                         ;  1066.0 p1      61 t
        pxor xmm9, [rbp + 2112]                                 ;  1067.0 p2+p1   61 t
        pxor xmm0, [rbp + 2496]                                 ;  1068.0 p2+p1   61 t
        movdqa [rbp + 2496], xmm0                               ;  1070.0 p0+p3   61 t spill
        movdqa xmm0, [rbp + 4736]                               ;  1033.0 p2      41 t
        pxor xmm0, [rbp + 5168]                                 ;  1069.0 p2+p1   41 t
        pxor xmm0, [rel camellia128_encrypt.T0_constants128]    ;  1071.0 p2+p1   41 t
        pxor xmm4, xmm13                                        ;  1071.0 p1      61 t
        pxor xmm13, [rbp + 2128]                                ;  1072.0 p2+p1   61 t
        pxor xmm4, [rbp + 2512]                                 ;  1073.0 p2+p1   61 t
        movdqa [rbp + 2512], xmm4                               ;  1075.0 p0+p3   61 t spill
        movdqa xmm4, xmm3                                       ;  1043.0 p0      61 t copy
        pxor xmm4, [rbp + 2240]                                 ;  1074.0 p2+p1   61 t
        movdqa [rbp + 2128], xmm13                              ;  1074.0 p0+p3   61 t spill
        movdqa xmm13, xmm11                                     ;  1040.0 p0      61 t copy
        pxor xmm13, [rbp + 2368]                                ;  1075.0 p2+p1   61 t
        movdqa [rbp + 2368], xmm13                              ;  1077.0 p0+p3   61 t spill
        movdqa xmm13, [rbp + 4320]                              ;  1040.0 p2      41 t
        pxor xmm13, [rbp + 4624]                                ;  1076.0 p2+p1   41 t
        pxor xmm13, [rbp + 5200]                                ;  1078.0 p2+p1   41 t
        pxor xmm13, [rel camellia128_encrypt.T0_constants128]   ;  1080.0 p2+p1   41 t
        pxor xmm8, xmm13                                        ;  1082.0 p1      41 t
        pxor xmm13, [rbp + 4880]                                ;  1082.0 p2+p1   41 t
        movdqa [rbp + 2240], xmm4                               ;  1076.0 p0+p3   61 t spill
        movdqa xmm4, xmm10                                      ;  1067.0 p0      41 t copy
        pxor xmm4, [rbp + 4320]                                 ;  1081.0 p2+p1   41 t
        pxor xmm10, xmm13                                       ;  1084.0 p1      41 t
        pxor xmm13, [rbp + 2528]                                ;  1084.0 p2+p1   61 t
        movdqa [rbp + 2112], xmm9                               ;  1069.0 p0+p3   61 t spill
        movdqa xmm9, xmm6                                       ;  1061.0 p0      61 t copy
        pxor xmm9, [rbp + 2000]                                 ;  1084.0 p2+p1   61 t
        movdqa [rbp + 2000], xmm9                               ;  1086.0 p0+p3   61 t spill
        movdqa xmm9, [rbp + 4512]                               ;  1048.0 p2      41 t
        pxor xmm9, xmm0                                         ;  1085.0 p1      41 t
        pxor xmm0, xmm4                                         ;  1086.0 p1      41 t
        pxor xmm7, xmm9                                         ;  1087.0 p1      41 t
        pxor xmm13, xmm0                                        ;  1088.0 p1      61 t
        pxor xmm0, [rbp + 2144]                                 ;  1089.0 p2+p1   61 t
        movdqa [rbp + 2528], xmm13                              ;  1090.0 p0+p3   61 t spill
        movdqa xmm13, xmm1                                      ;  1060.0 p0      61 t copy
        pxor xmm13, [rbp + 2256]                                ;  1090.0 p2+p1   61 t
        movdqa [rbp + 2144], xmm0                               ;  1091.0 p0+p3   61 t spill
        movdqa xmm0, xmm5                                       ;  1058.0 p0      61 t copy
        pxor xmm0, [rbp + 2384]                                 ;  1091.0 p2+p1   61 t
        movdqa [rbp + 2384], xmm0                               ;  1093.0 p0+p3   61 t spill
        movdqa xmm0, [rbp + 4096]                               ;  1054.3 p2      41 t
        pxor xmm0, [rbp + 5248]                                 ;  1092.0 p2+p1   41 t
        pxor xmm0, [rbp + 4640]                                 ;  1094.0 p2+p1   41 t
        movdqa [rbp + 2256], xmm13                              ;  1092.0 p0+p3   61 t spill
        movdqa xmm13, [rbp + 4496]                              ;  1057.3 p2      41 t
        pxor xmm13, [rbp + 4400]                                ;  1094.0 p2+p1   41 t
        movdqa [rbp + 1984], xmm15                              ;  1066.0 p0+p3   61 t spill
        movdqa xmm15, [rbp + 4256]                              ;  1059.3 p2      41 t
        pxor xmm15, [rbp + 4752]                                ;  1095.0 p2+p1   41 t
        pxor xmm15, [rel camellia128_encrypt.T0_constants128]   ;  1097.0 p2+p1   41 t
        movdqa [rbp + 4752], xmm4                               ;  1083.0 p0+p3   41 t spill
        movdqa xmm4, [rbp + 4256]                               ;  1062.3 p2      41 t
        pxor xmm4, xmm0                                         ;  1097.0 p1      41 t
        pxor xmm3, [rbp + 2624]                                 ;  1098.0 p2+p1   61 t
        pxor xmm3, [rbp + 4480]                                 ;  1100.0 p2+p1   61 t
        movdqa [rbp + 2624], xmm3                               ;  1102.0 p0+p3   61 t spill
        movdqa xmm3, [rbp + 4096]                               ;  1065.3 p2      41 t
        pxor xmm3, xmm13                                        ;  1100.0 p1      41 t
        pxor xmm13, xmm4                                        ;  1101.0 p1      41 t
        movdqa [rbp + 4096], xmm4                               ;  1099.0 p0+p3   41 t spill
        movdqa xmm4, [rbp + 4384]                               ;  1066.3 p2      41 t
        pxor xmm4, xmm15                                        ;  1102.0 p1      41 t
        pxor xmm0, xmm4                                         ;  1104.0 p1      41 t
        pxor xmm4, [rbp + 2544]                                 ;  1104.0 p2+p1   61 t
        pxor xmm4, xmm13                                        ;  1106.0 p1      61 t
        pxor xmm13, [rbp + 2160]                                ;  1106.0 p2+p1   61 t
        pxor xmm1, [rbp + 2640]                                 ;  1107.0 p2+p1   61 t
        pxor xmm1, [rbp + 5440]                                 ;  1109.0 p2+p1   61 t
        movdqa [rbp + 2544], xmm4                               ;  1108.0 p0+p3   61 t spill
        movdqa xmm4, xmm7                                       ;  1089.0 p0      61 t copy
        pxor xmm4, [rbp + 2016]                                 ;  1109.0 p2+p1   61 t
        movdqa [rbp + 2160], xmm13                              ;  1108.0 p0+p3   61 t spill
        movdqa xmm13, [rbp + 4816]                              ;  1072.3 p2      41 t
        pxor xmm13, [rbp + 4496]                                ;  1110.0 p2+p1   41 t
        pxor xmm15, xmm13                                       ;  1112.0 p1      41 t
        movdqa [rbp + 2016], xmm4                               ;  1111.0 p0+p3   61 t spill
        movdqa xmm4, xmm10                                      ;  1086.0 p0      61 t copy
        pxor xmm4, [rbp + 2272]                                 ;  1112.0 p2+p1   61 t
        pxor xmm10, [rbp + 2656]                                ;  1113.0 p2+p1   61 t
        pxor xmm10, [rbp + 4592]                                ;  1115.0 p2+p1   61 t
        movdqa [rbp + 2656], xmm10                              ;  1117.0 p0+p3   61 t spill
        movdqa xmm10, xmm8                                      ;  1084.0 p0      61 t copy
        pxor xmm10, [rbp + 2400]                                ;  1115.0 p2+p1   61 t
        movdqa [rbp + 2400], xmm10                              ;  1117.0 p0+p3   61 t spill
        movdqa xmm10, xmm3                                      ;  1102.0 p0      41 t copy
        pxor xmm10, [rbp + 4816]                                ;  1116.0 p2+p1   41 t
        pxor xmm13, xmm0                                        ;  1117.0 p1      61 t
        pxor xmm0, [rbp + 2288]                                 ;  1118.0 p2+p1   61 t
        pxor xmm13, [rbp + 2672]                                ;  1119.0 p2+p1   61 t
        movdqa [rbp + 2672], xmm13                              ;  1121.0 p0+p3   61 t spill
        movdqa xmm13, [rbp + 5360]                              ;  1081.3 p2      61 t
        pxor xmm13, [rbp + 1936]                                ;  1120.0 p2+p1   61 t
        pxor xmm2, xmm5                                         ;  1121.0 p1      61 t
        pxor xmm8, xmm9                                         ;  1122.0 p1      61 t
        movdqa xmm5, [rbp + 5184]                               ;  1083.3 p2      61 t
        pxor xmm5, [rbp + 2048]                                 ;  1123.0 p2+p1   61 t
        pxor xmm3, xmm15                                        ;  1124.0 p1      61 t
        pxor xmm15, [rbp + 2416]                                ;  1125.0 p2+p1   61 t
        movdqa xmm9, [rbp + 4608]                               ;  1086.3 p2      61 t
        pxor xmm9, [rbp + 2064]                                 ;  1126.0 p2+p1   61 t
        pxor xmm11, [rbp + 2752]                                ;  1127.0 p2+p1   61 t
        pxor xmm11, [rbp + 4544]                                ;  1129.0 p2+p1   61 t
        pxor xmm8, [rbp + 2784]                                 ;  1129.0 p2+p1   61 t
        pxor xmm2, [rbp + 2768]                                 ;  1130.0 p2+p1   61 t
        pxor xmm3, [rbp + 2800]                                 ;  1131.0 p2+p1   61 t
        movdqa [rbp + 2800], xmm3                               ;  1133.0 p0+p3   61 t spill
        movdqa xmm3, xmm10                                      ;  1118.0 p0      61 t copy
        pxor xmm3, [rbp + 2032]                                 ;  1132.0 p2+p1   61 t
        pxor xmm14, xmm6                                        ;  1133.0 p1      61 t
        movdqa xmm6, [rbp + 4768]                               ;  1094.3 p2      61 t
        pxor xmm6, [rbp + 2176]                                 ;  1134.0 p2+p1   61 t
        pxor xmm12, [rbp + 2880]                                ;  1135.0 p2+p1   61 t
        pxor xmm12, [rbp + 4368]                                ;  1137.0 p2+p1   61 t
        pxor xmm7, [rbp + 2912]                                 ;  1137.0 p2+p1   61 t
        pxor xmm7, [rbp + 4752]                                 ;  1139.0 p2+p1   61 t
        pxor xmm14, [rbp + 2896]                                ;  1139.0 p2+p1   61 t
        pxor xmm10, [rbp + 2928]                                ;  1140.0 p2+p1   61 t
        pxor xmm10, [rbp + 4096]                                ;  1142.0 p2+p1   61 t
        movdqa [rbp + 2928], xmm10                              ;  1144.0 p0+p3   61 t spill
        movdqa xmm10, [rbp + 5040]                              ;  1103.3 p2      61 t
        pxor xmm10, [rbp + 2192]                                ;  1142.0 p2+p1   61 t
        movdqa [rbp + 2912], xmm7                               ;  1141.0 p0+p3   61 t spill
        movdqa xmm7, [rbp + 5056]                               ;  1105.3 p2      61 t
        pxor xmm7, [rbp + 2224]                                 ;  1143.0 p2+p1   61 t
        movdqa [rbp + 2784], xmm8                               ;  1131.0 p0+p3   61 t spill
        movdqa xmm8, [rbp + 4688]                               ;  1107.3 p2      61 t
        pxor xmm8, [rbp + 2208]                                 ;  1144.0 p2+p1   61 t
        movdqa [rbp + 2416], xmm15                              ;  1127.0 p0+p3   61 t spill
        movdqa xmm15, [rbp + 5072]                              ;  1109.3 p2      61 t
        pxor xmm15, [rbp + 2304]                                ;  1145.0 p2+p1   61 t
        movdqa [rbp + 2304], xmm15                              ;  1147.0 p0+p3   61 t spill
        movdqa xmm15, [rbp + 4800]                              ;  1111.3 p2      61 t
        pxor xmm15, [rbp + 2320]                                ;  1146.0 p2+p1   61 t
        movdqa [rbp + 2288], xmm0                               ;  1120.0 p0+p3   61 t spill
        movdqa xmm0, [rbp + 5136]                               ;  1113.3 p2      61 t
        pxor xmm0, [rbp + 2352]                                 ;  1147.0 p2+p1   61 t
        movdqa [rbp + 2176], xmm6                               ;  1136.0 p0+p3   61 t spill
        movdqa xmm6, [rbp + 5120]                               ;  1115.3 p2      61 t
        pxor xmm6, [rbp + 2336]                                 ;  1148.0 p2+p1   61 t
        movdqa [rbp + 2336], xmm6                               ;  1150.0 p0+p3   61 t spill
        movdqa xmm6, [rbp + 4976]                               ;  1117.3 p2      61 t
        pxor xmm6, [rbp + 2432]                                 ;  1149.0 p2+p1   61 t
        pxor xmm6, [rbp + 5184]                                 ;  1151.0 p2+p1   61 t
        movdqa [rbp + 2272], xmm4                               ;  1114.0 p0+p3   61 t spill
        movdqa xmm4, [rbp + 4336]                               ;  1120.3 p2      61 t
        pxor xmm4, [rbp + 2448]                                 ;  1151.0 p2+p1   61 t
        pxor xmm4, [rbp + 4608]                                 ;  1153.0 p2+p1   61 t
        movdqa [rbp + 2448], xmm4                               ;  1155.0 p0+p3   61 t spill
        movdqa xmm4, [rbp + 5152]                               ;  1123.3 p2      61 t
        pxor xmm4, [rbp + 2560]                                 ;  1153.0 p2+p1   61 t
        pxor xmm4, [rbp + 4768]                                 ;  1155.0 p2+p1   61 t
        movdqa [rbp + 2560], xmm4                               ;  1157.0 p0+p3   61 t spill
        movdqa xmm4, [rbp + 4240]                               ;  1126.3 p2      61 t
        pxor xmm4, [rbp + 2576]                                 ;  1155.0 p2+p1   61 t
        pxor xmm4, [rbp + 5040]                                 ;  1157.0 p2+p1   61 t
        movdqa [rbp + 2208], xmm8                               ;  1146.0 p0+p3   61 t spill
        movdqa xmm8, [rbp + 5328]                               ;  1129.3 p2      61 t
        pxor xmm8, [rbp + 2608]                                 ;  1157.0 p2+p1   61 t
        pxor xmm8, [rbp + 5056]                                 ;  1159.0 p2+p1   61 t
        movdqa [rbp + 2064], xmm9                               ;  1128.0 p0+p3   61 t spill
        movdqa xmm9, [rbp + 4064]                               ;  1132.3 p2      61 t
        pxor xmm9, [rbp + 2592]                                 ;  1159.0 p2+p1   61 t
        pxor xmm9, [rbp + 4688]                                 ;  1161.0 p2+p1   61 t
        movdqa [rbp + 2592], xmm9                               ;  1163.0 p0+p3   61 t spill
        movdqa xmm9, xmm13                                      ;  1124.3 p0      40 t copy
        pxor xmm9, [r8 + 3088]                                  ;  1161.0 p2+p1   40 t
        movdqa [rbp + 1936], xmm13                              ;  1125.3 p0+p3   61 t spill
        movdqa xmm13, [rbp + 5088]                              ;  1136.3 p2      61 t
        pxor xmm13, [rbp + 2688]                                ;  1162.0 p2+p1   61 t
        pxor xmm13, [rbp + 5072]                                ;  1164.0 p2+p1   61 t
        movdqa [rbp + 2688], xmm13                              ;  1166.0 p0+p3   61 t spill
        movdqa xmm13, [rbp + 4848]                              ;  1139.3 p2      61 t
        pxor xmm13, [rbp + 2704]                                ;  1164.0 p2+p1   61 t
        pxor xmm13, [rbp + 4800]                                ;  1166.0 p2+p1   61 t
        movdqa [rbp + 2032], xmm3                               ;  1134.0 p0+p3   61 t spill
        movdqa xmm3, xmm5                                       ;  1132.0 p0      40 t copy
        pxor xmm3, [r8 + 3200]                                  ;  1166.0 p2+p1   40 t
        movdqa [rbp + 2048], xmm5                               ;  1133.0 p0+p3   61 t spill
        movdqa xmm5, [rbp + 4464]                               ;  1143.3 p2      61 t
        pxor xmm5, [rbp + 2736]                                 ;  1167.0 p2+p1   61 t
        pxor xmm5, [rbp + 5136]                                 ;  1169.0 p2+p1   61 t
        movdqa [rbp + 5136], xmm3                               ;  1168.0 p0+p3   40 t spill
        movdqa xmm3, [rbp + 4080]                               ;  1146.3 p2      61 t
        pxor xmm3, [rbp + 2720]                                 ;  1169.0 p2+p1   61 t
        pxor xmm3, [rbp + 5120]                                 ;  1171.0 p2+p1   61 t
        movdqa [rbp + 2720], xmm3                               ;  1173.0 p0+p3   61 t spill
        movdqa xmm3, [rbp + 5024]                               ;  1149.3 p2      61 t
        pxor xmm3, [rbp + 2816]                                 ;  1171.0 p2+p1   61 t
        pxor xmm3, [rbp + 4960]                                 ;  1173.0 p2+p1   61 t
        movdqa [rbp + 2816], xmm3                               ;  1175.0 p0+p3   61 t spill
        movdqa xmm3, xmm10                                      ;  1144.0 p0      40 t copy
        pxor xmm3, [r8 + 3344]                                  ;  1173.0 p2+p1   40 t
        movdqa [rbp + 2192], xmm10                              ;  1145.0 p0+p3   61 t spill
        movdqa xmm10, xmm7                                      ;  1146.0 p0      40 t copy
        pxor xmm10, [r8 + 3376]                                 ;  1174.0 p2+p1   40 t
        movdqa [rbp + 2224], xmm7                               ;  1147.0 p0+p3   61 t spill
        movdqa xmm7, xmm15                                      ;  1148.0 p0      40 t copy
        pxor xmm7, [r8 + 3472]                                  ;  1175.0 p2+p1   40 t
        movdqa [rbp + 2320], xmm15                              ;  1149.0 p0+p3   61 t spill
        movdqa xmm15, xmm0                                      ;  1150.0 p0      40 t copy
        pxor xmm15, [r8 + 3504]                                 ;  1176.0 p2+p1   40 t
        movdqa [rbp + 2352], xmm0                               ;  1151.0 p0+p3   61 t spill
        movdqa xmm0, [rbp + 4160]                               ;  1156.3 p2      61 t
        pxor xmm0, [rbp + 2832]                                 ;  1177.0 p2+p1   61 t
        pxor xmm0, [rbp + 5360]                                 ;  1179.0 p2+p1   61 t
        movdqa [rbp + 5360], xmm15                              ;  1178.0 p0+p3   40 t spill
        movdqa xmm15, xmm6                                      ;  1153.3 p0      40 t copy
        pxor xmm15, [r8 + 3584]                                 ;  1179.0 p2+p1   40 t
        movdqa [rbp + 2432], xmm6                               ;  1155.0 p0+p3   61 t spill
        movdqa xmm6, [rbp + 4896]                               ;  1160.3 p2      61 t
        pxor xmm6, [rbp + 2864]                                 ;  1180.0 p2+p1   61 t
        pxor xmm6, [rbp + 4416]                                 ;  1182.0 p2+p1   61 t
        movdqa [rbp + 4416], xmm15                              ;  1181.0 p0+p3   40 t spill
        movdqa xmm15, [rbp + 4944]                              ;  1163.3 p2      61 t
        pxor xmm15, [rbp + 2848]                                ;  1182.0 p2+p1   61 t
        pxor xmm15, [rbp + 4928]                                ;  1184.0 p2+p1   61 t
        movdqa [rbp + 2848], xmm15                              ;  1186.0 p0+p3   61 t spill
        movdqa xmm15, xmm4                                      ;  1159.7 p0      40 t copy
        pxor xmm15, [r8 + 3728]                                 ;  1184.0 p2+p1   40 t
        movdqa [rbp + 2576], xmm4                               ;  1161.0 p0+p3   61 t spill
        movdqa xmm4, xmm8                                       ;  1161.7 p0      40 t copy
        pxor xmm4, [r8 + 3760]                                  ;  1185.0 p2+p1   40 t
        movdqa [rbp + 2608], xmm8                               ;  1163.0 p0+p3   61 t spill
        movdqa xmm8, xmm11                                      ;  1163.7 p0      40 t copy
        pxor xmm8, [r8 + 3904]                                  ;  1186.0 p2+p1   40 t
        movdqa [rbp + 2752], xmm11                              ;  1165.0 p0+p3   61 t spill
        movdqa xmm11, xmm1                                      ;  1165.7 p0      40 t copy
        pxor xmm11, [r8 + 3792]                                 ;  1187.0 p2+p1   40 t
        movdqa [rbp + 2640], xmm1                               ;  1167.0 p0+p3   61 t spill
        movdqa xmm1, xmm12                                      ;  1167.7 p0      40 t copy
        pxor xmm1, [r8 + 4032]                                  ;  1188.0 p2+p1   40 t
        movdqa [rbp + 2880], xmm12                              ;  1169.0 p0+p3   61 t spill
        movdqa xmm12, xmm13                                     ;  1169.7 p0      40 t copy
        pxor xmm12, [r8 + 3856]                                 ;  1189.0 p2+p1   40 t
        movdqa [rbp + 2704], xmm13                              ;  1171.0 p0+p3   61 t spill
        movdqa xmm13, xmm2                                      ;  1171.7 p0      40 t copy
        pxor xmm13, [r8 + 3920]                                 ;  1190.0 p2+p1   40 t
        movdqa [rbp + 2768], xmm2                               ;  1173.0 p0+p3   61 t spill
        movdqa xmm2, xmm5                                       ;  1173.7 p0      40 t copy
        pxor xmm2, [r8 + 3888]                                  ;  1191.0 p2+p1   40 t
        movdqa [rbp + 2736], xmm5                               ;  1175.0 p0+p3   61 t spill
        movdqa xmm5, xmm14                                      ;  1175.7 p0      40 t copy
        pxor xmm5, [r8 + 4048]                                  ;  1192.0 p2+p1   40 t
        movdqa [rbp + 2896], xmm14                              ;  1177.0 p0+p3   61 t spill
        movdqa xmm14, xmm0                                      ;  1181.0 p0      40 t copy
        pxor xmm14, [r8 + 3984]                                 ;  1193.0 p2+p1   40 t
        movdqa [rbp + 2832], xmm0                               ;  1181.0 p0+p3   61 t spill
        movdqa xmm0, xmm6                                       ;  1184.0 p0      40 t copy
        pxor xmm0, [r8 + 4016]                                  ;  1194.0 p2+p1   40 t
        movdqa [rbp + 2864], xmm6                               ;  1184.0 p0+p3   61 t spill
        movdqa xmm6, xmm9                                       ;  1181.7 p0      41 t copy
        movdqa [rbp + 4864], xmm0                               ;  1196.0 p0+p3   40 t spill
        movdqa xmm0, xmm9                                       ;  1183.7 p0      41 t copy
        movdqa [rbp + 4448], xmm5                               ;  1194.0 p0+p3   40 t spill
        movdqa xmm5, xmm9                                       ;  1185.7 p0      41 t copy
        movdqa [rbp + 5296], xmm1                               ;  1190.0 p0+p3   40 t spill
        movdqa xmm1, [rbp + 1968]                               ;  1180.7 p2      40 t
        pxor xmm1, [r8 + 3120]                                  ;  1195.0 p2+p1   40 t
        movdqa [rbp + 4912], xmm14                              ;  1195.0 p0+p3   40 t spill
        movdqa xmm14, xmm1                                      ;  1197.0 p0      41 t copy
        movdqa [rbp + 4992], xmm2                               ;  1193.0 p0+p3   40 t spill
        movdqa xmm2, [rbp + 1984]                               ;  1183.3 p2      40 t
        pxor xmm2, [r8 + 3136]                                  ;  1196.0 p2+p1   40 t
        pxor xmm6, xmm2                                         ;  1198.0 p1      41 t
        movdqa [rbp + 5264], xmm13                              ;  1193.0 p0+p3   40 t spill
        movdqa xmm13, [rbp + 2080]                              ;  1185.3 p2      40 t
        pxor xmm13, [r8 + 3232]                                 ;  1198.0 p2+p1   40 t
        movdqa [rbp + 4560], xmm8                               ;  1195.0 p0+p3   40 t spill
        movdqa xmm8, [rbp + 2096]                               ;  1187.3 p2      40 t
        pxor xmm8, [r8 + 3248]                                  ;  1199.0 p2+p1   40 t
        movdqa [rbp + 5280], xmm12                              ;  1197.0 p0+p3   40 t spill
        movdqa xmm12, [rbp + 2000]                              ;  1189.3 p2      40 t
        pxor xmm12, [r8 + 3152]                                 ;  1200.3 p2+p1   40 t
        pxor xmm0, xmm12                                        ;  1202.3 p1      41 t
        movdqa [rbp + 4656], xmm4                               ;  1199.0 p0+p3   40 t spill
        movdqa xmm4, [rbp + 2240]                               ;  1191.3 p2      40 t
        pxor xmm4, [r8 + 3392]                                  ;  1202.3 p2+p1   40 t
        movdqa [rbp + 5392], xmm11                              ;  1201.0 p0+p3   40 t spill
        movdqa xmm11, [rbp + 2112]                              ;  1193.3 p2      40 t
        pxor xmm11, [r8 + 3264]                                 ;  1204.3 p2+p1   40 t
        movdqa [rbp + 5232], xmm15                              ;  1203.0 p0+p3   40 t spill
        movdqa xmm15, xmm6                                      ;  1200.0 p0      41 t copy
        movdqa [rbp + 5376], xmm7                               ;  1205.0 p0+p3   40 t spill
        movdqa xmm7, xmm6                                       ;  1200.0 p0      41 t copy
        movdqa [rbp + 5456], xmm10                              ;  1207.0 p0+p3   40 t spill
        movdqa xmm10, xmm6                                      ;  1200.7 p0      41 t copy
        movdqa [rbp + 5472], xmm3                               ;  1209.0 p0+p3   40 t spill
        movdqa xmm3, [rbp + 2368]                               ;  1197.0 p2      40 t
        pxor xmm3, [r8 + 3520]                                  ;  1208.0 p2+p1   40 t
        movdqa [rbp + 5488], xmm3                               ;  1211.0 p0+p3   40 t spill
        pshufd xmm3, xmm0, 0xe4                                 ;  1205.0 p1      41 t copy
        movdqa [rbp + 5504], xmm4                               ;  1213.0 p0+p3   40 t spill
        pshufd xmm4, xmm0, 0xe4                                 ;  1206.0 p1      41 t copy
        movdqa [rbp + 5520], xmm13                              ;  1215.0 p0+p3   40 t spill
        pshufd xmm13, xmm0, 0xe4                                ;  1207.0 p1      41 t copy
        movdqa [rbp + 5536], xmm11                              ;  1217.0 p0+p3   40 t spill
        movdqa xmm11, [rbp + 2256]                              ;  1201.7 p2      40 t
        pxor xmm11, [r8 + 3408]                                 ;  1212.7 p2+p1   40 t
        movdqa [rbp + 5552], xmm11                              ;  1219.0 p0+p3   40 t spill
        movdqa xmm11, [rbp + 2464]                              ;  1203.7 p2      40 t
        pxor xmm11, [r8 + 3616]                                 ;  1214.7 p2+p1   40 t
        movdqa [rbp + 5568], xmm11                              ;  1221.0 p0+p3   40 t spill
        movdqa xmm11, [rbp + 2384]                              ;  1205.7 p2      40 t
        pxor xmm11, [r8 + 3536]                                 ;  1216.7 p2+p1   40 t
        movdqa [rbp + 5584], xmm11                              ;  1223.0 p0+p3   40 t spill
        movdqa xmm11, [rbp + 2480]                              ;  1207.7 p2      40 t
        pxor xmm11, [r8 + 3632]                                 ;  1218.7 p2+p1   40 t
        movdqa [rbp + 5600], xmm11                              ;  1225.0 p0+p3   40 t spill
        movdqa xmm11, [rbp + 2624]                              ;  1209.7 p2      40 t
        pxor xmm11, [r8 + 3776]                                 ;  1220.7 p2+p1   40 t
        movdqa [rbp + 5616], xmm11                              ;  1227.0 p0+p3   40 t spill
        movdqa xmm11, [rbp + 2496]                              ;  1211.7 p2      40 t
        pxor xmm11, [r8 + 3648]                                 ;  1222.7 p2+p1   40 t
        movdqa [rbp + 5632], xmm11                              ;  1229.0 p0+p3   40 t spill
        pshufd xmm11, xmm8, 0xe4                                ;  1214.0 p1      23 t copy
        pxor xmm11, [rbp + 5136]                                ;  1218.0 p2+p1   23 t
        movdqa [rbp + 5648], xmm11                              ;  1231.0 p0+p3   23 t spill
        movdqa xmm11, [rbp + 2016]                              ;  1214.7 p2      41 t
        pxor xmm11, [r8 + 3168]                                 ;  1225.7 p2+p1   41 t
        pxor xmm11, [rel camellia128_encrypt.T0_constants128]   ;  1227.7 p2+p1   41 t
        pxor xmm14, xmm11                                       ;  1229.7 p1      41 t
        pxor xmm15, xmm14                                       ;  1231.7 p1      41 t
        pxor xmm14, [r8 + 3072]                                 ;  1231.7 p2+p1   41 t
        pxor xmm14, [rbp + 1920]                                ;  1233.7 p2+p1   41 t
        pxor xmm14, [rel camellia128_encrypt.T0_constants128]   ;  1235.7 p2+p1   41 t
        pand xmm4, xmm15                                        ;  1233.7 p1      41 t
        pxor xmm12, xmm15                                       ;  1233.7 p1      41 t
        pxor xmm3, xmm14                                        ;  1237.7 p1      41 t
        movdqa [rbp + 5664], xmm8                               ;  1233.0 p0+p3   40 t spill
        movdqa xmm8, xmm11                                      ;  1229.7 p0      41 t copy
        movdqa [rbp + 5680], xmm9                               ;  1235.0 p0+p3   41 t spill
        movdqa xmm9, xmm15                                      ;  1233.7 p0      41 t copy
        movdqa [rbp + 5696], xmm0                               ;  1237.0 p0+p3   41 t spill
        pshufd xmm0, xmm15, 0xe4                                ;  1233.7 p1      41 t copy
        movdqa [rbp + 5712], xmm15                              ;  1239.0 p0+p3   41 t spill
        movdqa xmm15, [rbp + 1952]                              ;  1222.3 p2      41 t
        pxor xmm15, [r8 + 3104]                                 ;  1233.3 p2+p1   41 t
        pxor xmm15, [rel camellia128_encrypt.T0_constants128]   ;  1235.3 p2+p1   41 t
        pxor xmm2, xmm15                                        ;  1237.3 p1      41 t
        pxor xmm9, xmm2                                         ;  1240.7 p1      41 t
        por xmm5, xmm15                                         ;  1237.3 p1      41 t
        movdqa [rbp + 5728], xmm6                               ;  1241.0 p0+p3   41 t spill
        movdqa xmm6, xmm15                                      ;  1237.3 p0      41 t copy
        pxor xmm6, xmm14                                        ;  1244.3 p1      41 t
        movdqa [rbp + 5744], xmm15                              ;  1243.0 p0+p3   41 t spill
        movdqa xmm15, xmm14                                     ;  1237.7 p0      41 t copy
        pxor xmm15, [r8 + 3184]                                 ;  1244.7 p2+p1   41 t
        pxor xmm15, [rbp + 2032]                                ;  1246.7 p2+p1   41 t
        pxor xmm15, [rel camellia128_encrypt.T0_constants128]   ;  1248.7 p2+p1   41 t
        pxor xmm7, xmm15                                        ;  1250.7 p1      41 t
        pxor xmm0, xmm15                                        ;  1250.7 p1      41 t
        pxor xmm1, xmm0                                         ;  1252.7 p1      41 t
        por xmm8, xmm7                                          ;  1252.7 p1      41 t
        pxor xmm4, xmm8                                         ;  1254.7 p1      41 t
        pxor xmm12, xmm8                                        ;  1254.7 p1      41 t
        pxor xmm11, xmm4                                        ;  1256.7 p1      41 t
        movdqa xmm8, xmm14                                      ;  1237.7 p0      41 t copy
        por xmm8, xmm0                                          ;  1252.7 p1      41 t
        movdqa [rbp + 5760], xmm0                               ;  1252.7 p0+p3   41 t spill
        movdqa xmm0, xmm2                                       ;  1239.3 p0      41 t copy
        movdqa [rbp + 5776], xmm14                              ;  1247.0 p0+p3   41 t spill
        movdqa xmm14, xmm3                                      ;  1239.7 p0      41 t copy
        por xmm14, xmm15                                        ;  1250.7 p1      41 t
        pxor xmm8, xmm14                                        ;  1254.7 p1      41 t
        pxor xmm11, xmm14                                       ;  1258.7 p1      41 t
        movdqa xmm14, xmm3                                      ;  1239.7 p0      41 t copy
        pxor xmm14, xmm1                                        ;  1254.7 p1      41 t
        pand xmm10, xmm14                                       ;  1256.7 p1      41 t
        pxor xmm4, xmm10                                        ;  1258.7 p1      41 t
        pxor xmm5, xmm10                                        ;  1258.7 p1      41 t
        movdqa xmm10, xmm9                                      ;  1242.7 p0      41 t copy
        pxor xmm10, xmm7                                        ;  1252.7 p1      41 t
        movdqa [rbp + 5792], xmm7                               ;  1252.7 p0+p3   41 t spill
        movdqa xmm7, xmm9                                       ;  1242.7 p0      41 t copy
        movdqa [rbp + 5808], xmm9                               ;  1251.0 p0+p3   41 t spill
        movdqa xmm9, xmm6                                       ;  1246.3 p0      41 t copy
        pand xmm9, xmm10                                        ;  1254.7 p1      41 t
        pxor xmm12, xmm9                                        ;  1256.7 p1      41 t
        pxor xmm8, xmm12                                        ;  1258.7 p1      41 t
        pxor xmm5, xmm12                                        ;  1260.7 p1      41 t
        movdqa xmm9, xmm6                                       ;  1246.3 p0      41 t copy
        pxor xmm9, xmm1                                         ;  1256.0 p1      41 t
        pxor xmm13, xmm9                                        ;  1258.0 p1      41 t
        pand xmm7, xmm9                                         ;  1258.0 p1      41 t
        pxor xmm4, xmm7                                         ;  1260.7 p1      41 t
        pand xmm0, xmm13                                        ;  1260.0 p1      41 t
        pxor xmm11, xmm0                                        ;  1262.0 p1      41 t
        movdqa xmm0, xmm8                                       ;  1260.7 p0      41 t copy
        pand xmm0, xmm11                                        ;  1267.7 p1      41 t
        pxor xmm5, xmm0                                         ;  1269.7 p1      41 t
        movdqa xmm7, xmm11                                      ;  1264.0 p0      41 t copy
        pxor xmm7, xmm5                                         ;  1271.7 p1      41 t
        pand xmm5, xmm4                                         ;  1271.7 p1      41 t
        pxor xmm8, xmm5                                         ;  1273.7 p1      41 t
        por xmm0, xmm7                                          ;  1273.7 p1      41 t
        pxor xmm0, xmm8                                         ;  1275.7 p1      41 t
        movdqa xmm5, xmm4                                       ;  1262.7 p0      41 t copy
        pand xmm5, xmm8                                         ;  1275.7 p1      41 t
        pxor xmm11, xmm5                                        ;  1277.7 p1      41 t
        pand xmm14, xmm0                                        ;  1277.7 p1      41 t
        pand xmm8, xmm11                                        ;  1279.7 p1      41 t
        pxor xmm4, xmm8                                         ;  1281.7 p1      41 t
        movdqa xmm5, [rbp + 2128]                               ;  1248.3 p2      23 t
        pxor xmm5, [r8 + 3280]                                  ;  1274.0 p2+p1   23 t
        movdqa xmm8, [rel camellia128_encrypt.T0_constants128]  ;  1250.3 p2      41 t reload
        pxor xmm5, xmm8                                         ;  1276.0 p1      23 t
        movdqa xmm12, [rbp + 5728]                              ;  1251.3 p2      41 t reload
        pand xmm12, xmm0                                        ;  1277.7 p1      41 t
        movdqa xmm8, [rbp + 5776]                               ;  1252.3 p2      41 t reload
        pand xmm8, xmm4                                         ;  1283.7 p1      41 t
        movdqa [rbp + 5776], xmm5                               ;  1278.0 p0+p3   23 t spill
        movdqa xmm5, [rbp + 5760]                               ;  1253.3 p2      41 t reload
        pand xmm5, xmm4                                         ;  1283.7 p1      41 t
        movdqa [rbp + 5760], xmm14                              ;  1279.7 p0+p3   41 t spill
        movdqa xmm14, xmm0                                      ;  1277.7 p0      41 t copy
        por xmm14, xmm11                                        ;  1284.7 p1      41 t
        pxor xmm7, xmm14                                        ;  1286.7 p1      41 t
        movdqa xmm14, [rbp + 5744]                              ;  1254.3 p2      41 t reload
        pand xmm14, xmm11                                       ;  1281.0 p1      41 t
        movdqa [rbp + 5744], xmm12                              ;  1279.7 p0+p3   41 t spill
        movdqa xmm12, [rbp + 5680]                              ;  1255.7 p2      41 t reload
        pand xmm12, xmm11                                       ;  1282.0 p1      41 t
        movdqa [rbp + 5680], xmm8                               ;  1285.7 p0+p3   41 t spill
        movdqa xmm8, xmm0                                       ;  1277.7 p0      41 t copy
        pxor xmm8, xmm11                                        ;  1284.7 p1      41 t
        pxor xmm11, xmm4                                        ;  1284.0 p1      41 t
        pand xmm10, xmm11                                       ;  1286.0 p1      41 t
        pand xmm6, xmm11                                        ;  1286.0 p1      41 t
        pand xmm2, xmm8                                         ;  1287.0 p1      41 t
        pand xmm13, xmm8                                        ;  1288.0 p1      41 t
        pxor xmm5, xmm2                                         ;  1289.0 p1      41 t
        pxor xmm8, xmm7                                         ;  1290.0 p1      41 t
        pand xmm9, xmm8                                         ;  1292.0 p1      41 t
        movdqa xmm11, [rbp + 5808]                              ;  1260.3 p2      41 t reload
        pand xmm11, xmm8                                        ;  1292.0 p1      41 t
        pxor xmm4, xmm7                                         ;  1293.0 p1      41 t
        pxor xmm13, xmm9                                        ;  1294.0 p1      41 t
        movdqa xmm8, [rbp + 5712]                               ;  1261.7 p2      41 t reload
        pand xmm8, xmm7                                         ;  1295.0 p1      41 t
        movdqa [rbp + 5712], xmm11                              ;  1294.0 p0+p3   41 t spill
        movdqa xmm11, [rbp + 5696]                              ;  1263.0 p2      41 t reload
        pand xmm11, xmm7                                        ;  1296.0 p1      41 t
        pxor xmm9, xmm11                                        ;  1298.0 p1      41 t
        pand xmm15, xmm4                                        ;  1298.0 p1      41 t
        pxor xmm2, xmm15                                        ;  1300.0 p1      41 t
        pxor xmm0, xmm4                                         ;  1300.0 p1      41 t
        pand xmm3, xmm4                                         ;  1301.0 p1      41 t
        movdqa xmm15, [rbp + 5760]                              ;  1279.7 p2      41 t
        pxor xmm15, xmm3                                        ;  1303.0 p1      41 t
        pxor xmm15, xmm13                                       ;  1305.0 p1      41 t
        movdqa xmm3, [rbp + 5680]                               ;  1285.7 p2      41 t reload
        pxor xmm3, xmm13                                        ;  1304.0 p1      41 t
        pxor xmm8, xmm10                                        ;  1305.0 p1      41 t
        pxor xmm8, xmm5                                         ;  1307.0 p1      41 t
        movdqa xmm4, [rbp + 2064]                               ;  1267.7 p2      23 t
        pxor xmm4, [r8 + 3216]                                  ;  1307.0 p2+p1   23 t
        movdqa xmm7, [rel camellia128_encrypt.T0_constants128]  ;  1269.7 p2      41 t reload
        pxor xmm4, xmm7                                         ;  1309.0 p1      23 t
        pand xmm1, xmm0                                         ;  1309.0 p1      41 t
        movdqa xmm11, [rbp + 5792]                              ;  1270.7 p2      41 t reload
        pand xmm11, xmm0                                        ;  1310.0 p1      41 t
        pxor xmm10, xmm11                                       ;  1312.0 p1      41 t
        pxor xmm10, xmm2                                        ;  1314.0 p1      41 t
        pxor xmm6, xmm9                                         ;  1313.0 p1      41 t
        movdqa xmm0, [rbp + 5744]                               ;  1279.7 p2      41 t reload
        pxor xmm0, xmm2                                         ;  1314.0 p1      41 t
        movdqa xmm2, [rbp + 5520]                               ;  1272.7 p2      23 t
        pxor xmm9, xmm1                                         ;  1315.0 p1      41 t
        movdqa xmm1, [rbp + 5776]                               ;  1278.0 p2      23 t reload
        pxor xmm2, xmm1                                         ;  1316.0 p1      23 t
        pxor xmm14, xmm8                                        ;  1317.0 p1      41 t
        pxor xmm5, xmm15                                        ;  1318.0 p1      41 t
        pxor xmm9, [rbp + 5760]                                 ;  1319.0 p2+p1   41 t
        pxor xmm12, xmm10                                       ;  1320.0 p1      41 t
        pxor xmm5, xmm10                                        ;  1321.0 p1      41 t
        pxor xmm9, xmm7                                         ;  1322.0 p1      41 t
        pxor xmm8, xmm7                                         ;  1323.0 p1      41 t
        pxor xmm15, xmm7                                        ;  1324.0 p1      41 t
        movdqa xmm10, [rbp + 2160]                              ;  1276.3 p2      23 t
        pxor xmm10, [r8 + 3312]                                 ;  1325.0 p2+p1   23 t
        pxor xmm10, xmm7                                        ;  1327.0 p1      23 t
        pxor xmm10, xmm2                                        ;  1329.0 p1      23 t
        movdqa xmm11, [rbp + 5648]                              ;  1278.3 p2      23 t reload
        pxor xmm2, xmm11                                        ;  1328.0 p1      23 t
        pxor xmm12, xmm14                                       ;  1329.0 p1      41 t
        pxor xmm3, xmm14                                        ;  1330.0 p1      41 t
        pxor xmm6, xmm14                                        ;  1331.0 p1      41 t
        movdqa xmm14, xmm1                                      ;  1289.0 p0      23 t copy
        movdqa xmm13, xmm11                                     ;  1289.3 p0      23 t copy
        pxor xmm0, xmm12                                        ;  1332.0 p1      41 t
        pxor xmm12, [rbp + 5712]                                ;  1333.0 p2+p1   41 t
        pxor xmm9, xmm3                                         ;  1334.0 p1      41 t
        pxor xmm3, xmm0                                         ;  1335.0 p1      41 t
        pxor xmm0, xmm7                                         ;  1336.0 p1      41 t
        pxor xmm3, xmm6                                         ;  1337.0 p1      41 t
        pxor xmm15, xmm3                                        ;  1339.0 p1      41 t
        pxor xmm3, xmm12                                        ;  1339.0 p1      41 t
        pxor xmm12, xmm7                                        ;  1340.0 p1      41 t
        movdqa [rbp + 5712], xmm6                               ;  1333.0 p0+p3   41 t spill
        movdqa xmm6, xmm11                                      ;  1289.3 p0      23 t copy
        movdqa [rbp + 5648], xmm12                              ;  1342.0 p0+p3   41 t spill
        movdqa xmm12, [rbp + 5136]                              ;  1285.3 p2      23 t
        pxor xmm12, [rbp + 5536]                                ;  1341.0 p2+p1   23 t
        movdqa [rbp + 5776], xmm15                              ;  1341.0 p0+p3   41 t spill
        movdqa xmm15, [rbp + 2144]                              ;  1287.3 p2      23 t
        pxor xmm15, [r8 + 3296]                                 ;  1342.0 p2+p1   23 t
        pxor xmm15, xmm7                                        ;  1344.0 p1      23 t
        pxor xmm15, xmm10                                       ;  1346.0 p1      23 t
        pxor xmm13, xmm15                                       ;  1348.0 p1      23 t
        por xmm14, xmm13                                        ;  1350.0 p1      23 t
        movdqa [rbp + 5760], xmm5                               ;  1323.0 p0+p3   41 t spill
        movdqa xmm5, [rbp + 5664]                               ;  1290.0 p2      23 t
        pxor xmm5, xmm4                                         ;  1347.0 p1      23 t
        movdqa [rbp + 5664], xmm8                               ;  1325.0 p0+p3   41 t spill
        movdqa xmm8, xmm4                                       ;  1311.0 p0      23 t copy
        pxor xmm8, xmm10                                        ;  1348.0 p1      23 t
        movdqa [rbp + 5744], xmm9                               ;  1336.0 p0+p3   41 t spill
        movdqa xmm9, xmm4                                       ;  1311.0 p0      23 t copy
        por xmm9, [rbp + 5136]                                  ;  1349.0 p2+p1   23 t
        movdqa [rbp + 5792], xmm0                               ;  1338.0 p0+p3   41 t spill
        movdqa xmm0, [rbp + 5520]                               ;  1294.3 p2      23 t
        movdqa [rbp + 5520], xmm3                               ;  1341.0 p0+p3   41 t spill
        movdqa xmm3, [rbp + 5536]                               ;  1295.3 p2      23 t
        pxor xmm3, xmm2                                         ;  1350.0 p1      23 t
        pxor xmm3, xmm14                                        ;  1352.0 p1      23 t
        movdqa xmm7, xmm10                                      ;  1331.0 p0      23 t copy
        pxor xmm7, xmm12                                        ;  1352.0 p1      23 t
        movdqa [rbp + 5536], xmm4                               ;  1311.0 p0+p3   23 t spill
        movdqa xmm4, xmm10                                      ;  1331.0 p0      23 t copy
        movdqa [rbp + 5680], xmm10                              ;  1331.0 p0+p3   23 t spill
        movdqa xmm10, xmm2                                      ;  1330.0 p0      23 t copy
        pxor xmm10, xmm5                                        ;  1353.0 p1      23 t
        movdqa [rbp + 5696], xmm11                              ;  1303.7 p0+p3   23 t spill
        movdqa xmm11, xmm2                                      ;  1330.0 p0      23 t copy
        pxor xmm11, xmm15                                       ;  1354.0 p1      23 t
        pxor xmm0, xmm11                                        ;  1356.0 p1      23 t
        por xmm4, xmm11                                         ;  1356.0 p1      23 t
        movdqa [rbp + 5808], xmm11                              ;  1356.0 p0+p3   23 t spill
        movdqa xmm11, xmm2                                      ;  1330.0 p0      23 t copy
        pand xmm11, xmm12                                       ;  1357.0 p1      23 t
        pxor xmm14, xmm11                                       ;  1359.0 p1      23 t
        pxor xmm1, xmm14                                        ;  1361.0 p1      23 t
        movdqa xmm11, xmm12                                     ;  1343.0 p0      23 t copy
        movdqa [rbp + 5728], xmm12                              ;  1343.0 p0+p3   23 t spill
        movdqa xmm12, [rbp + 2272]                              ;  1304.3 p2      22 t
        pxor xmm12, [r8 + 3424]                                 ;  1360.0 p2+p1   22 t
        pxor xmm12, [rel camellia128_encrypt.T0_constants128]   ;  1362.0 p2+p1   22 t
        movdqa [rbp + 5824], xmm12                              ;  1364.0 p0+p3   22 t spill
        movdqa xmm12, xmm15                                     ;  1348.0 p0      23 t copy
        por xmm12, xmm7                                         ;  1362.0 p1      23 t
        pxor xmm4, xmm12                                        ;  1364.0 p1      23 t
        pxor xmm1, xmm12                                        ;  1364.0 p1      23 t
        movdqa xmm12, xmm13                                     ;  1350.0 p0      23 t copy
        pxor xmm12, xmm10                                       ;  1365.0 p1      23 t
        movdqa [rbp + 5840], xmm13                              ;  1350.0 p0+p3   23 t spill
        movdqa xmm13, [rbp + 5136]                              ;  1309.3 p2      23 t
        movdqa [rbp + 5136], xmm13                              ;  1320.3 p0+p3   23 t spill
        movdqa xmm13, xmm5                                      ;  1349.0 p0      23 t copy
        movdqa [rbp + 5856], xmm15                              ;  1348.0 p0+p3   23 t spill
        movdqa xmm15, [rbp + 2208]                              ;  1311.3 p2      22 t
        pxor xmm15, [r8 + 3360]                                 ;  1366.0 p2+p1   22 t
        pxor xmm15, [rel camellia128_encrypt.T0_constants128]   ;  1368.0 p2+p1   22 t
        movdqa [rbp + 5872], xmm15                              ;  1370.0 p0+p3   22 t spill
        movdqa xmm15, xmm8                                      ;  1350.0 p0      23 t copy
        pand xmm15, xmm12                                       ;  1368.0 p1      23 t
        pxor xmm3, xmm15                                        ;  1370.0 p1      23 t
        pxor xmm4, xmm3                                         ;  1372.0 p1      23 t
        pxor xmm9, xmm3                                         ;  1372.0 p1      23 t
        movdqa xmm15, xmm8                                      ;  1350.0 p0      23 t copy
        pxor xmm15, xmm0                                        ;  1372.0 p1      23 t
        pxor xmm11, xmm15                                       ;  1374.0 p1      23 t
        pand xmm13, xmm11                                       ;  1376.0 p1      23 t
        pxor xmm1, xmm13                                        ;  1378.0 p1      23 t
        movdqa xmm3, xmm10                                      ;  1355.0 p0      23 t copy
        pand xmm3, xmm15                                        ;  1376.0 p1      23 t
        pxor xmm14, xmm3                                        ;  1378.0 p1      23 t
        movdqa xmm3, xmm7                                       ;  1354.0 p0      23 t copy
        pxor xmm3, xmm0                                         ;  1378.0 p1      23 t
        pand xmm6, xmm3                                         ;  1380.0 p1      23 t
        pxor xmm14, xmm6                                        ;  1382.0 p1      23 t
        pxor xmm9, xmm6                                         ;  1382.0 p1      23 t
        movdqa xmm6, [rbp + 5472]                               ;  1331.0 p2      22 t
        movdqa xmm13, [rbp + 5504]                              ;  1332.0 p2      40 t reload
        pxor xmm6, xmm13                                        ;  1382.0 p1      22 t
        pxor xmm13, [rbp + 5872]                                ;  1383.0 p2+p1   22 t
        movdqa [rbp + 5504], xmm13                              ;  1385.0 p0+p3   22 t spill
        movdqa xmm13, [rbp + 5456]                              ;  1334.0 p2      22 t
        pxor xmm13, [rbp + 5824]                                ;  1384.0 p2+p1   22 t
        movdqa [rbp + 5888], xmm6                               ;  1384.0 p0+p3   22 t spill
        movdqa xmm6, [rbp + 2176]                               ;  1337.0 p2      22 t
        pxor xmm6, [r8 + 3328]                                  ;  1385.0 p2+p1   22 t
        pxor xmm6, [rel camellia128_encrypt.T0_constants128]    ;  1387.0 p2+p1   22 t
        pxor xmm6, xmm13                                        ;  1389.0 p1      22 t
        pxor xmm13, [rbp + 5888]                                ;  1395.0 p2+p1   22 t
        movdqa [rbp + 5904], xmm13                              ;  1397.0 p0+p3   22 t spill
        movdqa xmm13, xmm4                                      ;  1374.0 p0      23 t copy
        pand xmm13, xmm1                                        ;  1389.0 p1      23 t
        pxor xmm9, xmm13                                        ;  1391.0 p1      23 t
        movdqa [rbp + 5920], xmm6                               ;  1391.0 p0+p3   22 t spill
        movdqa xmm6, xmm1                                       ;  1380.0 p0      23 t copy
        pxor xmm6, xmm9                                         ;  1393.0 p1      23 t
        pand xmm9, xmm14                                        ;  1393.0 p1      23 t
        pxor xmm4, xmm9                                         ;  1395.0 p1      23 t
        por xmm13, xmm6                                         ;  1395.0 p1      23 t
        pxor xmm13, xmm4                                        ;  1397.0 p1      23 t
        movdqa xmm9, xmm14                                      ;  1384.0 p0      23 t copy
        pand xmm9, xmm4                                         ;  1397.0 p1      23 t
        pxor xmm1, xmm9                                         ;  1399.0 p1      23 t
        pand xmm3, xmm13                                        ;  1399.0 p1      23 t
        movdqa xmm9, [rbp + 5472]                               ;  1353.0 p2      22 t
        pxor xmm9, [rbp + 5552]                                 ;  1399.0 p2+p1   22 t
        pand xmm4, xmm1                                         ;  1401.0 p1      23 t
        pxor xmm14, xmm4                                        ;  1403.0 p1      23 t
        movdqa xmm4, [rbp + 5920]                               ;  1391.0 p2      22 t
        pxor xmm4, [r8 + 3440]                                  ;  1402.0 p2+p1   22 t
        pxor xmm4, [rbp + 2288]                                 ;  1404.0 p2+p1   22 t
        pxor xmm4, [rel camellia128_encrypt.T0_constants128]    ;  1406.0 p2+p1   22 t
        movdqa [rbp + 5936], xmm4                               ;  1408.0 p0+p3   22 t spill
        movdqa xmm4, [rbp + 5696]                               ;  1359.0 p2      23 t reload
        pand xmm4, xmm13                                        ;  1405.0 p1      23 t
        movdqa [rbp + 5696], xmm9                               ;  1401.0 p0+p3   22 t spill
        movdqa xmm9, [rbp + 5920]                               ;  1391.0 p2      22 t
        pxor xmm9, [rbp + 5696]                                 ;  1412.0 p2+p1   22 t
        movdqa [rbp + 5952], xmm9                               ;  1414.0 p0+p3   22 t spill
        movdqa xmm9, [rbp + 5936]                               ;  1408.0 p2      22 t
        pxor xmm9, [rbp + 5888]                                 ;  1419.0 p2+p1   22 t
        movdqa [rbp + 5968], xmm9                               ;  1421.0 p0+p3   22 t spill
        movdqa xmm9, [rbp + 5680]                               ;  1364.0 p2      23 t reload
        pand xmm9, xmm14                                        ;  1408.0 p1      23 t
        movdqa [rbp + 5680], xmm3                               ;  1401.0 p0+p3   23 t spill
        movdqa xmm3, [rbp + 5808]                               ;  1365.0 p2      23 t reload
        pand xmm3, xmm14                                        ;  1409.0 p1      23 t
        movdqa [rbp + 5808], xmm4                               ;  1407.0 p0+p3   23 t spill
        movdqa xmm4, [rbp + 5680]                               ;  1401.0 p2      23 t
        movdqa [rbp + 5984], xmm9                               ;  1410.0 p0+p3   23 t spill
        movdqa xmm9, [rbp + 5680]                               ;  1401.0 p2      23 t
        pxor xmm9, [rel camellia128_encrypt.T0_constants128]    ;  1412.0 p2+p1   23 t
        movdqa [rbp + 5680], xmm9                               ;  1414.0 p0+p3   23 t spill
        movdqa xmm9, xmm13                                      ;  1399.0 p0      23 t copy
        por xmm9, xmm1                                          ;  1411.0 p1      23 t
        pxor xmm6, xmm9                                         ;  1413.0 p1      23 t
        pand xmm2, xmm6                                         ;  1415.0 p1      23 t
        movdqa xmm9, [rbp + 5536]                               ;  1369.0 p2      23 t reload
        pand xmm9, xmm1                                         ;  1414.0 p1      23 t
        movdqa [rbp + 5536], xmm10                              ;  1373.0 p0+p3   23 t spill
        movdqa xmm10, [rbp + 5136]                              ;  1370.3 p2      23 t reload
        pand xmm10, xmm1                                        ;  1415.0 p1      23 t
        movdqa [rbp + 5136], xmm10                              ;  1417.0 p0+p3   23 t spill
        movdqa xmm10, xmm13                                     ;  1399.0 p0      23 t copy
        pxor xmm10, xmm1                                        ;  1416.0 p1      23 t
        pxor xmm1, xmm14                                        ;  1417.0 p1      23 t
        pxor xmm14, xmm6                                        ;  1418.0 p1      23 t
        pand xmm5, xmm10                                        ;  1419.0 p1      23 t
        pand xmm11, xmm10                                       ;  1420.0 p1      23 t
        pxor xmm10, xmm6                                        ;  1421.0 p1      23 t
        movdqa [rbp + 6000], xmm1                               ;  1419.0 p0+p3   23 t spill
        movdqa xmm1, [rbp + 5728]                               ;  1374.7 p2      23 t reload
        pand xmm1, xmm6                                         ;  1422.0 p1      23 t
        movdqa xmm6, [rbp + 6000]                               ;  1419.0 p2      23 t reload
        pand xmm12, xmm6                                        ;  1430.0 p1      23 t
        pand xmm8, xmm6                                         ;  1430.0 p1      23 t
        pand xmm15, xmm10                                       ;  1425.0 p1      23 t
        pxor xmm3, xmm5                                         ;  1426.0 p1      23 t
        movdqa xmm6, [rbp + 5536]                               ;  1377.0 p2      23 t reload
        pand xmm6, xmm10                                        ;  1427.0 p1      23 t
        pxor xmm13, xmm14                                       ;  1428.0 p1      23 t
        pand xmm7, xmm14                                        ;  1429.0 p1      23 t
        movdqa xmm10, [rbp + 5856]                              ;  1378.3 p2      23 t reload
        pand xmm10, xmm14                                       ;  1430.0 p1      23 t
        pxor xmm5, xmm10                                        ;  1432.0 p1      23 t
        pxor xmm4, xmm7                                         ;  1432.0 p1      23 t
        movdqa xmm14, [rbp + 5504]                              ;  1385.0 p2      22 t
        movdqa xmm7, [rbp + 5904]                               ;  1397.0 p2      22 t reload
        pxor xmm14, xmm7                                        ;  1433.0 p1      22 t
        pxor xmm11, xmm15                                       ;  1434.0 p1      23 t
        pxor xmm1, xmm15                                        ;  1435.0 p1      23 t
        pxor xmm2, xmm3                                         ;  1436.0 p1      23 t
        pand xmm0, xmm13                                        ;  1437.0 p1      23 t
        movdqa xmm15, [rbp + 5840]                              ;  1384.0 p2      23 t reload
        pand xmm15, xmm13                                       ;  1438.0 p1      23 t
        pxor xmm2, xmm12                                        ;  1439.0 p1      23 t
        pxor xmm12, xmm15                                       ;  1440.0 p1      23 t
        movdqa xmm15, [rbp + 5936]                              ;  1408.0 p2      22 t
        pxor xmm15, xmm7                                        ;  1441.0 p1      22 t
        pxor xmm12, xmm5                                        ;  1442.0 p1      23 t
        movdqa xmm10, [rbp + 5808]                              ;  1407.0 p2      23 t reload
        pxor xmm10, xmm5                                        ;  1443.0 p1      23 t
        pxor xmm4, xmm11                                        ;  1444.0 p1      23 t
        movdqa xmm5, [rbp + 5984]                               ;  1410.0 p2      23 t reload
        pxor xmm5, xmm11                                        ;  1445.0 p1      23 t
        movdqa xmm11, [rbp + 5680]                              ;  1414.0 p2      23 t reload
        pxor xmm11, xmm0                                        ;  1446.0 p1      23 t
        pxor xmm8, xmm1                                         ;  1447.0 p1      23 t
        pxor xmm11, xmm1                                        ;  1448.0 p1      23 t
        movdqa xmm0, [rbp + 5936]                               ;  1408.0 p2      22 t
        movdqa xmm1, [rbp + 5952]                               ;  1414.0 p2      22 t reload
        por xmm0, xmm1                                          ;  1449.0 p1      22 t
        pxor xmm9, xmm2                                         ;  1450.0 p1      23 t
        movdqa xmm13, [rel camellia128_encrypt.T0_constants128] ;  1397.0 p2      41 t reload
        pxor xmm2, xmm13                                        ;  1451.0 p1      23 t
        pxor xmm3, xmm12                                        ;  1452.0 p1      23 t
        movdqa [rbp + 5680], xmm2                               ;  1453.0 p0+p3   23 t spill
        movdqa xmm2, [rbp + 5136]                               ;  1417.0 p2      23 t reload
        pxor xmm2, xmm12                                        ;  1453.0 p1      23 t
        pxor xmm3, xmm4                                         ;  1454.0 p1      23 t
        movdqa xmm12, xmm7                                      ;  1408.0 p0      22 t copy
        pand xmm12, [rbp + 5696]                                ;  1455.0 p2+p1   22 t
        pxor xmm4, xmm13                                        ;  1456.0 p1      23 t
        pxor xmm2, xmm9                                         ;  1457.0 p1      23 t
        pxor xmm5, xmm9                                         ;  1458.0 p1      23 t
        pxor xmm8, xmm9                                         ;  1459.0 p1      23 t
        movdqa xmm9, xmm7                                       ;  1408.0 p0      22 t copy
        pxor xmm9, [rbp + 5552]                                 ;  1460.0 p2+p1   22 t
        pxor xmm6, xmm2                                         ;  1461.0 p1      23 t
        pxor xmm10, xmm2                                        ;  1462.0 p1      23 t
        movdqa xmm2, [rbp + 5920]                               ;  1403.7 p2      22 t
        pxor xmm2, [rbp + 5872]                                 ;  1463.0 p2+p1   22 t
        pxor xmm11, xmm5                                        ;  1464.0 p1      23 t
        pxor xmm5, xmm10                                        ;  1465.0 p1      23 t
        pxor xmm10, xmm13                                       ;  1466.0 p1      23 t
        pxor xmm5, xmm8                                         ;  1467.0 p1      23 t
        pxor xmm4, xmm5                                         ;  1469.0 p1      23 t
        pxor xmm5, xmm6                                         ;  1469.0 p1      23 t
        pxor xmm6, xmm13                                        ;  1470.0 p1      23 t
        movdqa [rbp + 5552], xmm8                               ;  1461.0 p0+p3   23 t spill
        movdqa xmm8, xmm1                                       ;  1425.0 p0      22 t copy
        movdqa [rbp + 5952], xmm6                               ;  1472.0 p0+p3   23 t spill
        movdqa xmm6, [rbp + 5968]                               ;  1421.0 p2      22 t
        pxor xmm6, xmm14                                        ;  1471.0 p1      22 t
        movdqa [rbp + 5904], xmm4                               ;  1471.0 p0+p3   23 t spill
        movdqa xmm4, [rbp + 5456]                               ;  1414.0 p2      22 t
        pxor xmm4, xmm15                                        ;  1472.0 p1      22 t
        pxor xmm8, xmm4                                         ;  1474.0 p1      22 t
        movdqa [rbp + 5456], xmm3                               ;  1456.0 p0+p3   23 t spill
        movdqa xmm3, xmm14                                      ;  1435.0 p0      22 t copy
        movdqa [rbp + 5136], xmm11                              ;  1466.0 p0+p3   23 t spill
        movdqa xmm11, xmm15                                     ;  1443.0 p0      22 t copy
        por xmm11, [rbp + 5920]                                 ;  1474.0 p2+p1   22 t
        pxor xmm11, xmm0                                        ;  1476.0 p1      22 t
        pxor xmm0, [rbp + 5824]                                 ;  1476.0 p2+p1   22 t
        movdqa [rbp + 5984], xmm10                              ;  1468.0 p0+p3   23 t spill
        movdqa xmm10, [rbp + 5968]                              ;  1424.7 p2      22 t
        por xmm10, [rbp + 5824]                                 ;  1477.0 p2+p1   22 t
        pxor xmm12, xmm10                                       ;  1479.0 p1      22 t
        pxor xmm9, xmm10                                        ;  1479.0 p1      22 t
        movdqa xmm10, [rbp + 5696]                              ;  1426.7 p2      22 t
        pxor xmm0, xmm12                                        ;  1481.0 p1      22 t
        movdqa [rbp + 5824], xmm5                               ;  1471.0 p0+p3   23 t spill
        movdqa xmm5, [rbp + 5504]                               ;  1427.7 p2      22 t
        movdqa xmm13, [rbp + 5888]                              ;  1428.7 p2      22 t
        pand xmm13, xmm8                                        ;  1481.0 p1      22 t
        pxor xmm12, xmm13                                       ;  1483.0 p1      22 t
        movdqa [rbp + 5808], xmm14                              ;  1435.0 p0+p3   22 t spill
        movdqa xmm14, [rbp + 5872]                              ;  1429.7 p2      22 t
        por xmm14, [rbp + 5472]                                 ;  1483.0 p2+p1   22 t
        pxor xmm13, xmm14                                       ;  1485.0 p1      22 t
        movdqa xmm14, [rbp + 5504]                              ;  1431.7 p2      22 t
        movdqa [rbp + 5504], xmm1                               ;  1431.3 p0+p3   22 t spill
        movdqa xmm1, [rbp + 5888]                               ;  1432.7 p2      22 t
        movdqa [rbp + 5888], xmm15                              ;  1443.0 p0+p3   22 t spill
        movdqa xmm15, [rbp + 5920]                              ;  1433.7 p2      22 t
        movdqa [rbp + 5920], xmm15                              ;  1444.7 p0+p3   22 t spill
        movdqa xmm15, xmm2                                      ;  1465.0 p0      22 t copy
        pand xmm15, xmm6                                        ;  1485.0 p1      22 t
        pxor xmm9, xmm15                                        ;  1487.0 p1      22 t
        pxor xmm11, xmm9                                        ;  1489.0 p1      22 t
        pxor xmm13, xmm9                                        ;  1489.0 p1      22 t
        movdqa xmm15, xmm2                                      ;  1465.0 p0      22 t copy
        pxor xmm15, xmm4                                        ;  1489.0 p1      22 t
        pxor xmm10, xmm15                                       ;  1491.0 p1      22 t
        pand xmm3, xmm15                                        ;  1491.0 p1      22 t
        pxor xmm12, xmm3                                        ;  1493.0 p1      22 t
        pand xmm5, xmm10                                        ;  1493.0 p1      22 t
        pxor xmm0, xmm5                                         ;  1495.0 p1      22 t
        movdqa xmm3, [rbp + 5696]                               ;  1438.0 p2      22 t
        movdqa xmm5, [rbp + 5936]                               ;  1439.0 p2      22 t
        movdqa xmm9, [rbp + 5968]                               ;  1440.0 p2      22 t
        movdqa [rbp + 5968], xmm9                               ;  1451.0 p0+p3   22 t spill
        movdqa xmm9, [rbp + 5872]                               ;  1441.0 p2      22 t
        movdqa [rbp + 5872], xmm9                               ;  1452.0 p0+p3   22 t spill
        movdqa xmm9, [rbp + 2400]                               ;  1442.0 p2      21 t
        pxor xmm9, [r8 + 3552]                                  ;  1495.0 p2+p1   21 t
        pxor xmm9, [rel camellia128_encrypt.T0_constants128]    ;  1497.0 p2+p1   21 t
        movdqa [rbp + 5936], xmm9                               ;  1499.0 p0+p3   21 t spill
        movdqa xmm9, [rbp + 5472]                               ;  1445.0 p2      22 t
        movdqa [rbp + 5472], xmm9                               ;  1456.0 p0+p3   22 t spill
        movdqa xmm9, [rbp + 2336]                               ;  1446.0 p2      21 t
        pxor xmm9, [r8 + 3488]                                  ;  1497.0 p2+p1   21 t
        pxor xmm9, [rel camellia128_encrypt.T0_constants128]    ;  1499.0 p2+p1   21 t
        movdqa [rbp + 5696], xmm9                               ;  1501.0 p0+p3   21 t spill
        movdqa xmm9, [rbp + 5376]                               ;  1449.0 p2      21 t
        pxor xmm9, [rbp + 5488]                                 ;  1499.0 p2+p1   21 t
        movdqa [rbp + 5840], xmm9                               ;  1501.0 p0+p3   21 t spill
        movdqa xmm9, [rbp + 5360]                               ;  1452.0 p2      21 t
        pxor xmm9, [rbp + 5936]                                 ;  1510.0 p2+p1   21 t
        movdqa [rbp + 5856], xmm9                               ;  1512.0 p0+p3   21 t spill
        movdqa xmm9, xmm11                                      ;  1491.0 p0      22 t copy
        pand xmm9, xmm0                                         ;  1501.0 p1      22 t
        pxor xmm13, xmm9                                        ;  1503.0 p1      22 t
        movdqa [rbp + 5536], xmm2                               ;  1465.0 p0+p3   22 t spill
        movdqa xmm2, [rbp + 5856]                               ;  1512.0 p2      21 t
        pxor xmm2, [r8 + 3456]                                  ;  1523.0 p2+p1   21 t
        pxor xmm2, [rbp + 2304]                                 ;  1525.0 p2+p1   21 t
        pxor xmm2, [rel camellia128_encrypt.T0_constants128]    ;  1527.0 p2+p1   21 t
        movdqa [rbp + 6000], xmm2                               ;  1529.0 p0+p3   21 t spill
        movdqa xmm2, xmm0                                       ;  1497.0 p0      22 t copy
        pxor xmm2, xmm13                                        ;  1506.0 p1      22 t
        pand xmm13, xmm12                                       ;  1507.0 p1      22 t
        pxor xmm11, xmm13                                       ;  1509.0 p1      22 t
        por xmm9, xmm2                                          ;  1509.0 p1      22 t
        pxor xmm9, xmm11                                        ;  1511.0 p1      22 t
        movdqa xmm13, xmm12                                     ;  1495.0 p0      22 t copy
        pand xmm13, xmm11                                       ;  1511.0 p1      22 t
        pxor xmm0, xmm13                                        ;  1513.0 p1      22 t
        pand xmm8, xmm9                                         ;  1513.0 p1      22 t
        pand xmm1, xmm9                                         ;  1514.0 p1      22 t
        pand xmm11, xmm0                                        ;  1515.0 p1      22 t
        pxor xmm12, xmm11                                       ;  1517.0 p1      22 t
        movdqa xmm11, [rbp + 5376]                              ;  1472.7 p2      21 t
        movdqa xmm13, [rbp + 5584]                              ;  1473.7 p2      40 t reload
        pxor xmm11, xmm13                                       ;  1517.0 p1      21 t
        movdqa [rbp + 5584], xmm11                              ;  1519.0 p0+p3   21 t spill
        movdqa xmm11, [rbp + 6000]                              ;  1529.0 p2      21 t
        pxor xmm11, [r8 + 3568]                                 ;  1540.0 p2+p1   21 t
        pxor xmm11, [rbp + 2416]                                ;  1542.0 p2+p1   21 t
        pxor xmm11, [rel camellia128_encrypt.T0_constants128]   ;  1544.0 p2+p1   21 t
        movdqa [rbp + 5728], xmm11                              ;  1546.0 p0+p3   21 t spill
        movdqa xmm11, [rbp + 5696]                              ;  1501.0 p2      21 t
        pxor xmm11, [rbp + 5488]                                ;  1521.0 p2+p1   21 t
        movdqa [rbp + 5488], xmm11                              ;  1523.0 p0+p3   21 t spill
        movdqa xmm11, [rbp + 5920]                              ;  1480.7 p2      22 t reload
        pand xmm11, xmm12                                       ;  1522.0 p1      22 t
        movdqa [rbp + 5920], xmm13                              ;  1484.7 p0+p3   21 t spill
        movdqa xmm13, [rbp + 5888]                              ;  1481.7 p2      22 t reload
        pand xmm13, xmm12                                       ;  1523.0 p1      22 t
        movdqa [rbp + 5888], xmm8                               ;  1515.0 p0+p3   22 t spill
        movdqa xmm8, [rbp + 5856]                               ;  1512.0 p2      21 t
        pxor xmm8, [rbp + 5840]                                 ;  1524.0 p2+p1   21 t
        movdqa [rbp + 5856], xmm8                               ;  1526.0 p0+p3   21 t spill
        movdqa xmm8, [rbp + 5888]                               ;  1515.0 p2      22 t
        movdqa [rbp + 6016], xmm1                               ;  1516.0 p0+p3   22 t spill
        movdqa xmm1, [rbp + 5920]                               ;  1485.7 p2      21 t reload
        pxor xmm1, [rbp + 5856]                                 ;  1537.0 p2+p1   21 t
        movdqa [rbp + 5920], xmm1                               ;  1539.0 p0+p3   21 t spill
        movdqa xmm1, xmm9                                       ;  1513.0 p0      22 t copy
        por xmm1, xmm0                                          ;  1526.0 p1      22 t
        pxor xmm2, xmm1                                         ;  1528.0 p1      22 t
        movdqa xmm1, [rbp + 5872]                               ;  1487.7 p2      22 t reload
        pand xmm1, xmm0                                         ;  1528.0 p1      22 t
        pand xmm7, xmm2                                         ;  1530.0 p1      22 t
        pand xmm3, xmm2                                         ;  1530.0 p1      22 t
        movdqa [rbp + 5872], xmm11                              ;  1524.0 p0+p3   22 t spill
        movdqa xmm11, [rbp + 5472]                              ;  1489.3 p2      22 t reload
        pand xmm11, xmm0                                        ;  1531.0 p1      22 t
        movdqa [rbp + 5472], xmm11                              ;  1533.0 p0+p3   22 t spill
        movdqa xmm11, xmm9                                      ;  1513.0 p0      22 t copy
        pxor xmm11, xmm0                                        ;  1532.0 p1      22 t
        pxor xmm0, xmm12                                        ;  1533.0 p1      22 t
        pxor xmm12, xmm2                                        ;  1534.0 p1      22 t
        pand xmm14, xmm11                                       ;  1535.0 p1      22 t
        pand xmm10, xmm11                                       ;  1536.0 p1      22 t
        pxor xmm2, xmm11                                        ;  1537.0 p1      22 t
        pand xmm6, xmm0                                         ;  1538.0 p1      22 t
        movdqa xmm11, [rbp + 5536]                              ;  1495.0 p2      22 t reload
        pand xmm11, xmm0                                        ;  1539.0 p1      22 t
        pand xmm15, xmm2                                        ;  1540.0 p1      22 t
        pxor xmm13, xmm14                                       ;  1541.0 p1      22 t
        movdqa xmm0, [rbp + 5808]                               ;  1497.7 p2      22 t reload
        pand xmm0, xmm2                                         ;  1542.0 p1      22 t
        pxor xmm10, xmm15                                       ;  1543.0 p1      22 t
        pxor xmm3, xmm15                                        ;  1544.0 p1      22 t
        pand xmm5, xmm12                                        ;  1545.0 p1      22 t
        pxor xmm14, xmm5                                        ;  1547.0 p1      22 t
        pxor xmm9, xmm12                                        ;  1547.0 p1      22 t
        movdqa xmm15, [rbp + 5504]                              ;  1500.0 p2      22 t reload
        pand xmm15, xmm12                                       ;  1548.0 p1      22 t
        movdqa xmm2, [rbp + 5584]                               ;  1519.0 p2      21 t
        pxor xmm8, xmm15                                        ;  1550.0 p1      22 t
        movdqa xmm15, [rbp + 6000]                              ;  1529.0 p2      21 t reload
        pxor xmm2, xmm15                                        ;  1550.0 p1      21 t
        pxor xmm7, xmm6                                         ;  1551.0 p1      22 t
        pxor xmm7, xmm13                                        ;  1553.0 p1      22 t
        pxor xmm8, xmm10                                        ;  1553.0 p1      22 t
        movdqa xmm5, [rbp + 5872]                               ;  1524.0 p2      22 t reload
        pxor xmm5, xmm10                                        ;  1554.0 p1      22 t
        pand xmm4, xmm9                                         ;  1555.0 p1      22 t
        movdqa xmm10, [rbp + 5968]                              ;  1504.0 p2      22 t reload
        pand xmm10, xmm9                                        ;  1556.0 p1      22 t
        pxor xmm6, xmm10                                        ;  1558.0 p1      22 t
        movdqa xmm9, [rbp + 5728]                               ;  1546.0 p2      21 t
        movdqa xmm10, [rbp + 5840]                              ;  1506.0 p2      21 t reload
        pxor xmm9, xmm10                                        ;  1558.0 p1      21 t
        pxor xmm11, xmm3                                        ;  1559.0 p1      22 t
        pxor xmm6, xmm14                                        ;  1560.0 p1      22 t
        movdqa xmm12, [rbp + 6016]                              ;  1516.0 p2      22 t reload
        pxor xmm12, xmm14                                       ;  1561.0 p1      22 t
        pxor xmm3, xmm4                                         ;  1562.0 p1      22 t
        pxor xmm3, [rbp + 5888]                                 ;  1564.0 p2+p1   22 t
        movdqa xmm14, [rel camellia128_encrypt.T0_constants128] ;  1513.0 p2      41 t reload
        pxor xmm3, xmm14                                        ;  1566.0 p1      22 t
        pxor xmm1, xmm7                                         ;  1565.0 p1      22 t
        movdqa xmm4, xmm10                                      ;  1517.0 p0      21 t copy
        pxor xmm13, xmm8                                        ;  1566.0 p1      22 t
        pxor xmm7, xmm14                                        ;  1567.0 p1      22 t
        pxor xmm8, xmm14                                        ;  1568.0 p1      22 t
        pxor xmm13, xmm6                                        ;  1569.0 p1      22 t
        movdqa [rbp + 5840], xmm13                              ;  1571.0 p0+p3   22 t spill
        movdqa xmm13, [rbp + 5472]                              ;  1533.0 p2      22 t reload
        pxor xmm13, xmm6                                        ;  1570.0 p1      22 t
        pxor xmm13, xmm1                                        ;  1572.0 p1      22 t
        pxor xmm5, xmm1                                         ;  1572.0 p1      22 t
        pxor xmm11, xmm1                                        ;  1573.0 p1      22 t
        pxor xmm0, xmm13                                        ;  1574.0 p1      22 t
        pxor xmm12, xmm13                                       ;  1575.0 p1      22 t
        movdqa xmm1, [rbp + 5488]                               ;  1530.7 p2      21 t
        movdqa xmm6, [rbp + 5856]                               ;  1531.7 p2      21 t reload
        pxor xmm1, xmm6                                         ;  1576.0 p1      21 t
        pxor xmm3, xmm5                                         ;  1577.0 p1      22 t
        movdqa xmm13, xmm15                                     ;  1540.0 p0      21 t copy
        pxor xmm13, [rbp + 5696]                                ;  1578.0 p2+p1   21 t
        pxor xmm5, xmm12                                        ;  1579.0 p1      22 t
        pxor xmm12, xmm14                                       ;  1580.0 p1      22 t
        pxor xmm5, xmm11                                        ;  1581.0 p1      22 t
        pxor xmm8, xmm5                                         ;  1583.0 p1      22 t
        pxor xmm5, xmm0                                         ;  1583.0 p1      22 t
        pxor xmm0, xmm14                                        ;  1584.0 p1      22 t
        movdqa [rbp + 5472], xmm5                               ;  1585.0 p0+p3   22 t spill
        movdqa xmm5, xmm15                                      ;  1540.0 p0      21 t copy
        movdqa [rbp + 6000], xmm11                              ;  1575.0 p0+p3   22 t spill
        movdqa xmm11, xmm6                                      ;  1542.7 p0      21 t copy
        pxor xmm11, [rbp + 5728]                                ;  1585.0 p2+p1   21 t
        por xmm5, xmm11                                         ;  1587.0 p1      21 t
        movdqa [rbp + 5888], xmm0                               ;  1586.0 p0+p3   22 t spill
        movdqa xmm0, xmm6                                       ;  1547.0 p0      21 t copy
        pand xmm0, [rbp + 5584]                                 ;  1587.0 p2+p1   21 t
        movdqa [rbp + 5856], xmm8                               ;  1585.0 p0+p3   22 t spill
        movdqa xmm8, xmm2                                       ;  1552.0 p0      21 t copy
        por xmm8, [rbp + 5728]                                  ;  1588.0 p2+p1   21 t
        pxor xmm5, xmm8                                         ;  1590.0 p1      21 t
        pxor xmm8, [rbp + 5936]                                 ;  1590.0 p2+p1   21 t
        movdqa [rbp + 6016], xmm7                               ;  1569.0 p0+p3   22 t spill
        movdqa xmm7, xmm2                                       ;  1552.0 p0      21 t copy
        movdqa [rbp + 5968], xmm3                               ;  1579.0 p0+p3   22 t spill
        movdqa xmm3, xmm9                                       ;  1560.0 p0      21 t copy
        pxor xmm3, xmm1                                         ;  1591.0 p1      21 t
        movdqa [rbp + 5872], xmm12                              ;  1582.0 p0+p3   22 t spill
        movdqa xmm12, xmm9                                      ;  1560.0 p0      21 t copy
        por xmm12, [rbp + 5936]                                 ;  1592.0 p2+p1   21 t
        pxor xmm0, xmm12                                        ;  1594.0 p1      21 t
        movdqa xmm14, [rbp + 5920]                              ;  1554.7 p2      21 t reload
        pxor xmm14, xmm12                                       ;  1594.0 p1      21 t
        pxor xmm8, xmm0                                         ;  1596.0 p1      21 t
        movdqa xmm12, xmm1                                      ;  1578.0 p0      21 t copy
        movdqa [rbp + 5920], xmm1                               ;  1578.0 p0+p3   21 t spill
        movdqa xmm1, [rbp + 5360]                               ;  1556.7 p2      21 t
        pxor xmm1, xmm11                                        ;  1596.0 p1      21 t
        pxor xmm7, xmm1                                         ;  1598.0 p1      21 t
        pand xmm4, xmm7                                         ;  1600.0 p1      21 t
        pxor xmm0, xmm4                                         ;  1602.0 p1      21 t
        movdqa [rbp + 5360], xmm9                               ;  1560.0 p0+p3   21 t spill
        movdqa xmm9, [rbp + 5584]                               ;  1559.0 p2      21 t
        movdqa [rbp + 5936], xmm2                               ;  1560.3 p0+p3   21 t spill
        movdqa xmm2, xmm13                                      ;  1580.0 p0      21 t copy
        pand xmm2, xmm3                                         ;  1600.0 p1      21 t
        pxor xmm14, xmm2                                        ;  1602.0 p1      21 t
        pxor xmm5, xmm14                                        ;  1604.0 p1      21 t
        pxor xmm4, xmm14                                        ;  1604.0 p1      21 t
        movdqa xmm14, xmm13                                     ;  1580.0 p0      21 t copy
        pxor xmm14, xmm1                                        ;  1604.0 p1      21 t
        pxor xmm9, xmm14                                        ;  1606.0 p1      21 t
        pand xmm12, xmm14                                       ;  1606.0 p1      21 t
        pxor xmm0, xmm12                                        ;  1608.0 p1      21 t
        movdqa xmm2, [rbp + 5488]                               ;  1563.3 p2      21 t
        pand xmm2, xmm9                                         ;  1608.0 p1      21 t
        pxor xmm8, xmm2                                         ;  1610.0 p1      21 t
        movdqa xmm2, [rbp + 5696]                               ;  1564.3 p2      21 t
        movdqa xmm12, [rbp + 5376]                              ;  1565.3 p2      40 t reload
        por xmm2, xmm12                                         ;  1610.0 p1      21 t
        pxor xmm4, xmm2                                         ;  1612.0 p1      21 t
        movdqa xmm2, [rbp + 5488]                               ;  1566.3 p2      21 t
        movdqa [rbp + 5488], xmm12                              ;  1576.3 p0+p3   21 t spill
        movdqa xmm12, [rbp + 5584]                              ;  1567.3 p2      21 t
        movdqa [rbp + 5584], xmm13                              ;  1580.0 p0+p3   21 t spill
        movdqa xmm13, [rbp + 5728]                              ;  1568.3 p2      21 t
        movdqa [rbp + 5728], xmm3                               ;  1593.0 p0+p3   21 t spill
        movdqa xmm3, [rbp + 5696]                               ;  1569.3 p2      21 t
        movdqa [rbp + 5696], xmm3                               ;  1580.3 p0+p3   21 t spill
        movdqa xmm3, xmm5                                       ;  1606.0 p0      21 t copy
        pand xmm3, xmm8                                         ;  1613.0 p1      21 t
        pxor xmm4, xmm3                                         ;  1615.0 p1      21 t
        movdqa [rbp + 5376], xmm1                               ;  1598.0 p0+p3   21 t spill
        movdqa xmm1, [rbp + 2512]                               ;  1571.3 p2      23 t
        pxor xmm1, [r8 + 3664]                                  ;  1614.0 p2+p1   23 t
        pxor xmm1, [rel camellia128_encrypt.T0_constants128]    ;  1616.0 p2+p1   23 t
        movdqa [rbp + 5504], xmm1                               ;  1618.0 p0+p3   23 t spill
        movdqa xmm1, [rbp + 2448]                               ;  1574.3 p2      23 t
        pxor xmm1, [r8 + 3600]                                  ;  1616.0 p2+p1   23 t
        pxor xmm1, [rel camellia128_encrypt.T0_constants128]    ;  1618.0 p2+p1   23 t
        movdqa [rbp + 5808], xmm1                               ;  1620.0 p0+p3   23 t spill
        movdqa xmm1, xmm8                                       ;  1612.0 p0      21 t copy
        pxor xmm1, xmm4                                         ;  1619.0 p1      21 t
        pand xmm4, xmm0                                         ;  1619.0 p1      21 t
        pxor xmm5, xmm4                                         ;  1621.0 p1      21 t
        por xmm3, xmm1                                          ;  1621.0 p1      21 t
        pxor xmm3, xmm5                                         ;  1623.0 p1      21 t
        movdqa xmm4, xmm0                                       ;  1610.0 p0      21 t copy
        pand xmm4, xmm5                                         ;  1623.0 p1      21 t
        pxor xmm8, xmm4                                         ;  1625.0 p1      21 t
        pand xmm7, xmm3                                         ;  1625.0 p1      21 t
        pand xmm10, xmm3                                        ;  1626.0 p1      21 t
        movdqa xmm4, [rbp + 4416]                               ;  1579.7 p2      23 t
        pxor xmm4, [rbp + 5600]                                 ;  1627.0 p2+p1   23 t
        pand xmm5, xmm8                                         ;  1628.0 p1      21 t
        pxor xmm0, xmm5                                         ;  1630.0 p1      21 t
        pand xmm15, xmm0                                        ;  1632.0 p1      21 t
        pand xmm11, xmm0                                        ;  1632.0 p1      21 t
        movdqa xmm5, [rbp + 5568]                               ;  1582.0 p2      23 t
        pxor xmm5, [rbp + 5504]                                 ;  1632.0 p2+p1   23 t
        movdqa [rbp + 5536], xmm4                               ;  1629.0 p0+p3   23 t spill
        movdqa xmm4, [rbp + 2544]                               ;  1584.0 p2      23 t
        pxor xmm4, [r8 + 3696]                                  ;  1633.0 p2+p1   23 t
        pxor xmm4, [rel camellia128_encrypt.T0_constants128]    ;  1635.0 p2+p1   23 t
        pxor xmm4, xmm5                                         ;  1637.0 p1      23 t
        pxor xmm5, [rbp + 5536]                                 ;  1640.0 p2+p1   23 t
        movdqa [rbp + 6032], xmm5                               ;  1642.0 p0+p3   23 t spill
        movdqa xmm5, [rbp + 4416]                               ;  1588.3 p2      23 t
        pxor xmm5, [rbp + 5632]                                 ;  1637.0 p2+p1   23 t
        movdqa [rbp + 6048], xmm5                               ;  1639.0 p0+p3   23 t spill
        movdqa xmm5, [rbp + 2528]                               ;  1590.3 p2      23 t
        pxor xmm5, [r8 + 3680]                                  ;  1638.0 p2+p1   23 t
        pxor xmm5, [rel camellia128_encrypt.T0_constants128]    ;  1640.0 p2+p1   23 t
        pxor xmm5, xmm4                                         ;  1642.0 p1      23 t
        movdqa [rbp + 6064], xmm5                               ;  1644.0 p0+p3   23 t spill
        movdqa xmm5, [rbp + 5808]                               ;  1620.0 p2      23 t
        pxor xmm5, [rbp + 5600]                                 ;  1641.0 p2+p1   23 t
        movdqa [rbp + 5600], xmm5                               ;  1643.0 p0+p3   23 t spill
        movdqa xmm5, xmm3                                       ;  1625.0 p0      21 t copy
        por xmm5, xmm8                                          ;  1642.0 p1      21 t
        pxor xmm1, xmm5                                         ;  1644.0 p1      21 t
        movdqa xmm5, [rbp + 5696]                               ;  1595.3 p2      21 t reload
        pand xmm5, xmm8                                         ;  1644.0 p1      21 t
        pand xmm6, xmm1                                         ;  1646.0 p1      21 t
        pand xmm12, xmm1                                        ;  1646.0 p1      21 t
        movdqa [rbp + 5696], xmm4                               ;  1639.0 p0+p3   23 t spill
        movdqa xmm4, [rbp + 5488]                               ;  1597.3 p2      21 t reload
        pand xmm4, xmm8                                         ;  1647.0 p1      21 t
        movdqa [rbp + 5488], xmm7                               ;  1627.0 p0+p3   21 t spill
        movdqa xmm7, xmm3                                       ;  1625.0 p0      21 t copy
        pxor xmm7, xmm8                                         ;  1648.0 p1      21 t
        pxor xmm8, xmm0                                         ;  1649.0 p1      21 t
        pxor xmm0, xmm1                                         ;  1650.0 p1      21 t
        pand xmm2, xmm7                                         ;  1651.0 p1      21 t
        pand xmm9, xmm7                                         ;  1652.0 p1      21 t
        pxor xmm1, xmm7                                         ;  1653.0 p1      21 t
        pand xmm14, xmm1                                        ;  1655.0 p1      21 t
        pxor xmm11, xmm2                                        ;  1655.0 p1      21 t
        movdqa xmm7, [rbp + 5920]                               ;  1604.3 p2      21 t reload
        pand xmm7, xmm1                                         ;  1656.0 p1      21 t
        pxor xmm9, xmm14                                        ;  1657.0 p1      21 t
        pxor xmm12, xmm14                                       ;  1658.0 p1      21 t
        pand xmm13, xmm0                                        ;  1659.0 p1      21 t
        pxor xmm2, xmm13                                        ;  1661.0 p1      21 t
        movdqa xmm14, [rbp + 5488]                              ;  1627.0 p2      21 t
        pxor xmm3, xmm0                                         ;  1661.0 p1      21 t
        movdqa xmm1, [rbp + 5936]                               ;  1607.3 p2      21 t reload
        pand xmm1, xmm0                                         ;  1662.0 p1      21 t
        pxor xmm14, xmm1                                        ;  1664.0 p1      21 t
        movdqa xmm0, [rbp + 6048]                               ;  1639.0 p2      23 t
        movdqa xmm1, [rbp + 5696]                               ;  1639.0 p2      23 t reload
        pxor xmm0, xmm1                                         ;  1664.0 p1      23 t
        pxor xmm6, xmm11                                        ;  1665.0 p1      21 t
        movdqa xmm13, [rbp + 5728]                              ;  1610.3 p2      21 t reload
        pand xmm13, xmm8                                        ;  1666.0 p1      21 t
        movdqa xmm1, [rbp + 5584]                               ;  1612.0 p2      21 t reload
        pand xmm1, xmm8                                         ;  1667.0 p1      21 t
        pxor xmm14, xmm9                                        ;  1668.0 p1      21 t
        pxor xmm15, xmm9                                        ;  1669.0 p1      21 t
        pxor xmm10, xmm2                                        ;  1670.0 p1      21 t
        pxor xmm2, xmm13                                        ;  1671.0 p1      21 t
        pxor xmm6, xmm13                                        ;  1672.0 p1      21 t
        movdqa xmm8, [rbp + 6064]                               ;  1644.0 p2      23 t
        movdqa xmm9, [rbp + 5536]                               ;  1629.0 p2      23 t reload
        pxor xmm8, xmm9                                         ;  1673.0 p1      23 t
        pxor xmm1, xmm12                                        ;  1674.0 p1      21 t
        pxor xmm12, [rbp + 5488]                                ;  1675.0 p2+p1   21 t
        movdqa xmm13, [rel camellia128_encrypt.T0_constants128] ;  1618.0 p2      41 t reload
        pxor xmm12, xmm13                                       ;  1677.0 p1      21 t
        pxor xmm11, xmm14                                       ;  1677.0 p1      21 t
        pxor xmm5, xmm6                                         ;  1678.0 p1      21 t
        pxor xmm14, xmm13                                       ;  1679.0 p1      21 t
        pxor xmm6, xmm13                                        ;  1680.0 p1      21 t
        pxor xmm4, xmm5                                         ;  1681.0 p1      21 t
        pxor xmm15, xmm5                                        ;  1682.0 p1      21 t
        pxor xmm1, xmm5                                         ;  1683.0 p1      21 t
        movdqa xmm5, [rbp + 5376]                               ;  1620.0 p2      21 t reload
        pand xmm5, xmm3                                         ;  1684.0 p1      21 t
        movdqa [rbp + 5376], xmm6                               ;  1682.0 p0+p3   21 t spill
        movdqa xmm6, [rbp + 5360]                               ;  1621.3 p2      21 t reload
        pand xmm6, xmm3                                         ;  1685.0 p1      21 t
        pxor xmm2, xmm6                                         ;  1687.0 p1      21 t
        pxor xmm12, xmm5                                        ;  1687.0 p1      21 t
        movdqa xmm3, [rbp + 5600]                               ;  1643.0 p2      23 t
        movdqa xmm5, [rbp + 6032]                               ;  1642.0 p2      23 t reload
        pxor xmm3, xmm5                                         ;  1688.0 p1      23 t
        movdqa xmm6, xmm9                                       ;  1640.0 p0      23 t copy
        pxor xmm12, xmm15                                       ;  1689.0 p1      21 t
        pxor xmm4, xmm2                                         ;  1690.0 p1      21 t
        pxor xmm11, xmm2                                        ;  1691.0 p1      21 t
        movdqa xmm2, [rbp + 6064]                               ;  1644.0 p2      23 t
        pxor xmm2, xmm5                                         ;  1692.0 p1      23 t
        pxor xmm15, xmm1                                        ;  1693.0 p1      21 t
        pxor xmm7, xmm4                                         ;  1694.0 p1      21 t
        pxor xmm10, xmm4                                        ;  1695.0 p1      21 t
        movdqa xmm4, [rbp + 6064]                               ;  1644.0 p2      23 t
        por xmm4, xmm0                                          ;  1696.0 p1      23 t
        pxor xmm15, xmm10                                       ;  1697.0 p1      21 t
        pxor xmm10, xmm13                                       ;  1698.0 p1      21 t
        pxor xmm14, xmm15                                       ;  1699.0 p1      21 t
        pxor xmm15, xmm7                                        ;  1700.0 p1      21 t
        pxor xmm7, xmm13                                        ;  1701.0 p1      21 t
        movdqa [rbp + 5536], xmm7                               ;  1703.0 p0+p3   21 t spill
        movdqa xmm7, [rbp + 5696]                               ;  1639.0 p2      23 t
        pxor xmm7, [rbp + 5808]                                 ;  1702.0 p2+p1   23 t
        movdqa [rbp + 5360], xmm14                              ;  1701.0 p0+p3   21 t spill
        movdqa xmm14, xmm5                                      ;  1653.0 p0      23 t copy
        pand xmm14, [rbp + 6048]                                ;  1703.0 p2+p1   23 t
        movdqa [rbp + 5488], xmm11                              ;  1693.0 p0+p3   21 t spill
        movdqa xmm11, xmm5                                      ;  1653.0 p0      23 t copy
        pxor xmm11, [rbp + 5632]                                ;  1704.0 p2+p1   23 t
        movdqa [rbp + 5632], xmm12                              ;  1691.0 p0+p3   21 t spill
        movdqa xmm12, [rbp + 5568]                              ;  1642.0 p2      23 t
        pxor xmm12, xmm2                                        ;  1705.0 p1      23 t
        movdqa [rbp + 5568], xmm10                              ;  1700.0 p0+p3   21 t spill
        movdqa xmm10, [rbp + 5696]                              ;  1643.3 p2      23 t
        por xmm10, xmm2                                         ;  1706.0 p1      23 t
        pxor xmm10, xmm4                                        ;  1708.0 p1      23 t
        pxor xmm4, [rbp + 5504]                                 ;  1708.0 p2+p1   23 t
        movdqa [rbp + 6032], xmm15                              ;  1702.0 p0+p3   21 t spill
        movdqa xmm15, xmm0                                      ;  1666.0 p0      23 t copy
        pxor xmm15, xmm12                                       ;  1709.0 p1      23 t
        pand xmm6, xmm15                                        ;  1711.0 p1      23 t
        movdqa [rbp + 5584], xmm1                               ;  1685.0 p0+p3   21 t spill
        movdqa xmm1, [rbp + 5504]                               ;  1647.3 p2      23 t
        por xmm1, xmm8                                          ;  1711.0 p1      23 t
        pxor xmm14, xmm1                                        ;  1713.0 p1      23 t
        pxor xmm11, xmm1                                        ;  1713.0 p1      23 t
        movdqa xmm1, xmm8                                       ;  1675.0 p0      23 t copy
        pxor xmm1, xmm3                                         ;  1714.0 p1      23 t
        pxor xmm4, xmm14                                        ;  1715.0 p1      23 t
        pxor xmm14, xmm6                                        ;  1716.0 p1      23 t
        movdqa xmm13, [rbp + 6048]                              ;  1650.0 p2      23 t
        movdqa [rbp + 5504], xmm8                               ;  1675.0 p0+p3   23 t spill
        movdqa xmm8, [rbp + 5600]                               ;  1651.0 p2      23 t
        movdqa [rbp + 5728], xmm0                               ;  1666.0 p0+p3   23 t spill
        movdqa xmm0, [rbp + 5808]                               ;  1652.0 p2      23 t
        por xmm0, [rbp + 4416]                                  ;  1717.0 p2+p1   23 t
        pxor xmm6, xmm0                                         ;  1719.0 p1      23 t
        movdqa xmm0, [rbp + 5600]                               ;  1654.0 p2      23 t
        movdqa [rbp + 5600], xmm2                               ;  1694.0 p0+p3   23 t spill
        movdqa xmm2, [rbp + 5696]                               ;  1655.0 p2      23 t
        movdqa [rbp + 5696], xmm2                               ;  1666.0 p0+p3   23 t spill
        movdqa xmm2, xmm3                                       ;  1690.0 p0      23 t copy
        movdqa [rbp + 5936], xmm3                               ;  1690.0 p0+p3   23 t spill
        movdqa xmm3, [rbp + 6048]                               ;  1657.7 p2      23 t
        movdqa [rbp + 6048], xmm3                               ;  1668.7 p0+p3   23 t spill
        movdqa xmm3, [rbp + 6064]                               ;  1660.0 p2      23 t
        movdqa [rbp + 6064], xmm3                               ;  1671.0 p0+p3   23 t spill
        movdqa xmm3, [rbp + 2656]                               ;  1663.0 p2      22 t
        pxor xmm3, [r8 + 3808]                                  ;  1719.0 p2+p1   22 t
        pxor xmm3, [rel camellia128_encrypt.T0_constants128]    ;  1721.0 p2+p1   22 t
        movdqa [rbp + 5920], xmm3                               ;  1723.0 p0+p3   22 t spill
        movdqa xmm3, [rbp + 2592]                               ;  1666.7 p2      22 t
        pxor xmm3, [r8 + 3744]                                  ;  1721.0 p2+p1   22 t
        pxor xmm3, [rel camellia128_encrypt.T0_constants128]    ;  1723.0 p2+p1   22 t
        movdqa [rbp + 6080], xmm3                               ;  1725.0 p0+p3   22 t spill
        movdqa xmm3, xmm12                                      ;  1707.0 p0      23 t copy
        pxor xmm3, xmm7                                         ;  1723.0 p1      23 t
        pxor xmm13, xmm3                                        ;  1725.0 p1      23 t
        pand xmm2, xmm3                                         ;  1725.0 p1      23 t
        pxor xmm14, xmm2                                        ;  1727.0 p1      23 t
        pand xmm8, xmm13                                        ;  1727.0 p1      23 t
        pxor xmm4, xmm8                                         ;  1729.0 p1      23 t
        movdqa xmm2, xmm7                                       ;  1704.0 p0      23 t copy
        pand xmm2, xmm1                                         ;  1729.0 p1      23 t
        pxor xmm11, xmm2                                        ;  1731.0 p1      23 t
        pxor xmm10, xmm11                                       ;  1733.0 p1      23 t
        pxor xmm6, xmm11                                        ;  1733.0 p1      23 t
        movdqa xmm2, [rbp + 5232]                               ;  1679.3 p2      22 t
        movdqa xmm8, [rbp + 5616]                               ;  1680.3 p2      40 t reload
        pxor xmm2, xmm8                                         ;  1733.0 p1      22 t
        movdqa xmm11, [rbp + 6080]                              ;  1725.0 p2      22 t reload
        pxor xmm8, xmm11                                        ;  1736.0 p1      22 t
        movdqa xmm11, [rbp + 4656]                              ;  1684.0 p2      22 t
        pxor xmm11, [rbp + 5920]                                ;  1735.0 p2+p1   22 t
        movdqa [rbp + 5616], xmm8                               ;  1738.0 p0+p3   22 t spill
        movdqa xmm8, [rbp + 5808]                               ;  1686.7 p2      23 t
        movdqa [rbp + 5808], xmm2                               ;  1735.0 p0+p3   22 t spill
        movdqa xmm2, [rbp + 2560]                               ;  1689.0 p2      22 t
        pxor xmm2, [r8 + 3712]                                  ;  1736.0 p2+p1   22 t
        pxor xmm2, [rel camellia128_encrypt.T0_constants128]    ;  1738.0 p2+p1   22 t
        pxor xmm2, xmm11                                        ;  1740.0 p1      22 t
        pxor xmm11, [rbp + 5808]                                ;  1746.0 p2+p1   22 t
        movdqa [rbp + 6096], xmm11                              ;  1748.0 p0+p3   22 t spill
        movdqa xmm11, [rbp + 5232]                              ;  1694.0 p2      22 t
        pxor xmm11, [rbp + 5392]                                ;  1740.0 p2+p1   22 t
        movdqa [rbp + 6112], xmm11                              ;  1742.0 p0+p3   22 t spill
        movdqa xmm11, [rbp + 2672]                              ;  1698.0 p2      22 t
        pxor xmm11, [r8 + 3824]                                 ;  1741.0 p2+p1   22 t
        pxor xmm11, [rel camellia128_encrypt.T0_constants128]   ;  1743.0 p2+p1   22 t
        pxor xmm11, xmm2                                        ;  1745.0 p1      22 t
        movdqa [rbp + 6128], xmm11                              ;  1747.0 p0+p3   22 t spill
        movdqa xmm11, xmm10                                     ;  1735.0 p0      23 t copy
        pand xmm11, xmm4                                        ;  1744.0 p1      23 t
        pxor xmm6, xmm11                                        ;  1746.0 p1      23 t
        movdqa [rbp + 6144], xmm2                               ;  1742.0 p0+p3   22 t spill
        movdqa xmm2, xmm4                                       ;  1731.0 p0      23 t copy
        pxor xmm2, xmm6                                         ;  1748.0 p1      23 t
        pand xmm6, xmm14                                        ;  1748.0 p1      23 t
        pxor xmm10, xmm6                                        ;  1750.0 p1      23 t
        por xmm11, xmm2                                         ;  1750.0 p1      23 t
        pxor xmm11, xmm10                                       ;  1752.0 p1      23 t
        movdqa xmm6, xmm14                                      ;  1729.0 p0      23 t copy
        pand xmm6, xmm10                                        ;  1752.0 p1      23 t
        pxor xmm4, xmm6                                         ;  1754.0 p1      23 t
        pand xmm15, xmm11                                       ;  1754.0 p1      23 t
        pand xmm9, xmm11                                        ;  1754.0 p1      23 t
        movdqa xmm6, [rbp + 4416]                               ;  1709.3 p2      23 t
        pand xmm10, xmm4                                        ;  1756.0 p1      23 t
        pxor xmm14, xmm10                                       ;  1758.0 p1      23 t
        movdqa xmm10, [rbp + 6112]                              ;  1742.0 p2      22 t
        pxor xmm10, [rbp + 6144]                                ;  1757.0 p2+p1   22 t
        pand xmm8, xmm4                                         ;  1758.0 p1      23 t
        pand xmm6, xmm4                                         ;  1759.0 p1      23 t
        movdqa [rbp + 4416], xmm10                              ;  1759.0 p0+p3   22 t spill
        movdqa xmm10, [rbp + 6128]                              ;  1747.0 p2      22 t
        pxor xmm10, [rbp + 5808]                                ;  1760.0 p2+p1   22 t
        movdqa [rbp + 6160], xmm10                              ;  1762.0 p0+p3   22 t spill
        movdqa xmm10, [rbp + 5616]                              ;  1738.0 p2      22 t
        pxor xmm10, [rbp + 6096]                                ;  1761.0 p2+p1   22 t
        movdqa [rbp + 6176], xmm10                              ;  1763.0 p0+p3   22 t spill
        movdqa xmm10, [rbp + 6128]                              ;  1747.0 p2      22 t
        pxor xmm10, [rbp + 6096]                                ;  1762.0 p2+p1   22 t
        movdqa [rbp + 6192], xmm10                              ;  1764.0 p0+p3   22 t spill
        movdqa xmm10, [rbp + 6128]                              ;  1747.0 p2      22 t
        por xmm10, [rbp + 4416]                                 ;  1770.0 p2+p1   22 t
        movdqa [rbp + 6208], xmm10                              ;  1772.0 p0+p3   22 t spill
        movdqa xmm10, [rbp + 5696]                              ;  1720.7 p2      23 t reload
        pand xmm10, xmm14                                       ;  1764.0 p1      23 t
        movdqa [rbp + 5696], xmm15                              ;  1756.0 p0+p3   23 t spill
        movdqa xmm15, [rbp + 5600]                              ;  1721.7 p2      23 t reload
        pand xmm15, xmm14                                       ;  1765.0 p1      23 t
        movdqa [rbp + 5600], xmm9                               ;  1756.0 p0+p3   23 t spill
        movdqa xmm9, [rbp + 5696]                               ;  1756.0 p2      23 t
        movdqa [rbp + 6224], xmm10                              ;  1766.0 p0+p3   23 t spill
        movdqa xmm10, xmm11                                     ;  1754.0 p0      23 t copy
        por xmm10, xmm4                                         ;  1766.0 p1      23 t
        pxor xmm2, xmm10                                        ;  1768.0 p1      23 t
        pand xmm5, xmm2                                         ;  1770.0 p1      23 t
        movdqa xmm10, xmm11                                     ;  1754.0 p0      23 t copy
        pxor xmm10, xmm4                                        ;  1769.0 p1      23 t
        pxor xmm4, xmm14                                        ;  1770.0 p1      23 t
        pand xmm0, xmm10                                        ;  1771.0 p1      23 t
        pand xmm13, xmm10                                       ;  1772.0 p1      23 t
        pxor xmm10, xmm2                                        ;  1773.0 p1      23 t
        pxor xmm14, xmm2                                        ;  1774.0 p1      23 t
        movdqa [rbp + 6240], xmm4                               ;  1772.0 p0+p3   23 t spill
        movdqa xmm4, [rbp + 6048]                               ;  1728.3 p2      23 t reload
        pand xmm4, xmm2                                         ;  1775.0 p1      23 t
        movdqa xmm2, [rbp + 6240]                               ;  1772.0 p2      23 t reload
        pand xmm1, xmm2                                         ;  1783.0 p1      23 t
        pand xmm7, xmm2                                         ;  1783.0 p1      23 t
        pand xmm3, xmm10                                        ;  1778.0 p1      23 t
        pxor xmm15, xmm0                                        ;  1779.0 p1      23 t
        movdqa xmm2, [rbp + 5936]                               ;  1730.7 p2      23 t reload
        pand xmm2, xmm10                                        ;  1780.0 p1      23 t
        pxor xmm13, xmm3                                        ;  1781.0 p1      23 t
        pxor xmm4, xmm3                                         ;  1782.0 p1      23 t
        pxor xmm11, xmm14                                       ;  1783.0 p1      23 t
        pxor xmm5, xmm15                                        ;  1784.0 p1      23 t
        movdqa xmm3, [rbp + 6064]                               ;  1732.7 p2      23 t reload
        pand xmm3, xmm14                                        ;  1785.0 p1      23 t
        pxor xmm0, xmm3                                         ;  1787.0 p1      23 t
        movdqa xmm3, [rbp + 5728]                               ;  1733.7 p2      23 t reload
        pand xmm3, xmm14                                        ;  1787.0 p1      23 t
        pxor xmm9, xmm3                                         ;  1789.0 p1      23 t
        movdqa xmm14, [rbp + 6144]                              ;  1742.0 p2      22 t
        movdqa xmm3, [rbp + 6080]                               ;  1736.3 p2      22 t reload
        pxor xmm14, xmm3                                        ;  1789.0 p1      22 t
        pxor xmm9, xmm13                                        ;  1791.0 p1      23 t
        movdqa xmm10, [rbp + 6224]                              ;  1766.0 p2      23 t reload
        pxor xmm10, xmm13                                       ;  1791.0 p1      23 t
        pand xmm12, xmm11                                       ;  1792.0 p1      23 t
        movdqa xmm13, [rbp + 5504]                              ;  1738.7 p2      23 t reload
        pand xmm13, xmm11                                       ;  1793.0 p1      23 t
        pxor xmm5, xmm1                                         ;  1794.0 p1      23 t
        pxor xmm1, xmm13                                        ;  1795.0 p1      23 t
        movdqa xmm11, xmm3                                      ;  1747.3 p0      22 t copy
        movdqa xmm13, [rbp + 5232]                              ;  1740.3 p2      40 t reload
        por xmm11, xmm13                                        ;  1796.0 p1      22 t
        pxor xmm7, xmm4                                         ;  1797.0 p1      23 t
        pxor xmm1, xmm0                                         ;  1798.0 p1      23 t
        movdqa [rbp + 5232], xmm15                              ;  1781.0 p0+p3   23 t spill
        movdqa xmm15, [rbp + 5600]                              ;  1756.0 p2      23 t reload
        pxor xmm15, xmm0                                        ;  1799.0 p1      23 t
        pxor xmm8, xmm5                                         ;  1800.0 p1      23 t
        pxor xmm6, xmm1                                         ;  1801.0 p1      23 t
        movdqa xmm0, [rbp + 6160]                               ;  1762.0 p2      22 t
        pxor xmm0, [rbp + 6176]                                 ;  1802.0 p2+p1   22 t
        pxor xmm6, xmm8                                         ;  1803.0 p1      23 t
        pxor xmm10, xmm8                                        ;  1804.0 p1      23 t
        pxor xmm7, xmm8                                         ;  1805.0 p1      23 t
        pxor xmm2, xmm6                                         ;  1806.0 p1      23 t
        pxor xmm15, xmm6                                        ;  1807.0 p1      23 t
        movdqa xmm6, [rbp + 4656]                               ;  1751.3 p2      22 t
        movdqa xmm8, [rbp + 6192]                               ;  1764.0 p2      22 t reload
        pxor xmm6, xmm8                                         ;  1808.0 p1      22 t
        movdqa [rbp + 4656], xmm9                               ;  1793.0 p0+p3   23 t spill
        movdqa xmm9, xmm8                                       ;  1775.0 p0      22 t copy
        por xmm9, [rbp + 6144]                                  ;  1809.0 p2+p1   22 t
        pxor xmm9, [rbp + 6208]                                 ;  1811.0 p2+p1   22 t
        movdqa [rbp + 6192], xmm1                               ;  1800.0 p0+p3   23 t spill
        movdqa xmm1, [rbp + 6160]                               ;  1762.0 p2      22 t
        por xmm1, [rbp + 5920]                                  ;  1811.0 p2+p1   22 t
        movdqa [rbp + 5600], xmm5                               ;  1796.0 p0+p3   23 t spill
        movdqa xmm5, [rbp + 6096]                               ;  1757.3 p2      22 t
        pand xmm5, [rbp + 6112]                                 ;  1812.0 p2+p1   22 t
        pxor xmm5, xmm1                                         ;  1814.0 p1      22 t
        pxor xmm1, [rbp + 5392]                                 ;  1814.0 p2+p1   22 t
        pxor xmm1, [rbp + 6096]                                 ;  1816.0 p2+p1   22 t
        movdqa [rbp + 5392], xmm12                              ;  1794.0 p0+p3   23 t spill
        movdqa xmm12, [rbp + 6112]                              ;  1761.3 p2      22 t
        movdqa [rbp + 6080], xmm4                               ;  1784.0 p0+p3   23 t spill
        movdqa xmm4, [rbp + 6176]                               ;  1763.0 p2      22 t
        movdqa [rbp + 5504], xmm2                               ;  1808.0 p0+p3   23 t spill
        movdqa xmm2, [rbp + 5616]                               ;  1763.3 p2      22 t
        movdqa [rbp + 6224], xmm13                              ;  1766.0 p0+p3   22 t spill
        movdqa xmm13, [rbp + 4416]                              ;  1764.3 p2      22 t
        pxor xmm13, xmm6                                        ;  1816.0 p1      22 t
        movdqa [rbp + 5728], xmm3                               ;  1768.0 p0+p3   22 t spill
        movdqa xmm3, [rbp + 5920]                               ;  1765.3 p2      22 t
        pxor xmm3, [rbp + 6208]                                 ;  1817.0 p2+p1   22 t
        pxor xmm3, xmm5                                         ;  1819.0 p1      22 t
        movdqa [rbp + 6208], xmm13                              ;  1818.0 p0+p3   22 t spill
        movdqa xmm13, [rbp + 5808]                              ;  1767.3 p2      22 t
        pand xmm13, [rbp + 6208]                                ;  1829.0 p2+p1   22 t
        pxor xmm5, xmm13                                        ;  1831.0 p1      22 t
        pxor xmm11, xmm13                                       ;  1831.0 p1      22 t
        movdqa xmm13, xmm14                                     ;  1791.0 p0      22 t copy
        pand xmm13, xmm0                                        ;  1822.0 p1      22 t
        pxor xmm1, xmm13                                        ;  1824.0 p1      22 t
        movdqa xmm13, xmm14                                     ;  1791.0 p0      22 t copy
        pxor xmm13, xmm6                                        ;  1824.0 p1      22 t
        pxor xmm9, xmm1                                         ;  1826.0 p1      22 t
        pxor xmm11, xmm1                                        ;  1833.0 p1      22 t
        pxor xmm12, xmm13                                       ;  1827.0 p1      22 t
        pand xmm4, xmm13                                        ;  1828.0 p1      22 t
        pxor xmm5, xmm4                                         ;  1833.0 p1      22 t
        pand xmm2, xmm12                                        ;  1830.0 p1      22 t
        pxor xmm3, xmm2                                         ;  1832.0 p1      22 t
        movdqa xmm1, [rbp + 6208]                               ;  1818.0 p2      22 t
        movdqa xmm2, xmm10                                      ;  1806.0 p0      23 t copy
        pxor xmm2, xmm7                                         ;  1832.0 p1      23 t
        pxor xmm2, xmm15                                        ;  1834.0 p1      23 t
        movdqa xmm4, [rbp + 5616]                               ;  1778.0 p2      22 t
        movdqa [rbp + 5616], xmm7                               ;  1807.0 p0+p3   23 t spill
        movdqa xmm7, [rbp + 6096]                               ;  1779.0 p2      22 t
        movdqa [rbp + 6096], xmm10                              ;  1806.0 p0+p3   23 t spill
        movdqa xmm10, [rbp + 5808]                              ;  1780.0 p2      22 t
        movdqa [rbp + 5808], xmm15                              ;  1809.0 p0+p3   23 t spill
        movdqa xmm15, [rbp + 6144]                              ;  1781.0 p2      22 t
        movdqa [rbp + 6144], xmm2                               ;  1836.0 p0+p3   23 t spill
        movdqa xmm2, [rbp + 6112]                               ;  1783.0 p2      22 t
        movdqa [rbp + 6112], xmm14                              ;  1791.0 p0+p3   22 t spill
        movdqa xmm14, [rbp + 6128]                              ;  1785.7 p2      22 t
        movdqa [rbp + 6128], xmm0                               ;  1804.0 p0+p3   22 t spill
        movdqa xmm0, [rbp + 2784]                               ;  1786.7 p2      21 t
        pxor xmm0, [r8 + 3936]                                  ;  1834.0 p2+p1   21 t
        pxor xmm0, [rel camellia128_encrypt.T0_constants128]    ;  1836.0 p2+p1   21 t
        movdqa [rbp + 6208], xmm0                               ;  1838.0 p0+p3   21 t spill
        movdqa xmm0, [rbp + 4416]                               ;  1789.7 p2      22 t
        movdqa [rbp + 4416], xmm0                               ;  1800.7 p0+p3   22 t spill
        movdqa xmm0, [rbp + 6160]                               ;  1791.0 p2      22 t
        movdqa [rbp + 6160], xmm0                               ;  1802.0 p0+p3   22 t spill
        movdqa xmm0, [rbp + 2720]                               ;  1792.0 p2      21 t
        pxor xmm0, [r8 + 3872]                                  ;  1836.0 p2+p1   21 t
        pxor xmm0, [rel camellia128_encrypt.T0_constants128]    ;  1838.0 p2+p1   21 t
        movdqa [rbp + 5920], xmm0                               ;  1840.0 p0+p3   21 t spill
        movdqa xmm0, xmm9                                       ;  1828.0 p0      22 t copy
        pand xmm0, xmm3                                         ;  1838.0 p1      22 t
        pxor xmm11, xmm0                                        ;  1840.0 p1      22 t
        movdqa [rbp + 6064], xmm6                               ;  1810.0 p0+p3   22 t spill
        movdqa xmm6, [rbp + 5280]                               ;  1799.0 p2      21 t
        pxor xmm6, [rbp + 4560]                                 ;  1840.0 p2+p1   21 t
        movdqa [rbp + 5936], xmm6                               ;  1842.0 p0+p3   21 t spill
        movdqa xmm6, xmm3                                       ;  1834.0 p0      22 t copy
        pxor xmm6, xmm11                                        ;  1842.0 p1      22 t
        pand xmm11, xmm5                                        ;  1842.0 p1      22 t
        pxor xmm9, xmm11                                        ;  1844.0 p1      22 t
        por xmm0, xmm6                                          ;  1844.0 p1      22 t
        pxor xmm0, xmm9                                         ;  1846.0 p1      22 t
        pand xmm1, xmm0                                         ;  1848.0 p1      22 t
        pand xmm10, xmm0                                        ;  1848.0 p1      22 t
        movdqa xmm11, xmm5                                      ;  1835.0 p0      22 t copy
        pand xmm11, xmm9                                        ;  1848.0 p1      22 t
        pxor xmm3, xmm11                                        ;  1850.0 p1      22 t
        pand xmm9, xmm3                                         ;  1852.0 p1      22 t
        pxor xmm5, xmm9                                         ;  1854.0 p1      22 t
        pand xmm15, xmm5                                        ;  1856.0 p1      22 t
        pand xmm8, xmm5                                         ;  1856.0 p1      22 t
        movdqa xmm9, [rbp + 4992]                               ;  1810.7 p2      21 t
        movdqa xmm11, [rbp + 6208]                              ;  1838.0 p2      21 t reload
        pxor xmm9, xmm11                                        ;  1854.0 p1      21 t
        movdqa xmm11, [rbp + 2688]                              ;  1812.7 p2      21 t
        pxor xmm11, [r8 + 3840]                                 ;  1855.0 p2+p1   21 t
        pxor xmm11, [rel camellia128_encrypt.T0_constants128]   ;  1857.0 p2+p1   21 t
        pxor xmm11, xmm9                                        ;  1859.0 p1      21 t
        pxor xmm9, [rbp + 5936]                                 ;  1858.0 p2+p1   21 t
        movdqa [rbp + 6240], xmm9                               ;  1860.0 p0+p3   21 t spill
        movdqa xmm9, [rbp + 5280]                               ;  1816.7 p2      21 t
        pxor xmm9, [rbp + 5264]                                 ;  1859.0 p2+p1   21 t
        movdqa [rbp + 6048], xmm9                               ;  1861.0 p0+p3   21 t spill
        movdqa xmm9, [rbp + 2800]                               ;  1818.7 p2      21 t
        pxor xmm9, [r8 + 3952]                                  ;  1860.0 p2+p1   21 t
        pxor xmm9, [rel camellia128_encrypt.T0_constants128]    ;  1862.0 p2+p1   21 t
        pxor xmm9, xmm11                                        ;  1864.0 p1      21 t
        movdqa [rbp + 6256], xmm9                               ;  1866.0 p0+p3   21 t spill
        movdqa xmm9, xmm0                                       ;  1848.0 p0      22 t copy
        por xmm9, xmm3                                          ;  1863.0 p1      22 t
        pxor xmm6, xmm9                                         ;  1865.0 p1      22 t
        movdqa xmm9, xmm0                                       ;  1848.0 p0      22 t copy
        pxor xmm9, xmm3                                         ;  1865.0 p1      22 t
        pand xmm4, xmm9                                         ;  1867.0 p1      22 t
        pand xmm12, xmm9                                        ;  1867.0 p1      22 t
        pxor xmm8, xmm4                                         ;  1869.0 p1      22 t
        pxor xmm9, xmm6                                         ;  1869.0 p1      22 t
        pand xmm13, xmm9                                        ;  1871.0 p1      22 t
        pand xmm7, xmm6                                         ;  1871.0 p1      22 t
        pand xmm2, xmm6                                         ;  1872.0 p1      22 t
        pxor xmm6, xmm5                                         ;  1873.0 p1      22 t
        pxor xmm5, xmm3                                         ;  1874.0 p1      22 t
        pxor xmm12, xmm13                                       ;  1875.0 p1      22 t
        pxor xmm13, xmm2                                        ;  1876.0 p1      22 t
        movdqa xmm2, [rbp + 5728]                               ;  1825.7 p2      22 t reload
        pand xmm2, xmm3                                         ;  1877.0 p1      22 t
        movdqa [rbp + 5728], xmm11                              ;  1861.0 p0+p3   21 t spill
        movdqa xmm11, [rbp + 6224]                              ;  1833.0 p2      22 t reload
        pand xmm11, xmm3                                        ;  1878.0 p1      22 t
        pand xmm9, [rbp + 6176]                                 ;  1879.0 p2+p1   22 t
        pxor xmm7, xmm8                                         ;  1880.0 p1      22 t
        pand xmm14, xmm6                                        ;  1881.0 p1      22 t
        pxor xmm4, xmm14                                        ;  1883.0 p1      22 t
        pxor xmm0, xmm6                                         ;  1883.0 p1      22 t
        movdqa xmm14, [rbp + 4416]                              ;  1835.7 p2      22 t reload
        pand xmm14, xmm6                                        ;  1884.0 p1      22 t
        pxor xmm15, xmm12                                       ;  1885.0 p1      22 t
        pxor xmm12, xmm1                                        ;  1886.0 p1      22 t
        pxor xmm12, xmm14                                       ;  1888.0 p1      22 t
        movdqa xmm14, [rbp + 5920]                              ;  1840.0 p2      21 t
        pxor xmm14, [rbp + 4560]                                ;  1888.0 p2+p1   21 t
        movdqa xmm3, [rbp + 6128]                               ;  1839.3 p2      22 t reload
        pand xmm3, xmm5                                         ;  1889.0 p1      22 t
        movdqa xmm6, [rbp + 6112]                               ;  1840.3 p2      22 t reload
        pand xmm6, xmm5                                         ;  1890.0 p1      22 t
        pxor xmm10, xmm4                                        ;  1891.0 p1      22 t
        pxor xmm4, xmm3                                         ;  1892.0 p1      22 t
        pxor xmm7, xmm3                                         ;  1893.0 p1      22 t
        movdqa xmm3, [rbp + 6064]                               ;  1841.3 p2      22 t reload
        pand xmm3, xmm0                                         ;  1894.0 p1      22 t
        movdqa xmm5, [rbp + 6160]                               ;  1842.3 p2      22 t reload
        pand xmm5, xmm0                                         ;  1895.0 p1      22 t
        pxor xmm4, xmm5                                         ;  1897.0 p1      22 t
        pxor xmm6, xmm13                                        ;  1897.0 p1      22 t
        pxor xmm2, xmm7                                         ;  1898.0 p1      22 t
        movdqa xmm0, [rbp + 6048]                               ;  1861.0 p2      21 t
        movdqa xmm5, [rbp + 5728]                               ;  1861.0 p2      21 t reload
        pxor xmm0, xmm5                                         ;  1899.0 p1      21 t
        pxor xmm11, xmm4                                        ;  1900.0 p1      22 t
        pxor xmm11, xmm2                                        ;  1902.0 p1      22 t
        pxor xmm15, xmm2                                        ;  1902.0 p1      22 t
        pxor xmm6, xmm2                                         ;  1903.0 p1      22 t
        movdqa xmm2, [rbp + 6256]                               ;  1866.0 p2      21 t
        pxor xmm2, [rbp + 5936]                                 ;  1904.0 p2+p1   21 t
        pxor xmm9, xmm11                                        ;  1905.0 p1      22 t
        pxor xmm10, xmm11                                       ;  1906.0 p1      22 t
        movdqa xmm11, [rbp + 6240]                              ;  1860.0 p2      21 t
        pxor xmm11, xmm14                                       ;  1907.0 p1      21 t
        movdqa [rbp + 6160], xmm9                               ;  1907.0 p0+p3   22 t spill
        movdqa xmm9, [rbp + 6256]                               ;  1866.0 p2      21 t
        pxor xmm9, [rbp + 6240]                                 ;  1908.0 p2+p1   21 t
        movdqa [rbp + 6064], xmm8                               ;  1871.0 p0+p3   22 t spill
        movdqa xmm8, [rbp + 6256]                               ;  1866.0 p2      21 t
        por xmm8, xmm0                                          ;  1909.0 p1      21 t
        movdqa [rbp + 6112], xmm12                              ;  1890.0 p0+p3   22 t spill
        movdqa xmm12, [rbp + 5920]                              ;  1851.3 p2      21 t
        pxor xmm12, xmm5                                        ;  1910.0 p1      21 t
        movdqa [rbp + 6128], xmm4                               ;  1899.0 p0+p3   22 t spill
        movdqa xmm4, xmm5                                       ;  1872.0 p0      21 t copy
        por xmm4, xmm9                                          ;  1911.0 p1      21 t
        pxor xmm4, xmm8                                         ;  1913.0 p1      21 t
        pxor xmm8, [rbp + 6208]                                 ;  1913.0 p2+p1   21 t
        movdqa [rbp + 5728], xmm7                               ;  1895.0 p0+p3   22 t spill
        movdqa xmm7, [rbp + 4992]                               ;  1855.0 p2      21 t
        pxor xmm7, xmm9                                         ;  1914.0 p1      21 t
        movdqa [rbp + 4992], xmm1                               ;  1857.7 p0+p3   22 t spill
        movdqa xmm1, [rbp + 6208]                               ;  1856.3 p2      21 t
        por xmm1, xmm2                                          ;  1915.0 p1      21 t
        movdqa [rbp + 6208], xmm3                               ;  1896.0 p0+p3   22 t spill
        movdqa xmm3, [rbp + 6240]                               ;  1860.0 p2      21 t
        pand xmm3, [rbp + 6048]                                 ;  1916.0 p2+p1   21 t
        pxor xmm3, xmm1                                         ;  1918.0 p1      21 t
        pxor xmm1, [rbp + 5264]                                 ;  1918.0 p2+p1   21 t
        pxor xmm1, [rbp + 6240]                                 ;  1920.0 p2+p1   21 t
        pxor xmm8, xmm3                                         ;  1920.0 p1      21 t
        movdqa [rbp + 5264], xmm13                              ;  1878.0 p0+p3   22 t spill
        movdqa xmm13, [rbp + 6048]                              ;  1861.7 p2      21 t
        movdqa [rbp + 4560], xmm9                               ;  1910.0 p0+p3   21 t spill
        movdqa xmm9, [rbp + 5936]                               ;  1862.7 p2      21 t
        movdqa [rbp + 4416], xmm0                               ;  1901.0 p0+p3   21 t spill
        movdqa xmm0, [rbp + 5920]                               ;  1863.7 p2      21 t
        por xmm0, [rbp + 5280]                                  ;  1921.0 p2+p1   21 t
        movdqa [rbp + 6176], xmm14                              ;  1890.0 p0+p3   21 t spill
        movdqa xmm14, [rbp + 4416]                              ;  1901.0 p2      21 t
        pxor xmm14, xmm7                                        ;  1922.0 p1      21 t
        pand xmm9, xmm14                                        ;  1924.0 p1      21 t
        pxor xmm3, xmm9                                         ;  1926.0 p1      21 t
        pxor xmm0, xmm9                                         ;  1926.0 p1      21 t
        movdqa xmm9, [rbp + 6176]                               ;  1890.0 p2      21 t
        movdqa [rbp + 6224], xmm5                               ;  1872.0 p0+p3   21 t spill
        movdqa xmm5, [rbp + 6176]                               ;  1890.0 p2      21 t
        movdqa [rbp + 6176], xmm5                               ;  1901.0 p0+p3   21 t spill
        movdqa xmm5, xmm15                                      ;  1904.0 p0      22 t copy
        pxor xmm5, xmm6                                         ;  1926.0 p1      22 t
        pxor xmm5, xmm10                                        ;  1928.0 p1      22 t
        movdqa [rbp + 6272], xmm6                               ;  1905.0 p0+p3   22 t spill
        movdqa xmm6, xmm2                                       ;  1906.0 p0      21 t copy
        pxor xmm6, xmm11                                        ;  1928.0 p1      21 t
        movdqa [rbp + 6288], xmm5                               ;  1930.0 p0+p3   22 t spill
        movdqa xmm5, [rbp + 6240]                               ;  1873.0 p2      21 t
        movdqa [rbp + 6240], xmm15                              ;  1904.0 p0+p3   22 t spill
        movdqa xmm15, [rbp + 5936]                              ;  1876.0 p2      21 t
        movdqa [rbp + 5936], xmm10                              ;  1908.0 p0+p3   22 t spill
        movdqa xmm10, xmm11                                     ;  1909.0 p0      21 t copy
        movdqa [rbp + 6304], xmm11                              ;  1909.0 p0+p3   21 t spill
        movdqa xmm11, [rbp + 6048]                              ;  1879.7 p2      21 t
        movdqa [rbp + 6048], xmm2                               ;  1906.0 p0+p3   21 t spill
        movdqa xmm2, xmm7                                       ;  1916.0 p0      21 t copy
        pxor xmm2, xmm12                                        ;  1929.0 p1      21 t
        pxor xmm13, xmm2                                        ;  1931.0 p1      21 t
        pand xmm10, xmm2                                        ;  1931.0 p1      21 t
        pxor xmm3, xmm10                                        ;  1933.0 p1      21 t
        pand xmm9, xmm13                                        ;  1933.0 p1      21 t
        pxor xmm8, xmm9                                         ;  1935.0 p1      21 t
        movdqa xmm9, xmm12                                      ;  1912.0 p0      21 t copy
        pand xmm9, xmm6                                         ;  1935.0 p1      21 t
        pxor xmm1, xmm9                                         ;  1937.0 p1      21 t
        pxor xmm4, xmm1                                         ;  1939.0 p1      21 t
        pxor xmm0, xmm1                                         ;  1939.0 p1      21 t
        movdqa xmm1, [rbp + 6256]                               ;  1890.7 p2      21 t
        movdqa xmm9, [rbp + 2912]                               ;  1891.7 p2      42 t
        pxor xmm9, [r8 + 4064]                                  ;  1939.0 p2+p1   42 t
        movdqa xmm10, [rel camellia128_encrypt.T0_constants128] ;  1893.7 p2      41 t reload
        pxor xmm9, xmm10                                        ;  1941.0 p1      42 t
        movdqa xmm10, [rbp + 4416]                              ;  1901.0 p2      21 t
        movdqa [rbp + 4416], xmm9                               ;  1943.0 p0+p3   42 t spill
        movdqa xmm9, [rbp + 2848]                               ;  1895.7 p2      42 t
        pxor xmm9, [r8 + 4000]                                  ;  1941.0 p2+p1   42 t
        pxor xmm9, [rel camellia128_encrypt.T0_constants128]    ;  1943.0 p2+p1   42 t
        movdqa [rbp + 6256], xmm9                               ;  1945.0 p0+p3   42 t spill
        movdqa xmm9, [rbp + 4912]                               ;  1900.0 p2      42 t
        pxor xmm9, [rbp + 5296]                                 ;  1943.0 p2+p1   42 t
        movdqa [rbp + 6320], xmm9                               ;  1945.0 p0+p3   42 t spill
        movdqa xmm9, [rbp + 4864]                               ;  1904.0 p2      42 t
        pxor xmm9, [rbp + 4416]                                 ;  1954.0 p2+p1   42 t
        movdqa [rbp + 6336], xmm9                               ;  1956.0 p0+p3   42 t spill
        movdqa xmm9, xmm4                                       ;  1941.0 p0      21 t copy
        pand xmm9, xmm8                                         ;  1948.0 p1      21 t
        pxor xmm0, xmm9                                         ;  1950.0 p1      21 t
        movdqa [rbp + 6352], xmm12                              ;  1912.0 p0+p3   21 t spill
        movdqa xmm12, xmm8                                      ;  1937.0 p0      21 t copy
        pxor xmm12, xmm0                                        ;  1952.0 p1      21 t
        pand xmm0, xmm3                                         ;  1952.0 p1      21 t
        pxor xmm4, xmm0                                         ;  1954.0 p1      21 t
        por xmm9, xmm12                                         ;  1954.0 p1      21 t
        pxor xmm9, xmm4                                         ;  1956.0 p1      21 t
        movdqa xmm0, xmm3                                       ;  1935.0 p0      21 t copy
        pand xmm0, xmm4                                         ;  1956.0 p1      21 t
        pxor xmm8, xmm0                                         ;  1958.0 p1      21 t
        pand xmm14, xmm9                                        ;  1958.0 p1      21 t
        pand xmm15, xmm9                                        ;  1958.0 p1      21 t
        movdqa xmm0, [rbp + 5920]                               ;  1913.3 p2      21 t
        pand xmm4, xmm8                                         ;  1960.0 p1      21 t
        pxor xmm3, xmm4                                         ;  1962.0 p1      21 t
        movdqa xmm4, [rbp + 6336]                               ;  1956.0 p2      42 t
        pxor xmm4, [r8 + 3968]                                  ;  1967.0 p2+p1   42 t
        pxor xmm4, [rbp + 2816]                                 ;  1969.0 p2+p1   42 t
        pxor xmm4, [rel camellia128_encrypt.T0_constants128]    ;  1971.0 p2+p1   42 t
        pand xmm0, xmm8                                         ;  1961.0 p1      21 t
        movdqa [rbp + 5920], xmm4                               ;  1973.0 p0+p3   42 t spill
        movdqa xmm4, [rbp + 4912]                               ;  1918.3 p2      42 t
        pxor xmm4, [rbp + 4448]                                 ;  1962.0 p2+p1   42 t
        movdqa [rbp + 6368], xmm4                               ;  1964.0 p0+p3   42 t spill
        movdqa xmm4, [rbp + 5920]                               ;  1973.0 p2      42 t
        pxor xmm4, [r8 + 4080]                                  ;  1984.0 p2+p1   42 t
        pxor xmm4, [rbp + 2928]                                 ;  1986.0 p2+p1   42 t
        pxor xmm4, [rel camellia128_encrypt.T0_constants128]    ;  1988.0 p2+p1   42 t
        movdqa [rbp + 6384], xmm4                               ;  1990.0 p0+p3   42 t spill
        movdqa xmm4, [rbp + 5280]                               ;  1924.3 p2      21 t
        pand xmm4, xmm8                                         ;  1966.0 p1      21 t
        movdqa [rbp + 5280], xmm14                              ;  1960.0 p0+p3   21 t spill
        movdqa xmm14, [rbp + 6256]                              ;  1945.0 p2      42 t
        pxor xmm14, [rbp + 5296]                                ;  1967.0 p2+p1   42 t
        movdqa [rbp + 5296], xmm14                              ;  1969.0 p0+p3   42 t spill
        movdqa xmm14, [rbp + 6224]                              ;  1927.3 p2      21 t reload
        pand xmm14, xmm3                                        ;  1968.0 p1      21 t
        movdqa [rbp + 6224], xmm15                              ;  1960.0 p0+p3   21 t spill
        movdqa xmm15, [rbp + 4560]                              ;  1928.3 p2      21 t reload
        pand xmm15, xmm3                                        ;  1969.0 p1      21 t
        movdqa [rbp + 4560], xmm14                              ;  1970.0 p0+p3   21 t spill
        movdqa xmm14, [rbp + 5280]                              ;  1960.0 p2      21 t
        movdqa [rbp + 6400], xmm4                               ;  1968.0 p0+p3   21 t spill
        movdqa xmm4, xmm9                                       ;  1958.0 p0      21 t copy
        por xmm4, xmm8                                          ;  1970.0 p1      21 t
        pxor xmm12, xmm4                                        ;  1972.0 p1      21 t
        pand xmm5, xmm12                                        ;  1974.0 p1      21 t
        pand xmm11, xmm12                                       ;  1974.0 p1      21 t
        movdqa xmm4, xmm9                                       ;  1958.0 p0      21 t copy
        pxor xmm4, xmm8                                         ;  1974.0 p1      21 t
        pxor xmm8, xmm3                                         ;  1975.0 p1      21 t
        pxor xmm3, xmm12                                        ;  1976.0 p1      21 t
        pand xmm13, xmm4                                        ;  1977.0 p1      21 t
        pxor xmm12, xmm4                                        ;  1978.0 p1      21 t
        movdqa [rbp + 6416], xmm8                               ;  1977.0 p0+p3   21 t spill
        movdqa xmm8, [rbp + 6176]                               ;  1933.7 p2      21 t reload
        pand xmm8, xmm4                                         ;  1979.0 p1      21 t
        movdqa xmm4, [rbp + 6416]                               ;  1977.0 p2      21 t reload
        pand xmm6, xmm4                                         ;  1988.0 p1      21 t
        pand xmm2, xmm12                                        ;  1981.0 p1      21 t
        movdqa xmm4, [rbp + 6304]                               ;  1935.7 p2      21 t reload
        pand xmm4, xmm12                                        ;  1982.0 p1      21 t
        pxor xmm15, xmm8                                        ;  1983.0 p1      21 t
        pxor xmm13, xmm2                                        ;  1984.0 p1      21 t
        pxor xmm11, xmm2                                        ;  1985.0 p1      21 t
        pand xmm1, xmm3                                         ;  1986.0 p1      21 t
        pxor xmm8, xmm1                                         ;  1988.0 p1      21 t
        movdqa xmm1, [rbp + 6352]                               ;  1937.7 p2      21 t reload
        pand xmm1, [rbp + 6416]                                 ;  1988.0 p2+p1   21 t
        pxor xmm9, xmm3                                         ;  1989.0 p1      21 t
        pand xmm10, xmm3                                        ;  1990.0 p1      21 t
        movdqa xmm2, [rbp + 6336]                               ;  1956.0 p2      42 t
        movdqa xmm3, [rbp + 6320]                               ;  1945.0 p2      42 t reload
        pxor xmm2, xmm3                                         ;  1991.0 p1      42 t
        pxor xmm14, xmm10                                       ;  1992.0 p1      21 t
        pxor xmm5, xmm15                                        ;  1993.0 p1      21 t
        pxor xmm14, xmm13                                       ;  1994.0 p1      21 t
        movdqa xmm10, [rbp + 4560]                              ;  1970.0 p2      21 t reload
        pxor xmm10, xmm13                                       ;  1995.0 p1      21 t
        pxor xmm5, xmm6                                         ;  1996.0 p1      21 t
        pxor xmm6, xmm8                                         ;  1997.0 p1      21 t
        movdqa xmm12, [rbp + 6224]                              ;  1960.0 p2      21 t reload
        pxor xmm12, xmm8                                        ;  1998.0 p1      21 t
        pand xmm7, xmm9                                         ;  1999.0 p1      21 t
        movdqa xmm8, [rbp + 6048]                               ;  1943.7 p2      21 t reload
        pand xmm8, xmm9                                         ;  2000.0 p1      21 t
        pxor xmm6, xmm8                                         ;  2002.0 p1      21 t
        movdqa xmm8, [rbp + 6368]                               ;  1964.0 p2      42 t
        movdqa xmm9, [rbp + 5920]                               ;  1973.0 p2      42 t reload
        pxor xmm8, xmm9                                         ;  2002.0 p1      42 t
        pxor xmm1, xmm11                                        ;  2003.0 p1      21 t
        movdqa xmm13, xmm3                                      ;  1956.0 p0      42 t copy
        pxor xmm13, [rbp + 6384]                                ;  2004.0 p2+p1   42 t
        pxor xmm0, xmm5                                         ;  2005.0 p1      21 t
        pxor xmm10, xmm0                                        ;  2007.0 p1      21 t
        pxor xmm1, xmm0                                         ;  2007.0 p1      21 t
        movdqa [rbp + 6048], xmm15                              ;  1985.0 p0+p3   21 t spill
        movdqa xmm15, [rbp + 6400]                              ;  1968.0 p2      21 t reload
        pxor xmm15, xmm0                                        ;  2008.0 p1      21 t
        movdqa xmm0, xmm3                                       ;  1956.3 p0      42 t copy
        pxor xmm15, xmm6                                        ;  2010.0 p1      21 t
        pxor xmm4, xmm15                                        ;  2012.0 p1      21 t
        pxor xmm12, xmm15                                       ;  2012.0 p1      21 t
        movdqa xmm15, [rbp + 5296]                              ;  1969.0 p2      42 t
        pxor xmm15, xmm2                                        ;  2012.0 p1      42 t
        movdqa [rbp + 6320], xmm14                              ;  1996.0 p0+p3   21 t spill
        movdqa xmm14, [rbp + 6384]                              ;  1990.0 p2      42 t
        pxor xmm14, xmm2                                        ;  2013.0 p1      42 t
        movdqa [rbp + 6400], xmm6                               ;  2004.0 p0+p3   21 t spill
        movdqa xmm6, [rbp + 6384]                               ;  1990.0 p2      42 t
        por xmm6, xmm8                                          ;  2014.0 p1      42 t
        movdqa [rbp + 6224], xmm5                               ;  1998.0 p0+p3   21 t spill
        movdqa xmm5, [rbp + 6256]                               ;  1961.7 p2      42 t
        pxor xmm5, xmm9                                         ;  2015.0 p1      42 t
        movdqa [rbp + 4560], xmm7                               ;  2001.0 p0+p3   21 t spill
        movdqa xmm7, xmm9                                       ;  1984.0 p0      42 t copy
        por xmm7, xmm14                                         ;  2016.0 p1      42 t
        pxor xmm7, xmm6                                         ;  2018.0 p1      42 t
        pxor xmm6, [rbp + 4416]                                 ;  2018.0 p2+p1   42 t
        movdqa [rbp + 5920], xmm11                              ;  1987.0 p0+p3   21 t spill
        movdqa xmm11, [rbp + 4864]                              ;  1973.0 p2      42 t
        pxor xmm11, xmm14                                       ;  2019.0 p1      42 t
        movdqa [rbp + 4864], xmm4                               ;  2014.0 p0+p3   21 t spill
        movdqa xmm4, xmm2                                       ;  1993.0 p0      42 t copy
        pand xmm4, [rbp + 6368]                                 ;  2020.0 p2+p1   42 t
        movdqa [rbp + 6336], xmm14                              ;  2015.0 p0+p3   42 t spill
        movdqa xmm14, xmm2                                      ;  1993.0 p0      42 t copy
        pxor xmm14, [rbp + 4448]                                ;  2021.0 p2+p1   42 t
        movdqa [rbp + 4448], xmm9                               ;  1986.0 p0+p3   42 t spill
        movdqa xmm9, xmm8                                       ;  2004.0 p0      42 t copy
        pxor xmm9, xmm11                                        ;  2022.0 p1      42 t
        pand xmm0, xmm9                                         ;  2024.0 p1      42 t
        movdqa [rbp + 6352], xmm0                               ;  2026.0 p0+p3   42 t spill
        movdqa xmm0, xmm10                                      ;  2009.0 p0      21 t copy
        pxor xmm0, xmm1                                         ;  2024.0 p1      21 t
        pxor xmm0, xmm12                                        ;  2026.0 p1      21 t
        pxor xmm1, [rbp + 5520]                                 ;  2026.0 p2+p1   41 t
        pxor xmm12, [rbp + 5744]                                ;  2027.0 p2+p1   41 t
        pxor xmm12, [rel camellia128_encrypt.T0_constants128]   ;  2029.0 p2+p1   41 t
        movdqa [rbp + 6416], xmm10                              ;  2009.0 p0+p3   21 t spill
        movdqa xmm10, xmm13                                     ;  2006.0 p0      42 t copy
        pxor xmm10, xmm15                                       ;  2029.0 p1      42 t
        movdqa [rbp + 6304], xmm12                              ;  2031.0 p0+p3   41 t spill
        movdqa xmm12, xmm13                                     ;  2006.0 p0      42 t copy
        por xmm12, [rbp + 4416]                                 ;  2030.0 p2+p1   42 t
        pxor xmm4, xmm12                                        ;  2032.0 p1      42 t
        pxor xmm14, xmm12                                       ;  2032.0 p1      42 t
        pxor xmm6, xmm4                                         ;  2034.0 p1      42 t
        movdqa xmm12, [rbp + 6352]                              ;  2026.0 p2      42 t reload
        pxor xmm4, xmm12                                        ;  2037.0 p1      42 t
        movdqa [rbp + 6352], xmm0                               ;  2028.0 p0+p3   21 t spill
        movdqa xmm0, xmm15                                      ;  2014.0 p0      42 t copy
        movdqa [rbp + 4416], xmm1                               ;  2028.0 p0+p3   41 t spill
        movdqa xmm1, xmm11                                      ;  2021.0 p0      42 t copy
        pxor xmm1, xmm5                                         ;  2035.0 p1      42 t
        pand xmm0, xmm1                                         ;  2037.0 p1      42 t
        pxor xmm4, xmm0                                         ;  2039.0 p1      42 t
        movdqa xmm0, xmm5                                       ;  2017.0 p0      42 t copy
        pand xmm0, xmm10                                        ;  2038.0 p1      42 t
        pxor xmm14, xmm0                                        ;  2040.0 p1      42 t
        pxor xmm7, xmm14                                        ;  2042.0 p1      42 t
        pxor xmm12, xmm14                                       ;  2042.0 p1      42 t
        movdqa xmm14, [rbp + 6368]                              ;  2003.7 p2      42 t
        pxor xmm14, xmm1                                        ;  2042.0 p1      42 t
        movdqa xmm0, [rbp + 5296]                               ;  2004.7 p2      42 t
        pand xmm0, xmm14                                        ;  2044.0 p1      42 t
        pxor xmm6, xmm0                                         ;  2046.0 p1      42 t
        movdqa xmm0, [rbp + 6256]                               ;  2005.7 p2      42 t
        por xmm0, [rbp + 4912]                                  ;  2045.0 p2+p1   42 t
        pxor xmm12, xmm0                                        ;  2047.0 p1      42 t
        movdqa xmm0, [rbp + 5296]                               ;  2007.7 p2      42 t
        movdqa [rbp + 5296], xmm15                              ;  2014.0 p0+p3   42 t spill
        movdqa xmm15, [rbp + 6368]                              ;  2008.7 p2      42 t
        movdqa [rbp + 6368], xmm13                              ;  2009.0 p0+p3   42 t spill
        movdqa xmm13, [rbp + 6384]                              ;  2009.7 p2      42 t
        movdqa [rbp + 6384], xmm5                               ;  2017.0 p0+p3   42 t spill
        movdqa xmm5, xmm7                                       ;  2044.0 p0      42 t copy
        pand xmm5, xmm6                                         ;  2051.0 p1      42 t
        pxor xmm12, xmm5                                        ;  2053.0 p1      42 t
        movdqa [rbp + 6176], xmm10                              ;  2031.0 p0+p3   42 t spill
        movdqa xmm10, xmm4                                      ;  2041.0 p0      42 t copy
        pand xmm10, xmm12                                       ;  2055.0 p1      42 t
        pxor xmm7, xmm10                                        ;  2057.0 p1      42 t
        pxor xmm12, xmm6                                        ;  2055.0 p1      42 t
        por xmm5, xmm12                                         ;  2057.0 p1      42 t
        pxor xmm5, xmm7                                         ;  2059.0 p1      42 t
        movdqa xmm10, xmm4                                      ;  2041.0 p0      42 t copy
        pand xmm10, xmm7                                        ;  2059.0 p1      42 t
        pxor xmm6, xmm10                                        ;  2061.0 p1      42 t
        pand xmm9, xmm5                                         ;  2061.0 p1      42 t
        pand xmm3, xmm5                                         ;  2061.0 p1      42 t
        movdqa xmm10, [rbp + 6256]                              ;  2015.0 p2      42 t
        pand xmm7, xmm6                                         ;  2063.0 p1      42 t
        pxor xmm4, xmm7                                         ;  2065.0 p1      42 t
        movdqa xmm7, [rbp + 4912]                               ;  2016.0 p2      42 t
        pand xmm10, xmm6                                        ;  2063.0 p1      42 t
        pand xmm7, xmm6                                         ;  2063.0 p1      42 t
        movdqa [rbp + 4912], xmm9                               ;  2063.0 p0+p3   42 t spill
        movdqa xmm9, [rbp + 5584]                               ;  2017.7 p2      41 t
        pxor xmm9, [rbp + 5936]                                 ;  2062.0 p2+p1   41 t
        pxor xmm9, [rel camellia128_encrypt.T0_constants128]    ;  2064.0 p2+p1   41 t
        movdqa [rbp + 5936], xmm9                               ;  2066.0 p0+p3   41 t spill
        movdqa xmm9, [rbp + 4912]                               ;  2063.0 p2      42 t
        movdqa [rbp + 6256], xmm3                               ;  2063.0 p0+p3   42 t spill
        movdqa xmm3, [rbp + 5872]                               ;  2021.7 p2      41 t
        pxor xmm3, [rbp + 6144]                                 ;  2064.0 p2+p1   41 t
        pxor xmm3, [rbp + 5504]                                 ;  2066.0 p2+p1   41 t
        movdqa [rbp + 6432], xmm3                               ;  2068.0 p0+p3   41 t spill
        movdqa xmm3, [rbp + 5824]                               ;  2024.7 p2      41 t
        movdqa [rbp + 6448], xmm3                               ;  2035.7 p0+p3   41 t spill
        movdqa xmm3, [rbp + 4448]                               ;  2025.7 p2      42 t reload
        pand xmm3, xmm4                                         ;  2067.0 p1      42 t
        movdqa [rbp + 4448], xmm3                               ;  2069.0 p0+p3   42 t spill
        movdqa xmm3, [rbp + 6336]                               ;  2026.7 p2      42 t reload
        pand xmm3, xmm4                                         ;  2067.0 p1      42 t
        movdqa [rbp + 6336], xmm7                               ;  2065.0 p0+p3   42 t spill
        movdqa xmm7, [rbp + 5936]                               ;  2066.0 p2      41 t
        pxor xmm7, [rbp + 5520]                                 ;  2077.0 p2+p1   41 t
        movdqa [rbp + 5520], xmm7                               ;  2079.0 p0+p3   41 t spill
        movdqa xmm7, xmm5                                       ;  2061.0 p0      42 t copy
        por xmm7, xmm6                                          ;  2069.0 p1      42 t
        pxor xmm12, xmm7                                        ;  2071.0 p1      42 t
        pand xmm2, xmm12                                        ;  2073.0 p1      42 t
        pand xmm15, xmm12                                       ;  2073.0 p1      42 t
        movdqa xmm7, xmm5                                       ;  2061.0 p0      42 t copy
        pxor xmm7, xmm6                                         ;  2073.0 p1      42 t
        pxor xmm6, xmm4                                         ;  2074.0 p1      42 t
        pxor xmm4, xmm12                                        ;  2075.0 p1      42 t
        pand xmm0, xmm7                                         ;  2076.0 p1      42 t
        pand xmm14, xmm7                                        ;  2077.0 p1      42 t
        pxor xmm12, xmm7                                        ;  2078.0 p1      42 t
        pand xmm1, xmm12                                        ;  2080.0 p1      42 t
        pxor xmm3, xmm0                                         ;  2080.0 p1      42 t
        movdqa xmm7, [rbp + 5296]                               ;  2033.3 p2      42 t reload
        pand xmm7, xmm12                                        ;  2081.0 p1      42 t
        pxor xmm14, xmm1                                        ;  2082.0 p1      42 t
        pxor xmm15, xmm1                                        ;  2083.0 p1      42 t
        pand xmm13, xmm4                                        ;  2084.0 p1      42 t
        pxor xmm0, xmm13                                        ;  2086.0 p1      42 t
        movdqa xmm1, [rbp + 6432]                               ;  2068.0 p2      41 t
        pxor xmm5, xmm4                                         ;  2086.0 p1      42 t
        pand xmm8, xmm4                                         ;  2087.0 p1      42 t
        pxor xmm1, [rbp + 5584]                                 ;  2088.0 p2+p1   41 t
        movdqa xmm4, [rbp + 4416]                               ;  2037.3 p2      41 t
        pxor xmm9, xmm8                                         ;  2089.0 p1      42 t
        pxor xmm4, [rbp + 5824]                                 ;  2090.0 p2+p1   41 t
        movdqa xmm8, [rbp + 5872]                               ;  2039.3 p2      41 t
        pxor xmm2, xmm3                                         ;  2091.0 p1      42 t
        movdqa xmm12, [rbp + 6176]                              ;  2040.3 p2      42 t reload
        pand xmm12, xmm6                                        ;  2092.0 p1      42 t
        movdqa xmm13, [rbp + 6384]                              ;  2041.3 p2      42 t reload
        pand xmm13, xmm6                                        ;  2093.0 p1      42 t
        pxor xmm9, xmm14                                        ;  2094.0 p1      42 t
        movdqa xmm6, [rbp + 4448]                               ;  2069.0 p2      42 t reload
        pxor xmm6, xmm14                                        ;  2095.0 p1      42 t
        pand xmm11, xmm5                                        ;  2096.0 p1      42 t
        movdqa xmm14, [rbp + 6368]                              ;  2043.3 p2      42 t reload
        pand xmm14, xmm5                                        ;  2097.0 p1      42 t
        pxor xmm2, xmm12                                        ;  2098.0 p1      42 t
        pxor xmm12, xmm14                                       ;  2099.0 p1      42 t
        pxor xmm12, xmm0                                        ;  2101.0 p1      42 t
        movdqa xmm14, [rbp + 6256]                              ;  2063.0 p2      42 t reload
        pxor xmm14, xmm0                                        ;  2101.0 p1      42 t
        pxor xmm13, xmm15                                       ;  2102.0 p1      42 t
        movdqa xmm0, [rbp + 5136]                               ;  2045.3 p2      23 t reload
        pxor xmm15, xmm0                                        ;  2103.0 p1      41 t
        pxor xmm15, [rbp + 4912]                                ;  2105.0 p2+p1   41 t
        movdqa xmm5, [rel camellia128_encrypt.T0_constants128]  ;  2047.3 p2      41 t reload
        pxor xmm15, xmm5                                        ;  2107.0 p1      41 t
        pxor xmm0, [rbp + 6304]                                 ;  2106.0 p2+p1   41 t
        pxor xmm15, xmm11                                       ;  2109.0 p1      41 t
        movdqa xmm11, [rbp + 5456]                              ;  2049.3 p2      23 t reload
        pxor xmm3, xmm11                                        ;  2108.0 p1      41 t
        pxor xmm10, xmm2                                        ;  2109.0 p1      42 t
        pxor xmm3, xmm9                                         ;  2110.0 p1      41 t
        pxor xmm2, [rbp + 5680]                                 ;  2111.0 p2+p1   41 t
        pxor xmm2, xmm5                                         ;  2113.0 p1      41 t
        pxor xmm9, [rbp + 5904]                                 ;  2113.0 p2+p1   41 t
        pxor xmm9, xmm5                                         ;  2115.0 p1      41 t
        pxor xmm6, xmm10                                        ;  2115.0 p1      42 t
        pxor xmm13, xmm10                                       ;  2116.0 p1      42 t
        movdqa xmm5, [rbp + 6336]                               ;  2065.0 p2      42 t reload
        pxor xmm5, xmm10                                        ;  2117.0 p1      42 t
        pxor xmm5, xmm12                                        ;  2119.0 p1      42 t
        pxor xmm3, xmm12                                        ;  2119.0 p1      41 t
        movdqa xmm10, [rbp + 6432]                              ;  2068.0 p2      41 t
        movdqa xmm12, [rbp + 5520]                              ;  2079.0 p2      41 t reload
        pxor xmm10, xmm12                                       ;  2120.0 p1      41 t
        pxor xmm7, xmm5                                         ;  2121.0 p1      42 t
        pxor xmm14, xmm5                                        ;  2122.0 p1      42 t
        movdqa xmm5, [rbp + 5936]                               ;  2066.0 p2      41 t
        pxor xmm5, xmm4                                         ;  2123.0 p1      41 t
        pxor xmm15, xmm6                                        ;  2124.0 p1      41 t
        pxor xmm6, xmm13                                        ;  2125.0 p1      42 t
        pxor xmm6, xmm14                                        ;  2127.0 p1      42 t
        pxor xmm14, [rbp + 5984]                                ;  2127.0 p2+p1   41 t
        pxor xmm14, [rel camellia128_encrypt.T0_constants128]   ;  2129.0 p2+p1   41 t
        pxor xmm13, [rbp + 5552]                                ;  2129.0 p2+p1   41 t
        pxor xmm9, xmm6                                         ;  2130.0 p1      41 t
        movdqa xmm12, [rbp + 6448]                              ;  2067.3 p2      41 t reload
        pxor xmm12, xmm6                                        ;  2131.0 p1      41 t
        movdqa xmm6, xmm1                                       ;  2090.0 p0      41 t copy
        pxor xmm12, xmm7                                        ;  2133.0 p1      41 t
        pxor xmm8, xmm12                                        ;  2135.0 p1      41 t
        pxor xmm6, xmm12                                        ;  2135.0 p1      41 t
        movdqa xmm12, [rbp + 6032]                              ;  2069.3 p2      41 t
        pxor xmm12, [rbp + 6240]                                ;  2135.0 p2+p1   41 t
        pxor xmm12, [rbp + 5264]                                ;  2137.0 p2+p1   41 t
        pxor xmm12, [rbp + 4992]                                ;  2139.0 p2+p1   41 t
        pxor xmm12, [rbp + 6208]                                ;  2141.0 p2+p1   41 t
        pxor xmm12, [rel camellia128_encrypt.T0_constants128]   ;  2143.0 p2+p1   41 t
        pxor xmm7, [rbp + 5952]                                 ;  2140.0 p2+p1   41 t
        pxor xmm7, [rel camellia128_encrypt.T0_constants128]    ;  2142.0 p2+p1   41 t
        movdqa [rbp + 6208], xmm1                               ;  2090.0 p0+p3   41 t spill
        movdqa xmm1, [rbp + 4416]                               ;  2079.0 p2      41 t
        pxor xmm1, xmm8                                         ;  2142.0 p1      41 t
        movdqa [rbp + 4416], xmm8                               ;  2137.0 p0+p3   41 t spill
        movdqa xmm8, [rbp + 5968]                               ;  2080.0 p2      41 t
        pxor xmm8, [rbp + 5808]                                 ;  2143.0 p2+p1   41 t
        pxor xmm8, [rel camellia128_encrypt.T0_constants128]    ;  2145.0 p2+p1   41 t
        movdqa [rbp + 5808], xmm4                               ;  2092.0 p0+p3   41 t spill
        movdqa xmm4, [rbp + 5792]                               ;  2083.0 p2      41 t
        pxor xmm4, [rbp + 6352]                                 ;  2145.0 p2+p1   41 t
        pxor xmm4, [rbp + 4864]                                 ;  2147.0 p2+p1   41 t
        movdqa [rbp + 4992], xmm1                               ;  2144.0 p0+p3   41 t spill
        movdqa xmm1, [rbp + 5792]                               ;  2086.0 p2      41 t
        pxor xmm1, xmm12                                        ;  2147.0 p1      41 t
        movdqa [rbp + 5792], xmm5                               ;  2125.0 p0+p3   41 t spill
        movdqa xmm5, [rbp + 6032]                               ;  2087.0 p2      41 t
        pxor xmm5, xmm8                                         ;  2148.0 p1      41 t
        pxor xmm8, xmm1                                         ;  2149.0 p1      41 t
        movdqa [rbp + 6032], xmm1                               ;  2149.0 p0+p3   41 t spill
        movdqa xmm1, [rbp + 5984]                               ;  2088.0 p2      41 t
        pxor xmm1, xmm4                                         ;  2150.0 p1      41 t
        pxor xmm12, xmm1                                        ;  2152.0 p1      41 t
        movdqa [rbp + 5984], xmm1                               ;  2152.0 p0+p3   41 t spill
        movdqa xmm1, xmm0                                       ;  2108.0 p0      41 t copy
        movdqa [rbp + 5264], xmm0                               ;  2108.0 p0+p3   41 t spill
        movdqa xmm0, [rbp + 5968]                               ;  2089.7 p2      41 t
        pxor xmm0, xmm14                                        ;  2152.0 p1      41 t
        pxor xmm14, xmm5                                        ;  2153.0 p1      41 t
        pxor xmm4, xmm0                                         ;  2154.0 p1      41 t
        movdqa [rbp + 5968], xmm5                               ;  2150.0 p0+p3   41 t spill
        movdqa xmm5, [rbp + 5568]                               ;  2092.0 p2      41 t
        pxor xmm5, [rbp + 5728]                                 ;  2155.0 p2+p1   41 t
        pxor xmm5, [rel camellia128_encrypt.T0_constants128]    ;  2157.0 p2+p1   41 t
        pxor xmm1, xmm5                                         ;  2159.0 p1      41 t
        pxor xmm5, [rbp + 5744]                                 ;  2159.0 p2+p1   41 t
        movdqa [rbp + 5744], xmm0                               ;  2154.0 p0+p3   41 t spill
        movdqa xmm0, xmm2                                       ;  2115.0 p0      41 t copy
        pxor xmm0, [rbp + 5840]                                 ;  2159.0 p2+p1   41 t
        movdqa [rbp + 5728], xmm4                               ;  2156.0 p0+p3   41 t spill
        movdqa xmm4, [rbp + 6016]                               ;  2101.0 p2      41 t
        pxor xmm4, [rbp + 6096]                                 ;  2160.0 p2+p1   41 t
        pxor xmm4, [rbp + 6080]                                 ;  2162.0 p2+p1   41 t
        pxor xmm4, [rbp + 5696]                                 ;  2164.0 p2+p1   41 t
        pxor xmm4, [rbp + 5392]                                 ;  2166.0 p2+p1   41 t
        pxor xmm4, [rel camellia128_encrypt.T0_constants128]    ;  2168.0 p2+p1   41 t
        movdqa [rbp + 5392], xmm1                               ;  2161.0 p0+p3   41 t spill
        movdqa xmm1, xmm15                                      ;  2126.0 p0      41 t copy
        pxor xmm1, [rbp + 6016]                                 ;  2165.0 p2+p1   41 t
        movdqa [rbp + 6016], xmm12                              ;  2154.0 p0+p3   41 t spill
        movdqa xmm12, xmm3                                      ;  2121.0 p0      41 t copy
        pxor xmm12, [rbp + 5856]                                ;  2166.0 p2+p1   41 t
        movdqa [rbp + 5696], xmm8                               ;  2151.0 p0+p3   41 t spill
        movdqa xmm8, [rbp + 5568]                               ;  2117.0 p2      41 t
        pxor xmm8, xmm4                                         ;  2170.0 p1      41 t
        pxor xmm4, xmm5                                         ;  2170.0 p1      41 t
        pxor xmm15, xmm8                                        ;  2172.0 p1      41 t
        movdqa [rbp + 5568], xmm5                               ;  2161.0 p0+p3   41 t spill
        movdqa xmm5, xmm10                                      ;  2122.0 p0      62 t copy
        pxor xmm5, [rbp + 4112]                                 ;  2170.0 p2+p1   62 t
        pxor xmm10, [rbp + 3456]                                ;  2171.0 p2+p1   62 t
        pxor xmm10, [rbp + 5808]                                ;  2173.0 p2+p1   62 t
        movdqa [rbp + 3456], xmm10                              ;  2175.0 p0+p3   62 t spill
        movdqa xmm10, xmm9                                      ;  2132.0 p0      41 t copy
        pxor xmm10, [rbp + 5888]                                ;  2173.0 p2+p1   41 t
        movdqa [rbp + 4112], xmm5                               ;  2172.0 p0+p3   62 t spill
        movdqa xmm5, xmm13                                      ;  2131.0 p0      41 t copy
        pxor xmm5, [rbp + 5472]                                 ;  2174.0 p2+p1   41 t
        movdqa [rbp + 6080], xmm8                               ;  2172.0 p0+p3   41 t spill
        movdqa xmm8, xmm6                                       ;  2137.0 p0      62 t copy
        pxor xmm8, [rbp + 4224]                                 ;  2175.0 p2+p1   62 t
        movdqa [rbp + 4224], xmm8                               ;  2177.0 p0+p3   62 t spill
        movdqa xmm8, xmm7                                       ;  2144.0 p0      41 t copy
        pxor xmm8, [rbp + 6000]                                 ;  2176.0 p2+p1   41 t
        movdqa [rbp + 6096], xmm6                               ;  2139.0 p0+p3   41 t spill
        movdqa xmm6, [rbp + 5632]                               ;  2141.0 p2      41 t
        pxor xmm6, [rbp + 6128]                                 ;  2177.0 p2+p1   41 t
        pxor xmm6, [rbp + 6064]                                 ;  2179.0 p2+p1   41 t
        pxor xmm6, [rbp + 6112]                                 ;  2181.0 p2+p1   41 t
        movdqa [rbp + 6064], xmm4                               ;  2172.0 p0+p3   41 t spill
        movdqa xmm4, xmm0                                       ;  2161.0 p0      41 t copy
        movdqa [rbp + 6128], xmm0                               ;  2161.0 p0+p3   41 t spill
        movdqa xmm0, xmm1                                       ;  2167.0 p0      41 t copy
        pxor xmm0, [rbp + 6304]                                 ;  2180.0 p2+p1   41 t
        movdqa [rbp + 6304], xmm1                               ;  2167.0 p0+p3   41 t spill
        movdqa xmm1, xmm14                                      ;  2155.0 p0      62 t copy
        pxor xmm1, [rbp + 3968]                                 ;  2181.0 p2+p1   62 t
        movdqa [rbp + 3968], xmm1                               ;  2183.0 p0+p3   62 t spill
        movdqa xmm1, xmm12                                      ;  2168.0 p0      41 t copy
        movdqa [rbp + 6240], xmm14                              ;  2155.0 p0+p3   41 t spill
        movdqa xmm14, [rbp + 5840]                              ;  2151.7 p2      41 t
        pxor xmm14, [rbp + 5600]                                ;  2182.0 p2+p1   41 t
        pxor xmm14, [rel camellia128_encrypt.T0_constants128]   ;  2184.0 p2+p1   41 t
        movdqa [rbp + 5600], xmm12                              ;  2168.0 p0+p3   41 t spill
        movdqa xmm12, [rbp + 5664]                              ;  2154.7 p2      41 t
        pxor xmm12, [rbp + 6416]                                ;  2184.0 p2+p1   41 t
        pxor xmm12, [rbp + 5920]                                ;  2186.0 p2+p1   41 t
        pxor xmm12, [rbp + 5280]                                ;  2188.0 p2+p1   41 t
        pxor xmm12, [rbp + 4560]                                ;  2190.0 p2+p1   41 t
        pxor xmm12, [rel camellia128_encrypt.T0_constants128]   ;  2192.0 p2+p1   41 t
        pxor xmm4, xmm12                                        ;  2194.0 p1      41 t
        pxor xmm12, [rbp + 5680]                                ;  2194.0 p2+p1   41 t
        movdqa [rbp + 5680], xmm4                               ;  2196.0 p0+p3   41 t spill
        movdqa xmm4, xmm10                                      ;  2175.0 p0      41 t copy
        movdqa [rbp + 4560], xmm10                              ;  2175.0 p0+p3   41 t spill
        movdqa xmm10, xmm6                                      ;  2183.0 p0      41 t copy
        pxor xmm10, [rbp + 5664]                                ;  2191.0 p2+p1   41 t
        pxor xmm6, xmm12                                        ;  2196.0 p1      41 t
        pxor xmm12, [rbp + 3504]                                ;  2196.0 p2+p1   62 t
        movdqa [rbp + 5664], xmm0                               ;  2182.0 p0+p3   41 t spill
        movdqa xmm0, xmm14                                      ;  2186.0 p0      41 t copy
        pxor xmm14, xmm10                                       ;  2194.0 p1      41 t
        pxor xmm0, [rbp + 5632]                                 ;  2195.0 p2+p1   41 t
        pxor xmm2, xmm0                                         ;  2197.0 p1      41 t
        pxor xmm12, xmm14                                       ;  2198.0 p1      62 t
        pxor xmm14, [rbp + 4144]                                ;  2198.0 p2+p1   62 t
        movdqa [rbp + 3504], xmm12                              ;  2200.0 p0+p3   62 t spill
        movdqa xmm12, xmm15                                     ;  2174.0 p0      62 t copy
        pxor xmm12, [rbp + 4352]                                ;  2199.0 p2+p1   62 t
        movdqa [rbp + 4352], xmm14                              ;  2200.0 p0+p3   62 t spill
        movdqa xmm14, xmm8                                      ;  2178.0 p0      41 t copy
        pxor xmm8, [rbp + 3680]                                 ;  2200.0 p2+p1   62 t
        movdqa [rbp + 5632], xmm12                              ;  2201.0 p0+p3   62 t spill
        movdqa xmm12, xmm5                                      ;  2176.0 p0      41 t copy
        pxor xmm5, [rbp + 3696]                                 ;  2201.0 p2+p1   62 t
        movdqa [rbp + 5280], xmm10                              ;  2193.0 p0+p3   41 t spill
        movdqa xmm10, [rbp + 5376]                              ;  2172.3 p2      41 t
        pxor xmm10, [rbp + 6112]                                ;  2202.0 p2+p1   41 t
        pxor xmm10, [rbp + 6288]                                ;  2204.0 p2+p1   41 t
        pxor xmm10, [rel camellia128_encrypt.T0_constants128]   ;  2206.0 p2+p1   41 t
        movdqa [rbp + 6112], xmm15                              ;  2174.7 p0+p3   41 t spill
        movdqa xmm15, [rbp + 5856]                              ;  2176.3 p2      41 t
        pxor xmm15, [rbp + 6192]                                ;  2205.0 p2+p1   41 t
        pxor xmm15, [rbp + 5232]                                ;  2207.0 p2+p1   41 t
        pxor xmm15, [rbp + 4656]                                ;  2209.0 p2+p1   41 t
        pxor xmm0, [rbp + 3760]                                 ;  2208.0 p2+p1   62 t
        pxor xmm0, [rbp + 5680]                                 ;  2210.0 p2+p1   62 t
        movdqa [rbp + 3760], xmm0                               ;  2212.0 p0+p3   62 t spill
        movdqa xmm0, [rbp + 5760]                               ;  2182.3 p2      41 t
        pxor xmm0, [rbp + 6224]                                 ;  2210.0 p2+p1   41 t
        pxor xmm0, [rel camellia128_encrypt.T0_constants128]    ;  2212.0 p2+p1   41 t
        pxor xmm11, xmm0                                        ;  2214.0 p1      41 t
        pxor xmm1, xmm0                                         ;  2214.0 p1      41 t
        movdqa xmm0, [rbp + 5760]                               ;  2185.3 p2      41 t
        pxor xmm0, xmm10                                        ;  2214.0 p1      41 t
        pxor xmm10, xmm11                                       ;  2216.0 p1      41 t
        pxor xmm11, [rbp + 3520]                                ;  2216.0 p2+p1   62 t
        movdqa [rbp + 5760], xmm1                               ;  2216.0 p0+p3   41 t spill
        movdqa xmm1, [rbp + 5376]                               ;  2187.3 p2      41 t
        pxor xmm1, xmm15                                        ;  2217.0 p1      41 t
        pxor xmm15, xmm0                                        ;  2218.0 p1      41 t
        pxor xmm3, xmm1                                         ;  2219.0 p1      41 t
        pxor xmm11, xmm15                                       ;  2220.0 p1      62 t
        pxor xmm15, [rbp + 4176]                                ;  2221.0 p2+p1   62 t
        pxor xmm1, [rbp + 3776]                                 ;  2222.0 p2+p1   62 t
        pxor xmm1, [rbp + 5760]                                 ;  2227.0 p2+p1   62 t
        pxor xmm0, xmm3                                         ;  2224.0 p1      62 t
        pxor xmm3, [rbp + 4032]                                 ;  2225.0 p2+p1   62 t
        pxor xmm0, [rbp + 3904]                                 ;  2226.0 p2+p1   62 t
        movdqa [rbp + 3904], xmm0                               ;  2228.0 p0+p3   62 t spill
        movdqa xmm0, xmm2                                       ;  2199.0 p0      62 t copy
        pxor xmm0, [rbp + 4000]                                 ;  2227.0 p2+p1   62 t
        pxor xmm2, [rbp + 3888]                                 ;  2228.0 p2+p1   62 t
        pxor xmm2, [rbp + 5280]                                 ;  2230.0 p2+p1   62 t
        movdqa [rbp + 3888], xmm2                               ;  2232.0 p0+p3   62 t spill
        movdqa xmm2, xmm6                                       ;  2198.0 p0      62 t copy
        pxor xmm2, [rbp + 3248]                                 ;  2230.0 p2+p1   62 t
        pxor xmm6, [rbp + 3632]                                 ;  2231.0 p2+p1   62 t
        pxor xmm6, [rbp + 6128]                                 ;  2233.0 p2+p1   62 t
        movdqa [rbp + 3776], xmm1                               ;  2229.0 p0+p3   62 t spill
        movdqa xmm1, [rbp + 5488]                               ;  2199.3 p2      41 t
        pxor xmm1, [rbp + 6160]                                 ;  2233.0 p2+p1   41 t
        pxor xmm1, [rel camellia128_encrypt.T0_constants128]    ;  2235.0 p2+p1   41 t
        movdqa [rbp + 3632], xmm6                               ;  2235.0 p0+p3   62 t spill
        movdqa xmm6, [rbp + 5888]                               ;  2202.3 p2      41 t
        pxor xmm6, [rbp + 4656]                                 ;  2235.0 p2+p1   41 t
        pxor xmm6, [rbp + 6144]                                 ;  2237.0 p2+p1   41 t
        pxor xmm6, [rel camellia128_encrypt.T0_constants128]    ;  2239.0 p2+p1   41 t
        movdqa [rbp + 3520], xmm11                              ;  2222.0 p0+p3   62 t spill
        movdqa xmm11, [rbp + 5776]                              ;  2206.3 p2      41 t
        pxor xmm11, [rbp + 6400]                                ;  2238.0 p2+p1   41 t
        pxor xmm11, [rbp + 6048]                                ;  2240.0 p2+p1   41 t
        pxor xmm11, [rbp + 6320]                                ;  2242.0 p2+p1   41 t
        pxor xmm4, xmm11                                        ;  2244.0 p1      41 t
        pxor xmm11, [rbp + 5904]                                ;  2244.0 p2+p1   41 t
        movdqa [rbp + 3248], xmm2                               ;  2232.0 p0+p3   62 t spill
        movdqa xmm2, [rbp + 5776]                               ;  2211.3 p2      41 t
        pxor xmm2, xmm1                                         ;  2243.0 p1      41 t
        pxor xmm1, xmm11                                        ;  2246.0 p1      41 t
        pxor xmm11, [rbp + 3536]                                ;  2246.0 p2+p1   62 t
        movdqa [rbp + 5776], xmm15                              ;  2223.0 p0+p3   62 t spill
        movdqa xmm15, xmm10                                     ;  2218.0 p0      62 t copy
        pxor xmm15, [rbp + 3264]                                ;  2246.0 p2+p1   62 t
        pxor xmm10, [rbp + 3648]                                ;  2247.0 p2+p1   62 t
        pxor xmm10, [rbp + 5600]                                ;  2249.0 p2+p1   62 t
        movdqa [rbp + 3648], xmm10                              ;  2251.0 p0+p3   62 t spill
        movdqa xmm10, [rbp + 5488]                              ;  2216.3 p2      41 t
        pxor xmm10, xmm6                                        ;  2249.0 p1      41 t
        pxor xmm6, xmm2                                         ;  2250.0 p1      41 t
        pxor xmm9, xmm10                                        ;  2251.0 p1      41 t
        pxor xmm11, xmm6                                        ;  2252.0 p1      62 t
        pxor xmm6, [rbp + 3984]                                 ;  2253.0 p2+p1   62 t
        pxor xmm2, [rbp + 3920]                                 ;  2254.0 p2+p1   62 t
        pxor xmm10, xmm4                                        ;  2255.0 p1      62 t
        pxor xmm4, [rbp + 3408]                                 ;  2256.0 p2+p1   62 t
        pxor xmm10, [rbp + 3792]                                ;  2257.0 p2+p1   62 t
        pxor xmm2, xmm9                                         ;  2258.0 p1      62 t
        pxor xmm9, [rbp + 4048]                                 ;  2259.0 p2+p1   62 t
        movdqa [rbp + 3920], xmm2                               ;  2260.0 p0+p3   62 t spill
        movdqa xmm2, [rbp + 5360]                               ;  2222.3 p2      41 t
        pxor xmm2, [rbp + 6272]                                 ;  2260.0 p2+p1   41 t
        movdqa [rbp + 3792], xmm10                              ;  2259.0 p0+p3   62 t spill
        movdqa xmm10, [rbp + 6000]                              ;  2224.3 p2      41 t
        pxor xmm10, [rbp + 5504]                                ;  2261.0 p2+p1   41 t
        pxor xmm10, [rel camellia128_encrypt.T0_constants128]   ;  2263.0 p2+p1   41 t
        movdqa [rbp + 3536], xmm11                              ;  2254.0 p0+p3   62 t spill
        movdqa xmm11, [rbp + 5648]                              ;  2227.3 p2      41 t
        pxor xmm11, [rbp + 6320]                                ;  2263.0 p2+p1   41 t
        pxor xmm11, [rbp + 6352]                                ;  2265.0 p2+p1   41 t
        pxor xmm11, [rel camellia128_encrypt.T0_constants128]   ;  2267.0 p2+p1   41 t
        pxor xmm14, xmm11                                       ;  2269.0 p1      41 t
        pxor xmm11, [rbp + 5952]                                ;  2269.0 p2+p1   41 t
        movdqa [rbp + 3408], xmm4                               ;  2258.0 p0+p3   62 t spill
        movdqa xmm4, [rbp + 5648]                               ;  2232.3 p2      41 t
        pxor xmm4, xmm2                                         ;  2268.0 p1      41 t
        pxor xmm2, xmm11                                        ;  2271.0 p1      41 t
        pxor xmm11, [rbp + 3552]                                ;  2271.0 p2+p1   62 t
        pxor xmm8, xmm2                                         ;  2273.0 p1      62 t
        pxor xmm2, [rbp + 3296]                                 ;  2273.0 p2+p1   62 t
        movdqa [rbp + 3680], xmm8                               ;  2275.0 p0+p3   62 t spill
        movdqa xmm8, [rbp + 5360]                               ;  2235.3 p2      41 t
        pxor xmm8, xmm10                                        ;  2273.0 p1      41 t
        pxor xmm10, xmm4                                        ;  2274.0 p1      41 t
        pxor xmm7, xmm8                                         ;  2275.0 p1      41 t
        pxor xmm11, xmm10                                       ;  2276.0 p1      62 t
        pxor xmm10, [rbp + 3168]                                ;  2277.0 p2+p1   62 t
        pxor xmm4, [rbp + 3936]                                 ;  2278.0 p2+p1   62 t
        pxor xmm8, [rbp + 3808]                                 ;  2279.0 p2+p1   62 t
        pxor xmm8, xmm14                                        ;  2281.0 p1      62 t
        pxor xmm14, [rbp + 3424]                                ;  2281.0 p2+p1   62 t
        pxor xmm4, xmm7                                         ;  2282.0 p1      62 t
        pxor xmm7, [rbp + 4208]                                 ;  2283.0 p2+p1   62 t
        movdqa [rbp + 3936], xmm4                               ;  2284.0 p0+p3   62 t spill
        movdqa xmm4, xmm1                                       ;  2248.0 p0      62 t copy
        pxor xmm4, [rbp + 3280]                                 ;  2284.0 p2+p1   62 t
        pxor xmm1, [rbp + 3664]                                 ;  2285.0 p2+p1   62 t
        pxor xmm1, [rbp + 4560]                                 ;  2287.0 p2+p1   62 t
        movdqa [rbp + 3808], xmm8                               ;  2283.0 p0+p3   62 t spill
        movdqa xmm8, [rbp + 5536]                               ;  2244.3 p2      41 t
        pxor xmm8, [rbp + 6288]                                 ;  2287.0 p2+p1   41 t
        pxor xmm8, [rbp + 6160]                                 ;  2289.0 p2+p1   41 t
        movdqa [rbp + 3664], xmm1                               ;  2289.0 p0+p3   62 t spill
        movdqa xmm1, [rbp + 5472]                               ;  2247.3 p2      41 t
        pxor xmm1, [rbp + 5616]                                 ;  2289.0 p2+p1   41 t
        movdqa [rbp + 3552], xmm11                              ;  2278.0 p0+p3   62 t spill
        movdqa xmm11, [rbp + 5712]                              ;  2249.3 p2      41 t
        pxor xmm11, [rbp + 4864]                                ;  2290.0 p2+p1   41 t
        pxor xmm11, [rel camellia128_encrypt.T0_constants128]   ;  2292.0 p2+p1   41 t
        pxor xmm12, xmm11                                       ;  2294.0 p1      41 t
        pxor xmm11, [rbp + 5552]                                ;  2294.0 p2+p1   41 t
        movdqa [rbp + 3424], xmm14                              ;  2283.0 p0+p3   62 t spill
        movdqa xmm14, [rbp + 5712]                              ;  2253.3 p2      41 t
        pxor xmm14, xmm8                                        ;  2294.0 p1      41 t
        pxor xmm8, xmm11                                        ;  2296.0 p1      41 t
        pxor xmm11, [rbp + 3568]                                ;  2296.0 p2+p1   62 t
        pxor xmm5, xmm8                                         ;  2298.0 p1      62 t
        pxor xmm8, [rbp + 3312]                                 ;  2298.0 p2+p1   62 t
        movdqa [rbp + 3696], xmm5                               ;  2300.0 p0+p3   62 t spill
        movdqa xmm5, [rbp + 5536]                               ;  2256.3 p2      41 t
        pxor xmm5, xmm1                                         ;  2299.0 p1      41 t
        pxor xmm1, xmm14                                        ;  2300.0 p1      41 t
        pxor xmm13, xmm5                                        ;  2301.0 p1      41 t
        pxor xmm11, xmm1                                        ;  2302.0 p1      62 t
        pxor xmm1, [rbp + 3184]                                 ;  2303.0 p2+p1   62 t
        pxor xmm14, [rbp + 3952]                                ;  2304.0 p2+p1   62 t
        pxor xmm5, [rbp + 3824]                                 ;  2305.0 p2+p1   62 t
        pxor xmm5, xmm12                                        ;  2307.0 p1      62 t
        pxor xmm12, [rbp + 3440]                                ;  2307.0 p2+p1   62 t
        pxor xmm14, xmm13                                       ;  2308.0 p1      62 t
        pxor xmm13, [rbp + 4288]                                ;  2309.0 p2+p1   62 t
        movdqa [rbp + 3952], xmm14                              ;  2310.0 p0+p3   62 t spill
        movdqa xmm14, [rbp + 5696]                              ;  2262.3 p2      62 t
        pxor xmm14, [rbp + 4016]                                ;  2310.0 p2+p1   62 t
        movdqa [rbp + 3824], xmm5                               ;  2309.0 p0+p3   62 t spill
        movdqa xmm5, [rbp + 6064]                               ;  2264.3 p2      62 t
        pxor xmm5, [rbp + 4128]                                 ;  2311.0 p2+p1   62 t
        movdqa [rbp + 3568], xmm11                              ;  2304.0 p0+p3   62 t spill
        movdqa xmm11, [rbp + 5792]                              ;  2266.3 p2      62 t
        pxor xmm11, [rbp + 3200]                                ;  2312.0 p2+p1   62 t
        movdqa [rbp + 3440], xmm12                              ;  2309.0 p0+p3   62 t spill
        movdqa xmm12, [rbp + 6016]                              ;  2268.3 p2      62 t
        pxor xmm12, [rbp + 3216]                                ;  2313.0 p2+p1   62 t
        movdqa [rbp + 3312], xmm8                               ;  2300.0 p0+p3   62 t spill
        movdqa xmm8, [rbp + 5392]                               ;  2270.3 p2      62 t
        pxor xmm8, [rbp + 3232]                                 ;  2314.0 p2+p1   62 t
        movdqa [rbp + 3296], xmm2                               ;  2275.0 p0+p3   62 t spill
        movdqa xmm2, [rbp + 4992]                               ;  2272.3 p2      62 t
        pxor xmm2, [rbp + 3328]                                 ;  2315.0 p2+p1   62 t
        movdqa [rbp + 3328], xmm2                               ;  2317.0 p0+p3   62 t spill
        movdqa xmm2, [rbp + 5728]                               ;  2274.3 p2      62 t
        pxor xmm2, [rbp + 3344]                                 ;  2316.0 p2+p1   62 t
        movdqa [rbp + 3344], xmm2                               ;  2318.0 p0+p3   62 t spill
        movdqa xmm2, [rbp + 5664]                               ;  2276.3 p2      62 t
        pxor xmm2, [rbp + 3360]                                 ;  2317.0 p2+p1   62 t
        movdqa [rbp + 3360], xmm2                               ;  2319.0 p0+p3   62 t spill
        movdqa xmm2, [rbp + 5680]                               ;  2278.3 p2      62 t
        pxor xmm2, [rbp + 3376]                                 ;  2318.0 p2+p1   62 t
        movdqa [rbp + 3376], xmm2                               ;  2320.0 p0+p3   62 t spill
        movdqa xmm2, [rbp + 5760]                               ;  2280.3 p2      62 t
        pxor xmm2, [rbp + 3392]                                 ;  2319.0 p2+p1   62 t
        movdqa [rbp + 3392], xmm2                               ;  2321.0 p0+p3   62 t spill
        movdqa xmm2, [rbp + 5984]                               ;  2282.3 p2      62 t
        pxor xmm2, [rbp + 3472]                                 ;  2320.0 p2+p1   62 t
        pxor xmm2, [rbp + 5696]                                 ;  2322.0 p2+p1   62 t
        movdqa [rbp + 3472], xmm2                               ;  2324.0 p0+p3   62 t spill
        movdqa xmm2, [rbp + 5264]                               ;  2285.3 p2      62 t
        pxor xmm2, [rbp + 3488]                                 ;  2322.0 p2+p1   62 t
        pxor xmm2, [rbp + 6064]                                 ;  2324.0 p2+p1   62 t
        movdqa [rbp + 6064], xmm3                               ;  2285.0 p0+p3   62 t spill
        movdqa xmm3, [rbp + 4416]                               ;  2288.3 p2      62 t
        pxor xmm3, [rbp + 3584]                                 ;  2324.0 p2+p1   62 t
        pxor xmm3, [rbp + 5792]                                 ;  2326.0 p2+p1   62 t
        movdqa [rbp + 5792], xmm0                               ;  2287.3 p0+p3   62 t spill
        movdqa xmm0, [rbp + 5744]                               ;  2291.3 p2      62 t
        pxor xmm0, [rbp + 3600]                                 ;  2326.0 p2+p1   62 t
        pxor xmm0, [rbp + 6016]                                 ;  2328.0 p2+p1   62 t
        movdqa [rbp + 6016], xmm9                               ;  2290.7 p0+p3   62 t spill
        movdqa xmm9, [rbp + 6304]                               ;  2294.3 p2      62 t
        pxor xmm9, [rbp + 3616]                                 ;  2328.0 p2+p1   62 t
        pxor xmm9, [rbp + 5392]                                 ;  2330.0 p2+p1   62 t
        movdqa [rbp + 3168], xmm10                              ;  2293.0 p0+p3   60 rounds
        movdqa [rbp + 3184], xmm1                               ;  2305.0 p0+p3   60 rounds
        movdqa [rbp + 3200], xmm11                              ;  2314.0 p0+p3   60 rounds
        movdqa xmm1, [rbp + 6208]                               ;  2297.3 p2      62 t
        pxor xmm1, [rbp + 3712]                                 ;  2330.0 p2+p1   62 t
        pxor xmm1, [rbp + 4992]                                 ;  2332.0 p2+p1   62 t
        movdqa [rbp + 3216], xmm12                              ;  2315.0 p0+p3   60 rounds
        movdqa xmm10, [rbp + 5968]                              ;  2300.3 p2      62 t
        pxor xmm10, [rbp + 3728]                                ;  2332.0 p2+p1   62 t
        pxor xmm10, [rbp + 5728]                                ;  2334.0 p2+p1   62 t
        movdqa [rbp + 3232], xmm8                               ;  2316.0 p0+p3   60 rounds
        movdqa xmm8, [rbp + 6080]                               ;  2303.3 p2      62 t
        pxor xmm8, [rbp + 3744]                                 ;  2334.0 p2+p1   62 t
        pxor xmm8, [rbp + 5664]                                 ;  2336.0 p2+p1   62 t
        movdqa [rbp + 3264], xmm15                              ;  2303.0 p0+p3   60 rounds
        movdqa [rbp + 3280], xmm4                               ;  2305.0 p0+p3   60 rounds
        movdqa xmm15, [rbp + 5520]                              ;  2306.3 p2      62 t
        pxor xmm15, [rbp + 3840]                                ;  2336.0 p2+p1   62 t
        pxor xmm15, [rbp + 6096]                                ;  2338.0 p2+p1   62 t
        movdqa xmm4, [rbp + 6032]                               ;  2309.3 p2      62 t
        pxor xmm4, [rbp + 3856]                                 ;  2338.0 p2+p1   62 t
        pxor xmm4, [rbp + 6240]                                 ;  2340.0 p2+p1   62 t
        movdqa xmm11, [rbp + 5568]                              ;  2312.3 p2      62 t
        pxor xmm11, [rbp + 3872]                                ;  2340.0 p2+p1   62 t
        pxor xmm11, [rbp + 6112]                                ;  2342.0 p2+p1   62 t
        movdqa [rbp + 3488], xmm2                               ;  2326.0 p0+p3   60 rounds
        movdqa [rbp + 3584], xmm3                               ;  2328.0 p0+p3   60 rounds
        movdqa [rbp + 3600], xmm0                               ;  2330.0 p0+p3   60 rounds
        movdqa [rbp + 3616], xmm9                               ;  2332.0 p0+p3   60 rounds
        movdqa [rbp + 3712], xmm1                               ;  2334.0 p0+p3   60 rounds
        movdqa [rbp + 3728], xmm10                              ;  2336.0 p0+p3   60 rounds
        movdqa [rbp + 3744], xmm8                               ;  2338.0 p0+p3   60 rounds
        movdqa [rbp + 3840], xmm15                              ;  2340.0 p0+p3   60 rounds
        movdqa [rbp + 3856], xmm4                               ;  2342.0 p0+p3   60 rounds
        movdqa [rbp + 3872], xmm11                              ;  2344.0 p0+p3   60 rounds
        add r8, 0x800                                           ;  2322.7 p0      60 rounds
        movdqa xmm3, [rbp + 5792]                               ;  2319.7 p2      62 t reload
        movdqa xmm4, [rbp + 6064]                               ;  2320.7 p2      62 t reload
        movdqa xmm15, [rbp + 6016]                              ;  2321.7 p2      62 t reload
        movdqa xmm0, [rbp + 4224]                               ;  2322.7 p2      62 t reload
        movdqa xmm1, [rbp + 3968]                               ;  2323.7 p2      62 t reload
        movdqa xmm2, [rbp + 5632]                               ;  2324.7 p2      62 t reload
        movdqa xmm8, [rbp + 4112]                               ;  2325.7 p2      62 t reload
        movdqa xmm11, [rbp + 4352]                              ;  2326.7 p2      62 t reload
        movdqa xmm12, [rbp + 5776]                              ;  2327.7 p2      62 t reload
        movdqa xmm9, xmm14                                      ;  2323.2 p0      62 t copy
        movdqa xmm10, xmm5                                      ;  2324.2 p0      62 t copy
        movdqa xmm5, xmm15                                      ;  2332.7 p0      62 t copy
        movdqa xmm14, xmm6                                      ;  2326.2 p0      62 t copy
        movdqa xmm6, xmm7                                       ;  2327.2 p0      62 t copy
        movdqa xmm7, xmm13                                      ;  2328.2 p0      62 t copy
        movdqa xmm13, xmm14                                     ;  2333.2 p0      62 t copy
        cmp r8, qword [rbp + 8560]                              ;                    more rounds?
        jne .rounds_3
        mov qword [rbp + 8552], r8                              ;                    resident
        movdqa [rbp + 2944], xmm0                               ;                    resident
        movdqa [rbp + 2960], xmm1                               ;                    resident
        movdqa [rbp + 2976], xmm2                               ;                    resident
        movdqa [rbp + 2992], xmm3                               ;                    resident
        movdqa [rbp + 3008], xmm4                               ;                    resident
        movdqa [rbp + 3024], xmm5                               ;                    resident
        movdqa [rbp + 3040], xmm6                               ;                    resident
        movdqa [rbp + 3056], xmm7                               ;                    resident
        movdqa [rbp + 3072], xmm8                               ;                    resident
        movdqa [rbp + 3088], xmm9                               ;                    resident
        movdqa [rbp + 3104], xmm10                              ;                    resident
        movdqa [rbp + 3120], xmm11                              ;                    resident
        movdqa [rbp + 3136], xmm12                              ;                    resident
        movdqa [rbp + 3152], xmm13                              ;                    resident
        mov r8, qword [rbp + 8536]                              ;     0.0 p2      71 d.0 reload
        movdqa xmm0, [r8 + 9200]                                ;     4.0 p2      47 y
        movdqa xmm1, [rbp + 3952]                               ;     2.0 p2      47 y reload
        pand xmm0, xmm1                                         ;    15.0 p1      47 y
        pxor xmm0, [rbp + 2944]                                 ;    17.0 p2+p1   47 y
        movdqa [rbp - 128], xmm0                                ;    19.0 p0+p3   69 groups
        por xmm0, [r8 + 8192]                                   ;    19.0 p2+p1   48 y
        movdqa xmm2, [rbp + 3456]                               ;     5.0 p2      47 y reload
        pxor xmm0, xmm2                                         ;    21.0 p1      48 y
        movdqa [rbp + 384], xmm0                                ;    23.0 p0+p3   69 groups
        pand xmm2, [r8 + 8704]                                  ;    16.0 p2+p1   47 y
        pxor xmm2, [rbp + 2960]                                 ;    18.0 p2+p1   47 y
        movdqa [rbp - 112], xmm2                                ;    20.0 p0+p3   69 groups
        por xmm2, [r8 + 8208]                                   ;    20.0 p2+p1   48 y
        movdqa xmm0, [rbp + 3472]                               ;     9.0 p2      47 y reload
        pxor xmm2, xmm0                                         ;    22.0 p1      48 y
        movdqa [rbp + 400], xmm2                                ;    24.0 p0+p3   69 groups
        pand xmm0, [r8 + 8720]                                  ;    20.0 p2+p1   47 y
        pxor xmm0, [rbp + 2976]                                 ;    22.0 p2+p1   47 y
        movdqa [rbp - 96], xmm0                                 ;    24.0 p0+p3   69 groups
        por xmm0, [r8 + 8224]                                   ;    24.0 p2+p1   48 y
        movdqa xmm2, [rbp + 3488]                               ;    13.0 p2      47 y reload
        pxor xmm0, xmm2                                         ;    26.0 p1      48 y
        movdqa [rbp + 416], xmm0                                ;    28.0 p0+p3   69 groups
        pand xmm2, [r8 + 8736]                                  ;    24.0 p2+p1   47 y
        pxor xmm2, [rbp + 2992]                                 ;    26.0 p2+p1   47 y
        movdqa [rbp - 80], xmm2                                 ;    28.0 p0+p3   69 groups
        por xmm2, [r8 + 8240]                                   ;    28.0 p2+p1   48 y
        movdqa xmm0, [rbp + 3504]                               ;    17.0 p2      47 y reload
        pxor xmm2, xmm0                                         ;    30.0 p1      48 y
        movdqa [rbp + 432], xmm2                                ;    32.0 p0+p3   69 groups
        pand xmm0, [r8 + 8752]                                  ;    28.0 p2+p1   47 y
        pxor xmm0, [rbp + 3008]                                 ;    30.0 p2+p1   47 y
        movdqa [rbp - 64], xmm0                                 ;    32.0 p0+p3   69 groups
        por xmm0, [r8 + 8256]                                   ;    32.0 p2+p1   48 y
        movdqa xmm2, [rbp + 3520]                               ;    21.0 p2      47 y reload
        pxor xmm0, xmm2                                         ;    34.0 p1      48 y
        movdqa [rbp + 448], xmm0                                ;    36.0 p0+p3   69 groups
        pand xmm2, [r8 + 8768]                                  ;    32.0 p2+p1   47 y
        pxor xmm2, [rbp + 3024]                                 ;    34.0 p2+p1   47 y
        movdqa [rbp - 48], xmm2                                 ;    36.0 p0+p3   69 groups
        por xmm2, [r8 + 8272]                                   ;    36.0 p2+p1   48 y
        movdqa xmm0, [rbp + 3536]                               ;    25.0 p2      47 y reload
        pxor xmm2, xmm0                                         ;    38.0 p1      48 y
        movdqa [rbp + 464], xmm2                                ;    40.0 p0+p3   69 groups
        pand xmm0, [r8 + 8784]                                  ;    36.0 p2+p1   47 y
        pxor xmm0, [rbp + 3040]                                 ;    38.0 p2+p1   47 y
        movdqa [rbp - 32], xmm0                                 ;    40.0 p0+p3   69 groups
        por xmm0, [r8 + 8288]                                   ;    40.0 p2+p1   48 y
        movdqa xmm2, [rbp + 3552]                               ;    29.0 p2      47 y reload
        pxor xmm0, xmm2                                         ;    42.0 p1      48 y
        movdqa [rbp + 480], xmm0                                ;    44.0 p0+p3   69 groups
        pand xmm2, [r8 + 8800]                                  ;    40.0 p2+p1   47 y
        pxor xmm2, [rbp + 3056]                                 ;    42.0 p2+p1   47 y
        movdqa [rbp - 16], xmm2                                 ;    44.0 p0+p3   69 groups
        por xmm2, [r8 + 8304]                                   ;    44.0 p2+p1   48 y
        movdqa xmm0, [rbp + 3568]                               ;    33.0 p2      47 y reload
        pxor xmm2, xmm0                                         ;    46.0 p1      48 y
        movdqa [rbp + 496], xmm2                                ;    48.0 p0+p3   69 groups
        pand xmm0, [r8 + 8816]                                  ;    44.0 p2+p1   47 y
        pxor xmm0, [rbp + 3072]                                 ;    46.0 p2+p1   47 y
        movdqa [rbp + 0], xmm0                                  ;    48.0 p0+p3   69 groups
        por xmm0, [r8 + 8320]                                   ;    48.0 p2+p1   48 y
        movdqa xmm2, [rbp + 3584]                               ;    37.0 p2      47 y reload
        pxor xmm0, xmm2                                         ;    50.0 p1      48 y
        movdqa [rbp + 512], xmm0                                ;    52.0 p0+p3   69 groups
        pand xmm2, [r8 + 8832]                                  ;    48.0 p2+p1   47 y
        pxor xmm2, [rbp + 3088]                                 ;    50.0 p2+p1   47 y
        movdqa [rbp + 16], xmm2                                 ;    52.0 p0+p3   69 groups
        por xmm2, [r8 + 8336]                                   ;    52.0 p2+p1   48 y
        movdqa xmm0, [rbp + 3600]                               ;    41.0 p2      47 y reload
        pxor xmm2, xmm0                                         ;    54.0 p1      48 y
        movdqa [rbp + 528], xmm2                                ;    56.0 p0+p3   69 groups
        pand xmm0, [r8 + 8848]                                  ;    52.0 p2+p1   47 y
        pxor xmm0, [rbp + 3104]                                 ;    54.0 p2+p1   47 y
        movdqa [rbp + 32], xmm0                                 ;    56.0 p0+p3   69 groups
        por xmm0, [r8 + 8352]                                   ;    56.0 p2+p1   48 y
        movdqa xmm2, [rbp + 3616]                               ;    45.0 p2      47 y reload
        pxor xmm0, xmm2                                         ;    58.0 p1      48 y
        movdqa [rbp + 544], xmm0                                ;    60.0 p0+p3   69 groups
        pand xmm2, [r8 + 8864]                                  ;    56.0 p2+p1   47 y
        pxor xmm2, [rbp + 3120]                                 ;    58.0 p2+p1   47 y
        movdqa [rbp + 48], xmm2                                 ;    60.0 p0+p3   69 groups
        por xmm2, [r8 + 8368]                                   ;    60.0 p2+p1   48 y
        movdqa xmm0, [rbp + 3632]                               ;    49.0 p2      47 y reload
        pxor xmm2, xmm0                                         ;    62.0 p1      48 y
        movdqa [rbp + 560], xmm2                                ;    64.0 p0+p3   69 groups
        pand xmm0, [r8 + 8880]                                  ;    60.0 p2+p1   47 y
        pxor xmm0, [rbp + 3136]                                 ;    62.0 p2+p1   47 y
        movdqa [rbp + 64], xmm0                                 ;    64.0 p0+p3   69 groups
        por xmm0, [r8 + 8384]                                   ;    64.0 p2+p1   48 y
        movdqa xmm2, [rbp + 3648]                               ;    53.0 p2      47 y reload
        pxor xmm0, xmm2                                         ;    66.0 p1      48 y
        movdqa [rbp + 576], xmm0                                ;    68.0 p0+p3   69 groups
        pand xmm2, [r8 + 8896]                                  ;    64.0 p2+p1   47 y
        pxor xmm2, [rbp + 3152]                                 ;    66.0 p2+p1   47 y
        movdqa [rbp + 80], xmm2                                 ;    68.0 p0+p3   69 groups
        por xmm2, [r8 + 8400]                                   ;    68.0 p2+p1   48 y
        movdqa xmm0, [rbp + 3664]                               ;    57.0 p2      47 y reload
        pxor xmm2, xmm0                                         ;    70.0 p1      48 y
        movdqa [rbp + 592], xmm2                                ;    72.0 p0+p3   69 groups
        pand xmm0, [r8 + 8912]                                  ;    68.0 p2+p1   47 y
        pxor xmm0, [rbp + 3168]                                 ;    70.0 p2+p1   47 y
        movdqa [rbp + 96], xmm0                                 ;    72.0 p0+p3   69 groups
        por xmm0, [r8 + 8416]                                   ;    72.0 p2+p1   48 y
        movdqa xmm2, [rbp + 3680]                               ;    61.0 p2      47 y reload
        pxor xmm0, xmm2                                         ;    74.0 p1      48 y
        movdqa [rbp + 608], xmm0                                ;    76.0 p0+p3   69 groups
        pand xmm2, [r8 + 8928]                                  ;    72.0 p2+p1   47 y
        pxor xmm2, [rbp + 3184]                                 ;    74.0 p2+p1   47 y
        movdqa [rbp + 112], xmm2                                ;    76.0 p0+p3   69 groups
        por xmm2, [r8 + 8432]                                   ;    76.0 p2+p1   48 y
        movdqa xmm0, [rbp + 3696]                               ;    65.0 p2      47 y reload
        pxor xmm2, xmm0                                         ;    78.0 p1      48 y
        movdqa [rbp + 624], xmm2                                ;    80.0 p0+p3   69 groups
        pand xmm0, [r8 + 8944]                                  ;    76.0 p2+p1   47 y
        pxor xmm0, [rbp + 3200]                                 ;    78.0 p2+p1   47 y
        movdqa [rbp + 128], xmm0                                ;    80.0 p0+p3   69 groups
        por xmm0, [r8 + 8448]                                   ;    80.0 p2+p1   48 y
        movdqa xmm2, [rbp + 3712]                               ;    69.0 p2      47 y reload
        pxor xmm0, xmm2                                         ;    82.0 p1      48 y
        movdqa [rbp + 640], xmm0                                ;    84.0 p0+p3   69 groups
        pand xmm2, [r8 + 8960]                                  ;    80.0 p2+p1   47 y
        pxor xmm2, [rbp + 3216]                                 ;    82.0 p2+p1   47 y
        movdqa [rbp + 144], xmm2                                ;    84.0 p0+p3   69 groups
        por xmm2, [r8 + 8464]                                   ;    84.0 p2+p1   48 y
        movdqa xmm0, [rbp + 3728]                               ;    73.0 p2      47 y reload
        pxor xmm2, xmm0                                         ;    86.0 p1      48 y
        movdqa [rbp + 656], xmm2                                ;    88.0 p0+p3   69 groups
        pand xmm0, [r8 + 8976]                                  ;    84.0 p2+p1   47 y
        pxor xmm0, [rbp + 3232]                                 ;    86.0 p2+p1   47 y
        movdqa [rbp + 160], xmm0                                ;    88.0 p0+p3   69 groups
        por xmm0, [r8 + 8480]                                   ;    88.0 p2+p1   48 y
        movdqa xmm2, [rbp + 3744]                               ;    77.0 p2      47 y reload
        pxor xmm0, xmm2                                         ;    90.0 p1      48 y
        movdqa [rbp + 672], xmm0                                ;    92.0 p0+p3   69 groups
        pand xmm2, [r8 + 8992]                                  ;    88.0 p2+p1   47 y
        pxor xmm2, [rbp + 3248]                                 ;    90.0 p2+p1   47 y
        movdqa [rbp + 176], xmm2                                ;    92.0 p0+p3   69 groups
        por xmm2, [r8 + 8496]                                   ;    92.0 p2+p1   48 y
        movdqa xmm0, [rbp + 3760]                               ;    81.0 p2      47 y reload
        pxor xmm2, xmm0                                         ;    94.0 p1      48 y
        movdqa [rbp + 688], xmm2                                ;    96.0 p0+p3   69 groups
        pand xmm0, [r8 + 9008]                                  ;    92.0 p2+p1   47 y
        pxor xmm0, [rbp + 3264]                                 ;    94.0 p2+p1   47 y
        movdqa [rbp + 192], xmm0                                ;    96.0 p0+p3   69 groups
        por xmm0, [r8 + 8512]                                   ;    96.0 p2+p1   48 y
        movdqa xmm2, [rbp + 3776]                               ;    85.0 p2      47 y reload
        pxor xmm0, xmm2                                         ;    98.0 p1      48 y
        movdqa [rbp + 704], xmm0                                ;   100.0 p0+p3   69 groups
        pand xmm2, [r8 + 9024]                                  ;    96.0 p2+p1   47 y
        pxor xmm2, [rbp + 3280]                                 ;    98.0 p2+p1   47 y
        movdqa [rbp + 208], xmm2                                ;   100.0 p0+p3   69 groups
        por xmm2, [r8 + 8528]                                   ;   100.0 p2+p1   48 y
        movdqa xmm0, [rbp + 3792]                               ;    89.0 p2      47 y reload
        pxor xmm2, xmm0                                         ;   102.0 p1      48 y
        movdqa [rbp + 720], xmm2                                ;   104.0 p0+p3   69 groups
        pand xmm0, [r8 + 9040]                                  ;   100.0 p2+p1   47 y
        pxor xmm0, [rbp + 3296]                                 ;   102.0 p2+p1   47 y
        movdqa [rbp + 224], xmm0                                ;   104.0 p0+p3   69 groups
        por xmm0, [r8 + 8544]                                   ;   104.0 p2+p1   48 y
        movdqa xmm2, [rbp + 3808]                               ;    93.0 p2      47 y reload
        pxor xmm0, xmm2                                         ;   106.0 p1      48 y
        movdqa [rbp + 736], xmm0                                ;   108.0 p0+p3   69 groups
        pand xmm2, [r8 + 9056]                                  ;   104.0 p2+p1   47 y
        pxor xmm2, [rbp + 3312]                                 ;   106.0 p2+p1   47 y
        movdqa [rbp + 240], xmm2                                ;   108.0 p0+p3   69 groups
        por xmm2, [r8 + 8560]                                   ;   108.0 p2+p1   48 y
        movdqa xmm0, [rbp + 3824]                               ;    97.0 p2      47 y reload
        pxor xmm2, xmm0                                         ;   110.0 p1      48 y
        movdqa [rbp + 752], xmm2                                ;   112.0 p0+p3   69 groups
        pand xmm0, [r8 + 9072]                                  ;   108.0 p2+p1   47 y
        pxor xmm0, [rbp + 3328]                                 ;   110.0 p2+p1   47 y
        movdqa [rbp + 256], xmm0                                ;   112.0 p0+p3   69 groups
        por xmm0, [r8 + 8576]                                   ;   112.0 p2+p1   48 y
        movdqa xmm2, [rbp + 3840]                               ;   101.0 p2      47 y reload
        pxor xmm0, xmm2                                         ;   114.0 p1      48 y
        movdqa [rbp + 768], xmm0                                ;   116.0 p0+p3   69 groups
        pand xmm2, [r8 + 9088]                                  ;   112.0 p2+p1   47 y
        pxor xmm2, [rbp + 3344]                                 ;   114.0 p2+p1   47 y
        movdqa [rbp + 272], xmm2                                ;   116.0 p0+p3   69 groups
        por xmm2, [r8 + 8592]                                   ;   116.0 p2+p1   48 y
        movdqa xmm0, [rbp + 3856]                               ;   105.0 p2      47 y reload
        pxor xmm2, xmm0                                         ;   118.0 p1      48 y
        movdqa [rbp + 784], xmm2                                ;   120.0 p0+p3   69 groups
        pand xmm0, [r8 + 9104]                                  ;   116.0 p2+p1   47 y
        pxor xmm0, [rbp + 3360]                                 ;   118.0 p2+p1   47 y
        movdqa [rbp + 288], xmm0                                ;   120.0 p0+p3   69 groups
        por xmm0, [r8 + 8608]                                   ;   120.0 p2+p1   48 y
        movdqa xmm2, [rbp + 3872]                               ;   109.0 p2      47 y reload
        pxor xmm0, xmm2                                         ;   122.0 p1      48 y
        movdqa [rbp + 800], xmm0                                ;   124.0 p0+p3   69 groups
        pand xmm2, [r8 + 9120]                                  ;   120.0 p2+p1   47 y
        pxor xmm2, [rbp + 3376]                                 ;   122.0 p2+p1   47 y
        movdqa [rbp + 304], xmm2                                ;   124.0 p0+p3   69 groups
        por xmm2, [r8 + 8624]                                   ;   124.0 p2+p1   48 y
        movdqa xmm0, [rbp + 3888]                               ;   113.0 p2      47 y reload
        pxor xmm2, xmm0                                         ;   126.0 p1      48 y
        movdqa [rbp + 816], xmm2                                ;   128.0 p0+p3   69 groups
        pand xmm0, [r8 + 9136]                                  ;   124.0 p2+p1   47 y
        pxor xmm0, [rbp + 3392]                                 ;   126.0 p2+p1   47 y
        movdqa [rbp + 320], xmm0                                ;   128.0 p0+p3   69 groups
        por xmm0, [r8 + 8640]                                   ;   128.0 p2+p1   48 y
        movdqa xmm2, [rbp + 3904]                               ;   117.0 p2      47 y reload
        pxor xmm0, xmm2                                         ;   130.0 p1      48 y
        movdqa [rbp + 832], xmm0                                ;   132.0 p0+p3   69 groups
        pand xmm2, [r8 + 9152]                                  ;   128.0 p2+p1   47 y
        pxor xmm2, [rbp + 3408]                                 ;   130.0 p2+p1   47 y
        movdqa [rbp + 336], xmm2                                ;   132.0 p0+p3   69 groups
        por xmm2, [r8 + 8656]                                   ;   132.0 p2+p1   48 y
        movdqa xmm0, [rbp + 3920]                               ;   121.0 p2      47 y reload
        pxor xmm2, xmm0                                         ;   134.0 p1      48 y
        movdqa [rbp + 848], xmm2                                ;   136.0 p0+p3   69 groups
        pand xmm0, [r8 + 9168]                                  ;   132.0 p2+p1   47 y
        pxor xmm0, [rbp + 3424]                                 ;   134.0 p2+p1   47 y
        movdqa [rbp + 352], xmm0                                ;   136.0 p0+p3   69 groups
        por xmm0, [r8 + 8672]                                   ;   136.0 p2+p1   48 y
        movdqa xmm2, [rbp + 3936]                               ;   125.0 p2      47 y reload
        pxor xmm0, xmm2                                         ;   138.0 p1      48 y
        movdqa [rbp + 864], xmm0                                ;   140.0 p0+p3   69 groups
        pand xmm2, [r8 + 9184]                                  ;   136.0 p2+p1   47 y
        pxor xmm2, [rbp + 3440]                                 ;   138.0 p2+p1   47 y
        movdqa [rbp + 368], xmm2                                ;   140.0 p0+p3   69 groups
        por xmm2, [r8 + 8688]                                   ;   140.0 p2+p1   48 y
        pxor xmm2, xmm1                                         ;   142.0 p1      48 y
        movdqa [rbp + 880], xmm2                                ;   144.0 p0+p3   69 groups
        movdqa xmm0, [r8 + 9712]                                ;   129.0 p2      51 x
        movdqa xmm1, [rbp + 2416]                               ;   130.0 p2      51 x reload
        por xmm0, xmm1                                          ;   141.0 p1      51 x
        pxor xmm0, [rbp + 2928]                                 ;   143.0 p2+p1   51 x
        movdqa [rbp + 1904], xmm0                               ;   145.0 p0+p3   69 groups
        pand xmm0, [r8 + 10224]                                 ;   145.0 p2+p1   52 x
        movdqa xmm2, [rbp + 1920]                               ;   133.0 p2      51 x reload
        pxor xmm0, xmm2                                         ;   147.0 p1      52 x
        movdqa [rbp + 896], xmm0                                ;   149.0 p0+p3   69 groups
        por xmm2, [r8 + 9216]                                   ;   144.0 p2+p1   51 x
        pxor xmm2, [rbp + 2432]                                 ;   146.0 p2+p1   51 x
        movdqa [rbp + 1408], xmm2                               ;   148.0 p0+p3   69 groups
        pand xmm2, [r8 + 9728]                                  ;   148.0 p2+p1   52 x
        movdqa xmm0, [rbp + 1936]                               ;   137.0 p2      51 x reload
        pxor xmm2, xmm0                                         ;   150.0 p1      52 x
        movdqa [rbp + 912], xmm2                                ;   152.0 p0+p3   69 groups
        por xmm0, [r8 + 9232]                                   ;   148.0 p2+p1   51 x
        pxor xmm0, [rbp + 2448]                                 ;   150.0 p2+p1   51 x
        movdqa [rbp + 1424], xmm0                               ;   152.0 p0+p3   69 groups
        pand xmm0, [r8 + 9744]                                  ;   152.0 p2+p1   52 x
        movdqa xmm2, [rbp + 1952]                               ;   141.0 p2      51 x reload
        pxor xmm0, xmm2                                         ;   154.0 p1      52 x
        movdqa [rbp + 928], xmm0                                ;   156.0 p0+p3   69 groups
        por xmm2, [r8 + 9248]                                   ;   152.0 p2+p1   51 x
        pxor xmm2, [rbp + 2464]                                 ;   154.0 p2+p1   51 x
        movdqa [rbp + 1440], xmm2                               ;   156.0 p0+p3   69 groups
        pand xmm2, [r8 + 9760]                                  ;   156.0 p2+p1   52 x
        movdqa xmm0, [rbp + 1968]                               ;   145.0 p2      51 x reload
        pxor xmm2, xmm0                                         ;   158.0 p1      52 x
        movdqa [rbp + 944], xmm2                                ;   160.0 p0+p3   69 groups
        por xmm0, [r8 + 9264]                                   ;   156.0 p2+p1   51 x
        pxor xmm0, [rbp + 2480]                                 ;   158.0 p2+p1   51 x
        movdqa [rbp + 1456], xmm0                               ;   160.0 p0+p3   69 groups
        pand xmm0, [r8 + 9776]                                  ;   160.0 p2+p1   52 x
        movdqa xmm2, [rbp + 1984]                               ;   149.0 p2      51 x reload
        pxor xmm0, xmm2                                         ;   162.0 p1      52 x
        movdqa [rbp + 960], xmm0                                ;   164.0 p0+p3   69 groups
        por xmm2, [r8 + 9280]                                   ;   160.0 p2+p1   51 x
        pxor xmm2, [rbp + 2496]                                 ;   162.0 p2+p1   51 x
        movdqa [rbp + 1472], xmm2                               ;   164.0 p0+p3   69 groups
        pand xmm2, [r8 + 9792]                                  ;   164.0 p2+p1   52 x
        movdqa xmm0, [rbp + 2000]                               ;   153.0 p2      51 x reload
        pxor xmm2, xmm0                                         ;   166.0 p1      52 x
        movdqa [rbp + 976], xmm2                                ;   168.0 p0+p3   69 groups
        por xmm0, [r8 + 9296]                                   ;   164.0 p2+p1   51 x
        pxor xmm0, [rbp + 2512]                                 ;   166.0 p2+p1   51 x
        movdqa [rbp + 1488], xmm0                               ;   168.0 p0+p3   69 groups
        pand xmm0, [r8 + 9808]                                  ;   168.0 p2+p1   52 x
        movdqa xmm2, [rbp + 2016]                               ;   157.0 p2      51 x reload
        pxor xmm0, xmm2                                         ;   170.0 p1      52 x
        movdqa [rbp + 992], xmm0                                ;   172.0 p0+p3   69 groups
        por xmm2, [r8 + 9312]                                   ;   168.0 p2+p1   51 x
        pxor xmm2, [rbp + 2528]                                 ;   170.0 p2+p1   51 x
        movdqa [rbp + 1504], xmm2                               ;   172.0 p0+p3   69 groups
        pand xmm2, [r8 + 9824]                                  ;   172.0 p2+p1   52 x
        movdqa xmm0, [rbp + 2032]                               ;   161.0 p2      51 x reload
        pxor xmm2, xmm0                                         ;   174.0 p1      52 x
        movdqa [rbp + 1008], xmm2                               ;   176.0 p0+p3   69 groups
        por xmm0, [r8 + 9328]                                   ;   172.0 p2+p1   51 x
        pxor xmm0, [rbp + 2544]                                 ;   174.0 p2+p1   51 x
        movdqa [rbp + 1520], xmm0                               ;   176.0 p0+p3   69 groups
        pand xmm0, [r8 + 9840]                                  ;   176.0 p2+p1   52 x
        movdqa xmm2, [rbp + 2048]                               ;   165.0 p2      51 x reload
        pxor xmm0, xmm2                                         ;   178.0 p1      52 x
        movdqa [rbp + 1024], xmm0                               ;   180.0 p0+p3   69 groups
        por xmm2, [r8 + 9344]                                   ;   176.0 p2+p1   51 x
        pxor xmm2, [rbp + 2560]                                 ;   178.0 p2+p1   51 x
        movdqa [rbp + 1536], xmm2                               ;   180.0 p0+p3   69 groups
        pand xmm2, [r8 + 9856]                                  ;   180.0 p2+p1   52 x
        movdqa xmm0, [rbp + 2064]                               ;   169.0 p2      51 x reload
        pxor xmm2, xmm0                                         ;   182.0 p1      52 x
        movdqa [rbp + 1040], xmm2                               ;   184.0 p0+p3   69 groups
        por xmm0, [r8 + 9360]                                   ;   180.0 p2+p1   51 x
        pxor xmm0, [rbp + 2576]                                 ;   182.0 p2+p1   51 x
        movdqa [rbp + 1552], xmm0                               ;   184.0 p0+p3   69 groups
        pand xmm0, [r8 + 9872]                                  ;   184.0 p2+p1   52 x
        movdqa xmm2, [rbp + 2080]                               ;   173.0 p2      51 x reload
        pxor xmm0, xmm2                                         ;   186.0 p1      52 x
        movdqa [rbp + 1056], xmm0                               ;   188.0 p0+p3   69 groups
        por xmm2, [r8 + 9376]                                   ;   184.0 p2+p1   51 x
        pxor xmm2, [rbp + 2592]                                 ;   186.0 p2+p1   51 x
        movdqa [rbp + 1568], xmm2                               ;   188.0 p0+p3   69 groups
        pand xmm2, [r8 + 9888]                                  ;   188.0 p2+p1   52 x
        movdqa xmm0, [rbp + 2096]                               ;   177.0 p2      51 x reload
        pxor xmm2, xmm0                                         ;   190.0 p1      52 x
        movdqa [rbp + 1072], xmm2                               ;   192.0 p0+p3   69 groups
        por xmm0, [r8 + 9392]                                   ;   188.0 p2+p1   51 x
        pxor xmm0, [rbp + 2608]                                 ;   190.0 p2+p1   51 x
        movdqa [rbp + 1584], xmm0                               ;   192.0 p0+p3   69 groups
        pand xmm0, [r8 + 9904]                                  ;   192.0 p2+p1   52 x
        movdqa xmm2, [rbp + 2112]                               ;   181.0 p2      51 x reload
        pxor xmm0, xmm2                                         ;   194.0 p1      52 x
        movdqa [rbp + 1088], xmm0                               ;   196.0 p0+p3   69 groups
        por xmm2, [r8 + 9408]                                   ;   192.0 p2+p1   51 x
        pxor xmm2, [rbp + 2624]                                 ;   194.0 p2+p1   51 x
        movdqa [rbp + 1600], xmm2                               ;   196.0 p0+p3   69 groups
        pand xmm2, [r8 + 9920]                                  ;   196.0 p2+p1   52 x
        movdqa xmm0, [rbp + 2128]                               ;   185.0 p2      51 x reload
        pxor xmm2, xmm0                                         ;   198.0 p1      52 x
        movdqa [rbp + 1104], xmm2                               ;   200.0 p0+p3   69 groups
        por xmm0, [r8 + 9424]                                   ;   196.0 p2+p1   51 x
        pxor xmm0, [rbp + 2640]                                 ;   198.0 p2+p1   51 x
        movdqa [rbp + 1616], xmm0                               ;   200.0 p0+p3   69 groups
        pand xmm0, [r8 + 9936]                                  ;   200.0 p2+p1   52 x
        movdqa xmm2, [rbp + 2144]                               ;   189.0 p2      51 x reload
        pxor xmm0, xmm2                                         ;   202.0 p1      52 x
        movdqa [rbp + 1120], xmm0                               ;   204.0 p0+p3   69 groups
        por xmm2, [r8 + 9440]                                   ;   200.0 p2+p1   51 x
        pxor xmm2, [rbp + 2656]                                 ;   202.0 p2+p1   51 x
        movdqa [rbp + 1632], xmm2                               ;   204.0 p0+p3   69 groups
        pand xmm2, [r8 + 9952]                                  ;   204.0 p2+p1   52 x
        movdqa xmm0, [rbp + 2160]                               ;   193.0 p2      51 x reload
        pxor xmm2, xmm0                                         ;   206.0 p1      52 x
        movdqa [rbp + 1136], xmm2                               ;   208.0 p0+p3   69 groups
        por xmm0, [r8 + 9456]                                   ;   204.0 p2+p1   51 x
        pxor xmm0, [rbp + 2672]                                 ;   206.0 p2+p1   51 x
        movdqa [rbp + 1648], xmm0                               ;   208.0 p0+p3   69 groups
        pand xmm0, [r8 + 9968]                                  ;   208.0 p2+p1   52 x
        movdqa xmm2, [rbp + 2176]                               ;   197.0 p2      51 x reload
        pxor xmm0, xmm2                                         ;   210.0 p1      52 x
        movdqa [rbp + 1152], xmm0                               ;   212.0 p0+p3   69 groups
        por xmm2, [r8 + 9472]                                   ;   208.0 p2+p1   51 x
        pxor xmm2, [rbp + 2688]                                 ;   210.0 p2+p1   51 x
        movdqa [rbp + 1664], xmm2                               ;   212.0 p0+p3   69 groups
        pand xmm2, [r8 + 9984]                                  ;   212.0 p2+p1   52 x
        movdqa xmm0, [rbp + 2192]                               ;   201.0 p2      51 x reload
        pxor xmm2, xmm0                                         ;   214.0 p1      52 x
        movdqa [rbp + 1168], xmm2                               ;   216.0 p0+p3   69 groups
        por xmm0, [r8 + 9488]                                   ;   212.0 p2+p1   51 x
        pxor xmm0, [rbp + 2704]                                 ;   214.0 p2+p1   51 x
        movdqa [rbp + 1680], xmm0                               ;   216.0 p0+p3   69 groups
        pand xmm0, [r8 + 10000]                                 ;   216.0 p2+p1   52 x
        movdqa xmm2, [rbp + 2208]                               ;   205.0 p2      51 x reload
        pxor xmm0, xmm2                                         ;   218.0 p1      52 x
        movdqa [rbp + 1184], xmm0                               ;   220.0 p0+p3   69 groups
        por xmm2, [r8 + 9504]                                   ;   216.0 p2+p1   51 x
        pxor xmm2, [rbp + 2720]                                 ;   218.0 p2+p1   51 x
        movdqa [rbp + 1696], xmm2                               ;   220.0 p0+p3   69 groups
        pand xmm2, [r8 + 10016]                                 ;   220.0 p2+p1   52 x
        movdqa xmm0, [rbp + 2224]                               ;   209.0 p2      51 x reload
        pxor xmm2, xmm0                                         ;   222.0 p1      52 x
        movdqa [rbp + 1200], xmm2                               ;   224.0 p0+p3   69 groups
        por xmm0, [r8 + 9520]                                   ;   220.0 p2+p1   51 x
        pxor xmm0, [rbp + 2736]                                 ;   222.0 p2+p1   51 x
        movdqa [rbp + 1712], xmm0                               ;   224.0 p0+p3   69 groups
        pand xmm0, [r8 + 10032]                                 ;   224.0 p2+p1   52 x
        movdqa xmm2, [rbp + 2240]                               ;   213.0 p2      51 x reload
        pxor xmm0, xmm2                                         ;   226.0 p1      52 x
        movdqa [rbp + 1216], xmm0                               ;   228.0 p0+p3   69 groups
        por xmm2, [r8 + 9536]                                   ;   224.0 p2+p1   51 x
        pxor xmm2, [rbp + 2752]                                 ;   226.0 p2+p1   51 x
        movdqa [rbp + 1728], xmm2                               ;   228.0 p0+p3   69 groups
        pand xmm2, [r8 + 10048]                                 ;   228.0 p2+p1   52 x
        movdqa xmm0, [rbp + 2256]                               ;   217.0 p2      51 x reload
        pxor xmm2, xmm0                                         ;   230.0 p1      52 x
        movdqa [rbp + 1232], xmm2                               ;   232.0 p0+p3   69 groups
        por xmm0, [r8 + 9552]                                   ;   228.0 p2+p1   51 x
        pxor xmm0, [rbp + 2768]                                 ;   230.0 p2+p1   51 x
        movdqa [rbp + 1744], xmm0                               ;   232.0 p0+p3   69 groups
        pand xmm0, [r8 + 10064]                                 ;   232.0 p2+p1   52 x
        movdqa xmm2, [rbp + 2272]                               ;   221.0 p2      51 x reload
        pxor xmm0, xmm2                                         ;   234.0 p1      52 x
        movdqa [rbp + 1248], xmm0                               ;   236.0 p0+p3   69 groups
        por xmm2, [r8 + 9568]                                   ;   232.0 p2+p1   51 x
        pxor xmm2, [rbp + 2784]                                 ;   234.0 p2+p1   51 x
        movdqa [rbp + 1760], xmm2                               ;   236.0 p0+p3   69 groups
        pand xmm2, [r8 + 10080]                                 ;   236.0 p2+p1   52 x
        movdqa xmm0, [rbp + 2288]                               ;   225.0 p2      51 x reload
        pxor xmm2, xmm0                                         ;   238.0 p1      52 x
        movdqa [rbp + 1264], xmm2                               ;   240.0 p0+p3   69 groups
        por xmm0, [r8 + 9584]                                   ;   236.0 p2+p1   51 x
        pxor xmm0, [rbp + 2800]                                 ;   238.0 p2+p1   51 x
        movdqa [rbp + 1776], xmm0                               ;   240.0 p0+p3   69 groups
        pand xmm0, [r8 + 10096]                                 ;   240.0 p2+p1   52 x
        movdqa xmm2, [rbp + 2304]                               ;   229.0 p2      51 x reload
        pxor xmm0, xmm2                                         ;   242.0 p1      52 x
        movdqa [rbp + 1280], xmm0                               ;   244.0 p0+p3   69 groups
        por xmm2, [r8 + 9600]                                   ;   240.0 p2+p1   51 x
        pxor xmm2, [rbp + 2816]                                 ;   242.0 p2+p1   51 x
        movdqa [rbp + 1792], xmm2                               ;   244.0 p0+p3   69 groups
        pand xmm2, [r8 + 10112]                                 ;   244.0 p2+p1   52 x
        movdqa xmm0, [rbp + 2320]                               ;   233.0 p2      51 x reload
        pxor xmm2, xmm0                                         ;   246.0 p1      52 x
        movdqa [rbp + 1296], xmm2                               ;   248.0 p0+p3   69 groups
        por xmm0, [r8 + 9616]                                   ;   244.0 p2+p1   51 x
        pxor xmm0, [rbp + 2832]                                 ;   246.0 p2+p1   51 x
        movdqa [rbp + 1808], xmm0                               ;   248.0 p0+p3   69 groups
        pand xmm0, [r8 + 10128]                                 ;   248.0 p2+p1   52 x
        movdqa xmm2, [rbp + 2336]                               ;   237.0 p2      51 x reload
        pxor xmm0, xmm2                                         ;   250.0 p1      52 x
        movdqa [rbp + 1312], xmm0                               ;   252.0 p0+p3   69 groups
        por xmm2, [r8 + 9632]                                   ;   248.0 p2+p1   51 x
        pxor xmm2, [rbp + 2848]                                 ;   250.0 p2+p1   51 x
        movdqa [rbp + 1824], xmm2                               ;   252.0 p0+p3   69 groups
        pand xmm2, [r8 + 10144]                                 ;   252.0 p2+p1   52 x
        movdqa xmm0, [rbp + 2352]                               ;   241.0 p2      51 x reload
        pxor xmm2, xmm0                                         ;   254.0 p1      52 x
        movdqa [rbp + 1328], xmm2                               ;   256.0 p0+p3   69 groups
        por xmm0, [r8 + 9648]                                   ;   252.0 p2+p1   51 x
        pxor xmm0, [rbp + 2864]                                 ;   254.0 p2+p1   51 x
        movdqa [rbp + 1840], xmm0                               ;   256.0 p0+p3   69 groups
        pand xmm0, [r8 + 10160]                                 ;   256.0 p2+p1   52 x
        movdqa xmm2, [rbp + 2368]                               ;   245.0 p2      51 x reload
        pxor xmm0, xmm2                                         ;   258.0 p1      52 x
        movdqa [rbp + 1344], xmm0                               ;   260.0 p0+p3   69 groups
        por xmm2, [r8 + 9664]                                   ;   256.0 p2+p1   51 x
        pxor xmm2, [rbp + 2880]                                 ;   258.0 p2+p1   51 x
        movdqa [rbp + 1856], xmm2                               ;   260.0 p0+p3   69 groups
        pand xmm2, [r8 + 10176]                                 ;   260.0 p2+p1   52 x
        movdqa xmm0, [rbp + 2384]                               ;   249.0 p2      51 x reload
        pxor xmm2, xmm0                                         ;   262.0 p1      52 x
        movdqa [rbp + 1360], xmm2                               ;   264.0 p0+p3   69 groups
        por xmm0, [r8 + 9680]                                   ;   260.0 p2+p1   51 x
        pxor xmm0, [rbp + 2896]                                 ;   262.0 p2+p1   51 x
        movdqa [rbp + 1872], xmm0                               ;   264.0 p0+p3   69 groups
        pand xmm0, [r8 + 10192]                                 ;   264.0 p2+p1   52 x
        movdqa xmm2, [rbp + 2400]                               ;   253.0 p2      51 x reload
        pxor xmm0, xmm2                                         ;   266.0 p1      52 x
        movdqa [rbp + 1376], xmm0                               ;   268.0 p0+p3   69 groups
        por xmm2, [r8 + 9696]                                   ;   264.0 p2+p1   51 x
        pxor xmm2, [rbp + 2912]                                 ;   266.0 p2+p1   51 x
        movdqa [rbp + 1888], xmm2                               ;   268.0 p0+p3   69 groups
        pand xmm2, [r8 + 10208]                                 ;   268.0 p2+p1   52 x
        pxor xmm2, xmm1                                         ;   270.0 p1      52 x
        movdqa [rbp + 1392], xmm2                               ;   272.0 p0+p3   69 groups
        add r8, 0x2000                                          ;   256.7 p0      69 groups
        mov qword [rbp + 8536], r8                              ;   258.0 p0+p3   69 groups
        cmp r8, qword [rbp + 8544]                              ;                    more groups?
        jne .groups_2
        movdqa xmm0, [rbp + 896]                                ;     0.0 p2      60 rounds reload
        movdqa [rbp + 6464], xmm0                               ;    11.0 p0+p3   60 rounds
        movdqa xmm0, [rbp + 912]                                ;     1.0 p2      60 rounds reload
        movdqa [rbp + 6480], xmm0                               ;    12.0 p0+p3   60 rounds
        movdqa xmm0, [rbp + 928]                                ;     2.0 p2      60 rounds reload
        movdqa [rbp + 6496], xmm0                               ;    13.0 p0+p3   60 rounds
        movdqa xmm0, [rbp + 944]                                ;     3.0 p2      60 rounds reload
        movdqa [rbp + 6512], xmm0                               ;    14.0 p0+p3   60 rounds
        movdqa xmm0, [rbp + 960]                                ;     4.0 p2      60 rounds reload
        movdqa [rbp + 6528], xmm0                               ;    15.0 p0+p3   60 rounds
        movdqa xmm0, [rbp + 976]                                ;     5.0 p2      60 rounds reload
        movdqa [rbp + 6544], xmm0                               ;    16.0 p0+p3   60 rounds
        movdqa xmm0, [rbp + 992]                                ;     6.0 p2      60 rounds reload
        movdqa [rbp + 6560], xmm0                               ;    17.0 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1008]                               ;     7.0 p2      60 rounds reload
        movdqa [rbp + 6576], xmm0                               ;    18.0 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1024]                               ;     8.0 p2      60 rounds reload
        movdqa [rbp + 6592], xmm0                               ;    19.0 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1040]                               ;     9.0 p2      60 rounds reload
        movdqa [rbp + 6608], xmm0                               ;    20.0 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1056]                               ;    10.0 p2      60 rounds reload
        movdqa [rbp + 6624], xmm0                               ;    21.0 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1072]                               ;    11.0 p2      60 rounds reload
        movdqa [rbp + 6640], xmm0                               ;    22.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1088]                               ;    12.0 p2      60 rounds reload
        movdqa [rbp + 6656], xmm0                               ;    24.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1104]                               ;    13.0 p2      60 rounds reload
        movdqa [rbp + 6672], xmm0                               ;    26.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1120]                               ;    14.0 p2      60 rounds reload
        movdqa [rbp + 6688], xmm0                               ;    28.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1136]                               ;    15.0 p2      60 rounds reload
        movdqa [rbp + 6704], xmm0                               ;    30.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1152]                               ;    16.0 p2      60 rounds reload
        movdqa [rbp + 6720], xmm0                               ;    32.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1168]                               ;    17.0 p2      60 rounds reload
        movdqa [rbp + 6736], xmm0                               ;    34.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1184]                               ;    18.0 p2      60 rounds reload
        movdqa [rbp + 6752], xmm0                               ;    36.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1200]                               ;    19.0 p2      60 rounds reload
        movdqa [rbp + 6768], xmm0                               ;    38.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1216]                               ;    20.0 p2      60 rounds reload
        movdqa [rbp + 6784], xmm0                               ;    40.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1232]                               ;    21.0 p2      60 rounds reload
        movdqa [rbp + 6800], xmm0                               ;    42.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1248]                               ;    22.0 p2      60 rounds reload
        movdqa [rbp + 6816], xmm0                               ;    44.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1264]                               ;    23.0 p2      60 rounds reload
        movdqa [rbp + 6832], xmm0                               ;    46.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1280]                               ;    24.0 p2      60 rounds reload
        movdqa [rbp + 6848], xmm0                               ;    48.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1296]                               ;    25.0 p2      60 rounds reload
        movdqa [rbp + 6864], xmm0                               ;    50.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1312]                               ;    26.0 p2      60 rounds reload
        movdqa [rbp + 6880], xmm0                               ;    52.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1328]                               ;    27.0 p2      60 rounds reload
        movdqa [rbp + 6896], xmm0                               ;    54.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1344]                               ;    28.0 p2      60 rounds reload
        movdqa [rbp + 6912], xmm0                               ;    56.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1360]                               ;    29.0 p2      60 rounds reload
        movdqa [rbp + 6928], xmm0                               ;    58.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1376]                               ;    30.0 p2      60 rounds reload
        movdqa [rbp + 6944], xmm0                               ;    60.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1392]                               ;    31.0 p2      60 rounds reload
        movdqa [rbp + 6960], xmm0                               ;    62.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1408]                               ;    32.0 p2      60 rounds reload
        movdqa [rbp + 6976], xmm0                               ;    64.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1424]                               ;    33.0 p2      60 rounds reload
        movdqa [rbp + 6992], xmm0                               ;    66.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1440]                               ;    34.0 p2      60 rounds reload
        movdqa [rbp + 7008], xmm0                               ;    68.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1456]                               ;    35.0 p2      60 rounds reload
        movdqa [rbp + 7024], xmm0                               ;    70.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1472]                               ;    36.0 p2      60 rounds reload
        movdqa [rbp + 7040], xmm0                               ;    72.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1488]                               ;    37.0 p2      60 rounds reload
        movdqa [rbp + 7056], xmm0                               ;    74.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1504]                               ;    38.0 p2      60 rounds reload
        movdqa [rbp + 7072], xmm0                               ;    76.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1520]                               ;    39.0 p2      60 rounds reload
        movdqa [rbp + 7088], xmm0                               ;    78.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1536]                               ;    40.0 p2      60 rounds reload
        movdqa [rbp + 7104], xmm0                               ;    80.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1552]                               ;    41.0 p2      60 rounds reload
        movdqa [rbp + 7120], xmm0                               ;    82.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1568]                               ;    42.0 p2      60 rounds reload
        movdqa [rbp + 7136], xmm0                               ;    84.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1584]                               ;    43.0 p2      60 rounds reload
        movdqa [rbp + 7152], xmm0                               ;    86.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1600]                               ;    44.0 p2      60 rounds reload
        movdqa [rbp + 7168], xmm0                               ;    88.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1616]                               ;    45.0 p2      60 rounds reload
        movdqa [rbp + 7184], xmm0                               ;    90.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1632]                               ;    46.0 p2      60 rounds reload
        movdqa [rbp + 7200], xmm0                               ;    92.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1648]                               ;    47.0 p2      60 rounds reload
        movdqa [rbp + 7216], xmm0                               ;    94.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1664]                               ;    48.0 p2      60 rounds reload
        movdqa [rbp + 7232], xmm0                               ;    96.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1680]                               ;    49.0 p2      60 rounds reload
        movdqa [rbp + 7248], xmm0                               ;    98.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1696]                               ;    50.0 p2      60 rounds reload
        movdqa [rbp + 7264], xmm0                               ;   100.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1712]                               ;    51.0 p2      60 rounds reload
        movdqa [rbp + 7280], xmm0                               ;   102.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1728]                               ;    52.0 p2      60 rounds reload
        movdqa [rbp + 7296], xmm0                               ;   104.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1744]                               ;    53.0 p2      60 rounds reload
        movdqa [rbp + 7312], xmm0                               ;   106.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1760]                               ;    54.0 p2      60 rounds reload
        movdqa [rbp + 7328], xmm0                               ;   108.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1776]                               ;    55.0 p2      60 rounds reload
        movdqa [rbp + 7344], xmm0                               ;   110.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1792]                               ;    56.0 p2      60 rounds reload
        movdqa [rbp + 7360], xmm0                               ;   112.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1808]                               ;    57.0 p2      60 rounds reload
        movdqa [rbp + 7376], xmm0                               ;   114.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1824]                               ;    58.0 p2      60 rounds reload
        movdqa [rbp + 7392], xmm0                               ;   116.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1840]                               ;    59.0 p2      60 rounds reload
        movdqa [rbp + 7408], xmm0                               ;   118.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1856]                               ;    60.0 p2      60 rounds reload
        movdqa [rbp + 7424], xmm0                               ;   120.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1872]                               ;    61.0 p2      60 rounds reload
        movdqa [rbp + 7440], xmm0                               ;   122.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1888]                               ;    62.0 p2      60 rounds reload
        movdqa [rbp + 7456], xmm0                               ;   124.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 1904]                               ;    63.0 p2      60 rounds reload
        movdqa [rbp + 7472], xmm0                               ;   126.3 p0+p3   60 rounds
        movdqa xmm0, [rbp - 128]                                ;    64.0 p2      60 rounds reload
        movdqa [rbp + 7488], xmm0                               ;   128.3 p0+p3   60 rounds
        movdqa xmm0, [rbp - 112]                                ;    65.0 p2      60 rounds reload
        movdqa [rbp + 7504], xmm0                               ;   130.3 p0+p3   60 rounds
        movdqa xmm0, [rbp - 96]                                 ;    66.0 p2      60 rounds reload
        movdqa [rbp + 7520], xmm0                               ;   132.3 p0+p3   60 rounds
        movdqa xmm0, [rbp - 80]                                 ;    67.0 p2      60 rounds reload
        movdqa [rbp + 7536], xmm0                               ;   134.3 p0+p3   60 rounds
        movdqa xmm0, [rbp - 64]                                 ;    68.0 p2      60 rounds reload
        movdqa [rbp + 7552], xmm0                               ;   136.3 p0+p3   60 rounds
        movdqa xmm0, [rbp - 48]                                 ;    69.0 p2      60 rounds reload
        movdqa [rbp + 7568], xmm0                               ;   138.3 p0+p3   60 rounds
        movdqa xmm0, [rbp - 32]                                 ;    70.0 p2      60 rounds reload
        movdqa [rbp + 7584], xmm0                               ;   140.3 p0+p3   60 rounds
        movdqa xmm0, [rbp - 16]                                 ;    71.0 p2      60 rounds reload
        movdqa [rbp + 7600], xmm0                               ;   142.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 0]                                  ;    72.0 p2      60 rounds reload
        movdqa [rbp + 7616], xmm0                               ;   144.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 16]                                 ;    73.0 p2      60 rounds reload
        movdqa [rbp + 7632], xmm0                               ;   146.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 32]                                 ;    74.0 p2      60 rounds reload
        movdqa [rbp + 7648], xmm0                               ;   148.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 48]                                 ;    75.0 p2      60 rounds reload
        movdqa [rbp + 7664], xmm0                               ;   150.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 64]                                 ;    76.0 p2      60 rounds reload
        movdqa [rbp + 7680], xmm0                               ;   152.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 80]                                 ;    77.0 p2      60 rounds reload
        movdqa [rbp + 7696], xmm0                               ;   154.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 96]                                 ;    78.0 p2      60 rounds reload
        movdqa [rbp + 7712], xmm0                               ;   156.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 112]                                ;    79.0 p2      60 rounds reload
        movdqa [rbp + 7728], xmm0                               ;   158.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 128]                                ;    80.0 p2      60 rounds reload
        movdqa [rbp + 7744], xmm0                               ;   160.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 144]                                ;    81.0 p2      60 rounds reload
        movdqa [rbp + 7760], xmm0                               ;   162.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 160]                                ;    82.0 p2      60 rounds reload
        movdqa [rbp + 7776], xmm0                               ;   164.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 176]                                ;    83.0 p2      60 rounds reload
        movdqa [rbp + 7792], xmm0                               ;   166.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 192]                                ;    84.0 p2      60 rounds reload
        movdqa [rbp + 7808], xmm0                               ;   168.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 208]                                ;    85.0 p2      60 rounds reload
        movdqa [rbp + 7824], xmm0                               ;   170.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 224]                                ;    87.0 p2      60 rounds reload
        movdqa [rbp + 7840], xmm0                               ;   172.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 240]                                ;    89.0 p2      60 rounds reload
        movdqa [rbp + 7856], xmm0                               ;   174.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 256]                                ;    91.0 p2      60 rounds reload
        movdqa [rbp + 7872], xmm0                               ;   176.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 272]                                ;    93.0 p2      60 rounds reload
        movdqa [rbp + 7888], xmm0                               ;   178.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 288]                                ;    95.0 p2      60 rounds reload
        movdqa [rbp + 7904], xmm0                               ;   180.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 304]                                ;    97.0 p2      60 rounds reload
        movdqa [rbp + 7920], xmm0                               ;   182.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 320]                                ;    99.0 p2      60 rounds reload
        movdqa [rbp + 7936], xmm0                               ;   184.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 336]                                ;   101.0 p2      60 rounds reload
        movdqa [rbp + 7952], xmm0                               ;   186.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 352]                                ;   103.0 p2      60 rounds reload
        movdqa [rbp + 7968], xmm0                               ;   188.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 368]                                ;   105.0 p2      60 rounds reload
        movdqa [rbp + 7984], xmm0                               ;   190.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 384]                                ;   107.0 p2      60 rounds reload
        movdqa [rbp + 8000], xmm0                               ;   192.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 400]                                ;   109.0 p2      60 rounds reload
        movdqa [rbp + 8016], xmm0                               ;   194.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 416]                                ;   111.0 p2      60 rounds reload
        movdqa [rbp + 8032], xmm0                               ;   196.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 432]                                ;   113.0 p2      60 rounds reload
        movdqa [rbp + 8048], xmm0                               ;   198.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 448]                                ;   115.0 p2      60 rounds reload
        movdqa [rbp + 8064], xmm0                               ;   200.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 464]                                ;   117.0 p2      60 rounds reload
        movdqa [rbp + 8080], xmm0                               ;   202.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 480]                                ;   119.0 p2      60 rounds reload
        movdqa [rbp + 8096], xmm0                               ;   204.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 496]                                ;   121.0 p2      60 rounds reload
        movdqa [rbp + 8112], xmm0                               ;   206.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 512]                                ;   123.0 p2      60 rounds reload
        movdqa [rbp + 8128], xmm0                               ;   208.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 528]                                ;   125.0 p2      60 rounds reload
        movdqa [rbp + 8144], xmm0                               ;   210.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 544]                                ;   127.0 p2      60 rounds reload
        movdqa [rbp + 8160], xmm0                               ;   212.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 560]                                ;   129.0 p2      60 rounds reload
        movdqa [rbp + 8176], xmm0                               ;   214.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 576]                                ;   131.0 p2      60 rounds reload
        movdqa [rbp + 8192], xmm0                               ;   216.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 592]                                ;   133.0 p2      60 rounds reload
        movdqa [rbp + 8208], xmm0                               ;   218.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 608]                                ;   135.0 p2      60 rounds reload
        movdqa [rbp + 8224], xmm0                               ;   220.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 624]                                ;   137.0 p2      60 rounds reload
        movdqa [rbp + 8240], xmm0                               ;   222.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 640]                                ;   139.0 p2      60 rounds reload
        movdqa [rbp + 8256], xmm0                               ;   224.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 656]                                ;   141.0 p2      60 rounds reload
        movdqa [rbp + 8272], xmm0                               ;   226.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 672]                                ;   143.0 p2      60 rounds reload
        movdqa [rbp + 8288], xmm0                               ;   228.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 688]                                ;   145.0 p2      60 rounds reload
        movdqa [rbp + 8304], xmm0                               ;   230.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 704]                                ;   147.0 p2      60 rounds reload
        movdqa [rbp + 8320], xmm0                               ;   232.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 720]                                ;   149.0 p2      60 rounds reload
        movdqa [rbp + 8336], xmm0                               ;   234.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 736]                                ;   151.0 p2      60 rounds reload
        movdqa [rbp + 8352], xmm0                               ;   236.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 752]                                ;   153.0 p2      60 rounds reload
        movdqa [rbp + 8368], xmm0                               ;   238.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 768]                                ;   155.0 p2      60 rounds reload
        movdqa [rbp + 8384], xmm0                               ;   240.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 784]                                ;   157.0 p2      60 rounds reload
        movdqa [rbp + 8400], xmm0                               ;   242.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 800]                                ;   159.0 p2      60 rounds reload
        movdqa [rbp + 8416], xmm0                               ;   244.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 816]                                ;   161.0 p2      60 rounds reload
        movdqa [rbp + 8432], xmm0                               ;   246.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 832]                                ;   163.0 p2      60 rounds reload
        movdqa [rbp + 8448], xmm0                               ;   248.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 848]                                ;   165.0 p2      60 rounds reload
        movdqa [rbp + 8464], xmm0                               ;   250.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 864]                                ;   167.0 p2      60 rounds reload
        movdqa [rbp + 8480], xmm0                               ;   252.3 p0+p3   60 rounds
        movdqa xmm0, [rbp + 880]                                ;   169.0 p2      60 rounds reload
        movdqa [rbp + 8496], xmm0                               ;   254.3 p0+p3   60 rounds
        mov r8, qword [rbp + 8528]                              ;   171.0 p2      60 rounds reload
        mov qword [rbp + 8568], r8                              ;   256.3 p0+p3   60 rounds
        add r8, 0x1800                                          ;   175.0 p1      60 rounds
        mov qword [rbp + 8576], r8                              ;   258.3 p0+p3   60 rounds
        mov r8, qword [rbp + 8568]                              ;                    resident
        movdqa xmm0, [rbp + 7488]                               ;                    resident
        movdqa xmm1, [rbp + 7504]                               ;                    resident
        movdqa xmm2, [rbp + 7520]                               ;                    resident
        movdqa xmm3, [rbp + 7536]                               ;                    resident
        movdqa xmm4, [rbp + 7552]                               ;                    resident
        movdqa xmm5, [rbp + 7568]                               ;                    resident
        movdqa xmm6, [rbp + 7584]                               ;                    resident
        movdqa xmm7, [rbp + 7600]                               ;                    resident
        movdqa xmm8, [rbp + 7616]                               ;                    resident
        movdqa xmm9, [rbp + 7632]                               ;                    resident
        movdqa xmm10, [rbp + 7648]                              ;                    resident
        movdqa xmm11, [rbp + 7664]                              ;                    resident
        movdqa xmm12, [rbp + 7680]                              ;                    resident
        movdqa xmm13, [rbp + 7696]                              ;                    resident
        align 16
.rounds_4:
        pshufd xmm14, xmm1, 0xe4                                ;     0.0 p1      40 t copy
        pxor xmm14, [r8 + 18448]                                ;    11.0 p2+p1   40 t
        pshufd xmm15, xmm14, 0xe4                               ;    13.0 p1      41 t copy
        movdqa [rbp + 3968], xmm1                               ;     1.3 p0+p3   40 t spill
        pshufd xmm1, xmm14, 0xe4                                ;    13.0 p1      41 t copy
        movdqa [rbp + 3984], xmm13                              ;     3.3 p0+p3   40 t spill
        pshufd xmm13, xmm3, 0xe4                                ;     4.0 p1      40 t copy
        pxor xmm13, [r8 + 18480]                                ;    11.0 p2+p1   40 t
        movdqa [rbp + 4000], xmm3                               ;     5.3 p0+p3   40 t spill
        pshufd xmm3, xmm13, 0xe4                                ;    13.0 p1      41 t copy
        movdqa [rbp + 4016], xmm9                               ;     7.3 p0+p3   40 t spill
        pshufd xmm9, xmm4, 0xe4                                 ;     7.0 p1      40 t copy
        pxor xmm9, [r8 + 18496]                                 ;    11.0 p2+p1   40 t
        pxor xmm15, xmm9                                        ;    17.0 p1      41 t
        movdqa [rbp + 4032], xmm4                               ;     9.3 p0+p3   40 t spill
        movdqa xmm4, xmm5                                       ;     8.0 p0      40 t copy
        pxor xmm4, [r8 + 18512]                                 ;    15.0 p2+p1   40 t
        pxor xmm1, xmm4                                         ;    17.0 p1      41 t
        movdqa [rbp + 4048], xmm5                               ;    11.3 p0+p3   40 t spill
        pshufd xmm5, xmm15, 0xe4                                ;    19.0 p1      41 t copy
        movdqa [rbp + 4064], xmm14                              ;    13.3 p0+p3   40 t spill
        pshufd xmm14, xmm15, 0xe4                               ;    19.0 p1      41 t copy
        movdqa [rbp + 4080], xmm15                              ;    19.0 p0+p3   41 t spill
        pshufd xmm15, xmm1, 0xe4                                ;    19.0 p1      41 t copy
        movdqa [rbp + 4096], xmm4                               ;    17.3 p0+p3   40 t spill
        movdqa xmm4, xmm8                                       ;    13.0 p0      40 t copy
        pxor xmm4, [r8 + 18560]                                 ;    20.0 p2+p1   40 t
        movdqa [rbp + 4112], xmm8                               ;    19.3 p0+p3   40 t spill
        pshufd xmm8, xmm10, 0xe4                                ;    16.0 p1      40 t copy
        pxor xmm8, [r8 + 18592]                                 ;    20.0 p2+p1   40 t
        movdqa [rbp + 4128], xmm10                              ;    21.3 p0+p3   40 t spill
        movdqa xmm10, xmm11                                     ;    16.3 p0      40 t copy
        pxor xmm10, [r8 + 18608]                                ;    23.3 p2+p1   40 t
        movdqa [rbp + 4144], xmm11                              ;    23.3 p0+p3   40 t spill
        pshufd xmm11, xmm1, 0xe4                                ;    19.0 p1      41 t copy
        movdqa [rbp + 4160], xmm8                               ;    25.3 p0+p3   40 t spill
        pshufd xmm8, xmm12, 0xe4                                ;    20.0 p1      40 t copy
        pxor xmm8, [r8 + 18624]                                 ;    24.0 p2+p1   40 t
        movdqa [rbp + 4176], xmm12                              ;    27.3 p0+p3   40 t spill
        pshufd xmm12, xmm1, 0xe4                                ;    22.0 p1      41 t copy
        movdqa [rbp + 4192], xmm8                               ;    29.3 p0+p3   40 t spill
        movdqa xmm8, [rbp + 4096]                               ;    21.3 p2      41 t
        movdqa [rbp + 4096], xmm4                               ;    31.3 p0+p3   40 t spill
        pshufd xmm4, xmm6, 0xe4                                 ;    23.0 p1      41 t copy
        pxor xmm4, [r8 + 18528]                                 ;    27.0 p2+p1   41 t
        pxor xmm4, [rel camellia128_encrypt.T0_constants128]    ;    29.0 p2+p1   41 t
        pxor xmm3, xmm4                                         ;    31.0 p1      41 t
        pxor xmm5, xmm3                                         ;    33.0 p1      41 t
        pxor xmm3, xmm0                                         ;    33.0 p1      41 t
        pand xmm11, xmm5                                        ;    35.0 p1      41 t
        pxor xmm8, xmm5                                         ;    35.0 p1      41 t
        pxor xmm3, [r8 + 18432]                                 ;    35.0 p2+p1   41 t
        pxor xmm3, [rel camellia128_encrypt.T0_constants128]    ;    37.0 p2+p1   41 t
        pxor xmm15, xmm3                                        ;    39.0 p1      41 t
        movdqa [rbp + 4208], xmm6                               ;    33.3 p0+p3   40 t spill
        movdqa xmm6, xmm4                                       ;    31.0 p0      41 t copy
        movdqa [rbp + 4224], xmm0                               ;    35.3 p0+p3   40 t spill
        movdqa xmm0, xmm5                                       ;    35.0 p0      41 t copy
        movdqa [rbp + 4240], xmm10                              ;    37.3 p0+p3   40 t spill
        pshufd xmm10, xmm5, 0xe4                                ;    35.0 p1      41 t copy
        movdqa [rbp + 4256], xmm1                               ;    39.3 p0+p3   41 t spill
        pshufd xmm1, xmm15, 0xe4                                ;    41.0 p1      41 t copy
        movdqa [rbp + 4272], xmm5                               ;    41.3 p0+p3   41 t spill
        pshufd xmm5, xmm3, 0xe4                                 ;    39.0 p1      41 t copy
        pxor xmm5, xmm7                                         ;    43.0 p1      41 t
        pxor xmm5, [r8 + 18544]                                 ;    45.0 p2+p1   41 t
        pxor xmm5, [rel camellia128_encrypt.T0_constants128]    ;    47.0 p2+p1   41 t
        pxor xmm14, xmm5                                        ;    49.0 p1      41 t
        pxor xmm10, xmm5                                        ;    49.0 p1      41 t
        por xmm1, xmm5                                          ;    49.0 p1      41 t
        pxor xmm13, xmm10                                       ;    51.0 p1      41 t
        por xmm6, xmm14                                         ;    51.0 p1      41 t
        pxor xmm11, xmm6                                        ;    53.0 p1      41 t
        pxor xmm8, xmm6                                         ;    53.0 p1      41 t
        movdqa xmm6, xmm3                                       ;    39.0 p0      41 t copy
        movdqa [rbp + 4288], xmm7                               ;    43.3 p0+p3   40 t spill
        movdqa xmm7, xmm3                                       ;    39.0 p0      41 t copy
        por xmm7, xmm10                                         ;    51.0 p1      41 t
        movdqa [rbp + 4304], xmm5                               ;    49.0 p0+p3   41 t spill
        movdqa xmm5, xmm14                                      ;    51.0 p0      41 t copy
        movdqa [rbp + 4320], xmm14                              ;    51.0 p0+p3   41 t spill
        movdqa xmm14, xmm13                                     ;    53.0 p0      41 t copy
        movdqa [rbp + 4336], xmm10                              ;    51.0 p0+p3   41 t spill
        movdqa xmm10, xmm2                                      ;    44.3 p0      41 t copy
        pxor xmm10, [r8 + 18464]                                ;    51.3 p2+p1   41 t
        pxor xmm10, [rel camellia128_encrypt.T0_constants128]   ;    53.3 p2+p1   41 t
        pxor xmm9, xmm10                                        ;    55.3 p1      41 t
        pxor xmm6, xmm10                                        ;    55.3 p1      41 t
        pxor xmm0, xmm9                                         ;    57.3 p1      41 t
        pxor xmm14, xmm6                                        ;    60.0 p1      41 t
        pxor xmm5, xmm0                                         ;    59.3 p1      41 t
        pxor xmm12, xmm14                                       ;    62.0 p1      41 t
        movdqa [rbp + 4352], xmm2                               ;    51.3 p0+p3   40 t spill
        movdqa xmm2, xmm6                                       ;    57.3 p0      41 t copy
        pand xmm2, xmm5                                         ;    64.3 p1      41 t
        pxor xmm8, xmm2                                         ;    66.3 p1      41 t
        movdqa xmm2, xmm0                                       ;    59.3 p0      41 t copy
        pand xmm2, xmm14                                        ;    66.3 p1      41 t
        movdqa [rbp + 4368], xmm0                               ;    59.3 p0+p3   41 t spill
        movdqa xmm0, [r8 + 18704]                               ;    47.3 p2      40 t
        pxor xmm0, [rbp + 7760]                                 ;    59.0 p2+p1   40 t
        pxor xmm7, xmm1                                         ;    60.0 p1      41 t
        pxor xmm7, xmm8                                         ;    68.3 p1      41 t
        movdqa [rbp + 4384], xmm0                               ;    61.0 p0+p3   40 t spill
        movdqa xmm0, xmm15                                      ;    50.3 p0      41 t copy
        pxor xmm0, xmm13                                        ;    62.0 p1      41 t
        movdqa [rbp + 4400], xmm6                               ;    57.3 p0+p3   41 t spill
        movdqa xmm6, xmm9                                       ;    57.3 p0      41 t copy
        pand xmm6, xmm12                                        ;    64.3 p1      41 t
        movdqa [rbp + 4416], xmm5                               ;    61.3 p0+p3   41 t spill
        movdqa xmm5, [r8 + 18736]                               ;    52.3 p2      40 t
        pxor xmm5, [rbp + 7792]                                 ;    64.0 p2+p1   40 t
        pxor xmm4, xmm1                                         ;    65.0 p1      41 t
        pxor xmm4, xmm6                                         ;    67.0 p1      41 t
        pxor xmm4, xmm11                                        ;    69.0 p1      41 t
        movdqa xmm1, xmm0                                       ;    64.0 p0      41 t copy
        movdqa xmm6, [rbp + 4080]                               ;    54.7 p2      41 t reload
        pand xmm1, xmm6                                         ;    71.0 p1      41 t
        movdqa xmm6, [r8 + 18752]                               ;    55.7 p2      40 t
        pxor xmm6, [rbp + 7808]                                 ;    69.0 p2+p1   40 t
        movdqa [rbp + 4432], xmm5                               ;    66.0 p0+p3   40 t spill
        movdqa xmm5, xmm10                                      ;    57.3 p0      41 t copy
        por xmm5, [rbp + 4064]                                  ;    70.0 p2+p1   41 t
        movdqa [rbp + 4448], xmm6                               ;    71.0 p0+p3   40 t spill
        movdqa xmm6, xmm7                                       ;    70.3 p0      41 t copy
        pand xmm6, xmm4                                         ;    77.3 p1      41 t
        movdqa [rbp + 4464], xmm10                              ;    65.3 p0+p3   41 t spill
        movdqa xmm10, [r8 + 18768]                              ;    60.0 p2      40 t
        pxor xmm10, [rbp + 7824]                                ;    72.0 p2+p1   40 t
        pxor xmm11, xmm2                                        ;    73.0 p1      41 t
        pxor xmm8, xmm5                                         ;    74.0 p1      41 t
        pxor xmm11, xmm1                                        ;    75.0 p1      41 t
        pxor xmm8, xmm1                                         ;    76.0 p1      41 t
        pxor xmm8, xmm6                                         ;    79.3 p1      41 t
        movdqa xmm1, xmm4                                       ;    71.0 p0      41 t copy
        pxor xmm1, xmm8                                         ;    81.3 p1      41 t
        pand xmm8, xmm11                                        ;    81.3 p1      41 t
        por xmm6, xmm1                                          ;    83.3 p1      41 t
        movdqa xmm2, [r8 + 18832]                               ;    64.0 p2      40 t
        movdqa xmm5, [rbp + 7888]                               ;    65.0 p2      40 t reload
        pxor xmm2, xmm5                                         ;    81.0 p1      40 t
        pxor xmm7, xmm8                                         ;    83.3 p1      41 t
        pxor xmm6, xmm7                                         ;    85.3 p1      41 t
        pand xmm0, xmm6                                         ;    87.3 p1      41 t
        movdqa xmm8, [r8 + 18864]                               ;    66.0 p2      40 t
        pxor xmm8, [rbp + 7920]                                 ;    85.0 p2+p1   40 t
        movdqa xmm5, xmm11                                      ;    77.0 p0      41 t copy
        pand xmm5, xmm7                                         ;    86.0 p1      41 t
        pxor xmm4, xmm5                                         ;    88.0 p1      41 t
        movdqa xmm5, [r8 + 18880]                               ;    68.0 p2      40 t
        pxor xmm5, [rbp + 7936]                                 ;    88.0 p2+p1   40 t
        pand xmm7, xmm4                                         ;    90.0 p1      41 t
        movdqa [rbp + 4480], xmm8                               ;    87.0 p0+p3   40 t spill
        movdqa xmm8, xmm6                                       ;    87.3 p0      41 t copy
        por xmm8, xmm4                                          ;    94.3 p1      41 t
        movdqa [rbp + 4496], xmm2                               ;    83.0 p0+p3   40 t spill
        movdqa xmm2, [r8 + 18896]                               ;    71.3 p2      40 t
        pxor xmm2, [rbp + 7952]                                 ;    91.0 p2+p1   40 t
        pxor xmm11, xmm7                                        ;    92.0 p1      41 t
        pxor xmm1, xmm8                                         ;    96.3 p1      41 t
        movdqa xmm7, xmm6                                       ;    87.3 p0      41 t copy
        pxor xmm7, xmm4                                         ;    94.3 p1      41 t
        pand xmm12, xmm7                                        ;    96.3 p1      41 t
        movdqa xmm8, [r8 + 18944]                               ;    74.0 p2      40 t
        pxor xmm8, [rbp + 8000]                                 ;    96.0 p2+p1   40 t
        pand xmm9, xmm7                                         ;    97.0 p1      41 t
        pxor xmm7, xmm1                                         ;    98.3 p1      41 t
        pand xmm14, xmm7                                        ;   100.3 p1      41 t
        movdqa [rbp + 4512], xmm8                               ;    98.0 p0+p3   40 t spill
        movdqa xmm8, [r8 + 18976]                               ;    76.7 p2      40 t
        pxor xmm8, [rbp + 8032]                                 ;   100.0 p2+p1   40 t
        pxor xmm12, xmm14                                       ;   102.3 p1      41 t
        movdqa [rbp + 4528], xmm8                               ;   102.0 p0+p3   40 t spill
        movdqa xmm8, xmm6                                       ;    87.3 p0      41 t copy
        pand xmm8, [rbp + 4080]                                 ;   102.0 p2+p1   41 t
        movdqa [rbp + 4080], xmm2                               ;    93.0 p0+p3   40 t spill
        movdqa xmm2, [r8 + 18992]                               ;    80.3 p2      40 t
        pxor xmm2, [rbp + 8048]                                 ;   103.0 p2+p1   40 t
        pand xmm3, xmm11                                        ;   104.0 p1      41 t
        movdqa [rbp + 4544], xmm2                               ;   105.0 p0+p3   40 t spill
        movdqa xmm2, xmm1                                       ;    98.3 p0      41 t copy
        pand xmm2, [rbp + 4272]                                 ;   105.3 p2+p1   41 t
        movdqa [rbp + 4272], xmm5                               ;    90.0 p0+p3   40 t spill
        movdqa xmm5, [r8 + 19008]                               ;    84.0 p2      40 t
        pxor xmm5, [rbp + 8064]                                 ;   106.0 p2+p1   40 t
        movdqa [rbp + 4560], xmm5                               ;   108.0 p0+p3   40 t spill
        movdqa xmm5, xmm1                                       ;    98.3 p0      41 t copy
        pxor xmm5, xmm11                                        ;   107.0 p1      41 t
        pand xmm1, [rbp + 4256]                                 ;   108.0 p2+p1   41 t
        pxor xmm14, xmm1                                        ;   110.0 p1      41 t
        movdqa xmm1, xmm11                                      ;    94.0 p0      41 t copy
        pand xmm1, [rbp + 4336]                                 ;   110.0 p2+p1   41 t
        movdqa [rbp + 4336], xmm10                              ;    88.3 p0+p3   40 t spill
        movdqa xmm10, xmm9                                      ;    99.0 p0      41 t copy
        movdqa [rbp + 4256], xmm8                               ;   104.0 p0+p3   41 t spill
        movdqa xmm8, xmm5                                       ;   109.0 p0      41 t copy
        pand xmm8, [rbp + 4304]                                 ;   116.0 p2+p1   41 t
        pxor xmm10, xmm8                                        ;   118.0 p1      41 t
        movdqa xmm8, [r8 + 19088]                               ;    91.3 p2      40 t
        pxor xmm8, [rbp + 8144]                                 ;   113.0 p2+p1   40 t
        pxor xmm11, xmm4                                        ;   114.0 p1      41 t
        pxor xmm9, xmm1                                         ;   115.0 p1      41 t
        pxor xmm6, xmm5                                         ;   116.0 p1      41 t
        movdqa xmm1, [r8 + 19120]                               ;    93.3 p2      40 t
        pxor xmm1, [rbp + 8176]                                 ;   117.0 p2+p1   40 t
        pand xmm15, xmm5                                        ;   118.0 p1      41 t
        pand xmm13, xmm6                                        ;   119.0 p1      41 t
        movdqa xmm5, [r8 + 19136]                               ;    95.3 p2      40 t
        pxor xmm5, [rbp + 8192]                                 ;   120.0 p2+p1   40 t
        movdqa [rbp + 4304], xmm1                               ;   119.0 p0+p3   40 t spill
        movdqa xmm1, xmm11                                      ;   116.0 p0      41 t copy
        pand xmm1, [rbp + 4416]                                 ;   123.0 p2+p1   41 t
        pand xmm11, [rbp + 4400]                                ;   122.0 p2+p1   41 t
        movdqa [rbp + 4400], xmm8                               ;   115.0 p0+p3   40 t spill
        movdqa xmm8, [r8 + 19152]                               ;    99.3 p2      40 t
        pxor xmm8, [rbp + 8208]                                 ;   123.0 p2+p1   40 t
        pxor xmm2, xmm9                                         ;   124.0 p1      41 t
        pxor xmm15, xmm0                                        ;   125.0 p1      41 t
        pxor xmm15, xmm12                                       ;   127.0 p1      41 t
        pxor xmm2, xmm1                                         ;   127.0 p1      41 t
        pxor xmm1, xmm10                                        ;   128.0 p1      41 t
        pand xmm6, [rbp + 4320]                                 ;   129.0 p2+p1   41 t
        pxor xmm1, xmm6                                         ;   131.0 p1      41 t
        movdqa xmm6, xmm4                                       ;   102.7 p0      41 t copy
        pand xmm6, [rbp + 4464]                                 ;   131.0 p2+p1   41 t
        movdqa [rbp + 4464], xmm8                               ;   125.0 p0+p3   40 t spill
        movdqa xmm8, [r8 + 19216]                               ;   104.3 p2      40 t
        pxor xmm8, [rbp + 8272]                                 ;   132.0 p2+p1   40 t
        pxor xmm6, xmm2                                         ;   133.0 p1      41 t
        pand xmm4, [rbp + 4064]                                 ;   134.0 p2+p1   41 t
        pxor xmm4, xmm1                                         ;   136.0 p1      41 t
        pxor xmm4, xmm6                                         ;   138.0 p1      41 t
        movdqa [rbp + 4064], xmm8                               ;   134.0 p0+p3   40 t spill
        movdqa xmm8, [r8 + 19248]                               ;   107.7 p2      40 t
        pxor xmm8, [rbp + 8304]                                 ;   137.0 p2+p1   40 t
        pxor xmm12, xmm3                                        ;   138.0 p1      41 t
        pxor xmm12, xmm6                                        ;   140.0 p1      41 t
        pand xmm7, [rbp + 4368]                                 ;   140.0 p2+p1   41 t
        movdqa xmm3, [r8 + 19264]                               ;   110.7 p2      40 t
        pxor xmm3, [rbp + 8320]                                 ;   141.0 p2+p1   40 t
        pxor xmm11, xmm14                                       ;   142.0 p1      41 t
        pxor xmm11, xmm6                                        ;   144.0 p1      41 t
        pxor xmm7, xmm4                                         ;   144.0 p1      41 t
        movdqa xmm6, [r8 + 19280]                               ;   112.7 p2      40 t
        pxor xmm6, [rbp + 8336]                                 ;   145.0 p2+p1   40 t
        pxor xmm9, xmm1                                         ;   146.0 p1      41 t
        pxor xmm10, xmm4                                        ;   147.0 p1      41 t
        pxor xmm9, xmm15                                        ;   148.0 p1      41 t
        pxor xmm10, [rbp + 4256]                                ;   149.0 p2+p1   41 t
        movdqa xmm1, xmm12                                      ;   142.0 p0      41 t copy
        pxor xmm1, xmm11                                        ;   150.0 p1      41 t
        pxor xmm1, xmm10                                        ;   152.0 p1      41 t
        movdqa xmm4, [rel camellia128_encrypt.T0_constants128]  ;   115.7 p2      41 t reload
        pxor xmm10, xmm4                                        ;   152.0 p1      41 t
        movdqa [rbp + 4256], xmm11                              ;   146.0 p0+p3   41 t spill
        movdqa xmm11, xmm7                                      ;   146.0 p0      41 t copy
        pxor xmm11, xmm1                                        ;   154.0 p1      41 t
        movdqa [rbp + 4368], xmm9                               ;   150.0 p0+p3   41 t spill
        movdqa xmm9, [r8 + 19344]                               ;   118.3 p2      40 t
        pxor xmm9, [rbp + 8400]                                 ;   154.0 p2+p1   40 t
        pxor xmm14, xmm0                                        ;   155.0 p1      41 t
        pxor xmm14, xmm13                                       ;   157.0 p1      41 t
        pxor xmm14, xmm12                                       ;   159.0 p1      41 t
        pxor xmm14, xmm4                                        ;   161.0 p1      41 t
        pxor xmm2, xmm4                                         ;   159.0 p1      41 t
        pxor xmm15, xmm4                                        ;   160.0 p1      41 t
        pxor xmm15, xmm1                                        ;   162.0 p1      41 t
        movdqa xmm0, [r8 + 19376]                               ;   121.7 p2      40 t
        movdqa xmm1, [rbp + 8432]                               ;   122.7 p2      40 t reload
        pxor xmm0, xmm1                                         ;   162.0 p1      40 t
        pxor xmm7, xmm4                                         ;   163.0 p1      41 t
        movdqa xmm12, [r8 + 19392]                              ;   123.7 p2      40 t
        movdqa xmm13, [rbp + 8448]                              ;   124.7 p2      40 t reload
        pxor xmm12, xmm13                                       ;   164.0 p1      40 t
        movdqa xmm13, [rbp + 4096]                              ;   125.7 p2      23 t
        pxor xmm13, [rbp + 4240]                                ;   165.0 p2+p1   23 t
        movdqa xmm1, [r8 + 19408]                               ;   127.7 p2      40 t
        pxor xmm1, [rbp + 8464]                                 ;   166.0 p2+p1   40 t
        movdqa [rbp + 4320], xmm7                               ;   165.0 p0+p3   41 t spill
        movdqa xmm7, [rbp + 4160]                               ;   129.7 p2      23 t
        movdqa [rbp + 4416], xmm15                              ;   164.0 p0+p3   41 t spill
        movdqa xmm15, [rbp + 4096]                              ;   130.7 p2      23 t
        pxor xmm15, [rbp + 4192]                                ;   167.0 p2+p1   23 t
        movdqa [rbp + 4576], xmm2                               ;   161.0 p0+p3   41 t spill
        movdqa xmm2, [rbp + 4240]                               ;   132.7 p2      23 t
        movdqa [rbp + 4240], xmm14                              ;   163.0 p0+p3   41 t spill
        movdqa xmm14, [rbp + 4160]                              ;   133.7 p2      23 t
        movdqa [rbp + 4160], xmm10                              ;   154.0 p0+p3   41 t spill
        movdqa xmm10, [rbp + 4192]                              ;   134.7 p2      23 t
        movdqa [rbp + 4192], xmm11                              ;   156.0 p0+p3   41 t spill
        movdqa xmm11, [rbp + 4096]                              ;   135.7 p2      23 t
        movdqa [rbp + 4592], xmm0                               ;   164.0 p0+p3   40 t spill
        movdqa xmm0, xmm13                                      ;   167.0 p0      23 t copy
        movdqa [rbp + 4608], xmm1                               ;   168.0 p0+p3   40 t spill
        movdqa xmm1, xmm13                                      ;   167.0 p0      23 t copy
        movdqa [rbp + 4624], xmm9                               ;   156.0 p0+p3   40 t spill
        movdqa xmm9, xmm13                                      ;   167.0 p0      23 t copy
        movdqa [rbp + 4640], xmm12                              ;   166.0 p0+p3   40 t spill
        movdqa xmm12, xmm15                                     ;   169.0 p0      23 t copy
        movdqa [rbp + 4656], xmm8                               ;   146.0 p0+p3   40 t spill
        movdqa xmm8, xmm15                                      ;   169.0 p0      23 t copy
        movdqa [rbp + 4672], xmm6                               ;   148.0 p0+p3   40 t spill
        movdqa xmm6, xmm15                                      ;   169.0 p0      23 t copy
        movdqa [rbp + 4688], xmm3                               ;   150.0 p0+p3   40 t spill
        movdqa xmm3, [rbp + 4096]                               ;   139.3 p2      23 t
        movdqa [rbp + 4096], xmm5                               ;   152.0 p0+p3   40 t spill
        movdqa xmm5, [rbp + 4384]                               ;   140.3 p2      22 t
        pxor xmm5, [rbp + 4448]                                 ;   168.0 p2+p1   22 t
        movdqa [rbp + 4704], xmm5                               ;   170.0 p0+p3   22 t spill
        movdqa xmm5, [rbp + 4432]                               ;   142.3 p2      22 t
        movdqa [rbp + 4720], xmm5                               ;   156.0 p0+p3   22 t spill
        movdqa xmm5, [rbp + 4384]                               ;   143.3 p2      22 t
        pxor xmm5, [rbp + 4336]                                 ;   169.0 p2+p1   22 t
        movdqa [rbp + 4736], xmm5                               ;   171.0 p0+p3   22 t spill
        movdqa xmm5, [r8 + 18640]                               ;   145.3 p2      23 t
        pxor xmm5, [rbp + 3984]                                 ;   170.0 p2+p1   23 t
        pxor xmm5, xmm4                                         ;   172.0 p1      23 t
        pxor xmm7, xmm5                                         ;   174.0 p1      23 t
        pxor xmm0, xmm7                                         ;   176.0 p1      23 t
        pxor xmm7, [r8 + 18672]                                 ;   176.0 p2+p1   23 t
        pxor xmm7, [rbp + 7728]                                 ;   178.0 p2+p1   23 t
        pxor xmm7, xmm4                                         ;   180.0 p1      23 t
        pand xmm8, xmm0                                         ;   178.0 p1      23 t
        pxor xmm10, xmm0                                        ;   178.0 p1      23 t
        pxor xmm12, xmm7                                        ;   182.0 p1      23 t
        movdqa [rbp + 4752], xmm3                               ;   160.0 p0+p3   23 t spill
        movdqa xmm3, xmm5                                       ;   174.0 p0      23 t copy
        movdqa [rbp + 4768], xmm15                              ;   169.0 p0+p3   23 t spill
        movdqa xmm15, xmm0                                      ;   178.0 p0      23 t copy
        movdqa [rbp + 4784], xmm13                              ;   167.0 p0+p3   23 t spill
        movdqa xmm13, xmm0                                      ;   178.0 p0      23 t copy
        movdqa [rbp + 4800], xmm0                               ;   178.0 p0+p3   23 t spill
        movdqa xmm0, xmm12                                      ;   184.0 p0      23 t copy
        movdqa [rbp + 4816], xmm11                              ;   168.0 p0+p3   23 t spill
        movdqa xmm11, xmm12                                     ;   184.0 p0      23 t copy
        movdqa [rbp + 4832], xmm12                              ;   184.0 p0+p3   23 t spill
        movdqa xmm12, xmm7                                      ;   182.0 p0      23 t copy
        pxor xmm12, [r8 + 18656]                                ;   189.0 p2+p1   23 t
        pxor xmm12, [rbp + 7712]                                ;   191.0 p2+p1   23 t
        pxor xmm12, xmm4                                        ;   193.0 p1      23 t
        pxor xmm1, xmm12                                        ;   195.0 p1      23 t
        pxor xmm13, xmm12                                       ;   195.0 p1      23 t
        por xmm0, xmm12                                         ;   195.0 p1      23 t
        pxor xmm5, xmm0                                         ;   197.0 p1      23 t
        pxor xmm14, xmm13                                       ;   197.0 p1      23 t
        por xmm3, xmm1                                          ;   197.0 p1      23 t
        pxor xmm8, xmm3                                         ;   199.0 p1      23 t
        pxor xmm10, xmm3                                        ;   199.0 p1      23 t
        pxor xmm5, xmm8                                         ;   201.0 p1      23 t
        pxor xmm11, xmm14                                       ;   199.0 p1      23 t
        pand xmm9, xmm11                                        ;   201.0 p1      23 t
        pxor xmm8, xmm9                                         ;   203.0 p1      23 t
        movdqa xmm3, xmm7                                       ;   182.0 p0      23 t copy
        movdqa [rbp + 4848], xmm12                              ;   195.0 p0+p3   23 t spill
        movdqa xmm12, xmm7                                      ;   182.0 p0      23 t copy
        por xmm12, xmm13                                        ;   197.0 p1      23 t
        pxor xmm0, xmm12                                        ;   199.0 p1      23 t
        movdqa xmm12, xmm1                                      ;   197.0 p0      23 t copy
        movdqa [rbp + 4864], xmm1                               ;   197.0 p0+p3   23 t spill
        movdqa xmm1, xmm14                                      ;   199.0 p0      23 t copy
        movdqa [rbp + 4880], xmm14                              ;   199.0 p0+p3   23 t spill
        movdqa xmm14, [r8 + 18576]                              ;   165.7 p2      23 t
        pxor xmm14, [rbp + 4016]                                ;   197.0 p2+p1   23 t
        pxor xmm14, xmm4                                        ;   199.0 p1      23 t
        pxor xmm2, xmm14                                        ;   201.0 p1      23 t
        pxor xmm3, xmm14                                        ;   201.0 p1      23 t
        pxor xmm15, xmm2                                        ;   203.0 p1      23 t
        pxor xmm1, xmm3                                         ;   206.0 p1      23 t
        pxor xmm12, xmm15                                       ;   205.0 p1      23 t
        pxor xmm6, xmm1                                         ;   208.0 p1      23 t
        movdqa xmm4, [rbp + 4816]                               ;   169.0 p2      23 t reload
        por xmm4, xmm14                                         ;   205.0 p1      23 t
        pxor xmm9, xmm4                                         ;   207.0 p1      23 t
        movdqa xmm4, xmm3                                       ;   203.0 p0      23 t copy
        pand xmm4, xmm12                                        ;   210.0 p1      23 t
        pxor xmm10, xmm4                                        ;   212.0 p1      23 t
        pxor xmm0, xmm10                                        ;   214.0 p1      23 t
        pxor xmm9, xmm10                                        ;   214.0 p1      23 t
        movdqa xmm4, xmm2                                       ;   203.0 p0      23 t copy
        pand xmm4, xmm6                                         ;   211.0 p1      23 t
        pxor xmm5, xmm4                                         ;   213.0 p1      23 t
        movdqa xmm4, xmm15                                      ;   205.0 p0      23 t copy
        pand xmm4, xmm1                                         ;   213.0 p1      23 t
        pxor xmm8, xmm4                                         ;   215.0 p1      23 t
        movdqa xmm4, [rbp + 4448]                               ;   173.7 p2      22 t
        movdqa xmm10, [rbp + 4704]                              ;   174.7 p2      22 t
        movdqa [rbp + 4448], xmm10                              ;   185.7 p0+p3   22 t spill
        movdqa xmm10, [rbp + 4736]                              ;   175.7 p2      22 t
        movdqa [rbp + 4816], xmm10                              ;   186.7 p0+p3   22 t spill
        movdqa xmm10, xmm0                                      ;   216.0 p0      23 t copy
        pand xmm10, xmm5                                        ;   223.0 p1      23 t
        pxor xmm9, xmm10                                        ;   225.0 p1      23 t
        movdqa [rbp + 4896], xmm4                               ;   184.7 p0+p3   22 t spill
        movdqa xmm4, xmm5                                       ;   215.0 p0      23 t copy
        pxor xmm4, xmm9                                         ;   227.0 p1      23 t
        pand xmm9, xmm8                                         ;   227.0 p1      23 t
        pxor xmm0, xmm9                                         ;   229.0 p1      23 t
        por xmm10, xmm4                                         ;   229.0 p1      23 t
        pxor xmm10, xmm0                                        ;   231.0 p1      23 t
        movdqa xmm9, xmm8                                       ;   217.0 p0      23 t copy
        pand xmm9, xmm0                                         ;   231.0 p1      23 t
        pxor xmm5, xmm9                                         ;   233.0 p1      23 t
        movdqa xmm9, [rbp + 4704]                               ;   180.7 p2      22 t
        pand xmm11, xmm10                                       ;   233.0 p1      23 t
        pand xmm0, xmm5                                         ;   235.0 p1      23 t
        pxor xmm8, xmm0                                         ;   237.0 p1      23 t
        movdqa xmm0, [rbp + 4432]                               ;   182.0 p2      22 t
        pand xmm7, xmm8                                         ;   239.0 p1      23 t
        pand xmm13, xmm8                                        ;   239.0 p1      23 t
        pand xmm14, xmm5                                        ;   235.0 p1      23 t
        movdqa [rbp + 4432], xmm0                               ;   193.0 p0+p3   22 t spill
        movdqa xmm0, [rbp + 4736]                               ;   184.0 p2      22 t
        movdqa [rbp + 4912], xmm0                               ;   195.0 p0+p3   22 t spill
        movdqa xmm0, [rbp + 4736]                               ;   185.0 p2      22 t
        movdqa [rbp + 4928], xmm0                               ;   196.0 p0+p3   22 t spill
        movdqa xmm0, [rbp + 4784]                               ;   186.0 p2      23 t reload
        pand xmm0, xmm10                                        ;   233.0 p1      23 t
        movdqa [rbp + 4784], xmm9                               ;   191.7 p0+p3   22 t spill
        movdqa xmm9, [rbp + 4336]                               ;   187.3 p2      22 t
        movdqa [rbp + 4336], xmm9                               ;   198.3 p0+p3   22 t spill
        movdqa xmm9, [rbp + 4704]                               ;   188.3 p2      22 t
        movdqa [rbp + 4944], xmm9                               ;   199.3 p0+p3   22 t spill
        movdqa xmm9, [rbp + 4384]                               ;   189.3 p2      22 t
        movdqa [rbp + 4960], xmm9                               ;   200.3 p0+p3   22 t spill
        movdqa xmm9, [rbp + 4752]                               ;   190.3 p2      23 t reload
        pand xmm9, xmm5                                         ;   235.0 p1      23 t
        movdqa [rbp + 4752], xmm11                              ;   235.0 p0+p3   23 t spill
        movdqa xmm11, xmm10                                     ;   233.0 p0      23 t copy
        por xmm11, xmm5                                         ;   240.0 p1      23 t
        pxor xmm4, xmm11                                        ;   242.0 p1      23 t
        movdqa xmm11, [rbp + 4752]                              ;   235.0 p2      23 t
        movdqa [rbp + 4976], xmm0                               ;   235.0 p0+p3   23 t spill
        movdqa xmm0, [rbp + 4752]                               ;   235.0 p2      23 t
        pxor xmm0, [rel camellia128_encrypt.T0_constants128]    ;   246.0 p2+p1   23 t
        movdqa [rbp + 4752], xmm0                               ;   248.0 p0+p3   23 t spill
        movdqa xmm0, xmm10                                      ;   233.0 p0      23 t copy
        pxor xmm0, xmm5                                         ;   240.0 p1      23 t
        pxor xmm5, xmm8                                         ;   239.0 p1      23 t
        pand xmm12, xmm5                                        ;   241.0 p1      23 t
        pand xmm3, xmm5                                         ;   241.0 p1      23 t
        pand xmm2, xmm0                                         ;   242.0 p1      23 t
        pand xmm6, xmm0                                         ;   242.0 p1      23 t
        pxor xmm13, xmm2                                        ;   244.0 p1      23 t
        pxor xmm0, xmm4                                         ;   244.0 p1      23 t
        pand xmm1, xmm0                                         ;   246.0 p1      23 t
        pand xmm15, xmm0                                        ;   246.0 p1      23 t
        pxor xmm6, xmm1                                         ;   248.0 p1      23 t
        pxor xmm8, xmm4                                         ;   246.0 p1      23 t
        movdqa xmm0, [rbp + 4800]                               ;   199.7 p2      23 t reload
        pand xmm0, xmm4                                         ;   247.0 p1      23 t
        movdqa xmm5, [rbp + 4768]                               ;   200.7 p2      23 t reload
        pand xmm5, xmm4                                         ;   248.0 p1      23 t
        pxor xmm1, xmm5                                         ;   250.0 p1      23 t
        pxor xmm0, xmm12                                        ;   250.0 p1      23 t
        pxor xmm0, xmm13                                        ;   252.0 p1      23 t
        pxor xmm10, xmm8                                        ;   252.0 p1      23 t
        pxor xmm11, xmm6                                        ;   253.0 p1      23 t
        pxor xmm7, xmm6                                         ;   254.0 p1      23 t
        movdqa xmm4, [rbp + 4848]                               ;   203.7 p2      23 t reload
        pand xmm4, xmm8                                         ;   255.0 p1      23 t
        pxor xmm2, xmm4                                         ;   257.0 p1      23 t
        movdqa xmm4, [rbp + 4832]                               ;   205.7 p2      23 t reload
        pand xmm4, xmm8                                         ;   257.0 p1      23 t
        pxor xmm11, xmm4                                        ;   259.0 p1      23 t
        pxor xmm3, xmm1                                         ;   259.0 p1      23 t
        movdqa xmm4, [rbp + 4752]                               ;   248.0 p2      23 t reload
        pxor xmm4, xmm1                                         ;   260.0 p1      23 t
        pxor xmm14, xmm0                                        ;   261.0 p1      23 t
        movdqa xmm1, [rbp + 4704]                               ;   208.0 p2      22 t
        movdqa xmm5, [rbp + 4736]                               ;   209.0 p2      22 t
        movdqa xmm6, [rel camellia128_encrypt.T0_constants128]  ;   210.0 p2      41 t reload
        pxor xmm0, xmm6                                         ;   262.0 p1      23 t
        pxor xmm12, xmm2                                        ;   263.0 p1      23 t
        movdqa xmm8, [rbp + 4976]                               ;   235.0 p2      23 t reload
        pxor xmm8, xmm2                                         ;   264.0 p1      23 t
        movdqa xmm2, [rbp + 4864]                               ;   212.0 p2      23 t reload
        pand xmm2, xmm10                                        ;   265.0 p1      23 t
        movdqa [rbp + 4864], xmm0                               ;   264.0 p0+p3   23 t spill
        movdqa xmm0, [rbp + 4880]                               ;   213.0 p2      23 t reload
        pand xmm0, xmm10                                        ;   266.0 p1      23 t
        pxor xmm12, xmm2                                        ;   267.0 p1      23 t
        pxor xmm4, xmm0                                         ;   268.0 p1      23 t
        pxor xmm13, xmm11                                       ;   269.0 p1      23 t
        pxor xmm11, xmm6                                        ;   270.0 p1      23 t
        pxor xmm9, xmm14                                        ;   271.0 p1      23 t
        pxor xmm7, xmm14                                        ;   272.0 p1      23 t
        pxor xmm3, xmm14                                        ;   273.0 p1      23 t
        movdqa xmm14, [rbp + 4384]                              ;   216.0 p2      22 t
        pxor xmm9, xmm12                                        ;   274.0 p1      23 t
        pxor xmm13, xmm12                                       ;   275.0 p1      23 t
        pxor xmm15, xmm9                                        ;   276.0 p1      23 t
        pxor xmm8, xmm9                                         ;   277.0 p1      23 t
        pxor xmm4, xmm7                                         ;   278.0 p1      23 t
        pxor xmm7, xmm3                                         ;   279.0 p1      23 t
        pxor xmm7, xmm8                                         ;   281.0 p1      23 t
        pxor xmm8, xmm6                                         ;   281.0 p1      23 t
        pxor xmm11, xmm7                                        ;   283.0 p1      23 t
        pxor xmm7, xmm15                                        ;   283.0 p1      23 t
        movdqa xmm0, [rbp + 4496]                               ;   219.7 p2      21 t
        movdqa xmm2, [rbp + 4272]                               ;   220.7 p2      40 t reload
        pxor xmm0, xmm2                                         ;   284.0 p1      21 t
        movdqa xmm9, [rbp + 4480]                               ;   221.7 p2      21 t
        pxor xmm15, xmm6                                        ;   285.0 p1      23 t
        movdqa xmm10, [rbp + 4496]                              ;   225.0 p2      21 t
        movdqa xmm12, [rbp + 4080]                              ;   227.0 p2      40 t reload
        pxor xmm10, xmm12                                       ;   286.0 p1      21 t
        movdqa [rbp + 4384], xmm3                               ;   275.0 p0+p3   23 t spill
        movdqa xmm3, [r8 + 18784]                               ;   229.0 p2      22 t
        pxor xmm3, [rbp + 7840]                                 ;   287.0 p2+p1   22 t
        pxor xmm3, xmm6                                         ;   289.0 p1      22 t
        movdqa [rbp + 4880], xmm15                              ;   287.0 p0+p3   23 t spill
        movdqa xmm15, [rbp + 4720]                              ;   233.7 p2      22 t reload
        pxor xmm15, xmm3                                        ;   291.0 p1      22 t
        movdqa [rbp + 4720], xmm11                              ;   285.0 p0+p3   23 t spill
        movdqa xmm11, [rbp + 4448]                              ;   237.0 p2      22 t reload
        pxor xmm11, xmm15                                       ;   293.0 p1      22 t
        pxor xmm15, [r8 + 18688]                                ;   293.0 p2+p1   22 t
        pxor xmm15, [rbp + 7744]                                ;   295.0 p2+p1   22 t
        pxor xmm15, xmm6                                        ;   297.0 p1      22 t
        movdqa [rbp + 4448], xmm13                              ;   277.0 p0+p3   23 t spill
        movdqa xmm13, [rbp + 4912]                              ;   242.7 p2      22 t reload
        pand xmm13, xmm11                                       ;   295.0 p1      22 t
        movdqa [rbp + 4912], xmm4                               ;   280.0 p0+p3   23 t spill
        movdqa xmm4, [rbp + 4336]                               ;   244.0 p2      22 t reload
        pxor xmm4, xmm11                                        ;   295.0 p1      22 t
        movdqa [rbp + 4336], xmm8                               ;   283.0 p0+p3   23 t spill
        movdqa xmm8, xmm3                                       ;   291.0 p0      22 t copy
        movdqa [rbp + 4976], xmm7                               ;   285.0 p0+p3   23 t spill
        movdqa xmm7, [rbp + 4816]                               ;   246.3 p2      22 t reload
        pxor xmm7, xmm15                                        ;   299.0 p1      22 t
        movdqa xmm12, xmm11                                     ;   295.0 p0      22 t copy
        movdqa xmm2, xmm11                                      ;   295.0 p0      22 t copy
        movdqa [rbp + 4816], xmm0                               ;   286.0 p0+p3   21 t spill
        movdqa xmm0, xmm7                                       ;   301.0 p0      22 t copy
        movdqa [rbp + 4736], xmm10                              ;   288.0 p0+p3   21 t spill
        movdqa xmm10, xmm7                                      ;   301.0 p0      22 t copy
        movdqa [rbp + 4704], xmm9                               ;   254.0 p0+p3   21 t spill
        movdqa xmm9, xmm15                                      ;   299.0 p0      22 t copy
        pxor xmm9, [r8 + 18800]                                 ;   306.0 p2+p1   22 t
        pxor xmm9, [rbp + 7856]                                 ;   308.0 p2+p1   22 t
        pxor xmm9, xmm6                                         ;   310.0 p1      22 t
        pxor xmm2, xmm9                                         ;   312.0 p1      22 t
        por xmm0, xmm9                                          ;   312.0 p1      22 t
        pxor xmm3, xmm0                                         ;   314.0 p1      22 t
        movdqa [rbp + 4752], xmm14                              ;   256.0 p0+p3   22 t spill
        movdqa xmm14, [rbp + 4784]                              ;   254.0 p2      22 t reload
        pxor xmm14, xmm9                                        ;   312.0 p1      22 t
        por xmm8, xmm14                                         ;   314.0 p1      22 t
        pxor xmm13, xmm8                                        ;   316.0 p1      22 t
        pxor xmm4, xmm8                                         ;   316.0 p1      22 t
        pxor xmm3, xmm13                                        ;   318.0 p1      22 t
        movdqa xmm8, [rbp + 4432]                               ;   256.0 p2      22 t reload
        pxor xmm8, xmm2                                         ;   314.0 p1      22 t
        pxor xmm10, xmm8                                        ;   316.0 p1      22 t
        movdqa [rbp + 4432], xmm7                               ;   301.0 p0+p3   22 t spill
        movdqa xmm7, [rbp + 4944]                               ;   257.7 p2      22 t reload
        pand xmm7, xmm10                                        ;   318.0 p1      22 t
        pxor xmm13, xmm7                                        ;   320.0 p1      22 t
        movdqa [rbp + 4944], xmm9                               ;   312.0 p0+p3   22 t spill
        movdqa xmm9, xmm15                                      ;   299.0 p0      22 t copy
        movdqa [rbp + 4784], xmm5                               ;   262.0 p0+p3   22 t spill
        movdqa xmm5, xmm15                                      ;   299.0 p0      22 t copy
        por xmm5, xmm2                                          ;   314.0 p1      22 t
        pxor xmm0, xmm5                                         ;   316.0 p1      22 t
        movdqa xmm5, xmm14                                      ;   314.0 p0      22 t copy
        movdqa [rbp + 4832], xmm14                              ;   314.0 p0+p3   22 t spill
        movdqa xmm14, xmm8                                      ;   316.0 p0      22 t copy
        movdqa [rbp + 4848], xmm8                               ;   316.0 p0+p3   22 t spill
        movdqa xmm8, [r8 + 18720]                               ;   263.3 p2      22 t
        pxor xmm8, [rbp + 7776]                                 ;   314.0 p2+p1   22 t
        pxor xmm8, xmm6                                         ;   316.0 p1      22 t
        pxor xmm9, xmm8                                         ;   318.0 p1      22 t
        pxor xmm14, xmm9                                        ;   323.0 p1      22 t
        movdqa xmm6, [rbp + 4896]                               ;   265.3 p2      22 t reload
        pxor xmm6, xmm8                                         ;   318.0 p1      22 t
        pxor xmm12, xmm6                                        ;   320.0 p1      22 t
        pxor xmm5, xmm12                                        ;   322.0 p1      22 t
        movdqa [rbp + 4896], xmm2                               ;   314.0 p0+p3   22 t spill
        movdqa xmm2, [rbp + 4960]                               ;   267.3 p2      22 t reload
        por xmm2, xmm8                                          ;   321.0 p1      22 t
        pxor xmm7, xmm2                                         ;   323.0 p1      22 t
        movdqa xmm2, [rbp + 4928]                               ;   268.3 p2      22 t reload
        pxor xmm2, xmm14                                        ;   325.0 p1      22 t
        movdqa [rbp + 4928], xmm8                               ;   318.0 p0+p3   22 t spill
        movdqa xmm8, [rbp + 4272]                               ;   271.0 p2      21 t
        movdqa [rbp + 4272], xmm8                               ;   282.0 p0+p3   21 t spill
        movdqa xmm8, [rbp + 4816]                               ;   286.0 p2      21 t
        movdqa [rbp + 4960], xmm8                               ;   297.0 p0+p3   21 t spill
        movdqa xmm8, [rbp + 4736]                               ;   288.0 p2      21 t
        movdqa [rbp + 4768], xmm8                               ;   299.0 p0+p3   21 t spill
        movdqa xmm8, xmm9                                       ;   320.0 p0      22 t copy
        pand xmm8, xmm5                                         ;   327.0 p1      22 t
        pxor xmm4, xmm8                                         ;   329.0 p1      22 t
        pxor xmm0, xmm4                                         ;   331.0 p1      22 t
        pxor xmm7, xmm4                                         ;   331.0 p1      22 t
        movdqa xmm4, xmm6                                       ;   320.0 p0      22 t copy
        pand xmm4, xmm2                                         ;   328.0 p1      22 t
        pxor xmm3, xmm4                                         ;   330.0 p1      22 t
        movdqa xmm4, xmm12                                      ;   322.0 p0      22 t copy
        pand xmm4, xmm14                                        ;   330.0 p1      22 t
        pxor xmm13, xmm4                                        ;   332.0 p1      22 t
        movdqa xmm4, [rbp + 4816]                               ;   287.0 p2      21 t
        movdqa xmm8, [rbp + 4480]                               ;   288.0 p2      21 t
        movdqa [rbp + 4480], xmm8                               ;   299.0 p0+p3   21 t spill
        movdqa xmm8, [rbp + 4736]                               ;   289.0 p2      21 t
        movdqa [rbp + 4800], xmm8                               ;   300.0 p0+p3   21 t spill
        movdqa xmm8, xmm0                                       ;   333.0 p0      22 t copy
        pand xmm8, xmm3                                         ;   340.0 p1      22 t
        pxor xmm7, xmm8                                         ;   342.0 p1      22 t
        movdqa [rbp + 4992], xmm4                               ;   298.0 p0+p3   21 t spill
        movdqa xmm4, xmm3                                       ;   332.0 p0      22 t copy
        pxor xmm4, xmm7                                         ;   344.0 p1      22 t
        pand xmm7, xmm13                                        ;   344.0 p1      22 t
        pxor xmm0, xmm7                                         ;   346.0 p1      22 t
        por xmm8, xmm4                                          ;   346.0 p1      22 t
        pxor xmm8, xmm0                                         ;   348.0 p1      22 t
        movdqa xmm7, xmm13                                      ;   334.0 p0      22 t copy
        pand xmm7, xmm0                                         ;   348.0 p1      22 t
        pxor xmm3, xmm7                                         ;   350.0 p1      22 t
        pand xmm10, xmm8                                        ;   350.0 p1      22 t
        pand xmm1, xmm8                                         ;   350.0 p1      22 t
        movdqa xmm7, [rbp + 4736]                               ;   299.3 p2      21 t
        pand xmm0, xmm3                                         ;   352.0 p1      22 t
        pxor xmm13, xmm0                                        ;   354.0 p1      22 t
        pand xmm15, xmm13                                       ;   356.0 p1      22 t
        movdqa xmm0, [rbp + 4080]                               ;   300.7 p2      21 t
        movdqa [rbp + 4080], xmm0                               ;   311.7 p0+p3   21 t spill
        movdqa xmm0, [rbp + 4816]                               ;   301.7 p2      21 t
        movdqa [rbp + 5008], xmm0                               ;   312.7 p0+p3   21 t spill
        movdqa xmm0, [rbp + 4496]                               ;   302.7 p2      21 t
        movdqa [rbp + 5024], xmm0                               ;   313.7 p0+p3   21 t spill
        movdqa xmm0, [rbp + 4896]                               ;   314.0 p2      22 t reload
        pand xmm0, xmm13                                        ;   356.0 p1      22 t
        movdqa [rbp + 4896], xmm7                               ;   310.3 p0+p3   21 t spill
        movdqa xmm7, xmm8                                       ;   350.0 p0      22 t copy
        por xmm7, xmm3                                          ;   357.0 p1      22 t
        pxor xmm4, xmm7                                         ;   359.0 p1      22 t
        pand xmm11, xmm4                                        ;   361.0 p1      22 t
        movdqa xmm7, [rbp + 4784]                               ;   308.7 p2      22 t reload
        pand xmm7, xmm4                                         ;   361.0 p1      22 t
        movdqa [rbp + 4784], xmm10                              ;   352.0 p0+p3   22 t spill
        movdqa xmm10, [rbp + 4928]                              ;   318.0 p2      22 t reload
        pand xmm10, xmm3                                        ;   352.0 p1      22 t
        movdqa [rbp + 4928], xmm1                               ;   352.0 p0+p3   22 t spill
        movdqa xmm1, [rbp + 4784]                               ;   352.0 p2      22 t
        movdqa [rbp + 5040], xmm15                              ;   358.0 p0+p3   22 t spill
        movdqa xmm15, [rbp + 4752]                              ;   314.0 p2      22 t reload
        pand xmm15, xmm3                                        ;   352.0 p1      22 t
        movdqa [rbp + 4752], xmm12                              ;   322.0 p0+p3   22 t spill
        movdqa xmm12, xmm8                                      ;   350.0 p0      22 t copy
        pxor xmm12, xmm3                                        ;   357.0 p1      22 t
        pxor xmm3, xmm13                                        ;   356.0 p1      22 t
        pand xmm5, xmm3                                         ;   358.0 p1      22 t
        pand xmm9, xmm3                                         ;   358.0 p1      22 t
        pxor xmm13, xmm4                                        ;   361.0 p1      22 t
        pand xmm6, xmm12                                        ;   359.0 p1      22 t
        pand xmm2, xmm12                                        ;   359.0 p1      22 t
        pxor xmm4, xmm12                                        ;   361.0 p1      22 t
        pand xmm14, xmm4                                        ;   363.0 p1      22 t
        pxor xmm0, xmm6                                         ;   362.0 p1      22 t
        movdqa xmm3, [rbp + 4752]                               ;   322.0 p2      22 t reload
        pand xmm3, xmm4                                         ;   363.0 p1      22 t
        pxor xmm11, xmm5                                        ;   364.0 p1      22 t
        pxor xmm2, xmm14                                        ;   365.0 p1      22 t
        pxor xmm7, xmm14                                        ;   366.0 p1      22 t
        movdqa xmm14, [rbp + 4784]                              ;   352.0 p2      22 t
        movdqa xmm4, [rel camellia128_encrypt.T0_constants128]  ;   324.7 p2      41 t reload
        pxor xmm14, xmm4                                        ;   367.0 p1      22 t
        pxor xmm11, xmm0                                        ;   368.0 p1      22 t
        pxor xmm8, xmm13                                        ;   369.0 p1      22 t
        pxor xmm1, xmm2                                         ;   370.0 p1      22 t
        movdqa xmm12, [rbp + 5040]                              ;   358.0 p2      22 t reload
        pxor xmm12, xmm2                                        ;   371.0 p1      22 t
        movdqa xmm2, [rbp + 4944]                               ;   326.7 p2      22 t reload
        pand xmm2, xmm13                                        ;   372.0 p1      22 t
        pxor xmm6, xmm2                                         ;   374.0 p1      22 t
        movdqa xmm2, [rbp + 4432]                               ;   327.7 p2      22 t reload
        pand xmm2, xmm13                                        ;   374.0 p1      22 t
        pxor xmm1, xmm2                                         ;   376.0 p1      22 t
        pxor xmm9, xmm7                                         ;   376.0 p1      22 t
        pxor xmm14, xmm7                                        ;   377.0 p1      22 t
        pxor xmm10, xmm11                                       ;   378.0 p1      22 t
        pxor xmm11, xmm4                                        ;   379.0 p1      22 t
        movdqa xmm2, [rbp + 4848]                               ;   329.7 p2      22 t reload
        pand xmm2, xmm8                                         ;   380.0 p1      22 t
        movdqa xmm7, [rbp + 4832]                               ;   330.7 p2      22 t reload
        pand xmm7, xmm8                                         ;   381.0 p1      22 t
        pxor xmm5, xmm7                                         ;   383.0 p1      22 t
        pxor xmm5, xmm6                                         ;   385.0 p1      22 t
        movdqa xmm7, [rbp + 4928]                               ;   352.0 p2      22 t reload
        pxor xmm7, xmm6                                         ;   384.0 p1      22 t
        pxor xmm14, xmm2                                        ;   385.0 p1      22 t
        movdqa xmm2, [rbp + 4816]                               ;   332.7 p2      21 t
        pxor xmm0, xmm1                                         ;   386.0 p1      22 t
        movdqa xmm6, [rbp + 4736]                               ;   333.7 p2      21 t
        pxor xmm1, xmm4                                         ;   387.0 p1      22 t
        pxor xmm15, xmm10                                       ;   388.0 p1      22 t
        pxor xmm12, xmm10                                       ;   389.0 p1      22 t
        pxor xmm9, xmm10                                        ;   390.0 p1      22 t
        pxor xmm15, xmm5                                        ;   391.0 p1      22 t
        pxor xmm0, xmm5                                         ;   392.0 p1      22 t
        movdqa xmm5, [rbp + 4496]                               ;   335.7 p2      21 t
        pxor xmm14, xmm12                                       ;   393.0 p1      22 t
        pxor xmm3, xmm15                                        ;   394.0 p1      22 t
        pxor xmm7, xmm15                                        ;   395.0 p1      22 t
        pxor xmm12, xmm9                                        ;   396.0 p1      22 t
        pxor xmm12, xmm7                                        ;   398.0 p1      22 t
        pxor xmm7, xmm4                                         ;   398.0 p1      22 t
        pxor xmm1, xmm12                                        ;   400.0 p1      22 t
        pxor xmm12, xmm3                                        ;   400.0 p1      22 t
        movdqa xmm15, [rbp + 4512]                              ;   338.7 p2      23 t
        movdqa xmm8, [rbp + 4544]                               ;   339.7 p2      40 t reload
        pxor xmm15, xmm8                                        ;   401.0 p1      23 t
        pxor xmm3, xmm4                                         ;   402.0 p1      22 t
        movdqa xmm10, [rbp + 4528]                              ;   340.7 p2      23 t
        movdqa xmm13, [rbp + 4512]                              ;   341.7 p2      23 t
        pxor xmm13, [rbp + 4560]                                ;   403.0 p2+p1   23 t
        movdqa [rbp + 4496], xmm12                              ;   402.0 p0+p3   22 t spill
        movdqa xmm12, [r8 + 18912]                              ;   343.7 p2      21 t
        pxor xmm12, [rbp + 7968]                                ;   404.0 p2+p1   21 t
        pxor xmm12, xmm4                                        ;   406.0 p1      21 t
        movdqa [rbp + 4736], xmm9                               ;   392.0 p0+p3   22 t spill
        movdqa xmm9, [rbp + 4704]                               ;   345.7 p2      21 t reload
        pxor xmm9, xmm12                                        ;   408.0 p1      21 t
        movdqa [rbp + 4704], xmm3                               ;   404.0 p0+p3   22 t spill
        movdqa xmm3, [rbp + 4960]                               ;   346.7 p2      21 t reload
        pxor xmm3, xmm9                                         ;   410.0 p1      21 t
        pxor xmm9, [r8 + 18816]                                 ;   410.0 p2+p1   21 t
        pxor xmm9, [rbp + 7872]                                 ;   412.0 p2+p1   21 t
        pxor xmm9, xmm4                                         ;   414.0 p1      21 t
        movdqa [rbp + 4960], xmm1                               ;   402.0 p0+p3   22 t spill
        movdqa xmm1, [rbp + 4800]                               ;   353.0 p2      21 t reload
        pand xmm1, xmm3                                         ;   412.0 p1      21 t
        movdqa [rbp + 4800], xmm0                               ;   394.0 p0+p3   22 t spill
        movdqa xmm0, [rbp + 4080]                               ;   358.0 p2      21 t reload
        pxor xmm0, xmm3                                         ;   412.0 p1      21 t
        movdqa [rbp + 4080], xmm11                              ;   381.0 p0+p3   22 t spill
        movdqa xmm11, xmm12                                     ;   408.0 p0      21 t copy
        movdqa [rbp + 4816], xmm14                              ;   395.0 p0+p3   22 t spill
        movdqa xmm14, [rbp + 4768]                              ;   360.3 p2      21 t reload
        pxor xmm14, xmm9                                        ;   416.0 p1      21 t
        movdqa [rbp + 4768], xmm7                               ;   400.0 p0+p3   22 t spill
        movdqa xmm7, xmm3                                       ;   412.0 p0      21 t copy
        movdqa xmm8, xmm3                                       ;   412.0 p0      21 t copy
        movdqa [rbp + 4928], xmm15                              ;   403.0 p0+p3   23 t spill
        movdqa xmm15, xmm14                                     ;   418.0 p0      21 t copy
        movdqa [rbp + 4832], xmm13                              ;   405.0 p0+p3   23 t spill
        movdqa xmm13, xmm14                                     ;   418.0 p0      21 t copy
        movdqa [rbp + 4848], xmm10                              ;   368.7 p0+p3   23 t spill
        movdqa xmm10, xmm9                                      ;   416.0 p0      21 t copy
        pxor xmm10, [r8 + 18928]                                ;   423.0 p2+p1   21 t
        pxor xmm10, [rbp + 7984]                                ;   425.0 p2+p1   21 t
        pxor xmm10, xmm4                                        ;   427.0 p1      21 t
        pxor xmm8, xmm10                                        ;   429.0 p1      21 t
        por xmm15, xmm10                                        ;   429.0 p1      21 t
        pxor xmm12, xmm15                                       ;   431.0 p1      21 t
        movdqa [rbp + 4432], xmm5                               ;   370.7 p0+p3   21 t spill
        movdqa xmm5, [rbp + 4992]                               ;   368.7 p2      21 t reload
        pxor xmm5, xmm10                                        ;   429.0 p1      21 t
        por xmm11, xmm5                                         ;   431.0 p1      21 t
        pxor xmm1, xmm11                                        ;   433.0 p1      21 t
        pxor xmm0, xmm11                                        ;   433.0 p1      21 t
        pxor xmm12, xmm1                                        ;   435.0 p1      21 t
        movdqa xmm11, [rbp + 4480]                              ;   370.7 p2      21 t reload
        pxor xmm11, xmm8                                        ;   431.0 p1      21 t
        pxor xmm13, xmm11                                       ;   433.0 p1      21 t
        movdqa [rbp + 4480], xmm14                              ;   418.0 p0+p3   21 t spill
        movdqa xmm14, [rbp + 5008]                              ;   372.3 p2      21 t reload
        pand xmm14, xmm13                                       ;   435.0 p1      21 t
        pxor xmm1, xmm14                                        ;   437.0 p1      21 t
        movdqa [rbp + 5008], xmm10                              ;   429.0 p0+p3   21 t spill
        movdqa xmm10, xmm9                                      ;   416.0 p0      21 t copy
        movdqa [rbp + 4992], xmm6                               ;   376.7 p0+p3   21 t spill
        movdqa xmm6, xmm9                                       ;   416.0 p0      21 t copy
        por xmm6, xmm8                                          ;   431.0 p1      21 t
        pxor xmm15, xmm6                                        ;   433.0 p1      21 t
        movdqa xmm6, xmm5                                       ;   431.0 p0      21 t copy
        movdqa [rbp + 4944], xmm5                               ;   431.0 p0+p3   21 t spill
        movdqa xmm5, xmm11                                      ;   433.0 p0      21 t copy
        movdqa [rbp + 5040], xmm11                              ;   433.0 p0+p3   21 t spill
        movdqa xmm11, [r8 + 18848]                              ;   378.0 p2      21 t
        pxor xmm11, [rbp + 7904]                                ;   431.0 p2+p1   21 t
        pxor xmm11, xmm4                                        ;   433.0 p1      21 t
        pxor xmm10, xmm11                                       ;   435.0 p1      21 t
        pxor xmm5, xmm10                                        ;   440.0 p1      21 t
        movdqa xmm4, [rbp + 4272]                               ;   381.3 p2      21 t reload
        pxor xmm4, xmm11                                        ;   435.0 p1      21 t
        pxor xmm7, xmm4                                         ;   437.0 p1      21 t
        pxor xmm6, xmm7                                         ;   439.0 p1      21 t
        movdqa [rbp + 4272], xmm8                               ;   431.0 p0+p3   21 t spill
        movdqa xmm8, [rbp + 5024]                               ;   387.0 p2      21 t reload
        por xmm8, xmm11                                         ;   438.0 p1      21 t
        pxor xmm14, xmm8                                        ;   440.0 p1      21 t
        movdqa xmm8, [rbp + 4896]                               ;   388.0 p2      21 t reload
        pxor xmm8, xmm5                                         ;   442.0 p1      21 t
        movdqa [rbp + 4896], xmm11                              ;   435.0 p0+p3   21 t spill
        movdqa xmm11, [rbp + 4544]                              ;   390.0 p2      23 t
        movdqa [rbp + 4544], xmm11                              ;   401.0 p0+p3   23 t spill
        movdqa xmm11, [rbp + 4928]                              ;   403.0 p2      23 t
        movdqa [rbp + 5024], xmm11                              ;   414.0 p0+p3   23 t spill
        movdqa xmm11, xmm10                                     ;   437.0 p0      21 t copy
        pand xmm11, xmm6                                        ;   444.0 p1      21 t
        pxor xmm0, xmm11                                        ;   446.0 p1      21 t
        pxor xmm15, xmm0                                        ;   448.0 p1      21 t
        pxor xmm14, xmm0                                        ;   448.0 p1      21 t
        movdqa xmm0, xmm4                                       ;   437.0 p0      21 t copy
        pand xmm0, xmm8                                         ;   445.0 p1      21 t
        pxor xmm12, xmm0                                        ;   447.0 p1      21 t
        movdqa xmm0, xmm7                                       ;   439.0 p0      21 t copy
        pand xmm0, xmm5                                         ;   447.0 p1      21 t
        pxor xmm1, xmm0                                         ;   449.0 p1      21 t
        movdqa xmm0, [rbp + 4832]                               ;   405.0 p2      23 t
        movdqa xmm11, [rbp + 4928]                              ;   405.0 p2      23 t
        movdqa [rbp + 4784], xmm11                              ;   416.0 p0+p3   23 t spill
        movdqa xmm11, [rbp + 4528]                              ;   406.0 p2      23 t
        movdqa [rbp + 4528], xmm11                              ;   417.0 p0+p3   23 t spill
        movdqa xmm11, [rbp + 4832]                              ;   407.0 p2      23 t
        movdqa [rbp + 4752], xmm11                              ;   418.0 p0+p3   23 t spill
        movdqa xmm11, xmm15                                     ;   450.0 p0      21 t copy
        pand xmm11, xmm12                                       ;   457.0 p1      21 t
        pxor xmm14, xmm11                                       ;   459.0 p1      21 t
        movdqa [rbp + 5056], xmm0                               ;   416.0 p0+p3   23 t spill
        movdqa xmm0, xmm12                                      ;   449.0 p0      21 t copy
        pxor xmm0, xmm14                                        ;   461.0 p1      21 t
        pand xmm14, xmm1                                        ;   461.0 p1      21 t
        pxor xmm15, xmm14                                       ;   463.0 p1      21 t
        por xmm11, xmm0                                         ;   463.0 p1      21 t
        pxor xmm11, xmm15                                       ;   465.0 p1      21 t
        movdqa xmm14, xmm1                                      ;   451.0 p0      21 t copy
        pand xmm14, xmm15                                       ;   465.0 p1      21 t
        pxor xmm12, xmm14                                       ;   467.0 p1      21 t
        pand xmm13, xmm11                                       ;   467.0 p1      21 t
        pand xmm2, xmm11                                        ;   467.0 p1      21 t
        movdqa xmm14, [rbp + 4832]                              ;   417.0 p2      23 t
        pand xmm15, xmm12                                       ;   469.0 p1      21 t
        pxor xmm1, xmm15                                        ;   471.0 p1      21 t
        pand xmm9, xmm1                                         ;   473.0 p1      21 t
        movdqa xmm15, [rbp + 4560]                              ;   418.3 p2      23 t
        movdqa [rbp + 4560], xmm15                              ;   429.3 p0+p3   23 t spill
        movdqa xmm15, [rbp + 4928]                              ;   419.3 p2      23 t
        movdqa [rbp + 5072], xmm15                              ;   430.3 p0+p3   23 t spill
        movdqa xmm15, [rbp + 4272]                              ;   431.0 p2      21 t reload
        pand xmm15, xmm1                                        ;   473.0 p1      21 t
        movdqa [rbp + 4272], xmm14                              ;   428.0 p0+p3   23 t spill
        movdqa xmm14, [rbp + 4512]                              ;   421.7 p2      23 t
        movdqa [rbp + 5088], xmm14                              ;   432.7 p0+p3   23 t spill
        movdqa xmm14, xmm11                                     ;   467.0 p0      21 t copy
        por xmm14, xmm12                                        ;   474.0 p1      21 t
        pxor xmm0, xmm14                                        ;   476.0 p1      21 t
        pand xmm3, xmm0                                         ;   478.0 p1      21 t
        movdqa xmm14, [rbp + 4992]                              ;   425.7 p2      21 t reload
        pand xmm14, xmm0                                        ;   478.0 p1      21 t
        movdqa [rbp + 4992], xmm13                              ;   469.0 p0+p3   21 t spill
        movdqa xmm13, [rbp + 4896]                              ;   435.0 p2      21 t reload
        pand xmm13, xmm12                                       ;   469.0 p1      21 t
        movdqa [rbp + 4896], xmm2                               ;   469.0 p0+p3   21 t spill
        movdqa xmm2, [rbp + 4992]                               ;   469.0 p2      21 t
        movdqa [rbp + 5104], xmm9                               ;   475.0 p0+p3   21 t spill
        movdqa xmm9, [rbp + 4432]                               ;   431.0 p2      21 t reload
        pand xmm9, xmm12                                        ;   469.0 p1      21 t
        movdqa [rbp + 4432], xmm7                               ;   439.0 p0+p3   21 t spill
        movdqa xmm7, xmm11                                      ;   467.0 p0      21 t copy
        pxor xmm7, xmm12                                        ;   474.0 p1      21 t
        pxor xmm12, xmm1                                        ;   473.0 p1      21 t
        pand xmm6, xmm12                                        ;   475.0 p1      21 t
        pand xmm10, xmm12                                       ;   475.0 p1      21 t
        pxor xmm1, xmm0                                         ;   478.0 p1      21 t
        pand xmm4, xmm7                                         ;   476.0 p1      21 t
        pand xmm8, xmm7                                         ;   476.0 p1      21 t
        pxor xmm0, xmm7                                         ;   478.0 p1      21 t
        pand xmm5, xmm0                                         ;   480.0 p1      21 t
        pxor xmm15, xmm4                                        ;   479.0 p1      21 t
        pxor xmm3, xmm6                                         ;   480.0 p1      21 t
        movdqa xmm7, [rbp + 4432]                               ;   439.3 p2      21 t reload
        pand xmm7, xmm0                                         ;   481.0 p1      21 t
        pxor xmm8, xmm5                                         ;   482.0 p1      21 t
        pxor xmm14, xmm5                                        ;   483.0 p1      21 t
        movdqa xmm0, [rbp + 4992]                               ;   469.0 p2      21 t
        movdqa xmm5, [rel camellia128_encrypt.T0_constants128]  ;   441.7 p2      41 t reload
        pxor xmm0, xmm5                                         ;   484.0 p1      21 t
        pxor xmm3, xmm15                                        ;   485.0 p1      21 t
        pxor xmm11, xmm1                                        ;   486.0 p1      21 t
        pxor xmm2, xmm8                                         ;   487.0 p1      21 t
        movdqa xmm12, [rbp + 5104]                              ;   475.0 p2      21 t reload
        pxor xmm12, xmm8                                        ;   488.0 p1      21 t
        movdqa xmm8, [rbp + 5008]                               ;   443.7 p2      21 t reload
        pand xmm8, xmm1                                         ;   489.0 p1      21 t
        pxor xmm4, xmm8                                         ;   491.0 p1      21 t
        movdqa xmm8, [rbp + 4480]                               ;   444.7 p2      21 t reload
        pand xmm8, xmm1                                         ;   491.0 p1      21 t
        pxor xmm2, xmm8                                         ;   493.0 p1      21 t
        pxor xmm10, xmm14                                       ;   493.0 p1      21 t
        pxor xmm0, xmm14                                        ;   494.0 p1      21 t
        pxor xmm13, xmm3                                        ;   495.0 p1      21 t
        pxor xmm3, xmm5                                         ;   496.0 p1      21 t
        movdqa xmm14, [rbp + 5040]                              ;   446.7 p2      21 t reload
        pand xmm14, xmm11                                       ;   497.0 p1      21 t
        movdqa xmm1, [rbp + 4944]                               ;   447.7 p2      21 t reload
        pand xmm1, xmm11                                        ;   498.0 p1      21 t
        pxor xmm6, xmm1                                         ;   500.0 p1      21 t
        pxor xmm6, xmm4                                         ;   502.0 p1      21 t
        movdqa xmm1, [rbp + 4896]                               ;   469.0 p2      21 t reload
        pxor xmm1, xmm4                                         ;   501.0 p1      21 t
        pxor xmm0, xmm14                                        ;   502.0 p1      21 t
        movdqa xmm14, [rbp + 4928]                              ;   449.7 p2      23 t
        pxor xmm15, xmm2                                        ;   503.0 p1      21 t
        movdqa xmm4, [rbp + 4832]                               ;   450.7 p2      23 t
        pxor xmm2, xmm5                                         ;   504.0 p1      21 t
        pxor xmm9, xmm13                                        ;   505.0 p1      21 t
        pxor xmm12, xmm13                                       ;   506.0 p1      21 t
        pxor xmm10, xmm13                                       ;   507.0 p1      21 t
        pxor xmm9, xmm6                                         ;   508.0 p1      21 t
        pxor xmm15, xmm6                                        ;   509.0 p1      21 t
        movdqa xmm6, [rbp + 4400]                               ;   452.7 p2      22 t
        movdqa xmm8, [rbp + 4096]                               ;   453.7 p2      40 t reload
        pxor xmm6, xmm8                                         ;   510.0 p1      22 t
        pxor xmm0, xmm12                                        ;   511.0 p1      21 t
        pxor xmm7, xmm9                                         ;   512.0 p1      21 t
        pxor xmm1, xmm9                                         ;   513.0 p1      21 t
        movdqa xmm9, [rbp + 4304]                               ;   454.7 p2      22 t
        pxor xmm12, xmm10                                       ;   514.0 p1      21 t
        pxor xmm12, xmm1                                        ;   516.0 p1      21 t
        pxor xmm1, xmm5                                         ;   516.0 p1      21 t
        pxor xmm2, xmm12                                        ;   518.0 p1      21 t
        pxor xmm12, xmm7                                        ;   518.0 p1      21 t
        pxor xmm7, xmm5                                         ;   519.0 p1      21 t
        movdqa xmm11, [rbp + 4400]                              ;   457.0 p2      22 t
        movdqa xmm13, [rbp + 4464]                              ;   458.0 p2      40 t reload
        pxor xmm11, xmm13                                       ;   520.0 p1      22 t
        movdqa [rbp + 4096], xmm7                               ;   521.0 p0+p3   21 t spill
        movdqa xmm7, [rbp + 4512]                               ;   459.0 p2      23 t
        movdqa [rbp + 4512], xmm2                               ;   520.0 p0+p3   21 t spill
        movdqa xmm2, xmm6                                       ;   512.0 p0      22 t copy
        movdqa [rbp + 4832], xmm15                              ;   511.0 p0+p3   21 t spill
        movdqa xmm15, xmm6                                      ;   512.0 p0      22 t copy
        movdqa [rbp + 4928], xmm3                               ;   498.0 p0+p3   21 t spill
        movdqa xmm3, xmm11                                      ;   522.0 p0      22 t copy
        movdqa [rbp + 4896], xmm0                               ;   513.0 p0+p3   21 t spill
        movdqa xmm0, [r8 + 19024]                               ;   465.0 p2      23 t
        pxor xmm0, [rbp + 8080]                                 ;   521.0 p2+p1   23 t
        pxor xmm0, xmm5                                         ;   523.0 p1      23 t
        movdqa [rbp + 4944], xmm1                               ;   518.0 p0+p3   21 t spill
        movdqa xmm1, [rbp + 4848]                               ;   469.0 p2      23 t reload
        pxor xmm1, xmm0                                         ;   525.0 p1      23 t
        movdqa [rbp + 4848], xmm12                              ;   520.0 p0+p3   21 t spill
        movdqa xmm12, [rbp + 5024]                              ;   473.0 p2      23 t reload
        pxor xmm12, xmm1                                        ;   527.0 p1      23 t
        pxor xmm1, [r8 + 19056]                                 ;   527.0 p2+p1   23 t
        pxor xmm1, [rbp + 8112]                                 ;   529.0 p2+p1   23 t
        pxor xmm1, xmm5                                         ;   531.0 p1      23 t
        movdqa [rbp + 5024], xmm10                              ;   509.0 p0+p3   21 t spill
        movdqa xmm10, [rbp + 4752]                              ;   477.7 p2      23 t reload
        pand xmm10, xmm12                                       ;   529.0 p1      23 t
        movdqa xmm13, [rbp + 4560]                              ;   478.7 p2      23 t reload
        pxor xmm13, xmm12                                       ;   529.0 p1      23 t
        movdqa [rbp + 4560], xmm6                               ;   512.0 p0+p3   22 t spill
        movdqa xmm6, xmm0                                       ;   525.0 p0      23 t copy
        movdqa [rbp + 4752], xmm11                              ;   522.0 p0+p3   22 t spill
        movdqa xmm11, [rbp + 5056]                              ;   480.7 p2      23 t reload
        pxor xmm11, xmm1                                        ;   533.0 p1      23 t
        movdqa [rbp + 5056], xmm15                              ;   519.0 p0+p3   22 t spill
        movdqa xmm15, xmm12                                     ;   529.0 p0      23 t copy
        movdqa [rbp + 5040], xmm2                               ;   519.0 p0+p3   22 t spill
        movdqa xmm2, xmm12                                      ;   529.0 p0      23 t copy
        movdqa [rbp + 4480], xmm3                               ;   529.0 p0+p3   22 t spill
        movdqa xmm3, xmm11                                      ;   535.0 p0      23 t copy
        movdqa [rbp + 5008], xmm8                               ;   489.0 p0+p3   22 t spill
        movdqa xmm8, xmm11                                      ;   535.0 p0      23 t copy
        movdqa [rbp + 5104], xmm9                               ;   491.0 p0+p3   22 t spill
        movdqa xmm9, xmm1                                       ;   533.0 p0      23 t copy
        pxor xmm9, [r8 + 19040]                                 ;   540.0 p2+p1   23 t
        pxor xmm9, [rbp + 8096]                                 ;   542.0 p2+p1   23 t
        pxor xmm9, xmm5                                         ;   544.0 p1      23 t
        pxor xmm2, xmm9                                         ;   546.0 p1      23 t
        por xmm3, xmm9                                          ;   546.0 p1      23 t
        pxor xmm0, xmm3                                         ;   548.0 p1      23 t
        movdqa [rbp + 4992], xmm7                               ;   493.0 p0+p3   23 t spill
        movdqa xmm7, [rbp + 4784]                               ;   489.7 p2      23 t reload
        pxor xmm7, xmm9                                         ;   546.0 p1      23 t
        por xmm6, xmm7                                          ;   548.0 p1      23 t
        pxor xmm10, xmm6                                        ;   550.0 p1      23 t
        pxor xmm13, xmm6                                        ;   550.0 p1      23 t
        pxor xmm0, xmm10                                        ;   552.0 p1      23 t
        movdqa xmm6, [rbp + 4528]                               ;   491.7 p2      23 t reload
        pxor xmm6, xmm2                                         ;   548.0 p1      23 t
        pxor xmm8, xmm6                                         ;   550.0 p1      23 t
        movdqa [rbp + 4528], xmm11                              ;   535.0 p0+p3   23 t spill
        movdqa xmm11, [rbp + 5072]                              ;   493.3 p2      23 t reload
        pand xmm11, xmm8                                        ;   552.0 p1      23 t
        pxor xmm10, xmm11                                       ;   554.0 p1      23 t
        movdqa [rbp + 5072], xmm9                               ;   546.0 p0+p3   23 t spill
        movdqa xmm9, xmm1                                       ;   533.0 p0      23 t copy
        movdqa [rbp + 4784], xmm4                               ;   499.0 p0+p3   23 t spill
        movdqa xmm4, xmm1                                       ;   533.0 p0      23 t copy
        por xmm4, xmm2                                          ;   548.0 p1      23 t
        pxor xmm3, xmm4                                         ;   550.0 p1      23 t
        movdqa xmm4, xmm7                                       ;   548.0 p0      23 t copy
        movdqa [rbp + 4432], xmm7                               ;   548.0 p0+p3   23 t spill
        movdqa xmm7, xmm6                                       ;   550.0 p0      23 t copy
        movdqa [rbp + 5120], xmm6                               ;   550.0 p0+p3   23 t spill
        movdqa xmm6, [r8 + 18960]                               ;   504.0 p2      23 t
        pxor xmm6, [rbp + 8016]                                 ;   548.0 p2+p1   23 t
        pxor xmm6, xmm5                                         ;   550.0 p1      23 t
        pxor xmm9, xmm6                                         ;   552.0 p1      23 t
        pxor xmm7, xmm9                                         ;   557.0 p1      23 t
        movdqa xmm5, [rbp + 4544]                               ;   506.0 p2      23 t reload
        pxor xmm5, xmm6                                         ;   552.0 p1      23 t
        pxor xmm15, xmm5                                        ;   554.0 p1      23 t
        pxor xmm4, xmm15                                        ;   556.0 p1      23 t
        movdqa [rbp + 4544], xmm2                               ;   548.0 p0+p3   23 t spill
        movdqa xmm2, [rbp + 5088]                               ;   511.0 p2      23 t reload
        por xmm2, xmm6                                          ;   555.0 p1      23 t
        pxor xmm11, xmm2                                        ;   557.0 p1      23 t
        movdqa xmm2, [rbp + 4272]                               ;   512.0 p2      23 t reload
        pxor xmm2, xmm7                                         ;   559.0 p1      23 t
        movdqa [rbp + 4272], xmm6                               ;   552.0 p0+p3   23 t spill
        movdqa xmm6, xmm9                                       ;   554.0 p0      23 t copy
        pand xmm6, xmm4                                         ;   561.0 p1      23 t
        pxor xmm13, xmm6                                        ;   563.0 p1      23 t
        pxor xmm3, xmm13                                        ;   565.0 p1      23 t
        pxor xmm11, xmm13                                       ;   565.0 p1      23 t
        movdqa xmm6, xmm5                                       ;   554.0 p0      23 t copy
        pand xmm6, xmm2                                         ;   562.0 p1      23 t
        pxor xmm0, xmm6                                         ;   564.0 p1      23 t
        movdqa xmm6, xmm15                                      ;   556.0 p0      23 t copy
        pand xmm6, xmm7                                         ;   564.0 p1      23 t
        pxor xmm10, xmm6                                        ;   566.0 p1      23 t
        movdqa xmm6, [rbp + 4304]                               ;   522.7 p2      22 t
        movdqa xmm13, [rbp + 4752]                              ;   523.7 p2      22 t
        movdqa [rbp + 4304], xmm13                              ;   534.7 p0+p3   22 t spill
        movdqa xmm13, [rbp + 4752]                              ;   524.7 p2      22 t
        movdqa [rbp + 5088], xmm13                              ;   535.7 p0+p3   22 t spill
        movdqa xmm13, xmm3                                      ;   567.0 p0      23 t copy
        pand xmm13, xmm0                                        ;   574.0 p1      23 t
        pxor xmm11, xmm13                                       ;   576.0 p1      23 t
        movdqa [rbp + 5136], xmm6                               ;   533.7 p0+p3   22 t spill
        movdqa xmm6, xmm0                                       ;   566.0 p0      23 t copy
        pxor xmm6, xmm11                                        ;   578.0 p1      23 t
        pand xmm11, xmm10                                       ;   578.0 p1      23 t
        pxor xmm3, xmm11                                        ;   580.0 p1      23 t
        por xmm13, xmm6                                         ;   580.0 p1      23 t
        pxor xmm13, xmm3                                        ;   582.0 p1      23 t
        movdqa xmm11, xmm10                                     ;   568.0 p0      23 t copy
        pand xmm11, xmm3                                        ;   582.0 p1      23 t
        pxor xmm0, xmm11                                        ;   584.0 p1      23 t
        pand xmm8, xmm13                                        ;   584.0 p1      23 t
        pand xmm14, xmm13                                       ;   584.0 p1      23 t
        movdqa xmm11, [rbp + 4464]                              ;   533.3 p2      22 t
        pand xmm3, xmm0                                         ;   586.0 p1      23 t
        pxor xmm10, xmm3                                        ;   588.0 p1      23 t
        pand xmm1, xmm10                                        ;   590.0 p1      23 t
        movdqa xmm3, [rbp + 4560]                               ;   534.7 p2      22 t
        movdqa [rbp + 4464], xmm3                               ;   545.7 p0+p3   22 t spill
        movdqa xmm3, [rbp + 4400]                               ;   535.7 p2      22 t
        movdqa [rbp + 5152], xmm3                               ;   546.7 p0+p3   22 t spill
        movdqa xmm3, [rbp + 4544]                               ;   548.0 p2      23 t reload
        pand xmm3, xmm10                                        ;   590.0 p1      23 t
        movdqa [rbp + 4544], xmm11                              ;   544.3 p0+p3   22 t spill
        movdqa xmm11, [rbp + 4560]                              ;   538.0 p2      22 t
        movdqa [rbp + 4560], xmm11                              ;   549.0 p0+p3   22 t spill
        movdqa xmm11, [rbp + 4752]                              ;   539.0 p2      22 t
        movdqa [rbp + 4752], xmm11                              ;   550.0 p0+p3   22 t spill
        movdqa xmm11, xmm13                                     ;   584.0 p0      23 t copy
        por xmm11, xmm0                                         ;   591.0 p1      23 t
        pxor xmm6, xmm11                                        ;   593.0 p1      23 t
        pand xmm12, xmm6                                        ;   595.0 p1      23 t
        movdqa xmm11, [rbp + 4784]                              ;   541.3 p2      23 t reload
        pand xmm11, xmm6                                        ;   595.0 p1      23 t
        movdqa [rbp + 4784], xmm8                               ;   586.0 p0+p3   23 t spill
        movdqa xmm8, [rbp + 4272]                               ;   552.0 p2      23 t reload
        pand xmm8, xmm0                                         ;   586.0 p1      23 t
        movdqa [rbp + 4272], xmm14                              ;   586.0 p0+p3   23 t spill
        movdqa xmm14, [rbp + 4784]                              ;   586.0 p2      23 t
        movdqa [rbp + 5168], xmm1                               ;   592.0 p0+p3   23 t spill
        movdqa xmm1, [rbp + 4992]                               ;   545.0 p2      23 t reload
        pand xmm1, xmm0                                         ;   586.0 p1      23 t
        movdqa [rbp + 4992], xmm15                              ;   556.0 p0+p3   23 t spill
        movdqa xmm15, xmm13                                     ;   584.0 p0      23 t copy
        pxor xmm15, xmm0                                        ;   591.0 p1      23 t
        pxor xmm0, xmm10                                        ;   590.0 p1      23 t
        pand xmm4, xmm0                                         ;   592.0 p1      23 t
        pand xmm9, xmm0                                         ;   592.0 p1      23 t
        pxor xmm10, xmm6                                        ;   595.0 p1      23 t
        pand xmm5, xmm15                                        ;   593.0 p1      23 t
        pand xmm2, xmm15                                        ;   593.0 p1      23 t
        pxor xmm6, xmm15                                        ;   595.0 p1      23 t
        pand xmm7, xmm6                                         ;   597.0 p1      23 t
        pxor xmm3, xmm5                                         ;   596.0 p1      23 t
        movdqa xmm15, [rbp + 4992]                              ;   556.0 p2      23 t reload
        pand xmm15, xmm6                                        ;   597.0 p1      23 t
        pxor xmm12, xmm4                                        ;   598.0 p1      23 t
        pxor xmm2, xmm7                                         ;   599.0 p1      23 t
        pxor xmm11, xmm7                                        ;   600.0 p1      23 t
        pxor xmm13, xmm10                                       ;   601.0 p1      23 t
        pxor xmm12, xmm3                                        ;   602.0 p1      23 t
        movdqa xmm0, [rbp + 5072]                               ;   556.3 p2      23 t reload
        pand xmm0, xmm10                                        ;   603.0 p1      23 t
        pxor xmm5, xmm0                                         ;   605.0 p1      23 t
        movdqa xmm0, [rbp + 4528]                               ;   557.3 p2      23 t reload
        pand xmm0, xmm10                                        ;   605.0 p1      23 t
        pxor xmm14, xmm0                                        ;   607.0 p1      23 t
        pxor xmm14, xmm2                                        ;   609.0 p1      23 t
        movdqa xmm0, [rbp + 5168]                               ;   592.0 p2      23 t reload
        pxor xmm0, xmm2                                         ;   608.0 p1      23 t
        pxor xmm9, xmm11                                        ;   609.0 p1      23 t
        pxor xmm8, xmm12                                        ;   610.0 p1      23 t
        pxor xmm4, xmm5                                         ;   611.0 p1      23 t
        movdqa xmm2, [rbp + 5120]                               ;   560.3 p2      23 t reload
        pand xmm2, xmm13                                        ;   612.0 p1      23 t
        movdqa xmm6, [rbp + 4432]                               ;   561.3 p2      23 t reload
        pand xmm6, xmm13                                        ;   613.0 p1      23 t
        pxor xmm4, xmm6                                         ;   615.0 p1      23 t
        movdqa xmm6, [rbp + 4272]                               ;   586.0 p2      23 t reload
        pxor xmm6, xmm5                                         ;   615.0 p1      23 t
        movdqa xmm5, [rbp + 4064]                               ;   563.3 p2      21 t
        movdqa xmm7, [rbp + 4688]                               ;   564.3 p2      40 t reload
        pxor xmm5, xmm7                                         ;   616.0 p1      21 t
        pxor xmm1, xmm8                                         ;   617.0 p1      23 t
        pxor xmm0, xmm8                                         ;   618.0 p1      23 t
        pxor xmm9, xmm8                                         ;   619.0 p1      23 t
        movdqa xmm8, [rbp + 4656]                               ;   565.3 p2      21 t
        pxor xmm1, xmm4                                         ;   620.0 p1      23 t
        pxor xmm15, xmm1                                        ;   622.0 p1      23 t
        pxor xmm6, xmm1                                         ;   622.0 p1      23 t
        movdqa xmm1, [rbp + 4064]                               ;   566.3 p2      21 t
        movdqa xmm10, [rbp + 4672]                              ;   567.3 p2      40 t reload
        pxor xmm1, xmm10                                        ;   623.0 p1      21 t
        movdqa xmm13, [rbp + 4400]                              ;   568.3 p2      22 t
        movdqa xmm10, xmm0                                      ;   620.0 p0      23 t copy
        pxor xmm10, xmm9                                        ;   627.0 p1      23 t
        pxor xmm10, xmm6                                        ;   629.0 p1      23 t
        movdqa [rbp + 4400], xmm9                               ;   621.0 p0+p3   23 t spill
        movdqa xmm9, xmm5                                       ;   618.0 p0      21 t copy
        movdqa [rbp + 4688], xmm3                               ;   598.0 p0+p3   23 t spill
        movdqa xmm3, xmm5                                       ;   618.0 p0      21 t copy
        movdqa [rbp + 4272], xmm14                              ;   611.0 p0+p3   23 t spill
        movdqa xmm14, xmm1                                      ;   625.0 p0      21 t copy
        movdqa [rbp + 4432], xmm4                               ;   617.0 p0+p3   23 t spill
        movdqa xmm4, [r8 + 19168]                               ;   572.0 p2      22 t
        pxor xmm4, [rbp + 8224]                                 ;   626.0 p2+p1   22 t
        pxor xmm4, [rel camellia128_encrypt.T0_constants128]    ;   628.0 p2+p1   22 t
        movdqa [rbp + 5120], xmm12                              ;   604.0 p0+p3   23 t spill
        movdqa xmm12, [rbp + 5104]                              ;   576.0 p2      22 t reload
        pxor xmm12, xmm4                                        ;   630.0 p1      22 t
        movdqa [rbp + 5104], xmm11                              ;   602.0 p0+p3   23 t spill
        movdqa xmm11, [rbp + 5040]                              ;   579.0 p2      22 t reload
        pxor xmm11, xmm12                                       ;   632.0 p1      22 t
        pxor xmm12, [r8 + 19072]                                ;   632.0 p2+p1   22 t
        pxor xmm12, [rbp + 8128]                                ;   634.0 p2+p1   22 t
        pxor xmm12, [rel camellia128_encrypt.T0_constants128]   ;   636.0 p2+p1   22 t
        movdqa [rbp + 5040], xmm2                               ;   614.0 p0+p3   23 t spill
        movdqa xmm2, [rbp + 4304]                               ;   586.7 p2      22 t reload
        pand xmm2, xmm11                                        ;   634.0 p1      22 t
        movdqa [rbp + 4304], xmm0                               ;   620.0 p0+p3   23 t spill
        movdqa xmm0, [rbp + 4544]                               ;   592.0 p2      22 t reload
        pxor xmm0, xmm11                                        ;   634.0 p1      22 t
        movdqa [rbp + 4544], xmm6                               ;   624.0 p0+p3   23 t spill
        movdqa xmm6, xmm4                                       ;   630.0 p0      22 t copy
        movdqa [rbp + 5168], xmm15                              ;   624.0 p0+p3   23 t spill
        movdqa xmm15, [rbp + 4480]                              ;   594.3 p2      22 t reload
        pxor xmm15, xmm12                                       ;   638.0 p1      22 t
        movdqa [rbp + 4480], xmm10                              ;   631.0 p0+p3   23 t spill
        movdqa xmm10, xmm11                                     ;   634.0 p0      22 t copy
        movdqa [rbp + 4528], xmm5                               ;   618.0 p0+p3   21 t spill
        movdqa xmm5, xmm11                                      ;   634.0 p0      22 t copy
        movdqa [rbp + 5072], xmm1                               ;   625.0 p0+p3   21 t spill
        movdqa xmm1, xmm15                                      ;   640.0 p0      22 t copy
        movdqa [rbp + 4992], xmm3                               ;   625.0 p0+p3   21 t spill
        movdqa xmm3, xmm15                                      ;   640.0 p0      22 t copy
        movdqa [rbp + 5184], xmm9                               ;   625.0 p0+p3   21 t spill
        movdqa xmm9, xmm12                                      ;   638.0 p0      22 t copy
        pxor xmm9, [r8 + 19184]                                 ;   645.0 p2+p1   22 t
        pxor xmm9, [rbp + 8240]                                 ;   647.0 p2+p1   22 t
        pxor xmm9, [rel camellia128_encrypt.T0_constants128]    ;   649.0 p2+p1   22 t
        pxor xmm5, xmm9                                         ;   651.0 p1      22 t
        por xmm1, xmm9                                          ;   651.0 p1      22 t
        pxor xmm4, xmm1                                         ;   653.0 p1      22 t
        movdqa [rbp + 5200], xmm14                              ;   632.0 p0+p3   21 t spill
        movdqa xmm14, [rbp + 5056]                              ;   603.7 p2      22 t reload
        pxor xmm14, xmm9                                        ;   651.0 p1      22 t
        por xmm6, xmm14                                         ;   653.0 p1      22 t
        pxor xmm2, xmm6                                         ;   655.0 p1      22 t
        pxor xmm0, xmm6                                         ;   655.0 p1      22 t
        pxor xmm4, xmm2                                         ;   657.0 p1      22 t
        movdqa xmm6, [rbp + 5136]                               ;   605.7 p2      22 t reload
        pxor xmm6, xmm5                                         ;   653.0 p1      22 t
        pxor xmm3, xmm6                                         ;   655.0 p1      22 t
        movdqa [rbp + 5136], xmm7                               ;   608.7 p0+p3   21 t spill
        movdqa xmm7, [rbp + 4464]                               ;   607.3 p2      22 t reload
        pand xmm7, xmm3                                         ;   657.0 p1      22 t
        pxor xmm2, xmm7                                         ;   659.0 p1      22 t
        movdqa [rbp + 4464], xmm8                               ;   610.7 p0+p3   21 t spill
        movdqa xmm8, xmm12                                      ;   638.0 p0      22 t copy
        movdqa [rbp + 5056], xmm13                              ;   612.7 p0+p3   22 t spill
        movdqa xmm13, xmm12                                     ;   638.0 p0      22 t copy
        por xmm13, xmm5                                         ;   653.0 p1      22 t
        pxor xmm1, xmm13                                        ;   655.0 p1      22 t
        movdqa xmm13, xmm14                                     ;   653.0 p0      22 t copy
        movdqa [rbp + 5216], xmm14                              ;   653.0 p0+p3   22 t spill
        movdqa xmm14, xmm6                                      ;   655.0 p0      22 t copy
        movdqa [rbp + 5232], xmm15                              ;   640.0 p0+p3   22 t spill
        movdqa xmm15, [r8 + 19104]                              ;   613.0 p2      22 t
        pxor xmm15, [rbp + 8160]                                ;   653.0 p2+p1   22 t
        pxor xmm15, [rel camellia128_encrypt.T0_constants128]   ;   655.0 p2+p1   22 t
        pxor xmm8, xmm15                                        ;   657.0 p1      22 t
        pxor xmm14, xmm8                                        ;   662.0 p1      22 t
        movdqa [rbp + 5248], xmm6                               ;   655.0 p0+p3   22 t spill
        movdqa xmm6, [rbp + 5008]                               ;   617.7 p2      22 t reload
        pxor xmm6, xmm15                                        ;   657.0 p1      22 t
        pxor xmm10, xmm6                                        ;   659.0 p1      22 t
        pxor xmm13, xmm10                                       ;   661.0 p1      22 t
        movdqa [rbp + 5008], xmm9                               ;   651.0 p0+p3   22 t spill
        movdqa xmm9, [rbp + 5152]                               ;   621.0 p2      22 t reload
        por xmm9, xmm15                                         ;   660.0 p1      22 t
        pxor xmm7, xmm9                                         ;   662.0 p1      22 t
        movdqa xmm9, [rbp + 5088]                               ;   624.0 p2      22 t reload
        pxor xmm9, xmm14                                        ;   664.0 p1      22 t
        movdqa [rbp + 5088], xmm15                              ;   657.0 p0+p3   22 t spill
        movdqa xmm15, xmm8                                      ;   659.0 p0      22 t copy
        pand xmm15, xmm13                                       ;   666.0 p1      22 t
        pxor xmm0, xmm15                                        ;   668.0 p1      22 t
        pxor xmm1, xmm0                                         ;   670.0 p1      22 t
        pxor xmm7, xmm0                                         ;   670.0 p1      22 t
        movdqa xmm15, xmm6                                      ;   659.0 p0      22 t copy
        pand xmm15, xmm9                                        ;   667.0 p1      22 t
        pxor xmm4, xmm15                                        ;   669.0 p1      22 t
        movdqa xmm15, xmm10                                     ;   661.0 p0      22 t copy
        pand xmm15, xmm14                                       ;   669.0 p1      22 t
        pxor xmm2, xmm15                                        ;   671.0 p1      22 t
        movdqa xmm15, xmm1                                      ;   672.0 p0      22 t copy
        pand xmm15, xmm4                                        ;   679.0 p1      22 t
        pxor xmm7, xmm15                                        ;   681.0 p1      22 t
        movdqa xmm0, xmm4                                       ;   671.0 p0      22 t copy
        pxor xmm0, xmm7                                         ;   683.0 p1      22 t
        pand xmm7, xmm2                                         ;   683.0 p1      22 t
        pxor xmm1, xmm7                                         ;   685.0 p1      22 t
        por xmm15, xmm0                                         ;   685.0 p1      22 t
        pxor xmm15, xmm1                                        ;   687.0 p1      22 t
        movdqa xmm7, xmm2                                       ;   673.0 p0      22 t copy
        pand xmm7, xmm1                                         ;   687.0 p1      22 t
        pxor xmm4, xmm7                                         ;   689.0 p1      22 t
        movdqa xmm7, [rbp + 4656]                               ;   637.3 p2      21 t
        pand xmm3, xmm15                                        ;   689.0 p1      22 t
        pand xmm1, xmm4                                         ;   691.0 p1      22 t
        pxor xmm2, xmm1                                         ;   693.0 p1      22 t
        movdqa xmm1, [rbp + 5072]                               ;   638.7 p2      21 t
        pand xmm12, xmm2                                        ;   695.0 p1      22 t
        pand xmm5, xmm2                                         ;   695.0 p1      22 t
        movdqa [rbp + 4656], xmm1                               ;   649.7 p0+p3   21 t spill
        movdqa xmm1, [rbp + 5072]                               ;   640.3 p2      21 t
        movdqa [rbp + 5152], xmm1                               ;   651.3 p0+p3   21 t spill
        movdqa xmm1, [rbp + 4672]                               ;   641.3 p2      21 t
        movdqa [rbp + 4672], xmm1                               ;   652.3 p0+p3   21 t spill
        movdqa xmm1, [rbp + 4560]                               ;   642.3 p2      22 t reload
        pand xmm1, xmm15                                        ;   689.0 p1      22 t
        movdqa [rbp + 4560], xmm7                               ;   648.3 p0+p3   21 t spill
        movdqa xmm7, [rbp + 4528]                               ;   643.7 p2      21 t
        movdqa [rbp + 5264], xmm7                               ;   654.7 p0+p3   21 t spill
        movdqa xmm7, [rbp + 4064]                               ;   644.7 p2      21 t
        movdqa [rbp + 5280], xmm7                               ;   655.7 p0+p3   21 t spill
        movdqa xmm7, xmm15                                      ;   689.0 p0      22 t copy
        por xmm7, xmm4                                          ;   696.0 p1      22 t
        pxor xmm0, xmm7                                         ;   698.0 p1      22 t
        pand xmm11, xmm0                                        ;   700.0 p1      22 t
        movdqa xmm7, [rbp + 5088]                               ;   657.0 p2      22 t reload
        pand xmm7, xmm4                                         ;   691.0 p1      22 t
        movdqa [rbp + 5088], xmm3                               ;   691.0 p0+p3   22 t spill
        movdqa xmm3, [rbp + 5056]                               ;   648.3 p2      22 t reload
        pand xmm3, xmm4                                         ;   691.0 p1      22 t
        movdqa [rbp + 5056], xmm1                               ;   691.0 p0+p3   22 t spill
        movdqa xmm1, [rbp + 5088]                               ;   691.0 p2      22 t
        movdqa [rbp + 5296], xmm12                              ;   697.0 p0+p3   22 t spill
        movdqa xmm12, [rbp + 4752]                              ;   650.7 p2      22 t reload
        pand xmm12, xmm0                                        ;   700.0 p1      22 t
        movdqa [rbp + 4752], xmm10                              ;   661.0 p0+p3   22 t spill
        movdqa xmm10, xmm15                                     ;   689.0 p0      22 t copy
        pxor xmm10, xmm4                                        ;   696.0 p1      22 t
        pxor xmm4, xmm2                                         ;   695.0 p1      22 t
        pand xmm13, xmm4                                        ;   697.0 p1      22 t
        pand xmm8, xmm4                                         ;   697.0 p1      22 t
        pxor xmm2, xmm0                                         ;   700.0 p1      22 t
        pand xmm6, xmm10                                        ;   698.0 p1      22 t
        pand xmm9, xmm10                                        ;   698.0 p1      22 t
        pxor xmm0, xmm10                                        ;   700.0 p1      22 t
        pand xmm14, xmm0                                        ;   702.0 p1      22 t
        pxor xmm5, xmm6                                         ;   701.0 p1      22 t
        movdqa xmm4, [rbp + 4752]                               ;   661.0 p2      22 t reload
        pand xmm4, xmm0                                         ;   702.0 p1      22 t
        pxor xmm11, xmm13                                       ;   703.0 p1      22 t
        pxor xmm9, xmm14                                        ;   704.0 p1      22 t
        pxor xmm12, xmm14                                       ;   705.0 p1      22 t
        pxor xmm15, xmm2                                        ;   706.0 p1      22 t
        pxor xmm11, xmm5                                        ;   707.0 p1      22 t
        movdqa xmm14, [rbp + 5008]                              ;   660.3 p2      22 t reload
        pand xmm14, xmm2                                        ;   708.0 p1      22 t
        pxor xmm6, xmm14                                        ;   710.0 p1      22 t
        movdqa xmm14, [rbp + 5232]                              ;   661.3 p2      22 t reload
        pand xmm14, xmm2                                        ;   710.0 p1      22 t
        pxor xmm1, xmm14                                        ;   712.0 p1      22 t
        pxor xmm1, xmm9                                         ;   714.0 p1      22 t
        movdqa xmm14, [rbp + 5296]                              ;   697.0 p2      22 t reload
        pxor xmm14, xmm9                                        ;   713.0 p1      22 t
        movdqa xmm0, [rbp + 4528]                               ;   663.7 p2      21 t
        pxor xmm8, xmm12                                        ;   714.0 p1      22 t
        pxor xmm7, xmm11                                        ;   715.0 p1      22 t
        movdqa xmm2, [rbp + 5072]                               ;   664.7 p2      21 t
        pxor xmm13, xmm6                                        ;   716.0 p1      22 t
        movdqa xmm9, [rbp + 5056]                               ;   691.0 p2      22 t reload
        pxor xmm9, xmm6                                         ;   717.0 p1      22 t
        movdqa xmm6, [rbp + 5248]                               ;   666.7 p2      22 t reload
        pand xmm6, xmm15                                        ;   718.0 p1      22 t
        movdqa xmm10, [rbp + 5216]                              ;   667.7 p2      22 t reload
        pand xmm10, xmm15                                       ;   719.0 p1      22 t
        pxor xmm13, xmm10                                       ;   721.0 p1      22 t
        pxor xmm3, xmm7                                         ;   721.0 p1      22 t
        pxor xmm14, xmm7                                        ;   722.0 p1      22 t
        pxor xmm8, xmm7                                         ;   723.0 p1      22 t
        movdqa xmm15, [rbp + 4624]                              ;   668.7 p2      42 t
        movdqa xmm7, [rbp + 4640]                               ;   669.7 p2      40 t reload
        pxor xmm15, xmm7                                        ;   724.0 p1      42 t
        pxor xmm3, xmm13                                        ;   725.0 p1      22 t
        pxor xmm4, xmm3                                         ;   727.0 p1      22 t
        pxor xmm9, xmm3                                         ;   727.0 p1      22 t
        movdqa xmm3, [rbp + 4592]                               ;   670.7 p2      42 t
        movdqa xmm10, [rbp + 4624]                              ;   671.7 p2      42 t
        pxor xmm10, [rbp + 4608]                                ;   728.0 p2+p1   42 t
        movdqa [rbp + 4640], xmm4                               ;   729.0 p0+p3   22 t spill
        movdqa xmm4, [rbp + 4064]                               ;   673.7 p2      21 t
        movdqa [rbp + 4064], xmm5                               ;   703.0 p0+p3   22 t spill
        movdqa xmm5, xmm14                                      ;   724.0 p0      22 t copy
        pxor xmm5, xmm8                                         ;   731.0 p1      22 t
        pxor xmm5, xmm9                                         ;   733.0 p1      22 t
        movdqa [rbp + 5216], xmm8                               ;   725.0 p0+p3   22 t spill
        movdqa xmm8, xmm15                                      ;   726.0 p0      42 t copy
        movdqa [rbp + 5248], xmm5                               ;   735.0 p0+p3   22 t spill
        movdqa xmm5, xmm15                                      ;   726.0 p0      42 t copy
        movdqa [rbp + 5056], xmm1                               ;   716.0 p0+p3   22 t spill
        movdqa xmm1, xmm10                                      ;   730.0 p0      42 t copy
        movdqa [rbp + 5072], xmm13                              ;   723.0 p0+p3   22 t spill
        movdqa xmm13, [r8 + 19296]                              ;   681.0 p2      21 t
        pxor xmm13, [rbp + 8352]                                ;   731.0 p2+p1   21 t
        pxor xmm13, [rel camellia128_encrypt.T0_constants128]   ;   733.0 p2+p1   21 t
        movdqa [rbp + 4528], xmm11                              ;   709.0 p0+p3   22 t spill
        movdqa xmm11, [rbp + 4464]                              ;   689.0 p2      21 t reload
        pxor xmm11, xmm13                                       ;   735.0 p1      21 t
        movdqa [rbp + 4464], xmm12                              ;   707.0 p0+p3   22 t spill
        movdqa xmm12, [rbp + 5184]                              ;   691.0 p2      21 t reload
        pxor xmm12, xmm11                                       ;   737.0 p1      21 t
        pxor xmm11, [r8 + 19200]                                ;   737.0 p2+p1   21 t
        pxor xmm11, [rbp + 8256]                                ;   739.0 p2+p1   21 t
        pxor xmm11, [rel camellia128_encrypt.T0_constants128]   ;   741.0 p2+p1   21 t
        movdqa [rbp + 5184], xmm6                               ;   720.0 p0+p3   22 t spill
        movdqa xmm6, [rbp + 4656]                               ;   698.3 p2      21 t reload
        pand xmm6, xmm12                                        ;   739.0 p1      21 t
        movdqa [rbp + 4656], xmm14                              ;   724.0 p0+p3   22 t spill
        movdqa xmm14, [rbp + 4672]                              ;   699.7 p2      21 t reload
        pxor xmm14, xmm12                                       ;   739.0 p1      21 t
        movdqa [rbp + 4672], xmm9                               ;   729.0 p0+p3   22 t spill
        movdqa xmm9, xmm13                                      ;   735.0 p0      21 t copy
        movdqa [rbp + 5296], xmm15                              ;   726.0 p0+p3   42 t spill
        movdqa xmm15, [rbp + 5200]                              ;   702.0 p2      21 t reload
        pxor xmm15, xmm11                                       ;   743.0 p1      21 t
        movdqa [rbp + 5200], xmm10                              ;   730.0 p0+p3   42 t spill
        movdqa xmm10, xmm12                                     ;   739.0 p0      21 t copy
        movdqa [rbp + 5232], xmm5                               ;   733.0 p0+p3   42 t spill
        movdqa xmm5, xmm12                                      ;   739.0 p0      21 t copy
        movdqa [rbp + 5008], xmm8                               ;   733.0 p0+p3   42 t spill
        movdqa xmm8, xmm15                                      ;   745.0 p0      21 t copy
        movdqa [rbp + 4752], xmm1                               ;   737.0 p0+p3   42 t spill
        movdqa xmm1, xmm15                                      ;   745.0 p0      21 t copy
        movdqa [rbp + 5312], xmm7                               ;   713.7 p0+p3   42 t spill
        movdqa xmm7, xmm11                                      ;   743.0 p0      21 t copy
        pxor xmm7, [r8 + 19312]                                 ;   750.0 p2+p1   21 t
        pxor xmm7, [rbp + 8368]                                 ;   752.0 p2+p1   21 t
        pxor xmm7, [rel camellia128_encrypt.T0_constants128]    ;   754.0 p2+p1   21 t
        pxor xmm5, xmm7                                         ;   756.0 p1      21 t
        por xmm8, xmm7                                          ;   756.0 p1      21 t
        pxor xmm13, xmm8                                        ;   758.0 p1      21 t
        movdqa [rbp + 5328], xmm3                               ;   715.7 p0+p3   42 t spill
        movdqa xmm3, [rbp + 4992]                               ;   711.3 p2      21 t reload
        pxor xmm3, xmm7                                         ;   756.0 p1      21 t
        por xmm9, xmm3                                          ;   758.0 p1      21 t
        pxor xmm6, xmm9                                         ;   760.0 p1      21 t
        pxor xmm14, xmm9                                        ;   760.0 p1      21 t
        pxor xmm13, xmm6                                        ;   762.0 p1      21 t
        movdqa xmm9, [rbp + 4560]                               ;   713.3 p2      21 t reload
        pxor xmm9, xmm5                                         ;   758.0 p1      21 t
        pxor xmm1, xmm9                                         ;   760.0 p1      21 t
        movdqa [rbp + 4560], xmm4                               ;   717.7 p0+p3   21 t spill
        movdqa xmm4, [rbp + 5264]                               ;   715.0 p2      21 t reload
        pand xmm4, xmm1                                         ;   762.0 p1      21 t
        pxor xmm6, xmm4                                         ;   764.0 p1      21 t
        movdqa [rbp + 5264], xmm15                              ;   745.0 p0+p3   21 t spill
        movdqa xmm15, xmm11                                     ;   743.0 p0      21 t copy
        movdqa [rbp + 4992], xmm7                               ;   756.0 p0+p3   21 t spill
        movdqa xmm7, xmm11                                      ;   743.0 p0      21 t copy
        por xmm7, xmm5                                          ;   758.0 p1      21 t
        pxor xmm8, xmm7                                         ;   760.0 p1      21 t
        movdqa xmm7, xmm3                                       ;   758.0 p0      21 t copy
        movdqa [rbp + 5344], xmm3                               ;   758.0 p0+p3   21 t spill
        movdqa xmm3, xmm9                                       ;   760.0 p0      21 t copy
        movdqa [rbp + 5360], xmm9                               ;   760.0 p0+p3   21 t spill
        movdqa xmm9, [r8 + 19232]                               ;   720.7 p2      21 t
        pxor xmm9, [rbp + 8288]                                 ;   758.0 p2+p1   21 t
        pxor xmm9, [rel camellia128_encrypt.T0_constants128]    ;   760.0 p2+p1   21 t
        pxor xmm15, xmm9                                        ;   762.0 p1      21 t
        pxor xmm3, xmm15                                        ;   767.0 p1      21 t
        movdqa [rbp + 5376], xmm5                               ;   758.0 p0+p3   21 t spill
        movdqa xmm5, [rbp + 5136]                               ;   725.0 p2      21 t reload
        pxor xmm5, xmm9                                         ;   762.0 p1      21 t
        pxor xmm10, xmm5                                        ;   764.0 p1      21 t
        pxor xmm7, xmm10                                        ;   766.0 p1      21 t
        movdqa [rbp + 5136], xmm2                               ;   729.7 p0+p3   21 t spill
        movdqa xmm2, [rbp + 5280]                               ;   729.7 p2      21 t reload
        por xmm2, xmm9                                          ;   765.0 p1      21 t
        pxor xmm4, xmm2                                         ;   767.0 p1      21 t
        movdqa xmm2, [rbp + 5152]                               ;   730.7 p2      21 t reload
        pxor xmm2, xmm3                                         ;   769.0 p1      21 t
        movdqa [rbp + 5152], xmm9                               ;   762.0 p0+p3   21 t spill
        movdqa xmm9, xmm15                                      ;   764.0 p0      21 t copy
        pand xmm9, xmm7                                         ;   771.0 p1      21 t
        pxor xmm14, xmm9                                        ;   773.0 p1      21 t
        pxor xmm8, xmm14                                        ;   775.0 p1      21 t
        pxor xmm4, xmm14                                        ;   775.0 p1      21 t
        movdqa xmm14, xmm5                                      ;   764.0 p0      21 t copy
        pand xmm14, xmm2                                        ;   772.0 p1      21 t
        pxor xmm13, xmm14                                       ;   774.0 p1      21 t
        movdqa xmm14, xmm10                                     ;   766.0 p0      21 t copy
        pand xmm14, xmm3                                        ;   774.0 p1      21 t
        pxor xmm6, xmm14                                        ;   776.0 p1      21 t
        movdqa xmm14, xmm8                                      ;   777.0 p0      21 t copy
        pand xmm14, xmm13                                       ;   784.0 p1      21 t
        pxor xmm4, xmm14                                        ;   786.0 p1      21 t
        movdqa xmm9, xmm13                                      ;   776.0 p0      21 t copy
        pxor xmm9, xmm4                                         ;   788.0 p1      21 t
        pand xmm4, xmm6                                         ;   788.0 p1      21 t
        pxor xmm8, xmm4                                         ;   790.0 p1      21 t
        por xmm14, xmm9                                         ;   790.0 p1      21 t
        pxor xmm14, xmm8                                        ;   792.0 p1      21 t
        movdqa xmm4, xmm6                                       ;   778.0 p0      21 t copy
        pand xmm4, xmm8                                         ;   792.0 p1      21 t
        pxor xmm13, xmm4                                        ;   794.0 p1      21 t
        movdqa xmm4, [rbp + 4592]                               ;   741.3 p2      42 t
        pand xmm1, xmm14                                        ;   794.0 p1      21 t
        pand xmm0, xmm14                                        ;   794.0 p1      21 t
        pand xmm8, xmm13                                        ;   796.0 p1      21 t
        pxor xmm6, xmm8                                         ;   798.0 p1      21 t
        movdqa xmm8, [rbp + 5200]                               ;   743.0 p2      42 t
        pand xmm11, xmm6                                        ;   800.0 p1      21 t
        movdqa [rbp + 4592], xmm8                               ;   754.0 p0+p3   42 t spill
        movdqa xmm8, [rbp + 5200]                               ;   744.3 p2      42 t
        movdqa [rbp + 5280], xmm8                               ;   755.3 p0+p3   42 t spill
        movdqa xmm8, [rbp + 4608]                               ;   745.3 p2      42 t
        movdqa [rbp + 4608], xmm8                               ;   756.3 p0+p3   42 t spill
        movdqa xmm8, [rbp + 5296]                               ;   746.3 p2      42 t
        movdqa [rbp + 5392], xmm8                               ;   757.3 p0+p3   42 t spill
        movdqa xmm8, [rbp + 4624]                               ;   747.3 p2      42 t
        movdqa [rbp + 5408], xmm8                               ;   758.3 p0+p3   42 t spill
        movdqa xmm8, [rbp + 5376]                               ;   758.0 p2      21 t reload
        pand xmm8, xmm6                                         ;   800.0 p1      21 t
        movdqa [rbp + 5376], xmm4                               ;   753.7 p0+p3   42 t spill
        movdqa xmm4, [rbp + 5296]                               ;   749.7 p2      42 t
        movdqa [rbp + 5296], xmm4                               ;   760.7 p0+p3   42 t spill
        movdqa xmm4, xmm14                                      ;   794.0 p0      21 t copy
        por xmm4, xmm13                                         ;   801.0 p1      21 t
        pxor xmm9, xmm4                                         ;   803.0 p1      21 t
        pand xmm12, xmm9                                        ;   805.0 p1      21 t
        movdqa xmm4, [rbp + 5136]                               ;   752.0 p2      21 t reload
        pand xmm4, xmm9                                         ;   805.0 p1      21 t
        movdqa [rbp + 5136], xmm1                               ;   796.0 p0+p3   21 t spill
        movdqa xmm1, [rbp + 5152]                               ;   762.0 p2      21 t reload
        pand xmm1, xmm13                                        ;   796.0 p1      21 t
        movdqa [rbp + 5152], xmm0                               ;   796.0 p0+p3   21 t spill
        movdqa xmm0, [rbp + 5136]                               ;   796.0 p2      21 t
        movdqa [rbp + 5424], xmm11                              ;   802.0 p0+p3   21 t spill
        movdqa xmm11, [rbp + 4560]                              ;   755.7 p2      21 t reload
        pand xmm11, xmm13                                       ;   796.0 p1      21 t
        movdqa [rbp + 4560], xmm10                              ;   766.0 p0+p3   21 t spill
        movdqa xmm10, xmm14                                     ;   794.0 p0      21 t copy
        pxor xmm10, xmm13                                       ;   801.0 p1      21 t
        pxor xmm13, xmm6                                        ;   800.0 p1      21 t
        pand xmm7, xmm13                                        ;   802.0 p1      21 t
        pand xmm15, xmm13                                       ;   802.0 p1      21 t
        pxor xmm6, xmm9                                         ;   805.0 p1      21 t
        pand xmm5, xmm10                                        ;   803.0 p1      21 t
        pand xmm2, xmm10                                        ;   803.0 p1      21 t
        pxor xmm9, xmm10                                        ;   805.0 p1      21 t
        pand xmm3, xmm9                                         ;   807.0 p1      21 t
        pxor xmm8, xmm5                                         ;   806.0 p1      21 t
        pxor xmm12, xmm7                                        ;   807.0 p1      21 t
        movdqa xmm10, [rbp + 4560]                              ;   766.0 p2      21 t reload
        pand xmm10, xmm9                                        ;   808.0 p1      21 t
        pxor xmm2, xmm3                                         ;   809.0 p1      21 t
        pxor xmm4, xmm3                                         ;   810.0 p1      21 t
        pxor xmm14, xmm6                                        ;   811.0 p1      21 t
        pxor xmm12, xmm8                                        ;   812.0 p1      21 t
        movdqa xmm3, [rbp + 4992]                               ;   766.3 p2      21 t reload
        pand xmm3, xmm6                                         ;   813.0 p1      21 t
        pxor xmm5, xmm3                                         ;   815.0 p1      21 t
        movdqa xmm3, [rbp + 5264]                               ;   767.3 p2      21 t reload
        pand xmm3, xmm6                                         ;   815.0 p1      21 t
        pxor xmm0, xmm3                                         ;   817.0 p1      21 t
        pxor xmm0, xmm2                                         ;   819.0 p1      21 t
        movdqa xmm3, [rbp + 5424]                               ;   802.0 p2      21 t reload
        pxor xmm3, xmm2                                         ;   818.0 p1      21 t
        pxor xmm15, xmm4                                        ;   819.0 p1      21 t
        pxor xmm1, xmm12                                        ;   820.0 p1      21 t
        pxor xmm7, xmm5                                         ;   821.0 p1      21 t
        movdqa xmm2, [rbp + 5360]                               ;   770.3 p2      21 t reload
        pand xmm2, xmm14                                        ;   822.0 p1      21 t
        movdqa xmm6, [rbp + 5344]                               ;   771.3 p2      21 t reload
        pand xmm6, xmm14                                        ;   823.0 p1      21 t
        pxor xmm7, xmm6                                         ;   825.0 p1      21 t
        movdqa xmm14, [rbp + 5152]                              ;   796.0 p2      21 t reload
        pxor xmm14, xmm5                                        ;   825.0 p1      21 t
        movdqa xmm5, [rbp + 5200]                               ;   773.3 p2      42 t
        movdqa xmm6, [rbp + 4624]                               ;   774.3 p2      42 t
        pxor xmm11, xmm1                                        ;   826.0 p1      21 t
        pxor xmm3, xmm1                                         ;   827.0 p1      21 t
        pxor xmm15, xmm1                                        ;   828.0 p1      21 t
        pxor xmm11, xmm7                                        ;   829.0 p1      21 t
        movdqa xmm1, [rbp + 5024]                               ;   775.3 p2      41 t
        pxor xmm14, xmm11                                       ;   831.0 p1      21 t
        pxor xmm10, xmm11                                       ;   831.0 p1      21 t
        pxor xmm1, [rbp + 4672]                                 ;   832.0 p2+p1   41 t
        movdqa xmm9, [rel camellia128_encrypt.T0_constants128]  ;   777.3 p2      41 t reload
        pxor xmm1, xmm9                                         ;   834.0 p1      41 t
        movdqa xmm11, [rbp + 4768]                              ;   778.3 p2      41 t
        movdqa xmm13, [rbp + 4480]                              ;   779.3 p2      23 t reload
        pxor xmm11, xmm13                                       ;   834.0 p1      41 t
        pxor xmm11, [rbp + 5168]                                ;   836.0 p2+p1   41 t
        movdqa xmm13, [rbp + 4976]                              ;   781.3 p2      41 t
        movdqa [rbp + 4672], xmm8                               ;   808.0 p0+p3   21 t spill
        movdqa xmm8, [rbp + 4192]                               ;   782.3 p2      41 t
        pxor xmm8, xmm15                                        ;   836.0 p1      41 t
        pxor xmm15, xmm3                                        ;   837.0 p1      21 t
        pxor xmm15, xmm14                                       ;   839.0 p1      21 t
        movdqa [rbp + 4624], xmm0                               ;   821.0 p0+p3   21 t spill
        movdqa xmm0, [rbp + 4192]                               ;   783.3 p2      41 t
        pxor xmm0, xmm1                                         ;   839.0 p1      41 t
        movdqa [rbp + 4192], xmm7                               ;   827.0 p0+p3   21 t spill
        movdqa xmm7, [rbp + 5024]                               ;   786.0 p2      41 t
        pxor xmm7, xmm11                                        ;   840.0 p1      41 t
        pxor xmm11, xmm0                                        ;   841.0 p1      41 t
        movdqa [rbp + 5024], xmm0                               ;   841.0 p0+p3   41 t spill
        movdqa xmm0, [rbp + 4976]                               ;   792.0 p2      41 t
        pxor xmm0, xmm8                                         ;   842.0 p1      41 t
        pxor xmm1, xmm0                                         ;   844.0 p1      41 t
        movdqa [rbp + 4976], xmm0                               ;   844.0 p0+p3   41 t spill
        movdqa xmm0, [rbp + 4768]                               ;   796.0 p2      41 t
        movdqa [rbp + 4768], xmm1                               ;   846.0 p0+p3   41 t spill
        movdqa xmm1, [rbp + 4848]                               ;   797.0 p2      41 t
        pxor xmm1, [rbp + 4656]                                 ;   844.0 p2+p1   41 t
        pxor xmm1, [rbp + 4464]                                 ;   846.0 p2+p1   41 t
        pxor xmm1, [rbp + 5088]                                 ;   848.0 p2+p1   41 t
        pxor xmm1, [rbp + 5184]                                 ;   850.0 p2+p1   41 t
        pxor xmm1, xmm9                                         ;   852.0 p1      41 t
        movdqa [rbp + 5184], xmm11                              ;   843.0 p0+p3   41 t spill
        movdqa xmm11, [rbp + 4816]                              ;   804.3 p2      41 t
        pxor xmm11, [rbp + 4544]                                ;   849.0 p2+p1   41 t
        pxor xmm11, xmm9                                        ;   851.0 p1      41 t
        movdqa [rbp + 4544], xmm12                              ;   814.0 p0+p3   21 t spill
        movdqa xmm12, xmm7                                      ;   842.0 p0      41 t copy
        movdqa [rbp + 5088], xmm7                               ;   842.0 p0+p3   41 t spill
        movdqa xmm7, [r8 + 19424]                               ;   807.3 p2      42 t
        pxor xmm7, [rbp + 8480]                                 ;   851.0 p2+p1   42 t
        pxor xmm7, xmm9                                         ;   853.0 p1      42 t
        movdqa [rbp + 4464], xmm4                               ;   812.0 p0+p3   21 t spill
        movdqa xmm4, [rbp + 5328]                               ;   809.3 p2      42 t reload
        pxor xmm4, xmm7                                         ;   855.0 p1      42 t
        movdqa [rbp + 5328], xmm2                               ;   824.0 p0+p3   21 t spill
        movdqa xmm2, [rbp + 5008]                               ;   810.7 p2      42 t reload
        pxor xmm2, xmm4                                         ;   857.0 p1      42 t
        pxor xmm4, [r8 + 19328]                                 ;   857.0 p2+p1   42 t
        pxor xmm4, [rbp + 8384]                                 ;   859.0 p2+p1   42 t
        pxor xmm4, xmm9                                         ;   861.0 p1      42 t
        movdqa [rbp + 5008], xmm3                               ;   829.0 p0+p3   21 t spill
        movdqa xmm3, [rbp + 4592]                               ;   813.7 p2      42 t reload
        pand xmm3, xmm2                                         ;   859.0 p1      42 t
        movdqa [rbp + 4592], xmm14                              ;   833.0 p0+p3   21 t spill
        movdqa xmm14, [rbp + 4608]                              ;   815.0 p2      42 t reload
        pxor xmm14, xmm2                                        ;   859.0 p1      42 t
        movdqa [rbp + 4608], xmm11                              ;   853.0 p0+p3   41 t spill
        movdqa xmm11, xmm7                                      ;   855.0 p0      42 t copy
        movdqa [rbp + 4656], xmm1                               ;   854.0 p0+p3   41 t spill
        movdqa xmm1, [rbp + 4752]                               ;   817.3 p2      42 t reload
        pxor xmm1, xmm4                                         ;   863.0 p1      42 t
        movdqa [rbp + 4752], xmm10                              ;   833.0 p0+p3   21 t spill
        movdqa xmm10, xmm2                                      ;   859.0 p0      42 t copy
        movdqa [rbp + 5200], xmm15                              ;   841.0 p0+p3   21 t spill
        movdqa xmm15, xmm2                                      ;   859.0 p0      42 t copy
        movdqa [rbp + 5152], xmm8                               ;   838.0 p0+p3   41 t spill
        movdqa xmm8, xmm1                                       ;   865.0 p0      42 t copy
        movdqa [rbp + 5344], xmm12                              ;   849.0 p0+p3   41 t spill
        movdqa xmm12, xmm1                                      ;   865.0 p0      42 t copy
        movdqa [rbp + 5360], xmm0                               ;   829.7 p0+p3   41 t spill
        movdqa xmm0, xmm4                                       ;   863.0 p0      42 t copy
        pxor xmm0, [r8 + 19440]                                 ;   870.0 p2+p1   42 t
        pxor xmm0, [rbp + 8496]                                 ;   872.0 p2+p1   42 t
        pxor xmm0, xmm9                                         ;   874.0 p1      42 t
        pxor xmm15, xmm0                                        ;   876.0 p1      42 t
        por xmm8, xmm0                                          ;   876.0 p1      42 t
        pxor xmm7, xmm8                                         ;   878.0 p1      42 t
        movdqa [rbp + 5424], xmm13                              ;   831.7 p0+p3   41 t spill
        movdqa xmm13, [rbp + 5232]                              ;   826.3 p2      42 t reload
        pxor xmm13, xmm0                                        ;   876.0 p1      42 t
        por xmm11, xmm13                                        ;   878.0 p1      42 t
        pxor xmm3, xmm11                                        ;   880.0 p1      42 t
        pxor xmm14, xmm11                                       ;   880.0 p1      42 t
        pxor xmm7, xmm3                                         ;   882.0 p1      42 t
        movdqa xmm11, [rbp + 5376]                              ;   828.7 p2      42 t reload
        pxor xmm11, xmm15                                       ;   878.0 p1      42 t
        pxor xmm12, xmm11                                       ;   880.0 p1      42 t
        movdqa [rbp + 5376], xmm6                               ;   833.7 p0+p3   42 t spill
        movdqa xmm6, [rbp + 5392]                               ;   833.0 p2      42 t reload
        pand xmm6, xmm12                                        ;   882.0 p1      42 t
        pxor xmm3, xmm6                                         ;   884.0 p1      42 t
        movdqa [rbp + 5392], xmm1                               ;   865.0 p0+p3   42 t spill
        movdqa xmm1, xmm4                                       ;   863.0 p0      42 t copy
        movdqa [rbp + 5232], xmm0                               ;   876.0 p0+p3   42 t spill
        movdqa xmm0, xmm4                                       ;   863.0 p0      42 t copy
        por xmm0, xmm15                                         ;   878.0 p1      42 t
        pxor xmm8, xmm0                                         ;   880.0 p1      42 t
        movdqa xmm0, xmm13                                      ;   878.0 p0      42 t copy
        movdqa [rbp + 5264], xmm13                              ;   878.0 p0+p3   42 t spill
        movdqa xmm13, xmm11                                     ;   880.0 p0      42 t copy
        movdqa [rbp + 4992], xmm11                              ;   880.0 p0+p3   42 t spill
        movdqa xmm11, [r8 + 19360]                              ;   841.0 p2      42 t
        pxor xmm11, [rbp + 8416]                                ;   878.0 p2+p1   42 t
        pxor xmm11, xmm9                                        ;   880.0 p1      42 t
        pxor xmm1, xmm11                                        ;   882.0 p1      42 t
        pxor xmm13, xmm1                                        ;   887.0 p1      42 t
        movdqa xmm9, [rbp + 5312]                               ;   843.0 p2      42 t reload
        pxor xmm9, xmm11                                        ;   882.0 p1      42 t
        pxor xmm10, xmm9                                        ;   884.0 p1      42 t
        pxor xmm0, xmm10                                        ;   886.0 p1      42 t
        movdqa [rbp + 5312], xmm15                              ;   878.0 p0+p3   42 t spill
        movdqa xmm15, [rbp + 5408]                              ;   845.0 p2      42 t reload
        por xmm15, xmm11                                        ;   885.0 p1      42 t
        pxor xmm6, xmm15                                        ;   887.0 p1      42 t
        movdqa xmm15, [rbp + 5280]                              ;   846.3 p2      42 t reload
        pxor xmm15, xmm13                                       ;   889.0 p1      42 t
        movdqa [rbp + 5280], xmm11                              ;   882.0 p0+p3   42 t spill
        movdqa xmm11, xmm1                                      ;   884.0 p0      42 t copy
        pand xmm11, xmm0                                        ;   891.0 p1      42 t
        pxor xmm14, xmm11                                       ;   893.0 p1      42 t
        pxor xmm8, xmm14                                        ;   895.0 p1      42 t
        pxor xmm6, xmm14                                        ;   895.0 p1      42 t
        movdqa xmm14, xmm9                                      ;   884.0 p0      42 t copy
        pand xmm14, xmm15                                       ;   892.0 p1      42 t
        pxor xmm7, xmm14                                        ;   894.0 p1      42 t
        movdqa xmm14, xmm10                                     ;   886.0 p0      42 t copy
        pand xmm14, xmm13                                       ;   894.0 p1      42 t
        pxor xmm3, xmm14                                        ;   896.0 p1      42 t
        movdqa xmm14, xmm8                                      ;   897.0 p0      42 t copy
        pand xmm14, xmm7                                        ;   904.0 p1      42 t
        pxor xmm6, xmm14                                        ;   906.0 p1      42 t
        movdqa xmm11, xmm7                                      ;   896.0 p0      42 t copy
        pxor xmm11, xmm6                                        ;   908.0 p1      42 t
        pand xmm6, xmm3                                         ;   908.0 p1      42 t
        pxor xmm8, xmm6                                         ;   910.0 p1      42 t
        por xmm14, xmm11                                        ;   910.0 p1      42 t
        pxor xmm14, xmm8                                        ;   912.0 p1      42 t
        movdqa xmm6, xmm3                                       ;   898.0 p0      42 t copy
        pand xmm6, xmm8                                         ;   912.0 p1      42 t
        pxor xmm7, xmm6                                         ;   914.0 p1      42 t
        movdqa xmm6, [rbp + 4336]                               ;   858.3 p2      41 t
        pxor xmm6, [rel camellia128_encrypt.T0_constants128]    ;   905.0 p2+p1   41 t
        pand xmm12, xmm14                                       ;   914.0 p1      42 t
        pand xmm8, xmm7                                         ;   916.0 p1      42 t
        pxor xmm3, xmm8                                         ;   918.0 p1      42 t
        movdqa xmm8, [rbp + 4160]                               ;   860.3 p2      41 t
        pxor xmm8, [rbp + 5200]                                 ;   909.0 p2+p1   41 t
        pxor xmm8, [rbp + 4752]                                 ;   911.0 p2+p1   41 t
        pand xmm4, xmm3                                         ;   920.0 p1      42 t
        movdqa [rbp + 5408], xmm8                               ;   913.0 p0+p3   41 t spill
        movdqa xmm8, [rbp + 4608]                               ;   863.3 p2      41 t
        pxor xmm8, [rbp + 4848]                                 ;   912.0 p2+p1   41 t
        movdqa [rbp + 4848], xmm8                               ;   914.0 p0+p3   41 t spill
        movdqa xmm8, [rbp + 4656]                               ;   865.3 p2      41 t
        pxor xmm8, [rbp + 4160]                                 ;   913.0 p2+p1   41 t
        movdqa [rbp + 4160], xmm8                               ;   915.0 p0+p3   41 t spill
        movdqa xmm8, [rbp + 5408]                               ;   913.0 p2      41 t
        pxor xmm8, [rbp + 4336]                                 ;   924.0 p2+p1   41 t
        movdqa [rbp + 4336], xmm8                               ;   926.0 p0+p3   41 t spill
        movdqa xmm8, [rbp + 5296]                               ;   869.3 p2      42 t reload
        pand xmm8, xmm14                                        ;   915.0 p1      42 t
        movdqa [rbp + 5296], xmm12                              ;   916.0 p0+p3   42 t spill
        movdqa xmm12, [rbp + 5312]                              ;   878.0 p2      42 t reload
        pand xmm12, xmm3                                        ;   920.0 p1      42 t
        movdqa [rbp + 5312], xmm6                               ;   907.0 p0+p3   41 t spill
        movdqa xmm6, [rbp + 5296]                               ;   916.0 p2      42 t
        movdqa [rbp + 4560], xmm8                               ;   917.0 p0+p3   42 t spill
        movdqa xmm8, [rbp + 4816]                               ;   872.3 p2      41 t
        movdqa [rbp + 4816], xmm8                               ;   883.3 p0+p3   41 t spill
        movdqa xmm8, [rbp + 4848]                               ;   914.0 p2      41 t
        movdqa [rbp + 5440], xmm8                               ;   925.0 p0+p3   41 t spill
        movdqa xmm8, [rbp + 4608]                               ;   874.3 p2      41 t
        pxor xmm8, [rbp + 4160]                                 ;   926.0 p2+p1   41 t
        movdqa [rbp + 4608], xmm8                               ;   928.0 p0+p3   41 t spill
        movdqa xmm8, [rbp + 4944]                               ;   878.0 p2      41 t
        pxor xmm8, [rbp + 4528]                                 ;   918.0 p2+p1   41 t
        pxor xmm8, [rel camellia128_encrypt.T0_constants128]    ;   920.0 p2+p1   41 t
        movdqa [rbp + 4528], xmm8                               ;   922.0 p0+p3   41 t spill
        movdqa xmm8, xmm14                                      ;   914.0 p0      42 t copy
        por xmm8, xmm7                                          ;   921.0 p1      42 t
        pxor xmm11, xmm8                                        ;   923.0 p1      42 t
        pand xmm2, xmm11                                        ;   925.0 p1      42 t
        pand xmm5, xmm11                                        ;   925.0 p1      42 t
        movdqa xmm8, [rbp + 5280]                               ;   884.7 p2      42 t reload
        pand xmm8, xmm7                                         ;   924.0 p1      42 t
        movdqa [rbp + 5280], xmm4                               ;   922.0 p0+p3   42 t spill
        movdqa xmm4, [rbp + 5376]                               ;   886.0 p2      42 t reload
        pand xmm4, xmm7                                         ;   925.0 p1      42 t
        movdqa [rbp + 5376], xmm10                              ;   887.3 p0+p3   42 t spill
        movdqa xmm10, xmm14                                     ;   914.0 p0      42 t copy
        pxor xmm10, xmm7                                        ;   926.0 p1      42 t
        pxor xmm7, xmm3                                         ;   927.0 p1      42 t
        pxor xmm3, xmm11                                        ;   928.0 p1      42 t
        pand xmm9, xmm10                                        ;   929.0 p1      42 t
        pand xmm15, xmm10                                       ;   930.0 p1      42 t
        pxor xmm11, xmm10                                       ;   931.0 p1      42 t
        pand xmm0, xmm7                                         ;   932.0 p1      42 t
        pand xmm1, xmm7                                         ;   933.0 p1      42 t
        pand xmm13, xmm11                                       ;   934.0 p1      42 t
        pxor xmm12, xmm9                                        ;   935.0 p1      42 t
        movdqa xmm7, [rbp + 5376]                               ;   891.0 p2      42 t reload
        pand xmm7, xmm11                                        ;   936.0 p1      42 t
        pxor xmm15, xmm13                                       ;   937.0 p1      42 t
        pxor xmm5, xmm13                                        ;   938.0 p1      42 t
        pxor xmm14, xmm3                                        ;   939.0 p1      42 t
        movdqa xmm10, [rbp + 5232]                              ;   892.7 p2      42 t reload
        pand xmm10, xmm3                                        ;   940.0 p1      42 t
        movdqa xmm11, [rbp + 5392]                              ;   893.7 p2      42 t reload
        pand xmm11, xmm3                                        ;   941.0 p1      42 t
        pxor xmm9, xmm10                                        ;   942.0 p1      42 t
        movdqa xmm3, [rbp + 4656]                               ;   894.7 p2      41 t
        pxor xmm6, xmm11                                        ;   943.0 p1      42 t
        movdqa xmm10, [rbp + 4336]                              ;   926.0 p2      41 t reload
        pxor xmm3, xmm10                                        ;   944.0 p1      41 t
        pxor xmm2, xmm0                                         ;   945.0 p1      42 t
        pxor xmm2, xmm12                                        ;   947.0 p1      42 t
        pxor xmm6, xmm15                                        ;   947.0 p1      42 t
        movdqa xmm11, [rbp + 5280]                              ;   922.0 p2      42 t reload
        pxor xmm11, xmm15                                       ;   948.0 p1      42 t
        pxor xmm1, xmm5                                         ;   949.0 p1      42 t
        pxor xmm0, xmm9                                         ;   950.0 p1      42 t
        movdqa xmm15, [rbp + 4560]                              ;   917.0 p2      42 t reload
        pxor xmm15, xmm9                                        ;   951.0 p1      42 t
        pxor xmm8, xmm2                                         ;   952.0 p1      42 t
        movdqa xmm9, [rbp + 5264]                               ;   899.0 p2      42 t reload
        pand xmm9, xmm14                                        ;   953.0 p1      42 t
        movdqa xmm13, [rbp + 4992]                              ;   900.0 p2      42 t reload
        pand xmm13, xmm14                                       ;   954.0 p1      42 t
        pxor xmm0, xmm9                                         ;   955.0 p1      42 t
        movdqa xmm14, [rbp + 4912]                              ;   901.0 p2      23 t reload
        pxor xmm5, xmm14                                        ;   956.0 p1      41 t
        pxor xmm5, [rbp + 5296]                                 ;   958.0 p2+p1   41 t
        movdqa xmm9, [rel camellia128_encrypt.T0_constants128]  ;   906.0 p2      41 t reload
        pxor xmm5, xmm9                                         ;   960.0 p1      41 t
        pxor xmm5, xmm13                                        ;   962.0 p1      41 t
        pxor xmm4, xmm0                                         ;   960.0 p1      42 t
        pxor xmm12, xmm0                                        ;   961.0 p1      41 t
        pxor xmm4, xmm8                                         ;   962.0 p1      42 t
        pxor xmm11, xmm8                                        ;   963.0 p1      42 t
        pxor xmm1, xmm8                                         ;   964.0 p1      42 t
        movdqa xmm0, [rbp + 4448]                               ;   914.3 p2      23 t reload
        pxor xmm12, xmm0                                        ;   965.0 p1      41 t
        movdqa xmm8, [rbp + 4864]                               ;   916.0 p2      23 t reload
        pxor xmm2, xmm8                                         ;   966.0 p1      41 t
        pxor xmm2, xmm9                                         ;   968.0 p1      41 t
        pxor xmm12, xmm6                                        ;   968.0 p1      41 t
        pxor xmm7, xmm4                                         ;   969.0 p1      42 t
        pxor xmm15, xmm4                                        ;   970.0 p1      42 t
        movdqa xmm4, [rbp + 4720]                               ;   920.0 p2      23 t reload
        pxor xmm6, xmm4                                         ;   971.0 p1      41 t
        pxor xmm5, xmm11                                        ;   972.0 p1      41 t
        pxor xmm11, xmm1                                        ;   973.0 p1      42 t
        pxor xmm11, xmm15                                       ;   975.0 p1      42 t
        movdqa xmm13, [rbp + 5312]                              ;   921.7 p2      41 t reload
        pxor xmm13, xmm15                                       ;   975.0 p1      41 t
        pxor xmm6, xmm9                                         ;   976.0 p1      41 t
        movdqa xmm15, [rbp + 5424]                              ;   922.7 p2      41 t reload
        pxor xmm15, xmm7                                        ;   977.0 p1      41 t
        pxor xmm15, xmm11                                       ;   979.0 p1      41 t
        pxor xmm6, xmm11                                        ;   979.0 p1      41 t
        movdqa xmm11, [rbp + 5408]                              ;   924.0 p2      41 t
        pxor xmm1, [rbp + 4384]                                 ;   980.0 p2+p1   41 t
        pxor xmm7, [rbp + 4880]                                 ;   981.0 p2+p1   41 t
        pxor xmm7, xmm9                                         ;   983.0 p1      41 t
        movdqa xmm10, [rbp + 4080]                              ;   927.0 p2      41 t
        pxor xmm10, [rbp + 4304]                                ;   983.0 p2+p1   41 t
        pxor xmm10, [rbp + 5104]                                ;   985.0 p2+p1   41 t
        pxor xmm10, [rbp + 4784]                                ;   987.0 p2+p1   41 t
        pxor xmm10, [rbp + 5040]                                ;   989.0 p2+p1   41 t
        pxor xmm10, xmm9                                        ;   991.0 p1      41 t
        movdqa [rbp + 5040], xmm3                               ;   946.0 p0+p3   41 t spill
        movdqa xmm3, [rbp + 4240]                               ;   932.0 p2      41 t
        pxor xmm3, [rbp + 4592]                                 ;   988.0 p2+p1   41 t
        pxor xmm3, xmm9                                         ;   990.0 p1      41 t
        pxor xmm14, xmm3                                        ;   992.0 p1      41 t
        movdqa xmm9, [rbp + 4816]                               ;   934.0 p2      41 t reload
        pxor xmm9, xmm13                                        ;   991.0 p1      41 t
        movdqa [rbp + 4816], xmm1                               ;   982.0 p0+p3   41 t spill
        movdqa xmm1, [rbp + 5440]                               ;   935.0 p2      41 t reload
        pxor xmm1, xmm13                                        ;   992.0 p1      41 t
        movdqa xmm13, [rbp + 5360]                              ;   936.0 p2      41 t reload
        pxor xmm13, xmm15                                       ;   993.0 p1      41 t
        movdqa [rbp + 5360], xmm1                               ;   994.0 p0+p3   41 t spill
        movdqa xmm1, [rbp + 5344]                               ;   937.0 p2      41 t reload
        pxor xmm1, xmm15                                        ;   994.0 p1      41 t
        movdqa xmm15, [rbp + 4528]                              ;   938.0 p2      41 t
        pxor xmm15, [rbp + 4240]                                ;   995.0 p2+p1   41 t
        pxor xmm11, xmm9                                        ;   996.0 p1      41 t
        movdqa [rbp + 4240], xmm9                               ;   993.0 p0+p3   41 t spill
        movdqa xmm9, [rbp + 4944]                               ;   940.0 p2      41 t
        pxor xmm9, xmm10                                        ;   997.0 p1      41 t
        pxor xmm10, xmm15                                       ;   998.0 p1      41 t
        movdqa [rbp + 4944], xmm15                              ;   997.0 p0+p3   41 t spill
        movdqa xmm15, [rbp + 4080]                              ;   941.0 p2      41 t
        pxor xmm15, xmm5                                        ;   999.0 p1      41 t
        pxor xmm5, xmm9                                         ;  1000.0 p1      41 t
        pxor xmm3, xmm15                                        ;  1001.0 p1      41 t
        movdqa [rbp + 4080], xmm9                               ;   999.0 p0+p3   41 t spill
        movdqa xmm9, [rbp + 4896]                               ;   942.0 p2      41 t
        pxor xmm9, [rbp + 5072]                                 ;  1002.0 p2+p1   41 t
        pxor xmm9, [rbp + 4064]                                 ;  1004.0 p2+p1   41 t
        pxor xmm9, [rbp + 5056]                                 ;  1006.0 p2+p1   41 t
        movdqa [rbp + 4064], xmm15                              ;  1001.0 p0+p3   41 t spill
        movdqa xmm15, [rbp + 4800]                              ;   946.0 p2      41 t
        pxor xmm15, [rbp + 5120]                                ;  1005.0 p2+p1   41 t
        pxor xmm15, [rel camellia128_encrypt.T0_constants128]   ;  1007.0 p2+p1   41 t
        movdqa [rbp + 5120], xmm3                               ;  1003.0 p0+p3   41 t spill
        movdqa xmm3, [rbp + 5152]                               ;   949.0 p2      41 t reload
        pxor xmm3, xmm13                                        ;  1007.0 p1      41 t
        movdqa [rbp + 5152], xmm13                              ;   995.0 p0+p3   41 t spill
        movdqa xmm13, xmm2                                      ;   970.0 p0      41 t copy
        pxor xmm13, [rbp + 4800]                                ;  1008.0 p2+p1   41 t
        movdqa [rbp + 4800], xmm11                              ;   998.0 p0+p3   41 t spill
        movdqa xmm11, [rbp + 4528]                              ;   951.0 p2      41 t
        pxor xmm11, xmm14                                       ;  1009.0 p1      41 t
        movdqa [rbp + 4528], xmm14                              ;   994.0 p0+p3   41 t spill
        movdqa xmm14, xmm12                                     ;   970.0 p0      41 t copy
        pxor xmm14, [rbp + 4960]                                ;  1010.0 p2+p1   41 t
        movdqa [rbp + 5072], xmm3                               ;  1009.0 p0+p3   41 t spill
        movdqa xmm3, [rbp + 4576]                               ;   953.0 p2      41 t
        pxor xmm3, [rbp + 5008]                                 ;  1011.0 p2+p1   41 t
        pxor xmm3, [rbp + 4464]                                 ;  1013.0 p2+p1   41 t
        pxor xmm3, [rbp + 5136]                                 ;  1015.0 p2+p1   41 t
        pxor xmm3, [rbp + 5328]                                 ;  1017.0 p2+p1   41 t
        pxor xmm3, [rel camellia128_encrypt.T0_constants128]    ;  1019.0 p2+p1   41 t
        pxor xmm8, xmm3                                         ;  1021.0 p1      41 t
        pxor xmm3, xmm13                                        ;  1021.0 p1      41 t
        movdqa [rbp + 5328], xmm13                              ;  1010.0 p0+p3   41 t spill
        movdqa xmm13, [rbp + 4576]                              ;   964.0 p2      41 t
        pxor xmm13, xmm9                                        ;  1018.0 p1      41 t
        pxor xmm9, xmm8                                         ;  1023.0 p1      41 t
        movdqa [rbp + 4576], xmm8                               ;  1023.0 p0+p3   41 t spill
        movdqa xmm8, xmm6                                       ;   981.0 p0      41 t copy
        pxor xmm8, [rbp + 4704]                                 ;  1020.0 p2+p1   41 t
        movdqa [rbp + 5136], xmm3                               ;  1023.0 p0+p3   41 t spill
        movdqa xmm3, [rbp + 4896]                               ;   970.0 p2      41 t
        pxor xmm3, xmm15                                        ;  1021.0 p1      41 t
        pxor xmm15, xmm13                                       ;  1022.0 p1      41 t
        pxor xmm2, xmm3                                         ;  1023.0 p1      41 t
        movdqa [rbp + 4896], xmm13                              ;  1020.0 p0+p3   41 t spill
        movdqa xmm13, xmm7                                      ;   985.0 p0      41 t copy
        pxor xmm13, [rbp + 4736]                                ;  1024.0 p2+p1   41 t
        movdqa [rbp + 4464], xmm3                               ;  1023.0 p0+p3   41 t spill
        movdqa xmm3, [rbp + 4928]                               ;   978.3 p2      41 t
        pxor xmm3, [rbp + 5056]                                 ;  1025.0 p2+p1   41 t
        pxor xmm3, [rbp + 5248]                                 ;  1027.0 p2+p1   41 t
        pxor xmm3, [rel camellia128_encrypt.T0_constants128]    ;  1029.0 p2+p1   41 t
        movdqa [rbp + 5056], xmm9                               ;  1025.0 p0+p3   41 t spill
        movdqa xmm9, [rbp + 4960]                               ;   985.0 p2      41 t
        pxor xmm9, [rbp + 4432]                                 ;  1028.0 p2+p1   41 t
        pxor xmm9, [rbp + 4688]                                 ;  1030.0 p2+p1   41 t
        pxor xmm9, [rbp + 4272]                                 ;  1032.0 p2+p1   41 t
        movdqa [rbp + 4688], xmm11                              ;  1011.0 p0+p3   41 t spill
        movdqa xmm11, xmm1                                      ;   996.0 p0      61 t copy
        pxor xmm11, [rbp + 6464]                                ;  1031.0 p2+p1   61 t
        movdqa [rbp + 6464], xmm11                              ;  1033.0 p0+p3   61 t spill
        movdqa xmm11, xmm14                                     ;  1012.0 p0      41 t copy
        movdqa [rbp + 4960], xmm1                               ;   996.0 p0+p3   41 t spill
        movdqa xmm1, xmm5                                       ;  1002.0 p0      61 t copy
        pxor xmm1, [rbp + 6496]                                 ;  1032.0 p2+p1   61 t
        movdqa [rbp + 6496], xmm1                               ;  1034.0 p0+p3   61 t spill
        movdqa xmm1, xmm10                                      ;  1000.0 p0      61 t copy
        pxor xmm1, [rbp + 6624]                                 ;  1033.0 p2+p1   61 t
        movdqa [rbp + 6624], xmm1                               ;  1035.0 p0+p3   61 t spill
        movdqa xmm1, [rbp + 4368]                               ;   998.7 p2      41 t
        pxor xmm1, [rbp + 4544]                                 ;  1034.0 p2+p1   41 t
        pxor xmm1, [rel camellia128_encrypt.T0_constants128]    ;  1036.0 p2+p1   41 t
        pxor xmm0, xmm1                                         ;  1038.0 p1      41 t
        pxor xmm11, xmm1                                        ;  1038.0 p1      41 t
        movdqa xmm1, [rbp + 4928]                               ;  1001.7 p2      41 t
        pxor xmm1, xmm9                                         ;  1038.0 p1      41 t
        pxor xmm12, xmm1                                        ;  1040.0 p1      41 t
        movdqa [rbp + 4928], xmm5                               ;  1002.0 p0+p3   41 t spill
        movdqa xmm5, [rbp + 4368]                               ;  1002.7 p2      41 t
        pxor xmm5, xmm3                                         ;  1040.0 p1      41 t
        pxor xmm3, xmm0                                         ;  1041.0 p1      41 t
        pxor xmm9, xmm5                                         ;  1042.0 p1      41 t
        movdqa [rbp + 4368], xmm5                               ;  1042.0 p0+p3   41 t spill
        movdqa xmm5, xmm8                                       ;  1022.0 p0      41 t copy
        movdqa [rbp + 4544], xmm1                               ;  1040.0 p0+p3   41 t spill
        movdqa xmm1, [rbp + 4832]                               ;  1005.7 p2      41 t
        pxor xmm1, [rbp + 4640]                                 ;  1043.0 p2+p1   41 t
        pxor xmm1, [rel camellia128_encrypt.T0_constants128]    ;  1045.0 p2+p1   41 t
        movdqa [rbp + 5440], xmm8                               ;  1022.0 p0+p3   41 t spill
        movdqa xmm8, xmm13                                      ;  1026.0 p0      41 t copy
        movdqa [rbp + 4592], xmm13                              ;  1026.0 p0+p3   41 t spill
        movdqa xmm13, [rbp + 4704]                              ;  1009.7 p2      41 t
        pxor xmm13, [rbp + 4272]                                ;  1045.0 p2+p1   41 t
        pxor xmm13, [rbp + 4480]                                ;  1047.0 p2+p1   41 t
        pxor xmm13, [rel camellia128_encrypt.T0_constants128]   ;  1049.0 p2+p1   41 t
        movdqa [rbp + 4480], xmm14                              ;  1012.0 p0+p3   41 t spill
        movdqa xmm14, xmm2                                      ;  1025.0 p0      61 t copy
        pxor xmm14, [rbp + 6512]                                ;  1048.0 p2+p1   61 t
        movdqa [rbp + 6512], xmm14                              ;  1050.0 p0+p3   61 t spill
        movdqa xmm14, xmm15                                     ;  1024.0 p0      61 t copy
        pxor xmm14, [rbp + 6640]                                ;  1049.0 p2+p1   61 t
        movdqa [rbp + 6640], xmm14                              ;  1051.0 p0+p3   61 t spill
        movdqa xmm14, [rbp + 4416]                              ;  1016.0 p2      41 t
        pxor xmm14, [rbp + 4192]                                ;  1050.0 p2+p1   41 t
        pxor xmm14, [rbp + 4672]                                ;  1052.0 p2+p1   41 t
        pxor xmm14, [rbp + 4624]                                ;  1054.0 p2+p1   41 t
        pxor xmm4, xmm14                                        ;  1056.0 p1      41 t
        pxor xmm5, xmm14                                        ;  1056.0 p1      41 t
        movdqa xmm14, [rbp + 4416]                              ;  1020.0 p2      41 t
        pxor xmm14, xmm1                                        ;  1055.0 p1      41 t
        pxor xmm1, xmm4                                         ;  1058.0 p1      41 t
        movdqa [rbp + 4416], xmm2                               ;  1025.0 p0+p3   41 t spill
        movdqa xmm2, [rbp + 4832]                               ;  1021.0 p2      41 t
        pxor xmm2, xmm13                                        ;  1057.0 p1      41 t
        pxor xmm13, xmm14                                       ;  1058.0 p1      41 t
        pxor xmm6, xmm2                                         ;  1059.0 p1      41 t
        pxor xmm10, [rbp + 7008]                                ;  1060.0 p2+p1   61 t
        pxor xmm10, [rbp + 4528]                                ;  1062.0 p2+p1   61 t
        pxor xmm15, [rbp + 7024]                                ;  1062.0 p2+p1   61 t
        pxor xmm15, [rbp + 4576]                                ;  1064.0 p2+p1   61 t
        movdqa [rbp + 7024], xmm15                              ;  1066.0 p0+p3   61 t spill
        movdqa xmm15, xmm12                                     ;  1042.0 p0      61 t copy
        pxor xmm15, [rbp + 6528]                                ;  1064.0 p2+p1   61 t
        movdqa [rbp + 7008], xmm10                              ;  1064.0 p0+p3   61 t spill
        movdqa xmm10, [rbp + 4512]                              ;  1029.0 p2      41 t
        pxor xmm10, [rbp + 5216]                                ;  1065.0 p2+p1   41 t
        pxor xmm0, xmm9                                         ;  1066.0 p1      61 t
        pxor xmm9, [rbp + 6656]                                 ;  1067.0 p2+p1   61 t
        pxor xmm0, [rbp + 7040]                                 ;  1068.0 p2+p1   61 t
        movdqa [rbp + 7040], xmm0                               ;  1070.0 p0+p3   61 t spill
        movdqa xmm0, [rbp + 4736]                               ;  1033.0 p2      41 t
        pxor xmm0, [rbp + 5168]                                 ;  1069.0 p2+p1   41 t
        pxor xmm0, [rel camellia128_encrypt.T0_constants128]    ;  1071.0 p2+p1   41 t
        pxor xmm4, xmm13                                        ;  1071.0 p1      61 t
        pxor xmm13, [rbp + 6672]                                ;  1072.0 p2+p1   61 t
        pxor xmm4, [rbp + 7056]                                 ;  1073.0 p2+p1   61 t
        movdqa [rbp + 7056], xmm4                               ;  1075.0 p0+p3   61 t spill
        movdqa xmm4, xmm3                                       ;  1043.0 p0      61 t copy
        pxor xmm4, [rbp + 6784]                                 ;  1074.0 p2+p1   61 t
        movdqa [rbp + 6672], xmm13                              ;  1074.0 p0+p3   61 t spill
        movdqa xmm13, xmm11                                     ;  1040.0 p0      61 t copy
        pxor xmm13, [rbp + 6912]                                ;  1075.0 p2+p1   61 t
        movdqa [rbp + 6912], xmm13                              ;  1077.0 p0+p3   61 t spill
        movdqa xmm13, [rbp + 4320]                              ;  1040.0 p2      41 t
        pxor xmm13, [rbp + 4624]                                ;  1076.0 p2+p1   41 t
        pxor xmm13, [rbp + 5200]                                ;  1078.0 p2+p1   41 t
        pxor xmm13, [rel camellia128_encrypt.T0_constants128]   ;  1080.0 p2+p1   41 t
        pxor xmm8, xmm13                                        ;  1082.0 p1      41 t
        pxor xmm13, [rbp + 4880]                                ;  1082.0 p2+p1   41 t
        movdqa [rbp + 6784], xmm4                               ;  1076.0 p0+p3   61 t spill
        movdqa xmm4, xmm10                                      ;  1067.0 p0      41 t copy
        pxor xmm4, [rbp + 4320]                                 ;  1081.0 p2+p1   41 t
        pxor xmm10, xmm13                                       ;  1084.0 p1      41 t
        pxor xmm13, [rbp + 7072]                                ;  1084.0 p2+p1   61 t
        movdqa [rbp + 6656], xmm9                               ;  1069.0 p0+p3   61 t spill
        movdqa xmm9, xmm6                                       ;  1061.0 p0      61 t copy
        pxor xmm9, [rbp + 6544]                                 ;  1084.0 p2+p1   61 t
        movdqa [rbp + 6544], xmm9                               ;  1086.0 p0+p3   61 t spill
        movdqa xmm9, [rbp + 4512]                               ;  1048.0 p2      41 t
        pxor xmm9, xmm0                                         ;  1085.0 p1      41 t
        pxor xmm0, xmm4                                         ;  1086.0 p1      41 t
        pxor xmm7, xmm9                                         ;  1087.0 p1      41 t
        pxor xmm13, xmm0                                        ;  1088.0 p1      61 t
        pxor xmm0, [rbp + 6688]                                 ;  1089.0 p2+p1   61 t
        movdqa [rbp + 7072], xmm13                              ;  1090.0 p0+p3   61 t spill
        movdqa xmm13, xmm1                                      ;  1060.0 p0      61 t copy
        pxor xmm13, [rbp + 6800]                                ;  1090.0 p2+p1   61 t
        movdqa [rbp + 6688], xmm0                               ;  1091.0 p0+p3   61 t spill
        movdqa xmm0, xmm5                                       ;  1058.0 p0      61 t copy
        pxor xmm0, [rbp + 6928]                                 ;  1091.0 p2+p1   61 t
        movdqa [rbp + 6928], xmm0                               ;  1093.0 p0+p3   61 t spill
        movdqa xmm0, [rbp + 4096]                               ;  1054.3 p2      41 t
        pxor xmm0, [rbp + 5248]                                 ;  1092.0 p2+p1   41 t
        pxor xmm0, [rbp + 4640]                                 ;  1094.0 p2+p1   41 t
        movdqa [rbp + 6800], xmm13                              ;  1092.0 p0+p3   61 t spill
        movdqa xmm13, [rbp + 4496]                              ;  1057.3 p2      41 t
        pxor xmm13, [rbp + 4400]                                ;  1094.0 p2+p1   41 t
        movdqa [rbp + 6528], xmm15                              ;  1066.0 p0+p3   61 t spill
        movdqa xmm15, [rbp + 4256]                              ;  1059.3 p2      41 t
        pxor xmm15, [rbp + 4752]                                ;  1095.0 p2+p1   41 t
        pxor xmm15, [rel camellia128_encrypt.T0_constants128]   ;  1097.0 p2+p1   41 t
        movdqa [rbp + 4752], xmm4                               ;  1083.0 p0+p3   41 t spill
        movdqa xmm4, [rbp + 4256]                               ;  1062.3 p2      41 t
        pxor xmm4, xmm0                                         ;  1097.0 p1      41 t
        pxor xmm3, [rbp + 7168]                                 ;  1098.0 p2+p1   61 t
        pxor xmm3, [rbp + 4480]                                 ;  1100.0 p2+p1   61 t
        movdqa [rbp + 7168], xmm3                               ;  1102.0 p0+p3   61 t spill
        movdqa xmm3, [rbp + 4096]                               ;  1065.3 p2      41 t
        pxor xmm3, xmm13                                        ;  1100.0 p1      41 t
        pxor xmm13, xmm4                                        ;  1101.0 p1      41 t
        movdqa [rbp + 4096], xmm4                               ;  1099.0 p0+p3   41 t spill
        movdqa xmm4, [rbp + 4384]                               ;  1066.3 p2      41 t
        pxor xmm4, xmm15                                        ;  1102.0 p1      41 t
        pxor xmm0, xmm4                                         ;  1104.0 p1      41 t
        pxor xmm4, [rbp + 7088]                                 ;  1104.0 p2+p1   61 t
        pxor xmm4, xmm13                                        ;  1106.0 p1      61 t
        pxor xmm13, [rbp + 6704]                                ;  1106.0 p2+p1   61 t
        pxor xmm1, [rbp + 7184]                                 ;  1107.0 p2+p1   61 t
        pxor xmm1, [rbp + 5440]                                 ;  1109.0 p2+p1   61 t
        movdqa [rbp + 7088], xmm4                               ;  1108.0 p0+p3   61 t spill
        movdqa xmm4, xmm7                                       ;  1089.0 p0      61 t copy
        pxor xmm4, [rbp + 6560]                                 ;  1109.0 p2+p1   61 t
        movdqa [rbp + 6704], xmm13                              ;  1108.0 p0+p3   61 t spill
        movdqa xmm13, [rbp + 4816]                              ;  1072.3 p2      41 t
        pxor xmm13, [rbp + 4496]                                ;  1110.0 p2+p1   41 t
        pxor xmm15, xmm13                                       ;  1112.0 p1      41 t
        movdqa [rbp + 6560], xmm4                               ;  1111.0 p0+p3   61 t spill
        movdqa xmm4, xmm10                                      ;  1086.0 p0      61 t copy
        pxor xmm4, [rbp + 6816]                                 ;  1112.0 p2+p1   61 t
        pxor xmm10, [rbp + 7200]                                ;  1113.0 p2+p1   61 t
        pxor xmm10, [rbp + 4592]                                ;  1115.0 p2+p1   61 t
        movdqa [rbp + 7200], xmm10                              ;  1117.0 p0+p3   61 t spill
        movdqa xmm10, xmm8                                      ;  1084.0 p0      61 t copy
        pxor xmm10, [rbp + 6944]                                ;  1115.0 p2+p1   61 t
        movdqa [rbp + 6944], xmm10                              ;  1117.0 p0+p3   61 t spill
        movdqa xmm10, xmm3                                      ;  1102.0 p0      41 t copy
        pxor xmm10, [rbp + 4816]                                ;  1116.0 p2+p1   41 t
        pxor xmm13, xmm0                                        ;  1117.0 p1      61 t
        pxor xmm0, [rbp + 6832]                                 ;  1118.0 p2+p1   61 t
        pxor xmm13, [rbp + 7216]                                ;  1119.0 p2+p1   61 t
        movdqa [rbp + 7216], xmm13                              ;  1121.0 p0+p3   61 t spill
        movdqa xmm13, [rbp + 5360]                              ;  1081.3 p2      61 t
        pxor xmm13, [rbp + 6480]                                ;  1120.0 p2+p1   61 t
        pxor xmm2, xmm5                                         ;  1121.0 p1      61 t
        pxor xmm8, xmm9                                         ;  1122.0 p1      61 t
        movdqa xmm5, [rbp + 5184]                               ;  1083.3 p2      61 t
        pxor xmm5, [rbp + 6592]                                 ;  1123.0 p2+p1   61 t
        pxor xmm3, xmm15                                        ;  1124.0 p1      61 t
        pxor xmm15, [rbp + 6960]                                ;  1125.0 p2+p1   61 t
        movdqa xmm9, [rbp + 4608]                               ;  1086.3 p2      61 t
        pxor xmm9, [rbp + 6608]                                 ;  1126.0 p2+p1   61 t
        pxor xmm11, [rbp + 7296]                                ;  1127.0 p2+p1   61 t
        pxor xmm11, [rbp + 4544]                                ;  1129.0 p2+p1   61 t
        pxor xmm8, [rbp + 7328]                                 ;  1129.0 p2+p1   61 t
        pxor xmm2, [rbp + 7312]                                 ;  1130.0 p2+p1   61 t
        pxor xmm3, [rbp + 7344]                                 ;  1131.0 p2+p1   61 t
        movdqa [rbp + 7344], xmm3                               ;  1133.0 p0+p3   61 t spill
        movdqa xmm3, xmm10                                      ;  1118.0 p0      61 t copy
        pxor xmm3, [rbp + 6576]                                 ;  1132.0 p2+p1   61 t
        pxor xmm14, xmm6                                        ;  1133.0 p1      61 t
        movdqa xmm6, [rbp + 4768]                               ;  1094.3 p2      61 t
        pxor xmm6, [rbp + 6720]                                 ;  1134.0 p2+p1   61 t
        pxor xmm12, [rbp + 7424]                                ;  1135.0 p2+p1   61 t
        pxor xmm12, [rbp + 4368]                                ;  1137.0 p2+p1   61 t
        pxor xmm7, [rbp + 7456]                                 ;  1137.0 p2+p1   61 t
        pxor xmm7, [rbp + 4752]                                 ;  1139.0 p2+p1   61 t
        pxor xmm14, [rbp + 7440]                                ;  1139.0 p2+p1   61 t
        pxor xmm10, [rbp + 7472]                                ;  1140.0 p2+p1   61 t
        pxor xmm10, [rbp + 4096]                                ;  1142.0 p2+p1   61 t
        movdqa [rbp + 7472], xmm10                              ;  1144.0 p0+p3   61 t spill
        movdqa xmm10, [rbp + 5040]                              ;  1103.3 p2      61 t
        pxor xmm10, [rbp + 6736]                                ;  1142.0 p2+p1   61 t
        movdqa [rbp + 7456], xmm7                               ;  1141.0 p0+p3   61 t spill
        movdqa xmm7, [rbp + 5056]                               ;  1105.3 p2      61 t
        pxor xmm7, [rbp + 6768]                                 ;  1143.0 p2+p1   61 t
        movdqa [rbp + 7328], xmm8                               ;  1131.0 p0+p3   61 t spill
        movdqa xmm8, [rbp + 4688]                               ;  1107.3 p2      61 t
        pxor xmm8, [rbp + 6752]                                 ;  1144.0 p2+p1   61 t
        movdqa [rbp + 6960], xmm15                              ;  1127.0 p0+p3   61 t spill
        movdqa xmm15, [rbp + 5072]                              ;  1109.3 p2      61 t
        pxor xmm15, [rbp + 6848]                                ;  1145.0 p2+p1   61 t
        movdqa [rbp + 6848], xmm15                              ;  1147.0 p0+p3   61 t spill
        movdqa xmm15, [rbp + 4800]                              ;  1111.3 p2      61 t
        pxor xmm15, [rbp + 6864]                                ;  1146.0 p2+p1   61 t
        movdqa [rbp + 6832], xmm0                               ;  1120.0 p0+p3   61 t spill
        movdqa xmm0, [rbp + 5136]                               ;  1113.3 p2      61 t
        pxor xmm0, [rbp + 6896]                                 ;  1147.0 p2+p1   61 t
        movdqa [rbp + 6720], xmm6                               ;  1136.0 p0+p3   61 t spill
        movdqa xmm6, [rbp + 5120]                               ;  1115.3 p2      61 t
        pxor xmm6, [rbp + 6880]                                 ;  1148.0 p2+p1   61 t
        movdqa [rbp + 6880], xmm6                               ;  1150.0 p0+p3   61 t spill
        movdqa xmm6, [rbp + 4976]                               ;  1117.3 p2      61 t
        pxor xmm6, [rbp + 6976]                                 ;  1149.0 p2+p1   61 t
        pxor xmm6, [rbp + 5184]                                 ;  1151.0 p2+p1   61 t
        movdqa [rbp + 6816], xmm4                               ;  1114.0 p0+p3   61 t spill
        movdqa xmm4, [rbp + 4336]                               ;  1120.3 p2      61 t
        pxor xmm4, [rbp + 6992]                                 ;  1151.0 p2+p1   61 t
        pxor xmm4, [rbp + 4608]                                 ;  1153.0 p2+p1   61 t
        movdqa [rbp + 6992], xmm4                               ;  1155.0 p0+p3   61 t spill
        movdqa xmm4, [rbp + 5152]                               ;  1123.3 p2      61 t
        pxor xmm4, [rbp + 7104]                                 ;  1153.0 p2+p1   61 t
        pxor xmm4, [rbp + 4768]                                 ;  1155.0 p2+p1   61 t
        movdqa [rbp + 7104], xmm4                               ;  1157.0 p0+p3   61 t spill
        movdqa xmm4, [rbp + 4240]                               ;  1126.3 p2      61 t
        pxor xmm4, [rbp + 7120]                                 ;  1155.0 p2+p1   61 t
        pxor xmm4, [rbp + 5040]                                 ;  1157.0 p2+p1   61 t
        movdqa [rbp + 6752], xmm8                               ;  1146.0 p0+p3   61 t spill
        movdqa xmm8, [rbp + 5328]                               ;  1129.3 p2      61 t
        pxor xmm8, [rbp + 7152]                                 ;  1157.0 p2+p1   61 t
        pxor xmm8, [rbp + 5056]                                 ;  1159.0 p2+p1   61 t
        movdqa [rbp + 6608], xmm9                               ;  1128.0 p0+p3   61 t spill
        movdqa xmm9, [rbp + 4064]                               ;  1132.3 p2      61 t
        pxor xmm9, [rbp + 7136]                                 ;  1159.0 p2+p1   61 t
        pxor xmm9, [rbp + 4688]                                 ;  1161.0 p2+p1   61 t
        movdqa [rbp + 7136], xmm9                               ;  1163.0 p0+p3   61 t spill
        movdqa xmm9, xmm13                                      ;  1124.3 p0      40 t copy
        pxor xmm9, [r8 + 19472]                                 ;  1161.0 p2+p1   40 t
        movdqa [rbp + 6480], xmm13                              ;  1125.3 p0+p3   61 t spill
        movdqa xmm13, [rbp + 5088]                              ;  1136.3 p2      61 t
        pxor xmm13, [rbp + 7232]                                ;  1162.0 p2+p1   61 t
        pxor xmm13, [rbp + 5072]                                ;  1164.0 p2+p1   61 t
        movdqa [rbp + 7232], xmm13                              ;  1166.0 p0+p3   61 t spill
        movdqa xmm13, [rbp + 4848]                              ;  1139.3 p2      61 t
        pxor xmm13, [rbp + 7248]                                ;  1164.0 p2+p1   61 t
        pxor xmm13, [rbp + 4800]                                ;  1166.0 p2+p1   61 t
        movdqa [rbp + 6576], xmm3                               ;  1134.0 p0+p3   61 t spill
        movdqa xmm3, xmm5                                       ;  1132.0 p0      40 t copy
        pxor xmm3, [r8 + 19584]                                 ;  1166.0 p2+p1   40 t
        movdqa [rbp + 6592], xmm5                               ;  1133.0 p0+p3   61 t spill
        movdqa xmm5, [rbp + 4464]                               ;  1143.3 p2      61 t
        pxor xmm5, [rbp + 7280]                                 ;  1167.0 p2+p1   61 t
        pxor xmm5, [rbp + 5136]                                 ;  1169.0 p2+p1   61 t
        movdqa [rbp + 5136], xmm3                               ;  1168.0 p0+p3   40 t spill
        movdqa xmm3, [rbp + 4080]                               ;  1146.3 p2      61 t
        pxor xmm3, [rbp + 7264]                                 ;  1169.0 p2+p1   61 t
        pxor xmm3, [rbp + 5120]                                 ;  1171.0 p2+p1   61 t
        movdqa [rbp + 7264], xmm3                               ;  1173.0 p0+p3   61 t spill
        movdqa xmm3, [rbp + 5024]                               ;  1149.3 p2      61 t
        pxor xmm3, [rbp + 7360]                                 ;  1171.0 p2+p1   61 t
        pxor xmm3, [rbp + 4960]                                 ;  1173.0 p2+p1   61 t
        movdqa [rbp + 7360], xmm3                               ;  1175.0 p0+p3   61 t spill
        movdqa xmm3, xmm10                                      ;  1144.0 p0      40 t copy
        pxor xmm3, [r8 + 19728]                                 ;  1173.0 p2+p1   40 t
        movdqa [rbp + 6736], xmm10                              ;  1145.0 p0+p3   61 t spill
        movdqa xmm10, xmm7                                      ;  1146.0 p0      40 t copy
        pxor xmm10, [r8 + 19760]                                ;  1174.0 p2+p1   40 t
        movdqa [rbp + 6768], xmm7                               ;  1147.0 p0+p3   61 t spill
        movdqa xmm7, xmm15                                      ;  1148.0 p0      40 t copy
        pxor xmm7, [r8 + 19856]                                 ;  1175.0 p2+p1   40 t
        movdqa [rbp + 6864], xmm15                              ;  1149.0 p0+p3   61 t spill
        movdqa xmm15, xmm0                                      ;  1150.0 p0      40 t copy
        pxor xmm15, [r8 + 19888]                                ;  1176.0 p2+p1   40 t
        movdqa [rbp + 6896], xmm0                               ;  1151.0 p0+p3   61 t spill
        movdqa xmm0, [rbp + 4160]                               ;  1156.3 p2      61 t
        pxor xmm0, [rbp + 7376]                                 ;  1177.0 p2+p1   61 t
        pxor xmm0, [rbp + 5360]                                 ;  1179.0 p2+p1   61 t
        movdqa [rbp + 5360], xmm15                              ;  1178.0 p0+p3   40 t spill
        movdqa xmm15, xmm6                                      ;  1153.3 p0      40 t copy
        pxor xmm15, [r8 + 19968]                                ;  1179.0 p2+p1   40 t
        movdqa [rbp + 6976], xmm6                               ;  1155.0 p0+p3   61 t spill
        movdqa xmm6, [rbp + 4896]                               ;  1160.3 p2      61 t
        pxor xmm6, [rbp + 7408]                                 ;  1180.0 p2+p1   61 t
        pxor xmm6, [rbp + 4416]                                 ;  1182.0 p2+p1   61 t
        movdqa [rbp + 4416], xmm15                              ;  1181.0 p0+p3   40 t spill
        movdqa xmm15, [rbp + 4944]                              ;  1163.3 p2      61 t
        pxor xmm15, [rbp + 7392]                                ;  1182.0 p2+p1   61 t
        pxor xmm15, [rbp + 4928]                                ;  1184.0 p2+p1   61 t
        movdqa [rbp + 7392], xmm15                              ;  1186.0 p0+p3   61 t spill
        movdqa xmm15, xmm4                                      ;  1159.7 p0      40 t copy
        pxor xmm15, [r8 + 20112]                                ;  1184.0 p2+p1   40 t
        movdqa [rbp + 7120], xmm4                               ;  1161.0 p0+p3   61 t spill
        movdqa xmm4, xmm8                                       ;  1161.7 p0      40 t copy
        pxor xmm4, [r8 + 20144]                                 ;  1185.0 p2+p1   40 t
        movdqa [rbp + 7152], xmm8                               ;  1163.0 p0+p3   61 t spill
        movdqa xmm8, xmm11                                      ;  1163.7 p0      40 t copy
        pxor xmm8, [r8 + 20288]                                 ;  1186.0 p2+p1   40 t
        movdqa [rbp + 7296], xmm11                              ;  1165.0 p0+p3   61 t spill
        movdqa xmm11, xmm1                                      ;  1165.7 p0      40 t copy
        pxor xmm11, [r8 + 20176]                                ;  1187.0 p2+p1   40 t
        movdqa [rbp + 7184], xmm1                               ;  1167.0 p0+p3   61 t spill
        movdqa xmm1, xmm12                                      ;  1167.7 p0      40 t copy
        pxor xmm1, [r8 + 20416]                                 ;  1188.0 p2+p1   40 t
        movdqa [rbp + 7424], xmm12                              ;  1169.0 p0+p3   61 t spill
        movdqa xmm12, xmm13                                     ;  1169.7 p0      40 t copy
        pxor xmm12, [r8 + 20240]                                ;  1189.0 p2+p1   40 t
        movdqa [rbp + 7248], xmm13                              ;  1171.0 p0+p3   61 t spill
        movdqa xmm13, xmm2                                      ;  1171.7 p0      40 t copy
        pxor xmm13, [r8 + 20304]                                ;  1190.0 p2+p1   40 t
        movdqa [rbp + 7312], xmm2                               ;  1173.0 p0+p3   61 t spill
        movdqa xmm2, xmm5                                       ;  1173.7 p0      40 t copy
        pxor xmm2, [r8 + 20272]                                 ;  1191.0 p2+p1   40 t
        movdqa [rbp + 7280], xmm5                               ;  1175.0 p0+p3   61 t spill
        movdqa xmm5, xmm14                                      ;  1175.7 p0      40 t copy
        pxor xmm5, [r8 + 20432]                                 ;  1192.0 p2+p1   40 t
        movdqa [rbp + 7440], xmm14                              ;  1177.0 p0+p3   61 t spill
        movdqa xmm14, xmm0                                      ;  1181.0 p0      40 t copy
        pxor xmm14, [r8 + 20368]                                ;  1193.0 p2+p1   40 t
        movdqa [rbp + 7376], xmm0                               ;  1181.0 p0+p3   61 t spill
        movdqa xmm0, xmm6                                       ;  1184.0 p0      40 t copy
        pxor xmm0, [r8 + 20400]                                 ;  1194.0 p2+p1   40 t
        movdqa [rbp + 7408], xmm6                               ;  1184.0 p0+p3   61 t spill
        movdqa xmm6, xmm9                                       ;  1181.7 p0      41 t copy
        movdqa [rbp + 4864], xmm0                               ;  1196.0 p0+p3   40 t spill
        movdqa xmm0, xmm9                                       ;  1183.7 p0      41 t copy
        movdqa [rbp + 4448], xmm5                               ;  1194.0 p0+p3   40 t spill
        movdqa xmm5, xmm9                                       ;  1185.7 p0      41 t copy
        movdqa [rbp + 5296], xmm1                               ;  1190.0 p0+p3   40 t spill
        movdqa xmm1, [rbp + 6512]                               ;  1180.7 p2      40 t
        pxor xmm1, [r8 + 19504]                                 ;  1195.0 p2+p1   40 t
        movdqa [rbp + 4912], xmm14                              ;  1195.0 p0+p3   40 t spill
        movdqa xmm14, xmm1                                      ;  1197.0 p0      41 t copy
        movdqa [rbp + 4992], xmm2                               ;  1193.0 p0+p3   40 t spill
        movdqa xmm2, [rbp + 6528]                               ;  1183.3 p2      40 t
        pxor xmm2, [r8 + 19520]                                 ;  1196.0 p2+p1   40 t
        pxor xmm6, xmm2                                         ;  1198.0 p1      41 t
        movdqa [rbp + 5264], xmm13                              ;  1193.0 p0+p3   40 t spill
        movdqa xmm13, [rbp + 6624]                              ;  1185.3 p2      40 t
        pxor xmm13, [r8 + 19616]                                ;  1198.0 p2+p1   40 t
        movdqa [rbp + 4560], xmm8                               ;  1195.0 p0+p3   40 t spill
        movdqa xmm8, [rbp + 6640]                               ;  1187.3 p2      40 t
        pxor xmm8, [r8 + 19632]                                 ;  1199.0 p2+p1   40 t
        movdqa [rbp + 5280], xmm12                              ;  1197.0 p0+p3   40 t spill
        movdqa xmm12, [rbp + 6544]                              ;  1189.3 p2      40 t
        pxor xmm12, [r8 + 19536]                                ;  1200.3 p2+p1   40 t
        pxor xmm0, xmm12                                        ;  1202.3 p1      41 t
        movdqa [rbp + 4656], xmm4                               ;  1199.0 p0+p3   40 t spill
        movdqa xmm4, [rbp + 6784]                               ;  1191.3 p2      40 t
        pxor xmm4, [r8 + 19776]                                 ;  1202.3 p2+p1   40 t
        movdqa [rbp + 5392], xmm11                              ;  1201.0 p0+p3   40 t spill
        movdqa xmm11, [rbp + 6656]                              ;  1193.3 p2      40 t
        pxor xmm11, [r8 + 19648]                                ;  1204.3 p2+p1   40 t
        movdqa [rbp + 5232], xmm15                              ;  1203.0 p0+p3   40 t spill
        movdqa xmm15, xmm6                                      ;  1200.0 p0      41 t copy
        movdqa [rbp + 5376], xmm7                               ;  1205.0 p0+p3   40 t spill
        movdqa xmm7, xmm6                                       ;  1200.0 p0      41 t copy
        movdqa [rbp + 5456], xmm10                              ;  1207.0 p0+p3   40 t spill
        movdqa xmm10, xmm6                                      ;  1200.7 p0      41 t copy
        movdqa [rbp + 5472], xmm3                               ;  1209.0 p0+p3   40 t spill
        movdqa xmm3, [rbp + 6912]                               ;  1197.0 p2      40 t
        pxor xmm3, [r8 + 19904]                                 ;  1208.0 p2+p1   40 t
        movdqa [rbp + 5488], xmm3                               ;  1211.0 p0+p3   40 t spill
        pshufd xmm3, xmm0, 0xe4                                 ;  1205.0 p1      41 t copy
        movdqa [rbp + 5504], xmm4                               ;  1213.0 p0+p3   40 t spill
        pshufd xmm4, xmm0, 0xe4                                 ;  1206.0 p1      41 t copy
        movdqa [rbp + 5520], xmm13                              ;  1215.0 p0+p3   40 t spill
        pshufd xmm13, xmm0, 0xe4                                ;  1207.0 p1      41 t copy
        movdqa [rbp + 5536], xmm11                              ;  1217.0 p0+p3   40 t spill
        movdqa xmm11, [rbp + 6800]                              ;  1201.7 p2      40 t
        pxor xmm11, [r8 + 19792]                                ;  1212.7 p2+p1   40 t
        movdqa [rbp + 5552], xmm11                              ;  1219.0 p0+p3   40 t spill
        movdqa xmm11, [rbp + 7008]                              ;  1203.7 p2      40 t
        pxor xmm11, [r8 + 20000]                                ;  1214.7 p2+p1   40 t
        movdqa [rbp + 5568], xmm11                              ;  1221.0 p0+p3   40 t spill
        movdqa xmm11, [rbp + 6928]                              ;  1205.7 p2      40 t
        pxor xmm11, [r8 + 19920]                                ;  1216.7 p2+p1   40 t
        movdqa [rbp + 5584], xmm11                              ;  1223.0 p0+p3   40 t spill
        movdqa xmm11, [rbp + 7024]                              ;  1207.7 p2      40 t
        pxor xmm11, [r8 + 20016]                                ;  1218.7 p2+p1   40 t
        movdqa [rbp + 5600], xmm11                              ;  1225.0 p0+p3   40 t spill
        movdqa xmm11, [rbp + 7168]                              ;  1209.7 p2      40 t
        pxor xmm11, [r8 + 20160]                                ;  1220.7 p2+p1   40 t
        movdqa [rbp + 5616], xmm11                              ;  1227.0 p0+p3   40 t spill
        movdqa xmm11, [rbp + 7040]                              ;  1211.7 p2      40 t
        pxor xmm11, [r8 + 20032]                                ;  1222.7 p2+p1   40 t
        movdqa [rbp + 5632], xmm11                              ;  1229.0 p0+p3   40 t spill
        pshufd xmm11, xmm8, 0xe4                                ;  1214.0 p1      23 t copy
        pxor xmm11, [rbp + 5136]                                ;  1218.0 p2+p1   23 t
        movdqa [rbp + 5648], xmm11                              ;  1231.0 p0+p3   23 t spill
        movdqa xmm11, [rbp + 6560]                              ;  1214.7 p2      41 t
        pxor xmm11, [r8 + 19552]                                ;  1225.7 p2+p1   41 t
        pxor xmm11, [rel camellia128_encrypt.T0_constants128]   ;  1227.7 p2+p1   41 t
        pxor xmm14, xmm11                                       ;  1229.7 p1      41 t
        pxor xmm15, xmm14                                       ;  1231.7 p1      41 t
        pxor xmm14, [r8 + 19456]                                ;  1231.7 p2+p1   41 t
        pxor xmm14, [rbp + 6464]                                ;  1233.7 p2+p1   41 t
        pxor xmm14, [rel camellia128_encrypt.T0_constants128]   ;  1235.7 p2+p1   41 t
        pand xmm4, xmm15                                        ;  1233.7 p1      41 t
        pxor xmm12, xmm15                                       ;  1233.7 p1      41 t
        pxor xmm3, xmm14                                        ;  1237.7 p1      41 t
        movdqa [rbp + 5664], xmm8                               ;  1233.0 p0+p3   40 t spill
        movdqa xmm8, xmm11                                      ;  1229.7 p0      41 t copy
        movdqa [rbp + 5680], xmm9                               ;  1235.0 p0+p3   41 t spill
        movdqa xmm9, xmm15                                      ;  1233.7 p0      41 t copy
        movdqa [rbp + 5696], xmm0                               ;  1237.0 p0+p3   41 t spill
        pshufd xmm0, xmm15, 0xe4                                ;  1233.7 p1      41 t copy
        movdqa [rbp + 5712], xmm15                              ;  1239.0 p0+p3   41 t spill
        movdqa xmm15, [rbp + 6496]                              ;  1222.3 p2      41 t
        pxor xmm15, [r8 + 19488]                                ;  1233.3 p2+p1   41 t
        pxor xmm15, [rel camellia128_encrypt.T0_constants128]   ;  1235.3 p2+p1   41 t
        pxor xmm2, xmm15                                        ;  1237.3 p1      41 t
        pxor xmm9, xmm2                                         ;  1240.7 p1      41 t
        por xmm5, xmm15                                         ;  1237.3 p1      41 t
        movdqa [rbp + 5728], xmm6                               ;  1241.0 p0+p3   41 t spill
        movdqa xmm6, xmm15                                      ;  1237.3 p0      41 t copy
        pxor xmm6, xmm14                                        ;  1244.3 p1      41 t
        movdqa [rbp + 5744], xmm15                              ;  1243.0 p0+p3   41 t spill
        movdqa xmm15, xmm14                                     ;  1237.7 p0      41 t copy
        pxor xmm15, [r8 + 19568]                                ;  1244.7 p2+p1   41 t
        pxor xmm15, [rbp + 6576]                                ;  1246.7 p2+p1   41 t
        pxor xmm15, [rel camellia128_encrypt.T0_constants128]   ;  1248.7 p2+p1   41 t
        pxor xmm7, xmm15                                        ;  1250.7 p1      41 t
        pxor xmm0, xmm15                                        ;  1250.7 p1      41 t
        pxor xmm1, xmm0                                         ;  1252.7 p1      41 t
        por xmm8, xmm7                                          ;  1252.7 p1      41 t
        pxor xmm4, xmm8                                         ;  1254.7 p1      41 t
        pxor xmm12, xmm8                                        ;  1254.7 p1      41 t
        pxor xmm11, xmm4                                        ;  1256.7 p1      41 t
        movdqa xmm8, xmm14                                      ;  1237.7 p0      41 t copy
        por xmm8, xmm0                                          ;  1252.7 p1      41 t
        movdqa [rbp + 5760], xmm0                               ;  1252.7 p0+p3   41 t spill
        movdqa xmm0, xmm2                                       ;  1239.3 p0      41 t copy
        movdqa [rbp + 5776], xmm14                              ;  1247.0 p0+p3   41 t spill
        movdqa xmm14, xmm3                                      ;  1239.7 p0      41 t copy
        por xmm14, xmm15                                        ;  1250.7 p1      41 t
        pxor xmm8, xmm14                                        ;  1254.7 p1      41 t
        pxor xmm11, xmm14                                       ;  1258.7 p1      41 t
        movdqa xmm14, xmm3                                      ;  1239.7 p0      41 t copy
        pxor xmm14, xmm1                                        ;  1254.7 p1      41 t
        pand xmm10, xmm14                                       ;  1256.7 p1      41 t
        pxor xmm4, xmm10                                        ;  1258.7 p1      41 t
        pxor xmm5, xmm10                                        ;  1258.7 p1      41 t
        movdqa xmm10, xmm9                                      ;  1242.7 p0      41 t copy
        pxor xmm10, xmm7                                        ;  1252.7 p1      41 t
        movdqa [rbp + 5792], xmm7                               ;  1252.7 p0+p3   41 t spill
        movdqa xmm7, xmm9                                       ;  1242.7 p0      41 t copy
        movdqa [rbp + 5808], xmm9                               ;  1251.0 p0+p3   41 t spill
        movdqa xmm9, xmm6                                       ;  1246.3 p0      41 t copy
        pand xmm9, xmm10                                        ;  1254.7 p1      41 t
        pxor xmm12, xmm9                                        ;  1256.7 p1      41 t
        pxor xmm8, xmm12                                        ;  1258.7 p1      41 t
        pxor xmm5, xmm12                                        ;  1260.7 p1      41 t
        movdqa xmm9, xmm6                                       ;  1246.3 p0      41 t copy
        pxor xmm9, xmm1                                         ;  1256.0 p1      41 t
        pxor xmm13, xmm9                                        ;  1258.0 p1      41 t
        pand xmm7, xmm9                                         ;  1258.0 p1      41 t
        pxor xmm4, xmm7                                         ;  1260.7 p1      41 t
        pand xmm0, xmm13                                        ;  1260.0 p1      41 t
        pxor xmm11, xmm0                                        ;  1262.0 p1      41 t
        movdqa xmm0, xmm8                                       ;  1260.7 p0      41 t copy
        pand xmm0, xmm11                                        ;  1267.7 p1      41 t
        pxor xmm5, xmm0                                         ;  1269.7 p1      41 t
        movdqa xmm7, xmm11                                      ;  1264.0 p0      41 t copy
        pxor xmm7, xmm5                                         ;  1271.7 p1      41 t
        pand xmm5, xmm4                                         ;  1271.7 p1      41 t
        pxor xmm8, xmm5                                         ;  1273.7 p1      41 t
        por xmm0, xmm7                                          ;  1273.7 p1      41 t
        pxor xmm0, xmm8                                         ;  1275.7 p1      41 t
        movdqa xmm5, xmm4                                       ;  1262.7 p0      41 t copy
        pand xmm5, xmm8                                         ;  1275.7 p1      41 t
        pxor xmm11, xmm5                                        ;  1277.7 p1      41 t
        pand xmm14, xmm0                                        ;  1277.7 p1      41 t
        pand xmm8, xmm11                                        ;  1279.7 p1      41 t
        pxor xmm4, xmm8                                         ;  1281.7 p1      41 t
        movdqa xmm5, [rbp + 6672]                               ;  1248.3 p2      23 t
        pxor xmm5, [r8 + 19664]                                 ;  1274.0 p2+p1   23 t
        movdqa xmm8, [rel camellia128_encrypt.T0_constants128]  ;  1250.3 p2      41 t reload
        pxor xmm5, xmm8                                         ;  1276.0 p1      23 t
        movdqa xmm12, [rbp + 5728]                              ;  1251.3 p2      41 t reload
        pand xmm12, xmm0                                        ;  1277.7 p1      41 t
        movdqa xmm8, [rbp + 5776]                               ;  1252.3 p2      41 t reload
        pand xmm8, xmm4                                         ;  1283.7 p1      41 t
        movdqa [rbp + 5776], xmm5                               ;  1278.0 p0+p3   23 t spill
        movdqa xmm5, [rbp + 5760]                               ;  1253.3 p2      41 t reload
        pand xmm5, xmm4                                         ;  1283.7 p1      41 t
        movdqa [rbp + 5760], xmm14                              ;  1279.7 p0+p3   41 t spill
        movdqa xmm14, xmm0                                      ;  1277.7 p0      41 t copy
        por xmm14, xmm11                                        ;  1284.7 p1      41 t
        pxor xmm7, xmm14                                        ;  1286.7 p1      41 t
        movdqa xmm14, [rbp + 5744]                              ;  1254.3 p2      41 t reload
        pand xmm14, xmm11                                       ;  1281.0 p1      41 t
        movdqa [rbp + 5744], xmm12                              ;  1279.7 p0+p3   41 t spill
        movdqa xmm12, [rbp + 5680]                              ;  1255.7 p2      41 t reload
        pand xmm12, xmm11                                       ;  1282.0 p1      41 t
        movdqa [rbp + 5680], xmm8                               ;  1285.7 p0+p3   41 t spill
        movdqa xmm8, xmm0                                       ;  1277.7 p0      41 t copy
        pxor xmm8, xmm11                                        ;  1284.7 p1      41 t
        pxor xmm11, xmm4                                        ;  1284.0 p1      41 t
        pand xmm10, xmm11                                       ;  1286.0 p1      41 t
        pand xmm6, xmm11                                        ;  1286.0 p1      41 t
        pand xmm2, xmm8                                         ;  1287.0 p1      41 t
        pand xmm13, xmm8                                        ;  1288.0 p1      41 t
        pxor xmm5, xmm2                                         ;  1289.0 p1      41 t
        pxor xmm8, xmm7                                         ;  1290.0 p1      41 t
        pand xmm9, xmm8                                         ;  1292.0 p1      41 t
        movdqa xmm11, [rbp + 5808]                              ;  1260.3 p2      41 t reload
        pand xmm11, xmm8                                        ;  1292.0 p1      41 t
        pxor xmm4, xmm7                                         ;  1293.0 p1      41 t
        pxor xmm13, xmm9                                        ;  1294.0 p1      41 t
        movdqa xmm8, [rbp + 5712]                               ;  1261.7 p2      41 t reload
        pand xmm8, xmm7                                         ;  1295.0 p1      41 t
        movdqa [rbp + 5712], xmm11                              ;  1294.0 p0+p3   41 t spill
        movdqa xmm11, [rbp + 5696]                              ;  1263.0 p2      41 t reload
        pand xmm11, xmm7                                        ;  1296.0 p1      41 t
        pxor xmm9, xmm11                                        ;  1298.0 p1      41 t
        pand xmm15, xmm4                                        ;  1298.0 p1      41 t
        pxor xmm2, xmm15                                        ;  1300.0 p1      41 t
        pxor xmm0, xmm4                                         ;  1300.0 p1      41 t
        pand xmm3, xmm4                                         ;  1301.0 p1      41 t
        movdqa xmm15, [rbp + 5760]                              ;  1279.7 p2      41 t
        pxor xmm15, xmm3                                        ;  1303.0 p1      41 t
        pxor xmm15, xmm13                                       ;  1305.0 p1      41 t
        movdqa xmm3, [rbp + 5680]                               ;  1285.7 p2      41 t reload
        pxor xmm3, xmm13                                        ;  1304.0 p1      41 t
        pxor xmm8, xmm10                                        ;  1305.0 p1      41 t
        pxor xmm8, xmm5                                         ;  1307.0 p1      41 t
        movdqa xmm4, [rbp + 6608]                               ;  1267.7 p2      23 t
        pxor xmm4, [r8 + 19600]                                 ;  1307.0 p2+p1   23 t
        movdqa xmm7, [rel camellia128_encrypt.T0_constants128]  ;  1269.7 p2      41 t reload
        pxor xmm4, xmm7                                         ;  1309.0 p1      23 t
        pand xmm1, xmm0                                         ;  1309.0 p1      41 t
        movdqa xmm11, [rbp + 5792]                              ;  1270.7 p2      41 t reload
        pand xmm11, xmm0                                        ;  1310.0 p1      41 t
        pxor xmm10, xmm11                                       ;  1312.0 p1      41 t
        pxor xmm10, xmm2                                        ;  1314.0 p1      41 t
        pxor xmm6, xmm9                                         ;  1313.0 p1      41 t
        movdqa xmm0, [rbp + 5744]                               ;  1279.7 p2      41 t reload
        pxor xmm0, xmm2                                         ;  1314.0 p1      41 t
        movdqa xmm2, [rbp + 5520]                               ;  1272.7 p2      23 t
        pxor xmm9, xmm1                                         ;  1315.0 p1      41 t
        movdqa xmm1, [rbp + 5776]                               ;  1278.0 p2      23 t reload
        pxor xmm2, xmm1                                         ;  1316.0 p1      23 t
        pxor xmm14, xmm8                                        ;  1317.0 p1      41 t
        pxor xmm5, xmm15                                        ;  1318.0 p1      41 t
        pxor xmm9, [rbp + 5760]                                 ;  1319.0 p2+p1   41 t
        pxor xmm12, xmm10                                       ;  1320.0 p1      41 t
        pxor xmm5, xmm10                                        ;  1321.0 p1      41 t
        pxor xmm9, xmm7                                         ;  1322.0 p1      41 t
        pxor xmm8, xmm7                                         ;  1323.0 p1      41 t
        pxor xmm15, xmm7                                        ;  1324.0 p1      41 t
        movdqa xmm10, [rbp + 6704]                              ;  1276.3 p2      23 t
        pxor xmm10, [r8 + 19696]                                ;  1325.0 p2+p1   23 t
        pxor xmm10, xmm7                                        ;  1327.0 p1      23 t
        pxor xmm10, xmm2                                        ;  1329.0 p1      23 t
        movdqa xmm11, [rbp + 5648]                              ;  1278.3 p2      23 t reload
        pxor xmm2, xmm11                                        ;  1328.0 p1      23 t
        pxor xmm12, xmm14                                       ;  1329.0 p1      41 t
        pxor xmm3, xmm14                                        ;  1330.0 p1      41 t
        pxor xmm6, xmm14                                        ;  1331.0 p1      41 t
        movdqa xmm14, xmm1                                      ;  1289.0 p0      23 t copy
        movdqa xmm13, xmm11                                     ;  1289.3 p0      23 t copy
        pxor xmm0, xmm12                                        ;  1332.0 p1      41 t
        pxor xmm12, [rbp + 5712]                                ;  1333.0 p2+p1   41 t
        pxor xmm9, xmm3                                         ;  1334.0 p1      41 t
        pxor xmm3, xmm0                                         ;  1335.0 p1      41 t
        pxor xmm0, xmm7                                         ;  1336.0 p1      41 t
        pxor xmm3, xmm6                                         ;  1337.0 p1      41 t
        pxor xmm15, xmm3                                        ;  1339.0 p1      41 t
        pxor xmm3, xmm12                                        ;  1339.0 p1      41 t
        pxor xmm12, xmm7                                        ;  1340.0 p1      41 t
        movdqa [rbp + 5712], xmm6                               ;  1333.0 p0+p3   41 t spill
        movdqa xmm6, xmm11                                      ;  1289.3 p0      23 t copy
        movdqa [rbp + 5648], xmm12                              ;  1342.0 p0+p3   41 t spill
        movdqa xmm12, [rbp + 5136]                              ;  1285.3 p2      23 t
        pxor xmm12, [rbp + 5536]                                ;  1341.0 p2+p1   23 t
        movdqa [rbp + 5776], xmm15                              ;  1341.0 p0+p3   41 t spill
        movdqa xmm15, [rbp + 6688]                              ;  1287.3 p2      23 t
        pxor xmm15, [r8 + 19680]                                ;  1342.0 p2+p1   23 t
        pxor xmm15, xmm7                                        ;  1344.0 p1      23 t
        pxor xmm15, xmm10                                       ;  1346.0 p1      23 t
        pxor xmm13, xmm15                                       ;  1348.0 p1      23 t
        por xmm14, xmm13                                        ;  1350.0 p1      23 t
        movdqa [rbp + 5760], xmm5                               ;  1323.0 p0+p3   41 t spill
        movdqa xmm5, [rbp + 5664]                               ;  1290.0 p2      23 t
        pxor xmm5, xmm4                                         ;  1347.0 p1      23 t
        movdqa [rbp + 5664], xmm8                               ;  1325.0 p0+p3   41 t spill
        movdqa xmm8, xmm4                                       ;  1311.0 p0      23 t copy
        pxor xmm8, xmm10                                        ;  1348.0 p1      23 t
        movdqa [rbp + 5744], xmm9                               ;  1336.0 p0+p3   41 t spill
        movdqa xmm9, xmm4                                       ;  1311.0 p0      23 t copy
        por xmm9, [rbp + 5136]                                  ;  1349.0 p2+p1   23 t
        movdqa [rbp + 5792], xmm0                               ;  1338.0 p0+p3   41 t spill
        movdqa xmm0, [rbp + 5520]                               ;  1294.3 p2      23 t
        movdqa [rbp + 5520], xmm3                               ;  1341.0 p0+p3   41 t spill
        movdqa xmm3, [rbp + 5536]                               ;  1295.3 p2      23 t
        pxor xmm3, xmm2                                         ;  1350.0 p1      23 t
        pxor xmm3, xmm14                                        ;  1352.0 p1      23 t
        movdqa xmm7, xmm10                                      ;  1331.0 p0      23 t copy
        pxor xmm7, xmm12                                        ;  1352.0 p1      23 t
        movdqa [rbp + 5536], xmm4                               ;  1311.0 p0+p3   23 t spill
        movdqa xmm4, xmm10                                      ;  1331.0 p0      23 t copy
        movdqa [rbp + 5680], xmm10                              ;  1331.0 p0+p3   23 t spill
        movdqa xmm10, xmm2                                      ;  1330.0 p0      23 t copy
        pxor xmm10, xmm5                                        ;  1353.0 p1      23 t
        movdqa [rbp + 5696], xmm11                              ;  1303.7 p0+p3   23 t spill
        movdqa xmm11, xmm2                                      ;  1330.0 p0      23 t copy
        pxor xmm11, xmm15                                       ;  1354.0 p1      23 t
        pxor xmm0, xmm11                                        ;  1356.0 p1      23 t
        por xmm4, xmm11                                         ;  1356.0 p1      23 t
        movdqa [rbp + 5808], xmm11                              ;  1356.0 p0+p3   23 t spill
        movdqa xmm11, xmm2                                      ;  1330.0 p0      23 t copy
        pand xmm11, xmm12                                       ;  1357.0 p1      23 t
        pxor xmm14, xmm11                                       ;  1359.0 p1      23 t
        pxor xmm1, xmm14                                        ;  1361.0 p1      23 t
        movdqa xmm11, xmm12                                     ;  1343.0 p0      23 t copy
        movdqa [rbp + 5728], xmm12                              ;  1343.0 p0+p3   23 t spill
        movdqa xmm12, [rbp + 6816]                              ;  1304.3 p2      22 t
        pxor xmm12, [r8 + 19808]                                ;  1360.0 p2+p1   22 t
        pxor xmm12, [rel camellia128_encrypt.T0_constants128]   ;  1362.0 p2+p1   22 t
        movdqa [rbp + 5824], xmm12                              ;  1364.0 p0+p3   22 t spill
        movdqa xmm12, xmm15                                     ;  1348.0 p0      23 t copy
        por xmm12, xmm7                                         ;  1362.0 p1      23 t
        pxor xmm4, xmm12                                        ;  1364.0 p1      23 t
        pxor xmm1, xmm12                                        ;  1364.0 p1      23 t
        movdqa xmm12, xmm13                                     ;  1350.0 p0      23 t copy
        pxor xmm12, xmm10                                       ;  1365.0 p1      23 t
        movdqa [rbp + 5840], xmm13                              ;  1350.0 p0+p3   23 t spill
        movdqa xmm13, [rbp + 5136]                              ;  1309.3 p2      23 t
        movdqa [rbp + 5136], xmm13                              ;  1320.3 p0+p3   23 t spill
        movdqa xmm13, xmm5                                      ;  1349.0 p0      23 t copy
        movdqa [rbp + 5856], xmm15                              ;  1348.0 p0+p3   23 t spill
        movdqa xmm15, [rbp + 6752]                              ;  1311.3 p2      22 t
        pxor xmm15, [r8 + 19744]                                ;  1366.0 p2+p1   22 t
        pxor xmm15, [rel camellia128_encrypt.T0_constants128]   ;  1368.0 p2+p1   22 t
        movdqa [rbp + 5872], xmm15                              ;  1370.0 p0+p3   22 t spill
        movdqa xmm15, xmm8                                      ;  1350.0 p0      23 t copy
        pand xmm15, xmm12                                       ;  1368.0 p1      23 t
        pxor xmm3, xmm15                                        ;  1370.0 p1      23 t
        pxor xmm4, xmm3                                         ;  1372.0 p1      23 t
        pxor xmm9, xmm3                                         ;  1372.0 p1      23 t
        movdqa xmm15, xmm8                                      ;  1350.0 p0      23 t copy
        pxor xmm15, xmm0                                        ;  1372.0 p1      23 t
        pxor xmm11, xmm15                                       ;  1374.0 p1      23 t
        pand xmm13, xmm11                                       ;  1376.0 p1      23 t
        pxor xmm1, xmm13                                        ;  1378.0 p1      23 t
        movdqa xmm3, xmm10                                      ;  1355.0 p0      23 t copy
        pand xmm3, xmm15                                        ;  1376.0 p1      23 t
        pxor xmm14, xmm3                                        ;  1378.0 p1      23 t
        movdqa xmm3, xmm7                                       ;  1354.0 p0      23 t copy
        pxor xmm3, xmm0                                         ;  1378.0 p1      23 t
        pand xmm6, xmm3                                         ;  1380.0 p1      23 t
        pxor xmm14, xmm6                                        ;  1382.0 p1      23 t
        pxor xmm9, xmm6                                         ;  1382.0 p1      23 t
        movdqa xmm6, [rbp + 5472]                               ;  1331.0 p2      22 t
        movdqa xmm13, [rbp + 5504]                              ;  1332.0 p2      40 t reload
        pxor xmm6, xmm13                                        ;  1382.0 p1      22 t
        pxor xmm13, [rbp + 5872]                                ;  1383.0 p2+p1   22 t
        movdqa [rbp + 5504], xmm13                              ;  1385.0 p0+p3   22 t spill
        movdqa xmm13, [rbp + 5456]                              ;  1334.0 p2      22 t
        pxor xmm13, [rbp + 5824]                                ;  1384.0 p2+p1   22 t
        movdqa [rbp + 5888], xmm6                               ;  1384.0 p0+p3   22 t spill
        movdqa xmm6, [rbp + 6720]                               ;  1337.0 p2      22 t
        pxor xmm6, [r8 + 19712]                                 ;  1385.0 p2+p1   22 t
        pxor xmm6, [rel camellia128_encrypt.T0_constants128]    ;  1387.0 p2+p1   22 t
        pxor xmm6, xmm13                                        ;  1389.0 p1      22 t
        pxor xmm13, [rbp + 5888]                                ;  1395.0 p2+p1   22 t
        movdqa [rbp + 5904], xmm13                              ;  1397.0 p0+p3   22 t spill
        movdqa xmm13, xmm4                                      ;  1374.0 p0      23 t copy
        pand xmm13, xmm1                                        ;  1389.0 p1      23 t
        pxor xmm9, xmm13                                        ;  1391.0 p1      23 t
        movdqa [rbp + 5920], xmm6                               ;  1391.0 p0+p3   22 t spill
        movdqa xmm6, xmm1                                       ;  1380.0 p0      23 t copy
        pxor xmm6, xmm9                                         ;  1393.0 p1      23 t
        pand xmm9, xmm14                                        ;  1393.0 p1      23 t
        pxor xmm4, xmm9                                         ;  1395.0 p1      23 t
        por xmm13, xmm6                                         ;  1395.0 p1      23 t
        pxor xmm13, xmm4                                        ;  1397.0 p1      23 t
        movdqa xmm9, xmm14                                      ;  1384.0 p0      23 t copy
        pand xmm9, xmm4                                         ;  1397.0 p1      23 t
        pxor xmm1, xmm9                                         ;  1399.0 p1      23 t
        pand xmm3, xmm13                                        ;  1399.0 p1      23 t
        movdqa xmm9, [rbp + 5472]                               ;  1353.0 p2      22 t
        pxor xmm9, [rbp + 5552]                                 ;  1399.0 p2+p1   22 t
        pand xmm4, xmm1                                         ;  1401.0 p1      23 t
        pxor xmm14, xmm4                                        ;  1403.0 p1      23 t
        movdqa xmm4, [rbp + 5920]                               ;  1391.0 p2      22 t
        pxor xmm4, [r8 + 19824]                                 ;  1402.0 p2+p1   22 t
        pxor xmm4, [rbp + 6832]                                 ;  1404.0 p2+p1   22 t
        pxor xmm4, [rel camellia128_encrypt.T0_constants128]    ;  1406.0 p2+p1   22 t
        movdqa [rbp + 5936], xmm4                               ;  1408.0 p0+p3   22 t spill
        movdqa xmm4, [rbp + 5696]                               ;  1359.0 p2      23 t reload
        pand xmm4, xmm13                                        ;  1405.0 p1      23 t
        movdqa [rbp + 5696], xmm9                               ;  1401.0 p0+p3   22 t spill
        movdqa xmm9, [rbp + 5920]                               ;  1391.0 p2      22 t
        pxor xmm9, [rbp + 5696]                                 ;  1412.0 p2+p1   22 t
        movdqa [rbp + 5952], xmm9                               ;  1414.0 p0+p3   22 t spill
        movdqa xmm9, [rbp + 5936]                               ;  1408.0 p2      22 t
        pxor xmm9, [rbp + 5888]                                 ;  1419.0 p2+p1   22 t
        movdqa [rbp + 5968], xmm9                               ;  1421.0 p0+p3   22 t spill
        movdqa xmm9, [rbp + 5680]                               ;  1364.0 p2      23 t reload
        pand xmm9, xmm14                                        ;  1408.0 p1      23 t
        movdqa [rbp + 5680], xmm3                               ;  1401.0 p0+p3   23 t spill
        movdqa xmm3, [rbp + 5808]                               ;  1365.0 p2      23 t reload
        pand xmm3, xmm14                                        ;  1409.0 p1      23 t
        movdqa [rbp + 5808], xmm4                               ;  1407.0 p0+p3   23 t spill
        movdqa xmm4, [rbp + 5680]                               ;  1401.0 p2      23 t
        movdqa [rbp + 5984], xmm9                               ;  1410.0 p0+p3   23 t spill
        movdqa xmm9, [rbp + 5680]                               ;  1401.0 p2      23 t
        pxor xmm9, [rel camellia128_encrypt.T0_constants128]    ;  1412.0 p2+p1   23 t
        movdqa [rbp + 5680], xmm9                               ;  1414.0 p0+p3   23 t spill
        movdqa xmm9, xmm13                                      ;  1399.0 p0      23 t copy
        por xmm9, xmm1                                          ;  1411.0 p1      23 t
        pxor xmm6, xmm9                                         ;  1413.0 p1      23 t
        pand xmm2, xmm6                                         ;  1415.0 p1      23 t
        movdqa xmm9, [rbp + 5536]                               ;  1369.0 p2      23 t reload
        pand xmm9, xmm1                                         ;  1414.0 p1      23 t
        movdqa [rbp + 5536], xmm10                              ;  1373.0 p0+p3   23 t spill
        movdqa xmm10, [rbp + 5136]                              ;  1370.3 p2      23 t reload
        pand xmm10, xmm1                                        ;  1415.0 p1      23 t
        movdqa [rbp + 5136], xmm10                              ;  1417.0 p0+p3   23 t spill
        movdqa xmm10, xmm13                                     ;  1399.0 p0      23 t copy
        pxor xmm10, xmm1                                        ;  1416.0 p1      23 t
        pxor xmm1, xmm14                                        ;  1417.0 p1      23 t
        pxor xmm14, xmm6                                        ;  1418.0 p1      23 t
        pand xmm5, xmm10                                        ;  1419.0 p1      23 t
        pand xmm11, xmm10                                       ;  1420.0 p1      23 t
        pxor xmm10, xmm6                                        ;  1421.0 p1      23 t
        movdqa [rbp + 6000], xmm1                               ;  1419.0 p0+p3   23 t spill
        movdqa xmm1, [rbp + 5728]                               ;  1374.7 p2      23 t reload
        pand xmm1, xmm6                                         ;  1422.0 p1      23 t
        movdqa xmm6, [rbp + 6000]                               ;  1419.0 p2      23 t reload
        pand xmm12, xmm6                                        ;  1430.0 p1      23 t
        pand xmm8, xmm6                                         ;  1430.0 p1      23 t
        pand xmm15, xmm10                                       ;  1425.0 p1      23 t
        pxor xmm3, xmm5                                         ;  1426.0 p1      23 t
        movdqa xmm6, [rbp + 5536]                               ;  1377.0 p2      23 t reload
        pand xmm6, xmm10                                        ;  1427.0 p1      23 t
        pxor xmm13, xmm14                                       ;  1428.0 p1      23 t
        pand xmm7, xmm14                                        ;  1429.0 p1      23 t
        movdqa xmm10, [rbp + 5856]                              ;  1378.3 p2      23 t reload
        pand xmm10, xmm14                                       ;  1430.0 p1      23 t
        pxor xmm5, xmm10                                        ;  1432.0 p1      23 t
        pxor xmm4, xmm7                                         ;  1432.0 p1      23 t
        movdqa xmm14, [rbp + 5504]                              ;  1385.0 p2      22 t
        movdqa xmm7, [rbp + 5904]                               ;  1397.0 p2      22 t reload
        pxor xmm14, xmm7                                        ;  1433.0 p1      22 t
        pxor xmm11, xmm15                                       ;  1434.0 p1      23 t
        pxor xmm1, xmm15                                        ;  1435.0 p1      23 t
        pxor xmm2, xmm3                                         ;  1436.0 p1      23 t
        pand xmm0, xmm13                                        ;  1437.0 p1      23 t
        movdqa xmm15, [rbp + 5840]                              ;  1384.0 p2      23 t reload
        pand xmm15, xmm13                                       ;  1438.0 p1      23 t
        pxor xmm2, xmm12                                        ;  1439.0 p1      23 t
        pxor xmm12, xmm15                                       ;  1440.0 p1      23 t
        movdqa xmm15, [rbp + 5936]                              ;  1408.0 p2      22 t
        pxor xmm15, xmm7                                        ;  1441.0 p1      22 t
        pxor xmm12, xmm5                                        ;  1442.0 p1      23 t
        movdqa xmm10, [rbp + 5808]                              ;  1407.0 p2      23 t reload
        pxor xmm10, xmm5                                        ;  1443.0 p1      23 t
        pxor xmm4, xmm11                                        ;  1444.0 p1      23 t
        movdqa xmm5, [rbp + 5984]                               ;  1410.0 p2      23 t reload
        pxor xmm5, xmm11                                        ;  1445.0 p1      23 t
        movdqa xmm11, [rbp + 5680]                              ;  1414.0 p2      23 t reload
        pxor xmm11, xmm0                                        ;  1446.0 p1      23 t
        pxor xmm8, xmm1                                         ;  1447.0 p1      23 t
        pxor xmm11, xmm1                                        ;  1448.0 p1      23 t
        movdqa xmm0, [rbp + 5936]                               ;  1408.0 p2      22 t
        movdqa xmm1, [rbp + 5952]                               ;  1414.0 p2      22 t reload
        por xmm0, xmm1                                          ;  1449.0 p1      22 t
        pxor xmm9, xmm2                                         ;  1450.0 p1      23 t
        movdqa xmm13, [rel camellia128_encrypt.T0_constants128] ;  1397.0 p2      41 t reload
        pxor xmm2, xmm13                                        ;  1451.0 p1      23 t
        pxor xmm3, xmm12                                        ;  1452.0 p1      23 t
        movdqa [rbp + 5680], xmm2                               ;  1453.0 p0+p3   23 t spill
        movdqa xmm2, [rbp + 5136]                               ;  1417.0 p2      23 t reload
        pxor xmm2, xmm12                                        ;  1453.0 p1      23 t
        pxor xmm3, xmm4                                         ;  1454.0 p1      23 t
        movdqa xmm12, xmm7                                      ;  1408.0 p0      22 t copy
        pand xmm12, [rbp + 5696]                                ;  1455.0 p2+p1   22 t
        pxor xmm4, xmm13                                        ;  1456.0 p1      23 t
        pxor xmm2, xmm9                                         ;  1457.0 p1      23 t
        pxor xmm5, xmm9                                         ;  1458.0 p1      23 t
        pxor xmm8, xmm9                                         ;  1459.0 p1      23 t
        movdqa xmm9, xmm7                                       ;  1408.0 p0      22 t copy
        pxor xmm9, [rbp + 5552]                                 ;  1460.0 p2+p1   22 t
        pxor xmm6, xmm2                                         ;  1461.0 p1      23 t
        pxor xmm10, xmm2                                        ;  1462.0 p1      23 t
        movdqa xmm2, [rbp + 5920]                               ;  1403.7 p2      22 t
        pxor xmm2, [rbp + 5872]                                 ;  1463.0 p2+p1   22 t
        pxor xmm11, xmm5                                        ;  1464.0 p1      23 t
        pxor xmm5, xmm10                                        ;  1465.0 p1      23 t
        pxor xmm10, xmm13                                       ;  1466.0 p1      23 t
        pxor xmm5, xmm8                                         ;  1467.0 p1      23 t
        pxor xmm4, xmm5                                         ;  1469.0 p1      23 t
        pxor xmm5, xmm6                                         ;  1469.0 p1      23 t
        pxor xmm6, xmm13                                        ;  1470.0 p1      23 t
        movdqa [rbp + 5552], xmm8                               ;  1461.0 p0+p3   23 t spill
        movdqa xmm8, xmm1                                       ;  1425.0 p0      22 t copy
        movdqa [rbp + 5952], xmm6                               ;  1472.0 p0+p3   23 t spill
        movdqa xmm6, [rbp + 5968]                               ;  1421.0 p2      22 t
        pxor xmm6, xmm14                                        ;  1471.0 p1      22 t
        movdqa [rbp + 5904], xmm4                               ;  1471.0 p0+p3   23 t spill
        movdqa xmm4, [rbp + 5456]                               ;  1414.0 p2      22 t
        pxor xmm4, xmm15                                        ;  1472.0 p1      22 t
        pxor xmm8, xmm4                                         ;  1474.0 p1      22 t
        movdqa [rbp + 5456], xmm3                               ;  1456.0 p0+p3   23 t spill
        movdqa xmm3, xmm14                                      ;  1435.0 p0      22 t copy
        movdqa [rbp + 5136], xmm11                              ;  1466.0 p0+p3   23 t spill
        movdqa xmm11, xmm15                                     ;  1443.0 p0      22 t copy
        por xmm11, [rbp + 5920]                                 ;  1474.0 p2+p1   22 t
        pxor xmm11, xmm0                                        ;  1476.0 p1      22 t
        pxor xmm0, [rbp + 5824]                                 ;  1476.0 p2+p1   22 t
        movdqa [rbp + 5984], xmm10                              ;  1468.0 p0+p3   23 t spill
        movdqa xmm10, [rbp + 5968]                              ;  1424.7 p2      22 t
        por xmm10, [rbp + 5824]                                 ;  1477.0 p2+p1   22 t
        pxor xmm12, xmm10                                       ;  1479.0 p1      22 t
        pxor xmm9, xmm10                                        ;  1479.0 p1      22 t
        movdqa xmm10, [rbp + 5696]                              ;  1426.7 p2      22 t
        pxor xmm0, xmm12                                        ;  1481.0 p1      22 t
        movdqa [rbp + 5824], xmm5                               ;  1471.0 p0+p3   23 t spill
        movdqa xmm5, [rbp + 5504]                               ;  1427.7 p2      22 t
        movdqa xmm13, [rbp + 5888]                              ;  1428.7 p2      22 t
        pand xmm13, xmm8                                        ;  1481.0 p1      22 t
        pxor xmm12, xmm13                                       ;  1483.0 p1      22 t
        movdqa [rbp + 5808], xmm14                              ;  1435.0 p0+p3   22 t spill
        movdqa xmm14, [rbp + 5872]                              ;  1429.7 p2      22 t
        por xmm14, [rbp + 5472]                                 ;  1483.0 p2+p1   22 t
        pxor xmm13, xmm14                                       ;  1485.0 p1      22 t
        movdqa xmm14, [rbp + 5504]                              ;  1431.7 p2      22 t
        movdqa [rbp + 5504], xmm1                               ;  1431.3 p0+p3   22 t spill
        movdqa xmm1, [rbp + 5888]                               ;  1432.7 p2      22 t
        movdqa [rbp + 5888], xmm15                              ;  1443.0 p0+p3   22 t spill
        movdqa xmm15, [rbp + 5920]                              ;  1433.7 p2      22 t
        movdqa [rbp + 5920], xmm15                              ;  1444.7 p0+p3   22 t spill
        movdqa xmm15, xmm2                                      ;  1465.0 p0      22 t copy
        pand xmm15, xmm6                                        ;  1485.0 p1      22 t
        pxor xmm9, xmm15                                        ;  1487.0 p1      22 t
        pxor xmm11, xmm9                                        ;  1489.0 p1      22 t
        pxor xmm13, xmm9                                        ;  1489.0 p1      22 t
        movdqa xmm15, xmm2                                      ;  1465.0 p0      22 t copy
        pxor xmm15, xmm4                                        ;  1489.0 p1      22 t
        pxor xmm10, xmm15                                       ;  1491.0 p1      22 t
        pand xmm3, xmm15                                        ;  1491.0 p1      22 t
        pxor xmm12, xmm3                                        ;  1493.0 p1      22 t
        pand xmm5, xmm10                                        ;  1493.0 p1      22 t
        pxor xmm0, xmm5                                         ;  1495.0 p1      22 t
        movdqa xmm3, [rbp + 5696]                               ;  1438.0 p2      22 t
        movdqa xmm5, [rbp + 5936]                               ;  1439.0 p2      22 t
        movdqa xmm9, [rbp + 5968]                               ;  1440.0 p2      22 t
        movdqa [rbp + 5968], xmm9                               ;  1451.0 p0+p3   22 t spill
        movdqa xmm9, [rbp + 5872]                               ;  1441.0 p2      22 t
        movdqa [rbp + 5872], xmm9                               ;  1452.0 p0+p3   22 t spill
        movdqa xmm9, [rbp + 6944]                               ;  1442.0 p2      21 t
        pxor xmm9, [r8 + 19936]                                 ;  1495.0 p2+p1   21 t
        pxor xmm9, [rel camellia128_encrypt.T0_constants128]    ;  1497.0 p2+p1   21 t
        movdqa [rbp + 5936], xmm9                               ;  1499.0 p0+p3   21 t spill
        movdqa xmm9, [rbp + 5472]                               ;  1445.0 p2      22 t
        movdqa [rbp + 5472], xmm9                               ;  1456.0 p0+p3   22 t spill
        movdqa xmm9, [rbp + 6880]                               ;  1446.0 p2      21 t
        pxor xmm9, [r8 + 19872]                                 ;  1497.0 p2+p1   21 t
        pxor xmm9, [rel camellia128_encrypt.T0_constants128]    ;  1499.0 p2+p1   21 t
        movdqa [rbp + 5696], xmm9                               ;  1501.0 p0+p3   21 t spill
        movdqa xmm9, [rbp + 5376]                               ;  1449.0 p2      21 t
        pxor xmm9, [rbp + 5488]                                 ;  1499.0 p2+p1   21 t
        movdqa [rbp + 5840], xmm9                               ;  1501.0 p0+p3   21 t spill
        movdqa xmm9, [rbp + 5360]                               ;  1452.0 p2      21 t
        pxor xmm9, [rbp + 5936]                                 ;  1510.0 p2+p1   21 t
        movdqa [rbp + 5856], xmm9                               ;  1512.0 p0+p3   21 t spill
        movdqa xmm9, xmm11                                      ;  1491.0 p0      22 t copy
        pand xmm9, xmm0                                         ;  1501.0 p1      22 t
        pxor xmm13, xmm9                                        ;  1503.0 p1      22 t
        movdqa [rbp + 5536], xmm2                               ;  1465.0 p0+p3   22 t spill
        movdqa xmm2, [rbp + 5856]                               ;  1512.0 p2      21 t
        pxor xmm2, [r8 + 19840]                                 ;  1523.0 p2+p1   21 t
        pxor xmm2, [rbp + 6848]                                 ;  1525.0 p2+p1   21 t
        pxor xmm2, [rel camellia128_encrypt.T0_constants128]    ;  1527.0 p2+p1   21 t
        movdqa [rbp + 6000], xmm2                               ;  1529.0 p0+p3   21 t spill
        movdqa xmm2, xmm0                                       ;  1497.0 p0      22 t copy
        pxor xmm2, xmm13                                        ;  1506.0 p1      22 t
        pand xmm13, xmm12                                       ;  1507.0 p1      22 t
        pxor xmm11, xmm13                                       ;  1509.0 p1      22 t
        por xmm9, xmm2                                          ;  1509.0 p1      22 t
        pxor xmm9, xmm11                                        ;  1511.0 p1      22 t
        movdqa xmm13, xmm12                                     ;  1495.0 p0      22 t copy
        pand xmm13, xmm11                                       ;  1511.0 p1      22 t
        pxor xmm0, xmm13                                        ;  1513.0 p1      22 t
        pand xmm8, xmm9                                         ;  1513.0 p1      22 t
        pand xmm1, xmm9                                         ;  1514.0 p1      22 t
        pand xmm11, xmm0                                        ;  1515.0 p1      22 t
        pxor xmm12, xmm11                                       ;  1517.0 p1      22 t
        movdqa xmm11, [rbp + 5376]                              ;  1472.7 p2      21 t
        movdqa xmm13, [rbp + 5584]                              ;  1473.7 p2      40 t reload
        pxor xmm11, xmm13                                       ;  1517.0 p1      21 t
        movdqa [rbp + 5584], xmm11                              ;  1519.0 p0+p3   21 t spill
        movdqa xmm11, [rbp + 6000]                              ;  1529.0 p2      21 t
        pxor xmm11, [r8 + 19952]                                ;  1540.0 p2+p1   21 t
        pxor xmm11, [rbp + 6960]                                ;  1542.0 p2+p1   21 t
        pxor xmm11, [rel camellia128_encrypt.T0_constants128]   ;  1544.0 p2+p1   21 t
        movdqa [rbp + 5728], xmm11                              ;  1546.0 p0+p3   21 t spill
        movdqa xmm11, [rbp + 5696]                              ;  1501.0 p2      21 t
        pxor xmm11, [rbp + 5488]                                ;  1521.0 p2+p1   21 t
        movdqa [rbp + 5488], xmm11                              ;  1523.0 p0+p3   21 t spill
        movdqa xmm11, [rbp + 5920]                              ;  1480.7 p2      22 t reload
        pand xmm11, xmm12                                       ;  1522.0 p1      22 t
        movdqa [rbp + 5920], xmm13                              ;  1484.7 p0+p3   21 t spill
        movdqa xmm13, [rbp + 5888]                              ;  1481.7 p2      22 t reload
        pand xmm13, xmm12                                       ;  1523.0 p1      22 t
        movdqa [rbp + 5888], xmm8                               ;  1515.0 p0+p3   22 t spill
        movdqa xmm8, [rbp + 5856]                               ;  1512.0 p2      21 t
        pxor xmm8, [rbp + 5840]                                 ;  1524.0 p2+p1   21 t
        movdqa [rbp + 5856], xmm8                               ;  1526.0 p0+p3   21 t spill
        movdqa xmm8, [rbp + 5888]                               ;  1515.0 p2      22 t
        movdqa [rbp + 6016], xmm1                               ;  1516.0 p0+p3   22 t spill
        movdqa xmm1, [rbp + 5920]                               ;  1485.7 p2      21 t reload
        pxor xmm1, [rbp + 5856]                                 ;  1537.0 p2+p1   21 t
        movdqa [rbp + 5920], xmm1                               ;  1539.0 p0+p3   21 t spill
        movdqa xmm1, xmm9                                       ;  1513.0 p0      22 t copy
        por xmm1, xmm0                                          ;  1526.0 p1      22 t
        pxor xmm2, xmm1                                         ;  1528.0 p1      22 t
        movdqa xmm1, [rbp + 5872]                               ;  1487.7 p2      22 t reload
        pand xmm1, xmm0                                         ;  1528.0 p1      22 t
        pand xmm7, xmm2                                         ;  1530.0 p1      22 t
        pand xmm3, xmm2                                         ;  1530.0 p1      22 t
        movdqa [rbp + 5872], xmm11                              ;  1524.0 p0+p3   22 t spill
        movdqa xmm11, [rbp + 5472]                              ;  1489.3 p2      22 t reload
        pand xmm11, xmm0                                        ;  1531.0 p1      22 t
        movdqa [rbp + 5472], xmm11                              ;  1533.0 p0+p3   22 t spill
        movdqa xmm11, xmm9                                      ;  1513.0 p0      22 t copy
        pxor xmm11, xmm0                                        ;  1532.0 p1      22 t
        pxor xmm0, xmm12                                        ;  1533.0 p1      22 t
        pxor xmm12, xmm2                                        ;  1534.0 p1      22 t
        pand xmm14, xmm11                                       ;  1535.0 p1      22 t
        pand xmm10, xmm11                                       ;  1536.0 p1      22 t
        pxor xmm2, xmm11                                        ;  1537.0 p1      22 t
        pand xmm6, xmm0                                         ;  1538.0 p1      22 t
        movdqa xmm11, [rbp + 5536]                              ;  1495.0 p2      22 t reload
        pand xmm11, xmm0                                        ;  1539.0 p1      22 t
        pand xmm15, xmm2                                        ;  1540.0 p1      22 t
        pxor xmm13, xmm14                                       ;  1541.0 p1      22 t
        movdqa xmm0, [rbp + 5808]                               ;  1497.7 p2      22 t reload
        pand xmm0, xmm2                                         ;  1542.0 p1      22 t
        pxor xmm10, xmm15                                       ;  1543.0 p1      22 t
        pxor xmm3, xmm15                                        ;  1544.0 p1      22 t
        pand xmm5, xmm12                                        ;  1545.0 p1      22 t
        pxor xmm14, xmm5                                        ;  1547.0 p1      22 t
        pxor xmm9, xmm12                                        ;  1547.0 p1      22 t
        movdqa xmm15, [rbp + 5504]                              ;  1500.0 p2      22 t reload
        pand xmm15, xmm12                                       ;  1548.0 p1      22 t
        movdqa xmm2, [rbp + 5584]                               ;  1519.0 p2      21 t
        pxor xmm8, xmm15                                        ;  1550.0 p1      22 t
        movdqa xmm15, [rbp + 6000]                              ;  1529.0 p2      21 t reload
        pxor xmm2, xmm15                                        ;  1550.0 p1      21 t
        pxor xmm7, xmm6                                         ;  1551.0 p1      22 t
        pxor xmm7, xmm13                                        ;  1553.0 p1      22 t
        pxor xmm8, xmm10                                        ;  1553.0 p1      22 t
        movdqa xmm5, [rbp + 5872]                               ;  1524.0 p2      22 t reload
        pxor xmm5, xmm10                                        ;  1554.0 p1      22 t
        pand xmm4, xmm9                                         ;  1555.0 p1      22 t
        movdqa xmm10, [rbp + 5968]                              ;  1504.0 p2      22 t reload
        pand xmm10, xmm9                                        ;  1556.0 p1      22 t
        pxor xmm6, xmm10                                        ;  1558.0 p1      22 t
        movdqa xmm9, [rbp + 5728]                               ;  1546.0 p2      21 t
        movdqa xmm10, [rbp + 5840]                              ;  1506.0 p2      21 t reload
        pxor xmm9, xmm10                                        ;  1558.0 p1      21 t
        pxor xmm11, xmm3                                        ;  1559.0 p1      22 t
        pxor xmm6, xmm14                                        ;  1560.0 p1      22 t
        movdqa xmm12, [rbp + 6016]                              ;  1516.0 p2      22 t reload
        pxor xmm12, xmm14                                       ;  1561.0 p1      22 t
        pxor xmm3, xmm4                                         ;  1562.0 p1      22 t
        pxor xmm3, [rbp + 5888]                                 ;  1564.0 p2+p1   22 t
        movdqa xmm14, [rel camellia128_encrypt.T0_constants128] ;  1513.0 p2      41 t reload
        pxor xmm3, xmm14                                        ;  1566.0 p1      22 t
        pxor xmm1, xmm7                                         ;  1565.0 p1      22 t
        movdqa xmm4, xmm10                                      ;  1517.0 p0      21 t copy
        pxor xmm13, xmm8                                        ;  1566.0 p1      22 t
        pxor xmm7, xmm14                                        ;  1567.0 p1      22 t
        pxor xmm8, xmm14                                        ;  1568.0 p1      22 t
        pxor xmm13, xmm6                                        ;  1569.0 p1      22 t
        movdqa [rbp + 5840], xmm13                              ;  1571.0 p0+p3   22 t spill
        movdqa xmm13, [rbp + 5472]                              ;  1533.0 p2      22 t reload
        pxor xmm13, xmm6                                        ;  1570.0 p1      22 t
        pxor xmm13, xmm1                                        ;  1572.0 p1      22 t
        pxor xmm5, xmm1                                         ;  1572.0 p1      22 t
        pxor xmm11, xmm1                                        ;  1573.0 p1      22 t
        pxor xmm0, xmm13                                        ;  1574.0 p1      22 t
        pxor xmm12, xmm13                                       ;  1575.0 p1      22 t
        movdqa xmm1, [rbp + 5488]                               ;  1530.7 p2      21 t
        movdqa xmm6, [rbp + 5856]                               ;  1531.7 p2      21 t reload
        pxor xmm1, xmm6                                         ;  1576.0 p1      21 t
        pxor xmm3, xmm5                                         ;  1577.0 p1      22 t
        movdqa xmm13, xmm15                                     ;  1540.0 p0      21 t copy
        pxor xmm13, [rbp + 5696]                                ;  1578.0 p2+p1   21 t
        pxor xmm5, xmm12                                        ;  1579.0 p1      22 t
        pxor xmm12, xmm14                                       ;  1580.0 p1      22 t
        pxor xmm5, xmm11                                        ;  1581.0 p1      22 t
        pxor xmm8, xmm5                                         ;  1583.0 p1      22 t
        pxor xmm5, xmm0                                         ;  1583.0 p1      22 t
        pxor xmm0, xmm14                                        ;  1584.0 p1      22 t
        movdqa [rbp + 5472], xmm5                               ;  1585.0 p0+p3   22 t spill
        movdqa xmm5, xmm15                                      ;  1540.0 p0      21 t copy
        movdqa [rbp + 6000], xmm11                              ;  1575.0 p0+p3   22 t spill
        movdqa xmm11, xmm6                                      ;  1542.7 p0      21 t copy
        pxor xmm11, [rbp + 5728]                                ;  1585.0 p2+p1   21 t
        por xmm5, xmm11                                         ;  1587.0 p1      21 t
        movdqa [rbp + 5888], xmm0                               ;  1586.0 p0+p3   22 t spill
        movdqa xmm0, xmm6                                       ;  1547.0 p0      21 t copy
        pand xmm0, [rbp + 5584]                                 ;  1587.0 p2+p1   21 t
        movdqa [rbp + 5856], xmm8                               ;  1585.0 p0+p3   22 t spill
        movdqa xmm8, xmm2                                       ;  1552.0 p0      21 t copy
        por xmm8, [rbp + 5728]                                  ;  1588.0 p2+p1   21 t
        pxor xmm5, xmm8                                         ;  1590.0 p1      21 t
        pxor xmm8, [rbp + 5936]                                 ;  1590.0 p2+p1   21 t
        movdqa [rbp + 6016], xmm7                               ;  1569.0 p0+p3   22 t spill
        movdqa xmm7, xmm2                                       ;  1552.0 p0      21 t copy
        movdqa [rbp + 5968], xmm3                               ;  1579.0 p0+p3   22 t spill
        movdqa xmm3, xmm9                                       ;  1560.0 p0      21 t copy
        pxor xmm3, xmm1                                         ;  1591.0 p1      21 t
        movdqa [rbp + 5872], xmm12                              ;  1582.0 p0+p3   22 t spill
        movdqa xmm12, xmm9                                      ;  1560.0 p0      21 t copy
        por xmm12, [rbp + 5936]                                 ;  1592.0 p2+p1   21 t
        pxor xmm0, xmm12                                        ;  1594.0 p1      21 t
        movdqa xmm14, [rbp + 5920]                              ;  1554.7 p2      21 t reload
        pxor xmm14, xmm12                                       ;  1594.0 p1      21 t
        pxor xmm8, xmm0                                         ;  1596.0 p1      21 t
        movdqa xmm12, xmm1                                      ;  1578.0 p0      21 t copy
        movdqa [rbp + 5920], xmm1                               ;  1578.0 p0+p3   21 t spill
        movdqa xmm1, [rbp + 5360]                               ;  1556.7 p2      21 t
        pxor xmm1, xmm11                                        ;  1596.0 p1      21 t
        pxor xmm7, xmm1                                         ;  1598.0 p1      21 t
        pand xmm4, xmm7                                         ;  1600.0 p1      21 t
        pxor xmm0, xmm4                                         ;  1602.0 p1      21 t
        movdqa [rbp + 5360], xmm9                               ;  1560.0 p0+p3   21 t spill
        movdqa xmm9, [rbp + 5584]                               ;  1559.0 p2      21 t
        movdqa [rbp + 5936], xmm2                               ;  1560.3 p0+p3   21 t spill
        movdqa xmm2, xmm13                                      ;  1580.0 p0      21 t copy
        pand xmm2, xmm3                                         ;  1600.0 p1      21 t
        pxor xmm14, xmm2                                        ;  1602.0 p1      21 t
        pxor xmm5, xmm14                                        ;  1604.0 p1      21 t
        pxor xmm4, xmm14                                        ;  1604.0 p1      21 t
        movdqa xmm14, xmm13                                     ;  1580.0 p0      21 t copy
        pxor xmm14, xmm1                                        ;  1604.0 p1      21 t
        pxor xmm9, xmm14                                        ;  1606.0 p1      21 t
        pand xmm12, xmm14                                       ;  1606.0 p1      21 t
        pxor xmm0, xmm12                                        ;  1608.0 p1      21 t
        movdqa xmm2, [rbp + 5488]                               ;  1563.3 p2      21 t
        pand xmm2, xmm9                                         ;  1608.0 p1      21 t
        pxor xmm8, xmm2                                         ;  1610.0 p1      21 t
        movdqa xmm2, [rbp + 5696]                               ;  1564.3 p2      21 t
        movdqa xmm12, [rbp + 5376]                              ;  1565.3 p2      40 t reload
        por xmm2, xmm12                                         ;  1610.0 p1      21 t
        pxor xmm4, xmm2                                         ;  1612.0 p1      21 t
        movdqa xmm2, [rbp + 5488]                               ;  1566.3 p2      21 t
        movdqa [rbp + 5488], xmm12                              ;  1576.3 p0+p3   21 t spill
        movdqa xmm12, [rbp + 5584]                              ;  1567.3 p2      21 t
        movdqa [rbp + 5584], xmm13                              ;  1580.0 p0+p3   21 t spill
        movdqa xmm13, [rbp + 5728]                              ;  1568.3 p2      21 t
        movdqa [rbp + 5728], xmm3                               ;  1593.0 p0+p3   21 t spill
        movdqa xmm3, [rbp + 5696]                               ;  1569.3 p2      21 t
        movdqa [rbp + 5696], xmm3                               ;  1580.3 p0+p3   21 t spill
        movdqa xmm3, xmm5                                       ;  1606.0 p0      21 t copy
        pand xmm3, xmm8                                         ;  1613.0 p1      21 t
        pxor xmm4, xmm3                                         ;  1615.0 p1      21 t
        movdqa [rbp + 5376], xmm1                               ;  1598.0 p0+p3   21 t spill
        movdqa xmm1, [rbp + 7056]                               ;  1571.3 p2      23 t
        pxor xmm1, [r8 + 20048]                                 ;  1614.0 p2+p1   23 t
        pxor xmm1, [rel camellia128_encrypt.T0_constants128]    ;  1616.0 p2+p1   23 t
        movdqa [rbp + 5504], xmm1                               ;  1618.0 p0+p3   23 t spill
        movdqa xmm1, [rbp + 6992]                               ;  1574.3 p2      23 t
        pxor xmm1, [r8 + 19984]                                 ;  1616.0 p2+p1   23 t
        pxor xmm1, [rel camellia128_encrypt.T0_constants128]    ;  1618.0 p2+p1   23 t
        movdqa [rbp + 5808], xmm1                               ;  1620.0 p0+p3   23 t spill
        movdqa xmm1, xmm8                                       ;  1612.0 p0      21 t copy
        pxor xmm1, xmm4                                         ;  1619.0 p1      21 t
        pand xmm4, xmm0                                         ;  1619.0 p1      21 t
        pxor xmm5, xmm4                                         ;  1621.0 p1      21 t
        por xmm3, xmm1                                          ;  1621.0 p1      21 t
        pxor xmm3, xmm5                                         ;  1623.0 p1      21 t
        movdqa xmm4, xmm0                                       ;  1610.0 p0      21 t copy
        pand xmm4, xmm5                                         ;  1623.0 p1      21 t
        pxor xmm8, xmm4                                         ;  1625.0 p1      21 t
        pand xmm7, xmm3                                         ;  1625.0 p1      21 t
        pand xmm10, xmm3                                        ;  1626.0 p1      21 t
        movdqa xmm4, [rbp + 4416]                               ;  1579.7 p2      23 t
        pxor xmm4, [rbp + 5600]                                 ;  1627.0 p2+p1   23 t
        pand xmm5, xmm8                                         ;  1628.0 p1      21 t
        pxor xmm0, xmm5                                         ;  1630.0 p1      21 t
        pand xmm15, xmm0                                        ;  1632.0 p1      21 t
        pand xmm11, xmm0                                        ;  1632.0 p1      21 t
        movdqa xmm5, [rbp + 5568]                               ;  1582.0 p2      23 t
        pxor xmm5, [rbp + 5504]                                 ;  1632.0 p2+p1   23 t
        movdqa [rbp + 5536], xmm4                               ;  1629.0 p0+p3   23 t spill
        movdqa xmm4, [rbp + 7088]                               ;  1584.0 p2      23 t
        pxor xmm4, [r8 + 20080]                                 ;  1633.0 p2+p1   23 t
        pxor xmm4, [rel camellia128_encrypt.T0_constants128]    ;  1635.0 p2+p1   23 t
        pxor xmm4, xmm5                                         ;  1637.0 p1      23 t
        pxor xmm5, [rbp + 5536]                                 ;  1640.0 p2+p1   23 t
        movdqa [rbp + 6032], xmm5                               ;  1642.0 p0+p3   23 t spill
        movdqa xmm5, [rbp + 4416]                               ;  1588.3 p2      23 t
        pxor xmm5, [rbp + 5632]                                 ;  1637.0 p2+p1   23 t
        movdqa [rbp + 6048], xmm5                               ;  1639.0 p0+p3   23 t spill
        movdqa xmm5, [rbp + 7072]                               ;  1590.3 p2      23 t
        pxor xmm5, [r8 + 20064]                                 ;  1638.0 p2+p1   23 t
        pxor xmm5, [rel camellia128_encrypt.T0_constants128]    ;  1640.0 p2+p1   23 t
        pxor xmm5, xmm4                                         ;  1642.0 p1      23 t
        movdqa [rbp + 6064], xmm5                               ;  1644.0 p0+p3   23 t spill
        movdqa xmm5, [rbp + 5808]                               ;  1620.0 p2      23 t
        pxor xmm5, [rbp + 5600]                                 ;  1641.0 p2+p1   23 t
        movdqa [rbp + 5600], xmm5                               ;  1643.0 p0+p3   23 t spill
        movdqa xmm5, xmm3                                       ;  1625.0 p0      21 t copy
        por xmm5, xmm8                                          ;  1642.0 p1      21 t
        pxor xmm1, xmm5                                         ;  1644.0 p1      21 t
        movdqa xmm5, [rbp + 5696]                               ;  1595.3 p2      21 t reload
        pand xmm5, xmm8                                         ;  1644.0 p1      21 t
        pand xmm6, xmm1                                         ;  1646.0 p1      21 t
        pand xmm12, xmm1                                        ;  1646.0 p1      21 t
        movdqa [rbp + 5696], xmm4                               ;  1639.0 p0+p3   23 t spill
        movdqa xmm4, [rbp + 5488]                               ;  1597.3 p2      21 t reload
        pand xmm4, xmm8                                         ;  1647.0 p1      21 t
        movdqa [rbp + 5488], xmm7                               ;  1627.0 p0+p3   21 t spill
        movdqa xmm7, xmm3                                       ;  1625.0 p0      21 t copy
        pxor xmm7, xmm8                                         ;  1648.0 p1      21 t
        pxor xmm8, xmm0                                         ;  1649.0 p1      21 t
        pxor xmm0, xmm1                                         ;  1650.0 p1      21 t
        pand xmm2, xmm7                                         ;  1651.0 p1      21 t
        pand xmm9, xmm7                                         ;  1652.0 p1      21 t
        pxor xmm1, xmm7                                         ;  1653.0 p1      21 t
        pand xmm14, xmm1                                        ;  1655.0 p1      21 t
        pxor xmm11, xmm2                                        ;  1655.0 p1      21 t
        movdqa xmm7, [rbp + 5920]                               ;  1604.3 p2      21 t reload
        pand xmm7, xmm1                                         ;  1656.0 p1      21 t
        pxor xmm9, xmm14                                        ;  1657.0 p1      21 t
        pxor xmm12, xmm14                                       ;  1658.0 p1      21 t
        pand xmm13, xmm0                                        ;  1659.0 p1      21 t
        pxor xmm2, xmm13                                        ;  1661.0 p1      21 t
        movdqa xmm14, [rbp + 5488]                              ;  1627.0 p2      21 t
        pxor xmm3, xmm0                                         ;  1661.0 p1      21 t
        movdqa xmm1, [rbp + 5936]                               ;  1607.3 p2      21 t reload
        pand xmm1, xmm0                                         ;  1662.0 p1      21 t
        pxor xmm14, xmm1                                        ;  1664.0 p1      21 t
        movdqa xmm0, [rbp + 6048]                               ;  1639.0 p2      23 t
        movdqa xmm1, [rbp + 5696]                               ;  1639.0 p2      23 t reload
        pxor xmm0, xmm1                                         ;  1664.0 p1      23 t
        pxor xmm6, xmm11                                        ;  1665.0 p1      21 t
        movdqa xmm13, [rbp + 5728]                              ;  1610.3 p2      21 t reload
        pand xmm13, xmm8                                        ;  1666.0 p1      21 t
        movdqa xmm1, [rbp + 5584]                               ;  1612.0 p2      21 t reload
        pand xmm1, xmm8                                         ;  1667.0 p1      21 t
        pxor xmm14, xmm9                                        ;  1668.0 p1      21 t
        pxor xmm15, xmm9                                        ;  1669.0 p1      21 t
        pxor xmm10, xmm2                                        ;  1670.0 p1      21 t
        pxor xmm2, xmm13                                        ;  1671.0 p1      21 t
        pxor xmm6, xmm13                                        ;  1672.0 p1      21 t
        movdqa xmm8, [rbp + 6064]                               ;  1644.0 p2      23 t
        movdqa xmm9, [rbp + 5536]                               ;  1629.0 p2      23 t reload
        pxor xmm8, xmm9                                         ;  1673.0 p1      23 t
        pxor xmm1, xmm12                                        ;  1674.0 p1      21 t
        pxor xmm12, [rbp + 5488]                                ;  1675.0 p2+p1   21 t
        movdqa xmm13, [rel camellia128_encrypt.T0_constants128] ;  1618.0 p2      41 t reload
        pxor xmm12, xmm13                                       ;  1677.0 p1      21 t
        pxor xmm11, xmm14                                       ;  1677.0 p1      21 t
        pxor xmm5, xmm6                                         ;  1678.0 p1      21 t
        pxor xmm14, xmm13                                       ;  1679.0 p1      21 t
        pxor xmm6, xmm13                                        ;  1680.0 p1      21 t
        pxor xmm4, xmm5                                         ;  1681.0 p1      21 t
        pxor xmm15, xmm5                                        ;  1682.0 p1      21 t
        pxor xmm1, xmm5                                         ;  1683.0 p1      21 t
        movdqa xmm5, [rbp + 5376]                               ;  1620.0 p2      21 t reload
        pand xmm5, xmm3                                         ;  1684.0 p1      21 t
        movdqa [rbp + 5376], xmm6                               ;  1682.0 p0+p3   21 t spill
        movdqa xmm6, [rbp + 5360]                               ;  1621.3 p2      21 t reload
        pand xmm6, xmm3                                         ;  1685.0 p1      21 t
        pxor xmm2, xmm6                                         ;  1687.0 p1      21 t
        pxor xmm12, xmm5                                        ;  1687.0 p1      21 t
        movdqa xmm3, [rbp + 5600]                               ;  1643.0 p2      23 t
        movdqa xmm5, [rbp + 6032]                               ;  1642.0 p2      23 t reload
        pxor xmm3, xmm5                                         ;  1688.0 p1      23 t
        movdqa xmm6, xmm9                                       ;  1640.0 p0      23 t copy
        pxor xmm12, xmm15                                       ;  1689.0 p1      21 t
        pxor xmm4, xmm2                                         ;  1690.0 p1      21 t
        pxor xmm11, xmm2                                        ;  1691.0 p1      21 t
        movdqa xmm2, [rbp + 6064]                               ;  1644.0 p2      23 t
        pxor xmm2, xmm5                                         ;  1692.0 p1      23 t
        pxor xmm15, xmm1                                        ;  1693.0 p1      21 t
        pxor xmm7, xmm4                                         ;  1694.0 p1      21 t
        pxor xmm10, xmm4                                        ;  1695.0 p1      21 t
        movdqa xmm4, [rbp + 6064]                               ;  1644.0 p2      23 t
        por xmm4, xmm0                                          ;  1696.0 p1      23 t
        pxor xmm15, xmm10                                       ;  1697.0 p1      21 t
        pxor xmm10, xmm13                                       ;  1698.0 p1      21 t
        pxor xmm14, xmm15                                       ;  1699.0 p1      21 t
        pxor xmm15, xmm7                                        ;  1700.0 p1      21 t
        pxor xmm7, xmm13                                        ;  1701.0 p1      21 t
        movdqa [rbp + 5536], xmm7                               ;  1703.0 p0+p3   21 t spill
        movdqa xmm7, [rbp + 5696]                               ;  1639.0 p2      23 t
        pxor xmm7, [rbp + 5808]                                 ;  1702.0 p2+p1   23 t
        movdqa [rbp + 5360], xmm14                              ;  1701.0 p0+p3   21 t spill
        movdqa xmm14, xmm5                                      ;  1653.0 p0      23 t copy
        pand xmm14, [rbp + 6048]                                ;  1703.0 p2+p1   23 t
        movdqa [rbp + 5488], xmm11                              ;  1693.0 p0+p3   21 t spill
        movdqa xmm11, xmm5                                      ;  1653.0 p0      23 t copy
        pxor xmm11, [rbp + 5632]                                ;  1704.0 p2+p1   23 t
        movdqa [rbp + 5632], xmm12                              ;  1691.0 p0+p3   21 t spill
        movdqa xmm12, [rbp + 5568]                              ;  1642.0 p2      23 t
        pxor xmm12, xmm2                                        ;  1705.0 p1      23 t
        movdqa [rbp + 5568], xmm10                              ;  1700.0 p0+p3   21 t spill
        movdqa xmm10, [rbp + 5696]                              ;  1643.3 p2      23 t
        por xmm10, xmm2                                         ;  1706.0 p1      23 t
        pxor xmm10, xmm4                                        ;  1708.0 p1      23 t
        pxor xmm4, [rbp + 5504]                                 ;  1708.0 p2+p1   23 t
        movdqa [rbp + 6032], xmm15                              ;  1702.0 p0+p3   21 t spill
        movdqa xmm15, xmm0                                      ;  1666.0 p0      23 t copy
        pxor xmm15, xmm12                                       ;  1709.0 p1      23 t
        pand xmm6, xmm15                                        ;  1711.0 p1      23 t
        movdqa [rbp + 5584], xmm1                               ;  1685.0 p0+p3   21 t spill
        movdqa xmm1, [rbp + 5504]                               ;  1647.3 p2      23 t
        por xmm1, xmm8                                          ;  1711.0 p1      23 t
        pxor xmm14, xmm1                                        ;  1713.0 p1      23 t
        pxor xmm11, xmm1                                        ;  1713.0 p1      23 t
        movdqa xmm1, xmm8                                       ;  1675.0 p0      23 t copy
        pxor xmm1, xmm3                                         ;  1714.0 p1      23 t
        pxor xmm4, xmm14                                        ;  1715.0 p1      23 t
        pxor xmm14, xmm6                                        ;  1716.0 p1      23 t
        movdqa xmm13, [rbp + 6048]                              ;  1650.0 p2      23 t
        movdqa [rbp + 5504], xmm8                               ;  1675.0 p0+p3   23 t spill
        movdqa xmm8, [rbp + 5600]                               ;  1651.0 p2      23 t
        movdqa [rbp + 5728], xmm0                               ;  1666.0 p0+p3   23 t spill
        movdqa xmm0, [rbp + 5808]                               ;  1652.0 p2      23 t
        por xmm0, [rbp + 4416]                                  ;  1717.0 p2+p1   23 t
        pxor xmm6, xmm0                                         ;  1719.0 p1      23 t
        movdqa xmm0, [rbp + 5600]                               ;  1654.0 p2      23 t
        movdqa [rbp + 5600], xmm2                               ;  1694.0 p0+p3   23 t spill
        movdqa xmm2, [rbp + 5696]                               ;  1655.0 p2      23 t
        movdqa [rbp + 5696], xmm2                               ;  1666.0 p0+p3   23 t spill
        movdqa xmm2, xmm3                                       ;  1690.0 p0      23 t copy
        movdqa [rbp + 5936], xmm3                               ;  1690.0 p0+p3   23 t spill
        movdqa xmm3, [rbp + 6048]                               ;  1657.7 p2      23 t
        movdqa [rbp + 6048], xmm3                               ;  1668.7 p0+p3   23 t spill
        movdqa xmm3, [rbp + 6064]                               ;  1660.0 p2      23 t
        movdqa [rbp + 6064], xmm3                               ;  1671.0 p0+p3   23 t spill
        movdqa xmm3, [rbp + 7200]                               ;  1663.0 p2      22 t
        pxor xmm3, [r8 + 20192]                                 ;  1719.0 p2+p1   22 t
        pxor xmm3, [rel camellia128_encrypt.T0_constants128]    ;  1721.0 p2+p1   22 t
        movdqa [rbp + 5920], xmm3                               ;  1723.0 p0+p3   22 t spill
        movdqa xmm3, [rbp + 7136]                               ;  1666.7 p2      22 t
        pxor xmm3, [r8 + 20128]                                 ;  1721.0 p2+p1   22 t
        pxor xmm3, [rel camellia128_encrypt.T0_constants128]    ;  1723.0 p2+p1   22 t
        movdqa [rbp + 6080], xmm3                               ;  1725.0 p0+p3   22 t spill
        movdqa xmm3, xmm12                                      ;  1707.0 p0      23 t copy
        pxor xmm3, xmm7                                         ;  1723.0 p1      23 t
        pxor xmm13, xmm3                                        ;  1725.0 p1      23 t
        pand xmm2, xmm3                                         ;  1725.0 p1      23 t
        pxor xmm14, xmm2                                        ;  1727.0 p1      23 t
        pand xmm8, xmm13                                        ;  1727.0 p1      23 t
        pxor xmm4, xmm8                                         ;  1729.0 p1      23 t
        movdqa xmm2, xmm7                                       ;  1704.0 p0      23 t copy
        pand xmm2, xmm1                                         ;  1729.0 p1      23 t
        pxor xmm11, xmm2                                        ;  1731.0 p1      23 t
        pxor xmm10, xmm11                                       ;  1733.0 p1      23 t
        pxor xmm6, xmm11                                        ;  1733.0 p1      23 t
        movdqa xmm2, [rbp + 5232]                               ;  1679.3 p2      22 t
        movdqa xmm8, [rbp + 5616]                               ;  1680.3 p2      40 t reload
        pxor xmm2, xmm8                                         ;  1733.0 p1      22 t
        movdqa xmm11, [rbp + 6080]                              ;  1725.0 p2      22 t reload
        pxor xmm8, xmm11                                        ;  1736.0 p1      22 t
        movdqa xmm11, [rbp + 4656]                              ;  1684.0 p2      22 t
        pxor xmm11, [rbp + 5920]                                ;  1735.0 p2+p1   22 t
        movdqa [rbp + 5616], xmm8                               ;  1738.0 p0+p3   22 t spill
        movdqa xmm8, [rbp + 5808]                               ;  1686.7 p2      23 t
        movdqa [rbp + 5808], xmm2                               ;  1735.0 p0+p3   22 t spill
        movdqa xmm2, [rbp + 7104]                               ;  1689.0 p2      22 t
        pxor xmm2, [r8 + 20096]                                 ;  1736.0 p2+p1   22 t
        pxor xmm2, [rel camellia128_encrypt.T0_constants128]    ;  1738.0 p2+p1   22 t
        pxor xmm2, xmm11                                        ;  1740.0 p1      22 t
        pxor xmm11, [rbp + 5808]                                ;  1746.0 p2+p1   22 t
        movdqa [rbp + 6096], xmm11                              ;  1748.0 p0+p3   22 t spill
        movdqa xmm11, [rbp + 5232]                              ;  1694.0 p2      22 t
        pxor xmm11, [rbp + 5392]                                ;  1740.0 p2+p1   22 t
        movdqa [rbp + 6112], xmm11                              ;  1742.0 p0+p3   22 t spill
        movdqa xmm11, [rbp + 7216]                              ;  1698.0 p2      22 t
        pxor xmm11, [r8 + 20208]                                ;  1741.0 p2+p1   22 t
        pxor xmm11, [rel camellia128_encrypt.T0_constants128]   ;  1743.0 p2+p1   22 t
        pxor xmm11, xmm2                                        ;  1745.0 p1      22 t
        movdqa [rbp + 6128], xmm11                              ;  1747.0 p0+p3   22 t spill
        movdqa xmm11, xmm10                                     ;  1735.0 p0      23 t copy
        pand xmm11, xmm4                                        ;  1744.0 p1      23 t
        pxor xmm6, xmm11                                        ;  1746.0 p1      23 t
        movdqa [rbp + 6144], xmm2                               ;  1742.0 p0+p3   22 t spill
        movdqa xmm2, xmm4                                       ;  1731.0 p0      23 t copy
        pxor xmm2, xmm6                                         ;  1748.0 p1      23 t
        pand xmm6, xmm14                                        ;  1748.0 p1      23 t
        pxor xmm10, xmm6                                        ;  1750.0 p1      23 t
        por xmm11, xmm2                                         ;  1750.0 p1      23 t
        pxor xmm11, xmm10                                       ;  1752.0 p1      23 t
        movdqa xmm6, xmm14                                      ;  1729.0 p0      23 t copy
        pand xmm6, xmm10                                        ;  1752.0 p1      23 t
        pxor xmm4, xmm6                                         ;  1754.0 p1      23 t
        pand xmm15, xmm11                                       ;  1754.0 p1      23 t
        pand xmm9, xmm11                                        ;  1754.0 p1      23 t
        movdqa xmm6, [rbp + 4416]                               ;  1709.3 p2      23 t
        pand xmm10, xmm4                                        ;  1756.0 p1      23 t
        pxor xmm14, xmm10                                       ;  1758.0 p1      23 t
        movdqa xmm10, [rbp + 6112]                              ;  1742.0 p2      22 t
        pxor xmm10, [rbp + 6144]                                ;  1757.0 p2+p1   22 t
        pand xmm8, xmm4                                         ;  1758.0 p1      23 t
        pand xmm6, xmm4                                         ;  1759.0 p1      23 t
        movdqa [rbp + 4416], xmm10                              ;  1759.0 p0+p3   22 t spill
        movdqa xmm10, [rbp + 6128]                              ;  1747.0 p2      22 t
        pxor xmm10, [rbp + 5808]                                ;  1760.0 p2+p1   22 t
        movdqa [rbp + 6160], xmm10                              ;  1762.0 p0+p3   22 t spill
        movdqa xmm10, [rbp + 5616]                              ;  1738.0 p2      22 t
        pxor xmm10, [rbp + 6096]                                ;  1761.0 p2+p1   22 t
        movdqa [rbp + 6176], xmm10                              ;  1763.0 p0+p3   22 t spill
        movdqa xmm10, [rbp + 6128]                              ;  1747.0 p2      22 t
        pxor xmm10, [rbp + 6096]                                ;  1762.0 p2+p1   22 t
        movdqa [rbp + 6192], xmm10                              ;  1764.0 p0+p3   22 t spill
        movdqa xmm10, [rbp + 6128]                              ;  1747.0 p2      22 t
        por xmm10, [rbp + 4416]                                 ;  1770.0 p2+p1   22 t
        movdqa [rbp + 6208], xmm10                              ;  1772.0 p0+p3   22 t spill
        movdqa xmm10, [rbp + 5696]                              ;  1720.7 p2      23 t reload
        pand xmm10, xmm14                                       ;  1764.0 p1      23 t
        movdqa [rbp + 5696], xmm15                              ;  1756.0 p0+p3   23 t spill
        movdqa xmm15, [rbp + 5600]                              ;  1721.7 p2      23 t reload
        pand xmm15, xmm14                                       ;  1765.0 p1      23 t
        movdqa [rbp + 5600], xmm9                               ;  1756.0 p0+p3   23 t spill
        movdqa xmm9, [rbp + 5696]                               ;  1756.0 p2      23 t
        movdqa [rbp + 6224], xmm10                              ;  1766.0 p0+p3   23 t spill
        movdqa xmm10, xmm11                                     ;  1754.0 p0      23 t copy
        por xmm10, xmm4                                         ;  1766.0 p1      23 t
        pxor xmm2, xmm10                                        ;  1768.0 p1      23 t
        pand xmm5, xmm2                                         ;  1770.0 p1      23 t
        movdqa xmm10, xmm11                                     ;  1754.0 p0      23 t copy
        pxor xmm10, xmm4                                        ;  1769.0 p1      23 t
        pxor xmm4, xmm14                                        ;  1770.0 p1      23 t
        pand xmm0, xmm10                                        ;  1771.0 p1      23 t
        pand xmm13, xmm10                                       ;  1772.0 p1      23 t
        pxor xmm10, xmm2                                        ;  1773.0 p1      23 t
        pxor xmm14, xmm2                                        ;  1774.0 p1      23 t
        movdqa [rbp + 6240], xmm4                               ;  1772.0 p0+p3   23 t spill
        movdqa xmm4, [rbp + 6048]                               ;  1728.3 p2      23 t reload
        pand xmm4, xmm2                                         ;  1775.0 p1      23 t
        movdqa xmm2, [rbp + 6240]                               ;  1772.0 p2      23 t reload
        pand xmm1, xmm2                                         ;  1783.0 p1      23 t
        pand xmm7, xmm2                                         ;  1783.0 p1      23 t
        pand xmm3, xmm10                                        ;  1778.0 p1      23 t
        pxor xmm15, xmm0                                        ;  1779.0 p1      23 t
        movdqa xmm2, [rbp + 5936]                               ;  1730.7 p2      23 t reload
        pand xmm2, xmm10                                        ;  1780.0 p1      23 t
        pxor xmm13, xmm3                                        ;  1781.0 p1      23 t
        pxor xmm4, xmm3                                         ;  1782.0 p1      23 t
        pxor xmm11, xmm14                                       ;  1783.0 p1      23 t
        pxor xmm5, xmm15                                        ;  1784.0 p1      23 t
        movdqa xmm3, [rbp + 6064]                               ;  1732.7 p2      23 t reload
        pand xmm3, xmm14                                        ;  1785.0 p1      23 t
        pxor xmm0, xmm3                                         ;  1787.0 p1      23 t
        movdqa xmm3, [rbp + 5728]                               ;  1733.7 p2      23 t reload
        pand xmm3, xmm14                                        ;  1787.0 p1      23 t
        pxor xmm9, xmm3                                         ;  1789.0 p1      23 t
        movdqa xmm14, [rbp + 6144]                              ;  1742.0 p2      22 t
        movdqa xmm3, [rbp + 6080]                               ;  1736.3 p2      22 t reload
        pxor xmm14, xmm3                                        ;  1789.0 p1      22 t
        pxor xmm9, xmm13                                        ;  1791.0 p1      23 t
        movdqa xmm10, [rbp + 6224]                              ;  1766.0 p2      23 t reload
        pxor xmm10, xmm13                                       ;  1791.0 p1      23 t
        pand xmm12, xmm11                                       ;  1792.0 p1      23 t
        movdqa xmm13, [rbp + 5504]                              ;  1738.7 p2      23 t reload
        pand xmm13, xmm11                                       ;  1793.0 p1      23 t
        pxor xmm5, xmm1                                         ;  1794.0 p1      23 t
        pxor xmm1, xmm13                                        ;  1795.0 p1      23 t
        movdqa xmm11, xmm3                                      ;  1747.3 p0      22 t copy
        movdqa xmm13, [rbp + 5232]                              ;  1740.3 p2      40 t reload
        por xmm11, xmm13                                        ;  1796.0 p1      22 t
        pxor xmm7, xmm4                                         ;  1797.0 p1      23 t
        pxor xmm1, xmm0                                         ;  1798.0 p1      23 t
        movdqa [rbp + 5232], xmm15                              ;  1781.0 p0+p3   23 t spill
        movdqa xmm15, [rbp + 5600]                              ;  1756.0 p2      23 t reload
        pxor xmm15, xmm0                                        ;  1799.0 p1      23 t
        pxor xmm8, xmm5                                         ;  1800.0 p1      23 t
        pxor xmm6, xmm1                                         ;  1801.0 p1      23 t
        movdqa xmm0, [rbp + 6160]                               ;  1762.0 p2      22 t
        pxor xmm0, [rbp + 6176]                                 ;  1802.0 p2+p1   22 t
        pxor xmm6, xmm8                                         ;  1803.0 p1      23 t
        pxor xmm10, xmm8                                        ;  1804.0 p1      23 t
        pxor xmm7, xmm8                                         ;  1805.0 p1      23 t
        pxor xmm2, xmm6                                         ;  1806.0 p1      23 t
        pxor xmm15, xmm6                                        ;  1807.0 p1      23 t
        movdqa xmm6, [rbp + 4656]                               ;  1751.3 p2      22 t
        movdqa xmm8, [rbp + 6192]                               ;  1764.0 p2      22 t reload
        pxor xmm6, xmm8                                         ;  1808.0 p1      22 t
        movdqa [rbp + 4656], xmm9                               ;  1793.0 p0+p3   23 t spill
        movdqa xmm9, xmm8                                       ;  1775.0 p0      22 t copy
        por xmm9, [rbp + 6144]                                  ;  1809.0 p2+p1   22 t
        pxor xmm9, [rbp + 6208]                                 ;  1811.0 p2+p1   22 t
        movdqa [rbp + 6192], xmm1                               ;  1800.0 p0+p3   23 t spill
        movdqa xmm1, [rbp + 6160]                               ;  1762.0 p2      22 t
        por xmm1, [rbp + 5920]                                  ;  1811.0 p2+p1   22 t
        movdqa [rbp + 5600], xmm5                               ;  1796.0 p0+p3   23 t spill
        movdqa xmm5, [rbp + 6096]                               ;  1757.3 p2      22 t
        pand xmm5, [rbp + 6112]                                 ;  1812.0 p2+p1   22 t
        pxor xmm5, xmm1                                         ;  1814.0 p1      22 t
        pxor xmm1, [rbp + 5392]                                 ;  1814.0 p2+p1   22 t
        pxor xmm1, [rbp + 6096]                                 ;  1816.0 p2+p1   22 t
        movdqa [rbp + 5392], xmm12                              ;  1794.0 p0+p3   23 t spill
        movdqa xmm12, [rbp + 6112]                              ;  1761.3 p2      22 t
        movdqa [rbp + 6080], xmm4                               ;  1784.0 p0+p3   23 t spill
        movdqa xmm4, [rbp + 6176]                               ;  1763.0 p2      22 t
        movdqa [rbp + 5504], xmm2                               ;  1808.0 p0+p3   23 t spill
        movdqa xmm2, [rbp + 5616]                               ;  1763.3 p2      22 t
        movdqa [rbp + 6224], xmm13                              ;  1766.0 p0+p3   22 t spill
        movdqa xmm13, [rbp + 4416]                              ;  1764.3 p2      22 t
        pxor xmm13, xmm6                                        ;  1816.0 p1      22 t
        movdqa [rbp + 5728], xmm3                               ;  1768.0 p0+p3   22 t spill
        movdqa xmm3, [rbp + 5920]                               ;  1765.3 p2      22 t
        pxor xmm3, [rbp + 6208]                                 ;  1817.0 p2+p1   22 t
        pxor xmm3, xmm5                                         ;  1819.0 p1      22 t
        movdqa [rbp + 6208], xmm13                              ;  1818.0 p0+p3   22 t spill
        movdqa xmm13, [rbp + 5808]                              ;  1767.3 p2      22 t
        pand xmm13, [rbp + 6208]                                ;  1829.0 p2+p1   22 t
        pxor xmm5, xmm13                                        ;  1831.0 p1      22 t
        pxor xmm11, xmm13                                       ;  1831.0 p1      22 t
        movdqa xmm13, xmm14                                     ;  1791.0 p0      22 t copy
        pand xmm13, xmm0                                        ;  1822.0 p1      22 t
        pxor xmm1, xmm13                                        ;  1824.0 p1      22 t
        movdqa xmm13, xmm14                                     ;  1791.0 p0      22 t copy
        pxor xmm13, xmm6                                        ;  1824.0 p1      22 t
        pxor xmm9, xmm1                                         ;  1826.0 p1      22 t
        pxor xmm11, xmm1                                        ;  1833.0 p1      22 t
        pxor xmm12, xmm13                                       ;  1827.0 p1      22 t
        pand xmm4, xmm13                                        ;  1828.0 p1      22 t
        pxor xmm5, xmm4                                         ;  1833.0 p1      22 t
        pand xmm2, xmm12                                        ;  1830.0 p1      22 t
        pxor xmm3, xmm2                                         ;  1832.0 p1      22 t
        movdqa xmm1, [rbp + 6208]                               ;  1818.0 p2      22 t
        movdqa xmm2, xmm10                                      ;  1806.0 p0      23 t copy
        pxor xmm2, xmm7                                         ;  1832.0 p1      23 t
        pxor xmm2, xmm15                                        ;  1834.0 p1      23 t
        movdqa xmm4, [rbp + 5616]                               ;  1778.0 p2      22 t
        movdqa [rbp + 5616], xmm7                               ;  1807.0 p0+p3   23 t spill
        movdqa xmm7, [rbp + 6096]                               ;  1779.0 p2      22 t
        movdqa [rbp + 6096], xmm10                              ;  1806.0 p0+p3   23 t spill
        movdqa xmm10, [rbp + 5808]                              ;  1780.0 p2      22 t
        movdqa [rbp + 5808], xmm15                              ;  1809.0 p0+p3   23 t spill
        movdqa xmm15, [rbp + 6144]                              ;  1781.0 p2      22 t
        movdqa [rbp + 6144], xmm2                               ;  1836.0 p0+p3   23 t spill
        movdqa xmm2, [rbp + 6112]                               ;  1783.0 p2      22 t
        movdqa [rbp + 6112], xmm14                              ;  1791.0 p0+p3   22 t spill
        movdqa xmm14, [rbp + 6128]                              ;  1785.7 p2      22 t
        movdqa [rbp + 6128], xmm0                               ;  1804.0 p0+p3   22 t spill
        movdqa xmm0, [rbp + 7328]                               ;  1786.7 p2      21 t
        pxor xmm0, [r8 + 20320]                                 ;  1834.0 p2+p1   21 t
        pxor xmm0, [rel camellia128_encrypt.T0_constants128]    ;  1836.0 p2+p1   21 t
        movdqa [rbp + 6208], xmm0                               ;  1838.0 p0+p3   21 t spill
        movdqa xmm0, [rbp + 4416]                               ;  1789.7 p2      22 t
        movdqa [rbp + 4416], xmm0                               ;  1800.7 p0+p3   22 t spill
        movdqa xmm0, [rbp + 6160]                               ;  1791.0 p2      22 t
        movdqa [rbp + 6160], xmm0                               ;  1802.0 p0+p3   22 t spill
        movdqa xmm0, [rbp + 7264]                               ;  1792.0 p2      21 t
        pxor xmm0, [r8 + 20256]                                 ;  1836.0 p2+p1   21 t
        pxor xmm0, [rel camellia128_encrypt.T0_constants128]    ;  1838.0 p2+p1   21 t
        movdqa [rbp + 5920], xmm0                               ;  1840.0 p0+p3   21 t spill
        movdqa xmm0, xmm9                                       ;  1828.0 p0      22 t copy
        pand xmm0, xmm3                                         ;  1838.0 p1      22 t
        pxor xmm11, xmm0                                        ;  1840.0 p1      22 t
        movdqa [rbp + 6064], xmm6                               ;  1810.0 p0+p3   22 t spill
        movdqa xmm6, [rbp + 5280]                               ;  1799.0 p2      21 t
        pxor xmm6, [rbp + 4560]                                 ;  1840.0 p2+p1   21 t
        movdqa [rbp + 5936], xmm6                               ;  1842.0 p0+p3   21 t spill
        movdqa xmm6, xmm3                                       ;  1834.0 p0      22 t copy
        pxor xmm6, xmm11                                        ;  1842.0 p1      22 t
        pand xmm11, xmm5                                        ;  1842.0 p1      22 t
        pxor xmm9, xmm11                                        ;  1844.0 p1      22 t
        por xmm0, xmm6                                          ;  1844.0 p1      22 t
        pxor xmm0, xmm9                                         ;  1846.0 p1      22 t
        pand xmm1, xmm0                                         ;  1848.0 p1      22 t
        pand xmm10, xmm0                                        ;  1848.0 p1      22 t
        movdqa xmm11, xmm5                                      ;  1835.0 p0      22 t copy
        pand xmm11, xmm9                                        ;  1848.0 p1      22 t
        pxor xmm3, xmm11                                        ;  1850.0 p1      22 t
        pand xmm9, xmm3                                         ;  1852.0 p1      22 t
        pxor xmm5, xmm9                                         ;  1854.0 p1      22 t
        pand xmm15, xmm5                                        ;  1856.0 p1      22 t
        pand xmm8, xmm5                                         ;  1856.0 p1      22 t
        movdqa xmm9, [rbp + 4992]                               ;  1810.7 p2      21 t
        movdqa xmm11, [rbp + 6208]                              ;  1838.0 p2      21 t reload
        pxor xmm9, xmm11                                        ;  1854.0 p1      21 t
        movdqa xmm11, [rbp + 7232]                              ;  1812.7 p2      21 t
        pxor xmm11, [r8 + 20224]                                ;  1855.0 p2+p1   21 t
        pxor xmm11, [rel camellia128_encrypt.T0_constants128]   ;  1857.0 p2+p1   21 t
        pxor xmm11, xmm9                                        ;  1859.0 p1      21 t
        pxor xmm9, [rbp + 5936]                                 ;  1858.0 p2+p1   21 t
        movdqa [rbp + 6240], xmm9                               ;  1860.0 p0+p3   21 t spill
        movdqa xmm9, [rbp + 5280]                               ;  1816.7 p2      21 t
        pxor xmm9, [rbp + 5264]                                 ;  1859.0 p2+p1   21 t
        movdqa [rbp + 6048], xmm9                               ;  1861.0 p0+p3   21 t spill
        movdqa xmm9, [rbp + 7344]                               ;  1818.7 p2      21 t
        pxor xmm9, [r8 + 20336]                                 ;  1860.0 p2+p1   21 t
        pxor xmm9, [rel camellia128_encrypt.T0_constants128]    ;  1862.0 p2+p1   21 t
        pxor xmm9, xmm11                                        ;  1864.0 p1      21 t
        movdqa [rbp + 6256], xmm9                               ;  1866.0 p0+p3   21 t spill
        movdqa xmm9, xmm0                                       ;  1848.0 p0      22 t copy
        por xmm9, xmm3                                          ;  1863.0 p1      22 t
        pxor xmm6, xmm9                                         ;  1865.0 p1      22 t
        movdqa xmm9, xmm0                                       ;  1848.0 p0      22 t copy
        pxor xmm9, xmm3                                         ;  1865.0 p1      22 t
        pand xmm4, xmm9                                         ;  1867.0 p1      22 t
        pand xmm12, xmm9                                        ;  1867.0 p1      22 t
        pxor xmm8, xmm4                                         ;  1869.0 p1      22 t
        pxor xmm9, xmm6                                         ;  1869.0 p1      22 t
        pand xmm13, xmm9                                        ;  1871.0 p1      22 t
        pand xmm7, xmm6                                         ;  1871.0 p1      22 t
        pand xmm2, xmm6                                         ;  1872.0 p1      22 t
        pxor xmm6, xmm5                                         ;  1873.0 p1      22 t
        pxor xmm5, xmm3                                         ;  1874.0 p1      22 t
        pxor xmm12, xmm13                                       ;  1875.0 p1      22 t
        pxor xmm13, xmm2                                        ;  1876.0 p1      22 t
        movdqa xmm2, [rbp + 5728]                               ;  1825.7 p2      22 t reload
        pand xmm2, xmm3                                         ;  1877.0 p1      22 t
        movdqa [rbp + 5728], xmm11                              ;  1861.0 p0+p3   21 t spill
        movdqa xmm11, [rbp + 6224]                              ;  1833.0 p2      22 t reload
        pand xmm11, xmm3                                        ;  1878.0 p1      22 t
        pand xmm9, [rbp + 6176]                                 ;  1879.0 p2+p1   22 t
        pxor xmm7, xmm8                                         ;  1880.0 p1      22 t
        pand xmm14, xmm6                                        ;  1881.0 p1      22 t
        pxor xmm4, xmm14                                        ;  1883.0 p1      22 t
        pxor xmm0, xmm6                                         ;  1883.0 p1      22 t
        movdqa xmm14, [rbp + 4416]                              ;  1835.7 p2      22 t reload
        pand xmm14, xmm6                                        ;  1884.0 p1      22 t
        pxor xmm15, xmm12                                       ;  1885.0 p1      22 t
        pxor xmm12, xmm1                                        ;  1886.0 p1      22 t
        pxor xmm12, xmm14                                       ;  1888.0 p1      22 t
        movdqa xmm14, [rbp + 5920]                              ;  1840.0 p2      21 t
        pxor xmm14, [rbp + 4560]                                ;  1888.0 p2+p1   21 t
        movdqa xmm3, [rbp + 6128]                               ;  1839.3 p2      22 t reload
        pand xmm3, xmm5                                         ;  1889.0 p1      22 t
        movdqa xmm6, [rbp + 6112]                               ;  1840.3 p2      22 t reload
        pand xmm6, xmm5                                         ;  1890.0 p1      22 t
        pxor xmm10, xmm4                                        ;  1891.0 p1      22 t
        pxor xmm4, xmm3                                         ;  1892.0 p1      22 t
        pxor xmm7, xmm3                                         ;  1893.0 p1      22 t
        movdqa xmm3, [rbp + 6064]                               ;  1841.3 p2      22 t reload
        pand xmm3, xmm0                                         ;  1894.0 p1      22 t
        movdqa xmm5, [rbp + 6160]                               ;  1842.3 p2      22 t reload
        pand xmm5, xmm0                                         ;  1895.0 p1      22 t
        pxor xmm4, xmm5                                         ;  1897.0 p1      22 t
        pxor xmm6, xmm13                                        ;  1897.0 p1      22 t
        pxor xmm2, xmm7                                         ;  1898.0 p1      22 t
        movdqa xmm0, [rbp + 6048]                               ;  1861.0 p2      21 t
        movdqa xmm5, [rbp + 5728]                               ;  1861.0 p2      21 t reload
        pxor xmm0, xmm5                                         ;  1899.0 p1      21 t
        pxor xmm11, xmm4                                        ;  1900.0 p1      22 t
        pxor xmm11, xmm2                                        ;  1902.0 p1      22 t
        pxor xmm15, xmm2                                        ;  1902.0 p1      22 t
        pxor xmm6, xmm2                                         ;  1903.0 p1      22 t
        movdqa xmm2, [rbp + 6256]                               ;  1866.0 p2      21 t
        pxor xmm2, [rbp + 5936]                                 ;  1904.0 p2+p1   21 t
        pxor xmm9, xmm11                                        ;  1905.0 p1      22 t
        pxor xmm10, xmm11                                       ;  1906.0 p1      22 t
        movdqa xmm11, [rbp + 6240]                              ;  1860.0 p2      21 t
        pxor xmm11, xmm14                                       ;  1907.0 p1      21 t
        movdqa [rbp + 6160], xmm9                               ;  1907.0 p0+p3   22 t spill
        movdqa xmm9, [rbp + 6256]                               ;  1866.0 p2      21 t
        pxor xmm9, [rbp + 6240]                                 ;  1908.0 p2+p1   21 t
        movdqa [rbp + 6064], xmm8                               ;  1871.0 p0+p3   22 t spill
        movdqa xmm8, [rbp + 6256]                               ;  1866.0 p2      21 t
        por xmm8, xmm0                                          ;  1909.0 p1      21 t
        movdqa [rbp + 6112], xmm12                              ;  1890.0 p0+p3   22 t spill
        movdqa xmm12, [rbp + 5920]                              ;  1851.3 p2      21 t
        pxor xmm12, xmm5                                        ;  1910.0 p1      21 t
        movdqa [rbp + 6128], xmm4                               ;  1899.0 p0+p3   22 t spill
        movdqa xmm4, xmm5                                       ;  1872.0 p0      21 t copy
        por xmm4, xmm9                                          ;  1911.0 p1      21 t
        pxor xmm4, xmm8                                         ;  1913.0 p1      21 t
        pxor xmm8, [rbp + 6208]                                 ;  1913.0 p2+p1   21 t
        movdqa [rbp + 5728], xmm7                               ;  1895.0 p0+p3   22 t spill
        movdqa xmm7, [rbp + 4992]                               ;  1855.0 p2      21 t
        pxor xmm7, xmm9                                         ;  1914.0 p1      21 t
        movdqa [rbp + 4992], xmm1                               ;  1857.7 p0+p3   22 t spill
        movdqa xmm1, [rbp + 6208]                               ;  1856.3 p2      21 t
        por xmm1, xmm2                                          ;  1915.0 p1      21 t
        movdqa [rbp + 6208], xmm3                               ;  1896.0 p0+p3   22 t spill
        movdqa xmm3, [rbp + 6240]                               ;  1860.0 p2      21 t
        pand xmm3, [rbp + 6048]                                 ;  1916.0 p2+p1   21 t
        pxor xmm3, xmm1                                         ;  1918.0 p1      21 t
        pxor xmm1, [rbp + 5264]                                 ;  1918.0 p2+p1   21 t
        pxor xmm1, [rbp + 6240]                                 ;  1920.0 p2+p1   21 t
        pxor xmm8, xmm3                                         ;  1920.0 p1      21 t
        movdqa [rbp + 5264], xmm13                              ;  1878.0 p0+p3   22 t spill
        movdqa xmm13, [rbp + 6048]                              ;  1861.7 p2      21 t
        movdqa [rbp + 4560], xmm9                               ;  1910.0 p0+p3   21 t spill
        movdqa xmm9, [rbp + 5936]                               ;  1862.7 p2      21 t
        movdqa [rbp + 4416], xmm0                               ;  1901.0 p0+p3   21 t spill
        movdqa xmm0, [rbp + 5920]                               ;  1863.7 p2      21 t
        por xmm0, [rbp + 5280]                                  ;  1921.0 p2+p1   21 t
        movdqa [rbp + 6176], xmm14                              ;  1890.0 p0+p3   21 t spill
        movdqa xmm14, [rbp + 4416]                              ;  1901.0 p2      21 t
        pxor xmm14, xmm7                                        ;  1922.0 p1      21 t
        pand xmm9, xmm14                                        ;  1924.0 p1      21 t
        pxor xmm3, xmm9                                         ;  1926.0 p1      21 t
        pxor xmm0, xmm9                                         ;  1926.0 p1      21 t
        movdqa xmm9, [rbp + 6176]                               ;  1890.0 p2      21 t
        movdqa [rbp + 6224], xmm5                               ;  1872.0 p0+p3   21 t spill
        movdqa xmm5, [rbp + 6176]                               ;  1890.0 p2      21 t
        movdqa [rbp + 6176], xmm5                               ;  1901.0 p0+p3   21 t spill
        movdqa xmm5, xmm15                                      ;  1904.0 p0      22 t copy
        pxor xmm5, xmm6                                         ;  1926.0 p1      22 t
        pxor xmm5, xmm10                                        ;  1928.0 p1      22 t
        movdqa [rbp + 6272], xmm6                               ;  1905.0 p0+p3   22 t spill
        movdqa xmm6, xmm2                                       ;  1906.0 p0      21 t copy
        pxor xmm6, xmm11                                        ;  1928.0 p1      21 t
        movdqa [rbp + 6288], xmm5                               ;  1930.0 p0+p3   22 t spill
        movdqa xmm5, [rbp + 6240]                               ;  1873.0 p2      21 t
        movdqa [rbp + 6240], xmm15                              ;  1904.0 p0+p3   22 t spill
        movdqa xmm15, [rbp + 5936]                              ;  1876.0 p2      21 t
        movdqa [rbp + 5936], xmm10                              ;  1908.0 p0+p3   22 t spill
        movdqa xmm10, xmm11                                     ;  1909.0 p0      21 t copy
        movdqa [rbp + 6304], xmm11                              ;  1909.0 p0+p3   21 t spill
        movdqa xmm11, [rbp + 6048]                              ;  1879.7 p2      21 t
        movdqa [rbp + 6048], xmm2                               ;  1906.0 p0+p3   21 t spill
        movdqa xmm2, xmm7                                       ;  1916.0 p0      21 t copy
        pxor xmm2, xmm12                                        ;  1929.0 p1      21 t
        pxor xmm13, xmm2                                        ;  1931.0 p1      21 t
        pand xmm10, xmm2                                        ;  1931.0 p1      21 t
        pxor xmm3, xmm10                                        ;  1933.0 p1      21 t
        pand xmm9, xmm13                                        ;  1933.0 p1      21 t
        pxor xmm8, xmm9                                         ;  1935.0 p1      21 t
        movdqa xmm9, xmm12                                      ;  1912.0 p0      21 t copy
        pand xmm9, xmm6                                         ;  1935.0 p1      21 t
        pxor xmm1, xmm9                                         ;  1937.0 p1      21 t
        pxor xmm4, xmm1                                         ;  1939.0 p1      21 t
        pxor xmm0, xmm1                                         ;  1939.0 p1      21 t
        movdqa xmm1, [rbp + 6256]                               ;  1890.7 p2      21 t
        movdqa xmm9, [rbp + 7456]                               ;  1891.7 p2      42 t
        pxor xmm9, [r8 + 20448]                                 ;  1939.0 p2+p1   42 t
        movdqa xmm10, [rel camellia128_encrypt.T0_constants128] ;  1893.7 p2      41 t reload
        pxor xmm9, xmm10                                        ;  1941.0 p1      42 t
        movdqa xmm10, [rbp + 4416]                              ;  1901.0 p2      21 t
        movdqa [rbp + 4416], xmm9                               ;  1943.0 p0+p3   42 t spill
        movdqa xmm9, [rbp + 7392]                               ;  1895.7 p2      42 t
        pxor xmm9, [r8 + 20384]                                 ;  1941.0 p2+p1   42 t
        pxor xmm9, [rel camellia128_encrypt.T0_constants128]    ;  1943.0 p2+p1   42 t
        movdqa [rbp + 6256], xmm9                               ;  1945.0 p0+p3   42 t spill
        movdqa xmm9, [rbp + 4912]                               ;  1900.0 p2      42 t
        pxor xmm9, [rbp + 5296]                                 ;  1943.0 p2+p1   42 t
        movdqa [rbp + 6320], xmm9                               ;  1945.0 p0+p3   42 t spill
        movdqa xmm9, [rbp + 4864]                               ;  1904.0 p2      42 t
        pxor xmm9, [rbp + 4416]                                 ;  1954.0 p2+p1   42 t
        movdqa [rbp + 6336], xmm9                               ;  1956.0 p0+p3   42 t spill
        movdqa xmm9, xmm4                                       ;  1941.0 p0      21 t copy
        pand xmm9, xmm8                                         ;  1948.0 p1      21 t
        pxor xmm0, xmm9                                         ;  1950.0 p1      21 t
        movdqa [rbp + 6352], xmm12                              ;  1912.0 p0+p3   21 t spill
        movdqa xmm12, xmm8                                      ;  1937.0 p0      21 t copy
        pxor xmm12, xmm0                                        ;  1952.0 p1      21 t
        pand xmm0, xmm3                                         ;  1952.0 p1      21 t
        pxor xmm4, xmm0                                         ;  1954.0 p1      21 t
        por xmm9, xmm12                                         ;  1954.0 p1      21 t
        pxor xmm9, xmm4                                         ;  1956.0 p1      21 t
        movdqa xmm0, xmm3                                       ;  1935.0 p0      21 t copy
        pand xmm0, xmm4                                         ;  1956.0 p1      21 t
        pxor xmm8, xmm0                                         ;  1958.0 p1      21 t
        pand xmm14, xmm9                                        ;  1958.0 p1      21 t
        pand xmm15, xmm9                                        ;  1958.0 p1      21 t
        movdqa xmm0, [rbp + 5920]                               ;  1913.3 p2      21 t
        pand xmm4, xmm8                                         ;  1960.0 p1      21 t
        pxor xmm3, xmm4                                         ;  1962.0 p1      21 t
        movdqa xmm4, [rbp + 6336]                               ;  1956.0 p2      42 t
        pxor xmm4, [r8 + 20352]                                 ;  1967.0 p2+p1   42 t
        pxor xmm4, [rbp + 7360]                                 ;  1969.0 p2+p1   42 t
        pxor xmm4, [rel camellia128_encrypt.T0_constants128]    ;  1971.0 p2+p1   42 t
        pand xmm0, xmm8                                         ;  1961.0 p1      21 t
        movdqa [rbp + 5920], xmm4                               ;  1973.0 p0+p3   42 t spill
        movdqa xmm4, [rbp + 4912]                               ;  1918.3 p2      42 t
        pxor xmm4, [rbp + 4448]                                 ;  1962.0 p2+p1   42 t
        movdqa [rbp + 6368], xmm4                               ;  1964.0 p0+p3   42 t spill
        movdqa xmm4, [rbp + 5920]                               ;  1973.0 p2      42 t
        pxor xmm4, [r8 + 20464]                                 ;  1984.0 p2+p1   42 t
        pxor xmm4, [rbp + 7472]                                 ;  1986.0 p2+p1   42 t
        pxor xmm4, [rel camellia128_encrypt.T0_constants128]    ;  1988.0 p2+p1   42 t
        movdqa [rbp + 6384], xmm4                               ;  1990.0 p0+p3   42 t spill
        movdqa xmm4, [rbp + 5280]                               ;  1924.3 p2      21 t
        pand xmm4, xmm8                                         ;  1966.0 p1      21 t
        movdqa [rbp + 5280], xmm14                              ;  1960.0 p0+p3   21 t spill
        movdqa xmm14, [rbp + 6256]                              ;  1945.0 p2      42 t
        pxor xmm14, [rbp + 5296]                                ;  1967.0 p2+p1   42 t
        movdqa [rbp + 5296], xmm14                              ;  1969.0 p0+p3   42 t spill
        movdqa xmm14, [rbp + 6224]                              ;  1927.3 p2      21 t reload
        pand xmm14, xmm3                                        ;  1968.0 p1      21 t
        movdqa [rbp + 6224], xmm15                              ;  1960.0 p0+p3   21 t spill
        movdqa xmm15, [rbp + 4560]                              ;  1928.3 p2      21 t reload
        pand xmm15, xmm3                                        ;  1969.0 p1      21 t
        movdqa [rbp + 4560], xmm14                              ;  1970.0 p0+p3   21 t spill
        movdqa xmm14, [rbp + 5280]                              ;  1960.0 p2      21 t
        movdqa [rbp + 6400], xmm4                               ;  1968.0 p0+p3   21 t spill
        movdqa xmm4, xmm9                                       ;  1958.0 p0      21 t copy
        por xmm4, xmm8                                          ;  1970.0 p1      21 t
        pxor xmm12, xmm4                                        ;  1972.0 p1      21 t
        pand xmm5, xmm12                                        ;  1974.0 p1      21 t
        pand xmm11, xmm12                                       ;  1974.0 p1      21 t
        movdqa xmm4, xmm9                                       ;  1958.0 p0      21 t copy
        pxor xmm4, xmm8                                         ;  1974.0 p1      21 t
        pxor xmm8, xmm3                                         ;  1975.0 p1      21 t
        pxor xmm3, xmm12                                        ;  1976.0 p1      21 t
        pand xmm13, xmm4                                        ;  1977.0 p1      21 t
        pxor xmm12, xmm4                                        ;  1978.0 p1      21 t
        movdqa [rbp + 6416], xmm8                               ;  1977.0 p0+p3   21 t spill
        movdqa xmm8, [rbp + 6176]                               ;  1933.7 p2      21 t reload
        pand xmm8, xmm4                                         ;  1979.0 p1      21 t
        movdqa xmm4, [rbp + 6416]                               ;  1977.0 p2      21 t reload
        pand xmm6, xmm4                                         ;  1988.0 p1      21 t
        pand xmm2, xmm12                                        ;  1981.0 p1      21 t
        movdqa xmm4, [rbp + 6304]                               ;  1935.7 p2      21 t reload
        pand xmm4, xmm12                                        ;  1982.0 p1      21 t
        pxor xmm15, xmm8                                        ;  1983.0 p1      21 t
        pxor xmm13, xmm2                                        ;  1984.0 p1      21 t
        pxor xmm11, xmm2                                        ;  1985.0 p1      21 t
        pand xmm1, xmm3                                         ;  1986.0 p1      21 t
        pxor xmm8, xmm1                                         ;  1988.0 p1      21 t
        movdqa xmm1, [rbp + 6352]                               ;  1937.7 p2      21 t reload
        pand xmm1, [rbp + 6416]                                 ;  1988.0 p2+p1   21 t
        pxor xmm9, xmm3                                         ;  1989.0 p1      21 t
        pand xmm10, xmm3                                        ;  1990.0 p1      21 t
        movdqa xmm2, [rbp + 6336]                               ;  1956.0 p2      42 t
        movdqa xmm3, [rbp + 6320]                               ;  1945.0 p2      42 t reload
        pxor xmm2, xmm3                                         ;  1991.0 p1      42 t
        pxor xmm14, xmm10                                       ;  1992.0 p1      21 t
        pxor xmm5, xmm15                                        ;  1993.0 p1      21 t
        pxor xmm14, xmm13                                       ;  1994.0 p1      21 t
        movdqa xmm10, [rbp + 4560]                              ;  1970.0 p2      21 t reload
        pxor xmm10, xmm13                                       ;  1995.0 p1      21 t
        pxor xmm5, xmm6                                         ;  1996.0 p1      21 t
        pxor xmm6, xmm8                                         ;  1997.0 p1      21 t
        movdqa xmm12, [rbp + 6224]                              ;  1960.0 p2      21 t reload
        pxor xmm12, xmm8                                        ;  1998.0 p1      21 t
        pand xmm7, xmm9                                         ;  1999.0 p1      21 t
        movdqa xmm8, [rbp + 6048]                               ;  1943.7 p2      21 t reload
        pand xmm8, xmm9                                         ;  2000.0 p1      21 t
        pxor xmm6, xmm8                                         ;  2002.0 p1      21 t
        movdqa xmm8, [rbp + 6368]                               ;  1964.0 p2      42 t
        movdqa xmm9, [rbp + 5920]                               ;  1973.0 p2      42 t reload
        pxor xmm8, xmm9                                         ;  2002.0 p1      42 t
        pxor xmm1, xmm11                                        ;  2003.0 p1      21 t
        movdqa xmm13, xmm3                                      ;  1956.0 p0      42 t copy
        pxor xmm13, [rbp + 6384]                                ;  2004.0 p2+p1   42 t
        pxor xmm0, xmm5                                         ;  2005.0 p1      21 t
        pxor xmm10, xmm0                                        ;  2007.0 p1      21 t
        pxor xmm1, xmm0                                         ;  2007.0 p1      21 t
        movdqa [rbp + 6048], xmm15                              ;  1985.0 p0+p3   21 t spill
        movdqa xmm15, [rbp + 6400]                              ;  1968.0 p2      21 t reload
        pxor xmm15, xmm0                                        ;  2008.0 p1      21 t
        movdqa xmm0, xmm3                                       ;  1956.3 p0      42 t copy
        pxor xmm15, xmm6                                        ;  2010.0 p1      21 t
        pxor xmm4, xmm15                                        ;  2012.0 p1      21 t
        pxor xmm12, xmm15                                       ;  2012.0 p1      21 t
        movdqa xmm15, [rbp + 5296]                              ;  1969.0 p2      42 t
        pxor xmm15, xmm2                                        ;  2012.0 p1      42 t
        movdqa [rbp + 6320], xmm14                              ;  1996.0 p0+p3   21 t spill
        movdqa xmm14, [rbp + 6384]                              ;  1990.0 p2      42 t
        pxor xmm14, xmm2                                        ;  2013.0 p1      42 t
        movdqa [rbp + 6400], xmm6                               ;  2004.0 p0+p3   21 t spill
        movdqa xmm6, [rbp + 6384]                               ;  1990.0 p2      42 t
        por xmm6, xmm8                                          ;  2014.0 p1      42 t
        movdqa [rbp + 6224], xmm5                               ;  1998.0 p0+p3   21 t spill
        movdqa xmm5, [rbp + 6256]                               ;  1961.7 p2      42 t
        pxor xmm5, xmm9                                         ;  2015.0 p1      42 t
        movdqa [rbp + 4560], xmm7                               ;  2001.0 p0+p3   21 t spill
        movdqa xmm7, xmm9                                       ;  1984.0 p0      42 t copy
        por xmm7, xmm14                                         ;  2016.0 p1      42 t
        pxor xmm7, xmm6                                         ;  2018.0 p1      42 t
        pxor xmm6, [rbp + 4416]                                 ;  2018.0 p2+p1   42 t
        movdqa [rbp + 5920], xmm11                              ;  1987.0 p0+p3   21 t spill
        movdqa xmm11, [rbp + 4864]                              ;  1973.0 p2      42 t
        pxor xmm11, xmm14                                       ;  2019.0 p1      42 t
        movdqa [rbp + 4864], xmm4                               ;  2014.0 p0+p3   21 t spill
        movdqa xmm4, xmm2                                       ;  1993.0 p0      42 t copy
        pand xmm4, [rbp + 6368]                                 ;  2020.0 p2+p1   42 t
        movdqa [rbp + 6336], xmm14                              ;  2015.0 p0+p3   42 t spill
        movdqa xmm14, xmm2                                      ;  1993.0 p0      42 t copy
        pxor xmm14, [rbp + 4448]                                ;  2021.0 p2+p1   42 t
        movdqa [rbp + 4448], xmm9                               ;  1986.0 p0+p3   42 t spill
        movdqa xmm9, xmm8                                       ;  2004.0 p0      42 t copy
        pxor xmm9, xmm11                                        ;  2022.0 p1      42 t
        pand xmm0, xmm9                                         ;  2024.0 p1      42 t
        movdqa [rbp + 6352], xmm0                               ;  2026.0 p0+p3   42 t spill
        movdqa xmm0, xmm10                                      ;  2009.0 p0      21 t copy
        pxor xmm0, xmm1                                         ;  2024.0 p1      21 t
        pxor xmm0, xmm12                                        ;  2026.0 p1      21 t
        pxor xmm1, [rbp + 5520]                                 ;  2026.0 p2+p1   41 t
        pxor xmm12, [rbp + 5744]                                ;  2027.0 p2+p1   41 t
        pxor xmm12, [rel camellia128_encrypt.T0_constants128]   ;  2029.0 p2+p1   41 t
        movdqa [rbp + 6416], xmm10                              ;  2009.0 p0+p3   21 t spill
        movdqa xmm10, xmm13                                     ;  2006.0 p0      42 t copy
        pxor xmm10, xmm15                                       ;  2029.0 p1      42 t
        movdqa [rbp + 6304], xmm12                              ;  2031.0 p0+p3   41 t spill
        movdqa xmm12, xmm13                                     ;  2006.0 p0      42 t copy
        por xmm12, [rbp + 4416]                                 ;  2030.0 p2+p1   42 t
        pxor xmm4, xmm12                                        ;  2032.0 p1      42 t
        pxor xmm14, xmm12                                       ;  2032.0 p1      42 t
        pxor xmm6, xmm4                                         ;  2034.0 p1      42 t
        movdqa xmm12, [rbp + 6352]                              ;  2026.0 p2      42 t reload
        pxor xmm4, xmm12                                        ;  2037.0 p1      42 t
        movdqa [rbp + 6352], xmm0                               ;  2028.0 p0+p3   21 t spill
        movdqa xmm0, xmm15                                      ;  2014.0 p0      42 t copy
        movdqa [rbp + 4416], xmm1                               ;  2028.0 p0+p3   41 t spill
        movdqa xmm1, xmm11                                      ;  2021.0 p0      42 t copy
        pxor xmm1, xmm5                                         ;  2035.0 p1      42 t
        pand xmm0, xmm1                                         ;  2037.0 p1      42 t
        pxor xmm4, xmm0                                         ;  2039.0 p1      42 t
        movdqa xmm0, xmm5                                       ;  2017.0 p0      42 t copy
        pand xmm0, xmm10                                        ;  2038.0 p1      42 t
        pxor xmm14, xmm0                                        ;  2040.0 p1      42 t
        pxor xmm7, xmm14                                        ;  2042.0 p1      42 t
        pxor xmm12, xmm14                                       ;  2042.0 p1      42 t
        movdqa xmm14, [rbp + 6368]                              ;  2003.7 p2      42 t
        pxor xmm14, xmm1                                        ;  2042.0 p1      42 t
        movdqa xmm0, [rbp + 5296]                               ;  2004.7 p2      42 t
        pand xmm0, xmm14                                        ;  2044.0 p1      42 t
        pxor xmm6, xmm0                                         ;  2046.0 p1      42 t
        movdqa xmm0, [rbp + 6256]                               ;  2005.7 p2      42 t
        por xmm0, [rbp + 4912]                                  ;  2045.0 p2+p1   42 t
        pxor xmm12, xmm0                                        ;  2047.0 p1      42 t
        movdqa xmm0, [rbp + 5296]                               ;  2007.7 p2      42 t
        movdqa [rbp + 5296], xmm15                              ;  2014.0 p0+p3   42 t spill
        movdqa xmm15, [rbp + 6368]                              ;  2008.7 p2      42 t
        movdqa [rbp + 6368], xmm13                              ;  2009.0 p0+p3   42 t spill
        movdqa xmm13, [rbp + 6384]                              ;  2009.7 p2      42 t
        movdqa [rbp + 6384], xmm5                               ;  2017.0 p0+p3   42 t spill
        movdqa xmm5, xmm7                                       ;  2044.0 p0      42 t copy
        pand xmm5, xmm6                                         ;  2051.0 p1      42 t
        pxor xmm12, xmm5                                        ;  2053.0 p1      42 t
        movdqa [rbp + 6176], xmm10                              ;  2031.0 p0+p3   42 t spill
        movdqa xmm10, xmm4                                      ;  2041.0 p0      42 t copy
        pand xmm10, xmm12                                       ;  2055.0 p1      42 t
        pxor xmm7, xmm10                                        ;  2057.0 p1      42 t
        pxor xmm12, xmm6                                        ;  2055.0 p1      42 t
        por xmm5, xmm12                                         ;  2057.0 p1      42 t
        pxor xmm5, xmm7                                         ;  2059.0 p1      42 t
        movdqa xmm10, xmm4                                      ;  2041.0 p0      42 t copy
        pand xmm10, xmm7                                        ;  2059.0 p1      42 t
        pxor xmm6, xmm10                                        ;  2061.0 p1      42 t
        pand xmm9, xmm5                                         ;  2061.0 p1      42 t
        pand xmm3, xmm5                                         ;  2061.0 p1      42 t
        movdqa xmm10, [rbp + 6256]                              ;  2015.0 p2      42 t
        pand xmm7, xmm6                                         ;  2063.0 p1      42 t
        pxor xmm4, xmm7                                         ;  2065.0 p1      42 t
        movdqa xmm7, [rbp + 4912]                               ;  2016.0 p2      42 t
        pand xmm10, xmm6                                        ;  2063.0 p1      42 t
        pand xmm7, xmm6                                         ;  2063.0 p1      42 t
        movdqa [rbp + 4912], xmm9                               ;  2063.0 p0+p3   42 t spill
        movdqa xmm9, [rbp + 5584]                               ;  2017.7 p2      41 t
        pxor xmm9, [rbp + 5936]                                 ;  2062.0 p2+p1   41 t
        pxor xmm9, [rel camellia128_encrypt.T0_constants128]    ;  2064.0 p2+p1   41 t
        movdqa [rbp + 5936], xmm9                               ;  2066.0 p0+p3   41 t spill
        movdqa xmm9, [rbp + 4912]                               ;  2063.0 p2      42 t
        movdqa [rbp + 6256], xmm3                               ;  2063.0 p0+p3   42 t spill
        movdqa xmm3, [rbp + 5872]                               ;  2021.7 p2      41 t
        pxor xmm3, [rbp + 6144]                                 ;  2064.0 p2+p1   41 t
        pxor xmm3, [rbp + 5504]                                 ;  2066.0 p2+p1   41 t
        movdqa [rbp + 6432], xmm3                               ;  2068.0 p0+p3   41 t spill
        movdqa xmm3, [rbp + 5824]                               ;  2024.7 p2      41 t
        movdqa [rbp + 6448], xmm3                               ;  2035.7 p0+p3   41 t spill
        movdqa xmm3, [rbp + 4448]                               ;  2025.7 p2      42 t reload
        pand xmm3, xmm4                                         ;  2067.0 p1      42 t
        movdqa [rbp + 4448], xmm3                               ;  2069.0 p0+p3   42 t spill
        movdqa xmm3, [rbp + 6336]                               ;  2026.7 p2      42 t reload
        pand xmm3, xmm4                                         ;  2067.0 p1      42 t
        movdqa [rbp + 6336], xmm7                               ;  2065.0 p0+p3   42 t spill
        movdqa xmm7, [rbp + 5936]                               ;  2066.0 p2      41 t
        pxor xmm7, [rbp + 5520]                                 ;  2077.0 p2+p1   41 t
        movdqa [rbp + 5520], xmm7                               ;  2079.0 p0+p3   41 t spill
        movdqa xmm7, xmm5                                       ;  2061.0 p0      42 t copy
        por xmm7, xmm6                                          ;  2069.0 p1      42 t
        pxor xmm12, xmm7                                        ;  2071.0 p1      42 t
        pand xmm2, xmm12                                        ;  2073.0 p1      42 t
        pand xmm15, xmm12                                       ;  2073.0 p1      42 t
        movdqa xmm7, xmm5                                       ;  2061.0 p0      42 t copy
        pxor xmm7, xmm6                                         ;  2073.0 p1      42 t
        pxor xmm6, xmm4                                         ;  2074.0 p1      42 t
        pxor xmm4, xmm12                                        ;  2075.0 p1      42 t
        pand xmm0, xmm7                                         ;  2076.0 p1      42 t
        pand xmm14, xmm7                                        ;  2077.0 p1      42 t
        pxor xmm12, xmm7                                        ;  2078.0 p1      42 t
        pand xmm1, xmm12                                        ;  2080.0 p1      42 t
        pxor xmm3, xmm0                                         ;  2080.0 p1      42 t
        movdqa xmm7, [rbp + 5296]                               ;  2033.3 p2      42 t reload
        pand xmm7, xmm12                                        ;  2081.0 p1      42 t
        pxor xmm14, xmm1                                        ;  2082.0 p1      42 t
        pxor xmm15, xmm1                                        ;  2083.0 p1      42 t
        pand xmm13, xmm4                                        ;  2084.0 p1      42 t
        pxor xmm0, xmm13                                        ;  2086.0 p1      42 t
        movdqa xmm1, [rbp + 6432]                               ;  2068.0 p2      41 t
        pxor xmm5, xmm4                                         ;  2086.0 p1      42 t
        pand xmm8, xmm4                                         ;  2087.0 p1      42 t
        pxor xmm1, [rbp + 5584]                                 ;  2088.0 p2+p1   41 t
        movdqa xmm4, [rbp + 4416]                               ;  2037.3 p2      41 t
        pxor xmm9, xmm8                                         ;  2089.0 p1      42 t
        pxor xmm4, [rbp + 5824]                                 ;  2090.0 p2+p1   41 t
        movdqa xmm8, [rbp + 5872]                               ;  2039.3 p2      41 t
        pxor xmm2, xmm3                                         ;  2091.0 p1      42 t
        movdqa xmm12, [rbp + 6176]                              ;  2040.3 p2      42 t reload
        pand xmm12, xmm6                                        ;  2092.0 p1      42 t
        movdqa xmm13, [rbp + 6384]                              ;  2041.3 p2      42 t reload
        pand xmm13, xmm6                                        ;  2093.0 p1      42 t
        pxor xmm9, xmm14                                        ;  2094.0 p1      42 t
        movdqa xmm6, [rbp + 4448]                               ;  2069.0 p2      42 t reload
        pxor xmm6, xmm14                                        ;  2095.0 p1      42 t
        pand xmm11, xmm5                                        ;  2096.0 p1      42 t
        movdqa xmm14, [rbp + 6368]                              ;  2043.3 p2      42 t reload
        pand xmm14, xmm5                                        ;  2097.0 p1      42 t
        pxor xmm2, xmm12                                        ;  2098.0 p1      42 t
        pxor xmm12, xmm14                                       ;  2099.0 p1      42 t
        pxor xmm12, xmm0                                        ;  2101.0 p1      42 t
        movdqa xmm14, [rbp + 6256]                              ;  2063.0 p2      42 t reload
        pxor xmm14, xmm0                                        ;  2101.0 p1      42 t
        pxor xmm13, xmm15                                       ;  2102.0 p1      42 t
        movdqa xmm0, [rbp + 5136]                               ;  2045.3 p2      23 t reload
        pxor xmm15, xmm0                                        ;  2103.0 p1      41 t
        pxor xmm15, [rbp + 4912]                                ;  2105.0 p2+p1   41 t
        movdqa xmm5, [rel camellia128_encrypt.T0_constants128]  ;  2047.3 p2      41 t reload
        pxor xmm15, xmm5                                        ;  2107.0 p1      41 t
        pxor xmm0, [rbp + 6304]                                 ;  2106.0 p2+p1   41 t
        pxor xmm15, xmm11                                       ;  2109.0 p1      41 t
        movdqa xmm11, [rbp + 5456]                              ;  2049.3 p2      23 t reload
        pxor xmm3, xmm11                                        ;  2108.0 p1      41 t
        pxor xmm10, xmm2                                        ;  2109.0 p1      42 t
        pxor xmm3, xmm9                                         ;  2110.0 p1      41 t
        pxor xmm2, [rbp + 5680]                                 ;  2111.0 p2+p1   41 t
        pxor xmm2, xmm5                                         ;  2113.0 p1      41 t
        pxor xmm9, [rbp + 5904]                                 ;  2113.0 p2+p1   41 t
        pxor xmm9, xmm5                                         ;  2115.0 p1      41 t
        pxor xmm6, xmm10                                        ;  2115.0 p1      42 t
        pxor xmm13, xmm10                                       ;  2116.0 p1      42 t
        movdqa xmm5, [rbp + 6336]                               ;  2065.0 p2      42 t reload
        pxor xmm5, xmm10                                        ;  2117.0 p1      42 t
        pxor xmm5, xmm12                                        ;  2119.0 p1      42 t
        pxor xmm3, xmm12                                        ;  2119.0 p1      41 t
        movdqa xmm10, [rbp + 6432]                              ;  2068.0 p2      41 t
        movdqa xmm12, [rbp + 5520]                              ;  2079.0 p2      41 t reload
        pxor xmm10, xmm12                                       ;  2120.0 p1      41 t
        pxor xmm7, xmm5                                         ;  2121.0 p1      42 t
        pxor xmm14, xmm5                                        ;  2122.0 p1      42 t
        movdqa xmm5, [rbp + 5936]                               ;  2066.0 p2      41 t
        pxor xmm5, xmm4                                         ;  2123.0 p1      41 t
        pxor xmm15, xmm6                                        ;  2124.0 p1      41 t
        pxor xmm6, xmm13                                        ;  2125.0 p1      42 t
        pxor xmm6, xmm14                                        ;  2127.0 p1      42 t
        pxor xmm14, [rbp + 5984]                                ;  2127.0 p2+p1   41 t
        pxor xmm14, [rel camellia128_encrypt.T0_constants128]   ;  2129.0 p2+p1   41 t
        pxor xmm13, [rbp + 5552]                                ;  2129.0 p2+p1   41 t
        pxor xmm9, xmm6                                         ;  2130.0 p1      41 t
        movdqa xmm12, [rbp + 6448]                              ;  2067.3 p2      41 t reload
        pxor xmm12, xmm6                                        ;  2131.0 p1      41 t
        movdqa xmm6, xmm1                                       ;  2090.0 p0      41 t copy
        pxor xmm12, xmm7                                        ;  2133.0 p1      41 t
        pxor xmm8, xmm12                                        ;  2135.0 p1      41 t
        pxor xmm6, xmm12                                        ;  2135.0 p1      41 t
        movdqa xmm12, [rbp + 6032]                              ;  2069.3 p2      41 t
        pxor xmm12, [rbp + 6240]                                ;  2135.0 p2+p1   41 t
        pxor xmm12, [rbp + 5264]                                ;  2137.0 p2+p1   41 t
        pxor xmm12, [rbp + 4992]                                ;  2139.0 p2+p1   41 t
        pxor xmm12, [rbp + 6208]                                ;  2141.0 p2+p1   41 t
        pxor xmm12, [rel camellia128_encrypt.T0_constants128]   ;  2143.0 p2+p1   41 t
        pxor xmm7, [rbp + 5952]                                 ;  2140.0 p2+p1   41 t
        pxor xmm7, [rel camellia128_encrypt.T0_constants128]    ;  2142.0 p2+p1   41 t
        movdqa [rbp + 6208], xmm1                               ;  2090.0 p0+p3   41 t spill
        movdqa xmm1, [rbp + 4416]                               ;  2079.0 p2      41 t
        pxor xmm1, xmm8                                         ;  2142.0 p1      41 t
        movdqa [rbp + 4416], xmm8                               ;  2137.0 p0+p3   41 t spill
        movdqa xmm8, [rbp + 5968]                               ;  2080.0 p2      41 t
        pxor xmm8, [rbp + 5808]                                 ;  2143.0 p2+p1   41 t
        pxor xmm8, [rel camellia128_encrypt.T0_constants128]    ;  2145.0 p2+p1   41 t
        movdqa [rbp + 5808], xmm4                               ;  2092.0 p0+p3   41 t spill
        movdqa xmm4, [rbp + 5792]                               ;  2083.0 p2      41 t
        pxor xmm4, [rbp + 6352]                                 ;  2145.0 p2+p1   41 t
        pxor xmm4, [rbp + 4864]                                 ;  2147.0 p2+p1   41 t
        movdqa [rbp + 4992], xmm1                               ;  2144.0 p0+p3   41 t spill
        movdqa xmm1, [rbp + 5792]                               ;  2086.0 p2      41 t
        pxor xmm1, xmm12                                        ;  2147.0 p1      41 t
        movdqa [rbp + 5792], xmm5                               ;  2125.0 p0+p3   41 t spill
        movdqa xmm5, [rbp + 6032]                               ;  2087.0 p2      41 t
        pxor xmm5, xmm8                                         ;  2148.0 p1      41 t
        pxor xmm8, xmm1                                         ;  2149.0 p1      41 t
        movdqa [rbp + 6032], xmm1                               ;  2149.0 p0+p3   41 t spill
        movdqa xmm1, [rbp + 5984]                               ;  2088.0 p2      41 t
        pxor xmm1, xmm4                                         ;  2150.0 p1      41 t
        pxor xmm12, xmm1                                        ;  2152.0 p1      41 t
        movdqa [rbp + 5984], xmm1                               ;  2152.0 p0+p3   41 t spill
        movdqa xmm1, xmm0                                       ;  2108.0 p0      41 t copy
        movdqa [rbp + 5264], xmm0                               ;  2108.0 p0+p3   41 t spill
        movdqa xmm0, [rbp + 5968]                               ;  2089.7 p2      41 t
        pxor xmm0, xmm14                                        ;  2152.0 p1      41 t
        pxor xmm14, xmm5                                        ;  2153.0 p1      41 t
        pxor xmm4, xmm0                                         ;  2154.0 p1      41 t
        movdqa [rbp + 5968], xmm5                               ;  2150.0 p0+p3   41 t spill
        movdqa xmm5, [rbp + 5568]                               ;  2092.0 p2      41 t
        pxor xmm5, [rbp + 5728]                                 ;  2155.0 p2+p1   41 t
        pxor xmm5, [rel camellia128_encrypt.T0_constants128]    ;  2157.0 p2+p1   41 t
        pxor xmm1, xmm5                                         ;  2159.0 p1      41 t
        pxor xmm5, [rbp + 5744]                                 ;  2159.0 p2+p1   41 t
        movdqa [rbp + 5744], xmm0                               ;  2154.0 p0+p3   41 t spill
        movdqa xmm0, xmm2                                       ;  2115.0 p0      41 t copy
        pxor xmm0, [rbp + 5840]                                 ;  2159.0 p2+p1   41 t
        movdqa [rbp + 5728], xmm4                               ;  2156.0 p0+p3   41 t spill
        movdqa xmm4, [rbp + 6016]                               ;  2101.0 p2      41 t
        pxor xmm4, [rbp + 6096]                                 ;  2160.0 p2+p1   41 t
        pxor xmm4, [rbp + 6080]                                 ;  2162.0 p2+p1   41 t
        pxor xmm4, [rbp + 5696]                                 ;  2164.0 p2+p1   41 t
        pxor xmm4, [rbp + 5392]                                 ;  2166.0 p2+p1   41 t
        pxor xmm4, [rel camellia128_encrypt.T0_constants128]    ;  2168.0 p2+p1   41 t
        movdqa [rbp + 5392], xmm1                               ;  2161.0 p0+p3   41 t spill
        movdqa xmm1, xmm15                                      ;  2126.0 p0      41 t copy
        pxor xmm1, [rbp + 6016]                                 ;  2165.0 p2+p1   41 t
        movdqa [rbp + 6016], xmm12                              ;  2154.0 p0+p3   41 t spill
        movdqa xmm12, xmm3                                      ;  2121.0 p0      41 t copy
        pxor xmm12, [rbp + 5856]                                ;  2166.0 p2+p1   41 t
        movdqa [rbp + 5696], xmm8                               ;  2151.0 p0+p3   41 t spill
        movdqa xmm8, [rbp + 5568]                               ;  2117.0 p2      41 t
        pxor xmm8, xmm4                                         ;  2170.0 p1      41 t
        pxor xmm4, xmm5                                         ;  2170.0 p1      41 t
        pxor xmm15, xmm8                                        ;  2172.0 p1      41 t
        movdqa [rbp + 5568], xmm5                               ;  2161.0 p0+p3   41 t spill
        movdqa xmm5, xmm10                                      ;  2122.0 p0      62 t copy
        pxor xmm5, [rbp + 4112]                                 ;  2170.0 p2+p1   62 t
        pxor xmm10, [rbp + 8000]                                ;  2171.0 p2+p1   62 t
        pxor xmm10, [rbp + 5808]                                ;  2173.0 p2+p1   62 t
        movdqa [rbp + 8000], xmm10                              ;  2175.0 p0+p3   62 t spill
        movdqa xmm10, xmm9                                      ;  2132.0 p0      41 t copy
        pxor xmm10, [rbp + 5888]                                ;  2173.0 p2+p1   41 t
        movdqa [rbp + 4112], xmm5                               ;  2172.0 p0+p3   62 t spill
        movdqa xmm5, xmm13                                      ;  2131.0 p0      41 t copy
        pxor xmm5, [rbp + 5472]                                 ;  2174.0 p2+p1   41 t
        movdqa [rbp + 6080], xmm8                               ;  2172.0 p0+p3   41 t spill
        movdqa xmm8, xmm6                                       ;  2137.0 p0      62 t copy
        pxor xmm8, [rbp + 4224]                                 ;  2175.0 p2+p1   62 t
        movdqa [rbp + 4224], xmm8                               ;  2177.0 p0+p3   62 t spill
        movdqa xmm8, xmm7                                       ;  2144.0 p0      41 t copy
        pxor xmm8, [rbp + 6000]                                 ;  2176.0 p2+p1   41 t
        movdqa [rbp + 6096], xmm6                               ;  2139.0 p0+p3   41 t spill
        movdqa xmm6, [rbp + 5632]                               ;  2141.0 p2      41 t
        pxor xmm6, [rbp + 6128]                                 ;  2177.0 p2+p1   41 t
        pxor xmm6, [rbp + 6064]                                 ;  2179.0 p2+p1   41 t
        pxor xmm6, [rbp + 6112]                                 ;  2181.0 p2+p1   41 t
        movdqa [rbp + 6064], xmm4                               ;  2172.0 p0+p3   41 t spill
        movdqa xmm4, xmm0                                       ;  2161.0 p0      41 t copy
        movdqa [rbp + 6128], xmm0                               ;  2161.0 p0+p3   41 t spill
        movdqa xmm0, xmm1                                       ;  2167.0 p0      41 t copy
        pxor xmm0, [rbp + 6304]                                 ;  2180.0 p2+p1   41 t
        movdqa [rbp + 6304], xmm1                               ;  2167.0 p0+p3   41 t spill
        movdqa xmm1, xmm14                                      ;  2155.0 p0      62 t copy
        pxor xmm1, [rbp + 3968]                                 ;  2181.0 p2+p1   62 t
        movdqa [rbp + 3968], xmm1                               ;  2183.0 p0+p3   62 t spill
        movdqa xmm1, xmm12                                      ;  2168.0 p0      41 t copy
        movdqa [rbp + 6240], xmm14                              ;  2155.0 p0+p3   41 t spill
        movdqa xmm14, [rbp + 5840]                              ;  2151.7 p2      41 t
        pxor xmm14, [rbp + 5600]                                ;  2182.0 p2+p1   41 t
        pxor xmm14, [rel camellia128_encrypt.T0_constants128]   ;  2184.0 p2+p1   41 t
        movdqa [rbp + 5600], xmm12                              ;  2168.0 p0+p3   41 t spill
        movdqa xmm12, [rbp + 5664]                              ;  2154.7 p2      41 t
        pxor xmm12, [rbp + 6416]                                ;  2184.0 p2+p1   41 t
        pxor xmm12, [rbp + 5920]                                ;  2186.0 p2+p1   41 t
        pxor xmm12, [rbp + 5280]                                ;  2188.0 p2+p1   41 t
        pxor xmm12, [rbp + 4560]                                ;  2190.0 p2+p1   41 t
        pxor xmm12, [rel camellia128_encrypt.T0_constants128]   ;  2192.0 p2+p1   41 t
        pxor xmm4, xmm12                                        ;  2194.0 p1      41 t
        pxor xmm12, [rbp + 5680]                                ;  2194.0 p2+p1   41 t
        movdqa [rbp + 5680], xmm4                               ;  2196.0 p0+p3   41 t spill
        movdqa xmm4, xmm10                                      ;  2175.0 p0      41 t copy
        movdqa [rbp + 4560], xmm10                              ;  2175.0 p0+p3   41 t spill
        movdqa xmm10, xmm6                                      ;  2183.0 p0      41 t copy
        pxor xmm10, [rbp + 5664]                                ;  2191.0 p2+p1   41 t
        pxor xmm6, xmm12                                        ;  2196.0 p1      41 t
        pxor xmm12, [rbp + 8048]                                ;  2196.0 p2+p1   62 t
        movdqa [rbp + 5664], xmm0                               ;  2182.0 p0+p3   41 t spill
        movdqa xmm0, xmm14                                      ;  2186.0 p0      41 t copy
        pxor xmm14, xmm10                                       ;  2194.0 p1      41 t
        pxor xmm0, [rbp + 5632]                                 ;  2195.0 p2+p1   41 t
        pxor xmm2, xmm0                                         ;  2197.0 p1      41 t
        pxor xmm12, xmm14                                       ;  2198.0 p1      62 t
        pxor xmm14, [rbp + 4144]                                ;  2198.0 p2+p1   62 t
        movdqa [rbp + 8048], xmm12                              ;  2200.0 p0+p3   62 t spill
        movdqa xmm12, xmm15                                     ;  2174.0 p0      62 t copy
        pxor xmm12, [rbp + 4352]                                ;  2199.0 p2+p1   62 t
        movdqa [rbp + 4352], xmm14                              ;  2200.0 p0+p3   62 t spill
        movdqa xmm14, xmm8                                      ;  2178.0 p0      41 t copy
        pxor xmm8, [rbp + 8224]                                 ;  2200.0 p2+p1   62 t
        movdqa [rbp + 5632], xmm12                              ;  2201.0 p0+p3   62 t spill
        movdqa xmm12, xmm5                                      ;  2176.0 p0      41 t copy
        pxor xmm5, [rbp + 8240]                                 ;  2201.0 p2+p1   62 t
        movdqa [rbp + 5280], xmm10                              ;  2193.0 p0+p3   41 t spill
        movdqa xmm10, [rbp + 5376]                              ;  2172.3 p2      41 t
        pxor xmm10, [rbp + 6112]                                ;  2202.0 p2+p1   41 t
        pxor xmm10, [rbp + 6288]                                ;  2204.0 p2+p1   41 t
        pxor xmm10, [rel camellia128_encrypt.T0_constants128]   ;  2206.0 p2+p1   41 t
        movdqa [rbp + 6112], xmm15                              ;  2174.7 p0+p3   41 t spill
        movdqa xmm15, [rbp + 5856]                              ;  2176.3 p2      41 t
        pxor xmm15, [rbp + 6192]                                ;  2205.0 p2+p1   41 t
        pxor xmm15, [rbp + 5232]                                ;  2207.0 p2+p1   41 t
        pxor xmm15, [rbp + 4656]                                ;  2209.0 p2+p1   41 t
        pxor xmm0, [rbp + 8304]                                 ;  2208.0 p2+p1   62 t
        pxor xmm0, [rbp + 5680]                                 ;  2210.0 p2+p1   62 t
        movdqa [rbp + 8304], xmm0                               ;  2212.0 p0+p3   62 t spill
        movdqa xmm0, [rbp + 5760]                               ;  2182.3 p2      41 t
        pxor xmm0, [rbp + 6224]                                 ;  2210.0 p2+p1   41 t
        pxor xmm0, [rel camellia128_encrypt.T0_constants128]    ;  2212.0 p2+p1   41 t
        pxor xmm11, xmm0                                        ;  2214.0 p1      41 t
        pxor xmm1, xmm0                                         ;  2214.0 p1      41 t
        movdqa xmm0, [rbp + 5760]                               ;  2185.3 p2      41 t
        pxor xmm0, xmm10                                        ;  2214.0 p1      41 t
        pxor xmm10, xmm11                                       ;  2216.0 p1      41 t
        pxor xmm11, [rbp + 8064]                                ;  2216.0 p2+p1   62 t
        movdqa [rbp + 5760], xmm1                               ;  2216.0 p0+p3   41 t spill
        movdqa xmm1, [rbp + 5376]                               ;  2187.3 p2      41 t
        pxor xmm1, xmm15                                        ;  2217.0 p1      41 t
        pxor xmm15, xmm0                                        ;  2218.0 p1      41 t
        pxor xmm3, xmm1                                         ;  2219.0 p1      41 t
        pxor xmm11, xmm15                                       ;  2220.0 p1      62 t
        pxor xmm15, [rbp + 4176]                                ;  2221.0 p2+p1   62 t
        pxor xmm1, [rbp + 8320]                                 ;  2222.0 p2+p1   62 t
        pxor xmm1, [rbp + 5760]                                 ;  2227.0 p2+p1   62 t
        pxor xmm0, xmm3                                         ;  2224.0 p1      62 t
        pxor xmm3, [rbp + 4032]                                 ;  2225.0 p2+p1   62 t
        pxor xmm0, [rbp + 8448]                                 ;  2226.0 p2+p1   62 t
        movdqa [rbp + 8448], xmm0                               ;  2228.0 p0+p3   62 t spill
        movdqa xmm0, xmm2                                       ;  2199.0 p0      62 t copy
        pxor xmm0, [rbp + 4000]                                 ;  2227.0 p2+p1   62 t
        pxor xmm2, [rbp + 8432]                                 ;  2228.0 p2+p1   62 t
        pxor xmm2, [rbp + 5280]                                 ;  2230.0 p2+p1   62 t
        movdqa [rbp + 8432], xmm2                               ;  2232.0 p0+p3   62 t spill
        movdqa xmm2, xmm6                                       ;  2198.0 p0      62 t copy
        pxor xmm2, [rbp + 7792]                                 ;  2230.0 p2+p1   62 t
        pxor xmm6, [rbp + 8176]                                 ;  2231.0 p2+p1   62 t
        pxor xmm6, [rbp + 6128]                                 ;  2233.0 p2+p1   62 t
        movdqa [rbp + 8320], xmm1                               ;  2229.0 p0+p3   62 t spill
        movdqa xmm1, [rbp + 5488]                               ;  2199.3 p2      41 t
        pxor xmm1, [rbp + 6160]                                 ;  2233.0 p2+p1   41 t
        pxor xmm1, [rel camellia128_encrypt.T0_constants128]    ;  2235.0 p2+p1   41 t
        movdqa [rbp + 8176], xmm6                               ;  2235.0 p0+p3   62 t spill
        movdqa xmm6, [rbp + 5888]                               ;  2202.3 p2      41 t
        pxor xmm6, [rbp + 4656]                                 ;  2235.0 p2+p1   41 t
        pxor xmm6, [rbp + 6144]                                 ;  2237.0 p2+p1   41 t
        pxor xmm6, [rel camellia128_encrypt.T0_constants128]    ;  2239.0 p2+p1   41 t
        movdqa [rbp + 8064], xmm11                              ;  2222.0 p0+p3   62 t spill
        movdqa xmm11, [rbp + 5776]                              ;  2206.3 p2      41 t
        pxor xmm11, [rbp + 6400]                                ;  2238.0 p2+p1   41 t
        pxor xmm11, [rbp + 6048]                                ;  2240.0 p2+p1   41 t
        pxor xmm11, [rbp + 6320]                                ;  2242.0 p2+p1   41 t
        pxor xmm4, xmm11                                        ;  2244.0 p1      41 t
        pxor xmm11, [rbp + 5904]                                ;  2244.0 p2+p1   41 t
        movdqa [rbp + 7792], xmm2                               ;  2232.0 p0+p3   62 t spill
        movdqa xmm2, [rbp + 5776]                               ;  2211.3 p2      41 t
        pxor xmm2, xmm1                                         ;  2243.0 p1      41 t
        pxor xmm1, xmm11                                        ;  2246.0 p1      41 t
        pxor xmm11, [rbp + 8080]                                ;  2246.0 p2+p1   62 t
        movdqa [rbp + 5776], xmm15                              ;  2223.0 p0+p3   62 t spill
        movdqa xmm15, xmm10                                     ;  2218.0 p0      62 t copy
        pxor xmm15, [rbp + 7808]                                ;  2246.0 p2+p1   62 t
        pxor xmm10, [rbp + 8192]                                ;  2247.0 p2+p1   62 t
        pxor xmm10, [rbp + 5600]                                ;  2249.0 p2+p1   62 t
        movdqa [rbp + 8192], xmm10                              ;  2251.0 p0+p3   62 t spill
        movdqa xmm10, [rbp + 5488]                              ;  2216.3 p2      41 t
        pxor xmm10, xmm6                                        ;  2249.0 p1      41 t
        pxor xmm6, xmm2                                         ;  2250.0 p1      41 t
        pxor xmm9, xmm10                                        ;  2251.0 p1      41 t
        pxor xmm11, xmm6                                        ;  2252.0 p1      62 t
        pxor xmm6, [rbp + 3984]                                 ;  2253.0 p2+p1   62 t
        pxor xmm2, [rbp + 8464]                                 ;  2254.0 p2+p1   62 t
        pxor xmm10, xmm4                                        ;  2255.0 p1      62 t
        pxor xmm4, [rbp + 7952]                                 ;  2256.0 p2+p1   62 t
        pxor xmm10, [rbp + 8336]                                ;  2257.0 p2+p1   62 t
        pxor xmm2, xmm9                                         ;  2258.0 p1      62 t
        pxor xmm9, [rbp + 4048]                                 ;  2259.0 p2+p1   62 t
        movdqa [rbp + 8464], xmm2                               ;  2260.0 p0+p3   62 t spill
        movdqa xmm2, [rbp + 5360]                               ;  2222.3 p2      41 t
        pxor xmm2, [rbp + 6272]                                 ;  2260.0 p2+p1   41 t
        movdqa [rbp + 8336], xmm10                              ;  2259.0 p0+p3   62 t spill
        movdqa xmm10, [rbp + 6000]                              ;  2224.3 p2      41 t
        pxor xmm10, [rbp + 5504]                                ;  2261.0 p2+p1   41 t
        pxor xmm10, [rel camellia128_encrypt.T0_constants128]   ;  2263.0 p2+p1   41 t
        movdqa [rbp + 8080], xmm11                              ;  2254.0 p0+p3   62 t spill
        movdqa xmm11, [rbp + 5648]                              ;  2227.3 p2      41 t
        pxor xmm11, [rbp + 6320]                                ;  2263.0 p2+p1   41 t
        pxor xmm11, [rbp + 6352]                                ;  2265.0 p2+p1   41 t
        pxor xmm11, [rel camellia128_encrypt.T0_constants128]   ;  2267.0 p2+p1   41 t
        pxor xmm14, xmm11                                       ;  2269.0 p1      41 t
        pxor xmm11, [rbp + 5952]                                ;  2269.0 p2+p1   41 t
        movdqa [rbp + 7952], xmm4                               ;  2258.0 p0+p3   62 t spill
        movdqa xmm4, [rbp + 5648]                               ;  2232.3 p2      41 t
        pxor xmm4, xmm2                                         ;  2268.0 p1      41 t
        pxor xmm2, xmm11                                        ;  2271.0 p1      41 t
        pxor xmm11, [rbp + 8096]                                ;  2271.0 p2+p1   62 t
        pxor xmm8, xmm2                                         ;  2273.0 p1      62 t
        pxor xmm2, [rbp + 7840]                                 ;  2273.0 p2+p1   62 t
        movdqa [rbp + 8224], xmm8                               ;  2275.0 p0+p3   62 t spill
        movdqa xmm8, [rbp + 5360]                               ;  2235.3 p2      41 t
        pxor xmm8, xmm10                                        ;  2273.0 p1      41 t
        pxor xmm10, xmm4                                        ;  2274.0 p1      41 t
        pxor xmm7, xmm8                                         ;  2275.0 p1      41 t
        pxor xmm11, xmm10                                       ;  2276.0 p1      62 t
        pxor xmm10, [rbp + 7712]                                ;  2277.0 p2+p1   62 t
        pxor xmm4, [rbp + 8480]                                 ;  2278.0 p2+p1   62 t
        pxor xmm8, [rbp + 8352]                                 ;  2279.0 p2+p1   62 t
        pxor xmm8, xmm14                                        ;  2281.0 p1      62 t
        pxor xmm14, [rbp + 7968]                                ;  2281.0 p2+p1   62 t
        pxor xmm4, xmm7                                         ;  2282.0 p1      62 t
        pxor xmm7, [rbp + 4208]                                 ;  2283.0 p2+p1   62 t
        movdqa [rbp + 8480], xmm4                               ;  2284.0 p0+p3   62 t spill
        movdqa xmm4, xmm1                                       ;  2248.0 p0      62 t copy
        pxor xmm4, [rbp + 7824]                                 ;  2284.0 p2+p1   62 t
        pxor xmm1, [rbp + 8208]                                 ;  2285.0 p2+p1   62 t
        pxor xmm1, [rbp + 4560]                                 ;  2287.0 p2+p1   62 t
        movdqa [rbp + 8352], xmm8                               ;  2283.0 p0+p3   62 t spill
        movdqa xmm8, [rbp + 5536]                               ;  2244.3 p2      41 t
        pxor xmm8, [rbp + 6288]                                 ;  2287.0 p2+p1   41 t
        pxor xmm8, [rbp + 6160]                                 ;  2289.0 p2+p1   41 t
        movdqa [rbp + 8208], xmm1                               ;  2289.0 p0+p3   62 t spill
        movdqa xmm1, [rbp + 5472]                               ;  2247.3 p2      41 t
        pxor xmm1, [rbp + 5616]                                 ;  2289.0 p2+p1   41 t
        movdqa [rbp + 8096], xmm11                              ;  2278.0 p0+p3   62 t spill
        movdqa xmm11, [rbp + 5712]                              ;  2249.3 p2      41 t
        pxor xmm11, [rbp + 4864]                                ;  2290.0 p2+p1   41 t
        pxor xmm11, [rel camellia128_encrypt.T0_constants128]   ;  2292.0 p2+p1   41 t
        pxor xmm12, xmm11                                       ;  2294.0 p1      41 t
        pxor xmm11, [rbp + 5552]                                ;  2294.0 p2+p1   41 t
        movdqa [rbp + 7968], xmm14                              ;  2283.0 p0+p3   62 t spill
        movdqa xmm14, [rbp + 5712]                              ;  2253.3 p2      41 t
        pxor xmm14, xmm8                                        ;  2294.0 p1      41 t
        pxor xmm8, xmm11                                        ;  2296.0 p1      41 t
        pxor xmm11, [rbp + 8112]                                ;  2296.0 p2+p1   62 t
        pxor xmm5, xmm8                                         ;  2298.0 p1      62 t
        pxor xmm8, [rbp + 7856]                                 ;  2298.0 p2+p1   62 t
        movdqa [rbp + 8240], xmm5                               ;  2300.0 p0+p3   62 t spill
        movdqa xmm5, [rbp + 5536]                               ;  2256.3 p2      41 t
        pxor xmm5, xmm1                                         ;  2299.0 p1      41 t
        pxor xmm1, xmm14                                        ;  2300.0 p1      41 t
        pxor xmm13, xmm5                                        ;  2301.0 p1      41 t
        pxor xmm11, xmm1                                        ;  2302.0 p1      62 t
        pxor xmm1, [rbp + 7728]                                 ;  2303.0 p2+p1   62 t
        pxor xmm14, [rbp + 8496]                                ;  2304.0 p2+p1   62 t
        pxor xmm5, [rbp + 8368]                                 ;  2305.0 p2+p1   62 t
        pxor xmm5, xmm12                                        ;  2307.0 p1      62 t
        pxor xmm12, [rbp + 7984]                                ;  2307.0 p2+p1   62 t
        pxor xmm14, xmm13                                       ;  2308.0 p1      62 t
        pxor xmm13, [rbp + 4288]                                ;  2309.0 p2+p1   62 t
        movdqa [rbp + 8496], xmm14                              ;  2310.0 p0+p3   62 t spill
        movdqa xmm14, [rbp + 5696]                              ;  2262.3 p2      62 t
        pxor xmm14, [rbp + 4016]                                ;  2310.0 p2+p1   62 t
        movdqa [rbp + 8368], xmm5                               ;  2309.0 p0+p3   62 t spill
        movdqa xmm5, [rbp + 6064]                               ;  2264.3 p2      62 t
        pxor xmm5, [rbp + 4128]                                 ;  2311.0 p2+p1   62 t
        movdqa [rbp + 8112], xmm11                              ;  2304.0 p0+p3   62 t spill
        movdqa xmm11, [rbp + 5792]                              ;  2266.3 p2      62 t
        pxor xmm11, [rbp + 7744]                                ;  2312.0 p2+p1   62 t
        movdqa [rbp + 7984], xmm12                              ;  2309.0 p0+p3   62 t spill
        movdqa xmm12, [rbp + 6016]                              ;  2268.3 p2      62 t
        pxor xmm12, [rbp + 7760]                                ;  2313.0 p2+p1   62 t
        movdqa [rbp + 7856], xmm8                               ;  2300.0 p0+p3   62 t spill
        movdqa xmm8, [rbp + 5392]                               ;  2270.3 p2      62 t
        pxor xmm8, [rbp + 7776]                                 ;  2314.0 p2+p1   62 t
        movdqa [rbp + 7840], xmm2                               ;  2275.0 p0+p3   62 t spill
        movdqa xmm2, [rbp + 4992]                               ;  2272.3 p2      62 t
        pxor xmm2, [rbp + 7872]                                 ;  2315.0 p2+p1   62 t
        movdqa [rbp + 7872], xmm2                               ;  2317.0 p0+p3   62 t spill
        movdqa xmm2, [rbp + 5728]                               ;  2274.3 p2      62 t
        pxor xmm2, [rbp + 7888]                                 ;  2316.0 p2+p1   62 t
        movdqa [rbp + 7888], xmm2                               ;  2318.0 p0+p3   62 t spill
        movdqa xmm2, [rbp + 5664]                               ;  2276.3 p2      62 t
        pxor xmm2, [rbp + 7904]                                 ;  2317.0 p2+p1   62 t
        movdqa [rbp + 7904], xmm2                               ;  2319.0 p0+p3   62 t spill
        movdqa xmm2, [rbp + 5680]                               ;  2278.3 p2      62 t
        pxor xmm2, [rbp + 7920]                                 ;  2318.0 p2+p1   62 t
        movdqa [rbp + 7920], xmm2                               ;  2320.0 p0+p3   62 t spill
        movdqa xmm2, [rbp + 5760]                               ;  2280.3 p2      62 t
        pxor xmm2, [rbp + 7936]                                 ;  2319.0 p2+p1   62 t
        movdqa [rbp + 7936], xmm2                               ;  2321.0 p0+p3   62 t spill
        movdqa xmm2, [rbp + 5984]                               ;  2282.3 p2      62 t
        pxor xmm2, [rbp + 8016]                                 ;  2320.0 p2+p1   62 t
        pxor xmm2, [rbp + 5696]                                 ;  2322.0 p2+p1   62 t
        movdqa [rbp + 8016], xmm2                               ;  2324.0 p0+p3   62 t spill
        movdqa xmm2, [rbp + 5264]                               ;  2285.3 p2      62 t
        pxor xmm2, [rbp + 8032]                                 ;  2322.0 p2+p1   62 t
        pxor xmm2, [rbp + 6064]                                 ;  2324.0 p2+p1   62 t
        movdqa [rbp + 6064], xmm3                               ;  2285.0 p0+p3   62 t spill
        movdqa xmm3, [rbp + 4416]                               ;  2288.3 p2      62 t
        pxor xmm3, [rbp + 8128]                                 ;  2324.0 p2+p1   62 t
        pxor xmm3, [rbp + 5792]                                 ;  2326.0 p2+p1   62 t
        movdqa [rbp + 5792], xmm0                               ;  2287.3 p0+p3   62 t spill
        movdqa xmm0, [rbp + 5744]                               ;  2291.3 p2      62 t
        pxor xmm0, [rbp + 8144]                                 ;  2326.0 p2+p1   62 t
        pxor xmm0, [rbp + 6016]                                 ;  2328.0 p2+p1   62 t
        movdqa [rbp + 6016], xmm9                               ;  2290.7 p0+p3   62 t spill
        movdqa xmm9, [rbp + 6304]                               ;  2294.3 p2      62 t
        pxor xmm9, [rbp + 8160]                                 ;  2328.0 p2+p1   62 t
        pxor xmm9, [rbp + 5392]                                 ;  2330.0 p2+p1   62 t
        movdqa [rbp + 7712], xmm10                              ;  2293.0 p0+p3   60 rounds
        movdqa [rbp + 7728], xmm1                               ;  2305.0 p0+p3   60 rounds
        movdqa [rbp + 7744], xmm11                              ;  2314.0 p0+p3   60 rounds
        movdqa xmm1, [rbp + 6208]                               ;  2297.3 p2      62 t
        pxor xmm1, [rbp + 8256]                                 ;  2330.0 p2+p1   62 t
        pxor xmm1, [rbp + 4992]                                 ;  2332.0 p2+p1   62 t
        movdqa [rbp + 7760], xmm12                              ;  2315.0 p0+p3   60 rounds
        movdqa xmm10, [rbp + 5968]                              ;  2300.3 p2      62 t
        pxor xmm10, [rbp + 8272]                                ;  2332.0 p2+p1   62 t
        pxor xmm10, [rbp + 5728]                                ;  2334.0 p2+p1   62 t
        movdqa [rbp + 7776], xmm8                               ;  2316.0 p0+p3   60 rounds
        movdqa xmm8, [rbp + 6080]                               ;  2303.3 p2      62 t
        pxor xmm8, [rbp + 8288]                                 ;  2334.0 p2+p1   62 t
        pxor xmm8, [rbp + 5664]                                 ;  2336.0 p2+p1   62 t
        movdqa [rbp + 7808], xmm15                              ;  2303.0 p0+p3   60 rounds
        movdqa [rbp + 7824], xmm4                               ;  2305.0 p0+p3   60 rounds
        movdqa xmm15, [rbp + 5520]                              ;  2306.3 p2      62 t
        pxor xmm15, [rbp + 8384]                                ;  2336.0 p2+p1   62 t
        pxor xmm15, [rbp + 6096]                                ;  2338.0 p2+p1   62 t
        movdqa xmm4, [rbp + 6032]                               ;  2309.3 p2      62 t
        pxor xmm4, [rbp + 8400]                                 ;  2338.0 p2+p1   62 t
        pxor xmm4, [rbp + 6240]                                 ;  2340.0 p2+p1   62 t
        movdqa xmm11, [rbp + 5568]                              ;  2312.3 p2      62 t
        pxor xmm11, [rbp + 8416]                                ;  2340.0 p2+p1   62 t
        pxor xmm11, [rbp + 6112]                                ;  2342.0 p2+p1   62 t
        movdqa [rbp + 8032], xmm2                               ;  2326.0 p0+p3   60 rounds
        movdqa [rbp + 8128], xmm3                               ;  2328.0 p0+p3   60 rounds
        movdqa [rbp + 8144], xmm0                               ;  2330.0 p0+p3   60 rounds
        movdqa [rbp + 8160], xmm9                               ;  2332.0 p0+p3   60 rounds
        movdqa [rbp + 8256], xmm1                               ;  2334.0 p0+p3   60 rounds
        movdqa [rbp + 8272], xmm10                              ;  2336.0 p0+p3   60 rounds
        movdqa [rbp + 8288], xmm8                               ;  2338.0 p0+p3   60 rounds
        movdqa [rbp + 8384], xmm15                              ;  2340.0 p0+p3   60 rounds
        movdqa [rbp + 8400], xmm4                               ;  2342.0 p0+p3   60 rounds
        movdqa [rbp + 8416], xmm11                              ;  2344.0 p0+p3   60 rounds
        add r8, 0x800                                           ;  2322.7 p0      60 rounds
        movdqa xmm3, [rbp + 5792]                               ;  2319.7 p2      62 t reload
        movdqa xmm4, [rbp + 6064]                               ;  2320.7 p2      62 t reload
        movdqa xmm15, [rbp + 6016]                              ;  2321.7 p2      62 t reload
        movdqa xmm0, [rbp + 4224]                               ;  2322.7 p2      62 t reload
        movdqa xmm1, [rbp + 3968]                               ;  2323.7 p2      62 t reload
        movdqa xmm2, [rbp + 5632]                               ;  2324.7 p2      62 t reload
        movdqa xmm8, [rbp + 4112]                               ;  2325.7 p2      62 t reload
        movdqa xmm11, [rbp + 4352]                              ;  2326.7 p2      62 t reload
        movdqa xmm12, [rbp + 5776]                              ;  2327.7 p2      62 t reload
        movdqa xmm9, xmm14                                      ;  2323.2 p0      62 t copy
        movdqa xmm10, xmm5                                      ;  2324.2 p0      62 t copy
        movdqa xmm5, xmm15                                      ;  2332.7 p0      62 t copy
        movdqa xmm14, xmm6                                      ;  2326.2 p0      62 t copy
        movdqa xmm6, xmm7                                       ;  2327.2 p0      62 t copy
        movdqa xmm7, xmm13                                      ;  2328.2 p0      62 t copy
        movdqa xmm13, xmm14                                     ;  2333.2 p0      62 t copy
        cmp r8, qword [rbp + 8576]                              ;                    more rounds?
        jne .rounds_4
        mov qword [rbp + 8568], r8                              ;                    resident
        movdqa [rbp + 7488], xmm0                               ;                    resident
        movdqa [rbp + 7504], xmm1                               ;                    resident
        movdqa [rbp + 7520], xmm2                               ;                    resident
        movdqa [rbp + 7536], xmm3                               ;                    resident
        movdqa [rbp + 7552], xmm4                               ;                    resident
        movdqa [rbp + 7568], xmm5                               ;                    resident
        movdqa [rbp + 7584], xmm6                               ;                    resident
        movdqa [rbp + 7600], xmm7                               ;                    resident
        movdqa [rbp + 7616], xmm8                               ;                    resident
        movdqa [rbp + 7632], xmm9                               ;                    resident
        movdqa [rbp + 7648], xmm10                              ;                    resident
        movdqa [rbp + 7664], xmm11                              ;                    resident
        movdqa [rbp + 7680], xmm12                              ;                    resident
        movdqa [rbp + 7696], xmm13                              ;                    resident
        mov r8, qword [rbp + 8528]                              ;     0.0 p2      74 dst.0 reload
        movdqa xmm0, [r8 + 24576]                               ;     4.0 p2      74 dst
        pxor xmm0, [rbp + 6464]                                 ;    15.0 p2+p1   74 dst
        mov r9, qword [rbp + 8584]                              ;     3.0 p2      74 dst reload
        movdqa [r9], xmm0                                       ;    17.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24592]                               ;     4.0 p2      74 dst
        pxor xmm0, [rbp + 6480]                                 ;    15.0 p2+p1   74 dst
        movdqa [r9 + 16], xmm0                                  ;    17.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24608]                               ;     6.0 p2      74 dst
        pxor xmm0, [rbp + 6496]                                 ;    17.0 p2+p1   74 dst
        movdqa [r9 + 32], xmm0                                  ;    19.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24624]                               ;     8.0 p2      74 dst
        pxor xmm0, [rbp + 6512]                                 ;    19.0 p2+p1   74 dst
        movdqa [r9 + 48], xmm0                                  ;    21.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24640]                               ;    10.0 p2      74 dst
        pxor xmm0, [rbp + 6528]                                 ;    21.0 p2+p1   74 dst
        movdqa [r9 + 64], xmm0                                  ;    23.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24656]                               ;    12.0 p2      74 dst
        pxor xmm0, [rbp + 6544]                                 ;    23.0 p2+p1   74 dst
        movdqa [r9 + 80], xmm0                                  ;    25.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24672]                               ;    14.0 p2      74 dst
        pxor xmm0, [rbp + 6560]                                 ;    25.0 p2+p1   74 dst
        movdqa [r9 + 96], xmm0                                  ;    27.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24688]                               ;    16.0 p2      74 dst
        pxor xmm0, [rbp + 6576]                                 ;    27.0 p2+p1   74 dst
        movdqa [r9 + 112], xmm0                                 ;    29.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24704]                               ;    18.0 p2      74 dst
        pxor xmm0, [rbp + 6592]                                 ;    29.0 p2+p1   74 dst
        movdqa [r9 + 128], xmm0                                 ;    31.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24720]                               ;    20.0 p2      74 dst
        pxor xmm0, [rbp + 6608]                                 ;    31.0 p2+p1   74 dst
        movdqa [r9 + 144], xmm0                                 ;    33.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24736]                               ;    22.0 p2      74 dst
        pxor xmm0, [rbp + 6624]                                 ;    33.0 p2+p1   74 dst
        movdqa [r9 + 160], xmm0                                 ;    35.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24752]                               ;    24.0 p2      74 dst
        pxor xmm0, [rbp + 6640]                                 ;    35.0 p2+p1   74 dst
        movdqa [r9 + 176], xmm0                                 ;    37.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24768]                               ;    26.0 p2      74 dst
        pxor xmm0, [rbp + 6656]                                 ;    37.0 p2+p1   74 dst
        movdqa [r9 + 192], xmm0                                 ;    39.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24784]                               ;    28.0 p2      74 dst
        pxor xmm0, [rbp + 6672]                                 ;    39.0 p2+p1   74 dst
        movdqa [r9 + 208], xmm0                                 ;    41.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24800]                               ;    30.0 p2      74 dst
        pxor xmm0, [rbp + 6688]                                 ;    41.0 p2+p1   74 dst
        movdqa [r9 + 224], xmm0                                 ;    43.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24816]                               ;    32.0 p2      74 dst
        pxor xmm0, [rbp + 6704]                                 ;    43.0 p2+p1   74 dst
        movdqa [r9 + 240], xmm0                                 ;    45.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24832]                               ;    34.0 p2      74 dst
        pxor xmm0, [rbp + 6720]                                 ;    45.0 p2+p1   74 dst
        movdqa [r9 + 256], xmm0                                 ;    47.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24848]                               ;    36.0 p2      74 dst
        pxor xmm0, [rbp + 6736]                                 ;    47.0 p2+p1   74 dst
        movdqa [r9 + 272], xmm0                                 ;    49.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24864]                               ;    38.0 p2      74 dst
        pxor xmm0, [rbp + 6752]                                 ;    49.0 p2+p1   74 dst
        movdqa [r9 + 288], xmm0                                 ;    51.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24880]                               ;    40.0 p2      74 dst
        pxor xmm0, [rbp + 6768]                                 ;    51.0 p2+p1   74 dst
        movdqa [r9 + 304], xmm0                                 ;    53.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24896]                               ;    42.0 p2      74 dst
        pxor xmm0, [rbp + 6784]                                 ;    53.0 p2+p1   74 dst
        movdqa [r9 + 320], xmm0                                 ;    55.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24912]                               ;    44.0 p2      74 dst
        pxor xmm0, [rbp + 6800]                                 ;    55.0 p2+p1   74 dst
        movdqa [r9 + 336], xmm0                                 ;    57.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24928]                               ;    46.0 p2      74 dst
        pxor xmm0, [rbp + 6816]                                 ;    57.0 p2+p1   74 dst
        movdqa [r9 + 352], xmm0                                 ;    59.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24944]                               ;    48.0 p2      74 dst
        pxor xmm0, [rbp + 6832]                                 ;    59.0 p2+p1   74 dst
        movdqa [r9 + 368], xmm0                                 ;    61.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24960]                               ;    50.0 p2      74 dst
        pxor xmm0, [rbp + 6848]                                 ;    61.0 p2+p1   74 dst
        movdqa [r9 + 384], xmm0                                 ;    63.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24976]                               ;    52.0 p2      74 dst
        pxor xmm0, [rbp + 6864]                                 ;    63.0 p2+p1   74 dst
        movdqa [r9 + 400], xmm0                                 ;    65.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 24992]                               ;    54.0 p2      74 dst
        pxor xmm0, [rbp + 6880]                                 ;    65.0 p2+p1   74 dst
        movdqa [r9 + 416], xmm0                                 ;    67.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25008]                               ;    56.0 p2      74 dst
        pxor xmm0, [rbp + 6896]                                 ;    67.0 p2+p1   74 dst
        movdqa [r9 + 432], xmm0                                 ;    69.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25024]                               ;    58.0 p2      74 dst
        pxor xmm0, [rbp + 6912]                                 ;    69.0 p2+p1   74 dst
        movdqa [r9 + 448], xmm0                                 ;    71.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25040]                               ;    60.0 p2      74 dst
        pxor xmm0, [rbp + 6928]                                 ;    71.0 p2+p1   74 dst
        movdqa [r9 + 464], xmm0                                 ;    73.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25056]                               ;    62.0 p2      74 dst
        pxor xmm0, [rbp + 6944]                                 ;    73.0 p2+p1   74 dst
        movdqa [r9 + 480], xmm0                                 ;    75.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25072]                               ;    64.0 p2      74 dst
        pxor xmm0, [rbp + 6960]                                 ;    75.0 p2+p1   74 dst
        movdqa [r9 + 496], xmm0                                 ;    77.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25088]                               ;    66.0 p2      74 dst
        pxor xmm0, [rbp + 6976]                                 ;    77.0 p2+p1   74 dst
        movdqa [r9 + 512], xmm0                                 ;    79.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25104]                               ;    68.0 p2      74 dst
        pxor xmm0, [rbp + 6992]                                 ;    79.0 p2+p1   74 dst
        movdqa [r9 + 528], xmm0                                 ;    81.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25120]                               ;    70.0 p2      74 dst
        pxor xmm0, [rbp + 7008]                                 ;    81.0 p2+p1   74 dst
        movdqa [r9 + 544], xmm0                                 ;    83.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25136]                               ;    72.0 p2      74 dst
        pxor xmm0, [rbp + 7024]                                 ;    83.0 p2+p1   74 dst
        movdqa [r9 + 560], xmm0                                 ;    85.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25152]                               ;    74.0 p2      74 dst
        pxor xmm0, [rbp + 7040]                                 ;    85.0 p2+p1   74 dst
        movdqa [r9 + 576], xmm0                                 ;    87.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25168]                               ;    76.0 p2      74 dst
        pxor xmm0, [rbp + 7056]                                 ;    87.0 p2+p1   74 dst
        movdqa [r9 + 592], xmm0                                 ;    89.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25184]                               ;    78.0 p2      74 dst
        pxor xmm0, [rbp + 7072]                                 ;    89.0 p2+p1   74 dst
        movdqa [r9 + 608], xmm0                                 ;    91.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25200]                               ;    80.0 p2      74 dst
        pxor xmm0, [rbp + 7088]                                 ;    91.0 p2+p1   74 dst
        movdqa [r9 + 624], xmm0                                 ;    93.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25216]                               ;    82.0 p2      74 dst
        pxor xmm0, [rbp + 7104]                                 ;    93.0 p2+p1   74 dst
        movdqa [r9 + 640], xmm0                                 ;    95.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25232]                               ;    84.0 p2      74 dst
        pxor xmm0, [rbp + 7120]                                 ;    95.0 p2+p1   74 dst
        movdqa [r9 + 656], xmm0                                 ;    97.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25248]                               ;    86.0 p2      74 dst
        pxor xmm0, [rbp + 7136]                                 ;    97.0 p2+p1   74 dst
        movdqa [r9 + 672], xmm0                                 ;    99.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25264]                               ;    88.0 p2      74 dst
        pxor xmm0, [rbp + 7152]                                 ;    99.0 p2+p1   74 dst
        movdqa [r9 + 688], xmm0                                 ;   101.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25280]                               ;    90.0 p2      74 dst
        pxor xmm0, [rbp + 7168]                                 ;   101.0 p2+p1   74 dst
        movdqa [r9 + 704], xmm0                                 ;   103.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25296]                               ;    92.0 p2      74 dst
        pxor xmm0, [rbp + 7184]                                 ;   103.0 p2+p1   74 dst
        movdqa [r9 + 720], xmm0                                 ;   105.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25312]                               ;    94.0 p2      74 dst
        pxor xmm0, [rbp + 7200]                                 ;   105.0 p2+p1   74 dst
        movdqa [r9 + 736], xmm0                                 ;   107.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25328]                               ;    96.0 p2      74 dst
        pxor xmm0, [rbp + 7216]                                 ;   107.0 p2+p1   74 dst
        movdqa [r9 + 752], xmm0                                 ;   109.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25344]                               ;    98.0 p2      74 dst
        pxor xmm0, [rbp + 7232]                                 ;   109.0 p2+p1   74 dst
        movdqa [r9 + 768], xmm0                                 ;   111.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25360]                               ;   100.0 p2      74 dst
        pxor xmm0, [rbp + 7248]                                 ;   111.0 p2+p1   74 dst
        movdqa [r9 + 784], xmm0                                 ;   113.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25376]                               ;   102.0 p2      74 dst
        pxor xmm0, [rbp + 7264]                                 ;   113.0 p2+p1   74 dst
        movdqa [r9 + 800], xmm0                                 ;   115.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25392]                               ;   104.0 p2      74 dst
        pxor xmm0, [rbp + 7280]                                 ;   115.0 p2+p1   74 dst
        movdqa [r9 + 816], xmm0                                 ;   117.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25408]                               ;   106.0 p2      74 dst
        pxor xmm0, [rbp + 7296]                                 ;   117.0 p2+p1   74 dst
        movdqa [r9 + 832], xmm0                                 ;   119.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25424]                               ;   108.0 p2      74 dst
        pxor xmm0, [rbp + 7312]                                 ;   119.0 p2+p1   74 dst
        movdqa [r9 + 848], xmm0                                 ;   121.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25440]                               ;   110.0 p2      74 dst
        pxor xmm0, [rbp + 7328]                                 ;   121.0 p2+p1   74 dst
        movdqa [r9 + 864], xmm0                                 ;   123.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25456]                               ;   112.0 p2      74 dst
        pxor xmm0, [rbp + 7344]                                 ;   123.0 p2+p1   74 dst
        movdqa [r9 + 880], xmm0                                 ;   125.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25472]                               ;   114.0 p2      74 dst
        pxor xmm0, [rbp + 7360]                                 ;   125.0 p2+p1   74 dst
        movdqa [r9 + 896], xmm0                                 ;   127.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25488]                               ;   116.0 p2      74 dst
        pxor xmm0, [rbp + 7376]                                 ;   127.0 p2+p1   74 dst
        movdqa [r9 + 912], xmm0                                 ;   129.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25504]                               ;   118.0 p2      74 dst
        pxor xmm0, [rbp + 7392]                                 ;   129.0 p2+p1   74 dst
        movdqa [r9 + 928], xmm0                                 ;   131.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25520]                               ;   120.0 p2      74 dst
        pxor xmm0, [rbp + 7408]                                 ;   131.0 p2+p1   74 dst
        movdqa [r9 + 944], xmm0                                 ;   133.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25536]                               ;   122.0 p2      74 dst
        pxor xmm0, [rbp + 7424]                                 ;   133.0 p2+p1   74 dst
        movdqa [r9 + 960], xmm0                                 ;   135.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25552]                               ;   124.0 p2      74 dst
        pxor xmm0, [rbp + 7440]                                 ;   135.0 p2+p1   74 dst
        movdqa [r9 + 976], xmm0                                 ;   137.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25568]                               ;   126.0 p2      74 dst
        pxor xmm0, [rbp + 7456]                                 ;   137.0 p2+p1   74 dst
        movdqa [r9 + 992], xmm0                                 ;   139.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25584]                               ;   128.0 p2      74 dst
        pxor xmm0, [rbp + 7472]                                 ;   139.0 p2+p1   74 dst
        movdqa [r9 + 1008], xmm0                                ;   141.0 p0+p3   74 dst
        movdqa xmm0, [r8 + 25600]                               ;   130.0 p2      75 dst
        pxor xmm0, [rbp + 7488]                                 ;   141.0 p2+p1   75 dst
        movdqa [r9 + 1024], xmm0                                ;   143.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 25616]                               ;   132.0 p2      75 dst
        pxor xmm0, [rbp + 7504]                                 ;   143.0 p2+p1   75 dst
        movdqa [r9 + 1040], xmm0                                ;   145.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 25632]                               ;   134.0 p2      75 dst
        pxor xmm0, [rbp + 7520]                                 ;   145.0 p2+p1   75 dst
        movdqa [r9 + 1056], xmm0                                ;   147.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 25648]                               ;   136.0 p2      75 dst
        pxor xmm0, [rbp + 7536]                                 ;   147.0 p2+p1   75 dst
        movdqa [r9 + 1072], xmm0                                ;   149.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 25664]                               ;   138.0 p2      75 dst
        pxor xmm0, [rbp + 7552]                                 ;   149.0 p2+p1   75 dst
        movdqa [r9 + 1088], xmm0                                ;   151.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 25680]                               ;   140.0 p2      75 dst
        pxor xmm0, [rbp + 7568]                                 ;   151.0 p2+p1   75 dst
        movdqa [r9 + 1104], xmm0                                ;   153.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 25696]                               ;   142.0 p2      75 dst
        pxor xmm0, [rbp + 7584]                                 ;   153.0 p2+p1   75 dst
        movdqa [r9 + 1120], xmm0                                ;   155.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 25712]                               ;   144.0 p2      75 dst
        pxor xmm0, [rbp + 7600]                                 ;   155.0 p2+p1   75 dst
        movdqa [r9 + 1136], xmm0                                ;   157.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 25728]                               ;   146.0 p2      75 dst
        pxor xmm0, [rbp + 7616]                                 ;   157.0 p2+p1   75 dst
        movdqa [r9 + 1152], xmm0                                ;   159.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 25744]                               ;   148.0 p2      75 dst
        pxor xmm0, [rbp + 7632]                                 ;   159.0 p2+p1   75 dst
        movdqa [r9 + 1168], xmm0                                ;   161.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 25760]                               ;   150.0 p2      75 dst
        pxor xmm0, [rbp + 7648]                                 ;   161.0 p2+p1   75 dst
        movdqa [r9 + 1184], xmm0                                ;   163.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 25776]                               ;   152.0 p2      75 dst
        pxor xmm0, [rbp + 7664]                                 ;   163.0 p2+p1   75 dst
        movdqa [r9 + 1200], xmm0                                ;   165.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 25792]                               ;   154.0 p2      75 dst
        pxor xmm0, [rbp + 7680]                                 ;   165.0 p2+p1   75 dst
        movdqa [r9 + 1216], xmm0                                ;   167.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 25808]                               ;   156.0 p2      75 dst
        pxor xmm0, [rbp + 7696]                                 ;   167.0 p2+p1   75 dst
        movdqa [r9 + 1232], xmm0                                ;   169.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 25824]                               ;   158.0 p2      75 dst
        pxor xmm0, [rbp + 7712]                                 ;   169.0 p2+p1   75 dst
        movdqa [r9 + 1248], xmm0                                ;   171.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 25840]                               ;   160.0 p2      75 dst
        pxor xmm0, [rbp + 7728]                                 ;   171.0 p2+p1   75 dst
        movdqa [r9 + 1264], xmm0                                ;   173.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 25856]                               ;   162.0 p2      75 dst
        pxor xmm0, [rbp + 7744]                                 ;   173.0 p2+p1   75 dst
        movdqa [r9 + 1280], xmm0                                ;   175.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 25872]                               ;   164.0 p2      75 dst
        pxor xmm0, [rbp + 7760]                                 ;   175.0 p2+p1   75 dst
        movdqa [r9 + 1296], xmm0                                ;   177.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 25888]                               ;   166.0 p2      75 dst
        pxor xmm0, [rbp + 7776]                                 ;   177.0 p2+p1   75 dst
        movdqa [r9 + 1312], xmm0                                ;   179.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 25904]                               ;   168.0 p2      75 dst
        pxor xmm0, [rbp + 7792]                                 ;   179.0 p2+p1   75 dst
        movdqa [r9 + 1328], xmm0                                ;   181.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 25920]                               ;   170.0 p2      75 dst
        pxor xmm0, [rbp + 7808]                                 ;   181.0 p2+p1   75 dst
        movdqa [r9 + 1344], xmm0                                ;   183.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 25936]                               ;   172.0 p2      75 dst
        pxor xmm0, [rbp + 7824]                                 ;   183.0 p2+p1   75 dst
        movdqa [r9 + 1360], xmm0                                ;   185.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 25952]                               ;   174.0 p2      75 dst
        pxor xmm0, [rbp + 7840]                                 ;   185.0 p2+p1   75 dst
        movdqa [r9 + 1376], xmm0                                ;   187.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 25968]                               ;   176.0 p2      75 dst
        pxor xmm0, [rbp + 7856]                                 ;   187.0 p2+p1   75 dst
        movdqa [r9 + 1392], xmm0                                ;   189.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 25984]                               ;   178.0 p2      75 dst
        pxor xmm0, [rbp + 7872]                                 ;   189.0 p2+p1   75 dst
        movdqa [r9 + 1408], xmm0                                ;   191.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26000]                               ;   180.0 p2      75 dst
        pxor xmm0, [rbp + 7888]                                 ;   191.0 p2+p1   75 dst
        movdqa [r9 + 1424], xmm0                                ;   193.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26016]                               ;   182.0 p2      75 dst
        pxor xmm0, [rbp + 7904]                                 ;   193.0 p2+p1   75 dst
        movdqa [r9 + 1440], xmm0                                ;   195.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26032]                               ;   184.0 p2      75 dst
        pxor xmm0, [rbp + 7920]                                 ;   195.0 p2+p1   75 dst
        movdqa [r9 + 1456], xmm0                                ;   197.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26048]                               ;   186.0 p2      75 dst
        pxor xmm0, [rbp + 7936]                                 ;   197.0 p2+p1   75 dst
        movdqa [r9 + 1472], xmm0                                ;   199.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26064]                               ;   188.0 p2      75 dst
        pxor xmm0, [rbp + 7952]                                 ;   199.0 p2+p1   75 dst
        movdqa [r9 + 1488], xmm0                                ;   201.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26080]                               ;   190.0 p2      75 dst
        pxor xmm0, [rbp + 7968]                                 ;   201.0 p2+p1   75 dst
        movdqa [r9 + 1504], xmm0                                ;   203.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26096]                               ;   192.0 p2      75 dst
        pxor xmm0, [rbp + 7984]                                 ;   203.0 p2+p1   75 dst
        movdqa [r9 + 1520], xmm0                                ;   205.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26112]                               ;   194.0 p2      75 dst
        pxor xmm0, [rbp + 8000]                                 ;   205.0 p2+p1   75 dst
        movdqa [r9 + 1536], xmm0                                ;   207.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26128]                               ;   196.0 p2      75 dst
        pxor xmm0, [rbp + 8016]                                 ;   207.0 p2+p1   75 dst
        movdqa [r9 + 1552], xmm0                                ;   209.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26144]                               ;   198.0 p2      75 dst
        pxor xmm0, [rbp + 8032]                                 ;   209.0 p2+p1   75 dst
        movdqa [r9 + 1568], xmm0                                ;   211.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26160]                               ;   200.0 p2      75 dst
        pxor xmm0, [rbp + 8048]                                 ;   211.0 p2+p1   75 dst
        movdqa [r9 + 1584], xmm0                                ;   213.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26176]                               ;   202.0 p2      75 dst
        pxor xmm0, [rbp + 8064]                                 ;   213.0 p2+p1   75 dst
        movdqa [r9 + 1600], xmm0                                ;   215.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26192]                               ;   204.0 p2      75 dst
        pxor xmm0, [rbp + 8080]                                 ;   215.0 p2+p1   75 dst
        movdqa [r9 + 1616], xmm0                                ;   217.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26208]                               ;   206.0 p2      75 dst
        pxor xmm0, [rbp + 8096]                                 ;   217.0 p2+p1   75 dst
        movdqa [r9 + 1632], xmm0                                ;   219.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26224]                               ;   208.0 p2      75 dst
        pxor xmm0, [rbp + 8112]                                 ;   219.0 p2+p1   75 dst
        movdqa [r9 + 1648], xmm0                                ;   221.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26240]                               ;   210.0 p2      75 dst
        pxor xmm0, [rbp + 8128]                                 ;   221.0 p2+p1   75 dst
        movdqa [r9 + 1664], xmm0                                ;   223.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26256]                               ;   212.0 p2      75 dst
        pxor xmm0, [rbp + 8144]                                 ;   223.0 p2+p1   75 dst
        movdqa [r9 + 1680], xmm0                                ;   225.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26272]                               ;   214.0 p2      75 dst
        pxor xmm0, [rbp + 8160]                                 ;   225.0 p2+p1   75 dst
        movdqa [r9 + 1696], xmm0                                ;   227.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26288]                               ;   216.0 p2      75 dst
        pxor xmm0, [rbp + 8176]                                 ;   227.0 p2+p1   75 dst
        movdqa [r9 + 1712], xmm0                                ;   229.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26304]                               ;   218.0 p2      75 dst
        pxor xmm0, [rbp + 8192]                                 ;   229.0 p2+p1   75 dst
        movdqa [r9 + 1728], xmm0                                ;   231.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26320]                               ;   220.0 p2      75 dst
        pxor xmm0, [rbp + 8208]                                 ;   231.0 p2+p1   75 dst
        movdqa [r9 + 1744], xmm0                                ;   233.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26336]                               ;   222.0 p2      75 dst
        pxor xmm0, [rbp + 8224]                                 ;   233.0 p2+p1   75 dst
        movdqa [r9 + 1760], xmm0                                ;   235.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26352]                               ;   224.0 p2      75 dst
        pxor xmm0, [rbp + 8240]                                 ;   235.0 p2+p1   75 dst
        movdqa [r9 + 1776], xmm0                                ;   237.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26368]                               ;   226.0 p2      75 dst
        pxor xmm0, [rbp + 8256]                                 ;   237.0 p2+p1   75 dst
        movdqa [r9 + 1792], xmm0                                ;   239.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26384]                               ;   228.0 p2      75 dst
        pxor xmm0, [rbp + 8272]                                 ;   239.0 p2+p1   75 dst
        movdqa [r9 + 1808], xmm0                                ;   241.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26400]                               ;   230.0 p2      75 dst
        pxor xmm0, [rbp + 8288]                                 ;   241.0 p2+p1   75 dst
        movdqa [r9 + 1824], xmm0                                ;   243.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26416]                               ;   232.0 p2      75 dst
        pxor xmm0, [rbp + 8304]                                 ;   243.0 p2+p1   75 dst
        movdqa [r9 + 1840], xmm0                                ;   245.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26432]                               ;   234.0 p2      75 dst
        pxor xmm0, [rbp + 8320]                                 ;   245.0 p2+p1   75 dst
        movdqa [r9 + 1856], xmm0                                ;   247.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26448]                               ;   236.0 p2      75 dst
        pxor xmm0, [rbp + 8336]                                 ;   247.0 p2+p1   75 dst
        movdqa [r9 + 1872], xmm0                                ;   249.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26464]                               ;   238.0 p2      75 dst
        pxor xmm0, [rbp + 8352]                                 ;   249.0 p2+p1   75 dst
        movdqa [r9 + 1888], xmm0                                ;   251.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26480]                               ;   240.0 p2      75 dst
        pxor xmm0, [rbp + 8368]                                 ;   251.0 p2+p1   75 dst
        movdqa [r9 + 1904], xmm0                                ;   253.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26496]                               ;   242.0 p2      75 dst
        pxor xmm0, [rbp + 8384]                                 ;   253.0 p2+p1   75 dst
        movdqa [r9 + 1920], xmm0                                ;   255.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26512]                               ;   244.0 p2      75 dst
        pxor xmm0, [rbp + 8400]                                 ;   255.0 p2+p1   75 dst
        movdqa [r9 + 1936], xmm0                                ;   257.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26528]                               ;   246.0 p2      75 dst
        pxor xmm0, [rbp + 8416]                                 ;   257.0 p2+p1   75 dst
        movdqa [r9 + 1952], xmm0                                ;   259.0 p0+p3   75 dst
        movdqa xmm0, [r8 + 26544]                               ;   248.0 p2      75 dst
        movdqa xmm1, [r8 + 26560]                               ;   249.0 p2      75 dst
        movdqa xmm2, [r8 + 26576]                               ;   250.0 p2      75 dst
        movdqa xmm3, [r8 + 26592]                               ;   251.0 p2      75 dst
        movdqa xmm4, [r8 + 26608]                               ;   252.0 p2      75 dst
        pxor xmm0, [rbp + 8432]                                 ;   259.0 p2+p1   75 dst
        movdqa [r9 + 1968], xmm0                                ;   261.0 p0+p3   75 dst
        pxor xmm1, [rbp + 8448]                                 ;   260.0 p2+p1   75 dst
        movdqa [r9 + 1984], xmm1                                ;   262.0 p0+p3   75 dst
        lea r8, [r9 + 2048]                                     ;   215.0 p1     152 blocks
        pxor xmm2, [rbp + 8464]                                 ;   261.0 p2+p1   75 dst
        movdqa [r9 + 2000], xmm2                                ;   263.0 p0+p3   75 dst
        pxor xmm3, [rbp + 8480]                                 ;   262.0 p2+p1   75 dst
        movdqa [r9 + 2016], xmm3                                ;   264.0 p0+p3   75 dst
        pxor xmm4, [rbp + 8496]                                 ;   263.0 p2+p1   75 dst
        movdqa [r9 + 2032], xmm4                                ;   265.0 p0+p3   75 dst
        mov qword [rbp + 8584], r8                              ;   257.7 p0+p3  152 blocks
        mov r8, qword [rbp + 8512]                              ;   258.0 p2     152 blocks
        add r8, 0x800                                           ;   262.0 p1     152 blocks
        mov qword [rbp + 8512], r8                              ;   263.0 p0+p3  152 blocks
        cmp r8, qword [rbp + 8520]                              ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0x2220                                         ;                    frame
        pop rbp                                                 ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
camellia128_encrypt.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
