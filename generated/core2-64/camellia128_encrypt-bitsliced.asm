; camellia128_encrypt for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 614cd6bf7f994b6c); do not edit:
;   ./cw build camellia128_encrypt --cpu core2-64 --variant bitsliced
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
;   body: 4 uops, planned 5.0; bounds: width 1.0, ports 2.0, path 2.0
;   blocks: 389 uops, planned 259.0; bounds: width 97.2, ports 258.0, path 4.0
;   blocks/groups: 261 uops, planned 132.0; bounds: width 65.2, ports 130.0, path 1.0
;   blocks/groups/rounds: 3966 uops, planned 1421.2; bounds: width 991.5, ports 1095.0, path 62.0
;   blocks/groups.2: 453 uops, planned 259.0; bounds: width 113.2, ports 257.0, path 7.0
;   blocks.2: 260 uops, planned 132.0; bounds: width 65.0, ports 130.0, path 1.0
;   blocks/rounds: 3978 uops, planned 1428.0; bounds: width 994.5, ports 1100.0, path 62.0
;   blocks.4: 391 uops, planned 261.0; bounds: width 97.8, ports 259.0, path 4.0
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
        push rbx                                                ;                    preserved
        push rbp                                                ;                    preserved
        push r13                                                ;                    preserved
        push r14                                                ;                    preserved
        push r15                                                ;                    preserved
        sub rsp, 0x2200                                         ;                    frame
        lea rbp, [rsp + 128]                                    ;                    frame
        mov dword [rbp + 8560], ecx                             ;                    argument
        mov qword [rbp + 8480], rsi                             ;                    argument
        mov qword [rbp + 8496], rdi                             ;                    argument
        mov qword [rbp + 8552], rdx                             ;                    argument
        lea rdx, [rbp + 256]                                    ;                    frame
        lea rsi, [rbp + 512]                                    ;                    frame
        lea rdi, [rbp + 768]                                    ;                    frame
        lea rcx, [rbp + 1024]                                   ;                    frame
        lea rax, [rbp + 1280]                                   ;                    frame
        lea rbx, [rbp + 1536]                                   ;                    frame
        lea r10, [rbp + 1792]                                   ;                    frame
        lea r11, [rbp + 2048]                                   ;                    frame
        lea r13, [rbp + 2304]                                   ;                    frame
        lea r14, [rbp + 2560]                                   ;                    frame
        lea r15, [rbp + 2816]                                   ;                    frame
        mov r8d, dword [rbp + 8560]                             ;     0.0 p2     152 blocks
        shl r8, 0xb                                             ;     3.0 p0     152 blocks
        add r8, qword [rbp + 8480]                              ;     4.0 p1+p2  152 blocks
        mov qword [rbp + 8488], r8                              ;     5.0 p3+p4  152 blocks
        cmp dword [rbp + 8560], 0                               ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r9, qword [rbp + 8496]                              ;     0.0 p2      68 d.0 reload
        mov r8, qword [rbp + 8480]                              ;     1.0 p2      68 d.0 reload
        movaps xmm0, [r8 + 240]                                 ;     4.0 p2      68 d
        xorps xmm0, [r9 + 240]                                  ;     7.0 p0+p2   68 d
        movaps [rbp + 5184], xmm0                               ;     8.0 p3+p4   69 groups
        movaps xmm0, [r9 + 352]                                 ;     4.0 p2      68 d
        xorps xmm0, [r8 + 352]                                  ;     7.0 p1+p2   68 d
        movaps [rbp + 5200], xmm0                               ;     8.0 p3+p4   69 groups
        movaps xmm0, [r9 + 256]                                 ;     6.0 p2      68 d
        xorps xmm0, [r8 + 256]                                  ;     9.0 p5+p2   68 d
        movaps [rbp + 5216], xmm0                               ;    10.0 p3+p4   69 groups
        movaps xmm0, [r9 + 320]                                 ;     8.0 p2      68 d
        xorps xmm0, [r8 + 320]                                  ;    11.0 p0+p2   68 d
        movaps [rbp + 5232], xmm0                               ;    12.0 p3+p4   69 groups
        movaps xmm0, [r9 + 208]                                 ;    10.0 p2      68 d
        xorps xmm0, [r8 + 208]                                  ;    13.0 p1+p2   68 d
        movaps [rbp + 5248], xmm0                               ;    14.0 p3+p4   69 groups
        movaps xmm0, [r9 + 160]                                 ;    12.0 p2      68 d
        xorps xmm0, [r8 + 160]                                  ;    15.0 p5+p2   68 d
        movaps [rbp + 5264], xmm0                               ;    16.0 p3+p4   69 groups
        movaps xmm0, [r9 + 144]                                 ;    14.0 p2      68 d
        xorps xmm0, [r8 + 144]                                  ;    17.0 p0+p2   68 d
        movaps [rbp + 5280], xmm0                               ;    18.0 p3+p4   69 groups
        movaps xmm0, [r9 + 336]                                 ;    16.0 p2      68 d
        xorps xmm0, [r8 + 336]                                  ;    19.0 p1+p2   68 d
        movaps [rbp + 5296], xmm0                               ;    20.0 p3+p4   69 groups
        movaps xmm0, [r8 + 224]                                 ;    18.0 p2      68 d
        xorps xmm0, [r9 + 224]                                  ;    21.0 p5+p2   68 d
        movaps [rbp + 5312], xmm0                               ;    22.0 p3+p4   69 groups
        movaps xmm0, [r9 + 368]                                 ;    20.0 p2      68 d
        xorps xmm0, [r8 + 368]                                  ;    23.0 p0+p2   68 d
        movaps [rbp + 5328], xmm0                               ;    24.0 p3+p4   69 groups
        movaps xmm0, [r9 + 448]                                 ;    22.0 p2      68 d
        xorps xmm0, [r8 + 448]                                  ;    25.0 p1+p2   68 d
        movaps [rbp + 5344], xmm0                               ;    26.0 p3+p4   69 groups
        movaps xmm0, [r9 + 432]                                 ;    24.0 p2      68 d
        xorps xmm0, [r8 + 432]                                  ;    27.0 p5+p2   68 d
        movaps [rbp + 5360], xmm0                               ;    28.0 p3+p4   69 groups
        movaps xmm0, [r8]                                       ;    26.0 p2      68 d
        xorps xmm0, [r9]                                        ;    29.0 p0+p2   68 d
        movaps [rbp + 5376], xmm0                               ;    30.0 p3+p4   69 groups
        movaps xmm0, [r8 + 16]                                  ;    28.0 p2      68 d
        xorps xmm0, [r9 + 16]                                   ;    31.0 p1+p2   68 d
        movaps [rbp + 5392], xmm0                               ;    32.0 p3+p4   69 groups
        movaps xmm0, [r8 + 32]                                  ;    30.0 p2      68 d
        xorps xmm0, [r9 + 32]                                   ;    33.0 p5+p2   68 d
        movaps [rbp + 5408], xmm0                               ;    34.0 p3+p4   69 groups
        movaps xmm0, [r8 + 48]                                  ;    32.0 p2      68 d
        xorps xmm0, [r9 + 48]                                   ;    35.0 p0+p2   68 d
        movaps [rbp + 5424], xmm0                               ;    36.0 p3+p4   69 groups
        movaps xmm0, [r8 + 64]                                  ;    34.0 p2      68 d
        xorps xmm0, [r9 + 64]                                   ;    37.0 p1+p2   68 d
        movaps [rbp + 5440], xmm0                               ;    38.0 p3+p4   69 groups
        movaps xmm0, [r9 + 80]                                  ;    36.0 p2      68 d
        xorps xmm0, [r8 + 80]                                   ;    39.0 p5+p2   68 d
        movaps [rbp + 5456], xmm0                               ;    40.0 p3+p4   69 groups
        movaps xmm0, [r8 + 608]                                 ;    38.0 p2      68 d
        xorps xmm0, [r9 + 608]                                  ;    41.0 p0+p2   68 d
        movaps [rbp + 5472], xmm0                               ;    42.0 p3+p4   69 groups
        movaps xmm0, [r8 + 96]                                  ;    40.0 p2      68 d
        xorps xmm0, [r9 + 96]                                   ;    43.0 p1+p2   68 d
        movaps [rbp + 5488], xmm0                               ;    44.0 p3+p4   69 groups
        movaps xmm0, [r9 + 624]                                 ;    42.0 p2      68 d
        xorps xmm0, [r8 + 624]                                  ;    45.0 p5+p2   68 d
        movaps [rbp + 5504], xmm0                               ;    46.0 p3+p4   69 groups
        movaps xmm0, [r8 + 112]                                 ;    44.0 p2      68 d
        xorps xmm0, [r9 + 112]                                  ;    47.0 p0+p2   68 d
        movaps [rbp + 5520], xmm0                               ;    48.0 p3+p4   69 groups
        movaps xmm0, [r8 + 640]                                 ;    46.0 p2      68 d
        xorps xmm0, [r9 + 640]                                  ;    49.0 p1+p2   68 d
        movaps [rbp + 5536], xmm0                               ;    50.0 p3+p4   69 groups
        movaps xmm0, [r8 + 128]                                 ;    48.0 p2      68 d
        xorps xmm0, [r9 + 128]                                  ;    51.0 p5+p2   68 d
        movaps [rbp + 5552], xmm0                               ;    52.0 p3+p4   69 groups
        movaps xmm0, [r9 + 688]                                 ;    50.0 p2      68 d
        xorps xmm0, [r8 + 688]                                  ;    53.0 p0+p2   68 d
        movaps [rbp + 5568], xmm0                               ;    54.0 p3+p4   69 groups
        movaps xmm0, [r9 + 672]                                 ;    52.0 p2      68 d
        xorps xmm0, [r8 + 672]                                  ;    55.0 p1+p2   68 d
        movaps [rbp + 5584], xmm0                               ;    56.0 p3+p4   69 groups
        movaps xmm0, [r8 + 656]                                 ;    54.0 p2      68 d
        xorps xmm0, [r9 + 656]                                  ;    57.0 p5+p2   68 d
        movaps [rbp + 5600], xmm0                               ;    58.0 p3+p4   69 groups
        movaps xmm0, [r8 + 192]                                 ;    56.0 p2      68 d
        xorps xmm0, [r9 + 192]                                  ;    59.0 p0+p2   68 d
        movaps [rbp + 5616], xmm0                               ;    60.0 p3+p4   69 groups
        movaps xmm0, [r8 + 272]                                 ;    58.0 p2      68 d
        xorps xmm0, [r9 + 272]                                  ;    61.0 p1+p2   68 d
        movaps [rbp + 5632], xmm0                               ;    62.0 p3+p4   69 groups
        movaps xmm0, [r8 + 416]                                 ;    60.0 p2      68 d
        xorps xmm0, [r9 + 416]                                  ;    63.0 p5+p2   68 d
        movaps [rbp + 5648], xmm0                               ;    64.0 p3+p4   69 groups
        movaps xmm0, [r8 + 288]                                 ;    62.0 p2      68 d
        xorps xmm0, [r9 + 288]                                  ;    65.0 p0+p2   68 d
        movaps [rbp + 5664], xmm0                               ;    66.0 p3+p4   69 groups
        movaps xmm0, [r9 + 304]                                 ;    64.0 p2      68 d
        xorps xmm0, [r8 + 304]                                  ;    67.0 p1+p2   68 d
        movaps [rbp + 5680], xmm0                               ;    68.0 p3+p4   69 groups
        movaps xmm0, [r8 + 384]                                 ;    66.0 p2      68 d
        xorps xmm0, [r9 + 384]                                  ;    69.0 p5+p2   68 d
        movaps [rbp + 5696], xmm0                               ;    70.0 p3+p4   69 groups
        movaps xmm0, [r9 + 400]                                 ;    68.0 p2      68 d
        xorps xmm0, [r8 + 400]                                  ;    71.0 p0+p2   68 d
        movaps [rbp + 5712], xmm0                               ;    72.0 p3+p4   69 groups
        movaps xmm0, [r8 + 464]                                 ;    70.0 p2      68 d
        xorps xmm0, [r9 + 464]                                  ;    73.0 p1+p2   68 d
        movaps [rbp + 5728], xmm0                               ;    74.0 p3+p4   69 groups
        movaps xmm0, [r8 + 480]                                 ;    72.0 p2      68 d
        xorps xmm0, [r9 + 480]                                  ;    75.0 p5+p2   68 d
        movaps [rbp + 5744], xmm0                               ;    76.0 p3+p4   69 groups
        movaps xmm0, [r8 + 496]                                 ;    74.0 p2      68 d
        xorps xmm0, [r9 + 496]                                  ;    77.0 p0+p2   68 d
        movaps [rbp + 5760], xmm0                               ;    78.0 p3+p4   69 groups
        movaps xmm0, [r8 + 512]                                 ;    76.0 p2      68 d
        xorps xmm0, [r9 + 512]                                  ;    79.0 p1+p2   68 d
        movaps [rbp + 5776], xmm0                               ;    80.0 p3+p4   69 groups
        movaps xmm0, [r8 + 528]                                 ;    78.0 p2      68 d
        xorps xmm0, [r9 + 528]                                  ;    81.0 p5+p2   68 d
        movaps [rbp + 5792], xmm0                               ;    82.0 p3+p4   69 groups
        movaps xmm0, [r8 + 544]                                 ;    80.0 p2      68 d
        xorps xmm0, [r9 + 544]                                  ;    83.0 p0+p2   68 d
        movaps [rbp + 5808], xmm0                               ;    84.0 p3+p4   69 groups
        movaps xmm0, [r8 + 560]                                 ;    82.0 p2      68 d
        xorps xmm0, [r9 + 560]                                  ;    85.0 p1+p2   68 d
        movaps [rbp + 5824], xmm0                               ;    86.0 p3+p4   69 groups
        movaps xmm0, [r8 + 576]                                 ;    84.0 p2      68 d
        xorps xmm0, [r9 + 576]                                  ;    87.0 p5+p2   68 d
        movaps [rbp + 5840], xmm0                               ;    88.0 p3+p4   69 groups
        movaps xmm0, [r8 + 592]                                 ;    86.0 p2      68 d
        xorps xmm0, [r9 + 592]                                  ;    89.0 p0+p2   68 d
        movaps [rbp + 5856], xmm0                               ;    90.0 p3+p4   69 groups
        movaps xmm0, [r9 + 176]                                 ;    88.0 p2      68 d
        xorps xmm0, [r8 + 176]                                  ;    91.0 p1+p2   68 d
        movaps [rbp + 5872], xmm0                               ;    92.0 p3+p4   69 groups
        movaps xmm0, [r9 + 736]                                 ;    90.0 p2      68 d
        xorps xmm0, [r8 + 736]                                  ;    93.0 p5+p2   68 d
        movaps [rbp + 5888], xmm0                               ;    94.0 p3+p4   69 groups
        movaps xmm0, [r9 + 784]                                 ;    92.0 p2      68 d
        xorps xmm0, [r8 + 784]                                  ;    95.0 p0+p2   68 d
        movaps [rbp + 5904], xmm0                               ;    96.0 p3+p4   69 groups
        movaps xmm0, [r8 + 800]                                 ;    94.0 p2      68 d
        xorps xmm0, [r9 + 800]                                  ;    97.0 p1+p2   68 d
        movaps [rbp + 5920], xmm0                               ;    98.0 p3+p4   69 groups
        movaps xmm0, [r8 + 720]                                 ;    96.0 p2      68 d
        xorps xmm0, [r9 + 720]                                  ;    99.0 p5+p2   68 d
        movaps [rbp + 5936], xmm0                               ;   100.0 p3+p4   69 groups
        movaps xmm1, [r8 + 768]                                 ;    98.0 p2      68 d
        movaps xmm0, [r9 + 816]                                 ;    99.0 p2      68 d
        xorps xmm0, [r8 + 816]                                  ;   102.0 p0+p2   68 d
        movaps [rbp + 5952], xmm0                               ;   103.0 p3+p4   69 groups
        movaps xmm0, [r9 + 1040]                                ;   101.0 p2      68 d
        xorps xmm0, [r8 + 1040]                                 ;   104.0 p1+p2   68 d
        movaps [rbp + 5968], xmm0                               ;   105.0 p3+p4   69 groups
        movaps xmm0, [r9 + 752]                                 ;   103.0 p2      68 d
        xorps xmm0, [r8 + 752]                                  ;   106.0 p5+p2   68 d
        movaps [rbp + 5984], xmm0                               ;   107.0 p3+p4   69 groups
        movaps xmm0, [r8 + 704]                                 ;   105.0 p2      68 d
        xorps xmm0, [r9 + 704]                                  ;   108.0 p0+p2   68 d
        movaps [rbp + 6000], xmm0                               ;   109.0 p3+p4   69 groups
        movaps xmm0, [r8 + 832]                                 ;   107.0 p2      68 d
        xorps xmm0, [r9 + 832]                                  ;   110.0 p1+p2   68 d
        movaps [rbp + 6016], xmm0                               ;   111.0 p3+p4   69 groups
        movaps xmm0, [r8 + 848]                                 ;   109.0 p2      68 d
        xorps xmm0, [r9 + 848]                                  ;   112.0 p5+p2   68 d
        movaps [rbp + 6032], xmm0                               ;   113.0 p3+p4   69 groups
        movaps xmm0, [r8 + 864]                                 ;   111.0 p2      68 d
        xorps xmm0, [r9 + 864]                                  ;   114.0 p0+p2   68 d
        movaps [rbp + 6048], xmm0                               ;   115.0 p3+p4   69 groups
        movaps xmm0, [r8 + 880]                                 ;   113.0 p2      68 d
        xorps xmm0, [r9 + 880]                                  ;   116.0 p1+p2   68 d
        movaps [rbp + 6064], xmm0                               ;   117.0 p3+p4   69 groups
        movaps xmm0, [r8 + 896]                                 ;   115.0 p2      68 d
        xorps xmm0, [r9 + 896]                                  ;   118.0 p5+p2   68 d
        movaps [rbp + 6080], xmm0                               ;   119.0 p3+p4   69 groups
        movaps xmm0, [r8 + 912]                                 ;   117.0 p2      68 d
        xorps xmm0, [r9 + 912]                                  ;   120.0 p0+p2   68 d
        movaps [rbp + 6096], xmm0                               ;   121.0 p3+p4   69 groups
        movaps xmm0, [r8 + 928]                                 ;   119.0 p2      68 d
        xorps xmm0, [r9 + 928]                                  ;   122.0 p1+p2   68 d
        xorps xmm1, [r9 + 768]                                  ;   121.0 p5+p2   68 d
        movaps [rbp + 6112], xmm0                               ;   123.0 p3+p4   69 groups
        movaps xmm0, [r8 + 944]                                 ;   122.0 p2      68 d
        xorps xmm0, [r9 + 944]                                  ;   125.0 p0+p2   68 d
        movaps [rbp + 6128], xmm0                               ;   126.0 p3+p4   69 groups
        movaps xmm0, [r8 + 960]                                 ;   124.0 p2      68 d
        xorps xmm0, [r9 + 960]                                  ;   127.0 p1+p2   68 d
        movaps [rbp + 6144], xmm0                               ;   128.0 p3+p4   69 groups
        movaps xmm0, [r8 + 976]                                 ;   126.0 p2      68 d
        xorps xmm0, [r9 + 976]                                  ;   129.0 p5+p2   68 d
        movaps [rbp + 6160], xmm0                               ;   130.0 p3+p4   69 groups
        movaps xmm0, [r8 + 992]                                 ;   128.0 p2      68 d
        xorps xmm0, [r9 + 992]                                  ;   131.0 p0+p2   68 d
        movaps [rbp + 6176], xmm0                               ;   132.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1008]                                ;   130.0 p2      68 d
        xorps xmm0, [r9 + 1008]                                 ;   133.0 p1+p2   68 d
        movaps [rbp + 6192], xmm0                               ;   134.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1024]                                ;   132.0 p2      68 d
        xorps xmm0, [r9 + 1024]                                 ;   135.0 p5+p2   68 d
        movaps [rbp + 6208], xmm0                               ;   136.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1056]                                ;   134.0 p2      68 d
        xorps xmm0, [r9 + 1056]                                 ;   137.0 p0+p2   68 d
        movaps [rbp + 6224], xmm0                               ;   138.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1072]                                ;   136.0 p2      68 d
        xorps xmm0, [r9 + 1072]                                 ;   139.0 p1+p2   68 d
        movaps [rbp + 6240], xmm0                               ;   140.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1088]                                ;   138.0 p2      68 d
        xorps xmm0, [r9 + 1088]                                 ;   141.0 p5+p2   68 d
        movaps [rbp + 6256], xmm0                               ;   142.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1104]                                ;   140.0 p2      68 d
        xorps xmm0, [r9 + 1104]                                 ;   143.0 p0+p2   68 d
        movaps [rbp + 6272], xmm0                               ;   144.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1120]                                ;   142.0 p2      68 d
        xorps xmm0, [r9 + 1120]                                 ;   145.0 p1+p2   68 d
        movaps [rbp + 6288], xmm0                               ;   146.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1136]                                ;   144.0 p2      68 d
        xorps xmm0, [r9 + 1136]                                 ;   147.0 p5+p2   68 d
        movaps [rbp + 6304], xmm0                               ;   148.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1152]                                ;   146.0 p2      68 d
        xorps xmm0, [r9 + 1152]                                 ;   149.0 p0+p2   68 d
        movaps [rbp + 6320], xmm0                               ;   150.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1168]                                ;   148.0 p2      68 d
        xorps xmm0, [r9 + 1168]                                 ;   151.0 p1+p2   68 d
        movaps [rbp + 6336], xmm0                               ;   152.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1184]                                ;   150.0 p2      68 d
        xorps xmm0, [r9 + 1184]                                 ;   153.0 p5+p2   68 d
        movaps [rbp + 6352], xmm0                               ;   154.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1200]                                ;   152.0 p2      68 d
        xorps xmm0, [r9 + 1200]                                 ;   155.0 p0+p2   68 d
        movaps [rbp + 6368], xmm0                               ;   156.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1216]                                ;   154.0 p2      68 d
        xorps xmm0, [r9 + 1216]                                 ;   157.0 p1+p2   68 d
        movaps [rbp + 6384], xmm0                               ;   158.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1232]                                ;   156.0 p2      68 d
        xorps xmm0, [r9 + 1232]                                 ;   159.0 p5+p2   68 d
        movaps [rbp + 6400], xmm0                               ;   160.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1248]                                ;   158.0 p2      68 d
        xorps xmm0, [r9 + 1248]                                 ;   161.0 p0+p2   68 d
        movaps [rbp + 6416], xmm0                               ;   162.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1264]                                ;   160.0 p2      68 d
        xorps xmm0, [r9 + 1264]                                 ;   163.0 p1+p2   68 d
        movaps [rbp + 6432], xmm0                               ;   164.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1280]                                ;   162.0 p2      68 d
        xorps xmm0, [r9 + 1280]                                 ;   165.0 p5+p2   68 d
        movaps [rbp + 6448], xmm0                               ;   166.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1488]                                ;   164.0 p2      68 d
        xorps xmm0, [r9 + 1488]                                 ;   167.0 p0+p2   68 d
        movaps [rbp + 6464], xmm0                               ;   168.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1408]                                ;   166.0 p2      68 d
        xorps xmm0, [r9 + 1408]                                 ;   169.0 p1+p2   68 d
        movaps [rbp + 6480], xmm0                               ;   170.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1392]                                ;   168.0 p2      68 d
        xorps xmm0, [r9 + 1392]                                 ;   171.0 p5+p2   68 d
        movaps [rbp + 6496], xmm0                               ;   172.0 p3+p4   69 groups
        movaps xmm0, [r9 + 1424]                                ;   170.0 p2      68 d
        xorps xmm0, [r8 + 1424]                                 ;   173.0 p0+p2   68 d
        movaps [rbp + 6512], xmm0                               ;   174.0 p3+p4   69 groups
        movaps xmm0, [r9 + 1440]                                ;   172.0 p2      68 d
        xorps xmm0, [r8 + 1440]                                 ;   175.0 p1+p2   68 d
        movaps [rbp + 6528], xmm0                               ;   176.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1584]                                ;   174.0 p2      68 d
        xorps xmm0, [r9 + 1584]                                 ;   177.0 p5+p2   68 d
        movaps [rbp + 6544], xmm0                               ;   178.0 p3+p4   69 groups
        movaps xmm0, [r9 + 1552]                                ;   176.0 p2      68 d
        xorps xmm0, [r8 + 1552]                                 ;   179.0 p0+p2   68 d
        movaps [rbp + 6560], xmm0                               ;   180.0 p3+p4   69 groups
        movaps [rbp + 6576], xmm1                               ;   169.2 p3+p4   69 groups
        movaps xmm0, [r9 + 1504]                                ;   178.0 p2      68 d
        xorps xmm0, [r8 + 1504]                                 ;   181.0 p1+p2   68 d
        movaps [rbp + 6592], xmm0                               ;   182.0 p3+p4   69 groups
        movaps xmm0, [r9 + 1456]                                ;   180.0 p2      68 d
        xorps xmm0, [r8 + 1456]                                 ;   183.0 p5+p2   68 d
        movaps [rbp + 6608], xmm0                               ;   184.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1296]                                ;   182.0 p2      68 d
        xorps xmm0, [r9 + 1296]                                 ;   185.0 p0+p2   68 d
        movaps [rbp + 6624], xmm0                               ;   186.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1312]                                ;   184.0 p2      68 d
        xorps xmm0, [r9 + 1312]                                 ;   187.0 p1+p2   68 d
        movaps [rbp + 6640], xmm0                               ;   188.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1328]                                ;   186.0 p2      68 d
        xorps xmm0, [r9 + 1328]                                 ;   189.0 p5+p2   68 d
        movaps [rbp + 6656], xmm0                               ;   190.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1344]                                ;   188.0 p2      68 d
        xorps xmm0, [r9 + 1344]                                 ;   191.0 p0+p2   68 d
        movaps [rbp + 6672], xmm0                               ;   192.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1360]                                ;   190.0 p2      68 d
        xorps xmm0, [r9 + 1360]                                 ;   193.0 p1+p2   68 d
        movaps [rbp + 6688], xmm0                               ;   194.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1472]                                ;   192.0 p2      68 d
        xorps xmm0, [r9 + 1472]                                 ;   195.0 p5+p2   68 d
        movaps [rbp + 6704], xmm0                               ;   196.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1520]                                ;   194.0 p2      68 d
        xorps xmm0, [r9 + 1520]                                 ;   197.0 p0+p2   68 d
        movaps [rbp + 6720], xmm0                               ;   198.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1536]                                ;   196.0 p2      68 d
        xorps xmm0, [r9 + 1536]                                 ;   199.0 p1+p2   68 d
        movaps [rbp + 6736], xmm0                               ;   200.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1600]                                ;   198.0 p2      68 d
        xorps xmm0, [r9 + 1600]                                 ;   201.0 p5+p2   68 d
        movaps [rbp + 6752], xmm0                               ;   202.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1616]                                ;   200.0 p2      68 d
        xorps xmm0, [r9 + 1616]                                 ;   203.0 p0+p2   68 d
        movaps [rbp + 6768], xmm0                               ;   204.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1632]                                ;   202.0 p2      68 d
        xorps xmm0, [r9 + 1632]                                 ;   205.0 p1+p2   68 d
        movaps [rbp + 6784], xmm0                               ;   206.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1648]                                ;   204.0 p2      68 d
        xorps xmm0, [r9 + 1648]                                 ;   207.0 p5+p2   68 d
        movaps [rbp + 6800], xmm0                               ;   208.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1664]                                ;   206.0 p2      68 d
        xorps xmm0, [r9 + 1664]                                 ;   209.0 p0+p2   68 d
        movaps [rbp + 6816], xmm0                               ;   210.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1680]                                ;   208.0 p2      68 d
        xorps xmm0, [r9 + 1680]                                 ;   211.0 p1+p2   68 d
        movaps [rbp + 6832], xmm0                               ;   212.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1696]                                ;   210.0 p2      68 d
        xorps xmm0, [r9 + 1696]                                 ;   213.0 p5+p2   68 d
        movaps [rbp + 6848], xmm0                               ;   214.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1712]                                ;   212.0 p2      68 d
        xorps xmm0, [r9 + 1712]                                 ;   215.0 p0+p2   68 d
        movaps [rbp + 6864], xmm0                               ;   216.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1728]                                ;   214.0 p2      68 d
        xorps xmm0, [r9 + 1728]                                 ;   217.0 p1+p2   68 d
        movaps [rbp + 6880], xmm0                               ;   218.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1744]                                ;   216.0 p2      68 d
        xorps xmm0, [r9 + 1744]                                 ;   219.0 p5+p2   68 d
        movaps [rbp + 6896], xmm0                               ;   220.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1760]                                ;   218.0 p2      68 d
        xorps xmm0, [r9 + 1760]                                 ;   221.0 p0+p2   68 d
        movaps [rbp + 6912], xmm0                               ;   222.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1776]                                ;   220.0 p2      68 d
        xorps xmm0, [r9 + 1776]                                 ;   223.0 p1+p2   68 d
        movaps [rbp + 6928], xmm0                               ;   224.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1792]                                ;   222.0 p2      68 d
        xorps xmm0, [r9 + 1792]                                 ;   225.0 p5+p2   68 d
        movaps [rbp + 6944], xmm0                               ;   226.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1808]                                ;   224.0 p2      68 d
        xorps xmm0, [r9 + 1808]                                 ;   227.0 p0+p2   68 d
        movaps [rbp + 6960], xmm0                               ;   228.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1824]                                ;   226.0 p2      68 d
        xorps xmm0, [r9 + 1824]                                 ;   229.0 p1+p2   68 d
        movaps [rbp + 6976], xmm0                               ;   230.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1840]                                ;   228.0 p2      68 d
        xorps xmm0, [r9 + 1840]                                 ;   231.0 p5+p2   68 d
        movaps [rbp + 6992], xmm0                               ;   232.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1856]                                ;   230.0 p2      68 d
        xorps xmm0, [r9 + 1856]                                 ;   233.0 p0+p2   68 d
        movaps [rbp + 7008], xmm0                               ;   234.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1872]                                ;   232.0 p2      68 d
        xorps xmm0, [r9 + 1872]                                 ;   235.0 p1+p2   68 d
        movaps [rbp + 7024], xmm0                               ;   236.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1888]                                ;   234.0 p2      68 d
        xorps xmm0, [r9 + 1888]                                 ;   237.0 p5+p2   68 d
        movaps [rbp + 7040], xmm0                               ;   238.0 p3+p4   69 groups
        movaps xmm0, [r8 + 2032]                                ;   236.0 p2      68 d
        xorps xmm0, [r9 + 2032]                                 ;   239.0 p0+p2   68 d
        mov qword [rbp + 8504], r9                              ;   228.2 p3+p4   69 groups
        movaps [rbp + 7056], xmm0                               ;   240.0 p3+p4   69 groups
        movaps xmm0, [r9 + 1904]                                ;   238.0 p2      68 d
        xorps xmm0, [r8 + 1904]                                 ;   241.0 p1+p2   68 d
        movaps [rbp + 7072], xmm0                               ;   242.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1984]                                ;   240.0 p2      68 d
        xorps xmm0, [r9 + 1984]                                 ;   243.0 p5+p2   68 d
        movaps [rbp + 7088], xmm0                               ;   244.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1920]                                ;   242.0 p2      68 d
        xorps xmm0, [r9 + 1920]                                 ;   245.0 p0+p2   68 d
        movaps [rbp + 7104], xmm0                               ;   246.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1936]                                ;   244.0 p2      68 d
        xorps xmm0, [r9 + 1936]                                 ;   247.0 p1+p2   68 d
        movaps [rbp + 7120], xmm0                               ;   248.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1952]                                ;   246.0 p2      68 d
        xorps xmm0, [r9 + 1952]                                 ;   249.0 p5+p2   68 d
        movaps [rbp + 7136], xmm0                               ;   250.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1968]                                ;   248.0 p2      68 d
        xorps xmm0, [r9 + 1968]                                 ;   251.0 p0+p2   68 d
        movaps [rbp + 7152], xmm0                               ;   252.0 p3+p4   69 groups
        movaps xmm0, [r8 + 2000]                                ;   250.0 p2      68 d
        xorps xmm0, [r9 + 2000]                                 ;   253.0 p1+p2   68 d
        movaps [rbp + 7168], xmm0                               ;   254.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1568]                                ;   252.0 p2      68 d
        xorps xmm0, [r9 + 1568]                                 ;   255.0 p5+p2   68 d
        movaps [rbp + 7184], xmm0                               ;   256.0 p3+p4   69 groups
        movaps xmm0, [r9 + 2016]                                ;   254.0 p2      68 d
        movaps xmm1, [r9 + 1376]                                ;   255.0 p2      68 d
        add r9, 0x4000                                          ;   246.2 p0      69 groups
        xorps xmm0, [r8 + 2016]                                 ;   257.0 p1+p2   68 d
        movaps [rbp + 7200], xmm0                               ;   258.0 p3+p4   69 groups
        mov qword [rbp + 8512], r9                              ;   248.0 p3+p4   69 groups
        xorps xmm1, [r8 + 1376]                                 ;   258.0 p5+p2   68 d
        movaps [rbp + 7216], xmm1                               ;   259.0 p3+p4   69 groups
        align 16
.groups_2:
        movaps xmm0, [rbp + 6208]                               ;     0.0 p2      60 rounds reload
        movaps [rbp + 3008], xmm0                               ;     3.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5968]                               ;     1.0 p2      60 rounds reload
        movaps [rbp + 3024], xmm0                               ;     4.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6224]                               ;     2.0 p2      60 rounds reload
        movaps [rbp + 3040], xmm0                               ;     5.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6240]                               ;     3.0 p2      60 rounds reload
        movaps [rbp + 3056], xmm0                               ;     6.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6256]                               ;     4.0 p2      60 rounds reload
        movaps [rbp + 3072], xmm0                               ;     7.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6272]                               ;     5.0 p2      60 rounds reload
        movaps [rbp + 3088], xmm0                               ;     8.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6288]                               ;     6.0 p2      60 rounds reload
        movaps [rbp + 3104], xmm0                               ;     9.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6304]                               ;     7.0 p2      60 rounds reload
        movaps [rbp + 3120], xmm0                               ;    10.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6320]                               ;     8.0 p2      60 rounds reload
        movaps [rbp + 3136], xmm0                               ;    11.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6336]                               ;     9.0 p2      60 rounds reload
        movaps [rbp + 3152], xmm0                               ;    12.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6352]                               ;    10.0 p2      60 rounds reload
        movaps [rbp + 3168], xmm0                               ;    13.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6368]                               ;    11.0 p2      60 rounds reload
        movaps [rbp + 3184], xmm0                               ;    14.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6384]                               ;    12.0 p2      60 rounds reload
        movaps [rbp + 3200], xmm0                               ;    15.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6400]                               ;    13.0 p2      60 rounds reload
        movaps [rbp + 3216], xmm0                               ;    16.0 p3+p4   60 rounds
        mov r8, qword [rbp + 8504]                              ;    14.0 p2      60 rounds
        add r8, 0x1800                                          ;    17.0 p0      60 rounds
        movaps xmm0, [rbp + 6416]                               ;    15.0 p2      60 rounds reload
        movaps [rbp + 3232], xmm0                               ;    18.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6432]                               ;    16.0 p2      60 rounds reload
        movaps [rbp + 3248], xmm0                               ;    19.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6448]                               ;    17.0 p2      60 rounds reload
        movaps [rbp + 3264], xmm0                               ;    20.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6624]                               ;    18.0 p2      60 rounds reload
        movaps [rbp + 3280], xmm0                               ;    21.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6640]                               ;    19.0 p2      60 rounds reload
        movaps [rbp + 3296], xmm0                               ;    22.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6656]                               ;    20.0 p2      60 rounds reload
        movaps [rbp + 3312], xmm0                               ;    23.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6672]                               ;    21.0 p2      60 rounds reload
        movaps [rbp + 3328], xmm0                               ;    24.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6688]                               ;    22.0 p2      60 rounds reload
        movaps [rbp + 3344], xmm0                               ;    25.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7216]                               ;    23.0 p2      60 rounds reload
        movaps [rbp + 3360], xmm0                               ;    26.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6496]                               ;    24.0 p2      60 rounds reload
        movaps [rbp + 3376], xmm0                               ;    27.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6480]                               ;    25.0 p2      60 rounds reload
        movaps [rbp + 3392], xmm0                               ;    28.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6512]                               ;    26.0 p2      60 rounds reload
        movaps [rbp + 3408], xmm0                               ;    29.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6528]                               ;    27.0 p2      60 rounds reload
        movaps [rbp + 3424], xmm0                               ;    30.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6608]                               ;    28.0 p2      60 rounds reload
        movaps [rbp + 3440], xmm0                               ;    31.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6704]                               ;    29.0 p2      60 rounds reload
        movaps [rbp + 3456], xmm0                               ;    32.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6464]                               ;    30.0 p2      60 rounds reload
        movaps [rbp + 3472], xmm0                               ;    33.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6592]                               ;    31.0 p2      60 rounds reload
        movaps [rbp + 3488], xmm0                               ;    34.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6720]                               ;    32.0 p2      60 rounds reload
        movaps [rbp + 3504], xmm0                               ;    35.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6736]                               ;    33.0 p2      60 rounds reload
        movaps [rbp + 3520], xmm0                               ;    36.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6560]                               ;    34.0 p2      60 rounds reload
        movaps [rbp + 3536], xmm0                               ;    37.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7184]                               ;    35.0 p2      60 rounds reload
        movaps [rbp + 3552], xmm0                               ;    38.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6544]                               ;    36.0 p2      60 rounds reload
        movaps [rbp + 3568], xmm0                               ;    39.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6752]                               ;    37.0 p2      60 rounds reload
        movaps [rbp + 3584], xmm0                               ;    40.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6768]                               ;    38.0 p2      60 rounds reload
        movaps [rbp + 3600], xmm0                               ;    41.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6784]                               ;    39.0 p2      60 rounds reload
        movaps [rbp + 3616], xmm0                               ;    42.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6800]                               ;    40.0 p2      60 rounds reload
        movaps [rbp + 3632], xmm0                               ;    43.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6816]                               ;    41.0 p2      60 rounds reload
        movaps [rbp + 3648], xmm0                               ;    44.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6832]                               ;    42.0 p2      60 rounds reload
        movaps [rbp + 3664], xmm0                               ;    45.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6848]                               ;    43.0 p2      60 rounds reload
        movaps [rbp + 3680], xmm0                               ;    46.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6864]                               ;    44.0 p2      60 rounds reload
        movaps [rbp + 3696], xmm0                               ;    47.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6880]                               ;    45.0 p2      60 rounds reload
        movaps [rbp + 3712], xmm0                               ;    48.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6896]                               ;    46.0 p2      60 rounds reload
        movaps [rbp + 3728], xmm0                               ;    49.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6912]                               ;    47.0 p2      60 rounds reload
        movaps [rbp + 3744], xmm0                               ;    50.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6928]                               ;    48.0 p2      60 rounds reload
        movaps [rbp + 3760], xmm0                               ;    51.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6944]                               ;    49.0 p2      60 rounds reload
        movaps [rbp + 3776], xmm0                               ;    52.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6960]                               ;    50.0 p2      60 rounds reload
        movaps [rbp + 3792], xmm0                               ;    53.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6976]                               ;    51.0 p2      60 rounds reload
        movaps [rbp + 3808], xmm0                               ;    54.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6992]                               ;    52.0 p2      60 rounds reload
        movaps [rbp + 3824], xmm0                               ;    55.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7008]                               ;    53.0 p2      60 rounds reload
        movaps [rbp + 3840], xmm0                               ;    56.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7024]                               ;    54.0 p2      60 rounds reload
        movaps [rbp + 3856], xmm0                               ;    57.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7040]                               ;    55.0 p2      60 rounds reload
        movaps [rbp + 3872], xmm0                               ;    58.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7072]                               ;    56.0 p2      60 rounds reload
        movaps [rbp + 3888], xmm0                               ;    59.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7104]                               ;    57.0 p2      60 rounds reload
        movaps [rbp + 3904], xmm0                               ;    60.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7120]                               ;    58.0 p2      60 rounds reload
        movaps [rbp + 3920], xmm0                               ;    61.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7136]                               ;    59.0 p2      60 rounds reload
        movaps [rbp + 3936], xmm0                               ;    62.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7152]                               ;    60.0 p2      60 rounds reload
        movaps [rbp + 3952], xmm0                               ;    63.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7088]                               ;    61.0 p2      60 rounds reload
        movaps [rbp + 3968], xmm0                               ;    64.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7168]                               ;    62.0 p2      60 rounds reload
        movaps [rbp + 3984], xmm0                               ;    65.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7200]                               ;    63.0 p2      60 rounds reload
        movaps [rbp + 4000], xmm0                               ;    66.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7056]                               ;    64.0 p2      60 rounds reload
        movaps [rbp + 4016], xmm0                               ;    67.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5376]                               ;    65.0 p2      60 rounds reload
        movaps [r11 + 96], xmm0                                 ;    68.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5392]                               ;    66.0 p2      60 rounds reload
        movaps [rbp + 4160], xmm0                               ;    69.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5408]                               ;    67.0 p2      60 rounds reload
        movaps [r11 + 112], xmm0                                ;    70.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5424]                               ;    68.0 p2      60 rounds reload
        movaps [rbp + 4176], xmm0                               ;    71.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5440]                               ;    69.0 p2      60 rounds reload
        movaps [rbp + 4192], xmm0                               ;    72.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5456]                               ;    70.0 p2      60 rounds reload
        movaps [rbp + 4208], xmm0                               ;    73.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5488]                               ;    71.0 p2      60 rounds reload
        movaps [r13 - 128], xmm0                                ;    74.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5520]                               ;    72.0 p2      60 rounds reload
        movaps [r13 - 112], xmm0                                ;    75.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5552]                               ;    73.0 p2      60 rounds reload
        movaps [rbp + 4224], xmm0                               ;    76.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5280]                               ;    74.0 p2      60 rounds reload
        movaps [r13 - 96], xmm0                                 ;    77.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5264]                               ;    75.0 p2      60 rounds reload
        movaps [rbp + 4240], xmm0                               ;    78.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5872]                               ;    76.0 p2      60 rounds reload
        movaps [rbp + 4256], xmm0                               ;    79.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5616]                               ;    77.0 p2      60 rounds reload
        movaps [rbp + 4272], xmm0                               ;    80.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5248]                               ;    78.0 p2      60 rounds reload
        movaps [r13 - 80], xmm0                                 ;    81.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5312]                               ;    79.0 p2      60 rounds reload
        movaps [r13 - 64], xmm0                                 ;    82.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5184]                               ;    80.0 p2      60 rounds reload
        movaps [r13 - 48], xmm0                                 ;    83.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5216]                               ;    81.0 p2      60 rounds reload
        movaps [r13 - 32], xmm0                                 ;    84.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5632]                               ;    82.0 p2      60 rounds reload
        movaps [rbp + 4288], xmm0                               ;    85.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5664]                               ;    83.0 p2      60 rounds reload
        movaps [r13 - 16], xmm0                                 ;    86.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5680]                               ;    84.0 p2      60 rounds reload
        movaps [rbp + 4304], xmm0                               ;    87.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5232]                               ;    85.0 p2      60 rounds reload
        movaps [rbp + 4320], xmm0                               ;    88.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5296]                               ;    86.0 p2      60 rounds reload
        movaps [rbp + 4336], xmm0                               ;    89.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5200]                               ;    87.0 p2      60 rounds reload
        movaps [r13 + 0], xmm0                                  ;    90.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5328]                               ;    88.0 p2      60 rounds reload
        movaps [r13 + 16], xmm0                                 ;    91.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5696]                               ;    89.0 p2      60 rounds reload
        movaps [r13 + 32], xmm0                                 ;    92.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5712]                               ;    90.0 p2      60 rounds reload
        movaps [rbp + 4352], xmm0                               ;    93.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5648]                               ;    91.0 p2      60 rounds reload
        movaps [r13 + 48], xmm0                                 ;    94.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5360]                               ;    92.0 p2      60 rounds reload
        movaps [rbp + 4368], xmm0                               ;    95.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5344]                               ;    93.0 p2      60 rounds reload
        movaps [r13 + 64], xmm0                                 ;    96.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5728]                               ;    94.0 p2      60 rounds reload
        movaps [r13 + 80], xmm0                                 ;    97.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5744]                               ;    95.0 p2      60 rounds reload
        movaps [r13 + 96], xmm0                                 ;    98.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5760]                               ;    96.0 p2      60 rounds reload
        movaps [r13 + 112], xmm0                                ;    99.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5776]                               ;    97.0 p2      60 rounds reload
        movaps [r14 - 128], xmm0                                ;   100.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5792]                               ;    98.0 p2      60 rounds reload
        movaps [r14 - 112], xmm0                                ;   101.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5808]                               ;    99.0 p2      60 rounds reload
        movaps [r14 - 96], xmm0                                 ;   102.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5824]                               ;   100.0 p2      60 rounds reload
        movaps [r14 - 80], xmm0                                 ;   103.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5840]                               ;   101.0 p2      60 rounds reload
        movaps [r14 - 64], xmm0                                 ;   104.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5856]                               ;   102.0 p2      60 rounds reload
        movaps [r14 - 48], xmm0                                 ;   105.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5472]                               ;   103.0 p2      60 rounds reload
        movaps [r14 - 32], xmm0                                 ;   106.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5504]                               ;   104.0 p2      60 rounds reload
        movaps [r14 - 16], xmm0                                 ;   107.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5536]                               ;   105.0 p2      60 rounds reload
        movaps [r14 + 0], xmm0                                  ;   108.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5600]                               ;   106.0 p2      60 rounds reload
        movaps [r14 + 16], xmm0                                 ;   109.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5584]                               ;   107.0 p2      60 rounds reload
        movaps [r14 + 32], xmm0                                 ;   110.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5568]                               ;   108.0 p2      60 rounds reload
        movaps [r14 + 48], xmm0                                 ;   111.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6000]                               ;   109.0 p2      60 rounds reload
        movaps [r14 + 64], xmm0                                 ;   112.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5936]                               ;   110.0 p2      60 rounds reload
        movaps [r14 + 80], xmm0                                 ;   113.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5888]                               ;   111.0 p2      60 rounds reload
        movaps [r14 + 96], xmm0                                 ;   114.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5984]                               ;   112.0 p2      60 rounds reload
        movaps [r14 + 112], xmm0                                ;   115.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6576]                               ;   113.0 p2      60 rounds reload
        movaps [r15 - 128], xmm0                                ;   116.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5904]                               ;   114.0 p2      60 rounds reload
        movaps [r15 - 112], xmm0                                ;   117.0 p3+p4   60 rounds
        mov qword [rbp + 8520], r8                              ;   114.2 p3+p4   60 rounds
        movaps xmm0, [rbp + 5920]                               ;   115.0 p2      60 rounds reload
        movaps [r15 - 96], xmm0                                 ;   118.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5952]                               ;   116.0 p2      60 rounds reload
        movaps [r15 - 80], xmm0                                 ;   119.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6016]                               ;   117.0 p2      60 rounds reload
        movaps [r15 - 64], xmm0                                 ;   120.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6032]                               ;   118.0 p2      60 rounds reload
        movaps [r15 - 48], xmm0                                 ;   121.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6048]                               ;   119.0 p2      60 rounds reload
        movaps [r15 - 32], xmm0                                 ;   122.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6064]                               ;   120.0 p2      60 rounds reload
        movaps [r15 - 16], xmm0                                 ;   123.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6080]                               ;   121.0 p2      60 rounds reload
        movaps [r15 + 0], xmm0                                  ;   124.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6096]                               ;   122.0 p2      60 rounds reload
        movaps [r15 + 16], xmm0                                 ;   125.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6112]                               ;   123.0 p2      60 rounds reload
        movaps [r15 + 32], xmm0                                 ;   126.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6128]                               ;   124.0 p2      60 rounds reload
        movaps [r15 + 48], xmm0                                 ;   127.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6144]                               ;   125.0 p2      60 rounds reload
        movaps [r15 + 64], xmm0                                 ;   128.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6160]                               ;   126.0 p2      60 rounds reload
        movaps [r15 + 80], xmm0                                 ;   129.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6176]                               ;   127.0 p2      60 rounds reload
        movaps [r15 + 96], xmm0                                 ;   130.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6192]                               ;   128.0 p2      60 rounds reload
        movaps [r15 + 112], xmm0                                ;   131.0 p3+p4   60 rounds
        mov r8, qword [rbp + 8504]                              ;   129.0 p2      60 rounds reload
        mov qword [rbp + 8528], r8                              ;   132.0 p3+p4   60 rounds
        mov r8, qword [rbp + 8528]                              ;                    resident
        movdqa xmm0, [rbp + 4160]                               ;                    resident
        movdqa xmm1, [rbp + 4176]                               ;                    resident
        movdqa xmm2, [rbp + 4192]                               ;                    resident
        movdqa xmm3, [rbp + 4208]                               ;                    resident
        movdqa xmm4, [rbp + 4224]                               ;                    resident
        movdqa xmm5, [rbp + 4240]                               ;                    resident
        movdqa xmm6, [rbp + 4256]                               ;                    resident
        movdqa xmm7, [rbp + 4272]                               ;                    resident
        movdqa xmm8, [rbp + 4288]                               ;                    resident
        movdqa xmm9, [rbp + 4304]                               ;                    resident
        movdqa xmm10, [rbp + 4320]                              ;                    resident
        movdqa xmm11, [rbp + 4336]                              ;                    resident
        movdqa xmm12, [rbp + 4352]                              ;                    resident
        movdqa xmm13, [rbp + 4368]                              ;                    resident
        align 16
.rounds_3:
        movaps xmm14, [r8 + 2064]                               ;     0.0 p2      40 t
        xorps xmm14, xmm0                                       ;     3.0 p0      40 t
        movaps xmm15, [r8 + 2096]                               ;     1.0 p2      40 t
        xorps xmm15, xmm1                                       ;     4.0 p1      40 t
        movaps [r11 - 48], xmm1                                 ;     1.0 p3+p4   40 t spill
        movaps xmm1, [r8 + 2112]                                ;     2.0 p2      40 t
        xorps xmm1, xmm2                                        ;     5.0 p5      40 t
        movaps [r11 - 32], xmm2                                 ;     2.0 p3+p4   40 t spill
        movaps xmm2, [r8 + 2128]                                ;     3.0 p2      40 t
        xorps xmm2, xmm3                                        ;     6.0 p0      40 t
        movaps [r11 - 16], xmm3                                 ;     3.0 p3+p4   40 t spill
        movaps xmm3, [r8 + 2176]                                ;     4.0 p2      40 t
        xorps xmm3, xmm4                                        ;     7.0 p1      40 t
        movaps [r11 + 0], xmm4                                  ;     4.0 p3+p4   40 t spill
        movaps xmm4, [r8 + 2208]                                ;     5.0 p2      40 t
        xorps xmm4, xmm5                                        ;     8.0 p5      40 t
        movaps [r11 + 16], xmm5                                 ;     5.0 p3+p4   40 t spill
        movaps xmm5, [r8 + 2224]                                ;     6.0 p2      40 t
        xorps xmm5, xmm6                                        ;     9.0 p0      40 t
        movaps [r11 + 32], xmm6                                 ;     6.0 p3+p4   40 t spill
        movaps xmm6, [r8 + 2240]                                ;     7.0 p2      40 t
        xorps xmm6, xmm7                                        ;    10.0 p1      40 t
        movaps [r11 + 48], xmm7                                 ;     7.0 p3+p4   40 t spill
        movaps xmm7, [r8 + 2320]                                ;     8.0 p2      40 t
        movaps [r11 - 112], xmm11                               ;     8.0 p3+p4   40 t spill
        xorps xmm7, xmm8                                        ;    11.0 p5      40 t
        movaps [r11 + 64], xmm8                                 ;     9.0 p3+p4   40 t spill
        movaps xmm8, [r8 + 2352]                                ;     9.0 p2      40 t
        xorps xmm8, xmm9                                        ;    12.0 p0      40 t
        movaps [r10 - 32], xmm9                                 ;    10.0 p3+p4   40 t spill
        movaps xmm9, [r8 + 2368]                                ;    10.0 p2      40 t
        xorps xmm9, xmm10                                       ;    13.0 p1      40 t
        movaps [r10 - 48], xmm10                                ;    11.0 p3+p4   40 t spill
        movaps xmm10, [r8 + 2384]                               ;    11.0 p2      40 t
        xorps xmm10, xmm11                                      ;    14.0 p5      40 t
        movaps xmm11, [r8 + 2448]                               ;    12.0 p2      40 t
        xorps xmm11, xmm12                                      ;    15.0 p0      40 t
        movaps [r10 + 16], xmm12                                ;    12.0 p3+p4   40 t spill
        movaps [r10 + 32], xmm13                                ;    13.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2480]                               ;    13.0 p2      40 t
        xorps xmm12, xmm13                                      ;    16.0 p1      40 t
        movaps xmm13, [r8 + 2496]                               ;    14.0 p2      40 t
        xorps xmm13, [r13 + 64]                                 ;    17.0 p5+p2   40 t
        movaps [r11 - 96], xmm0                                 ;    14.0 p3+p4   40 t spill
        movaps xmm0, [r8 + 2512]                                ;    16.0 p2      40 t
        xorps xmm0, [r13 + 80]                                  ;    19.0 p0+p2   40 t
        movaps [rdi - 80], xmm12                                ;    17.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2560]                               ;    18.0 p2      40 t
        xorps xmm12, [r14 - 128]                                ;    21.0 p1+p2   40 t
        movaps [rdx + 64], xmm12                                ;    22.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2592]                               ;    20.0 p2      40 t
        xorps xmm12, [r14 - 96]                                 ;    23.0 p5+p2   40 t
        movaps [rsi - 128], xmm12                               ;    24.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2608]                               ;    22.0 p2      40 t
        xorps xmm12, [r14 - 80]                                 ;    25.0 p0+p2   40 t
        movaps [rsi + 0], xmm12                                 ;    26.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2624]                               ;    24.0 p2      40 t
        xorps xmm12, [r14 - 64]                                 ;    27.0 p1+p2   40 t
        movaps [rbp + 0], xmm12                                 ;    28.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2704]                               ;    26.0 p2      40 t
        xorps xmm12, [r14 + 16]                                 ;    29.0 p5+p2   40 t
        movaps [rdx + 80], xmm12                                ;    30.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2736]                               ;    28.0 p2      40 t
        xorps xmm12, [r14 + 48]                                 ;    31.0 p0+p2   40 t
        movaps [rbp - 112], xmm12                               ;    32.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2752]                               ;    30.0 p2      40 t
        xorps xmm12, [r14 + 64]                                 ;    33.0 p1+p2   40 t
        movaps [rdi + 48], xmm12                                ;    34.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2768]                               ;    32.0 p2      40 t
        xorps xmm12, [r14 + 80]                                 ;    35.0 p5+p2   40 t
        movaps [rax + 0], xmm12                                 ;    36.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2832]                               ;    34.0 p2      40 t
        xorps xmm12, [r15 - 112]                                ;    37.0 p0+p2   40 t
        movaps [rsi + 16], xmm12                                ;    38.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2864]                               ;    36.0 p2      40 t
        xorps xmm12, [r15 - 80]                                 ;    39.0 p1+p2   40 t
        movaps [rdi + 96], xmm12                                ;    40.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2880]                               ;    38.0 p2      40 t
        xorps xmm12, [r15 - 64]                                 ;    41.0 p5+p2   40 t
        movaps [rdi - 16], xmm12                                ;    42.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2896]                               ;    40.0 p2      40 t
        xorps xmm12, [r15 - 48]                                 ;    43.0 p0+p2   40 t
        movaps [rax + 16], xmm12                                ;    44.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2960]                               ;    42.0 p2      40 t
        xorps xmm12, [r15 + 16]                                 ;    45.0 p1+p2   40 t
        movaps [rcx + 64], xmm12                                ;    46.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2992]                               ;    44.0 p2      40 t
        xorps xmm12, [r15 + 48]                                 ;    47.0 p5+p2   40 t
        movaps [rdx - 16], xmm12                                ;    48.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 3008]                               ;    46.0 p2      40 t
        xorps xmm12, [r15 + 64]                                 ;    49.0 p0+p2   40 t
        movaps [rcx + 80], xmm12                                ;    50.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 3024]                               ;    48.0 p2      40 t
        xorps xmm12, [r15 + 80]                                 ;    51.0 p1+p2   40 t
        movaps [rcx + 48], xmm12                                ;    52.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2080]                               ;    50.0 p2      41 t
        xorps xmm12, [r11 + 112]                                ;    53.0 p5+p2   41 t
        xorps xmm12, [rel camellia128_encrypt.T0_constants128]  ;    54.0 p0+p2   41 t
        movaps [rbp + 64], xmm0                                 ;    43.0 p3+p4   40 t spill
        movaps xmm0, xmm1                                       ;    43.2 p1      41 t copy
        xorps xmm0, xmm14                                       ;    44.2 p5      41 t
        xorps xmm1, xmm12                                       ;    55.0 p0      41 t
        movaps [rdx - 96], xmm11                                ;    44.2 p3+p4   40 t spill
        movaps xmm11, [r8 + 2144]                               ;    53.0 p2      41 t
        xorps xmm11, [r13 - 128]                                ;    56.0 p1+p2   41 t
        xorps xmm11, [rel camellia128_encrypt.T0_constants128]  ;    57.0 p5+p2   41 t
        movaps [rdi - 32], xmm13                                ;    46.0 p3+p4   40 t spill
        movaps xmm13, xmm2                                      ;    46.2 p0      41 t copy
        xorps xmm13, xmm14                                      ;    47.2 p1      41 t
        movaps [rsi - 48], xmm8                                 ;    47.0 p3+p4   40 t spill
        movaps xmm8, xmm15                                      ;    47.0 p5      41 t copy
        xorps xmm8, xmm11                                       ;    58.0 p0      41 t
        movaps [rdi + 80], xmm10                                ;    48.0 p3+p4   40 t spill
        movaps xmm10, xmm8                                      ;    59.0 p1      41 t copy
        xorps xmm10, [r8 + 2048]                                ;    60.0 p5+p2   41 t
        xorps xmm10, [r11 + 96]                                 ;    61.0 p0+p2   41 t
        xorps xmm10, [rel camellia128_encrypt.T0_constants128]  ;    62.0 p1+p2   41 t
        xorps xmm8, xmm0                                        ;    59.0 p5      41 t
        movaps [rbp - 96], xmm7                                 ;    50.0 p3+p4   40 t spill
        movaps xmm7, xmm10                                      ;    63.0 p0      41 t copy
        xorps xmm7, [r8 + 2160]                                 ;    64.0 p1+p2   41 t
        xorps xmm7, [r13 - 112]                                 ;    65.0 p5+p2   41 t
        xorps xmm7, [rel camellia128_encrypt.T0_constants128]   ;    66.0 p0+p2   41 t
        movaps [rsi - 32], xmm9                                 ;    53.0 p3+p4   40 t spill
        movaps xmm9, xmm13                                      ;    53.2 p1      41 t copy
        xorps xmm9, xmm10                                       ;    63.0 p5      41 t
        movaps [rbp - 80], xmm4                                 ;    54.0 p3+p4   40 t spill
        movaps xmm4, xmm0                                       ;    54.0 p0      41 t copy
        xorps xmm4, xmm7                                        ;    67.0 p1      41 t
        movaps [rcx + 16], xmm6                                 ;    55.0 p3+p4   40 t spill
        movaps xmm6, xmm9                                       ;    64.0 p5      41 t copy
        orps xmm6, xmm7                                         ;    67.0 p0      41 t
        movaps [rdx + 48], xmm3                                 ;    56.0 p3+p4   40 t spill
        movaps xmm3, xmm1                                       ;    56.2 p1      41 t copy
        xorps xmm3, xmm8                                        ;    60.0 p5      41 t
        xorps xmm2, xmm8                                        ;    60.0 p0      41 t
        movaps [rsi - 64], xmm5                                 ;    58.0 p3+p4   40 t spill
        movaps xmm5, xmm8                                       ;    60.0 p1      41 t copy
        xorps xmm5, xmm7                                        ;    67.0 p5      41 t
        xorps xmm15, xmm5                                       ;    68.0 p0      41 t
        movaps [rbp - 128], xmm7                                ;    67.0 p3+p4   41 t spill
        movaps xmm7, xmm12                                      ;    60.2 p1      41 t copy
        xorps xmm7, xmm10                                       ;    63.0 p5      41 t
        movaps [rdx - 64], xmm12                                ;    61.0 p3+p4   41 t spill
        movaps xmm12, xmm10                                     ;    63.0 p0      41 t copy
        orps xmm12, xmm5                                        ;    68.0 p1      41 t
        xorps xmm12, xmm6                                       ;    69.0 p5      41 t
        movaps [rdx + 16], xmm5                                 ;    68.0 p3+p4   41 t spill
        movaps xmm5, xmm3                                       ;    63.0 p0      41 t copy
        xorps xmm5, xmm4                                        ;    68.0 p1      41 t
        movaps [rdx + 96], xmm4                                 ;    68.0 p3+p4   41 t spill
        xorps xmm6, xmm11                                       ;    68.0 p5      41 t
        orps xmm11, xmm4                                        ;    68.0 p0      41 t
        xorps xmm2, xmm11                                       ;    69.0 p1      41 t
        movaps xmm4, xmm8                                       ;    64.8 p5      41 t copy
        andps xmm4, xmm13                                       ;    65.8 p0      41 t
        xorps xmm11, xmm4                                       ;    69.0 p1      41 t
        movaps xmm4, xmm7                                       ;    65.8 p5      41 t copy
        andps xmm4, xmm5                                        ;    69.0 p0      41 t
        xorps xmm2, xmm4                                        ;    70.0 p1      41 t
        xorps xmm12, xmm2                                       ;    71.0 p5      41 t
        movaps xmm4, xmm7                                       ;    67.2 p0      41 t copy
        xorps xmm4, xmm15                                       ;    69.0 p1      41 t
        xorps xmm6, xmm11                                       ;    70.0 p5      41 t
        movaps [rbp + 112], xmm7                                ;    68.0 p3+p4   41 t spill
        movaps xmm7, xmm3                                       ;    68.2 p0      41 t copy
        andps xmm7, xmm4                                        ;    70.0 p1      41 t
        xorps xmm11, xmm7                                       ;    71.0 p5      41 t
        movaps xmm7, xmm13                                      ;    69.2 p0      41 t copy
        xorps xmm7, xmm4                                        ;    70.2 p1      41 t
        movaps [rdx + 112], xmm3                                ;    69.5 p3+p4   41 t spill
        movaps xmm3, [rdx - 64]                                 ;    69.8 p2      41 t
        orps xmm3, xmm14                                        ;    72.8 p5      41 t
        xorps xmm2, xmm3                                        ;    73.8 p0      41 t
        movaps xmm3, xmm1                                       ;    70.5 p1      41 t copy
        andps xmm3, xmm7                                        ;    71.5 p5      41 t
        xorps xmm6, xmm3                                        ;    72.5 p0      41 t
        movaps xmm3, xmm15                                      ;    71.5 p1      41 t copy
        xorps xmm3, xmm9                                        ;    72.5 p5      41 t
        movaps [rdx - 48], xmm14                                ;    71.8 p3+p4   40 t spill
        movaps xmm14, xmm0                                      ;    72.2 p0      41 t copy
        andps xmm14, xmm3                                       ;    73.5 p1      41 t
        xorps xmm2, xmm14                                       ;    74.8 p5      41 t
        xorps xmm11, xmm14                                      ;    74.5 p0      41 t
        movaps xmm14, xmm12                                     ;    73.5 p1      41 t copy
        andps xmm14, xmm6                                       ;    74.5 p5      41 t
        xorps xmm2, xmm14                                       ;    75.8 p0      41 t
        movaps [rbp + 32], xmm5                                 ;    73.8 p3+p4   41 t spill
        movaps xmm5, xmm2                                       ;    76.8 p1      41 t copy
        andps xmm5, xmm11                                       ;    77.8 p5      41 t
        xorps xmm2, xmm6                                        ;    76.8 p0      41 t
        orps xmm14, xmm2                                        ;    77.8 p1      41 t
        xorps xmm12, xmm5                                       ;    78.8 p5      41 t
        xorps xmm14, xmm12                                      ;    79.8 p0      41 t
        andps xmm3, xmm14                                       ;    80.8 p1      41 t
        movaps xmm5, xmm11                                      ;    77.0 p5      41 t copy
        andps xmm5, xmm12                                       ;    79.8 p0      41 t
        xorps xmm6, xmm5                                        ;    80.8 p1      41 t
        andps xmm12, xmm6                                       ;    81.8 p5      41 t
        xorps xmm11, xmm12                                      ;    82.8 p0      41 t
        movaps xmm5, xmm14                                      ;    80.8 p1      41 t copy
        orps xmm5, xmm6                                         ;    81.8 p5      41 t
        xorps xmm2, xmm5                                        ;    82.8 p0      41 t
        movaps xmm5, xmm14                                      ;    80.8 p1      41 t copy
        andps xmm0, xmm14                                       ;    80.8 p5      41 t
        xorps xmm5, xmm6                                        ;    81.8 p0      41 t
        andps xmm7, xmm5                                        ;    82.8 p1      41 t
        andps xmm1, xmm5                                        ;    82.8 p5      41 t
        xorps xmm5, xmm2                                        ;    83.8 p0      41 t
        andps xmm4, xmm5                                        ;    84.8 p1      41 t
        xorps xmm7, xmm4                                        ;    85.8 p5      41 t
        andps xmm8, xmm2                                        ;    83.8 p0      41 t
        andps xmm10, xmm11                                      ;    83.8 p1      41 t
        andps xmm13, xmm2                                       ;    83.8 p5      41 t
        xorps xmm2, xmm11                                       ;    83.8 p0      41 t
        xorps xmm13, xmm4                                       ;    85.8 p1      41 t
        movaps xmm4, [rdx + 16]                                 ;    81.8 p2      41 t
        andps xmm4, xmm11                                       ;    84.8 p5      41 t
        movaps xmm12, [rbp - 128]                               ;    82.8 p2      41 t
        andps xmm12, xmm2                                       ;    85.8 p0      41 t
        xorps xmm12, xmm1                                       ;    86.8 p1      41 t
        xorps xmm1, xmm4                                        ;    85.8 p5      41 t
        xorps xmm14, xmm2                                       ;    85.2 p0      41 t
        xorps xmm11, xmm6                                       ;    85.5 p1      41 t
        andps xmm15, xmm14                                      ;    86.2 p5      41 t
        andps xmm9, xmm2                                        ;    86.2 p0      41 t
        movaps xmm2, [rbp + 32]                                 ;    84.2 p2      41 t
        andps xmm2, xmm11                                       ;    87.2 p1      41 t
        andps xmm11, [rbp + 112]                                ;    87.0 p5+p2   41 t
        andps xmm14, [rdx + 96]                                 ;    87.2 p0+p2   41 t
        xorps xmm14, xmm12                                      ;    88.2 p1      41 t
        xorps xmm14, xmm2                                       ;    89.2 p5      41 t
        xorps xmm9, xmm3                                        ;    88.2 p0      41 t
        xorps xmm9, xmm7                                        ;    89.2 p1      41 t
        xorps xmm8, xmm2                                        ;    89.0 p5      41 t
        xorps xmm8, xmm1                                        ;    90.0 p0      41 t
        xorps xmm7, xmm10                                       ;    89.5 p1      41 t
        movaps xmm2, [rdx - 64]                                 ;    87.2 p2      41 t
        andps xmm2, xmm6                                        ;    90.2 p5      41 t
        andps xmm6, [rdx - 48]                                  ;    90.2 p0+p2   41 t
        xorps xmm6, xmm14                                       ;    91.2 p1      41 t
        xorps xmm2, xmm8                                        ;    91.2 p5      41 t
        xorps xmm7, xmm2                                        ;    92.2 p0      41 t
        xorps xmm6, xmm2                                        ;    92.2 p1      41 t
        andps xmm5, [rdx + 112]                                 ;    92.0 p5+p2   41 t
        xorps xmm5, xmm6                                        ;    93.2 p0      41 t
        xorps xmm11, xmm2                                       ;    92.5 p1      41 t
        xorps xmm11, xmm13                                      ;    93.5 p5      41 t
        xorps xmm1, xmm14                                       ;    93.2 p0      41 t
        xorps xmm1, xmm9                                        ;    94.2 p1      41 t
        xorps xmm12, xmm0                                       ;    94.0 p5      41 t
        xorps xmm12, xmm6                                       ;    95.0 p0      41 t
        xorps xmm13, xmm3                                       ;    94.5 p1      41 t
        xorps xmm13, xmm15                                      ;    95.5 p5      41 t
        xorps xmm13, xmm7                                       ;    96.5 p0      41 t
        xorps xmm7, xmm11                                       ;    95.5 p1      41 t
        xorps xmm7, xmm12                                       ;    96.5 p5      41 t
        movaps xmm14, [rel camellia128_encrypt.T0_constants128] ;    92.0 p2      41 t reload
        xorps xmm12, xmm14                                      ;    96.2 p0      41 t
        xorps xmm13, xmm14                                      ;    97.5 p1      41 t
        xorps xmm8, xmm14                                       ;    97.0 p5      41 t
        xorps xmm9, xmm7                                        ;    97.5 p0      41 t
        xorps xmm7, xmm5                                        ;    97.5 p1      41 t
        xorps xmm5, xmm14                                       ;    98.0 p5      41 t
        xorps xmm9, xmm14                                       ;    98.5 p0      41 t
        movaps xmm2, [rdx + 48]                                 ;    94.0 p2      23 t
        movaps xmm3, [rcx + 16]                                 ;    95.0 p2      40 t reload
        movaps xmm4, [rbp - 80]                                 ;    96.0 p2      23 t
        movaps xmm6, [r8 + 2192]                                ;    97.0 p2      23 t
        movaps xmm15, [rdx + 48]                                ;    98.0 p2      23 t
        movaps xmm0, [rsi - 64]                                 ;    99.0 p2      40 t reload
        xorps xmm15, xmm0                                       ;   102.0 p1      23 t
        xorps xmm2, xmm3                                        ;    99.0 p5      23 t
        movaps xmm10, [r13 - 96]                                ;   100.0 p2      40 t reload
        xorps xmm6, xmm10                                       ;   103.0 p0      23 t
        xorps xmm6, xmm14                                       ;   104.0 p1      23 t
        xorps xmm0, xmm6                                        ;   105.0 p5      23 t
        movaps xmm10, [r8 + 2256]                               ;   101.0 p2      23 t
        xorps xmm10, [r13 - 80]                                 ;   104.0 p0+p2   23 t
        xorps xmm10, xmm14                                      ;   105.0 p1      23 t
        xorps xmm4, xmm10                                       ;   106.0 p5      23 t
        movaps [rsi - 64], xmm11                                ;    98.0 p3+p4   41 t spill
        movaps xmm11, xmm4                                      ;   107.0 p0      23 t copy
        xorps xmm11, [r8 + 2288]                                ;   108.0 p1+p2   23 t
        xorps xmm11, [r13 - 48]                                 ;   109.0 p5+p2   23 t
        movaps [rdx - 48], xmm9                                 ;    99.5 p3+p4   41 t spill
        movaps xmm9, xmm2                                       ;   102.2 p0      23 t copy
        xorps xmm11, xmm14                                      ;   110.0 p1      23 t
        xorps xmm4, xmm15                                       ;   107.0 p5      23 t
        movaps [rdx + 112], xmm5                                ;   100.0 p3+p4   41 t spill
        movaps xmm5, xmm11                                      ;   111.0 p0      23 t copy
        xorps xmm5, [r8 + 2272]                                 ;   112.0 p1+p2   23 t
        xorps xmm5, [r13 - 64]                                  ;   113.0 p5+p2   23 t
        xorps xmm5, xmm14                                       ;   114.0 p0      23 t
        xorps xmm9, xmm11                                       ;   111.0 p1      23 t
        movaps [rdx - 64], xmm1                                 ;   103.0 p3+p4   41 t spill
        movaps [rbp + 112], xmm13                               ;   104.0 p3+p4   41 t spill
        movaps xmm13, xmm0                                      ;   106.0 p5      23 t copy
        movaps xmm1, xmm15                                      ;   105.2 p0      23 t copy
        xorps xmm1, xmm5                                        ;   115.0 p1      23 t
        movaps [rdx + 96], xmm8                                 ;   105.0 p3+p4   41 t spill
        xorps xmm13, xmm4                                       ;   108.0 p5      23 t
        xorps xmm3, xmm4                                        ;   108.0 p0      23 t
        movaps xmm8, xmm9                                       ;   112.0 p1      23 t copy
        orps xmm8, xmm5                                         ;   115.0 p5      23 t
        movaps [rcx + 16], xmm12                                ;   106.2 p3+p4   41 t spill
        movaps xmm12, [rbp - 80]                                ;   107.0 p2      23 t
        movaps [rbp - 80], xmm7                                 ;   107.2 p3+p4   41 t spill
        movaps xmm7, xmm4                                       ;   108.0 p0      23 t copy
        xorps xmm7, xmm5                                        ;   115.0 p1      23 t
        xorps xmm12, xmm7                                       ;   116.0 p5      23 t
        movaps xmm14, xmm6                                      ;   108.2 p0      23 t copy
        xorps xmm14, xmm11                                      ;   111.0 p1      23 t
        movaps [rbp + 32], xmm5                                 ;   115.0 p3+p4   23 t spill
        movaps xmm5, xmm11                                      ;   111.0 p5      23 t copy
        orps xmm5, xmm7                                         ;   116.0 p0      23 t
        xorps xmm5, xmm8                                        ;   117.0 p1      23 t
        movaps [rbp - 128], xmm7                                ;   116.0 p3+p4   23 t spill
        movaps xmm7, xmm13                                      ;   111.0 p5      23 t copy
        xorps xmm7, xmm1                                        ;   116.0 p0      23 t
        xorps xmm8, xmm10                                       ;   116.0 p1      23 t
        orps xmm10, xmm1                                        ;   116.0 p5      23 t
        xorps xmm3, xmm10                                       ;   117.0 p0      23 t
        movaps [rdx + 16], xmm1                                 ;   116.0 p3+p4   23 t spill
        movaps xmm1, xmm4                                       ;   112.5 p1      23 t copy
        andps xmm1, xmm2                                        ;   113.5 p5      23 t
        xorps xmm10, xmm1                                       ;   117.0 p0      23 t
        movaps xmm1, xmm14                                      ;   113.5 p1      23 t copy
        andps xmm1, xmm7                                        ;   117.0 p5      23 t
        xorps xmm3, xmm1                                        ;   118.0 p0      23 t
        xorps xmm5, xmm3                                        ;   119.0 p1      23 t
        movaps xmm1, xmm14                                      ;   115.2 p5      23 t copy
        xorps xmm1, xmm12                                       ;   117.0 p0      23 t
        xorps xmm8, xmm10                                       ;   118.0 p1      23 t
        movaps [rsi + 32], xmm14                                ;   116.0 p3+p4   23 t spill
        movaps xmm14, xmm13                                     ;   116.2 p5      23 t copy
        andps xmm14, xmm1                                       ;   118.0 p0      23 t
        xorps xmm10, xmm14                                      ;   119.0 p1      23 t
        movaps xmm14, xmm2                                      ;   117.2 p5      23 t copy
        xorps xmm14, xmm1                                       ;   118.2 p0      23 t
        movaps [rcx - 128], xmm13                               ;   117.5 p3+p4   23 t spill
        movaps xmm13, [rdx + 48]                                ;   117.8 p2      23 t
        orps xmm13, xmm6                                        ;   120.8 p1      23 t
        xorps xmm3, xmm13                                       ;   121.8 p5      23 t
        movaps xmm13, xmm0                                      ;   118.5 p0      23 t copy
        andps xmm13, xmm14                                      ;   119.5 p1      23 t
        xorps xmm8, xmm13                                       ;   120.5 p5      23 t
        movaps xmm13, xmm12                                     ;   119.5 p0      23 t copy
        xorps xmm13, xmm9                                       ;   120.5 p1      23 t
        movaps [rdi + 112], xmm6                                ;   119.8 p3+p4   23 t spill
        movaps xmm6, xmm15                                      ;   120.2 p5      23 t copy
        andps xmm6, xmm13                                       ;   121.5 p0      23 t
        xorps xmm3, xmm6                                        ;   122.8 p1      23 t
        xorps xmm10, xmm6                                       ;   122.5 p5      23 t
        movaps xmm6, xmm5                                       ;   121.5 p0      23 t copy
        andps xmm6, xmm8                                        ;   122.5 p1      23 t
        xorps xmm3, xmm6                                        ;   123.8 p5      23 t
        movaps [rdx - 80], xmm7                                 ;   121.8 p3+p4   23 t spill
        movaps xmm7, xmm3                                       ;   124.8 p0      23 t copy
        xorps xmm3, xmm8                                        ;   124.8 p1      23 t
        andps xmm7, xmm10                                       ;   125.8 p5      23 t
        xorps xmm5, xmm7                                        ;   126.8 p0      23 t
        movaps xmm7, xmm10                                      ;   124.0 p1      23 t copy
        andps xmm7, xmm5                                        ;   127.8 p5      23 t
        xorps xmm8, xmm7                                        ;   128.8 p0      23 t
        orps xmm6, xmm3                                         ;   125.8 p1      23 t
        xorps xmm6, xmm5                                        ;   127.8 p5      23 t
        andps xmm13, xmm6                                       ;   128.8 p0      23 t
        andps xmm5, xmm8                                        ;   129.8 p1      23 t
        xorps xmm10, xmm5                                       ;   130.8 p5      23 t
        movaps xmm5, xmm6                                       ;   128.8 p0      23 t copy
        orps xmm5, xmm8                                         ;   129.8 p1      23 t
        xorps xmm3, xmm5                                        ;   130.8 p5      23 t
        movaps xmm5, xmm6                                       ;   128.8 p0      23 t copy
        andps xmm15, xmm6                                       ;   128.8 p1      23 t
        xorps xmm5, xmm8                                        ;   129.8 p5      23 t
        andps xmm14, xmm5                                       ;   130.8 p0      23 t
        andps xmm0, xmm5                                        ;   130.8 p1      23 t
        xorps xmm5, xmm3                                        ;   131.8 p5      23 t
        andps xmm1, xmm5                                        ;   132.8 p0      23 t
        andps xmm2, xmm3                                        ;   131.8 p1      23 t
        xorps xmm2, xmm1                                        ;   133.8 p5      23 t
        xorps xmm14, xmm1                                       ;   133.8 p0      23 t
        andps xmm4, xmm3                                        ;   131.8 p1      23 t
        andps xmm11, xmm10                                      ;   131.8 p5      23 t
        xorps xmm3, xmm10                                       ;   131.8 p0      23 t
        movaps xmm1, [rbp - 128]                                ;   129.8 p2      23 t
        andps xmm1, xmm10                                       ;   132.8 p1      23 t
        movaps xmm7, [rbp + 32]                                 ;   130.8 p2      23 t
        andps xmm7, xmm3                                        ;   133.8 p5      23 t
        xorps xmm7, xmm0                                        ;   134.8 p0      23 t
        xorps xmm0, xmm1                                        ;   133.8 p1      23 t
        xorps xmm6, xmm3                                        ;   133.2 p5      23 t
        xorps xmm10, xmm8                                       ;   133.5 p0      23 t
        andps xmm12, xmm6                                       ;   134.2 p1      23 t
        andps xmm9, xmm3                                        ;   134.2 p5      23 t
        movaps xmm1, [rdx - 80]                                 ;   132.2 p2      23 t
        andps xmm1, xmm10                                       ;   135.2 p0      23 t
        andps xmm10, [rsi + 32]                                 ;   135.0 p1+p2   23 t
        andps xmm6, [rdx + 16]                                  ;   135.2 p5+p2   23 t
        xorps xmm6, xmm7                                        ;   136.2 p0      23 t
        xorps xmm6, xmm1                                        ;   137.2 p1      23 t
        xorps xmm9, xmm13                                       ;   136.2 p5      23 t
        xorps xmm9, xmm14                                       ;   137.2 p0      23 t
        xorps xmm4, xmm1                                        ;   137.0 p1      23 t
        movaps xmm1, [rdi + 112]                                ;   135.2 p2      23 t
        andps xmm1, xmm8                                        ;   138.2 p5      23 t
        xorps xmm4, xmm0                                        ;   138.0 p0      23 t
        andps xmm5, [rcx - 128]                                 ;   138.0 p1+p2   23 t
        xorps xmm14, xmm11                                      ;   138.2 p5      23 t
        xorps xmm1, xmm4                                        ;   139.2 p0      23 t
        andps xmm8, [rdx + 48]                                  ;   139.0 p1+p2   23 t
        xorps xmm8, xmm6                                        ;   140.0 p5      23 t
        xorps xmm10, xmm1                                       ;   140.2 p0      23 t
        xorps xmm10, xmm2                                       ;   141.2 p1      23 t
        xorps xmm14, xmm1                                       ;   140.2 p5      23 t
        xorps xmm8, xmm1                                        ;   141.0 p0      23 t
        xorps xmm5, xmm8                                        ;   142.0 p1      23 t
        xorps xmm0, xmm6                                        ;   141.2 p5      23 t
        xorps xmm0, xmm9                                        ;   142.2 p0      23 t
        xorps xmm7, xmm15                                       ;   142.0 p1      23 t
        xorps xmm7, xmm8                                        ;   143.0 p5      23 t
        xorps xmm2, xmm13                                       ;   142.5 p0      23 t
        xorps xmm2, xmm12                                       ;   143.5 p1      23 t
        xorps xmm2, xmm14                                       ;   144.5 p5      23 t
        xorps xmm14, xmm10                                      ;   143.5 p0      23 t
        xorps xmm14, xmm7                                       ;   144.5 p1      23 t
        movaps xmm15, [rel camellia128_encrypt.T0_constants128] ;   140.0 p2      41 t reload
        movaps xmm12, [r8 + 2336]                               ;   141.0 p2      22 t
        movaps xmm13, [r13 - 16]                                ;   142.0 p2      40 t reload
        xorps xmm12, xmm13                                      ;   145.0 p5      22 t
        movaps xmm13, [r8 + 2400]                               ;   143.0 p2      22 t
        xorps xmm13, [r13 + 0]                                  ;   146.0 p0+p2   22 t
        xorps xmm13, xmm15                                      ;   147.0 p1      22 t
        xorps xmm7, xmm15                                       ;   145.2 p5      23 t
        xorps xmm2, xmm15                                       ;   145.5 p0      23 t
        xorps xmm4, xmm15                                       ;   146.0 p1      23 t
        xorps xmm9, xmm14                                       ;   146.2 p5      23 t
        xorps xmm14, xmm5                                       ;   146.5 p0      23 t
        xorps xmm9, xmm15                                       ;   147.2 p1      23 t
        xorps xmm5, xmm15                                       ;   147.2 p5      23 t
        movaps xmm3, [rsi - 32]                                 ;   145.0 p2      40 t reload
        movaps xmm1, [rbp - 96]                                 ;   146.0 p2      22 t
        xorps xmm1, xmm3                                        ;   149.0 p0      22 t
        movaps xmm6, [rbp - 96]                                 ;   147.0 p2      22 t
        movaps xmm8, [rdi + 80]                                 ;   148.0 p2      40 t reload
        xorps xmm6, xmm8                                        ;   151.0 p1      22 t
        movaps xmm11, [rsi - 48]                                ;   149.0 p2      22 t
        xorps xmm12, xmm15                                      ;   148.2 p5      22 t
        xorps xmm3, xmm12                                       ;   149.2 p0      22 t
        xorps xmm11, xmm13                                      ;   152.0 p1      22 t
        movaps [rsi - 32], xmm10                                ;   146.0 p3+p4   23 t spill
        movaps xmm10, xmm11                                     ;   153.0 p5      22 t copy
        xorps xmm10, [r8 + 2304]                                ;   154.0 p0+p2   22 t
        xorps xmm10, [r13 - 32]                                 ;   155.0 p1+p2   22 t
        xorps xmm10, xmm15                                      ;   156.0 p5      22 t
        xorps xmm11, xmm1                                       ;   153.0 p0      22 t
        movaps [rcx - 128], xmm5                                ;   148.2 p3+p4   23 t spill
        movaps xmm5, xmm10                                      ;   157.0 p1      22 t copy
        xorps xmm5, [r8 + 2416]                                 ;   158.0 p5+p2   22 t
        xorps xmm5, [r13 + 16]                                  ;   159.0 p0+p2   22 t
        xorps xmm5, xmm15                                       ;   160.0 p1      22 t
        movaps [rdx + 48], xmm9                                 ;   148.8 p3+p4   23 t spill
        movaps [rdx + 16], xmm4                                 ;   149.8 p3+p4   23 t spill
        movaps xmm9, xmm6                                       ;   152.2 p5      22 t copy
        xorps xmm9, xmm10                                       ;   157.0 p0      22 t
        movaps [rdi + 112], xmm0                                ;   150.8 p3+p4   23 t spill
        movaps xmm0, xmm1                                       ;   153.0 p1      22 t copy
        xorps xmm0, xmm5                                        ;   161.0 p5      22 t
        movaps xmm4, xmm9                                       ;   158.0 p0      22 t copy
        orps xmm4, xmm5                                         ;   161.0 p1      22 t
        movaps [rsi + 32], xmm2                                 ;   152.0 p3+p4   23 t spill
        movaps xmm2, xmm3                                       ;   154.2 p5      22 t copy
        xorps xmm2, xmm11                                       ;   155.2 p0      22 t
        xorps xmm8, xmm11                                       ;   155.0 p1      22 t
        movaps [rdi + 80], xmm7                                 ;   153.2 p3+p4   23 t spill
        movaps xmm7, [rsi - 48]                                 ;   154.0 p2      22 t
        movaps [rsi - 48], xmm14                                ;   154.2 p3+p4   23 t spill
        movaps xmm14, xmm11                                     ;   155.2 p5      22 t copy
        xorps xmm14, xmm5                                       ;   161.0 p0      22 t
        xorps xmm7, xmm14                                       ;   162.0 p1      22 t
        movaps xmm15, xmm12                                     ;   156.2 p5      22 t copy
        xorps xmm15, xmm10                                      ;   157.2 p0      22 t
        movaps [rdx - 80], xmm5                                 ;   161.0 p3+p4   22 t spill
        movaps xmm5, xmm10                                      ;   157.0 p1      22 t copy
        orps xmm5, xmm14                                        ;   162.0 p5      22 t
        xorps xmm5, xmm4                                        ;   163.0 p0      22 t
        movaps [rbp + 32], xmm14                                ;   162.0 p3+p4   22 t spill
        movaps xmm14, xmm2                                      ;   158.0 p1      22 t copy
        xorps xmm14, xmm0                                       ;   162.0 p5      22 t
        xorps xmm4, xmm13                                       ;   162.0 p0      22 t
        orps xmm13, xmm0                                        ;   162.0 p1      22 t
        xorps xmm8, xmm13                                       ;   163.0 p5      22 t
        movaps [rbp - 128], xmm0                                ;   162.0 p3+p4   22 t spill
        movaps xmm0, xmm11                                      ;   159.5 p0      22 t copy
        andps xmm0, xmm6                                        ;   160.5 p1      22 t
        xorps xmm13, xmm0                                       ;   163.0 p5      22 t
        movaps xmm0, xmm15                                      ;   160.5 p0      22 t copy
        andps xmm0, xmm14                                       ;   163.0 p1      22 t
        xorps xmm8, xmm0                                        ;   164.0 p5      22 t
        xorps xmm5, xmm8                                        ;   165.0 p0      22 t
        movaps xmm0, xmm15                                      ;   162.0 p1      22 t copy
        movaps [rbp - 16], xmm15                                ;   161.5 p3+p4   22 t spill
        movaps xmm15, xmm2                                      ;   162.2 p5      22 t copy
        movaps [rbp - 32], xmm2                                 ;   162.5 p3+p4   22 t spill
        movaps xmm2, [rbp - 96]                                 ;   162.2 p2      22 t
        orps xmm2, xmm12                                        ;   165.2 p0      22 t
        xorps xmm8, xmm2                                        ;   166.2 p1      22 t
        movaps xmm2, xmm3                                       ;   163.2 p5      22 t copy
        xorps xmm0, xmm7                                        ;   163.5 p0      22 t
        xorps xmm4, xmm13                                       ;   164.0 p1      22 t
        andps xmm15, xmm0                                       ;   164.5 p5      22 t
        xorps xmm13, xmm15                                      ;   165.5 p0      22 t
        movaps xmm15, xmm6                                      ;   165.0 p1      22 t copy
        xorps xmm15, xmm0                                       ;   166.0 p5      22 t
        andps xmm2, xmm15                                       ;   167.0 p0      22 t
        xorps xmm4, xmm2                                        ;   168.0 p1      22 t
        movaps [rbp + 48], xmm12                                ;   165.2 p3+p4   22 t spill
        movaps xmm12, xmm1                                      ;   166.2 p5      22 t copy
        movaps [rdx - 32], xmm14                                ;   166.2 p3+p4   22 t spill
        movaps xmm2, xmm7                                       ;   166.5 p0      22 t copy
        xorps xmm2, xmm9                                        ;   167.5 p1      22 t
        andps xmm12, xmm2                                       ;   168.5 p5      22 t
        xorps xmm8, xmm12                                       ;   169.5 p0      22 t
        xorps xmm13, xmm12                                      ;   169.5 p1      22 t
        movaps xmm12, xmm5                                      ;   168.2 p5      22 t copy
        andps xmm12, xmm4                                       ;   169.2 p0      22 t
        xorps xmm8, xmm12                                       ;   170.5 p1      22 t
        movaps xmm14, xmm8                                      ;   171.5 p5      22 t copy
        andps xmm14, xmm13                                      ;   172.5 p0      22 t
        xorps xmm8, xmm4                                        ;   171.5 p1      22 t
        orps xmm12, xmm8                                        ;   172.5 p5      22 t
        xorps xmm5, xmm14                                       ;   173.5 p0      22 t
        xorps xmm12, xmm5                                       ;   174.5 p1      22 t
        andps xmm2, xmm12                                       ;   175.5 p5      22 t
        movaps xmm14, xmm13                                     ;   171.5 p0      22 t copy
        andps xmm14, xmm5                                       ;   174.5 p1      22 t
        xorps xmm4, xmm14                                       ;   175.5 p5      22 t
        andps xmm5, xmm4                                        ;   176.5 p0      22 t
        xorps xmm13, xmm5                                       ;   177.5 p1      22 t
        movaps xmm14, xmm12                                     ;   175.5 p5      22 t copy
        orps xmm14, xmm4                                        ;   176.5 p0      22 t
        xorps xmm8, xmm14                                       ;   177.5 p1      22 t
        movaps xmm14, xmm12                                     ;   175.5 p5      22 t copy
        andps xmm1, xmm12                                       ;   175.5 p0      22 t
        xorps xmm14, xmm4                                       ;   176.5 p1      22 t
        andps xmm3, xmm14                                       ;   177.5 p5      22 t
        andps xmm15, xmm14                                      ;   177.5 p0      22 t
        xorps xmm14, xmm8                                       ;   178.5 p1      22 t
        andps xmm0, xmm14                                       ;   179.5 p5      22 t
        xorps xmm15, xmm0                                       ;   180.5 p0      22 t
        andps xmm11, xmm8                                       ;   178.5 p1      22 t
        andps xmm10, xmm13                                      ;   178.5 p5      22 t
        andps xmm6, xmm8                                        ;   178.5 p0      22 t
        xorps xmm8, xmm13                                       ;   178.5 p1      22 t
        movaps xmm5, [rdx - 80]                                 ;   176.2 p2      22 t
        xorps xmm6, xmm0                                        ;   180.5 p5      22 t
        movaps xmm0, [rbp + 32]                                 ;   177.2 p2      22 t
        andps xmm0, xmm13                                       ;   180.2 p0      22 t
        andps xmm5, xmm8                                        ;   179.5 p1      22 t
        xorps xmm5, xmm3                                        ;   180.5 p5      22 t
        xorps xmm3, xmm0                                        ;   181.2 p0      22 t
        xorps xmm12, xmm8                                       ;   180.0 p1      22 t
        xorps xmm13, xmm4                                       ;   180.2 p5      22 t
        andps xmm7, xmm12                                       ;   181.0 p0      22 t
        andps xmm9, xmm8                                        ;   181.0 p1      22 t
        movaps xmm0, [rdx - 32]                                 ;   179.0 p2      22 t
        andps xmm0, xmm13                                       ;   182.0 p5      22 t
        andps xmm13, [rbp - 16]                                 ;   181.5 p0+p2   22 t
        andps xmm12, [rbp - 128]                                ;   182.0 p1+p2   22 t
        xorps xmm12, xmm5                                       ;   183.0 p5      22 t
        xorps xmm12, xmm0                                       ;   184.0 p0      22 t
        xorps xmm9, xmm2                                        ;   183.0 p1      22 t
        xorps xmm9, xmm15                                       ;   184.0 p5      22 t
        xorps xmm11, xmm0                                       ;   183.5 p0      22 t
        xorps xmm11, xmm3                                       ;   184.5 p1      22 t
        movaps xmm0, [rbp + 48]                                 ;   182.0 p2      22 t
        andps xmm0, xmm4                                        ;   185.0 p5      22 t
        xorps xmm0, xmm11                                       ;   186.0 p0      22 t
        andps xmm4, [rbp - 96]                                  ;   185.0 p1+p2   22 t
        xorps xmm4, xmm12                                       ;   186.0 p5      22 t
        xorps xmm4, xmm0                                        ;   187.0 p0      22 t
        andps xmm14, [rbp - 32]                                 ;   186.0 p1+p2   22 t
        xorps xmm15, xmm10                                      ;   186.2 p5      22 t
        xorps xmm13, xmm0                                       ;   187.0 p0      22 t
        xorps xmm15, xmm0                                       ;   187.2 p1      22 t
        xorps xmm13, xmm6                                       ;   188.0 p5      22 t
        xorps xmm14, xmm4                                       ;   188.0 p0      22 t
        xorps xmm3, xmm12                                       ;   188.0 p1      22 t
        xorps xmm3, xmm9                                        ;   189.0 p5      22 t
        xorps xmm6, xmm2                                        ;   188.5 p0      22 t
        xorps xmm6, xmm7                                        ;   189.5 p1      22 t
        xorps xmm5, xmm1                                        ;   189.2 p5      22 t
        xorps xmm5, xmm4                                        ;   190.2 p0      22 t
        xorps xmm6, xmm15                                       ;   190.5 p1      22 t
        xorps xmm15, xmm13                                      ;   190.2 p5      22 t
        movaps xmm0, [rel camellia128_encrypt.T0_constants128]  ;   186.5 p2      41 t reload
        xorps xmm15, xmm5                                       ;   191.2 p0      22 t
        xorps xmm9, xmm15                                       ;   192.2 p1      22 t
        xorps xmm15, xmm14                                      ;   192.2 p5      22 t
        xorps xmm5, xmm0                                        ;   191.5 p0      22 t
        xorps xmm6, xmm0                                        ;   192.0 p1      22 t
        xorps xmm11, xmm0                                       ;   192.2 p5      22 t
        xorps xmm9, xmm0                                        ;   193.2 p0      22 t
        xorps xmm14, xmm0                                       ;   193.0 p1      22 t
        movaps xmm1, [rdx - 96]                                 ;   188.8 p2      21 t
        movaps xmm2, [rdi - 32]                                 ;   189.8 p2      40 t reload
        xorps xmm1, xmm2                                        ;   193.2 p5      21 t
        movaps xmm4, [rdx - 96]                                 ;   190.8 p2      21 t
        movaps xmm10, [r8 + 2464]                               ;   191.8 p2      21 t
        movaps xmm7, [rbp + 64]                                 ;   192.8 p2      40 t reload
        xorps xmm4, xmm7                                        ;   195.8 p0      21 t
        movaps xmm8, [rdi - 80]                                 ;   193.8 p2      21 t
        movaps xmm12, [r13 + 48]                                ;   194.8 p2      40 t reload
        xorps xmm10, xmm12                                      ;   197.8 p1      21 t
        movaps xmm12, [r8 + 2528]                               ;   195.8 p2      21 t
        xorps xmm10, xmm0                                       ;   198.8 p5      21 t
        xorps xmm2, xmm10                                       ;   199.8 p0      21 t
        xorps xmm12, [r13 + 96]                                 ;   198.8 p1+p2   21 t
        xorps xmm12, xmm0                                       ;   199.8 p5      21 t
        xorps xmm8, xmm12                                       ;   200.8 p0      21 t
        movaps [rdi - 32], xmm15                                ;   193.2 p3+p4   22 t spill
        movaps xmm15, xmm8                                      ;   201.8 p1      21 t copy
        xorps xmm15, [r8 + 2432]                                ;   202.8 p5+p2   21 t
        xorps xmm15, [r13 + 32]                                 ;   203.8 p0+p2   21 t
        xorps xmm15, xmm0                                       ;   204.8 p1      21 t
        xorps xmm8, xmm1                                        ;   201.8 p5      21 t
        movaps [rbp - 32], xmm13                                ;   194.2 p3+p4   22 t spill
        movaps xmm13, xmm15                                     ;   205.8 p0      21 t copy
        xorps xmm13, [r8 + 2544]                                ;   206.8 p1+p2   21 t
        xorps xmm13, [r13 + 112]                                ;   207.8 p5+p2   21 t
        xorps xmm13, xmm0                                       ;   208.8 p0      21 t
        movaps [rbp - 96], xmm14                                ;   196.0 p3+p4   22 t spill
        movaps xmm14, xmm4                                      ;   199.0 p1      21 t copy
        xorps xmm14, xmm15                                      ;   205.8 p5      21 t
        movaps [rbp + 48], xmm9                                 ;   198.8 p3+p4   22 t spill
        movaps xmm9, xmm1                                       ;   199.5 p0      21 t copy
        xorps xmm9, xmm13                                       ;   209.8 p1      21 t
        movaps [rbp - 128], xmm3                                ;   199.8 p3+p4   22 t spill
        movaps xmm3, xmm14                                      ;   206.8 p5      21 t copy
        orps xmm3, xmm13                                        ;   209.8 p0      21 t
        movaps [rbp - 16], xmm11                                ;   200.8 p3+p4   22 t spill
        movaps xmm11, xmm2                                      ;   201.0 p1      21 t copy
        xorps xmm11, xmm8                                       ;   202.8 p5      21 t
        xorps xmm7, xmm8                                        ;   202.8 p0      21 t
        movaps [rbp + 64], xmm6                                 ;   201.8 p3+p4   22 t spill
        movaps xmm6, [rdi - 80]                                 ;   201.8 p2      21 t
        movaps [rdi - 80], xmm5                                 ;   202.8 p3+p4   22 t spill
        movaps xmm5, xmm8                                       ;   202.8 p1      21 t copy
        xorps xmm5, xmm13                                       ;   209.8 p5      21 t
        xorps xmm6, xmm5                                        ;   210.8 p0      21 t
        movaps xmm0, xmm10                                      ;   203.2 p1      21 t copy
        xorps xmm0, xmm15                                       ;   205.8 p5      21 t
        movaps [rdx - 32], xmm13                                ;   209.8 p3+p4   21 t spill
        movaps xmm13, xmm15                                     ;   205.8 p0      21 t copy
        orps xmm13, xmm5                                        ;   210.8 p1      21 t
        xorps xmm13, xmm3                                       ;   211.8 p5      21 t
        movaps [rdx - 80], xmm5                                 ;   210.8 p3+p4   21 t spill
        movaps xmm5, xmm11                                      ;   205.8 p0      21 t copy
        xorps xmm5, xmm9                                        ;   210.8 p1      21 t
        xorps xmm3, xmm12                                       ;   210.8 p5      21 t
        orps xmm12, xmm9                                        ;   210.8 p0      21 t
        xorps xmm7, xmm12                                       ;   211.8 p1      21 t
        movaps [rbp + 32], xmm9                                 ;   210.8 p3+p4   21 t spill
        movaps xmm9, xmm8                                       ;   207.2 p5      21 t copy
        andps xmm9, xmm4                                        ;   208.2 p0      21 t
        xorps xmm12, xmm9                                       ;   211.8 p1      21 t
        movaps xmm9, xmm0                                       ;   208.2 p5      21 t copy
        andps xmm9, xmm5                                        ;   211.8 p0      21 t
        xorps xmm7, xmm9                                        ;   212.8 p1      21 t
        movaps xmm9, xmm0                                       ;   209.8 p5      21 t copy
        xorps xmm9, xmm6                                        ;   211.8 p0      21 t
        movaps [rsi + 48], xmm0                                 ;   210.2 p3+p4   21 t spill
        movaps xmm0, xmm11                                      ;   210.5 p1      21 t copy
        andps xmm0, xmm9                                        ;   212.8 p5      21 t
        xorps xmm13, xmm7                                       ;   213.8 p0      21 t
        xorps xmm3, xmm12                                       ;   212.8 p1      21 t
        xorps xmm12, xmm0                                       ;   213.8 p5      21 t
        movaps xmm0, xmm4                                       ;   212.0 p0      21 t copy
        xorps xmm0, xmm9                                        ;   213.0 p1      21 t
        movaps [rsi + 64], xmm11                                ;   212.2 p3+p4   21 t spill
        movaps xmm11, [rdx - 96]                                ;   212.5 p2      21 t
        orps xmm11, xmm10                                       ;   215.5 p5      21 t
        xorps xmm7, xmm11                                       ;   216.5 p0      21 t
        movaps xmm11, xmm2                                      ;   213.5 p1      21 t copy
        andps xmm11, xmm0                                       ;   214.5 p5      21 t
        xorps xmm3, xmm11                                       ;   215.5 p0      21 t
        movaps xmm11, xmm6                                      ;   214.5 p1      21 t copy
        xorps xmm11, xmm14                                      ;   215.5 p5      21 t
        movaps [rbp + 16], xmm10                                ;   214.5 p3+p4   21 t spill
        movaps xmm10, xmm1                                      ;   215.0 p0      21 t copy
        andps xmm10, xmm11                                      ;   216.5 p1      21 t
        xorps xmm12, xmm10                                      ;   217.5 p5      21 t
        xorps xmm7, xmm10                                       ;   217.5 p0      21 t
        movaps xmm10, xmm13                                     ;   216.5 p1      21 t copy
        andps xmm10, xmm3                                       ;   217.5 p5      21 t
        xorps xmm7, xmm10                                       ;   218.5 p0      21 t
        movaps [rsi - 16], xmm5                                 ;   216.5 p3+p4   21 t spill
        movaps xmm5, xmm7                                       ;   219.5 p1      21 t copy
        xorps xmm7, xmm3                                        ;   219.5 p5      21 t
        orps xmm10, xmm7                                        ;   220.5 p0      21 t
        andps xmm5, xmm12                                       ;   220.5 p1      21 t
        xorps xmm13, xmm5                                       ;   221.5 p5      21 t
        xorps xmm10, xmm13                                      ;   222.5 p0      21 t
        andps xmm11, xmm10                                      ;   223.5 p1      21 t
        movaps xmm5, xmm12                                      ;   219.8 p5      21 t copy
        andps xmm5, xmm13                                       ;   222.5 p0      21 t
        xorps xmm3, xmm5                                        ;   223.5 p1      21 t
        andps xmm13, xmm3                                       ;   224.5 p5      21 t
        xorps xmm12, xmm13                                      ;   225.5 p0      21 t
        movaps xmm5, xmm10                                      ;   223.5 p1      21 t copy
        orps xmm5, xmm3                                         ;   224.5 p5      21 t
        xorps xmm7, xmm5                                        ;   225.5 p0      21 t
        andps xmm1, xmm10                                       ;   223.5 p1      21 t
        movaps xmm5, xmm10                                      ;   223.5 p5      21 t copy
        xorps xmm5, xmm3                                        ;   224.5 p0      21 t
        andps xmm0, xmm5                                        ;   225.5 p1      21 t
        andps xmm2, xmm5                                        ;   225.5 p5      21 t
        xorps xmm5, xmm7                                        ;   226.5 p0      21 t
        andps xmm9, xmm5                                        ;   227.5 p1      21 t
        xorps xmm0, xmm9                                        ;   228.5 p5      21 t
        andps xmm4, xmm7                                        ;   226.5 p0      21 t
        andps xmm8, xmm7                                        ;   226.5 p1      21 t
        xorps xmm7, xmm12                                       ;   226.5 p5      21 t
        movaps xmm13, [rdx - 32]                                ;   224.0 p2      21 t
        andps xmm13, xmm7                                       ;   227.5 p0      21 t
        xorps xmm13, xmm2                                       ;   228.5 p1      21 t
        xorps xmm4, xmm9                                        ;   228.5 p5      21 t
        movaps xmm9, [rdx - 80]                                 ;   225.0 p2      21 t
        andps xmm9, xmm12                                       ;   228.0 p0      21 t
        xorps xmm2, xmm9                                        ;   229.0 p1      21 t
        xorps xmm10, xmm7                                       ;   227.8 p5      21 t
        andps xmm15, xmm12                                      ;   228.0 p0      21 t
        xorps xmm12, xmm3                                       ;   228.5 p1      21 t
        andps xmm14, xmm7                                       ;   228.8 p5      21 t
        andps xmm6, xmm10                                       ;   229.0 p0      21 t
        movaps xmm7, [rsi - 16]                                 ;   227.0 p2      21 t
        andps xmm7, xmm12                                       ;   230.0 p1      21 t
        andps xmm12, [rsi + 48]                                 ;   229.8 p5+p2   21 t
        andps xmm10, [rbp + 32]                                 ;   230.0 p0+p2   21 t
        xorps xmm10, xmm13                                      ;   231.0 p1      21 t
        xorps xmm10, xmm7                                       ;   232.0 p5      21 t
        xorps xmm14, xmm11                                      ;   231.0 p0      21 t
        xorps xmm14, xmm0                                       ;   232.0 p1      21 t
        xorps xmm8, xmm7                                        ;   231.8 p5      21 t
        xorps xmm8, xmm2                                        ;   232.8 p0      21 t
        movaps xmm7, [rbp + 16]                                 ;   230.0 p2      21 t
        andps xmm7, xmm3                                        ;   233.0 p1      21 t
        xorps xmm7, xmm8                                        ;   234.0 p5      21 t
        andps xmm3, [rdx - 96]                                  ;   233.0 p0+p2   21 t
        xorps xmm3, xmm10                                       ;   234.0 p1      21 t
        xorps xmm3, xmm7                                        ;   235.0 p5      21 t
        andps xmm5, [rsi + 64]                                  ;   234.0 p0+p2   21 t
        xorps xmm0, xmm15                                       ;   234.5 p1      21 t
        xorps xmm0, xmm7                                        ;   235.5 p5      21 t
        xorps xmm12, xmm7                                       ;   235.0 p0      21 t
        xorps xmm12, xmm4                                       ;   236.0 p1      21 t
        xorps xmm2, xmm10                                       ;   235.8 p5      21 t
        xorps xmm5, xmm3                                        ;   236.0 p0      21 t
        xorps xmm2, xmm14                                       ;   236.8 p1      21 t
        xorps xmm13, xmm1                                       ;   236.8 p5      21 t
        xorps xmm13, xmm3                                       ;   237.8 p0      21 t
        xorps xmm4, xmm11                                       ;   237.5 p1      21 t
        xorps xmm4, xmm6                                        ;   238.5 p5      21 t
        xorps xmm4, xmm0                                        ;   239.5 p0      21 t
        xorps xmm0, xmm12                                       ;   238.5 p1      21 t
        xorps xmm0, xmm13                                       ;   239.5 p5      21 t
        movaps xmm15, [rel camellia128_encrypt.T0_constants128] ;   234.8 p2      41 t reload
        xorps xmm4, xmm15                                       ;   240.5 p0      21 t
        xorps xmm8, xmm15                                       ;   239.5 p1      21 t
        xorps xmm14, xmm0                                       ;   240.5 p5      21 t
        movaps xmm1, [rdx + 64]                                 ;   235.8 p2      23 t
        movaps xmm3, [rsi + 0]                                  ;   236.8 p2      40 t reload
        xorps xmm1, xmm3                                        ;   240.0 p0      23 t
        xorps xmm14, xmm15                                      ;   241.5 p1      21 t
        xorps xmm13, xmm15                                      ;   240.8 p5      21 t
        xorps xmm0, xmm5                                        ;   241.0 p0      21 t
        xorps xmm5, xmm15                                       ;   241.5 p1      21 t
        movaps xmm6, [rdx + 64]                                 ;   237.8 p2      23 t
        movaps xmm7, [rbp + 0]                                  ;   238.8 p2      40 t reload
        xorps xmm6, xmm7                                        ;   241.8 p5      23 t
        movaps xmm9, [rsi - 128]                                ;   239.8 p2      23 t
        movaps xmm10, [r8 + 2576]                               ;   240.8 p2      23 t
        movaps xmm11, [r14 - 112]                               ;   241.8 p2      40 t reload
        xorps xmm10, xmm11                                      ;   244.8 p0      23 t
        xorps xmm10, xmm15                                      ;   245.8 p1      23 t
        xorps xmm3, xmm10                                       ;   246.8 p5      23 t
        movaps xmm11, [r8 + 2640]                               ;   242.8 p2      23 t
        xorps xmm11, [r14 - 48]                                 ;   245.8 p0+p2   23 t
        xorps xmm11, xmm15                                      ;   246.8 p1      23 t
        xorps xmm9, xmm11                                       ;   247.8 p5      23 t
        movaps [rsi + 0], xmm5                                  ;   242.5 p3+p4   21 t spill
        movaps xmm5, xmm9                                       ;   248.8 p0      23 t copy
        xorps xmm5, [r8 + 2672]                                 ;   249.8 p1+p2   23 t
        xorps xmm5, [r14 - 16]                                  ;   250.8 p5+p2   23 t
        xorps xmm5, xmm15                                       ;   251.8 p0      23 t
        xorps xmm9, xmm1                                        ;   248.8 p1      23 t
        movaps [rsi + 64], xmm14                                ;   242.5 p3+p4   21 t spill
        movaps xmm14, xmm5                                      ;   252.8 p5      23 t copy
        xorps xmm14, [r8 + 2656]                                ;   253.8 p0+p2   23 t
        xorps xmm14, [r14 - 32]                                 ;   254.8 p1+p2   23 t
        xorps xmm14, xmm15                                      ;   255.8 p5      23 t
        movaps [rdx - 96], xmm2                                 ;   243.5 p3+p4   21 t spill
        movaps xmm2, xmm6                                       ;   247.0 p0      23 t copy
        xorps xmm2, xmm5                                        ;   252.8 p1      23 t
        movaps [rbp + 16], xmm8                                 ;   245.8 p3+p4   21 t spill
        movaps xmm8, xmm1                                       ;   247.8 p5      23 t copy
        xorps xmm8, xmm14                                       ;   256.8 p0      23 t
        movaps [rbp + 32], xmm4                                 ;   246.8 p3+p4   21 t spill
        movaps xmm4, xmm2                                       ;   253.8 p1      23 t copy
        orps xmm4, xmm14                                        ;   256.8 p5      23 t
        movaps [rsi + 48], xmm13                                ;   247.8 p3+p4   21 t spill
        movaps xmm13, xmm3                                      ;   249.0 p0      23 t copy
        xorps xmm13, xmm9                                       ;   250.0 p1      23 t
        xorps xmm7, xmm9                                        ;   249.8 p5      23 t
        movaps [rbp + 0], xmm0                                  ;   248.8 p3+p4   21 t spill
        movaps xmm0, [rsi - 128]                                ;   249.0 p2      23 t
        movaps [rsi - 128], xmm12                               ;   249.8 p3+p4   21 t spill
        movaps xmm12, xmm9                                      ;   250.0 p0      23 t copy
        xorps xmm12, xmm14                                      ;   256.8 p1      23 t
        xorps xmm0, xmm12                                       ;   257.8 p5      23 t
        movaps xmm15, xmm10                                     ;   251.0 p0      23 t copy
        movaps [rsi - 16], xmm14                                ;   256.8 p3+p4   23 t spill
        movaps xmm14, xmm5                                      ;   252.8 p1      23 t copy
        xorps xmm15, xmm5                                       ;   252.8 p5      23 t
        movaps [rdx - 32], xmm12                                ;   257.8 p3+p4   23 t spill
        orps xmm14, xmm12                                       ;   257.8 p0      23 t
        xorps xmm14, xmm4                                       ;   258.8 p1      23 t
        movaps xmm12, xmm13                                     ;   252.8 p5      23 t copy
        xorps xmm12, xmm8                                       ;   257.8 p0      23 t
        xorps xmm4, xmm11                                       ;   257.8 p1      23 t
        orps xmm11, xmm8                                        ;   257.8 p5      23 t
        xorps xmm7, xmm11                                       ;   258.8 p0      23 t
        movaps [rdx - 80], xmm8                                 ;   257.8 p3+p4   23 t spill
        movaps xmm8, xmm9                                       ;   254.5 p1      23 t copy
        andps xmm8, xmm6                                        ;   255.5 p5      23 t
        xorps xmm11, xmm8                                       ;   258.8 p0      23 t
        movaps xmm8, xmm15                                      ;   255.5 p1      23 t copy
        andps xmm8, xmm12                                       ;   258.8 p5      23 t
        xorps xmm7, xmm8                                        ;   259.8 p0      23 t
        xorps xmm14, xmm7                                       ;   260.8 p1      23 t
        movaps xmm8, xmm15                                      ;   257.0 p5      23 t copy
        xorps xmm8, xmm0                                        ;   258.8 p0      23 t
        xorps xmm4, xmm11                                       ;   259.8 p1      23 t
        movaps [rdi - 64], xmm15                                ;   257.8 p3+p4   23 t spill
        movaps xmm15, xmm13                                     ;   258.0 p5      23 t copy
        andps xmm15, xmm8                                       ;   259.8 p0      23 t
        xorps xmm11, xmm15                                      ;   260.8 p1      23 t
        movaps xmm15, xmm6                                      ;   259.0 p5      23 t copy
        xorps xmm15, xmm8                                       ;   260.0 p0      23 t
        movaps [rbp - 48], xmm13                                ;   259.2 p3+p4   23 t spill
        movaps xmm13, [rdx + 64]                                ;   259.5 p2      23 t
        orps xmm13, xmm10                                       ;   262.5 p1      23 t
        xorps xmm7, xmm13                                       ;   263.5 p5      23 t
        movaps xmm13, xmm3                                      ;   260.2 p0      23 t copy
        andps xmm13, xmm15                                      ;   261.2 p1      23 t
        xorps xmm4, xmm13                                       ;   262.2 p5      23 t
        movaps xmm13, xmm0                                      ;   261.2 p0      23 t copy
        xorps xmm13, xmm2                                       ;   262.2 p1      23 t
        movaps [rax + 32], xmm10                                ;   261.5 p3+p4   23 t spill
        movaps xmm10, xmm1                                      ;   262.0 p5      23 t copy
        andps xmm10, xmm13                                      ;   263.2 p0      23 t
        xorps xmm11, xmm10                                      ;   264.2 p1      23 t
        xorps xmm7, xmm10                                       ;   264.5 p5      23 t
        movaps xmm10, xmm14                                     ;   263.2 p0      23 t copy
        andps xmm10, xmm4                                       ;   264.2 p1      23 t
        xorps xmm7, xmm10                                       ;   265.5 p5      23 t
        movaps [rax + 48], xmm12                                ;   263.5 p3+p4   23 t spill
        movaps xmm12, xmm7                                      ;   266.5 p0      23 t copy
        andps xmm12, xmm11                                      ;   267.5 p1      23 t
        xorps xmm7, xmm4                                        ;   266.5 p5      23 t
        orps xmm10, xmm7                                        ;   267.5 p0      23 t
        xorps xmm14, xmm12                                      ;   268.5 p1      23 t
        xorps xmm10, xmm14                                      ;   269.5 p5      23 t
        andps xmm13, xmm10                                      ;   270.5 p0      23 t
        movaps xmm12, xmm11                                     ;   266.8 p1      23 t copy
        andps xmm12, xmm14                                      ;   269.5 p5      23 t
        andps xmm1, xmm10                                       ;   270.5 p0      23 t
        xorps xmm4, xmm12                                       ;   270.5 p1      23 t
        andps xmm14, xmm4                                       ;   271.5 p5      23 t
        xorps xmm11, xmm14                                      ;   272.5 p0      23 t
        movaps xmm14, xmm10                                     ;   270.5 p1      23 t copy
        orps xmm14, xmm4                                        ;   271.5 p5      23 t
        xorps xmm7, xmm14                                       ;   272.5 p0      23 t
        movaps xmm14, xmm10                                     ;   270.5 p1      23 t copy
        xorps xmm14, xmm4                                       ;   271.5 p5      23 t
        andps xmm15, xmm14                                      ;   272.5 p0      23 t
        andps xmm3, xmm14                                       ;   272.5 p1      23 t
        andps xmm9, xmm7                                        ;   273.5 p5      23 t
        andps xmm5, xmm11                                       ;   273.5 p0      23 t
        andps xmm6, xmm7                                        ;   273.5 p1      23 t
        xorps xmm14, xmm7                                       ;   273.5 p5      23 t
        andps xmm8, xmm14                                       ;   274.5 p0      23 t
        xorps xmm15, xmm8                                       ;   275.5 p1      23 t
        xorps xmm7, xmm11                                       ;   273.5 p5      23 t
        xorps xmm6, xmm8                                        ;   275.5 p0      23 t
        movaps xmm8, [rdx - 32]                                 ;   271.5 p2      23 t
        andps xmm8, xmm11                                       ;   274.5 p1      23 t
        movaps xmm12, [rsi - 16]                                ;   272.5 p2      23 t
        andps xmm12, xmm7                                       ;   275.5 p5      23 t
        xorps xmm12, xmm3                                       ;   276.5 p0      23 t
        xorps xmm3, xmm8                                        ;   275.5 p1      23 t
        xorps xmm10, xmm7                                       ;   275.0 p5      23 t
        xorps xmm11, xmm4                                       ;   275.2 p0      23 t
        andps xmm0, xmm10                                       ;   276.0 p1      23 t
        andps xmm2, xmm7                                        ;   276.0 p5      23 t
        movaps xmm7, [rax + 48]                                 ;   274.0 p2      23 t
        andps xmm10, [rdx - 80]                                 ;   276.2 p0+p2   23 t
        andps xmm7, xmm11                                       ;   277.0 p1      23 t
        andps xmm11, [rdi - 64]                                 ;   277.0 p5+p2   23 t
        xorps xmm10, xmm12                                      ;   277.5 p0      23 t
        xorps xmm10, xmm7                                       ;   278.5 p1      23 t
        xorps xmm2, xmm13                                       ;   278.0 p5      23 t
        xorps xmm2, xmm15                                       ;   279.0 p0      23 t
        xorps xmm9, xmm7                                        ;   278.8 p1      23 t
        xorps xmm9, xmm3                                        ;   279.8 p5      23 t
        movaps xmm7, [rax + 32]                                 ;   277.0 p2      23 t
        andps xmm7, xmm4                                        ;   280.0 p0      23 t
        xorps xmm7, xmm9                                        ;   281.0 p1      23 t
        andps xmm4, [rdx + 64]                                  ;   280.0 p5+p2   23 t
        xorps xmm4, xmm10                                       ;   281.0 p0      23 t
        xorps xmm4, xmm7                                        ;   282.0 p1      23 t
        andps xmm14, [rbp - 48]                                 ;   281.0 p5+p2   23 t
        xorps xmm15, xmm5                                       ;   281.2 p0      23 t
        xorps xmm15, xmm7                                       ;   282.2 p1      23 t
        xorps xmm11, xmm7                                       ;   282.0 p5      23 t
        xorps xmm11, xmm6                                       ;   283.0 p0      23 t
        xorps xmm14, xmm4                                       ;   283.0 p1      23 t
        xorps xmm12, xmm1                                       ;   283.0 p5      23 t
        xorps xmm12, xmm4                                       ;   284.0 p0      23 t
        movaps xmm4, [rdi + 48]                                 ;   280.0 p2      40 t reload
        movaps xmm1, [rdx + 80]                                 ;   281.0 p2      22 t
        xorps xmm1, xmm4                                        ;   284.0 p1      22 t
        movaps xmm5, [rdx + 80]                                 ;   282.0 p2      22 t
        movaps xmm7, [rax + 0]                                  ;   283.0 p2      40 t reload
        xorps xmm5, xmm7                                        ;   286.0 p5      22 t
        movaps xmm8, [rbp - 112]                                ;   284.0 p2      22 t
        movaps [rdi + 48], xmm2                                 ;   281.8 p3+p4   23 t spill
        movaps xmm2, xmm15                                      ;   284.2 p0      23 t copy
        movaps [rbp - 48], xmm11                                ;   284.0 p3+p4   23 t spill
        xorps xmm2, xmm11                                       ;   285.2 p1      23 t
        xorps xmm2, xmm12                                       ;   286.2 p5      23 t
        movaps xmm11, [r8 + 2720]                               ;   285.0 p2      22 t
        xorps xmm11, [r14 + 32]                                 ;   288.0 p0+p2   22 t
        xorps xmm11, [rel camellia128_encrypt.T0_constants128]  ;   289.0 p1+p2   22 t
        xorps xmm4, xmm11                                       ;   290.0 p5      22 t
        movaps [rdx + 64], xmm3                                 ;   284.0 p3+p4   23 t spill
        movaps xmm3, [r8 + 2784]                                ;   288.0 p2      22 t
        xorps xmm3, [r14 + 96]                                  ;   291.0 p0+p2   22 t
        xorps xmm3, [rel camellia128_encrypt.T0_constants128]   ;   292.0 p1+p2   22 t
        xorps xmm8, xmm3                                        ;   293.0 p5      22 t
        movaps [rax + 32], xmm10                                ;   285.2 p3+p4   23 t spill
        movaps xmm10, xmm8                                      ;   294.0 p0      22 t copy
        xorps xmm10, [r8 + 2688]                                ;   295.0 p1+p2   22 t
        xorps xmm10, [r14 + 0]                                  ;   296.0 p5+p2   22 t
        xorps xmm10, [rel camellia128_encrypt.T0_constants128]  ;   297.0 p0+p2   22 t
        xorps xmm8, xmm1                                        ;   294.0 p1      22 t
        movaps [rdx - 80], xmm9                                 ;   286.8 p3+p4   23 t spill
        movaps xmm9, xmm10                                      ;   298.0 p5      22 t copy
        movaps [rdi - 64], xmm0                                 ;   287.8 p3+p4   23 t spill
        movaps xmm0, xmm5                                       ;   289.2 p0      22 t copy
        xorps xmm0, xmm10                                       ;   298.0 p1      22 t
        movaps [rax + 48], xmm13                                ;   288.8 p3+p4   23 t spill
        movaps xmm13, xmm1                                      ;   290.0 p5      22 t copy
        movaps [rsi - 16], xmm15                                ;   289.8 p3+p4   23 t spill
        movaps xmm15, xmm0                                      ;   299.0 p0      22 t copy
        xorps xmm9, [r8 + 2800]                                 ;   299.0 p1+p2   22 t
        xorps xmm9, [r14 + 112]                                 ;   300.0 p5+p2   22 t
        xorps xmm9, [rel camellia128_encrypt.T0_constants128]   ;   301.0 p0+p2   22 t
        xorps xmm13, xmm9                                       ;   302.0 p1      22 t
        orps xmm15, xmm9                                        ;   302.0 p5      22 t
        movaps [rdx - 32], xmm6                                 ;   291.0 p3+p4   23 t spill
        movaps xmm6, xmm4                                       ;   292.2 p0      22 t copy
        xorps xmm6, xmm8                                        ;   295.0 p1      22 t
        movaps [rax + 0], xmm12                                 ;   292.2 p3+p4   23 t spill
        movaps xmm12, [rbp - 112]                               ;   297.0 p2      22 t
        xorps xmm7, xmm8                                        ;   295.0 p5      22 t
        movaps [rbp - 112], xmm14                               ;   294.0 p3+p4   23 t spill
        movaps xmm14, xmm8                                      ;   295.0 p0      22 t copy
        xorps xmm14, xmm9                                       ;   302.0 p1      22 t
        xorps xmm12, xmm14                                      ;   303.0 p5      22 t
        movaps [rdx + 0], xmm2                                  ;   295.2 p3+p4   23 t spill
        movaps xmm2, xmm11                                      ;   295.5 p0      22 t copy
        xorps xmm2, xmm10                                       ;   298.0 p1      22 t
        movaps [rcx + 32], xmm9                                 ;   302.0 p3+p4   22 t spill
        movaps xmm9, xmm10                                      ;   298.0 p5      22 t copy
        orps xmm9, xmm14                                        ;   303.0 p0      22 t
        xorps xmm9, xmm15                                       ;   304.0 p1      22 t
        movaps [rax - 128], xmm14                               ;   303.0 p3+p4   22 t spill
        xorps xmm15, xmm3                                       ;   303.0 p5      22 t
        orps xmm3, xmm13                                        ;   303.0 p0      22 t
        xorps xmm7, xmm3                                        ;   304.0 p1      22 t
        movaps [rcx + 112], xmm13                               ;   303.0 p3+p4   22 t spill
        movaps [rax + 64], xmm2                                 ;   299.8 p3+p4   22 t spill
        movaps [rbp + 80], xmm6                                 ;   300.8 p3+p4   22 t spill
        movaps xmm14, xmm6                                      ;   299.8 p5      22 t copy
        xorps xmm14, xmm13                                      ;   303.0 p0      22 t
        movaps xmm13, xmm8                                      ;   300.2 p1      22 t copy
        andps xmm13, xmm5                                       ;   301.2 p5      22 t
        xorps xmm3, xmm13                                       ;   304.0 p0      22 t
        movaps xmm13, xmm2                                      ;   301.2 p1      22 t copy
        andps xmm13, xmm14                                      ;   304.0 p5      22 t
        xorps xmm7, xmm13                                       ;   305.0 p0      22 t
        xorps xmm9, xmm7                                        ;   306.0 p1      22 t
        movaps xmm13, xmm2                                      ;   302.8 p5      22 t copy
        xorps xmm13, xmm12                                      ;   304.0 p0      22 t
        xorps xmm15, xmm3                                       ;   305.0 p1      22 t
        movaps xmm2, xmm6                                       ;   303.8 p5      22 t copy
        andps xmm2, xmm13                                       ;   305.0 p0      22 t
        xorps xmm3, xmm2                                        ;   306.0 p1      22 t
        movaps xmm2, xmm5                                       ;   304.8 p5      22 t copy
        xorps xmm2, xmm13                                       ;   305.8 p0      22 t
        movaps xmm6, [rdx + 80]                                 ;   304.2 p2      22 t
        orps xmm6, xmm11                                        ;   307.2 p1      22 t
        xorps xmm7, xmm6                                        ;   308.2 p5      22 t
        movaps xmm6, xmm4                                       ;   306.0 p0      22 t copy
        andps xmm6, xmm2                                        ;   307.0 p1      22 t
        xorps xmm15, xmm6                                       ;   308.0 p5      22 t
        movaps xmm6, xmm12                                      ;   307.0 p0      22 t copy
        xorps xmm6, xmm0                                        ;   308.0 p1      22 t
        movaps [rdx - 112], xmm11                               ;   306.2 p3+p4   22 t spill
        movaps xmm11, xmm1                                      ;   307.8 p5      22 t copy
        andps xmm11, xmm6                                       ;   309.0 p0      22 t
        xorps xmm7, xmm11                                       ;   310.0 p1      22 t
        xorps xmm3, xmm11                                       ;   310.0 p5      22 t
        movaps xmm11, xmm9                                      ;   309.0 p0      22 t copy
        andps xmm11, xmm15                                      ;   310.0 p1      22 t
        xorps xmm7, xmm11                                       ;   311.0 p5      22 t
        movaps [rbp + 96], xmm14                                ;   308.2 p3+p4   22 t spill
        movaps xmm14, xmm7                                      ;   312.0 p0      22 t copy
        andps xmm14, xmm3                                       ;   313.0 p1      22 t
        xorps xmm9, xmm14                                       ;   314.0 p5      22 t
        xorps xmm7, xmm15                                       ;   312.0 p0      22 t
        orps xmm11, xmm7                                        ;   313.0 p1      22 t
        xorps xmm11, xmm9                                       ;   315.0 p5      22 t
        andps xmm6, xmm11                                       ;   316.0 p0      22 t
        movaps xmm14, xmm3                                      ;   312.2 p1      22 t copy
        andps xmm14, xmm9                                       ;   315.0 p5      22 t
        xorps xmm15, xmm14                                      ;   316.0 p0      22 t
        andps xmm9, xmm15                                       ;   317.0 p1      22 t
        xorps xmm3, xmm9                                        ;   318.0 p5      22 t
        movaps xmm14, xmm11                                     ;   316.0 p0      22 t copy
        orps xmm14, xmm15                                       ;   317.0 p1      22 t
        xorps xmm7, xmm14                                       ;   318.0 p5      22 t
        movaps xmm14, xmm11                                     ;   316.0 p0      22 t copy
        xorps xmm14, xmm15                                      ;   317.0 p1      22 t
        andps xmm2, xmm14                                       ;   318.0 p5      22 t
        andps xmm4, xmm14                                       ;   318.0 p0      22 t
        xorps xmm14, xmm7                                       ;   319.0 p1      22 t
        andps xmm13, xmm14                                      ;   320.0 p5      22 t
        xorps xmm2, xmm13                                       ;   321.0 p0      22 t
        andps xmm8, xmm7                                        ;   319.0 p1      22 t
        andps xmm5, xmm7                                        ;   319.0 p5      22 t
        andps xmm1, xmm11                                       ;   318.0 p0      22 t
        xorps xmm7, xmm3                                        ;   319.0 p1      22 t
        xorps xmm5, xmm13                                       ;   321.0 p5      22 t
        movaps xmm9, [rax - 128]                                ;   316.8 p2      22 t
        movaps xmm13, [rcx + 32]                                ;   317.8 p2      22 t
        andps xmm9, xmm3                                        ;   319.8 p0      22 t
        andps xmm13, xmm7                                       ;   320.8 p1      22 t
        xorps xmm13, xmm4                                       ;   321.8 p5      22 t
        xorps xmm4, xmm9                                        ;   320.8 p0      22 t
        andps xmm10, xmm3                                       ;   320.2 p1      22 t
        xorps xmm3, xmm15                                       ;   320.8 p5      22 t
        xorps xmm11, xmm7                                       ;   321.0 p0      22 t
        andps xmm12, xmm11                                      ;   322.0 p1      22 t
        andps xmm0, xmm7                                        ;   321.8 p5      22 t
        movaps xmm7, [rbp + 96]                                 ;   319.5 p2      22 t
        andps xmm7, xmm3                                        ;   322.5 p0      22 t
        andps xmm3, [rax + 64]                                  ;   322.2 p1+p2   22 t
        andps xmm11, [rcx + 112]                                ;   322.8 p5+p2   22 t
        xorps xmm11, xmm13                                      ;   323.8 p0      22 t
        xorps xmm11, xmm7                                       ;   324.8 p1      22 t
        xorps xmm0, xmm6                                        ;   323.8 p5      22 t
        xorps xmm0, xmm2                                        ;   324.8 p0      22 t
        xorps xmm8, xmm7                                        ;   324.2 p1      22 t
        xorps xmm8, xmm4                                        ;   325.2 p5      22 t
        movaps xmm7, [rdx - 112]                                ;   322.5 p2      22 t
        andps xmm7, xmm15                                       ;   325.5 p0      22 t
        xorps xmm7, xmm8                                        ;   326.5 p1      22 t
        andps xmm15, [rdx + 80]                                 ;   325.8 p5+p2   22 t
        xorps xmm15, xmm11                                      ;   326.8 p0      22 t
        xorps xmm2, xmm10                                       ;   326.2 p1      22 t
        xorps xmm15, xmm7                                       ;   327.8 p5      22 t
        andps xmm14, [rbp + 80]                                 ;   327.0 p0+p2   22 t
        xorps xmm2, xmm7                                        ;   327.5 p1      22 t
        xorps xmm3, xmm7                                        ;   327.8 p5      22 t
        xorps xmm3, xmm5                                        ;   328.8 p0      22 t
        xorps xmm14, xmm15                                      ;   328.8 p1      22 t
        xorps xmm13, xmm1                                       ;   328.8 p5      22 t
        xorps xmm13, xmm15                                      ;   329.8 p0      22 t
        movaps xmm15, [rsi + 16]                                ;   325.5 p2      21 t
        movaps xmm1, [rdi - 16]                                 ;   326.5 p2      40 t reload
        movaps xmm10, [rdi + 96]                                ;   327.5 p2      21 t
        movaps [rdi - 16], xmm14                                ;   329.8 p3+p4   22 t spill
        xorps xmm15, xmm1                                       ;   329.5 p1      21 t
        movaps xmm7, [rsi + 16]                                 ;   328.5 p2      21 t
        movaps xmm9, [rax + 16]                                 ;   329.5 p2      40 t reload
        xorps xmm7, xmm9                                        ;   332.5 p5      21 t
        movaps xmm14, xmm2                                      ;   330.0 p0      22 t copy
        xorps xmm14, xmm3                                       ;   331.0 p1      22 t
        xorps xmm14, xmm13                                      ;   332.0 p5      22 t
        movaps [rbp + 80], xmm3                                 ;   329.8 p3+p4   22 t spill
        movaps xmm3, [r8 + 2848]                                ;   330.5 p2      21 t
        xorps xmm3, [r15 - 96]                                  ;   333.5 p0+p2   21 t
        xorps xmm3, [rel camellia128_encrypt.T0_constants128]   ;   334.5 p1+p2   21 t
        xorps xmm1, xmm3                                        ;   335.5 p5      21 t
        movaps [rdx + 80], xmm14                                ;   333.0 p3+p4   22 t spill
        movaps xmm14, [r8 + 2912]                               ;   333.5 p2      21 t
        xorps xmm14, [r15 - 32]                                 ;   336.5 p0+p2   21 t
        xorps xmm14, [rel camellia128_encrypt.T0_constants128]  ;   337.5 p1+p2   21 t
        xorps xmm10, xmm14                                      ;   338.5 p5      21 t
        movaps [rdx - 112], xmm0                                ;   330.8 p3+p4   22 t spill
        movaps xmm0, xmm10                                      ;   339.5 p0      21 t copy
        xorps xmm10, xmm15                                      ;   339.5 p1      21 t
        xorps xmm0, [r8 + 2816]                                 ;   340.5 p5+p2   21 t
        xorps xmm0, [r15 - 128]                                 ;   341.5 p0+p2   21 t
        xorps xmm0, [rel camellia128_encrypt.T0_constants128]   ;   342.5 p1+p2   21 t
        movaps [rcx + 112], xmm4                                ;   332.2 p3+p4   22 t spill
        movaps xmm4, xmm0                                       ;   343.5 p5      21 t copy
        xorps xmm4, [r8 + 2928]                                 ;   344.5 p0+p2   21 t
        xorps xmm4, [r15 - 16]                                  ;   345.5 p1+p2   21 t
        xorps xmm4, [rel camellia128_encrypt.T0_constants128]   ;   346.5 p5+p2   21 t
        movaps [rax + 64], xmm11                                ;   333.5 p3+p4   22 t spill
        movaps xmm11, xmm7                                      ;   336.0 p0      21 t copy
        xorps xmm11, xmm0                                       ;   343.5 p1      21 t
        movaps [rbp + 96], xmm8                                 ;   334.5 p3+p4   22 t spill
        movaps xmm8, xmm15                                      ;   336.8 p5      21 t copy
        xorps xmm8, xmm4                                        ;   347.5 p0      21 t
        movaps [rcx + 32], xmm12                                ;   336.0 p3+p4   22 t spill
        movaps xmm12, xmm11                                     ;   344.5 p1      21 t copy
        orps xmm12, xmm4                                        ;   347.5 p5      21 t
        movaps [rax - 128], xmm6                                ;   337.0 p3+p4   22 t spill
        movaps xmm6, xmm1                                       ;   338.0 p0      21 t copy
        xorps xmm6, xmm10                                       ;   340.5 p1      21 t
        xorps xmm9, xmm10                                       ;   340.5 p5      21 t
        movaps [rax + 16], xmm2                                 ;   338.5 p3+p4   22 t spill
        movaps xmm2, [rdi + 96]                                 ;   342.5 p2      21 t
        movaps [rdi + 96], xmm5                                 ;   339.5 p3+p4   22 t spill
        movaps xmm5, xmm10                                      ;   340.5 p0      21 t copy
        xorps xmm5, xmm4                                        ;   347.5 p1      21 t
        xorps xmm2, xmm5                                        ;   348.5 p5      21 t
        movaps [rdi + 64], xmm13                                ;   340.8 p3+p4   22 t spill
        movaps xmm13, xmm3                                      ;   341.0 p0      21 t copy
        xorps xmm13, xmm0                                       ;   343.5 p1      21 t
        movaps [rax - 80], xmm4                                 ;   347.5 p3+p4   21 t spill
        movaps xmm4, xmm0                                       ;   343.5 p5      21 t copy
        orps xmm4, xmm5                                         ;   348.5 p0      21 t
        xorps xmm4, xmm12                                       ;   349.5 p1      21 t
        movaps [rdi + 0], xmm5                                  ;   348.5 p3+p4   21 t spill
        movaps xmm5, xmm6                                       ;   343.5 p5      21 t copy
        xorps xmm5, xmm8                                        ;   348.5 p0      21 t
        xorps xmm12, xmm14                                      ;   348.5 p1      21 t
        orps xmm14, xmm8                                        ;   348.5 p5      21 t
        xorps xmm9, xmm14                                       ;   349.5 p0      21 t
        movaps [rbp - 64], xmm8                                 ;   348.5 p3+p4   21 t spill
        movaps xmm8, xmm10                                      ;   345.0 p1      21 t copy
        andps xmm8, xmm7                                        ;   346.0 p5      21 t
        xorps xmm14, xmm8                                       ;   349.5 p0      21 t
        movaps xmm8, xmm13                                      ;   346.0 p1      21 t copy
        andps xmm8, xmm5                                        ;   349.5 p5      21 t
        xorps xmm9, xmm8                                        ;   350.5 p0      21 t
        xorps xmm4, xmm9                                        ;   351.5 p1      21 t
        movaps xmm8, xmm13                                      ;   347.8 p5      21 t copy
        xorps xmm8, xmm2                                        ;   349.5 p0      21 t
        xorps xmm12, xmm14                                      ;   350.5 p1      21 t
        movaps [rax + 80], xmm13                                ;   348.5 p3+p4   21 t spill
        movaps xmm13, xmm6                                      ;   348.8 p5      21 t copy
        andps xmm13, xmm8                                       ;   350.5 p0      21 t
        xorps xmm14, xmm13                                      ;   351.5 p1      21 t
        movaps xmm13, xmm7                                      ;   349.8 p5      21 t copy
        xorps xmm13, xmm8                                       ;   350.8 p0      21 t
        movaps [rsi + 80], xmm6                                 ;   350.0 p3+p4   21 t spill
        movaps xmm6, [rsi + 16]                                 ;   350.2 p2      21 t
        orps xmm6, xmm3                                         ;   353.2 p1      21 t
        xorps xmm9, xmm6                                        ;   354.2 p5      21 t
        movaps xmm6, xmm1                                       ;   351.0 p0      21 t copy
        andps xmm6, xmm13                                       ;   352.0 p1      21 t
        xorps xmm12, xmm6                                       ;   353.0 p5      21 t
        movaps xmm6, xmm2                                       ;   352.0 p0      21 t copy
        xorps xmm6, xmm11                                       ;   353.0 p1      21 t
        movaps [rdi + 16], xmm3                                 ;   352.2 p3+p4   21 t spill
        movaps xmm3, xmm15                                      ;   352.8 p5      21 t copy
        andps xmm3, xmm6                                        ;   354.0 p0      21 t
        xorps xmm14, xmm3                                       ;   355.0 p1      21 t
        xorps xmm9, xmm3                                        ;   355.2 p5      21 t
        movaps xmm3, xmm4                                       ;   354.0 p0      21 t copy
        andps xmm3, xmm12                                       ;   355.0 p1      21 t
        xorps xmm9, xmm3                                        ;   356.2 p5      21 t
        movaps [rax - 64], xmm5                                 ;   354.2 p3+p4   21 t spill
        movaps xmm5, xmm9                                       ;   357.2 p0      21 t copy
        xorps xmm9, xmm12                                       ;   357.2 p1      21 t
        orps xmm3, xmm9                                         ;   358.2 p5      21 t
        andps xmm5, xmm14                                       ;   358.2 p0      21 t
        xorps xmm4, xmm5                                        ;   359.2 p1      21 t
        xorps xmm3, xmm4                                        ;   360.2 p5      21 t
        andps xmm6, xmm3                                        ;   361.2 p0      21 t
        movaps xmm5, xmm14                                      ;   357.5 p1      21 t copy
        andps xmm5, xmm4                                        ;   360.2 p5      21 t
        xorps xmm12, xmm5                                       ;   361.2 p0      21 t
        andps xmm4, xmm12                                       ;   362.2 p1      21 t
        xorps xmm14, xmm4                                       ;   363.2 p5      21 t
        movaps xmm4, xmm3                                       ;   361.2 p0      21 t copy
        orps xmm4, xmm12                                        ;   362.2 p1      21 t
        xorps xmm9, xmm4                                        ;   363.2 p5      21 t
        movaps xmm4, xmm3                                       ;   361.2 p0      21 t copy
        xorps xmm4, xmm12                                       ;   362.2 p1      21 t
        andps xmm13, xmm4                                       ;   363.2 p5      21 t
        andps xmm1, xmm4                                        ;   363.2 p0      21 t
        xorps xmm4, xmm9                                        ;   364.2 p1      21 t
        andps xmm10, xmm9                                       ;   364.2 p5      21 t
        andps xmm7, xmm9                                        ;   364.2 p0      21 t
        xorps xmm9, xmm14                                       ;   364.2 p1      21 t
        andps xmm15, xmm3                                       ;   362.8 p5      21 t
        andps xmm8, xmm4                                        ;   365.2 p0      21 t
        xorps xmm13, xmm8                                       ;   366.2 p1      21 t
        andps xmm0, xmm14                                       ;   364.2 p5      21 t
        xorps xmm7, xmm8                                        ;   366.2 p0      21 t
        movaps xmm5, [rdi + 0]                                  ;   362.2 p2      21 t
        andps xmm5, xmm14                                       ;   365.2 p1      21 t
        movaps xmm8, [rax - 80]                                 ;   363.2 p2      21 t
        andps xmm8, xmm9                                        ;   366.2 p5      21 t
        xorps xmm8, xmm1                                        ;   367.2 p0      21 t
        xorps xmm1, xmm5                                        ;   366.2 p1      21 t
        xorps xmm3, xmm9                                        ;   365.8 p5      21 t
        xorps xmm14, xmm12                                      ;   366.0 p0      21 t
        andps xmm2, xmm3                                        ;   366.8 p1      21 t
        andps xmm11, xmm9                                       ;   366.8 p5      21 t
        movaps xmm5, [rax - 64]                                 ;   364.8 p2      21 t
        andps xmm5, xmm14                                       ;   367.8 p0      21 t
        andps xmm14, [rax + 80]                                 ;   367.5 p1+p2   21 t
        andps xmm3, [rbp - 64]                                  ;   367.8 p5+p2   21 t
        xorps xmm3, xmm8                                        ;   368.8 p0      21 t
        xorps xmm3, xmm5                                        ;   369.8 p1      21 t
        xorps xmm11, xmm6                                       ;   368.8 p5      21 t
        xorps xmm11, xmm13                                      ;   369.8 p0      21 t
        xorps xmm10, xmm5                                       ;   369.5 p1      21 t
        xorps xmm10, xmm1                                       ;   370.5 p5      21 t
        andps xmm4, [rsi + 80]                                  ;   370.0 p0+p2   21 t
        movaps [rsi + 80], xmm1                                 ;   367.5 p3+p4   21 t spill
        movaps xmm5, [rdi + 16]                                 ;   368.8 p2      21 t
        movaps xmm1, [r8 + 2976]                                ;   369.8 p2      42 t
        xorps xmm1, [r15 + 32]                                  ;   372.8 p1+p2   42 t
        xorps xmm1, [rel camellia128_encrypt.T0_constants128]   ;   373.8 p5+p2   42 t
        andps xmm5, xmm12                                       ;   371.8 p0      21 t
        xorps xmm5, xmm10                                       ;   372.8 p1      21 t
        andps xmm12, [rsi + 16]                                 ;   372.8 p5+p2   21 t
        xorps xmm12, xmm3                                       ;   373.8 p0      21 t
        xorps xmm12, xmm5                                       ;   374.8 p1      21 t
        xorps xmm13, xmm0                                       ;   372.8 p5      21 t
        xorps xmm14, xmm5                                       ;   373.8 p0      21 t
        xorps xmm13, xmm5                                       ;   373.8 p1      21 t
        xorps xmm4, xmm12                                       ;   375.8 p5      21 t
        xorps xmm8, xmm15                                       ;   374.0 p0      21 t
        xorps xmm8, xmm12                                       ;   375.8 p1      21 t
        movaps xmm15, [rcx + 64]                                ;   373.8 p2      42 t
        movaps xmm9, [rcx + 48]                                 ;   374.8 p2      40 t reload
        movaps xmm5, [rcx + 64]                                 ;   375.8 p2      42 t
        xorps xmm5, xmm9                                        ;   378.8 p5      42 t
        movaps xmm12, [rdx - 16]                                ;   376.8 p2      42 t
        movaps xmm0, [rcx + 80]                                 ;   377.8 p2      40 t reload
        xorps xmm15, xmm0                                       ;   380.8 p0      42 t
        xorps xmm14, xmm7                                       ;   375.5 p1      21 t
        movaps [rcx + 80], xmm11                                ;   373.8 p3+p4   21 t spill
        movaps xmm11, xmm13                                     ;   375.8 p5      21 t copy
        xorps xmm11, xmm14                                      ;   376.8 p0      21 t
        xorps xmm11, xmm8                                       ;   377.8 p1      21 t
        xorps xmm0, xmm1                                        ;   380.8 p5      42 t
        movaps [rsi + 16], xmm3                                 ;   375.0 p3+p4   21 t spill
        movaps xmm3, [r8 + 3040]                                ;   378.8 p2      42 t
        xorps xmm3, [r15 + 96]                                  ;   381.8 p0+p2   42 t
        xorps xmm3, [rel camellia128_encrypt.T0_constants128]   ;   382.8 p1+p2   42 t
        xorps xmm12, xmm3                                       ;   383.8 p5      42 t
        movaps [rdi + 16], xmm10                                ;   376.2 p3+p4   21 t spill
        movaps xmm10, xmm12                                     ;   384.8 p0      42 t copy
        xorps xmm10, [r8 + 2944]                                ;   385.8 p1+p2   42 t
        xorps xmm10, [r15 + 0]                                  ;   386.8 p5+p2   42 t
        xorps xmm10, [rel camellia128_encrypt.T0_constants128]  ;   387.8 p0+p2   42 t
        xorps xmm12, xmm15                                      ;   384.8 p1      42 t
        movaps [rbp - 64], xmm2                                 ;   377.8 p3+p4   21 t spill
        movaps xmm2, xmm10                                      ;   388.8 p5      42 t copy
        xorps xmm2, [r8 + 3056]                                 ;   389.8 p0+p2   42 t
        xorps xmm2, [r15 + 112]                                 ;   390.8 p1+p2   42 t
        xorps xmm2, [rel camellia128_encrypt.T0_constants128]   ;   391.8 p5+p2   42 t
        movaps [rax + 80], xmm6                                 ;   379.0 p3+p4   21 t spill
        movaps [rax - 64], xmm13                                ;   380.0 p3+p4   21 t spill
        movaps xmm13, xmm15                                     ;   381.8 p0      42 t copy
        movaps xmm6, xmm5                                       ;   381.5 p1      42 t copy
        xorps xmm6, xmm10                                       ;   388.8 p5      42 t
        xorps xmm13, xmm2                                       ;   392.8 p0      42 t
        movaps [rax - 80], xmm7                                 ;   381.5 p3+p4   21 t spill
        movaps xmm7, xmm6                                       ;   389.8 p1      42 t copy
        orps xmm7, xmm2                                         ;   392.8 p5      42 t
        movaps [rdi + 0], xmm8                                  ;   382.5 p3+p4   21 t spill
        movaps xmm8, xmm0                                       ;   383.0 p0      42 t copy
        xorps xmm8, xmm12                                       ;   385.8 p1      42 t
        xorps xmm9, xmm12                                       ;   385.8 p5      42 t
        movaps [rcx + 48], xmm4                                 ;   383.8 p3+p4   21 t spill
        movaps xmm4, [rdx - 16]                                 ;   387.8 p2      42 t
        movaps [rdx - 16], xmm11                                ;   384.8 p3+p4   21 t spill
        movaps xmm11, xmm12                                     ;   385.8 p0      42 t copy
        xorps xmm11, xmm2                                       ;   392.8 p1      42 t
        xorps xmm4, xmm11                                       ;   393.8 p5      42 t
        movaps [rdi - 48], xmm14                                ;   386.0 p3+p4   21 t spill
        movaps xmm14, xmm1                                      ;   386.2 p0      42 t copy
        xorps xmm14, xmm10                                      ;   388.8 p1      42 t
        movaps [r10 - 16], xmm2                                 ;   392.8 p3+p4   42 t spill
        movaps xmm2, xmm10                                      ;   388.8 p5      42 t copy
        movaps [r10 + 48], xmm11                                ;   393.8 p3+p4   42 t spill
        movaps [r10 + 64], xmm13                                ;   393.8 p3+p4   42 t spill
        orps xmm2, xmm11                                        ;   393.8 p0      42 t
        xorps xmm2, xmm7                                        ;   394.8 p1      42 t
        movaps xmm11, xmm8                                      ;   389.0 p5      42 t copy
        xorps xmm11, xmm13                                      ;   393.8 p0      42 t
        xorps xmm7, xmm3                                        ;   393.8 p1      42 t
        orps xmm3, xmm13                                        ;   393.8 p5      42 t
        movaps [r10 + 80], xmm1                                 ;   390.0 p3+p4   42 t spill
        xorps xmm9, xmm3                                        ;   394.8 p0      42 t
        movaps xmm13, xmm12                                     ;   390.8 p1      42 t copy
        andps xmm13, xmm5                                       ;   391.8 p5      42 t
        xorps xmm3, xmm13                                       ;   394.8 p0      42 t
        movaps xmm13, xmm14                                     ;   391.8 p1      42 t copy
        andps xmm13, xmm11                                      ;   394.8 p5      42 t
        xorps xmm9, xmm13                                       ;   395.8 p0      42 t
        xorps xmm2, xmm9                                        ;   396.8 p1      42 t
        movaps xmm13, xmm14                                     ;   393.0 p5      42 t copy
        xorps xmm13, xmm4                                       ;   394.8 p0      42 t
        xorps xmm7, xmm3                                        ;   395.8 p1      42 t
        movaps [r10 + 96], xmm14                                ;   393.8 p3+p4   42 t spill
        movaps xmm14, xmm8                                      ;   394.0 p5      42 t copy
        andps xmm14, xmm13                                      ;   395.8 p0      42 t
        xorps xmm3, xmm14                                       ;   396.8 p1      42 t
        movaps xmm14, xmm5                                      ;   395.0 p5      42 t copy
        xorps xmm14, xmm13                                      ;   396.0 p0      42 t
        movaps [r10 + 112], xmm8                                ;   395.2 p3+p4   42 t spill
        movaps xmm8, [rcx + 64]                                 ;   395.5 p2      42 t
        orps xmm8, xmm1                                         ;   398.5 p1      42 t
        xorps xmm9, xmm8                                        ;   399.5 p5      42 t
        movaps xmm8, xmm0                                       ;   396.2 p0      42 t copy
        andps xmm8, xmm14                                       ;   397.2 p1      42 t
        xorps xmm7, xmm8                                        ;   398.2 p5      42 t
        movaps xmm8, xmm4                                       ;   397.2 p0      42 t copy
        xorps xmm8, xmm6                                        ;   398.2 p1      42 t
        movaps xmm1, xmm15                                      ;   398.0 p5      42 t copy
        andps xmm1, xmm8                                        ;   399.2 p0      42 t
        xorps xmm3, xmm1                                        ;   400.2 p1      42 t
        xorps xmm9, xmm1                                        ;   400.5 p5      42 t
        movaps xmm1, xmm2                                       ;   399.2 p0      42 t copy
        andps xmm1, xmm7                                        ;   400.2 p1      42 t
        movaps [r11 - 128], xmm11                               ;   399.0 p3+p4   42 t spill
        xorps xmm9, xmm1                                        ;   401.5 p5      42 t
        movaps xmm11, xmm9                                      ;   402.5 p0      42 t copy
        andps xmm11, xmm3                                       ;   403.5 p1      42 t
        xorps xmm9, xmm7                                        ;   402.5 p5      42 t
        orps xmm1, xmm9                                         ;   403.5 p0      42 t
        xorps xmm2, xmm11                                       ;   404.5 p1      42 t
        xorps xmm1, xmm2                                        ;   405.5 p5      42 t
        andps xmm8, xmm1                                        ;   406.5 p0      42 t
        movaps xmm11, xmm3                                      ;   402.8 p1      42 t copy
        andps xmm11, xmm2                                       ;   405.5 p5      42 t
        xorps xmm7, xmm11                                       ;   406.5 p0      42 t
        andps xmm2, xmm7                                        ;   407.5 p1      42 t
        xorps xmm3, xmm2                                        ;   408.5 p5      42 t
        movaps xmm2, xmm1                                       ;   406.5 p0      42 t copy
        orps xmm2, xmm7                                         ;   407.5 p1      42 t
        xorps xmm9, xmm2                                        ;   408.5 p5      42 t
        andps xmm12, xmm9                                       ;   409.5 p0      42 t
        andps xmm15, xmm1                                       ;   406.5 p1      42 t
        movaps xmm2, xmm1                                       ;   406.5 p5      42 t copy
        xorps xmm2, xmm7                                        ;   407.5 p0      42 t
        andps xmm14, xmm2                                       ;   408.5 p1      42 t
        andps xmm0, xmm2                                        ;   408.5 p5      42 t
        xorps xmm2, xmm9                                        ;   409.5 p0      42 t
        andps xmm13, xmm2                                       ;   410.5 p1      42 t
        andps xmm10, xmm3                                       ;   409.5 p5      42 t
        andps xmm5, xmm9                                        ;   409.5 p0      42 t
        xorps xmm9, xmm3                                        ;   409.5 p1      42 t
        xorps xmm5, xmm13                                       ;   411.5 p5      42 t
        movaps xmm11, [r10 + 48]                                ;   407.2 p2      42 t
        andps xmm11, xmm3                                       ;   410.2 p0      42 t
        xorps xmm1, xmm9                                        ;   410.5 p1      42 t
        xorps xmm14, xmm13                                      ;   411.5 p5      42 t
        movaps xmm13, [r10 - 16]                                ;   408.2 p2      42 t
        andps xmm13, xmm9                                       ;   411.2 p0      42 t
        xorps xmm3, xmm7                                        ;   410.8 p1      42 t
        andps xmm6, xmm9                                        ;   411.0 p5      42 t
        movaps xmm9, [r11 - 128]                                ;   409.2 p2      42 t
        andps xmm9, xmm3                                        ;   412.2 p0      42 t
        xorps xmm12, xmm9                                       ;   413.2 p1      42 t
        andps xmm4, xmm1                                        ;   412.0 p5      42 t
        andps xmm1, [r10 + 64]                                  ;   412.2 p0+p2   42 t
        xorps xmm13, xmm0                                       ;   412.8 p1      42 t
        xorps xmm0, xmm11                                       ;   413.0 p5      42 t
        xorps xmm1, xmm13                                       ;   413.8 p0      42 t
        xorps xmm1, xmm9                                        ;   414.8 p1      42 t
        movaps xmm9, [r10 + 80]                                 ;   411.5 p2      42 t
        andps xmm9, xmm7                                        ;   414.5 p5      42 t
        xorps xmm6, xmm8                                        ;   414.2 p0      42 t
        andps xmm3, [r10 + 96]                                  ;   414.8 p1+p2   42 t
        xorps xmm12, xmm0                                       ;   415.0 p5      42 t
        xorps xmm9, xmm12                                       ;   416.0 p0      42 t
        andps xmm2, [r10 + 112]                                 ;   415.8 p1+p2   42 t
        xorps xmm13, xmm15                                      ;   416.0 p5      42 t
        andps xmm7, [rcx + 64]                                  ;   416.2 p0+p2   42 t
        xorps xmm7, xmm1                                        ;   417.2 p1      42 t
        xorps xmm7, xmm9                                        ;   418.2 p5      42 t
        xorps xmm13, xmm7                                       ;   419.2 p0      42 t
        movaps xmm11, [rbp - 112]                               ;   415.5 p2      23 t reload
        xorps xmm6, xmm14                                       ;   417.8 p1      42 t
        xorps xmm14, xmm10                                      ;   418.0 p5      42 t
        xorps xmm3, xmm9                                        ;   418.2 p0      42 t
        movaps xmm15, [rsi - 128]                               ;   416.5 p2      41 t
        xorps xmm3, xmm5                                        ;   419.2 p1      42 t
        xorps xmm15, [rdi + 64]                                 ;   419.5 p5+p2   41 t
        xorps xmm14, xmm9                                       ;   419.2 p0      42 t
        movaps xmm10, [rdx + 0]                                 ;   418.5 p2      23 t reload
        movaps xmm9, [rdi - 80]                                 ;   419.5 p2      41 t
        xorps xmm2, xmm7                                        ;   419.8 p1      42 t
        movaps xmm7, [rel camellia128_encrypt.T0_constants128]  ;   420.5 p2      41 t reload
        xorps xmm15, xmm7                                       ;   423.5 p5      41 t
        xorps xmm9, xmm10                                       ;   422.5 p0      41 t
        xorps xmm9, xmm11                                       ;   423.5 p1      41 t
        movaps xmm11, [rsi - 48]                                ;   421.5 p2      41 t
        xorps xmm11, xmm2                                       ;   424.5 p5      41 t
        movaps xmm10, [rbp - 80]                                ;   422.5 p2      41 t
        xorps xmm10, [rdi - 48]                                 ;   425.5 p0+p2   41 t
        movaps [rdi - 48], xmm2                                 ;   420.8 p3+p4   42 t spill
        movaps xmm2, xmm14                                      ;   421.8 p1      42 t copy
        xorps xmm2, xmm3                                        ;   422.8 p5      42 t
        xorps xmm2, xmm13                                       ;   423.8 p0      42 t
        movaps [rdi + 64], xmm3                                 ;   420.2 p3+p4   42 t spill
        movaps xmm3, [rbp - 80]                                 ;   424.5 p2      41 t
        xorps xmm3, xmm15                                       ;   427.5 p1      41 t
        xorps xmm13, [rdi + 80]                                 ;   425.5 p5+p2   41 t
        xorps xmm13, xmm7                                       ;   426.5 p0      41 t
        xorps xmm11, xmm2                                       ;   425.5 p1      41 t
        movaps [rbp - 80], xmm2                                 ;   424.8 p3+p4   42 t spill
        movaps xmm2, [rsi - 128]                                ;   426.5 p2      41 t
        xorps xmm2, xmm9                                        ;   429.5 p5      41 t
        xorps xmm9, xmm3                                        ;   428.5 p0      41 t
        movaps [rsi - 128], xmm3                                ;   428.5 p3+p4   41 t spill
        movaps xmm3, [rsi - 48]                                 ;   427.5 p2      41 t
        xorps xmm3, xmm10                                       ;   430.5 p1      41 t
        xorps xmm15, xmm3                                       ;   431.5 p5      41 t
        movaps [rsi - 48], xmm3                                 ;   431.5 p3+p4   41 t spill
        movaps xmm3, [rdi - 80]                                 ;   428.5 p2      41 t
        xorps xmm3, xmm11                                       ;   431.5 p0      41 t
        xorps xmm11, xmm2                                       ;   430.5 p1      41 t
        movaps [rdi - 80], xmm2                                 ;   430.5 p3+p4   41 t spill
        movaps xmm2, [rbp + 0]                                  ;   429.5 p2      41 t
        xorps xmm2, [rax + 16]                                  ;   432.5 p5+p2   41 t
        xorps xmm2, [rdi + 96]                                  ;   433.5 p0+p2   41 t
        xorps xmm2, [rax - 128]                                 ;   434.5 p1+p2   41 t
        xorps xmm2, [rcx + 32]                                  ;   435.5 p5+p2   41 t
        xorps xmm10, xmm3                                       ;   432.5 p0      41 t
        xorps xmm2, xmm7                                        ;   436.5 p1      41 t
        movaps [rcx + 32], xmm3                                 ;   432.5 p3+p4   41 t spill
        movaps xmm3, [rbp + 64]                                 ;   434.5 p2      41 t
        xorps xmm3, [rax + 0]                                   ;   437.5 p5+p2   41 t
        xorps xmm3, xmm7                                        ;   438.5 p0      41 t
        xorps xmm14, xmm5                                       ;   430.5 p1      41 t
        xorps xmm14, xmm8                                       ;   431.5 p5      41 t
        movaps xmm5, [rcx + 16]                                 ;   436.5 p2      41 t
        movaps xmm8, [rcx + 16]                                 ;   437.5 p2      41 t
        xorps xmm8, xmm2                                        ;   440.5 p0      41 t
        xorps xmm14, xmm4                                       ;   432.5 p1      41 t
        movaps xmm4, [rbp + 0]                                  ;   438.5 p2      41 t
        xorps xmm4, xmm3                                        ;   441.5 p5      41 t
        xorps xmm3, xmm8                                        ;   441.5 p0      41 t
        xorps xmm5, [rdx - 16]                                  ;   439.5 p1+p2   41 t
        xorps xmm5, [rcx + 48]                                  ;   440.5 p5+p2   41 t
        movaps [rbp + 0], xmm8                                  ;   441.5 p3+p4   41 t spill
        movaps xmm8, [rdi + 80]                                 ;   441.5 p2      41 t
        xorps xmm8, xmm5                                        ;   444.5 p0      41 t
        movaps [rdi + 80], xmm8                                 ;   445.5 p3+p4   41 t spill
        xorps xmm2, xmm8                                        ;   445.5 p1      41 t
        movaps xmm8, [rbp + 64]                                 ;   442.5 p2      41 t
        xorps xmm8, xmm13                                       ;   445.5 p5      41 t
        xorps xmm13, xmm4                                       ;   442.5 p0      41 t
        xorps xmm5, xmm8                                        ;   446.5 p1      41 t
        movaps [rbp + 64], xmm4                                 ;   442.5 p3+p4   41 t spill
        movaps xmm4, [rsi + 48]                                 ;   443.5 p2      41 t
        xorps xmm4, [rbp + 96]                                  ;   446.5 p5+p2   41 t
        movaps [rbp + 96], xmm8                                 ;   446.5 p3+p4   41 t spill
        movaps xmm8, [rbp - 16]                                 ;   445.5 p2      41 t
        xorps xmm8, [rsi - 16]                                  ;   448.5 p0+p2   41 t
        xorps xmm8, [rdx - 32]                                  ;   449.5 p1+p2   41 t
        xorps xmm8, [rax + 48]                                  ;   450.5 p5+p2   41 t
        xorps xmm8, [rdi - 64]                                  ;   451.5 p0+p2   41 t
        movaps [rdi - 64], xmm5                                 ;   447.5 p3+p4   41 t spill
        movaps xmm5, [rbp + 112]                                ;   450.5 p2      41 t
        xorps xmm5, [rdi + 0]                                   ;   453.5 p1+p2   41 t
        movaps [rdi + 0], xmm10                                 ;   443.5 p3+p4   41 t spill
        movaps xmm10, [rbp + 112]                               ;   452.5 p2      41 t
        movaps [rbp + 112], xmm2                                ;   446.5 p3+p4   41 t spill
        xorps xmm14, [rsi + 32]                                 ;   453.5 p5+p2   41 t
        xorps xmm8, xmm7                                        ;   452.5 p0      41 t
        xorps xmm5, xmm7                                        ;   454.5 p1      41 t
        movaps xmm2, [rsi + 48]                                 ;   454.5 p2      41 t
        xorps xmm2, xmm8                                        ;   457.5 p5      41 t
        xorps xmm4, xmm7                                        ;   447.5 p0      41 t
        xorps xmm10, xmm4                                       ;   455.5 p1      41 t
        xorps xmm8, xmm10                                       ;   456.5 p5      41 t
        xorps xmm14, xmm7                                       ;   454.5 p0      41 t
        xorps xmm12, [rdx + 16]                                 ;   455.5 p1+p2   41 t
        xorps xmm12, xmm7                                       ;   456.5 p5      41 t
        movaps [rsi + 48], xmm10                                ;   456.5 p3+p4   41 t spill
        movaps xmm10, [rsi + 32]                                ;   456.5 p2      41 t
        xorps xmm10, xmm5                                       ;   459.5 p0      41 t
        movaps [rsi + 32], xmm10                                ;   460.5 p3+p4   41 t spill
        xorps xmm1, xmm0                                        ;   452.5 p1      41 t
        movaps xmm0, [rdx + 96]                                 ;   457.5 p2      41 t
        xorps xmm0, [rax - 64]                                  ;   460.5 p5+p2   41 t
        xorps xmm0, [rax - 80]                                  ;   461.5 p0+p2   41 t
        xorps xmm0, [rax + 80]                                  ;   462.5 p1+p2   41 t
        xorps xmm0, [rbp - 64]                                  ;   463.5 p5+p2   41 t
        xorps xmm4, xmm10                                       ;   460.5 p0      41 t
        movaps xmm10, [rbp - 16]                                ;   462.5 p2      41 t
        xorps xmm10, xmm14                                      ;   465.5 p1      41 t
        xorps xmm14, xmm2                                       ;   458.5 p5      41 t
        movaps [rbp - 16], xmm2                                 ;   458.5 p3+p4   41 t spill
        movaps xmm2, [rbp + 32]                                 ;   463.5 p2      41 t
        xorps xmm2, [rax + 64]                                  ;   466.5 p0+p2   41 t
        xorps xmm2, [rcx + 112]                                 ;   467.5 p1+p2   41 t
        movaps [rcx + 112], xmm10                               ;   466.5 p3+p4   41 t spill
        xorps xmm5, xmm10                                       ;   466.5 p5      41 t
        movaps xmm10, [rbp - 128]                               ;   466.5 p2      41 t
        xorps xmm10, [rdx - 80]                                 ;   469.5 p0+p2   41 t
        xorps xmm10, xmm7                                       ;   470.5 p1      41 t
        xorps xmm2, [rdx - 112]                                 ;   468.5 p5+p2   41 t
        xorps xmm0, xmm7                                        ;   464.5 p0      41 t
        movaps [rbp - 64], xmm5                                 ;   467.5 p3+p4   41 t spill
        movaps xmm5, [rdx + 96]                                 ;   469.5 p2      41 t
        movaps [rdx + 96], xmm4                                 ;   462.5 p3+p4   41 t spill
        movaps xmm4, [rbp + 32]                                 ;   470.5 p2      41 t
        xorps xmm4, xmm10                                       ;   473.5 p1      41 t
        xorps xmm5, xmm2                                        ;   472.5 p5      41 t
        movaps [rbp + 32], xmm5                                 ;   473.5 p3+p4   41 t spill
        xorps xmm10, xmm5                                       ;   473.5 p0      41 t
        movaps xmm5, [rdx + 16]                                 ;   471.5 p2      41 t
        xorps xmm5, xmm0                                        ;   474.5 p1      41 t
        xorps xmm2, xmm5                                        ;   475.5 p5      41 t
        movaps [rdx + 16], xmm5                                 ;   475.5 p3+p4   41 t spill
        movaps xmm5, [rbp - 128]                                ;   472.5 p2      41 t
        xorps xmm1, xmm6                                        ;   467.5 p0      41 t
        xorps xmm5, xmm12                                       ;   475.5 p1      41 t
        xorps xmm0, xmm5                                        ;   476.5 p5      41 t
        xorps xmm6, [rdx + 48]                                  ;   473.5 p0+p2   41 t
        xorps xmm6, [rbp - 80]                                  ;   474.5 p1+p2   41 t
        movaps [rbp - 80], xmm0                                 ;   477.5 p3+p4   41 t spill
        movaps xmm0, [rdx - 64]                                 ;   475.5 p2      41 t
        xorps xmm1, [rdi + 112]                                 ;   476.5 p5+p2   41 t
        xorps xmm12, xmm4                                       ;   474.5 p0      41 t
        movaps [rbp - 128], xmm4                                ;   474.5 p3+p4   41 t spill
        movaps xmm4, [rbp + 16]                                 ;   477.5 p2      41 t
        xorps xmm4, [rdx - 112]                                 ;   480.5 p1+p2   41 t
        xorps xmm4, [rdx + 80]                                  ;   481.5 p5+p2   41 t
        xorps xmm4, xmm7                                        ;   482.5 p0      41 t
        movaps [rdx - 112], xmm5                                ;   476.5 p3+p4   41 t spill
        movaps xmm5, [rbp + 48]                                 ;   480.5 p2      41 t
        xorps xmm5, [rax + 32]                                  ;   483.5 p1+p2   41 t
        xorps xmm6, xmm7                                        ;   475.5 p5      41 t
        xorps xmm0, [rdi + 16]                                  ;   482.5 p0+p2   41 t
        xorps xmm0, xmm7                                        ;   483.5 p1      41 t
        movaps [rdi + 16], xmm2                                 ;   476.5 p3+p4   41 t spill
        movaps xmm2, [rdx - 64]                                 ;   483.5 p2      41 t
        xorps xmm5, [rdx + 64]                                  ;   484.5 p5+p2   41 t
        movaps [rdx - 64], xmm15                                ;   476.8 p3+p4   41 t spill
        movaps xmm15, [rbp + 16]                                ;   485.5 p2      41 t
        xorps xmm5, [rdi + 48]                                  ;   486.5 p0+p2   41 t
        xorps xmm15, xmm5                                       ;   488.5 p1      41 t
        xorps xmm2, xmm4                                        ;   486.5 p5      41 t
        xorps xmm5, xmm2                                        ;   487.5 p0      41 t
        movaps [rbp + 16], xmm2                                 ;   487.5 p3+p4   41 t spill
        movaps xmm2, [rdi + 112]                                ;   487.5 p2      41 t
        xorps xmm2, xmm0                                        ;   490.5 p1      41 t
        xorps xmm4, xmm2                                        ;   491.5 p5      41 t
        movaps [rdi + 112], xmm2                                ;   491.5 p3+p4   41 t spill
        movaps xmm2, [rbp + 48]                                 ;   488.5 p2      41 t
        movaps [rbp + 48], xmm15                                ;   489.5 p3+p4   41 t spill
        xorps xmm2, xmm1                                        ;   491.5 p0      41 t
        xorps xmm0, xmm2                                        ;   492.5 p1      41 t
        movaps [rdx + 64], xmm2                                 ;   492.5 p3+p4   41 t spill
        movaps xmm2, [rbp - 96]                                 ;   489.5 p2      41 t
        xorps xmm2, [rdi + 48]                                  ;   492.5 p5+p2   41 t
        xorps xmm2, [rdx + 0]                                   ;   493.5 p0+p2   41 t
        xorps xmm2, xmm7                                        ;   494.5 p1      41 t
        movaps [rdx + 0], xmm0                                  ;   493.5 p3+p4   41 t spill
        movaps xmm0, [rdx - 48]                                 ;   492.5 p2      41 t
        xorps xmm0, [rsi + 16]                                  ;   495.5 p5+p2   41 t
        xorps xmm0, [rsi + 80]                                  ;   496.5 p0+p2   41 t
        xorps xmm0, [rcx + 80]                                  ;   497.5 p1+p2   41 t
        movaps [rsi + 80], xmm4                                 ;   492.5 p3+p4   41 t spill
        movaps xmm4, [rdx - 48]                                 ;   496.5 p2      41 t
        movaps [rdx - 48], xmm5                                 ;   490.5 p3+p4   41 t spill
        movaps xmm5, [rdx - 96]                                 ;   497.5 p2      41 t
        xorps xmm5, xmm2                                        ;   500.5 p5      41 t
        xorps xmm1, xmm15                                       ;   491.8 p0      41 t
        movaps xmm15, [rdx - 96]                                ;   498.5 p2      41 t
        xorps xmm15, [rdi - 16]                                 ;   501.5 p1+p2   41 t
        xorps xmm15, xmm7                                       ;   502.5 p5      41 t
        xorps xmm4, xmm15                                       ;   503.5 p0      41 t
        movaps [rdx - 96], xmm4                                 ;   504.5 p3+p4   41 t spill
        xorps xmm2, xmm4                                        ;   504.5 p1      41 t
        movaps xmm4, [rdx + 48]                                 ;   500.5 p2      41 t
        xorps xmm4, xmm0                                        ;   503.5 p5      41 t
        xorps xmm15, xmm4                                       ;   504.5 p0      41 t
        movaps [rdx + 48], xmm4                                 ;   504.5 p3+p4   41 t spill
        movaps xmm4, [rbp - 96]                                 ;   501.5 p2      41 t
        xorps xmm4, xmm6                                        ;   504.5 p1      41 t
        xorps xmm6, xmm5                                        ;   501.5 p5      41 t
        xorps xmm0, xmm4                                        ;   505.5 p0      41 t
        movaps [rbp - 96], xmm5                                 ;   501.5 p3+p4   41 t spill
        movaps xmm5, [rsi + 64]                                 ;   502.5 p2      41 t
        xorps xmm5, [rbp + 80]                                  ;   505.5 p1+p2   41 t
        movaps [rbp + 80], xmm4                                 ;   505.5 p3+p4   41 t spill
        movaps xmm4, [rbp - 32]                                 ;   504.5 p2      41 t
        xorps xmm4, [rbp - 112]                                 ;   507.5 p5+p2   41 t
        xorps xmm4, xmm7                                        ;   508.5 p0      41 t
        movaps [rbp - 112], xmm0                                ;   506.5 p3+p4   41 t spill
        movaps xmm0, [rcx - 128]                                ;   506.5 p2      41 t
        xorps xmm0, [rdi - 48]                                  ;   509.5 p1+p2   41 t
        xorps xmm0, xmm7                                        ;   510.5 p5      41 t
        movaps [rdi - 48], xmm15                                ;   505.5 p3+p4   41 t spill
        movaps xmm15, [rdx + 112]                               ;   508.5 p2      41 t
        xorps xmm15, [rcx + 80]                                 ;   511.5 p0+p2   41 t
        xorps xmm15, [rdx - 16]                                 ;   512.5 p1+p2   41 t
        movaps [rdx - 16], xmm2                                 ;   505.5 p3+p4   41 t spill
        movaps xmm2, [rdx + 112]                                ;   511.5 p2      41 t
        xorps xmm15, xmm7                                       ;   513.5 p5      41 t
        xorps xmm2, xmm5                                        ;   514.5 p0      41 t
        movaps [rdx + 112], xmm10                               ;   506.2 p3+p4   41 t spill
        movaps xmm10, [rsi + 64]                                ;   512.5 p2      41 t
        xorps xmm10, xmm4                                       ;   515.5 p1      41 t
        xorps xmm4, xmm2                                        ;   515.5 p5      41 t
        movaps [rsi + 64], xmm2                                 ;   515.5 p3+p4   41 t spill
        movaps xmm2, [rcx - 128]                                ;   513.5 p2      41 t
        xorps xmm2, xmm15                                       ;   516.5 p0      41 t
        xorps xmm5, xmm2                                        ;   517.5 p1      41 t
        movaps [rcx - 128], xmm2                                ;   517.5 p3+p4   41 t spill
        movaps xmm2, [rbp - 32]                                 ;   514.5 p2      41 t
        xorps xmm2, xmm0                                        ;   517.5 p5      41 t
        movaps [rbp - 32], xmm10                                ;   516.5 p3+p4   41 t spill
        xorps xmm0, xmm10                                       ;   516.5 p0      41 t
        movaps xmm10, [rsi + 0]                                 ;   515.5 p2      41 t
        xorps xmm10, [rdx + 80]                                 ;   518.5 p1+p2   41 t
        xorps xmm10, [rdi - 16]                                 ;   519.5 p5+p2   41 t
        xorps xmm15, xmm2                                       ;   518.5 p0      41 t
        movaps [rdi - 16], xmm2                                 ;   518.5 p3+p4   41 t spill
        movaps xmm2, [rdi - 32]                                 ;   518.5 p2      41 t
        xorps xmm2, [rbp - 48]                                  ;   521.5 p1+p2   41 t
        movaps [rbp - 48], xmm15                                ;   519.5 p3+p4   41 t spill
        movaps xmm15, [rsi - 32]                                ;   520.5 p2      41 t
        xorps xmm15, [rdi + 64]                                 ;   523.5 p5+p2   41 t
        movaps [rdi + 64], xmm5                                 ;   518.5 p3+p4   41 t spill
        movaps xmm5, [rsi - 64]                                 ;   522.5 p2      41 t
        xorps xmm5, [rcx + 48]                                  ;   525.5 p0+p2   41 t
        xorps xmm5, xmm7                                        ;   526.5 p1      41 t
        movaps xmm7, [rsi - 64]                                 ;   524.5 p2      41 t
        xorps xmm7, xmm10                                       ;   527.5 p5      41 t
        movaps [rsi - 64], xmm4                                 ;   518.0 p3+p4   41 t spill
        movaps xmm4, [rsi + 0]                                  ;   525.5 p2      41 t
        xorps xmm4, xmm2                                        ;   528.5 p0      41 t
        xorps xmm2, xmm7                                        ;   528.5 p1      41 t
        movaps [rsi + 0], xmm7                                  ;   528.5 p3+p4   41 t spill
        movaps xmm7, [rsi - 32]                                 ;   526.5 p2      41 t
        xorps xmm7, xmm5                                        ;   529.5 p5      41 t
        xorps xmm10, xmm7                                       ;   530.5 p0      41 t
        movaps [rsi - 32], xmm7                                 ;   530.5 p3+p4   41 t spill
        movaps xmm7, [rdi - 32]                                 ;   527.5 p2      41 t
        xorps xmm7, xmm15                                       ;   530.5 p1      41 t
        xorps xmm15, xmm4                                       ;   529.5 p5      41 t
        xorps xmm5, xmm7                                        ;   531.5 p0      41 t
        movaps [rdi - 32], xmm4                                 ;   529.5 p3+p4   41 t spill
        movaps xmm4, xmm11                                      ;   525.5 p1      61 t copy
        xorps xmm4, [rbp + 3008]                                ;   528.5 p5+p2   61 t
        movaps [rcx + 48], xmm4                                 ;   529.5 p3+p4   61 t spill
        movaps xmm4, xmm13                                      ;   526.5 p0      61 t copy
        xorps xmm4, [rbp + 3024]                                ;   529.5 p1+p2   61 t
        movaps [rdx + 80], xmm4                                 ;   530.5 p3+p4   61 t spill
        movaps xmm4, xmm14                                      ;   527.5 p5      61 t copy
        xorps xmm4, [rbp + 3040]                                ;   530.5 p0+p2   61 t
        movaps [rcx + 80], xmm4                                 ;   531.5 p3+p4   61 t spill
        movaps xmm4, xmm12                                      ;   528.5 p1      61 t copy
        xorps xmm4, [rbp + 3056]                                ;   531.5 p5+p2   61 t
        movaps [rsi + 16], xmm4                                 ;   532.5 p3+p4   61 t spill
        movaps xmm4, xmm1                                       ;   529.2 p0      61 t copy
        xorps xmm4, [rbp + 3072]                                ;   532.5 p1+p2   61 t
        movaps [rdi + 48], xmm4                                 ;   533.5 p3+p4   61 t spill
        movaps xmm4, xmm6                                       ;   530.0 p5      61 t copy
        xorps xmm4, [rbp + 3088]                                ;   533.5 p0+p2   61 t
        movaps [rax + 32], xmm4                                 ;   534.5 p3+p4   61 t spill
        movaps xmm4, xmm0                                       ;   530.8 p1      61 t copy
        xorps xmm4, [rbp + 3104]                                ;   534.5 p5+p2   61 t
        movaps [rax + 80], xmm4                                 ;   535.5 p3+p4   61 t spill
        movaps xmm4, xmm15                                      ;   531.5 p0      61 t copy
        xorps xmm4, [rbp + 3120]                                ;   535.5 p1+p2   61 t
        movaps [rax - 80], xmm4                                 ;   536.5 p3+p4   61 t spill
        movaps xmm4, xmm9                                       ;   532.2 p5      61 t copy
        xorps xmm4, [rbp + 3136]                                ;   536.5 p0+p2   61 t
        movaps [rax - 64], xmm4                                 ;   537.5 p3+p4   61 t spill
        movaps xmm4, [rdx + 112]                                ;   537.5 p2      61 t
        xorps xmm4, [rbp + 3184]                                ;   540.5 p1+p2   61 t
        movaps [rdx - 80], xmm4                                 ;   541.5 p3+p4   61 t spill
        movaps xmm4, xmm3                                       ;   533.8 p5      61 t copy
        xorps xmm4, [rbp + 3152]                                ;   539.5 p0+p2   61 t
        movaps [rax + 64], xmm4                                 ;   540.5 p3+p4   61 t spill
        movaps xmm4, [rdx - 48]                                 ;   540.5 p2      61 t
        xorps xmm4, [rbp + 3200]                                ;   543.5 p1+p2   61 t
        movaps [rax + 48], xmm4                                 ;   544.5 p3+p4   61 t spill
        movaps xmm4, xmm8                                       ;   535.2 p5      61 t copy
        xorps xmm4, [rbp + 3168]                                ;   542.5 p0+p2   61 t
        movaps [rdx - 32], xmm4                                 ;   543.5 p3+p4   61 t spill
        movaps xmm4, [rdx - 16]                                 ;   543.5 p2      61 t
        xorps xmm4, [rbp + 3216]                                ;   546.5 p1+p2   61 t
        movaps [rsi - 16], xmm4                                 ;   547.5 p3+p4   61 t spill
        movaps xmm4, [rsi - 64]                                 ;   545.5 p2      61 t
        xorps xmm4, [rbp + 3232]                                ;   548.5 p5+p2   61 t
        movaps [rcx + 16], xmm4                                 ;   549.5 p3+p4   61 t spill
        movaps xmm4, [rdx - 64]                                 ;   547.5 p2      61 t
        xorps xmm4, [rbp + 3264]                                ;   550.5 p0+p2   61 t
        movaps [rax + 0], xmm4                                  ;   551.5 p3+p4   61 t spill
        movaps xmm4, [rbp + 112]                                ;   549.5 p2      61 t
        xorps xmm4, [rbp + 3280]                                ;   552.5 p1+p2   61 t
        movaps [rax - 128], xmm4                                ;   553.5 p3+p4   61 t spill
        movaps xmm4, xmm2                                       ;   542.5 p5      61 t copy
        xorps xmm4, [rbp + 3248]                                ;   551.5 p0+p2   61 t
        movaps [rdi + 96], xmm4                                 ;   552.5 p3+p4   61 t spill
        movaps xmm4, [rdx + 96]                                 ;   552.5 p2      61 t
        xorps xmm4, [rbp + 3296]                                ;   555.5 p1+p2   61 t
        movaps [rax + 16], xmm4                                 ;   556.5 p3+p4   61 t spill
        movaps xmm4, [rdi + 16]                                 ;   554.5 p2      61 t
        xorps xmm4, [rbp + 3312]                                ;   557.5 p5+p2   61 t
        movaps [r10 + 112], xmm4                                ;   558.5 p3+p4   61 t spill
        movaps xmm4, [rsi + 80]                                 ;   556.5 p2      61 t
        xorps xmm4, [rbp + 3328]                                ;   559.5 p0+p2   61 t
        movaps [rcx + 64], xmm4                                 ;   560.5 p3+p4   61 t spill
        movaps xmm4, [rdi - 48]                                 ;   558.5 p2      61 t
        xorps xmm4, [rbp + 3344]                                ;   561.5 p1+p2   61 t
        movaps [r10 + 80], xmm4                                 ;   562.5 p3+p4   61 t spill
        movaps xmm4, [rdi + 64]                                 ;   560.5 p2      61 t
        xorps xmm4, [rbp + 3360]                                ;   563.5 p5+p2   61 t
        movaps [r10 + 64], xmm4                                 ;   564.5 p3+p4   61 t spill
        movaps xmm4, [rdi + 0]                                  ;   562.5 p2      61 t
        xorps xmm4, [rbp + 3392]                                ;   565.5 p0+p2   61 t
        movaps [r10 + 96], xmm4                                 ;   566.5 p3+p4   61 t spill
        movaps xmm4, [rdi - 64]                                 ;   564.5 p2      61 t
        xorps xmm4, [rbp + 3408]                                ;   567.5 p1+p2   61 t
        movaps [r11 - 128], xmm4                                ;   568.5 p3+p4   61 t spill
        movaps xmm4, xmm10                                      ;   557.5 p5      61 t copy
        xorps xmm4, [rbp + 3376]                                ;   566.5 p0+p2   61 t
        movaps [r10 - 16], xmm4                                 ;   567.5 p3+p4   61 t spill
        movaps xmm4, [rbp - 64]                                 ;   567.5 p2      61 t
        xorps xmm4, [rbp + 3424]                                ;   570.5 p1+p2   61 t
        xorps xmm9, [rbp + 3520]                                ;   569.5 p5+p2   61 t
        xorps xmm9, [rsi - 48]                                  ;   570.5 p0+p2   61 t
        movaps [rsi - 48], xmm4                                 ;   571.5 p3+p4   61 t spill
        movaps xmm4, [rbp - 80]                                 ;   571.5 p2      61 t
        xorps xmm4, [rbp + 3440]                                ;   574.5 p1+p2   61 t
        xorps xmm3, [rbp + 3536]                                ;   573.5 p5+p2   61 t
        xorps xmm3, [rdi + 80]                                  ;   574.5 p0+p2   61 t
        movaps [rdi + 80], xmm3                                 ;   575.5 p3+p4   61 t spill
        movaps xmm3, [rdx + 0]                                  ;   575.5 p2      61 t
        xorps xmm3, [rbp + 3456]                                ;   578.5 p1+p2   61 t
        xorps xmm8, [rbp + 3552]                                ;   577.5 p5+p2   61 t
        xorps xmm8, [rsi + 32]                                  ;   578.5 p0+p2   61 t
        movaps [rsi + 32], xmm8                                 ;   579.5 p3+p4   61 t spill
        movaps xmm8, [rbp - 112]                                ;   579.5 p2      61 t
        xorps xmm8, [rbp + 3472]                                ;   582.5 p1+p2   61 t
        movaps [r10 + 48], xmm9                                 ;   571.5 p3+p4   61 t spill
        movaps xmm9, [rbp - 48]                                 ;   581.5 p2      61 t
        xorps xmm9, [rbp + 3488]                                ;   584.5 p5+p2   61 t
        movaps [r11 + 80], xmm9                                 ;   585.5 p3+p4   61 t spill
        movaps xmm9, xmm5                                       ;   571.8 p0      61 t copy
        xorps xmm9, [rbp + 3504]                                ;   583.5 p1+p2   61 t
        xorps xmm2, [rbp + 3632]                                ;   584.5 p5+p2   61 t
        xorps xmm2, [rsi - 32]                                  ;   585.5 p0+p2   61 t
        movaps [rsi - 32], xmm2                                 ;   586.5 p3+p4   61 t spill
        movaps xmm2, [rdx + 16]                                 ;   586.5 p2      61 t
        xorps xmm2, [rbp + 3568]                                ;   589.5 p1+p2   61 t
        xorps xmm2, [rdx + 112]                                 ;   590.5 p5+p2   61 t
        movaps [rdx + 112], xmm9                                ;   584.5 p3+p4   61 t spill
        movaps xmm9, [rdi + 112]                                ;   589.5 p2      61 t
        xorps xmm9, [rbp + 3584]                                ;   592.5 p0+p2   61 t
        xorps xmm9, [rdx - 48]                                  ;   593.5 p1+p2   61 t
        movaps [rdx - 48], xmm9                                 ;   594.5 p3+p4   61 t spill
        movaps xmm9, [rdx + 48]                                 ;   592.5 p2      61 t
        xorps xmm9, [rbp + 3600]                                ;   595.5 p5+p2   61 t
        xorps xmm9, [rdx - 16]                                  ;   596.5 p0+p2   61 t
        movaps [rdx - 16], xmm9                                 ;   597.5 p3+p4   61 t spill
        movaps xmm9, [rcx - 128]                                ;   595.5 p2      61 t
        xorps xmm9, [rbp + 3616]                                ;   598.5 p1+p2   61 t
        xorps xmm9, [rsi - 64]                                  ;   599.5 p5+p2   61 t
        movaps [rsi - 64], xmm9                                 ;   600.5 p3+p4   61 t spill
        movaps xmm9, [rcx + 32]                                 ;   598.5 p2      61 t
        xorps xmm9, [rbp + 3648]                                ;   601.5 p0+p2   61 t
        xorps xmm7, xmm10                                       ;   589.5 p1      61 t
        movaps xmm10, [rcx + 112]                               ;   600.5 p2      61 t
        xorps xmm10, [rbp + 3680]                               ;   603.5 p5+p2   61 t
        xorps xmm10, [rdx + 96]                                 ;   604.5 p0+p2   61 t
        xorps xmm7, [rbp + 3760]                                ;   603.5 p1+p2   61 t
        movaps [rdx + 96], xmm7                                 ;   604.5 p3+p4   61 t spill
        movaps xmm7, [rdx - 112]                                ;   604.5 p2      61 t
        xorps xmm7, [rbp + 3696]                                ;   607.5 p5+p2   61 t
        xorps xmm7, [rdi + 16]                                  ;   608.5 p0+p2   61 t
        xorps xmm9, [rdx - 64]                                  ;   607.5 p1+p2   61 t
        movaps [rdx - 64], xmm9                                 ;   608.5 p3+p4   61 t spill
        movaps xmm9, [rbp + 96]                                 ;   608.5 p2      61 t
        xorps xmm9, [rbp + 3664]                                ;   611.5 p5+p2   61 t
        xorps xmm9, [rbp + 112]                                 ;   612.5 p0+p2   61 t
        movaps [rdi + 16], xmm10                                ;   605.5 p3+p4   61 t spill
        movaps xmm10, [rdx + 64]                                ;   611.5 p2      61 t
        xorps xmm10, [rbp + 3712]                               ;   614.5 p1+p2   61 t
        xorps xmm10, [rsi + 80]                                 ;   615.5 p5+p2   61 t
        movaps [rsi + 80], xmm10                                ;   616.5 p3+p4   61 t spill
        movaps xmm10, [rbp + 80]                                ;   614.5 p2      61 t
        xorps xmm10, [rbp + 3728]                               ;   617.5 p0+p2   61 t
        xorps xmm10, [rdi - 48]                                 ;   618.5 p1+p2   61 t
        movaps [rdi - 48], xmm10                                ;   619.5 p3+p4   61 t spill
        movaps xmm10, [rdi - 16]                                ;   617.5 p2      61 t
        xorps xmm10, [rbp + 3744]                               ;   620.5 p5+p2   61 t
        xorps xmm10, [rdi + 64]                                 ;   621.5 p0+p2   61 t
        movaps [rdi + 64], xmm10                                ;   622.5 p3+p4   61 t spill
        movaps xmm10, [rdi - 80]                                ;   620.5 p2      61 t
        xorps xmm10, [rbp + 3776]                               ;   623.5 p1+p2   61 t
        xorps xmm10, [rdi + 0]                                  ;   624.5 p5+p2   61 t
        movaps [rdi + 0], xmm10                                 ;   625.5 p3+p4   61 t spill
        movaps xmm10, [rbp + 64]                                ;   623.5 p2      61 t
        xorps xmm10, [rbp + 3792]                               ;   626.5 p0+p2   61 t
        xorps xmm10, [rdi - 64]                                 ;   627.5 p1+p2   61 t
        movaps [rdi - 64], xmm10                                ;   628.5 p3+p4   61 t spill
        movaps xmm10, [rbp - 16]                                ;   626.5 p2      61 t
        xorps xmm10, [rbp + 3808]                               ;   629.5 p5+p2   61 t
        xorps xmm10, [rbp - 64]                                 ;   630.5 p0+p2   61 t
        xorps xmm11, [rsi - 128]                                ;   629.5 p1+p2   61 t
        xorps xmm11, [rbp + 3904]                               ;   630.5 p5+p2   61 t
        movaps [rsi - 128], xmm11                               ;   631.5 p3+p4   61 t spill
        movaps xmm11, [rbp - 128]                               ;   631.5 p2      61 t
        xorps xmm11, [rbp + 3824]                               ;   634.5 p0+p2   61 t
        xorps xmm11, [rbp - 80]                                 ;   635.5 p1+p2   61 t
        xorps xmm13, [rbp + 3920]                               ;   634.5 p5+p2   61 t
        xorps xmm13, [rbp + 0]                                  ;   635.5 p0+p2   61 t
        xorps xmm14, [rbp + 3936]                               ;   636.5 p1+p2   61 t
        xorps xmm14, [rsi + 48]                                 ;   637.5 p5+p2   61 t
        xorps xmm5, [rdi - 32]                                  ;   638.5 p0+p2   61 t
        xorps xmm5, [rbp + 3888]                                ;   639.5 p1+p2   61 t
        movaps [rsi + 48], xmm14                                ;   638.5 p3+p4   61 t spill
        movaps xmm14, [rbp - 96]                                ;   640.5 p2      61 t
        xorps xmm14, [rbp + 3856]                               ;   643.5 p5+p2   61 t
        xorps xmm14, [rbp - 112]                                ;   644.5 p0+p2   61 t
        xorps xmm12, [rbp + 3952]                               ;   643.5 p1+p2   61 t
        movaps [rdi - 32], xmm10                                ;   631.5 p3+p4   61 t spill
        movaps xmm10, [rbp + 48]                                ;   644.5 p2      61 t
        xorps xmm10, [rbp + 3840]                               ;   647.5 p5+p2   61 t
        xorps xmm10, [rdx + 0]                                  ;   648.5 p0+p2   61 t
        xorps xmm12, [rbp + 32]                                 ;   647.5 p1+p2   61 t
        movaps [rbp + 32], xmm5                                 ;   640.5 p3+p4   61 t spill
        movaps xmm5, [rbp - 32]                                 ;   648.5 p2      61 t
        xorps xmm5, [rbp + 3872]                                ;   651.5 p5+p2   61 t
        xorps xmm5, [rbp - 48]                                  ;   652.5 p0+p2   61 t
        xorps xmm1, [rbp + 3968]                                ;   651.5 p1+p2   61 t
        xorps xmm1, [rbp + 16]                                  ;   652.5 p5+p2   61 t
        xorps xmm0, [rbp + 4000]                                ;   653.5 p0+p2   61 t
        xorps xmm0, [rsi + 64]                                  ;   654.5 p1+p2   61 t
        xorps xmm15, [rbp + 4016]                               ;   655.5 p5+p2   61 t
        xorps xmm15, [rsi + 0]                                  ;   656.5 p0+p2   61 t
        movaps [rsi + 0], xmm15                                 ;   657.5 p3+p4   61 t spill
        movaps xmm15, [rdx + 80]                                ;   657.5 p2      40 t
        xorps xmm15, [r8 + 3088]                                ;   660.5 p1+p2   40 t
        movaps [rsi + 64], xmm0                                 ;   655.5 p3+p4   61 t spill
        movaps xmm0, [rsi + 16]                                 ;   659.5 p2      40 t
        xorps xmm0, [r8 + 3120]                                 ;   662.5 p5+p2   40 t
        movaps [rbp + 16], xmm0                                 ;   663.5 p3+p4   40 t spill
        movaps xmm0, [rax + 32]                                 ;   661.5 p2      40 t
        xorps xmm0, [r8 + 3152]                                 ;   664.5 p0+p2   40 t
        movaps [rbp - 48], xmm0                                 ;   665.5 p3+p4   40 t spill
        movaps xmm0, [rax - 64]                                 ;   663.5 p2      40 t
        xorps xmm0, [r8 + 3200]                                 ;   666.5 p1+p2   40 t
        movaps [rbp - 32], xmm0                                 ;   667.5 p3+p4   40 t spill
        movaps xmm0, [rdx - 32]                                 ;   665.5 p2      40 t
        xorps xmm0, [r8 + 3232]                                 ;   668.5 p5+p2   40 t
        movaps [rbp - 112], xmm0                                ;   669.5 p3+p4   40 t spill
        movaps xmm0, [rdx - 80]                                 ;   667.5 p2      40 t
        xorps xmm0, [r8 + 3248]                                 ;   670.5 p0+p2   40 t
        movaps [rbp - 96], xmm0                                 ;   671.5 p3+p4   40 t spill
        movaps xmm0, [rax + 48]                                 ;   669.5 p2      40 t
        xorps xmm0, [r8 + 3264]                                 ;   672.5 p1+p2   40 t
        movaps [rdx + 0], xmm0                                  ;   673.5 p3+p4   40 t spill
        movaps xmm0, [rax - 128]                                ;   671.5 p2      40 t
        xorps xmm0, [r8 + 3344]                                 ;   674.5 p5+p2   40 t
        xorps xmm6, [rbp + 3984]                                ;   673.5 p0+p2   61 t
        xorps xmm6, [rdx - 96]                                  ;   674.5 p1+p2   61 t
        movaps [rdx - 96], xmm5                                 ;   665.5 p3+p4   61 t spill
        movaps xmm5, [rdi + 48]                                 ;   675.5 p2      40 t
        xorps xmm5, [r8 + 3136]                                 ;   678.5 p5+p2   40 t
        movaps [rbp + 48], xmm0                                 ;   675.5 p3+p4   40 t spill
        movaps xmm0, [r10 + 112]                                ;   677.5 p2      40 t
        xorps xmm0, [r8 + 3376]                                 ;   680.5 p0+p2   40 t
        movaps [rbp + 0], xmm0                                  ;   681.5 p3+p4   40 t spill
        movaps xmm0, [rcx + 64]                                 ;   679.5 p2      40 t
        xorps xmm0, [r8 + 3392]                                 ;   682.5 p1+p2   40 t
        movaps [rbp - 80], xmm0                                 ;   683.5 p3+p4   40 t spill
        movaps xmm0, [r10 + 80]                                 ;   681.5 p2      40 t
        xorps xmm0, [r8 + 3408]                                 ;   684.5 p5+p2   40 t
        movaps [rbp - 128], xmm0                                ;   685.5 p3+p4   40 t spill
        movaps xmm0, [r11 - 128]                                ;   683.5 p2      40 t
        xorps xmm0, [r8 + 3472]                                 ;   686.5 p0+p2   40 t
        movaps [rbp - 64], xmm0                                 ;   687.5 p3+p4   40 t spill
        movaps xmm0, [r10 + 48]                                 ;   685.5 p2      40 t
        xorps xmm0, [r8 + 3584]                                 ;   688.5 p1+p2   40 t
        movaps [rbp - 16], xmm0                                 ;   689.5 p3+p4   40 t spill
        movaps xmm0, [rsi + 32]                                 ;   687.5 p2      40 t
        xorps xmm0, [r8 + 3616]                                 ;   690.5 p5+p2   40 t
        movaps [rbp + 64], xmm0                                 ;   691.5 p3+p4   40 t spill
        movaps [rdi - 80], xmm4                                 ;   680.5 p3+p4   61 t spill
        movaps [rdi - 16], xmm3                                 ;   681.5 p3+p4   61 t spill
        movaps [rdx + 64], xmm8                                 ;   682.5 p3+p4   61 t spill
        movaps xmm0, xmm4                                       ;   681.8 p0      40 t copy
        xorps xmm0, [r8 + 3504]                                 ;   689.5 p1+p2   40 t
        movaps xmm4, xmm3                                       ;   682.2 p5      40 t copy
        xorps xmm4, [r8 + 3520]                                 ;   690.5 p0+p2   40 t
        movaps xmm3, [rdx - 48]                                 ;   691.5 p2      40 t
        xorps xmm3, [r8 + 3648]                                 ;   694.5 p1+p2   40 t
        movaps [rbp + 80], xmm3                                 ;   695.5 p3+p4   40 t spill
        movaps xmm3, xmm8                                       ;   683.8 p5      40 t copy
        xorps xmm3, [r8 + 3536]                                 ;   693.5 p0+p2   40 t
        movaps xmm8, [rsi + 80]                                 ;   694.5 p2      40 t
        xorps xmm8, [r8 + 3776]                                 ;   697.5 p1+p2   40 t
        movaps [rdx - 112], xmm8                                ;   698.5 p3+p4   40 t spill
        movaps xmm8, xmm2                                       ;   686.5 p5      40 t copy
        movaps [rcx + 112], xmm2                                ;   686.8 p3+p4   61 t spill
        movaps xmm2, [rdi - 48]                                 ;   696.5 p2      40 t
        xorps xmm2, [r8 + 3792]                                 ;   699.5 p0+p2   40 t
        movaps [rbp + 112], xmm2                                ;   700.5 p3+p4   40 t spill
        movaps xmm2, [rdi - 64]                                 ;   698.5 p2      40 t
        xorps xmm2, [r8 + 3856]                                 ;   701.5 p1+p2   40 t
        movaps [rbp + 96], xmm2                                 ;   702.5 p3+p4   40 t spill
        movaps xmm2, xmm9                                       ;   690.5 p5      40 t copy
        xorps xmm2, [r8 + 3728]                                 ;   700.5 p0+p2   40 t
        movaps [rcx + 32], xmm9                                 ;   691.0 p3+p4   61 t spill
        movaps xmm9, xmm7                                       ;   691.2 p1      40 t copy
        xorps xmm9, [r8 + 3760]                                 ;   701.5 p5+p2   40 t
        movaps [rcx - 128], xmm7                                ;   692.0 p3+p4   61 t spill
        movaps xmm7, xmm11                                      ;   692.0 p0      40 t copy
        xorps xmm7, [r8 + 3888]                                 ;   702.5 p1+p2   40 t
        movaps [rdx + 48], xmm11                                ;   693.0 p3+p4   61 t spill
        movaps xmm11, xmm10                                     ;   693.0 p5      40 t copy
        xorps xmm11, [r8 + 3904]                                ;   703.5 p0+p2   40 t
        movaps [rdi + 112], xmm10                               ;   694.0 p3+p4   61 t spill
        movaps xmm10, xmm14                                     ;   694.0 p1      40 t copy
        xorps xmm10, [r8 + 3920]                                ;   704.5 p5+p2   40 t
        xorps xmm8, [r8 + 3632]                                 ;   705.5 p0+p2   40 t
        movaps [rdx + 16], xmm14                                ;   695.0 p3+p4   61 t spill
        movaps xmm14, [rcx + 80]                                ;   706.5 p2      41 t
        xorps xmm14, [r8 + 3104]                                ;   709.5 p1+p2   41 t
        xorps xmm14, [rel camellia128_encrypt.T0_constants128]  ;   710.5 p5+p2   41 t
        movaps [r11 - 80], xmm7                                 ;   703.5 p3+p4   40 t spill
        movaps xmm7, xmm13                                      ;   698.5 p0      40 t copy
        xorps xmm7, [r8 + 3984]                                 ;   709.5 p1+p2   40 t
        movaps [rbp + 2976], xmm13                              ;   699.0 p3+p4   61 t spill
        movaps xmm13, [rax + 80]                                ;   710.5 p2      41 t
        movaps [rbp + 4032], xmm12                              ;   700.0 p3+p4   61 t spill
        xorps xmm13, [r8 + 3168]                                ;   713.5 p5+p2   41 t
        xorps xmm13, [rel camellia128_encrypt.T0_constants128]  ;   714.5 p0+p2   41 t
        movaps [r11 - 64], xmm7                                 ;   710.5 p3+p4   40 t spill
        movaps xmm7, xmm12                                      ;   701.5 p1      40 t copy
        xorps xmm7, [r8 + 4016]                                 ;   713.5 p5+p2   40 t
        movaps xmm12, xmm1                                      ;   702.0 p0      40 t copy
        xorps xmm12, [r8 + 4032]                                ;   714.5 p1+p2   40 t
        movaps [rbp + 2992], xmm1                               ;   702.5 p3+p4   61 t spill
        movaps xmm1, [rbp - 48]                                 ;   715.5 p2      41 t
        xorps xmm1, xmm15                                       ;   718.5 p5      41 t
        movaps [rax - 112], xmm7                                ;   714.5 p3+p4   40 t spill
        movaps xmm7, xmm6                                       ;   703.8 p0      40 t copy
        xorps xmm7, [r8 + 4048]                                 ;   716.5 p1+p2   40 t
        movaps [rbp + 2944], xmm6                               ;   704.5 p3+p4   61 t spill
        movaps xmm6, [rbp + 16]                                 ;   717.5 p2      41 t
        xorps xmm6, xmm13                                       ;   720.5 p5      41 t
        movaps [r10 + 0], xmm7                                  ;   717.5 p3+p4   40 t spill
        movaps xmm7, [rcx + 48]                                 ;   718.5 p2      41 t
        xorps xmm7, xmm6                                        ;   721.5 p0      41 t
        xorps xmm7, [r8 + 3072]                                 ;   722.5 p1+p2   41 t
        xorps xmm7, [rel camellia128_encrypt.T0_constants128]   ;   723.5 p5+p2   41 t
        movaps [rax - 48], xmm12                                ;   715.5 p3+p4   40 t spill
        movaps xmm12, [rax - 80]                                ;   721.5 p2      41 t
        xorps xmm12, [r8 + 3184]                                ;   724.5 p0+p2   41 t
        xorps xmm12, [rel camellia128_encrypt.T0_constants128]  ;   725.5 p1+p2   41 t
        xorps xmm12, xmm7                                       ;   726.5 p5      41 t
        movaps [rsi + 96], xmm10                                ;   715.0 p3+p4   40 t spill
        movaps xmm10, xmm5                                      ;   715.2 p0      41 t copy
        xorps xmm10, xmm15                                      ;   716.2 p1      41 t
        movaps [rsi - 112], xmm9                                ;   716.0 p3+p4   40 t spill
        movaps xmm9, xmm10                                      ;   717.2 p5      41 t copy
        xorps xmm9, xmm12                                       ;   727.5 p0      41 t
        xorps xmm5, xmm14                                       ;   716.5 p1      41 t
        xorps xmm6, xmm10                                       ;   721.5 p5      41 t
        movaps [rax + 96], xmm11                                ;   717.0 p3+p4   40 t spill
        movaps xmm11, xmm1                                      ;   719.5 p0      41 t copy
        xorps xmm11, xmm7                                       ;   724.5 p1      41 t
        movaps [rcx - 48], xmm2                                 ;   718.0 p3+p4   40 t spill
        movaps xmm2, xmm11                                      ;   725.5 p5      41 t copy
        orps xmm2, xmm12                                        ;   727.5 p0      41 t
        movaps [rcx - 112], xmm8                                ;   719.0 p3+p4   40 t spill
        movaps xmm8, xmm5                                       ;   718.8 p1      41 t copy
        xorps xmm8, xmm6                                        ;   722.5 p5      41 t
        movaps [rcx + 0], xmm0                                  ;   720.0 p3+p4   40 t spill
        movaps xmm0, [rbp + 16]                                 ;   724.5 p2      41 t
        movaps [rbp + 16], xmm3                                 ;   721.0 p3+p4   40 t spill
        movaps xmm3, xmm6                                       ;   722.5 p0      41 t copy
        xorps xmm3, xmm12                                       ;   727.5 p1      41 t
        xorps xmm0, xmm3                                        ;   728.5 p5      41 t
        movaps [rcx - 32], xmm4                                 ;   722.0 p3+p4   40 t spill
        movaps xmm4, xmm14                                      ;   722.0 p0      41 t copy
        xorps xmm4, xmm7                                        ;   724.5 p1      41 t
        movaps [rdx - 128], xmm12                               ;   727.5 p3+p4   41 t spill
        movaps xmm12, xmm7                                      ;   724.5 p5      41 t copy
        orps xmm12, xmm3                                        ;   728.5 p0      41 t
        xorps xmm12, xmm2                                       ;   729.5 p1      41 t
        movaps [rsi - 96], xmm3                                 ;   728.5 p3+p4   41 t spill
        movaps xmm3, xmm8                                       ;   724.5 p5      41 t copy
        xorps xmm3, xmm9                                        ;   728.5 p0      41 t
        xorps xmm2, xmm13                                       ;   728.5 p1      41 t
        orps xmm13, xmm9                                        ;   728.5 p5      41 t
        movaps [rsi - 80], xmm9                                 ;   728.5 p3+p4   41 t spill
        movaps xmm9, xmm6                                       ;   725.8 p0      41 t copy
        andps xmm9, xmm1                                        ;   726.8 p1      41 t
        xorps xmm9, xmm13                                       ;   729.5 p5      41 t
        xorps xmm13, xmm6                                       ;   729.5 p0      41 t
        xorps xmm13, [rbp - 48]                                 ;   730.5 p1+p2   41 t
        movaps [rbp - 48], xmm7                                 ;   727.0 p3+p4   41 t spill
        movaps xmm7, xmm3                                       ;   729.5 p5      41 t copy
        andps xmm7, xmm4                                        ;   730.5 p0      41 t
        xorps xmm13, xmm7                                       ;   731.5 p1      41 t
        movaps xmm7, xmm4                                       ;   728.5 p5      41 t copy
        xorps xmm2, xmm9                                        ;   730.5 p0      41 t
        xorps xmm12, xmm13                                      ;   732.5 p1      41 t
        xorps xmm7, xmm0                                        ;   729.5 p5      41 t
        movaps [rsi + 112], xmm4                                ;   729.0 p3+p4   41 t spill
        movaps xmm4, xmm8                                       ;   729.8 p0      41 t copy
        andps xmm4, xmm7                                        ;   730.8 p1      41 t
        xorps xmm9, xmm4                                        ;   731.8 p5      41 t
        movaps xmm4, xmm1                                       ;   730.8 p0      41 t copy
        xorps xmm4, xmm7                                        ;   731.8 p1      41 t
        movaps [rdi - 128], xmm8                                ;   730.5 p3+p4   41 t spill
        movaps xmm8, xmm5                                       ;   731.5 p5      41 t copy
        andps xmm8, xmm4                                        ;   732.8 p0      41 t
        xorps xmm2, xmm8                                        ;   733.8 p1      41 t
        movaps xmm8, xmm0                                       ;   732.5 p5      41 t copy
        xorps xmm8, xmm11                                       ;   733.5 p0      41 t
        movaps [rdi - 112], xmm3                                ;   732.0 p3+p4   41 t spill
        movaps xmm3, xmm10                                      ;   733.0 p1      41 t copy
        andps xmm3, xmm8                                        ;   734.5 p5      41 t
        xorps xmm9, xmm3                                        ;   735.5 p0      41 t
        xorps xmm13, xmm3                                       ;   735.5 p1      41 t
        movaps xmm3, xmm14                                      ;   734.5 p5      41 t copy
        orps xmm3, xmm15                                        ;   735.5 p0      41 t
        xorps xmm13, xmm3                                       ;   736.5 p1      41 t
        movaps xmm3, xmm12                                      ;   735.5 p5      41 t copy
        andps xmm3, xmm2                                        ;   736.5 p0      41 t
        xorps xmm13, xmm3                                       ;   737.5 p1      41 t
        movaps [rdi - 96], xmm15                                ;   734.8 p3+p4   40 t spill
        movaps xmm15, xmm13                                     ;   738.5 p5      41 t copy
        andps xmm15, xmm9                                       ;   739.5 p0      41 t
        xorps xmm13, xmm2                                       ;   738.5 p1      41 t
        orps xmm3, xmm13                                        ;   739.5 p5      41 t
        xorps xmm12, xmm15                                      ;   740.5 p0      41 t
        xorps xmm3, xmm12                                       ;   741.5 p1      41 t
        andps xmm8, xmm3                                        ;   742.5 p5      41 t
        movaps xmm15, xmm9                                      ;   738.8 p0      41 t copy
        andps xmm15, xmm12                                      ;   741.5 p1      41 t
        xorps xmm2, xmm15                                       ;   742.5 p5      41 t
        andps xmm12, xmm2                                       ;   743.5 p0      41 t
        xorps xmm9, xmm12                                       ;   744.5 p1      41 t
        movaps xmm15, xmm3                                      ;   742.5 p5      41 t copy
        orps xmm15, xmm2                                        ;   743.5 p0      41 t
        xorps xmm13, xmm15                                      ;   744.5 p1      41 t
        movaps xmm15, xmm3                                      ;   742.5 p5      41 t copy
        andps xmm10, xmm3                                       ;   742.5 p0      41 t
        xorps xmm15, xmm2                                       ;   743.5 p1      41 t
        andps xmm4, xmm15                                       ;   744.5 p5      41 t
        andps xmm5, xmm15                                       ;   744.5 p0      41 t
        xorps xmm15, xmm13                                      ;   745.5 p1      41 t
        andps xmm7, xmm15                                       ;   746.5 p5      41 t
        xorps xmm4, xmm7                                        ;   747.5 p0      41 t
        andps xmm6, xmm13                                       ;   745.5 p1      41 t
        andps xmm1, xmm13                                       ;   745.5 p5      41 t
        movaps xmm12, [rbp - 48]                                ;   742.8 p2      41 t
        andps xmm12, xmm9                                       ;   745.8 p0      41 t
        xorps xmm13, xmm9                                       ;   745.5 p1      41 t
        xorps xmm1, xmm7                                        ;   747.5 p5      41 t
        movaps xmm7, [rsi - 96]                                 ;   743.8 p2      41 t
        andps xmm7, xmm9                                        ;   746.8 p0      41 t
        xorps xmm7, xmm5                                        ;   747.8 p1      41 t
        xorps xmm3, xmm13                                       ;   746.5 p5      41 t
        andps xmm0, xmm3                                        ;   747.5 p0      41 t
        xorps xmm9, xmm2                                        ;   747.0 p1      41 t
        andps xmm11, xmm13                                      ;   747.5 p5      41 t
        andps xmm13, [rdx - 128]                                ;   747.8 p0+p2   41 t
        xorps xmm5, xmm13                                       ;   748.8 p1      41 t
        movaps xmm13, [rdi - 112]                               ;   746.5 p2      41 t
        andps xmm13, xmm9                                       ;   749.5 p5      41 t
        andps xmm9, [rsi + 112]                                 ;   748.8 p0+p2   41 t
        andps xmm3, [rsi - 80]                                  ;   749.0 p1+p2   41 t
        xorps xmm3, xmm5                                        ;   750.0 p5      41 t
        xorps xmm3, xmm13                                       ;   751.0 p0      41 t
        xorps xmm11, xmm8                                       ;   750.0 p1      41 t
        xorps xmm11, xmm4                                       ;   751.0 p5      41 t
        xorps xmm6, xmm13                                       ;   750.8 p0      41 t
        xorps xmm6, xmm7                                        ;   751.8 p1      41 t
        andps xmm14, xmm2                                       ;   751.5 p5      41 t
        xorps xmm14, xmm6                                       ;   752.8 p0      41 t
        andps xmm2, [rdi - 96]                                  ;   752.0 p1+p2   41 t
        xorps xmm2, xmm3                                        ;   753.0 p5      41 t
        xorps xmm2, xmm14                                       ;   754.0 p0      41 t
        andps xmm15, [rdi - 128]                                ;   753.0 p1+p2   41 t
        xorps xmm4, xmm12                                       ;   753.5 p5      41 t
        xorps xmm4, xmm14                                       ;   754.5 p0      41 t
        xorps xmm9, xmm14                                       ;   754.0 p1      41 t
        xorps xmm9, xmm1                                        ;   755.0 p5      41 t
        xorps xmm7, xmm3                                        ;   754.8 p0      41 t
        xorps xmm7, xmm11                                       ;   755.8 p1      41 t
        xorps xmm15, xmm2                                       ;   755.5 p5      41 t
        xorps xmm5, xmm10                                       ;   755.8 p0      41 t
        xorps xmm5, xmm2                                        ;   756.8 p1      41 t
        xorps xmm1, xmm8                                        ;   756.5 p5      41 t
        xorps xmm1, xmm0                                        ;   757.5 p0      41 t
        xorps xmm1, xmm4                                        ;   758.5 p1      41 t
        xorps xmm4, xmm9                                        ;   757.5 p5      41 t
        xorps xmm4, xmm5                                        ;   758.5 p0      41 t
        movaps xmm14, [rel camellia128_encrypt.T0_constants128] ;   753.5 p2      41 t reload
        xorps xmm11, xmm4                                       ;   759.5 p1      41 t
        xorps xmm4, xmm15                                       ;   759.5 p5      41 t
        xorps xmm11, xmm14                                      ;   760.5 p0      41 t
        xorps xmm15, xmm14                                      ;   759.0 p1      41 t
        movaps xmm0, [rax + 64]                                 ;   754.8 p2      23 t
        xorps xmm0, [r8 + 3216]                                 ;   759.5 p5+p2   23 t
        xorps xmm0, xmm14                                       ;   760.5 p0      23 t
        movaps xmm2, [rsi - 16]                                 ;   756.8 p2      23 t
        xorps xmm2, [r8 + 3280]                                 ;   760.0 p1+p2   23 t
        xorps xmm2, xmm14                                       ;   761.0 p5      23 t
        movaps xmm3, [rbp - 32]                                 ;   758.8 p2      23 t
        movaps xmm8, [rbp - 96]                                 ;   759.8 p2      40 t reload
        xorps xmm3, xmm8                                        ;   762.8 p0      23 t
        movaps xmm12, [rdx + 0]                                 ;   760.8 p2      40 t reload
        xorps xmm5, xmm14                                       ;   761.0 p1      41 t
        xorps xmm1, xmm14                                       ;   761.5 p5      41 t
        xorps xmm6, xmm14                                       ;   761.8 p0      41 t
        movaps xmm10, [rbp - 32]                                ;   761.8 p2      23 t
        xorps xmm10, xmm12                                      ;   764.8 p1      23 t
        movaps xmm13, [rbp - 112]                               ;   762.8 p2      23 t
        xorps xmm13, xmm2                                       ;   765.8 p5      23 t
        xorps xmm8, xmm0                                        ;   762.8 p0      23 t
        movaps [rbp - 96], xmm9                                 ;   760.0 p3+p4   41 t spill
        movaps xmm9, [rdi + 96]                                 ;   763.8 p2      23 t
        xorps xmm9, xmm13                                       ;   766.8 p1      23 t
        xorps xmm9, [r8 + 3312]                                 ;   767.8 p5+p2   23 t
        xorps xmm9, xmm14                                       ;   768.8 p0      23 t
        xorps xmm13, xmm3                                       ;   766.8 p1      23 t
        movaps [rdi - 128], xmm15                               ;   761.5 p3+p4   41 t spill
        movaps xmm15, [rcx + 16]                                ;   765.8 p2      23 t
        xorps xmm15, [r8 + 3296]                                ;   768.8 p5+p2   23 t
        xorps xmm15, xmm9                                       ;   769.8 p0      23 t
        xorps xmm15, xmm14                                      ;   770.8 p1      23 t
        movaps [rdi - 96], xmm11                                ;   762.8 p3+p4   41 t spill
        movaps xmm11, xmm10                                     ;   765.8 p5      23 t copy
        xorps xmm11, xmm9                                       ;   769.8 p0      23 t
        movaps [rsi - 80], xmm7                                 ;   763.8 p3+p4   41 t spill
        movaps xmm7, xmm3                                       ;   766.0 p1      23 t copy
        movaps [rsi + 112], xmm6                                ;   764.8 p3+p4   41 t spill
        movaps xmm6, xmm11                                      ;   770.8 p5      23 t copy
        orps xmm6, xmm15                                        ;   771.8 p0      23 t
        movaps [rdi - 112], xmm1                                ;   765.8 p3+p4   41 t spill
        movaps xmm1, xmm8                                       ;   767.0 p1      23 t copy
        xorps xmm1, xmm13                                       ;   768.0 p5      23 t
        xorps xmm12, xmm13                                      ;   767.8 p0      23 t
        movaps [rdx + 0], xmm5                                  ;   766.8 p3+p4   41 t spill
        movaps xmm5, [rbp - 112]                                ;   767.8 p2      23 t
        movaps [rbp - 112], xmm4                                ;   767.8 p3+p4   41 t spill
        movaps xmm4, xmm13                                      ;   768.0 p1      23 t copy
        xorps xmm4, xmm15                                       ;   771.8 p5      23 t
        xorps xmm5, xmm4                                        ;   772.8 p0      23 t
        movaps xmm14, xmm0                                      ;   769.0 p1      23 t copy
        xorps xmm14, xmm9                                       ;   770.0 p5      23 t
        movaps [rdx - 128], xmm15                               ;   771.8 p3+p4   23 t spill
        movaps [rsi - 96], xmm4                                 ;   772.8 p3+p4   23 t spill
        xorps xmm7, xmm15                                       ;   771.8 p0      23 t
        movaps xmm15, xmm9                                      ;   770.0 p1      23 t copy
        orps xmm15, xmm4                                        ;   772.8 p5      23 t
        xorps xmm15, xmm6                                       ;   773.8 p0      23 t
        movaps xmm4, xmm1                                       ;   771.0 p1      23 t copy
        xorps xmm4, xmm7                                        ;   772.8 p5      23 t
        movaps [rbp - 48], xmm7                                 ;   772.8 p3+p4   23 t spill
        movaps [rax - 32], xmm0                                 ;   771.8 p3+p4   23 t spill
        xorps xmm6, xmm2                                        ;   772.8 p0      23 t
        orps xmm2, xmm7                                         ;   772.8 p1      23 t
        xorps xmm12, xmm2                                       ;   773.8 p5      23 t
        movaps xmm7, xmm13                                      ;   772.8 p0      23 t copy
        andps xmm7, xmm10                                       ;   773.8 p1      23 t
        xorps xmm2, xmm7                                        ;   774.8 p5      23 t
        movaps xmm7, xmm4                                       ;   773.8 p0      23 t copy
        andps xmm7, xmm14                                       ;   774.8 p1      23 t
        xorps xmm12, xmm7                                       ;   775.8 p5      23 t
        movaps xmm7, xmm14                                      ;   774.8 p0      23 t copy
        xorps xmm15, xmm12                                      ;   776.8 p1      23 t
        xorps xmm7, xmm5                                        ;   775.8 p5      23 t
        xorps xmm6, xmm2                                        ;   775.8 p0      23 t
        movaps [rcx - 96], xmm14                                ;   774.0 p3+p4   23 t spill
        movaps xmm14, xmm1                                      ;   776.0 p1      23 t copy
        andps xmm14, xmm7                                       ;   777.0 p5      23 t
        xorps xmm2, xmm14                                       ;   778.0 p0      23 t
        movaps xmm14, xmm10                                     ;   777.0 p1      23 t copy
        xorps xmm14, xmm7                                       ;   778.0 p5      23 t
        movaps [rax + 112], xmm1                                ;   775.5 p3+p4   23 t spill
        movaps xmm1, [rbp - 32]                                 ;   775.8 p2      23 t
        orps xmm1, xmm0                                         ;   778.8 p0      23 t
        xorps xmm12, xmm1                                       ;   779.8 p1      23 t
        movaps xmm1, xmm8                                       ;   778.5 p5      23 t copy
        andps xmm1, xmm14                                       ;   779.5 p0      23 t
        xorps xmm6, xmm1                                        ;   780.5 p1      23 t
        movaps xmm1, xmm5                                       ;   779.5 p5      23 t copy
        xorps xmm1, xmm11                                       ;   780.5 p0      23 t
        movaps xmm0, xmm3                                       ;   780.0 p1      23 t copy
        andps xmm0, xmm1                                        ;   781.5 p5      23 t
        xorps xmm2, xmm0                                        ;   782.5 p0      23 t
        xorps xmm12, xmm0                                       ;   782.5 p1      23 t
        movaps xmm0, xmm15                                      ;   781.5 p5      23 t copy
        andps xmm0, xmm6                                        ;   782.5 p0      23 t
        xorps xmm12, xmm0                                       ;   783.5 p1      23 t
        movaps [rdx + 32], xmm4                                 ;   779.5 p3+p4   23 t spill
        movaps xmm4, xmm12                                      ;   784.5 p5      23 t copy
        andps xmm4, xmm2                                        ;   785.5 p0      23 t
        xorps xmm12, xmm6                                       ;   784.5 p1      23 t
        orps xmm0, xmm12                                        ;   785.5 p5      23 t
        xorps xmm15, xmm4                                       ;   786.5 p0      23 t
        xorps xmm0, xmm15                                       ;   787.5 p1      23 t
        andps xmm1, xmm0                                        ;   788.5 p5      23 t
        movaps xmm4, xmm2                                       ;   784.8 p0      23 t copy
        andps xmm4, xmm15                                       ;   787.5 p1      23 t
        xorps xmm6, xmm4                                        ;   788.5 p5      23 t
        andps xmm15, xmm6                                       ;   789.5 p0      23 t
        xorps xmm2, xmm15                                       ;   790.5 p1      23 t
        andps xmm3, xmm0                                        ;   788.5 p5      23 t
        movaps xmm15, xmm0                                      ;   788.5 p0      23 t copy
        orps xmm15, xmm6                                        ;   789.5 p1      23 t
        xorps xmm12, xmm15                                      ;   790.5 p5      23 t
        movaps xmm15, xmm0                                      ;   788.5 p0      23 t copy
        xorps xmm15, xmm6                                       ;   789.5 p1      23 t
        andps xmm14, xmm15                                      ;   790.5 p5      23 t
        andps xmm8, xmm15                                       ;   790.5 p0      23 t
        xorps xmm15, xmm12                                      ;   791.5 p1      23 t
        andps xmm7, xmm15                                       ;   792.5 p5      23 t
        xorps xmm14, xmm7                                       ;   793.5 p0      23 t
        andps xmm13, xmm12                                      ;   791.5 p1      23 t
        andps xmm9, xmm2                                        ;   791.5 p5      23 t
        andps xmm10, xmm12                                      ;   791.5 p0      23 t
        xorps xmm12, xmm2                                       ;   791.5 p1      23 t
        xorps xmm10, xmm7                                       ;   793.5 p5      23 t
        movaps xmm4, [rsi - 96]                                 ;   789.5 p2      23 t
        andps xmm4, xmm2                                        ;   792.5 p0      23 t
        movaps xmm7, [rdx - 128]                                ;   790.5 p2      23 t
        andps xmm7, xmm12                                       ;   793.5 p1      23 t
        xorps xmm7, xmm8                                        ;   794.5 p5      23 t
        xorps xmm8, xmm4                                        ;   793.5 p0      23 t
        xorps xmm0, xmm12                                       ;   793.0 p1      23 t
        xorps xmm2, xmm6                                        ;   793.5 p5      23 t
        andps xmm5, xmm0                                        ;   794.0 p0      23 t
        andps xmm11, xmm12                                      ;   794.0 p1      23 t
        movaps xmm4, [rdx + 32]                                 ;   792.0 p2      23 t
        andps xmm4, xmm2                                        ;   795.0 p5      23 t
        andps xmm2, [rcx - 96]                                  ;   794.8 p0+p2   23 t
        andps xmm0, [rbp - 48]                                  ;   795.0 p1+p2   23 t
        xorps xmm0, xmm7                                        ;   796.0 p5      23 t
        xorps xmm0, xmm4                                        ;   797.0 p0      23 t
        xorps xmm11, xmm1                                       ;   796.0 p1      23 t
        xorps xmm11, xmm14                                      ;   797.0 p5      23 t
        xorps xmm13, xmm4                                       ;   796.8 p0      23 t
        xorps xmm13, xmm8                                       ;   797.8 p1      23 t
        movaps xmm4, [rax - 32]                                 ;   795.0 p2      23 t
        andps xmm4, xmm6                                        ;   798.0 p5      23 t
        xorps xmm4, xmm13                                       ;   799.0 p0      23 t
        andps xmm6, [rbp - 32]                                  ;   798.0 p1+p2   23 t
        xorps xmm6, xmm0                                        ;   799.0 p5      23 t
        xorps xmm6, xmm4                                        ;   800.0 p0      23 t
        andps xmm15, [rax + 112]                                ;   799.0 p1+p2   23 t
        xorps xmm14, xmm9                                       ;   799.5 p5      23 t
        xorps xmm14, xmm4                                       ;   800.5 p0      23 t
        xorps xmm2, xmm4                                        ;   800.0 p1      23 t
        xorps xmm2, xmm10                                       ;   801.0 p5      23 t
        xorps xmm7, xmm3                                        ;   800.8 p0      23 t
        xorps xmm7, xmm6                                        ;   801.8 p1      23 t
        xorps xmm10, xmm1                                       ;   801.5 p5      23 t
        xorps xmm10, xmm5                                       ;   802.5 p0      23 t
        xorps xmm10, xmm14                                      ;   803.5 p1      23 t
        xorps xmm15, xmm6                                       ;   802.5 p5      23 t
        xorps xmm8, xmm0                                        ;   802.8 p0      23 t
        xorps xmm8, xmm11                                       ;   803.8 p1      23 t
        xorps xmm14, xmm2                                       ;   803.5 p5      23 t
        xorps xmm14, xmm7                                       ;   804.5 p0      23 t
        movaps xmm0, [rel camellia128_encrypt.T0_constants128]  ;   799.8 p2      41 t reload
        xorps xmm7, xmm0                                        ;   804.0 p1      23 t
        xorps xmm10, xmm0                                       ;   804.5 p5      23 t
        xorps xmm13, xmm0                                       ;   804.8 p0      23 t
        xorps xmm11, xmm14                                      ;   805.5 p1      23 t
        xorps xmm11, xmm0                                       ;   806.5 p5      23 t
        xorps xmm14, xmm15                                      ;   805.8 p0      23 t
        xorps xmm15, xmm0                                       ;   806.0 p1      23 t
        movaps xmm1, [rax + 16]                                 ;   801.8 p2      22 t
        xorps xmm1, [r8 + 3360]                                 ;   806.5 p5+p2   22 t
        xorps xmm1, xmm0                                        ;   807.5 p0      22 t
        movaps xmm3, [r10 + 64]                                 ;   803.8 p2      22 t
        xorps xmm3, [r8 + 3424]                                 ;   807.0 p1+p2   22 t
        xorps xmm3, xmm0                                        ;   808.0 p5      22 t
        movaps xmm4, [rbp + 48]                                 ;   805.8 p2      22 t
        movaps xmm5, [rbp - 80]                                 ;   806.8 p2      40 t reload
        xorps xmm4, xmm5                                        ;   809.8 p0      22 t
        movaps xmm9, [rbp - 128]                                ;   807.8 p2      40 t reload
        movaps xmm6, [rbp + 48]                                 ;   808.8 p2      22 t
        xorps xmm6, xmm9                                        ;   811.8 p1      22 t
        movaps xmm12, [rbp + 0]                                 ;   809.8 p2      22 t
        xorps xmm12, xmm3                                       ;   812.8 p5      22 t
        xorps xmm5, xmm1                                        ;   809.8 p0      22 t
        movaps [rbp - 80], xmm2                                 ;   805.8 p3+p4   23 t spill
        movaps xmm2, [rax + 0]                                  ;   810.8 p2      22 t
        xorps xmm2, xmm12                                       ;   813.8 p1      22 t
        xorps xmm2, [r8 + 3328]                                 ;   814.8 p5+p2   22 t
        xorps xmm2, xmm0                                        ;   815.8 p0      22 t
        xorps xmm12, xmm4                                       ;   813.8 p1      22 t
        movaps [rax + 112], xmm15                               ;   807.2 p3+p4   23 t spill
        movaps xmm15, [r10 - 16]                                ;   812.8 p2      22 t
        xorps xmm15, [r8 + 3440]                                ;   815.8 p5+p2   22 t
        xorps xmm15, xmm2                                       ;   816.8 p0      22 t
        xorps xmm15, xmm0                                       ;   817.8 p1      22 t
        movaps [rbp - 32], xmm11                                ;   808.5 p3+p4   23 t spill
        movaps xmm0, xmm1                                       ;   811.5 p5      22 t copy
        movaps xmm11, xmm6                                      ;   812.8 p0      22 t copy
        xorps xmm11, xmm2                                       ;   816.8 p1      22 t
        movaps [rax - 32], xmm8                                 ;   810.0 p3+p4   23 t spill
        movaps xmm8, xmm4                                       ;   812.5 p5      22 t copy
        xorps xmm8, xmm15                                       ;   818.8 p0      22 t
        movaps [rbp - 48], xmm13                                ;   811.0 p3+p4   23 t spill
        movaps xmm13, xmm11                                     ;   817.8 p1      22 t copy
        orps xmm13, xmm15                                       ;   818.8 p5      22 t
        movaps [rcx - 96], xmm10                                ;   812.0 p3+p4   23 t spill
        movaps xmm10, xmm5                                      ;   813.8 p0      22 t copy
        xorps xmm10, xmm12                                      ;   814.8 p1      22 t
        xorps xmm9, xmm12                                       ;   814.8 p5      22 t
        movaps [rbp - 128], xmm7                                ;   813.0 p3+p4   23 t spill
        movaps xmm7, [rbp + 0]                                  ;   814.8 p2      22 t
        movaps [rbp + 0], xmm14                                 ;   814.0 p3+p4   23 t spill
        movaps xmm14, xmm12                                     ;   814.8 p0      22 t copy
        xorps xmm14, xmm15                                      ;   818.8 p1      22 t
        xorps xmm7, xmm14                                       ;   819.8 p5      22 t
        xorps xmm0, xmm2                                        ;   816.8 p0      22 t
        movaps [rdx + 32], xmm15                                ;   818.8 p3+p4   22 t spill
        movaps xmm15, xmm2                                      ;   816.8 p1      22 t copy
        orps xmm15, xmm14                                       ;   819.8 p5      22 t
        xorps xmm15, xmm13                                      ;   820.8 p0      22 t
        movaps [rdx - 128], xmm14                               ;   819.8 p3+p4   22 t spill
        movaps xmm14, xmm10                                     ;   817.0 p1      22 t copy
        xorps xmm14, xmm8                                       ;   819.8 p5      22 t
        xorps xmm13, xmm3                                       ;   819.8 p0      22 t
        orps xmm3, xmm8                                         ;   819.8 p1      22 t
        xorps xmm9, xmm3                                        ;   820.8 p5      22 t
        movaps [rsi - 96], xmm8                                 ;   819.8 p3+p4   22 t spill
        movaps xmm8, xmm12                                      ;   818.8 p0      22 t copy
        andps xmm8, xmm6                                        ;   819.8 p1      22 t
        xorps xmm3, xmm8                                        ;   820.8 p5      22 t
        movaps xmm8, xmm14                                      ;   820.8 p0      22 t copy
        andps xmm8, xmm0                                        ;   821.8 p1      22 t
        xorps xmm9, xmm8                                        ;   822.8 p5      22 t
        xorps xmm15, xmm9                                       ;   823.8 p0      22 t
        movaps xmm8, xmm0                                       ;   821.0 p1      22 t copy
        xorps xmm8, xmm7                                        ;   822.0 p5      22 t
        xorps xmm13, xmm3                                       ;   821.8 p0      22 t
        movaps [rbx - 128], xmm0                                ;   820.5 p3+p4   22 t spill
        movaps xmm0, xmm10                                      ;   822.0 p1      22 t copy
        andps xmm0, xmm8                                        ;   823.0 p5      22 t
        xorps xmm3, xmm0                                        ;   824.0 p0      22 t
        movaps xmm0, xmm6                                       ;   823.0 p1      22 t copy
        xorps xmm0, xmm8                                        ;   824.0 p5      22 t
        movaps [rbx - 112], xmm10                               ;   822.0 p3+p4   22 t spill
        movaps xmm10, [rbp + 48]                                ;   822.2 p2      22 t
        orps xmm10, xmm1                                        ;   825.2 p0      22 t
        xorps xmm9, xmm10                                       ;   826.2 p1      22 t
        movaps xmm10, xmm5                                      ;   824.5 p5      22 t copy
        andps xmm10, xmm0                                       ;   825.5 p0      22 t
        xorps xmm13, xmm10                                      ;   826.5 p1      22 t
        movaps xmm10, xmm7                                      ;   825.5 p5      22 t copy
        xorps xmm10, xmm11                                      ;   826.5 p0      22 t
        movaps [rbx - 96], xmm1                                 ;   824.2 p3+p4   22 t spill
        movaps xmm1, xmm4                                       ;   826.0 p1      22 t copy
        andps xmm1, xmm10                                       ;   827.5 p5      22 t
        xorps xmm3, xmm1                                        ;   828.5 p0      22 t
        xorps xmm9, xmm1                                        ;   828.5 p1      22 t
        movaps xmm1, xmm15                                      ;   827.5 p5      22 t copy
        andps xmm1, xmm13                                       ;   828.5 p0      22 t
        xorps xmm9, xmm1                                        ;   829.5 p1      22 t
        movaps [rdi + 32], xmm14                                ;   826.2 p3+p4   22 t spill
        movaps xmm14, xmm9                                      ;   830.5 p5      22 t copy
        andps xmm14, xmm3                                       ;   831.5 p0      22 t
        xorps xmm9, xmm13                                       ;   830.5 p1      22 t
        orps xmm1, xmm9                                         ;   831.5 p5      22 t
        xorps xmm15, xmm14                                      ;   832.5 p0      22 t
        xorps xmm1, xmm15                                       ;   833.5 p1      22 t
        andps xmm10, xmm1                                       ;   834.5 p5      22 t
        movaps xmm14, xmm3                                      ;   830.8 p0      22 t copy
        andps xmm14, xmm15                                      ;   833.5 p1      22 t
        xorps xmm13, xmm14                                      ;   834.5 p5      22 t
        andps xmm15, xmm13                                      ;   835.5 p0      22 t
        xorps xmm3, xmm15                                       ;   836.5 p1      22 t
        movaps xmm14, xmm1                                      ;   834.5 p5      22 t copy
        orps xmm14, xmm13                                       ;   835.5 p0      22 t
        xorps xmm9, xmm14                                       ;   836.5 p1      22 t
        andps xmm4, xmm1                                        ;   834.5 p5      22 t
        movaps xmm14, xmm1                                      ;   834.5 p0      22 t copy
        xorps xmm14, xmm13                                      ;   835.5 p1      22 t
        andps xmm0, xmm14                                       ;   836.5 p5      22 t
        andps xmm5, xmm14                                       ;   836.5 p0      22 t
        xorps xmm14, xmm9                                       ;   837.5 p1      22 t
        andps xmm8, xmm14                                       ;   838.5 p5      22 t
        xorps xmm0, xmm8                                        ;   839.5 p0      22 t
        andps xmm12, xmm9                                       ;   837.5 p1      22 t
        andps xmm2, xmm3                                        ;   837.5 p5      22 t
        movaps xmm15, [rdx - 128]                               ;   834.8 p2      22 t
        andps xmm15, xmm3                                       ;   837.8 p0      22 t
        andps xmm6, xmm9                                        ;   837.5 p1      22 t
        xorps xmm9, xmm3                                        ;   837.5 p5      22 t
        xorps xmm6, xmm8                                        ;   839.5 p0      22 t
        movaps xmm8, [rdx + 32]                                 ;   836.0 p2      22 t
        andps xmm8, xmm9                                        ;   839.0 p1      22 t
        xorps xmm8, xmm5                                        ;   840.0 p5      22 t
        xorps xmm5, xmm15                                       ;   838.8 p0      22 t
        xorps xmm1, xmm9                                        ;   839.0 p1      22 t
        xorps xmm3, xmm13                                       ;   839.5 p5      22 t
        andps xmm7, xmm1                                        ;   840.0 p0      22 t
        andps xmm11, xmm9                                       ;   840.0 p1      22 t
        movaps xmm15, [rdi + 32]                                ;   838.0 p2      22 t
        andps xmm15, xmm3                                       ;   841.0 p5      22 t
        andps xmm3, [rbx - 128]                                 ;   840.8 p0+p2   22 t
        andps xmm1, [rsi - 96]                                  ;   841.0 p1+p2   22 t
        xorps xmm1, xmm8                                        ;   842.0 p5      22 t
        xorps xmm1, xmm15                                       ;   843.0 p0      22 t
        xorps xmm12, xmm15                                      ;   842.0 p1      22 t
        movaps xmm15, [rbx - 96]                                ;   841.0 p2      22 t
        andps xmm15, xmm13                                      ;   844.0 p5      22 t
        xorps xmm11, xmm10                                      ;   842.8 p0      22 t
        xorps xmm11, xmm0                                       ;   843.8 p1      22 t
        xorps xmm12, xmm5                                       ;   843.5 p5      22 t
        xorps xmm15, xmm12                                      ;   845.0 p0      22 t
        andps xmm13, [rbp + 48]                                 ;   844.0 p1+p2   22 t
        xorps xmm13, xmm1                                       ;   845.0 p5      22 t
        xorps xmm13, xmm15                                      ;   846.0 p0      22 t
        andps xmm14, [rbx - 112]                                ;   845.0 p1+p2   22 t
        xorps xmm0, xmm2                                        ;   845.5 p5      22 t
        xorps xmm0, xmm15                                       ;   846.5 p0      22 t
        xorps xmm3, xmm15                                       ;   846.0 p1      22 t
        xorps xmm3, xmm6                                        ;   847.0 p5      22 t
        xorps xmm14, xmm13                                      ;   847.0 p0      22 t
        xorps xmm5, xmm1                                        ;   847.0 p1      22 t
        xorps xmm5, xmm11                                       ;   848.0 p5      22 t
        xorps xmm8, xmm4                                        ;   847.8 p0      22 t
        xorps xmm8, xmm13                                       ;   848.8 p1      22 t
        xorps xmm6, xmm10                                       ;   848.5 p5      22 t
        xorps xmm6, xmm7                                        ;   849.5 p0      22 t
        xorps xmm6, xmm0                                        ;   850.5 p1      22 t
        xorps xmm0, xmm3                                        ;   849.5 p5      22 t
        xorps xmm0, xmm8                                        ;   850.5 p0      22 t
        movaps xmm15, [rel camellia128_encrypt.T0_constants128] ;   845.8 p2      41 t reload
        xorps xmm8, xmm15                                       ;   850.0 p1      22 t
        xorps xmm6, xmm15                                       ;   851.5 p5      22 t
        xorps xmm12, xmm15                                      ;   850.8 p0      22 t
        xorps xmm11, xmm0                                       ;   851.5 p1      22 t
        movaps xmm2, [r11 + 80]                                 ;   847.0 p2      21 t
        xorps xmm0, xmm14                                       ;   851.5 p5      22 t
        xorps xmm14, xmm15                                      ;   851.8 p0      22 t
        xorps xmm11, xmm15                                      ;   852.5 p1      22 t
        movaps xmm1, [rsi - 48]                                 ;   848.0 p2      21 t
        xorps xmm1, [r8 + 3488]                                 ;   852.5 p5+p2   21 t
        xorps xmm1, xmm15                                       ;   853.5 p0      21 t
        xorps xmm2, [r8 + 3552]                                 ;   853.0 p1+p2   21 t
        xorps xmm2, xmm15                                       ;   854.0 p5      21 t
        movaps xmm4, [rbp - 64]                                 ;   851.0 p2      21 t
        movaps xmm7, [rcx - 32]                                 ;   852.0 p2      40 t reload
        xorps xmm4, xmm7                                        ;   855.0 p0      21 t
        movaps xmm9, [rbp - 64]                                 ;   853.0 p2      21 t
        movaps xmm10, [rbp + 16]                                ;   854.0 p2      40 t reload
        xorps xmm9, xmm10                                       ;   857.0 p1      21 t
        movaps xmm13, [rcx + 0]                                 ;   855.0 p2      21 t
        xorps xmm13, xmm2                                       ;   858.0 p5      21 t
        xorps xmm7, xmm1                                        ;   855.0 p0      21 t
        movaps [rcx - 32], xmm0                                 ;   852.5 p3+p4   22 t spill
        movaps xmm0, [r10 + 96]                                 ;   856.0 p2      21 t
        xorps xmm0, xmm13                                       ;   859.0 p1      21 t
        xorps xmm0, [r8 + 3456]                                 ;   860.0 p5+p2   21 t
        xorps xmm0, xmm15                                       ;   861.0 p0      21 t
        xorps xmm13, xmm4                                       ;   859.0 p1      21 t
        movaps [rbx - 112], xmm3                                ;   853.2 p3+p4   22 t spill
        movaps xmm3, [rdx + 112]                                ;   858.0 p2      21 t
        xorps xmm3, [r8 + 3568]                                 ;   861.0 p5+p2   21 t
        xorps xmm3, xmm0                                        ;   862.0 p0      21 t
        xorps xmm3, xmm15                                       ;   863.0 p1      21 t
        movaps [rbp + 48], xmm14                                ;   854.5 p3+p4   22 t spill
        movaps xmm14, xmm9                                      ;   858.0 p5      21 t copy
        xorps xmm14, xmm0                                       ;   862.0 p0      21 t
        movaps [rbx - 96], xmm11                                ;   855.5 p3+p4   22 t spill
        movaps xmm11, xmm4                                      ;   858.0 p1      21 t copy
        xorps xmm11, xmm3                                       ;   864.0 p5      21 t
        movaps [rsi - 96], xmm5                                 ;   856.5 p3+p4   22 t spill
        movaps xmm5, xmm14                                      ;   863.0 p0      21 t copy
        orps xmm5, xmm3                                         ;   864.0 p1      21 t
        movaps [rbx - 128], xmm12                               ;   857.5 p3+p4   22 t spill
        movaps xmm12, xmm7                                      ;   859.5 p5      21 t copy
        xorps xmm12, xmm13                                      ;   860.5 p0      21 t
        xorps xmm10, xmm13                                      ;   860.0 p1      21 t
        movaps [rbp + 16], xmm6                                 ;   858.5 p3+p4   22 t spill
        movaps xmm6, [rcx + 0]                                  ;   860.0 p2      21 t
        movaps [rcx + 0], xmm8                                  ;   859.5 p3+p4   22 t spill
        movaps xmm8, xmm13                                      ;   860.5 p5      21 t copy
        xorps xmm8, xmm3                                        ;   864.0 p0      21 t
        xorps xmm6, xmm8                                        ;   865.0 p1      21 t
        movaps [rdi + 32], xmm3                                 ;   864.0 p3+p4   21 t spill
        movaps xmm3, xmm0                                       ;   862.0 p5      21 t copy
        orps xmm3, xmm8                                         ;   865.0 p0      21 t
        movaps [rdx + 32], xmm8                                 ;   865.0 p3+p4   21 t spill
        movaps xmm8, xmm12                                      ;   862.0 p1      21 t copy
        xorps xmm8, xmm11                                       ;   865.0 p5      21 t
        movaps xmm15, xmm1                                      ;   862.8 p0      21 t copy
        xorps xmm15, xmm0                                       ;   863.8 p1      21 t
        xorps xmm3, xmm5                                        ;   866.0 p5      21 t
        xorps xmm5, xmm2                                        ;   865.0 p0      21 t
        orps xmm2, xmm11                                        ;   865.0 p1      21 t
        movaps [rdx - 128], xmm11                               ;   865.0 p3+p4   21 t spill
        movaps xmm11, xmm13                                     ;   864.5 p5      21 t copy
        andps xmm11, xmm9                                       ;   865.5 p0      21 t
        movaps [rbx - 80], xmm15                                ;   864.8 p3+p4   21 t spill
        movaps [rcx - 80], xmm12                                ;   864.8 p3+p4   21 t spill
        movaps [rcx - 64], xmm1                                 ;   865.8 p3+p4   21 t spill
        xorps xmm10, xmm2                                       ;   866.0 p1      21 t
        xorps xmm2, xmm11                                       ;   866.5 p5      21 t
        movaps xmm11, xmm8                                      ;   866.0 p0      21 t copy
        andps xmm11, xmm15                                      ;   867.0 p1      21 t
        xorps xmm10, xmm11                                      ;   868.0 p5      21 t
        xorps xmm3, xmm10                                       ;   869.0 p0      21 t
        movaps xmm11, xmm15                                     ;   867.0 p1      21 t copy
        xorps xmm11, xmm6                                       ;   868.0 p5      21 t
        xorps xmm5, xmm2                                        ;   867.8 p0      21 t
        movaps xmm15, xmm12                                     ;   868.0 p1      21 t copy
        andps xmm15, xmm11                                      ;   869.0 p5      21 t
        xorps xmm2, xmm15                                       ;   870.0 p0      21 t
        movaps xmm15, xmm9                                      ;   869.0 p1      21 t copy
        xorps xmm15, xmm11                                      ;   870.0 p5      21 t
        movaps xmm12, [rbp - 64]                                ;   867.8 p2      21 t
        orps xmm12, xmm1                                        ;   870.8 p0      21 t
        xorps xmm10, xmm12                                      ;   871.8 p1      21 t
        movaps xmm12, xmm7                                      ;   870.5 p5      21 t copy
        andps xmm12, xmm15                                      ;   871.5 p0      21 t
        xorps xmm5, xmm12                                       ;   872.5 p1      21 t
        movaps xmm12, xmm6                                      ;   871.5 p5      21 t copy
        xorps xmm12, xmm14                                      ;   872.5 p0      21 t
        movaps xmm1, xmm4                                       ;   872.0 p1      21 t copy
        andps xmm1, xmm12                                       ;   873.5 p5      21 t
        xorps xmm2, xmm1                                        ;   874.5 p0      21 t
        xorps xmm10, xmm1                                       ;   874.5 p1      21 t
        movaps xmm1, xmm3                                       ;   873.5 p5      21 t copy
        andps xmm1, xmm5                                        ;   874.5 p0      21 t
        xorps xmm10, xmm1                                       ;   875.5 p1      21 t
        movaps [rbx + 48], xmm8                                 ;   871.5 p3+p4   21 t spill
        movaps xmm8, xmm10                                      ;   876.5 p5      21 t copy
        andps xmm8, xmm2                                        ;   877.5 p0      21 t
        xorps xmm10, xmm5                                       ;   876.5 p1      21 t
        orps xmm1, xmm10                                        ;   877.5 p5      21 t
        xorps xmm3, xmm8                                        ;   878.5 p0      21 t
        xorps xmm1, xmm3                                        ;   879.5 p1      21 t
        andps xmm12, xmm1                                       ;   880.5 p5      21 t
        movaps xmm8, xmm2                                       ;   876.8 p0      21 t copy
        andps xmm8, xmm3                                        ;   879.5 p1      21 t
        xorps xmm5, xmm8                                        ;   880.5 p5      21 t
        andps xmm3, xmm5                                        ;   881.5 p0      21 t
        xorps xmm2, xmm3                                        ;   882.5 p1      21 t
        movaps xmm3, xmm1                                       ;   880.5 p5      21 t copy
        orps xmm3, xmm5                                         ;   881.5 p0      21 t
        xorps xmm10, xmm3                                       ;   882.5 p1      21 t
        andps xmm4, xmm1                                        ;   880.5 p5      21 t
        movaps xmm3, xmm1                                       ;   880.5 p0      21 t copy
        xorps xmm3, xmm5                                        ;   881.5 p1      21 t
        andps xmm15, xmm3                                       ;   882.5 p5      21 t
        andps xmm7, xmm3                                        ;   882.5 p0      21 t
        xorps xmm3, xmm10                                       ;   883.5 p1      21 t
        andps xmm11, xmm3                                       ;   884.5 p5      21 t
        xorps xmm15, xmm11                                      ;   885.5 p0      21 t
        andps xmm13, xmm10                                      ;   883.5 p1      21 t
        andps xmm0, xmm2                                        ;   883.5 p5      21 t
        andps xmm9, xmm10                                       ;   883.5 p0      21 t
        xorps xmm10, xmm2                                       ;   883.5 p1      21 t
        xorps xmm9, xmm11                                       ;   885.5 p5      21 t
        movaps xmm8, [rdx + 32]                                 ;   881.5 p2      21 t
        andps xmm8, xmm2                                        ;   884.5 p0      21 t
        movaps xmm11, [rdi + 32]                                ;   882.5 p2      21 t
        andps xmm11, xmm10                                      ;   885.5 p1      21 t
        xorps xmm11, xmm7                                       ;   886.5 p5      21 t
        xorps xmm7, xmm8                                        ;   885.5 p0      21 t
        xorps xmm2, xmm5                                        ;   885.0 p1      21 t
        movaps xmm8, [rbx + 48]                                 ;   883.5 p2      21 t
        andps xmm8, xmm2                                        ;   886.5 p5      21 t
        xorps xmm1, xmm10                                       ;   885.8 p0      21 t
        andps xmm6, xmm1                                        ;   886.8 p1      21 t
        andps xmm1, [rdx - 128]                                 ;   886.8 p5+p2   21 t
        xorps xmm1, xmm11                                       ;   887.8 p0      21 t
        andps xmm2, [rbx - 80]                                  ;   887.0 p1+p2   21 t
        xorps xmm1, xmm8                                        ;   888.8 p5      21 t
        xorps xmm13, xmm8                                       ;   887.8 p0      21 t
        xorps xmm13, xmm7                                       ;   888.8 p1      21 t
        movaps xmm8, [rcx - 64]                                 ;   886.5 p2      21 t
        andps xmm8, xmm5                                        ;   889.5 p5      21 t
        xorps xmm8, xmm13                                       ;   890.5 p0      21 t
        andps xmm5, [rbp - 64]                                  ;   889.0 p1+p2   21 t
        xorps xmm5, xmm1                                        ;   890.0 p5      21 t
        xorps xmm5, xmm8                                        ;   891.5 p0      21 t
        andps xmm3, [rcx - 80]                                  ;   890.0 p1+p2   21 t
        andps xmm14, xmm10                                      ;   890.5 p5      21 t
        xorps xmm14, xmm12                                      ;   891.5 p0      21 t
        xorps xmm14, xmm15                                      ;   892.5 p1      21 t
        xorps xmm15, xmm0                                       ;   891.5 p5      21 t
        xorps xmm15, xmm8                                       ;   892.5 p0      21 t
        xorps xmm2, xmm8                                        ;   892.0 p1      21 t
        xorps xmm2, xmm9                                        ;   893.0 p5      21 t
        xorps xmm3, xmm5                                        ;   892.8 p0      21 t
        xorps xmm11, xmm4                                       ;   893.0 p1      21 t
        xorps xmm11, xmm5                                       ;   894.0 p5      21 t
        xorps xmm7, xmm1                                        ;   893.8 p0      21 t
        xorps xmm7, xmm14                                       ;   894.8 p1      21 t
        xorps xmm9, xmm12                                       ;   894.5 p5      21 t
        xorps xmm9, xmm6                                        ;   895.5 p0      21 t
        xorps xmm9, xmm15                                       ;   896.5 p1      21 t
        xorps xmm15, xmm2                                       ;   895.5 p5      21 t
        xorps xmm15, xmm11                                      ;   896.5 p0      21 t
        movaps xmm0, [rel camellia128_encrypt.T0_constants128]  ;   891.8 p2      41 t reload
        xorps xmm14, xmm15                                      ;   897.5 p1      21 t
        xorps xmm14, xmm0                                       ;   898.5 p5      21 t
        xorps xmm11, xmm0                                       ;   896.8 p0      21 t
        xorps xmm9, xmm0                                        ;   897.5 p1      21 t
        xorps xmm13, xmm0                                       ;   897.5 p5      21 t
        xorps xmm15, xmm3                                       ;   897.8 p0      21 t
        xorps xmm3, xmm0                                        ;   898.0 p1      21 t
        movaps xmm1, [rdi + 80]                                 ;   893.8 p2      23 t
        xorps xmm1, [r8 + 3600]                                 ;   898.5 p5+p2   23 t
        xorps xmm1, xmm0                                        ;   899.5 p0      23 t
        movaps xmm4, [rdx - 16]                                 ;   895.8 p2      23 t
        xorps xmm4, [r8 + 3664]                                 ;   899.0 p1+p2   23 t
        xorps xmm4, xmm0                                        ;   900.0 p5      23 t
        movaps xmm5, [rbp - 16]                                 ;   897.8 p2      23 t
        movaps xmm6, [rcx - 112]                                ;   898.8 p2      40 t reload
        xorps xmm5, xmm6                                        ;   901.8 p0      23 t
        movaps xmm8, [rbp - 16]                                 ;   899.8 p2      23 t
        movaps xmm10, [rbp + 80]                                ;   900.8 p2      40 t reload
        xorps xmm8, xmm10                                       ;   903.8 p1      23 t
        movaps xmm12, [rbp + 64]                                ;   901.8 p2      23 t
        movaps [rcx - 112], xmm3                                ;   899.0 p3+p4   21 t spill
        xorps xmm12, xmm4                                       ;   904.8 p5      23 t
        xorps xmm6, xmm1                                        ;   901.8 p0      23 t
        movaps xmm3, [rsi - 32]                                 ;   902.8 p2      23 t
        xorps xmm3, xmm12                                       ;   905.8 p1      23 t
        xorps xmm3, [r8 + 3696]                                 ;   906.8 p5+p2   23 t
        xorps xmm3, xmm0                                        ;   907.8 p0      23 t
        xorps xmm12, xmm5                                       ;   905.8 p1      23 t
        movaps [rcx - 80], xmm14                                ;   899.8 p3+p4   21 t spill
        movaps xmm14, [rsi - 64]                                ;   904.8 p2      23 t
        xorps xmm14, [r8 + 3680]                                ;   907.8 p5+p2   23 t
        xorps xmm14, xmm3                                       ;   908.8 p0      23 t
        xorps xmm14, xmm0                                       ;   909.8 p1      23 t
        movaps [rbp - 64], xmm7                                 ;   901.0 p3+p4   21 t spill
        movaps xmm7, xmm8                                       ;   904.8 p5      23 t copy
        xorps xmm7, xmm3                                        ;   908.8 p0      23 t
        movaps [rcx - 64], xmm13                                ;   902.0 p3+p4   21 t spill
        movaps xmm13, xmm5                                      ;   904.0 p1      23 t copy
        xorps xmm13, xmm14                                      ;   910.8 p5      23 t
        movaps [rdx - 128], xmm9                                ;   903.0 p3+p4   21 t spill
        movaps xmm9, xmm7                                       ;   909.8 p0      23 t copy
        orps xmm9, xmm14                                        ;   910.8 p1      23 t
        movaps [rbx - 80], xmm11                                ;   904.0 p3+p4   21 t spill
        movaps xmm11, xmm6                                      ;   905.5 p5      23 t copy
        xorps xmm11, xmm12                                      ;   906.8 p0      23 t
        xorps xmm10, xmm12                                      ;   906.8 p1      23 t
        movaps [rbp + 80], xmm15                                ;   905.0 p3+p4   21 t spill
        movaps xmm15, [rbp + 64]                                ;   906.8 p2      23 t
        movaps [rbp + 64], xmm2                                 ;   906.0 p3+p4   21 t spill
        movaps xmm0, xmm1                                       ;   906.5 p5      23 t copy
        xorps xmm0, xmm3                                        ;   908.8 p0      23 t
        movaps xmm2, xmm12                                      ;   907.0 p1      23 t copy
        xorps xmm2, xmm14                                       ;   910.8 p5      23 t
        xorps xmm15, xmm2                                       ;   911.8 p0      23 t
        movaps [rbx + 48], xmm14                                ;   910.8 p3+p4   23 t spill
        movaps xmm14, xmm3                                      ;   908.8 p1      23 t copy
        orps xmm14, xmm2                                        ;   911.8 p5      23 t
        xorps xmm14, xmm9                                       ;   912.8 p0      23 t
        movaps [rdi + 32], xmm2                                 ;   911.8 p3+p4   23 t spill
        movaps xmm2, xmm11                                      ;   909.0 p1      23 t copy
        xorps xmm2, xmm13                                       ;   911.8 p5      23 t
        xorps xmm9, xmm4                                        ;   911.8 p0      23 t
        orps xmm4, xmm13                                        ;   911.8 p1      23 t
        xorps xmm10, xmm4                                       ;   912.8 p5      23 t
        movaps [rdx + 32], xmm13                                ;   911.8 p3+p4   23 t spill
        movaps xmm13, xmm12                                     ;   910.8 p0      23 t copy
        andps xmm13, xmm8                                       ;   911.8 p1      23 t
        xorps xmm4, xmm13                                       ;   912.8 p5      23 t
        movaps xmm13, xmm2                                      ;   912.8 p0      23 t copy
        andps xmm13, xmm0                                       ;   913.8 p1      23 t
        xorps xmm10, xmm13                                      ;   914.8 p5      23 t
        xorps xmm14, xmm10                                      ;   915.8 p0      23 t
        movaps xmm13, xmm0                                      ;   913.0 p1      23 t copy
        xorps xmm13, xmm15                                      ;   914.0 p5      23 t
        xorps xmm9, xmm4                                        ;   913.8 p0      23 t
        movaps [rbx - 16], xmm0                                 ;   912.5 p3+p4   23 t spill
        movaps xmm0, xmm11                                      ;   914.0 p1      23 t copy
        andps xmm0, xmm13                                       ;   915.0 p5      23 t
        xorps xmm4, xmm0                                        ;   916.0 p0      23 t
        movaps xmm0, xmm8                                       ;   915.0 p1      23 t copy
        xorps xmm0, xmm13                                       ;   916.0 p5      23 t
        movaps [rbx + 64], xmm11                                ;   914.0 p3+p4   23 t spill
        movaps xmm11, [rbp - 16]                                ;   914.2 p2      23 t
        orps xmm11, xmm1                                        ;   917.2 p0      23 t
        xorps xmm10, xmm11                                      ;   918.2 p1      23 t
        movaps xmm11, xmm6                                      ;   916.5 p5      23 t copy
        andps xmm11, xmm0                                       ;   917.5 p0      23 t
        xorps xmm9, xmm11                                       ;   918.5 p1      23 t
        movaps xmm11, xmm15                                     ;   917.5 p5      23 t copy
        xorps xmm11, xmm7                                       ;   918.5 p0      23 t
        movaps [rcx - 16], xmm1                                 ;   916.2 p3+p4   23 t spill
        movaps xmm1, xmm5                                       ;   918.0 p1      23 t copy
        andps xmm1, xmm11                                       ;   919.5 p5      23 t
        xorps xmm4, xmm1                                        ;   920.5 p0      23 t
        xorps xmm10, xmm1                                       ;   920.5 p1      23 t
        movaps xmm1, xmm14                                      ;   919.5 p5      23 t copy
        andps xmm1, xmm9                                        ;   920.5 p0      23 t
        xorps xmm10, xmm1                                       ;   921.5 p1      23 t
        movaps [r10 - 128], xmm2                                ;   918.2 p3+p4   23 t spill
        movaps xmm2, xmm10                                      ;   922.5 p5      23 t copy
        andps xmm2, xmm4                                        ;   923.5 p0      23 t
        xorps xmm10, xmm9                                       ;   922.5 p1      23 t
        orps xmm1, xmm10                                        ;   923.5 p5      23 t
        xorps xmm14, xmm2                                       ;   924.5 p0      23 t
        xorps xmm1, xmm14                                       ;   925.5 p1      23 t
        andps xmm11, xmm1                                       ;   926.5 p5      23 t
        movaps xmm2, xmm4                                       ;   922.8 p0      23 t copy
        andps xmm2, xmm14                                       ;   925.5 p1      23 t
        xorps xmm9, xmm2                                        ;   926.5 p5      23 t
        andps xmm14, xmm9                                       ;   927.5 p0      23 t
        xorps xmm4, xmm14                                       ;   928.5 p1      23 t
        movaps xmm14, xmm1                                      ;   926.5 p5      23 t copy
        orps xmm14, xmm9                                        ;   927.5 p0      23 t
        xorps xmm10, xmm14                                      ;   928.5 p1      23 t
        andps xmm5, xmm1                                        ;   926.5 p5      23 t
        movaps xmm14, xmm1                                      ;   926.5 p0      23 t copy
        xorps xmm14, xmm9                                       ;   927.5 p1      23 t
        andps xmm0, xmm14                                       ;   928.5 p5      23 t
        andps xmm6, xmm14                                       ;   928.5 p0      23 t
        xorps xmm14, xmm10                                      ;   929.5 p1      23 t
        andps xmm13, xmm14                                      ;   930.5 p5      23 t
        xorps xmm0, xmm13                                       ;   931.5 p0      23 t
        andps xmm12, xmm10                                      ;   929.5 p1      23 t
        andps xmm3, xmm4                                        ;   929.5 p5      23 t
        andps xmm8, xmm10                                       ;   929.5 p0      23 t
        xorps xmm10, xmm4                                       ;   929.5 p1      23 t
        xorps xmm8, xmm13                                       ;   931.5 p5      23 t
        movaps xmm2, [rdi + 32]                                 ;   927.5 p2      23 t
        andps xmm2, xmm4                                        ;   930.5 p0      23 t
        movaps xmm13, [rbx + 48]                                ;   928.5 p2      23 t
        andps xmm13, xmm10                                      ;   931.5 p1      23 t
        xorps xmm13, xmm6                                       ;   932.5 p5      23 t
        xorps xmm6, xmm2                                        ;   931.5 p0      23 t
        xorps xmm1, xmm10                                       ;   931.0 p1      23 t
        xorps xmm4, xmm9                                        ;   931.5 p5      23 t
        andps xmm15, xmm1                                       ;   932.0 p0      23 t
        andps xmm7, xmm10                                       ;   932.0 p1      23 t
        movaps xmm2, [r10 - 128]                                ;   930.0 p2      23 t
        andps xmm2, xmm4                                        ;   933.0 p5      23 t
        andps xmm4, [rbx - 16]                                  ;   932.8 p0+p2   23 t
        andps xmm1, [rdx + 32]                                  ;   933.0 p1+p2   23 t
        xorps xmm1, xmm13                                       ;   934.0 p5      23 t
        xorps xmm1, xmm2                                        ;   935.0 p0      23 t
        xorps xmm7, xmm11                                       ;   934.0 p1      23 t
        xorps xmm7, xmm0                                        ;   935.0 p5      23 t
        xorps xmm12, xmm2                                       ;   934.8 p0      23 t
        xorps xmm12, xmm6                                       ;   935.8 p1      23 t
        movaps xmm2, [rcx - 16]                                 ;   933.0 p2      23 t
        andps xmm2, xmm9                                        ;   936.0 p5      23 t
        xorps xmm2, xmm12                                       ;   937.0 p0      23 t
        andps xmm9, [rbp - 16]                                  ;   936.0 p1+p2   23 t
        xorps xmm9, xmm1                                        ;   937.0 p5      23 t
        xorps xmm9, xmm2                                        ;   938.0 p0      23 t
        andps xmm14, [rbx + 64]                                 ;   937.0 p1+p2   23 t
        xorps xmm0, xmm3                                        ;   937.5 p5      23 t
        xorps xmm0, xmm2                                        ;   938.5 p0      23 t
        xorps xmm4, xmm2                                        ;   938.0 p1      23 t
        xorps xmm4, xmm8                                        ;   939.0 p5      23 t
        xorps xmm14, xmm9                                       ;   939.0 p0      23 t
        xorps xmm13, xmm5                                       ;   939.0 p1      23 t
        xorps xmm13, xmm9                                       ;   940.0 p5      23 t
        movaps xmm2, [rdi + 16]                                 ;   936.0 p2      22 t
        xorps xmm2, [r8 + 3744]                                 ;   939.8 p0+p2   22 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128]  ;   938.0 p2      41 t reload
        xorps xmm2, xmm3                                        ;   941.0 p1      22 t
        movaps xmm5, [rdi + 64]                                 ;   939.0 p2      22 t
        xorps xmm5, [r8 + 3808]                                 ;   942.0 p5+p2   22 t
        movaps xmm9, [rcx - 48]                                 ;   941.0 p2      22 t
        movaps xmm10, [rdx - 112]                               ;   942.0 p2      40 t reload
        xorps xmm5, xmm3                                        ;   943.0 p0      22 t
        xorps xmm9, xmm10                                       ;   945.0 p1      22 t
        xorps xmm10, xmm2                                       ;   945.0 p5      22 t
        movaps [rbx + 64], xmm6                                 ;   938.8 p3+p4   23 t spill
        movaps xmm6, [rsi - 112]                                ;   943.0 p2      22 t
        xorps xmm6, xmm5                                        ;   946.0 p0      22 t
        movaps [rbp - 16], xmm1                                 ;   939.8 p3+p4   23 t spill
        movaps xmm1, xmm0                                       ;   942.0 p1      23 t copy
        movaps [rdx - 112], xmm7                                ;   940.8 p3+p4   23 t spill
        movaps xmm7, [rcx - 48]                                 ;   944.0 p2      22 t
        xorps xmm7, [rbp + 112]                                 ;   947.0 p5+p2   22 t
        movaps [rcx - 16], xmm4                                 ;   941.8 p3+p4   23 t spill
        xorps xmm1, xmm4                                        ;   943.0 p0      23 t
        xorps xmm1, xmm13                                       ;   944.0 p1      23 t
        movaps xmm4, [rdx - 64]                                 ;   946.0 p2      22 t
        xorps xmm4, xmm6                                        ;   949.0 p5      22 t
        xorps xmm4, [r8 + 3712]                                 ;   950.0 p0+p2   22 t
        xorps xmm4, xmm3                                        ;   951.0 p1      22 t
        xorps xmm6, xmm9                                        ;   947.0 p5      22 t
        movaps [rdx + 32], xmm12                                ;   942.8 p3+p4   23 t spill
        movaps xmm12, [rdx + 96]                                ;   948.0 p2      22 t
        xorps xmm12, [r8 + 3824]                                ;   951.0 p0+p2   22 t
        xorps xmm12, xmm4                                       ;   952.0 p1      22 t
        xorps xmm12, xmm3                                       ;   953.0 p5      22 t
        movaps [rbx - 16], xmm15                                ;   944.0 p3+p4   23 t spill
        movaps xmm15, xmm7                                      ;   948.0 p0      22 t copy
        xorps xmm15, xmm4                                       ;   952.0 p1      22 t
        movaps [r10 - 128], xmm11                               ;   945.0 p3+p4   23 t spill
        movaps xmm11, xmm9                                      ;   946.5 p5      22 t copy
        xorps xmm11, xmm12                                      ;   954.0 p0      22 t
        movaps [rbx + 48], xmm0                                 ;   946.0 p3+p4   23 t spill
        movaps xmm0, xmm15                                      ;   953.0 p1      22 t copy
        orps xmm0, xmm12                                        ;   954.0 p5      22 t
        movaps [rdi + 32], xmm8                                 ;   947.0 p3+p4   23 t spill
        movaps xmm8, xmm10                                      ;   947.8 p0      22 t copy
        xorps xmm8, xmm6                                        ;   948.8 p1      22 t
        movaps [rbp + 4048], xmm13                              ;   948.0 p3+p4   23 t spill
        movaps xmm13, [rsi - 112]                               ;   950.0 p2      22 t
        movaps [rsi - 112], xmm14                               ;   949.0 p3+p4   23 t spill
        movaps xmm14, xmm12                                     ;   954.0 p5      22 t copy
        xorps xmm14, xmm6                                       ;   955.0 p0      22 t
        xorps xmm13, xmm14                                      ;   956.0 p1      22 t
        movaps [rcx + 96], xmm1                                 ;   950.0 p3+p4   23 t spill
        movaps xmm1, xmm2                                       ;   949.5 p5      22 t copy
        xorps xmm1, xmm4                                        ;   952.0 p0      22 t
        movaps xmm3, xmm4                                       ;   952.0 p1      22 t copy
        orps xmm3, xmm14                                        ;   956.0 p5      22 t
        xorps xmm3, xmm0                                        ;   957.0 p0      22 t
        movaps [rbx + 80], xmm12                                ;   954.0 p3+p4   22 t spill
        movaps xmm12, xmm8                                      ;   951.0 p1      22 t copy
        xorps xmm12, xmm11                                      ;   955.0 p5      22 t
        xorps xmm0, xmm5                                        ;   955.0 p0      22 t
        orps xmm5, xmm11                                        ;   955.0 p1      22 t
        movaps [rbx - 64], xmm11                                ;   955.0 p3+p4   22 t spill
        movaps xmm11, xmm6                                      ;   952.5 p5      22 t copy
        andps xmm11, xmm7                                       ;   953.5 p0      22 t
        xorps xmm11, xmm5                                       ;   956.0 p1      22 t
        xorps xmm5, xmm6                                        ;   956.0 p5      22 t
        xorps xmm5, [rbp + 112]                                 ;   957.0 p0+p2   22 t
        movaps [rbp + 112], xmm14                               ;   956.0 p3+p4   22 t spill
        movaps xmm14, xmm12                                     ;   956.0 p1      22 t copy
        andps xmm14, xmm1                                       ;   957.0 p5      22 t
        xorps xmm0, xmm11                                       ;   957.0 p0      22 t
        xorps xmm5, xmm14                                       ;   958.0 p1      22 t
        xorps xmm3, xmm5                                        ;   959.0 p5      22 t
        movaps xmm14, xmm1                                      ;   955.8 p0      22 t copy
        xorps xmm14, xmm13                                      ;   957.0 p1      22 t
        movaps [r10 - 112], xmm1                                ;   955.8 p3+p4   22 t spill
        movaps xmm1, xmm8                                       ;   956.5 p5      22 t copy
        andps xmm1, xmm14                                       ;   958.0 p0      22 t
        xorps xmm11, xmm1                                       ;   959.0 p1      22 t
        movaps xmm1, xmm7                                       ;   957.5 p5      22 t copy
        xorps xmm1, xmm14                                       ;   958.5 p0      22 t
        movaps [rbx + 0], xmm8                                  ;   957.2 p3+p4   22 t spill
        movaps xmm8, [rcx - 48]                                 ;   957.5 p2      22 t
        orps xmm8, xmm2                                         ;   960.5 p1      22 t
        xorps xmm5, xmm8                                        ;   961.5 p5      22 t
        movaps xmm8, xmm10                                      ;   958.8 p0      22 t copy
        andps xmm8, xmm1                                        ;   959.8 p1      22 t
        xorps xmm0, xmm8                                        ;   960.8 p5      22 t
        movaps xmm8, xmm13                                      ;   959.8 p0      22 t copy
        xorps xmm8, xmm15                                       ;   960.8 p1      22 t
        movaps [r10 - 96], xmm2                                 ;   959.5 p3+p4   22 t spill
        movaps xmm2, xmm9                                       ;   960.5 p5      22 t copy
        andps xmm2, xmm8                                        ;   961.8 p0      22 t
        xorps xmm11, xmm2                                       ;   962.8 p1      22 t
        movaps [rbx + 96], xmm12                                ;   960.5 p3+p4   22 t spill
        xorps xmm5, xmm2                                        ;   962.8 p5      22 t
        movaps xmm2, xmm3                                       ;   961.8 p0      22 t copy
        andps xmm2, xmm0                                        ;   962.8 p1      22 t
        xorps xmm5, xmm2                                        ;   963.8 p5      22 t
        movaps xmm12, xmm5                                      ;   964.8 p0      22 t copy
        andps xmm12, xmm11                                      ;   965.8 p1      22 t
        xorps xmm5, xmm0                                        ;   964.8 p5      22 t
        orps xmm2, xmm5                                         ;   965.8 p0      22 t
        xorps xmm3, xmm12                                       ;   966.8 p1      22 t
        xorps xmm2, xmm3                                        ;   967.8 p5      22 t
        andps xmm8, xmm2                                        ;   968.8 p0      22 t
        movaps xmm12, xmm11                                     ;   965.0 p1      22 t copy
        andps xmm12, xmm3                                       ;   967.8 p5      22 t
        xorps xmm0, xmm12                                       ;   968.8 p0      22 t
        andps xmm3, xmm0                                        ;   969.8 p1      22 t
        xorps xmm11, xmm3                                       ;   970.8 p5      22 t
        movaps xmm3, xmm2                                       ;   968.8 p0      22 t copy
        orps xmm3, xmm0                                         ;   969.8 p1      22 t
        andps xmm9, xmm2                                        ;   968.8 p5      22 t
        xorps xmm5, xmm3                                        ;   970.8 p0      22 t
        movaps xmm3, xmm2                                       ;   968.8 p1      22 t copy
        xorps xmm3, xmm0                                        ;   969.8 p5      22 t
        andps xmm10, xmm3                                       ;   970.8 p0      22 t
        andps xmm1, xmm3                                        ;   970.8 p1      22 t
        xorps xmm3, xmm5                                        ;   971.8 p5      22 t
        andps xmm14, xmm3                                       ;   972.8 p0      22 t
        xorps xmm1, xmm14                                       ;   973.8 p1      22 t
        andps xmm4, xmm11                                       ;   971.8 p5      22 t
        andps xmm6, xmm5                                        ;   971.8 p0      22 t
        andps xmm7, xmm5                                        ;   971.8 p1      22 t
        xorps xmm5, xmm11                                       ;   971.8 p5      22 t
        xorps xmm7, xmm14                                       ;   973.8 p0      22 t
        movaps xmm14, [rbp + 112]                               ;   969.8 p2      22 t
        andps xmm14, xmm11                                      ;   972.8 p1      22 t
        movaps xmm12, [rbx + 80]                                ;   970.8 p2      22 t
        andps xmm12, xmm5                                       ;   973.8 p5      22 t
        xorps xmm12, xmm10                                      ;   974.8 p0      22 t
        xorps xmm10, xmm14                                      ;   973.8 p1      22 t
        movaps xmm14, [rbx + 96]                                ;   971.8 p2      22 t
        xorps xmm2, xmm5                                        ;   973.5 p5      22 t
        xorps xmm11, xmm0                                       ;   973.8 p0      22 t
        andps xmm13, xmm2                                       ;   974.5 p1      22 t
        andps xmm15, xmm5                                       ;   974.5 p5      22 t
        andps xmm14, xmm11                                      ;   974.8 p0      22 t
        andps xmm11, [r10 - 112]                                ;   975.0 p1+p2   22 t
        andps xmm2, [rbx - 64]                                  ;   975.5 p5+p2   22 t
        xorps xmm2, xmm12                                       ;   976.5 p0      22 t
        xorps xmm2, xmm14                                       ;   977.5 p1      22 t
        xorps xmm15, xmm8                                       ;   976.5 p5      22 t
        xorps xmm15, xmm1                                       ;   977.5 p0      22 t
        xorps xmm6, xmm14                                       ;   977.0 p1      22 t
        movaps xmm14, [r10 - 96]                                ;   974.8 p2      22 t
        andps xmm14, xmm0                                       ;   977.8 p5      22 t
        xorps xmm6, xmm10                                       ;   978.0 p0      22 t
        xorps xmm14, xmm6                                       ;   979.0 p1      22 t
        andps xmm0, [rcx - 48]                                  ;   978.5 p5+p2   22 t
        xorps xmm0, xmm2                                        ;   979.5 p0      22 t
        xorps xmm0, xmm14                                       ;   980.5 p1      22 t
        andps xmm3, [rbx + 0]                                   ;   979.5 p5+p2   22 t
        xorps xmm1, xmm4                                        ;   979.8 p0      22 t
        xorps xmm1, xmm14                                       ;   980.8 p1      22 t
        xorps xmm11, xmm14                                      ;   980.5 p5      22 t
        xorps xmm11, xmm7                                       ;   981.5 p0      22 t
        xorps xmm12, xmm9                                       ;   981.0 p1      22 t
        xorps xmm3, xmm0                                        ;   981.5 p5      22 t
        xorps xmm12, xmm0                                       ;   982.0 p0      22 t
        movaps xmm14, [rdi - 32]                                ;   978.2 p2      21 t
        xorps xmm14, [r8 + 3872]                                ;   982.0 p1+p2   21 t
        movaps xmm0, [rel camellia128_encrypt.T0_constants128]  ;   980.2 p2      41 t reload
        xorps xmm14, xmm0                                       ;   983.2 p5      21 t
        movaps xmm4, [rdx - 96]                                 ;   981.2 p2      21 t
        xorps xmm4, [r8 + 3936]                                 ;   984.2 p0+p2   21 t
        xorps xmm4, xmm0                                        ;   985.2 p1      21 t
        movaps xmm5, [rbp + 96]                                 ;   983.2 p2      21 t
        movaps xmm9, [rax + 96]                                 ;   984.2 p2      40 t reload
        xorps xmm5, xmm9                                        ;   987.2 p5      21 t
        xorps xmm9, xmm14                                       ;   987.2 p0      21 t
        movaps [rax + 96], xmm3                                 ;   982.5 p3+p4   22 t spill
        movaps xmm3, [rbp + 96]                                 ;   985.2 p2      21 t
        xorps xmm3, [rsi + 96]                                  ;   988.2 p1+p2   21 t
        movaps [rbx + 0], xmm15                                 ;   982.0 p3+p4   22 t spill
        movaps xmm15, [r11 - 80]                                ;   987.2 p2      21 t
        xorps xmm15, xmm4                                       ;   990.2 p5      21 t
        movaps [rcx - 48], xmm10                                ;   983.0 p3+p4   22 t spill
        movaps xmm10, xmm1                                      ;   984.8 p0      22 t copy
        xorps xmm10, xmm11                                      ;   985.8 p1      22 t
        xorps xmm10, xmm12                                      ;   986.8 p5      22 t
        movaps [r10 - 96], xmm11                                ;   984.0 p3+p4   22 t spill
        movaps xmm11, [rdi + 0]                                 ;   988.2 p2      21 t
        xorps xmm11, xmm15                                      ;   991.2 p0      21 t
        xorps xmm11, [r8 + 3840]                                ;   992.2 p1+p2   21 t
        xorps xmm11, xmm0                                       ;   993.2 p5      21 t
        xorps xmm15, xmm5                                       ;   991.2 p0      21 t
        movaps [rbx - 64], xmm10                                ;   987.8 p3+p4   22 t spill
        movaps xmm10, [rbp + 32]                                ;   990.2 p2      21 t
        xorps xmm10, [r8 + 3952]                                ;   993.2 p1+p2   21 t
        xorps xmm10, xmm11                                      ;   994.2 p5      21 t
        xorps xmm10, xmm0                                       ;   995.2 p0      21 t
        movaps [r10 - 112], xmm2                                ;   986.8 p3+p4   22 t spill
        movaps xmm2, xmm3                                       ;   989.2 p1      21 t copy
        xorps xmm2, xmm11                                       ;   994.2 p5      21 t
        movaps [rbx + 96], xmm6                                 ;   987.8 p3+p4   22 t spill
        movaps xmm6, xmm5                                       ;   988.8 p0      21 t copy
        movaps [rbp + 112], xmm8                                ;   988.8 p3+p4   22 t spill
        movaps xmm8, xmm9                                       ;   989.0 p1      21 t copy
        xorps xmm8, xmm15                                       ;   992.2 p5      21 t
        xorps xmm6, xmm10                                       ;   996.2 p0      21 t
        movaps [rbx + 80], xmm13                                ;   989.8 p3+p4   22 t spill
        movaps xmm13, xmm2                                      ;   995.2 p1      21 t copy
        orps xmm13, xmm10                                       ;   996.2 p5      21 t
        movaps [rbp + 4064], xmm1                               ;   990.8 p3+p4   22 t spill
        movaps xmm1, [r11 - 80]                                 ;   992.2 p2      21 t
        movaps [r11 - 80], xmm7                                 ;   991.8 p3+p4   22 t spill
        movaps xmm7, xmm10                                      ;   996.2 p0      21 t copy
        xorps xmm7, xmm15                                       ;   997.2 p1      21 t
        xorps xmm1, xmm7                                        ;   998.2 p5      21 t
        movaps [rbx + 32], xmm12                                ;   992.8 p3+p4   22 t spill
        movaps xmm12, xmm14                                     ;   991.8 p0      21 t copy
        xorps xmm12, xmm11                                      ;   994.2 p1      21 t
        movaps xmm0, xmm11                                      ;   994.2 p5      21 t copy
        orps xmm0, xmm7                                         ;   998.2 p0      21 t
        xorps xmm0, xmm13                                       ;   999.2 p1      21 t
        movaps [rbx + 112], xmm10                               ;   996.2 p3+p4   21 t spill
        movaps xmm10, xmm8                                      ;   993.5 p5      21 t copy
        xorps xmm10, xmm6                                       ;   997.2 p0      21 t
        xorps xmm13, xmm4                                       ;   997.2 p1      21 t
        movaps [rbx - 48], xmm6                                 ;   997.2 p3+p4   21 t spill
        orps xmm4, xmm6                                         ;   997.2 p5      21 t
        movaps xmm6, xmm15                                      ;   994.8 p0      21 t copy
        andps xmm6, xmm3                                        ;   995.8 p1      21 t
        xorps xmm6, xmm4                                        ;   998.2 p5      21 t
        xorps xmm4, xmm15                                       ;   998.2 p0      21 t
        xorps xmm4, [rsi + 96]                                  ;   999.2 p1+p2   21 t
        xorps xmm13, xmm6                                       ;   999.2 p5      21 t
        movaps [rsi + 96], xmm7                                 ;   998.2 p3+p4   21 t spill
        movaps xmm7, xmm10                                      ;   998.2 p0      21 t copy
        andps xmm7, xmm12                                       ;   999.2 p1      21 t
        xorps xmm4, xmm7                                        ;  1000.2 p5      21 t
        xorps xmm0, xmm4                                        ;  1001.2 p0      21 t
        movaps xmm7, xmm12                                      ;   998.0 p1      21 t copy
        xorps xmm7, xmm1                                        ;   999.2 p5      21 t
        movaps [r10 - 80], xmm12                                ;   998.0 p3+p4   21 t spill
        movaps xmm12, xmm8                                      ;   998.8 p0      21 t copy
        andps xmm12, xmm7                                       ;  1000.2 p1      21 t
        xorps xmm6, xmm12                                       ;  1001.2 p5      21 t
        movaps xmm12, xmm3                                      ;   999.8 p0      21 t copy
        xorps xmm12, xmm7                                       ;  1000.8 p1      21 t
        movaps [rbx - 32], xmm8                                 ;   999.5 p3+p4   21 t spill
        movaps xmm8, [rbp + 96]                                 ;   999.8 p2      21 t
        orps xmm8, xmm14                                        ;  1002.8 p5      21 t
        xorps xmm4, xmm8                                        ;  1003.8 p0      21 t
        movaps xmm8, xmm9                                       ;  1001.0 p1      21 t copy
        andps xmm8, xmm12                                       ;  1002.0 p5      21 t
        movaps [rbx + 16], xmm14                                ;  1001.0 p3+p4   21 t spill
        movaps xmm14, xmm5                                      ;  1001.8 p0      21 t copy
        xorps xmm13, xmm8                                       ;  1003.0 p1      21 t
        movaps xmm8, xmm1                                       ;  1002.5 p5      21 t copy
        xorps xmm8, xmm2                                        ;  1003.5 p0      21 t
        andps xmm14, xmm8                                       ;  1004.5 p1      21 t
        xorps xmm6, xmm14                                       ;  1005.5 p5      21 t
        xorps xmm4, xmm14                                       ;  1005.5 p0      21 t
        movaps xmm14, xmm0                                      ;  1004.0 p1      21 t copy
        andps xmm14, xmm13                                      ;  1005.0 p5      21 t
        xorps xmm4, xmm14                                       ;  1006.5 p0      21 t
        movaps [r10 - 64], xmm10                                ;  1003.8 p3+p4   21 t spill
        movaps xmm10, xmm4                                      ;  1007.5 p1      21 t copy
        andps xmm10, xmm6                                       ;  1008.5 p5      21 t
        xorps xmm4, xmm13                                       ;  1007.5 p0      21 t
        orps xmm14, xmm4                                        ;  1008.5 p1      21 t
        xorps xmm0, xmm10                                       ;  1009.5 p5      21 t
        xorps xmm14, xmm0                                       ;  1010.5 p0      21 t
        andps xmm8, xmm14                                       ;  1011.5 p1      21 t
        movaps xmm10, xmm6                                      ;  1007.5 p5      21 t copy
        andps xmm10, xmm0                                       ;  1010.5 p0      21 t
        xorps xmm13, xmm10                                      ;  1011.5 p1      21 t
        andps xmm0, xmm13                                       ;  1012.5 p5      21 t
        xorps xmm6, xmm0                                        ;  1013.5 p0      21 t
        movaps xmm0, xmm14                                      ;  1011.5 p1      21 t copy
        orps xmm0, xmm13                                        ;  1012.5 p5      21 t
        xorps xmm4, xmm0                                        ;  1013.5 p0      21 t
        movaps xmm0, xmm14                                      ;  1011.5 p1      21 t copy
        xorps xmm0, xmm13                                       ;  1012.5 p5      21 t
        andps xmm12, xmm0                                       ;  1013.5 p0      21 t
        andps xmm9, xmm0                                        ;  1013.5 p1      21 t
        xorps xmm0, xmm4                                        ;  1014.5 p5      21 t
        andps xmm5, xmm14                                       ;  1011.8 p0      21 t
        andps xmm7, xmm0                                        ;  1015.5 p1      21 t
        xorps xmm12, xmm7                                       ;  1016.5 p5      21 t
        andps xmm15, xmm4                                       ;  1014.5 p0      21 t
        andps xmm11, xmm6                                       ;  1014.5 p1      21 t
        andps xmm3, xmm4                                        ;  1014.5 p5      21 t
        xorps xmm4, xmm6                                        ;  1014.5 p0      21 t
        movaps xmm10, [rbx + 112]                               ;  1012.2 p2      21 t
        andps xmm10, xmm4                                       ;  1015.5 p1      21 t
        xorps xmm10, xmm9                                       ;  1016.5 p5      21 t
        xorps xmm14, xmm4                                       ;  1015.5 p0      21 t
        andps xmm1, xmm14                                       ;  1016.5 p1      21 t
        xorps xmm3, xmm7                                        ;  1016.5 p5      21 t
        movaps xmm7, [rsi + 96]                                 ;  1013.8 p2      21 t
        andps xmm7, xmm6                                        ;  1016.8 p0      21 t
        xorps xmm6, xmm13                                       ;  1016.0 p1      21 t
        andps xmm2, xmm4                                        ;  1016.5 p5      21 t
        movaps xmm4, [r10 - 64]                                 ;  1014.8 p2      21 t
        andps xmm4, xmm6                                        ;  1017.8 p0      21 t
        andps xmm6, [r10 - 80]                                  ;  1017.0 p1+p2   21 t
        andps xmm14, [rbx - 48]                                 ;  1017.5 p5+p2   21 t
        xorps xmm14, xmm10                                      ;  1018.5 p0      21 t
        xorps xmm14, xmm4                                       ;  1019.5 p1      21 t
        xorps xmm15, xmm4                                       ;  1018.8 p5      21 t
        movaps xmm4, [rbx + 16]                                 ;  1017.8 p2      21 t
        xorps xmm2, xmm8                                        ;  1018.8 p0      21 t
        xorps xmm2, xmm12                                       ;  1019.8 p1      21 t
        andps xmm4, xmm13                                       ;  1020.8 p5      21 t
        andps xmm13, [rbp + 96]                                 ;  1019.8 p0+p2   21 t
        xorps xmm13, xmm14                                      ;  1020.8 p1      21 t
        andps xmm0, [rbx - 32]                                  ;  1020.5 p5+p2   21 t
        xorps xmm12, xmm11                                      ;  1020.8 p0      21 t
        xorps xmm9, xmm7                                        ;  1021.0 p1      21 t
        xorps xmm15, xmm9                                       ;  1022.0 p5      21 t
        xorps xmm4, xmm15                                       ;  1023.0 p0      21 t
        xorps xmm12, xmm4                                       ;  1024.0 p1      21 t
        xorps xmm13, xmm4                                       ;  1024.0 p5      21 t
        xorps xmm6, xmm4                                        ;  1024.0 p0      21 t
        movaps xmm4, [rsi + 48]                                 ;  1020.8 p2      42 t
        xorps xmm6, xmm3                                        ;  1025.0 p1      21 t
        xorps xmm0, xmm13                                       ;  1025.0 p5      21 t
        xorps xmm10, xmm5                                       ;  1023.8 p0      21 t
        xorps xmm10, xmm13                                      ;  1025.0 p1      21 t
        xorps xmm4, [r8 + 4000]                                 ;  1024.5 p5+p2   42 t
        movaps xmm5, [rel camellia128_encrypt.T0_constants128]  ;  1022.8 p2      41 t reload
        xorps xmm4, xmm5                                        ;  1025.8 p0      42 t
        movaps xmm7, [rsi + 64]                                 ;  1023.8 p2      42 t
        xorps xmm7, [r8 + 4064]                                 ;  1026.8 p1+p2   42 t
        xorps xmm7, xmm5                                        ;  1027.8 p5      42 t
        movaps xmm11, [r11 - 64]                                ;  1025.8 p2      42 t
        movaps xmm13, [rax - 48]                                ;  1026.8 p2      40 t reload
        xorps xmm11, xmm13                                      ;  1029.8 p0      42 t
        xorps xmm13, xmm4                                       ;  1029.8 p1      42 t
        movaps [rax - 48], xmm2                                 ;  1023.8 p3+p4   21 t spill
        movaps xmm2, [r11 - 64]                                 ;  1027.8 p2      42 t
        xorps xmm2, [r10 + 0]                                   ;  1030.8 p5+p2   42 t
        movaps [rbx - 32], xmm9                                 ;  1024.8 p3+p4   21 t spill
        movaps xmm9, [rax - 112]                                ;  1029.8 p2      42 t
        xorps xmm9, xmm7                                        ;  1032.8 p0      42 t
        movaps [rbp + 96], xmm14                                ;  1025.8 p3+p4   21 t spill
        movaps [r10 - 64], xmm12                                ;  1026.8 p3+p4   21 t spill
        movaps xmm14, xmm12                                     ;  1027.0 p1      21 t copy
        xorps xmm14, xmm6                                       ;  1028.0 p5      21 t
        xorps xmm14, xmm10                                      ;  1029.0 p0      21 t
        movaps [rbx + 16], xmm15                                ;  1027.8 p3+p4   21 t spill
        movaps xmm15, [rsi - 128]                               ;  1030.8 p2      42 t
        xorps xmm15, [r8 + 3968]                                ;  1033.8 p1+p2   42 t
        xorps xmm15, xmm9                                       ;  1034.8 p5      42 t
        xorps xmm9, xmm11                                       ;  1033.8 p0      42 t
        movaps [rbx - 48], xmm1                                 ;  1028.8 p3+p4   21 t spill
        movaps xmm1, [rsi + 0]                                  ;  1032.8 p2      42 t
        xorps xmm15, xmm5                                       ;  1035.8 p1      42 t
        xorps xmm1, [r8 + 4080]                                 ;  1035.8 p5+p2   42 t
        xorps xmm1, xmm15                                       ;  1036.8 p0      42 t
        xorps xmm1, xmm5                                        ;  1037.8 p1      42 t
        movaps xmm5, xmm2                                       ;  1031.8 p5      42 t copy
        xorps xmm5, xmm15                                       ;  1036.8 p0      42 t
        movaps [r10 - 80], xmm8                                 ;  1029.8 p3+p4   21 t spill
        movaps xmm8, xmm11                                      ;  1031.0 p1      42 t copy
        xorps xmm8, xmm1                                        ;  1038.8 p5      42 t
        movaps xmm12, xmm5                                      ;  1037.8 p0      42 t copy
        orps xmm12, xmm1                                        ;  1038.8 p1      42 t
        movaps [rbx + 112], xmm3                                ;  1031.0 p3+p4   21 t spill
        movaps xmm3, xmm13                                      ;  1032.5 p5      42 t copy
        xorps xmm3, xmm9                                        ;  1034.8 p0      42 t
        movaps [rsi + 96], xmm10                                ;  1032.0 p3+p4   21 t spill
        movaps xmm10, [rax - 112]                               ;  1034.8 p2      42 t
        movaps [rax - 112], xmm0                                ;  1033.0 p3+p4   21 t spill
        movaps xmm0, xmm1                                       ;  1038.8 p1      42 t copy
        movaps [rbp + 2960], xmm1                               ;  1038.8 p3+p4   42 t spill
        movaps xmm1, xmm3                                       ;  1035.8 p5      42 t copy
        xorps xmm0, xmm9                                        ;  1039.8 p0      42 t
        xorps xmm10, xmm0                                       ;  1040.8 p1      42 t
        movaps [rax - 96], xmm14                                ;  1035.0 p3+p4   21 t spill
        movaps xmm14, xmm4                                      ;  1035.0 p5      42 t copy
        xorps xmm14, xmm15                                      ;  1036.8 p0      42 t
        movaps [rax - 16], xmm6                                 ;  1036.0 p3+p4   21 t spill
        movaps xmm6, xmm15                                      ;  1036.8 p1      42 t copy
        orps xmm6, xmm0                                         ;  1040.8 p5      42 t
        xorps xmm6, xmm12                                       ;  1041.8 p0      42 t
        xorps xmm1, xmm8                                        ;  1039.8 p1      42 t
        movaps [rbp + 4080], xmm8                               ;  1039.8 p3+p4   42 t spill
        xorps xmm12, xmm7                                       ;  1039.8 p5      42 t
        orps xmm7, xmm8                                         ;  1039.8 p0      42 t
        movaps xmm8, xmm9                                       ;  1037.8 p1      42 t copy
        andps xmm8, xmm2                                        ;  1038.8 p5      42 t
        xorps xmm8, xmm7                                        ;  1040.8 p0      42 t
        xorps xmm7, xmm9                                        ;  1040.8 p1      42 t
        xorps xmm7, [r10 + 0]                                   ;  1041.8 p5+p2   42 t
        movaps [r10 + 0], xmm0                                  ;  1040.8 p3+p4   42 t spill
        xorps xmm12, xmm8                                       ;  1041.8 p0      42 t
        movaps xmm0, xmm1                                       ;  1040.8 p1      42 t copy
        andps xmm0, xmm14                                       ;  1041.8 p5      42 t
        xorps xmm7, xmm0                                        ;  1042.8 p0      42 t
        movaps xmm0, xmm14                                      ;  1040.8 p1      42 t copy
        movaps [rbp + 4096], xmm14                              ;  1040.2 p3+p4   42 t spill
        xorps xmm6, xmm7                                        ;  1043.8 p5      42 t
        xorps xmm0, xmm10                                       ;  1041.8 p0      42 t
        movaps xmm14, xmm3                                      ;  1041.8 p1      42 t copy
        andps xmm14, xmm0                                       ;  1042.8 p5      42 t
        xorps xmm8, xmm14                                       ;  1043.8 p0      42 t
        movaps xmm14, xmm2                                      ;  1042.8 p1      42 t copy
        movaps [rbp + 4112], xmm3                               ;  1042.0 p3+p4   42 t spill
        movaps xmm3, [r11 - 64]                                 ;  1042.2 p2      42 t
        orps xmm3, xmm4                                         ;  1045.2 p5      42 t
        xorps xmm7, xmm3                                        ;  1046.2 p0      42 t
        movaps xmm3, xmm13                                      ;  1043.8 p1      42 t copy
        xorps xmm14, xmm0                                       ;  1044.0 p5      42 t
        andps xmm3, xmm14                                       ;  1045.0 p0      42 t
        movaps [rbp + 4128], xmm4                               ;  1043.8 p3+p4   42 t spill
        xorps xmm12, xmm3                                       ;  1046.0 p1      42 t
        movaps xmm3, xmm10                                      ;  1045.0 p5      42 t copy
        xorps xmm3, xmm5                                        ;  1046.0 p0      42 t
        movaps xmm4, xmm11                                      ;  1045.8 p1      42 t copy
        andps xmm4, xmm3                                        ;  1047.0 p5      42 t
        xorps xmm8, xmm4                                        ;  1048.0 p0      42 t
        xorps xmm7, xmm4                                        ;  1048.0 p1      42 t
        movaps xmm4, xmm6                                       ;  1047.0 p5      42 t copy
        movaps [rbp + 4144], xmm1                               ;  1046.0 p3+p4   42 t spill
        andps xmm4, xmm12                                       ;  1048.0 p0      42 t
        xorps xmm7, xmm4                                        ;  1049.0 p1      42 t
        movaps xmm1, xmm7                                       ;  1050.0 p5      42 t copy
        xorps xmm7, xmm12                                       ;  1050.0 p0      42 t
        andps xmm1, xmm8                                        ;  1051.0 p1      42 t
        orps xmm4, xmm7                                         ;  1051.0 p5      42 t
        xorps xmm6, xmm1                                        ;  1052.0 p0      42 t
        xorps xmm4, xmm6                                        ;  1053.0 p1      42 t
        movaps xmm1, xmm8                                       ;  1050.0 p5      42 t copy
        andps xmm1, xmm6                                        ;  1053.0 p0      42 t
        xorps xmm12, xmm1                                       ;  1054.0 p1      42 t
        andps xmm6, xmm12                                       ;  1055.0 p5      42 t
        xorps xmm8, xmm6                                        ;  1056.0 p0      42 t
        andps xmm3, xmm4                                        ;  1054.0 p1      42 t
        movaps xmm1, xmm4                                       ;  1054.0 p5      42 t copy
        orps xmm1, xmm12                                        ;  1055.0 p0      42 t
        xorps xmm7, xmm1                                        ;  1056.0 p1      42 t
        movaps xmm1, xmm4                                       ;  1054.0 p5      42 t copy
        xorps xmm1, xmm12                                       ;  1055.0 p0      42 t
        andps xmm13, xmm1                                       ;  1056.0 p1      42 t
        andps xmm11, xmm4                                       ;  1054.0 p5      42 t
        andps xmm14, xmm1                                       ;  1056.0 p0      42 t
        xorps xmm1, xmm7                                        ;  1057.0 p1      42 t
        andps xmm0, xmm1                                        ;  1058.0 p5      42 t
        andps xmm9, xmm7                                        ;  1057.0 p0      42 t
        andps xmm2, xmm7                                        ;  1057.0 p1      42 t
        xorps xmm2, xmm0                                        ;  1059.0 p5      42 t
        movaps xmm6, [rbp + 2960]                               ;  1054.2 p2      42 t
        xorps xmm14, xmm0                                       ;  1059.0 p0      42 t
        movaps xmm0, [r10 + 0]                                  ;  1055.2 p2      42 t
        andps xmm0, xmm8                                        ;  1058.2 p1      42 t
        xorps xmm7, xmm8                                        ;  1057.0 p5      42 t
        xorps xmm4, xmm7                                        ;  1058.0 p0      42 t
        andps xmm10, xmm4                                       ;  1059.0 p1      42 t
        andps xmm4, [rbp + 4080]                                ;  1059.0 p5+p2   42 t
        andps xmm1, [rbp + 4112]                                ;  1058.2 p0+p2   42 t
        andps xmm5, xmm7                                        ;  1058.8 p1      42 t
        xorps xmm5, xmm3                                        ;  1059.8 p5      42 t
        xorps xmm5, xmm14                                       ;  1060.8 p0      42 t
        andps xmm15, xmm8                                       ;  1059.8 p1      42 t
        xorps xmm8, xmm12                                       ;  1060.0 p5      42 t
        xorps xmm14, xmm15                                      ;  1060.8 p0      42 t
        movaps xmm15, [rbp + 64]                                ;  1058.2 p2      41 t
        andps xmm6, xmm7                                        ;  1060.8 p1      42 t
        xorps xmm6, xmm13                                       ;  1061.8 p5      42 t
        xorps xmm13, xmm0                                       ;  1061.2 p0      42 t
        movaps xmm0, [rbp + 4144]                               ;  1059.2 p2      42 t
        andps xmm0, xmm8                                        ;  1062.2 p1      42 t
        andps xmm8, [rbp + 4096]                                ;  1062.0 p5+p2   42 t
        xorps xmm4, xmm6                                        ;  1062.8 p0      42 t
        xorps xmm9, xmm0                                        ;  1063.2 p1      42 t
        xorps xmm4, xmm0                                        ;  1063.8 p5      42 t
        movaps xmm0, [rbp + 4128]                               ;  1061.2 p2      42 t
        andps xmm0, xmm12                                       ;  1064.2 p0      42 t
        andps xmm12, [r11 - 64]                                 ;  1063.8 p1+p2   42 t
        xorps xmm12, xmm4                                       ;  1064.8 p5      42 t
        xorps xmm9, xmm13                                       ;  1064.2 p0      42 t
        movaps xmm7, [rcx + 0]                                  ;  1063.2 p2      41 t
        xorps xmm0, xmm9                                        ;  1065.2 p1      42 t
        xorps xmm6, xmm11                                       ;  1065.0 p5      42 t
        xorps xmm12, xmm0                                       ;  1066.2 p0      42 t
        xorps xmm1, xmm12                                       ;  1067.2 p1      42 t
        xorps xmm8, xmm0                                        ;  1066.2 p5      42 t
        movaps xmm11, [rcx + 96]                                ;  1064.2 p2      23 t reload
        xorps xmm7, xmm11                                       ;  1067.2 p0      41 t
        xorps xmm6, xmm12                                       ;  1067.2 p1      42 t
        movaps xmm12, [rsi - 112]                               ;  1065.2 p2      23 t reload
        xorps xmm14, xmm0                                       ;  1067.0 p5      42 t
        movaps xmm0, [rel camellia128_encrypt.T0_constants128]  ;  1066.2 p2      41 t reload
        xorps xmm7, xmm12                                       ;  1068.2 p0      41 t
        xorps xmm15, [rbx + 32]                                 ;  1067.8 p1+p2   41 t
        xorps xmm15, xmm0                                       ;  1069.2 p5      41 t
        movaps xmm12, [rbp + 0]                                 ;  1068.2 p2      41 t
        xorps xmm8, xmm2                                        ;  1068.2 p0      42 t
        movaps xmm11, [rbp - 112]                               ;  1069.2 p2      41 t
        xorps xmm11, [rax - 16]                                 ;  1072.2 p1+p2   41 t
        movaps [rax - 16], xmm1                                 ;  1068.2 p3+p4   42 t spill
        xorps xmm12, xmm1                                       ;  1071.2 p5      41 t
        movaps xmm1, xmm14                                      ;  1069.2 p0      42 t copy
        movaps [rbx + 32], xmm8                                 ;  1069.2 p3+p4   42 t spill
        xorps xmm1, xmm8                                        ;  1070.2 p1      42 t
        xorps xmm1, xmm6                                        ;  1071.2 p5      42 t
        xorps xmm12, xmm1                                       ;  1072.2 p0      41 t
        movaps xmm8, [rbp - 112]                                ;  1071.2 p2      41 t
        xorps xmm8, xmm15                                       ;  1074.2 p1      41 t
        movaps [rbp - 112], xmm1                                ;  1072.2 p3+p4   42 t spill
        movaps xmm1, [rbp + 64]                                 ;  1072.2 p2      41 t
        xorps xmm1, xmm7                                        ;  1075.2 p5      41 t
        xorps xmm7, xmm8                                        ;  1075.2 p0      41 t
        movaps [rbp + 64], xmm8                                 ;  1075.2 p3+p4   41 t spill
        movaps xmm8, [rbp + 0]                                  ;  1073.2 p2      41 t
        xorps xmm8, xmm11                                       ;  1076.2 p1      41 t
        xorps xmm6, [rbp - 128]                                 ;  1074.2 p5+p2   41 t
        xorps xmm6, xmm0                                        ;  1075.2 p0      41 t
        movaps [rbp + 0], xmm8                                  ;  1077.2 p3+p4   41 t spill
        xorps xmm15, xmm8                                       ;  1077.2 p1      41 t
        movaps xmm8, [rcx + 0]                                  ;  1075.2 p2      41 t
        movaps [rcx + 0], xmm1                                  ;  1076.2 p3+p4   41 t spill
        xorps xmm8, xmm12                                       ;  1078.2 p5      41 t
        xorps xmm11, xmm8                                       ;  1079.2 p0      41 t
        xorps xmm12, xmm1                                       ;  1076.2 p1      41 t
        movaps xmm1, [rbp + 80]                                 ;  1076.2 p2      41 t
        xorps xmm1, [rbp + 4064]                                ;  1079.2 p5+p2   41 t
        xorps xmm1, [r11 - 80]                                  ;  1080.2 p0+p2   41 t
        xorps xmm1, [rbp + 112]                                 ;  1081.2 p1+p2   41 t
        xorps xmm1, [rbx + 80]                                  ;  1082.2 p5+p2   41 t
        movaps [rbx + 80], xmm8                                 ;  1079.2 p3+p4   41 t spill
        movaps xmm8, [rbp + 16]                                 ;  1081.2 p2      41 t
        xorps xmm8, [rbp + 4048]                                ;  1084.2 p0+p2   41 t
        xorps xmm8, xmm0                                        ;  1085.2 p1      41 t
        xorps xmm4, xmm13                                       ;  1076.5 p5      41 t
        movaps xmm13, [rsi + 112]                               ;  1083.2 p2      41 t
        xorps xmm13, [r10 - 64]                                 ;  1086.2 p0+p2   41 t
        xorps xmm13, [rbx + 112]                                ;  1087.2 p1+p2   41 t
        xorps xmm13, [r10 - 80]                                 ;  1088.2 p5+p2   41 t
        xorps xmm1, xmm0                                        ;  1083.2 p0      41 t
        xorps xmm14, xmm2                                       ;  1078.2 p1      41 t
        xorps xmm14, xmm3                                       ;  1079.2 p5      41 t
        xorps xmm14, xmm10                                      ;  1080.2 p0      41 t
        movaps xmm2, [rdx + 0]                                  ;  1087.2 p2      41 t
        movaps xmm3, [rdx + 0]                                  ;  1088.2 p2      41 t
        movaps xmm10, [rbp + 80]                                ;  1089.2 p2      41 t
        xorps xmm10, xmm8                                       ;  1092.2 p1      41 t
        xorps xmm2, [rax - 96]                                  ;  1090.2 p5+p2   41 t
        xorps xmm2, [rax - 112]                                 ;  1091.2 p0+p2   41 t
        xorps xmm14, [rcx - 96]                                 ;  1092.2 p1+p2   41 t
        xorps xmm3, xmm1                                        ;  1091.2 p5      41 t
        xorps xmm8, xmm3                                        ;  1092.2 p0      41 t
        movaps [rbp + 80], xmm3                                 ;  1092.2 p3+p4   41 t spill
        movaps xmm3, [rbp - 128]                                ;  1093.2 p2      41 t
        xorps xmm3, xmm2                                        ;  1096.2 p1      41 t
        movaps [rbp - 128], xmm3                                ;  1097.2 p3+p4   41 t spill
        xorps xmm13, [rbx - 48]                                 ;  1094.2 p5+p2   41 t
        xorps xmm14, xmm0                                       ;  1093.2 p0      41 t
        xorps xmm13, xmm0                                       ;  1095.2 p1      41 t
        xorps xmm9, [rbp - 48]                                  ;  1095.2 p5+p2   41 t
        xorps xmm4, xmm5                                        ;  1088.5 p0      41 t
        xorps xmm4, [rax - 32]                                  ;  1096.2 p1+p2   41 t
        xorps xmm5, xmm0                                        ;  1089.2 p5      41 t
        xorps xmm1, xmm3                                        ;  1097.2 p0      41 t
        movaps xmm3, [rbp + 16]                                 ;  1097.2 p2      41 t
        xorps xmm3, xmm6                                        ;  1100.2 p1      41 t
        xorps xmm2, xmm3                                        ;  1101.2 p5      41 t
        movaps [rbp + 16], xmm10                                ;  1093.2 p3+p4   41 t spill
        xorps xmm6, xmm10                                       ;  1093.2 p0      41 t
        movaps xmm10, [rbx - 80]                                ;  1098.2 p2      41 t
        xorps xmm10, [rbx + 96]                                 ;  1101.2 p1+p2   41 t
        movaps [rbx + 96], xmm3                                 ;  1101.2 p3+p4   41 t spill
        movaps xmm3, [rbx - 128]                                ;  1100.2 p2      41 t
        xorps xmm3, [rbx + 48]                                  ;  1103.2 p5+p2   41 t
        xorps xmm3, [rdi + 32]                                  ;  1104.2 p0+p2   41 t
        xorps xmm3, [r10 - 128]                                 ;  1105.2 p1+p2   41 t
        xorps xmm3, [rbx - 16]                                  ;  1106.2 p5+p2   41 t
        movaps [rbx - 16], xmm2                                 ;  1102.2 p3+p4   41 t spill
        movaps xmm2, [rdi - 112]                                ;  1105.2 p2      41 t
        xorps xmm10, xmm0                                       ;  1102.2 p0      41 t
        xorps xmm2, [rsi + 96]                                  ;  1108.2 p1+p2   41 t
        xorps xmm5, [rbp - 32]                                  ;  1107.2 p5+p2   41 t
        xorps xmm3, xmm0                                        ;  1107.2 p0      41 t
        movaps [rsi + 96], xmm11                                ;  1098.2 p3+p4   41 t spill
        movaps xmm11, [rdi - 112]                               ;  1108.2 p2      41 t
        movaps [rdi - 112], xmm1                                ;  1100.2 p3+p4   41 t spill
        movaps xmm1, [rbx - 80]                                 ;  1109.2 p2      41 t
        xorps xmm11, xmm10                                      ;  1111.2 p1      41 t
        xorps xmm1, xmm3                                        ;  1112.2 p5      41 t
        movaps [rbx - 80], xmm11                                ;  1112.2 p3+p4   41 t spill
        xorps xmm3, xmm11                                       ;  1112.2 p0      41 t
        movaps xmm11, [rcx - 96]                                ;  1110.2 p2      41 t
        xorps xmm5, [rbp - 112]                                 ;  1111.2 p1+p2   41 t
        xorps xmm9, xmm0                                        ;  1103.2 p5      41 t
        xorps xmm2, xmm0                                        ;  1109.2 p0      41 t
        xorps xmm11, xmm2                                       ;  1113.2 p1      41 t
        movaps [rcx - 96], xmm11                                ;  1114.2 p3+p4   41 t spill
        xorps xmm10, xmm11                                      ;  1114.2 p5      41 t
        movaps xmm11, [rbx - 128]                               ;  1112.2 p2      41 t
        xorps xmm11, xmm14                                      ;  1115.2 p0      41 t
        xorps xmm2, xmm11                                       ;  1116.2 p1      41 t
        xorps xmm14, xmm1                                       ;  1113.2 p5      41 t
        movaps [rbx - 128], xmm1                                ;  1113.2 p3+p4   41 t spill
        movaps xmm1, [rdx - 128]                                ;  1113.2 p2      41 t
        xorps xmm1, [r10 - 112]                                 ;  1116.2 p0+p2   41 t
        xorps xmm1, [rcx - 48]                                  ;  1117.2 p1+p2   41 t
        movaps [rcx - 48], xmm11                                ;  1116.2 p3+p4   41 t spill
        movaps xmm11, [rsi - 96]                                ;  1116.2 p2      41 t
        xorps xmm11, [rdx + 32]                                 ;  1119.2 p5+p2   41 t
        xorps xmm11, xmm0                                       ;  1120.2 p0      41 t
        xorps xmm1, [rbx + 0]                                   ;  1118.2 p1+p2   41 t
        movaps [rbx - 48], xmm2                                 ;  1117.2 p3+p4   41 t spill
        movaps xmm2, [rsi + 112]                                ;  1119.2 p2      41 t
        movaps [rsi + 112], xmm10                               ;  1115.2 p3+p4   41 t spill
        movaps xmm10, [rdx - 128]                               ;  1120.2 p2      41 t
        xorps xmm10, xmm11                                      ;  1123.2 p5      41 t
        xorps xmm2, xmm1                                        ;  1122.2 p0      41 t
        movaps [rdx - 128], xmm2                                ;  1123.2 p3+p4   41 t spill
        xorps xmm11, xmm2                                       ;  1123.2 p1      41 t
        movaps xmm2, [rbp - 48]                                 ;  1121.2 p2      41 t
        xorps xmm2, xmm13                                       ;  1124.2 p5      41 t
        movaps [rbp - 48], xmm2                                 ;  1125.2 p3+p4   41 t spill
        xorps xmm1, xmm2                                        ;  1125.2 p0      41 t
        movaps xmm2, [rsi - 96]                                 ;  1122.2 p2      41 t
        movaps [rsi - 96], xmm10                                ;  1124.2 p3+p4   41 t spill
        xorps xmm2, xmm9                                        ;  1125.2 p1      41 t
        xorps xmm13, xmm2                                       ;  1126.2 p5      41 t
        movaps [rbp - 112], xmm13                               ;  1127.2 p3+p4   41 t spill
        movaps xmm13, [rsi - 80]                                ;  1123.2 p2      41 t
        xorps xmm13, xmm0                                       ;  1126.2 p0      41 t
        xorps xmm13, [rbx + 16]                                 ;  1127.2 p1+p2   41 t
        movaps [rbx + 16], xmm1                                 ;  1126.2 p3+p4   41 t spill
        movaps xmm1, [rsi - 80]                                 ;  1125.2 p2      41 t
        movaps [rsi - 80], xmm15                                ;  1122.5 p3+p4   41 t spill
        movaps xmm15, [rcx - 64]                                ;  1126.2 p2      41 t
        xorps xmm9, xmm10                                       ;  1124.2 p5      41 t
        movaps xmm10, [rcx - 64]                                ;  1127.2 p2      41 t
        xorps xmm10, [rbx + 0]                                  ;  1130.2 p0+p2   41 t
        movaps [rbx + 0], xmm2                                  ;  1126.2 p3+p4   41 t spill
        movaps xmm2, [rbx - 96]                                 ;  1129.2 p2      41 t
        xorps xmm10, [rbx - 64]                                 ;  1131.2 p1+p2   41 t
        xorps xmm10, xmm0                                       ;  1132.2 p5      41 t
        xorps xmm2, [rbp - 16]                                  ;  1132.2 p0+p2   41 t
        xorps xmm2, [rbx + 64]                                  ;  1133.2 p1+p2   41 t
        xorps xmm1, xmm10                                       ;  1133.2 p5      41 t
        movaps [rcx - 64], xmm1                                 ;  1134.2 p3+p4   41 t spill
        xorps xmm2, [rdx - 112]                                 ;  1134.2 p0+p2   41 t
        xorps xmm15, xmm2                                       ;  1135.2 p1      41 t
        xorps xmm2, xmm1                                        ;  1135.2 p5      41 t
        movaps xmm1, [rax - 32]                                 ;  1134.2 p2      41 t
        xorps xmm1, xmm13                                       ;  1137.2 p0      41 t
        xorps xmm10, xmm1                                       ;  1138.2 p1      41 t
        movaps [rax - 32], xmm1                                 ;  1138.2 p3+p4   41 t spill
        movaps xmm1, [rbx - 96]                                 ;  1135.2 p2      41 t
        movaps [rbx - 96], xmm15                                ;  1136.2 p3+p4   41 t spill
        xorps xmm1, xmm4                                        ;  1138.2 p5      41 t
        xorps xmm4, xmm15                                       ;  1136.2 p0      41 t
        movaps xmm15, [rbp - 64]                                ;  1136.2 p2      41 t
        xorps xmm13, xmm1                                       ;  1139.2 p1      41 t
        movaps [rbx + 64], xmm1                                 ;  1139.2 p3+p4   41 t spill
        movaps xmm1, [rbp + 48]                                 ;  1137.2 p2      41 t
        xorps xmm1, xmm0                                        ;  1140.2 p5      41 t
        xorps xmm1, [rdx - 112]                                 ;  1141.2 p0+p2   41 t
        xorps xmm1, [rcx + 96]                                  ;  1142.2 p1+p2   41 t
        movaps [rcx + 96], xmm13                                ;  1140.2 p3+p4   41 t spill
        movaps xmm13, [rdi - 96]                                ;  1140.2 p2      41 t
        xorps xmm13, [rbp + 96]                                 ;  1143.2 p5+p2   41 t
        xorps xmm13, [rbx - 32]                                 ;  1144.2 p0+p2   41 t
        xorps xmm15, xmm0                                       ;  1139.2 p1      41 t
        xorps xmm15, [rax + 96]                                 ;  1143.2 p5+p2   41 t
        xorps xmm13, [rax - 48]                                 ;  1145.2 p0+p2   41 t
        movaps [rbx - 32], xmm10                                ;  1139.2 p3+p4   41 t spill
        movaps xmm10, [rdi - 96]                                ;  1145.2 p2      41 t
        xorps xmm10, xmm15                                      ;  1148.2 p1      41 t
        movaps [rdi - 96], xmm2                                 ;  1138.8 p3+p4   41 t spill
        movaps xmm2, [rbp - 64]                                 ;  1146.2 p2      41 t
        xorps xmm2, xmm1                                        ;  1149.2 p5      41 t
        xorps xmm1, xmm10                                       ;  1149.2 p0      41 t
        movaps [rbp - 64], xmm10                                ;  1149.2 p3+p4   41 t spill
        movaps xmm10, [rbp - 32]                                ;  1147.2 p2      41 t
        xorps xmm10, xmm13                                      ;  1150.2 p1      41 t
        movaps [rbp - 32], xmm10                                ;  1151.2 p3+p4   41 t spill
        xorps xmm15, xmm10                                      ;  1151.2 p5      41 t
        movaps xmm10, [rbp + 48]                                ;  1148.2 p2      41 t
        xorps xmm10, xmm5                                       ;  1151.2 p0      41 t
        movaps [rbp + 48], xmm2                                 ;  1150.2 p3+p4   41 t spill
        xorps xmm5, xmm2                                        ;  1150.2 p1      41 t
        movaps xmm2, [rcx - 80]                                 ;  1149.2 p2      41 t
        xorps xmm2, [r10 - 96]                                  ;  1152.2 p5+p2   41 t
        movaps [r10 - 96], xmm10                                ;  1152.2 p3+p4   41 t spill
        xorps xmm13, xmm10                                      ;  1152.2 p0      41 t
        movaps xmm10, [rbx - 112]                               ;  1151.2 p2      41 t
        xorps xmm10, xmm0                                       ;  1154.2 p1      41 t
        xorps xmm10, [rsi - 112]                                ;  1155.2 p5+p2   41 t
        movaps [rsi - 112], xmm13                               ;  1153.2 p3+p4   41 t spill
        movaps xmm13, [rax + 112]                               ;  1153.2 p2      41 t
        xorps xmm13, xmm0                                       ;  1156.2 p0      41 t
        xorps xmm13, [rax - 16]                                 ;  1157.2 p1+p2   41 t
        movaps [rax - 16], xmm15                                ;  1152.2 p3+p4   41 t spill
        movaps xmm15, [rdi - 128]                               ;  1155.2 p2      41 t
        xorps xmm15, xmm0                                       ;  1158.2 p5      41 t
        xorps xmm15, [rax - 48]                                 ;  1159.2 p0+p2   41 t
        xorps xmm15, [rax - 96]                                 ;  1160.2 p1+p2   41 t
        movaps [rax - 96], xmm1                                 ;  1151.8 p3+p4   41 t spill
        movaps xmm1, [rdi - 128]                                ;  1158.2 p2      41 t
        xorps xmm0, [rbp - 96]                                  ;  1159.2 p5+p2   41 t
        xorps xmm0, [rax - 112]                                 ;  1160.2 p0+p2   41 t
        xorps xmm1, xmm2                                        ;  1161.2 p1      41 t
        movaps [rdi - 128], xmm11                               ;  1153.0 p3+p4   41 t spill
        movaps xmm11, [rcx - 80]                                ;  1161.2 p2      41 t
        xorps xmm11, xmm10                                      ;  1164.2 p5      41 t
        movaps [rax - 112], xmm11                               ;  1165.2 p3+p4   41 t spill
        xorps xmm10, xmm1                                       ;  1162.2 p0      41 t
        movaps [rcx - 80], xmm1                                 ;  1162.2 p3+p4   41 t spill
        movaps xmm1, [rax + 112]                                ;  1162.2 p2      41 t
        xorps xmm1, xmm15                                       ;  1165.2 p1      41 t
        xorps xmm2, xmm1                                        ;  1166.2 p5      41 t
        movaps [rax + 112], xmm1                                ;  1166.2 p3+p4   41 t spill
        movaps xmm1, [rbx - 112]                                ;  1163.2 p2      41 t
        xorps xmm1, xmm13                                       ;  1166.2 p0      41 t
        xorps xmm13, xmm11                                      ;  1165.2 p1      41 t
        movaps xmm11, [rcx - 112]                               ;  1164.2 p2      41 t
        xorps xmm11, [rbx - 64]                                 ;  1167.2 p5+p2   41 t
        xorps xmm11, [rax + 96]                                 ;  1168.2 p0+p2   41 t
        movaps [rax + 96], xmm1                                 ;  1167.2 p3+p4   41 t spill
        xorps xmm15, xmm1                                       ;  1167.2 p1      41 t
        movaps xmm1, [rcx - 32]                                 ;  1167.2 p2      41 t
        xorps xmm1, [rcx - 16]                                  ;  1170.2 p5+p2   41 t
        movaps [rcx - 16], xmm15                                ;  1168.2 p3+p4   41 t spill
        movaps xmm15, [rbp - 80]                                ;  1169.2 p2      41 t
        xorps xmm15, [rbx + 32]                                 ;  1172.2 p0+p2   41 t
        movaps [rbx + 32], xmm2                                 ;  1167.2 p3+p4   41 t spill
        movaps xmm2, [rbp - 96]                                 ;  1171.2 p2      41 t
        movaps [rbp - 96], xmm10                                ;  1165.5 p3+p4   41 t spill
        xorps xmm2, xmm11                                       ;  1174.2 p1      41 t
        movaps xmm10, [rcx - 112]                               ;  1172.2 p2      41 t
        xorps xmm10, xmm1                                       ;  1175.2 p5      41 t
        movaps [rcx - 112], xmm2                                ;  1175.2 p3+p4   41 t spill
        xorps xmm1, xmm2                                        ;  1175.2 p0      41 t
        movaps xmm2, [rbp - 80]                                 ;  1173.2 p2      41 t
        xorps xmm2, xmm0                                        ;  1176.2 p1      41 t
        movaps [rbp - 80], xmm2                                 ;  1177.2 p3+p4   41 t spill
        xorps xmm11, xmm2                                       ;  1177.2 p5      41 t
        movaps xmm2, [rcx - 32]                                 ;  1174.2 p2      41 t
        xorps xmm2, xmm15                                       ;  1177.2 p0      41 t
        xorps xmm15, xmm10                                      ;  1176.2 p1      41 t
        movaps [rcx - 32], xmm10                                ;  1176.2 p3+p4   41 t spill
        movaps xmm10, xmm12                                     ;  1170.2 p5      62 t copy
        xorps xmm10, [r11 + 96]                                 ;  1175.2 p0+p2   62 t
        movaps [rbx - 64], xmm10                                ;  1176.2 p3+p4   62 t spill
        movaps xmm10, xmm6                                      ;  1172.2 p1      62 t copy
        xorps xmm10, [r11 - 96]                                 ;  1176.2 p5+p2   62 t
        movaps [r11 - 96], xmm10                                ;  1177.2 p3+p4   62 t spill
        movaps xmm10, xmm14                                     ;  1173.2 p0      62 t copy
        xorps xmm10, [r11 + 112]                                ;  1177.2 p1+p2   62 t
        movaps [rbx - 112], xmm10                               ;  1178.2 p3+p4   62 t spill
        movaps xmm10, xmm9                                      ;  1174.5 p5      62 t copy
        xorps xmm10, [r11 - 48]                                 ;  1178.2 p0+p2   62 t
        movaps [r11 - 48], xmm10                                ;  1179.2 p3+p4   62 t spill
        movaps xmm10, xmm4                                      ;  1175.5 p1      62 t copy
        xorps xmm10, [r11 - 32]                                 ;  1179.2 p5+p2   62 t
        movaps [r11 - 32], xmm10                                ;  1180.2 p3+p4   62 t spill
        movaps xmm10, xmm5                                      ;  1176.2 p0      62 t copy
        xorps xmm10, [r11 - 16]                                 ;  1180.2 p1+p2   62 t
        movaps [r11 - 16], xmm10                                ;  1181.2 p3+p4   62 t spill
        movaps xmm10, xmm13                                     ;  1177.0 p5      62 t copy
        xorps xmm10, [r13 - 128]                                ;  1181.2 p0+p2   62 t
        movaps [rax - 48], xmm10                                ;  1182.2 p3+p4   62 t spill
        movaps xmm10, [rdi - 128]                               ;  1182.2 p2      62 t
        xorps xmm10, [r11 + 32]                                 ;  1185.2 p1+p2   62 t
        movaps [r11 + 32], xmm10                                ;  1186.2 p3+p4   62 t spill
        movaps xmm10, xmm15                                     ;  1178.5 p5      62 t copy
        xorps xmm10, [r13 - 112]                                ;  1184.2 p0+p2   62 t
        movaps [rbp + 96], xmm10                                ;  1185.2 p3+p4   62 t spill
        movaps xmm10, [rdi - 96]                                ;  1185.2 p2      62 t
        xorps xmm10, [r11 + 48]                                 ;  1188.2 p1+p2   62 t
        movaps [r11 + 48], xmm10                                ;  1189.2 p3+p4   62 t spill
        movaps xmm10, xmm7                                      ;  1180.0 p5      62 t copy
        xorps xmm10, [r11 + 0]                                  ;  1187.2 p0+p2   62 t
        movaps [r11 + 0], xmm10                                 ;  1188.2 p3+p4   62 t spill
        movaps xmm10, [rax - 96]                                ;  1188.2 p2      62 t
        xorps xmm10, [r13 - 80]                                 ;  1191.2 p1+p2   62 t
        movaps [rdx - 112], xmm10                               ;  1192.2 p3+p4   62 t spill
        movaps xmm10, xmm8                                      ;  1181.5 p5      62 t copy
        xorps xmm10, [r13 - 96]                                 ;  1190.2 p0+p2   62 t
        movaps [rbp - 16], xmm10                                ;  1191.2 p3+p4   62 t spill
        movaps xmm10, [rbp - 96]                                ;  1191.2 p2      62 t
        xorps xmm10, [r13 - 64]                                 ;  1194.2 p1+p2   62 t
        movaps [r10 - 80], xmm10                                ;  1195.2 p3+p4   62 t spill
        movaps xmm10, xmm3                                      ;  1185.2 p5      62 t copy
        xorps xmm10, [r11 + 16]                                 ;  1193.2 p0+p2   62 t
        movaps [r11 + 16], xmm10                                ;  1194.2 p3+p4   62 t spill
        movaps xmm10, [rsi - 80]                                ;  1194.2 p2      62 t
        xorps xmm7, [r14 - 128]                                 ;  1195.2 p1+p2   62 t
        xorps xmm7, [rbp + 0]                                   ;  1196.2 p5+p2   62 t
        xorps xmm10, [r13 - 32]                                 ;  1197.2 p0+p2   62 t
        movaps [rbx + 112], xmm10                               ;  1198.2 p3+p4   62 t spill
        movaps xmm10, [rdi - 112]                               ;  1198.2 p2      62 t
        xorps xmm10, [r11 + 64]                                 ;  1201.2 p1+p2   62 t
        movaps [r11 + 64], xmm10                                ;  1202.2 p3+p4   62 t spill
        movaps xmm10, [rsi + 112]                               ;  1200.2 p2      62 t
        xorps xmm8, [r14 - 112]                                 ;  1201.2 p5+p2   62 t
        xorps xmm8, [rbp - 128]                                 ;  1202.2 p0+p2   62 t
        movaps [rbp - 128], xmm8                                ;  1203.2 p3+p4   62 t spill
        xorps xmm0, xmm2                                        ;  1193.2 p1      41 t
        xorps xmm10, [r13 - 16]                                 ;  1203.2 p5+p2   62 t
        movaps [r10 - 64], xmm10                                ;  1204.2 p3+p4   62 t spill
        movaps xmm10, [rbx + 16]                                ;  1204.2 p2      62 t
        xorps xmm10, [r10 - 32]                                 ;  1207.2 p0+p2   62 t
        movaps [r10 - 32], xmm10                                ;  1208.2 p3+p4   62 t spill
        movaps xmm10, xmm1                                      ;  1195.5 p1      62 t copy
        xorps xmm10, [r13 - 48]                                 ;  1206.2 p5+p2   62 t
        movaps [rdx + 32], xmm10                                ;  1207.2 p3+p4   62 t spill
        movaps xmm10, [rbx - 32]                                ;  1207.2 p2      62 t
        xorps xmm10, [r10 - 48]                                 ;  1210.2 p0+p2   62 t
        movaps [rbp + 0], xmm7                                  ;  1198.5 p3+p4   62 t spill
        movaps xmm8, [rbx + 32]                                 ;  1209.2 p2      62 t
        movaps xmm7, [rax - 16]                                 ;  1210.2 p2      62 t
        xorps xmm7, [r11 - 112]                                 ;  1213.2 p1+p2   62 t
        xorps xmm8, [r13 + 0]                                   ;  1212.2 p5+p2   62 t
        xorps xmm3, [r14 - 96]                                  ;  1213.2 p0+p2   62 t
        xorps xmm3, [rcx - 96]                                  ;  1214.2 p1+p2   62 t
        movaps [rcx - 96], xmm3                                 ;  1215.2 p3+p4   62 t spill
        movaps xmm3, [rsi + 96]                                 ;  1215.2 p2      62 t
        xorps xmm3, [r13 + 32]                                  ;  1218.2 p5+p2   62 t
        movaps [r11 - 112], xmm3                                ;  1219.2 p3+p4   62 t spill
        movaps xmm3, [rbx - 16]                                 ;  1217.2 p2      62 t
        xorps xmm3, [r10 + 16]                                  ;  1220.2 p0+p2   62 t
        movaps [r10 + 16], xmm3                                 ;  1221.2 p3+p4   62 t spill
        movaps xmm3, [rbx - 48]                                 ;  1219.2 p2      62 t
        xorps xmm1, [r14 - 16]                                  ;  1220.2 p1+p2   62 t
        xorps xmm1, [rbp - 80]                                  ;  1221.2 p5+p2   62 t
        movaps [rbp - 80], xmm1                                 ;  1222.2 p3+p4   62 t spill
        movaps xmm1, [rcx + 96]                                 ;  1222.2 p2      62 t
        xorps xmm1, [r13 + 64]                                  ;  1225.2 p0+p2   62 t
        movaps [r10 - 112], xmm1                                ;  1226.2 p3+p4   62 t spill
        movaps xmm1, [rsi - 112]                                ;  1224.2 p2      62 t
        xorps xmm1, [r13 + 80]                                  ;  1227.2 p1+p2   62 t
        movaps [r10 - 128], xmm1                                ;  1228.2 p3+p4   62 t spill
        movaps xmm1, [rcx - 16]                                 ;  1226.2 p2      62 t
        xorps xmm1, [r13 + 96]                                  ;  1229.2 p5+p2   62 t
        movaps [rdi + 32], xmm1                                 ;  1230.2 p3+p4   62 t spill
        movaps xmm1, [rbp - 48]                                 ;  1228.2 p2      62 t
        xorps xmm2, xmm11                                       ;  1219.5 p0      62 t
        xorps xmm2, [r14 + 112]                                 ;  1229.2 p1+p2   62 t
        xorps xmm1, [r14 - 80]                                  ;  1231.2 p5+p2   62 t
        xorps xmm1, [rdi - 128]                                 ;  1232.2 p0+p2   62 t
        movaps [rdi - 128], xmm1                                ;  1233.2 p3+p4   62 t spill
        xorps xmm3, [r13 + 48]                                  ;  1232.2 p1+p2   62 t
        movaps [r10 - 48], xmm3                                 ;  1233.2 p3+p4   62 t spill
        movaps xmm3, [rbp - 112]                                ;  1233.2 p2      62 t
        xorps xmm3, [r10 + 32]                                  ;  1236.2 p5+p2   62 t
        movaps [r10 + 32], xmm3                                 ;  1237.2 p3+p4   62 t spill
        xorps xmm12, [r15 + 0]                                  ;  1235.2 p0+p2   62 t
        movaps xmm3, xmm11                                      ;  1226.5 p1      62 t copy
        movaps xmm11, [rax - 32]                                ;  1236.2 p2      62 t
        xorps xmm11, [r14 - 64]                                 ;  1239.2 p5+p2   62 t
        xorps xmm11, [rdi - 96]                                 ;  1240.2 p0+p2   62 t
        movaps [rdi - 96], xmm2                                 ;  1230.2 p3+p4   62 t spill
        movaps xmm2, [rbp - 32]                                 ;  1239.2 p2      62 t
        movaps xmm1, xmm0                                       ;  1229.5 p1      62 t copy
        xorps xmm2, [r14 - 48]                                  ;  1242.2 p5+p2   62 t
        xorps xmm12, [rbp + 64]                                 ;  1241.2 p0+p2   62 t
        movaps [rbp + 64], xmm12                                ;  1242.2 p3+p4   62 t spill
        xorps xmm1, [r13 + 112]                                 ;  1242.2 p1+p2   62 t
        xorps xmm0, [r15 - 16]                                  ;  1243.2 p5+p2   62 t
        xorps xmm3, [r13 + 16]                                  ;  1244.2 p0+p2   62 t
        xorps xmm6, [r15 + 16]                                  ;  1245.2 p1+p2   62 t
        xorps xmm2, [rax - 96]                                  ;  1246.2 p5+p2   62 t
        movaps [rax - 96], xmm2                                 ;  1247.2 p3+p4   62 t spill
        movaps xmm2, [rax + 112]                                ;  1247.2 p2      62 t
        xorps xmm2, [r14 - 32]                                  ;  1250.2 p0+p2   62 t
        xorps xmm2, [rbp - 96]                                  ;  1251.2 p1+p2   62 t
        movaps xmm12, [r10 - 96]                                ;  1250.2 p2      62 t
        xorps xmm14, [r15 + 32]                                 ;  1251.2 p5+p2   62 t
        xorps xmm0, [rcx - 32]                                  ;  1252.2 p0+p2   62 t
        movaps [rcx - 32], xmm0                                 ;  1253.2 p3+p4   62 t spill
        movaps [rbp - 96], xmm2                                 ;  1252.2 p3+p4   62 t spill
        movaps xmm2, [rbx + 80]                                 ;  1253.2 p2      62 t
        xorps xmm2, [r14 + 0]                                   ;  1256.2 p1+p2   62 t
        xorps xmm2, [rsi - 80]                                  ;  1257.2 p5+p2   62 t
        movaps [rsi - 80], xmm2                                 ;  1258.2 p3+p4   62 t spill
        movaps xmm2, [rbx + 96]                                 ;  1256.2 p2      62 t
        xorps xmm2, [r14 + 16]                                  ;  1259.2 p0+p2   62 t
        xorps xmm2, [rdi - 112]                                 ;  1260.2 p1+p2   62 t
        movaps [rdi - 112], xmm2                                ;  1261.2 p3+p4   62 t spill
        movaps xmm2, [rcx - 48]                                 ;  1259.2 p2      62 t
        xorps xmm2, [r14 + 32]                                  ;  1262.2 p5+p2   62 t
        xorps xmm2, [rsi + 112]                                 ;  1263.2 p0+p2   62 t
        movaps [rsi + 112], xmm2                                ;  1264.2 p3+p4   62 t spill
        movaps xmm2, [rbx + 0]                                  ;  1262.2 p2      62 t
        xorps xmm9, [r15 + 48]                                  ;  1263.2 p1+p2   62 t
        xorps xmm9, [rdx - 128]                                 ;  1264.2 p5+p2   62 t
        xorps xmm2, [r14 + 48]                                  ;  1265.2 p0+p2   62 t
        xorps xmm2, [rbx + 16]                                  ;  1266.2 p1+p2   62 t
        movaps xmm0, [rbx + 64]                                 ;  1267.2 p2      62 t
        xorps xmm0, [r14 + 64]                                  ;  1270.2 p5+p2   62 t
        xorps xmm0, [rbx - 32]                                  ;  1271.2 p0+p2   62 t
        xorps xmm12, [r14 + 80]                                 ;  1270.2 p1+p2   62 t
        xorps xmm12, [rax - 16]                                 ;  1271.2 p5+p2   62 t
        xorps xmm14, [rbx - 80]                                 ;  1272.2 p0+p2   62 t
        xorps xmm15, [r15 + 112]                                ;  1273.2 p1+p2   62 t
        xorps xmm15, [rcx - 112]                                ;  1274.2 p5+p2   62 t
        movaps [rcx - 112], xmm15                               ;  1275.2 p3+p4   62 t spill
        movaps [rdx - 128], xmm9                                ;  1265.2 p3+p4   62 t spill
        xorps xmm5, [r15 + 80]                                  ;  1275.2 p0+p2   62 t
        movaps xmm9, [rcx + 0]                                  ;  1276.2 p2      62 t
        xorps xmm9, [r15 - 128]                                 ;  1279.2 p1+p2   62 t
        movaps xmm15, [rbx - 96]                                ;  1278.2 p2      62 t
        xorps xmm15, [r15 - 64]                                 ;  1281.2 p5+p2   62 t
        xorps xmm15, [rcx + 96]                                 ;  1282.2 p0+p2   62 t
        movaps [rcx + 96], xmm14                                ;  1273.2 p3+p4   62 t spill
        movaps xmm14, [rbp + 48]                                ;  1281.2 p2      62 t
        xorps xmm14, [r15 - 48]                                 ;  1284.2 p1+p2   62 t
        xorps xmm14, [rsi - 112]                                ;  1285.2 p5+p2   62 t
        movaps [rsi - 112], xmm14                               ;  1286.2 p3+p4   62 t spill
        movaps xmm14, [rax - 112]                               ;  1284.2 p2      62 t
        xorps xmm14, [r15 - 32]                                 ;  1287.2 p0+p2   62 t
        xorps xmm14, [rcx - 16]                                 ;  1288.2 p1+p2   62 t
        movaps [rcx - 16], xmm14                                ;  1289.2 p3+p4   62 t spill
        xorps xmm6, [rbp + 80]                                  ;  1287.2 p5+p2   62 t
        movaps [rbp + 80], xmm6                                 ;  1288.2 p3+p4   62 t spill
        movaps xmm6, [rax + 96]                                 ;  1288.2 p2      62 t
        xorps xmm6, [r14 + 96]                                  ;  1291.2 p0+p2   62 t
        xorps xmm6, [rbx + 32]                                  ;  1292.2 p1+p2   62 t
        movaps xmm14, [rcx + 48]                                ;  1291.2 p2      61 t reload
        xorps xmm5, [rbp - 64]                                  ;  1292.2 p5+p2   62 t
        movaps [rbp - 64], xmm5                                 ;  1293.2 p3+p4   62 t spill
        movaps xmm5, [rbx - 128]                                ;  1293.2 p2      62 t
        xorps xmm9, [rsi + 96]                                  ;  1294.2 p0+p2   62 t
        xorps xmm4, [r15 + 64]                                  ;  1295.2 p1+p2   62 t
        xorps xmm4, [rcx - 64]                                  ;  1296.2 p5+p2   62 t
        movaps [rcx - 64], xmm4                                 ;  1297.2 p3+p4   62 t spill
        xorps xmm13, [r15 + 96]                                 ;  1297.2 p0+p2   62 t
        movaps [rbp + 3008], xmm14                              ;  1294.2 p3+p4   60 rounds
        movaps xmm14, [rdx + 80]                                ;  1298.2 p2      61 t reload
        movaps [rbp + 3024], xmm14                              ;  1301.2 p3+p4   60 rounds
        movaps xmm14, [rcx + 80]                                ;  1299.2 p2      61 t reload
        movaps [rbp + 3040], xmm14                              ;  1302.2 p3+p4   60 rounds
        movaps xmm14, [rsi + 16]                                ;  1300.2 p2      61 t reload
        movaps [rbp + 3056], xmm14                              ;  1303.2 p3+p4   60 rounds
        movaps xmm14, [rdi + 48]                                ;  1301.2 p2      61 t reload
        movaps [rbp + 3072], xmm14                              ;  1304.2 p3+p4   60 rounds
        movaps xmm14, [rax + 32]                                ;  1302.2 p2      61 t reload
        movaps [rbp + 3088], xmm14                              ;  1305.2 p3+p4   60 rounds
        movaps xmm14, [rax + 80]                                ;  1303.2 p2      61 t reload
        movaps [rbp + 3104], xmm14                              ;  1306.2 p3+p4   60 rounds
        movaps xmm14, [rax - 80]                                ;  1304.2 p2      61 t reload
        xorps xmm5, [r15 - 96]                                  ;  1305.2 p1+p2   62 t
        xorps xmm13, [rcx - 80]                                 ;  1306.2 p5+p2   62 t
        movaps [rbp + 3120], xmm14                              ;  1307.2 p3+p4   60 rounds
        xorps xmm5, [rbx - 48]                                  ;  1307.2 p0+p2   62 t
        movaps [rcx - 80], xmm13                                ;  1307.2 p3+p4   62 t spill
        movaps xmm13, [rsi - 96]                                ;  1308.2 p2      62 t
        movaps xmm4, [rbp + 16]                                 ;  1309.2 p2      62 t
        xorps xmm4, [r15 - 112]                                 ;  1312.2 p1+p2   62 t
        xorps xmm4, [rbx - 16]                                  ;  1313.2 p5+p2   62 t
        movaps xmm14, [rax - 64]                                ;  1312.2 p2      61 t reload
        movaps [rbp + 3136], xmm14                              ;  1315.2 p3+p4   60 rounds
        movaps xmm14, [rax + 64]                                ;  1313.2 p2      61 t reload
        movaps [rbp + 3152], xmm14                              ;  1316.2 p3+p4   60 rounds
        movaps xmm14, [rdx - 32]                                ;  1314.2 p2      61 t reload
        movaps [rbp + 3168], xmm14                              ;  1317.2 p3+p4   60 rounds
        movaps xmm14, [rdx - 80]                                ;  1315.2 p2      61 t reload
        movaps [rbp + 3184], xmm14                              ;  1318.2 p3+p4   60 rounds
        movaps xmm14, [rax + 48]                                ;  1316.2 p2      61 t reload
        movaps [rbp + 3200], xmm14                              ;  1319.2 p3+p4   60 rounds
        movaps xmm14, [rsi - 16]                                ;  1317.2 p2      61 t reload
        movaps [rbp + 3216], xmm14                              ;  1320.2 p3+p4   60 rounds
        movaps xmm14, [rcx + 16]                                ;  1318.2 p2      61 t reload
        movaps [rbp + 3232], xmm14                              ;  1321.2 p3+p4   60 rounds
        movaps xmm14, [rdi + 96]                                ;  1319.2 p2      61 t reload
        movaps [rbp + 3248], xmm14                              ;  1322.2 p3+p4   60 rounds
        movaps xmm14, [rax + 0]                                 ;  1320.2 p2      61 t reload
        movaps [rbp + 3264], xmm14                              ;  1323.2 p3+p4   60 rounds
        movaps xmm14, [rax - 128]                               ;  1321.2 p2      61 t reload
        movaps [rbp + 3280], xmm14                              ;  1324.2 p3+p4   60 rounds
        movaps xmm14, [rax + 16]                                ;  1322.2 p2      61 t reload
        movaps [rbp + 3296], xmm14                              ;  1325.2 p3+p4   60 rounds
        movaps xmm14, [r10 + 112]                               ;  1323.2 p2      61 t reload
        movaps [rbp + 3312], xmm14                              ;  1326.2 p3+p4   60 rounds
        movaps xmm14, [rcx + 64]                                ;  1324.2 p2      61 t reload
        movaps [rbp + 3328], xmm14                              ;  1327.2 p3+p4   60 rounds
        movaps xmm14, [r10 + 80]                                ;  1325.2 p2      61 t reload
        movaps [rbp + 3344], xmm14                              ;  1328.2 p3+p4   60 rounds
        movaps xmm14, [r10 + 64]                                ;  1326.2 p2      61 t reload
        movaps [rbp + 3360], xmm14                              ;  1329.2 p3+p4   60 rounds
        movaps xmm14, [r10 - 16]                                ;  1327.2 p2      61 t reload
        xorps xmm13, [r15 - 80]                                 ;  1328.2 p0+p2   62 t
        xorps xmm13, [rbp - 112]                                ;  1329.2 p1+p2   62 t
        movaps [rbp + 3376], xmm14                              ;  1330.2 p3+p4   60 rounds
        movaps xmm14, [r10 + 96]                                ;  1330.2 p2      61 t reload
        movaps [rbp + 3392], xmm14                              ;  1333.2 p3+p4   60 rounds
        movaps xmm14, [r11 - 128]                               ;  1331.2 p2      61 t reload
        movaps [rbp + 3408], xmm14                              ;  1334.2 p3+p4   60 rounds
        movaps xmm14, [rsi - 48]                                ;  1332.2 p2      61 t reload
        movaps [rbp + 3424], xmm14                              ;  1335.2 p3+p4   60 rounds
        movaps xmm14, [rdi - 80]                                ;  1333.2 p2      61 t reload
        movaps [rbp + 3440], xmm14                              ;  1336.2 p3+p4   60 rounds
        movaps xmm14, [rdi - 16]                                ;  1334.2 p2      61 t reload
        movaps [rbp + 3456], xmm14                              ;  1337.2 p3+p4   60 rounds
        movaps xmm14, [rdx + 64]                                ;  1335.2 p2      61 t reload
        movaps [rbp + 3472], xmm14                              ;  1338.2 p3+p4   60 rounds
        movaps xmm14, [r11 + 80]                                ;  1336.2 p2      61 t reload
        movaps [rbp + 3488], xmm14                              ;  1339.2 p3+p4   60 rounds
        movaps xmm14, [rdx + 112]                               ;  1337.2 p2      61 t reload
        movaps [rbp + 3504], xmm14                              ;  1340.2 p3+p4   60 rounds
        movaps xmm14, [r10 + 48]                                ;  1338.2 p2      61 t reload
        movaps [rbp + 3520], xmm14                              ;  1341.2 p3+p4   60 rounds
        movaps xmm14, [rdi + 80]                                ;  1339.2 p2      61 t reload
        movaps [rbp + 3536], xmm14                              ;  1342.2 p3+p4   60 rounds
        movaps xmm14, [rsi + 32]                                ;  1340.2 p2      61 t reload
        movaps [rbp + 3552], xmm14                              ;  1343.2 p3+p4   60 rounds
        movaps xmm14, [rcx + 112]                               ;  1341.2 p2      61 t reload
        movaps [rbp + 3568], xmm14                              ;  1344.2 p3+p4   60 rounds
        movaps xmm14, [rdx - 48]                                ;  1342.2 p2      61 t reload
        movaps [rbp + 3584], xmm14                              ;  1345.2 p3+p4   60 rounds
        movaps xmm14, [rdx - 16]                                ;  1343.2 p2      61 t reload
        movaps [rbp + 3600], xmm14                              ;  1346.2 p3+p4   60 rounds
        movaps xmm14, [rsi - 64]                                ;  1344.2 p2      61 t reload
        movaps [rbp + 3616], xmm14                              ;  1347.2 p3+p4   60 rounds
        movaps xmm14, [rsi - 32]                                ;  1345.2 p2      61 t reload
        movaps [rbp + 3632], xmm14                              ;  1348.2 p3+p4   60 rounds
        movaps xmm14, [rdx - 64]                                ;  1346.2 p2      61 t reload
        movaps [rbp + 3648], xmm14                              ;  1349.2 p3+p4   60 rounds
        movaps xmm14, [rcx + 32]                                ;  1347.2 p2      61 t reload
        movaps [rbp + 3664], xmm14                              ;  1350.2 p3+p4   60 rounds
        movaps xmm14, [rdi + 16]                                ;  1348.2 p2      61 t reload
        movaps [rbp + 3680], xmm14                              ;  1351.2 p3+p4   60 rounds
        movaps xmm14, [rcx - 128]                               ;  1349.2 p2      61 t reload
        movaps [rbp + 3696], xmm14                              ;  1352.2 p3+p4   60 rounds
        movaps xmm14, [rsi + 80]                                ;  1350.2 p2      61 t reload
        movaps [rbp + 3712], xmm14                              ;  1353.2 p3+p4   60 rounds
        movaps xmm14, [rdi - 48]                                ;  1351.2 p2      61 t reload
        movaps [rbp + 3728], xmm14                              ;  1354.2 p3+p4   60 rounds
        movaps xmm14, [rdi + 64]                                ;  1352.2 p2      61 t reload
        movaps [rbp + 3744], xmm14                              ;  1355.2 p3+p4   60 rounds
        movaps xmm14, [rdx + 96]                                ;  1353.2 p2      61 t reload
        movaps [rbp + 3760], xmm14                              ;  1356.2 p3+p4   60 rounds
        movaps xmm14, [rdi + 0]                                 ;  1354.2 p2      61 t reload
        movaps [rbp + 3776], xmm14                              ;  1357.2 p3+p4   60 rounds
        movaps xmm14, [rdi - 64]                                ;  1355.2 p2      61 t reload
        movaps [rbp + 3792], xmm14                              ;  1358.2 p3+p4   60 rounds
        movaps xmm14, [rdi - 32]                                ;  1356.2 p2      61 t reload
        movaps [rbp + 3808], xmm14                              ;  1359.2 p3+p4   60 rounds
        movaps xmm14, [rdx + 48]                                ;  1357.2 p2      61 t reload
        movaps [rbp + 3824], xmm14                              ;  1360.2 p3+p4   60 rounds
        movaps xmm14, [rdi + 112]                               ;  1358.2 p2      61 t reload
        movaps [rbp + 3840], xmm14                              ;  1361.2 p3+p4   60 rounds
        movaps xmm14, [rdx + 16]                                ;  1359.2 p2      61 t reload
        movaps [rbp + 3856], xmm14                              ;  1362.2 p3+p4   60 rounds
        movaps xmm14, [rdx - 96]                                ;  1360.2 p2      61 t reload
        movaps [rbp + 3872], xmm14                              ;  1363.2 p3+p4   60 rounds
        movaps xmm14, [rbp + 32]                                ;  1361.2 p2      61 t reload
        movaps [rbp + 3888], xmm14                              ;  1364.2 p3+p4   60 rounds
        movaps xmm14, [rsi - 128]                               ;  1362.2 p2      61 t reload
        movaps [rbp + 3904], xmm14                              ;  1365.2 p3+p4   60 rounds
        movaps xmm14, [rbp + 2976]                              ;  1363.2 p2      61 t reload
        movaps [rbp + 3920], xmm14                              ;  1366.2 p3+p4   60 rounds
        movaps xmm14, [rsi + 48]                                ;  1364.2 p2      61 t reload
        movaps [r13 + 112], xmm1                                ;  1358.2 p3+p4   60 rounds
        movaps [rbp + 3936], xmm14                              ;  1367.2 p3+p4   60 rounds
        movaps xmm14, [rbp + 4032]                              ;  1365.2 p2      61 t reload
        movaps [rbp + 3952], xmm14                              ;  1368.2 p3+p4   60 rounds
        movaps xmm14, [rbp + 2992]                              ;  1366.2 p2      61 t reload
        movaps [r14 + 48], xmm2                                 ;  1361.2 p3+p4   60 rounds
        movaps [r14 + 64], xmm0                                 ;  1362.2 p3+p4   60 rounds
        movaps [r14 + 80], xmm12                                ;  1363.2 p3+p4   60 rounds
        movaps [r15 - 128], xmm9                                ;  1364.2 p3+p4   60 rounds
        movaps [r14 - 64], xmm11                                ;  1365.2 p3+p4   60 rounds
        movaps [rbp + 3968], xmm14                              ;  1369.2 p3+p4   60 rounds
        movaps xmm14, [rbp + 2944]                              ;  1367.2 p2      61 t reload
        movaps [rbp + 3984], xmm14                              ;  1370.2 p3+p4   60 rounds
        movaps xmm14, [rsi + 64]                                ;  1368.2 p2      61 t reload
        movaps [rbp + 4000], xmm14                              ;  1371.2 p3+p4   60 rounds
        movaps xmm14, [rsi + 0]                                 ;  1369.2 p2      61 t reload
        movaps [rbp + 4016], xmm14                              ;  1372.2 p3+p4   60 rounds
        movaps xmm14, [rbx - 64]                                ;  1370.2 p2      62 t reload
        movaps [r11 + 96], xmm14                                ;  1373.2 p3+p4   60 rounds
        movaps xmm14, [rbx - 112]                               ;  1371.2 p2      62 t reload
        movaps [r11 + 112], xmm14                               ;  1374.2 p3+p4   60 rounds
        movaps xmm14, [rax - 48]                                ;  1372.2 p2      62 t reload
        movaps [r13 - 128], xmm14                               ;  1375.2 p3+p4   60 rounds
        movaps xmm14, [rbp + 96]                                ;  1373.2 p2      62 t reload
        movaps [r13 - 112], xmm14                               ;  1376.2 p3+p4   60 rounds
        movaps xmm14, [rbp - 16]                                ;  1374.2 p2      62 t reload
        movaps [r13 - 96], xmm14                                ;  1377.2 p3+p4   60 rounds
        movaps xmm14, [rdx - 112]                               ;  1375.2 p2      62 t reload
        movaps [r13 - 80], xmm14                                ;  1378.2 p3+p4   60 rounds
        movaps xmm14, [r10 - 80]                                ;  1376.2 p2      62 t reload
        movaps [r13 - 64], xmm14                                ;  1379.2 p3+p4   60 rounds
        movaps xmm14, [rdx + 32]                                ;  1377.2 p2      62 t reload
        movaps [r13 - 48], xmm14                                ;  1380.2 p3+p4   60 rounds
        movaps xmm14, [rbx + 112]                               ;  1378.2 p2      62 t reload
        movaps [r13 - 32], xmm14                                ;  1381.2 p3+p4   60 rounds
        movaps xmm14, [r10 - 64]                                ;  1379.2 p2      62 t reload
        movaps [r13 - 16], xmm14                                ;  1382.2 p3+p4   60 rounds
        movaps xmm14, [r11 - 112]                               ;  1380.2 p2      62 t reload
        movaps [r13 + 32], xmm14                                ;  1383.2 p3+p4   60 rounds
        movaps xmm14, [r10 - 48]                                ;  1381.2 p2      62 t reload
        movaps [r13 + 48], xmm14                                ;  1384.2 p3+p4   60 rounds
        movaps xmm14, [r10 - 112]                               ;  1382.2 p2      62 t reload
        movaps [r13 + 64], xmm14                                ;  1385.2 p3+p4   60 rounds
        movaps xmm14, [r10 - 128]                               ;  1383.2 p2      62 t reload
        movaps [r13 + 80], xmm14                                ;  1386.2 p3+p4   60 rounds
        movaps xmm14, [rdi + 32]                                ;  1384.2 p2      62 t reload
        movaps [r13 + 16], xmm3                                 ;  1384.2 p3+p4   60 rounds
        movaps [r13 + 96], xmm14                                ;  1387.2 p3+p4   60 rounds
        movaps [r13 + 0], xmm8                                  ;  1386.2 p3+p4   60 rounds
        movaps xmm14, [rbp + 0]                                 ;  1385.2 p2      62 t reload
        movaps [r14 - 128], xmm14                               ;  1388.2 p3+p4   60 rounds
        movaps xmm14, [rsi - 80]                                ;  1386.2 p2      62 t reload
        movaps [r14 + 0], xmm14                                 ;  1389.2 p3+p4   60 rounds
        movaps xmm14, [rbp - 128]                               ;  1387.2 p2      62 t reload
        movaps [r14 - 112], xmm14                               ;  1390.2 p3+p4   60 rounds
        movaps xmm14, [rcx - 96]                                ;  1388.2 p2      62 t reload
        movaps [r14 - 96], xmm14                                ;  1391.2 p3+p4   60 rounds
        movaps xmm14, [rdi - 128]                               ;  1389.2 p2      62 t reload
        movaps [r14 - 80], xmm14                                ;  1392.2 p3+p4   60 rounds
        movaps xmm14, [rbp - 80]                                ;  1390.2 p2      62 t reload
        movaps [r14 - 16], xmm14                                ;  1393.2 p3+p4   60 rounds
        movaps xmm14, [rax - 96]                                ;  1391.2 p2      62 t reload
        movaps [r14 - 48], xmm14                                ;  1394.2 p3+p4   60 rounds
        movaps xmm14, [rbp - 96]                                ;  1392.2 p2      62 t reload
        movaps [r14 - 32], xmm14                                ;  1395.2 p3+p4   60 rounds
        movaps xmm14, [rdi - 112]                               ;  1393.2 p2      62 t reload
        movaps [r14 + 16], xmm14                                ;  1396.2 p3+p4   60 rounds
        movaps xmm14, [rsi + 112]                               ;  1394.2 p2      62 t reload
        movaps [r14 + 32], xmm14                                ;  1397.2 p3+p4   60 rounds
        movaps [r14 + 96], xmm6                                 ;  1397.2 p3+p4   60 rounds
        movaps [r15 - 112], xmm4                                ;  1398.2 p3+p4   60 rounds
        movaps xmm14, [rdi - 96]                                ;  1395.2 p2      62 t reload
        movaps [r14 + 112], xmm14                               ;  1399.2 p3+p4   60 rounds
        movaps [r15 - 64], xmm15                                ;  1400.2 p3+p4   60 rounds
        movaps [r15 - 96], xmm5                                 ;  1401.2 p3+p4   60 rounds
        movaps xmm14, [rsi - 112]                               ;  1396.2 p2      62 t reload
        movaps [r15 - 48], xmm14                                ;  1402.2 p3+p4   60 rounds
        movaps xmm14, [rcx - 16]                                ;  1397.2 p2      62 t reload
        movaps [r15 - 32], xmm14                                ;  1403.2 p3+p4   60 rounds
        movaps [r15 - 80], xmm13                                ;  1404.2 p3+p4   60 rounds
        movaps xmm14, [rcx - 32]                                ;  1398.2 p2      62 t reload
        movaps [r15 - 16], xmm14                                ;  1405.2 p3+p4   60 rounds
        movaps xmm14, [rbp + 64]                                ;  1399.2 p2      62 t reload
        movaps [r15 + 0], xmm14                                 ;  1406.2 p3+p4   60 rounds
        movaps xmm14, [rbp + 80]                                ;  1400.2 p2      62 t reload
        movaps [r15 + 16], xmm14                                ;  1407.2 p3+p4   60 rounds
        movaps xmm0, [r11 - 96]                                 ;  1401.2 p2      62 t reload
        movaps xmm14, [rcx + 96]                                ;  1402.2 p2      62 t reload
        movaps [r15 + 32], xmm14                                ;  1408.2 p3+p4   60 rounds
        movaps xmm14, [rdx - 128]                               ;  1403.2 p2      62 t reload
        movaps [r15 + 48], xmm14                                ;  1409.2 p3+p4   60 rounds
        movaps xmm14, [rcx - 64]                                ;  1404.2 p2      62 t reload
        movaps [r15 + 64], xmm14                                ;  1410.2 p3+p4   60 rounds
        movaps xmm14, [rbp - 64]                                ;  1405.2 p2      62 t reload
        movaps [r15 + 80], xmm14                                ;  1411.2 p3+p4   60 rounds
        movaps xmm14, [rcx - 80]                                ;  1406.2 p2      62 t reload
        movaps [r15 + 96], xmm14                                ;  1412.2 p3+p4   60 rounds
        movaps xmm14, [rcx - 112]                               ;  1407.2 p2      62 t reload
        movaps [r15 + 112], xmm14                               ;  1413.2 p3+p4   60 rounds
        add r8, 0x800                                           ;  1403.2 p5      60 rounds
        movaps xmm14, [r11 + 48]                                ;  1408.2 p2      62 t reload
        movaps xmm1, [r11 - 48]                                 ;  1409.2 p2      62 t reload
        movaps xmm2, [r11 - 32]                                 ;  1410.2 p2      62 t reload
        movaps xmm13, [r10 + 32]                                ;  1411.2 p2      62 t reload
        movaps xmm3, [r11 - 16]                                 ;  1412.2 p2      62 t reload
        movaps xmm4, [r11 + 0]                                  ;  1413.2 p2      62 t reload
        movaps xmm9, [r10 - 32]                                 ;  1414.2 p2      62 t reload
        movaps xmm5, [r11 + 16]                                 ;  1415.2 p2      62 t reload
        movaps xmm8, [r11 + 64]                                 ;  1416.2 p2      62 t reload
        movaps xmm12, [r10 + 16]                                ;  1417.2 p2      62 t reload
        movaps xmm6, [r11 + 32]                                 ;  1418.2 p2      62 t reload
        movaps xmm11, xmm7                                      ;  1408.5 p0      62 t copy
        movaps xmm7, xmm14                                      ;  1411.2 p1      62 t copy
        cmp r8, qword [rbp + 8520]                              ;                    more rounds?
        jne .rounds_3
        mov qword [rbp + 8528], r8                              ;                    resident
        movdqa [rbp + 4160], xmm0                               ;                    resident
        movdqa [rbp + 4176], xmm1                               ;                    resident
        movdqa [rbp + 4192], xmm2                               ;                    resident
        movdqa [rbp + 4208], xmm3                               ;                    resident
        movdqa [rbp + 4224], xmm4                               ;                    resident
        movdqa [rbp + 4240], xmm5                               ;                    resident
        movdqa [rbp + 4256], xmm6                               ;                    resident
        movdqa [rbp + 4272], xmm7                               ;                    resident
        movdqa [rbp + 4288], xmm8                               ;                    resident
        movdqa [rbp + 4304], xmm9                               ;                    resident
        movdqa [rbp + 4320], xmm10                              ;                    resident
        movdqa [rbp + 4336], xmm11                              ;                    resident
        movdqa [rbp + 4352], xmm12                              ;                    resident
        movdqa [rbp + 4368], xmm13                              ;                    resident
        movaps xmm1, [r15 + 112]                                ;     0.0 p2      47 y reload
        mov r8, qword [rbp + 8504]                              ;     1.0 p2      71 d.0 reload
        movaps xmm0, [r8 + 9200]                                ;     4.0 p2      47 y
        andps xmm0, xmm1                                        ;     7.0 p0      47 y
        xorps xmm0, [r11 + 96]                                  ;     8.0 p1+p2   47 y
        movaps [rbp + 5376], xmm0                               ;     9.0 p3+p4   69 groups
        orps xmm0, [r8 + 8192]                                  ;     9.0 p5+p2   48 y
        movaps xmm2, [r14 - 128]                                ;     5.0 p2      47 y reload
        xorps xmm0, xmm2                                        ;    10.0 p0      48 y
        andps xmm2, [r8 + 8704]                                 ;     8.0 p1+p2   47 y
        xorps xmm2, [rbp + 4160]                                ;     9.0 p5+p2   47 y
        movaps [rbp + 5392], xmm2                               ;    10.0 p3+p4   69 groups
        orps xmm2, [r8 + 8208]                                  ;    10.0 p0+p2   48 y
        movaps [rbp + 5776], xmm0                               ;    11.0 p3+p4   69 groups
        movaps xmm0, [r14 - 112]                                ;     9.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;    12.0 p1      48 y
        andps xmm0, [r8 + 8720]                                 ;    12.0 p5+p2   47 y
        xorps xmm0, [r11 + 112]                                 ;    13.0 p0+p2   47 y
        movaps [rbp + 5408], xmm0                               ;    14.0 p3+p4   69 groups
        orps xmm0, [r8 + 8224]                                  ;    14.0 p1+p2   48 y
        movaps [rbp + 5792], xmm2                               ;    13.0 p3+p4   69 groups
        movaps xmm2, [r14 - 96]                                 ;    13.0 p2      47 y reload
        xorps xmm0, xmm2                                        ;    16.0 p5      48 y
        andps xmm2, [r8 + 8736]                                 ;    16.0 p0+p2   47 y
        xorps xmm2, [rbp + 4176]                                ;    17.0 p1+p2   47 y
        movaps [rbp + 5424], xmm2                               ;    18.0 p3+p4   69 groups
        orps xmm2, [r8 + 8240]                                  ;    18.0 p5+p2   48 y
        movaps [rbp + 5808], xmm0                               ;    17.0 p3+p4   69 groups
        movaps xmm0, [r14 - 80]                                 ;    17.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;    20.0 p0      48 y
        andps xmm0, [r8 + 8752]                                 ;    20.0 p1+p2   47 y
        xorps xmm0, [rbp + 4192]                                ;    21.0 p5+p2   47 y
        movaps [rbp + 5440], xmm0                               ;    22.0 p3+p4   69 groups
        movaps [rbp + 5824], xmm2                               ;    21.0 p3+p4   69 groups
        movaps xmm2, [r14 - 64]                                 ;    20.0 p2      47 y reload
        orps xmm0, [r8 + 8256]                                  ;    22.0 p0+p2   48 y
        xorps xmm0, xmm2                                        ;    23.0 p1      48 y
        movaps [rbp + 5840], xmm0                               ;    24.0 p3+p4   69 groups
        andps xmm2, [r8 + 8768]                                 ;    23.0 p5+p2   47 y
        xorps xmm2, [rbp + 4208]                                ;    24.0 p0+p2   47 y
        movaps [rbp + 5456], xmm2                               ;    25.0 p3+p4   69 groups
        orps xmm2, [r8 + 8272]                                  ;    25.0 p1+p2   48 y
        movaps xmm0, [r14 - 48]                                 ;    25.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;    28.0 p5      48 y
        andps xmm0, [r8 + 8784]                                 ;    28.0 p0+p2   47 y
        movaps [rbp + 5856], xmm2                               ;    29.0 p3+p4   69 groups
        movaps xmm2, [r14 - 32]                                 ;    27.0 p2      47 y reload
        xorps xmm0, [r13 - 128]                                 ;    29.0 p1+p2   47 y
        movaps [rbp + 5488], xmm0                               ;    30.0 p3+p4   69 groups
        orps xmm0, [r8 + 8288]                                  ;    30.0 p5+p2   48 y
        xorps xmm0, xmm2                                        ;    31.0 p0      48 y
        movaps [rbp + 5472], xmm0                               ;    32.0 p3+p4   69 groups
        andps xmm2, [r8 + 8800]                                 ;    30.0 p1+p2   47 y
        movaps xmm0, [r14 - 16]                                 ;    31.0 p2      47 y reload
        xorps xmm2, [r13 - 112]                                 ;    32.0 p5+p2   47 y
        movaps [rbp + 5520], xmm2                               ;    33.0 p3+p4   69 groups
        orps xmm2, [r8 + 8304]                                  ;    33.0 p0+p2   48 y
        xorps xmm2, xmm0                                        ;    34.0 p1      48 y
        movaps [rbp + 5504], xmm2                               ;    35.0 p3+p4   69 groups
        andps xmm0, [r8 + 8816]                                 ;    34.0 p5+p2   47 y
        xorps xmm0, [rbp + 4224]                                ;    35.0 p0+p2   47 y
        movaps [rbp + 5552], xmm0                               ;    36.0 p3+p4   69 groups
        orps xmm0, [r8 + 8320]                                  ;    36.0 p1+p2   48 y
        movaps xmm2, [r14 + 0]                                  ;    37.0 p2      47 y reload
        xorps xmm0, xmm2                                        ;    40.0 p5      48 y
        andps xmm2, [r8 + 8832]                                 ;    40.0 p0+p2   47 y
        xorps xmm2, [r13 - 96]                                  ;    41.0 p1+p2   47 y
        movaps [rbp + 5280], xmm2                               ;    42.0 p3+p4   69 groups
        orps xmm2, [r8 + 8336]                                  ;    42.0 p5+p2   48 y
        movaps [rbp + 5536], xmm0                               ;    41.0 p3+p4   69 groups
        movaps xmm0, [r14 + 16]                                 ;    41.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;    44.0 p0      48 y
        movaps [rbp + 5600], xmm2                               ;    45.0 p3+p4   69 groups
        movaps xmm2, [r14 + 32]                                 ;    42.0 p2      47 y reload
        andps xmm0, [r8 + 8848]                                 ;    44.0 p1+p2   47 y
        xorps xmm0, [rbp + 4240]                                ;    45.0 p5+p2   47 y
        movaps [rbp + 5264], xmm0                               ;    46.0 p3+p4   69 groups
        orps xmm0, [r8 + 8352]                                  ;    46.0 p0+p2   48 y
        xorps xmm0, xmm2                                        ;    47.0 p1      48 y
        andps xmm2, [r8 + 8864]                                 ;    46.0 p5+p2   47 y
        xorps xmm2, [rbp + 4256]                                ;    47.0 p0+p2   47 y
        movaps [rbp + 5872], xmm2                               ;    48.0 p3+p4   69 groups
        orps xmm2, [r8 + 8368]                                  ;    48.0 p1+p2   48 y
        movaps [rbp + 5584], xmm0                               ;    48.0 p3+p4   69 groups
        movaps xmm0, [r14 + 48]                                 ;    49.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;    52.0 p5      48 y
        movaps [rbp + 5568], xmm2                               ;    53.0 p3+p4   69 groups
        movaps xmm2, [r14 + 64]                                 ;    50.0 p2      47 y reload
        andps xmm0, [r8 + 8880]                                 ;    52.0 p0+p2   47 y
        xorps xmm0, [rbp + 4272]                                ;    53.0 p1+p2   47 y
        movaps [rbp + 5616], xmm0                               ;    54.0 p3+p4   69 groups
        orps xmm0, [r8 + 8384]                                  ;    54.0 p5+p2   48 y
        xorps xmm0, xmm2                                        ;    55.0 p0      48 y
        andps xmm2, [r8 + 8896]                                 ;    54.0 p1+p2   47 y
        xorps xmm2, [r13 - 80]                                  ;    55.0 p5+p2   47 y
        movaps [rbp + 5248], xmm2                               ;    56.0 p3+p4   69 groups
        orps xmm2, [r8 + 8400]                                  ;    56.0 p0+p2   48 y
        movaps [rbp + 6000], xmm0                               ;    56.0 p3+p4   69 groups
        movaps xmm0, [r14 + 80]                                 ;    57.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;    60.0 p1      48 y
        andps xmm0, [r8 + 8912]                                 ;    60.0 p5+p2   47 y
        movaps [rbp + 5936], xmm2                               ;    61.0 p3+p4   69 groups
        movaps xmm2, [r14 + 96]                                 ;    59.0 p2      47 y reload
        xorps xmm0, [r13 - 64]                                  ;    61.0 p0+p2   47 y
        movaps [rbp + 5312], xmm0                               ;    62.0 p3+p4   69 groups
        orps xmm0, [r8 + 8416]                                  ;    62.0 p1+p2   48 y
        xorps xmm0, xmm2                                        ;    63.0 p5      48 y
        movaps [rbp + 5888], xmm0                               ;    64.0 p3+p4   69 groups
        andps xmm2, [r8 + 8928]                                 ;    62.0 p0+p2   47 y
        xorps xmm2, [r13 - 48]                                  ;    63.0 p1+p2   47 y
        movaps [rbp + 5184], xmm2                               ;    64.0 p3+p4   69 groups
        orps xmm2, [r8 + 8432]                                  ;    64.0 p5+p2   48 y
        movaps xmm0, [r14 + 112]                                ;    65.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;    68.0 p0      48 y
        andps xmm0, [r8 + 8944]                                 ;    68.0 p1+p2   47 y
        xorps xmm0, [r13 - 32]                                  ;    69.0 p5+p2   47 y
        movaps [rbp + 5216], xmm0                               ;    70.0 p3+p4   69 groups
        orps xmm0, [r8 + 8448]                                  ;    70.0 p0+p2   48 y
        movaps [rbp + 5984], xmm2                               ;    69.0 p3+p4   69 groups
        movaps xmm2, [r15 - 128]                                ;    69.0 p2      47 y reload
        xorps xmm0, xmm2                                        ;    72.0 p1      48 y
        andps xmm2, [r8 + 8960]                                 ;    72.0 p5+p2   47 y
        movaps [rbp + 6576], xmm0                               ;    73.0 p3+p4   69 groups
        xorps xmm2, [rbp + 4288]                                ;    73.0 p0+p2   47 y
        movaps [rbp + 5632], xmm2                               ;    74.0 p3+p4   69 groups
        movaps xmm0, [r15 - 112]                                ;    72.0 p2      47 y reload
        orps xmm2, [r8 + 8464]                                  ;    74.0 p1+p2   48 y
        xorps xmm2, xmm0                                        ;    75.0 p5      48 y
        movaps [rbp + 5904], xmm2                               ;    76.0 p3+p4   69 groups
        andps xmm0, [r8 + 8976]                                 ;    75.0 p0+p2   47 y
        xorps xmm0, [r13 - 16]                                  ;    76.0 p1+p2   47 y
        movaps [rbp + 5664], xmm0                               ;    77.0 p3+p4   69 groups
        orps xmm0, [r8 + 8480]                                  ;    77.0 p5+p2   48 y
        movaps xmm2, [r15 - 96]                                 ;    77.0 p2      47 y reload
        xorps xmm0, xmm2                                        ;    80.0 p0      48 y
        movaps [rbp + 5920], xmm0                               ;    81.0 p3+p4   69 groups
        andps xmm2, [r8 + 8992]                                 ;    80.0 p1+p2   47 y
        xorps xmm2, [rbp + 4304]                                ;    81.0 p5+p2   47 y
        movaps [rbp + 5680], xmm2                               ;    82.0 p3+p4   69 groups
        orps xmm2, [r8 + 8496]                                  ;    82.0 p0+p2   48 y
        movaps xmm0, [r15 - 80]                                 ;    81.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;    84.0 p1      48 y
        movaps [rbp + 5952], xmm2                               ;    85.0 p3+p4   69 groups
        andps xmm0, [r8 + 9008]                                 ;    84.0 p5+p2   47 y
        xorps xmm0, [rbp + 4320]                                ;    85.0 p0+p2   47 y
        movaps [rbp + 5232], xmm0                               ;    86.0 p3+p4   69 groups
        orps xmm0, [r8 + 8512]                                  ;    86.0 p1+p2   48 y
        movaps xmm2, [r15 - 64]                                 ;    85.0 p2      47 y reload
        xorps xmm0, xmm2                                        ;    88.0 p5      48 y
        movaps [rbp + 6016], xmm0                               ;    89.0 p3+p4   69 groups
        movaps xmm0, [r15 - 48]                                 ;    86.0 p2      47 y reload
        andps xmm2, [r8 + 9024]                                 ;    88.0 p0+p2   47 y
        xorps xmm2, [rbp + 4336]                                ;    89.0 p1+p2   47 y
        movaps [rbp + 5296], xmm2                               ;    90.0 p3+p4   69 groups
        orps xmm2, [r8 + 8528]                                  ;    90.0 p5+p2   48 y
        xorps xmm2, xmm0                                        ;    91.0 p0      48 y
        movaps [rbp + 6032], xmm2                               ;    92.0 p3+p4   69 groups
        movaps xmm2, [r15 - 32]                                 ;    90.0 p2      47 y reload
        andps xmm0, [r8 + 9040]                                 ;    91.0 p1+p2   47 y
        xorps xmm0, [r13 + 0]                                   ;    92.0 p5+p2   47 y
        movaps [rbp + 5200], xmm0                               ;    93.0 p3+p4   69 groups
        orps xmm0, [r8 + 8544]                                  ;    93.0 p0+p2   48 y
        xorps xmm0, xmm2                                        ;    94.0 p1      48 y
        movaps [rbp + 6048], xmm0                               ;    95.0 p3+p4   69 groups
        andps xmm2, [r8 + 9056]                                 ;    94.0 p5+p2   47 y
        movaps xmm0, [r15 - 16]                                 ;    95.0 p2      47 y reload
        xorps xmm2, [r13 + 16]                                  ;    96.0 p0+p2   47 y
        movaps [rbp + 5328], xmm2                               ;    97.0 p3+p4   69 groups
        orps xmm2, [r8 + 8560]                                  ;    97.0 p1+p2   48 y
        xorps xmm2, xmm0                                        ;    98.0 p5      48 y
        movaps [rbp + 6064], xmm2                               ;    99.0 p3+p4   69 groups
        andps xmm0, [r8 + 9072]                                 ;    98.0 p0+p2   47 y
        xorps xmm0, [r13 + 32]                                  ;    99.0 p1+p2   47 y
        movaps [rbp + 5696], xmm0                               ;   100.0 p3+p4   69 groups
        orps xmm0, [r8 + 8576]                                  ;   100.0 p5+p2   48 y
        movaps xmm2, [r15 + 0]                                  ;   101.0 p2      47 y reload
        xorps xmm0, xmm2                                        ;   104.0 p0      48 y
        movaps [rbp + 6080], xmm0                               ;   105.0 p3+p4   69 groups
        andps xmm2, [r8 + 9088]                                 ;   104.0 p1+p2   47 y
        xorps xmm2, [rbp + 4352]                                ;   105.0 p5+p2   47 y
        movaps [rbp + 5712], xmm2                               ;   106.0 p3+p4   69 groups
        orps xmm2, [r8 + 8592]                                  ;   106.0 p0+p2   48 y
        movaps xmm0, [r15 + 16]                                 ;   105.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;   108.0 p1      48 y
        andps xmm0, [r8 + 9104]                                 ;   108.0 p5+p2   47 y
        xorps xmm0, [r13 + 48]                                  ;   109.0 p0+p2   47 y
        movaps [rbp + 5648], xmm0                               ;   110.0 p3+p4   69 groups
        orps xmm0, [r8 + 8608]                                  ;   110.0 p1+p2   48 y
        movaps [rbp + 6096], xmm2                               ;   109.0 p3+p4   69 groups
        movaps xmm2, [r15 + 32]                                 ;   109.0 p2      47 y reload
        xorps xmm0, xmm2                                        ;   112.0 p5      48 y
        movaps [rbp + 6112], xmm0                               ;   113.0 p3+p4   69 groups
        andps xmm2, [r8 + 9120]                                 ;   112.0 p0+p2   47 y
        xorps xmm2, [rbp + 4368]                                ;   113.0 p1+p2   47 y
        movaps [rbp + 5360], xmm2                               ;   114.0 p3+p4   69 groups
        orps xmm2, [r8 + 8624]                                  ;   114.0 p5+p2   48 y
        movaps xmm0, [r15 + 48]                                 ;   113.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;   116.0 p0      48 y
        movaps [rbp + 6128], xmm2                               ;   117.0 p3+p4   69 groups
        movaps xmm2, [r15 + 64]                                 ;   114.0 p2      47 y reload
        andps xmm0, [r8 + 9136]                                 ;   116.0 p1+p2   47 y
        xorps xmm0, [r13 + 64]                                  ;   117.0 p5+p2   47 y
        movaps [rbp + 5344], xmm0                               ;   118.0 p3+p4   69 groups
        orps xmm0, [r8 + 8640]                                  ;   118.0 p0+p2   48 y
        xorps xmm0, xmm2                                        ;   119.0 p1      48 y
        andps xmm2, [r8 + 9152]                                 ;   118.0 p5+p2   47 y
        xorps xmm2, [r13 + 80]                                  ;   119.0 p0+p2   47 y
        movaps [rbp + 6144], xmm0                               ;   120.0 p3+p4   69 groups
        movaps [rbp + 5728], xmm2                               ;   120.0 p3+p4   69 groups
        orps xmm2, [r8 + 8656]                                  ;   120.0 p1+p2   48 y
        movaps xmm0, [r15 + 80]                                 ;   121.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;   124.0 p5      48 y
        movaps [rbp + 6160], xmm2                               ;   125.0 p3+p4   69 groups
        andps xmm0, [r8 + 9168]                                 ;   124.0 p0+p2   47 y
        xorps xmm0, [r13 + 96]                                  ;   125.0 p1+p2   47 y
        movaps [rbp + 5744], xmm0                               ;   126.0 p3+p4   69 groups
        orps xmm0, [r8 + 8672]                                  ;   126.0 p5+p2   48 y
        movaps xmm2, [r15 + 96]                                 ;   125.0 p2      47 y reload
        xorps xmm0, xmm2                                        ;   128.0 p0      48 y
        andps xmm2, [r8 + 9184]                                 ;   128.0 p1+p2   47 y
        xorps xmm2, [r13 + 112]                                 ;   129.0 p5+p2   47 y
        movaps [rbp + 5760], xmm2                               ;   130.0 p3+p4   69 groups
        orps xmm2, [r8 + 8688]                                  ;   130.0 p0+p2   48 y
        xorps xmm1, xmm2                                        ;   131.0 p1      48 y
        movaps xmm2, [rbp + 3008]                               ;   129.0 p2      51 x reload
        movaps [rbp + 6176], xmm0                               ;   129.0 p3+p4   69 groups
        movaps xmm0, [r8 + 9712]                                ;   130.0 p2      51 x
        movaps [rbp + 6192], xmm1                               ;   132.0 p3+p4   69 groups
        movaps xmm1, [rbp + 3504]                               ;   131.0 p2      51 x reload
        orps xmm0, xmm1                                         ;   134.0 p5      51 x
        xorps xmm0, [rbp + 4016]                                ;   135.0 p0+p2   51 x
        movaps [rbp + 7056], xmm0                               ;   136.0 p3+p4   69 groups
        andps xmm0, [r8 + 10224]                                ;   136.0 p1+p2   52 x
        xorps xmm0, xmm2                                        ;   137.0 p5      52 x
        movaps [rbp + 6208], xmm0                               ;   138.0 p3+p4   69 groups
        movaps xmm0, [rbp + 3024]                               ;   134.0 p2      51 x reload
        orps xmm2, [r8 + 9216]                                  ;   135.0 p0+p2   51 x
        xorps xmm2, [rbp + 3520]                                ;   136.0 p1+p2   51 x
        movaps [rbp + 6736], xmm2                               ;   137.0 p3+p4   69 groups
        andps xmm2, [r8 + 9728]                                 ;   137.0 p5+p2   52 x
        xorps xmm2, xmm0                                        ;   138.0 p0      52 x
        orps xmm0, [r8 + 9232]                                  ;   138.0 p1+p2   51 x
        xorps xmm0, [rbp + 3536]                                ;   139.0 p5+p2   51 x
        movaps [rbp + 5968], xmm2                               ;   139.0 p3+p4   69 groups
        movaps xmm2, [rbp + 3040]                               ;   140.0 p2      51 x reload
        movaps [rbp + 6560], xmm0                               ;   140.0 p3+p4   69 groups
        andps xmm0, [r8 + 9744]                                 ;   141.0 p0+p2   52 x
        xorps xmm0, xmm2                                        ;   143.0 p1      52 x
        movaps [rbp + 6224], xmm0                               ;   144.0 p3+p4   69 groups
        orps xmm2, [r8 + 9248]                                  ;   143.0 p5+p2   51 x
        xorps xmm2, [rbp + 3552]                                ;   144.0 p0+p2   51 x
        movaps [rbp + 7184], xmm2                               ;   145.0 p3+p4   69 groups
        andps xmm2, [r8 + 9760]                                 ;   145.0 p1+p2   52 x
        movaps xmm0, [rbp + 3056]                               ;   145.0 p2      51 x reload
        xorps xmm2, xmm0                                        ;   148.0 p5      52 x
        orps xmm0, [r8 + 9264]                                  ;   148.0 p0+p2   51 x
        xorps xmm0, [rbp + 3568]                                ;   149.0 p1+p2   51 x
        movaps [rbp + 6544], xmm0                               ;   150.0 p3+p4   69 groups
        movaps [rbp + 6240], xmm2                               ;   149.0 p3+p4   69 groups
        movaps xmm2, [rbp + 3072]                               ;   148.0 p2      51 x reload
        andps xmm0, [r8 + 9776]                                 ;   150.0 p5+p2   52 x
        xorps xmm0, xmm2                                        ;   151.0 p0      52 x
        orps xmm2, [r8 + 9280]                                  ;   151.0 p1+p2   51 x
        xorps xmm2, [rbp + 3584]                                ;   152.0 p5+p2   51 x
        movaps [rbp + 6752], xmm2                               ;   153.0 p3+p4   69 groups
        andps xmm2, [r8 + 9792]                                 ;   153.0 p0+p2   52 x
        movaps [rbp + 6256], xmm0                               ;   152.0 p3+p4   69 groups
        movaps xmm0, [rbp + 3088]                               ;   153.0 p2      51 x reload
        xorps xmm2, xmm0                                        ;   156.0 p1      52 x
        movaps [rbp + 6272], xmm2                               ;   157.0 p3+p4   69 groups
        orps xmm0, [r8 + 9296]                                  ;   156.0 p5+p2   51 x
        xorps xmm0, [rbp + 3600]                                ;   157.0 p0+p2   51 x
        movaps [rbp + 6768], xmm0                               ;   158.0 p3+p4   69 groups
        andps xmm0, [r8 + 9808]                                 ;   158.0 p1+p2   52 x
        movaps xmm2, [rbp + 3104]                               ;   157.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   160.0 p5      52 x
        movaps [rbp + 6288], xmm0                               ;   161.0 p3+p4   69 groups
        movaps xmm0, [rbp + 3120]                               ;   158.0 p2      51 x reload
        orps xmm2, [r8 + 9312]                                  ;   160.0 p0+p2   51 x
        xorps xmm2, [rbp + 3616]                                ;   161.0 p1+p2   51 x
        movaps [rbp + 6784], xmm2                               ;   162.0 p3+p4   69 groups
        andps xmm2, [r8 + 9824]                                 ;   162.0 p5+p2   52 x
        xorps xmm2, xmm0                                        ;   163.0 p0      52 x
        movaps [rbp + 6304], xmm2                               ;   164.0 p3+p4   69 groups
        orps xmm0, [r8 + 9328]                                  ;   162.0 p1+p2   51 x
        xorps xmm0, [rbp + 3632]                                ;   163.0 p5+p2   51 x
        movaps [rbp + 6800], xmm0                               ;   164.0 p3+p4   69 groups
        andps xmm0, [r8 + 9840]                                 ;   164.0 p0+p2   52 x
        movaps xmm2, [rbp + 3136]                               ;   165.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   168.0 p1      52 x
        movaps [rbp + 6320], xmm0                               ;   169.0 p3+p4   69 groups
        orps xmm2, [r8 + 9344]                                  ;   168.0 p5+p2   51 x
        xorps xmm2, [rbp + 3648]                                ;   169.0 p0+p2   51 x
        movaps [rbp + 6816], xmm2                               ;   170.0 p3+p4   69 groups
        andps xmm2, [r8 + 9856]                                 ;   170.0 p1+p2   52 x
        movaps xmm0, [rbp + 3152]                               ;   169.0 p2      51 x reload
        xorps xmm2, xmm0                                        ;   172.0 p5      52 x
        movaps [rbp + 6336], xmm2                               ;   173.0 p3+p4   69 groups
        orps xmm0, [r8 + 9360]                                  ;   172.0 p0+p2   51 x
        xorps xmm0, [rbp + 3664]                                ;   173.0 p1+p2   51 x
        movaps [rbp + 6832], xmm0                               ;   174.0 p3+p4   69 groups
        andps xmm0, [r8 + 9872]                                 ;   174.0 p5+p2   52 x
        movaps xmm2, [rbp + 3168]                               ;   173.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   176.0 p0      52 x
        orps xmm2, [r8 + 9376]                                  ;   176.0 p1+p2   51 x
        xorps xmm2, [rbp + 3680]                                ;   177.0 p5+p2   51 x
        movaps [rbp + 6352], xmm0                               ;   177.0 p3+p4   69 groups
        movaps [rbp + 6848], xmm2                               ;   178.0 p3+p4   69 groups
        andps xmm2, [r8 + 9888]                                 ;   178.0 p0+p2   52 x
        movaps xmm0, [rbp + 3184]                               ;   177.0 p2      51 x reload
        xorps xmm2, xmm0                                        ;   180.0 p1      52 x
        orps xmm0, [r8 + 9392]                                  ;   180.0 p5+p2   51 x
        xorps xmm0, [rbp + 3696]                                ;   181.0 p0+p2   51 x
        movaps [rbp + 6368], xmm2                               ;   181.0 p3+p4   69 groups
        movaps [rbp + 6864], xmm0                               ;   182.0 p3+p4   69 groups
        andps xmm0, [r8 + 9904]                                 ;   182.0 p1+p2   52 x
        movaps xmm2, [rbp + 3200]                               ;   181.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   184.0 p5      52 x
        orps xmm2, [r8 + 9408]                                  ;   184.0 p0+p2   51 x
        xorps xmm2, [rbp + 3712]                                ;   185.0 p1+p2   51 x
        movaps [rbp + 6880], xmm2                               ;   186.0 p3+p4   69 groups
        andps xmm2, [r8 + 9920]                                 ;   186.0 p5+p2   52 x
        movaps [rbp + 6384], xmm0                               ;   185.0 p3+p4   69 groups
        movaps xmm0, [rbp + 3216]                               ;   185.0 p2      51 x reload
        xorps xmm2, xmm0                                        ;   188.0 p0      52 x
        orps xmm0, [r8 + 9424]                                  ;   188.0 p1+p2   51 x
        xorps xmm0, [rbp + 3728]                                ;   189.0 p5+p2   51 x
        movaps [rbp + 6896], xmm0                               ;   190.0 p3+p4   69 groups
        andps xmm0, [r8 + 9936]                                 ;   190.0 p0+p2   52 x
        movaps [rbp + 6400], xmm2                               ;   189.0 p3+p4   69 groups
        movaps xmm2, [rbp + 3232]                               ;   189.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   192.0 p1      52 x
        orps xmm2, [r8 + 9440]                                  ;   192.0 p5+p2   51 x
        xorps xmm2, [rbp + 3744]                                ;   193.0 p0+p2   51 x
        movaps [rbp + 6416], xmm0                               ;   193.0 p3+p4   69 groups
        movaps [rbp + 6912], xmm2                               ;   194.0 p3+p4   69 groups
        andps xmm2, [r8 + 9952]                                 ;   194.0 p1+p2   52 x
        movaps xmm0, [rbp + 3248]                               ;   193.0 p2      51 x reload
        xorps xmm2, xmm0                                        ;   196.0 p5      52 x
        movaps [rbp + 6432], xmm2                               ;   197.0 p3+p4   69 groups
        orps xmm0, [r8 + 9456]                                  ;   196.0 p0+p2   51 x
        xorps xmm0, [rbp + 3760]                                ;   197.0 p1+p2   51 x
        movaps xmm2, [rbp + 3264]                               ;   196.0 p2      51 x reload
        movaps [rbp + 6928], xmm0                               ;   198.0 p3+p4   69 groups
        andps xmm0, [r8 + 9968]                                 ;   198.0 p5+p2   52 x
        xorps xmm0, xmm2                                        ;   199.0 p0      52 x
        movaps [rbp + 6448], xmm0                               ;   200.0 p3+p4   69 groups
        movaps xmm0, [rbp + 3280]                               ;   198.0 p2      51 x reload
        orps xmm2, [r8 + 9472]                                  ;   199.0 p1+p2   51 x
        xorps xmm2, [rbp + 3776]                                ;   200.0 p5+p2   51 x
        movaps [rbp + 6944], xmm2                               ;   201.0 p3+p4   69 groups
        andps xmm2, [r8 + 9984]                                 ;   201.0 p0+p2   52 x
        xorps xmm2, xmm0                                        ;   202.0 p1      52 x
        orps xmm0, [r8 + 9488]                                  ;   202.0 p5+p2   51 x
        xorps xmm0, [rbp + 3792]                                ;   203.0 p0+p2   51 x
        movaps [rbp + 6960], xmm0                               ;   204.0 p3+p4   69 groups
        andps xmm0, [r8 + 10000]                                ;   204.0 p1+p2   52 x
        movaps [rbp + 6624], xmm2                               ;   203.0 p3+p4   69 groups
        movaps xmm2, [rbp + 3296]                               ;   205.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   208.0 p5      52 x
        movaps [rbp + 6640], xmm0                               ;   209.0 p3+p4   69 groups
        orps xmm2, [r8 + 9504]                                  ;   208.0 p0+p2   51 x
        xorps xmm2, [rbp + 3808]                                ;   209.0 p1+p2   51 x
        movaps [rbp + 6976], xmm2                               ;   210.0 p3+p4   69 groups
        movaps xmm0, [rbp + 3312]                               ;   208.0 p2      51 x reload
        andps xmm2, [r8 + 10016]                                ;   210.0 p5+p2   52 x
        xorps xmm2, xmm0                                        ;   211.0 p0      52 x
        orps xmm0, [r8 + 9520]                                  ;   211.0 p1+p2   51 x
        xorps xmm0, [rbp + 3824]                                ;   212.0 p5+p2   51 x
        movaps [rbp + 6992], xmm0                               ;   213.0 p3+p4   69 groups
        andps xmm0, [r8 + 10032]                                ;   213.0 p0+p2   52 x
        movaps [rbp + 6656], xmm2                               ;   212.0 p3+p4   69 groups
        movaps xmm2, [rbp + 3328]                               ;   213.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   216.0 p1      52 x
        movaps [rbp + 6672], xmm0                               ;   217.0 p3+p4   69 groups
        orps xmm2, [r8 + 9536]                                  ;   216.0 p5+p2   51 x
        xorps xmm2, [rbp + 3840]                                ;   217.0 p0+p2   51 x
        movaps [rbp + 7008], xmm2                               ;   218.0 p3+p4   69 groups
        andps xmm2, [r8 + 10048]                                ;   218.0 p1+p2   52 x
        movaps xmm0, [rbp + 3344]                               ;   217.0 p2      51 x reload
        xorps xmm2, xmm0                                        ;   220.0 p5      52 x
        movaps [rbp + 6688], xmm2                               ;   221.0 p3+p4   69 groups
        orps xmm0, [r8 + 9552]                                  ;   220.0 p0+p2   51 x
        xorps xmm0, [rbp + 3856]                                ;   221.0 p1+p2   51 x
        movaps [rbp + 7024], xmm0                               ;   222.0 p3+p4   69 groups
        andps xmm0, [r8 + 10064]                                ;   222.0 p5+p2   52 x
        movaps xmm2, [rbp + 3360]                               ;   221.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   224.0 p0      52 x
        movaps [rbp + 7216], xmm0                               ;   225.0 p3+p4   69 groups
        orps xmm2, [r8 + 9568]                                  ;   224.0 p1+p2   51 x
        xorps xmm2, [rbp + 3872]                                ;   225.0 p5+p2   51 x
        movaps xmm0, [rbp + 3376]                               ;   224.0 p2      51 x reload
        movaps [rbp + 7040], xmm2                               ;   226.0 p3+p4   69 groups
        andps xmm2, [r8 + 10080]                                ;   226.0 p0+p2   52 x
        xorps xmm2, xmm0                                        ;   227.0 p1      52 x
        movaps [rbp + 6496], xmm2                               ;   228.0 p3+p4   69 groups
        orps xmm0, [r8 + 9584]                                  ;   227.0 p5+p2   51 x
        xorps xmm0, [rbp + 3888]                                ;   228.0 p0+p2   51 x
        movaps [rbp + 7072], xmm0                               ;   229.0 p3+p4   69 groups
        andps xmm0, [r8 + 10096]                                ;   229.0 p1+p2   52 x
        movaps xmm2, [rbp + 3392]                               ;   229.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   232.0 p5      52 x
        movaps [rbp + 6480], xmm0                               ;   233.0 p3+p4   69 groups
        orps xmm2, [r8 + 9600]                                  ;   232.0 p0+p2   51 x
        xorps xmm2, [rbp + 3904]                                ;   233.0 p1+p2   51 x
        movaps [rbp + 7104], xmm2                               ;   234.0 p3+p4   69 groups
        andps xmm2, [r8 + 10112]                                ;   234.0 p5+p2   52 x
        movaps xmm0, [rbp + 3408]                               ;   233.0 p2      51 x reload
        xorps xmm2, xmm0                                        ;   236.0 p0      52 x
        orps xmm0, [r8 + 9616]                                  ;   236.0 p1+p2   51 x
        movaps [rbp + 6512], xmm2                               ;   237.0 p3+p4   69 groups
        xorps xmm0, [rbp + 3920]                                ;   237.0 p5+p2   51 x
        movaps [rbp + 7120], xmm0                               ;   238.0 p3+p4   69 groups
        andps xmm0, [r8 + 10128]                                ;   238.0 p0+p2   52 x
        movaps xmm2, [rbp + 3424]                               ;   237.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   240.0 p1      52 x
        orps xmm2, [r8 + 9632]                                  ;   240.0 p5+p2   51 x
        xorps xmm2, [rbp + 3936]                                ;   241.0 p0+p2   51 x
        movaps [rbp + 7136], xmm2                               ;   242.0 p3+p4   69 groups
        movaps [rbp + 6528], xmm0                               ;   241.0 p3+p4   69 groups
        movaps xmm0, [rbp + 3440]                               ;   240.0 p2      51 x reload
        andps xmm2, [r8 + 10144]                                ;   242.0 p1+p2   52 x
        xorps xmm2, xmm0                                        ;   243.0 p5      52 x
        movaps [rbp + 6608], xmm2                               ;   244.0 p3+p4   69 groups
        orps xmm0, [r8 + 9648]                                  ;   243.0 p0+p2   51 x
        xorps xmm0, [rbp + 3952]                                ;   244.0 p1+p2   51 x
        movaps [rbp + 7152], xmm0                               ;   245.0 p3+p4   69 groups
        movaps xmm2, [rbp + 3456]                               ;   244.0 p2      51 x reload
        andps xmm0, [r8 + 10160]                                ;   245.0 p5+p2   52 x
        xorps xmm0, xmm2                                        ;   247.0 p0      52 x
        movaps [rbp + 6704], xmm0                               ;   248.0 p3+p4   69 groups
        orps xmm2, [r8 + 9664]                                  ;   247.0 p1+p2   51 x
        xorps xmm2, [rbp + 3968]                                ;   248.0 p5+p2   51 x
        movaps [rbp + 7088], xmm2                               ;   249.0 p3+p4   69 groups
        andps xmm2, [r8 + 10176]                                ;   249.0 p0+p2   52 x
        movaps xmm0, [rbp + 3472]                               ;   249.0 p2      51 x reload
        xorps xmm2, xmm0                                        ;   252.0 p1      52 x
        movaps [rbp + 6464], xmm2                               ;   253.0 p3+p4   69 groups
        orps xmm0, [r8 + 9680]                                  ;   252.0 p5+p2   51 x
        xorps xmm0, [rbp + 3984]                                ;   253.0 p0+p2   51 x
        movaps [rbp + 7168], xmm0                               ;   254.0 p3+p4   69 groups
        movaps xmm2, [rbp + 3488]                               ;   252.0 p2      51 x reload
        andps xmm0, [r8 + 10192]                                ;   254.0 p1+p2   52 x
        xorps xmm0, xmm2                                        ;   255.0 p5      52 x
        movaps [rbp + 6592], xmm0                               ;   256.0 p3+p4   69 groups
        orps xmm2, [r8 + 9696]                                  ;   255.0 p0+p2   51 x
        xorps xmm2, [rbp + 4000]                                ;   256.0 p1+p2   51 x
        movaps [rbp + 7200], xmm2                               ;   257.0 p3+p4   69 groups
        andps xmm2, [r8 + 10208]                                ;   257.0 p5+p2   52 x
        xorps xmm1, xmm2                                        ;   258.0 p0      52 x
        movaps [rbp + 6720], xmm1                               ;   259.0 p3+p4   69 groups
        add r8, 0x2000                                          ;   249.5 p1      69 groups
        mov qword [rbp + 8504], r8                              ;   250.5 p3+p4   69 groups
        cmp r8, qword [rbp + 8512]                              ;                    more groups?
        jne .groups_2
        movaps xmm0, [rbp + 6208]                               ;     0.0 p2      60 rounds reload
        movaps [rbp + 7232], xmm0                               ;     3.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5968]                               ;     1.0 p2      60 rounds reload
        movaps [rbp + 7248], xmm0                               ;     4.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6224]                               ;     2.0 p2      60 rounds reload
        movaps [rbp + 7264], xmm0                               ;     5.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6240]                               ;     3.0 p2      60 rounds reload
        movaps [rbp + 7280], xmm0                               ;     6.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6256]                               ;     4.0 p2      60 rounds reload
        movaps [rbp + 7296], xmm0                               ;     7.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6272]                               ;     5.0 p2      60 rounds reload
        movaps [rbp + 7312], xmm0                               ;     8.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6288]                               ;     6.0 p2      60 rounds reload
        movaps [rbp + 7328], xmm0                               ;     9.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6304]                               ;     7.0 p2      60 rounds reload
        movaps [rbp + 7344], xmm0                               ;    10.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6320]                               ;     8.0 p2      60 rounds reload
        movaps [rbp + 7360], xmm0                               ;    11.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6336]                               ;     9.0 p2      60 rounds reload
        movaps [rbp + 7376], xmm0                               ;    12.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6352]                               ;    10.0 p2      60 rounds reload
        movaps [rbp + 7392], xmm0                               ;    13.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6368]                               ;    11.0 p2      60 rounds reload
        movaps [rbp + 7408], xmm0                               ;    14.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6384]                               ;    12.0 p2      60 rounds reload
        movaps [rbp + 7424], xmm0                               ;    15.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6400]                               ;    13.0 p2      60 rounds reload
        movaps [rbp + 7440], xmm0                               ;    16.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6416]                               ;    14.0 p2      60 rounds reload
        movaps [rbp + 7456], xmm0                               ;    17.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6432]                               ;    15.0 p2      60 rounds reload
        movaps [rbp + 7472], xmm0                               ;    18.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6448]                               ;    16.0 p2      60 rounds reload
        movaps [rbp + 7488], xmm0                               ;    19.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6624]                               ;    17.0 p2      60 rounds reload
        movaps [rbp + 7504], xmm0                               ;    20.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6640]                               ;    18.0 p2      60 rounds reload
        movaps [rbp + 7520], xmm0                               ;    21.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6656]                               ;    19.0 p2      60 rounds reload
        movaps [rbp + 7536], xmm0                               ;    22.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6672]                               ;    20.0 p2      60 rounds reload
        movaps [rbp + 7552], xmm0                               ;    23.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6688]                               ;    21.0 p2      60 rounds reload
        movaps [rbp + 7568], xmm0                               ;    24.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7216]                               ;    22.0 p2      60 rounds reload
        movaps [rbp + 7584], xmm0                               ;    25.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6496]                               ;    23.0 p2      60 rounds reload
        movaps [rbp + 7600], xmm0                               ;    26.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6480]                               ;    24.0 p2      60 rounds reload
        movaps [rbp + 7616], xmm0                               ;    27.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6512]                               ;    25.0 p2      60 rounds reload
        movaps [rbp + 7632], xmm0                               ;    28.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6528]                               ;    26.0 p2      60 rounds reload
        movaps [rbp + 7648], xmm0                               ;    29.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6608]                               ;    27.0 p2      60 rounds reload
        movaps [rbp + 7664], xmm0                               ;    30.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6704]                               ;    28.0 p2      60 rounds reload
        movaps [rbp + 7680], xmm0                               ;    31.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6464]                               ;    29.0 p2      60 rounds reload
        movaps [rbp + 7696], xmm0                               ;    32.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6592]                               ;    30.0 p2      60 rounds reload
        movaps [rbp + 7712], xmm0                               ;    33.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6720]                               ;    31.0 p2      60 rounds reload
        movaps [rbp + 7728], xmm0                               ;    34.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6736]                               ;    32.0 p2      60 rounds reload
        movaps [rbp + 7744], xmm0                               ;    35.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6560]                               ;    33.0 p2      60 rounds reload
        movaps [rbp + 7760], xmm0                               ;    36.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7184]                               ;    34.0 p2      60 rounds reload
        movaps [rbp + 7776], xmm0                               ;    37.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6544]                               ;    35.0 p2      60 rounds reload
        movaps [rbp + 7792], xmm0                               ;    38.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6752]                               ;    36.0 p2      60 rounds reload
        movaps [rbp + 7808], xmm0                               ;    39.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6768]                               ;    37.0 p2      60 rounds reload
        movaps [rbp + 7824], xmm0                               ;    40.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6784]                               ;    38.0 p2      60 rounds reload
        movaps [rbp + 7840], xmm0                               ;    41.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6800]                               ;    39.0 p2      60 rounds reload
        movaps [rbp + 7856], xmm0                               ;    42.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6816]                               ;    40.0 p2      60 rounds reload
        movaps [rbp + 7872], xmm0                               ;    43.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6832]                               ;    41.0 p2      60 rounds reload
        movaps [rbp + 7888], xmm0                               ;    44.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6848]                               ;    42.0 p2      60 rounds reload
        movaps [rbp + 7904], xmm0                               ;    45.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6864]                               ;    43.0 p2      60 rounds reload
        movaps [rbp + 7920], xmm0                               ;    46.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6880]                               ;    44.0 p2      60 rounds reload
        movaps [rbp + 7936], xmm0                               ;    47.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6896]                               ;    45.0 p2      60 rounds reload
        movaps [rbp + 7952], xmm0                               ;    48.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6912]                               ;    46.0 p2      60 rounds reload
        movaps [rbp + 7968], xmm0                               ;    49.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6928]                               ;    47.0 p2      60 rounds reload
        movaps [rbp + 7984], xmm0                               ;    50.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6944]                               ;    48.0 p2      60 rounds reload
        movaps [rbp + 8000], xmm0                               ;    51.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6960]                               ;    49.0 p2      60 rounds reload
        movaps [rbp + 8016], xmm0                               ;    52.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6976]                               ;    50.0 p2      60 rounds reload
        movaps [rbp + 8032], xmm0                               ;    53.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6992]                               ;    51.0 p2      60 rounds reload
        movaps [rbp + 8048], xmm0                               ;    54.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7008]                               ;    52.0 p2      60 rounds reload
        movaps [rbp + 8064], xmm0                               ;    55.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7024]                               ;    53.0 p2      60 rounds reload
        movaps [rbp + 8080], xmm0                               ;    56.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7040]                               ;    54.0 p2      60 rounds reload
        movaps [rbp + 8096], xmm0                               ;    57.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7072]                               ;    55.0 p2      60 rounds reload
        movaps [rbp + 8112], xmm0                               ;    58.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7104]                               ;    56.0 p2      60 rounds reload
        movaps [rbp + 8128], xmm0                               ;    59.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7120]                               ;    57.0 p2      60 rounds reload
        movaps [rbp + 8144], xmm0                               ;    60.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7136]                               ;    58.0 p2      60 rounds reload
        movaps [rbp + 8160], xmm0                               ;    61.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7152]                               ;    59.0 p2      60 rounds reload
        movaps [rbp + 8176], xmm0                               ;    62.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7088]                               ;    60.0 p2      60 rounds reload
        movaps [rbp + 8192], xmm0                               ;    63.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7168]                               ;    61.0 p2      60 rounds reload
        movaps [rbp + 8208], xmm0                               ;    64.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7200]                               ;    62.0 p2      60 rounds reload
        movaps [rbp + 8224], xmm0                               ;    65.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7056]                               ;    63.0 p2      60 rounds reload
        movaps [rbp + 8240], xmm0                               ;    66.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5376]                               ;    64.0 p2      60 rounds reload
        movaps [rbp + 8256], xmm0                               ;    67.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5392]                               ;    65.0 p2      60 rounds reload
        movaps [rbp + 8272], xmm0                               ;    68.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5408]                               ;    66.0 p2      60 rounds reload
        movaps [rbp + 8288], xmm0                               ;    69.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5424]                               ;    67.0 p2      60 rounds reload
        movaps [rbp + 8304], xmm0                               ;    70.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5440]                               ;    68.0 p2      60 rounds reload
        movaps [rbp + 8320], xmm0                               ;    71.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5456]                               ;    69.0 p2      60 rounds reload
        movaps [rbp + 8336], xmm0                               ;    72.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5488]                               ;    70.0 p2      60 rounds reload
        movaps [rbp + 8352], xmm0                               ;    73.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5520]                               ;    71.0 p2      60 rounds reload
        movaps [rbp + 8368], xmm0                               ;    74.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5552]                               ;    72.0 p2      60 rounds reload
        movaps [rbp + 8384], xmm0                               ;    75.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5280]                               ;    73.0 p2      60 rounds reload
        movaps [rbp + 8400], xmm0                               ;    76.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5264]                               ;    74.0 p2      60 rounds reload
        movaps [rbp + 8416], xmm0                               ;    77.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5872]                               ;    75.0 p2      60 rounds reload
        movaps [rbp + 8432], xmm0                               ;    78.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5616]                               ;    76.0 p2      60 rounds reload
        movaps [rbp + 8448], xmm0                               ;    79.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5248]                               ;    77.0 p2      60 rounds reload
        movaps [rbp + 8464], xmm0                               ;    80.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5312]                               ;    78.0 p2      60 rounds reload
        movaps [rbp + 4384], xmm0                               ;    81.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5184]                               ;    79.0 p2      60 rounds reload
        movaps [rbp + 4400], xmm0                               ;    82.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5216]                               ;    80.0 p2      60 rounds reload
        movaps [rbp + 4416], xmm0                               ;    83.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5632]                               ;    81.0 p2      60 rounds reload
        movaps [rbp + 4432], xmm0                               ;    84.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5664]                               ;    82.0 p2      60 rounds reload
        movaps [rbp + 4448], xmm0                               ;    85.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5680]                               ;    83.0 p2      60 rounds reload
        movaps [rbp + 4464], xmm0                               ;    86.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5232]                               ;    84.0 p2      60 rounds reload
        movaps [rbp + 4480], xmm0                               ;    87.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5296]                               ;    85.0 p2      60 rounds reload
        movaps [rbp + 4496], xmm0                               ;    88.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5200]                               ;    86.0 p2      60 rounds reload
        movaps [rbp + 4512], xmm0                               ;    89.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5328]                               ;    87.0 p2      60 rounds reload
        movaps [rbp + 4528], xmm0                               ;    90.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5696]                               ;    88.0 p2      60 rounds reload
        movaps [rbp + 4544], xmm0                               ;    91.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5712]                               ;    89.0 p2      60 rounds reload
        movaps [rbp + 4560], xmm0                               ;    92.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5648]                               ;    90.0 p2      60 rounds reload
        movaps [rbp + 4576], xmm0                               ;    93.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5360]                               ;    91.0 p2      60 rounds reload
        movaps [rbp + 4592], xmm0                               ;    94.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5344]                               ;    92.0 p2      60 rounds reload
        movaps [rbp + 4608], xmm0                               ;    95.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5728]                               ;    93.0 p2      60 rounds reload
        movaps [rbp + 4624], xmm0                               ;    96.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5744]                               ;    94.0 p2      60 rounds reload
        movaps [rbp + 4640], xmm0                               ;    97.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5760]                               ;    95.0 p2      60 rounds reload
        movaps [rbp + 4656], xmm0                               ;    98.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5776]                               ;    96.0 p2      60 rounds reload
        movaps [rbp + 4672], xmm0                               ;    99.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5792]                               ;    97.0 p2      60 rounds reload
        movaps [rbp + 4688], xmm0                               ;   100.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5808]                               ;    98.0 p2      60 rounds reload
        movaps [rbp + 4704], xmm0                               ;   101.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5824]                               ;    99.0 p2      60 rounds reload
        movaps [rbp + 4720], xmm0                               ;   102.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5840]                               ;   100.0 p2      60 rounds reload
        movaps [rbp + 4736], xmm0                               ;   103.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5856]                               ;   101.0 p2      60 rounds reload
        movaps [rbp + 4752], xmm0                               ;   104.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5472]                               ;   102.0 p2      60 rounds reload
        movaps [rbp + 4768], xmm0                               ;   105.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5504]                               ;   103.0 p2      60 rounds reload
        movaps [rbp + 4784], xmm0                               ;   106.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5536]                               ;   104.0 p2      60 rounds reload
        movaps [rbp + 4800], xmm0                               ;   107.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5600]                               ;   105.0 p2      60 rounds reload
        movaps [rbp + 4816], xmm0                               ;   108.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5584]                               ;   106.0 p2      60 rounds reload
        movaps [rbp + 4832], xmm0                               ;   109.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5568]                               ;   107.0 p2      60 rounds reload
        movaps [rbp + 4848], xmm0                               ;   110.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6000]                               ;   108.0 p2      60 rounds reload
        movaps [rbp + 4864], xmm0                               ;   111.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5936]                               ;   109.0 p2      60 rounds reload
        movaps [rbp + 4880], xmm0                               ;   112.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5888]                               ;   110.0 p2      60 rounds reload
        movaps [rbp + 4896], xmm0                               ;   113.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5984]                               ;   111.0 p2      60 rounds reload
        movaps [rbp + 4912], xmm0                               ;   114.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6576]                               ;   112.0 p2      60 rounds reload
        movaps [rbp + 4928], xmm0                               ;   115.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5904]                               ;   113.0 p2      60 rounds reload
        movaps [rbp + 4944], xmm0                               ;   116.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5920]                               ;   114.0 p2      60 rounds reload
        movaps [rbp + 4960], xmm0                               ;   117.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5952]                               ;   115.0 p2      60 rounds reload
        movaps [rbp + 4976], xmm0                               ;   118.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6016]                               ;   116.0 p2      60 rounds reload
        movaps [rbp + 4992], xmm0                               ;   119.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6032]                               ;   117.0 p2      60 rounds reload
        movaps [rbp + 5008], xmm0                               ;   120.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6048]                               ;   118.0 p2      60 rounds reload
        movaps [rbp + 5024], xmm0                               ;   121.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6064]                               ;   119.0 p2      60 rounds reload
        movaps [rbp + 5040], xmm0                               ;   122.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6080]                               ;   120.0 p2      60 rounds reload
        movaps [rbp + 5056], xmm0                               ;   123.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6096]                               ;   121.0 p2      60 rounds reload
        movaps [rbp + 5072], xmm0                               ;   124.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6112]                               ;   122.0 p2      60 rounds reload
        movaps [rbp + 5088], xmm0                               ;   125.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6128]                               ;   123.0 p2      60 rounds reload
        movaps [rbp + 5104], xmm0                               ;   126.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6144]                               ;   124.0 p2      60 rounds reload
        movaps [rbp + 5120], xmm0                               ;   127.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6160]                               ;   125.0 p2      60 rounds reload
        movaps [rbp + 5136], xmm0                               ;   128.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6176]                               ;   126.0 p2      60 rounds reload
        movaps [rbp + 5152], xmm0                               ;   129.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6192]                               ;   127.0 p2      60 rounds reload
        movaps [rbp + 5168], xmm0                               ;   130.0 p3+p4   60 rounds
        mov r8, qword [rbp + 8496]                              ;   128.0 p2      60 rounds reload
        mov qword [rbp + 8536], r8                              ;   131.0 p3+p4   60 rounds
        add r8, 0x1800                                          ;   131.0 p0      60 rounds
        mov qword [rbp + 8544], r8                              ;   132.0 p3+p4   60 rounds
        mov r8, qword [rbp + 8536]                              ;                    resident
        movdqa xmm0, [rbp + 8256]                               ;                    resident
        movdqa xmm1, [rbp + 8272]                               ;                    resident
        movdqa xmm2, [rbp + 8288]                               ;                    resident
        movdqa xmm3, [rbp + 8304]                               ;                    resident
        movdqa xmm4, [rbp + 8320]                               ;                    resident
        movdqa xmm5, [rbp + 8336]                               ;                    resident
        movdqa xmm6, [rbp + 8352]                               ;                    resident
        movdqa xmm7, [rbp + 8368]                               ;                    resident
        movdqa xmm8, [rbp + 8384]                               ;                    resident
        movdqa xmm9, [rbp + 8400]                               ;                    resident
        movdqa xmm10, [rbp + 8416]                              ;                    resident
        movdqa xmm11, [rbp + 8432]                              ;                    resident
        movdqa xmm12, [rbp + 8448]                              ;                    resident
        movdqa xmm13, [rbp + 8464]                              ;                    resident
        align 16
.rounds_4:
        movaps [r11 - 48], xmm3                                 ;     0.0 p3+p4   40 t spill
        movaps xmm15, [r8 + 18480]                              ;     0.2 p2      40 t
        xorps xmm15, xmm3                                       ;     3.2 p0      40 t
        movaps [r11 - 32], xmm4                                 ;     1.0 p3+p4   40 t spill
        movaps xmm3, [r8 + 18496]                               ;     1.2 p2      40 t
        movaps [r11 + 16], xmm10                                ;     2.0 p3+p4   40 t spill
        movaps [r11 - 16], xmm5                                 ;     3.0 p3+p4   40 t spill
        xorps xmm3, xmm4                                        ;     4.2 p1      40 t
        movaps xmm4, [r8 + 18512]                               ;     2.2 p2      40 t
        xorps xmm4, xmm5                                        ;     5.2 p5      40 t
        movaps xmm5, [r8 + 18560]                               ;     3.2 p2      40 t
        xorps xmm5, xmm8                                        ;     6.2 p0      40 t
        movaps [r11 + 0], xmm8                                  ;     4.0 p3+p4   40 t spill
        movaps xmm14, [r8 + 18448]                              ;     4.2 p2      40 t
        xorps xmm14, xmm1                                       ;     7.2 p1      40 t
        movaps xmm8, [r8 + 18592]                               ;     5.2 p2      40 t
        xorps xmm8, xmm10                                       ;     8.2 p5      40 t
        movaps [r11 + 48], xmm12                                ;     5.0 p3+p4   40 t spill
        movaps [r11 + 32], xmm11                                ;     6.0 p3+p4   40 t spill
        movaps xmm10, [r8 + 18608]                              ;     6.2 p2      40 t
        xorps xmm10, xmm11                                      ;     9.2 p0      40 t
        movaps xmm11, [r8 + 18624]                              ;     7.2 p2      40 t
        xorps xmm11, xmm12                                      ;    10.2 p1      40 t
        movaps xmm12, [r8 + 18704]                              ;     8.2 p2      40 t
        xorps xmm12, [rbp + 4432]                               ;    11.2 p5+p2   40 t
        movaps [r10 - 48], xmm12                                ;    12.2 p3+p4   40 t spill
        movaps xmm12, [r8 + 18768]                              ;    10.2 p2      40 t
        xorps xmm12, [rbp + 4496]                               ;    13.2 p0+p2   40 t
        movaps [r11 - 112], xmm12                               ;    14.2 p3+p4   40 t spill
        movaps xmm12, [r8 + 18832]                              ;    12.2 p2      40 t
        xorps xmm12, [rbp + 4560]                               ;    15.2 p1+p2   40 t
        movaps [r10 + 16], xmm12                                ;    16.2 p3+p4   40 t spill
        movaps xmm12, [r8 + 18864]                              ;    14.2 p2      40 t
        xorps xmm12, [rbp + 4592]                               ;    17.2 p5+p2   40 t
        movaps [r10 + 32], xmm12                                ;    18.2 p3+p4   40 t spill
        movaps xmm12, [r8 + 18880]                              ;    16.2 p2      40 t
        xorps xmm12, [rbp + 4608]                               ;    19.2 p0+p2   40 t
        movaps [r11 - 96], xmm12                                ;    20.2 p3+p4   40 t spill
        movaps xmm12, [r8 + 18896]                              ;    18.2 p2      40 t
        xorps xmm12, [rbp + 4624]                               ;    21.2 p1+p2   40 t
        movaps [rdi - 80], xmm12                                ;    22.2 p3+p4   40 t spill
        movaps xmm12, [r8 + 18944]                              ;    20.2 p2      40 t
        xorps xmm12, [rbp + 4672]                               ;    23.2 p5+p2   40 t
        movaps [rdx + 64], xmm12                                ;    24.2 p3+p4   40 t spill
        movaps xmm12, [r8 + 18976]                              ;    22.2 p2      40 t
        xorps xmm12, [rbp + 4704]                               ;    25.2 p0+p2   40 t
        movaps [rsi - 128], xmm12                               ;    26.2 p3+p4   40 t spill
        movaps xmm12, [r8 + 18992]                              ;    24.2 p2      40 t
        xorps xmm12, [rbp + 4720]                               ;    27.2 p1+p2   40 t
        movaps [rsi + 0], xmm12                                 ;    28.2 p3+p4   40 t spill
        movaps xmm12, [r8 + 19008]                              ;    26.2 p2      40 t
        movaps [r11 + 64], xmm1                                 ;    18.2 p3+p4   40 t spill
        movaps xmm1, [r8 + 18736]                               ;    27.2 p2      40 t
        xorps xmm1, [rbp + 4464]                                ;    30.2 p5+p2   40 t
        movaps [r10 - 32], xmm1                                 ;    31.2 p3+p4   40 t spill
        movaps xmm1, [r8 + 18752]                               ;    29.2 p2      40 t
        xorps xmm1, [rbp + 4480]                                ;    32.2 p0+p2   40 t
        xorps xmm12, [rbp + 4736]                               ;    31.2 p1+p2   40 t
        movaps [rbp + 0], xmm12                                 ;    32.2 p3+p4   40 t spill
        movaps xmm12, [r8 + 19088]                              ;    32.2 p2      40 t
        xorps xmm12, [rbp + 4816]                               ;    35.2 p5+p2   40 t
        movaps [rdx + 80], xmm12                                ;    36.2 p3+p4   40 t spill
        movaps xmm12, [r8 + 19120]                              ;    34.2 p2      40 t
        xorps xmm12, [rbp + 4848]                               ;    37.2 p0+p2   40 t
        movaps [rbp - 112], xmm12                               ;    38.2 p3+p4   40 t spill
        movaps xmm12, [r8 + 19136]                              ;    36.2 p2      40 t
        xorps xmm12, [rbp + 4864]                               ;    39.2 p1+p2   40 t
        movaps [rdi + 48], xmm12                                ;    40.2 p3+p4   40 t spill
        movaps xmm12, [r8 + 19152]                              ;    38.2 p2      40 t
        xorps xmm12, [rbp + 4880]                               ;    41.2 p5+p2   40 t
        movaps [rax + 0], xmm12                                 ;    42.2 p3+p4   40 t spill
        movaps xmm12, [r8 + 19216]                              ;    40.2 p2      40 t
        xorps xmm12, [rbp + 4944]                               ;    43.2 p0+p2   40 t
        movaps [rsi + 16], xmm12                                ;    44.2 p3+p4   40 t spill
        movaps xmm12, [r8 + 19248]                              ;    42.2 p2      40 t
        xorps xmm12, [rbp + 4976]                               ;    45.2 p1+p2   40 t
        movaps [rdi + 96], xmm12                                ;    46.2 p3+p4   40 t spill
        movaps xmm12, [r8 + 19264]                              ;    44.2 p2      40 t
        xorps xmm12, [rbp + 4992]                               ;    47.2 p5+p2   40 t
        movaps [rdi - 16], xmm12                                ;    48.2 p3+p4   40 t spill
        movaps xmm12, [r8 + 19280]                              ;    46.2 p2      40 t
        xorps xmm12, [rbp + 5008]                               ;    49.2 p0+p2   40 t
        movaps [rax + 16], xmm12                                ;    50.2 p3+p4   40 t spill
        movaps xmm12, [r8 + 19344]                              ;    48.2 p2      40 t
        xorps xmm12, [rbp + 5072]                               ;    51.2 p1+p2   40 t
        movaps [rdx - 96], xmm8                                 ;    40.5 p3+p4   40 t spill
        movaps xmm8, xmm15                                      ;    40.8 p5      41 t copy
        movaps [rdi - 32], xmm11                                ;    41.5 p3+p4   40 t spill
        movaps xmm11, [r8 + 18464]                              ;    50.2 p2      41 t
        xorps xmm11, xmm2                                       ;    53.2 p0      41 t
        movaps [rsi - 48], xmm2                                 ;    42.5 p3+p4   40 t spill
        movaps xmm2, [r8 + 18528]                               ;    51.2 p2      41 t
        xorps xmm2, xmm6                                        ;    54.2 p1      41 t
        xorps xmm2, [rel camellia128_encrypt.T0_constants128]   ;    55.2 p5+p2   41 t
        movaps [rcx + 64], xmm12                                ;    52.2 p3+p4   40 t spill
        movaps xmm12, [r8 + 19376]                              ;    53.2 p2      40 t
        xorps xmm12, [rbp + 5104]                               ;    56.2 p0+p2   40 t
        movaps [rdx - 16], xmm12                                ;    57.2 p3+p4   40 t spill
        movaps xmm12, [r8 + 19392]                              ;    55.2 p2      40 t
        xorps xmm12, [rbp + 5120]                               ;    58.2 p1+p2   40 t
        movaps [rcx + 80], xmm12                                ;    59.2 p3+p4   40 t spill
        movaps xmm12, xmm3                                      ;    48.5 p5      41 t copy
        xorps xmm12, xmm14                                      ;    49.5 p0      41 t
        xorps xmm8, xmm2                                        ;    56.2 p1      41 t
        movaps [rdi + 80], xmm6                                 ;    49.5 p3+p4   40 t spill
        movaps xmm6, xmm8                                       ;    57.2 p5      41 t copy
        xorps xmm6, xmm0                                        ;    58.2 p0      41 t
        xorps xmm6, [r8 + 18432]                                ;    59.2 p1+p2   41 t
        xorps xmm6, [rel camellia128_encrypt.T0_constants128]   ;    60.2 p5+p2   41 t
        movaps [rsi - 32], xmm5                                 ;    51.5 p3+p4   40 t spill
        movaps xmm5, xmm6                                       ;    61.2 p0      41 t copy
        xorps xmm5, xmm7                                        ;    62.2 p1      41 t
        movaps [rbp - 80], xmm7                                 ;    53.2 p3+p4   40 t spill
        movaps xmm7, xmm12                                      ;    53.5 p5      41 t copy
        movaps [rcx + 48], xmm1                                 ;    54.2 p3+p4   40 t spill
        movaps xmm1, [r8 + 19408]                               ;    59.2 p2      40 t
        xorps xmm1, [rbp + 5136]                                ;    62.2 p0+p2   40 t
        movaps [rbp + 64], xmm1                                 ;    63.2 p3+p4   40 t spill
        movaps xmm1, xmm4                                       ;    55.2 p1      41 t copy
        xorps xmm1, xmm14                                       ;    56.2 p5      41 t
        xorps xmm11, [rel camellia128_encrypt.T0_constants128]  ;    61.2 p0+p2   41 t
        movaps [rdx + 48], xmm13                                ;    56.2 p3+p4   40 t spill
        xorps xmm3, xmm11                                       ;    62.2 p1      41 t
        xorps xmm8, xmm12                                       ;    57.2 p5      41 t
        movaps [rbp - 96], xmm0                                 ;    57.2 p3+p4   40 t spill
        movaps xmm0, xmm1                                       ;    57.2 p0      41 t copy
        xorps xmm0, xmm6                                        ;    61.2 p1      41 t
        xorps xmm5, [r8 + 18544]                                ;    63.2 p5+p2   41 t
        xorps xmm5, [rel camellia128_encrypt.T0_constants128]   ;    64.2 p0+p2   41 t
        xorps xmm7, xmm5                                        ;    65.2 p1      41 t
        movaps [rcx + 16], xmm10                                ;    58.5 p3+p4   40 t spill
        movaps xmm10, xmm3                                      ;    63.2 p5      41 t copy
        xorps xmm10, xmm8                                       ;    64.2 p0      41 t
        movaps xmm13, xmm0                                      ;    62.2 p1      41 t copy
        orps xmm13, xmm5                                        ;    65.2 p5      41 t
        xorps xmm4, xmm8                                        ;    60.2 p0      41 t
        movaps [rsi - 64], xmm9                                 ;    60.2 p3+p4   40 t spill
        movaps xmm9, xmm8                                       ;    60.5 p1      41 t copy
        xorps xmm9, xmm5                                        ;    65.2 p5      41 t
        xorps xmm15, xmm9                                       ;    66.2 p0      41 t
        movaps [rbp - 128], xmm5                                ;    65.2 p3+p4   41 t spill
        movaps xmm5, xmm11                                      ;    62.2 p1      41 t copy
        xorps xmm5, xmm6                                        ;    63.2 p5      41 t
        movaps [rdx - 64], xmm14                                ;    62.2 p3+p4   40 t spill
        movaps xmm14, xmm6                                      ;    62.5 p0      41 t copy
        orps xmm14, xmm9                                        ;    66.2 p1      41 t
        xorps xmm14, xmm13                                      ;    67.2 p5      41 t
        movaps [rdx + 16], xmm9                                 ;    66.2 p3+p4   41 t spill
        movaps xmm9, xmm10                                      ;    65.2 p0      41 t copy
        xorps xmm9, xmm7                                        ;    66.2 p1      41 t
        xorps xmm13, xmm2                                       ;    66.2 p5      41 t
        orps xmm2, xmm7                                         ;    66.2 p0      41 t
        movaps [rdx + 96], xmm7                                 ;    66.2 p3+p4   41 t spill
        movaps xmm7, xmm8                                       ;    64.8 p1      41 t copy
        andps xmm7, xmm1                                        ;    65.8 p5      41 t
        xorps xmm4, xmm2                                        ;    67.2 p0      41 t
        xorps xmm2, xmm7                                        ;    67.2 p1      41 t
        movaps xmm7, xmm5                                       ;    66.0 p5      41 t copy
        andps xmm7, xmm9                                        ;    67.2 p0      41 t
        xorps xmm4, xmm7                                        ;    68.2 p1      41 t
        movaps xmm7, xmm5                                       ;    67.0 p5      41 t copy
        xorps xmm7, xmm15                                       ;    68.0 p0      41 t
        xorps xmm14, xmm4                                       ;    69.2 p1      41 t
        xorps xmm13, xmm2                                       ;    68.2 p5      41 t
        movaps [rdx + 112], xmm10                               ;    67.5 p3+p4   41 t spill
        movaps [rbp + 32], xmm11                                ;    68.5 p3+p4   41 t spill
        movaps [rbp + 112], xmm5                                ;    69.5 p3+p4   41 t spill
        movaps xmm5, xmm10                                      ;    68.5 p0      41 t copy
        andps xmm5, xmm7                                        ;    69.5 p1      41 t
        xorps xmm2, xmm5                                        ;    70.5 p5      41 t
        movaps xmm5, xmm1                                       ;    69.5 p0      41 t copy
        movaps xmm10, xmm3                                      ;    69.8 p1      41 t copy
        xorps xmm5, xmm7                                        ;    70.5 p5      41 t
        andps xmm10, xmm5                                       ;    71.5 p0      41 t
        xorps xmm13, xmm10                                      ;    72.5 p1      41 t
        movaps xmm10, xmm15                                     ;    71.0 p5      41 t copy
        xorps xmm10, xmm0                                       ;    72.0 p0      41 t
        movaps [rdx - 48], xmm9                                 ;    70.8 p3+p4   41 t spill
        movaps xmm9, xmm12                                      ;    71.8 p1      41 t copy
        andps xmm9, xmm10                                       ;    73.0 p5      41 t
        xorps xmm4, xmm9                                        ;    74.0 p0      41 t
        xorps xmm2, xmm9                                        ;    74.0 p1      41 t
        movaps xmm9, [rdx - 64]                                 ;    72.0 p2      41 t
        orps xmm9, xmm11                                        ;    75.0 p5      41 t
        xorps xmm4, xmm9                                        ;    76.0 p0      41 t
        movaps xmm9, xmm14                                      ;    73.8 p1      41 t copy
        andps xmm9, xmm13                                       ;    74.8 p5      41 t
        xorps xmm4, xmm9                                        ;    77.0 p0      41 t
        movaps xmm11, xmm2                                      ;    75.0 p1      41 t copy
        andps xmm11, xmm4                                       ;    78.0 p5      41 t
        xorps xmm4, xmm13                                       ;    78.0 p0      41 t
        orps xmm9, xmm4                                         ;    79.0 p1      41 t
        xorps xmm14, xmm11                                      ;    79.0 p5      41 t
        xorps xmm9, xmm14                                       ;    80.0 p0      41 t
        andps xmm10, xmm9                                       ;    81.0 p1      41 t
        movaps xmm11, xmm2                                      ;    77.0 p5      41 t copy
        andps xmm11, xmm14                                      ;    80.0 p0      41 t
        xorps xmm13, xmm11                                      ;    81.0 p1      41 t
        movaps xmm11, xmm9                                      ;    81.0 p5      41 t copy
        orps xmm11, xmm13                                       ;    82.0 p0      41 t
        xorps xmm4, xmm11                                       ;    83.0 p1      41 t
        andps xmm1, xmm4                                        ;    84.0 p5      41 t
        andps xmm14, xmm13                                      ;    82.0 p0      41 t
        xorps xmm2, xmm14                                       ;    83.0 p1      41 t
        movaps xmm14, xmm9                                      ;    81.0 p5      41 t copy
        xorps xmm14, xmm13                                      ;    82.0 p0      41 t
        andps xmm5, xmm14                                       ;    83.0 p1      41 t
        andps xmm3, xmm14                                       ;    83.0 p5      41 t
        xorps xmm14, xmm4                                       ;    84.0 p0      41 t
        andps xmm7, xmm14                                       ;    85.0 p1      41 t
        andps xmm12, xmm9                                       ;    82.0 p5      41 t
        andps xmm8, xmm4                                        ;    84.0 p0      41 t
        xorps xmm5, xmm7                                        ;    86.0 p1      41 t
        andps xmm6, xmm2                                        ;    84.0 p5      41 t
        movaps xmm11, [rbp - 128]                               ;    81.5 p2      41 t
        xorps xmm4, xmm2                                        ;    84.0 p0      41 t
        xorps xmm1, xmm7                                        ;    86.0 p1      41 t
        movaps xmm7, [rdx + 16]                                 ;    82.5 p2      41 t
        andps xmm7, xmm2                                        ;    85.5 p5      41 t
        andps xmm11, xmm4                                       ;    85.0 p0      41 t
        xorps xmm11, xmm3                                       ;    86.0 p1      41 t
        xorps xmm9, xmm4                                        ;    85.0 p5      41 t
        xorps xmm2, xmm13                                       ;    85.5 p0      41 t
        andps xmm0, xmm4                                        ;    85.8 p1      41 t
        movaps xmm4, [rdx - 48]                                 ;    84.0 p2      41 t
        andps xmm15, xmm9                                       ;    86.0 p5      41 t
        xorps xmm3, xmm7                                        ;    86.5 p0      41 t
        andps xmm4, xmm2                                        ;    87.0 p1      41 t
        andps xmm9, [rdx + 96]                                  ;    87.0 p5+p2   41 t
        xorps xmm9, xmm11                                       ;    88.0 p0      41 t
        xorps xmm9, xmm4                                        ;    89.0 p1      41 t
        xorps xmm8, xmm4                                        ;    88.0 p5      41 t
        xorps xmm8, xmm3                                        ;    89.0 p0      41 t
        movaps xmm4, [rbp + 32]                                 ;    86.2 p2      41 t
        andps xmm4, xmm13                                       ;    89.2 p1      41 t
        xorps xmm4, xmm8                                        ;    90.2 p5      41 t
        andps xmm2, [rbp + 112]                                 ;    89.5 p0+p2   41 t
        xorps xmm0, xmm10                                       ;    89.8 p1      41 t
        xorps xmm0, xmm5                                        ;    90.8 p5      41 t
        andps xmm14, [rdx + 112]                                ;    90.5 p0+p2   41 t
        xorps xmm5, xmm6                                        ;    90.8 p1      41 t
        xorps xmm5, xmm4                                        ;    91.8 p5      41 t
        xorps xmm11, xmm12                                      ;    91.5 p0      41 t
        andps xmm13, [rdx - 64]                                 ;    91.8 p1+p2   41 t
        xorps xmm13, xmm9                                       ;    92.8 p5      41 t
        xorps xmm13, xmm4                                       ;    93.8 p0      41 t
        xorps xmm14, xmm13                                      ;    94.8 p1      41 t
        xorps xmm11, xmm13                                      ;    94.8 p5      41 t
        xorps xmm2, xmm1                                        ;    93.5 p0      41 t
        xorps xmm2, xmm4                                        ;    94.5 p1      41 t
        xorps xmm9, xmm3                                        ;    94.0 p5      41 t
        xorps xmm9, xmm0                                        ;    95.0 p0      41 t
        movaps xmm3, xmm5                                       ;    94.8 p1      41 t copy
        xorps xmm3, xmm2                                        ;    95.8 p5      41 t
        movaps xmm4, [rel camellia128_encrypt.T0_constants128]  ;    91.5 p2      41 t reload
        xorps xmm3, xmm11                                       ;    96.8 p0      41 t
        xorps xmm11, xmm4                                       ;    95.8 p1      41 t
        xorps xmm1, xmm10                                       ;    96.0 p5      41 t
        xorps xmm1, xmm15                                       ;    97.0 p0      41 t
        movaps xmm15, xmm14                                     ;    96.8 p1      41 t copy
        xorps xmm1, xmm5                                        ;    98.0 p5      41 t
        xorps xmm1, xmm4                                        ;    99.0 p0      41 t
        xorps xmm0, xmm3                                        ;    97.8 p1      41 t
        xorps xmm8, xmm4                                        ;    98.0 p5      41 t
        xorps xmm15, xmm3                                       ;    98.5 p0      41 t
        xorps xmm0, xmm4                                        ;    98.8 p1      41 t
        xorps xmm14, xmm4                                       ;    99.0 p5      41 t
        movaps xmm5, [rcx + 16]                                 ;    95.0 p2      40 t reload
        movaps xmm3, [rsi - 32]                                 ;    96.0 p2      23 t
        xorps xmm3, xmm5                                        ;    99.5 p0      23 t
        movaps xmm6, [rsi - 32]                                 ;    97.0 p2      23 t
        movaps xmm7, [rdi - 32]                                 ;    98.0 p2      40 t reload
        xorps xmm6, xmm7                                        ;   101.0 p1      23 t
        movaps xmm10, [rdx - 96]                                ;    99.0 p2      23 t
        movaps xmm12, [r8 + 18576]                              ;   100.0 p2      23 t
        movaps xmm13, [rsi - 64]                                ;   101.0 p2      40 t reload
        xorps xmm12, xmm13                                      ;   104.0 p5      23 t
        xorps xmm12, xmm4                                       ;   105.0 p0      23 t
        movaps xmm13, [r8 + 18640]                              ;   102.0 p2      23 t
        xorps xmm13, [rdx + 48]                                 ;   105.0 p1+p2   23 t
        xorps xmm13, xmm4                                       ;   106.0 p5      23 t
        xorps xmm10, xmm13                                      ;   107.0 p0      23 t
        xorps xmm5, xmm12                                       ;   106.0 p1      23 t
        movaps [rdx + 96], xmm8                                 ;    99.0 p3+p4   41 t spill
        movaps [rcx + 16], xmm2                                 ;   100.0 p3+p4   41 t spill
        movaps xmm2, xmm10                                      ;   108.0 p5      23 t copy
        xorps xmm2, [r8 + 18672]                                ;   109.0 p0+p2   23 t
        xorps xmm2, [rbp + 4400]                                ;   110.0 p1+p2   23 t
        movaps [rbp + 32], xmm9                                 ;   101.0 p3+p4   41 t spill
        xorps xmm2, xmm4                                        ;   111.0 p5      23 t
        xorps xmm10, xmm3                                       ;   108.0 p0      23 t
        movaps [rdx - 64], xmm0                                 ;   102.0 p3+p4   41 t spill
        movaps xmm0, xmm6                                       ;   103.8 p1      23 t copy
        xorps xmm0, xmm2                                        ;   112.0 p5      23 t
        movaps xmm9, xmm3                                       ;   104.5 p0      23 t copy
        movaps xmm8, xmm5                                       ;   107.0 p1      23 t copy
        xorps xmm8, xmm10                                       ;   109.0 p5      23 t
        movaps [rdx - 48], xmm15                                ;   103.8 p3+p4   41 t spill
        movaps [rbp + 112], xmm1                                ;   104.8 p3+p4   41 t spill
        movaps xmm1, xmm0                                       ;   113.0 p0      23 t copy
        xorps xmm7, xmm10                                       ;   109.0 p1      23 t
        movaps [rdi - 32], xmm11                                ;   105.8 p3+p4   41 t spill
        movaps xmm11, xmm10                                     ;   109.0 p5      23 t copy
        movaps xmm15, xmm12                                     ;   106.5 p0      23 t copy
        xorps xmm15, xmm2                                       ;   112.0 p1      23 t
        movaps [rdx + 112], xmm14                               ;   106.8 p3+p4   41 t spill
        movaps xmm14, xmm2                                      ;   112.0 p5      23 t copy
        xorps xmm14, [r8 + 18656]                               ;   113.0 p0+p2   23 t
        xorps xmm14, [rbp + 4384]                               ;   114.0 p1+p2   23 t
        xorps xmm14, xmm4                                       ;   115.0 p5      23 t
        xorps xmm11, xmm14                                      ;   116.0 p0      23 t
        movaps xmm4, xmm2                                       ;   112.0 p1      23 t copy
        orps xmm1, xmm14                                        ;   116.0 p5      23 t
        orps xmm4, xmm11                                        ;   117.0 p0      23 t
        xorps xmm4, xmm1                                        ;   118.0 p1      23 t
        xorps xmm9, xmm14                                       ;   116.0 p5      23 t
        movaps [rbp - 128], xmm14                               ;   116.0 p3+p4   23 t spill
        movaps xmm14, xmm8                                      ;   110.5 p0      23 t copy
        movaps [rdx + 16], xmm2                                 ;   112.0 p3+p4   23 t spill
        movaps xmm2, [rdx - 96]                                 ;   111.0 p2      23 t
        xorps xmm1, xmm13                                       ;   117.0 p1      23 t
        orps xmm13, xmm9                                        ;   117.0 p5      23 t
        xorps xmm14, xmm9                                       ;   117.0 p0      23 t
        movaps [rdx - 96], xmm9                                 ;   117.0 p3+p4   23 t spill
        xorps xmm7, xmm13                                       ;   118.0 p1      23 t
        movaps xmm9, xmm10                                      ;   113.0 p5      23 t copy
        andps xmm9, xmm6                                        ;   114.0 p0      23 t
        xorps xmm13, xmm9                                       ;   118.0 p1      23 t
        movaps xmm9, xmm15                                      ;   114.0 p5      23 t copy
        andps xmm9, xmm14                                       ;   118.0 p0      23 t
        xorps xmm7, xmm9                                        ;   119.0 p1      23 t
        movaps xmm9, xmm15                                      ;   115.0 p5      23 t copy
        movaps [rsi + 32], xmm15                                ;   115.0 p3+p4   23 t spill
        movaps xmm15, xmm8                                      ;   115.2 p0      23 t copy
        xorps xmm2, xmm11                                       ;   117.0 p1      23 t
        movaps [rcx - 128], xmm8                                ;   116.0 p3+p4   23 t spill
        movaps xmm8, xmm5                                       ;   116.0 p5      23 t copy
        xorps xmm1, xmm13                                       ;   119.0 p0      23 t
        xorps xmm9, xmm2                                        ;   118.0 p1      23 t
        andps xmm15, xmm9                                       ;   119.0 p5      23 t
        xorps xmm13, xmm15                                      ;   120.0 p0      23 t
        movaps xmm15, xmm6                                      ;   117.8 p1      23 t copy
        xorps xmm15, xmm9                                       ;   119.0 p5      23 t
        andps xmm8, xmm15                                       ;   120.0 p0      23 t
        xorps xmm1, xmm8                                        ;   121.0 p1      23 t
        movaps xmm8, xmm2                                       ;   119.0 p5      23 t copy
        xorps xmm8, xmm0                                        ;   120.0 p0      23 t
        movaps [rdi + 112], xmm14                               ;   118.8 p3+p4   23 t spill
        movaps xmm14, xmm3                                      ;   119.8 p1      23 t copy
        andps xmm14, xmm8                                       ;   121.0 p5      23 t
        xorps xmm4, xmm7                                        ;   120.2 p0      23 t
        xorps xmm13, xmm14                                      ;   122.0 p1      23 t
        xorps xmm7, xmm14                                       ;   122.0 p5      23 t
        movaps xmm14, [rsi - 32]                                ;   120.2 p2      23 t
        orps xmm14, xmm12                                       ;   123.2 p0      23 t
        xorps xmm7, xmm14                                       ;   124.2 p1      23 t
        movaps xmm14, xmm4                                      ;   122.0 p5      23 t copy
        andps xmm14, xmm1                                       ;   123.0 p0      23 t
        xorps xmm7, xmm14                                       ;   125.2 p1      23 t
        movaps [rdx - 80], xmm12                                ;   121.8 p3+p4   23 t spill
        movaps xmm12, xmm13                                     ;   123.0 p5      23 t copy
        andps xmm12, xmm7                                       ;   126.2 p0      23 t
        xorps xmm7, xmm1                                        ;   126.2 p1      23 t
        orps xmm14, xmm7                                        ;   127.2 p5      23 t
        xorps xmm4, xmm12                                       ;   127.2 p0      23 t
        xorps xmm14, xmm4                                       ;   128.2 p1      23 t
        andps xmm8, xmm14                                       ;   129.2 p5      23 t
        movaps xmm12, xmm13                                     ;   125.2 p0      23 t copy
        andps xmm12, xmm4                                       ;   128.2 p1      23 t
        xorps xmm1, xmm12                                       ;   129.2 p5      23 t
        andps xmm4, xmm1                                        ;   130.2 p0      23 t
        movaps xmm12, xmm14                                     ;   129.2 p1      23 t copy
        xorps xmm13, xmm4                                       ;   131.2 p5      23 t
        orps xmm12, xmm1                                        ;   130.2 p0      23 t
        xorps xmm7, xmm12                                       ;   131.2 p1      23 t
        movaps xmm4, xmm14                                      ;   129.2 p5      23 t copy
        xorps xmm4, xmm1                                        ;   130.2 p0      23 t
        andps xmm15, xmm4                                       ;   131.2 p1      23 t
        andps xmm5, xmm4                                        ;   131.2 p5      23 t
        xorps xmm4, xmm7                                        ;   132.2 p0      23 t
        andps xmm9, xmm4                                        ;   133.2 p1      23 t
        movaps xmm12, [rdx + 16]                                ;   127.5 p2      23 t
        andps xmm10, xmm7                                       ;   132.2 p5      23 t
        xorps xmm15, xmm9                                       ;   134.2 p0      23 t
        andps xmm6, xmm7                                        ;   132.2 p1      23 t
        andps xmm3, xmm14                                       ;   131.0 p5      23 t
        andps xmm12, xmm13                                      ;   132.2 p0      23 t
        xorps xmm7, xmm13                                       ;   132.2 p1      23 t
        andps xmm11, xmm13                                      ;   132.2 p5      23 t
        xorps xmm6, xmm9                                        ;   134.2 p0      23 t
        movaps xmm9, [rbp - 128]                                ;   130.5 p2      23 t
        andps xmm9, xmm7                                        ;   133.5 p1      23 t
        xorps xmm13, xmm1                                       ;   133.0 p5      23 t
        xorps xmm14, xmm7                                       ;   133.2 p0      23 t
        andps xmm2, xmm14                                       ;   134.2 p1      23 t
        andps xmm14, [rdx - 96]                                 ;   134.2 p5+p2   23 t
        andps xmm0, xmm7                                        ;   134.2 p0      23 t
        xorps xmm9, xmm5                                        ;   134.8 p1      23 t
        xorps xmm5, xmm11                                       ;   135.0 p5      23 t
        xorps xmm10, xmm5                                       ;   136.0 p0      23 t
        movaps xmm7, [rdi + 112]                                ;   133.0 p2      23 t
        xorps xmm14, xmm9                                       ;   135.8 p1      23 t
        andps xmm7, xmm13                                       ;   136.0 p5      23 t
        andps xmm13, [rsi + 32]                                 ;   136.2 p0+p2   23 t
        andps xmm4, [rcx - 128]                                 ;   136.8 p1+p2   23 t
        xorps xmm10, xmm7                                       ;   137.0 p5      23 t
        xorps xmm14, xmm7                                       ;   137.2 p0      23 t
        movaps xmm7, [rdx - 80]                                 ;   136.0 p2      23 t
        andps xmm7, xmm1                                        ;   139.0 p1      23 t
        andps xmm1, [rsi - 32]                                  ;   138.0 p5+p2   23 t
        xorps xmm1, xmm14                                       ;   139.0 p0      23 t
        xorps xmm7, xmm10                                       ;   140.0 p1      23 t
        xorps xmm1, xmm7                                        ;   141.0 p5      23 t
        xorps xmm13, xmm6                                       ;   139.2 p0      23 t
        xorps xmm4, xmm1                                        ;   142.0 p1      23 t
        xorps xmm9, xmm3                                        ;   140.0 p5      23 t
        xorps xmm9, xmm1                                        ;   142.0 p0      23 t
        xorps xmm13, xmm7                                       ;   141.0 p1      23 t
        xorps xmm14, xmm5                                       ;   141.0 p5      23 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128]  ;   138.0 p2      41 t reload
        xorps xmm0, xmm8                                        ;   141.2 p0      23 t
        xorps xmm0, xmm15                                       ;   142.2 p1      23 t
        xorps xmm15, xmm12                                      ;   142.0 p5      23 t
        xorps xmm15, xmm7                                       ;   143.0 p0      23 t
        xorps xmm14, xmm0                                       ;   143.2 p1      23 t
        xorps xmm6, xmm8                                        ;   143.0 p5      23 t
        xorps xmm6, xmm2                                        ;   144.0 p0      23 t
        xorps xmm10, xmm3                                       ;   143.8 p1      23 t
        movaps xmm2, [rcx + 48]                                 ;   140.0 p2      40 t reload
        movaps xmm1, xmm15                                      ;   144.0 p5      23 t copy
        xorps xmm1, xmm13                                       ;   145.0 p0      23 t
        xorps xmm1, xmm9                                        ;   146.0 p1      23 t
        xorps xmm9, xmm3                                        ;   145.0 p5      23 t
        xorps xmm0, xmm1                                        ;   147.0 p0      23 t
        xorps xmm6, xmm15                                       ;   145.8 p1      23 t
        xorps xmm6, xmm3                                        ;   146.8 p5      23 t
        movaps xmm15, xmm4                                      ;   146.2 p0      23 t copy
        xorps xmm15, xmm1                                       ;   147.2 p1      23 t
        movaps xmm1, [r10 - 48]                                 ;   142.5 p2      22 t
        xorps xmm0, xmm3                                        ;   148.0 p5      23 t
        xorps xmm4, xmm3                                        ;   147.2 p0      23 t
        xorps xmm1, xmm2                                        ;   147.8 p1      22 t
        movaps xmm5, [r10 - 48]                                 ;   143.5 p2      22 t
        movaps xmm7, [r11 - 112]                                ;   144.5 p2      40 t reload
        xorps xmm5, xmm7                                        ;   148.0 p5      22 t
        movaps xmm8, [r10 - 32]                                 ;   145.5 p2      22 t
        movaps xmm11, [r8 + 18720]                              ;   146.5 p2      22 t
        movaps xmm12, [rbp + 4448]                              ;   147.5 p2      40 t reload
        xorps xmm11, xmm12                                      ;   150.5 p0      22 t
        xorps xmm11, xmm3                                       ;   151.5 p1      22 t
        movaps xmm12, [r8 + 18784]                              ;   148.5 p2      22 t
        xorps xmm12, [rbp + 4512]                               ;   151.5 p5+p2   22 t
        xorps xmm2, xmm11                                       ;   152.5 p0      22 t
        xorps xmm12, xmm3                                       ;   152.5 p1      22 t
        xorps xmm8, xmm12                                       ;   153.5 p5      22 t
        movaps [rcx + 48], xmm13                                ;   146.8 p3+p4   23 t spill
        movaps xmm13, xmm8                                      ;   154.5 p0      22 t copy
        xorps xmm13, [r8 + 18688]                               ;   155.5 p1+p2   22 t
        xorps xmm13, [rbp + 4416]                               ;   156.5 p5+p2   22 t
        xorps xmm13, xmm3                                       ;   157.5 p0      22 t
        xorps xmm8, xmm1                                        ;   154.5 p1      22 t
        movaps [rcx - 128], xmm4                                ;   148.2 p3+p4   23 t spill
        movaps [rdx - 96], xmm10                                ;   149.2 p3+p4   23 t spill
        movaps xmm10, xmm2                                      ;   153.5 p5      22 t copy
        movaps [rsi - 32], xmm0                                 ;   150.2 p3+p4   23 t spill
        movaps xmm0, xmm5                                       ;   152.2 p0      22 t copy
        xorps xmm0, xmm13                                       ;   158.5 p1      22 t
        movaps xmm4, xmm13                                      ;   158.5 p5      22 t copy
        xorps xmm4, [r8 + 18800]                                ;   159.5 p0+p2   22 t
        xorps xmm4, [rbp + 4528]                                ;   160.5 p1+p2   22 t
        xorps xmm4, xmm3                                        ;   161.5 p5      22 t
        movaps [rdx - 80], xmm14                                ;   151.8 p3+p4   23 t spill
        movaps xmm14, xmm1                                      ;   154.2 p0      22 t copy
        xorps xmm14, xmm4                                       ;   162.5 p1      22 t
        xorps xmm10, xmm8                                       ;   155.5 p5      22 t
        movaps [rsi + 32], xmm6                                 ;   152.8 p3+p4   23 t spill
        movaps [r11 - 112], xmm9                                ;   153.8 p3+p4   23 t spill
        movaps [rdi + 112], xmm15                               ;   154.8 p3+p4   23 t spill
        movaps xmm3, xmm13                                      ;   158.5 p0      22 t copy
        movaps xmm6, xmm0                                       ;   159.5 p1      22 t copy
        orps xmm6, xmm4                                         ;   162.5 p5      22 t
        xorps xmm7, xmm8                                        ;   156.2 p0      22 t
        movaps [rdx + 16], xmm13                                ;   158.5 p3+p4   22 t spill
        movaps xmm9, xmm8                                       ;   156.8 p1      22 t copy
        xorps xmm9, xmm4                                        ;   162.5 p5      22 t
        orps xmm3, xmm9                                         ;   163.5 p0      22 t
        xorps xmm3, xmm6                                        ;   164.5 p1      22 t
        movaps [rbp - 128], xmm4                                ;   162.5 p3+p4   22 t spill
        movaps xmm15, xmm11                                     ;   158.0 p5      22 t copy
        xorps xmm15, xmm13                                      ;   159.0 p0      22 t
        movaps xmm13, [r10 - 32]                                ;   158.0 p2      22 t
        movaps [r10 - 32], xmm14                                ;   163.5 p3+p4   22 t spill
        movaps xmm4, xmm10                                      ;   158.8 p1      22 t copy
        xorps xmm4, xmm14                                       ;   163.5 p5      22 t
        xorps xmm13, xmm9                                       ;   163.5 p0      22 t
        xorps xmm6, xmm12                                       ;   163.5 p1      22 t
        orps xmm12, xmm14                                       ;   163.5 p5      22 t
        xorps xmm7, xmm12                                       ;   164.5 p0      22 t
        movaps xmm14, xmm8                                      ;   160.8 p1      22 t copy
        andps xmm14, xmm5                                       ;   161.8 p5      22 t
        movaps [rbp - 16], xmm15                                ;   160.5 p3+p4   22 t spill
        xorps xmm12, xmm14                                      ;   164.5 p0      22 t
        movaps xmm14, xmm15                                     ;   161.8 p1      22 t copy
        andps xmm14, xmm4                                       ;   164.5 p5      22 t
        xorps xmm7, xmm14                                       ;   165.5 p0      22 t
        movaps xmm14, xmm15                                     ;   162.8 p1      22 t copy
        xorps xmm14, xmm13                                      ;   164.5 p5      22 t
        xorps xmm3, xmm7                                        ;   166.5 p0      22 t
        movaps xmm15, xmm10                                     ;   163.8 p1      22 t copy
        andps xmm15, xmm14                                      ;   165.5 p5      22 t
        movaps [rbp - 32], xmm10                                ;   163.5 p3+p4   22 t spill
        movaps xmm10, xmm2                                      ;   164.2 p0      22 t copy
        xorps xmm6, xmm12                                       ;   165.5 p1      22 t
        xorps xmm12, xmm15                                      ;   166.5 p5      22 t
        movaps xmm15, xmm5                                      ;   165.2 p0      22 t copy
        xorps xmm15, xmm14                                      ;   166.2 p1      22 t
        andps xmm10, xmm15                                      ;   167.2 p5      22 t
        xorps xmm6, xmm10                                       ;   168.2 p0      22 t
        movaps xmm10, xmm13                                     ;   166.8 p1      22 t copy
        movaps [rbp + 48], xmm4                                 ;   165.8 p3+p4   22 t spill
        movaps xmm4, xmm1                                       ;   167.0 p5      22 t copy
        xorps xmm10, xmm0                                       ;   167.8 p0      22 t
        andps xmm4, xmm10                                       ;   168.8 p1      22 t
        xorps xmm12, xmm4                                       ;   169.8 p5      22 t
        movaps [rdx - 32], xmm11                                ;   167.0 p3+p4   22 t spill
        xorps xmm7, xmm4                                        ;   169.8 p0      22 t
        movaps xmm4, [r10 - 48]                                 ;   167.5 p2      22 t
        orps xmm4, xmm11                                        ;   170.5 p1      22 t
        movaps xmm11, xmm12                                     ;   170.8 p5      22 t copy
        xorps xmm7, xmm4                                        ;   171.5 p0      22 t
        movaps xmm4, xmm3                                       ;   169.8 p1      22 t copy
        andps xmm4, xmm6                                        ;   170.8 p5      22 t
        xorps xmm7, xmm4                                        ;   172.5 p0      22 t
        andps xmm11, xmm7                                       ;   173.5 p1      22 t
        xorps xmm7, xmm6                                        ;   173.5 p5      22 t
        orps xmm4, xmm7                                         ;   174.5 p0      22 t
        xorps xmm3, xmm11                                       ;   174.5 p1      22 t
        xorps xmm4, xmm3                                        ;   175.5 p5      22 t
        andps xmm10, xmm4                                       ;   176.5 p0      22 t
        movaps xmm11, xmm12                                     ;   172.8 p1      22 t copy
        andps xmm11, xmm3                                       ;   175.5 p5      22 t
        xorps xmm6, xmm11                                       ;   176.5 p0      22 t
        movaps xmm11, xmm4                                      ;   176.5 p1      22 t copy
        orps xmm11, xmm6                                        ;   177.5 p5      22 t
        xorps xmm7, xmm11                                       ;   178.5 p0      22 t
        andps xmm3, xmm6                                        ;   177.5 p1      22 t
        xorps xmm12, xmm3                                       ;   178.5 p5      22 t
        movaps xmm3, xmm4                                       ;   176.5 p0      22 t copy
        xorps xmm3, xmm6                                        ;   177.5 p1      22 t
        andps xmm2, xmm3                                        ;   178.5 p5      22 t
        andps xmm15, xmm3                                       ;   178.5 p0      22 t
        xorps xmm3, xmm7                                        ;   179.5 p1      22 t
        andps xmm14, xmm3                                       ;   180.5 p5      22 t
        andps xmm1, xmm4                                        ;   177.2 p0      22 t
        xorps xmm15, xmm14                                      ;   181.5 p1      22 t
        andps xmm5, xmm7                                        ;   179.5 p5      22 t
        andps xmm8, xmm7                                        ;   179.5 p0      22 t
        xorps xmm7, xmm12                                       ;   179.5 p1      22 t
        movaps xmm11, [rdx + 16]                                ;   177.0 p2      22 t
        andps xmm0, xmm7                                        ;   180.5 p5      22 t
        andps xmm9, xmm12                                       ;   179.5 p0      22 t
        xorps xmm5, xmm14                                       ;   181.5 p1      22 t
        movaps xmm14, [rbp - 128]                               ;   178.0 p2      22 t
        andps xmm14, xmm7                                       ;   181.0 p5      22 t
        xorps xmm14, xmm2                                       ;   182.0 p0      22 t
        xorps xmm4, xmm7                                        ;   180.8 p1      22 t
        andps xmm13, xmm4                                       ;   181.8 p5      22 t
        movaps xmm7, [rbp + 48]                                 ;   179.2 p2      22 t
        andps xmm4, [r10 - 32]                                  ;   181.8 p0+p2   22 t
        xorps xmm4, xmm14                                       ;   183.0 p1      22 t
        xorps xmm0, xmm10                                       ;   182.0 p5      22 t
        xorps xmm0, xmm15                                       ;   183.0 p0      22 t
        xorps xmm2, xmm9                                        ;   182.8 p1      22 t
        movaps xmm9, [rdi - 80]                                 ;   181.2 p2      40 t reload
        xorps xmm8, xmm2                                        ;   183.8 p5      22 t
        andps xmm3, [rbp - 32]                                  ;   183.2 p0+p2   22 t
        xorps xmm14, xmm1                                       ;   183.8 p1      22 t
        andps xmm11, xmm12                                      ;   184.0 p5      22 t
        xorps xmm12, xmm6                                       ;   184.2 p0      22 t
        andps xmm7, xmm12                                       ;   185.2 p1      22 t
        xorps xmm4, xmm7                                        ;   186.2 p5      22 t
        xorps xmm15, xmm11                                      ;   185.2 p0      22 t
        andps xmm12, [rbp - 16]                                 ;   185.8 p1+p2   22 t
        xorps xmm12, xmm5                                       ;   186.8 p5      22 t
        xorps xmm5, xmm10                                       ;   186.2 p0      22 t
        xorps xmm5, xmm13                                       ;   187.2 p1      22 t
        movaps xmm13, [rbp + 4576]                              ;   184.2 p2      40 t reload
        xorps xmm8, xmm7                                        ;   187.0 p5      22 t
        movaps xmm7, [rdx - 32]                                 ;   185.2 p2      22 t
        andps xmm7, xmm6                                        ;   188.2 p0      22 t
        andps xmm6, [r10 - 48]                                  ;   187.8 p1+p2   22 t
        xorps xmm7, xmm8                                        ;   189.2 p5      22 t
        xorps xmm6, xmm4                                        ;   188.8 p0      22 t
        xorps xmm6, xmm7                                        ;   190.2 p1      22 t
        xorps xmm3, xmm6                                        ;   191.2 p5      22 t
        xorps xmm15, xmm7                                       ;   190.2 p0      22 t
        xorps xmm12, xmm7                                       ;   190.2 p1      22 t
        xorps xmm4, xmm2                                        ;   190.0 p5      22 t
        movaps xmm10, [r10 + 32]                                ;   187.2 p2      21 t
        movaps xmm7, [r10 + 16]                                 ;   188.2 p2      21 t
        xorps xmm4, xmm0                                        ;   191.0 p0      22 t
        xorps xmm7, xmm9                                        ;   191.2 p1      21 t
        movaps xmm11, [r8 + 18848]                              ;   189.2 p2      21 t
        xorps xmm11, xmm13                                      ;   192.2 p5      21 t
        xorps xmm14, xmm6                                       ;   191.2 p0      22 t
        movaps xmm2, [rel camellia128_encrypt.T0_constants128]  ;   190.2 p2      41 t reload
        xorps xmm5, xmm15                                       ;   191.8 p1      22 t
        xorps xmm5, xmm2                                        ;   193.2 p5      22 t
        xorps xmm8, xmm2                                        ;   193.2 p0      22 t
        movaps xmm13, [r8 + 18912]                              ;   191.2 p2      21 t
        movaps xmm6, [r11 - 96]                                 ;   192.2 p2      40 t reload
        xorps xmm13, [rbp + 4640]                               ;   194.2 p1+p2   21 t
        xorps xmm13, xmm2                                       ;   195.2 p5      21 t
        xorps xmm10, xmm13                                      ;   196.2 p0      21 t
        movaps xmm1, xmm15                                      ;   193.8 p1      22 t copy
        xorps xmm1, xmm12                                       ;   194.8 p5      22 t
        movaps xmm15, xmm3                                      ;   194.2 p0      22 t copy
        xorps xmm1, xmm14                                       ;   195.8 p1      22 t
        xorps xmm15, xmm1                                       ;   196.8 p5      22 t
        movaps [r11 - 96], xmm15                                ;   197.8 p3+p4   22 t spill
        movaps xmm15, xmm10                                     ;   197.2 p0      21 t copy
        xorps xmm15, [r8 + 18816]                               ;   198.2 p1+p2   21 t
        xorps xmm15, [rbp + 4544]                               ;   199.2 p5+p2   21 t
        xorps xmm14, xmm2                                       ;   196.2 p0      22 t
        xorps xmm0, xmm1                                        ;   196.8 p1      22 t
        xorps xmm0, xmm2                                        ;   197.8 p5      22 t
        xorps xmm3, xmm2                                        ;   197.2 p0      22 t
        movaps xmm1, [r10 + 16]                                 ;   196.2 p2      21 t
        xorps xmm1, xmm6                                        ;   199.2 p1      21 t
        xorps xmm10, xmm1                                       ;   200.2 p5      21 t
        xorps xmm15, xmm2                                       ;   200.2 p0      21 t
        movaps [rbp - 32], xmm12                                ;   195.2 p3+p4   22 t spill
        movaps xmm12, xmm15                                     ;   201.2 p1      21 t copy
        xorps xmm12, [r8 + 18928]                               ;   202.2 p5+p2   21 t
        xorps xmm12, [rbp + 4656]                               ;   203.2 p0+p2   21 t
        xorps xmm12, xmm2                                       ;   204.2 p1      21 t
        movaps [r10 - 48], xmm3                                 ;   198.2 p3+p4   22 t spill
        movaps [rdx - 32], xmm0                                 ;   198.8 p3+p4   22 t spill
        movaps xmm0, xmm1                                       ;   200.2 p5      21 t copy
        movaps xmm3, xmm7                                       ;   200.2 p0      21 t copy
        xorps xmm3, xmm15                                       ;   201.2 p1      21 t
        xorps xmm0, xmm12                                       ;   205.2 p5      21 t
        movaps [r10 - 32], xmm4                                 ;   198.8 p3+p4   22 t spill
        movaps [rbp - 16], xmm8                                 ;   199.8 p3+p4   22 t spill
        movaps xmm8, xmm3                                       ;   202.2 p0      21 t copy
        movaps [rbp + 48], xmm14                                ;   200.8 p3+p4   22 t spill
        xorps xmm9, xmm10                                       ;   201.8 p1      21 t
        movaps [rdi - 80], xmm5                                 ;   201.8 p3+p4   22 t spill
        movaps xmm5, xmm10                                      ;   202.0 p5      21 t copy
        orps xmm8, xmm12                                        ;   205.2 p0      21 t
        xorps xmm5, xmm12                                       ;   205.2 p1      21 t
        xorps xmm11, xmm2                                       ;   203.0 p5      21 t
        xorps xmm6, xmm11                                       ;   204.0 p0      21 t
        movaps xmm4, xmm6                                       ;   205.0 p1      21 t copy
        xorps xmm4, xmm10                                       ;   206.0 p5      21 t
        movaps xmm14, xmm11                                     ;   204.2 p0      21 t copy
        xorps xmm14, xmm15                                      ;   205.2 p1      21 t
        movaps xmm2, xmm15                                      ;   205.0 p5      21 t copy
        orps xmm2, xmm5                                         ;   206.2 p0      21 t
        movaps [rdx + 16], xmm15                                ;   202.8 p3+p4   21 t spill
        movaps [rbp - 128], xmm12                               ;   205.2 p3+p4   21 t spill
        movaps xmm12, xmm4                                      ;   207.0 p1      21 t copy
        xorps xmm12, xmm0                                       ;   208.0 p5      21 t
        xorps xmm2, xmm8                                        ;   207.2 p0      21 t
        xorps xmm8, xmm13                                       ;   206.8 p1      21 t
        movaps xmm15, [r10 + 32]                                ;   204.0 p2      21 t
        orps xmm13, xmm0                                        ;   207.0 p5      21 t
        xorps xmm9, xmm13                                       ;   208.0 p0      21 t
        movaps [rsi + 48], xmm14                                ;   206.2 p3+p4   21 t spill
        xorps xmm15, xmm5                                       ;   207.8 p1      21 t
        movaps [r10 + 32], xmm0                                 ;   206.2 p3+p4   21 t spill
        movaps xmm0, xmm10                                      ;   208.0 p5      21 t copy
        andps xmm0, xmm7                                        ;   209.0 p0      21 t
        xorps xmm13, xmm0                                       ;   210.0 p1      21 t
        movaps xmm0, xmm14                                      ;   209.0 p5      21 t copy
        andps xmm0, xmm12                                       ;   210.0 p0      21 t
        xorps xmm9, xmm0                                        ;   211.0 p1      21 t
        xorps xmm8, xmm13                                       ;   211.0 p5      21 t
        movaps xmm0, xmm14                                      ;   210.2 p0      21 t copy
        xorps xmm0, xmm15                                       ;   211.2 p1      21 t
        xorps xmm2, xmm9                                        ;   212.0 p5      21 t
        movaps xmm14, xmm4                                      ;   211.2 p0      21 t copy
        andps xmm14, xmm0                                       ;   212.2 p1      21 t
        xorps xmm13, xmm14                                      ;   213.2 p5      21 t
        movaps [rbp + 16], xmm12                                ;   209.0 p3+p4   21 t spill
        movaps [rsi + 64], xmm4                                 ;   209.8 p3+p4   21 t spill
        movaps xmm12, xmm1                                      ;   212.2 p0      21 t copy
        movaps xmm4, xmm6                                       ;   212.8 p1      21 t copy
        movaps xmm14, xmm7                                      ;   213.0 p5      21 t copy
        xorps xmm14, xmm0                                       ;   214.0 p0      21 t
        andps xmm4, xmm14                                       ;   215.0 p1      21 t
        xorps xmm8, xmm4                                        ;   216.0 p5      21 t
        movaps xmm4, xmm15                                      ;   214.2 p0      21 t copy
        xorps xmm4, xmm3                                        ;   215.2 p1      21 t
        andps xmm12, xmm4                                       ;   216.2 p5      21 t
        xorps xmm13, xmm12                                      ;   217.2 p0      21 t
        movaps [rsi - 16], xmm11                                ;   211.8 p3+p4   21 t spill
        xorps xmm9, xmm12                                       ;   217.2 p1      21 t
        movaps xmm12, [r10 + 16]                                ;   212.2 p2      21 t
        orps xmm12, xmm11                                       ;   216.0 p5      21 t
        xorps xmm9, xmm12                                       ;   218.2 p0      21 t
        movaps xmm12, xmm2                                      ;   216.8 p1      21 t copy
        andps xmm12, xmm8                                       ;   217.8 p5      21 t
        xorps xmm9, xmm12                                       ;   219.2 p0      21 t
        movaps xmm11, xmm13                                     ;   218.2 p1      21 t copy
        andps xmm11, xmm9                                       ;   220.2 p5      21 t
        xorps xmm2, xmm11                                       ;   221.2 p0      21 t
        xorps xmm9, xmm8                                        ;   220.2 p1      21 t
        orps xmm12, xmm9                                        ;   221.2 p5      21 t
        xorps xmm12, xmm2                                       ;   222.2 p0      21 t
        movaps xmm11, xmm13                                     ;   219.8 p1      21 t copy
        andps xmm11, xmm2                                       ;   222.2 p5      21 t
        xorps xmm8, xmm11                                       ;   223.2 p0      21 t
        andps xmm2, xmm8                                        ;   224.2 p1      21 t
        movaps xmm11, xmm12                                     ;   223.2 p5      21 t copy
        andps xmm4, xmm12                                       ;   223.2 p0      21 t
        orps xmm11, xmm8                                        ;   224.2 p1      21 t
        xorps xmm13, xmm2                                       ;   225.2 p5      21 t
        movaps xmm2, xmm12                                      ;   223.2 p0      21 t copy
        xorps xmm2, xmm8                                        ;   224.2 p1      21 t
        andps xmm14, xmm2                                       ;   225.2 p5      21 t
        xorps xmm9, xmm11                                       ;   225.2 p0      21 t
        andps xmm10, xmm9                                       ;   226.2 p1      21 t
        andps xmm7, xmm9                                        ;   226.2 p5      21 t
        andps xmm6, xmm2                                        ;   225.2 p0      21 t
        xorps xmm2, xmm9                                        ;   226.2 p1      21 t
        andps xmm1, xmm12                                       ;   225.0 p5      21 t
        xorps xmm9, xmm13                                       ;   226.2 p0      21 t
        xorps xmm12, xmm9                                       ;   227.2 p1      21 t
        andps xmm0, xmm2                                        ;   227.2 p5      21 t
        xorps xmm14, xmm0                                       ;   228.2 p0      21 t
        xorps xmm7, xmm0                                        ;   228.2 p1      21 t
        movaps xmm11, [rdx + 16]                                ;   224.2 p2      21 t
        andps xmm11, xmm13                                      ;   227.2 p5      21 t
        andps xmm5, xmm13                                       ;   227.2 p0      21 t
        xorps xmm13, xmm8                                       ;   227.8 p1      21 t
        movaps xmm0, [rbp - 128]                                ;   225.2 p2      21 t
        andps xmm0, xmm9                                        ;   228.2 p5      21 t
        xorps xmm0, xmm6                                        ;   229.2 p0      21 t
        andps xmm15, xmm12                                      ;   228.8 p1      21 t
        andps xmm3, xmm9                                        ;   229.0 p5      21 t
        andps xmm12, [r10 + 32]                                 ;   229.2 p0+p2   21 t
        xorps xmm6, xmm5                                        ;   229.8 p1      21 t
        movaps xmm5, [rbp + 16]                                 ;   227.5 p2      21 t
        andps xmm5, xmm13                                       ;   230.5 p5      21 t
        andps xmm13, [rsi + 48]                                 ;   230.2 p0+p2   21 t
        xorps xmm10, xmm6                                       ;   230.8 p1      21 t
        xorps xmm10, xmm5                                       ;   231.8 p5      21 t
        xorps xmm12, xmm0                                       ;   231.2 p0      21 t
        xorps xmm12, xmm5                                       ;   232.2 p1      21 t
        movaps xmm5, [rsi - 16]                                 ;   229.5 p2      21 t
        andps xmm5, xmm8                                        ;   232.5 p5      21 t
        andps xmm8, [r10 + 16]                                  ;   232.2 p0+p2   21 t
        xorps xmm8, xmm12                                       ;   233.2 p1      21 t
        xorps xmm5, xmm10                                       ;   233.5 p5      21 t
        xorps xmm8, xmm5                                        ;   234.5 p0      21 t
        xorps xmm3, xmm4                                        ;   233.8 p1      21 t
        xorps xmm3, xmm14                                       ;   234.8 p5      21 t
        xorps xmm0, xmm1                                        ;   234.2 p0      21 t
        xorps xmm0, xmm8                                        ;   235.5 p1      21 t
        xorps xmm13, xmm7                                       ;   235.0 p5      21 t
        xorps xmm13, xmm5                                       ;   236.0 p0      21 t
        andps xmm2, [rsi + 64]                                  ;   235.8 p1+p2   21 t
        xorps xmm2, xmm8                                        ;   236.8 p5      21 t
        xorps xmm12, xmm6                                       ;   236.2 p0      21 t
        xorps xmm12, xmm3                                       ;   237.2 p1      21 t
        xorps xmm7, xmm4                                        ;   237.0 p5      21 t
        xorps xmm7, xmm15                                       ;   238.0 p0      21 t
        xorps xmm14, xmm11                                      ;   237.8 p1      21 t
        xorps xmm14, xmm5                                       ;   238.8 p5      21 t
        movaps xmm1, xmm14                                      ;   239.8 p0      21 t copy
        xorps xmm1, xmm13                                       ;   240.8 p1      21 t
        xorps xmm1, xmm0                                        ;   241.8 p5      21 t
        movaps xmm5, [rel camellia128_encrypt.T0_constants128]  ;   234.5 p2      41 t reload
        xorps xmm0, xmm5                                        ;   239.2 p0      21 t
        xorps xmm7, xmm14                                       ;   239.8 p1      21 t
        movaps xmm14, xmm2                                      ;   240.0 p5      21 t copy
        xorps xmm14, xmm1                                       ;   242.8 p0      21 t
        xorps xmm3, xmm1                                        ;   242.8 p1      21 t
        movaps xmm15, [rdx + 64]                                ;   236.0 p2      23 t
        movaps xmm1, [rsi + 0]                                  ;   237.0 p2      40 t reload
        xorps xmm7, xmm5                                        ;   241.0 p5      21 t
        xorps xmm15, xmm1                                       ;   241.2 p0      23 t
        xorps xmm10, xmm5                                       ;   241.8 p1      21 t
        movaps xmm4, [rdx + 64]                                 ;   238.0 p2      23 t
        xorps xmm3, xmm5                                        ;   243.8 p5      21 t
        movaps xmm6, [rbp + 0]                                  ;   239.0 p2      40 t reload
        xorps xmm4, xmm6                                        ;   242.2 p0      23 t
        movaps xmm11, [rbp + 4688]                              ;   240.0 p2      40 t reload
        movaps xmm9, [r8 + 18960]                               ;   241.0 p2      23 t
        xorps xmm2, xmm5                                        ;   242.8 p1      21 t
        xorps xmm9, xmm11                                       ;   244.0 p5      23 t
        movaps xmm11, [r8 + 19024]                              ;   242.0 p2      23 t
        xorps xmm9, xmm5                                        ;   245.0 p0      23 t
        xorps xmm1, xmm9                                        ;   246.0 p1      23 t
        movaps xmm8, [rsi - 128]                                ;   243.0 p2      23 t
        xorps xmm11, [rbp + 4752]                               ;   245.0 p5+p2   23 t
        xorps xmm11, xmm5                                       ;   246.0 p0      23 t
        xorps xmm8, xmm11                                       ;   247.0 p1      23 t
        movaps [rsi + 0], xmm2                                  ;   243.8 p3+p4   21 t spill
        movaps xmm2, xmm8                                       ;   248.0 p5      23 t copy
        xorps xmm2, [r8 + 19056]                                ;   249.0 p0+p2   23 t
        xorps xmm2, [rbp + 4784]                                ;   250.0 p1+p2   23 t
        xorps xmm2, xmm5                                        ;   251.0 p5      23 t
        xorps xmm8, xmm15                                       ;   248.0 p0      23 t
        movaps [rsi + 64], xmm3                                 ;   244.8 p3+p4   21 t spill
        movaps xmm3, xmm2                                       ;   252.0 p1      23 t copy
        xorps xmm3, [r8 + 19040]                                ;   253.0 p5+p2   23 t
        xorps xmm3, [rbp + 4768]                                ;   254.0 p0+p2   23 t
        xorps xmm3, xmm5                                        ;   255.0 p1      23 t
        movaps [r10 + 16], xmm12                                ;   244.2 p3+p4   21 t spill
        movaps xmm12, xmm4                                      ;   248.0 p5      23 t copy
        xorps xmm12, xmm2                                       ;   252.0 p0      23 t
        movaps [rsi - 16], xmm10                                ;   245.2 p3+p4   21 t spill
        movaps xmm10, xmm15                                     ;   248.8 p1      23 t copy
        xorps xmm10, xmm3                                       ;   256.0 p5      23 t
        movaps [r10 + 32], xmm7                                 ;   246.2 p3+p4   21 t spill
        movaps xmm7, xmm1                                       ;   249.2 p0      23 t copy
        xorps xmm7, xmm8                                        ;   250.2 p1      23 t
        movaps [rsi + 48], xmm0                                 ;   247.2 p3+p4   21 t spill
        movaps xmm0, xmm12                                      ;   253.0 p5      23 t copy
        orps xmm0, xmm3                                         ;   256.0 p0      23 t
        xorps xmm6, xmm8                                        ;   250.8 p1      23 t
        movaps [rbp + 0], xmm14                                 ;   248.5 p3+p4   21 t spill
        movaps xmm14, xmm8                                      ;   251.0 p5      23 t copy
        xorps xmm14, xmm3                                       ;   256.0 p0      23 t
        movaps [rbp + 16], xmm13                                ;   249.5 p3+p4   21 t spill
        movaps xmm13, xmm9                                      ;   251.8 p1      23 t copy
        xorps xmm13, xmm2                                       ;   252.8 p5      23 t
        movaps xmm5, xmm2                                       ;   252.2 p0      23 t copy
        movaps [rdx + 16], xmm2                                 ;   252.0 p3+p4   23 t spill
        movaps xmm2, [rsi - 128]                                ;   250.8 p2      23 t
        orps xmm5, xmm14                                        ;   257.0 p1      23 t
        xorps xmm5, xmm0                                        ;   258.0 p5      23 t
        movaps [rbp - 128], xmm3                                ;   256.0 p3+p4   23 t spill
        movaps xmm3, xmm7                                       ;   253.2 p0      23 t copy
        xorps xmm3, xmm10                                       ;   257.0 p1      23 t
        xorps xmm2, xmm14                                       ;   257.0 p5      23 t
        xorps xmm0, xmm11                                       ;   257.0 p0      23 t
        orps xmm11, xmm10                                       ;   257.0 p1      23 t
        xorps xmm6, xmm11                                       ;   258.0 p5      23 t
        movaps [rsi - 128], xmm10                               ;   257.0 p3+p4   23 t spill
        movaps xmm10, xmm8                                      ;   255.2 p0      23 t copy
        andps xmm10, xmm4                                       ;   256.2 p1      23 t
        xorps xmm11, xmm10                                      ;   258.0 p5      23 t
        movaps xmm10, xmm13                                     ;   256.2 p0      23 t copy
        xorps xmm0, xmm11                                       ;   259.0 p1      23 t
        andps xmm10, xmm3                                       ;   258.0 p5      23 t
        xorps xmm6, xmm10                                       ;   259.0 p0      23 t
        movaps xmm10, xmm13                                     ;   257.8 p1      23 t copy
        xorps xmm10, xmm2                                       ;   258.8 p5      23 t
        xorps xmm5, xmm6                                        ;   260.0 p0      23 t
        movaps [rbp - 48], xmm7                                 ;   257.2 p3+p4   23 t spill
        movaps [rdi - 64], xmm13                                ;   258.2 p3+p4   23 t spill
        movaps xmm13, xmm7                                      ;   258.8 p1      23 t copy
        andps xmm13, xmm10                                      ;   259.8 p5      23 t
        movaps [rax + 32], xmm3                                 ;   259.2 p3+p4   23 t spill
        xorps xmm11, xmm13                                      ;   260.8 p0      23 t
        movaps xmm7, xmm1                                       ;   259.8 p1      23 t copy
        movaps xmm13, xmm4                                      ;   260.0 p5      23 t copy
        xorps xmm13, xmm10                                      ;   261.0 p0      23 t
        movaps xmm3, xmm15                                      ;   260.8 p1      23 t copy
        andps xmm7, xmm13                                       ;   262.0 p5      23 t
        xorps xmm0, xmm7                                        ;   263.0 p0      23 t
        movaps xmm7, xmm2                                       ;   261.8 p1      23 t copy
        xorps xmm7, xmm12                                       ;   262.8 p5      23 t
        andps xmm3, xmm7                                        ;   263.8 p0      23 t
        xorps xmm11, xmm3                                       ;   264.8 p1      23 t
        movaps [rax + 48], xmm9                                 ;   261.2 p3+p4   23 t spill
        xorps xmm6, xmm3                                        ;   264.8 p5      23 t
        movaps xmm3, [rdx + 64]                                 ;   261.8 p2      23 t
        orps xmm3, xmm9                                         ;   264.8 p0      23 t
        xorps xmm6, xmm3                                        ;   265.8 p1      23 t
        movaps xmm3, xmm5                                       ;   264.0 p5      23 t copy
        andps xmm3, xmm0                                        ;   265.0 p0      23 t
        xorps xmm6, xmm3                                        ;   266.8 p1      23 t
        movaps xmm9, xmm11                                      ;   265.8 p5      23 t copy
        andps xmm9, xmm6                                        ;   267.8 p0      23 t
        xorps xmm6, xmm0                                        ;   267.8 p1      23 t
        orps xmm3, xmm6                                         ;   268.8 p5      23 t
        xorps xmm5, xmm9                                        ;   268.8 p0      23 t
        movaps xmm9, xmm11                                      ;   266.8 p1      23 t copy
        andps xmm9, xmm5                                        ;   269.8 p5      23 t
        xorps xmm3, xmm5                                        ;   269.8 p0      23 t
        xorps xmm0, xmm9                                        ;   270.8 p1      23 t
        andps xmm5, xmm0                                        ;   271.8 p5      23 t
        xorps xmm11, xmm5                                       ;   272.8 p0      23 t
        movaps xmm5, xmm3                                       ;   270.8 p1      23 t copy
        xorps xmm5, xmm0                                        ;   271.8 p5      23 t
        andps xmm13, xmm5                                       ;   272.8 p0      23 t
        andps xmm7, xmm3                                        ;   270.8 p1      23 t
        movaps xmm9, xmm3                                       ;   270.8 p5      23 t copy
        andps xmm1, xmm5                                        ;   272.8 p0      23 t
        andps xmm14, xmm11                                      ;   273.8 p1      23 t
        andps xmm15, xmm3                                       ;   271.0 p5      23 t
        orps xmm9, xmm0                                         ;   271.8 p0      23 t
        xorps xmm6, xmm9                                        ;   272.8 p1      23 t
        xorps xmm5, xmm6                                        ;   273.8 p5      23 t
        andps xmm10, xmm5                                       ;   274.8 p0      23 t
        xorps xmm13, xmm10                                      ;   275.8 p1      23 t
        andps xmm4, xmm6                                        ;   273.8 p5      23 t
        xorps xmm4, xmm10                                       ;   275.8 p0      23 t
        andps xmm8, xmm6                                        ;   273.8 p1      23 t
        movaps xmm9, [rdx + 16]                                 ;   271.5 p2      23 t
        xorps xmm6, xmm11                                       ;   274.0 p5      23 t
        movaps xmm10, [rbp - 128]                               ;   272.5 p2      23 t
        andps xmm10, xmm6                                       ;   275.5 p0      23 t
        andps xmm9, xmm11                                       ;   274.8 p1      23 t
        xorps xmm10, xmm1                                       ;   276.5 p5      23 t
        xorps xmm1, xmm14                                       ;   275.2 p0      23 t
        xorps xmm11, xmm0                                       ;   275.8 p1      23 t
        xorps xmm3, xmm6                                        ;   276.0 p5      23 t
        andps xmm2, xmm3                                        ;   277.0 p0      23 t
        movaps xmm14, [rax + 32]                                ;   274.0 p2      23 t
        andps xmm14, xmm11                                      ;   277.0 p1      23 t
        andps xmm3, [rsi - 128]                                 ;   277.0 p5+p2   23 t
        xorps xmm8, xmm1                                        ;   277.2 p0      23 t
        xorps xmm8, xmm14                                       ;   278.2 p1      23 t
        xorps xmm3, xmm10                                       ;   278.0 p5      23 t
        xorps xmm3, xmm14                                       ;   279.0 p0      23 t
        movaps xmm14, [rax + 48]                                ;   276.0 p2      23 t
        andps xmm14, xmm0                                       ;   279.0 p1      23 t
        andps xmm0, [rdx + 64]                                  ;   279.0 p5+p2   23 t
        andps xmm12, xmm6                                       ;   279.2 p0      23 t
        xorps xmm12, xmm7                                       ;   280.2 p1      23 t
        xorps xmm12, xmm13                                      ;   281.2 p5      23 t
        andps xmm11, [rdi - 64]                                 ;   280.2 p0+p2   23 t
        xorps xmm0, xmm3                                        ;   280.8 p1      23 t
        xorps xmm14, xmm8                                       ;   281.0 p5      23 t
        xorps xmm0, xmm14                                       ;   282.0 p0      23 t
        xorps xmm13, xmm9                                       ;   281.8 p1      23 t
        xorps xmm13, xmm14                                      ;   282.8 p5      23 t
        andps xmm5, [rbp - 48]                                  ;   282.2 p0+p2   23 t
        xorps xmm11, xmm4                                       ;   282.8 p1      23 t
        xorps xmm11, xmm14                                      ;   283.8 p5      23 t
        xorps xmm5, xmm0                                        ;   283.2 p0      23 t
        movaps xmm14, xmm13                                     ;   283.8 p1      23 t copy
        xorps xmm14, xmm11                                      ;   284.8 p5      23 t
        xorps xmm10, xmm15                                      ;   284.2 p0      23 t
        xorps xmm10, xmm0                                       ;   285.2 p1      23 t
        movaps xmm0, [rdi + 48]                                 ;   280.8 p2      40 t reload
        xorps xmm14, xmm10                                      ;   286.2 p5      23 t
        movaps xmm15, [rdx + 80]                                ;   281.8 p2      22 t
        xorps xmm15, xmm0                                       ;   285.2 p0      22 t
        movaps xmm6, [rdx + 80]                                 ;   282.8 p2      22 t
        movaps xmm9, [rax + 0]                                  ;   283.8 p2      40 t reload
        xorps xmm6, xmm9                                        ;   286.8 p1      22 t
        movaps [rbp - 48], xmm12                                ;   282.5 p3+p4   23 t spill
        movaps [rdi + 48], xmm11                                ;   284.8 p3+p4   23 t spill
        movaps xmm11, [rbp - 112]                               ;   284.8 p2      22 t
        movaps xmm12, [r8 + 19104]                              ;   285.8 p2      22 t
        xorps xmm12, [rbp + 4832]                               ;   288.8 p5+p2   22 t
        xorps xmm12, [rel camellia128_encrypt.T0_constants128]  ;   289.8 p0+p2   22 t
        xorps xmm0, xmm12                                       ;   290.8 p1      22 t
        movaps [rdx + 64], xmm1                                 ;   284.5 p3+p4   23 t spill
        movaps xmm1, [r8 + 19168]                               ;   288.8 p2      22 t
        xorps xmm1, [rbp + 4896]                                ;   291.8 p5+p2   22 t
        xorps xmm1, [rel camellia128_encrypt.T0_constants128]   ;   292.8 p0+p2   22 t
        movaps [rax + 48], xmm3                                 ;   285.5 p3+p4   23 t spill
        xorps xmm11, xmm1                                       ;   293.8 p1      22 t
        movaps xmm3, xmm11                                      ;   294.8 p5      22 t copy
        xorps xmm3, [r8 + 19072]                                ;   295.8 p0+p2   22 t
        xorps xmm3, [rbp + 4800]                                ;   296.8 p1+p2   22 t
        xorps xmm3, [rel camellia128_encrypt.T0_constants128]   ;   297.8 p5+p2   22 t
        xorps xmm11, xmm15                                      ;   294.8 p0      22 t
        movaps [rsi - 128], xmm8                                ;   287.0 p3+p4   23 t spill
        movaps xmm8, xmm3                                       ;   298.8 p1      22 t copy
        xorps xmm8, [r8 + 19184]                                ;   299.8 p5+p2   22 t
        xorps xmm8, [rbp + 4912]                                ;   300.8 p0+p2   22 t
        xorps xmm8, [rel camellia128_encrypt.T0_constants128]   ;   301.8 p1+p2   22 t
        movaps [rdi - 64], xmm2                                 ;   288.8 p3+p4   23 t spill
        movaps [rbp - 128], xmm13                               ;   289.8 p3+p4   23 t spill
        movaps xmm2, xmm6                                       ;   291.0 p5      22 t copy
        xorps xmm2, xmm3                                        ;   298.8 p0      22 t
        movaps [rax + 32], xmm7                                 ;   290.8 p3+p4   23 t spill
        movaps xmm7, xmm15                                      ;   291.8 p1      22 t copy
        xorps xmm7, xmm8                                        ;   302.8 p5      22 t
        movaps xmm13, xmm0                                      ;   292.2 p0      22 t copy
        xorps xmm13, xmm11                                      ;   295.8 p1      22 t
        movaps [rdx + 16], xmm4                                 ;   292.0 p3+p4   23 t spill
        movaps xmm4, xmm2                                       ;   299.8 p5      22 t copy
        orps xmm4, xmm8                                         ;   302.8 p0      22 t
        xorps xmm9, xmm11                                       ;   295.8 p1      22 t
        movaps [rdx + 0], xmm5                                  ;   293.8 p3+p4   23 t spill
        movaps [rax + 0], xmm10                                 ;   294.8 p3+p4   23 t spill
        movaps xmm10, xmm11                                     ;   295.8 p5      22 t copy
        xorps xmm10, xmm8                                       ;   302.8 p0      22 t
        movaps xmm5, xmm12                                      ;   295.2 p1      22 t copy
        xorps xmm5, xmm3                                        ;   298.8 p5      22 t
        movaps [rcx + 32], xmm14                                ;   295.8 p3+p4   23 t spill
        movaps xmm14, xmm3                                      ;   298.8 p0      22 t copy
        movaps [rax - 128], xmm8                                ;   302.8 p3+p4   22 t spill
        orps xmm14, xmm10                                       ;   303.8 p1      22 t
        xorps xmm14, xmm4                                       ;   304.8 p5      22 t
        movaps xmm8, xmm13                                      ;   297.0 p0      22 t copy
        xorps xmm8, xmm7                                        ;   303.8 p1      22 t
        movaps [rcx + 112], xmm3                                ;   298.8 p3+p4   22 t spill
        movaps xmm3, [rbp - 112]                                ;   298.8 p2      22 t
        xorps xmm3, xmm10                                       ;   303.8 p5      22 t
        movaps [rdx - 112], xmm8                                ;   304.8 p3+p4   22 t spill
        xorps xmm4, xmm1                                        ;   303.8 p0      22 t
        orps xmm1, xmm7                                         ;   303.8 p1      22 t
        xorps xmm9, xmm1                                        ;   304.8 p5      22 t
        movaps [rbp - 112], xmm7                                ;   303.8 p3+p4   22 t spill
        movaps xmm7, xmm11                                      ;   300.5 p0      22 t copy
        andps xmm7, xmm6                                        ;   301.5 p1      22 t
        xorps xmm1, xmm7                                        ;   304.8 p5      22 t
        movaps xmm7, xmm5                                       ;   301.5 p0      22 t copy
        andps xmm7, xmm8                                        ;   304.8 p1      22 t
        xorps xmm9, xmm7                                        ;   305.8 p5      22 t
        movaps xmm7, xmm5                                       ;   302.8 p0      22 t copy
        xorps xmm7, xmm3                                        ;   304.8 p1      22 t
        xorps xmm4, xmm1                                        ;   305.8 p5      22 t
        movaps [rax + 64], xmm5                                 ;   303.5 p3+p4   22 t spill
        movaps xmm5, xmm13                                      ;   303.8 p0      22 t copy
        andps xmm5, xmm7                                        ;   305.8 p1      22 t
        xorps xmm1, xmm5                                        ;   306.8 p5      22 t
        movaps xmm5, xmm6                                       ;   304.8 p0      22 t copy
        xorps xmm14, xmm9                                       ;   306.8 p1      22 t
        xorps xmm5, xmm7                                        ;   305.8 p5      22 t
        movaps [rbp + 80], xmm13                                ;   305.2 p3+p4   22 t spill
        movaps xmm13, xmm0                                      ;   305.8 p0      22 t copy
        andps xmm13, xmm5                                       ;   306.8 p1      22 t
        xorps xmm4, xmm13                                       ;   307.8 p5      22 t
        movaps xmm13, xmm3                                      ;   306.8 p0      22 t copy
        movaps xmm8, xmm15                                      ;   307.0 p1      22 t copy
        xorps xmm13, xmm2                                       ;   307.8 p5      22 t
        andps xmm8, xmm13                                       ;   308.8 p0      22 t
        xorps xmm1, xmm8                                        ;   309.8 p1      22 t
        xorps xmm9, xmm8                                        ;   309.8 p5      22 t
        movaps xmm8, [rdx + 80]                                 ;   307.8 p2      22 t
        orps xmm8, xmm12                                        ;   310.8 p0      22 t
        xorps xmm9, xmm8                                        ;   311.8 p1      22 t
        movaps xmm8, xmm14                                      ;   309.2 p5      22 t copy
        andps xmm8, xmm4                                        ;   310.2 p0      22 t
        movaps [rbp + 96], xmm12                                ;   309.0 p3+p4   22 t spill
        movaps xmm12, xmm1                                      ;   310.8 p1      22 t copy
        xorps xmm9, xmm8                                        ;   312.8 p5      22 t
        andps xmm12, xmm9                                       ;   313.8 p0      22 t
        xorps xmm9, xmm4                                        ;   313.8 p1      22 t
        xorps xmm14, xmm12                                      ;   314.8 p5      22 t
        movaps xmm12, xmm1                                      ;   311.8 p0      22 t copy
        andps xmm12, xmm14                                      ;   315.8 p1      22 t
        xorps xmm4, xmm12                                       ;   316.8 p5      22 t
        orps xmm8, xmm9                                         ;   314.8 p0      22 t
        xorps xmm8, xmm14                                       ;   315.8 p1      22 t
        movaps xmm12, xmm8                                      ;   316.8 p5      22 t copy
        orps xmm12, xmm4                                        ;   317.8 p0      22 t
        andps xmm14, xmm4                                       ;   317.8 p1      22 t
        xorps xmm1, xmm14                                       ;   318.8 p5      22 t
        xorps xmm9, xmm12                                       ;   318.8 p0      22 t
        movaps xmm12, [rcx + 112]                               ;   313.0 p2      22 t
        andps xmm12, xmm1                                       ;   319.8 p1      22 t
        movaps xmm14, xmm8                                      ;   316.8 p5      22 t copy
        xorps xmm14, xmm4                                       ;   317.8 p0      22 t
        andps xmm5, xmm14                                       ;   318.8 p1      22 t
        andps xmm0, xmm14                                       ;   318.8 p5      22 t
        xorps xmm14, xmm9                                       ;   319.8 p0      22 t
        andps xmm6, xmm9                                        ;   319.8 p1      22 t
        andps xmm11, xmm9                                       ;   319.8 p5      22 t
        xorps xmm9, xmm1                                        ;   319.8 p0      22 t
        andps xmm7, xmm14                                       ;   320.8 p1      22 t
        xorps xmm6, xmm7                                        ;   321.8 p5      22 t
        andps xmm10, xmm1                                       ;   319.8 p0      22 t
        andps xmm13, xmm8                                       ;   319.0 p1      22 t
        andps xmm2, xmm9                                        ;   320.8 p5      22 t
        xorps xmm5, xmm7                                        ;   321.8 p0      22 t
        andps xmm15, xmm8                                       ;   320.0 p1      22 t
        xorps xmm8, xmm9                                        ;   320.8 p5      22 t
        movaps xmm7, [rax - 128]                                ;   319.0 p2      22 t
        andps xmm7, xmm9                                        ;   322.0 p0      22 t
        xorps xmm7, xmm0                                        ;   323.0 p1      22 t
        xorps xmm0, xmm10                                       ;   321.2 p5      22 t
        xorps xmm1, xmm4                                        ;   321.8 p0      22 t
        xorps xmm2, xmm13                                       ;   322.0 p1      22 t
        movaps xmm9, [rdx - 112]                                ;   320.5 p2      22 t
        xorps xmm11, xmm0                                       ;   322.2 p5      22 t
        andps xmm9, xmm1                                        ;   323.5 p0      22 t
        andps xmm1, [rax + 64]                                  ;   323.0 p1+p2   22 t
        xorps xmm2, xmm5                                        ;   323.2 p5      22 t
        andps xmm3, xmm8                                        ;   323.8 p0      22 t
        andps xmm8, [rbp - 112]                                 ;   324.0 p1+p2   22 t
        xorps xmm8, xmm7                                        ;   325.0 p5      22 t
        xorps xmm8, xmm9                                        ;   326.0 p0      22 t
        xorps xmm11, xmm9                                       ;   325.0 p1      22 t
        movaps xmm9, [rbp + 96]                                 ;   323.5 p2      22 t
        andps xmm9, xmm4                                        ;   326.5 p5      22 t
        xorps xmm9, xmm11                                       ;   327.5 p0      22 t
        andps xmm4, [rdx + 80]                                  ;   326.0 p1+p2   22 t
        xorps xmm4, xmm8                                        ;   327.0 p5      22 t
        xorps xmm4, xmm9                                        ;   328.5 p0      22 t
        xorps xmm5, xmm12                                       ;   327.0 p1      22 t
        xorps xmm5, xmm9                                        ;   328.5 p5      22 t
        andps xmm14, [rbp + 80]                                 ;   327.8 p0+p2   22 t
        xorps xmm14, xmm4                                       ;   329.5 p1      22 t
        xorps xmm7, xmm15                                       ;   328.2 p5      22 t
        xorps xmm7, xmm4                                        ;   329.5 p0      22 t
        movaps xmm10, [rsi + 16]                                ;   326.5 p2      21 t
        movaps xmm12, [rax + 16]                                ;   327.5 p2      40 t reload
        xorps xmm10, xmm12                                      ;   330.5 p1      21 t
        movaps xmm4, [rsi + 16]                                 ;   328.5 p2      21 t
        xorps xmm1, xmm6                                        ;   329.2 p5      22 t
        xorps xmm1, xmm9                                        ;   330.2 p0      22 t
        movaps [rbp + 80], xmm14                                ;   330.5 p3+p4   22 t spill
        movaps xmm15, xmm5                                      ;   330.0 p1      22 t copy
        movaps xmm14, [r8 + 19232]                              ;   329.5 p2      21 t
        movaps xmm9, [rdi - 16]                                 ;   330.5 p2      40 t reload
        movaps [rdi - 16], xmm1                                 ;   331.2 p3+p4   22 t spill
        xorps xmm15, xmm1                                       ;   331.2 p5      22 t
        xorps xmm15, xmm7                                       ;   332.2 p0      22 t
        movaps xmm1, [rdi + 96]                                 ;   331.5 p2      21 t
        xorps xmm14, [rbp + 4960]                               ;   332.5 p1+p2   21 t
        xorps xmm14, [rel camellia128_encrypt.T0_constants128]  ;   333.5 p5+p2   21 t
        movaps [rdx + 80], xmm15                                ;   333.2 p3+p4   22 t spill
        movaps xmm15, [r8 + 19296]                              ;   334.5 p2      21 t
        xorps xmm15, [rbp + 5024]                               ;   337.5 p0+p2   21 t
        xorps xmm15, [rel camellia128_encrypt.T0_constants128]  ;   338.5 p1+p2   21 t
        xorps xmm1, xmm15                                       ;   339.5 p5      21 t
        movaps [rbp + 96], xmm2                                 ;   331.2 p3+p4   22 t spill
        movaps xmm2, xmm1                                       ;   340.5 p0      21 t copy
        xorps xmm2, [r8 + 19200]                                ;   341.5 p1+p2   21 t
        xorps xmm2, [rbp + 4928]                                ;   342.5 p5+p2   21 t
        xorps xmm2, [rel camellia128_encrypt.T0_constants128]   ;   343.5 p0+p2   21 t
        movaps [rbp - 112], xmm0                                ;   332.5 p3+p4   22 t spill
        movaps xmm0, xmm2                                       ;   344.5 p1      21 t copy
        xorps xmm0, [r8 + 19312]                                ;   345.5 p5+p2   21 t
        xorps xmm0, [rbp + 5040]                                ;   346.5 p0+p2   21 t
        xorps xmm0, [rel camellia128_encrypt.T0_constants128]   ;   347.5 p1+p2   21 t
        movaps [rax + 64], xmm8                                 ;   333.8 p3+p4   22 t spill
        movaps xmm8, xmm10                                      ;   335.2 p5      21 t copy
        xorps xmm8, xmm2                                        ;   344.5 p0      21 t
        movaps [rcx + 112], xmm13                               ;   334.8 p3+p4   22 t spill
        movaps xmm13, xmm8                                      ;   345.5 p1      21 t copy
        orps xmm13, xmm0                                        ;   348.5 p5      21 t
        xorps xmm4, xmm9                                        ;   336.8 p0      21 t
        xorps xmm9, xmm14                                       ;   337.0 p1      21 t
        xorps xmm1, xmm4                                        ;   340.5 p5      21 t
        movaps [rax - 80], xmm7                                 ;   337.0 p3+p4   22 t spill
        movaps xmm7, xmm2                                       ;   344.5 p0      21 t copy
        movaps [rdx - 112], xmm11                               ;   338.0 p3+p4   22 t spill
        movaps xmm11, xmm4                                      ;   338.0 p1      21 t copy
        xorps xmm11, xmm0                                       ;   348.5 p5      21 t
        movaps [rax - 128], xmm3                                ;   339.0 p3+p4   22 t spill
        movaps xmm3, xmm9                                       ;   339.0 p0      21 t copy
        xorps xmm3, xmm1                                        ;   341.5 p1      21 t
        xorps xmm12, xmm1                                       ;   341.5 p5      21 t
        movaps [rax + 16], xmm5                                 ;   340.5 p3+p4   22 t spill
        movaps xmm5, xmm1                                       ;   341.5 p0      21 t copy
        xorps xmm5, xmm0                                        ;   348.5 p1      21 t
        movaps [rdi + 64], xmm6                                 ;   341.5 p3+p4   22 t spill
        movaps xmm6, xmm14                                      ;   341.8 p5      21 t copy
        xorps xmm6, xmm2                                        ;   344.5 p0      21 t
        movaps [rdi + 0], xmm0                                  ;   348.5 p3+p4   21 t spill
        movaps [rbp - 64], xmm2                                 ;   344.5 p3+p4   21 t spill
        orps xmm7, xmm5                                         ;   349.5 p1      21 t
        xorps xmm7, xmm13                                       ;   350.5 p5      21 t
        movaps xmm2, [rdi + 96]                                 ;   343.5 p2      21 t
        xorps xmm2, xmm5                                        ;   349.5 p0      21 t
        xorps xmm13, xmm15                                      ;   349.5 p1      21 t
        movaps xmm0, xmm3                                       ;   344.8 p5      21 t copy
        xorps xmm0, xmm11                                       ;   349.5 p0      21 t
        orps xmm15, xmm11                                       ;   349.5 p1      21 t
        xorps xmm12, xmm15                                      ;   350.5 p5      21 t
        movaps [rdi + 96], xmm11                                ;   349.5 p3+p4   21 t spill
        movaps xmm11, xmm1                                      ;   346.0 p0      21 t copy
        andps xmm11, xmm10                                      ;   347.0 p1      21 t
        xorps xmm15, xmm11                                      ;   350.5 p5      21 t
        movaps xmm11, xmm6                                      ;   347.0 p0      21 t copy
        andps xmm11, xmm0                                       ;   350.5 p1      21 t
        xorps xmm12, xmm11                                      ;   351.5 p5      21 t
        movaps xmm11, xmm6                                      ;   348.0 p0      21 t copy
        xorps xmm7, xmm12                                       ;   352.5 p1      21 t
        xorps xmm13, xmm15                                      ;   351.5 p5      21 t
        movaps [rax + 80], xmm6                                 ;   348.8 p3+p4   21 t spill
        movaps xmm6, xmm3                                       ;   349.0 p0      21 t copy
        xorps xmm11, xmm2                                       ;   350.5 p1      21 t
        andps xmm6, xmm11                                       ;   351.5 p5      21 t
        xorps xmm15, xmm6                                       ;   352.5 p0      21 t
        movaps xmm6, xmm10                                      ;   350.5 p1      21 t copy
        xorps xmm6, xmm11                                       ;   351.5 p5      21 t
        movaps [rsi + 80], xmm3                                 ;   350.5 p3+p4   21 t spill
        movaps xmm3, xmm9                                       ;   351.0 p0      21 t copy
        andps xmm3, xmm6                                        ;   352.5 p1      21 t
        xorps xmm13, xmm3                                       ;   353.5 p5      21 t
        movaps xmm3, xmm2                                       ;   352.0 p0      21 t copy
        movaps [rdi + 16], xmm0                                 ;   351.8 p3+p4   21 t spill
        xorps xmm3, xmm8                                        ;   353.0 p1      21 t
        movaps xmm0, xmm4                                       ;   352.8 p5      21 t copy
        andps xmm0, xmm3                                        ;   354.0 p0      21 t
        xorps xmm12, xmm0                                       ;   355.0 p1      21 t
        xorps xmm15, xmm0                                       ;   355.0 p5      21 t
        movaps [rax - 64], xmm14                                ;   353.2 p3+p4   21 t spill
        movaps xmm0, [rsi + 16]                                 ;   353.5 p2      21 t
        orps xmm0, xmm14                                        ;   356.5 p0      21 t
        xorps xmm12, xmm0                                       ;   357.5 p1      21 t
        movaps xmm0, xmm7                                       ;   354.8 p5      21 t copy
        andps xmm0, xmm13                                       ;   355.8 p0      21 t
        xorps xmm12, xmm0                                       ;   358.5 p1      21 t
        movaps xmm14, xmm15                                     ;   356.0 p5      21 t copy
        andps xmm14, xmm12                                      ;   359.5 p0      21 t
        xorps xmm12, xmm13                                      ;   359.5 p1      21 t
        orps xmm0, xmm12                                        ;   360.5 p5      21 t
        xorps xmm7, xmm14                                       ;   360.5 p0      21 t
        movaps xmm14, xmm15                                     ;   357.5 p1      21 t copy
        andps xmm14, xmm7                                       ;   361.5 p5      21 t
        xorps xmm13, xmm14                                      ;   362.5 p0      21 t
        xorps xmm0, xmm7                                        ;   361.5 p1      21 t
        movaps xmm14, xmm0                                      ;   362.5 p5      21 t copy
        orps xmm14, xmm13                                       ;   363.5 p0      21 t
        xorps xmm12, xmm14                                      ;   364.5 p1      21 t
        andps xmm10, xmm12                                      ;   365.5 p5      21 t
        andps xmm7, xmm13                                       ;   363.5 p0      21 t
        xorps xmm15, xmm7                                       ;   364.5 p1      21 t
        andps xmm5, xmm15                                       ;   365.5 p5      21 t
        movaps xmm14, xmm0                                      ;   362.5 p0      21 t copy
        xorps xmm14, xmm13                                      ;   363.5 p1      21 t
        andps xmm9, xmm14                                       ;   364.5 p5      21 t
        andps xmm6, xmm14                                       ;   364.5 p0      21 t
        xorps xmm14, xmm12                                      ;   365.5 p1      21 t
        andps xmm11, xmm14                                      ;   366.5 p5      21 t
        xorps xmm6, xmm11                                       ;   367.5 p0      21 t
        andps xmm1, xmm12                                       ;   365.5 p1      21 t
        movaps xmm7, [rbp - 64]                                 ;   362.5 p2      21 t
        xorps xmm10, xmm11                                      ;   367.5 p5      21 t
        xorps xmm12, xmm15                                      ;   365.5 p0      21 t
        movaps xmm11, [rdi + 0]                                 ;   363.5 p2      21 t
        andps xmm7, xmm15                                       ;   365.5 p1      21 t
        xorps xmm15, xmm13                                      ;   365.5 p5      21 t
        andps xmm11, xmm12                                      ;   366.5 p0      21 t
        xorps xmm11, xmm9                                       ;   367.5 p1      21 t
        xorps xmm9, xmm5                                        ;   366.5 p5      21 t
        movaps xmm5, [rdi + 16]                                 ;   364.8 p2      21 t
        andps xmm5, xmm15                                       ;   367.8 p0      21 t
        andps xmm3, xmm0                                        ;   366.5 p1      21 t
        andps xmm4, xmm0                                        ;   366.8 p5      21 t
        xorps xmm0, xmm12                                       ;   367.0 p0      21 t
        andps xmm2, xmm0                                        ;   368.0 p1      21 t
        andps xmm0, [rdi + 96]                                  ;   368.0 p5+p2   21 t
        xorps xmm0, xmm11                                       ;   369.0 p0      21 t
        xorps xmm0, xmm5                                        ;   370.0 p1      21 t
        xorps xmm1, xmm9                                        ;   368.8 p5      21 t
        xorps xmm1, xmm5                                        ;   369.8 p0      21 t
        movaps xmm5, [rax - 64]                                 ;   367.5 p2      21 t
        andps xmm5, xmm13                                       ;   370.5 p1      21 t
        xorps xmm5, xmm1                                        ;   371.5 p5      21 t
        andps xmm8, xmm12                                       ;   370.0 p0      21 t
        andps xmm15, [rax + 80]                                 ;   370.5 p1+p2   21 t
        xorps xmm8, xmm3                                        ;   371.0 p5      21 t
        xorps xmm8, xmm6                                        ;   372.0 p0      21 t
        andps xmm13, [rsi + 16]                                 ;   371.5 p1+p2   21 t
        movaps [rsi + 16], xmm0                                 ;   371.0 p3+p4   21 t spill
        movaps [rax - 64], xmm1                                 ;   370.8 p3+p4   21 t spill
        xorps xmm13, xmm0                                       ;   372.5 p5      21 t
        xorps xmm6, xmm7                                        ;   372.0 p0      21 t
        movaps xmm7, [rcx + 80]                                 ;   370.5 p2      40 t reload
        movaps [rcx + 80], xmm8                                 ;   373.0 p3+p4   21 t spill
        movaps xmm8, [rdx - 16]                                 ;   371.5 p2      42 t
        movaps xmm0, [r8 + 19424]                               ;   372.5 p2      42 t
        xorps xmm0, [rbp + 5152]                                ;   375.5 p1+p2   42 t
        xorps xmm0, [rel camellia128_encrypt.T0_constants128]   ;   376.5 p5+p2   42 t
        xorps xmm8, xmm0                                        ;   377.5 p0      42 t
        movaps xmm1, xmm8                                       ;   378.5 p1      42 t copy
        xorps xmm1, [r8 + 19328]                                ;   379.5 p5+p2   42 t
        xorps xmm1, [rbp + 5056]                                ;   380.5 p0+p2   42 t
        xorps xmm1, [rel camellia128_encrypt.T0_constants128]   ;   381.5 p1+p2   42 t
        xorps xmm13, xmm5                                       ;   374.8 p5      21 t
        andps xmm14, [rsi + 80]                                 ;   378.5 p0+p2   21 t
        xorps xmm6, xmm5                                        ;   375.5 p1      21 t
        xorps xmm15, xmm10                                      ;   375.8 p5      21 t
        xorps xmm14, xmm13                                      ;   379.5 p0      21 t
        xorps xmm11, xmm4                                       ;   376.5 p1      21 t
        movaps xmm4, xmm6                                       ;   376.8 p5      21 t copy
        movaps [rdi + 96], xmm2                                 ;   375.0 p3+p4   21 t spill
        movaps xmm2, xmm1                                       ;   382.5 p0      42 t copy
        xorps xmm11, xmm13                                      ;   377.5 p1      21 t
        xorps xmm15, xmm5                                       ;   377.8 p5      21 t
        movaps xmm5, [rcx + 64]                                 ;   379.5 p2      42 t
        xorps xmm5, xmm7                                        ;   382.5 p0      42 t
        xorps xmm4, xmm15                                       ;   378.8 p1      21 t
        xorps xmm4, xmm11                                       ;   379.8 p5      21 t
        movaps [rsi + 80], xmm9                                 ;   377.0 p3+p4   21 t spill
        movaps xmm9, [r8 + 19360]                               ;   380.5 p2      42 t
        xorps xmm9, [rbp + 5088]                                ;   383.5 p0+p2   42 t
        xorps xmm9, [rel camellia128_encrypt.T0_constants128]   ;   384.5 p1+p2   42 t
        xorps xmm7, xmm9                                        ;   385.5 p5      42 t
        movaps [rdi + 0], xmm10                                 ;   378.2 p3+p4   21 t spill
        movaps xmm10, xmm7                                      ;   386.5 p0      42 t copy
        movaps xmm13, [rbp + 64]                                ;   383.5 p2      40 t reload
        movaps xmm12, [rcx + 64]                                ;   384.5 p2      42 t
        xorps xmm12, xmm13                                      ;   387.5 p1      42 t
        xorps xmm8, xmm5                                        ;   383.5 p5      42 t
        xorps xmm2, [r8 + 19440]                                ;   385.5 p0+p2   42 t
        xorps xmm2, [rbp + 5168]                                ;   386.5 p1+p2   42 t
        xorps xmm2, [rel camellia128_encrypt.T0_constants128]   ;   387.5 p5+p2   42 t
        movaps [rax + 80], xmm3                                 ;   380.5 p3+p4   21 t spill
        movaps xmm3, xmm12                                      ;   388.5 p0      42 t copy
        xorps xmm3, xmm1                                        ;   389.5 p1      42 t
        movaps [rdi + 16], xmm6                                 ;   381.5 p3+p4   21 t spill
        xorps xmm10, xmm8                                       ;   387.5 p5      42 t
        movaps [rbp - 64], xmm11                                ;   382.5 p3+p4   21 t spill
        movaps xmm11, xmm3                                      ;   390.5 p0      42 t copy
        movaps xmm6, xmm5                                       ;   383.5 p1      42 t copy
        xorps xmm6, xmm2                                        ;   388.5 p5      42 t
        orps xmm11, xmm2                                        ;   391.5 p0      42 t
        xorps xmm13, xmm8                                       ;   386.5 p1      42 t
        movaps [rbp + 64], xmm14                                ;   384.2 p3+p4   21 t spill
        movaps xmm14, xmm8                                      ;   384.8 p5      42 t copy
        xorps xmm14, xmm2                                       ;   388.5 p0      42 t
        movaps [rdi - 48], xmm4                                 ;   385.2 p3+p4   21 t spill
        movaps xmm4, xmm9                                       ;   385.5 p1      42 t copy
        xorps xmm4, xmm1                                        ;   386.5 p5      42 t
        movaps [r10 - 16], xmm15                                ;   386.2 p3+p4   21 t spill
        movaps xmm15, xmm1                                      ;   386.0 p0      42 t copy
        orps xmm15, xmm14                                       ;   389.5 p1      42 t
        movaps [r10 + 64], xmm1                                 ;   387.2 p3+p4   42 t spill
        movaps xmm1, [rdx - 16]                                 ;   388.5 p2      42 t
        movaps [r10 + 48], xmm2                                 ;   388.5 p3+p4   42 t spill
        movaps xmm2, xmm10                                      ;   388.5 p5      42 t copy
        xorps xmm1, xmm14                                       ;   391.5 p0      42 t
        movaps [rdx - 16], xmm6                                 ;   389.5 p3+p4   42 t spill
        xorps xmm2, xmm6                                        ;   389.5 p1      42 t
        movaps [r10 + 112], xmm10                               ;   390.2 p3+p4   42 t spill
        movaps [r10 + 96], xmm4                                 ;   391.2 p3+p4   42 t spill
        xorps xmm15, xmm11                                      ;   392.5 p5      42 t
        xorps xmm11, xmm0                                       ;   392.5 p0      42 t
        orps xmm0, xmm6                                         ;   389.5 p1      42 t
        xorps xmm13, xmm0                                       ;   390.5 p5      42 t
        movaps xmm6, xmm8                                       ;   390.0 p0      42 t copy
        andps xmm6, xmm12                                       ;   391.0 p1      42 t
        xorps xmm0, xmm6                                        ;   392.0 p5      42 t
        movaps xmm6, xmm4                                       ;   391.0 p0      42 t copy
        andps xmm6, xmm2                                        ;   392.0 p1      42 t
        xorps xmm13, xmm6                                       ;   393.0 p5      42 t
        movaps xmm6, xmm4                                       ;   392.0 p0      42 t copy
        xorps xmm6, xmm1                                        ;   393.0 p1      42 t
        xorps xmm11, xmm0                                       ;   393.5 p5      42 t
        xorps xmm15, xmm13                                      ;   394.0 p0      42 t
        movaps xmm4, xmm10                                      ;   393.2 p1      42 t copy
        movaps xmm10, xmm7                                      ;   393.8 p5      42 t copy
        andps xmm4, xmm6                                        ;   394.2 p0      42 t
        xorps xmm0, xmm4                                        ;   395.2 p1      42 t
        movaps xmm4, xmm12                                      ;   394.8 p5      42 t copy
        xorps xmm4, xmm6                                        ;   395.8 p0      42 t
        andps xmm10, xmm4                                       ;   396.8 p1      42 t
        xorps xmm11, xmm10                                      ;   397.8 p5      42 t
        movaps xmm10, xmm1                                      ;   396.0 p0      42 t copy
        xorps xmm10, xmm3                                       ;   397.0 p1      42 t
        movaps [r10 + 80], xmm2                                 ;   394.8 p3+p4   42 t spill
        movaps xmm2, xmm5                                       ;   396.8 p5      42 t copy
        andps xmm2, xmm10                                       ;   398.0 p0      42 t
        xorps xmm13, xmm2                                       ;   399.0 p1      42 t
        xorps xmm0, xmm2                                        ;   399.0 p5      42 t
        movaps xmm2, [rcx + 64]                                 ;   396.0 p2      42 t
        orps xmm2, xmm9                                         ;   399.0 p0      42 t
        xorps xmm13, xmm2                                       ;   400.0 p1      42 t
        movaps xmm2, xmm15                                      ;   398.8 p5      42 t copy
        andps xmm2, xmm11                                       ;   399.8 p0      42 t
        xorps xmm13, xmm2                                       ;   401.0 p1      42 t
        movaps [r11 - 128], xmm9                                ;   397.5 p3+p4   42 t spill
        movaps xmm9, xmm0                                       ;   400.0 p5      42 t copy
        andps xmm9, xmm13                                       ;   402.0 p0      42 t
        xorps xmm13, xmm11                                      ;   402.0 p1      42 t
        orps xmm2, xmm13                                        ;   403.0 p5      42 t
        xorps xmm15, xmm9                                       ;   403.0 p0      42 t
        xorps xmm2, xmm15                                       ;   404.0 p1      42 t
        movaps xmm9, xmm0                                       ;   401.8 p5      42 t copy
        andps xmm9, xmm15                                       ;   404.0 p0      42 t
        xorps xmm11, xmm9                                       ;   405.0 p1      42 t
        movaps xmm9, xmm2                                       ;   405.0 p5      42 t copy
        andps xmm15, xmm11                                      ;   406.0 p0      42 t
        andps xmm10, xmm2                                       ;   405.0 p1      42 t
        andps xmm5, xmm2                                        ;   405.0 p5      42 t
        orps xmm9, xmm11                                        ;   406.0 p0      42 t
        xorps xmm13, xmm9                                       ;   407.0 p1      42 t
        xorps xmm0, xmm15                                       ;   407.0 p5      42 t
        movaps xmm15, xmm2                                      ;   405.0 p0      42 t copy
        xorps xmm15, xmm11                                      ;   406.0 p1      42 t
        andps xmm7, xmm15                                       ;   407.0 p5      42 t
        andps xmm4, xmm15                                       ;   407.0 p0      42 t
        xorps xmm15, xmm13                                      ;   408.0 p1      42 t
        andps xmm6, xmm15                                       ;   409.0 p5      42 t
        xorps xmm4, xmm6                                        ;   410.0 p0      42 t
        andps xmm8, xmm13                                       ;   408.0 p1      42 t
        movaps xmm9, [r10 + 64]                                 ;   405.0 p2      42 t
        andps xmm12, xmm13                                      ;   408.0 p5      42 t
        andps xmm14, xmm0                                       ;   408.0 p0      42 t
        xorps xmm13, xmm0                                       ;   408.2 p1      42 t
        andps xmm9, xmm0                                        ;   408.8 p5      42 t
        xorps xmm0, xmm11                                       ;   409.0 p0      42 t
        xorps xmm2, xmm13                                       ;   409.2 p1      42 t
        andps xmm3, xmm13                                       ;   409.8 p5      42 t
        andps xmm1, xmm2                                        ;   410.2 p0      42 t
        andps xmm2, [rdx - 16]                                  ;   410.2 p1+p2   42 t
        xorps xmm3, xmm10                                       ;   410.8 p5      42 t
        xorps xmm3, xmm4                                        ;   411.8 p0      42 t
        xorps xmm4, xmm9                                        ;   411.2 p1      42 t
        andps xmm15, [r10 + 112]                                ;   411.8 p5+p2   42 t
        xorps xmm12, xmm6                                       ;   412.0 p0      42 t
        movaps xmm6, [r10 + 48]                                 ;   409.2 p2      42 t
        andps xmm6, xmm13                                       ;   412.2 p1      42 t
        xorps xmm6, xmm7                                        ;   413.2 p5      42 t
        xorps xmm7, xmm14                                       ;   413.0 p0      42 t
        movaps xmm14, [r10 + 80]                                ;   410.2 p2      42 t
        andps xmm14, xmm0                                       ;   413.2 p1      42 t
        andps xmm0, [r10 + 96]                                  ;   413.8 p5+p2   42 t
        xorps xmm2, xmm6                                        ;   414.2 p0      42 t
        xorps xmm2, xmm14                                       ;   415.2 p1      42 t
        xorps xmm8, xmm7                                        ;   414.8 p5      42 t
        xorps xmm8, xmm14                                       ;   415.8 p0      42 t
        movaps xmm14, [r11 - 128]                               ;   412.2 p2      42 t
        andps xmm14, xmm11                                      ;   415.2 p1      42 t
        xorps xmm14, xmm8                                       ;   416.8 p5      42 t
        andps xmm11, [rcx + 64]                                 ;   416.0 p0+p2   42 t
        xorps xmm11, xmm2                                       ;   417.0 p1      42 t
        xorps xmm11, xmm14                                      ;   418.0 p5      42 t
        xorps xmm0, xmm12                                       ;   417.0 p0      42 t
        xorps xmm0, xmm14                                       ;   418.0 p1      42 t
        xorps xmm4, xmm14                                       ;   417.8 p5      42 t
        movaps xmm14, [rbp + 16]                                ;   414.2 p2      41 t
        xorps xmm15, xmm11                                      ;   419.0 p0      42 t
        xorps xmm6, xmm5                                        ;   418.2 p1      42 t
        xorps xmm6, xmm11                                       ;   419.2 p5      42 t
        xorps xmm14, [rax - 80]                                 ;   419.0 p0+p2   41 t
        movaps xmm9, xmm4                                       ;   419.2 p1      42 t copy
        xorps xmm9, xmm0                                        ;   420.2 p5      42 t
        xorps xmm9, xmm6                                        ;   421.2 p0      42 t
        movaps xmm13, [rcx + 32]                                ;   416.2 p2      23 t reload
        movaps xmm11, [rbp + 48]                                ;   417.2 p2      41 t
        xorps xmm11, xmm13                                      ;   420.2 p1      41 t
        movaps xmm13, [rdi + 112]                               ;   418.2 p2      41 t
        movaps [rax - 80], xmm0                                 ;   419.0 p3+p4   42 t spill
        movaps xmm0, [rdx - 48]                                 ;   419.2 p2      41 t
        xorps xmm13, xmm15                                      ;   421.2 p5      41 t
        movaps xmm5, [rel camellia128_encrypt.T0_constants128]  ;   420.2 p2      41 t reload
        xorps xmm0, [r10 - 16]                                  ;   422.2 p0+p2   41 t
        movaps [r10 - 16], xmm15                                ;   420.0 p3+p4   42 t spill
        movaps xmm15, [rdx - 48]                                ;   422.2 p2      41 t
        movaps [rdx - 48], xmm9                                 ;   422.2 p3+p4   42 t spill
        xorps xmm6, [r11 - 112]                                 ;   423.2 p1+p2   41 t
        xorps xmm6, xmm5                                        ;   424.2 p5      41 t
        xorps xmm13, xmm9                                       ;   422.2 p0      41 t
        movaps xmm9, [rbp + 16]                                 ;   424.2 p2      41 t
        xorps xmm11, [rdx + 0]                                  ;   425.2 p1+p2   41 t
        xorps xmm14, xmm5                                       ;   423.2 p5      41 t
        xorps xmm15, xmm14                                      ;   425.2 p0      41 t
        xorps xmm9, xmm11                                       ;   427.2 p1      41 t
        movaps [rbp + 16], xmm15                                ;   426.2 p3+p4   41 t spill
        xorps xmm11, xmm15                                      ;   426.2 p5      41 t
        movaps xmm15, [rdi + 112]                               ;   426.2 p2      41 t
        xorps xmm15, xmm0                                       ;   429.2 p0      41 t
        xorps xmm14, xmm15                                      ;   430.2 p1      41 t
        movaps [rdi + 112], xmm15                               ;   430.2 p3+p4   41 t spill
        movaps xmm15, [rbp + 48]                                ;   427.2 p2      41 t
        xorps xmm15, xmm13                                      ;   430.2 p5      41 t
        movaps [rbp + 48], xmm9                                 ;   428.2 p3+p4   41 t spill
        xorps xmm13, xmm9                                       ;   428.2 p0      41 t
        movaps xmm9, [rbp + 0]                                  ;   428.2 p2      41 t
        xorps xmm9, [rax + 16]                                  ;   431.2 p1+p2   41 t
        xorps xmm9, [rdi + 64]                                  ;   432.2 p5+p2   41 t
        xorps xmm9, [rcx + 112]                                 ;   433.2 p0+p2   41 t
        xorps xmm0, xmm15                                       ;   431.2 p1      41 t
        xorps xmm9, [rax - 128]                                 ;   434.2 p5+p2   41 t
        xorps xmm9, xmm5                                        ;   435.2 p0      41 t
        movaps [rax - 128], xmm15                               ;   431.2 p3+p4   41 t spill
        movaps xmm15, [rdi - 80]                                ;   433.2 p2      41 t
        xorps xmm4, xmm12                                       ;   427.5 p1      41 t
        movaps xmm12, [rdi - 32]                                ;   434.2 p2      41 t
        xorps xmm12, [rdi - 48]                                 ;   437.2 p5+p2   41 t
        xorps xmm4, xmm10                                       ;   428.5 p0      41 t
        xorps xmm4, xmm1                                        ;   429.5 p1      41 t
        xorps xmm15, [rax + 0]                                  ;   436.2 p5+p2   41 t
        xorps xmm15, xmm5                                       ;   437.2 p0      41 t
        movaps xmm10, [rdi - 32]                                ;   437.2 p2      41 t
        xorps xmm10, xmm9                                       ;   440.2 p1      41 t
        movaps xmm1, [rbp + 0]                                  ;   438.2 p2      41 t
        movaps [rbp + 0], xmm10                                 ;   441.2 p3+p4   41 t spill
        xorps xmm1, xmm15                                       ;   441.2 p5      41 t
        xorps xmm15, xmm10                                      ;   441.2 p0      41 t
        movaps xmm10, [r11 - 112]                               ;   439.2 p2      41 t
        xorps xmm12, [rbp + 64]                                 ;   440.2 p1+p2   41 t
        xorps xmm10, xmm12                                      ;   442.2 p5      41 t
        xorps xmm9, xmm10                                       ;   443.2 p0      41 t
        movaps [r11 - 112], xmm10                               ;   443.2 p3+p4   41 t spill
        movaps xmm10, [rdi - 80]                                ;   441.2 p2      41 t
        xorps xmm10, xmm6                                       ;   444.2 p1      41 t
        xorps xmm6, xmm1                                        ;   442.2 p5      41 t
        xorps xmm12, xmm10                                      ;   445.2 p0      41 t
        movaps [rdi - 80], xmm1                                 ;   442.2 p3+p4   41 t spill
        movaps xmm1, [rsi + 48]                                 ;   442.2 p2      41 t
        xorps xmm1, [rdx - 112]                                 ;   445.2 p1+p2   41 t
        xorps xmm2, xmm7                                        ;   439.2 p5      41 t
        movaps xmm7, [rdx + 96]                                 ;   444.2 p2      41 t
        xorps xmm7, [rdi + 16]                                  ;   447.2 p0+p2   41 t
        xorps xmm7, [rdi + 0]                                   ;   448.2 p1+p2   41 t
        xorps xmm1, xmm5                                        ;   446.2 p5      41 t
        xorps xmm7, [rax + 80]                                  ;   449.2 p0+p2   41 t
        xorps xmm8, [rdx - 96]                                  ;   448.2 p1+p2   41 t
        xorps xmm4, [rsi + 32]                                  ;   449.2 p5+p2   41 t
        xorps xmm4, xmm5                                        ;   450.2 p0      41 t
        xorps xmm8, xmm5                                        ;   449.2 p1      41 t
        xorps xmm7, [rdi + 96]                                  ;   450.2 p5+p2   41 t
        xorps xmm7, xmm5                                        ;   451.2 p0      41 t
        movaps [rdx - 112], xmm10                               ;   445.2 p3+p4   41 t spill
        movaps xmm10, [rbp - 16]                                ;   451.2 p2      41 t
        xorps xmm10, [rbp - 128]                                ;   454.2 p1+p2   41 t
        xorps xmm10, [rdx + 16]                                 ;   455.2 p5+p2   41 t
        xorps xmm10, [rax + 32]                                 ;   456.2 p0+p2   41 t
        xorps xmm10, [rdi - 64]                                 ;   457.2 p1+p2   41 t
        movaps [rdi - 64], xmm12                                ;   446.2 p3+p4   41 t spill
        movaps xmm12, [rbp + 112]                               ;   456.2 p2      41 t
        xorps xmm12, [rbp - 64]                                 ;   459.2 p5+p2   41 t
        xorps xmm12, xmm5                                       ;   460.2 p0      41 t
        movaps [rbp - 64], xmm0                                 ;   448.2 p3+p4   41 t spill
        xorps xmm10, xmm5                                       ;   458.2 p1      41 t
        movaps xmm0, [rbp + 112]                                ;   458.2 p2      41 t
        movaps [rbp + 112], xmm9                                ;   449.2 p3+p4   41 t spill
        movaps xmm9, [rsi + 48]                                 ;   459.2 p2      41 t
        xorps xmm9, xmm10                                       ;   462.2 p5      41 t
        xorps xmm0, xmm1                                        ;   461.2 p0      41 t
        movaps [rsi + 48], xmm0                                 ;   462.2 p3+p4   41 t spill
        xorps xmm10, xmm0                                       ;   462.2 p1      41 t
        movaps xmm0, [rsi + 32]                                 ;   460.2 p2      41 t
        xorps xmm0, xmm12                                       ;   463.2 p5      41 t
        movaps [rsi + 32], xmm0                                 ;   464.2 p3+p4   41 t spill
        xorps xmm1, xmm0                                        ;   464.2 p0      41 t
        movaps xmm0, [rbp - 16]                                 ;   461.2 p2      41 t
        xorps xmm0, xmm4                                        ;   464.2 p1      41 t
        xorps xmm4, xmm9                                        ;   463.2 p5      41 t
        movaps [rbp - 16], xmm9                                 ;   463.2 p3+p4   41 t spill
        movaps xmm9, [r10 + 32]                                 ;   462.2 p2      41 t
        xorps xmm9, [rax + 64]                                  ;   465.2 p0+p2   41 t
        xorps xmm9, [rbp - 112]                                 ;   466.2 p1+p2   41 t
        xorps xmm9, [rbp + 96]                                  ;   467.2 p5+p2   41 t
        xorps xmm12, xmm0                                       ;   465.2 p0      41 t
        movaps [rdi + 96], xmm12                                ;   466.2 p3+p4   41 t spill
        movaps xmm12, [rdx + 96]                                ;   466.2 p2      41 t
        xorps xmm12, xmm9                                       ;   469.2 p1      41 t
        movaps [rbp - 112], xmm0                                ;   465.2 p3+p4   41 t spill
        movaps xmm0, [r10 - 32]                                 ;   467.2 p2      41 t
        xorps xmm0, [rsi - 128]                                 ;   470.2 p5+p2   41 t
        xorps xmm0, xmm5                                        ;   471.2 p0      41 t
        movaps [rdx + 96], xmm1                                 ;   465.2 p3+p4   41 t spill
        movaps xmm1, [r10 + 32]                                 ;   469.2 p2      41 t
        xorps xmm1, xmm0                                        ;   472.2 p1      41 t
        xorps xmm0, xmm12                                       ;   472.2 p5      41 t
        movaps [r10 + 32], xmm12                                ;   470.2 p3+p4   41 t spill
        movaps xmm12, [rdx - 96]                                ;   470.2 p2      41 t
        xorps xmm12, xmm7                                       ;   473.2 p0      41 t
        xorps xmm9, xmm12                                       ;   474.2 p1      41 t
        movaps [rdx - 96], xmm12                                ;   474.2 p3+p4   41 t spill
        movaps xmm12, [r10 - 32]                                ;   471.2 p2      41 t
        xorps xmm12, xmm8                                       ;   474.2 p5      41 t
        xorps xmm8, xmm1                                        ;   473.2 p0      41 t
        xorps xmm7, xmm12                                       ;   475.2 p1      41 t
        xorps xmm2, xmm3                                        ;   467.5 p5      41 t
        xorps xmm3, [rsi - 32]                                  ;   472.2 p0+p2   41 t
        xorps xmm3, [rdx - 48]                                  ;   473.2 p1+p2   41 t
        movaps [rdx - 48], xmm7                                 ;   476.2 p3+p4   41 t spill
        movaps xmm7, [rbp + 32]                                 ;   474.2 p2      41 t
        xorps xmm2, [rdx - 80]                                  ;   475.2 p5+p2   41 t
        xorps xmm3, xmm5                                        ;   474.2 p0      41 t
        xorps xmm7, [rax - 64]                                  ;   477.2 p1+p2   41 t
        movaps [rax - 64], xmm9                                 ;   475.2 p3+p4   41 t spill
        movaps [r10 - 32], xmm1                                 ;   473.2 p3+p4   41 t spill
        movaps xmm9, [rbp + 32]                                 ;   477.2 p2      41 t
        xorps xmm7, xmm5                                        ;   478.2 p5      41 t
        movaps [rbp + 32], xmm14                                ;   473.5 p3+p4   41 t spill
        movaps xmm1, [rsi - 16]                                 ;   478.2 p2      41 t
        movaps xmm14, [rsi - 16]                                ;   479.2 p2      41 t
        xorps xmm1, [rbp + 96]                                  ;   481.2 p0+p2   41 t
        xorps xmm1, [rdx + 80]                                  ;   482.2 p1+p2   41 t
        movaps [rbp + 96], xmm12                                ;   475.2 p3+p4   41 t spill
        movaps xmm12, [rdx - 32]                                ;   482.2 p2      41 t
        xorps xmm1, xmm5                                        ;   483.2 p5      41 t
        xorps xmm9, xmm1                                        ;   484.2 p0      41 t
        movaps [rsi - 16], xmm9                                 ;   485.2 p3+p4   41 t spill
        xorps xmm12, [rax + 48]                                 ;   485.2 p1+p2   41 t
        xorps xmm12, [rdx + 64]                                 ;   486.2 p5+p2   41 t
        xorps xmm12, [rbp - 48]                                 ;   487.2 p0+p2   41 t
        xorps xmm14, xmm12                                      ;   488.2 p1      41 t
        xorps xmm12, xmm9                                       ;   488.2 p5      41 t
        movaps xmm9, [rdx - 80]                                 ;   486.2 p2      41 t
        xorps xmm9, xmm7                                        ;   489.2 p0      41 t
        movaps [rdx - 80], xmm9                                 ;   490.2 p3+p4   41 t spill
        xorps xmm1, xmm9                                        ;   490.2 p1      41 t
        movaps xmm9, [rdx - 32]                                 ;   487.2 p2      41 t
        xorps xmm9, xmm2                                        ;   490.2 p5      41 t
        movaps [rdx + 64], xmm9                                 ;   491.2 p3+p4   41 t spill
        xorps xmm7, xmm9                                        ;   491.2 p0      41 t
        movaps [rdx - 32], xmm14                                ;   489.2 p3+p4   41 t spill
        movaps xmm9, [r10 - 48]                                 ;   488.2 p2      41 t
        xorps xmm9, [rbp - 48]                                  ;   491.2 p1+p2   41 t
        xorps xmm9, [rcx + 32]                                  ;   492.2 p5+p2   41 t
        movaps [rcx + 32], xmm7                                 ;   492.2 p3+p4   41 t spill
        movaps xmm7, [rdx - 64]                                 ;   491.2 p2      41 t
        xorps xmm7, [rsi + 16]                                  ;   494.2 p0+p2   41 t
        xorps xmm7, [rsi + 80]                                  ;   495.2 p1+p2   41 t
        xorps xmm7, [rcx + 80]                                  ;   496.2 p5+p2   41 t
        xorps xmm2, xmm14                                       ;   489.2 p0      41 t
        movaps xmm14, [r10 + 16]                                ;   495.2 p2      41 t
        movaps [rsi + 80], xmm1                                 ;   491.2 p3+p4   41 t spill
        xorps xmm14, [rbp + 80]                                 ;   498.2 p1+p2   41 t
        xorps xmm14, xmm5                                       ;   499.2 p5      41 t
        movaps xmm1, [rdx - 64]                                 ;   497.2 p2      41 t
        movaps [rdx - 64], xmm12                                ;   490.5 p3+p4   41 t spill
        movaps xmm12, [r10 + 16]                                ;   498.2 p2      41 t
        xorps xmm1, xmm14                                       ;   500.2 p0      41 t
        movaps [r10 + 16], xmm1                                 ;   501.2 p3+p4   41 t spill
        xorps xmm9, xmm5                                        ;   493.2 p1      41 t
        xorps xmm12, xmm9                                       ;   501.2 p5      41 t
        xorps xmm9, xmm1                                        ;   501.2 p0      41 t
        movaps xmm1, [rsi - 32]                                 ;   499.2 p2      41 t
        xorps xmm1, xmm7                                        ;   502.2 p1      41 t
        xorps xmm14, xmm1                                       ;   503.2 p5      41 t
        movaps [rsi - 32], xmm1                                 ;   503.2 p3+p4   41 t spill
        movaps xmm1, [r10 - 48]                                 ;   500.2 p2      41 t
        xorps xmm1, xmm3                                        ;   503.2 p0      41 t
        xorps xmm3, xmm12                                       ;   502.2 p1      41 t
        xorps xmm7, xmm1                                        ;   504.2 p5      41 t
        movaps [r10 - 48], xmm12                                ;   502.2 p3+p4   41 t spill
        movaps xmm12, [rsi + 64]                                ;   501.2 p2      41 t
        xorps xmm12, [rdi - 16]                                 ;   504.2 p0+p2   41 t
        movaps [rdi - 16], xmm1                                 ;   504.2 p3+p4   41 t spill
        movaps xmm1, [rbp - 32]                                 ;   503.2 p2      41 t
        xorps xmm1, [rdx + 0]                                   ;   506.2 p1+p2   41 t
        movaps [rdx + 0], xmm7                                  ;   505.2 p3+p4   41 t spill
        movaps xmm7, [rcx - 128]                                ;   505.2 p2      41 t
        xorps xmm7, [r10 - 16]                                  ;   508.2 p5+p2   41 t
        xorps xmm1, xmm5                                        ;   507.2 p0      41 t
        movaps [r10 - 16], xmm14                                ;   504.2 p3+p4   41 t spill
        movaps xmm14, [rdx + 112]                               ;   507.2 p2      41 t
        xorps xmm14, [rcx + 80]                                 ;   510.2 p1+p2   41 t
        xorps xmm14, [rdi - 48]                                 ;   511.2 p5+p2   41 t
        xorps xmm14, xmm5                                       ;   512.2 p0      41 t
        movaps [rdi - 48], xmm9                                 ;   503.5 p3+p4   41 t spill
        movaps xmm9, [rdx + 112]                                ;   510.2 p2      41 t
        xorps xmm7, xmm5                                        ;   509.2 p1      41 t
        movaps [rdx + 112], xmm0                                ;   504.5 p3+p4   41 t spill
        movaps xmm0, [rsi + 64]                                 ;   511.2 p2      41 t
        xorps xmm0, xmm1                                        ;   514.2 p5      41 t
        xorps xmm9, xmm12                                       ;   513.2 p0      41 t
        movaps [rsi + 64], xmm9                                 ;   514.2 p3+p4   41 t spill
        xorps xmm1, xmm9                                        ;   514.2 p1      41 t
        movaps xmm9, [rcx - 128]                                ;   512.2 p2      41 t
        xorps xmm9, xmm14                                       ;   515.2 p5      41 t
        xorps xmm12, xmm9                                       ;   516.2 p0      41 t
        movaps [rcx - 128], xmm9                                ;   516.2 p3+p4   41 t spill
        movaps xmm9, [rbp - 32]                                 ;   513.2 p2      41 t
        xorps xmm9, xmm7                                        ;   516.2 p1      41 t
        xorps xmm7, xmm0                                        ;   515.2 p5      41 t
        movaps [rbp - 32], xmm0                                 ;   515.2 p3+p4   41 t spill
        movaps xmm0, [rsi + 0]                                  ;   514.2 p2      41 t
        xorps xmm14, xmm9                                       ;   517.2 p0      41 t
        xorps xmm0, [rdx + 80]                                  ;   517.2 p1+p2   41 t
        xorps xmm0, [rbp + 80]                                  ;   518.2 p5+p2   41 t
        movaps [rbp + 80], xmm9                                 ;   517.2 p3+p4   41 t spill
        movaps xmm9, [r11 - 96]                                 ;   517.2 p2      41 t
        xorps xmm9, [rdi + 48]                                  ;   520.2 p0+p2   41 t
        movaps [rdi + 48], xmm14                                ;   518.2 p3+p4   41 t spill
        movaps xmm14, [rcx + 48]                                ;   519.2 p2      41 t
        xorps xmm14, [rax - 80]                                 ;   522.2 p1+p2   41 t
        movaps [rax - 80], xmm12                                ;   517.2 p3+p4   41 t spill
        movaps xmm12, [rcx + 16]                                ;   521.2 p2      41 t
        xorps xmm12, [rbp + 64]                                 ;   524.2 p5+p2   41 t
        xorps xmm12, xmm5                                       ;   525.2 p0      41 t
        movaps xmm5, [rcx + 16]                                 ;   523.2 p2      41 t
        movaps [rcx + 16], xmm1                                 ;   516.5 p3+p4   41 t spill
        movaps xmm1, [rsi + 0]                                  ;   524.2 p2      41 t
        xorps xmm5, xmm0                                        ;   526.2 p1      41 t
        xorps xmm1, xmm9                                        ;   527.2 p5      41 t
        xorps xmm9, xmm5                                        ;   527.2 p0      41 t
        movaps [rsi + 0], xmm5                                  ;   527.2 p3+p4   41 t spill
        movaps xmm5, [rcx + 48]                                 ;   525.2 p2      41 t
        xorps xmm5, xmm12                                       ;   528.2 p1      41 t
        movaps [rcx + 48], xmm5                                 ;   529.2 p3+p4   41 t spill
        xorps xmm0, xmm5                                        ;   529.2 p5      41 t
        movaps xmm5, [r11 - 96]                                 ;   526.2 p2      41 t
        xorps xmm5, xmm14                                       ;   529.2 p0      41 t
        xorps xmm14, xmm1                                       ;   528.2 p1      41 t
        xorps xmm12, xmm5                                       ;   530.2 p5      41 t
        movaps [r11 - 96], xmm1                                 ;   528.2 p3+p4   41 t spill
        movaps xmm1, xmm13                                      ;   524.2 p0      61 t copy
        xorps xmm1, [rbp + 7232]                                ;   527.2 p1+p2   61 t
        movaps [rbp + 64], xmm1                                 ;   528.2 p3+p4   61 t spill
        movaps xmm1, xmm6                                       ;   525.2 p5      61 t copy
        xorps xmm1, [rbp + 7248]                                ;   528.2 p0+p2   61 t
        movaps [rdx + 80], xmm1                                 ;   529.2 p3+p4   61 t spill
        movaps xmm1, xmm4                                       ;   526.2 p1      61 t copy
        xorps xmm1, [rbp + 7264]                                ;   529.2 p5+p2   61 t
        movaps [rcx + 80], xmm1                                 ;   530.2 p3+p4   61 t spill
        movaps xmm1, xmm8                                       ;   527.2 p0      61 t copy
        xorps xmm1, [rbp + 7280]                                ;   530.2 p1+p2   61 t
        movaps [rsi + 16], xmm1                                 ;   531.2 p3+p4   61 t spill
        movaps xmm1, xmm2                                       ;   528.0 p5      61 t copy
        xorps xmm1, [rbp + 7296]                                ;   531.2 p0+p2   61 t
        movaps [rbp - 48], xmm1                                 ;   532.2 p3+p4   61 t spill
        movaps xmm1, xmm3                                       ;   528.8 p1      61 t copy
        xorps xmm1, [rbp + 7312]                                ;   532.2 p5+p2   61 t
        movaps [rax + 48], xmm1                                 ;   533.2 p3+p4   61 t spill
        movaps xmm1, xmm7                                       ;   529.5 p0      61 t copy
        xorps xmm1, [rbp + 7328]                                ;   533.2 p1+p2   61 t
        movaps [rax + 80], xmm1                                 ;   534.2 p3+p4   61 t spill
        movaps xmm1, xmm14                                      ;   530.2 p5      61 t copy
        xorps xmm1, [rbp + 7344]                                ;   534.2 p0+p2   61 t
        movaps [rdi + 0], xmm1                                  ;   535.2 p3+p4   61 t spill
        movaps xmm1, xmm11                                      ;   531.0 p1      61 t copy
        xorps xmm1, [rbp + 7360]                                ;   535.2 p5+p2   61 t
        movaps [rdi + 16], xmm1                                 ;   536.2 p3+p4   61 t spill
        movaps xmm1, xmm15                                      ;   531.8 p0      61 t copy
        xorps xmm15, [rbp + 7760]                               ;   536.2 p1+p2   61 t
        xorps xmm15, [r11 - 112]                                ;   537.2 p5+p2   61 t
        xorps xmm1, [rbp + 7376]                                ;   538.2 p0+p2   61 t
        movaps [rsi - 128], xmm1                                ;   539.2 p3+p4   61 t spill
        movaps xmm1, xmm10                                      ;   533.0 p1      61 t copy
        xorps xmm1, [rbp + 7392]                                ;   539.2 p5+p2   61 t
        movaps [rax + 64], xmm1                                 ;   540.2 p3+p4   61 t spill
        movaps xmm1, [rdx + 112]                                ;   540.2 p2      61 t
        xorps xmm1, [rbp + 7408]                                ;   543.2 p0+p2   61 t
        movaps [rax + 32], xmm1                                 ;   544.2 p3+p4   61 t spill
        movaps xmm1, [rdx - 64]                                 ;   542.2 p2      61 t
        movaps [r11 - 112], xmm15                               ;   538.2 p3+p4   61 t spill
        movaps xmm15, [rcx + 32]                                ;   543.2 p2      61 t
        xorps xmm1, [rbp + 7424]                                ;   545.2 p1+p2   61 t
        movaps [rdx + 16], xmm1                                 ;   546.2 p3+p4   61 t spill
        movaps xmm1, [rdi - 48]                                 ;   545.2 p2      61 t
        xorps xmm1, [rbp + 7440]                                ;   548.2 p5+p2   61 t
        movaps [rbp - 128], xmm1                                ;   549.2 p3+p4   61 t spill
        movaps xmm1, [rcx + 16]                                 ;   547.2 p2      61 t
        xorps xmm1, [rbp + 7456]                                ;   550.2 p0+p2   61 t
        movaps [rdi - 32], xmm1                                 ;   551.2 p3+p4   61 t spill
        movaps xmm1, xmm9                                       ;   539.2 p1      61 t copy
        xorps xmm1, [rbp + 7472]                                ;   549.2 p5+p2   61 t
        movaps [rax + 0], xmm1                                  ;   550.2 p3+p4   61 t spill
        movaps xmm1, [rbp + 32]                                 ;   550.2 p2      61 t
        xorps xmm1, [rbp + 7488]                                ;   553.2 p0+p2   61 t
        movaps [rcx + 112], xmm1                                ;   554.2 p3+p4   61 t spill
        movaps xmm1, [rbp + 112]                                ;   552.2 p2      61 t
        xorps xmm1, [rbp + 7504]                                ;   555.2 p1+p2   61 t
        movaps [rdi + 64], xmm1                                 ;   556.2 p3+p4   61 t spill
        movaps xmm1, [rdx + 96]                                 ;   554.2 p2      61 t
        xorps xmm1, [rbp + 7520]                                ;   557.2 p5+p2   61 t
        movaps [rax + 16], xmm1                                 ;   558.2 p3+p4   61 t spill
        movaps xmm1, [rax - 64]                                 ;   556.2 p2      61 t
        xorps xmm1, [rbp + 7536]                                ;   559.2 p0+p2   61 t
        movaps [r10 + 112], xmm1                                ;   560.2 p3+p4   61 t spill
        movaps xmm1, [rsi + 80]                                 ;   558.2 p2      61 t
        xorps xmm1, [rbp + 7552]                                ;   561.2 p1+p2   61 t
        movaps [rcx + 64], xmm1                                 ;   562.2 p3+p4   61 t spill
        movaps xmm1, [r10 - 16]                                 ;   560.2 p2      61 t
        xorps xmm1, [rbp + 7568]                                ;   563.2 p5+p2   61 t
        movaps [r11 - 128], xmm1                                ;   564.2 p3+p4   61 t spill
        xorps xmm11, [rbp + 7744]                               ;   562.2 p0+p2   61 t
        xorps xmm11, [rdi + 112]                                ;   563.2 p1+p2   61 t
        movaps [r10 + 64], xmm11                                ;   564.2 p3+p4   61 t spill
        movaps xmm11, [rdi + 48]                                ;   564.2 p2      61 t
        xorps xmm11, [rbp + 7712]                               ;   567.2 p5+p2   61 t
        movaps [r11 + 80], xmm11                                ;   568.2 p3+p4   61 t spill
        movaps xmm1, [rax - 80]                                 ;   566.2 p2      61 t
        xorps xmm1, [rbp + 7584]                                ;   569.2 p0+p2   61 t
        movaps [rdx - 16], xmm1                                 ;   570.2 p3+p4   61 t spill
        movaps xmm1, xmm0                                       ;   559.2 p1      61 t copy
        xorps xmm1, [rbp + 7600]                                ;   568.2 p5+p2   61 t
        movaps [r10 + 96], xmm1                                 ;   569.2 p3+p4   61 t spill
        movaps xmm1, [rbp - 64]                                 ;   569.2 p2      61 t
        xorps xmm1, [rbp + 7616]                                ;   572.2 p0+p2   61 t
        movaps [r10 + 80], xmm1                                 ;   573.2 p3+p4   61 t spill
        xorps xmm15, [rbp + 7680]                               ;   571.2 p1+p2   61 t
        xorps xmm10, [rbp + 7776]                               ;   572.2 p5+p2   61 t
        movaps xmm1, [rdi - 64]                                 ;   573.2 p2      61 t
        xorps xmm1, [rbp + 7632]                                ;   576.2 p0+p2   61 t
        movaps [r10 + 48], xmm1                                 ;   577.2 p3+p4   61 t spill
        movaps xmm1, [rdi + 96]                                 ;   575.2 p2      61 t
        xorps xmm1, [rbp + 7648]                                ;   578.2 p1+p2   61 t
        movaps [rdi + 112], xmm1                                ;   579.2 p3+p4   61 t spill
        movaps xmm1, [rdx - 48]                                 ;   577.2 p2      61 t
        xorps xmm1, [rbp + 7664]                                ;   580.2 p5+p2   61 t
        xorps xmm9, [rbp + 7856]                                ;   579.2 p0+p2   61 t
        xorps xmm10, [rsi + 32]                                 ;   580.2 p1+p2   61 t
        movaps [rsi + 32], xmm10                                ;   581.2 p3+p4   61 t spill
        movaps xmm10, [rdx + 0]                                 ;   581.2 p2      61 t
        xorps xmm10, [rbp + 7696]                               ;   584.2 p5+p2   61 t
        movaps xmm11, xmm12                                     ;   572.2 p0      61 t copy
        xorps xmm9, [rcx + 48]                                  ;   583.2 p1+p2   61 t
        movaps [rcx + 48], xmm9                                 ;   584.2 p3+p4   61 t spill
        movaps xmm9, [rdx - 96]                                 ;   584.2 p2      61 t
        xorps xmm9, [rbp + 7792]                                ;   587.2 p5+p2   61 t
        xorps xmm9, [rdx + 112]                                 ;   588.2 p0+p2   61 t
        xorps xmm11, [rbp + 7728]                               ;   587.2 p1+p2   61 t
        movaps [rdx + 112], xmm11                               ;   588.2 p3+p4   61 t spill
        movaps xmm11, [rdx - 80]                                ;   588.2 p2      61 t
        xorps xmm11, [rbp + 7808]                               ;   591.2 p5+p2   61 t
        xorps xmm11, [rdx - 64]                                 ;   592.2 p0+p2   61 t
        movaps [rdx - 64], xmm11                                ;   593.2 p3+p4   61 t spill
        movaps xmm11, [rsi - 32]                                ;   591.2 p2      61 t
        xorps xmm11, [rbp + 7824]                               ;   594.2 p1+p2   61 t
        xorps xmm11, [rdi - 48]                                 ;   595.2 p5+p2   61 t
        movaps [rdi - 48], xmm11                                ;   596.2 p3+p4   61 t spill
        movaps xmm11, [rcx - 128]                               ;   594.2 p2      61 t
        xorps xmm11, [rbp + 7840]                               ;   597.2 p0+p2   61 t
        xorps xmm11, [rcx + 16]                                 ;   598.2 p1+p2   61 t
        movaps [rcx + 16], xmm11                                ;   599.2 p3+p4   61 t spill
        movaps xmm11, [rax - 128]                               ;   597.2 p2      61 t
        xorps xmm11, [rbp + 7872]                               ;   600.2 p5+p2   61 t
        xorps xmm11, [rbp + 32]                                 ;   601.2 p0+p2   61 t
        xorps xmm5, xmm0                                        ;   588.5 p1      61 t
        movaps xmm0, [rdx - 112]                                ;   600.2 p2      61 t
        xorps xmm12, [rbp + 8112]                               ;   601.2 p5+p2   61 t
        xorps xmm0, [rbp + 7888]                                ;   603.2 p0+p2   61 t
        xorps xmm0, [rbp + 112]                                 ;   604.2 p1+p2   61 t
        xorps xmm12, [r11 - 96]                                 ;   604.2 p5+p2   61 t
        movaps [r11 - 96], xmm12                                ;   605.2 p3+p4   61 t spill
        movaps xmm12, [rbp - 16]                                ;   605.2 p2      61 t
        xorps xmm12, [rbp + 8032]                               ;   608.2 p0+p2   61 t
        xorps xmm12, [rdi + 96]                                 ;   609.2 p1+p2   61 t
        xorps xmm6, [rbp + 8144]                                ;   608.2 p5+p2   61 t
        xorps xmm6, [rbp + 0]                                   ;   609.2 p0+p2   61 t
        movaps [rbp + 0], xmm12                                 ;   610.2 p3+p4   61 t spill
        xorps xmm5, [rbp + 7984]                                ;   610.2 p1+p2   61 t
        movaps [rbp + 112], xmm5                                ;   611.2 p3+p4   61 t spill
        movaps xmm5, [rbp - 112]                                ;   611.2 p2      61 t
        xorps xmm5, [rbp + 7904]                                ;   614.2 p5+p2   61 t
        xorps xmm5, [rdx + 96]                                  ;   615.2 p0+p2   61 t
        movaps [rdx + 96], xmm11                                ;   602.2 p3+p4   61 t spill
        xorps xmm13, [rbp + 8128]                               ;   614.2 p1+p2   61 t
        xorps xmm13, [rbp + 16]                                 ;   615.2 p5+p2   61 t
        movaps xmm11, [rbp + 96]                                ;   616.2 p2      61 t
        xorps xmm11, [rbp + 7920]                               ;   619.2 p0+p2   61 t
        movaps [rbp + 16], xmm13                                ;   616.2 p3+p4   61 t spill
        movaps xmm13, [r10 - 32]                                ;   618.2 p2      61 t
        xorps xmm13, [rbp + 8048]                               ;   621.2 p1+p2   61 t
        xorps xmm13, [rdx - 48]                                 ;   622.2 p5+p2   61 t
        movaps xmm12, [rdx - 32]                                ;   621.2 p2      61 t
        xorps xmm12, [rbp + 8064]                               ;   624.2 p0+p2   61 t
        xorps xmm12, [rcx + 32]                                 ;   625.2 p1+p2   61 t
        xorps xmm4, [rbp + 8160]                                ;   624.2 p5+p2   61 t
        xorps xmm11, [rax - 64]                                 ;   625.2 p0+p2   61 t
        movaps [rax - 64], xmm5                                 ;   616.2 p3+p4   61 t spill
        movaps xmm5, [rdx + 64]                                 ;   626.2 p2      61 t
        xorps xmm5, [rbp + 7936]                                ;   629.2 p1+p2   61 t
        xorps xmm5, [rsi + 80]                                  ;   630.2 p5+p2   61 t
        movaps [rsi + 80], xmm5                                 ;   631.2 p3+p4   61 t spill
        movaps xmm5, [rdi - 16]                                 ;   629.2 p2      61 t
        xorps xmm5, [rbp + 7952]                                ;   632.2 p0+p2   61 t
        xorps xmm4, [rsi + 48]                                  ;   631.2 p1+p2   61 t
        xorps xmm5, [r10 - 16]                                  ;   633.2 p5+p2   61 t
        movaps [r10 - 16], xmm5                                 ;   634.2 p3+p4   61 t spill
        movaps xmm5, [rbp + 80]                                 ;   633.2 p2      61 t
        xorps xmm5, [rbp + 7968]                                ;   636.2 p0+p2   61 t
        xorps xmm5, [rax - 80]                                  ;   637.2 p1+p2   61 t
        xorps xmm8, [rbp + 8176]                                ;   636.2 p5+p2   61 t
        xorps xmm8, [r10 + 32]                                  ;   637.2 p0+p2   61 t
        movaps [r10 + 32], xmm8                                 ;   638.2 p3+p4   61 t spill
        movaps [rax - 80], xmm5                                 ;   638.2 p3+p4   61 t spill
        movaps xmm5, [rbp + 48]                                 ;   638.2 p2      61 t
        xorps xmm5, [rbp + 8000]                                ;   641.2 p1+p2   61 t
        xorps xmm5, [rbp - 64]                                  ;   642.2 p5+p2   61 t
        movaps [rbp - 64], xmm5                                 ;   643.2 p3+p4   61 t spill
        movaps xmm5, [rdi - 80]                                 ;   641.2 p2      61 t
        movaps [rsi + 48], xmm4                                 ;   632.2 p3+p4   61 t spill
        movaps xmm8, [rbp - 32]                                 ;   642.2 p2      61 t
        xorps xmm5, [rbp + 8016]                                ;   644.2 p0+p2   61 t
        xorps xmm5, [rdi - 64]                                  ;   645.2 p1+p2   61 t
        xorps xmm3, [rbp + 8208]                                ;   645.2 p5+p2   61 t
        xorps xmm3, [r10 + 16]                                  ;   646.2 p0+p2   61 t
        xorps xmm14, [rbp + 8240]                               ;   647.2 p1+p2   61 t
        xorps xmm7, [rbp + 8224]                                ;   648.2 p5+p2   61 t
        xorps xmm7, [rsi + 64]                                  ;   649.2 p0+p2   61 t
        xorps xmm14, [rsi + 0]                                  ;   650.2 p1+p2   61 t
        movaps [rsi + 0], xmm14                                 ;   651.2 p3+p4   61 t spill
        xorps xmm8, [rbp + 8096]                                ;   651.2 p5+p2   61 t
        xorps xmm2, [rbp + 8192]                                ;   652.2 p0+p2   61 t
        xorps xmm8, [rdi + 48]                                  ;   653.2 p1+p2   61 t
        movaps xmm14, [rdx + 80]                                ;   654.2 p2      40 t
        xorps xmm14, [r8 + 19472]                               ;   657.2 p5+p2   40 t
        movaps xmm4, [r10 - 48]                                 ;   656.2 p2      61 t
        xorps xmm4, [rbp + 8080]                                ;   659.2 p0+p2   61 t
        xorps xmm4, [rdx + 0]                                   ;   660.2 p1+p2   61 t
        movaps [rsi + 64], xmm7                                 ;   650.2 p3+p4   61 t spill
        movaps xmm7, [rsi + 16]                                 ;   659.2 p2      40 t
        xorps xmm7, [r8 + 19504]                                ;   662.2 p5+p2   40 t
        movaps [r10 + 16], xmm8                                 ;   654.2 p3+p4   61 t spill
        movaps xmm8, [rbp - 48]                                 ;   661.2 p2      40 t
        xorps xmm8, [r8 + 19520]                                ;   664.2 p0+p2   40 t
        xorps xmm2, [rsi - 16]                                  ;   663.2 p1+p2   61 t
        movaps [rsi - 16], xmm7                                 ;   663.2 p3+p4   40 t spill
        movaps xmm7, [rax + 48]                                 ;   664.2 p2      40 t
        xorps xmm7, [r8 + 19536]                                ;   667.2 p5+p2   40 t
        movaps [rdi + 48], xmm7                                 ;   668.2 p3+p4   40 t spill
        movaps xmm7, [rdi + 16]                                 ;   666.2 p2      40 t
        xorps xmm7, [r8 + 19584]                                ;   669.2 p0+p2   40 t
        movaps [rbp - 32], xmm7                                 ;   670.2 p3+p4   40 t spill
        movaps xmm7, [rax + 64]                                 ;   668.2 p2      40 t
        xorps xmm7, [r8 + 19616]                                ;   671.2 p1+p2   40 t
        movaps [rdx + 0], xmm7                                  ;   672.2 p3+p4   40 t spill
        movaps xmm7, [rax + 32]                                 ;   670.2 p2      40 t
        xorps xmm7, [r8 + 19632]                                ;   673.2 p5+p2   40 t
        movaps [r10 - 48], xmm7                                 ;   674.2 p3+p4   40 t spill
        movaps xmm7, [rdx + 16]                                 ;   672.2 p2      40 t
        xorps xmm7, [r8 + 19648]                                ;   675.2 p0+p2   40 t
        movaps [rcx + 32], xmm7                                 ;   676.2 p3+p4   40 t spill
        movaps xmm7, [rdi + 64]                                 ;   674.2 p2      40 t
        xorps xmm7, [r8 + 19728]                                ;   677.2 p1+p2   40 t
        movaps [rdx - 32], xmm7                                 ;   678.2 p3+p4   40 t spill
        movaps xmm7, [r10 + 112]                                ;   676.2 p2      40 t
        xorps xmm7, [r8 + 19760]                                ;   679.2 p5+p2   40 t
        movaps [rdx - 48], xmm7                                 ;   680.2 p3+p4   40 t spill
        movaps xmm7, [rcx + 64]                                 ;   678.2 p2      40 t
        xorps xmm7, [r8 + 19776]                                ;   681.2 p0+p2   40 t
        movaps [r10 - 32], xmm7                                 ;   682.2 p3+p4   40 t spill
        movaps xmm7, [r11 - 128]                                ;   680.2 p2      40 t
        xorps xmm7, [r8 + 19792]                                ;   683.2 p1+p2   40 t
        movaps [rdi + 96], xmm7                                 ;   684.2 p3+p4   40 t spill
        movaps xmm7, [r10 + 48]                                 ;   682.2 p2      40 t
        xorps xmm7, [r8 + 19856]                                ;   685.2 p5+p2   40 t
        movaps [rdi - 64], xmm1                                 ;   674.5 p3+p4   61 t spill
        movaps [rbp - 16], xmm7                                 ;   686.2 p3+p4   40 t spill
        movaps xmm7, xmm1                                       ;   675.2 p0      40 t copy
        movaps [rdx + 64], xmm9                                 ;   676.5 p3+p4   61 t spill
        xorps xmm7, [r8 + 19888]                                ;   684.2 p1+p2   40 t
        movaps xmm1, xmm15                                      ;   676.5 p5      40 t copy
        movaps [rdi - 80], xmm15                                ;   677.5 p3+p4   61 t spill
        movaps xmm15, xmm10                                     ;   677.0 p0      40 t copy
        xorps xmm1, [r8 + 19904]                                ;   685.2 p1+p2   40 t
        movaps [rbp + 48], xmm10                                ;   678.5 p3+p4   61 t spill
        movaps xmm10, [r10 + 64]                                ;   686.2 p2      40 t
        xorps xmm10, [r8 + 19968]                               ;   689.2 p5+p2   40 t
        movaps [rbp + 80], xmm10                                ;   690.2 p3+p4   40 t spill
        movaps xmm10, [rsi + 32]                                ;   688.2 p2      40 t
        xorps xmm10, [r8 + 20000]                               ;   691.2 p0+p2   40 t
        movaps [rdi - 16], xmm10                                ;   692.2 p3+p4   40 t spill
        movaps xmm10, xmm9                                      ;   680.5 p1      40 t copy
        movaps xmm9, [rdx - 64]                                 ;   690.2 p2      40 t
        movaps [rbp - 112], xmm0                                ;   681.5 p3+p4   61 t spill
        xorps xmm9, [r8 + 20032]                                ;   693.2 p5+p2   40 t
        movaps [rbp + 96], xmm9                                 ;   694.2 p3+p4   40 t spill
        movaps xmm9, xmm0                                       ;   682.5 p0      40 t copy
        movaps xmm0, xmm11                                      ;   682.8 p1      40 t copy
        xorps xmm15, [r8 + 19920]                               ;   692.2 p5+p2   40 t
        xorps xmm10, [r8 + 20016]                               ;   693.2 p0+p2   40 t
        xorps xmm9, [r8 + 20112]                                ;   694.2 p1+p2   40 t
        movaps [rdx - 112], xmm11                               ;   684.5 p3+p4   61 t spill
        movaps xmm11, [rsi + 80]                                ;   695.2 p2      40 t
        xorps xmm11, [r8 + 20160]                               ;   698.2 p5+p2   40 t
        movaps [r11 - 64], xmm2                                 ;   685.5 p3+p4   61 t spill
        movaps [rcx - 128], xmm5                                ;   686.5 p3+p4   61 t spill
        movaps [rsi - 32], xmm13                                ;   687.5 p3+p4   61 t spill
        movaps [rdx - 80], xmm12                                ;   688.5 p3+p4   61 t spill
        movaps [rdx - 96], xmm4                                 ;   689.5 p3+p4   61 t spill
        movaps [r11 - 80], xmm6                                 ;   690.5 p3+p4   61 t spill
        movaps [rbp + 4032], xmm3                               ;   691.5 p3+p4   61 t spill
        xorps xmm0, [r8 + 20144]                                ;   697.2 p0+p2   40 t
        movaps [rbp + 32], xmm0                                 ;   698.2 p3+p4   40 t spill
        movaps xmm0, [r10 - 16]                                 ;   698.2 p2      40 t
        xorps xmm0, [r8 + 20176]                                ;   701.2 p1+p2   40 t
        movaps [rax - 128], xmm0                                ;   702.2 p3+p4   40 t spill
        movaps xmm0, xmm5                                       ;   690.8 p5      40 t copy
        movaps xmm5, xmm13                                      ;   691.0 p0      40 t copy
        movaps xmm13, xmm12                                     ;   691.2 p1      40 t copy
        xorps xmm0, [r8 + 20240]                                ;   700.2 p5+p2   40 t
        xorps xmm5, [r8 + 20272]                                ;   701.2 p0+p2   40 t
        xorps xmm13, [r8 + 20288]                               ;   702.2 p1+p2   40 t
        movaps xmm12, xmm4                                      ;   692.8 p5      40 t copy
        movaps xmm4, xmm6                                       ;   693.0 p0      40 t copy
        movaps xmm6, [r10 + 32]                                 ;   703.2 p2      40 t
        xorps xmm12, [r8 + 20304]                               ;   704.2 p1+p2   40 t
        xorps xmm4, [r8 + 20368]                                ;   705.2 p5+p2   40 t
        xorps xmm6, [r8 + 20400]                                ;   706.2 p0+p2   40 t
        movaps [rbp + 2976], xmm6                               ;   707.2 p3+p4   40 t spill
        movaps xmm6, xmm2                                       ;   694.5 p1      40 t copy
        movaps xmm2, xmm3                                       ;   694.8 p5      40 t copy
        xorps xmm2, [r8 + 20432]                                ;   707.2 p0+p2   40 t
        xorps xmm6, [r8 + 20416]                                ;   708.2 p1+p2   40 t
        movaps xmm3, [rcx + 80]                                 ;   709.2 p2      41 t
        xorps xmm3, [r8 + 19488]                                ;   712.2 p5+p2   41 t
        xorps xmm3, [rel camellia128_encrypt.T0_constants128]   ;   713.2 p0+p2   41 t
        movaps [rbp + 2992], xmm2                               ;   708.2 p3+p4   40 t spill
        movaps xmm2, [rax + 80]                                 ;   712.2 p2      41 t
        xorps xmm2, [r8 + 19552]                                ;   715.2 p1+p2   41 t
        xorps xmm2, [rel camellia128_encrypt.T0_constants128]   ;   716.2 p5+p2   41 t
        movaps [rax - 112], xmm4                                ;   706.2 p3+p4   40 t spill
        movaps xmm4, xmm8                                       ;   702.5 p0      41 t copy
        xorps xmm4, xmm14                                       ;   703.5 p1      41 t
        xorps xmm8, xmm3                                        ;   714.2 p5      41 t
        movaps [rbp + 2944], xmm6                               ;   709.2 p3+p4   40 t spill
        movaps xmm6, [rdi + 48]                                 ;   715.2 p2      41 t
        xorps xmm6, xmm14                                       ;   718.2 p0      41 t
        movaps [r10 + 0], xmm5                                  ;   706.2 p3+p4   40 t spill
        movaps [rax - 48], xmm12                                ;   707.2 p3+p4   40 t spill
        movaps xmm5, [rsi - 16]                                 ;   716.2 p2      41 t
        xorps xmm5, xmm2                                        ;   719.2 p1      41 t
        movaps xmm12, [rbp + 64]                                ;   717.2 p2      41 t
        xorps xmm12, [r8 + 19456]                               ;   720.2 p5+p2   41 t
        xorps xmm12, [rel camellia128_encrypt.T0_constants128]  ;   721.2 p0+p2   41 t
        xorps xmm12, xmm5                                       ;   722.2 p1      41 t
        xorps xmm5, xmm4                                        ;   720.2 p5      41 t
        movaps [rsi + 96], xmm0                                 ;   709.5 p3+p4   40 t spill
        movaps xmm0, [rdi + 0]                                  ;   720.2 p2      41 t
        movaps [rax + 96], xmm13                                ;   712.2 p3+p4   40 t spill
        xorps xmm0, [r8 + 19568]                                ;   723.2 p0+p2   41 t
        xorps xmm0, [rel camellia128_encrypt.T0_constants128]   ;   724.2 p1+p2   41 t
        xorps xmm0, xmm12                                       ;   725.2 p5      41 t
        movaps xmm13, xmm6                                      ;   719.2 p0      41 t copy
        xorps xmm13, xmm12                                      ;   723.2 p1      41 t
        movaps [rsi - 112], xmm9                                ;   715.5 p3+p4   40 t spill
        movaps xmm9, xmm4                                       ;   715.8 p5      41 t copy
        movaps [rcx - 48], xmm11                                ;   716.5 p3+p4   40 t spill
        xorps xmm9, xmm0                                        ;   726.2 p0      41 t
        movaps xmm11, xmm8                                      ;   716.5 p1      41 t copy
        movaps [rcx + 0], xmm7                                  ;   717.5 p3+p4   40 t spill
        xorps xmm11, xmm5                                       ;   721.2 p5      41 t
        movaps [rcx - 112], xmm10                               ;   718.5 p3+p4   40 t spill
        movaps xmm10, xmm13                                     ;   724.2 p0      41 t copy
        orps xmm10, xmm0                                        ;   726.2 p1      41 t
        movaps xmm7, xmm5                                       ;   721.2 p5      41 t copy
        movaps [rcx - 32], xmm15                                ;   719.5 p3+p4   40 t spill
        movaps xmm15, xmm3                                      ;   719.5 p0      41 t copy
        xorps xmm15, xmm12                                      ;   723.2 p1      41 t
        xorps xmm7, xmm0                                        ;   726.2 p5      41 t
        movaps [rdx - 128], xmm1                                ;   720.5 p3+p4   40 t spill
        movaps xmm1, xmm12                                      ;   723.2 p0      41 t copy
        movaps [rsi - 96], xmm0                                 ;   726.2 p3+p4   41 t spill
        movaps xmm0, xmm11                                      ;   722.2 p1      41 t copy
        movaps [rsi - 80], xmm12                                ;   723.2 p3+p4   41 t spill
        movaps xmm12, [rsi - 16]                                ;   723.2 p2      41 t
        xorps xmm12, xmm7                                       ;   727.2 p5      41 t
        orps xmm1, xmm7                                         ;   727.2 p0      41 t
        xorps xmm1, xmm10                                       ;   728.2 p1      41 t
        movaps [rsi - 16], xmm9                                 ;   727.2 p3+p4   41 t spill
        xorps xmm0, xmm9                                        ;   727.2 p5      41 t
        xorps xmm10, xmm2                                       ;   727.2 p0      41 t
        orps xmm2, xmm9                                         ;   727.2 p1      41 t
        movaps xmm9, xmm5                                       ;   724.5 p5      41 t copy
        andps xmm9, xmm6                                        ;   725.5 p0      41 t
        xorps xmm9, xmm2                                        ;   728.2 p1      41 t
        xorps xmm2, xmm5                                        ;   728.2 p5      41 t
        xorps xmm10, xmm9                                       ;   729.2 p0      41 t
        xorps xmm2, [rdi + 48]                                  ;   729.2 p1+p2   41 t
        movaps [rdi + 48], xmm7                                 ;   727.2 p3+p4   41 t spill
        movaps xmm7, xmm15                                      ;   726.5 p5      41 t copy
        andps xmm7, xmm0                                        ;   728.2 p0      41 t
        xorps xmm2, xmm7                                        ;   730.2 p1      41 t
        movaps xmm7, xmm15                                      ;   727.5 p5      41 t copy
        xorps xmm7, xmm12                                       ;   728.5 p0      41 t
        xorps xmm1, xmm2                                        ;   731.2 p1      41 t
        movaps [rsi + 112], xmm15                               ;   727.8 p3+p4   41 t spill
        movaps xmm15, xmm11                                     ;   728.5 p5      41 t copy
        movaps [rdi - 112], xmm0                                ;   728.8 p3+p4   41 t spill
        andps xmm15, xmm7                                       ;   729.5 p0      41 t
        xorps xmm9, xmm15                                       ;   730.5 p1      41 t
        movaps xmm15, xmm6                                      ;   729.5 p5      41 t copy
        movaps [rdi - 128], xmm11                               ;   729.8 p3+p4   41 t spill
        xorps xmm15, xmm7                                       ;   730.5 p0      41 t
        movaps xmm11, xmm8                                      ;   730.0 p1      41 t copy
        andps xmm11, xmm15                                      ;   731.5 p5      41 t
        xorps xmm10, xmm11                                      ;   732.5 p0      41 t
        movaps xmm11, xmm12                                     ;   731.0 p1      41 t copy
        xorps xmm11, xmm13                                      ;   732.0 p5      41 t
        movaps xmm0, xmm4                                       ;   731.8 p0      41 t copy
        andps xmm0, xmm11                                       ;   733.0 p1      41 t
        xorps xmm9, xmm0                                        ;   734.0 p5      41 t
        xorps xmm2, xmm0                                        ;   734.0 p0      41 t
        movaps xmm0, xmm3                                       ;   733.0 p1      41 t copy
        orps xmm0, xmm14                                        ;   734.0 p5      41 t
        xorps xmm2, xmm0                                        ;   735.0 p0      41 t
        movaps [rdi - 96], xmm14                                ;   732.8 p3+p4   40 t spill
        movaps xmm14, xmm9                                      ;   735.0 p1      41 t copy
        movaps xmm0, xmm1                                       ;   734.5 p5      41 t copy
        andps xmm0, xmm10                                       ;   735.5 p0      41 t
        xorps xmm2, xmm0                                        ;   736.5 p1      41 t
        andps xmm14, xmm2                                       ;   737.5 p5      41 t
        xorps xmm2, xmm10                                       ;   737.5 p0      41 t
        orps xmm0, xmm2                                         ;   738.5 p1      41 t
        xorps xmm1, xmm14                                       ;   738.5 p5      41 t
        movaps xmm14, xmm9                                      ;   736.8 p0      41 t copy
        andps xmm14, xmm1                                       ;   739.5 p1      41 t
        xorps xmm0, xmm1                                        ;   739.5 p5      41 t
        andps xmm11, xmm0                                       ;   740.5 p0      41 t
        xorps xmm10, xmm14                                      ;   740.5 p1      41 t
        andps xmm1, xmm10                                       ;   741.5 p5      41 t
        movaps xmm14, xmm0                                      ;   740.5 p0      41 t copy
        orps xmm14, xmm10                                       ;   741.5 p1      41 t
        xorps xmm2, xmm14                                       ;   742.5 p5      41 t
        xorps xmm9, xmm1                                        ;   742.5 p0      41 t
        movaps xmm14, xmm0                                      ;   740.5 p1      41 t copy
        xorps xmm14, xmm10                                      ;   741.5 p5      41 t
        andps xmm8, xmm14                                       ;   742.5 p0      41 t
        andps xmm15, xmm14                                      ;   742.5 p1      41 t
        xorps xmm14, xmm2                                       ;   743.5 p5      41 t
        andps xmm7, xmm14                                       ;   744.5 p0      41 t
        andps xmm4, xmm0                                        ;   742.0 p1      41 t
        xorps xmm15, xmm7                                       ;   745.5 p5      41 t
        andps xmm5, xmm2                                        ;   743.5 p0      41 t
        movaps xmm1, [rsi - 80]                                 ;   740.5 p2      41 t
        andps xmm1, xmm9                                        ;   743.5 p1      41 t
        andps xmm6, xmm2                                        ;   743.5 p5      41 t
        xorps xmm6, xmm7                                        ;   745.5 p0      41 t
        movaps xmm7, [rdi + 48]                                 ;   741.5 p2      41 t
        xorps xmm2, xmm9                                        ;   744.0 p1      41 t
        andps xmm7, xmm9                                        ;   744.5 p5      41 t
        xorps xmm7, xmm8                                        ;   745.5 p0      41 t
        xorps xmm9, xmm10                                       ;   745.0 p1      41 t
        xorps xmm0, xmm2                                        ;   745.5 p5      41 t
        andps xmm12, xmm0                                       ;   746.5 p0      41 t
        andps xmm0, [rsi - 16]                                  ;   746.5 p1+p2   41 t
        andps xmm13, xmm2                                       ;   746.5 p5      41 t
        andps xmm2, [rsi - 96]                                  ;   746.8 p0+p2   41 t
        xorps xmm8, xmm2                                        ;   747.8 p1      41 t
        movaps xmm2, [rdi - 112]                                ;   745.2 p2      41 t
        andps xmm2, xmm9                                        ;   748.2 p5      41 t
        xorps xmm5, xmm2                                        ;   749.2 p0      41 t
        xorps xmm5, xmm7                                        ;   750.2 p1      41 t
        andps xmm9, [rsi + 112]                                 ;   748.5 p5+p2   41 t
        xorps xmm0, xmm2                                        ;   749.2 p0      41 t
        xorps xmm0, xmm8                                        ;   750.2 p1      41 t
        xorps xmm13, xmm11                                      ;   749.5 p5      41 t
        xorps xmm13, xmm15                                      ;   750.5 p0      41 t
        andps xmm3, xmm10                                       ;   750.0 p1      41 t
        andps xmm10, [rdi - 96]                                 ;   750.5 p5+p2   41 t
        xorps xmm10, xmm0                                       ;   751.5 p0      41 t
        xorps xmm3, xmm5                                        ;   751.2 p1      41 t
        xorps xmm10, xmm3                                       ;   752.5 p5      41 t
        xorps xmm15, xmm1                                       ;   751.8 p0      41 t
        andps xmm14, [rdi - 128]                                ;   752.0 p1+p2   41 t
        xorps xmm14, xmm10                                      ;   753.5 p5      41 t
        xorps xmm7, xmm0                                        ;   752.8 p0      41 t
        xorps xmm7, xmm13                                       ;   753.8 p1      41 t
        movaps xmm1, [rel camellia128_encrypt.T0_constants128]  ;   749.2 p2      41 t reload
        xorps xmm9, xmm6                                        ;   753.5 p5      41 t
        xorps xmm9, xmm3                                        ;   754.5 p0      41 t
        xorps xmm15, xmm3                                       ;   754.0 p1      41 t
        movaps xmm0, xmm15                                      ;   755.0 p5      41 t copy
        xorps xmm6, xmm11                                       ;   754.8 p0      41 t
        xorps xmm6, xmm12                                       ;   755.8 p1      41 t
        xorps xmm0, xmm9                                        ;   756.0 p5      41 t
        xorps xmm6, xmm15                                       ;   756.8 p0      41 t
        movaps xmm15, xmm14                                     ;   756.0 p1      41 t copy
        xorps xmm6, xmm1                                        ;   757.8 p5      41 t
        xorps xmm14, xmm1                                       ;   756.8 p0      41 t
        movaps xmm2, [rbp - 128]                                ;   752.2 p2      23 t
        xorps xmm2, [r8 + 19664]                                ;   757.0 p1+p2   23 t
        movaps xmm3, [rbp - 32]                                 ;   754.2 p2      23 t
        xorps xmm2, xmm1                                        ;   758.0 p5      23 t
        xorps xmm5, xmm1                                        ;   757.8 p0      41 t
        movaps xmm11, [rcx + 32]                                ;   755.2 p2      40 t reload
        movaps xmm12, [rdx + 0]                                 ;   756.2 p2      23 t
        xorps xmm12, xmm2                                       ;   759.2 p1      23 t
        xorps xmm8, xmm4                                        ;   758.5 p5      41 t
        xorps xmm8, xmm10                                       ;   759.5 p0      41 t
        movaps [rsi - 16], xmm7                                 ;   755.0 p3+p4   41 t spill
        xorps xmm0, xmm8                                        ;   760.5 p1      41 t
        movaps xmm4, [r10 - 48]                                 ;   757.2 p2      40 t reload
        xorps xmm3, xmm4                                        ;   760.2 p5      23 t
        movaps xmm10, [rbp - 32]                                ;   758.2 p2      23 t
        xorps xmm8, xmm1                                        ;   760.5 p0      41 t
        movaps [rcx + 32], xmm8                                 ;   761.5 p3+p4   41 t spill
        xorps xmm15, xmm0                                       ;   761.5 p1      41 t
        xorps xmm13, xmm0                                       ;   761.5 p5      41 t
        xorps xmm13, xmm1                                       ;   762.5 p0      41 t
        movaps xmm0, [rsi - 128]                                ;   759.2 p2      23 t
        xorps xmm0, [r8 + 19600]                                ;   762.2 p1+p2   23 t
        movaps [r10 - 48], xmm9                                 ;   758.0 p3+p4   41 t spill
        movaps xmm9, [rax + 0]                                  ;   761.2 p2      23 t
        xorps xmm0, xmm1                                        ;   763.2 p5      23 t
        xorps xmm4, xmm0                                        ;   764.2 p0      23 t
        xorps xmm10, xmm11                                      ;   762.0 p1      23 t
        xorps xmm9, xmm12                                       ;   764.2 p5      23 t
        xorps xmm9, [r8 + 19696]                                ;   765.2 p0+p2   23 t
        xorps xmm9, xmm1                                        ;   766.2 p1      23 t
        movaps [rdi - 128], xmm14                               ;   760.0 p3+p4   41 t spill
        movaps xmm14, [rdi - 32]                                ;   763.2 p2      23 t
        xorps xmm14, [r8 + 19680]                               ;   766.2 p5+p2   23 t
        xorps xmm14, xmm1                                       ;   767.2 p0      23 t
        xorps xmm12, xmm3                                       ;   764.0 p1      23 t
        movaps [rdi - 112], xmm6                                ;   761.2 p3+p4   41 t spill
        xorps xmm14, xmm9                                       ;   768.2 p5      23 t
        movaps xmm8, xmm12                                      ;   765.0 p0      23 t copy
        xorps xmm8, xmm14                                       ;   769.2 p1      23 t
        movaps xmm1, xmm9                                       ;   767.2 p5      23 t copy
        orps xmm1, xmm8                                         ;   770.2 p0      23 t
        movaps [rdi - 96], xmm13                                ;   763.5 p3+p4   41 t spill
        movaps xmm13, xmm10                                     ;   766.0 p1      23 t copy
        xorps xmm13, xmm9                                       ;   767.2 p5      23 t
        movaps [rsi + 112], xmm5                                ;   763.8 p3+p4   41 t spill
        movaps xmm5, xmm4                                       ;   766.8 p0      23 t copy
        movaps [rsi - 96], xmm15                                ;   764.8 p3+p4   41 t spill
        movaps xmm7, xmm3                                       ;   767.0 p1      23 t copy
        xorps xmm11, xmm12                                      ;   767.5 p5      23 t
        xorps xmm5, xmm12                                       ;   767.8 p0      23 t
        movaps xmm15, xmm0                                      ;   768.0 p1      23 t copy
        xorps xmm15, xmm9                                       ;   769.0 p5      23 t
        movaps [rdi + 48], xmm14                                ;   769.2 p3+p4   23 t spill
        movaps xmm6, xmm13                                      ;   768.8 p0      23 t copy
        orps xmm6, xmm14                                        ;   769.8 p1      23 t
        xorps xmm1, xmm6                                        ;   771.2 p5      23 t
        movaps [rsi - 80], xmm9                                 ;   767.2 p3+p4   23 t spill
        movaps xmm9, [rdx + 0]                                  ;   767.0 p2      23 t
        xorps xmm6, xmm2                                        ;   770.8 p0      23 t
        xorps xmm7, xmm14                                       ;   770.0 p1      23 t
        orps xmm2, xmm7                                         ;   771.0 p5      23 t
        movaps [rdx + 0], xmm7                                  ;   771.0 p3+p4   23 t spill
        movaps xmm14, xmm5                                      ;   770.8 p0      23 t copy
        xorps xmm14, xmm7                                       ;   771.8 p1      23 t
        movaps xmm7, xmm12                                      ;   771.5 p5      23 t copy
        andps xmm7, xmm10                                       ;   772.5 p0      23 t
        xorps xmm9, xmm8                                        ;   772.0 p1      23 t
        movaps [rax + 112], xmm5                                ;   769.5 p3+p4   23 t spill
        xorps xmm11, xmm2                                       ;   772.5 p5      23 t
        xorps xmm2, xmm7                                        ;   773.5 p0      23 t
        movaps xmm7, xmm15                                      ;   773.0 p1      23 t copy
        andps xmm7, xmm14                                       ;   774.0 p5      23 t
        xorps xmm11, xmm7                                       ;   775.0 p0      23 t
        movaps xmm7, xmm15                                      ;   774.0 p1      23 t copy
        xorps xmm7, xmm9                                        ;   775.0 p5      23 t
        xorps xmm6, xmm2                                        ;   774.8 p0      23 t
        xorps xmm1, xmm11                                       ;   776.0 p1      23 t
        movaps [rcx - 96], xmm15                                ;   772.0 p3+p4   23 t spill
        movaps xmm15, xmm5                                      ;   775.5 p5      23 t copy
        andps xmm15, xmm7                                       ;   776.5 p0      23 t
        xorps xmm2, xmm15                                       ;   777.5 p1      23 t
        movaps [rax - 32], xmm14                                ;   773.0 p3+p4   23 t spill
        movaps xmm15, xmm10                                     ;   776.5 p5      23 t copy
        movaps xmm14, xmm3                                      ;   776.8 p0      23 t copy
        xorps xmm15, xmm7                                       ;   777.5 p1      23 t
        movaps xmm5, xmm4                                       ;   777.5 p5      23 t copy
        andps xmm5, xmm15                                       ;   778.5 p0      23 t
        xorps xmm6, xmm5                                        ;   779.5 p1      23 t
        movaps xmm5, xmm9                                       ;   778.5 p5      23 t copy
        xorps xmm5, xmm13                                       ;   779.5 p0      23 t
        andps xmm14, xmm5                                       ;   780.5 p1      23 t
        xorps xmm11, xmm14                                      ;   781.5 p5      23 t
        xorps xmm2, xmm14                                       ;   781.5 p0      23 t
        movaps xmm14, [rbp - 32]                                ;   776.0 p2      23 t
        orps xmm14, xmm0                                        ;   780.0 p1      23 t
        xorps xmm11, xmm14                                      ;   782.5 p5      23 t
        movaps xmm14, xmm1                                      ;   780.8 p0      23 t copy
        andps xmm14, xmm6                                       ;   781.8 p1      23 t
        xorps xmm11, xmm14                                      ;   783.5 p5      23 t
        movaps [rdx + 32], xmm0                                 ;   777.5 p3+p4   23 t spill
        movaps xmm0, xmm2                                       ;   782.5 p0      23 t copy
        andps xmm0, xmm11                                       ;   784.5 p1      23 t
        xorps xmm11, xmm6                                       ;   784.5 p5      23 t
        xorps xmm1, xmm0                                        ;   785.5 p0      23 t
        movaps xmm0, xmm2                                       ;   783.0 p1      23 t copy
        andps xmm0, xmm1                                        ;   786.5 p5      23 t
        orps xmm14, xmm11                                       ;   785.5 p0      23 t
        xorps xmm14, xmm1                                       ;   786.5 p1      23 t
        xorps xmm6, xmm0                                        ;   787.5 p5      23 t
        movaps xmm0, xmm14                                      ;   787.5 p0      23 t copy
        orps xmm0, xmm6                                         ;   788.5 p1      23 t
        andps xmm5, xmm14                                       ;   787.5 p5      23 t
        xorps xmm11, xmm0                                       ;   789.5 p0      23 t
        andps xmm1, xmm6                                        ;   788.5 p1      23 t
        andps xmm3, xmm14                                       ;   787.5 p5      23 t
        andps xmm12, xmm11                                      ;   790.5 p0      23 t
        xorps xmm2, xmm1                                        ;   789.5 p1      23 t
        movaps xmm0, xmm14                                      ;   787.5 p5      23 t copy
        xorps xmm0, xmm6                                        ;   788.5 p0      23 t
        andps xmm15, xmm0                                       ;   789.5 p1      23 t
        andps xmm4, xmm0                                        ;   789.5 p5      23 t
        xorps xmm0, xmm11                                       ;   790.5 p0      23 t
        andps xmm10, xmm11                                      ;   790.5 p1      23 t
        xorps xmm11, xmm2                                       ;   790.5 p5      23 t
        xorps xmm14, xmm11                                      ;   791.5 p0      23 t
        andps xmm9, xmm14                                       ;   792.5 p1      23 t
        andps xmm14, [rdx + 0]                                  ;   792.5 p5+p2   23 t
        movaps xmm1, [rsi - 80]                                 ;   789.0 p2      23 t
        andps xmm8, xmm2                                        ;   790.8 p0      23 t
        andps xmm1, xmm2                                        ;   792.0 p1      23 t
        xorps xmm2, xmm6                                        ;   791.5 p5      23 t
        andps xmm7, xmm0                                        ;   791.8 p0      23 t
        andps xmm0, [rax + 112]                                 ;   792.0 p1+p2   23 t
        xorps xmm10, xmm7                                       ;   792.8 p5      23 t
        xorps xmm15, xmm7                                       ;   792.8 p0      23 t
        movaps xmm7, [rdi + 48]                                 ;   791.0 p2      23 t
        andps xmm7, xmm11                                       ;   794.0 p1      23 t
        xorps xmm7, xmm4                                        ;   795.0 p5      23 t
        xorps xmm4, xmm8                                        ;   793.8 p0      23 t
        movaps xmm8, [rax - 32]                                 ;   792.0 p2      23 t
        andps xmm8, xmm2                                        ;   795.0 p1      23 t
        andps xmm2, [rcx - 96]                                  ;   794.5 p5+p2   23 t
        xorps xmm14, xmm7                                       ;   796.0 p0      23 t
        andps xmm13, xmm11                                      ;   795.0 p1      23 t
        xorps xmm13, xmm5                                       ;   796.0 p5      23 t
        xorps xmm14, xmm8                                       ;   797.0 p0      23 t
        xorps xmm12, xmm8                                       ;   796.0 p1      23 t
        xorps xmm12, xmm4                                       ;   797.0 p5      23 t
        movaps xmm8, [rdx + 32]                                 ;   794.0 p2      23 t
        andps xmm8, xmm6                                        ;   797.0 p0      23 t
        andps xmm6, [rbp - 32]                                  ;   797.0 p1+p2   23 t
        xorps xmm6, xmm14                                       ;   798.0 p5      23 t
        xorps xmm8, xmm12                                       ;   798.0 p0      23 t
        xorps xmm6, xmm8                                        ;   799.0 p1      23 t
        xorps xmm7, xmm3                                        ;   798.5 p5      23 t
        xorps xmm2, xmm10                                       ;   798.8 p0      23 t
        xorps xmm10, xmm5                                       ;   799.0 p1      23 t
        xorps xmm7, xmm6                                        ;   800.0 p5      23 t
        xorps xmm0, xmm6                                        ;   800.0 p0      23 t
        movaps xmm5, [rdx - 32]                                 ;   796.2 p2      22 t
        movaps xmm6, [r10 - 32]                                 ;   797.2 p2      40 t reload
        xorps xmm5, xmm6                                        ;   800.2 p1      22 t
        xorps xmm13, xmm15                                      ;   800.5 p5      23 t
        xorps xmm15, xmm1                                       ;   800.8 p0      23 t
        movaps xmm1, [rel camellia128_encrypt.T0_constants128]  ;   798.2 p2      41 t reload
        xorps xmm2, xmm8                                        ;   801.0 p1      23 t
        xorps xmm4, xmm14                                       ;   801.5 p5      23 t
        xorps xmm10, xmm9                                       ;   801.8 p0      23 t
        xorps xmm15, xmm8                                       ;   802.0 p1      23 t
        movaps xmm14, xmm15                                     ;   803.0 p5      23 t copy
        xorps xmm14, xmm2                                       ;   804.0 p0      23 t
        xorps xmm14, xmm7                                       ;   805.0 p1      23 t
        movaps xmm9, [rdi + 96]                                 ;   799.5 p2      40 t reload
        xorps xmm4, xmm13                                       ;   803.5 p5      23 t
        xorps xmm13, xmm14                                      ;   806.0 p0      23 t
        xorps xmm13, xmm1                                       ;   807.0 p1      23 t
        movaps xmm8, [rdx - 32]                                 ;   800.5 p2      22 t
        xorps xmm8, xmm9                                        ;   804.5 p5      22 t
        movaps [rbp - 32], xmm13                                ;   808.0 p3+p4   23 t spill
        movaps xmm13, xmm8                                      ;   805.5 p0      22 t copy
        xorps xmm7, xmm1                                        ;   805.0 p1      23 t
        movaps [rdi + 96], xmm7                                 ;   806.0 p3+p4   23 t spill
        xorps xmm12, xmm1                                       ;   805.5 p5      23 t
        xorps xmm10, xmm15                                      ;   805.8 p0      23 t
        movaps xmm15, xmm0                                      ;   806.0 p1      23 t copy
        xorps xmm15, xmm14                                      ;   807.0 p5      23 t
        movaps xmm3, [rdx - 16]                                 ;   803.0 p2      22 t
        xorps xmm0, xmm1                                        ;   806.8 p0      23 t
        xorps xmm3, [r8 + 19808]                                ;   807.0 p1+p2   22 t
        xorps xmm3, xmm1                                        ;   808.0 p5      22 t
        xorps xmm10, xmm1                                       ;   807.8 p0      23 t
        movaps xmm14, [rax + 16]                                ;   805.0 p2      22 t
        xorps xmm14, [r8 + 19744]                               ;   808.0 p1+p2   22 t
        xorps xmm14, xmm1                                       ;   809.0 p5      22 t
        movaps xmm11, [rdx - 48]                                ;   807.0 p2      22 t
        xorps xmm11, xmm3                                       ;   810.0 p0      22 t
        xorps xmm6, xmm14                                       ;   810.0 p1      22 t
        movaps [r10 - 32], xmm2                                 ;   806.2 p3+p4   23 t spill
        movaps xmm2, [rcx + 112]                                ;   808.0 p2      22 t
        xorps xmm2, xmm11                                       ;   811.0 p5      22 t
        xorps xmm2, [r8 + 19712]                                ;   812.0 p0+p2   22 t
        xorps xmm2, xmm1                                        ;   813.0 p1      22 t
        xorps xmm11, xmm5                                       ;   811.0 p5      22 t
        movaps [rax + 112], xmm0                                ;   807.8 p3+p4   23 t spill
        movaps xmm0, [r10 + 96]                                 ;   810.0 p2      22 t
        xorps xmm0, [r8 + 19824]                                ;   813.0 p0+p2   22 t
        xorps xmm0, xmm1                                        ;   814.0 p1      22 t
        xorps xmm0, xmm2                                        ;   815.0 p5      22 t
        movaps [rdx + 0], xmm12                                 ;   809.0 p3+p4   23 t spill
        movaps xmm12, xmm6                                      ;   811.8 p0      22 t copy
        movaps [rax - 32], xmm15                                ;   810.0 p3+p4   23 t spill
        movaps xmm7, xmm11                                      ;   812.0 p1      22 t copy
        xorps xmm9, xmm11                                       ;   812.5 p5      22 t
        xorps xmm13, xmm2                                       ;   814.0 p0      22 t
        xorps xmm7, xmm0                                        ;   816.0 p1      22 t
        movaps xmm15, xmm14                                     ;   813.5 p5      22 t copy
        xorps xmm15, xmm2                                       ;   814.5 p0      22 t
        movaps [rdx + 32], xmm4                                 ;   811.2 p3+p4   23 t spill
        movaps xmm4, xmm5                                       ;   814.0 p1      22 t copy
        movaps [rcx - 96], xmm10                                ;   812.2 p3+p4   23 t spill
        movaps xmm10, xmm13                                     ;   815.0 p5      22 t copy
        orps xmm10, xmm0                                        ;   816.0 p0      22 t
        xorps xmm4, xmm0                                        ;   816.0 p1      22 t
        xorps xmm12, xmm11                                      ;   815.5 p5      22 t
        movaps [rdi + 48], xmm0                                 ;   816.0 p3+p4   22 t spill
        movaps xmm0, xmm12                                      ;   816.5 p0      22 t copy
        movaps [rsi - 80], xmm2                                 ;   814.2 p3+p4   22 t spill
        movaps [rbx - 128], xmm15                               ;   815.5 p3+p4   22 t spill
        movaps [rbx - 112], xmm12                               ;   816.5 p3+p4   22 t spill
        xorps xmm0, xmm4                                        ;   817.5 p1      22 t
        movaps [rbx - 96], xmm0                                 ;   818.5 p3+p4   22 t spill
        movaps xmm1, xmm2                                       ;   816.5 p5      22 t copy
        orps xmm1, xmm7                                         ;   817.5 p0      22 t
        xorps xmm1, xmm10                                       ;   818.5 p1      22 t
        xorps xmm10, xmm3                                       ;   817.5 p5      22 t
        orps xmm3, xmm4                                         ;   817.8 p0      22 t
        xorps xmm9, xmm3                                        ;   818.8 p1      22 t
        movaps xmm2, [rdx - 48]                                 ;   816.2 p2      22 t
        xorps xmm2, xmm7                                        ;   819.2 p5      22 t
        movaps [rdx - 48], xmm4                                 ;   818.2 p3+p4   22 t spill
        movaps xmm4, xmm11                                      ;   818.8 p0      22 t copy
        andps xmm4, xmm8                                        ;   819.8 p1      22 t
        xorps xmm3, xmm4                                        ;   820.8 p5      22 t
        movaps xmm4, xmm15                                      ;   819.8 p0      22 t copy
        xorps xmm10, xmm3                                       ;   821.8 p1      22 t
        andps xmm4, xmm0                                        ;   820.8 p5      22 t
        xorps xmm9, xmm4                                        ;   821.8 p0      22 t
        movaps xmm4, xmm15                                      ;   821.0 p1      22 t copy
        xorps xmm4, xmm2                                        ;   822.0 p5      22 t
        movaps xmm15, xmm12                                     ;   821.8 p0      22 t copy
        andps xmm15, xmm4                                       ;   823.0 p1      22 t
        xorps xmm3, xmm15                                       ;   824.0 p5      22 t
        movaps xmm15, xmm8                                      ;   822.8 p0      22 t copy
        xorps xmm15, xmm4                                       ;   823.8 p1      22 t
        movaps xmm12, xmm6                                      ;   823.5 p5      22 t copy
        andps xmm12, xmm15                                      ;   824.8 p0      22 t
        xorps xmm10, xmm12                                      ;   825.8 p1      22 t
        xorps xmm1, xmm9                                        ;   824.5 p5      22 t
        movaps xmm0, xmm5                                       ;   824.8 p0      22 t copy
        movaps xmm12, xmm2                                      ;   825.0 p1      22 t copy
        xorps xmm12, xmm13                                      ;   826.0 p5      22 t
        andps xmm0, xmm12                                       ;   827.0 p0      22 t
        xorps xmm3, xmm0                                        ;   828.0 p1      22 t
        xorps xmm9, xmm0                                        ;   828.0 p5      22 t
        movaps xmm0, [rdx - 32]                                 ;   823.0 p2      22 t
        orps xmm0, xmm14                                        ;   826.8 p0      22 t
        xorps xmm9, xmm0                                        ;   829.0 p1      22 t
        movaps xmm0, xmm1                                       ;   827.5 p5      22 t copy
        andps xmm0, xmm10                                       ;   828.5 p0      22 t
        movaps [rdi + 32], xmm14                                ;   824.2 p3+p4   22 t spill
        xorps xmm9, xmm0                                        ;   830.0 p1      22 t
        movaps xmm14, xmm3                                      ;   829.0 p5      22 t copy
        andps xmm14, xmm9                                       ;   831.0 p0      22 t
        xorps xmm9, xmm10                                       ;   831.0 p1      22 t
        orps xmm0, xmm9                                         ;   832.0 p5      22 t
        xorps xmm1, xmm14                                       ;   832.0 p0      22 t
        xorps xmm0, xmm1                                        ;   833.0 p1      22 t
        movaps xmm14, xmm3                                      ;   830.5 p5      22 t copy
        andps xmm14, xmm1                                       ;   833.0 p0      22 t
        xorps xmm10, xmm14                                      ;   834.0 p1      22 t
        movaps xmm14, xmm0                                      ;   834.0 p5      22 t copy
        orps xmm14, xmm10                                       ;   835.0 p0      22 t
        xorps xmm9, xmm14                                       ;   836.0 p1      22 t
        movaps xmm14, xmm0                                      ;   834.0 p5      22 t copy
        xorps xmm14, xmm10                                      ;   835.0 p0      22 t
        andps xmm15, xmm14                                      ;   836.0 p1      22 t
        andps xmm6, xmm14                                       ;   836.0 p5      22 t
        xorps xmm14, xmm9                                       ;   837.0 p0      22 t
        andps xmm4, xmm14                                       ;   838.0 p1      22 t
        andps xmm8, xmm9                                        ;   837.0 p5      22 t
        xorps xmm8, xmm4                                        ;   839.0 p0      22 t
        xorps xmm15, xmm4                                       ;   839.0 p1      22 t
        movaps xmm4, [rdi + 48]                                 ;   832.2 p2      22 t
        andps xmm12, xmm0                                       ;   835.5 p5      22 t
        andps xmm1, xmm10                                       ;   835.8 p0      22 t
        xorps xmm3, xmm1                                        ;   836.8 p1      22 t
        andps xmm5, xmm0                                        ;   836.5 p5      22 t
        andps xmm7, xmm3                                        ;   837.8 p0      22 t
        andps xmm11, xmm9                                       ;   837.0 p1      22 t
        xorps xmm9, xmm3                                        ;   837.8 p5      22 t
        andps xmm13, xmm9                                       ;   838.8 p0      22 t
        xorps xmm0, xmm9                                        ;   838.8 p1      22 t
        andps xmm4, xmm9                                        ;   838.8 p5      22 t
        xorps xmm4, xmm6                                        ;   839.8 p0      22 t
        xorps xmm6, xmm7                                        ;   839.0 p1      22 t
        andps xmm2, xmm0                                        ;   839.8 p5      22 t
        movaps xmm7, [rbx - 96]                                 ;   836.8 p2      22 t
        andps xmm0, [rdx - 48]                                  ;   839.8 p0+p2   22 t
        xorps xmm0, xmm4                                        ;   840.8 p1      22 t
        movaps xmm1, [rsi - 80]                                 ;   838.8 p2      22 t
        andps xmm1, xmm3                                        ;   841.8 p5      22 t
        xorps xmm3, xmm10                                       ;   840.8 p0      22 t
        andps xmm7, xmm3                                        ;   841.8 p1      22 t
        andps xmm3, [rbx - 128]                                 ;   841.8 p5+p2   22 t
        xorps xmm0, xmm7                                        ;   842.8 p0      22 t
        xorps xmm13, xmm12                                      ;   842.0 p1      22 t
        xorps xmm13, xmm15                                      ;   843.0 p5      22 t
        xorps xmm11, xmm7                                       ;   842.8 p0      22 t
        movaps xmm7, [rdi + 32]                                 ;   840.8 p2      22 t
        andps xmm7, xmm10                                       ;   843.8 p1      22 t
        andps xmm10, [rdx - 32]                                 ;   843.5 p5+p2   22 t
        xorps xmm11, xmm6                                       ;   843.8 p0      22 t
        xorps xmm7, xmm11                                       ;   844.8 p1      22 t
        xorps xmm15, xmm1                                       ;   844.5 p5      22 t
        xorps xmm10, xmm0                                       ;   844.8 p0      22 t
        xorps xmm3, xmm8                                        ;   845.0 p1      22 t
        xorps xmm8, xmm12                                       ;   845.5 p5      22 t
        xorps xmm15, xmm7                                       ;   845.8 p0      22 t
        xorps xmm10, xmm7                                       ;   846.0 p1      22 t
        andps xmm14, [rbx - 112]                                ;   846.5 p5+p2   22 t
        xorps xmm6, xmm0                                        ;   846.8 p0      22 t
        xorps xmm14, xmm10                                      ;   847.5 p1      22 t
        movaps xmm0, xmm15                                      ;   847.5 p5      22 t copy
        xorps xmm8, xmm2                                        ;   847.8 p0      22 t
        movaps xmm2, [r11 + 80]                                 ;   843.8 p2      21 t
        xorps xmm4, xmm5                                        ;   848.0 p1      22 t
        xorps xmm4, xmm10                                       ;   849.0 p5      22 t
        movaps xmm9, [rbp - 16]                                 ;   844.8 p2      21 t
        movaps xmm1, [rel camellia128_encrypt.T0_constants128]  ;   845.8 p2      41 t reload
        xorps xmm11, xmm1                                       ;   848.8 p0      22 t
        movaps xmm5, [rbp - 16]                                 ;   846.8 p2      21 t
        movaps xmm10, [rcx - 32]                                ;   847.8 p2      40 t reload
        xorps xmm9, xmm10                                       ;   850.8 p1      21 t
        xorps xmm3, xmm7                                        ;   849.5 p5      22 t
        xorps xmm0, xmm3                                        ;   850.5 p0      22 t
        xorps xmm8, xmm15                                       ;   850.0 p1      22 t
        movaps xmm15, xmm14                                     ;   850.5 p5      22 t copy
        xorps xmm0, xmm4                                        ;   851.5 p0      22 t
        xorps xmm4, xmm1                                        ;   851.0 p1      22 t
        xorps xmm15, xmm0                                       ;   852.5 p5      22 t
        movaps xmm7, [rdx - 128]                                ;   848.8 p2      40 t reload
        movaps [rdx - 128], xmm15                               ;   853.5 p3+p4   22 t spill
        xorps xmm14, xmm1                                       ;   851.8 p0      22 t
        xorps xmm8, xmm1                                        ;   852.0 p1      22 t
        movaps xmm12, [rcx + 0]                                 ;   849.8 p2      21 t
        xorps xmm6, xmm13                                       ;   852.5 p5      22 t
        xorps xmm13, xmm0                                       ;   852.8 p0      22 t
        xorps xmm2, [r8 + 19936]                                ;   853.0 p1+p2   21 t
        xorps xmm2, xmm1                                        ;   854.0 p5      21 t
        xorps xmm13, xmm1                                       ;   853.8 p0      22 t
        movaps xmm0, [rdi + 112]                                ;   851.8 p2      21 t
        xorps xmm0, [r8 + 19872]                                ;   854.8 p1+p2   21 t
        xorps xmm0, xmm1                                        ;   855.8 p5      21 t
        xorps xmm5, xmm7                                        ;   854.8 p0      21 t
        xorps xmm12, xmm2                                       ;   855.0 p1      21 t
        movaps [rbx - 112], xmm3                                ;   851.5 p3+p4   22 t spill
        movaps xmm15, [r10 + 80]                                ;   853.8 p2      21 t
        xorps xmm15, xmm12                                      ;   856.8 p5      21 t
        xorps xmm12, xmm5                                       ;   856.0 p0      21 t
        movaps xmm3, [rdx + 112]                                ;   854.8 p2      21 t
        xorps xmm3, [r8 + 19952]                                ;   857.8 p1+p2   21 t
        xorps xmm15, [r8 + 19840]                               ;   857.8 p5+p2   21 t
        xorps xmm7, xmm0                                        ;   856.8 p0      21 t
        xorps xmm15, xmm1                                       ;   858.8 p1      21 t
        xorps xmm3, xmm1                                        ;   858.8 p5      21 t
        movaps [rdi + 32], xmm13                                ;   854.8 p3+p4   22 t spill
        movaps xmm13, xmm5                                      ;   857.8 p0      21 t copy
        movaps [rdx - 48], xmm6                                 ;   855.0 p3+p4   22 t spill
        movaps xmm6, xmm7                                       ;   858.0 p1      21 t copy
        xorps xmm6, xmm12                                       ;   859.0 p5      21 t
        xorps xmm3, xmm15                                       ;   859.8 p0      21 t
        xorps xmm13, xmm3                                       ;   860.8 p1      21 t
        movaps [rdx - 32], xmm14                                ;   856.0 p3+p4   22 t spill
        movaps xmm14, xmm9                                      ;   859.5 p5      21 t copy
        xorps xmm14, xmm15                                      ;   860.5 p0      21 t
        movaps [rbx - 128], xmm11                               ;   857.0 p3+p4   22 t spill
        xorps xmm10, xmm12                                      ;   860.0 p1      21 t
        movaps [rcx - 32], xmm8                                 ;   858.0 p3+p4   22 t spill
        movaps xmm8, xmm12                                      ;   860.5 p5      21 t copy
        xorps xmm8, xmm3                                        ;   861.5 p0      21 t
        movaps [rbx - 96], xmm4                                 ;   859.0 p3+p4   22 t spill
        movaps xmm4, xmm0                                       ;   861.0 p1      21 t copy
        xorps xmm4, xmm15                                       ;   862.0 p5      21 t
        movaps xmm1, xmm15                                      ;   861.8 p0      21 t copy
        movaps [rsi - 80], xmm15                                ;   860.0 p3+p4   21 t spill
        movaps [rdi + 48], xmm3                                 ;   861.0 p3+p4   21 t spill
        movaps xmm11, xmm14                                     ;   862.0 p1      21 t copy
        orps xmm11, xmm3                                        ;   863.0 p5      21 t
        movaps xmm3, xmm6                                       ;   862.8 p0      21 t copy
        movaps xmm15, [rcx + 0]                                 ;   860.0 p2      21 t
        orps xmm1, xmm8                                         ;   863.0 p1      21 t
        xorps xmm1, xmm11                                       ;   864.0 p5      21 t
        xorps xmm11, xmm2                                       ;   864.0 p0      21 t
        orps xmm2, xmm13                                        ;   864.0 p1      21 t
        xorps xmm3, xmm13                                       ;   864.5 p5      21 t
        movaps [rcx - 80], xmm6                                 ;   862.0 p3+p4   21 t spill
        movaps [rbx - 80], xmm4                                 ;   863.0 p3+p4   21 t spill
        xorps xmm10, xmm2                                       ;   865.0 p0      21 t
        movaps [rcx - 64], xmm3                                 ;   865.5 p3+p4   21 t spill
        movaps [rcx + 0], xmm13                                 ;   865.0 p3+p4   21 t spill
        movaps xmm13, xmm12                                     ;   865.0 p1      21 t copy
        andps xmm13, xmm9                                       ;   866.0 p5      21 t
        xorps xmm2, xmm13                                       ;   867.0 p0      21 t
        xorps xmm11, xmm2                                       ;   868.0 p1      21 t
        xorps xmm15, xmm8                                       ;   866.5 p5      21 t
        movaps xmm13, xmm4                                      ;   866.8 p0      21 t copy
        andps xmm13, xmm3                                       ;   867.8 p1      21 t
        xorps xmm10, xmm13                                      ;   868.8 p5      21 t
        movaps xmm13, xmm4                                      ;   867.8 p0      21 t copy
        movaps xmm4, xmm6                                       ;   868.0 p1      21 t copy
        xorps xmm13, xmm15                                      ;   868.8 p5      21 t
        andps xmm4, xmm13                                       ;   869.8 p0      21 t
        xorps xmm2, xmm4                                        ;   870.8 p1      21 t
        movaps xmm4, xmm9                                       ;   869.5 p5      21 t copy
        xorps xmm4, xmm13                                       ;   870.5 p0      21 t
        movaps xmm6, xmm7                                       ;   870.0 p1      21 t copy
        andps xmm6, xmm4                                        ;   871.5 p5      21 t
        xorps xmm11, xmm6                                       ;   872.5 p0      21 t
        xorps xmm1, xmm10                                       ;   871.0 p1      21 t
        movaps xmm3, xmm5                                       ;   871.5 p5      21 t copy
        movaps xmm6, xmm15                                      ;   871.8 p0      21 t copy
        xorps xmm6, xmm14                                       ;   872.8 p1      21 t
        andps xmm3, xmm6                                        ;   873.8 p5      21 t
        xorps xmm10, xmm3                                       ;   874.8 p0      21 t
        xorps xmm2, xmm3                                        ;   874.8 p1      21 t
        movaps xmm3, [rbp - 16]                                 ;   869.0 p2      21 t
        orps xmm3, xmm0                                         ;   873.5 p5      21 t
        xorps xmm10, xmm3                                       ;   875.8 p0      21 t
        movaps xmm3, xmm1                                       ;   874.0 p1      21 t copy
        andps xmm3, xmm11                                       ;   875.0 p5      21 t
        movaps [rbx + 48], xmm0                                 ;   870.2 p3+p4   21 t spill
        movaps xmm0, xmm2                                       ;   875.8 p0      21 t copy
        xorps xmm10, xmm3                                       ;   876.8 p1      21 t
        andps xmm0, xmm10                                       ;   877.8 p5      21 t
        xorps xmm10, xmm11                                      ;   877.8 p0      21 t
        orps xmm3, xmm10                                        ;   878.8 p1      21 t
        xorps xmm1, xmm0                                        ;   878.8 p5      21 t
        xorps xmm3, xmm1                                        ;   879.8 p0      21 t
        andps xmm6, xmm3                                        ;   880.8 p1      21 t
        movaps xmm0, xmm2                                       ;   877.5 p5      21 t copy
        andps xmm0, xmm1                                        ;   879.8 p0      21 t
        xorps xmm11, xmm0                                       ;   880.8 p1      21 t
        andps xmm1, xmm11                                       ;   881.8 p5      21 t
        movaps xmm0, xmm3                                       ;   880.8 p0      21 t copy
        orps xmm0, xmm11                                        ;   881.8 p1      21 t
        xorps xmm10, xmm0                                       ;   882.8 p5      21 t
        xorps xmm2, xmm1                                        ;   882.8 p0      21 t
        movaps xmm0, xmm3                                       ;   880.8 p1      21 t copy
        andps xmm5, xmm3                                        ;   880.8 p5      21 t
        xorps xmm0, xmm11                                       ;   881.8 p0      21 t
        andps xmm4, xmm0                                        ;   882.8 p1      21 t
        andps xmm7, xmm0                                        ;   882.8 p5      21 t
        xorps xmm0, xmm10                                       ;   883.8 p0      21 t
        andps xmm12, xmm10                                      ;   883.8 p1      21 t
        andps xmm9, xmm10                                       ;   883.8 p5      21 t
        xorps xmm10, xmm2                                       ;   883.8 p0      21 t
        andps xmm13, xmm0                                       ;   884.8 p1      21 t
        xorps xmm3, xmm10                                       ;   884.8 p5      21 t
        xorps xmm4, xmm13                                       ;   885.8 p0      21 t
        andps xmm8, xmm2                                        ;   884.0 p1      21 t
        movaps xmm1, [rsi - 80]                                 ;   881.8 p2      21 t
        andps xmm1, xmm2                                        ;   884.8 p5      21 t
        xorps xmm9, xmm13                                       ;   885.8 p0      21 t
        movaps xmm13, [rdi + 48]                                ;   882.8 p2      21 t
        andps xmm13, xmm10                                      ;   885.8 p1      21 t
        xorps xmm13, xmm7                                       ;   886.8 p5      21 t
        xorps xmm7, xmm8                                        ;   885.8 p0      21 t
        xorps xmm2, xmm11                                       ;   886.0 p1      21 t
        movaps xmm8, [rcx - 64]                                 ;   883.8 p2      21 t
        andps xmm8, xmm2                                        ;   887.0 p5      21 t
        andps xmm15, xmm3                                       ;   886.8 p0      21 t
        andps xmm3, [rcx + 0]                                   ;   887.0 p1+p2   21 t
        xorps xmm3, xmm13                                       ;   888.0 p5      21 t
        xorps xmm3, xmm8                                        ;   889.0 p0      21 t
        xorps xmm12, xmm8                                       ;   888.0 p1      21 t
        movaps xmm8, [rbx + 48]                                 ;   885.8 p2      21 t
        andps xmm8, xmm11                                       ;   888.8 p5      21 t
        andps xmm11, [rbp - 16]                                 ;   888.8 p0+p2   21 t
        xorps xmm12, xmm7                                       ;   889.0 p1      21 t
        xorps xmm8, xmm12                                       ;   890.0 p5      21 t
        xorps xmm11, xmm3                                       ;   890.0 p0      21 t
        andps xmm14, xmm10                                      ;   890.0 p1      21 t
        xorps xmm14, xmm6                                       ;   891.0 p5      21 t
        xorps xmm14, xmm4                                       ;   892.0 p0      21 t
        xorps xmm4, xmm1                                        ;   891.0 p1      21 t
        xorps xmm4, xmm8                                        ;   892.0 p5      21 t
        xorps xmm11, xmm8                                       ;   891.8 p0      21 t
        andps xmm0, [rcx - 80]                                  ;   892.0 p1+p2   21 t
        xorps xmm0, xmm11                                       ;   893.0 p5      21 t
        andps xmm2, [rbx - 80]                                  ;   892.8 p0+p2   21 t
        xorps xmm2, xmm9                                        ;   893.8 p1      21 t
        xorps xmm2, xmm8                                        ;   894.8 p5      21 t
        xorps xmm7, xmm3                                        ;   893.8 p0      21 t
        xorps xmm7, xmm14                                       ;   894.8 p1      21 t
        xorps xmm13, xmm5                                       ;   894.5 p5      21 t
        xorps xmm13, xmm11                                      ;   895.5 p0      21 t
        movaps xmm1, xmm4                                       ;   895.0 p1      21 t copy
        xorps xmm1, xmm2                                        ;   896.0 p5      21 t
        xorps xmm1, xmm13                                       ;   897.0 p0      21 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128]  ;   891.5 p2      41 t reload
        xorps xmm13, xmm3                                       ;   896.5 p1      21 t
        xorps xmm9, xmm6                                        ;   896.5 p5      21 t
        xorps xmm9, xmm15                                       ;   897.5 p0      21 t
        movaps xmm15, xmm0                                      ;   897.0 p1      21 t copy
        xorps xmm9, xmm4                                        ;   898.5 p5      21 t
        xorps xmm9, xmm3                                        ;   899.5 p0      21 t
        xorps xmm15, xmm1                                       ;   898.0 p1      21 t
        xorps xmm12, xmm3                                       ;   898.5 p5      21 t
        xorps xmm14, xmm1                                       ;   898.8 p0      21 t
        xorps xmm14, xmm3                                       ;   899.8 p1      21 t
        movaps xmm5, [rbp + 80]                                 ;   894.8 p2      23 t
        xorps xmm0, xmm3                                        ;   899.5 p5      21 t
        movaps xmm1, [r11 - 112]                                ;   895.8 p2      23 t
        xorps xmm1, [r8 + 19984]                                ;   899.8 p0+p2   23 t
        xorps xmm1, xmm3                                        ;   900.8 p1      23 t
        movaps xmm4, [rdi - 48]                                 ;   897.8 p2      23 t
        xorps xmm4, [r8 + 20048]                                ;   900.8 p5+p2   23 t
        xorps xmm4, xmm3                                        ;   901.8 p0      23 t
        movaps xmm6, [rcx - 112]                                ;   899.8 p2      40 t reload
        movaps [rcx - 112], xmm0                                ;   900.5 p3+p4   21 t spill
        movaps xmm8, [rbp + 80]                                 ;   900.8 p2      23 t
        movaps xmm10, [rbp + 96]                                ;   901.8 p2      40 t reload
        xorps xmm8, xmm10                                       ;   904.8 p1      23 t
        movaps xmm11, [rdi - 16]                                ;   902.8 p2      23 t
        xorps xmm11, xmm4                                       ;   905.8 p5      23 t
        xorps xmm5, xmm6                                        ;   902.8 p0      23 t
        xorps xmm6, xmm1                                        ;   902.8 p1      23 t
        movaps xmm0, [rcx + 48]                                 ;   903.8 p2      23 t
        xorps xmm0, xmm11                                       ;   906.8 p5      23 t
        xorps xmm0, [r8 + 20080]                                ;   907.8 p0+p2   23 t
        xorps xmm0, xmm3                                        ;   908.8 p1      23 t
        xorps xmm11, xmm5                                       ;   906.8 p5      23 t
        xorps xmm10, xmm11                                      ;   907.8 p0      23 t
        movaps [rcx - 80], xmm14                                ;   901.0 p3+p4   21 t spill
        movaps xmm14, [rcx + 16]                                ;   905.8 p2      23 t
        xorps xmm14, [r8 + 20064]                               ;   908.8 p1+p2   23 t
        xorps xmm14, xmm3                                       ;   909.8 p5      23 t
        xorps xmm14, xmm0                                       ;   910.8 p0      23 t
        movaps [rbp - 16], xmm7                                 ;   902.2 p3+p4   21 t spill
        movaps xmm7, xmm8                                       ;   905.8 p1      23 t copy
        xorps xmm7, xmm0                                        ;   909.8 p5      23 t
        movaps [rbx + 48], xmm12                                ;   903.2 p3+p4   21 t spill
        movaps xmm12, xmm5                                      ;   905.8 p0      23 t copy
        xorps xmm12, xmm14                                      ;   911.8 p1      23 t
        movaps [rcx + 0], xmm9                                  ;   904.2 p3+p4   21 t spill
        movaps xmm9, xmm6                                       ;   906.5 p5      23 t copy
        xorps xmm9, xmm11                                       ;   907.8 p0      23 t
        movaps [rbx - 80], xmm13                                ;   905.8 p3+p4   21 t spill
        movaps xmm13, xmm7                                      ;   910.8 p1      23 t copy
        movaps [rbp + 96], xmm15                                ;   906.8 p3+p4   21 t spill
        orps xmm13, xmm14                                       ;   911.8 p5      23 t
        movaps xmm15, xmm11                                     ;   907.8 p0      23 t copy
        movaps [rcx - 64], xmm2                                 ;   907.8 p3+p4   21 t spill
        movaps xmm3, xmm0                                       ;   909.8 p1      23 t copy
        xorps xmm15, xmm14                                      ;   911.8 p5      23 t
        movaps [rdi + 48], xmm14                                ;   911.8 p3+p4   23 t spill
        movaps xmm14, xmm9                                      ;   908.8 p0      23 t copy
        orps xmm3, xmm15                                        ;   912.8 p1      23 t
        xorps xmm3, xmm13                                       ;   913.8 p5      23 t
        xorps xmm14, xmm12                                      ;   912.8 p0      23 t
        movaps [rsi - 80], xmm0                                 ;   909.8 p3+p4   23 t spill
        xorps xmm13, xmm4                                       ;   912.8 p1      23 t
        orps xmm4, xmm12                                        ;   912.8 p5      23 t
        movaps xmm2, xmm1                                       ;   910.8 p0      23 t copy
        xorps xmm2, xmm0                                        ;   911.8 p1      23 t
        movaps xmm0, [rdi - 16]                                 ;   910.2 p2      23 t
        xorps xmm0, xmm15                                       ;   913.2 p5      23 t
        movaps [rdi - 16], xmm12                                ;   912.8 p3+p4   23 t spill
        movaps xmm12, xmm11                                     ;   911.8 p0      23 t copy
        movaps [rbx - 16], xmm2                                 ;   912.8 p3+p4   23 t spill
        movaps [rcx - 16], xmm14                                ;   913.8 p3+p4   23 t spill
        andps xmm12, xmm8                                       ;   912.8 p1      23 t
        movaps [rbx + 64], xmm9                                 ;   913.8 p3+p4   23 t spill
        movaps [r10 - 128], xmm1                                ;   914.8 p3+p4   23 t spill
        xorps xmm10, xmm4                                       ;   913.8 p5      23 t
        xorps xmm4, xmm12                                       ;   913.8 p0      23 t
        movaps xmm12, xmm2                                      ;   913.0 p1      23 t copy
        andps xmm12, xmm14                                      ;   914.0 p5      23 t
        xorps xmm10, xmm12                                      ;   915.0 p0      23 t
        movaps xmm12, xmm2                                      ;   914.0 p1      23 t copy
        xorps xmm12, xmm0                                       ;   915.0 p5      23 t
        xorps xmm3, xmm10                                       ;   916.0 p0      23 t
        xorps xmm13, xmm4                                       ;   915.0 p1      23 t
        movaps xmm2, xmm9                                       ;   915.5 p5      23 t copy
        andps xmm2, xmm12                                       ;   916.5 p0      23 t
        xorps xmm4, xmm2                                        ;   917.5 p1      23 t
        movaps xmm2, xmm8                                       ;   916.5 p5      23 t copy
        xorps xmm2, xmm12                                       ;   917.5 p0      23 t
        movaps xmm9, xmm6                                       ;   917.0 p1      23 t copy
        andps xmm9, xmm2                                        ;   918.5 p5      23 t
        xorps xmm13, xmm9                                       ;   919.5 p0      23 t
        movaps xmm9, xmm0                                       ;   918.0 p1      23 t copy
        movaps xmm14, xmm5                                      ;   918.5 p5      23 t copy
        xorps xmm9, xmm7                                        ;   919.0 p0      23 t
        andps xmm14, xmm9                                       ;   920.0 p1      23 t
        xorps xmm10, xmm14                                      ;   921.0 p5      23 t
        xorps xmm4, xmm14                                       ;   921.0 p0      23 t
        movaps xmm14, [rbp + 80]                                ;   918.2 p2      23 t
        orps xmm14, xmm1                                        ;   921.2 p1      23 t
        xorps xmm10, xmm14                                      ;   922.2 p5      23 t
        movaps xmm14, xmm3                                      ;   920.8 p0      23 t copy
        andps xmm14, xmm13                                      ;   921.8 p1      23 t
        xorps xmm10, xmm14                                      ;   923.2 p5      23 t
        movaps xmm1, xmm4                                       ;   922.0 p0      23 t copy
        andps xmm1, xmm10                                       ;   924.2 p1      23 t
        xorps xmm10, xmm13                                      ;   924.2 p5      23 t
        xorps xmm3, xmm1                                        ;   925.2 p0      23 t
        orps xmm14, xmm10                                       ;   925.2 p1      23 t
        xorps xmm14, xmm3                                       ;   926.2 p5      23 t
        movaps xmm1, xmm4                                       ;   923.8 p0      23 t copy
        andps xmm1, xmm3                                        ;   926.2 p1      23 t
        xorps xmm13, xmm1                                       ;   927.2 p5      23 t
        movaps xmm1, xmm14                                      ;   927.2 p0      23 t copy
        andps xmm3, xmm13                                       ;   928.2 p1      23 t
        orps xmm1, xmm13                                        ;   928.2 p5      23 t
        xorps xmm10, xmm1                                       ;   929.2 p0      23 t
        movaps xmm1, xmm14                                      ;   927.2 p1      23 t copy
        xorps xmm4, xmm3                                        ;   929.2 p5      23 t
        xorps xmm1, xmm13                                       ;   928.2 p0      23 t
        andps xmm2, xmm1                                        ;   929.2 p1      23 t
        andps xmm6, xmm1                                        ;   929.2 p5      23 t
        andps xmm8, xmm10                                       ;   930.2 p0      23 t
        andps xmm11, xmm10                                      ;   930.2 p1      23 t
        xorps xmm1, xmm10                                       ;   930.2 p5      23 t
        xorps xmm10, xmm4                                       ;   930.2 p0      23 t
        andps xmm9, xmm14                                       ;   929.0 p1      23 t
        andps xmm12, xmm1                                       ;   931.2 p5      23 t
        andps xmm5, xmm14                                       ;   929.8 p0      23 t
        xorps xmm14, xmm10                                      ;   931.2 p1      23 t
        andps xmm0, xmm14                                       ;   932.2 p5      23 t
        andps xmm1, [rbx + 64]                                  ;   931.2 p0+p2   23 t
        andps xmm14, [rdi - 16]                                 ;   932.2 p1+p2   23 t
        xorps xmm2, xmm12                                       ;   932.2 p5      23 t
        movaps xmm3, [rsi - 80]                                 ;   930.2 p2      23 t
        andps xmm3, xmm4                                        ;   933.2 p0      23 t
        xorps xmm8, xmm12                                       ;   932.2 p1      23 t
        movaps xmm12, [rdi + 48]                                ;   931.2 p2      23 t
        andps xmm12, xmm10                                      ;   934.2 p5      23 t
        xorps xmm12, xmm6                                       ;   935.2 p0      23 t
        andps xmm15, xmm4                                       ;   933.0 p1      23 t
        movaps [rsi - 80], xmm8                                 ;   933.2 p3+p4   23 t spill
        xorps xmm14, xmm12                                      ;   936.2 p5      23 t
        xorps xmm12, xmm5                                       ;   936.2 p0      23 t
        xorps xmm4, xmm13                                       ;   934.0 p1      23 t
        andps xmm7, xmm10                                       ;   934.5 p5      23 t
        xorps xmm7, xmm9                                        ;   935.5 p0      23 t
        xorps xmm7, xmm2                                        ;   936.5 p1      23 t
        xorps xmm2, xmm3                                        ;   935.5 p5      23 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128]  ;   932.8 p2      41 t reload
        movaps xmm5, [rax - 80]                                 ;   933.8 p2      22 t
        xorps xmm5, [r8 + 20192]                                ;   936.8 p0+p2   22 t
        xorps xmm5, xmm3                                        ;   937.8 p1      22 t
        xorps xmm6, xmm15                                       ;   936.5 p5      23 t
        movaps xmm15, [rcx - 16]                                ;   935.8 p2      23 t
        andps xmm15, xmm4                                       ;   938.8 p0      23 t
        xorps xmm11, xmm15                                      ;   939.8 p1      23 t
        xorps xmm14, xmm15                                      ;   939.8 p5      23 t
        movaps xmm15, [r10 - 128]                               ;   936.8 p2      23 t
        andps xmm4, [rbx - 16]                                  ;   937.8 p0+p2   23 t
        xorps xmm11, xmm6                                       ;   940.8 p1      23 t
        andps xmm15, xmm13                                      ;   939.8 p5      23 t
        xorps xmm15, xmm11                                      ;   941.8 p0      23 t
        xorps xmm2, xmm15                                       ;   942.8 p1      23 t
        andps xmm13, [rbp + 80]                                 ;   939.5 p5+p2   23 t
        xorps xmm13, xmm14                                      ;   940.8 p0      23 t
        xorps xmm13, xmm15                                      ;   942.8 p1      23 t
        xorps xmm1, xmm13                                       ;   943.8 p5      23 t
        xorps xmm12, xmm13                                      ;   943.8 p0      23 t
        xorps xmm4, xmm8                                        ;   941.0 p1      23 t
        movaps xmm10, xmm2                                      ;   943.8 p5      23 t copy
        xorps xmm4, xmm15                                       ;   942.8 p0      23 t
        movaps xmm15, [rax - 64]                                ;   939.8 p2      22 t
        xorps xmm15, [r8 + 20128]                               ;   942.8 p1+p2   22 t
        xorps xmm15, xmm3                                       ;   943.8 p5      22 t
        xorps xmm10, xmm4                                       ;   944.8 p0      23 t
        xorps xmm10, xmm12                                      ;   945.8 p1      23 t
        movaps xmm13, [rsi - 112]                               ;   941.8 p2      22 t
        xorps xmm13, [rcx - 48]                                 ;   944.8 p5+p2   22 t
        movaps [rbp + 80], xmm7                                 ;   940.8 p3+p4   23 t spill
        movaps xmm7, [rbp + 32]                                 ;   943.8 p2      22 t
        movaps [rbx + 64], xmm4                                 ;   943.8 p3+p4   23 t spill
        movaps [r10 - 128], xmm6                                ;   942.8 p3+p4   23 t spill
        movaps [rdi - 16], xmm14                                ;   943.8 p3+p4   23 t spill
        movaps xmm4, [rsi - 112]                                ;   944.8 p2      22 t
        movaps xmm14, [rbp + 112]                               ;   945.8 p2      22 t
        xorps xmm14, [r8 + 20208]                               ;   948.8 p0+p2   22 t
        movaps [rcx + 96], xmm1                                 ;   944.8 p3+p4   23 t spill
        xorps xmm14, xmm3                                       ;   949.8 p1      22 t
        movaps xmm1, xmm15                                      ;   944.8 p5      22 t copy
        xorps xmm4, [rax - 128]                                 ;   947.8 p0+p2   22 t
        movaps [rbx - 16], xmm11                                ;   945.8 p3+p4   23 t spill
        movaps xmm11, [rcx - 48]                                ;   948.8 p2      22 t
        movaps [rcx - 48], xmm0                                 ;   946.8 p3+p4   23 t spill
        movaps [rcx - 16], xmm9                                 ;   947.8 p3+p4   23 t spill
        movaps xmm9, xmm13                                      ;   945.8 p1      22 t copy
        movaps xmm6, [rdx + 96]                                 ;   949.8 p2      22 t
        movaps xmm0, xmm4                                       ;   948.8 p5      22 t copy
        xorps xmm7, xmm5                                        ;   946.8 p0      22 t
        xorps xmm6, xmm7                                        ;   952.8 p1      22 t
        xorps xmm6, [r8 + 20096]                                ;   953.8 p5+p2   22 t
        xorps xmm6, xmm3                                        ;   954.8 p0      22 t
        xorps xmm7, xmm13                                       ;   947.8 p1      22 t
        xorps xmm0, xmm6                                        ;   955.8 p5      22 t
        xorps xmm11, xmm15                                      ;   951.8 p0      22 t
        movaps [rdi + 48], xmm2                                 ;   948.8 p3+p4   23 t spill
        xorps xmm14, xmm6                                       ;   955.8 p1      22 t
        movaps [rbx + 80], xmm10                                ;   949.8 p3+p4   23 t spill
        movaps xmm2, xmm0                                       ;   956.8 p5      22 t copy
        movaps xmm10, xmm6                                      ;   955.8 p0      22 t copy
        orps xmm2, xmm14                                        ;   957.8 p1      22 t
        xorps xmm1, xmm6                                        ;   955.8 p5      22 t
        movaps [rbp + 4048], xmm12                              ;   950.8 p3+p4   23 t spill
        movaps xmm12, xmm7                                      ;   950.0 p0      22 t copy
        xorps xmm12, xmm14                                      ;   956.8 p1      22 t
        orps xmm10, xmm12                                       ;   957.8 p5      22 t
        xorps xmm10, xmm2                                       ;   958.8 p0      22 t
        xorps xmm9, xmm14                                       ;   956.8 p1      22 t
        movaps xmm3, [rbp + 32]                                 ;   951.8 p2      22 t
        xorps xmm3, xmm12                                       ;   957.8 p5      22 t
        movaps [rbp + 32], xmm14                                ;   956.8 p3+p4   22 t spill
        movaps xmm14, xmm9                                      ;   957.8 p0      22 t copy
        movaps xmm8, xmm7                                       ;   952.8 p1      22 t copy
        xorps xmm8, xmm11                                       ;   953.8 p5      22 t
        xorps xmm14, xmm8                                       ;   958.8 p0      22 t
        xorps xmm2, xmm5                                        ;   958.8 p1      22 t
        orps xmm5, xmm9                                         ;   957.8 p5      22 t
        movaps [rbx - 64], xmm9                                 ;   957.8 p3+p4   22 t spill
        movaps xmm9, xmm7                                       ;   956.0 p0      22 t copy
        andps xmm9, xmm4                                        ;   957.0 p1      22 t
        movaps [r10 - 112], xmm1                                ;   956.8 p3+p4   22 t spill
        xorps xmm9, xmm5                                        ;   958.8 p5      22 t
        xorps xmm5, xmm7                                        ;   958.8 p0      22 t
        xorps xmm5, [rax - 128]                                 ;   959.8 p1+p2   22 t
        movaps [rax - 128], xmm12                               ;   957.8 p3+p4   22 t spill
        movaps xmm12, xmm1                                      ;   957.8 p5      22 t copy
        andps xmm12, xmm14                                      ;   959.8 p0      22 t
        xorps xmm5, xmm12                                       ;   960.8 p1      22 t
        movaps xmm12, xmm1                                      ;   958.8 p5      22 t copy
        xorps xmm2, xmm9                                        ;   959.8 p0      22 t
        xorps xmm12, xmm3                                       ;   959.8 p1      22 t
        movaps [rbx + 0], xmm8                                  ;   959.2 p3+p4   22 t spill
        xorps xmm10, xmm5                                       ;   961.8 p5      22 t
        movaps xmm1, xmm8                                       ;   960.0 p0      22 t copy
        andps xmm1, xmm12                                       ;   961.0 p1      22 t
        xorps xmm9, xmm1                                        ;   962.0 p5      22 t
        movaps xmm8, xmm11                                      ;   961.0 p0      22 t copy
        movaps xmm1, xmm4                                       ;   961.2 p1      22 t copy
        xorps xmm1, xmm12                                       ;   962.2 p5      22 t
        andps xmm8, xmm1                                        ;   963.2 p0      22 t
        xorps xmm2, xmm8                                        ;   964.2 p1      22 t
        movaps xmm8, xmm3                                       ;   962.8 p5      22 t copy
        xorps xmm8, xmm0                                        ;   963.8 p0      22 t
        movaps [r10 - 96], xmm14                                ;   962.2 p3+p4   22 t spill
        movaps xmm14, xmm13                                     ;   963.2 p1      22 t copy
        andps xmm14, xmm8                                       ;   964.8 p5      22 t
        xorps xmm9, xmm14                                       ;   965.8 p0      22 t
        xorps xmm5, xmm14                                       ;   965.8 p1      22 t
        movaps xmm14, [rsi - 112]                               ;   963.5 p2      22 t
        orps xmm14, xmm15                                       ;   966.5 p5      22 t
        xorps xmm5, xmm14                                       ;   967.5 p0      22 t
        movaps xmm14, xmm10                                     ;   965.2 p1      22 t copy
        andps xmm14, xmm2                                       ;   966.2 p5      22 t
        movaps [rbx + 96], xmm15                                ;   964.8 p3+p4   22 t spill
        movaps xmm15, xmm9                                      ;   966.8 p0      22 t copy
        xorps xmm5, xmm14                                       ;   968.5 p1      22 t
        andps xmm15, xmm5                                       ;   969.5 p5      22 t
        xorps xmm5, xmm2                                        ;   969.5 p0      22 t
        orps xmm14, xmm5                                        ;   970.5 p1      22 t
        xorps xmm10, xmm15                                      ;   970.5 p5      22 t
        movaps xmm15, xmm9                                      ;   968.0 p0      22 t copy
        andps xmm15, xmm10                                      ;   971.5 p1      22 t
        xorps xmm14, xmm10                                      ;   971.5 p5      22 t
        xorps xmm2, xmm15                                       ;   972.5 p0      22 t
        andps xmm10, xmm2                                       ;   973.5 p1      22 t
        movaps xmm15, xmm14                                     ;   972.5 p5      22 t copy
        orps xmm15, xmm2                                        ;   973.5 p0      22 t
        xorps xmm5, xmm15                                       ;   974.5 p1      22 t
        xorps xmm9, xmm10                                       ;   974.5 p5      22 t
        movaps xmm15, xmm14                                     ;   972.5 p0      22 t copy
        andps xmm8, xmm14                                       ;   972.5 p1      22 t
        xorps xmm15, xmm2                                       ;   973.5 p5      22 t
        andps xmm1, xmm15                                       ;   974.5 p0      22 t
        andps xmm13, xmm14                                      ;   972.5 p1      22 t
        andps xmm11, xmm15                                      ;   974.5 p5      22 t
        xorps xmm15, xmm5                                       ;   975.5 p0      22 t
        andps xmm4, xmm5                                        ;   975.5 p1      22 t
        andps xmm12, xmm15                                      ;   976.5 p5      22 t
        andps xmm6, xmm9                                        ;   975.5 p0      22 t
        xorps xmm1, xmm12                                       ;   977.5 p1      22 t
        andps xmm7, xmm5                                        ;   975.5 p5      22 t
        xorps xmm5, xmm9                                        ;   975.5 p0      22 t
        movaps xmm10, [rax - 128]                               ;   973.2 p2      22 t
        andps xmm10, xmm9                                       ;   976.2 p1      22 t
        xorps xmm9, xmm2                                        ;   975.8 p5      22 t
        andps xmm0, xmm5                                        ;   976.5 p0      22 t
        xorps xmm14, xmm5                                       ;   976.5 p1      22 t
        andps xmm3, xmm14                                       ;   977.5 p5      22 t
        xorps xmm4, xmm12                                       ;   977.5 p0      22 t
        movaps xmm12, [rbp + 32]                                ;   975.0 p2      22 t
        andps xmm12, xmm5                                       ;   978.0 p1      22 t
        movaps xmm5, [r10 - 96]                                 ;   976.0 p2      22 t
        andps xmm5, xmm9                                        ;   979.0 p5      22 t
        xorps xmm7, xmm5                                        ;   980.0 p0      22 t
        xorps xmm12, xmm11                                      ;   979.0 p1      22 t
        andps xmm14, [rbx - 64]                                 ;   978.8 p5+p2   22 t
        xorps xmm14, xmm12                                      ;   980.0 p0      22 t
        xorps xmm11, xmm10                                      ;   979.2 p1      22 t
        xorps xmm14, xmm5                                       ;   981.0 p5      22 t
        movaps xmm5, [rbx + 96]                                 ;   978.0 p2      22 t
        andps xmm5, xmm2                                        ;   981.0 p0      22 t
        andps xmm9, [r10 - 112]                                 ;   980.2 p1+p2   22 t
        xorps xmm0, xmm8                                        ;   980.8 p5      22 t
        xorps xmm7, xmm11                                       ;   981.0 p0      22 t
        andps xmm2, [rsi - 112]                                 ;   981.2 p1+p2   22 t
        xorps xmm9, xmm4                                        ;   981.8 p5      22 t
        xorps xmm5, xmm7                                        ;   982.0 p0      22 t
        xorps xmm9, xmm5                                        ;   983.0 p1      22 t
        xorps xmm2, xmm14                                       ;   982.8 p5      22 t
        andps xmm15, [rbx + 0]                                  ;   983.0 p0+p2   22 t
        xorps xmm2, xmm5                                        ;   983.8 p1      22 t
        xorps xmm15, xmm2                                       ;   984.8 p5      22 t
        xorps xmm12, xmm13                                      ;   984.0 p0      22 t
        xorps xmm0, xmm1                                        ;   984.2 p1      22 t
        xorps xmm1, xmm6                                        ;   984.8 p5      22 t
        movaps xmm6, [r10 + 16]                                 ;   982.0 p2      21 t
        xorps xmm12, xmm2                                       ;   985.0 p0      22 t
        movaps xmm2, [rbp + 0]                                  ;   983.0 p2      21 t
        xorps xmm2, [r8 + 20256]                                ;   986.0 p1+p2   21 t
        xorps xmm1, xmm5                                        ;   985.8 p5      22 t
        movaps xmm5, [rel camellia128_encrypt.T0_constants128]  ;   985.0 p2      41 t reload
        xorps xmm2, xmm5                                        ;   988.0 p0      21 t
        movaps xmm10, xmm1                                      ;   986.8 p1      22 t copy
        xorps xmm10, xmm9                                       ;   987.8 p5      22 t
        movaps [rbx + 0], xmm9                                  ;   984.0 p3+p4   22 t spill
        movaps xmm9, [rsi + 96]                                 ;   986.0 p2      21 t
        xorps xmm6, [r8 + 20320]                                ;   987.0 p0+p2   21 t
        xorps xmm10, xmm12                                      ;   988.8 p1      22 t
        xorps xmm6, xmm5                                        ;   988.0 p5      21 t
        movaps xmm13, [rsi + 96]                                ;   988.0 p2      21 t
        xorps xmm13, [rax + 96]                                 ;   991.0 p0+p2   21 t
        xorps xmm9, [rax - 48]                                  ;   990.0 p1+p2   21 t
        movaps [rsi - 112], xmm15                               ;   985.8 p3+p4   22 t spill
        movaps xmm15, [r10 + 0]                                 ;   991.0 p2      21 t
        xorps xmm15, xmm6                                       ;   994.0 p5      21 t
        movaps [r10 - 112], xmm11                               ;   986.8 p3+p4   22 t spill
        movaps [rbx + 96], xmm10                                ;   989.8 p3+p4   22 t spill
        movaps xmm10, [rbp - 64]                                ;   992.0 p2      21 t
        movaps [rbp + 32], xmm3                                 ;   988.8 p3+p4   22 t spill
        xorps xmm10, [r8 + 20224]                               ;   995.0 p0+p2   21 t
        xorps xmm10, xmm15                                      ;   996.0 p1      21 t
        movaps [rbx - 64], xmm0                                 ;   989.8 p3+p4   22 t spill
        xorps xmm10, xmm5                                       ;   997.0 p5      21 t
        xorps xmm15, xmm13                                      ;   995.0 p0      21 t
        movaps xmm0, [r11 - 96]                                 ;   994.0 p2      21 t
        xorps xmm0, [r8 + 20336]                                ;   997.0 p1+p2   21 t
        xorps xmm0, xmm5                                        ;   998.0 p5      21 t
        movaps xmm11, [rax + 96]                                ;   996.0 p2      21 t
        xorps xmm0, xmm10                                       ;   999.0 p0      21 t
        xorps xmm11, xmm2                                       ;   999.0 p1      21 t
        movaps [rax + 96], xmm14                                ;   990.8 p3+p4   22 t spill
        movaps xmm14, xmm9                                      ;   991.8 p5      21 t copy
        xorps xmm14, xmm10                                      ;   998.0 p0      21 t
        movaps [rbp + 4064], xmm1                               ;   991.8 p3+p4   22 t spill
        movaps xmm1, xmm15                                      ;   996.0 p1      21 t copy
        xorps xmm1, xmm0                                        ;  1000.0 p5      21 t
        movaps [rbx + 112], xmm12                               ;   992.8 p3+p4   22 t spill
        movaps xmm12, xmm10                                     ;   998.0 p0      21 t copy
        orps xmm12, xmm1                                        ;  1001.0 p1      21 t
        movaps [r10 - 96], xmm7                                 ;   994.0 p3+p4   22 t spill
        movaps xmm7, xmm13                                      ;   994.2 p5      21 t copy
        xorps xmm7, xmm0                                        ;  1000.0 p0      21 t
        movaps xmm3, xmm14                                      ;   999.0 p1      21 t copy
        orps xmm3, xmm0                                         ;  1000.0 p5      21 t
        movaps [rax - 128], xmm8                                ;   995.2 p3+p4   22 t spill
        movaps xmm8, xmm15                                      ;   996.0 p0      21 t copy
        xorps xmm8, xmm11                                       ;  1000.0 p1      21 t
        movaps [rbx - 32], xmm8                                 ;  1001.0 p3+p4   21 t spill
        movaps [rbx + 32], xmm4                                 ;   997.2 p3+p4   22 t spill
        movaps xmm4, xmm2                                       ;   996.8 p5      21 t copy
        xorps xmm4, xmm10                                       ;   998.0 p0      21 t
        movaps [rbx - 48], xmm7                                 ;  1001.0 p3+p4   21 t spill
        xorps xmm12, xmm3                                       ;  1002.0 p1      21 t
        xorps xmm3, xmm6                                        ;  1001.0 p5      21 t
        orps xmm6, xmm7                                         ;  1001.0 p0      21 t
        movaps xmm5, [r10 + 0]                                  ;   998.2 p2      21 t
        xorps xmm5, xmm1                                        ;  1001.2 p1      21 t
        movaps [r10 + 0], xmm0                                  ;  1000.0 p3+p4   21 t spill
        movaps xmm0, xmm7                                       ;  1001.0 p5      21 t copy
        xorps xmm0, xmm8                                        ;  1002.0 p0      21 t
        movaps xmm7, xmm15                                      ;   999.5 p1      21 t copy
        andps xmm7, xmm9                                        ;  1000.5 p5      21 t
        xorps xmm7, xmm6                                        ;  1002.0 p0      21 t
        xorps xmm6, xmm15                                       ;  1002.0 p1      21 t
        xorps xmm6, [rax - 48]                                  ;  1003.0 p5+p2   21 t
        movaps [rax - 48], xmm1                                 ;  1001.0 p3+p4   21 t spill
        movaps xmm1, xmm4                                       ;  1001.2 p0      21 t copy
        andps xmm1, xmm0                                        ;  1003.0 p1      21 t
        xorps xmm3, xmm7                                        ;  1003.0 p5      21 t
        xorps xmm6, xmm1                                        ;  1004.0 p0      21 t
        movaps xmm1, xmm4                                       ;  1002.5 p1      21 t copy
        xorps xmm1, xmm5                                        ;  1003.5 p5      21 t
        xorps xmm12, xmm6                                       ;  1005.0 p0      21 t
        movaps [rbx + 16], xmm0                                 ;  1003.0 p3+p4   21 t spill
        movaps xmm0, xmm13                                      ;  1003.5 p1      21 t copy
        movaps [r10 - 80], xmm4                                 ;  1003.8 p3+p4   21 t spill
        movaps xmm4, xmm8                                       ;  1004.0 p5      21 t copy
        andps xmm4, xmm1                                        ;  1005.0 p0      21 t
        xorps xmm7, xmm4                                        ;  1006.0 p1      21 t
        movaps xmm4, xmm9                                       ;  1005.0 p5      21 t copy
        xorps xmm4, xmm1                                        ;  1006.0 p0      21 t
        movaps [r10 - 64], xmm2                                 ;  1004.8 p3+p4   21 t spill
        movaps xmm8, xmm11                                      ;  1005.5 p1      21 t copy
        andps xmm8, xmm4                                        ;  1007.0 p5      21 t
        xorps xmm3, xmm8                                        ;  1008.0 p0      21 t
        movaps xmm8, xmm5                                       ;  1006.5 p1      21 t copy
        xorps xmm8, xmm14                                       ;  1007.5 p5      21 t
        andps xmm0, xmm8                                        ;  1008.5 p0      21 t
        xorps xmm6, xmm0                                        ;  1009.5 p1      21 t
        xorps xmm7, xmm0                                        ;  1009.5 p5      21 t
        movaps xmm0, [rsi + 96]                                 ;  1007.0 p2      21 t
        orps xmm0, xmm2                                         ;  1010.0 p0      21 t
        movaps xmm2, xmm7                                       ;  1010.5 p1      21 t copy
        xorps xmm6, xmm0                                        ;  1011.0 p5      21 t
        movaps xmm0, xmm12                                      ;  1009.2 p0      21 t copy
        andps xmm0, xmm3                                        ;  1010.2 p1      21 t
        xorps xmm6, xmm0                                        ;  1012.0 p5      21 t
        andps xmm2, xmm6                                        ;  1013.0 p0      21 t
        xorps xmm12, xmm2                                       ;  1014.0 p1      21 t
        xorps xmm6, xmm3                                        ;  1013.0 p5      21 t
        orps xmm0, xmm6                                         ;  1014.0 p0      21 t
        xorps xmm0, xmm12                                       ;  1015.0 p1      21 t
        movaps xmm2, xmm7                                       ;  1012.0 p5      21 t copy
        andps xmm2, xmm12                                       ;  1015.0 p0      21 t
        xorps xmm3, xmm2                                        ;  1016.0 p1      21 t
        movaps xmm2, xmm0                                       ;  1016.0 p5      21 t copy
        orps xmm2, xmm3                                         ;  1017.0 p0      21 t
        xorps xmm6, xmm2                                        ;  1018.0 p1      21 t
        movaps xmm2, xmm0                                       ;  1016.0 p5      21 t copy
        xorps xmm2, xmm3                                        ;  1017.0 p0      21 t
        andps xmm4, xmm2                                        ;  1018.0 p1      21 t
        andps xmm11, xmm2                                       ;  1018.0 p5      21 t
        xorps xmm2, xmm6                                        ;  1019.0 p0      21 t
        andps xmm12, xmm3                                       ;  1017.0 p1      21 t
        xorps xmm7, xmm12                                       ;  1018.0 p5      21 t
        andps xmm15, xmm6                                       ;  1019.0 p0      21 t
        andps xmm9, xmm6                                        ;  1019.0 p1      21 t
        xorps xmm6, xmm7                                        ;  1019.0 p5      21 t
        andps xmm8, xmm0                                        ;  1017.2 p0      21 t
        andps xmm13, xmm0                                       ;  1017.5 p1      21 t
        xorps xmm0, xmm6                                        ;  1020.0 p5      21 t
        andps xmm1, xmm2                                        ;  1020.0 p0      21 t
        xorps xmm9, xmm1                                        ;  1021.0 p1      21 t
        andps xmm5, xmm0                                        ;  1021.0 p5      21 t
        xorps xmm4, xmm1                                        ;  1021.0 p0      21 t
        andps xmm10, xmm7                                       ;  1019.5 p1      21 t
        movaps xmm1, [rax - 48]                                 ;  1017.8 p2      21 t
        movaps xmm12, [r10 + 0]                                 ;  1018.8 p2      21 t
        andps xmm1, xmm7                                        ;  1020.8 p5      21 t
        andps xmm12, xmm6                                       ;  1021.8 p0      21 t
        xorps xmm12, xmm11                                      ;  1022.8 p1      21 t
        xorps xmm11, xmm1                                       ;  1021.8 p5      21 t
        xorps xmm7, xmm3                                        ;  1021.2 p0      21 t
        movaps xmm1, [rbx + 16]                                 ;  1019.8 p2      21 t
        andps xmm1, xmm7                                        ;  1022.8 p1      21 t
        andps xmm7, [r10 - 80]                                  ;  1022.2 p5+p2   21 t
        andps xmm0, [rbx - 48]                                  ;  1022.2 p0+p2   21 t
        xorps xmm0, xmm12                                       ;  1023.8 p1      21 t
        xorps xmm0, xmm1                                        ;  1024.8 p5      21 t
        andps xmm14, xmm6                                       ;  1023.2 p0      21 t
        xorps xmm15, xmm1                                       ;  1023.8 p1      21 t
        xorps xmm15, xmm11                                      ;  1024.8 p5      21 t
        movaps xmm1, [r10 - 64]                                 ;  1022.8 p2      21 t
        andps xmm1, xmm3                                        ;  1025.8 p0      21 t
        andps xmm3, [rsi + 96]                                  ;  1024.5 p1+p2   21 t
        xorps xmm3, xmm0                                        ;  1025.8 p5      21 t
        andps xmm2, [rbx - 32]                                  ;  1025.2 p0+p2   21 t
        xorps xmm12, xmm13                                      ;  1025.5 p1      21 t
        xorps xmm14, xmm8                                       ;  1026.0 p5      21 t
        xorps xmm14, xmm4                                       ;  1027.0 p0      21 t
        xorps xmm4, xmm10                                       ;  1026.5 p1      21 t
        xorps xmm7, xmm9                                        ;  1027.0 p5      21 t
        xorps xmm1, xmm15                                       ;  1027.2 p0      21 t
        xorps xmm3, xmm1                                        ;  1028.2 p1      21 t
        xorps xmm12, xmm3                                       ;  1029.2 p5      21 t
        xorps xmm4, xmm1                                        ;  1028.2 p0      21 t
        movaps xmm10, xmm4                                      ;  1029.2 p1      21 t copy
        xorps xmm2, xmm3                                        ;  1029.2 p5      21 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128]  ;  1025.8 p2      41 t reload
        xorps xmm7, xmm1                                        ;  1029.2 p0      21 t
        movaps xmm6, [rsi + 64]                                 ;  1026.8 p2      42 t
        movaps xmm1, [rsi + 48]                                 ;  1027.8 p2      42 t
        xorps xmm1, [r8 + 20384]                                ;  1030.8 p1+p2   42 t
        xorps xmm6, [r8 + 20448]                                ;  1030.0 p5+p2   42 t
        xorps xmm1, xmm3                                        ;  1031.8 p0      42 t
        xorps xmm10, xmm7                                       ;  1030.5 p1      21 t
        movaps [rbx - 32], xmm14                                ;  1028.0 p3+p4   21 t spill
        movaps xmm14, [rax - 112]                               ;  1030.8 p2      42 t
        xorps xmm10, xmm12                                      ;  1031.5 p5      21 t
        movaps xmm13, [rax - 112]                               ;  1031.8 p2      42 t
        xorps xmm13, [rbp + 2944]                               ;  1034.8 p0+p2   42 t
        xorps xmm14, [rbp + 2992]                               ;  1033.8 p1+p2   42 t
        movaps [r10 - 64], xmm0                                 ;  1029.2 p3+p4   21 t spill
        movaps xmm0, [rbp + 16]                                 ;  1034.8 p2      42 t
        xorps xmm0, [r8 + 20352]                                ;  1037.8 p5+p2   42 t
        movaps [rsi + 96], xmm11                                ;  1030.2 p3+p4   21 t spill
        movaps xmm11, [rbp + 2976]                              ;  1036.8 p2      42 t
        xorps xmm6, xmm3                                        ;  1032.2 p0      42 t
        xorps xmm11, xmm6                                       ;  1039.8 p1      42 t
        xorps xmm0, xmm11                                       ;  1040.8 p5      42 t
        xorps xmm11, xmm13                                      ;  1040.8 p0      42 t
        xorps xmm0, xmm3                                        ;  1041.8 p1      42 t
        movaps [rbx - 48], xmm15                                ;  1031.8 p3+p4   21 t spill
        movaps xmm15, [rsi + 0]                                 ;  1037.8 p2      42 t
        xorps xmm15, [r8 + 20464]                               ;  1040.8 p5+p2   42 t
        xorps xmm15, xmm3                                       ;  1041.8 p0      42 t
        xorps xmm15, xmm0                                       ;  1042.8 p1      42 t
        movaps xmm3, [rbp + 2944]                               ;  1039.8 p2      42 t
        xorps xmm3, xmm1                                        ;  1042.8 p5      42 t
        movaps [rbp + 2944], xmm5                               ;  1033.5 p3+p4   21 t spill
        movaps xmm5, xmm14                                      ;  1035.2 p0      42 t copy
        xorps xmm5, xmm0                                        ;  1042.8 p1      42 t
        movaps [rax - 96], xmm2                                 ;  1034.8 p3+p4   21 t spill
        movaps xmm2, xmm1                                       ;  1036.0 p5      42 t copy
        movaps [rbx + 16], xmm4                                 ;  1035.8 p3+p4   21 t spill
        movaps xmm4, xmm5                                       ;  1043.8 p0      42 t copy
        movaps [r10 - 80], xmm8                                 ;  1036.8 p3+p4   21 t spill
        movaps xmm8, xmm13                                      ;  1036.5 p1      42 t copy
        xorps xmm8, xmm15                                       ;  1043.8 p5      42 t
        orps xmm4, xmm15                                        ;  1044.8 p0      42 t
        movaps [rax - 48], xmm12                                ;  1037.8 p3+p4   21 t spill
        xorps xmm2, xmm0                                        ;  1042.8 p1      42 t
        movaps xmm12, xmm11                                     ;  1041.8 p5      42 t copy
        movaps [rax - 16], xmm10                                ;  1038.8 p3+p4   21 t spill
        movaps xmm10, xmm0                                      ;  1042.8 p0      42 t copy
        xorps xmm12, xmm15                                      ;  1043.8 p1      42 t
        orps xmm10, xmm12                                       ;  1044.8 p5      42 t
        xorps xmm10, xmm4                                       ;  1045.8 p0      42 t
        movaps [r10 + 0], xmm9                                  ;  1041.0 p3+p4   21 t spill
        movaps xmm9, xmm11                                      ;  1041.8 p1      42 t copy
        xorps xmm9, xmm3                                        ;  1043.8 p5      42 t
        movaps [rbp + 2960], xmm7                               ;  1042.0 p3+p4   21 t spill
        movaps xmm7, [rbp + 2976]                               ;  1042.0 p2      42 t
        movaps [rbp + 2976], xmm15                              ;  1043.8 p3+p4   42 t spill
        xorps xmm7, xmm12                                       ;  1045.0 p0      42 t
        xorps xmm4, xmm6                                        ;  1045.8 p1      42 t
        orps xmm6, xmm8                                         ;  1044.8 p5      42 t
        movaps [rbp + 4096], xmm2                               ;  1044.0 p3+p4   42 t spill
        movaps xmm15, xmm8                                      ;  1044.8 p0      42 t copy
        movaps [rbp + 4080], xmm8                               ;  1045.0 p3+p4   42 t spill
        movaps xmm8, xmm11                                      ;  1044.0 p1      42 t copy
        andps xmm8, xmm14                                       ;  1045.0 p5      42 t
        xorps xmm8, xmm6                                        ;  1046.0 p0      42 t
        xorps xmm6, xmm11                                       ;  1045.8 p1      42 t
        xorps xmm6, [rbp + 2992]                                ;  1046.8 p5+p2   42 t
        movaps [rbp + 2992], xmm12                              ;  1046.0 p3+p4   42 t spill
        xorps xmm15, xmm9                                       ;  1045.8 p0      42 t
        movaps xmm12, xmm2                                      ;  1046.0 p1      42 t copy
        andps xmm12, xmm15                                      ;  1047.0 p5      42 t
        xorps xmm4, xmm8                                        ;  1047.0 p0      42 t
        xorps xmm6, xmm12                                       ;  1048.0 p1      42 t
        movaps xmm12, xmm2                                      ;  1047.2 p5      42 t copy
        xorps xmm12, xmm7                                       ;  1048.2 p0      42 t
        movaps xmm2, xmm9                                       ;  1048.0 p1      42 t copy
        andps xmm2, xmm12                                       ;  1049.2 p5      42 t
        xorps xmm8, xmm2                                        ;  1050.2 p0      42 t
        movaps xmm2, xmm14                                      ;  1049.0 p1      42 t copy
        xorps xmm2, xmm12                                       ;  1050.0 p5      42 t
        movaps [rbp + 4112], xmm9                               ;  1048.5 p3+p4   42 t spill
        movaps xmm9, xmm3                                       ;  1049.5 p0      42 t copy
        andps xmm9, xmm2                                        ;  1051.0 p1      42 t
        xorps xmm10, xmm6                                       ;  1050.2 p5      42 t
        xorps xmm4, xmm9                                        ;  1052.0 p0      42 t
        movaps xmm9, xmm7                                       ;  1051.0 p1      42 t copy
        movaps [rbp + 4128], xmm15                              ;  1050.0 p3+p4   42 t spill
        movaps xmm15, xmm13                                     ;  1051.2 p5      42 t copy
        xorps xmm9, xmm5                                        ;  1052.0 p0      42 t
        andps xmm15, xmm9                                       ;  1053.0 p1      42 t
        xorps xmm6, xmm15                                       ;  1054.0 p5      42 t
        xorps xmm8, xmm15                                       ;  1054.0 p0      42 t
        movaps xmm15, [rax - 112]                               ;  1051.5 p2      42 t
        orps xmm15, xmm1                                        ;  1054.5 p1      42 t
        xorps xmm6, xmm15                                       ;  1055.5 p5      42 t
        movaps [rbp + 4144], xmm1                               ;  1052.2 p3+p4   42 t spill
        movaps xmm15, xmm10                                     ;  1053.5 p0      42 t copy
        andps xmm15, xmm4                                       ;  1054.5 p1      42 t
        xorps xmm6, xmm15                                       ;  1056.5 p5      42 t
        movaps xmm1, xmm8                                       ;  1055.0 p0      42 t copy
        andps xmm1, xmm6                                        ;  1057.5 p1      42 t
        xorps xmm6, xmm4                                        ;  1057.5 p5      42 t
        orps xmm15, xmm6                                        ;  1058.5 p0      42 t
        xorps xmm10, xmm1                                       ;  1058.5 p1      42 t
        movaps xmm1, xmm8                                       ;  1056.2 p5      42 t copy
        andps xmm1, xmm10                                       ;  1059.5 p0      42 t
        xorps xmm15, xmm10                                      ;  1059.5 p1      42 t
        xorps xmm4, xmm1                                        ;  1060.5 p5      42 t
        movaps xmm1, xmm15                                      ;  1060.5 p0      42 t copy
        orps xmm1, xmm4                                         ;  1061.5 p1      42 t
        xorps xmm6, xmm1                                        ;  1062.5 p5      42 t
        movaps xmm1, xmm15                                      ;  1060.5 p0      42 t copy
        xorps xmm1, xmm4                                        ;  1061.5 p1      42 t
        andps xmm2, xmm1                                        ;  1062.5 p5      42 t
        andps xmm11, xmm6                                       ;  1063.5 p0      42 t
        andps xmm10, xmm4                                       ;  1061.5 p1      42 t
        xorps xmm8, xmm10                                       ;  1062.5 p5      42 t
        andps xmm14, xmm6                                       ;  1063.5 p0      42 t
        andps xmm3, xmm1                                        ;  1062.5 p1      42 t
        xorps xmm1, xmm6                                        ;  1063.5 p5      42 t
        xorps xmm6, xmm8                                        ;  1063.5 p0      42 t
        andps xmm12, xmm1                                       ;  1064.5 p1      42 t
        movaps xmm10, [rbp + 2992]                              ;  1059.8 p2      42 t
        andps xmm10, xmm8                                       ;  1063.5 p5      42 t
        xorps xmm2, xmm12                                       ;  1065.5 p0      42 t
        andps xmm13, xmm15                                      ;  1063.0 p1      42 t
        xorps xmm14, xmm12                                      ;  1065.5 p5      42 t
        movaps xmm12, [rbp + 2976]                              ;  1061.5 p2      42 t
        andps xmm5, xmm6                                        ;  1064.5 p0      42 t
        andps xmm9, xmm15                                       ;  1064.0 p1      42 t
        andps xmm0, xmm8                                        ;  1064.2 p5      42 t
        xorps xmm15, xmm6                                       ;  1064.5 p0      42 t
        andps xmm7, xmm15                                       ;  1065.5 p1      42 t
        andps xmm15, [rbp + 4080]                               ;  1065.5 p5+p2   42 t
        xorps xmm5, xmm9                                        ;  1065.5 p0      42 t
        xorps xmm5, xmm2                                        ;  1066.5 p1      42 t
        andps xmm12, xmm6                                       ;  1066.2 p5      42 t
        andps xmm1, [rbp + 4112]                                ;  1066.5 p0+p2   42 t
        xorps xmm12, xmm3                                       ;  1067.2 p1      42 t
        movaps xmm6, [rbp + 4128]                               ;  1065.0 p2      42 t
        xorps xmm15, xmm12                                      ;  1068.2 p5      42 t
        xorps xmm3, xmm10                                       ;  1067.5 p0      42 t
        xorps xmm12, xmm13                                      ;  1068.2 p1      42 t
        movaps xmm13, [rbx + 80]                                ;  1066.0 p2      23 t reload
        xorps xmm8, xmm4                                        ;  1068.2 p5      42 t
        andps xmm6, xmm8                                        ;  1069.2 p0      42 t
        xorps xmm11, xmm6                                       ;  1070.2 p1      42 t
        xorps xmm15, xmm6                                       ;  1070.2 p5      42 t
        movaps xmm10, [rbx - 96]                                ;  1067.0 p2      41 t
        xorps xmm2, xmm0                                        ;  1069.5 p0      42 t
        movaps xmm6, [rbp + 4144]                               ;  1068.0 p2      42 t
        movaps xmm0, [rcx - 64]                                 ;  1069.0 p2      41 t
        xorps xmm0, [rbx + 112]                                 ;  1072.0 p1+p2   41 t
        andps xmm6, xmm4                                        ;  1071.0 p5      42 t
        xorps xmm11, xmm3                                       ;  1071.2 p0      42 t
        andps xmm4, [rax - 112]                                 ;  1071.0 p1+p2   42 t
        xorps xmm4, xmm15                                       ;  1072.0 p5      42 t
        xorps xmm6, xmm11                                       ;  1072.2 p0      42 t
        xorps xmm4, xmm6                                        ;  1073.2 p1      42 t
        andps xmm8, [rbp + 4096]                                ;  1072.2 p5+p2   42 t
        xorps xmm8, xmm14                                       ;  1073.2 p0      42 t
        xorps xmm8, xmm6                                        ;  1074.2 p1      42 t
        movaps [rbx + 112], xmm8                                ;  1075.2 p3+p4   42 t spill
        xorps xmm2, xmm6                                        ;  1073.2 p5      42 t
        movaps xmm6, xmm2                                       ;  1074.2 p0      42 t copy
        xorps xmm6, xmm8                                        ;  1075.2 p1      42 t
        movaps xmm8, [rsi - 96]                                 ;  1073.0 p2      41 t
        xorps xmm8, [rbp + 2960]                                ;  1076.0 p5+p2   41 t
        xorps xmm1, xmm4                                        ;  1074.5 p0      42 t
        movaps [rbp + 2960], xmm1                               ;  1075.5 p3+p4   42 t spill
        xorps xmm10, xmm13                                      ;  1075.0 p1      41 t
        xorps xmm10, [rcx + 96]                                 ;  1076.0 p5+p2   41 t
        movaps xmm13, [rax - 32]                                ;  1076.0 p2      41 t
        xorps xmm13, xmm1                                       ;  1079.0 p0      41 t
        xorps xmm12, xmm4                                       ;  1076.0 p1      42 t
        xorps xmm6, xmm12                                       ;  1077.0 p5      42 t
        xorps xmm13, xmm6                                       ;  1080.0 p0      41 t
        movaps xmm1, [rsi - 96]                                 ;  1077.0 p2      41 t
        movaps [rsi - 96], xmm6                                 ;  1078.0 p3+p4   42 t spill
        movaps xmm6, [rcx - 64]                                 ;  1078.0 p2      41 t
        xorps xmm6, xmm10                                       ;  1081.0 p1      41 t
        movaps xmm4, [rel camellia128_encrypt.T0_constants128]  ;  1079.0 p2      41 t reload
        xorps xmm0, xmm4                                        ;  1082.0 p5      41 t
        xorps xmm1, xmm0                                        ;  1083.0 p0      41 t
        xorps xmm10, xmm1                                       ;  1084.0 p1      41 t
        xorps xmm2, xmm14                                       ;  1078.2 p5      41 t
        movaps xmm14, [rcx + 32]                                ;  1080.0 p2      41 t
        movaps [rcx - 64], xmm1                                 ;  1084.0 p3+p4   41 t spill
        movaps xmm1, [rax - 32]                                 ;  1081.0 p2      41 t
        xorps xmm1, xmm8                                        ;  1084.0 p0      41 t
        xorps xmm14, [rax - 16]                                 ;  1083.0 p1+p2   41 t
        xorps xmm0, xmm1                                        ;  1085.0 p5      41 t
        movaps [rax - 32], xmm1                                 ;  1085.0 p3+p4   41 t spill
        movaps xmm1, [rbx - 96]                                 ;  1083.0 p2      41 t
        xorps xmm1, xmm13                                       ;  1086.0 p0      41 t
        xorps xmm13, xmm6                                       ;  1082.0 p1      41 t
        movaps [rbx - 96], xmm6                                 ;  1082.0 p3+p4   41 t spill
        movaps xmm6, [rbp + 96]                                 ;  1084.0 p2      41 t
        xorps xmm6, [rbp + 4064]                                ;  1087.0 p5+p2   41 t
        xorps xmm6, [rbx + 32]                                  ;  1088.0 p0+p2   41 t
        xorps xmm6, [rax - 128]                                 ;  1089.0 p1+p2   41 t
        xorps xmm8, xmm1                                        ;  1087.0 p5      41 t
        xorps xmm14, [rax - 96]                                 ;  1088.0 p0+p2   41 t
        xorps xmm15, xmm3                                       ;  1082.5 p1      41 t
        movaps xmm3, [rsi + 112]                                ;  1089.0 p2      41 t
        xorps xmm3, [rbx + 16]                                  ;  1092.0 p5+p2   41 t
        xorps xmm3, [r10 + 0]                                   ;  1093.0 p0+p2   41 t
        xorps xmm3, [r10 - 80]                                  ;  1094.0 p1+p2   41 t
        xorps xmm2, xmm9                                        ;  1084.0 p5      41 t
        movaps xmm9, [rcx + 32]                                 ;  1093.0 p2      41 t
        xorps xmm2, xmm7                                        ;  1085.0 p0      41 t
        movaps xmm7, [rbp + 96]                                 ;  1094.0 p2      41 t
        xorps xmm12, [rdi + 96]                                 ;  1095.0 p1+p2   41 t
        xorps xmm6, [rbp + 32]                                  ;  1096.0 p5+p2   41 t
        movaps [rbp + 32], xmm1                                 ;  1087.0 p3+p4   41 t spill
        movaps xmm1, [rcx - 32]                                 ;  1097.0 p2      41 t
        xorps xmm1, [rbp + 4048]                                ;  1100.0 p0+p2   41 t
        xorps xmm6, xmm4                                        ;  1097.0 p1      41 t
        xorps xmm9, xmm6                                        ;  1098.0 p5      41 t
        xorps xmm1, xmm4                                        ;  1101.0 p0      41 t
        movaps [rbp + 96], xmm9                                 ;  1099.0 p3+p4   41 t spill
        xorps xmm11, [rdx + 0]                                  ;  1099.0 p1+p2   41 t
        xorps xmm7, xmm1                                        ;  1102.0 p5      41 t
        xorps xmm1, xmm9                                        ;  1102.0 p0      41 t
        movaps xmm9, [rdi + 96]                                 ;  1100.0 p2      41 t
        xorps xmm9, xmm14                                       ;  1103.0 p1      41 t
        movaps [rdi + 96], xmm9                                 ;  1104.0 p3+p4   41 t spill
        xorps xmm6, xmm9                                        ;  1104.0 p5      41 t
        movaps xmm9, [rcx - 32]                                 ;  1101.0 p2      41 t
        xorps xmm12, xmm4                                       ;  1096.0 p0      41 t
        xorps xmm2, [rcx - 96]                                  ;  1102.0 p1+p2   41 t
        xorps xmm9, xmm12                                       ;  1104.0 p5      41 t
        xorps xmm12, xmm7                                       ;  1103.0 p0      41 t
        movaps [rcx - 32], xmm7                                 ;  1103.0 p3+p4   41 t spill
        movaps xmm7, [rbx - 80]                                 ;  1103.0 p2      41 t
        xorps xmm7, [r10 - 96]                                  ;  1106.0 p1+p2   41 t
        movaps [r10 - 96], xmm9                                 ;  1105.0 p3+p4   41 t spill
        xorps xmm14, xmm9                                       ;  1105.0 p5      41 t
        movaps xmm9, [rbx - 128]                                ;  1105.0 p2      41 t
        xorps xmm9, [rdi + 48]                                  ;  1108.0 p0+p2   41 t
        xorps xmm7, xmm4                                        ;  1107.0 p1      41 t
        xorps xmm9, [rsi - 80]                                  ;  1109.0 p5+p2   41 t
        xorps xmm9, [rcx - 16]                                  ;  1110.0 p0+p2   41 t
        xorps xmm9, [rcx - 48]                                  ;  1111.0 p1+p2   41 t
        movaps [rcx - 48], xmm14                                ;  1106.0 p3+p4   41 t spill
        movaps xmm14, [rdi - 112]                               ;  1110.0 p2      41 t
        xorps xmm14, [rax - 48]                                 ;  1113.0 p5+p2   41 t
        movaps [rax - 48], xmm8                                 ;  1104.0 p3+p4   41 t spill
        movaps xmm8, [rdi - 112]                                ;  1112.0 p2      41 t
        xorps xmm8, xmm7                                        ;  1115.0 p0      41 t
        xorps xmm14, xmm4                                       ;  1114.0 p1      41 t
        xorps xmm9, xmm4                                        ;  1112.0 p5      41 t
        movaps [rdi - 112], xmm6                                ;  1105.0 p3+p4   41 t spill
        xorps xmm2, xmm4                                        ;  1105.2 p0      41 t
        movaps xmm6, [rbx - 80]                                 ;  1113.0 p2      41 t
        xorps xmm6, xmm9                                        ;  1116.0 p1      41 t
        xorps xmm9, xmm8                                        ;  1116.0 p5      41 t
        movaps [rbx - 80], xmm8                                 ;  1116.0 p3+p4   41 t spill
        movaps xmm8, [rcx - 96]                                 ;  1114.0 p2      41 t
        xorps xmm8, xmm14                                       ;  1117.0 p0      41 t
        xorps xmm7, xmm8                                        ;  1118.0 p1      41 t
        movaps [rcx - 96], xmm8                                 ;  1118.0 p3+p4   41 t spill
        movaps xmm8, [rbx - 128]                                ;  1115.0 p2      41 t
        movaps [rbx - 128], xmm6                                ;  1117.0 p3+p4   41 t spill
        xorps xmm8, xmm2                                        ;  1118.0 p5      41 t
        xorps xmm2, xmm6                                        ;  1117.0 p0      41 t
        movaps xmm6, [rcx + 0]                                  ;  1116.0 p2      41 t
        xorps xmm14, xmm8                                       ;  1119.0 p1      41 t
        xorps xmm6, [rax + 96]                                  ;  1119.0 p5+p2   41 t
        xorps xmm6, [r10 - 112]                                 ;  1120.0 p0+p2   41 t
        movaps [r10 - 112], xmm8                                ;  1119.0 p3+p4   41 t spill
        movaps xmm8, [rdx - 48]                                 ;  1119.0 p2      41 t
        xorps xmm8, [rbx - 16]                                  ;  1122.0 p1+p2   41 t
        xorps xmm11, xmm4                                       ;  1116.0 p5      41 t
        xorps xmm3, [rbp + 2944]                                ;  1121.0 p0+p2   41 t
        xorps xmm3, xmm4                                        ;  1122.0 p1      41 t
        xorps xmm15, xmm5                                       ;  1117.0 p5      41 t
        movaps [rbp + 2944], xmm14                              ;  1120.0 p3+p4   41 t spill
        xorps xmm8, xmm4                                        ;  1123.0 p0      41 t
        xorps xmm5, xmm4                                        ;  1117.5 p1      41 t
        xorps xmm5, [rbp - 32]                                  ;  1122.0 p5+p2   41 t
        xorps xmm6, [rbx - 64]                                  ;  1123.0 p0+p2   41 t
        movaps xmm14, [rsi + 112]                               ;  1124.0 p2      41 t
        xorps xmm14, xmm6                                       ;  1127.0 p1      41 t
        movaps [rsi + 112], xmm7                                ;  1119.0 p3+p4   41 t spill
        movaps xmm7, [rcx + 0]                                  ;  1125.0 p2      41 t
        movaps [rcx + 0], xmm14                                 ;  1128.0 p3+p4   41 t spill
        xorps xmm7, xmm8                                        ;  1128.0 p5      41 t
        xorps xmm8, xmm14                                       ;  1128.0 p0      41 t
        movaps xmm14, [rdx + 0]                                 ;  1126.0 p2      41 t
        xorps xmm14, xmm3                                       ;  1129.0 p1      41 t
        xorps xmm6, xmm14                                       ;  1130.0 p5      41 t
        movaps [rdx + 0], xmm14                                 ;  1130.0 p3+p4   41 t spill
        movaps xmm14, [rdx - 48]                                ;  1127.0 p2      41 t
        xorps xmm14, xmm11                                      ;  1130.0 p0      41 t
        movaps [rdx - 48], xmm7                                 ;  1129.0 p3+p4   41 t spill
        xorps xmm11, xmm7                                       ;  1129.0 p1      41 t
        movaps xmm7, [rbx + 48]                                 ;  1128.0 p2      41 t
        xorps xmm7, [rbx - 64]                                  ;  1131.0 p5+p2   41 t
        xorps xmm3, xmm14                                       ;  1131.0 p0      41 t
        xorps xmm15, [rdx + 32]                                 ;  1130.0 p1+p2   41 t
        xorps xmm7, [rbx + 96]                                  ;  1132.0 p5+p2   41 t
        movaps [rbx - 64], xmm14                                ;  1131.0 p3+p4   41 t spill
        movaps xmm14, [rdi + 32]                                ;  1132.0 p2      41 t
        xorps xmm5, [rsi - 96]                                  ;  1133.0 p0+p2   41 t
        movaps [rsi - 96], xmm3                                 ;  1132.0 p3+p4   41 t spill
        movaps xmm3, [rsi - 16]                                 ;  1134.0 p2      41 t
        xorps xmm3, xmm4                                        ;  1137.0 p1      41 t
        xorps xmm3, [rbx - 48]                                  ;  1138.0 p5+p2   41 t
        xorps xmm14, [rdi - 16]                                 ;  1136.0 p0+p2   41 t
        xorps xmm14, [r10 - 128]                                ;  1137.0 p1+p2   41 t
        movaps [rbx - 48], xmm6                                 ;  1131.0 p3+p4   41 t spill
        movaps xmm6, [rsi - 16]                                 ;  1138.0 p2      41 t
        movaps [rsi - 16], xmm0                                 ;  1131.0 p3+p4   41 t spill
        xorps xmm14, [rbp + 80]                                 ;  1139.0 p5+p2   41 t
        movaps xmm0, [rbx + 48]                                 ;  1140.0 p2      41 t
        xorps xmm0, xmm14                                       ;  1143.0 p0      41 t
        xorps xmm7, xmm4                                        ;  1133.0 p1      41 t
        xorps xmm6, xmm7                                        ;  1141.0 p5      41 t
        movaps [rbx + 48], xmm6                                 ;  1142.0 p3+p4   41 t spill
        xorps xmm14, xmm6                                       ;  1142.0 p0      41 t
        movaps xmm6, [rdx + 32]                                 ;  1141.0 p2      41 t
        xorps xmm6, xmm3                                        ;  1144.0 p1      41 t
        movaps [rdx + 32], xmm6                                 ;  1145.0 p3+p4   41 t spill
        xorps xmm7, xmm6                                        ;  1145.0 p5      41 t
        movaps xmm6, [rdi + 32]                                 ;  1142.0 p2      41 t
        xorps xmm6, xmm15                                       ;  1145.0 p0      41 t
        xorps xmm3, xmm6                                        ;  1146.0 p1      41 t
        movaps [r10 - 128], xmm6                                ;  1146.0 p3+p4   41 t spill
        movaps xmm6, [rdx - 32]                                 ;  1143.0 p2      41 t
        xorps xmm6, xmm4                                        ;  1146.0 p5      41 t
        xorps xmm6, [rbp + 80]                                  ;  1147.0 p0+p2   41 t
        xorps xmm6, [rbx + 80]                                  ;  1148.0 p1+p2   41 t
        movaps [rbx + 80], xmm3                                 ;  1147.0 p3+p4   41 t spill
        xorps xmm15, xmm0                                       ;  1144.0 p5      41 t
        movaps [rdi + 32], xmm0                                 ;  1144.0 p3+p4   41 t spill
        movaps xmm0, [rbp - 16]                                 ;  1146.0 p2      41 t
        xorps xmm0, xmm4                                        ;  1149.0 p0      41 t
        movaps xmm3, [rdi - 96]                                 ;  1147.0 p2      41 t
        xorps xmm3, [r10 - 64]                                  ;  1150.0 p1+p2   41 t
        xorps xmm3, [rsi + 96]                                  ;  1151.0 p5+p2   41 t
        movaps [rsi + 96], xmm7                                 ;  1146.0 p3+p4   41 t spill
        xorps xmm0, [rsi - 112]                                 ;  1150.0 p0+p2   41 t
        movaps xmm7, [rdi - 96]                                 ;  1151.0 p2      41 t
        movaps [rdi - 96], xmm14                                ;  1145.2 p3+p4   41 t spill
        xorps xmm7, xmm0                                        ;  1154.0 p1      41 t
        movaps xmm14, [rbp - 16]                                ;  1152.0 p2      41 t
        xorps xmm14, xmm6                                       ;  1155.0 p5      41 t
        xorps xmm6, xmm7                                        ;  1155.0 p0      41 t
        movaps [rbp - 16], xmm7                                 ;  1155.0 p3+p4   41 t spill
        movaps xmm7, [rbp - 32]                                 ;  1153.0 p2      41 t
        xorps xmm3, [rbx - 32]                                  ;  1154.0 p1+p2   41 t
        xorps xmm7, xmm3                                        ;  1156.0 p5      41 t
        xorps xmm0, xmm7                                        ;  1157.0 p0      41 t
        movaps [rbp - 32], xmm7                                 ;  1157.0 p3+p4   41 t spill
        movaps xmm7, [rdx - 32]                                 ;  1155.0 p2      41 t
        movaps [rdx - 32], xmm14                                ;  1156.0 p3+p4   41 t spill
        xorps xmm7, xmm5                                        ;  1158.0 p1      41 t
        xorps xmm5, xmm14                                       ;  1156.0 p5      41 t
        movaps xmm14, [rcx - 80]                                ;  1156.0 p2      41 t
        xorps xmm14, [rbx + 0]                                  ;  1159.0 p0+p2   41 t
        movaps [rbx + 0], xmm7                                  ;  1159.0 p3+p4   41 t spill
        xorps xmm3, xmm7                                        ;  1159.0 p1      41 t
        movaps xmm7, [rbx - 112]                                ;  1158.0 p2      41 t
        xorps xmm7, xmm4                                        ;  1161.0 p5      41 t
        xorps xmm7, [rcx + 96]                                  ;  1162.0 p0+p2   41 t
        movaps [rcx + 96], xmm3                                 ;  1160.0 p3+p4   41 t spill
        movaps xmm3, [rax + 112]                                ;  1160.0 p2      41 t
        xorps xmm3, xmm4                                        ;  1163.0 p1      41 t
        xorps xmm3, [rbp + 2960]                                ;  1164.0 p5+p2   41 t
        movaps [rbp + 2960], xmm0                               ;  1158.0 p3+p4   41 t spill
        movaps xmm0, [rdi - 128]                                ;  1162.0 p2      41 t
        xorps xmm0, xmm4                                        ;  1165.0 p0      41 t
        xorps xmm0, [rbx - 32]                                  ;  1166.0 p1+p2   41 t
        xorps xmm0, [rax - 16]                                  ;  1167.0 p5+p2   41 t
        movaps [rax - 16], xmm6                                 ;  1158.0 p3+p4   41 t spill
        movaps xmm6, [rdi - 128]                                ;  1165.0 p2      41 t
        movaps [rdi - 128], xmm8                                ;  1159.0 p3+p4   41 t spill
        xorps xmm6, xmm14                                       ;  1168.0 p0      41 t
        xorps xmm4, [r10 - 48]                                  ;  1166.0 p1+p2   41 t
        xorps xmm4, [rax - 96]                                  ;  1167.0 p5+p2   41 t
        movaps xmm8, [rcx - 80]                                 ;  1168.0 p2      41 t
        xorps xmm8, xmm7                                        ;  1171.0 p0      41 t
        xorps xmm7, xmm6                                        ;  1169.0 p1      41 t
        movaps [rax - 96], xmm8                                 ;  1172.0 p3+p4   41 t spill
        movaps [rcx - 80], xmm6                                 ;  1169.0 p3+p4   41 t spill
        movaps xmm6, [rax + 112]                                ;  1169.0 p2      41 t
        xorps xmm6, xmm0                                        ;  1172.0 p5      41 t
        movaps [rax + 112], xmm6                                ;  1173.0 p3+p4   41 t spill
        xorps xmm14, xmm6                                       ;  1173.0 p0      41 t
        movaps xmm6, [rbx - 112]                                ;  1170.0 p2      41 t
        xorps xmm6, xmm3                                        ;  1173.0 p1      41 t
        xorps xmm3, xmm8                                        ;  1172.0 p5      41 t
        xorps xmm0, xmm6                                        ;  1174.0 p0      41 t
        movaps xmm8, [rcx - 112]                                ;  1171.0 p2      41 t
        xorps xmm8, [rbx + 96]                                  ;  1174.0 p1+p2   41 t
        xorps xmm8, [rsi - 112]                                 ;  1175.0 p5+p2   41 t
        movaps [rsi - 112], xmm6                                ;  1174.0 p3+p4   41 t spill
        movaps xmm6, [rdx - 128]                                ;  1174.0 p2      41 t
        xorps xmm6, [rbx + 64]                                  ;  1177.0 p0+p2   41 t
        movaps [rbx + 64], xmm0                                 ;  1175.0 p3+p4   41 t spill
        movaps xmm0, [r10 - 32]                                 ;  1176.0 p2      41 t
        xorps xmm0, [rbx + 112]                                 ;  1179.0 p1+p2   41 t
        movaps [rbx + 112], xmm14                               ;  1174.0 p3+p4   41 t spill
        movaps xmm14, [r10 - 48]                                ;  1178.0 p2      41 t
        xorps xmm14, xmm8                                       ;  1181.0 p5      41 t
        movaps [r10 - 48], xmm7                                 ;  1172.5 p3+p4   41 t spill
        movaps xmm7, [rcx - 112]                                ;  1179.0 p2      41 t
        xorps xmm7, xmm6                                        ;  1182.0 p0      41 t
        movaps [rcx - 112], xmm14                               ;  1182.0 p3+p4   41 t spill
        xorps xmm6, xmm14                                       ;  1182.0 p1      41 t
        movaps xmm14, [r10 - 32]                                ;  1180.0 p2      41 t
        xorps xmm14, xmm4                                       ;  1183.0 p5      41 t
        movaps [r10 - 32], xmm14                                ;  1184.0 p3+p4   41 t spill
        xorps xmm8, xmm14                                       ;  1184.0 p0      41 t
        movaps xmm14, [rdx - 128]                               ;  1181.0 p2      41 t
        xorps xmm14, xmm0                                       ;  1184.0 p1      41 t
        xorps xmm0, xmm7                                        ;  1183.0 p5      41 t
        movaps [rdx - 128], xmm7                                ;  1183.0 p3+p4   41 t spill
        movaps xmm7, xmm13                                      ;  1177.0 p0      62 t copy
        xorps xmm7, [rbp - 96]                                  ;  1182.0 p1+p2   62 t
        movaps [rbp - 96], xmm7                                 ;  1183.0 p3+p4   62 t spill
        movaps xmm7, xmm12                                      ;  1179.0 p5      62 t copy
        xorps xmm7, [r11 + 64]                                  ;  1183.0 p0+p2   62 t
        movaps [r11 + 64], xmm7                                 ;  1184.0 p3+p4   62 t spill
        movaps xmm7, xmm2                                       ;  1180.0 p1      62 t copy
        xorps xmm13, [rbp + 5056]                               ;  1184.0 p5+p2   62 t
        xorps xmm4, xmm14                                       ;  1185.0 p0      41 t
        xorps xmm13, [rcx - 64]                                 ;  1185.0 p1+p2   62 t
        xorps xmm7, [rsi - 48]                                  ;  1186.0 p5+p2   62 t
        movaps [rsi - 48], xmm7                                 ;  1187.0 p3+p4   62 t spill
        movaps xmm7, xmm11                                      ;  1182.5 p0      62 t copy
        xorps xmm7, [r11 - 48]                                  ;  1187.0 p1+p2   62 t
        movaps [r11 - 48], xmm7                                 ;  1188.0 p3+p4   62 t spill
        movaps xmm7, xmm15                                      ;  1183.2 p5      62 t copy
        xorps xmm7, [r11 - 32]                                  ;  1188.0 p0+p2   62 t
        movaps [r11 - 32], xmm7                                 ;  1189.0 p3+p4   62 t spill
        movaps xmm7, xmm5                                       ;  1184.0 p1      62 t copy
        xorps xmm7, [r11 - 16]                                  ;  1189.0 p5+p2   62 t
        movaps [r11 - 16], xmm7                                 ;  1190.0 p3+p4   62 t spill
        movaps xmm7, xmm3                                       ;  1184.8 p0      62 t copy
        xorps xmm7, [rdi + 80]                                  ;  1190.0 p1+p2   62 t
        movaps [rdi + 80], xmm7                                 ;  1191.0 p3+p4   62 t spill
        movaps xmm7, xmm0                                       ;  1185.5 p5      62 t copy
        xorps xmm7, [rbp - 80]                                  ;  1191.0 p0+p2   62 t
        movaps [rbp - 80], xmm7                                 ;  1192.0 p3+p4   62 t spill
        movaps xmm7, xmm10                                      ;  1186.2 p1      62 t copy
        xorps xmm7, [r11 + 0]                                   ;  1192.0 p5+p2   62 t
        movaps [r11 + 0], xmm7                                  ;  1193.0 p3+p4   62 t spill
        movaps xmm7, xmm1                                       ;  1187.0 p0      62 t copy
        xorps xmm7, [rsi - 64]                                  ;  1193.0 p1+p2   62 t
        movaps [rsi - 64], xmm7                                 ;  1194.0 p3+p4   62 t spill
        movaps xmm7, xmm9                                       ;  1187.8 p5      62 t copy
        xorps xmm7, [r11 + 16]                                  ;  1194.0 p0+p2   62 t
        movaps [r11 + 16], xmm7                                 ;  1195.0 p3+p4   62 t spill
        movaps xmm7, [rdi - 128]                                ;  1195.0 p2      62 t
        xorps xmm7, [r11 + 32]                                  ;  1198.0 p1+p2   62 t
        movaps [r11 + 32], xmm7                                 ;  1199.0 p3+p4   62 t spill
        movaps xmm7, [rdi - 96]                                 ;  1197.0 p2      62 t
        xorps xmm7, [r11 + 48]                                  ;  1200.0 p5+p2   62 t
        movaps [r11 + 48], xmm7                                 ;  1201.0 p3+p4   62 t spill
        movaps xmm7, [rax - 16]                                 ;  1199.0 p2      62 t
        xorps xmm7, [rdx + 48]                                  ;  1202.0 p0+p2   62 t
        movaps [rdx + 48], xmm7                                 ;  1203.0 p3+p4   62 t spill
        movaps xmm7, [r10 - 48]                                 ;  1201.0 p2      62 t
        xorps xmm7, [rbp + 4384]                                ;  1204.0 p1+p2   62 t
        movaps [rbx + 96], xmm7                                 ;  1205.0 p3+p4   62 t spill
        movaps xmm7, xmm6                                       ;  1193.2 p5      62 t copy
        xorps xmm1, [rbp + 4688]                                ;  1203.0 p0+p2   62 t
        xorps xmm9, [rbp + 4704]                                ;  1204.0 p1+p2   62 t
        xorps xmm7, [rbp + 4400]                                ;  1205.0 p5+p2   62 t
        xorps xmm6, [rbp + 4784]                                ;  1206.0 p0+p2   62 t
        xorps xmm6, [r10 - 32]                                  ;  1207.0 p1+p2   62 t
        movaps [rbx - 112], xmm7                                ;  1206.0 p3+p4   62 t spill
        movaps xmm7, [rsi - 16]                                 ;  1208.0 p2      62 t
        xorps xmm7, [rbp + 4416]                                ;  1211.0 p5+p2   62 t
        movaps [rbx - 32], xmm7                                 ;  1212.0 p3+p4   62 t spill
        movaps xmm7, [rdi - 112]                                ;  1210.0 p2      62 t
        xorps xmm7, [rbp + 4432]                                ;  1213.0 p0+p2   62 t
        movaps [r10 - 64], xmm7                                 ;  1214.0 p3+p4   62 t spill
        movaps xmm7, [rsi + 112]                                ;  1212.0 p2      62 t
        xorps xmm7, [rbp + 4448]                                ;  1215.0 p1+p2   62 t
        xorps xmm1, [rdi + 96]                                  ;  1214.0 p5+p2   62 t
        xorps xmm9, [rcx - 96]                                  ;  1215.0 p0+p2   62 t
        movaps [rcx - 96], xmm9                                 ;  1216.0 p3+p4   62 t spill
        movaps xmm9, xmm8                                       ;  1205.0 p1      62 t copy
        xorps xmm9, [rbp + 4528]                                ;  1216.0 p5+p2   62 t
        movaps [r10 - 32], xmm6                                 ;  1208.0 p3+p4   62 t spill
        movaps xmm6, [rbx + 80]                                 ;  1217.0 p2      62 t
        movaps [r10 - 80], xmm9                                 ;  1217.0 p3+p4   62 t spill
        movaps xmm9, [rax - 48]                                 ;  1218.0 p2      62 t
        xorps xmm6, [rbp + 4608]                                ;  1220.0 p0+p2   62 t
        xorps xmm9, [rbp + 4544]                                ;  1221.0 p1+p2   62 t
        movaps [r10 + 0], xmm9                                  ;  1222.0 p3+p4   62 t spill
        movaps xmm9, [rcx - 48]                                 ;  1221.0 p2      62 t
        xorps xmm14, xmm8                                       ;  1212.0 p5      62 t
        movaps [rax + 96], xmm6                                 ;  1221.0 p3+p4   62 t spill
        xorps xmm10, [rbp + 4672]                               ;  1222.0 p0+p2   62 t
        xorps xmm10, [rax - 32]                                 ;  1223.0 p1+p2   62 t
        movaps [rax - 32], xmm10                                ;  1224.0 p3+p4   62 t spill
        movaps xmm10, [rbp + 2960]                              ;  1224.0 p2      62 t
        xorps xmm10, [rbp + 4496]                               ;  1227.0 p5+p2   62 t
        movaps xmm6, [rcx + 96]                                 ;  1226.0 p2      62 t
        xorps xmm6, [rbp + 4624]                                ;  1229.0 p0+p2   62 t
        movaps [rcx - 16], xmm6                                 ;  1230.0 p3+p4   62 t spill
        movaps xmm8, [rdx + 0]                                  ;  1228.0 p2      62 t
        xorps xmm8, [rbp + 4720]                                ;  1231.0 p1+p2   62 t
        xorps xmm8, [rdi - 128]                                 ;  1232.0 p5+p2   62 t
        movaps xmm6, [rbx + 64]                                 ;  1231.0 p2      62 t
        xorps xmm6, [rbp + 4640]                                ;  1234.0 p0+p2   62 t
        movaps [rsi - 80], xmm6                                 ;  1235.0 p3+p4   62 t spill
        movaps xmm6, xmm4                                       ;  1221.5 p1      62 t copy
        xorps xmm9, [rbp + 4560]                                ;  1233.0 p5+p2   62 t
        movaps [rbx + 16], xmm9                                 ;  1234.0 p3+p4   62 t spill
        movaps [rdi + 96], xmm1                                 ;  1223.2 p3+p4   62 t spill
        movaps xmm1, [rbx + 112]                                ;  1234.0 p2      62 t
        xorps xmm14, [rbp + 4912]                               ;  1235.0 p0+p2   62 t
        xorps xmm4, [rbp + 5040]                                ;  1236.0 p1+p2   62 t
        xorps xmm4, [rdx - 128]                                 ;  1237.0 p5+p2   62 t
        movaps xmm9, [rbp + 2944]                               ;  1238.0 p2      62 t
        xorps xmm9, [rbp + 4576]                                ;  1241.0 p0+p2   62 t
        movaps [rbx - 16], xmm9                                 ;  1242.0 p3+p4   62 t spill
        movaps xmm9, [rsi - 96]                                 ;  1240.0 p2      62 t
        movaps [rdx - 128], xmm4                                ;  1238.0 p3+p4   62 t spill
        movaps xmm4, [r10 - 128]                                ;  1241.0 p2      62 t
        xorps xmm4, [rbp + 4864]                                ;  1244.0 p1+p2   62 t
        movaps [rbp + 80], xmm7                                 ;  1232.0 p3+p4   62 t spill
        movaps xmm7, [rbx - 48]                                 ;  1243.0 p2      62 t
        xorps xmm7, [rbp + 4464]                                ;  1246.0 p5+p2   62 t
        xorps xmm9, [rbp + 4592]                                ;  1245.0 p0+p2   62 t
        xorps xmm11, [rbp + 5104]                               ;  1246.0 p1+p2   62 t
        movaps [rdi - 128], xmm14                               ;  1236.0 p3+p4   62 t spill
        movaps xmm14, [rdx + 32]                                ;  1247.0 p2      62 t
        xorps xmm15, [rbp + 5120]                               ;  1248.0 p5+p2   62 t
        xorps xmm11, [rcx + 0]                                  ;  1249.0 p0+p2   62 t
        xorps xmm5, [rbp + 5136]                                ;  1250.0 p1+p2   62 t
        xorps xmm12, [rbp + 5072]                               ;  1251.0 p5+p2   62 t
        xorps xmm2, [rbp + 5088]                                ;  1252.0 p0+p2   62 t
        xorps xmm6, [rbp + 4656]                                ;  1253.0 p1+p2   62 t
        movaps [rdi - 16], xmm7                                 ;  1247.0 p3+p4   62 t spill
        xorps xmm0, [rbp + 5168]                                ;  1254.0 p5+p2   62 t
        xorps xmm0, [rcx - 112]                                 ;  1255.0 p0+p2   62 t
        movaps [rcx - 112], xmm0                                ;  1256.0 p3+p4   62 t spill
        movaps xmm0, [rdi + 32]                                 ;  1256.0 p2      62 t
        movaps xmm7, [rsi + 96]                                 ;  1257.0 p2      62 t
        xorps xmm7, [rbp + 4480]                                ;  1260.0 p1+p2   62 t
        xorps xmm0, [rbp + 4992]                                ;  1259.0 p5+p2   62 t
        xorps xmm14, [rbp + 4736]                               ;  1260.0 p0+p2   62 t
        xorps xmm5, [rbp - 16]                                  ;  1261.0 p1+p2   62 t
        xorps xmm14, [rdi - 96]                                 ;  1262.0 p5+p2   62 t
        movaps [rdi - 96], xmm14                                ;  1263.0 p3+p4   62 t spill
        xorps xmm2, [rbx - 80]                                  ;  1263.0 p0+p2   62 t
        xorps xmm0, [rbx + 80]                                  ;  1264.0 p1+p2   62 t
        movaps [rbx + 80], xmm2                                 ;  1264.0 p3+p4   62 t spill
        movaps xmm2, [rdx - 32]                                 ;  1265.0 p2      62 t
        xorps xmm2, [rbp + 5008]                                ;  1268.0 p5+p2   62 t
        xorps xmm2, [rcx + 96]                                  ;  1269.0 p0+p2   62 t
        movaps [rcx + 96], xmm2                                 ;  1270.0 p3+p4   62 t spill
        movaps xmm2, [rax - 96]                                 ;  1268.0 p2      62 t
        xorps xmm2, [rbp + 5024]                                ;  1271.0 p1+p2   62 t
        xorps xmm2, [rbx + 64]                                  ;  1272.0 p5+p2   62 t
        movaps [rbx + 64], xmm2                                 ;  1273.0 p3+p4   62 t spill
        movaps xmm14, [rbp - 32]                                ;  1271.0 p2      62 t
        movaps xmm2, [rbp + 64]                                 ;  1272.0 p2      61 t reload
        movaps [rbp + 7232], xmm2                               ;  1275.0 p3+p4   60 rounds
        movaps xmm2, [rdx + 80]                                 ;  1273.0 p2      61 t reload
        movaps [rbp + 7248], xmm2                               ;  1276.0 p3+p4   60 rounds
        movaps xmm2, [rcx + 80]                                 ;  1274.0 p2      61 t reload
        xorps xmm14, [rbp + 4752]                               ;  1275.0 p0+p2   62 t
        xorps xmm14, [rax - 16]                                 ;  1276.0 p1+p2   62 t
        movaps [rax - 16], xmm14                                ;  1277.0 p3+p4   62 t spill
        movaps xmm14, [rax + 112]                               ;  1277.0 p2      62 t
        movaps [rcx - 64], xmm13                                ;  1268.2 p3+p4   62 t spill
        xorps xmm4, [rsi + 96]                                  ;  1278.0 p5+p2   62 t
        movaps [rcx + 0], xmm11                                 ;  1269.2 p3+p4   62 t spill
        xorps xmm1, [rbp + 4512]                                ;  1279.0 p0+p2   62 t
        movaps xmm13, [rbx + 0]                                 ;  1280.0 p2      62 t
        xorps xmm14, [rbp + 4768]                               ;  1281.0 p1+p2   62 t
        xorps xmm15, [rbx + 48]                                 ;  1282.0 p5+p2   62 t
        movaps [rbx + 48], xmm15                                ;  1283.0 p3+p4   62 t spill
        movaps xmm15, [rcx - 32]                                ;  1283.0 p2      62 t
        xorps xmm12, [rbp + 96]                                 ;  1284.0 p0+p2   62 t
        movaps xmm11, [rbx - 96]                                ;  1285.0 p2      62 t
        movaps [rbp + 96], xmm12                                ;  1285.0 p3+p4   62 t spill
        xorps xmm14, [r10 - 48]                                 ;  1286.0 p1+p2   62 t
        movaps [r10 - 48], xmm14                                ;  1287.0 p3+p4   62 t spill
        movaps xmm14, [rbp + 32]                                ;  1287.0 p2      62 t
        xorps xmm14, [rbp + 4800]                               ;  1290.0 p5+p2   62 t
        xorps xmm14, [rsi - 16]                                 ;  1291.0 p0+p2   62 t
        movaps xmm12, [rsi - 112]                               ;  1290.0 p2      62 t
        xorps xmm12, [rbp + 4896]                               ;  1293.0 p1+p2   62 t
        xorps xmm3, [rbp + 5152]                                ;  1292.0 p5+p2   62 t
        xorps xmm15, [rbp + 4944]                               ;  1293.0 p0+p2   62 t
        xorps xmm15, [rcx - 48]                                 ;  1294.0 p1+p2   62 t
        movaps [rbp + 7264], xmm2                               ;  1282.0 p3+p4   60 rounds
        xorps xmm13, [rbp + 4880]                               ;  1295.0 p5+p2   62 t
        movaps xmm2, [rsi + 16]                                 ;  1296.0 p2      61 t reload
        movaps [rbp + 7280], xmm2                               ;  1299.0 p3+p4   60 rounds
        movaps xmm2, [rbp - 48]                                 ;  1297.0 p2      61 t reload
        movaps [rbp - 16], xmm5                                 ;  1285.0 p3+p4   62 t spill
        xorps xmm12, [rbx + 112]                                ;  1298.0 p0+p2   62 t
        movaps [rbp + 7296], xmm2                               ;  1300.0 p3+p4   60 rounds
        movaps xmm2, [rax + 48]                                 ;  1299.0 p2      61 t reload
        movaps [rbp + 7312], xmm2                               ;  1302.0 p3+p4   60 rounds
        xorps xmm11, [rbp + 4928]                               ;  1300.0 p1+p2   62 t
        xorps xmm11, [rax - 48]                                 ;  1301.0 p5+p2   62 t
        movaps [rsi - 16], xmm14                                ;  1292.0 p3+p4   62 t spill
        xorps xmm3, [rcx - 80]                                  ;  1302.0 p0+p2   62 t
        movaps [rcx - 80], xmm3                                 ;  1303.0 p3+p4   62 t spill
        movaps xmm3, [rdx - 48]                                 ;  1303.0 p2      62 t
        movaps xmm2, [rax + 80]                                 ;  1304.0 p2      61 t reload
        movaps [rbp + 7328], xmm2                               ;  1307.0 p3+p4   60 rounds
        movaps xmm14, [r10 - 96]                                ;  1305.0 p2      62 t
        xorps xmm3, [rbp + 4976]                                ;  1306.0 p1+p2   62 t
        movaps xmm2, [rdi + 0]                                  ;  1307.0 p2      61 t reload
        movaps [rbp + 7344], xmm2                               ;  1310.0 p3+p4   60 rounds
        movaps xmm2, [rdi + 16]                                 ;  1308.0 p2      61 t reload
        movaps [rbp + 7360], xmm2                               ;  1311.0 p3+p4   60 rounds
        movaps xmm2, [rsi - 128]                                ;  1309.0 p2      61 t reload
        movaps [rbp + 7376], xmm2                               ;  1312.0 p3+p4   60 rounds
        movaps xmm2, [rax + 64]                                 ;  1310.0 p2      61 t reload
        movaps [rbp + 7392], xmm2                               ;  1313.0 p3+p4   60 rounds
        movaps xmm2, [rax + 32]                                 ;  1311.0 p2      61 t reload
        movaps [rbp + 7408], xmm2                               ;  1314.0 p3+p4   60 rounds
        movaps xmm2, [rdx + 16]                                 ;  1312.0 p2      61 t reload
        movaps [rbp + 7424], xmm2                               ;  1315.0 p3+p4   60 rounds
        movaps xmm2, [rbp - 128]                                ;  1313.0 p2      61 t reload
        movaps [rbp + 7440], xmm2                               ;  1316.0 p3+p4   60 rounds
        movaps xmm2, [rdi - 32]                                 ;  1314.0 p2      61 t reload
        movaps [rbp + 7456], xmm2                               ;  1317.0 p3+p4   60 rounds
        movaps xmm2, [rax + 0]                                  ;  1315.0 p2      61 t reload
        movaps [rbp + 7472], xmm2                               ;  1318.0 p3+p4   60 rounds
        movaps xmm2, [rcx + 112]                                ;  1316.0 p2      61 t reload
        xorps xmm3, [rsi - 96]                                  ;  1317.0 p5+p2   62 t
        movaps xmm5, [rbx - 128]                                ;  1318.0 p2      62 t
        xorps xmm14, [rbp + 4816]                               ;  1319.0 p0+p2   62 t
        xorps xmm14, [rdi - 112]                                ;  1320.0 p1+p2   62 t
        movaps [rdi - 112], xmm14                               ;  1321.0 p3+p4   62 t spill
        movaps xmm14, [r10 - 112]                               ;  1321.0 p2      62 t
        xorps xmm14, [rbp + 4832]                               ;  1324.0 p5+p2   62 t
        xorps xmm14, [rsi + 112]                                ;  1325.0 p0+p2   62 t
        xorps xmm5, [rbp + 4960]                                ;  1324.0 p1+p2   62 t
        xorps xmm5, [rbp + 2944]                                ;  1325.0 p5+p2   62 t
        movaps [rbp + 7488], xmm2                               ;  1319.0 p3+p4   60 rounds
        movaps xmm2, [rdi + 64]                                 ;  1326.0 p2      61 t reload
        movaps [rbp + 7504], xmm2                               ;  1329.0 p3+p4   60 rounds
        movaps xmm2, [rax + 16]                                 ;  1327.0 p2      61 t reload
        movaps [rbp + 7520], xmm2                               ;  1330.0 p3+p4   60 rounds
        movaps xmm2, [r10 + 112]                                ;  1328.0 p2      61 t reload
        movaps [rbp + 7536], xmm2                               ;  1331.0 p3+p4   60 rounds
        movaps xmm2, [rcx + 64]                                 ;  1329.0 p2      61 t reload
        movaps [rbp + 7552], xmm2                               ;  1332.0 p3+p4   60 rounds
        xorps xmm13, [rbp + 2960]                               ;  1330.0 p0+p2   62 t
        movaps [rbp + 4512], xmm1                               ;  1320.0 p3+p4   60 rounds
        movaps xmm1, [r10 - 80]                                 ;  1331.0 p2      62 t reload
        movaps xmm2, [r11 - 128]                                ;  1332.0 p2      61 t reload
        movaps [rbp + 7568], xmm2                               ;  1335.0 p3+p4   60 rounds
        movaps xmm2, [rdx - 16]                                 ;  1333.0 p2      61 t reload
        movaps [rbp + 7584], xmm2                               ;  1336.0 p3+p4   60 rounds
        movaps xmm2, [r10 + 96]                                 ;  1334.0 p2      61 t reload
        movaps [rsi + 112], xmm14                               ;  1326.0 p3+p4   62 t spill
        movaps [rbp + 7600], xmm2                               ;  1337.0 p3+p4   60 rounds
        movaps xmm2, [r10 + 80]                                 ;  1335.0 p2      61 t reload
        movaps [rbp + 7616], xmm2                               ;  1338.0 p3+p4   60 rounds
        movaps xmm2, [r10 + 48]                                 ;  1336.0 p2      61 t reload
        movaps [rbp + 7632], xmm2                               ;  1339.0 p3+p4   60 rounds
        movaps xmm2, [rdi + 112]                                ;  1337.0 p2      61 t reload
        movaps [rbp + 7648], xmm2                               ;  1340.0 p3+p4   60 rounds
        movaps xmm2, [rdi - 64]                                 ;  1338.0 p2      61 t reload
        movaps [rbp + 7664], xmm2                               ;  1341.0 p3+p4   60 rounds
        movaps xmm2, [rdi - 80]                                 ;  1339.0 p2      61 t reload
        movaps [rbp + 7680], xmm2                               ;  1342.0 p3+p4   60 rounds
        movaps xmm2, [rbp + 48]                                 ;  1340.0 p2      61 t reload
        movaps [rbp + 7696], xmm2                               ;  1343.0 p3+p4   60 rounds
        movaps xmm2, [r11 + 80]                                 ;  1341.0 p2      61 t reload
        movaps [rbp + 7712], xmm2                               ;  1344.0 p3+p4   60 rounds
        movaps xmm2, [rdx + 112]                                ;  1342.0 p2      61 t reload
        movaps [rbp + 7728], xmm2                               ;  1345.0 p3+p4   60 rounds
        movaps xmm2, [r10 + 64]                                 ;  1343.0 p2      61 t reload
        movaps [rbp + 7744], xmm2                               ;  1346.0 p3+p4   60 rounds
        movaps xmm2, [r11 - 112]                                ;  1344.0 p2      61 t reload
        movaps [rbp + 7760], xmm2                               ;  1347.0 p3+p4   60 rounds
        movaps [rbp + 4528], xmm1                               ;  1339.0 p3+p4   60 rounds
        movaps xmm2, [rsi + 32]                                 ;  1345.0 p2      61 t reload
        movaps xmm14, [rbx - 64]                                ;  1346.0 p2      62 t
        movaps [rbp + 7776], xmm2                               ;  1348.0 p3+p4   60 rounds
        movaps xmm2, [rdx + 64]                                 ;  1347.0 p2      61 t reload
        xorps xmm14, [rbp + 4848]                               ;  1349.0 p1+p2   62 t
        xorps xmm14, [rbx - 48]                                 ;  1350.0 p5+p2   62 t
        movaps [rbp + 7792], xmm2                               ;  1350.0 p3+p4   60 rounds
        movaps xmm2, [rdx - 64]                                 ;  1350.0 p2      61 t reload
        movaps [rbp + 4496], xmm10                              ;  1342.2 p3+p4   60 rounds
        movaps [rbp + 7808], xmm2                               ;  1353.0 p3+p4   60 rounds
        movaps xmm1, [r10 + 0]                                  ;  1351.0 p2      62 t reload
        movaps [rbp + 4544], xmm1                               ;  1354.0 p3+p4   60 rounds
        movaps xmm1, [rbx + 16]                                 ;  1352.0 p2      62 t reload
        movaps [rbp + 4560], xmm1                               ;  1355.0 p3+p4   60 rounds
        movaps xmm1, [rbx - 16]                                 ;  1353.0 p2      62 t reload
        movaps [rbp + 4576], xmm1                               ;  1356.0 p3+p4   60 rounds
        movaps xmm2, [rdi - 48]                                 ;  1354.0 p2      61 t reload
        movaps [rbp + 7824], xmm2                               ;  1357.0 p3+p4   60 rounds
        movaps xmm2, [rcx + 16]                                 ;  1355.0 p2      61 t reload
        movaps [rbp + 7840], xmm2                               ;  1358.0 p3+p4   60 rounds
        movaps xmm2, [rcx + 48]                                 ;  1356.0 p2      61 t reload
        movaps [rbp + 7856], xmm2                               ;  1359.0 p3+p4   60 rounds
        movaps xmm2, [rdx + 96]                                 ;  1357.0 p2      61 t reload
        movaps [rbp + 7872], xmm2                               ;  1360.0 p3+p4   60 rounds
        movaps xmm2, [rbp - 112]                                ;  1358.0 p2      61 t reload
        movaps [rbp + 7888], xmm2                               ;  1361.0 p3+p4   60 rounds
        movaps xmm2, [rax - 64]                                 ;  1359.0 p2      61 t reload
        movaps [rbp + 7904], xmm2                               ;  1362.0 p3+p4   60 rounds
        movaps xmm2, [rdx - 112]                                ;  1360.0 p2      61 t reload
        movaps [rbp + 7920], xmm2                               ;  1363.0 p3+p4   60 rounds
        movaps xmm2, [rsi + 80]                                 ;  1361.0 p2      61 t reload
        movaps xmm1, [rax + 96]                                 ;  1362.0 p2      62 t reload
        movaps [rbp + 4608], xmm1                               ;  1365.0 p3+p4   60 rounds
        movaps xmm1, [rcx - 16]                                 ;  1363.0 p2      62 t reload
        movaps [rbp + 4624], xmm1                               ;  1366.0 p3+p4   60 rounds
        movaps xmm1, [rsi - 80]                                 ;  1364.0 p2      62 t reload
        movaps [rbp + 4640], xmm1                               ;  1367.0 p3+p4   60 rounds
        movaps [rbp + 4896], xmm12                              ;  1358.2 p3+p4   60 rounds
        movaps [rbp + 7936], xmm2                               ;  1364.0 p3+p4   60 rounds
        movaps xmm2, [r10 - 16]                                 ;  1365.0 p2      61 t reload
        movaps [rbp + 7952], xmm2                               ;  1368.0 p3+p4   60 rounds
        movaps xmm2, [rax - 80]                                 ;  1366.0 p2      61 t reload
        movaps [rbp + 7968], xmm2                               ;  1369.0 p3+p4   60 rounds
        movaps xmm2, [rbp + 112]                                ;  1367.0 p2      61 t reload
        movaps [rbp + 7984], xmm2                               ;  1370.0 p3+p4   60 rounds
        movaps xmm2, [rbp - 64]                                 ;  1368.0 p2      61 t reload
        movaps [rbp + 8000], xmm2                               ;  1371.0 p3+p4   60 rounds
        movaps xmm2, [rcx - 128]                                ;  1369.0 p2      61 t reload
        movaps [rbp + 8016], xmm2                               ;  1372.0 p3+p4   60 rounds
        movaps xmm1, [rax - 32]                                 ;  1370.0 p2      62 t reload
        movaps [rbp + 4480], xmm7                               ;  1365.2 p3+p4   60 rounds
        movaps xmm2, [rbp + 0]                                  ;  1371.0 p2      61 t reload
        movaps [rbp + 8032], xmm2                               ;  1374.0 p3+p4   60 rounds
        movaps xmm2, [rsi - 32]                                 ;  1372.0 p2      61 t reload
        movaps [rbp + 8048], xmm2                               ;  1375.0 p3+p4   60 rounds
        movaps [rbp + 4672], xmm1                               ;  1373.0 p3+p4   60 rounds
        movaps [rbp + 4848], xmm14                              ;  1369.2 p3+p4   60 rounds
        movaps xmm1, [rdi + 96]                                 ;  1373.0 p2      62 t reload
        movaps [rbp + 4688], xmm1                               ;  1376.0 p3+p4   60 rounds
        movaps xmm1, [rcx - 96]                                 ;  1374.0 p2      62 t reload
        movaps [rbp + 4704], xmm1                               ;  1377.0 p3+p4   60 rounds
        movaps xmm1, [rdi - 96]                                 ;  1375.0 p2      62 t reload
        movaps [rbp + 4736], xmm1                               ;  1378.0 p3+p4   60 rounds
        movaps xmm1, [rax - 16]                                 ;  1376.0 p2      62 t reload
        movaps [rbp + 4752], xmm1                               ;  1379.0 p3+p4   60 rounds
        movaps xmm1, [r10 - 48]                                 ;  1377.0 p2      62 t reload
        movaps xmm2, [rdx - 80]                                 ;  1378.0 p2      61 t reload
        movaps [rbp + 4768], xmm1                               ;  1380.0 p3+p4   60 rounds
        movaps xmm1, [r10 - 32]                                 ;  1379.0 p2      62 t reload
        movaps [rbp + 4784], xmm1                               ;  1382.0 p3+p4   60 rounds
        movaps [rbp + 8064], xmm2                               ;  1381.0 p3+p4   60 rounds
        movaps xmm2, [rdx - 96]                                 ;  1380.0 p2      61 t reload
        movaps [rbp + 8080], xmm2                               ;  1383.0 p3+p4   60 rounds
        movaps xmm2, [r10 + 16]                                 ;  1381.0 p2      61 t reload
        movaps [rbp + 8096], xmm2                               ;  1384.0 p3+p4   60 rounds
        movaps xmm14, [rsi + 112]                               ;  1382.0 p2      62 t reload
        movaps [rbp + 4832], xmm14                              ;  1385.0 p3+p4   60 rounds
        movaps xmm14, [rdi - 128]                               ;  1383.0 p2      62 t reload
        movaps [rbp + 4912], xmm14                              ;  1386.0 p3+p4   60 rounds
        movaps xmm14, [rcx + 96]                                ;  1384.0 p2      62 t reload
        movaps [rbp + 5008], xmm14                              ;  1387.0 p3+p4   60 rounds
        movaps xmm2, [r11 - 96]                                 ;  1385.0 p2      61 t reload
        movaps [rbp + 8112], xmm2                               ;  1388.0 p3+p4   60 rounds
        movaps xmm2, [rbp + 16]                                 ;  1386.0 p2      61 t reload
        movaps [rbp + 8128], xmm2                               ;  1389.0 p3+p4   60 rounds
        movaps xmm2, [r11 - 80]                                 ;  1387.0 p2      61 t reload
        movaps [rbp + 8144], xmm2                               ;  1390.0 p3+p4   60 rounds
        movaps xmm14, [rbx + 64]                                ;  1388.0 p2      62 t reload
        movaps [rbp + 5024], xmm14                              ;  1391.0 p3+p4   60 rounds
        movaps xmm14, [rdx - 128]                               ;  1389.0 p2      62 t reload
        movaps [rbp + 5040], xmm14                              ;  1392.0 p3+p4   60 rounds
        movaps xmm14, [rcx - 64]                                ;  1390.0 p2      62 t reload
        movaps [rbp + 5056], xmm14                              ;  1393.0 p3+p4   60 rounds
        movaps xmm1, [rsi - 16]                                 ;  1391.0 p2      62 t reload
        movaps [rbp + 4800], xmm1                               ;  1394.0 p3+p4   60 rounds
        movaps xmm14, [rbp + 96]                                ;  1392.0 p2      62 t reload
        movaps [rbp + 4880], xmm13                              ;  1389.2 p3+p4   60 rounds
        movaps xmm2, [rsi + 48]                                 ;  1393.0 p2      61 t reload
        movaps xmm1, [rdi - 112]                                ;  1394.0 p2      62 t reload
        movaps [rbp + 4816], xmm1                               ;  1397.0 p3+p4   60 rounds
        movaps [rbp + 8160], xmm2                               ;  1396.0 p3+p4   60 rounds
        movaps xmm2, [r10 + 32]                                 ;  1395.0 p2      61 t reload
        movaps xmm13, [rdx + 48]                                ;  1396.0 p2      62 t reload
        movaps [rbp + 8176], xmm2                               ;  1398.0 p3+p4   60 rounds
        movaps xmm2, [r11 - 64]                                 ;  1397.0 p2      61 t reload
        movaps [rbp + 5072], xmm14                              ;  1395.0 p3+p4   60 rounds
        movaps [rbp + 4592], xmm9                               ;  1394.2 p3+p4   60 rounds
        movaps xmm9, [rsi - 64]                                 ;  1398.0 p2      62 t reload
        movaps [rbp + 4656], xmm6                               ;  1395.2 p3+p4   60 rounds
        movaps [rbp + 4928], xmm11                              ;  1396.2 p3+p4   60 rounds
        movaps xmm14, [rbx + 80]                                ;  1399.0 p2      62 t reload
        movaps [rbp + 5088], xmm14                              ;  1402.0 p3+p4   60 rounds
        movaps xmm12, [r11 + 48]                                ;  1400.0 p2      62 t reload
        movaps xmm14, [rcx + 0]                                 ;  1401.0 p2      62 t reload
        movaps [rbp + 4720], xmm8                               ;  1398.2 p3+p4   60 rounds
        movaps [rbp + 4944], xmm15                              ;  1399.2 p3+p4   60 rounds
        movaps [rbp + 4992], xmm0                               ;  1400.2 p3+p4   60 rounds
        movaps [rbp + 5104], xmm14                              ;  1404.0 p3+p4   60 rounds
        movaps xmm14, [rbx + 48]                                ;  1402.0 p2      62 t reload
        movaps xmm0, [rbp - 96]                                 ;  1403.0 p2      62 t reload
        movaps [rbp + 5120], xmm14                              ;  1405.0 p3+p4   60 rounds
        add r8, 0x800                                           ;  1396.5 p0      60 rounds
        movaps [rbp + 8192], xmm2                               ;  1403.2 p3+p4   60 rounds
        movaps xmm2, [rbp + 4032]                               ;  1404.0 p2      61 t reload
        movaps [rbp + 8208], xmm2                               ;  1407.0 p3+p4   60 rounds
        movaps [rbp + 4960], xmm5                               ;  1405.2 p3+p4   60 rounds
        movaps xmm14, [rbp - 16]                                ;  1405.0 p2      62 t reload
        movaps xmm5, [r11 - 16]                                 ;  1406.0 p2      62 t reload
        movaps xmm1, [r11 + 64]                                 ;  1407.0 p2      62 t reload
        movaps xmm7, [rbp - 80]                                 ;  1408.0 p2      62 t reload
        movaps [rbp + 5136], xmm14                              ;  1408.0 p3+p4   60 rounds
        movaps xmm14, [rcx - 80]                                ;  1409.0 p2      62 t reload
        movaps [rbp + 5152], xmm14                              ;  1412.0 p3+p4   60 rounds
        movaps xmm10, [r11 + 16]                                ;  1410.0 p2      62 t reload
        movaps [rbp + 4976], xmm3                               ;  1408.2 p3+p4   60 rounds
        movaps xmm8, [r11 + 0]                                  ;  1411.0 p2      62 t reload
        movaps xmm14, [rcx - 112]                               ;  1412.0 p2      62 t reload
        movaps xmm11, [r11 + 32]                                ;  1413.0 p2      62 t reload
        movaps xmm6, [rdi + 80]                                 ;  1414.0 p2      62 t reload
        movaps xmm2, [rsi + 64]                                 ;  1415.0 p2      61 t reload
        movaps [rbp + 8224], xmm2                               ;  1418.0 p3+p4   60 rounds
        movaps xmm2, [rsi + 0]                                  ;  1416.0 p2      61 t reload
        movaps [rbp + 5168], xmm14                              ;  1415.0 p3+p4   60 rounds
        movaps [rbp + 8240], xmm2                               ;  1419.0 p3+p4   60 rounds
        movaps [rbp + 4864], xmm4                               ;  1412.2 p3+p4   60 rounds
        movaps xmm4, [r11 - 32]                                 ;  1417.0 p2      62 t reload
        movaps xmm2, [rbx + 96]                                 ;  1418.0 p2      62 t reload
        movaps [rbp + 4384], xmm2                               ;  1421.0 p3+p4   60 rounds
        movaps xmm2, [rbx - 112]                                ;  1419.0 p2      62 t reload
        movaps [rbp + 4400], xmm2                               ;  1422.0 p3+p4   60 rounds
        movaps xmm3, [r11 - 48]                                 ;  1420.0 p2      62 t reload
        movaps xmm2, [rbx - 32]                                 ;  1421.0 p2      62 t reload
        movaps [rbp + 4416], xmm2                               ;  1424.0 p3+p4   60 rounds
        movaps xmm2, [r10 - 64]                                 ;  1422.0 p2      62 t reload
        movaps [rbp + 4432], xmm2                               ;  1425.0 p3+p4   60 rounds
        movaps xmm2, [rbp + 80]                                 ;  1423.0 p2      62 t reload
        movaps [rbp + 4448], xmm2                               ;  1426.0 p3+p4   60 rounds
        movaps xmm2, [rdi - 16]                                 ;  1424.0 p2      62 t reload
        movaps [rbp + 4464], xmm2                               ;  1427.0 p3+p4   60 rounds
        movaps xmm2, [rsi - 48]                                 ;  1425.0 p2      62 t reload
        cmp r8, qword [rbp + 8544]                              ;                    more rounds?
        jne .rounds_4
        mov qword [rbp + 8536], r8                              ;                    resident
        movdqa [rbp + 8256], xmm0                               ;                    resident
        movdqa [rbp + 8272], xmm1                               ;                    resident
        movdqa [rbp + 8288], xmm2                               ;                    resident
        movdqa [rbp + 8304], xmm3                               ;                    resident
        movdqa [rbp + 8320], xmm4                               ;                    resident
        movdqa [rbp + 8336], xmm5                               ;                    resident
        movdqa [rbp + 8352], xmm6                               ;                    resident
        movdqa [rbp + 8368], xmm7                               ;                    resident
        movdqa [rbp + 8384], xmm8                               ;                    resident
        movdqa [rbp + 8400], xmm9                               ;                    resident
        movdqa [rbp + 8416], xmm10                              ;                    resident
        movdqa [rbp + 8432], xmm11                              ;                    resident
        movdqa [rbp + 8448], xmm12                              ;                    resident
        movdqa [rbp + 8464], xmm13                              ;                    resident
        mov r8, qword [rbp + 8496]                              ;     0.0 p2      74 dst.0 reload
        mov r9, qword [rbp + 8552]                              ;     1.0 p2      74 dst reload
        movaps xmm0, [r8 + 24576]                               ;     3.0 p2      74 dst
        xorps xmm0, [rbp + 7232]                                ;     6.0 p0+p2   74 dst
        movaps [r9], xmm0                                       ;     7.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24592]                               ;     4.0 p2      74 dst
        xorps xmm0, [rbp + 7248]                                ;     7.0 p1+p2   74 dst
        movaps [r9 + 16], xmm0                                  ;     8.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24608]                               ;     6.0 p2      74 dst
        xorps xmm0, [rbp + 7264]                                ;     9.0 p5+p2   74 dst
        movaps [r9 + 32], xmm0                                  ;    10.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24624]                               ;     8.0 p2      74 dst
        xorps xmm0, [rbp + 7280]                                ;    11.0 p0+p2   74 dst
        movaps [r9 + 48], xmm0                                  ;    12.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24640]                               ;    10.0 p2      74 dst
        xorps xmm0, [rbp + 7296]                                ;    13.0 p1+p2   74 dst
        movaps [r9 + 64], xmm0                                  ;    14.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24656]                               ;    12.0 p2      74 dst
        xorps xmm0, [rbp + 7312]                                ;    15.0 p5+p2   74 dst
        movaps [r9 + 80], xmm0                                  ;    16.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24672]                               ;    14.0 p2      74 dst
        xorps xmm0, [rbp + 7328]                                ;    17.0 p0+p2   74 dst
        movaps [r9 + 96], xmm0                                  ;    18.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24688]                               ;    16.0 p2      74 dst
        xorps xmm0, [rbp + 7344]                                ;    19.0 p1+p2   74 dst
        movaps [r9 + 112], xmm0                                 ;    20.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24704]                               ;    18.0 p2      74 dst
        xorps xmm0, [rbp + 7360]                                ;    21.0 p5+p2   74 dst
        movaps [r9 + 128], xmm0                                 ;    22.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24720]                               ;    20.0 p2      74 dst
        xorps xmm0, [rbp + 7376]                                ;    23.0 p0+p2   74 dst
        movaps [r9 + 144], xmm0                                 ;    24.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24736]                               ;    22.0 p2      74 dst
        xorps xmm0, [rbp + 7392]                                ;    25.0 p1+p2   74 dst
        movaps [r9 + 160], xmm0                                 ;    26.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24752]                               ;    24.0 p2      74 dst
        xorps xmm0, [rbp + 7408]                                ;    27.0 p5+p2   74 dst
        movaps [r9 + 176], xmm0                                 ;    28.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24768]                               ;    26.0 p2      74 dst
        xorps xmm0, [rbp + 7424]                                ;    29.0 p0+p2   74 dst
        movaps [r9 + 192], xmm0                                 ;    30.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24784]                               ;    28.0 p2      74 dst
        xorps xmm0, [rbp + 7440]                                ;    31.0 p1+p2   74 dst
        movaps [r9 + 208], xmm0                                 ;    32.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24800]                               ;    30.0 p2      74 dst
        xorps xmm0, [rbp + 7456]                                ;    33.0 p5+p2   74 dst
        movaps [r9 + 224], xmm0                                 ;    34.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24816]                               ;    32.0 p2      74 dst
        xorps xmm0, [rbp + 7472]                                ;    35.0 p0+p2   74 dst
        movaps [r9 + 240], xmm0                                 ;    36.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24832]                               ;    34.0 p2      74 dst
        xorps xmm0, [rbp + 7488]                                ;    37.0 p1+p2   74 dst
        movaps [r9 + 256], xmm0                                 ;    38.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24848]                               ;    36.0 p2      74 dst
        xorps xmm0, [rbp + 7504]                                ;    39.0 p5+p2   74 dst
        movaps [r9 + 272], xmm0                                 ;    40.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24864]                               ;    38.0 p2      74 dst
        xorps xmm0, [rbp + 7520]                                ;    41.0 p0+p2   74 dst
        movaps [r9 + 288], xmm0                                 ;    42.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24880]                               ;    40.0 p2      74 dst
        xorps xmm0, [rbp + 7536]                                ;    43.0 p1+p2   74 dst
        movaps [r9 + 304], xmm0                                 ;    44.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24896]                               ;    42.0 p2      74 dst
        xorps xmm0, [rbp + 7552]                                ;    45.0 p5+p2   74 dst
        movaps [r9 + 320], xmm0                                 ;    46.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24912]                               ;    44.0 p2      74 dst
        xorps xmm0, [rbp + 7568]                                ;    47.0 p0+p2   74 dst
        movaps [r9 + 336], xmm0                                 ;    48.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24928]                               ;    46.0 p2      74 dst
        xorps xmm0, [rbp + 7584]                                ;    49.0 p1+p2   74 dst
        movaps [r9 + 352], xmm0                                 ;    50.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24944]                               ;    48.0 p2      74 dst
        xorps xmm0, [rbp + 7600]                                ;    51.0 p5+p2   74 dst
        movaps [r9 + 368], xmm0                                 ;    52.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24960]                               ;    50.0 p2      74 dst
        xorps xmm0, [rbp + 7616]                                ;    53.0 p0+p2   74 dst
        movaps [r9 + 384], xmm0                                 ;    54.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24976]                               ;    52.0 p2      74 dst
        xorps xmm0, [rbp + 7632]                                ;    55.0 p1+p2   74 dst
        movaps [r9 + 400], xmm0                                 ;    56.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24992]                               ;    54.0 p2      74 dst
        xorps xmm0, [rbp + 7648]                                ;    57.0 p5+p2   74 dst
        movaps [r9 + 416], xmm0                                 ;    58.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25008]                               ;    56.0 p2      74 dst
        xorps xmm0, [rbp + 7664]                                ;    59.0 p0+p2   74 dst
        movaps [r9 + 432], xmm0                                 ;    60.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25024]                               ;    58.0 p2      74 dst
        xorps xmm0, [rbp + 7680]                                ;    61.0 p1+p2   74 dst
        movaps [r9 + 448], xmm0                                 ;    62.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25040]                               ;    60.0 p2      74 dst
        xorps xmm0, [rbp + 7696]                                ;    63.0 p5+p2   74 dst
        movaps [r9 + 464], xmm0                                 ;    64.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25056]                               ;    62.0 p2      74 dst
        xorps xmm0, [rbp + 7712]                                ;    65.0 p0+p2   74 dst
        movaps [r9 + 480], xmm0                                 ;    66.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25072]                               ;    64.0 p2      74 dst
        xorps xmm0, [rbp + 7728]                                ;    67.0 p1+p2   74 dst
        movaps [r9 + 496], xmm0                                 ;    68.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25088]                               ;    66.0 p2      74 dst
        xorps xmm0, [rbp + 7744]                                ;    69.0 p5+p2   74 dst
        movaps [r9 + 512], xmm0                                 ;    70.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25104]                               ;    68.0 p2      74 dst
        xorps xmm0, [rbp + 7760]                                ;    71.0 p0+p2   74 dst
        movaps [r9 + 528], xmm0                                 ;    72.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25120]                               ;    70.0 p2      74 dst
        xorps xmm0, [rbp + 7776]                                ;    73.0 p1+p2   74 dst
        movaps [r9 + 544], xmm0                                 ;    74.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25136]                               ;    72.0 p2      74 dst
        xorps xmm0, [rbp + 7792]                                ;    75.0 p5+p2   74 dst
        movaps [r9 + 560], xmm0                                 ;    76.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25152]                               ;    74.0 p2      74 dst
        xorps xmm0, [rbp + 7808]                                ;    77.0 p0+p2   74 dst
        movaps [r9 + 576], xmm0                                 ;    78.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25168]                               ;    76.0 p2      74 dst
        xorps xmm0, [rbp + 7824]                                ;    79.0 p1+p2   74 dst
        movaps [r9 + 592], xmm0                                 ;    80.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25184]                               ;    78.0 p2      74 dst
        xorps xmm0, [rbp + 7840]                                ;    81.0 p5+p2   74 dst
        movaps [r9 + 608], xmm0                                 ;    82.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25200]                               ;    80.0 p2      74 dst
        xorps xmm0, [rbp + 7856]                                ;    83.0 p0+p2   74 dst
        movaps [r9 + 624], xmm0                                 ;    84.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25216]                               ;    82.0 p2      74 dst
        xorps xmm0, [rbp + 7872]                                ;    85.0 p1+p2   74 dst
        movaps [r9 + 640], xmm0                                 ;    86.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25232]                               ;    84.0 p2      74 dst
        xorps xmm0, [rbp + 7888]                                ;    87.0 p5+p2   74 dst
        movaps [r9 + 656], xmm0                                 ;    88.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25248]                               ;    86.0 p2      74 dst
        xorps xmm0, [rbp + 7904]                                ;    89.0 p0+p2   74 dst
        movaps [r9 + 672], xmm0                                 ;    90.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25264]                               ;    88.0 p2      74 dst
        xorps xmm0, [rbp + 7920]                                ;    91.0 p1+p2   74 dst
        movaps [r9 + 688], xmm0                                 ;    92.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25280]                               ;    90.0 p2      74 dst
        xorps xmm0, [rbp + 7936]                                ;    93.0 p5+p2   74 dst
        movaps [r9 + 704], xmm0                                 ;    94.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25296]                               ;    92.0 p2      74 dst
        xorps xmm0, [rbp + 7952]                                ;    95.0 p0+p2   74 dst
        movaps [r9 + 720], xmm0                                 ;    96.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25312]                               ;    94.0 p2      74 dst
        xorps xmm0, [rbp + 7968]                                ;    97.0 p1+p2   74 dst
        movaps [r9 + 736], xmm0                                 ;    98.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25328]                               ;    96.0 p2      74 dst
        xorps xmm0, [rbp + 7984]                                ;    99.0 p5+p2   74 dst
        movaps [r9 + 752], xmm0                                 ;   100.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25344]                               ;    98.0 p2      74 dst
        xorps xmm0, [rbp + 8000]                                ;   101.0 p0+p2   74 dst
        movaps [r9 + 768], xmm0                                 ;   102.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25360]                               ;   100.0 p2      74 dst
        xorps xmm0, [rbp + 8016]                                ;   103.0 p1+p2   74 dst
        movaps [r9 + 784], xmm0                                 ;   104.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25376]                               ;   102.0 p2      74 dst
        xorps xmm0, [rbp + 8032]                                ;   105.0 p5+p2   74 dst
        movaps [r9 + 800], xmm0                                 ;   106.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25392]                               ;   104.0 p2      74 dst
        xorps xmm0, [rbp + 8048]                                ;   107.0 p0+p2   74 dst
        movaps [r9 + 816], xmm0                                 ;   108.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25408]                               ;   106.0 p2      74 dst
        xorps xmm0, [rbp + 8064]                                ;   109.0 p1+p2   74 dst
        movaps [r9 + 832], xmm0                                 ;   110.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25424]                               ;   108.0 p2      74 dst
        xorps xmm0, [rbp + 8080]                                ;   111.0 p5+p2   74 dst
        movaps [r9 + 848], xmm0                                 ;   112.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25440]                               ;   110.0 p2      74 dst
        xorps xmm0, [rbp + 8096]                                ;   113.0 p0+p2   74 dst
        movaps [r9 + 864], xmm0                                 ;   114.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25456]                               ;   112.0 p2      74 dst
        xorps xmm0, [rbp + 8112]                                ;   115.0 p1+p2   74 dst
        movaps [r9 + 880], xmm0                                 ;   116.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25472]                               ;   114.0 p2      74 dst
        xorps xmm0, [rbp + 8128]                                ;   117.0 p5+p2   74 dst
        movaps [r9 + 896], xmm0                                 ;   118.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25488]                               ;   116.0 p2      74 dst
        xorps xmm0, [rbp + 8144]                                ;   119.0 p0+p2   74 dst
        movaps [r9 + 912], xmm0                                 ;   120.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25504]                               ;   118.0 p2      74 dst
        xorps xmm0, [rbp + 8160]                                ;   121.0 p1+p2   74 dst
        movaps [r9 + 928], xmm0                                 ;   122.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25520]                               ;   120.0 p2      74 dst
        xorps xmm0, [rbp + 8176]                                ;   123.0 p5+p2   74 dst
        movaps [r9 + 944], xmm0                                 ;   124.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25536]                               ;   122.0 p2      74 dst
        xorps xmm0, [rbp + 8192]                                ;   125.0 p0+p2   74 dst
        movaps [r9 + 960], xmm0                                 ;   126.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25552]                               ;   124.0 p2      74 dst
        xorps xmm0, [rbp + 8208]                                ;   127.0 p1+p2   74 dst
        movaps [r9 + 976], xmm0                                 ;   128.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25568]                               ;   126.0 p2      74 dst
        xorps xmm0, [rbp + 8224]                                ;   129.0 p5+p2   74 dst
        movaps [r9 + 992], xmm0                                 ;   130.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25584]                               ;   128.0 p2      74 dst
        xorps xmm0, [rbp + 8240]                                ;   131.0 p0+p2   74 dst
        movaps [r9 + 1008], xmm0                                ;   132.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25600]                               ;   130.0 p2      75 dst
        xorps xmm0, [rbp + 8256]                                ;   133.0 p1+p2   75 dst
        movaps [r9 + 1024], xmm0                                ;   134.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25616]                               ;   132.0 p2      75 dst
        xorps xmm0, [rbp + 8272]                                ;   135.0 p5+p2   75 dst
        movaps [r9 + 1040], xmm0                                ;   136.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25632]                               ;   134.0 p2      75 dst
        xorps xmm0, [rbp + 8288]                                ;   137.0 p0+p2   75 dst
        movaps [r9 + 1056], xmm0                                ;   138.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25648]                               ;   136.0 p2      75 dst
        xorps xmm0, [rbp + 8304]                                ;   139.0 p1+p2   75 dst
        movaps [r9 + 1072], xmm0                                ;   140.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25664]                               ;   138.0 p2      75 dst
        xorps xmm0, [rbp + 8320]                                ;   141.0 p5+p2   75 dst
        movaps [r9 + 1088], xmm0                                ;   142.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25680]                               ;   140.0 p2      75 dst
        xorps xmm0, [rbp + 8336]                                ;   143.0 p0+p2   75 dst
        movaps [r9 + 1104], xmm0                                ;   144.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25696]                               ;   142.0 p2      75 dst
        xorps xmm0, [rbp + 8352]                                ;   145.0 p1+p2   75 dst
        movaps [r9 + 1120], xmm0                                ;   146.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25712]                               ;   144.0 p2      75 dst
        xorps xmm0, [rbp + 8368]                                ;   147.0 p5+p2   75 dst
        movaps [r9 + 1136], xmm0                                ;   148.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25728]                               ;   146.0 p2      75 dst
        xorps xmm0, [rbp + 8384]                                ;   149.0 p0+p2   75 dst
        movaps [r9 + 1152], xmm0                                ;   150.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25744]                               ;   148.0 p2      75 dst
        xorps xmm0, [rbp + 8400]                                ;   151.0 p1+p2   75 dst
        movaps [r9 + 1168], xmm0                                ;   152.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25760]                               ;   150.0 p2      75 dst
        xorps xmm0, [rbp + 8416]                                ;   153.0 p5+p2   75 dst
        movaps [r9 + 1184], xmm0                                ;   154.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25776]                               ;   152.0 p2      75 dst
        xorps xmm0, [rbp + 8432]                                ;   155.0 p0+p2   75 dst
        movaps [r9 + 1200], xmm0                                ;   156.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25792]                               ;   154.0 p2      75 dst
        xorps xmm0, [rbp + 8448]                                ;   157.0 p1+p2   75 dst
        movaps [r9 + 1216], xmm0                                ;   158.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25808]                               ;   156.0 p2      75 dst
        xorps xmm0, [rbp + 8464]                                ;   159.0 p5+p2   75 dst
        movaps [r9 + 1232], xmm0                                ;   160.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25824]                               ;   158.0 p2      75 dst
        xorps xmm0, [rbp + 4384]                                ;   161.0 p0+p2   75 dst
        movaps [r9 + 1248], xmm0                                ;   162.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25840]                               ;   160.0 p2      75 dst
        xorps xmm0, [rbp + 4400]                                ;   163.0 p1+p2   75 dst
        movaps [r9 + 1264], xmm0                                ;   164.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25856]                               ;   162.0 p2      75 dst
        xorps xmm0, [rbp + 4416]                                ;   165.0 p5+p2   75 dst
        movaps [r9 + 1280], xmm0                                ;   166.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25872]                               ;   164.0 p2      75 dst
        xorps xmm0, [rbp + 4432]                                ;   167.0 p0+p2   75 dst
        movaps [r9 + 1296], xmm0                                ;   168.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25888]                               ;   166.0 p2      75 dst
        xorps xmm0, [rbp + 4448]                                ;   169.0 p1+p2   75 dst
        movaps [r9 + 1312], xmm0                                ;   170.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25904]                               ;   168.0 p2      75 dst
        xorps xmm0, [rbp + 4464]                                ;   171.0 p5+p2   75 dst
        movaps [r9 + 1328], xmm0                                ;   172.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25920]                               ;   170.0 p2      75 dst
        xorps xmm0, [rbp + 4480]                                ;   173.0 p0+p2   75 dst
        movaps [r9 + 1344], xmm0                                ;   174.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25936]                               ;   172.0 p2      75 dst
        xorps xmm0, [rbp + 4496]                                ;   175.0 p1+p2   75 dst
        movaps [r9 + 1360], xmm0                                ;   176.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25952]                               ;   174.0 p2      75 dst
        xorps xmm0, [rbp + 4512]                                ;   177.0 p5+p2   75 dst
        movaps [r9 + 1376], xmm0                                ;   178.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25968]                               ;   176.0 p2      75 dst
        xorps xmm0, [rbp + 4528]                                ;   179.0 p0+p2   75 dst
        movaps [r9 + 1392], xmm0                                ;   180.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25984]                               ;   178.0 p2      75 dst
        xorps xmm0, [rbp + 4544]                                ;   181.0 p1+p2   75 dst
        movaps [r9 + 1408], xmm0                                ;   182.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26000]                               ;   180.0 p2      75 dst
        xorps xmm0, [rbp + 4560]                                ;   183.0 p5+p2   75 dst
        movaps [r9 + 1424], xmm0                                ;   184.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26016]                               ;   182.0 p2      75 dst
        xorps xmm0, [rbp + 4576]                                ;   185.0 p0+p2   75 dst
        movaps [r9 + 1440], xmm0                                ;   186.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26032]                               ;   184.0 p2      75 dst
        xorps xmm0, [rbp + 4592]                                ;   187.0 p1+p2   75 dst
        movaps [r9 + 1456], xmm0                                ;   188.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26048]                               ;   186.0 p2      75 dst
        xorps xmm0, [rbp + 4608]                                ;   189.0 p5+p2   75 dst
        movaps [r9 + 1472], xmm0                                ;   190.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26064]                               ;   188.0 p2      75 dst
        xorps xmm0, [rbp + 4624]                                ;   191.0 p0+p2   75 dst
        movaps [r9 + 1488], xmm0                                ;   192.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26080]                               ;   190.0 p2      75 dst
        xorps xmm0, [rbp + 4640]                                ;   193.0 p1+p2   75 dst
        movaps [r9 + 1504], xmm0                                ;   194.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26096]                               ;   192.0 p2      75 dst
        xorps xmm0, [rbp + 4656]                                ;   195.0 p5+p2   75 dst
        movaps [r9 + 1520], xmm0                                ;   196.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26112]                               ;   194.0 p2      75 dst
        xorps xmm0, [rbp + 4672]                                ;   197.0 p0+p2   75 dst
        movaps [r9 + 1536], xmm0                                ;   198.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26128]                               ;   196.0 p2      75 dst
        xorps xmm0, [rbp + 4688]                                ;   199.0 p1+p2   75 dst
        movaps [r9 + 1552], xmm0                                ;   200.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26144]                               ;   198.0 p2      75 dst
        xorps xmm0, [rbp + 4704]                                ;   201.0 p5+p2   75 dst
        movaps [r9 + 1568], xmm0                                ;   202.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26160]                               ;   200.0 p2      75 dst
        xorps xmm0, [rbp + 4720]                                ;   203.0 p0+p2   75 dst
        movaps [r9 + 1584], xmm0                                ;   204.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26176]                               ;   202.0 p2      75 dst
        xorps xmm0, [rbp + 4736]                                ;   205.0 p1+p2   75 dst
        movaps [r9 + 1600], xmm0                                ;   206.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26192]                               ;   204.0 p2      75 dst
        xorps xmm0, [rbp + 4752]                                ;   207.0 p5+p2   75 dst
        movaps [r9 + 1616], xmm0                                ;   208.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26208]                               ;   206.0 p2      75 dst
        xorps xmm0, [rbp + 4768]                                ;   209.0 p0+p2   75 dst
        movaps [r9 + 1632], xmm0                                ;   210.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26224]                               ;   208.0 p2      75 dst
        xorps xmm0, [rbp + 4784]                                ;   211.0 p1+p2   75 dst
        movaps [r9 + 1648], xmm0                                ;   212.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26240]                               ;   210.0 p2      75 dst
        xorps xmm0, [rbp + 4800]                                ;   213.0 p5+p2   75 dst
        movaps [r9 + 1664], xmm0                                ;   214.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26256]                               ;   212.0 p2      75 dst
        xorps xmm0, [rbp + 4816]                                ;   215.0 p0+p2   75 dst
        movaps [r9 + 1680], xmm0                                ;   216.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26272]                               ;   214.0 p2      75 dst
        xorps xmm0, [rbp + 4832]                                ;   217.0 p1+p2   75 dst
        movaps [r9 + 1696], xmm0                                ;   218.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26288]                               ;   216.0 p2      75 dst
        xorps xmm0, [rbp + 4848]                                ;   219.0 p5+p2   75 dst
        movaps [r9 + 1712], xmm0                                ;   220.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26304]                               ;   218.0 p2      75 dst
        xorps xmm0, [rbp + 4864]                                ;   221.0 p0+p2   75 dst
        movaps [r9 + 1728], xmm0                                ;   222.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26320]                               ;   220.0 p2      75 dst
        xorps xmm0, [rbp + 4880]                                ;   223.0 p1+p2   75 dst
        movaps [r9 + 1744], xmm0                                ;   224.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26336]                               ;   222.0 p2      75 dst
        xorps xmm0, [rbp + 4896]                                ;   225.0 p5+p2   75 dst
        movaps [r9 + 1760], xmm0                                ;   226.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26352]                               ;   224.0 p2      75 dst
        xorps xmm0, [rbp + 4912]                                ;   227.0 p0+p2   75 dst
        movaps [r9 + 1776], xmm0                                ;   228.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26368]                               ;   226.0 p2      75 dst
        xorps xmm0, [rbp + 4928]                                ;   229.0 p1+p2   75 dst
        movaps [r9 + 1792], xmm0                                ;   230.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26384]                               ;   228.0 p2      75 dst
        xorps xmm0, [rbp + 4944]                                ;   231.0 p5+p2   75 dst
        movaps [r9 + 1808], xmm0                                ;   232.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26400]                               ;   230.0 p2      75 dst
        xorps xmm0, [rbp + 4960]                                ;   233.0 p0+p2   75 dst
        movaps [r9 + 1824], xmm0                                ;   234.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26416]                               ;   232.0 p2      75 dst
        xorps xmm0, [rbp + 4976]                                ;   235.0 p1+p2   75 dst
        movaps [r9 + 1840], xmm0                                ;   236.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26432]                               ;   234.0 p2      75 dst
        xorps xmm0, [rbp + 4992]                                ;   237.0 p5+p2   75 dst
        movaps [r9 + 1856], xmm0                                ;   238.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26448]                               ;   236.0 p2      75 dst
        xorps xmm0, [rbp + 5008]                                ;   239.0 p0+p2   75 dst
        movaps [r9 + 1872], xmm0                                ;   240.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26464]                               ;   238.0 p2      75 dst
        xorps xmm0, [rbp + 5024]                                ;   241.0 p1+p2   75 dst
        movaps [r9 + 1888], xmm0                                ;   242.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26480]                               ;   240.0 p2      75 dst
        xorps xmm0, [rbp + 5040]                                ;   243.0 p5+p2   75 dst
        movaps [r9 + 1904], xmm0                                ;   244.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26496]                               ;   242.0 p2      75 dst
        xorps xmm0, [rbp + 5056]                                ;   245.0 p0+p2   75 dst
        movaps [r9 + 1920], xmm0                                ;   246.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26512]                               ;   244.0 p2      75 dst
        xorps xmm0, [rbp + 5072]                                ;   247.0 p1+p2   75 dst
        movaps [r9 + 1936], xmm0                                ;   248.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26528]                               ;   246.0 p2      75 dst
        xorps xmm0, [rbp + 5088]                                ;   249.0 p5+p2   75 dst
        movaps [r9 + 1952], xmm0                                ;   250.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26544]                               ;   248.0 p2      75 dst
        xorps xmm0, [rbp + 5104]                                ;   251.0 p0+p2   75 dst
        movaps [r9 + 1968], xmm0                                ;   252.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26560]                               ;   250.0 p2      75 dst
        xorps xmm0, [rbp + 5120]                                ;   253.0 p1+p2   75 dst
        movaps [r9 + 1984], xmm0                                ;   254.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26576]                               ;   252.0 p2      75 dst
        xorps xmm0, [rbp + 5136]                                ;   255.0 p5+p2   75 dst
        movaps [r9 + 2000], xmm0                                ;   256.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26592]                               ;   254.0 p2      75 dst
        xorps xmm0, [rbp + 5152]                                ;   257.0 p0+p2   75 dst
        movaps [r9 + 2016], xmm0                                ;   258.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26608]                               ;   256.0 p2      75 dst
        mov r8, qword [rbp + 8480]                              ;   257.0 p2     152 blocks
        xorps xmm0, [rbp + 5168]                                ;   259.0 p1+p2   75 dst
        movaps [r9 + 2032], xmm0                                ;   260.0 p3+p4   75 dst
        add r9, 0x800                                           ;   250.0 p5     152 blocks
        mov qword [rbp + 8552], r9                              ;   251.0 p3+p4  152 blocks
        add r8, 0x800                                           ;   260.0 p0     152 blocks
        mov qword [rbp + 8480], r8                              ;   261.0 p3+p4  152 blocks
        cmp r8, qword [rbp + 8488]                              ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0x2200                                         ;                    frame
        pop r15                                                 ;                    preserved
        pop r14                                                 ;                    preserved
        pop r13                                                 ;                    preserved
        pop rbp                                                 ;                    preserved
        pop rbx                                                 ;                    preserved
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
