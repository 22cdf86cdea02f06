; camellia128_encrypt for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 3fb066fa2ed278e2); do not edit:
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
;   blocks: 389 uops, planned 260.0; bounds: width 97.2, ports 258.0, path 4.0
;   blocks/groups: 260 uops, planned 132.0; bounds: width 65.0, ports 130.0, path 1.0
;   blocks/groups/rounds: 3966 uops, planned 1427.5; bounds: width 991.5, ports 1095.0, path 62.0
;   blocks/groups.2: 453 uops, planned 260.0; bounds: width 113.2, ports 257.0, path 7.0
;   blocks.2: 260 uops, planned 132.0; bounds: width 65.0, ports 130.0, path 1.0
;   blocks/rounds: 3978 uops, planned 1426.0; bounds: width 994.5, ports 1100.0, path 62.0
;   blocks.4: 391 uops, planned 262.0; bounds: width 97.8, ports 259.0, path 4.0
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
        movaps xmm0, [r8]                                       ;     4.0 p2      68 d
        xorps xmm0, [r9]                                        ;     7.0 p0+p2   68 d
        movaps [rbp + 5184], xmm0                               ;     8.0 p3+p4   69 groups
        movaps xmm0, [r8 + 16]                                  ;     4.0 p2      68 d
        xorps xmm0, [r9 + 16]                                   ;     7.0 p1+p2   68 d
        movaps [rbp + 5200], xmm0                               ;     8.0 p3+p4   69 groups
        movaps xmm0, [r8 + 32]                                  ;     6.0 p2      68 d
        xorps xmm0, [r9 + 32]                                   ;     9.0 p5+p2   68 d
        movaps [rbp + 5216], xmm0                               ;    10.0 p3+p4   69 groups
        movaps xmm0, [r8 + 48]                                  ;     8.0 p2      68 d
        xorps xmm0, [r9 + 48]                                   ;    11.0 p0+p2   68 d
        movaps [rbp + 5232], xmm0                               ;    12.0 p3+p4   69 groups
        movaps xmm0, [r8 + 64]                                  ;    10.0 p2      68 d
        xorps xmm0, [r9 + 64]                                   ;    13.0 p1+p2   68 d
        movaps [rbp + 5248], xmm0                               ;    14.0 p3+p4   69 groups
        movaps xmm0, [r8 + 80]                                  ;    12.0 p2      68 d
        xorps xmm0, [r9 + 80]                                   ;    15.0 p5+p2   68 d
        movaps [rbp + 5264], xmm0                               ;    16.0 p3+p4   69 groups
        movaps xmm0, [r8 + 96]                                  ;    14.0 p2      68 d
        xorps xmm0, [r9 + 96]                                   ;    17.0 p0+p2   68 d
        movaps [rbp + 5280], xmm0                               ;    18.0 p3+p4   69 groups
        movaps xmm0, [r8 + 112]                                 ;    16.0 p2      68 d
        xorps xmm0, [r9 + 112]                                  ;    19.0 p1+p2   68 d
        movaps [rbp + 5296], xmm0                               ;    20.0 p3+p4   69 groups
        movaps xmm0, [r8 + 128]                                 ;    18.0 p2      68 d
        xorps xmm0, [r9 + 128]                                  ;    21.0 p5+p2   68 d
        movaps [rbp + 5312], xmm0                               ;    22.0 p3+p4   69 groups
        movaps xmm0, [r8 + 144]                                 ;    20.0 p2      68 d
        xorps xmm0, [r9 + 144]                                  ;    23.0 p0+p2   68 d
        movaps [rbp + 5328], xmm0                               ;    24.0 p3+p4   69 groups
        movaps xmm0, [r8 + 160]                                 ;    22.0 p2      68 d
        xorps xmm0, [r9 + 160]                                  ;    25.0 p1+p2   68 d
        movaps [rbp + 5344], xmm0                               ;    26.0 p3+p4   69 groups
        movaps xmm0, [r8 + 176]                                 ;    24.0 p2      68 d
        xorps xmm0, [r9 + 176]                                  ;    27.0 p5+p2   68 d
        movaps [rbp + 5360], xmm0                               ;    28.0 p3+p4   69 groups
        movaps xmm0, [r8 + 192]                                 ;    26.0 p2      68 d
        xorps xmm0, [r9 + 192]                                  ;    29.0 p0+p2   68 d
        movaps [rbp + 5376], xmm0                               ;    30.0 p3+p4   69 groups
        movaps xmm0, [r8 + 208]                                 ;    28.0 p2      68 d
        xorps xmm0, [r9 + 208]                                  ;    31.0 p1+p2   68 d
        movaps [rbp + 5392], xmm0                               ;    32.0 p3+p4   69 groups
        mov qword [rbp + 8504], r9                              ;    21.2 p3+p4   69 groups
        movaps xmm0, [r8 + 224]                                 ;    30.0 p2      68 d
        xorps xmm0, [r9 + 224]                                  ;    33.0 p5+p2   68 d
        movaps [rbp + 5408], xmm0                               ;    34.0 p3+p4   69 groups
        movaps xmm0, [r8 + 240]                                 ;    32.0 p2      68 d
        xorps xmm0, [r9 + 240]                                  ;    35.0 p0+p2   68 d
        movaps [rbp + 5424], xmm0                               ;    36.0 p3+p4   69 groups
        movaps xmm0, [r8 + 256]                                 ;    34.0 p2      68 d
        xorps xmm0, [r9 + 256]                                  ;    37.0 p1+p2   68 d
        movaps [rbp + 5440], xmm0                               ;    38.0 p3+p4   69 groups
        movaps xmm0, [r8 + 272]                                 ;    36.0 p2      68 d
        xorps xmm0, [r9 + 272]                                  ;    39.0 p5+p2   68 d
        movaps [rbp + 5456], xmm0                               ;    40.0 p3+p4   69 groups
        movaps xmm0, [r8 + 288]                                 ;    38.0 p2      68 d
        xorps xmm0, [r9 + 288]                                  ;    41.0 p0+p2   68 d
        movaps [rbp + 5472], xmm0                               ;    42.0 p3+p4   69 groups
        movaps xmm0, [r8 + 304]                                 ;    40.0 p2      68 d
        xorps xmm0, [r9 + 304]                                  ;    43.0 p1+p2   68 d
        movaps [rbp + 5488], xmm0                               ;    44.0 p3+p4   69 groups
        movaps xmm0, [r8 + 320]                                 ;    42.0 p2      68 d
        xorps xmm0, [r9 + 320]                                  ;    45.0 p5+p2   68 d
        movaps [rbp + 5504], xmm0                               ;    46.0 p3+p4   69 groups
        movaps xmm0, [r8 + 336]                                 ;    44.0 p2      68 d
        xorps xmm0, [r9 + 336]                                  ;    47.0 p0+p2   68 d
        movaps [rbp + 5520], xmm0                               ;    48.0 p3+p4   69 groups
        movaps xmm0, [r8 + 352]                                 ;    46.0 p2      68 d
        xorps xmm0, [r9 + 352]                                  ;    49.0 p1+p2   68 d
        movaps [rbp + 5536], xmm0                               ;    50.0 p3+p4   69 groups
        movaps xmm0, [r8 + 368]                                 ;    48.0 p2      68 d
        xorps xmm0, [r9 + 368]                                  ;    51.0 p5+p2   68 d
        movaps [rbp + 5552], xmm0                               ;    52.0 p3+p4   69 groups
        movaps xmm0, [r8 + 384]                                 ;    50.0 p2      68 d
        xorps xmm0, [r9 + 384]                                  ;    53.0 p0+p2   68 d
        movaps [rbp + 5568], xmm0                               ;    54.0 p3+p4   69 groups
        movaps xmm0, [r8 + 400]                                 ;    52.0 p2      68 d
        xorps xmm0, [r9 + 400]                                  ;    55.0 p1+p2   68 d
        movaps [rbp + 5584], xmm0                               ;    56.0 p3+p4   69 groups
        movaps xmm0, [r8 + 416]                                 ;    54.0 p2      68 d
        xorps xmm0, [r9 + 416]                                  ;    57.0 p5+p2   68 d
        movaps [rbp + 5600], xmm0                               ;    58.0 p3+p4   69 groups
        movaps xmm0, [r8 + 432]                                 ;    56.0 p2      68 d
        xorps xmm0, [r9 + 432]                                  ;    59.0 p0+p2   68 d
        movaps [rbp + 5616], xmm0                               ;    60.0 p3+p4   69 groups
        movaps xmm0, [r8 + 448]                                 ;    58.0 p2      68 d
        xorps xmm0, [r9 + 448]                                  ;    61.0 p1+p2   68 d
        movaps [rbp + 5632], xmm0                               ;    62.0 p3+p4   69 groups
        movaps xmm0, [r8 + 464]                                 ;    60.0 p2      68 d
        xorps xmm0, [r9 + 464]                                  ;    63.0 p5+p2   68 d
        movaps [rbp + 5648], xmm0                               ;    64.0 p3+p4   69 groups
        movaps xmm0, [r8 + 480]                                 ;    62.0 p2      68 d
        xorps xmm0, [r9 + 480]                                  ;    65.0 p0+p2   68 d
        movaps [rbp + 5664], xmm0                               ;    66.0 p3+p4   69 groups
        movaps xmm0, [r8 + 496]                                 ;    64.0 p2      68 d
        xorps xmm0, [r9 + 496]                                  ;    67.0 p1+p2   68 d
        movaps [rbp + 5680], xmm0                               ;    68.0 p3+p4   69 groups
        movaps xmm0, [r8 + 512]                                 ;    66.0 p2      68 d
        xorps xmm0, [r9 + 512]                                  ;    69.0 p5+p2   68 d
        movaps [rbp + 5696], xmm0                               ;    70.0 p3+p4   69 groups
        movaps xmm0, [r8 + 528]                                 ;    68.0 p2      68 d
        xorps xmm0, [r9 + 528]                                  ;    71.0 p0+p2   68 d
        movaps [rbp + 5712], xmm0                               ;    72.0 p3+p4   69 groups
        movaps xmm0, [r8 + 544]                                 ;    70.0 p2      68 d
        xorps xmm0, [r9 + 544]                                  ;    73.0 p1+p2   68 d
        movaps [rbp + 5728], xmm0                               ;    74.0 p3+p4   69 groups
        movaps xmm0, [r8 + 560]                                 ;    72.0 p2      68 d
        xorps xmm0, [r9 + 560]                                  ;    75.0 p5+p2   68 d
        movaps [rbp + 5744], xmm0                               ;    76.0 p3+p4   69 groups
        movaps xmm0, [r8 + 576]                                 ;    74.0 p2      68 d
        xorps xmm0, [r9 + 576]                                  ;    77.0 p0+p2   68 d
        movaps [rbp + 5760], xmm0                               ;    78.0 p3+p4   69 groups
        movaps xmm0, [r8 + 592]                                 ;    76.0 p2      68 d
        xorps xmm0, [r9 + 592]                                  ;    79.0 p1+p2   68 d
        movaps [rbp + 5776], xmm0                               ;    80.0 p3+p4   69 groups
        movaps xmm0, [r8 + 608]                                 ;    78.0 p2      68 d
        xorps xmm0, [r9 + 608]                                  ;    81.0 p5+p2   68 d
        movaps [rbp + 5792], xmm0                               ;    82.0 p3+p4   69 groups
        movaps xmm0, [r8 + 624]                                 ;    80.0 p2      68 d
        xorps xmm0, [r9 + 624]                                  ;    83.0 p0+p2   68 d
        movaps [rbp + 5808], xmm0                               ;    84.0 p3+p4   69 groups
        movaps xmm0, [r8 + 640]                                 ;    82.0 p2      68 d
        xorps xmm0, [r9 + 640]                                  ;    85.0 p1+p2   68 d
        movaps [rbp + 5824], xmm0                               ;    86.0 p3+p4   69 groups
        movaps xmm0, [r8 + 656]                                 ;    84.0 p2      68 d
        xorps xmm0, [r9 + 656]                                  ;    87.0 p5+p2   68 d
        movaps [rbp + 5840], xmm0                               ;    88.0 p3+p4   69 groups
        movaps xmm0, [r8 + 672]                                 ;    86.0 p2      68 d
        xorps xmm0, [r9 + 672]                                  ;    89.0 p0+p2   68 d
        movaps [rbp + 5856], xmm0                               ;    90.0 p3+p4   69 groups
        movaps xmm0, [r8 + 688]                                 ;    88.0 p2      68 d
        xorps xmm0, [r9 + 688]                                  ;    91.0 p1+p2   68 d
        movaps [rbp + 5872], xmm0                               ;    92.0 p3+p4   69 groups
        movaps xmm0, [r8 + 704]                                 ;    90.0 p2      68 d
        xorps xmm0, [r9 + 704]                                  ;    93.0 p5+p2   68 d
        movaps [rbp + 5888], xmm0                               ;    94.0 p3+p4   69 groups
        movaps xmm0, [r8 + 720]                                 ;    92.0 p2      68 d
        xorps xmm0, [r9 + 720]                                  ;    95.0 p0+p2   68 d
        movaps [rbp + 5904], xmm0                               ;    96.0 p3+p4   69 groups
        movaps xmm0, [r8 + 736]                                 ;    94.0 p2      68 d
        xorps xmm0, [r9 + 736]                                  ;    97.0 p1+p2   68 d
        movaps [rbp + 5920], xmm0                               ;    98.0 p3+p4   69 groups
        movaps xmm0, [r8 + 752]                                 ;    96.0 p2      68 d
        xorps xmm0, [r9 + 752]                                  ;    99.0 p5+p2   68 d
        movaps [rbp + 5936], xmm0                               ;   100.0 p3+p4   69 groups
        movaps xmm0, [r8 + 768]                                 ;    98.0 p2      68 d
        xorps xmm0, [r9 + 768]                                  ;   101.0 p0+p2   68 d
        movaps [rbp + 5952], xmm0                               ;   102.0 p3+p4   69 groups
        movaps xmm0, [r8 + 784]                                 ;   100.0 p2      68 d
        xorps xmm0, [r9 + 784]                                  ;   103.0 p1+p2   68 d
        movaps [rbp + 5968], xmm0                               ;   104.0 p3+p4   69 groups
        movaps xmm0, [r8 + 800]                                 ;   102.0 p2      68 d
        xorps xmm0, [r9 + 800]                                  ;   105.0 p5+p2   68 d
        movaps [rbp + 5984], xmm0                               ;   106.0 p3+p4   69 groups
        movaps xmm0, [r8 + 816]                                 ;   104.0 p2      68 d
        xorps xmm0, [r9 + 816]                                  ;   107.0 p0+p2   68 d
        movaps [rbp + 6000], xmm0                               ;   108.0 p3+p4   69 groups
        movaps xmm0, [r8 + 832]                                 ;   106.0 p2      68 d
        xorps xmm0, [r9 + 832]                                  ;   109.0 p1+p2   68 d
        movaps [rbp + 6016], xmm0                               ;   110.0 p3+p4   69 groups
        movaps xmm0, [r8 + 848]                                 ;   108.0 p2      68 d
        xorps xmm0, [r9 + 848]                                  ;   111.0 p5+p2   68 d
        movaps [rbp + 6032], xmm0                               ;   112.0 p3+p4   69 groups
        movaps xmm0, [r8 + 864]                                 ;   110.0 p2      68 d
        xorps xmm0, [r9 + 864]                                  ;   113.0 p0+p2   68 d
        movaps [rbp + 6048], xmm0                               ;   114.0 p3+p4   69 groups
        movaps xmm0, [r8 + 880]                                 ;   112.0 p2      68 d
        xorps xmm0, [r9 + 880]                                  ;   115.0 p1+p2   68 d
        movaps [rbp + 6064], xmm0                               ;   116.0 p3+p4   69 groups
        movaps xmm0, [r8 + 896]                                 ;   114.0 p2      68 d
        xorps xmm0, [r9 + 896]                                  ;   117.0 p5+p2   68 d
        movaps [rbp + 6080], xmm0                               ;   118.0 p3+p4   69 groups
        movaps xmm0, [r8 + 912]                                 ;   116.0 p2      68 d
        xorps xmm0, [r9 + 912]                                  ;   119.0 p0+p2   68 d
        movaps [rbp + 6096], xmm0                               ;   120.0 p3+p4   69 groups
        movaps xmm0, [r8 + 928]                                 ;   118.0 p2      68 d
        xorps xmm0, [r9 + 928]                                  ;   121.0 p1+p2   68 d
        movaps [rbp + 6112], xmm0                               ;   122.0 p3+p4   69 groups
        movaps xmm0, [r8 + 944]                                 ;   120.0 p2      68 d
        xorps xmm0, [r9 + 944]                                  ;   123.0 p5+p2   68 d
        movaps [rbp + 6128], xmm0                               ;   124.0 p3+p4   69 groups
        movaps xmm0, [r8 + 960]                                 ;   122.0 p2      68 d
        xorps xmm0, [r9 + 960]                                  ;   125.0 p0+p2   68 d
        movaps [rbp + 6144], xmm0                               ;   126.0 p3+p4   69 groups
        movaps xmm0, [r8 + 976]                                 ;   124.0 p2      68 d
        xorps xmm0, [r9 + 976]                                  ;   127.0 p1+p2   68 d
        movaps [rbp + 6160], xmm0                               ;   128.0 p3+p4   69 groups
        movaps xmm0, [r8 + 992]                                 ;   126.0 p2      68 d
        xorps xmm0, [r9 + 992]                                  ;   129.0 p5+p2   68 d
        movaps [rbp + 6176], xmm0                               ;   130.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1008]                                ;   128.0 p2      68 d
        xorps xmm0, [r9 + 1008]                                 ;   131.0 p0+p2   68 d
        movaps [rbp + 6192], xmm0                               ;   132.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1024]                                ;   130.0 p2      68 d
        xorps xmm0, [r9 + 1024]                                 ;   133.0 p1+p2   68 d
        movaps [rbp + 6208], xmm0                               ;   134.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1040]                                ;   132.0 p2      68 d
        xorps xmm0, [r9 + 1040]                                 ;   135.0 p5+p2   68 d
        movaps [rbp + 6224], xmm0                               ;   136.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1056]                                ;   134.0 p2      68 d
        xorps xmm0, [r9 + 1056]                                 ;   137.0 p0+p2   68 d
        movaps [rbp + 6240], xmm0                               ;   138.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1072]                                ;   136.0 p2      68 d
        xorps xmm0, [r9 + 1072]                                 ;   139.0 p1+p2   68 d
        movaps [rbp + 6256], xmm0                               ;   140.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1088]                                ;   138.0 p2      68 d
        xorps xmm0, [r9 + 1088]                                 ;   141.0 p5+p2   68 d
        movaps [rbp + 6272], xmm0                               ;   142.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1104]                                ;   140.0 p2      68 d
        xorps xmm0, [r9 + 1104]                                 ;   143.0 p0+p2   68 d
        movaps [rbp + 6288], xmm0                               ;   144.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1120]                                ;   142.0 p2      68 d
        xorps xmm0, [r9 + 1120]                                 ;   145.0 p1+p2   68 d
        movaps [rbp + 6304], xmm0                               ;   146.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1136]                                ;   144.0 p2      68 d
        xorps xmm0, [r9 + 1136]                                 ;   147.0 p5+p2   68 d
        movaps [rbp + 6320], xmm0                               ;   148.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1152]                                ;   146.0 p2      68 d
        xorps xmm0, [r9 + 1152]                                 ;   149.0 p0+p2   68 d
        movaps [rbp + 6336], xmm0                               ;   150.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1168]                                ;   148.0 p2      68 d
        xorps xmm0, [r9 + 1168]                                 ;   151.0 p1+p2   68 d
        movaps [rbp + 6352], xmm0                               ;   152.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1184]                                ;   150.0 p2      68 d
        xorps xmm0, [r9 + 1184]                                 ;   153.0 p5+p2   68 d
        movaps [rbp + 6368], xmm0                               ;   154.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1200]                                ;   152.0 p2      68 d
        xorps xmm0, [r9 + 1200]                                 ;   155.0 p0+p2   68 d
        movaps [rbp + 6384], xmm0                               ;   156.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1216]                                ;   154.0 p2      68 d
        xorps xmm0, [r9 + 1216]                                 ;   157.0 p1+p2   68 d
        movaps [rbp + 6400], xmm0                               ;   158.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1232]                                ;   156.0 p2      68 d
        xorps xmm0, [r9 + 1232]                                 ;   159.0 p5+p2   68 d
        movaps [rbp + 6416], xmm0                               ;   160.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1248]                                ;   158.0 p2      68 d
        xorps xmm0, [r9 + 1248]                                 ;   161.0 p0+p2   68 d
        movaps [rbp + 6432], xmm0                               ;   162.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1264]                                ;   160.0 p2      68 d
        xorps xmm0, [r9 + 1264]                                 ;   163.0 p1+p2   68 d
        movaps [rbp + 6448], xmm0                               ;   164.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1280]                                ;   162.0 p2      68 d
        xorps xmm0, [r9 + 1280]                                 ;   165.0 p5+p2   68 d
        movaps [rbp + 6464], xmm0                               ;   166.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1296]                                ;   164.0 p2      68 d
        xorps xmm0, [r9 + 1296]                                 ;   167.0 p0+p2   68 d
        movaps [rbp + 6480], xmm0                               ;   168.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1312]                                ;   166.0 p2      68 d
        xorps xmm0, [r9 + 1312]                                 ;   169.0 p1+p2   68 d
        movaps [rbp + 6496], xmm0                               ;   170.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1328]                                ;   168.0 p2      68 d
        xorps xmm0, [r9 + 1328]                                 ;   171.0 p5+p2   68 d
        movaps [rbp + 6512], xmm0                               ;   172.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1344]                                ;   170.0 p2      68 d
        xorps xmm0, [r9 + 1344]                                 ;   173.0 p0+p2   68 d
        movaps [rbp + 6528], xmm0                               ;   174.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1360]                                ;   172.0 p2      68 d
        xorps xmm0, [r9 + 1360]                                 ;   175.0 p1+p2   68 d
        movaps [rbp + 6544], xmm0                               ;   176.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1376]                                ;   174.0 p2      68 d
        xorps xmm0, [r9 + 1376]                                 ;   177.0 p5+p2   68 d
        movaps [rbp + 6560], xmm0                               ;   178.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1392]                                ;   176.0 p2      68 d
        xorps xmm0, [r9 + 1392]                                 ;   179.0 p0+p2   68 d
        movaps [rbp + 6576], xmm0                               ;   180.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1408]                                ;   178.0 p2      68 d
        xorps xmm0, [r9 + 1408]                                 ;   181.0 p1+p2   68 d
        movaps [rbp + 6592], xmm0                               ;   182.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1424]                                ;   180.0 p2      68 d
        xorps xmm0, [r9 + 1424]                                 ;   183.0 p5+p2   68 d
        movaps [rbp + 6608], xmm0                               ;   184.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1440]                                ;   182.0 p2      68 d
        xorps xmm0, [r9 + 1440]                                 ;   185.0 p0+p2   68 d
        movaps [rbp + 6624], xmm0                               ;   186.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1456]                                ;   184.0 p2      68 d
        xorps xmm0, [r9 + 1456]                                 ;   187.0 p1+p2   68 d
        movaps [rbp + 6640], xmm0                               ;   188.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1472]                                ;   186.0 p2      68 d
        xorps xmm0, [r9 + 1472]                                 ;   189.0 p5+p2   68 d
        movaps [rbp + 6656], xmm0                               ;   190.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1488]                                ;   188.0 p2      68 d
        xorps xmm0, [r9 + 1488]                                 ;   191.0 p0+p2   68 d
        movaps [rbp + 6672], xmm0                               ;   192.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1504]                                ;   190.0 p2      68 d
        xorps xmm0, [r9 + 1504]                                 ;   193.0 p1+p2   68 d
        movaps [rbp + 6688], xmm0                               ;   194.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1520]                                ;   192.0 p2      68 d
        xorps xmm0, [r9 + 1520]                                 ;   195.0 p5+p2   68 d
        movaps [rbp + 6704], xmm0                               ;   196.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1536]                                ;   194.0 p2      68 d
        xorps xmm0, [r9 + 1536]                                 ;   197.0 p0+p2   68 d
        movaps [rbp + 6720], xmm0                               ;   198.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1552]                                ;   196.0 p2      68 d
        xorps xmm0, [r9 + 1552]                                 ;   199.0 p1+p2   68 d
        movaps [rbp + 6736], xmm0                               ;   200.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1568]                                ;   198.0 p2      68 d
        xorps xmm0, [r9 + 1568]                                 ;   201.0 p5+p2   68 d
        movaps [rbp + 6752], xmm0                               ;   202.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1584]                                ;   200.0 p2      68 d
        xorps xmm0, [r9 + 1584]                                 ;   203.0 p0+p2   68 d
        movaps [rbp + 6768], xmm0                               ;   204.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1600]                                ;   202.0 p2      68 d
        xorps xmm0, [r9 + 1600]                                 ;   205.0 p1+p2   68 d
        movaps [rbp + 6784], xmm0                               ;   206.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1616]                                ;   204.0 p2      68 d
        xorps xmm0, [r9 + 1616]                                 ;   207.0 p5+p2   68 d
        movaps [rbp + 6800], xmm0                               ;   208.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1632]                                ;   206.0 p2      68 d
        xorps xmm0, [r9 + 1632]                                 ;   209.0 p0+p2   68 d
        movaps [rbp + 6816], xmm0                               ;   210.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1648]                                ;   208.0 p2      68 d
        xorps xmm0, [r9 + 1648]                                 ;   211.0 p1+p2   68 d
        movaps [rbp + 6832], xmm0                               ;   212.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1664]                                ;   210.0 p2      68 d
        xorps xmm0, [r9 + 1664]                                 ;   213.0 p5+p2   68 d
        movaps [rbp + 6848], xmm0                               ;   214.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1680]                                ;   212.0 p2      68 d
        xorps xmm0, [r9 + 1680]                                 ;   215.0 p0+p2   68 d
        movaps [rbp + 6864], xmm0                               ;   216.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1696]                                ;   214.0 p2      68 d
        xorps xmm0, [r9 + 1696]                                 ;   217.0 p1+p2   68 d
        movaps [rbp + 6880], xmm0                               ;   218.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1712]                                ;   216.0 p2      68 d
        xorps xmm0, [r9 + 1712]                                 ;   219.0 p5+p2   68 d
        movaps [rbp + 6896], xmm0                               ;   220.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1728]                                ;   218.0 p2      68 d
        xorps xmm0, [r9 + 1728]                                 ;   221.0 p0+p2   68 d
        movaps [rbp + 6912], xmm0                               ;   222.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1744]                                ;   220.0 p2      68 d
        xorps xmm0, [r9 + 1744]                                 ;   223.0 p1+p2   68 d
        movaps [rbp + 6928], xmm0                               ;   224.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1760]                                ;   222.0 p2      68 d
        xorps xmm0, [r9 + 1760]                                 ;   225.0 p5+p2   68 d
        movaps [rbp + 6944], xmm0                               ;   226.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1776]                                ;   224.0 p2      68 d
        xorps xmm0, [r9 + 1776]                                 ;   227.0 p0+p2   68 d
        movaps [rbp + 6960], xmm0                               ;   228.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1792]                                ;   226.0 p2      68 d
        xorps xmm0, [r9 + 1792]                                 ;   229.0 p1+p2   68 d
        movaps [rbp + 6976], xmm0                               ;   230.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1808]                                ;   228.0 p2      68 d
        xorps xmm0, [r9 + 1808]                                 ;   231.0 p5+p2   68 d
        movaps [rbp + 6992], xmm0                               ;   232.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1824]                                ;   230.0 p2      68 d
        xorps xmm0, [r9 + 1824]                                 ;   233.0 p0+p2   68 d
        movaps [rbp + 7008], xmm0                               ;   234.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1840]                                ;   232.0 p2      68 d
        xorps xmm0, [r9 + 1840]                                 ;   235.0 p1+p2   68 d
        movaps [rbp + 7024], xmm0                               ;   236.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1856]                                ;   234.0 p2      68 d
        xorps xmm0, [r9 + 1856]                                 ;   237.0 p5+p2   68 d
        movaps [rbp + 7040], xmm0                               ;   238.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1872]                                ;   236.0 p2      68 d
        xorps xmm0, [r9 + 1872]                                 ;   239.0 p0+p2   68 d
        movaps [rbp + 7056], xmm0                               ;   240.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1888]                                ;   238.0 p2      68 d
        xorps xmm0, [r9 + 1888]                                 ;   241.0 p1+p2   68 d
        movaps [rbp + 7072], xmm0                               ;   242.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1904]                                ;   240.0 p2      68 d
        xorps xmm0, [r9 + 1904]                                 ;   243.0 p5+p2   68 d
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
        movaps xmm0, [r8 + 1984]                                ;   250.0 p2      68 d
        xorps xmm0, [r9 + 1984]                                 ;   253.0 p1+p2   68 d
        movaps [rbp + 7168], xmm0                               ;   254.0 p3+p4   69 groups
        movaps xmm0, [r8 + 2000]                                ;   252.0 p2      68 d
        xorps xmm0, [r9 + 2000]                                 ;   255.0 p5+p2   68 d
        movaps [rbp + 7184], xmm0                               ;   256.0 p3+p4   69 groups
        movaps xmm0, [r8 + 2016]                                ;   254.0 p2      68 d
        xorps xmm0, [r9 + 2016]                                 ;   257.0 p0+p2   68 d
        movaps [rbp + 7200], xmm0                               ;   258.0 p3+p4   69 groups
        movaps xmm0, [r8 + 2032]                                ;   256.0 p2      68 d
        xorps xmm0, [r9 + 2032]                                 ;   259.0 p1+p2   68 d
        add r9, 0x4000                                          ;   248.2 p5      69 groups
        movaps [rbp + 7216], xmm0                               ;   260.0 p3+p4   69 groups
        mov qword [rbp + 8512], r9                              ;   249.5 p3+p4   69 groups
        align 16
.groups_2:
        movaps xmm0, [rbp + 6208]                               ;     0.0 p2      60 rounds reload
        movaps [rbp + 3008], xmm0                               ;     3.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6224]                               ;     1.0 p2      60 rounds reload
        movaps [rbp + 3024], xmm0                               ;     4.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6240]                               ;     2.0 p2      60 rounds reload
        movaps [rbp + 3040], xmm0                               ;     5.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6256]                               ;     3.0 p2      60 rounds reload
        movaps [rbp + 3056], xmm0                               ;     6.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6272]                               ;     4.0 p2      60 rounds reload
        movaps [rbp + 3072], xmm0                               ;     7.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6288]                               ;     5.0 p2      60 rounds reload
        movaps [rbp + 3088], xmm0                               ;     8.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6304]                               ;     6.0 p2      60 rounds reload
        movaps [rbp + 3104], xmm0                               ;     9.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6320]                               ;     7.0 p2      60 rounds reload
        movaps [rbp + 3120], xmm0                               ;    10.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6336]                               ;     8.0 p2      60 rounds reload
        movaps [rbp + 3136], xmm0                               ;    11.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6352]                               ;     9.0 p2      60 rounds reload
        movaps [rbp + 3152], xmm0                               ;    12.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6368]                               ;    10.0 p2      60 rounds reload
        movaps [rbp + 3168], xmm0                               ;    13.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6384]                               ;    11.0 p2      60 rounds reload
        movaps [rbp + 3184], xmm0                               ;    14.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6400]                               ;    12.0 p2      60 rounds reload
        movaps [rbp + 3200], xmm0                               ;    15.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6416]                               ;    13.0 p2      60 rounds reload
        movaps [rbp + 3216], xmm0                               ;    16.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6432]                               ;    14.0 p2      60 rounds reload
        movaps [rbp + 3232], xmm0                               ;    17.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6448]                               ;    15.0 p2      60 rounds reload
        movaps [rbp + 3248], xmm0                               ;    18.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6464]                               ;    16.0 p2      60 rounds reload
        movaps [rbp + 3264], xmm0                               ;    19.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6480]                               ;    17.0 p2      60 rounds reload
        movaps [rbp + 3280], xmm0                               ;    20.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6496]                               ;    18.0 p2      60 rounds reload
        movaps [rbp + 3296], xmm0                               ;    21.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6512]                               ;    19.0 p2      60 rounds reload
        movaps [rbp + 3312], xmm0                               ;    22.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6528]                               ;    20.0 p2      60 rounds reload
        movaps [rbp + 3328], xmm0                               ;    23.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6544]                               ;    21.0 p2      60 rounds reload
        movaps [rbp + 3344], xmm0                               ;    24.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6560]                               ;    22.0 p2      60 rounds reload
        movaps [rbp + 3360], xmm0                               ;    25.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6576]                               ;    23.0 p2      60 rounds reload
        movaps [rbp + 3376], xmm0                               ;    26.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6592]                               ;    24.0 p2      60 rounds reload
        movaps [rbp + 3392], xmm0                               ;    27.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6608]                               ;    25.0 p2      60 rounds reload
        movaps [rbp + 3408], xmm0                               ;    28.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6624]                               ;    26.0 p2      60 rounds reload
        movaps [rbp + 3424], xmm0                               ;    29.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6640]                               ;    27.0 p2      60 rounds reload
        movaps [rbp + 3440], xmm0                               ;    30.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6656]                               ;    28.0 p2      60 rounds reload
        movaps [rbp + 3456], xmm0                               ;    31.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6672]                               ;    29.0 p2      60 rounds reload
        movaps [rbp + 3472], xmm0                               ;    32.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6688]                               ;    30.0 p2      60 rounds reload
        movaps [rbp + 3488], xmm0                               ;    33.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6704]                               ;    31.0 p2      60 rounds reload
        movaps [rbp + 3504], xmm0                               ;    34.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6720]                               ;    32.0 p2      60 rounds reload
        movaps [rbp + 3520], xmm0                               ;    35.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6736]                               ;    33.0 p2      60 rounds reload
        movaps [rbp + 3536], xmm0                               ;    36.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6752]                               ;    34.0 p2      60 rounds reload
        movaps [rbp + 3552], xmm0                               ;    37.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6768]                               ;    35.0 p2      60 rounds reload
        movaps [rbp + 3568], xmm0                               ;    38.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6784]                               ;    36.0 p2      60 rounds reload
        movaps [rbp + 3584], xmm0                               ;    39.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6800]                               ;    37.0 p2      60 rounds reload
        movaps [rbp + 3600], xmm0                               ;    40.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6816]                               ;    38.0 p2      60 rounds reload
        movaps [rbp + 3616], xmm0                               ;    41.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6832]                               ;    39.0 p2      60 rounds reload
        movaps [rbp + 3632], xmm0                               ;    42.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6848]                               ;    40.0 p2      60 rounds reload
        movaps [rbp + 3648], xmm0                               ;    43.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6864]                               ;    41.0 p2      60 rounds reload
        movaps [rbp + 3664], xmm0                               ;    44.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6880]                               ;    42.0 p2      60 rounds reload
        movaps [rbp + 3680], xmm0                               ;    45.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6896]                               ;    43.0 p2      60 rounds reload
        movaps [rbp + 3696], xmm0                               ;    46.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6912]                               ;    44.0 p2      60 rounds reload
        movaps [rbp + 3712], xmm0                               ;    47.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6928]                               ;    45.0 p2      60 rounds reload
        movaps [rbp + 3728], xmm0                               ;    48.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6944]                               ;    46.0 p2      60 rounds reload
        movaps [rbp + 3744], xmm0                               ;    49.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6960]                               ;    47.0 p2      60 rounds reload
        movaps [rbp + 3760], xmm0                               ;    50.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6976]                               ;    48.0 p2      60 rounds reload
        movaps [rbp + 3776], xmm0                               ;    51.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6992]                               ;    49.0 p2      60 rounds reload
        movaps [rbp + 3792], xmm0                               ;    52.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7008]                               ;    50.0 p2      60 rounds reload
        movaps [rbp + 3808], xmm0                               ;    53.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7024]                               ;    51.0 p2      60 rounds reload
        movaps [rbp + 3824], xmm0                               ;    54.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7040]                               ;    52.0 p2      60 rounds reload
        movaps [rbp + 3840], xmm0                               ;    55.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7056]                               ;    53.0 p2      60 rounds reload
        movaps [rbp + 3856], xmm0                               ;    56.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7072]                               ;    54.0 p2      60 rounds reload
        movaps [rbp + 3872], xmm0                               ;    57.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7088]                               ;    55.0 p2      60 rounds reload
        movaps [rbp + 3888], xmm0                               ;    58.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7104]                               ;    56.0 p2      60 rounds reload
        movaps [rbp + 3904], xmm0                               ;    59.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7120]                               ;    57.0 p2      60 rounds reload
        movaps [rbp + 3920], xmm0                               ;    60.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7136]                               ;    58.0 p2      60 rounds reload
        movaps [rbp + 3936], xmm0                               ;    61.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7152]                               ;    59.0 p2      60 rounds reload
        movaps [rbp + 3952], xmm0                               ;    62.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7168]                               ;    60.0 p2      60 rounds reload
        movaps [rbp + 3968], xmm0                               ;    63.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7184]                               ;    61.0 p2      60 rounds reload
        movaps [rbp + 3984], xmm0                               ;    64.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7200]                               ;    62.0 p2      60 rounds reload
        movaps [rbp + 4000], xmm0                               ;    65.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7216]                               ;    63.0 p2      60 rounds reload
        movaps [rbp + 4016], xmm0                               ;    66.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5184]                               ;    64.0 p2      60 rounds reload
        movaps [r11 + 96], xmm0                                 ;    67.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5200]                               ;    65.0 p2      60 rounds reload
        movaps [rbp + 4160], xmm0                               ;    68.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5216]                               ;    66.0 p2      60 rounds reload
        movaps [r11 + 112], xmm0                                ;    69.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5232]                               ;    67.0 p2      60 rounds reload
        movaps [rbp + 4176], xmm0                               ;    70.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5248]                               ;    68.0 p2      60 rounds reload
        movaps [rbp + 4192], xmm0                               ;    71.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5264]                               ;    69.0 p2      60 rounds reload
        movaps [rbp + 4208], xmm0                               ;    72.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5280]                               ;    70.0 p2      60 rounds reload
        movaps [r13 - 128], xmm0                                ;    73.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5296]                               ;    71.0 p2      60 rounds reload
        movaps [r13 - 112], xmm0                                ;    74.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5312]                               ;    72.0 p2      60 rounds reload
        movaps [rbp + 4224], xmm0                               ;    75.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5328]                               ;    73.0 p2      60 rounds reload
        movaps [r13 - 96], xmm0                                 ;    76.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5344]                               ;    74.0 p2      60 rounds reload
        movaps [rbp + 4240], xmm0                               ;    77.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5360]                               ;    75.0 p2      60 rounds reload
        movaps [rbp + 4256], xmm0                               ;    78.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5376]                               ;    76.0 p2      60 rounds reload
        movaps [rbp + 4272], xmm0                               ;    79.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5392]                               ;    77.0 p2      60 rounds reload
        movaps [r13 - 80], xmm0                                 ;    80.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5408]                               ;    78.0 p2      60 rounds reload
        movaps [r13 - 64], xmm0                                 ;    81.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5424]                               ;    79.0 p2      60 rounds reload
        movaps [r13 - 48], xmm0                                 ;    82.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5440]                               ;    80.0 p2      60 rounds reload
        movaps [r13 - 32], xmm0                                 ;    83.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5456]                               ;    81.0 p2      60 rounds reload
        movaps [rbp + 4288], xmm0                               ;    84.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5472]                               ;    82.0 p2      60 rounds reload
        movaps [r13 - 16], xmm0                                 ;    85.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5488]                               ;    83.0 p2      60 rounds reload
        movaps [rbp + 4304], xmm0                               ;    86.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5504]                               ;    84.0 p2      60 rounds reload
        movaps [rbp + 4320], xmm0                               ;    87.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5520]                               ;    85.0 p2      60 rounds reload
        movaps [rbp + 4336], xmm0                               ;    88.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5536]                               ;    86.0 p2      60 rounds reload
        movaps [r13 + 0], xmm0                                  ;    89.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5552]                               ;    87.0 p2      60 rounds reload
        movaps [r13 + 16], xmm0                                 ;    90.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5568]                               ;    88.0 p2      60 rounds reload
        movaps [r13 + 32], xmm0                                 ;    91.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5584]                               ;    89.0 p2      60 rounds reload
        movaps [rbp + 4352], xmm0                               ;    92.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5600]                               ;    90.0 p2      60 rounds reload
        movaps [r13 + 48], xmm0                                 ;    93.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5616]                               ;    91.0 p2      60 rounds reload
        movaps [rbp + 4368], xmm0                               ;    94.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5632]                               ;    92.0 p2      60 rounds reload
        movaps [r13 + 64], xmm0                                 ;    95.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5648]                               ;    93.0 p2      60 rounds reload
        movaps [r13 + 80], xmm0                                 ;    96.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5664]                               ;    94.0 p2      60 rounds reload
        movaps [r13 + 96], xmm0                                 ;    97.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5680]                               ;    95.0 p2      60 rounds reload
        movaps [r13 + 112], xmm0                                ;    98.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5696]                               ;    96.0 p2      60 rounds reload
        movaps [r14 - 128], xmm0                                ;    99.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5712]                               ;    97.0 p2      60 rounds reload
        movaps [r14 - 112], xmm0                                ;   100.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5728]                               ;    98.0 p2      60 rounds reload
        movaps [r14 - 96], xmm0                                 ;   101.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5744]                               ;    99.0 p2      60 rounds reload
        movaps [r14 - 80], xmm0                                 ;   102.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5760]                               ;   100.0 p2      60 rounds reload
        movaps [r14 - 64], xmm0                                 ;   103.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5776]                               ;   101.0 p2      60 rounds reload
        movaps [r14 - 48], xmm0                                 ;   104.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5792]                               ;   102.0 p2      60 rounds reload
        movaps [r14 - 32], xmm0                                 ;   105.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5808]                               ;   103.0 p2      60 rounds reload
        movaps [r14 - 16], xmm0                                 ;   106.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5824]                               ;   104.0 p2      60 rounds reload
        movaps [r14 + 0], xmm0                                  ;   107.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5840]                               ;   105.0 p2      60 rounds reload
        movaps [r14 + 16], xmm0                                 ;   108.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5856]                               ;   106.0 p2      60 rounds reload
        movaps [r14 + 32], xmm0                                 ;   109.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5872]                               ;   107.0 p2      60 rounds reload
        movaps [r14 + 48], xmm0                                 ;   110.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5888]                               ;   108.0 p2      60 rounds reload
        movaps [r14 + 64], xmm0                                 ;   111.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5904]                               ;   109.0 p2      60 rounds reload
        movaps [r14 + 80], xmm0                                 ;   112.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5920]                               ;   110.0 p2      60 rounds reload
        movaps [r14 + 96], xmm0                                 ;   113.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5936]                               ;   111.0 p2      60 rounds reload
        movaps [r14 + 112], xmm0                                ;   114.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5952]                               ;   112.0 p2      60 rounds reload
        movaps [r15 - 128], xmm0                                ;   115.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5968]                               ;   113.0 p2      60 rounds reload
        movaps [r15 - 112], xmm0                                ;   116.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5984]                               ;   114.0 p2      60 rounds reload
        movaps [r15 - 96], xmm0                                 ;   117.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6000]                               ;   115.0 p2      60 rounds reload
        movaps [r15 - 80], xmm0                                 ;   118.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6016]                               ;   116.0 p2      60 rounds reload
        movaps [r15 - 64], xmm0                                 ;   119.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6032]                               ;   117.0 p2      60 rounds reload
        movaps [r15 - 48], xmm0                                 ;   120.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6048]                               ;   118.0 p2      60 rounds reload
        movaps [r15 - 32], xmm0                                 ;   121.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6064]                               ;   119.0 p2      60 rounds reload
        movaps [r15 - 16], xmm0                                 ;   122.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6080]                               ;   120.0 p2      60 rounds reload
        movaps [r15 + 0], xmm0                                  ;   123.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6096]                               ;   121.0 p2      60 rounds reload
        movaps [r15 + 16], xmm0                                 ;   124.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6112]                               ;   122.0 p2      60 rounds reload
        movaps [r15 + 32], xmm0                                 ;   125.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6128]                               ;   123.0 p2      60 rounds reload
        movaps [r15 + 48], xmm0                                 ;   126.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6144]                               ;   124.0 p2      60 rounds reload
        movaps [r15 + 64], xmm0                                 ;   127.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6160]                               ;   125.0 p2      60 rounds reload
        movaps [r15 + 80], xmm0                                 ;   128.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6176]                               ;   126.0 p2      60 rounds reload
        movaps [r15 + 96], xmm0                                 ;   129.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6192]                               ;   127.0 p2      60 rounds reload
        movaps [r15 + 112], xmm0                                ;   130.0 p3+p4   60 rounds
        mov r8, qword [rbp + 8504]                              ;   128.0 p2      60 rounds reload
        mov qword [rbp + 8520], r8                              ;   131.0 p3+p4   60 rounds
        add r8, 0x1800                                          ;   131.0 p0      60 rounds
        mov qword [rbp + 8528], r8                              ;   132.0 p3+p4   60 rounds
        mov r8, qword [rbp + 8520]                              ;                    resident
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
        movaps [r11 - 48], xmm2                                 ;     0.0 p3+p4   40 t spill
        movaps [r11 - 32], xmm3                                 ;     1.0 p3+p4   40 t spill
        movaps xmm14, [r8 + 2064]                               ;     0.5 p2      40 t
        movaps [r11 - 16], xmm1                                 ;     2.0 p3+p4   40 t spill
        xorps xmm14, xmm0                                       ;     3.5 p0      40 t
        movaps xmm15, [r8 + 2096]                               ;     1.5 p2      40 t
        xorps xmm15, xmm1                                       ;     4.5 p1      40 t
        movaps xmm1, [r8 + 2112]                                ;     2.5 p2      40 t
        xorps xmm1, xmm2                                        ;     5.5 p5      40 t
        movaps xmm2, [r8 + 2128]                                ;     3.5 p2      40 t
        movaps [r11 + 0], xmm4                                  ;     3.0 p3+p4   40 t spill
        xorps xmm2, xmm3                                        ;     6.5 p0      40 t
        movaps xmm3, [r8 + 2176]                                ;     4.5 p2      40 t
        xorps xmm3, xmm4                                        ;     7.5 p1      40 t
        movaps xmm4, [r8 + 2208]                                ;     5.5 p2      40 t
        xorps xmm4, xmm5                                        ;     8.5 p5      40 t
        movaps [r11 + 16], xmm7                                 ;     4.0 p3+p4   40 t spill
        movaps [r11 + 32], xmm5                                 ;     5.0 p3+p4   40 t spill
        movaps xmm5, [r8 + 2224]                                ;     6.5 p2      40 t
        xorps xmm5, xmm6                                        ;     9.5 p0      40 t
        movaps [r11 + 48], xmm6                                 ;     6.0 p3+p4   40 t spill
        movaps xmm6, [r8 + 2240]                                ;     7.5 p2      40 t
        xorps xmm6, xmm7                                        ;    10.5 p1      40 t
        movaps [r10 - 32], xmm9                                 ;     7.0 p3+p4   40 t spill
        movaps xmm7, [r8 + 2320]                                ;     8.5 p2      40 t
        movaps [r11 - 112], xmm11                               ;     8.0 p3+p4   40 t spill
        xorps xmm7, xmm8                                        ;    11.5 p5      40 t
        movaps [r11 + 64], xmm8                                 ;     9.0 p3+p4   40 t spill
        movaps xmm8, [r8 + 2352]                                ;     9.5 p2      40 t
        xorps xmm8, xmm9                                        ;    12.5 p0      40 t
        movaps xmm9, [r8 + 2368]                                ;    10.5 p2      40 t
        xorps xmm9, xmm10                                       ;    13.5 p1      40 t
        movaps [r10 - 48], xmm10                                ;    10.0 p3+p4   40 t spill
        movaps xmm10, [r8 + 2384]                               ;    11.5 p2      40 t
        xorps xmm10, xmm11                                      ;    14.5 p5      40 t
        movaps xmm11, [r8 + 2448]                               ;    12.5 p2      40 t
        movaps [r10 + 16], xmm12                                ;    11.0 p3+p4   40 t spill
        movaps [r10 + 32], xmm13                                ;    12.0 p3+p4   40 t spill
        xorps xmm11, xmm12                                      ;    15.5 p0      40 t
        movaps xmm12, [r8 + 2480]                               ;    13.5 p2      40 t
        xorps xmm12, xmm13                                      ;    16.5 p1      40 t
        movaps xmm13, [r8 + 2496]                               ;    14.5 p2      40 t
        xorps xmm13, [r13 + 64]                                 ;    17.5 p5+p2   40 t
        movaps [r11 - 96], xmm0                                 ;    13.0 p3+p4   40 t spill
        movaps xmm0, [r8 + 2512]                                ;    16.5 p2      40 t
        xorps xmm0, [r13 + 80]                                  ;    19.5 p0+p2   40 t
        movaps [rdi - 80], xmm12                                ;    17.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 2560]                               ;    18.5 p2      40 t
        xorps xmm12, [r14 - 128]                                ;    21.5 p1+p2   40 t
        movaps [rdx + 64], xmm12                                ;    22.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 2592]                               ;    20.5 p2      40 t
        xorps xmm12, [r14 - 96]                                 ;    23.5 p5+p2   40 t
        movaps [rsi - 128], xmm12                               ;    24.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 2608]                               ;    22.5 p2      40 t
        xorps xmm12, [r14 - 80]                                 ;    25.5 p0+p2   40 t
        movaps [rsi + 0], xmm12                                 ;    26.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 2624]                               ;    24.5 p2      40 t
        xorps xmm12, [r14 - 64]                                 ;    27.5 p1+p2   40 t
        movaps [rbp + 0], xmm12                                 ;    28.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 2704]                               ;    26.5 p2      40 t
        xorps xmm12, [r14 + 16]                                 ;    29.5 p5+p2   40 t
        movaps [rdx + 80], xmm12                                ;    30.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 2736]                               ;    28.5 p2      40 t
        xorps xmm12, [r14 + 48]                                 ;    31.5 p0+p2   40 t
        movaps [rbp - 112], xmm12                               ;    32.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 2752]                               ;    30.5 p2      40 t
        xorps xmm12, [r14 + 64]                                 ;    33.5 p1+p2   40 t
        movaps [rdi + 48], xmm12                                ;    34.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 2768]                               ;    32.5 p2      40 t
        xorps xmm12, [r14 + 80]                                 ;    35.5 p5+p2   40 t
        movaps [rax + 0], xmm12                                 ;    36.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 2832]                               ;    34.5 p2      40 t
        xorps xmm12, [r15 - 112]                                ;    37.5 p0+p2   40 t
        movaps [rsi + 16], xmm12                                ;    38.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 2864]                               ;    36.5 p2      40 t
        xorps xmm12, [r15 - 80]                                 ;    39.5 p1+p2   40 t
        movaps [rdi + 96], xmm12                                ;    40.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 2880]                               ;    38.5 p2      40 t
        xorps xmm12, [r15 - 64]                                 ;    41.5 p5+p2   40 t
        movaps [rdi - 16], xmm12                                ;    42.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 2896]                               ;    40.5 p2      40 t
        xorps xmm12, [r15 - 48]                                 ;    43.5 p0+p2   40 t
        movaps [rax + 16], xmm12                                ;    44.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 2960]                               ;    42.5 p2      40 t
        xorps xmm12, [r15 + 16]                                 ;    45.5 p1+p2   40 t
        movaps [rcx + 64], xmm12                                ;    46.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 2992]                               ;    44.5 p2      40 t
        xorps xmm12, [r15 + 48]                                 ;    47.5 p5+p2   40 t
        movaps [rdx - 16], xmm12                                ;    48.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 3008]                               ;    46.5 p2      40 t
        xorps xmm12, [r15 + 64]                                 ;    49.5 p0+p2   40 t
        movaps [rcx + 80], xmm12                                ;    50.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 3024]                               ;    48.5 p2      40 t
        xorps xmm12, [r15 + 80]                                 ;    51.5 p1+p2   40 t
        movaps [rcx + 48], xmm12                                ;    52.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 2080]                               ;    50.5 p2      41 t
        xorps xmm12, [r11 + 112]                                ;    53.5 p5+p2   41 t
        xorps xmm12, [rel camellia128_encrypt.T0_constants128]  ;    54.5 p0+p2   41 t
        movaps [rbp + 64], xmm0                                 ;    43.5 p3+p4   40 t spill
        movaps xmm0, xmm1                                       ;    43.8 p1      41 t copy
        xorps xmm0, xmm14                                       ;    44.8 p5      41 t
        xorps xmm1, xmm12                                       ;    55.5 p0      41 t
        movaps [rdx - 96], xmm11                                ;    44.8 p3+p4   40 t spill
        movaps xmm11, [r8 + 2144]                               ;    53.5 p2      41 t
        xorps xmm11, [r13 - 128]                                ;    56.5 p1+p2   41 t
        xorps xmm11, [rel camellia128_encrypt.T0_constants128]  ;    57.5 p5+p2   41 t
        movaps [rdi - 32], xmm13                                ;    46.5 p3+p4   40 t spill
        movaps xmm13, xmm2                                      ;    46.8 p0      41 t copy
        xorps xmm13, xmm14                                      ;    47.8 p1      41 t
        movaps [rsi - 48], xmm8                                 ;    47.5 p3+p4   40 t spill
        movaps xmm8, xmm15                                      ;    47.5 p5      41 t copy
        xorps xmm8, xmm11                                       ;    58.5 p0      41 t
        movaps [rdi + 80], xmm10                                ;    48.5 p3+p4   40 t spill
        movaps xmm10, xmm8                                      ;    59.5 p1      41 t copy
        xorps xmm10, [r8 + 2048]                                ;    60.5 p5+p2   41 t
        xorps xmm10, [r11 + 96]                                 ;    61.5 p0+p2   41 t
        xorps xmm10, [rel camellia128_encrypt.T0_constants128]  ;    62.5 p1+p2   41 t
        xorps xmm8, xmm0                                        ;    59.5 p5      41 t
        movaps [rbp - 96], xmm7                                 ;    50.5 p3+p4   40 t spill
        movaps xmm7, xmm10                                      ;    63.5 p0      41 t copy
        xorps xmm7, [r8 + 2160]                                 ;    64.5 p1+p2   41 t
        xorps xmm7, [r13 - 112]                                 ;    65.5 p5+p2   41 t
        xorps xmm7, [rel camellia128_encrypt.T0_constants128]   ;    66.5 p0+p2   41 t
        movaps [rsi - 32], xmm9                                 ;    53.5 p3+p4   40 t spill
        movaps xmm9, xmm13                                      ;    53.8 p1      41 t copy
        xorps xmm9, xmm10                                       ;    63.5 p5      41 t
        movaps [rbp - 80], xmm4                                 ;    54.5 p3+p4   40 t spill
        movaps xmm4, xmm0                                       ;    54.5 p0      41 t copy
        xorps xmm4, xmm7                                        ;    67.5 p1      41 t
        movaps [rcx + 16], xmm6                                 ;    55.5 p3+p4   40 t spill
        movaps xmm6, xmm9                                       ;    64.5 p5      41 t copy
        orps xmm6, xmm7                                         ;    67.5 p0      41 t
        movaps [rdx + 48], xmm3                                 ;    56.5 p3+p4   40 t spill
        movaps xmm3, xmm1                                       ;    56.8 p1      41 t copy
        xorps xmm3, xmm8                                        ;    60.5 p5      41 t
        xorps xmm2, xmm8                                        ;    60.5 p0      41 t
        movaps [rsi - 64], xmm5                                 ;    58.5 p3+p4   40 t spill
        movaps xmm5, xmm8                                       ;    60.5 p1      41 t copy
        xorps xmm5, xmm7                                        ;    67.5 p5      41 t
        xorps xmm15, xmm5                                       ;    68.5 p0      41 t
        movaps [rbp - 128], xmm7                                ;    67.5 p3+p4   41 t spill
        movaps xmm7, xmm12                                      ;    60.8 p1      41 t copy
        xorps xmm7, xmm10                                       ;    63.5 p5      41 t
        movaps [rdx - 64], xmm12                                ;    61.5 p3+p4   41 t spill
        movaps xmm12, xmm10                                     ;    63.5 p0      41 t copy
        orps xmm12, xmm5                                        ;    68.5 p1      41 t
        xorps xmm12, xmm6                                       ;    69.5 p5      41 t
        movaps [rdx + 16], xmm5                                 ;    68.5 p3+p4   41 t spill
        movaps xmm5, xmm3                                       ;    63.5 p0      41 t copy
        xorps xmm5, xmm4                                        ;    68.5 p1      41 t
        movaps [rdx + 96], xmm4                                 ;    68.5 p3+p4   41 t spill
        xorps xmm6, xmm11                                       ;    68.5 p5      41 t
        orps xmm11, xmm4                                        ;    68.5 p0      41 t
        xorps xmm2, xmm11                                       ;    69.5 p1      41 t
        movaps xmm4, xmm8                                       ;    65.2 p5      41 t copy
        andps xmm4, xmm13                                       ;    66.2 p0      41 t
        xorps xmm11, xmm4                                       ;    69.5 p1      41 t
        movaps xmm4, xmm7                                       ;    66.2 p5      41 t copy
        andps xmm4, xmm5                                        ;    69.5 p0      41 t
        xorps xmm2, xmm4                                        ;    70.5 p1      41 t
        xorps xmm12, xmm2                                       ;    71.5 p5      41 t
        movaps xmm4, xmm7                                       ;    67.8 p0      41 t copy
        xorps xmm4, xmm15                                       ;    69.5 p1      41 t
        xorps xmm6, xmm11                                       ;    70.5 p5      41 t
        movaps [rbp + 112], xmm7                                ;    68.5 p3+p4   41 t spill
        movaps xmm7, xmm3                                       ;    68.8 p0      41 t copy
        andps xmm7, xmm4                                        ;    70.5 p1      41 t
        xorps xmm11, xmm7                                       ;    71.5 p5      41 t
        movaps xmm7, xmm13                                      ;    69.8 p0      41 t copy
        xorps xmm7, xmm4                                        ;    70.8 p1      41 t
        movaps [rdx + 112], xmm3                                ;    70.0 p3+p4   41 t spill
        movaps xmm3, [rdx - 64]                                 ;    70.2 p2      41 t
        movaps [rdx - 48], xmm14                                ;    71.0 p3+p4   40 t spill
        orps xmm3, xmm14                                        ;    73.2 p5      41 t
        xorps xmm2, xmm3                                        ;    74.2 p0      41 t
        movaps xmm3, xmm1                                       ;    71.2 p1      41 t copy
        andps xmm3, xmm7                                        ;    72.2 p5      41 t
        xorps xmm6, xmm3                                        ;    73.2 p0      41 t
        movaps xmm3, xmm15                                      ;    72.2 p1      41 t copy
        xorps xmm3, xmm9                                        ;    73.2 p5      41 t
        movaps xmm14, xmm0                                      ;    73.0 p0      41 t copy
        andps xmm14, xmm3                                       ;    74.2 p1      41 t
        movaps [rbp + 32], xmm5                                 ;    73.0 p3+p4   41 t spill
        xorps xmm2, xmm14                                       ;    75.2 p5      41 t
        xorps xmm11, xmm14                                      ;    75.2 p0      41 t
        movaps xmm14, xmm12                                     ;    74.2 p1      41 t copy
        andps xmm14, xmm6                                       ;    75.2 p5      41 t
        xorps xmm2, xmm14                                       ;    76.2 p0      41 t
        movaps xmm5, xmm2                                       ;    77.2 p1      41 t copy
        andps xmm5, xmm11                                       ;    78.2 p5      41 t
        xorps xmm12, xmm5                                       ;    79.2 p0      41 t
        xorps xmm2, xmm6                                        ;    77.2 p1      41 t
        orps xmm14, xmm2                                        ;    78.2 p5      41 t
        xorps xmm14, xmm12                                      ;    80.2 p0      41 t
        movaps xmm5, xmm11                                      ;    77.2 p1      41 t copy
        andps xmm5, xmm12                                       ;    80.2 p5      41 t
        xorps xmm6, xmm5                                        ;    81.2 p0      41 t
        andps xmm12, xmm6                                       ;    82.2 p1      41 t
        movaps xmm5, xmm14                                      ;    81.2 p5      41 t copy
        orps xmm5, xmm6                                         ;    82.2 p0      41 t
        xorps xmm2, xmm5                                        ;    83.2 p1      41 t
        xorps xmm11, xmm12                                      ;    83.2 p5      41 t
        andps xmm3, xmm14                                       ;    81.2 p0      41 t
        andps xmm0, xmm14                                       ;    81.2 p1      41 t
        movaps xmm5, xmm14                                      ;    81.2 p5      41 t copy
        xorps xmm5, xmm6                                        ;    82.2 p0      41 t
        andps xmm7, xmm5                                        ;    83.2 p1      41 t
        andps xmm1, xmm5                                        ;    83.2 p5      41 t
        xorps xmm5, xmm2                                        ;    84.2 p0      41 t
        andps xmm4, xmm5                                        ;    85.2 p1      41 t
        xorps xmm7, xmm4                                        ;    86.2 p5      41 t
        andps xmm8, xmm2                                        ;    84.2 p0      41 t
        andps xmm10, xmm11                                      ;    84.2 p1      41 t
        andps xmm13, xmm2                                       ;    84.2 p5      41 t
        xorps xmm13, xmm4                                       ;    86.2 p0      41 t
        xorps xmm2, xmm11                                       ;    84.2 p1      41 t
        movaps xmm4, [rdx + 16]                                 ;    82.2 p2      41 t
        andps xmm4, xmm11                                       ;    85.2 p5      41 t
        movaps xmm12, [rbp - 128]                               ;    83.2 p2      41 t
        andps xmm12, xmm2                                       ;    86.2 p0      41 t
        xorps xmm14, xmm2                                       ;    85.2 p1      41 t
        xorps xmm11, xmm6                                       ;    85.8 p5      41 t
        andps xmm9, xmm2                                        ;    86.0 p0      41 t
        movaps xmm2, [rbp + 32]                                 ;    84.2 p2      41 t
        andps xmm2, xmm11                                       ;    87.2 p1      41 t
        xorps xmm12, xmm1                                       ;    87.2 p5      41 t
        xorps xmm1, xmm4                                        ;    87.0 p0      41 t
        andps xmm11, [rbp + 112]                                ;    87.2 p1+p2   41 t
        andps xmm15, xmm14                                      ;    87.8 p5      41 t
        xorps xmm8, xmm2                                        ;    88.2 p0      41 t
        andps xmm14, [rdx + 96]                                 ;    88.2 p1+p2   41 t
        xorps xmm9, xmm3                                        ;    88.8 p5      41 t
        xorps xmm9, xmm7                                        ;    89.8 p0      41 t
        xorps xmm14, xmm12                                      ;    89.2 p1      41 t
        xorps xmm12, xmm0                                       ;    89.8 p5      41 t
        xorps xmm14, xmm2                                       ;    90.2 p0      41 t
        movaps xmm2, [rdx - 64]                                 ;    87.2 p2      41 t
        andps xmm2, xmm6                                        ;    90.2 p1      41 t
        xorps xmm8, xmm1                                        ;    90.8 p5      41 t
        xorps xmm2, xmm8                                        ;    91.8 p0      41 t
        xorps xmm11, xmm2                                       ;    92.8 p1      41 t
        andps xmm6, [rdx - 48]                                  ;    91.8 p5+p2   41 t
        andps xmm5, [rdx + 112]                                 ;    92.0 p0+p2   41 t
        xorps xmm7, xmm10                                       ;    92.2 p1      41 t
        xorps xmm6, xmm14                                       ;    92.8 p5      41 t
        xorps xmm6, xmm2                                        ;    93.8 p0      41 t
        xorps xmm7, xmm2                                        ;    93.2 p1      41 t
        xorps xmm11, xmm13                                      ;    93.8 p5      41 t
        xorps xmm5, xmm6                                        ;    94.8 p0      41 t
        xorps xmm12, xmm6                                       ;    94.8 p1      41 t
        xorps xmm13, xmm3                                       ;    94.8 p5      41 t
        xorps xmm13, xmm15                                      ;    95.8 p0      41 t
        xorps xmm13, xmm7                                       ;    96.8 p1      41 t
        xorps xmm7, xmm11                                       ;    95.8 p5      41 t
        xorps xmm7, xmm12                                       ;    96.8 p0      41 t
        xorps xmm1, xmm14                                       ;    96.2 p1      41 t
        xorps xmm1, xmm9                                        ;    97.2 p5      41 t
        movaps xmm14, [rel camellia128_encrypt.T0_constants128] ;    92.5 p2      41 t reload
        xorps xmm12, xmm14                                      ;    97.0 p0      41 t
        xorps xmm9, xmm7                                        ;    97.8 p1      41 t
        xorps xmm7, xmm5                                        ;    97.8 p5      41 t
        xorps xmm5, xmm14                                       ;    98.0 p0      41 t
        xorps xmm13, xmm14                                      ;    98.2 p1      41 t
        xorps xmm8, xmm14                                       ;    98.8 p5      41 t
        xorps xmm9, xmm14                                       ;    99.0 p0      41 t
        movaps xmm15, [rdx + 48]                                ;    94.8 p2      23 t
        movaps xmm0, [rsi - 64]                                 ;    95.8 p2      40 t reload
        xorps xmm15, xmm0                                       ;    99.2 p1      23 t
        movaps xmm2, [rdx + 48]                                 ;    96.8 p2      23 t
        movaps xmm3, [rcx + 16]                                 ;    97.8 p2      40 t reload
        xorps xmm2, xmm3                                        ;   100.8 p5      23 t
        movaps xmm4, [rbp - 80]                                 ;    98.8 p2      23 t
        movaps xmm6, [r8 + 2192]                                ;    99.8 p2      23 t
        movaps xmm10, [r13 - 96]                                ;   100.8 p2      40 t reload
        xorps xmm6, xmm10                                       ;   103.8 p0      23 t
        xorps xmm6, xmm14                                       ;   104.8 p1      23 t
        xorps xmm0, xmm6                                        ;   105.8 p5      23 t
        movaps [rsi - 64], xmm11                                ;    97.8 p3+p4   41 t spill
        movaps xmm10, [r8 + 2256]                               ;   101.8 p2      23 t
        xorps xmm10, [r13 - 80]                                 ;   104.8 p0+p2   23 t
        xorps xmm10, xmm14                                      ;   105.8 p1      23 t
        xorps xmm4, xmm10                                       ;   106.8 p5      23 t
        movaps xmm11, xmm4                                      ;   107.8 p0      23 t copy
        xorps xmm11, [r8 + 2288]                                ;   108.8 p1+p2   23 t
        xorps xmm11, [r13 - 48]                                 ;   109.8 p5+p2   23 t
        xorps xmm11, xmm14                                      ;   110.8 p0      23 t
        xorps xmm4, xmm15                                       ;   107.8 p1      23 t
        movaps [rdx + 112], xmm5                                ;   100.2 p3+p4   41 t spill
        movaps xmm5, xmm11                                      ;   111.8 p5      23 t copy
        movaps [rdx - 48], xmm9                                 ;   101.2 p3+p4   41 t spill
        movaps xmm9, xmm2                                       ;   104.0 p0      23 t copy
        movaps [rbp + 112], xmm13                               ;   102.2 p3+p4   41 t spill
        xorps xmm9, xmm11                                       ;   111.8 p1      23 t
        movaps [rdx - 64], xmm1                                 ;   103.2 p3+p4   41 t spill
        movaps xmm1, xmm15                                      ;   104.8 p5      23 t copy
        movaps [rdx + 96], xmm8                                 ;   104.2 p3+p4   41 t spill
        movaps xmm8, xmm9                                       ;   112.8 p0      23 t copy
        movaps xmm13, xmm0                                      ;   106.8 p1      23 t copy
        xorps xmm5, [r8 + 2272]                                 ;   112.8 p5+p2   23 t
        xorps xmm5, [r13 - 64]                                  ;   113.8 p0+p2   23 t
        xorps xmm5, xmm14                                       ;   114.8 p1      23 t
        xorps xmm1, xmm5                                        ;   115.8 p5      23 t
        xorps xmm13, xmm4                                       ;   108.8 p0      23 t
        xorps xmm3, xmm4                                        ;   108.8 p1      23 t
        movaps [rcx + 16], xmm12                                ;   106.8 p3+p4   41 t spill
        movaps xmm12, [rbp - 80]                                ;   107.8 p2      23 t
        movaps [rbp - 80], xmm7                                 ;   107.8 p3+p4   41 t spill
        movaps xmm7, xmm4                                       ;   108.8 p5      23 t copy
        xorps xmm7, xmm5                                        ;   115.8 p0      23 t
        orps xmm8, xmm5                                         ;   115.8 p1      23 t
        xorps xmm12, xmm7                                       ;   116.8 p5      23 t
        movaps xmm14, xmm6                                      ;   109.0 p0      23 t copy
        xorps xmm14, xmm11                                      ;   111.8 p1      23 t
        movaps [rbp + 32], xmm5                                 ;   115.8 p3+p4   23 t spill
        movaps xmm5, xmm11                                      ;   111.8 p5      23 t copy
        orps xmm5, xmm7                                         ;   116.8 p0      23 t
        xorps xmm5, xmm8                                        ;   117.8 p1      23 t
        movaps [rbp - 128], xmm7                                ;   116.8 p3+p4   23 t spill
        movaps xmm7, xmm13                                      ;   111.8 p5      23 t copy
        xorps xmm7, xmm1                                        ;   116.8 p0      23 t
        xorps xmm8, xmm10                                       ;   116.8 p1      23 t
        orps xmm10, xmm1                                        ;   116.8 p5      23 t
        xorps xmm3, xmm10                                       ;   117.8 p0      23 t
        movaps [rdx + 16], xmm1                                 ;   116.8 p3+p4   23 t spill
        movaps xmm1, xmm4                                       ;   113.2 p1      23 t copy
        andps xmm1, xmm2                                        ;   114.2 p5      23 t
        xorps xmm10, xmm1                                       ;   117.8 p0      23 t
        movaps xmm1, xmm14                                      ;   114.2 p1      23 t copy
        andps xmm1, xmm7                                        ;   117.8 p5      23 t
        xorps xmm3, xmm1                                        ;   118.8 p0      23 t
        xorps xmm5, xmm3                                        ;   119.8 p1      23 t
        movaps xmm1, xmm14                                      ;   116.0 p5      23 t copy
        xorps xmm1, xmm12                                       ;   117.8 p0      23 t
        xorps xmm8, xmm10                                       ;   118.8 p1      23 t
        movaps [rsi + 32], xmm14                                ;   116.8 p3+p4   23 t spill
        movaps xmm14, xmm13                                     ;   117.0 p5      23 t copy
        andps xmm14, xmm1                                       ;   118.8 p0      23 t
        xorps xmm10, xmm14                                      ;   119.8 p1      23 t
        movaps xmm14, xmm2                                      ;   118.0 p5      23 t copy
        xorps xmm14, xmm1                                       ;   119.0 p0      23 t
        movaps [rcx - 128], xmm13                               ;   118.2 p3+p4   23 t spill
        movaps xmm13, [rdx + 48]                                ;   118.5 p2      23 t
        orps xmm13, xmm6                                        ;   121.5 p1      23 t
        xorps xmm3, xmm13                                       ;   122.5 p5      23 t
        movaps xmm13, xmm0                                      ;   119.2 p0      23 t copy
        andps xmm13, xmm14                                      ;   120.2 p1      23 t
        xorps xmm8, xmm13                                       ;   121.2 p5      23 t
        movaps xmm13, xmm12                                     ;   120.2 p0      23 t copy
        movaps [rdi + 112], xmm6                                ;   120.2 p3+p4   23 t spill
        movaps [rdx - 80], xmm7                                 ;   121.2 p3+p4   23 t spill
        xorps xmm13, xmm9                                       ;   121.2 p1      23 t
        movaps xmm6, xmm15                                      ;   121.0 p5      23 t copy
        andps xmm6, xmm13                                       ;   122.2 p0      23 t
        xorps xmm3, xmm6                                        ;   123.5 p1      23 t
        xorps xmm10, xmm6                                       ;   123.2 p5      23 t
        movaps xmm6, xmm5                                       ;   122.2 p0      23 t copy
        andps xmm6, xmm8                                        ;   123.2 p1      23 t
        xorps xmm3, xmm6                                        ;   124.5 p5      23 t
        movaps xmm7, xmm3                                       ;   125.5 p0      23 t copy
        andps xmm7, xmm10                                       ;   126.5 p1      23 t
        xorps xmm3, xmm8                                        ;   125.5 p5      23 t
        orps xmm6, xmm3                                         ;   126.5 p0      23 t
        xorps xmm5, xmm7                                        ;   127.5 p1      23 t
        xorps xmm6, xmm5                                        ;   128.5 p5      23 t
        andps xmm13, xmm6                                       ;   129.5 p0      23 t
        movaps xmm7, xmm10                                      ;   125.8 p1      23 t copy
        andps xmm7, xmm5                                        ;   128.5 p5      23 t
        xorps xmm8, xmm7                                        ;   129.5 p0      23 t
        andps xmm5, xmm8                                        ;   130.5 p1      23 t
        xorps xmm10, xmm5                                       ;   131.5 p5      23 t
        movaps xmm5, xmm6                                       ;   129.5 p0      23 t copy
        orps xmm5, xmm8                                         ;   130.5 p1      23 t
        xorps xmm3, xmm5                                        ;   131.5 p5      23 t
        andps xmm15, xmm6                                       ;   129.5 p0      23 t
        movaps xmm5, xmm6                                       ;   129.5 p1      23 t copy
        xorps xmm5, xmm8                                        ;   130.5 p5      23 t
        andps xmm14, xmm5                                       ;   131.5 p0      23 t
        andps xmm0, xmm5                                        ;   131.5 p1      23 t
        xorps xmm5, xmm3                                        ;   132.5 p5      23 t
        andps xmm1, xmm5                                        ;   133.5 p0      23 t
        xorps xmm14, xmm1                                       ;   134.5 p1      23 t
        andps xmm4, xmm3                                        ;   132.5 p5      23 t
        andps xmm11, xmm10                                      ;   132.5 p0      23 t
        andps xmm2, xmm3                                        ;   132.5 p1      23 t
        xorps xmm3, xmm10                                       ;   132.5 p5      23 t
        movaps xmm7, [rbp + 32]                                 ;   130.2 p2      23 t
        andps xmm7, xmm3                                        ;   133.5 p0      23 t
        xorps xmm2, xmm1                                        ;   134.5 p1      23 t
        movaps xmm1, [rbp - 128]                                ;   131.2 p2      23 t
        andps xmm1, xmm10                                       ;   134.2 p5      23 t
        xorps xmm7, xmm0                                        ;   134.5 p0      23 t
        xorps xmm0, xmm1                                        ;   135.2 p1      23 t
        xorps xmm6, xmm3                                        ;   134.0 p5      23 t
        xorps xmm10, xmm8                                       ;   134.2 p0      23 t
        andps xmm12, xmm6                                       ;   135.0 p1      23 t
        movaps xmm1, [rdx - 80]                                 ;   132.8 p2      23 t
        andps xmm6, [rdx + 16]                                  ;   135.0 p5+p2   23 t
        andps xmm1, xmm10                                       ;   135.8 p0      23 t
        andps xmm10, [rsi + 32]                                 ;   135.8 p1+p2   23 t
        xorps xmm6, xmm7                                        ;   136.0 p5      23 t
        xorps xmm6, xmm1                                        ;   137.0 p0      23 t
        andps xmm9, xmm3                                        ;   136.8 p1      23 t
        xorps xmm9, xmm13                                       ;   137.8 p5      23 t
        xorps xmm9, xmm14                                       ;   138.8 p0      23 t
        xorps xmm4, xmm1                                        ;   137.8 p1      23 t
        movaps xmm1, [rdi + 112]                                ;   135.8 p2      23 t
        andps xmm1, xmm8                                        ;   138.8 p5      23 t
        xorps xmm4, xmm0                                        ;   138.8 p0      23 t
        xorps xmm1, xmm4                                        ;   139.8 p1      23 t
        andps xmm8, [rdx + 48]                                  ;   139.0 p5+p2   23 t
        xorps xmm8, xmm6                                        ;   140.0 p0      23 t
        xorps xmm8, xmm1                                        ;   141.0 p1      23 t
        andps xmm5, [rcx - 128]                                 ;   140.0 p5+p2   23 t
        xorps xmm14, xmm11                                      ;   140.2 p0      23 t
        xorps xmm14, xmm1                                       ;   141.2 p1      23 t
        xorps xmm10, xmm1                                       ;   141.0 p5      23 t
        xorps xmm10, xmm2                                       ;   142.0 p0      23 t
        xorps xmm7, xmm15                                       ;   141.8 p1      23 t
        xorps xmm7, xmm8                                        ;   142.8 p5      23 t
        xorps xmm2, xmm13                                       ;   142.2 p0      23 t
        xorps xmm2, xmm12                                       ;   143.2 p1      23 t
        xorps xmm5, xmm8                                        ;   143.0 p5      23 t
        xorps xmm2, xmm14                                       ;   144.2 p0      23 t
        xorps xmm14, xmm10                                      ;   143.8 p1      23 t
        xorps xmm14, xmm7                                       ;   144.8 p5      23 t
        xorps xmm0, xmm6                                        ;   144.2 p0      23 t
        xorps xmm0, xmm9                                        ;   145.2 p1      23 t
        movaps xmm15, [rel camellia128_encrypt.T0_constants128] ;   140.8 p2      41 t reload
        xorps xmm7, xmm15                                       ;   145.0 p5      23 t
        xorps xmm2, xmm15                                       ;   145.2 p0      23 t
        xorps xmm4, xmm15                                       ;   145.8 p1      23 t
        xorps xmm9, xmm14                                       ;   146.0 p5      23 t
        xorps xmm14, xmm5                                       ;   146.2 p0      23 t
        xorps xmm5, xmm15                                       ;   146.8 p1      23 t
        movaps xmm3, [rsi - 32]                                 ;   142.5 p2      40 t reload
        movaps xmm1, [rbp - 96]                                 ;   143.5 p2      22 t
        xorps xmm1, xmm3                                        ;   147.0 p5      22 t
        xorps xmm9, xmm15                                       ;   147.2 p0      23 t
        movaps xmm6, [rbp - 96]                                 ;   144.5 p2      22 t
        movaps xmm8, [rdi + 80]                                 ;   145.5 p2      40 t reload
        xorps xmm6, xmm8                                        ;   148.5 p1      22 t
        movaps xmm11, [rsi - 48]                                ;   146.5 p2      22 t
        movaps xmm12, [r8 + 2336]                               ;   147.5 p2      22 t
        movaps xmm13, [r13 - 16]                                ;   148.5 p2      40 t reload
        xorps xmm12, xmm13                                      ;   151.5 p5      22 t
        xorps xmm12, xmm15                                      ;   152.5 p0      22 t
        xorps xmm3, xmm12                                       ;   153.5 p1      22 t
        movaps xmm13, [r8 + 2400]                               ;   149.5 p2      22 t
        xorps xmm13, [r13 + 0]                                  ;   152.5 p5+p2   22 t
        movaps [rsi - 32], xmm10                                ;   146.2 p3+p4   23 t spill
        xorps xmm13, xmm15                                      ;   153.5 p0      22 t
        xorps xmm11, xmm13                                      ;   154.5 p1      22 t
        movaps xmm10, xmm11                                     ;   155.5 p5      22 t copy
        xorps xmm10, [r8 + 2304]                                ;   156.5 p0+p2   22 t
        xorps xmm10, [r13 - 32]                                 ;   157.5 p1+p2   22 t
        xorps xmm10, xmm15                                      ;   158.5 p5      22 t
        xorps xmm11, xmm1                                       ;   155.5 p0      22 t
        movaps [rcx - 128], xmm5                                ;   148.2 p3+p4   23 t spill
        movaps xmm5, xmm10                                      ;   159.5 p1      22 t copy
        xorps xmm5, [r8 + 2416]                                 ;   160.5 p5+p2   22 t
        xorps xmm5, [r13 + 16]                                  ;   161.5 p0+p2   22 t
        movaps [rdx + 48], xmm9                                 ;   149.2 p3+p4   23 t spill
        xorps xmm5, xmm15                                       ;   162.5 p1      22 t
        movaps xmm9, xmm6                                       ;   153.0 p5      22 t copy
        xorps xmm9, xmm10                                       ;   159.5 p0      22 t
        movaps [rdi + 112], xmm0                                ;   152.5 p3+p4   23 t spill
        movaps xmm0, xmm1                                       ;   153.8 p1      22 t copy
        xorps xmm0, xmm5                                        ;   163.5 p5      22 t
        movaps [rdx + 16], xmm4                                 ;   153.5 p3+p4   23 t spill
        movaps xmm4, xmm9                                       ;   160.5 p0      22 t copy
        orps xmm4, xmm5                                         ;   163.5 p1      22 t
        movaps [rsi + 32], xmm2                                 ;   154.5 p3+p4   23 t spill
        movaps xmm2, xmm3                                       ;   155.0 p5      22 t copy
        xorps xmm2, xmm11                                       ;   156.5 p0      22 t
        xorps xmm8, xmm11                                       ;   156.5 p1      22 t
        movaps [rdi + 80], xmm7                                 ;   155.5 p3+p4   23 t spill
        movaps xmm7, [rsi - 48]                                 ;   155.5 p2      22 t
        movaps [rsi - 48], xmm14                                ;   156.5 p3+p4   23 t spill
        movaps xmm14, xmm11                                     ;   156.5 p5      22 t copy
        xorps xmm14, xmm5                                       ;   163.5 p0      22 t
        movaps [rbp - 128], xmm0                                ;   164.5 p3+p4   22 t spill
        xorps xmm7, xmm14                                       ;   164.5 p1      22 t
        movaps xmm15, xmm12                                     ;   157.0 p5      22 t copy
        xorps xmm15, xmm10                                      ;   159.5 p0      22 t
        movaps [rdx - 80], xmm5                                 ;   163.5 p3+p4   22 t spill
        movaps xmm5, xmm10                                      ;   159.5 p1      22 t copy
        orps xmm5, xmm14                                        ;   164.5 p5      22 t
        xorps xmm5, xmm4                                        ;   165.5 p0      22 t
        xorps xmm4, xmm13                                       ;   164.5 p1      22 t
        orps xmm13, xmm0                                        ;   164.5 p5      22 t
        movaps [rbp + 32], xmm14                                ;   164.5 p3+p4   22 t spill
        movaps xmm14, xmm2                                      ;   160.2 p0      22 t copy
        xorps xmm14, xmm0                                       ;   164.5 p1      22 t
        xorps xmm8, xmm13                                       ;   165.5 p5      22 t
        movaps xmm0, xmm11                                      ;   161.2 p0      22 t copy
        andps xmm0, xmm6                                        ;   162.2 p1      22 t
        xorps xmm13, xmm0                                       ;   165.5 p5      22 t
        movaps xmm0, xmm15                                      ;   162.2 p0      22 t copy
        andps xmm0, xmm14                                       ;   165.5 p1      22 t
        xorps xmm8, xmm0                                        ;   166.5 p5      22 t
        xorps xmm5, xmm8                                        ;   167.5 p0      22 t
        movaps xmm0, xmm15                                      ;   163.8 p1      22 t copy
        movaps [rbp - 16], xmm15                                ;   164.0 p3+p4   22 t spill
        movaps xmm15, xmm2                                      ;   164.2 p5      22 t copy
        movaps [rbp - 32], xmm2                                 ;   165.0 p3+p4   22 t spill
        movaps xmm2, [rbp - 96]                                 ;   164.8 p2      22 t
        orps xmm2, xmm12                                        ;   167.8 p0      22 t
        xorps xmm8, xmm2                                        ;   168.8 p1      22 t
        movaps xmm2, xmm3                                       ;   165.5 p5      22 t copy
        xorps xmm0, xmm7                                        ;   166.0 p0      22 t
        xorps xmm4, xmm13                                       ;   166.5 p1      22 t
        andps xmm15, xmm0                                       ;   167.0 p5      22 t
        xorps xmm13, xmm15                                      ;   168.0 p0      22 t
        movaps xmm15, xmm6                                      ;   167.2 p1      22 t copy
        xorps xmm15, xmm0                                       ;   168.2 p5      22 t
        andps xmm2, xmm15                                       ;   169.2 p0      22 t
        xorps xmm4, xmm2                                        ;   170.2 p1      22 t
        movaps xmm2, xmm7                                       ;   168.5 p5      22 t copy
        xorps xmm2, xmm9                                        ;   169.5 p0      22 t
        movaps [rdx - 32], xmm14                                ;   168.2 p3+p4   22 t spill
        movaps [rbp + 48], xmm12                                ;   169.2 p3+p4   22 t spill
        movaps xmm12, xmm1                                      ;   169.2 p1      22 t copy
        andps xmm12, xmm2                                       ;   170.5 p5      22 t
        xorps xmm8, xmm12                                       ;   171.5 p0      22 t
        xorps xmm13, xmm12                                      ;   171.5 p1      22 t
        movaps xmm12, xmm5                                      ;   170.5 p5      22 t copy
        andps xmm12, xmm4                                       ;   171.5 p0      22 t
        xorps xmm8, xmm12                                       ;   172.5 p1      22 t
        movaps xmm14, xmm8                                      ;   173.5 p5      22 t copy
        xorps xmm8, xmm4                                        ;   173.5 p0      22 t
        orps xmm12, xmm8                                        ;   174.5 p1      22 t
        andps xmm14, xmm13                                      ;   174.5 p5      22 t
        xorps xmm5, xmm14                                       ;   175.5 p0      22 t
        xorps xmm12, xmm5                                       ;   176.5 p1      22 t
        andps xmm2, xmm12                                       ;   177.5 p5      22 t
        movaps xmm14, xmm13                                     ;   174.0 p0      22 t copy
        andps xmm14, xmm5                                       ;   176.5 p1      22 t
        xorps xmm4, xmm14                                       ;   177.5 p5      22 t
        andps xmm5, xmm4                                        ;   178.5 p0      22 t
        xorps xmm13, xmm5                                       ;   179.5 p1      22 t
        movaps xmm14, xmm12                                     ;   177.5 p5      22 t copy
        orps xmm14, xmm4                                        ;   178.5 p0      22 t
        xorps xmm8, xmm14                                       ;   179.5 p1      22 t
        movaps xmm14, xmm12                                     ;   177.5 p5      22 t copy
        andps xmm1, xmm12                                       ;   177.5 p0      22 t
        xorps xmm14, xmm4                                       ;   178.5 p1      22 t
        andps xmm3, xmm14                                       ;   179.5 p5      22 t
        andps xmm15, xmm14                                      ;   179.5 p0      22 t
        xorps xmm14, xmm8                                       ;   180.5 p1      22 t
        andps xmm0, xmm14                                       ;   181.5 p5      22 t
        xorps xmm15, xmm0                                       ;   182.5 p0      22 t
        andps xmm11, xmm8                                       ;   180.5 p1      22 t
        andps xmm10, xmm13                                      ;   180.5 p5      22 t
        andps xmm6, xmm8                                        ;   180.5 p0      22 t
        xorps xmm8, xmm13                                       ;   180.5 p1      22 t
        xorps xmm6, xmm0                                        ;   182.5 p5      22 t
        movaps xmm0, [rbp + 32]                                 ;   178.5 p2      22 t
        andps xmm0, xmm13                                       ;   181.5 p0      22 t
        xorps xmm13, xmm4                                       ;   181.2 p1      22 t
        movaps xmm5, [rdx - 80]                                 ;   179.5 p2      22 t
        andps xmm5, xmm8                                        ;   182.5 p5      22 t
        xorps xmm5, xmm3                                        ;   183.5 p0      22 t
        xorps xmm3, xmm0                                        ;   182.5 p1      22 t
        xorps xmm12, xmm8                                       ;   182.5 p5      22 t
        andps xmm7, xmm12                                       ;   183.5 p0      22 t
        movaps xmm0, [rdx - 32]                                 ;   180.8 p2      22 t
        andps xmm0, xmm13                                       ;   183.8 p1      22 t
        xorps xmm11, xmm0                                       ;   184.8 p5      22 t
        andps xmm12, [rbp - 128]                                ;   184.0 p0+p2   22 t
        xorps xmm12, xmm5                                       ;   185.0 p1      22 t
        xorps xmm12, xmm0                                       ;   186.0 p5      22 t
        xorps xmm11, xmm3                                       ;   185.8 p0      22 t
        movaps xmm0, [rbp + 48]                                 ;   182.8 p2      22 t
        andps xmm0, xmm4                                        ;   185.8 p1      22 t
        xorps xmm0, xmm11                                       ;   186.8 p5      22 t
        xorps xmm5, xmm1                                        ;   186.0 p0      22 t
        andps xmm4, [rbp - 96]                                  ;   186.2 p1+p2   22 t
        xorps xmm4, xmm12                                       ;   187.2 p5      22 t
        xorps xmm4, xmm0                                        ;   188.2 p0      22 t
        xorps xmm5, xmm4                                        ;   189.2 p1      22 t
        andps xmm9, xmm8                                        ;   187.5 p5      22 t
        xorps xmm9, xmm2                                        ;   188.5 p0      22 t
        xorps xmm9, xmm15                                       ;   189.5 p1      22 t
        andps xmm14, [rbp - 32]                                 ;   188.5 p5+p2   22 t
        andps xmm13, [rbp - 16]                                 ;   189.0 p0+p2   22 t
        xorps xmm15, xmm10                                      ;   189.2 p1      22 t
        xorps xmm3, xmm12                                       ;   189.5 p5      22 t
        xorps xmm3, xmm9                                        ;   190.5 p0      22 t
        movaps xmm1, [rdx - 96]                                 ;   187.2 p2      21 t
        xorps xmm13, xmm0                                       ;   190.2 p1      22 t
        xorps xmm15, xmm0                                       ;   190.5 p5      22 t
        xorps xmm13, xmm6                                       ;   191.2 p0      22 t
        xorps xmm14, xmm4                                       ;   191.2 p1      22 t
        xorps xmm6, xmm2                                        ;   191.5 p5      22 t
        xorps xmm6, xmm7                                        ;   192.5 p0      22 t
        xorps xmm6, xmm15                                       ;   193.5 p1      22 t
        xorps xmm15, xmm13                                      ;   192.5 p5      22 t
        xorps xmm15, xmm5                                       ;   193.5 p0      22 t
        movaps xmm0, [rel camellia128_encrypt.T0_constants128]  ;   189.0 p2      41 t reload
        xorps xmm5, xmm0                                        ;   193.2 p1      22 t
        xorps xmm6, xmm0                                        ;   194.5 p5      22 t
        xorps xmm11, xmm0                                       ;   194.0 p0      22 t
        xorps xmm9, xmm15                                       ;   194.5 p1      22 t
        xorps xmm15, xmm14                                      ;   194.5 p5      22 t
        xorps xmm9, xmm0                                        ;   195.5 p0      22 t
        xorps xmm14, xmm0                                       ;   195.2 p1      22 t
        movaps xmm2, [rdi - 32]                                 ;   191.0 p2      40 t reload
        xorps xmm1, xmm2                                        ;   195.5 p5      21 t
        movaps xmm4, [rdx - 96]                                 ;   192.0 p2      21 t
        movaps xmm7, [rbp + 64]                                 ;   193.0 p2      40 t reload
        xorps xmm4, xmm7                                        ;   196.0 p0      21 t
        movaps xmm10, [r8 + 2464]                               ;   194.0 p2      21 t
        movaps xmm8, [rdi - 80]                                 ;   195.0 p2      21 t
        movaps xmm12, [r13 + 48]                                ;   196.0 p2      40 t reload
        xorps xmm10, xmm12                                      ;   199.0 p1      21 t
        movaps xmm12, [r8 + 2528]                               ;   197.0 p2      21 t
        xorps xmm10, xmm0                                       ;   200.0 p5      21 t
        xorps xmm2, xmm10                                       ;   201.0 p0      21 t
        movaps [rdi - 32], xmm15                                ;   195.5 p3+p4   22 t spill
        xorps xmm12, [r13 + 96]                                 ;   200.0 p1+p2   21 t
        xorps xmm12, xmm0                                       ;   201.0 p5      21 t
        xorps xmm8, xmm12                                       ;   202.0 p0      21 t
        movaps xmm15, xmm8                                      ;   203.0 p1      21 t copy
        xorps xmm15, [r8 + 2432]                                ;   204.0 p5+p2   21 t
        xorps xmm15, [r13 + 32]                                 ;   205.0 p0+p2   21 t
        xorps xmm15, xmm0                                       ;   206.0 p1      21 t
        xorps xmm8, xmm1                                        ;   203.0 p5      21 t
        movaps [rbp - 32], xmm13                                ;   196.2 p3+p4   22 t spill
        movaps xmm13, xmm15                                     ;   207.0 p0      21 t copy
        xorps xmm13, [r8 + 2544]                                ;   208.0 p1+p2   21 t
        xorps xmm13, [r13 + 112]                                ;   209.0 p5+p2   21 t
        xorps xmm13, xmm0                                       ;   210.0 p0      21 t
        movaps [rbp - 96], xmm14                                ;   197.5 p3+p4   22 t spill
        movaps xmm14, xmm4                                      ;   201.2 p1      21 t copy
        xorps xmm14, xmm15                                      ;   207.0 p5      21 t
        movaps [rbp + 48], xmm9                                 ;   200.0 p3+p4   22 t spill
        movaps xmm9, xmm1                                       ;   202.0 p0      21 t copy
        xorps xmm9, xmm13                                       ;   211.0 p1      21 t
        movaps [rbp - 128], xmm3                                ;   201.0 p3+p4   22 t spill
        movaps xmm3, xmm14                                      ;   208.0 p5      21 t copy
        orps xmm3, xmm13                                        ;   211.0 p0      21 t
        movaps [rbp - 16], xmm11                                ;   202.0 p3+p4   22 t spill
        movaps xmm11, xmm2                                      ;   203.2 p1      21 t copy
        xorps xmm11, xmm8                                       ;   204.2 p5      21 t
        xorps xmm7, xmm8                                        ;   204.0 p0      21 t
        movaps [rbp + 64], xmm6                                 ;   203.0 p3+p4   22 t spill
        movaps xmm6, [rdi - 80]                                 ;   203.2 p2      21 t
        movaps [rdi - 80], xmm5                                 ;   204.0 p3+p4   22 t spill
        movaps xmm5, xmm8                                       ;   204.2 p1      21 t copy
        xorps xmm5, xmm13                                       ;   211.0 p5      21 t
        xorps xmm6, xmm5                                        ;   212.0 p0      21 t
        movaps xmm0, xmm10                                      ;   205.2 p1      21 t copy
        movaps [rdx - 32], xmm13                                ;   211.0 p3+p4   21 t spill
        xorps xmm0, xmm15                                       ;   207.0 p5      21 t
        movaps xmm13, xmm15                                     ;   207.0 p0      21 t copy
        orps xmm13, xmm5                                        ;   212.0 p1      21 t
        xorps xmm13, xmm3                                       ;   213.0 p5      21 t
        movaps [rdx - 80], xmm5                                 ;   212.0 p3+p4   21 t spill
        movaps xmm5, xmm11                                      ;   207.0 p0      21 t copy
        xorps xmm5, xmm9                                        ;   212.0 p1      21 t
        xorps xmm3, xmm12                                       ;   212.0 p5      21 t
        orps xmm12, xmm9                                        ;   212.0 p0      21 t
        xorps xmm7, xmm12                                       ;   213.0 p1      21 t
        movaps [rbp + 32], xmm9                                 ;   212.0 p3+p4   21 t spill
        movaps xmm9, xmm8                                       ;   208.5 p5      21 t copy
        andps xmm9, xmm4                                        ;   209.5 p0      21 t
        xorps xmm12, xmm9                                       ;   213.0 p1      21 t
        movaps xmm9, xmm0                                       ;   209.5 p5      21 t copy
        andps xmm9, xmm5                                        ;   213.0 p0      21 t
        xorps xmm7, xmm9                                        ;   214.0 p1      21 t
        xorps xmm13, xmm7                                       ;   215.0 p5      21 t
        movaps xmm9, xmm0                                       ;   211.2 p0      21 t copy
        xorps xmm9, xmm6                                        ;   213.0 p1      21 t
        xorps xmm3, xmm12                                       ;   214.0 p5      21 t
        movaps [rsi + 48], xmm0                                 ;   212.0 p3+p4   21 t spill
        movaps xmm0, xmm11                                      ;   212.2 p0      21 t copy
        andps xmm0, xmm9                                        ;   214.0 p1      21 t
        xorps xmm12, xmm0                                       ;   215.0 p5      21 t
        movaps xmm0, xmm4                                       ;   213.2 p0      21 t copy
        xorps xmm0, xmm9                                        ;   214.2 p1      21 t
        movaps [rsi + 64], xmm11                                ;   213.5 p3+p4   21 t spill
        movaps xmm11, [rdx - 96]                                ;   213.8 p2      21 t
        orps xmm11, xmm10                                       ;   216.8 p5      21 t
        movaps [rbp + 16], xmm10                                ;   214.5 p3+p4   21 t spill
        movaps xmm10, xmm1                                      ;   214.5 p0      21 t copy
        xorps xmm7, xmm11                                       ;   217.8 p1      21 t
        movaps xmm11, xmm2                                      ;   215.0 p5      21 t copy
        andps xmm11, xmm0                                       ;   216.0 p0      21 t
        xorps xmm3, xmm11                                       ;   217.0 p1      21 t
        movaps xmm11, xmm6                                      ;   216.0 p5      21 t copy
        xorps xmm11, xmm14                                      ;   217.0 p0      21 t
        andps xmm10, xmm11                                      ;   218.0 p1      21 t
        xorps xmm12, xmm10                                      ;   219.0 p5      21 t
        movaps [rsi - 16], xmm5                                 ;   216.8 p3+p4   21 t spill
        xorps xmm7, xmm10                                       ;   219.0 p0      21 t
        movaps xmm10, xmm13                                     ;   217.8 p1      21 t copy
        andps xmm10, xmm3                                       ;   218.8 p5      21 t
        xorps xmm7, xmm10                                       ;   220.0 p0      21 t
        movaps xmm5, xmm7                                       ;   221.0 p1      21 t copy
        andps xmm5, xmm12                                       ;   222.0 p5      21 t
        xorps xmm7, xmm3                                        ;   221.0 p0      21 t
        orps xmm10, xmm7                                        ;   222.0 p1      21 t
        xorps xmm13, xmm5                                       ;   223.0 p5      21 t
        xorps xmm10, xmm13                                      ;   224.0 p0      21 t
        andps xmm11, xmm10                                      ;   225.0 p1      21 t
        movaps xmm5, xmm12                                      ;   221.0 p5      21 t copy
        andps xmm5, xmm13                                       ;   224.0 p0      21 t
        xorps xmm3, xmm5                                        ;   225.0 p1      21 t
        andps xmm13, xmm3                                       ;   226.0 p5      21 t
        xorps xmm12, xmm13                                      ;   227.0 p0      21 t
        movaps xmm5, xmm10                                      ;   225.0 p1      21 t copy
        orps xmm5, xmm3                                         ;   226.0 p5      21 t
        xorps xmm7, xmm5                                        ;   227.0 p0      21 t
        andps xmm1, xmm10                                       ;   225.0 p1      21 t
        movaps xmm5, xmm10                                      ;   225.0 p5      21 t copy
        xorps xmm5, xmm3                                        ;   226.0 p0      21 t
        andps xmm0, xmm5                                        ;   227.0 p1      21 t
        andps xmm8, xmm7                                        ;   228.0 p5      21 t
        andps xmm2, xmm5                                        ;   227.0 p0      21 t
        xorps xmm5, xmm7                                        ;   228.0 p1      21 t
        andps xmm9, xmm5                                        ;   229.0 p5      21 t
        xorps xmm0, xmm9                                        ;   230.0 p0      21 t
        andps xmm15, xmm12                                      ;   228.0 p1      21 t
        andps xmm4, xmm7                                        ;   228.0 p5      21 t
        xorps xmm7, xmm12                                       ;   228.0 p0      21 t
        xorps xmm4, xmm9                                        ;   230.0 p1      21 t
        movaps xmm13, [rdx - 32]                                ;   226.0 p2      21 t
        movaps xmm9, [rdx - 80]                                 ;   227.0 p2      21 t
        andps xmm13, xmm7                                       ;   229.0 p5      21 t
        xorps xmm10, xmm7                                       ;   229.0 p0      21 t
        andps xmm14, xmm7                                       ;   229.0 p1      21 t
        movaps xmm7, [rsi - 16]                                 ;   228.0 p2      21 t
        andps xmm9, xmm12                                       ;   230.0 p5      21 t
        xorps xmm12, xmm3                                       ;   229.5 p0      21 t
        andps xmm7, xmm12                                       ;   231.0 p1      21 t
        andps xmm12, [rsi + 48]                                 ;   230.5 p5+p2   21 t
        xorps xmm13, xmm2                                       ;   230.5 p0      21 t
        andps xmm6, xmm10                                       ;   230.8 p1      21 t
        xorps xmm14, xmm11                                      ;   231.0 p5      21 t
        xorps xmm14, xmm0                                       ;   232.0 p0      21 t
        xorps xmm0, xmm15                                       ;   231.8 p1      21 t
        andps xmm10, [rbp + 32]                                 ;   232.0 p5+p2   21 t
        xorps xmm10, xmm13                                      ;   233.0 p0      21 t
        andps xmm5, [rsi + 64]                                  ;   232.8 p1+p2   21 t
        xorps xmm13, xmm1                                       ;   233.0 p5      21 t
        movaps xmm15, [rel camellia128_encrypt.T0_constants128] ;   232.0 p2      41 t reload
        xorps xmm2, xmm9                                        ;   233.5 p0      21 t
        xorps xmm10, xmm7                                       ;   234.0 p1      21 t
        xorps xmm8, xmm7                                        ;   234.0 p5      21 t
        xorps xmm8, xmm2                                        ;   235.0 p0      21 t
        movaps xmm7, [rbp + 16]                                 ;   233.0 p2      21 t
        andps xmm7, xmm3                                        ;   236.0 p1      21 t
        xorps xmm7, xmm8                                        ;   237.0 p5      21 t
        xorps xmm8, xmm15                                       ;   236.0 p0      21 t
        andps xmm3, [rdx - 96]                                  ;   235.8 p1+p2   21 t
        xorps xmm3, xmm10                                       ;   236.8 p5      21 t
        xorps xmm3, xmm7                                        ;   238.0 p0      21 t
        xorps xmm0, xmm7                                        ;   238.0 p1      21 t
        xorps xmm12, xmm7                                       ;   238.0 p5      21 t
        xorps xmm12, xmm4                                       ;   239.0 p0      21 t
        xorps xmm5, xmm3                                        ;   239.0 p1      21 t
        xorps xmm2, xmm10                                       ;   238.0 p5      21 t
        xorps xmm2, xmm14                                       ;   239.0 p0      21 t
        xorps xmm13, xmm3                                       ;   239.0 p1      21 t
        xorps xmm4, xmm11                                       ;   239.0 p5      21 t
        xorps xmm4, xmm6                                        ;   240.0 p0      21 t
        xorps xmm4, xmm0                                        ;   241.0 p1      21 t
        xorps xmm0, xmm12                                       ;   240.0 p5      21 t
        xorps xmm0, xmm13                                       ;   241.0 p0      21 t
        xorps xmm13, xmm15                                      ;   240.8 p1      21 t
        xorps xmm14, xmm0                                       ;   242.0 p5      21 t
        xorps xmm4, xmm15                                       ;   242.0 p0      21 t
        xorps xmm0, xmm5                                        ;   242.0 p1      21 t
        xorps xmm5, xmm15                                       ;   242.0 p5      21 t
        movaps xmm1, [rdx + 64]                                 ;   238.5 p2      23 t
        movaps xmm3, [rsi + 0]                                  ;   239.5 p2      40 t reload
        xorps xmm1, xmm3                                        ;   242.5 p0      23 t
        movaps xmm6, [rdx + 64]                                 ;   240.5 p2      23 t
        xorps xmm14, xmm15                                      ;   243.0 p1      21 t
        movaps xmm7, [rbp + 0]                                  ;   241.5 p2      40 t reload
        xorps xmm6, xmm7                                        ;   244.5 p5      23 t
        movaps xmm10, [r8 + 2576]                               ;   242.5 p2      23 t
        movaps xmm9, [rsi - 128]                                ;   243.5 p2      23 t
        movaps xmm11, [r14 - 112]                               ;   244.5 p2      40 t reload
        xorps xmm10, xmm11                                      ;   247.5 p0      23 t
        xorps xmm10, xmm15                                      ;   248.5 p1      23 t
        xorps xmm3, xmm10                                       ;   249.5 p5      23 t
        movaps xmm11, [r8 + 2640]                               ;   245.5 p2      23 t
        xorps xmm11, [r14 - 48]                                 ;   248.5 p0+p2   23 t
        xorps xmm11, xmm15                                      ;   249.5 p1      23 t
        xorps xmm9, xmm11                                       ;   250.5 p5      23 t
        movaps [rsi + 0], xmm5                                  ;   243.0 p3+p4   21 t spill
        movaps xmm5, xmm9                                       ;   251.5 p0      23 t copy
        xorps xmm5, [r8 + 2672]                                 ;   252.5 p1+p2   23 t
        xorps xmm5, [r14 - 16]                                  ;   253.5 p5+p2   23 t
        xorps xmm5, xmm15                                       ;   254.5 p0      23 t
        movaps [rsi + 64], xmm14                                ;   244.0 p3+p4   21 t spill
        xorps xmm9, xmm1                                        ;   251.5 p1      23 t
        movaps xmm14, xmm5                                      ;   255.5 p5      23 t copy
        xorps xmm14, [r8 + 2656]                                ;   256.5 p0+p2   23 t
        xorps xmm14, [r14 - 32]                                 ;   257.5 p1+p2   23 t
        xorps xmm14, xmm15                                      ;   258.5 p5      23 t
        movaps [rdx - 96], xmm2                                 ;   245.5 p3+p4   21 t spill
        movaps xmm2, xmm6                                       ;   248.5 p0      23 t copy
        xorps xmm2, xmm5                                        ;   255.5 p1      23 t
        movaps [rbp + 16], xmm8                                 ;   248.5 p3+p4   21 t spill
        movaps xmm8, xmm1                                       ;   249.0 p5      23 t copy
        xorps xmm8, xmm14                                       ;   259.5 p0      23 t
        movaps xmm15, xmm10                                     ;   249.8 p1      23 t copy
        movaps [rbp + 32], xmm4                                 ;   249.5 p3+p4   21 t spill
        movaps xmm4, xmm2                                       ;   256.5 p5      23 t copy
        orps xmm4, xmm14                                        ;   259.5 p0      23 t
        movaps [rsi + 48], xmm13                                ;   250.5 p3+p4   21 t spill
        movaps xmm13, xmm3                                      ;   250.8 p1      23 t copy
        movaps [rbp + 0], xmm0                                  ;   251.5 p3+p4   21 t spill
        movaps xmm0, [rsi - 128]                                ;   251.5 p2      23 t
        xorps xmm13, xmm9                                       ;   252.5 p5      23 t
        xorps xmm7, xmm9                                        ;   252.5 p0      23 t
        xorps xmm15, xmm5                                       ;   255.5 p1      23 t
        movaps [rsi - 16], xmm14                                ;   259.5 p3+p4   23 t spill
        movaps [rsi - 128], xmm12                               ;   253.5 p3+p4   21 t spill
        movaps xmm12, xmm9                                      ;   252.5 p5      23 t copy
        xorps xmm12, xmm14                                      ;   259.5 p0      23 t
        xorps xmm0, xmm12                                       ;   260.5 p1      23 t
        movaps xmm14, xmm5                                      ;   255.5 p5      23 t copy
        orps xmm14, xmm12                                       ;   260.5 p0      23 t
        xorps xmm14, xmm4                                       ;   261.5 p1      23 t
        movaps [rdx - 32], xmm12                                ;   260.5 p3+p4   23 t spill
        movaps xmm12, xmm13                                     ;   255.5 p5      23 t copy
        xorps xmm12, xmm8                                       ;   260.5 p0      23 t
        xorps xmm4, xmm11                                       ;   260.5 p1      23 t
        orps xmm11, xmm8                                        ;   260.5 p5      23 t
        xorps xmm7, xmm11                                       ;   261.5 p0      23 t
        movaps [rdx - 80], xmm8                                 ;   260.5 p3+p4   23 t spill
        movaps xmm8, xmm9                                       ;   257.0 p1      23 t copy
        andps xmm8, xmm6                                        ;   258.0 p5      23 t
        xorps xmm11, xmm8                                       ;   261.5 p0      23 t
        movaps xmm8, xmm15                                      ;   258.0 p1      23 t copy
        andps xmm8, xmm12                                       ;   261.5 p5      23 t
        movaps [rdi - 64], xmm15                                ;   258.5 p3+p4   23 t spill
        xorps xmm7, xmm8                                        ;   262.5 p0      23 t
        xorps xmm14, xmm7                                       ;   263.5 p1      23 t
        movaps xmm8, xmm15                                      ;   259.8 p5      23 t copy
        xorps xmm4, xmm11                                       ;   262.5 p0      23 t
        movaps xmm15, xmm13                                     ;   260.5 p1      23 t copy
        movaps [rbp - 48], xmm13                                ;   260.5 p3+p4   23 t spill
        movaps xmm13, [rdx + 64]                                ;   260.8 p2      23 t
        orps xmm13, xmm10                                       ;   263.8 p5      23 t
        xorps xmm7, xmm13                                       ;   264.8 p0      23 t
        xorps xmm8, xmm0                                        ;   261.5 p1      23 t
        andps xmm15, xmm8                                       ;   262.5 p5      23 t
        xorps xmm11, xmm15                                      ;   263.5 p0      23 t
        movaps xmm15, xmm6                                      ;   262.5 p1      23 t copy
        xorps xmm15, xmm8                                       ;   263.5 p5      23 t
        movaps xmm13, xmm3                                      ;   263.2 p0      23 t copy
        andps xmm13, xmm15                                      ;   264.5 p1      23 t
        xorps xmm4, xmm13                                       ;   265.5 p5      23 t
        movaps xmm13, xmm0                                      ;   264.2 p0      23 t copy
        xorps xmm13, xmm2                                       ;   265.2 p1      23 t
        movaps [rax + 32], xmm10                                ;   264.0 p3+p4   23 t spill
        movaps xmm10, xmm1                                      ;   265.0 p5      23 t copy
        andps xmm10, xmm13                                      ;   266.2 p0      23 t
        xorps xmm11, xmm10                                      ;   267.2 p1      23 t
        xorps xmm7, xmm10                                       ;   267.2 p5      23 t
        movaps xmm10, xmm14                                     ;   266.2 p0      23 t copy
        andps xmm10, xmm4                                       ;   267.2 p1      23 t
        xorps xmm7, xmm10                                       ;   268.2 p5      23 t
        movaps [rax + 48], xmm12                                ;   266.0 p3+p4   23 t spill
        movaps xmm12, xmm7                                      ;   269.2 p0      23 t copy
        andps xmm12, xmm11                                      ;   270.2 p1      23 t
        xorps xmm7, xmm4                                        ;   269.2 p5      23 t
        orps xmm10, xmm7                                        ;   270.2 p0      23 t
        xorps xmm14, xmm12                                      ;   271.2 p1      23 t
        xorps xmm10, xmm14                                      ;   272.2 p5      23 t
        movaps xmm12, xmm11                                     ;   269.2 p0      23 t copy
        andps xmm12, xmm14                                      ;   272.2 p1      23 t
        xorps xmm4, xmm12                                       ;   273.2 p5      23 t
        andps xmm14, xmm4                                       ;   274.2 p0      23 t
        xorps xmm11, xmm14                                      ;   275.2 p1      23 t
        movaps xmm14, xmm10                                     ;   273.2 p5      23 t copy
        orps xmm14, xmm4                                        ;   274.2 p0      23 t
        xorps xmm7, xmm14                                       ;   275.2 p1      23 t
        movaps xmm14, xmm10                                     ;   273.2 p5      23 t copy
        xorps xmm14, xmm4                                       ;   274.2 p0      23 t
        andps xmm15, xmm14                                      ;   275.2 p1      23 t
        andps xmm3, xmm14                                       ;   275.2 p5      23 t
        xorps xmm14, xmm7                                       ;   276.2 p0      23 t
        andps xmm6, xmm7                                        ;   276.2 p1      23 t
        andps xmm8, xmm14                                       ;   277.2 p5      23 t
        xorps xmm6, xmm8                                        ;   278.2 p0      23 t
        xorps xmm15, xmm8                                       ;   278.2 p1      23 t
        movaps xmm8, [rdx - 32]                                 ;   272.5 p2      23 t
        andps xmm13, xmm10                                      ;   275.0 p5      23 t
        andps xmm1, xmm10                                       ;   275.2 p0      23 t
        andps xmm9, xmm7                                        ;   276.2 p1      23 t
        andps xmm5, xmm11                                       ;   276.2 p5      23 t
        xorps xmm7, xmm11                                       ;   276.2 p0      23 t
        movaps xmm12, [rsi - 16]                                ;   274.5 p2      23 t
        andps xmm12, xmm7                                       ;   277.5 p1      23 t
        xorps xmm12, xmm3                                       ;   278.5 p5      23 t
        andps xmm8, xmm11                                       ;   277.2 p0      23 t
        xorps xmm11, xmm4                                       ;   277.5 p1      23 t
        xorps xmm10, xmm7                                       ;   278.0 p5      23 t
        andps xmm2, xmm7                                        ;   278.2 p0      23 t
        movaps xmm7, [rax + 48]                                 ;   276.2 p2      23 t
        andps xmm7, xmm11                                       ;   279.2 p1      23 t
        andps xmm11, [rdi - 64]                                 ;   279.0 p5+p2   23 t
        xorps xmm3, xmm8                                        ;   279.2 p0      23 t
        xorps xmm2, xmm13                                       ;   279.5 p1      23 t
        xorps xmm2, xmm15                                       ;   280.5 p5      23 t
        xorps xmm15, xmm5                                       ;   280.2 p0      23 t
        andps xmm0, xmm10                                       ;   280.5 p1      23 t
        andps xmm10, [rdx - 80]                                 ;   281.0 p5+p2   23 t
        xorps xmm10, xmm12                                      ;   282.0 p0      23 t
        xorps xmm10, xmm7                                       ;   283.0 p1      23 t
        xorps xmm9, xmm7                                        ;   282.0 p5      23 t
        movaps xmm7, [rax + 32]                                 ;   279.2 p2      23 t
        andps xmm7, xmm4                                        ;   282.2 p0      23 t
        andps xmm4, [rdx + 64]                                  ;   282.5 p1+p2   23 t
        xorps xmm9, xmm3                                        ;   283.0 p5      23 t
        xorps xmm7, xmm9                                        ;   284.0 p0      23 t
        movaps [rdx + 64], xmm3                                 ;   280.5 p3+p4   23 t spill
        xorps xmm4, xmm10                                       ;   284.0 p1      23 t
        xorps xmm4, xmm7                                        ;   285.0 p5      23 t
        andps xmm14, [rbp - 48]                                 ;   284.2 p0+p2   23 t
        xorps xmm15, xmm7                                       ;   285.0 p1      23 t
        xorps xmm11, xmm7                                       ;   285.0 p5      23 t
        xorps xmm11, xmm6                                       ;   286.0 p0      23 t
        xorps xmm14, xmm4                                       ;   286.0 p1      23 t
        xorps xmm12, xmm1                                       ;   286.0 p5      23 t
        movaps xmm1, [rdx + 80]                                 ;   282.8 p2      22 t
        xorps xmm12, xmm4                                       ;   287.0 p0      23 t
        movaps xmm4, [rdi + 48]                                 ;   283.8 p2      40 t reload
        movaps xmm5, [rdx + 80]                                 ;   284.8 p2      22 t
        xorps xmm1, xmm4                                        ;   286.8 p1      22 t
        movaps xmm7, [rax + 0]                                  ;   285.8 p2      40 t reload
        xorps xmm5, xmm7                                        ;   288.8 p5      22 t
        movaps xmm8, [rbp - 112]                                ;   286.8 p2      22 t
        movaps [rdi + 48], xmm2                                 ;   284.8 p3+p4   23 t spill
        movaps xmm2, xmm15                                      ;   287.2 p0      23 t copy
        xorps xmm2, xmm11                                       ;   288.2 p1      23 t
        xorps xmm2, xmm12                                       ;   289.2 p5      23 t
        movaps [rbp - 48], xmm11                                ;   287.0 p3+p4   23 t spill
        movaps xmm11, [r8 + 2720]                               ;   287.8 p2      22 t
        xorps xmm11, [r14 + 32]                                 ;   290.8 p0+p2   22 t
        xorps xmm11, [rel camellia128_encrypt.T0_constants128]  ;   291.8 p1+p2   22 t
        xorps xmm4, xmm11                                       ;   292.8 p5      22 t
        movaps xmm3, [r8 + 2784]                                ;   290.8 p2      22 t
        xorps xmm3, [r14 + 96]                                  ;   293.8 p0+p2   22 t
        xorps xmm3, [rel camellia128_encrypt.T0_constants128]   ;   294.8 p1+p2   22 t
        movaps [rax + 32], xmm10                                ;   287.8 p3+p4   23 t spill
        xorps xmm8, xmm3                                        ;   295.8 p5      22 t
        movaps xmm10, xmm8                                      ;   296.8 p0      22 t copy
        xorps xmm10, [r8 + 2688]                                ;   297.8 p1+p2   22 t
        xorps xmm10, [r14 + 0]                                  ;   298.8 p5+p2   22 t
        xorps xmm10, [rel camellia128_encrypt.T0_constants128]  ;   299.8 p0+p2   22 t
        xorps xmm8, xmm1                                        ;   296.8 p1      22 t
        movaps [rdx - 80], xmm9                                 ;   289.5 p3+p4   23 t spill
        movaps xmm9, xmm10                                      ;   300.8 p5      22 t copy
        xorps xmm9, [r8 + 2800]                                 ;   301.8 p0+p2   22 t
        xorps xmm9, [r14 + 112]                                 ;   302.8 p1+p2   22 t
        xorps xmm9, [rel camellia128_encrypt.T0_constants128]   ;   303.8 p5+p2   22 t
        movaps [rdi - 64], xmm0                                 ;   290.8 p3+p4   23 t spill
        movaps xmm0, xmm5                                       ;   293.2 p0      22 t copy
        xorps xmm0, xmm10                                       ;   300.8 p1      22 t
        movaps [rax + 48], xmm13                                ;   291.8 p3+p4   23 t spill
        movaps xmm13, xmm1                                      ;   294.0 p5      22 t copy
        movaps [rsi - 16], xmm15                                ;   292.8 p3+p4   23 t spill
        xorps xmm13, xmm9                                       ;   304.8 p0      22 t
        movaps xmm15, xmm0                                      ;   301.8 p1      22 t copy
        orps xmm15, xmm9                                        ;   304.8 p5      22 t
        movaps [rdx - 32], xmm6                                 ;   294.0 p3+p4   23 t spill
        movaps xmm6, xmm4                                       ;   295.2 p0      22 t copy
        xorps xmm6, xmm8                                        ;   297.8 p1      22 t
        movaps [rax + 0], xmm12                                 ;   295.2 p3+p4   23 t spill
        movaps xmm12, [rbp - 112]                               ;   299.8 p2      22 t
        movaps [rbp - 112], xmm14                               ;   296.2 p3+p4   23 t spill
        xorps xmm7, xmm8                                        ;   297.8 p5      22 t
        movaps xmm14, xmm8                                      ;   297.8 p0      22 t copy
        movaps [rdx + 0], xmm2                                  ;   297.2 p3+p4   23 t spill
        xorps xmm14, xmm9                                       ;   304.8 p1      22 t
        xorps xmm12, xmm14                                      ;   305.8 p5      22 t
        movaps xmm2, xmm11                                      ;   298.0 p0      22 t copy
        xorps xmm2, xmm10                                       ;   300.8 p1      22 t
        movaps [rcx + 32], xmm9                                 ;   304.8 p3+p4   22 t spill
        movaps xmm9, xmm10                                      ;   300.8 p5      22 t copy
        orps xmm9, xmm14                                        ;   305.8 p0      22 t
        xorps xmm9, xmm15                                       ;   306.8 p1      22 t
        movaps [rax - 128], xmm14                               ;   305.8 p3+p4   22 t spill
        movaps xmm14, xmm6                                      ;   300.8 p5      22 t copy
        xorps xmm14, xmm13                                      ;   305.8 p0      22 t
        xorps xmm15, xmm3                                       ;   305.8 p1      22 t
        orps xmm3, xmm13                                        ;   305.8 p5      22 t
        movaps [rcx + 112], xmm13                               ;   305.8 p3+p4   22 t spill
        movaps xmm13, xmm8                                      ;   302.0 p0      22 t copy
        andps xmm13, xmm5                                       ;   303.0 p1      22 t
        xorps xmm7, xmm3                                        ;   306.8 p5      22 t
        xorps xmm3, xmm13                                       ;   306.8 p0      22 t
        movaps xmm13, xmm2                                      ;   303.2 p1      22 t copy
        andps xmm13, xmm14                                      ;   306.8 p5      22 t
        xorps xmm7, xmm13                                       ;   307.8 p0      22 t
        movaps xmm13, xmm2                                      ;   304.8 p1      22 t copy
        movaps [rax + 64], xmm2                                 ;   305.0 p3+p4   22 t spill
        movaps xmm2, xmm6                                       ;   305.2 p5      22 t copy
        xorps xmm13, xmm12                                      ;   306.8 p0      22 t
        xorps xmm9, xmm7                                        ;   308.8 p1      22 t
        xorps xmm15, xmm3                                       ;   307.8 p5      22 t
        andps xmm2, xmm13                                       ;   307.8 p0      22 t
        xorps xmm3, xmm2                                        ;   308.8 p1      22 t
        movaps xmm2, xmm5                                       ;   307.2 p5      22 t copy
        xorps xmm2, xmm13                                       ;   308.2 p0      22 t
        movaps [rbp + 80], xmm6                                 ;   307.2 p3+p4   22 t spill
        movaps xmm6, [rdx + 80]                                 ;   307.5 p2      22 t
        orps xmm6, xmm11                                        ;   310.5 p1      22 t
        xorps xmm7, xmm6                                        ;   311.5 p5      22 t
        movaps xmm6, xmm4                                       ;   308.5 p0      22 t copy
        andps xmm6, xmm2                                        ;   309.5 p1      22 t
        xorps xmm15, xmm6                                       ;   310.5 p5      22 t
        movaps xmm6, xmm12                                      ;   309.5 p0      22 t copy
        xorps xmm6, xmm0                                        ;   310.5 p1      22 t
        movaps [rbp + 96], xmm14                                ;   309.5 p3+p4   22 t spill
        movaps [rdx - 112], xmm11                               ;   310.5 p3+p4   22 t spill
        movaps xmm11, xmm1                                      ;   310.2 p5      22 t copy
        andps xmm11, xmm6                                       ;   311.5 p0      22 t
        xorps xmm3, xmm11                                       ;   312.5 p1      22 t
        xorps xmm7, xmm11                                       ;   312.5 p5      22 t
        movaps xmm11, xmm9                                      ;   311.5 p0      22 t copy
        andps xmm11, xmm15                                      ;   312.5 p1      22 t
        xorps xmm7, xmm11                                       ;   313.5 p5      22 t
        movaps xmm14, xmm7                                      ;   314.5 p0      22 t copy
        andps xmm14, xmm3                                       ;   315.5 p1      22 t
        xorps xmm7, xmm15                                       ;   314.5 p5      22 t
        xorps xmm9, xmm14                                       ;   316.5 p0      22 t
        orps xmm11, xmm7                                        ;   315.5 p1      22 t
        xorps xmm11, xmm9                                       ;   317.5 p5      22 t
        andps xmm6, xmm11                                       ;   318.5 p0      22 t
        movaps xmm14, xmm3                                      ;   314.8 p1      22 t copy
        andps xmm14, xmm9                                       ;   317.5 p5      22 t
        xorps xmm15, xmm14                                      ;   318.5 p0      22 t
        andps xmm9, xmm15                                       ;   319.5 p1      22 t
        xorps xmm3, xmm9                                        ;   320.5 p5      22 t
        movaps xmm14, xmm11                                     ;   318.5 p0      22 t copy
        orps xmm14, xmm15                                       ;   319.5 p1      22 t
        xorps xmm7, xmm14                                       ;   320.5 p5      22 t
        andps xmm1, xmm11                                       ;   318.5 p0      22 t
        movaps xmm14, xmm11                                     ;   318.5 p1      22 t copy
        xorps xmm14, xmm15                                      ;   319.5 p5      22 t
        andps xmm2, xmm14                                       ;   320.5 p0      22 t
        andps xmm4, xmm14                                       ;   320.5 p1      22 t
        xorps xmm14, xmm7                                       ;   321.5 p5      22 t
        andps xmm13, xmm14                                      ;   322.5 p0      22 t
        xorps xmm2, xmm13                                       ;   323.5 p1      22 t
        andps xmm8, xmm7                                        ;   321.5 p5      22 t
        andps xmm10, xmm3                                       ;   321.5 p0      22 t
        andps xmm5, xmm7                                        ;   321.5 p1      22 t
        xorps xmm7, xmm3                                        ;   321.5 p5      22 t
        xorps xmm5, xmm13                                       ;   323.5 p0      22 t
        movaps xmm9, [rax - 128]                                ;   319.5 p2      22 t
        andps xmm9, xmm3                                        ;   322.5 p1      22 t
        movaps xmm13, [rcx + 32]                                ;   320.5 p2      22 t
        andps xmm13, xmm7                                       ;   323.5 p5      22 t
        xorps xmm11, xmm7                                       ;   322.5 p0      22 t
        xorps xmm3, xmm15                                       ;   322.8 p1      22 t
        xorps xmm13, xmm4                                       ;   324.5 p5      22 t
        andps xmm0, xmm7                                        ;   323.5 p0      22 t
        xorps xmm4, xmm9                                        ;   323.8 p1      22 t
        movaps xmm7, [rbp + 96]                                 ;   321.8 p2      22 t
        andps xmm7, xmm3                                        ;   324.8 p5      22 t
        andps xmm3, [rax + 64]                                  ;   324.5 p0+p2   22 t
        andps xmm12, xmm11                                      ;   324.8 p1      22 t
        andps xmm11, [rcx + 112]                                ;   325.2 p5+p2   22 t
        xorps xmm11, xmm13                                      ;   326.2 p0      22 t
        xorps xmm11, xmm7                                       ;   327.2 p1      22 t
        xorps xmm0, xmm6                                        ;   326.2 p5      22 t
        xorps xmm0, xmm2                                        ;   327.2 p0      22 t
        xorps xmm8, xmm7                                        ;   326.8 p1      22 t
        xorps xmm8, xmm4                                        ;   327.8 p5      22 t
        movaps xmm7, [rdx - 112]                                ;   324.8 p2      22 t
        andps xmm7, xmm15                                       ;   327.8 p0      22 t
        xorps xmm7, xmm8                                        ;   328.8 p1      22 t
        andps xmm15, [rdx + 80]                                 ;   328.2 p5+p2   22 t
        xorps xmm15, xmm11                                      ;   329.2 p0      22 t
        xorps xmm2, xmm10                                       ;   328.8 p1      22 t
        xorps xmm15, xmm7                                       ;   330.2 p5      22 t
        andps xmm14, [rbp + 80]                                 ;   329.5 p0+p2   22 t
        xorps xmm2, xmm7                                        ;   329.8 p1      22 t
        xorps xmm3, xmm7                                        ;   330.2 p5      22 t
        xorps xmm3, xmm5                                        ;   331.2 p0      22 t
        xorps xmm14, xmm15                                      ;   331.2 p1      22 t
        xorps xmm13, xmm1                                       ;   331.2 p5      22 t
        xorps xmm13, xmm15                                      ;   332.2 p0      22 t
        movaps xmm10, [rdi + 96]                                ;   328.0 p2      21 t
        movaps xmm15, [rsi + 16]                                ;   329.0 p2      21 t
        movaps xmm1, [rdi - 16]                                 ;   330.0 p2      40 t reload
        xorps xmm15, xmm1                                       ;   333.0 p1      21 t
        movaps xmm7, [rsi + 16]                                 ;   331.0 p2      21 t
        movaps xmm9, [rax + 16]                                 ;   332.0 p2      40 t reload
        xorps xmm7, xmm9                                        ;   335.0 p5      21 t
        movaps [rdi - 16], xmm14                                ;   332.2 p3+p4   22 t spill
        movaps xmm14, xmm2                                      ;   332.5 p0      22 t copy
        xorps xmm14, xmm3                                       ;   333.5 p1      22 t
        xorps xmm14, xmm13                                      ;   334.5 p5      22 t
        movaps [rdx + 80], xmm14                                ;   335.5 p3+p4   22 t spill
        movaps [rbp + 80], xmm3                                 ;   332.2 p3+p4   22 t spill
        movaps xmm3, [r8 + 2848]                                ;   333.0 p2      21 t
        xorps xmm3, [r15 - 96]                                  ;   336.0 p0+p2   21 t
        xorps xmm3, [rel camellia128_encrypt.T0_constants128]   ;   337.0 p1+p2   21 t
        xorps xmm1, xmm3                                        ;   338.0 p5      21 t
        movaps xmm14, [r8 + 2912]                               ;   336.0 p2      21 t
        xorps xmm14, [r15 - 32]                                 ;   339.0 p0+p2   21 t
        xorps xmm14, [rel camellia128_encrypt.T0_constants128]  ;   340.0 p1+p2   21 t
        xorps xmm10, xmm14                                      ;   341.0 p5      21 t
        movaps [rdx - 112], xmm0                                ;   333.2 p3+p4   22 t spill
        movaps xmm0, xmm10                                      ;   342.0 p0      21 t copy
        xorps xmm0, [r8 + 2816]                                 ;   343.0 p1+p2   21 t
        xorps xmm0, [r15 - 128]                                 ;   344.0 p5+p2   21 t
        xorps xmm0, [rel camellia128_encrypt.T0_constants128]   ;   345.0 p0+p2   21 t
        xorps xmm10, xmm15                                      ;   342.0 p1      21 t
        movaps [rcx + 112], xmm4                                ;   334.8 p3+p4   22 t spill
        movaps xmm4, xmm0                                       ;   346.0 p5      21 t copy
        xorps xmm4, [r8 + 2928]                                 ;   347.0 p0+p2   21 t
        xorps xmm4, [r15 - 16]                                  ;   348.0 p1+p2   21 t
        xorps xmm4, [rel camellia128_encrypt.T0_constants128]   ;   349.0 p5+p2   21 t
        movaps [rax + 64], xmm11                                ;   336.0 p3+p4   22 t spill
        movaps xmm11, xmm7                                      ;   338.5 p0      21 t copy
        xorps xmm11, xmm0                                       ;   346.0 p1      21 t
        movaps [rbp + 96], xmm8                                 ;   337.0 p3+p4   22 t spill
        movaps xmm8, xmm15                                      ;   339.2 p5      21 t copy
        xorps xmm8, xmm4                                        ;   350.0 p0      21 t
        movaps [rcx + 32], xmm12                                ;   338.5 p3+p4   22 t spill
        movaps xmm12, xmm11                                     ;   347.0 p1      21 t copy
        orps xmm12, xmm4                                        ;   350.0 p5      21 t
        movaps [rax - 128], xmm6                                ;   339.5 p3+p4   22 t spill
        movaps xmm6, xmm1                                       ;   340.5 p0      21 t copy
        xorps xmm6, xmm10                                       ;   343.0 p1      21 t
        xorps xmm9, xmm10                                       ;   343.0 p5      21 t
        movaps [rax + 16], xmm2                                 ;   341.0 p3+p4   22 t spill
        movaps xmm2, [rdi + 96]                                 ;   345.0 p2      21 t
        movaps [rdi + 96], xmm5                                 ;   342.0 p3+p4   22 t spill
        movaps xmm5, xmm10                                      ;   343.0 p0      21 t copy
        xorps xmm5, xmm4                                        ;   350.0 p1      21 t
        xorps xmm2, xmm5                                        ;   351.0 p5      21 t
        movaps [rdi + 64], xmm13                                ;   343.2 p3+p4   22 t spill
        movaps xmm13, xmm3                                      ;   343.5 p0      21 t copy
        xorps xmm13, xmm0                                       ;   346.0 p1      21 t
        movaps [rax - 80], xmm4                                 ;   350.0 p3+p4   21 t spill
        movaps xmm4, xmm0                                       ;   346.0 p5      21 t copy
        orps xmm4, xmm5                                         ;   351.0 p0      21 t
        xorps xmm4, xmm12                                       ;   352.0 p1      21 t
        xorps xmm12, xmm14                                      ;   351.0 p5      21 t
        orps xmm14, xmm8                                        ;   351.0 p0      21 t
        xorps xmm9, xmm14                                       ;   352.0 p1      21 t
        movaps [rbp - 64], xmm8                                 ;   351.0 p3+p4   21 t spill
        movaps [rdi + 0], xmm5                                  ;   351.0 p3+p4   21 t spill
        movaps xmm5, xmm6                                       ;   347.0 p5      21 t copy
        xorps xmm5, xmm8                                        ;   351.0 p0      21 t
        movaps xmm8, xmm10                                      ;   347.5 p1      21 t copy
        andps xmm8, xmm7                                        ;   348.5 p5      21 t
        xorps xmm14, xmm8                                       ;   352.0 p0      21 t
        xorps xmm12, xmm14                                      ;   353.0 p1      21 t
        movaps xmm8, xmm13                                      ;   349.0 p5      21 t copy
        movaps [rax + 80], xmm13                                ;   349.2 p3+p4   21 t spill
        movaps [rsi + 80], xmm6                                 ;   350.2 p3+p4   21 t spill
        andps xmm8, xmm5                                        ;   352.0 p0      21 t
        xorps xmm9, xmm8                                        ;   353.0 p1      21 t
        xorps xmm4, xmm9                                        ;   354.0 p5      21 t
        movaps xmm8, xmm13                                      ;   351.0 p0      21 t copy
        xorps xmm8, xmm2                                        ;   352.0 p1      21 t
        movaps xmm13, xmm6                                      ;   351.5 p5      21 t copy
        andps xmm13, xmm8                                       ;   353.0 p0      21 t
        xorps xmm14, xmm13                                      ;   354.0 p1      21 t
        movaps xmm13, xmm7                                      ;   352.5 p5      21 t copy
        xorps xmm13, xmm8                                       ;   353.5 p0      21 t
        movaps xmm6, [rsi + 16]                                 ;   352.5 p2      21 t
        orps xmm6, xmm3                                         ;   355.5 p1      21 t
        xorps xmm9, xmm6                                        ;   356.5 p5      21 t
        movaps xmm6, xmm1                                       ;   354.0 p0      21 t copy
        andps xmm6, xmm13                                       ;   355.0 p1      21 t
        xorps xmm12, xmm6                                       ;   356.0 p5      21 t
        movaps xmm6, xmm2                                       ;   355.0 p0      21 t copy
        xorps xmm6, xmm11                                       ;   356.0 p1      21 t
        movaps [rdi + 16], xmm3                                 ;   354.5 p3+p4   21 t spill
        movaps xmm3, xmm15                                      ;   355.5 p5      21 t copy
        andps xmm3, xmm6                                        ;   357.0 p0      21 t
        xorps xmm9, xmm3                                        ;   358.0 p1      21 t
        movaps [rax - 64], xmm5                                 ;   355.5 p3+p4   21 t spill
        xorps xmm14, xmm3                                       ;   358.0 p5      21 t
        movaps xmm3, xmm4                                       ;   357.0 p0      21 t copy
        andps xmm3, xmm12                                       ;   358.0 p1      21 t
        xorps xmm9, xmm3                                        ;   359.0 p5      21 t
        movaps xmm5, xmm9                                       ;   360.0 p0      21 t copy
        andps xmm5, xmm14                                       ;   361.0 p1      21 t
        xorps xmm9, xmm12                                       ;   360.0 p5      21 t
        orps xmm3, xmm9                                         ;   361.0 p0      21 t
        xorps xmm4, xmm5                                        ;   362.0 p1      21 t
        xorps xmm3, xmm4                                        ;   363.0 p5      21 t
        movaps xmm5, xmm14                                      ;   360.0 p0      21 t copy
        andps xmm5, xmm4                                        ;   363.0 p1      21 t
        xorps xmm12, xmm5                                       ;   364.0 p5      21 t
        andps xmm4, xmm12                                       ;   365.0 p0      21 t
        xorps xmm14, xmm4                                       ;   366.0 p1      21 t
        andps xmm6, xmm3                                        ;   364.0 p5      21 t
        movaps xmm4, xmm3                                       ;   364.0 p0      21 t copy
        orps xmm4, xmm12                                        ;   365.0 p1      21 t
        andps xmm15, xmm3                                       ;   364.0 p5      21 t
        xorps xmm9, xmm4                                        ;   366.0 p0      21 t
        movaps xmm4, xmm3                                       ;   364.0 p1      21 t copy
        xorps xmm4, xmm12                                       ;   365.0 p5      21 t
        andps xmm13, xmm4                                       ;   366.0 p0      21 t
        andps xmm1, xmm4                                        ;   366.0 p1      21 t
        xorps xmm4, xmm9                                        ;   367.0 p5      21 t
        andps xmm7, xmm9                                        ;   367.0 p0      21 t
        andps xmm10, xmm9                                       ;   367.0 p1      21 t
        xorps xmm9, xmm14                                       ;   367.0 p5      21 t
        andps xmm11, xmm9                                       ;   368.0 p0      21 t
        andps xmm8, xmm4                                        ;   368.0 p1      21 t
        xorps xmm13, xmm8                                       ;   369.0 p5      21 t
        andps xmm0, xmm14                                       ;   367.0 p0      21 t
        movaps xmm5, [rdi + 0]                                  ;   365.0 p2      21 t
        xorps xmm7, xmm8                                        ;   369.0 p1      21 t
        andps xmm5, xmm14                                       ;   368.0 p5      21 t
        movaps xmm8, [rax - 80]                                 ;   366.0 p2      21 t
        andps xmm8, xmm9                                        ;   369.0 p0      21 t
        xorps xmm8, xmm1                                        ;   370.0 p1      21 t
        xorps xmm1, xmm5                                        ;   369.0 p5      21 t
        xorps xmm3, xmm9                                        ;   369.0 p0      21 t
        xorps xmm14, xmm12                                      ;   369.2 p1      21 t
        andps xmm2, xmm3                                        ;   370.0 p5      21 t
        movaps xmm5, [rax - 64]                                 ;   367.5 p2      21 t
        xorps xmm11, xmm6                                       ;   370.0 p0      21 t
        xorps xmm11, xmm13                                      ;   371.0 p1      21 t
        andps xmm5, xmm14                                       ;   370.5 p5      21 t
        andps xmm14, [rax + 80]                                 ;   371.0 p0+p2   21 t
        andps xmm3, [rbp - 64]                                  ;   371.2 p1+p2   21 t
        xorps xmm3, xmm8                                        ;   372.2 p5      21 t
        xorps xmm3, xmm5                                        ;   373.2 p0      21 t
        xorps xmm10, xmm5                                       ;   372.2 p1      21 t
        movaps xmm5, [rdi + 16]                                 ;   370.5 p2      21 t
        andps xmm5, xmm12                                       ;   373.5 p5      21 t
        andps xmm12, [rsi + 16]                                 ;   373.0 p0+p2   21 t
        xorps xmm12, xmm3                                       ;   374.2 p1      21 t
        xorps xmm10, xmm1                                       ;   373.5 p5      21 t
        xorps xmm5, xmm10                                       ;   374.5 p0      21 t
        xorps xmm14, xmm5                                       ;   375.5 p1      21 t
        xorps xmm14, xmm7                                       ;   376.5 p5      21 t
        xorps xmm12, xmm5                                       ;   375.5 p0      21 t
        andps xmm4, [rsi + 80]                                  ;   375.2 p1+p2   21 t
        xorps xmm13, xmm0                                       ;   375.5 p5      21 t
        xorps xmm13, xmm5                                       ;   376.5 p0      21 t
        xorps xmm4, xmm12                                       ;   376.5 p1      21 t
        xorps xmm8, xmm15                                       ;   376.5 p5      21 t
        xorps xmm8, xmm12                                       ;   377.5 p0      21 t
        movaps xmm9, [rcx + 48]                                 ;   373.5 p2      40 t reload
        movaps xmm15, [rcx + 64]                                ;   374.5 p2      42 t
        movaps xmm0, [rcx + 80]                                 ;   375.5 p2      40 t reload
        xorps xmm15, xmm0                                       ;   378.5 p1      42 t
        movaps xmm12, [rdx - 16]                                ;   376.5 p2      42 t
        movaps [rcx + 80], xmm11                                ;   374.8 p3+p4   21 t spill
        movaps xmm11, xmm13                                     ;   377.5 p5      21 t copy
        xorps xmm11, xmm14                                      ;   378.5 p0      21 t
        movaps [rdi + 16], xmm10                                ;   375.8 p3+p4   21 t spill
        xorps xmm11, xmm8                                       ;   379.5 p1      21 t
        movaps [rsi + 80], xmm1                                 ;   376.8 p3+p4   21 t spill
        movaps xmm1, [r8 + 2976]                                ;   377.5 p2      42 t
        xorps xmm1, [r15 + 32]                                  ;   380.5 p5+p2   42 t
        xorps xmm1, [rel camellia128_encrypt.T0_constants128]   ;   381.5 p0+p2   42 t
        xorps xmm0, xmm1                                        ;   382.5 p1      42 t
        movaps xmm5, [rcx + 64]                                 ;   380.5 p2      42 t
        xorps xmm5, xmm9                                        ;   383.5 p5      42 t
        movaps [rsi + 16], xmm3                                 ;   377.8 p3+p4   21 t spill
        movaps xmm3, [r8 + 3040]                                ;   381.5 p2      42 t
        xorps xmm3, [r15 + 96]                                  ;   384.5 p0+p2   42 t
        xorps xmm3, [rel camellia128_encrypt.T0_constants128]   ;   385.5 p1+p2   42 t
        xorps xmm12, xmm3                                       ;   386.5 p5      42 t
        movaps xmm10, xmm12                                     ;   387.5 p0      42 t copy
        xorps xmm10, [r8 + 2944]                                ;   388.5 p1+p2   42 t
        xorps xmm10, [r15 + 0]                                  ;   389.5 p5+p2   42 t
        xorps xmm10, [rel camellia128_encrypt.T0_constants128]  ;   390.5 p0+p2   42 t
        xorps xmm12, xmm15                                      ;   387.5 p1      42 t
        movaps [rbp - 64], xmm2                                 ;   380.2 p3+p4   21 t spill
        movaps xmm2, xmm10                                      ;   391.5 p5      42 t copy
        xorps xmm2, [r8 + 3056]                                 ;   392.5 p0+p2   42 t
        xorps xmm2, [r15 + 112]                                 ;   393.5 p1+p2   42 t
        xorps xmm2, [rel camellia128_encrypt.T0_constants128]   ;   394.5 p5+p2   42 t
        movaps [rax + 80], xmm6                                 ;   381.5 p3+p4   21 t spill
        movaps xmm6, xmm5                                       ;   384.5 p0      42 t copy
        movaps [rax - 64], xmm13                                ;   382.5 p3+p4   21 t spill
        xorps xmm6, xmm10                                       ;   391.5 p1      42 t
        movaps xmm13, xmm15                                     ;   384.5 p5      42 t copy
        xorps xmm13, xmm2                                       ;   395.5 p0      42 t
        movaps [rax - 80], xmm7                                 ;   384.5 p3+p4   21 t spill
        movaps xmm7, xmm6                                       ;   392.5 p1      42 t copy
        orps xmm7, xmm2                                         ;   395.5 p5      42 t
        movaps [rdi + 0], xmm8                                  ;   385.5 p3+p4   21 t spill
        movaps xmm8, xmm0                                       ;   386.0 p0      42 t copy
        xorps xmm8, xmm12                                       ;   388.5 p1      42 t
        xorps xmm9, xmm12                                       ;   388.5 p5      42 t
        movaps [rcx + 48], xmm4                                 ;   386.5 p3+p4   21 t spill
        movaps xmm4, [rdx - 16]                                 ;   390.5 p2      42 t
        movaps [rdx - 16], xmm11                                ;   387.5 p3+p4   21 t spill
        movaps xmm11, xmm12                                     ;   388.5 p0      42 t copy
        xorps xmm11, xmm2                                       ;   395.5 p1      42 t
        xorps xmm4, xmm11                                       ;   396.5 p5      42 t
        movaps [rdi - 48], xmm14                                ;   388.8 p3+p4   21 t spill
        movaps xmm14, xmm1                                      ;   389.0 p0      42 t copy
        movaps [r10 + 48], xmm11                                ;   396.5 p3+p4   42 t spill
        xorps xmm14, xmm10                                      ;   391.5 p1      42 t
        movaps [r10 - 16], xmm2                                 ;   395.5 p3+p4   42 t spill
        movaps xmm2, xmm10                                      ;   391.5 p5      42 t copy
        orps xmm2, xmm11                                        ;   396.5 p0      42 t
        movaps [r10 + 64], xmm13                                ;   396.5 p3+p4   42 t spill
        xorps xmm2, xmm7                                        ;   397.5 p1      42 t
        movaps xmm11, xmm8                                      ;   391.8 p5      42 t copy
        xorps xmm11, xmm13                                      ;   396.5 p0      42 t
        xorps xmm7, xmm3                                        ;   396.5 p1      42 t
        orps xmm3, xmm13                                        ;   396.5 p5      42 t
        xorps xmm9, xmm3                                        ;   397.5 p0      42 t
        movaps [r10 + 80], xmm1                                 ;   393.0 p3+p4   42 t spill
        movaps [r10 + 96], xmm11                                ;   397.5 p3+p4   42 t spill
        movaps xmm13, xmm12                                     ;   393.5 p1      42 t copy
        andps xmm13, xmm5                                       ;   394.5 p5      42 t
        xorps xmm3, xmm13                                       ;   397.5 p0      42 t
        xorps xmm7, xmm3                                        ;   398.5 p1      42 t
        movaps [r10 + 112], xmm14                               ;   395.5 p3+p4   42 t spill
        movaps [r11 - 128], xmm8                                ;   396.5 p3+p4   42 t spill
        movaps xmm13, xmm14                                     ;   396.0 p5      42 t copy
        andps xmm13, xmm11                                      ;   397.5 p0      42 t
        xorps xmm9, xmm13                                       ;   398.5 p1      42 t
        xorps xmm2, xmm9                                        ;   399.5 p5      42 t
        movaps xmm13, xmm14                                     ;   397.2 p0      42 t copy
        xorps xmm13, xmm4                                       ;   398.2 p1      42 t
        movaps xmm14, xmm8                                      ;   398.0 p5      42 t copy
        andps xmm14, xmm13                                      ;   399.2 p0      42 t
        xorps xmm3, xmm14                                       ;   400.2 p1      42 t
        movaps xmm14, xmm5                                      ;   399.0 p5      42 t copy
        xorps xmm14, xmm13                                      ;   400.0 p0      42 t
        movaps xmm8, [rcx + 64]                                 ;   398.8 p2      42 t
        orps xmm8, xmm1                                         ;   401.8 p1      42 t
        xorps xmm9, xmm8                                        ;   402.8 p5      42 t
        movaps xmm8, xmm0                                       ;   400.2 p0      42 t copy
        andps xmm8, xmm14                                       ;   401.2 p1      42 t
        xorps xmm7, xmm8                                        ;   402.2 p5      42 t
        movaps xmm8, xmm4                                       ;   401.2 p0      42 t copy
        xorps xmm8, xmm6                                        ;   402.2 p1      42 t
        movaps xmm1, xmm15                                      ;   402.0 p5      42 t copy
        andps xmm1, xmm8                                        ;   403.2 p0      42 t
        xorps xmm3, xmm1                                        ;   404.2 p1      42 t
        xorps xmm9, xmm1                                        ;   404.2 p5      42 t
        movaps xmm1, xmm2                                       ;   403.2 p0      42 t copy
        andps xmm1, xmm7                                        ;   404.2 p1      42 t
        xorps xmm9, xmm1                                        ;   405.2 p5      42 t
        movaps xmm11, xmm9                                      ;   406.2 p0      42 t copy
        xorps xmm9, xmm7                                        ;   406.2 p1      42 t
        andps xmm11, xmm3                                       ;   407.2 p5      42 t
        orps xmm1, xmm9                                         ;   407.2 p0      42 t
        xorps xmm2, xmm11                                       ;   408.2 p1      42 t
        xorps xmm1, xmm2                                        ;   409.2 p5      42 t
        andps xmm8, xmm1                                        ;   410.2 p0      42 t
        movaps xmm11, xmm3                                      ;   406.5 p1      42 t copy
        andps xmm11, xmm2                                       ;   409.2 p5      42 t
        xorps xmm7, xmm11                                       ;   410.2 p0      42 t
        andps xmm2, xmm7                                        ;   411.2 p1      42 t
        xorps xmm3, xmm2                                        ;   412.2 p5      42 t
        movaps xmm2, xmm1                                       ;   410.2 p0      42 t copy
        orps xmm2, xmm7                                         ;   411.2 p1      42 t
        xorps xmm9, xmm2                                        ;   412.2 p5      42 t
        andps xmm15, xmm1                                       ;   410.2 p0      42 t
        movaps xmm2, xmm1                                       ;   410.2 p1      42 t copy
        xorps xmm2, xmm7                                        ;   411.2 p5      42 t
        andps xmm14, xmm2                                       ;   412.2 p0      42 t
        andps xmm0, xmm2                                        ;   412.2 p1      42 t
        xorps xmm2, xmm9                                        ;   413.2 p5      42 t
        andps xmm12, xmm9                                       ;   413.2 p0      42 t
        andps xmm5, xmm9                                        ;   413.2 p1      42 t
        xorps xmm9, xmm3                                        ;   413.2 p5      42 t
        andps xmm6, xmm9                                        ;   414.2 p0      42 t
        movaps xmm11, [r10 + 48]                                ;   410.5 p2      42 t
        andps xmm11, xmm3                                       ;   413.5 p1      42 t
        andps xmm10, xmm3                                       ;   413.2 p5      42 t
        andps xmm13, xmm2                                       ;   414.2 p0      42 t
        xorps xmm1, xmm9                                        ;   414.2 p1      42 t
        xorps xmm14, xmm13                                      ;   415.2 p5      42 t
        xorps xmm5, xmm13                                       ;   415.2 p0      42 t
        movaps xmm13, [r10 - 16]                                ;   412.2 p2      42 t
        andps xmm13, xmm9                                       ;   415.2 p1      42 t
        xorps xmm3, xmm7                                        ;   415.0 p5      42 t
        movaps xmm9, [r10 + 96]                                 ;   413.2 p2      42 t
        andps xmm9, xmm3                                        ;   416.2 p0      42 t
        andps xmm3, [r10 + 112]                                 ;   416.0 p1+p2   42 t
        andps xmm4, xmm1                                        ;   416.0 p5      42 t
        andps xmm1, [r10 + 64]                                  ;   416.2 p0+p2   42 t
        xorps xmm13, xmm0                                       ;   416.5 p1      42 t
        xorps xmm0, xmm11                                       ;   417.0 p5      42 t
        movaps xmm11, [rbp - 112]                               ;   416.2 p2      23 t reload
        xorps xmm1, xmm13                                       ;   417.5 p0      42 t
        xorps xmm1, xmm9                                        ;   418.5 p1      42 t
        xorps xmm6, xmm8                                        ;   418.0 p5      42 t
        xorps xmm6, xmm14                                       ;   419.0 p0      42 t
        xorps xmm12, xmm9                                       ;   418.5 p1      42 t
        xorps xmm12, xmm0                                       ;   419.5 p5      42 t
        movaps xmm9, [r10 + 80]                                 ;   417.2 p2      42 t
        andps xmm9, xmm7                                        ;   420.2 p0      42 t
        xorps xmm9, xmm12                                       ;   421.2 p1      42 t
        andps xmm7, [rcx + 64]                                  ;   420.0 p5+p2   42 t
        xorps xmm7, xmm1                                        ;   421.0 p0      42 t
        xorps xmm7, xmm9                                        ;   422.2 p1      42 t
        andps xmm2, [r11 - 128]                                 ;   421.0 p5+p2   42 t
        xorps xmm3, xmm9                                        ;   422.2 p0      42 t
        xorps xmm3, xmm5                                        ;   423.2 p1      42 t
        xorps xmm2, xmm7                                        ;   423.2 p5      42 t
        xorps xmm13, xmm15                                      ;   422.2 p0      42 t
        xorps xmm13, xmm7                                       ;   423.2 p1      42 t
        movaps xmm7, [rel camellia128_encrypt.T0_constants128]  ;   420.2 p2      41 t reload
        movaps xmm15, [rsi - 128]                               ;   421.2 p2      41 t
        xorps xmm15, [rdi + 64]                                 ;   424.2 p5+p2   41 t
        xorps xmm15, xmm7                                       ;   425.2 p0      41 t
        xorps xmm14, xmm10                                      ;   423.5 p1      42 t
        movaps xmm10, [rdx + 0]                                 ;   423.2 p2      23 t reload
        xorps xmm14, xmm9                                       ;   424.5 p5      42 t
        movaps xmm9, [rdi - 80]                                 ;   424.2 p2      41 t
        xorps xmm9, xmm10                                       ;   427.2 p0      41 t
        xorps xmm9, xmm11                                       ;   428.2 p1      41 t
        movaps xmm11, [rsi - 48]                                ;   425.2 p2      41 t
        xorps xmm11, xmm2                                       ;   428.2 p5      41 t
        movaps xmm10, [rbp - 80]                                ;   426.2 p2      41 t
        xorps xmm10, [rdi - 48]                                 ;   429.2 p0+p2   41 t
        movaps [rdi - 48], xmm2                                 ;   424.2 p3+p4   42 t spill
        movaps xmm2, xmm14                                      ;   425.5 p1      42 t copy
        xorps xmm2, xmm3                                        ;   426.5 p5      42 t
        xorps xmm2, xmm13                                       ;   427.5 p0      42 t
        xorps xmm13, [rdi + 80]                                 ;   428.2 p1+p2   41 t
        xorps xmm13, xmm7                                       ;   429.2 p5      41 t
        xorps xmm11, xmm2                                       ;   429.2 p0      41 t
        movaps [rdi + 64], xmm3                                 ;   424.8 p3+p4   42 t spill
        movaps xmm3, [rbp - 80]                                 ;   429.2 p2      41 t
        movaps [rbp - 80], xmm2                                 ;   428.5 p3+p4   42 t spill
        movaps xmm2, [rsi - 128]                                ;   430.2 p2      41 t
        xorps xmm3, xmm15                                       ;   432.2 p1      41 t
        xorps xmm2, xmm9                                        ;   433.2 p5      41 t
        movaps [rsi - 128], xmm3                                ;   433.2 p3+p4   41 t spill
        xorps xmm9, xmm3                                        ;   433.2 p0      41 t
        movaps xmm3, [rsi - 48]                                 ;   431.2 p2      41 t
        xorps xmm3, xmm10                                       ;   434.2 p1      41 t
        movaps [rsi - 48], xmm3                                 ;   435.2 p3+p4   41 t spill
        xorps xmm15, xmm3                                       ;   435.2 p5      41 t
        movaps xmm3, [rdi - 80]                                 ;   432.2 p2      41 t
        xorps xmm3, xmm11                                       ;   435.2 p0      41 t
        xorps xmm11, xmm2                                       ;   434.2 p1      41 t
        xorps xmm10, xmm3                                       ;   436.2 p5      41 t
        movaps [rdi - 80], xmm2                                 ;   434.2 p3+p4   41 t spill
        movaps xmm2, [rbp + 0]                                  ;   433.2 p2      41 t
        xorps xmm2, [rax + 16]                                  ;   436.2 p0+p2   41 t
        xorps xmm2, [rdi + 96]                                  ;   437.2 p1+p2   41 t
        xorps xmm2, [rax - 128]                                 ;   438.2 p5+p2   41 t
        xorps xmm2, [rcx + 32]                                  ;   439.2 p0+p2   41 t
        xorps xmm2, xmm7                                        ;   440.2 p1      41 t
        movaps [rcx + 32], xmm3                                 ;   436.2 p3+p4   41 t spill
        movaps xmm3, [rbp + 64]                                 ;   438.2 p2      41 t
        xorps xmm3, [rax + 0]                                   ;   441.2 p5+p2   41 t
        xorps xmm3, xmm7                                        ;   442.2 p0      41 t
        xorps xmm14, xmm5                                       ;   434.2 p1      41 t
        movaps xmm5, [rcx + 16]                                 ;   440.2 p2      41 t
        xorps xmm5, [rdx - 16]                                  ;   443.2 p5+p2   41 t
        xorps xmm5, [rcx + 48]                                  ;   444.2 p0+p2   41 t
        xorps xmm14, xmm8                                       ;   435.2 p1      41 t
        movaps xmm8, [rcx + 16]                                 ;   443.2 p2      41 t
        xorps xmm8, xmm2                                        ;   446.2 p5      41 t
        xorps xmm14, xmm4                                       ;   436.2 p0      41 t
        movaps xmm4, [rbp + 0]                                  ;   444.2 p2      41 t
        xorps xmm4, xmm3                                        ;   447.2 p1      41 t
        xorps xmm3, xmm8                                        ;   447.2 p5      41 t
        xorps xmm14, [rsi + 32]                                 ;   445.2 p0+p2   41 t
        xorps xmm14, xmm7                                       ;   446.2 p1      41 t
        movaps [rbp + 0], xmm8                                  ;   447.2 p3+p4   41 t spill
        movaps xmm8, [rdi + 80]                                 ;   446.2 p2      41 t
        xorps xmm8, xmm5                                        ;   449.2 p5      41 t
        xorps xmm2, xmm8                                        ;   450.2 p0      41 t
        movaps [rdi + 80], xmm8                                 ;   450.2 p3+p4   41 t spill
        movaps xmm8, [rbp + 64]                                 ;   447.2 p2      41 t
        movaps [rbp + 64], xmm4                                 ;   448.2 p3+p4   41 t spill
        xorps xmm8, xmm13                                       ;   450.2 p1      41 t
        xorps xmm13, xmm4                                       ;   448.2 p5      41 t
        xorps xmm5, xmm8                                        ;   451.2 p0      41 t
        movaps xmm4, [rsi + 48]                                 ;   448.2 p2      41 t
        xorps xmm4, [rbp + 96]                                  ;   451.2 p1+p2   41 t
        xorps xmm4, xmm7                                        ;   452.2 p5      41 t
        movaps [rbp + 96], xmm8                                 ;   451.2 p3+p4   41 t spill
        movaps xmm8, [rbp - 16]                                 ;   450.2 p2      41 t
        xorps xmm8, [rsi - 16]                                  ;   453.2 p0+p2   41 t
        xorps xmm8, [rdx - 32]                                  ;   454.2 p1+p2   41 t
        xorps xmm8, [rax + 48]                                  ;   455.2 p5+p2   41 t
        xorps xmm8, [rdi - 64]                                  ;   456.2 p0+p2   41 t
        xorps xmm8, xmm7                                        ;   457.2 p1      41 t
        xorps xmm12, [rdx + 16]                                 ;   455.2 p5+p2   41 t
        xorps xmm12, xmm7                                       ;   456.2 p0      41 t
        movaps [rdi - 64], xmm5                                 ;   452.2 p3+p4   41 t spill
        movaps xmm5, [rbp + 112]                                ;   456.2 p2      41 t
        xorps xmm5, [rdi + 0]                                   ;   459.2 p1+p2   41 t
        movaps [rdi + 0], xmm10                                 ;   450.8 p3+p4   41 t spill
        movaps xmm10, [rbp + 112]                               ;   458.2 p2      41 t
        movaps [rbp + 112], xmm2                                ;   451.8 p3+p4   41 t spill
        movaps xmm2, [rsi + 48]                                 ;   459.2 p2      41 t
        xorps xmm2, xmm8                                        ;   462.2 p5      41 t
        xorps xmm10, xmm4                                       ;   461.2 p0      41 t
        xorps xmm5, xmm7                                        ;   460.2 p1      41 t
        xorps xmm8, xmm10                                       ;   462.2 p5      41 t
        movaps [rsi + 48], xmm10                                ;   462.2 p3+p4   41 t spill
        movaps xmm10, [rsi + 32]                                ;   460.2 p2      41 t
        xorps xmm10, xmm5                                       ;   463.2 p0      41 t
        movaps [rsi + 32], xmm10                                ;   464.2 p3+p4   41 t spill
        xorps xmm4, xmm10                                       ;   464.2 p1      41 t
        movaps xmm10, [rbp - 16]                                ;   461.2 p2      41 t
        xorps xmm10, xmm14                                      ;   464.2 p5      41 t
        xorps xmm5, xmm10                                       ;   465.2 p0      41 t
        movaps [rbp - 16], xmm2                                 ;   463.2 p3+p4   41 t spill
        xorps xmm14, xmm2                                       ;   463.2 p1      41 t
        movaps xmm2, [rbp + 32]                                 ;   462.2 p2      41 t
        xorps xmm2, [rax + 64]                                  ;   465.2 p5+p2   41 t
        xorps xmm2, [rcx + 112]                                 ;   466.2 p0+p2   41 t
        movaps [rcx + 112], xmm10                               ;   465.2 p3+p4   41 t spill
        movaps xmm10, [rbp - 128]                               ;   465.2 p2      41 t
        xorps xmm10, [rdx - 80]                                 ;   468.2 p1+p2   41 t
        xorps xmm2, [rdx - 112]                                 ;   467.2 p5+p2   41 t
        xorps xmm10, xmm7                                       ;   469.2 p0      41 t
        xorps xmm1, xmm0                                        ;   462.8 p1      41 t
        movaps xmm0, [rdx + 96]                                 ;   468.2 p2      41 t
        xorps xmm0, [rax - 64]                                  ;   471.2 p5+p2   41 t
        xorps xmm0, [rax - 80]                                  ;   472.2 p0+p2   41 t
        xorps xmm0, [rax + 80]                                  ;   473.2 p1+p2   41 t
        xorps xmm0, [rbp - 64]                                  ;   474.2 p5+p2   41 t
        xorps xmm0, xmm7                                        ;   475.2 p0      41 t
        xorps xmm1, xmm6                                        ;   464.8 p1      41 t
        movaps [rbp - 64], xmm5                                 ;   466.2 p3+p4   41 t spill
        movaps xmm5, [rdx + 96]                                 ;   473.2 p2      41 t
        xorps xmm5, xmm2                                        ;   476.2 p5      41 t
        xorps xmm1, [rdi + 112]                                 ;   474.2 p0+p2   41 t
        movaps [rdx + 96], xmm4                                 ;   465.8 p3+p4   41 t spill
        movaps xmm4, [rbp + 32]                                 ;   475.2 p2      41 t
        xorps xmm4, xmm10                                       ;   478.2 p1      41 t
        xorps xmm10, xmm5                                       ;   477.2 p5      41 t
        movaps [rbp + 32], xmm5                                 ;   477.2 p3+p4   41 t spill
        movaps xmm5, [rdx + 16]                                 ;   476.2 p2      41 t
        xorps xmm5, xmm0                                        ;   479.2 p0      41 t
        xorps xmm2, xmm5                                        ;   480.2 p1      41 t
        movaps [rdx + 16], xmm5                                 ;   480.2 p3+p4   41 t spill
        movaps xmm5, [rbp - 128]                                ;   477.2 p2      41 t
        xorps xmm5, xmm12                                       ;   480.2 p5      41 t
        xorps xmm0, xmm5                                        ;   481.2 p0      41 t
        xorps xmm12, xmm4                                       ;   479.2 p1      41 t
        movaps [rbp - 128], xmm4                                ;   479.2 p3+p4   41 t spill
        movaps xmm4, [rbp + 16]                                 ;   478.2 p2      41 t
        xorps xmm4, [rdx - 112]                                 ;   481.2 p5+p2   41 t
        xorps xmm4, [rdx + 80]                                  ;   482.2 p0+p2   41 t
        xorps xmm4, xmm7                                        ;   483.2 p1      41 t
        movaps [rdx - 112], xmm5                                ;   481.2 p3+p4   41 t spill
        movaps xmm5, [rbp + 48]                                 ;   481.2 p2      41 t
        xorps xmm5, [rax + 32]                                  ;   484.2 p5+p2   41 t
        xorps xmm6, [rdx + 48]                                  ;   483.2 p0+p2   41 t
        xorps xmm6, [rbp - 80]                                  ;   484.2 p1+p2   41 t
        xorps xmm6, xmm7                                        ;   485.2 p5      41 t
        movaps [rbp - 80], xmm0                                 ;   482.2 p3+p4   41 t spill
        movaps xmm0, [rdx - 64]                                 ;   485.2 p2      41 t
        xorps xmm0, [rdi + 16]                                  ;   488.2 p0+p2   41 t
        xorps xmm0, xmm7                                        ;   489.2 p1      41 t
        movaps [rdi + 16], xmm2                                 ;   481.2 p3+p4   41 t spill
        movaps xmm2, [rdx - 64]                                 ;   487.2 p2      41 t
        xorps xmm5, [rdx + 64]                                  ;   488.2 p5+p2   41 t
        movaps [rdx - 64], xmm15                                ;   481.5 p3+p4   41 t spill
        xorps xmm5, [rdi + 48]                                  ;   489.2 p0+p2   41 t
        xorps xmm2, xmm4                                        ;   490.2 p1      41 t
        movaps xmm15, [rbp + 16]                                ;   490.2 p2      41 t
        xorps xmm15, xmm5                                       ;   493.2 p5      41 t
        xorps xmm5, xmm2                                        ;   491.2 p0      41 t
        movaps [rbp + 16], xmm2                                 ;   491.2 p3+p4   41 t spill
        movaps xmm2, [rdi + 112]                                ;   491.2 p2      41 t
        xorps xmm2, xmm0                                        ;   494.2 p1      41 t
        xorps xmm4, xmm2                                        ;   495.2 p5      41 t
        movaps [rdi + 112], xmm2                                ;   495.2 p3+p4   41 t spill
        movaps xmm2, [rbp + 48]                                 ;   492.2 p2      41 t
        xorps xmm2, xmm1                                        ;   495.2 p0      41 t
        xorps xmm1, xmm15                                       ;   494.2 p1      41 t
        xorps xmm0, xmm2                                        ;   496.2 p5      41 t
        movaps [rbp + 48], xmm15                                ;   494.2 p3+p4   41 t spill
        movaps [rdx + 64], xmm2                                 ;   496.2 p3+p4   41 t spill
        movaps xmm2, [rbp - 96]                                 ;   493.2 p2      41 t
        xorps xmm2, [rdi + 48]                                  ;   496.2 p0+p2   41 t
        xorps xmm2, [rdx + 0]                                   ;   497.2 p1+p2   41 t
        xorps xmm2, xmm7                                        ;   498.2 p5      41 t
        movaps xmm15, [rdx - 96]                                ;   496.2 p2      41 t
        xorps xmm15, [rdi - 16]                                 ;   499.2 p0+p2   41 t
        xorps xmm15, xmm7                                       ;   500.2 p1      41 t
        movaps [rdx + 0], xmm0                                  ;   497.2 p3+p4   41 t spill
        movaps xmm0, [rdx - 48]                                 ;   498.2 p2      41 t
        xorps xmm0, [rsi + 16]                                  ;   501.2 p5+p2   41 t
        xorps xmm0, [rsi + 80]                                  ;   502.2 p0+p2   41 t
        xorps xmm0, [rcx + 80]                                  ;   503.2 p1+p2   41 t
        movaps [rsi + 80], xmm4                                 ;   496.2 p3+p4   41 t spill
        movaps xmm4, [rdx - 48]                                 ;   502.2 p2      41 t
        xorps xmm4, xmm15                                       ;   505.2 p5      41 t
        movaps [rdx - 48], xmm5                                 ;   496.2 p3+p4   41 t spill
        movaps xmm5, [rdx - 96]                                 ;   503.2 p2      41 t
        xorps xmm5, xmm2                                        ;   506.2 p0      41 t
        xorps xmm2, xmm4                                        ;   506.2 p1      41 t
        movaps [rdx - 96], xmm4                                 ;   506.2 p3+p4   41 t spill
        movaps xmm4, [rdx + 48]                                 ;   504.2 p2      41 t
        xorps xmm4, xmm0                                        ;   507.2 p5      41 t
        movaps [rdx + 48], xmm4                                 ;   508.2 p3+p4   41 t spill
        xorps xmm15, xmm4                                       ;   508.2 p0      41 t
        movaps xmm4, [rbp - 96]                                 ;   505.2 p2      41 t
        xorps xmm4, xmm6                                        ;   508.2 p1      41 t
        xorps xmm6, xmm5                                        ;   507.2 p5      41 t
        xorps xmm0, xmm4                                        ;   509.2 p0      41 t
        movaps [rbp - 96], xmm5                                 ;   507.2 p3+p4   41 t spill
        movaps xmm5, [rsi + 64]                                 ;   506.2 p2      41 t
        xorps xmm5, [rbp + 80]                                  ;   509.2 p1+p2   41 t
        movaps [rbp + 80], xmm4                                 ;   509.2 p3+p4   41 t spill
        movaps xmm4, [rbp - 32]                                 ;   508.2 p2      41 t
        xorps xmm4, [rbp - 112]                                 ;   511.2 p5+p2   41 t
        xorps xmm4, xmm7                                        ;   512.2 p0      41 t
        movaps [rbp - 112], xmm0                                ;   510.2 p3+p4   41 t spill
        movaps xmm0, [rcx - 128]                                ;   510.2 p2      41 t
        xorps xmm0, [rdi - 48]                                  ;   513.2 p1+p2   41 t
        xorps xmm0, xmm7                                        ;   514.2 p5      41 t
        movaps [rdi - 48], xmm15                                ;   509.2 p3+p4   41 t spill
        movaps xmm15, [rdx + 112]                               ;   512.2 p2      41 t
        xorps xmm15, [rcx + 80]                                 ;   515.2 p0+p2   41 t
        xorps xmm15, [rdx - 16]                                 ;   516.2 p1+p2   41 t
        movaps [rdx - 16], xmm2                                 ;   508.5 p3+p4   41 t spill
        movaps xmm2, [rdx + 112]                                ;   515.2 p2      41 t
        xorps xmm15, xmm7                                       ;   517.2 p5      41 t
        xorps xmm2, xmm5                                        ;   518.2 p0      41 t
        movaps [rdx + 112], xmm10                               ;   509.5 p3+p4   41 t spill
        movaps xmm10, [rsi + 64]                                ;   516.2 p2      41 t
        xorps xmm10, xmm4                                       ;   519.2 p1      41 t
        movaps [rsi + 64], xmm2                                 ;   519.2 p3+p4   41 t spill
        xorps xmm4, xmm2                                        ;   519.2 p5      41 t
        movaps xmm2, [rcx - 128]                                ;   517.2 p2      41 t
        xorps xmm2, xmm15                                       ;   520.2 p0      41 t
        xorps xmm5, xmm2                                        ;   521.2 p1      41 t
        movaps [rcx - 128], xmm2                                ;   521.2 p3+p4   41 t spill
        movaps xmm2, [rbp - 32]                                 ;   518.2 p2      41 t
        movaps [rbp - 32], xmm10                                ;   520.2 p3+p4   41 t spill
        xorps xmm2, xmm0                                        ;   521.2 p5      41 t
        xorps xmm0, xmm10                                       ;   520.2 p0      41 t
        xorps xmm15, xmm2                                       ;   522.2 p1      41 t
        movaps xmm10, [rsi + 0]                                 ;   519.2 p2      41 t
        xorps xmm10, [rdx + 80]                                 ;   522.2 p5+p2   41 t
        xorps xmm10, [rdi - 16]                                 ;   523.2 p0+p2   41 t
        movaps [rdi - 16], xmm2                                 ;   522.2 p3+p4   41 t spill
        movaps xmm2, [rdi - 32]                                 ;   522.2 p2      41 t
        xorps xmm2, [rbp - 48]                                  ;   525.2 p1+p2   41 t
        movaps [rbp - 48], xmm15                                ;   523.2 p3+p4   41 t spill
        movaps xmm15, [rsi - 32]                                ;   524.2 p2      41 t
        xorps xmm15, [rdi + 64]                                 ;   527.2 p5+p2   41 t
        movaps [rdi + 64], xmm5                                 ;   522.2 p3+p4   41 t spill
        movaps xmm5, [rsi - 64]                                 ;   526.2 p2      41 t
        xorps xmm5, [rcx + 48]                                  ;   529.2 p0+p2   41 t
        xorps xmm5, xmm7                                        ;   530.2 p1      41 t
        movaps xmm7, [rsi - 64]                                 ;   528.2 p2      41 t
        movaps [rsi - 64], xmm4                                 ;   521.5 p3+p4   41 t spill
        movaps xmm4, [rsi + 0]                                  ;   529.2 p2      41 t
        xorps xmm7, xmm10                                       ;   531.2 p5      41 t
        xorps xmm4, xmm2                                        ;   532.2 p0      41 t
        xorps xmm2, xmm7                                        ;   532.2 p1      41 t
        movaps [rsi + 0], xmm7                                  ;   532.2 p3+p4   41 t spill
        movaps xmm7, [rsi - 32]                                 ;   530.2 p2      41 t
        xorps xmm7, xmm5                                        ;   533.2 p5      41 t
        xorps xmm10, xmm7                                       ;   534.2 p0      41 t
        movaps [rsi - 32], xmm7                                 ;   534.2 p3+p4   41 t spill
        movaps xmm7, [rdi - 32]                                 ;   531.2 p2      41 t
        xorps xmm7, xmm15                                       ;   534.2 p1      41 t
        movaps [rdi - 32], xmm4                                 ;   533.2 p3+p4   41 t spill
        xorps xmm15, xmm4                                       ;   533.2 p5      41 t
        movaps xmm4, xmm11                                      ;   528.2 p0      61 t copy
        xorps xmm4, [rbp + 3008]                                ;   532.2 p1+p2   61 t
        movaps [rcx + 48], xmm4                                 ;   533.2 p3+p4   61 t spill
        movaps xmm4, xmm13                                      ;   529.5 p5      61 t copy
        xorps xmm4, [rbp + 3024]                                ;   533.2 p0+p2   61 t
        movaps [rdx + 80], xmm4                                 ;   534.2 p3+p4   61 t spill
        movaps xmm4, xmm14                                      ;   530.5 p1      61 t copy
        xorps xmm4, [rbp + 3040]                                ;   534.2 p5+p2   61 t
        movaps [rcx + 80], xmm4                                 ;   535.2 p3+p4   61 t spill
        movaps xmm4, xmm12                                      ;   531.5 p0      61 t copy
        xorps xmm4, [rbp + 3056]                                ;   535.2 p1+p2   61 t
        movaps [rsi + 16], xmm4                                 ;   536.2 p3+p4   61 t spill
        movaps xmm4, xmm1                                       ;   532.5 p5      61 t copy
        xorps xmm4, [rbp + 3072]                                ;   536.2 p0+p2   61 t
        movaps [rdi + 48], xmm4                                 ;   537.2 p3+p4   61 t spill
        movaps xmm4, xmm6                                       ;   533.2 p1      61 t copy
        xorps xmm4, [rbp + 3088]                                ;   537.2 p5+p2   61 t
        movaps [rax + 32], xmm4                                 ;   538.2 p3+p4   61 t spill
        movaps xmm4, xmm0                                       ;   534.0 p0      61 t copy
        xorps xmm4, [rbp + 3104]                                ;   538.2 p1+p2   61 t
        movaps [rax + 80], xmm4                                 ;   539.2 p3+p4   61 t spill
        movaps xmm4, xmm15                                      ;   534.8 p5      61 t copy
        xorps xmm4, [rbp + 3120]                                ;   539.2 p0+p2   61 t
        movaps [rax - 80], xmm4                                 ;   540.2 p3+p4   61 t spill
        movaps xmm4, xmm9                                       ;   535.5 p1      61 t copy
        xorps xmm4, [rbp + 3136]                                ;   540.2 p5+p2   61 t
        movaps [rax - 64], xmm4                                 ;   541.2 p3+p4   61 t spill
        movaps xmm4, [rdx + 112]                                ;   541.2 p2      61 t
        xorps xmm4, [rbp + 3184]                                ;   544.2 p0+p2   61 t
        movaps [rdx - 80], xmm4                                 ;   545.2 p3+p4   61 t spill
        movaps xmm4, xmm3                                       ;   537.0 p1      61 t copy
        xorps xmm5, xmm7                                        ;   537.2 p5      41 t
        xorps xmm4, [rbp + 3152]                                ;   543.2 p0+p2   61 t
        movaps [rax + 64], xmm4                                 ;   544.2 p3+p4   61 t spill
        movaps xmm4, [rdx - 48]                                 ;   544.2 p2      61 t
        xorps xmm4, [rbp + 3200]                                ;   547.2 p1+p2   61 t
        movaps [rax + 48], xmm4                                 ;   548.2 p3+p4   61 t spill
        movaps xmm4, xmm8                                       ;   538.8 p5      61 t copy
        xorps xmm4, [rbp + 3168]                                ;   546.2 p0+p2   61 t
        movaps [rdx - 32], xmm4                                 ;   547.2 p3+p4   61 t spill
        movaps xmm4, [rdx - 16]                                 ;   547.2 p2      61 t
        xorps xmm4, [rbp + 3216]                                ;   550.2 p1+p2   61 t
        movaps [rsi - 16], xmm4                                 ;   551.2 p3+p4   61 t spill
        movaps xmm4, [rsi - 64]                                 ;   549.2 p2      61 t
        xorps xmm4, [rbp + 3232]                                ;   552.2 p5+p2   61 t
        movaps [rcx + 16], xmm4                                 ;   553.2 p3+p4   61 t spill
        movaps xmm4, [rdx - 64]                                 ;   551.2 p2      61 t
        xorps xmm4, [rbp + 3264]                                ;   554.2 p0+p2   61 t
        movaps [rax + 0], xmm4                                  ;   555.2 p3+p4   61 t spill
        movaps xmm4, [rbp + 112]                                ;   553.2 p2      61 t
        xorps xmm4, [rbp + 3280]                                ;   556.2 p1+p2   61 t
        movaps [rax - 128], xmm4                                ;   557.2 p3+p4   61 t spill
        movaps xmm4, xmm2                                       ;   546.2 p5      61 t copy
        xorps xmm4, [rbp + 3248]                                ;   555.2 p0+p2   61 t
        movaps [rdi + 96], xmm4                                 ;   556.2 p3+p4   61 t spill
        movaps xmm4, [rdx + 96]                                 ;   556.2 p2      61 t
        xorps xmm4, [rbp + 3296]                                ;   559.2 p1+p2   61 t
        movaps [rax + 16], xmm4                                 ;   560.2 p3+p4   61 t spill
        movaps xmm4, [rdi + 16]                                 ;   558.2 p2      61 t
        xorps xmm4, [rbp + 3312]                                ;   561.2 p5+p2   61 t
        movaps [r11 - 128], xmm4                                ;   562.2 p3+p4   61 t spill
        movaps xmm4, [rsi + 80]                                 ;   560.2 p2      61 t
        xorps xmm4, [rbp + 3328]                                ;   563.2 p0+p2   61 t
        movaps [rcx + 64], xmm4                                 ;   564.2 p3+p4   61 t spill
        movaps xmm4, [rdi - 48]                                 ;   562.2 p2      61 t
        xorps xmm4, [rbp + 3344]                                ;   565.2 p1+p2   61 t
        movaps [r10 + 80], xmm4                                 ;   566.2 p3+p4   61 t spill
        movaps xmm4, [rdi + 64]                                 ;   564.2 p2      61 t
        xorps xmm4, [rbp + 3360]                                ;   567.2 p5+p2   61 t
        movaps [r10 + 64], xmm4                                 ;   568.2 p3+p4   61 t spill
        movaps xmm4, [rdi + 0]                                  ;   566.2 p2      61 t
        xorps xmm4, [rbp + 3392]                                ;   569.2 p0+p2   61 t
        movaps [r10 + 112], xmm4                                ;   570.2 p3+p4   61 t spill
        movaps xmm4, [rdi - 64]                                 ;   568.2 p2      61 t
        xorps xmm4, [rbp + 3408]                                ;   571.2 p1+p2   61 t
        movaps [r10 + 96], xmm4                                 ;   572.2 p3+p4   61 t spill
        movaps xmm4, xmm10                                      ;   561.2 p5      61 t copy
        xorps xmm4, [rbp + 3376]                                ;   570.2 p0+p2   61 t
        xorps xmm2, [rbp + 3632]                                ;   571.2 p1+p2   61 t
        movaps [r10 - 16], xmm4                                 ;   571.2 p3+p4   61 t spill
        movaps xmm4, [rbp - 64]                                 ;   572.2 p2      61 t
        xorps xmm4, [rbp + 3424]                                ;   575.2 p5+p2   61 t
        xorps xmm9, [rbp + 3520]                                ;   574.2 p0+p2   61 t
        xorps xmm9, [rsi - 48]                                  ;   575.2 p1+p2   61 t
        movaps [rsi - 48], xmm4                                 ;   576.2 p3+p4   61 t spill
        movaps xmm4, [rbp - 80]                                 ;   576.2 p2      61 t
        xorps xmm4, [rbp + 3440]                                ;   579.2 p5+p2   61 t
        xorps xmm3, [rbp + 3536]                                ;   578.2 p0+p2   61 t
        xorps xmm3, [rdi + 80]                                  ;   579.2 p1+p2   61 t
        movaps [rdi + 80], xmm3                                 ;   580.2 p3+p4   61 t spill
        movaps xmm3, [rdx + 0]                                  ;   580.2 p2      61 t
        xorps xmm3, [rbp + 3456]                                ;   583.2 p5+p2   61 t
        xorps xmm8, [rbp + 3552]                                ;   582.2 p0+p2   61 t
        xorps xmm8, [rsi + 32]                                  ;   583.2 p1+p2   61 t
        movaps [rsi + 32], xmm8                                 ;   584.2 p3+p4   61 t spill
        xorps xmm2, [rsi - 32]                                  ;   584.2 p5+p2   61 t
        movaps xmm8, [rbp - 112]                                ;   585.2 p2      61 t
        xorps xmm8, [rbp + 3472]                                ;   588.2 p0+p2   61 t
        movaps [r10 + 48], xmm9                                 ;   576.2 p3+p4   61 t spill
        movaps xmm9, [rbp - 48]                                 ;   587.2 p2      61 t
        xorps xmm9, [rbp + 3488]                                ;   590.2 p1+p2   61 t
        movaps [r11 + 80], xmm9                                 ;   591.2 p3+p4   61 t spill
        movaps xmm9, xmm5                                       ;   576.8 p5      61 t copy
        xorps xmm9, [rbp + 3504]                                ;   589.2 p0+p2   61 t
        movaps [rsi - 32], xmm2                                 ;   585.2 p3+p4   61 t spill
        movaps xmm2, [rdx + 16]                                 ;   590.2 p2      61 t
        xorps xmm2, [rbp + 3568]                                ;   593.2 p1+p2   61 t
        xorps xmm2, [rdx + 112]                                 ;   594.2 p5+p2   61 t
        movaps [rdx + 112], xmm9                                ;   590.2 p3+p4   61 t spill
        movaps xmm9, [rdi + 112]                                ;   593.2 p2      61 t
        xorps xmm9, [rbp + 3584]                                ;   596.2 p0+p2   61 t
        xorps xmm9, [rdx - 48]                                  ;   597.2 p1+p2   61 t
        movaps [rdx - 48], xmm9                                 ;   598.2 p3+p4   61 t spill
        movaps xmm9, [rdx + 48]                                 ;   596.2 p2      61 t
        xorps xmm9, [rbp + 3600]                                ;   599.2 p5+p2   61 t
        xorps xmm9, [rdx - 16]                                  ;   600.2 p0+p2   61 t
        movaps [rdx - 16], xmm9                                 ;   601.2 p3+p4   61 t spill
        movaps xmm9, [rcx - 128]                                ;   599.2 p2      61 t
        xorps xmm9, [rbp + 3616]                                ;   602.2 p1+p2   61 t
        xorps xmm9, [rsi - 64]                                  ;   603.2 p5+p2   61 t
        movaps [rsi - 64], xmm9                                 ;   604.2 p3+p4   61 t spill
        movaps xmm9, [rcx + 32]                                 ;   602.2 p2      61 t
        xorps xmm9, [rbp + 3648]                                ;   605.2 p0+p2   61 t
        xorps xmm9, [rdx - 64]                                  ;   606.2 p1+p2   61 t
        movaps [rdx - 64], xmm9                                 ;   607.2 p3+p4   61 t spill
        movaps xmm9, [rbp + 96]                                 ;   605.2 p2      61 t
        xorps xmm9, [rbp + 3664]                                ;   608.2 p5+p2   61 t
        xorps xmm9, [rbp + 112]                                 ;   609.2 p0+p2   61 t
        xorps xmm7, xmm10                                       ;   597.2 p1      61 t
        xorps xmm7, [rbp + 3760]                                ;   608.2 p5+p2   61 t
        movaps xmm10, [rcx + 112]                               ;   609.2 p2      61 t
        xorps xmm10, [rbp + 3680]                               ;   612.2 p0+p2   61 t
        xorps xmm10, [rdx + 96]                                 ;   613.2 p1+p2   61 t
        movaps [rdx + 96], xmm7                                 ;   609.2 p3+p4   61 t spill
        movaps xmm7, [rdx - 112]                                ;   612.2 p2      61 t
        xorps xmm7, [rbp + 3696]                                ;   615.2 p5+p2   61 t
        xorps xmm7, [rdi + 16]                                  ;   616.2 p0+p2   61 t
        movaps [rdi + 16], xmm10                                ;   614.2 p3+p4   61 t spill
        movaps xmm10, [rdx + 64]                                ;   615.2 p2      61 t
        xorps xmm10, [rbp + 3712]                               ;   618.2 p1+p2   61 t
        xorps xmm10, [rsi + 80]                                 ;   619.2 p5+p2   61 t
        movaps [rsi + 80], xmm10                                ;   620.2 p3+p4   61 t spill
        movaps xmm10, [rbp + 80]                                ;   618.2 p2      61 t
        xorps xmm10, [rbp + 3728]                               ;   621.2 p0+p2   61 t
        xorps xmm10, [rdi - 48]                                 ;   622.2 p1+p2   61 t
        movaps [rdi - 48], xmm10                                ;   623.2 p3+p4   61 t spill
        movaps xmm10, [rdi - 16]                                ;   621.2 p2      61 t
        xorps xmm10, [rbp + 3744]                               ;   624.2 p5+p2   61 t
        xorps xmm10, [rdi + 64]                                 ;   625.2 p0+p2   61 t
        movaps [rdi + 64], xmm10                                ;   626.2 p3+p4   61 t spill
        movaps xmm10, [rdi - 80]                                ;   624.2 p2      61 t
        xorps xmm10, [rbp + 3776]                               ;   627.2 p1+p2   61 t
        xorps xmm10, [rdi + 0]                                  ;   628.2 p5+p2   61 t
        movaps [rdi + 0], xmm10                                 ;   629.2 p3+p4   61 t spill
        movaps xmm10, [rbp + 64]                                ;   627.2 p2      61 t
        xorps xmm10, [rbp + 3792]                               ;   630.2 p0+p2   61 t
        xorps xmm10, [rdi - 64]                                 ;   631.2 p1+p2   61 t
        movaps [rdi - 64], xmm10                                ;   632.2 p3+p4   61 t spill
        movaps xmm10, [rbp - 16]                                ;   630.2 p2      61 t
        xorps xmm10, [rbp + 3808]                               ;   633.2 p5+p2   61 t
        xorps xmm10, [rbp - 64]                                 ;   634.2 p0+p2   61 t
        xorps xmm11, [rsi - 128]                                ;   633.2 p1+p2   61 t
        xorps xmm11, [rbp + 3904]                               ;   634.2 p5+p2   61 t
        movaps [rsi - 128], xmm11                               ;   635.2 p3+p4   61 t spill
        movaps xmm11, [rbp - 128]                               ;   635.2 p2      61 t
        xorps xmm11, [rbp + 3824]                               ;   638.2 p0+p2   61 t
        xorps xmm11, [rbp - 80]                                 ;   639.2 p1+p2   61 t
        xorps xmm13, [rbp + 3920]                               ;   638.2 p5+p2   61 t
        xorps xmm13, [rbp + 0]                                  ;   639.2 p0+p2   61 t
        xorps xmm5, [rdi - 32]                                  ;   640.2 p1+p2   61 t
        movaps [rdi - 32], xmm10                                ;   635.2 p3+p4   61 t spill
        movaps xmm10, [rbp + 48]                                ;   641.2 p2      61 t
        xorps xmm10, [rbp + 3840]                               ;   644.2 p5+p2   61 t
        xorps xmm14, [rbp + 3936]                               ;   643.2 p0+p2   61 t
        xorps xmm14, [rsi + 48]                                 ;   644.2 p1+p2   61 t
        xorps xmm10, [rdx + 0]                                  ;   645.2 p5+p2   61 t
        xorps xmm5, [rbp + 3888]                                ;   646.2 p0+p2   61 t
        xorps xmm12, [rbp + 3952]                               ;   647.2 p1+p2   61 t
        xorps xmm12, [rbp + 32]                                 ;   648.2 p5+p2   61 t
        movaps [rbp + 32], xmm5                                 ;   647.2 p3+p4   61 t spill
        movaps xmm5, [rbp - 32]                                 ;   649.2 p2      61 t
        xorps xmm5, [rbp + 3872]                                ;   652.2 p0+p2   61 t
        movaps [rsi + 48], xmm14                                ;   645.2 p3+p4   61 t spill
        movaps xmm14, [rbp - 96]                                ;   651.2 p2      61 t
        xorps xmm14, [rbp + 3856]                               ;   654.2 p1+p2   61 t
        xorps xmm14, [rbp - 112]                                ;   655.2 p5+p2   61 t
        xorps xmm0, [rbp + 4000]                                ;   654.2 p0+p2   61 t
        xorps xmm5, [rbp - 48]                                  ;   655.2 p1+p2   61 t
        xorps xmm1, [rbp + 3968]                                ;   656.2 p5+p2   61 t
        xorps xmm1, [rbp + 16]                                  ;   657.2 p0+p2   61 t
        xorps xmm6, [rbp + 3984]                                ;   658.2 p1+p2   61 t
        xorps xmm15, [rbp + 4016]                               ;   659.2 p5+p2   61 t
        xorps xmm6, [rdx - 96]                                  ;   660.2 p0+p2   61 t
        xorps xmm0, [rsi + 64]                                  ;   661.2 p1+p2   61 t
        xorps xmm15, [rsi + 0]                                  ;   662.2 p5+p2   61 t
        movaps [rsi + 0], xmm15                                 ;   663.2 p3+p4   61 t spill
        movaps xmm15, [rdx + 80]                                ;   663.2 p2      40 t
        xorps xmm15, [r8 + 3088]                                ;   666.2 p0+p2   40 t
        movaps [rsi + 64], xmm0                                 ;   662.2 p3+p4   61 t spill
        movaps xmm0, [rsi + 16]                                 ;   665.2 p2      40 t
        xorps xmm0, [r8 + 3120]                                 ;   668.2 p1+p2   40 t
        movaps [rdx - 96], xmm5                                 ;   656.2 p3+p4   61 t spill
        movaps xmm5, [rdi + 48]                                 ;   667.2 p2      40 t
        xorps xmm5, [r8 + 3136]                                 ;   670.2 p5+p2   40 t
        movaps [rbp + 16], xmm0                                 ;   669.2 p3+p4   40 t spill
        movaps xmm0, [rax + 32]                                 ;   669.2 p2      40 t
        xorps xmm0, [r8 + 3152]                                 ;   672.2 p0+p2   40 t
        movaps [rbp - 48], xmm0                                 ;   673.2 p3+p4   40 t spill
        movaps xmm0, [rax - 64]                                 ;   671.2 p2      40 t
        xorps xmm0, [r8 + 3200]                                 ;   674.2 p1+p2   40 t
        movaps [rbp - 32], xmm0                                 ;   675.2 p3+p4   40 t spill
        movaps xmm0, [rdx - 32]                                 ;   673.2 p2      40 t
        xorps xmm0, [r8 + 3232]                                 ;   676.2 p5+p2   40 t
        movaps [rbp - 112], xmm0                                ;   677.2 p3+p4   40 t spill
        movaps xmm0, [rdx - 80]                                 ;   675.2 p2      40 t
        xorps xmm0, [r8 + 3248]                                 ;   678.2 p0+p2   40 t
        movaps [rbp - 96], xmm0                                 ;   679.2 p3+p4   40 t spill
        movaps xmm0, [rax + 48]                                 ;   677.2 p2      40 t
        xorps xmm0, [r8 + 3264]                                 ;   680.2 p1+p2   40 t
        movaps [rdx + 0], xmm0                                  ;   681.2 p3+p4   40 t spill
        movaps xmm0, [rax - 128]                                ;   679.2 p2      40 t
        xorps xmm0, [r8 + 3344]                                 ;   682.2 p5+p2   40 t
        movaps [rbp + 48], xmm0                                 ;   683.2 p3+p4   40 t spill
        movaps xmm0, [r11 - 128]                                ;   681.2 p2      40 t
        xorps xmm0, [r8 + 3376]                                 ;   684.2 p0+p2   40 t
        movaps [rbp + 0], xmm0                                  ;   685.2 p3+p4   40 t spill
        movaps xmm0, [rcx + 64]                                 ;   683.2 p2      40 t
        xorps xmm0, [r8 + 3392]                                 ;   686.2 p1+p2   40 t
        movaps [rbp - 80], xmm0                                 ;   687.2 p3+p4   40 t spill
        movaps xmm0, [r10 + 80]                                 ;   685.2 p2      40 t
        xorps xmm0, [r8 + 3408]                                 ;   688.2 p5+p2   40 t
        movaps [rbp - 128], xmm0                                ;   689.2 p3+p4   40 t spill
        movaps xmm0, [r10 + 96]                                 ;   687.2 p2      40 t
        xorps xmm0, [r8 + 3472]                                 ;   690.2 p0+p2   40 t
        movaps [rbp - 64], xmm0                                 ;   691.2 p3+p4   40 t spill
        movaps xmm0, [r10 + 48]                                 ;   689.2 p2      40 t
        xorps xmm0, [r8 + 3584]                                 ;   692.2 p1+p2   40 t
        movaps [rbp - 16], xmm0                                 ;   693.2 p3+p4   40 t spill
        movaps xmm0, [rsi + 32]                                 ;   691.2 p2      40 t
        xorps xmm0, [r8 + 3616]                                 ;   694.2 p5+p2   40 t
        movaps [rbp + 64], xmm0                                 ;   695.2 p3+p4   40 t spill
        movaps xmm0, xmm4                                       ;   684.2 p0      40 t copy
        xorps xmm0, [r8 + 3504]                                 ;   693.2 p1+p2   40 t
        movaps [rdi - 80], xmm4                                 ;   685.2 p3+p4   61 t spill
        movaps xmm4, xmm3                                       ;   685.5 p5      40 t copy
        xorps xmm4, [r8 + 3520]                                 ;   694.2 p0+p2   40 t
        movaps [rdi - 16], xmm3                                 ;   686.2 p3+p4   61 t spill
        movaps xmm3, [rdx - 48]                                 ;   695.2 p2      40 t
        xorps xmm3, [r8 + 3648]                                 ;   698.2 p1+p2   40 t
        movaps [rdx + 64], xmm8                                 ;   687.2 p3+p4   61 t spill
        movaps [rcx + 112], xmm2                                ;   688.2 p3+p4   61 t spill
        movaps [rbp + 80], xmm3                                 ;   699.2 p3+p4   40 t spill
        movaps xmm3, xmm8                                       ;   688.2 p5      40 t copy
        xorps xmm3, [r8 + 3536]                                 ;   697.2 p0+p2   40 t
        movaps xmm8, [rsi + 80]                                 ;   698.2 p2      40 t
        xorps xmm8, [r8 + 3776]                                 ;   701.2 p1+p2   40 t
        movaps [rdx - 112], xmm8                                ;   702.2 p3+p4   40 t spill
        movaps xmm8, xmm2                                       ;   690.2 p5      40 t copy
        xorps xmm8, [r8 + 3632]                                 ;   700.2 p0+p2   40 t
        movaps xmm2, [rdi - 48]                                 ;   701.2 p2      40 t
        xorps xmm2, [r8 + 3792]                                 ;   704.2 p1+p2   40 t
        movaps [rbp + 112], xmm2                                ;   705.2 p3+p4   40 t spill
        movaps xmm2, [rdi - 64]                                 ;   703.2 p2      40 t
        xorps xmm2, [r8 + 3856]                                 ;   706.2 p5+p2   40 t
        movaps [rbp + 96], xmm2                                 ;   707.2 p3+p4   40 t spill
        movaps xmm2, xmm9                                       ;   694.5 p0      40 t copy
        xorps xmm2, [r8 + 3728]                                 ;   705.2 p1+p2   40 t
        movaps [rcx + 32], xmm9                                 ;   695.2 p3+p4   61 t spill
        movaps xmm9, xmm7                                       ;   695.5 p5      40 t copy
        xorps xmm9, [r8 + 3760]                                 ;   706.2 p0+p2   40 t
        movaps [rcx - 128], xmm7                                ;   696.2 p3+p4   61 t spill
        movaps xmm7, xmm11                                      ;   696.2 p1      40 t copy
        xorps xmm7, [r8 + 3888]                                 ;   707.2 p5+p2   40 t
        movaps [rdx + 48], xmm11                                ;   697.2 p3+p4   61 t spill
        movaps xmm11, xmm10                                     ;   697.5 p0      40 t copy
        xorps xmm11, [r8 + 3904]                                ;   708.2 p1+p2   40 t
        movaps [rdi + 112], xmm10                               ;   698.2 p3+p4   61 t spill
        movaps xmm10, xmm14                                     ;   698.5 p5      40 t copy
        xorps xmm10, [r8 + 3920]                                ;   709.2 p0+p2   40 t
        movaps [rdx + 16], xmm14                                ;   699.2 p3+p4   61 t spill
        movaps xmm14, [rcx + 80]                                ;   710.2 p2      41 t
        xorps xmm14, [r8 + 3104]                                ;   713.2 p1+p2   41 t
        xorps xmm14, [rel camellia128_encrypt.T0_constants128]  ;   714.2 p5+p2   41 t
        movaps [r11 - 80], xmm7                                 ;   708.2 p3+p4   40 t spill
        movaps xmm7, xmm13                                      ;   701.5 p0      40 t copy
        xorps xmm7, [r8 + 3984]                                 ;   713.2 p1+p2   40 t
        movaps [rbp + 2976], xmm13                              ;   702.2 p3+p4   61 t spill
        movaps xmm13, [rax + 80]                                ;   714.2 p2      41 t
        xorps xmm13, [r8 + 3168]                                ;   717.2 p5+p2   41 t
        xorps xmm13, [rel camellia128_encrypt.T0_constants128]  ;   718.2 p0+p2   41 t
        movaps [r11 - 64], xmm7                                 ;   714.2 p3+p4   40 t spill
        movaps [rbp + 4032], xmm12                              ;   706.2 p3+p4   61 t spill
        movaps [rbp + 2992], xmm1                               ;   707.2 p3+p4   61 t spill
        movaps xmm7, xmm12                                      ;   706.5 p1      40 t copy
        xorps xmm7, [r8 + 4016]                                 ;   717.2 p5+p2   40 t
        movaps xmm12, xmm1                                      ;   707.0 p0      40 t copy
        xorps xmm12, [r8 + 4032]                                ;   718.2 p1+p2   40 t
        movaps xmm1, [rbp - 48]                                 ;   719.2 p2      41 t
        xorps xmm1, xmm15                                       ;   722.2 p5      41 t
        movaps [rax - 112], xmm7                                ;   718.2 p3+p4   40 t spill
        movaps xmm7, xmm6                                       ;   708.2 p0      40 t copy
        xorps xmm7, [r8 + 4048]                                 ;   720.2 p1+p2   40 t
        movaps [rbp + 2944], xmm6                               ;   709.2 p3+p4   61 t spill
        movaps xmm6, [rbp + 16]                                 ;   721.2 p2      41 t
        xorps xmm6, xmm13                                       ;   724.2 p5      41 t
        movaps [r10 + 0], xmm7                                  ;   721.2 p3+p4   40 t spill
        movaps xmm7, [rcx + 48]                                 ;   722.2 p2      41 t
        xorps xmm7, xmm6                                        ;   725.2 p0      41 t
        xorps xmm7, [r8 + 3072]                                 ;   726.2 p1+p2   41 t
        xorps xmm7, [rel camellia128_encrypt.T0_constants128]   ;   727.2 p5+p2   41 t
        movaps [rax - 48], xmm12                                ;   719.2 p3+p4   40 t spill
        movaps xmm12, [rax - 80]                                ;   725.2 p2      41 t
        xorps xmm12, [r8 + 3184]                                ;   728.2 p0+p2   41 t
        xorps xmm12, [rel camellia128_encrypt.T0_constants128]  ;   729.2 p1+p2   41 t
        xorps xmm12, xmm7                                       ;   730.2 p5      41 t
        movaps [rsi + 96], xmm10                                ;   718.8 p3+p4   40 t spill
        movaps xmm10, xmm5                                      ;   719.0 p0      41 t copy
        xorps xmm10, xmm15                                      ;   720.0 p1      41 t
        xorps xmm5, xmm14                                       ;   719.5 p5      41 t
        xorps xmm6, xmm10                                       ;   725.2 p0      41 t
        movaps [rax + 96], xmm11                                ;   720.0 p3+p4   40 t spill
        movaps xmm11, xmm1                                      ;   723.2 p1      41 t copy
        xorps xmm11, xmm7                                       ;   728.2 p5      41 t
        movaps [rsi - 112], xmm9                                ;   721.0 p3+p4   40 t spill
        movaps xmm9, xmm10                                      ;   721.0 p0      41 t copy
        xorps xmm9, xmm12                                       ;   731.2 p1      41 t
        movaps [rcx - 112], xmm8                                ;   722.0 p3+p4   40 t spill
        movaps [rcx - 48], xmm2                                 ;   723.0 p3+p4   40 t spill
        movaps xmm2, xmm11                                      ;   729.2 p5      41 t copy
        orps xmm2, xmm12                                        ;   731.2 p0      41 t
        movaps [rcx + 0], xmm0                                  ;   724.0 p3+p4   40 t spill
        movaps xmm0, [rbp + 16]                                 ;   728.2 p2      41 t
        movaps xmm8, xmm5                                       ;   723.2 p1      41 t copy
        movaps [rbp + 16], xmm3                                 ;   725.0 p3+p4   40 t spill
        xorps xmm8, xmm6                                        ;   726.2 p5      41 t
        movaps xmm3, xmm6                                       ;   726.2 p0      41 t copy
        xorps xmm3, xmm12                                       ;   731.2 p1      41 t
        xorps xmm0, xmm3                                        ;   732.2 p5      41 t
        movaps [rcx - 32], xmm4                                 ;   726.0 p3+p4   40 t spill
        movaps xmm4, xmm14                                      ;   725.8 p0      41 t copy
        xorps xmm4, xmm7                                        ;   728.2 p1      41 t
        movaps [rdx - 128], xmm12                               ;   731.2 p3+p4   41 t spill
        movaps xmm12, xmm7                                      ;   728.2 p5      41 t copy
        orps xmm12, xmm3                                        ;   732.2 p0      41 t
        xorps xmm12, xmm2                                       ;   733.2 p1      41 t
        movaps [rsi - 96], xmm3                                 ;   732.2 p3+p4   41 t spill
        xorps xmm2, xmm13                                       ;   732.2 p5      41 t
        movaps [rsi - 80], xmm9                                 ;   732.2 p3+p4   41 t spill
        orps xmm13, xmm9                                        ;   732.2 p0      41 t
        movaps xmm3, xmm8                                       ;   729.0 p1      41 t copy
        xorps xmm3, xmm9                                        ;   732.2 p5      41 t
        movaps xmm9, xmm6                                       ;   729.8 p0      41 t copy
        andps xmm9, xmm1                                        ;   730.8 p1      41 t
        xorps xmm9, xmm13                                       ;   733.2 p5      41 t
        xorps xmm13, xmm6                                       ;   733.2 p0      41 t
        movaps [rsi + 112], xmm4                                ;   730.5 p3+p4   41 t spill
        xorps xmm13, [rbp - 48]                                 ;   734.2 p1+p2   41 t
        movaps [rbp - 48], xmm7                                 ;   731.5 p3+p4   41 t spill
        movaps xmm7, xmm3                                       ;   733.2 p5      41 t copy
        andps xmm7, xmm4                                        ;   734.2 p0      41 t
        xorps xmm13, xmm7                                       ;   735.2 p1      41 t
        xorps xmm12, xmm13                                      ;   736.2 p5      41 t
        movaps xmm7, xmm4                                       ;   732.8 p0      41 t copy
        xorps xmm7, xmm0                                        ;   733.8 p1      41 t
        movaps xmm4, xmm8                                       ;   733.2 p5      41 t copy
        andps xmm4, xmm7                                        ;   734.8 p0      41 t
        xorps xmm2, xmm9                                        ;   734.2 p1      41 t
        xorps xmm9, xmm4                                        ;   735.8 p5      41 t
        movaps xmm4, xmm1                                       ;   734.8 p0      41 t copy
        xorps xmm4, xmm7                                        ;   735.8 p1      41 t
        movaps [rdi - 128], xmm8                                ;   734.2 p3+p4   41 t spill
        movaps xmm8, xmm5                                       ;   735.2 p5      41 t copy
        andps xmm8, xmm4                                        ;   736.8 p0      41 t
        xorps xmm2, xmm8                                        ;   737.8 p1      41 t
        movaps xmm8, xmm0                                       ;   736.2 p5      41 t copy
        xorps xmm8, xmm11                                       ;   737.2 p0      41 t
        movaps [rdi - 112], xmm3                                ;   735.8 p3+p4   41 t spill
        movaps xmm3, xmm10                                      ;   737.0 p1      41 t copy
        andps xmm3, xmm8                                        ;   738.2 p5      41 t
        xorps xmm9, xmm3                                        ;   739.2 p0      41 t
        xorps xmm13, xmm3                                       ;   739.2 p1      41 t
        movaps xmm3, xmm14                                      ;   738.2 p5      41 t copy
        orps xmm3, xmm15                                        ;   739.2 p0      41 t
        xorps xmm13, xmm3                                       ;   740.2 p1      41 t
        movaps xmm3, xmm12                                      ;   739.2 p5      41 t copy
        movaps [rdi - 96], xmm15                                ;   738.0 p3+p4   40 t spill
        andps xmm3, xmm2                                        ;   740.2 p0      41 t
        xorps xmm13, xmm3                                       ;   741.2 p1      41 t
        movaps xmm15, xmm13                                     ;   742.2 p5      41 t copy
        andps xmm15, xmm9                                       ;   743.2 p0      41 t
        xorps xmm13, xmm2                                       ;   742.2 p1      41 t
        orps xmm3, xmm13                                        ;   743.2 p5      41 t
        xorps xmm12, xmm15                                      ;   744.2 p0      41 t
        xorps xmm3, xmm12                                       ;   745.2 p1      41 t
        andps xmm8, xmm3                                        ;   746.2 p5      41 t
        movaps xmm15, xmm9                                      ;   742.8 p0      41 t copy
        andps xmm15, xmm12                                      ;   745.2 p1      41 t
        xorps xmm2, xmm15                                       ;   746.2 p5      41 t
        andps xmm12, xmm2                                       ;   747.2 p0      41 t
        xorps xmm9, xmm12                                       ;   748.2 p1      41 t
        movaps xmm15, xmm3                                      ;   746.2 p5      41 t copy
        orps xmm15, xmm2                                        ;   747.2 p0      41 t
        xorps xmm13, xmm15                                      ;   748.2 p1      41 t
        movaps xmm15, xmm3                                      ;   746.2 p5      41 t copy
        andps xmm10, xmm3                                       ;   746.2 p0      41 t
        xorps xmm15, xmm2                                       ;   747.2 p1      41 t
        andps xmm4, xmm15                                       ;   748.2 p5      41 t
        andps xmm5, xmm15                                       ;   748.2 p0      41 t
        xorps xmm15, xmm13                                      ;   749.2 p1      41 t
        andps xmm6, xmm13                                       ;   749.2 p5      41 t
        andps xmm1, xmm13                                       ;   749.2 p0      41 t
        xorps xmm13, xmm9                                       ;   749.2 p1      41 t
        xorps xmm3, xmm13                                       ;   750.2 p5      41 t
        andps xmm7, xmm15                                       ;   750.2 p0      41 t
        xorps xmm4, xmm7                                        ;   751.2 p1      41 t
        movaps xmm12, [rbp - 48]                                ;   747.0 p2      41 t
        xorps xmm1, xmm7                                        ;   751.2 p5      41 t
        movaps xmm7, [rsi - 96]                                 ;   748.0 p2      41 t
        andps xmm7, xmm9                                        ;   751.0 p0      41 t
        xorps xmm7, xmm5                                        ;   752.0 p1      41 t
        andps xmm11, xmm13                                      ;   750.2 p5      41 t
        andps xmm12, xmm9                                       ;   750.8 p0      41 t
        xorps xmm9, xmm2                                        ;   751.0 p1      41 t
        andps xmm13, [rdx - 128]                                ;   751.2 p5+p2   41 t
        xorps xmm5, xmm13                                       ;   752.2 p0      41 t
        movaps xmm13, [rdi - 112]                               ;   750.0 p2      41 t
        andps xmm0, xmm3                                        ;   752.0 p1      41 t
        andps xmm3, [rsi - 80]                                  ;   752.2 p5+p2   41 t
        xorps xmm3, xmm5                                        ;   753.2 p0      41 t
        andps xmm13, xmm9                                       ;   753.0 p1      41 t
        andps xmm9, [rsi + 112]                                 ;   753.2 p5+p2   41 t
        xorps xmm3, xmm13                                       ;   754.2 p0      41 t
        xorps xmm11, xmm8                                       ;   754.0 p1      41 t
        xorps xmm11, xmm4                                       ;   755.0 p5      41 t
        xorps xmm6, xmm13                                       ;   754.8 p0      41 t
        xorps xmm6, xmm7                                        ;   755.8 p1      41 t
        andps xmm14, xmm2                                       ;   755.2 p5      41 t
        xorps xmm14, xmm6                                       ;   756.8 p0      41 t
        andps xmm2, [rdi - 96]                                  ;   756.0 p1+p2   41 t
        xorps xmm2, xmm3                                        ;   757.0 p5      41 t
        xorps xmm2, xmm14                                       ;   758.0 p0      41 t
        andps xmm15, [rdi - 128]                                ;   757.0 p1+p2   41 t
        xorps xmm4, xmm12                                       ;   757.2 p5      41 t
        xorps xmm4, xmm14                                       ;   758.2 p0      41 t
        xorps xmm9, xmm14                                       ;   758.0 p1      41 t
        xorps xmm15, xmm2                                       ;   759.0 p5      41 t
        xorps xmm9, xmm1                                        ;   759.0 p0      41 t
        xorps xmm7, xmm3                                        ;   759.0 p1      41 t
        xorps xmm7, xmm11                                       ;   760.0 p5      41 t
        xorps xmm5, xmm10                                       ;   759.8 p0      41 t
        xorps xmm5, xmm2                                        ;   760.8 p1      41 t
        xorps xmm1, xmm8                                        ;   760.2 p5      41 t
        xorps xmm1, xmm0                                        ;   761.2 p0      41 t
        movaps xmm14, [rel camellia128_encrypt.T0_constants128] ;   756.5 p2      41 t reload
        xorps xmm1, xmm4                                        ;   762.2 p1      41 t
        xorps xmm4, xmm9                                        ;   761.2 p5      41 t
        xorps xmm4, xmm5                                        ;   762.2 p0      41 t
        xorps xmm11, xmm4                                       ;   763.2 p1      41 t
        xorps xmm11, xmm14                                      ;   764.2 p5      41 t
        xorps xmm4, xmm15                                       ;   763.2 p0      41 t
        xorps xmm5, xmm14                                       ;   763.0 p1      41 t
        xorps xmm1, xmm14                                       ;   763.2 p5      41 t
        movaps xmm8, [rbp - 96]                                 ;   759.0 p2      40 t reload
        xorps xmm6, xmm14                                       ;   763.8 p0      41 t
        xorps xmm15, xmm14                                      ;   764.0 p1      41 t
        movaps xmm0, [rax + 64]                                 ;   760.0 p2      23 t
        xorps xmm0, [r8 + 3216]                                 ;   764.2 p5+p2   23 t
        xorps xmm0, xmm14                                       ;   765.2 p0      23 t
        movaps xmm2, [rsi - 16]                                 ;   762.0 p2      23 t
        xorps xmm2, [r8 + 3280]                                 ;   765.0 p1+p2   23 t
        xorps xmm2, xmm14                                       ;   766.0 p5      23 t
        movaps xmm3, [rbp - 32]                                 ;   764.0 p2      23 t
        xorps xmm3, xmm8                                        ;   767.0 p0      23 t
        movaps xmm10, [rbp - 32]                                ;   765.0 p2      23 t
        movaps xmm12, [rdx + 0]                                 ;   766.0 p2      40 t reload
        xorps xmm10, xmm12                                      ;   769.0 p1      23 t
        movaps xmm13, [rbp - 112]                               ;   767.0 p2      23 t
        xorps xmm13, xmm2                                       ;   770.0 p5      23 t
        xorps xmm8, xmm0                                        ;   766.8 p0      23 t
        movaps [rbp - 96], xmm9                                 ;   763.8 p3+p4   41 t spill
        movaps xmm9, [rdi + 96]                                 ;   768.0 p2      23 t
        xorps xmm9, xmm13                                       ;   771.0 p1      23 t
        xorps xmm9, [r8 + 3312]                                 ;   772.0 p5+p2   23 t
        xorps xmm9, xmm14                                       ;   773.0 p0      23 t
        xorps xmm13, xmm3                                       ;   771.0 p1      23 t
        movaps [rdi - 128], xmm15                               ;   765.2 p3+p4   41 t spill
        movaps xmm15, [rcx + 16]                                ;   770.0 p2      23 t
        xorps xmm15, [r8 + 3296]                                ;   773.0 p5+p2   23 t
        xorps xmm15, xmm9                                       ;   774.0 p0      23 t
        xorps xmm15, xmm14                                      ;   775.0 p1      23 t
        movaps [rdi - 96], xmm11                                ;   766.5 p3+p4   41 t spill
        movaps xmm11, xmm10                                     ;   770.0 p5      23 t copy
        xorps xmm11, xmm9                                       ;   774.0 p0      23 t
        movaps [rsi - 80], xmm7                                 ;   767.5 p3+p4   41 t spill
        movaps xmm7, xmm3                                       ;   770.0 p1      23 t copy
        xorps xmm7, xmm15                                       ;   776.0 p5      23 t
        movaps [rsi + 112], xmm6                                ;   768.5 p3+p4   41 t spill
        movaps xmm6, xmm11                                      ;   775.0 p0      23 t copy
        orps xmm6, xmm15                                        ;   776.0 p1      23 t
        movaps [rdi - 112], xmm1                                ;   769.5 p3+p4   41 t spill
        movaps xmm1, xmm8                                       ;   771.2 p5      23 t copy
        movaps [rbp - 48], xmm7                                 ;   777.0 p3+p4   23 t spill
        movaps [rdx + 0], xmm5                                  ;   771.5 p3+p4   41 t spill
        movaps xmm5, [rbp - 112]                                ;   772.0 p2      23 t
        movaps [rbp - 112], xmm4                                ;   772.5 p3+p4   41 t spill
        xorps xmm1, xmm13                                       ;   772.2 p0      23 t
        xorps xmm12, xmm13                                      ;   772.0 p1      23 t
        movaps xmm4, xmm13                                      ;   772.2 p5      23 t copy
        xorps xmm4, xmm15                                       ;   776.0 p0      23 t
        movaps [rdx - 128], xmm15                               ;   776.0 p3+p4   23 t spill
        movaps xmm15, xmm9                                      ;   774.0 p1      23 t copy
        orps xmm15, xmm4                                        ;   777.0 p5      23 t
        xorps xmm15, xmm6                                       ;   778.0 p0      23 t
        xorps xmm6, xmm2                                        ;   777.0 p1      23 t
        orps xmm2, xmm7                                         ;   777.0 p5      23 t
        xorps xmm12, xmm2                                       ;   778.0 p0      23 t
        xorps xmm5, xmm4                                        ;   777.0 p1      23 t
        movaps xmm14, xmm0                                      ;   775.2 p5      23 t copy
        xorps xmm14, xmm9                                       ;   776.2 p0      23 t
        movaps [rsi - 96], xmm4                                 ;   777.0 p3+p4   23 t spill
        movaps xmm4, xmm1                                       ;   776.0 p1      23 t copy
        xorps xmm4, xmm7                                        ;   777.0 p5      23 t
        movaps xmm7, xmm13                                      ;   776.8 p0      23 t copy
        andps xmm7, xmm10                                       ;   777.8 p1      23 t
        xorps xmm2, xmm7                                        ;   778.8 p5      23 t
        movaps xmm7, xmm4                                       ;   778.0 p0      23 t copy
        andps xmm7, xmm14                                       ;   779.0 p1      23 t
        xorps xmm12, xmm7                                       ;   780.0 p5      23 t
        movaps xmm7, xmm14                                      ;   778.8 p0      23 t copy
        xorps xmm7, xmm5                                        ;   779.8 p1      23 t
        movaps [rcx - 96], xmm14                                ;   777.8 p3+p4   23 t spill
        movaps xmm14, xmm1                                      ;   779.2 p5      23 t copy
        andps xmm14, xmm7                                       ;   780.8 p0      23 t
        xorps xmm6, xmm2                                        ;   780.0 p1      23 t
        xorps xmm2, xmm14                                       ;   781.8 p5      23 t
        movaps xmm14, xmm10                                     ;   780.8 p0      23 t copy
        xorps xmm15, xmm12                                      ;   781.0 p1      23 t
        xorps xmm14, xmm7                                       ;   781.8 p5      23 t
        movaps [rax + 112], xmm1                                ;   779.8 p3+p4   23 t spill
        movaps xmm1, [rbp - 32]                                 ;   780.0 p2      23 t
        orps xmm1, xmm0                                         ;   783.0 p0      23 t
        xorps xmm12, xmm1                                       ;   784.0 p1      23 t
        movaps xmm1, xmm8                                       ;   782.2 p5      23 t copy
        andps xmm1, xmm14                                       ;   783.2 p0      23 t
        xorps xmm6, xmm1                                        ;   784.2 p1      23 t
        movaps xmm1, xmm5                                       ;   783.2 p5      23 t copy
        xorps xmm1, xmm11                                       ;   784.2 p0      23 t
        movaps [rax - 32], xmm0                                 ;   782.0 p3+p4   23 t spill
        movaps xmm0, xmm3                                       ;   784.0 p1      23 t copy
        andps xmm0, xmm1                                        ;   785.2 p5      23 t
        xorps xmm12, xmm0                                       ;   786.2 p0      23 t
        movaps [rdx + 32], xmm4                                 ;   783.0 p3+p4   23 t spill
        xorps xmm2, xmm0                                        ;   786.2 p1      23 t
        movaps xmm0, xmm15                                      ;   785.2 p5      23 t copy
        andps xmm0, xmm6                                        ;   786.2 p0      23 t
        xorps xmm12, xmm0                                       ;   787.2 p1      23 t
        movaps xmm4, xmm12                                      ;   788.2 p5      23 t copy
        andps xmm4, xmm2                                        ;   789.2 p0      23 t
        xorps xmm15, xmm4                                       ;   790.2 p1      23 t
        xorps xmm12, xmm6                                       ;   788.2 p5      23 t
        orps xmm0, xmm12                                        ;   789.2 p0      23 t
        xorps xmm0, xmm15                                       ;   791.2 p1      23 t
        andps xmm1, xmm0                                        ;   792.2 p5      23 t
        movaps xmm4, xmm2                                       ;   788.8 p0      23 t copy
        andps xmm4, xmm15                                       ;   791.2 p1      23 t
        xorps xmm6, xmm4                                        ;   792.2 p5      23 t
        andps xmm15, xmm6                                       ;   793.2 p0      23 t
        xorps xmm2, xmm15                                       ;   794.2 p1      23 t
        movaps xmm15, xmm0                                      ;   792.2 p5      23 t copy
        orps xmm15, xmm6                                        ;   793.2 p0      23 t
        xorps xmm12, xmm15                                      ;   794.2 p1      23 t
        andps xmm3, xmm0                                        ;   792.2 p5      23 t
        movaps xmm15, xmm0                                      ;   792.2 p0      23 t copy
        xorps xmm15, xmm6                                       ;   793.2 p1      23 t
        andps xmm14, xmm15                                      ;   794.2 p5      23 t
        andps xmm8, xmm15                                       ;   794.2 p0      23 t
        andps xmm10, xmm12                                      ;   795.2 p1      23 t
        xorps xmm15, xmm12                                      ;   795.2 p5      23 t
        andps xmm7, xmm15                                       ;   796.2 p0      23 t
        xorps xmm14, xmm7                                       ;   797.2 p1      23 t
        andps xmm13, xmm12                                      ;   795.2 p5      23 t
        andps xmm9, xmm2                                        ;   795.2 p0      23 t
        xorps xmm12, xmm2                                       ;   795.2 p1      23 t
        andps xmm11, xmm12                                      ;   796.2 p5      23 t
        xorps xmm10, xmm7                                       ;   797.2 p0      23 t
        movaps xmm4, [rsi - 96]                                 ;   793.5 p2      23 t
        andps xmm4, xmm2                                        ;   796.5 p1      23 t
        movaps xmm7, [rdx - 128]                                ;   794.5 p2      23 t
        andps xmm7, xmm12                                       ;   797.5 p5      23 t
        xorps xmm7, xmm8                                        ;   798.5 p0      23 t
        xorps xmm8, xmm4                                        ;   797.5 p1      23 t
        xorps xmm2, xmm6                                        ;   797.2 p5      23 t
        movaps xmm4, [rdx + 32]                                 ;   795.5 p2      23 t
        xorps xmm0, xmm12                                       ;   797.8 p0      23 t
        andps xmm5, xmm0                                        ;   798.8 p1      23 t
        andps xmm0, [rbp - 48]                                  ;   798.8 p5+p2   23 t
        xorps xmm0, xmm7                                        ;   799.8 p0      23 t
        xorps xmm11, xmm1                                       ;   799.0 p1      23 t
        xorps xmm11, xmm14                                      ;   800.0 p5      23 t
        andps xmm4, xmm2                                        ;   799.8 p0      23 t
        xorps xmm13, xmm4                                       ;   800.8 p1      23 t
        xorps xmm0, xmm4                                        ;   800.8 p5      23 t
        movaps xmm4, [rax - 32]                                 ;   797.8 p2      23 t
        xorps xmm14, xmm9                                       ;   800.8 p0      23 t
        xorps xmm13, xmm8                                       ;   801.8 p1      23 t
        andps xmm4, xmm6                                        ;   801.2 p5      23 t
        xorps xmm4, xmm13                                       ;   802.8 p0      23 t
        xorps xmm14, xmm4                                       ;   803.8 p1      23 t
        andps xmm15, [rax + 112]                                ;   802.2 p5+p2   23 t
        xorps xmm7, xmm3                                        ;   802.8 p0      23 t
        andps xmm2, [rcx - 96]                                  ;   803.0 p1+p2   23 t
        andps xmm6, [rbp - 32]                                  ;   803.2 p5+p2   23 t
        xorps xmm6, xmm0                                        ;   804.2 p0      23 t
        xorps xmm6, xmm4                                        ;   805.2 p1      23 t
        xorps xmm2, xmm4                                        ;   804.2 p5      23 t
        xorps xmm2, xmm10                                       ;   805.2 p0      23 t
        xorps xmm7, xmm6                                        ;   806.2 p1      23 t
        xorps xmm8, xmm0                                        ;   805.2 p5      23 t
        movaps xmm0, [rel camellia128_encrypt.T0_constants128]  ;   802.2 p2      41 t reload
        xorps xmm10, xmm1                                       ;   805.8 p0      23 t
        xorps xmm10, xmm5                                       ;   806.8 p1      23 t
        xorps xmm10, xmm14                                      ;   807.8 p5      23 t
        xorps xmm14, xmm2                                       ;   806.8 p0      23 t
        xorps xmm14, xmm7                                       ;   807.8 p1      23 t
        xorps xmm15, xmm6                                       ;   807.2 p5      23 t
        xorps xmm8, xmm11                                       ;   807.8 p0      23 t
        movaps xmm4, [rbp + 48]                                 ;   803.8 p2      22 t
        xorps xmm13, xmm0                                       ;   808.0 p1      23 t
        xorps xmm7, xmm0                                        ;   808.2 p5      23 t
        xorps xmm11, xmm14                                      ;   808.8 p0      23 t
        xorps xmm14, xmm15                                      ;   809.0 p1      23 t
        xorps xmm15, xmm0                                       ;   809.2 p5      23 t
        movaps xmm3, [r10 + 64]                                 ;   805.2 p2      22 t
        xorps xmm3, [r8 + 3424]                                 ;   809.8 p0+p2   22 t
        xorps xmm3, xmm0                                        ;   810.8 p1      22 t
        movaps xmm5, [rbp - 80]                                 ;   807.2 p2      40 t reload
        xorps xmm4, xmm5                                        ;   810.2 p5      22 t
        movaps xmm9, [rbp - 128]                                ;   808.2 p2      40 t reload
        movaps xmm12, [rbp + 0]                                 ;   809.2 p2      22 t
        xorps xmm12, xmm3                                       ;   812.2 p0      22 t
        movaps [rbp - 80], xmm2                                 ;   807.2 p3+p4   23 t spill
        movaps xmm2, [rax + 0]                                  ;   810.2 p2      22 t
        xorps xmm2, xmm12                                       ;   813.2 p1      22 t
        xorps xmm2, [r8 + 3328]                                 ;   814.2 p5+p2   22 t
        xorps xmm2, xmm0                                        ;   815.2 p0      22 t
        xorps xmm12, xmm4                                       ;   813.2 p1      22 t
        movaps [rax + 112], xmm15                               ;   810.2 p3+p4   23 t spill
        movaps xmm15, [r10 - 16]                                ;   812.2 p2      22 t
        xorps xmm15, [r8 + 3440]                                ;   815.2 p5+p2   22 t
        xorps xmm15, xmm2                                       ;   816.2 p0      22 t
        xorps xmm15, xmm0                                       ;   817.2 p1      22 t
        movaps [rbp - 128], xmm7                                ;   810.0 p3+p4   23 t spill
        movaps xmm7, [rbp + 0]                                  ;   814.2 p2      22 t
        movaps [rbp + 0], xmm14                                 ;   811.0 p3+p4   23 t spill
        movaps xmm14, xmm12                                     ;   814.2 p5      22 t copy
        xorps xmm14, xmm15                                      ;   818.2 p0      22 t
        xorps xmm10, xmm0                                       ;   814.0 p1      23 t
        movaps xmm1, [rax + 16]                                 ;   815.2 p2      22 t
        xorps xmm1, [r8 + 3360]                                 ;   818.2 p5+p2   22 t
        xorps xmm11, xmm0                                       ;   814.8 p0      23 t
        xorps xmm1, xmm0                                        ;   819.2 p1      22 t
        movaps xmm6, [rbp + 48]                                 ;   817.2 p2      22 t
        xorps xmm6, xmm9                                        ;   820.2 p5      22 t
        xorps xmm5, xmm1                                        ;   820.2 p0      22 t
        movaps [rbp - 32], xmm11                                ;   815.8 p3+p4   23 t spill
        movaps xmm11, xmm6                                      ;   821.2 p1      22 t copy
        movaps [rax - 32], xmm8                                 ;   815.0 p3+p4   23 t spill
        movaps xmm8, xmm4                                       ;   816.2 p5      22 t copy
        xorps xmm8, xmm15                                       ;   818.2 p0      22 t
        movaps [rbp - 48], xmm13                                ;   816.0 p3+p4   23 t spill
        xorps xmm11, xmm2                                       ;   822.2 p1      22 t
        movaps xmm13, xmm11                                     ;   823.2 p5      22 t copy
        orps xmm13, xmm15                                       ;   824.2 p0      22 t
        xorps xmm9, xmm12                                       ;   818.0 p1      22 t
        movaps [rcx - 96], xmm10                                ;   817.0 p3+p4   23 t spill
        movaps xmm10, xmm5                                      ;   821.2 p5      22 t copy
        xorps xmm10, xmm12                                      ;   822.2 p0      22 t
        xorps xmm7, xmm14                                       ;   819.2 p1      22 t
        movaps [rdx + 32], xmm15                                ;   818.2 p3+p4   22 t spill
        movaps xmm15, xmm2                                      ;   819.2 p5      22 t copy
        orps xmm15, xmm14                                       ;   820.2 p0      22 t
        xorps xmm15, xmm13                                      ;   825.2 p1      22 t
        movaps [rdx - 128], xmm14                               ;   819.2 p3+p4   22 t spill
        movaps xmm14, xmm10                                     ;   823.2 p5      22 t copy
        xorps xmm14, xmm8                                       ;   824.2 p0      22 t
        xorps xmm13, xmm3                                       ;   825.2 p1      22 t
        orps xmm3, xmm8                                         ;   821.2 p5      22 t
        movaps [rsi - 96], xmm8                                 ;   820.0 p3+p4   22 t spill
        movaps xmm8, xmm12                                      ;   821.8 p0      22 t copy
        movaps xmm0, xmm1                                       ;   822.0 p1      22 t copy
        xorps xmm0, xmm2                                        ;   823.0 p5      22 t
        andps xmm8, xmm6                                        ;   822.8 p0      22 t
        movaps [rbx - 128], xmm0                                ;   824.0 p3+p4   22 t spill
        movaps [rbx - 112], xmm10                               ;   823.2 p3+p4   22 t spill
        xorps xmm9, xmm3                                        ;   823.0 p1      22 t
        xorps xmm3, xmm8                                        ;   823.8 p5      22 t
        xorps xmm13, xmm3                                       ;   826.2 p0      22 t
        movaps xmm8, xmm14                                      ;   825.2 p1      22 t copy
        andps xmm8, xmm0                                        ;   826.2 p5      22 t
        xorps xmm9, xmm8                                        ;   827.2 p0      22 t
        xorps xmm15, xmm9                                       ;   828.2 p1      22 t
        movaps xmm8, xmm0                                       ;   825.2 p5      22 t copy
        xorps xmm8, xmm7                                        ;   826.2 p0      22 t
        movaps xmm0, xmm10                                      ;   826.0 p1      22 t copy
        andps xmm0, xmm8                                        ;   827.2 p5      22 t
        xorps xmm3, xmm0                                        ;   828.2 p0      22 t
        movaps xmm0, xmm6                                       ;   827.0 p1      22 t copy
        xorps xmm0, xmm8                                        ;   828.0 p5      22 t
        movaps xmm10, [rbp + 48]                                ;   825.0 p2      22 t
        orps xmm10, xmm1                                        ;   828.0 p0      22 t
        xorps xmm9, xmm10                                       ;   829.0 p1      22 t
        movaps xmm10, xmm5                                      ;   828.2 p5      22 t copy
        andps xmm10, xmm0                                       ;   829.2 p0      22 t
        xorps xmm13, xmm10                                      ;   830.2 p1      22 t
        movaps xmm10, xmm7                                      ;   829.2 p5      22 t copy
        xorps xmm10, xmm11                                      ;   830.2 p0      22 t
        movaps [rbx - 96], xmm1                                 ;   827.0 p3+p4   22 t spill
        movaps [rdi + 32], xmm14                                ;   828.0 p3+p4   22 t spill
        movaps xmm1, xmm4                                       ;   830.0 p1      22 t copy
        andps xmm1, xmm10                                       ;   831.2 p5      22 t
        xorps xmm9, xmm1                                        ;   832.2 p0      22 t
        xorps xmm3, xmm1                                        ;   832.2 p1      22 t
        movaps xmm1, xmm15                                      ;   831.2 p5      22 t copy
        andps xmm1, xmm13                                       ;   832.2 p0      22 t
        xorps xmm9, xmm1                                        ;   833.2 p1      22 t
        movaps xmm14, xmm9                                      ;   834.2 p5      22 t copy
        xorps xmm9, xmm13                                       ;   834.2 p0      22 t
        orps xmm1, xmm9                                         ;   835.2 p1      22 t
        andps xmm14, xmm3                                       ;   835.2 p5      22 t
        xorps xmm15, xmm14                                      ;   836.2 p0      22 t
        xorps xmm1, xmm15                                       ;   837.2 p1      22 t
        andps xmm10, xmm1                                       ;   838.2 p5      22 t
        movaps xmm14, xmm3                                      ;   834.8 p0      22 t copy
        andps xmm14, xmm15                                      ;   837.2 p1      22 t
        xorps xmm13, xmm14                                      ;   838.2 p5      22 t
        andps xmm15, xmm13                                      ;   839.2 p0      22 t
        xorps xmm3, xmm15                                       ;   840.2 p1      22 t
        movaps xmm14, xmm1                                      ;   838.2 p5      22 t copy
        orps xmm14, xmm13                                       ;   839.2 p0      22 t
        xorps xmm9, xmm14                                       ;   840.2 p1      22 t
        movaps xmm14, xmm1                                      ;   838.2 p5      22 t copy
        xorps xmm14, xmm13                                      ;   839.2 p0      22 t
        andps xmm0, xmm14                                       ;   840.2 p1      22 t
        andps xmm5, xmm14                                       ;   840.2 p5      22 t
        xorps xmm14, xmm9                                       ;   841.2 p0      22 t
        andps xmm8, xmm14                                       ;   842.2 p1      22 t
        xorps xmm0, xmm8                                        ;   843.2 p5      22 t
        andps xmm4, xmm1                                        ;   839.8 p0      22 t
        andps xmm12, xmm9                                       ;   841.2 p1      22 t
        andps xmm2, xmm3                                        ;   841.2 p5      22 t
        andps xmm6, xmm9                                        ;   841.2 p0      22 t
        xorps xmm9, xmm3                                        ;   841.2 p1      22 t
        xorps xmm6, xmm8                                        ;   843.2 p5      22 t
        movaps xmm15, [rdx - 128]                               ;   839.2 p2      22 t
        andps xmm15, xmm3                                       ;   842.2 p0      22 t
        movaps xmm8, [rdx + 32]                                 ;   840.2 p2      22 t
        andps xmm8, xmm9                                        ;   843.2 p1      22 t
        xorps xmm8, xmm5                                        ;   844.2 p5      22 t
        xorps xmm5, xmm15                                       ;   843.2 p0      22 t
        xorps xmm3, xmm13                                       ;   843.0 p1      22 t
        andps xmm11, xmm9                                       ;   843.2 p5      22 t
        movaps xmm15, [rdi + 32]                                ;   841.2 p2      22 t
        andps xmm15, xmm3                                       ;   844.2 p0      22 t
        xorps xmm1, xmm9                                        ;   844.0 p1      22 t
        andps xmm7, xmm1                                        ;   845.0 p5      22 t
        andps xmm1, [rsi - 96]                                  ;   845.0 p0+p2   22 t
        xorps xmm1, xmm8                                        ;   846.0 p1      22 t
        andps xmm3, [rbx - 128]                                 ;   845.2 p5+p2   22 t
        xorps xmm1, xmm15                                       ;   847.0 p0      22 t
        xorps xmm11, xmm10                                      ;   846.0 p1      22 t
        xorps xmm11, xmm0                                       ;   847.0 p5      22 t
        xorps xmm12, xmm15                                      ;   846.8 p0      22 t
        movaps xmm15, [rbx - 96]                                ;   844.2 p2      22 t
        andps xmm15, xmm13                                      ;   847.2 p1      22 t
        andps xmm13, [rbp + 48]                                 ;   847.2 p5+p2   22 t
        xorps xmm8, xmm4                                        ;   847.8 p0      22 t
        xorps xmm13, xmm1                                       ;   848.2 p1      22 t
        xorps xmm0, xmm2                                        ;   848.2 p5      22 t
        andps xmm14, [rbx - 112]                                ;   848.8 p0+p2   22 t
        movaps xmm2, [r11 + 80]                                 ;   847.2 p2      21 t
        xorps xmm2, [r8 + 3552]                                 ;   850.2 p1+p2   21 t
        movaps xmm4, [rbp - 64]                                 ;   849.2 p2      21 t
        xorps xmm12, xmm5                                       ;   849.2 p5      22 t
        xorps xmm15, xmm12                                      ;   850.2 p0      22 t
        xorps xmm13, xmm15                                      ;   851.2 p1      22 t
        xorps xmm0, xmm15                                       ;   851.2 p5      22 t
        xorps xmm3, xmm15                                       ;   851.2 p0      22 t
        xorps xmm5, xmm1                                        ;   851.0 p1      22 t
        xorps xmm3, xmm6                                        ;   852.2 p5      22 t
        xorps xmm6, xmm10                                       ;   851.8 p0      22 t
        xorps xmm6, xmm7                                        ;   852.8 p1      22 t
        movaps xmm15, [rel camellia128_encrypt.T0_constants128] ;   850.2 p2      41 t reload
        movaps xmm1, [rsi - 48]                                 ;   851.2 p2      21 t
        xorps xmm1, [r8 + 3488]                                 ;   854.2 p5+p2   21 t
        xorps xmm1, xmm15                                       ;   855.2 p0      21 t
        xorps xmm14, xmm13                                      ;   853.0 p1      22 t
        xorps xmm8, xmm13                                       ;   853.2 p5      22 t
        xorps xmm6, xmm0                                        ;   853.8 p0      22 t
        xorps xmm0, xmm3                                        ;   854.0 p1      22 t
        xorps xmm0, xmm8                                        ;   855.0 p5      22 t
        xorps xmm8, xmm15                                       ;   854.8 p0      22 t
        xorps xmm5, xmm11                                       ;   855.0 p1      22 t
        xorps xmm11, xmm0                                       ;   856.0 p5      22 t
        xorps xmm0, xmm14                                       ;   856.0 p0      22 t
        xorps xmm6, xmm15                                       ;   856.0 p1      22 t
        xorps xmm12, xmm15                                      ;   856.2 p5      22 t
        xorps xmm11, xmm15                                      ;   857.0 p0      22 t
        xorps xmm14, xmm15                                      ;   857.0 p1      22 t
        xorps xmm2, xmm15                                       ;   857.2 p5      21 t
        movaps xmm7, [rcx - 32]                                 ;   853.2 p2      40 t reload
        xorps xmm4, xmm7                                        ;   857.8 p0      21 t
        movaps [rcx - 32], xmm0                                 ;   857.0 p3+p4   22 t spill
        movaps xmm9, [rbp - 64]                                 ;   854.2 p2      21 t
        movaps xmm10, [rbp + 16]                                ;   855.2 p2      40 t reload
        xorps xmm9, xmm10                                       ;   858.2 p1      21 t
        movaps xmm13, [rcx + 0]                                 ;   856.2 p2      21 t
        xorps xmm13, xmm2                                       ;   859.2 p5      21 t
        xorps xmm7, xmm1                                        ;   858.8 p0      21 t
        movaps xmm0, [r10 + 112]                                ;   857.2 p2      21 t
        xorps xmm0, xmm13                                       ;   860.2 p1      21 t
        xorps xmm0, [r8 + 3456]                                 ;   861.2 p5+p2   21 t
        xorps xmm0, xmm15                                       ;   862.2 p0      21 t
        movaps [rbp + 48], xmm14                                ;   858.0 p3+p4   22 t spill
        xorps xmm13, xmm4                                       ;   860.2 p1      21 t
        movaps xmm14, xmm9                                      ;   860.2 p5      21 t copy
        xorps xmm14, xmm0                                       ;   863.2 p0      21 t
        movaps [rbx - 112], xmm3                                ;   857.5 p3+p4   22 t spill
        movaps xmm3, [rdx + 112]                                ;   859.2 p2      21 t
        xorps xmm3, [r8 + 3568]                                 ;   862.2 p1+p2   21 t
        xorps xmm3, xmm0                                        ;   863.2 p5      21 t
        xorps xmm3, xmm15                                       ;   864.2 p0      21 t
        movaps xmm15, xmm1                                      ;   862.0 p1      21 t copy
        movaps [rbx - 96], xmm11                                ;   859.0 p3+p4   22 t spill
        movaps xmm11, xmm4                                      ;   862.2 p5      21 t copy
        xorps xmm11, xmm3                                       ;   865.2 p0      21 t
        movaps [rsi - 96], xmm5                                 ;   860.0 p3+p4   22 t spill
        movaps xmm5, xmm14                                      ;   864.2 p1      21 t copy
        orps xmm5, xmm3                                         ;   865.2 p5      21 t
        movaps [rbx - 128], xmm12                               ;   861.0 p3+p4   22 t spill
        movaps xmm12, xmm7                                      ;   863.8 p0      21 t copy
        xorps xmm12, xmm13                                      ;   864.8 p1      21 t
        xorps xmm10, xmm13                                      ;   864.2 p5      21 t
        movaps [rbp + 16], xmm6                                 ;   862.0 p3+p4   22 t spill
        movaps xmm6, [rcx + 0]                                  ;   861.8 p2      21 t
        movaps [rcx + 0], xmm8                                  ;   863.0 p3+p4   22 t spill
        movaps xmm8, xmm13                                      ;   864.8 p0      21 t copy
        xorps xmm8, xmm3                                        ;   865.8 p1      21 t
        xorps xmm6, xmm8                                        ;   866.8 p5      21 t
        xorps xmm15, xmm0                                       ;   865.8 p0      21 t
        movaps [rdx + 32], xmm8                                 ;   866.8 p3+p4   21 t spill
        movaps [rdx - 128], xmm11                               ;   866.2 p3+p4   21 t spill
        movaps [rdi + 32], xmm3                                 ;   866.0 p3+p4   21 t spill
        movaps xmm3, xmm0                                       ;   866.0 p1      21 t copy
        orps xmm3, xmm8                                         ;   867.0 p5      21 t
        xorps xmm3, xmm5                                        ;   868.0 p0      21 t
        movaps xmm8, xmm12                                      ;   867.0 p1      21 t copy
        xorps xmm5, xmm2                                        ;   867.2 p5      21 t
        orps xmm2, xmm11                                        ;   867.8 p0      21 t
        xorps xmm10, xmm2                                       ;   868.8 p1      21 t
        xorps xmm8, xmm11                                       ;   868.2 p5      21 t
        movaps [rbx - 80], xmm15                                ;   867.0 p3+p4   21 t spill
        movaps [rcx - 80], xmm12                                ;   868.0 p3+p4   21 t spill
        movaps xmm11, xmm13                                     ;   868.8 p0      21 t copy
        andps xmm11, xmm9                                       ;   869.8 p1      21 t
        xorps xmm2, xmm11                                       ;   870.8 p5      21 t
        movaps xmm11, xmm8                                      ;   869.8 p0      21 t copy
        andps xmm11, xmm15                                      ;   870.8 p1      21 t
        xorps xmm10, xmm11                                      ;   871.8 p5      21 t
        xorps xmm3, xmm10                                       ;   872.8 p0      21 t
        movaps xmm11, xmm15                                     ;   871.0 p1      21 t copy
        xorps xmm11, xmm6                                       ;   872.0 p5      21 t
        movaps xmm15, xmm12                                     ;   871.8 p0      21 t copy
        andps xmm15, xmm11                                      ;   873.0 p1      21 t
        xorps xmm5, xmm2                                        ;   872.2 p5      21 t
        xorps xmm2, xmm15                                       ;   874.0 p0      21 t
        movaps xmm15, xmm9                                      ;   873.0 p1      21 t copy
        xorps xmm15, xmm11                                      ;   874.0 p5      21 t
        movaps xmm12, [rbp - 64]                                ;   870.2 p2      21 t
        orps xmm12, xmm1                                        ;   873.8 p0      21 t
        xorps xmm10, xmm12                                      ;   874.8 p1      21 t
        movaps xmm12, xmm7                                      ;   874.2 p5      21 t copy
        andps xmm12, xmm15                                      ;   875.2 p0      21 t
        xorps xmm5, xmm12                                       ;   876.2 p1      21 t
        movaps xmm12, xmm6                                      ;   875.2 p5      21 t copy
        xorps xmm12, xmm14                                      ;   876.2 p0      21 t
        movaps [rcx - 64], xmm1                                 ;   872.2 p3+p4   21 t spill
        movaps xmm1, xmm4                                       ;   876.0 p1      21 t copy
        andps xmm1, xmm12                                       ;   877.2 p5      21 t
        xorps xmm2, xmm1                                        ;   878.2 p0      21 t
        xorps xmm10, xmm1                                       ;   878.2 p1      21 t
        movaps xmm1, xmm3                                       ;   877.2 p5      21 t copy
        andps xmm1, xmm5                                        ;   878.2 p0      21 t
        xorps xmm10, xmm1                                       ;   879.2 p1      21 t
        movaps [rbx + 48], xmm8                                 ;   874.2 p3+p4   21 t spill
        movaps xmm8, xmm10                                      ;   880.2 p5      21 t copy
        andps xmm8, xmm2                                        ;   881.2 p0      21 t
        xorps xmm10, xmm5                                       ;   880.2 p1      21 t
        orps xmm1, xmm10                                        ;   881.2 p5      21 t
        xorps xmm3, xmm8                                        ;   882.2 p0      21 t
        xorps xmm1, xmm3                                        ;   883.2 p1      21 t
        movaps xmm8, xmm2                                       ;   880.2 p5      21 t copy
        andps xmm8, xmm3                                        ;   883.2 p0      21 t
        xorps xmm5, xmm8                                        ;   884.2 p1      21 t
        andps xmm3, xmm5                                        ;   885.2 p5      21 t
        andps xmm12, xmm1                                       ;   884.2 p0      21 t
        xorps xmm2, xmm3                                        ;   886.2 p1      21 t
        movaps xmm3, xmm1                                       ;   884.2 p5      21 t copy
        orps xmm3, xmm5                                         ;   885.2 p0      21 t
        xorps xmm10, xmm3                                       ;   886.2 p1      21 t
        andps xmm4, xmm1                                        ;   884.2 p5      21 t
        movaps xmm3, xmm1                                       ;   884.2 p0      21 t copy
        xorps xmm3, xmm5                                        ;   885.2 p1      21 t
        andps xmm15, xmm3                                       ;   886.2 p5      21 t
        andps xmm7, xmm3                                        ;   886.2 p0      21 t
        xorps xmm3, xmm10                                       ;   887.2 p1      21 t
        andps xmm9, xmm10                                       ;   887.2 p5      21 t
        andps xmm11, xmm3                                       ;   888.2 p0      21 t
        xorps xmm15, xmm11                                      ;   889.2 p1      21 t
        andps xmm13, xmm10                                      ;   887.2 p5      21 t
        andps xmm0, xmm2                                        ;   887.2 p0      21 t
        xorps xmm10, xmm2                                       ;   887.2 p1      21 t
        xorps xmm9, xmm11                                       ;   889.2 p5      21 t
        movaps xmm8, [rdx + 32]                                 ;   885.2 p2      21 t
        movaps xmm11, [rdi + 32]                                ;   886.2 p2      21 t
        andps xmm8, xmm2                                        ;   888.2 p0      21 t
        andps xmm11, xmm10                                      ;   889.2 p1      21 t
        xorps xmm1, xmm10                                       ;   888.2 p5      21 t
        andps xmm6, xmm1                                        ;   889.2 p0      21 t
        andps xmm1, [rdx - 128]                                 ;   889.2 p1+p2   21 t
        xorps xmm11, xmm7                                       ;   890.2 p5      21 t
        xorps xmm7, xmm8                                        ;   889.8 p0      21 t
        movaps xmm8, [rbx + 48]                                 ;   888.2 p2      21 t
        xorps xmm2, xmm5                                        ;   890.0 p1      21 t
        andps xmm8, xmm2                                        ;   891.2 p5      21 t
        xorps xmm13, xmm8                                       ;   892.2 p0      21 t
        andps xmm14, xmm10                                      ;   891.0 p1      21 t
        xorps xmm1, xmm11                                       ;   891.2 p5      21 t
        xorps xmm14, xmm12                                      ;   892.0 p0      21 t
        xorps xmm14, xmm15                                      ;   893.0 p1      21 t
        andps xmm2, [rbx - 80]                                  ;   892.2 p5+p2   21 t
        andps xmm3, [rcx - 80]                                  ;   892.8 p0+p2   21 t
        xorps xmm1, xmm8                                        ;   893.0 p1      21 t
        movaps xmm8, [rcx - 64]                                 ;   891.5 p2      21 t
        andps xmm8, xmm5                                        ;   894.5 p5      21 t
        xorps xmm13, xmm7                                       ;   893.8 p0      21 t
        andps xmm5, [rbp - 64]                                  ;   894.0 p1+p2   21 t
        xorps xmm5, xmm1                                        ;   895.0 p5      21 t
        xorps xmm15, xmm0                                       ;   894.8 p0      21 t
        xorps xmm8, xmm13                                       ;   895.5 p1      21 t
        xorps xmm5, xmm8                                        ;   896.5 p5      21 t
        xorps xmm15, xmm8                                       ;   896.5 p0      21 t
        xorps xmm2, xmm8                                        ;   896.5 p1      21 t
        xorps xmm2, xmm9                                        ;   897.5 p5      21 t
        xorps xmm3, xmm5                                        ;   897.5 p0      21 t
        xorps xmm7, xmm1                                        ;   897.0 p1      21 t
        xorps xmm7, xmm14                                       ;   898.0 p5      21 t
        xorps xmm11, xmm4                                       ;   897.8 p0      21 t
        xorps xmm11, xmm5                                       ;   898.8 p1      21 t
        xorps xmm9, xmm12                                       ;   898.2 p5      21 t
        xorps xmm9, xmm6                                        ;   899.2 p0      21 t
        xorps xmm9, xmm15                                       ;   900.2 p1      21 t
        xorps xmm15, xmm2                                       ;   899.2 p5      21 t
        xorps xmm15, xmm11                                      ;   900.2 p0      21 t
        movaps xmm0, [rel camellia128_encrypt.T0_constants128]  ;   895.5 p2      41 t reload
        xorps xmm14, xmm15                                      ;   901.2 p1      21 t
        xorps xmm14, xmm0                                       ;   902.2 p5      21 t
        xorps xmm11, xmm0                                       ;   900.8 p0      21 t
        xorps xmm9, xmm0                                        ;   901.2 p1      21 t
        xorps xmm13, xmm0                                       ;   901.2 p5      21 t
        xorps xmm15, xmm3                                       ;   901.8 p0      21 t
        xorps xmm3, xmm0                                        ;   902.0 p1      21 t
        movaps xmm6, [rcx - 112]                                ;   897.8 p2      40 t reload
        movaps [rcx - 112], xmm3                                ;   903.0 p3+p4   21 t spill
        movaps xmm1, [rdi + 80]                                 ;   898.8 p2      23 t
        xorps xmm1, [r8 + 3600]                                 ;   902.2 p5+p2   23 t
        movaps xmm4, [rdx - 16]                                 ;   900.8 p2      23 t
        xorps xmm4, [r8 + 3664]                                 ;   903.8 p0+p2   23 t
        xorps xmm4, xmm0                                        ;   904.8 p1      23 t
        movaps xmm5, [rbp - 16]                                 ;   902.8 p2      23 t
        movaps xmm10, [rbp + 80]                                ;   903.8 p2      40 t reload
        xorps xmm1, xmm0                                        ;   903.2 p5      23 t
        xorps xmm5, xmm6                                        ;   905.8 p0      23 t
        movaps xmm8, [rbp - 16]                                 ;   904.8 p2      23 t
        movaps xmm3, [rsi - 32]                                 ;   905.8 p2      23 t
        xorps xmm8, xmm10                                       ;   907.8 p1      23 t
        movaps xmm12, [rbp + 64]                                ;   906.8 p2      23 t
        xorps xmm12, xmm4                                       ;   909.8 p5      23 t
        xorps xmm6, xmm1                                        ;   904.8 p0      23 t
        xorps xmm3, xmm12                                       ;   910.8 p1      23 t
        xorps xmm3, [r8 + 3696]                                 ;   911.8 p5+p2   23 t
        xorps xmm3, xmm0                                        ;   912.8 p0      23 t
        xorps xmm12, xmm5                                       ;   910.8 p1      23 t
        movaps [rcx - 80], xmm14                                ;   903.2 p3+p4   21 t spill
        movaps xmm14, [rsi - 64]                                ;   908.8 p2      23 t
        xorps xmm14, [r8 + 3680]                                ;   911.8 p5+p2   23 t
        xorps xmm14, xmm3                                       ;   913.8 p0      23 t
        xorps xmm14, xmm0                                       ;   914.8 p1      23 t
        movaps [rbp - 64], xmm7                                 ;   904.8 p3+p4   21 t spill
        movaps xmm7, xmm8                                       ;   908.8 p5      23 t copy
        xorps xmm7, xmm3                                        ;   913.8 p0      23 t
        movaps [rcx - 64], xmm13                                ;   905.8 p3+p4   21 t spill
        movaps xmm13, xmm5                                      ;   908.0 p1      23 t copy
        movaps [rdx - 128], xmm9                                ;   906.8 p3+p4   21 t spill
        xorps xmm13, xmm14                                      ;   915.8 p5      23 t
        movaps xmm9, xmm7                                       ;   914.8 p0      23 t copy
        orps xmm9, xmm14                                        ;   915.8 p1      23 t
        movaps [rbx - 80], xmm11                                ;   907.8 p3+p4   21 t spill
        movaps xmm11, xmm6                                      ;   909.2 p5      23 t copy
        xorps xmm11, xmm12                                      ;   911.8 p0      23 t
        xorps xmm10, xmm12                                      ;   911.8 p1      23 t
        movaps [rbp + 80], xmm15                                ;   909.0 p3+p4   21 t spill
        movaps xmm15, [rbp + 64]                                ;   910.8 p2      23 t
        movaps [rbp + 64], xmm2                                 ;   910.0 p3+p4   21 t spill
        movaps xmm2, xmm12                                      ;   911.8 p5      23 t copy
        xorps xmm2, xmm14                                       ;   915.8 p0      23 t
        xorps xmm15, xmm2                                       ;   916.8 p1      23 t
        movaps xmm0, xmm1                                       ;   911.2 p5      23 t copy
        movaps [rdi + 32], xmm2                                 ;   916.8 p3+p4   23 t spill
        movaps [rbx + 48], xmm14                                ;   915.8 p3+p4   23 t spill
        movaps xmm14, xmm3                                      ;   913.8 p0      23 t copy
        orps xmm14, xmm2                                        ;   916.8 p1      23 t
        movaps xmm2, xmm11                                      ;   912.8 p5      23 t copy
        xorps xmm14, xmm9                                       ;   917.8 p0      23 t
        xorps xmm0, xmm3                                        ;   913.8 p1      23 t
        xorps xmm2, xmm13                                       ;   916.8 p5      23 t
        xorps xmm9, xmm4                                        ;   916.8 p0      23 t
        orps xmm4, xmm13                                        ;   916.8 p1      23 t
        movaps [rdx + 32], xmm13                                ;   916.8 p3+p4   23 t spill
        movaps xmm13, xmm12                                     ;   914.2 p5      23 t copy
        andps xmm13, xmm8                                       ;   915.2 p0      23 t
        xorps xmm10, xmm4                                       ;   917.8 p1      23 t
        xorps xmm4, xmm13                                       ;   917.8 p5      23 t
        movaps [rbx - 16], xmm0                                 ;   915.2 p3+p4   23 t spill
        movaps [rbx + 64], xmm11                                ;   916.2 p3+p4   23 t spill
        movaps xmm13, xmm2                                      ;   917.8 p0      23 t copy
        andps xmm13, xmm0                                       ;   918.8 p1      23 t
        xorps xmm10, xmm13                                      ;   919.8 p5      23 t
        movaps xmm13, xmm0                                      ;   916.8 p0      23 t copy
        movaps xmm0, xmm11                                      ;   917.0 p1      23 t copy
        xorps xmm14, xmm10                                      ;   920.8 p5      23 t
        xorps xmm13, xmm15                                      ;   917.8 p0      23 t
        xorps xmm9, xmm4                                        ;   918.8 p1      23 t
        andps xmm0, xmm13                                       ;   918.8 p5      23 t
        xorps xmm4, xmm0                                        ;   919.8 p0      23 t
        movaps xmm0, xmm8                                       ;   919.0 p1      23 t copy
        xorps xmm0, xmm13                                       ;   920.0 p5      23 t
        movaps [rcx - 16], xmm1                                 ;   918.8 p3+p4   23 t spill
        movaps [r10 - 128], xmm2                                ;   919.8 p3+p4   23 t spill
        movaps xmm11, [rbp - 16]                                ;   919.2 p2      23 t
        orps xmm11, xmm1                                        ;   922.2 p0      23 t
        xorps xmm10, xmm11                                      ;   923.2 p1      23 t
        movaps xmm11, xmm6                                      ;   920.2 p5      23 t copy
        andps xmm11, xmm0                                       ;   921.2 p0      23 t
        xorps xmm9, xmm11                                       ;   922.2 p1      23 t
        movaps xmm11, xmm15                                     ;   921.2 p5      23 t copy
        xorps xmm11, xmm7                                       ;   922.2 p0      23 t
        movaps xmm1, xmm5                                       ;   922.0 p1      23 t copy
        andps xmm1, xmm11                                       ;   923.2 p5      23 t
        xorps xmm10, xmm1                                       ;   924.2 p0      23 t
        xorps xmm4, xmm1                                        ;   924.2 p1      23 t
        movaps xmm1, xmm14                                      ;   923.2 p5      23 t copy
        andps xmm1, xmm9                                        ;   924.2 p0      23 t
        xorps xmm10, xmm1                                       ;   925.2 p1      23 t
        movaps xmm2, xmm10                                      ;   926.2 p5      23 t copy
        xorps xmm10, xmm9                                       ;   926.2 p0      23 t
        orps xmm1, xmm10                                        ;   927.2 p1      23 t
        andps xmm2, xmm4                                        ;   927.2 p5      23 t
        xorps xmm14, xmm2                                       ;   928.2 p0      23 t
        xorps xmm1, xmm14                                       ;   929.2 p1      23 t
        andps xmm5, xmm1                                        ;   930.2 p5      23 t
        andps xmm11, xmm1                                       ;   930.2 p0      23 t
        movaps xmm2, xmm4                                       ;   927.0 p1      23 t copy
        andps xmm2, xmm14                                       ;   929.2 p5      23 t
        xorps xmm9, xmm2                                        ;   930.2 p0      23 t
        andps xmm14, xmm9                                       ;   931.2 p1      23 t
        xorps xmm4, xmm14                                       ;   932.2 p5      23 t
        movaps xmm14, xmm1                                      ;   930.2 p0      23 t copy
        orps xmm14, xmm9                                        ;   931.2 p1      23 t
        xorps xmm10, xmm14                                      ;   932.2 p5      23 t
        movaps xmm14, xmm1                                      ;   930.2 p0      23 t copy
        xorps xmm14, xmm9                                       ;   931.2 p1      23 t
        andps xmm0, xmm14                                       ;   932.2 p5      23 t
        andps xmm6, xmm14                                       ;   932.2 p0      23 t
        xorps xmm14, xmm10                                      ;   933.2 p1      23 t
        andps xmm13, xmm14                                      ;   934.2 p5      23 t
        andps xmm12, xmm10                                      ;   933.2 p0      23 t
        xorps xmm0, xmm13                                       ;   935.2 p1      23 t
        andps xmm3, xmm4                                        ;   933.2 p5      23 t
        andps xmm8, xmm10                                       ;   933.2 p0      23 t
        xorps xmm10, xmm4                                       ;   933.2 p1      23 t
        movaps xmm2, [rdi + 32]                                 ;   931.0 p2      23 t
        andps xmm2, xmm4                                        ;   934.0 p5      23 t
        xorps xmm8, xmm13                                       ;   935.2 p0      23 t
        movaps xmm13, [rbx + 48]                                ;   932.0 p2      23 t
        andps xmm7, xmm10                                       ;   934.2 p1      23 t
        xorps xmm1, xmm10                                       ;   934.2 p5      23 t
        andps xmm13, xmm10                                      ;   935.0 p0      23 t
        xorps xmm13, xmm6                                       ;   936.0 p1      23 t
        xorps xmm6, xmm2                                        ;   935.2 p5      23 t
        andps xmm15, xmm1                                       ;   935.8 p0      23 t
        xorps xmm4, xmm9                                        ;   936.0 p1      23 t
        andps xmm1, [rdx + 32]                                  ;   936.2 p5+p2   23 t
        movaps xmm2, [r10 - 128]                                ;   934.8 p2      23 t
        andps xmm2, xmm4                                        ;   937.8 p0      23 t
        andps xmm4, [rbx - 16]                                  ;   937.0 p1+p2   23 t
        xorps xmm7, xmm11                                       ;   937.2 p5      23 t
        xorps xmm7, xmm0                                        ;   938.2 p0      23 t
        xorps xmm1, xmm13                                       ;   938.0 p1      23 t
        xorps xmm1, xmm2                                        ;   939.0 p5      23 t
        xorps xmm0, xmm3                                        ;   938.8 p0      23 t
        xorps xmm12, xmm2                                       ;   939.0 p1      23 t
        movaps xmm2, [rcx - 16]                                 ;   936.8 p2      23 t
        andps xmm2, xmm9                                        ;   939.8 p5      23 t
        andps xmm9, [rbp - 16]                                  ;   939.8 p0+p2   23 t
        xorps xmm9, xmm1                                        ;   940.8 p1      23 t
        xorps xmm12, xmm6                                       ;   940.2 p5      23 t
        xorps xmm2, xmm12                                       ;   941.2 p0      23 t
        xorps xmm9, xmm2                                        ;   942.2 p1      23 t
        andps xmm14, [rbx + 64]                                 ;   941.2 p5+p2   23 t
        xorps xmm0, xmm2                                        ;   942.2 p0      23 t
        xorps xmm4, xmm2                                        ;   942.2 p1      23 t
        xorps xmm4, xmm8                                        ;   943.2 p5      23 t
        xorps xmm14, xmm9                                       ;   943.2 p0      23 t
        xorps xmm13, xmm5                                       ;   943.0 p1      23 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128]  ;   939.8 p2      41 t reload
        xorps xmm13, xmm9                                       ;   944.0 p5      23 t
        movaps xmm2, [rdi + 16]                                 ;   940.8 p2      22 t
        xorps xmm2, [r8 + 3744]                                 ;   943.8 p0+p2   22 t
        xorps xmm2, xmm3                                        ;   944.8 p1      22 t
        movaps xmm5, [rdi + 64]                                 ;   942.8 p2      22 t
        xorps xmm5, [r8 + 3808]                                 ;   945.8 p5+p2   22 t
        xorps xmm5, xmm3                                        ;   946.8 p0      22 t
        movaps xmm9, [rcx - 48]                                 ;   944.8 p2      22 t
        movaps xmm10, [rdx - 112]                               ;   945.8 p2      40 t reload
        xorps xmm9, xmm10                                       ;   948.8 p1      22 t
        xorps xmm10, xmm2                                       ;   948.8 p5      22 t
        movaps [rdx - 112], xmm7                                ;   942.5 p3+p4   23 t spill
        movaps xmm7, [rcx - 48]                                 ;   946.8 p2      22 t
        xorps xmm7, [rbp + 112]                                 ;   949.8 p0+p2   22 t
        movaps [rbp - 16], xmm1                                 ;   943.5 p3+p4   23 t spill
        movaps xmm1, xmm0                                       ;   946.0 p1      23 t copy
        xorps xmm1, xmm4                                        ;   947.0 p5      23 t
        xorps xmm1, xmm13                                       ;   948.0 p0      23 t
        movaps [rbx + 64], xmm6                                 ;   944.5 p3+p4   23 t spill
        movaps xmm6, [rsi - 112]                                ;   948.8 p2      22 t
        xorps xmm6, xmm5                                        ;   951.8 p1      22 t
        movaps [rcx - 16], xmm4                                 ;   945.5 p3+p4   23 t spill
        movaps xmm4, [rdx - 64]                                 ;   949.8 p2      22 t
        xorps xmm4, xmm6                                        ;   952.8 p5      22 t
        xorps xmm4, [r8 + 3712]                                 ;   953.8 p0+p2   22 t
        xorps xmm4, xmm3                                        ;   954.8 p1      22 t
        xorps xmm6, xmm9                                        ;   952.8 p5      22 t
        movaps [rdx + 32], xmm12                                ;   946.5 p3+p4   23 t spill
        movaps xmm12, [rdx + 96]                                ;   951.8 p2      22 t
        xorps xmm12, [r8 + 3824]                                ;   954.8 p0+p2   22 t
        xorps xmm12, xmm4                                       ;   955.8 p1      22 t
        xorps xmm12, xmm3                                       ;   956.8 p5      22 t
        movaps [rbx - 16], xmm15                                ;   947.8 p3+p4   23 t spill
        movaps xmm15, xmm7                                      ;   950.8 p0      22 t copy
        xorps xmm15, xmm4                                       ;   955.8 p1      22 t
        movaps [r10 - 128], xmm11                               ;   948.8 p3+p4   23 t spill
        movaps xmm11, xmm9                                      ;   950.2 p5      22 t copy
        xorps xmm11, xmm12                                      ;   957.8 p0      22 t
        movaps [rbx + 48], xmm0                                 ;   949.8 p3+p4   23 t spill
        movaps xmm0, xmm15                                      ;   956.8 p1      22 t copy
        orps xmm0, xmm12                                        ;   957.8 p5      22 t
        movaps [rdi + 32], xmm8                                 ;   950.8 p3+p4   23 t spill
        movaps xmm8, xmm10                                      ;   951.8 p0      22 t copy
        movaps [rbp + 4048], xmm13                              ;   951.8 p3+p4   23 t spill
        movaps xmm13, [rsi - 112]                               ;   953.8 p2      22 t
        xorps xmm8, xmm6                                        ;   953.8 p1      22 t
        movaps [rcx + 96], xmm1                                 ;   952.8 p3+p4   23 t spill
        movaps [rsi - 112], xmm14                               ;   953.8 p3+p4   23 t spill
        movaps xmm14, xmm12                                     ;   957.8 p5      22 t copy
        xorps xmm14, xmm6                                       ;   958.8 p0      22 t
        xorps xmm13, xmm14                                      ;   959.8 p1      22 t
        movaps xmm1, xmm2                                       ;   953.5 p5      22 t copy
        xorps xmm1, xmm4                                        ;   955.8 p0      22 t
        movaps xmm3, xmm4                                       ;   955.8 p1      22 t copy
        orps xmm3, xmm14                                        ;   959.8 p5      22 t
        xorps xmm3, xmm0                                        ;   960.8 p0      22 t
        movaps [rbx - 64], xmm11                                ;   958.8 p3+p4   22 t spill
        xorps xmm0, xmm5                                        ;   958.8 p1      22 t
        orps xmm5, xmm11                                        ;   958.8 p5      22 t
        movaps [rbx + 80], xmm12                                ;   957.8 p3+p4   22 t spill
        movaps xmm12, xmm8                                      ;   956.0 p0      22 t copy
        xorps xmm12, xmm11                                      ;   958.8 p1      22 t
        movaps xmm11, xmm6                                      ;   956.5 p5      22 t copy
        andps xmm11, xmm7                                       ;   957.5 p0      22 t
        xorps xmm11, xmm5                                       ;   959.8 p1      22 t
        xorps xmm5, xmm6                                        ;   959.8 p5      22 t
        xorps xmm5, [rbp + 112]                                 ;   960.8 p0+p2   22 t
        xorps xmm0, xmm11                                       ;   960.8 p1      22 t
        movaps [rbp + 112], xmm14                               ;   959.8 p3+p4   22 t spill
        movaps xmm14, xmm12                                     ;   959.8 p5      22 t copy
        andps xmm14, xmm1                                       ;   960.8 p0      22 t
        xorps xmm5, xmm14                                       ;   961.8 p1      22 t
        movaps xmm14, xmm1                                      ;   959.5 p5      22 t copy
        xorps xmm3, xmm5                                        ;   962.8 p0      22 t
        xorps xmm14, xmm13                                      ;   960.8 p1      22 t
        movaps [r10 - 112], xmm1                                ;   959.8 p3+p4   22 t spill
        movaps xmm1, xmm8                                       ;   960.5 p5      22 t copy
        movaps [rbx + 0], xmm8                                  ;   960.8 p3+p4   22 t spill
        movaps xmm8, [rcx - 48]                                 ;   960.5 p2      22 t
        orps xmm8, xmm2                                         ;   963.5 p0      22 t
        andps xmm1, xmm14                                       ;   961.8 p1      22 t
        xorps xmm11, xmm1                                       ;   962.8 p5      22 t
        xorps xmm5, xmm8                                        ;   964.5 p0      22 t
        movaps xmm8, xmm10                                      ;   962.2 p1      22 t copy
        movaps [r10 - 96], xmm2                                 ;   962.0 p3+p4   22 t spill
        movaps xmm2, xmm9                                       ;   962.5 p5      22 t copy
        movaps [rbx + 96], xmm12                                ;   963.0 p3+p4   22 t spill
        movaps xmm1, xmm7                                       ;   963.0 p0      22 t copy
        xorps xmm1, xmm14                                       ;   964.0 p1      22 t
        andps xmm8, xmm1                                        ;   965.0 p5      22 t
        xorps xmm0, xmm8                                        ;   966.0 p0      22 t
        movaps xmm8, xmm13                                      ;   964.2 p1      22 t copy
        xorps xmm8, xmm15                                       ;   965.2 p5      22 t
        andps xmm2, xmm8                                        ;   966.2 p0      22 t
        xorps xmm11, xmm2                                       ;   967.2 p1      22 t
        xorps xmm5, xmm2                                        ;   967.2 p5      22 t
        movaps xmm2, xmm3                                       ;   966.0 p0      22 t copy
        andps xmm2, xmm0                                        ;   967.0 p1      22 t
        xorps xmm5, xmm2                                        ;   968.2 p5      22 t
        movaps xmm12, xmm5                                      ;   969.2 p0      22 t copy
        andps xmm12, xmm11                                      ;   970.2 p1      22 t
        xorps xmm5, xmm0                                        ;   969.2 p5      22 t
        orps xmm2, xmm5                                         ;   970.2 p0      22 t
        xorps xmm3, xmm12                                       ;   971.2 p1      22 t
        xorps xmm2, xmm3                                        ;   972.2 p5      22 t
        andps xmm8, xmm2                                        ;   973.2 p0      22 t
        movaps xmm12, xmm11                                     ;   969.2 p1      22 t copy
        andps xmm12, xmm3                                       ;   972.2 p5      22 t
        xorps xmm0, xmm12                                       ;   973.2 p0      22 t
        andps xmm3, xmm0                                        ;   974.2 p1      22 t
        xorps xmm11, xmm3                                       ;   975.2 p5      22 t
        movaps xmm3, xmm2                                       ;   973.2 p0      22 t copy
        orps xmm3, xmm0                                         ;   974.2 p1      22 t
        xorps xmm5, xmm3                                        ;   975.2 p5      22 t
        movaps xmm3, xmm2                                       ;   973.2 p0      22 t copy
        andps xmm9, xmm2                                        ;   973.2 p1      22 t
        xorps xmm3, xmm0                                        ;   974.2 p5      22 t
        andps xmm1, xmm3                                        ;   975.2 p0      22 t
        andps xmm10, xmm3                                       ;   975.2 p1      22 t
        xorps xmm3, xmm5                                        ;   976.2 p5      22 t
        andps xmm14, xmm3                                       ;   977.2 p0      22 t
        xorps xmm1, xmm14                                       ;   978.2 p1      22 t
        andps xmm7, xmm5                                        ;   976.2 p5      22 t
        andps xmm6, xmm5                                        ;   976.2 p0      22 t
        andps xmm4, xmm11                                       ;   976.2 p1      22 t
        xorps xmm5, xmm11                                       ;   976.2 p5      22 t
        xorps xmm7, xmm14                                       ;   978.2 p0      22 t
        movaps xmm12, [rbx + 80]                                ;   974.2 p2      22 t
        andps xmm12, xmm5                                       ;   977.2 p1      22 t
        xorps xmm12, xmm10                                      ;   978.2 p5      22 t
        movaps xmm14, [rbp + 112]                               ;   975.2 p2      22 t
        andps xmm14, xmm11                                      ;   978.2 p0      22 t
        xorps xmm10, xmm14                                      ;   979.2 p1      22 t
        movaps xmm14, [rbx + 96]                                ;   976.2 p2      22 t
        andps xmm15, xmm5                                       ;   977.5 p5      22 t
        xorps xmm2, xmm5                                        ;   978.0 p0      22 t
        xorps xmm11, xmm0                                       ;   978.2 p1      22 t
        andps xmm13, xmm2                                       ;   979.0 p5      22 t
        andps xmm14, xmm11                                      ;   979.2 p0      22 t
        andps xmm11, [r10 - 112]                                ;   979.2 p1+p2   22 t
        andps xmm2, [rbx - 64]                                  ;   979.5 p5+p2   22 t
        xorps xmm2, xmm12                                       ;   980.5 p0      22 t
        xorps xmm2, xmm14                                       ;   981.5 p1      22 t
        xorps xmm15, xmm8                                       ;   980.5 p5      22 t
        xorps xmm15, xmm1                                       ;   981.5 p0      22 t
        xorps xmm6, xmm14                                       ;   981.2 p1      22 t
        movaps xmm14, [r10 - 96]                                ;   979.2 p2      22 t
        andps xmm14, xmm0                                       ;   982.2 p5      22 t
        xorps xmm6, xmm10                                       ;   982.2 p0      22 t
        xorps xmm14, xmm6                                       ;   983.2 p1      22 t
        andps xmm0, [rcx - 48]                                  ;   982.5 p5+p2   22 t
        xorps xmm0, xmm2                                        ;   983.5 p0      22 t
        xorps xmm0, xmm14                                       ;   984.5 p1      22 t
        andps xmm3, [rbx + 0]                                   ;   983.5 p5+p2   22 t
        xorps xmm1, xmm4                                        ;   984.0 p0      22 t
        xorps xmm1, xmm14                                       ;   985.0 p1      22 t
        xorps xmm12, xmm9                                       ;   984.5 p5      22 t
        xorps xmm12, xmm0                                       ;   985.5 p0      22 t
        xorps xmm11, xmm14                                      ;   985.2 p1      22 t
        xorps xmm11, xmm7                                       ;   986.2 p5      22 t
        xorps xmm3, xmm0                                        ;   986.0 p0      22 t
        movaps xmm14, [rdi - 32]                                ;   982.8 p2      21 t
        xorps xmm14, [r8 + 3872]                                ;   986.2 p1+p2   21 t
        movaps xmm0, [rel camellia128_encrypt.T0_constants128]  ;   984.8 p2      41 t reload
        xorps xmm14, xmm0                                       ;   987.8 p5      21 t
        movaps xmm4, [rdx - 96]                                 ;   985.8 p2      21 t
        xorps xmm4, [r8 + 3936]                                 ;   988.8 p0+p2   21 t
        xorps xmm4, xmm0                                        ;   989.8 p1      21 t
        movaps xmm5, [rbp + 96]                                 ;   987.8 p2      21 t
        movaps [rcx - 48], xmm10                                ;   984.8 p3+p4   22 t spill
        movaps [rbx + 0], xmm15                                 ;   985.8 p3+p4   22 t spill
        movaps xmm15, [r11 - 80]                                ;   988.8 p2      21 t
        movaps xmm10, xmm1                                      ;   987.5 p5      22 t copy
        xorps xmm10, xmm11                                      ;   988.5 p0      22 t
        movaps [r10 - 96], xmm11                                ;   987.2 p3+p4   22 t spill
        movaps xmm11, [rdi + 0]                                 ;   989.8 p2      21 t
        xorps xmm15, xmm4                                       ;   991.8 p1      21 t
        xorps xmm11, xmm15                                      ;   992.8 p5      21 t
        xorps xmm11, [r8 + 3840]                                ;   993.8 p0+p2   21 t
        movaps xmm9, [rax + 96]                                 ;   991.8 p2      40 t reload
        xorps xmm5, xmm9                                        ;   994.8 p1      21 t
        xorps xmm9, xmm14                                       ;   994.8 p5      21 t
        movaps [rax + 96], xmm3                                 ;   988.0 p3+p4   22 t spill
        movaps xmm3, [rbp + 96]                                 ;   992.8 p2      21 t
        xorps xmm3, [rsi + 96]                                  ;   995.8 p0+p2   21 t
        xorps xmm10, xmm12                                      ;   990.2 p1      22 t
        xorps xmm11, xmm0                                       ;   994.8 p5      21 t
        xorps xmm15, xmm5                                       ;   995.8 p0      21 t
        movaps [rbx - 64], xmm10                                ;   991.2 p3+p4   22 t spill
        movaps xmm10, [rbp + 32]                                ;   994.8 p2      21 t
        xorps xmm10, [r8 + 3952]                                ;   997.8 p1+p2   21 t
        xorps xmm10, xmm11                                      ;   998.8 p5      21 t
        xorps xmm10, xmm0                                       ;   999.8 p0      21 t
        movaps [r10 - 112], xmm2                                ;   990.8 p3+p4   22 t spill
        movaps xmm2, xmm3                                       ;   996.8 p1      21 t copy
        xorps xmm2, xmm11                                       ;   997.8 p5      21 t
        movaps [rbx + 96], xmm6                                 ;   991.8 p3+p4   22 t spill
        movaps xmm6, xmm5                                       ;   995.8 p0      21 t copy
        xorps xmm6, xmm10                                       ;  1000.8 p1      21 t
        movaps [rbx + 80], xmm13                                ;   992.8 p3+p4   22 t spill
        movaps xmm13, xmm2                                      ;   998.8 p5      21 t copy
        orps xmm13, xmm10                                       ;  1000.8 p0      21 t
        movaps [rbp + 112], xmm8                                ;   993.8 p3+p4   22 t spill
        movaps xmm8, xmm9                                       ;   995.8 p1      21 t copy
        movaps [rbp + 4064], xmm1                               ;   994.8 p3+p4   22 t spill
        movaps xmm1, [r11 - 80]                                 ;   996.8 p2      21 t
        xorps xmm8, xmm15                                       ;   996.8 p5      21 t
        movaps [r11 - 80], xmm7                                 ;   995.8 p3+p4   22 t spill
        movaps xmm7, xmm10                                      ;  1000.8 p0      21 t copy
        xorps xmm7, xmm15                                       ;  1001.8 p1      21 t
        xorps xmm1, xmm7                                        ;  1002.8 p5      21 t
        movaps [rbx + 32], xmm12                                ;   996.8 p3+p4   22 t spill
        movaps [rbx + 112], xmm10                               ;  1000.8 p3+p4   21 t spill
        movaps xmm12, xmm14                                     ;   997.0 p0      21 t copy
        xorps xmm12, xmm11                                      ;   998.0 p1      21 t
        movaps xmm0, xmm11                                      ;   997.5 p5      21 t copy
        orps xmm0, xmm7                                         ;  1002.8 p0      21 t
        xorps xmm0, xmm13                                       ;  1003.8 p1      21 t
        movaps xmm10, xmm8                                      ;   998.5 p5      21 t copy
        xorps xmm10, xmm6                                       ;  1001.8 p0      21 t
        xorps xmm13, xmm4                                       ;  1001.8 p1      21 t
        movaps [rbx - 48], xmm6                                 ;  1001.8 p3+p4   21 t spill
        orps xmm4, xmm6                                         ;  1001.8 p5      21 t
        movaps xmm6, xmm15                                      ;  1000.0 p0      21 t copy
        andps xmm6, xmm3                                        ;  1001.0 p1      21 t
        xorps xmm6, xmm4                                        ;  1002.8 p5      21 t
        xorps xmm4, xmm15                                       ;  1002.8 p0      21 t
        xorps xmm4, [rsi + 96]                                  ;  1003.8 p1+p2   21 t
        xorps xmm13, xmm6                                       ;  1003.8 p5      21 t
        movaps [rsi + 96], xmm7                                 ;  1002.8 p3+p4   21 t spill
        movaps xmm7, xmm10                                      ;  1002.8 p0      21 t copy
        andps xmm7, xmm12                                       ;  1003.8 p1      21 t
        xorps xmm4, xmm7                                        ;  1004.8 p5      21 t
        xorps xmm0, xmm4                                        ;  1005.8 p0      21 t
        movaps xmm7, xmm12                                      ;  1003.2 p1      21 t copy
        xorps xmm7, xmm1                                        ;  1004.2 p5      21 t
        movaps [r10 - 80], xmm12                                ;  1002.8 p3+p4   21 t spill
        movaps xmm12, xmm8                                      ;  1004.0 p0      21 t copy
        andps xmm12, xmm7                                       ;  1005.2 p1      21 t
        xorps xmm6, xmm12                                       ;  1006.2 p5      21 t
        movaps xmm12, xmm3                                      ;  1005.0 p0      21 t copy
        xorps xmm12, xmm7                                       ;  1006.0 p1      21 t
        movaps [rbx - 32], xmm8                                 ;  1004.2 p3+p4   21 t spill
        movaps xmm8, [rbp + 96]                                 ;  1004.5 p2      21 t
        orps xmm8, xmm14                                        ;  1007.5 p5      21 t
        xorps xmm4, xmm8                                        ;  1008.5 p0      21 t
        movaps xmm8, xmm9                                       ;  1006.2 p1      21 t copy
        andps xmm8, xmm12                                       ;  1007.2 p5      21 t
        xorps xmm13, xmm8                                       ;  1008.2 p0      21 t
        movaps xmm8, xmm1                                       ;  1007.2 p1      21 t copy
        xorps xmm8, xmm2                                        ;  1008.2 p5      21 t
        movaps [rbx + 16], xmm14                                ;  1006.5 p3+p4   21 t spill
        movaps xmm14, xmm5                                      ;  1008.0 p0      21 t copy
        andps xmm14, xmm8                                       ;  1009.2 p1      21 t
        xorps xmm6, xmm14                                       ;  1010.2 p5      21 t
        xorps xmm4, xmm14                                       ;  1010.2 p0      21 t
        movaps [r10 - 64], xmm10                                ;  1007.8 p3+p4   21 t spill
        movaps xmm14, xmm0                                      ;  1009.2 p1      21 t copy
        andps xmm14, xmm13                                      ;  1010.2 p5      21 t
        xorps xmm4, xmm14                                       ;  1011.2 p0      21 t
        movaps xmm10, xmm4                                      ;  1012.2 p1      21 t copy
        xorps xmm4, xmm13                                       ;  1012.2 p5      21 t
        orps xmm14, xmm4                                        ;  1013.2 p0      21 t
        andps xmm10, xmm6                                       ;  1013.2 p1      21 t
        xorps xmm0, xmm10                                       ;  1014.2 p5      21 t
        xorps xmm14, xmm0                                       ;  1015.2 p0      21 t
        andps xmm8, xmm14                                       ;  1016.2 p1      21 t
        movaps xmm10, xmm6                                      ;  1012.5 p5      21 t copy
        andps xmm10, xmm0                                       ;  1015.2 p0      21 t
        xorps xmm13, xmm10                                      ;  1016.2 p1      21 t
        andps xmm0, xmm13                                       ;  1017.2 p5      21 t
        xorps xmm6, xmm0                                        ;  1018.2 p0      21 t
        movaps xmm0, xmm14                                      ;  1016.2 p1      21 t copy
        orps xmm0, xmm13                                        ;  1017.2 p5      21 t
        andps xmm5, xmm14                                       ;  1016.2 p0      21 t
        xorps xmm4, xmm0                                        ;  1018.2 p1      21 t
        movaps xmm0, xmm14                                      ;  1016.2 p5      21 t copy
        xorps xmm0, xmm13                                       ;  1017.2 p0      21 t
        andps xmm12, xmm0                                       ;  1018.2 p1      21 t
        andps xmm9, xmm0                                        ;  1018.2 p5      21 t
        xorps xmm0, xmm4                                        ;  1019.2 p0      21 t
        andps xmm7, xmm0                                        ;  1020.2 p1      21 t
        xorps xmm12, xmm7                                       ;  1021.2 p5      21 t
        andps xmm11, xmm6                                       ;  1019.2 p0      21 t
        andps xmm15, xmm4                                       ;  1019.2 p1      21 t
        andps xmm3, xmm4                                        ;  1019.2 p5      21 t
        xorps xmm4, xmm6                                        ;  1019.2 p0      21 t
        xorps xmm3, xmm7                                        ;  1021.2 p1      21 t
        movaps xmm10, [rbx + 112]                               ;  1017.2 p2      21 t
        movaps xmm7, [rsi + 96]                                 ;  1018.2 p2      21 t
        andps xmm10, xmm4                                       ;  1020.2 p5      21 t
        xorps xmm14, xmm4                                       ;  1020.2 p0      21 t
        andps xmm2, xmm4                                        ;  1020.2 p1      21 t
        movaps xmm4, [r10 - 64]                                 ;  1019.2 p2      21 t
        xorps xmm10, xmm9                                       ;  1021.2 p5      21 t
        andps xmm7, xmm6                                        ;  1021.2 p0      21 t
        xorps xmm6, xmm13                                       ;  1021.2 p1      21 t
        andps xmm4, xmm6                                        ;  1022.2 p5      21 t
        andps xmm6, [r10 - 80]                                  ;  1022.2 p0+p2   21 t
        andps xmm1, xmm14                                       ;  1022.2 p1      21 t
        andps xmm14, [rbx - 48]                                 ;  1022.5 p5+p2   21 t
        xorps xmm14, xmm10                                      ;  1023.5 p0      21 t
        xorps xmm2, xmm8                                        ;  1023.2 p1      21 t
        xorps xmm2, xmm12                                       ;  1024.2 p5      21 t
        xorps xmm14, xmm4                                       ;  1024.5 p0      21 t
        xorps xmm15, xmm4                                       ;  1024.2 p1      21 t
        xorps xmm9, xmm7                                        ;  1024.5 p5      21 t
        xorps xmm15, xmm9                                       ;  1025.5 p0      21 t
        movaps xmm4, [rbx + 16]                                 ;  1022.2 p2      21 t
        andps xmm4, xmm13                                       ;  1025.2 p1      21 t
        xorps xmm4, xmm15                                       ;  1026.5 p5      21 t
        andps xmm13, [rbp + 96]                                 ;  1026.0 p0+p2   21 t
        xorps xmm13, xmm14                                      ;  1027.0 p1      21 t
        xorps xmm13, xmm4                                       ;  1028.0 p5      21 t
        andps xmm0, [rbx - 32]                                  ;  1027.0 p0+p2   21 t
        xorps xmm12, xmm11                                      ;  1027.2 p1      21 t
        xorps xmm12, xmm4                                       ;  1028.2 p5      21 t
        xorps xmm6, xmm4                                        ;  1028.0 p0      21 t
        xorps xmm6, xmm3                                        ;  1029.0 p1      21 t
        xorps xmm0, xmm13                                       ;  1029.0 p5      21 t
        xorps xmm10, xmm5                                       ;  1029.0 p0      21 t
        xorps xmm10, xmm13                                      ;  1030.0 p1      21 t
        movaps xmm4, [rsi + 48]                                 ;  1025.8 p2      42 t
        xorps xmm4, [r8 + 4000]                                 ;  1029.5 p5+p2   42 t
        movaps xmm5, [rel camellia128_encrypt.T0_constants128]  ;  1027.8 p2      41 t reload
        xorps xmm4, xmm5                                        ;  1030.8 p0      42 t
        movaps xmm7, [rsi + 64]                                 ;  1028.8 p2      42 t
        xorps xmm7, [r8 + 4064]                                 ;  1031.8 p1+p2   42 t
        movaps xmm13, [rax - 48]                                ;  1030.8 p2      40 t reload
        xorps xmm7, xmm5                                        ;  1032.8 p5      42 t
        movaps xmm11, [r11 - 64]                                ;  1031.8 p2      42 t
        xorps xmm11, xmm13                                      ;  1034.8 p0      42 t
        xorps xmm13, xmm4                                       ;  1033.8 p1      42 t
        movaps [rax - 48], xmm2                                 ;  1028.5 p3+p4   21 t spill
        movaps xmm2, [r11 - 64]                                 ;  1032.8 p2      42 t
        xorps xmm2, [r10 + 0]                                   ;  1035.8 p5+p2   42 t
        movaps [rbx - 32], xmm9                                 ;  1029.5 p3+p4   21 t spill
        movaps xmm9, [rax - 112]                                ;  1034.8 p2      42 t
        xorps xmm9, xmm7                                        ;  1037.8 p0      42 t
        movaps [rbp + 96], xmm14                                ;  1030.5 p3+p4   21 t spill
        movaps xmm14, xmm12                                     ;  1032.2 p1      21 t copy
        xorps xmm14, xmm6                                       ;  1033.2 p5      21 t
        xorps xmm14, xmm10                                      ;  1034.2 p0      21 t
        movaps [rbx + 16], xmm15                                ;  1031.5 p3+p4   21 t spill
        movaps xmm15, [rsi - 128]                               ;  1035.8 p2      42 t
        xorps xmm15, [r8 + 3968]                                ;  1038.8 p1+p2   42 t
        xorps xmm15, xmm9                                       ;  1039.8 p5      42 t
        xorps xmm15, xmm5                                       ;  1040.8 p0      42 t
        xorps xmm9, xmm11                                       ;  1038.8 p1      42 t
        movaps [rbx - 48], xmm1                                 ;  1032.5 p3+p4   21 t spill
        movaps xmm1, [rsi + 0]                                  ;  1037.8 p2      42 t
        xorps xmm1, [r8 + 4080]                                 ;  1040.8 p5+p2   42 t
        xorps xmm1, xmm15                                       ;  1041.8 p0      42 t
        xorps xmm1, xmm5                                        ;  1042.8 p1      42 t
        movaps xmm5, xmm2                                       ;  1036.8 p5      42 t copy
        xorps xmm5, xmm15                                       ;  1041.8 p0      42 t
        movaps [r10 - 80], xmm8                                 ;  1034.2 p3+p4   21 t spill
        movaps xmm8, xmm11                                      ;  1036.2 p1      42 t copy
        xorps xmm8, xmm1                                        ;  1043.8 p5      42 t
        movaps [r10 - 64], xmm12                                ;  1035.2 p3+p4   21 t spill
        movaps xmm12, xmm5                                      ;  1042.8 p0      42 t copy
        orps xmm12, xmm1                                        ;  1043.8 p1      42 t
        movaps [rbx + 112], xmm3                                ;  1036.2 p3+p4   21 t spill
        movaps xmm3, xmm13                                      ;  1037.5 p5      42 t copy
        xorps xmm3, xmm9                                        ;  1039.8 p0      42 t
        movaps [rsi + 96], xmm10                                ;  1037.2 p3+p4   21 t spill
        movaps xmm10, [rax - 112]                               ;  1039.8 p2      42 t
        movaps [rax - 112], xmm0                                ;  1038.2 p3+p4   21 t spill
        movaps xmm0, xmm1                                       ;  1043.8 p1      42 t copy
        movaps [rbp + 2960], xmm1                               ;  1043.8 p3+p4   42 t spill
        movaps xmm1, xmm3                                       ;  1040.8 p5      42 t copy
        xorps xmm0, xmm9                                        ;  1044.8 p0      42 t
        xorps xmm10, xmm0                                       ;  1045.8 p1      42 t
        movaps [rax - 96], xmm14                                ;  1040.2 p3+p4   21 t spill
        movaps xmm14, xmm4                                      ;  1040.0 p5      42 t copy
        xorps xmm14, xmm15                                      ;  1041.8 p0      42 t
        movaps [rax - 16], xmm6                                 ;  1041.2 p3+p4   21 t spill
        movaps xmm6, xmm15                                      ;  1041.8 p1      42 t copy
        movaps [rbp + 4080], xmm14                              ;  1042.8 p3+p4   42 t spill
        orps xmm6, xmm0                                         ;  1045.8 p5      42 t
        xorps xmm6, xmm12                                       ;  1046.8 p0      42 t
        xorps xmm1, xmm8                                        ;  1044.8 p1      42 t
        movaps [rbp + 4096], xmm8                               ;  1044.8 p3+p4   42 t spill
        xorps xmm12, xmm7                                       ;  1044.8 p5      42 t
        orps xmm7, xmm8                                         ;  1044.8 p0      42 t
        movaps xmm8, xmm9                                       ;  1042.8 p1      42 t copy
        andps xmm8, xmm2                                        ;  1043.8 p5      42 t
        xorps xmm8, xmm7                                        ;  1045.8 p0      42 t
        xorps xmm7, xmm9                                        ;  1045.8 p1      42 t
        xorps xmm7, [r10 + 0]                                   ;  1046.8 p5+p2   42 t
        movaps [r10 + 0], xmm0                                  ;  1045.8 p3+p4   42 t spill
        movaps xmm0, xmm1                                       ;  1045.8 p0      42 t copy
        xorps xmm12, xmm8                                       ;  1046.8 p1      42 t
        andps xmm0, xmm14                                       ;  1046.8 p5      42 t
        xorps xmm7, xmm0                                        ;  1047.8 p0      42 t
        xorps xmm6, xmm7                                        ;  1048.8 p1      42 t
        movaps xmm0, xmm14                                      ;  1046.2 p5      42 t copy
        xorps xmm0, xmm10                                       ;  1047.2 p0      42 t
        movaps [rbp + 4112], xmm3                               ;  1046.0 p3+p4   42 t spill
        movaps [rbp + 4128], xmm4                               ;  1047.0 p3+p4   42 t spill
        movaps [rbp + 4144], xmm1                               ;  1048.0 p3+p4   42 t spill
        movaps xmm14, xmm3                                      ;  1046.8 p1      42 t copy
        andps xmm14, xmm0                                       ;  1048.2 p5      42 t
        xorps xmm8, xmm14                                       ;  1049.2 p0      42 t
        movaps xmm14, xmm2                                      ;  1047.8 p1      42 t copy
        xorps xmm14, xmm0                                       ;  1048.8 p5      42 t
        movaps xmm3, [r11 - 64]                                 ;  1048.0 p2      42 t
        orps xmm3, xmm4                                         ;  1051.0 p0      42 t
        xorps xmm7, xmm3                                        ;  1052.0 p1      42 t
        movaps xmm3, xmm13                                      ;  1049.2 p5      42 t copy
        andps xmm3, xmm14                                       ;  1050.2 p0      42 t
        xorps xmm12, xmm3                                       ;  1051.2 p1      42 t
        movaps xmm3, xmm10                                      ;  1050.2 p5      42 t copy
        xorps xmm3, xmm5                                        ;  1051.2 p0      42 t
        movaps xmm4, xmm11                                      ;  1050.8 p1      42 t copy
        andps xmm4, xmm3                                        ;  1052.2 p5      42 t
        xorps xmm8, xmm4                                        ;  1053.2 p0      42 t
        xorps xmm7, xmm4                                        ;  1053.2 p1      42 t
        movaps xmm4, xmm6                                       ;  1052.2 p5      42 t copy
        andps xmm4, xmm12                                       ;  1053.2 p0      42 t
        xorps xmm7, xmm4                                        ;  1054.2 p1      42 t
        movaps xmm1, xmm7                                       ;  1055.2 p5      42 t copy
        xorps xmm7, xmm12                                       ;  1055.2 p0      42 t
        orps xmm4, xmm7                                         ;  1056.2 p1      42 t
        andps xmm1, xmm8                                        ;  1056.2 p5      42 t
        xorps xmm6, xmm1                                        ;  1057.2 p0      42 t
        xorps xmm4, xmm6                                        ;  1058.2 p1      42 t
        movaps xmm1, xmm8                                       ;  1055.2 p5      42 t copy
        andps xmm1, xmm6                                        ;  1058.2 p0      42 t
        xorps xmm12, xmm1                                       ;  1059.2 p1      42 t
        movaps xmm1, xmm4                                       ;  1059.2 p5      42 t copy
        orps xmm1, xmm12                                        ;  1060.2 p0      42 t
        xorps xmm7, xmm1                                        ;  1061.2 p1      42 t
        movaps xmm1, xmm4                                       ;  1059.2 p5      42 t copy
        xorps xmm1, xmm12                                       ;  1060.2 p0      42 t
        andps xmm13, xmm1                                       ;  1061.2 p1      42 t
        andps xmm14, xmm1                                       ;  1061.2 p5      42 t
        andps xmm3, xmm4                                        ;  1059.2 p0      42 t
        andps xmm6, xmm12                                       ;  1060.2 p1      42 t
        xorps xmm8, xmm6                                        ;  1061.2 p5      42 t
        andps xmm11, xmm4                                       ;  1059.5 p0      42 t
        xorps xmm1, xmm7                                        ;  1062.2 p1      42 t
        andps xmm0, xmm1                                        ;  1063.2 p5      42 t
        xorps xmm14, xmm0                                       ;  1064.2 p0      42 t
        andps xmm9, xmm7                                        ;  1062.2 p1      42 t
        andps xmm15, xmm8                                       ;  1062.2 p5      42 t
        andps xmm2, xmm7                                        ;  1062.2 p0      42 t
        movaps xmm6, [rbp + 2960]                               ;  1059.8 p2      42 t
        xorps xmm2, xmm0                                        ;  1064.2 p1      42 t
        movaps xmm0, [r10 + 0]                                  ;  1060.8 p2      42 t
        xorps xmm7, xmm8                                        ;  1062.2 p5      42 t
        xorps xmm4, xmm7                                        ;  1063.2 p0      42 t
        andps xmm1, [rbp + 4112]                                ;  1063.2 p1+p2   42 t
        andps xmm0, xmm8                                        ;  1063.8 p5      42 t
        xorps xmm8, xmm12                                       ;  1063.5 p0      42 t
        andps xmm5, xmm7                                        ;  1063.8 p1      42 t
        xorps xmm5, xmm3                                        ;  1064.8 p5      42 t
        xorps xmm5, xmm14                                       ;  1065.8 p0      42 t
        xorps xmm14, xmm15                                      ;  1065.2 p1      42 t
        andps xmm6, xmm7                                        ;  1065.2 p5      42 t
        xorps xmm6, xmm13                                       ;  1066.2 p0      42 t
        xorps xmm13, xmm0                                       ;  1065.8 p1      42 t
        movaps xmm0, [rbp + 4144]                               ;  1063.5 p2      42 t
        andps xmm0, xmm8                                        ;  1066.5 p5      42 t
        andps xmm8, [rbp + 4080]                                ;  1066.5 p0+p2   42 t
        xorps xmm9, xmm0                                        ;  1067.5 p1      42 t
        xorps xmm9, xmm13                                       ;  1068.5 p5      42 t
        movaps xmm7, [rcx + 0]                                  ;  1065.5 p2      41 t
        andps xmm10, xmm4                                       ;  1067.5 p0      42 t
        andps xmm4, [rbp + 4096]                                ;  1067.8 p1+p2   42 t
        xorps xmm4, xmm6                                        ;  1068.8 p5      42 t
        xorps xmm4, xmm0                                        ;  1069.8 p0      42 t
        movaps xmm0, [rbp + 4128]                               ;  1067.5 p2      42 t
        andps xmm0, xmm12                                       ;  1070.5 p1      42 t
        xorps xmm0, xmm9                                        ;  1071.5 p5      42 t
        andps xmm12, [r11 - 64]                                 ;  1069.5 p0+p2   42 t
        xorps xmm12, xmm4                                       ;  1070.8 p1      42 t
        xorps xmm12, xmm0                                       ;  1072.5 p5      42 t
        xorps xmm1, xmm12                                       ;  1073.5 p0      42 t
        xorps xmm6, xmm11                                       ;  1070.8 p1      42 t
        xorps xmm6, xmm12                                       ;  1073.5 p5      42 t
        movaps xmm12, [rsi - 112]                               ;  1069.5 p2      23 t reload
        xorps xmm14, xmm0                                       ;  1072.5 p0      42 t
        xorps xmm8, xmm0                                        ;  1072.5 p1      42 t
        movaps xmm11, [rcx + 96]                                ;  1070.5 p2      23 t reload
        xorps xmm7, xmm11                                       ;  1073.5 p5      41 t
        xorps xmm7, xmm12                                       ;  1074.5 p0      41 t
        movaps xmm11, [rbp - 112]                               ;  1071.5 p2      41 t
        xorps xmm8, xmm2                                        ;  1073.5 p1      42 t
        xorps xmm11, [rax - 16]                                 ;  1074.5 p5+p2   41 t
        movaps [rax - 16], xmm1                                 ;  1074.5 p3+p4   42 t spill
        movaps xmm12, [rbp + 0]                                 ;  1073.5 p2      41 t
        xorps xmm12, xmm1                                       ;  1076.5 p0      41 t
        movaps xmm1, xmm14                                      ;  1073.8 p1      42 t copy
        movaps xmm15, [rbp + 64]                                ;  1074.5 p2      41 t
        xorps xmm15, [rbx + 32]                                 ;  1077.5 p5+p2   41 t
        xorps xmm1, xmm8                                        ;  1074.8 p0      42 t
        movaps xmm0, [rel camellia128_encrypt.T0_constants128]  ;  1076.5 p2      41 t reload
        xorps xmm15, xmm0                                       ;  1079.5 p1      41 t
        movaps [rbx + 32], xmm8                                 ;  1074.5 p3+p4   42 t spill
        xorps xmm1, xmm6                                        ;  1075.8 p5      42 t
        xorps xmm12, xmm1                                       ;  1077.5 p0      41 t
        xorps xmm6, [rbp - 128]                                 ;  1077.5 p1+p2   41 t
        xorps xmm6, xmm0                                        ;  1079.5 p5      41 t
        movaps xmm8, [rbp - 112]                                ;  1078.5 p2      41 t
        xorps xmm8, xmm15                                       ;  1081.5 p0      41 t
        movaps [rbp - 112], xmm1                                ;  1076.8 p3+p4   42 t spill
        movaps xmm1, [rbp + 64]                                 ;  1079.5 p2      41 t
        xorps xmm1, xmm7                                        ;  1082.5 p1      41 t
        movaps [rbp + 64], xmm8                                 ;  1082.5 p3+p4   41 t spill
        xorps xmm7, xmm8                                        ;  1082.5 p5      41 t
        movaps xmm8, [rbp + 0]                                  ;  1080.5 p2      41 t
        xorps xmm8, xmm11                                       ;  1083.5 p0      41 t
        movaps [rbp + 0], xmm8                                  ;  1084.5 p3+p4   41 t spill
        xorps xmm15, xmm8                                       ;  1084.5 p1      41 t
        movaps xmm8, [rcx + 0]                                  ;  1081.5 p2      41 t
        xorps xmm8, xmm12                                       ;  1084.5 p5      41 t
        movaps [rcx + 0], xmm1                                  ;  1083.5 p3+p4   41 t spill
        xorps xmm12, xmm1                                       ;  1083.5 p0      41 t
        movaps xmm1, [rbp + 80]                                 ;  1082.5 p2      41 t
        xorps xmm1, [rbp + 4064]                                ;  1085.5 p1+p2   41 t
        xorps xmm1, [r11 - 80]                                  ;  1086.5 p5+p2   41 t
        xorps xmm1, [rbp + 112]                                 ;  1087.5 p0+p2   41 t
        xorps xmm11, xmm8                                       ;  1085.5 p1      41 t
        xorps xmm1, [rbx + 80]                                  ;  1088.5 p5+p2   41 t
        movaps [rbx + 80], xmm8                                 ;  1085.5 p3+p4   41 t spill
        movaps xmm8, [rbp + 16]                                 ;  1087.5 p2      41 t
        xorps xmm8, [rbp + 4048]                                ;  1090.5 p0+p2   41 t
        xorps xmm8, xmm0                                        ;  1091.5 p1      41 t
        xorps xmm1, xmm0                                        ;  1089.5 p5      41 t
        xorps xmm14, xmm2                                       ;  1083.8 p0      41 t
        movaps xmm2, [rdx + 0]                                  ;  1089.5 p2      41 t
        xorps xmm14, xmm3                                       ;  1084.8 p1      41 t
        xorps xmm14, xmm10                                      ;  1085.8 p5      41 t
        movaps xmm10, [rbp + 80]                                ;  1090.5 p2      41 t
        movaps xmm3, [rdx + 0]                                  ;  1091.5 p2      41 t
        xorps xmm2, [rax - 96]                                  ;  1092.5 p0+p2   41 t
        xorps xmm2, [rax - 112]                                 ;  1093.5 p1+p2   41 t
        xorps xmm3, xmm1                                        ;  1094.5 p5      41 t
        xorps xmm10, xmm8                                       ;  1093.5 p0      41 t
        xorps xmm8, xmm3                                        ;  1095.5 p1      41 t
        movaps [rbp + 80], xmm3                                 ;  1095.5 p3+p4   41 t spill
        movaps xmm3, [rbp - 128]                                ;  1094.5 p2      41 t
        xorps xmm3, xmm2                                        ;  1097.5 p5      41 t
        movaps [rbp - 128], xmm3                                ;  1098.5 p3+p4   41 t spill
        xorps xmm1, xmm3                                        ;  1098.5 p0      41 t
        movaps xmm3, [rbp + 16]                                 ;  1095.5 p2      41 t
        xorps xmm3, xmm6                                        ;  1098.5 p1      41 t
        xorps xmm6, xmm10                                       ;  1094.5 p5      41 t
        xorps xmm2, xmm3                                        ;  1099.5 p0      41 t
        movaps [rbp + 16], xmm10                                ;  1094.5 p3+p4   41 t spill
        movaps xmm10, [rbx - 80]                                ;  1096.5 p2      41 t
        xorps xmm10, [rbx + 96]                                 ;  1099.5 p1+p2   41 t
        xorps xmm10, xmm0                                       ;  1100.5 p5      41 t
        movaps [rbx + 96], xmm3                                 ;  1099.5 p3+p4   41 t spill
        movaps xmm3, [rbx - 128]                                ;  1098.5 p2      41 t
        xorps xmm3, [rbx + 48]                                  ;  1101.5 p0+p2   41 t
        xorps xmm3, [rdi + 32]                                  ;  1102.5 p1+p2   41 t
        xorps xmm3, [r10 - 128]                                 ;  1103.5 p5+p2   41 t
        xorps xmm3, [rbx - 16]                                  ;  1104.5 p0+p2   41 t
        movaps [rbx - 16], xmm2                                 ;  1100.5 p3+p4   41 t spill
        movaps xmm2, [rdi - 112]                                ;  1103.5 p2      41 t
        xorps xmm2, [rsi + 96]                                  ;  1106.5 p1+p2   41 t
        movaps [rsi + 96], xmm11                                ;  1097.5 p3+p4   41 t spill
        movaps xmm11, [rdi - 112]                               ;  1105.5 p2      41 t
        movaps [rdi - 112], xmm1                                ;  1099.5 p3+p4   41 t spill
        movaps xmm1, [rbx - 80]                                 ;  1106.5 p2      41 t
        xorps xmm11, xmm10                                      ;  1108.5 p5      41 t
        movaps [rbx - 80], xmm11                                ;  1109.5 p3+p4   41 t spill
        xorps xmm14, [rcx - 96]                                 ;  1107.5 p0+p2   41 t
        xorps xmm14, xmm0                                       ;  1108.5 p1      41 t
        xorps xmm3, xmm0                                        ;  1105.5 p5      41 t
        xorps xmm2, xmm0                                        ;  1107.5 p0      41 t
        xorps xmm9, [rbp - 48]                                  ;  1108.5 p1+p2   41 t
        xorps xmm4, xmm13                                       ;  1101.0 p5      41 t
        movaps xmm13, [rsi + 112]                               ;  1109.5 p2      41 t
        xorps xmm13, [r10 - 64]                                 ;  1112.5 p0+p2   41 t
        xorps xmm9, xmm0                                        ;  1109.5 p1      41 t
        xorps xmm13, [rbx + 112]                                ;  1113.5 p5+p2   41 t
        xorps xmm13, [r10 - 80]                                 ;  1114.5 p0+p2   41 t
        xorps xmm13, [rbx - 48]                                 ;  1115.5 p1+p2   41 t
        xorps xmm13, xmm0                                       ;  1116.5 p5      41 t
        xorps xmm4, xmm5                                        ;  1105.8 p0      41 t
        xorps xmm4, [rax - 32]                                  ;  1114.5 p1+p2   41 t
        xorps xmm5, xmm0                                        ;  1106.5 p5      41 t
        xorps xmm1, xmm3                                        ;  1109.5 p0      41 t
        xorps xmm3, xmm11                                       ;  1109.5 p1      41 t
        movaps xmm11, [rcx - 96]                                ;  1115.5 p2      41 t
        xorps xmm11, xmm2                                       ;  1118.5 p5      41 t
        movaps [rcx - 96], xmm11                                ;  1119.5 p3+p4   41 t spill
        xorps xmm10, xmm11                                      ;  1119.5 p0      41 t
        movaps xmm11, [rbx - 128]                               ;  1116.5 p2      41 t
        xorps xmm11, xmm14                                      ;  1119.5 p1      41 t
        xorps xmm14, xmm1                                       ;  1110.5 p5      41 t
        xorps xmm2, xmm11                                       ;  1120.5 p0      41 t
        movaps [rbx - 128], xmm1                                ;  1110.5 p3+p4   41 t spill
        movaps xmm1, [rdx - 128]                                ;  1117.5 p2      41 t
        xorps xmm1, [r10 - 112]                                 ;  1120.5 p1+p2   41 t
        xorps xmm1, [rcx - 48]                                  ;  1121.5 p5+p2   41 t
        xorps xmm1, [rbx + 0]                                   ;  1122.5 p0+p2   41 t
        movaps [rcx - 48], xmm11                                ;  1120.5 p3+p4   41 t spill
        movaps xmm11, [rsi - 96]                                ;  1121.5 p2      41 t
        xorps xmm11, [rdx + 32]                                 ;  1124.5 p1+p2   41 t
        movaps [rbx - 48], xmm2                                 ;  1121.5 p3+p4   41 t spill
        xorps xmm11, xmm0                                       ;  1125.5 p5      41 t
        movaps xmm2, [rsi + 112]                                ;  1123.5 p2      41 t
        xorps xmm2, xmm1                                        ;  1126.5 p0      41 t
        movaps [rsi + 112], xmm10                               ;  1120.5 p3+p4   41 t spill
        movaps xmm10, [rdx - 128]                               ;  1124.5 p2      41 t
        xorps xmm10, xmm11                                      ;  1127.5 p1      41 t
        xorps xmm11, xmm2                                       ;  1127.5 p5      41 t
        movaps [rdx - 128], xmm2                                ;  1127.5 p3+p4   41 t spill
        movaps xmm2, [rbp - 48]                                 ;  1125.5 p2      41 t
        xorps xmm2, xmm13                                       ;  1128.5 p0      41 t
        movaps [rbp - 48], xmm2                                 ;  1129.5 p3+p4   41 t spill
        xorps xmm1, xmm2                                        ;  1129.5 p1      41 t
        movaps xmm2, [rsi - 96]                                 ;  1126.5 p2      41 t
        movaps [rsi - 96], xmm10                                ;  1128.5 p3+p4   41 t spill
        xorps xmm2, xmm9                                        ;  1129.5 p5      41 t
        xorps xmm9, xmm10                                       ;  1128.5 p0      41 t
        movaps xmm10, [rcx - 64]                                ;  1127.5 p2      41 t
        xorps xmm10, [rbx + 0]                                  ;  1130.5 p1+p2   41 t
        xorps xmm10, [rbx - 64]                                 ;  1131.5 p5+p2   41 t
        xorps xmm10, xmm0                                       ;  1132.5 p0      41 t
        xorps xmm5, [rbp - 32]                                  ;  1130.5 p1+p2   41 t
        xorps xmm5, [rbp - 112]                                 ;  1131.5 p5+p2   41 t
        xorps xmm13, xmm2                                       ;  1130.5 p0      41 t
        movaps [rbp - 112], xmm13                               ;  1131.5 p3+p4   41 t spill
        movaps xmm13, [rsi - 80]                                ;  1132.5 p2      41 t
        xorps xmm13, xmm0                                       ;  1135.5 p1      41 t
        xorps xmm13, [rbx + 16]                                 ;  1136.5 p5+p2   41 t
        movaps [rbx + 16], xmm1                                 ;  1130.5 p3+p4   41 t spill
        movaps xmm1, [rsi - 80]                                 ;  1134.5 p2      41 t
        movaps [rsi - 80], xmm15                                ;  1129.5 p3+p4   41 t spill
        xorps xmm1, xmm10                                       ;  1137.5 p0      41 t
        movaps xmm15, [rcx - 64]                                ;  1135.5 p2      41 t
        movaps [rcx - 64], xmm1                                 ;  1138.5 p3+p4   41 t spill
        movaps [rbx + 0], xmm2                                  ;  1131.5 p3+p4   41 t spill
        movaps xmm2, [rbx - 96]                                 ;  1136.5 p2      41 t
        xorps xmm2, [rbp - 16]                                  ;  1139.5 p1+p2   41 t
        xorps xmm2, [rbx + 64]                                  ;  1140.5 p5+p2   41 t
        xorps xmm2, [rdx - 112]                                 ;  1141.5 p0+p2   41 t
        xorps xmm15, xmm2                                       ;  1142.5 p1      41 t
        xorps xmm2, xmm1                                        ;  1142.5 p5      41 t
        movaps xmm1, [rax - 32]                                 ;  1140.5 p2      41 t
        xorps xmm1, xmm13                                       ;  1143.5 p0      41 t
        xorps xmm10, xmm1                                       ;  1144.5 p1      41 t
        movaps [rax - 32], xmm1                                 ;  1144.5 p3+p4   41 t spill
        movaps xmm1, [rbx - 96]                                 ;  1141.5 p2      41 t
        xorps xmm1, xmm4                                        ;  1144.5 p5      41 t
        xorps xmm13, xmm1                                       ;  1145.5 p0      41 t
        movaps [rbx + 64], xmm1                                 ;  1145.5 p3+p4   41 t spill
        movaps xmm1, [rbp + 48]                                 ;  1142.5 p2      41 t
        xorps xmm1, xmm0                                        ;  1145.5 p1      41 t
        movaps [rbx - 96], xmm15                                ;  1143.5 p3+p4   41 t spill
        xorps xmm1, [rdx - 112]                                 ;  1146.5 p5+p2   41 t
        xorps xmm1, [rcx + 96]                                  ;  1147.5 p0+p2   41 t
        movaps [rcx + 96], xmm13                                ;  1146.5 p3+p4   41 t spill
        movaps xmm13, [rdi - 96]                                ;  1145.5 p2      41 t
        xorps xmm13, [rbp + 96]                                 ;  1148.5 p1+p2   41 t
        xorps xmm13, [rbx - 32]                                 ;  1149.5 p5+p2   41 t
        xorps xmm4, xmm15                                       ;  1143.5 p0      41 t
        movaps xmm15, [rbp - 64]                                ;  1148.5 p2      41 t
        xorps xmm15, xmm0                                       ;  1151.5 p1      41 t
        xorps xmm15, [rax + 96]                                 ;  1152.5 p5+p2   41 t
        xorps xmm13, [rax - 48]                                 ;  1150.5 p0+p2   41 t
        movaps [rbx - 32], xmm10                                ;  1145.5 p3+p4   41 t spill
        movaps xmm10, [rdi - 96]                                ;  1151.5 p2      41 t
        movaps [rdi - 96], xmm2                                 ;  1145.5 p3+p4   41 t spill
        movaps xmm2, [rbp - 64]                                 ;  1152.5 p2      41 t
        xorps xmm2, xmm1                                        ;  1155.5 p1      41 t
        xorps xmm10, xmm15                                      ;  1154.5 p5      41 t
        xorps xmm1, xmm10                                       ;  1155.5 p0      41 t
        movaps [rbp - 64], xmm10                                ;  1155.5 p3+p4   41 t spill
        movaps xmm10, [rbp - 32]                                ;  1153.5 p2      41 t
        xorps xmm10, xmm13                                      ;  1156.5 p1      41 t
        movaps [rbp - 32], xmm10                                ;  1157.5 p3+p4   41 t spill
        xorps xmm15, xmm10                                      ;  1157.5 p5      41 t
        movaps xmm10, [rbp + 48]                                ;  1154.5 p2      41 t
        xorps xmm10, xmm5                                       ;  1157.5 p0      41 t
        movaps [rbp + 48], xmm2                                 ;  1156.5 p3+p4   41 t spill
        xorps xmm13, xmm10                                      ;  1158.5 p1      41 t
        xorps xmm5, xmm2                                        ;  1156.5 p5      41 t
        movaps xmm2, [rcx - 80]                                 ;  1155.5 p2      41 t
        xorps xmm2, [r10 - 96]                                  ;  1158.5 p0+p2   41 t
        movaps [r10 - 96], xmm10                                ;  1158.5 p3+p4   41 t spill
        movaps xmm10, [rbx - 112]                               ;  1157.5 p2      41 t
        xorps xmm10, xmm0                                       ;  1160.5 p1      41 t
        xorps xmm10, [rsi - 112]                                ;  1161.5 p5+p2   41 t
        movaps [rsi - 112], xmm13                               ;  1159.5 p3+p4   41 t spill
        movaps xmm13, [rax + 112]                               ;  1159.5 p2      41 t
        xorps xmm13, xmm0                                       ;  1162.5 p0      41 t
        xorps xmm13, [rax - 16]                                 ;  1163.5 p1+p2   41 t
        movaps [rax - 16], xmm15                                ;  1158.5 p3+p4   41 t spill
        movaps xmm15, [rdi - 128]                               ;  1161.5 p2      41 t
        xorps xmm15, xmm0                                       ;  1164.5 p5      41 t
        xorps xmm15, [rax - 48]                                 ;  1165.5 p0+p2   41 t
        xorps xmm15, [rax - 96]                                 ;  1166.5 p1+p2   41 t
        movaps [rax - 96], xmm1                                 ;  1158.0 p3+p4   41 t spill
        movaps xmm1, [rdi - 128]                                ;  1164.5 p2      41 t
        xorps xmm1, xmm2                                        ;  1167.5 p5      41 t
        movaps [rdi - 128], xmm11                               ;  1159.0 p3+p4   41 t spill
        movaps xmm11, [rcx - 80]                                ;  1165.5 p2      41 t
        xorps xmm11, xmm10                                      ;  1168.5 p0      41 t
        xorps xmm10, xmm1                                       ;  1168.5 p1      41 t
        xorps xmm0, [rbp - 96]                                  ;  1166.5 p5+p2   41 t
        xorps xmm0, [rax - 112]                                 ;  1167.5 p0+p2   41 t
        movaps [rax - 112], xmm11                               ;  1169.5 p3+p4   41 t spill
        movaps [rcx - 80], xmm1                                 ;  1168.5 p3+p4   41 t spill
        movaps xmm1, [rax + 112]                                ;  1168.5 p2      41 t
        xorps xmm1, xmm15                                       ;  1171.5 p1      41 t
        movaps [rax + 112], xmm1                                ;  1172.5 p3+p4   41 t spill
        xorps xmm2, xmm1                                        ;  1172.5 p5      41 t
        movaps xmm1, [rbx - 112]                                ;  1169.5 p2      41 t
        xorps xmm1, xmm13                                       ;  1172.5 p0      41 t
        xorps xmm15, xmm1                                       ;  1173.5 p1      41 t
        xorps xmm13, xmm11                                      ;  1169.5 p5      41 t
        movaps xmm11, [rcx - 112]                               ;  1170.5 p2      41 t
        xorps xmm11, [rbx - 64]                                 ;  1173.5 p0+p2   41 t
        xorps xmm11, [rax + 96]                                 ;  1174.5 p1+p2   41 t
        movaps [rax + 96], xmm1                                 ;  1173.5 p3+p4   41 t spill
        movaps xmm1, [rcx - 32]                                 ;  1173.5 p2      41 t
        xorps xmm1, [rcx - 16]                                  ;  1176.5 p5+p2   41 t
        movaps [rcx - 16], xmm15                                ;  1174.5 p3+p4   41 t spill
        movaps xmm15, [rbp - 80]                                ;  1175.5 p2      41 t
        xorps xmm15, [rbx + 32]                                 ;  1178.5 p0+p2   41 t
        movaps [rbx + 32], xmm2                                 ;  1173.5 p3+p4   41 t spill
        movaps xmm2, [rbp - 96]                                 ;  1177.5 p2      41 t
        movaps [rbp - 96], xmm10                                ;  1171.0 p3+p4   41 t spill
        xorps xmm2, xmm11                                       ;  1180.5 p1      41 t
        movaps xmm10, [rcx - 112]                               ;  1178.5 p2      41 t
        movaps [rcx - 112], xmm2                                ;  1181.5 p3+p4   41 t spill
        xorps xmm10, xmm1                                       ;  1181.5 p5      41 t
        xorps xmm1, xmm2                                        ;  1181.5 p0      41 t
        movaps xmm2, [rbp - 80]                                 ;  1179.5 p2      41 t
        xorps xmm2, xmm0                                        ;  1182.5 p1      41 t
        xorps xmm11, xmm2                                       ;  1183.5 p5      41 t
        movaps [rbp - 80], xmm2                                 ;  1183.5 p3+p4   41 t spill
        movaps xmm2, [rcx - 32]                                 ;  1180.5 p2      41 t
        xorps xmm2, xmm15                                       ;  1183.5 p0      41 t
        xorps xmm15, xmm10                                      ;  1182.5 p1      41 t
        movaps [rcx - 32], xmm10                                ;  1182.5 p3+p4   41 t spill
        movaps xmm10, xmm12                                     ;  1176.5 p5      62 t copy
        xorps xmm10, [r11 + 96]                                 ;  1181.5 p0+p2   62 t
        movaps [rbx - 64], xmm10                                ;  1182.5 p3+p4   62 t spill
        movaps xmm10, xmm6                                      ;  1178.5 p1      62 t copy
        xorps xmm10, [r11 - 96]                                 ;  1182.5 p5+p2   62 t
        movaps [r11 - 96], xmm10                                ;  1183.5 p3+p4   62 t spill
        movaps xmm10, xmm14                                     ;  1179.5 p0      62 t copy
        xorps xmm10, [r11 + 112]                                ;  1183.5 p1+p2   62 t
        movaps [rbx - 112], xmm10                               ;  1184.5 p3+p4   62 t spill
        movaps xmm10, xmm9                                      ;  1180.8 p5      62 t copy
        xorps xmm10, [r11 - 16]                                 ;  1184.5 p0+p2   62 t
        movaps [r11 - 16], xmm10                                ;  1185.5 p3+p4   62 t spill
        movaps xmm10, xmm4                                      ;  1181.8 p1      62 t copy
        xorps xmm10, [r11 - 48]                                 ;  1185.5 p5+p2   62 t
        xorps xmm0, xmm2                                        ;  1184.5 p0      41 t
        movaps [r11 - 48], xmm10                                ;  1186.5 p3+p4   62 t spill
        movaps xmm10, xmm5                                      ;  1182.8 p1      62 t copy
        xorps xmm10, [r11 - 32]                                 ;  1186.5 p5+p2   62 t
        movaps [r11 - 32], xmm10                                ;  1187.5 p3+p4   62 t spill
        movaps xmm10, xmm13                                     ;  1183.5 p0      62 t copy
        xorps xmm10, [r13 - 128]                                ;  1187.5 p1+p2   62 t
        movaps [rax - 48], xmm10                                ;  1188.5 p3+p4   62 t spill
        movaps xmm10, [rdi - 128]                               ;  1188.5 p2      62 t
        xorps xmm10, [r11 + 48]                                 ;  1191.5 p5+p2   62 t
        movaps [r11 + 48], xmm10                                ;  1192.5 p3+p4   62 t spill
        movaps xmm10, xmm15                                     ;  1185.0 p0      62 t copy
        xorps xmm10, [r13 - 112]                                ;  1190.5 p1+p2   62 t
        movaps [rbp + 96], xmm10                                ;  1191.5 p3+p4   62 t spill
        movaps xmm10, [rdi - 96]                                ;  1191.5 p2      62 t
        xorps xmm10, [r11 + 16]                                 ;  1194.5 p5+p2   62 t
        movaps [r11 + 16], xmm10                                ;  1195.5 p3+p4   62 t spill
        movaps xmm10, xmm7                                      ;  1186.5 p0      62 t copy
        xorps xmm10, [r11 + 0]                                  ;  1193.5 p1+p2   62 t
        movaps [r11 + 0], xmm10                                 ;  1194.5 p3+p4   62 t spill
        movaps xmm10, [rax - 96]                                ;  1194.5 p2      62 t
        xorps xmm10, [r13 - 80]                                 ;  1197.5 p5+p2   62 t
        movaps [rdx - 112], xmm10                               ;  1198.5 p3+p4   62 t spill
        movaps xmm10, xmm8                                      ;  1188.0 p0      62 t copy
        xorps xmm10, [r13 - 96]                                 ;  1196.5 p1+p2   62 t
        movaps [rbp - 16], xmm10                                ;  1197.5 p3+p4   62 t spill
        movaps xmm10, [rbp - 96]                                ;  1197.5 p2      62 t
        xorps xmm10, [r13 - 64]                                 ;  1200.5 p5+p2   62 t
        movaps [r10 - 80], xmm10                                ;  1201.5 p3+p4   62 t spill
        movaps xmm10, xmm3                                      ;  1191.5 p0      62 t copy
        xorps xmm10, [r11 + 32]                                 ;  1199.5 p1+p2   62 t
        movaps [r11 + 32], xmm10                                ;  1200.5 p3+p4   62 t spill
        movaps xmm10, [rsi - 80]                                ;  1200.5 p2      62 t
        xorps xmm10, [r13 - 32]                                 ;  1203.5 p5+p2   62 t
        movaps [rbx + 112], xmm10                               ;  1204.5 p3+p4   62 t spill
        movaps xmm10, [rdi - 112]                               ;  1202.5 p2      62 t
        xorps xmm7, [r14 - 128]                                 ;  1203.5 p0+p2   62 t
        xorps xmm7, [rbp + 0]                                   ;  1204.5 p1+p2   62 t
        movaps [rbp + 0], xmm7                                  ;  1205.5 p3+p4   62 t spill
        movaps xmm7, [rax - 16]                                 ;  1205.5 p2      62 t
        xorps xmm7, [r11 - 112]                                 ;  1208.5 p5+p2   62 t
        xorps xmm8, [r14 - 112]                                 ;  1207.5 p0+p2   62 t
        xorps xmm8, [rbp - 128]                                 ;  1208.5 p1+p2   62 t
        movaps [rbp - 128], xmm8                                ;  1209.5 p3+p4   62 t spill
        movaps xmm8, [rbx + 32]                                 ;  1209.5 p2      62 t
        xorps xmm8, [r13 + 0]                                   ;  1212.5 p5+p2   62 t
        xorps xmm3, [r14 - 96]                                  ;  1211.5 p0+p2   62 t
        xorps xmm3, [rcx - 96]                                  ;  1212.5 p1+p2   62 t
        movaps [rcx - 96], xmm3                                 ;  1213.5 p3+p4   62 t spill
        movaps xmm3, [rsi + 96]                                 ;  1213.5 p2      62 t
        xorps xmm3, [r13 + 32]                                  ;  1216.5 p5+p2   62 t
        movaps [r11 - 112], xmm3                                ;  1217.5 p3+p4   62 t spill
        movaps xmm3, [rbx - 16]                                 ;  1215.5 p2      62 t
        xorps xmm3, [r10 + 16]                                  ;  1218.5 p0+p2   62 t
        movaps [r10 + 16], xmm3                                 ;  1219.5 p3+p4   62 t spill
        movaps xmm3, [rbx - 48]                                 ;  1217.5 p2      62 t
        xorps xmm2, xmm11                                       ;  1207.5 p1      62 t
        xorps xmm2, [r14 + 112]                                 ;  1218.5 p5+p2   62 t
        xorps xmm3, [r13 + 48]                                  ;  1220.5 p0+p2   62 t
        xorps xmm10, [r11 + 64]                                 ;  1220.5 p1+p2   62 t
        movaps [r11 + 64], xmm10                                ;  1221.5 p3+p4   62 t spill
        movaps xmm10, [rsi + 112]                               ;  1221.5 p2      62 t
        xorps xmm10, [r13 - 16]                                 ;  1224.5 p5+p2   62 t
        movaps [r10 - 64], xmm10                                ;  1225.5 p3+p4   62 t spill
        movaps xmm10, [rbx + 16]                                ;  1223.5 p2      62 t
        xorps xmm10, [r10 - 32]                                 ;  1226.5 p0+p2   62 t
        movaps [r10 - 32], xmm10                                ;  1227.5 p3+p4   62 t spill
        movaps xmm10, xmm1                                      ;  1215.5 p1      62 t copy
        xorps xmm10, [r13 - 48]                                 ;  1225.5 p5+p2   62 t
        movaps [rdx + 32], xmm10                                ;  1226.5 p3+p4   62 t spill
        movaps xmm10, [rbx - 32]                                ;  1226.5 p2      62 t
        xorps xmm10, [r10 - 48]                                 ;  1229.5 p0+p2   62 t
        movaps [r10 - 48], xmm3                                 ;  1221.5 p3+p4   62 t spill
        xorps xmm1, [r14 - 16]                                  ;  1228.5 p1+p2   62 t
        xorps xmm1, [rbp - 80]                                  ;  1229.5 p5+p2   62 t
        movaps [rbp - 80], xmm1                                 ;  1230.5 p3+p4   62 t spill
        movaps xmm1, [rcx + 96]                                 ;  1230.5 p2      62 t
        xorps xmm1, [r13 + 64]                                  ;  1233.5 p0+p2   62 t
        movaps [r10 - 112], xmm1                                ;  1234.5 p3+p4   62 t spill
        movaps xmm1, [rsi - 112]                                ;  1232.5 p2      62 t
        xorps xmm1, [r13 + 80]                                  ;  1235.5 p1+p2   62 t
        movaps [r10 - 128], xmm1                                ;  1236.5 p3+p4   62 t spill
        movaps xmm1, [rcx - 16]                                 ;  1234.5 p2      62 t
        xorps xmm1, [r13 + 96]                                  ;  1237.5 p5+p2   62 t
        movaps [rdi + 32], xmm1                                 ;  1238.5 p3+p4   62 t spill
        movaps xmm1, [rbp - 48]                                 ;  1236.5 p2      62 t
        xorps xmm1, [r14 - 80]                                  ;  1239.5 p0+p2   62 t
        xorps xmm1, [rdi - 128]                                 ;  1240.5 p1+p2   62 t
        movaps [rdi - 128], xmm1                                ;  1241.5 p3+p4   62 t spill
        movaps xmm1, xmm0                                       ;  1229.5 p5      62 t copy
        xorps xmm1, [r13 + 112]                                 ;  1239.5 p0+p2   62 t
        movaps xmm3, [rbp - 112]                                ;  1240.5 p2      62 t
        xorps xmm0, [r15 - 16]                                  ;  1241.5 p1+p2   62 t
        xorps xmm0, [rcx - 32]                                  ;  1242.5 p5+p2   62 t
        movaps [rcx - 32], xmm0                                 ;  1243.5 p3+p4   62 t spill
        movaps xmm0, [rbx + 64]                                 ;  1243.5 p2      62 t
        xorps xmm0, [r14 + 64]                                  ;  1246.5 p0+p2   62 t
        xorps xmm0, [rbx - 32]                                  ;  1247.5 p1+p2   62 t
        xorps xmm12, [r15 + 0]                                  ;  1246.5 p5+p2   62 t
        xorps xmm3, [r10 + 32]                                  ;  1247.5 p0+p2   62 t
        xorps xmm12, [rbp + 64]                                 ;  1248.5 p1+p2   62 t
        movaps [rbp + 64], xmm12                                ;  1249.5 p3+p4   62 t spill
        movaps [r10 + 32], xmm3                                 ;  1248.5 p3+p4   62 t spill
        movaps xmm3, xmm11                                      ;  1239.5 p5      62 t copy
        movaps xmm11, [rax - 32]                                ;  1249.5 p2      62 t
        xorps xmm11, [r14 - 64]                                 ;  1252.5 p0+p2   62 t
        xorps xmm11, [rdi - 96]                                 ;  1253.5 p1+p2   62 t
        movaps [rdi - 96], xmm2                                 ;  1240.8 p3+p4   62 t spill
        movaps xmm2, [rbp - 32]                                 ;  1252.5 p2      62 t
        xorps xmm2, [r14 - 48]                                  ;  1255.5 p5+p2   62 t
        movaps xmm12, [r10 - 96]                                ;  1254.5 p2      62 t
        xorps xmm12, [r14 + 80]                                 ;  1257.5 p0+p2   62 t
        xorps xmm12, [rax - 16]                                 ;  1258.5 p1+p2   62 t
        xorps xmm3, [r13 + 16]                                  ;  1257.5 p5+p2   62 t
        xorps xmm6, [r15 + 16]                                  ;  1258.5 p0+p2   62 t
        xorps xmm6, [rbp + 80]                                  ;  1259.5 p1+p2   62 t
        movaps [rbp + 80], xmm6                                 ;  1260.5 p3+p4   62 t spill
        movaps xmm6, [rax + 96]                                 ;  1260.5 p2      62 t
        xorps xmm2, [rax - 96]                                  ;  1261.5 p5+p2   62 t
        movaps [rax - 96], xmm2                                 ;  1262.5 p3+p4   62 t spill
        movaps xmm2, [rax + 112]                                ;  1262.5 p2      62 t
        xorps xmm2, [r14 - 32]                                  ;  1265.5 p0+p2   62 t
        xorps xmm2, [rbp - 96]                                  ;  1266.5 p1+p2   62 t
        movaps [rbp - 96], xmm2                                 ;  1267.5 p3+p4   62 t spill
        movaps xmm2, [rbx + 80]                                 ;  1265.5 p2      62 t
        xorps xmm2, [r14 + 0]                                   ;  1268.5 p5+p2   62 t
        xorps xmm2, [rsi - 80]                                  ;  1269.5 p0+p2   62 t
        xorps xmm6, [r14 + 96]                                  ;  1268.5 p1+p2   62 t
        movaps [rsi - 80], xmm2                                 ;  1270.5 p3+p4   62 t spill
        movaps xmm2, [rbx + 96]                                 ;  1269.5 p2      62 t
        xorps xmm2, [r14 + 16]                                  ;  1272.5 p5+p2   62 t
        xorps xmm2, [rdi - 112]                                 ;  1273.5 p0+p2   62 t
        xorps xmm5, [r15 + 80]                                  ;  1272.5 p1+p2   62 t
        xorps xmm5, [rbp - 64]                                  ;  1273.5 p5+p2   62 t
        movaps [rdi - 112], xmm2                                ;  1274.5 p3+p4   62 t spill
        xorps xmm15, [r15 + 112]                                ;  1274.5 p0+p2   62 t
        movaps xmm2, [rcx - 48]                                 ;  1275.5 p2      62 t
        xorps xmm2, [r14 + 32]                                  ;  1278.5 p1+p2   62 t
        xorps xmm2, [rsi + 112]                                 ;  1279.5 p5+p2   62 t
        movaps [rsi + 112], xmm2                                ;  1280.5 p3+p4   62 t spill
        movaps xmm2, [rbx + 0]                                  ;  1278.5 p2      62 t
        xorps xmm9, [r15 + 48]                                  ;  1279.5 p0+p2   62 t
        xorps xmm9, [rdx - 128]                                 ;  1280.5 p1+p2   62 t
        xorps xmm2, [r14 + 48]                                  ;  1281.5 p5+p2   62 t
        xorps xmm2, [rbx + 16]                                  ;  1282.5 p0+p2   62 t
        xorps xmm6, [rbx + 32]                                  ;  1283.5 p1+p2   62 t
        xorps xmm14, [r15 + 32]                                 ;  1284.5 p5+p2   62 t
        xorps xmm14, [rbx - 80]                                 ;  1285.5 p0+p2   62 t
        xorps xmm15, [rcx - 112]                                ;  1286.5 p1+p2   62 t
        movaps [rcx - 112], xmm15                               ;  1287.5 p3+p4   62 t spill
        movaps [rdx - 128], xmm9                                ;  1281.5 p3+p4   62 t spill
        xorps xmm4, [r15 + 64]                                  ;  1287.5 p5+p2   62 t
        xorps xmm4, [rcx - 64]                                  ;  1288.5 p0+p2   62 t
        movaps xmm9, [rcx + 0]                                  ;  1289.5 p2      62 t
        xorps xmm9, [r15 - 128]                                 ;  1292.5 p1+p2   62 t
        xorps xmm9, [rsi + 96]                                  ;  1293.5 p5+p2   62 t
        movaps [rcx - 64], xmm4                                 ;  1289.5 p3+p4   62 t spill
        movaps xmm4, [rbp + 16]                                 ;  1292.5 p2      62 t
        xorps xmm4, [r15 - 112]                                 ;  1295.5 p0+p2   62 t
        xorps xmm4, [rbx - 16]                                  ;  1296.5 p1+p2   62 t
        movaps [rbp - 64], xmm5                                 ;  1281.8 p3+p4   62 t spill
        xorps xmm13, [r15 + 96]                                 ;  1295.5 p5+p2   62 t
        xorps xmm13, [rcx - 80]                                 ;  1296.5 p0+p2   62 t
        movaps [rcx - 80], xmm13                                ;  1297.5 p3+p4   62 t spill
        movaps xmm13, [rsi - 96]                                ;  1297.5 p2      62 t
        movaps xmm15, [rbx - 96]                                ;  1298.5 p2      62 t
        xorps xmm13, [r15 - 80]                                 ;  1300.5 p1+p2   62 t
        xorps xmm13, [rbp - 112]                                ;  1301.5 p5+p2   62 t
        movaps xmm5, [rbx - 128]                                ;  1301.5 p2      62 t
        xorps xmm15, [r15 - 64]                                 ;  1302.5 p0+p2   62 t
        xorps xmm15, [rcx + 96]                                 ;  1303.5 p1+p2   62 t
        xorps xmm5, [r15 - 96]                                  ;  1304.5 p5+p2   62 t
        xorps xmm5, [rbx - 48]                                  ;  1305.5 p0+p2   62 t
        movaps [rcx + 96], xmm14                                ;  1292.8 p3+p4   62 t spill
        movaps xmm14, [rbp + 48]                                ;  1306.5 p2      62 t
        xorps xmm14, [r15 - 48]                                 ;  1309.5 p1+p2   62 t
        xorps xmm14, [rsi - 112]                                ;  1310.5 p5+p2   62 t
        movaps [rsi - 112], xmm14                               ;  1311.5 p3+p4   62 t spill
        movaps xmm14, [rax - 112]                               ;  1309.5 p2      62 t
        xorps xmm14, [r15 - 32]                                 ;  1312.5 p0+p2   62 t
        xorps xmm14, [rcx - 16]                                 ;  1313.5 p1+p2   62 t
        movaps [rcx - 16], xmm14                                ;  1314.5 p3+p4   62 t spill
        movaps xmm14, [rcx + 48]                                ;  1312.5 p2      61 t reload
        movaps [rbp + 3008], xmm14                              ;  1315.5 p3+p4   60 rounds
        movaps xmm14, [rdx + 80]                                ;  1313.5 p2      61 t reload
        movaps [rbp + 3024], xmm14                              ;  1316.5 p3+p4   60 rounds
        movaps xmm14, [rcx + 80]                                ;  1314.5 p2      61 t reload
        movaps [rbp + 3040], xmm14                              ;  1317.5 p3+p4   60 rounds
        movaps xmm14, [rsi + 16]                                ;  1315.5 p2      61 t reload
        movaps [rbp + 3056], xmm14                              ;  1318.5 p3+p4   60 rounds
        movaps xmm14, [rdi + 48]                                ;  1316.5 p2      61 t reload
        movaps [rbp + 3072], xmm14                              ;  1319.5 p3+p4   60 rounds
        movaps xmm14, [rax + 32]                                ;  1317.5 p2      61 t reload
        movaps [rbp + 3088], xmm14                              ;  1320.5 p3+p4   60 rounds
        movaps xmm14, [rax + 80]                                ;  1318.5 p2      61 t reload
        movaps [rbp + 3104], xmm14                              ;  1321.5 p3+p4   60 rounds
        movaps xmm14, [rax - 80]                                ;  1319.5 p2      61 t reload
        movaps [rbp + 3120], xmm14                              ;  1322.5 p3+p4   60 rounds
        movaps xmm14, [rax - 64]                                ;  1320.5 p2      61 t reload
        movaps [rbp + 3136], xmm14                              ;  1323.5 p3+p4   60 rounds
        movaps xmm14, [rax + 64]                                ;  1321.5 p2      61 t reload
        movaps [rbp + 3152], xmm14                              ;  1324.5 p3+p4   60 rounds
        movaps xmm14, [rdx - 32]                                ;  1322.5 p2      61 t reload
        movaps [rbp + 3168], xmm14                              ;  1325.5 p3+p4   60 rounds
        movaps xmm14, [rdx - 80]                                ;  1323.5 p2      61 t reload
        movaps [rbp + 3184], xmm14                              ;  1326.5 p3+p4   60 rounds
        movaps xmm14, [rax + 48]                                ;  1324.5 p2      61 t reload
        movaps [rbp + 3200], xmm14                              ;  1327.5 p3+p4   60 rounds
        movaps xmm14, [rsi - 16]                                ;  1325.5 p2      61 t reload
        movaps [rbp + 3216], xmm14                              ;  1328.5 p3+p4   60 rounds
        movaps xmm14, [rcx + 16]                                ;  1326.5 p2      61 t reload
        movaps [rbp + 3232], xmm14                              ;  1329.5 p3+p4   60 rounds
        movaps xmm14, [rdi + 96]                                ;  1327.5 p2      61 t reload
        movaps [rbp + 3248], xmm14                              ;  1330.5 p3+p4   60 rounds
        movaps xmm14, [rax + 0]                                 ;  1328.5 p2      61 t reload
        movaps [rbp + 3264], xmm14                              ;  1331.5 p3+p4   60 rounds
        movaps xmm14, [rax - 128]                               ;  1329.5 p2      61 t reload
        movaps [rbp + 3280], xmm14                              ;  1332.5 p3+p4   60 rounds
        movaps xmm14, [rax + 16]                                ;  1330.5 p2      61 t reload
        movaps [rbp + 3296], xmm14                              ;  1333.5 p3+p4   60 rounds
        movaps xmm14, [r11 - 128]                               ;  1331.5 p2      61 t reload
        movaps [rbp + 3312], xmm14                              ;  1334.5 p3+p4   60 rounds
        movaps xmm14, [rcx + 64]                                ;  1332.5 p2      61 t reload
        movaps [rbp + 3328], xmm14                              ;  1335.5 p3+p4   60 rounds
        movaps xmm14, [r10 + 80]                                ;  1333.5 p2      61 t reload
        movaps [rbp + 3344], xmm14                              ;  1336.5 p3+p4   60 rounds
        movaps xmm14, [r10 + 64]                                ;  1334.5 p2      61 t reload
        movaps [rbp + 3360], xmm14                              ;  1337.5 p3+p4   60 rounds
        movaps xmm14, [r10 - 16]                                ;  1335.5 p2      61 t reload
        movaps [rbp + 3376], xmm14                              ;  1338.5 p3+p4   60 rounds
        movaps xmm14, [r10 + 112]                               ;  1336.5 p2      61 t reload
        movaps [rbp + 3392], xmm14                              ;  1339.5 p3+p4   60 rounds
        movaps xmm14, [r10 + 96]                                ;  1337.5 p2      61 t reload
        movaps [rbp + 3408], xmm14                              ;  1340.5 p3+p4   60 rounds
        movaps xmm14, [rsi - 48]                                ;  1338.5 p2      61 t reload
        movaps [rbp + 3424], xmm14                              ;  1341.5 p3+p4   60 rounds
        movaps xmm14, [rdi - 80]                                ;  1339.5 p2      61 t reload
        movaps [rbp + 3440], xmm14                              ;  1342.5 p3+p4   60 rounds
        movaps xmm14, [rdi - 16]                                ;  1340.5 p2      61 t reload
        movaps [rbp + 3456], xmm14                              ;  1343.5 p3+p4   60 rounds
        movaps xmm14, [rdx + 64]                                ;  1341.5 p2      61 t reload
        movaps [rbp + 3472], xmm14                              ;  1344.5 p3+p4   60 rounds
        movaps xmm14, [r11 + 80]                                ;  1342.5 p2      61 t reload
        movaps [rbp + 3488], xmm14                              ;  1345.5 p3+p4   60 rounds
        movaps xmm14, [rdx + 112]                               ;  1343.5 p2      61 t reload
        movaps [rbp + 3504], xmm14                              ;  1346.5 p3+p4   60 rounds
        movaps xmm14, [r10 + 48]                                ;  1344.5 p2      61 t reload
        movaps [rbp + 3520], xmm14                              ;  1347.5 p3+p4   60 rounds
        movaps xmm14, [rdi + 80]                                ;  1345.5 p2      61 t reload
        movaps [rbp + 3536], xmm14                              ;  1348.5 p3+p4   60 rounds
        movaps xmm14, [rsi + 32]                                ;  1346.5 p2      61 t reload
        movaps [rbp + 3552], xmm14                              ;  1349.5 p3+p4   60 rounds
        movaps xmm14, [rcx + 112]                               ;  1347.5 p2      61 t reload
        movaps [rbp + 3568], xmm14                              ;  1350.5 p3+p4   60 rounds
        movaps xmm14, [rdx - 48]                                ;  1348.5 p2      61 t reload
        movaps [rbp + 3584], xmm14                              ;  1351.5 p3+p4   60 rounds
        movaps xmm14, [rdx - 16]                                ;  1349.5 p2      61 t reload
        movaps [rbp + 3600], xmm14                              ;  1352.5 p3+p4   60 rounds
        movaps xmm14, [rsi - 64]                                ;  1350.5 p2      61 t reload
        movaps [rbp + 3616], xmm14                              ;  1353.5 p3+p4   60 rounds
        movaps xmm14, [rsi - 32]                                ;  1351.5 p2      61 t reload
        movaps [rbp + 3632], xmm14                              ;  1354.5 p3+p4   60 rounds
        movaps xmm14, [rdx - 64]                                ;  1352.5 p2      61 t reload
        movaps [rbp + 3648], xmm14                              ;  1355.5 p3+p4   60 rounds
        movaps xmm14, [rcx + 32]                                ;  1353.5 p2      61 t reload
        movaps [rbp + 3664], xmm14                              ;  1356.5 p3+p4   60 rounds
        movaps xmm14, [rdi + 16]                                ;  1354.5 p2      61 t reload
        movaps [rbp + 3680], xmm14                              ;  1357.5 p3+p4   60 rounds
        movaps xmm14, [rcx - 128]                               ;  1355.5 p2      61 t reload
        movaps [rbp + 3696], xmm14                              ;  1358.5 p3+p4   60 rounds
        movaps xmm14, [rsi + 80]                                ;  1356.5 p2      61 t reload
        movaps [rbp + 3712], xmm14                              ;  1359.5 p3+p4   60 rounds
        movaps xmm14, [rdi - 48]                                ;  1357.5 p2      61 t reload
        movaps [rbp + 3728], xmm14                              ;  1360.5 p3+p4   60 rounds
        movaps xmm14, [rdi + 64]                                ;  1358.5 p2      61 t reload
        movaps [rbp + 3744], xmm14                              ;  1361.5 p3+p4   60 rounds
        movaps xmm14, [rdx + 96]                                ;  1359.5 p2      61 t reload
        movaps [rbp + 3760], xmm14                              ;  1362.5 p3+p4   60 rounds
        movaps xmm14, [rdi + 0]                                 ;  1360.5 p2      61 t reload
        movaps [rbp + 3776], xmm14                              ;  1363.5 p3+p4   60 rounds
        movaps xmm14, [rdi - 64]                                ;  1361.5 p2      61 t reload
        movaps [rbp + 3792], xmm14                              ;  1364.5 p3+p4   60 rounds
        movaps xmm14, [rdi - 32]                                ;  1362.5 p2      61 t reload
        movaps [rbp + 3808], xmm14                              ;  1365.5 p3+p4   60 rounds
        movaps xmm14, [rdx + 48]                                ;  1363.5 p2      61 t reload
        movaps [rbp + 3824], xmm14                              ;  1366.5 p3+p4   60 rounds
        movaps xmm14, [rdi + 112]                               ;  1364.5 p2      61 t reload
        movaps [rbp + 3840], xmm14                              ;  1367.5 p3+p4   60 rounds
        movaps xmm14, [rdx + 16]                                ;  1365.5 p2      61 t reload
        movaps [rbp + 3856], xmm14                              ;  1368.5 p3+p4   60 rounds
        movaps xmm14, [rdx - 96]                                ;  1366.5 p2      61 t reload
        movaps [rbp + 3872], xmm14                              ;  1369.5 p3+p4   60 rounds
        movaps xmm14, [rbp + 32]                                ;  1367.5 p2      61 t reload
        movaps [rbp + 3888], xmm14                              ;  1370.5 p3+p4   60 rounds
        movaps xmm14, [rsi - 128]                               ;  1368.5 p2      61 t reload
        movaps [rbp + 3904], xmm14                              ;  1371.5 p3+p4   60 rounds
        movaps xmm14, [rbp + 2976]                              ;  1369.5 p2      61 t reload
        movaps [rbp + 3920], xmm14                              ;  1372.5 p3+p4   60 rounds
        movaps xmm14, [rsi + 48]                                ;  1370.5 p2      61 t reload
        movaps [rbp + 3936], xmm14                              ;  1373.5 p3+p4   60 rounds
        movaps xmm14, [rbp + 4032]                              ;  1371.5 p2      61 t reload
        movaps [rbp + 3952], xmm14                              ;  1374.5 p3+p4   60 rounds
        movaps xmm14, [rbp + 2992]                              ;  1372.5 p2      61 t reload
        movaps [rbp + 3968], xmm14                              ;  1375.5 p3+p4   60 rounds
        movaps xmm14, [rbp + 2944]                              ;  1373.5 p2      61 t reload
        movaps [rbp + 3984], xmm14                              ;  1376.5 p3+p4   60 rounds
        movaps xmm14, [rsi + 64]                                ;  1374.5 p2      61 t reload
        movaps [rbp + 4000], xmm14                              ;  1377.5 p3+p4   60 rounds
        movaps xmm14, [rsi + 0]                                 ;  1375.5 p2      61 t reload
        movaps [rbp + 4016], xmm14                              ;  1378.5 p3+p4   60 rounds
        movaps xmm14, [rbx - 64]                                ;  1376.5 p2      62 t reload
        movaps [r11 + 96], xmm14                                ;  1379.5 p3+p4   60 rounds
        movaps xmm14, [rbx - 112]                               ;  1377.5 p2      62 t reload
        movaps [r11 + 112], xmm14                               ;  1380.5 p3+p4   60 rounds
        movaps xmm14, [rax - 48]                                ;  1378.5 p2      62 t reload
        movaps [r13 - 128], xmm14                               ;  1381.5 p3+p4   60 rounds
        movaps xmm14, [rbp + 96]                                ;  1379.5 p2      62 t reload
        movaps [r13 - 112], xmm14                               ;  1382.5 p3+p4   60 rounds
        movaps xmm14, [rbp - 16]                                ;  1380.5 p2      62 t reload
        movaps [r13 + 112], xmm1                                ;  1374.5 p3+p4   60 rounds
        movaps [r13 + 16], xmm3                                 ;  1375.5 p3+p4   60 rounds
        movaps [r13 - 96], xmm14                                ;  1383.5 p3+p4   60 rounds
        movaps xmm14, [rdx - 112]                               ;  1381.5 p2      62 t reload
        movaps [r13 - 80], xmm14                                ;  1384.5 p3+p4   60 rounds
        movaps xmm14, [r10 - 80]                                ;  1382.5 p2      62 t reload
        movaps [r13 - 64], xmm14                                ;  1385.5 p3+p4   60 rounds
        movaps xmm14, [rdx + 32]                                ;  1383.5 p2      62 t reload
        movaps [r13 - 48], xmm14                                ;  1386.5 p3+p4   60 rounds
        movaps xmm14, [rbx + 112]                               ;  1384.5 p2      62 t reload
        movaps [r13 - 32], xmm14                                ;  1387.5 p3+p4   60 rounds
        movaps xmm14, [r10 - 64]                                ;  1385.5 p2      62 t reload
        movaps [r13 - 16], xmm14                                ;  1388.5 p3+p4   60 rounds
        movaps xmm14, [r11 - 112]                               ;  1386.5 p2      62 t reload
        movaps [r13 + 32], xmm14                                ;  1389.5 p3+p4   60 rounds
        movaps xmm14, [r10 - 48]                                ;  1387.5 p2      62 t reload
        movaps [r13 + 48], xmm14                                ;  1390.5 p3+p4   60 rounds
        movaps xmm14, [r10 - 112]                               ;  1388.5 p2      62 t reload
        movaps xmm1, [r11 - 16]                                 ;  1389.5 p2      62 t reload
        movaps [r13 + 64], xmm14                                ;  1391.5 p3+p4   60 rounds
        movaps xmm14, [r10 - 128]                               ;  1390.5 p2      62 t reload
        movaps [r13 + 80], xmm14                                ;  1393.5 p3+p4   60 rounds
        movaps xmm14, [rdi + 32]                                ;  1391.5 p2      62 t reload
        movaps [r13 + 96], xmm14                                ;  1394.5 p3+p4   60 rounds
        movaps [r13 + 0], xmm8                                  ;  1387.5 p3+p4   60 rounds
        movaps xmm14, [rbp + 0]                                 ;  1392.5 p2      62 t reload
        movaps [r14 - 128], xmm14                               ;  1395.5 p3+p4   60 rounds
        movaps xmm14, [rsi - 80]                                ;  1393.5 p2      62 t reload
        movaps [r14 + 0], xmm14                                 ;  1396.5 p3+p4   60 rounds
        movaps xmm14, [rbp - 128]                               ;  1394.5 p2      62 t reload
        movaps [r14 - 112], xmm14                               ;  1397.5 p3+p4   60 rounds
        movaps xmm14, [rcx - 96]                                ;  1395.5 p2      62 t reload
        movaps [r14 - 96], xmm14                                ;  1398.5 p3+p4   60 rounds
        movaps xmm14, [rdi - 128]                               ;  1396.5 p2      62 t reload
        movaps [r14 - 80], xmm14                                ;  1399.5 p3+p4   60 rounds
        movaps xmm14, [rbp - 80]                                ;  1397.5 p2      62 t reload
        movaps [r14 - 64], xmm11                                ;  1393.5 p3+p4   60 rounds
        movaps [r15 - 80], xmm13                                ;  1394.5 p3+p4   60 rounds
        movaps [r14 + 64], xmm0                                 ;  1395.5 p3+p4   60 rounds
        movaps [r14 + 48], xmm2                                 ;  1396.5 p3+p4   60 rounds
        movaps [r15 - 112], xmm4                                ;  1397.5 p3+p4   60 rounds
        movaps [r14 - 16], xmm14                                ;  1400.5 p3+p4   60 rounds
        movaps xmm14, [rax - 96]                                ;  1398.5 p2      62 t reload
        movaps [r14 - 48], xmm14                                ;  1401.5 p3+p4   60 rounds
        movaps xmm14, [rbp - 96]                                ;  1399.5 p2      62 t reload
        movaps [r14 + 80], xmm12                                ;  1400.5 p3+p4   60 rounds
        movaps [r14 + 96], xmm6                                 ;  1401.5 p3+p4   60 rounds
        movaps [r15 - 96], xmm5                                 ;  1402.5 p3+p4   60 rounds
        movaps [r15 - 64], xmm15                                ;  1403.5 p3+p4   60 rounds
        movaps xmm6, [r11 + 48]                                 ;  1400.5 p2      62 t reload
        movaps [r15 - 128], xmm9                                ;  1404.5 p3+p4   60 rounds
        movaps [r14 - 32], xmm14                                ;  1405.5 p3+p4   60 rounds
        movaps xmm14, [rdi - 112]                               ;  1401.5 p2      62 t reload
        movaps [r14 + 16], xmm14                                ;  1406.5 p3+p4   60 rounds
        movaps xmm14, [rsi + 112]                               ;  1402.5 p2      62 t reload
        movaps [r14 + 32], xmm14                                ;  1407.5 p3+p4   60 rounds
        movaps xmm14, [rdi - 96]                                ;  1403.5 p2      62 t reload
        movaps [r14 + 112], xmm14                               ;  1408.5 p3+p4   60 rounds
        movaps xmm14, [rsi - 112]                               ;  1404.5 p2      62 t reload
        movaps [r15 - 48], xmm14                                ;  1409.5 p3+p4   60 rounds
        movaps xmm14, [rcx - 16]                                ;  1405.5 p2      62 t reload
        movaps [r15 - 32], xmm14                                ;  1410.5 p3+p4   60 rounds
        movaps xmm14, [rcx - 32]                                ;  1406.5 p2      62 t reload
        movaps [r15 - 16], xmm14                                ;  1411.5 p3+p4   60 rounds
        movaps xmm14, [rbp + 64]                                ;  1407.5 p2      62 t reload
        movaps [r15 + 0], xmm14                                 ;  1412.5 p3+p4   60 rounds
        movaps xmm14, [rbp + 80]                                ;  1408.5 p2      62 t reload
        movaps [r15 + 16], xmm14                                ;  1413.5 p3+p4   60 rounds
        movaps xmm14, [rcx + 96]                                ;  1409.5 p2      62 t reload
        movaps xmm0, [r11 - 96]                                 ;  1410.5 p2      62 t reload
        movaps [r15 + 32], xmm14                                ;  1414.5 p3+p4   60 rounds
        movaps xmm14, [rdx - 128]                               ;  1411.5 p2      62 t reload
        movaps xmm11, xmm7                                      ;  1405.8 p5      62 t copy
        movaps xmm2, [r11 - 48]                                 ;  1412.5 p2      62 t reload
        movaps [r15 + 48], xmm14                                ;  1415.5 p3+p4   60 rounds
        movaps xmm14, [rcx - 64]                                ;  1413.5 p2      62 t reload
        movaps [r15 + 64], xmm14                                ;  1416.5 p3+p4   60 rounds
        movaps xmm14, [rbp - 64]                                ;  1414.5 p2      62 t reload
        movaps [r15 + 80], xmm14                                ;  1417.5 p3+p4   60 rounds
        movaps xmm8, [r11 + 64]                                 ;  1415.5 p2      62 t reload
        movaps xmm3, [r11 - 32]                                 ;  1416.5 p2      62 t reload
        movaps xmm4, [r11 + 0]                                  ;  1417.5 p2      62 t reload
        movaps xmm9, [r10 - 32]                                 ;  1418.5 p2      62 t reload
        movaps xmm13, [r10 + 32]                                ;  1419.5 p2      62 t reload
        movaps xmm14, [rcx - 80]                                ;  1420.5 p2      62 t reload
        movaps [r15 + 96], xmm14                                ;  1423.5 p3+p4   60 rounds
        add r8, 0x800                                           ;  1412.5 p0      60 rounds
        movaps xmm14, [rcx - 112]                               ;  1421.5 p2      62 t reload
        movaps xmm12, [r10 + 16]                                ;  1422.5 p2      62 t reload
        movaps [r15 + 112], xmm14                               ;  1424.5 p3+p4   60 rounds
        movaps xmm14, [r11 + 16]                                ;  1423.5 p2      62 t reload
        movaps xmm7, xmm14                                      ;  1426.5 p1      62 t copy
        movaps xmm5, [r11 + 32]                                 ;  1424.5 p2      62 t reload
        cmp r8, qword [rbp + 8528]                              ;                    more rounds?
        jne .rounds_3
        mov qword [rbp + 8520], r8                              ;                    resident
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
        mov r8, qword [rbp + 8504]                              ;     0.0 p2      71 d.0 reload
        movaps xmm0, [r8 + 9200]                                ;     3.0 p2      47 y
        movaps xmm1, [r15 + 112]                                ;     2.0 p2      47 y reload
        andps xmm0, xmm1                                        ;     6.0 p0      47 y
        xorps xmm0, [r11 + 96]                                  ;     7.0 p1+p2   47 y
        movaps [rbp + 5184], xmm0                               ;     8.0 p3+p4   69 groups
        orps xmm0, [r8 + 8192]                                  ;     8.0 p5+p2   48 y
        movaps xmm2, [r14 - 128]                                ;     5.0 p2      47 y reload
        xorps xmm0, xmm2                                        ;     9.0 p0      48 y
        movaps [rbp + 5696], xmm0                               ;    10.0 p3+p4   69 groups
        andps xmm2, [r8 + 8704]                                 ;     8.0 p1+p2   47 y
        xorps xmm2, [rbp + 4160]                                ;     9.0 p5+p2   47 y
        movaps [rbp + 5200], xmm2                               ;    10.0 p3+p4   69 groups
        orps xmm2, [r8 + 8208]                                  ;    10.0 p0+p2   48 y
        movaps xmm0, [r14 - 112]                                ;     9.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;    12.0 p1      48 y
        movaps [rbp + 5712], xmm2                               ;    13.0 p3+p4   69 groups
        andps xmm0, [r8 + 8720]                                 ;    12.0 p5+p2   47 y
        xorps xmm0, [r11 + 112]                                 ;    13.0 p0+p2   47 y
        movaps [rbp + 5216], xmm0                               ;    14.0 p3+p4   69 groups
        orps xmm0, [r8 + 8224]                                  ;    14.0 p1+p2   48 y
        movaps xmm2, [r14 - 96]                                 ;    13.0 p2      47 y reload
        xorps xmm0, xmm2                                        ;    16.0 p5      48 y
        movaps [rbp + 5728], xmm0                               ;    17.0 p3+p4   69 groups
        andps xmm2, [r8 + 8736]                                 ;    16.0 p0+p2   47 y
        xorps xmm2, [rbp + 4176]                                ;    17.0 p1+p2   47 y
        movaps [rbp + 5232], xmm2                               ;    18.0 p3+p4   69 groups
        orps xmm2, [r8 + 8240]                                  ;    18.0 p5+p2   48 y
        movaps xmm0, [r14 - 80]                                 ;    17.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;    20.0 p0      48 y
        movaps [rbp + 5744], xmm2                               ;    21.0 p3+p4   69 groups
        andps xmm0, [r8 + 8752]                                 ;    20.0 p1+p2   47 y
        xorps xmm0, [rbp + 4192]                                ;    21.0 p5+p2   47 y
        movaps [rbp + 5248], xmm0                               ;    22.0 p3+p4   69 groups
        orps xmm0, [r8 + 8256]                                  ;    22.0 p0+p2   48 y
        movaps xmm2, [r14 - 64]                                 ;    21.0 p2      47 y reload
        xorps xmm0, xmm2                                        ;    24.0 p1      48 y
        movaps [rbp + 5760], xmm0                               ;    25.0 p3+p4   69 groups
        andps xmm2, [r8 + 8768]                                 ;    24.0 p5+p2   47 y
        xorps xmm2, [rbp + 4208]                                ;    25.0 p0+p2   47 y
        movaps [rbp + 5264], xmm2                               ;    26.0 p3+p4   69 groups
        orps xmm2, [r8 + 8272]                                  ;    26.0 p1+p2   48 y
        movaps xmm0, [r14 - 48]                                 ;    25.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;    28.0 p5      48 y
        movaps [rbp + 5776], xmm2                               ;    29.0 p3+p4   69 groups
        andps xmm0, [r8 + 8784]                                 ;    28.0 p0+p2   47 y
        xorps xmm0, [r13 - 128]                                 ;    29.0 p1+p2   47 y
        movaps [rbp + 5280], xmm0                               ;    30.0 p3+p4   69 groups
        orps xmm0, [r8 + 8288]                                  ;    30.0 p5+p2   48 y
        movaps xmm2, [r14 - 32]                                 ;    29.0 p2      47 y reload
        xorps xmm0, xmm2                                        ;    32.0 p0      48 y
        movaps [rbp + 5792], xmm0                               ;    33.0 p3+p4   69 groups
        andps xmm2, [r8 + 8800]                                 ;    32.0 p1+p2   47 y
        xorps xmm2, [r13 - 112]                                 ;    33.0 p5+p2   47 y
        movaps [rbp + 5296], xmm2                               ;    34.0 p3+p4   69 groups
        orps xmm2, [r8 + 8304]                                  ;    34.0 p0+p2   48 y
        movaps xmm0, [r14 - 16]                                 ;    33.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;    36.0 p1      48 y
        movaps [rbp + 5808], xmm2                               ;    37.0 p3+p4   69 groups
        andps xmm0, [r8 + 8816]                                 ;    36.0 p5+p2   47 y
        xorps xmm0, [rbp + 4224]                                ;    37.0 p0+p2   47 y
        movaps [rbp + 5312], xmm0                               ;    38.0 p3+p4   69 groups
        orps xmm0, [r8 + 8320]                                  ;    38.0 p1+p2   48 y
        movaps xmm2, [r14 + 0]                                  ;    37.0 p2      47 y reload
        xorps xmm0, xmm2                                        ;    40.0 p5      48 y
        movaps [rbp + 5824], xmm0                               ;    41.0 p3+p4   69 groups
        andps xmm2, [r8 + 8832]                                 ;    40.0 p0+p2   47 y
        xorps xmm2, [r13 - 96]                                  ;    41.0 p1+p2   47 y
        movaps [rbp + 5328], xmm2                               ;    42.0 p3+p4   69 groups
        orps xmm2, [r8 + 8336]                                  ;    42.0 p5+p2   48 y
        movaps xmm0, [r14 + 16]                                 ;    41.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;    44.0 p0      48 y
        movaps [rbp + 5840], xmm2                               ;    45.0 p3+p4   69 groups
        andps xmm0, [r8 + 8848]                                 ;    44.0 p1+p2   47 y
        xorps xmm0, [rbp + 4240]                                ;    45.0 p5+p2   47 y
        movaps [rbp + 5344], xmm0                               ;    46.0 p3+p4   69 groups
        orps xmm0, [r8 + 8352]                                  ;    46.0 p0+p2   48 y
        movaps xmm2, [r14 + 32]                                 ;    45.0 p2      47 y reload
        xorps xmm0, xmm2                                        ;    48.0 p1      48 y
        movaps [rbp + 5856], xmm0                               ;    49.0 p3+p4   69 groups
        andps xmm2, [r8 + 8864]                                 ;    48.0 p5+p2   47 y
        xorps xmm2, [rbp + 4256]                                ;    49.0 p0+p2   47 y
        movaps [rbp + 5360], xmm2                               ;    50.0 p3+p4   69 groups
        orps xmm2, [r8 + 8368]                                  ;    50.0 p1+p2   48 y
        movaps xmm0, [r14 + 48]                                 ;    49.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;    52.0 p5      48 y
        movaps [rbp + 5872], xmm2                               ;    53.0 p3+p4   69 groups
        andps xmm0, [r8 + 8880]                                 ;    52.0 p0+p2   47 y
        xorps xmm0, [rbp + 4272]                                ;    53.0 p1+p2   47 y
        movaps [rbp + 5376], xmm0                               ;    54.0 p3+p4   69 groups
        orps xmm0, [r8 + 8384]                                  ;    54.0 p5+p2   48 y
        movaps xmm2, [r14 + 64]                                 ;    53.0 p2      47 y reload
        xorps xmm0, xmm2                                        ;    56.0 p0      48 y
        movaps [rbp + 5888], xmm0                               ;    57.0 p3+p4   69 groups
        andps xmm2, [r8 + 8896]                                 ;    56.0 p1+p2   47 y
        xorps xmm2, [r13 - 80]                                  ;    57.0 p5+p2   47 y
        movaps [rbp + 5392], xmm2                               ;    58.0 p3+p4   69 groups
        orps xmm2, [r8 + 8400]                                  ;    58.0 p0+p2   48 y
        movaps xmm0, [r14 + 80]                                 ;    57.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;    60.0 p1      48 y
        movaps [rbp + 5904], xmm2                               ;    61.0 p3+p4   69 groups
        andps xmm0, [r8 + 8912]                                 ;    60.0 p5+p2   47 y
        xorps xmm0, [r13 - 64]                                  ;    61.0 p0+p2   47 y
        movaps [rbp + 5408], xmm0                               ;    62.0 p3+p4   69 groups
        orps xmm0, [r8 + 8416]                                  ;    62.0 p1+p2   48 y
        movaps xmm2, [r14 + 96]                                 ;    61.0 p2      47 y reload
        xorps xmm0, xmm2                                        ;    64.0 p5      48 y
        movaps [rbp + 5920], xmm0                               ;    65.0 p3+p4   69 groups
        andps xmm2, [r8 + 8928]                                 ;    64.0 p0+p2   47 y
        xorps xmm2, [r13 - 48]                                  ;    65.0 p1+p2   47 y
        movaps [rbp + 5424], xmm2                               ;    66.0 p3+p4   69 groups
        orps xmm2, [r8 + 8432]                                  ;    66.0 p5+p2   48 y
        movaps xmm0, [r14 + 112]                                ;    65.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;    68.0 p0      48 y
        movaps [rbp + 5936], xmm2                               ;    69.0 p3+p4   69 groups
        andps xmm0, [r8 + 8944]                                 ;    68.0 p1+p2   47 y
        xorps xmm0, [r13 - 32]                                  ;    69.0 p5+p2   47 y
        movaps [rbp + 5440], xmm0                               ;    70.0 p3+p4   69 groups
        orps xmm0, [r8 + 8448]                                  ;    70.0 p0+p2   48 y
        movaps xmm2, [r15 - 128]                                ;    69.0 p2      47 y reload
        xorps xmm0, xmm2                                        ;    72.0 p1      48 y
        movaps [rbp + 5952], xmm0                               ;    73.0 p3+p4   69 groups
        andps xmm2, [r8 + 8960]                                 ;    72.0 p5+p2   47 y
        xorps xmm2, [rbp + 4288]                                ;    73.0 p0+p2   47 y
        movaps [rbp + 5456], xmm2                               ;    74.0 p3+p4   69 groups
        orps xmm2, [r8 + 8464]                                  ;    74.0 p1+p2   48 y
        movaps xmm0, [r15 - 112]                                ;    73.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;    76.0 p5      48 y
        movaps [rbp + 5968], xmm2                               ;    77.0 p3+p4   69 groups
        andps xmm0, [r8 + 8976]                                 ;    76.0 p0+p2   47 y
        xorps xmm0, [r13 - 16]                                  ;    77.0 p1+p2   47 y
        movaps [rbp + 5472], xmm0                               ;    78.0 p3+p4   69 groups
        orps xmm0, [r8 + 8480]                                  ;    78.0 p5+p2   48 y
        movaps xmm2, [r15 - 96]                                 ;    77.0 p2      47 y reload
        xorps xmm0, xmm2                                        ;    80.0 p0      48 y
        movaps [rbp + 5984], xmm0                               ;    81.0 p3+p4   69 groups
        andps xmm2, [r8 + 8992]                                 ;    80.0 p1+p2   47 y
        xorps xmm2, [rbp + 4304]                                ;    81.0 p5+p2   47 y
        movaps [rbp + 5488], xmm2                               ;    82.0 p3+p4   69 groups
        orps xmm2, [r8 + 8496]                                  ;    82.0 p0+p2   48 y
        movaps xmm0, [r15 - 80]                                 ;    81.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;    84.0 p1      48 y
        movaps [rbp + 6000], xmm2                               ;    85.0 p3+p4   69 groups
        andps xmm0, [r8 + 9008]                                 ;    84.0 p5+p2   47 y
        xorps xmm0, [rbp + 4320]                                ;    85.0 p0+p2   47 y
        movaps [rbp + 5504], xmm0                               ;    86.0 p3+p4   69 groups
        orps xmm0, [r8 + 8512]                                  ;    86.0 p1+p2   48 y
        movaps xmm2, [r15 - 64]                                 ;    85.0 p2      47 y reload
        xorps xmm0, xmm2                                        ;    88.0 p5      48 y
        movaps [rbp + 6016], xmm0                               ;    89.0 p3+p4   69 groups
        andps xmm2, [r8 + 9024]                                 ;    88.0 p0+p2   47 y
        xorps xmm2, [rbp + 4336]                                ;    89.0 p1+p2   47 y
        movaps [rbp + 5520], xmm2                               ;    90.0 p3+p4   69 groups
        orps xmm2, [r8 + 8528]                                  ;    90.0 p5+p2   48 y
        movaps xmm0, [r15 - 48]                                 ;    89.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;    92.0 p0      48 y
        movaps [rbp + 6032], xmm2                               ;    93.0 p3+p4   69 groups
        andps xmm0, [r8 + 9040]                                 ;    92.0 p1+p2   47 y
        xorps xmm0, [r13 + 0]                                   ;    93.0 p5+p2   47 y
        movaps [rbp + 5536], xmm0                               ;    94.0 p3+p4   69 groups
        orps xmm0, [r8 + 8544]                                  ;    94.0 p0+p2   48 y
        movaps xmm2, [r15 - 32]                                 ;    93.0 p2      47 y reload
        xorps xmm0, xmm2                                        ;    96.0 p1      48 y
        movaps [rbp + 6048], xmm0                               ;    97.0 p3+p4   69 groups
        andps xmm2, [r8 + 9056]                                 ;    96.0 p5+p2   47 y
        xorps xmm2, [r13 + 16]                                  ;    97.0 p0+p2   47 y
        movaps [rbp + 5552], xmm2                               ;    98.0 p3+p4   69 groups
        orps xmm2, [r8 + 8560]                                  ;    98.0 p1+p2   48 y
        movaps xmm0, [r15 - 16]                                 ;    97.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;   100.0 p5      48 y
        movaps [rbp + 6064], xmm2                               ;   101.0 p3+p4   69 groups
        andps xmm0, [r8 + 9072]                                 ;   100.0 p0+p2   47 y
        xorps xmm0, [r13 + 32]                                  ;   101.0 p1+p2   47 y
        movaps [rbp + 5568], xmm0                               ;   102.0 p3+p4   69 groups
        orps xmm0, [r8 + 8576]                                  ;   102.0 p5+p2   48 y
        movaps xmm2, [r15 + 0]                                  ;   101.0 p2      47 y reload
        xorps xmm0, xmm2                                        ;   104.0 p0      48 y
        movaps [rbp + 6080], xmm0                               ;   105.0 p3+p4   69 groups
        andps xmm2, [r8 + 9088]                                 ;   104.0 p1+p2   47 y
        xorps xmm2, [rbp + 4352]                                ;   105.0 p5+p2   47 y
        movaps [rbp + 5584], xmm2                               ;   106.0 p3+p4   69 groups
        orps xmm2, [r8 + 8592]                                  ;   106.0 p0+p2   48 y
        movaps xmm0, [r15 + 16]                                 ;   105.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;   108.0 p1      48 y
        movaps [rbp + 6096], xmm2                               ;   109.0 p3+p4   69 groups
        andps xmm0, [r8 + 9104]                                 ;   108.0 p5+p2   47 y
        xorps xmm0, [r13 + 48]                                  ;   109.0 p0+p2   47 y
        movaps [rbp + 5600], xmm0                               ;   110.0 p3+p4   69 groups
        orps xmm0, [r8 + 8608]                                  ;   110.0 p1+p2   48 y
        movaps xmm2, [r15 + 32]                                 ;   109.0 p2      47 y reload
        xorps xmm0, xmm2                                        ;   112.0 p5      48 y
        movaps [rbp + 6112], xmm0                               ;   113.0 p3+p4   69 groups
        andps xmm2, [r8 + 9120]                                 ;   112.0 p0+p2   47 y
        xorps xmm2, [rbp + 4368]                                ;   113.0 p1+p2   47 y
        movaps [rbp + 5616], xmm2                               ;   114.0 p3+p4   69 groups
        orps xmm2, [r8 + 8624]                                  ;   114.0 p5+p2   48 y
        movaps xmm0, [r15 + 48]                                 ;   113.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;   116.0 p0      48 y
        movaps [rbp + 6128], xmm2                               ;   117.0 p3+p4   69 groups
        andps xmm0, [r8 + 9136]                                 ;   116.0 p1+p2   47 y
        xorps xmm0, [r13 + 64]                                  ;   117.0 p5+p2   47 y
        movaps [rbp + 5632], xmm0                               ;   118.0 p3+p4   69 groups
        orps xmm0, [r8 + 8640]                                  ;   118.0 p0+p2   48 y
        movaps xmm2, [r15 + 64]                                 ;   117.0 p2      47 y reload
        xorps xmm0, xmm2                                        ;   120.0 p1      48 y
        movaps [rbp + 6144], xmm0                               ;   121.0 p3+p4   69 groups
        andps xmm2, [r8 + 9152]                                 ;   120.0 p5+p2   47 y
        xorps xmm2, [r13 + 80]                                  ;   121.0 p0+p2   47 y
        movaps [rbp + 5648], xmm2                               ;   122.0 p3+p4   69 groups
        orps xmm2, [r8 + 8656]                                  ;   122.0 p1+p2   48 y
        movaps xmm0, [r15 + 80]                                 ;   121.0 p2      47 y reload
        xorps xmm2, xmm0                                        ;   124.0 p5      48 y
        movaps [rbp + 6160], xmm2                               ;   125.0 p3+p4   69 groups
        andps xmm0, [r8 + 9168]                                 ;   124.0 p0+p2   47 y
        xorps xmm0, [r13 + 96]                                  ;   125.0 p1+p2   47 y
        movaps [rbp + 5664], xmm0                               ;   126.0 p3+p4   69 groups
        orps xmm0, [r8 + 8672]                                  ;   126.0 p5+p2   48 y
        movaps xmm2, [r15 + 96]                                 ;   125.0 p2      47 y reload
        xorps xmm0, xmm2                                        ;   128.0 p0      48 y
        movaps [rbp + 6176], xmm0                               ;   129.0 p3+p4   69 groups
        andps xmm2, [r8 + 9184]                                 ;   128.0 p1+p2   47 y
        xorps xmm2, [r13 + 112]                                 ;   129.0 p5+p2   47 y
        movaps [rbp + 5680], xmm2                               ;   130.0 p3+p4   69 groups
        orps xmm2, [r8 + 8688]                                  ;   130.0 p0+p2   48 y
        xorps xmm1, xmm2                                        ;   131.0 p1      48 y
        movaps [rbp + 6192], xmm1                               ;   132.0 p3+p4   69 groups
        movaps xmm0, [r8 + 9712]                                ;   129.0 p2      51 x
        movaps xmm1, [rbp + 3504]                               ;   130.0 p2      51 x reload
        orps xmm0, xmm1                                         ;   133.0 p5      51 x
        xorps xmm0, [rbp + 4016]                                ;   134.0 p0+p2   51 x
        movaps [rbp + 7216], xmm0                               ;   135.0 p3+p4   69 groups
        andps xmm0, [r8 + 10224]                                ;   135.0 p1+p2   52 x
        movaps xmm2, [rbp + 3008]                               ;   133.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   136.0 p5      52 x
        movaps [rbp + 6208], xmm0                               ;   137.0 p3+p4   69 groups
        orps xmm2, [r8 + 9216]                                  ;   136.0 p0+p2   51 x
        xorps xmm2, [rbp + 3520]                                ;   137.0 p1+p2   51 x
        movaps [rbp + 6720], xmm2                               ;   138.0 p3+p4   69 groups
        andps xmm2, [r8 + 9728]                                 ;   138.0 p5+p2   52 x
        movaps xmm0, [rbp + 3024]                               ;   137.0 p2      51 x reload
        xorps xmm2, xmm0                                        ;   140.0 p0      52 x
        movaps [rbp + 6224], xmm2                               ;   141.0 p3+p4   69 groups
        orps xmm0, [r8 + 9232]                                  ;   140.0 p1+p2   51 x
        xorps xmm0, [rbp + 3536]                                ;   141.0 p5+p2   51 x
        movaps [rbp + 6736], xmm0                               ;   142.0 p3+p4   69 groups
        andps xmm0, [r8 + 9744]                                 ;   142.0 p0+p2   52 x
        movaps xmm2, [rbp + 3040]                               ;   141.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   144.0 p1      52 x
        movaps [rbp + 6240], xmm0                               ;   145.0 p3+p4   69 groups
        orps xmm2, [r8 + 9248]                                  ;   144.0 p5+p2   51 x
        xorps xmm2, [rbp + 3552]                                ;   145.0 p0+p2   51 x
        movaps [rbp + 6752], xmm2                               ;   146.0 p3+p4   69 groups
        andps xmm2, [r8 + 9760]                                 ;   146.0 p1+p2   52 x
        movaps xmm0, [rbp + 3056]                               ;   145.0 p2      51 x reload
        xorps xmm2, xmm0                                        ;   148.0 p5      52 x
        movaps [rbp + 6256], xmm2                               ;   149.0 p3+p4   69 groups
        orps xmm0, [r8 + 9264]                                  ;   148.0 p0+p2   51 x
        xorps xmm0, [rbp + 3568]                                ;   149.0 p1+p2   51 x
        movaps [rbp + 6768], xmm0                               ;   150.0 p3+p4   69 groups
        andps xmm0, [r8 + 9776]                                 ;   150.0 p5+p2   52 x
        movaps xmm2, [rbp + 3072]                               ;   149.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   152.0 p0      52 x
        movaps [rbp + 6272], xmm0                               ;   153.0 p3+p4   69 groups
        orps xmm2, [r8 + 9280]                                  ;   152.0 p1+p2   51 x
        xorps xmm2, [rbp + 3584]                                ;   153.0 p5+p2   51 x
        movaps [rbp + 6784], xmm2                               ;   154.0 p3+p4   69 groups
        andps xmm2, [r8 + 9792]                                 ;   154.0 p0+p2   52 x
        movaps xmm0, [rbp + 3088]                               ;   153.0 p2      51 x reload
        xorps xmm2, xmm0                                        ;   156.0 p1      52 x
        movaps [rbp + 6288], xmm2                               ;   157.0 p3+p4   69 groups
        orps xmm0, [r8 + 9296]                                  ;   156.0 p5+p2   51 x
        xorps xmm0, [rbp + 3600]                                ;   157.0 p0+p2   51 x
        movaps [rbp + 6800], xmm0                               ;   158.0 p3+p4   69 groups
        andps xmm0, [r8 + 9808]                                 ;   158.0 p1+p2   52 x
        movaps xmm2, [rbp + 3104]                               ;   157.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   160.0 p5      52 x
        movaps [rbp + 6304], xmm0                               ;   161.0 p3+p4   69 groups
        orps xmm2, [r8 + 9312]                                  ;   160.0 p0+p2   51 x
        xorps xmm2, [rbp + 3616]                                ;   161.0 p1+p2   51 x
        movaps [rbp + 6816], xmm2                               ;   162.0 p3+p4   69 groups
        andps xmm2, [r8 + 9824]                                 ;   162.0 p5+p2   52 x
        movaps xmm0, [rbp + 3120]                               ;   161.0 p2      51 x reload
        xorps xmm2, xmm0                                        ;   164.0 p0      52 x
        movaps [rbp + 6320], xmm2                               ;   165.0 p3+p4   69 groups
        orps xmm0, [r8 + 9328]                                  ;   164.0 p1+p2   51 x
        xorps xmm0, [rbp + 3632]                                ;   165.0 p5+p2   51 x
        movaps [rbp + 6832], xmm0                               ;   166.0 p3+p4   69 groups
        andps xmm0, [r8 + 9840]                                 ;   166.0 p0+p2   52 x
        movaps xmm2, [rbp + 3136]                               ;   165.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   168.0 p1      52 x
        movaps [rbp + 6336], xmm0                               ;   169.0 p3+p4   69 groups
        orps xmm2, [r8 + 9344]                                  ;   168.0 p5+p2   51 x
        xorps xmm2, [rbp + 3648]                                ;   169.0 p0+p2   51 x
        movaps [rbp + 6848], xmm2                               ;   170.0 p3+p4   69 groups
        andps xmm2, [r8 + 9856]                                 ;   170.0 p1+p2   52 x
        movaps xmm0, [rbp + 3152]                               ;   169.0 p2      51 x reload
        xorps xmm2, xmm0                                        ;   172.0 p5      52 x
        movaps [rbp + 6352], xmm2                               ;   173.0 p3+p4   69 groups
        orps xmm0, [r8 + 9360]                                  ;   172.0 p0+p2   51 x
        xorps xmm0, [rbp + 3664]                                ;   173.0 p1+p2   51 x
        movaps [rbp + 6864], xmm0                               ;   174.0 p3+p4   69 groups
        andps xmm0, [r8 + 9872]                                 ;   174.0 p5+p2   52 x
        movaps xmm2, [rbp + 3168]                               ;   173.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   176.0 p0      52 x
        movaps [rbp + 6368], xmm0                               ;   177.0 p3+p4   69 groups
        orps xmm2, [r8 + 9376]                                  ;   176.0 p1+p2   51 x
        xorps xmm2, [rbp + 3680]                                ;   177.0 p5+p2   51 x
        movaps [rbp + 6880], xmm2                               ;   178.0 p3+p4   69 groups
        andps xmm2, [r8 + 9888]                                 ;   178.0 p0+p2   52 x
        movaps xmm0, [rbp + 3184]                               ;   177.0 p2      51 x reload
        xorps xmm2, xmm0                                        ;   180.0 p1      52 x
        movaps [rbp + 6384], xmm2                               ;   181.0 p3+p4   69 groups
        orps xmm0, [r8 + 9392]                                  ;   180.0 p5+p2   51 x
        xorps xmm0, [rbp + 3696]                                ;   181.0 p0+p2   51 x
        movaps [rbp + 6896], xmm0                               ;   182.0 p3+p4   69 groups
        andps xmm0, [r8 + 9904]                                 ;   182.0 p1+p2   52 x
        movaps xmm2, [rbp + 3200]                               ;   181.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   184.0 p5      52 x
        movaps [rbp + 6400], xmm0                               ;   185.0 p3+p4   69 groups
        orps xmm2, [r8 + 9408]                                  ;   184.0 p0+p2   51 x
        xorps xmm2, [rbp + 3712]                                ;   185.0 p1+p2   51 x
        movaps [rbp + 6912], xmm2                               ;   186.0 p3+p4   69 groups
        andps xmm2, [r8 + 9920]                                 ;   186.0 p5+p2   52 x
        movaps xmm0, [rbp + 3216]                               ;   185.0 p2      51 x reload
        xorps xmm2, xmm0                                        ;   188.0 p0      52 x
        movaps [rbp + 6416], xmm2                               ;   189.0 p3+p4   69 groups
        orps xmm0, [r8 + 9424]                                  ;   188.0 p1+p2   51 x
        xorps xmm0, [rbp + 3728]                                ;   189.0 p5+p2   51 x
        movaps [rbp + 6928], xmm0                               ;   190.0 p3+p4   69 groups
        andps xmm0, [r8 + 9936]                                 ;   190.0 p0+p2   52 x
        movaps xmm2, [rbp + 3232]                               ;   189.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   192.0 p1      52 x
        movaps [rbp + 6432], xmm0                               ;   193.0 p3+p4   69 groups
        orps xmm2, [r8 + 9440]                                  ;   192.0 p5+p2   51 x
        xorps xmm2, [rbp + 3744]                                ;   193.0 p0+p2   51 x
        movaps [rbp + 6944], xmm2                               ;   194.0 p3+p4   69 groups
        andps xmm2, [r8 + 9952]                                 ;   194.0 p1+p2   52 x
        movaps xmm0, [rbp + 3248]                               ;   193.0 p2      51 x reload
        xorps xmm2, xmm0                                        ;   196.0 p5      52 x
        movaps [rbp + 6448], xmm2                               ;   197.0 p3+p4   69 groups
        orps xmm0, [r8 + 9456]                                  ;   196.0 p0+p2   51 x
        xorps xmm0, [rbp + 3760]                                ;   197.0 p1+p2   51 x
        movaps [rbp + 6960], xmm0                               ;   198.0 p3+p4   69 groups
        andps xmm0, [r8 + 9968]                                 ;   198.0 p5+p2   52 x
        movaps xmm2, [rbp + 3264]                               ;   197.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   200.0 p0      52 x
        movaps [rbp + 6464], xmm0                               ;   201.0 p3+p4   69 groups
        orps xmm2, [r8 + 9472]                                  ;   200.0 p1+p2   51 x
        xorps xmm2, [rbp + 3776]                                ;   201.0 p5+p2   51 x
        movaps [rbp + 6976], xmm2                               ;   202.0 p3+p4   69 groups
        andps xmm2, [r8 + 9984]                                 ;   202.0 p0+p2   52 x
        movaps xmm0, [rbp + 3280]                               ;   201.0 p2      51 x reload
        xorps xmm2, xmm0                                        ;   204.0 p1      52 x
        movaps [rbp + 6480], xmm2                               ;   205.0 p3+p4   69 groups
        orps xmm0, [r8 + 9488]                                  ;   204.0 p5+p2   51 x
        xorps xmm0, [rbp + 3792]                                ;   205.0 p0+p2   51 x
        movaps [rbp + 6992], xmm0                               ;   206.0 p3+p4   69 groups
        andps xmm0, [r8 + 10000]                                ;   206.0 p1+p2   52 x
        movaps xmm2, [rbp + 3296]                               ;   205.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   208.0 p5      52 x
        movaps [rbp + 6496], xmm0                               ;   209.0 p3+p4   69 groups
        orps xmm2, [r8 + 9504]                                  ;   208.0 p0+p2   51 x
        xorps xmm2, [rbp + 3808]                                ;   209.0 p1+p2   51 x
        movaps [rbp + 7008], xmm2                               ;   210.0 p3+p4   69 groups
        andps xmm2, [r8 + 10016]                                ;   210.0 p5+p2   52 x
        movaps xmm0, [rbp + 3312]                               ;   209.0 p2      51 x reload
        xorps xmm2, xmm0                                        ;   212.0 p0      52 x
        movaps [rbp + 6512], xmm2                               ;   213.0 p3+p4   69 groups
        orps xmm0, [r8 + 9520]                                  ;   212.0 p1+p2   51 x
        xorps xmm0, [rbp + 3824]                                ;   213.0 p5+p2   51 x
        movaps [rbp + 7024], xmm0                               ;   214.0 p3+p4   69 groups
        andps xmm0, [r8 + 10032]                                ;   214.0 p0+p2   52 x
        movaps xmm2, [rbp + 3328]                               ;   213.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   216.0 p1      52 x
        movaps [rbp + 6528], xmm0                               ;   217.0 p3+p4   69 groups
        orps xmm2, [r8 + 9536]                                  ;   216.0 p5+p2   51 x
        xorps xmm2, [rbp + 3840]                                ;   217.0 p0+p2   51 x
        movaps [rbp + 7040], xmm2                               ;   218.0 p3+p4   69 groups
        andps xmm2, [r8 + 10048]                                ;   218.0 p1+p2   52 x
        movaps xmm0, [rbp + 3344]                               ;   217.0 p2      51 x reload
        xorps xmm2, xmm0                                        ;   220.0 p5      52 x
        movaps [rbp + 6544], xmm2                               ;   221.0 p3+p4   69 groups
        orps xmm0, [r8 + 9552]                                  ;   220.0 p0+p2   51 x
        xorps xmm0, [rbp + 3856]                                ;   221.0 p1+p2   51 x
        movaps [rbp + 7056], xmm0                               ;   222.0 p3+p4   69 groups
        andps xmm0, [r8 + 10064]                                ;   222.0 p5+p2   52 x
        movaps xmm2, [rbp + 3360]                               ;   221.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   224.0 p0      52 x
        movaps [rbp + 6560], xmm0                               ;   225.0 p3+p4   69 groups
        orps xmm2, [r8 + 9568]                                  ;   224.0 p1+p2   51 x
        xorps xmm2, [rbp + 3872]                                ;   225.0 p5+p2   51 x
        movaps [rbp + 7072], xmm2                               ;   226.0 p3+p4   69 groups
        andps xmm2, [r8 + 10080]                                ;   226.0 p0+p2   52 x
        movaps xmm0, [rbp + 3376]                               ;   225.0 p2      51 x reload
        xorps xmm2, xmm0                                        ;   228.0 p1      52 x
        movaps [rbp + 6576], xmm2                               ;   229.0 p3+p4   69 groups
        orps xmm0, [r8 + 9584]                                  ;   228.0 p5+p2   51 x
        xorps xmm0, [rbp + 3888]                                ;   229.0 p0+p2   51 x
        movaps [rbp + 7088], xmm0                               ;   230.0 p3+p4   69 groups
        andps xmm0, [r8 + 10096]                                ;   230.0 p1+p2   52 x
        movaps xmm2, [rbp + 3392]                               ;   229.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   232.0 p5      52 x
        movaps [rbp + 6592], xmm0                               ;   233.0 p3+p4   69 groups
        orps xmm2, [r8 + 9600]                                  ;   232.0 p0+p2   51 x
        xorps xmm2, [rbp + 3904]                                ;   233.0 p1+p2   51 x
        movaps [rbp + 7104], xmm2                               ;   234.0 p3+p4   69 groups
        andps xmm2, [r8 + 10112]                                ;   234.0 p5+p2   52 x
        movaps xmm0, [rbp + 3408]                               ;   233.0 p2      51 x reload
        xorps xmm2, xmm0                                        ;   236.0 p0      52 x
        movaps [rbp + 6608], xmm2                               ;   237.0 p3+p4   69 groups
        orps xmm0, [r8 + 9616]                                  ;   236.0 p1+p2   51 x
        xorps xmm0, [rbp + 3920]                                ;   237.0 p5+p2   51 x
        movaps [rbp + 7120], xmm0                               ;   238.0 p3+p4   69 groups
        andps xmm0, [r8 + 10128]                                ;   238.0 p0+p2   52 x
        movaps xmm2, [rbp + 3424]                               ;   237.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   240.0 p1      52 x
        movaps [rbp + 6624], xmm0                               ;   241.0 p3+p4   69 groups
        orps xmm2, [r8 + 9632]                                  ;   240.0 p5+p2   51 x
        xorps xmm2, [rbp + 3936]                                ;   241.0 p0+p2   51 x
        movaps [rbp + 7136], xmm2                               ;   242.0 p3+p4   69 groups
        andps xmm2, [r8 + 10144]                                ;   242.0 p1+p2   52 x
        movaps xmm0, [rbp + 3440]                               ;   241.0 p2      51 x reload
        xorps xmm2, xmm0                                        ;   244.0 p5      52 x
        movaps [rbp + 6640], xmm2                               ;   245.0 p3+p4   69 groups
        orps xmm0, [r8 + 9648]                                  ;   244.0 p0+p2   51 x
        xorps xmm0, [rbp + 3952]                                ;   245.0 p1+p2   51 x
        movaps [rbp + 7152], xmm0                               ;   246.0 p3+p4   69 groups
        andps xmm0, [r8 + 10160]                                ;   246.0 p5+p2   52 x
        movaps xmm2, [rbp + 3456]                               ;   245.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   248.0 p0      52 x
        movaps [rbp + 6656], xmm0                               ;   249.0 p3+p4   69 groups
        orps xmm2, [r8 + 9664]                                  ;   248.0 p1+p2   51 x
        xorps xmm2, [rbp + 3968]                                ;   249.0 p5+p2   51 x
        movaps [rbp + 7168], xmm2                               ;   250.0 p3+p4   69 groups
        andps xmm2, [r8 + 10176]                                ;   250.0 p0+p2   52 x
        movaps xmm0, [rbp + 3472]                               ;   249.0 p2      51 x reload
        xorps xmm2, xmm0                                        ;   252.0 p1      52 x
        movaps [rbp + 6672], xmm2                               ;   253.0 p3+p4   69 groups
        orps xmm0, [r8 + 9680]                                  ;   252.0 p5+p2   51 x
        xorps xmm0, [rbp + 3984]                                ;   253.0 p0+p2   51 x
        movaps [rbp + 7184], xmm0                               ;   254.0 p3+p4   69 groups
        andps xmm0, [r8 + 10192]                                ;   254.0 p1+p2   52 x
        movaps xmm2, [rbp + 3488]                               ;   253.0 p2      51 x reload
        xorps xmm0, xmm2                                        ;   256.0 p5      52 x
        movaps [rbp + 6688], xmm0                               ;   257.0 p3+p4   69 groups
        orps xmm2, [r8 + 9696]                                  ;   256.0 p0+p2   51 x
        xorps xmm2, [rbp + 4000]                                ;   257.0 p1+p2   51 x
        movaps [rbp + 7200], xmm2                               ;   258.0 p3+p4   69 groups
        andps xmm2, [r8 + 10208]                                ;   258.0 p5+p2   52 x
        xorps xmm1, xmm2                                        ;   259.0 p0      52 x
        movaps [rbp + 6704], xmm1                               ;   260.0 p3+p4   69 groups
        add r8, 0x2000                                          ;   250.2 p1      69 groups
        mov qword [rbp + 8504], r8                              ;   251.2 p3+p4   69 groups
        cmp r8, qword [rbp + 8512]                              ;                    more groups?
        jne .groups_2
        movaps xmm0, [rbp + 6208]                               ;     0.0 p2      60 rounds reload
        movaps [rbp + 7232], xmm0                               ;     3.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6224]                               ;     1.0 p2      60 rounds reload
        movaps [rbp + 7248], xmm0                               ;     4.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6240]                               ;     2.0 p2      60 rounds reload
        movaps [rbp + 7264], xmm0                               ;     5.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6256]                               ;     3.0 p2      60 rounds reload
        movaps [rbp + 7280], xmm0                               ;     6.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6272]                               ;     4.0 p2      60 rounds reload
        movaps [rbp + 7296], xmm0                               ;     7.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6288]                               ;     5.0 p2      60 rounds reload
        movaps [rbp + 7312], xmm0                               ;     8.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6304]                               ;     6.0 p2      60 rounds reload
        movaps [rbp + 7328], xmm0                               ;     9.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6320]                               ;     7.0 p2      60 rounds reload
        movaps [rbp + 7344], xmm0                               ;    10.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6336]                               ;     8.0 p2      60 rounds reload
        movaps [rbp + 7360], xmm0                               ;    11.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6352]                               ;     9.0 p2      60 rounds reload
        movaps [rbp + 7376], xmm0                               ;    12.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6368]                               ;    10.0 p2      60 rounds reload
        movaps [rbp + 7392], xmm0                               ;    13.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6384]                               ;    11.0 p2      60 rounds reload
        movaps [rbp + 7408], xmm0                               ;    14.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6400]                               ;    12.0 p2      60 rounds reload
        movaps [rbp + 7424], xmm0                               ;    15.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6416]                               ;    13.0 p2      60 rounds reload
        movaps [rbp + 7440], xmm0                               ;    16.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6432]                               ;    14.0 p2      60 rounds reload
        movaps [rbp + 7456], xmm0                               ;    17.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6448]                               ;    15.0 p2      60 rounds reload
        movaps [rbp + 7472], xmm0                               ;    18.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6464]                               ;    16.0 p2      60 rounds reload
        movaps [rbp + 7488], xmm0                               ;    19.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6480]                               ;    17.0 p2      60 rounds reload
        movaps [rbp + 7504], xmm0                               ;    20.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6496]                               ;    18.0 p2      60 rounds reload
        movaps [rbp + 7520], xmm0                               ;    21.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6512]                               ;    19.0 p2      60 rounds reload
        movaps [rbp + 7536], xmm0                               ;    22.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6528]                               ;    20.0 p2      60 rounds reload
        movaps [rbp + 7552], xmm0                               ;    23.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6544]                               ;    21.0 p2      60 rounds reload
        movaps [rbp + 7568], xmm0                               ;    24.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6560]                               ;    22.0 p2      60 rounds reload
        movaps [rbp + 7584], xmm0                               ;    25.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6576]                               ;    23.0 p2      60 rounds reload
        movaps [rbp + 7600], xmm0                               ;    26.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6592]                               ;    24.0 p2      60 rounds reload
        movaps [rbp + 7616], xmm0                               ;    27.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6608]                               ;    25.0 p2      60 rounds reload
        movaps [rbp + 7632], xmm0                               ;    28.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6624]                               ;    26.0 p2      60 rounds reload
        movaps [rbp + 7648], xmm0                               ;    29.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6640]                               ;    27.0 p2      60 rounds reload
        movaps [rbp + 7664], xmm0                               ;    30.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6656]                               ;    28.0 p2      60 rounds reload
        movaps [rbp + 7680], xmm0                               ;    31.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6672]                               ;    29.0 p2      60 rounds reload
        movaps [rbp + 7696], xmm0                               ;    32.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6688]                               ;    30.0 p2      60 rounds reload
        movaps [rbp + 7712], xmm0                               ;    33.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6704]                               ;    31.0 p2      60 rounds reload
        movaps [rbp + 7728], xmm0                               ;    34.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6720]                               ;    32.0 p2      60 rounds reload
        movaps [rbp + 7744], xmm0                               ;    35.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6736]                               ;    33.0 p2      60 rounds reload
        movaps [rbp + 7760], xmm0                               ;    36.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6752]                               ;    34.0 p2      60 rounds reload
        movaps [rbp + 7776], xmm0                               ;    37.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6768]                               ;    35.0 p2      60 rounds reload
        movaps [rbp + 7792], xmm0                               ;    38.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6784]                               ;    36.0 p2      60 rounds reload
        movaps [rbp + 7808], xmm0                               ;    39.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6800]                               ;    37.0 p2      60 rounds reload
        movaps [rbp + 7824], xmm0                               ;    40.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6816]                               ;    38.0 p2      60 rounds reload
        movaps [rbp + 7840], xmm0                               ;    41.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6832]                               ;    39.0 p2      60 rounds reload
        movaps [rbp + 7856], xmm0                               ;    42.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6848]                               ;    40.0 p2      60 rounds reload
        movaps [rbp + 7872], xmm0                               ;    43.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6864]                               ;    41.0 p2      60 rounds reload
        movaps [rbp + 7888], xmm0                               ;    44.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6880]                               ;    42.0 p2      60 rounds reload
        movaps [rbp + 7904], xmm0                               ;    45.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6896]                               ;    43.0 p2      60 rounds reload
        movaps [rbp + 7920], xmm0                               ;    46.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6912]                               ;    44.0 p2      60 rounds reload
        movaps [rbp + 7936], xmm0                               ;    47.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6928]                               ;    45.0 p2      60 rounds reload
        movaps [rbp + 7952], xmm0                               ;    48.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6944]                               ;    46.0 p2      60 rounds reload
        movaps [rbp + 7968], xmm0                               ;    49.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6960]                               ;    47.0 p2      60 rounds reload
        movaps [rbp + 7984], xmm0                               ;    50.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6976]                               ;    48.0 p2      60 rounds reload
        movaps [rbp + 8000], xmm0                               ;    51.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6992]                               ;    49.0 p2      60 rounds reload
        movaps [rbp + 8016], xmm0                               ;    52.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7008]                               ;    50.0 p2      60 rounds reload
        movaps [rbp + 8032], xmm0                               ;    53.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7024]                               ;    51.0 p2      60 rounds reload
        movaps [rbp + 8048], xmm0                               ;    54.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7040]                               ;    52.0 p2      60 rounds reload
        movaps [rbp + 8064], xmm0                               ;    55.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7056]                               ;    53.0 p2      60 rounds reload
        movaps [rbp + 8080], xmm0                               ;    56.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7072]                               ;    54.0 p2      60 rounds reload
        movaps [rbp + 8096], xmm0                               ;    57.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7088]                               ;    55.0 p2      60 rounds reload
        movaps [rbp + 8112], xmm0                               ;    58.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7104]                               ;    56.0 p2      60 rounds reload
        movaps [rbp + 8128], xmm0                               ;    59.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7120]                               ;    57.0 p2      60 rounds reload
        movaps [rbp + 8144], xmm0                               ;    60.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7136]                               ;    58.0 p2      60 rounds reload
        movaps [rbp + 8160], xmm0                               ;    61.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7152]                               ;    59.0 p2      60 rounds reload
        movaps [rbp + 8176], xmm0                               ;    62.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7168]                               ;    60.0 p2      60 rounds reload
        movaps [rbp + 8192], xmm0                               ;    63.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7184]                               ;    61.0 p2      60 rounds reload
        movaps [rbp + 8208], xmm0                               ;    64.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7200]                               ;    62.0 p2      60 rounds reload
        movaps [rbp + 8224], xmm0                               ;    65.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7216]                               ;    63.0 p2      60 rounds reload
        movaps [rbp + 8240], xmm0                               ;    66.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5184]                               ;    64.0 p2      60 rounds reload
        movaps [rbp + 8256], xmm0                               ;    67.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5200]                               ;    65.0 p2      60 rounds reload
        movaps [rbp + 8272], xmm0                               ;    68.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5216]                               ;    66.0 p2      60 rounds reload
        movaps [rbp + 8288], xmm0                               ;    69.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5232]                               ;    67.0 p2      60 rounds reload
        movaps [rbp + 8304], xmm0                               ;    70.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5248]                               ;    68.0 p2      60 rounds reload
        movaps [rbp + 8320], xmm0                               ;    71.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5264]                               ;    69.0 p2      60 rounds reload
        movaps [rbp + 8336], xmm0                               ;    72.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5280]                               ;    70.0 p2      60 rounds reload
        movaps [rbp + 8352], xmm0                               ;    73.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5296]                               ;    71.0 p2      60 rounds reload
        movaps [rbp + 8368], xmm0                               ;    74.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5312]                               ;    72.0 p2      60 rounds reload
        movaps [rbp + 8384], xmm0                               ;    75.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5328]                               ;    73.0 p2      60 rounds reload
        movaps [rbp + 8400], xmm0                               ;    76.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5344]                               ;    74.0 p2      60 rounds reload
        movaps [rbp + 8416], xmm0                               ;    77.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5360]                               ;    75.0 p2      60 rounds reload
        movaps [rbp + 8432], xmm0                               ;    78.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5376]                               ;    76.0 p2      60 rounds reload
        movaps [rbp + 8448], xmm0                               ;    79.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5392]                               ;    77.0 p2      60 rounds reload
        movaps [rbp + 8464], xmm0                               ;    80.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5408]                               ;    78.0 p2      60 rounds reload
        movaps [rbp + 4384], xmm0                               ;    81.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5424]                               ;    79.0 p2      60 rounds reload
        movaps [rbp + 4400], xmm0                               ;    82.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5440]                               ;    80.0 p2      60 rounds reload
        movaps [rbp + 4416], xmm0                               ;    83.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5456]                               ;    81.0 p2      60 rounds reload
        movaps [rbp + 4432], xmm0                               ;    84.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5472]                               ;    82.0 p2      60 rounds reload
        movaps [rbp + 4448], xmm0                               ;    85.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5488]                               ;    83.0 p2      60 rounds reload
        movaps [rbp + 4464], xmm0                               ;    86.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5504]                               ;    84.0 p2      60 rounds reload
        movaps [rbp + 4480], xmm0                               ;    87.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5520]                               ;    85.0 p2      60 rounds reload
        movaps [rbp + 4496], xmm0                               ;    88.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5536]                               ;    86.0 p2      60 rounds reload
        movaps [rbp + 4512], xmm0                               ;    89.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5552]                               ;    87.0 p2      60 rounds reload
        movaps [rbp + 4528], xmm0                               ;    90.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5568]                               ;    88.0 p2      60 rounds reload
        movaps [rbp + 4544], xmm0                               ;    91.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5584]                               ;    89.0 p2      60 rounds reload
        movaps [rbp + 4560], xmm0                               ;    92.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5600]                               ;    90.0 p2      60 rounds reload
        movaps [rbp + 4576], xmm0                               ;    93.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5616]                               ;    91.0 p2      60 rounds reload
        movaps [rbp + 4592], xmm0                               ;    94.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5632]                               ;    92.0 p2      60 rounds reload
        movaps [rbp + 4608], xmm0                               ;    95.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5648]                               ;    93.0 p2      60 rounds reload
        movaps [rbp + 4624], xmm0                               ;    96.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5664]                               ;    94.0 p2      60 rounds reload
        movaps [rbp + 4640], xmm0                               ;    97.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5680]                               ;    95.0 p2      60 rounds reload
        movaps [rbp + 4656], xmm0                               ;    98.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5696]                               ;    96.0 p2      60 rounds reload
        movaps [rbp + 4672], xmm0                               ;    99.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5712]                               ;    97.0 p2      60 rounds reload
        movaps [rbp + 4688], xmm0                               ;   100.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5728]                               ;    98.0 p2      60 rounds reload
        movaps [rbp + 4704], xmm0                               ;   101.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5744]                               ;    99.0 p2      60 rounds reload
        movaps [rbp + 4720], xmm0                               ;   102.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5760]                               ;   100.0 p2      60 rounds reload
        movaps [rbp + 4736], xmm0                               ;   103.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5776]                               ;   101.0 p2      60 rounds reload
        movaps [rbp + 4752], xmm0                               ;   104.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5792]                               ;   102.0 p2      60 rounds reload
        movaps [rbp + 4768], xmm0                               ;   105.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5808]                               ;   103.0 p2      60 rounds reload
        movaps [rbp + 4784], xmm0                               ;   106.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5824]                               ;   104.0 p2      60 rounds reload
        movaps [rbp + 4800], xmm0                               ;   107.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5840]                               ;   105.0 p2      60 rounds reload
        movaps [rbp + 4816], xmm0                               ;   108.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5856]                               ;   106.0 p2      60 rounds reload
        movaps [rbp + 4832], xmm0                               ;   109.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5872]                               ;   107.0 p2      60 rounds reload
        movaps [rbp + 4848], xmm0                               ;   110.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5888]                               ;   108.0 p2      60 rounds reload
        movaps [rbp + 4864], xmm0                               ;   111.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5904]                               ;   109.0 p2      60 rounds reload
        movaps [rbp + 4880], xmm0                               ;   112.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5920]                               ;   110.0 p2      60 rounds reload
        movaps [rbp + 4896], xmm0                               ;   113.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5936]                               ;   111.0 p2      60 rounds reload
        movaps [rbp + 4912], xmm0                               ;   114.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5952]                               ;   112.0 p2      60 rounds reload
        movaps [rbp + 4928], xmm0                               ;   115.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5968]                               ;   113.0 p2      60 rounds reload
        movaps [rbp + 4944], xmm0                               ;   116.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5984]                               ;   114.0 p2      60 rounds reload
        movaps [rbp + 4960], xmm0                               ;   117.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6000]                               ;   115.0 p2      60 rounds reload
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
        movaps [r11 + 32], xmm10                                ;     0.0 p3+p4   40 t spill
        movaps xmm15, [r8 + 18480]                              ;     0.2 p2      40 t
        movaps [r11 - 48], xmm4                                 ;     1.0 p3+p4   40 t spill
        movaps [r11 - 16], xmm3                                 ;     2.0 p3+p4   40 t spill
        xorps xmm15, xmm3                                       ;     3.2 p0      40 t
        movaps [r11 - 32], xmm5                                 ;     3.0 p3+p4   40 t spill
        movaps xmm3, [r8 + 18496]                               ;     1.5 p2      40 t
        xorps xmm3, xmm4                                        ;     4.5 p1      40 t
        movaps xmm4, [r8 + 18512]                               ;     2.5 p2      40 t
        xorps xmm4, xmm5                                        ;     5.5 p5      40 t
        movaps xmm5, [r8 + 18560]                               ;     3.5 p2      40 t
        xorps xmm5, xmm8                                        ;     6.5 p0      40 t
        movaps [r11 + 0], xmm8                                  ;     4.0 p3+p4   40 t spill
        movaps xmm8, [r8 + 18592]                               ;     4.5 p2      40 t
        movaps xmm14, [r8 + 18448]                              ;     5.5 p2      40 t
        xorps xmm14, xmm1                                       ;     8.5 p1      40 t
        movaps [r11 + 16], xmm12                                ;     5.0 p3+p4   40 t spill
        movaps [r11 + 48], xmm11                                ;     6.0 p3+p4   40 t spill
        xorps xmm8, xmm10                                       ;     7.5 p5      40 t
        movaps xmm10, [r8 + 18608]                              ;     6.5 p2      40 t
        xorps xmm10, xmm11                                      ;     9.5 p0      40 t
        movaps xmm11, [r8 + 18624]                              ;     7.5 p2      40 t
        xorps xmm11, xmm12                                      ;    10.5 p1      40 t
        movaps [r11 + 64], xmm1                                 ;     7.0 p3+p4   40 t spill
        movaps xmm1, [r8 + 18736]                               ;     8.5 p2      40 t
        xorps xmm1, [rbp + 4464]                                ;    11.5 p5+p2   40 t
        movaps [r10 - 32], xmm1                                 ;    12.5 p3+p4   40 t spill
        movaps xmm1, [r8 + 18752]                               ;    10.5 p2      40 t
        xorps xmm1, [rbp + 4480]                                ;    13.5 p0+p2   40 t
        movaps xmm12, [r8 + 18704]                              ;    12.5 p2      40 t
        xorps xmm12, [rbp + 4432]                               ;    15.5 p1+p2   40 t
        movaps [r10 - 48], xmm12                                ;    16.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 18768]                              ;    14.5 p2      40 t
        xorps xmm12, [rbp + 4496]                               ;    17.5 p5+p2   40 t
        movaps [r11 - 112], xmm12                               ;    18.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 18832]                              ;    16.5 p2      40 t
        xorps xmm12, [rbp + 4560]                               ;    19.5 p0+p2   40 t
        movaps [r10 + 16], xmm12                                ;    20.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 18864]                              ;    18.5 p2      40 t
        xorps xmm12, [rbp + 4592]                               ;    21.5 p1+p2   40 t
        movaps [r10 + 32], xmm12                                ;    22.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 18880]                              ;    20.5 p2      40 t
        xorps xmm12, [rbp + 4608]                               ;    23.5 p5+p2   40 t
        movaps [r11 - 96], xmm12                                ;    24.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 18896]                              ;    22.5 p2      40 t
        xorps xmm12, [rbp + 4624]                               ;    25.5 p0+p2   40 t
        movaps [rdi - 80], xmm12                                ;    26.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 18944]                              ;    24.5 p2      40 t
        xorps xmm12, [rbp + 4672]                               ;    27.5 p1+p2   40 t
        movaps [rdx + 64], xmm12                                ;    28.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 18976]                              ;    26.5 p2      40 t
        xorps xmm12, [rbp + 4704]                               ;    29.5 p5+p2   40 t
        movaps [rsi - 128], xmm12                               ;    30.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 18992]                              ;    28.5 p2      40 t
        xorps xmm12, [rbp + 4720]                               ;    31.5 p0+p2   40 t
        movaps [rsi + 0], xmm12                                 ;    32.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 19008]                              ;    30.5 p2      40 t
        xorps xmm12, [rbp + 4736]                               ;    33.5 p1+p2   40 t
        movaps [rbp + 0], xmm12                                 ;    34.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 19088]                              ;    32.5 p2      40 t
        xorps xmm12, [rbp + 4816]                               ;    35.5 p5+p2   40 t
        movaps [rdx + 80], xmm12                                ;    36.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 19120]                              ;    34.5 p2      40 t
        xorps xmm12, [rbp + 4848]                               ;    37.5 p0+p2   40 t
        movaps [rbp - 112], xmm12                               ;    38.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 19136]                              ;    36.5 p2      40 t
        xorps xmm12, [rbp + 4864]                               ;    39.5 p1+p2   40 t
        movaps [rdi + 48], xmm12                                ;    40.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 19152]                              ;    38.5 p2      40 t
        xorps xmm12, [rbp + 4880]                               ;    41.5 p5+p2   40 t
        movaps [rax + 0], xmm12                                 ;    42.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 19216]                              ;    40.5 p2      40 t
        xorps xmm12, [rbp + 4944]                               ;    43.5 p0+p2   40 t
        movaps [rsi + 16], xmm12                                ;    44.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 19248]                              ;    42.5 p2      40 t
        xorps xmm12, [rbp + 4976]                               ;    45.5 p1+p2   40 t
        movaps [rdi + 96], xmm12                                ;    46.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 19264]                              ;    44.5 p2      40 t
        xorps xmm12, [rbp + 4992]                               ;    47.5 p5+p2   40 t
        movaps [rdi - 16], xmm12                                ;    48.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 19280]                              ;    46.5 p2      40 t
        xorps xmm12, [rbp + 5008]                               ;    49.5 p0+p2   40 t
        movaps [rax + 16], xmm12                                ;    50.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 19344]                              ;    48.5 p2      40 t
        xorps xmm12, [rbp + 5072]                               ;    51.5 p1+p2   40 t
        movaps [rcx + 48], xmm1                                 ;    40.8 p3+p4   40 t spill
        movaps xmm1, [r8 + 19408]                               ;    50.5 p2      40 t
        xorps xmm1, [rbp + 5136]                                ;    53.5 p5+p2   40 t
        movaps [rbp + 64], xmm1                                 ;    54.5 p3+p4   40 t spill
        movaps xmm1, xmm4                                       ;    42.8 p0      41 t copy
        xorps xmm1, xmm14                                       ;    43.8 p1      41 t
        movaps [rdx - 96], xmm8                                 ;    43.5 p3+p4   40 t spill
        movaps xmm8, xmm15                                      ;    43.8 p5      41 t copy
        movaps [rdi - 32], xmm11                                ;    44.5 p3+p4   40 t spill
        movaps xmm11, [r8 + 18464]                              ;    52.5 p2      41 t
        xorps xmm11, xmm2                                       ;    55.5 p0      41 t
        xorps xmm11, [rel camellia128_encrypt.T0_constants128]  ;    56.5 p1+p2   41 t
        movaps [rsi - 48], xmm2                                 ;    45.5 p3+p4   40 t spill
        movaps xmm2, [r8 + 18528]                               ;    54.5 p2      41 t
        xorps xmm2, xmm6                                        ;    57.5 p5      41 t
        xorps xmm2, [rel camellia128_encrypt.T0_constants128]   ;    58.5 p0+p2   41 t
        movaps [rdx + 48], xmm13                                ;    46.8 p3+p4   40 t spill
        movaps [rcx + 64], xmm12                                ;    52.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 19376]                              ;    56.5 p2      40 t
        xorps xmm12, [rbp + 5104]                               ;    59.5 p1+p2   40 t
        movaps [rdx - 16], xmm12                                ;    60.5 p3+p4   40 t spill
        movaps xmm12, [r8 + 19392]                              ;    58.5 p2      40 t
        xorps xmm12, [rbp + 5120]                               ;    61.5 p5+p2   40 t
        movaps [rcx + 80], xmm12                                ;    62.5 p3+p4   40 t spill
        movaps xmm12, xmm3                                      ;    51.5 p0      41 t copy
        xorps xmm12, xmm14                                      ;    52.5 p1      41 t
        xorps xmm3, xmm11                                       ;    57.5 p5      41 t
        xorps xmm8, xmm2                                        ;    59.5 p0      41 t
        movaps [rdi + 80], xmm6                                 ;    53.0 p3+p4   40 t spill
        movaps xmm6, xmm8                                       ;    60.5 p1      41 t copy
        xorps xmm6, xmm0                                        ;    61.5 p5      41 t
        xorps xmm6, [r8 + 18432]                                ;    62.5 p0+p2   41 t
        xorps xmm6, [rel camellia128_encrypt.T0_constants128]   ;    63.5 p1+p2   41 t
        xorps xmm8, xmm12                                       ;    60.5 p5      41 t
        movaps [rbp - 96], xmm0                                 ;    56.5 p3+p4   40 t spill
        movaps xmm0, xmm1                                       ;    56.8 p0      41 t copy
        xorps xmm0, xmm6                                        ;    64.5 p1      41 t
        movaps [rsi - 32], xmm5                                 ;    57.5 p3+p4   40 t spill
        movaps xmm5, xmm6                                       ;    64.5 p5      41 t copy
        xorps xmm5, xmm7                                        ;    65.5 p0      41 t
        xorps xmm5, [r8 + 18544]                                ;    66.5 p1+p2   41 t
        xorps xmm5, [rel camellia128_encrypt.T0_constants128]   ;    67.5 p5+p2   41 t
        movaps [rbp - 80], xmm7                                 ;    58.8 p3+p4   40 t spill
        movaps xmm7, xmm12                                      ;    59.0 p0      41 t copy
        xorps xmm7, xmm5                                        ;    68.5 p1      41 t
        movaps [rcx + 16], xmm10                                ;    59.8 p3+p4   40 t spill
        movaps xmm10, xmm3                                      ;    59.8 p5      41 t copy
        xorps xmm10, xmm8                                       ;    61.5 p0      41 t
        movaps xmm13, xmm0                                      ;    65.5 p1      41 t copy
        orps xmm13, xmm5                                        ;    68.5 p5      41 t
        xorps xmm4, xmm8                                        ;    61.5 p0      41 t
        movaps [rsi - 64], xmm9                                 ;    61.0 p3+p4   40 t spill
        movaps xmm9, xmm8                                       ;    61.5 p1      41 t copy
        xorps xmm9, xmm5                                        ;    68.5 p5      41 t
        xorps xmm15, xmm9                                       ;    69.5 p0      41 t
        movaps [rbp - 128], xmm5                                ;    68.5 p3+p4   41 t spill
        movaps xmm5, xmm11                                      ;    62.2 p1      41 t copy
        xorps xmm5, xmm6                                        ;    64.5 p5      41 t
        movaps [rdx - 64], xmm14                                ;    63.0 p3+p4   40 t spill
        movaps xmm14, xmm6                                      ;    64.5 p0      41 t copy
        orps xmm14, xmm9                                        ;    69.5 p1      41 t
        xorps xmm14, xmm13                                      ;    70.5 p5      41 t
        movaps [rdx + 16], xmm9                                 ;    69.5 p3+p4   41 t spill
        movaps xmm9, xmm10                                      ;    64.5 p0      41 t copy
        xorps xmm9, xmm7                                        ;    69.5 p1      41 t
        xorps xmm13, xmm2                                       ;    69.5 p5      41 t
        orps xmm2, xmm7                                         ;    69.5 p0      41 t
        movaps [rdx + 96], xmm7                                 ;    69.5 p3+p4   41 t spill
        movaps xmm7, xmm8                                       ;    65.8 p1      41 t copy
        andps xmm7, xmm1                                        ;    66.8 p5      41 t
        xorps xmm4, xmm2                                        ;    70.5 p0      41 t
        xorps xmm2, xmm7                                        ;    70.5 p1      41 t
        movaps xmm7, xmm5                                       ;    67.0 p5      41 t copy
        andps xmm7, xmm9                                        ;    70.5 p0      41 t
        xorps xmm4, xmm7                                        ;    71.5 p1      41 t
        xorps xmm14, xmm4                                       ;    72.5 p5      41 t
        xorps xmm13, xmm2                                       ;    71.5 p0      41 t
        movaps xmm7, xmm5                                       ;    69.0 p1      41 t copy
        xorps xmm7, xmm15                                       ;    70.5 p5      41 t
        movaps [rbp + 112], xmm5                                ;    69.5 p3+p4   41 t spill
        movaps [rdx + 112], xmm10                               ;    70.5 p3+p4   41 t spill
        movaps xmm5, xmm10                                      ;    70.0 p0      41 t copy
        andps xmm5, xmm7                                        ;    71.5 p1      41 t
        xorps xmm2, xmm5                                        ;    72.5 p5      41 t
        movaps xmm10, xmm3                                      ;    71.0 p0      41 t copy
        movaps xmm5, xmm1                                       ;    71.2 p1      41 t copy
        xorps xmm5, xmm7                                        ;    72.2 p5      41 t
        andps xmm10, xmm5                                       ;    73.2 p0      41 t
        xorps xmm13, xmm10                                      ;    74.2 p1      41 t
        movaps xmm10, xmm15                                     ;    72.5 p5      41 t copy
        xorps xmm10, xmm0                                       ;    73.5 p0      41 t
        movaps [rdx - 48], xmm9                                 ;    72.5 p3+p4   41 t spill
        movaps xmm9, xmm12                                      ;    73.2 p1      41 t copy
        andps xmm9, xmm10                                       ;    74.5 p5      41 t
        movaps [rbp + 32], xmm11                                ;    73.5 p3+p4   41 t spill
        xorps xmm2, xmm9                                        ;    75.5 p0      41 t
        xorps xmm4, xmm9                                        ;    75.5 p1      41 t
        movaps xmm9, [rdx - 64]                                 ;    74.0 p2      41 t
        orps xmm9, xmm11                                        ;    77.0 p5      41 t
        xorps xmm4, xmm9                                        ;    78.0 p0      41 t
        movaps xmm9, xmm14                                      ;    75.2 p1      41 t copy
        andps xmm9, xmm13                                       ;    76.2 p5      41 t
        xorps xmm4, xmm9                                        ;    79.0 p0      41 t
        movaps xmm11, xmm2                                      ;    76.5 p1      41 t copy
        andps xmm11, xmm4                                       ;    80.0 p5      41 t
        xorps xmm4, xmm13                                       ;    80.0 p0      41 t
        orps xmm9, xmm4                                         ;    81.0 p1      41 t
        xorps xmm14, xmm11                                      ;    81.0 p5      41 t
        xorps xmm9, xmm14                                       ;    82.0 p0      41 t
        andps xmm10, xmm9                                       ;    83.0 p1      41 t
        movaps xmm11, xmm2                                      ;    78.5 p5      41 t copy
        andps xmm11, xmm14                                      ;    82.0 p0      41 t
        xorps xmm13, xmm11                                      ;    83.0 p1      41 t
        movaps xmm11, xmm9                                      ;    83.0 p5      41 t copy
        orps xmm11, xmm13                                       ;    84.0 p0      41 t
        xorps xmm4, xmm11                                       ;    85.0 p1      41 t
        andps xmm1, xmm4                                        ;    86.0 p5      41 t
        andps xmm14, xmm13                                      ;    84.0 p0      41 t
        xorps xmm2, xmm14                                       ;    85.0 p1      41 t
        movaps xmm14, xmm9                                      ;    83.0 p5      41 t copy
        xorps xmm14, xmm13                                      ;    84.0 p0      41 t
        andps xmm5, xmm14                                       ;    85.0 p1      41 t
        andps xmm3, xmm14                                       ;    85.0 p5      41 t
        xorps xmm14, xmm4                                       ;    86.0 p0      41 t
        andps xmm7, xmm14                                       ;    87.0 p1      41 t
        andps xmm12, xmm9                                       ;    83.5 p5      41 t
        xorps xmm5, xmm7                                        ;    88.0 p0      41 t
        andps xmm8, xmm4                                        ;    86.0 p1      41 t
        andps xmm6, xmm2                                        ;    86.0 p5      41 t
        movaps xmm11, [rbp - 128]                               ;    83.5 p2      41 t
        xorps xmm4, xmm2                                        ;    86.0 p0      41 t
        xorps xmm1, xmm7                                        ;    88.0 p1      41 t
        movaps xmm7, [rdx + 16]                                 ;    84.5 p2      41 t
        xorps xmm9, xmm4                                        ;    87.0 p5      41 t
        andps xmm7, xmm2                                        ;    87.5 p0      41 t
        andps xmm11, xmm4                                       ;    87.0 p1      41 t
        xorps xmm11, xmm3                                       ;    88.0 p5      41 t
        xorps xmm2, xmm13                                       ;    87.0 p0      41 t
        andps xmm15, xmm9                                       ;    88.0 p1      41 t
        andps xmm0, xmm4                                        ;    87.5 p5      41 t
        movaps xmm4, [rdx - 48]                                 ;    86.2 p2      41 t
        andps xmm4, xmm2                                        ;    89.2 p0      41 t
        andps xmm9, [rdx + 96]                                  ;    88.2 p1+p2   41 t
        xorps xmm9, xmm11                                       ;    89.2 p5      41 t
        xorps xmm9, xmm4                                        ;    90.2 p0      41 t
        xorps xmm8, xmm4                                        ;    90.2 p1      41 t
        xorps xmm3, xmm7                                        ;    89.5 p5      41 t
        xorps xmm8, xmm3                                        ;    91.2 p0      41 t
        movaps xmm4, [rbp + 32]                                 ;    88.2 p2      41 t
        andps xmm4, xmm13                                       ;    91.2 p1      41 t
        xorps xmm4, xmm8                                        ;    92.2 p5      41 t
        andps xmm2, [rbp + 112]                                 ;    91.0 p0+p2   41 t
        xorps xmm0, xmm10                                       ;    91.2 p1      41 t
        xorps xmm0, xmm5                                        ;    92.2 p5      41 t
        andps xmm14, [rdx + 112]                                ;    92.0 p0+p2   41 t
        xorps xmm5, xmm6                                        ;    92.2 p1      41 t
        xorps xmm5, xmm4                                        ;    93.2 p5      41 t
        xorps xmm11, xmm12                                      ;    93.0 p0      41 t
        andps xmm13, [rdx - 64]                                 ;    93.2 p1+p2   41 t
        xorps xmm13, xmm9                                       ;    94.2 p5      41 t
        xorps xmm13, xmm4                                       ;    95.2 p0      41 t
        xorps xmm14, xmm13                                      ;    96.2 p1      41 t
        xorps xmm2, xmm1                                        ;    94.5 p5      41 t
        xorps xmm11, xmm13                                      ;    96.2 p0      41 t
        xorps xmm2, xmm4                                        ;    95.5 p1      41 t
        xorps xmm9, xmm3                                        ;    95.5 p5      41 t
        xorps xmm9, xmm0                                        ;    96.5 p0      41 t
        movaps xmm3, xmm5                                       ;    96.2 p1      41 t copy
        xorps xmm3, xmm2                                        ;    97.2 p5      41 t
        xorps xmm1, xmm10                                       ;    97.0 p0      41 t
        movaps xmm4, [rel camellia128_encrypt.T0_constants128]  ;    93.8 p2      41 t reload
        xorps xmm1, xmm15                                       ;    98.0 p1      41 t
        xorps xmm1, xmm5                                        ;    99.0 p5      41 t
        movaps xmm15, xmm14                                     ;    98.0 p0      41 t copy
        xorps xmm1, xmm4                                        ;   100.0 p1      41 t
        xorps xmm8, xmm4                                        ;    98.5 p5      41 t
        xorps xmm3, xmm11                                       ;    99.0 p0      41 t
        xorps xmm11, xmm4                                       ;    99.2 p1      41 t
        xorps xmm0, xmm3                                        ;   100.0 p5      41 t
        xorps xmm15, xmm3                                       ;   100.0 p0      41 t
        xorps xmm0, xmm4                                        ;   101.0 p1      41 t
        xorps xmm14, xmm4                                       ;   100.5 p5      41 t
        movaps xmm3, [rsi - 32]                                 ;    96.8 p2      23 t
        movaps xmm5, [rcx + 16]                                 ;    97.8 p2      40 t reload
        xorps xmm3, xmm5                                        ;   101.0 p0      23 t
        movaps xmm6, [rsi - 32]                                 ;    98.8 p2      23 t
        movaps xmm7, [rdi - 32]                                 ;    99.8 p2      40 t reload
        xorps xmm6, xmm7                                        ;   102.8 p1      23 t
        movaps xmm10, [rdx - 96]                                ;   100.8 p2      23 t
        movaps xmm12, [r8 + 18576]                              ;   101.8 p2      23 t
        movaps xmm13, [rsi - 64]                                ;   102.8 p2      40 t reload
        xorps xmm12, xmm13                                      ;   105.8 p5      23 t
        xorps xmm12, xmm4                                       ;   106.8 p0      23 t
        xorps xmm5, xmm12                                       ;   107.8 p1      23 t
        movaps xmm13, [r8 + 18640]                              ;   103.8 p2      23 t
        xorps xmm13, [rdx + 48]                                 ;   106.8 p5+p2   23 t
        movaps [rdx + 96], xmm8                                 ;   100.2 p3+p4   41 t spill
        movaps [rcx + 16], xmm2                                 ;   101.2 p3+p4   41 t spill
        xorps xmm13, xmm4                                       ;   107.8 p0      23 t
        xorps xmm10, xmm13                                      ;   108.8 p1      23 t
        movaps xmm2, xmm10                                      ;   109.8 p5      23 t copy
        xorps xmm2, [r8 + 18672]                                ;   110.8 p0+p2   23 t
        xorps xmm2, [rbp + 4400]                                ;   111.8 p1+p2   23 t
        movaps [rbp + 32], xmm9                                 ;   102.2 p3+p4   41 t spill
        xorps xmm2, xmm4                                        ;   112.8 p5      23 t
        xorps xmm10, xmm3                                       ;   109.8 p0      23 t
        movaps [rdx - 64], xmm0                                 ;   103.2 p3+p4   41 t spill
        movaps xmm0, xmm6                                       ;   105.2 p1      23 t copy
        xorps xmm0, xmm2                                        ;   113.8 p5      23 t
        movaps xmm9, xmm3                                       ;   106.0 p0      23 t copy
        movaps xmm8, xmm5                                       ;   108.8 p1      23 t copy
        xorps xmm8, xmm10                                       ;   110.8 p5      23 t
        movaps [rdx - 48], xmm15                                ;   105.2 p3+p4   41 t spill
        movaps [rbp + 112], xmm1                                ;   106.2 p3+p4   41 t spill
        movaps xmm1, xmm0                                       ;   114.8 p0      23 t copy
        xorps xmm7, xmm10                                       ;   110.8 p1      23 t
        movaps [rdi - 32], xmm11                                ;   107.2 p3+p4   41 t spill
        movaps xmm11, xmm10                                     ;   110.8 p5      23 t copy
        movaps xmm15, xmm12                                     ;   108.0 p0      23 t copy
        xorps xmm15, xmm2                                       ;   113.8 p1      23 t
        movaps [rdx + 112], xmm14                               ;   108.2 p3+p4   41 t spill
        movaps xmm14, xmm2                                      ;   113.8 p5      23 t copy
        xorps xmm14, [r8 + 18656]                               ;   114.8 p0+p2   23 t
        xorps xmm14, [rbp + 4384]                               ;   115.8 p1+p2   23 t
        xorps xmm14, xmm4                                       ;   116.8 p5      23 t
        xorps xmm9, xmm14                                       ;   117.8 p0      23 t
        orps xmm1, xmm14                                        ;   117.8 p1      23 t
        xorps xmm11, xmm14                                      ;   117.8 p5      23 t
        movaps xmm4, xmm2                                       ;   113.8 p0      23 t copy
        orps xmm4, xmm11                                        ;   118.8 p1      23 t
        xorps xmm4, xmm1                                        ;   119.8 p5      23 t
        movaps [rbp - 128], xmm14                               ;   117.8 p3+p4   23 t spill
        movaps xmm14, xmm8                                      ;   112.0 p0      23 t copy
        movaps [rdx + 16], xmm2                                 ;   113.8 p3+p4   23 t spill
        movaps xmm2, [rdx - 96]                                 ;   112.8 p2      23 t
        xorps xmm2, xmm11                                       ;   118.8 p1      23 t
        xorps xmm1, xmm13                                       ;   118.8 p5      23 t
        xorps xmm14, xmm9                                       ;   118.8 p0      23 t
        orps xmm13, xmm9                                        ;   118.8 p1      23 t
        movaps [rdx - 96], xmm9                                 ;   118.8 p3+p4   23 t spill
        xorps xmm7, xmm13                                       ;   119.8 p5      23 t
        movaps xmm9, xmm10                                      ;   115.0 p0      23 t copy
        andps xmm9, xmm6                                        ;   116.0 p1      23 t
        xorps xmm13, xmm9                                       ;   119.8 p5      23 t
        movaps xmm9, xmm15                                      ;   116.0 p0      23 t copy
        andps xmm9, xmm14                                       ;   119.8 p1      23 t
        xorps xmm7, xmm9                                        ;   120.8 p5      23 t
        movaps xmm9, xmm15                                      ;   117.0 p0      23 t copy
        movaps [rsi + 32], xmm15                                ;   117.0 p3+p4   23 t spill
        movaps xmm15, xmm8                                      ;   117.2 p1      23 t copy
        movaps [rcx - 128], xmm8                                ;   118.0 p3+p4   23 t spill
        movaps xmm8, xmm5                                       ;   117.8 p5      23 t copy
        xorps xmm9, xmm2                                        ;   119.8 p0      23 t
        xorps xmm1, xmm13                                       ;   120.8 p1      23 t
        andps xmm15, xmm9                                       ;   120.8 p5      23 t
        xorps xmm13, xmm15                                      ;   121.8 p0      23 t
        movaps xmm15, xmm6                                      ;   119.2 p1      23 t copy
        xorps xmm15, xmm9                                       ;   120.8 p5      23 t
        andps xmm8, xmm15                                       ;   121.8 p0      23 t
        xorps xmm1, xmm8                                        ;   122.8 p1      23 t
        movaps xmm8, xmm2                                       ;   120.8 p5      23 t copy
        xorps xmm8, xmm0                                        ;   121.8 p0      23 t
        movaps [rdx - 80], xmm12                                ;   120.5 p3+p4   23 t spill
        movaps [rdi + 112], xmm14                               ;   121.5 p3+p4   23 t spill
        movaps xmm14, xmm3                                      ;   121.2 p1      23 t copy
        andps xmm14, xmm8                                       ;   122.8 p5      23 t
        xorps xmm4, xmm7                                        ;   122.0 p0      23 t
        xorps xmm13, xmm14                                      ;   123.8 p1      23 t
        xorps xmm7, xmm14                                       ;   123.8 p5      23 t
        movaps xmm14, [rsi - 32]                                ;   122.2 p2      23 t
        orps xmm14, xmm12                                       ;   125.2 p0      23 t
        xorps xmm7, xmm14                                       ;   126.2 p1      23 t
        movaps xmm14, xmm4                                      ;   123.8 p5      23 t copy
        andps xmm14, xmm1                                       ;   124.8 p0      23 t
        xorps xmm7, xmm14                                       ;   127.2 p1      23 t
        movaps xmm12, xmm13                                     ;   124.8 p5      23 t copy
        andps xmm12, xmm7                                       ;   128.2 p0      23 t
        xorps xmm7, xmm1                                        ;   128.2 p1      23 t
        orps xmm14, xmm7                                        ;   129.2 p5      23 t
        xorps xmm4, xmm12                                       ;   129.2 p0      23 t
        xorps xmm14, xmm4                                       ;   130.2 p1      23 t
        andps xmm8, xmm14                                       ;   131.2 p5      23 t
        movaps xmm12, xmm13                                     ;   127.0 p0      23 t copy
        andps xmm12, xmm4                                       ;   130.2 p1      23 t
        xorps xmm1, xmm12                                       ;   131.2 p5      23 t
        andps xmm4, xmm1                                        ;   132.2 p0      23 t
        xorps xmm13, xmm4                                       ;   133.2 p1      23 t
        movaps xmm4, xmm14                                      ;   131.2 p5      23 t copy
        movaps xmm12, xmm14                                     ;   131.2 p0      23 t copy
        orps xmm12, xmm1                                        ;   132.2 p1      23 t
        xorps xmm4, xmm1                                        ;   132.2 p5      23 t
        xorps xmm7, xmm12                                       ;   133.2 p0      23 t
        andps xmm15, xmm4                                       ;   133.2 p1      23 t
        andps xmm5, xmm4                                        ;   133.2 p5      23 t
        xorps xmm4, xmm7                                        ;   134.2 p0      23 t
        andps xmm9, xmm4                                        ;   135.2 p1      23 t
        movaps xmm12, [rdx + 16]                                ;   129.5 p2      23 t
        xorps xmm15, xmm9                                       ;   136.2 p5      23 t
        andps xmm10, xmm7                                       ;   134.2 p0      23 t
        andps xmm6, xmm7                                        ;   134.2 p1      23 t
        andps xmm3, xmm14                                       ;   132.8 p5      23 t
        andps xmm12, xmm13                                      ;   134.2 p0      23 t
        xorps xmm7, xmm13                                       ;   134.2 p1      23 t
        xorps xmm6, xmm9                                        ;   136.2 p5      23 t
        andps xmm11, xmm13                                      ;   134.2 p0      23 t
        movaps xmm9, [rbp - 128]                                ;   132.5 p2      23 t
        andps xmm9, xmm7                                        ;   135.5 p1      23 t
        xorps xmm13, xmm1                                       ;   134.8 p5      23 t
        xorps xmm14, xmm7                                       ;   135.2 p0      23 t
        andps xmm2, xmm14                                       ;   136.2 p1      23 t
        andps xmm14, [rdx - 96]                                 ;   136.2 p5+p2   23 t
        xorps xmm9, xmm5                                        ;   136.5 p0      23 t
        xorps xmm5, xmm11                                       ;   136.2 p1      23 t
        andps xmm0, xmm7                                        ;   136.8 p5      23 t
        xorps xmm0, xmm8                                        ;   137.8 p0      23 t
        xorps xmm10, xmm5                                       ;   137.2 p1      23 t
        movaps xmm7, [rdi + 112]                                ;   135.2 p2      23 t
        xorps xmm14, xmm9                                       ;   137.8 p5      23 t
        andps xmm7, xmm13                                       ;   138.2 p0      23 t
        andps xmm13, [rsi + 32]                                 ;   138.2 p1+p2   23 t
        andps xmm4, [rcx - 128]                                 ;   138.8 p5+p2   23 t
        xorps xmm14, xmm7                                       ;   139.2 p0      23 t
        xorps xmm10, xmm7                                       ;   139.2 p1      23 t
        xorps xmm0, xmm15                                       ;   139.8 p5      23 t
        movaps xmm7, [rdx - 80]                                 ;   138.2 p2      23 t
        andps xmm7, xmm1                                        ;   141.2 p0      23 t
        xorps xmm15, xmm12                                      ;   140.2 p1      23 t
        xorps xmm7, xmm10                                       ;   142.2 p5      23 t
        andps xmm1, [rsi - 32]                                  ;   141.0 p0+p2   23 t
        xorps xmm1, xmm14                                       ;   142.0 p1      23 t
        xorps xmm1, xmm7                                        ;   143.2 p5      23 t
        xorps xmm15, xmm7                                       ;   143.2 p0      23 t
        xorps xmm13, xmm6                                       ;   142.2 p1      23 t
        xorps xmm4, xmm1                                        ;   144.2 p5      23 t
        xorps xmm9, xmm3                                        ;   143.0 p0      23 t
        xorps xmm9, xmm1                                        ;   144.2 p1      23 t
        movaps xmm1, xmm15                                      ;   144.2 p5      23 t copy
        xorps xmm13, xmm7                                       ;   144.0 p0      23 t
        xorps xmm1, xmm13                                       ;   145.2 p1      23 t
        xorps xmm1, xmm9                                        ;   146.2 p5      23 t
        xorps xmm14, xmm5                                       ;   145.0 p0      23 t
        xorps xmm14, xmm0                                       ;   146.0 p1      23 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128]  ;   141.8 p2      41 t reload
        xorps xmm9, xmm3                                        ;   145.8 p5      23 t
        xorps xmm6, xmm8                                        ;   146.0 p0      23 t
        xorps xmm6, xmm2                                        ;   147.0 p1      23 t
        xorps xmm6, xmm15                                       ;   148.0 p5      23 t
        movaps xmm15, xmm4                                      ;   147.0 p0      23 t copy
        xorps xmm15, xmm1                                       ;   148.0 p1      23 t
        xorps xmm6, xmm3                                        ;   149.0 p5      23 t
        xorps xmm10, xmm3                                       ;   148.0 p0      23 t
        xorps xmm0, xmm1                                        ;   148.2 p1      23 t
        movaps xmm1, [r10 - 48]                                 ;   144.2 p2      22 t
        xorps xmm0, xmm3                                        ;   149.2 p5      23 t
        xorps xmm4, xmm3                                        ;   149.0 p0      23 t
        movaps xmm2, [rcx + 48]                                 ;   145.2 p2      40 t reload
        xorps xmm1, xmm2                                        ;   149.2 p1      22 t
        movaps xmm5, [r10 - 48]                                 ;   146.2 p2      22 t
        movaps xmm7, [r11 - 112]                                ;   147.2 p2      40 t reload
        xorps xmm5, xmm7                                        ;   150.2 p5      22 t
        movaps xmm8, [r10 - 32]                                 ;   148.2 p2      22 t
        movaps xmm11, [r8 + 18720]                              ;   149.2 p2      22 t
        movaps xmm12, [rbp + 4448]                              ;   150.2 p2      40 t reload
        xorps xmm11, xmm12                                      ;   153.2 p0      22 t
        xorps xmm11, xmm3                                       ;   154.2 p1      22 t
        movaps xmm12, [r8 + 18784]                              ;   151.2 p2      22 t
        xorps xmm12, [rbp + 4512]                               ;   154.2 p5+p2   22 t
        xorps xmm2, xmm11                                       ;   155.2 p0      22 t
        xorps xmm12, xmm3                                       ;   155.2 p1      22 t
        xorps xmm8, xmm12                                       ;   156.2 p5      22 t
        movaps [rcx + 48], xmm13                                ;   148.8 p3+p4   23 t spill
        movaps xmm13, xmm8                                      ;   157.2 p0      22 t copy
        xorps xmm13, [r8 + 18688]                               ;   158.2 p1+p2   22 t
        xorps xmm13, [rbp + 4416]                               ;   159.2 p5+p2   22 t
        xorps xmm13, xmm3                                       ;   160.2 p0      22 t
        xorps xmm8, xmm1                                        ;   157.2 p1      22 t
        movaps [rcx - 128], xmm4                                ;   150.2 p3+p4   23 t spill
        movaps xmm4, xmm13                                      ;   161.2 p5      22 t copy
        xorps xmm4, [r8 + 18800]                                ;   162.2 p0+p2   22 t
        xorps xmm4, [rbp + 4528]                                ;   163.2 p1+p2   22 t
        movaps [rdx - 96], xmm10                                ;   151.2 p3+p4   23 t spill
        movaps xmm10, xmm2                                      ;   156.2 p5      22 t copy
        xorps xmm4, xmm3                                        ;   164.2 p0      22 t
        movaps [rsi - 32], xmm0                                 ;   153.2 p3+p4   23 t spill
        movaps xmm0, xmm5                                       ;   155.2 p1      22 t copy
        xorps xmm0, xmm13                                       ;   161.2 p5      22 t
        movaps [rdx - 80], xmm14                                ;   154.5 p3+p4   23 t spill
        movaps xmm14, xmm1                                      ;   156.0 p0      22 t copy
        xorps xmm14, xmm4                                       ;   165.2 p1      22 t
        movaps xmm3, xmm13                                      ;   161.2 p5      22 t copy
        xorps xmm10, xmm8                                       ;   158.2 p0      22 t
        movaps [rsi + 32], xmm6                                 ;   156.0 p3+p4   23 t spill
        movaps xmm6, xmm0                                       ;   162.2 p1      22 t copy
        orps xmm6, xmm4                                         ;   165.2 p5      22 t
        xorps xmm7, xmm8                                        ;   158.2 p0      22 t
        movaps [r11 - 112], xmm9                                ;   157.2 p3+p4   23 t spill
        movaps [rdi + 112], xmm15                               ;   158.2 p3+p4   23 t spill
        movaps xmm15, xmm11                                     ;   158.2 p1      22 t copy
        xorps xmm15, xmm13                                      ;   161.2 p5      22 t
        movaps [rdx + 16], xmm13                                ;   161.2 p3+p4   22 t spill
        movaps xmm13, [r10 - 32]                                ;   158.8 p2      22 t
        movaps [r10 - 32], xmm14                                ;   166.2 p3+p4   22 t spill
        movaps xmm9, xmm8                                       ;   159.2 p0      22 t copy
        xorps xmm9, xmm4                                        ;   165.2 p1      22 t
        orps xmm3, xmm9                                         ;   166.2 p5      22 t
        xorps xmm3, xmm6                                        ;   167.2 p0      22 t
        movaps [rbp - 128], xmm4                                ;   165.2 p3+p4   22 t spill
        movaps xmm4, xmm10                                      ;   161.2 p1      22 t copy
        xorps xmm4, xmm14                                       ;   166.2 p5      22 t
        xorps xmm13, xmm9                                       ;   166.2 p0      22 t
        xorps xmm6, xmm12                                       ;   166.2 p1      22 t
        orps xmm12, xmm14                                       ;   166.2 p5      22 t
        xorps xmm7, xmm12                                       ;   167.2 p0      22 t
        movaps xmm14, xmm8                                      ;   163.2 p1      22 t copy
        andps xmm14, xmm5                                       ;   164.2 p5      22 t
        movaps [rbp - 16], xmm15                                ;   163.2 p3+p4   22 t spill
        xorps xmm12, xmm14                                      ;   167.2 p0      22 t
        movaps xmm14, xmm15                                     ;   164.2 p1      22 t copy
        andps xmm14, xmm4                                       ;   167.2 p5      22 t
        xorps xmm7, xmm14                                       ;   168.2 p0      22 t
        movaps xmm14, xmm15                                     ;   165.2 p1      22 t copy
        xorps xmm14, xmm13                                      ;   167.2 p5      22 t
        xorps xmm3, xmm7                                        ;   169.2 p0      22 t
        movaps xmm15, xmm10                                     ;   166.2 p1      22 t copy
        andps xmm15, xmm14                                      ;   168.2 p5      22 t
        xorps xmm6, xmm12                                       ;   168.2 p0      22 t
        xorps xmm12, xmm15                                      ;   169.2 p1      22 t
        movaps xmm15, xmm5                                      ;   167.5 p5      22 t copy
        xorps xmm15, xmm14                                      ;   168.5 p0      22 t
        movaps [rbp - 32], xmm10                                ;   167.2 p3+p4   22 t spill
        movaps xmm10, xmm2                                      ;   168.2 p1      22 t copy
        andps xmm10, xmm15                                      ;   169.5 p5      22 t
        xorps xmm6, xmm10                                       ;   170.5 p0      22 t
        movaps xmm10, xmm13                                     ;   169.2 p1      22 t copy
        movaps [rbp + 48], xmm4                                 ;   168.5 p3+p4   22 t spill
        movaps xmm4, xmm1                                       ;   169.5 p5      22 t copy
        xorps xmm10, xmm0                                       ;   170.2 p0      22 t
        andps xmm4, xmm10                                       ;   171.2 p1      22 t
        xorps xmm12, xmm4                                       ;   172.2 p5      22 t
        movaps [rdx - 32], xmm11                                ;   169.8 p3+p4   22 t spill
        xorps xmm7, xmm4                                        ;   172.2 p0      22 t
        movaps xmm4, [r10 - 48]                                 ;   170.2 p2      22 t
        orps xmm4, xmm11                                        ;   173.2 p1      22 t
        xorps xmm7, xmm4                                        ;   174.2 p5      22 t
        movaps xmm4, xmm3                                       ;   171.8 p0      22 t copy
        andps xmm4, xmm6                                        ;   172.8 p1      22 t
        xorps xmm7, xmm4                                        ;   175.2 p5      22 t
        movaps xmm11, xmm12                                     ;   173.2 p0      22 t copy
        andps xmm11, xmm7                                       ;   176.2 p1      22 t
        xorps xmm7, xmm6                                        ;   176.2 p5      22 t
        orps xmm4, xmm7                                         ;   177.2 p0      22 t
        xorps xmm3, xmm11                                       ;   177.2 p1      22 t
        xorps xmm4, xmm3                                        ;   178.2 p5      22 t
        andps xmm10, xmm4                                       ;   179.2 p0      22 t
        movaps xmm11, xmm12                                     ;   175.2 p1      22 t copy
        andps xmm11, xmm3                                       ;   178.2 p5      22 t
        xorps xmm6, xmm11                                       ;   179.2 p0      22 t
        movaps xmm11, xmm4                                      ;   179.2 p1      22 t copy
        orps xmm11, xmm6                                        ;   180.2 p5      22 t
        xorps xmm7, xmm11                                       ;   181.2 p0      22 t
        andps xmm3, xmm6                                        ;   180.2 p1      22 t
        xorps xmm12, xmm3                                       ;   181.2 p5      22 t
        movaps xmm3, xmm4                                       ;   179.2 p0      22 t copy
        xorps xmm3, xmm6                                        ;   180.2 p1      22 t
        andps xmm15, xmm3                                       ;   181.2 p5      22 t
        andps xmm2, xmm3                                        ;   181.2 p0      22 t
        xorps xmm3, xmm7                                        ;   182.2 p1      22 t
        andps xmm14, xmm3                                       ;   183.2 p5      22 t
        andps xmm1, xmm4                                        ;   179.8 p0      22 t
        xorps xmm15, xmm14                                      ;   184.2 p1      22 t
        andps xmm8, xmm7                                        ;   182.2 p5      22 t
        andps xmm5, xmm7                                        ;   182.2 p0      22 t
        xorps xmm7, xmm12                                       ;   182.2 p1      22 t
        movaps xmm11, [rdx + 16]                                ;   179.8 p2      22 t
        andps xmm0, xmm7                                        ;   183.2 p5      22 t
        andps xmm9, xmm12                                       ;   182.2 p0      22 t
        xorps xmm5, xmm14                                       ;   184.2 p1      22 t
        movaps xmm14, [rbp - 128]                               ;   180.8 p2      22 t
        andps xmm14, xmm7                                       ;   183.8 p5      22 t
        xorps xmm14, xmm2                                       ;   184.8 p0      22 t
        xorps xmm4, xmm7                                        ;   183.2 p1      22 t
        andps xmm13, xmm4                                       ;   184.2 p5      22 t
        movaps xmm7, [rbp + 48]                                 ;   182.0 p2      22 t
        andps xmm4, [r10 - 32]                                  ;   184.2 p0+p2   22 t
        xorps xmm4, xmm14                                       ;   185.8 p1      22 t
        xorps xmm0, xmm10                                       ;   184.5 p5      22 t
        xorps xmm0, xmm15                                       ;   185.5 p0      22 t
        xorps xmm2, xmm9                                        ;   185.2 p1      22 t
        movaps xmm9, [rdi - 80]                                 ;   184.0 p2      40 t reload
        xorps xmm14, xmm1                                       ;   185.8 p5      22 t
        andps xmm3, [rbp - 32]                                  ;   185.8 p0+p2   22 t
        xorps xmm8, xmm2                                        ;   186.2 p1      22 t
        andps xmm11, xmm12                                      ;   186.5 p5      22 t
        xorps xmm12, xmm6                                       ;   186.8 p0      22 t
        andps xmm7, xmm12                                       ;   187.8 p1      22 t
        andps xmm12, [rbp - 16]                                 ;   187.8 p5+p2   22 t
        xorps xmm12, xmm5                                       ;   188.8 p0      22 t
        xorps xmm4, xmm7                                        ;   188.8 p1      22 t
        xorps xmm15, xmm11                                      ;   188.5 p5      22 t
        xorps xmm5, xmm10                                       ;   188.8 p0      22 t
        xorps xmm5, xmm13                                       ;   189.8 p1      22 t
        movaps xmm13, [rbp + 4576]                              ;   187.0 p2      40 t reload
        xorps xmm8, xmm7                                        ;   189.5 p5      22 t
        movaps xmm7, [rdx - 32]                                 ;   188.0 p2      22 t
        andps xmm7, xmm6                                        ;   191.0 p0      22 t
        andps xmm6, [r10 - 48]                                  ;   190.2 p1+p2   22 t
        xorps xmm7, xmm8                                        ;   192.0 p5      22 t
        xorps xmm6, xmm4                                        ;   191.2 p0      22 t
        xorps xmm6, xmm7                                        ;   193.0 p1      22 t
        xorps xmm3, xmm6                                        ;   194.0 p5      22 t
        xorps xmm15, xmm7                                       ;   193.0 p0      22 t
        xorps xmm12, xmm7                                       ;   193.0 p1      22 t
        xorps xmm4, xmm2                                        ;   192.5 p5      22 t
        movaps xmm11, [r8 + 18848]                              ;   190.0 p2      21 t
        movaps xmm7, [r10 + 16]                                 ;   191.0 p2      21 t
        xorps xmm7, xmm9                                        ;   194.0 p0      21 t
        movaps xmm10, [r10 + 32]                                ;   192.0 p2      21 t
        xorps xmm11, xmm13                                      ;   193.2 p1      21 t
        xorps xmm4, xmm0                                        ;   193.5 p5      22 t
        xorps xmm14, xmm6                                       ;   194.0 p0      22 t
        movaps xmm2, [rel camellia128_encrypt.T0_constants128]  ;   193.0 p2      41 t reload
        xorps xmm5, xmm15                                       ;   194.2 p1      22 t
        xorps xmm5, xmm2                                        ;   196.0 p5      22 t
        xorps xmm8, xmm2                                        ;   196.0 p0      22 t
        movaps xmm6, [r11 - 96]                                 ;   194.0 p2      40 t reload
        movaps xmm13, [r8 + 18912]                              ;   195.0 p2      21 t
        xorps xmm13, [rbp + 4640]                               ;   198.0 p1+p2   21 t
        xorps xmm13, xmm2                                       ;   199.0 p5      21 t
        xorps xmm10, xmm13                                      ;   200.0 p0      21 t
        movaps xmm1, xmm15                                      ;   196.2 p1      22 t copy
        xorps xmm1, xmm12                                       ;   197.2 p5      22 t
        xorps xmm1, xmm14                                       ;   198.2 p0      22 t
        movaps xmm15, xmm3                                      ;   197.2 p1      22 t copy
        xorps xmm15, xmm1                                       ;   199.2 p5      22 t
        movaps [r11 - 96], xmm15                                ;   200.2 p3+p4   22 t spill
        movaps xmm15, xmm10                                     ;   201.0 p0      21 t copy
        xorps xmm15, [r8 + 18816]                               ;   202.0 p1+p2   21 t
        xorps xmm15, [rbp + 4544]                               ;   203.0 p5+p2   21 t
        xorps xmm14, xmm2                                       ;   198.8 p0      22 t
        xorps xmm0, xmm1                                        ;   199.2 p1      22 t
        xorps xmm0, xmm2                                        ;   200.2 p5      22 t
        xorps xmm3, xmm2                                        ;   199.8 p0      22 t
        movaps xmm1, [r10 + 16]                                 ;   199.0 p2      21 t
        xorps xmm1, xmm6                                        ;   202.0 p1      21 t
        xorps xmm15, xmm2                                       ;   204.0 p5      21 t
        xorps xmm10, xmm1                                       ;   203.0 p0      21 t
        movaps [rbp - 32], xmm12                                ;   198.2 p3+p4   22 t spill
        movaps xmm12, xmm15                                     ;   205.0 p1      21 t copy
        xorps xmm12, [r8 + 18928]                               ;   206.0 p5+p2   21 t
        xorps xmm12, [rbp + 4656]                               ;   207.0 p0+p2   21 t
        xorps xmm12, xmm2                                       ;   208.0 p1      21 t
        movaps [r10 - 48], xmm3                                 ;   200.8 p3+p4   22 t spill
        movaps xmm3, xmm7                                       ;   202.5 p5      21 t copy
        xorps xmm3, xmm15                                       ;   205.0 p0      21 t
        movaps [rdx - 32], xmm0                                 ;   201.2 p3+p4   22 t spill
        movaps xmm0, xmm1                                       ;   203.2 p1      21 t copy
        xorps xmm0, xmm12                                       ;   209.0 p5      21 t
        movaps [r10 - 32], xmm4                                 ;   201.5 p3+p4   22 t spill
        movaps [rbp - 16], xmm8                                 ;   202.5 p3+p4   22 t spill
        movaps xmm8, xmm3                                       ;   206.0 p0      21 t copy
        movaps [rbp + 48], xmm14                                ;   203.5 p3+p4   22 t spill
        xorps xmm9, xmm10                                       ;   204.2 p1      21 t
        movaps [rdi - 80], xmm5                                 ;   204.5 p3+p4   22 t spill
        movaps xmm5, xmm10                                      ;   204.5 p5      21 t copy
        orps xmm8, xmm12                                        ;   209.0 p0      21 t
        xorps xmm5, xmm12                                       ;   209.0 p1      21 t
        xorps xmm11, xmm2                                       ;   205.5 p5      21 t
        xorps xmm6, xmm11                                       ;   206.5 p0      21 t
        movaps xmm4, xmm6                                       ;   207.5 p1      21 t copy
        xorps xmm4, xmm10                                       ;   208.5 p5      21 t
        movaps xmm14, xmm11                                     ;   206.8 p0      21 t copy
        xorps xmm14, xmm15                                      ;   207.8 p1      21 t
        movaps xmm2, xmm15                                      ;   207.5 p5      21 t copy
        orps xmm2, xmm5                                         ;   210.0 p0      21 t
        movaps [rdx + 16], xmm15                                ;   205.5 p3+p4   21 t spill
        movaps [rbp - 128], xmm12                               ;   209.0 p3+p4   21 t spill
        movaps xmm12, xmm4                                      ;   209.5 p1      21 t copy
        xorps xmm12, xmm0                                       ;   210.5 p5      21 t
        xorps xmm2, xmm8                                        ;   211.0 p0      21 t
        xorps xmm8, xmm13                                       ;   210.0 p1      21 t
        movaps xmm15, [r10 + 32]                                ;   206.8 p2      21 t
        orps xmm13, xmm0                                        ;   210.0 p5      21 t
        xorps xmm9, xmm13                                       ;   211.0 p0      21 t
        movaps [rsi + 48], xmm14                                ;   208.8 p3+p4   21 t spill
        xorps xmm15, xmm5                                       ;   210.2 p1      21 t
        movaps [r10 + 32], xmm0                                 ;   210.0 p3+p4   21 t spill
        movaps xmm0, xmm10                                      ;   210.5 p5      21 t copy
        andps xmm0, xmm7                                        ;   211.5 p0      21 t
        xorps xmm13, xmm0                                       ;   212.5 p1      21 t
        movaps xmm0, xmm14                                      ;   211.5 p5      21 t copy
        xorps xmm8, xmm13                                       ;   213.5 p0      21 t
        andps xmm0, xmm12                                       ;   212.5 p1      21 t
        xorps xmm9, xmm0                                        ;   213.5 p5      21 t
        movaps xmm0, xmm14                                      ;   212.8 p0      21 t copy
        xorps xmm0, xmm15                                       ;   213.8 p1      21 t
        xorps xmm2, xmm9                                        ;   214.5 p5      21 t
        movaps xmm14, xmm4                                      ;   213.8 p0      21 t copy
        andps xmm14, xmm0                                       ;   214.8 p1      21 t
        xorps xmm13, xmm14                                      ;   215.8 p5      21 t
        movaps [rbp + 16], xmm12                                ;   211.5 p3+p4   21 t spill
        movaps [rsi + 64], xmm4                                 ;   212.5 p3+p4   21 t spill
        movaps xmm12, xmm1                                      ;   214.8 p0      21 t copy
        movaps xmm4, xmm6                                       ;   215.2 p1      21 t copy
        movaps xmm14, xmm7                                      ;   215.5 p5      21 t copy
        xorps xmm14, xmm0                                       ;   216.5 p0      21 t
        andps xmm4, xmm14                                       ;   217.5 p1      21 t
        xorps xmm8, xmm4                                        ;   218.5 p5      21 t
        movaps xmm4, xmm15                                      ;   216.8 p0      21 t copy
        xorps xmm4, xmm3                                        ;   217.8 p1      21 t
        andps xmm12, xmm4                                       ;   218.8 p5      21 t
        xorps xmm13, xmm12                                      ;   219.8 p0      21 t
        xorps xmm9, xmm12                                       ;   219.8 p1      21 t
        movaps xmm12, [r10 + 16]                                ;   214.8 p2      21 t
        orps xmm12, xmm11                                       ;   218.5 p5      21 t
        xorps xmm9, xmm12                                       ;   220.8 p0      21 t
        movaps [rsi - 16], xmm11                                ;   215.5 p3+p4   21 t spill
        movaps xmm12, xmm2                                      ;   219.2 p1      21 t copy
        andps xmm12, xmm8                                       ;   220.2 p5      21 t
        xorps xmm9, xmm12                                       ;   221.8 p0      21 t
        movaps xmm11, xmm13                                     ;   220.8 p1      21 t copy
        andps xmm11, xmm9                                       ;   222.8 p5      21 t
        xorps xmm2, xmm11                                       ;   223.8 p0      21 t
        xorps xmm9, xmm8                                        ;   222.8 p1      21 t
        orps xmm12, xmm9                                        ;   223.8 p5      21 t
        xorps xmm12, xmm2                                       ;   224.8 p0      21 t
        movaps xmm11, xmm13                                     ;   222.2 p1      21 t copy
        andps xmm11, xmm2                                       ;   224.8 p5      21 t
        xorps xmm8, xmm11                                       ;   225.8 p0      21 t
        movaps xmm11, xmm12                                     ;   225.8 p1      21 t copy
        andps xmm2, xmm8                                        ;   226.8 p5      21 t
        andps xmm4, xmm12                                       ;   225.8 p0      21 t
        orps xmm11, xmm8                                        ;   226.8 p1      21 t
        xorps xmm13, xmm2                                       ;   227.8 p5      21 t
        movaps xmm2, xmm12                                      ;   225.8 p0      21 t copy
        xorps xmm2, xmm8                                        ;   226.8 p1      21 t
        andps xmm14, xmm2                                       ;   227.8 p5      21 t
        xorps xmm9, xmm11                                       ;   227.8 p0      21 t
        andps xmm7, xmm9                                        ;   228.8 p1      21 t
        andps xmm6, xmm2                                        ;   227.8 p5      21 t
        xorps xmm2, xmm9                                        ;   228.8 p0      21 t
        andps xmm0, xmm2                                        ;   229.8 p1      21 t
        andps xmm1, xmm12                                       ;   227.5 p5      21 t
        andps xmm10, xmm9                                       ;   228.8 p0      21 t
        xorps xmm14, xmm0                                       ;   230.8 p1      21 t
        xorps xmm9, xmm13                                       ;   228.8 p5      21 t
        xorps xmm12, xmm9                                       ;   229.8 p0      21 t
        movaps xmm11, [rdx + 16]                                ;   226.5 p2      21 t
        andps xmm11, xmm13                                      ;   229.5 p1      21 t
        xorps xmm7, xmm0                                        ;   230.8 p5      21 t
        andps xmm5, xmm13                                       ;   229.8 p0      21 t
        movaps xmm0, [rbp - 128]                                ;   227.5 p2      21 t
        andps xmm15, xmm12                                      ;   230.8 p1      21 t
        xorps xmm13, xmm8                                       ;   230.5 p5      21 t
        andps xmm0, xmm9                                        ;   230.8 p0      21 t
        xorps xmm0, xmm6                                        ;   231.8 p1      21 t
        andps xmm3, xmm9                                        ;   231.5 p5      21 t
        andps xmm12, [r10 + 32]                                 ;   231.8 p0+p2   21 t
        xorps xmm6, xmm5                                        ;   232.2 p1      21 t
        movaps xmm5, [rbp + 16]                                 ;   230.0 p2      21 t
        andps xmm5, xmm13                                       ;   233.0 p5      21 t
        andps xmm13, [rsi + 48]                                 ;   232.8 p0+p2   21 t
        xorps xmm10, xmm6                                       ;   233.2 p1      21 t
        xorps xmm10, xmm5                                       ;   234.2 p5      21 t
        xorps xmm12, xmm0                                       ;   233.8 p0      21 t
        xorps xmm12, xmm5                                       ;   234.8 p1      21 t
        movaps xmm5, [rsi - 16]                                 ;   232.0 p2      21 t
        andps xmm5, xmm8                                        ;   235.0 p5      21 t
        xorps xmm5, xmm10                                       ;   236.0 p0      21 t
        andps xmm8, [r10 + 16]                                  ;   235.2 p1+p2   21 t
        xorps xmm8, xmm12                                       ;   236.2 p5      21 t
        xorps xmm8, xmm5                                        ;   237.2 p0      21 t
        xorps xmm3, xmm4                                        ;   236.2 p1      21 t
        xorps xmm3, xmm14                                       ;   237.2 p5      21 t
        xorps xmm0, xmm1                                        ;   236.8 p0      21 t
        xorps xmm0, xmm8                                        ;   238.2 p1      21 t
        xorps xmm14, xmm11                                      ;   237.5 p5      21 t
        xorps xmm14, xmm5                                       ;   238.5 p0      21 t
        xorps xmm13, xmm7                                       ;   238.2 p1      21 t
        xorps xmm13, xmm5                                       ;   239.2 p5      21 t
        movaps xmm1, xmm14                                      ;   239.5 p0      21 t copy
        xorps xmm1, xmm13                                       ;   240.5 p1      21 t
        xorps xmm1, xmm0                                        ;   241.5 p5      21 t
        movaps xmm5, [rel camellia128_encrypt.T0_constants128]  ;   235.5 p2      41 t reload
        xorps xmm0, xmm5                                        ;   239.8 p0      21 t
        andps xmm2, [rsi + 64]                                  ;   240.2 p1+p2   21 t
        xorps xmm2, xmm8                                        ;   241.2 p5      21 t
        xorps xmm12, xmm6                                       ;   240.8 p0      21 t
        xorps xmm12, xmm3                                       ;   241.8 p1      21 t
        xorps xmm7, xmm4                                        ;   241.5 p5      21 t
        xorps xmm7, xmm15                                       ;   242.5 p0      21 t
        xorps xmm7, xmm14                                       ;   243.5 p1      21 t
        movaps xmm14, xmm2                                      ;   242.5 p5      21 t copy
        xorps xmm14, xmm1                                       ;   243.5 p0      21 t
        xorps xmm7, xmm5                                        ;   244.5 p1      21 t
        xorps xmm3, xmm1                                        ;   243.5 p5      21 t
        xorps xmm10, xmm5                                       ;   243.8 p0      21 t
        movaps xmm4, [rdx + 64]                                 ;   239.5 p2      23 t
        xorps xmm3, xmm5                                        ;   244.5 p1      21 t
        xorps xmm2, xmm5                                        ;   244.5 p5      21 t
        movaps xmm15, [rdx + 64]                                ;   240.5 p2      23 t
        movaps xmm6, [rbp + 0]                                  ;   241.5 p2      40 t reload
        xorps xmm4, xmm6                                        ;   244.8 p0      23 t
        movaps xmm9, [r8 + 18960]                               ;   242.5 p2      23 t
        movaps xmm11, [rbp + 4688]                              ;   243.5 p2      40 t reload
        xorps xmm9, xmm11                                       ;   246.5 p1      23 t
        movaps xmm11, [r8 + 19024]                              ;   244.5 p2      23 t
        xorps xmm9, xmm5                                        ;   247.5 p5      23 t
        movaps xmm1, [rsi + 0]                                  ;   245.5 p2      40 t reload
        xorps xmm15, xmm1                                       ;   248.5 p0      23 t
        xorps xmm1, xmm9                                        ;   248.5 p1      23 t
        movaps xmm8, [rsi - 128]                                ;   246.5 p2      23 t
        xorps xmm11, [rbp + 4752]                               ;   247.5 p5+p2   23 t
        xorps xmm11, xmm5                                       ;   248.5 p0      23 t
        xorps xmm8, xmm11                                       ;   249.5 p1      23 t
        movaps [rsi + 0], xmm2                                  ;   245.5 p3+p4   21 t spill
        movaps xmm2, xmm8                                       ;   250.5 p5      23 t copy
        xorps xmm2, [r8 + 19056]                                ;   251.5 p0+p2   23 t
        xorps xmm2, [rbp + 4784]                                ;   252.5 p1+p2   23 t
        xorps xmm2, xmm5                                        ;   253.5 p5      23 t
        xorps xmm8, xmm15                                       ;   250.5 p0      23 t
        movaps [rsi + 64], xmm3                                 ;   245.8 p3+p4   21 t spill
        movaps xmm3, xmm2                                       ;   254.5 p1      23 t copy
        xorps xmm3, [r8 + 19040]                                ;   255.5 p5+p2   23 t
        xorps xmm3, [rbp + 4768]                                ;   256.5 p0+p2   23 t
        xorps xmm3, xmm5                                        ;   257.5 p1      23 t
        movaps [r10 + 16], xmm12                                ;   247.0 p3+p4   21 t spill
        movaps xmm12, xmm4                                      ;   250.5 p5      23 t copy
        xorps xmm12, xmm2                                       ;   254.5 p0      23 t
        movaps [rsi - 16], xmm10                                ;   248.0 p3+p4   21 t spill
        movaps xmm10, xmm15                                     ;   251.2 p1      23 t copy
        xorps xmm10, xmm3                                       ;   258.5 p5      23 t
        movaps [r10 + 32], xmm7                                 ;   249.0 p3+p4   21 t spill
        movaps xmm7, xmm1                                       ;   251.8 p0      23 t copy
        xorps xmm7, xmm8                                        ;   252.8 p1      23 t
        movaps [rsi + 48], xmm0                                 ;   250.0 p3+p4   21 t spill
        movaps xmm0, xmm12                                      ;   255.5 p5      23 t copy
        orps xmm0, xmm3                                         ;   258.5 p0      23 t
        xorps xmm6, xmm8                                        ;   253.2 p1      23 t
        movaps [rbp + 0], xmm14                                 ;   251.0 p3+p4   21 t spill
        movaps xmm14, xmm8                                      ;   253.5 p5      23 t copy
        xorps xmm14, xmm3                                       ;   258.5 p0      23 t
        movaps [rbp + 16], xmm13                                ;   252.0 p3+p4   21 t spill
        movaps xmm13, xmm9                                      ;   254.2 p1      23 t copy
        xorps xmm13, xmm2                                       ;   255.2 p5      23 t
        movaps xmm5, xmm2                                       ;   254.8 p0      23 t copy
        movaps [rdx + 16], xmm2                                 ;   254.5 p3+p4   23 t spill
        movaps xmm2, [rsi - 128]                                ;   253.2 p2      23 t
        orps xmm5, xmm14                                        ;   259.5 p1      23 t
        xorps xmm5, xmm0                                        ;   260.5 p5      23 t
        movaps [rbp - 128], xmm3                                ;   258.5 p3+p4   23 t spill
        movaps xmm3, xmm7                                       ;   255.8 p0      23 t copy
        xorps xmm3, xmm10                                       ;   259.5 p1      23 t
        xorps xmm2, xmm14                                       ;   259.5 p5      23 t
        xorps xmm0, xmm11                                       ;   259.5 p0      23 t
        orps xmm11, xmm10                                       ;   259.5 p1      23 t
        xorps xmm6, xmm11                                       ;   260.5 p5      23 t
        movaps [rsi - 128], xmm10                               ;   259.5 p3+p4   23 t spill
        movaps xmm10, xmm8                                      ;   257.8 p0      23 t copy
        andps xmm10, xmm4                                       ;   258.8 p1      23 t
        movaps [rdi - 64], xmm13                                ;   256.8 p3+p4   23 t spill
        xorps xmm11, xmm10                                      ;   260.5 p5      23 t
        movaps xmm10, xmm13                                     ;   258.8 p0      23 t copy
        andps xmm10, xmm3                                       ;   260.5 p1      23 t
        xorps xmm6, xmm10                                       ;   261.5 p5      23 t
        movaps xmm10, xmm13                                     ;   259.8 p0      23 t copy
        xorps xmm10, xmm2                                       ;   260.8 p1      23 t
        xorps xmm5, xmm6                                        ;   262.5 p5      23 t
        xorps xmm0, xmm11                                       ;   261.5 p0      23 t
        movaps [rbp - 48], xmm7                                 ;   259.8 p3+p4   23 t spill
        movaps xmm13, xmm7                                      ;   261.2 p1      23 t copy
        andps xmm13, xmm10                                      ;   262.2 p5      23 t
        movaps [rax + 32], xmm3                                 ;   260.8 p3+p4   23 t spill
        xorps xmm11, xmm13                                      ;   263.2 p0      23 t
        movaps xmm13, xmm4                                      ;   262.2 p1      23 t copy
        xorps xmm13, xmm10                                      ;   263.2 p5      23 t
        movaps xmm7, xmm1                                       ;   262.8 p0      23 t copy
        movaps xmm3, xmm15                                      ;   263.2 p1      23 t copy
        andps xmm7, xmm13                                       ;   264.2 p5      23 t
        xorps xmm0, xmm7                                        ;   265.2 p0      23 t
        movaps xmm7, xmm2                                       ;   264.2 p1      23 t copy
        xorps xmm7, xmm12                                       ;   265.2 p5      23 t
        andps xmm3, xmm7                                        ;   266.2 p0      23 t
        xorps xmm11, xmm3                                       ;   267.2 p1      23 t
        movaps [rax + 48], xmm9                                 ;   263.5 p3+p4   23 t spill
        xorps xmm6, xmm3                                        ;   267.2 p5      23 t
        movaps xmm3, [rdx + 64]                                 ;   264.0 p2      23 t
        orps xmm3, xmm9                                         ;   267.0 p0      23 t
        xorps xmm6, xmm3                                        ;   268.2 p1      23 t
        movaps xmm3, xmm5                                       ;   266.5 p5      23 t copy
        andps xmm3, xmm0                                        ;   267.5 p0      23 t
        xorps xmm6, xmm3                                        ;   269.2 p1      23 t
        movaps xmm9, xmm11                                      ;   268.2 p5      23 t copy
        andps xmm9, xmm6                                        ;   270.2 p0      23 t
        xorps xmm6, xmm0                                        ;   270.2 p1      23 t
        orps xmm3, xmm6                                         ;   271.2 p5      23 t
        xorps xmm5, xmm9                                        ;   271.2 p0      23 t
        movaps xmm9, xmm11                                      ;   269.2 p1      23 t copy
        andps xmm9, xmm5                                        ;   272.2 p5      23 t
        xorps xmm3, xmm5                                        ;   272.2 p0      23 t
        xorps xmm0, xmm9                                        ;   273.2 p1      23 t
        andps xmm5, xmm0                                        ;   274.2 p5      23 t
        xorps xmm11, xmm5                                       ;   275.2 p0      23 t
        movaps xmm5, xmm3                                       ;   273.2 p1      23 t copy
        xorps xmm5, xmm0                                        ;   274.2 p5      23 t
        andps xmm7, xmm3                                        ;   273.2 p0      23 t
        movaps xmm9, xmm3                                       ;   273.2 p1      23 t copy
        andps xmm1, xmm5                                        ;   275.2 p5      23 t
        orps xmm9, xmm0                                         ;   274.2 p0      23 t
        andps xmm13, xmm5                                       ;   275.2 p1      23 t
        xorps xmm6, xmm9                                        ;   275.2 p5      23 t
        xorps xmm5, xmm6                                        ;   276.2 p0      23 t
        andps xmm10, xmm5                                       ;   277.2 p1      23 t
        andps xmm14, xmm11                                      ;   276.2 p5      23 t
        andps xmm15, xmm3                                       ;   274.8 p0      23 t
        xorps xmm13, xmm10                                      ;   278.2 p1      23 t
        andps xmm8, xmm6                                        ;   276.2 p5      23 t
        andps xmm4, xmm6                                        ;   276.2 p0      23 t
        movaps xmm9, [rdx + 16]                                 ;   273.8 p2      23 t
        xorps xmm6, xmm11                                       ;   276.2 p1      23 t
        xorps xmm4, xmm10                                       ;   278.2 p5      23 t
        movaps xmm10, [rbp - 128]                               ;   274.8 p2      23 t
        andps xmm10, xmm6                                       ;   277.8 p0      23 t
        andps xmm9, xmm11                                       ;   277.2 p1      23 t
        xorps xmm10, xmm1                                       ;   278.8 p5      23 t
        xorps xmm1, xmm14                                       ;   277.8 p0      23 t
        xorps xmm3, xmm6                                        ;   278.2 p1      23 t
        xorps xmm11, xmm0                                       ;   278.5 p5      23 t
        andps xmm2, xmm3                                        ;   279.2 p0      23 t
        movaps xmm14, [rax + 32]                                ;   276.5 p2      23 t
        andps xmm14, xmm11                                      ;   279.5 p1      23 t
        andps xmm3, [rsi - 128]                                 ;   279.5 p5+p2   23 t
        xorps xmm3, xmm10                                       ;   280.5 p0      23 t
        xorps xmm3, xmm14                                       ;   281.5 p1      23 t
        xorps xmm8, xmm1                                        ;   280.5 p5      23 t
        xorps xmm8, xmm14                                       ;   281.5 p0      23 t
        movaps xmm14, [rax + 48]                                ;   278.5 p2      23 t
        andps xmm14, xmm0                                       ;   281.5 p1      23 t
        andps xmm0, [rdx + 64]                                  ;   281.5 p5+p2   23 t
        andps xmm12, xmm6                                       ;   281.8 p0      23 t
        xorps xmm12, xmm7                                       ;   282.8 p1      23 t
        xorps xmm12, xmm13                                      ;   283.8 p5      23 t
        andps xmm11, [rdi - 64]                                 ;   282.8 p0+p2   23 t
        xorps xmm0, xmm3                                        ;   283.2 p1      23 t
        xorps xmm14, xmm8                                       ;   283.5 p5      23 t
        xorps xmm0, xmm14                                       ;   284.5 p0      23 t
        xorps xmm13, xmm9                                       ;   284.2 p1      23 t
        andps xmm5, [rbp - 48]                                  ;   284.5 p5+p2   23 t
        xorps xmm11, xmm4                                       ;   284.8 p0      23 t
        xorps xmm11, xmm14                                      ;   285.8 p1      23 t
        xorps xmm5, xmm0                                        ;   285.5 p5      23 t
        xorps xmm10, xmm15                                      ;   285.8 p0      23 t
        xorps xmm10, xmm0                                       ;   286.8 p1      23 t
        xorps xmm13, xmm14                                      ;   286.5 p5      23 t
        movaps xmm14, xmm13                                     ;   287.5 p0      23 t copy
        xorps xmm14, xmm11                                      ;   288.5 p1      23 t
        xorps xmm14, xmm10                                      ;   289.5 p5      23 t
        movaps xmm0, [rdi + 48]                                 ;   283.5 p2      40 t reload
        movaps xmm15, [rdx + 80]                                ;   284.5 p2      22 t
        xorps xmm15, xmm0                                       ;   287.8 p0      22 t
        movaps xmm6, [rdx + 80]                                 ;   285.5 p2      22 t
        movaps xmm9, [rax + 0]                                  ;   286.5 p2      40 t reload
        xorps xmm6, xmm9                                        ;   289.5 p1      22 t
        movaps [rdi + 48], xmm11                                ;   286.8 p3+p4   23 t spill
        movaps xmm11, [rbp - 112]                               ;   287.5 p2      22 t
        movaps [rbp - 48], xmm12                                ;   286.0 p3+p4   23 t spill
        movaps xmm12, [r8 + 19104]                              ;   288.5 p2      22 t
        xorps xmm12, [rbp + 4832]                               ;   291.5 p5+p2   22 t
        xorps xmm12, [rel camellia128_encrypt.T0_constants128]  ;   292.5 p0+p2   22 t
        xorps xmm0, xmm12                                       ;   293.5 p1      22 t
        movaps [rdx + 64], xmm1                                 ;   287.0 p3+p4   23 t spill
        movaps xmm1, [r8 + 19168]                               ;   291.5 p2      22 t
        xorps xmm1, [rbp + 4896]                                ;   294.5 p5+p2   22 t
        xorps xmm1, [rel camellia128_encrypt.T0_constants128]   ;   295.5 p0+p2   22 t
        movaps [rax + 48], xmm3                                 ;   288.0 p3+p4   23 t spill
        xorps xmm11, xmm1                                       ;   296.5 p1      22 t
        movaps xmm3, xmm11                                      ;   297.5 p5      22 t copy
        xorps xmm3, [r8 + 19072]                                ;   298.5 p0+p2   22 t
        xorps xmm3, [rbp + 4800]                                ;   299.5 p1+p2   22 t
        xorps xmm3, [rel camellia128_encrypt.T0_constants128]   ;   300.5 p5+p2   22 t
        xorps xmm11, xmm15                                      ;   297.5 p0      22 t
        movaps [rsi - 128], xmm8                                ;   289.5 p3+p4   23 t spill
        movaps xmm8, xmm3                                       ;   301.5 p1      22 t copy
        xorps xmm8, [r8 + 19184]                                ;   302.5 p5+p2   22 t
        xorps xmm8, [rbp + 4912]                                ;   303.5 p0+p2   22 t
        xorps xmm8, [rel camellia128_encrypt.T0_constants128]   ;   304.5 p1+p2   22 t
        movaps [rdi - 64], xmm2                                 ;   291.5 p3+p4   23 t spill
        movaps [rbp - 128], xmm13                               ;   292.5 p3+p4   23 t spill
        movaps xmm2, xmm6                                       ;   293.5 p5      22 t copy
        xorps xmm2, xmm3                                        ;   301.5 p0      22 t
        movaps [rax + 32], xmm7                                 ;   293.5 p3+p4   23 t spill
        movaps xmm7, xmm15                                      ;   294.2 p1      22 t copy
        xorps xmm7, xmm8                                        ;   305.5 p5      22 t
        movaps xmm13, xmm0                                      ;   294.8 p0      22 t copy
        xorps xmm13, xmm11                                      ;   298.5 p1      22 t
        movaps [rdx + 16], xmm4                                 ;   294.5 p3+p4   23 t spill
        movaps xmm4, xmm2                                       ;   302.5 p5      22 t copy
        orps xmm4, xmm8                                         ;   305.5 p0      22 t
        xorps xmm9, xmm11                                       ;   298.5 p1      22 t
        movaps [rdx + 0], xmm5                                  ;   296.5 p3+p4   23 t spill
        movaps [rax + 0], xmm10                                 ;   297.5 p3+p4   23 t spill
        movaps xmm10, xmm11                                     ;   298.5 p5      22 t copy
        xorps xmm10, xmm8                                       ;   305.5 p0      22 t
        movaps xmm5, xmm12                                      ;   298.0 p1      22 t copy
        xorps xmm5, xmm3                                        ;   301.5 p5      22 t
        movaps [rcx + 32], xmm14                                ;   298.5 p3+p4   23 t spill
        movaps xmm14, xmm3                                      ;   301.5 p0      22 t copy
        movaps [rax - 128], xmm8                                ;   305.5 p3+p4   22 t spill
        orps xmm14, xmm10                                       ;   306.5 p1      22 t
        xorps xmm14, xmm4                                       ;   307.5 p5      22 t
        movaps xmm8, xmm13                                      ;   299.8 p0      22 t copy
        xorps xmm8, xmm7                                        ;   306.5 p1      22 t
        movaps [rcx + 112], xmm3                                ;   301.5 p3+p4   22 t spill
        movaps xmm3, [rbp - 112]                                ;   301.5 p2      22 t
        xorps xmm3, xmm10                                       ;   306.5 p5      22 t
        xorps xmm4, xmm1                                        ;   306.5 p0      22 t
        orps xmm1, xmm7                                         ;   306.5 p1      22 t
        xorps xmm9, xmm1                                        ;   307.5 p5      22 t
        movaps [rbp - 112], xmm7                                ;   306.5 p3+p4   22 t spill
        movaps xmm7, xmm11                                      ;   303.0 p0      22 t copy
        andps xmm7, xmm6                                        ;   304.0 p1      22 t
        xorps xmm1, xmm7                                        ;   307.5 p5      22 t
        movaps xmm7, xmm5                                       ;   304.0 p0      22 t copy
        andps xmm7, xmm8                                        ;   307.5 p1      22 t
        xorps xmm9, xmm7                                        ;   308.5 p5      22 t
        movaps xmm7, xmm5                                       ;   305.0 p0      22 t copy
        xorps xmm7, xmm3                                        ;   307.5 p1      22 t
        xorps xmm14, xmm9                                       ;   309.5 p5      22 t
        xorps xmm4, xmm1                                        ;   308.5 p0      22 t
        movaps [rax + 64], xmm5                                 ;   306.0 p3+p4   22 t spill
        movaps xmm5, xmm13                                      ;   306.2 p1      22 t copy
        andps xmm5, xmm7                                        ;   308.5 p5      22 t
        xorps xmm1, xmm5                                        ;   309.5 p0      22 t
        movaps xmm5, xmm6                                       ;   307.2 p1      22 t copy
        xorps xmm5, xmm7                                        ;   308.5 p5      22 t
        movaps [rbp + 80], xmm13                                ;   307.5 p3+p4   22 t spill
        movaps xmm13, xmm0                                      ;   308.0 p0      22 t copy
        andps xmm13, xmm5                                       ;   309.5 p1      22 t
        xorps xmm4, xmm13                                       ;   310.5 p5      22 t
        movaps xmm13, xmm3                                      ;   309.0 p0      22 t copy
        movaps [rdx - 112], xmm8                                ;   308.8 p3+p4   22 t spill
        movaps xmm8, xmm15                                      ;   309.2 p1      22 t copy
        xorps xmm13, xmm2                                       ;   310.0 p5      22 t
        andps xmm8, xmm13                                       ;   311.0 p0      22 t
        xorps xmm1, xmm8                                        ;   312.0 p1      22 t
        xorps xmm9, xmm8                                        ;   312.0 p5      22 t
        movaps xmm8, [rdx + 80]                                 ;   310.2 p2      22 t
        orps xmm8, xmm12                                        ;   313.2 p0      22 t
        xorps xmm9, xmm8                                        ;   314.2 p1      22 t
        movaps xmm8, xmm14                                      ;   311.8 p5      22 t copy
        andps xmm8, xmm4                                        ;   312.8 p0      22 t
        movaps [rbp + 96], xmm12                                ;   311.5 p3+p4   22 t spill
        movaps xmm12, xmm1                                      ;   313.0 p1      22 t copy
        xorps xmm9, xmm8                                        ;   315.2 p5      22 t
        andps xmm12, xmm9                                       ;   316.2 p0      22 t
        xorps xmm9, xmm4                                        ;   316.2 p1      22 t
        orps xmm8, xmm9                                         ;   317.2 p5      22 t
        xorps xmm14, xmm12                                      ;   317.2 p0      22 t
        movaps xmm12, xmm1                                      ;   314.2 p1      22 t copy
        andps xmm12, xmm14                                      ;   318.2 p5      22 t
        xorps xmm8, xmm14                                       ;   318.2 p0      22 t
        xorps xmm4, xmm12                                       ;   319.2 p1      22 t
        movaps xmm12, xmm8                                      ;   319.2 p5      22 t copy
        orps xmm12, xmm4                                        ;   320.2 p0      22 t
        andps xmm14, xmm4                                       ;   320.2 p1      22 t
        xorps xmm9, xmm12                                       ;   321.2 p5      22 t
        xorps xmm1, xmm14                                       ;   321.2 p0      22 t
        movaps xmm14, xmm8                                      ;   319.2 p1      22 t copy
        xorps xmm14, xmm4                                       ;   320.2 p5      22 t
        andps xmm5, xmm14                                       ;   321.2 p0      22 t
        andps xmm0, xmm14                                       ;   321.2 p1      22 t
        xorps xmm14, xmm9                                       ;   322.2 p5      22 t
        andps xmm7, xmm14                                       ;   323.2 p0      22 t
        andps xmm11, xmm9                                       ;   322.2 p1      22 t
        movaps xmm12, [rcx + 112]                               ;   317.5 p2      22 t
        andps xmm12, xmm1                                       ;   322.2 p5      22 t
        andps xmm6, xmm9                                        ;   322.2 p0      22 t
        xorps xmm9, xmm1                                        ;   322.2 p1      22 t
        andps xmm10, xmm1                                       ;   322.2 p5      22 t
        andps xmm13, xmm8                                       ;   321.0 p0      22 t
        andps xmm15, xmm8                                       ;   321.2 p1      22 t
        xorps xmm8, xmm9                                        ;   323.2 p5      22 t
        andps xmm2, xmm9                                        ;   323.2 p0      22 t
        xorps xmm5, xmm7                                        ;   324.2 p1      22 t
        xorps xmm6, xmm7                                        ;   324.2 p5      22 t
        movaps xmm7, [rax - 128]                                ;   321.2 p2      22 t
        andps xmm7, xmm9                                        ;   324.2 p0      22 t
        andps xmm3, xmm8                                        ;   324.2 p1      22 t
        xorps xmm1, xmm4                                        ;   323.8 p5      22 t
        xorps xmm7, xmm0                                        ;   325.2 p0      22 t
        xorps xmm0, xmm10                                       ;   324.2 p1      22 t
        andps xmm8, [rbp - 112]                                 ;   324.8 p5+p2   22 t
        xorps xmm8, xmm7                                        ;   326.2 p0      22 t
        movaps xmm9, [rdx - 112]                                ;   323.8 p2      22 t
        andps xmm9, xmm1                                        ;   326.8 p1      22 t
        andps xmm1, [rax + 64]                                  ;   325.8 p5+p2   22 t
        xorps xmm8, xmm9                                        ;   327.8 p0      22 t
        xorps xmm2, xmm13                                       ;   326.2 p1      22 t
        xorps xmm2, xmm5                                        ;   327.2 p5      22 t
        xorps xmm11, xmm0                                       ;   327.0 p0      22 t
        xorps xmm11, xmm9                                       ;   328.0 p1      22 t
        movaps xmm9, [rbp + 96]                                 ;   325.8 p2      22 t
        andps xmm9, xmm4                                        ;   328.8 p5      22 t
        xorps xmm9, xmm11                                       ;   329.8 p0      22 t
        andps xmm4, [rdx + 80]                                  ;   328.2 p1+p2   22 t
        xorps xmm4, xmm8                                        ;   329.2 p5      22 t
        xorps xmm4, xmm9                                        ;   330.8 p0      22 t
        xorps xmm5, xmm12                                       ;   329.2 p1      22 t
        andps xmm14, [rbp + 80]                                 ;   329.8 p5+p2   22 t
        xorps xmm5, xmm9                                        ;   330.8 p0      22 t
        xorps xmm1, xmm6                                        ;   330.2 p1      22 t
        xorps xmm1, xmm9                                        ;   331.2 p5      22 t
        xorps xmm14, xmm4                                       ;   331.8 p0      22 t
        xorps xmm7, xmm15                                       ;   331.2 p1      22 t
        xorps xmm7, xmm4                                        ;   332.2 p5      22 t
        movaps xmm9, [rdi - 16]                                 ;   328.8 p2      40 t reload
        movaps [rdi - 16], xmm1                                 ;   332.2 p3+p4   22 t spill
        movaps xmm15, xmm5                                      ;   332.0 p0      22 t copy
        xorps xmm15, xmm1                                       ;   333.0 p1      22 t
        xorps xmm15, xmm7                                       ;   334.0 p5      22 t
        movaps xmm4, [rsi + 16]                                 ;   330.0 p2      21 t
        movaps xmm12, [rax + 16]                                ;   331.0 p2      40 t reload
        movaps xmm10, [rsi + 16]                                ;   332.0 p2      21 t
        xorps xmm10, xmm12                                      ;   335.0 p0      21 t
        movaps xmm1, [rdi + 96]                                 ;   333.0 p2      21 t
        movaps [rbp + 80], xmm14                                ;   332.8 p3+p4   22 t spill
        movaps xmm14, [r8 + 19232]                              ;   334.0 p2      21 t
        xorps xmm14, [rbp + 4960]                               ;   337.0 p1+p2   21 t
        xorps xmm14, [rel camellia128_encrypt.T0_constants128]  ;   338.0 p5+p2   21 t
        movaps [rdx + 80], xmm15                                ;   335.0 p3+p4   22 t spill
        movaps xmm15, [r8 + 19296]                              ;   337.0 p2      21 t
        xorps xmm15, [rbp + 5024]                               ;   340.0 p0+p2   21 t
        xorps xmm15, [rel camellia128_encrypt.T0_constants128]  ;   341.0 p1+p2   21 t
        xorps xmm1, xmm15                                       ;   342.0 p5      21 t
        xorps xmm4, xmm9                                        ;   335.0 p0      21 t
        xorps xmm9, xmm14                                       ;   339.0 p1      21 t
        movaps [rbp + 96], xmm2                                 ;   334.0 p3+p4   22 t spill
        movaps xmm2, xmm1                                       ;   343.0 p5      21 t copy
        xorps xmm2, [r8 + 19200]                                ;   344.0 p0+p2   21 t
        xorps xmm2, [rbp + 4928]                                ;   345.0 p1+p2   21 t
        xorps xmm2, [rel camellia128_encrypt.T0_constants128]   ;   346.0 p5+p2   21 t
        xorps xmm1, xmm4                                        ;   343.0 p0      21 t
        movaps [rbp - 112], xmm0                                ;   335.5 p3+p4   22 t spill
        movaps xmm0, xmm2                                       ;   347.0 p1      21 t copy
        xorps xmm0, [r8 + 19312]                                ;   348.0 p5+p2   21 t
        xorps xmm0, [rbp + 5040]                                ;   349.0 p0+p2   21 t
        xorps xmm0, [rel camellia128_encrypt.T0_constants128]   ;   350.0 p1+p2   21 t
        movaps [rax + 64], xmm8                                 ;   337.0 p3+p4   22 t spill
        movaps [rax - 80], xmm7                                 ;   338.0 p3+p4   22 t spill
        movaps xmm7, xmm2                                       ;   347.0 p5      21 t copy
        movaps xmm8, xmm10                                      ;   339.0 p0      21 t copy
        xorps xmm8, xmm2                                        ;   347.0 p1      21 t
        movaps [rdx - 112], xmm11                               ;   339.0 p3+p4   22 t spill
        movaps xmm11, xmm4                                      ;   339.8 p5      21 t copy
        xorps xmm11, xmm0                                       ;   351.0 p0      21 t
        movaps [rax - 128], xmm3                                ;   340.0 p3+p4   22 t spill
        movaps xmm3, xmm9                                       ;   340.2 p1      21 t copy
        xorps xmm3, xmm1                                        ;   344.0 p5      21 t
        movaps [rcx + 112], xmm13                               ;   341.0 p3+p4   22 t spill
        movaps xmm13, xmm8                                      ;   348.0 p0      21 t copy
        orps xmm13, xmm0                                        ;   351.0 p1      21 t
        xorps xmm12, xmm1                                       ;   344.0 p5      21 t
        movaps [rax + 16], xmm5                                 ;   343.0 p3+p4   22 t spill
        movaps xmm5, xmm1                                       ;   344.0 p0      21 t copy
        xorps xmm5, xmm0                                        ;   351.0 p1      21 t
        movaps [rdi + 64], xmm6                                 ;   344.0 p3+p4   22 t spill
        movaps xmm6, xmm14                                      ;   344.2 p5      21 t copy
        xorps xmm6, xmm2                                        ;   347.0 p0      21 t
        movaps [rdi + 0], xmm0                                  ;   351.0 p3+p4   21 t spill
        movaps [rbp - 64], xmm2                                 ;   347.0 p3+p4   21 t spill
        orps xmm7, xmm5                                         ;   352.0 p1      21 t
        xorps xmm7, xmm13                                       ;   353.0 p5      21 t
        movaps xmm2, [rdi + 96]                                 ;   346.0 p2      21 t
        xorps xmm2, xmm5                                        ;   352.0 p0      21 t
        xorps xmm13, xmm15                                      ;   352.0 p1      21 t
        movaps xmm0, xmm3                                       ;   347.2 p5      21 t copy
        xorps xmm0, xmm11                                       ;   352.0 p0      21 t
        orps xmm15, xmm11                                       ;   352.0 p1      21 t
        xorps xmm12, xmm15                                      ;   353.0 p5      21 t
        movaps [rdi + 96], xmm11                                ;   352.0 p3+p4   21 t spill
        movaps xmm11, xmm1                                      ;   348.5 p0      21 t copy
        andps xmm11, xmm10                                      ;   349.5 p1      21 t
        xorps xmm15, xmm11                                      ;   353.0 p5      21 t
        movaps xmm11, xmm6                                      ;   349.5 p0      21 t copy
        andps xmm11, xmm0                                       ;   353.0 p1      21 t
        xorps xmm12, xmm11                                      ;   354.0 p5      21 t
        movaps xmm11, xmm6                                      ;   350.5 p0      21 t copy
        xorps xmm7, xmm12                                       ;   355.0 p1      21 t
        xorps xmm13, xmm15                                      ;   354.0 p5      21 t
        movaps [rax + 80], xmm6                                 ;   351.2 p3+p4   21 t spill
        movaps xmm6, xmm3                                       ;   351.5 p0      21 t copy
        xorps xmm11, xmm2                                       ;   353.0 p1      21 t
        andps xmm6, xmm11                                       ;   354.0 p5      21 t
        xorps xmm15, xmm6                                       ;   355.0 p0      21 t
        movaps xmm6, xmm10                                      ;   353.0 p1      21 t copy
        xorps xmm6, xmm11                                       ;   354.0 p5      21 t
        movaps [rsi + 80], xmm3                                 ;   353.0 p3+p4   21 t spill
        movaps xmm3, xmm9                                       ;   353.5 p0      21 t copy
        andps xmm3, xmm6                                        ;   355.0 p1      21 t
        xorps xmm13, xmm3                                       ;   356.0 p5      21 t
        movaps xmm3, xmm2                                       ;   354.5 p0      21 t copy
        movaps [rdi + 16], xmm0                                 ;   354.2 p3+p4   21 t spill
        movaps xmm0, xmm4                                       ;   355.0 p1      21 t copy
        xorps xmm3, xmm8                                        ;   355.5 p5      21 t
        andps xmm0, xmm3                                        ;   356.5 p0      21 t
        xorps xmm12, xmm0                                       ;   357.5 p1      21 t
        xorps xmm15, xmm0                                       ;   357.5 p5      21 t
        movaps xmm0, [rsi + 16]                                 ;   355.8 p2      21 t
        movaps [rax - 64], xmm14                                ;   356.0 p3+p4   21 t spill
        orps xmm0, xmm14                                        ;   358.8 p0      21 t
        xorps xmm12, xmm0                                       ;   359.8 p1      21 t
        movaps xmm0, xmm7                                       ;   357.2 p5      21 t copy
        andps xmm0, xmm13                                       ;   358.2 p0      21 t
        xorps xmm12, xmm0                                       ;   360.8 p1      21 t
        movaps xmm14, xmm15                                     ;   358.5 p5      21 t copy
        andps xmm14, xmm12                                      ;   361.8 p0      21 t
        xorps xmm12, xmm13                                      ;   361.8 p1      21 t
        orps xmm0, xmm12                                        ;   362.8 p5      21 t
        xorps xmm7, xmm14                                       ;   362.8 p0      21 t
        xorps xmm0, xmm7                                        ;   363.8 p1      21 t
        movaps xmm14, xmm15                                     ;   360.2 p5      21 t copy
        andps xmm14, xmm7                                       ;   363.8 p0      21 t
        xorps xmm13, xmm14                                      ;   364.8 p1      21 t
        movaps xmm14, xmm0                                      ;   364.8 p5      21 t copy
        andps xmm7, xmm13                                       ;   365.8 p0      21 t
        xorps xmm15, xmm7                                       ;   366.8 p1      21 t
        andps xmm5, xmm15                                       ;   367.8 p5      21 t
        orps xmm14, xmm13                                       ;   365.8 p0      21 t
        xorps xmm12, xmm14                                      ;   366.8 p1      21 t
        movaps xmm14, xmm0                                      ;   364.8 p5      21 t copy
        xorps xmm14, xmm13                                      ;   365.8 p0      21 t
        andps xmm9, xmm14                                       ;   366.8 p1      21 t
        andps xmm10, xmm12                                      ;   367.8 p5      21 t
        andps xmm1, xmm12                                       ;   367.8 p0      21 t
        movaps xmm7, [rbp - 64]                                 ;   362.8 p2      21 t
        andps xmm6, xmm14                                       ;   366.8 p1      21 t
        xorps xmm14, xmm12                                      ;   367.8 p5      21 t
        andps xmm11, xmm14                                      ;   368.8 p0      21 t
        xorps xmm6, xmm11                                       ;   369.8 p1      21 t
        xorps xmm12, xmm15                                      ;   367.8 p5      21 t
        xorps xmm10, xmm11                                      ;   369.8 p0      21 t
        movaps xmm11, [rdi + 0]                                 ;   365.2 p2      21 t
        andps xmm11, xmm12                                      ;   368.8 p1      21 t
        xorps xmm11, xmm9                                       ;   369.8 p5      21 t
        andps xmm7, xmm15                                       ;   367.8 p0      21 t
        xorps xmm15, xmm13                                      ;   368.0 p1      21 t
        xorps xmm9, xmm5                                        ;   368.8 p5      21 t
        movaps xmm5, [rdi + 16]                                 ;   367.0 p2      21 t
        andps xmm5, xmm15                                       ;   370.0 p0      21 t
        andps xmm3, xmm0                                        ;   369.0 p1      21 t
        andps xmm4, xmm0                                        ;   369.2 p5      21 t
        xorps xmm0, xmm12                                       ;   369.5 p0      21 t
        andps xmm2, xmm0                                        ;   370.5 p1      21 t
        andps xmm0, [rdi + 96]                                  ;   370.5 p5+p2   21 t
        xorps xmm0, xmm11                                       ;   371.5 p0      21 t
        xorps xmm0, xmm5                                        ;   372.5 p1      21 t
        xorps xmm1, xmm9                                        ;   371.2 p5      21 t
        xorps xmm1, xmm5                                        ;   372.2 p0      21 t
        movaps xmm5, [rax - 64]                                 ;   369.8 p2      21 t
        andps xmm5, xmm13                                       ;   372.8 p1      21 t
        xorps xmm5, xmm1                                        ;   373.8 p5      21 t
        andps xmm8, xmm12                                       ;   372.5 p0      21 t
        andps xmm15, [rax + 80]                                 ;   373.0 p1+p2   21 t
        xorps xmm8, xmm3                                        ;   373.5 p5      21 t
        xorps xmm8, xmm6                                        ;   374.5 p0      21 t
        andps xmm13, [rsi + 16]                                 ;   374.0 p1+p2   21 t
        movaps [rax - 64], xmm1                                 ;   373.2 p3+p4   21 t spill
        movaps [rsi + 16], xmm0                                 ;   373.5 p3+p4   21 t spill
        xorps xmm13, xmm0                                       ;   375.0 p5      21 t
        xorps xmm6, xmm7                                        ;   374.5 p0      21 t
        movaps xmm7, [rcx + 80]                                 ;   372.8 p2      40 t reload
        movaps [rcx + 80], xmm8                                 ;   375.5 p3+p4   21 t spill
        movaps xmm8, [rdx - 16]                                 ;   373.8 p2      42 t
        movaps xmm0, [r8 + 19424]                               ;   374.8 p2      42 t
        xorps xmm0, [rbp + 5152]                                ;   377.8 p1+p2   42 t
        xorps xmm0, [rel camellia128_encrypt.T0_constants128]   ;   378.8 p5+p2   42 t
        xorps xmm8, xmm0                                        ;   379.8 p0      42 t
        movaps xmm1, xmm8                                       ;   380.8 p1      42 t copy
        xorps xmm1, [r8 + 19328]                                ;   381.8 p5+p2   42 t
        xorps xmm1, [rbp + 5056]                                ;   382.8 p0+p2   42 t
        xorps xmm1, [rel camellia128_encrypt.T0_constants128]   ;   383.8 p1+p2   42 t
        xorps xmm13, xmm5                                       ;   377.2 p5      21 t
        andps xmm14, [rsi + 80]                                 ;   380.8 p0+p2   21 t
        xorps xmm6, xmm5                                        ;   378.0 p1      21 t
        xorps xmm15, xmm10                                      ;   378.2 p5      21 t
        xorps xmm14, xmm13                                      ;   381.8 p0      21 t
        xorps xmm11, xmm4                                       ;   379.0 p1      21 t
        xorps xmm11, xmm13                                      ;   380.0 p5      21 t
        movaps xmm4, xmm6                                       ;   379.5 p0      21 t copy
        xorps xmm15, xmm5                                       ;   380.0 p1      21 t
        movaps xmm5, [rcx + 64]                                 ;   381.8 p2      42 t
        xorps xmm5, xmm7                                        ;   384.8 p5      42 t
        xorps xmm4, xmm15                                       ;   381.0 p0      21 t
        xorps xmm4, xmm11                                       ;   382.0 p1      21 t
        movaps xmm13, [rbp + 64]                                ;   382.8 p2      40 t reload
        movaps xmm12, [rcx + 64]                                ;   383.8 p2      42 t
        xorps xmm12, xmm13                                      ;   386.8 p5      42 t
        movaps [rsi + 80], xmm9                                 ;   379.8 p3+p4   21 t spill
        movaps xmm9, [r8 + 19360]                               ;   384.8 p2      42 t
        xorps xmm9, [rbp + 5088]                                ;   387.8 p0+p2   42 t
        xorps xmm9, [rel camellia128_encrypt.T0_constants128]   ;   388.8 p1+p2   42 t
        xorps xmm7, xmm9                                        ;   389.8 p5      42 t
        movaps [rdi + 96], xmm2                                 ;   381.0 p3+p4   21 t spill
        xorps xmm8, xmm5                                        ;   385.8 p0      42 t
        movaps xmm2, xmm1                                       ;   384.8 p1      42 t copy
        xorps xmm2, [r8 + 19440]                                ;   387.8 p5+p2   42 t
        xorps xmm2, [rbp + 5168]                                ;   388.8 p0+p2   42 t
        xorps xmm2, [rel camellia128_encrypt.T0_constants128]   ;   389.8 p1+p2   42 t
        movaps [rax + 80], xmm3                                 ;   382.5 p3+p4   21 t spill
        movaps xmm3, xmm12                                      ;   387.8 p5      42 t copy
        xorps xmm3, xmm1                                        ;   388.8 p0      42 t
        movaps [rdi + 16], xmm6                                 ;   383.5 p3+p4   21 t spill
        movaps [rdi + 0], xmm10                                 ;   384.5 p3+p4   21 t spill
        movaps xmm10, xmm7                                      ;   390.8 p1      42 t copy
        xorps xmm10, xmm8                                       ;   391.8 p5      42 t
        movaps [rbp - 64], xmm11                                ;   385.5 p3+p4   21 t spill
        movaps xmm11, xmm3                                      ;   389.8 p0      42 t copy
        movaps xmm6, xmm5                                       ;   386.0 p1      42 t copy
        xorps xmm6, xmm2                                        ;   390.8 p5      42 t
        orps xmm11, xmm2                                        ;   390.8 p0      42 t
        movaps [rbp + 64], xmm14                                ;   386.5 p3+p4   21 t spill
        movaps xmm14, xmm8                                      ;   387.0 p1      42 t copy
        xorps xmm13, xmm8                                       ;   387.2 p5      42 t
        xorps xmm14, xmm2                                       ;   390.8 p0      42 t
        movaps [rdi - 48], xmm4                                 ;   387.5 p3+p4   21 t spill
        movaps xmm4, xmm9                                       ;   389.8 p1      42 t copy
        xorps xmm4, xmm1                                        ;   390.8 p5      42 t
        movaps [r10 - 16], xmm15                                ;   388.5 p3+p4   21 t spill
        movaps xmm15, xmm1                                      ;   388.5 p0      42 t copy
        orps xmm15, xmm14                                       ;   391.8 p1      42 t
        movaps [r10 + 64], xmm1                                 ;   389.5 p3+p4   42 t spill
        movaps xmm1, [rdx - 16]                                 ;   390.8 p2      42 t
        movaps [r10 + 48], xmm2                                 ;   390.8 p3+p4   42 t spill
        movaps xmm2, xmm10                                      ;   392.8 p5      42 t copy
        xorps xmm1, xmm14                                       ;   393.8 p0      42 t
        movaps [rdx - 16], xmm6                                 ;   391.8 p3+p4   42 t spill
        xorps xmm2, xmm6                                        ;   393.8 p1      42 t
        movaps [r11 - 128], xmm10                               ;   392.8 p3+p4   42 t spill
        movaps [r10 + 112], xmm4                                ;   393.5 p3+p4   42 t spill
        xorps xmm15, xmm11                                      ;   392.8 p5      42 t
        xorps xmm11, xmm0                                       ;   391.8 p0      42 t
        orps xmm0, xmm6                                         ;   391.8 p1      42 t
        xorps xmm13, xmm0                                       ;   392.8 p5      42 t
        movaps xmm6, xmm8                                       ;   392.0 p0      42 t copy
        andps xmm6, xmm12                                       ;   393.0 p1      42 t
        xorps xmm0, xmm6                                        ;   394.0 p5      42 t
        movaps xmm6, xmm4                                       ;   393.0 p0      42 t copy
        andps xmm6, xmm2                                        ;   394.8 p1      42 t
        xorps xmm13, xmm6                                       ;   395.8 p5      42 t
        movaps xmm6, xmm4                                       ;   394.0 p0      42 t copy
        xorps xmm6, xmm1                                        ;   395.0 p1      42 t
        xorps xmm11, xmm0                                       ;   395.0 p5      42 t
        xorps xmm15, xmm13                                      ;   396.8 p0      42 t
        movaps xmm4, xmm10                                      ;   395.2 p1      42 t copy
        movaps xmm10, xmm7                                      ;   395.8 p5      42 t copy
        andps xmm4, xmm6                                        ;   396.2 p0      42 t
        xorps xmm0, xmm4                                        ;   397.2 p1      42 t
        movaps xmm4, xmm12                                      ;   396.8 p5      42 t copy
        xorps xmm4, xmm6                                        ;   397.8 p0      42 t
        andps xmm10, xmm4                                       ;   398.8 p1      42 t
        xorps xmm11, xmm10                                      ;   399.8 p5      42 t
        movaps xmm10, xmm1                                      ;   398.0 p0      42 t copy
        xorps xmm10, xmm3                                       ;   399.0 p1      42 t
        movaps [r10 + 80], xmm2                                 ;   396.8 p3+p4   42 t spill
        movaps xmm2, xmm5                                       ;   398.8 p5      42 t copy
        andps xmm2, xmm10                                       ;   400.0 p0      42 t
        xorps xmm13, xmm2                                       ;   401.0 p1      42 t
        xorps xmm0, xmm2                                        ;   401.0 p5      42 t
        movaps xmm2, [rcx + 64]                                 ;   398.0 p2      42 t
        orps xmm2, xmm9                                         ;   401.0 p0      42 t
        xorps xmm13, xmm2                                       ;   402.0 p1      42 t
        movaps xmm2, xmm15                                      ;   400.8 p5      42 t copy
        andps xmm2, xmm11                                       ;   401.8 p0      42 t
        xorps xmm13, xmm2                                       ;   403.0 p1      42 t
        movaps [r10 + 96], xmm9                                 ;   399.5 p3+p4   42 t spill
        movaps xmm9, xmm0                                       ;   402.0 p5      42 t copy
        andps xmm9, xmm13                                       ;   404.0 p0      42 t
        xorps xmm13, xmm11                                      ;   404.0 p1      42 t
        orps xmm2, xmm13                                        ;   405.0 p5      42 t
        xorps xmm15, xmm9                                       ;   405.0 p0      42 t
        xorps xmm2, xmm15                                       ;   406.0 p1      42 t
        andps xmm10, xmm2                                       ;   407.0 p5      42 t
        movaps xmm9, xmm0                                       ;   404.0 p0      42 t copy
        andps xmm9, xmm15                                       ;   406.0 p1      42 t
        andps xmm5, xmm2                                        ;   407.0 p5      42 t
        xorps xmm11, xmm9                                       ;   407.0 p0      42 t
        andps xmm15, xmm11                                      ;   408.0 p1      42 t
        xorps xmm0, xmm15                                       ;   409.0 p5      42 t
        movaps xmm9, xmm2                                       ;   407.0 p0      42 t copy
        orps xmm9, xmm11                                        ;   408.0 p1      42 t
        movaps xmm15, xmm2                                      ;   407.0 p5      42 t copy
        xorps xmm15, xmm11                                      ;   408.0 p0      42 t
        andps xmm4, xmm15                                       ;   409.0 p1      42 t
        xorps xmm13, xmm9                                       ;   409.0 p5      42 t
        andps xmm8, xmm13                                       ;   410.0 p0      42 t
        movaps xmm9, [r10 + 64]                                 ;   405.0 p2      42 t
        andps xmm7, xmm15                                       ;   409.0 p1      42 t
        andps xmm12, xmm13                                      ;   410.0 p5      42 t
        xorps xmm15, xmm13                                      ;   410.0 p0      42 t
        xorps xmm13, xmm0                                       ;   410.0 p1      42 t
        andps xmm6, xmm15                                       ;   411.0 p5      42 t
        andps xmm9, xmm0                                        ;   410.0 p0      42 t
        xorps xmm12, xmm6                                       ;   412.0 p1      42 t
        xorps xmm4, xmm6                                        ;   412.0 p5      42 t
        andps xmm14, xmm0                                       ;   411.0 p0      42 t
        xorps xmm0, xmm11                                       ;   411.2 p1      42 t
        movaps xmm6, [r10 + 48]                                 ;   408.5 p2      42 t
        andps xmm6, xmm13                                       ;   411.8 p5      42 t
        xorps xmm6, xmm7                                        ;   412.8 p0      42 t
        xorps xmm7, xmm14                                       ;   412.2 p1      42 t
        xorps xmm2, xmm13                                       ;   412.8 p5      42 t
        andps xmm1, xmm2                                        ;   413.8 p0      42 t
        andps xmm3, xmm13                                       ;   413.2 p1      42 t
        movaps xmm14, [r10 + 80]                                ;   410.2 p2      42 t
        andps xmm14, xmm0                                       ;   413.8 p5      42 t
        andps xmm0, [r10 + 112]                                 ;   414.0 p0+p2   42 t
        andps xmm2, [rdx - 16]                                  ;   414.2 p1+p2   42 t
        xorps xmm2, xmm6                                        ;   415.2 p5      42 t
        xorps xmm2, xmm14                                       ;   416.2 p0      42 t
        xorps xmm8, xmm7                                        ;   415.2 p1      42 t
        andps xmm15, [r11 - 128]                                ;   415.8 p5+p2   42 t
        xorps xmm8, xmm14                                       ;   416.2 p0      42 t
        xorps xmm3, xmm10                                       ;   416.2 p1      42 t
        movaps xmm14, [r10 + 96]                                ;   414.2 p2      42 t
        andps xmm14, xmm11                                      ;   417.2 p5      42 t
        xorps xmm14, xmm8                                       ;   418.2 p0      42 t
        xorps xmm3, xmm4                                        ;   417.2 p1      42 t
        andps xmm11, [rcx + 64]                                 ;   417.8 p5+p2   42 t
        xorps xmm11, xmm2                                       ;   418.8 p0      42 t
        xorps xmm11, xmm14                                      ;   419.8 p1      42 t
        xorps xmm4, xmm9                                        ;   418.8 p5      42 t
        xorps xmm0, xmm12                                       ;   419.0 p0      42 t
        xorps xmm0, xmm14                                       ;   420.0 p1      42 t
        xorps xmm15, xmm11                                      ;   420.8 p5      42 t
        xorps xmm6, xmm5                                        ;   420.0 p0      42 t
        xorps xmm6, xmm11                                       ;   421.0 p1      42 t
        xorps xmm4, xmm14                                       ;   420.8 p5      42 t
        movaps xmm14, [rbp + 16]                                ;   416.2 p2      41 t
        xorps xmm14, [rax - 80]                                 ;   421.0 p0+p2   41 t
        movaps xmm9, xmm4                                       ;   421.8 p1      42 t copy
        xorps xmm9, xmm0                                        ;   422.8 p5      42 t
        xorps xmm9, xmm6                                        ;   423.8 p0      42 t
        movaps xmm13, [rcx + 32]                                ;   418.2 p2      23 t reload
        movaps xmm11, [rbp + 48]                                ;   419.2 p2      41 t
        xorps xmm11, xmm13                                      ;   422.2 p1      41 t
        movaps xmm13, [rdi + 112]                               ;   420.2 p2      41 t
        movaps [rax - 80], xmm0                                 ;   421.0 p3+p4   42 t spill
        movaps xmm0, [rdx - 48]                                 ;   421.2 p2      41 t
        xorps xmm13, xmm15                                      ;   423.2 p5      41 t
        xorps xmm13, xmm9                                       ;   424.8 p0      41 t
        movaps xmm5, [rel camellia128_encrypt.T0_constants128]  ;   422.2 p2      41 t reload
        xorps xmm0, [r10 - 16]                                  ;   424.2 p1+p2   41 t
        movaps [r10 - 16], xmm15                                ;   421.8 p3+p4   42 t spill
        movaps xmm15, [rdx - 48]                                ;   424.2 p2      41 t
        movaps [rdx - 48], xmm9                                 ;   424.8 p3+p4   42 t spill
        movaps xmm9, [rbp + 16]                                 ;   425.2 p2      41 t
        xorps xmm6, [r11 - 112]                                 ;   426.2 p5+p2   41 t
        xorps xmm6, xmm5                                        ;   427.2 p0      41 t
        xorps xmm11, [rdx + 0]                                  ;   427.2 p1+p2   41 t
        xorps xmm9, xmm11                                       ;   428.2 p5      41 t
        xorps xmm14, xmm5                                       ;   425.2 p0      41 t
        xorps xmm15, xmm14                                      ;   427.2 p1      41 t
        movaps [rbp + 16], xmm15                                ;   428.2 p3+p4   41 t spill
        xorps xmm11, xmm15                                      ;   428.2 p5      41 t
        movaps xmm15, [rdi + 112]                               ;   428.2 p2      41 t
        xorps xmm15, xmm0                                       ;   431.2 p0      41 t
        xorps xmm14, xmm15                                      ;   432.2 p1      41 t
        movaps [rdi + 112], xmm15                               ;   432.2 p3+p4   41 t spill
        movaps xmm15, [rbp + 48]                                ;   429.2 p2      41 t
        xorps xmm15, xmm13                                      ;   432.2 p5      41 t
        movaps [rbp + 48], xmm9                                 ;   429.2 p3+p4   41 t spill
        xorps xmm13, xmm9                                       ;   429.2 p0      41 t
        movaps xmm9, [rbp + 0]                                  ;   430.2 p2      41 t
        xorps xmm9, [rax + 16]                                  ;   433.2 p1+p2   41 t
        xorps xmm9, [rdi + 64]                                  ;   434.2 p5+p2   41 t
        xorps xmm9, [rcx + 112]                                 ;   435.2 p0+p2   41 t
        xorps xmm9, [rax - 128]                                 ;   436.2 p1+p2   41 t
        xorps xmm0, xmm15                                       ;   433.2 p5      41 t
        xorps xmm9, xmm5                                        ;   437.2 p0      41 t
        movaps [rax - 128], xmm15                               ;   433.2 p3+p4   41 t spill
        movaps xmm15, [rdi - 80]                                ;   435.2 p2      41 t
        xorps xmm15, [rax + 0]                                  ;   438.2 p1+p2   41 t
        xorps xmm15, xmm5                                       ;   439.2 p5      41 t
        xorps xmm4, xmm12                                       ;   430.0 p0      41 t
        movaps xmm12, [rdi - 32]                                ;   437.2 p2      41 t
        xorps xmm12, [rdi - 48]                                 ;   440.2 p1+p2   41 t
        xorps xmm4, xmm10                                       ;   431.2 p5      41 t
        xorps xmm4, xmm1                                        ;   432.2 p0      41 t
        movaps xmm10, [rdi - 32]                                ;   439.2 p2      41 t
        xorps xmm10, xmm9                                       ;   442.2 p1      41 t
        movaps xmm1, [rbp + 0]                                  ;   440.2 p2      41 t
        xorps xmm1, xmm15                                       ;   443.2 p5      41 t
        xorps xmm15, xmm10                                      ;   443.2 p0      41 t
        xorps xmm8, [rdx - 96]                                  ;   441.2 p1+p2   41 t
        xorps xmm4, [rsi + 32]                                  ;   442.2 p5+p2   41 t
        xorps xmm4, xmm5                                        ;   443.2 p0      41 t
        movaps [rbp + 0], xmm10                                 ;   443.2 p3+p4   41 t spill
        movaps xmm10, [r11 - 112]                               ;   443.2 p2      41 t
        xorps xmm8, xmm5                                        ;   442.2 p1      41 t
        xorps xmm2, xmm7                                        ;   437.2 p5      41 t
        xorps xmm12, [rbp + 64]                                 ;   444.2 p0+p2   41 t
        xorps xmm10, xmm12                                      ;   446.2 p1      41 t
        movaps [r11 - 112], xmm10                               ;   447.2 p3+p4   41 t spill
        xorps xmm9, xmm10                                       ;   447.2 p5      41 t
        movaps xmm10, [rdi - 80]                                ;   445.2 p2      41 t
        xorps xmm10, xmm6                                       ;   448.2 p0      41 t
        xorps xmm6, xmm1                                        ;   444.2 p1      41 t
        xorps xmm12, xmm10                                      ;   449.2 p5      41 t
        movaps [rdi - 80], xmm1                                 ;   444.2 p3+p4   41 t spill
        movaps xmm1, [rsi + 48]                                 ;   446.2 p2      41 t
        xorps xmm1, [rdx - 112]                                 ;   449.2 p0+p2   41 t
        movaps [rdx - 112], xmm10                               ;   449.2 p3+p4   41 t spill
        movaps xmm10, [rbp - 16]                                ;   448.2 p2      41 t
        xorps xmm10, [rbp - 128]                                ;   451.2 p1+p2   41 t
        xorps xmm10, [rdx + 16]                                 ;   452.2 p5+p2   41 t
        xorps xmm10, [rax + 32]                                 ;   453.2 p0+p2   41 t
        xorps xmm1, xmm5                                        ;   450.2 p1      41 t
        movaps xmm7, [rdx + 96]                                 ;   452.2 p2      41 t
        xorps xmm7, [rdi + 16]                                  ;   455.2 p5+p2   41 t
        xorps xmm7, [rdi + 0]                                   ;   456.2 p0+p2   41 t
        xorps xmm7, [rax + 80]                                  ;   457.2 p1+p2   41 t
        xorps xmm7, [rdi + 96]                                  ;   458.2 p5+p2   41 t
        xorps xmm7, xmm5                                        ;   459.2 p0      41 t
        xorps xmm10, [rdi - 64]                                 ;   457.2 p1+p2   41 t
        movaps [rdi - 64], xmm12                                ;   450.2 p3+p4   41 t spill
        movaps xmm12, [rbp + 112]                               ;   458.2 p2      41 t
        xorps xmm12, [rbp - 64]                                 ;   461.2 p5+p2   41 t
        xorps xmm12, xmm5                                       ;   462.2 p0      41 t
        movaps [rbp - 64], xmm0                                 ;   449.8 p3+p4   41 t spill
        movaps xmm0, [rbp + 112]                                ;   460.2 p2      41 t
        xorps xmm0, xmm1                                        ;   463.2 p1      41 t
        movaps [rbp + 112], xmm9                                ;   450.8 p3+p4   41 t spill
        movaps xmm9, [rsi + 48]                                 ;   461.2 p2      41 t
        movaps [rsi + 48], xmm0                                 ;   464.2 p3+p4   41 t spill
        xorps xmm10, xmm5                                       ;   458.2 p5      41 t
        xorps xmm9, xmm10                                       ;   464.2 p0      41 t
        xorps xmm10, xmm0                                       ;   464.2 p1      41 t
        movaps xmm0, [rsi + 32]                                 ;   462.2 p2      41 t
        xorps xmm0, xmm12                                       ;   465.2 p5      41 t
        xorps xmm1, xmm0                                        ;   466.2 p0      41 t
        movaps [rsi + 32], xmm0                                 ;   466.2 p3+p4   41 t spill
        movaps xmm0, [rbp - 16]                                 ;   463.2 p2      41 t
        xorps xmm0, xmm4                                        ;   466.2 p1      41 t
        xorps xmm4, xmm9                                        ;   465.2 p5      41 t
        movaps [rbp - 16], xmm9                                 ;   465.2 p3+p4   41 t spill
        movaps xmm9, [r10 + 32]                                 ;   464.2 p2      41 t
        xorps xmm9, [rax + 64]                                  ;   467.2 p0+p2   41 t
        xorps xmm9, [rbp - 112]                                 ;   468.2 p1+p2   41 t
        xorps xmm9, [rbp + 96]                                  ;   469.2 p5+p2   41 t
        xorps xmm12, xmm0                                       ;   467.2 p0      41 t
        movaps [rdi + 96], xmm12                                ;   468.2 p3+p4   41 t spill
        movaps [rbp - 112], xmm0                                ;   467.2 p3+p4   41 t spill
        movaps xmm0, [r10 - 32]                                 ;   468.2 p2      41 t
        xorps xmm0, [rsi - 128]                                 ;   471.2 p1+p2   41 t
        xorps xmm0, xmm5                                        ;   472.2 p5      41 t
        movaps xmm12, [rdx + 96]                                ;   470.2 p2      41 t
        xorps xmm12, xmm9                                       ;   473.2 p0      41 t
        movaps [rdx + 96], xmm1                                 ;   467.2 p3+p4   41 t spill
        movaps xmm1, [r10 + 32]                                 ;   471.2 p2      41 t
        xorps xmm1, xmm0                                        ;   474.2 p1      41 t
        xorps xmm0, xmm12                                       ;   474.2 p5      41 t
        movaps [r10 + 32], xmm12                                ;   474.2 p3+p4   41 t spill
        movaps xmm12, [rdx - 96]                                ;   472.2 p2      41 t
        xorps xmm12, xmm7                                       ;   475.2 p0      41 t
        xorps xmm9, xmm12                                       ;   476.2 p1      41 t
        movaps [rdx - 96], xmm12                                ;   476.2 p3+p4   41 t spill
        movaps xmm12, [r10 - 32]                                ;   473.2 p2      41 t
        xorps xmm12, xmm8                                       ;   476.2 p5      41 t
        xorps xmm8, xmm1                                        ;   475.2 p0      41 t
        xorps xmm7, xmm12                                       ;   477.2 p1      41 t
        xorps xmm2, xmm3                                        ;   470.2 p5      41 t
        xorps xmm2, [rdx - 80]                                  ;   474.2 p0+p2   41 t
        xorps xmm3, [rsi - 32]                                  ;   475.2 p1+p2   41 t
        xorps xmm3, [rdx - 48]                                  ;   476.2 p5+p2   41 t
        movaps [rdx - 48], xmm7                                 ;   478.2 p3+p4   41 t spill
        xorps xmm3, xmm5                                        ;   477.2 p0      41 t
        movaps xmm7, [rbp + 32]                                 ;   477.2 p2      41 t
        xorps xmm7, [rax - 64]                                  ;   480.2 p1+p2   41 t
        movaps [rax - 64], xmm9                                 ;   477.2 p3+p4   41 t spill
        movaps xmm9, [rbp + 32]                                 ;   479.2 p2      41 t
        xorps xmm7, xmm5                                        ;   481.2 p5      41 t
        movaps [rbp + 32], xmm14                                ;   475.2 p3+p4   41 t spill
        movaps xmm14, [rsi - 16]                                ;   480.2 p2      41 t
        movaps [r10 - 32], xmm1                                 ;   476.2 p3+p4   41 t spill
        movaps xmm1, [rsi - 16]                                 ;   481.2 p2      41 t
        xorps xmm1, [rbp + 96]                                  ;   484.2 p0+p2   41 t
        movaps [rbp + 96], xmm12                                ;   477.2 p3+p4   41 t spill
        movaps xmm12, [rdx - 32]                                ;   483.2 p2      41 t
        xorps xmm1, [rdx + 80]                                  ;   485.2 p1+p2   41 t
        xorps xmm1, xmm5                                        ;   486.2 p5      41 t
        xorps xmm12, [rax + 48]                                 ;   486.2 p0+p2   41 t
        xorps xmm12, [rdx + 64]                                 ;   487.2 p1+p2   41 t
        xorps xmm12, [rbp - 48]                                 ;   488.2 p5+p2   41 t
        xorps xmm9, xmm1                                        ;   487.2 p0      41 t
        xorps xmm14, xmm12                                      ;   489.2 p1      41 t
        xorps xmm12, xmm9                                       ;   489.2 p5      41 t
        movaps [rsi - 16], xmm9                                 ;   488.2 p3+p4   41 t spill
        movaps xmm9, [rdx - 80]                                 ;   488.2 p2      41 t
        xorps xmm9, xmm7                                        ;   491.2 p0      41 t
        movaps [rdx - 80], xmm9                                 ;   492.2 p3+p4   41 t spill
        xorps xmm1, xmm9                                        ;   492.2 p1      41 t
        movaps xmm9, [rdx - 32]                                 ;   489.2 p2      41 t
        xorps xmm9, xmm2                                        ;   492.2 p5      41 t
        movaps [rdx + 64], xmm9                                 ;   493.2 p3+p4   41 t spill
        xorps xmm7, xmm9                                        ;   493.2 p0      41 t
        movaps xmm9, [r10 - 48]                                 ;   490.2 p2      41 t
        movaps [rdx - 32], xmm14                                ;   490.2 p3+p4   41 t spill
        xorps xmm9, [rbp - 48]                                  ;   493.2 p1+p2   41 t
        xorps xmm9, [rcx + 32]                                  ;   494.2 p5+p2   41 t
        movaps [rcx + 32], xmm7                                 ;   494.2 p3+p4   41 t spill
        movaps xmm7, [rdx - 64]                                 ;   493.2 p2      41 t
        xorps xmm9, xmm5                                        ;   495.2 p0      41 t
        xorps xmm7, [rsi + 16]                                  ;   496.2 p1+p2   41 t
        xorps xmm7, [rsi + 80]                                  ;   497.2 p5+p2   41 t
        movaps [rsi + 80], xmm1                                 ;   493.2 p3+p4   41 t spill
        movaps xmm1, [rdx - 64]                                 ;   496.2 p2      41 t
        movaps [rdx - 64], xmm12                                ;   490.8 p3+p4   41 t spill
        movaps xmm12, [r10 + 16]                                ;   497.2 p2      41 t
        xorps xmm7, [rcx + 80]                                  ;   498.2 p0+p2   41 t
        xorps xmm2, xmm14                                       ;   492.2 p1      41 t
        movaps xmm14, [r10 + 16]                                ;   499.2 p2      41 t
        xorps xmm14, [rbp + 80]                                 ;   502.2 p5+p2   41 t
        xorps xmm14, xmm5                                       ;   503.2 p0      41 t
        xorps xmm1, xmm14                                       ;   504.2 p1      41 t
        xorps xmm12, xmm9                                       ;   500.2 p5      41 t
        movaps [r10 + 16], xmm1                                 ;   505.2 p3+p4   41 t spill
        xorps xmm9, xmm1                                        ;   505.2 p0      41 t
        movaps xmm1, [rsi - 32]                                 ;   501.2 p2      41 t
        xorps xmm1, xmm7                                        ;   504.2 p1      41 t
        movaps [rsi - 32], xmm1                                 ;   505.2 p3+p4   41 t spill
        xorps xmm14, xmm1                                       ;   505.2 p5      41 t
        movaps xmm1, [r10 - 48]                                 ;   502.2 p2      41 t
        xorps xmm1, xmm3                                        ;   505.2 p0      41 t
        xorps xmm3, xmm12                                       ;   501.2 p1      41 t
        xorps xmm7, xmm1                                        ;   506.2 p5      41 t
        movaps [r10 - 48], xmm12                                ;   501.2 p3+p4   41 t spill
        movaps xmm12, [rsi + 64]                                ;   503.2 p2      41 t
        xorps xmm12, [rdi - 16]                                 ;   506.2 p0+p2   41 t
        movaps [rdi - 16], xmm1                                 ;   506.2 p3+p4   41 t spill
        movaps xmm1, [rbp - 32]                                 ;   505.2 p2      41 t
        xorps xmm1, [rdx + 0]                                   ;   508.2 p1+p2   41 t
        movaps [rdx + 0], xmm7                                  ;   507.2 p3+p4   41 t spill
        movaps xmm7, [rcx - 128]                                ;   507.2 p2      41 t
        xorps xmm7, [r10 - 16]                                  ;   510.2 p5+p2   41 t
        xorps xmm1, xmm5                                        ;   509.2 p0      41 t
        movaps [r10 - 16], xmm14                                ;   506.2 p3+p4   41 t spill
        movaps xmm14, [rdx + 112]                               ;   509.2 p2      41 t
        xorps xmm14, [rcx + 80]                                 ;   512.2 p1+p2   41 t
        xorps xmm14, [rdi - 48]                                 ;   513.2 p5+p2   41 t
        movaps [rdi - 48], xmm9                                 ;   506.2 p3+p4   41 t spill
        movaps xmm9, [rdx + 112]                                ;   512.2 p2      41 t
        movaps [rdx + 112], xmm0                                ;   506.8 p3+p4   41 t spill
        movaps xmm0, [rsi + 64]                                 ;   513.2 p2      41 t
        xorps xmm0, xmm1                                        ;   516.2 p0      41 t
        xorps xmm7, xmm5                                        ;   511.2 p1      41 t
        xorps xmm14, xmm5                                       ;   514.2 p5      41 t
        xorps xmm9, xmm12                                       ;   515.2 p0      41 t
        movaps [rsi + 64], xmm9                                 ;   516.2 p3+p4   41 t spill
        xorps xmm1, xmm9                                        ;   516.2 p1      41 t
        movaps xmm9, [rcx - 128]                                ;   514.2 p2      41 t
        xorps xmm9, xmm14                                       ;   517.2 p5      41 t
        movaps [rcx - 128], xmm9                                ;   518.2 p3+p4   41 t spill
        xorps xmm12, xmm9                                       ;   518.2 p0      41 t
        movaps xmm9, [rbp - 32]                                 ;   515.2 p2      41 t
        xorps xmm9, xmm7                                        ;   518.2 p1      41 t
        xorps xmm7, xmm0                                        ;   517.2 p5      41 t
        movaps [rbp - 32], xmm0                                 ;   517.2 p3+p4   41 t spill
        movaps xmm0, [rsi + 0]                                  ;   516.2 p2      41 t
        xorps xmm14, xmm9                                       ;   519.2 p0      41 t
        xorps xmm0, [rdx + 80]                                  ;   519.2 p1+p2   41 t
        xorps xmm0, [rbp + 80]                                  ;   520.2 p5+p2   41 t
        movaps [rbp + 80], xmm9                                 ;   519.2 p3+p4   41 t spill
        movaps xmm9, [r11 - 96]                                 ;   519.2 p2      41 t
        xorps xmm9, [rdi + 48]                                  ;   522.2 p0+p2   41 t
        movaps [rdi + 48], xmm14                                ;   520.2 p3+p4   41 t spill
        movaps xmm14, [rcx + 48]                                ;   521.2 p2      41 t
        xorps xmm14, [rax - 80]                                 ;   524.2 p1+p2   41 t
        movaps [rax - 80], xmm12                                ;   519.2 p3+p4   41 t spill
        movaps xmm12, [rcx + 16]                                ;   523.2 p2      41 t
        xorps xmm12, [rbp + 64]                                 ;   526.2 p5+p2   41 t
        xorps xmm12, xmm5                                       ;   527.2 p0      41 t
        movaps xmm5, [rcx + 16]                                 ;   525.2 p2      41 t
        xorps xmm5, xmm0                                        ;   528.2 p1      41 t
        movaps [rcx + 16], xmm1                                 ;   518.8 p3+p4   41 t spill
        movaps xmm1, [rsi + 0]                                  ;   526.2 p2      41 t
        xorps xmm1, xmm9                                        ;   529.2 p5      41 t
        xorps xmm9, xmm5                                        ;   529.2 p0      41 t
        movaps [rsi + 0], xmm5                                  ;   529.2 p3+p4   41 t spill
        movaps xmm5, [rcx + 48]                                 ;   527.2 p2      41 t
        xorps xmm5, xmm12                                       ;   530.2 p1      41 t
        movaps [rcx + 48], xmm5                                 ;   531.2 p3+p4   41 t spill
        xorps xmm0, xmm5                                        ;   531.2 p5      41 t
        movaps xmm5, [r11 - 96]                                 ;   528.2 p2      41 t
        xorps xmm5, xmm14                                       ;   531.2 p0      41 t
        xorps xmm14, xmm1                                       ;   530.2 p1      41 t
        xorps xmm12, xmm5                                       ;   532.2 p5      41 t
        movaps [r11 - 96], xmm1                                 ;   530.2 p3+p4   41 t spill
        movaps xmm1, xmm13                                      ;   526.2 p0      61 t copy
        xorps xmm1, [rbp + 7232]                                ;   529.2 p1+p2   61 t
        movaps [rbp + 64], xmm1                                 ;   530.2 p3+p4   61 t spill
        movaps xmm1, xmm6                                       ;   527.2 p5      61 t copy
        xorps xmm1, [rbp + 7248]                                ;   530.2 p0+p2   61 t
        movaps [rdx + 80], xmm1                                 ;   531.2 p3+p4   61 t spill
        movaps xmm1, xmm4                                       ;   528.2 p1      61 t copy
        xorps xmm1, [rbp + 7264]                                ;   531.2 p5+p2   61 t
        movaps [rcx + 80], xmm1                                 ;   532.2 p3+p4   61 t spill
        movaps xmm1, xmm8                                       ;   529.2 p0      61 t copy
        xorps xmm1, [rbp + 7280]                                ;   532.2 p1+p2   61 t
        movaps [rsi + 16], xmm1                                 ;   533.2 p3+p4   61 t spill
        movaps xmm1, xmm2                                       ;   530.0 p5      61 t copy
        xorps xmm1, [rbp + 7296]                                ;   533.2 p0+p2   61 t
        movaps [rbp - 48], xmm1                                 ;   534.2 p3+p4   61 t spill
        movaps xmm1, xmm3                                       ;   530.8 p1      61 t copy
        xorps xmm1, [rbp + 7312]                                ;   534.2 p5+p2   61 t
        movaps [rax + 48], xmm1                                 ;   535.2 p3+p4   61 t spill
        movaps xmm1, xmm7                                       ;   531.5 p0      61 t copy
        xorps xmm1, [rbp + 7328]                                ;   535.2 p1+p2   61 t
        movaps [rax + 80], xmm1                                 ;   536.2 p3+p4   61 t spill
        movaps xmm1, xmm14                                      ;   532.2 p5      61 t copy
        xorps xmm1, [rbp + 7344]                                ;   536.2 p0+p2   61 t
        movaps [rdi + 0], xmm1                                  ;   537.2 p3+p4   61 t spill
        movaps xmm1, xmm11                                      ;   533.0 p1      61 t copy
        xorps xmm1, [rbp + 7360]                                ;   537.2 p5+p2   61 t
        movaps [rdi + 16], xmm1                                 ;   538.2 p3+p4   61 t spill
        movaps xmm1, xmm15                                      ;   533.8 p0      61 t copy
        xorps xmm15, [rbp + 7760]                               ;   538.2 p1+p2   61 t
        xorps xmm15, [r11 - 112]                                ;   539.2 p5+p2   61 t
        xorps xmm1, [rbp + 7376]                                ;   540.2 p0+p2   61 t
        movaps [rsi - 128], xmm1                                ;   541.2 p3+p4   61 t spill
        movaps xmm1, xmm10                                      ;   535.0 p1      61 t copy
        movaps [r11 - 112], xmm15                               ;   540.2 p3+p4   61 t spill
        movaps xmm15, [rcx + 32]                                ;   541.2 p2      61 t
        xorps xmm1, [rbp + 7392]                                ;   542.2 p5+p2   61 t
        movaps [rax + 64], xmm1                                 ;   543.2 p3+p4   61 t spill
        movaps xmm1, [rdx + 112]                                ;   543.2 p2      61 t
        xorps xmm1, [rbp + 7408]                                ;   546.2 p0+p2   61 t
        movaps [rax + 32], xmm1                                 ;   547.2 p3+p4   61 t spill
        movaps xmm1, [rdx - 64]                                 ;   545.2 p2      61 t
        xorps xmm1, [rbp + 7424]                                ;   548.2 p1+p2   61 t
        movaps [rdx + 16], xmm1                                 ;   549.2 p3+p4   61 t spill
        movaps xmm1, [rdi - 48]                                 ;   547.2 p2      61 t
        xorps xmm1, [rbp + 7440]                                ;   550.2 p5+p2   61 t
        movaps [rbp - 128], xmm1                                ;   551.2 p3+p4   61 t spill
        movaps xmm1, [rcx + 16]                                 ;   549.2 p2      61 t
        xorps xmm1, [rbp + 7456]                                ;   552.2 p0+p2   61 t
        movaps [rdi - 32], xmm1                                 ;   553.2 p3+p4   61 t spill
        movaps xmm1, xmm9                                       ;   541.2 p1      61 t copy
        xorps xmm1, [rbp + 7472]                                ;   551.2 p5+p2   61 t
        movaps [rax + 0], xmm1                                  ;   552.2 p3+p4   61 t spill
        movaps xmm1, [rbp + 32]                                 ;   552.2 p2      61 t
        xorps xmm1, [rbp + 7488]                                ;   555.2 p0+p2   61 t
        movaps [rcx + 112], xmm1                                ;   556.2 p3+p4   61 t spill
        movaps xmm1, [rbp + 112]                                ;   554.2 p2      61 t
        xorps xmm1, [rbp + 7504]                                ;   557.2 p1+p2   61 t
        movaps [rdi + 64], xmm1                                 ;   558.2 p3+p4   61 t spill
        movaps xmm1, [rdx + 96]                                 ;   556.2 p2      61 t
        xorps xmm1, [rbp + 7520]                                ;   559.2 p5+p2   61 t
        movaps [rax + 16], xmm1                                 ;   560.2 p3+p4   61 t spill
        movaps xmm1, [rax - 64]                                 ;   558.2 p2      61 t
        xorps xmm1, [rbp + 7536]                                ;   561.2 p0+p2   61 t
        movaps [r11 - 128], xmm1                                ;   562.2 p3+p4   61 t spill
        movaps xmm1, [rsi + 80]                                 ;   560.2 p2      61 t
        xorps xmm1, [rbp + 7552]                                ;   563.2 p1+p2   61 t
        movaps [rcx + 64], xmm1                                 ;   564.2 p3+p4   61 t spill
        movaps xmm1, [r10 - 16]                                 ;   562.2 p2      61 t
        xorps xmm1, [rbp + 7568]                                ;   565.2 p5+p2   61 t
        movaps [r10 + 96], xmm1                                 ;   566.2 p3+p4   61 t spill
        xorps xmm11, [rbp + 7744]                               ;   564.2 p0+p2   61 t
        xorps xmm11, [rdi + 112]                                ;   565.2 p1+p2   61 t
        movaps [r10 + 64], xmm11                                ;   566.2 p3+p4   61 t spill
        movaps xmm11, [rdi + 48]                                ;   566.2 p2      61 t
        xorps xmm11, [rbp + 7712]                               ;   569.2 p5+p2   61 t
        movaps [r11 + 80], xmm11                                ;   570.2 p3+p4   61 t spill
        movaps xmm1, [rax - 80]                                 ;   568.2 p2      61 t
        xorps xmm1, [rbp + 7584]                                ;   571.2 p0+p2   61 t
        movaps [rdx - 16], xmm1                                 ;   572.2 p3+p4   61 t spill
        movaps xmm1, xmm0                                       ;   561.2 p1      61 t copy
        xorps xmm1, [rbp + 7600]                                ;   570.2 p5+p2   61 t
        movaps [r10 + 112], xmm1                                ;   571.2 p3+p4   61 t spill
        movaps xmm1, [rbp - 64]                                 ;   571.2 p2      61 t
        xorps xmm1, [rbp + 7616]                                ;   574.2 p0+p2   61 t
        movaps [r10 + 80], xmm1                                 ;   575.2 p3+p4   61 t spill
        movaps xmm1, [rdi - 64]                                 ;   573.2 p2      61 t
        xorps xmm1, [rbp + 7632]                                ;   576.2 p1+p2   61 t
        movaps [r10 + 48], xmm1                                 ;   577.2 p3+p4   61 t spill
        movaps xmm1, [rdi + 96]                                 ;   575.2 p2      61 t
        xorps xmm1, [rbp + 7648]                                ;   578.2 p5+p2   61 t
        movaps [rdi + 112], xmm1                                ;   579.2 p3+p4   61 t spill
        movaps xmm1, [rdx - 48]                                 ;   577.2 p2      61 t
        xorps xmm1, [rbp + 7664]                                ;   580.2 p0+p2   61 t
        xorps xmm15, [rbp + 7680]                               ;   579.2 p1+p2   61 t
        xorps xmm10, [rbp + 7776]                               ;   580.2 p5+p2   61 t
        xorps xmm9, [rbp + 7856]                                ;   581.2 p0+p2   61 t
        xorps xmm10, [rsi + 32]                                 ;   582.2 p1+p2   61 t
        movaps [rsi + 32], xmm10                                ;   583.2 p3+p4   61 t spill
        movaps xmm10, [rdx + 0]                                 ;   583.2 p2      61 t
        xorps xmm10, [rbp + 7696]                               ;   586.2 p5+p2   61 t
        movaps xmm11, xmm12                                     ;   574.2 p0      61 t copy
        xorps xmm9, [rcx + 48]                                  ;   585.2 p1+p2   61 t
        movaps [rcx + 48], xmm9                                 ;   586.2 p3+p4   61 t spill
        movaps xmm9, [rdx - 96]                                 ;   586.2 p2      61 t
        xorps xmm9, [rbp + 7792]                                ;   589.2 p5+p2   61 t
        xorps xmm9, [rdx + 112]                                 ;   590.2 p0+p2   61 t
        xorps xmm11, [rbp + 7728]                               ;   589.2 p1+p2   61 t
        movaps [rdx + 112], xmm11                               ;   590.2 p3+p4   61 t spill
        movaps xmm11, [rdx - 80]                                ;   590.2 p2      61 t
        xorps xmm11, [rbp + 7808]                               ;   593.2 p5+p2   61 t
        xorps xmm11, [rdx - 64]                                 ;   594.2 p0+p2   61 t
        movaps [rdx - 64], xmm11                                ;   595.2 p3+p4   61 t spill
        movaps xmm11, [rsi - 32]                                ;   593.2 p2      61 t
        xorps xmm11, [rbp + 7824]                               ;   596.2 p1+p2   61 t
        xorps xmm11, [rdi - 48]                                 ;   597.2 p5+p2   61 t
        movaps [rdi - 48], xmm11                                ;   598.2 p3+p4   61 t spill
        movaps xmm11, [rcx - 128]                               ;   596.2 p2      61 t
        xorps xmm11, [rbp + 7840]                               ;   599.2 p0+p2   61 t
        xorps xmm11, [rcx + 16]                                 ;   600.2 p1+p2   61 t
        movaps [rcx + 16], xmm11                                ;   601.2 p3+p4   61 t spill
        movaps xmm11, [rax - 128]                               ;   599.2 p2      61 t
        xorps xmm11, [rbp + 7872]                               ;   602.2 p5+p2   61 t
        xorps xmm11, [rbp + 32]                                 ;   603.2 p0+p2   61 t
        xorps xmm5, xmm0                                        ;   590.5 p1      61 t
        movaps xmm0, [rdx - 112]                                ;   602.2 p2      61 t
        xorps xmm0, [rbp + 7888]                                ;   605.2 p5+p2   61 t
        xorps xmm0, [rbp + 112]                                 ;   606.2 p0+p2   61 t
        xorps xmm12, [rbp + 8112]                               ;   605.2 p1+p2   61 t
        xorps xmm12, [r11 - 96]                                 ;   606.2 p5+p2   61 t
        movaps [r11 - 96], xmm12                                ;   607.2 p3+p4   61 t spill
        movaps xmm12, [rbp - 16]                                ;   607.2 p2      61 t
        xorps xmm12, [rbp + 8032]                               ;   610.2 p0+p2   61 t
        xorps xmm13, [rbp + 8128]                               ;   609.2 p1+p2   61 t
        xorps xmm12, [rdi + 96]                                 ;   611.2 p5+p2   61 t
        xorps xmm6, [rbp + 8144]                                ;   611.2 p0+p2   61 t
        xorps xmm6, [rbp + 0]                                   ;   612.2 p1+p2   61 t
        xorps xmm13, [rbp + 16]                                 ;   613.2 p5+p2   61 t
        movaps [rbp + 16], xmm13                                ;   614.2 p3+p4   61 t spill
        movaps xmm13, [r10 - 32]                                ;   614.2 p2      61 t
        xorps xmm13, [rbp + 8048]                               ;   617.2 p0+p2   61 t
        xorps xmm13, [rdx - 48]                                 ;   618.2 p1+p2   61 t
        movaps [rbp + 0], xmm12                                 ;   612.2 p3+p4   61 t spill
        xorps xmm5, [rbp + 7984]                                ;   617.2 p5+p2   61 t
        movaps [rbp + 112], xmm5                                ;   618.2 p3+p4   61 t spill
        movaps xmm5, [rbp - 112]                                ;   618.2 p2      61 t
        xorps xmm5, [rbp + 7904]                                ;   621.2 p0+p2   61 t
        xorps xmm5, [rdx + 96]                                  ;   622.2 p1+p2   61 t
        movaps [rdx + 96], xmm11                                ;   609.2 p3+p4   61 t spill
        movaps xmm11, [rbp + 96]                                ;   621.2 p2      61 t
        xorps xmm11, [rbp + 7920]                               ;   624.2 p5+p2   61 t
        xorps xmm11, [rax - 64]                                 ;   625.2 p0+p2   61 t
        movaps [rax - 64], xmm5                                 ;   623.2 p3+p4   61 t spill
        movaps xmm5, [rdx + 64]                                 ;   624.2 p2      61 t
        xorps xmm5, [rbp + 7936]                                ;   627.2 p1+p2   61 t
        xorps xmm5, [rsi + 80]                                  ;   628.2 p5+p2   61 t
        movaps [rsi + 80], xmm5                                 ;   629.2 p3+p4   61 t spill
        movaps xmm5, [rdi - 16]                                 ;   627.2 p2      61 t
        movaps xmm12, [rdx - 32]                                ;   628.2 p2      61 t
        xorps xmm12, [rbp + 8064]                               ;   631.2 p0+p2   61 t
        xorps xmm12, [rcx + 32]                                 ;   632.2 p1+p2   61 t
        xorps xmm4, [rbp + 8160]                                ;   631.2 p5+p2   61 t
        xorps xmm4, [rsi + 48]                                  ;   632.2 p0+p2   61 t
        movaps [rsi + 48], xmm4                                 ;   633.2 p3+p4   61 t spill
        xorps xmm5, [rbp + 7952]                                ;   633.2 p1+p2   61 t
        xorps xmm5, [r10 - 16]                                  ;   634.2 p5+p2   61 t
        movaps [r10 - 16], xmm5                                 ;   635.2 p3+p4   61 t spill
        movaps xmm5, [rbp + 80]                                 ;   635.2 p2      61 t
        xorps xmm5, [rbp + 7968]                                ;   638.2 p0+p2   61 t
        xorps xmm5, [rax - 80]                                  ;   639.2 p1+p2   61 t
        movaps [rax - 80], xmm5                                 ;   640.2 p3+p4   61 t spill
        movaps xmm5, [rbp + 48]                                 ;   638.2 p2      61 t
        xorps xmm5, [rbp + 8000]                                ;   641.2 p5+p2   61 t
        xorps xmm5, [rbp - 64]                                  ;   642.2 p0+p2   61 t
        movaps [rbp - 64], xmm5                                 ;   643.2 p3+p4   61 t spill
        movaps xmm5, [rdi - 80]                                 ;   641.2 p2      61 t
        xorps xmm8, [rbp + 8176]                                ;   642.2 p1+p2   61 t
        xorps xmm8, [r10 + 32]                                  ;   643.2 p5+p2   61 t
        movaps [r10 + 32], xmm8                                 ;   644.2 p3+p4   61 t spill
        movaps xmm8, [rbp - 32]                                 ;   644.2 p2      61 t
        xorps xmm5, [rbp + 8016]                                ;   645.2 p0+p2   61 t
        xorps xmm5, [rdi - 64]                                  ;   646.2 p1+p2   61 t
        movaps xmm4, [r10 - 48]                                 ;   647.2 p2      61 t
        xorps xmm4, [rbp + 8080]                                ;   650.2 p5+p2   61 t
        xorps xmm4, [rdx + 0]                                   ;   651.2 p0+p2   61 t
        xorps xmm8, [rbp + 8096]                                ;   650.2 p1+p2   61 t
        xorps xmm8, [rdi + 48]                                  ;   651.2 p5+p2   61 t
        xorps xmm2, [rbp + 8192]                                ;   652.2 p0+p2   61 t
        xorps xmm2, [rsi - 16]                                  ;   653.2 p1+p2   61 t
        xorps xmm3, [rbp + 8208]                                ;   654.2 p5+p2   61 t
        xorps xmm3, [r10 + 16]                                  ;   655.2 p0+p2   61 t
        xorps xmm7, [rbp + 8224]                                ;   656.2 p1+p2   61 t
        xorps xmm7, [rsi + 64]                                  ;   657.2 p5+p2   61 t
        xorps xmm14, [rbp + 8240]                               ;   658.2 p0+p2   61 t
        xorps xmm14, [rsi + 0]                                  ;   659.2 p1+p2   61 t
        movaps [rsi + 0], xmm14                                 ;   660.2 p3+p4   61 t spill
        movaps xmm14, [rdx + 80]                                ;   660.2 p2      40 t
        xorps xmm14, [r8 + 19472]                               ;   663.2 p5+p2   40 t
        movaps [rsi + 64], xmm7                                 ;   658.2 p3+p4   61 t spill
        movaps xmm7, [rsi + 16]                                 ;   662.2 p2      40 t
        xorps xmm7, [r8 + 19504]                                ;   665.2 p0+p2   40 t
        movaps [r10 + 16], xmm8                                 ;   652.2 p3+p4   61 t spill
        movaps xmm8, [rbp - 48]                                 ;   664.2 p2      40 t
        xorps xmm8, [r8 + 19520]                                ;   667.2 p1+p2   40 t
        movaps [rsi - 16], xmm7                                 ;   666.2 p3+p4   40 t spill
        movaps xmm7, [rax + 48]                                 ;   666.2 p2      40 t
        xorps xmm7, [r8 + 19536]                                ;   669.2 p5+p2   40 t
        movaps [rdi + 48], xmm7                                 ;   670.2 p3+p4   40 t spill
        movaps xmm7, [rdi + 16]                                 ;   668.2 p2      40 t
        xorps xmm7, [r8 + 19584]                                ;   671.2 p0+p2   40 t
        movaps [rbp - 32], xmm7                                 ;   672.2 p3+p4   40 t spill
        movaps xmm7, [rax + 64]                                 ;   670.2 p2      40 t
        xorps xmm7, [r8 + 19616]                                ;   673.2 p1+p2   40 t
        movaps [rdx + 0], xmm7                                  ;   674.2 p3+p4   40 t spill
        movaps xmm7, [rax + 32]                                 ;   672.2 p2      40 t
        xorps xmm7, [r8 + 19632]                                ;   675.2 p5+p2   40 t
        movaps [r10 - 48], xmm7                                 ;   676.2 p3+p4   40 t spill
        movaps xmm7, [rdx + 16]                                 ;   674.2 p2      40 t
        xorps xmm7, [r8 + 19648]                                ;   677.2 p0+p2   40 t
        movaps [rcx + 32], xmm7                                 ;   678.2 p3+p4   40 t spill
        movaps xmm7, [rdi + 64]                                 ;   676.2 p2      40 t
        xorps xmm7, [r8 + 19728]                                ;   679.2 p1+p2   40 t
        movaps [rdx - 32], xmm7                                 ;   680.2 p3+p4   40 t spill
        movaps xmm7, [r11 - 128]                                ;   678.2 p2      40 t
        xorps xmm7, [r8 + 19760]                                ;   681.2 p5+p2   40 t
        movaps [rdx - 48], xmm7                                 ;   682.2 p3+p4   40 t spill
        movaps xmm7, [rcx + 64]                                 ;   680.2 p2      40 t
        xorps xmm7, [r8 + 19776]                                ;   683.2 p0+p2   40 t
        movaps [r10 - 32], xmm7                                 ;   684.2 p3+p4   40 t spill
        movaps xmm7, [r10 + 96]                                 ;   682.2 p2      40 t
        xorps xmm7, [r8 + 19792]                                ;   685.2 p1+p2   40 t
        movaps [rdi + 96], xmm7                                 ;   686.2 p3+p4   40 t spill
        movaps xmm7, [r10 + 48]                                 ;   684.2 p2      40 t
        xorps xmm7, [r8 + 19856]                                ;   687.2 p5+p2   40 t
        movaps [rbp - 16], xmm7                                 ;   688.2 p3+p4   40 t spill
        movaps xmm7, xmm1                                       ;   677.2 p0      40 t copy
        movaps [rdx + 64], xmm9                                 ;   677.5 p3+p4   61 t spill
        xorps xmm7, [r8 + 19888]                                ;   686.2 p1+p2   40 t
        movaps [rdi - 64], xmm1                                 ;   678.5 p3+p4   61 t spill
        movaps xmm1, xmm15                                      ;   678.5 p5      40 t copy
        xorps xmm1, [r8 + 19904]                                ;   687.2 p0+p2   40 t
        movaps [rdi - 80], xmm15                                ;   679.5 p3+p4   61 t spill
        movaps xmm15, xmm10                                     ;   679.2 p1      40 t copy
        movaps [rbp + 48], xmm10                                ;   680.5 p3+p4   61 t spill
        movaps xmm10, [r10 + 64]                                ;   688.2 p2      40 t
        xorps xmm10, [r8 + 19968]                               ;   691.2 p5+p2   40 t
        movaps [rbp + 80], xmm10                                ;   692.2 p3+p4   40 t spill
        movaps xmm10, [rsi + 32]                                ;   690.2 p2      40 t
        xorps xmm10, [r8 + 20000]                               ;   693.2 p0+p2   40 t
        movaps [rdi - 16], xmm10                                ;   694.2 p3+p4   40 t spill
        movaps xmm10, xmm9                                      ;   682.5 p1      40 t copy
        movaps xmm9, [rdx - 64]                                 ;   692.2 p2      40 t
        xorps xmm9, [r8 + 20032]                                ;   695.2 p5+p2   40 t
        movaps [rbp + 96], xmm9                                 ;   696.2 p3+p4   40 t spill
        movaps xmm9, xmm0                                       ;   684.5 p0      40 t copy
        movaps [rbp - 112], xmm0                                ;   685.2 p3+p4   61 t spill
        movaps xmm0, xmm11                                      ;   685.2 p1      40 t copy
        xorps xmm15, [r8 + 19920]                               ;   694.2 p5+p2   40 t
        xorps xmm10, [r8 + 20016]                               ;   695.2 p0+p2   40 t
        xorps xmm9, [r8 + 20112]                                ;   696.2 p1+p2   40 t
        movaps [rdx - 112], xmm11                               ;   686.5 p3+p4   61 t spill
        movaps xmm11, [rsi + 80]                                ;   697.2 p2      40 t
        xorps xmm11, [r8 + 20160]                               ;   700.2 p5+p2   40 t
        movaps [rcx - 128], xmm5                                ;   687.5 p3+p4   61 t spill
        movaps [rsi - 32], xmm13                                ;   688.5 p3+p4   61 t spill
        movaps [rdx - 80], xmm12                                ;   689.5 p3+p4   61 t spill
        movaps [rdx - 96], xmm4                                 ;   690.5 p3+p4   61 t spill
        movaps [r11 - 80], xmm6                                 ;   691.5 p3+p4   61 t spill
        movaps [r11 - 64], xmm2                                 ;   692.5 p3+p4   61 t spill
        movaps [rbp + 4032], xmm3                               ;   693.5 p3+p4   61 t spill
        xorps xmm0, [r8 + 20144]                                ;   699.2 p0+p2   40 t
        movaps [rbp + 32], xmm0                                 ;   700.2 p3+p4   40 t spill
        movaps xmm0, [r10 - 16]                                 ;   700.2 p2      40 t
        xorps xmm0, [r8 + 20176]                                ;   703.2 p1+p2   40 t
        movaps [rax - 128], xmm0                                ;   704.2 p3+p4   40 t spill
        movaps xmm0, xmm5                                       ;   692.8 p5      40 t copy
        movaps xmm5, xmm13                                      ;   693.0 p0      40 t copy
        movaps xmm13, xmm12                                     ;   693.2 p1      40 t copy
        movaps xmm12, xmm4                                      ;   693.8 p5      40 t copy
        movaps xmm4, xmm6                                       ;   694.0 p0      40 t copy
        movaps xmm6, [r10 + 32]                                 ;   702.2 p2      40 t
        xorps xmm0, [r8 + 20240]                                ;   703.2 p1+p2   40 t
        xorps xmm5, [r8 + 20272]                                ;   704.2 p5+p2   40 t
        xorps xmm13, [r8 + 20288]                               ;   705.2 p0+p2   40 t
        xorps xmm12, [r8 + 20304]                               ;   706.2 p1+p2   40 t
        xorps xmm4, [r8 + 20368]                                ;   707.2 p5+p2   40 t
        xorps xmm6, [r8 + 20400]                                ;   708.2 p0+p2   40 t
        movaps [rbp + 2976], xmm6                               ;   709.2 p3+p4   40 t spill
        movaps xmm6, xmm2                                       ;   696.5 p1      40 t copy
        movaps xmm2, xmm3                                       ;   696.8 p5      40 t copy
        xorps xmm2, [r8 + 20432]                                ;   709.2 p0+p2   40 t
        xorps xmm6, [r8 + 20416]                                ;   710.2 p1+p2   40 t
        movaps xmm3, [rcx + 80]                                 ;   711.2 p2      41 t
        xorps xmm3, [r8 + 19488]                                ;   714.2 p5+p2   41 t
        xorps xmm3, [rel camellia128_encrypt.T0_constants128]   ;   715.2 p0+p2   41 t
        movaps [rbp + 2992], xmm2                               ;   710.2 p3+p4   40 t spill
        movaps xmm2, [rax + 80]                                 ;   714.2 p2      41 t
        xorps xmm2, [r8 + 19552]                                ;   717.2 p1+p2   41 t
        xorps xmm2, [rel camellia128_encrypt.T0_constants128]   ;   718.2 p5+p2   41 t
        movaps [rax - 112], xmm4                                ;   708.2 p3+p4   40 t spill
        movaps xmm4, xmm8                                       ;   704.5 p0      41 t copy
        xorps xmm4, xmm14                                       ;   705.5 p1      41 t
        xorps xmm8, xmm3                                        ;   716.2 p5      41 t
        movaps [rbp + 2944], xmm6                               ;   711.2 p3+p4   40 t spill
        movaps xmm6, [rdi + 48]                                 ;   717.2 p2      41 t
        xorps xmm6, xmm14                                       ;   720.2 p0      41 t
        movaps [r10 + 0], xmm5                                  ;   708.2 p3+p4   40 t spill
        movaps xmm5, [rsi - 16]                                 ;   718.2 p2      41 t
        xorps xmm5, xmm2                                        ;   721.2 p1      41 t
        movaps [rax - 48], xmm12                                ;   709.2 p3+p4   40 t spill
        movaps xmm12, [rbp + 64]                                ;   719.2 p2      41 t
        xorps xmm12, [r8 + 19456]                               ;   722.2 p5+p2   41 t
        xorps xmm12, [rel camellia128_encrypt.T0_constants128]  ;   723.2 p0+p2   41 t
        xorps xmm12, xmm5                                       ;   724.2 p1      41 t
        xorps xmm5, xmm4                                        ;   722.2 p5      41 t
        movaps [rsi + 96], xmm0                                 ;   711.5 p3+p4   40 t spill
        movaps xmm0, [rdi + 0]                                  ;   722.2 p2      41 t
        xorps xmm0, [r8 + 19568]                                ;   725.2 p0+p2   41 t
        xorps xmm0, [rel camellia128_encrypt.T0_constants128]   ;   726.2 p1+p2   41 t
        movaps [rax + 96], xmm13                                ;   715.2 p3+p4   40 t spill
        movaps xmm13, xmm6                                      ;   721.2 p5      41 t copy
        xorps xmm13, xmm12                                      ;   725.2 p0      41 t
        xorps xmm0, xmm12                                       ;   727.2 p1      41 t
        movaps [rcx - 48], xmm11                                ;   717.5 p3+p4   40 t spill
        movaps xmm11, xmm8                                      ;   717.8 p5      41 t copy
        movaps [rsi - 112], xmm9                                ;   718.5 p3+p4   40 t spill
        movaps xmm9, xmm4                                       ;   718.2 p0      41 t copy
        xorps xmm9, xmm0                                        ;   728.2 p1      41 t
        movaps [rcx + 0], xmm7                                  ;   719.5 p3+p4   40 t spill
        xorps xmm11, xmm5                                       ;   723.2 p5      41 t
        movaps [rcx - 112], xmm10                               ;   720.5 p3+p4   40 t spill
        movaps xmm10, xmm13                                     ;   726.2 p0      41 t copy
        orps xmm10, xmm0                                        ;   728.2 p1      41 t
        movaps xmm7, xmm5                                       ;   723.2 p5      41 t copy
        xorps xmm7, xmm0                                        ;   728.2 p0      41 t
        movaps [rcx - 32], xmm15                                ;   721.5 p3+p4   40 t spill
        movaps xmm15, xmm3                                      ;   721.8 p1      41 t copy
        xorps xmm15, xmm12                                      ;   725.2 p5      41 t
        movaps [rdx - 128], xmm1                                ;   722.5 p3+p4   40 t spill
        movaps xmm1, xmm12                                      ;   725.2 p0      41 t copy
        movaps [rsi - 96], xmm0                                 ;   728.2 p3+p4   41 t spill
        movaps xmm0, xmm11                                      ;   724.2 p1      41 t copy
        movaps [rsi - 80], xmm12                                ;   725.2 p3+p4   41 t spill
        movaps xmm12, [rsi - 16]                                ;   725.2 p2      41 t
        movaps [rsi - 16], xmm9                                 ;   729.2 p3+p4   41 t spill
        xorps xmm12, xmm7                                       ;   729.2 p5      41 t
        orps xmm1, xmm7                                         ;   729.2 p0      41 t
        xorps xmm0, xmm9                                        ;   729.2 p1      41 t
        xorps xmm1, xmm10                                       ;   730.2 p5      41 t
        xorps xmm10, xmm2                                       ;   729.2 p0      41 t
        orps xmm2, xmm9                                         ;   729.2 p1      41 t
        movaps xmm9, xmm5                                       ;   726.5 p5      41 t copy
        andps xmm9, xmm6                                        ;   727.5 p0      41 t
        xorps xmm9, xmm2                                        ;   730.2 p1      41 t
        xorps xmm2, xmm5                                        ;   730.2 p5      41 t
        xorps xmm2, [rdi + 48]                                  ;   731.2 p0+p2   41 t
        xorps xmm10, xmm9                                       ;   731.2 p1      41 t
        movaps [rdi + 48], xmm7                                 ;   729.2 p3+p4   41 t spill
        movaps xmm7, xmm15                                      ;   728.5 p5      41 t copy
        andps xmm7, xmm0                                        ;   730.2 p0      41 t
        xorps xmm2, xmm7                                        ;   732.2 p1      41 t
        movaps xmm7, xmm15                                      ;   729.5 p5      41 t copy
        xorps xmm7, xmm12                                       ;   730.5 p0      41 t
        xorps xmm1, xmm2                                        ;   733.2 p1      41 t
        movaps [rsi + 112], xmm15                               ;   729.8 p3+p4   41 t spill
        movaps xmm15, xmm11                                     ;   730.5 p5      41 t copy
        movaps [rdi - 112], xmm0                                ;   730.8 p3+p4   41 t spill
        andps xmm15, xmm7                                       ;   731.5 p0      41 t
        movaps [rdi - 128], xmm11                               ;   731.8 p3+p4   41 t spill
        movaps xmm11, xmm8                                      ;   731.2 p1      41 t copy
        xorps xmm9, xmm15                                       ;   732.5 p5      41 t
        movaps xmm15, xmm6                                      ;   731.8 p0      41 t copy
        xorps xmm15, xmm7                                       ;   732.8 p1      41 t
        andps xmm11, xmm15                                      ;   733.8 p5      41 t
        xorps xmm10, xmm11                                      ;   734.8 p0      41 t
        movaps xmm11, xmm12                                     ;   733.2 p1      41 t copy
        xorps xmm11, xmm13                                      ;   734.2 p5      41 t
        movaps xmm0, xmm4                                       ;   733.8 p0      41 t copy
        andps xmm0, xmm11                                       ;   735.2 p1      41 t
        xorps xmm9, xmm0                                        ;   736.2 p5      41 t
        xorps xmm2, xmm0                                        ;   736.2 p0      41 t
        movaps xmm0, xmm3                                       ;   735.2 p1      41 t copy
        orps xmm0, xmm14                                        ;   736.2 p5      41 t
        xorps xmm2, xmm0                                        ;   737.2 p0      41 t
        movaps xmm0, xmm1                                       ;   736.2 p1      41 t copy
        andps xmm0, xmm10                                       ;   737.2 p5      41 t
        xorps xmm2, xmm0                                        ;   738.2 p0      41 t
        movaps [rdi - 96], xmm14                                ;   735.5 p3+p4   40 t spill
        movaps xmm14, xmm9                                      ;   737.2 p1      41 t copy
        andps xmm14, xmm2                                       ;   739.2 p5      41 t
        xorps xmm2, xmm10                                       ;   739.2 p0      41 t
        orps xmm0, xmm2                                         ;   740.2 p1      41 t
        xorps xmm1, xmm14                                       ;   740.2 p5      41 t
        xorps xmm0, xmm1                                        ;   741.2 p0      41 t
        andps xmm11, xmm0                                       ;   742.2 p1      41 t
        movaps xmm14, xmm9                                      ;   739.5 p5      41 t copy
        andps xmm14, xmm1                                       ;   741.2 p0      41 t
        xorps xmm10, xmm14                                      ;   742.2 p1      41 t
        andps xmm1, xmm10                                       ;   743.2 p5      41 t
        movaps xmm14, xmm0                                      ;   742.2 p0      41 t copy
        orps xmm14, xmm10                                       ;   743.2 p1      41 t
        xorps xmm2, xmm14                                       ;   744.2 p5      41 t
        xorps xmm9, xmm1                                        ;   744.2 p0      41 t
        movaps xmm14, xmm0                                      ;   742.2 p1      41 t copy
        xorps xmm14, xmm10                                      ;   743.2 p5      41 t
        andps xmm8, xmm14                                       ;   744.2 p0      41 t
        andps xmm15, xmm14                                      ;   744.2 p1      41 t
        xorps xmm14, xmm2                                       ;   745.2 p5      41 t
        andps xmm7, xmm14                                       ;   746.2 p0      41 t
        andps xmm4, xmm0                                        ;   744.2 p1      41 t
        xorps xmm15, xmm7                                       ;   747.2 p5      41 t
        andps xmm5, xmm2                                        ;   745.2 p0      41 t
        movaps xmm1, [rsi - 80]                                 ;   742.2 p2      41 t
        andps xmm1, xmm9                                        ;   745.2 p1      41 t
        andps xmm6, xmm2                                        ;   745.5 p5      41 t
        xorps xmm6, xmm7                                        ;   747.2 p0      41 t
        movaps xmm7, [rdi + 48]                                 ;   743.2 p2      41 t
        xorps xmm2, xmm9                                        ;   746.2 p1      41 t
        xorps xmm0, xmm2                                        ;   747.2 p5      41 t
        andps xmm7, xmm9                                        ;   746.8 p0      41 t
        xorps xmm7, xmm8                                        ;   747.8 p1      41 t
        xorps xmm9, xmm10                                       ;   747.5 p5      41 t
        andps xmm12, xmm0                                       ;   748.2 p0      41 t
        andps xmm0, [rsi - 16]                                  ;   748.2 p1+p2   41 t
        andps xmm13, xmm2                                       ;   748.5 p5      41 t
        andps xmm2, [rsi - 96]                                  ;   748.8 p0+p2   41 t
        xorps xmm8, xmm2                                        ;   749.8 p1      41 t
        movaps xmm2, [rdi - 112]                                ;   747.0 p2      41 t
        andps xmm2, xmm9                                        ;   750.0 p5      41 t
        xorps xmm5, xmm2                                        ;   751.0 p0      41 t
        xorps xmm5, xmm7                                        ;   752.0 p1      41 t
        andps xmm9, [rsi + 112]                                 ;   750.5 p5+p2   41 t
        xorps xmm0, xmm2                                        ;   751.0 p0      41 t
        xorps xmm0, xmm8                                        ;   752.0 p1      41 t
        xorps xmm13, xmm11                                      ;   751.5 p5      41 t
        xorps xmm13, xmm15                                      ;   752.5 p0      41 t
        andps xmm3, xmm10                                       ;   752.2 p1      41 t
        xorps xmm3, xmm5                                        ;   753.2 p5      41 t
        andps xmm10, [rdi - 96]                                 ;   752.8 p0+p2   41 t
        xorps xmm10, xmm0                                       ;   753.8 p1      41 t
        xorps xmm10, xmm3                                       ;   754.8 p5      41 t
        xorps xmm15, xmm1                                       ;   753.8 p0      41 t
        andps xmm14, [rdi - 128]                                ;   754.2 p1+p2   41 t
        xorps xmm14, xmm10                                      ;   755.8 p5      41 t
        xorps xmm7, xmm0                                        ;   754.8 p0      41 t
        xorps xmm7, xmm13                                       ;   755.8 p1      41 t
        movaps xmm1, [rel camellia128_encrypt.T0_constants128]  ;   751.0 p2      41 t reload
        xorps xmm15, xmm3                                       ;   755.5 p5      41 t
        movaps xmm0, xmm15                                      ;   756.5 p0      41 t copy
        xorps xmm9, xmm6                                        ;   756.2 p1      41 t
        xorps xmm9, xmm3                                        ;   757.2 p5      41 t
        xorps xmm6, xmm11                                       ;   756.8 p0      41 t
        xorps xmm6, xmm12                                       ;   757.8 p1      41 t
        xorps xmm6, xmm15                                       ;   758.8 p5      41 t
        movaps xmm15, xmm14                                     ;   757.8 p0      41 t copy
        xorps xmm6, xmm1                                        ;   759.8 p1      41 t
        xorps xmm0, xmm9                                        ;   758.5 p5      41 t
        xorps xmm14, xmm1                                       ;   758.8 p0      41 t
        movaps xmm2, [rbp - 128]                                ;   754.2 p2      23 t
        xorps xmm2, [r8 + 19664]                                ;   759.2 p1+p2   23 t
        movaps xmm3, [rbp - 32]                                 ;   756.2 p2      23 t
        xorps xmm2, xmm1                                        ;   760.2 p5      23 t
        xorps xmm5, xmm1                                        ;   759.8 p0      41 t
        movaps xmm11, [rcx + 32]                                ;   757.2 p2      40 t reload
        movaps xmm12, [rdx + 0]                                 ;   758.2 p2      23 t
        xorps xmm12, xmm2                                       ;   761.2 p1      23 t
        xorps xmm8, xmm4                                        ;   760.5 p5      41 t
        xorps xmm8, xmm10                                       ;   761.5 p0      41 t
        movaps [rsi - 16], xmm7                                 ;   757.0 p3+p4   41 t spill
        xorps xmm0, xmm8                                        ;   762.5 p1      41 t
        movaps xmm4, [r10 - 48]                                 ;   759.2 p2      40 t reload
        xorps xmm3, xmm4                                        ;   762.2 p5      23 t
        movaps xmm10, [rbp - 32]                                ;   760.2 p2      23 t
        xorps xmm8, xmm1                                        ;   762.5 p0      41 t
        movaps [rcx + 32], xmm8                                 ;   763.5 p3+p4   41 t spill
        xorps xmm15, xmm0                                       ;   763.5 p1      41 t
        xorps xmm13, xmm0                                       ;   763.5 p5      41 t
        xorps xmm13, xmm1                                       ;   764.5 p0      41 t
        movaps xmm0, [rsi - 128]                                ;   761.2 p2      23 t
        xorps xmm0, [r8 + 19600]                                ;   764.2 p1+p2   23 t
        xorps xmm0, xmm1                                        ;   765.2 p5      23 t
        xorps xmm4, xmm0                                        ;   766.2 p0      23 t
        movaps [r10 - 48], xmm9                                 ;   760.5 p3+p4   41 t spill
        movaps xmm9, [rax + 0]                                  ;   763.2 p2      23 t
        xorps xmm10, xmm11                                      ;   764.2 p1      23 t
        xorps xmm9, xmm12                                       ;   766.2 p5      23 t
        xorps xmm9, [r8 + 19696]                                ;   767.2 p0+p2   23 t
        xorps xmm9, xmm1                                        ;   768.2 p1      23 t
        movaps [rdi - 128], xmm14                               ;   762.0 p3+p4   41 t spill
        movaps xmm14, [rdi - 32]                                ;   765.2 p2      23 t
        xorps xmm14, [r8 + 19680]                               ;   768.2 p5+p2   23 t
        xorps xmm14, xmm1                                       ;   769.2 p0      23 t
        xorps xmm14, xmm9                                       ;   770.2 p1      23 t
        xorps xmm12, xmm3                                       ;   766.5 p5      23 t
        movaps [rdi - 112], xmm6                                ;   763.5 p3+p4   41 t spill
        movaps xmm8, xmm12                                      ;   767.5 p0      23 t copy
        xorps xmm8, xmm14                                       ;   771.2 p1      23 t
        movaps xmm1, xmm9                                       ;   769.2 p5      23 t copy
        orps xmm1, xmm8                                         ;   772.2 p0      23 t
        movaps [rdi - 96], xmm13                                ;   765.5 p3+p4   41 t spill
        movaps xmm13, xmm10                                     ;   768.2 p1      23 t copy
        xorps xmm13, xmm9                                       ;   769.2 p5      23 t
        movaps [rsi + 112], xmm5                                ;   765.8 p3+p4   41 t spill
        movaps xmm5, xmm4                                       ;   768.8 p0      23 t copy
        movaps xmm7, xmm3                                       ;   769.2 p1      23 t copy
        xorps xmm11, xmm12                                      ;   769.5 p5      23 t
        movaps [rsi - 96], xmm15                                ;   766.8 p3+p4   41 t spill
        xorps xmm5, xmm12                                       ;   769.8 p0      23 t
        movaps xmm15, xmm0                                      ;   770.2 p1      23 t copy
        xorps xmm15, xmm9                                       ;   771.2 p5      23 t
        movaps [rdi + 48], xmm14                                ;   771.2 p3+p4   23 t spill
        movaps xmm6, xmm13                                      ;   770.8 p0      23 t copy
        orps xmm6, xmm14                                        ;   771.8 p1      23 t
        xorps xmm1, xmm6                                        ;   773.2 p5      23 t
        movaps [rsi - 80], xmm9                                 ;   769.2 p3+p4   23 t spill
        movaps xmm9, [rdx + 0]                                  ;   769.2 p2      23 t
        xorps xmm9, xmm8                                        ;   772.2 p0      23 t
        xorps xmm6, xmm2                                        ;   772.8 p1      23 t
        movaps [rax + 112], xmm5                                ;   770.8 p3+p4   23 t spill
        xorps xmm7, xmm14                                       ;   772.5 p5      23 t
        orps xmm2, xmm7                                         ;   773.5 p0      23 t
        xorps xmm11, xmm2                                       ;   774.5 p1      23 t
        movaps [rdx + 0], xmm7                                  ;   773.5 p3+p4   23 t spill
        movaps xmm14, xmm5                                      ;   773.5 p5      23 t copy
        xorps xmm14, xmm7                                       ;   774.5 p0      23 t
        movaps xmm7, xmm12                                      ;   774.2 p1      23 t copy
        andps xmm7, xmm10                                       ;   775.2 p5      23 t
        xorps xmm2, xmm7                                        ;   776.2 p0      23 t
        movaps xmm7, xmm15                                      ;   775.2 p1      23 t copy
        andps xmm7, xmm14                                       ;   776.2 p5      23 t
        xorps xmm11, xmm7                                       ;   777.2 p0      23 t
        movaps xmm7, xmm15                                      ;   776.2 p1      23 t copy
        xorps xmm7, xmm9                                        ;   777.2 p5      23 t
        xorps xmm1, xmm11                                       ;   778.2 p0      23 t
        xorps xmm6, xmm2                                        ;   777.2 p1      23 t
        movaps [rcx - 96], xmm15                                ;   774.2 p3+p4   23 t spill
        movaps xmm15, xmm5                                      ;   777.5 p5      23 t copy
        andps xmm15, xmm7                                       ;   778.5 p0      23 t
        xorps xmm2, xmm15                                       ;   779.5 p1      23 t
        movaps [rax - 32], xmm14                                ;   775.5 p3+p4   23 t spill
        movaps xmm14, xmm3                                      ;   778.5 p5      23 t copy
        movaps xmm15, xmm10                                     ;   778.8 p0      23 t copy
        movaps xmm5, xmm4                                       ;   779.2 p1      23 t copy
        xorps xmm15, xmm7                                       ;   779.8 p5      23 t
        andps xmm5, xmm15                                       ;   780.8 p0      23 t
        xorps xmm6, xmm5                                        ;   781.8 p1      23 t
        movaps xmm5, xmm9                                       ;   780.5 p5      23 t copy
        xorps xmm5, xmm13                                       ;   781.5 p0      23 t
        andps xmm14, xmm5                                       ;   782.5 p1      23 t
        xorps xmm2, xmm14                                       ;   783.5 p5      23 t
        xorps xmm11, xmm14                                      ;   783.5 p0      23 t
        movaps xmm14, [rbp - 32]                                ;   778.2 p2      23 t
        orps xmm14, xmm0                                        ;   782.2 p1      23 t
        xorps xmm11, xmm14                                      ;   784.5 p5      23 t
        movaps xmm14, xmm1                                      ;   782.8 p0      23 t copy
        andps xmm14, xmm6                                       ;   783.8 p1      23 t
        xorps xmm11, xmm14                                      ;   785.5 p5      23 t
        movaps [rdx + 32], xmm0                                 ;   779.8 p3+p4   23 t spill
        movaps xmm0, xmm2                                       ;   784.5 p0      23 t copy
        andps xmm0, xmm11                                       ;   786.5 p1      23 t
        xorps xmm11, xmm6                                       ;   786.5 p5      23 t
        orps xmm14, xmm11                                       ;   787.5 p0      23 t
        xorps xmm1, xmm0                                        ;   787.5 p1      23 t
        xorps xmm14, xmm1                                       ;   788.5 p5      23 t
        movaps xmm0, xmm2                                       ;   785.8 p0      23 t copy
        andps xmm0, xmm1                                        ;   788.5 p1      23 t
        xorps xmm6, xmm0                                        ;   789.5 p5      23 t
        andps xmm1, xmm6                                        ;   790.5 p0      23 t
        andps xmm5, xmm14                                       ;   789.5 p1      23 t
        movaps xmm0, xmm14                                      ;   789.5 p5      23 t copy
        orps xmm0, xmm6                                         ;   790.5 p0      23 t
        xorps xmm11, xmm0                                       ;   791.5 p1      23 t
        xorps xmm2, xmm1                                        ;   791.5 p5      23 t
        movaps xmm0, xmm14                                      ;   789.5 p0      23 t copy
        xorps xmm0, xmm6                                        ;   790.5 p1      23 t
        andps xmm15, xmm0                                       ;   791.5 p5      23 t
        andps xmm4, xmm0                                        ;   791.5 p0      23 t
        xorps xmm0, xmm11                                       ;   792.5 p1      23 t
        andps xmm3, xmm14                                       ;   790.5 p5      23 t
        andps xmm12, xmm11                                      ;   792.5 p0      23 t
        andps xmm10, xmm11                                      ;   792.5 p1      23 t
        xorps xmm11, xmm2                                       ;   792.5 p5      23 t
        xorps xmm14, xmm11                                      ;   793.5 p0      23 t
        andps xmm9, xmm14                                       ;   794.5 p1      23 t
        movaps xmm1, [rsi - 80]                                 ;   790.0 p2      23 t
        andps xmm8, xmm2                                        ;   792.5 p5      23 t
        andps xmm13, xmm11                                      ;   793.5 p0      23 t
        andps xmm1, xmm2                                        ;   793.2 p1      23 t
        xorps xmm2, xmm6                                        ;   793.5 p5      23 t
        andps xmm7, xmm0                                        ;   793.8 p0      23 t
        andps xmm0, [rax + 112]                                 ;   794.2 p1+p2   23 t
        xorps xmm10, xmm7                                       ;   794.8 p5      23 t
        xorps xmm15, xmm7                                       ;   794.8 p0      23 t
        movaps xmm7, [rdi + 48]                                 ;   792.5 p2      23 t
        andps xmm7, xmm11                                       ;   795.5 p1      23 t
        xorps xmm7, xmm4                                        ;   796.5 p5      23 t
        andps xmm14, [rdx + 0]                                  ;   795.8 p0+p2   23 t
        xorps xmm14, xmm7                                       ;   797.5 p1      23 t
        xorps xmm4, xmm8                                        ;   796.5 p5      23 t
        movaps xmm8, [rax - 32]                                 ;   794.5 p2      23 t
        andps xmm8, xmm2                                        ;   797.5 p0      23 t
        andps xmm2, [rcx - 96]                                  ;   797.2 p1+p2   23 t
        xorps xmm13, xmm5                                       ;   797.5 p5      23 t
        xorps xmm14, xmm8                                       ;   798.5 p0      23 t
        xorps xmm12, xmm8                                       ;   798.5 p1      23 t
        xorps xmm12, xmm4                                       ;   799.5 p5      23 t
        movaps xmm8, [rdx + 32]                                 ;   796.5 p2      23 t
        andps xmm8, xmm6                                        ;   799.5 p0      23 t
        andps xmm6, [rbp - 32]                                  ;   799.2 p1+p2   23 t
        xorps xmm8, xmm12                                       ;   800.5 p5      23 t
        xorps xmm13, xmm15                                      ;   799.8 p0      23 t
        xorps xmm6, xmm14                                       ;   800.2 p1      23 t
        xorps xmm6, xmm8                                        ;   801.5 p5      23 t
        xorps xmm15, xmm1                                       ;   800.8 p0      23 t
        xorps xmm2, xmm10                                       ;   801.2 p1      23 t
        xorps xmm2, xmm8                                        ;   802.2 p5      23 t
        xorps xmm0, xmm6                                        ;   802.5 p0      23 t
        xorps xmm4, xmm14                                       ;   802.2 p1      23 t
        xorps xmm4, xmm13                                       ;   803.2 p5      23 t
        xorps xmm7, xmm3                                        ;   802.8 p0      23 t
        xorps xmm7, xmm6                                        ;   803.8 p1      23 t
        movaps xmm1, [rel camellia128_encrypt.T0_constants128]  ;   799.2 p2      41 t reload
        xorps xmm10, xmm5                                       ;   803.5 p5      23 t
        xorps xmm10, xmm9                                       ;   804.5 p0      23 t
        xorps xmm12, xmm1                                       ;   804.2 p1      23 t
        xorps xmm15, xmm8                                       ;   804.5 p5      23 t
        movaps xmm14, xmm15                                     ;   805.5 p0      23 t copy
        xorps xmm14, xmm2                                       ;   806.5 p1      23 t
        xorps xmm14, xmm7                                       ;   807.5 p5      23 t
        xorps xmm7, xmm1                                        ;   805.8 p0      23 t
        xorps xmm13, xmm14                                      ;   808.5 p1      23 t
        xorps xmm13, xmm1                                       ;   809.5 p5      23 t
        movaps xmm3, [rdx - 16]                                 ;   802.2 p2      22 t
        xorps xmm10, xmm15                                      ;   806.8 p0      23 t
        movaps xmm15, xmm0                                      ;   807.2 p1      23 t copy
        xorps xmm15, xmm14                                      ;   808.5 p5      23 t
        xorps xmm10, xmm1                                       ;   807.8 p0      23 t
        xorps xmm0, xmm1                                        ;   808.2 p1      23 t
        movaps xmm14, [rax + 16]                                ;   803.8 p2      22 t
        xorps xmm14, [r8 + 19744]                               ;   808.5 p5+p2   22 t
        xorps xmm14, xmm1                                       ;   809.5 p0      22 t
        xorps xmm3, [r8 + 19808]                                ;   809.2 p1+p2   22 t
        xorps xmm3, xmm1                                        ;   810.2 p5      22 t
        movaps xmm5, [rdx - 32]                                 ;   806.8 p2      22 t
        movaps xmm6, [r10 - 32]                                 ;   807.8 p2      40 t reload
        xorps xmm5, xmm6                                        ;   810.8 p0      22 t
        movaps xmm9, [rdi + 96]                                 ;   808.8 p2      40 t reload
        movaps xmm8, [rdx - 32]                                 ;   809.8 p2      22 t
        xorps xmm8, xmm9                                        ;   812.8 p1      22 t
        movaps xmm11, [rdx - 48]                                ;   810.8 p2      22 t
        xorps xmm11, xmm3                                       ;   813.8 p5      22 t
        xorps xmm6, xmm14                                       ;   810.8 p0      22 t
        movaps [r10 - 32], xmm2                                 ;   808.0 p3+p4   23 t spill
        movaps xmm2, [rcx + 112]                                ;   811.8 p2      22 t
        xorps xmm2, xmm11                                       ;   814.8 p1      22 t
        xorps xmm2, [r8 + 19712]                                ;   815.8 p5+p2   22 t
        xorps xmm2, xmm1                                        ;   816.8 p0      22 t
        xorps xmm11, xmm5                                       ;   814.8 p1      22 t
        movaps [rax + 112], xmm0                                ;   809.5 p3+p4   23 t spill
        movaps xmm0, [r10 + 112]                                ;   813.8 p2      22 t
        xorps xmm0, [r8 + 19824]                                ;   816.8 p5+p2   22 t
        xorps xmm0, xmm1                                        ;   817.8 p0      22 t
        xorps xmm0, xmm2                                        ;   818.8 p1      22 t
        movaps [rbp - 32], xmm13                                ;   810.8 p3+p4   23 t spill
        movaps xmm13, xmm8                                      ;   813.8 p5      22 t copy
        xorps xmm13, xmm2                                       ;   817.8 p0      22 t
        movaps [rdx + 0], xmm12                                 ;   811.8 p3+p4   23 t spill
        movaps xmm12, xmm6                                      ;   814.2 p1      22 t copy
        xorps xmm12, xmm11                                      ;   815.8 p5      22 t
        movaps [rax - 32], xmm15                                ;   812.8 p3+p4   23 t spill
        xorps xmm9, xmm11                                       ;   815.8 p0      22 t
        movaps [rdi + 96], xmm7                                 ;   813.8 p3+p4   23 t spill
        movaps xmm7, xmm11                                      ;   815.8 p1      22 t copy
        xorps xmm7, xmm0                                        ;   819.8 p5      22 t
        movaps [rdx + 32], xmm4                                 ;   814.8 p3+p4   23 t spill
        movaps xmm4, xmm5                                       ;   815.8 p0      22 t copy
        movaps xmm15, xmm14                                     ;   816.2 p1      22 t copy
        xorps xmm15, xmm2                                       ;   817.8 p5      22 t
        movaps xmm1, xmm2                                       ;   817.8 p0      22 t copy
        movaps [rcx - 96], xmm10                                ;   815.8 p3+p4   23 t spill
        movaps xmm10, xmm13                                     ;   818.8 p1      22 t copy
        orps xmm10, xmm0                                        ;   819.8 p5      22 t
        xorps xmm4, xmm0                                        ;   819.8 p0      22 t
        movaps [rdi + 48], xmm0                                 ;   819.8 p3+p4   22 t spill
        orps xmm1, xmm7                                         ;   820.8 p1      22 t
        xorps xmm1, xmm10                                       ;   821.8 p5      22 t
        xorps xmm10, xmm3                                       ;   820.8 p0      22 t
        orps xmm3, xmm4                                         ;   820.8 p1      22 t
        xorps xmm9, xmm3                                        ;   821.8 p5      22 t
        movaps xmm0, xmm12                                      ;   819.8 p0      22 t copy
        movaps [rsi - 80], xmm2                                 ;   818.0 p3+p4   22 t spill
        movaps xmm2, [rdx - 48]                                 ;   818.2 p2      22 t
        xorps xmm2, xmm7                                        ;   821.2 p1      22 t
        movaps [rdx - 48], xmm4                                 ;   820.8 p3+p4   22 t spill
        movaps [rbx - 112], xmm12                               ;   820.0 p3+p4   22 t spill
        movaps [rbx - 128], xmm15                               ;   821.0 p3+p4   22 t spill
        xorps xmm0, xmm4                                        ;   820.8 p5      22 t
        movaps [rbx - 96], xmm0                                 ;   822.0 p3+p4   22 t spill
        movaps xmm4, xmm11                                      ;   820.8 p0      22 t copy
        andps xmm4, xmm8                                        ;   821.8 p1      22 t
        xorps xmm3, xmm4                                        ;   822.8 p5      22 t
        movaps xmm4, xmm15                                      ;   821.8 p0      22 t copy
        andps xmm4, xmm0                                        ;   822.8 p1      22 t
        xorps xmm9, xmm4                                        ;   823.8 p5      22 t
        movaps xmm4, xmm15                                      ;   822.8 p0      22 t copy
        xorps xmm10, xmm3                                       ;   823.8 p1      22 t
        xorps xmm1, xmm9                                        ;   824.8 p5      22 t
        movaps xmm15, xmm12                                     ;   823.8 p0      22 t copy
        xorps xmm4, xmm2                                        ;   824.2 p1      22 t
        andps xmm15, xmm4                                       ;   825.2 p5      22 t
        xorps xmm3, xmm15                                       ;   826.2 p0      22 t
        movaps xmm15, xmm8                                      ;   825.2 p1      22 t copy
        xorps xmm15, xmm4                                       ;   826.2 p5      22 t
        movaps xmm12, xmm6                                      ;   825.8 p0      22 t copy
        andps xmm12, xmm15                                      ;   827.2 p1      22 t
        xorps xmm10, xmm12                                      ;   828.2 p5      22 t
        movaps xmm12, xmm2                                      ;   826.8 p0      22 t copy
        xorps xmm12, xmm13                                      ;   827.8 p1      22 t
        movaps xmm0, xmm5                                       ;   827.5 p5      22 t copy
        andps xmm0, xmm12                                       ;   828.8 p0      22 t
        xorps xmm3, xmm0                                        ;   829.8 p1      22 t
        xorps xmm9, xmm0                                        ;   829.8 p5      22 t
        movaps xmm0, [rdx - 32]                                 ;   826.0 p2      22 t
        orps xmm0, xmm14                                        ;   829.0 p0      22 t
        xorps xmm9, xmm0                                        ;   830.8 p1      22 t
        movaps xmm0, xmm1                                       ;   829.5 p5      22 t copy
        movaps [rdi + 32], xmm14                                ;   827.0 p3+p4   22 t spill
        andps xmm0, xmm10                                       ;   830.5 p0      22 t
        xorps xmm9, xmm0                                        ;   831.8 p1      22 t
        movaps xmm14, xmm3                                      ;   830.8 p5      22 t copy
        andps xmm14, xmm9                                       ;   832.8 p0      22 t
        xorps xmm9, xmm10                                       ;   832.8 p1      22 t
        orps xmm0, xmm9                                         ;   833.8 p5      22 t
        xorps xmm1, xmm14                                       ;   833.8 p0      22 t
        xorps xmm0, xmm1                                        ;   834.8 p1      22 t
        movaps xmm14, xmm3                                      ;   832.5 p5      22 t copy
        andps xmm14, xmm1                                       ;   834.8 p0      22 t
        xorps xmm10, xmm14                                      ;   835.8 p1      22 t
        movaps xmm14, xmm0                                      ;   835.8 p5      22 t copy
        orps xmm14, xmm10                                       ;   836.8 p0      22 t
        andps xmm12, xmm0                                       ;   835.8 p1      22 t
        xorps xmm9, xmm14                                       ;   837.8 p5      22 t
        movaps xmm14, xmm0                                      ;   835.8 p0      22 t copy
        xorps xmm14, xmm10                                      ;   836.8 p1      22 t
        andps xmm1, xmm10                                       ;   836.8 p5      22 t
        xorps xmm3, xmm1                                        ;   837.8 p0      22 t
        andps xmm15, xmm14                                      ;   837.8 p1      22 t
        andps xmm6, xmm14                                       ;   837.8 p5      22 t
        xorps xmm14, xmm9                                       ;   838.8 p0      22 t
        andps xmm4, xmm14                                       ;   839.8 p1      22 t
        andps xmm5, xmm0                                        ;   837.5 p5      22 t
        andps xmm8, xmm9                                        ;   838.8 p0      22 t
        xorps xmm8, xmm4                                        ;   840.8 p1      22 t
        andps xmm7, xmm3                                        ;   838.8 p5      22 t
        andps xmm11, xmm9                                       ;   838.8 p0      22 t
        xorps xmm9, xmm3                                        ;   839.2 p1      22 t
        xorps xmm15, xmm4                                       ;   840.8 p5      22 t
        movaps xmm4, [rdi + 48]                                 ;   836.8 p2      22 t
        xorps xmm0, xmm9                                        ;   840.2 p0      22 t
        andps xmm13, xmm9                                       ;   840.2 p1      22 t
        andps xmm4, xmm9                                        ;   840.5 p5      22 t
        xorps xmm4, xmm6                                        ;   841.5 p0      22 t
        xorps xmm6, xmm7                                        ;   841.2 p1      22 t
        andps xmm2, xmm0                                        ;   841.5 p5      22 t
        movaps xmm7, [rbx - 96]                                 ;   838.5 p2      22 t
        andps xmm0, [rdx - 48]                                  ;   841.8 p0+p2   22 t
        xorps xmm0, xmm4                                        ;   842.8 p1      22 t
        movaps xmm1, [rsi - 80]                                 ;   840.5 p2      22 t
        andps xmm1, xmm3                                        ;   843.5 p5      22 t
        xorps xmm3, xmm10                                       ;   842.8 p0      22 t
        andps xmm7, xmm3                                        ;   843.8 p1      22 t
        andps xmm3, [rbx - 128]                                 ;   843.8 p5+p2   22 t
        xorps xmm0, xmm7                                        ;   844.8 p0      22 t
        xorps xmm13, xmm12                                      ;   844.2 p1      22 t
        xorps xmm13, xmm15                                      ;   845.2 p5      22 t
        xorps xmm11, xmm7                                       ;   844.8 p0      22 t
        movaps xmm7, [rdi + 32]                                 ;   842.5 p2      22 t
        andps xmm7, xmm10                                       ;   845.5 p1      22 t
        xorps xmm11, xmm6                                       ;   845.8 p5      22 t
        xorps xmm7, xmm11                                       ;   846.8 p0      22 t
        xorps xmm15, xmm1                                       ;   846.2 p1      22 t
        andps xmm10, [rdx - 32]                                 ;   846.5 p5+p2   22 t
        xorps xmm10, xmm0                                       ;   847.5 p0      22 t
        xorps xmm15, xmm7                                       ;   847.8 p1      22 t
        xorps xmm10, xmm7                                       ;   848.5 p5      22 t
        xorps xmm6, xmm0                                        ;   847.8 p0      22 t
        xorps xmm6, xmm13                                       ;   848.8 p1      22 t
        andps xmm14, [rbx - 112]                                ;   848.5 p5+p2   22 t
        xorps xmm14, xmm10                                      ;   849.5 p0      22 t
        xorps xmm4, xmm5                                        ;   849.2 p1      22 t
        movaps xmm9, [rbp - 16]                                 ;   845.5 p2      21 t
        xorps xmm4, xmm10                                       ;   850.2 p5      22 t
        movaps xmm0, xmm15                                      ;   849.8 p0      22 t copy
        movaps xmm1, [rel camellia128_encrypt.T0_constants128]  ;   846.5 p2      41 t reload
        xorps xmm11, xmm1                                       ;   850.2 p1      22 t
        xorps xmm3, xmm8                                        ;   850.5 p5      22 t
        xorps xmm8, xmm12                                       ;   850.8 p0      22 t
        movaps xmm5, [rbp - 16]                                 ;   847.5 p2      21 t
        xorps xmm8, xmm2                                        ;   851.8 p1      22 t
        movaps xmm10, [rcx - 32]                                ;   848.5 p2      40 t reload
        xorps xmm9, xmm10                                       ;   851.5 p5      21 t
        xorps xmm3, xmm7                                        ;   851.8 p0      22 t
        xorps xmm0, xmm3                                        ;   852.8 p1      22 t
        xorps xmm0, xmm4                                        ;   853.8 p5      22 t
        xorps xmm13, xmm0                                       ;   854.8 p0      22 t
        xorps xmm4, xmm1                                        ;   853.2 p1      22 t
        xorps xmm8, xmm15                                       ;   853.5 p5      22 t
        movaps xmm15, xmm14                                     ;   853.8 p0      22 t copy
        xorps xmm15, xmm0                                       ;   854.8 p1      22 t
        movaps xmm7, [rdx - 128]                                ;   849.8 p2      40 t reload
        movaps [rdx - 128], xmm15                               ;   855.8 p3+p4   22 t spill
        xorps xmm13, xmm1                                       ;   855.8 p5      22 t
        xorps xmm8, xmm1                                        ;   854.8 p0      22 t
        xorps xmm14, xmm1                                       ;   855.2 p1      22 t
        movaps xmm12, [rcx + 0]                                 ;   851.0 p2      21 t
        movaps xmm0, [rdi + 112]                                ;   852.0 p2      21 t
        movaps xmm2, [r11 + 80]                                 ;   853.0 p2      21 t
        xorps xmm0, [r8 + 19872]                                ;   855.5 p5+p2   21 t
        xorps xmm0, xmm1                                        ;   856.5 p0      21 t
        xorps xmm2, [r8 + 19936]                                ;   856.2 p1+p2   21 t
        xorps xmm2, xmm1                                        ;   857.2 p5      21 t
        xorps xmm5, xmm7                                        ;   856.8 p0      21 t
        xorps xmm12, xmm2                                       ;   858.2 p1      21 t
        movaps xmm15, [r10 + 80]                                ;   856.0 p2      21 t
        xorps xmm15, xmm12                                      ;   859.2 p5      21 t
        xorps xmm15, [r8 + 19840]                               ;   860.2 p0+p2   21 t
        xorps xmm7, xmm0                                        ;   858.2 p1      21 t
        xorps xmm15, xmm1                                       ;   861.2 p5      21 t
        xorps xmm12, xmm5                                       ;   859.2 p0      21 t
        movaps [rbx - 112], xmm3                                ;   855.2 p3+p4   22 t spill
        movaps xmm3, [rdx + 112]                                ;   858.0 p2      21 t
        xorps xmm3, [r8 + 19952]                                ;   861.0 p1+p2   21 t
        xorps xmm3, xmm1                                        ;   862.0 p5      21 t
        movaps [rdx - 32], xmm14                                ;   856.2 p3+p4   22 t spill
        movaps xmm14, xmm9                                      ;   859.8 p0      21 t copy
        xorps xmm14, xmm15                                      ;   862.2 p1      21 t
        movaps [rdi + 32], xmm13                                ;   857.2 p3+p4   22 t spill
        movaps xmm13, xmm5                                      ;   860.5 p5      21 t copy
        movaps [rdx - 48], xmm6                                 ;   858.2 p3+p4   22 t spill
        movaps xmm6, xmm7                                       ;   860.8 p0      21 t copy
        xorps xmm6, xmm12                                       ;   861.8 p1      21 t
        xorps xmm3, xmm15                                       ;   863.0 p5      21 t
        xorps xmm13, xmm3                                       ;   864.0 p0      21 t
        movaps [rbx - 128], xmm11                               ;   859.2 p3+p4   22 t spill
        movaps xmm11, xmm14                                     ;   863.2 p1      21 t copy
        orps xmm11, xmm3                                        ;   864.2 p5      21 t
        xorps xmm10, xmm12                                      ;   862.8 p0      21 t
        movaps [rcx - 32], xmm8                                 ;   860.2 p3+p4   22 t spill
        movaps xmm8, xmm12                                      ;   863.2 p1      21 t copy
        xorps xmm8, xmm3                                        ;   864.2 p5      21 t
        movaps [rbx - 96], xmm4                                 ;   861.2 p3+p4   22 t spill
        movaps xmm4, xmm0                                       ;   863.8 p0      21 t copy
        xorps xmm4, xmm15                                       ;   864.8 p1      21 t
        movaps xmm1, xmm15                                      ;   864.5 p5      21 t copy
        movaps [rsi - 80], xmm15                                ;   862.2 p3+p4   21 t spill
        movaps xmm15, [rcx + 0]                                 ;   861.8 p2      21 t
        movaps [rdi + 48], xmm3                                 ;   864.0 p3+p4   21 t spill
        orps xmm1, xmm8                                         ;   865.5 p0      21 t
        xorps xmm1, xmm11                                       ;   866.5 p1      21 t
        xorps xmm11, xmm2                                       ;   865.5 p5      21 t
        orps xmm2, xmm13                                        ;   865.8 p0      21 t
        movaps xmm3, xmm6                                       ;   866.2 p1      21 t copy
        xorps xmm3, xmm13                                       ;   867.2 p5      21 t
        movaps [rbx - 80], xmm4                                 ;   865.8 p3+p4   21 t spill
        movaps [rcx - 80], xmm6                                 ;   865.2 p3+p4   21 t spill
        xorps xmm10, xmm2                                       ;   866.8 p0      21 t
        movaps [rcx - 64], xmm3                                 ;   868.2 p3+p4   21 t spill
        movaps [rcx + 0], xmm13                                 ;   867.2 p3+p4   21 t spill
        movaps xmm13, xmm12                                     ;   867.2 p1      21 t copy
        andps xmm13, xmm9                                       ;   868.2 p5      21 t
        xorps xmm2, xmm13                                       ;   869.2 p0      21 t
        movaps xmm13, xmm4                                      ;   868.2 p1      21 t copy
        andps xmm13, xmm3                                       ;   869.2 p5      21 t
        xorps xmm10, xmm13                                      ;   870.2 p0      21 t
        xorps xmm11, xmm2                                       ;   870.2 p1      21 t
        xorps xmm15, xmm8                                       ;   869.5 p5      21 t
        movaps xmm13, xmm4                                      ;   869.8 p0      21 t copy
        xorps xmm13, xmm15                                      ;   870.8 p1      21 t
        xorps xmm1, xmm10                                       ;   871.2 p5      21 t
        movaps xmm4, xmm6                                       ;   870.8 p0      21 t copy
        andps xmm4, xmm13                                       ;   871.8 p1      21 t
        xorps xmm2, xmm4                                        ;   872.8 p5      21 t
        movaps xmm4, xmm9                                       ;   871.8 p0      21 t copy
        xorps xmm4, xmm13                                       ;   872.8 p1      21 t
        movaps xmm6, xmm7                                       ;   872.5 p5      21 t copy
        andps xmm6, xmm4                                        ;   873.8 p0      21 t
        xorps xmm11, xmm6                                       ;   874.8 p1      21 t
        movaps xmm6, xmm15                                      ;   873.5 p5      21 t copy
        xorps xmm6, xmm14                                       ;   874.5 p0      21 t
        movaps xmm3, xmm5                                       ;   874.2 p1      21 t copy
        andps xmm3, xmm6                                        ;   875.5 p5      21 t
        xorps xmm10, xmm3                                       ;   876.5 p0      21 t
        xorps xmm2, xmm3                                        ;   876.5 p1      21 t
        movaps xmm3, [rbp - 16]                                 ;   871.2 p2      21 t
        orps xmm3, xmm0                                         ;   875.5 p5      21 t
        xorps xmm10, xmm3                                       ;   877.5 p0      21 t
        movaps xmm3, xmm1                                       ;   876.2 p1      21 t copy
        andps xmm3, xmm11                                       ;   877.2 p5      21 t
        movaps [rbx + 48], xmm0                                 ;   872.5 p3+p4   21 t spill
        movaps xmm0, xmm2                                       ;   877.5 p0      21 t copy
        xorps xmm10, xmm3                                       ;   878.5 p1      21 t
        andps xmm0, xmm10                                       ;   879.5 p5      21 t
        xorps xmm1, xmm0                                        ;   880.5 p0      21 t
        xorps xmm10, xmm11                                      ;   879.5 p1      21 t
        orps xmm3, xmm10                                        ;   880.5 p5      21 t
        xorps xmm3, xmm1                                        ;   881.5 p0      21 t
        andps xmm6, xmm3                                        ;   882.5 p1      21 t
        movaps xmm0, xmm2                                       ;   879.5 p5      21 t copy
        andps xmm0, xmm1                                        ;   881.5 p0      21 t
        xorps xmm11, xmm0                                       ;   882.5 p1      21 t
        andps xmm1, xmm11                                       ;   883.5 p5      21 t
        movaps xmm0, xmm3                                       ;   882.5 p0      21 t copy
        orps xmm0, xmm11                                        ;   883.5 p1      21 t
        andps xmm5, xmm3                                        ;   882.5 p5      21 t
        xorps xmm10, xmm0                                       ;   884.5 p0      21 t
        xorps xmm2, xmm1                                        ;   884.5 p1      21 t
        movaps xmm0, xmm3                                       ;   882.5 p5      21 t copy
        xorps xmm0, xmm11                                       ;   883.5 p0      21 t
        andps xmm4, xmm0                                        ;   884.5 p1      21 t
        andps xmm7, xmm0                                        ;   884.5 p5      21 t
        xorps xmm0, xmm10                                       ;   885.5 p0      21 t
        andps xmm13, xmm0                                       ;   886.5 p1      21 t
        andps xmm12, xmm10                                      ;   885.5 p5      21 t
        andps xmm9, xmm10                                       ;   885.5 p0      21 t
        xorps xmm10, xmm2                                       ;   885.5 p1      21 t
        xorps xmm3, xmm10                                       ;   886.5 p5      21 t
        andps xmm8, xmm2                                        ;   885.8 p0      21 t
        xorps xmm4, xmm13                                       ;   887.5 p1      21 t
        xorps xmm9, xmm13                                       ;   887.5 p5      21 t
        movaps xmm1, [rsi - 80]                                 ;   883.8 p2      21 t
        andps xmm1, xmm2                                        ;   886.8 p0      21 t
        movaps xmm13, [rdi + 48]                                ;   884.8 p2      21 t
        andps xmm13, xmm10                                      ;   887.8 p1      21 t
        xorps xmm13, xmm7                                       ;   888.8 p5      21 t
        xorps xmm7, xmm8                                        ;   887.8 p0      21 t
        xorps xmm2, xmm11                                       ;   888.2 p1      21 t
        movaps xmm8, [rcx - 64]                                 ;   885.8 p2      21 t
        andps xmm8, xmm2                                        ;   889.2 p5      21 t
        andps xmm15, xmm3                                       ;   888.8 p0      21 t
        andps xmm3, [rcx + 0]                                   ;   889.2 p1+p2   21 t
        xorps xmm3, xmm13                                       ;   890.2 p5      21 t
        xorps xmm3, xmm8                                        ;   891.2 p0      21 t
        xorps xmm12, xmm8                                       ;   890.2 p1      21 t
        movaps xmm8, [rbx + 48]                                 ;   887.8 p2      21 t
        andps xmm8, xmm11                                       ;   890.8 p5      21 t
        andps xmm11, [rbp - 16]                                 ;   890.8 p0+p2   21 t
        andps xmm2, [rbx - 80]                                  ;   891.2 p1+p2   21 t
        andps xmm14, xmm10                                      ;   891.5 p5      21 t
        xorps xmm14, xmm6                                       ;   892.5 p0      21 t
        xorps xmm14, xmm4                                       ;   893.5 p1      21 t
        xorps xmm12, xmm7                                       ;   892.5 p5      21 t
        xorps xmm8, xmm12                                       ;   893.5 p0      21 t
        xorps xmm11, xmm3                                       ;   893.2 p1      21 t
        xorps xmm11, xmm8                                       ;   894.5 p5      21 t
        xorps xmm4, xmm1                                        ;   893.8 p0      21 t
        andps xmm0, [rcx - 80]                                  ;   894.2 p1+p2   21 t
        xorps xmm4, xmm8                                        ;   894.8 p5      21 t
        xorps xmm2, xmm9                                        ;   894.8 p0      21 t
        xorps xmm2, xmm8                                        ;   895.8 p1      21 t
        xorps xmm0, xmm11                                       ;   895.5 p5      21 t
        xorps xmm7, xmm3                                        ;   895.8 p0      21 t
        xorps xmm7, xmm14                                       ;   896.8 p1      21 t
        xorps xmm13, xmm5                                       ;   896.5 p5      21 t
        xorps xmm13, xmm11                                      ;   897.5 p0      21 t
        movaps xmm1, xmm4                                       ;   897.2 p1      21 t copy
        xorps xmm1, xmm2                                        ;   898.2 p5      21 t
        xorps xmm1, xmm13                                       ;   899.2 p0      21 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128]  ;   893.5 p2      41 t reload
        xorps xmm13, xmm3                                       ;   898.5 p1      21 t
        xorps xmm9, xmm6                                        ;   898.5 p5      21 t
        xorps xmm9, xmm15                                       ;   899.5 p0      21 t
        xorps xmm9, xmm4                                        ;   900.5 p1      21 t
        xorps xmm9, xmm3                                        ;   901.5 p5      21 t
        movaps xmm15, xmm0                                      ;   899.8 p0      21 t copy
        xorps xmm15, xmm1                                       ;   900.8 p1      21 t
        xorps xmm12, xmm3                                       ;   900.5 p5      21 t
        xorps xmm14, xmm1                                       ;   900.8 p0      21 t
        xorps xmm14, xmm3                                       ;   901.8 p1      21 t
        movaps xmm5, [rbp + 80]                                 ;   896.5 p2      23 t
        xorps xmm0, xmm3                                        ;   901.5 p5      21 t
        movaps xmm1, [r11 - 112]                                ;   897.5 p2      23 t
        xorps xmm1, [r8 + 19984]                                ;   901.8 p0+p2   23 t
        xorps xmm1, xmm3                                        ;   902.8 p1      23 t
        movaps xmm4, [rdi - 48]                                 ;   899.5 p2      23 t
        xorps xmm4, [r8 + 20048]                                ;   902.5 p5+p2   23 t
        xorps xmm4, xmm3                                        ;   903.5 p0      23 t
        movaps xmm6, [rcx - 112]                                ;   901.5 p2      40 t reload
        movaps [rcx - 112], xmm0                                ;   902.5 p3+p4   21 t spill
        movaps xmm8, [rbp + 80]                                 ;   902.5 p2      23 t
        movaps xmm10, [rbp + 96]                                ;   903.5 p2      40 t reload
        xorps xmm8, xmm10                                       ;   906.5 p1      23 t
        movaps xmm11, [rdi - 16]                                ;   904.5 p2      23 t
        xorps xmm11, xmm4                                       ;   907.5 p5      23 t
        xorps xmm5, xmm6                                        ;   904.5 p0      23 t
        xorps xmm6, xmm1                                        ;   904.5 p1      23 t
        movaps xmm0, [rcx + 48]                                 ;   905.5 p2      23 t
        xorps xmm0, xmm11                                       ;   908.5 p5      23 t
        xorps xmm0, [r8 + 20080]                                ;   909.5 p0+p2   23 t
        xorps xmm0, xmm3                                        ;   910.5 p1      23 t
        xorps xmm11, xmm5                                       ;   908.5 p5      23 t
        xorps xmm10, xmm11                                      ;   909.5 p0      23 t
        movaps [rcx - 80], xmm14                                ;   903.0 p3+p4   21 t spill
        movaps xmm14, [rcx + 16]                                ;   907.5 p2      23 t
        xorps xmm14, [r8 + 20064]                               ;   910.5 p1+p2   23 t
        xorps xmm14, xmm3                                       ;   911.5 p5      23 t
        xorps xmm14, xmm0                                       ;   912.5 p0      23 t
        movaps [rbp - 16], xmm7                                 ;   904.2 p3+p4   21 t spill
        movaps xmm7, xmm8                                       ;   907.5 p1      23 t copy
        xorps xmm7, xmm0                                        ;   911.5 p5      23 t
        movaps [rbx + 48], xmm12                                ;   905.2 p3+p4   21 t spill
        movaps xmm12, xmm5                                      ;   907.8 p0      23 t copy
        movaps [rcx + 0], xmm9                                  ;   906.2 p3+p4   21 t spill
        xorps xmm12, xmm14                                      ;   913.5 p1      23 t
        movaps xmm9, xmm6                                       ;   908.5 p5      23 t copy
        xorps xmm9, xmm11                                       ;   909.5 p0      23 t
        movaps [rbx - 80], xmm13                                ;   907.5 p3+p4   21 t spill
        movaps xmm13, xmm7                                      ;   912.5 p1      23 t copy
        movaps [rbp + 96], xmm15                                ;   908.5 p3+p4   21 t spill
        orps xmm13, xmm14                                       ;   913.5 p5      23 t
        movaps xmm15, xmm11                                     ;   909.8 p0      23 t copy
        xorps xmm15, xmm14                                      ;   913.5 p1      23 t
        movaps [rcx - 64], xmm2                                 ;   909.5 p3+p4   21 t spill
        movaps xmm2, xmm1                                       ;   910.5 p5      23 t copy
        xorps xmm2, xmm0                                        ;   911.5 p0      23 t
        movaps xmm3, xmm0                                       ;   911.5 p1      23 t copy
        orps xmm3, xmm15                                        ;   914.5 p5      23 t
        xorps xmm3, xmm13                                       ;   915.5 p0      23 t
        movaps [rdi + 48], xmm14                                ;   913.5 p3+p4   23 t spill
        movaps xmm14, xmm9                                      ;   912.2 p1      23 t copy
        xorps xmm14, xmm12                                      ;   914.5 p5      23 t
        movaps [rsi - 80], xmm0                                 ;   911.5 p3+p4   23 t spill
        movaps xmm0, [rdi - 16]                                 ;   911.5 p2      23 t
        xorps xmm0, xmm15                                       ;   914.5 p0      23 t
        xorps xmm13, xmm4                                       ;   914.5 p1      23 t
        orps xmm4, xmm12                                        ;   914.5 p5      23 t
        xorps xmm10, xmm4                                       ;   915.5 p0      23 t
        movaps [rdi - 16], xmm12                                ;   914.5 p3+p4   23 t spill
        movaps xmm12, xmm11                                     ;   914.2 p1      23 t copy
        movaps [rbx - 16], xmm2                                 ;   913.8 p3+p4   23 t spill
        movaps [rcx - 16], xmm14                                ;   915.5 p3+p4   23 t spill
        movaps [rbx + 64], xmm9                                 ;   915.8 p3+p4   23 t spill
        andps xmm12, xmm8                                       ;   915.2 p5      23 t
        xorps xmm4, xmm12                                       ;   916.2 p0      23 t
        movaps xmm12, xmm2                                      ;   915.2 p1      23 t copy
        andps xmm12, xmm14                                      ;   916.2 p5      23 t
        xorps xmm10, xmm12                                      ;   917.2 p0      23 t
        movaps xmm12, xmm2                                      ;   916.2 p1      23 t copy
        xorps xmm12, xmm0                                       ;   917.2 p5      23 t
        xorps xmm3, xmm10                                       ;   918.2 p0      23 t
        xorps xmm13, xmm4                                       ;   917.2 p1      23 t
        movaps xmm2, xmm9                                       ;   917.5 p5      23 t copy
        andps xmm2, xmm12                                       ;   918.5 p0      23 t
        xorps xmm4, xmm2                                        ;   919.5 p1      23 t
        movaps xmm2, xmm8                                       ;   918.5 p5      23 t copy
        xorps xmm2, xmm12                                       ;   919.5 p0      23 t
        movaps xmm9, xmm6                                       ;   919.2 p1      23 t copy
        andps xmm9, xmm2                                        ;   920.5 p5      23 t
        movaps [r10 - 128], xmm1                                ;   918.0 p3+p4   23 t spill
        xorps xmm13, xmm9                                       ;   921.5 p0      23 t
        movaps xmm9, xmm0                                       ;   920.2 p1      23 t copy
        xorps xmm9, xmm7                                        ;   921.2 p5      23 t
        movaps xmm14, xmm5                                      ;   920.8 p0      23 t copy
        andps xmm14, xmm9                                       ;   922.2 p1      23 t
        xorps xmm10, xmm14                                      ;   923.2 p5      23 t
        xorps xmm4, xmm14                                       ;   923.2 p0      23 t
        movaps xmm14, [rbp + 80]                                ;   920.0 p2      23 t
        orps xmm14, xmm1                                        ;   923.0 p1      23 t
        xorps xmm10, xmm14                                      ;   924.2 p5      23 t
        movaps xmm14, xmm3                                      ;   922.8 p0      23 t copy
        andps xmm14, xmm13                                      ;   923.8 p1      23 t
        xorps xmm10, xmm14                                      ;   925.2 p5      23 t
        movaps xmm1, xmm4                                       ;   924.2 p0      23 t copy
        andps xmm1, xmm10                                       ;   926.2 p1      23 t
        xorps xmm10, xmm13                                      ;   926.2 p5      23 t
        xorps xmm3, xmm1                                        ;   927.2 p0      23 t
        orps xmm14, xmm10                                       ;   927.2 p1      23 t
        xorps xmm14, xmm3                                       ;   928.2 p5      23 t
        movaps xmm1, xmm4                                       ;   925.8 p0      23 t copy
        andps xmm1, xmm3                                        ;   928.2 p1      23 t
        xorps xmm13, xmm1                                       ;   929.2 p5      23 t
        andps xmm3, xmm13                                       ;   930.2 p0      23 t
        movaps xmm1, xmm14                                      ;   929.2 p1      23 t copy
        orps xmm1, xmm13                                        ;   930.2 p5      23 t
        xorps xmm10, xmm1                                       ;   931.2 p0      23 t
        movaps xmm1, xmm14                                      ;   929.2 p1      23 t copy
        xorps xmm4, xmm3                                        ;   931.2 p5      23 t
        xorps xmm1, xmm13                                       ;   930.2 p0      23 t
        andps xmm2, xmm1                                        ;   931.2 p1      23 t
        andps xmm6, xmm1                                        ;   931.2 p5      23 t
        xorps xmm1, xmm10                                       ;   932.2 p0      23 t
        andps xmm11, xmm10                                      ;   932.2 p1      23 t
        andps xmm8, xmm10                                       ;   932.2 p5      23 t
        xorps xmm10, xmm4                                       ;   932.2 p0      23 t
        andps xmm9, xmm14                                       ;   931.2 p1      23 t
        andps xmm12, xmm1                                       ;   933.2 p5      23 t
        andps xmm5, xmm14                                       ;   931.8 p0      23 t
        xorps xmm14, xmm10                                      ;   933.2 p1      23 t
        andps xmm0, xmm14                                       ;   934.2 p5      23 t
        andps xmm7, xmm10                                       ;   933.2 p0      23 t
        andps xmm14, [rdi - 16]                                 ;   934.2 p1+p2   23 t
        xorps xmm2, xmm12                                       ;   934.2 p5      23 t
        movaps xmm3, [rsi - 80]                                 ;   931.5 p2      23 t
        andps xmm3, xmm4                                        ;   934.5 p0      23 t
        xorps xmm8, xmm12                                       ;   934.2 p1      23 t
        xorps xmm7, xmm9                                        ;   934.5 p5      23 t
        xorps xmm7, xmm2                                        ;   935.5 p0      23 t
        movaps xmm12, [rdi + 48]                                ;   932.5 p2      23 t
        andps xmm12, xmm10                                      ;   935.5 p1      23 t
        xorps xmm12, xmm6                                       ;   936.5 p5      23 t
        xorps xmm14, xmm12                                      ;   937.5 p0      23 t
        xorps xmm2, xmm3                                        ;   936.2 p1      23 t
        andps xmm1, [rbx + 64]                                  ;   936.5 p5+p2   23 t
        andps xmm15, xmm4                                       ;   936.8 p0      23 t
        xorps xmm4, xmm13                                       ;   937.2 p1      23 t
        xorps xmm12, xmm5                                       ;   937.5 p5      23 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128]  ;   934.8 p2      41 t reload
        movaps xmm5, [rax - 80]                                 ;   935.8 p2      22 t
        xorps xmm5, [r8 + 20192]                                ;   938.8 p0+p2   22 t
        xorps xmm5, xmm3                                        ;   939.8 p1      22 t
        xorps xmm6, xmm15                                       ;   938.5 p5      23 t
        movaps xmm15, [rcx - 16]                                ;   937.8 p2      23 t
        andps xmm15, xmm4                                       ;   940.8 p0      23 t
        xorps xmm11, xmm15                                      ;   941.8 p1      23 t
        xorps xmm14, xmm15                                      ;   941.8 p5      23 t
        movaps xmm15, [r10 - 128]                               ;   938.8 p2      23 t
        andps xmm4, [rbx - 16]                                  ;   939.8 p0+p2   23 t
        xorps xmm11, xmm6                                       ;   942.8 p1      23 t
        andps xmm15, xmm13                                      ;   941.8 p5      23 t
        movaps [rsi - 80], xmm8                                 ;   938.0 p3+p4   23 t spill
        xorps xmm15, xmm11                                      ;   943.8 p0      23 t
        andps xmm13, [rbp + 80]                                 ;   941.2 p1+p2   23 t
        xorps xmm13, xmm14                                      ;   942.8 p5      23 t
        xorps xmm13, xmm15                                      ;   944.8 p0      23 t
        xorps xmm2, xmm15                                       ;   944.8 p1      23 t
        xorps xmm4, xmm8                                        ;   942.5 p5      23 t
        xorps xmm4, xmm15                                       ;   944.8 p0      23 t
        xorps xmm1, xmm13                                       ;   945.8 p1      23 t
        xorps xmm12, xmm13                                      ;   945.8 p5      23 t
        movaps xmm15, [rax - 64]                                ;   941.8 p2      22 t
        xorps xmm15, [r8 + 20128]                               ;   944.8 p0+p2   22 t
        xorps xmm15, xmm3                                       ;   945.8 p1      22 t
        movaps xmm10, xmm2                                      ;   945.8 p5      23 t copy
        xorps xmm10, xmm4                                       ;   946.8 p0      23 t
        xorps xmm10, xmm12                                      ;   947.8 p1      23 t
        movaps xmm13, [rsi - 112]                               ;   943.8 p2      22 t
        xorps xmm13, [rcx - 48]                                 ;   946.8 p5+p2   22 t
        movaps [rbp + 80], xmm7                                 ;   942.8 p3+p4   23 t spill
        movaps xmm7, [rbp + 32]                                 ;   945.8 p2      22 t
        xorps xmm7, xmm5                                        ;   948.8 p0      22 t
        movaps [r10 - 128], xmm6                                ;   943.8 p3+p4   23 t spill
        movaps xmm6, [rdx + 96]                                 ;   946.8 p2      22 t
        xorps xmm6, xmm7                                        ;   949.8 p1      22 t
        xorps xmm6, [r8 + 20096]                                ;   950.8 p5+p2   22 t
        xorps xmm6, xmm3                                        ;   951.8 p0      22 t
        xorps xmm7, xmm13                                       ;   949.8 p1      22 t
        movaps [rbx + 64], xmm4                                 ;   945.8 p3+p4   23 t spill
        movaps xmm4, [rsi - 112]                                ;   948.8 p2      22 t
        movaps [rdi - 16], xmm14                                ;   946.2 p3+p4   23 t spill
        movaps xmm14, [rbp + 112]                               ;   949.8 p2      22 t
        xorps xmm14, [r8 + 20208]                               ;   952.8 p5+p2   22 t
        xorps xmm4, [rax - 128]                                 ;   951.8 p0+p2   22 t
        movaps [rbx - 16], xmm11                                ;   947.2 p3+p4   23 t spill
        movaps xmm11, [rcx - 48]                                ;   952.8 p2      22 t
        xorps xmm14, xmm3                                       ;   953.8 p1      22 t
        xorps xmm14, xmm6                                       ;   954.8 p5      22 t
        movaps [rcx + 96], xmm1                                 ;   948.2 p3+p4   23 t spill
        movaps xmm1, xmm15                                      ;   948.8 p0      22 t copy
        xorps xmm11, xmm15                                      ;   955.8 p1      22 t
        movaps [rcx - 48], xmm0                                 ;   949.2 p3+p4   23 t spill
        movaps xmm0, xmm4                                       ;   952.8 p5      22 t copy
        xorps xmm0, xmm6                                        ;   953.8 p0      22 t
        movaps [rcx - 16], xmm9                                 ;   950.2 p3+p4   23 t spill
        movaps xmm9, xmm13                                      ;   950.2 p1      22 t copy
        xorps xmm9, xmm14                                       ;   955.8 p5      22 t
        movaps [rbx + 80], xmm10                                ;   951.2 p3+p4   23 t spill
        movaps [rdi + 48], xmm2                                 ;   952.2 p3+p4   23 t spill
        movaps xmm10, xmm6                                      ;   952.8 p0      22 t copy
        movaps xmm2, xmm0                                       ;   954.8 p1      22 t copy
        orps xmm2, xmm14                                        ;   955.8 p5      22 t
        xorps xmm1, xmm6                                        ;   952.8 p0      22 t
        movaps [rbp + 4048], xmm12                              ;   953.2 p3+p4   23 t spill
        movaps xmm12, xmm7                                      ;   952.2 p1      22 t copy
        xorps xmm12, xmm14                                      ;   955.8 p5      22 t
        orps xmm10, xmm12                                       ;   956.8 p0      22 t
        xorps xmm10, xmm2                                       ;   957.8 p1      22 t
        movaps xmm3, [rbp + 32]                                 ;   953.8 p2      22 t
        xorps xmm3, xmm12                                       ;   956.8 p5      22 t
        movaps [rbp + 32], xmm14                                ;   955.8 p3+p4   22 t spill
        movaps xmm14, xmm9                                      ;   956.8 p0      22 t copy
        movaps xmm8, xmm7                                       ;   954.2 p1      22 t copy
        xorps xmm8, xmm11                                       ;   956.8 p5      22 t
        xorps xmm14, xmm8                                       ;   957.8 p0      22 t
        movaps [rbx - 64], xmm9                                 ;   956.8 p3+p4   22 t spill
        xorps xmm2, xmm5                                        ;   956.8 p1      22 t
        orps xmm5, xmm9                                         ;   956.8 p5      22 t
        movaps xmm9, xmm7                                       ;   955.8 p0      22 t copy
        andps xmm9, xmm4                                        ;   956.8 p1      22 t
        movaps [r10 - 112], xmm1                                ;   956.2 p3+p4   22 t spill
        xorps xmm9, xmm5                                        ;   957.8 p5      22 t
        xorps xmm5, xmm7                                        ;   957.8 p0      22 t
        xorps xmm5, [rax - 128]                                 ;   958.8 p1+p2   22 t
        movaps [rax - 128], xmm12                               ;   957.2 p3+p4   22 t spill
        movaps xmm12, xmm1                                      ;   957.5 p5      22 t copy
        andps xmm12, xmm14                                      ;   958.8 p0      22 t
        xorps xmm5, xmm12                                       ;   959.8 p1      22 t
        movaps xmm12, xmm1                                      ;   958.5 p5      22 t copy
        xorps xmm12, xmm3                                       ;   959.5 p0      22 t
        xorps xmm2, xmm9                                        ;   959.2 p1      22 t
        movaps [rbx + 0], xmm8                                  ;   958.5 p3+p4   22 t spill
        xorps xmm10, xmm5                                       ;   960.8 p5      22 t
        movaps xmm1, xmm8                                       ;   959.8 p0      22 t copy
        andps xmm1, xmm12                                       ;   960.8 p1      22 t
        xorps xmm9, xmm1                                        ;   961.8 p5      22 t
        movaps xmm8, xmm11                                      ;   960.8 p0      22 t copy
        movaps xmm1, xmm4                                       ;   961.2 p1      22 t copy
        xorps xmm1, xmm12                                       ;   962.2 p5      22 t
        andps xmm8, xmm1                                        ;   963.2 p0      22 t
        xorps xmm2, xmm8                                        ;   964.2 p1      22 t
        movaps xmm8, xmm3                                       ;   962.5 p5      22 t copy
        xorps xmm8, xmm0                                        ;   963.5 p0      22 t
        movaps [r10 - 96], xmm14                                ;   961.5 p3+p4   22 t spill
        movaps xmm14, xmm13                                     ;   963.2 p1      22 t copy
        andps xmm14, xmm8                                       ;   964.5 p5      22 t
        xorps xmm9, xmm14                                       ;   965.5 p0      22 t
        xorps xmm5, xmm14                                       ;   965.5 p1      22 t
        movaps xmm14, [rsi - 112]                               ;   962.8 p2      22 t
        orps xmm14, xmm15                                       ;   965.8 p5      22 t
        xorps xmm5, xmm14                                       ;   966.8 p0      22 t
        movaps xmm14, xmm10                                     ;   965.2 p1      22 t copy
        andps xmm14, xmm2                                       ;   966.2 p5      22 t
        movaps [rbx + 96], xmm15                                ;   964.0 p3+p4   22 t spill
        movaps xmm15, xmm9                                      ;   966.5 p0      22 t copy
        xorps xmm5, xmm14                                       ;   967.8 p1      22 t
        andps xmm15, xmm5                                       ;   968.8 p5      22 t
        xorps xmm5, xmm2                                        ;   968.8 p0      22 t
        orps xmm14, xmm5                                        ;   969.8 p1      22 t
        xorps xmm10, xmm15                                      ;   969.8 p5      22 t
        xorps xmm14, xmm10                                      ;   970.8 p0      22 t
        movaps xmm15, xmm9                                      ;   968.2 p1      22 t copy
        andps xmm15, xmm10                                      ;   970.8 p5      22 t
        xorps xmm2, xmm15                                       ;   971.8 p0      22 t
        movaps xmm15, xmm14                                     ;   971.8 p1      22 t copy
        andps xmm10, xmm2                                       ;   972.8 p5      22 t
        orps xmm15, xmm2                                        ;   972.8 p0      22 t
        xorps xmm5, xmm15                                       ;   973.8 p1      22 t
        xorps xmm9, xmm10                                       ;   973.8 p5      22 t
        movaps xmm15, xmm14                                     ;   971.8 p0      22 t copy
        andps xmm8, xmm14                                       ;   971.8 p1      22 t
        xorps xmm15, xmm2                                       ;   972.8 p5      22 t
        andps xmm1, xmm15                                       ;   973.8 p0      22 t
        andps xmm13, xmm14                                      ;   972.2 p1      22 t
        andps xmm11, xmm15                                      ;   973.8 p5      22 t
        xorps xmm15, xmm5                                       ;   974.8 p0      22 t
        andps xmm12, xmm15                                      ;   975.8 p1      22 t
        xorps xmm1, xmm12                                       ;   976.8 p5      22 t
        andps xmm7, xmm5                                        ;   974.8 p0      22 t
        andps xmm6, xmm9                                        ;   974.8 p1      22 t
        andps xmm4, xmm5                                        ;   974.8 p5      22 t
        xorps xmm5, xmm9                                        ;   974.8 p0      22 t
        xorps xmm4, xmm12                                       ;   976.8 p1      22 t
        movaps xmm10, [rax - 128]                               ;   972.8 p2      22 t
        andps xmm10, xmm9                                       ;   975.8 p5      22 t
        movaps xmm12, [rbp + 32]                                ;   973.8 p2      22 t
        andps xmm12, xmm5                                       ;   976.8 p0      22 t
        xorps xmm12, xmm11                                      ;   977.8 p1      22 t
        xorps xmm14, xmm5                                       ;   976.5 p5      22 t
        andps xmm3, xmm14                                       ;   977.5 p0      22 t
        xorps xmm9, xmm2                                        ;   977.2 p1      22 t
        andps xmm14, [rbx - 64]                                 ;   977.5 p5+p2   22 t
        xorps xmm14, xmm12                                      ;   978.8 p0      22 t
        andps xmm0, xmm5                                        ;   978.2 p1      22 t
        movaps xmm5, [r10 - 96]                                 ;   975.8 p2      22 t
        xorps xmm11, xmm10                                      ;   978.5 p5      22 t
        andps xmm5, xmm9                                        ;   978.8 p0      22 t
        xorps xmm14, xmm5                                       ;   979.8 p1      22 t
        xorps xmm7, xmm5                                        ;   979.8 p5      22 t
        movaps xmm5, [rbx + 96]                                 ;   976.8 p2      22 t
        andps xmm5, xmm2                                        ;   979.8 p0      22 t
        andps xmm9, [r10 - 112]                                 ;   980.2 p1+p2   22 t
        xorps xmm0, xmm8                                        ;   980.5 p5      22 t
        xorps xmm7, xmm11                                       ;   980.8 p0      22 t
        xorps xmm5, xmm7                                        ;   981.8 p1      22 t
        andps xmm2, [rsi - 112]                                 ;   981.5 p5+p2   22 t
        xorps xmm2, xmm14                                       ;   982.5 p0      22 t
        andps xmm15, [rbx + 0]                                  ;   982.2 p1+p2   22 t
        xorps xmm2, xmm5                                        ;   983.5 p5      22 t
        xorps xmm15, xmm2                                       ;   984.5 p0      22 t
        xorps xmm9, xmm4                                        ;   983.2 p1      22 t
        xorps xmm9, xmm5                                        ;   984.2 p5      22 t
        xorps xmm12, xmm13                                      ;   983.8 p0      22 t
        xorps xmm0, xmm1                                        ;   984.2 p1      22 t
        xorps xmm1, xmm6                                        ;   984.5 p5      22 t
        movaps xmm6, [r10 + 16]                                 ;   980.8 p2      21 t
        xorps xmm12, xmm2                                       ;   984.8 p0      22 t
        movaps xmm2, [rbp + 0]                                  ;   981.8 p2      21 t
        xorps xmm2, [r8 + 20256]                                ;   985.2 p1+p2   21 t
        xorps xmm1, xmm5                                        ;   985.5 p5      22 t
        movaps xmm5, [rel camellia128_encrypt.T0_constants128]  ;   983.8 p2      41 t reload
        xorps xmm2, xmm5                                        ;   986.8 p0      21 t
        movaps xmm10, xmm1                                      ;   986.5 p1      22 t copy
        xorps xmm10, xmm9                                       ;   987.5 p5      22 t
        movaps [rbx + 0], xmm9                                  ;   985.2 p3+p4   22 t spill
        movaps xmm9, [rsi + 96]                                 ;   984.8 p2      21 t
        xorps xmm6, [r8 + 20320]                                ;   986.8 p0+p2   21 t
        xorps xmm10, xmm12                                      ;   988.5 p1      22 t
        xorps xmm6, xmm5                                        ;   987.8 p5      21 t
        movaps xmm13, [rsi + 96]                                ;   986.8 p2      21 t
        xorps xmm13, [rax + 96]                                 ;   989.8 p0+p2   21 t
        xorps xmm9, [rax - 48]                                  ;   988.8 p1+p2   21 t
        movaps [rsi - 112], xmm15                               ;   985.5 p3+p4   22 t spill
        movaps xmm15, [r10 + 0]                                 ;   989.8 p2      21 t
        xorps xmm15, xmm6                                       ;   992.8 p5      21 t
        movaps [rbx + 96], xmm10                                ;   989.5 p3+p4   22 t spill
        movaps xmm10, [rbp - 64]                                ;   990.8 p2      21 t
        movaps [rbp + 32], xmm3                                 ;   987.0 p3+p4   22 t spill
        xorps xmm10, [r8 + 20224]                               ;   993.8 p0+p2   21 t
        xorps xmm10, xmm15                                      ;   994.8 p1      21 t
        movaps [rbx - 64], xmm0                                 ;   988.0 p3+p4   22 t spill
        xorps xmm10, xmm5                                       ;   995.8 p5      21 t
        xorps xmm15, xmm13                                      ;   993.8 p0      21 t
        movaps xmm0, [r11 - 96]                                 ;   992.8 p2      21 t
        xorps xmm0, [r8 + 20336]                                ;   995.8 p1+p2   21 t
        xorps xmm0, xmm5                                        ;   996.8 p5      21 t
        movaps [r10 - 112], xmm11                               ;   989.0 p3+p4   22 t spill
        xorps xmm0, xmm10                                       ;   997.8 p0      21 t
        movaps xmm11, [rax + 96]                                ;   994.8 p2      21 t
        xorps xmm11, xmm2                                       ;   997.8 p1      21 t
        movaps [rax + 96], xmm14                                ;   990.0 p3+p4   22 t spill
        movaps xmm14, xmm9                                      ;   991.5 p5      21 t copy
        xorps xmm14, xmm10                                      ;   996.8 p0      21 t
        movaps [r10 - 96], xmm7                                 ;   991.0 p3+p4   22 t spill
        movaps xmm7, xmm13                                      ;   992.2 p1      21 t copy
        xorps xmm7, xmm0                                        ;   998.8 p5      21 t
        movaps xmm3, xmm14                                      ;   997.8 p0      21 t copy
        orps xmm3, xmm0                                         ;   998.8 p1      21 t
        movaps [rax - 128], xmm8                                ;   992.2 p3+p4   22 t spill
        movaps xmm8, xmm15                                      ;   994.8 p5      21 t copy
        xorps xmm8, xmm11                                       ;   998.8 p0      21 t
        movaps [rbp + 4064], xmm1                               ;   993.2 p3+p4   22 t spill
        movaps xmm1, xmm15                                      ;   994.8 p1      21 t copy
        xorps xmm1, xmm0                                        ;   998.8 p5      21 t
        movaps [rbx + 32], xmm4                                 ;   994.2 p3+p4   22 t spill
        movaps xmm4, xmm2                                       ;   994.8 p0      21 t copy
        movaps [rbx - 48], xmm7                                 ;   999.8 p3+p4   21 t spill
        xorps xmm4, xmm10                                       ;   996.8 p1      21 t
        movaps xmm5, [r10 + 0]                                  ;   995.8 p2      21 t
        movaps [rbx + 112], xmm12                               ;   996.2 p3+p4   22 t spill
        movaps xmm12, xmm10                                     ;   996.8 p5      21 t copy
        orps xmm12, xmm1                                        ;   999.8 p0      21 t
        xorps xmm12, xmm3                                       ;  1000.8 p1      21 t
        xorps xmm5, xmm1                                        ;   999.8 p5      21 t
        movaps [r10 + 0], xmm0                                  ;   998.8 p3+p4   21 t spill
        movaps xmm0, xmm7                                       ;   999.8 p0      21 t copy
        xorps xmm0, xmm8                                        ;  1000.8 p1      21 t
        xorps xmm3, xmm6                                        ;   999.8 p5      21 t
        orps xmm6, xmm7                                         ;   999.8 p0      21 t
        movaps xmm7, xmm15                                      ;   998.2 p1      21 t copy
        andps xmm7, xmm9                                        ;   999.2 p5      21 t
        xorps xmm7, xmm6                                        ;  1000.8 p0      21 t
        xorps xmm6, xmm15                                       ;  1000.8 p1      21 t
        xorps xmm6, [rax - 48]                                  ;  1001.8 p5+p2   21 t
        movaps [rax - 48], xmm1                                 ;   999.8 p3+p4   21 t spill
        movaps xmm1, xmm4                                       ;  1000.0 p0      21 t copy
        andps xmm1, xmm0                                        ;  1001.8 p1      21 t
        xorps xmm6, xmm1                                        ;  1002.8 p5      21 t
        movaps xmm1, xmm4                                       ;  1001.0 p0      21 t copy
        xorps xmm1, xmm5                                        ;  1002.0 p1      21 t
        xorps xmm12, xmm6                                       ;  1003.8 p5      21 t
        xorps xmm3, xmm7                                        ;  1002.0 p0      21 t
        movaps [rbx - 32], xmm8                                 ;  1001.2 p3+p4   21 t spill
        movaps [rbx + 16], xmm0                                 ;  1002.2 p3+p4   21 t spill
        movaps xmm0, xmm13                                      ;  1002.2 p1      21 t copy
        movaps [r10 - 80], xmm4                                 ;  1003.2 p3+p4   21 t spill
        movaps xmm4, xmm8                                       ;  1002.8 p5      21 t copy
        andps xmm4, xmm1                                        ;  1003.8 p0      21 t
        xorps xmm7, xmm4                                        ;  1004.8 p1      21 t
        movaps xmm4, xmm9                                       ;  1003.8 p5      21 t copy
        xorps xmm4, xmm1                                        ;  1004.8 p0      21 t
        movaps xmm8, xmm11                                      ;  1004.2 p1      21 t copy
        andps xmm8, xmm4                                        ;  1005.8 p5      21 t
        xorps xmm3, xmm8                                        ;  1006.8 p0      21 t
        movaps xmm8, xmm5                                       ;  1005.2 p1      21 t copy
        xorps xmm8, xmm14                                       ;  1006.2 p5      21 t
        andps xmm0, xmm8                                        ;  1007.2 p0      21 t
        xorps xmm6, xmm0                                        ;  1008.2 p1      21 t
        xorps xmm7, xmm0                                        ;  1008.2 p5      21 t
        movaps xmm0, [rsi + 96]                                 ;  1005.5 p2      21 t
        movaps [r10 - 64], xmm2                                 ;  1005.8 p3+p4   21 t spill
        orps xmm0, xmm2                                         ;  1008.5 p0      21 t
        xorps xmm6, xmm0                                        ;  1009.5 p1      21 t
        movaps xmm0, xmm12                                      ;  1007.8 p5      21 t copy
        andps xmm0, xmm3                                        ;  1008.8 p0      21 t
        xorps xmm6, xmm0                                        ;  1010.5 p1      21 t
        movaps xmm2, xmm7                                       ;  1009.2 p5      21 t copy
        andps xmm2, xmm6                                        ;  1011.5 p0      21 t
        xorps xmm12, xmm2                                       ;  1012.5 p1      21 t
        xorps xmm6, xmm3                                        ;  1011.5 p5      21 t
        orps xmm0, xmm6                                         ;  1012.5 p0      21 t
        xorps xmm0, xmm12                                       ;  1013.5 p1      21 t
        movaps xmm2, xmm7                                       ;  1010.8 p5      21 t copy
        andps xmm2, xmm12                                       ;  1013.5 p0      21 t
        xorps xmm3, xmm2                                        ;  1014.5 p1      21 t
        movaps xmm2, xmm0                                       ;  1014.5 p5      21 t copy
        orps xmm2, xmm3                                         ;  1015.5 p0      21 t
        xorps xmm6, xmm2                                        ;  1016.5 p1      21 t
        movaps xmm2, xmm0                                       ;  1014.5 p5      21 t copy
        xorps xmm2, xmm3                                        ;  1015.5 p0      21 t
        andps xmm4, xmm2                                        ;  1016.5 p1      21 t
        andps xmm11, xmm2                                       ;  1016.5 p5      21 t
        xorps xmm2, xmm6                                        ;  1017.5 p0      21 t
        andps xmm12, xmm3                                       ;  1015.5 p1      21 t
        xorps xmm7, xmm12                                       ;  1016.5 p5      21 t
        andps xmm15, xmm6                                       ;  1017.5 p0      21 t
        andps xmm9, xmm6                                        ;  1017.5 p1      21 t
        xorps xmm6, xmm7                                        ;  1017.5 p5      21 t
        andps xmm1, xmm2                                        ;  1018.5 p0      21 t
        andps xmm8, xmm0                                        ;  1016.2 p1      21 t
        andps xmm13, xmm0                                       ;  1016.8 p5      21 t
        xorps xmm0, xmm6                                        ;  1018.5 p0      21 t
        andps xmm5, xmm0                                        ;  1019.5 p1      21 t
        xorps xmm4, xmm1                                        ;  1019.5 p5      21 t
        andps xmm10, xmm7                                       ;  1018.0 p0      21 t
        xorps xmm9, xmm1                                        ;  1019.5 p1      21 t
        movaps xmm1, [rax - 48]                                 ;  1016.2 p2      21 t
        movaps xmm12, [r10 + 0]                                 ;  1017.2 p2      21 t
        andps xmm1, xmm7                                        ;  1019.2 p5      21 t
        xorps xmm7, xmm3                                        ;  1019.0 p0      21 t
        andps xmm12, xmm6                                       ;  1020.2 p1      21 t
        xorps xmm12, xmm11                                      ;  1021.2 p5      21 t
        xorps xmm11, xmm1                                       ;  1020.2 p0      21 t
        movaps xmm1, [rbx + 16]                                 ;  1018.2 p2      21 t
        andps xmm1, xmm7                                        ;  1021.2 p1      21 t
        andps xmm0, [rbx - 48]                                  ;  1020.8 p5+p2   21 t
        xorps xmm0, xmm12                                       ;  1022.2 p0      21 t
        xorps xmm0, xmm1                                        ;  1023.2 p1      21 t
        andps xmm14, xmm6                                       ;  1021.8 p5      21 t
        andps xmm7, [r10 - 80]                                  ;  1022.0 p0+p2   21 t
        xorps xmm15, xmm1                                       ;  1022.2 p1      21 t
        xorps xmm15, xmm11                                      ;  1023.2 p5      21 t
        movaps xmm1, [r10 - 64]                                 ;  1021.2 p2      21 t
        andps xmm1, xmm3                                        ;  1024.2 p0      21 t
        xorps xmm1, xmm15                                       ;  1025.2 p1      21 t
        andps xmm3, [rsi + 96]                                  ;  1023.8 p5+p2   21 t
        xorps xmm3, xmm0                                        ;  1024.8 p0      21 t
        xorps xmm3, xmm1                                        ;  1026.2 p1      21 t
        andps xmm2, [rbx - 32]                                  ;  1024.8 p5+p2   21 t
        xorps xmm12, xmm13                                      ;  1025.0 p0      21 t
        xorps xmm12, xmm3                                       ;  1027.2 p1      21 t
        xorps xmm2, xmm3                                        ;  1027.2 p5      21 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128]  ;  1024.2 p2      41 t reload
        xorps xmm14, xmm8                                       ;  1026.0 p0      21 t
        xorps xmm14, xmm4                                       ;  1027.0 p1      21 t
        xorps xmm4, xmm10                                       ;  1026.8 p5      21 t
        xorps xmm4, xmm1                                        ;  1027.8 p0      21 t
        movaps xmm10, xmm4                                      ;  1028.8 p1      21 t copy
        xorps xmm7, xmm9                                        ;  1027.8 p5      21 t
        xorps xmm7, xmm1                                        ;  1028.8 p0      21 t
        movaps xmm1, [rsi + 48]                                 ;  1025.2 p2      42 t
        xorps xmm1, [r8 + 20384]                                ;  1028.2 p1+p2   42 t
        movaps xmm6, [rsi + 64]                                 ;  1027.2 p2      42 t
        xorps xmm1, xmm3                                        ;  1029.2 p5      42 t
        xorps xmm6, [r8 + 20448]                                ;  1030.2 p0+p2   42 t
        xorps xmm10, xmm7                                       ;  1029.8 p1      21 t
        movaps [rbx - 32], xmm14                                ;  1028.0 p3+p4   21 t spill
        movaps xmm14, [rax - 112]                               ;  1029.2 p2      42 t
        xorps xmm10, xmm12                                      ;  1030.8 p5      21 t
        xorps xmm6, xmm3                                        ;  1031.2 p0      42 t
        movaps xmm13, [rax - 112]                               ;  1030.2 p2      42 t
        xorps xmm13, [rbp + 2944]                               ;  1033.2 p1+p2   42 t
        xorps xmm14, [rbp + 2992]                               ;  1032.2 p5+p2   42 t
        movaps [rsi + 96], xmm11                                ;  1028.0 p3+p4   21 t spill
        movaps xmm11, [rbp + 2976]                              ;  1033.2 p2      42 t
        xorps xmm11, xmm6                                       ;  1036.2 p0      42 t
        movaps [r10 - 64], xmm0                                 ;  1029.0 p3+p4   21 t spill
        movaps xmm0, [rbp + 16]                                 ;  1034.2 p2      42 t
        xorps xmm0, [r8 + 20352]                                ;  1037.2 p1+p2   42 t
        xorps xmm0, xmm11                                       ;  1038.2 p5      42 t
        xorps xmm11, xmm13                                      ;  1037.2 p0      42 t
        xorps xmm0, xmm3                                        ;  1039.2 p1      42 t
        movaps [rbx - 48], xmm15                                ;  1030.2 p3+p4   21 t spill
        movaps xmm15, [rsi + 0]                                 ;  1036.2 p2      42 t
        xorps xmm15, [r8 + 20464]                               ;  1039.2 p5+p2   42 t
        xorps xmm15, xmm3                                       ;  1040.2 p0      42 t
        xorps xmm15, xmm0                                       ;  1041.2 p1      42 t
        movaps xmm3, [rbp + 2944]                               ;  1038.2 p2      42 t
        xorps xmm3, xmm1                                        ;  1041.2 p5      42 t
        movaps [rbp + 2944], xmm5                               ;  1032.0 p3+p4   21 t spill
        movaps xmm5, xmm14                                      ;  1034.0 p0      42 t copy
        xorps xmm5, xmm0                                        ;  1040.2 p1      42 t
        movaps [rbx + 16], xmm4                                 ;  1033.2 p3+p4   21 t spill
        movaps [rax - 96], xmm2                                 ;  1034.2 p3+p4   21 t spill
        movaps xmm2, xmm1                                       ;  1034.8 p5      42 t copy
        movaps xmm4, xmm5                                       ;  1041.2 p0      42 t copy
        movaps [r10 - 80], xmm8                                 ;  1035.2 p3+p4   21 t spill
        movaps xmm8, xmm13                                      ;  1035.2 p1      42 t copy
        xorps xmm8, xmm15                                       ;  1042.2 p5      42 t
        orps xmm4, xmm15                                        ;  1042.2 p0      42 t
        movaps [rax - 48], xmm12                                ;  1036.2 p3+p4   21 t spill
        xorps xmm2, xmm0                                        ;  1040.2 p1      42 t
        movaps [rax - 16], xmm10                                ;  1037.2 p3+p4   21 t spill
        movaps xmm10, xmm0                                      ;  1040.2 p5      42 t copy
        movaps xmm12, xmm11                                     ;  1038.2 p0      42 t copy
        xorps xmm12, xmm15                                      ;  1042.2 p1      42 t
        orps xmm10, xmm12                                       ;  1043.2 p5      42 t
        xorps xmm10, xmm4                                       ;  1044.2 p0      42 t
        movaps [r10 + 0], xmm9                                  ;  1038.5 p3+p4   21 t spill
        movaps xmm9, xmm11                                      ;  1038.8 p1      42 t copy
        xorps xmm9, xmm3                                        ;  1042.2 p5      42 t
        movaps [rbp + 2960], xmm7                               ;  1039.5 p3+p4   21 t spill
        movaps xmm7, [rbp + 2976]                               ;  1039.5 p2      42 t
        xorps xmm7, xmm12                                       ;  1043.2 p0      42 t
        xorps xmm4, xmm6                                        ;  1043.2 p1      42 t
        orps xmm6, xmm8                                         ;  1043.2 p5      42 t
        movaps [rbp + 2976], xmm15                              ;  1042.2 p3+p4   42 t spill
        movaps [rbp + 4080], xmm2                               ;  1041.5 p3+p4   42 t spill
        movaps xmm15, xmm8                                      ;  1043.2 p0      42 t copy
        movaps [rbp + 4096], xmm8                               ;  1043.2 p3+p4   42 t spill
        movaps xmm8, xmm11                                      ;  1041.5 p1      42 t copy
        andps xmm8, xmm14                                       ;  1042.5 p5      42 t
        xorps xmm8, xmm6                                        ;  1044.2 p0      42 t
        xorps xmm6, xmm11                                       ;  1044.2 p1      42 t
        movaps [rbp + 4112], xmm9                               ;  1043.5 p3+p4   42 t spill
        xorps xmm15, xmm9                                       ;  1044.2 p5      42 t
        xorps xmm6, [rbp + 2992]                                ;  1045.2 p0+p2   42 t
        movaps [rbp + 2992], xmm12                              ;  1044.5 p3+p4   42 t spill
        movaps xmm12, xmm2                                      ;  1043.5 p1      42 t copy
        xorps xmm4, xmm8                                        ;  1045.2 p5      42 t
        andps xmm12, xmm15                                      ;  1045.2 p0      42 t
        xorps xmm6, xmm12                                       ;  1046.2 p1      42 t
        movaps xmm12, xmm2                                      ;  1044.8 p5      42 t copy
        xorps xmm12, xmm7                                       ;  1045.8 p0      42 t
        movaps xmm2, xmm9                                       ;  1045.5 p1      42 t copy
        andps xmm2, xmm12                                       ;  1046.8 p5      42 t
        xorps xmm8, xmm2                                        ;  1047.8 p0      42 t
        movaps xmm2, xmm14                                      ;  1046.5 p1      42 t copy
        xorps xmm2, xmm12                                       ;  1047.5 p5      42 t
        movaps xmm9, xmm3                                       ;  1047.0 p0      42 t copy
        andps xmm9, xmm2                                        ;  1048.5 p1      42 t
        xorps xmm4, xmm9                                        ;  1049.5 p5      42 t
        movaps xmm9, xmm7                                       ;  1048.0 p0      42 t copy
        movaps [rbp + 4128], xmm15                              ;  1047.2 p3+p4   42 t spill
        movaps xmm15, xmm13                                     ;  1048.5 p1      42 t copy
        xorps xmm9, xmm5                                        ;  1049.0 p5      42 t
        andps xmm15, xmm9                                       ;  1050.0 p0      42 t
        xorps xmm10, xmm6                                       ;  1049.5 p1      42 t
        xorps xmm6, xmm15                                       ;  1051.0 p5      42 t
        xorps xmm8, xmm15                                       ;  1051.0 p0      42 t
        movaps xmm15, [rax - 112]                               ;  1049.0 p2      42 t
        orps xmm15, xmm1                                        ;  1052.0 p1      42 t
        xorps xmm6, xmm15                                       ;  1053.0 p5      42 t
        movaps xmm15, xmm10                                     ;  1051.0 p0      42 t copy
        movaps [rbp + 4144], xmm1                               ;  1050.0 p3+p4   42 t spill
        andps xmm15, xmm4                                       ;  1052.0 p1      42 t
        movaps xmm1, xmm8                                       ;  1052.0 p5      42 t copy
        xorps xmm6, xmm15                                       ;  1054.0 p0      42 t
        andps xmm1, xmm6                                        ;  1055.0 p1      42 t
        xorps xmm6, xmm4                                        ;  1055.0 p5      42 t
        orps xmm15, xmm6                                        ;  1056.0 p0      42 t
        xorps xmm10, xmm1                                       ;  1056.0 p1      42 t
        xorps xmm15, xmm10                                      ;  1057.0 p5      42 t
        movaps xmm1, xmm8                                       ;  1054.0 p0      42 t copy
        andps xmm1, xmm10                                       ;  1057.0 p1      42 t
        xorps xmm4, xmm1                                        ;  1058.0 p5      42 t
        movaps xmm1, xmm15                                      ;  1058.0 p0      42 t copy
        orps xmm1, xmm4                                         ;  1059.0 p1      42 t
        xorps xmm6, xmm1                                        ;  1060.0 p5      42 t
        movaps xmm1, xmm15                                      ;  1058.0 p0      42 t copy
        xorps xmm1, xmm4                                        ;  1059.0 p1      42 t
        andps xmm9, xmm15                                       ;  1058.0 p5      42 t
        andps xmm10, xmm4                                       ;  1059.0 p0      42 t
        xorps xmm8, xmm10                                       ;  1060.0 p1      42 t
        andps xmm2, xmm1                                        ;  1060.0 p5      42 t
        andps xmm3, xmm1                                        ;  1060.0 p0      42 t
        xorps xmm1, xmm6                                        ;  1061.0 p1      42 t
        andps xmm12, xmm1                                       ;  1062.0 p5      42 t
        xorps xmm2, xmm12                                       ;  1063.0 p0      42 t
        andps xmm11, xmm6                                       ;  1061.0 p1      42 t
        andps xmm0, xmm8                                        ;  1061.0 p5      42 t
        andps xmm14, xmm6                                       ;  1061.0 p0      42 t
        andps xmm13, xmm15                                      ;  1060.5 p1      42 t
        xorps xmm6, xmm8                                        ;  1061.0 p5      42 t
        movaps xmm10, [rbp + 2992]                              ;  1058.8 p2      42 t
        andps xmm10, xmm8                                       ;  1061.8 p0      42 t
        xorps xmm14, xmm12                                      ;  1063.0 p1      42 t
        movaps xmm12, [rbp + 2976]                              ;  1059.8 p2      42 t
        andps xmm12, xmm6                                       ;  1062.8 p5      42 t
        xorps xmm12, xmm3                                       ;  1063.8 p0      42 t
        xorps xmm15, xmm6                                       ;  1062.5 p1      42 t
        xorps xmm8, xmm4                                        ;  1062.8 p5      42 t
        andps xmm7, xmm15                                       ;  1063.5 p0      42 t
        andps xmm15, [rbp + 4096]                               ;  1063.5 p1+p2   42 t
        andps xmm5, xmm6                                        ;  1063.8 p5      42 t
        movaps xmm6, [rbp + 4128]                               ;  1062.0 p2      42 t
        andps xmm6, xmm8                                        ;  1065.0 p0      42 t
        xorps xmm15, xmm12                                      ;  1064.8 p1      42 t
        xorps xmm15, xmm6                                       ;  1066.0 p5      42 t
        xorps xmm11, xmm6                                       ;  1066.0 p0      42 t
        movaps xmm6, [rbp + 4144]                               ;  1063.0 p2      42 t
        andps xmm6, xmm4                                        ;  1066.0 p1      42 t
        andps xmm4, [rax - 112]                                 ;  1065.8 p5+p2   42 t
        xorps xmm4, xmm15                                       ;  1067.0 p0      42 t
        xorps xmm3, xmm10                                       ;  1066.5 p1      42 t
        andps xmm8, [rbp + 4080]                                ;  1066.8 p5+p2   42 t
        xorps xmm5, xmm9                                        ;  1067.0 p0      42 t
        xorps xmm11, xmm3                                       ;  1067.5 p1      42 t
        xorps xmm6, xmm11                                       ;  1068.5 p5      42 t
        xorps xmm5, xmm2                                        ;  1068.0 p0      42 t
        xorps xmm2, xmm0                                        ;  1068.5 p1      42 t
        movaps xmm0, [rcx - 64]                                 ;  1066.0 p2      41 t
        xorps xmm8, xmm14                                       ;  1068.8 p5      42 t
        xorps xmm8, xmm6                                        ;  1069.8 p0      42 t
        xorps xmm0, [rbx + 112]                                 ;  1069.5 p1+p2   41 t
        movaps [rbx + 112], xmm8                                ;  1070.8 p3+p4   42 t spill
        andps xmm1, [rbp + 4112]                                ;  1069.8 p5+p2   42 t
        xorps xmm2, xmm6                                        ;  1070.0 p0      42 t
        movaps xmm10, [rbx - 96]                                ;  1069.0 p2      41 t
        xorps xmm4, xmm6                                        ;  1070.5 p1      42 t
        xorps xmm1, xmm4                                        ;  1071.5 p5      42 t
        xorps xmm12, xmm13                                      ;  1071.0 p0      42 t
        xorps xmm12, xmm4                                       ;  1072.0 p1      42 t
        movaps xmm13, [rbx + 80]                                ;  1070.0 p2      23 t reload
        movaps xmm6, xmm2                                       ;  1071.8 p5      42 t copy
        xorps xmm6, xmm8                                        ;  1072.8 p0      42 t
        xorps xmm6, xmm12                                       ;  1073.8 p1      42 t
        movaps xmm8, [rsi - 96]                                 ;  1071.0 p2      41 t
        xorps xmm8, [rbp + 2960]                                ;  1074.0 p5+p2   41 t
        movaps [rbp + 2960], xmm1                               ;  1072.5 p3+p4   42 t spill
        xorps xmm10, xmm13                                      ;  1073.0 p0      41 t
        movaps xmm13, [rax - 32]                                ;  1073.0 p2      41 t
        xorps xmm10, [rcx + 96]                                 ;  1074.0 p1+p2   41 t
        xorps xmm13, xmm1                                       ;  1076.0 p5      41 t
        xorps xmm13, xmm6                                       ;  1077.0 p0      41 t
        movaps xmm1, [rsi - 96]                                 ;  1075.0 p2      41 t
        movaps [rsi - 96], xmm6                                 ;  1074.8 p3+p4   42 t spill
        movaps xmm6, [rcx - 64]                                 ;  1076.0 p2      41 t
        xorps xmm6, xmm10                                       ;  1079.0 p1      41 t
        movaps xmm4, [rel camellia128_encrypt.T0_constants128]  ;  1077.0 p2      41 t reload
        xorps xmm0, xmm4                                        ;  1080.0 p5      41 t
        xorps xmm2, xmm14                                       ;  1075.0 p0      41 t
        movaps xmm14, [rcx + 32]                                ;  1078.0 p2      41 t
        xorps xmm1, xmm0                                        ;  1081.0 p1      41 t
        xorps xmm10, xmm1                                       ;  1082.0 p5      41 t
        movaps [rcx - 64], xmm1                                 ;  1082.0 p3+p4   41 t spill
        movaps xmm1, [rax - 32]                                 ;  1079.0 p2      41 t
        xorps xmm1, xmm8                                        ;  1082.0 p0      41 t
        movaps [rax - 32], xmm1                                 ;  1083.0 p3+p4   41 t spill
        xorps xmm0, xmm1                                        ;  1083.0 p1      41 t
        movaps xmm1, [rbx - 96]                                 ;  1080.0 p2      41 t
        xorps xmm1, xmm13                                       ;  1083.0 p5      41 t
        xorps xmm13, xmm6                                       ;  1080.0 p0      41 t
        movaps [rbx - 96], xmm6                                 ;  1080.0 p3+p4   41 t spill
        movaps xmm6, [rbp + 96]                                 ;  1081.0 p2      41 t
        xorps xmm6, [rbp + 4064]                                ;  1084.0 p1+p2   41 t
        xorps xmm6, [rbx + 32]                                  ;  1085.0 p5+p2   41 t
        xorps xmm6, [rax - 128]                                 ;  1086.0 p0+p2   41 t
        xorps xmm6, [rbp + 32]                                  ;  1087.0 p1+p2   41 t
        movaps [rbp + 32], xmm1                                 ;  1084.0 p3+p4   41 t spill
        xorps xmm14, [rax - 16]                                 ;  1086.0 p5+p2   41 t
        xorps xmm14, [rax - 96]                                 ;  1087.0 p0+p2   41 t
        xorps xmm2, xmm9                                        ;  1080.8 p1      41 t
        movaps xmm9, [rcx + 32]                                 ;  1088.0 p2      41 t
        xorps xmm2, xmm7                                        ;  1081.8 p5      41 t
        xorps xmm6, xmm4                                        ;  1088.0 p0      41 t
        xorps xmm9, xmm6                                        ;  1091.0 p1      41 t
        movaps xmm7, [rbp + 96]                                 ;  1089.0 p2      41 t
        movaps [rbp + 96], xmm9                                 ;  1092.0 p3+p4   41 t spill
        xorps xmm12, [rdi + 96]                                 ;  1090.0 p5+p2   41 t
        xorps xmm12, xmm4                                       ;  1091.0 p0      41 t
        xorps xmm2, [rcx - 96]                                  ;  1091.0 p1+p2   41 t
        xorps xmm8, xmm1                                        ;  1084.0 p5      41 t
        movaps xmm1, [rcx - 32]                                 ;  1092.0 p2      41 t
        xorps xmm1, [rbp + 4048]                                ;  1095.0 p0+p2   41 t
        xorps xmm1, xmm4                                        ;  1096.0 p1      41 t
        xorps xmm7, xmm1                                        ;  1097.0 p5      41 t
        xorps xmm1, xmm9                                        ;  1097.0 p0      41 t
        movaps xmm9, [rdi + 96]                                 ;  1094.0 p2      41 t
        xorps xmm9, xmm14                                       ;  1097.0 p1      41 t
        xorps xmm6, xmm9                                        ;  1098.0 p5      41 t
        movaps [rdi + 96], xmm9                                 ;  1098.0 p3+p4   41 t spill
        movaps xmm9, [rcx - 32]                                 ;  1095.0 p2      41 t
        xorps xmm9, xmm12                                       ;  1098.0 p0      41 t
        xorps xmm14, xmm9                                       ;  1099.0 p1      41 t
        xorps xmm12, xmm7                                       ;  1098.0 p5      41 t
        movaps [rcx - 32], xmm7                                 ;  1098.0 p3+p4   41 t spill
        movaps xmm7, [rbx - 80]                                 ;  1096.0 p2      41 t
        xorps xmm7, [r10 - 96]                                  ;  1099.0 p0+p2   41 t
        xorps xmm7, xmm4                                        ;  1100.0 p1      41 t
        movaps [r10 - 96], xmm9                                 ;  1099.0 p3+p4   41 t spill
        movaps xmm9, [rbx - 128]                                ;  1098.0 p2      41 t
        xorps xmm9, [rdi + 48]                                  ;  1101.0 p5+p2   41 t
        xorps xmm9, [rsi - 80]                                  ;  1102.0 p0+p2   41 t
        xorps xmm9, [rcx - 16]                                  ;  1103.0 p1+p2   41 t
        xorps xmm9, [rcx - 48]                                  ;  1104.0 p5+p2   41 t
        movaps [rcx - 48], xmm14                                ;  1100.0 p3+p4   41 t spill
        movaps xmm14, [rdi - 112]                               ;  1103.0 p2      41 t
        xorps xmm14, [rax - 48]                                 ;  1106.0 p0+p2   41 t
        xorps xmm14, xmm4                                       ;  1107.0 p1      41 t
        xorps xmm9, xmm4                                        ;  1105.0 p5      41 t
        movaps [rax - 48], xmm8                                 ;  1098.8 p3+p4   41 t spill
        movaps xmm8, [rdi - 112]                                ;  1105.0 p2      41 t
        movaps [rdi - 112], xmm6                                ;  1099.8 p3+p4   41 t spill
        xorps xmm11, [rdx + 0]                                  ;  1106.0 p0+p2   41 t
        xorps xmm11, xmm4                                       ;  1107.0 p1      41 t
        xorps xmm15, xmm3                                       ;  1100.0 p5      41 t
        movaps xmm3, [rsi + 112]                                ;  1107.0 p2      41 t
        xorps xmm8, xmm7                                        ;  1108.0 p0      41 t
        movaps xmm6, [rbx - 80]                                 ;  1108.0 p2      41 t
        movaps [rbx - 80], xmm8                                 ;  1109.0 p3+p4   41 t spill
        xorps xmm6, xmm9                                        ;  1111.0 p1      41 t
        xorps xmm9, xmm8                                        ;  1109.0 p5      41 t
        movaps xmm8, [rcx - 96]                                 ;  1109.0 p2      41 t
        xorps xmm2, xmm4                                        ;  1103.0 p0      41 t
        xorps xmm3, [rbx + 16]                                  ;  1110.0 p1+p2   41 t
        xorps xmm3, [r10 + 0]                                   ;  1111.0 p5+p2   41 t
        xorps xmm3, [r10 - 80]                                  ;  1112.0 p0+p2   41 t
        xorps xmm3, [rbp + 2944]                                ;  1113.0 p1+p2   41 t
        xorps xmm8, xmm14                                       ;  1112.0 p5      41 t
        xorps xmm7, xmm8                                        ;  1113.0 p0      41 t
        movaps [rcx - 96], xmm8                                 ;  1113.0 p3+p4   41 t spill
        movaps xmm8, [rbx - 128]                                ;  1114.0 p2      41 t
        xorps xmm8, xmm2                                        ;  1117.0 p1      41 t
        xorps xmm14, xmm8                                       ;  1118.0 p5      41 t
        xorps xmm3, xmm4                                        ;  1114.0 p0      41 t
        xorps xmm15, xmm5                                       ;  1108.2 p1      41 t
        movaps [rbp + 2944], xmm14                              ;  1119.0 p3+p4   41 t spill
        xorps xmm2, xmm6                                        ;  1112.0 p5      41 t
        movaps [rbx - 128], xmm6                                ;  1112.0 p3+p4   41 t spill
        movaps xmm6, [rcx + 0]                                  ;  1115.0 p2      41 t
        xorps xmm6, [rax + 96]                                  ;  1118.0 p0+p2   41 t
        xorps xmm6, [r10 - 112]                                 ;  1119.0 p1+p2   41 t
        movaps [r10 - 112], xmm8                                ;  1118.0 p3+p4   41 t spill
        movaps xmm14, [rsi + 112]                               ;  1118.0 p2      41 t
        movaps [rsi + 112], xmm7                                ;  1114.0 p3+p4   41 t spill
        movaps xmm7, [rcx + 0]                                  ;  1119.0 p2      41 t
        movaps xmm8, [rdx - 48]                                 ;  1120.0 p2      41 t
        xorps xmm6, [rbx - 64]                                  ;  1121.0 p5+p2   41 t
        xorps xmm8, [rbx - 16]                                  ;  1123.0 p0+p2   41 t
        xorps xmm8, xmm4                                        ;  1124.0 p1      41 t
        xorps xmm7, xmm8                                        ;  1125.0 p5      41 t
        xorps xmm14, xmm6                                       ;  1122.0 p0      41 t
        movaps [rcx + 0], xmm14                                 ;  1123.0 p3+p4   41 t spill
        xorps xmm5, xmm4                                        ;  1115.0 p1      41 t
        xorps xmm5, [rbp - 32]                                  ;  1123.0 p5+p2   41 t
        xorps xmm8, xmm14                                       ;  1125.0 p0      41 t
        movaps xmm14, [rdx + 0]                                 ;  1124.0 p2      41 t
        xorps xmm5, [rsi - 96]                                  ;  1125.0 p1+p2   41 t
        xorps xmm14, xmm3                                       ;  1127.0 p5      41 t
        xorps xmm6, xmm14                                       ;  1128.0 p0      41 t
        movaps [rdx + 0], xmm14                                 ;  1128.0 p3+p4   41 t spill
        movaps xmm14, [rdx - 48]                                ;  1126.0 p2      41 t
        xorps xmm14, xmm11                                      ;  1129.0 p1      41 t
        xorps xmm3, xmm14                                       ;  1130.0 p5      41 t
        movaps [rsi - 96], xmm3                                 ;  1131.0 p3+p4   41 t spill
        movaps xmm3, [rsi - 16]                                 ;  1127.0 p2      41 t
        xorps xmm3, xmm4                                        ;  1130.0 p0      41 t
        xorps xmm3, [rbx - 48]                                  ;  1131.0 p1+p2   41 t
        movaps [rbx - 48], xmm6                                 ;  1129.0 p3+p4   41 t spill
        movaps xmm6, [rsi - 16]                                 ;  1129.0 p2      41 t
        xorps xmm15, [rdx + 32]                                 ;  1130.0 p5+p2   41 t
        movaps [rdx - 48], xmm7                                 ;  1126.0 p3+p4   41 t spill
        movaps [rsi - 16], xmm0                                 ;  1126.0 p3+p4   41 t spill
        xorps xmm11, xmm7                                       ;  1126.0 p0      41 t
        movaps xmm7, [rbx + 48]                                 ;  1131.0 p2      41 t
        xorps xmm7, [rbx - 64]                                  ;  1134.0 p1+p2   41 t
        movaps xmm0, [rbx + 48]                                 ;  1133.0 p2      41 t
        movaps [rbx - 64], xmm14                                ;  1130.0 p3+p4   41 t spill
        movaps xmm14, [rdi + 32]                                ;  1134.0 p2      41 t
        xorps xmm14, [rdi - 16]                                 ;  1137.0 p5+p2   41 t
        xorps xmm14, [r10 - 128]                                ;  1138.0 p0+p2   41 t
        xorps xmm14, [rbp + 80]                                 ;  1139.0 p1+p2   41 t
        xorps xmm7, [rbx + 96]                                  ;  1138.0 p5+p2   41 t
        xorps xmm7, xmm4                                        ;  1139.0 p0      41 t
        xorps xmm6, xmm7                                        ;  1140.0 p1      41 t
        xorps xmm0, xmm14                                       ;  1140.0 p5      41 t
        xorps xmm14, xmm6                                       ;  1141.0 p0      41 t
        movaps [rbx + 48], xmm6                                 ;  1141.0 p3+p4   41 t spill
        movaps xmm6, [rdx + 32]                                 ;  1139.0 p2      41 t
        xorps xmm6, xmm3                                        ;  1142.0 p1      41 t
        movaps [rdx + 32], xmm6                                 ;  1143.0 p3+p4   41 t spill
        xorps xmm7, xmm6                                        ;  1143.0 p5      41 t
        movaps xmm6, [rdi + 32]                                 ;  1140.0 p2      41 t
        xorps xmm6, xmm15                                       ;  1143.0 p0      41 t
        xorps xmm3, xmm6                                        ;  1144.0 p1      41 t
        movaps [rdi + 32], xmm0                                 ;  1141.0 p3+p4   41 t spill
        movaps [r10 - 128], xmm6                                ;  1144.0 p3+p4   41 t spill
        movaps xmm6, [rdx - 32]                                 ;  1141.0 p2      41 t
        xorps xmm6, xmm4                                        ;  1144.0 p5      41 t
        xorps xmm6, [rbp + 80]                                  ;  1145.0 p0+p2   41 t
        xorps xmm6, [rbx + 80]                                  ;  1146.0 p1+p2   41 t
        movaps [rbx + 80], xmm3                                 ;  1145.0 p3+p4   41 t spill
        movaps xmm3, [rdi - 96]                                 ;  1144.0 p2      41 t
        xorps xmm3, [r10 - 64]                                  ;  1147.0 p5+p2   41 t
        xorps xmm3, [rsi + 96]                                  ;  1148.0 p0+p2   41 t
        movaps [rsi + 96], xmm7                                 ;  1144.0 p3+p4   41 t spill
        movaps xmm7, [rdi - 96]                                 ;  1147.0 p2      41 t
        xorps xmm15, xmm0                                       ;  1141.8 p1      41 t
        xorps xmm3, [rbx - 32]                                  ;  1149.0 p5+p2   41 t
        movaps xmm0, [rbp - 16]                                 ;  1149.0 p2      41 t
        xorps xmm0, xmm4                                        ;  1152.0 p0      41 t
        movaps [rdi - 96], xmm14                                ;  1143.2 p3+p4   41 t spill
        movaps xmm14, [rbp - 16]                                ;  1150.0 p2      41 t
        xorps xmm14, xmm6                                       ;  1153.0 p1      41 t
        xorps xmm0, [rsi - 112]                                 ;  1153.0 p5+p2   41 t
        xorps xmm7, xmm0                                        ;  1154.0 p0      41 t
        xorps xmm6, xmm7                                        ;  1155.0 p1      41 t
        movaps [rbp - 16], xmm7                                 ;  1155.0 p3+p4   41 t spill
        movaps xmm7, [rbp - 32]                                 ;  1152.0 p2      41 t
        xorps xmm7, xmm3                                        ;  1155.0 p5      41 t
        xorps xmm0, xmm7                                        ;  1156.0 p0      41 t
        movaps [rbp - 32], xmm7                                 ;  1156.0 p3+p4   41 t spill
        movaps xmm7, [rdx - 32]                                 ;  1153.0 p2      41 t
        xorps xmm7, xmm5                                        ;  1156.0 p1      41 t
        xorps xmm5, xmm14                                       ;  1154.0 p5      41 t
        movaps [rdx - 32], xmm14                                ;  1154.0 p3+p4   41 t spill
        movaps xmm14, [rcx - 80]                                ;  1154.0 p2      41 t
        xorps xmm14, [rbx + 0]                                  ;  1157.0 p0+p2   41 t
        movaps [rbx + 0], xmm7                                  ;  1157.0 p3+p4   41 t spill
        xorps xmm3, xmm7                                        ;  1157.0 p1      41 t
        movaps xmm7, [rbx - 112]                                ;  1156.0 p2      41 t
        xorps xmm7, xmm4                                        ;  1159.0 p5      41 t
        xorps xmm7, [rcx + 96]                                  ;  1160.0 p0+p2   41 t
        movaps [rcx + 96], xmm3                                 ;  1158.0 p3+p4   41 t spill
        movaps xmm3, [rax + 112]                                ;  1158.0 p2      41 t
        xorps xmm3, xmm4                                        ;  1161.0 p1      41 t
        xorps xmm3, [rbp + 2960]                                ;  1162.0 p5+p2   41 t
        movaps [rbp + 2960], xmm0                               ;  1157.0 p3+p4   41 t spill
        movaps xmm0, [rdi - 128]                                ;  1160.0 p2      41 t
        xorps xmm0, xmm4                                        ;  1163.0 p0      41 t
        xorps xmm0, [rbx - 32]                                  ;  1164.0 p1+p2   41 t
        xorps xmm0, [rax - 16]                                  ;  1165.0 p5+p2   41 t
        movaps [rax - 16], xmm6                                 ;  1156.5 p3+p4   41 t spill
        movaps xmm6, [rdi - 128]                                ;  1163.0 p2      41 t
        movaps [rdi - 128], xmm8                                ;  1157.5 p3+p4   41 t spill
        xorps xmm6, xmm14                                       ;  1166.0 p0      41 t
        movaps xmm8, [rcx - 80]                                 ;  1164.0 p2      41 t
        movaps [rcx - 80], xmm6                                 ;  1167.0 p3+p4   41 t spill
        xorps xmm8, xmm7                                        ;  1167.0 p1      41 t
        xorps xmm7, xmm6                                        ;  1167.0 p5      41 t
        movaps xmm6, [rax + 112]                                ;  1165.0 p2      41 t
        xorps xmm6, xmm0                                        ;  1168.0 p0      41 t
        movaps [rax + 112], xmm6                                ;  1169.0 p3+p4   41 t spill
        xorps xmm14, xmm6                                       ;  1169.0 p1      41 t
        movaps xmm6, [rbx - 112]                                ;  1166.0 p2      41 t
        xorps xmm6, xmm3                                        ;  1169.0 p5      41 t
        xorps xmm3, xmm8                                        ;  1168.0 p0      41 t
        xorps xmm0, xmm6                                        ;  1170.0 p1      41 t
        xorps xmm4, [r10 - 48]                                  ;  1167.0 p5+p2   41 t
        xorps xmm4, [rax - 96]                                  ;  1168.0 p0+p2   41 t
        movaps [rax - 96], xmm8                                 ;  1168.0 p3+p4   41 t spill
        movaps xmm8, [rcx - 112]                                ;  1169.0 p2      41 t
        xorps xmm8, [rbx + 96]                                  ;  1172.0 p1+p2   41 t
        xorps xmm8, [rsi - 112]                                 ;  1173.0 p5+p2   41 t
        movaps [rsi - 112], xmm6                                ;  1170.0 p3+p4   41 t spill
        movaps xmm6, [rdx - 128]                                ;  1172.0 p2      41 t
        xorps xmm6, [rbx + 64]                                  ;  1175.0 p0+p2   41 t
        movaps [rbx + 64], xmm0                                 ;  1171.0 p3+p4   41 t spill
        movaps xmm0, [r10 - 32]                                 ;  1174.0 p2      41 t
        xorps xmm0, [rbx + 112]                                 ;  1177.0 p1+p2   41 t
        movaps [rbx + 112], xmm14                               ;  1170.0 p3+p4   41 t spill
        movaps xmm14, [r10 - 48]                                ;  1176.0 p2      41 t
        movaps [r10 - 48], xmm7                                 ;  1169.5 p3+p4   41 t spill
        movaps xmm7, [rcx - 112]                                ;  1177.0 p2      41 t
        xorps xmm7, xmm6                                        ;  1180.0 p5      41 t
        xorps xmm14, xmm8                                       ;  1179.0 p0      41 t
        movaps [rcx - 112], xmm14                               ;  1180.0 p3+p4   41 t spill
        xorps xmm6, xmm14                                       ;  1180.0 p1      41 t
        movaps xmm14, [r10 - 32]                                ;  1178.0 p2      41 t
        xorps xmm14, xmm4                                       ;  1181.0 p5      41 t
        xorps xmm8, xmm14                                       ;  1182.0 p0      41 t
        movaps [r10 - 32], xmm14                                ;  1182.0 p3+p4   41 t spill
        movaps xmm14, [rdx - 128]                               ;  1179.0 p2      41 t
        xorps xmm14, xmm0                                       ;  1182.0 p1      41 t
        movaps [rdx - 128], xmm7                                ;  1181.0 p3+p4   41 t spill
        xorps xmm0, xmm7                                        ;  1181.0 p5      41 t
        movaps xmm7, xmm13                                      ;  1175.0 p0      62 t copy
        xorps xmm7, [rbp - 96]                                  ;  1180.0 p1+p2   62 t
        movaps [rbp - 96], xmm7                                 ;  1181.0 p3+p4   62 t spill
        movaps xmm7, xmm12                                      ;  1177.0 p5      62 t copy
        xorps xmm7, [r11 + 64]                                  ;  1181.0 p0+p2   62 t
        movaps [r11 + 64], xmm7                                 ;  1182.0 p3+p4   62 t spill
        movaps xmm7, xmm2                                       ;  1178.0 p1      62 t copy
        xorps xmm7, [rsi - 48]                                  ;  1182.0 p5+p2   62 t
        movaps [rsi - 48], xmm7                                 ;  1183.0 p3+p4   62 t spill
        movaps xmm7, xmm11                                      ;  1179.2 p0      62 t copy
        xorps xmm7, [r11 - 16]                                  ;  1183.0 p1+p2   62 t
        movaps [r11 - 16], xmm7                                 ;  1184.0 p3+p4   62 t spill
        movaps xmm7, xmm15                                      ;  1180.2 p5      62 t copy
        xorps xmm7, [r11 - 48]                                  ;  1184.0 p0+p2   62 t
        movaps [r11 - 48], xmm7                                 ;  1185.0 p3+p4   62 t spill
        movaps xmm7, xmm5                                       ;  1181.0 p1      62 t copy
        xorps xmm7, [r11 - 32]                                  ;  1185.0 p5+p2   62 t
        movaps [r11 - 32], xmm7                                 ;  1186.0 p3+p4   62 t spill
        movaps xmm7, xmm3                                       ;  1181.8 p0      62 t copy
        xorps xmm7, [rdi + 80]                                  ;  1186.0 p1+p2   62 t
        movaps [rdi + 80], xmm7                                 ;  1187.0 p3+p4   62 t spill
        xorps xmm4, xmm14                                       ;  1183.0 p5      41 t
        movaps xmm7, xmm0                                       ;  1182.8 p0      62 t copy
        xorps xmm7, [rbp - 80]                                  ;  1187.0 p1+p2   62 t
        movaps [rbp - 80], xmm7                                 ;  1188.0 p3+p4   62 t spill
        movaps xmm7, xmm10                                      ;  1183.5 p5      62 t copy
        xorps xmm7, [r11 + 0]                                   ;  1188.0 p0+p2   62 t
        movaps [r11 + 0], xmm7                                  ;  1189.0 p3+p4   62 t spill
        movaps xmm7, xmm1                                       ;  1184.2 p1      62 t copy
        xorps xmm7, [rsi - 64]                                  ;  1189.0 p5+p2   62 t
        movaps [rsi - 64], xmm7                                 ;  1190.0 p3+p4   62 t spill
        movaps xmm7, xmm9                                       ;  1185.0 p0      62 t copy
        xorps xmm7, [r11 + 32]                                  ;  1190.0 p1+p2   62 t
        movaps [r11 + 32], xmm7                                 ;  1191.0 p3+p4   62 t spill
        movaps xmm7, [rdi - 128]                                ;  1191.0 p2      62 t
        xorps xmm7, [r11 + 48]                                  ;  1194.0 p5+p2   62 t
        movaps [r11 + 48], xmm7                                 ;  1195.0 p3+p4   62 t spill
        movaps xmm7, [rdi - 96]                                 ;  1193.0 p2      62 t
        xorps xmm7, [r11 + 16]                                  ;  1196.0 p0+p2   62 t
        movaps [r11 + 16], xmm7                                 ;  1197.0 p3+p4   62 t spill
        movaps xmm7, [rax - 16]                                 ;  1195.0 p2      62 t
        xorps xmm7, [rdx + 48]                                  ;  1198.0 p1+p2   62 t
        movaps [rdx + 48], xmm7                                 ;  1199.0 p3+p4   62 t spill
        movaps xmm7, [r10 - 48]                                 ;  1197.0 p2      62 t
        xorps xmm7, [rbp + 4384]                                ;  1200.0 p5+p2   62 t
        movaps [rbx + 96], xmm7                                 ;  1201.0 p3+p4   62 t spill
        movaps xmm7, xmm6                                       ;  1189.2 p0      62 t copy
        xorps xmm7, [rbp + 4400]                                ;  1199.0 p1+p2   62 t
        movaps [rbx - 112], xmm7                                ;  1200.0 p3+p4   62 t spill
        xorps xmm10, [rbp + 4672]                               ;  1200.0 p5+p2   62 t
        xorps xmm9, [rbp + 4704]                                ;  1201.0 p0+p2   62 t
        movaps xmm7, [rsi - 16]                                 ;  1202.0 p2      62 t
        xorps xmm7, [rbp + 4416]                                ;  1205.0 p1+p2   62 t
        movaps [rbx - 32], xmm7                                 ;  1206.0 p3+p4   62 t spill
        movaps xmm7, [rdi - 112]                                ;  1204.0 p2      62 t
        xorps xmm7, [rbp + 4432]                                ;  1207.0 p5+p2   62 t
        movaps [r10 - 64], xmm7                                 ;  1208.0 p3+p4   62 t spill
        movaps xmm7, [rsi + 112]                                ;  1206.0 p2      62 t
        xorps xmm7, [rbp + 4448]                                ;  1209.0 p0+p2   62 t
        movaps [rbp + 80], xmm7                                 ;  1210.0 p3+p4   62 t spill
        movaps xmm7, [rbx - 48]                                 ;  1208.0 p2      62 t
        xorps xmm7, [rbp + 4464]                                ;  1211.0 p1+p2   62 t
        movaps [rdi - 16], xmm7                                 ;  1212.0 p3+p4   62 t spill
        movaps xmm7, [rsi + 96]                                 ;  1210.0 p2      62 t
        xorps xmm7, [rbp + 4480]                                ;  1213.0 p5+p2   62 t
        xorps xmm10, [rax - 32]                                 ;  1212.0 p0+p2   62 t
        movaps [rax - 32], xmm10                                ;  1213.0 p3+p4   62 t spill
        movaps xmm10, [rbp + 2960]                              ;  1213.0 p2      62 t
        xorps xmm10, [rbp + 4496]                               ;  1216.0 p1+p2   62 t
        xorps xmm1, [rbp + 4688]                                ;  1215.0 p5+p2   62 t
        xorps xmm9, [rcx - 96]                                  ;  1216.0 p0+p2   62 t
        movaps [rcx - 96], xmm9                                 ;  1217.0 p3+p4   62 t spill
        movaps xmm9, xmm8                                       ;  1207.0 p1      62 t copy
        xorps xmm9, [rbp + 4528]                                ;  1217.0 p5+p2   62 t
        movaps [r10 - 80], xmm9                                 ;  1218.0 p3+p4   62 t spill
        movaps xmm9, [rax - 48]                                 ;  1218.0 p2      62 t
        xorps xmm1, [rdi + 96]                                  ;  1219.0 p0+p2   62 t
        xorps xmm9, [rbp + 4544]                                ;  1221.0 p1+p2   62 t
        movaps [r10 + 0], xmm9                                  ;  1222.0 p3+p4   62 t spill
        movaps xmm9, [rcx - 48]                                 ;  1221.0 p2      62 t
        xorps xmm9, [rbp + 4560]                                ;  1224.0 p5+p2   62 t
        movaps [rdi + 96], xmm1                                 ;  1220.0 p3+p4   62 t spill
        movaps [rbx + 16], xmm9                                 ;  1225.0 p3+p4   62 t spill
        movaps xmm9, [rbp + 2944]                               ;  1223.0 p2      62 t
        xorps xmm9, [rbp + 4576]                                ;  1226.0 p0+p2   62 t
        movaps [rbx - 16], xmm9                                 ;  1227.0 p3+p4   62 t spill
        movaps xmm9, [rsi - 96]                                 ;  1225.0 p2      62 t
        xorps xmm9, [rbp + 4592]                                ;  1228.0 p1+p2   62 t
        xorps xmm6, [rbp + 4784]                                ;  1227.0 p5+p2   62 t
        xorps xmm6, [r10 - 32]                                  ;  1228.0 p0+p2   62 t
        movaps [r10 - 32], xmm6                                 ;  1229.0 p3+p4   62 t spill
        movaps xmm6, [rbx + 80]                                 ;  1229.0 p2      62 t
        xorps xmm14, xmm8                                       ;  1219.0 p1      62 t
        movaps xmm8, [rdx + 0]                                  ;  1230.0 p2      62 t
        xorps xmm14, [rbp + 4912]                               ;  1231.0 p5+p2   62 t
        xorps xmm8, [rbp + 4720]                                ;  1233.0 p0+p2   62 t
        xorps xmm8, [rdi - 128]                                 ;  1234.0 p1+p2   62 t
        movaps [rdi - 128], xmm14                               ;  1232.0 p3+p4   62 t spill
        movaps xmm14, [rdx + 32]                                ;  1234.0 p2      62 t
        xorps xmm14, [rbp + 4736]                               ;  1237.0 p5+p2   62 t
        xorps xmm6, [rbp + 4608]                                ;  1236.0 p0+p2   62 t
        movaps [rax + 96], xmm6                                 ;  1237.0 p3+p4   62 t spill
        movaps xmm6, [rcx + 96]                                 ;  1237.0 p2      62 t
        xorps xmm14, [rdi - 96]                                 ;  1238.0 p1+p2   62 t
        movaps [rdi - 96], xmm14                                ;  1239.0 p3+p4   62 t spill
        movaps xmm14, [rbp - 32]                                ;  1239.0 p2      62 t
        xorps xmm14, [rbp + 4752]                               ;  1242.0 p5+p2   62 t
        xorps xmm14, [rax - 16]                                 ;  1243.0 p0+p2   62 t
        movaps [rax - 16], xmm14                                ;  1244.0 p3+p4   62 t spill
        movaps xmm14, [rax + 112]                               ;  1242.0 p2      62 t
        xorps xmm14, [rbp + 4768]                               ;  1245.0 p1+p2   62 t
        xorps xmm14, [r10 - 48]                                 ;  1246.0 p5+p2   62 t
        movaps [r10 - 48], xmm14                                ;  1247.0 p3+p4   62 t spill
        movaps xmm14, [rbp + 32]                                ;  1245.0 p2      62 t
        xorps xmm6, [rbp + 4624]                                ;  1246.0 p0+p2   62 t
        movaps xmm1, [rbx + 112]                                ;  1247.0 p2      62 t
        xorps xmm1, [rbp + 4512]                                ;  1250.0 p1+p2   62 t
        xorps xmm13, [rbp + 5056]                               ;  1249.0 p5+p2   62 t
        xorps xmm14, [rbp + 4800]                               ;  1250.0 p0+p2   62 t
        xorps xmm13, [rcx - 64]                                 ;  1251.0 p1+p2   62 t
        movaps [rcx - 16], xmm6                                 ;  1247.0 p3+p4   62 t spill
        movaps xmm6, [rbx + 64]                                 ;  1252.0 p2      62 t
        xorps xmm6, [rbp + 4640]                                ;  1255.0 p5+p2   62 t
        xorps xmm2, [rbp + 5088]                                ;  1254.0 p0+p2   62 t
        movaps [rsi - 80], xmm6                                 ;  1256.0 p3+p4   62 t spill
        movaps xmm6, xmm4                                       ;  1244.0 p1      62 t copy
        xorps xmm6, [rbp + 4656]                                ;  1255.0 p5+p2   62 t
        xorps xmm4, [rbp + 5040]                                ;  1256.0 p0+p2   62 t
        xorps xmm4, [rdx - 128]                                 ;  1257.0 p1+p2   62 t
        xorps xmm15, [rbp + 5120]                               ;  1258.0 p5+p2   62 t
        movaps [rdx - 128], xmm4                                ;  1258.0 p3+p4   62 t spill
        movaps xmm4, [r10 - 128]                                ;  1259.0 p2      62 t
        xorps xmm11, [rbp + 5104]                               ;  1260.0 p0+p2   62 t
        xorps xmm11, [rcx + 0]                                  ;  1261.0 p1+p2   62 t
        movaps [rcx + 0], xmm11                                 ;  1262.0 p3+p4   62 t spill
        movaps xmm11, [rbx - 96]                                ;  1262.0 p2      62 t
        xorps xmm11, [rbp + 4928]                               ;  1265.0 p5+p2   62 t
        xorps xmm4, [rbp + 4864]                                ;  1264.0 p0+p2   62 t
        xorps xmm4, [rsi + 96]                                  ;  1265.0 p1+p2   62 t
        movaps [rcx - 64], xmm13                                ;  1254.0 p3+p4   62 t spill
        xorps xmm5, [rbp + 5136]                                ;  1266.0 p5+p2   62 t
        xorps xmm5, [rbp - 16]                                  ;  1267.0 p0+p2   62 t
        movaps [rbp - 16], xmm5                                 ;  1268.0 p3+p4   62 t spill
        movaps xmm13, [rbx + 0]                                 ;  1268.0 p2      62 t
        xorps xmm12, [rbp + 5072]                               ;  1269.0 p1+p2   62 t
        xorps xmm12, [rbp + 96]                                 ;  1270.0 p5+p2   62 t
        movaps [rbp + 96], xmm12                                ;  1271.0 p3+p4   62 t spill
        xorps xmm13, [rbp + 4880]                               ;  1271.0 p0+p2   62 t
        movaps xmm12, [rsi - 112]                               ;  1272.0 p2      62 t
        xorps xmm12, [rbp + 4896]                               ;  1275.0 p1+p2   62 t
        xorps xmm2, [rbx - 80]                                  ;  1274.0 p5+p2   62 t
        xorps xmm12, [rbx + 112]                                ;  1276.0 p0+p2   62 t
        xorps xmm15, [rbx + 48]                                 ;  1276.0 p1+p2   62 t
        xorps xmm13, [rbp + 2960]                               ;  1277.0 p5+p2   62 t
        movaps [rbx + 48], xmm15                                ;  1277.0 p3+p4   62 t spill
        movaps xmm15, [rcx - 32]                                ;  1278.0 p2      62 t
        xorps xmm15, [rbp + 4944]                               ;  1281.0 p0+p2   62 t
        xorps xmm15, [rcx - 48]                                 ;  1282.0 p1+p2   62 t
        xorps xmm3, [rbp + 5152]                                ;  1281.0 p5+p2   62 t
        xorps xmm3, [rcx - 80]                                  ;  1282.0 p0+p2   62 t
        xorps xmm11, [rax - 48]                                 ;  1283.0 p1+p2   62 t
        movaps [rcx - 80], xmm3                                 ;  1283.0 p3+p4   62 t spill
        movaps xmm3, [rdx - 48]                                 ;  1284.0 p2      62 t
        xorps xmm0, [rbp + 5168]                                ;  1285.0 p5+p2   62 t
        xorps xmm0, [rcx - 112]                                 ;  1286.0 p0+p2   62 t
        movaps [rcx - 112], xmm0                                ;  1287.0 p3+p4   62 t spill
        movaps xmm5, [rbx - 128]                                ;  1287.0 p2      62 t
        movaps xmm0, [rdi + 32]                                 ;  1288.0 p2      62 t
        xorps xmm0, [rbp + 4992]                                ;  1291.0 p1+p2   62 t
        xorps xmm0, [rbx + 80]                                  ;  1292.0 p5+p2   62 t
        movaps [rbx + 80], xmm2                                 ;  1277.2 p3+p4   62 t spill
        movaps xmm2, [rdx - 32]                                 ;  1291.0 p2      62 t
        xorps xmm2, [rbp + 5008]                                ;  1294.0 p0+p2   62 t
        xorps xmm5, [rbp + 4960]                                ;  1293.0 p1+p2   62 t
        xorps xmm5, [rbp + 2944]                                ;  1294.0 p5+p2   62 t
        xorps xmm3, [rbp + 4976]                                ;  1295.0 p0+p2   62 t
        xorps xmm14, [rsi - 16]                                 ;  1296.0 p1+p2   62 t
        movaps [rsi - 16], xmm14                                ;  1297.0 p3+p4   62 t spill
        xorps xmm2, [rcx + 96]                                  ;  1297.0 p5+p2   62 t
        movaps [rcx + 96], xmm2                                 ;  1298.0 p3+p4   62 t spill
        movaps xmm2, [rax - 96]                                 ;  1298.0 p2      62 t
        xorps xmm2, [rbp + 5024]                                ;  1301.0 p0+p2   62 t
        xorps xmm2, [rbx + 64]                                  ;  1302.0 p1+p2   62 t
        movaps [rbx + 64], xmm2                                 ;  1303.0 p3+p4   62 t spill
        movaps xmm2, [rbp + 64]                                 ;  1301.0 p2      61 t reload
        movaps xmm14, [r10 - 96]                                ;  1302.0 p2      62 t
        xorps xmm14, [rbp + 4816]                               ;  1305.0 p5+p2   62 t
        xorps xmm14, [rdi - 112]                                ;  1306.0 p0+p2   62 t
        movaps [rbp + 7232], xmm2                               ;  1304.0 p3+p4   60 rounds
        movaps xmm2, [rdx + 80]                                 ;  1305.0 p2      61 t reload
        movaps [rbp + 7248], xmm2                               ;  1308.0 p3+p4   60 rounds
        movaps xmm2, [rcx + 80]                                 ;  1306.0 p2      61 t reload
        movaps [rbp + 7264], xmm2                               ;  1309.0 p3+p4   60 rounds
        xorps xmm3, [rsi - 96]                                  ;  1307.0 p1+p2   62 t
        movaps xmm2, [rsi + 16]                                 ;  1308.0 p2      61 t reload
        movaps [rbp + 7280], xmm2                               ;  1311.0 p3+p4   60 rounds
        movaps xmm2, [rbp - 48]                                 ;  1309.0 p2      61 t reload
        movaps [rbp + 7296], xmm2                               ;  1312.0 p3+p4   60 rounds
        movaps xmm2, [rax + 48]                                 ;  1310.0 p2      61 t reload
        movaps [rdi - 112], xmm14                               ;  1307.0 p3+p4   62 t spill
        movaps xmm14, [r10 - 112]                               ;  1311.0 p2      62 t
        xorps xmm14, [rbp + 4832]                               ;  1314.0 p5+p2   62 t
        xorps xmm14, [rsi + 112]                                ;  1315.0 p0+p2   62 t
        movaps [rbp + 7312], xmm2                               ;  1313.0 p3+p4   60 rounds
        movaps xmm2, [rax + 80]                                 ;  1314.0 p2      61 t reload
        movaps [rbp + 7328], xmm2                               ;  1317.0 p3+p4   60 rounds
        movaps xmm2, [rdi + 0]                                  ;  1315.0 p2      61 t reload
        movaps [rbp + 7344], xmm2                               ;  1318.0 p3+p4   60 rounds
        movaps xmm2, [rdi + 16]                                 ;  1316.0 p2      61 t reload
        movaps [rsi + 112], xmm14                               ;  1316.0 p3+p4   62 t spill
        movaps xmm14, [rbx - 64]                                ;  1317.0 p2      62 t
        xorps xmm14, [rbp + 4848]                               ;  1320.0 p1+p2   62 t
        xorps xmm14, [rbx - 48]                                 ;  1321.0 p5+p2   62 t
        movaps [rbp + 7360], xmm2                               ;  1319.0 p3+p4   60 rounds
        movaps xmm2, [rsi - 128]                                ;  1320.0 p2      61 t reload
        movaps [rbp + 7376], xmm2                               ;  1323.0 p3+p4   60 rounds
        movaps xmm2, [rax + 64]                                 ;  1321.0 p2      61 t reload
        movaps [rbp + 7392], xmm2                               ;  1324.0 p3+p4   60 rounds
        movaps xmm2, [rax + 32]                                 ;  1322.0 p2      61 t reload
        movaps [rbp + 7408], xmm2                               ;  1325.0 p3+p4   60 rounds
        movaps xmm2, [rdx + 16]                                 ;  1323.0 p2      61 t reload
        movaps [rbp + 7424], xmm2                               ;  1326.0 p3+p4   60 rounds
        movaps xmm2, [rbp - 128]                                ;  1324.0 p2      61 t reload
        movaps [rbp + 7440], xmm2                               ;  1327.0 p3+p4   60 rounds
        movaps xmm2, [rdi - 32]                                 ;  1325.0 p2      61 t reload
        movaps [rbp + 7456], xmm2                               ;  1328.0 p3+p4   60 rounds
        movaps xmm2, [rax + 0]                                  ;  1326.0 p2      61 t reload
        movaps [rbp + 7472], xmm2                               ;  1329.0 p3+p4   60 rounds
        movaps xmm2, [rcx + 112]                                ;  1327.0 p2      61 t reload
        movaps [rbp + 7488], xmm2                               ;  1330.0 p3+p4   60 rounds
        movaps xmm2, [rdi + 64]                                 ;  1328.0 p2      61 t reload
        movaps [rbp + 7504], xmm2                               ;  1331.0 p3+p4   60 rounds
        movaps xmm2, [rax + 16]                                 ;  1329.0 p2      61 t reload
        movaps [rbp + 7520], xmm2                               ;  1332.0 p3+p4   60 rounds
        movaps xmm2, [r11 - 128]                                ;  1330.0 p2      61 t reload
        movaps [rbp + 7536], xmm2                               ;  1333.0 p3+p4   60 rounds
        movaps xmm2, [rcx + 64]                                 ;  1331.0 p2      61 t reload
        movaps [rbp + 7552], xmm2                               ;  1334.0 p3+p4   60 rounds
        movaps xmm2, [r10 + 96]                                 ;  1332.0 p2      61 t reload
        movaps [rbp + 7568], xmm2                               ;  1335.0 p3+p4   60 rounds
        movaps xmm2, [rdx - 16]                                 ;  1333.0 p2      61 t reload
        movaps [rbp + 7584], xmm2                               ;  1336.0 p3+p4   60 rounds
        movaps xmm2, [r10 + 112]                                ;  1334.0 p2      61 t reload
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
        movaps xmm2, [rsi + 32]                                 ;  1345.0 p2      61 t reload
        movaps [rbp + 7776], xmm2                               ;  1348.0 p3+p4   60 rounds
        movaps xmm2, [rdx + 64]                                 ;  1346.0 p2      61 t reload
        movaps [rbp + 7792], xmm2                               ;  1349.0 p3+p4   60 rounds
        movaps xmm2, [rdx - 64]                                 ;  1347.0 p2      61 t reload
        movaps [rbp + 7808], xmm2                               ;  1350.0 p3+p4   60 rounds
        movaps xmm2, [rdi - 48]                                 ;  1348.0 p2      61 t reload
        movaps [rbp + 7824], xmm2                               ;  1351.0 p3+p4   60 rounds
        movaps xmm2, [rcx + 16]                                 ;  1349.0 p2      61 t reload
        movaps [rbp + 7840], xmm2                               ;  1352.0 p3+p4   60 rounds
        movaps xmm2, [rcx + 48]                                 ;  1350.0 p2      61 t reload
        movaps [rbp + 7856], xmm2                               ;  1353.0 p3+p4   60 rounds
        movaps xmm2, [rdx + 96]                                 ;  1351.0 p2      61 t reload
        movaps [rbp + 7872], xmm2                               ;  1354.0 p3+p4   60 rounds
        movaps xmm2, [rbp - 112]                                ;  1352.0 p2      61 t reload
        movaps [rbp + 7888], xmm2                               ;  1355.0 p3+p4   60 rounds
        movaps xmm2, [rax - 64]                                 ;  1353.0 p2      61 t reload
        movaps [rbp + 7904], xmm2                               ;  1356.0 p3+p4   60 rounds
        movaps xmm2, [rdx - 112]                                ;  1354.0 p2      61 t reload
        movaps [rbp + 7920], xmm2                               ;  1357.0 p3+p4   60 rounds
        movaps xmm2, [rsi + 80]                                 ;  1355.0 p2      61 t reload
        movaps [rbp + 4512], xmm1                               ;  1349.0 p3+p4   60 rounds
        movaps xmm1, [r10 - 80]                                 ;  1356.0 p2      62 t reload
        movaps [rbp + 4528], xmm1                               ;  1359.0 p3+p4   60 rounds
        movaps xmm1, [r10 + 0]                                  ;  1357.0 p2      62 t reload
        movaps [rbp + 4544], xmm1                               ;  1360.0 p3+p4   60 rounds
        movaps [rbp + 4480], xmm7                               ;  1352.0 p3+p4   60 rounds
        movaps [rbp + 4496], xmm10                              ;  1353.0 p3+p4   60 rounds
        movaps xmm1, [rbx + 16]                                 ;  1358.0 p2      62 t reload
        movaps [rbp + 7936], xmm2                               ;  1358.0 p3+p4   60 rounds
        movaps xmm2, [r10 - 16]                                 ;  1359.0 p2      61 t reload
        movaps [rbp + 7952], xmm2                               ;  1362.0 p3+p4   60 rounds
        movaps xmm2, [rax - 80]                                 ;  1360.0 p2      61 t reload
        movaps [rbp + 7968], xmm2                               ;  1363.0 p3+p4   60 rounds
        movaps xmm2, [rbp + 112]                                ;  1361.0 p2      61 t reload
        movaps [rbp + 7984], xmm2                               ;  1364.0 p3+p4   60 rounds
        movaps xmm2, [rbp - 64]                                 ;  1362.0 p2      61 t reload
        movaps [rbp + 8000], xmm2                               ;  1365.0 p3+p4   60 rounds
        movaps xmm2, [rcx - 128]                                ;  1363.0 p2      61 t reload
        movaps [rbp + 8016], xmm2                               ;  1366.0 p3+p4   60 rounds
        movaps xmm2, [rbp + 0]                                  ;  1364.0 p2      61 t reload
        movaps [rbp + 8032], xmm2                               ;  1367.0 p3+p4   60 rounds
        movaps xmm2, [rsi - 32]                                 ;  1365.0 p2      61 t reload
        movaps [rbp + 8048], xmm2                               ;  1368.0 p3+p4   60 rounds
        movaps xmm2, [rdx - 80]                                 ;  1366.0 p2      61 t reload
        movaps [rbp + 8064], xmm2                               ;  1369.0 p3+p4   60 rounds
        movaps xmm2, [rdx - 96]                                 ;  1367.0 p2      61 t reload
        movaps [rbp + 8080], xmm2                               ;  1370.0 p3+p4   60 rounds
        movaps xmm2, [r10 + 16]                                 ;  1368.0 p2      61 t reload
        movaps [rbp + 8096], xmm2                               ;  1371.0 p3+p4   60 rounds
        movaps xmm2, [r11 - 96]                                 ;  1369.0 p2      61 t reload
        movaps [rbp + 8112], xmm2                               ;  1372.0 p3+p4   60 rounds
        movaps xmm2, [rbp + 16]                                 ;  1370.0 p2      61 t reload
        movaps [rbp + 8128], xmm2                               ;  1373.0 p3+p4   60 rounds
        movaps xmm2, [r11 - 80]                                 ;  1371.0 p2      61 t reload
        movaps [rbp + 4560], xmm1                               ;  1367.0 p3+p4   60 rounds
        movaps xmm1, [rbx - 16]                                 ;  1372.0 p2      62 t reload
        movaps [rbp + 4576], xmm1                               ;  1375.0 p3+p4   60 rounds
        movaps xmm1, [rax + 96]                                 ;  1373.0 p2      62 t reload
        movaps [rbp + 4608], xmm1                               ;  1376.0 p3+p4   60 rounds
        movaps xmm1, [rcx - 16]                                 ;  1374.0 p2      62 t reload
        movaps [rbp + 4624], xmm1                               ;  1377.0 p3+p4   60 rounds
        movaps xmm1, [rsi - 80]                                 ;  1375.0 p2      62 t reload
        movaps [rbp + 4640], xmm1                               ;  1378.0 p3+p4   60 rounds
        movaps xmm1, [rax - 32]                                 ;  1376.0 p2      62 t reload
        movaps [rbp + 8144], xmm2                               ;  1374.0 p3+p4   60 rounds
        movaps xmm2, [rsi + 48]                                 ;  1377.0 p2      61 t reload
        movaps [rbp + 8160], xmm2                               ;  1380.0 p3+p4   60 rounds
        movaps xmm2, [r10 + 32]                                 ;  1378.0 p2      61 t reload
        movaps [rbp + 8176], xmm2                               ;  1381.0 p3+p4   60 rounds
        movaps xmm2, [r11 - 64]                                 ;  1379.0 p2      61 t reload
        movaps [rbp + 8192], xmm2                               ;  1382.0 p3+p4   60 rounds
        movaps xmm2, [rbp + 4032]                               ;  1380.0 p2      61 t reload
        movaps [rbp + 8208], xmm2                               ;  1383.0 p3+p4   60 rounds
        movaps xmm2, [rsi + 64]                                 ;  1381.0 p2      61 t reload
        movaps [rbp + 8224], xmm2                               ;  1384.0 p3+p4   60 rounds
        movaps xmm2, [rsi + 0]                                  ;  1382.0 p2      61 t reload
        movaps [rbp + 8240], xmm2                               ;  1385.0 p3+p4   60 rounds
        movaps xmm2, [rbx + 96]                                 ;  1383.0 p2      62 t reload
        movaps [rbp + 4384], xmm2                               ;  1386.0 p3+p4   60 rounds
        movaps xmm2, [rbx - 112]                                ;  1384.0 p2      62 t reload
        movaps [rbp + 4400], xmm2                               ;  1387.0 p3+p4   60 rounds
        movaps xmm2, [rbx - 32]                                 ;  1385.0 p2      62 t reload
        movaps [rbp + 4672], xmm1                               ;  1381.0 p3+p4   60 rounds
        movaps xmm1, [rdi + 96]                                 ;  1386.0 p2      62 t reload
        movaps [rbp + 4688], xmm1                               ;  1389.0 p3+p4   60 rounds
        movaps [rbp + 4416], xmm2                               ;  1388.0 p3+p4   60 rounds
        movaps xmm2, [r10 - 64]                                 ;  1387.0 p2      62 t reload
        movaps [rbp + 4432], xmm2                               ;  1390.0 p3+p4   60 rounds
        movaps xmm2, [rbp + 80]                                 ;  1388.0 p2      62 t reload
        movaps [rbp + 4448], xmm2                               ;  1391.0 p3+p4   60 rounds
        movaps xmm1, [rcx - 96]                                 ;  1389.0 p2      62 t reload
        movaps [rbp + 4704], xmm1                               ;  1392.0 p3+p4   60 rounds
        movaps xmm1, [rdi - 96]                                 ;  1390.0 p2      62 t reload
        movaps [rbp + 4736], xmm1                               ;  1393.0 p3+p4   60 rounds
        movaps xmm1, [rax - 16]                                 ;  1391.0 p2      62 t reload
        movaps [rbp + 4752], xmm1                               ;  1394.0 p3+p4   60 rounds
        movaps xmm1, [r10 - 48]                                 ;  1392.0 p2      62 t reload
        movaps [rbp + 4768], xmm1                               ;  1395.0 p3+p4   60 rounds
        movaps [rbp + 4848], xmm14                              ;  1390.0 p3+p4   60 rounds
        movaps xmm2, [rdi - 16]                                 ;  1393.0 p2      62 t reload
        movaps [rbp + 4464], xmm2                               ;  1396.0 p3+p4   60 rounds
        movaps [rbp + 4720], xmm8                               ;  1392.0 p3+p4   60 rounds
        movaps xmm1, [r10 - 32]                                 ;  1394.0 p2      62 t reload
        movaps [rbp + 4784], xmm1                               ;  1397.0 p3+p4   60 rounds
        movaps xmm1, [rsi - 16]                                 ;  1395.0 p2      62 t reload
        movaps [rbp + 4656], xmm6                               ;  1394.0 p3+p4   60 rounds
        movaps [rbp + 4880], xmm13                              ;  1395.0 p3+p4   60 rounds
        movaps [rbp + 4800], xmm1                               ;  1398.0 p3+p4   60 rounds
        movaps xmm1, [rdi - 112]                                ;  1396.0 p2      62 t reload
        movaps [rbp + 4816], xmm1                               ;  1399.0 p3+p4   60 rounds
        movaps [rbp + 4864], xmm4                               ;  1398.0 p3+p4   60 rounds
        movaps xmm14, [rsi + 112]                               ;  1397.0 p2      62 t reload
        movaps [rbp + 4832], xmm14                              ;  1400.0 p3+p4   60 rounds
        movaps [rbp + 4896], xmm12                              ;  1400.0 p3+p4   60 rounds
        movaps xmm14, [rdi - 128]                               ;  1398.0 p2      62 t reload
        movaps [rbp + 4912], xmm14                              ;  1401.0 p3+p4   60 rounds
        movaps xmm14, [rcx + 96]                                ;  1399.0 p2      62 t reload
        movaps [rbp + 5008], xmm14                              ;  1402.0 p3+p4   60 rounds
        movaps xmm14, [rbx + 64]                                ;  1400.0 p2      62 t reload
        movaps [rbp + 5024], xmm14                              ;  1403.0 p3+p4   60 rounds
        movaps xmm14, [rdx - 128]                               ;  1401.0 p2      62 t reload
        movaps [rbp + 5040], xmm14                              ;  1404.0 p3+p4   60 rounds
        movaps xmm14, [rcx - 64]                                ;  1402.0 p2      62 t reload
        movaps [rbp + 5056], xmm14                              ;  1405.0 p3+p4   60 rounds
        movaps [rbp + 4592], xmm9                               ;  1406.0 p3+p4   60 rounds
        movaps [rbp + 4928], xmm11                              ;  1407.0 p3+p4   60 rounds
        movaps xmm14, [rbp + 96]                                ;  1403.0 p2      62 t reload
        movaps [rbp + 5072], xmm14                              ;  1408.0 p3+p4   60 rounds
        movaps xmm14, [rbx + 80]                                ;  1404.0 p2      62 t reload
        movaps [rbp + 5088], xmm14                              ;  1409.0 p3+p4   60 rounds
        movaps xmm14, [rcx + 0]                                 ;  1405.0 p2      62 t reload
        movaps [rbp + 5104], xmm14                              ;  1410.0 p3+p4   60 rounds
        movaps xmm14, [rbx + 48]                                ;  1406.0 p2      62 t reload
        movaps [rbp + 5120], xmm14                              ;  1411.0 p3+p4   60 rounds
        movaps xmm14, [rbp - 16]                                ;  1407.0 p2      62 t reload
        movaps [rbp + 5136], xmm14                              ;  1412.0 p3+p4   60 rounds
        movaps xmm14, [rcx - 80]                                ;  1408.0 p2      62 t reload
        movaps [rbp + 5152], xmm14                              ;  1413.0 p3+p4   60 rounds
        movaps xmm14, [rcx - 112]                               ;  1409.0 p2      62 t reload
        movaps [rbp + 4992], xmm0                               ;  1414.0 p3+p4   60 rounds
        movaps xmm6, [rdi + 80]                                 ;  1410.0 p2      62 t reload
        movaps xmm0, [rbp - 96]                                 ;  1411.0 p2      62 t reload
        movaps xmm9, [rsi - 64]                                 ;  1412.0 p2      62 t reload
        movaps [rbp + 4944], xmm15                              ;  1415.0 p3+p4   60 rounds
        movaps [rbp + 4960], xmm5                               ;  1416.0 p3+p4   60 rounds
        movaps xmm1, [r11 + 64]                                 ;  1413.0 p2      62 t reload
        add r8, 0x800                                           ;  1407.2 p0      60 rounds
        movaps xmm5, [r11 - 32]                                 ;  1414.0 p2      62 t reload
        movaps [rbp + 4976], xmm3                               ;  1417.0 p3+p4   60 rounds
        movaps xmm3, [r11 - 16]                                 ;  1415.0 p2      62 t reload
        movaps xmm2, [rsi - 48]                                 ;  1416.0 p2      62 t reload
        movaps xmm13, [rdx + 48]                                ;  1417.0 p2      62 t reload
        movaps xmm12, [r11 + 16]                                ;  1418.0 p2      62 t reload
        movaps xmm8, [r11 + 0]                                  ;  1419.0 p2      62 t reload
        movaps xmm10, [r11 + 32]                                ;  1420.0 p2      62 t reload
        movaps [rbp + 5168], xmm14                              ;  1418.0 p3+p4   60 rounds
        movaps xmm4, [r11 - 48]                                 ;  1421.0 p2      62 t reload
        movaps xmm7, [rbp - 80]                                 ;  1422.0 p2      62 t reload
        movaps xmm11, [r11 + 48]                                ;  1423.0 p2      62 t reload
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
        movaps xmm0, [r8 + 24576]                               ;     3.0 p2      74 dst
        xorps xmm0, [rbp + 7232]                                ;     6.0 p0+p2   74 dst
        mov r9, qword [rbp + 8552]                              ;     3.0 p2      74 dst reload
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
        xorps xmm0, [rbp + 5168]                                ;   259.0 p1+p2   75 dst
        movaps [r9 + 2032], xmm0                                ;   260.0 p3+p4   75 dst
        add r9, 0x800                                           ;   249.0 p5     152 blocks
        mov qword [rbp + 8552], r9                              ;   250.0 p3+p4  152 blocks
        mov r8, qword [rbp + 8480]                              ;   258.0 p2     152 blocks
        add r8, 0x800                                           ;   261.0 p0     152 blocks
        mov qword [rbp + 8480], r8                              ;   262.0 p3+p4  152 blocks
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
