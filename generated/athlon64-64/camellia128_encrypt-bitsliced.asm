; camellia128_encrypt for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 614cd6bf7f994b6c); do not edit:
;   ./cw build camellia128_encrypt --cpu athlon64-64 --variant bitsliced
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
;   body: 5 uops, planned 5.0; bounds: width 1.7, ports 1.0, path 2.0
;   blocks: 773 uops, planned 268.0; bounds: width 257.7, ports 257.3, path 4.0
;   blocks/groups: 516 uops, planned 256.7; bounds: width 172.0, ports 256.0, path 1.0
;   blocks/groups/rounds: 7955 uops, planned 3177.7; bounds: width 2651.7, ports 2742.0, path 120.0
;   blocks/groups.2: 1033 uops, planned 399.7; bounds: width 344.3, ports 343.3, path 10.0
;   blocks.2: 516 uops, planned 256.7; bounds: width 172.0, ports 256.0, path 1.0
;   blocks/rounds: 7955 uops, planned 3177.7; bounds: width 2651.7, ports 2742.0, path 120.0
;   blocks.4: 775 uops, planned 265.3; bounds: width 258.3, ports 258.0, path 4.0
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
        lea r11, [rbp + 1792]                                   ;                    frame
        lea r13, [rbp + 2048]                                   ;                    frame
        lea r14, [rbp + 2304]                                   ;                    frame
        lea r15, [rbp + 2560]                                   ;                    frame
        mov r8d, dword [rbp + 8560]                             ;     0.0 agu0   152 blocks
        shl r8, 0xb                                             ;     3.0 alu0   152 blocks
        mov r9, qword [rbp + 8480]                              ;     0.7 agu1   152 blocks
        add r9, r8                                              ;     4.0 alu1   152 blocks
        mov qword [rbp + 8488], r9                              ;     5.0 agu2   152 blocks
        cmp dword [rbp + 8560], 0                               ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 8480]                              ;     0.0 agu0    68 d.0 reload
        movaps xmm0, [r8]                                       ;     5.0 agu1+agu2+fadd+fmul   68 d
        mov r9, qword [rbp + 8496]                              ;     3.0 agu0    68 d.0 reload
        xorps xmm0, [r9]                                        ;    10.0 agu1+agu2+fadd+fmul   68 d
        movaps xmm1, [r8 + 16]                                  ;     8.0 agu0+agu1+fmisc+fadd   68 d
        movaps xmm2, [r8 + 32]                                  ;     8.0 agu2+agu0+fmul+fmisc   68 d
        movaps xmm3, [r8 + 48]                                  ;     8.0 agu1+agu2+fadd+fmul   68 d
        movaps xmm4, [r8 + 64]                                  ;     8.0 agu0+agu1+fmisc+fadd   68 d
        xorps xmm1, [r9 + 16]                                   ;    10.0 agu2+agu0+fmul+fadd   68 d
        xorps xmm2, [r9 + 32]                                   ;    12.0 agu1+agu0+fmul+fadd   68 d
        xorps xmm3, [r9 + 48]                                   ;    13.0 agu2+agu0+fadd+fmul   68 d
        xorps xmm4, [r9 + 64]                                   ;    14.0 agu1+agu2+fadd+fmul   68 d
        movaps xmm5, [r8 + 80]                                  ;    13.0 agu0+agu1+fmisc   68 d
        xorps xmm5, [r9 + 80]                                   ;    15.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5184], xmm0                               ;    13.0 agu1+agu2+fmisc   69 groups
        movaps [rbp + 5200], xmm1                               ;    15.0 agu0+agu1+fmisc   69 groups
        movaps [rbp + 5216], xmm2                               ;    17.0 agu2+agu0+fmisc   69 groups
        movaps [rbp + 5232], xmm3                               ;    19.0 agu1+agu2+fmisc   69 groups
        movaps [rbp + 5248], xmm4                               ;    21.0 agu0+agu1+fmisc   69 groups
        movaps xmm0, [r8 + 96]                                  ;    17.3 agu2+agu0+fadd+fmul   68 d
        xorps xmm0, [r9 + 96]                                   ;    20.0 agu1+agu2+fadd+fmul   68 d
        movaps [rbp + 5264], xmm5                               ;    23.0 agu0+agu1+fmisc   69 groups
        movaps xmm1, [r8 + 112]                                 ;    19.3 agu2+agu0+fadd+fmul   68 d
        xorps xmm1, [r9 + 112]                                  ;    22.0 agu1+agu2+fadd+fmul   68 d
        movaps xmm2, [r8 + 128]                                 ;    21.0 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 128]                                  ;    24.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5280], xmm0                               ;    25.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 144]                                 ;    23.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 144]                                  ;    26.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5296], xmm1                               ;    27.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 160]                                 ;    25.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 160]                                  ;    28.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5312], xmm2                               ;    29.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 176]                                 ;    27.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 176]                                  ;    30.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5328], xmm0                               ;    31.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 192]                                 ;    29.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 192]                                  ;    32.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5344], xmm1                               ;    33.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 208]                                 ;    31.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 208]                                  ;    34.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5360], xmm2                               ;    35.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 224]                                 ;    33.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 224]                                  ;    36.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5376], xmm0                               ;    37.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 240]                                 ;    35.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 240]                                  ;    38.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5392], xmm1                               ;    39.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 256]                                 ;    37.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 256]                                  ;    40.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5408], xmm2                               ;    41.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 272]                                 ;    39.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 272]                                  ;    42.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5424], xmm0                               ;    43.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 288]                                 ;    41.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 288]                                  ;    44.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5440], xmm1                               ;    45.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 304]                                 ;    43.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 304]                                  ;    46.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5456], xmm2                               ;    47.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 320]                                 ;    45.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 320]                                  ;    48.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5472], xmm0                               ;    49.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 336]                                 ;    47.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 336]                                  ;    50.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5488], xmm1                               ;    51.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 352]                                 ;    49.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 352]                                  ;    52.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5504], xmm2                               ;    53.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 368]                                 ;    51.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 368]                                  ;    54.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5520], xmm0                               ;    55.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 384]                                 ;    53.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 384]                                  ;    56.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5536], xmm1                               ;    57.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 400]                                 ;    55.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 400]                                  ;    58.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5552], xmm2                               ;    59.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 416]                                 ;    57.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 416]                                  ;    60.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5568], xmm0                               ;    61.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 432]                                 ;    59.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 432]                                  ;    62.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5584], xmm1                               ;    63.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 448]                                 ;    61.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 448]                                  ;    64.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5600], xmm2                               ;    65.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 464]                                 ;    63.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 464]                                  ;    66.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5616], xmm0                               ;    67.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 480]                                 ;    65.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 480]                                  ;    68.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5632], xmm1                               ;    69.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 496]                                 ;    67.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 496]                                  ;    70.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5648], xmm2                               ;    71.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 512]                                 ;    69.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 512]                                  ;    72.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5664], xmm0                               ;    73.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 528]                                 ;    71.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 528]                                  ;    74.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5680], xmm1                               ;    75.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 544]                                 ;    73.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 544]                                  ;    76.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5696], xmm2                               ;    77.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 560]                                 ;    75.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 560]                                  ;    78.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5712], xmm0                               ;    79.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 576]                                 ;    77.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 576]                                  ;    80.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5728], xmm1                               ;    81.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 592]                                 ;    79.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 592]                                  ;    82.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5744], xmm2                               ;    83.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 608]                                 ;    81.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 608]                                  ;    84.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5760], xmm0                               ;    85.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 624]                                 ;    83.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 624]                                  ;    86.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5776], xmm1                               ;    87.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 640]                                 ;    85.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 640]                                  ;    88.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5792], xmm2                               ;    89.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 656]                                 ;    87.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 656]                                  ;    90.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5808], xmm0                               ;    91.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 672]                                 ;    89.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 672]                                  ;    92.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5824], xmm1                               ;    93.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 688]                                 ;    91.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 688]                                  ;    94.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5840], xmm2                               ;    95.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 704]                                 ;    93.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 704]                                  ;    96.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5856], xmm0                               ;    97.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 720]                                 ;    95.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 720]                                  ;    98.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5872], xmm1                               ;    99.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 736]                                 ;    97.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 736]                                  ;   100.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5888], xmm2                               ;   101.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 752]                                 ;    99.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 752]                                  ;   102.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5904], xmm0                               ;   103.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 768]                                 ;   101.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 768]                                  ;   104.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5920], xmm1                               ;   105.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 784]                                 ;   103.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 784]                                  ;   106.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5936], xmm2                               ;   107.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 800]                                 ;   105.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 800]                                  ;   108.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5952], xmm0                               ;   109.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 816]                                 ;   107.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 816]                                  ;   110.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5968], xmm1                               ;   111.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 832]                                 ;   109.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 832]                                  ;   112.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 5984], xmm2                               ;   113.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 848]                                 ;   111.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 848]                                  ;   114.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6000], xmm0                               ;   115.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 864]                                 ;   113.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 864]                                  ;   116.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6016], xmm1                               ;   117.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 880]                                 ;   115.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 880]                                  ;   118.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6032], xmm2                               ;   119.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 896]                                 ;   117.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 896]                                  ;   120.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6048], xmm0                               ;   121.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 912]                                 ;   119.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 912]                                  ;   122.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6064], xmm1                               ;   123.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 928]                                 ;   121.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 928]                                  ;   124.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6080], xmm2                               ;   125.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 944]                                 ;   123.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 944]                                  ;   126.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6096], xmm0                               ;   127.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 960]                                 ;   125.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 960]                                  ;   128.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6112], xmm1                               ;   129.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 976]                                 ;   127.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 976]                                  ;   130.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6128], xmm2                               ;   131.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 992]                                 ;   129.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 992]                                  ;   132.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6144], xmm0                               ;   133.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 1008]                                ;   131.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 1008]                                 ;   134.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6160], xmm1                               ;   135.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 1024]                                ;   133.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 1024]                                 ;   136.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6176], xmm2                               ;   137.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 1040]                                ;   135.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 1040]                                 ;   138.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6192], xmm0                               ;   139.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 1056]                                ;   137.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 1056]                                 ;   140.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6208], xmm1                               ;   141.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 1072]                                ;   139.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 1072]                                 ;   142.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6224], xmm2                               ;   143.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 1088]                                ;   141.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 1088]                                 ;   144.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6240], xmm0                               ;   145.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 1104]                                ;   143.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 1104]                                 ;   146.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6256], xmm1                               ;   147.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 1120]                                ;   145.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 1120]                                 ;   148.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6272], xmm2                               ;   149.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 1136]                                ;   147.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 1136]                                 ;   150.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6288], xmm0                               ;   151.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 1152]                                ;   149.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 1152]                                 ;   152.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6304], xmm1                               ;   153.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 1168]                                ;   151.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 1168]                                 ;   154.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6320], xmm2                               ;   155.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 1184]                                ;   153.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 1184]                                 ;   156.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6336], xmm0                               ;   157.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 1200]                                ;   155.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 1200]                                 ;   158.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6352], xmm1                               ;   159.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 1216]                                ;   157.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 1216]                                 ;   160.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6368], xmm2                               ;   161.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 1232]                                ;   159.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 1232]                                 ;   162.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6384], xmm0                               ;   163.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 1248]                                ;   161.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 1248]                                 ;   164.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6400], xmm1                               ;   165.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 1264]                                ;   163.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 1264]                                 ;   166.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6416], xmm2                               ;   167.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 1280]                                ;   165.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 1280]                                 ;   168.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6432], xmm0                               ;   169.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 1296]                                ;   167.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 1296]                                 ;   170.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6448], xmm1                               ;   171.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 1312]                                ;   169.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 1312]                                 ;   172.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6464], xmm2                               ;   173.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 1328]                                ;   171.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 1328]                                 ;   174.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6480], xmm0                               ;   175.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 1344]                                ;   173.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 1344]                                 ;   176.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6496], xmm1                               ;   177.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 1360]                                ;   175.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 1360]                                 ;   178.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6512], xmm2                               ;   179.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 1376]                                ;   177.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 1376]                                 ;   180.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6528], xmm0                               ;   181.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 1392]                                ;   179.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 1392]                                 ;   182.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6544], xmm1                               ;   183.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 1408]                                ;   181.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 1408]                                 ;   184.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6560], xmm2                               ;   185.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 1424]                                ;   183.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 1424]                                 ;   186.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6576], xmm0                               ;   187.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 1440]                                ;   185.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 1440]                                 ;   188.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6592], xmm1                               ;   189.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 1456]                                ;   187.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 1456]                                 ;   190.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6608], xmm2                               ;   191.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 1472]                                ;   189.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 1472]                                 ;   192.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6624], xmm0                               ;   193.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 1488]                                ;   191.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 1488]                                 ;   194.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6640], xmm1                               ;   195.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 1504]                                ;   193.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 1504]                                 ;   196.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6656], xmm2                               ;   197.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 1520]                                ;   195.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 1520]                                 ;   198.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6672], xmm0                               ;   199.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 1536]                                ;   197.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 1536]                                 ;   200.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6688], xmm1                               ;   201.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 1552]                                ;   199.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 1552]                                 ;   202.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6704], xmm2                               ;   203.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 1568]                                ;   201.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 1568]                                 ;   204.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6720], xmm0                               ;   205.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 1584]                                ;   203.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 1584]                                 ;   206.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6736], xmm1                               ;   207.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 1600]                                ;   205.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 1600]                                 ;   208.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6752], xmm2                               ;   209.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 1616]                                ;   207.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 1616]                                 ;   210.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6768], xmm0                               ;   211.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 1632]                                ;   209.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 1632]                                 ;   212.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6784], xmm1                               ;   213.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 1648]                                ;   211.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 1648]                                 ;   214.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6800], xmm2                               ;   215.0 agu1+agu2+fmisc   69 groups
        movaps xmm2, [r8 + 1664]                                ;   213.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm2, [r9 + 1664]                                 ;   216.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6816], xmm0                               ;   217.0 agu1+agu2+fmisc   69 groups
        movaps xmm0, [r8 + 1680]                                ;   215.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm0, [r9 + 1680]                                 ;   218.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6832], xmm1                               ;   219.0 agu1+agu2+fmisc   69 groups
        movaps xmm1, [r8 + 1696]                                ;   217.3 agu0+agu1+fadd+fmul   68 d
        xorps xmm1, [r9 + 1696]                                 ;   220.0 agu2+agu0+fadd+fmul   68 d
        movaps [rbp + 6848], xmm2                               ;   221.0 agu1+agu2+fmisc   69 groups
        mov qword [rbp + 8504], r9                              ;   217.0 agu0    69 groups
        movaps xmm2, [r8 + 1712]                                ;   219.7 agu1+agu2+fadd+fmul   68 d
        xorps xmm2, [r9 + 1712]                                 ;   222.3 agu0+agu1+fadd+fmul   68 d
        movaps [rbp + 6864], xmm0                               ;   223.0 agu2+agu0+fmisc   69 groups
        movaps xmm0, [r8 + 1728]                                ;   221.7 agu1+agu2+fadd+fmul   68 d
        xorps xmm0, [r9 + 1728]                                 ;   224.3 agu0+agu1+fadd+fmul   68 d
        movaps [rbp + 6880], xmm1                               ;   225.0 agu2+agu0+fmisc   69 groups
        movaps xmm1, [r8 + 1744]                                ;   223.7 agu1+agu2+fadd+fmul   68 d
        xorps xmm1, [r9 + 1744]                                 ;   226.3 agu0+agu1+fadd+fmul   68 d
        movaps [rbp + 6896], xmm2                               ;   227.0 agu2+agu0+fmisc   69 groups
        movaps xmm2, [r8 + 1760]                                ;   225.7 agu1+agu2+fadd+fmul   68 d
        xorps xmm2, [r9 + 1760]                                 ;   228.3 agu0+agu1+fadd+fmul   68 d
        movaps [rbp + 6912], xmm0                               ;   229.0 agu2+agu0+fmisc   69 groups
        movaps xmm0, [r8 + 1776]                                ;   227.7 agu1+agu2+fadd+fmul   68 d
        xorps xmm0, [r9 + 1776]                                 ;   230.3 agu0+agu1+fadd+fmul   68 d
        movaps [rbp + 6928], xmm1                               ;   231.0 agu2+agu0+fmisc   69 groups
        movaps xmm1, [r8 + 1792]                                ;   229.7 agu1+agu2+fadd+fmul   68 d
        xorps xmm1, [r9 + 1792]                                 ;   232.3 agu0+agu1+fadd+fmul   68 d
        movaps [rbp + 6944], xmm2                               ;   233.0 agu2+agu0+fmisc   69 groups
        movaps xmm2, [r8 + 1808]                                ;   231.7 agu1+agu2+fadd+fmul   68 d
        xorps xmm2, [r9 + 1808]                                 ;   234.3 agu0+agu1+fadd+fmul   68 d
        movaps [rbp + 6960], xmm0                               ;   235.0 agu2+agu0+fmisc   69 groups
        movaps xmm0, [r8 + 1824]                                ;   233.7 agu1+agu2+fadd+fmul   68 d
        xorps xmm0, [r9 + 1824]                                 ;   236.3 agu0+agu1+fadd+fmul   68 d
        movaps [rbp + 6976], xmm1                               ;   237.0 agu2+agu0+fmisc   69 groups
        movaps xmm1, [r8 + 1840]                                ;   235.7 agu1+agu2+fadd+fmul   68 d
        xorps xmm1, [r9 + 1840]                                 ;   238.3 agu0+agu1+fadd+fmul   68 d
        movaps [rbp + 6992], xmm2                               ;   239.0 agu2+agu0+fmisc   69 groups
        movaps xmm2, [r8 + 1856]                                ;   237.7 agu1+agu2+fadd+fmul   68 d
        xorps xmm2, [r9 + 1856]                                 ;   240.3 agu0+agu1+fadd+fmul   68 d
        movaps [rbp + 7008], xmm0                               ;   241.0 agu2+agu0+fmisc   69 groups
        movaps xmm0, [r8 + 1872]                                ;   239.7 agu1+agu2+fadd+fmul   68 d
        xorps xmm0, [r9 + 1872]                                 ;   242.3 agu0+agu1+fadd+fmul   68 d
        movaps [rbp + 7024], xmm1                               ;   243.0 agu2+agu0+fmisc   69 groups
        movaps xmm1, [r8 + 1888]                                ;   241.7 agu1+agu2+fadd+fmul   68 d
        xorps xmm1, [r9 + 1888]                                 ;   244.3 agu0+agu1+fadd+fmul   68 d
        movaps [rbp + 7040], xmm2                               ;   245.0 agu2+agu0+fmisc   69 groups
        movaps xmm2, [r8 + 1904]                                ;   243.7 agu1+agu2+fadd+fmul   68 d
        xorps xmm2, [r9 + 1904]                                 ;   246.3 agu0+agu1+fadd+fmul   68 d
        movaps xmm3, [r8 + 1920]                                ;   245.3 agu2+agu0+fadd+fmul   68 d
        xorps xmm3, [r9 + 1920]                                 ;   248.3 agu1+agu2+fadd+fmul   68 d
        movaps [rbp + 7056], xmm0                               ;   247.0 agu0+agu1+fmisc   69 groups
        movaps xmm0, [r8 + 1936]                                ;   247.3 agu2+agu0+fadd+fmul   68 d
        xorps xmm0, [r9 + 1936]                                 ;   250.3 agu1+agu2+fadd+fmul   68 d
        movaps [rbp + 7072], xmm1                               ;   249.0 agu0+agu1+fmisc   69 groups
        movaps xmm1, [r8 + 1952]                                ;   249.3 agu2+agu0+fadd+fmul   68 d
        xorps xmm1, [r9 + 1952]                                 ;   252.3 agu1+agu2+fadd+fmul   68 d
        movaps [rbp + 7088], xmm2                               ;   251.0 agu0+agu1+fmisc   69 groups
        movaps xmm2, [r8 + 1968]                                ;   251.3 agu2+agu0+fadd+fmul   68 d
        xorps xmm2, [r9 + 1968]                                 ;   254.3 agu1+agu2+fadd+fmul   68 d
        movaps [rbp + 7104], xmm3                               ;   253.0 agu0+agu1+fmisc   69 groups
        movaps xmm3, [r8 + 1984]                                ;   253.3 agu2+agu0+fadd+fmul   68 d
        xorps xmm3, [r9 + 1984]                                 ;   256.3 agu1+agu2+fadd+fmul   68 d
        movaps [rbp + 7120], xmm0                               ;   255.0 agu0+agu1+fmisc   69 groups
        movaps xmm0, [r8 + 2000]                                ;   255.3 agu2+agu0+fadd+fmul   68 d
        xorps xmm0, [r9 + 2000]                                 ;   258.3 agu1+agu2+fadd+fmul   68 d
        movaps [rbp + 7136], xmm1                               ;   257.0 agu0+agu1+fmisc   69 groups
        movaps xmm1, [r8 + 2016]                                ;   257.3 agu2+agu0+fadd+fmul   68 d
        xorps xmm1, [r9 + 2016]                                 ;   260.3 agu1+agu2+fadd+fmul   68 d
        movaps [rbp + 7152], xmm2                               ;   259.0 agu0+agu1+fmisc   69 groups
        movaps xmm2, [r8 + 2032]                                ;   259.3 agu2+agu0+fadd+fmul   68 d
        xorps xmm2, [r9 + 2032]                                 ;   262.3 agu1+agu2+fadd+fmul   68 d
        movaps [rbp + 7168], xmm3                               ;   261.0 agu0+agu1+fmisc   69 groups
        add r9, 0x4000                                          ;   258.7 alu0    69 groups
        mov qword [rbp + 8512], r9                              ;   259.7 agu2    69 groups
        movaps [rbp + 7184], xmm0                               ;   263.0 agu0+agu1+fmisc   69 groups
        movaps [rbp + 7200], xmm1                               ;   265.0 agu2+agu0+fmisc   69 groups
        movaps [rbp + 7216], xmm2                               ;   267.0 agu1+agu2+fmisc   69 groups
        align 16
.groups_2:
        movaps xmm0, [rbp + 6208]                               ;     2.0 agu0+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 2960], xmm0                               ;     4.0 agu2+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6224]                               ;     3.7 agu1+agu2+fadd+fmul   60 rounds reload
        movaps [rbp + 2976], xmm0                               ;     5.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6240]                               ;     5.0 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 2992], xmm0                               ;     7.0 agu1+agu2+fmisc   60 rounds
        movaps xmm0, [rbp + 6256]                               ;     6.3 agu0+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3008], xmm0                               ;     8.3 agu2+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6272]                               ;     7.7 agu1+agu2+fadd+fmul   60 rounds reload
        movaps [rbp + 3024], xmm0                               ;     9.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6288]                               ;     9.0 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3040], xmm0                               ;    11.7 agu1+agu2+fmisc   60 rounds
        movaps xmm0, [rbp + 6304]                               ;    10.3 agu0+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3056], xmm0                               ;    13.7 agu2+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6320]                               ;    11.7 agu1+agu2+fadd+fmul   60 rounds reload
        movaps [rbp + 3072], xmm0                               ;    15.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6336]                               ;    13.0 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3088], xmm0                               ;    17.7 agu1+agu2+fmisc   60 rounds
        movaps xmm0, [rbp + 6352]                               ;    14.3 agu0+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3104], xmm0                               ;    19.7 agu2+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6368]                               ;    15.7 agu1+agu2+fadd+fmul   60 rounds reload
        movaps [rbp + 3120], xmm0                               ;    21.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6384]                               ;    17.0 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3136], xmm0                               ;    23.7 agu1+agu2+fmisc   60 rounds
        movaps xmm0, [rbp + 6400]                               ;    18.7 agu0+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3152], xmm0                               ;    25.7 agu2+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6416]                               ;    20.0 agu1+agu2+fadd+fmul   60 rounds reload
        movaps [rbp + 3168], xmm0                               ;    27.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6432]                               ;    21.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3184], xmm0                               ;    29.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6448]                               ;    23.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3200], xmm0                               ;    31.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6464]                               ;    25.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3216], xmm0                               ;    33.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6480]                               ;    27.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3232], xmm0                               ;    35.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6496]                               ;    29.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3248], xmm0                               ;    37.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6512]                               ;    31.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3264], xmm0                               ;    39.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6528]                               ;    33.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3280], xmm0                               ;    41.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6544]                               ;    35.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3296], xmm0                               ;    43.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6560]                               ;    37.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3312], xmm0                               ;    45.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6576]                               ;    39.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3328], xmm0                               ;    47.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6592]                               ;    41.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3344], xmm0                               ;    49.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6608]                               ;    43.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3360], xmm0                               ;    51.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6624]                               ;    45.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3376], xmm0                               ;    53.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6640]                               ;    47.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3392], xmm0                               ;    55.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6656]                               ;    49.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3408], xmm0                               ;    57.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6672]                               ;    51.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3424], xmm0                               ;    59.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6688]                               ;    53.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3440], xmm0                               ;    61.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6704]                               ;    55.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3456], xmm0                               ;    63.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6720]                               ;    57.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3472], xmm0                               ;    65.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6736]                               ;    59.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3488], xmm0                               ;    67.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6752]                               ;    61.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3504], xmm0                               ;    69.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6768]                               ;    63.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3520], xmm0                               ;    71.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6784]                               ;    65.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3536], xmm0                               ;    73.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6800]                               ;    67.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3552], xmm0                               ;    75.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6816]                               ;    69.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3568], xmm0                               ;    77.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6832]                               ;    71.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3584], xmm0                               ;    79.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6848]                               ;    73.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3600], xmm0                               ;    81.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6864]                               ;    75.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3616], xmm0                               ;    83.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6880]                               ;    77.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3632], xmm0                               ;    85.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6896]                               ;    79.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3648], xmm0                               ;    87.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6912]                               ;    81.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3664], xmm0                               ;    89.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6928]                               ;    83.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3680], xmm0                               ;    91.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6944]                               ;    85.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3696], xmm0                               ;    93.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6960]                               ;    87.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3712], xmm0                               ;    95.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6976]                               ;    89.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3728], xmm0                               ;    97.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6992]                               ;    91.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3744], xmm0                               ;    99.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 7008]                               ;    93.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3760], xmm0                               ;   101.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 7024]                               ;    95.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3776], xmm0                               ;   103.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 7040]                               ;    97.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3792], xmm0                               ;   105.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 7056]                               ;    99.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3808], xmm0                               ;   107.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 7072]                               ;   101.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3824], xmm0                               ;   109.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 7088]                               ;   103.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3840], xmm0                               ;   111.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 7104]                               ;   105.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3856], xmm0                               ;   113.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 7120]                               ;   107.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3872], xmm0                               ;   115.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 7136]                               ;   109.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3888], xmm0                               ;   117.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 7152]                               ;   111.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3904], xmm0                               ;   119.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 7168]                               ;   113.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3920], xmm0                               ;   121.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 7184]                               ;   115.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3936], xmm0                               ;   123.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 7200]                               ;   117.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 3952], xmm0                               ;   125.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 7216]                               ;   119.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 3968], xmm0                               ;   127.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5184]                               ;   121.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4160], xmm0                               ;   129.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5200]                               ;   123.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4176], xmm0                               ;   131.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5216]                               ;   125.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4192], xmm0                               ;   133.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5232]                               ;   127.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4208], xmm0                               ;   135.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5248]                               ;   129.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4224], xmm0                               ;   137.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5264]                               ;   131.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4240], xmm0                               ;   139.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5280]                               ;   133.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4256], xmm0                               ;   141.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5296]                               ;   135.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4272], xmm0                               ;   143.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5312]                               ;   137.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4288], xmm0                               ;   145.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5328]                               ;   139.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4304], xmm0                               ;   147.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5344]                               ;   141.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4320], xmm0                               ;   149.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5360]                               ;   143.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4336], xmm0                               ;   151.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5376]                               ;   145.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4352], xmm0                               ;   153.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5392]                               ;   147.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4368], xmm0                               ;   155.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5408]                               ;   149.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [r13 + 112], xmm0                                ;   157.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5424]                               ;   151.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [r14 - 128], xmm0                                ;   159.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5440]                               ;   153.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [r14 - 112], xmm0                                ;   161.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5456]                               ;   155.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [r14 - 96], xmm0                                 ;   163.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5472]                               ;   157.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [r14 - 80], xmm0                                 ;   165.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5488]                               ;   159.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [r14 - 64], xmm0                                 ;   167.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5504]                               ;   161.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [r14 - 48], xmm0                                 ;   169.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5520]                               ;   163.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [r14 - 32], xmm0                                 ;   171.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5536]                               ;   165.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [r14 - 16], xmm0                                 ;   173.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5552]                               ;   167.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [r14 + 0], xmm0                                  ;   175.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5568]                               ;   169.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [r14 + 16], xmm0                                 ;   177.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5584]                               ;   171.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [r14 + 32], xmm0                                 ;   179.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5600]                               ;   173.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [r14 + 48], xmm0                                 ;   181.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5616]                               ;   175.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [r14 + 64], xmm0                                 ;   183.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5632]                               ;   177.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [r14 + 80], xmm0                                 ;   185.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5648]                               ;   179.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [r14 + 96], xmm0                                 ;   187.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5664]                               ;   181.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [r14 + 112], xmm0                                ;   189.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5680]                               ;   183.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [r15 - 128], xmm0                                ;   191.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5696]                               ;   185.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [r15 - 112], xmm0                                ;   193.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5712]                               ;   187.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [r15 - 96], xmm0                                 ;   195.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5728]                               ;   189.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [r15 - 80], xmm0                                 ;   197.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5744]                               ;   191.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [r15 - 64], xmm0                                 ;   199.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5760]                               ;   193.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [r15 - 48], xmm0                                 ;   201.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5776]                               ;   195.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [r15 - 32], xmm0                                 ;   203.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5792]                               ;   197.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [r15 - 16], xmm0                                 ;   205.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5808]                               ;   199.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [r15 + 0], xmm0                                  ;   207.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5824]                               ;   201.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [r15 + 16], xmm0                                 ;   209.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5840]                               ;   203.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [r15 + 32], xmm0                                 ;   211.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5856]                               ;   205.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [r15 + 48], xmm0                                 ;   213.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5872]                               ;   207.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [r15 + 64], xmm0                                 ;   215.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5888]                               ;   209.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [r15 + 80], xmm0                                 ;   217.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5904]                               ;   211.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [r15 + 96], xmm0                                 ;   219.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5920]                               ;   213.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [r15 + 112], xmm0                                ;   221.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5936]                               ;   215.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 2688], xmm0                               ;   223.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5952]                               ;   217.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 2704], xmm0                               ;   225.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5968]                               ;   219.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 2720], xmm0                               ;   227.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5984]                               ;   221.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 2736], xmm0                               ;   229.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6000]                               ;   223.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 2752], xmm0                               ;   231.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6016]                               ;   225.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 2768], xmm0                               ;   233.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6032]                               ;   227.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 2784], xmm0                               ;   235.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6048]                               ;   229.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 2800], xmm0                               ;   237.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6064]                               ;   231.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 2816], xmm0                               ;   239.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6080]                               ;   233.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 2832], xmm0                               ;   241.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6096]                               ;   235.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 2848], xmm0                               ;   243.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6112]                               ;   237.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 2864], xmm0                               ;   245.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6128]                               ;   239.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 2880], xmm0                               ;   247.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6144]                               ;   241.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 2896], xmm0                               ;   249.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6160]                               ;   243.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 2912], xmm0                               ;   251.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6176]                               ;   245.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 2928], xmm0                               ;   253.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6192]                               ;   247.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 2944], xmm0                               ;   255.7 agu0+agu1+fmisc   60 rounds
        mov r8, qword [rbp + 8504]                              ;   247.7 agu2    60 rounds reload
        mov qword [rbp + 8520], r8                              ;   250.7 agu0    60 rounds
        add r8, 0x1800                                          ;   250.7 alu0    60 rounds
        mov qword [rbp + 8528], r8                              ;   251.7 agu1    60 rounds
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
        movaps xmm14, [r8 + 2064]                               ;     2.0 agu0+agu1+fadd+fmul   40 t
        xorps xmm14, xmm1                                       ;     4.0 fadd+fmul   40 t
        movaps xmm15, [r8 + 2096]                               ;     2.0 agu2+agu0+fmisc+fadd   40 t
        xorps xmm15, xmm3                                       ;     4.0 fmul+fadd   40 t
        movaps [r13 - 96], xmm3                                 ;     3.7 agu1+agu0+fmisc   40 t spill
        movaps xmm3, [r8 + 2112]                                ;     4.0 agu2+agu0+fmul+fadd   40 t
        xorps xmm3, xmm4                                        ;     6.0 fmul+fadd   40 t
        movaps [r13 - 80], xmm4                                 ;     5.7 agu1+agu2+fmisc   40 t spill
        movaps xmm4, [r8 + 2128]                                ;     6.0 agu0+agu1+fmul+fadd   40 t
        xorps xmm4, xmm5                                        ;     8.0 fmul+fadd   40 t
        movaps [r13 - 64], xmm5                                 ;     7.7 agu2+agu0+fmisc   40 t spill
        movaps xmm5, [r8 + 2176]                                ;     8.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm5, xmm8                                        ;    10.0 fmul+fadd   40 t
        movaps [r13 - 48], xmm8                                 ;     9.7 agu2+agu1+fmisc   40 t spill
        movaps xmm8, [r8 + 2208]                                ;    10.0 agu0+agu1+fmul+fadd   40 t
        xorps xmm8, xmm10                                       ;    12.0 fmul+fadd   40 t
        movaps [r13 - 32], xmm10                                ;    11.7 agu2+agu0+fmisc   40 t spill
        movaps xmm10, [r8 + 2224]                               ;    12.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm10, xmm11                                      ;    14.0 fmul+fadd   40 t
        movaps [r13 - 16], xmm11                                ;    13.7 agu2+agu1+fmisc   40 t spill
        movaps xmm11, [r8 + 2240]                               ;    14.0 agu0+agu1+fmul+fadd   40 t
        xorps xmm11, xmm12                                      ;    16.0 fmul+fadd   40 t
        movaps [r13 + 0], xmm12                                 ;    15.7 agu2+agu0+fmisc   40 t spill
        movaps xmm12, [r8 + 2320]                               ;    16.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [r14 - 96]                                 ;    18.0 agu2+agu1+fmul+fadd   40 t
        movaps [r13 + 16], xmm1                                 ;    17.7 agu0+agu2+fmisc   40 t spill
        movaps xmm1, [r8 + 2352]                                ;    18.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm1, [r14 - 64]                                  ;    20.0 agu2+agu1+fmul+fadd   40 t
        movaps [rbp + 80], xmm1                                 ;    22.0 agu0+agu2+fmisc   40 t spill
        movaps xmm1, [r8 + 2368]                                ;    20.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm1, [r14 - 48]                                  ;    22.0 agu2+agu1+fmul+fadd   40 t
        movaps [rbp - 80], xmm12                                ;    21.7 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 2384]                               ;    22.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [r14 - 32]                                 ;    24.0 agu2+agu1+fmul+fadd   40 t
        movaps [rdx + 112], xmm12                               ;    26.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 2448]                               ;    24.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [r14 + 32]                                 ;    26.0 agu2+agu1+fmul+fadd   40 t
        movaps [rdx - 128], xmm12                               ;    28.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 2480]                               ;    26.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [r14 + 64]                                 ;    28.0 agu2+agu1+fmul+fadd   40 t
        movaps [rdx - 64], xmm12                                ;    30.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 2496]                               ;    28.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [r14 + 80]                                 ;    30.0 agu2+agu1+fmul+fadd   40 t
        movaps [rsi - 128], xmm12                               ;    32.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 2512]                               ;    30.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [r14 + 96]                                 ;    32.0 agu2+agu1+fmul+fadd   40 t
        movaps [rdi + 0], xmm12                                 ;    34.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 2560]                               ;    32.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [r15 - 112]                                ;    34.0 agu2+agu1+fmul+fadd   40 t
        movaps [rbp - 128], xmm12                               ;    36.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 2592]                               ;    34.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [r15 - 80]                                 ;    36.0 agu2+agu1+fmul+fadd   40 t
        movaps [rsi - 112], xmm12                               ;    38.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 2608]                               ;    36.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [r15 - 64]                                 ;    38.0 agu2+agu1+fmul+fadd   40 t
        movaps [rsi - 96], xmm12                                ;    40.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 2624]                               ;    38.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [r15 - 48]                                 ;    40.0 agu2+agu1+fmul+fadd   40 t
        movaps [rsi - 80], xmm12                                ;    42.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 2704]                               ;    40.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [r15 + 32]                                 ;    42.0 agu2+agu1+fmul+fadd   40 t
        movaps [rdx - 16], xmm12                                ;    44.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 2736]                               ;    42.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [r15 + 64]                                 ;    44.0 agu2+agu1+fmul+fadd   40 t
        movaps [rsi - 64], xmm12                                ;    46.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 2752]                               ;    44.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [r15 + 80]                                 ;    46.0 agu2+agu1+fmul+fadd   40 t
        movaps [rbp - 64], xmm12                                ;    48.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 2768]                               ;    46.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [r15 + 96]                                 ;    48.0 agu2+agu1+fmul+fadd   40 t
        movaps [rax - 48], xmm12                                ;    50.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 2832]                               ;    48.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 2720]                               ;    50.0 agu2+agu1+fmul+fadd   40 t
        movaps [rsi - 48], xmm12                                ;    52.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 2864]                               ;    50.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 2752]                               ;    52.0 agu2+agu1+fmul+fadd   40 t
        movaps [rdx - 112], xmm12                               ;    54.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 2880]                               ;    52.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 2768]                               ;    54.0 agu2+agu1+fmul+fadd   40 t
        movaps [rbp + 96], xmm12                                ;    56.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 2896]                               ;    54.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 2784]                               ;    56.0 agu2+agu1+fmul+fadd   40 t
        movaps [rax - 32], xmm12                                ;    58.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 2960]                               ;    56.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 2848]                               ;    58.0 agu2+agu1+fmul+fadd   40 t
        movaps [rcx - 16], xmm12                                ;    60.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 2992]                               ;    58.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 2880]                               ;    60.0 agu2+agu1+fmul+fadd   40 t
        movaps [rcx + 0], xmm12                                 ;    62.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 3008]                               ;    60.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 2896]                               ;    62.0 agu2+agu1+fmul+fadd   40 t
        movaps [rcx + 16], xmm12                                ;    64.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, xmm3                                      ;    62.0 fmul+fadd   41 t copy
        xorps xmm12, xmm14                                      ;    64.0 fmul+fadd   41 t
        movaps [rsi - 32], xmm1                                 ;    63.7 agu1+agu0+fmisc   40 t spill
        movaps xmm1, [r8 + 3024]                                ;    64.0 agu2+agu0+fmul+fadd   40 t
        xorps xmm1, [rbp + 2912]                                ;    66.0 agu1+agu2+fmul+fadd   40 t
        movaps [rcx + 32], xmm1                                 ;    68.0 agu0+agu1+fmisc   40 t spill
        movaps xmm1, xmm4                                       ;    66.0 fmul+fadd   41 t copy
        xorps xmm1, xmm14                                       ;    68.0 fmul+fadd   41 t
        movaps [rbp - 96], xmm8                                 ;    67.7 agu2+agu0+fmisc   40 t spill
        movaps xmm8, xmm15                                      ;    68.0 fmul+fadd   41 t copy
        movaps [rcx + 48], xmm11                                ;    69.7 agu1+agu0+fmisc   40 t spill
        movaps xmm11, [r8 + 2080]                               ;    69.0 agu2+agu0+fmul+fadd   41 t
        xorps xmm11, xmm2                                       ;    71.0 fmul+fadd   41 t
        xorps xmm11, [rel camellia128_encrypt.T0_constants128]  ;    73.0 agu1+agu2+fmul+fadd   41 t
        xorps xmm3, xmm11                                       ;    75.0 fmul+fadd   41 t
        movaps [r13 + 32], xmm2                                 ;    72.3 agu0+agu1+fmisc   40 t spill
        movaps xmm2, [r8 + 2144]                                ;    73.0 agu2+agu0+fmul+fadd   41 t
        xorps xmm2, xmm6                                        ;    75.0 fmul+fadd   41 t
        xorps xmm2, [rel camellia128_encrypt.T0_constants128]   ;    77.0 agu1+agu2+fmul+fadd   41 t
        xorps xmm8, xmm2                                        ;    79.0 fmul+fadd   41 t
        movaps [r13 + 48], xmm6                                 ;    75.7 agu0+agu1+fmisc   40 t spill
        movaps xmm6, xmm8                                       ;    81.0 fmul+fadd   41 t copy
        xorps xmm6, xmm0                                        ;    83.0 fmul+fadd   41 t
        xorps xmm6, [r8 + 2048]                                 ;    85.0 agu2+agu0+fmul+fadd   41 t
        xorps xmm6, [rel camellia128_encrypt.T0_constants128]   ;    87.0 agu1+agu0+fmul+fadd   41 t
        xorps xmm8, xmm12                                       ;    81.0 fmul+fadd   41 t
        movaps [r13 + 64], xmm0                                 ;    80.0 agu2+agu1+fmisc   40 t spill
        movaps xmm0, xmm6                                       ;    89.0 fmul+fadd   41 t copy
        xorps xmm0, xmm7                                        ;    91.0 fmul+fadd   41 t
        xorps xmm0, [r8 + 2160]                                 ;    93.0 agu0+agu1+fmul+fadd   41 t
        xorps xmm0, [rel camellia128_encrypt.T0_constants128]   ;    95.0 agu2+agu0+fmul+fadd   41 t
        movaps [r13 + 80], xmm7                                 ;    86.0 agu1+agu0+fmisc   40 t spill
        movaps xmm7, xmm1                                       ;    86.0 fmul+fadd   41 t copy
        xorps xmm7, xmm6                                        ;    89.0 fadd+fmul   41 t
        movaps [rdx - 48], xmm5                                 ;    88.3 agu2+agu0+fmisc   40 t spill
        movaps xmm5, xmm12                                      ;    88.3 fadd+fmul   41 t copy
        xorps xmm5, xmm0                                        ;    97.0 fadd+fmul   41 t
        movaps [rdx + 0], xmm10                                 ;    90.7 agu1+agu0+fmisc   40 t spill
        movaps xmm10, xmm7                                      ;    91.0 fadd+fmul   41 t copy
        orps xmm10, xmm0                                        ;    97.0 fadd+fmul   41 t
        movaps [r11 - 48], xmm13                                ;    92.7 agu2+agu0+fmisc   40 t spill
        movaps xmm13, xmm3                                      ;    92.3 fadd+fmul   41 t copy
        xorps xmm13, xmm8                                       ;    94.3 fadd+fmul   41 t
        xorps xmm4, xmm8                                        ;    94.3 fadd+fmul   41 t
        movaps [r11 - 32], xmm9                                 ;    95.3 agu1+agu0+fmisc   40 t spill
        movaps xmm9, xmm8                                       ;    95.3 fadd+fmul   41 t copy
        xorps xmm9, xmm0                                        ;    97.3 fadd+fmul   41 t
        xorps xmm15, xmm9                                       ;    99.3 fadd+fmul   41 t
        movaps [rbp + 112], xmm0                                ;    98.0 agu2+agu0+fmisc   41 t spill
        movaps xmm0, xmm6                                       ;    98.3 fadd+fmul   41 t copy
        xorps xmm0, xmm11                                       ;   100.3 fadd+fmul   41 t
        movaps [rdx - 32], xmm14                                ;   100.0 agu1+agu0+fmisc   40 t spill
        movaps xmm14, xmm6                                      ;   100.3 fadd+fmul   41 t copy
        orps xmm14, xmm9                                        ;   102.3 fadd+fmul   41 t
        xorps xmm14, xmm10                                      ;   104.3 fadd+fmul   41 t
        movaps [rdx + 16], xmm9                                 ;   102.7 agu2+agu0+fmisc   41 t spill
        movaps xmm9, xmm5                                       ;   103.3 fadd+fmul   41 t copy
        xorps xmm9, xmm13                                       ;   105.3 fadd+fmul   41 t
        xorps xmm10, xmm2                                       ;   105.3 fadd+fmul   41 t
        orps xmm2, xmm5                                         ;   106.3 fadd+fmul   41 t
        xorps xmm4, xmm2                                        ;   108.3 fadd+fmul   41 t
        movaps [rdx + 32], xmm5                                 ;   106.7 agu1+agu0+fmisc   41 t spill
        movaps xmm5, xmm8                                       ;   108.3 fadd+fmul   41 t copy
        andps xmm5, xmm1                                        ;   110.3 fadd+fmul   41 t
        xorps xmm2, xmm5                                        ;   112.3 fadd+fmul   41 t
        movaps xmm5, xmm9                                       ;   111.3 fadd+fmul   41 t copy
        andps xmm5, xmm0                                        ;   113.3 fadd+fmul   41 t
        xorps xmm4, xmm5                                        ;   115.3 fadd+fmul   41 t
        movaps xmm5, xmm0                                       ;   114.3 fadd+fmul   41 t copy
        xorps xmm5, xmm15                                       ;   116.3 fadd+fmul   41 t
        xorps xmm14, xmm4                                       ;   117.3 fadd+fmul   41 t
        xorps xmm10, xmm2                                       ;   117.3 fadd+fmul   41 t
        movaps [rdx + 48], xmm0                                 ;   114.3 agu2+agu0+fmisc   41 t spill
        movaps xmm0, xmm13                                      ;   118.3 fadd+fmul   41 t copy
        andps xmm0, xmm5                                        ;   120.3 fadd+fmul   41 t
        xorps xmm2, xmm0                                        ;   122.3 fadd+fmul   41 t
        movaps xmm0, xmm1                                       ;   121.3 fadd+fmul   41 t copy
        xorps xmm0, xmm5                                        ;   123.3 fadd+fmul   41 t
        movaps [rdx + 64], xmm13                                ;   119.0 agu1+agu0+fmisc   41 t spill
        movaps xmm13, xmm3                                      ;   123.3 fadd+fmul   41 t copy
        andps xmm13, xmm0                                       ;   125.3 fadd+fmul   41 t
        xorps xmm10, xmm13                                      ;   127.3 fadd+fmul   41 t
        movaps xmm13, xmm15                                     ;   126.3 fadd+fmul   41 t copy
        xorps xmm13, xmm7                                       ;   128.3 fadd+fmul   41 t
        movaps [rdx - 96], xmm9                                 ;   124.3 agu2+agu0+fmisc   41 t spill
        movaps xmm9, xmm12                                      ;   128.3 fadd+fmul   41 t copy
        andps xmm9, xmm13                                       ;   130.3 fadd+fmul   41 t
        xorps xmm2, xmm9                                        ;   132.3 fadd+fmul   41 t
        xorps xmm4, xmm9                                        ;   132.3 fadd+fmul   41 t
        movaps xmm9, [rdx - 32]                                 ;   128.3 agu1+agu0+fmisc   41 t
        orps xmm9, xmm11                                        ;   132.3 fadd+fmul   41 t
        xorps xmm4, xmm9                                        ;   134.3 fadd+fmul   41 t
        movaps xmm9, xmm14                                      ;   134.3 fadd+fmul   41 t copy
        andps xmm9, xmm10                                       ;   136.3 fadd+fmul   41 t
        xorps xmm4, xmm9                                        ;   138.3 fadd+fmul   41 t
        movaps [rbp - 16], xmm11                                ;   134.0 agu2+agu0+fmisc   41 t spill
        movaps xmm11, xmm2                                      ;   137.3 fadd+fmul   41 t copy
        andps xmm11, xmm4                                       ;   140.3 fadd+fmul   41 t
        xorps xmm4, xmm10                                       ;   140.3 fadd+fmul   41 t
        orps xmm9, xmm4                                         ;   142.3 fadd+fmul   41 t
        xorps xmm14, xmm11                                      ;   142.3 fadd+fmul   41 t
        xorps xmm9, xmm14                                       ;   144.3 fadd+fmul   41 t
        andps xmm13, xmm9                                       ;   146.3 fadd+fmul   41 t
        movaps xmm11, xmm2                                      ;   144.3 fadd+fmul   41 t copy
        andps xmm11, xmm14                                      ;   146.3 fadd+fmul   41 t
        xorps xmm10, xmm11                                      ;   148.3 fadd+fmul   41 t
        andps xmm14, xmm10                                      ;   150.3 fadd+fmul   41 t
        movaps xmm11, xmm9                                      ;   148.3 fadd+fmul   41 t copy
        orps xmm11, xmm10                                       ;   150.3 fadd+fmul   41 t
        xorps xmm4, xmm11                                       ;   152.3 fadd+fmul   41 t
        xorps xmm2, xmm14                                       ;   152.3 fadd+fmul   41 t
        movaps xmm14, xmm9                                      ;   152.3 fadd+fmul   41 t copy
        xorps xmm14, xmm10                                      ;   154.3 fadd+fmul   41 t
        andps xmm0, xmm14                                       ;   156.3 fadd+fmul   41 t
        andps xmm3, xmm14                                       ;   156.3 fadd+fmul   41 t
        xorps xmm14, xmm4                                       ;   156.3 fadd+fmul   41 t
        andps xmm5, xmm14                                       ;   158.3 fadd+fmul   41 t
        andps xmm12, xmm9                                       ;   158.3 fadd+fmul   41 t
        xorps xmm0, xmm5                                        ;   160.3 fadd+fmul   41 t
        andps xmm8, xmm4                                        ;   160.3 fadd+fmul   41 t
        andps xmm6, xmm2                                        ;   161.3 fadd+fmul   41 t
        andps xmm1, xmm4                                        ;   162.3 fadd+fmul   41 t
        xorps xmm4, xmm2                                        ;   163.3 fadd+fmul   41 t
        xorps xmm5, xmm1                                        ;   164.3 fadd+fmul   41 t
        movaps xmm1, [rdx + 16]                                 ;   161.3 agu1+agu0+fmisc   41 t
        andps xmm1, xmm2                                        ;   165.3 fadd+fmul   41 t
        movaps xmm11, [rbp + 112]                               ;   163.3 agu2+agu0+fmisc   41 t
        andps xmm11, xmm4                                       ;   166.3 fadd+fmul   41 t
        xorps xmm11, xmm3                                       ;   168.3 fadd+fmul   41 t
        xorps xmm3, xmm1                                        ;   168.3 fadd+fmul   41 t
        xorps xmm9, xmm4                                        ;   169.3 fadd+fmul   41 t
        xorps xmm2, xmm10                                       ;   170.3 fadd+fmul   41 t
        andps xmm15, xmm9                                       ;   171.3 fadd+fmul   41 t
        andps xmm4, xmm7                                        ;   172.3 fadd+fmul   41 t
        movaps xmm1, [rdx - 96]                                 ;   169.3 agu1+agu0+fmisc   41 t
        andps xmm1, xmm2                                        ;   173.3 fadd+fmul   41 t
        andps xmm2, [rdx + 48]                                  ;   174.3 agu2+agu0+fadd+fmul   41 t
        andps xmm9, [rdx + 32]                                  ;   175.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm9, xmm11                                       ;   177.3 fadd+fmul   41 t
        xorps xmm9, xmm1                                        ;   179.3 fadd+fmul   41 t
        xorps xmm4, xmm0                                        ;   178.3 fadd+fmul   41 t
        xorps xmm4, xmm13                                       ;   180.3 fadd+fmul   41 t
        xorps xmm8, xmm1                                        ;   180.3 fadd+fmul   41 t
        xorps xmm8, xmm3                                        ;   182.3 fadd+fmul   41 t
        movaps xmm1, [rbp - 16]                                 ;   178.3 agu2+agu1+fmisc   41 t
        andps xmm1, xmm10                                       ;   182.3 fadd+fmul   41 t
        xorps xmm1, xmm8                                        ;   184.3 fadd+fmul   41 t
        andps xmm10, [rdx - 32]                                 ;   184.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm10, xmm9                                       ;   186.3 fadd+fmul   41 t
        xorps xmm10, xmm1                                       ;   188.3 fadd+fmul   41 t
        xorps xmm0, xmm6                                        ;   187.3 fadd+fmul   41 t
        andps xmm14, [rdx + 64]                                 ;   188.3 agu2+agu0+fadd+fmul   41 t
        xorps xmm0, xmm1                                        ;   189.3 fadd+fmul   41 t
        xorps xmm2, xmm1                                        ;   190.3 fadd+fmul   41 t
        xorps xmm2, xmm5                                        ;   192.3 fadd+fmul   41 t
        xorps xmm14, xmm10                                      ;   192.3 fadd+fmul   41 t
        xorps xmm9, xmm3                                        ;   193.3 fadd+fmul   41 t
        xorps xmm9, xmm4                                        ;   195.3 fadd+fmul   41 t
        xorps xmm11, xmm12                                      ;   195.3 fadd+fmul   41 t
        xorps xmm11, xmm10                                      ;   197.3 fadd+fmul   41 t
        movaps xmm1, xmm0                                       ;   197.3 fadd+fmul   41 t copy
        xorps xmm1, xmm2                                        ;   199.3 fadd+fmul   41 t
        xorps xmm1, xmm11                                       ;   201.3 fadd+fmul   41 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128]  ;   196.3 agu1+agu0+fmisc   41 t reload
        xorps xmm11, xmm3                                       ;   200.3 fadd+fmul   41 t
        xorps xmm0, xmm5                                        ;   201.3 fadd+fmul   41 t
        xorps xmm0, xmm13                                       ;   203.3 fadd+fmul   41 t
        xorps xmm0, xmm15                                       ;   205.3 fadd+fmul   41 t
        movaps xmm15, xmm14                                     ;   204.3 fadd+fmul   41 t copy
        xorps xmm15, xmm1                                       ;   206.3 fadd+fmul   41 t
        xorps xmm0, xmm3                                        ;   207.3 fadd+fmul   41 t
        xorps xmm8, xmm3                                        ;   207.3 fadd+fmul   41 t
        xorps xmm4, xmm1                                        ;   208.3 fadd+fmul   41 t
        xorps xmm4, xmm3                                        ;   210.3 fadd+fmul   41 t
        xorps xmm14, xmm3                                       ;   210.3 fadd+fmul   41 t
        movaps xmm1, [rdx - 48]                                 ;   207.3 agu2+agu0+fmisc   23 t
        movaps xmm5, [rdx + 0]                                  ;   209.3 agu1+agu0+fmisc   40 t reload
        xorps xmm1, xmm5                                        ;   211.3 fadd+fmul   23 t
        movaps xmm6, [rdx - 48]                                 ;   211.3 agu2+agu0+fmisc   23 t
        movaps xmm7, [rcx + 48]                                 ;   212.3 agu1+agu0+fadd+fmul   40 t reload
        xorps xmm6, xmm7                                        ;   214.3 fadd+fmul   23 t
        movaps xmm10, [rbp - 96]                                ;   213.3 agu2+agu1+fmisc   23 t
        movaps xmm12, [r8 + 2192]                               ;   214.3 agu0+agu1+fadd+fmul   23 t
        movaps xmm13, [r11 - 32]                                ;   215.3 agu2+agu0+fmisc+fadd   40 t reload
        xorps xmm12, xmm13                                      ;   217.3 fmul+fadd   23 t
        xorps xmm12, xmm3                                       ;   219.3 fmul+fadd   23 t
        xorps xmm5, xmm12                                       ;   221.3 fmul+fadd   23 t
        movaps xmm13, [r8 + 2256]                               ;   216.3 agu1+agu2+fmisc   23 t
        xorps xmm13, [r11 - 48]                                 ;   219.3 agu0+agu1+fmul+fadd   23 t
        xorps xmm13, xmm3                                       ;   221.3 fmul+fadd   23 t
        xorps xmm10, xmm13                                      ;   223.3 fmul+fadd   23 t
        movaps [rdx + 0], xmm2                                  ;   218.3 agu2+agu0+fmisc   41 t spill
        movaps xmm2, xmm10                                      ;   225.3 fmul+fadd   23 t copy
        xorps xmm2, [r8 + 2288]                                 ;   227.3 agu1+agu0+fmul+fadd   23 t
        xorps xmm2, [r14 - 128]                                 ;   229.3 agu2+agu0+fmul+fadd   23 t
        xorps xmm2, xmm3                                        ;   231.3 fmul+fadd   23 t
        xorps xmm10, xmm1                                       ;   226.3 fmul+fadd   23 t
        movaps [rdx + 64], xmm14                                ;   224.3 agu1+agu2+fmisc   41 t spill
        movaps xmm14, xmm2                                      ;   233.3 fmul+fadd   23 t copy
        xorps xmm14, [r8 + 2272]                                ;   235.3 agu0+agu1+fmul+fadd   23 t
        xorps xmm14, [r13 + 112]                                ;   237.3 agu2+agu0+fmul+fadd   23 t
        xorps xmm14, xmm3                                       ;   239.3 fmul+fadd   23 t
        movaps [rdx - 32], xmm4                                 ;   230.3 agu1+agu0+fmisc   41 t spill
        movaps xmm4, xmm6                                       ;   231.3 fmul+fadd   23 t copy
        xorps xmm4, xmm2                                        ;   233.3 fmul+fadd   23 t
        movaps [rbp - 16], xmm9                                 ;   233.0 agu2+agu0+fmisc   41 t spill
        movaps xmm9, xmm1                                       ;   233.3 fmul+fadd   23 t copy
        xorps xmm9, xmm14                                       ;   241.3 fmul+fadd   23 t
        movaps [rdx + 32], xmm8                                 ;   235.3 agu1+agu0+fmisc   41 t spill
        movaps xmm8, xmm4                                       ;   235.3 fmul+fadd   23 t copy
        orps xmm8, xmm14                                        ;   241.3 fmul+fadd   23 t
        movaps [rdx + 48], xmm0                                 ;   237.3 agu2+agu0+fmisc   41 t spill
        movaps xmm0, xmm5                                       ;   237.3 fmul+fadd   23 t copy
        xorps xmm0, xmm10                                       ;   239.3 fmul+fadd   23 t
        xorps xmm7, xmm10                                       ;   239.3 fmul+fadd   23 t
        movaps [rcx + 48], xmm11                                ;   240.0 agu1+agu0+fmisc   41 t spill
        movaps xmm11, xmm10                                     ;   240.3 fmul+fadd   23 t copy
        xorps xmm11, xmm14                                      ;   242.3 fmul+fadd   23 t
        movaps [rdx - 96], xmm15                                ;   242.0 agu2+agu0+fmisc   41 t spill
        movaps xmm15, xmm2                                      ;   242.3 fmul+fadd   23 t copy
        xorps xmm15, xmm12                                      ;   244.3 fmul+fadd   23 t
        movaps xmm3, xmm2                                       ;   244.3 fmul+fadd   23 t copy
        orps xmm3, xmm11                                        ;   246.3 fmul+fadd   23 t
        xorps xmm3, xmm8                                        ;   248.3 fmul+fadd   23 t
        movaps [rbp + 112], xmm14                               ;   246.0 agu1+agu0+fmisc   23 t spill
        movaps xmm14, xmm9                                      ;   247.3 fmul+fadd   23 t copy
        xorps xmm14, xmm0                                       ;   249.3 fmul+fadd   23 t
        xorps xmm8, xmm13                                       ;   249.3 fmul+fadd   23 t
        orps xmm13, xmm9                                        ;   250.3 fmul+fadd   23 t
        xorps xmm7, xmm13                                       ;   252.3 fmul+fadd   23 t
        movaps [rdx + 16], xmm9                                 ;   250.0 agu2+agu0+fmisc   23 t spill
        movaps xmm9, [rbp - 96]                                 ;   252.0 agu1+agu0+fmisc   23 t
        xorps xmm9, xmm11                                       ;   254.0 fmul+fadd   23 t
        movaps [rbp - 96], xmm11                                ;   254.0 agu2+agu1+fmisc   23 t spill
        movaps xmm11, xmm10                                     ;   253.3 fmul+fadd   23 t copy
        andps xmm11, xmm6                                       ;   255.3 fmul+fadd   23 t
        xorps xmm13, xmm11                                      ;   257.3 fmul+fadd   23 t
        movaps xmm11, xmm14                                     ;   256.3 fmul+fadd   23 t copy
        andps xmm11, xmm15                                      ;   258.3 fmul+fadd   23 t
        xorps xmm7, xmm11                                       ;   260.3 fmul+fadd   23 t
        movaps xmm11, xmm15                                     ;   259.3 fmul+fadd   23 t copy
        xorps xmm11, xmm9                                       ;   261.3 fmul+fadd   23 t
        xorps xmm3, xmm7                                        ;   262.3 fmul+fadd   23 t
        xorps xmm8, xmm13                                       ;   262.3 fmul+fadd   23 t
        movaps [rsi - 16], xmm15                                ;   259.3 agu0+agu1+fmisc   23 t spill
        movaps xmm15, xmm0                                      ;   263.3 fmul+fadd   23 t copy
        andps xmm15, xmm11                                      ;   265.3 fmul+fadd   23 t
        xorps xmm13, xmm15                                      ;   267.3 fmul+fadd   23 t
        movaps xmm15, xmm6                                      ;   266.3 fmul+fadd   23 t copy
        xorps xmm15, xmm11                                      ;   268.3 fmul+fadd   23 t
        movaps [rdi + 16], xmm0                                 ;   264.0 agu2+agu0+fmisc   23 t spill
        movaps xmm0, xmm5                                       ;   268.3 fmul+fadd   23 t copy
        andps xmm0, xmm15                                       ;   270.3 fmul+fadd   23 t
        xorps xmm8, xmm0                                        ;   272.3 fmul+fadd   23 t
        movaps xmm0, xmm9                                       ;   271.3 fmul+fadd   23 t copy
        xorps xmm0, xmm4                                        ;   273.3 fmul+fadd   23 t
        movaps [rsi + 0], xmm14                                 ;   269.3 agu1+agu0+fmisc   23 t spill
        movaps xmm14, xmm1                                      ;   273.3 fmul+fadd   23 t copy
        andps xmm14, xmm0                                       ;   275.3 fmul+fadd   23 t
        xorps xmm13, xmm14                                      ;   277.3 fmul+fadd   23 t
        xorps xmm7, xmm14                                       ;   277.3 fmul+fadd   23 t
        movaps xmm14, [rdx - 48]                                ;   273.3 agu2+agu0+fmisc   23 t
        orps xmm14, xmm12                                       ;   277.3 fmul+fadd   23 t
        xorps xmm7, xmm14                                       ;   279.3 fmul+fadd   23 t
        movaps xmm14, xmm3                                      ;   279.3 fmul+fadd   23 t copy
        andps xmm14, xmm8                                       ;   281.3 fmul+fadd   23 t
        xorps xmm7, xmm14                                       ;   283.3 fmul+fadd   23 t
        movaps [rdi + 32], xmm12                                ;   279.0 agu1+agu0+fmisc   23 t spill
        movaps xmm12, xmm13                                     ;   282.3 fmul+fadd   23 t copy
        andps xmm12, xmm7                                       ;   285.3 fmul+fadd   23 t
        xorps xmm7, xmm8                                        ;   285.3 fmul+fadd   23 t
        orps xmm14, xmm7                                        ;   287.3 fmul+fadd   23 t
        xorps xmm3, xmm12                                       ;   287.3 fmul+fadd   23 t
        xorps xmm14, xmm3                                       ;   289.3 fmul+fadd   23 t
        andps xmm0, xmm14                                       ;   291.3 fmul+fadd   23 t
        movaps xmm12, xmm13                                     ;   289.3 fmul+fadd   23 t copy
        andps xmm12, xmm3                                       ;   291.3 fmul+fadd   23 t
        xorps xmm8, xmm12                                       ;   293.3 fmul+fadd   23 t
        andps xmm3, xmm8                                        ;   295.3 fmul+fadd   23 t
        movaps xmm12, xmm14                                     ;   293.3 fmul+fadd   23 t copy
        orps xmm12, xmm8                                        ;   295.3 fmul+fadd   23 t
        xorps xmm7, xmm12                                       ;   297.3 fmul+fadd   23 t
        xorps xmm13, xmm3                                       ;   297.3 fmul+fadd   23 t
        movaps xmm3, xmm14                                      ;   297.3 fmul+fadd   23 t copy
        xorps xmm3, xmm8                                        ;   299.3 fmul+fadd   23 t
        andps xmm15, xmm3                                       ;   301.3 fmul+fadd   23 t
        andps xmm5, xmm3                                        ;   301.3 fmul+fadd   23 t
        xorps xmm3, xmm7                                        ;   301.3 fmul+fadd   23 t
        andps xmm11, xmm3                                       ;   303.3 fmul+fadd   23 t
        andps xmm1, xmm14                                       ;   303.3 fmul+fadd   23 t
        andps xmm10, xmm7                                       ;   304.3 fmul+fadd   23 t
        xorps xmm15, xmm11                                      ;   305.3 fmul+fadd   23 t
        andps xmm2, xmm13                                       ;   306.3 fmul+fadd   23 t
        andps xmm6, xmm7                                        ;   307.3 fmul+fadd   23 t
        xorps xmm7, xmm13                                       ;   308.3 fmul+fadd   23 t
        xorps xmm11, xmm6                                       ;   309.3 fmul+fadd   23 t
        movaps xmm6, [rbp - 96]                                 ;   305.7 agu2+agu0+fmisc   23 t
        andps xmm6, xmm13                                       ;   310.3 fmul+fadd   23 t
        movaps xmm12, [rbp + 112]                               ;   307.7 agu1+agu0+fmisc   23 t
        andps xmm12, xmm7                                       ;   311.3 fmul+fadd   23 t
        xorps xmm12, xmm5                                       ;   313.3 fmul+fadd   23 t
        xorps xmm5, xmm6                                        ;   313.3 fmul+fadd   23 t
        xorps xmm14, xmm7                                       ;   314.3 fmul+fadd   23 t
        xorps xmm13, xmm8                                       ;   315.3 fmul+fadd   23 t
        andps xmm4, xmm7                                        ;   316.3 fmul+fadd   23 t
        andps xmm9, xmm14                                       ;   317.3 fmul+fadd   23 t
        movaps xmm6, [rsi + 0]                                  ;   314.3 agu2+agu0+fmisc   23 t
        andps xmm6, xmm13                                       ;   318.3 fmul+fadd   23 t
        andps xmm13, [rsi - 16]                                 ;   319.3 agu1+agu0+fmul+fadd   23 t
        andps xmm14, [rdx + 16]                                 ;   320.3 agu2+agu0+fmul+fadd   23 t
        xorps xmm14, xmm12                                      ;   322.3 fmul+fadd   23 t
        xorps xmm14, xmm6                                       ;   324.3 fmul+fadd   23 t
        xorps xmm4, xmm15                                       ;   323.3 fmul+fadd   23 t
        xorps xmm4, xmm0                                        ;   325.3 fmul+fadd   23 t
        xorps xmm10, xmm6                                       ;   325.3 fmul+fadd   23 t
        xorps xmm10, xmm5                                       ;   327.3 fmul+fadd   23 t
        movaps xmm6, [rdi + 32]                                 ;   323.3 agu1+agu2+fmisc   23 t
        andps xmm6, xmm8                                        ;   327.3 fmul+fadd   23 t
        xorps xmm6, xmm10                                       ;   329.3 fmul+fadd   23 t
        andps xmm8, [rdx - 48]                                  ;   329.3 agu0+agu1+fmul+fadd   23 t
        xorps xmm8, xmm14                                       ;   331.3 fmul+fadd   23 t
        xorps xmm8, xmm6                                        ;   333.3 fmul+fadd   23 t
        xorps xmm15, xmm2                                       ;   332.3 fmul+fadd   23 t
        andps xmm3, [rdi + 16]                                  ;   333.3 agu2+agu0+fmul+fadd   23 t
        xorps xmm15, xmm6                                       ;   334.3 fmul+fadd   23 t
        xorps xmm13, xmm6                                       ;   335.3 fmul+fadd   23 t
        xorps xmm13, xmm11                                      ;   337.3 fmul+fadd   23 t
        xorps xmm3, xmm8                                        ;   337.3 fmul+fadd   23 t
        xorps xmm14, xmm5                                       ;   338.3 fmul+fadd   23 t
        xorps xmm14, xmm4                                       ;   340.3 fmul+fadd   23 t
        xorps xmm12, xmm1                                       ;   340.3 fmul+fadd   23 t
        xorps xmm12, xmm8                                       ;   342.3 fmul+fadd   23 t
        movaps xmm1, xmm15                                      ;   342.3 fmul+fadd   23 t copy
        xorps xmm1, xmm13                                       ;   344.3 fmul+fadd   23 t
        xorps xmm1, xmm12                                       ;   346.3 fmul+fadd   23 t
        movaps xmm2, [rel camellia128_encrypt.T0_constants128]  ;   341.3 agu1+agu0+fmisc   41 t reload
        xorps xmm12, xmm2                                       ;   345.3 fmul+fadd   23 t
        xorps xmm15, xmm11                                      ;   346.3 fmul+fadd   23 t
        xorps xmm15, xmm0                                       ;   348.3 fmul+fadd   23 t
        xorps xmm15, xmm9                                       ;   350.3 fmul+fadd   23 t
        movaps xmm0, xmm3                                       ;   349.3 fmul+fadd   23 t copy
        xorps xmm0, xmm1                                        ;   351.3 fmul+fadd   23 t
        xorps xmm15, xmm2                                       ;   352.3 fmul+fadd   23 t
        xorps xmm10, xmm2                                       ;   352.3 fmul+fadd   23 t
        xorps xmm4, xmm1                                        ;   353.3 fmul+fadd   23 t
        xorps xmm4, xmm2                                        ;   355.3 fmul+fadd   23 t
        xorps xmm3, xmm2                                        ;   355.3 fmul+fadd   23 t
        movaps xmm1, [rbp - 80]                                 ;   352.3 agu2+agu0+fmisc   22 t
        movaps xmm5, [rsi - 32]                                 ;   354.3 agu1+agu0+fmisc   40 t reload
        xorps xmm1, xmm5                                        ;   356.3 fmul+fadd   22 t
        movaps xmm6, [rbp - 80]                                 ;   356.3 agu2+agu0+fmisc   22 t
        movaps xmm7, [rdx + 112]                                ;   357.3 agu1+agu0+fmul+fadd   40 t reload
        xorps xmm6, xmm7                                        ;   359.3 fmul+fadd   22 t
        movaps xmm8, [rbp + 80]                                 ;   358.3 agu2+agu1+fmisc   22 t
        movaps xmm9, [r8 + 2336]                                ;   359.3 agu0+agu1+fmul+fadd   22 t
        movaps xmm11, [r14 - 80]                                ;   360.0 agu2+agu0+fmisc+fmul   40 t reload
        xorps xmm9, xmm11                                       ;   362.0 fadd+fmul   22 t
        xorps xmm9, xmm2                                        ;   364.0 fadd+fmul   22 t
        xorps xmm5, xmm9                                        ;   366.0 fadd+fmul   22 t
        movaps xmm11, [r8 + 2400]                               ;   361.3 agu1+agu2+fmisc   22 t
        xorps xmm11, [r14 - 16]                                 ;   364.0 agu0+agu1+fadd+fmul   22 t
        xorps xmm11, xmm2                                       ;   366.0 fadd+fmul   22 t
        xorps xmm8, xmm11                                       ;   368.0 fadd+fmul   22 t
        movaps [rsi - 32], xmm13                                ;   363.3 agu2+agu0+fmisc   23 t spill
        movaps xmm13, xmm8                                      ;   370.0 fadd+fmul   22 t copy
        xorps xmm13, [r8 + 2304]                                ;   372.0 agu1+agu0+fadd+fmul   22 t
        xorps xmm13, [r14 - 112]                                ;   374.0 agu2+agu0+fadd+fmul   22 t
        xorps xmm13, xmm2                                       ;   376.0 fadd+fmul   22 t
        xorps xmm8, xmm1                                        ;   371.0 fadd+fmul   22 t
        movaps [rdi + 16], xmm3                                 ;   369.0 agu1+agu2+fmisc   23 t spill
        movaps xmm3, xmm13                                      ;   378.0 fadd+fmul   22 t copy
        xorps xmm3, [r8 + 2416]                                 ;   380.0 agu0+agu1+fadd+fmul   22 t
        xorps xmm3, [r14 + 0]                                   ;   382.0 agu2+agu0+fadd+fmul   22 t
        xorps xmm3, xmm2                                        ;   384.0 fadd+fmul   22 t
        movaps [rdx - 48], xmm4                                 ;   375.0 agu1+agu0+fmisc   23 t spill
        movaps xmm4, xmm6                                       ;   376.0 fadd+fmul   22 t copy
        xorps xmm4, xmm13                                       ;   378.0 fadd+fmul   22 t
        movaps [rdi + 32], xmm14                                ;   377.7 agu2+agu0+fmisc   23 t spill
        movaps xmm14, xmm1                                      ;   378.0 fadd+fmul   22 t copy
        xorps xmm14, xmm3                                       ;   386.0 fadd+fmul   22 t
        movaps [rdx + 16], xmm10                                ;   380.0 agu1+agu0+fmisc   23 t spill
        movaps xmm10, xmm4                                      ;   380.0 fadd+fmul   22 t copy
        orps xmm10, xmm3                                        ;   386.0 fadd+fmul   22 t
        movaps [rsi - 16], xmm15                                ;   382.0 agu2+agu0+fmisc   23 t spill
        movaps xmm15, xmm5                                      ;   382.0 fadd+fmul   22 t copy
        xorps xmm15, xmm8                                       ;   384.0 fadd+fmul   22 t
        xorps xmm7, xmm8                                        ;   384.0 fadd+fmul   22 t
        movaps [rdx + 112], xmm12                               ;   384.7 agu1+agu0+fmisc   23 t spill
        movaps xmm12, xmm8                                      ;   385.0 fadd+fmul   22 t copy
        xorps xmm12, xmm3                                       ;   387.0 fadd+fmul   22 t
        movaps [rsi + 0], xmm0                                  ;   386.7 agu2+agu0+fmisc   23 t spill
        movaps xmm0, xmm13                                      ;   387.0 fadd+fmul   22 t copy
        xorps xmm0, xmm9                                        ;   389.0 fadd+fmul   22 t
        movaps xmm2, xmm13                                      ;   389.0 fadd+fmul   22 t copy
        orps xmm2, xmm12                                        ;   391.0 fadd+fmul   22 t
        xorps xmm2, xmm10                                       ;   393.0 fadd+fmul   22 t
        movaps [rbp + 112], xmm3                                ;   390.7 agu1+agu0+fmisc   22 t spill
        movaps xmm3, xmm14                                      ;   392.0 fadd+fmul   22 t copy
        xorps xmm3, xmm15                                       ;   394.0 fadd+fmul   22 t
        xorps xmm10, xmm11                                      ;   394.0 fadd+fmul   22 t
        orps xmm11, xmm14                                       ;   395.0 fadd+fmul   22 t
        xorps xmm7, xmm11                                       ;   397.0 fadd+fmul   22 t
        movaps [rbp - 96], xmm14                                ;   394.7 agu2+agu0+fmisc   22 t spill
        movaps xmm14, [rbp + 80]                                ;   396.7 agu1+agu0+fmisc+fadd   22 t
        xorps xmm14, xmm12                                      ;   398.7 fmul+fadd   22 t
        movaps [rbp + 80], xmm12                                ;   397.7 agu2+agu1+fmisc   22 t spill
        movaps xmm12, xmm8                                      ;   398.7 fmul+fadd   22 t copy
        andps xmm12, xmm6                                       ;   400.7 fmul+fadd   22 t
        xorps xmm11, xmm12                                      ;   402.7 fmul+fadd   22 t
        movaps xmm12, xmm3                                      ;   401.7 fmul+fadd   22 t copy
        andps xmm12, xmm0                                       ;   403.7 fmul+fadd   22 t
        xorps xmm7, xmm12                                       ;   405.7 fmul+fadd   22 t
        movaps xmm12, xmm0                                      ;   404.7 fmul+fadd   22 t copy
        xorps xmm12, xmm14                                      ;   406.7 fmul+fadd   22 t
        xorps xmm2, xmm7                                        ;   407.7 fmul+fadd   22 t
        xorps xmm10, xmm11                                      ;   407.7 fmul+fadd   22 t
        movaps [rbp - 48], xmm0                                 ;   404.7 agu0+agu1+fmisc   22 t spill
        movaps xmm0, xmm15                                      ;   408.7 fmul+fadd   22 t copy
        andps xmm0, xmm12                                       ;   410.7 fmul+fadd   22 t
        xorps xmm11, xmm0                                       ;   412.7 fmul+fadd   22 t
        movaps xmm0, xmm6                                       ;   411.7 fmul+fadd   22 t copy
        xorps xmm0, xmm12                                       ;   413.7 fmul+fadd   22 t
        movaps [rbp + 0], xmm15                                 ;   409.3 agu2+agu0+fmisc   22 t spill
        movaps xmm15, xmm5                                      ;   413.7 fmul+fadd   22 t copy
        andps xmm15, xmm0                                       ;   415.7 fmul+fadd   22 t
        xorps xmm10, xmm15                                      ;   417.7 fmul+fadd   22 t
        movaps xmm15, xmm14                                     ;   416.7 fmul+fadd   22 t copy
        xorps xmm15, xmm4                                       ;   418.7 fmul+fadd   22 t
        movaps [rdi + 48], xmm3                                 ;   414.7 agu1+agu0+fmisc   22 t spill
        movaps xmm3, xmm1                                       ;   418.7 fmul+fadd   22 t copy
        andps xmm3, xmm15                                       ;   420.7 fmul+fadd   22 t
        xorps xmm11, xmm3                                       ;   422.7 fmul+fadd   22 t
        xorps xmm7, xmm3                                        ;   422.7 fmul+fadd   22 t
        movaps xmm3, [rbp - 80]                                 ;   418.7 agu2+agu0+fmisc   22 t
        orps xmm3, xmm9                                         ;   422.7 fmul+fadd   22 t
        xorps xmm7, xmm3                                        ;   424.7 fmul+fadd   22 t
        movaps xmm3, xmm2                                       ;   424.7 fmul+fadd   22 t copy
        andps xmm3, xmm10                                       ;   426.7 fmul+fadd   22 t
        xorps xmm7, xmm3                                        ;   428.7 fmul+fadd   22 t
        movaps [rbp + 16], xmm9                                 ;   424.3 agu1+agu0+fmisc   22 t spill
        movaps xmm9, xmm11                                      ;   427.7 fmul+fadd   22 t copy
        andps xmm9, xmm7                                        ;   430.7 fmul+fadd   22 t
        xorps xmm7, xmm10                                       ;   430.7 fmul+fadd   22 t
        orps xmm3, xmm7                                         ;   432.7 fmul+fadd   22 t
        xorps xmm2, xmm9                                        ;   432.7 fmul+fadd   22 t
        xorps xmm3, xmm2                                        ;   434.7 fmul+fadd   22 t
        andps xmm15, xmm3                                       ;   436.7 fmul+fadd   22 t
        movaps xmm9, xmm11                                      ;   434.7 fmul+fadd   22 t copy
        andps xmm9, xmm2                                        ;   436.7 fmul+fadd   22 t
        xorps xmm10, xmm9                                       ;   438.7 fmul+fadd   22 t
        andps xmm2, xmm10                                       ;   440.7 fmul+fadd   22 t
        movaps xmm9, xmm3                                       ;   438.7 fmul+fadd   22 t copy
        orps xmm9, xmm10                                        ;   440.7 fmul+fadd   22 t
        xorps xmm7, xmm9                                        ;   442.7 fmul+fadd   22 t
        xorps xmm11, xmm2                                       ;   442.7 fmul+fadd   22 t
        movaps xmm2, xmm3                                       ;   442.7 fmul+fadd   22 t copy
        xorps xmm2, xmm10                                       ;   444.7 fmul+fadd   22 t
        andps xmm0, xmm2                                        ;   446.7 fmul+fadd   22 t
        andps xmm5, xmm2                                        ;   446.7 fmul+fadd   22 t
        xorps xmm2, xmm7                                        ;   446.7 fmul+fadd   22 t
        andps xmm12, xmm2                                       ;   448.7 fmul+fadd   22 t
        andps xmm1, xmm3                                        ;   448.7 fmul+fadd   22 t
        xorps xmm0, xmm12                                       ;   450.7 fmul+fadd   22 t
        andps xmm8, xmm7                                        ;   450.7 fmul+fadd   22 t
        andps xmm13, xmm11                                      ;   451.7 fmul+fadd   22 t
        andps xmm6, xmm7                                        ;   452.7 fmul+fadd   22 t
        xorps xmm7, xmm11                                       ;   453.7 fmul+fadd   22 t
        xorps xmm12, xmm6                                       ;   454.7 fmul+fadd   22 t
        movaps xmm6, [rbp + 80]                                 ;   451.7 agu2+agu0+fmisc   22 t
        andps xmm6, xmm11                                       ;   455.7 fmul+fadd   22 t
        movaps xmm9, [rbp + 112]                                ;   453.7 agu1+agu0+fmisc   22 t
        andps xmm9, xmm7                                        ;   456.7 fmul+fadd   22 t
        xorps xmm9, xmm5                                        ;   458.7 fmul+fadd   22 t
        xorps xmm5, xmm6                                        ;   458.7 fmul+fadd   22 t
        xorps xmm3, xmm7                                        ;   459.7 fmul+fadd   22 t
        xorps xmm11, xmm10                                      ;   460.7 fmul+fadd   22 t
        andps xmm7, xmm4                                        ;   461.7 fmul+fadd   22 t
        andps xmm14, xmm3                                       ;   462.7 fmul+fadd   22 t
        movaps xmm4, [rdi + 48]                                 ;   459.7 agu2+agu0+fmisc   22 t
        andps xmm4, xmm11                                       ;   463.7 fmul+fadd   22 t
        andps xmm11, [rbp - 48]                                 ;   464.7 agu1+agu0+fmul+fadd   22 t
        andps xmm3, [rbp - 96]                                  ;   465.7 agu2+agu0+fmul+fadd   22 t
        xorps xmm3, xmm9                                        ;   467.7 fmul+fadd   22 t
        xorps xmm3, xmm4                                        ;   469.7 fmul+fadd   22 t
        xorps xmm7, xmm0                                        ;   468.7 fmul+fadd   22 t
        xorps xmm7, xmm15                                       ;   470.7 fmul+fadd   22 t
        xorps xmm8, xmm4                                        ;   470.7 fmul+fadd   22 t
        xorps xmm8, xmm5                                        ;   472.7 fmul+fadd   22 t
        movaps xmm4, [rbp + 16]                                 ;   468.7 agu1+agu2+fmisc   22 t
        andps xmm4, xmm10                                       ;   472.7 fmul+fadd   22 t
        xorps xmm4, xmm8                                        ;   474.7 fmul+fadd   22 t
        andps xmm10, [rbp - 80]                                 ;   474.7 agu0+agu1+fmul+fadd   22 t
        xorps xmm10, xmm3                                       ;   476.7 fmul+fadd   22 t
        xorps xmm10, xmm4                                       ;   478.7 fmul+fadd   22 t
        xorps xmm0, xmm13                                       ;   477.7 fmul+fadd   22 t
        andps xmm2, [rbp + 0]                                   ;   478.7 agu2+agu0+fmul+fadd   22 t
        xorps xmm0, xmm4                                        ;   479.7 fmul+fadd   22 t
        xorps xmm11, xmm4                                       ;   480.7 fmul+fadd   22 t
        xorps xmm11, xmm12                                      ;   482.7 fmul+fadd   22 t
        xorps xmm2, xmm10                                       ;   482.7 fmul+fadd   22 t
        xorps xmm3, xmm5                                        ;   483.7 fmul+fadd   22 t
        xorps xmm3, xmm7                                        ;   485.7 fmul+fadd   22 t
        xorps xmm9, xmm1                                        ;   485.7 fmul+fadd   22 t
        xorps xmm9, xmm10                                       ;   487.7 fmul+fadd   22 t
        movaps xmm1, xmm0                                       ;   487.7 fmul+fadd   22 t copy
        xorps xmm1, xmm11                                       ;   489.7 fmul+fadd   22 t
        xorps xmm1, xmm9                                        ;   491.7 fmul+fadd   22 t
        movaps xmm4, [rel camellia128_encrypt.T0_constants128]  ;   486.7 agu1+agu0+fmisc   41 t reload
        xorps xmm9, xmm4                                        ;   490.7 fmul+fadd   22 t
        xorps xmm0, xmm12                                       ;   491.7 fmul+fadd   22 t
        xorps xmm0, xmm15                                       ;   493.7 fmul+fadd   22 t
        xorps xmm0, xmm14                                       ;   495.7 fmul+fadd   22 t
        movaps xmm14, xmm2                                      ;   494.7 fmul+fadd   22 t copy
        xorps xmm14, xmm1                                       ;   496.7 fmul+fadd   22 t
        xorps xmm0, xmm4                                        ;   497.7 fmul+fadd   22 t
        xorps xmm8, xmm4                                        ;   497.7 fmul+fadd   22 t
        xorps xmm7, xmm1                                        ;   498.7 fmul+fadd   22 t
        xorps xmm7, xmm4                                        ;   500.7 fmul+fadd   22 t
        xorps xmm2, xmm4                                        ;   500.7 fmul+fadd   22 t
        movaps xmm15, [rdx - 128]                               ;   497.7 agu2+agu0+fmisc   21 t
        movaps xmm1, [rsi - 128]                                ;   499.7 agu1+agu0+fmisc   40 t reload
        xorps xmm15, xmm1                                       ;   501.7 fmul+fadd   21 t
        movaps xmm5, [rdx - 128]                                ;   501.7 agu2+agu0+fmisc   21 t
        movaps xmm6, [rdi + 0]                                  ;   502.7 agu1+agu0+fmul+fadd   40 t reload
        xorps xmm5, xmm6                                        ;   504.7 fmul+fadd   21 t
        movaps xmm10, [rdx - 64]                                ;   503.7 agu2+agu1+fmisc   21 t
        movaps xmm12, [r8 + 2464]                               ;   504.7 agu0+agu1+fmul+fadd   21 t
        movaps xmm13, [r14 + 48]                                ;   505.0 agu2+agu0+fmisc+fmul   40 t reload
        xorps xmm12, xmm13                                      ;   507.0 fadd+fmul   21 t
        xorps xmm12, xmm4                                       ;   509.0 fadd+fmul   21 t
        xorps xmm1, xmm12                                       ;   511.0 fadd+fmul   21 t
        movaps xmm13, [r8 + 2528]                               ;   506.7 agu1+agu2+fmisc   21 t
        xorps xmm13, [r14 + 112]                                ;   509.0 agu0+agu1+fadd+fmul   21 t
        xorps xmm13, xmm4                                       ;   511.0 fadd+fmul   21 t
        xorps xmm10, xmm13                                      ;   513.0 fadd+fmul   21 t
        movaps [rsi - 128], xmm14                               ;   508.7 agu2+agu0+fmisc   22 t spill
        movaps xmm14, xmm10                                     ;   515.0 fadd+fmul   21 t copy
        xorps xmm14, [r8 + 2432]                                ;   517.0 agu1+agu0+fadd+fmul   21 t
        xorps xmm14, [r14 + 16]                                 ;   519.0 agu2+agu0+fadd+fmul   21 t
        xorps xmm14, xmm4                                       ;   521.0 fadd+fmul   21 t
        xorps xmm10, xmm15                                      ;   516.0 fadd+fmul   21 t
        movaps [rbp + 0], xmm11                                 ;   514.0 agu1+agu2+fmisc   22 t spill
        movaps xmm11, xmm14                                     ;   523.0 fadd+fmul   21 t copy
        xorps xmm11, [r8 + 2544]                                ;   525.0 agu0+agu1+fadd+fmul   21 t
        xorps xmm11, [r15 - 128]                                ;   527.0 agu2+agu0+fadd+fmul   21 t
        xorps xmm11, xmm4                                       ;   529.0 fadd+fmul   21 t
        movaps [rbp - 80], xmm2                                 ;   520.0 agu1+agu0+fmisc   22 t spill
        movaps xmm2, xmm5                                       ;   521.0 fadd+fmul   21 t copy
        xorps xmm2, xmm14                                       ;   523.0 fadd+fmul   21 t
        movaps [rbp + 16], xmm7                                 ;   522.7 agu2+agu0+fmisc   22 t spill
        movaps xmm7, xmm15                                      ;   523.0 fadd+fmul   21 t copy
        xorps xmm7, xmm11                                       ;   531.0 fadd+fmul   21 t
        movaps [rbp - 96], xmm3                                 ;   525.0 agu1+agu0+fmisc   22 t spill
        movaps xmm3, xmm2                                       ;   525.0 fadd+fmul   21 t copy
        orps xmm3, xmm11                                        ;   531.0 fadd+fmul   21 t
        movaps [rbp - 48], xmm8                                 ;   527.0 agu2+agu0+fmisc   22 t spill
        movaps xmm8, xmm1                                       ;   527.0 fadd+fmul   21 t copy
        xorps xmm8, xmm10                                       ;   529.0 fadd+fmul   21 t
        xorps xmm6, xmm10                                       ;   529.0 fadd+fmul   21 t
        movaps [rdi + 0], xmm0                                  ;   529.7 agu1+agu0+fmisc   22 t spill
        movaps xmm0, xmm10                                      ;   530.0 fadd+fmul   21 t copy
        xorps xmm0, xmm11                                       ;   532.0 fadd+fmul   21 t
        movaps [rdi + 48], xmm9                                 ;   531.7 agu2+agu0+fmisc   22 t spill
        movaps xmm9, xmm14                                      ;   532.0 fadd+fmul   21 t copy
        xorps xmm9, xmm12                                       ;   534.0 fadd+fmul   21 t
        movaps xmm4, xmm14                                      ;   534.0 fadd+fmul   21 t copy
        orps xmm4, xmm0                                         ;   536.0 fadd+fmul   21 t
        xorps xmm4, xmm3                                        ;   538.0 fadd+fmul   21 t
        movaps [rbp + 112], xmm11                               ;   535.7 agu1+agu0+fmisc   21 t spill
        movaps xmm11, xmm7                                      ;   537.0 fadd+fmul   21 t copy
        xorps xmm11, xmm8                                       ;   539.0 fadd+fmul   21 t
        xorps xmm3, xmm13                                       ;   539.0 fadd+fmul   21 t
        orps xmm13, xmm7                                        ;   540.0 fadd+fmul   21 t
        xorps xmm6, xmm13                                       ;   542.0 fadd+fmul   21 t
        movaps [rbp + 80], xmm7                                 ;   539.7 agu2+agu0+fmisc   21 t spill
        movaps xmm7, [rdx - 64]                                 ;   541.7 agu1+agu0+fmisc   21 t
        xorps xmm7, xmm0                                        ;   543.7 fadd+fmul   21 t
        movaps [rdx - 64], xmm0                                 ;   543.7 agu2+agu1+fmisc   21 t spill
        movaps xmm0, xmm10                                      ;   543.0 fadd+fmul   21 t copy
        andps xmm0, xmm5                                        ;   545.0 fadd+fmul   21 t
        xorps xmm13, xmm0                                       ;   547.0 fadd+fmul   21 t
        movaps xmm0, xmm11                                      ;   546.0 fadd+fmul   21 t copy
        andps xmm0, xmm9                                        ;   548.0 fadd+fmul   21 t
        xorps xmm6, xmm0                                        ;   550.0 fadd+fmul   21 t
        movaps xmm0, xmm9                                       ;   549.0 fadd+fmul   21 t copy
        xorps xmm0, xmm7                                        ;   551.0 fadd+fmul   21 t
        xorps xmm4, xmm6                                        ;   552.0 fadd+fmul   21 t
        xorps xmm3, xmm13                                       ;   552.0 fadd+fmul   21 t
        movaps [rsi + 16], xmm9                                 ;   549.0 agu0+agu1+fmisc   21 t spill
        movaps xmm9, xmm8                                       ;   553.0 fadd+fmul   21 t copy
        andps xmm9, xmm0                                        ;   555.0 fadd+fmul   21 t
        xorps xmm13, xmm9                                       ;   557.0 fadd+fmul   21 t
        movaps xmm9, xmm5                                       ;   556.0 fadd+fmul   21 t copy
        xorps xmm9, xmm0                                        ;   558.0 fadd+fmul   21 t
        movaps [rsi + 32], xmm8                                 ;   553.7 agu2+agu0+fmisc   21 t spill
        movaps xmm8, xmm1                                       ;   558.0 fadd+fmul   21 t copy
        andps xmm8, xmm9                                        ;   560.0 fadd+fmul   21 t
        xorps xmm3, xmm8                                        ;   562.0 fadd+fmul   21 t
        movaps xmm8, xmm7                                       ;   561.0 fadd+fmul   21 t copy
        xorps xmm8, xmm2                                        ;   563.0 fadd+fmul   21 t
        movaps [rsi + 48], xmm11                                ;   559.0 agu1+agu0+fmisc   21 t spill
        movaps xmm11, xmm15                                     ;   563.0 fadd+fmul   21 t copy
        andps xmm11, xmm8                                       ;   565.0 fadd+fmul   21 t
        xorps xmm13, xmm11                                      ;   567.0 fadd+fmul   21 t
        xorps xmm6, xmm11                                       ;   567.0 fadd+fmul   21 t
        movaps xmm11, [rdx - 128]                               ;   563.0 agu2+agu0+fmisc   21 t
        orps xmm11, xmm12                                       ;   567.0 fadd+fmul   21 t
        xorps xmm6, xmm11                                       ;   569.0 fadd+fmul   21 t
        movaps xmm11, xmm4                                      ;   569.0 fadd+fmul   21 t copy
        andps xmm11, xmm3                                       ;   571.0 fadd+fmul   21 t
        xorps xmm6, xmm11                                       ;   573.0 fadd+fmul   21 t
        movaps [rbp - 112], xmm12                               ;   568.7 agu1+agu0+fmisc   21 t spill
        movaps xmm12, xmm13                                     ;   572.0 fadd+fmul   21 t copy
        andps xmm12, xmm6                                       ;   575.0 fadd+fmul   21 t
        xorps xmm6, xmm3                                        ;   575.0 fadd+fmul   21 t
        orps xmm11, xmm6                                        ;   577.0 fadd+fmul   21 t
        xorps xmm4, xmm12                                       ;   577.0 fadd+fmul   21 t
        xorps xmm11, xmm4                                       ;   579.0 fadd+fmul   21 t
        andps xmm8, xmm11                                       ;   581.0 fadd+fmul   21 t
        movaps xmm12, xmm13                                     ;   579.0 fadd+fmul   21 t copy
        andps xmm12, xmm4                                       ;   581.0 fadd+fmul   21 t
        xorps xmm3, xmm12                                       ;   583.0 fadd+fmul   21 t
        andps xmm4, xmm3                                        ;   585.0 fadd+fmul   21 t
        movaps xmm12, xmm11                                     ;   583.0 fadd+fmul   21 t copy
        orps xmm12, xmm3                                        ;   585.0 fadd+fmul   21 t
        xorps xmm6, xmm12                                       ;   587.0 fadd+fmul   21 t
        xorps xmm13, xmm4                                       ;   587.0 fadd+fmul   21 t
        movaps xmm4, xmm11                                      ;   587.0 fadd+fmul   21 t copy
        xorps xmm4, xmm3                                        ;   589.0 fadd+fmul   21 t
        andps xmm9, xmm4                                        ;   591.0 fadd+fmul   21 t
        andps xmm1, xmm4                                        ;   591.0 fadd+fmul   21 t
        xorps xmm4, xmm6                                        ;   591.0 fadd+fmul   21 t
        andps xmm0, xmm4                                        ;   593.0 fadd+fmul   21 t
        andps xmm15, xmm11                                      ;   593.0 fadd+fmul   21 t
        xorps xmm9, xmm0                                        ;   595.0 fadd+fmul   21 t
        andps xmm10, xmm6                                       ;   595.0 fadd+fmul   21 t
        andps xmm14, xmm13                                      ;   596.0 fadd+fmul   21 t
        andps xmm5, xmm6                                        ;   597.0 fadd+fmul   21 t
        xorps xmm6, xmm13                                       ;   598.0 fadd+fmul   21 t
        xorps xmm0, xmm5                                        ;   599.0 fadd+fmul   21 t
        movaps xmm5, [rdx - 64]                                 ;   596.0 agu2+agu0+fmisc   21 t
        andps xmm5, xmm13                                       ;   600.0 fadd+fmul   21 t
        movaps xmm12, [rbp + 112]                               ;   598.0 agu1+agu0+fmisc   21 t
        andps xmm12, xmm6                                       ;   601.0 fadd+fmul   21 t
        xorps xmm12, xmm1                                       ;   603.0 fadd+fmul   21 t
        xorps xmm1, xmm5                                        ;   603.0 fadd+fmul   21 t
        xorps xmm11, xmm6                                       ;   604.0 fadd+fmul   21 t
        xorps xmm13, xmm3                                       ;   605.0 fadd+fmul   21 t
        andps xmm6, xmm2                                        ;   606.0 fadd+fmul   21 t
        andps xmm7, xmm11                                       ;   607.0 fadd+fmul   21 t
        movaps xmm2, [rsi + 48]                                 ;   604.0 agu2+agu0+fmisc   21 t
        andps xmm2, xmm13                                       ;   608.0 fadd+fmul   21 t
        andps xmm13, [rsi + 16]                                 ;   609.0 agu1+agu0+fadd+fmul   21 t
        andps xmm11, [rbp + 80]                                 ;   610.0 agu2+agu0+fadd+fmul   21 t
        xorps xmm11, xmm12                                      ;   612.0 fadd+fmul   21 t
        xorps xmm11, xmm2                                       ;   614.0 fadd+fmul   21 t
        xorps xmm6, xmm9                                        ;   613.0 fadd+fmul   21 t
        xorps xmm6, xmm8                                        ;   615.0 fadd+fmul   21 t
        xorps xmm10, xmm2                                       ;   615.0 fadd+fmul   21 t
        xorps xmm10, xmm1                                       ;   617.0 fadd+fmul   21 t
        movaps xmm2, [rbp - 112]                                ;   613.0 agu1+agu2+fmisc   21 t
        andps xmm2, xmm3                                        ;   617.0 fadd+fmul   21 t
        xorps xmm2, xmm10                                       ;   619.0 fadd+fmul   21 t
        andps xmm3, [rdx - 128]                                 ;   619.0 agu0+agu1+fadd+fmul   21 t
        xorps xmm3, xmm11                                       ;   621.0 fadd+fmul   21 t
        xorps xmm3, xmm2                                        ;   623.0 fadd+fmul   21 t
        xorps xmm9, xmm14                                       ;   622.0 fadd+fmul   21 t
        andps xmm4, [rsi + 32]                                  ;   623.0 agu2+agu0+fadd+fmul   21 t
        xorps xmm9, xmm2                                        ;   624.0 fadd+fmul   21 t
        xorps xmm13, xmm2                                       ;   625.0 fadd+fmul   21 t
        xorps xmm13, xmm0                                       ;   627.0 fadd+fmul   21 t
        xorps xmm4, xmm3                                        ;   627.0 fadd+fmul   21 t
        xorps xmm11, xmm1                                       ;   628.0 fadd+fmul   21 t
        xorps xmm11, xmm6                                       ;   630.0 fadd+fmul   21 t
        xorps xmm12, xmm15                                      ;   630.0 fadd+fmul   21 t
        xorps xmm12, xmm3                                       ;   632.0 fadd+fmul   21 t
        movaps xmm14, xmm9                                      ;   632.0 fadd+fmul   21 t copy
        xorps xmm14, xmm13                                      ;   634.0 fadd+fmul   21 t
        xorps xmm14, xmm12                                      ;   636.0 fadd+fmul   21 t
        movaps xmm15, [rel camellia128_encrypt.T0_constants128] ;   631.0 agu1+agu0+fmisc   41 t reload
        xorps xmm12, xmm15                                      ;   635.0 fadd+fmul   21 t
        xorps xmm9, xmm0                                        ;   636.0 fadd+fmul   21 t
        xorps xmm9, xmm8                                        ;   638.0 fadd+fmul   21 t
        xorps xmm9, xmm7                                        ;   640.0 fadd+fmul   21 t
        movaps xmm0, xmm4                                       ;   639.0 fadd+fmul   21 t copy
        xorps xmm0, xmm14                                       ;   641.0 fadd+fmul   21 t
        xorps xmm9, xmm15                                       ;   642.0 fadd+fmul   21 t
        xorps xmm10, xmm15                                      ;   642.0 fadd+fmul   21 t
        xorps xmm6, xmm14                                       ;   643.0 fadd+fmul   21 t
        xorps xmm6, xmm15                                       ;   645.0 fadd+fmul   21 t
        xorps xmm4, xmm15                                       ;   645.0 fadd+fmul   21 t
        movaps xmm14, [rbp - 128]                               ;   642.0 agu2+agu0+fmisc   23 t
        movaps xmm1, [rsi - 96]                                 ;   644.0 agu1+agu0+fmisc   40 t reload
        xorps xmm14, xmm1                                       ;   646.0 fadd+fmul   23 t
        movaps xmm2, [rbp - 128]                                ;   646.0 agu2+agu0+fmisc   23 t
        movaps xmm3, [rsi - 80]                                 ;   647.0 agu1+agu0+fadd+fmul   40 t reload
        xorps xmm2, xmm3                                        ;   649.0 fadd+fmul   23 t
        movaps xmm5, [rsi - 112]                                ;   648.0 agu2+agu1+fmisc   23 t
        movaps xmm7, [r8 + 2576]                                ;   649.0 agu0+agu1+fadd+fmul   23 t
        movaps xmm8, [r15 - 96]                                 ;   649.7 agu2+agu0+fmisc+fadd   40 t reload
        xorps xmm7, xmm8                                        ;   651.7 fmul+fadd   23 t
        xorps xmm7, xmm15                                       ;   653.7 fmul+fadd   23 t
        xorps xmm1, xmm7                                        ;   655.7 fmul+fadd   23 t
        movaps xmm8, [r8 + 2640]                                ;   651.0 agu1+agu2+fmisc   23 t
        xorps xmm8, [r15 - 32]                                  ;   653.7 agu0+agu1+fmul+fadd   23 t
        xorps xmm8, xmm15                                       ;   655.7 fmul+fadd   23 t
        xorps xmm5, xmm8                                        ;   657.7 fmul+fadd   23 t
        movaps [rsi - 96], xmm4                                 ;   653.0 agu2+agu0+fmisc   21 t spill
        movaps xmm4, xmm5                                       ;   659.7 fmul+fadd   23 t copy
        xorps xmm4, [r8 + 2672]                                 ;   661.7 agu1+agu0+fmul+fadd   23 t
        xorps xmm4, [r15 + 0]                                   ;   663.7 agu2+agu0+fmul+fadd   23 t
        xorps xmm4, xmm15                                       ;   665.7 fmul+fadd   23 t
        xorps xmm5, xmm14                                       ;   660.7 fmul+fadd   23 t
        movaps [rsi + 32], xmm6                                 ;   658.7 agu1+agu2+fmisc   21 t spill
        movaps xmm6, xmm4                                       ;   667.7 fmul+fadd   23 t copy
        xorps xmm6, [r8 + 2656]                                 ;   669.7 agu0+agu1+fmul+fadd   23 t
        xorps xmm6, [r15 - 16]                                  ;   671.7 agu2+agu0+fmul+fadd   23 t
        xorps xmm6, xmm15                                       ;   673.7 fmul+fadd   23 t
        movaps [rdx - 128], xmm11                               ;   664.7 agu1+agu0+fmisc   21 t spill
        movaps xmm11, xmm2                                      ;   665.7 fmul+fadd   23 t copy
        xorps xmm11, xmm4                                       ;   667.7 fmul+fadd   23 t
        movaps [rbp - 112], xmm10                               ;   667.3 agu2+agu0+fmisc   21 t spill
        movaps xmm10, xmm14                                     ;   667.7 fmul+fadd   23 t copy
        xorps xmm10, xmm6                                       ;   675.7 fmul+fadd   23 t
        movaps [rbp + 80], xmm9                                 ;   669.7 agu1+agu0+fmisc   21 t spill
        movaps xmm9, xmm11                                      ;   669.7 fmul+fadd   23 t copy
        orps xmm9, xmm6                                         ;   675.7 fmul+fadd   23 t
        movaps [rsi + 16], xmm12                                ;   671.7 agu2+agu0+fmisc   21 t spill
        movaps xmm12, xmm1                                      ;   671.7 fmul+fadd   23 t copy
        xorps xmm12, xmm5                                       ;   673.7 fmul+fadd   23 t
        xorps xmm3, xmm5                                        ;   673.7 fmul+fadd   23 t
        movaps [rsi - 80], xmm0                                 ;   674.3 agu1+agu0+fmisc   21 t spill
        movaps xmm0, xmm5                                       ;   674.7 fmul+fadd   23 t copy
        xorps xmm0, xmm6                                        ;   676.7 fmul+fadd   23 t
        movaps [rsi + 48], xmm13                                ;   676.3 agu2+agu0+fmisc   21 t spill
        movaps xmm13, xmm4                                      ;   676.7 fmul+fadd   23 t copy
        xorps xmm13, xmm7                                       ;   678.7 fmul+fadd   23 t
        movaps xmm15, xmm4                                      ;   678.7 fmul+fadd   23 t copy
        orps xmm15, xmm0                                        ;   680.7 fmul+fadd   23 t
        xorps xmm15, xmm9                                       ;   682.7 fmul+fadd   23 t
        movaps [rbp + 112], xmm6                                ;   680.3 agu1+agu0+fmisc   23 t spill
        movaps xmm6, xmm10                                      ;   681.7 fmul+fadd   23 t copy
        xorps xmm6, xmm12                                       ;   683.7 fmul+fadd   23 t
        xorps xmm9, xmm8                                        ;   683.7 fmul+fadd   23 t
        orps xmm8, xmm10                                        ;   684.7 fmul+fadd   23 t
        xorps xmm3, xmm8                                        ;   686.7 fmul+fadd   23 t
        movaps [rdx - 64], xmm10                                ;   684.3 agu2+agu0+fmisc   23 t spill
        movaps xmm10, [rsi - 112]                               ;   686.3 agu1+agu0+fmisc   23 t
        xorps xmm10, xmm0                                       ;   688.3 fmul+fadd   23 t
        movaps [rsi - 112], xmm0                                ;   688.3 agu2+agu1+fmisc   23 t spill
        movaps xmm0, xmm5                                       ;   687.7 fmul+fadd   23 t copy
        andps xmm0, xmm2                                        ;   689.7 fmul+fadd   23 t
        xorps xmm8, xmm0                                        ;   691.7 fmul+fadd   23 t
        movaps xmm0, xmm6                                       ;   690.7 fmul+fadd   23 t copy
        andps xmm0, xmm13                                       ;   692.7 fmul+fadd   23 t
        xorps xmm3, xmm0                                        ;   694.7 fmul+fadd   23 t
        movaps xmm0, xmm13                                      ;   693.7 fmul+fadd   23 t copy
        xorps xmm0, xmm10                                       ;   695.7 fmul+fadd   23 t
        xorps xmm15, xmm3                                       ;   696.7 fmul+fadd   23 t
        xorps xmm9, xmm8                                        ;   696.7 fmul+fadd   23 t
        movaps [rdi + 64], xmm13                                ;   693.7 agu0+agu1+fmisc   23 t spill
        movaps xmm13, xmm12                                     ;   697.7 fmul+fadd   23 t copy
        andps xmm13, xmm0                                       ;   699.7 fmul+fadd   23 t
        xorps xmm8, xmm13                                       ;   701.7 fmul+fadd   23 t
        movaps xmm13, xmm2                                      ;   700.7 fmul+fadd   23 t copy
        xorps xmm13, xmm0                                       ;   702.7 fmul+fadd   23 t
        movaps [rcx + 64], xmm12                                ;   698.3 agu2+agu0+fmisc   23 t spill
        movaps xmm12, xmm1                                      ;   702.7 fmul+fadd   23 t copy
        andps xmm12, xmm13                                      ;   704.7 fmul+fadd   23 t
        xorps xmm9, xmm12                                       ;   706.7 fmul+fadd   23 t
        movaps xmm12, xmm10                                     ;   705.7 fmul+fadd   23 t copy
        xorps xmm12, xmm11                                      ;   707.7 fmul+fadd   23 t
        movaps [rax - 16], xmm6                                 ;   703.7 agu1+agu0+fmisc   23 t spill
        movaps xmm6, xmm14                                      ;   707.7 fmul+fadd   23 t copy
        andps xmm6, xmm12                                       ;   709.7 fmul+fadd   23 t
        xorps xmm8, xmm6                                        ;   711.7 fmul+fadd   23 t
        xorps xmm3, xmm6                                        ;   711.7 fmul+fadd   23 t
        movaps xmm6, [rbp - 128]                                ;   707.7 agu2+agu0+fmisc   23 t
        orps xmm6, xmm7                                         ;   711.7 fmul+fadd   23 t
        xorps xmm3, xmm6                                        ;   713.7 fmul+fadd   23 t
        movaps xmm6, xmm15                                      ;   713.7 fmul+fadd   23 t copy
        andps xmm6, xmm9                                        ;   715.7 fmul+fadd   23 t
        xorps xmm3, xmm6                                        ;   717.7 fmul+fadd   23 t
        movaps [rax + 0], xmm7                                  ;   713.3 agu1+agu0+fmisc   23 t spill
        movaps xmm7, xmm8                                       ;   716.7 fmul+fadd   23 t copy
        andps xmm7, xmm3                                        ;   719.7 fmul+fadd   23 t
        xorps xmm3, xmm9                                        ;   719.7 fmul+fadd   23 t
        orps xmm6, xmm3                                         ;   721.7 fmul+fadd   23 t
        xorps xmm15, xmm7                                       ;   721.7 fmul+fadd   23 t
        xorps xmm6, xmm15                                       ;   723.7 fmul+fadd   23 t
        andps xmm12, xmm6                                       ;   725.7 fmul+fadd   23 t
        movaps xmm7, xmm8                                       ;   723.7 fmul+fadd   23 t copy
        andps xmm7, xmm15                                       ;   725.7 fmul+fadd   23 t
        xorps xmm9, xmm7                                        ;   727.7 fmul+fadd   23 t
        andps xmm15, xmm9                                       ;   729.7 fmul+fadd   23 t
        movaps xmm7, xmm6                                       ;   727.7 fmul+fadd   23 t copy
        orps xmm7, xmm9                                         ;   729.7 fmul+fadd   23 t
        xorps xmm3, xmm7                                        ;   731.7 fmul+fadd   23 t
        xorps xmm8, xmm15                                       ;   731.7 fmul+fadd   23 t
        movaps xmm15, xmm6                                      ;   731.7 fmul+fadd   23 t copy
        xorps xmm15, xmm9                                       ;   733.7 fmul+fadd   23 t
        andps xmm13, xmm15                                      ;   735.7 fmul+fadd   23 t
        andps xmm1, xmm15                                       ;   735.7 fmul+fadd   23 t
        xorps xmm15, xmm3                                       ;   735.7 fmul+fadd   23 t
        andps xmm0, xmm15                                       ;   737.7 fmul+fadd   23 t
        andps xmm14, xmm6                                       ;   737.7 fmul+fadd   23 t
        xorps xmm13, xmm0                                       ;   739.7 fmul+fadd   23 t
        andps xmm5, xmm3                                        ;   739.7 fmul+fadd   23 t
        andps xmm4, xmm8                                        ;   740.7 fmul+fadd   23 t
        andps xmm2, xmm3                                        ;   741.7 fmul+fadd   23 t
        xorps xmm3, xmm8                                        ;   742.7 fmul+fadd   23 t
        xorps xmm0, xmm2                                        ;   743.7 fmul+fadd   23 t
        movaps xmm2, [rsi - 112]                                ;   740.7 agu2+agu0+fmisc   23 t
        andps xmm2, xmm8                                        ;   744.7 fmul+fadd   23 t
        movaps xmm7, [rbp + 112]                                ;   742.7 agu1+agu0+fmisc   23 t
        andps xmm7, xmm3                                        ;   745.7 fmul+fadd   23 t
        xorps xmm7, xmm1                                        ;   747.7 fmul+fadd   23 t
        xorps xmm1, xmm2                                        ;   747.7 fmul+fadd   23 t
        xorps xmm6, xmm3                                        ;   748.7 fmul+fadd   23 t
        xorps xmm8, xmm9                                        ;   749.7 fmul+fadd   23 t
        andps xmm10, xmm6                                       ;   750.7 fmul+fadd   23 t
        andps xmm3, xmm11                                       ;   751.7 fmul+fadd   23 t
        movaps xmm2, [rax - 16]                                 ;   748.7 agu2+agu0+fmisc   23 t
        andps xmm2, xmm8                                        ;   752.7 fmul+fadd   23 t
        andps xmm8, [rdi + 64]                                  ;   753.7 agu1+agu0+fmul+fadd   23 t
        andps xmm6, [rdx - 64]                                  ;   754.7 agu2+agu0+fmul+fadd   23 t
        xorps xmm6, xmm7                                        ;   756.7 fmul+fadd   23 t
        xorps xmm6, xmm2                                        ;   758.7 fmul+fadd   23 t
        xorps xmm3, xmm13                                       ;   757.7 fmul+fadd   23 t
        xorps xmm3, xmm12                                       ;   759.7 fmul+fadd   23 t
        xorps xmm5, xmm2                                        ;   759.7 fmul+fadd   23 t
        xorps xmm5, xmm1                                        ;   761.7 fmul+fadd   23 t
        movaps xmm2, [rax + 0]                                  ;   757.7 agu1+agu2+fmisc   23 t
        andps xmm2, xmm9                                        ;   761.7 fmul+fadd   23 t
        xorps xmm2, xmm5                                        ;   763.7 fmul+fadd   23 t
        andps xmm9, [rbp - 128]                                 ;   763.7 agu0+agu1+fmul+fadd   23 t
        xorps xmm9, xmm6                                        ;   765.7 fmul+fadd   23 t
        xorps xmm9, xmm2                                        ;   767.7 fmul+fadd   23 t
        xorps xmm13, xmm4                                       ;   766.7 fmul+fadd   23 t
        andps xmm15, [rcx + 64]                                 ;   767.7 agu2+agu0+fmul+fadd   23 t
        xorps xmm13, xmm2                                       ;   768.7 fmul+fadd   23 t
        xorps xmm8, xmm2                                        ;   769.7 fmul+fadd   23 t
        xorps xmm8, xmm0                                        ;   771.7 fmul+fadd   23 t
        xorps xmm15, xmm9                                       ;   771.7 fmul+fadd   23 t
        xorps xmm7, xmm14                                       ;   772.7 fmul+fadd   23 t
        xorps xmm7, xmm9                                        ;   774.7 fmul+fadd   23 t
        movaps xmm14, xmm13                                     ;   774.7 fmul+fadd   23 t copy
        xorps xmm14, xmm8                                       ;   776.7 fmul+fadd   23 t
        xorps xmm14, xmm7                                       ;   778.7 fmul+fadd   23 t
        movaps xmm2, [rdx - 16]                                 ;   773.3 agu1+agu0+fmisc   22 t
        movaps xmm4, [rbp - 64]                                 ;   775.3 agu2+agu0+fmisc   40 t reload
        xorps xmm2, xmm4                                        ;   777.7 fmul+fadd   22 t
        movaps xmm9, [rdx - 16]                                 ;   777.3 agu1+agu2+fmisc   22 t
        movaps xmm11, [rax - 48]                                ;   778.3 agu0+agu1+fmul+fmisc   40 t reload
        xorps xmm9, xmm11                                       ;   780.3 fadd+fmul   22 t
        movaps [rbp - 64], xmm8                                 ;   780.3 agu2+agu0+fmisc   23 t spill
        movaps xmm8, [rsi - 64]                                 ;   780.3 agu1+agu0+fadd+fmul   22 t
        movaps [rcx + 64], xmm3                                 ;   782.3 agu2+agu1+fmisc   23 t spill
        movaps xmm3, [r8 + 2720]                                ;   781.3 agu0+agu2+fadd+fmul   22 t
        xorps xmm3, [r15 + 48]                                  ;   783.3 agu1+agu0+fadd+fmul   22 t
        xorps xmm3, [rel camellia128_encrypt.T0_constants128]   ;   785.3 agu2+agu1+fadd+fmul   22 t
        xorps xmm4, xmm3                                        ;   787.3 fadd+fmul   22 t
        movaps [rbp - 128], xmm1                                ;   784.3 agu0+agu1+fmisc   23 t spill
        movaps xmm1, [r8 + 2784]                                ;   785.3 agu2+agu0+fadd+fmul   22 t
        xorps xmm1, [r15 + 112]                                 ;   787.3 agu1+agu2+fadd+fmul   22 t
        xorps xmm1, [rel camellia128_encrypt.T0_constants128]   ;   789.3 agu0+agu1+fadd+fmul   22 t
        xorps xmm8, xmm1                                        ;   791.3 fadd+fmul   22 t
        movaps [rax + 0], xmm6                                  ;   786.3 agu2+agu0+fmisc   23 t spill
        movaps xmm6, xmm8                                       ;   793.3 fadd+fmul   22 t copy
        xorps xmm6, [r8 + 2688]                                 ;   795.3 agu1+agu0+fadd+fmul   22 t
        xorps xmm6, [r15 + 16]                                  ;   797.3 agu2+agu0+fadd+fmul   22 t
        xorps xmm6, [rel camellia128_encrypt.T0_constants128]   ;   799.3 agu1+agu2+fadd+fmul   22 t
        xorps xmm8, xmm2                                        ;   793.3 fadd+fmul   22 t
        movaps [rdx - 64], xmm5                                 ;   792.3 agu0+agu1+fmisc   23 t spill
        movaps xmm5, xmm6                                       ;   801.3 fadd+fmul   22 t copy
        xorps xmm5, [r8 + 2800]                                 ;   803.3 agu2+agu0+fadd+fmul   22 t
        xorps xmm5, [rbp + 2688]                                ;   805.3 agu1+agu0+fadd+fmul   22 t
        xorps xmm5, [rel camellia128_encrypt.T0_constants128]   ;   807.3 agu2+agu1+fadd+fmul   22 t
        movaps [rdi + 64], xmm10                                ;   798.3 agu0+agu1+fmisc   23 t spill
        movaps xmm10, xmm9                                      ;   798.3 fadd+fmul   22 t copy
        xorps xmm10, xmm6                                       ;   801.3 fadd+fmul   22 t
        movaps [rax - 16], xmm12                                ;   800.7 agu2+agu0+fmisc   23 t spill
        movaps xmm12, xmm2                                      ;   800.7 fadd+fmul   22 t copy
        xorps xmm12, xmm5                                       ;   809.3 fadd+fmul   22 t
        movaps [rbp + 112], xmm13                               ;   803.0 agu1+agu0+fmisc   23 t spill
        movaps xmm13, xmm10                                     ;   803.3 fadd+fmul   22 t copy
        orps xmm13, xmm5                                        ;   809.3 fadd+fmul   22 t
        movaps [rsi - 112], xmm0                                ;   805.0 agu2+agu0+fmisc   23 t spill
        movaps xmm0, xmm4                                       ;   804.7 fadd+fmul   22 t copy
        xorps xmm0, xmm8                                        ;   806.7 fadd+fmul   22 t
        xorps xmm11, xmm8                                       ;   806.7 fadd+fmul   22 t
        movaps [rax - 48], xmm7                                 ;   807.7 agu1+agu0+fmisc   23 t spill
        movaps xmm7, xmm8                                       ;   807.7 fadd+fmul   22 t copy
        xorps xmm7, xmm5                                        ;   809.7 fadd+fmul   22 t
        movaps [rbp - 32], xmm15                                ;   809.7 agu2+agu0+fmisc   23 t spill
        movaps xmm15, xmm6                                      ;   809.7 fadd+fmul   22 t copy
        xorps xmm15, xmm3                                       ;   811.7 fadd+fmul   22 t
        movaps [rdx + 80], xmm14                                ;   811.7 agu1+agu0+fmisc   23 t spill
        movaps xmm14, xmm6                                      ;   811.7 fadd+fmul   22 t copy
        orps xmm14, xmm7                                        ;   813.7 fadd+fmul   22 t
        xorps xmm14, xmm13                                      ;   815.7 fadd+fmul   22 t
        movaps [rdx - 80], xmm5                                 ;   814.3 agu2+agu0+fmisc   22 t spill
        movaps xmm5, xmm12                                      ;   814.7 fadd+fmul   22 t copy
        xorps xmm5, xmm0                                        ;   816.7 fadd+fmul   22 t
        xorps xmm13, xmm1                                       ;   816.7 fadd+fmul   22 t
        orps xmm1, xmm12                                        ;   817.7 fadd+fmul   22 t
        xorps xmm11, xmm1                                       ;   819.7 fadd+fmul   22 t
        movaps [rcx + 80], xmm12                                ;   818.3 agu1+agu0+fmisc   22 t spill
        movaps xmm12, [rsi - 64]                                ;   819.7 agu2+agu0+fmisc+fadd   22 t
        xorps xmm12, xmm7                                       ;   821.7 fmul+fadd   22 t
        movaps [rsi - 64], xmm7                                 ;   821.3 agu1+agu2+fmisc   22 t spill
        movaps xmm7, xmm8                                       ;   821.7 fmul+fadd   22 t copy
        andps xmm7, xmm9                                        ;   823.7 fmul+fadd   22 t
        xorps xmm1, xmm7                                        ;   825.7 fmul+fadd   22 t
        movaps xmm7, xmm5                                       ;   824.7 fmul+fadd   22 t copy
        andps xmm7, xmm15                                       ;   826.7 fmul+fadd   22 t
        xorps xmm11, xmm7                                       ;   828.7 fmul+fadd   22 t
        movaps xmm7, xmm15                                      ;   827.7 fmul+fadd   22 t copy
        xorps xmm7, xmm12                                       ;   829.7 fmul+fadd   22 t
        xorps xmm14, xmm11                                      ;   830.7 fmul+fadd   22 t
        xorps xmm13, xmm1                                       ;   830.7 fmul+fadd   22 t
        movaps [rax + 16], xmm15                                ;   827.7 agu0+agu1+fmisc   22 t spill
        movaps xmm15, xmm0                                      ;   831.7 fmul+fadd   22 t copy
        andps xmm15, xmm7                                       ;   833.7 fmul+fadd   22 t
        xorps xmm1, xmm15                                       ;   835.7 fmul+fadd   22 t
        movaps xmm15, xmm9                                      ;   834.7 fmul+fadd   22 t copy
        xorps xmm15, xmm7                                       ;   836.7 fmul+fadd   22 t
        movaps [rbp + 32], xmm0                                 ;   832.3 agu2+agu0+fmisc   22 t spill
        movaps xmm0, xmm4                                       ;   836.7 fmul+fadd   22 t copy
        andps xmm0, xmm15                                       ;   838.7 fmul+fadd   22 t
        xorps xmm13, xmm0                                       ;   840.7 fmul+fadd   22 t
        movaps xmm0, xmm12                                      ;   839.7 fmul+fadd   22 t copy
        xorps xmm0, xmm10                                       ;   841.7 fmul+fadd   22 t
        movaps [rcx + 96], xmm5                                 ;   837.7 agu1+agu0+fmisc   22 t spill
        movaps xmm5, xmm2                                       ;   841.7 fmul+fadd   22 t copy
        andps xmm5, xmm0                                        ;   843.7 fmul+fadd   22 t
        xorps xmm1, xmm5                                        ;   845.7 fmul+fadd   22 t
        xorps xmm11, xmm5                                       ;   845.7 fmul+fadd   22 t
        movaps xmm5, [rdx - 16]                                 ;   841.7 agu2+agu0+fmisc   22 t
        orps xmm5, xmm3                                         ;   845.7 fmul+fadd   22 t
        xorps xmm11, xmm5                                       ;   847.7 fmul+fadd   22 t
        movaps xmm5, xmm14                                      ;   847.7 fmul+fadd   22 t copy
        andps xmm5, xmm13                                       ;   849.7 fmul+fadd   22 t
        xorps xmm11, xmm5                                       ;   851.7 fmul+fadd   22 t
        movaps [rbp + 48], xmm3                                 ;   847.3 agu1+agu0+fmisc   22 t spill
        movaps xmm3, xmm1                                       ;   850.7 fmul+fadd   22 t copy
        andps xmm3, xmm11                                       ;   853.7 fmul+fadd   22 t
        xorps xmm11, xmm13                                      ;   853.7 fmul+fadd   22 t
        orps xmm5, xmm11                                        ;   855.7 fmul+fadd   22 t
        xorps xmm14, xmm3                                       ;   855.7 fmul+fadd   22 t
        xorps xmm5, xmm14                                       ;   857.7 fmul+fadd   22 t
        andps xmm0, xmm5                                        ;   859.7 fmul+fadd   22 t
        movaps xmm3, xmm1                                       ;   857.7 fmul+fadd   22 t copy
        andps xmm3, xmm14                                       ;   859.7 fmul+fadd   22 t
        xorps xmm13, xmm3                                       ;   861.7 fmul+fadd   22 t
        andps xmm14, xmm13                                      ;   863.7 fmul+fadd   22 t
        movaps xmm3, xmm5                                       ;   861.7 fmul+fadd   22 t copy
        orps xmm3, xmm13                                        ;   863.7 fmul+fadd   22 t
        xorps xmm11, xmm3                                       ;   865.7 fmul+fadd   22 t
        xorps xmm1, xmm14                                       ;   865.7 fmul+fadd   22 t
        movaps xmm14, xmm5                                      ;   865.7 fmul+fadd   22 t copy
        xorps xmm14, xmm13                                      ;   867.7 fmul+fadd   22 t
        andps xmm15, xmm14                                      ;   869.7 fmul+fadd   22 t
        andps xmm4, xmm14                                       ;   869.7 fmul+fadd   22 t
        xorps xmm14, xmm11                                      ;   869.7 fmul+fadd   22 t
        andps xmm7, xmm14                                       ;   871.7 fmul+fadd   22 t
        andps xmm2, xmm5                                        ;   871.7 fmul+fadd   22 t
        andps xmm8, xmm11                                       ;   872.7 fmul+fadd   22 t
        xorps xmm15, xmm7                                       ;   873.7 fmul+fadd   22 t
        andps xmm6, xmm1                                        ;   874.7 fmul+fadd   22 t
        andps xmm9, xmm11                                       ;   875.7 fmul+fadd   22 t
        xorps xmm11, xmm1                                       ;   876.7 fmul+fadd   22 t
        xorps xmm7, xmm9                                        ;   877.7 fmul+fadd   22 t
        movaps xmm3, [rsi - 64]                                 ;   874.0 agu2+agu0+fmisc   22 t
        andps xmm3, xmm1                                        ;   878.7 fmul+fadd   22 t
        movaps xmm9, [rdx - 80]                                 ;   876.0 agu1+agu0+fmisc   22 t
        andps xmm9, xmm11                                       ;   879.7 fmul+fadd   22 t
        xorps xmm9, xmm4                                        ;   881.7 fmul+fadd   22 t
        xorps xmm4, xmm3                                        ;   881.7 fmul+fadd   22 t
        xorps xmm5, xmm11                                       ;   882.7 fmul+fadd   22 t
        xorps xmm1, xmm13                                       ;   883.7 fmul+fadd   22 t
        andps xmm10, xmm11                                      ;   884.7 fmul+fadd   22 t
        andps xmm12, xmm5                                       ;   885.7 fmul+fadd   22 t
        movaps xmm3, [rcx + 96]                                 ;   882.7 agu2+agu0+fmisc   22 t
        andps xmm3, xmm1                                        ;   886.7 fmul+fadd   22 t
        andps xmm1, [rax + 16]                                  ;   887.7 agu1+agu0+fmul+fadd   22 t
        andps xmm5, [rcx + 80]                                  ;   888.7 agu2+agu0+fmul+fadd   22 t
        xorps xmm5, xmm9                                        ;   890.7 fmul+fadd   22 t
        xorps xmm5, xmm3                                        ;   892.7 fmul+fadd   22 t
        xorps xmm10, xmm15                                      ;   891.7 fmul+fadd   22 t
        xorps xmm10, xmm0                                       ;   893.7 fmul+fadd   22 t
        xorps xmm8, xmm3                                        ;   893.7 fmul+fadd   22 t
        xorps xmm8, xmm4                                        ;   895.7 fmul+fadd   22 t
        movaps xmm3, [rbp + 48]                                 ;   891.7 agu1+agu2+fmisc   22 t
        andps xmm3, xmm13                                       ;   895.7 fmul+fadd   22 t
        xorps xmm3, xmm8                                        ;   897.7 fmul+fadd   22 t
        andps xmm13, [rdx - 16]                                 ;   897.7 agu0+agu1+fmul+fadd   22 t
        xorps xmm13, xmm5                                       ;   899.7 fmul+fadd   22 t
        xorps xmm13, xmm3                                       ;   901.7 fmul+fadd   22 t
        xorps xmm15, xmm6                                       ;   900.7 fmul+fadd   22 t
        andps xmm14, [rbp + 32]                                 ;   901.7 agu2+agu0+fmul+fadd   22 t
        xorps xmm15, xmm3                                       ;   902.7 fmul+fadd   22 t
        xorps xmm1, xmm3                                        ;   903.7 fmul+fadd   22 t
        xorps xmm1, xmm7                                        ;   905.7 fmul+fadd   22 t
        xorps xmm14, xmm13                                      ;   905.7 fmul+fadd   22 t
        xorps xmm9, xmm2                                        ;   906.7 fmul+fadd   22 t
        xorps xmm9, xmm13                                       ;   908.7 fmul+fadd   22 t
        movaps xmm2, xmm15                                      ;   908.7 fmul+fadd   22 t copy
        xorps xmm2, xmm1                                        ;   910.7 fmul+fadd   22 t
        xorps xmm2, xmm9                                        ;   912.7 fmul+fadd   22 t
        movaps xmm3, [rsi - 48]                                 ;   907.3 agu1+agu0+fmisc   21 t
        movaps xmm6, [rbp + 96]                                 ;   909.3 agu2+agu0+fmisc   40 t reload
        xorps xmm3, xmm6                                        ;   911.7 fmul+fadd   21 t
        movaps xmm11, [rsi - 48]                                ;   911.3 agu1+agu2+fmisc   21 t
        movaps xmm13, [rax - 32]                                ;   912.3 agu0+agu1+fmul+fmisc   40 t reload
        xorps xmm11, xmm13                                      ;   914.3 fadd+fmul   21 t
        movaps [rbp + 96], xmm1                                 ;   914.3 agu2+agu0+fmisc   22 t spill
        movaps xmm1, [rdx - 112]                                ;   913.7 agu1+agu0+fadd+fmul   21 t
        movaps [rbp + 32], xmm14                                ;   916.3 agu2+agu1+fmisc   22 t spill
        movaps xmm14, [r8 + 2848]                               ;   914.7 agu0+agu2+fadd+fmul   21 t
        xorps xmm14, [rbp + 2736]                               ;   916.7 agu1+agu0+fadd+fmul   21 t
        xorps xmm14, [rel camellia128_encrypt.T0_constants128]  ;   918.7 agu2+agu1+fadd+fmul   21 t
        xorps xmm6, xmm14                                       ;   920.7 fadd+fmul   21 t
        movaps [rdx - 16], xmm2                                 ;   918.3 agu0+agu2+fmisc   22 t spill
        movaps xmm2, [r8 + 2912]                                ;   918.7 agu1+agu0+fadd+fmul   21 t
        xorps xmm2, [rbp + 2800]                                ;   920.7 agu2+agu1+fadd+fmul   21 t
        xorps xmm2, [rel camellia128_encrypt.T0_constants128]   ;   922.7 agu0+agu2+fadd+fmul   21 t
        xorps xmm1, xmm2                                        ;   924.7 fadd+fmul   21 t
        movaps [rbp + 48], xmm10                                ;   920.3 agu1+agu0+fmisc   22 t spill
        movaps xmm10, xmm1                                      ;   926.7 fadd+fmul   21 t copy
        xorps xmm10, [r8 + 2816]                                ;   928.7 agu2+agu0+fadd+fmul   21 t
        xorps xmm10, [rbp + 2704]                               ;   930.7 agu1+agu0+fadd+fmul   21 t
        xorps xmm10, [rel camellia128_encrypt.T0_constants128]  ;   932.7 agu2+agu1+fadd+fmul   21 t
        xorps xmm1, xmm3                                        ;   926.7 fadd+fmul   21 t
        movaps [rcx + 80], xmm4                                 ;   925.7 agu0+agu2+fmisc   22 t spill
        movaps xmm4, xmm10                                      ;   934.7 fadd+fmul   21 t copy
        xorps xmm4, [r8 + 2928]                                 ;   936.7 agu1+agu0+fadd+fmul   21 t
        xorps xmm4, [rbp + 2816]                                ;   938.7 agu2+agu0+fadd+fmul   21 t
        xorps xmm4, [rel camellia128_encrypt.T0_constants128]   ;   940.7 agu1+agu2+fadd+fmul   21 t
        movaps [rax + 16], xmm5                                 ;   931.7 agu0+agu1+fmisc   22 t spill
        movaps xmm5, xmm11                                      ;   931.7 fadd+fmul   21 t copy
        xorps xmm5, xmm10                                       ;   934.7 fadd+fmul   21 t
        movaps [rcx + 96], xmm8                                 ;   934.0 agu2+agu0+fmisc   22 t spill
        movaps xmm8, xmm3                                       ;   934.0 fadd+fmul   21 t copy
        xorps xmm8, xmm4                                        ;   942.7 fadd+fmul   21 t
        movaps [rdx - 80], xmm12                                ;   936.3 agu1+agu0+fmisc   22 t spill
        movaps xmm12, xmm5                                      ;   936.7 fadd+fmul   21 t copy
        orps xmm12, xmm4                                        ;   942.7 fadd+fmul   21 t
        movaps [rsi - 64], xmm0                                 ;   938.3 agu2+agu0+fmisc   22 t spill
        movaps xmm0, xmm6                                       ;   938.0 fadd+fmul   21 t copy
        xorps xmm0, xmm1                                        ;   940.0 fadd+fmul   21 t
        xorps xmm13, xmm1                                       ;   940.0 fadd+fmul   21 t
        movaps [rax - 32], xmm15                                ;   941.0 agu1+agu0+fmisc   22 t spill
        movaps xmm15, xmm1                                      ;   941.0 fadd+fmul   21 t copy
        xorps xmm15, xmm4                                       ;   943.0 fadd+fmul   21 t
        movaps [r11 - 16], xmm7                                 ;   943.0 agu2+agu0+fmisc   22 t spill
        movaps xmm7, xmm10                                      ;   943.0 fadd+fmul   21 t copy
        xorps xmm7, xmm14                                       ;   945.0 fadd+fmul   21 t
        movaps [rsi + 64], xmm9                                 ;   945.0 agu1+agu0+fmisc   22 t spill
        movaps xmm9, xmm10                                      ;   945.0 fadd+fmul   21 t copy
        orps xmm9, xmm15                                        ;   947.0 fadd+fmul   21 t
        xorps xmm9, xmm12                                       ;   949.0 fadd+fmul   21 t
        movaps [rax + 32], xmm4                                 ;   947.7 agu2+agu0+fmisc   21 t spill
        movaps xmm4, xmm8                                       ;   948.0 fadd+fmul   21 t copy
        xorps xmm4, xmm0                                        ;   950.0 fadd+fmul   21 t
        xorps xmm12, xmm2                                       ;   950.0 fadd+fmul   21 t
        orps xmm2, xmm8                                         ;   951.0 fadd+fmul   21 t
        xorps xmm13, xmm2                                       ;   953.0 fadd+fmul   21 t
        movaps [rbp + 64], xmm8                                 ;   951.7 agu1+agu0+fmisc   21 t spill
        movaps xmm8, [rdx - 112]                                ;   953.0 agu2+agu0+fmisc+fadd   21 t
        xorps xmm8, xmm15                                       ;   955.0 fmul+fadd   21 t
        movaps [rdx - 112], xmm15                               ;   954.7 agu1+agu2+fmisc   21 t spill
        movaps xmm15, xmm1                                      ;   955.0 fmul+fadd   21 t copy
        andps xmm15, xmm11                                      ;   957.0 fmul+fadd   21 t
        xorps xmm2, xmm15                                       ;   959.0 fmul+fadd   21 t
        movaps xmm15, xmm4                                      ;   958.0 fmul+fadd   21 t copy
        andps xmm15, xmm7                                       ;   960.0 fmul+fadd   21 t
        xorps xmm13, xmm15                                      ;   962.0 fmul+fadd   21 t
        movaps xmm15, xmm7                                      ;   961.0 fmul+fadd   21 t copy
        xorps xmm15, xmm8                                       ;   963.0 fmul+fadd   21 t
        xorps xmm9, xmm13                                       ;   964.0 fmul+fadd   21 t
        xorps xmm12, xmm2                                       ;   964.0 fmul+fadd   21 t
        movaps [rax + 48], xmm7                                 ;   961.0 agu0+agu1+fmisc   21 t spill
        movaps xmm7, xmm0                                       ;   965.0 fmul+fadd   21 t copy
        andps xmm7, xmm15                                       ;   967.0 fmul+fadd   21 t
        xorps xmm2, xmm7                                        ;   969.0 fmul+fadd   21 t
        movaps xmm7, xmm11                                      ;   968.0 fmul+fadd   21 t copy
        xorps xmm7, xmm15                                       ;   970.0 fmul+fadd   21 t
        movaps [rsi + 80], xmm0                                 ;   965.7 agu2+agu0+fmisc   21 t spill
        movaps xmm0, xmm6                                       ;   970.0 fmul+fadd   21 t copy
        andps xmm0, xmm7                                        ;   972.0 fmul+fadd   21 t
        xorps xmm12, xmm0                                       ;   974.0 fmul+fadd   21 t
        movaps xmm0, xmm8                                       ;   973.0 fmul+fadd   21 t copy
        xorps xmm0, xmm5                                        ;   975.0 fmul+fadd   21 t
        movaps [rax + 64], xmm4                                 ;   971.0 agu1+agu0+fmisc   21 t spill
        movaps xmm4, xmm3                                       ;   975.0 fmul+fadd   21 t copy
        andps xmm4, xmm0                                        ;   977.0 fmul+fadd   21 t
        xorps xmm2, xmm4                                        ;   979.0 fmul+fadd   21 t
        xorps xmm13, xmm4                                       ;   979.0 fmul+fadd   21 t
        movaps xmm4, [rsi - 48]                                 ;   975.0 agu2+agu0+fmisc   21 t
        orps xmm4, xmm14                                        ;   979.0 fmul+fadd   21 t
        xorps xmm13, xmm4                                       ;   981.0 fmul+fadd   21 t
        movaps xmm4, xmm9                                       ;   981.0 fmul+fadd   21 t copy
        andps xmm4, xmm12                                       ;   983.0 fmul+fadd   21 t
        xorps xmm13, xmm4                                       ;   985.0 fmul+fadd   21 t
        movaps [rcx + 112], xmm14                               ;   980.7 agu1+agu0+fmisc   21 t spill
        movaps xmm14, xmm2                                      ;   984.0 fmul+fadd   21 t copy
        andps xmm14, xmm13                                      ;   987.0 fmul+fadd   21 t
        xorps xmm13, xmm12                                      ;   987.0 fmul+fadd   21 t
        orps xmm4, xmm13                                        ;   989.0 fmul+fadd   21 t
        xorps xmm9, xmm14                                       ;   989.0 fmul+fadd   21 t
        xorps xmm4, xmm9                                        ;   991.0 fmul+fadd   21 t
        andps xmm0, xmm4                                        ;   993.0 fmul+fadd   21 t
        movaps xmm14, xmm2                                      ;   991.0 fmul+fadd   21 t copy
        andps xmm14, xmm9                                       ;   993.0 fmul+fadd   21 t
        xorps xmm12, xmm14                                      ;   995.0 fmul+fadd   21 t
        andps xmm9, xmm12                                       ;   997.0 fmul+fadd   21 t
        movaps xmm14, xmm4                                      ;   995.0 fmul+fadd   21 t copy
        orps xmm14, xmm12                                       ;   997.0 fmul+fadd   21 t
        xorps xmm13, xmm14                                      ;   999.0 fmul+fadd   21 t
        xorps xmm2, xmm9                                        ;   999.0 fmul+fadd   21 t
        movaps xmm14, xmm4                                      ;   999.0 fmul+fadd   21 t copy
        xorps xmm14, xmm12                                      ;  1001.0 fmul+fadd   21 t
        andps xmm7, xmm14                                       ;  1003.0 fmul+fadd   21 t
        andps xmm6, xmm14                                       ;  1003.0 fmul+fadd   21 t
        xorps xmm14, xmm13                                      ;  1003.0 fmul+fadd   21 t
        andps xmm15, xmm14                                      ;  1005.0 fmul+fadd   21 t
        andps xmm3, xmm4                                        ;  1005.0 fmul+fadd   21 t
        xorps xmm7, xmm15                                       ;  1007.0 fmul+fadd   21 t
        andps xmm1, xmm13                                       ;  1007.0 fmul+fadd   21 t
        andps xmm10, xmm2                                       ;  1008.0 fmul+fadd   21 t
        andps xmm11, xmm13                                      ;  1009.0 fmul+fadd   21 t
        xorps xmm13, xmm2                                       ;  1010.0 fmul+fadd   21 t
        xorps xmm15, xmm11                                      ;  1011.0 fmul+fadd   21 t
        movaps xmm9, [rdx - 112]                                ;  1008.0 agu2+agu0+fmisc   21 t
        andps xmm9, xmm2                                        ;  1012.0 fmul+fadd   21 t
        movaps xmm11, [rax + 32]                                ;  1010.0 agu1+agu0+fmisc   21 t
        andps xmm11, xmm13                                      ;  1013.0 fmul+fadd   21 t
        xorps xmm11, xmm6                                       ;  1015.0 fmul+fadd   21 t
        xorps xmm6, xmm9                                        ;  1015.0 fmul+fadd   21 t
        xorps xmm4, xmm13                                       ;  1016.0 fmul+fadd   21 t
        xorps xmm2, xmm12                                       ;  1017.0 fmul+fadd   21 t
        andps xmm8, xmm4                                        ;  1018.0 fmul+fadd   21 t
        andps xmm13, xmm5                                       ;  1019.0 fmul+fadd   21 t
        movaps xmm5, [rax + 64]                                 ;  1016.0 agu2+agu0+fmisc   21 t
        andps xmm5, xmm2                                        ;  1020.0 fmul+fadd   21 t
        andps xmm2, [rax + 48]                                  ;  1021.0 agu1+agu0+fmul+fadd   21 t
        andps xmm4, [rbp + 64]                                  ;  1022.0 agu2+agu0+fmul+fadd   21 t
        xorps xmm4, xmm11                                       ;  1024.0 fmul+fadd   21 t
        xorps xmm4, xmm5                                        ;  1026.0 fmul+fadd   21 t
        xorps xmm13, xmm7                                       ;  1025.0 fmul+fadd   21 t
        xorps xmm13, xmm0                                       ;  1027.0 fmul+fadd   21 t
        xorps xmm1, xmm5                                        ;  1027.0 fmul+fadd   21 t
        xorps xmm1, xmm6                                        ;  1029.0 fmul+fadd   21 t
        movaps xmm5, [rcx + 112]                                ;  1025.0 agu1+agu2+fmisc   21 t
        andps xmm5, xmm12                                       ;  1029.0 fmul+fadd   21 t
        xorps xmm5, xmm1                                        ;  1031.0 fmul+fadd   21 t
        andps xmm12, [rsi - 48]                                 ;  1031.0 agu0+agu1+fmul+fadd   21 t
        xorps xmm12, xmm4                                       ;  1033.0 fmul+fadd   21 t
        xorps xmm12, xmm5                                       ;  1035.0 fmul+fadd   21 t
        xorps xmm7, xmm10                                       ;  1034.0 fmul+fadd   21 t
        andps xmm14, [rsi + 80]                                 ;  1035.0 agu2+agu0+fmul+fadd   21 t
        xorps xmm7, xmm5                                        ;  1036.0 fmul+fadd   21 t
        xorps xmm2, xmm5                                        ;  1037.0 fmul+fadd   21 t
        xorps xmm2, xmm15                                       ;  1039.0 fmul+fadd   21 t
        xorps xmm14, xmm12                                      ;  1039.0 fmul+fadd   21 t
        xorps xmm11, xmm3                                       ;  1040.0 fmul+fadd   21 t
        xorps xmm11, xmm12                                      ;  1042.0 fmul+fadd   21 t
        movaps xmm3, xmm7                                       ;  1042.0 fmul+fadd   21 t copy
        xorps xmm3, xmm2                                        ;  1044.0 fmul+fadd   21 t
        xorps xmm3, xmm11                                       ;  1046.0 fmul+fadd   21 t
        movaps xmm5, [rcx - 16]                                 ;  1040.7 agu1+agu0+fmisc   42 t
        movaps xmm9, [rcx + 16]                                 ;  1042.7 agu2+agu0+fmisc   40 t reload
        xorps xmm5, xmm9                                        ;  1045.0 fmul+fadd   42 t
        movaps xmm10, [rcx - 16]                                ;  1044.7 agu1+agu2+fmisc   42 t
        movaps xmm12, [rcx + 32]                                ;  1045.7 agu0+agu1+fmul+fmisc   40 t reload
        xorps xmm10, xmm12                                      ;  1047.7 fadd+fmul   42 t
        movaps [rcx + 16], xmm13                                ;  1047.7 agu2+agu0+fmisc   21 t spill
        movaps xmm13, [rcx + 0]                                 ;  1047.0 agu1+agu0+fadd+fmul   42 t
        movaps [rsi + 80], xmm6                                 ;  1049.7 agu2+agu1+fmisc   21 t spill
        movaps xmm6, [r8 + 2976]                                ;  1048.0 agu0+agu2+fadd+fmul   42 t
        xorps xmm6, [rbp + 2864]                                ;  1050.0 agu1+agu0+fadd+fmul   42 t
        xorps xmm6, [rel camellia128_encrypt.T0_constants128]   ;  1052.0 agu2+agu1+fadd+fmul   42 t
        xorps xmm9, xmm6                                        ;  1054.0 fadd+fmul   42 t
        movaps [rsi - 48], xmm4                                 ;  1051.7 agu0+agu2+fmisc   21 t spill
        movaps xmm4, [r8 + 3040]                                ;  1052.0 agu1+agu0+fadd+fmul   42 t
        xorps xmm4, [rbp + 2928]                                ;  1054.0 agu2+agu1+fadd+fmul   42 t
        xorps xmm4, [rel camellia128_encrypt.T0_constants128]   ;  1056.0 agu0+agu2+fadd+fmul   42 t
        xorps xmm13, xmm4                                       ;  1058.0 fadd+fmul   42 t
        movaps [rcx + 112], xmm1                                ;  1053.7 agu1+agu0+fmisc   21 t spill
        movaps xmm1, xmm13                                      ;  1060.0 fadd+fmul   42 t copy
        xorps xmm1, [r8 + 2944]                                 ;  1062.0 agu2+agu0+fadd+fmul   42 t
        xorps xmm1, [rbp + 2832]                                ;  1064.0 agu1+agu0+fadd+fmul   42 t
        xorps xmm1, [rel camellia128_encrypt.T0_constants128]   ;  1066.0 agu2+agu1+fadd+fmul   42 t
        xorps xmm13, xmm5                                       ;  1060.0 fadd+fmul   42 t
        movaps [rbp + 64], xmm8                                 ;  1059.0 agu0+agu2+fmisc   21 t spill
        movaps xmm8, xmm1                                       ;  1068.0 fadd+fmul   42 t copy
        xorps xmm8, [r8 + 3056]                                 ;  1070.0 agu1+agu0+fadd+fmul   42 t
        xorps xmm8, [rbp + 2944]                                ;  1072.0 agu2+agu0+fadd+fmul   42 t
        xorps xmm8, [rel camellia128_encrypt.T0_constants128]   ;  1074.0 agu1+agu2+fadd+fmul   42 t
        movaps [rax + 48], xmm0                                 ;  1065.0 agu0+agu1+fmisc   21 t spill
        movaps xmm0, xmm10                                      ;  1065.0 fadd+fmul   42 t copy
        xorps xmm0, xmm1                                        ;  1068.0 fadd+fmul   42 t
        movaps [rax + 64], xmm7                                 ;  1067.3 agu2+agu0+fmisc   21 t spill
        movaps xmm7, xmm5                                       ;  1067.3 fadd+fmul   42 t copy
        xorps xmm7, xmm8                                        ;  1076.0 fadd+fmul   42 t
        movaps [rax + 32], xmm15                                ;  1069.7 agu1+agu0+fmisc   21 t spill
        movaps xmm15, xmm0                                      ;  1070.0 fadd+fmul   42 t copy
        orps xmm15, xmm8                                        ;  1076.0 fadd+fmul   42 t
        movaps [rdx - 112], xmm11                               ;  1071.7 agu2+agu0+fmisc   21 t spill
        movaps xmm11, xmm9                                      ;  1071.3 fadd+fmul   42 t copy
        xorps xmm11, xmm13                                      ;  1073.3 fadd+fmul   42 t
        xorps xmm12, xmm13                                      ;  1073.3 fadd+fmul   42 t
        movaps [rcx + 32], xmm14                                ;  1074.3 agu1+agu0+fmisc   21 t spill
        movaps xmm14, xmm13                                     ;  1074.3 fadd+fmul   42 t copy
        xorps xmm14, xmm8                                       ;  1076.3 fadd+fmul   42 t
        movaps [rdi + 80], xmm3                                 ;  1076.3 agu2+agu0+fmisc   21 t spill
        movaps xmm3, xmm1                                       ;  1076.3 fadd+fmul   42 t copy
        xorps xmm3, xmm6                                        ;  1078.3 fadd+fmul   42 t
        movaps [rsi + 96], xmm2                                 ;  1078.3 agu1+agu0+fmisc   21 t spill
        movaps xmm2, xmm1                                       ;  1078.3 fadd+fmul   42 t copy
        orps xmm2, xmm14                                        ;  1080.3 fadd+fmul   42 t
        xorps xmm2, xmm15                                       ;  1082.3 fadd+fmul   42 t
        movaps [r11 + 0], xmm8                                  ;  1081.0 agu2+agu0+fmisc   42 t spill
        movaps xmm8, xmm7                                       ;  1081.3 fadd+fmul   42 t copy
        xorps xmm8, xmm11                                       ;  1083.3 fadd+fmul   42 t
        xorps xmm15, xmm4                                       ;  1083.3 fadd+fmul   42 t
        orps xmm4, xmm7                                         ;  1084.3 fadd+fmul   42 t
        xorps xmm12, xmm4                                       ;  1086.3 fadd+fmul   42 t
        movaps [r11 + 16], xmm7                                 ;  1085.0 agu1+agu0+fmisc   42 t spill
        movaps xmm7, [rcx + 0]                                  ;  1086.3 agu2+agu0+fmisc+fadd   42 t
        xorps xmm7, xmm14                                       ;  1088.3 fmul+fadd   42 t
        movaps [rcx + 0], xmm14                                 ;  1088.0 agu1+agu2+fmisc   42 t spill
        movaps xmm14, xmm13                                     ;  1088.3 fmul+fadd   42 t copy
        andps xmm14, xmm10                                      ;  1090.3 fmul+fadd   42 t
        xorps xmm4, xmm14                                       ;  1092.3 fmul+fadd   42 t
        movaps xmm14, xmm8                                      ;  1091.3 fmul+fadd   42 t copy
        andps xmm14, xmm3                                       ;  1093.3 fmul+fadd   42 t
        xorps xmm12, xmm14                                      ;  1095.3 fmul+fadd   42 t
        movaps xmm14, xmm3                                      ;  1094.3 fmul+fadd   42 t copy
        xorps xmm14, xmm7                                       ;  1096.3 fmul+fadd   42 t
        xorps xmm2, xmm12                                       ;  1097.3 fmul+fadd   42 t
        xorps xmm15, xmm4                                       ;  1097.3 fmul+fadd   42 t
        movaps [r11 + 32], xmm3                                 ;  1094.3 agu0+agu1+fmisc   42 t spill
        movaps xmm3, xmm11                                      ;  1098.3 fmul+fadd   42 t copy
        andps xmm3, xmm14                                       ;  1100.3 fmul+fadd   42 t
        xorps xmm4, xmm3                                        ;  1102.3 fmul+fadd   42 t
        movaps xmm3, xmm10                                      ;  1101.3 fmul+fadd   42 t copy
        xorps xmm3, xmm14                                       ;  1103.3 fmul+fadd   42 t
        movaps [r11 + 48], xmm11                                ;  1099.0 agu2+agu0+fmisc   42 t spill
        movaps xmm11, xmm9                                      ;  1103.3 fmul+fadd   42 t copy
        andps xmm11, xmm3                                       ;  1105.3 fmul+fadd   42 t
        xorps xmm15, xmm11                                      ;  1107.3 fmul+fadd   42 t
        movaps xmm11, xmm7                                      ;  1106.3 fmul+fadd   42 t copy
        xorps xmm11, xmm0                                       ;  1108.3 fmul+fadd   42 t
        movaps [r11 + 64], xmm8                                 ;  1104.3 agu1+agu0+fmisc   42 t spill
        movaps xmm8, xmm5                                       ;  1108.3 fmul+fadd   42 t copy
        andps xmm8, xmm11                                       ;  1110.3 fmul+fadd   42 t
        xorps xmm4, xmm8                                        ;  1112.3 fmul+fadd   42 t
        xorps xmm12, xmm8                                       ;  1112.3 fmul+fadd   42 t
        movaps xmm8, [rcx - 16]                                 ;  1108.3 agu2+agu0+fmisc   42 t
        orps xmm8, xmm6                                         ;  1112.3 fmul+fadd   42 t
        xorps xmm12, xmm8                                       ;  1114.3 fmul+fadd   42 t
        movaps xmm8, xmm2                                       ;  1114.3 fmul+fadd   42 t copy
        andps xmm8, xmm15                                       ;  1116.3 fmul+fadd   42 t
        xorps xmm12, xmm8                                       ;  1118.3 fmul+fadd   42 t
        movaps [r11 + 80], xmm6                                 ;  1114.0 agu1+agu0+fmisc   42 t spill
        movaps xmm6, xmm4                                       ;  1117.3 fmul+fadd   42 t copy
        andps xmm6, xmm12                                       ;  1120.3 fmul+fadd   42 t
        xorps xmm12, xmm15                                      ;  1120.3 fmul+fadd   42 t
        orps xmm8, xmm12                                        ;  1122.3 fmul+fadd   42 t
        xorps xmm2, xmm6                                        ;  1122.3 fmul+fadd   42 t
        xorps xmm8, xmm2                                        ;  1124.3 fmul+fadd   42 t
        andps xmm11, xmm8                                       ;  1126.3 fmul+fadd   42 t
        movaps xmm6, xmm4                                       ;  1124.3 fmul+fadd   42 t copy
        andps xmm6, xmm2                                        ;  1126.3 fmul+fadd   42 t
        xorps xmm15, xmm6                                       ;  1128.3 fmul+fadd   42 t
        andps xmm2, xmm15                                       ;  1130.3 fmul+fadd   42 t
        movaps xmm6, xmm8                                       ;  1128.3 fmul+fadd   42 t copy
        orps xmm6, xmm15                                        ;  1130.3 fmul+fadd   42 t
        xorps xmm12, xmm6                                       ;  1132.3 fmul+fadd   42 t
        xorps xmm4, xmm2                                        ;  1132.3 fmul+fadd   42 t
        movaps xmm2, xmm8                                       ;  1132.3 fmul+fadd   42 t copy
        xorps xmm2, xmm15                                       ;  1134.3 fmul+fadd   42 t
        andps xmm3, xmm2                                        ;  1136.3 fmul+fadd   42 t
        andps xmm9, xmm2                                        ;  1136.3 fmul+fadd   42 t
        xorps xmm2, xmm12                                       ;  1136.3 fmul+fadd   42 t
        andps xmm14, xmm2                                       ;  1138.3 fmul+fadd   42 t
        andps xmm5, xmm8                                        ;  1138.3 fmul+fadd   42 t
        andps xmm13, xmm12                                      ;  1139.3 fmul+fadd   42 t
        xorps xmm3, xmm14                                       ;  1140.3 fmul+fadd   42 t
        andps xmm1, xmm4                                        ;  1141.3 fmul+fadd   42 t
        andps xmm10, xmm12                                      ;  1142.3 fmul+fadd   42 t
        xorps xmm12, xmm4                                       ;  1143.3 fmul+fadd   42 t
        xorps xmm14, xmm10                                      ;  1144.3 fmul+fadd   42 t
        movaps xmm6, [rcx + 0]                                  ;  1140.7 agu2+agu0+fmisc   42 t
        andps xmm6, xmm4                                        ;  1145.3 fmul+fadd   42 t
        movaps xmm10, [r11 + 0]                                 ;  1142.7 agu1+agu0+fmisc   42 t
        andps xmm10, xmm12                                      ;  1146.3 fmul+fadd   42 t
        xorps xmm10, xmm9                                       ;  1148.3 fmul+fadd   42 t
        xorps xmm9, xmm6                                        ;  1148.3 fmul+fadd   42 t
        xorps xmm8, xmm12                                       ;  1149.3 fmul+fadd   42 t
        xorps xmm4, xmm15                                       ;  1150.3 fmul+fadd   42 t
        andps xmm0, xmm12                                       ;  1151.3 fmul+fadd   42 t
        andps xmm7, xmm8                                        ;  1152.3 fmul+fadd   42 t
        movaps xmm6, [r11 + 64]                                 ;  1149.3 agu2+agu0+fmisc   42 t
        andps xmm6, xmm4                                        ;  1153.3 fmul+fadd   42 t
        andps xmm4, [r11 + 32]                                  ;  1154.3 agu1+agu0+fmul+fadd   42 t
        andps xmm8, [r11 + 16]                                  ;  1155.3 agu2+agu0+fmul+fadd   42 t
        xorps xmm8, xmm10                                       ;  1157.3 fmul+fadd   42 t
        xorps xmm8, xmm6                                        ;  1159.3 fmul+fadd   42 t
        xorps xmm0, xmm3                                        ;  1158.3 fmul+fadd   42 t
        xorps xmm0, xmm11                                       ;  1160.3 fmul+fadd   42 t
        xorps xmm13, xmm6                                       ;  1160.3 fmul+fadd   42 t
        xorps xmm13, xmm9                                       ;  1162.3 fmul+fadd   42 t
        movaps xmm6, [r11 + 80]                                 ;  1158.3 agu1+agu2+fmisc   42 t
        andps xmm6, xmm15                                       ;  1162.3 fmul+fadd   42 t
        xorps xmm6, xmm13                                       ;  1164.3 fmul+fadd   42 t
        andps xmm15, [rcx - 16]                                 ;  1164.3 agu0+agu1+fmul+fadd   42 t
        xorps xmm15, xmm8                                       ;  1166.3 fmul+fadd   42 t
        xorps xmm15, xmm6                                       ;  1168.3 fmul+fadd   42 t
        xorps xmm3, xmm1                                        ;  1167.3 fmul+fadd   42 t
        andps xmm2, [r11 + 48]                                  ;  1168.3 agu2+agu0+fmul+fadd   42 t
        xorps xmm3, xmm6                                        ;  1169.3 fmul+fadd   42 t
        xorps xmm4, xmm6                                        ;  1170.3 fmul+fadd   42 t
        xorps xmm4, xmm14                                       ;  1172.3 fmul+fadd   42 t
        xorps xmm2, xmm15                                       ;  1172.3 fmul+fadd   42 t
        xorps xmm10, xmm5                                       ;  1173.3 fmul+fadd   42 t
        xorps xmm10, xmm15                                      ;  1175.3 fmul+fadd   42 t
        movaps xmm15, [rsi + 48]                                ;  1170.7 agu1+agu0+fmisc   41 t
        xorps xmm15, [rsi + 64]                                 ;  1175.3 agu2+agu0+fmul+fadd   41 t
        movaps xmm1, [rel camellia128_encrypt.T0_constants128]  ;  1172.7 agu1+agu2+fmisc   41 t reload
        xorps xmm15, xmm1                                       ;  1177.3 fmul+fadd   41 t
        movaps xmm5, xmm3                                       ;  1177.3 fmul+fadd   42 t copy
        xorps xmm5, xmm4                                        ;  1179.3 fmul+fadd   42 t
        xorps xmm5, xmm10                                       ;  1181.3 fmul+fadd   42 t
        movaps xmm6, [rdi + 48]                                 ;  1176.3 agu0+agu1+fmisc   41 t
        movaps xmm12, [rdx + 80]                                ;  1178.3 agu2+agu0+fmisc   23 t reload
        xorps xmm6, xmm12                                       ;  1180.3 fmul+fadd   41 t
        xorps xmm6, [rbp - 32]                                  ;  1182.3 agu1+agu2+fmul+fadd   41 t
        movaps xmm12, [rsi + 0]                                 ;  1180.3 agu0+agu1+fmisc   41 t
        xorps xmm12, xmm2                                       ;  1182.3 fmul+fadd   41 t
        xorps xmm12, xmm5                                       ;  1184.3 fmul+fadd   41 t
        xorps xmm10, [rdx + 112]                                ;  1184.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm10, xmm1                                       ;  1186.3 fmul+fadd   41 t
        movaps [rsi + 64], xmm4                                 ;  1182.7 agu1+agu0+fmisc   42 t spill
        movaps xmm4, [rdx - 96]                                 ;  1184.7 agu2+agu0+fmisc   41 t
        xorps xmm4, [rsi + 96]                                  ;  1186.7 agu1+agu2+fmul+fadd   41 t
        movaps [rsi + 96], xmm2                                 ;  1186.7 agu0+agu1+fmisc   42 t spill
        movaps xmm2, [rdx - 96]                                 ;  1187.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm2, xmm15                                       ;  1189.3 fmul+fadd   41 t
        movaps [rdx - 96], xmm5                                 ;  1188.7 agu1+agu2+fmisc   42 t spill
        movaps xmm5, [rsi + 48]                                 ;  1189.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm5, xmm6                                        ;  1191.3 fmul+fadd   41 t
        xorps xmm6, xmm2                                        ;  1191.3 fmul+fadd   41 t
        movaps [rsi + 48], xmm2                                 ;  1191.3 agu2+agu0+fmisc   41 t spill
        movaps xmm2, [rsi + 0]                                  ;  1191.7 agu1+agu0+fmul+fmisc   41 t
        xorps xmm2, xmm4                                        ;  1193.7 fadd+fmul   41 t
        xorps xmm15, xmm2                                       ;  1195.7 fadd+fmul   41 t
        movaps [rsi + 0], xmm2                                  ;  1195.7 agu2+agu1+fmisc   41 t spill
        movaps xmm2, [rdi + 48]                                 ;  1194.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm2, xmm12                                       ;  1196.3 fadd+fmul   41 t
        xorps xmm12, xmm5                                       ;  1196.3 fadd+fmul   41 t
        xorps xmm4, xmm2                                        ;  1198.3 fadd+fmul   41 t
        movaps [rdi + 48], xmm5                                 ;  1195.7 agu2+agu0+fmisc   41 t spill
        movaps xmm5, [rsi - 80]                                 ;  1197.7 agu1+agu0+fmisc   41 t
        xorps xmm5, [rax - 32]                                  ;  1199.7 agu2+agu1+fadd+fmul   41 t
        xorps xmm5, [r11 - 16]                                  ;  1201.7 agu0+agu2+fadd+fmul   41 t
        xorps xmm5, [rsi - 64]                                  ;  1203.7 agu1+agu0+fadd+fmul   41 t
        xorps xmm5, [rdx - 80]                                  ;  1205.7 agu2+agu1+fadd+fmul   41 t
        xorps xmm5, xmm1                                        ;  1207.7 fadd+fmul   41 t
        movaps [rdx - 80], xmm2                                 ;  1200.7 agu0+agu2+fmisc   41 t spill
        movaps xmm2, [rdi + 0]                                  ;  1202.7 agu1+agu0+fmisc   41 t
        xorps xmm2, [rax - 48]                                  ;  1204.7 agu2+agu1+fadd+fmul   41 t
        xorps xmm2, xmm1                                        ;  1206.7 fadd+fmul   41 t
        xorps xmm3, xmm14                                       ;  1205.3 fadd+fmul   41 t
        movaps xmm14, [rcx + 48]                                ;  1204.7 agu0+agu2+fmisc   41 t
        xorps xmm14, [rdi + 80]                                 ;  1206.7 agu1+agu0+fadd+fmul   41 t
        xorps xmm14, [rcx + 32]                                 ;  1208.7 agu2+agu0+fadd+fmul   41 t
        xorps xmm3, xmm11                                       ;  1208.3 fadd+fmul   41 t
        movaps xmm11, [rcx + 48]                                ;  1207.7 agu1+agu2+fmisc   41 t
        xorps xmm11, xmm5                                       ;  1209.7 fadd+fmul   41 t
        xorps xmm3, xmm7                                        ;  1210.3 fadd+fmul   41 t
        movaps xmm7, [rsi - 80]                                 ;  1209.7 agu0+agu1+fmisc   41 t
        xorps xmm7, xmm2                                        ;  1211.7 fadd+fmul   41 t
        xorps xmm2, xmm11                                       ;  1212.3 fadd+fmul   41 t
        xorps xmm3, [rsi - 16]                                  ;  1213.3 agu2+agu0+fadd+fmul   41 t
        xorps xmm3, xmm1                                        ;  1215.3 fadd+fmul   41 t
        movaps [rsi - 80], xmm11                                ;  1213.0 agu1+agu0+fmisc   41 t spill
        movaps xmm11, [rdx + 112]                               ;  1215.0 agu2+agu0+fmisc   41 t
        xorps xmm11, xmm14                                      ;  1217.0 fadd+fmul   41 t
        xorps xmm5, xmm11                                       ;  1219.0 fadd+fmul   41 t
        movaps [rdx + 112], xmm11                               ;  1219.0 agu1+agu2+fmisc   41 t spill
        movaps xmm11, [rdi + 0]                                 ;  1217.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm11, xmm10                                      ;  1219.3 fadd+fmul   41 t
        xorps xmm10, xmm7                                       ;  1219.3 fadd+fmul   41 t
        xorps xmm14, xmm11                                      ;  1221.3 fadd+fmul   41 t
        movaps [rdi + 0], xmm7                                  ;  1219.0 agu2+agu0+fmisc   41 t spill
        movaps xmm7, [rsi + 16]                                 ;  1221.0 agu1+agu0+fmisc   41 t
        xorps xmm7, [rcx + 96]                                  ;  1223.0 agu2+agu1+fadd+fmul   41 t
        xorps xmm7, xmm1                                        ;  1225.0 fadd+fmul   41 t
        movaps [rcx + 96], xmm11                                ;  1223.0 agu0+agu2+fmisc   41 t spill
        movaps xmm11, [rbp - 48]                                ;  1223.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm11, [rbp + 112]                                ;  1225.3 agu2+agu1+fadd+fmul   41 t
        xorps xmm11, [rsi - 112]                                ;  1227.3 agu0+agu2+fadd+fmul   41 t
        xorps xmm11, [rax - 16]                                 ;  1229.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm11, [rdi + 64]                                 ;  1231.3 agu2+agu1+fadd+fmul   41 t
        xorps xmm11, xmm1                                       ;  1233.3 fadd+fmul   41 t
        xorps xmm13, [rdx + 16]                                 ;  1229.3 agu0+agu2+fadd+fmul   41 t
        xorps xmm13, xmm1                                       ;  1231.3 fadd+fmul   41 t
        movaps [rdi + 64], xmm14                                ;  1228.3 agu1+agu0+fmisc   41 t spill
        movaps xmm14, [rdx + 48]                                ;  1230.3 agu2+agu0+fmisc   41 t
        xorps xmm14, [rdx - 112]                                ;  1232.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm14, xmm1                                       ;  1234.3 fadd+fmul   41 t
        movaps [rdx - 112], xmm4                                ;  1232.3 agu2+agu0+fmisc   41 t spill
        movaps xmm4, [rdx + 48]                                 ;  1233.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm4, xmm7                                        ;  1235.3 fadd+fmul   41 t
        movaps [rdx + 48], xmm5                                 ;  1234.3 agu2+agu1+fmisc   41 t spill
        movaps xmm5, [rsi + 16]                                 ;  1235.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm5, xmm11                                       ;  1237.3 fadd+fmul   41 t
        xorps xmm11, xmm4                                       ;  1237.3 fadd+fmul   41 t
        movaps [rsi + 16], xmm4                                 ;  1237.3 agu2+agu0+fmisc   41 t spill
        movaps xmm4, [rsi - 16]                                 ;  1238.3 agu1+agu0+fmisc+fadd   41 t
        xorps xmm4, xmm14                                       ;  1240.3 fmul+fadd   41 t
        xorps xmm7, xmm4                                        ;  1242.3 fmul+fadd   41 t
        movaps [rsi - 16], xmm4                                 ;  1242.3 agu2+agu1+fmisc   41 t spill
        movaps xmm4, [rbp - 48]                                 ;  1240.3 agu0+agu1+fmul+fmisc   41 t
        xorps xmm4, xmm3                                        ;  1242.3 fadd+fmul   41 t
        xorps xmm3, xmm5                                        ;  1242.3 fadd+fmul   41 t
        xorps xmm14, xmm4                                       ;  1244.3 fadd+fmul   41 t
        movaps [rbp - 48], xmm5                                 ;  1242.3 agu2+agu0+fmisc   41 t spill
        movaps xmm5, [rbp + 80]                                 ;  1244.3 agu1+agu0+fmisc+fadd   41 t
        xorps xmm5, [rax + 16]                                  ;  1246.3 agu2+agu1+fmul+fadd   41 t
        xorps xmm5, [rcx + 80]                                  ;  1248.3 agu0+agu2+fmul+fadd   41 t
        xorps xmm5, [rbp + 48]                                  ;  1250.3 agu1+agu0+fmul+fadd   41 t
        movaps [rcx + 80], xmm4                                 ;  1246.0 agu2+agu1+fmisc   41 t spill
        movaps xmm4, [rbp - 96]                                 ;  1247.3 agu0+agu2+fmisc+fmul   41 t
        xorps xmm4, [rdx - 64]                                  ;  1249.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm4, xmm1                                        ;  1251.3 fadd+fmul   41 t
        xorps xmm8, xmm9                                        ;  1250.3 fadd+fmul   41 t
        movaps xmm9, [rdx + 32]                                 ;  1249.3 agu2+agu1+fmisc   41 t
        xorps xmm9, [rax + 64]                                  ;  1251.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm9, [rax + 32]                                  ;  1253.3 agu2+agu0+fadd+fmul   41 t
        xorps xmm9, [rax + 48]                                  ;  1255.3 agu1+agu2+fadd+fmul   41 t
        xorps xmm9, [rbp + 64]                                  ;  1257.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm9, xmm1                                        ;  1259.3 fadd+fmul   41 t
        xorps xmm8, xmm0                                        ;  1256.3 fadd+fmul   41 t
        xorps xmm8, [rdi + 32]                                  ;  1258.3 agu2+agu0+fadd+fmul   41 t
        movaps [rbp + 64], xmm14                                ;  1254.7 agu1+agu0+fmisc   41 t spill
        movaps xmm14, [rdx + 32]                                ;  1256.7 agu2+agu1+fmisc   41 t
        xorps xmm14, xmm5                                       ;  1258.7 fadd+fmul   41 t
        movaps [rdx + 32], xmm7                                 ;  1258.7 agu0+agu1+fmisc   41 t spill
        movaps xmm7, [rbp + 80]                                 ;  1259.3 agu2+agu0+fadd+fmul   41 t
        xorps xmm7, xmm4                                        ;  1261.3 fadd+fmul   41 t
        xorps xmm4, xmm14                                       ;  1261.3 fadd+fmul   41 t
        movaps [rbp + 80], xmm14                                ;  1260.7 agu1+agu2+fmisc   41 t spill
        movaps xmm14, [rdx + 16]                                ;  1262.3 agu0+agu1+fmisc+fadd   41 t
        xorps xmm14, xmm9                                       ;  1264.3 fmul+fadd   41 t
        xorps xmm5, xmm14                                       ;  1266.3 fmul+fadd   41 t
        movaps [rdx + 16], xmm14                                ;  1266.3 agu2+agu0+fmisc   41 t spill
        movaps xmm14, [rbp - 96]                                ;  1264.7 agu1+agu0+fmul+fmisc   41 t
        xorps xmm14, xmm13                                      ;  1266.7 fadd+fmul   41 t
        xorps xmm13, xmm7                                       ;  1266.3 fadd+fmul   41 t
        xorps xmm9, xmm14                                       ;  1268.7 fadd+fmul   41 t
        movaps [rbp - 96], xmm7                                 ;  1266.7 agu2+agu1+fmisc   41 t spill
        movaps xmm7, [rbp - 112]                                ;  1268.3 agu0+agu1+fmisc+fadd   41 t
        xorps xmm7, [rbp + 48]                                  ;  1270.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm7, [rdx - 16]                                  ;  1272.3 agu1+agu2+fmul+fadd   41 t
        xorps xmm7, xmm1                                        ;  1274.3 fmul+fadd   41 t
        movaps [rbp + 48], xmm14                                ;  1270.0 agu0+agu1+fmisc   41 t spill
        movaps xmm14, [rbp + 16]                                ;  1271.3 agu2+agu0+fmisc+fmul   41 t
        xorps xmm14, [rax + 0]                                  ;  1273.3 agu1+agu2+fadd+fmul   41 t
        xorps xmm14, [rbp - 128]                                ;  1275.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm14, [rcx + 64]                                 ;  1277.3 agu2+agu0+fadd+fmul   41 t
        movaps [rbp - 128], xmm9                                ;  1273.3 agu1+agu2+fmisc   41 t spill
        movaps xmm9, [rbp - 16]                                 ;  1275.3 agu0+agu1+fmisc+fadd   41 t
        xorps xmm9, [rcx + 112]                                 ;  1277.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm9, xmm1                                        ;  1279.3 fmul+fadd   41 t
        xorps xmm0, [rdx - 48]                                  ;  1278.3 agu1+agu2+fmul+fadd   41 t
        xorps xmm0, [rdx - 96]                                  ;  1280.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm0, xmm1                                        ;  1282.3 fmul+fadd   41 t
        movaps [rdx - 96], xmm5                                 ;  1278.3 agu2+agu0+fmisc   41 t spill
        movaps xmm5, [rbp - 16]                                 ;  1280.3 agu1+agu0+fmisc+fmul   41 t
        xorps xmm5, xmm7                                        ;  1282.3 fadd+fmul   41 t
        movaps [rbp - 16], xmm15                                ;  1281.3 agu2+agu1+fmisc   41 t spill
        movaps xmm15, [rbp - 112]                               ;  1282.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm15, xmm14                                      ;  1284.3 fadd+fmul   41 t
        xorps xmm14, xmm5                                       ;  1284.3 fadd+fmul   41 t
        movaps [rbp - 112], xmm5                                ;  1284.3 agu2+agu0+fmisc   41 t spill
        movaps xmm5, [rdi + 32]                                 ;  1285.3 agu1+agu0+fmisc+fadd   41 t
        xorps xmm5, xmm9                                        ;  1287.3 fmul+fadd   41 t
        xorps xmm7, xmm5                                        ;  1289.3 fmul+fadd   41 t
        movaps [rdi + 32], xmm5                                 ;  1289.3 agu2+agu1+fmisc   41 t spill
        movaps xmm5, [rbp + 16]                                 ;  1287.3 agu0+agu1+fmul+fmisc   41 t
        xorps xmm5, xmm8                                        ;  1289.3 fadd+fmul   41 t
        xorps xmm8, xmm15                                       ;  1289.3 fadd+fmul   41 t
        xorps xmm9, xmm5                                        ;  1291.3 fadd+fmul   41 t
        movaps [rbp + 16], xmm15                                ;  1289.3 agu2+agu0+fmisc   41 t spill
        movaps xmm15, [rdx - 128]                               ;  1291.3 agu1+agu0+fmisc+fadd   41 t
        xorps xmm15, [rbp + 32]                                 ;  1293.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm15, xmm1                                       ;  1295.3 fmul+fadd   41 t
        movaps [rcx + 112], xmm5                                ;  1292.3 agu1+agu2+fmisc   41 t spill
        movaps xmm5, [rbp - 80]                                 ;  1293.3 agu0+agu1+fmul+fmisc   41 t
        xorps xmm5, [rcx + 64]                                  ;  1295.3 agu2+agu0+fadd+fmul   41 t
        xorps xmm5, [rdx + 80]                                  ;  1297.3 agu1+agu2+fadd+fmul   41 t
        xorps xmm5, xmm1                                        ;  1299.3 fadd+fmul   41 t
        movaps [rdx + 80], xmm9                                 ;  1295.7 agu0+agu1+fmisc   41 t spill
        movaps xmm9, [rdx - 32]                                 ;  1297.3 agu2+agu0+fmisc+fadd   41 t
        xorps xmm9, [rsi - 48]                                  ;  1299.3 agu1+agu2+fmul+fadd   41 t
        xorps xmm9, [rsi + 80]                                  ;  1301.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm9, [rcx + 16]                                  ;  1303.3 agu2+agu0+fmul+fadd   41 t
        movaps [rsi + 80], xmm7                                 ;  1299.0 agu1+agu2+fmisc   41 t spill
        movaps xmm7, [rdx - 32]                                 ;  1300.3 agu0+agu1+fmisc+fmul   41 t
        xorps xmm7, xmm15                                       ;  1302.3 fadd+fmul   41 t
        movaps [rdx - 32], xmm14                                ;  1302.0 agu2+agu0+fmisc   41 t spill
        movaps xmm14, [rdx - 128]                               ;  1302.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm14, xmm5                                       ;  1304.3 fadd+fmul   41 t
        xorps xmm5, xmm7                                        ;  1304.3 fadd+fmul   41 t
        movaps [rdx - 128], xmm7                                ;  1304.3 agu2+agu1+fmisc   41 t spill
        movaps xmm7, [rdx - 48]                                 ;  1305.3 agu0+agu1+fmisc+fadd   41 t
        xorps xmm7, xmm9                                        ;  1307.3 fmul+fadd   41 t
        xorps xmm15, xmm7                                       ;  1309.3 fmul+fadd   41 t
        movaps [rdx - 48], xmm7                                 ;  1309.3 agu2+agu0+fmisc   41 t spill
        movaps xmm7, [rbp - 80]                                 ;  1308.0 agu1+agu0+fmul+fmisc   41 t
        xorps xmm7, xmm0                                        ;  1310.0 fadd+fmul   41 t
        xorps xmm0, xmm14                                       ;  1309.3 fadd+fmul   41 t
        xorps xmm9, xmm7                                        ;  1312.0 fadd+fmul   41 t
        movaps [rbp - 80], xmm14                                ;  1310.0 agu2+agu1+fmisc   41 t spill
        movaps xmm14, [rsi + 32]                                ;  1311.3 agu0+agu1+fmisc+fadd   41 t
        xorps xmm14, [rbp + 96]                                 ;  1313.3 agu2+agu0+fmul+fadd   41 t
        movaps [rbp + 96], xmm7                                 ;  1313.0 agu1+agu2+fmisc   41 t spill
        movaps xmm7, [rbp + 0]                                  ;  1313.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm7, [rbp - 32]                                  ;  1315.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm7, xmm1                                        ;  1317.3 fmul+fadd   41 t
        movaps [rbp - 32], xmm9                                 ;  1315.0 agu1+agu2+fmisc   41 t spill
        movaps xmm9, [rdi + 16]                                 ;  1316.0 agu0+agu1+fmul+fmisc   41 t
        xorps xmm9, [rsi + 96]                                  ;  1318.0 agu2+agu0+fadd+fmul   41 t
        xorps xmm9, xmm1                                        ;  1320.0 fadd+fmul   41 t
        movaps [rsi + 96], xmm15                                ;  1318.0 agu1+agu2+fmisc   41 t spill
        movaps xmm15, [rdx + 64]                                ;  1318.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm15, [rcx + 16]                                 ;  1320.3 agu2+agu0+fadd+fmul   41 t
        xorps xmm15, [rdi + 80]                                 ;  1322.3 agu1+agu2+fadd+fmul   41 t
        xorps xmm15, xmm1                                       ;  1324.3 fadd+fmul   41 t
        movaps [rdi + 80], xmm5                                 ;  1320.3 agu0+agu1+fmisc   41 t spill
        movaps xmm5, [rdx + 64]                                 ;  1322.3 agu2+agu0+fmisc+fadd   41 t
        xorps xmm5, xmm14                                       ;  1324.3 fmul+fadd   41 t
        movaps [rdx + 64], xmm4                                 ;  1323.3 agu1+agu2+fmisc   41 t spill
        movaps xmm4, [rsi + 32]                                 ;  1324.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm4, xmm7                                        ;  1326.3 fmul+fadd   41 t
        xorps xmm7, xmm5                                        ;  1326.3 fmul+fadd   41 t
        movaps [rsi + 32], xmm5                                 ;  1326.3 agu2+agu0+fmisc   41 t spill
        movaps xmm5, [rdi + 16]                                 ;  1326.3 agu1+agu0+fmul+fmisc   41 t
        xorps xmm5, xmm15                                       ;  1328.3 fadd+fmul   41 t
        xorps xmm14, xmm5                                       ;  1330.3 fadd+fmul   41 t
        movaps [rdi + 16], xmm5                                 ;  1330.3 agu2+agu1+fmisc   41 t spill
        movaps xmm5, [rbp + 0]                                  ;  1329.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm5, xmm9                                        ;  1331.3 fadd+fmul   41 t
        xorps xmm9, xmm4                                        ;  1331.3 fadd+fmul   41 t
        xorps xmm15, xmm5                                       ;  1333.3 fadd+fmul   41 t
        movaps [rbp + 0], xmm4                                  ;  1331.0 agu2+agu0+fmisc   41 t spill
        movaps xmm4, [rsi - 96]                                 ;  1333.0 agu1+agu0+fmisc   41 t
        xorps xmm4, [rdx - 16]                                  ;  1335.0 agu2+agu1+fadd+fmul   41 t
        xorps xmm4, [rbp + 32]                                  ;  1337.0 agu0+agu2+fadd+fmul   41 t
        movaps [rbp + 32], xmm5                                 ;  1335.0 agu1+agu0+fmisc   41 t spill
        movaps xmm5, [rsi - 128]                                ;  1335.3 agu2+agu1+fadd+fmul   41 t
        xorps xmm5, [rbp - 64]                                  ;  1337.3 agu0+agu2+fadd+fmul   41 t
        movaps [rbp - 64], xmm15                                ;  1337.0 agu1+agu0+fmisc   41 t spill
        movaps xmm15, [rsi - 32]                                ;  1337.3 agu2+agu1+fadd+fmul   41 t
        xorps xmm15, [rsi + 64]                                 ;  1339.3 agu0+agu2+fadd+fmul   41 t
        movaps [rsi + 64], xmm14                                ;  1339.0 agu1+agu0+fmisc   41 t spill
        movaps xmm14, [rdx + 0]                                 ;  1339.3 agu2+agu1+fadd+fmul   41 t
        xorps xmm14, [rcx + 32]                                 ;  1341.3 agu0+agu2+fadd+fmul   41 t
        xorps xmm14, xmm1                                       ;  1343.3 fadd+fmul   41 t
        movaps xmm1, [rdx + 0]                                  ;  1341.0 agu1+agu0+fmisc   41 t
        xorps xmm1, xmm4                                        ;  1343.0 fadd+fmul   41 t
        movaps [rdx + 0], xmm7                                  ;  1343.0 agu2+agu0+fmisc   41 t spill
        movaps xmm7, [rsi - 96]                                 ;  1343.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm7, xmm5                                        ;  1345.3 fadd+fmul   41 t
        xorps xmm5, xmm1                                        ;  1345.3 fadd+fmul   41 t
        movaps [rsi - 96], xmm1                                 ;  1345.0 agu2+agu1+fmisc   41 t spill
        movaps xmm1, [rsi - 32]                                 ;  1346.3 agu0+agu1+fmisc+fadd   41 t
        xorps xmm1, xmm14                                       ;  1348.3 fmul+fadd   41 t
        xorps xmm4, xmm1                                        ;  1350.3 fmul+fadd   41 t
        movaps [rsi - 32], xmm1                                 ;  1350.3 agu2+agu0+fmisc   41 t spill
        movaps xmm1, [rsi - 128]                                ;  1349.0 agu1+agu0+fmul+fmisc   41 t
        xorps xmm1, xmm15                                       ;  1351.0 fadd+fmul   41 t
        xorps xmm15, xmm7                                       ;  1350.3 fadd+fmul   41 t
        xorps xmm14, xmm1                                       ;  1353.0 fadd+fmul   41 t
        movaps [rsi - 128], xmm7                                ;  1351.0 agu2+agu1+fmisc   41 t spill
        movaps xmm7, xmm12                                      ;  1352.3 fadd+fmul   61 t copy
        xorps xmm7, [rbp + 2960]                                ;  1354.3 agu0+agu1+fadd+fmul   61 t
        movaps [rcx + 32], xmm7                                 ;  1356.3 agu2+agu0+fmisc   61 t spill
        movaps xmm7, xmm10                                      ;  1354.3 fadd+fmul   61 t copy
        xorps xmm7, [rbp + 2976]                                ;  1356.3 agu1+agu2+fadd+fmul   61 t
        movaps [rdx - 16], xmm7                                 ;  1358.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, xmm3                                       ;  1356.3 fadd+fmul   61 t copy
        xorps xmm7, [rbp + 2992]                                ;  1358.3 agu2+agu0+fadd+fmul   61 t
        movaps [rcx + 16], xmm7                                 ;  1360.3 agu1+agu0+fmisc   61 t spill
        movaps xmm7, xmm13                                      ;  1358.3 fadd+fmul   61 t copy
        xorps xmm7, [rbp + 3008]                                ;  1360.3 agu2+agu1+fadd+fmul   61 t
        movaps [rsi - 48], xmm7                                 ;  1362.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, xmm8                                       ;  1360.3 fadd+fmul   61 t copy
        xorps xmm7, [rbp + 3024]                                ;  1362.3 agu2+agu0+fadd+fmul   61 t
        movaps [rcx + 64], xmm7                                 ;  1364.3 agu1+agu0+fmisc   61 t spill
        movaps xmm7, xmm0                                       ;  1362.3 fadd+fmul   61 t copy
        xorps xmm7, [rbp + 3040]                                ;  1364.3 agu2+agu1+fadd+fmul   61 t
        movaps [rax + 0], xmm7                                  ;  1366.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, xmm9                                       ;  1364.3 fadd+fmul   61 t copy
        xorps xmm7, [rbp + 3056]                                ;  1366.3 agu2+agu0+fadd+fmul   61 t
        movaps [rax + 48], xmm7                                 ;  1368.3 agu1+agu0+fmisc   61 t spill
        movaps xmm7, xmm15                                      ;  1366.3 fadd+fmul   61 t copy
        xorps xmm7, [rbp + 3072]                                ;  1368.3 agu2+agu1+fadd+fmul   61 t
        movaps [rax + 32], xmm7                                 ;  1370.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, xmm6                                       ;  1368.3 fadd+fmul   61 t copy
        xorps xmm7, [rbp + 3088]                                ;  1370.3 agu2+agu0+fadd+fmul   61 t
        movaps [rax + 64], xmm7                                 ;  1372.3 agu1+agu0+fmisc   61 t spill
        movaps xmm7, xmm2                                       ;  1370.3 fadd+fmul   61 t copy
        xorps xmm7, [rbp + 3104]                                ;  1372.3 agu2+agu1+fadd+fmul   61 t
        movaps [rdx - 64], xmm7                                 ;  1374.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, xmm11                                      ;  1372.3 fadd+fmul   61 t copy
        xorps xmm7, [rbp + 3120]                                ;  1374.3 agu2+agu0+fadd+fmul   61 t
        movaps [rax + 16], xmm7                                 ;  1376.3 agu1+agu0+fmisc   61 t spill
        movaps xmm7, [rdx + 64]                                 ;  1374.3 agu2+agu1+fmisc+fadd   61 t
        xorps xmm7, [rbp + 3136]                                ;  1376.3 agu0+agu2+fmul+fadd   61 t
        movaps [rax - 16], xmm7                                 ;  1378.3 agu1+agu0+fmisc   61 t spill
        movaps xmm7, [rdx - 32]                                 ;  1376.3 agu2+agu1+fmul+fadd   61 t
        xorps xmm7, [rbp + 3152]                                ;  1378.3 agu0+agu2+fmul+fadd   61 t
        movaps [rsi - 112], xmm7                                ;  1380.3 agu1+agu0+fmisc   61 t spill
        movaps xmm7, [rdi + 80]                                 ;  1378.3 agu2+agu1+fmul+fadd   61 t
        xorps xmm7, [rbp + 3168]                                ;  1380.3 agu0+agu2+fmul+fadd   61 t
        movaps [rbp + 112], xmm7                                ;  1382.3 agu1+agu0+fmisc   61 t spill
        movaps xmm7, [rdx + 0]                                  ;  1380.3 agu2+agu1+fmul+fadd   61 t
        xorps xmm7, [rbp + 3184]                                ;  1382.3 agu0+agu2+fmul+fadd   61 t
        movaps [rcx + 48], xmm7                                 ;  1384.3 agu1+agu0+fmisc   61 t spill
        movaps xmm7, xmm5                                       ;  1382.3 fmul+fadd   61 t copy
        xorps xmm7, [rbp + 3200]                                ;  1384.3 agu2+agu1+fmul+fadd   61 t
        movaps [rax - 48], xmm7                                 ;  1386.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, [rbp - 16]                                 ;  1384.3 agu2+agu0+fmul+fadd   61 t
        xorps xmm7, [rbp + 3216]                                ;  1386.3 agu1+agu2+fmul+fadd   61 t
        movaps [rsi - 64], xmm7                                 ;  1388.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, [rdx + 48]                                 ;  1386.3 agu2+agu0+fmul+fadd   61 t
        xorps xmm7, [rbp + 3232]                                ;  1388.3 agu1+agu2+fmul+fadd   61 t
        movaps [r11 - 16], xmm7                                 ;  1390.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, [rdx + 32]                                 ;  1388.3 agu2+agu0+fmul+fadd   61 t
        xorps xmm7, [rbp + 3248]                                ;  1390.3 agu1+agu2+fmul+fadd   61 t
        movaps [rax - 32], xmm7                                 ;  1392.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, [rdx - 96]                                 ;  1390.3 agu2+agu0+fmul+fadd   61 t
        xorps xmm7, [rbp + 3264]                                ;  1392.3 agu1+agu2+fmul+fadd   61 t
        movaps [r11 + 48], xmm7                                 ;  1394.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, [rsi + 80]                                 ;  1392.3 agu2+agu0+fmul+fadd   61 t
        xorps xmm7, [rbp + 3280]                                ;  1394.3 agu1+agu2+fmul+fadd   61 t
        movaps [rcx - 16], xmm7                                 ;  1396.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, [rsi + 96]                                 ;  1394.3 agu2+agu0+fmul+fadd   61 t
        xorps xmm7, [rbp + 3296]                                ;  1396.3 agu1+agu2+fmul+fadd   61 t
        movaps [r11 + 80], xmm7                                 ;  1398.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, [rsi + 64]                                 ;  1396.3 agu2+agu0+fmul+fadd   61 t
        xorps xmm7, [rbp + 3312]                                ;  1398.3 agu1+agu2+fmul+fadd   61 t
        movaps [r11 + 16], xmm7                                 ;  1400.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, xmm4                                       ;  1398.3 fmul+fadd   61 t copy
        xorps xmm7, [rbp + 3328]                                ;  1400.3 agu2+agu0+fmul+fadd   61 t
        movaps [r11 + 32], xmm7                                 ;  1402.3 agu1+agu0+fmisc   61 t spill
        movaps xmm7, [rdx - 112]                                ;  1400.3 agu2+agu1+fmul+fadd   61 t
        xorps xmm7, [rbp + 3344]                                ;  1402.3 agu0+agu2+fmul+fadd   61 t
        movaps [r11 + 64], xmm7                                 ;  1404.3 agu1+agu0+fmisc   61 t spill
        movaps xmm7, [rdi + 64]                                 ;  1402.3 agu2+agu1+fmul+fadd   61 t
        xorps xmm7, [rbp + 3360]                                ;  1404.3 agu0+agu2+fmul+fadd   61 t
        movaps [r11 + 0], xmm7                                  ;  1406.3 agu1+agu0+fmisc   61 t spill
        movaps xmm7, [rbp + 64]                                 ;  1404.3 agu2+agu1+fmul+fadd   61 t
        xorps xmm7, [rbp + 3376]                                ;  1406.3 agu0+agu2+fmul+fadd   61 t
        xorps xmm6, [rbp + 3472]                                ;  1406.3 agu1+agu0+fmul+fadd   61 t
        xorps xmm6, [rsi + 0]                                   ;  1408.3 agu2+agu1+fmul+fadd   61 t
        movaps [rsi + 0], xmm7                                  ;  1408.3 agu0+agu2+fmisc   61 t spill
        movaps xmm7, [rbp - 128]                                ;  1407.3 agu1+agu0+fmisc+fmul   61 t
        xorps xmm7, [rbp + 3392]                                ;  1409.3 agu2+agu1+fadd+fmul   61 t
        xorps xmm2, [rbp + 3488]                                ;  1409.3 agu0+agu2+fadd+fmul   61 t
        xorps xmm2, [rdx + 112]                                 ;  1411.3 agu1+agu0+fadd+fmul   61 t
        movaps [rdx + 112], xmm2                                ;  1413.3 agu2+agu1+fmisc   61 t spill
        movaps xmm2, [rdx + 80]                                 ;  1411.3 agu0+agu2+fmisc+fadd   61 t
        xorps xmm2, [rbp + 3408]                                ;  1413.3 agu1+agu0+fmul+fadd   61 t
        xorps xmm11, [rbp + 3504]                               ;  1413.3 agu2+agu1+fmul+fadd   61 t
        xorps xmm11, [rsi - 16]                                 ;  1415.3 agu0+agu2+fmul+fadd   61 t
        movaps [rsi - 16], xmm11                                ;  1417.3 agu1+agu0+fmisc   61 t spill
        movaps xmm11, [rbp - 32]                                ;  1414.3 agu2+agu1+fmisc+fmul   61 t
        xorps xmm11, [rbp + 3424]                               ;  1416.3 agu0+agu2+fadd+fmul   61 t
        movaps [rcx + 0], xmm6                                  ;  1415.7 agu1+agu0+fmisc   61 t spill
        movaps xmm6, [rbp - 64]                                 ;  1416.3 agu2+agu1+fadd+fmul   61 t
        xorps xmm6, [rbp + 3440]                                ;  1418.3 agu0+agu2+fadd+fmul   61 t
        movaps [r13 + 96], xmm6                                 ;  1420.3 agu1+agu0+fmisc   61 t spill
        movaps xmm6, xmm14                                      ;  1418.3 fadd+fmul   61 t copy
        xorps xmm6, [rbp + 3456]                                ;  1420.3 agu2+agu1+fadd+fmul   61 t
        xorps xmm5, [rbp + 3584]                                ;  1420.3 agu0+agu1+fadd+fmul   61 t
        xorps xmm5, [rsi - 32]                                  ;  1422.3 agu2+agu0+fadd+fmul   61 t
        movaps [rsi - 32], xmm5                                 ;  1424.3 agu1+agu2+fmisc   61 t spill
        movaps xmm5, [rdx + 16]                                 ;  1422.3 agu0+agu1+fmisc+fadd   61 t
        xorps xmm5, [rbp + 3520]                                ;  1424.3 agu2+agu0+fmul+fadd   61 t
        xorps xmm5, [rdx + 64]                                  ;  1426.3 agu1+agu2+fmul+fadd   61 t
        movaps [rdx + 64], xmm6                                 ;  1423.3 agu0+agu1+fmisc   61 t spill
        movaps xmm6, [rdi + 32]                                 ;  1424.3 agu2+agu0+fmul+fmisc   61 t
        xorps xmm6, [rbp + 3536]                                ;  1426.3 agu1+agu2+fadd+fmul   61 t
        xorps xmm6, [rdx - 32]                                  ;  1428.3 agu0+agu1+fadd+fmul   61 t
        movaps [rdx - 32], xmm6                                 ;  1430.3 agu2+agu0+fmisc   61 t spill
        movaps xmm6, [rdx - 48]                                 ;  1427.3 agu1+agu2+fadd+fmul   61 t
        xorps xmm6, [rbp + 3552]                                ;  1429.3 agu0+agu1+fadd+fmul   61 t
        xorps xmm6, [rdi + 80]                                  ;  1431.3 agu2+agu0+fadd+fmul   61 t
        movaps [rdi + 80], xmm6                                 ;  1433.3 agu1+agu2+fmisc   61 t spill
        movaps xmm6, [rdi + 16]                                 ;  1430.3 agu0+agu1+fmisc+fadd   61 t
        xorps xmm6, [rbp + 3568]                                ;  1432.3 agu2+agu0+fmul+fadd   61 t
        xorps xmm6, [rdx + 0]                                   ;  1434.3 agu1+agu2+fmul+fadd   61 t
        movaps [rdx + 0], xmm6                                  ;  1436.3 agu0+agu1+fmisc   61 t spill
        movaps xmm6, [rdx - 80]                                 ;  1432.3 agu2+agu0+fmul+fmisc   61 t
        xorps xmm6, [rbp + 3600]                                ;  1434.3 agu1+agu2+fadd+fmul   61 t
        xorps xmm6, [rbp - 16]                                  ;  1436.3 agu0+agu1+fadd+fmul   61 t
        xorps xmm1, xmm4                                        ;  1435.3 fadd+fmul   61 t
        movaps xmm4, [rcx + 96]                                 ;  1434.7 agu2+agu0+fmisc   61 t
        xorps xmm4, [rbp + 3616]                                ;  1436.7 agu1+agu0+fadd+fmul   61 t
        xorps xmm4, [rdx + 48]                                  ;  1438.7 agu2+agu1+fadd+fmul   61 t
        xorps xmm1, [rbp + 3712]                                ;  1438.3 agu0+agu2+fadd+fmul   61 t
        movaps [rdx + 48], xmm1                                 ;  1440.3 agu1+agu0+fmisc   61 t spill
        movaps xmm1, [rcx + 80]                                 ;  1439.3 agu2+agu1+fmisc+fadd   61 t
        xorps xmm1, [rbp + 3632]                                ;  1441.3 agu0+agu2+fmul+fadd   61 t
        xorps xmm1, [rdx + 32]                                  ;  1443.3 agu1+agu0+fmul+fadd   61 t
        movaps [rdx + 32], xmm6                                 ;  1440.3 agu2+agu1+fmisc   61 t spill
        movaps xmm6, [rbp + 48]                                 ;  1441.3 agu0+agu2+fmul+fmisc   61 t
        xorps xmm6, [rbp + 3648]                                ;  1443.3 agu1+agu0+fadd+fmul   61 t
        xorps xmm6, [rdx - 96]                                  ;  1445.3 agu2+agu1+fadd+fmul   61 t
        movaps [rdx - 96], xmm1                                 ;  1445.3 agu0+agu2+fmisc   61 t spill
        movaps xmm1, [rcx + 112]                                ;  1444.3 agu1+agu0+fadd+fmul   61 t
        xorps xmm1, [rbp + 3664]                                ;  1446.3 agu2+agu1+fadd+fmul   61 t
        xorps xmm1, [rsi + 80]                                  ;  1448.3 agu0+agu2+fadd+fmul   61 t
        movaps [rsi + 80], xmm1                                 ;  1450.3 agu1+agu0+fmisc   61 t spill
        movaps xmm1, [rbp + 96]                                 ;  1447.3 agu2+agu1+fmisc+fadd   61 t
        xorps xmm1, [rbp + 3680]                                ;  1449.3 agu0+agu2+fmul+fadd   61 t
        xorps xmm1, [rsi + 96]                                  ;  1451.3 agu1+agu0+fmul+fadd   61 t
        movaps [rsi + 96], xmm1                                 ;  1453.3 agu2+agu1+fmisc   61 t spill
        movaps xmm1, [rbp + 32]                                 ;  1449.3 agu0+agu2+fmul+fmisc   61 t
        xorps xmm1, [rbp + 3696]                                ;  1451.3 agu1+agu0+fadd+fmul   61 t
        xorps xmm1, [rsi + 64]                                  ;  1453.3 agu2+agu1+fadd+fmul   61 t
        movaps [rsi + 64], xmm1                                 ;  1455.3 agu0+agu2+fmisc   61 t spill
        movaps xmm1, [rdi + 48]                                 ;  1452.3 agu1+agu0+fadd+fmul   61 t
        xorps xmm1, [rbp + 3728]                                ;  1454.3 agu2+agu1+fadd+fmul   61 t
        xorps xmm1, [rdx - 112]                                 ;  1456.3 agu0+agu2+fadd+fmul   61 t
        movaps [rdx - 112], xmm1                                ;  1458.3 agu1+agu0+fmisc   61 t spill
        movaps xmm1, [rdi + 0]                                  ;  1455.3 agu2+agu1+fmisc+fadd   61 t
        xorps xmm1, [rbp + 3744]                                ;  1457.3 agu0+agu2+fmul+fadd   61 t
        xorps xmm1, [rdi + 64]                                  ;  1459.3 agu1+agu0+fmul+fadd   61 t
        xorps xmm14, [rbp + 3840]                               ;  1458.3 agu2+agu1+fmul+fadd   61 t
        xorps xmm14, [rsi - 128]                                ;  1460.3 agu0+agu2+fmul+fadd   61 t
        movaps [rsi - 128], xmm14                               ;  1462.3 agu1+agu0+fmisc   61 t spill
        movaps xmm14, [rbp - 48]                                ;  1459.3 agu2+agu1+fmisc+fmul   61 t
        xorps xmm14, [rbp + 3760]                               ;  1461.3 agu0+agu2+fadd+fmul   61 t
        xorps xmm14, [rbp + 64]                                 ;  1463.3 agu1+agu0+fadd+fmul   61 t
        xorps xmm12, [rbp + 3856]                               ;  1462.3 agu2+agu1+fadd+fmul   61 t
        xorps xmm12, [rsi + 48]                                 ;  1464.3 agu0+agu2+fadd+fmul   61 t
        movaps [rsi + 48], xmm12                                ;  1466.3 agu1+agu0+fmisc   61 t spill
        movaps xmm12, [rbp - 96]                                ;  1464.0 agu2+agu1+fmisc   61 t
        xorps xmm12, [rbp + 3776]                               ;  1466.0 agu0+agu2+fadd+fmul   61 t
        xorps xmm12, [rbp - 128]                                ;  1468.0 agu1+agu0+fadd+fmul   61 t
        xorps xmm10, [rbp + 3872]                               ;  1466.3 agu2+agu1+fadd+fmul   61 t
        xorps xmm10, [rsi - 80]                                 ;  1468.3 agu0+agu2+fadd+fmul   61 t
        movaps [rsi - 80], xmm14                                ;  1466.0 agu1+agu0+fmisc   61 t spill
        movaps xmm14, [rbp + 16]                                ;  1468.0 agu2+agu1+fmisc   61 t
        xorps xmm14, [rbp + 3792]                               ;  1470.0 agu0+agu2+fadd+fmul   61 t
        xorps xmm14, [rdx + 80]                                 ;  1472.0 agu1+agu0+fadd+fmul   61 t
        xorps xmm3, [rbp + 3888]                                ;  1470.3 agu2+agu1+fadd+fmul   61 t
        xorps xmm3, [rsi + 16]                                  ;  1472.3 agu0+agu2+fadd+fmul   61 t
        movaps [rsi + 16], xmm3                                 ;  1474.3 agu1+agu0+fmisc   61 t spill
        movaps xmm3, [rbp - 80]                                 ;  1472.3 agu2+agu1+fmisc+fadd   61 t
        xorps xmm3, [rbp + 3808]                                ;  1474.3 agu0+agu2+fmul+fadd   61 t
        xorps xmm3, [rbp - 32]                                  ;  1476.3 agu1+agu0+fmul+fadd   61 t
        xorps xmm13, [rbp + 3904]                               ;  1475.3 agu2+agu1+fmul+fadd   61 t
        xorps xmm13, [rbp + 80]                                 ;  1477.3 agu0+agu2+fmul+fadd   61 t
        movaps [rbp + 80], xmm13                                ;  1479.3 agu1+agu0+fmisc   61 t spill
        movaps xmm13, [rbp + 0]                                 ;  1476.3 agu2+agu1+fmisc+fmul   61 t
        xorps xmm13, [rbp + 3824]                               ;  1478.3 agu0+agu2+fadd+fmul   61 t
        xorps xmm13, [rbp - 64]                                 ;  1480.3 agu1+agu0+fadd+fmul   61 t
        xorps xmm8, [rbp + 3920]                                ;  1479.3 agu2+agu1+fadd+fmul   61 t
        xorps xmm8, [rbp - 112]                                 ;  1481.3 agu0+agu2+fadd+fmul   61 t
        xorps xmm0, [rbp + 3936]                                ;  1481.3 agu1+agu0+fadd+fmul   61 t
        xorps xmm0, [rdx - 128]                                 ;  1483.3 agu2+agu1+fadd+fmul   61 t
        xorps xmm9, [rbp + 3952]                                ;  1483.3 agu0+agu2+fadd+fmul   61 t
        xorps xmm9, [rsi + 32]                                  ;  1485.3 agu1+agu0+fadd+fmul   61 t
        xorps xmm15, [rbp + 3968]                               ;  1485.3 agu2+agu1+fadd+fmul   61 t
        xorps xmm15, [rsi - 96]                                 ;  1487.3 agu0+agu2+fadd+fmul   61 t
        movaps [rsi - 96], xmm15                                ;  1489.3 agu1+agu0+fmisc   61 t spill
        movaps xmm15, [rdx - 16]                                ;  1485.0 agu2+agu1+fmisc   40 t
        xorps xmm15, [r8 + 3088]                                ;  1487.3 agu0+agu1+fadd+fmul   40 t
        movaps [rsi + 32], xmm9                                 ;  1487.3 agu2+agu0+fmisc   61 t spill
        movaps xmm9, [rsi - 48]                                 ;  1488.3 agu1+agu0+fmisc+fadd   40 t
        xorps xmm9, [r8 + 3120]                                 ;  1490.3 agu2+agu1+fmul+fadd   40 t
        movaps [rdx - 128], xmm13                               ;  1490.0 agu0+agu2+fmisc   61 t spill
        movaps xmm13, [rcx + 64]                                ;  1490.3 agu1+agu0+fmul+fadd   40 t
        xorps xmm13, [r8 + 3136]                                ;  1492.3 agu2+agu1+fmul+fadd   40 t
        movaps [rbp - 112], xmm9                                ;  1492.3 agu0+agu2+fmisc   40 t spill
        movaps xmm9, [rax + 0]                                  ;  1492.3 agu1+agu0+fmul+fadd   40 t
        xorps xmm9, [r8 + 3152]                                 ;  1494.3 agu2+agu1+fmul+fadd   40 t
        movaps [rbp - 64], xmm9                                 ;  1496.3 agu0+agu2+fmisc   40 t spill
        movaps xmm9, [rax + 64]                                 ;  1494.3 agu1+agu0+fmul+fadd   40 t
        xorps xmm9, [r8 + 3200]                                 ;  1496.3 agu2+agu1+fmul+fadd   40 t
        movaps [rbp + 0], xmm9                                  ;  1498.3 agu0+agu2+fmisc   40 t spill
        movaps xmm9, [rax + 16]                                 ;  1496.3 agu1+agu0+fmul+fadd   40 t
        xorps xmm9, [r8 + 3232]                                 ;  1498.3 agu2+agu1+fmul+fadd   40 t
        movaps [rbp - 32], xmm9                                 ;  1500.3 agu0+agu2+fmisc   40 t spill
        movaps xmm9, [rax - 16]                                 ;  1498.3 agu1+agu0+fmul+fadd   40 t
        xorps xmm9, [r8 + 3248]                                 ;  1500.3 agu2+agu1+fmul+fadd   40 t
        movaps [rbp - 80], xmm9                                 ;  1502.3 agu0+agu2+fmisc   40 t spill
        movaps xmm9, [rsi - 112]                                ;  1500.3 agu1+agu0+fmul+fadd   40 t
        xorps xmm9, [r8 + 3264]                                 ;  1502.3 agu2+agu1+fmul+fadd   40 t
        movaps [rdx + 80], xmm9                                 ;  1504.3 agu0+agu2+fmisc   40 t spill
        movaps xmm9, [r11 - 16]                                 ;  1502.3 agu1+agu0+fmul+fadd   40 t
        xorps xmm9, [r8 + 3344]                                 ;  1504.3 agu2+agu1+fmul+fadd   40 t
        movaps [rbp + 16], xmm9                                 ;  1506.3 agu0+agu2+fmisc   40 t spill
        movaps xmm9, [r11 + 48]                                 ;  1504.3 agu1+agu0+fmul+fadd   40 t
        xorps xmm9, [r8 + 3376]                                 ;  1506.3 agu2+agu1+fmul+fadd   40 t
        movaps [rbp - 128], xmm9                                ;  1508.3 agu0+agu2+fmisc   40 t spill
        movaps xmm9, [rcx - 16]                                 ;  1506.3 agu1+agu0+fmul+fadd   40 t
        xorps xmm9, [r8 + 3392]                                 ;  1508.3 agu2+agu1+fmul+fadd   40 t
        movaps [rbp - 96], xmm9                                 ;  1510.3 agu0+agu2+fmisc   40 t spill
        movaps xmm9, [r11 + 80]                                 ;  1508.3 agu1+agu0+fmul+fadd   40 t
        xorps xmm9, [r8 + 3408]                                 ;  1510.3 agu2+agu1+fmul+fadd   40 t
        movaps [rbp + 64], xmm9                                 ;  1512.3 agu0+agu2+fmisc   40 t spill
        movaps xmm9, [r11 + 0]                                  ;  1510.3 agu1+agu0+fmul+fadd   40 t
        xorps xmm9, [r8 + 3472]                                 ;  1512.3 agu2+agu1+fmul+fadd   40 t
        movaps [rbp - 48], xmm9                                 ;  1514.3 agu0+agu2+fmisc   40 t spill
        movaps xmm9, xmm7                                       ;  1512.3 fmul+fadd   40 t copy
        xorps xmm9, [r8 + 3504]                                 ;  1514.3 agu1+agu0+fmul+fadd   40 t
        movaps [rdi + 64], xmm7                                 ;  1514.0 agu2+agu0+fmisc   61 t spill
        movaps xmm7, xmm2                                       ;  1514.3 fmul+fadd   40 t copy
        xorps xmm7, [r8 + 3520]                                 ;  1516.3 agu1+agu2+fmul+fadd   40 t
        movaps [rdi + 0], xmm2                                  ;  1516.0 agu0+agu1+fmisc   61 t spill
        movaps xmm2, xmm11                                      ;  1516.3 fmul+fadd   40 t copy
        xorps xmm2, [r8 + 3536]                                 ;  1518.3 agu2+agu0+fmul+fadd   40 t
        movaps [rdi + 48], xmm11                                ;  1518.0 agu1+agu0+fmisc   61 t spill
        movaps xmm11, [rcx + 0]                                 ;  1518.3 agu2+agu1+fmul+fadd   40 t
        xorps xmm11, [r8 + 3584]                                ;  1520.3 agu0+agu2+fmul+fadd   40 t
        movaps [rbp + 32], xmm11                                ;  1522.3 agu1+agu0+fmisc   40 t spill
        movaps xmm11, [rsi - 16]                                ;  1520.3 agu2+agu1+fmul+fadd   40 t
        xorps xmm11, [r8 + 3616]                                ;  1522.3 agu0+agu2+fmul+fadd   40 t
        movaps [rbp + 96], xmm11                                ;  1524.3 agu1+agu0+fmisc   40 t spill
        movaps xmm11, xmm5                                      ;  1522.3 fmul+fadd   40 t copy
        xorps xmm11, [r8 + 3632]                                ;  1524.3 agu2+agu1+fmul+fadd   40 t
        movaps [rcx + 112], xmm5                                ;  1524.0 agu0+agu1+fmisc   61 t spill
        movaps xmm5, [rdx - 32]                                 ;  1524.3 agu2+agu0+fmul+fadd   40 t
        xorps xmm5, [r8 + 3648]                                 ;  1526.3 agu1+agu2+fmul+fadd   40 t
        movaps [rbp + 48], xmm5                                 ;  1528.3 agu0+agu1+fmisc   40 t spill
        movaps xmm5, xmm4                                       ;  1526.3 fmul+fadd   40 t copy
        xorps xmm5, [r8 + 3728]                                 ;  1528.3 agu2+agu0+fmul+fadd   40 t
        movaps [rcx + 80], xmm4                                 ;  1528.0 agu1+agu0+fmisc   61 t spill
        movaps xmm4, xmm6                                       ;  1528.3 fmul+fadd   40 t copy
        xorps xmm4, [r8 + 3760]                                 ;  1530.3 agu2+agu1+fmul+fadd   40 t
        movaps [rcx + 96], xmm6                                 ;  1530.0 agu0+agu1+fmisc   61 t spill
        movaps xmm6, [rsi + 80]                                 ;  1530.3 agu2+agu0+fmul+fadd   40 t
        xorps xmm6, [r8 + 3776]                                 ;  1532.3 agu1+agu2+fmul+fadd   40 t
        movaps [rbp - 16], xmm4                                 ;  1532.3 agu0+agu1+fmisc   40 t spill
        movaps xmm4, [rsi + 96]                                 ;  1532.3 agu2+agu0+fmul+fadd   40 t
        xorps xmm4, [r8 + 3792]                                 ;  1534.3 agu1+agu2+fmul+fadd   40 t
        movaps [rdx - 80], xmm4                                 ;  1536.3 agu0+agu1+fmisc   40 t spill
        movaps xmm4, xmm1                                       ;  1534.3 fmul+fadd   40 t copy
        xorps xmm4, [r8 + 3856]                                 ;  1536.3 agu2+agu0+fmul+fadd   40 t
        movaps [rdi + 16], xmm1                                 ;  1536.0 agu1+agu0+fmisc   61 t spill
        movaps xmm1, xmm12                                      ;  1536.3 fmul+fadd   40 t copy
        xorps xmm1, [r8 + 3888]                                 ;  1538.3 agu2+agu1+fmul+fadd   40 t
        movaps [rdx - 48], xmm12                                ;  1538.0 agu0+agu1+fmisc   61 t spill
        movaps xmm12, xmm14                                     ;  1538.3 fmul+fadd   40 t copy
        xorps xmm12, [r8 + 3904]                                ;  1540.3 agu2+agu0+fmul+fadd   40 t
        movaps [rdi + 32], xmm14                                ;  1540.0 agu1+agu0+fmisc   61 t spill
        movaps xmm14, xmm3                                      ;  1540.3 fmul+fadd   40 t copy
        xorps xmm14, [r8 + 3920]                                ;  1542.3 agu2+agu1+fmul+fadd   40 t
        movaps [rdx + 16], xmm3                                 ;  1542.0 agu0+agu1+fmisc   61 t spill
        movaps xmm3, xmm10                                      ;  1542.3 fmul+fadd   40 t copy
        xorps xmm3, [r8 + 3984]                                 ;  1544.3 agu2+agu0+fmul+fadd   40 t
        movaps [rbp + 3984], xmm10                              ;  1544.0 agu1+agu0+fmisc   61 t spill
        movaps xmm10, [rbp + 80]                                ;  1544.3 agu2+agu1+fmul+fadd   40 t
        xorps xmm10, [r8 + 4016]                                ;  1546.3 agu0+agu2+fmul+fadd   40 t
        movaps [r11 + 96], xmm10                                ;  1548.3 agu1+agu0+fmisc   40 t spill
        movaps xmm10, xmm8                                      ;  1546.3 fmul+fadd   40 t copy
        xorps xmm10, [r8 + 4032]                                ;  1548.3 agu2+agu1+fmul+fadd   40 t
        movaps [rbp + 4000], xmm8                               ;  1548.0 agu0+agu1+fmisc   61 t spill
        movaps xmm8, xmm0                                       ;  1548.3 fmul+fadd   40 t copy
        xorps xmm8, [r8 + 4048]                                 ;  1550.3 agu2+agu0+fmul+fadd   40 t
        movaps [rbp + 4016], xmm0                               ;  1550.0 agu1+agu0+fmisc   61 t spill
        movaps xmm0, [rcx + 16]                                 ;  1550.3 agu2+agu1+fmul+fadd   41 t
        xorps xmm0, [r8 + 3104]                                 ;  1552.3 agu0+agu2+fmul+fadd   41 t
        xorps xmm0, [rel camellia128_encrypt.T0_constants128]   ;  1554.3 agu1+agu0+fmul+fadd   41 t
        movaps [r11 + 112], xmm8                                ;  1552.3 agu2+agu1+fmisc   40 t spill
        movaps xmm8, [rax + 48]                                 ;  1553.0 agu0+agu2+fmul+fmisc   41 t
        xorps xmm8, [r8 + 3168]                                 ;  1555.0 agu1+agu0+fadd+fmul   41 t
        xorps xmm8, [rel camellia128_encrypt.T0_constants128]   ;  1557.0 agu2+agu1+fadd+fmul   41 t
        movaps [r13 - 128], xmm3                                ;  1555.0 agu0+agu2+fmisc   40 t spill
        movaps xmm3, xmm13                                      ;  1555.3 fadd+fmul   41 t copy
        xorps xmm3, xmm15                                       ;  1557.3 fadd+fmul   41 t
        xorps xmm13, xmm0                                       ;  1557.3 fadd+fmul   41 t
        movaps [rax - 128], xmm10                               ;  1557.0 agu1+agu0+fmisc   40 t spill
        movaps xmm10, [rbp - 64]                                ;  1558.3 agu2+agu0+fmisc+fadd   41 t
        xorps xmm10, xmm15                                      ;  1560.3 fmul+fadd   41 t
        movaps [rdi + 96], xmm1                                 ;  1560.0 agu1+agu2+fmisc   40 t spill
        movaps xmm1, [rbp - 112]                                ;  1560.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm1, xmm8                                        ;  1562.3 fmul+fadd   41 t
        movaps [rsi + 112], xmm14                               ;  1562.0 agu2+agu0+fmisc   40 t spill
        movaps xmm14, [rcx + 32]                                ;  1562.3 agu1+agu0+fmul+fadd   41 t
        xorps xmm14, xmm1                                       ;  1564.3 fmul+fadd   41 t
        xorps xmm14, [r8 + 3072]                                ;  1566.3 agu2+agu1+fmul+fadd   41 t
        xorps xmm14, [rel camellia128_encrypt.T0_constants128]  ;  1568.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm1, xmm3                                        ;  1566.3 fmul+fadd   41 t
        movaps [rdi - 128], xmm4                                ;  1564.7 agu2+agu0+fmisc   40 t spill
        movaps xmm4, [rax + 32]                                 ;  1566.3 agu1+agu0+fmisc+fmul   41 t
        xorps xmm4, [r8 + 3184]                                 ;  1568.3 agu2+agu1+fadd+fmul   41 t
        xorps xmm4, xmm14                                       ;  1570.3 fadd+fmul   41 t
        xorps xmm4, [rel camellia128_encrypt.T0_constants128]   ;  1572.3 agu0+agu2+fadd+fmul   41 t
        movaps [rax + 80], xmm12                                ;  1568.0 agu1+agu0+fmisc   40 t spill
        movaps xmm12, xmm10                                     ;  1570.3 fadd+fmul   41 t copy
        xorps xmm12, xmm14                                      ;  1572.3 fadd+fmul   41 t
        movaps [rdi - 112], xmm5                                ;  1570.0 agu2+agu1+fmisc   40 t spill
        movaps xmm5, xmm3                                       ;  1572.3 fadd+fmul   41 t copy
        xorps xmm5, xmm4                                        ;  1574.3 fadd+fmul   41 t
        movaps [rax - 112], xmm6                                ;  1572.0 agu0+agu1+fmisc   40 t spill
        movaps xmm6, xmm4                                       ;  1574.3 fadd+fmul   41 t copy
        orps xmm6, xmm12                                        ;  1576.3 fadd+fmul   41 t
        movaps [rdi + 112], xmm11                               ;  1574.0 agu2+agu0+fmisc   40 t spill
        movaps xmm11, xmm13                                     ;  1576.3 fadd+fmul   41 t copy
        xorps xmm11, xmm1                                       ;  1578.3 fadd+fmul   41 t
        movaps [rdx + 96], xmm9                                 ;  1576.0 agu1+agu0+fmisc   40 t spill
        movaps xmm9, xmm4                                       ;  1578.3 fadd+fmul   41 t copy
        xorps xmm9, xmm1                                        ;  1580.3 fadd+fmul   41 t
        movaps [rax + 96], xmm2                                 ;  1578.0 agu2+agu0+fmisc   40 t spill
        movaps xmm2, xmm14                                      ;  1580.3 fadd+fmul   41 t copy
        xorps xmm2, xmm0                                        ;  1582.3 fadd+fmul   41 t
        movaps [rcx - 128], xmm7                                ;  1580.0 agu1+agu0+fmisc   40 t spill
        movaps xmm7, xmm14                                      ;  1582.3 fadd+fmul   41 t copy
        orps xmm7, xmm9                                         ;  1584.3 fadd+fmul   41 t
        xorps xmm7, xmm6                                        ;  1586.3 fadd+fmul   41 t
        movaps [rdi - 96], xmm4                                 ;  1582.7 agu2+agu0+fmisc   41 t spill
        movaps xmm4, xmm5                                       ;  1585.3 fadd+fmul   41 t copy
        xorps xmm4, xmm11                                       ;  1587.3 fadd+fmul   41 t
        xorps xmm6, xmm8                                        ;  1587.3 fadd+fmul   41 t
        orps xmm8, xmm5                                         ;  1588.3 fadd+fmul   41 t
        movaps [rdi - 80], xmm5                                 ;  1586.0 agu1+agu0+fmisc   41 t spill
        movaps xmm5, [rbp - 112]                                ;  1588.0 agu2+agu0+fmisc   41 t
        xorps xmm5, xmm9                                        ;  1590.0 fadd+fmul   41 t
        movaps [rbp - 112], xmm9                                ;  1590.0 agu1+agu2+fmisc   41 t spill
        movaps xmm9, xmm1                                       ;  1590.3 fadd+fmul   41 t copy
        andps xmm9, xmm10                                       ;  1592.3 fadd+fmul   41 t
        xorps xmm9, xmm8                                        ;  1594.3 fadd+fmul   41 t
        xorps xmm8, xmm1                                        ;  1593.3 fadd+fmul   41 t
        xorps xmm8, [rbp - 64]                                  ;  1595.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm6, xmm9                                        ;  1596.3 fadd+fmul   41 t
        movaps [rbp - 64], xmm14                                ;  1592.7 agu2+agu0+fmisc   41 t spill
        movaps xmm14, xmm4                                      ;  1596.3 fadd+fmul   41 t copy
        andps xmm14, xmm2                                       ;  1598.3 fadd+fmul   41 t
        xorps xmm8, xmm14                                       ;  1600.3 fadd+fmul   41 t
        movaps xmm14, xmm2                                      ;  1599.3 fadd+fmul   41 t copy
        xorps xmm14, xmm5                                       ;  1601.3 fadd+fmul   41 t
        xorps xmm7, xmm8                                        ;  1602.3 fadd+fmul   41 t
        movaps [rdi - 64], xmm2                                 ;  1598.0 agu1+agu0+fmisc   41 t spill
        movaps xmm2, xmm11                                      ;  1602.3 fadd+fmul   41 t copy
        andps xmm2, xmm14                                       ;  1604.3 fadd+fmul   41 t
        xorps xmm9, xmm2                                        ;  1606.3 fadd+fmul   41 t
        movaps xmm2, xmm10                                      ;  1605.3 fadd+fmul   41 t copy
        xorps xmm2, xmm14                                       ;  1607.3 fadd+fmul   41 t
        movaps [rdi - 48], xmm11                                ;  1603.3 agu2+agu0+fmisc   41 t spill
        movaps xmm11, xmm13                                     ;  1607.3 fadd+fmul   41 t copy
        andps xmm11, xmm2                                       ;  1609.3 fadd+fmul   41 t
        xorps xmm6, xmm11                                       ;  1611.3 fadd+fmul   41 t
        movaps xmm11, xmm5                                      ;  1610.3 fadd+fmul   41 t copy
        xorps xmm11, xmm12                                      ;  1612.3 fadd+fmul   41 t
        movaps [rdi - 32], xmm4                                 ;  1608.3 agu1+agu0+fmisc   41 t spill
        movaps xmm4, xmm3                                       ;  1612.3 fadd+fmul   41 t copy
        andps xmm4, xmm11                                       ;  1614.3 fadd+fmul   41 t
        xorps xmm9, xmm4                                        ;  1616.3 fadd+fmul   41 t
        xorps xmm8, xmm4                                        ;  1616.3 fadd+fmul   41 t
        movaps xmm4, xmm0                                       ;  1616.3 fadd+fmul   41 t copy
        orps xmm4, xmm15                                        ;  1618.3 fadd+fmul   41 t
        xorps xmm8, xmm4                                        ;  1620.3 fadd+fmul   41 t
        movaps xmm4, xmm7                                       ;  1619.3 fadd+fmul   41 t copy
        andps xmm4, xmm6                                        ;  1621.3 fadd+fmul   41 t
        xorps xmm8, xmm4                                        ;  1623.3 fadd+fmul   41 t
        movaps [rdi - 16], xmm15                                ;  1618.7 agu2+agu0+fmisc   40 t spill
        movaps xmm15, xmm9                                      ;  1622.3 fadd+fmul   41 t copy
        andps xmm15, xmm8                                       ;  1625.3 fadd+fmul   41 t
        xorps xmm8, xmm6                                        ;  1625.3 fadd+fmul   41 t
        orps xmm4, xmm8                                         ;  1627.3 fadd+fmul   41 t
        xorps xmm7, xmm15                                       ;  1627.3 fadd+fmul   41 t
        xorps xmm4, xmm7                                        ;  1629.3 fadd+fmul   41 t
        andps xmm11, xmm4                                       ;  1631.3 fadd+fmul   41 t
        movaps xmm15, xmm9                                      ;  1629.3 fadd+fmul   41 t copy
        andps xmm15, xmm7                                       ;  1631.3 fadd+fmul   41 t
        xorps xmm6, xmm15                                       ;  1633.3 fadd+fmul   41 t
        andps xmm7, xmm6                                        ;  1635.3 fadd+fmul   41 t
        movaps xmm15, xmm4                                      ;  1633.3 fadd+fmul   41 t copy
        orps xmm15, xmm6                                        ;  1635.3 fadd+fmul   41 t
        xorps xmm8, xmm15                                       ;  1637.3 fadd+fmul   41 t
        xorps xmm9, xmm7                                        ;  1637.3 fadd+fmul   41 t
        movaps xmm15, xmm4                                      ;  1637.3 fadd+fmul   41 t copy
        xorps xmm15, xmm6                                       ;  1639.3 fadd+fmul   41 t
        andps xmm2, xmm15                                       ;  1641.3 fadd+fmul   41 t
        andps xmm13, xmm15                                      ;  1641.3 fadd+fmul   41 t
        xorps xmm15, xmm8                                       ;  1641.3 fadd+fmul   41 t
        andps xmm14, xmm15                                      ;  1643.3 fadd+fmul   41 t
        andps xmm3, xmm4                                        ;  1643.3 fadd+fmul   41 t
        xorps xmm2, xmm14                                       ;  1645.3 fadd+fmul   41 t
        andps xmm1, xmm8                                        ;  1645.3 fadd+fmul   41 t
        andps xmm10, xmm8                                       ;  1646.3 fadd+fmul   41 t
        xorps xmm8, xmm9                                        ;  1647.3 fadd+fmul   41 t
        movaps xmm7, [rbp - 64]                                 ;  1644.3 agu1+agu0+fmisc   41 t
        andps xmm7, xmm9                                        ;  1648.3 fadd+fmul   41 t
        xorps xmm14, xmm10                                      ;  1649.3 fadd+fmul   41 t
        movaps xmm10, [rbp - 112]                               ;  1646.3 agu2+agu0+fmisc   41 t
        andps xmm10, xmm9                                       ;  1650.3 fadd+fmul   41 t
        xorps xmm10, xmm13                                      ;  1652.3 fadd+fmul   41 t
        xorps xmm4, xmm8                                        ;  1652.3 fadd+fmul   41 t
        xorps xmm9, xmm6                                        ;  1653.3 fadd+fmul   41 t
        andps xmm5, xmm4                                        ;  1654.3 fadd+fmul   41 t
        andps xmm12, xmm8                                       ;  1655.3 fadd+fmul   41 t
        andps xmm8, [rdi - 96]                                  ;  1656.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm13, xmm8                                       ;  1658.3 fadd+fmul   41 t
        movaps xmm8, [rdi - 32]                                 ;  1654.0 agu2+agu0+fmisc   41 t
        andps xmm8, xmm9                                        ;  1658.3 fadd+fmul   41 t
        andps xmm9, [rdi - 64]                                  ;  1659.3 agu1+agu0+fadd+fmul   41 t
        andps xmm4, [rdi - 80]                                  ;  1660.3 agu2+agu0+fadd+fmul   41 t
        xorps xmm4, xmm8                                        ;  1662.3 fadd+fmul   41 t
        xorps xmm4, xmm13                                       ;  1664.3 fadd+fmul   41 t
        xorps xmm12, xmm2                                       ;  1663.3 fadd+fmul   41 t
        xorps xmm12, xmm11                                      ;  1665.3 fadd+fmul   41 t
        xorps xmm1, xmm8                                        ;  1665.3 fadd+fmul   41 t
        xorps xmm1, xmm10                                       ;  1667.3 fadd+fmul   41 t
        andps xmm0, xmm6                                        ;  1667.3 fadd+fmul   41 t
        xorps xmm0, xmm1                                        ;  1669.3 fadd+fmul   41 t
        andps xmm6, [rdi - 16]                                  ;  1669.3 agu1+agu2+fadd+fmul   41 t
        xorps xmm6, xmm4                                        ;  1671.3 fadd+fmul   41 t
        xorps xmm6, xmm0                                        ;  1673.3 fadd+fmul   41 t
        xorps xmm2, xmm7                                        ;  1672.3 fadd+fmul   41 t
        andps xmm15, [rdi - 48]                                 ;  1673.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm2, xmm0                                        ;  1674.3 fadd+fmul   41 t
        xorps xmm9, xmm0                                        ;  1675.3 fadd+fmul   41 t
        xorps xmm9, xmm14                                       ;  1677.3 fadd+fmul   41 t
        xorps xmm15, xmm6                                       ;  1677.3 fadd+fmul   41 t
        xorps xmm4, xmm10                                       ;  1678.3 fadd+fmul   41 t
        xorps xmm4, xmm12                                       ;  1680.3 fadd+fmul   41 t
        xorps xmm13, xmm3                                       ;  1680.3 fadd+fmul   41 t
        xorps xmm13, xmm6                                       ;  1682.3 fadd+fmul   41 t
        movaps xmm0, xmm2                                       ;  1682.3 fadd+fmul   41 t copy
        xorps xmm0, xmm9                                        ;  1684.3 fadd+fmul   41 t
        xorps xmm0, xmm13                                       ;  1686.3 fadd+fmul   41 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128]  ;  1681.3 agu2+agu0+fmisc   41 t reload
        xorps xmm13, xmm3                                       ;  1685.3 fadd+fmul   41 t
        xorps xmm2, xmm14                                       ;  1686.3 fadd+fmul   41 t
        xorps xmm2, xmm11                                       ;  1688.3 fadd+fmul   41 t
        xorps xmm2, xmm5                                        ;  1690.3 fadd+fmul   41 t
        movaps xmm14, xmm15                                     ;  1689.3 fadd+fmul   41 t copy
        xorps xmm14, xmm0                                       ;  1691.3 fadd+fmul   41 t
        xorps xmm2, xmm3                                        ;  1692.3 fadd+fmul   41 t
        xorps xmm1, xmm3                                        ;  1692.3 fadd+fmul   41 t
        xorps xmm12, xmm0                                       ;  1693.3 fadd+fmul   41 t
        xorps xmm12, xmm3                                       ;  1695.3 fadd+fmul   41 t
        xorps xmm15, xmm3                                       ;  1695.3 fadd+fmul   41 t
        movaps xmm0, [rdx - 64]                                 ;  1692.3 agu1+agu0+fmisc   23 t
        xorps xmm0, [r8 + 3216]                                 ;  1696.3 agu2+agu0+fadd+fmul   23 t
        xorps xmm0, xmm3                                        ;  1698.3 fadd+fmul   23 t
        movaps xmm5, [rbp + 112]                                ;  1694.7 agu1+agu0+fmisc   23 t
        xorps xmm5, [r8 + 3280]                                 ;  1698.3 agu2+agu0+fadd+fmul   23 t
        xorps xmm5, xmm3                                        ;  1700.3 fadd+fmul   23 t
        movaps xmm6, [rbp + 0]                                  ;  1696.7 agu1+agu2+fmisc   23 t
        movaps xmm7, [rbp - 80]                                 ;  1698.7 agu0+agu1+fmisc   40 t reload
        xorps xmm6, xmm7                                        ;  1700.7 fadd+fmul   23 t
        movaps xmm8, [rbp + 0]                                  ;  1700.7 agu2+agu0+fmisc   23 t
        movaps xmm10, [rdx + 80]                                ;  1701.3 agu1+agu0+fadd+fmul   40 t reload
        xorps xmm8, xmm10                                       ;  1703.3 fadd+fmul   23 t
        movaps xmm11, [rbp - 32]                                ;  1702.7 agu2+agu1+fmisc   23 t
        xorps xmm11, xmm5                                       ;  1704.7 fadd+fmul   23 t
        xorps xmm7, xmm0                                        ;  1704.3 fadd+fmul   23 t
        movaps [rbp - 80], xmm9                                 ;  1704.7 agu0+agu1+fmisc   41 t spill
        movaps xmm9, [rax - 48]                                 ;  1705.3 agu2+agu0+fadd+fmul   23 t
        xorps xmm9, xmm11                                       ;  1707.3 fadd+fmul   23 t
        xorps xmm9, [r8 + 3312]                                 ;  1709.3 agu1+agu2+fadd+fmul   23 t
        xorps xmm9, xmm3                                        ;  1711.3 fadd+fmul   23 t
        xorps xmm11, xmm6                                       ;  1709.3 fadd+fmul   23 t
        movaps [rdi - 48], xmm15                                ;  1706.7 agu0+agu1+fmisc   41 t spill
        movaps xmm15, [rcx + 48]                                ;  1708.7 agu2+agu0+fmisc   23 t
        xorps xmm15, [r8 + 3296]                                ;  1710.7 agu1+agu2+fadd+fmul   23 t
        xorps xmm15, xmm3                                       ;  1712.7 fadd+fmul   23 t
        xorps xmm15, xmm9                                       ;  1714.7 fadd+fmul   23 t
        movaps [rdi - 16], xmm12                                ;  1710.7 agu0+agu1+fmisc   41 t spill
        movaps xmm12, xmm8                                      ;  1713.3 fadd+fmul   23 t copy
        xorps xmm12, xmm9                                       ;  1715.3 fadd+fmul   23 t
        movaps [rdi - 80], xmm4                                 ;  1712.7 agu2+agu0+fmisc   41 t spill
        movaps xmm4, xmm6                                       ;  1715.3 fadd+fmul   23 t copy
        xorps xmm4, xmm15                                       ;  1717.3 fadd+fmul   23 t
        movaps [rdi - 64], xmm1                                 ;  1714.7 agu1+agu0+fmisc   41 t spill
        movaps xmm1, xmm15                                      ;  1717.3 fadd+fmul   23 t copy
        orps xmm1, xmm12                                        ;  1719.3 fadd+fmul   23 t
        movaps [rdi - 32], xmm2                                 ;  1716.7 agu2+agu0+fmisc   41 t spill
        movaps xmm2, xmm7                                       ;  1719.3 fadd+fmul   23 t copy
        xorps xmm2, xmm11                                       ;  1721.3 fadd+fmul   23 t
        xorps xmm10, xmm11                                      ;  1721.3 fadd+fmul   23 t
        movaps [rdx + 80], xmm13                                ;  1719.0 agu1+agu0+fmisc   41 t spill
        movaps xmm13, xmm15                                     ;  1722.3 fadd+fmul   23 t copy
        xorps xmm13, xmm11                                      ;  1724.3 fadd+fmul   23 t
        movaps [rdi - 96], xmm14                                ;  1721.0 agu2+agu0+fmisc   41 t spill
        movaps xmm14, xmm9                                      ;  1724.3 fadd+fmul   23 t copy
        xorps xmm14, xmm0                                       ;  1726.3 fadd+fmul   23 t
        movaps xmm3, xmm9                                       ;  1726.3 fadd+fmul   23 t copy
        orps xmm3, xmm13                                        ;  1728.3 fadd+fmul   23 t
        xorps xmm3, xmm1                                        ;  1730.3 fadd+fmul   23 t
        movaps [rbp - 112], xmm15                               ;  1725.3 agu1+agu0+fmisc   23 t spill
        movaps xmm15, xmm4                                      ;  1729.3 fadd+fmul   23 t copy
        xorps xmm15, xmm2                                       ;  1731.3 fadd+fmul   23 t
        xorps xmm1, xmm5                                        ;  1731.3 fadd+fmul   23 t
        orps xmm5, xmm4                                         ;  1732.3 fadd+fmul   23 t
        xorps xmm10, xmm5                                       ;  1734.3 fadd+fmul   23 t
        movaps [rbp - 64], xmm4                                 ;  1730.3 agu2+agu0+fmisc   23 t spill
        movaps xmm4, [rbp - 32]                                 ;  1732.3 agu1+agu0+fmisc   23 t
        xorps xmm4, xmm13                                       ;  1734.3 fadd+fmul   23 t
        movaps [rbp - 32], xmm13                                ;  1734.3 agu2+agu0+fmisc   23 t spill
        movaps xmm13, xmm11                                     ;  1735.3 fadd+fmul   23 t copy
        andps xmm13, xmm8                                       ;  1737.3 fadd+fmul   23 t
        xorps xmm5, xmm13                                       ;  1739.3 fadd+fmul   23 t
        movaps xmm13, xmm15                                     ;  1738.3 fadd+fmul   23 t copy
        andps xmm13, xmm14                                      ;  1740.3 fadd+fmul   23 t
        xorps xmm10, xmm13                                      ;  1742.3 fadd+fmul   23 t
        movaps xmm13, xmm14                                     ;  1741.3 fadd+fmul   23 t copy
        xorps xmm13, xmm4                                       ;  1743.3 fadd+fmul   23 t
        xorps xmm3, xmm10                                       ;  1744.3 fadd+fmul   23 t
        xorps xmm1, xmm5                                        ;  1744.3 fadd+fmul   23 t
        movaps [rcx - 112], xmm14                               ;  1741.3 agu1+agu0+fmisc   23 t spill
        movaps xmm14, xmm2                                      ;  1745.3 fadd+fmul   23 t copy
        andps xmm14, xmm13                                      ;  1747.3 fadd+fmul   23 t
        xorps xmm5, xmm14                                       ;  1749.3 fadd+fmul   23 t
        movaps xmm14, xmm8                                      ;  1748.3 fadd+fmul   23 t copy
        xorps xmm14, xmm13                                      ;  1750.3 fadd+fmul   23 t
        movaps [rax + 112], xmm2                                ;  1746.0 agu2+agu0+fmisc   23 t spill
        movaps xmm2, xmm7                                       ;  1750.3 fadd+fmul   23 t copy
        andps xmm2, xmm14                                       ;  1752.3 fadd+fmul   23 t
        xorps xmm1, xmm2                                        ;  1754.3 fadd+fmul   23 t
        movaps xmm2, xmm4                                       ;  1753.3 fadd+fmul   23 t copy
        xorps xmm2, xmm12                                       ;  1755.3 fadd+fmul   23 t
        movaps [rcx - 96], xmm15                                ;  1751.3 agu1+agu0+fmisc   23 t spill
        movaps xmm15, xmm6                                      ;  1755.3 fadd+fmul   23 t copy
        andps xmm15, xmm2                                       ;  1757.3 fadd+fmul   23 t
        xorps xmm5, xmm15                                       ;  1759.3 fadd+fmul   23 t
        xorps xmm10, xmm15                                      ;  1759.3 fadd+fmul   23 t
        movaps xmm15, [rbp + 0]                                 ;  1755.3 agu2+agu0+fmisc   23 t
        orps xmm15, xmm0                                        ;  1759.3 fadd+fmul   23 t
        xorps xmm10, xmm15                                      ;  1761.3 fadd+fmul   23 t
        movaps xmm15, xmm3                                      ;  1761.3 fadd+fmul   23 t copy
        andps xmm15, xmm1                                       ;  1763.3 fadd+fmul   23 t
        xorps xmm10, xmm15                                      ;  1765.3 fadd+fmul   23 t
        movaps [rbx - 128], xmm0                                ;  1761.0 agu1+agu0+fmisc   23 t spill
        movaps xmm0, xmm5                                       ;  1764.3 fadd+fmul   23 t copy
        andps xmm0, xmm10                                       ;  1767.3 fadd+fmul   23 t
        xorps xmm10, xmm1                                       ;  1767.3 fadd+fmul   23 t
        orps xmm15, xmm10                                       ;  1769.3 fadd+fmul   23 t
        xorps xmm3, xmm0                                        ;  1769.3 fadd+fmul   23 t
        xorps xmm15, xmm3                                       ;  1771.3 fadd+fmul   23 t
        andps xmm2, xmm15                                       ;  1773.3 fadd+fmul   23 t
        movaps xmm0, xmm5                                       ;  1771.3 fadd+fmul   23 t copy
        andps xmm0, xmm3                                        ;  1773.3 fadd+fmul   23 t
        xorps xmm1, xmm0                                        ;  1775.3 fadd+fmul   23 t
        andps xmm3, xmm1                                        ;  1777.3 fadd+fmul   23 t
        movaps xmm0, xmm15                                      ;  1775.3 fadd+fmul   23 t copy
        orps xmm0, xmm1                                         ;  1777.3 fadd+fmul   23 t
        xorps xmm10, xmm0                                       ;  1779.3 fadd+fmul   23 t
        xorps xmm5, xmm3                                        ;  1779.3 fadd+fmul   23 t
        movaps xmm0, xmm15                                      ;  1779.3 fadd+fmul   23 t copy
        xorps xmm0, xmm1                                        ;  1781.3 fadd+fmul   23 t
        andps xmm14, xmm0                                       ;  1783.3 fadd+fmul   23 t
        andps xmm7, xmm0                                        ;  1783.3 fadd+fmul   23 t
        xorps xmm0, xmm10                                       ;  1783.3 fadd+fmul   23 t
        andps xmm13, xmm0                                       ;  1785.3 fadd+fmul   23 t
        andps xmm6, xmm15                                       ;  1785.3 fadd+fmul   23 t
        xorps xmm14, xmm13                                      ;  1787.3 fadd+fmul   23 t
        andps xmm11, xmm10                                      ;  1787.3 fadd+fmul   23 t
        andps xmm9, xmm5                                        ;  1788.3 fadd+fmul   23 t
        andps xmm8, xmm10                                       ;  1789.3 fadd+fmul   23 t
        xorps xmm10, xmm5                                       ;  1790.3 fadd+fmul   23 t
        xorps xmm13, xmm8                                       ;  1791.3 fadd+fmul   23 t
        movaps xmm3, [rbp - 32]                                 ;  1788.3 agu2+agu0+fmisc   23 t
        andps xmm3, xmm5                                        ;  1792.3 fadd+fmul   23 t
        movaps xmm8, [rbp - 112]                                ;  1790.3 agu1+agu0+fmisc   23 t
        andps xmm8, xmm10                                       ;  1793.3 fadd+fmul   23 t
        xorps xmm8, xmm7                                        ;  1795.3 fadd+fmul   23 t
        xorps xmm7, xmm3                                        ;  1795.3 fadd+fmul   23 t
        xorps xmm15, xmm10                                      ;  1796.3 fadd+fmul   23 t
        xorps xmm5, xmm1                                        ;  1797.3 fadd+fmul   23 t
        andps xmm4, xmm15                                       ;  1798.3 fadd+fmul   23 t
        andps xmm10, xmm12                                      ;  1799.3 fadd+fmul   23 t
        movaps xmm3, [rcx - 96]                                 ;  1796.3 agu2+agu0+fmisc   23 t
        andps xmm3, xmm5                                        ;  1800.3 fadd+fmul   23 t
        andps xmm5, [rcx - 112]                                 ;  1801.3 agu1+agu0+fadd+fmul   23 t
        andps xmm15, [rbp - 64]                                 ;  1802.3 agu2+agu0+fadd+fmul   23 t
        xorps xmm15, xmm8                                       ;  1804.3 fadd+fmul   23 t
        xorps xmm15, xmm3                                       ;  1806.3 fadd+fmul   23 t
        xorps xmm10, xmm14                                      ;  1805.3 fadd+fmul   23 t
        xorps xmm10, xmm2                                       ;  1807.3 fadd+fmul   23 t
        xorps xmm11, xmm3                                       ;  1807.3 fadd+fmul   23 t
        xorps xmm11, xmm7                                       ;  1809.3 fadd+fmul   23 t
        movaps xmm3, [rbx - 128]                                ;  1805.3 agu1+agu2+fmisc   23 t
        andps xmm3, xmm1                                        ;  1809.3 fadd+fmul   23 t
        xorps xmm3, xmm11                                       ;  1811.3 fadd+fmul   23 t
        andps xmm1, [rbp + 0]                                   ;  1811.3 agu0+agu1+fadd+fmul   23 t
        xorps xmm1, xmm15                                       ;  1813.3 fadd+fmul   23 t
        xorps xmm1, xmm3                                        ;  1815.3 fadd+fmul   23 t
        xorps xmm14, xmm9                                       ;  1814.3 fadd+fmul   23 t
        andps xmm0, [rax + 112]                                 ;  1815.3 agu2+agu0+fadd+fmul   23 t
        xorps xmm14, xmm3                                       ;  1816.3 fadd+fmul   23 t
        xorps xmm5, xmm3                                        ;  1817.3 fadd+fmul   23 t
        xorps xmm5, xmm13                                       ;  1819.3 fadd+fmul   23 t
        xorps xmm0, xmm1                                        ;  1819.3 fadd+fmul   23 t
        xorps xmm15, xmm7                                       ;  1820.3 fadd+fmul   23 t
        xorps xmm15, xmm10                                      ;  1822.3 fadd+fmul   23 t
        xorps xmm8, xmm6                                        ;  1822.3 fadd+fmul   23 t
        xorps xmm8, xmm1                                        ;  1824.3 fadd+fmul   23 t
        movaps xmm1, xmm14                                      ;  1824.3 fadd+fmul   23 t copy
        xorps xmm1, xmm5                                        ;  1826.3 fadd+fmul   23 t
        xorps xmm1, xmm8                                        ;  1828.3 fadd+fmul   23 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128]  ;  1823.3 agu1+agu0+fmisc   41 t reload
        xorps xmm8, xmm3                                        ;  1827.3 fadd+fmul   23 t
        xorps xmm14, xmm13                                      ;  1828.3 fadd+fmul   23 t
        xorps xmm14, xmm2                                       ;  1830.3 fadd+fmul   23 t
        xorps xmm14, xmm4                                       ;  1832.3 fadd+fmul   23 t
        movaps xmm2, xmm0                                       ;  1831.3 fadd+fmul   23 t copy
        xorps xmm2, xmm1                                        ;  1833.3 fadd+fmul   23 t
        xorps xmm14, xmm3                                       ;  1834.3 fadd+fmul   23 t
        xorps xmm11, xmm3                                       ;  1834.3 fadd+fmul   23 t
        xorps xmm10, xmm1                                       ;  1835.3 fadd+fmul   23 t
        xorps xmm10, xmm3                                       ;  1837.3 fadd+fmul   23 t
        xorps xmm0, xmm3                                        ;  1837.3 fadd+fmul   23 t
        movaps xmm1, [rax - 32]                                 ;  1834.3 agu2+agu0+fmisc   22 t
        xorps xmm1, [r8 + 3360]                                 ;  1838.3 agu1+agu0+fadd+fmul   22 t
        xorps xmm1, xmm3                                        ;  1840.3 fadd+fmul   22 t
        movaps xmm4, [r11 + 16]                                 ;  1836.7 agu2+agu0+fmisc   22 t
        xorps xmm4, [r8 + 3424]                                 ;  1840.3 agu1+agu0+fadd+fmul   22 t
        xorps xmm4, xmm3                                        ;  1842.3 fadd+fmul   22 t
        movaps xmm6, [rbp + 16]                                 ;  1838.7 agu2+agu1+fmisc   22 t
        movaps xmm7, [rbp - 96]                                 ;  1840.7 agu0+agu1+fmisc   40 t reload
        xorps xmm6, xmm7                                        ;  1842.7 fadd+fmul   22 t
        movaps xmm9, [rbp + 16]                                 ;  1842.7 agu2+agu0+fmisc   22 t
        movaps xmm12, [rbp + 64]                                ;  1843.3 agu1+agu0+fadd+fmul   40 t reload
        xorps xmm9, xmm12                                       ;  1845.3 fadd+fmul   22 t
        movaps xmm13, [rbp - 128]                               ;  1844.7 agu2+agu1+fmisc   22 t
        xorps xmm13, xmm4                                       ;  1846.7 fadd+fmul   22 t
        xorps xmm7, xmm1                                        ;  1846.3 fadd+fmul   22 t
        movaps [rbp - 96], xmm5                                 ;  1846.7 agu0+agu1+fmisc   23 t spill
        movaps xmm5, [rsi - 64]                                 ;  1847.3 agu2+agu0+fadd+fmul   22 t
        xorps xmm5, xmm13                                       ;  1849.3 fadd+fmul   22 t
        xorps xmm5, [r8 + 3328]                                 ;  1851.3 agu1+agu2+fadd+fmul   22 t
        xorps xmm5, xmm3                                        ;  1853.3 fadd+fmul   22 t
        xorps xmm13, xmm6                                       ;  1851.3 fadd+fmul   22 t
        movaps [rax + 112], xmm0                                ;  1848.7 agu0+agu1+fmisc   23 t spill
        movaps xmm0, [r11 + 32]                                 ;  1850.7 agu2+agu0+fmisc   22 t
        xorps xmm0, [r8 + 3440]                                 ;  1852.7 agu1+agu2+fadd+fmul   22 t
        xorps xmm0, xmm3                                        ;  1854.7 fadd+fmul   22 t
        xorps xmm0, xmm5                                        ;  1856.7 fadd+fmul   22 t
        movaps [rbp + 0], xmm10                                 ;  1852.7 agu0+agu1+fmisc   23 t spill
        movaps xmm10, xmm9                                      ;  1855.3 fadd+fmul   22 t copy
        xorps xmm10, xmm5                                       ;  1857.3 fadd+fmul   22 t
        movaps [rbx - 128], xmm15                               ;  1854.7 agu2+agu0+fmisc   23 t spill
        movaps xmm15, xmm6                                      ;  1857.3 fadd+fmul   22 t copy
        xorps xmm15, xmm0                                       ;  1859.3 fadd+fmul   22 t
        movaps [rbp - 64], xmm11                                ;  1856.7 agu1+agu0+fmisc   23 t spill
        movaps xmm11, xmm0                                      ;  1859.3 fadd+fmul   22 t copy
        orps xmm11, xmm10                                       ;  1861.3 fadd+fmul   22 t
        movaps [rcx - 112], xmm14                               ;  1858.7 agu2+agu0+fmisc   23 t spill
        movaps xmm14, xmm7                                      ;  1861.3 fadd+fmul   22 t copy
        xorps xmm14, xmm13                                      ;  1863.3 fadd+fmul   22 t
        xorps xmm12, xmm13                                      ;  1863.3 fadd+fmul   22 t
        movaps [rbp + 64], xmm8                                 ;  1861.0 agu1+agu0+fmisc   23 t spill
        movaps xmm8, xmm0                                       ;  1864.3 fadd+fmul   22 t copy
        xorps xmm8, xmm13                                       ;  1866.3 fadd+fmul   22 t
        movaps [rcx - 96], xmm2                                 ;  1863.0 agu2+agu0+fmisc   23 t spill
        movaps xmm2, xmm5                                       ;  1866.3 fadd+fmul   22 t copy
        xorps xmm2, xmm1                                        ;  1868.3 fadd+fmul   22 t
        movaps xmm3, xmm5                                       ;  1868.3 fadd+fmul   22 t copy
        orps xmm3, xmm8                                         ;  1870.3 fadd+fmul   22 t
        xorps xmm3, xmm11                                       ;  1872.3 fadd+fmul   22 t
        movaps [rbp - 112], xmm0                                ;  1867.3 agu1+agu0+fmisc   22 t spill
        movaps xmm0, xmm15                                      ;  1871.3 fadd+fmul   22 t copy
        xorps xmm0, xmm14                                       ;  1873.3 fadd+fmul   22 t
        xorps xmm11, xmm4                                       ;  1873.3 fadd+fmul   22 t
        orps xmm4, xmm15                                        ;  1874.3 fadd+fmul   22 t
        xorps xmm12, xmm4                                       ;  1876.3 fadd+fmul   22 t
        movaps [rbp - 32], xmm15                                ;  1872.3 agu2+agu0+fmisc   22 t spill
        movaps xmm15, [rbp - 128]                               ;  1874.3 agu1+agu0+fmisc   22 t
        xorps xmm15, xmm8                                       ;  1876.3 fadd+fmul   22 t
        movaps [rbp - 128], xmm8                                ;  1876.3 agu2+agu0+fmisc   22 t spill
        movaps xmm8, xmm13                                      ;  1877.3 fadd+fmul   22 t copy
        andps xmm8, xmm9                                        ;  1879.3 fadd+fmul   22 t
        xorps xmm4, xmm8                                        ;  1881.3 fadd+fmul   22 t
        movaps xmm8, xmm0                                       ;  1880.3 fadd+fmul   22 t copy
        andps xmm8, xmm2                                        ;  1882.3 fadd+fmul   22 t
        xorps xmm12, xmm8                                       ;  1884.3 fadd+fmul   22 t
        movaps xmm8, xmm2                                       ;  1883.3 fadd+fmul   22 t copy
        xorps xmm8, xmm15                                       ;  1885.3 fadd+fmul   22 t
        xorps xmm3, xmm12                                       ;  1886.3 fadd+fmul   22 t
        xorps xmm11, xmm4                                       ;  1886.3 fadd+fmul   22 t
        movaps [rbx - 112], xmm2                                ;  1883.3 agu1+agu0+fmisc   22 t spill
        movaps xmm2, xmm14                                      ;  1887.3 fadd+fmul   22 t copy
        andps xmm2, xmm8                                        ;  1889.3 fadd+fmul   22 t
        xorps xmm4, xmm2                                        ;  1891.3 fadd+fmul   22 t
        movaps xmm2, xmm9                                       ;  1890.3 fadd+fmul   22 t copy
        xorps xmm2, xmm8                                        ;  1892.3 fadd+fmul   22 t
        movaps [rbx - 96], xmm14                                ;  1888.0 agu2+agu0+fmisc   22 t spill
        movaps xmm14, xmm7                                      ;  1892.3 fadd+fmul   22 t copy
        andps xmm14, xmm2                                       ;  1894.3 fadd+fmul   22 t
        xorps xmm11, xmm14                                      ;  1896.3 fadd+fmul   22 t
        movaps xmm14, xmm15                                     ;  1895.3 fadd+fmul   22 t copy
        xorps xmm14, xmm10                                      ;  1897.3 fadd+fmul   22 t
        movaps [rbx - 80], xmm0                                 ;  1893.3 agu1+agu0+fmisc   22 t spill
        movaps xmm0, xmm6                                       ;  1897.3 fadd+fmul   22 t copy
        andps xmm0, xmm14                                       ;  1899.3 fadd+fmul   22 t
        xorps xmm4, xmm0                                        ;  1901.3 fadd+fmul   22 t
        xorps xmm12, xmm0                                       ;  1901.3 fadd+fmul   22 t
        movaps xmm0, [rbp + 16]                                 ;  1897.3 agu2+agu0+fmisc   22 t
        orps xmm0, xmm1                                         ;  1901.3 fadd+fmul   22 t
        xorps xmm12, xmm0                                       ;  1903.3 fadd+fmul   22 t
        movaps xmm0, xmm3                                       ;  1903.3 fadd+fmul   22 t copy
        andps xmm0, xmm11                                       ;  1905.3 fadd+fmul   22 t
        xorps xmm12, xmm0                                       ;  1907.3 fadd+fmul   22 t
        movaps [rbx - 64], xmm1                                 ;  1903.0 agu1+agu0+fmisc   22 t spill
        movaps xmm1, xmm4                                       ;  1906.3 fadd+fmul   22 t copy
        andps xmm1, xmm12                                       ;  1909.3 fadd+fmul   22 t
        xorps xmm12, xmm11                                      ;  1909.3 fadd+fmul   22 t
        orps xmm0, xmm12                                        ;  1911.3 fadd+fmul   22 t
        xorps xmm3, xmm1                                        ;  1911.3 fadd+fmul   22 t
        xorps xmm0, xmm3                                        ;  1913.3 fadd+fmul   22 t
        andps xmm14, xmm0                                       ;  1915.3 fadd+fmul   22 t
        movaps xmm1, xmm4                                       ;  1913.3 fadd+fmul   22 t copy
        andps xmm1, xmm3                                        ;  1915.3 fadd+fmul   22 t
        xorps xmm11, xmm1                                       ;  1917.3 fadd+fmul   22 t
        andps xmm3, xmm11                                       ;  1919.3 fadd+fmul   22 t
        movaps xmm1, xmm0                                       ;  1917.3 fadd+fmul   22 t copy
        orps xmm1, xmm11                                        ;  1919.3 fadd+fmul   22 t
        xorps xmm12, xmm1                                       ;  1921.3 fadd+fmul   22 t
        xorps xmm4, xmm3                                        ;  1921.3 fadd+fmul   22 t
        movaps xmm1, xmm0                                       ;  1921.3 fadd+fmul   22 t copy
        xorps xmm1, xmm11                                       ;  1923.3 fadd+fmul   22 t
        andps xmm2, xmm1                                        ;  1925.3 fadd+fmul   22 t
        andps xmm7, xmm1                                        ;  1925.3 fadd+fmul   22 t
        xorps xmm1, xmm12                                       ;  1925.3 fadd+fmul   22 t
        andps xmm8, xmm1                                        ;  1927.3 fadd+fmul   22 t
        andps xmm6, xmm0                                        ;  1927.3 fadd+fmul   22 t
        xorps xmm2, xmm8                                        ;  1929.3 fadd+fmul   22 t
        andps xmm13, xmm12                                      ;  1929.3 fadd+fmul   22 t
        andps xmm5, xmm4                                        ;  1930.3 fadd+fmul   22 t
        andps xmm9, xmm12                                       ;  1931.3 fadd+fmul   22 t
        xorps xmm12, xmm4                                       ;  1932.3 fadd+fmul   22 t
        xorps xmm8, xmm9                                        ;  1933.3 fadd+fmul   22 t
        movaps xmm3, [rbp - 128]                                ;  1930.3 agu2+agu0+fmisc   22 t
        andps xmm3, xmm4                                        ;  1934.3 fadd+fmul   22 t
        movaps xmm9, [rbp - 112]                                ;  1932.3 agu1+agu0+fmisc   22 t
        andps xmm9, xmm12                                       ;  1935.3 fadd+fmul   22 t
        xorps xmm9, xmm7                                        ;  1937.3 fadd+fmul   22 t
        xorps xmm7, xmm3                                        ;  1937.3 fadd+fmul   22 t
        xorps xmm0, xmm12                                       ;  1938.3 fadd+fmul   22 t
        xorps xmm4, xmm11                                       ;  1939.3 fadd+fmul   22 t
        andps xmm15, xmm0                                       ;  1940.3 fadd+fmul   22 t
        andps xmm12, xmm10                                      ;  1941.3 fadd+fmul   22 t
        movaps xmm3, [rbx - 80]                                 ;  1938.3 agu2+agu0+fmisc   22 t
        andps xmm3, xmm4                                        ;  1942.3 fadd+fmul   22 t
        andps xmm4, [rbx - 112]                                 ;  1943.3 agu1+agu0+fadd+fmul   22 t
        andps xmm0, [rbp - 32]                                  ;  1944.3 agu2+agu0+fadd+fmul   22 t
        xorps xmm0, xmm9                                        ;  1946.3 fadd+fmul   22 t
        xorps xmm0, xmm3                                        ;  1948.3 fadd+fmul   22 t
        xorps xmm12, xmm2                                       ;  1947.3 fadd+fmul   22 t
        xorps xmm12, xmm14                                      ;  1949.3 fadd+fmul   22 t
        xorps xmm13, xmm3                                       ;  1949.3 fadd+fmul   22 t
        xorps xmm13, xmm7                                       ;  1951.3 fadd+fmul   22 t
        movaps xmm3, [rbx - 64]                                 ;  1947.3 agu1+agu2+fmisc   22 t
        andps xmm3, xmm11                                       ;  1951.3 fadd+fmul   22 t
        xorps xmm3, xmm13                                       ;  1953.3 fadd+fmul   22 t
        andps xmm11, [rbp + 16]                                 ;  1953.3 agu0+agu1+fadd+fmul   22 t
        xorps xmm11, xmm0                                       ;  1955.3 fadd+fmul   22 t
        xorps xmm11, xmm3                                       ;  1957.3 fadd+fmul   22 t
        xorps xmm2, xmm5                                        ;  1956.3 fadd+fmul   22 t
        andps xmm1, [rbx - 96]                                  ;  1957.3 agu2+agu0+fadd+fmul   22 t
        xorps xmm2, xmm3                                        ;  1958.3 fadd+fmul   22 t
        xorps xmm4, xmm3                                        ;  1959.3 fadd+fmul   22 t
        xorps xmm4, xmm8                                        ;  1961.3 fadd+fmul   22 t
        xorps xmm1, xmm11                                       ;  1961.3 fadd+fmul   22 t
        xorps xmm0, xmm7                                        ;  1962.3 fadd+fmul   22 t
        xorps xmm0, xmm12                                       ;  1964.3 fadd+fmul   22 t
        xorps xmm9, xmm6                                        ;  1964.3 fadd+fmul   22 t
        xorps xmm9, xmm11                                       ;  1966.3 fadd+fmul   22 t
        movaps xmm3, xmm2                                       ;  1966.3 fadd+fmul   22 t copy
        xorps xmm3, xmm4                                        ;  1968.3 fadd+fmul   22 t
        xorps xmm3, xmm9                                        ;  1970.3 fadd+fmul   22 t
        movaps xmm5, [rel camellia128_encrypt.T0_constants128]  ;  1965.3 agu1+agu0+fmisc   41 t reload
        xorps xmm9, xmm5                                        ;  1969.3 fadd+fmul   22 t
        xorps xmm2, xmm8                                        ;  1970.3 fadd+fmul   22 t
        xorps xmm2, xmm14                                       ;  1972.3 fadd+fmul   22 t
        xorps xmm2, xmm15                                       ;  1974.3 fadd+fmul   22 t
        movaps xmm14, xmm1                                      ;  1973.3 fadd+fmul   22 t copy
        xorps xmm14, xmm3                                       ;  1975.3 fadd+fmul   22 t
        xorps xmm2, xmm5                                        ;  1976.3 fadd+fmul   22 t
        xorps xmm13, xmm5                                       ;  1976.3 fadd+fmul   22 t
        xorps xmm12, xmm3                                       ;  1977.3 fadd+fmul   22 t
        xorps xmm12, xmm5                                       ;  1979.3 fadd+fmul   22 t
        xorps xmm1, xmm5                                        ;  1979.3 fadd+fmul   22 t
        movaps xmm15, [rsi + 0]                                 ;  1976.3 agu2+agu0+fmisc   21 t
        xorps xmm15, [r8 + 3488]                                ;  1980.3 agu1+agu0+fadd+fmul   21 t
        xorps xmm15, xmm5                                       ;  1982.3 fadd+fmul   21 t
        movaps xmm3, [r13 + 96]                                 ;  1978.7 agu2+agu0+fmisc   21 t
        xorps xmm3, [r8 + 3552]                                 ;  1982.3 agu1+agu0+fadd+fmul   21 t
        xorps xmm3, xmm5                                        ;  1984.3 fadd+fmul   21 t
        movaps xmm6, [rbp - 48]                                 ;  1980.7 agu2+agu1+fmisc   21 t
        movaps xmm7, [rcx - 128]                                ;  1982.7 agu0+agu1+fmisc   40 t reload
        xorps xmm6, xmm7                                        ;  1984.7 fadd+fmul   21 t
        movaps xmm8, [rbp - 48]                                 ;  1984.7 agu2+agu0+fmisc   21 t
        movaps xmm10, [rax + 96]                                ;  1985.3 agu1+agu0+fadd+fmul   40 t reload
        xorps xmm8, xmm10                                       ;  1987.3 fadd+fmul   21 t
        movaps xmm11, [rdx + 96]                                ;  1986.7 agu2+agu1+fmisc   21 t
        xorps xmm11, xmm3                                       ;  1988.7 fadd+fmul   21 t
        xorps xmm7, xmm15                                       ;  1988.3 fadd+fmul   21 t
        movaps [rcx - 128], xmm14                               ;  1988.7 agu0+agu1+fmisc   22 t spill
        movaps xmm14, [r11 + 64]                                ;  1989.3 agu2+agu0+fadd+fmul   21 t
        xorps xmm14, xmm11                                      ;  1991.3 fadd+fmul   21 t
        xorps xmm14, [r8 + 3456]                                ;  1993.3 agu1+agu2+fadd+fmul   21 t
        xorps xmm14, xmm5                                       ;  1995.3 fadd+fmul   21 t
        xorps xmm11, xmm6                                       ;  1993.3 fadd+fmul   21 t
        movaps [rbx - 96], xmm4                                 ;  1990.7 agu0+agu1+fmisc   22 t spill
        movaps xmm4, [rdx + 64]                                 ;  1992.7 agu2+agu0+fmisc   21 t
        xorps xmm4, [r8 + 3568]                                 ;  1994.7 agu1+agu2+fadd+fmul   21 t
        xorps xmm4, xmm5                                        ;  1996.7 fadd+fmul   21 t
        xorps xmm4, xmm14                                       ;  1998.7 fadd+fmul   21 t
        movaps [rbp + 16], xmm1                                 ;  1994.7 agu0+agu1+fmisc   22 t spill
        movaps xmm1, xmm8                                       ;  1997.3 fadd+fmul   21 t copy
        xorps xmm1, xmm14                                       ;  1999.3 fadd+fmul   21 t
        movaps [rbx - 64], xmm12                                ;  1996.7 agu2+agu0+fmisc   22 t spill
        movaps xmm12, xmm6                                      ;  1999.3 fadd+fmul   21 t copy
        xorps xmm12, xmm4                                       ;  2001.3 fadd+fmul   21 t
        movaps [rbp - 32], xmm0                                 ;  1998.7 agu1+agu0+fmisc   22 t spill
        movaps xmm0, xmm4                                       ;  2001.3 fadd+fmul   21 t copy
        orps xmm0, xmm1                                         ;  2003.3 fadd+fmul   21 t
        movaps [rbx - 112], xmm13                               ;  2000.7 agu2+agu0+fmisc   22 t spill
        movaps xmm13, xmm7                                      ;  2003.3 fadd+fmul   21 t copy
        xorps xmm13, xmm11                                      ;  2005.3 fadd+fmul   21 t
        xorps xmm10, xmm11                                      ;  2005.3 fadd+fmul   21 t
        movaps [rax + 96], xmm2                                 ;  2003.0 agu1+agu0+fmisc   22 t spill
        movaps xmm2, xmm4                                       ;  2006.3 fadd+fmul   21 t copy
        xorps xmm2, xmm11                                       ;  2008.3 fadd+fmul   21 t
        movaps [rbx - 80], xmm9                                 ;  2005.0 agu2+agu0+fmisc   22 t spill
        movaps xmm9, xmm14                                      ;  2008.3 fadd+fmul   21 t copy
        xorps xmm9, xmm15                                       ;  2010.3 fadd+fmul   21 t
        movaps xmm5, xmm14                                      ;  2010.3 fadd+fmul   21 t copy
        orps xmm5, xmm2                                         ;  2012.3 fadd+fmul   21 t
        xorps xmm5, xmm0                                        ;  2014.3 fadd+fmul   21 t
        movaps [rbp - 112], xmm4                                ;  2009.3 agu1+agu0+fmisc   21 t spill
        movaps xmm4, xmm12                                      ;  2013.3 fadd+fmul   21 t copy
        xorps xmm4, xmm13                                       ;  2015.3 fadd+fmul   21 t
        xorps xmm0, xmm3                                        ;  2015.3 fadd+fmul   21 t
        orps xmm3, xmm12                                        ;  2016.3 fadd+fmul   21 t
        xorps xmm10, xmm3                                       ;  2018.3 fadd+fmul   21 t
        movaps [rbp - 128], xmm12                               ;  2014.3 agu2+agu0+fmisc   21 t spill
        movaps xmm12, [rdx + 96]                                ;  2016.3 agu1+agu0+fmisc   21 t
        xorps xmm12, xmm2                                       ;  2018.3 fadd+fmul   21 t
        movaps [rdx + 96], xmm2                                 ;  2018.3 agu2+agu0+fmisc   21 t spill
        movaps xmm2, xmm11                                      ;  2019.3 fadd+fmul   21 t copy
        andps xmm2, xmm8                                        ;  2021.3 fadd+fmul   21 t
        xorps xmm3, xmm2                                        ;  2023.3 fadd+fmul   21 t
        movaps xmm2, xmm4                                       ;  2022.3 fadd+fmul   21 t copy
        andps xmm2, xmm9                                        ;  2024.3 fadd+fmul   21 t
        xorps xmm10, xmm2                                       ;  2026.3 fadd+fmul   21 t
        movaps xmm2, xmm9                                       ;  2025.3 fadd+fmul   21 t copy
        xorps xmm2, xmm12                                       ;  2027.3 fadd+fmul   21 t
        xorps xmm5, xmm10                                       ;  2028.3 fadd+fmul   21 t
        xorps xmm0, xmm3                                        ;  2028.3 fadd+fmul   21 t
        movaps [rbx - 48], xmm9                                 ;  2025.3 agu1+agu0+fmisc   21 t spill
        movaps xmm9, xmm13                                      ;  2029.3 fadd+fmul   21 t copy
        andps xmm9, xmm2                                        ;  2031.3 fadd+fmul   21 t
        xorps xmm3, xmm9                                        ;  2033.3 fadd+fmul   21 t
        movaps xmm9, xmm8                                       ;  2032.3 fadd+fmul   21 t copy
        xorps xmm9, xmm2                                        ;  2034.3 fadd+fmul   21 t
        movaps [rcx - 80], xmm13                                ;  2030.0 agu2+agu0+fmisc   21 t spill
        movaps xmm13, xmm7                                      ;  2034.3 fadd+fmul   21 t copy
        andps xmm13, xmm9                                       ;  2036.3 fadd+fmul   21 t
        xorps xmm0, xmm13                                       ;  2038.3 fadd+fmul   21 t
        movaps xmm13, xmm12                                     ;  2037.3 fadd+fmul   21 t copy
        xorps xmm13, xmm1                                       ;  2039.3 fadd+fmul   21 t
        movaps [rcx - 64], xmm4                                 ;  2035.3 agu1+agu0+fmisc   21 t spill
        movaps xmm4, xmm6                                       ;  2039.3 fadd+fmul   21 t copy
        andps xmm4, xmm13                                       ;  2041.3 fadd+fmul   21 t
        xorps xmm3, xmm4                                        ;  2043.3 fadd+fmul   21 t
        xorps xmm10, xmm4                                       ;  2043.3 fadd+fmul   21 t
        movaps xmm4, [rbp - 48]                                 ;  2039.3 agu2+agu0+fmisc   21 t
        orps xmm4, xmm15                                        ;  2043.3 fadd+fmul   21 t
        xorps xmm10, xmm4                                       ;  2045.3 fadd+fmul   21 t
        movaps xmm4, xmm5                                       ;  2045.3 fadd+fmul   21 t copy
        andps xmm4, xmm0                                        ;  2047.3 fadd+fmul   21 t
        xorps xmm10, xmm4                                       ;  2049.3 fadd+fmul   21 t
        movaps [rcx - 48], xmm15                                ;  2045.0 agu1+agu0+fmisc   21 t spill
        movaps xmm15, xmm3                                      ;  2048.3 fadd+fmul   21 t copy
        andps xmm15, xmm10                                      ;  2051.3 fadd+fmul   21 t
        xorps xmm10, xmm0                                       ;  2051.3 fadd+fmul   21 t
        orps xmm4, xmm10                                        ;  2053.3 fadd+fmul   21 t
        xorps xmm5, xmm15                                       ;  2053.3 fadd+fmul   21 t
        xorps xmm4, xmm5                                        ;  2055.3 fadd+fmul   21 t
        andps xmm13, xmm4                                       ;  2057.3 fadd+fmul   21 t
        movaps xmm15, xmm3                                      ;  2055.3 fadd+fmul   21 t copy
        andps xmm15, xmm5                                       ;  2057.3 fadd+fmul   21 t
        xorps xmm0, xmm15                                       ;  2059.3 fadd+fmul   21 t
        andps xmm5, xmm0                                        ;  2061.3 fadd+fmul   21 t
        movaps xmm15, xmm4                                      ;  2059.3 fadd+fmul   21 t copy
        orps xmm15, xmm0                                        ;  2061.3 fadd+fmul   21 t
        xorps xmm10, xmm15                                      ;  2063.3 fadd+fmul   21 t
        xorps xmm3, xmm5                                        ;  2063.3 fadd+fmul   21 t
        movaps xmm15, xmm4                                      ;  2063.3 fadd+fmul   21 t copy
        xorps xmm15, xmm0                                       ;  2065.3 fadd+fmul   21 t
        andps xmm9, xmm15                                       ;  2067.3 fadd+fmul   21 t
        andps xmm7, xmm15                                       ;  2067.3 fadd+fmul   21 t
        xorps xmm15, xmm10                                      ;  2067.3 fadd+fmul   21 t
        andps xmm2, xmm15                                       ;  2069.3 fadd+fmul   21 t
        andps xmm6, xmm4                                        ;  2069.3 fadd+fmul   21 t
        xorps xmm9, xmm2                                        ;  2071.3 fadd+fmul   21 t
        andps xmm11, xmm10                                      ;  2071.3 fadd+fmul   21 t
        andps xmm14, xmm3                                       ;  2072.3 fadd+fmul   21 t
        andps xmm8, xmm10                                       ;  2073.3 fadd+fmul   21 t
        xorps xmm10, xmm3                                       ;  2074.3 fadd+fmul   21 t
        xorps xmm2, xmm8                                        ;  2075.3 fadd+fmul   21 t
        movaps xmm5, [rdx + 96]                                 ;  2072.3 agu2+agu0+fmisc   21 t
        andps xmm5, xmm3                                        ;  2076.3 fadd+fmul   21 t
        movaps xmm8, [rbp - 112]                                ;  2074.3 agu1+agu0+fmisc   21 t
        andps xmm8, xmm10                                       ;  2077.3 fadd+fmul   21 t
        xorps xmm8, xmm7                                        ;  2079.3 fadd+fmul   21 t
        xorps xmm7, xmm5                                        ;  2079.3 fadd+fmul   21 t
        xorps xmm4, xmm10                                       ;  2080.3 fadd+fmul   21 t
        xorps xmm3, xmm0                                        ;  2081.3 fadd+fmul   21 t
        andps xmm12, xmm4                                       ;  2082.3 fadd+fmul   21 t
        andps xmm10, xmm1                                       ;  2083.3 fadd+fmul   21 t
        movaps xmm1, [rcx - 64]                                 ;  2080.3 agu2+agu0+fmisc   21 t
        andps xmm1, xmm3                                        ;  2084.3 fadd+fmul   21 t
        andps xmm3, [rbx - 48]                                  ;  2085.3 agu1+agu0+fadd+fmul   21 t
        andps xmm4, [rbp - 128]                                 ;  2086.3 agu2+agu0+fadd+fmul   21 t
        xorps xmm4, xmm8                                        ;  2088.3 fadd+fmul   21 t
        xorps xmm4, xmm1                                        ;  2090.3 fadd+fmul   21 t
        xorps xmm10, xmm9                                       ;  2089.3 fadd+fmul   21 t
        xorps xmm10, xmm13                                      ;  2091.3 fadd+fmul   21 t
        xorps xmm11, xmm1                                       ;  2091.3 fadd+fmul   21 t
        xorps xmm11, xmm7                                       ;  2093.3 fadd+fmul   21 t
        movaps xmm1, [rcx - 48]                                 ;  2089.3 agu1+agu2+fmisc   21 t
        andps xmm1, xmm0                                        ;  2093.3 fadd+fmul   21 t
        xorps xmm1, xmm11                                       ;  2095.3 fadd+fmul   21 t
        andps xmm0, [rbp - 48]                                  ;  2095.3 agu0+agu1+fadd+fmul   21 t
        xorps xmm0, xmm4                                        ;  2097.3 fadd+fmul   21 t
        xorps xmm0, xmm1                                        ;  2099.3 fadd+fmul   21 t
        xorps xmm9, xmm14                                       ;  2098.3 fadd+fmul   21 t
        andps xmm15, [rcx - 80]                                 ;  2099.3 agu2+agu0+fadd+fmul   21 t
        xorps xmm9, xmm1                                        ;  2100.3 fadd+fmul   21 t
        xorps xmm3, xmm1                                        ;  2101.3 fadd+fmul   21 t
        xorps xmm3, xmm2                                        ;  2103.3 fadd+fmul   21 t
        xorps xmm15, xmm0                                       ;  2103.3 fadd+fmul   21 t
        xorps xmm4, xmm7                                        ;  2104.3 fadd+fmul   21 t
        xorps xmm4, xmm10                                       ;  2106.3 fadd+fmul   21 t
        xorps xmm8, xmm6                                        ;  2106.3 fadd+fmul   21 t
        xorps xmm8, xmm0                                        ;  2108.3 fadd+fmul   21 t
        movaps xmm14, xmm9                                      ;  2108.3 fadd+fmul   21 t copy
        xorps xmm14, xmm3                                       ;  2110.3 fadd+fmul   21 t
        xorps xmm14, xmm8                                       ;  2112.3 fadd+fmul   21 t
        movaps xmm0, [rel camellia128_encrypt.T0_constants128]  ;  2107.3 agu1+agu0+fmisc   41 t reload
        xorps xmm8, xmm0                                        ;  2111.3 fadd+fmul   21 t
        xorps xmm9, xmm2                                        ;  2112.3 fadd+fmul   21 t
        xorps xmm9, xmm13                                       ;  2114.3 fadd+fmul   21 t
        xorps xmm9, xmm12                                       ;  2116.3 fadd+fmul   21 t
        movaps xmm1, xmm15                                      ;  2115.3 fadd+fmul   21 t copy
        xorps xmm1, xmm14                                       ;  2117.3 fadd+fmul   21 t
        xorps xmm9, xmm0                                        ;  2118.3 fadd+fmul   21 t
        xorps xmm11, xmm0                                       ;  2118.3 fadd+fmul   21 t
        xorps xmm10, xmm14                                      ;  2119.3 fadd+fmul   21 t
        xorps xmm10, xmm0                                       ;  2121.3 fadd+fmul   21 t
        xorps xmm15, xmm0                                       ;  2121.3 fadd+fmul   21 t
        movaps xmm14, [rdx + 112]                               ;  2118.3 agu2+agu0+fmisc   23 t
        xorps xmm14, [r8 + 3600]                                ;  2122.3 agu1+agu0+fadd+fmul   23 t
        xorps xmm14, xmm0                                       ;  2124.3 fadd+fmul   23 t
        movaps xmm2, [rdi + 80]                                 ;  2120.7 agu2+agu0+fmisc   23 t
        xorps xmm2, [r8 + 3664]                                 ;  2124.3 agu1+agu0+fadd+fmul   23 t
        xorps xmm2, xmm0                                        ;  2126.3 fadd+fmul   23 t
        movaps xmm5, [rbp + 32]                                 ;  2122.7 agu2+agu1+fmisc   23 t
        movaps xmm6, [rdi + 112]                                ;  2124.7 agu0+agu1+fmisc   40 t reload
        xorps xmm5, xmm6                                        ;  2126.7 fadd+fmul   23 t
        movaps xmm7, [rbp + 32]                                 ;  2126.7 agu2+agu0+fmisc   23 t
        movaps xmm12, [rbp + 48]                                ;  2127.3 agu1+agu0+fadd+fmul   40 t reload
        xorps xmm7, xmm12                                       ;  2129.3 fadd+fmul   23 t
        movaps xmm13, [rbp + 96]                                ;  2128.7 agu2+agu1+fmisc   23 t
        xorps xmm13, xmm2                                       ;  2130.7 fadd+fmul   23 t
        xorps xmm6, xmm14                                       ;  2130.3 fadd+fmul   23 t
        movaps [rdi + 112], xmm15                               ;  2130.7 agu0+agu1+fmisc   21 t spill
        movaps xmm15, [rsi - 32]                                ;  2131.3 agu2+agu0+fadd+fmul   23 t
        xorps xmm15, xmm13                                      ;  2133.3 fadd+fmul   23 t
        xorps xmm15, [r8 + 3696]                                ;  2135.3 agu1+agu2+fadd+fmul   23 t
        xorps xmm15, xmm0                                       ;  2137.3 fadd+fmul   23 t
        xorps xmm13, xmm5                                       ;  2135.3 fadd+fmul   23 t
        movaps [rcx - 80], xmm10                                ;  2132.7 agu0+agu1+fmisc   21 t spill
        movaps xmm10, [rdx + 0]                                 ;  2134.7 agu2+agu0+fmisc   23 t
        xorps xmm10, [r8 + 3680]                                ;  2136.7 agu1+agu2+fadd+fmul   23 t
        xorps xmm10, xmm0                                       ;  2138.7 fadd+fmul   23 t
        xorps xmm10, xmm15                                      ;  2140.7 fadd+fmul   23 t
        movaps [rbp - 48], xmm4                                 ;  2136.7 agu0+agu1+fmisc   21 t spill
        movaps xmm4, xmm7                                       ;  2139.3 fadd+fmul   23 t copy
        xorps xmm4, xmm15                                       ;  2141.3 fadd+fmul   23 t
        movaps [rcx - 48], xmm11                                ;  2138.7 agu2+agu0+fmisc   21 t spill
        movaps xmm11, xmm5                                      ;  2141.3 fadd+fmul   23 t copy
        xorps xmm11, xmm10                                      ;  2143.3 fadd+fmul   23 t
        movaps [rbp - 128], xmm9                                ;  2140.7 agu1+agu0+fmisc   21 t spill
        movaps xmm9, xmm10                                      ;  2143.3 fadd+fmul   23 t copy
        orps xmm9, xmm4                                         ;  2145.3 fadd+fmul   23 t
        movaps [rbx - 48], xmm8                                 ;  2142.7 agu2+agu0+fmisc   21 t spill
        movaps xmm8, xmm6                                       ;  2145.3 fadd+fmul   23 t copy
        xorps xmm8, xmm13                                       ;  2147.3 fadd+fmul   23 t
        xorps xmm12, xmm13                                      ;  2147.3 fadd+fmul   23 t
        movaps [rbp + 48], xmm1                                 ;  2145.0 agu1+agu0+fmisc   21 t spill
        movaps xmm1, xmm10                                      ;  2148.3 fadd+fmul   23 t copy
        xorps xmm1, xmm13                                       ;  2150.3 fadd+fmul   23 t
        movaps [rcx - 64], xmm3                                 ;  2147.0 agu2+agu0+fmisc   21 t spill
        movaps xmm3, xmm15                                      ;  2150.3 fadd+fmul   23 t copy
        xorps xmm3, xmm14                                       ;  2152.3 fadd+fmul   23 t
        movaps xmm0, xmm15                                      ;  2152.3 fadd+fmul   23 t copy
        orps xmm0, xmm1                                         ;  2154.3 fadd+fmul   23 t
        xorps xmm0, xmm9                                        ;  2156.3 fadd+fmul   23 t
        movaps [rbp - 112], xmm10                               ;  2151.3 agu1+agu0+fmisc   23 t spill
        movaps xmm10, xmm11                                     ;  2155.3 fadd+fmul   23 t copy
        xorps xmm10, xmm8                                       ;  2157.3 fadd+fmul   23 t
        xorps xmm9, xmm2                                        ;  2157.3 fadd+fmul   23 t
        orps xmm2, xmm11                                        ;  2158.3 fadd+fmul   23 t
        xorps xmm12, xmm2                                       ;  2160.3 fadd+fmul   23 t
        movaps [rdx + 96], xmm11                                ;  2156.3 agu2+agu0+fmisc   23 t spill
        movaps xmm11, [rbp + 96]                                ;  2158.3 agu1+agu0+fmisc   23 t
        xorps xmm11, xmm1                                       ;  2160.3 fadd+fmul   23 t
        movaps [rbp + 96], xmm1                                 ;  2160.3 agu2+agu0+fmisc   23 t spill
        movaps xmm1, xmm13                                      ;  2161.3 fadd+fmul   23 t copy
        andps xmm1, xmm7                                        ;  2163.3 fadd+fmul   23 t
        xorps xmm2, xmm1                                        ;  2165.3 fadd+fmul   23 t
        movaps xmm1, xmm10                                      ;  2164.3 fadd+fmul   23 t copy
        andps xmm1, xmm3                                        ;  2166.3 fadd+fmul   23 t
        xorps xmm12, xmm1                                       ;  2168.3 fadd+fmul   23 t
        movaps xmm1, xmm3                                       ;  2167.3 fadd+fmul   23 t copy
        xorps xmm1, xmm11                                       ;  2169.3 fadd+fmul   23 t
        xorps xmm0, xmm12                                       ;  2170.3 fadd+fmul   23 t
        xorps xmm9, xmm2                                        ;  2170.3 fadd+fmul   23 t
        movaps [rbx + 64], xmm3                                 ;  2167.3 agu1+agu0+fmisc   23 t spill
        movaps xmm3, xmm8                                       ;  2171.3 fadd+fmul   23 t copy
        andps xmm3, xmm1                                        ;  2173.3 fadd+fmul   23 t
        xorps xmm2, xmm3                                        ;  2175.3 fadd+fmul   23 t
        movaps xmm3, xmm7                                       ;  2174.3 fadd+fmul   23 t copy
        xorps xmm3, xmm1                                        ;  2176.3 fadd+fmul   23 t
        movaps [rcx - 32], xmm8                                 ;  2172.0 agu2+agu0+fmisc   23 t spill
        movaps xmm8, xmm6                                       ;  2176.3 fadd+fmul   23 t copy
        andps xmm8, xmm3                                        ;  2178.3 fadd+fmul   23 t
        xorps xmm9, xmm8                                        ;  2180.3 fadd+fmul   23 t
        movaps xmm8, xmm11                                      ;  2179.3 fadd+fmul   23 t copy
        xorps xmm8, xmm4                                        ;  2181.3 fadd+fmul   23 t
        movaps [rbx + 80], xmm10                                ;  2177.3 agu1+agu0+fmisc   23 t spill
        movaps xmm10, xmm5                                      ;  2181.3 fadd+fmul   23 t copy
        andps xmm10, xmm8                                       ;  2183.3 fadd+fmul   23 t
        xorps xmm2, xmm10                                       ;  2185.3 fadd+fmul   23 t
        xorps xmm12, xmm10                                      ;  2185.3 fadd+fmul   23 t
        movaps xmm10, [rbp + 32]                                ;  2181.3 agu2+agu0+fmisc   23 t
        orps xmm10, xmm14                                       ;  2185.3 fadd+fmul   23 t
        xorps xmm12, xmm10                                      ;  2187.3 fadd+fmul   23 t
        movaps xmm10, xmm0                                      ;  2187.3 fadd+fmul   23 t copy
        andps xmm10, xmm9                                       ;  2189.3 fadd+fmul   23 t
        xorps xmm12, xmm10                                      ;  2191.3 fadd+fmul   23 t
        movaps [rbx + 96], xmm14                                ;  2187.0 agu1+agu0+fmisc   23 t spill
        movaps xmm14, xmm2                                      ;  2190.3 fadd+fmul   23 t copy
        andps xmm14, xmm12                                      ;  2193.3 fadd+fmul   23 t
        xorps xmm12, xmm9                                       ;  2193.3 fadd+fmul   23 t
        orps xmm10, xmm12                                       ;  2195.3 fadd+fmul   23 t
        xorps xmm0, xmm14                                       ;  2195.3 fadd+fmul   23 t
        xorps xmm10, xmm0                                       ;  2197.3 fadd+fmul   23 t
        andps xmm8, xmm10                                       ;  2199.3 fadd+fmul   23 t
        movaps xmm14, xmm2                                      ;  2197.3 fadd+fmul   23 t copy
        andps xmm14, xmm0                                       ;  2199.3 fadd+fmul   23 t
        xorps xmm9, xmm14                                       ;  2201.3 fadd+fmul   23 t
        andps xmm0, xmm9                                        ;  2203.3 fadd+fmul   23 t
        movaps xmm14, xmm10                                     ;  2201.3 fadd+fmul   23 t copy
        orps xmm14, xmm9                                        ;  2203.3 fadd+fmul   23 t
        xorps xmm12, xmm14                                      ;  2205.3 fadd+fmul   23 t
        xorps xmm2, xmm0                                        ;  2205.3 fadd+fmul   23 t
        movaps xmm14, xmm10                                     ;  2205.3 fadd+fmul   23 t copy
        xorps xmm14, xmm9                                       ;  2207.3 fadd+fmul   23 t
        andps xmm3, xmm14                                       ;  2209.3 fadd+fmul   23 t
        andps xmm6, xmm14                                       ;  2209.3 fadd+fmul   23 t
        xorps xmm14, xmm12                                      ;  2209.3 fadd+fmul   23 t
        andps xmm1, xmm14                                       ;  2211.3 fadd+fmul   23 t
        andps xmm5, xmm10                                       ;  2211.3 fadd+fmul   23 t
        xorps xmm3, xmm1                                        ;  2213.3 fadd+fmul   23 t
        andps xmm13, xmm12                                      ;  2213.3 fadd+fmul   23 t
        andps xmm15, xmm2                                       ;  2214.3 fadd+fmul   23 t
        andps xmm7, xmm12                                       ;  2215.3 fadd+fmul   23 t
        xorps xmm12, xmm2                                       ;  2216.3 fadd+fmul   23 t
        xorps xmm1, xmm7                                        ;  2217.3 fadd+fmul   23 t
        movaps xmm0, [rbp + 96]                                 ;  2214.3 agu2+agu0+fmisc   23 t
        andps xmm0, xmm2                                        ;  2218.3 fadd+fmul   23 t
        movaps xmm7, [rbp - 112]                                ;  2216.3 agu1+agu0+fmisc   23 t
        andps xmm7, xmm12                                       ;  2219.3 fadd+fmul   23 t
        xorps xmm7, xmm6                                        ;  2221.3 fadd+fmul   23 t
        xorps xmm6, xmm0                                        ;  2221.3 fadd+fmul   23 t
        xorps xmm10, xmm12                                      ;  2222.3 fadd+fmul   23 t
        xorps xmm2, xmm9                                        ;  2223.3 fadd+fmul   23 t
        andps xmm11, xmm10                                      ;  2224.3 fadd+fmul   23 t
        andps xmm12, xmm4                                       ;  2225.3 fadd+fmul   23 t
        movaps xmm0, [rbx + 80]                                 ;  2222.3 agu2+agu0+fmisc   23 t
        andps xmm0, xmm2                                        ;  2226.3 fadd+fmul   23 t
        andps xmm2, [rbx + 64]                                  ;  2227.3 agu1+agu0+fadd+fmul   23 t
        andps xmm10, [rdx + 96]                                 ;  2228.3 agu2+agu0+fadd+fmul   23 t
        xorps xmm10, xmm7                                       ;  2230.3 fadd+fmul   23 t
        xorps xmm10, xmm0                                       ;  2232.3 fadd+fmul   23 t
        xorps xmm12, xmm3                                       ;  2231.3 fadd+fmul   23 t
        xorps xmm12, xmm8                                       ;  2233.3 fadd+fmul   23 t
        xorps xmm13, xmm0                                       ;  2233.3 fadd+fmul   23 t
        xorps xmm13, xmm6                                       ;  2235.3 fadd+fmul   23 t
        movaps xmm0, [rbx + 96]                                 ;  2231.3 agu1+agu2+fmisc   23 t
        andps xmm0, xmm9                                        ;  2235.3 fadd+fmul   23 t
        xorps xmm0, xmm13                                       ;  2237.3 fadd+fmul   23 t
        andps xmm9, [rbp + 32]                                  ;  2237.3 agu0+agu1+fadd+fmul   23 t
        xorps xmm9, xmm10                                       ;  2239.3 fadd+fmul   23 t
        xorps xmm9, xmm0                                        ;  2241.3 fadd+fmul   23 t
        xorps xmm3, xmm15                                       ;  2240.3 fadd+fmul   23 t
        andps xmm14, [rcx - 32]                                 ;  2241.3 agu2+agu0+fadd+fmul   23 t
        xorps xmm3, xmm0                                        ;  2242.3 fadd+fmul   23 t
        xorps xmm2, xmm0                                        ;  2243.3 fadd+fmul   23 t
        xorps xmm2, xmm1                                        ;  2245.3 fadd+fmul   23 t
        xorps xmm14, xmm9                                       ;  2245.3 fadd+fmul   23 t
        xorps xmm7, xmm5                                        ;  2246.3 fadd+fmul   23 t
        xorps xmm7, xmm9                                        ;  2248.3 fadd+fmul   23 t
        movaps xmm15, [rdx - 96]                                ;  2243.7 agu1+agu0+fmisc   22 t
        xorps xmm15, [r8 + 3744]                                ;  2248.3 agu2+agu0+fadd+fmul   22 t
        movaps xmm0, [rel camellia128_encrypt.T0_constants128]  ;  2245.7 agu1+agu2+fmisc   41 t reload
        xorps xmm15, xmm0                                       ;  2250.3 fadd+fmul   22 t
        movaps xmm4, [rsi + 64]                                 ;  2247.7 agu0+agu1+fmisc   22 t
        xorps xmm4, [r8 + 3808]                                 ;  2250.3 agu2+agu0+fadd+fmul   22 t
        xorps xmm4, xmm0                                        ;  2252.3 fadd+fmul   22 t
        movaps xmm5, xmm3                                       ;  2252.3 fadd+fmul   23 t copy
        xorps xmm5, xmm2                                        ;  2254.3 fadd+fmul   23 t
        xorps xmm5, xmm7                                        ;  2256.3 fadd+fmul   23 t
        movaps xmm9, [rdi - 112]                                ;  2251.3 agu1+agu2+fmisc   22 t
        xorps xmm9, [rax - 112]                                 ;  2255.3 agu0+agu1+fadd+fmul   22 t
        movaps [rcx - 32], xmm2                                 ;  2253.3 agu2+agu0+fmisc   23 t spill
        movaps xmm2, [rdi - 112]                                ;  2255.3 agu1+agu2+fmisc   22 t
        xorps xmm2, [rdx - 80]                                  ;  2257.3 agu0+agu1+fadd+fmul   22 t
        movaps [rbp + 32], xmm12                                ;  2257.3 agu2+agu0+fmisc   23 t spill
        movaps xmm12, [rbp - 16]                                ;  2257.3 agu1+agu2+fadd+fmul   22 t
        xorps xmm12, xmm4                                       ;  2259.3 fadd+fmul   22 t
        movaps [rbx + 96], xmm6                                 ;  2259.3 agu0+agu1+fmisc   23 t spill
        movaps xmm6, [rdx + 32]                                 ;  2259.3 agu2+agu0+fadd+fmul   22 t
        xorps xmm6, xmm12                                       ;  2261.3 fadd+fmul   22 t
        xorps xmm6, [r8 + 3712]                                 ;  2263.3 agu1+agu2+fadd+fmul   22 t
        xorps xmm6, xmm0                                        ;  2265.3 fadd+fmul   22 t
        xorps xmm12, xmm9                                       ;  2263.3 fadd+fmul   22 t
        movaps [rdx + 96], xmm10                                ;  2261.3 agu0+agu1+fmisc   23 t spill
        movaps xmm10, [rdx + 48]                                ;  2263.3 agu2+agu0+fmisc   22 t
        xorps xmm10, [r8 + 3824]                                ;  2265.3 agu1+agu2+fadd+fmul   22 t
        xorps xmm10, xmm0                                       ;  2267.3 fadd+fmul   22 t
        xorps xmm10, xmm6                                       ;  2269.3 fadd+fmul   22 t
        movaps [rbx + 64], xmm13                                ;  2265.3 agu0+agu1+fmisc   23 t spill
        movaps xmm13, [rax - 112]                               ;  2267.3 agu2+agu0+fmisc+fadd   22 t
        xorps xmm13, xmm15                                      ;  2269.3 fmul+fadd   22 t
        movaps [rax - 112], xmm11                               ;  2268.3 agu1+agu2+fmisc   23 t spill
        movaps xmm11, xmm2                                      ;  2269.3 fmul+fadd   22 t copy
        xorps xmm11, xmm6                                       ;  2271.3 fmul+fadd   22 t
        movaps [rbx + 80], xmm8                                 ;  2270.3 agu0+agu1+fmisc   23 t spill
        movaps xmm8, xmm9                                       ;  2271.3 fmul+fadd   22 t copy
        xorps xmm8, xmm10                                       ;  2273.3 fmul+fadd   22 t
        movaps [rbp - 112], xmm3                                ;  2272.3 agu2+agu0+fmisc   23 t spill
        movaps xmm3, xmm10                                      ;  2273.3 fmul+fadd   22 t copy
        orps xmm3, xmm11                                        ;  2275.3 fmul+fadd   22 t
        movaps [rbp + 96], xmm1                                 ;  2274.3 agu1+agu0+fmisc   23 t spill
        movaps xmm1, xmm13                                      ;  2275.3 fmul+fadd   22 t copy
        xorps xmm1, xmm12                                       ;  2277.3 fmul+fadd   22 t
        movaps [rbp + 4032], xmm7                               ;  2276.3 agu2+agu0+fmisc   23 t spill
        movaps xmm7, xmm10                                      ;  2277.3 fmul+fadd   22 t copy
        xorps xmm7, xmm12                                       ;  2279.3 fmul+fadd   22 t
        movaps [rax - 96], xmm14                                ;  2278.3 agu1+agu0+fmisc   23 t spill
        movaps xmm14, xmm6                                      ;  2279.3 fmul+fadd   22 t copy
        xorps xmm14, xmm15                                      ;  2281.3 fmul+fadd   22 t
        movaps [rax - 80], xmm5                                 ;  2280.3 agu2+agu0+fmisc   23 t spill
        movaps xmm5, xmm6                                       ;  2281.3 fmul+fadd   22 t copy
        orps xmm5, xmm7                                         ;  2283.3 fmul+fadd   22 t
        xorps xmm5, xmm3                                        ;  2285.3 fmul+fadd   22 t
        movaps xmm0, xmm8                                       ;  2284.3 fmul+fadd   22 t copy
        xorps xmm0, xmm1                                        ;  2286.3 fmul+fadd   22 t
        xorps xmm3, xmm4                                        ;  2286.3 fmul+fadd   22 t
        orps xmm4, xmm8                                         ;  2287.3 fmul+fadd   22 t
        movaps [rbx - 32], xmm8                                 ;  2284.3 agu1+agu0+fmisc   22 t spill
        movaps xmm8, [rbp - 16]                                 ;  2286.3 agu2+agu0+fmisc   22 t
        xorps xmm8, xmm7                                        ;  2288.3 fmul+fadd   22 t
        movaps [rbp - 16], xmm10                                ;  2288.3 agu1+agu0+fmisc   22 t spill
        movaps xmm10, xmm12                                     ;  2289.3 fmul+fadd   22 t copy
        andps xmm10, xmm2                                       ;  2291.3 fmul+fadd   22 t
        xorps xmm10, xmm4                                       ;  2293.3 fmul+fadd   22 t
        xorps xmm4, xmm12                                       ;  2292.3 fmul+fadd   22 t
        xorps xmm4, [rdx - 80]                                  ;  2294.3 agu2+agu0+fmul+fadd   22 t
        xorps xmm3, xmm10                                       ;  2295.3 fmul+fadd   22 t
        movaps [rdx - 80], xmm7                                 ;  2291.3 agu1+agu0+fmisc   22 t spill
        movaps xmm7, xmm0                                       ;  2295.3 fmul+fadd   22 t copy
        andps xmm7, xmm14                                       ;  2297.3 fmul+fadd   22 t
        xorps xmm4, xmm7                                        ;  2299.3 fmul+fadd   22 t
        movaps xmm7, xmm14                                      ;  2298.3 fmul+fadd   22 t copy
        xorps xmm7, xmm8                                        ;  2300.3 fmul+fadd   22 t
        xorps xmm5, xmm4                                        ;  2301.3 fmul+fadd   22 t
        movaps [rbx + 112], xmm14                               ;  2297.0 agu2+agu0+fmisc   22 t spill
        movaps xmm14, xmm1                                      ;  2301.3 fmul+fadd   22 t copy
        andps xmm14, xmm7                                       ;  2303.3 fmul+fadd   22 t
        xorps xmm10, xmm14                                      ;  2305.3 fmul+fadd   22 t
        movaps xmm14, xmm2                                      ;  2304.3 fmul+fadd   22 t copy
        xorps xmm14, xmm7                                       ;  2306.3 fmul+fadd   22 t
        movaps [r11 - 128], xmm1                                ;  2302.3 agu1+agu0+fmisc   22 t spill
        movaps xmm1, xmm13                                      ;  2306.3 fmul+fadd   22 t copy
        andps xmm1, xmm14                                       ;  2308.3 fmul+fadd   22 t
        xorps xmm3, xmm1                                        ;  2310.3 fmul+fadd   22 t
        movaps xmm1, xmm8                                       ;  2309.3 fmul+fadd   22 t copy
        xorps xmm1, xmm11                                       ;  2311.3 fmul+fadd   22 t
        movaps [r11 - 112], xmm0                                ;  2307.3 agu2+agu0+fmisc   22 t spill
        movaps xmm0, xmm9                                       ;  2311.3 fmul+fadd   22 t copy
        andps xmm0, xmm1                                        ;  2313.3 fmul+fadd   22 t
        xorps xmm10, xmm0                                       ;  2315.3 fmul+fadd   22 t
        xorps xmm4, xmm0                                        ;  2315.3 fmul+fadd   22 t
        movaps xmm0, [rdi - 112]                                ;  2311.3 agu1+agu0+fmisc   22 t
        orps xmm0, xmm15                                        ;  2315.3 fmul+fadd   22 t
        xorps xmm4, xmm0                                        ;  2317.3 fmul+fadd   22 t
        movaps xmm0, xmm5                                       ;  2317.3 fmul+fadd   22 t copy
        andps xmm0, xmm3                                        ;  2319.3 fmul+fadd   22 t
        xorps xmm4, xmm0                                        ;  2321.3 fmul+fadd   22 t
        movaps [rbx - 16], xmm15                                ;  2317.0 agu2+agu0+fmisc   22 t spill
        movaps xmm15, xmm10                                     ;  2320.3 fmul+fadd   22 t copy
        andps xmm15, xmm4                                       ;  2323.3 fmul+fadd   22 t
        xorps xmm4, xmm3                                        ;  2323.3 fmul+fadd   22 t
        orps xmm0, xmm4                                         ;  2325.3 fmul+fadd   22 t
        xorps xmm5, xmm15                                       ;  2325.3 fmul+fadd   22 t
        xorps xmm0, xmm5                                        ;  2327.3 fmul+fadd   22 t
        andps xmm1, xmm0                                        ;  2329.3 fmul+fadd   22 t
        movaps xmm15, xmm10                                     ;  2327.3 fmul+fadd   22 t copy
        andps xmm15, xmm5                                       ;  2329.3 fmul+fadd   22 t
        xorps xmm3, xmm15                                       ;  2331.3 fmul+fadd   22 t
        andps xmm5, xmm3                                        ;  2333.3 fmul+fadd   22 t
        movaps xmm15, xmm0                                      ;  2331.3 fmul+fadd   22 t copy
        orps xmm15, xmm3                                        ;  2333.3 fmul+fadd   22 t
        xorps xmm4, xmm15                                       ;  2335.3 fmul+fadd   22 t
        xorps xmm10, xmm5                                       ;  2335.3 fmul+fadd   22 t
        movaps xmm15, xmm0                                      ;  2335.3 fmul+fadd   22 t copy
        xorps xmm15, xmm3                                       ;  2337.3 fmul+fadd   22 t
        andps xmm14, xmm15                                      ;  2339.3 fmul+fadd   22 t
        andps xmm13, xmm15                                      ;  2339.3 fmul+fadd   22 t
        xorps xmm15, xmm4                                       ;  2339.3 fmul+fadd   22 t
        andps xmm7, xmm15                                       ;  2341.3 fmul+fadd   22 t
        andps xmm9, xmm0                                        ;  2341.3 fmul+fadd   22 t
        xorps xmm14, xmm7                                       ;  2343.3 fmul+fadd   22 t
        andps xmm12, xmm4                                       ;  2343.3 fmul+fadd   22 t
        andps xmm6, xmm10                                       ;  2344.3 fmul+fadd   22 t
        andps xmm2, xmm4                                        ;  2345.3 fmul+fadd   22 t
        xorps xmm4, xmm10                                       ;  2346.3 fmul+fadd   22 t
        xorps xmm7, xmm2                                        ;  2347.3 fmul+fadd   22 t
        movaps xmm2, [rdx - 80]                                 ;  2344.3 agu1+agu0+fmisc   22 t
        andps xmm2, xmm10                                       ;  2348.3 fmul+fadd   22 t
        movaps xmm5, [rbp - 16]                                 ;  2346.3 agu2+agu0+fmisc   22 t
        andps xmm5, xmm4                                        ;  2349.3 fmul+fadd   22 t
        xorps xmm5, xmm13                                       ;  2351.3 fmul+fadd   22 t
        xorps xmm13, xmm2                                       ;  2351.3 fmul+fadd   22 t
        xorps xmm0, xmm4                                        ;  2352.3 fmul+fadd   22 t
        xorps xmm10, xmm3                                       ;  2353.3 fmul+fadd   22 t
        andps xmm8, xmm0                                        ;  2354.3 fmul+fadd   22 t
        andps xmm4, xmm11                                       ;  2355.3 fmul+fadd   22 t
        movaps xmm2, [r11 - 112]                                ;  2352.3 agu1+agu0+fmisc   22 t
        andps xmm2, xmm10                                       ;  2356.3 fmul+fadd   22 t
        andps xmm10, [rbx + 112]                                ;  2357.3 agu2+agu0+fmul+fadd   22 t
        andps xmm0, [rbx - 32]                                  ;  2358.3 agu1+agu0+fmul+fadd   22 t
        xorps xmm0, xmm5                                        ;  2360.3 fmul+fadd   22 t
        xorps xmm0, xmm2                                        ;  2362.3 fmul+fadd   22 t
        xorps xmm4, xmm14                                       ;  2361.3 fmul+fadd   22 t
        xorps xmm4, xmm1                                        ;  2363.3 fmul+fadd   22 t
        xorps xmm12, xmm2                                       ;  2363.3 fmul+fadd   22 t
        xorps xmm12, xmm13                                      ;  2365.3 fmul+fadd   22 t
        movaps xmm2, [rbx - 16]                                 ;  2361.3 agu2+agu1+fmisc   22 t
        andps xmm2, xmm3                                        ;  2365.3 fmul+fadd   22 t
        xorps xmm2, xmm12                                       ;  2367.3 fmul+fadd   22 t
        andps xmm3, [rdi - 112]                                 ;  2367.3 agu0+agu1+fmul+fadd   22 t
        xorps xmm3, xmm0                                        ;  2369.3 fmul+fadd   22 t
        xorps xmm3, xmm2                                        ;  2371.3 fmul+fadd   22 t
        xorps xmm14, xmm6                                       ;  2370.3 fmul+fadd   22 t
        andps xmm15, [r11 - 128]                                ;  2371.3 agu2+agu0+fmul+fadd   22 t
        xorps xmm14, xmm2                                       ;  2372.3 fmul+fadd   22 t
        xorps xmm10, xmm2                                       ;  2373.3 fmul+fadd   22 t
        xorps xmm10, xmm7                                       ;  2375.3 fmul+fadd   22 t
        xorps xmm15, xmm3                                       ;  2375.3 fmul+fadd   22 t
        xorps xmm5, xmm9                                        ;  2376.3 fmul+fadd   22 t
        xorps xmm5, xmm3                                        ;  2378.3 fmul+fadd   22 t
        movaps xmm2, [rsi - 80]                                 ;  2373.7 agu1+agu0+fmisc   21 t
        xorps xmm2, [r8 + 3872]                                 ;  2378.3 agu2+agu0+fmul+fadd   21 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128]  ;  2375.7 agu1+agu2+fmisc   41 t reload
        xorps xmm2, xmm3                                        ;  2380.3 fmul+fadd   21 t
        movaps xmm6, [rdx - 128]                                ;  2377.7 agu0+agu1+fmisc   21 t
        xorps xmm6, [r8 + 3936]                                 ;  2380.3 agu2+agu0+fmul+fadd   21 t
        xorps xmm6, xmm3                                        ;  2382.3 fmul+fadd   21 t
        movaps xmm9, xmm14                                      ;  2382.3 fmul+fadd   22 t copy
        xorps xmm9, xmm10                                       ;  2384.3 fmul+fadd   22 t
        xorps xmm9, xmm5                                        ;  2386.3 fmul+fadd   22 t
        movaps xmm11, [rdi - 128]                               ;  2381.3 agu1+agu2+fmisc   21 t
        xorps xmm11, [rax + 80]                                 ;  2385.3 agu0+agu1+fmul+fadd   21 t
        movaps [r11 - 128], xmm10                               ;  2383.3 agu2+agu0+fmisc   22 t spill
        movaps xmm10, [rdi - 128]                               ;  2385.3 agu1+agu2+fmisc+fmul   21 t
        xorps xmm10, [rsi + 112]                                ;  2387.3 agu0+agu1+fadd+fmul   21 t
        movaps [rdi - 112], xmm15                               ;  2386.3 agu2+agu0+fmisc   22 t spill
        movaps xmm15, [rdi + 96]                                ;  2387.3 agu1+agu2+fadd+fmul   21 t
        xorps xmm15, xmm6                                       ;  2389.3 fadd+fmul   21 t
        movaps [rbx - 16], xmm9                                 ;  2388.3 agu0+agu1+fmisc   22 t spill
        movaps xmm9, [rdx - 112]                                ;  2389.3 agu2+agu0+fadd+fmul   21 t
        xorps xmm9, xmm15                                       ;  2391.3 fadd+fmul   21 t
        xorps xmm9, [r8 + 3840]                                 ;  2393.3 agu1+agu2+fadd+fmul   21 t
        xorps xmm9, xmm3                                        ;  2395.3 fadd+fmul   21 t
        xorps xmm15, xmm11                                      ;  2393.3 fadd+fmul   21 t
        movaps [rbx - 32], xmm4                                 ;  2391.0 agu0+agu1+fmisc   22 t spill
        movaps xmm4, [rsi - 128]                                ;  2393.0 agu2+agu0+fmisc   21 t
        xorps xmm4, [r8 + 3952]                                 ;  2395.0 agu1+agu2+fadd+fmul   21 t
        xorps xmm4, xmm3                                        ;  2397.0 fadd+fmul   21 t
        xorps xmm4, xmm9                                        ;  2399.0 fadd+fmul   21 t
        movaps xmm3, [rax + 80]                                 ;  2395.0 agu0+agu1+fmisc   21 t
        xorps xmm3, xmm2                                        ;  2397.3 fadd+fmul   21 t
        movaps [rax + 80], xmm13                                ;  2397.0 agu2+agu0+fmisc   22 t spill
        movaps xmm13, xmm10                                     ;  2398.3 fadd+fmul   21 t copy
        xorps xmm13, xmm9                                       ;  2400.3 fadd+fmul   21 t
        movaps [rbx + 112], xmm0                                ;  2399.0 agu1+agu0+fmisc   22 t spill
        movaps xmm0, xmm11                                      ;  2400.3 fadd+fmul   21 t copy
        xorps xmm0, xmm4                                        ;  2402.3 fadd+fmul   21 t
        movaps [r11 - 112], xmm12                               ;  2401.0 agu2+agu0+fmisc   22 t spill
        movaps xmm12, xmm4                                      ;  2402.3 fadd+fmul   21 t copy
        orps xmm12, xmm13                                       ;  2404.3 fadd+fmul   21 t
        movaps [rbp - 16], xmm8                                 ;  2403.0 agu1+agu0+fmisc   22 t spill
        movaps xmm8, xmm3                                       ;  2404.3 fadd+fmul   21 t copy
        xorps xmm8, xmm15                                       ;  2406.3 fadd+fmul   21 t
        movaps [rdx - 80], xmm1                                 ;  2405.0 agu2+agu0+fmisc   22 t spill
        movaps xmm1, xmm4                                       ;  2406.3 fadd+fmul   21 t copy
        xorps xmm1, xmm15                                       ;  2408.3 fadd+fmul   21 t
        movaps [rbp + 4048], xmm14                              ;  2407.0 agu1+agu0+fmisc   22 t spill
        movaps xmm14, xmm9                                      ;  2408.3 fadd+fmul   21 t copy
        xorps xmm14, xmm2                                       ;  2410.3 fadd+fmul   21 t
        movaps [rbp + 4064], xmm7                               ;  2409.0 agu2+agu0+fmisc   22 t spill
        movaps xmm7, xmm9                                       ;  2410.3 fadd+fmul   21 t copy
        orps xmm7, xmm1                                         ;  2412.3 fadd+fmul   21 t
        xorps xmm7, xmm12                                       ;  2414.3 fadd+fmul   21 t
        movaps [rbx + 0], xmm5                                  ;  2411.0 agu1+agu0+fmisc   22 t spill
        movaps xmm5, xmm0                                       ;  2413.3 fadd+fmul   21 t copy
        xorps xmm5, xmm8                                        ;  2415.3 fadd+fmul   21 t
        xorps xmm12, xmm6                                       ;  2415.3 fadd+fmul   21 t
        orps xmm6, xmm0                                         ;  2416.3 fadd+fmul   21 t
        movaps [rbx + 16], xmm0                                 ;  2414.0 agu2+agu0+fmisc   21 t spill
        movaps xmm0, [rdi + 96]                                 ;  2416.0 agu1+agu0+fmisc   21 t
        xorps xmm0, xmm1                                        ;  2418.0 fadd+fmul   21 t
        movaps [rdi + 96], xmm4                                 ;  2418.0 agu2+agu1+fmisc   21 t spill
        movaps xmm4, xmm15                                      ;  2418.3 fadd+fmul   21 t copy
        andps xmm4, xmm10                                       ;  2420.3 fadd+fmul   21 t
        xorps xmm4, xmm6                                        ;  2422.3 fadd+fmul   21 t
        xorps xmm6, xmm15                                       ;  2421.3 fadd+fmul   21 t
        xorps xmm6, [rsi + 112]                                 ;  2423.3 agu0+agu1+fadd+fmul   21 t
        xorps xmm12, xmm4                                       ;  2424.3 fadd+fmul   21 t
        movaps [rsi + 112], xmm1                                ;  2420.7 agu2+agu0+fmisc   21 t spill
        movaps xmm1, xmm5                                       ;  2424.3 fadd+fmul   21 t copy
        andps xmm1, xmm14                                       ;  2426.3 fadd+fmul   21 t
        xorps xmm6, xmm1                                        ;  2428.3 fadd+fmul   21 t
        movaps xmm1, xmm14                                      ;  2427.3 fadd+fmul   21 t copy
        xorps xmm1, xmm0                                        ;  2429.3 fadd+fmul   21 t
        xorps xmm7, xmm6                                        ;  2430.3 fadd+fmul   21 t
        movaps [r11 - 96], xmm14                                ;  2426.0 agu1+agu0+fmisc   21 t spill
        movaps xmm14, xmm8                                      ;  2430.3 fadd+fmul   21 t copy
        andps xmm14, xmm1                                       ;  2432.3 fadd+fmul   21 t
        xorps xmm4, xmm14                                       ;  2434.3 fadd+fmul   21 t
        movaps xmm14, xmm10                                     ;  2433.3 fadd+fmul   21 t copy
        xorps xmm14, xmm1                                       ;  2435.3 fadd+fmul   21 t
        movaps [rbx + 32], xmm8                                 ;  2431.3 agu2+agu0+fmisc   21 t spill
        movaps xmm8, xmm3                                       ;  2435.3 fadd+fmul   21 t copy
        andps xmm8, xmm14                                       ;  2437.3 fadd+fmul   21 t
        xorps xmm12, xmm8                                       ;  2439.3 fadd+fmul   21 t
        movaps xmm8, xmm0                                       ;  2438.3 fadd+fmul   21 t copy
        xorps xmm8, xmm13                                       ;  2440.3 fadd+fmul   21 t
        movaps [r11 - 80], xmm5                                 ;  2436.3 agu1+agu0+fmisc   21 t spill
        movaps xmm5, xmm11                                      ;  2440.3 fadd+fmul   21 t copy
        andps xmm5, xmm8                                        ;  2442.3 fadd+fmul   21 t
        xorps xmm4, xmm5                                        ;  2444.3 fadd+fmul   21 t
        xorps xmm6, xmm5                                        ;  2444.3 fadd+fmul   21 t
        movaps xmm5, [rdi - 128]                                ;  2440.3 agu2+agu0+fmisc   21 t
        orps xmm5, xmm2                                         ;  2444.3 fadd+fmul   21 t
        xorps xmm6, xmm5                                        ;  2446.3 fadd+fmul   21 t
        movaps xmm5, xmm7                                       ;  2446.3 fadd+fmul   21 t copy
        andps xmm5, xmm12                                       ;  2448.3 fadd+fmul   21 t
        xorps xmm6, xmm5                                        ;  2450.3 fadd+fmul   21 t
        movaps [r11 - 64], xmm2                                 ;  2446.0 agu1+agu0+fmisc   21 t spill
        movaps xmm2, xmm4                                       ;  2449.3 fadd+fmul   21 t copy
        andps xmm2, xmm6                                        ;  2452.3 fadd+fmul   21 t
        xorps xmm6, xmm12                                       ;  2452.3 fadd+fmul   21 t
        orps xmm5, xmm6                                         ;  2454.3 fadd+fmul   21 t
        xorps xmm7, xmm2                                        ;  2454.3 fadd+fmul   21 t
        xorps xmm5, xmm7                                        ;  2456.3 fadd+fmul   21 t
        andps xmm8, xmm5                                        ;  2458.3 fadd+fmul   21 t
        movaps xmm2, xmm4                                       ;  2456.3 fadd+fmul   21 t copy
        andps xmm2, xmm7                                        ;  2458.3 fadd+fmul   21 t
        xorps xmm12, xmm2                                       ;  2460.3 fadd+fmul   21 t
        andps xmm7, xmm12                                       ;  2462.3 fadd+fmul   21 t
        movaps xmm2, xmm5                                       ;  2460.3 fadd+fmul   21 t copy
        orps xmm2, xmm12                                        ;  2462.3 fadd+fmul   21 t
        xorps xmm6, xmm2                                        ;  2464.3 fadd+fmul   21 t
        xorps xmm4, xmm7                                        ;  2464.3 fadd+fmul   21 t
        movaps xmm2, xmm5                                       ;  2464.3 fadd+fmul   21 t copy
        xorps xmm2, xmm12                                       ;  2466.3 fadd+fmul   21 t
        andps xmm14, xmm2                                       ;  2468.3 fadd+fmul   21 t
        andps xmm3, xmm2                                        ;  2468.3 fadd+fmul   21 t
        xorps xmm2, xmm6                                        ;  2468.3 fadd+fmul   21 t
        andps xmm1, xmm2                                        ;  2470.3 fadd+fmul   21 t
        andps xmm11, xmm5                                       ;  2470.3 fadd+fmul   21 t
        xorps xmm14, xmm1                                       ;  2472.3 fadd+fmul   21 t
        andps xmm15, xmm6                                       ;  2472.3 fadd+fmul   21 t
        andps xmm9, xmm4                                        ;  2473.3 fadd+fmul   21 t
        andps xmm10, xmm6                                       ;  2474.3 fadd+fmul   21 t
        xorps xmm6, xmm4                                        ;  2475.3 fadd+fmul   21 t
        xorps xmm1, xmm10                                       ;  2476.3 fadd+fmul   21 t
        movaps xmm7, [rsi + 112]                                ;  2473.3 agu2+agu0+fmisc   21 t
        andps xmm7, xmm4                                        ;  2477.3 fadd+fmul   21 t
        movaps xmm10, [rdi + 96]                                ;  2475.3 agu1+agu0+fmisc   21 t
        andps xmm10, xmm6                                       ;  2478.3 fadd+fmul   21 t
        xorps xmm10, xmm3                                       ;  2480.3 fadd+fmul   21 t
        xorps xmm3, xmm7                                        ;  2480.3 fadd+fmul   21 t
        xorps xmm5, xmm6                                        ;  2481.3 fadd+fmul   21 t
        xorps xmm4, xmm12                                       ;  2482.3 fadd+fmul   21 t
        andps xmm0, xmm5                                        ;  2483.3 fadd+fmul   21 t
        andps xmm6, xmm13                                       ;  2484.3 fadd+fmul   21 t
        movaps xmm7, [r11 - 80]                                 ;  2481.3 agu2+agu0+fmisc   21 t
        andps xmm7, xmm4                                        ;  2485.3 fadd+fmul   21 t
        andps xmm4, [r11 - 96]                                  ;  2486.3 agu1+agu0+fadd+fmul   21 t
        andps xmm5, [rbx + 16]                                  ;  2487.3 agu2+agu0+fadd+fmul   21 t
        xorps xmm5, xmm10                                       ;  2489.3 fadd+fmul   21 t
        xorps xmm5, xmm7                                        ;  2491.3 fadd+fmul   21 t
        xorps xmm6, xmm14                                       ;  2490.3 fadd+fmul   21 t
        xorps xmm6, xmm8                                        ;  2492.3 fadd+fmul   21 t
        xorps xmm15, xmm7                                       ;  2492.3 fadd+fmul   21 t
        xorps xmm15, xmm3                                       ;  2494.3 fadd+fmul   21 t
        movaps xmm7, [r11 - 64]                                 ;  2490.3 agu1+agu2+fmisc   21 t
        andps xmm7, xmm12                                       ;  2494.3 fadd+fmul   21 t
        xorps xmm7, xmm15                                       ;  2496.3 fadd+fmul   21 t
        andps xmm12, [rdi - 128]                                ;  2496.3 agu0+agu1+fadd+fmul   21 t
        xorps xmm12, xmm5                                       ;  2498.3 fadd+fmul   21 t
        xorps xmm12, xmm7                                       ;  2500.3 fadd+fmul   21 t
        xorps xmm14, xmm9                                       ;  2499.3 fadd+fmul   21 t
        andps xmm2, [rbx + 32]                                  ;  2500.3 agu2+agu0+fadd+fmul   21 t
        xorps xmm14, xmm7                                       ;  2501.3 fadd+fmul   21 t
        xorps xmm4, xmm7                                        ;  2502.3 fadd+fmul   21 t
        xorps xmm4, xmm1                                        ;  2504.3 fadd+fmul   21 t
        xorps xmm2, xmm12                                       ;  2504.3 fadd+fmul   21 t
        xorps xmm10, xmm11                                      ;  2505.3 fadd+fmul   21 t
        xorps xmm10, xmm12                                      ;  2507.3 fadd+fmul   21 t
        movaps xmm7, [rsi + 16]                                 ;  2502.7 agu1+agu0+fmisc   42 t
        xorps xmm7, [r8 + 4000]                                 ;  2507.3 agu2+agu0+fadd+fmul   42 t
        movaps xmm9, [rel camellia128_encrypt.T0_constants128]  ;  2504.7 agu1+agu2+fmisc   41 t reload
        xorps xmm7, xmm9                                        ;  2509.3 fadd+fmul   42 t
        movaps xmm11, [rsi + 32]                                ;  2506.7 agu0+agu1+fmisc   42 t
        xorps xmm11, [r8 + 4064]                                ;  2509.3 agu2+agu0+fadd+fmul   42 t
        xorps xmm11, xmm9                                       ;  2511.3 fadd+fmul   42 t
        movaps xmm12, xmm14                                     ;  2511.3 fadd+fmul   21 t copy
        xorps xmm12, xmm4                                       ;  2513.3 fadd+fmul   21 t
        xorps xmm12, xmm10                                      ;  2515.3 fadd+fmul   21 t
        movaps xmm13, [r13 - 128]                               ;  2510.3 agu1+agu2+fmisc   42 t
        xorps xmm13, [rax - 128]                                ;  2514.3 agu0+agu1+fadd+fmul   42 t
        movaps [rbx + 32], xmm6                                 ;  2512.3 agu2+agu0+fmisc   21 t spill
        movaps xmm6, [r13 - 128]                                ;  2514.3 agu1+agu2+fmisc   42 t
        xorps xmm6, [r11 + 112]                                 ;  2516.3 agu0+agu1+fadd+fmul   42 t
        movaps [rdi - 128], xmm3                                ;  2516.3 agu2+agu0+fmisc   21 t spill
        movaps xmm3, [r11 + 96]                                 ;  2516.3 agu1+agu2+fadd+fmul   42 t
        xorps xmm3, xmm11                                       ;  2518.3 fadd+fmul   42 t
        movaps [r11 - 64], xmm5                                 ;  2518.3 agu0+agu1+fmisc   21 t spill
        movaps xmm5, [rsi + 48]                                 ;  2518.3 agu2+agu0+fadd+fmul   42 t
        xorps xmm5, [r8 + 3968]                                 ;  2520.3 agu1+agu2+fadd+fmul   42 t
        xorps xmm5, xmm3                                        ;  2522.3 fadd+fmul   42 t
        xorps xmm5, xmm9                                        ;  2524.3 fadd+fmul   42 t
        xorps xmm3, xmm13                                       ;  2522.3 fadd+fmul   42 t
        movaps [rbx + 16], xmm15                                ;  2520.3 agu0+agu1+fmisc   21 t spill
        movaps xmm15, [rsi - 96]                                ;  2522.3 agu2+agu0+fmisc   42 t
        xorps xmm15, [r8 + 4080]                                ;  2524.3 agu1+agu2+fadd+fmul   42 t
        xorps xmm15, xmm9                                       ;  2526.3 fadd+fmul   42 t
        xorps xmm15, xmm5                                       ;  2528.3 fadd+fmul   42 t
        movaps xmm9, [rax - 128]                                ;  2524.3 agu0+agu1+fmisc   42 t
        xorps xmm9, xmm7                                        ;  2526.3 fadd+fmul   42 t
        movaps [rax - 128], xmm0                                ;  2526.3 agu2+agu0+fmisc   21 t spill
        movaps xmm0, xmm6                                       ;  2527.3 fadd+fmul   42 t copy
        xorps xmm0, xmm5                                        ;  2529.3 fadd+fmul   42 t
        movaps [r11 - 96], xmm8                                 ;  2528.3 agu1+agu0+fmisc   21 t spill
        movaps xmm8, xmm13                                      ;  2529.3 fadd+fmul   42 t copy
        xorps xmm8, xmm15                                       ;  2531.3 fadd+fmul   42 t
        movaps [r11 - 80], xmm14                                ;  2530.3 agu2+agu0+fmisc   21 t spill
        movaps xmm14, xmm15                                     ;  2531.3 fadd+fmul   42 t copy
        orps xmm14, xmm0                                        ;  2533.3 fadd+fmul   42 t
        movaps [rdi + 96], xmm1                                 ;  2532.3 agu1+agu0+fmisc   21 t spill
        movaps xmm1, xmm9                                       ;  2533.3 fadd+fmul   42 t copy
        xorps xmm1, xmm3                                        ;  2535.3 fadd+fmul   42 t
        movaps [rsi + 112], xmm10                               ;  2534.3 agu2+agu0+fmisc   21 t spill
        movaps xmm10, xmm15                                     ;  2535.3 fadd+fmul   42 t copy
        xorps xmm10, xmm3                                       ;  2537.3 fadd+fmul   42 t
        movaps [r13 - 112], xmm2                                ;  2536.3 agu1+agu0+fmisc   21 t spill
        movaps xmm2, xmm5                                       ;  2537.3 fadd+fmul   42 t copy
        xorps xmm2, xmm7                                        ;  2539.3 fadd+fmul   42 t
        movaps [rax - 64], xmm12                                ;  2538.3 agu2+agu0+fmisc   21 t spill
        movaps xmm12, xmm5                                      ;  2539.3 fadd+fmul   42 t copy
        orps xmm12, xmm10                                       ;  2541.3 fadd+fmul   42 t
        xorps xmm12, xmm14                                      ;  2543.3 fadd+fmul   42 t
        movaps [rbx + 48], xmm4                                 ;  2540.3 agu1+agu0+fmisc   21 t spill
        movaps xmm4, xmm8                                       ;  2542.3 fadd+fmul   42 t copy
        xorps xmm4, xmm1                                        ;  2544.3 fadd+fmul   42 t
        xorps xmm14, xmm11                                      ;  2544.3 fadd+fmul   42 t
        orps xmm11, xmm8                                        ;  2545.3 fadd+fmul   42 t
        movaps [rbp + 4080], xmm8                               ;  2543.3 agu2+agu0+fmisc   42 t spill
        movaps xmm8, [r11 + 96]                                 ;  2545.3 agu1+agu0+fmisc   42 t
        xorps xmm8, xmm10                                       ;  2547.3 fadd+fmul   42 t
        movaps [r11 + 96], xmm15                                ;  2547.3 agu2+agu1+fmisc   42 t spill
        movaps xmm15, xmm3                                      ;  2547.3 fadd+fmul   42 t copy
        andps xmm15, xmm6                                       ;  2549.3 fadd+fmul   42 t
        xorps xmm15, xmm11                                      ;  2551.3 fadd+fmul   42 t
        xorps xmm11, xmm3                                       ;  2550.3 fadd+fmul   42 t
        xorps xmm11, [r11 + 112]                                ;  2552.3 agu0+agu1+fadd+fmul   42 t
        xorps xmm14, xmm15                                      ;  2553.3 fadd+fmul   42 t
        movaps [r11 + 112], xmm10                               ;  2550.0 agu2+agu0+fmisc   42 t spill
        movaps xmm10, xmm4                                      ;  2553.3 fadd+fmul   42 t copy
        andps xmm10, xmm2                                       ;  2555.3 fadd+fmul   42 t
        xorps xmm11, xmm10                                      ;  2557.3 fadd+fmul   42 t
        movaps xmm10, xmm2                                      ;  2556.3 fadd+fmul   42 t copy
        xorps xmm10, xmm8                                       ;  2558.3 fadd+fmul   42 t
        xorps xmm12, xmm11                                      ;  2559.3 fadd+fmul   42 t
        movaps [rbp + 4096], xmm2                               ;  2555.0 agu1+agu0+fmisc   42 t spill
        movaps xmm2, xmm1                                       ;  2559.3 fadd+fmul   42 t copy
        andps xmm2, xmm10                                       ;  2561.3 fadd+fmul   42 t
        xorps xmm15, xmm2                                       ;  2563.3 fadd+fmul   42 t
        movaps xmm2, xmm6                                       ;  2562.3 fadd+fmul   42 t copy
        xorps xmm2, xmm10                                       ;  2564.3 fadd+fmul   42 t
        movaps [rbp + 4112], xmm1                               ;  2560.3 agu2+agu0+fmisc   42 t spill
        movaps xmm1, xmm9                                       ;  2564.3 fadd+fmul   42 t copy
        andps xmm1, xmm2                                        ;  2566.3 fadd+fmul   42 t
        xorps xmm14, xmm1                                       ;  2568.3 fadd+fmul   42 t
        movaps xmm1, xmm8                                       ;  2567.3 fadd+fmul   42 t copy
        xorps xmm1, xmm0                                        ;  2569.3 fadd+fmul   42 t
        movaps [rbp + 4128], xmm4                               ;  2565.3 agu1+agu0+fmisc   42 t spill
        movaps xmm4, xmm13                                      ;  2569.3 fadd+fmul   42 t copy
        andps xmm4, xmm1                                        ;  2571.3 fadd+fmul   42 t
        xorps xmm15, xmm4                                       ;  2573.3 fadd+fmul   42 t
        xorps xmm11, xmm4                                       ;  2573.3 fadd+fmul   42 t
        movaps xmm4, [r13 - 128]                                ;  2569.3 agu2+agu0+fmisc   42 t
        orps xmm4, xmm7                                         ;  2573.3 fadd+fmul   42 t
        xorps xmm11, xmm4                                       ;  2575.3 fadd+fmul   42 t
        movaps xmm4, xmm12                                      ;  2575.3 fadd+fmul   42 t copy
        andps xmm4, xmm14                                       ;  2577.3 fadd+fmul   42 t
        xorps xmm11, xmm4                                       ;  2579.3 fadd+fmul   42 t
        movaps [rbp + 4144], xmm7                               ;  2575.0 agu1+agu0+fmisc   42 t spill
        movaps xmm7, xmm15                                      ;  2578.3 fadd+fmul   42 t copy
        andps xmm7, xmm11                                       ;  2581.3 fadd+fmul   42 t
        xorps xmm11, xmm14                                      ;  2581.3 fadd+fmul   42 t
        orps xmm4, xmm11                                        ;  2583.3 fadd+fmul   42 t
        xorps xmm12, xmm7                                       ;  2583.3 fadd+fmul   42 t
        xorps xmm4, xmm12                                       ;  2585.3 fadd+fmul   42 t
        andps xmm1, xmm4                                        ;  2587.3 fadd+fmul   42 t
        movaps xmm7, xmm15                                      ;  2585.3 fadd+fmul   42 t copy
        andps xmm7, xmm12                                       ;  2587.3 fadd+fmul   42 t
        xorps xmm14, xmm7                                       ;  2589.3 fadd+fmul   42 t
        andps xmm12, xmm14                                      ;  2591.3 fadd+fmul   42 t
        movaps xmm7, xmm4                                       ;  2589.3 fadd+fmul   42 t copy
        orps xmm7, xmm14                                        ;  2591.3 fadd+fmul   42 t
        xorps xmm11, xmm7                                       ;  2593.3 fadd+fmul   42 t
        xorps xmm15, xmm12                                      ;  2593.3 fadd+fmul   42 t
        movaps xmm7, xmm4                                       ;  2593.3 fadd+fmul   42 t copy
        xorps xmm7, xmm14                                       ;  2595.3 fadd+fmul   42 t
        andps xmm2, xmm7                                        ;  2597.3 fadd+fmul   42 t
        andps xmm9, xmm7                                        ;  2597.3 fadd+fmul   42 t
        xorps xmm7, xmm11                                       ;  2597.3 fadd+fmul   42 t
        andps xmm10, xmm7                                       ;  2599.3 fadd+fmul   42 t
        andps xmm13, xmm4                                       ;  2599.3 fadd+fmul   42 t
        xorps xmm2, xmm10                                       ;  2601.3 fadd+fmul   42 t
        andps xmm3, xmm11                                       ;  2601.3 fadd+fmul   42 t
        andps xmm5, xmm15                                       ;  2602.3 fadd+fmul   42 t
        andps xmm6, xmm11                                       ;  2603.3 fadd+fmul   42 t
        xorps xmm11, xmm15                                      ;  2604.3 fadd+fmul   42 t
        xorps xmm10, xmm6                                       ;  2605.3 fadd+fmul   42 t
        movaps xmm6, [r11 + 112]                                ;  2602.3 agu2+agu0+fmisc   42 t
        andps xmm6, xmm15                                       ;  2606.3 fadd+fmul   42 t
        movaps xmm12, [r11 + 96]                                ;  2604.3 agu1+agu0+fmisc   42 t
        andps xmm12, xmm11                                      ;  2607.3 fadd+fmul   42 t
        xorps xmm12, xmm9                                       ;  2609.3 fadd+fmul   42 t
        xorps xmm9, xmm6                                        ;  2609.3 fadd+fmul   42 t
        xorps xmm4, xmm11                                       ;  2610.3 fadd+fmul   42 t
        xorps xmm15, xmm14                                      ;  2611.3 fadd+fmul   42 t
        andps xmm8, xmm4                                        ;  2612.3 fadd+fmul   42 t
        andps xmm11, xmm0                                       ;  2613.3 fadd+fmul   42 t
        movaps xmm0, [rbp + 4128]                               ;  2610.3 agu2+agu0+fmisc   42 t
        andps xmm0, xmm15                                       ;  2614.3 fadd+fmul   42 t
        andps xmm15, [rbp + 4096]                               ;  2615.3 agu1+agu0+fadd+fmul   42 t
        andps xmm4, [rbp + 4080]                                ;  2616.3 agu2+agu0+fadd+fmul   42 t
        xorps xmm4, xmm12                                       ;  2618.3 fadd+fmul   42 t
        xorps xmm4, xmm0                                        ;  2620.3 fadd+fmul   42 t
        xorps xmm11, xmm2                                       ;  2619.3 fadd+fmul   42 t
        xorps xmm11, xmm1                                       ;  2621.3 fadd+fmul   42 t
        xorps xmm3, xmm0                                        ;  2621.3 fadd+fmul   42 t
        xorps xmm3, xmm9                                        ;  2623.3 fadd+fmul   42 t
        movaps xmm0, [rbp + 4144]                               ;  2619.3 agu1+agu2+fmisc   42 t
        andps xmm0, xmm14                                       ;  2623.3 fadd+fmul   42 t
        xorps xmm0, xmm3                                        ;  2625.3 fadd+fmul   42 t
        andps xmm14, [r13 - 128]                                ;  2625.3 agu0+agu1+fadd+fmul   42 t
        xorps xmm14, xmm4                                       ;  2627.3 fadd+fmul   42 t
        xorps xmm14, xmm0                                       ;  2629.3 fadd+fmul   42 t
        xorps xmm2, xmm5                                        ;  2628.3 fadd+fmul   42 t
        andps xmm7, [rbp + 4112]                                ;  2629.3 agu2+agu0+fadd+fmul   42 t
        xorps xmm2, xmm0                                        ;  2630.3 fadd+fmul   42 t
        xorps xmm15, xmm0                                       ;  2631.3 fadd+fmul   42 t
        xorps xmm15, xmm10                                      ;  2633.3 fadd+fmul   42 t
        xorps xmm7, xmm14                                       ;  2633.3 fadd+fmul   42 t
        xorps xmm12, xmm13                                      ;  2634.3 fadd+fmul   42 t
        xorps xmm12, xmm14                                      ;  2636.3 fadd+fmul   42 t
        movaps xmm14, [rcx - 64]                                ;  2631.7 agu1+agu0+fmisc   41 t
        xorps xmm14, [rbx + 0]                                  ;  2636.3 agu2+agu0+fadd+fmul   41 t
        movaps xmm0, [rel camellia128_encrypt.T0_constants128]  ;  2633.7 agu1+agu2+fmisc   41 t reload
        xorps xmm14, xmm0                                       ;  2638.3 fadd+fmul   41 t
        movaps xmm5, xmm2                                       ;  2638.3 fadd+fmul   42 t copy
        xorps xmm5, xmm15                                       ;  2640.3 fadd+fmul   42 t
        xorps xmm5, xmm12                                       ;  2642.3 fadd+fmul   42 t
        movaps xmm6, [rbx - 80]                                 ;  2637.3 agu0+agu1+fmisc   41 t
        movaps xmm13, [rax - 80]                                ;  2639.3 agu2+agu0+fmisc   23 t reload
        xorps xmm6, xmm13                                       ;  2641.3 fadd+fmul   41 t
        xorps xmm6, [rax - 96]                                  ;  2643.3 agu1+agu2+fadd+fmul   41 t
        movaps xmm13, [rcx - 96]                                ;  2641.3 agu0+agu1+fmisc   41 t
        xorps xmm13, xmm7                                       ;  2643.3 fadd+fmul   41 t
        xorps xmm13, xmm5                                       ;  2645.3 fadd+fmul   41 t
        xorps xmm12, [rbp + 64]                                 ;  2645.3 agu2+agu0+fadd+fmul   41 t
        xorps xmm12, xmm0                                       ;  2647.3 fadd+fmul   41 t
        movaps [rbx + 0], xmm15                                 ;  2643.7 agu1+agu0+fmisc   42 t spill
        movaps xmm15, [rdi - 96]                                ;  2645.7 agu2+agu0+fmisc   41 t
        xorps xmm15, [rbx + 48]                                 ;  2647.7 agu1+agu2+fadd+fmul   41 t
        movaps [rbx + 48], xmm7                                 ;  2647.7 agu0+agu1+fmisc   42 t spill
        movaps xmm7, [rdi - 96]                                 ;  2648.3 agu2+agu0+fadd+fmul   41 t
        xorps xmm7, xmm14                                       ;  2650.3 fadd+fmul   41 t
        movaps [rdi - 96], xmm5                                 ;  2649.7 agu1+agu2+fmisc   42 t spill
        movaps xmm5, [rcx - 64]                                 ;  2650.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm5, xmm6                                        ;  2652.3 fadd+fmul   41 t
        xorps xmm6, xmm7                                        ;  2652.3 fadd+fmul   41 t
        movaps [rcx - 64], xmm7                                 ;  2652.3 agu2+agu0+fmisc   41 t spill
        movaps xmm7, [rcx - 96]                                 ;  2653.3 agu1+agu0+fmisc+fadd   41 t
        xorps xmm7, xmm15                                       ;  2655.3 fmul+fadd   41 t
        xorps xmm14, xmm7                                       ;  2657.3 fmul+fadd   41 t
        movaps [rcx - 96], xmm7                                 ;  2657.3 agu2+agu1+fmisc   41 t spill
        movaps xmm7, [rbx - 80]                                 ;  2655.7 agu0+agu1+fmul+fmisc   41 t
        xorps xmm7, xmm13                                       ;  2657.7 fadd+fmul   41 t
        xorps xmm13, xmm5                                       ;  2657.3 fadd+fmul   41 t
        xorps xmm15, xmm7                                       ;  2659.7 fadd+fmul   41 t
        movaps [rbx - 80], xmm5                                 ;  2657.7 agu2+agu0+fmisc   41 t spill
        movaps xmm5, [rbp + 48]                                 ;  2659.3 agu1+agu0+fmisc+fadd   41 t
        xorps xmm5, [rbp + 4048]                                ;  2661.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm5, [rbp + 4064]                                ;  2663.3 agu1+agu2+fmul+fadd   41 t
        xorps xmm5, [rdx - 80]                                  ;  2665.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm5, [rbp - 16]                                  ;  2667.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm5, xmm0                                        ;  2669.3 fmul+fadd   41 t
        movaps [rbp - 16], xmm7                                 ;  2662.3 agu1+agu2+fmisc   41 t spill
        movaps xmm7, [rax + 96]                                 ;  2664.3 agu0+agu1+fmisc   41 t
        xorps xmm7, [rbp + 4032]                                ;  2666.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm7, xmm0                                        ;  2668.3 fmul+fadd   41 t
        xorps xmm2, xmm10                                       ;  2667.3 fmul+fadd   41 t
        movaps xmm10, [rdx + 80]                                ;  2666.3 agu1+agu2+fmisc   41 t
        xorps xmm10, [rax - 64]                                 ;  2668.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm10, [r13 - 112]                                ;  2670.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm2, xmm1                                        ;  2670.3 fmul+fadd   41 t
        movaps xmm1, [rdx + 80]                                 ;  2669.3 agu1+agu2+fmisc   41 t
        xorps xmm1, xmm5                                        ;  2671.3 fmul+fadd   41 t
        xorps xmm2, xmm8                                        ;  2672.3 fmul+fadd   41 t
        movaps xmm8, [rbp + 48]                                 ;  2671.3 agu0+agu1+fmisc   41 t
        xorps xmm8, xmm7                                        ;  2673.3 fmul+fadd   41 t
        xorps xmm7, xmm1                                        ;  2674.3 fmul+fadd   41 t
        xorps xmm2, [rcx - 112]                                 ;  2675.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm2, xmm0                                        ;  2677.3 fmul+fadd   41 t
        movaps [rbp + 48], xmm1                                 ;  2674.7 agu1+agu0+fmisc   41 t spill
        movaps xmm1, [rbp + 64]                                 ;  2676.3 agu2+agu0+fmisc+fmul   41 t
        xorps xmm1, xmm10                                       ;  2678.3 fadd+fmul   41 t
        xorps xmm5, xmm1                                        ;  2680.3 fadd+fmul   41 t
        movaps [rbp + 64], xmm1                                 ;  2680.3 agu1+agu2+fmisc   41 t spill
        movaps xmm1, [rax + 96]                                 ;  2679.3 agu0+agu1+fmisc+fadd   41 t
        xorps xmm1, xmm12                                       ;  2681.3 fmul+fadd   41 t
        xorps xmm12, xmm8                                       ;  2681.3 fmul+fadd   41 t
        xorps xmm10, xmm1                                       ;  2683.3 fmul+fadd   41 t
        movaps [rax + 96], xmm8                                 ;  2680.7 agu2+agu0+fmisc   41 t spill
        movaps xmm8, [rbx - 48]                                 ;  2682.3 agu1+agu0+fmisc+fmul   41 t
        xorps xmm8, [r11 - 112]                                 ;  2684.3 agu2+agu1+fadd+fmul   41 t
        xorps xmm8, xmm0                                        ;  2686.3 fadd+fmul   41 t
        movaps [r11 - 112], xmm1                                ;  2683.7 agu0+agu2+fmisc   41 t spill
        movaps xmm1, [rbx - 112]                                ;  2685.3 agu1+agu0+fmisc+fadd   41 t
        xorps xmm1, [rbp - 112]                                 ;  2687.3 agu2+agu1+fmul+fadd   41 t
        xorps xmm1, [rbp + 96]                                  ;  2689.3 agu0+agu2+fmul+fadd   41 t
        xorps xmm1, [rbx + 80]                                  ;  2691.3 agu1+agu0+fmul+fadd   41 t
        xorps xmm1, [rax - 112]                                 ;  2693.3 agu2+agu1+fmul+fadd   41 t
        xorps xmm1, xmm0                                        ;  2695.3 fmul+fadd   41 t
        xorps xmm3, [rbp - 64]                                  ;  2691.3 agu0+agu2+fmul+fadd   41 t
        xorps xmm3, xmm0                                        ;  2693.3 fmul+fadd   41 t
        movaps [rax - 112], xmm10                               ;  2690.3 agu1+agu0+fmisc   41 t spill
        movaps xmm10, [rdi - 32]                                ;  2692.3 agu2+agu0+fmisc+fmul   41 t
        xorps xmm10, [rsi + 112]                                ;  2694.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm10, xmm0                                       ;  2696.3 fadd+fmul   41 t
        movaps [rsi + 112], xmm15                               ;  2693.7 agu2+agu0+fmisc   41 t spill
        movaps xmm15, [rdi - 32]                                ;  2695.3 agu1+agu0+fmisc+fadd   41 t
        xorps xmm15, xmm8                                       ;  2697.3 fmul+fadd   41 t
        movaps [rdi - 32], xmm5                                 ;  2696.7 agu2+agu1+fmisc   41 t spill
        movaps xmm5, [rbx - 48]                                 ;  2697.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm5, xmm1                                        ;  2699.3 fmul+fadd   41 t
        xorps xmm1, xmm15                                       ;  2699.3 fmul+fadd   41 t
        movaps [rbx - 48], xmm15                                ;  2699.3 agu2+agu0+fmisc   41 t spill
        movaps xmm15, [rcx - 112]                               ;  2699.7 agu1+agu0+fmul+fmisc   41 t
        xorps xmm15, xmm10                                      ;  2701.7 fadd+fmul   41 t
        xorps xmm8, xmm15                                       ;  2703.7 fadd+fmul   41 t
        movaps [rcx - 112], xmm15                               ;  2703.7 agu2+agu1+fmisc   41 t spill
        movaps xmm15, [rbx - 112]                               ;  2702.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm15, xmm2                                       ;  2704.3 fadd+fmul   41 t
        xorps xmm2, xmm5                                        ;  2704.3 fadd+fmul   41 t
        xorps xmm10, xmm15                                      ;  2706.3 fadd+fmul   41 t
        movaps [rbx - 112], xmm5                                ;  2704.3 agu2+agu0+fmisc   41 t spill
        movaps xmm5, [rbp - 128]                                ;  2706.3 agu1+agu0+fmisc   41 t
        xorps xmm5, [rbx + 112]                                 ;  2708.3 agu2+agu1+fadd+fmul   41 t
        xorps xmm5, [rax + 80]                                  ;  2710.3 agu0+agu2+fadd+fmul   41 t
        xorps xmm5, [rbx - 32]                                  ;  2712.3 agu1+agu0+fadd+fmul   41 t
        movaps [rax + 80], xmm15                                ;  2708.3 agu2+agu1+fmisc   41 t spill
        movaps xmm15, [rbp - 32]                                ;  2709.3 agu0+agu2+fmisc+fadd   41 t
        xorps xmm15, [rbx + 64]                                 ;  2711.3 agu1+agu0+fmul+fadd   41 t
        xorps xmm15, xmm0                                       ;  2713.3 fmul+fadd   41 t
        xorps xmm4, xmm9                                        ;  2712.3 fmul+fadd   41 t
        movaps xmm9, [rdi - 64]                                 ;  2711.3 agu2+agu1+fmisc   41 t
        xorps xmm9, [r11 - 80]                                  ;  2713.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm9, [rdi + 96]                                  ;  2715.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm9, [r11 - 96]                                  ;  2717.3 agu1+agu2+fmul+fadd   41 t
        xorps xmm9, [rax - 128]                                 ;  2719.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm9, xmm0                                        ;  2721.3 fmul+fadd   41 t
        xorps xmm4, xmm11                                       ;  2718.3 fmul+fadd   41 t
        xorps xmm4, [rbx - 128]                                 ;  2720.3 agu2+agu0+fmul+fadd   41 t
        movaps [rax - 128], xmm10                               ;  2716.3 agu1+agu0+fmisc   41 t spill
        movaps xmm10, [rdi - 64]                                ;  2718.3 agu2+agu1+fmisc   41 t
        xorps xmm10, xmm5                                       ;  2720.3 fmul+fadd   41 t
        movaps [rdi - 64], xmm8                                 ;  2720.3 agu0+agu1+fmisc   41 t spill
        movaps xmm8, [rbp - 128]                                ;  2721.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm8, xmm15                                       ;  2723.3 fmul+fadd   41 t
        xorps xmm15, xmm10                                      ;  2723.3 fmul+fadd   41 t
        movaps [rbp - 128], xmm10                               ;  2722.3 agu1+agu2+fmisc   41 t spill
        movaps xmm10, [rbp - 64]                                ;  2723.3 agu0+agu1+fmul+fmisc   41 t
        xorps xmm10, xmm9                                       ;  2725.3 fadd+fmul   41 t
        xorps xmm5, xmm10                                       ;  2727.3 fadd+fmul   41 t
        movaps [rbp - 64], xmm10                                ;  2727.3 agu2+agu0+fmisc   41 t spill
        movaps xmm10, [rbp - 32]                                ;  2726.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm10, xmm3                                       ;  2728.3 fadd+fmul   41 t
        xorps xmm3, xmm8                                        ;  2728.3 fadd+fmul   41 t
        xorps xmm9, xmm10                                       ;  2730.3 fadd+fmul   41 t
        movaps [rbp - 32], xmm8                                 ;  2728.0 agu2+agu1+fmisc   41 t spill
        movaps xmm8, [rcx - 48]                                 ;  2730.0 agu0+agu1+fmisc   41 t
        xorps xmm8, [rbx - 32]                                  ;  2732.0 agu2+agu0+fadd+fmul   41 t
        xorps xmm8, [rbx - 16]                                  ;  2734.0 agu1+agu2+fadd+fmul   41 t
        xorps xmm8, xmm0                                        ;  2736.0 fadd+fmul   41 t
        movaps [rbx - 32], xmm10                                ;  2732.0 agu0+agu1+fmisc   41 t spill
        movaps xmm10, [rbx - 64]                                ;  2733.3 agu2+agu0+fmisc+fadd   41 t
        xorps xmm10, [rdx + 96]                                 ;  2735.3 agu1+agu2+fmul+fadd   41 t
        xorps xmm10, [rbx + 96]                                 ;  2737.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm10, [rbp + 32]                                 ;  2739.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm11, xmm0                                       ;  2737.3 fmul+fadd   41 t
        xorps xmm11, [rbp + 0]                                  ;  2739.3 agu1+agu2+fmul+fadd   41 t
        xorps xmm11, [rdi - 96]                                 ;  2741.3 agu0+agu1+fmul+fadd   41 t
        movaps [rdi - 96], xmm9                                 ;  2737.0 agu2+agu0+fmisc   41 t spill
        movaps xmm9, [rdi - 80]                                 ;  2739.0 agu1+agu2+fmisc   41 t
        xorps xmm9, xmm0                                        ;  2741.0 fmul+fadd   41 t
        xorps xmm9, [rbx + 16]                                  ;  2743.0 agu0+agu1+fmul+fadd   41 t
        movaps [rbx + 16], xmm5                                 ;  2741.0 agu2+agu0+fmisc   41 t spill
        movaps xmm5, [rdi - 80]                                 ;  2742.0 agu1+agu2+fmul+fmisc   41 t
        xorps xmm5, xmm8                                        ;  2744.0 fadd+fmul   41 t
        movaps [rdi - 80], xmm14                                ;  2744.0 agu0+agu1+fmisc   41 t spill
        movaps xmm14, [rcx - 48]                                ;  2743.3 agu2+agu0+fadd+fmul   41 t
        xorps xmm14, xmm10                                      ;  2745.3 fadd+fmul   41 t
        xorps xmm10, xmm5                                       ;  2746.0 fadd+fmul   41 t
        movaps [rcx - 48], xmm5                                 ;  2746.0 agu1+agu2+fmisc   41 t spill
        movaps xmm5, [rbx - 128]                                ;  2746.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm5, xmm9                                        ;  2748.3 fadd+fmul   41 t
        xorps xmm8, xmm5                                        ;  2750.3 fadd+fmul   41 t
        movaps [rbx - 128], xmm5                                ;  2750.3 agu2+agu0+fmisc   41 t spill
        movaps xmm5, [rbx - 64]                                 ;  2749.3 agu1+agu0+fmisc+fadd   41 t
        xorps xmm5, xmm4                                        ;  2751.3 fmul+fadd   41 t
        xorps xmm4, xmm14                                       ;  2751.3 fmul+fadd   41 t
        xorps xmm9, xmm5                                        ;  2753.3 fmul+fadd   41 t
        movaps [rbx - 64], xmm14                                ;  2751.0 agu2+agu1+fmisc   41 t spill
        movaps xmm14, [rbp - 48]                                ;  2752.3 agu0+agu1+fmisc+fmul   41 t
        xorps xmm14, xmm0                                       ;  2754.3 fadd+fmul   41 t
        xorps xmm14, [rdi - 112]                                ;  2756.3 agu2+agu0+fadd+fmul   41 t
        movaps [rbx + 96], xmm5                                 ;  2754.0 agu1+agu0+fmisc   41 t spill
        movaps xmm5, [rbp + 16]                                 ;  2755.3 agu2+agu1+fmisc+fadd   41 t
        xorps xmm5, xmm0                                        ;  2757.3 fmul+fadd   41 t
        xorps xmm5, [rbp + 32]                                  ;  2759.3 agu0+agu2+fmul+fadd   41 t
        xorps xmm5, [rax - 80]                                  ;  2761.3 agu1+agu0+fmul+fadd   41 t
        movaps [rax - 80], xmm9                                 ;  2757.0 agu2+agu1+fmisc   41 t spill
        movaps xmm9, [rdi - 16]                                 ;  2758.3 agu0+agu2+fmisc+fmul   41 t
        xorps xmm9, [r11 - 64]                                  ;  2760.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm9, [rdi - 128]                                 ;  2762.3 agu2+agu1+fadd+fmul   41 t
        xorps xmm9, [rbx + 32]                                  ;  2764.3 agu0+agu2+fadd+fmul   41 t
        movaps [rdi - 128], xmm8                                ;  2760.0 agu1+agu0+fmisc   41 t spill
        movaps xmm8, [rdi - 16]                                 ;  2762.0 agu2+agu1+fmisc   41 t
        xorps xmm8, xmm14                                       ;  2764.0 fadd+fmul   41 t
        movaps [rdi - 16], xmm10                                ;  2764.0 agu0+agu2+fmisc   41 t spill
        movaps xmm10, [rbp - 48]                                ;  2763.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm10, xmm5                                       ;  2765.3 fadd+fmul   41 t
        xorps xmm5, xmm8                                        ;  2766.0 fadd+fmul   41 t
        movaps [rbp - 48], xmm8                                 ;  2766.0 agu2+agu1+fmisc   41 t spill
        movaps xmm8, [rbp + 0]                                  ;  2766.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm8, xmm9                                        ;  2768.3 fadd+fmul   41 t
        xorps xmm14, xmm8                                       ;  2770.3 fadd+fmul   41 t
        movaps [rbp + 0], xmm8                                  ;  2770.3 agu2+agu0+fmisc   41 t spill
        movaps xmm8, [rbp + 16]                                 ;  2769.3 agu1+agu0+fmisc+fadd   41 t
        xorps xmm8, xmm11                                       ;  2771.3 fmul+fadd   41 t
        xorps xmm11, xmm10                                      ;  2771.3 fmul+fadd   41 t
        xorps xmm9, xmm8                                        ;  2773.3 fmul+fadd   41 t
        movaps [rbp + 16], xmm10                                ;  2771.0 agu2+agu1+fmisc   41 t spill
        movaps xmm10, [rcx - 80]                                ;  2772.3 agu0+agu1+fmisc+fmul   41 t
        xorps xmm10, [r11 - 128]                                ;  2774.3 agu2+agu0+fadd+fmul   41 t
        movaps [r11 - 128], xmm8                                ;  2774.0 agu1+agu2+fmisc   41 t spill
        movaps xmm8, [rbx - 96]                                 ;  2774.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm8, xmm0                                        ;  2776.3 fadd+fmul   41 t
        xorps xmm8, [rax - 96]                                  ;  2778.3 agu2+agu0+fadd+fmul   41 t
        movaps [rax - 96], xmm9                                 ;  2776.0 agu1+agu0+fmisc   41 t spill
        movaps xmm9, [rax + 112]                                ;  2777.3 agu2+agu1+fmisc+fadd   41 t
        xorps xmm9, xmm0                                        ;  2779.3 fmul+fadd   41 t
        xorps xmm9, [rbx + 48]                                  ;  2781.3 agu0+agu2+fmul+fadd   41 t
        movaps [rbx + 48], xmm14                                ;  2779.0 agu1+agu0+fmisc   41 t spill
        movaps xmm14, [rdi - 48]                                ;  2780.0 agu2+agu1+fmul+fmisc   41 t
        xorps xmm14, xmm0                                       ;  2782.0 fadd+fmul   41 t
        xorps xmm14, [rbx + 32]                                 ;  2784.0 agu0+agu2+fadd+fmul   41 t
        xorps xmm14, [rax - 64]                                 ;  2786.0 agu1+agu0+fadd+fmul   41 t
        movaps [rax - 64], xmm5                                 ;  2782.0 agu2+agu1+fmisc   41 t spill
        movaps xmm5, [rdi - 48]                                 ;  2783.3 agu0+agu2+fmisc+fadd   41 t
        xorps xmm5, xmm10                                       ;  2785.3 fmul+fadd   41 t
        movaps [rdi - 48], xmm15                                ;  2785.0 agu1+agu0+fmisc   41 t spill
        movaps xmm15, [rcx - 80]                                ;  2785.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm15, xmm8                                       ;  2787.3 fmul+fadd   41 t
        xorps xmm8, xmm5                                        ;  2787.3 fmul+fadd   41 t
        movaps [rcx - 80], xmm5                                 ;  2787.3 agu1+agu2+fmisc   41 t spill
        movaps xmm5, [rax + 112]                                ;  2788.0 agu0+agu1+fmul+fmisc   41 t
        xorps xmm5, xmm14                                       ;  2790.0 fadd+fmul   41 t
        xorps xmm10, xmm5                                       ;  2792.0 fadd+fmul   41 t
        movaps [rax + 112], xmm5                                ;  2792.0 agu2+agu0+fmisc   41 t spill
        movaps xmm5, [rbx - 96]                                 ;  2790.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm5, xmm9                                        ;  2792.3 fadd+fmul   41 t
        xorps xmm9, xmm15                                       ;  2792.3 fadd+fmul   41 t
        xorps xmm14, xmm5                                       ;  2794.3 fadd+fmul   41 t
        xorps xmm0, [rbp - 80]                                  ;  2794.3 agu2+agu1+fadd+fmul   41 t
        xorps xmm0, [r13 - 112]                                 ;  2796.3 agu0+agu1+fadd+fmul   41 t
        movaps [r13 - 112], xmm15                               ;  2793.7 agu2+agu0+fmisc   41 t spill
        movaps xmm15, [rdi + 112]                               ;  2795.7 agu1+agu2+fmisc   41 t
        xorps xmm15, [rbx - 16]                                 ;  2797.7 agu0+agu1+fadd+fmul   41 t
        xorps xmm15, [rdi - 112]                                ;  2799.7 agu2+agu0+fadd+fmul   41 t
        movaps [rdi - 112], xmm5                                ;  2797.7 agu1+agu2+fmisc   41 t spill
        movaps xmm5, [rcx - 128]                                ;  2798.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm5, [rcx - 32]                                  ;  2800.3 agu2+agu0+fadd+fmul   41 t
        movaps [rcx - 32], xmm14                                ;  2799.7 agu1+agu2+fmisc   41 t spill
        movaps xmm14, [rbp - 96]                                ;  2800.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm14, [rbx + 0]                                  ;  2802.3 agu2+agu0+fadd+fmul   41 t
        movaps [rbx + 0], xmm10                                 ;  2801.7 agu1+agu2+fmisc   41 t spill
        movaps xmm10, [rbp - 80]                                ;  2802.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm10, xmm15                                      ;  2804.3 fadd+fmul   41 t
        movaps [rbp - 80], xmm8                                 ;  2803.7 agu2+agu0+fmisc   41 t spill
        movaps xmm8, [rdi + 112]                                ;  2804.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm8, xmm5                                        ;  2806.3 fadd+fmul   41 t
        xorps xmm5, xmm10                                       ;  2806.3 fadd+fmul   41 t
        movaps [rdi + 112], xmm10                               ;  2806.3 agu2+agu1+fmisc   41 t spill
        movaps xmm10, [rbp - 96]                                ;  2807.3 agu0+agu1+fmisc+fadd   41 t
        xorps xmm10, xmm0                                       ;  2809.3 fmul+fadd   41 t
        xorps xmm15, xmm10                                      ;  2811.3 fmul+fadd   41 t
        movaps [rbp - 96], xmm10                                ;  2811.3 agu2+agu0+fmisc   41 t spill
        movaps xmm10, [rcx - 128]                               ;  2809.7 agu1+agu0+fmul+fmisc   41 t
        xorps xmm10, xmm14                                      ;  2811.7 fadd+fmul   41 t
        xorps xmm14, xmm8                                       ;  2811.3 fadd+fmul   41 t
        xorps xmm0, xmm10                                       ;  2813.7 fadd+fmul   41 t
        movaps [rcx - 128], xmm8                                ;  2811.7 agu2+agu1+fmisc   41 t spill
        movaps xmm8, xmm13                                      ;  2813.3 fadd+fmul   62 t copy
        xorps xmm8, [r13 + 64]                                  ;  2815.3 agu0+agu1+fadd+fmul   62 t
        movaps [r13 + 64], xmm8                                 ;  2817.3 agu2+agu0+fmisc   62 t spill
        movaps xmm8, xmm12                                      ;  2815.3 fadd+fmul   62 t copy
        xorps xmm8, [r13 + 16]                                  ;  2817.3 agu1+agu2+fadd+fmul   62 t
        movaps [r13 + 16], xmm8                                 ;  2819.3 agu0+agu1+fmisc   62 t spill
        movaps xmm8, xmm2                                       ;  2817.3 fadd+fmul   62 t copy
        xorps xmm8, [r13 + 32]                                  ;  2819.3 agu2+agu0+fadd+fmul   62 t
        movaps [r13 + 32], xmm8                                 ;  2821.3 agu1+agu0+fmisc   62 t spill
        movaps xmm8, xmm3                                       ;  2819.3 fadd+fmul   62 t copy
        xorps xmm8, [r13 - 96]                                  ;  2821.3 agu2+agu1+fadd+fmul   62 t
        movaps [r13 - 96], xmm8                                 ;  2823.3 agu0+agu1+fmisc   62 t spill
        movaps xmm8, xmm4                                       ;  2821.3 fadd+fmul   62 t copy
        xorps xmm8, [r13 - 80]                                  ;  2823.3 agu2+agu0+fadd+fmul   62 t
        movaps [r13 - 80], xmm8                                 ;  2825.3 agu1+agu0+fmisc   62 t spill
        movaps xmm8, xmm11                                      ;  2823.3 fadd+fmul   62 t copy
        xorps xmm8, [r13 - 64]                                  ;  2825.3 agu2+agu1+fadd+fmul   62 t
        movaps [r13 - 64], xmm8                                 ;  2827.3 agu0+agu1+fmisc   62 t spill
        movaps xmm8, xmm9                                       ;  2825.3 fadd+fmul   62 t copy
        xorps xmm8, [r13 + 48]                                  ;  2827.3 agu2+agu0+fadd+fmul   62 t
        movaps [r13 + 48], xmm8                                 ;  2829.3 agu1+agu0+fmisc   62 t spill
        movaps xmm8, xmm14                                      ;  2827.3 fadd+fmul   62 t copy
        xorps xmm8, [r13 + 80]                                  ;  2829.3 agu2+agu1+fadd+fmul   62 t
        movaps [r13 + 80], xmm8                                 ;  2831.3 agu0+agu1+fmisc   62 t spill
        movaps xmm8, xmm6                                       ;  2829.3 fadd+fmul   62 t copy
        xorps xmm8, [r13 - 48]                                  ;  2831.3 agu2+agu0+fadd+fmul   62 t
        movaps [r13 - 48], xmm8                                 ;  2833.3 agu1+agu0+fmisc   62 t spill
        movaps xmm8, xmm7                                       ;  2831.3 fadd+fmul   62 t copy
        xorps xmm8, [r11 - 32]                                  ;  2833.3 agu2+agu1+fadd+fmul   62 t
        movaps [r11 - 32], xmm8                                 ;  2835.3 agu0+agu1+fmisc   62 t spill
        movaps xmm8, xmm1                                       ;  2833.3 fadd+fmul   62 t copy
        xorps xmm8, [r13 - 32]                                  ;  2835.3 agu2+agu0+fadd+fmul   62 t
        movaps [r13 - 32], xmm8                                 ;  2837.3 agu1+agu0+fmisc   62 t spill
        movaps xmm8, [rdi - 48]                                 ;  2835.3 agu2+agu1+fmisc+fadd   62 t
        xorps xmm8, [r13 - 16]                                  ;  2837.3 agu0+agu2+fmul+fadd   62 t
        movaps [r13 - 16], xmm8                                 ;  2839.3 agu1+agu0+fmisc   62 t spill
        movaps xmm8, [rdi - 16]                                 ;  2837.3 agu2+agu1+fmul+fadd   62 t
        xorps xmm8, [r13 + 0]                                   ;  2839.3 agu0+agu2+fmul+fadd   62 t
        movaps [r13 + 0], xmm8                                  ;  2841.3 agu1+agu0+fmisc   62 t spill
        movaps xmm8, [rax - 64]                                 ;  2839.3 agu2+agu1+fmul+fadd   62 t
        xorps xmm8, [r11 - 48]                                  ;  2841.3 agu0+agu2+fmul+fadd   62 t
        movaps [r11 - 48], xmm8                                 ;  2843.3 agu1+agu0+fmisc   62 t spill
        movaps xmm8, [rbp - 80]                                 ;  2841.3 agu2+agu1+fmul+fadd   62 t
        xorps xmm8, [r13 + 112]                                 ;  2843.3 agu0+agu2+fmul+fadd   62 t
        movaps [rbx - 16], xmm8                                 ;  2845.3 agu1+agu0+fmisc   62 t spill
        movaps xmm8, xmm5                                       ;  2843.3 fmul+fadd   62 t copy
        xorps xmm8, [r14 - 128]                                 ;  2845.3 agu2+agu1+fmul+fadd   62 t
        movaps [rbx - 96], xmm8                                 ;  2847.3 agu0+agu1+fmisc   62 t spill
        movaps xmm8, [rdi - 80]                                 ;  2845.3 agu2+agu0+fmul+fadd   62 t
        xorps xmm8, [r14 - 112]                                 ;  2847.3 agu1+agu2+fmul+fadd   62 t
        movaps [rbx + 32], xmm8                                 ;  2849.3 agu0+agu1+fmisc   62 t spill
        movaps xmm8, [rdi - 32]                                 ;  2847.3 agu2+agu0+fmul+fadd   62 t
        xorps xmm8, [r14 - 96]                                  ;  2849.3 agu1+agu2+fmul+fadd   62 t
        movaps [r11 - 64], xmm8                                 ;  2851.3 agu0+agu1+fmisc   62 t spill
        movaps xmm8, [rdi - 64]                                 ;  2849.3 agu2+agu0+fmul+fadd   62 t
        xorps xmm8, [r14 - 80]                                  ;  2851.3 agu1+agu2+fmul+fadd   62 t
        movaps [rbp + 32], xmm8                                 ;  2853.3 agu0+agu1+fmisc   62 t spill
        movaps xmm8, [rbx + 16]                                 ;  2851.3 agu2+agu0+fmul+fadd   62 t
        xorps xmm8, [r14 - 64]                                  ;  2853.3 agu1+agu2+fmul+fadd   62 t
        movaps [rdx + 96], xmm8                                 ;  2855.3 agu0+agu1+fmisc   62 t spill
        movaps xmm8, [rdi - 128]                                ;  2853.3 agu2+agu0+fmul+fadd   62 t
        xorps xmm8, [r14 - 48]                                  ;  2855.3 agu1+agu2+fmul+fadd   62 t
        xorps xmm6, [r15 - 112]                                 ;  2855.3 agu0+agu1+fmul+fadd   62 t
        xorps xmm6, [rcx - 96]                                  ;  2857.3 agu2+agu0+fmul+fadd   62 t
        movaps [rcx - 96], xmm6                                 ;  2859.3 agu1+agu2+fmisc   62 t spill
        movaps xmm6, [rbx + 48]                                 ;  2856.3 agu0+agu1+fmisc+fmul   62 t
        xorps xmm6, [r14 - 32]                                  ;  2858.3 agu2+agu0+fadd+fmul   62 t
        xorps xmm7, [r15 - 96]                                  ;  2858.3 agu1+agu2+fadd+fmul   62 t
        xorps xmm7, [rbp + 64]                                  ;  2860.3 agu0+agu1+fadd+fmul   62 t
        movaps [rbp + 64], xmm7                                 ;  2862.3 agu2+agu0+fmisc   62 t spill
        movaps xmm7, [rbx + 0]                                  ;  2860.3 agu1+agu2+fmisc   62 t
        xorps xmm7, [r14 - 16]                                  ;  2862.3 agu0+agu1+fadd+fmul   62 t
        xorps xmm1, [r15 - 80]                                  ;  2861.3 agu2+agu0+fadd+fmul   62 t
        xorps xmm1, [rcx - 112]                                 ;  2863.3 agu1+agu2+fadd+fmul   62 t
        movaps [rcx - 112], xmm1                                ;  2865.3 agu0+agu1+fmisc   62 t spill
        movaps xmm1, xmm15                                      ;  2863.3 fadd+fmul   62 t copy
        xorps xmm1, [r14 + 0]                                   ;  2865.3 agu2+agu0+fadd+fmul   62 t
        movaps [r11 - 96], xmm1                                 ;  2867.3 agu1+agu0+fmisc   62 t spill
        movaps xmm1, [rsi + 112]                                ;  2865.3 agu2+agu1+fmisc+fadd   62 t
        xorps xmm1, [r14 + 16]                                  ;  2867.3 agu0+agu2+fmul+fadd   62 t
        movaps [rdi + 96], xmm1                                 ;  2869.3 agu1+agu0+fmisc   62 t spill
        movaps xmm1, [rax - 112]                                ;  2867.3 agu2+agu1+fmul+fadd   62 t
        xorps xmm1, [r14 + 32]                                  ;  2869.3 agu0+agu2+fmul+fadd   62 t
        movaps [r11 - 80], xmm1                                 ;  2871.3 agu1+agu0+fmisc   62 t spill
        movaps xmm1, [rax - 128]                                ;  2869.3 agu2+agu1+fmul+fadd   62 t
        xorps xmm1, [r14 + 48]                                  ;  2871.3 agu0+agu2+fmul+fadd   62 t
        movaps [rbx + 64], xmm1                                 ;  2873.3 agu1+agu0+fmisc   62 t spill
        movaps xmm1, [rdi - 96]                                 ;  2871.3 agu2+agu1+fmul+fadd   62 t
        xorps xmm1, [r14 + 64]                                  ;  2873.3 agu0+agu2+fmul+fadd   62 t
        xorps xmm5, [r15 + 0]                                   ;  2873.3 agu1+agu0+fmul+fadd   62 t
        xorps xmm5, [rbp - 96]                                  ;  2875.3 agu2+agu1+fmul+fadd   62 t
        movaps [rbp - 96], xmm5                                 ;  2877.3 agu0+agu2+fmisc   62 t spill
        movaps xmm5, [rax - 80]                                 ;  2874.3 agu1+agu0+fmisc+fmul   62 t
        xorps xmm5, [r14 + 80]                                  ;  2876.3 agu2+agu1+fadd+fmul   62 t
        movaps [rbx + 112], xmm5                                ;  2878.3 agu0+agu2+fmisc   62 t spill
        movaps xmm5, [rax - 96]                                 ;  2876.3 agu1+agu0+fadd+fmul   62 t
        xorps xmm5, [r14 + 96]                                  ;  2878.3 agu2+agu1+fadd+fmul   62 t
        movaps [rbx + 80], xmm5                                 ;  2880.3 agu0+agu2+fmisc   62 t spill
        movaps xmm5, [rcx - 32]                                 ;  2878.3 agu1+agu0+fadd+fmul   62 t
        xorps xmm5, [r14 + 112]                                 ;  2880.3 agu2+agu1+fadd+fmul   62 t
        movaps [rbp + 96], xmm5                                 ;  2882.3 agu0+agu2+fmisc   62 t spill
        movaps xmm5, xmm0                                       ;  2880.3 fadd+fmul   62 t copy
        xorps xmm5, [r15 - 128]                                 ;  2882.3 agu1+agu0+fadd+fmul   62 t
        xorps xmm10, xmm15                                      ;  2882.3 fadd+fmul   62 t
        movaps xmm15, [rbp - 64]                                ;  2882.3 agu2+agu0+fmisc   62 t
        xorps xmm15, [r15 - 64]                                 ;  2884.3 agu1+agu0+fadd+fmul   62 t
        xorps xmm15, [rdi - 48]                                 ;  2886.3 agu2+agu1+fadd+fmul   62 t
        xorps xmm10, [rbp + 2688]                               ;  2885.3 agu0+agu2+fadd+fmul   62 t
        movaps [rdi - 48], xmm10                                ;  2887.3 agu1+agu0+fmisc   62 t spill
        movaps xmm10, [rbx - 128]                               ;  2886.3 agu2+agu1+fmisc   62 t
        xorps xmm10, [r15 - 48]                                 ;  2888.3 agu0+agu2+fadd+fmul   62 t
        xorps xmm10, [rdi - 16]                                 ;  2890.3 agu1+agu0+fadd+fmul   62 t
        movaps [rdi - 16], xmm10                                ;  2892.3 agu2+agu1+fmisc   62 t spill
        movaps xmm10, [rbp + 0]                                 ;  2888.3 agu0+agu2+fadd+fmul   62 t
        xorps xmm10, [r15 - 32]                                 ;  2890.3 agu1+agu0+fadd+fmul   62 t
        xorps xmm10, [rax - 64]                                 ;  2892.3 agu2+agu1+fadd+fmul   62 t
        movaps [rax - 64], xmm10                                ;  2894.3 agu0+agu2+fmisc   62 t spill
        movaps xmm10, [rax + 112]                               ;  2891.3 agu1+agu0+fmisc+fadd   62 t
        xorps xmm10, [r15 - 16]                                 ;  2893.3 agu2+agu1+fmul+fadd   62 t
        xorps xmm10, [rbp - 80]                                 ;  2895.3 agu0+agu1+fmul+fadd   62 t
        movaps [rbp - 80], xmm10                                ;  2897.3 agu2+agu0+fmisc   62 t spill
        movaps xmm10, [rbp - 16]                                ;  2894.3 agu1+agu2+fmul+fmisc   62 t
        xorps xmm10, [r15 + 16]                                 ;  2896.3 agu0+agu1+fadd+fmul   62 t
        xorps xmm10, [rdi - 80]                                 ;  2898.3 agu2+agu0+fadd+fmul   62 t
        movaps [rdi - 80], xmm10                                ;  2900.3 agu1+agu2+fmisc   62 t spill
        movaps xmm10, [r11 - 112]                               ;  2896.3 agu0+agu1+fadd+fmul   62 t
        xorps xmm10, [r15 + 32]                                 ;  2898.3 agu2+agu0+fadd+fmul   62 t
        xorps xmm10, [rdi - 32]                                 ;  2900.3 agu1+agu2+fadd+fmul   62 t
        movaps [rdi - 32], xmm10                                ;  2902.3 agu0+agu1+fmisc   62 t spill
        movaps xmm10, [rax + 80]                                ;  2899.3 agu2+agu0+fmisc+fadd   62 t
        xorps xmm10, [r15 + 48]                                 ;  2901.3 agu1+agu2+fmul+fadd   62 t
        xorps xmm10, [rdi - 64]                                 ;  2903.3 agu0+agu1+fmul+fadd   62 t
        movaps [rdi - 64], xmm10                                ;  2905.3 agu2+agu0+fmisc   62 t spill
        movaps xmm10, [rbx - 32]                                ;  2902.3 agu1+agu2+fmul+fmisc   62 t
        xorps xmm10, [r15 + 64]                                 ;  2904.3 agu0+agu1+fadd+fmul   62 t
        xorps xmm10, [rbx + 16]                                 ;  2906.3 agu2+agu0+fadd+fmul   62 t
        xorps xmm0, [rbp + 2816]                                ;  2904.3 agu1+agu2+fadd+fmul   62 t
        xorps xmm0, [rcx - 128]                                 ;  2906.3 agu0+agu1+fadd+fmul   62 t
        movaps [rcx - 128], xmm0                                ;  2908.3 agu2+agu0+fmisc   62 t spill
        movaps xmm0, [rbx + 96]                                 ;  2906.3 agu1+agu2+fmisc+fadd   62 t
        xorps xmm0, [r15 + 80]                                  ;  2908.3 agu0+agu1+fmul+fadd   62 t
        xorps xmm0, [rdi - 128]                                 ;  2910.3 agu2+agu0+fmul+fadd   62 t
        xorps xmm13, [rbp + 2832]                               ;  2909.3 agu1+agu2+fmul+fadd   62 t
        xorps xmm13, [rcx - 64]                                 ;  2911.3 agu0+agu1+fmul+fadd   62 t
        movaps [rcx - 64], xmm13                                ;  2913.3 agu2+agu0+fmisc   62 t spill
        movaps xmm13, [r11 - 128]                               ;  2910.3 agu1+agu2+fmisc+fmul   62 t
        xorps xmm13, [r15 + 96]                                 ;  2912.3 agu0+agu1+fadd+fmul   62 t
        xorps xmm13, [rbx + 48]                                 ;  2914.3 agu2+agu0+fadd+fmul   62 t
        xorps xmm12, [rbp + 2848]                               ;  2913.3 agu1+agu2+fadd+fmul   62 t
        xorps xmm12, [rbp + 48]                                 ;  2915.3 agu0+agu1+fadd+fmul   62 t
        movaps [rbp + 48], xmm12                                ;  2917.3 agu2+agu0+fmisc   62 t spill
        movaps xmm12, [rdi - 112]                               ;  2914.7 agu1+agu2+fmisc   62 t
        xorps xmm12, [r15 + 112]                                ;  2916.7 agu0+agu1+fadd+fmul   62 t
        xorps xmm12, [rbx + 0]                                  ;  2918.7 agu2+agu0+fadd+fmul   62 t
        xorps xmm2, [rbp + 2864]                                ;  2917.3 agu1+agu2+fadd+fmul   62 t
        xorps xmm2, [rbx - 48]                                  ;  2919.3 agu0+agu1+fadd+fmul   62 t
        xorps xmm3, [rbp + 2880]                                ;  2919.3 agu2+agu0+fadd+fmul   62 t
        xorps xmm3, [rbp - 128]                                 ;  2921.3 agu1+agu2+fadd+fmul   62 t
        movaps [rbp - 128], xmm3                                ;  2923.3 agu0+agu1+fmisc   62 t spill
        movaps xmm3, [rbx - 80]                                 ;  2920.3 agu2+agu0+fmisc   62 t
        xorps xmm3, [rbp + 2704]                                ;  2922.3 agu1+agu2+fadd+fmul   62 t
        xorps xmm3, [rsi + 112]                                 ;  2924.3 agu0+agu1+fadd+fmul   62 t
        xorps xmm4, [rbp + 2896]                                ;  2923.3 agu2+agu0+fadd+fmul   62 t
        xorps xmm4, [rcx - 48]                                  ;  2925.3 agu1+agu2+fadd+fmul   62 t
        movaps [rcx - 48], xmm4                                 ;  2927.3 agu0+agu1+fmisc   62 t spill
        movaps xmm4, [rax + 96]                                 ;  2924.3 agu2+agu0+fmisc   62 t
        xorps xmm4, [rbp + 2720]                                ;  2926.3 agu1+agu0+fadd+fmul   62 t
        xorps xmm4, [rax - 112]                                 ;  2928.3 agu2+agu0+fadd+fmul   62 t
        xorps xmm11, [rbp + 2912]                               ;  2927.3 agu1+agu2+fadd+fmul   62 t
        xorps xmm11, [rbp - 48]                                 ;  2929.3 agu0+agu1+fadd+fmul   62 t
        movaps [rbp - 48], xmm11                                ;  2931.3 agu2+agu0+fmisc   62 t spill
        movaps xmm11, [rbx - 112]                               ;  2929.0 agu1+agu2+fmisc   62 t
        xorps xmm11, [rbp + 2736]                               ;  2931.0 agu0+agu1+fadd+fmul   62 t
        xorps xmm11, [rax - 128]                                ;  2933.0 agu2+agu0+fadd+fmul   62 t
        xorps xmm9, [rbp + 2928]                                ;  2931.3 agu1+agu2+fadd+fmul   62 t
        xorps xmm9, [rcx - 80]                                  ;  2933.3 agu0+agu1+fadd+fmul   62 t
        movaps [rcx - 80], xmm9                                 ;  2935.3 agu2+agu0+fmisc   62 t spill
        movaps xmm9, [rbp - 32]                                 ;  2933.0 agu1+agu2+fmisc   62 t
        xorps xmm9, [rbp + 2752]                                ;  2935.0 agu0+agu1+fadd+fmul   62 t
        xorps xmm9, [rdi - 96]                                  ;  2937.0 agu2+agu0+fadd+fmul   62 t
        xorps xmm14, [rbp + 2944]                               ;  2935.3 agu1+agu2+fadd+fmul   62 t
        xorps xmm14, [rdi + 112]                                ;  2937.3 agu0+agu1+fadd+fmul   62 t
        movaps [rdi + 112], xmm14                               ;  2939.3 agu2+agu0+fmisc   62 t spill
        movaps xmm14, [rbx - 64]                                ;  2937.3 agu1+agu2+fmisc   62 t
        xorps xmm14, [rbp + 2768]                               ;  2939.3 agu0+agu1+fadd+fmul   62 t
        xorps xmm14, [rax - 80]                                 ;  2941.3 agu2+agu0+fadd+fmul   62 t
        movaps [rax - 80], xmm2                                 ;  2939.3 agu1+agu2+fmisc   62 t spill
        movaps xmm2, [rbp + 16]                                 ;  2939.3 agu0+agu1+fadd+fmul   62 t
        xorps xmm2, [rbp + 2784]                                ;  2941.3 agu2+agu0+fadd+fmul   62 t
        xorps xmm2, [rax - 96]                                  ;  2943.3 agu1+agu2+fadd+fmul   62 t
        movaps [rax - 96], xmm2                                 ;  2945.3 agu0+agu1+fmisc   62 t spill
        movaps xmm2, [r13 - 112]                                ;  2942.3 agu2+agu0+fmisc+fadd   62 t
        xorps xmm2, [rbp + 2800]                                ;  2944.3 agu1+agu2+fmul+fadd   62 t
        xorps xmm2, [rcx - 32]                                  ;  2946.3 agu0+agu1+fmul+fadd   62 t
        movaps [rcx - 32], xmm2                                 ;  2948.3 agu2+agu0+fmisc   62 t spill
        movaps xmm2, [rcx + 32]                                 ;  2945.3 agu1+agu2+fmul+fmisc   61 t reload
        movaps [rbp + 2960], xmm2                               ;  2947.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rdx - 16]                                 ;  2945.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 2976], xmm2                               ;  2949.3 agu1+agu2+fmisc   60 rounds
        movaps xmm2, [rcx + 16]                                 ;  2946.3 agu0+agu1+fadd+fmul   61 t reload
        movaps [rbp + 2992], xmm2                               ;  2951.3 agu2+agu0+fmisc   60 rounds
        movaps xmm2, [rsi - 48]                                 ;  2947.7 agu1+agu2+fadd+fmul   61 t reload
        movaps [rbp + 3008], xmm2                               ;  2953.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rcx + 64]                                 ;  2949.0 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3024], xmm2                               ;  2955.3 agu1+agu2+fmisc   60 rounds
        movaps xmm2, [rax + 0]                                  ;  2950.3 agu0+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3040], xmm2                               ;  2957.3 agu2+agu0+fmisc   60 rounds
        movaps xmm2, [rax + 48]                                 ;  2951.7 agu1+agu2+fadd+fmul   61 t reload
        movaps [rbp + 3056], xmm2                               ;  2959.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rax + 32]                                 ;  2953.0 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3072], xmm2                               ;  2961.3 agu1+agu2+fmisc   60 rounds
        movaps xmm2, [rax + 64]                                 ;  2954.3 agu0+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3088], xmm2                               ;  2963.3 agu2+agu0+fmisc   60 rounds
        movaps xmm2, [rdx - 64]                                 ;  2955.7 agu1+agu2+fadd+fmul   61 t reload
        movaps [rbp + 3104], xmm2                               ;  2965.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rax + 16]                                 ;  2957.0 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3120], xmm2                               ;  2967.3 agu1+agu2+fmisc   60 rounds
        movaps xmm2, [rax - 16]                                 ;  2958.3 agu0+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3136], xmm2                               ;  2969.3 agu2+agu0+fmisc   60 rounds
        movaps xmm2, [rsi - 112]                                ;  2959.7 agu1+agu2+fadd+fmul   61 t reload
        movaps [rbp + 3152], xmm2                               ;  2971.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rbp + 112]                                ;  2961.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3168], xmm2                               ;  2973.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rcx + 48]                                 ;  2963.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3184], xmm2                               ;  2975.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rax - 48]                                 ;  2965.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3200], xmm2                               ;  2977.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rsi - 64]                                 ;  2967.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3216], xmm2                               ;  2979.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [r11 - 16]                                 ;  2969.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3232], xmm2                               ;  2981.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rax - 32]                                 ;  2971.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3248], xmm2                               ;  2983.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [r11 + 48]                                 ;  2973.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3264], xmm2                               ;  2985.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rcx - 16]                                 ;  2975.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3280], xmm2                               ;  2987.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [r11 + 80]                                 ;  2977.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3296], xmm2                               ;  2989.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [r11 + 16]                                 ;  2979.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3312], xmm2                               ;  2991.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [r11 + 32]                                 ;  2981.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3328], xmm2                               ;  2993.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [r11 + 64]                                 ;  2983.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3344], xmm2                               ;  2995.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [r11 + 0]                                  ;  2985.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3360], xmm2                               ;  2997.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rsi + 0]                                  ;  2987.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3376], xmm2                               ;  2999.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rdi + 64]                                 ;  2989.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3392], xmm2                               ;  3001.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rdi + 0]                                  ;  2991.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3408], xmm2                               ;  3003.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rdi + 48]                                 ;  2993.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3424], xmm2                               ;  3005.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [r13 + 96]                                 ;  2995.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3440], xmm2                               ;  3007.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rdx + 64]                                 ;  2997.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3456], xmm2                               ;  3009.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rcx + 0]                                  ;  2999.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3472], xmm2                               ;  3011.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rdx + 112]                                ;  3001.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3488], xmm2                               ;  3013.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rsi - 16]                                 ;  3003.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3504], xmm2                               ;  3015.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rcx + 112]                                ;  3005.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3520], xmm2                               ;  3017.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rdx - 32]                                 ;  3007.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3536], xmm2                               ;  3019.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rdi + 80]                                 ;  3009.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3552], xmm2                               ;  3021.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rdx + 0]                                  ;  3011.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3568], xmm2                               ;  3023.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rsi - 32]                                 ;  3013.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3584], xmm2                               ;  3025.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rdx + 32]                                 ;  3015.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3600], xmm2                               ;  3027.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rcx + 80]                                 ;  3017.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3616], xmm2                               ;  3029.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rdx - 96]                                 ;  3019.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3632], xmm2                               ;  3031.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rcx + 96]                                 ;  3021.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3648], xmm2                               ;  3033.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rsi + 80]                                 ;  3023.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3664], xmm2                               ;  3035.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rsi + 96]                                 ;  3025.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3680], xmm2                               ;  3037.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rsi + 64]                                 ;  3027.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3696], xmm2                               ;  3039.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rdx + 48]                                 ;  3029.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3712], xmm2                               ;  3041.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rdx - 112]                                ;  3031.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3728], xmm2                               ;  3043.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rdi + 16]                                 ;  3033.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3744], xmm2                               ;  3045.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rsi - 80]                                 ;  3035.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3760], xmm2                               ;  3047.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rdx - 48]                                 ;  3037.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3776], xmm2                               ;  3049.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rdi + 32]                                 ;  3039.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3792], xmm2                               ;  3051.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rdx + 16]                                 ;  3041.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3808], xmm2                               ;  3053.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rdx - 128]                                ;  3043.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3824], xmm2                               ;  3055.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rsi - 128]                                ;  3045.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3840], xmm2                               ;  3057.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rsi + 48]                                 ;  3047.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3856], xmm2                               ;  3059.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rbp + 3984]                               ;  3049.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3872], xmm2                               ;  3061.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rsi + 16]                                 ;  3051.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3888], xmm2                               ;  3063.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rbp + 80]                                 ;  3053.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3904], xmm2                               ;  3065.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rbp + 4000]                               ;  3055.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3920], xmm2                               ;  3067.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rbp + 4016]                               ;  3057.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3936], xmm2                               ;  3069.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rsi + 32]                                 ;  3059.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 3952], xmm2                               ;  3071.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rsi - 96]                                 ;  3061.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 3968], xmm2                               ;  3073.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rbx - 16]                                 ;  3063.3 agu2+agu1+fadd+fmul   62 t reload
        movaps [r13 + 112], xmm2                                ;  3075.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rbx - 96]                                 ;  3065.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [r14 - 128], xmm2                                ;  3077.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rbx + 32]                                 ;  3067.3 agu2+agu1+fadd+fmul   62 t reload
        movaps [r14 - 112], xmm2                                ;  3079.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [r11 - 64]                                 ;  3069.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [r14 - 96], xmm2                                 ;  3081.3 agu1+agu0+fmisc   60 rounds
        movaps [r14 - 48], xmm8                                 ;  3083.3 agu2+agu1+fmisc   60 rounds
        movaps xmm2, [rbp + 32]                                 ;  3073.3 agu0+agu1+fadd+fmul   62 t reload
        movaps [r14 - 80], xmm2                                 ;  3085.3 agu2+agu0+fmisc   60 rounds
        movaps [r14 - 32], xmm6                                 ;  3087.3 agu1+agu2+fmisc   60 rounds
        movaps xmm2, [rdx + 96]                                 ;  3077.3 agu0+agu1+fadd+fmul   62 t reload
        movaps [r14 - 64], xmm2                                 ;  3089.3 agu2+agu0+fmisc   60 rounds
        movaps [r14 - 16], xmm7                                 ;  3091.3 agu1+agu2+fmisc   60 rounds
        movaps xmm2, [r11 - 96]                                 ;  3081.3 agu0+agu1+fadd+fmul   62 t reload
        movaps [r14 + 0], xmm2                                  ;  3093.3 agu2+agu0+fmisc   60 rounds
        movaps xmm2, [rdi + 96]                                 ;  3083.3 agu1+agu2+fadd+fmul   62 t reload
        movaps [r14 + 16], xmm2                                 ;  3095.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [r11 - 80]                                 ;  3085.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [r14 + 32], xmm2                                 ;  3097.3 agu1+agu0+fmisc   60 rounds
        movaps [r14 + 64], xmm1                                 ;  3099.3 agu2+agu1+fmisc   60 rounds
        movaps xmm1, [rbx + 64]                                 ;  3089.3 agu0+agu1+fadd+fmul   62 t reload
        movaps [r14 + 48], xmm1                                 ;  3101.3 agu2+agu0+fmisc   60 rounds
        movaps xmm1, [rbx + 112]                                ;  3091.3 agu1+agu2+fadd+fmul   62 t reload
        movaps [r14 + 80], xmm1                                 ;  3103.3 agu0+agu1+fmisc   60 rounds
        movaps xmm1, [rbx + 80]                                 ;  3093.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [r14 + 96], xmm1                                 ;  3105.3 agu1+agu0+fmisc   60 rounds
        movaps [r15 - 128], xmm5                                ;  3107.3 agu2+agu1+fmisc   60 rounds
        movaps xmm1, [rbp + 96]                                 ;  3097.3 agu0+agu1+fadd+fmul   62 t reload
        movaps [r14 + 112], xmm1                                ;  3109.3 agu2+agu0+fmisc   60 rounds
        movaps xmm1, [rcx - 96]                                 ;  3099.3 agu1+agu2+fadd+fmul   62 t reload
        movaps [r15 - 112], xmm1                                ;  3111.3 agu0+agu1+fmisc   60 rounds
        movaps xmm1, [rbp + 64]                                 ;  3101.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [r15 - 96], xmm1                                 ;  3113.3 agu1+agu0+fmisc   60 rounds
        movaps [r15 - 64], xmm15                                ;  3115.3 agu2+agu1+fmisc   60 rounds
        movaps xmm15, [rcx - 112]                               ;  3105.3 agu0+agu1+fadd+fmul   62 t reload
        movaps [r15 - 80], xmm15                                ;  3117.3 agu2+agu0+fmisc   60 rounds
        movaps xmm15, [rdi - 16]                                ;  3107.3 agu1+agu2+fadd+fmul   62 t reload
        movaps [r15 - 48], xmm15                                ;  3119.3 agu0+agu1+fmisc   60 rounds
        movaps xmm15, [rax - 64]                                ;  3109.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [r15 - 32], xmm15                                ;  3121.3 agu1+agu0+fmisc   60 rounds
        movaps xmm15, [rbp - 80]                                ;  3111.3 agu2+agu1+fadd+fmul   62 t reload
        movaps [r15 - 16], xmm15                                ;  3123.3 agu0+agu1+fmisc   60 rounds
        movaps xmm15, [rbp - 96]                                ;  3113.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [r15 + 0], xmm15                                 ;  3125.3 agu1+agu0+fmisc   60 rounds
        movaps xmm15, [rdi - 80]                                ;  3115.3 agu2+agu1+fadd+fmul   62 t reload
        movaps [r15 + 16], xmm15                                ;  3127.3 agu0+agu1+fmisc   60 rounds
        movaps xmm15, [rdi - 32]                                ;  3117.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [r15 + 32], xmm15                                ;  3129.3 agu1+agu0+fmisc   60 rounds
        movaps [r15 + 64], xmm10                                ;  3131.3 agu2+agu1+fmisc   60 rounds
        movaps xmm15, [rdi - 64]                                ;  3121.3 agu0+agu1+fadd+fmul   62 t reload
        movaps [r15 + 48], xmm15                                ;  3133.3 agu2+agu0+fmisc   60 rounds
        movaps [r15 + 80], xmm0                                 ;  3135.3 agu1+agu2+fmisc   60 rounds
        movaps [r15 + 96], xmm13                                ;  3137.3 agu0+agu1+fmisc   60 rounds
        movaps [r15 + 112], xmm12                               ;  3139.3 agu2+agu0+fmisc   60 rounds
        movaps [rbp + 2704], xmm3                               ;  3141.3 agu1+agu0+fmisc   60 rounds
        movaps xmm15, [rdi - 48]                                ;  3131.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [rbp + 2688], xmm15                              ;  3143.3 agu1+agu0+fmisc   60 rounds
        movaps [rbp + 2720], xmm4                               ;  3145.3 agu2+agu1+fmisc   60 rounds
        movaps [rbp + 2736], xmm11                              ;  3147.3 agu0+agu1+fmisc   60 rounds
        movaps [rbp + 2752], xmm9                               ;  3149.3 agu2+agu0+fmisc   60 rounds
        movaps [rbp + 2768], xmm14                              ;  3151.3 agu1+agu0+fmisc   60 rounds
        movaps xmm14, [rax - 96]                                ;  3141.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [rbp + 2784], xmm14                              ;  3153.3 agu1+agu0+fmisc   60 rounds
        movaps xmm14, [rcx - 32]                                ;  3143.3 agu2+agu1+fadd+fmul   62 t reload
        movaps [rbp + 2800], xmm14                              ;  3155.3 agu0+agu1+fmisc   60 rounds
        movaps xmm14, [rcx - 128]                               ;  3145.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [rbp + 2816], xmm14                              ;  3157.3 agu1+agu0+fmisc   60 rounds
        movaps xmm14, [rcx - 64]                                ;  3147.3 agu2+agu1+fadd+fmul   62 t reload
        movaps [rbp + 2832], xmm14                              ;  3159.3 agu0+agu1+fmisc   60 rounds
        movaps xmm14, [rbp + 48]                                ;  3149.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [rbp + 2848], xmm14                              ;  3161.3 agu1+agu0+fmisc   60 rounds
        movaps xmm14, [rax - 80]                                ;  3151.3 agu2+agu1+fadd+fmul   62 t reload
        movaps [rbp + 2864], xmm14                              ;  3163.3 agu0+agu1+fmisc   60 rounds
        movaps xmm14, [rbp - 128]                               ;  3153.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [rbp + 2880], xmm14                              ;  3165.3 agu1+agu0+fmisc   60 rounds
        movaps xmm14, [rcx - 48]                                ;  3155.3 agu2+agu1+fadd+fmul   62 t reload
        movaps [rbp + 2896], xmm14                              ;  3167.3 agu0+agu1+fmisc   60 rounds
        movaps xmm14, [rbp - 48]                                ;  3157.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [rbp + 2912], xmm14                              ;  3169.3 agu1+agu0+fmisc   60 rounds
        movaps xmm14, [rcx - 80]                                ;  3159.3 agu2+agu1+fadd+fmul   62 t reload
        movaps [rbp + 2928], xmm14                              ;  3171.3 agu0+agu1+fmisc   60 rounds
        movaps xmm14, [rdi + 112]                               ;  3161.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [rbp + 2944], xmm14                              ;  3173.3 agu1+agu0+fmisc   60 rounds
        add r8, 0x800                                           ;  3163.3 alu0    60 rounds
        movaps xmm0, [r13 + 64]                                 ;  3163.7 agu2+agu1+fadd+fmul   62 t reload
        movaps xmm1, [r13 + 16]                                 ;  3164.7 agu0+agu1+fadd+fmul   62 t reload
        movaps xmm2, [r13 + 32]                                 ;  3165.7 agu2+agu0+fadd+fmul   62 t reload
        movaps xmm3, [r13 - 96]                                 ;  3166.7 agu1+agu2+fadd+fmul   62 t reload
        movaps xmm4, [r13 - 80]                                 ;  3167.7 agu0+agu1+fadd+fmul   62 t reload
        movaps xmm5, [r13 - 64]                                 ;  3168.7 agu2+agu0+fadd+fmul   62 t reload
        movaps xmm6, [r13 + 48]                                 ;  3169.7 agu1+agu2+fadd+fmul   62 t reload
        movaps xmm7, [r13 + 80]                                 ;  3170.7 agu0+agu1+fadd+fmul   62 t reload
        movaps xmm8, [r13 - 48]                                 ;  3171.7 agu2+agu0+fadd+fmul   62 t reload
        movaps xmm9, [r11 - 32]                                 ;  3172.7 agu1+agu2+fadd+fmul   62 t reload
        movaps xmm10, [r13 - 32]                                ;  3173.7 agu0+agu1+fadd+fmul   62 t reload
        movaps xmm11, [r13 - 16]                                ;  3174.7 agu2+agu0+fmisc+fadd   62 t reload
        movaps xmm12, [r13 + 0]                                 ;  3175.3 agu1+agu2+fmul+fmisc   62 t reload
        movaps xmm13, [r11 - 48]                                ;  3175.7 agu0+agu1+fadd+fmul   62 t reload
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
        mov r8, qword [rbp + 8504]                              ;     0.0 agu0    71 d.0 reload
        movaps xmm0, [r8 + 9200]                                ;     5.0 agu1+agu2+fadd+fmul   47 y
        movaps xmm1, [rbp + 2944]                               ;     5.0 agu0+agu1+fmisc+fadd   47 y reload
        andps xmm0, xmm1                                        ;     7.0 fmul+fadd   47 y
        xorps xmm0, [rbp + 4160]                                ;     9.0 agu2+agu0+fmul+fadd   47 y
        movaps xmm2, [r8 + 8192]                                ;     5.7 agu1+agu0+fmisc+fmul   48 y
        movaps xmm3, [r8 + 8704]                                ;     6.3 agu2+agu1+fmisc+fadd   47 y
        movaps xmm4, [r15 - 112]                                ;     7.0 agu0+agu2+fmul+fmisc   47 y reload
        andps xmm3, xmm4                                        ;     9.0 fadd+fmul   47 y
        orps xmm2, xmm0                                         ;    11.0 fadd+fmul   48 y
        movaps [rbp + 5184], xmm0                               ;    11.0 agu1+agu0+fmisc   69 groups
        xorps xmm3, [rbp + 4176]                                ;    12.0 agu2+agu0+fadd+fmul   47 y
        xorps xmm2, xmm4                                        ;    13.0 fadd+fmul   48 y
        movaps [rbp + 5200], xmm3                               ;    14.0 agu1+agu2+fmisc   69 groups
        orps xmm3, [r8 + 8208]                                  ;    14.0 agu0+agu1+fadd+fmul   48 y
        movaps [rbp + 5696], xmm2                               ;    15.0 agu2+agu0+fmisc   69 groups
        movaps xmm0, [r15 - 96]                                 ;    14.0 agu1+agu0+fadd+fmul   47 y reload
        xorps xmm3, xmm0                                        ;    16.0 fadd+fmul   48 y
        movaps [rbp + 5712], xmm3                               ;    18.0 agu2+agu1+fmisc   69 groups
        movaps xmm2, [r8 + 8720]                                ;    16.0 agu0+agu1+fadd+fmul   47 y
        andps xmm2, xmm0                                        ;    18.0 fadd+fmul   47 y
        xorps xmm2, [rbp + 4192]                                ;    20.0 agu2+agu0+fadd+fmul   47 y
        movaps [rbp + 5216], xmm2                               ;    22.0 agu1+agu0+fmisc   69 groups
        orps xmm2, [r8 + 8224]                                  ;    22.0 agu2+agu1+fadd+fmul   48 y
        movaps xmm0, [r8 + 8736]                                ;    20.0 agu0+agu2+fadd+fmul   47 y
        movaps xmm3, [r15 - 80]                                 ;    21.0 agu1+agu0+fmisc+fadd   47 y reload
        andps xmm0, xmm3                                        ;    23.0 fmul+fadd   47 y
        xorps xmm2, xmm3                                        ;    24.0 fmul+fadd   48 y
        xorps xmm0, [rbp + 4208]                                ;    26.0 agu2+agu1+fmul+fadd   47 y
        movaps [rbp + 5728], xmm2                               ;    26.0 agu0+agu1+fmisc   69 groups
        movaps [rbp + 5232], xmm0                               ;    28.0 agu2+agu0+fmisc   69 groups
        orps xmm0, [r8 + 8240]                                  ;    28.0 agu1+agu2+fmul+fadd   48 y
        movaps xmm2, [r8 + 8752]                                ;    26.0 agu0+agu1+fmul+fadd   47 y
        movaps xmm3, [r15 - 64]                                 ;    27.0 agu2+agu0+fmul+fadd   47 y reload
        andps xmm2, xmm3                                        ;    29.0 fmul+fadd   47 y
        xorps xmm0, xmm3                                        ;    30.0 fadd+fmul   48 y
        xorps xmm2, [rbp + 4224]                                ;    32.0 agu1+agu2+fadd+fmul   47 y
        movaps [rbp + 5744], xmm0                               ;    32.0 agu0+agu1+fmisc   69 groups
        movaps [rbp + 5248], xmm2                               ;    34.0 agu2+agu0+fmisc   69 groups
        orps xmm2, [r8 + 8256]                                  ;    34.0 agu1+agu2+fadd+fmul   48 y
        movaps xmm0, [r15 - 48]                                 ;    32.3 agu0+agu1+fadd+fmul   47 y reload
        xorps xmm2, xmm0                                        ;    36.0 fadd+fmul   48 y
        movaps xmm3, [r8 + 8768]                                ;    34.3 agu2+agu0+fmisc+fadd   47 y
        andps xmm3, xmm0                                        ;    36.3 fmul+fadd   47 y
        movaps [rbp + 5760], xmm2                               ;    38.0 agu1+agu0+fmisc   69 groups
        xorps xmm3, [rbp + 4240]                                ;    38.3 agu2+agu0+fmul+fadd   47 y
        movaps [rbp + 5264], xmm3                               ;    40.3 agu1+agu2+fmisc   69 groups
        orps xmm3, [r8 + 8272]                                  ;    40.3 agu0+agu1+fmul+fadd   48 y
        movaps xmm0, [r8 + 8784]                                ;    38.3 agu2+agu0+fmul+fadd   47 y
        movaps xmm2, [r15 - 32]                                 ;    39.3 agu1+agu2+fmul+fmisc   47 y reload
        andps xmm0, xmm2                                        ;    41.3 fadd+fmul   47 y
        xorps xmm3, xmm2                                        ;    42.3 fadd+fmul   48 y
        xorps xmm0, [rbp + 4256]                                ;    44.3 agu0+agu1+fadd+fmul   47 y
        movaps [rbp + 5776], xmm3                               ;    44.3 agu2+agu0+fmisc   69 groups
        movaps [rbp + 5280], xmm0                               ;    46.3 agu1+agu2+fmisc   69 groups
        orps xmm0, [r8 + 8288]                                  ;    46.3 agu0+agu1+fadd+fmul   48 y
        movaps xmm2, [r8 + 8800]                                ;    44.3 agu2+agu0+fadd+fmul   47 y
        movaps xmm3, [r15 - 16]                                 ;    45.3 agu1+agu2+fadd+fmul   47 y reload
        andps xmm2, xmm3                                        ;    47.3 fadd+fmul   47 y
        xorps xmm0, xmm3                                        ;    48.3 fadd+fmul   48 y
        xorps xmm2, [rbp + 4272]                                ;    50.3 agu0+agu1+fadd+fmul   47 y
        movaps [rbp + 5792], xmm0                               ;    50.3 agu2+agu0+fmisc   69 groups
        movaps [rbp + 5296], xmm2                               ;    52.3 agu1+agu2+fmisc   69 groups
        orps xmm2, [r8 + 8304]                                  ;    52.3 agu0+agu1+fadd+fmul   48 y
        movaps xmm0, [r15 + 0]                                  ;    50.7 agu2+agu0+fadd+fmul   47 y reload
        xorps xmm2, xmm0                                        ;    54.3 fadd+fmul   48 y
        movaps xmm3, [r8 + 8816]                                ;    52.7 agu1+agu2+fmisc+fadd   47 y
        andps xmm3, xmm0                                        ;    54.7 fmul+fadd   47 y
        movaps [rbp + 5808], xmm2                               ;    56.3 agu0+agu1+fmisc   69 groups
        xorps xmm3, [rbp + 4288]                                ;    56.7 agu2+agu0+fmul+fadd   47 y
        movaps [rbp + 5312], xmm3                               ;    58.7 agu1+agu2+fmisc   69 groups
        orps xmm3, [r8 + 8320]                                  ;    58.7 agu0+agu1+fmul+fadd   48 y
        movaps xmm0, [r8 + 8832]                                ;    56.7 agu2+agu0+fadd+fmul   47 y
        movaps xmm2, [r15 + 16]                                 ;    57.7 agu1+agu2+fadd+fmul   47 y reload
        andps xmm0, xmm2                                        ;    59.7 fadd+fmul   47 y
        xorps xmm3, xmm2                                        ;    60.7 fadd+fmul   48 y
        xorps xmm0, [rbp + 4304]                                ;    62.7 agu0+agu1+fadd+fmul   47 y
        movaps [rbp + 5824], xmm3                               ;    62.7 agu2+agu0+fmisc   69 groups
        movaps [rbp + 5328], xmm0                               ;    64.7 agu1+agu2+fmisc   69 groups
        orps xmm0, [r8 + 8336]                                  ;    64.7 agu0+agu1+fadd+fmul   48 y
        movaps xmm2, [r8 + 8848]                                ;    62.7 agu2+agu0+fadd+fmul   47 y
        movaps xmm3, [r15 + 32]                                 ;    63.7 agu1+agu2+fadd+fmul   47 y reload
        andps xmm2, xmm3                                        ;    65.7 fadd+fmul   47 y
        xorps xmm0, xmm3                                        ;    66.7 fadd+fmul   48 y
        xorps xmm2, [rbp + 4320]                                ;    68.7 agu0+agu1+fadd+fmul   47 y
        movaps [rbp + 5840], xmm0                               ;    68.7 agu2+agu0+fmisc   69 groups
        movaps [rbp + 5344], xmm2                               ;    70.7 agu1+agu2+fmisc   69 groups
        orps xmm2, [r8 + 8352]                                  ;    70.7 agu0+agu1+fadd+fmul   48 y
        movaps xmm0, [r15 + 48]                                 ;    69.0 agu2+agu0+fadd+fmul   47 y reload
        xorps xmm2, xmm0                                        ;    72.7 fadd+fmul   48 y
        movaps xmm3, [r8 + 8864]                                ;    71.0 agu1+agu2+fmisc+fadd   47 y
        andps xmm3, xmm0                                        ;    73.0 fmul+fadd   47 y
        movaps [rbp + 5856], xmm2                               ;    74.7 agu0+agu1+fmisc   69 groups
        xorps xmm3, [rbp + 4336]                                ;    75.0 agu2+agu0+fmul+fadd   47 y
        movaps [rbp + 5360], xmm3                               ;    77.0 agu1+agu2+fmisc   69 groups
        orps xmm3, [r8 + 8368]                                  ;    77.0 agu0+agu1+fmul+fadd   48 y
        movaps xmm0, [r8 + 8880]                                ;    75.0 agu2+agu0+fadd+fmul   47 y
        movaps xmm2, [r15 + 64]                                 ;    76.0 agu1+agu2+fmisc+fadd   47 y reload
        andps xmm0, xmm2                                        ;    78.0 fmul+fadd   47 y
        xorps xmm3, xmm2                                        ;    79.0 fmul+fadd   48 y
        xorps xmm0, [rbp + 4352]                                ;    81.0 agu0+agu1+fmul+fadd   47 y
        movaps [rbp + 5872], xmm3                               ;    81.0 agu2+agu0+fmisc   69 groups
        movaps [rbp + 5376], xmm0                               ;    83.0 agu1+agu2+fmisc   69 groups
        orps xmm0, [r8 + 8384]                                  ;    83.0 agu0+agu1+fmul+fadd   48 y
        movaps xmm2, [r8 + 8896]                                ;    81.0 agu2+agu0+fadd+fmul   47 y
        movaps xmm3, [r15 + 80]                                 ;    82.0 agu1+agu2+fadd+fmul   47 y reload
        andps xmm2, xmm3                                        ;    84.0 fadd+fmul   47 y
        xorps xmm0, xmm3                                        ;    85.0 fadd+fmul   48 y
        xorps xmm2, [rbp + 4368]                                ;    87.0 agu0+agu1+fadd+fmul   47 y
        movaps [rbp + 5888], xmm0                               ;    87.0 agu2+agu0+fmisc   69 groups
        movaps [rbp + 5392], xmm2                               ;    89.0 agu1+agu2+fmisc   69 groups
        orps xmm2, [r8 + 8400]                                  ;    89.0 agu0+agu1+fadd+fmul   48 y
        movaps xmm0, [r15 + 96]                                 ;    87.3 agu2+agu0+fadd+fmul   47 y reload
        xorps xmm2, xmm0                                        ;    91.0 fadd+fmul   48 y
        movaps xmm3, [r8 + 8912]                                ;    89.3 agu1+agu2+fmisc+fadd   47 y
        andps xmm3, xmm0                                        ;    91.3 fmul+fadd   47 y
        movaps [rbp + 5904], xmm2                               ;    93.0 agu0+agu1+fmisc   69 groups
        xorps xmm3, [r13 + 112]                                 ;    93.3 agu2+agu0+fmul+fadd   47 y
        movaps [rbp + 5408], xmm3                               ;    95.3 agu1+agu2+fmisc   69 groups
        orps xmm3, [r8 + 8416]                                  ;    95.3 agu0+agu1+fmul+fadd   48 y
        movaps xmm0, [r8 + 8928]                                ;    93.3 agu2+agu0+fadd+fmul   47 y
        movaps xmm2, [r15 + 112]                                ;    94.3 agu1+agu2+fmisc+fadd   47 y reload
        andps xmm0, xmm2                                        ;    96.3 fmul+fadd   47 y
        xorps xmm3, xmm2                                        ;    97.3 fmul+fadd   48 y
        xorps xmm0, [r14 - 128]                                 ;    99.3 agu0+agu1+fmul+fadd   47 y
        movaps [rbp + 5920], xmm3                               ;    99.3 agu2+agu0+fmisc   69 groups
        movaps [rbp + 5424], xmm0                               ;   101.3 agu1+agu2+fmisc   69 groups
        orps xmm0, [r8 + 8432]                                  ;   101.3 agu0+agu1+fmul+fadd   48 y
        movaps xmm2, [r8 + 8944]                                ;    99.3 agu2+agu0+fadd+fmul   47 y
        movaps xmm3, [rbp + 2688]                               ;   100.3 agu1+agu2+fadd+fmul   47 y reload
        andps xmm2, xmm3                                        ;   102.3 fadd+fmul   47 y
        xorps xmm0, xmm3                                        ;   103.3 fadd+fmul   48 y
        xorps xmm2, [r14 - 112]                                 ;   105.3 agu0+agu1+fadd+fmul   47 y
        movaps [rbp + 5936], xmm0                               ;   105.3 agu2+agu0+fmisc   69 groups
        movaps [rbp + 5440], xmm2                               ;   107.3 agu1+agu2+fmisc   69 groups
        orps xmm2, [r8 + 8448]                                  ;   107.3 agu0+agu1+fadd+fmul   48 y
        movaps xmm0, [rbp + 2704]                               ;   105.7 agu2+agu0+fadd+fmul   47 y reload
        xorps xmm2, xmm0                                        ;   109.3 fadd+fmul   48 y
        movaps xmm3, [r8 + 8960]                                ;   107.7 agu1+agu2+fmisc+fadd   47 y
        andps xmm3, xmm0                                        ;   109.7 fmul+fadd   47 y
        movaps [rbp + 5952], xmm2                               ;   111.3 agu0+agu1+fmisc   69 groups
        xorps xmm3, [r14 - 96]                                  ;   111.7 agu2+agu0+fmul+fadd   47 y
        movaps [rbp + 5456], xmm3                               ;   113.7 agu1+agu2+fmisc   69 groups
        orps xmm3, [r8 + 8464]                                  ;   113.7 agu0+agu1+fmul+fadd   48 y
        movaps xmm0, [r8 + 8976]                                ;   111.7 agu2+agu0+fadd+fmul   47 y
        movaps xmm2, [rbp + 2720]                               ;   112.7 agu1+agu2+fmisc+fadd   47 y reload
        andps xmm0, xmm2                                        ;   114.7 fmul+fadd   47 y
        xorps xmm3, xmm2                                        ;   115.7 fmul+fadd   48 y
        xorps xmm0, [r14 - 80]                                  ;   117.7 agu0+agu1+fmul+fadd   47 y
        movaps [rbp + 5968], xmm3                               ;   117.7 agu2+agu0+fmisc   69 groups
        movaps [rbp + 5472], xmm0                               ;   119.7 agu1+agu2+fmisc   69 groups
        orps xmm0, [r8 + 8480]                                  ;   119.7 agu0+agu1+fmul+fadd   48 y
        movaps xmm2, [r8 + 8992]                                ;   117.7 agu2+agu0+fadd+fmul   47 y
        movaps xmm3, [rbp + 2736]                               ;   118.7 agu1+agu2+fadd+fmul   47 y reload
        andps xmm2, xmm3                                        ;   120.7 fadd+fmul   47 y
        xorps xmm0, xmm3                                        ;   121.7 fadd+fmul   48 y
        xorps xmm2, [r14 - 64]                                  ;   123.7 agu0+agu1+fadd+fmul   47 y
        movaps [rbp + 5984], xmm0                               ;   123.7 agu2+agu0+fmisc   69 groups
        movaps [rbp + 5488], xmm2                               ;   125.7 agu1+agu2+fmisc   69 groups
        orps xmm2, [r8 + 8496]                                  ;   125.7 agu0+agu1+fadd+fmul   48 y
        movaps xmm0, [rbp + 2752]                               ;   124.0 agu2+agu0+fadd+fmul   47 y reload
        xorps xmm2, xmm0                                        ;   127.7 fadd+fmul   48 y
        movaps xmm3, [r8 + 9008]                                ;   126.0 agu1+agu2+fmisc+fadd   47 y
        andps xmm3, xmm0                                        ;   128.0 fmul+fadd   47 y
        movaps [rbp + 6000], xmm2                               ;   129.7 agu0+agu1+fmisc   69 groups
        xorps xmm3, [r14 - 48]                                  ;   130.0 agu2+agu0+fmul+fadd   47 y
        movaps [rbp + 5504], xmm3                               ;   132.0 agu1+agu2+fmisc   69 groups
        orps xmm3, [r8 + 8512]                                  ;   132.0 agu0+agu1+fmul+fadd   48 y
        movaps xmm0, [r8 + 9024]                                ;   130.0 agu2+agu0+fadd+fmul   47 y
        movaps xmm2, [rbp + 2768]                               ;   131.0 agu1+agu2+fmisc+fadd   47 y reload
        andps xmm0, xmm2                                        ;   133.0 fmul+fadd   47 y
        xorps xmm3, xmm2                                        ;   134.0 fmul+fadd   48 y
        xorps xmm0, [r14 - 32]                                  ;   136.0 agu0+agu1+fmul+fadd   47 y
        movaps [rbp + 6016], xmm3                               ;   136.0 agu2+agu0+fmisc   69 groups
        movaps [rbp + 5520], xmm0                               ;   138.0 agu1+agu2+fmisc   69 groups
        orps xmm0, [r8 + 8528]                                  ;   138.0 agu0+agu1+fmul+fadd   48 y
        movaps xmm2, [r8 + 9040]                                ;   136.0 agu2+agu0+fmul+fadd   47 y
        movaps xmm3, [rbp + 2784]                               ;   137.0 agu1+agu2+fmul+fadd   47 y reload
        andps xmm2, xmm3                                        ;   139.0 fmul+fadd   47 y
        xorps xmm0, xmm3                                        ;   140.0 fmul+fadd   48 y
        xorps xmm2, [r14 - 16]                                  ;   142.0 agu0+agu1+fmul+fadd   47 y
        movaps [rbp + 6032], xmm0                               ;   142.0 agu2+agu0+fmisc   69 groups
        movaps [rbp + 5536], xmm2                               ;   144.0 agu1+agu2+fmisc   69 groups
        orps xmm2, [r8 + 8544]                                  ;   144.0 agu0+agu1+fmul+fadd   48 y
        movaps xmm0, [rbp + 2800]                               ;   142.3 agu2+agu0+fadd+fmul   47 y reload
        xorps xmm2, xmm0                                        ;   146.0 fadd+fmul   48 y
        movaps xmm3, [r8 + 9056]                                ;   144.3 agu1+agu2+fmisc+fadd   47 y
        andps xmm3, xmm0                                        ;   146.3 fmul+fadd   47 y
        movaps [rbp + 6048], xmm2                               ;   148.0 agu0+agu1+fmisc   69 groups
        xorps xmm3, [r14 + 0]                                   ;   148.3 agu2+agu0+fmul+fadd   47 y
        movaps [rbp + 5552], xmm3                               ;   150.3 agu1+agu2+fmisc   69 groups
        orps xmm3, [r8 + 8560]                                  ;   150.3 agu0+agu1+fmul+fadd   48 y
        movaps xmm0, [r8 + 9072]                                ;   148.3 agu2+agu0+fadd+fmul   47 y
        movaps xmm2, [rbp + 2816]                               ;   149.3 agu1+agu2+fadd+fmul   47 y reload
        andps xmm0, xmm2                                        ;   151.3 fadd+fmul   47 y
        xorps xmm3, xmm2                                        ;   152.3 fadd+fmul   48 y
        xorps xmm0, [r14 + 16]                                  ;   154.3 agu0+agu1+fadd+fmul   47 y
        movaps [rbp + 6064], xmm3                               ;   154.3 agu2+agu0+fmisc   69 groups
        movaps [rbp + 5568], xmm0                               ;   156.3 agu1+agu2+fmisc   69 groups
        orps xmm0, [r8 + 8576]                                  ;   156.3 agu0+agu1+fadd+fmul   48 y
        movaps xmm2, [r8 + 9088]                                ;   154.3 agu2+agu0+fadd+fmul   47 y
        movaps xmm3, [rbp + 2832]                               ;   155.3 agu1+agu2+fadd+fmul   47 y reload
        andps xmm2, xmm3                                        ;   157.3 fadd+fmul   47 y
        xorps xmm0, xmm3                                        ;   158.3 fadd+fmul   48 y
        xorps xmm2, [r14 + 32]                                  ;   160.3 agu0+agu1+fadd+fmul   47 y
        movaps [rbp + 6080], xmm0                               ;   160.3 agu2+agu0+fmisc   69 groups
        movaps [rbp + 5584], xmm2                               ;   162.3 agu1+agu2+fmisc   69 groups
        orps xmm2, [r8 + 8592]                                  ;   162.3 agu0+agu1+fadd+fmul   48 y
        movaps xmm0, [rbp + 2848]                               ;   160.7 agu2+agu0+fadd+fmul   47 y reload
        xorps xmm2, xmm0                                        ;   164.3 fadd+fmul   48 y
        movaps xmm3, [r8 + 9104]                                ;   162.7 agu1+agu2+fmisc+fadd   47 y
        andps xmm3, xmm0                                        ;   164.7 fmul+fadd   47 y
        movaps [rbp + 6096], xmm2                               ;   166.3 agu0+agu1+fmisc   69 groups
        xorps xmm3, [r14 + 48]                                  ;   166.7 agu2+agu0+fmul+fadd   47 y
        movaps [rbp + 5600], xmm3                               ;   168.7 agu1+agu2+fmisc   69 groups
        orps xmm3, [r8 + 8608]                                  ;   168.7 agu0+agu1+fmul+fadd   48 y
        movaps xmm0, [r8 + 9120]                                ;   166.7 agu2+agu0+fadd+fmul   47 y
        movaps xmm2, [rbp + 2864]                               ;   167.7 agu1+agu2+fadd+fmul   47 y reload
        andps xmm0, xmm2                                        ;   169.7 fadd+fmul   47 y
        xorps xmm3, xmm2                                        ;   170.7 fadd+fmul   48 y
        xorps xmm0, [r14 + 64]                                  ;   172.7 agu0+agu1+fadd+fmul   47 y
        movaps [rbp + 6112], xmm3                               ;   172.7 agu2+agu0+fmisc   69 groups
        movaps [rbp + 5616], xmm0                               ;   174.7 agu1+agu2+fmisc   69 groups
        orps xmm0, [r8 + 8624]                                  ;   174.7 agu0+agu1+fadd+fmul   48 y
        movaps xmm2, [r8 + 9136]                                ;   172.7 agu2+agu0+fadd+fmul   47 y
        movaps xmm3, [rbp + 2880]                               ;   173.7 agu1+agu2+fadd+fmul   47 y reload
        andps xmm2, xmm3                                        ;   175.7 fadd+fmul   47 y
        xorps xmm0, xmm3                                        ;   176.7 fadd+fmul   48 y
        xorps xmm2, [r14 + 80]                                  ;   178.7 agu0+agu1+fadd+fmul   47 y
        movaps [rbp + 6128], xmm0                               ;   178.7 agu2+agu0+fmisc   69 groups
        movaps [rbp + 5632], xmm2                               ;   180.7 agu1+agu2+fmisc   69 groups
        orps xmm2, [r8 + 8640]                                  ;   180.7 agu0+agu1+fadd+fmul   48 y
        movaps xmm0, [rbp + 2896]                               ;   179.0 agu2+agu0+fadd+fmul   47 y reload
        xorps xmm2, xmm0                                        ;   182.7 fadd+fmul   48 y
        movaps xmm3, [r8 + 9152]                                ;   181.0 agu1+agu2+fmisc+fadd   47 y
        andps xmm3, xmm0                                        ;   183.0 fmul+fadd   47 y
        movaps [rbp + 6144], xmm2                               ;   184.7 agu0+agu1+fmisc   69 groups
        xorps xmm3, [r14 + 96]                                  ;   185.0 agu2+agu0+fmul+fadd   47 y
        movaps [rbp + 5648], xmm3                               ;   187.0 agu1+agu2+fmisc   69 groups
        orps xmm3, [r8 + 8656]                                  ;   187.0 agu0+agu1+fmul+fadd   48 y
        movaps xmm0, [r8 + 9168]                                ;   185.0 agu2+agu0+fadd+fmul   47 y
        movaps xmm2, [rbp + 2912]                               ;   186.0 agu1+agu2+fadd+fmul   47 y reload
        andps xmm0, xmm2                                        ;   188.0 fadd+fmul   47 y
        xorps xmm3, xmm2                                        ;   189.0 fadd+fmul   48 y
        xorps xmm0, [r14 + 112]                                 ;   191.0 agu0+agu1+fadd+fmul   47 y
        movaps [rbp + 6160], xmm3                               ;   191.0 agu2+agu0+fmisc   69 groups
        movaps [rbp + 5664], xmm0                               ;   193.0 agu1+agu2+fmisc   69 groups
        orps xmm0, [r8 + 8672]                                  ;   193.0 agu0+agu1+fadd+fmul   48 y
        movaps xmm2, [r8 + 9184]                                ;   191.0 agu2+agu0+fadd+fmul   47 y
        movaps xmm3, [rbp + 2928]                               ;   192.0 agu1+agu2+fadd+fmul   47 y reload
        andps xmm2, xmm3                                        ;   194.0 fadd+fmul   47 y
        xorps xmm0, xmm3                                        ;   195.0 fadd+fmul   48 y
        xorps xmm2, [r15 - 128]                                 ;   197.0 agu0+agu1+fadd+fmul   47 y
        movaps [rbp + 6176], xmm0                               ;   197.0 agu2+agu0+fmisc   69 groups
        movaps [rbp + 5680], xmm2                               ;   199.0 agu1+agu2+fmisc   69 groups
        orps xmm2, [r8 + 8688]                                  ;   199.0 agu0+agu1+fadd+fmul   48 y
        xorps xmm1, xmm2                                        ;   201.0 fadd+fmul   48 y
        movaps xmm0, [r8 + 9712]                                ;   198.3 agu2+agu0+fadd+fmul   51 x
        movaps xmm2, [rbp + 3456]                               ;   199.3 agu1+agu0+fmisc+fadd   51 x reload
        orps xmm0, xmm2                                         ;   201.3 fmul+fadd   51 x
        movaps [rbp + 6192], xmm1                               ;   203.0 agu2+agu0+fmisc   69 groups
        xorps xmm0, [rbp + 3968]                                ;   203.3 agu1+agu0+fmul+fadd   51 x
        movaps [rbp + 7216], xmm0                               ;   205.3 agu2+agu1+fmisc   69 groups
        andps xmm0, [r8 + 10224]                                ;   205.3 agu0+agu2+fmul+fadd   52 x
        movaps xmm1, [r8 + 9216]                                ;   203.3 agu1+agu0+fadd+fmul   51 x
        movaps xmm3, [rbp + 2960]                               ;   204.3 agu2+agu1+fadd+fmul   51 x reload
        orps xmm1, xmm3                                         ;   206.3 fadd+fmul   51 x
        xorps xmm0, xmm3                                        ;   207.3 fadd+fmul   52 x
        xorps xmm1, [rbp + 3472]                                ;   209.3 agu0+agu2+fadd+fmul   51 x
        movaps [rbp + 6208], xmm0                               ;   209.3 agu1+agu0+fmisc   69 groups
        movaps [rbp + 6720], xmm1                               ;   211.3 agu2+agu1+fmisc   69 groups
        andps xmm1, [r8 + 9728]                                 ;   211.3 agu0+agu2+fadd+fmul   52 x
        movaps xmm0, [r8 + 9232]                                ;   209.3 agu1+agu0+fadd+fmul   51 x
        movaps xmm3, [rbp + 2976]                               ;   210.3 agu2+agu1+fadd+fmul   51 x reload
        orps xmm0, xmm3                                         ;   212.3 fadd+fmul   51 x
        xorps xmm1, xmm3                                        ;   213.3 fadd+fmul   52 x
        xorps xmm0, [rbp + 3488]                                ;   215.3 agu0+agu2+fadd+fmul   51 x
        movaps [rbp + 6224], xmm1                               ;   215.3 agu1+agu0+fmisc   69 groups
        movaps [rbp + 6736], xmm0                               ;   217.3 agu2+agu1+fmisc   69 groups
        andps xmm0, [r8 + 9744]                                 ;   217.3 agu0+agu2+fadd+fmul   52 x
        movaps xmm1, [rbp + 2992]                               ;   215.7 agu1+agu0+fadd+fmul   51 x reload
        xorps xmm0, xmm1                                        ;   219.3 fadd+fmul   52 x
        movaps xmm3, [r8 + 9248]                                ;   217.7 agu2+agu1+fmisc+fadd   51 x
        orps xmm3, xmm1                                         ;   219.7 fmul+fadd   51 x
        movaps [rbp + 6240], xmm0                               ;   221.3 agu0+agu1+fmisc   69 groups
        xorps xmm3, [rbp + 3504]                                ;   221.7 agu2+agu0+fmul+fadd   51 x
        movaps [rbp + 6752], xmm3                               ;   223.7 agu1+agu2+fmisc   69 groups
        andps xmm3, [r8 + 9760]                                 ;   223.7 agu0+agu1+fmul+fadd   52 x
        movaps xmm0, [r8 + 9264]                                ;   221.7 agu2+agu0+fadd+fmul   51 x
        movaps xmm1, [rbp + 3008]                               ;   222.7 agu1+agu2+fadd+fmul   51 x reload
        orps xmm0, xmm1                                         ;   224.7 fadd+fmul   51 x
        xorps xmm3, xmm1                                        ;   225.7 fadd+fmul   52 x
        xorps xmm0, [rbp + 3520]                                ;   227.7 agu0+agu1+fadd+fmul   51 x
        movaps [rbp + 6256], xmm3                               ;   227.7 agu2+agu0+fmisc   69 groups
        movaps [rbp + 6768], xmm0                               ;   229.7 agu1+agu2+fmisc   69 groups
        andps xmm0, [r8 + 9776]                                 ;   229.7 agu0+agu1+fadd+fmul   52 x
        movaps xmm1, [r8 + 9280]                                ;   227.7 agu2+agu0+fadd+fmul   51 x
        movaps xmm3, [rbp + 3024]                               ;   228.7 agu1+agu2+fadd+fmul   51 x reload
        orps xmm1, xmm3                                         ;   230.7 fadd+fmul   51 x
        xorps xmm0, xmm3                                        ;   231.7 fadd+fmul   52 x
        xorps xmm1, [rbp + 3536]                                ;   233.7 agu0+agu1+fadd+fmul   51 x
        movaps [rbp + 6272], xmm0                               ;   233.7 agu2+agu0+fmisc   69 groups
        movaps [rbp + 6784], xmm1                               ;   235.7 agu1+agu2+fmisc   69 groups
        andps xmm1, [r8 + 9792]                                 ;   235.7 agu0+agu1+fadd+fmul   52 x
        movaps xmm0, [rbp + 3040]                               ;   234.0 agu2+agu0+fadd+fmul   51 x reload
        xorps xmm1, xmm0                                        ;   237.7 fadd+fmul   52 x
        movaps xmm3, [r8 + 9296]                                ;   236.0 agu1+agu2+fmisc+fadd   51 x
        orps xmm3, xmm0                                         ;   238.0 fmul+fadd   51 x
        movaps [rbp + 6288], xmm1                               ;   239.7 agu0+agu1+fmisc   69 groups
        xorps xmm3, [rbp + 3552]                                ;   240.0 agu2+agu0+fmul+fadd   51 x
        movaps [rbp + 6800], xmm3                               ;   242.0 agu1+agu2+fmisc   69 groups
        andps xmm3, [r8 + 9808]                                 ;   242.0 agu0+agu1+fmul+fadd   52 x
        movaps xmm0, [r8 + 9312]                                ;   240.0 agu2+agu0+fadd+fmul   51 x
        movaps xmm1, [rbp + 3056]                               ;   241.0 agu1+agu2+fadd+fmul   51 x reload
        orps xmm0, xmm1                                         ;   243.0 fadd+fmul   51 x
        xorps xmm3, xmm1                                        ;   244.0 fadd+fmul   52 x
        xorps xmm0, [rbp + 3568]                                ;   246.0 agu0+agu1+fadd+fmul   51 x
        movaps [rbp + 6304], xmm3                               ;   246.0 agu2+agu0+fmisc   69 groups
        movaps [rbp + 6816], xmm0                               ;   248.0 agu1+agu2+fmisc   69 groups
        andps xmm0, [r8 + 9824]                                 ;   248.0 agu0+agu1+fadd+fmul   52 x
        movaps xmm1, [r8 + 9328]                                ;   246.0 agu2+agu0+fadd+fmul   51 x
        movaps xmm3, [rbp + 3072]                               ;   247.0 agu1+agu2+fadd+fmul   51 x reload
        orps xmm1, xmm3                                         ;   249.0 fadd+fmul   51 x
        xorps xmm0, xmm3                                        ;   250.0 fadd+fmul   52 x
        xorps xmm1, [rbp + 3584]                                ;   252.0 agu0+agu1+fadd+fmul   51 x
        movaps [rbp + 6320], xmm0                               ;   252.0 agu2+agu0+fmisc   69 groups
        movaps [rbp + 6832], xmm1                               ;   254.0 agu1+agu2+fmisc   69 groups
        andps xmm1, [r8 + 9840]                                 ;   254.0 agu0+agu1+fadd+fmul   52 x
        movaps xmm0, [rbp + 3088]                               ;   252.3 agu2+agu0+fadd+fmul   51 x reload
        xorps xmm1, xmm0                                        ;   256.0 fadd+fmul   52 x
        movaps xmm3, [r8 + 9344]                                ;   254.3 agu1+agu2+fmisc+fadd   51 x
        orps xmm3, xmm0                                         ;   256.3 fmul+fadd   51 x
        movaps [rbp + 6336], xmm1                               ;   258.0 agu0+agu1+fmisc   69 groups
        xorps xmm3, [rbp + 3600]                                ;   258.3 agu2+agu0+fmul+fadd   51 x
        movaps [rbp + 6848], xmm3                               ;   260.3 agu1+agu2+fmisc   69 groups
        andps xmm3, [r8 + 9856]                                 ;   260.3 agu0+agu1+fmul+fadd   52 x
        movaps xmm0, [r8 + 9360]                                ;   258.3 agu2+agu0+fadd+fmul   51 x
        movaps xmm1, [rbp + 3104]                               ;   259.3 agu1+agu2+fadd+fmul   51 x reload
        orps xmm0, xmm1                                         ;   261.3 fadd+fmul   51 x
        xorps xmm3, xmm1                                        ;   262.3 fadd+fmul   52 x
        xorps xmm0, [rbp + 3616]                                ;   264.3 agu0+agu1+fadd+fmul   51 x
        movaps [rbp + 6352], xmm3                               ;   264.3 agu2+agu0+fmisc   69 groups
        movaps [rbp + 6864], xmm0                               ;   266.3 agu1+agu2+fmisc   69 groups
        andps xmm0, [r8 + 9872]                                 ;   266.3 agu0+agu1+fadd+fmul   52 x
        movaps xmm1, [r8 + 9376]                                ;   264.3 agu2+agu0+fadd+fmul   51 x
        movaps xmm3, [rbp + 3120]                               ;   265.3 agu1+agu2+fadd+fmul   51 x reload
        orps xmm1, xmm3                                         ;   267.3 fadd+fmul   51 x
        xorps xmm0, xmm3                                        ;   268.3 fadd+fmul   52 x
        xorps xmm1, [rbp + 3632]                                ;   270.3 agu0+agu1+fadd+fmul   51 x
        movaps [rbp + 6368], xmm0                               ;   270.3 agu2+agu0+fmisc   69 groups
        movaps [rbp + 6880], xmm1                               ;   272.3 agu1+agu2+fmisc   69 groups
        andps xmm1, [r8 + 9888]                                 ;   272.3 agu0+agu1+fadd+fmul   52 x
        movaps xmm0, [rbp + 3136]                               ;   270.7 agu2+agu0+fadd+fmul   51 x reload
        xorps xmm1, xmm0                                        ;   274.3 fadd+fmul   52 x
        movaps xmm3, [r8 + 9392]                                ;   272.7 agu1+agu2+fmisc+fadd   51 x
        orps xmm3, xmm0                                         ;   274.7 fmul+fadd   51 x
        movaps [rbp + 6384], xmm1                               ;   276.3 agu0+agu1+fmisc   69 groups
        xorps xmm3, [rbp + 3648]                                ;   276.7 agu2+agu0+fmul+fadd   51 x
        movaps [rbp + 6896], xmm3                               ;   278.7 agu1+agu2+fmisc   69 groups
        andps xmm3, [r8 + 9904]                                 ;   278.7 agu0+agu1+fmul+fadd   52 x
        movaps xmm0, [r8 + 9408]                                ;   276.7 agu2+agu0+fadd+fmul   51 x
        movaps xmm1, [rbp + 3152]                               ;   277.7 agu1+agu2+fmisc+fadd   51 x reload
        orps xmm0, xmm1                                         ;   279.7 fmul+fadd   51 x
        xorps xmm3, xmm1                                        ;   280.7 fmul+fadd   52 x
        xorps xmm0, [rbp + 3664]                                ;   282.7 agu0+agu1+fmul+fadd   51 x
        movaps [rbp + 6400], xmm3                               ;   282.7 agu2+agu0+fmisc   69 groups
        movaps [rbp + 6912], xmm0                               ;   284.7 agu1+agu2+fmisc   69 groups
        andps xmm0, [r8 + 9920]                                 ;   284.7 agu0+agu1+fmul+fadd   52 x
        movaps xmm1, [r8 + 9424]                                ;   282.7 agu2+agu0+fadd+fmul   51 x
        movaps xmm3, [rbp + 3168]                               ;   283.7 agu1+agu2+fadd+fmul   51 x reload
        orps xmm1, xmm3                                         ;   285.7 fadd+fmul   51 x
        xorps xmm0, xmm3                                        ;   286.7 fadd+fmul   52 x
        xorps xmm1, [rbp + 3680]                                ;   288.7 agu0+agu1+fadd+fmul   51 x
        movaps [rbp + 6416], xmm0                               ;   288.7 agu2+agu0+fmisc   69 groups
        movaps [rbp + 6928], xmm1                               ;   290.7 agu1+agu2+fmisc   69 groups
        andps xmm1, [r8 + 9936]                                 ;   290.7 agu0+agu1+fadd+fmul   52 x
        movaps xmm0, [rbp + 3184]                               ;   289.0 agu2+agu0+fadd+fmul   51 x reload
        xorps xmm1, xmm0                                        ;   292.7 fadd+fmul   52 x
        movaps xmm3, [r8 + 9440]                                ;   291.0 agu1+agu2+fmisc+fadd   51 x
        orps xmm3, xmm0                                         ;   293.0 fmul+fadd   51 x
        movaps [rbp + 6432], xmm1                               ;   294.7 agu0+agu1+fmisc   69 groups
        xorps xmm3, [rbp + 3696]                                ;   295.0 agu2+agu0+fmul+fadd   51 x
        movaps [rbp + 6944], xmm3                               ;   297.0 agu1+agu2+fmisc   69 groups
        andps xmm3, [r8 + 9952]                                 ;   297.0 agu0+agu1+fmul+fadd   52 x
        movaps xmm0, [r8 + 9456]                                ;   295.0 agu2+agu0+fadd+fmul   51 x
        movaps xmm1, [rbp + 3200]                               ;   296.0 agu1+agu2+fmisc+fadd   51 x reload
        orps xmm0, xmm1                                         ;   298.0 fmul+fadd   51 x
        xorps xmm3, xmm1                                        ;   299.0 fmul+fadd   52 x
        xorps xmm0, [rbp + 3712]                                ;   301.0 agu0+agu1+fmul+fadd   51 x
        movaps [rbp + 6448], xmm3                               ;   301.0 agu2+agu0+fmisc   69 groups
        movaps [rbp + 6960], xmm0                               ;   303.0 agu1+agu2+fmisc   69 groups
        andps xmm0, [r8 + 9968]                                 ;   303.0 agu0+agu1+fmul+fadd   52 x
        movaps xmm1, [r8 + 9472]                                ;   301.0 agu2+agu0+fadd+fmul   51 x
        movaps xmm3, [rbp + 3216]                               ;   302.0 agu1+agu2+fadd+fmul   51 x reload
        orps xmm1, xmm3                                         ;   304.0 fadd+fmul   51 x
        xorps xmm0, xmm3                                        ;   305.0 fadd+fmul   52 x
        xorps xmm1, [rbp + 3728]                                ;   307.0 agu0+agu1+fadd+fmul   51 x
        movaps [rbp + 6464], xmm0                               ;   307.0 agu2+agu0+fmisc   69 groups
        movaps [rbp + 6976], xmm1                               ;   309.0 agu1+agu2+fmisc   69 groups
        andps xmm1, [r8 + 9984]                                 ;   309.0 agu0+agu1+fadd+fmul   52 x
        movaps xmm0, [rbp + 3232]                               ;   307.3 agu2+agu0+fadd+fmul   51 x reload
        xorps xmm1, xmm0                                        ;   311.0 fadd+fmul   52 x
        movaps xmm3, [r8 + 9488]                                ;   309.3 agu1+agu2+fmisc+fadd   51 x
        orps xmm3, xmm0                                         ;   311.3 fmul+fadd   51 x
        movaps [rbp + 6480], xmm1                               ;   313.0 agu0+agu1+fmisc   69 groups
        xorps xmm3, [rbp + 3744]                                ;   313.3 agu2+agu0+fmul+fadd   51 x
        movaps [rbp + 6992], xmm3                               ;   315.3 agu1+agu2+fmisc   69 groups
        andps xmm3, [r8 + 10000]                                ;   315.3 agu0+agu1+fmul+fadd   52 x
        movaps xmm0, [r8 + 9504]                                ;   313.3 agu2+agu0+fadd+fmul   51 x
        movaps xmm1, [rbp + 3248]                               ;   314.3 agu1+agu2+fmisc+fadd   51 x reload
        orps xmm0, xmm1                                         ;   316.3 fmul+fadd   51 x
        xorps xmm3, xmm1                                        ;   317.3 fmul+fadd   52 x
        xorps xmm0, [rbp + 3760]                                ;   319.3 agu0+agu1+fmul+fadd   51 x
        movaps [rbp + 6496], xmm3                               ;   319.3 agu2+agu0+fmisc   69 groups
        movaps [rbp + 7008], xmm0                               ;   321.3 agu1+agu2+fmisc   69 groups
        andps xmm0, [r8 + 10016]                                ;   321.3 agu0+agu1+fmul+fadd   52 x
        movaps xmm1, [r8 + 9520]                                ;   319.3 agu2+agu0+fadd+fmul   51 x
        movaps xmm3, [rbp + 3264]                               ;   320.3 agu1+agu2+fadd+fmul   51 x reload
        orps xmm1, xmm3                                         ;   322.3 fadd+fmul   51 x
        xorps xmm0, xmm3                                        ;   323.3 fadd+fmul   52 x
        xorps xmm1, [rbp + 3776]                                ;   325.3 agu0+agu1+fadd+fmul   51 x
        movaps [rbp + 6512], xmm0                               ;   325.3 agu2+agu0+fmisc   69 groups
        movaps [rbp + 7024], xmm1                               ;   327.3 agu1+agu2+fmisc   69 groups
        andps xmm1, [r8 + 10032]                                ;   327.3 agu0+agu1+fadd+fmul   52 x
        movaps xmm0, [rbp + 3280]                               ;   325.7 agu2+agu0+fadd+fmul   51 x reload
        xorps xmm1, xmm0                                        ;   329.3 fadd+fmul   52 x
        movaps xmm3, [r8 + 9536]                                ;   327.7 agu1+agu2+fmisc+fadd   51 x
        orps xmm3, xmm0                                         ;   329.7 fmul+fadd   51 x
        movaps [rbp + 6528], xmm1                               ;   331.3 agu0+agu1+fmisc   69 groups
        xorps xmm3, [rbp + 3792]                                ;   331.7 agu2+agu0+fmul+fadd   51 x
        movaps [rbp + 7040], xmm3                               ;   333.7 agu1+agu2+fmisc   69 groups
        andps xmm3, [r8 + 10048]                                ;   333.7 agu0+agu1+fmul+fadd   52 x
        movaps xmm0, [r8 + 9552]                                ;   331.7 agu2+agu0+fadd+fmul   51 x
        movaps xmm1, [rbp + 3296]                               ;   332.7 agu1+agu2+fmisc+fadd   51 x reload
        orps xmm0, xmm1                                         ;   334.7 fmul+fadd   51 x
        xorps xmm3, xmm1                                        ;   335.7 fmul+fadd   52 x
        xorps xmm0, [rbp + 3808]                                ;   337.7 agu0+agu1+fmul+fadd   51 x
        movaps [rbp + 6544], xmm3                               ;   337.7 agu2+agu0+fmisc   69 groups
        movaps [rbp + 7056], xmm0                               ;   339.7 agu1+agu2+fmisc   69 groups
        andps xmm0, [r8 + 10064]                                ;   339.7 agu0+agu1+fmul+fadd   52 x
        movaps xmm1, [r8 + 9568]                                ;   337.7 agu2+agu0+fadd+fmul   51 x
        movaps xmm3, [rbp + 3312]                               ;   338.7 agu1+agu2+fadd+fmul   51 x reload
        orps xmm1, xmm3                                         ;   340.7 fadd+fmul   51 x
        xorps xmm0, xmm3                                        ;   341.7 fadd+fmul   52 x
        xorps xmm1, [rbp + 3824]                                ;   343.7 agu0+agu1+fadd+fmul   51 x
        movaps [rbp + 6560], xmm0                               ;   343.7 agu2+agu0+fmisc   69 groups
        movaps [rbp + 7072], xmm1                               ;   345.7 agu1+agu2+fmisc   69 groups
        andps xmm1, [r8 + 10080]                                ;   345.7 agu0+agu1+fadd+fmul   52 x
        movaps xmm0, [rbp + 3328]                               ;   344.0 agu2+agu0+fadd+fmul   51 x reload
        xorps xmm1, xmm0                                        ;   347.7 fadd+fmul   52 x
        movaps xmm3, [r8 + 9584]                                ;   346.0 agu1+agu2+fmisc+fadd   51 x
        orps xmm3, xmm0                                         ;   348.0 fmul+fadd   51 x
        movaps [rbp + 6576], xmm1                               ;   349.7 agu0+agu1+fmisc   69 groups
        xorps xmm3, [rbp + 3840]                                ;   350.0 agu2+agu0+fmul+fadd   51 x
        movaps [rbp + 7088], xmm3                               ;   352.0 agu1+agu2+fmisc   69 groups
        andps xmm3, [r8 + 10096]                                ;   352.0 agu0+agu1+fmul+fadd   52 x
        movaps xmm0, [r8 + 9600]                                ;   350.0 agu2+agu0+fadd+fmul   51 x
        movaps xmm1, [rbp + 3344]                               ;   351.0 agu1+agu2+fmisc+fadd   51 x reload
        orps xmm0, xmm1                                         ;   353.0 fmul+fadd   51 x
        xorps xmm3, xmm1                                        ;   354.0 fmul+fadd   52 x
        xorps xmm0, [rbp + 3856]                                ;   356.0 agu0+agu1+fmul+fadd   51 x
        movaps [rbp + 6592], xmm3                               ;   356.0 agu2+agu0+fmisc   69 groups
        movaps [rbp + 7104], xmm0                               ;   358.0 agu1+agu2+fmisc   69 groups
        andps xmm0, [r8 + 10112]                                ;   358.0 agu0+agu1+fmul+fadd   52 x
        movaps xmm1, [r8 + 9616]                                ;   356.0 agu2+agu0+fadd+fmul   51 x
        movaps xmm3, [rbp + 3360]                               ;   357.0 agu1+agu2+fadd+fmul   51 x reload
        orps xmm1, xmm3                                         ;   359.0 fadd+fmul   51 x
        xorps xmm0, xmm3                                        ;   360.0 fadd+fmul   52 x
        xorps xmm1, [rbp + 3872]                                ;   362.0 agu0+agu1+fadd+fmul   51 x
        movaps [rbp + 6608], xmm0                               ;   362.0 agu2+agu0+fmisc   69 groups
        movaps [rbp + 7120], xmm1                               ;   364.0 agu1+agu2+fmisc   69 groups
        andps xmm1, [r8 + 10128]                                ;   364.0 agu0+agu1+fadd+fmul   52 x
        movaps xmm0, [rbp + 3376]                               ;   362.3 agu2+agu0+fadd+fmul   51 x reload
        xorps xmm1, xmm0                                        ;   366.0 fadd+fmul   52 x
        movaps xmm3, [r8 + 9632]                                ;   364.3 agu1+agu2+fmisc+fadd   51 x
        orps xmm3, xmm0                                         ;   366.3 fmul+fadd   51 x
        movaps [rbp + 6624], xmm1                               ;   368.0 agu0+agu1+fmisc   69 groups
        xorps xmm3, [rbp + 3888]                                ;   368.3 agu2+agu0+fmul+fadd   51 x
        movaps [rbp + 7136], xmm3                               ;   370.3 agu1+agu2+fmisc   69 groups
        andps xmm3, [r8 + 10144]                                ;   370.3 agu0+agu1+fmul+fadd   52 x
        movaps xmm0, [r8 + 9648]                                ;   368.3 agu2+agu0+fadd+fmul   51 x
        movaps xmm1, [rbp + 3392]                               ;   369.3 agu1+agu2+fmisc+fadd   51 x reload
        orps xmm0, xmm1                                         ;   371.3 fmul+fadd   51 x
        xorps xmm3, xmm1                                        ;   372.3 fmul+fadd   52 x
        xorps xmm0, [rbp + 3904]                                ;   374.3 agu0+agu1+fmul+fadd   51 x
        movaps [rbp + 6640], xmm3                               ;   374.3 agu2+agu0+fmisc   69 groups
        movaps [rbp + 7152], xmm0                               ;   376.3 agu1+agu2+fmisc   69 groups
        andps xmm0, [r8 + 10160]                                ;   376.3 agu0+agu1+fmul+fadd   52 x
        movaps xmm1, [r8 + 9664]                                ;   374.3 agu2+agu0+fadd+fmul   51 x
        movaps xmm3, [rbp + 3408]                               ;   375.3 agu1+agu2+fadd+fmul   51 x reload
        orps xmm1, xmm3                                         ;   377.3 fadd+fmul   51 x
        xorps xmm0, xmm3                                        ;   378.3 fadd+fmul   52 x
        xorps xmm1, [rbp + 3920]                                ;   380.3 agu0+agu1+fadd+fmul   51 x
        movaps [rbp + 6656], xmm0                               ;   380.3 agu2+agu0+fmisc   69 groups
        movaps [rbp + 7168], xmm1                               ;   382.3 agu1+agu2+fmisc   69 groups
        andps xmm1, [r8 + 10176]                                ;   382.3 agu0+agu1+fadd+fmul   52 x
        movaps xmm0, [r8 + 9680]                                ;   380.7 agu2+agu0+fadd+fmul   51 x
        movaps xmm3, [rbp + 3424]                               ;   381.7 agu1+agu2+fadd+fmul   51 x reload
        orps xmm0, xmm3                                         ;   383.7 fadd+fmul   51 x
        xorps xmm1, xmm3                                        ;   384.3 fadd+fmul   52 x
        xorps xmm0, [rbp + 3936]                                ;   386.7 agu0+agu1+fadd+fmul   51 x
        movaps [rbp + 6672], xmm1                               ;   386.3 agu2+agu0+fmisc   69 groups
        movaps xmm1, [r8 + 10192]                               ;   385.7 agu1+agu2+fadd+fmul   52 x
        andps xmm1, xmm0                                        ;   388.7 fadd+fmul   52 x
        movaps [rbp + 7184], xmm0                               ;   388.7 agu0+agu1+fmisc   69 groups
        movaps xmm0, [r8 + 9696]                                ;   387.7 agu2+agu0+fadd+fmul   51 x
        movaps xmm3, [rbp + 3440]                               ;   388.7 agu1+agu2+fmisc+fadd   51 x reload
        orps xmm0, xmm3                                         ;   390.7 fmul+fadd   51 x
        xorps xmm1, xmm3                                        ;   390.7 fmul+fadd   52 x
        movaps [rbp + 6688], xmm1                               ;   392.7 agu0+agu1+fmisc   69 groups
        xorps xmm0, [rbp + 3952]                                ;   393.7 agu2+agu0+fmul+fadd   51 x
        movaps xmm1, [r8 + 10208]                               ;   391.7 agu1+agu2+fmul+fmisc   52 x
        add r8, 0x2000                                          ;   390.0 alu0    69 groups
        mov qword [rbp + 8504], r8                              ;   391.0 agu0    69 groups
        andps xmm1, xmm0                                        ;   395.7 fadd+fmul   52 x
        movaps [rbp + 7200], xmm0                               ;   395.7 agu1+agu2+fmisc   69 groups
        xorps xmm2, xmm1                                        ;   397.7 fadd+fmul   52 x
        movaps [rbp + 6704], xmm2                               ;   399.7 agu0+agu1+fmisc   69 groups
        cmp r8, qword [rbp + 8512]                              ;                    more groups?
        jne .groups_2
        movaps xmm0, [rbp + 6208]                               ;     2.0 agu0+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 7232], xmm0                               ;     4.0 agu2+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6224]                               ;     3.7 agu1+agu2+fadd+fmul   60 rounds reload
        movaps [rbp + 7248], xmm0                               ;     5.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6240]                               ;     5.0 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 7264], xmm0                               ;     7.0 agu1+agu2+fmisc   60 rounds
        movaps xmm0, [rbp + 6256]                               ;     6.3 agu0+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 7280], xmm0                               ;     8.3 agu2+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6272]                               ;     7.7 agu1+agu2+fadd+fmul   60 rounds reload
        movaps [rbp + 7296], xmm0                               ;     9.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6288]                               ;     9.0 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 7312], xmm0                               ;    11.7 agu1+agu2+fmisc   60 rounds
        movaps xmm0, [rbp + 6304]                               ;    10.3 agu0+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 7328], xmm0                               ;    13.7 agu2+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6320]                               ;    11.7 agu1+agu2+fadd+fmul   60 rounds reload
        movaps [rbp + 7344], xmm0                               ;    15.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6336]                               ;    13.0 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 7360], xmm0                               ;    17.7 agu1+agu2+fmisc   60 rounds
        movaps xmm0, [rbp + 6352]                               ;    14.3 agu0+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 7376], xmm0                               ;    19.7 agu2+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6368]                               ;    15.7 agu1+agu2+fadd+fmul   60 rounds reload
        movaps [rbp + 7392], xmm0                               ;    21.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6384]                               ;    17.0 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 7408], xmm0                               ;    23.7 agu1+agu2+fmisc   60 rounds
        movaps xmm0, [rbp + 6400]                               ;    18.7 agu0+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 7424], xmm0                               ;    25.7 agu2+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6416]                               ;    20.0 agu1+agu2+fadd+fmul   60 rounds reload
        movaps [rbp + 7440], xmm0                               ;    27.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6432]                               ;    21.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 7456], xmm0                               ;    29.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6448]                               ;    23.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 7472], xmm0                               ;    31.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6464]                               ;    25.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 7488], xmm0                               ;    33.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6480]                               ;    27.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 7504], xmm0                               ;    35.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6496]                               ;    29.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 7520], xmm0                               ;    37.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6512]                               ;    31.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 7536], xmm0                               ;    39.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6528]                               ;    33.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 7552], xmm0                               ;    41.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6544]                               ;    35.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 7568], xmm0                               ;    43.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6560]                               ;    37.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 7584], xmm0                               ;    45.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6576]                               ;    39.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 7600], xmm0                               ;    47.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6592]                               ;    41.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 7616], xmm0                               ;    49.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6608]                               ;    43.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 7632], xmm0                               ;    51.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6624]                               ;    45.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 7648], xmm0                               ;    53.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6640]                               ;    47.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 7664], xmm0                               ;    55.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6656]                               ;    49.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 7680], xmm0                               ;    57.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6672]                               ;    51.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 7696], xmm0                               ;    59.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6688]                               ;    53.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 7712], xmm0                               ;    61.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6704]                               ;    55.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 7728], xmm0                               ;    63.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6720]                               ;    57.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 7744], xmm0                               ;    65.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6736]                               ;    59.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 7760], xmm0                               ;    67.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6752]                               ;    61.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 7776], xmm0                               ;    69.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6768]                               ;    63.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 7792], xmm0                               ;    71.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6784]                               ;    65.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 7808], xmm0                               ;    73.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6800]                               ;    67.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 7824], xmm0                               ;    75.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6816]                               ;    69.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 7840], xmm0                               ;    77.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6832]                               ;    71.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 7856], xmm0                               ;    79.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6848]                               ;    73.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 7872], xmm0                               ;    81.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6864]                               ;    75.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 7888], xmm0                               ;    83.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6880]                               ;    77.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 7904], xmm0                               ;    85.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6896]                               ;    79.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 7920], xmm0                               ;    87.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6912]                               ;    81.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 7936], xmm0                               ;    89.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6928]                               ;    83.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 7952], xmm0                               ;    91.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6944]                               ;    85.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 7968], xmm0                               ;    93.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6960]                               ;    87.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 7984], xmm0                               ;    95.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6976]                               ;    89.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 8000], xmm0                               ;    97.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6992]                               ;    91.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 8016], xmm0                               ;    99.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 7008]                               ;    93.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 8032], xmm0                               ;   101.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 7024]                               ;    95.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 8048], xmm0                               ;   103.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 7040]                               ;    97.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 8064], xmm0                               ;   105.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 7056]                               ;    99.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 8080], xmm0                               ;   107.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 7072]                               ;   101.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 8096], xmm0                               ;   109.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 7088]                               ;   103.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 8112], xmm0                               ;   111.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 7104]                               ;   105.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 8128], xmm0                               ;   113.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 7120]                               ;   107.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 8144], xmm0                               ;   115.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 7136]                               ;   109.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 8160], xmm0                               ;   117.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 7152]                               ;   111.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 8176], xmm0                               ;   119.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 7168]                               ;   113.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 8192], xmm0                               ;   121.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 7184]                               ;   115.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 8208], xmm0                               ;   123.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 7200]                               ;   117.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 8224], xmm0                               ;   125.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 7216]                               ;   119.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 8240], xmm0                               ;   127.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5184]                               ;   121.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 8256], xmm0                               ;   129.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5200]                               ;   123.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 8272], xmm0                               ;   131.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5216]                               ;   125.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 8288], xmm0                               ;   133.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5232]                               ;   127.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 8304], xmm0                               ;   135.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5248]                               ;   129.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 8320], xmm0                               ;   137.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5264]                               ;   131.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 8336], xmm0                               ;   139.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5280]                               ;   133.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 8352], xmm0                               ;   141.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5296]                               ;   135.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 8368], xmm0                               ;   143.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5312]                               ;   137.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 8384], xmm0                               ;   145.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5328]                               ;   139.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 8400], xmm0                               ;   147.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5344]                               ;   141.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 8416], xmm0                               ;   149.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5360]                               ;   143.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 8432], xmm0                               ;   151.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5376]                               ;   145.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 8448], xmm0                               ;   153.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5392]                               ;   147.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 8464], xmm0                               ;   155.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5408]                               ;   149.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4384], xmm0                               ;   157.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5424]                               ;   151.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4400], xmm0                               ;   159.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5440]                               ;   153.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4416], xmm0                               ;   161.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5456]                               ;   155.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4432], xmm0                               ;   163.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5472]                               ;   157.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4448], xmm0                               ;   165.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5488]                               ;   159.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4464], xmm0                               ;   167.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5504]                               ;   161.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4480], xmm0                               ;   169.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5520]                               ;   163.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4496], xmm0                               ;   171.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5536]                               ;   165.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4512], xmm0                               ;   173.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5552]                               ;   167.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4528], xmm0                               ;   175.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5568]                               ;   169.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4544], xmm0                               ;   177.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5584]                               ;   171.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4560], xmm0                               ;   179.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5600]                               ;   173.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4576], xmm0                               ;   181.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5616]                               ;   175.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4592], xmm0                               ;   183.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5632]                               ;   177.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4608], xmm0                               ;   185.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5648]                               ;   179.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4624], xmm0                               ;   187.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5664]                               ;   181.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4640], xmm0                               ;   189.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5680]                               ;   183.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4656], xmm0                               ;   191.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5696]                               ;   185.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4672], xmm0                               ;   193.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5712]                               ;   187.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4688], xmm0                               ;   195.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5728]                               ;   189.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4704], xmm0                               ;   197.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5744]                               ;   191.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4720], xmm0                               ;   199.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5760]                               ;   193.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4736], xmm0                               ;   201.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5776]                               ;   195.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4752], xmm0                               ;   203.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5792]                               ;   197.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4768], xmm0                               ;   205.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5808]                               ;   199.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4784], xmm0                               ;   207.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5824]                               ;   201.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4800], xmm0                               ;   209.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5840]                               ;   203.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4816], xmm0                               ;   211.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5856]                               ;   205.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4832], xmm0                               ;   213.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5872]                               ;   207.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4848], xmm0                               ;   215.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5888]                               ;   209.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4864], xmm0                               ;   217.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5904]                               ;   211.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4880], xmm0                               ;   219.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5920]                               ;   213.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4896], xmm0                               ;   221.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5936]                               ;   215.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4912], xmm0                               ;   223.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5952]                               ;   217.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4928], xmm0                               ;   225.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 5968]                               ;   219.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4944], xmm0                               ;   227.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 5984]                               ;   221.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4960], xmm0                               ;   229.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6000]                               ;   223.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 4976], xmm0                               ;   231.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6016]                               ;   225.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 4992], xmm0                               ;   233.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6032]                               ;   227.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 5008], xmm0                               ;   235.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6048]                               ;   229.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 5024], xmm0                               ;   237.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6064]                               ;   231.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 5040], xmm0                               ;   239.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6080]                               ;   233.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 5056], xmm0                               ;   241.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6096]                               ;   235.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 5072], xmm0                               ;   243.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6112]                               ;   237.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 5088], xmm0                               ;   245.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6128]                               ;   239.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 5104], xmm0                               ;   247.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6144]                               ;   241.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 5120], xmm0                               ;   249.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6160]                               ;   243.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 5136], xmm0                               ;   251.7 agu0+agu1+fmisc   60 rounds
        movaps xmm0, [rbp + 6176]                               ;   245.7 agu2+agu0+fadd+fmul   60 rounds reload
        movaps [rbp + 5152], xmm0                               ;   253.7 agu1+agu0+fmisc   60 rounds
        movaps xmm0, [rbp + 6192]                               ;   247.7 agu2+agu1+fadd+fmul   60 rounds reload
        movaps [rbp + 5168], xmm0                               ;   255.7 agu0+agu1+fmisc   60 rounds
        mov r8, qword [rbp + 8496]                              ;   247.7 agu2    60 rounds reload
        mov qword [rbp + 8536], r8                              ;   250.7 agu0    60 rounds
        add r8, 0x1800                                          ;   250.7 alu0    60 rounds
        mov qword [rbp + 8544], r8                              ;   251.7 agu1    60 rounds
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
        movaps xmm14, [r8 + 18448]                              ;     2.0 agu0+agu1+fadd+fmul   40 t
        xorps xmm14, xmm1                                       ;     4.0 fadd+fmul   40 t
        movaps xmm15, [r8 + 18480]                              ;     2.0 agu2+agu0+fmisc+fadd   40 t
        xorps xmm15, xmm3                                       ;     4.0 fmul+fadd   40 t
        movaps [r13 - 96], xmm3                                 ;     3.7 agu1+agu0+fmisc   40 t spill
        movaps xmm3, [r8 + 18496]                               ;     4.0 agu2+agu0+fmul+fadd   40 t
        xorps xmm3, xmm4                                        ;     6.0 fmul+fadd   40 t
        movaps [r13 - 80], xmm4                                 ;     5.7 agu1+agu2+fmisc   40 t spill
        movaps xmm4, [r8 + 18512]                               ;     6.0 agu0+agu1+fmul+fadd   40 t
        xorps xmm4, xmm5                                        ;     8.0 fmul+fadd   40 t
        movaps [r13 - 64], xmm5                                 ;     7.7 agu2+agu0+fmisc   40 t spill
        movaps xmm5, [r8 + 18560]                               ;     8.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm5, xmm8                                        ;    10.0 fmul+fadd   40 t
        movaps [r13 - 48], xmm8                                 ;     9.7 agu2+agu1+fmisc   40 t spill
        movaps xmm8, [r8 + 18592]                               ;    10.0 agu0+agu1+fmul+fadd   40 t
        xorps xmm8, xmm10                                       ;    12.0 fmul+fadd   40 t
        movaps [r13 - 32], xmm10                                ;    11.7 agu2+agu0+fmisc   40 t spill
        movaps xmm10, [r8 + 18608]                              ;    12.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm10, xmm11                                      ;    14.0 fmul+fadd   40 t
        movaps [r13 - 16], xmm11                                ;    13.7 agu2+agu1+fmisc   40 t spill
        movaps xmm11, [r8 + 18624]                              ;    14.0 agu0+agu1+fmul+fadd   40 t
        xorps xmm11, xmm12                                      ;    16.0 fmul+fadd   40 t
        movaps [r13 + 0], xmm12                                 ;    15.7 agu2+agu0+fmisc   40 t spill
        movaps xmm12, [r8 + 18704]                              ;    16.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 4432]                               ;    18.0 agu2+agu1+fmul+fadd   40 t
        movaps [r13 + 16], xmm1                                 ;    17.7 agu0+agu2+fmisc   40 t spill
        movaps xmm1, [r8 + 18736]                               ;    18.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm1, [rbp + 4464]                                ;    20.0 agu2+agu1+fmul+fadd   40 t
        movaps [rbp + 80], xmm1                                 ;    22.0 agu0+agu2+fmisc   40 t spill
        movaps xmm1, [r8 + 18752]                               ;    20.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm1, [rbp + 4480]                                ;    22.0 agu2+agu1+fmul+fadd   40 t
        movaps [rbp - 80], xmm12                                ;    21.7 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 18768]                              ;    22.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 4496]                               ;    24.0 agu2+agu1+fmul+fadd   40 t
        movaps [rdx + 112], xmm12                               ;    26.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 18832]                              ;    24.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 4560]                               ;    26.0 agu2+agu1+fmul+fadd   40 t
        movaps [rdx - 128], xmm12                               ;    28.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 18864]                              ;    26.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 4592]                               ;    28.0 agu2+agu1+fmul+fadd   40 t
        movaps [rdx - 64], xmm12                                ;    30.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 18880]                              ;    28.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 4608]                               ;    30.0 agu2+agu1+fmul+fadd   40 t
        movaps [rsi - 128], xmm12                               ;    32.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 18896]                              ;    30.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 4624]                               ;    32.0 agu2+agu1+fmul+fadd   40 t
        movaps [rdi + 0], xmm12                                 ;    34.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 18944]                              ;    32.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 4672]                               ;    34.0 agu2+agu1+fmul+fadd   40 t
        movaps [rbp - 128], xmm12                               ;    36.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 18976]                              ;    34.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 4704]                               ;    36.0 agu2+agu1+fmul+fadd   40 t
        movaps [rsi - 112], xmm12                               ;    38.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 18992]                              ;    36.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 4720]                               ;    38.0 agu2+agu1+fmul+fadd   40 t
        movaps [rsi - 96], xmm12                                ;    40.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 19008]                              ;    38.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 4736]                               ;    40.0 agu2+agu1+fmul+fadd   40 t
        movaps [rsi - 80], xmm12                                ;    42.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 19088]                              ;    40.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 4816]                               ;    42.0 agu2+agu1+fmul+fadd   40 t
        movaps [rdx - 16], xmm12                                ;    44.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 19120]                              ;    42.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 4848]                               ;    44.0 agu2+agu1+fmul+fadd   40 t
        movaps [rsi - 64], xmm12                                ;    46.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 19136]                              ;    44.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 4864]                               ;    46.0 agu2+agu1+fmul+fadd   40 t
        movaps [rbp - 64], xmm12                                ;    48.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 19152]                              ;    46.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 4880]                               ;    48.0 agu2+agu1+fmul+fadd   40 t
        movaps [rax - 48], xmm12                                ;    50.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 19216]                              ;    48.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 4944]                               ;    50.0 agu2+agu1+fmul+fadd   40 t
        movaps [rsi - 48], xmm12                                ;    52.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 19248]                              ;    50.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 4976]                               ;    52.0 agu2+agu1+fmul+fadd   40 t
        movaps [rdx - 112], xmm12                               ;    54.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 19264]                              ;    52.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 4992]                               ;    54.0 agu2+agu1+fmul+fadd   40 t
        movaps [rbp + 96], xmm12                                ;    56.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 19280]                              ;    54.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 5008]                               ;    56.0 agu2+agu1+fmul+fadd   40 t
        movaps [rax - 32], xmm12                                ;    58.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 19344]                              ;    56.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 5072]                               ;    58.0 agu2+agu1+fmul+fadd   40 t
        movaps [rcx - 16], xmm12                                ;    60.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 19376]                              ;    58.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 5104]                               ;    60.0 agu2+agu1+fmul+fadd   40 t
        movaps [rcx + 0], xmm12                                 ;    62.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, [r8 + 19392]                              ;    60.0 agu1+agu0+fmul+fadd   40 t
        xorps xmm12, [rbp + 5120]                               ;    62.0 agu2+agu1+fmul+fadd   40 t
        movaps [rcx + 16], xmm12                                ;    64.0 agu0+agu2+fmisc   40 t spill
        movaps xmm12, xmm3                                      ;    62.0 fmul+fadd   41 t copy
        xorps xmm12, xmm14                                      ;    64.0 fmul+fadd   41 t
        movaps [rsi - 32], xmm1                                 ;    63.7 agu1+agu0+fmisc   40 t spill
        movaps xmm1, [r8 + 19408]                               ;    64.0 agu2+agu0+fmul+fadd   40 t
        xorps xmm1, [rbp + 5136]                                ;    66.0 agu1+agu2+fmul+fadd   40 t
        movaps [rcx + 32], xmm1                                 ;    68.0 agu0+agu1+fmisc   40 t spill
        movaps xmm1, xmm4                                       ;    66.0 fmul+fadd   41 t copy
        xorps xmm1, xmm14                                       ;    68.0 fmul+fadd   41 t
        movaps [rbp - 96], xmm8                                 ;    67.7 agu2+agu0+fmisc   40 t spill
        movaps xmm8, xmm15                                      ;    68.0 fmul+fadd   41 t copy
        movaps [rcx + 48], xmm11                                ;    69.7 agu1+agu0+fmisc   40 t spill
        movaps xmm11, [r8 + 18464]                              ;    69.0 agu2+agu0+fmul+fadd   41 t
        xorps xmm11, xmm2                                       ;    71.0 fmul+fadd   41 t
        xorps xmm11, [rel camellia128_encrypt.T0_constants128]  ;    73.0 agu1+agu2+fmul+fadd   41 t
        xorps xmm3, xmm11                                       ;    75.0 fmul+fadd   41 t
        movaps [r13 + 32], xmm2                                 ;    72.3 agu0+agu1+fmisc   40 t spill
        movaps xmm2, [r8 + 18528]                               ;    73.0 agu2+agu0+fmul+fadd   41 t
        xorps xmm2, xmm6                                        ;    75.0 fmul+fadd   41 t
        xorps xmm2, [rel camellia128_encrypt.T0_constants128]   ;    77.0 agu1+agu2+fmul+fadd   41 t
        xorps xmm8, xmm2                                        ;    79.0 fmul+fadd   41 t
        movaps [r13 + 48], xmm6                                 ;    75.7 agu0+agu1+fmisc   40 t spill
        movaps xmm6, xmm8                                       ;    81.0 fmul+fadd   41 t copy
        xorps xmm6, xmm0                                        ;    83.0 fmul+fadd   41 t
        xorps xmm6, [r8 + 18432]                                ;    85.0 agu2+agu0+fmul+fadd   41 t
        xorps xmm6, [rel camellia128_encrypt.T0_constants128]   ;    87.0 agu1+agu0+fmul+fadd   41 t
        xorps xmm8, xmm12                                       ;    81.0 fmul+fadd   41 t
        movaps [r13 + 64], xmm0                                 ;    80.0 agu2+agu1+fmisc   40 t spill
        movaps xmm0, xmm6                                       ;    89.0 fmul+fadd   41 t copy
        xorps xmm0, xmm7                                        ;    91.0 fmul+fadd   41 t
        xorps xmm0, [r8 + 18544]                                ;    93.0 agu0+agu1+fmul+fadd   41 t
        xorps xmm0, [rel camellia128_encrypt.T0_constants128]   ;    95.0 agu2+agu0+fmul+fadd   41 t
        movaps [r13 + 80], xmm7                                 ;    86.0 agu1+agu0+fmisc   40 t spill
        movaps xmm7, xmm1                                       ;    86.0 fmul+fadd   41 t copy
        xorps xmm7, xmm6                                        ;    89.0 fadd+fmul   41 t
        movaps [rdx - 48], xmm5                                 ;    88.3 agu2+agu0+fmisc   40 t spill
        movaps xmm5, xmm12                                      ;    88.3 fadd+fmul   41 t copy
        xorps xmm5, xmm0                                        ;    97.0 fadd+fmul   41 t
        movaps [rdx + 0], xmm10                                 ;    90.7 agu1+agu0+fmisc   40 t spill
        movaps xmm10, xmm7                                      ;    91.0 fadd+fmul   41 t copy
        orps xmm10, xmm0                                        ;    97.0 fadd+fmul   41 t
        movaps [r11 - 48], xmm13                                ;    92.7 agu2+agu0+fmisc   40 t spill
        movaps xmm13, xmm3                                      ;    92.3 fadd+fmul   41 t copy
        xorps xmm13, xmm8                                       ;    94.3 fadd+fmul   41 t
        xorps xmm4, xmm8                                        ;    94.3 fadd+fmul   41 t
        movaps [r11 - 32], xmm9                                 ;    95.3 agu1+agu0+fmisc   40 t spill
        movaps xmm9, xmm8                                       ;    95.3 fadd+fmul   41 t copy
        xorps xmm9, xmm0                                        ;    97.3 fadd+fmul   41 t
        xorps xmm15, xmm9                                       ;    99.3 fadd+fmul   41 t
        movaps [rbp + 112], xmm0                                ;    98.0 agu2+agu0+fmisc   41 t spill
        movaps xmm0, xmm6                                       ;    98.3 fadd+fmul   41 t copy
        xorps xmm0, xmm11                                       ;   100.3 fadd+fmul   41 t
        movaps [rdx - 32], xmm14                                ;   100.0 agu1+agu0+fmisc   40 t spill
        movaps xmm14, xmm6                                      ;   100.3 fadd+fmul   41 t copy
        orps xmm14, xmm9                                        ;   102.3 fadd+fmul   41 t
        xorps xmm14, xmm10                                      ;   104.3 fadd+fmul   41 t
        movaps [rdx + 16], xmm9                                 ;   102.7 agu2+agu0+fmisc   41 t spill
        movaps xmm9, xmm5                                       ;   103.3 fadd+fmul   41 t copy
        xorps xmm9, xmm13                                       ;   105.3 fadd+fmul   41 t
        xorps xmm10, xmm2                                       ;   105.3 fadd+fmul   41 t
        orps xmm2, xmm5                                         ;   106.3 fadd+fmul   41 t
        xorps xmm4, xmm2                                        ;   108.3 fadd+fmul   41 t
        movaps [rdx + 32], xmm5                                 ;   106.7 agu1+agu0+fmisc   41 t spill
        movaps xmm5, xmm8                                       ;   108.3 fadd+fmul   41 t copy
        andps xmm5, xmm1                                        ;   110.3 fadd+fmul   41 t
        xorps xmm2, xmm5                                        ;   112.3 fadd+fmul   41 t
        movaps xmm5, xmm9                                       ;   111.3 fadd+fmul   41 t copy
        andps xmm5, xmm0                                        ;   113.3 fadd+fmul   41 t
        xorps xmm4, xmm5                                        ;   115.3 fadd+fmul   41 t
        movaps xmm5, xmm0                                       ;   114.3 fadd+fmul   41 t copy
        xorps xmm5, xmm15                                       ;   116.3 fadd+fmul   41 t
        xorps xmm14, xmm4                                       ;   117.3 fadd+fmul   41 t
        xorps xmm10, xmm2                                       ;   117.3 fadd+fmul   41 t
        movaps [rdx + 48], xmm0                                 ;   114.3 agu2+agu0+fmisc   41 t spill
        movaps xmm0, xmm13                                      ;   118.3 fadd+fmul   41 t copy
        andps xmm0, xmm5                                        ;   120.3 fadd+fmul   41 t
        xorps xmm2, xmm0                                        ;   122.3 fadd+fmul   41 t
        movaps xmm0, xmm1                                       ;   121.3 fadd+fmul   41 t copy
        xorps xmm0, xmm5                                        ;   123.3 fadd+fmul   41 t
        movaps [rdx + 64], xmm13                                ;   119.0 agu1+agu0+fmisc   41 t spill
        movaps xmm13, xmm3                                      ;   123.3 fadd+fmul   41 t copy
        andps xmm13, xmm0                                       ;   125.3 fadd+fmul   41 t
        xorps xmm10, xmm13                                      ;   127.3 fadd+fmul   41 t
        movaps xmm13, xmm15                                     ;   126.3 fadd+fmul   41 t copy
        xorps xmm13, xmm7                                       ;   128.3 fadd+fmul   41 t
        movaps [rdx - 96], xmm9                                 ;   124.3 agu2+agu0+fmisc   41 t spill
        movaps xmm9, xmm12                                      ;   128.3 fadd+fmul   41 t copy
        andps xmm9, xmm13                                       ;   130.3 fadd+fmul   41 t
        xorps xmm2, xmm9                                        ;   132.3 fadd+fmul   41 t
        xorps xmm4, xmm9                                        ;   132.3 fadd+fmul   41 t
        movaps xmm9, [rdx - 32]                                 ;   128.3 agu1+agu0+fmisc   41 t
        orps xmm9, xmm11                                        ;   132.3 fadd+fmul   41 t
        xorps xmm4, xmm9                                        ;   134.3 fadd+fmul   41 t
        movaps xmm9, xmm14                                      ;   134.3 fadd+fmul   41 t copy
        andps xmm9, xmm10                                       ;   136.3 fadd+fmul   41 t
        xorps xmm4, xmm9                                        ;   138.3 fadd+fmul   41 t
        movaps [rbp - 16], xmm11                                ;   134.0 agu2+agu0+fmisc   41 t spill
        movaps xmm11, xmm2                                      ;   137.3 fadd+fmul   41 t copy
        andps xmm11, xmm4                                       ;   140.3 fadd+fmul   41 t
        xorps xmm4, xmm10                                       ;   140.3 fadd+fmul   41 t
        orps xmm9, xmm4                                         ;   142.3 fadd+fmul   41 t
        xorps xmm14, xmm11                                      ;   142.3 fadd+fmul   41 t
        xorps xmm9, xmm14                                       ;   144.3 fadd+fmul   41 t
        andps xmm13, xmm9                                       ;   146.3 fadd+fmul   41 t
        movaps xmm11, xmm2                                      ;   144.3 fadd+fmul   41 t copy
        andps xmm11, xmm14                                      ;   146.3 fadd+fmul   41 t
        xorps xmm10, xmm11                                      ;   148.3 fadd+fmul   41 t
        andps xmm14, xmm10                                      ;   150.3 fadd+fmul   41 t
        movaps xmm11, xmm9                                      ;   148.3 fadd+fmul   41 t copy
        orps xmm11, xmm10                                       ;   150.3 fadd+fmul   41 t
        xorps xmm4, xmm11                                       ;   152.3 fadd+fmul   41 t
        xorps xmm2, xmm14                                       ;   152.3 fadd+fmul   41 t
        movaps xmm14, xmm9                                      ;   152.3 fadd+fmul   41 t copy
        xorps xmm14, xmm10                                      ;   154.3 fadd+fmul   41 t
        andps xmm0, xmm14                                       ;   156.3 fadd+fmul   41 t
        andps xmm3, xmm14                                       ;   156.3 fadd+fmul   41 t
        xorps xmm14, xmm4                                       ;   156.3 fadd+fmul   41 t
        andps xmm5, xmm14                                       ;   158.3 fadd+fmul   41 t
        andps xmm12, xmm9                                       ;   158.3 fadd+fmul   41 t
        xorps xmm0, xmm5                                        ;   160.3 fadd+fmul   41 t
        andps xmm8, xmm4                                        ;   160.3 fadd+fmul   41 t
        andps xmm6, xmm2                                        ;   161.3 fadd+fmul   41 t
        andps xmm1, xmm4                                        ;   162.3 fadd+fmul   41 t
        xorps xmm4, xmm2                                        ;   163.3 fadd+fmul   41 t
        xorps xmm5, xmm1                                        ;   164.3 fadd+fmul   41 t
        movaps xmm1, [rdx + 16]                                 ;   161.3 agu1+agu0+fmisc   41 t
        andps xmm1, xmm2                                        ;   165.3 fadd+fmul   41 t
        movaps xmm11, [rbp + 112]                               ;   163.3 agu2+agu0+fmisc   41 t
        andps xmm11, xmm4                                       ;   166.3 fadd+fmul   41 t
        xorps xmm11, xmm3                                       ;   168.3 fadd+fmul   41 t
        xorps xmm3, xmm1                                        ;   168.3 fadd+fmul   41 t
        xorps xmm9, xmm4                                        ;   169.3 fadd+fmul   41 t
        xorps xmm2, xmm10                                       ;   170.3 fadd+fmul   41 t
        andps xmm15, xmm9                                       ;   171.3 fadd+fmul   41 t
        andps xmm4, xmm7                                        ;   172.3 fadd+fmul   41 t
        movaps xmm1, [rdx - 96]                                 ;   169.3 agu1+agu0+fmisc   41 t
        andps xmm1, xmm2                                        ;   173.3 fadd+fmul   41 t
        andps xmm2, [rdx + 48]                                  ;   174.3 agu2+agu0+fadd+fmul   41 t
        andps xmm9, [rdx + 32]                                  ;   175.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm9, xmm11                                       ;   177.3 fadd+fmul   41 t
        xorps xmm9, xmm1                                        ;   179.3 fadd+fmul   41 t
        xorps xmm4, xmm0                                        ;   178.3 fadd+fmul   41 t
        xorps xmm4, xmm13                                       ;   180.3 fadd+fmul   41 t
        xorps xmm8, xmm1                                        ;   180.3 fadd+fmul   41 t
        xorps xmm8, xmm3                                        ;   182.3 fadd+fmul   41 t
        movaps xmm1, [rbp - 16]                                 ;   178.3 agu2+agu1+fmisc   41 t
        andps xmm1, xmm10                                       ;   182.3 fadd+fmul   41 t
        xorps xmm1, xmm8                                        ;   184.3 fadd+fmul   41 t
        andps xmm10, [rdx - 32]                                 ;   184.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm10, xmm9                                       ;   186.3 fadd+fmul   41 t
        xorps xmm10, xmm1                                       ;   188.3 fadd+fmul   41 t
        xorps xmm0, xmm6                                        ;   187.3 fadd+fmul   41 t
        andps xmm14, [rdx + 64]                                 ;   188.3 agu2+agu0+fadd+fmul   41 t
        xorps xmm0, xmm1                                        ;   189.3 fadd+fmul   41 t
        xorps xmm2, xmm1                                        ;   190.3 fadd+fmul   41 t
        xorps xmm2, xmm5                                        ;   192.3 fadd+fmul   41 t
        xorps xmm14, xmm10                                      ;   192.3 fadd+fmul   41 t
        xorps xmm9, xmm3                                        ;   193.3 fadd+fmul   41 t
        xorps xmm9, xmm4                                        ;   195.3 fadd+fmul   41 t
        xorps xmm11, xmm12                                      ;   195.3 fadd+fmul   41 t
        xorps xmm11, xmm10                                      ;   197.3 fadd+fmul   41 t
        movaps xmm1, xmm0                                       ;   197.3 fadd+fmul   41 t copy
        xorps xmm1, xmm2                                        ;   199.3 fadd+fmul   41 t
        xorps xmm1, xmm11                                       ;   201.3 fadd+fmul   41 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128]  ;   196.3 agu1+agu0+fmisc   41 t reload
        xorps xmm11, xmm3                                       ;   200.3 fadd+fmul   41 t
        xorps xmm0, xmm5                                        ;   201.3 fadd+fmul   41 t
        xorps xmm0, xmm13                                       ;   203.3 fadd+fmul   41 t
        xorps xmm0, xmm15                                       ;   205.3 fadd+fmul   41 t
        movaps xmm15, xmm14                                     ;   204.3 fadd+fmul   41 t copy
        xorps xmm15, xmm1                                       ;   206.3 fadd+fmul   41 t
        xorps xmm0, xmm3                                        ;   207.3 fadd+fmul   41 t
        xorps xmm8, xmm3                                        ;   207.3 fadd+fmul   41 t
        xorps xmm4, xmm1                                        ;   208.3 fadd+fmul   41 t
        xorps xmm4, xmm3                                        ;   210.3 fadd+fmul   41 t
        xorps xmm14, xmm3                                       ;   210.3 fadd+fmul   41 t
        movaps xmm1, [rdx - 48]                                 ;   207.3 agu2+agu0+fmisc   23 t
        movaps xmm5, [rdx + 0]                                  ;   209.3 agu1+agu0+fmisc   40 t reload
        xorps xmm1, xmm5                                        ;   211.3 fadd+fmul   23 t
        movaps xmm6, [rdx - 48]                                 ;   211.3 agu2+agu0+fmisc   23 t
        movaps xmm7, [rcx + 48]                                 ;   212.3 agu1+agu0+fadd+fmul   40 t reload
        xorps xmm6, xmm7                                        ;   214.3 fadd+fmul   23 t
        movaps xmm10, [rbp - 96]                                ;   213.3 agu2+agu1+fmisc   23 t
        movaps xmm12, [r8 + 18576]                              ;   214.3 agu0+agu1+fadd+fmul   23 t
        movaps xmm13, [r11 - 32]                                ;   215.3 agu2+agu0+fmisc+fadd   40 t reload
        xorps xmm12, xmm13                                      ;   217.3 fmul+fadd   23 t
        xorps xmm12, xmm3                                       ;   219.3 fmul+fadd   23 t
        xorps xmm5, xmm12                                       ;   221.3 fmul+fadd   23 t
        movaps xmm13, [r8 + 18640]                              ;   216.3 agu1+agu2+fmisc   23 t
        xorps xmm13, [r11 - 48]                                 ;   219.3 agu0+agu1+fmul+fadd   23 t
        xorps xmm13, xmm3                                       ;   221.3 fmul+fadd   23 t
        xorps xmm10, xmm13                                      ;   223.3 fmul+fadd   23 t
        movaps [rdx + 0], xmm2                                  ;   218.3 agu2+agu0+fmisc   41 t spill
        movaps xmm2, xmm10                                      ;   225.3 fmul+fadd   23 t copy
        xorps xmm2, [r8 + 18672]                                ;   227.3 agu1+agu0+fmul+fadd   23 t
        xorps xmm2, [rbp + 4400]                                ;   229.3 agu2+agu0+fmul+fadd   23 t
        xorps xmm2, xmm3                                        ;   231.3 fmul+fadd   23 t
        xorps xmm10, xmm1                                       ;   226.3 fmul+fadd   23 t
        movaps [rdx + 64], xmm14                                ;   224.3 agu1+agu2+fmisc   41 t spill
        movaps xmm14, xmm2                                      ;   233.3 fmul+fadd   23 t copy
        xorps xmm14, [r8 + 18656]                               ;   235.3 agu0+agu1+fmul+fadd   23 t
        xorps xmm14, [rbp + 4384]                               ;   237.3 agu2+agu0+fmul+fadd   23 t
        xorps xmm14, xmm3                                       ;   239.3 fmul+fadd   23 t
        movaps [rdx - 32], xmm4                                 ;   230.3 agu1+agu0+fmisc   41 t spill
        movaps xmm4, xmm6                                       ;   231.3 fmul+fadd   23 t copy
        xorps xmm4, xmm2                                        ;   233.3 fmul+fadd   23 t
        movaps [rbp - 16], xmm9                                 ;   233.0 agu2+agu0+fmisc   41 t spill
        movaps xmm9, xmm1                                       ;   233.3 fmul+fadd   23 t copy
        xorps xmm9, xmm14                                       ;   241.3 fmul+fadd   23 t
        movaps [rdx + 32], xmm8                                 ;   235.3 agu1+agu0+fmisc   41 t spill
        movaps xmm8, xmm4                                       ;   235.3 fmul+fadd   23 t copy
        orps xmm8, xmm14                                        ;   241.3 fmul+fadd   23 t
        movaps [rdx + 48], xmm0                                 ;   237.3 agu2+agu0+fmisc   41 t spill
        movaps xmm0, xmm5                                       ;   237.3 fmul+fadd   23 t copy
        xorps xmm0, xmm10                                       ;   239.3 fmul+fadd   23 t
        xorps xmm7, xmm10                                       ;   239.3 fmul+fadd   23 t
        movaps [rcx + 48], xmm11                                ;   240.0 agu1+agu0+fmisc   41 t spill
        movaps xmm11, xmm10                                     ;   240.3 fmul+fadd   23 t copy
        xorps xmm11, xmm14                                      ;   242.3 fmul+fadd   23 t
        movaps [rdx - 96], xmm15                                ;   242.0 agu2+agu0+fmisc   41 t spill
        movaps xmm15, xmm2                                      ;   242.3 fmul+fadd   23 t copy
        xorps xmm15, xmm12                                      ;   244.3 fmul+fadd   23 t
        movaps xmm3, xmm2                                       ;   244.3 fmul+fadd   23 t copy
        orps xmm3, xmm11                                        ;   246.3 fmul+fadd   23 t
        xorps xmm3, xmm8                                        ;   248.3 fmul+fadd   23 t
        movaps [rbp + 112], xmm14                               ;   246.0 agu1+agu0+fmisc   23 t spill
        movaps xmm14, xmm9                                      ;   247.3 fmul+fadd   23 t copy
        xorps xmm14, xmm0                                       ;   249.3 fmul+fadd   23 t
        xorps xmm8, xmm13                                       ;   249.3 fmul+fadd   23 t
        orps xmm13, xmm9                                        ;   250.3 fmul+fadd   23 t
        xorps xmm7, xmm13                                       ;   252.3 fmul+fadd   23 t
        movaps [rdx + 16], xmm9                                 ;   250.0 agu2+agu0+fmisc   23 t spill
        movaps xmm9, [rbp - 96]                                 ;   252.0 agu1+agu0+fmisc   23 t
        xorps xmm9, xmm11                                       ;   254.0 fmul+fadd   23 t
        movaps [rbp - 96], xmm11                                ;   254.0 agu2+agu1+fmisc   23 t spill
        movaps xmm11, xmm10                                     ;   253.3 fmul+fadd   23 t copy
        andps xmm11, xmm6                                       ;   255.3 fmul+fadd   23 t
        xorps xmm13, xmm11                                      ;   257.3 fmul+fadd   23 t
        movaps xmm11, xmm14                                     ;   256.3 fmul+fadd   23 t copy
        andps xmm11, xmm15                                      ;   258.3 fmul+fadd   23 t
        xorps xmm7, xmm11                                       ;   260.3 fmul+fadd   23 t
        movaps xmm11, xmm15                                     ;   259.3 fmul+fadd   23 t copy
        xorps xmm11, xmm9                                       ;   261.3 fmul+fadd   23 t
        xorps xmm3, xmm7                                        ;   262.3 fmul+fadd   23 t
        xorps xmm8, xmm13                                       ;   262.3 fmul+fadd   23 t
        movaps [rsi - 16], xmm15                                ;   259.3 agu0+agu1+fmisc   23 t spill
        movaps xmm15, xmm0                                      ;   263.3 fmul+fadd   23 t copy
        andps xmm15, xmm11                                      ;   265.3 fmul+fadd   23 t
        xorps xmm13, xmm15                                      ;   267.3 fmul+fadd   23 t
        movaps xmm15, xmm6                                      ;   266.3 fmul+fadd   23 t copy
        xorps xmm15, xmm11                                      ;   268.3 fmul+fadd   23 t
        movaps [rdi + 16], xmm0                                 ;   264.0 agu2+agu0+fmisc   23 t spill
        movaps xmm0, xmm5                                       ;   268.3 fmul+fadd   23 t copy
        andps xmm0, xmm15                                       ;   270.3 fmul+fadd   23 t
        xorps xmm8, xmm0                                        ;   272.3 fmul+fadd   23 t
        movaps xmm0, xmm9                                       ;   271.3 fmul+fadd   23 t copy
        xorps xmm0, xmm4                                        ;   273.3 fmul+fadd   23 t
        movaps [rsi + 0], xmm14                                 ;   269.3 agu1+agu0+fmisc   23 t spill
        movaps xmm14, xmm1                                      ;   273.3 fmul+fadd   23 t copy
        andps xmm14, xmm0                                       ;   275.3 fmul+fadd   23 t
        xorps xmm13, xmm14                                      ;   277.3 fmul+fadd   23 t
        xorps xmm7, xmm14                                       ;   277.3 fmul+fadd   23 t
        movaps xmm14, [rdx - 48]                                ;   273.3 agu2+agu0+fmisc   23 t
        orps xmm14, xmm12                                       ;   277.3 fmul+fadd   23 t
        xorps xmm7, xmm14                                       ;   279.3 fmul+fadd   23 t
        movaps xmm14, xmm3                                      ;   279.3 fmul+fadd   23 t copy
        andps xmm14, xmm8                                       ;   281.3 fmul+fadd   23 t
        xorps xmm7, xmm14                                       ;   283.3 fmul+fadd   23 t
        movaps [rdi + 32], xmm12                                ;   279.0 agu1+agu0+fmisc   23 t spill
        movaps xmm12, xmm13                                     ;   282.3 fmul+fadd   23 t copy
        andps xmm12, xmm7                                       ;   285.3 fmul+fadd   23 t
        xorps xmm7, xmm8                                        ;   285.3 fmul+fadd   23 t
        orps xmm14, xmm7                                        ;   287.3 fmul+fadd   23 t
        xorps xmm3, xmm12                                       ;   287.3 fmul+fadd   23 t
        xorps xmm14, xmm3                                       ;   289.3 fmul+fadd   23 t
        andps xmm0, xmm14                                       ;   291.3 fmul+fadd   23 t
        movaps xmm12, xmm13                                     ;   289.3 fmul+fadd   23 t copy
        andps xmm12, xmm3                                       ;   291.3 fmul+fadd   23 t
        xorps xmm8, xmm12                                       ;   293.3 fmul+fadd   23 t
        andps xmm3, xmm8                                        ;   295.3 fmul+fadd   23 t
        movaps xmm12, xmm14                                     ;   293.3 fmul+fadd   23 t copy
        orps xmm12, xmm8                                        ;   295.3 fmul+fadd   23 t
        xorps xmm7, xmm12                                       ;   297.3 fmul+fadd   23 t
        xorps xmm13, xmm3                                       ;   297.3 fmul+fadd   23 t
        movaps xmm3, xmm14                                      ;   297.3 fmul+fadd   23 t copy
        xorps xmm3, xmm8                                        ;   299.3 fmul+fadd   23 t
        andps xmm15, xmm3                                       ;   301.3 fmul+fadd   23 t
        andps xmm5, xmm3                                        ;   301.3 fmul+fadd   23 t
        xorps xmm3, xmm7                                        ;   301.3 fmul+fadd   23 t
        andps xmm11, xmm3                                       ;   303.3 fmul+fadd   23 t
        andps xmm1, xmm14                                       ;   303.3 fmul+fadd   23 t
        andps xmm10, xmm7                                       ;   304.3 fmul+fadd   23 t
        xorps xmm15, xmm11                                      ;   305.3 fmul+fadd   23 t
        andps xmm2, xmm13                                       ;   306.3 fmul+fadd   23 t
        andps xmm6, xmm7                                        ;   307.3 fmul+fadd   23 t
        xorps xmm7, xmm13                                       ;   308.3 fmul+fadd   23 t
        xorps xmm11, xmm6                                       ;   309.3 fmul+fadd   23 t
        movaps xmm6, [rbp - 96]                                 ;   305.7 agu2+agu0+fmisc   23 t
        andps xmm6, xmm13                                       ;   310.3 fmul+fadd   23 t
        movaps xmm12, [rbp + 112]                               ;   307.7 agu1+agu0+fmisc   23 t
        andps xmm12, xmm7                                       ;   311.3 fmul+fadd   23 t
        xorps xmm12, xmm5                                       ;   313.3 fmul+fadd   23 t
        xorps xmm5, xmm6                                        ;   313.3 fmul+fadd   23 t
        xorps xmm14, xmm7                                       ;   314.3 fmul+fadd   23 t
        xorps xmm13, xmm8                                       ;   315.3 fmul+fadd   23 t
        andps xmm4, xmm7                                        ;   316.3 fmul+fadd   23 t
        andps xmm9, xmm14                                       ;   317.3 fmul+fadd   23 t
        movaps xmm6, [rsi + 0]                                  ;   314.3 agu2+agu0+fmisc   23 t
        andps xmm6, xmm13                                       ;   318.3 fmul+fadd   23 t
        andps xmm13, [rsi - 16]                                 ;   319.3 agu1+agu0+fmul+fadd   23 t
        andps xmm14, [rdx + 16]                                 ;   320.3 agu2+agu0+fmul+fadd   23 t
        xorps xmm14, xmm12                                      ;   322.3 fmul+fadd   23 t
        xorps xmm14, xmm6                                       ;   324.3 fmul+fadd   23 t
        xorps xmm4, xmm15                                       ;   323.3 fmul+fadd   23 t
        xorps xmm4, xmm0                                        ;   325.3 fmul+fadd   23 t
        xorps xmm10, xmm6                                       ;   325.3 fmul+fadd   23 t
        xorps xmm10, xmm5                                       ;   327.3 fmul+fadd   23 t
        movaps xmm6, [rdi + 32]                                 ;   323.3 agu1+agu2+fmisc   23 t
        andps xmm6, xmm8                                        ;   327.3 fmul+fadd   23 t
        xorps xmm6, xmm10                                       ;   329.3 fmul+fadd   23 t
        andps xmm8, [rdx - 48]                                  ;   329.3 agu0+agu1+fmul+fadd   23 t
        xorps xmm8, xmm14                                       ;   331.3 fmul+fadd   23 t
        xorps xmm8, xmm6                                        ;   333.3 fmul+fadd   23 t
        xorps xmm15, xmm2                                       ;   332.3 fmul+fadd   23 t
        andps xmm3, [rdi + 16]                                  ;   333.3 agu2+agu0+fmul+fadd   23 t
        xorps xmm15, xmm6                                       ;   334.3 fmul+fadd   23 t
        xorps xmm13, xmm6                                       ;   335.3 fmul+fadd   23 t
        xorps xmm13, xmm11                                      ;   337.3 fmul+fadd   23 t
        xorps xmm3, xmm8                                        ;   337.3 fmul+fadd   23 t
        xorps xmm14, xmm5                                       ;   338.3 fmul+fadd   23 t
        xorps xmm14, xmm4                                       ;   340.3 fmul+fadd   23 t
        xorps xmm12, xmm1                                       ;   340.3 fmul+fadd   23 t
        xorps xmm12, xmm8                                       ;   342.3 fmul+fadd   23 t
        movaps xmm1, xmm15                                      ;   342.3 fmul+fadd   23 t copy
        xorps xmm1, xmm13                                       ;   344.3 fmul+fadd   23 t
        xorps xmm1, xmm12                                       ;   346.3 fmul+fadd   23 t
        movaps xmm2, [rel camellia128_encrypt.T0_constants128]  ;   341.3 agu1+agu0+fmisc   41 t reload
        xorps xmm12, xmm2                                       ;   345.3 fmul+fadd   23 t
        xorps xmm15, xmm11                                      ;   346.3 fmul+fadd   23 t
        xorps xmm15, xmm0                                       ;   348.3 fmul+fadd   23 t
        xorps xmm15, xmm9                                       ;   350.3 fmul+fadd   23 t
        movaps xmm0, xmm3                                       ;   349.3 fmul+fadd   23 t copy
        xorps xmm0, xmm1                                        ;   351.3 fmul+fadd   23 t
        xorps xmm15, xmm2                                       ;   352.3 fmul+fadd   23 t
        xorps xmm10, xmm2                                       ;   352.3 fmul+fadd   23 t
        xorps xmm4, xmm1                                        ;   353.3 fmul+fadd   23 t
        xorps xmm4, xmm2                                        ;   355.3 fmul+fadd   23 t
        xorps xmm3, xmm2                                        ;   355.3 fmul+fadd   23 t
        movaps xmm1, [rbp - 80]                                 ;   352.3 agu2+agu0+fmisc   22 t
        movaps xmm5, [rsi - 32]                                 ;   354.3 agu1+agu0+fmisc   40 t reload
        xorps xmm1, xmm5                                        ;   356.3 fmul+fadd   22 t
        movaps xmm6, [rbp - 80]                                 ;   356.3 agu2+agu0+fmisc   22 t
        movaps xmm7, [rdx + 112]                                ;   357.3 agu1+agu0+fmul+fadd   40 t reload
        xorps xmm6, xmm7                                        ;   359.3 fmul+fadd   22 t
        movaps xmm8, [rbp + 80]                                 ;   358.3 agu2+agu1+fmisc   22 t
        movaps xmm9, [r8 + 18720]                               ;   359.3 agu0+agu1+fmul+fadd   22 t
        movaps xmm11, [rbp + 4448]                              ;   360.0 agu2+agu0+fmisc+fmul   40 t reload
        xorps xmm9, xmm11                                       ;   362.0 fadd+fmul   22 t
        xorps xmm9, xmm2                                        ;   364.0 fadd+fmul   22 t
        xorps xmm5, xmm9                                        ;   366.0 fadd+fmul   22 t
        movaps xmm11, [r8 + 18784]                              ;   361.3 agu1+agu2+fmisc   22 t
        xorps xmm11, [rbp + 4512]                               ;   364.0 agu0+agu1+fadd+fmul   22 t
        xorps xmm11, xmm2                                       ;   366.0 fadd+fmul   22 t
        xorps xmm8, xmm11                                       ;   368.0 fadd+fmul   22 t
        movaps [rsi - 32], xmm13                                ;   363.3 agu2+agu0+fmisc   23 t spill
        movaps xmm13, xmm8                                      ;   370.0 fadd+fmul   22 t copy
        xorps xmm13, [r8 + 18688]                               ;   372.0 agu1+agu0+fadd+fmul   22 t
        xorps xmm13, [rbp + 4416]                               ;   374.0 agu2+agu0+fadd+fmul   22 t
        xorps xmm13, xmm2                                       ;   376.0 fadd+fmul   22 t
        xorps xmm8, xmm1                                        ;   371.0 fadd+fmul   22 t
        movaps [rdi + 16], xmm3                                 ;   369.0 agu1+agu2+fmisc   23 t spill
        movaps xmm3, xmm13                                      ;   378.0 fadd+fmul   22 t copy
        xorps xmm3, [r8 + 18800]                                ;   380.0 agu0+agu1+fadd+fmul   22 t
        xorps xmm3, [rbp + 4528]                                ;   382.0 agu2+agu0+fadd+fmul   22 t
        xorps xmm3, xmm2                                        ;   384.0 fadd+fmul   22 t
        movaps [rdx - 48], xmm4                                 ;   375.0 agu1+agu0+fmisc   23 t spill
        movaps xmm4, xmm6                                       ;   376.0 fadd+fmul   22 t copy
        xorps xmm4, xmm13                                       ;   378.0 fadd+fmul   22 t
        movaps [rdi + 32], xmm14                                ;   377.7 agu2+agu0+fmisc   23 t spill
        movaps xmm14, xmm1                                      ;   378.0 fadd+fmul   22 t copy
        xorps xmm14, xmm3                                       ;   386.0 fadd+fmul   22 t
        movaps [rdx + 16], xmm10                                ;   380.0 agu1+agu0+fmisc   23 t spill
        movaps xmm10, xmm4                                      ;   380.0 fadd+fmul   22 t copy
        orps xmm10, xmm3                                        ;   386.0 fadd+fmul   22 t
        movaps [rsi - 16], xmm15                                ;   382.0 agu2+agu0+fmisc   23 t spill
        movaps xmm15, xmm5                                      ;   382.0 fadd+fmul   22 t copy
        xorps xmm15, xmm8                                       ;   384.0 fadd+fmul   22 t
        xorps xmm7, xmm8                                        ;   384.0 fadd+fmul   22 t
        movaps [rdx + 112], xmm12                               ;   384.7 agu1+agu0+fmisc   23 t spill
        movaps xmm12, xmm8                                      ;   385.0 fadd+fmul   22 t copy
        xorps xmm12, xmm3                                       ;   387.0 fadd+fmul   22 t
        movaps [rsi + 0], xmm0                                  ;   386.7 agu2+agu0+fmisc   23 t spill
        movaps xmm0, xmm13                                      ;   387.0 fadd+fmul   22 t copy
        xorps xmm0, xmm9                                        ;   389.0 fadd+fmul   22 t
        movaps xmm2, xmm13                                      ;   389.0 fadd+fmul   22 t copy
        orps xmm2, xmm12                                        ;   391.0 fadd+fmul   22 t
        xorps xmm2, xmm10                                       ;   393.0 fadd+fmul   22 t
        movaps [rbp + 112], xmm3                                ;   390.7 agu1+agu0+fmisc   22 t spill
        movaps xmm3, xmm14                                      ;   392.0 fadd+fmul   22 t copy
        xorps xmm3, xmm15                                       ;   394.0 fadd+fmul   22 t
        xorps xmm10, xmm11                                      ;   394.0 fadd+fmul   22 t
        orps xmm11, xmm14                                       ;   395.0 fadd+fmul   22 t
        xorps xmm7, xmm11                                       ;   397.0 fadd+fmul   22 t
        movaps [rbp - 96], xmm14                                ;   394.7 agu2+agu0+fmisc   22 t spill
        movaps xmm14, [rbp + 80]                                ;   396.7 agu1+agu0+fmisc+fadd   22 t
        xorps xmm14, xmm12                                      ;   398.7 fmul+fadd   22 t
        movaps [rbp + 80], xmm12                                ;   397.7 agu2+agu1+fmisc   22 t spill
        movaps xmm12, xmm8                                      ;   398.7 fmul+fadd   22 t copy
        andps xmm12, xmm6                                       ;   400.7 fmul+fadd   22 t
        xorps xmm11, xmm12                                      ;   402.7 fmul+fadd   22 t
        movaps xmm12, xmm3                                      ;   401.7 fmul+fadd   22 t copy
        andps xmm12, xmm0                                       ;   403.7 fmul+fadd   22 t
        xorps xmm7, xmm12                                       ;   405.7 fmul+fadd   22 t
        movaps xmm12, xmm0                                      ;   404.7 fmul+fadd   22 t copy
        xorps xmm12, xmm14                                      ;   406.7 fmul+fadd   22 t
        xorps xmm2, xmm7                                        ;   407.7 fmul+fadd   22 t
        xorps xmm10, xmm11                                      ;   407.7 fmul+fadd   22 t
        movaps [rbp - 48], xmm0                                 ;   404.7 agu0+agu1+fmisc   22 t spill
        movaps xmm0, xmm15                                      ;   408.7 fmul+fadd   22 t copy
        andps xmm0, xmm12                                       ;   410.7 fmul+fadd   22 t
        xorps xmm11, xmm0                                       ;   412.7 fmul+fadd   22 t
        movaps xmm0, xmm6                                       ;   411.7 fmul+fadd   22 t copy
        xorps xmm0, xmm12                                       ;   413.7 fmul+fadd   22 t
        movaps [rbp + 0], xmm15                                 ;   409.3 agu2+agu0+fmisc   22 t spill
        movaps xmm15, xmm5                                      ;   413.7 fmul+fadd   22 t copy
        andps xmm15, xmm0                                       ;   415.7 fmul+fadd   22 t
        xorps xmm10, xmm15                                      ;   417.7 fmul+fadd   22 t
        movaps xmm15, xmm14                                     ;   416.7 fmul+fadd   22 t copy
        xorps xmm15, xmm4                                       ;   418.7 fmul+fadd   22 t
        movaps [rdi + 48], xmm3                                 ;   414.7 agu1+agu0+fmisc   22 t spill
        movaps xmm3, xmm1                                       ;   418.7 fmul+fadd   22 t copy
        andps xmm3, xmm15                                       ;   420.7 fmul+fadd   22 t
        xorps xmm11, xmm3                                       ;   422.7 fmul+fadd   22 t
        xorps xmm7, xmm3                                        ;   422.7 fmul+fadd   22 t
        movaps xmm3, [rbp - 80]                                 ;   418.7 agu2+agu0+fmisc   22 t
        orps xmm3, xmm9                                         ;   422.7 fmul+fadd   22 t
        xorps xmm7, xmm3                                        ;   424.7 fmul+fadd   22 t
        movaps xmm3, xmm2                                       ;   424.7 fmul+fadd   22 t copy
        andps xmm3, xmm10                                       ;   426.7 fmul+fadd   22 t
        xorps xmm7, xmm3                                        ;   428.7 fmul+fadd   22 t
        movaps [rbp + 16], xmm9                                 ;   424.3 agu1+agu0+fmisc   22 t spill
        movaps xmm9, xmm11                                      ;   427.7 fmul+fadd   22 t copy
        andps xmm9, xmm7                                        ;   430.7 fmul+fadd   22 t
        xorps xmm7, xmm10                                       ;   430.7 fmul+fadd   22 t
        orps xmm3, xmm7                                         ;   432.7 fmul+fadd   22 t
        xorps xmm2, xmm9                                        ;   432.7 fmul+fadd   22 t
        xorps xmm3, xmm2                                        ;   434.7 fmul+fadd   22 t
        andps xmm15, xmm3                                       ;   436.7 fmul+fadd   22 t
        movaps xmm9, xmm11                                      ;   434.7 fmul+fadd   22 t copy
        andps xmm9, xmm2                                        ;   436.7 fmul+fadd   22 t
        xorps xmm10, xmm9                                       ;   438.7 fmul+fadd   22 t
        andps xmm2, xmm10                                       ;   440.7 fmul+fadd   22 t
        movaps xmm9, xmm3                                       ;   438.7 fmul+fadd   22 t copy
        orps xmm9, xmm10                                        ;   440.7 fmul+fadd   22 t
        xorps xmm7, xmm9                                        ;   442.7 fmul+fadd   22 t
        xorps xmm11, xmm2                                       ;   442.7 fmul+fadd   22 t
        movaps xmm2, xmm3                                       ;   442.7 fmul+fadd   22 t copy
        xorps xmm2, xmm10                                       ;   444.7 fmul+fadd   22 t
        andps xmm0, xmm2                                        ;   446.7 fmul+fadd   22 t
        andps xmm5, xmm2                                        ;   446.7 fmul+fadd   22 t
        xorps xmm2, xmm7                                        ;   446.7 fmul+fadd   22 t
        andps xmm12, xmm2                                       ;   448.7 fmul+fadd   22 t
        andps xmm1, xmm3                                        ;   448.7 fmul+fadd   22 t
        xorps xmm0, xmm12                                       ;   450.7 fmul+fadd   22 t
        andps xmm8, xmm7                                        ;   450.7 fmul+fadd   22 t
        andps xmm13, xmm11                                      ;   451.7 fmul+fadd   22 t
        andps xmm6, xmm7                                        ;   452.7 fmul+fadd   22 t
        xorps xmm7, xmm11                                       ;   453.7 fmul+fadd   22 t
        xorps xmm12, xmm6                                       ;   454.7 fmul+fadd   22 t
        movaps xmm6, [rbp + 80]                                 ;   451.7 agu2+agu0+fmisc   22 t
        andps xmm6, xmm11                                       ;   455.7 fmul+fadd   22 t
        movaps xmm9, [rbp + 112]                                ;   453.7 agu1+agu0+fmisc   22 t
        andps xmm9, xmm7                                        ;   456.7 fmul+fadd   22 t
        xorps xmm9, xmm5                                        ;   458.7 fmul+fadd   22 t
        xorps xmm5, xmm6                                        ;   458.7 fmul+fadd   22 t
        xorps xmm3, xmm7                                        ;   459.7 fmul+fadd   22 t
        xorps xmm11, xmm10                                      ;   460.7 fmul+fadd   22 t
        andps xmm7, xmm4                                        ;   461.7 fmul+fadd   22 t
        andps xmm14, xmm3                                       ;   462.7 fmul+fadd   22 t
        movaps xmm4, [rdi + 48]                                 ;   459.7 agu2+agu0+fmisc   22 t
        andps xmm4, xmm11                                       ;   463.7 fmul+fadd   22 t
        andps xmm11, [rbp - 48]                                 ;   464.7 agu1+agu0+fmul+fadd   22 t
        andps xmm3, [rbp - 96]                                  ;   465.7 agu2+agu0+fmul+fadd   22 t
        xorps xmm3, xmm9                                        ;   467.7 fmul+fadd   22 t
        xorps xmm3, xmm4                                        ;   469.7 fmul+fadd   22 t
        xorps xmm7, xmm0                                        ;   468.7 fmul+fadd   22 t
        xorps xmm7, xmm15                                       ;   470.7 fmul+fadd   22 t
        xorps xmm8, xmm4                                        ;   470.7 fmul+fadd   22 t
        xorps xmm8, xmm5                                        ;   472.7 fmul+fadd   22 t
        movaps xmm4, [rbp + 16]                                 ;   468.7 agu1+agu2+fmisc   22 t
        andps xmm4, xmm10                                       ;   472.7 fmul+fadd   22 t
        xorps xmm4, xmm8                                        ;   474.7 fmul+fadd   22 t
        andps xmm10, [rbp - 80]                                 ;   474.7 agu0+agu1+fmul+fadd   22 t
        xorps xmm10, xmm3                                       ;   476.7 fmul+fadd   22 t
        xorps xmm10, xmm4                                       ;   478.7 fmul+fadd   22 t
        xorps xmm0, xmm13                                       ;   477.7 fmul+fadd   22 t
        andps xmm2, [rbp + 0]                                   ;   478.7 agu2+agu0+fmul+fadd   22 t
        xorps xmm0, xmm4                                        ;   479.7 fmul+fadd   22 t
        xorps xmm11, xmm4                                       ;   480.7 fmul+fadd   22 t
        xorps xmm11, xmm12                                      ;   482.7 fmul+fadd   22 t
        xorps xmm2, xmm10                                       ;   482.7 fmul+fadd   22 t
        xorps xmm3, xmm5                                        ;   483.7 fmul+fadd   22 t
        xorps xmm3, xmm7                                        ;   485.7 fmul+fadd   22 t
        xorps xmm9, xmm1                                        ;   485.7 fmul+fadd   22 t
        xorps xmm9, xmm10                                       ;   487.7 fmul+fadd   22 t
        movaps xmm1, xmm0                                       ;   487.7 fmul+fadd   22 t copy
        xorps xmm1, xmm11                                       ;   489.7 fmul+fadd   22 t
        xorps xmm1, xmm9                                        ;   491.7 fmul+fadd   22 t
        movaps xmm4, [rel camellia128_encrypt.T0_constants128]  ;   486.7 agu1+agu0+fmisc   41 t reload
        xorps xmm9, xmm4                                        ;   490.7 fmul+fadd   22 t
        xorps xmm0, xmm12                                       ;   491.7 fmul+fadd   22 t
        xorps xmm0, xmm15                                       ;   493.7 fmul+fadd   22 t
        xorps xmm0, xmm14                                       ;   495.7 fmul+fadd   22 t
        movaps xmm14, xmm2                                      ;   494.7 fmul+fadd   22 t copy
        xorps xmm14, xmm1                                       ;   496.7 fmul+fadd   22 t
        xorps xmm0, xmm4                                        ;   497.7 fmul+fadd   22 t
        xorps xmm8, xmm4                                        ;   497.7 fmul+fadd   22 t
        xorps xmm7, xmm1                                        ;   498.7 fmul+fadd   22 t
        xorps xmm7, xmm4                                        ;   500.7 fmul+fadd   22 t
        xorps xmm2, xmm4                                        ;   500.7 fmul+fadd   22 t
        movaps xmm15, [rdx - 128]                               ;   497.7 agu2+agu0+fmisc   21 t
        movaps xmm1, [rsi - 128]                                ;   499.7 agu1+agu0+fmisc   40 t reload
        xorps xmm15, xmm1                                       ;   501.7 fmul+fadd   21 t
        movaps xmm5, [rdx - 128]                                ;   501.7 agu2+agu0+fmisc   21 t
        movaps xmm6, [rdi + 0]                                  ;   502.7 agu1+agu0+fmul+fadd   40 t reload
        xorps xmm5, xmm6                                        ;   504.7 fmul+fadd   21 t
        movaps xmm10, [rdx - 64]                                ;   503.7 agu2+agu1+fmisc   21 t
        movaps xmm12, [r8 + 18848]                              ;   504.7 agu0+agu1+fmul+fadd   21 t
        movaps xmm13, [rbp + 4576]                              ;   505.0 agu2+agu0+fmisc+fmul   40 t reload
        xorps xmm12, xmm13                                      ;   507.0 fadd+fmul   21 t
        xorps xmm12, xmm4                                       ;   509.0 fadd+fmul   21 t
        xorps xmm1, xmm12                                       ;   511.0 fadd+fmul   21 t
        movaps xmm13, [r8 + 18912]                              ;   506.7 agu1+agu2+fmisc   21 t
        xorps xmm13, [rbp + 4640]                               ;   509.0 agu0+agu1+fadd+fmul   21 t
        xorps xmm13, xmm4                                       ;   511.0 fadd+fmul   21 t
        xorps xmm10, xmm13                                      ;   513.0 fadd+fmul   21 t
        movaps [rsi - 128], xmm14                               ;   508.7 agu2+agu0+fmisc   22 t spill
        movaps xmm14, xmm10                                     ;   515.0 fadd+fmul   21 t copy
        xorps xmm14, [r8 + 18816]                               ;   517.0 agu1+agu0+fadd+fmul   21 t
        xorps xmm14, [rbp + 4544]                               ;   519.0 agu2+agu0+fadd+fmul   21 t
        xorps xmm14, xmm4                                       ;   521.0 fadd+fmul   21 t
        xorps xmm10, xmm15                                      ;   516.0 fadd+fmul   21 t
        movaps [rbp + 0], xmm11                                 ;   514.0 agu1+agu2+fmisc   22 t spill
        movaps xmm11, xmm14                                     ;   523.0 fadd+fmul   21 t copy
        xorps xmm11, [r8 + 18928]                               ;   525.0 agu0+agu1+fadd+fmul   21 t
        xorps xmm11, [rbp + 4656]                               ;   527.0 agu2+agu0+fadd+fmul   21 t
        xorps xmm11, xmm4                                       ;   529.0 fadd+fmul   21 t
        movaps [rbp - 80], xmm2                                 ;   520.0 agu1+agu0+fmisc   22 t spill
        movaps xmm2, xmm5                                       ;   521.0 fadd+fmul   21 t copy
        xorps xmm2, xmm14                                       ;   523.0 fadd+fmul   21 t
        movaps [rbp + 16], xmm7                                 ;   522.7 agu2+agu0+fmisc   22 t spill
        movaps xmm7, xmm15                                      ;   523.0 fadd+fmul   21 t copy
        xorps xmm7, xmm11                                       ;   531.0 fadd+fmul   21 t
        movaps [rbp - 96], xmm3                                 ;   525.0 agu1+agu0+fmisc   22 t spill
        movaps xmm3, xmm2                                       ;   525.0 fadd+fmul   21 t copy
        orps xmm3, xmm11                                        ;   531.0 fadd+fmul   21 t
        movaps [rbp - 48], xmm8                                 ;   527.0 agu2+agu0+fmisc   22 t spill
        movaps xmm8, xmm1                                       ;   527.0 fadd+fmul   21 t copy
        xorps xmm8, xmm10                                       ;   529.0 fadd+fmul   21 t
        xorps xmm6, xmm10                                       ;   529.0 fadd+fmul   21 t
        movaps [rdi + 0], xmm0                                  ;   529.7 agu1+agu0+fmisc   22 t spill
        movaps xmm0, xmm10                                      ;   530.0 fadd+fmul   21 t copy
        xorps xmm0, xmm11                                       ;   532.0 fadd+fmul   21 t
        movaps [rdi + 48], xmm9                                 ;   531.7 agu2+agu0+fmisc   22 t spill
        movaps xmm9, xmm14                                      ;   532.0 fadd+fmul   21 t copy
        xorps xmm9, xmm12                                       ;   534.0 fadd+fmul   21 t
        movaps xmm4, xmm14                                      ;   534.0 fadd+fmul   21 t copy
        orps xmm4, xmm0                                         ;   536.0 fadd+fmul   21 t
        xorps xmm4, xmm3                                        ;   538.0 fadd+fmul   21 t
        movaps [rbp + 112], xmm11                               ;   535.7 agu1+agu0+fmisc   21 t spill
        movaps xmm11, xmm7                                      ;   537.0 fadd+fmul   21 t copy
        xorps xmm11, xmm8                                       ;   539.0 fadd+fmul   21 t
        xorps xmm3, xmm13                                       ;   539.0 fadd+fmul   21 t
        orps xmm13, xmm7                                        ;   540.0 fadd+fmul   21 t
        xorps xmm6, xmm13                                       ;   542.0 fadd+fmul   21 t
        movaps [rbp + 80], xmm7                                 ;   539.7 agu2+agu0+fmisc   21 t spill
        movaps xmm7, [rdx - 64]                                 ;   541.7 agu1+agu0+fmisc   21 t
        xorps xmm7, xmm0                                        ;   543.7 fadd+fmul   21 t
        movaps [rdx - 64], xmm0                                 ;   543.7 agu2+agu1+fmisc   21 t spill
        movaps xmm0, xmm10                                      ;   543.0 fadd+fmul   21 t copy
        andps xmm0, xmm5                                        ;   545.0 fadd+fmul   21 t
        xorps xmm13, xmm0                                       ;   547.0 fadd+fmul   21 t
        movaps xmm0, xmm11                                      ;   546.0 fadd+fmul   21 t copy
        andps xmm0, xmm9                                        ;   548.0 fadd+fmul   21 t
        xorps xmm6, xmm0                                        ;   550.0 fadd+fmul   21 t
        movaps xmm0, xmm9                                       ;   549.0 fadd+fmul   21 t copy
        xorps xmm0, xmm7                                        ;   551.0 fadd+fmul   21 t
        xorps xmm4, xmm6                                        ;   552.0 fadd+fmul   21 t
        xorps xmm3, xmm13                                       ;   552.0 fadd+fmul   21 t
        movaps [rsi + 16], xmm9                                 ;   549.0 agu0+agu1+fmisc   21 t spill
        movaps xmm9, xmm8                                       ;   553.0 fadd+fmul   21 t copy
        andps xmm9, xmm0                                        ;   555.0 fadd+fmul   21 t
        xorps xmm13, xmm9                                       ;   557.0 fadd+fmul   21 t
        movaps xmm9, xmm5                                       ;   556.0 fadd+fmul   21 t copy
        xorps xmm9, xmm0                                        ;   558.0 fadd+fmul   21 t
        movaps [rsi + 32], xmm8                                 ;   553.7 agu2+agu0+fmisc   21 t spill
        movaps xmm8, xmm1                                       ;   558.0 fadd+fmul   21 t copy
        andps xmm8, xmm9                                        ;   560.0 fadd+fmul   21 t
        xorps xmm3, xmm8                                        ;   562.0 fadd+fmul   21 t
        movaps xmm8, xmm7                                       ;   561.0 fadd+fmul   21 t copy
        xorps xmm8, xmm2                                        ;   563.0 fadd+fmul   21 t
        movaps [rsi + 48], xmm11                                ;   559.0 agu1+agu0+fmisc   21 t spill
        movaps xmm11, xmm15                                     ;   563.0 fadd+fmul   21 t copy
        andps xmm11, xmm8                                       ;   565.0 fadd+fmul   21 t
        xorps xmm13, xmm11                                      ;   567.0 fadd+fmul   21 t
        xorps xmm6, xmm11                                       ;   567.0 fadd+fmul   21 t
        movaps xmm11, [rdx - 128]                               ;   563.0 agu2+agu0+fmisc   21 t
        orps xmm11, xmm12                                       ;   567.0 fadd+fmul   21 t
        xorps xmm6, xmm11                                       ;   569.0 fadd+fmul   21 t
        movaps xmm11, xmm4                                      ;   569.0 fadd+fmul   21 t copy
        andps xmm11, xmm3                                       ;   571.0 fadd+fmul   21 t
        xorps xmm6, xmm11                                       ;   573.0 fadd+fmul   21 t
        movaps [rbp - 112], xmm12                               ;   568.7 agu1+agu0+fmisc   21 t spill
        movaps xmm12, xmm13                                     ;   572.0 fadd+fmul   21 t copy
        andps xmm12, xmm6                                       ;   575.0 fadd+fmul   21 t
        xorps xmm6, xmm3                                        ;   575.0 fadd+fmul   21 t
        orps xmm11, xmm6                                        ;   577.0 fadd+fmul   21 t
        xorps xmm4, xmm12                                       ;   577.0 fadd+fmul   21 t
        xorps xmm11, xmm4                                       ;   579.0 fadd+fmul   21 t
        andps xmm8, xmm11                                       ;   581.0 fadd+fmul   21 t
        movaps xmm12, xmm13                                     ;   579.0 fadd+fmul   21 t copy
        andps xmm12, xmm4                                       ;   581.0 fadd+fmul   21 t
        xorps xmm3, xmm12                                       ;   583.0 fadd+fmul   21 t
        andps xmm4, xmm3                                        ;   585.0 fadd+fmul   21 t
        movaps xmm12, xmm11                                     ;   583.0 fadd+fmul   21 t copy
        orps xmm12, xmm3                                        ;   585.0 fadd+fmul   21 t
        xorps xmm6, xmm12                                       ;   587.0 fadd+fmul   21 t
        xorps xmm13, xmm4                                       ;   587.0 fadd+fmul   21 t
        movaps xmm4, xmm11                                      ;   587.0 fadd+fmul   21 t copy
        xorps xmm4, xmm3                                        ;   589.0 fadd+fmul   21 t
        andps xmm9, xmm4                                        ;   591.0 fadd+fmul   21 t
        andps xmm1, xmm4                                        ;   591.0 fadd+fmul   21 t
        xorps xmm4, xmm6                                        ;   591.0 fadd+fmul   21 t
        andps xmm0, xmm4                                        ;   593.0 fadd+fmul   21 t
        andps xmm15, xmm11                                      ;   593.0 fadd+fmul   21 t
        xorps xmm9, xmm0                                        ;   595.0 fadd+fmul   21 t
        andps xmm10, xmm6                                       ;   595.0 fadd+fmul   21 t
        andps xmm14, xmm13                                      ;   596.0 fadd+fmul   21 t
        andps xmm5, xmm6                                        ;   597.0 fadd+fmul   21 t
        xorps xmm6, xmm13                                       ;   598.0 fadd+fmul   21 t
        xorps xmm0, xmm5                                        ;   599.0 fadd+fmul   21 t
        movaps xmm5, [rdx - 64]                                 ;   596.0 agu2+agu0+fmisc   21 t
        andps xmm5, xmm13                                       ;   600.0 fadd+fmul   21 t
        movaps xmm12, [rbp + 112]                               ;   598.0 agu1+agu0+fmisc   21 t
        andps xmm12, xmm6                                       ;   601.0 fadd+fmul   21 t
        xorps xmm12, xmm1                                       ;   603.0 fadd+fmul   21 t
        xorps xmm1, xmm5                                        ;   603.0 fadd+fmul   21 t
        xorps xmm11, xmm6                                       ;   604.0 fadd+fmul   21 t
        xorps xmm13, xmm3                                       ;   605.0 fadd+fmul   21 t
        andps xmm6, xmm2                                        ;   606.0 fadd+fmul   21 t
        andps xmm7, xmm11                                       ;   607.0 fadd+fmul   21 t
        movaps xmm2, [rsi + 48]                                 ;   604.0 agu2+agu0+fmisc   21 t
        andps xmm2, xmm13                                       ;   608.0 fadd+fmul   21 t
        andps xmm13, [rsi + 16]                                 ;   609.0 agu1+agu0+fadd+fmul   21 t
        andps xmm11, [rbp + 80]                                 ;   610.0 agu2+agu0+fadd+fmul   21 t
        xorps xmm11, xmm12                                      ;   612.0 fadd+fmul   21 t
        xorps xmm11, xmm2                                       ;   614.0 fadd+fmul   21 t
        xorps xmm6, xmm9                                        ;   613.0 fadd+fmul   21 t
        xorps xmm6, xmm8                                        ;   615.0 fadd+fmul   21 t
        xorps xmm10, xmm2                                       ;   615.0 fadd+fmul   21 t
        xorps xmm10, xmm1                                       ;   617.0 fadd+fmul   21 t
        movaps xmm2, [rbp - 112]                                ;   613.0 agu1+agu2+fmisc   21 t
        andps xmm2, xmm3                                        ;   617.0 fadd+fmul   21 t
        xorps xmm2, xmm10                                       ;   619.0 fadd+fmul   21 t
        andps xmm3, [rdx - 128]                                 ;   619.0 agu0+agu1+fadd+fmul   21 t
        xorps xmm3, xmm11                                       ;   621.0 fadd+fmul   21 t
        xorps xmm3, xmm2                                        ;   623.0 fadd+fmul   21 t
        xorps xmm9, xmm14                                       ;   622.0 fadd+fmul   21 t
        andps xmm4, [rsi + 32]                                  ;   623.0 agu2+agu0+fadd+fmul   21 t
        xorps xmm9, xmm2                                        ;   624.0 fadd+fmul   21 t
        xorps xmm13, xmm2                                       ;   625.0 fadd+fmul   21 t
        xorps xmm13, xmm0                                       ;   627.0 fadd+fmul   21 t
        xorps xmm4, xmm3                                        ;   627.0 fadd+fmul   21 t
        xorps xmm11, xmm1                                       ;   628.0 fadd+fmul   21 t
        xorps xmm11, xmm6                                       ;   630.0 fadd+fmul   21 t
        xorps xmm12, xmm15                                      ;   630.0 fadd+fmul   21 t
        xorps xmm12, xmm3                                       ;   632.0 fadd+fmul   21 t
        movaps xmm14, xmm9                                      ;   632.0 fadd+fmul   21 t copy
        xorps xmm14, xmm13                                      ;   634.0 fadd+fmul   21 t
        xorps xmm14, xmm12                                      ;   636.0 fadd+fmul   21 t
        movaps xmm15, [rel camellia128_encrypt.T0_constants128] ;   631.0 agu1+agu0+fmisc   41 t reload
        xorps xmm12, xmm15                                      ;   635.0 fadd+fmul   21 t
        xorps xmm9, xmm0                                        ;   636.0 fadd+fmul   21 t
        xorps xmm9, xmm8                                        ;   638.0 fadd+fmul   21 t
        xorps xmm9, xmm7                                        ;   640.0 fadd+fmul   21 t
        movaps xmm0, xmm4                                       ;   639.0 fadd+fmul   21 t copy
        xorps xmm0, xmm14                                       ;   641.0 fadd+fmul   21 t
        xorps xmm9, xmm15                                       ;   642.0 fadd+fmul   21 t
        xorps xmm10, xmm15                                      ;   642.0 fadd+fmul   21 t
        xorps xmm6, xmm14                                       ;   643.0 fadd+fmul   21 t
        xorps xmm6, xmm15                                       ;   645.0 fadd+fmul   21 t
        xorps xmm4, xmm15                                       ;   645.0 fadd+fmul   21 t
        movaps xmm14, [rbp - 128]                               ;   642.0 agu2+agu0+fmisc   23 t
        movaps xmm1, [rsi - 96]                                 ;   644.0 agu1+agu0+fmisc   40 t reload
        xorps xmm14, xmm1                                       ;   646.0 fadd+fmul   23 t
        movaps xmm2, [rbp - 128]                                ;   646.0 agu2+agu0+fmisc   23 t
        movaps xmm3, [rsi - 80]                                 ;   647.0 agu1+agu0+fadd+fmul   40 t reload
        xorps xmm2, xmm3                                        ;   649.0 fadd+fmul   23 t
        movaps xmm5, [rsi - 112]                                ;   648.0 agu2+agu1+fmisc   23 t
        movaps xmm7, [r8 + 18960]                               ;   649.0 agu0+agu1+fadd+fmul   23 t
        movaps xmm8, [rbp + 4688]                               ;   649.7 agu2+agu0+fmisc+fadd   40 t reload
        xorps xmm7, xmm8                                        ;   651.7 fmul+fadd   23 t
        xorps xmm7, xmm15                                       ;   653.7 fmul+fadd   23 t
        xorps xmm1, xmm7                                        ;   655.7 fmul+fadd   23 t
        movaps xmm8, [r8 + 19024]                               ;   651.0 agu1+agu2+fmisc   23 t
        xorps xmm8, [rbp + 4752]                                ;   653.7 agu0+agu1+fmul+fadd   23 t
        xorps xmm8, xmm15                                       ;   655.7 fmul+fadd   23 t
        xorps xmm5, xmm8                                        ;   657.7 fmul+fadd   23 t
        movaps [rsi - 96], xmm4                                 ;   653.0 agu2+agu0+fmisc   21 t spill
        movaps xmm4, xmm5                                       ;   659.7 fmul+fadd   23 t copy
        xorps xmm4, [r8 + 19056]                                ;   661.7 agu1+agu0+fmul+fadd   23 t
        xorps xmm4, [rbp + 4784]                                ;   663.7 agu2+agu0+fmul+fadd   23 t
        xorps xmm4, xmm15                                       ;   665.7 fmul+fadd   23 t
        xorps xmm5, xmm14                                       ;   660.7 fmul+fadd   23 t
        movaps [rsi + 32], xmm6                                 ;   658.7 agu1+agu2+fmisc   21 t spill
        movaps xmm6, xmm4                                       ;   667.7 fmul+fadd   23 t copy
        xorps xmm6, [r8 + 19040]                                ;   669.7 agu0+agu1+fmul+fadd   23 t
        xorps xmm6, [rbp + 4768]                                ;   671.7 agu2+agu0+fmul+fadd   23 t
        xorps xmm6, xmm15                                       ;   673.7 fmul+fadd   23 t
        movaps [rdx - 128], xmm11                               ;   664.7 agu1+agu0+fmisc   21 t spill
        movaps xmm11, xmm2                                      ;   665.7 fmul+fadd   23 t copy
        xorps xmm11, xmm4                                       ;   667.7 fmul+fadd   23 t
        movaps [rbp - 112], xmm10                               ;   667.3 agu2+agu0+fmisc   21 t spill
        movaps xmm10, xmm14                                     ;   667.7 fmul+fadd   23 t copy
        xorps xmm10, xmm6                                       ;   675.7 fmul+fadd   23 t
        movaps [rbp + 80], xmm9                                 ;   669.7 agu1+agu0+fmisc   21 t spill
        movaps xmm9, xmm11                                      ;   669.7 fmul+fadd   23 t copy
        orps xmm9, xmm6                                         ;   675.7 fmul+fadd   23 t
        movaps [rsi + 16], xmm12                                ;   671.7 agu2+agu0+fmisc   21 t spill
        movaps xmm12, xmm1                                      ;   671.7 fmul+fadd   23 t copy
        xorps xmm12, xmm5                                       ;   673.7 fmul+fadd   23 t
        xorps xmm3, xmm5                                        ;   673.7 fmul+fadd   23 t
        movaps [rsi - 80], xmm0                                 ;   674.3 agu1+agu0+fmisc   21 t spill
        movaps xmm0, xmm5                                       ;   674.7 fmul+fadd   23 t copy
        xorps xmm0, xmm6                                        ;   676.7 fmul+fadd   23 t
        movaps [rsi + 48], xmm13                                ;   676.3 agu2+agu0+fmisc   21 t spill
        movaps xmm13, xmm4                                      ;   676.7 fmul+fadd   23 t copy
        xorps xmm13, xmm7                                       ;   678.7 fmul+fadd   23 t
        movaps xmm15, xmm4                                      ;   678.7 fmul+fadd   23 t copy
        orps xmm15, xmm0                                        ;   680.7 fmul+fadd   23 t
        xorps xmm15, xmm9                                       ;   682.7 fmul+fadd   23 t
        movaps [rbp + 112], xmm6                                ;   680.3 agu1+agu0+fmisc   23 t spill
        movaps xmm6, xmm10                                      ;   681.7 fmul+fadd   23 t copy
        xorps xmm6, xmm12                                       ;   683.7 fmul+fadd   23 t
        xorps xmm9, xmm8                                        ;   683.7 fmul+fadd   23 t
        orps xmm8, xmm10                                        ;   684.7 fmul+fadd   23 t
        xorps xmm3, xmm8                                        ;   686.7 fmul+fadd   23 t
        movaps [rdx - 64], xmm10                                ;   684.3 agu2+agu0+fmisc   23 t spill
        movaps xmm10, [rsi - 112]                               ;   686.3 agu1+agu0+fmisc   23 t
        xorps xmm10, xmm0                                       ;   688.3 fmul+fadd   23 t
        movaps [rsi - 112], xmm0                                ;   688.3 agu2+agu1+fmisc   23 t spill
        movaps xmm0, xmm5                                       ;   687.7 fmul+fadd   23 t copy
        andps xmm0, xmm2                                        ;   689.7 fmul+fadd   23 t
        xorps xmm8, xmm0                                        ;   691.7 fmul+fadd   23 t
        movaps xmm0, xmm6                                       ;   690.7 fmul+fadd   23 t copy
        andps xmm0, xmm13                                       ;   692.7 fmul+fadd   23 t
        xorps xmm3, xmm0                                        ;   694.7 fmul+fadd   23 t
        movaps xmm0, xmm13                                      ;   693.7 fmul+fadd   23 t copy
        xorps xmm0, xmm10                                       ;   695.7 fmul+fadd   23 t
        xorps xmm15, xmm3                                       ;   696.7 fmul+fadd   23 t
        xorps xmm9, xmm8                                        ;   696.7 fmul+fadd   23 t
        movaps [rdi + 64], xmm13                                ;   693.7 agu0+agu1+fmisc   23 t spill
        movaps xmm13, xmm12                                     ;   697.7 fmul+fadd   23 t copy
        andps xmm13, xmm0                                       ;   699.7 fmul+fadd   23 t
        xorps xmm8, xmm13                                       ;   701.7 fmul+fadd   23 t
        movaps xmm13, xmm2                                      ;   700.7 fmul+fadd   23 t copy
        xorps xmm13, xmm0                                       ;   702.7 fmul+fadd   23 t
        movaps [rcx + 64], xmm12                                ;   698.3 agu2+agu0+fmisc   23 t spill
        movaps xmm12, xmm1                                      ;   702.7 fmul+fadd   23 t copy
        andps xmm12, xmm13                                      ;   704.7 fmul+fadd   23 t
        xorps xmm9, xmm12                                       ;   706.7 fmul+fadd   23 t
        movaps xmm12, xmm10                                     ;   705.7 fmul+fadd   23 t copy
        xorps xmm12, xmm11                                      ;   707.7 fmul+fadd   23 t
        movaps [rax - 16], xmm6                                 ;   703.7 agu1+agu0+fmisc   23 t spill
        movaps xmm6, xmm14                                      ;   707.7 fmul+fadd   23 t copy
        andps xmm6, xmm12                                       ;   709.7 fmul+fadd   23 t
        xorps xmm8, xmm6                                        ;   711.7 fmul+fadd   23 t
        xorps xmm3, xmm6                                        ;   711.7 fmul+fadd   23 t
        movaps xmm6, [rbp - 128]                                ;   707.7 agu2+agu0+fmisc   23 t
        orps xmm6, xmm7                                         ;   711.7 fmul+fadd   23 t
        xorps xmm3, xmm6                                        ;   713.7 fmul+fadd   23 t
        movaps xmm6, xmm15                                      ;   713.7 fmul+fadd   23 t copy
        andps xmm6, xmm9                                        ;   715.7 fmul+fadd   23 t
        xorps xmm3, xmm6                                        ;   717.7 fmul+fadd   23 t
        movaps [rax + 0], xmm7                                  ;   713.3 agu1+agu0+fmisc   23 t spill
        movaps xmm7, xmm8                                       ;   716.7 fmul+fadd   23 t copy
        andps xmm7, xmm3                                        ;   719.7 fmul+fadd   23 t
        xorps xmm3, xmm9                                        ;   719.7 fmul+fadd   23 t
        orps xmm6, xmm3                                         ;   721.7 fmul+fadd   23 t
        xorps xmm15, xmm7                                       ;   721.7 fmul+fadd   23 t
        xorps xmm6, xmm15                                       ;   723.7 fmul+fadd   23 t
        andps xmm12, xmm6                                       ;   725.7 fmul+fadd   23 t
        movaps xmm7, xmm8                                       ;   723.7 fmul+fadd   23 t copy
        andps xmm7, xmm15                                       ;   725.7 fmul+fadd   23 t
        xorps xmm9, xmm7                                        ;   727.7 fmul+fadd   23 t
        andps xmm15, xmm9                                       ;   729.7 fmul+fadd   23 t
        movaps xmm7, xmm6                                       ;   727.7 fmul+fadd   23 t copy
        orps xmm7, xmm9                                         ;   729.7 fmul+fadd   23 t
        xorps xmm3, xmm7                                        ;   731.7 fmul+fadd   23 t
        xorps xmm8, xmm15                                       ;   731.7 fmul+fadd   23 t
        movaps xmm15, xmm6                                      ;   731.7 fmul+fadd   23 t copy
        xorps xmm15, xmm9                                       ;   733.7 fmul+fadd   23 t
        andps xmm13, xmm15                                      ;   735.7 fmul+fadd   23 t
        andps xmm1, xmm15                                       ;   735.7 fmul+fadd   23 t
        xorps xmm15, xmm3                                       ;   735.7 fmul+fadd   23 t
        andps xmm0, xmm15                                       ;   737.7 fmul+fadd   23 t
        andps xmm14, xmm6                                       ;   737.7 fmul+fadd   23 t
        xorps xmm13, xmm0                                       ;   739.7 fmul+fadd   23 t
        andps xmm5, xmm3                                        ;   739.7 fmul+fadd   23 t
        andps xmm4, xmm8                                        ;   740.7 fmul+fadd   23 t
        andps xmm2, xmm3                                        ;   741.7 fmul+fadd   23 t
        xorps xmm3, xmm8                                        ;   742.7 fmul+fadd   23 t
        xorps xmm0, xmm2                                        ;   743.7 fmul+fadd   23 t
        movaps xmm2, [rsi - 112]                                ;   740.7 agu2+agu0+fmisc   23 t
        andps xmm2, xmm8                                        ;   744.7 fmul+fadd   23 t
        movaps xmm7, [rbp + 112]                                ;   742.7 agu1+agu0+fmisc   23 t
        andps xmm7, xmm3                                        ;   745.7 fmul+fadd   23 t
        xorps xmm7, xmm1                                        ;   747.7 fmul+fadd   23 t
        xorps xmm1, xmm2                                        ;   747.7 fmul+fadd   23 t
        xorps xmm6, xmm3                                        ;   748.7 fmul+fadd   23 t
        xorps xmm8, xmm9                                        ;   749.7 fmul+fadd   23 t
        andps xmm10, xmm6                                       ;   750.7 fmul+fadd   23 t
        andps xmm3, xmm11                                       ;   751.7 fmul+fadd   23 t
        movaps xmm2, [rax - 16]                                 ;   748.7 agu2+agu0+fmisc   23 t
        andps xmm2, xmm8                                        ;   752.7 fmul+fadd   23 t
        andps xmm8, [rdi + 64]                                  ;   753.7 agu1+agu0+fmul+fadd   23 t
        andps xmm6, [rdx - 64]                                  ;   754.7 agu2+agu0+fmul+fadd   23 t
        xorps xmm6, xmm7                                        ;   756.7 fmul+fadd   23 t
        xorps xmm6, xmm2                                        ;   758.7 fmul+fadd   23 t
        xorps xmm3, xmm13                                       ;   757.7 fmul+fadd   23 t
        xorps xmm3, xmm12                                       ;   759.7 fmul+fadd   23 t
        xorps xmm5, xmm2                                        ;   759.7 fmul+fadd   23 t
        xorps xmm5, xmm1                                        ;   761.7 fmul+fadd   23 t
        movaps xmm2, [rax + 0]                                  ;   757.7 agu1+agu2+fmisc   23 t
        andps xmm2, xmm9                                        ;   761.7 fmul+fadd   23 t
        xorps xmm2, xmm5                                        ;   763.7 fmul+fadd   23 t
        andps xmm9, [rbp - 128]                                 ;   763.7 agu0+agu1+fmul+fadd   23 t
        xorps xmm9, xmm6                                        ;   765.7 fmul+fadd   23 t
        xorps xmm9, xmm2                                        ;   767.7 fmul+fadd   23 t
        xorps xmm13, xmm4                                       ;   766.7 fmul+fadd   23 t
        andps xmm15, [rcx + 64]                                 ;   767.7 agu2+agu0+fmul+fadd   23 t
        xorps xmm13, xmm2                                       ;   768.7 fmul+fadd   23 t
        xorps xmm8, xmm2                                        ;   769.7 fmul+fadd   23 t
        xorps xmm8, xmm0                                        ;   771.7 fmul+fadd   23 t
        xorps xmm15, xmm9                                       ;   771.7 fmul+fadd   23 t
        xorps xmm7, xmm14                                       ;   772.7 fmul+fadd   23 t
        xorps xmm7, xmm9                                        ;   774.7 fmul+fadd   23 t
        movaps xmm14, xmm13                                     ;   774.7 fmul+fadd   23 t copy
        xorps xmm14, xmm8                                       ;   776.7 fmul+fadd   23 t
        xorps xmm14, xmm7                                       ;   778.7 fmul+fadd   23 t
        movaps xmm2, [rdx - 16]                                 ;   773.3 agu1+agu0+fmisc   22 t
        movaps xmm4, [rbp - 64]                                 ;   775.3 agu2+agu0+fmisc   40 t reload
        xorps xmm2, xmm4                                        ;   777.7 fmul+fadd   22 t
        movaps xmm9, [rdx - 16]                                 ;   777.3 agu1+agu2+fmisc   22 t
        movaps xmm11, [rax - 48]                                ;   778.3 agu0+agu1+fmul+fmisc   40 t reload
        xorps xmm9, xmm11                                       ;   780.3 fadd+fmul   22 t
        movaps [rbp - 64], xmm8                                 ;   780.3 agu2+agu0+fmisc   23 t spill
        movaps xmm8, [rsi - 64]                                 ;   780.3 agu1+agu0+fadd+fmul   22 t
        movaps [rcx + 64], xmm3                                 ;   782.3 agu2+agu1+fmisc   23 t spill
        movaps xmm3, [r8 + 19104]                               ;   781.3 agu0+agu2+fadd+fmul   22 t
        xorps xmm3, [rbp + 4832]                                ;   783.3 agu1+agu0+fadd+fmul   22 t
        xorps xmm3, [rel camellia128_encrypt.T0_constants128]   ;   785.3 agu2+agu1+fadd+fmul   22 t
        xorps xmm4, xmm3                                        ;   787.3 fadd+fmul   22 t
        movaps [rbp - 128], xmm1                                ;   784.3 agu0+agu1+fmisc   23 t spill
        movaps xmm1, [r8 + 19168]                               ;   785.3 agu2+agu0+fadd+fmul   22 t
        xorps xmm1, [rbp + 4896]                                ;   787.3 agu1+agu2+fadd+fmul   22 t
        xorps xmm1, [rel camellia128_encrypt.T0_constants128]   ;   789.3 agu0+agu1+fadd+fmul   22 t
        xorps xmm8, xmm1                                        ;   791.3 fadd+fmul   22 t
        movaps [rax + 0], xmm6                                  ;   786.3 agu2+agu0+fmisc   23 t spill
        movaps xmm6, xmm8                                       ;   793.3 fadd+fmul   22 t copy
        xorps xmm6, [r8 + 19072]                                ;   795.3 agu1+agu0+fadd+fmul   22 t
        xorps xmm6, [rbp + 4800]                                ;   797.3 agu2+agu0+fadd+fmul   22 t
        xorps xmm6, [rel camellia128_encrypt.T0_constants128]   ;   799.3 agu1+agu2+fadd+fmul   22 t
        xorps xmm8, xmm2                                        ;   793.3 fadd+fmul   22 t
        movaps [rdx - 64], xmm5                                 ;   792.3 agu0+agu1+fmisc   23 t spill
        movaps xmm5, xmm6                                       ;   801.3 fadd+fmul   22 t copy
        xorps xmm5, [r8 + 19184]                                ;   803.3 agu2+agu0+fadd+fmul   22 t
        xorps xmm5, [rbp + 4912]                                ;   805.3 agu1+agu0+fadd+fmul   22 t
        xorps xmm5, [rel camellia128_encrypt.T0_constants128]   ;   807.3 agu2+agu1+fadd+fmul   22 t
        movaps [rdi + 64], xmm10                                ;   798.3 agu0+agu1+fmisc   23 t spill
        movaps xmm10, xmm9                                      ;   798.3 fadd+fmul   22 t copy
        xorps xmm10, xmm6                                       ;   801.3 fadd+fmul   22 t
        movaps [rax - 16], xmm12                                ;   800.7 agu2+agu0+fmisc   23 t spill
        movaps xmm12, xmm2                                      ;   800.7 fadd+fmul   22 t copy
        xorps xmm12, xmm5                                       ;   809.3 fadd+fmul   22 t
        movaps [rbp + 112], xmm13                               ;   803.0 agu1+agu0+fmisc   23 t spill
        movaps xmm13, xmm10                                     ;   803.3 fadd+fmul   22 t copy
        orps xmm13, xmm5                                        ;   809.3 fadd+fmul   22 t
        movaps [rsi - 112], xmm0                                ;   805.0 agu2+agu0+fmisc   23 t spill
        movaps xmm0, xmm4                                       ;   804.7 fadd+fmul   22 t copy
        xorps xmm0, xmm8                                        ;   806.7 fadd+fmul   22 t
        xorps xmm11, xmm8                                       ;   806.7 fadd+fmul   22 t
        movaps [rax - 48], xmm7                                 ;   807.7 agu1+agu0+fmisc   23 t spill
        movaps xmm7, xmm8                                       ;   807.7 fadd+fmul   22 t copy
        xorps xmm7, xmm5                                        ;   809.7 fadd+fmul   22 t
        movaps [rbp - 32], xmm15                                ;   809.7 agu2+agu0+fmisc   23 t spill
        movaps xmm15, xmm6                                      ;   809.7 fadd+fmul   22 t copy
        xorps xmm15, xmm3                                       ;   811.7 fadd+fmul   22 t
        movaps [rdx + 80], xmm14                                ;   811.7 agu1+agu0+fmisc   23 t spill
        movaps xmm14, xmm6                                      ;   811.7 fadd+fmul   22 t copy
        orps xmm14, xmm7                                        ;   813.7 fadd+fmul   22 t
        xorps xmm14, xmm13                                      ;   815.7 fadd+fmul   22 t
        movaps [rdx - 80], xmm5                                 ;   814.3 agu2+agu0+fmisc   22 t spill
        movaps xmm5, xmm12                                      ;   814.7 fadd+fmul   22 t copy
        xorps xmm5, xmm0                                        ;   816.7 fadd+fmul   22 t
        xorps xmm13, xmm1                                       ;   816.7 fadd+fmul   22 t
        orps xmm1, xmm12                                        ;   817.7 fadd+fmul   22 t
        xorps xmm11, xmm1                                       ;   819.7 fadd+fmul   22 t
        movaps [rcx + 80], xmm12                                ;   818.3 agu1+agu0+fmisc   22 t spill
        movaps xmm12, [rsi - 64]                                ;   819.7 agu2+agu0+fmisc+fadd   22 t
        xorps xmm12, xmm7                                       ;   821.7 fmul+fadd   22 t
        movaps [rsi - 64], xmm7                                 ;   821.3 agu1+agu2+fmisc   22 t spill
        movaps xmm7, xmm8                                       ;   821.7 fmul+fadd   22 t copy
        andps xmm7, xmm9                                        ;   823.7 fmul+fadd   22 t
        xorps xmm1, xmm7                                        ;   825.7 fmul+fadd   22 t
        movaps xmm7, xmm5                                       ;   824.7 fmul+fadd   22 t copy
        andps xmm7, xmm15                                       ;   826.7 fmul+fadd   22 t
        xorps xmm11, xmm7                                       ;   828.7 fmul+fadd   22 t
        movaps xmm7, xmm15                                      ;   827.7 fmul+fadd   22 t copy
        xorps xmm7, xmm12                                       ;   829.7 fmul+fadd   22 t
        xorps xmm14, xmm11                                      ;   830.7 fmul+fadd   22 t
        xorps xmm13, xmm1                                       ;   830.7 fmul+fadd   22 t
        movaps [rax + 16], xmm15                                ;   827.7 agu0+agu1+fmisc   22 t spill
        movaps xmm15, xmm0                                      ;   831.7 fmul+fadd   22 t copy
        andps xmm15, xmm7                                       ;   833.7 fmul+fadd   22 t
        xorps xmm1, xmm15                                       ;   835.7 fmul+fadd   22 t
        movaps xmm15, xmm9                                      ;   834.7 fmul+fadd   22 t copy
        xorps xmm15, xmm7                                       ;   836.7 fmul+fadd   22 t
        movaps [rbp + 32], xmm0                                 ;   832.3 agu2+agu0+fmisc   22 t spill
        movaps xmm0, xmm4                                       ;   836.7 fmul+fadd   22 t copy
        andps xmm0, xmm15                                       ;   838.7 fmul+fadd   22 t
        xorps xmm13, xmm0                                       ;   840.7 fmul+fadd   22 t
        movaps xmm0, xmm12                                      ;   839.7 fmul+fadd   22 t copy
        xorps xmm0, xmm10                                       ;   841.7 fmul+fadd   22 t
        movaps [rcx + 96], xmm5                                 ;   837.7 agu1+agu0+fmisc   22 t spill
        movaps xmm5, xmm2                                       ;   841.7 fmul+fadd   22 t copy
        andps xmm5, xmm0                                        ;   843.7 fmul+fadd   22 t
        xorps xmm1, xmm5                                        ;   845.7 fmul+fadd   22 t
        xorps xmm11, xmm5                                       ;   845.7 fmul+fadd   22 t
        movaps xmm5, [rdx - 16]                                 ;   841.7 agu2+agu0+fmisc   22 t
        orps xmm5, xmm3                                         ;   845.7 fmul+fadd   22 t
        xorps xmm11, xmm5                                       ;   847.7 fmul+fadd   22 t
        movaps xmm5, xmm14                                      ;   847.7 fmul+fadd   22 t copy
        andps xmm5, xmm13                                       ;   849.7 fmul+fadd   22 t
        xorps xmm11, xmm5                                       ;   851.7 fmul+fadd   22 t
        movaps [rbp + 48], xmm3                                 ;   847.3 agu1+agu0+fmisc   22 t spill
        movaps xmm3, xmm1                                       ;   850.7 fmul+fadd   22 t copy
        andps xmm3, xmm11                                       ;   853.7 fmul+fadd   22 t
        xorps xmm11, xmm13                                      ;   853.7 fmul+fadd   22 t
        orps xmm5, xmm11                                        ;   855.7 fmul+fadd   22 t
        xorps xmm14, xmm3                                       ;   855.7 fmul+fadd   22 t
        xorps xmm5, xmm14                                       ;   857.7 fmul+fadd   22 t
        andps xmm0, xmm5                                        ;   859.7 fmul+fadd   22 t
        movaps xmm3, xmm1                                       ;   857.7 fmul+fadd   22 t copy
        andps xmm3, xmm14                                       ;   859.7 fmul+fadd   22 t
        xorps xmm13, xmm3                                       ;   861.7 fmul+fadd   22 t
        andps xmm14, xmm13                                      ;   863.7 fmul+fadd   22 t
        movaps xmm3, xmm5                                       ;   861.7 fmul+fadd   22 t copy
        orps xmm3, xmm13                                        ;   863.7 fmul+fadd   22 t
        xorps xmm11, xmm3                                       ;   865.7 fmul+fadd   22 t
        xorps xmm1, xmm14                                       ;   865.7 fmul+fadd   22 t
        movaps xmm14, xmm5                                      ;   865.7 fmul+fadd   22 t copy
        xorps xmm14, xmm13                                      ;   867.7 fmul+fadd   22 t
        andps xmm15, xmm14                                      ;   869.7 fmul+fadd   22 t
        andps xmm4, xmm14                                       ;   869.7 fmul+fadd   22 t
        xorps xmm14, xmm11                                      ;   869.7 fmul+fadd   22 t
        andps xmm7, xmm14                                       ;   871.7 fmul+fadd   22 t
        andps xmm2, xmm5                                        ;   871.7 fmul+fadd   22 t
        andps xmm8, xmm11                                       ;   872.7 fmul+fadd   22 t
        xorps xmm15, xmm7                                       ;   873.7 fmul+fadd   22 t
        andps xmm6, xmm1                                        ;   874.7 fmul+fadd   22 t
        andps xmm9, xmm11                                       ;   875.7 fmul+fadd   22 t
        xorps xmm11, xmm1                                       ;   876.7 fmul+fadd   22 t
        xorps xmm7, xmm9                                        ;   877.7 fmul+fadd   22 t
        movaps xmm3, [rsi - 64]                                 ;   874.0 agu2+agu0+fmisc   22 t
        andps xmm3, xmm1                                        ;   878.7 fmul+fadd   22 t
        movaps xmm9, [rdx - 80]                                 ;   876.0 agu1+agu0+fmisc   22 t
        andps xmm9, xmm11                                       ;   879.7 fmul+fadd   22 t
        xorps xmm9, xmm4                                        ;   881.7 fmul+fadd   22 t
        xorps xmm4, xmm3                                        ;   881.7 fmul+fadd   22 t
        xorps xmm5, xmm11                                       ;   882.7 fmul+fadd   22 t
        xorps xmm1, xmm13                                       ;   883.7 fmul+fadd   22 t
        andps xmm10, xmm11                                      ;   884.7 fmul+fadd   22 t
        andps xmm12, xmm5                                       ;   885.7 fmul+fadd   22 t
        movaps xmm3, [rcx + 96]                                 ;   882.7 agu2+agu0+fmisc   22 t
        andps xmm3, xmm1                                        ;   886.7 fmul+fadd   22 t
        andps xmm1, [rax + 16]                                  ;   887.7 agu1+agu0+fmul+fadd   22 t
        andps xmm5, [rcx + 80]                                  ;   888.7 agu2+agu0+fmul+fadd   22 t
        xorps xmm5, xmm9                                        ;   890.7 fmul+fadd   22 t
        xorps xmm5, xmm3                                        ;   892.7 fmul+fadd   22 t
        xorps xmm10, xmm15                                      ;   891.7 fmul+fadd   22 t
        xorps xmm10, xmm0                                       ;   893.7 fmul+fadd   22 t
        xorps xmm8, xmm3                                        ;   893.7 fmul+fadd   22 t
        xorps xmm8, xmm4                                        ;   895.7 fmul+fadd   22 t
        movaps xmm3, [rbp + 48]                                 ;   891.7 agu1+agu2+fmisc   22 t
        andps xmm3, xmm13                                       ;   895.7 fmul+fadd   22 t
        xorps xmm3, xmm8                                        ;   897.7 fmul+fadd   22 t
        andps xmm13, [rdx - 16]                                 ;   897.7 agu0+agu1+fmul+fadd   22 t
        xorps xmm13, xmm5                                       ;   899.7 fmul+fadd   22 t
        xorps xmm13, xmm3                                       ;   901.7 fmul+fadd   22 t
        xorps xmm15, xmm6                                       ;   900.7 fmul+fadd   22 t
        andps xmm14, [rbp + 32]                                 ;   901.7 agu2+agu0+fmul+fadd   22 t
        xorps xmm15, xmm3                                       ;   902.7 fmul+fadd   22 t
        xorps xmm1, xmm3                                        ;   903.7 fmul+fadd   22 t
        xorps xmm1, xmm7                                        ;   905.7 fmul+fadd   22 t
        xorps xmm14, xmm13                                      ;   905.7 fmul+fadd   22 t
        xorps xmm9, xmm2                                        ;   906.7 fmul+fadd   22 t
        xorps xmm9, xmm13                                       ;   908.7 fmul+fadd   22 t
        movaps xmm2, xmm15                                      ;   908.7 fmul+fadd   22 t copy
        xorps xmm2, xmm1                                        ;   910.7 fmul+fadd   22 t
        xorps xmm2, xmm9                                        ;   912.7 fmul+fadd   22 t
        movaps xmm3, [rsi - 48]                                 ;   907.3 agu1+agu0+fmisc   21 t
        movaps xmm6, [rbp + 96]                                 ;   909.3 agu2+agu0+fmisc   40 t reload
        xorps xmm3, xmm6                                        ;   911.7 fmul+fadd   21 t
        movaps xmm11, [rsi - 48]                                ;   911.3 agu1+agu2+fmisc   21 t
        movaps xmm13, [rax - 32]                                ;   912.3 agu0+agu1+fmul+fmisc   40 t reload
        xorps xmm11, xmm13                                      ;   914.3 fadd+fmul   21 t
        movaps [rbp + 96], xmm1                                 ;   914.3 agu2+agu0+fmisc   22 t spill
        movaps xmm1, [rdx - 112]                                ;   913.7 agu1+agu0+fadd+fmul   21 t
        movaps [rbp + 32], xmm14                                ;   916.3 agu2+agu1+fmisc   22 t spill
        movaps xmm14, [r8 + 19232]                              ;   914.7 agu0+agu2+fadd+fmul   21 t
        xorps xmm14, [rbp + 4960]                               ;   916.7 agu1+agu0+fadd+fmul   21 t
        xorps xmm14, [rel camellia128_encrypt.T0_constants128]  ;   918.7 agu2+agu1+fadd+fmul   21 t
        xorps xmm6, xmm14                                       ;   920.7 fadd+fmul   21 t
        movaps [rdx - 16], xmm2                                 ;   918.3 agu0+agu2+fmisc   22 t spill
        movaps xmm2, [r8 + 19296]                               ;   918.7 agu1+agu0+fadd+fmul   21 t
        xorps xmm2, [rbp + 5024]                                ;   920.7 agu2+agu1+fadd+fmul   21 t
        xorps xmm2, [rel camellia128_encrypt.T0_constants128]   ;   922.7 agu0+agu2+fadd+fmul   21 t
        xorps xmm1, xmm2                                        ;   924.7 fadd+fmul   21 t
        movaps [rbp + 48], xmm10                                ;   920.3 agu1+agu0+fmisc   22 t spill
        movaps xmm10, xmm1                                      ;   926.7 fadd+fmul   21 t copy
        xorps xmm10, [r8 + 19200]                               ;   928.7 agu2+agu0+fadd+fmul   21 t
        xorps xmm10, [rbp + 4928]                               ;   930.7 agu1+agu0+fadd+fmul   21 t
        xorps xmm10, [rel camellia128_encrypt.T0_constants128]  ;   932.7 agu2+agu1+fadd+fmul   21 t
        xorps xmm1, xmm3                                        ;   926.7 fadd+fmul   21 t
        movaps [rcx + 80], xmm4                                 ;   925.7 agu0+agu2+fmisc   22 t spill
        movaps xmm4, xmm10                                      ;   934.7 fadd+fmul   21 t copy
        xorps xmm4, [r8 + 19312]                                ;   936.7 agu1+agu0+fadd+fmul   21 t
        xorps xmm4, [rbp + 5040]                                ;   938.7 agu2+agu0+fadd+fmul   21 t
        xorps xmm4, [rel camellia128_encrypt.T0_constants128]   ;   940.7 agu1+agu2+fadd+fmul   21 t
        movaps [rax + 16], xmm5                                 ;   931.7 agu0+agu1+fmisc   22 t spill
        movaps xmm5, xmm11                                      ;   931.7 fadd+fmul   21 t copy
        xorps xmm5, xmm10                                       ;   934.7 fadd+fmul   21 t
        movaps [rcx + 96], xmm8                                 ;   934.0 agu2+agu0+fmisc   22 t spill
        movaps xmm8, xmm3                                       ;   934.0 fadd+fmul   21 t copy
        xorps xmm8, xmm4                                        ;   942.7 fadd+fmul   21 t
        movaps [rdx - 80], xmm12                                ;   936.3 agu1+agu0+fmisc   22 t spill
        movaps xmm12, xmm5                                      ;   936.7 fadd+fmul   21 t copy
        orps xmm12, xmm4                                        ;   942.7 fadd+fmul   21 t
        movaps [rsi - 64], xmm0                                 ;   938.3 agu2+agu0+fmisc   22 t spill
        movaps xmm0, xmm6                                       ;   938.0 fadd+fmul   21 t copy
        xorps xmm0, xmm1                                        ;   940.0 fadd+fmul   21 t
        xorps xmm13, xmm1                                       ;   940.0 fadd+fmul   21 t
        movaps [rax - 32], xmm15                                ;   941.0 agu1+agu0+fmisc   22 t spill
        movaps xmm15, xmm1                                      ;   941.0 fadd+fmul   21 t copy
        xorps xmm15, xmm4                                       ;   943.0 fadd+fmul   21 t
        movaps [r11 - 16], xmm7                                 ;   943.0 agu2+agu0+fmisc   22 t spill
        movaps xmm7, xmm10                                      ;   943.0 fadd+fmul   21 t copy
        xorps xmm7, xmm14                                       ;   945.0 fadd+fmul   21 t
        movaps [rsi + 64], xmm9                                 ;   945.0 agu1+agu0+fmisc   22 t spill
        movaps xmm9, xmm10                                      ;   945.0 fadd+fmul   21 t copy
        orps xmm9, xmm15                                        ;   947.0 fadd+fmul   21 t
        xorps xmm9, xmm12                                       ;   949.0 fadd+fmul   21 t
        movaps [rax + 32], xmm4                                 ;   947.7 agu2+agu0+fmisc   21 t spill
        movaps xmm4, xmm8                                       ;   948.0 fadd+fmul   21 t copy
        xorps xmm4, xmm0                                        ;   950.0 fadd+fmul   21 t
        xorps xmm12, xmm2                                       ;   950.0 fadd+fmul   21 t
        orps xmm2, xmm8                                         ;   951.0 fadd+fmul   21 t
        xorps xmm13, xmm2                                       ;   953.0 fadd+fmul   21 t
        movaps [rbp + 64], xmm8                                 ;   951.7 agu1+agu0+fmisc   21 t spill
        movaps xmm8, [rdx - 112]                                ;   953.0 agu2+agu0+fmisc+fadd   21 t
        xorps xmm8, xmm15                                       ;   955.0 fmul+fadd   21 t
        movaps [rdx - 112], xmm15                               ;   954.7 agu1+agu2+fmisc   21 t spill
        movaps xmm15, xmm1                                      ;   955.0 fmul+fadd   21 t copy
        andps xmm15, xmm11                                      ;   957.0 fmul+fadd   21 t
        xorps xmm2, xmm15                                       ;   959.0 fmul+fadd   21 t
        movaps xmm15, xmm4                                      ;   958.0 fmul+fadd   21 t copy
        andps xmm15, xmm7                                       ;   960.0 fmul+fadd   21 t
        xorps xmm13, xmm15                                      ;   962.0 fmul+fadd   21 t
        movaps xmm15, xmm7                                      ;   961.0 fmul+fadd   21 t copy
        xorps xmm15, xmm8                                       ;   963.0 fmul+fadd   21 t
        xorps xmm9, xmm13                                       ;   964.0 fmul+fadd   21 t
        xorps xmm12, xmm2                                       ;   964.0 fmul+fadd   21 t
        movaps [rax + 48], xmm7                                 ;   961.0 agu0+agu1+fmisc   21 t spill
        movaps xmm7, xmm0                                       ;   965.0 fmul+fadd   21 t copy
        andps xmm7, xmm15                                       ;   967.0 fmul+fadd   21 t
        xorps xmm2, xmm7                                        ;   969.0 fmul+fadd   21 t
        movaps xmm7, xmm11                                      ;   968.0 fmul+fadd   21 t copy
        xorps xmm7, xmm15                                       ;   970.0 fmul+fadd   21 t
        movaps [rsi + 80], xmm0                                 ;   965.7 agu2+agu0+fmisc   21 t spill
        movaps xmm0, xmm6                                       ;   970.0 fmul+fadd   21 t copy
        andps xmm0, xmm7                                        ;   972.0 fmul+fadd   21 t
        xorps xmm12, xmm0                                       ;   974.0 fmul+fadd   21 t
        movaps xmm0, xmm8                                       ;   973.0 fmul+fadd   21 t copy
        xorps xmm0, xmm5                                        ;   975.0 fmul+fadd   21 t
        movaps [rax + 64], xmm4                                 ;   971.0 agu1+agu0+fmisc   21 t spill
        movaps xmm4, xmm3                                       ;   975.0 fmul+fadd   21 t copy
        andps xmm4, xmm0                                        ;   977.0 fmul+fadd   21 t
        xorps xmm2, xmm4                                        ;   979.0 fmul+fadd   21 t
        xorps xmm13, xmm4                                       ;   979.0 fmul+fadd   21 t
        movaps xmm4, [rsi - 48]                                 ;   975.0 agu2+agu0+fmisc   21 t
        orps xmm4, xmm14                                        ;   979.0 fmul+fadd   21 t
        xorps xmm13, xmm4                                       ;   981.0 fmul+fadd   21 t
        movaps xmm4, xmm9                                       ;   981.0 fmul+fadd   21 t copy
        andps xmm4, xmm12                                       ;   983.0 fmul+fadd   21 t
        xorps xmm13, xmm4                                       ;   985.0 fmul+fadd   21 t
        movaps [rcx + 112], xmm14                               ;   980.7 agu1+agu0+fmisc   21 t spill
        movaps xmm14, xmm2                                      ;   984.0 fmul+fadd   21 t copy
        andps xmm14, xmm13                                      ;   987.0 fmul+fadd   21 t
        xorps xmm13, xmm12                                      ;   987.0 fmul+fadd   21 t
        orps xmm4, xmm13                                        ;   989.0 fmul+fadd   21 t
        xorps xmm9, xmm14                                       ;   989.0 fmul+fadd   21 t
        xorps xmm4, xmm9                                        ;   991.0 fmul+fadd   21 t
        andps xmm0, xmm4                                        ;   993.0 fmul+fadd   21 t
        movaps xmm14, xmm2                                      ;   991.0 fmul+fadd   21 t copy
        andps xmm14, xmm9                                       ;   993.0 fmul+fadd   21 t
        xorps xmm12, xmm14                                      ;   995.0 fmul+fadd   21 t
        andps xmm9, xmm12                                       ;   997.0 fmul+fadd   21 t
        movaps xmm14, xmm4                                      ;   995.0 fmul+fadd   21 t copy
        orps xmm14, xmm12                                       ;   997.0 fmul+fadd   21 t
        xorps xmm13, xmm14                                      ;   999.0 fmul+fadd   21 t
        xorps xmm2, xmm9                                        ;   999.0 fmul+fadd   21 t
        movaps xmm14, xmm4                                      ;   999.0 fmul+fadd   21 t copy
        xorps xmm14, xmm12                                      ;  1001.0 fmul+fadd   21 t
        andps xmm7, xmm14                                       ;  1003.0 fmul+fadd   21 t
        andps xmm6, xmm14                                       ;  1003.0 fmul+fadd   21 t
        xorps xmm14, xmm13                                      ;  1003.0 fmul+fadd   21 t
        andps xmm15, xmm14                                      ;  1005.0 fmul+fadd   21 t
        andps xmm3, xmm4                                        ;  1005.0 fmul+fadd   21 t
        xorps xmm7, xmm15                                       ;  1007.0 fmul+fadd   21 t
        andps xmm1, xmm13                                       ;  1007.0 fmul+fadd   21 t
        andps xmm10, xmm2                                       ;  1008.0 fmul+fadd   21 t
        andps xmm11, xmm13                                      ;  1009.0 fmul+fadd   21 t
        xorps xmm13, xmm2                                       ;  1010.0 fmul+fadd   21 t
        xorps xmm15, xmm11                                      ;  1011.0 fmul+fadd   21 t
        movaps xmm9, [rdx - 112]                                ;  1008.0 agu2+agu0+fmisc   21 t
        andps xmm9, xmm2                                        ;  1012.0 fmul+fadd   21 t
        movaps xmm11, [rax + 32]                                ;  1010.0 agu1+agu0+fmisc   21 t
        andps xmm11, xmm13                                      ;  1013.0 fmul+fadd   21 t
        xorps xmm11, xmm6                                       ;  1015.0 fmul+fadd   21 t
        xorps xmm6, xmm9                                        ;  1015.0 fmul+fadd   21 t
        xorps xmm4, xmm13                                       ;  1016.0 fmul+fadd   21 t
        xorps xmm2, xmm12                                       ;  1017.0 fmul+fadd   21 t
        andps xmm8, xmm4                                        ;  1018.0 fmul+fadd   21 t
        andps xmm13, xmm5                                       ;  1019.0 fmul+fadd   21 t
        movaps xmm5, [rax + 64]                                 ;  1016.0 agu2+agu0+fmisc   21 t
        andps xmm5, xmm2                                        ;  1020.0 fmul+fadd   21 t
        andps xmm2, [rax + 48]                                  ;  1021.0 agu1+agu0+fmul+fadd   21 t
        andps xmm4, [rbp + 64]                                  ;  1022.0 agu2+agu0+fmul+fadd   21 t
        xorps xmm4, xmm11                                       ;  1024.0 fmul+fadd   21 t
        xorps xmm4, xmm5                                        ;  1026.0 fmul+fadd   21 t
        xorps xmm13, xmm7                                       ;  1025.0 fmul+fadd   21 t
        xorps xmm13, xmm0                                       ;  1027.0 fmul+fadd   21 t
        xorps xmm1, xmm5                                        ;  1027.0 fmul+fadd   21 t
        xorps xmm1, xmm6                                        ;  1029.0 fmul+fadd   21 t
        movaps xmm5, [rcx + 112]                                ;  1025.0 agu1+agu2+fmisc   21 t
        andps xmm5, xmm12                                       ;  1029.0 fmul+fadd   21 t
        xorps xmm5, xmm1                                        ;  1031.0 fmul+fadd   21 t
        andps xmm12, [rsi - 48]                                 ;  1031.0 agu0+agu1+fmul+fadd   21 t
        xorps xmm12, xmm4                                       ;  1033.0 fmul+fadd   21 t
        xorps xmm12, xmm5                                       ;  1035.0 fmul+fadd   21 t
        xorps xmm7, xmm10                                       ;  1034.0 fmul+fadd   21 t
        andps xmm14, [rsi + 80]                                 ;  1035.0 agu2+agu0+fmul+fadd   21 t
        xorps xmm7, xmm5                                        ;  1036.0 fmul+fadd   21 t
        xorps xmm2, xmm5                                        ;  1037.0 fmul+fadd   21 t
        xorps xmm2, xmm15                                       ;  1039.0 fmul+fadd   21 t
        xorps xmm14, xmm12                                      ;  1039.0 fmul+fadd   21 t
        xorps xmm11, xmm3                                       ;  1040.0 fmul+fadd   21 t
        xorps xmm11, xmm12                                      ;  1042.0 fmul+fadd   21 t
        movaps xmm3, xmm7                                       ;  1042.0 fmul+fadd   21 t copy
        xorps xmm3, xmm2                                        ;  1044.0 fmul+fadd   21 t
        xorps xmm3, xmm11                                       ;  1046.0 fmul+fadd   21 t
        movaps xmm5, [rcx - 16]                                 ;  1040.7 agu1+agu0+fmisc   42 t
        movaps xmm9, [rcx + 16]                                 ;  1042.7 agu2+agu0+fmisc   40 t reload
        xorps xmm5, xmm9                                        ;  1045.0 fmul+fadd   42 t
        movaps xmm10, [rcx - 16]                                ;  1044.7 agu1+agu2+fmisc   42 t
        movaps xmm12, [rcx + 32]                                ;  1045.7 agu0+agu1+fmul+fmisc   40 t reload
        xorps xmm10, xmm12                                      ;  1047.7 fadd+fmul   42 t
        movaps [rcx + 16], xmm13                                ;  1047.7 agu2+agu0+fmisc   21 t spill
        movaps xmm13, [rcx + 0]                                 ;  1047.0 agu1+agu0+fadd+fmul   42 t
        movaps [rsi + 80], xmm6                                 ;  1049.7 agu2+agu1+fmisc   21 t spill
        movaps xmm6, [r8 + 19360]                               ;  1048.0 agu0+agu2+fadd+fmul   42 t
        xorps xmm6, [rbp + 5088]                                ;  1050.0 agu1+agu0+fadd+fmul   42 t
        xorps xmm6, [rel camellia128_encrypt.T0_constants128]   ;  1052.0 agu2+agu1+fadd+fmul   42 t
        xorps xmm9, xmm6                                        ;  1054.0 fadd+fmul   42 t
        movaps [rsi - 48], xmm4                                 ;  1051.7 agu0+agu2+fmisc   21 t spill
        movaps xmm4, [r8 + 19424]                               ;  1052.0 agu1+agu0+fadd+fmul   42 t
        xorps xmm4, [rbp + 5152]                                ;  1054.0 agu2+agu1+fadd+fmul   42 t
        xorps xmm4, [rel camellia128_encrypt.T0_constants128]   ;  1056.0 agu0+agu2+fadd+fmul   42 t
        xorps xmm13, xmm4                                       ;  1058.0 fadd+fmul   42 t
        movaps [rcx + 112], xmm1                                ;  1053.7 agu1+agu0+fmisc   21 t spill
        movaps xmm1, xmm13                                      ;  1060.0 fadd+fmul   42 t copy
        xorps xmm1, [r8 + 19328]                                ;  1062.0 agu2+agu0+fadd+fmul   42 t
        xorps xmm1, [rbp + 5056]                                ;  1064.0 agu1+agu0+fadd+fmul   42 t
        xorps xmm1, [rel camellia128_encrypt.T0_constants128]   ;  1066.0 agu2+agu1+fadd+fmul   42 t
        xorps xmm13, xmm5                                       ;  1060.0 fadd+fmul   42 t
        movaps [rbp + 64], xmm8                                 ;  1059.0 agu0+agu2+fmisc   21 t spill
        movaps xmm8, xmm1                                       ;  1068.0 fadd+fmul   42 t copy
        xorps xmm8, [r8 + 19440]                                ;  1070.0 agu1+agu0+fadd+fmul   42 t
        xorps xmm8, [rbp + 5168]                                ;  1072.0 agu2+agu0+fadd+fmul   42 t
        xorps xmm8, [rel camellia128_encrypt.T0_constants128]   ;  1074.0 agu1+agu2+fadd+fmul   42 t
        movaps [rax + 48], xmm0                                 ;  1065.0 agu0+agu1+fmisc   21 t spill
        movaps xmm0, xmm10                                      ;  1065.0 fadd+fmul   42 t copy
        xorps xmm0, xmm1                                        ;  1068.0 fadd+fmul   42 t
        movaps [rax + 64], xmm7                                 ;  1067.3 agu2+agu0+fmisc   21 t spill
        movaps xmm7, xmm5                                       ;  1067.3 fadd+fmul   42 t copy
        xorps xmm7, xmm8                                        ;  1076.0 fadd+fmul   42 t
        movaps [rax + 32], xmm15                                ;  1069.7 agu1+agu0+fmisc   21 t spill
        movaps xmm15, xmm0                                      ;  1070.0 fadd+fmul   42 t copy
        orps xmm15, xmm8                                        ;  1076.0 fadd+fmul   42 t
        movaps [rdx - 112], xmm11                               ;  1071.7 agu2+agu0+fmisc   21 t spill
        movaps xmm11, xmm9                                      ;  1071.3 fadd+fmul   42 t copy
        xorps xmm11, xmm13                                      ;  1073.3 fadd+fmul   42 t
        xorps xmm12, xmm13                                      ;  1073.3 fadd+fmul   42 t
        movaps [rcx + 32], xmm14                                ;  1074.3 agu1+agu0+fmisc   21 t spill
        movaps xmm14, xmm13                                     ;  1074.3 fadd+fmul   42 t copy
        xorps xmm14, xmm8                                       ;  1076.3 fadd+fmul   42 t
        movaps [rdi + 80], xmm3                                 ;  1076.3 agu2+agu0+fmisc   21 t spill
        movaps xmm3, xmm1                                       ;  1076.3 fadd+fmul   42 t copy
        xorps xmm3, xmm6                                        ;  1078.3 fadd+fmul   42 t
        movaps [rsi + 96], xmm2                                 ;  1078.3 agu1+agu0+fmisc   21 t spill
        movaps xmm2, xmm1                                       ;  1078.3 fadd+fmul   42 t copy
        orps xmm2, xmm14                                        ;  1080.3 fadd+fmul   42 t
        xorps xmm2, xmm15                                       ;  1082.3 fadd+fmul   42 t
        movaps [r11 + 0], xmm8                                  ;  1081.0 agu2+agu0+fmisc   42 t spill
        movaps xmm8, xmm7                                       ;  1081.3 fadd+fmul   42 t copy
        xorps xmm8, xmm11                                       ;  1083.3 fadd+fmul   42 t
        xorps xmm15, xmm4                                       ;  1083.3 fadd+fmul   42 t
        orps xmm4, xmm7                                         ;  1084.3 fadd+fmul   42 t
        xorps xmm12, xmm4                                       ;  1086.3 fadd+fmul   42 t
        movaps [r11 + 16], xmm7                                 ;  1085.0 agu1+agu0+fmisc   42 t spill
        movaps xmm7, [rcx + 0]                                  ;  1086.3 agu2+agu0+fmisc+fadd   42 t
        xorps xmm7, xmm14                                       ;  1088.3 fmul+fadd   42 t
        movaps [rcx + 0], xmm14                                 ;  1088.0 agu1+agu2+fmisc   42 t spill
        movaps xmm14, xmm13                                     ;  1088.3 fmul+fadd   42 t copy
        andps xmm14, xmm10                                      ;  1090.3 fmul+fadd   42 t
        xorps xmm4, xmm14                                       ;  1092.3 fmul+fadd   42 t
        movaps xmm14, xmm8                                      ;  1091.3 fmul+fadd   42 t copy
        andps xmm14, xmm3                                       ;  1093.3 fmul+fadd   42 t
        xorps xmm12, xmm14                                      ;  1095.3 fmul+fadd   42 t
        movaps xmm14, xmm3                                      ;  1094.3 fmul+fadd   42 t copy
        xorps xmm14, xmm7                                       ;  1096.3 fmul+fadd   42 t
        xorps xmm2, xmm12                                       ;  1097.3 fmul+fadd   42 t
        xorps xmm15, xmm4                                       ;  1097.3 fmul+fadd   42 t
        movaps [r11 + 32], xmm3                                 ;  1094.3 agu0+agu1+fmisc   42 t spill
        movaps xmm3, xmm11                                      ;  1098.3 fmul+fadd   42 t copy
        andps xmm3, xmm14                                       ;  1100.3 fmul+fadd   42 t
        xorps xmm4, xmm3                                        ;  1102.3 fmul+fadd   42 t
        movaps xmm3, xmm10                                      ;  1101.3 fmul+fadd   42 t copy
        xorps xmm3, xmm14                                       ;  1103.3 fmul+fadd   42 t
        movaps [r11 + 48], xmm11                                ;  1099.0 agu2+agu0+fmisc   42 t spill
        movaps xmm11, xmm9                                      ;  1103.3 fmul+fadd   42 t copy
        andps xmm11, xmm3                                       ;  1105.3 fmul+fadd   42 t
        xorps xmm15, xmm11                                      ;  1107.3 fmul+fadd   42 t
        movaps xmm11, xmm7                                      ;  1106.3 fmul+fadd   42 t copy
        xorps xmm11, xmm0                                       ;  1108.3 fmul+fadd   42 t
        movaps [r11 + 64], xmm8                                 ;  1104.3 agu1+agu0+fmisc   42 t spill
        movaps xmm8, xmm5                                       ;  1108.3 fmul+fadd   42 t copy
        andps xmm8, xmm11                                       ;  1110.3 fmul+fadd   42 t
        xorps xmm4, xmm8                                        ;  1112.3 fmul+fadd   42 t
        xorps xmm12, xmm8                                       ;  1112.3 fmul+fadd   42 t
        movaps xmm8, [rcx - 16]                                 ;  1108.3 agu2+agu0+fmisc   42 t
        orps xmm8, xmm6                                         ;  1112.3 fmul+fadd   42 t
        xorps xmm12, xmm8                                       ;  1114.3 fmul+fadd   42 t
        movaps xmm8, xmm2                                       ;  1114.3 fmul+fadd   42 t copy
        andps xmm8, xmm15                                       ;  1116.3 fmul+fadd   42 t
        xorps xmm12, xmm8                                       ;  1118.3 fmul+fadd   42 t
        movaps [r11 + 80], xmm6                                 ;  1114.0 agu1+agu0+fmisc   42 t spill
        movaps xmm6, xmm4                                       ;  1117.3 fmul+fadd   42 t copy
        andps xmm6, xmm12                                       ;  1120.3 fmul+fadd   42 t
        xorps xmm12, xmm15                                      ;  1120.3 fmul+fadd   42 t
        orps xmm8, xmm12                                        ;  1122.3 fmul+fadd   42 t
        xorps xmm2, xmm6                                        ;  1122.3 fmul+fadd   42 t
        xorps xmm8, xmm2                                        ;  1124.3 fmul+fadd   42 t
        andps xmm11, xmm8                                       ;  1126.3 fmul+fadd   42 t
        movaps xmm6, xmm4                                       ;  1124.3 fmul+fadd   42 t copy
        andps xmm6, xmm2                                        ;  1126.3 fmul+fadd   42 t
        xorps xmm15, xmm6                                       ;  1128.3 fmul+fadd   42 t
        andps xmm2, xmm15                                       ;  1130.3 fmul+fadd   42 t
        movaps xmm6, xmm8                                       ;  1128.3 fmul+fadd   42 t copy
        orps xmm6, xmm15                                        ;  1130.3 fmul+fadd   42 t
        xorps xmm12, xmm6                                       ;  1132.3 fmul+fadd   42 t
        xorps xmm4, xmm2                                        ;  1132.3 fmul+fadd   42 t
        movaps xmm2, xmm8                                       ;  1132.3 fmul+fadd   42 t copy
        xorps xmm2, xmm15                                       ;  1134.3 fmul+fadd   42 t
        andps xmm3, xmm2                                        ;  1136.3 fmul+fadd   42 t
        andps xmm9, xmm2                                        ;  1136.3 fmul+fadd   42 t
        xorps xmm2, xmm12                                       ;  1136.3 fmul+fadd   42 t
        andps xmm14, xmm2                                       ;  1138.3 fmul+fadd   42 t
        andps xmm5, xmm8                                        ;  1138.3 fmul+fadd   42 t
        andps xmm13, xmm12                                      ;  1139.3 fmul+fadd   42 t
        xorps xmm3, xmm14                                       ;  1140.3 fmul+fadd   42 t
        andps xmm1, xmm4                                        ;  1141.3 fmul+fadd   42 t
        andps xmm10, xmm12                                      ;  1142.3 fmul+fadd   42 t
        xorps xmm12, xmm4                                       ;  1143.3 fmul+fadd   42 t
        xorps xmm14, xmm10                                      ;  1144.3 fmul+fadd   42 t
        movaps xmm6, [rcx + 0]                                  ;  1140.7 agu2+agu0+fmisc   42 t
        andps xmm6, xmm4                                        ;  1145.3 fmul+fadd   42 t
        movaps xmm10, [r11 + 0]                                 ;  1142.7 agu1+agu0+fmisc   42 t
        andps xmm10, xmm12                                      ;  1146.3 fmul+fadd   42 t
        xorps xmm10, xmm9                                       ;  1148.3 fmul+fadd   42 t
        xorps xmm9, xmm6                                        ;  1148.3 fmul+fadd   42 t
        xorps xmm8, xmm12                                       ;  1149.3 fmul+fadd   42 t
        xorps xmm4, xmm15                                       ;  1150.3 fmul+fadd   42 t
        andps xmm0, xmm12                                       ;  1151.3 fmul+fadd   42 t
        andps xmm7, xmm8                                        ;  1152.3 fmul+fadd   42 t
        movaps xmm6, [r11 + 64]                                 ;  1149.3 agu2+agu0+fmisc   42 t
        andps xmm6, xmm4                                        ;  1153.3 fmul+fadd   42 t
        andps xmm4, [r11 + 32]                                  ;  1154.3 agu1+agu0+fmul+fadd   42 t
        andps xmm8, [r11 + 16]                                  ;  1155.3 agu2+agu0+fmul+fadd   42 t
        xorps xmm8, xmm10                                       ;  1157.3 fmul+fadd   42 t
        xorps xmm8, xmm6                                        ;  1159.3 fmul+fadd   42 t
        xorps xmm0, xmm3                                        ;  1158.3 fmul+fadd   42 t
        xorps xmm0, xmm11                                       ;  1160.3 fmul+fadd   42 t
        xorps xmm13, xmm6                                       ;  1160.3 fmul+fadd   42 t
        xorps xmm13, xmm9                                       ;  1162.3 fmul+fadd   42 t
        movaps xmm6, [r11 + 80]                                 ;  1158.3 agu1+agu2+fmisc   42 t
        andps xmm6, xmm15                                       ;  1162.3 fmul+fadd   42 t
        xorps xmm6, xmm13                                       ;  1164.3 fmul+fadd   42 t
        andps xmm15, [rcx - 16]                                 ;  1164.3 agu0+agu1+fmul+fadd   42 t
        xorps xmm15, xmm8                                       ;  1166.3 fmul+fadd   42 t
        xorps xmm15, xmm6                                       ;  1168.3 fmul+fadd   42 t
        xorps xmm3, xmm1                                        ;  1167.3 fmul+fadd   42 t
        andps xmm2, [r11 + 48]                                  ;  1168.3 agu2+agu0+fmul+fadd   42 t
        xorps xmm3, xmm6                                        ;  1169.3 fmul+fadd   42 t
        xorps xmm4, xmm6                                        ;  1170.3 fmul+fadd   42 t
        xorps xmm4, xmm14                                       ;  1172.3 fmul+fadd   42 t
        xorps xmm2, xmm15                                       ;  1172.3 fmul+fadd   42 t
        xorps xmm10, xmm5                                       ;  1173.3 fmul+fadd   42 t
        xorps xmm10, xmm15                                      ;  1175.3 fmul+fadd   42 t
        movaps xmm15, [rsi + 48]                                ;  1170.7 agu1+agu0+fmisc   41 t
        xorps xmm15, [rsi + 64]                                 ;  1175.3 agu2+agu0+fmul+fadd   41 t
        movaps xmm1, [rel camellia128_encrypt.T0_constants128]  ;  1172.7 agu1+agu2+fmisc   41 t reload
        xorps xmm15, xmm1                                       ;  1177.3 fmul+fadd   41 t
        movaps xmm5, xmm3                                       ;  1177.3 fmul+fadd   42 t copy
        xorps xmm5, xmm4                                        ;  1179.3 fmul+fadd   42 t
        xorps xmm5, xmm10                                       ;  1181.3 fmul+fadd   42 t
        movaps xmm6, [rdi + 48]                                 ;  1176.3 agu0+agu1+fmisc   41 t
        movaps xmm12, [rdx + 80]                                ;  1178.3 agu2+agu0+fmisc   23 t reload
        xorps xmm6, xmm12                                       ;  1180.3 fmul+fadd   41 t
        xorps xmm6, [rbp - 32]                                  ;  1182.3 agu1+agu2+fmul+fadd   41 t
        movaps xmm12, [rsi + 0]                                 ;  1180.3 agu0+agu1+fmisc   41 t
        xorps xmm12, xmm2                                       ;  1182.3 fmul+fadd   41 t
        xorps xmm12, xmm5                                       ;  1184.3 fmul+fadd   41 t
        xorps xmm10, [rdx + 112]                                ;  1184.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm10, xmm1                                       ;  1186.3 fmul+fadd   41 t
        movaps [rsi + 64], xmm4                                 ;  1182.7 agu1+agu0+fmisc   42 t spill
        movaps xmm4, [rdx - 96]                                 ;  1184.7 agu2+agu0+fmisc   41 t
        xorps xmm4, [rsi + 96]                                  ;  1186.7 agu1+agu2+fmul+fadd   41 t
        movaps [rsi + 96], xmm2                                 ;  1186.7 agu0+agu1+fmisc   42 t spill
        movaps xmm2, [rdx - 96]                                 ;  1187.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm2, xmm15                                       ;  1189.3 fmul+fadd   41 t
        movaps [rdx - 96], xmm5                                 ;  1188.7 agu1+agu2+fmisc   42 t spill
        movaps xmm5, [rsi + 48]                                 ;  1189.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm5, xmm6                                        ;  1191.3 fmul+fadd   41 t
        xorps xmm6, xmm2                                        ;  1191.3 fmul+fadd   41 t
        movaps [rsi + 48], xmm2                                 ;  1191.3 agu2+agu0+fmisc   41 t spill
        movaps xmm2, [rsi + 0]                                  ;  1191.7 agu1+agu0+fmul+fmisc   41 t
        xorps xmm2, xmm4                                        ;  1193.7 fadd+fmul   41 t
        xorps xmm15, xmm2                                       ;  1195.7 fadd+fmul   41 t
        movaps [rsi + 0], xmm2                                  ;  1195.7 agu2+agu1+fmisc   41 t spill
        movaps xmm2, [rdi + 48]                                 ;  1194.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm2, xmm12                                       ;  1196.3 fadd+fmul   41 t
        xorps xmm12, xmm5                                       ;  1196.3 fadd+fmul   41 t
        xorps xmm4, xmm2                                        ;  1198.3 fadd+fmul   41 t
        movaps [rdi + 48], xmm5                                 ;  1195.7 agu2+agu0+fmisc   41 t spill
        movaps xmm5, [rsi - 80]                                 ;  1197.7 agu1+agu0+fmisc   41 t
        xorps xmm5, [rax - 32]                                  ;  1199.7 agu2+agu1+fadd+fmul   41 t
        xorps xmm5, [r11 - 16]                                  ;  1201.7 agu0+agu2+fadd+fmul   41 t
        xorps xmm5, [rsi - 64]                                  ;  1203.7 agu1+agu0+fadd+fmul   41 t
        xorps xmm5, [rdx - 80]                                  ;  1205.7 agu2+agu1+fadd+fmul   41 t
        xorps xmm5, xmm1                                        ;  1207.7 fadd+fmul   41 t
        movaps [rdx - 80], xmm2                                 ;  1200.7 agu0+agu2+fmisc   41 t spill
        movaps xmm2, [rdi + 0]                                  ;  1202.7 agu1+agu0+fmisc   41 t
        xorps xmm2, [rax - 48]                                  ;  1204.7 agu2+agu1+fadd+fmul   41 t
        xorps xmm2, xmm1                                        ;  1206.7 fadd+fmul   41 t
        xorps xmm3, xmm14                                       ;  1205.3 fadd+fmul   41 t
        movaps xmm14, [rcx + 48]                                ;  1204.7 agu0+agu2+fmisc   41 t
        xorps xmm14, [rdi + 80]                                 ;  1206.7 agu1+agu0+fadd+fmul   41 t
        xorps xmm14, [rcx + 32]                                 ;  1208.7 agu2+agu0+fadd+fmul   41 t
        xorps xmm3, xmm11                                       ;  1208.3 fadd+fmul   41 t
        movaps xmm11, [rcx + 48]                                ;  1207.7 agu1+agu2+fmisc   41 t
        xorps xmm11, xmm5                                       ;  1209.7 fadd+fmul   41 t
        xorps xmm3, xmm7                                        ;  1210.3 fadd+fmul   41 t
        movaps xmm7, [rsi - 80]                                 ;  1209.7 agu0+agu1+fmisc   41 t
        xorps xmm7, xmm2                                        ;  1211.7 fadd+fmul   41 t
        xorps xmm2, xmm11                                       ;  1212.3 fadd+fmul   41 t
        xorps xmm3, [rsi - 16]                                  ;  1213.3 agu2+agu0+fadd+fmul   41 t
        xorps xmm3, xmm1                                        ;  1215.3 fadd+fmul   41 t
        movaps [rsi - 80], xmm11                                ;  1213.0 agu1+agu0+fmisc   41 t spill
        movaps xmm11, [rdx + 112]                               ;  1215.0 agu2+agu0+fmisc   41 t
        xorps xmm11, xmm14                                      ;  1217.0 fadd+fmul   41 t
        xorps xmm5, xmm11                                       ;  1219.0 fadd+fmul   41 t
        movaps [rdx + 112], xmm11                               ;  1219.0 agu1+agu2+fmisc   41 t spill
        movaps xmm11, [rdi + 0]                                 ;  1217.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm11, xmm10                                      ;  1219.3 fadd+fmul   41 t
        xorps xmm10, xmm7                                       ;  1219.3 fadd+fmul   41 t
        xorps xmm14, xmm11                                      ;  1221.3 fadd+fmul   41 t
        movaps [rdi + 0], xmm7                                  ;  1219.0 agu2+agu0+fmisc   41 t spill
        movaps xmm7, [rsi + 16]                                 ;  1221.0 agu1+agu0+fmisc   41 t
        xorps xmm7, [rcx + 96]                                  ;  1223.0 agu2+agu1+fadd+fmul   41 t
        xorps xmm7, xmm1                                        ;  1225.0 fadd+fmul   41 t
        movaps [rcx + 96], xmm11                                ;  1223.0 agu0+agu2+fmisc   41 t spill
        movaps xmm11, [rbp - 48]                                ;  1223.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm11, [rbp + 112]                                ;  1225.3 agu2+agu1+fadd+fmul   41 t
        xorps xmm11, [rsi - 112]                                ;  1227.3 agu0+agu2+fadd+fmul   41 t
        xorps xmm11, [rax - 16]                                 ;  1229.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm11, [rdi + 64]                                 ;  1231.3 agu2+agu1+fadd+fmul   41 t
        xorps xmm11, xmm1                                       ;  1233.3 fadd+fmul   41 t
        xorps xmm13, [rdx + 16]                                 ;  1229.3 agu0+agu2+fadd+fmul   41 t
        xorps xmm13, xmm1                                       ;  1231.3 fadd+fmul   41 t
        movaps [rdi + 64], xmm14                                ;  1228.3 agu1+agu0+fmisc   41 t spill
        movaps xmm14, [rdx + 48]                                ;  1230.3 agu2+agu0+fmisc   41 t
        xorps xmm14, [rdx - 112]                                ;  1232.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm14, xmm1                                       ;  1234.3 fadd+fmul   41 t
        movaps [rdx - 112], xmm4                                ;  1232.3 agu2+agu0+fmisc   41 t spill
        movaps xmm4, [rdx + 48]                                 ;  1233.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm4, xmm7                                        ;  1235.3 fadd+fmul   41 t
        movaps [rdx + 48], xmm5                                 ;  1234.3 agu2+agu1+fmisc   41 t spill
        movaps xmm5, [rsi + 16]                                 ;  1235.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm5, xmm11                                       ;  1237.3 fadd+fmul   41 t
        xorps xmm11, xmm4                                       ;  1237.3 fadd+fmul   41 t
        movaps [rsi + 16], xmm4                                 ;  1237.3 agu2+agu0+fmisc   41 t spill
        movaps xmm4, [rsi - 16]                                 ;  1238.3 agu1+agu0+fmisc+fadd   41 t
        xorps xmm4, xmm14                                       ;  1240.3 fmul+fadd   41 t
        xorps xmm7, xmm4                                        ;  1242.3 fmul+fadd   41 t
        movaps [rsi - 16], xmm4                                 ;  1242.3 agu2+agu1+fmisc   41 t spill
        movaps xmm4, [rbp - 48]                                 ;  1240.3 agu0+agu1+fmul+fmisc   41 t
        xorps xmm4, xmm3                                        ;  1242.3 fadd+fmul   41 t
        xorps xmm3, xmm5                                        ;  1242.3 fadd+fmul   41 t
        xorps xmm14, xmm4                                       ;  1244.3 fadd+fmul   41 t
        movaps [rbp - 48], xmm5                                 ;  1242.3 agu2+agu0+fmisc   41 t spill
        movaps xmm5, [rbp + 80]                                 ;  1244.3 agu1+agu0+fmisc+fadd   41 t
        xorps xmm5, [rax + 16]                                  ;  1246.3 agu2+agu1+fmul+fadd   41 t
        xorps xmm5, [rcx + 80]                                  ;  1248.3 agu0+agu2+fmul+fadd   41 t
        xorps xmm5, [rbp + 48]                                  ;  1250.3 agu1+agu0+fmul+fadd   41 t
        movaps [rcx + 80], xmm4                                 ;  1246.0 agu2+agu1+fmisc   41 t spill
        movaps xmm4, [rbp - 96]                                 ;  1247.3 agu0+agu2+fmisc+fmul   41 t
        xorps xmm4, [rdx - 64]                                  ;  1249.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm4, xmm1                                        ;  1251.3 fadd+fmul   41 t
        xorps xmm8, xmm9                                        ;  1250.3 fadd+fmul   41 t
        movaps xmm9, [rdx + 32]                                 ;  1249.3 agu2+agu1+fmisc   41 t
        xorps xmm9, [rax + 64]                                  ;  1251.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm9, [rax + 32]                                  ;  1253.3 agu2+agu0+fadd+fmul   41 t
        xorps xmm9, [rax + 48]                                  ;  1255.3 agu1+agu2+fadd+fmul   41 t
        xorps xmm9, [rbp + 64]                                  ;  1257.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm9, xmm1                                        ;  1259.3 fadd+fmul   41 t
        xorps xmm8, xmm0                                        ;  1256.3 fadd+fmul   41 t
        xorps xmm8, [rdi + 32]                                  ;  1258.3 agu2+agu0+fadd+fmul   41 t
        movaps [rbp + 64], xmm14                                ;  1254.7 agu1+agu0+fmisc   41 t spill
        movaps xmm14, [rdx + 32]                                ;  1256.7 agu2+agu1+fmisc   41 t
        xorps xmm14, xmm5                                       ;  1258.7 fadd+fmul   41 t
        movaps [rdx + 32], xmm7                                 ;  1258.7 agu0+agu1+fmisc   41 t spill
        movaps xmm7, [rbp + 80]                                 ;  1259.3 agu2+agu0+fadd+fmul   41 t
        xorps xmm7, xmm4                                        ;  1261.3 fadd+fmul   41 t
        xorps xmm4, xmm14                                       ;  1261.3 fadd+fmul   41 t
        movaps [rbp + 80], xmm14                                ;  1260.7 agu1+agu2+fmisc   41 t spill
        movaps xmm14, [rdx + 16]                                ;  1262.3 agu0+agu1+fmisc+fadd   41 t
        xorps xmm14, xmm9                                       ;  1264.3 fmul+fadd   41 t
        xorps xmm5, xmm14                                       ;  1266.3 fmul+fadd   41 t
        movaps [rdx + 16], xmm14                                ;  1266.3 agu2+agu0+fmisc   41 t spill
        movaps xmm14, [rbp - 96]                                ;  1264.7 agu1+agu0+fmul+fmisc   41 t
        xorps xmm14, xmm13                                      ;  1266.7 fadd+fmul   41 t
        xorps xmm13, xmm7                                       ;  1266.3 fadd+fmul   41 t
        xorps xmm9, xmm14                                       ;  1268.7 fadd+fmul   41 t
        movaps [rbp - 96], xmm7                                 ;  1266.7 agu2+agu1+fmisc   41 t spill
        movaps xmm7, [rbp - 112]                                ;  1268.3 agu0+agu1+fmisc+fadd   41 t
        xorps xmm7, [rbp + 48]                                  ;  1270.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm7, [rdx - 16]                                  ;  1272.3 agu1+agu2+fmul+fadd   41 t
        xorps xmm7, xmm1                                        ;  1274.3 fmul+fadd   41 t
        movaps [rbp + 48], xmm14                                ;  1270.0 agu0+agu1+fmisc   41 t spill
        movaps xmm14, [rbp + 16]                                ;  1271.3 agu2+agu0+fmisc+fmul   41 t
        xorps xmm14, [rax + 0]                                  ;  1273.3 agu1+agu2+fadd+fmul   41 t
        xorps xmm14, [rbp - 128]                                ;  1275.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm14, [rcx + 64]                                 ;  1277.3 agu2+agu0+fadd+fmul   41 t
        movaps [rbp - 128], xmm9                                ;  1273.3 agu1+agu2+fmisc   41 t spill
        movaps xmm9, [rbp - 16]                                 ;  1275.3 agu0+agu1+fmisc+fadd   41 t
        xorps xmm9, [rcx + 112]                                 ;  1277.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm9, xmm1                                        ;  1279.3 fmul+fadd   41 t
        xorps xmm0, [rdx - 48]                                  ;  1278.3 agu1+agu2+fmul+fadd   41 t
        xorps xmm0, [rdx - 96]                                  ;  1280.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm0, xmm1                                        ;  1282.3 fmul+fadd   41 t
        movaps [rdx - 96], xmm5                                 ;  1278.3 agu2+agu0+fmisc   41 t spill
        movaps xmm5, [rbp - 16]                                 ;  1280.3 agu1+agu0+fmisc+fmul   41 t
        xorps xmm5, xmm7                                        ;  1282.3 fadd+fmul   41 t
        movaps [rbp - 16], xmm15                                ;  1281.3 agu2+agu1+fmisc   41 t spill
        movaps xmm15, [rbp - 112]                               ;  1282.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm15, xmm14                                      ;  1284.3 fadd+fmul   41 t
        xorps xmm14, xmm5                                       ;  1284.3 fadd+fmul   41 t
        movaps [rbp - 112], xmm5                                ;  1284.3 agu2+agu0+fmisc   41 t spill
        movaps xmm5, [rdi + 32]                                 ;  1285.3 agu1+agu0+fmisc+fadd   41 t
        xorps xmm5, xmm9                                        ;  1287.3 fmul+fadd   41 t
        xorps xmm7, xmm5                                        ;  1289.3 fmul+fadd   41 t
        movaps [rdi + 32], xmm5                                 ;  1289.3 agu2+agu1+fmisc   41 t spill
        movaps xmm5, [rbp + 16]                                 ;  1287.3 agu0+agu1+fmul+fmisc   41 t
        xorps xmm5, xmm8                                        ;  1289.3 fadd+fmul   41 t
        xorps xmm8, xmm15                                       ;  1289.3 fadd+fmul   41 t
        xorps xmm9, xmm5                                        ;  1291.3 fadd+fmul   41 t
        movaps [rbp + 16], xmm15                                ;  1289.3 agu2+agu0+fmisc   41 t spill
        movaps xmm15, [rdx - 128]                               ;  1291.3 agu1+agu0+fmisc+fadd   41 t
        xorps xmm15, [rbp + 32]                                 ;  1293.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm15, xmm1                                       ;  1295.3 fmul+fadd   41 t
        movaps [rcx + 112], xmm5                                ;  1292.3 agu1+agu2+fmisc   41 t spill
        movaps xmm5, [rbp - 80]                                 ;  1293.3 agu0+agu1+fmul+fmisc   41 t
        xorps xmm5, [rcx + 64]                                  ;  1295.3 agu2+agu0+fadd+fmul   41 t
        xorps xmm5, [rdx + 80]                                  ;  1297.3 agu1+agu2+fadd+fmul   41 t
        xorps xmm5, xmm1                                        ;  1299.3 fadd+fmul   41 t
        movaps [rdx + 80], xmm9                                 ;  1295.7 agu0+agu1+fmisc   41 t spill
        movaps xmm9, [rdx - 32]                                 ;  1297.3 agu2+agu0+fmisc+fadd   41 t
        xorps xmm9, [rsi - 48]                                  ;  1299.3 agu1+agu2+fmul+fadd   41 t
        xorps xmm9, [rsi + 80]                                  ;  1301.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm9, [rcx + 16]                                  ;  1303.3 agu2+agu0+fmul+fadd   41 t
        movaps [rsi + 80], xmm7                                 ;  1299.0 agu1+agu2+fmisc   41 t spill
        movaps xmm7, [rdx - 32]                                 ;  1300.3 agu0+agu1+fmisc+fmul   41 t
        xorps xmm7, xmm15                                       ;  1302.3 fadd+fmul   41 t
        movaps [rdx - 32], xmm14                                ;  1302.0 agu2+agu0+fmisc   41 t spill
        movaps xmm14, [rdx - 128]                               ;  1302.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm14, xmm5                                       ;  1304.3 fadd+fmul   41 t
        xorps xmm5, xmm7                                        ;  1304.3 fadd+fmul   41 t
        movaps [rdx - 128], xmm7                                ;  1304.3 agu2+agu1+fmisc   41 t spill
        movaps xmm7, [rdx - 48]                                 ;  1305.3 agu0+agu1+fmisc+fadd   41 t
        xorps xmm7, xmm9                                        ;  1307.3 fmul+fadd   41 t
        xorps xmm15, xmm7                                       ;  1309.3 fmul+fadd   41 t
        movaps [rdx - 48], xmm7                                 ;  1309.3 agu2+agu0+fmisc   41 t spill
        movaps xmm7, [rbp - 80]                                 ;  1308.0 agu1+agu0+fmul+fmisc   41 t
        xorps xmm7, xmm0                                        ;  1310.0 fadd+fmul   41 t
        xorps xmm0, xmm14                                       ;  1309.3 fadd+fmul   41 t
        xorps xmm9, xmm7                                        ;  1312.0 fadd+fmul   41 t
        movaps [rbp - 80], xmm14                                ;  1310.0 agu2+agu1+fmisc   41 t spill
        movaps xmm14, [rsi + 32]                                ;  1311.3 agu0+agu1+fmisc+fadd   41 t
        xorps xmm14, [rbp + 96]                                 ;  1313.3 agu2+agu0+fmul+fadd   41 t
        movaps [rbp + 96], xmm7                                 ;  1313.0 agu1+agu2+fmisc   41 t spill
        movaps xmm7, [rbp + 0]                                  ;  1313.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm7, [rbp - 32]                                  ;  1315.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm7, xmm1                                        ;  1317.3 fmul+fadd   41 t
        movaps [rbp - 32], xmm9                                 ;  1315.0 agu1+agu2+fmisc   41 t spill
        movaps xmm9, [rdi + 16]                                 ;  1316.0 agu0+agu1+fmul+fmisc   41 t
        xorps xmm9, [rsi + 96]                                  ;  1318.0 agu2+agu0+fadd+fmul   41 t
        xorps xmm9, xmm1                                        ;  1320.0 fadd+fmul   41 t
        movaps [rsi + 96], xmm15                                ;  1318.0 agu1+agu2+fmisc   41 t spill
        movaps xmm15, [rdx + 64]                                ;  1318.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm15, [rcx + 16]                                 ;  1320.3 agu2+agu0+fadd+fmul   41 t
        xorps xmm15, [rdi + 80]                                 ;  1322.3 agu1+agu2+fadd+fmul   41 t
        xorps xmm15, xmm1                                       ;  1324.3 fadd+fmul   41 t
        movaps [rdi + 80], xmm5                                 ;  1320.3 agu0+agu1+fmisc   41 t spill
        movaps xmm5, [rdx + 64]                                 ;  1322.3 agu2+agu0+fmisc+fadd   41 t
        xorps xmm5, xmm14                                       ;  1324.3 fmul+fadd   41 t
        movaps [rdx + 64], xmm4                                 ;  1323.3 agu1+agu2+fmisc   41 t spill
        movaps xmm4, [rsi + 32]                                 ;  1324.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm4, xmm7                                        ;  1326.3 fmul+fadd   41 t
        xorps xmm7, xmm5                                        ;  1326.3 fmul+fadd   41 t
        movaps [rsi + 32], xmm5                                 ;  1326.3 agu2+agu0+fmisc   41 t spill
        movaps xmm5, [rdi + 16]                                 ;  1326.3 agu1+agu0+fmul+fmisc   41 t
        xorps xmm5, xmm15                                       ;  1328.3 fadd+fmul   41 t
        xorps xmm14, xmm5                                       ;  1330.3 fadd+fmul   41 t
        movaps [rdi + 16], xmm5                                 ;  1330.3 agu2+agu1+fmisc   41 t spill
        movaps xmm5, [rbp + 0]                                  ;  1329.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm5, xmm9                                        ;  1331.3 fadd+fmul   41 t
        xorps xmm9, xmm4                                        ;  1331.3 fadd+fmul   41 t
        xorps xmm15, xmm5                                       ;  1333.3 fadd+fmul   41 t
        movaps [rbp + 0], xmm4                                  ;  1331.0 agu2+agu0+fmisc   41 t spill
        movaps xmm4, [rsi - 96]                                 ;  1333.0 agu1+agu0+fmisc   41 t
        xorps xmm4, [rdx - 16]                                  ;  1335.0 agu2+agu1+fadd+fmul   41 t
        xorps xmm4, [rbp + 32]                                  ;  1337.0 agu0+agu2+fadd+fmul   41 t
        movaps [rbp + 32], xmm5                                 ;  1335.0 agu1+agu0+fmisc   41 t spill
        movaps xmm5, [rsi - 128]                                ;  1335.3 agu2+agu1+fadd+fmul   41 t
        xorps xmm5, [rbp - 64]                                  ;  1337.3 agu0+agu2+fadd+fmul   41 t
        movaps [rbp - 64], xmm15                                ;  1337.0 agu1+agu0+fmisc   41 t spill
        movaps xmm15, [rsi - 32]                                ;  1337.3 agu2+agu1+fadd+fmul   41 t
        xorps xmm15, [rsi + 64]                                 ;  1339.3 agu0+agu2+fadd+fmul   41 t
        movaps [rsi + 64], xmm14                                ;  1339.0 agu1+agu0+fmisc   41 t spill
        movaps xmm14, [rdx + 0]                                 ;  1339.3 agu2+agu1+fadd+fmul   41 t
        xorps xmm14, [rcx + 32]                                 ;  1341.3 agu0+agu2+fadd+fmul   41 t
        xorps xmm14, xmm1                                       ;  1343.3 fadd+fmul   41 t
        movaps xmm1, [rdx + 0]                                  ;  1341.0 agu1+agu0+fmisc   41 t
        xorps xmm1, xmm4                                        ;  1343.0 fadd+fmul   41 t
        movaps [rdx + 0], xmm7                                  ;  1343.0 agu2+agu0+fmisc   41 t spill
        movaps xmm7, [rsi - 96]                                 ;  1343.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm7, xmm5                                        ;  1345.3 fadd+fmul   41 t
        xorps xmm5, xmm1                                        ;  1345.3 fadd+fmul   41 t
        movaps [rsi - 96], xmm1                                 ;  1345.0 agu2+agu1+fmisc   41 t spill
        movaps xmm1, [rsi - 32]                                 ;  1346.3 agu0+agu1+fmisc+fadd   41 t
        xorps xmm1, xmm14                                       ;  1348.3 fmul+fadd   41 t
        xorps xmm4, xmm1                                        ;  1350.3 fmul+fadd   41 t
        movaps [rsi - 32], xmm1                                 ;  1350.3 agu2+agu0+fmisc   41 t spill
        movaps xmm1, [rsi - 128]                                ;  1349.0 agu1+agu0+fmul+fmisc   41 t
        xorps xmm1, xmm15                                       ;  1351.0 fadd+fmul   41 t
        xorps xmm15, xmm7                                       ;  1350.3 fadd+fmul   41 t
        xorps xmm14, xmm1                                       ;  1353.0 fadd+fmul   41 t
        movaps [rsi - 128], xmm7                                ;  1351.0 agu2+agu1+fmisc   41 t spill
        movaps xmm7, xmm12                                      ;  1352.3 fadd+fmul   61 t copy
        xorps xmm7, [rbp + 7232]                                ;  1354.3 agu0+agu1+fadd+fmul   61 t
        movaps [rcx + 32], xmm7                                 ;  1356.3 agu2+agu0+fmisc   61 t spill
        movaps xmm7, xmm10                                      ;  1354.3 fadd+fmul   61 t copy
        xorps xmm7, [rbp + 7248]                                ;  1356.3 agu1+agu2+fadd+fmul   61 t
        movaps [rdx - 16], xmm7                                 ;  1358.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, xmm3                                       ;  1356.3 fadd+fmul   61 t copy
        xorps xmm7, [rbp + 7264]                                ;  1358.3 agu2+agu0+fadd+fmul   61 t
        movaps [rcx + 16], xmm7                                 ;  1360.3 agu1+agu0+fmisc   61 t spill
        movaps xmm7, xmm13                                      ;  1358.3 fadd+fmul   61 t copy
        xorps xmm7, [rbp + 7280]                                ;  1360.3 agu2+agu1+fadd+fmul   61 t
        movaps [rsi - 48], xmm7                                 ;  1362.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, xmm8                                       ;  1360.3 fadd+fmul   61 t copy
        xorps xmm7, [rbp + 7296]                                ;  1362.3 agu2+agu0+fadd+fmul   61 t
        movaps [rcx + 64], xmm7                                 ;  1364.3 agu1+agu0+fmisc   61 t spill
        movaps xmm7, xmm0                                       ;  1362.3 fadd+fmul   61 t copy
        xorps xmm7, [rbp + 7312]                                ;  1364.3 agu2+agu1+fadd+fmul   61 t
        movaps [rax + 0], xmm7                                  ;  1366.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, xmm9                                       ;  1364.3 fadd+fmul   61 t copy
        xorps xmm7, [rbp + 7328]                                ;  1366.3 agu2+agu0+fadd+fmul   61 t
        movaps [rax + 48], xmm7                                 ;  1368.3 agu1+agu0+fmisc   61 t spill
        movaps xmm7, xmm15                                      ;  1366.3 fadd+fmul   61 t copy
        xorps xmm7, [rbp + 7344]                                ;  1368.3 agu2+agu1+fadd+fmul   61 t
        movaps [rax + 32], xmm7                                 ;  1370.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, xmm6                                       ;  1368.3 fadd+fmul   61 t copy
        xorps xmm7, [rbp + 7360]                                ;  1370.3 agu2+agu0+fadd+fmul   61 t
        movaps [rax + 64], xmm7                                 ;  1372.3 agu1+agu0+fmisc   61 t spill
        movaps xmm7, xmm2                                       ;  1370.3 fadd+fmul   61 t copy
        xorps xmm7, [rbp + 7376]                                ;  1372.3 agu2+agu1+fadd+fmul   61 t
        movaps [rdx - 64], xmm7                                 ;  1374.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, xmm11                                      ;  1372.3 fadd+fmul   61 t copy
        xorps xmm7, [rbp + 7392]                                ;  1374.3 agu2+agu0+fadd+fmul   61 t
        movaps [rax + 16], xmm7                                 ;  1376.3 agu1+agu0+fmisc   61 t spill
        movaps xmm7, [rdx + 64]                                 ;  1374.3 agu2+agu1+fmisc+fadd   61 t
        xorps xmm7, [rbp + 7408]                                ;  1376.3 agu0+agu2+fmul+fadd   61 t
        movaps [rax - 16], xmm7                                 ;  1378.3 agu1+agu0+fmisc   61 t spill
        movaps xmm7, [rdx - 32]                                 ;  1376.3 agu2+agu1+fmul+fadd   61 t
        xorps xmm7, [rbp + 7424]                                ;  1378.3 agu0+agu2+fmul+fadd   61 t
        movaps [rsi - 112], xmm7                                ;  1380.3 agu1+agu0+fmisc   61 t spill
        movaps xmm7, [rdi + 80]                                 ;  1378.3 agu2+agu1+fmul+fadd   61 t
        xorps xmm7, [rbp + 7440]                                ;  1380.3 agu0+agu2+fmul+fadd   61 t
        movaps [rbp + 112], xmm7                                ;  1382.3 agu1+agu0+fmisc   61 t spill
        movaps xmm7, [rdx + 0]                                  ;  1380.3 agu2+agu1+fmul+fadd   61 t
        xorps xmm7, [rbp + 7456]                                ;  1382.3 agu0+agu2+fmul+fadd   61 t
        movaps [rcx + 48], xmm7                                 ;  1384.3 agu1+agu0+fmisc   61 t spill
        movaps xmm7, xmm5                                       ;  1382.3 fmul+fadd   61 t copy
        xorps xmm7, [rbp + 7472]                                ;  1384.3 agu2+agu1+fmul+fadd   61 t
        movaps [rax - 48], xmm7                                 ;  1386.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, [rbp - 16]                                 ;  1384.3 agu2+agu0+fmul+fadd   61 t
        xorps xmm7, [rbp + 7488]                                ;  1386.3 agu1+agu2+fmul+fadd   61 t
        movaps [rsi - 64], xmm7                                 ;  1388.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, [rdx + 48]                                 ;  1386.3 agu2+agu0+fmul+fadd   61 t
        xorps xmm7, [rbp + 7504]                                ;  1388.3 agu1+agu2+fmul+fadd   61 t
        movaps [r11 - 16], xmm7                                 ;  1390.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, [rdx + 32]                                 ;  1388.3 agu2+agu0+fmul+fadd   61 t
        xorps xmm7, [rbp + 7520]                                ;  1390.3 agu1+agu2+fmul+fadd   61 t
        movaps [rax - 32], xmm7                                 ;  1392.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, [rdx - 96]                                 ;  1390.3 agu2+agu0+fmul+fadd   61 t
        xorps xmm7, [rbp + 7536]                                ;  1392.3 agu1+agu2+fmul+fadd   61 t
        movaps [r11 + 48], xmm7                                 ;  1394.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, [rsi + 80]                                 ;  1392.3 agu2+agu0+fmul+fadd   61 t
        xorps xmm7, [rbp + 7552]                                ;  1394.3 agu1+agu2+fmul+fadd   61 t
        movaps [rcx - 16], xmm7                                 ;  1396.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, [rsi + 96]                                 ;  1394.3 agu2+agu0+fmul+fadd   61 t
        xorps xmm7, [rbp + 7568]                                ;  1396.3 agu1+agu2+fmul+fadd   61 t
        movaps [r11 + 80], xmm7                                 ;  1398.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, [rsi + 64]                                 ;  1396.3 agu2+agu0+fmul+fadd   61 t
        xorps xmm7, [rbp + 7584]                                ;  1398.3 agu1+agu2+fmul+fadd   61 t
        movaps [r11 + 16], xmm7                                 ;  1400.3 agu0+agu1+fmisc   61 t spill
        movaps xmm7, xmm4                                       ;  1398.3 fmul+fadd   61 t copy
        xorps xmm7, [rbp + 7600]                                ;  1400.3 agu2+agu0+fmul+fadd   61 t
        movaps [r11 + 32], xmm7                                 ;  1402.3 agu1+agu0+fmisc   61 t spill
        movaps xmm7, [rdx - 112]                                ;  1400.3 agu2+agu1+fmul+fadd   61 t
        xorps xmm7, [rbp + 7616]                                ;  1402.3 agu0+agu2+fmul+fadd   61 t
        movaps [r11 + 64], xmm7                                 ;  1404.3 agu1+agu0+fmisc   61 t spill
        movaps xmm7, [rdi + 64]                                 ;  1402.3 agu2+agu1+fmul+fadd   61 t
        xorps xmm7, [rbp + 7632]                                ;  1404.3 agu0+agu2+fmul+fadd   61 t
        movaps [r11 + 0], xmm7                                  ;  1406.3 agu1+agu0+fmisc   61 t spill
        movaps xmm7, [rbp + 64]                                 ;  1404.3 agu2+agu1+fmul+fadd   61 t
        xorps xmm7, [rbp + 7648]                                ;  1406.3 agu0+agu2+fmul+fadd   61 t
        xorps xmm6, [rbp + 7744]                                ;  1406.3 agu1+agu0+fmul+fadd   61 t
        xorps xmm6, [rsi + 0]                                   ;  1408.3 agu2+agu1+fmul+fadd   61 t
        movaps [rsi + 0], xmm7                                  ;  1408.3 agu0+agu2+fmisc   61 t spill
        movaps xmm7, [rbp - 128]                                ;  1407.3 agu1+agu0+fmisc+fmul   61 t
        xorps xmm7, [rbp + 7664]                                ;  1409.3 agu2+agu1+fadd+fmul   61 t
        xorps xmm2, [rbp + 7760]                                ;  1409.3 agu0+agu2+fadd+fmul   61 t
        xorps xmm2, [rdx + 112]                                 ;  1411.3 agu1+agu0+fadd+fmul   61 t
        movaps [rdx + 112], xmm2                                ;  1413.3 agu2+agu1+fmisc   61 t spill
        movaps xmm2, [rdx + 80]                                 ;  1411.3 agu0+agu2+fmisc+fadd   61 t
        xorps xmm2, [rbp + 7680]                                ;  1413.3 agu1+agu0+fmul+fadd   61 t
        xorps xmm11, [rbp + 7776]                               ;  1413.3 agu2+agu1+fmul+fadd   61 t
        xorps xmm11, [rsi - 16]                                 ;  1415.3 agu0+agu2+fmul+fadd   61 t
        movaps [rsi - 16], xmm11                                ;  1417.3 agu1+agu0+fmisc   61 t spill
        movaps xmm11, [rbp - 32]                                ;  1414.3 agu2+agu1+fmisc+fmul   61 t
        xorps xmm11, [rbp + 7696]                               ;  1416.3 agu0+agu2+fadd+fmul   61 t
        movaps [rcx + 0], xmm6                                  ;  1415.7 agu1+agu0+fmisc   61 t spill
        movaps xmm6, [rbp - 64]                                 ;  1416.3 agu2+agu1+fadd+fmul   61 t
        xorps xmm6, [rbp + 7712]                                ;  1418.3 agu0+agu2+fadd+fmul   61 t
        movaps [r13 + 96], xmm6                                 ;  1420.3 agu1+agu0+fmisc   61 t spill
        movaps xmm6, xmm14                                      ;  1418.3 fadd+fmul   61 t copy
        xorps xmm6, [rbp + 7728]                                ;  1420.3 agu2+agu1+fadd+fmul   61 t
        xorps xmm5, [rbp + 7856]                                ;  1420.3 agu0+agu1+fadd+fmul   61 t
        xorps xmm5, [rsi - 32]                                  ;  1422.3 agu2+agu0+fadd+fmul   61 t
        movaps [rsi - 32], xmm5                                 ;  1424.3 agu1+agu2+fmisc   61 t spill
        movaps xmm5, [rdx + 16]                                 ;  1422.3 agu0+agu1+fmisc+fadd   61 t
        xorps xmm5, [rbp + 7792]                                ;  1424.3 agu2+agu0+fmul+fadd   61 t
        xorps xmm5, [rdx + 64]                                  ;  1426.3 agu1+agu2+fmul+fadd   61 t
        movaps [rdx + 64], xmm6                                 ;  1423.3 agu0+agu1+fmisc   61 t spill
        movaps xmm6, [rdi + 32]                                 ;  1424.3 agu2+agu0+fmul+fmisc   61 t
        xorps xmm6, [rbp + 7808]                                ;  1426.3 agu1+agu2+fadd+fmul   61 t
        xorps xmm6, [rdx - 32]                                  ;  1428.3 agu0+agu1+fadd+fmul   61 t
        movaps [rdx - 32], xmm6                                 ;  1430.3 agu2+agu0+fmisc   61 t spill
        movaps xmm6, [rdx - 48]                                 ;  1427.3 agu1+agu2+fadd+fmul   61 t
        xorps xmm6, [rbp + 7824]                                ;  1429.3 agu0+agu1+fadd+fmul   61 t
        xorps xmm6, [rdi + 80]                                  ;  1431.3 agu2+agu0+fadd+fmul   61 t
        movaps [rdi + 80], xmm6                                 ;  1433.3 agu1+agu2+fmisc   61 t spill
        movaps xmm6, [rdi + 16]                                 ;  1430.3 agu0+agu1+fmisc+fadd   61 t
        xorps xmm6, [rbp + 7840]                                ;  1432.3 agu2+agu0+fmul+fadd   61 t
        xorps xmm6, [rdx + 0]                                   ;  1434.3 agu1+agu2+fmul+fadd   61 t
        movaps [rdx + 0], xmm6                                  ;  1436.3 agu0+agu1+fmisc   61 t spill
        movaps xmm6, [rdx - 80]                                 ;  1432.3 agu2+agu0+fmul+fmisc   61 t
        xorps xmm6, [rbp + 7872]                                ;  1434.3 agu1+agu2+fadd+fmul   61 t
        xorps xmm6, [rbp - 16]                                  ;  1436.3 agu0+agu1+fadd+fmul   61 t
        xorps xmm1, xmm4                                        ;  1435.3 fadd+fmul   61 t
        movaps xmm4, [rcx + 96]                                 ;  1434.7 agu2+agu0+fmisc   61 t
        xorps xmm4, [rbp + 7888]                                ;  1436.7 agu1+agu0+fadd+fmul   61 t
        xorps xmm4, [rdx + 48]                                  ;  1438.7 agu2+agu1+fadd+fmul   61 t
        xorps xmm1, [rbp + 7984]                                ;  1438.3 agu0+agu2+fadd+fmul   61 t
        movaps [rdx + 48], xmm1                                 ;  1440.3 agu1+agu0+fmisc   61 t spill
        movaps xmm1, [rcx + 80]                                 ;  1439.3 agu2+agu1+fmisc+fadd   61 t
        xorps xmm1, [rbp + 7904]                                ;  1441.3 agu0+agu2+fmul+fadd   61 t
        xorps xmm1, [rdx + 32]                                  ;  1443.3 agu1+agu0+fmul+fadd   61 t
        movaps [rdx + 32], xmm6                                 ;  1440.3 agu2+agu1+fmisc   61 t spill
        movaps xmm6, [rbp + 48]                                 ;  1441.3 agu0+agu2+fmul+fmisc   61 t
        xorps xmm6, [rbp + 7920]                                ;  1443.3 agu1+agu0+fadd+fmul   61 t
        xorps xmm6, [rdx - 96]                                  ;  1445.3 agu2+agu1+fadd+fmul   61 t
        movaps [rdx - 96], xmm1                                 ;  1445.3 agu0+agu2+fmisc   61 t spill
        movaps xmm1, [rcx + 112]                                ;  1444.3 agu1+agu0+fadd+fmul   61 t
        xorps xmm1, [rbp + 7936]                                ;  1446.3 agu2+agu1+fadd+fmul   61 t
        xorps xmm1, [rsi + 80]                                  ;  1448.3 agu0+agu2+fadd+fmul   61 t
        movaps [rsi + 80], xmm1                                 ;  1450.3 agu1+agu0+fmisc   61 t spill
        movaps xmm1, [rbp + 96]                                 ;  1447.3 agu2+agu1+fmisc+fadd   61 t
        xorps xmm1, [rbp + 7952]                                ;  1449.3 agu0+agu2+fmul+fadd   61 t
        xorps xmm1, [rsi + 96]                                  ;  1451.3 agu1+agu0+fmul+fadd   61 t
        movaps [rsi + 96], xmm1                                 ;  1453.3 agu2+agu1+fmisc   61 t spill
        movaps xmm1, [rbp + 32]                                 ;  1449.3 agu0+agu2+fmul+fmisc   61 t
        xorps xmm1, [rbp + 7968]                                ;  1451.3 agu1+agu0+fadd+fmul   61 t
        xorps xmm1, [rsi + 64]                                  ;  1453.3 agu2+agu1+fadd+fmul   61 t
        movaps [rsi + 64], xmm1                                 ;  1455.3 agu0+agu2+fmisc   61 t spill
        movaps xmm1, [rdi + 48]                                 ;  1452.3 agu1+agu0+fadd+fmul   61 t
        xorps xmm1, [rbp + 8000]                                ;  1454.3 agu2+agu1+fadd+fmul   61 t
        xorps xmm1, [rdx - 112]                                 ;  1456.3 agu0+agu2+fadd+fmul   61 t
        movaps [rdx - 112], xmm1                                ;  1458.3 agu1+agu0+fmisc   61 t spill
        movaps xmm1, [rdi + 0]                                  ;  1455.3 agu2+agu1+fmisc+fadd   61 t
        xorps xmm1, [rbp + 8016]                                ;  1457.3 agu0+agu2+fmul+fadd   61 t
        xorps xmm1, [rdi + 64]                                  ;  1459.3 agu1+agu0+fmul+fadd   61 t
        xorps xmm14, [rbp + 8112]                               ;  1458.3 agu2+agu1+fmul+fadd   61 t
        xorps xmm14, [rsi - 128]                                ;  1460.3 agu0+agu2+fmul+fadd   61 t
        movaps [rsi - 128], xmm14                               ;  1462.3 agu1+agu0+fmisc   61 t spill
        movaps xmm14, [rbp - 48]                                ;  1459.3 agu2+agu1+fmisc+fmul   61 t
        xorps xmm14, [rbp + 8032]                               ;  1461.3 agu0+agu2+fadd+fmul   61 t
        xorps xmm14, [rbp + 64]                                 ;  1463.3 agu1+agu0+fadd+fmul   61 t
        xorps xmm12, [rbp + 8128]                               ;  1462.3 agu2+agu1+fadd+fmul   61 t
        xorps xmm12, [rsi + 48]                                 ;  1464.3 agu0+agu2+fadd+fmul   61 t
        movaps [rsi + 48], xmm12                                ;  1466.3 agu1+agu0+fmisc   61 t spill
        movaps xmm12, [rbp - 96]                                ;  1464.0 agu2+agu1+fmisc   61 t
        xorps xmm12, [rbp + 8048]                               ;  1466.0 agu0+agu2+fadd+fmul   61 t
        xorps xmm12, [rbp - 128]                                ;  1468.0 agu1+agu0+fadd+fmul   61 t
        xorps xmm10, [rbp + 8144]                               ;  1466.3 agu2+agu1+fadd+fmul   61 t
        xorps xmm10, [rsi - 80]                                 ;  1468.3 agu0+agu2+fadd+fmul   61 t
        movaps [rsi - 80], xmm14                                ;  1466.0 agu1+agu0+fmisc   61 t spill
        movaps xmm14, [rbp + 16]                                ;  1468.0 agu2+agu1+fmisc   61 t
        xorps xmm14, [rbp + 8064]                               ;  1470.0 agu0+agu2+fadd+fmul   61 t
        xorps xmm14, [rdx + 80]                                 ;  1472.0 agu1+agu0+fadd+fmul   61 t
        xorps xmm3, [rbp + 8160]                                ;  1470.3 agu2+agu1+fadd+fmul   61 t
        xorps xmm3, [rsi + 16]                                  ;  1472.3 agu0+agu2+fadd+fmul   61 t
        movaps [rsi + 16], xmm3                                 ;  1474.3 agu1+agu0+fmisc   61 t spill
        movaps xmm3, [rbp - 80]                                 ;  1472.3 agu2+agu1+fmisc+fadd   61 t
        xorps xmm3, [rbp + 8080]                                ;  1474.3 agu0+agu2+fmul+fadd   61 t
        xorps xmm3, [rbp - 32]                                  ;  1476.3 agu1+agu0+fmul+fadd   61 t
        xorps xmm13, [rbp + 8176]                               ;  1475.3 agu2+agu1+fmul+fadd   61 t
        xorps xmm13, [rbp + 80]                                 ;  1477.3 agu0+agu2+fmul+fadd   61 t
        movaps [rbp + 80], xmm13                                ;  1479.3 agu1+agu0+fmisc   61 t spill
        movaps xmm13, [rbp + 0]                                 ;  1476.3 agu2+agu1+fmisc+fmul   61 t
        xorps xmm13, [rbp + 8096]                               ;  1478.3 agu0+agu2+fadd+fmul   61 t
        xorps xmm13, [rbp - 64]                                 ;  1480.3 agu1+agu0+fadd+fmul   61 t
        xorps xmm8, [rbp + 8192]                                ;  1479.3 agu2+agu1+fadd+fmul   61 t
        xorps xmm8, [rbp - 112]                                 ;  1481.3 agu0+agu2+fadd+fmul   61 t
        xorps xmm0, [rbp + 8208]                                ;  1481.3 agu1+agu0+fadd+fmul   61 t
        xorps xmm0, [rdx - 128]                                 ;  1483.3 agu2+agu1+fadd+fmul   61 t
        xorps xmm9, [rbp + 8224]                                ;  1483.3 agu0+agu2+fadd+fmul   61 t
        xorps xmm9, [rsi + 32]                                  ;  1485.3 agu1+agu0+fadd+fmul   61 t
        xorps xmm15, [rbp + 8240]                               ;  1485.3 agu2+agu1+fadd+fmul   61 t
        xorps xmm15, [rsi - 96]                                 ;  1487.3 agu0+agu2+fadd+fmul   61 t
        movaps [rsi - 96], xmm15                                ;  1489.3 agu1+agu0+fmisc   61 t spill
        movaps xmm15, [rdx - 16]                                ;  1485.0 agu2+agu1+fmisc   40 t
        xorps xmm15, [r8 + 19472]                               ;  1487.3 agu0+agu1+fadd+fmul   40 t
        movaps [rsi + 32], xmm9                                 ;  1487.3 agu2+agu0+fmisc   61 t spill
        movaps xmm9, [rsi - 48]                                 ;  1488.3 agu1+agu0+fmisc+fadd   40 t
        xorps xmm9, [r8 + 19504]                                ;  1490.3 agu2+agu1+fmul+fadd   40 t
        movaps [rdx - 128], xmm13                               ;  1490.0 agu0+agu2+fmisc   61 t spill
        movaps xmm13, [rcx + 64]                                ;  1490.3 agu1+agu0+fmul+fadd   40 t
        xorps xmm13, [r8 + 19520]                               ;  1492.3 agu2+agu1+fmul+fadd   40 t
        movaps [rbp - 112], xmm9                                ;  1492.3 agu0+agu2+fmisc   40 t spill
        movaps xmm9, [rax + 0]                                  ;  1492.3 agu1+agu0+fmul+fadd   40 t
        xorps xmm9, [r8 + 19536]                                ;  1494.3 agu2+agu1+fmul+fadd   40 t
        movaps [rbp - 64], xmm9                                 ;  1496.3 agu0+agu2+fmisc   40 t spill
        movaps xmm9, [rax + 64]                                 ;  1494.3 agu1+agu0+fmul+fadd   40 t
        xorps xmm9, [r8 + 19584]                                ;  1496.3 agu2+agu1+fmul+fadd   40 t
        movaps [rbp + 0], xmm9                                  ;  1498.3 agu0+agu2+fmisc   40 t spill
        movaps xmm9, [rax + 16]                                 ;  1496.3 agu1+agu0+fmul+fadd   40 t
        xorps xmm9, [r8 + 19616]                                ;  1498.3 agu2+agu1+fmul+fadd   40 t
        movaps [rbp - 32], xmm9                                 ;  1500.3 agu0+agu2+fmisc   40 t spill
        movaps xmm9, [rax - 16]                                 ;  1498.3 agu1+agu0+fmul+fadd   40 t
        xorps xmm9, [r8 + 19632]                                ;  1500.3 agu2+agu1+fmul+fadd   40 t
        movaps [rbp - 80], xmm9                                 ;  1502.3 agu0+agu2+fmisc   40 t spill
        movaps xmm9, [rsi - 112]                                ;  1500.3 agu1+agu0+fmul+fadd   40 t
        xorps xmm9, [r8 + 19648]                                ;  1502.3 agu2+agu1+fmul+fadd   40 t
        movaps [rdx + 80], xmm9                                 ;  1504.3 agu0+agu2+fmisc   40 t spill
        movaps xmm9, [r11 - 16]                                 ;  1502.3 agu1+agu0+fmul+fadd   40 t
        xorps xmm9, [r8 + 19728]                                ;  1504.3 agu2+agu1+fmul+fadd   40 t
        movaps [rbp + 16], xmm9                                 ;  1506.3 agu0+agu2+fmisc   40 t spill
        movaps xmm9, [r11 + 48]                                 ;  1504.3 agu1+agu0+fmul+fadd   40 t
        xorps xmm9, [r8 + 19760]                                ;  1506.3 agu2+agu1+fmul+fadd   40 t
        movaps [rbp - 128], xmm9                                ;  1508.3 agu0+agu2+fmisc   40 t spill
        movaps xmm9, [rcx - 16]                                 ;  1506.3 agu1+agu0+fmul+fadd   40 t
        xorps xmm9, [r8 + 19776]                                ;  1508.3 agu2+agu1+fmul+fadd   40 t
        movaps [rbp - 96], xmm9                                 ;  1510.3 agu0+agu2+fmisc   40 t spill
        movaps xmm9, [r11 + 80]                                 ;  1508.3 agu1+agu0+fmul+fadd   40 t
        xorps xmm9, [r8 + 19792]                                ;  1510.3 agu2+agu1+fmul+fadd   40 t
        movaps [rbp + 64], xmm9                                 ;  1512.3 agu0+agu2+fmisc   40 t spill
        movaps xmm9, [r11 + 0]                                  ;  1510.3 agu1+agu0+fmul+fadd   40 t
        xorps xmm9, [r8 + 19856]                                ;  1512.3 agu2+agu1+fmul+fadd   40 t
        movaps [rbp - 48], xmm9                                 ;  1514.3 agu0+agu2+fmisc   40 t spill
        movaps xmm9, xmm7                                       ;  1512.3 fmul+fadd   40 t copy
        xorps xmm9, [r8 + 19888]                                ;  1514.3 agu1+agu0+fmul+fadd   40 t
        movaps [rdi + 64], xmm7                                 ;  1514.0 agu2+agu0+fmisc   61 t spill
        movaps xmm7, xmm2                                       ;  1514.3 fmul+fadd   40 t copy
        xorps xmm7, [r8 + 19904]                                ;  1516.3 agu1+agu2+fmul+fadd   40 t
        movaps [rdi + 0], xmm2                                  ;  1516.0 agu0+agu1+fmisc   61 t spill
        movaps xmm2, xmm11                                      ;  1516.3 fmul+fadd   40 t copy
        xorps xmm2, [r8 + 19920]                                ;  1518.3 agu2+agu0+fmul+fadd   40 t
        movaps [rdi + 48], xmm11                                ;  1518.0 agu1+agu0+fmisc   61 t spill
        movaps xmm11, [rcx + 0]                                 ;  1518.3 agu2+agu1+fmul+fadd   40 t
        xorps xmm11, [r8 + 19968]                               ;  1520.3 agu0+agu2+fmul+fadd   40 t
        movaps [rbp + 32], xmm11                                ;  1522.3 agu1+agu0+fmisc   40 t spill
        movaps xmm11, [rsi - 16]                                ;  1520.3 agu2+agu1+fmul+fadd   40 t
        xorps xmm11, [r8 + 20000]                               ;  1522.3 agu0+agu2+fmul+fadd   40 t
        movaps [rbp + 96], xmm11                                ;  1524.3 agu1+agu0+fmisc   40 t spill
        movaps xmm11, xmm5                                      ;  1522.3 fmul+fadd   40 t copy
        xorps xmm11, [r8 + 20016]                               ;  1524.3 agu2+agu1+fmul+fadd   40 t
        movaps [rcx + 112], xmm5                                ;  1524.0 agu0+agu1+fmisc   61 t spill
        movaps xmm5, [rdx - 32]                                 ;  1524.3 agu2+agu0+fmul+fadd   40 t
        xorps xmm5, [r8 + 20032]                                ;  1526.3 agu1+agu2+fmul+fadd   40 t
        movaps [rbp + 48], xmm5                                 ;  1528.3 agu0+agu1+fmisc   40 t spill
        movaps xmm5, xmm4                                       ;  1526.3 fmul+fadd   40 t copy
        xorps xmm5, [r8 + 20112]                                ;  1528.3 agu2+agu0+fmul+fadd   40 t
        movaps [rcx + 80], xmm4                                 ;  1528.0 agu1+agu0+fmisc   61 t spill
        movaps xmm4, xmm6                                       ;  1528.3 fmul+fadd   40 t copy
        xorps xmm4, [r8 + 20144]                                ;  1530.3 agu2+agu1+fmul+fadd   40 t
        movaps [rcx + 96], xmm6                                 ;  1530.0 agu0+agu1+fmisc   61 t spill
        movaps xmm6, [rsi + 80]                                 ;  1530.3 agu2+agu0+fmul+fadd   40 t
        xorps xmm6, [r8 + 20160]                                ;  1532.3 agu1+agu2+fmul+fadd   40 t
        movaps [rbp - 16], xmm4                                 ;  1532.3 agu0+agu1+fmisc   40 t spill
        movaps xmm4, [rsi + 96]                                 ;  1532.3 agu2+agu0+fmul+fadd   40 t
        xorps xmm4, [r8 + 20176]                                ;  1534.3 agu1+agu2+fmul+fadd   40 t
        movaps [rdx - 80], xmm4                                 ;  1536.3 agu0+agu1+fmisc   40 t spill
        movaps xmm4, xmm1                                       ;  1534.3 fmul+fadd   40 t copy
        xorps xmm4, [r8 + 20240]                                ;  1536.3 agu2+agu0+fmul+fadd   40 t
        movaps [rdi + 16], xmm1                                 ;  1536.0 agu1+agu0+fmisc   61 t spill
        movaps xmm1, xmm12                                      ;  1536.3 fmul+fadd   40 t copy
        xorps xmm1, [r8 + 20272]                                ;  1538.3 agu2+agu1+fmul+fadd   40 t
        movaps [rdx - 48], xmm12                                ;  1538.0 agu0+agu1+fmisc   61 t spill
        movaps xmm12, xmm14                                     ;  1538.3 fmul+fadd   40 t copy
        xorps xmm12, [r8 + 20288]                               ;  1540.3 agu2+agu0+fmul+fadd   40 t
        movaps [rdi + 32], xmm14                                ;  1540.0 agu1+agu0+fmisc   61 t spill
        movaps xmm14, xmm3                                      ;  1540.3 fmul+fadd   40 t copy
        xorps xmm14, [r8 + 20304]                               ;  1542.3 agu2+agu1+fmul+fadd   40 t
        movaps [rdx + 16], xmm3                                 ;  1542.0 agu0+agu1+fmisc   61 t spill
        movaps xmm3, xmm10                                      ;  1542.3 fmul+fadd   40 t copy
        xorps xmm3, [r8 + 20368]                                ;  1544.3 agu2+agu0+fmul+fadd   40 t
        movaps [rbp + 3984], xmm10                              ;  1544.0 agu1+agu0+fmisc   61 t spill
        movaps xmm10, [rbp + 80]                                ;  1544.3 agu2+agu1+fmul+fadd   40 t
        xorps xmm10, [r8 + 20400]                               ;  1546.3 agu0+agu2+fmul+fadd   40 t
        movaps [r11 + 96], xmm10                                ;  1548.3 agu1+agu0+fmisc   40 t spill
        movaps xmm10, xmm8                                      ;  1546.3 fmul+fadd   40 t copy
        xorps xmm10, [r8 + 20416]                               ;  1548.3 agu2+agu1+fmul+fadd   40 t
        movaps [rbp + 4000], xmm8                               ;  1548.0 agu0+agu1+fmisc   61 t spill
        movaps xmm8, xmm0                                       ;  1548.3 fmul+fadd   40 t copy
        xorps xmm8, [r8 + 20432]                                ;  1550.3 agu2+agu0+fmul+fadd   40 t
        movaps [rbp + 4016], xmm0                               ;  1550.0 agu1+agu0+fmisc   61 t spill
        movaps xmm0, [rcx + 16]                                 ;  1550.3 agu2+agu1+fmul+fadd   41 t
        xorps xmm0, [r8 + 19488]                                ;  1552.3 agu0+agu2+fmul+fadd   41 t
        xorps xmm0, [rel camellia128_encrypt.T0_constants128]   ;  1554.3 agu1+agu0+fmul+fadd   41 t
        movaps [r11 + 112], xmm8                                ;  1552.3 agu2+agu1+fmisc   40 t spill
        movaps xmm8, [rax + 48]                                 ;  1553.0 agu0+agu2+fmul+fmisc   41 t
        xorps xmm8, [r8 + 19552]                                ;  1555.0 agu1+agu0+fadd+fmul   41 t
        xorps xmm8, [rel camellia128_encrypt.T0_constants128]   ;  1557.0 agu2+agu1+fadd+fmul   41 t
        movaps [r13 - 128], xmm3                                ;  1555.0 agu0+agu2+fmisc   40 t spill
        movaps xmm3, xmm13                                      ;  1555.3 fadd+fmul   41 t copy
        xorps xmm3, xmm15                                       ;  1557.3 fadd+fmul   41 t
        xorps xmm13, xmm0                                       ;  1557.3 fadd+fmul   41 t
        movaps [rax - 128], xmm10                               ;  1557.0 agu1+agu0+fmisc   40 t spill
        movaps xmm10, [rbp - 64]                                ;  1558.3 agu2+agu0+fmisc+fadd   41 t
        xorps xmm10, xmm15                                      ;  1560.3 fmul+fadd   41 t
        movaps [rdi + 96], xmm1                                 ;  1560.0 agu1+agu2+fmisc   40 t spill
        movaps xmm1, [rbp - 112]                                ;  1560.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm1, xmm8                                        ;  1562.3 fmul+fadd   41 t
        movaps [rsi + 112], xmm14                               ;  1562.0 agu2+agu0+fmisc   40 t spill
        movaps xmm14, [rcx + 32]                                ;  1562.3 agu1+agu0+fmul+fadd   41 t
        xorps xmm14, xmm1                                       ;  1564.3 fmul+fadd   41 t
        xorps xmm14, [r8 + 19456]                               ;  1566.3 agu2+agu1+fmul+fadd   41 t
        xorps xmm14, [rel camellia128_encrypt.T0_constants128]  ;  1568.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm1, xmm3                                        ;  1566.3 fmul+fadd   41 t
        movaps [rdi - 128], xmm4                                ;  1564.7 agu2+agu0+fmisc   40 t spill
        movaps xmm4, [rax + 32]                                 ;  1566.3 agu1+agu0+fmisc+fmul   41 t
        xorps xmm4, [r8 + 19568]                                ;  1568.3 agu2+agu1+fadd+fmul   41 t
        xorps xmm4, xmm14                                       ;  1570.3 fadd+fmul   41 t
        xorps xmm4, [rel camellia128_encrypt.T0_constants128]   ;  1572.3 agu0+agu2+fadd+fmul   41 t
        movaps [rax + 80], xmm12                                ;  1568.0 agu1+agu0+fmisc   40 t spill
        movaps xmm12, xmm10                                     ;  1570.3 fadd+fmul   41 t copy
        xorps xmm12, xmm14                                      ;  1572.3 fadd+fmul   41 t
        movaps [rdi - 112], xmm5                                ;  1570.0 agu2+agu1+fmisc   40 t spill
        movaps xmm5, xmm3                                       ;  1572.3 fadd+fmul   41 t copy
        xorps xmm5, xmm4                                        ;  1574.3 fadd+fmul   41 t
        movaps [rax - 112], xmm6                                ;  1572.0 agu0+agu1+fmisc   40 t spill
        movaps xmm6, xmm4                                       ;  1574.3 fadd+fmul   41 t copy
        orps xmm6, xmm12                                        ;  1576.3 fadd+fmul   41 t
        movaps [rdi + 112], xmm11                               ;  1574.0 agu2+agu0+fmisc   40 t spill
        movaps xmm11, xmm13                                     ;  1576.3 fadd+fmul   41 t copy
        xorps xmm11, xmm1                                       ;  1578.3 fadd+fmul   41 t
        movaps [rdx + 96], xmm9                                 ;  1576.0 agu1+agu0+fmisc   40 t spill
        movaps xmm9, xmm4                                       ;  1578.3 fadd+fmul   41 t copy
        xorps xmm9, xmm1                                        ;  1580.3 fadd+fmul   41 t
        movaps [rax + 96], xmm2                                 ;  1578.0 agu2+agu0+fmisc   40 t spill
        movaps xmm2, xmm14                                      ;  1580.3 fadd+fmul   41 t copy
        xorps xmm2, xmm0                                        ;  1582.3 fadd+fmul   41 t
        movaps [rcx - 128], xmm7                                ;  1580.0 agu1+agu0+fmisc   40 t spill
        movaps xmm7, xmm14                                      ;  1582.3 fadd+fmul   41 t copy
        orps xmm7, xmm9                                         ;  1584.3 fadd+fmul   41 t
        xorps xmm7, xmm6                                        ;  1586.3 fadd+fmul   41 t
        movaps [rdi - 96], xmm4                                 ;  1582.7 agu2+agu0+fmisc   41 t spill
        movaps xmm4, xmm5                                       ;  1585.3 fadd+fmul   41 t copy
        xorps xmm4, xmm11                                       ;  1587.3 fadd+fmul   41 t
        xorps xmm6, xmm8                                        ;  1587.3 fadd+fmul   41 t
        orps xmm8, xmm5                                         ;  1588.3 fadd+fmul   41 t
        movaps [rdi - 80], xmm5                                 ;  1586.0 agu1+agu0+fmisc   41 t spill
        movaps xmm5, [rbp - 112]                                ;  1588.0 agu2+agu0+fmisc   41 t
        xorps xmm5, xmm9                                        ;  1590.0 fadd+fmul   41 t
        movaps [rbp - 112], xmm9                                ;  1590.0 agu1+agu2+fmisc   41 t spill
        movaps xmm9, xmm1                                       ;  1590.3 fadd+fmul   41 t copy
        andps xmm9, xmm10                                       ;  1592.3 fadd+fmul   41 t
        xorps xmm9, xmm8                                        ;  1594.3 fadd+fmul   41 t
        xorps xmm8, xmm1                                        ;  1593.3 fadd+fmul   41 t
        xorps xmm8, [rbp - 64]                                  ;  1595.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm6, xmm9                                        ;  1596.3 fadd+fmul   41 t
        movaps [rbp - 64], xmm14                                ;  1592.7 agu2+agu0+fmisc   41 t spill
        movaps xmm14, xmm4                                      ;  1596.3 fadd+fmul   41 t copy
        andps xmm14, xmm2                                       ;  1598.3 fadd+fmul   41 t
        xorps xmm8, xmm14                                       ;  1600.3 fadd+fmul   41 t
        movaps xmm14, xmm2                                      ;  1599.3 fadd+fmul   41 t copy
        xorps xmm14, xmm5                                       ;  1601.3 fadd+fmul   41 t
        xorps xmm7, xmm8                                        ;  1602.3 fadd+fmul   41 t
        movaps [rdi - 64], xmm2                                 ;  1598.0 agu1+agu0+fmisc   41 t spill
        movaps xmm2, xmm11                                      ;  1602.3 fadd+fmul   41 t copy
        andps xmm2, xmm14                                       ;  1604.3 fadd+fmul   41 t
        xorps xmm9, xmm2                                        ;  1606.3 fadd+fmul   41 t
        movaps xmm2, xmm10                                      ;  1605.3 fadd+fmul   41 t copy
        xorps xmm2, xmm14                                       ;  1607.3 fadd+fmul   41 t
        movaps [rdi - 48], xmm11                                ;  1603.3 agu2+agu0+fmisc   41 t spill
        movaps xmm11, xmm13                                     ;  1607.3 fadd+fmul   41 t copy
        andps xmm11, xmm2                                       ;  1609.3 fadd+fmul   41 t
        xorps xmm6, xmm11                                       ;  1611.3 fadd+fmul   41 t
        movaps xmm11, xmm5                                      ;  1610.3 fadd+fmul   41 t copy
        xorps xmm11, xmm12                                      ;  1612.3 fadd+fmul   41 t
        movaps [rdi - 32], xmm4                                 ;  1608.3 agu1+agu0+fmisc   41 t spill
        movaps xmm4, xmm3                                       ;  1612.3 fadd+fmul   41 t copy
        andps xmm4, xmm11                                       ;  1614.3 fadd+fmul   41 t
        xorps xmm9, xmm4                                        ;  1616.3 fadd+fmul   41 t
        xorps xmm8, xmm4                                        ;  1616.3 fadd+fmul   41 t
        movaps xmm4, xmm0                                       ;  1616.3 fadd+fmul   41 t copy
        orps xmm4, xmm15                                        ;  1618.3 fadd+fmul   41 t
        xorps xmm8, xmm4                                        ;  1620.3 fadd+fmul   41 t
        movaps xmm4, xmm7                                       ;  1619.3 fadd+fmul   41 t copy
        andps xmm4, xmm6                                        ;  1621.3 fadd+fmul   41 t
        xorps xmm8, xmm4                                        ;  1623.3 fadd+fmul   41 t
        movaps [rdi - 16], xmm15                                ;  1618.7 agu2+agu0+fmisc   40 t spill
        movaps xmm15, xmm9                                      ;  1622.3 fadd+fmul   41 t copy
        andps xmm15, xmm8                                       ;  1625.3 fadd+fmul   41 t
        xorps xmm8, xmm6                                        ;  1625.3 fadd+fmul   41 t
        orps xmm4, xmm8                                         ;  1627.3 fadd+fmul   41 t
        xorps xmm7, xmm15                                       ;  1627.3 fadd+fmul   41 t
        xorps xmm4, xmm7                                        ;  1629.3 fadd+fmul   41 t
        andps xmm11, xmm4                                       ;  1631.3 fadd+fmul   41 t
        movaps xmm15, xmm9                                      ;  1629.3 fadd+fmul   41 t copy
        andps xmm15, xmm7                                       ;  1631.3 fadd+fmul   41 t
        xorps xmm6, xmm15                                       ;  1633.3 fadd+fmul   41 t
        andps xmm7, xmm6                                        ;  1635.3 fadd+fmul   41 t
        movaps xmm15, xmm4                                      ;  1633.3 fadd+fmul   41 t copy
        orps xmm15, xmm6                                        ;  1635.3 fadd+fmul   41 t
        xorps xmm8, xmm15                                       ;  1637.3 fadd+fmul   41 t
        xorps xmm9, xmm7                                        ;  1637.3 fadd+fmul   41 t
        movaps xmm15, xmm4                                      ;  1637.3 fadd+fmul   41 t copy
        xorps xmm15, xmm6                                       ;  1639.3 fadd+fmul   41 t
        andps xmm2, xmm15                                       ;  1641.3 fadd+fmul   41 t
        andps xmm13, xmm15                                      ;  1641.3 fadd+fmul   41 t
        xorps xmm15, xmm8                                       ;  1641.3 fadd+fmul   41 t
        andps xmm14, xmm15                                      ;  1643.3 fadd+fmul   41 t
        andps xmm3, xmm4                                        ;  1643.3 fadd+fmul   41 t
        xorps xmm2, xmm14                                       ;  1645.3 fadd+fmul   41 t
        andps xmm1, xmm8                                        ;  1645.3 fadd+fmul   41 t
        andps xmm10, xmm8                                       ;  1646.3 fadd+fmul   41 t
        xorps xmm8, xmm9                                        ;  1647.3 fadd+fmul   41 t
        movaps xmm7, [rbp - 64]                                 ;  1644.3 agu1+agu0+fmisc   41 t
        andps xmm7, xmm9                                        ;  1648.3 fadd+fmul   41 t
        xorps xmm14, xmm10                                      ;  1649.3 fadd+fmul   41 t
        movaps xmm10, [rbp - 112]                               ;  1646.3 agu2+agu0+fmisc   41 t
        andps xmm10, xmm9                                       ;  1650.3 fadd+fmul   41 t
        xorps xmm10, xmm13                                      ;  1652.3 fadd+fmul   41 t
        xorps xmm4, xmm8                                        ;  1652.3 fadd+fmul   41 t
        xorps xmm9, xmm6                                        ;  1653.3 fadd+fmul   41 t
        andps xmm5, xmm4                                        ;  1654.3 fadd+fmul   41 t
        andps xmm12, xmm8                                       ;  1655.3 fadd+fmul   41 t
        andps xmm8, [rdi - 96]                                  ;  1656.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm13, xmm8                                       ;  1658.3 fadd+fmul   41 t
        movaps xmm8, [rdi - 32]                                 ;  1654.0 agu2+agu0+fmisc   41 t
        andps xmm8, xmm9                                        ;  1658.3 fadd+fmul   41 t
        andps xmm9, [rdi - 64]                                  ;  1659.3 agu1+agu0+fadd+fmul   41 t
        andps xmm4, [rdi - 80]                                  ;  1660.3 agu2+agu0+fadd+fmul   41 t
        xorps xmm4, xmm8                                        ;  1662.3 fadd+fmul   41 t
        xorps xmm4, xmm13                                       ;  1664.3 fadd+fmul   41 t
        xorps xmm12, xmm2                                       ;  1663.3 fadd+fmul   41 t
        xorps xmm12, xmm11                                      ;  1665.3 fadd+fmul   41 t
        xorps xmm1, xmm8                                        ;  1665.3 fadd+fmul   41 t
        xorps xmm1, xmm10                                       ;  1667.3 fadd+fmul   41 t
        andps xmm0, xmm6                                        ;  1667.3 fadd+fmul   41 t
        xorps xmm0, xmm1                                        ;  1669.3 fadd+fmul   41 t
        andps xmm6, [rdi - 16]                                  ;  1669.3 agu1+agu2+fadd+fmul   41 t
        xorps xmm6, xmm4                                        ;  1671.3 fadd+fmul   41 t
        xorps xmm6, xmm0                                        ;  1673.3 fadd+fmul   41 t
        xorps xmm2, xmm7                                        ;  1672.3 fadd+fmul   41 t
        andps xmm15, [rdi - 48]                                 ;  1673.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm2, xmm0                                        ;  1674.3 fadd+fmul   41 t
        xorps xmm9, xmm0                                        ;  1675.3 fadd+fmul   41 t
        xorps xmm9, xmm14                                       ;  1677.3 fadd+fmul   41 t
        xorps xmm15, xmm6                                       ;  1677.3 fadd+fmul   41 t
        xorps xmm4, xmm10                                       ;  1678.3 fadd+fmul   41 t
        xorps xmm4, xmm12                                       ;  1680.3 fadd+fmul   41 t
        xorps xmm13, xmm3                                       ;  1680.3 fadd+fmul   41 t
        xorps xmm13, xmm6                                       ;  1682.3 fadd+fmul   41 t
        movaps xmm0, xmm2                                       ;  1682.3 fadd+fmul   41 t copy
        xorps xmm0, xmm9                                        ;  1684.3 fadd+fmul   41 t
        xorps xmm0, xmm13                                       ;  1686.3 fadd+fmul   41 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128]  ;  1681.3 agu2+agu0+fmisc   41 t reload
        xorps xmm13, xmm3                                       ;  1685.3 fadd+fmul   41 t
        xorps xmm2, xmm14                                       ;  1686.3 fadd+fmul   41 t
        xorps xmm2, xmm11                                       ;  1688.3 fadd+fmul   41 t
        xorps xmm2, xmm5                                        ;  1690.3 fadd+fmul   41 t
        movaps xmm14, xmm15                                     ;  1689.3 fadd+fmul   41 t copy
        xorps xmm14, xmm0                                       ;  1691.3 fadd+fmul   41 t
        xorps xmm2, xmm3                                        ;  1692.3 fadd+fmul   41 t
        xorps xmm1, xmm3                                        ;  1692.3 fadd+fmul   41 t
        xorps xmm12, xmm0                                       ;  1693.3 fadd+fmul   41 t
        xorps xmm12, xmm3                                       ;  1695.3 fadd+fmul   41 t
        xorps xmm15, xmm3                                       ;  1695.3 fadd+fmul   41 t
        movaps xmm0, [rdx - 64]                                 ;  1692.3 agu1+agu0+fmisc   23 t
        xorps xmm0, [r8 + 19600]                                ;  1696.3 agu2+agu0+fadd+fmul   23 t
        xorps xmm0, xmm3                                        ;  1698.3 fadd+fmul   23 t
        movaps xmm5, [rbp + 112]                                ;  1694.7 agu1+agu0+fmisc   23 t
        xorps xmm5, [r8 + 19664]                                ;  1698.3 agu2+agu0+fadd+fmul   23 t
        xorps xmm5, xmm3                                        ;  1700.3 fadd+fmul   23 t
        movaps xmm6, [rbp + 0]                                  ;  1696.7 agu1+agu2+fmisc   23 t
        movaps xmm7, [rbp - 80]                                 ;  1698.7 agu0+agu1+fmisc   40 t reload
        xorps xmm6, xmm7                                        ;  1700.7 fadd+fmul   23 t
        movaps xmm8, [rbp + 0]                                  ;  1700.7 agu2+agu0+fmisc   23 t
        movaps xmm10, [rdx + 80]                                ;  1701.3 agu1+agu0+fadd+fmul   40 t reload
        xorps xmm8, xmm10                                       ;  1703.3 fadd+fmul   23 t
        movaps xmm11, [rbp - 32]                                ;  1702.7 agu2+agu1+fmisc   23 t
        xorps xmm11, xmm5                                       ;  1704.7 fadd+fmul   23 t
        xorps xmm7, xmm0                                        ;  1704.3 fadd+fmul   23 t
        movaps [rbp - 80], xmm9                                 ;  1704.7 agu0+agu1+fmisc   41 t spill
        movaps xmm9, [rax - 48]                                 ;  1705.3 agu2+agu0+fadd+fmul   23 t
        xorps xmm9, xmm11                                       ;  1707.3 fadd+fmul   23 t
        xorps xmm9, [r8 + 19696]                                ;  1709.3 agu1+agu2+fadd+fmul   23 t
        xorps xmm9, xmm3                                        ;  1711.3 fadd+fmul   23 t
        xorps xmm11, xmm6                                       ;  1709.3 fadd+fmul   23 t
        movaps [rdi - 48], xmm15                                ;  1706.7 agu0+agu1+fmisc   41 t spill
        movaps xmm15, [rcx + 48]                                ;  1708.7 agu2+agu0+fmisc   23 t
        xorps xmm15, [r8 + 19680]                               ;  1710.7 agu1+agu2+fadd+fmul   23 t
        xorps xmm15, xmm3                                       ;  1712.7 fadd+fmul   23 t
        xorps xmm15, xmm9                                       ;  1714.7 fadd+fmul   23 t
        movaps [rdi - 16], xmm12                                ;  1710.7 agu0+agu1+fmisc   41 t spill
        movaps xmm12, xmm8                                      ;  1713.3 fadd+fmul   23 t copy
        xorps xmm12, xmm9                                       ;  1715.3 fadd+fmul   23 t
        movaps [rdi - 80], xmm4                                 ;  1712.7 agu2+agu0+fmisc   41 t spill
        movaps xmm4, xmm6                                       ;  1715.3 fadd+fmul   23 t copy
        xorps xmm4, xmm15                                       ;  1717.3 fadd+fmul   23 t
        movaps [rdi - 64], xmm1                                 ;  1714.7 agu1+agu0+fmisc   41 t spill
        movaps xmm1, xmm15                                      ;  1717.3 fadd+fmul   23 t copy
        orps xmm1, xmm12                                        ;  1719.3 fadd+fmul   23 t
        movaps [rdi - 32], xmm2                                 ;  1716.7 agu2+agu0+fmisc   41 t spill
        movaps xmm2, xmm7                                       ;  1719.3 fadd+fmul   23 t copy
        xorps xmm2, xmm11                                       ;  1721.3 fadd+fmul   23 t
        xorps xmm10, xmm11                                      ;  1721.3 fadd+fmul   23 t
        movaps [rdx + 80], xmm13                                ;  1719.0 agu1+agu0+fmisc   41 t spill
        movaps xmm13, xmm15                                     ;  1722.3 fadd+fmul   23 t copy
        xorps xmm13, xmm11                                      ;  1724.3 fadd+fmul   23 t
        movaps [rdi - 96], xmm14                                ;  1721.0 agu2+agu0+fmisc   41 t spill
        movaps xmm14, xmm9                                      ;  1724.3 fadd+fmul   23 t copy
        xorps xmm14, xmm0                                       ;  1726.3 fadd+fmul   23 t
        movaps xmm3, xmm9                                       ;  1726.3 fadd+fmul   23 t copy
        orps xmm3, xmm13                                        ;  1728.3 fadd+fmul   23 t
        xorps xmm3, xmm1                                        ;  1730.3 fadd+fmul   23 t
        movaps [rbp - 112], xmm15                               ;  1725.3 agu1+agu0+fmisc   23 t spill
        movaps xmm15, xmm4                                      ;  1729.3 fadd+fmul   23 t copy
        xorps xmm15, xmm2                                       ;  1731.3 fadd+fmul   23 t
        xorps xmm1, xmm5                                        ;  1731.3 fadd+fmul   23 t
        orps xmm5, xmm4                                         ;  1732.3 fadd+fmul   23 t
        xorps xmm10, xmm5                                       ;  1734.3 fadd+fmul   23 t
        movaps [rbp - 64], xmm4                                 ;  1730.3 agu2+agu0+fmisc   23 t spill
        movaps xmm4, [rbp - 32]                                 ;  1732.3 agu1+agu0+fmisc   23 t
        xorps xmm4, xmm13                                       ;  1734.3 fadd+fmul   23 t
        movaps [rbp - 32], xmm13                                ;  1734.3 agu2+agu0+fmisc   23 t spill
        movaps xmm13, xmm11                                     ;  1735.3 fadd+fmul   23 t copy
        andps xmm13, xmm8                                       ;  1737.3 fadd+fmul   23 t
        xorps xmm5, xmm13                                       ;  1739.3 fadd+fmul   23 t
        movaps xmm13, xmm15                                     ;  1738.3 fadd+fmul   23 t copy
        andps xmm13, xmm14                                      ;  1740.3 fadd+fmul   23 t
        xorps xmm10, xmm13                                      ;  1742.3 fadd+fmul   23 t
        movaps xmm13, xmm14                                     ;  1741.3 fadd+fmul   23 t copy
        xorps xmm13, xmm4                                       ;  1743.3 fadd+fmul   23 t
        xorps xmm3, xmm10                                       ;  1744.3 fadd+fmul   23 t
        xorps xmm1, xmm5                                        ;  1744.3 fadd+fmul   23 t
        movaps [rcx - 112], xmm14                               ;  1741.3 agu1+agu0+fmisc   23 t spill
        movaps xmm14, xmm2                                      ;  1745.3 fadd+fmul   23 t copy
        andps xmm14, xmm13                                      ;  1747.3 fadd+fmul   23 t
        xorps xmm5, xmm14                                       ;  1749.3 fadd+fmul   23 t
        movaps xmm14, xmm8                                      ;  1748.3 fadd+fmul   23 t copy
        xorps xmm14, xmm13                                      ;  1750.3 fadd+fmul   23 t
        movaps [rax + 112], xmm2                                ;  1746.0 agu2+agu0+fmisc   23 t spill
        movaps xmm2, xmm7                                       ;  1750.3 fadd+fmul   23 t copy
        andps xmm2, xmm14                                       ;  1752.3 fadd+fmul   23 t
        xorps xmm1, xmm2                                        ;  1754.3 fadd+fmul   23 t
        movaps xmm2, xmm4                                       ;  1753.3 fadd+fmul   23 t copy
        xorps xmm2, xmm12                                       ;  1755.3 fadd+fmul   23 t
        movaps [rcx - 96], xmm15                                ;  1751.3 agu1+agu0+fmisc   23 t spill
        movaps xmm15, xmm6                                      ;  1755.3 fadd+fmul   23 t copy
        andps xmm15, xmm2                                       ;  1757.3 fadd+fmul   23 t
        xorps xmm5, xmm15                                       ;  1759.3 fadd+fmul   23 t
        xorps xmm10, xmm15                                      ;  1759.3 fadd+fmul   23 t
        movaps xmm15, [rbp + 0]                                 ;  1755.3 agu2+agu0+fmisc   23 t
        orps xmm15, xmm0                                        ;  1759.3 fadd+fmul   23 t
        xorps xmm10, xmm15                                      ;  1761.3 fadd+fmul   23 t
        movaps xmm15, xmm3                                      ;  1761.3 fadd+fmul   23 t copy
        andps xmm15, xmm1                                       ;  1763.3 fadd+fmul   23 t
        xorps xmm10, xmm15                                      ;  1765.3 fadd+fmul   23 t
        movaps [rbx - 128], xmm0                                ;  1761.0 agu1+agu0+fmisc   23 t spill
        movaps xmm0, xmm5                                       ;  1764.3 fadd+fmul   23 t copy
        andps xmm0, xmm10                                       ;  1767.3 fadd+fmul   23 t
        xorps xmm10, xmm1                                       ;  1767.3 fadd+fmul   23 t
        orps xmm15, xmm10                                       ;  1769.3 fadd+fmul   23 t
        xorps xmm3, xmm0                                        ;  1769.3 fadd+fmul   23 t
        xorps xmm15, xmm3                                       ;  1771.3 fadd+fmul   23 t
        andps xmm2, xmm15                                       ;  1773.3 fadd+fmul   23 t
        movaps xmm0, xmm5                                       ;  1771.3 fadd+fmul   23 t copy
        andps xmm0, xmm3                                        ;  1773.3 fadd+fmul   23 t
        xorps xmm1, xmm0                                        ;  1775.3 fadd+fmul   23 t
        andps xmm3, xmm1                                        ;  1777.3 fadd+fmul   23 t
        movaps xmm0, xmm15                                      ;  1775.3 fadd+fmul   23 t copy
        orps xmm0, xmm1                                         ;  1777.3 fadd+fmul   23 t
        xorps xmm10, xmm0                                       ;  1779.3 fadd+fmul   23 t
        xorps xmm5, xmm3                                        ;  1779.3 fadd+fmul   23 t
        movaps xmm0, xmm15                                      ;  1779.3 fadd+fmul   23 t copy
        xorps xmm0, xmm1                                        ;  1781.3 fadd+fmul   23 t
        andps xmm14, xmm0                                       ;  1783.3 fadd+fmul   23 t
        andps xmm7, xmm0                                        ;  1783.3 fadd+fmul   23 t
        xorps xmm0, xmm10                                       ;  1783.3 fadd+fmul   23 t
        andps xmm13, xmm0                                       ;  1785.3 fadd+fmul   23 t
        andps xmm6, xmm15                                       ;  1785.3 fadd+fmul   23 t
        xorps xmm14, xmm13                                      ;  1787.3 fadd+fmul   23 t
        andps xmm11, xmm10                                      ;  1787.3 fadd+fmul   23 t
        andps xmm9, xmm5                                        ;  1788.3 fadd+fmul   23 t
        andps xmm8, xmm10                                       ;  1789.3 fadd+fmul   23 t
        xorps xmm10, xmm5                                       ;  1790.3 fadd+fmul   23 t
        xorps xmm13, xmm8                                       ;  1791.3 fadd+fmul   23 t
        movaps xmm3, [rbp - 32]                                 ;  1788.3 agu2+agu0+fmisc   23 t
        andps xmm3, xmm5                                        ;  1792.3 fadd+fmul   23 t
        movaps xmm8, [rbp - 112]                                ;  1790.3 agu1+agu0+fmisc   23 t
        andps xmm8, xmm10                                       ;  1793.3 fadd+fmul   23 t
        xorps xmm8, xmm7                                        ;  1795.3 fadd+fmul   23 t
        xorps xmm7, xmm3                                        ;  1795.3 fadd+fmul   23 t
        xorps xmm15, xmm10                                      ;  1796.3 fadd+fmul   23 t
        xorps xmm5, xmm1                                        ;  1797.3 fadd+fmul   23 t
        andps xmm4, xmm15                                       ;  1798.3 fadd+fmul   23 t
        andps xmm10, xmm12                                      ;  1799.3 fadd+fmul   23 t
        movaps xmm3, [rcx - 96]                                 ;  1796.3 agu2+agu0+fmisc   23 t
        andps xmm3, xmm5                                        ;  1800.3 fadd+fmul   23 t
        andps xmm5, [rcx - 112]                                 ;  1801.3 agu1+agu0+fadd+fmul   23 t
        andps xmm15, [rbp - 64]                                 ;  1802.3 agu2+agu0+fadd+fmul   23 t
        xorps xmm15, xmm8                                       ;  1804.3 fadd+fmul   23 t
        xorps xmm15, xmm3                                       ;  1806.3 fadd+fmul   23 t
        xorps xmm10, xmm14                                      ;  1805.3 fadd+fmul   23 t
        xorps xmm10, xmm2                                       ;  1807.3 fadd+fmul   23 t
        xorps xmm11, xmm3                                       ;  1807.3 fadd+fmul   23 t
        xorps xmm11, xmm7                                       ;  1809.3 fadd+fmul   23 t
        movaps xmm3, [rbx - 128]                                ;  1805.3 agu1+agu2+fmisc   23 t
        andps xmm3, xmm1                                        ;  1809.3 fadd+fmul   23 t
        xorps xmm3, xmm11                                       ;  1811.3 fadd+fmul   23 t
        andps xmm1, [rbp + 0]                                   ;  1811.3 agu0+agu1+fadd+fmul   23 t
        xorps xmm1, xmm15                                       ;  1813.3 fadd+fmul   23 t
        xorps xmm1, xmm3                                        ;  1815.3 fadd+fmul   23 t
        xorps xmm14, xmm9                                       ;  1814.3 fadd+fmul   23 t
        andps xmm0, [rax + 112]                                 ;  1815.3 agu2+agu0+fadd+fmul   23 t
        xorps xmm14, xmm3                                       ;  1816.3 fadd+fmul   23 t
        xorps xmm5, xmm3                                        ;  1817.3 fadd+fmul   23 t
        xorps xmm5, xmm13                                       ;  1819.3 fadd+fmul   23 t
        xorps xmm0, xmm1                                        ;  1819.3 fadd+fmul   23 t
        xorps xmm15, xmm7                                       ;  1820.3 fadd+fmul   23 t
        xorps xmm15, xmm10                                      ;  1822.3 fadd+fmul   23 t
        xorps xmm8, xmm6                                        ;  1822.3 fadd+fmul   23 t
        xorps xmm8, xmm1                                        ;  1824.3 fadd+fmul   23 t
        movaps xmm1, xmm14                                      ;  1824.3 fadd+fmul   23 t copy
        xorps xmm1, xmm5                                        ;  1826.3 fadd+fmul   23 t
        xorps xmm1, xmm8                                        ;  1828.3 fadd+fmul   23 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128]  ;  1823.3 agu1+agu0+fmisc   41 t reload
        xorps xmm8, xmm3                                        ;  1827.3 fadd+fmul   23 t
        xorps xmm14, xmm13                                      ;  1828.3 fadd+fmul   23 t
        xorps xmm14, xmm2                                       ;  1830.3 fadd+fmul   23 t
        xorps xmm14, xmm4                                       ;  1832.3 fadd+fmul   23 t
        movaps xmm2, xmm0                                       ;  1831.3 fadd+fmul   23 t copy
        xorps xmm2, xmm1                                        ;  1833.3 fadd+fmul   23 t
        xorps xmm14, xmm3                                       ;  1834.3 fadd+fmul   23 t
        xorps xmm11, xmm3                                       ;  1834.3 fadd+fmul   23 t
        xorps xmm10, xmm1                                       ;  1835.3 fadd+fmul   23 t
        xorps xmm10, xmm3                                       ;  1837.3 fadd+fmul   23 t
        xorps xmm0, xmm3                                        ;  1837.3 fadd+fmul   23 t
        movaps xmm1, [rax - 32]                                 ;  1834.3 agu2+agu0+fmisc   22 t
        xorps xmm1, [r8 + 19744]                                ;  1838.3 agu1+agu0+fadd+fmul   22 t
        xorps xmm1, xmm3                                        ;  1840.3 fadd+fmul   22 t
        movaps xmm4, [r11 + 16]                                 ;  1836.7 agu2+agu0+fmisc   22 t
        xorps xmm4, [r8 + 19808]                                ;  1840.3 agu1+agu0+fadd+fmul   22 t
        xorps xmm4, xmm3                                        ;  1842.3 fadd+fmul   22 t
        movaps xmm6, [rbp + 16]                                 ;  1838.7 agu2+agu1+fmisc   22 t
        movaps xmm7, [rbp - 96]                                 ;  1840.7 agu0+agu1+fmisc   40 t reload
        xorps xmm6, xmm7                                        ;  1842.7 fadd+fmul   22 t
        movaps xmm9, [rbp + 16]                                 ;  1842.7 agu2+agu0+fmisc   22 t
        movaps xmm12, [rbp + 64]                                ;  1843.3 agu1+agu0+fadd+fmul   40 t reload
        xorps xmm9, xmm12                                       ;  1845.3 fadd+fmul   22 t
        movaps xmm13, [rbp - 128]                               ;  1844.7 agu2+agu1+fmisc   22 t
        xorps xmm13, xmm4                                       ;  1846.7 fadd+fmul   22 t
        xorps xmm7, xmm1                                        ;  1846.3 fadd+fmul   22 t
        movaps [rbp - 96], xmm5                                 ;  1846.7 agu0+agu1+fmisc   23 t spill
        movaps xmm5, [rsi - 64]                                 ;  1847.3 agu2+agu0+fadd+fmul   22 t
        xorps xmm5, xmm13                                       ;  1849.3 fadd+fmul   22 t
        xorps xmm5, [r8 + 19712]                                ;  1851.3 agu1+agu2+fadd+fmul   22 t
        xorps xmm5, xmm3                                        ;  1853.3 fadd+fmul   22 t
        xorps xmm13, xmm6                                       ;  1851.3 fadd+fmul   22 t
        movaps [rax + 112], xmm0                                ;  1848.7 agu0+agu1+fmisc   23 t spill
        movaps xmm0, [r11 + 32]                                 ;  1850.7 agu2+agu0+fmisc   22 t
        xorps xmm0, [r8 + 19824]                                ;  1852.7 agu1+agu2+fadd+fmul   22 t
        xorps xmm0, xmm3                                        ;  1854.7 fadd+fmul   22 t
        xorps xmm0, xmm5                                        ;  1856.7 fadd+fmul   22 t
        movaps [rbp + 0], xmm10                                 ;  1852.7 agu0+agu1+fmisc   23 t spill
        movaps xmm10, xmm9                                      ;  1855.3 fadd+fmul   22 t copy
        xorps xmm10, xmm5                                       ;  1857.3 fadd+fmul   22 t
        movaps [rbx - 128], xmm15                               ;  1854.7 agu2+agu0+fmisc   23 t spill
        movaps xmm15, xmm6                                      ;  1857.3 fadd+fmul   22 t copy
        xorps xmm15, xmm0                                       ;  1859.3 fadd+fmul   22 t
        movaps [rbp - 64], xmm11                                ;  1856.7 agu1+agu0+fmisc   23 t spill
        movaps xmm11, xmm0                                      ;  1859.3 fadd+fmul   22 t copy
        orps xmm11, xmm10                                       ;  1861.3 fadd+fmul   22 t
        movaps [rcx - 112], xmm14                               ;  1858.7 agu2+agu0+fmisc   23 t spill
        movaps xmm14, xmm7                                      ;  1861.3 fadd+fmul   22 t copy
        xorps xmm14, xmm13                                      ;  1863.3 fadd+fmul   22 t
        xorps xmm12, xmm13                                      ;  1863.3 fadd+fmul   22 t
        movaps [rbp + 64], xmm8                                 ;  1861.0 agu1+agu0+fmisc   23 t spill
        movaps xmm8, xmm0                                       ;  1864.3 fadd+fmul   22 t copy
        xorps xmm8, xmm13                                       ;  1866.3 fadd+fmul   22 t
        movaps [rcx - 96], xmm2                                 ;  1863.0 agu2+agu0+fmisc   23 t spill
        movaps xmm2, xmm5                                       ;  1866.3 fadd+fmul   22 t copy
        xorps xmm2, xmm1                                        ;  1868.3 fadd+fmul   22 t
        movaps xmm3, xmm5                                       ;  1868.3 fadd+fmul   22 t copy
        orps xmm3, xmm8                                         ;  1870.3 fadd+fmul   22 t
        xorps xmm3, xmm11                                       ;  1872.3 fadd+fmul   22 t
        movaps [rbp - 112], xmm0                                ;  1867.3 agu1+agu0+fmisc   22 t spill
        movaps xmm0, xmm15                                      ;  1871.3 fadd+fmul   22 t copy
        xorps xmm0, xmm14                                       ;  1873.3 fadd+fmul   22 t
        xorps xmm11, xmm4                                       ;  1873.3 fadd+fmul   22 t
        orps xmm4, xmm15                                        ;  1874.3 fadd+fmul   22 t
        xorps xmm12, xmm4                                       ;  1876.3 fadd+fmul   22 t
        movaps [rbp - 32], xmm15                                ;  1872.3 agu2+agu0+fmisc   22 t spill
        movaps xmm15, [rbp - 128]                               ;  1874.3 agu1+agu0+fmisc   22 t
        xorps xmm15, xmm8                                       ;  1876.3 fadd+fmul   22 t
        movaps [rbp - 128], xmm8                                ;  1876.3 agu2+agu0+fmisc   22 t spill
        movaps xmm8, xmm13                                      ;  1877.3 fadd+fmul   22 t copy
        andps xmm8, xmm9                                        ;  1879.3 fadd+fmul   22 t
        xorps xmm4, xmm8                                        ;  1881.3 fadd+fmul   22 t
        movaps xmm8, xmm0                                       ;  1880.3 fadd+fmul   22 t copy
        andps xmm8, xmm2                                        ;  1882.3 fadd+fmul   22 t
        xorps xmm12, xmm8                                       ;  1884.3 fadd+fmul   22 t
        movaps xmm8, xmm2                                       ;  1883.3 fadd+fmul   22 t copy
        xorps xmm8, xmm15                                       ;  1885.3 fadd+fmul   22 t
        xorps xmm3, xmm12                                       ;  1886.3 fadd+fmul   22 t
        xorps xmm11, xmm4                                       ;  1886.3 fadd+fmul   22 t
        movaps [rbx - 112], xmm2                                ;  1883.3 agu1+agu0+fmisc   22 t spill
        movaps xmm2, xmm14                                      ;  1887.3 fadd+fmul   22 t copy
        andps xmm2, xmm8                                        ;  1889.3 fadd+fmul   22 t
        xorps xmm4, xmm2                                        ;  1891.3 fadd+fmul   22 t
        movaps xmm2, xmm9                                       ;  1890.3 fadd+fmul   22 t copy
        xorps xmm2, xmm8                                        ;  1892.3 fadd+fmul   22 t
        movaps [rbx - 96], xmm14                                ;  1888.0 agu2+agu0+fmisc   22 t spill
        movaps xmm14, xmm7                                      ;  1892.3 fadd+fmul   22 t copy
        andps xmm14, xmm2                                       ;  1894.3 fadd+fmul   22 t
        xorps xmm11, xmm14                                      ;  1896.3 fadd+fmul   22 t
        movaps xmm14, xmm15                                     ;  1895.3 fadd+fmul   22 t copy
        xorps xmm14, xmm10                                      ;  1897.3 fadd+fmul   22 t
        movaps [rbx - 80], xmm0                                 ;  1893.3 agu1+agu0+fmisc   22 t spill
        movaps xmm0, xmm6                                       ;  1897.3 fadd+fmul   22 t copy
        andps xmm0, xmm14                                       ;  1899.3 fadd+fmul   22 t
        xorps xmm4, xmm0                                        ;  1901.3 fadd+fmul   22 t
        xorps xmm12, xmm0                                       ;  1901.3 fadd+fmul   22 t
        movaps xmm0, [rbp + 16]                                 ;  1897.3 agu2+agu0+fmisc   22 t
        orps xmm0, xmm1                                         ;  1901.3 fadd+fmul   22 t
        xorps xmm12, xmm0                                       ;  1903.3 fadd+fmul   22 t
        movaps xmm0, xmm3                                       ;  1903.3 fadd+fmul   22 t copy
        andps xmm0, xmm11                                       ;  1905.3 fadd+fmul   22 t
        xorps xmm12, xmm0                                       ;  1907.3 fadd+fmul   22 t
        movaps [rbx - 64], xmm1                                 ;  1903.0 agu1+agu0+fmisc   22 t spill
        movaps xmm1, xmm4                                       ;  1906.3 fadd+fmul   22 t copy
        andps xmm1, xmm12                                       ;  1909.3 fadd+fmul   22 t
        xorps xmm12, xmm11                                      ;  1909.3 fadd+fmul   22 t
        orps xmm0, xmm12                                        ;  1911.3 fadd+fmul   22 t
        xorps xmm3, xmm1                                        ;  1911.3 fadd+fmul   22 t
        xorps xmm0, xmm3                                        ;  1913.3 fadd+fmul   22 t
        andps xmm14, xmm0                                       ;  1915.3 fadd+fmul   22 t
        movaps xmm1, xmm4                                       ;  1913.3 fadd+fmul   22 t copy
        andps xmm1, xmm3                                        ;  1915.3 fadd+fmul   22 t
        xorps xmm11, xmm1                                       ;  1917.3 fadd+fmul   22 t
        andps xmm3, xmm11                                       ;  1919.3 fadd+fmul   22 t
        movaps xmm1, xmm0                                       ;  1917.3 fadd+fmul   22 t copy
        orps xmm1, xmm11                                        ;  1919.3 fadd+fmul   22 t
        xorps xmm12, xmm1                                       ;  1921.3 fadd+fmul   22 t
        xorps xmm4, xmm3                                        ;  1921.3 fadd+fmul   22 t
        movaps xmm1, xmm0                                       ;  1921.3 fadd+fmul   22 t copy
        xorps xmm1, xmm11                                       ;  1923.3 fadd+fmul   22 t
        andps xmm2, xmm1                                        ;  1925.3 fadd+fmul   22 t
        andps xmm7, xmm1                                        ;  1925.3 fadd+fmul   22 t
        xorps xmm1, xmm12                                       ;  1925.3 fadd+fmul   22 t
        andps xmm8, xmm1                                        ;  1927.3 fadd+fmul   22 t
        andps xmm6, xmm0                                        ;  1927.3 fadd+fmul   22 t
        xorps xmm2, xmm8                                        ;  1929.3 fadd+fmul   22 t
        andps xmm13, xmm12                                      ;  1929.3 fadd+fmul   22 t
        andps xmm5, xmm4                                        ;  1930.3 fadd+fmul   22 t
        andps xmm9, xmm12                                       ;  1931.3 fadd+fmul   22 t
        xorps xmm12, xmm4                                       ;  1932.3 fadd+fmul   22 t
        xorps xmm8, xmm9                                        ;  1933.3 fadd+fmul   22 t
        movaps xmm3, [rbp - 128]                                ;  1930.3 agu2+agu0+fmisc   22 t
        andps xmm3, xmm4                                        ;  1934.3 fadd+fmul   22 t
        movaps xmm9, [rbp - 112]                                ;  1932.3 agu1+agu0+fmisc   22 t
        andps xmm9, xmm12                                       ;  1935.3 fadd+fmul   22 t
        xorps xmm9, xmm7                                        ;  1937.3 fadd+fmul   22 t
        xorps xmm7, xmm3                                        ;  1937.3 fadd+fmul   22 t
        xorps xmm0, xmm12                                       ;  1938.3 fadd+fmul   22 t
        xorps xmm4, xmm11                                       ;  1939.3 fadd+fmul   22 t
        andps xmm15, xmm0                                       ;  1940.3 fadd+fmul   22 t
        andps xmm12, xmm10                                      ;  1941.3 fadd+fmul   22 t
        movaps xmm3, [rbx - 80]                                 ;  1938.3 agu2+agu0+fmisc   22 t
        andps xmm3, xmm4                                        ;  1942.3 fadd+fmul   22 t
        andps xmm4, [rbx - 112]                                 ;  1943.3 agu1+agu0+fadd+fmul   22 t
        andps xmm0, [rbp - 32]                                  ;  1944.3 agu2+agu0+fadd+fmul   22 t
        xorps xmm0, xmm9                                        ;  1946.3 fadd+fmul   22 t
        xorps xmm0, xmm3                                        ;  1948.3 fadd+fmul   22 t
        xorps xmm12, xmm2                                       ;  1947.3 fadd+fmul   22 t
        xorps xmm12, xmm14                                      ;  1949.3 fadd+fmul   22 t
        xorps xmm13, xmm3                                       ;  1949.3 fadd+fmul   22 t
        xorps xmm13, xmm7                                       ;  1951.3 fadd+fmul   22 t
        movaps xmm3, [rbx - 64]                                 ;  1947.3 agu1+agu2+fmisc   22 t
        andps xmm3, xmm11                                       ;  1951.3 fadd+fmul   22 t
        xorps xmm3, xmm13                                       ;  1953.3 fadd+fmul   22 t
        andps xmm11, [rbp + 16]                                 ;  1953.3 agu0+agu1+fadd+fmul   22 t
        xorps xmm11, xmm0                                       ;  1955.3 fadd+fmul   22 t
        xorps xmm11, xmm3                                       ;  1957.3 fadd+fmul   22 t
        xorps xmm2, xmm5                                        ;  1956.3 fadd+fmul   22 t
        andps xmm1, [rbx - 96]                                  ;  1957.3 agu2+agu0+fadd+fmul   22 t
        xorps xmm2, xmm3                                        ;  1958.3 fadd+fmul   22 t
        xorps xmm4, xmm3                                        ;  1959.3 fadd+fmul   22 t
        xorps xmm4, xmm8                                        ;  1961.3 fadd+fmul   22 t
        xorps xmm1, xmm11                                       ;  1961.3 fadd+fmul   22 t
        xorps xmm0, xmm7                                        ;  1962.3 fadd+fmul   22 t
        xorps xmm0, xmm12                                       ;  1964.3 fadd+fmul   22 t
        xorps xmm9, xmm6                                        ;  1964.3 fadd+fmul   22 t
        xorps xmm9, xmm11                                       ;  1966.3 fadd+fmul   22 t
        movaps xmm3, xmm2                                       ;  1966.3 fadd+fmul   22 t copy
        xorps xmm3, xmm4                                        ;  1968.3 fadd+fmul   22 t
        xorps xmm3, xmm9                                        ;  1970.3 fadd+fmul   22 t
        movaps xmm5, [rel camellia128_encrypt.T0_constants128]  ;  1965.3 agu1+agu0+fmisc   41 t reload
        xorps xmm9, xmm5                                        ;  1969.3 fadd+fmul   22 t
        xorps xmm2, xmm8                                        ;  1970.3 fadd+fmul   22 t
        xorps xmm2, xmm14                                       ;  1972.3 fadd+fmul   22 t
        xorps xmm2, xmm15                                       ;  1974.3 fadd+fmul   22 t
        movaps xmm14, xmm1                                      ;  1973.3 fadd+fmul   22 t copy
        xorps xmm14, xmm3                                       ;  1975.3 fadd+fmul   22 t
        xorps xmm2, xmm5                                        ;  1976.3 fadd+fmul   22 t
        xorps xmm13, xmm5                                       ;  1976.3 fadd+fmul   22 t
        xorps xmm12, xmm3                                       ;  1977.3 fadd+fmul   22 t
        xorps xmm12, xmm5                                       ;  1979.3 fadd+fmul   22 t
        xorps xmm1, xmm5                                        ;  1979.3 fadd+fmul   22 t
        movaps xmm15, [rsi + 0]                                 ;  1976.3 agu2+agu0+fmisc   21 t
        xorps xmm15, [r8 + 19872]                               ;  1980.3 agu1+agu0+fadd+fmul   21 t
        xorps xmm15, xmm5                                       ;  1982.3 fadd+fmul   21 t
        movaps xmm3, [r13 + 96]                                 ;  1978.7 agu2+agu0+fmisc   21 t
        xorps xmm3, [r8 + 19936]                                ;  1982.3 agu1+agu0+fadd+fmul   21 t
        xorps xmm3, xmm5                                        ;  1984.3 fadd+fmul   21 t
        movaps xmm6, [rbp - 48]                                 ;  1980.7 agu2+agu1+fmisc   21 t
        movaps xmm7, [rcx - 128]                                ;  1982.7 agu0+agu1+fmisc   40 t reload
        xorps xmm6, xmm7                                        ;  1984.7 fadd+fmul   21 t
        movaps xmm8, [rbp - 48]                                 ;  1984.7 agu2+agu0+fmisc   21 t
        movaps xmm10, [rax + 96]                                ;  1985.3 agu1+agu0+fadd+fmul   40 t reload
        xorps xmm8, xmm10                                       ;  1987.3 fadd+fmul   21 t
        movaps xmm11, [rdx + 96]                                ;  1986.7 agu2+agu1+fmisc   21 t
        xorps xmm11, xmm3                                       ;  1988.7 fadd+fmul   21 t
        xorps xmm7, xmm15                                       ;  1988.3 fadd+fmul   21 t
        movaps [rcx - 128], xmm14                               ;  1988.7 agu0+agu1+fmisc   22 t spill
        movaps xmm14, [r11 + 64]                                ;  1989.3 agu2+agu0+fadd+fmul   21 t
        xorps xmm14, xmm11                                      ;  1991.3 fadd+fmul   21 t
        xorps xmm14, [r8 + 19840]                               ;  1993.3 agu1+agu2+fadd+fmul   21 t
        xorps xmm14, xmm5                                       ;  1995.3 fadd+fmul   21 t
        xorps xmm11, xmm6                                       ;  1993.3 fadd+fmul   21 t
        movaps [rbx - 96], xmm4                                 ;  1990.7 agu0+agu1+fmisc   22 t spill
        movaps xmm4, [rdx + 64]                                 ;  1992.7 agu2+agu0+fmisc   21 t
        xorps xmm4, [r8 + 19952]                                ;  1994.7 agu1+agu2+fadd+fmul   21 t
        xorps xmm4, xmm5                                        ;  1996.7 fadd+fmul   21 t
        xorps xmm4, xmm14                                       ;  1998.7 fadd+fmul   21 t
        movaps [rbp + 16], xmm1                                 ;  1994.7 agu0+agu1+fmisc   22 t spill
        movaps xmm1, xmm8                                       ;  1997.3 fadd+fmul   21 t copy
        xorps xmm1, xmm14                                       ;  1999.3 fadd+fmul   21 t
        movaps [rbx - 64], xmm12                                ;  1996.7 agu2+agu0+fmisc   22 t spill
        movaps xmm12, xmm6                                      ;  1999.3 fadd+fmul   21 t copy
        xorps xmm12, xmm4                                       ;  2001.3 fadd+fmul   21 t
        movaps [rbp - 32], xmm0                                 ;  1998.7 agu1+agu0+fmisc   22 t spill
        movaps xmm0, xmm4                                       ;  2001.3 fadd+fmul   21 t copy
        orps xmm0, xmm1                                         ;  2003.3 fadd+fmul   21 t
        movaps [rbx - 112], xmm13                               ;  2000.7 agu2+agu0+fmisc   22 t spill
        movaps xmm13, xmm7                                      ;  2003.3 fadd+fmul   21 t copy
        xorps xmm13, xmm11                                      ;  2005.3 fadd+fmul   21 t
        xorps xmm10, xmm11                                      ;  2005.3 fadd+fmul   21 t
        movaps [rax + 96], xmm2                                 ;  2003.0 agu1+agu0+fmisc   22 t spill
        movaps xmm2, xmm4                                       ;  2006.3 fadd+fmul   21 t copy
        xorps xmm2, xmm11                                       ;  2008.3 fadd+fmul   21 t
        movaps [rbx - 80], xmm9                                 ;  2005.0 agu2+agu0+fmisc   22 t spill
        movaps xmm9, xmm14                                      ;  2008.3 fadd+fmul   21 t copy
        xorps xmm9, xmm15                                       ;  2010.3 fadd+fmul   21 t
        movaps xmm5, xmm14                                      ;  2010.3 fadd+fmul   21 t copy
        orps xmm5, xmm2                                         ;  2012.3 fadd+fmul   21 t
        xorps xmm5, xmm0                                        ;  2014.3 fadd+fmul   21 t
        movaps [rbp - 112], xmm4                                ;  2009.3 agu1+agu0+fmisc   21 t spill
        movaps xmm4, xmm12                                      ;  2013.3 fadd+fmul   21 t copy
        xorps xmm4, xmm13                                       ;  2015.3 fadd+fmul   21 t
        xorps xmm0, xmm3                                        ;  2015.3 fadd+fmul   21 t
        orps xmm3, xmm12                                        ;  2016.3 fadd+fmul   21 t
        xorps xmm10, xmm3                                       ;  2018.3 fadd+fmul   21 t
        movaps [rbp - 128], xmm12                               ;  2014.3 agu2+agu0+fmisc   21 t spill
        movaps xmm12, [rdx + 96]                                ;  2016.3 agu1+agu0+fmisc   21 t
        xorps xmm12, xmm2                                       ;  2018.3 fadd+fmul   21 t
        movaps [rdx + 96], xmm2                                 ;  2018.3 agu2+agu0+fmisc   21 t spill
        movaps xmm2, xmm11                                      ;  2019.3 fadd+fmul   21 t copy
        andps xmm2, xmm8                                        ;  2021.3 fadd+fmul   21 t
        xorps xmm3, xmm2                                        ;  2023.3 fadd+fmul   21 t
        movaps xmm2, xmm4                                       ;  2022.3 fadd+fmul   21 t copy
        andps xmm2, xmm9                                        ;  2024.3 fadd+fmul   21 t
        xorps xmm10, xmm2                                       ;  2026.3 fadd+fmul   21 t
        movaps xmm2, xmm9                                       ;  2025.3 fadd+fmul   21 t copy
        xorps xmm2, xmm12                                       ;  2027.3 fadd+fmul   21 t
        xorps xmm5, xmm10                                       ;  2028.3 fadd+fmul   21 t
        xorps xmm0, xmm3                                        ;  2028.3 fadd+fmul   21 t
        movaps [rbx - 48], xmm9                                 ;  2025.3 agu1+agu0+fmisc   21 t spill
        movaps xmm9, xmm13                                      ;  2029.3 fadd+fmul   21 t copy
        andps xmm9, xmm2                                        ;  2031.3 fadd+fmul   21 t
        xorps xmm3, xmm9                                        ;  2033.3 fadd+fmul   21 t
        movaps xmm9, xmm8                                       ;  2032.3 fadd+fmul   21 t copy
        xorps xmm9, xmm2                                        ;  2034.3 fadd+fmul   21 t
        movaps [rcx - 80], xmm13                                ;  2030.0 agu2+agu0+fmisc   21 t spill
        movaps xmm13, xmm7                                      ;  2034.3 fadd+fmul   21 t copy
        andps xmm13, xmm9                                       ;  2036.3 fadd+fmul   21 t
        xorps xmm0, xmm13                                       ;  2038.3 fadd+fmul   21 t
        movaps xmm13, xmm12                                     ;  2037.3 fadd+fmul   21 t copy
        xorps xmm13, xmm1                                       ;  2039.3 fadd+fmul   21 t
        movaps [rcx - 64], xmm4                                 ;  2035.3 agu1+agu0+fmisc   21 t spill
        movaps xmm4, xmm6                                       ;  2039.3 fadd+fmul   21 t copy
        andps xmm4, xmm13                                       ;  2041.3 fadd+fmul   21 t
        xorps xmm3, xmm4                                        ;  2043.3 fadd+fmul   21 t
        xorps xmm10, xmm4                                       ;  2043.3 fadd+fmul   21 t
        movaps xmm4, [rbp - 48]                                 ;  2039.3 agu2+agu0+fmisc   21 t
        orps xmm4, xmm15                                        ;  2043.3 fadd+fmul   21 t
        xorps xmm10, xmm4                                       ;  2045.3 fadd+fmul   21 t
        movaps xmm4, xmm5                                       ;  2045.3 fadd+fmul   21 t copy
        andps xmm4, xmm0                                        ;  2047.3 fadd+fmul   21 t
        xorps xmm10, xmm4                                       ;  2049.3 fadd+fmul   21 t
        movaps [rcx - 48], xmm15                                ;  2045.0 agu1+agu0+fmisc   21 t spill
        movaps xmm15, xmm3                                      ;  2048.3 fadd+fmul   21 t copy
        andps xmm15, xmm10                                      ;  2051.3 fadd+fmul   21 t
        xorps xmm10, xmm0                                       ;  2051.3 fadd+fmul   21 t
        orps xmm4, xmm10                                        ;  2053.3 fadd+fmul   21 t
        xorps xmm5, xmm15                                       ;  2053.3 fadd+fmul   21 t
        xorps xmm4, xmm5                                        ;  2055.3 fadd+fmul   21 t
        andps xmm13, xmm4                                       ;  2057.3 fadd+fmul   21 t
        movaps xmm15, xmm3                                      ;  2055.3 fadd+fmul   21 t copy
        andps xmm15, xmm5                                       ;  2057.3 fadd+fmul   21 t
        xorps xmm0, xmm15                                       ;  2059.3 fadd+fmul   21 t
        andps xmm5, xmm0                                        ;  2061.3 fadd+fmul   21 t
        movaps xmm15, xmm4                                      ;  2059.3 fadd+fmul   21 t copy
        orps xmm15, xmm0                                        ;  2061.3 fadd+fmul   21 t
        xorps xmm10, xmm15                                      ;  2063.3 fadd+fmul   21 t
        xorps xmm3, xmm5                                        ;  2063.3 fadd+fmul   21 t
        movaps xmm15, xmm4                                      ;  2063.3 fadd+fmul   21 t copy
        xorps xmm15, xmm0                                       ;  2065.3 fadd+fmul   21 t
        andps xmm9, xmm15                                       ;  2067.3 fadd+fmul   21 t
        andps xmm7, xmm15                                       ;  2067.3 fadd+fmul   21 t
        xorps xmm15, xmm10                                      ;  2067.3 fadd+fmul   21 t
        andps xmm2, xmm15                                       ;  2069.3 fadd+fmul   21 t
        andps xmm6, xmm4                                        ;  2069.3 fadd+fmul   21 t
        xorps xmm9, xmm2                                        ;  2071.3 fadd+fmul   21 t
        andps xmm11, xmm10                                      ;  2071.3 fadd+fmul   21 t
        andps xmm14, xmm3                                       ;  2072.3 fadd+fmul   21 t
        andps xmm8, xmm10                                       ;  2073.3 fadd+fmul   21 t
        xorps xmm10, xmm3                                       ;  2074.3 fadd+fmul   21 t
        xorps xmm2, xmm8                                        ;  2075.3 fadd+fmul   21 t
        movaps xmm5, [rdx + 96]                                 ;  2072.3 agu2+agu0+fmisc   21 t
        andps xmm5, xmm3                                        ;  2076.3 fadd+fmul   21 t
        movaps xmm8, [rbp - 112]                                ;  2074.3 agu1+agu0+fmisc   21 t
        andps xmm8, xmm10                                       ;  2077.3 fadd+fmul   21 t
        xorps xmm8, xmm7                                        ;  2079.3 fadd+fmul   21 t
        xorps xmm7, xmm5                                        ;  2079.3 fadd+fmul   21 t
        xorps xmm4, xmm10                                       ;  2080.3 fadd+fmul   21 t
        xorps xmm3, xmm0                                        ;  2081.3 fadd+fmul   21 t
        andps xmm12, xmm4                                       ;  2082.3 fadd+fmul   21 t
        andps xmm10, xmm1                                       ;  2083.3 fadd+fmul   21 t
        movaps xmm1, [rcx - 64]                                 ;  2080.3 agu2+agu0+fmisc   21 t
        andps xmm1, xmm3                                        ;  2084.3 fadd+fmul   21 t
        andps xmm3, [rbx - 48]                                  ;  2085.3 agu1+agu0+fadd+fmul   21 t
        andps xmm4, [rbp - 128]                                 ;  2086.3 agu2+agu0+fadd+fmul   21 t
        xorps xmm4, xmm8                                        ;  2088.3 fadd+fmul   21 t
        xorps xmm4, xmm1                                        ;  2090.3 fadd+fmul   21 t
        xorps xmm10, xmm9                                       ;  2089.3 fadd+fmul   21 t
        xorps xmm10, xmm13                                      ;  2091.3 fadd+fmul   21 t
        xorps xmm11, xmm1                                       ;  2091.3 fadd+fmul   21 t
        xorps xmm11, xmm7                                       ;  2093.3 fadd+fmul   21 t
        movaps xmm1, [rcx - 48]                                 ;  2089.3 agu1+agu2+fmisc   21 t
        andps xmm1, xmm0                                        ;  2093.3 fadd+fmul   21 t
        xorps xmm1, xmm11                                       ;  2095.3 fadd+fmul   21 t
        andps xmm0, [rbp - 48]                                  ;  2095.3 agu0+agu1+fadd+fmul   21 t
        xorps xmm0, xmm4                                        ;  2097.3 fadd+fmul   21 t
        xorps xmm0, xmm1                                        ;  2099.3 fadd+fmul   21 t
        xorps xmm9, xmm14                                       ;  2098.3 fadd+fmul   21 t
        andps xmm15, [rcx - 80]                                 ;  2099.3 agu2+agu0+fadd+fmul   21 t
        xorps xmm9, xmm1                                        ;  2100.3 fadd+fmul   21 t
        xorps xmm3, xmm1                                        ;  2101.3 fadd+fmul   21 t
        xorps xmm3, xmm2                                        ;  2103.3 fadd+fmul   21 t
        xorps xmm15, xmm0                                       ;  2103.3 fadd+fmul   21 t
        xorps xmm4, xmm7                                        ;  2104.3 fadd+fmul   21 t
        xorps xmm4, xmm10                                       ;  2106.3 fadd+fmul   21 t
        xorps xmm8, xmm6                                        ;  2106.3 fadd+fmul   21 t
        xorps xmm8, xmm0                                        ;  2108.3 fadd+fmul   21 t
        movaps xmm14, xmm9                                      ;  2108.3 fadd+fmul   21 t copy
        xorps xmm14, xmm3                                       ;  2110.3 fadd+fmul   21 t
        xorps xmm14, xmm8                                       ;  2112.3 fadd+fmul   21 t
        movaps xmm0, [rel camellia128_encrypt.T0_constants128]  ;  2107.3 agu1+agu0+fmisc   41 t reload
        xorps xmm8, xmm0                                        ;  2111.3 fadd+fmul   21 t
        xorps xmm9, xmm2                                        ;  2112.3 fadd+fmul   21 t
        xorps xmm9, xmm13                                       ;  2114.3 fadd+fmul   21 t
        xorps xmm9, xmm12                                       ;  2116.3 fadd+fmul   21 t
        movaps xmm1, xmm15                                      ;  2115.3 fadd+fmul   21 t copy
        xorps xmm1, xmm14                                       ;  2117.3 fadd+fmul   21 t
        xorps xmm9, xmm0                                        ;  2118.3 fadd+fmul   21 t
        xorps xmm11, xmm0                                       ;  2118.3 fadd+fmul   21 t
        xorps xmm10, xmm14                                      ;  2119.3 fadd+fmul   21 t
        xorps xmm10, xmm0                                       ;  2121.3 fadd+fmul   21 t
        xorps xmm15, xmm0                                       ;  2121.3 fadd+fmul   21 t
        movaps xmm14, [rdx + 112]                               ;  2118.3 agu2+agu0+fmisc   23 t
        xorps xmm14, [r8 + 19984]                               ;  2122.3 agu1+agu0+fadd+fmul   23 t
        xorps xmm14, xmm0                                       ;  2124.3 fadd+fmul   23 t
        movaps xmm2, [rdi + 80]                                 ;  2120.7 agu2+agu0+fmisc   23 t
        xorps xmm2, [r8 + 20048]                                ;  2124.3 agu1+agu0+fadd+fmul   23 t
        xorps xmm2, xmm0                                        ;  2126.3 fadd+fmul   23 t
        movaps xmm5, [rbp + 32]                                 ;  2122.7 agu2+agu1+fmisc   23 t
        movaps xmm6, [rdi + 112]                                ;  2124.7 agu0+agu1+fmisc   40 t reload
        xorps xmm5, xmm6                                        ;  2126.7 fadd+fmul   23 t
        movaps xmm7, [rbp + 32]                                 ;  2126.7 agu2+agu0+fmisc   23 t
        movaps xmm12, [rbp + 48]                                ;  2127.3 agu1+agu0+fadd+fmul   40 t reload
        xorps xmm7, xmm12                                       ;  2129.3 fadd+fmul   23 t
        movaps xmm13, [rbp + 96]                                ;  2128.7 agu2+agu1+fmisc   23 t
        xorps xmm13, xmm2                                       ;  2130.7 fadd+fmul   23 t
        xorps xmm6, xmm14                                       ;  2130.3 fadd+fmul   23 t
        movaps [rdi + 112], xmm15                               ;  2130.7 agu0+agu1+fmisc   21 t spill
        movaps xmm15, [rsi - 32]                                ;  2131.3 agu2+agu0+fadd+fmul   23 t
        xorps xmm15, xmm13                                      ;  2133.3 fadd+fmul   23 t
        xorps xmm15, [r8 + 20080]                               ;  2135.3 agu1+agu2+fadd+fmul   23 t
        xorps xmm15, xmm0                                       ;  2137.3 fadd+fmul   23 t
        xorps xmm13, xmm5                                       ;  2135.3 fadd+fmul   23 t
        movaps [rcx - 80], xmm10                                ;  2132.7 agu0+agu1+fmisc   21 t spill
        movaps xmm10, [rdx + 0]                                 ;  2134.7 agu2+agu0+fmisc   23 t
        xorps xmm10, [r8 + 20064]                               ;  2136.7 agu1+agu2+fadd+fmul   23 t
        xorps xmm10, xmm0                                       ;  2138.7 fadd+fmul   23 t
        xorps xmm10, xmm15                                      ;  2140.7 fadd+fmul   23 t
        movaps [rbp - 48], xmm4                                 ;  2136.7 agu0+agu1+fmisc   21 t spill
        movaps xmm4, xmm7                                       ;  2139.3 fadd+fmul   23 t copy
        xorps xmm4, xmm15                                       ;  2141.3 fadd+fmul   23 t
        movaps [rcx - 48], xmm11                                ;  2138.7 agu2+agu0+fmisc   21 t spill
        movaps xmm11, xmm5                                      ;  2141.3 fadd+fmul   23 t copy
        xorps xmm11, xmm10                                      ;  2143.3 fadd+fmul   23 t
        movaps [rbp - 128], xmm9                                ;  2140.7 agu1+agu0+fmisc   21 t spill
        movaps xmm9, xmm10                                      ;  2143.3 fadd+fmul   23 t copy
        orps xmm9, xmm4                                         ;  2145.3 fadd+fmul   23 t
        movaps [rbx - 48], xmm8                                 ;  2142.7 agu2+agu0+fmisc   21 t spill
        movaps xmm8, xmm6                                       ;  2145.3 fadd+fmul   23 t copy
        xorps xmm8, xmm13                                       ;  2147.3 fadd+fmul   23 t
        xorps xmm12, xmm13                                      ;  2147.3 fadd+fmul   23 t
        movaps [rbp + 48], xmm1                                 ;  2145.0 agu1+agu0+fmisc   21 t spill
        movaps xmm1, xmm10                                      ;  2148.3 fadd+fmul   23 t copy
        xorps xmm1, xmm13                                       ;  2150.3 fadd+fmul   23 t
        movaps [rcx - 64], xmm3                                 ;  2147.0 agu2+agu0+fmisc   21 t spill
        movaps xmm3, xmm15                                      ;  2150.3 fadd+fmul   23 t copy
        xorps xmm3, xmm14                                       ;  2152.3 fadd+fmul   23 t
        movaps xmm0, xmm15                                      ;  2152.3 fadd+fmul   23 t copy
        orps xmm0, xmm1                                         ;  2154.3 fadd+fmul   23 t
        xorps xmm0, xmm9                                        ;  2156.3 fadd+fmul   23 t
        movaps [rbp - 112], xmm10                               ;  2151.3 agu1+agu0+fmisc   23 t spill
        movaps xmm10, xmm11                                     ;  2155.3 fadd+fmul   23 t copy
        xorps xmm10, xmm8                                       ;  2157.3 fadd+fmul   23 t
        xorps xmm9, xmm2                                        ;  2157.3 fadd+fmul   23 t
        orps xmm2, xmm11                                        ;  2158.3 fadd+fmul   23 t
        xorps xmm12, xmm2                                       ;  2160.3 fadd+fmul   23 t
        movaps [rdx + 96], xmm11                                ;  2156.3 agu2+agu0+fmisc   23 t spill
        movaps xmm11, [rbp + 96]                                ;  2158.3 agu1+agu0+fmisc   23 t
        xorps xmm11, xmm1                                       ;  2160.3 fadd+fmul   23 t
        movaps [rbp + 96], xmm1                                 ;  2160.3 agu2+agu0+fmisc   23 t spill
        movaps xmm1, xmm13                                      ;  2161.3 fadd+fmul   23 t copy
        andps xmm1, xmm7                                        ;  2163.3 fadd+fmul   23 t
        xorps xmm2, xmm1                                        ;  2165.3 fadd+fmul   23 t
        movaps xmm1, xmm10                                      ;  2164.3 fadd+fmul   23 t copy
        andps xmm1, xmm3                                        ;  2166.3 fadd+fmul   23 t
        xorps xmm12, xmm1                                       ;  2168.3 fadd+fmul   23 t
        movaps xmm1, xmm3                                       ;  2167.3 fadd+fmul   23 t copy
        xorps xmm1, xmm11                                       ;  2169.3 fadd+fmul   23 t
        xorps xmm0, xmm12                                       ;  2170.3 fadd+fmul   23 t
        xorps xmm9, xmm2                                        ;  2170.3 fadd+fmul   23 t
        movaps [rbx + 64], xmm3                                 ;  2167.3 agu1+agu0+fmisc   23 t spill
        movaps xmm3, xmm8                                       ;  2171.3 fadd+fmul   23 t copy
        andps xmm3, xmm1                                        ;  2173.3 fadd+fmul   23 t
        xorps xmm2, xmm3                                        ;  2175.3 fadd+fmul   23 t
        movaps xmm3, xmm7                                       ;  2174.3 fadd+fmul   23 t copy
        xorps xmm3, xmm1                                        ;  2176.3 fadd+fmul   23 t
        movaps [rcx - 32], xmm8                                 ;  2172.0 agu2+agu0+fmisc   23 t spill
        movaps xmm8, xmm6                                       ;  2176.3 fadd+fmul   23 t copy
        andps xmm8, xmm3                                        ;  2178.3 fadd+fmul   23 t
        xorps xmm9, xmm8                                        ;  2180.3 fadd+fmul   23 t
        movaps xmm8, xmm11                                      ;  2179.3 fadd+fmul   23 t copy
        xorps xmm8, xmm4                                        ;  2181.3 fadd+fmul   23 t
        movaps [rbx + 80], xmm10                                ;  2177.3 agu1+agu0+fmisc   23 t spill
        movaps xmm10, xmm5                                      ;  2181.3 fadd+fmul   23 t copy
        andps xmm10, xmm8                                       ;  2183.3 fadd+fmul   23 t
        xorps xmm2, xmm10                                       ;  2185.3 fadd+fmul   23 t
        xorps xmm12, xmm10                                      ;  2185.3 fadd+fmul   23 t
        movaps xmm10, [rbp + 32]                                ;  2181.3 agu2+agu0+fmisc   23 t
        orps xmm10, xmm14                                       ;  2185.3 fadd+fmul   23 t
        xorps xmm12, xmm10                                      ;  2187.3 fadd+fmul   23 t
        movaps xmm10, xmm0                                      ;  2187.3 fadd+fmul   23 t copy
        andps xmm10, xmm9                                       ;  2189.3 fadd+fmul   23 t
        xorps xmm12, xmm10                                      ;  2191.3 fadd+fmul   23 t
        movaps [rbx + 96], xmm14                                ;  2187.0 agu1+agu0+fmisc   23 t spill
        movaps xmm14, xmm2                                      ;  2190.3 fadd+fmul   23 t copy
        andps xmm14, xmm12                                      ;  2193.3 fadd+fmul   23 t
        xorps xmm12, xmm9                                       ;  2193.3 fadd+fmul   23 t
        orps xmm10, xmm12                                       ;  2195.3 fadd+fmul   23 t
        xorps xmm0, xmm14                                       ;  2195.3 fadd+fmul   23 t
        xorps xmm10, xmm0                                       ;  2197.3 fadd+fmul   23 t
        andps xmm8, xmm10                                       ;  2199.3 fadd+fmul   23 t
        movaps xmm14, xmm2                                      ;  2197.3 fadd+fmul   23 t copy
        andps xmm14, xmm0                                       ;  2199.3 fadd+fmul   23 t
        xorps xmm9, xmm14                                       ;  2201.3 fadd+fmul   23 t
        andps xmm0, xmm9                                        ;  2203.3 fadd+fmul   23 t
        movaps xmm14, xmm10                                     ;  2201.3 fadd+fmul   23 t copy
        orps xmm14, xmm9                                        ;  2203.3 fadd+fmul   23 t
        xorps xmm12, xmm14                                      ;  2205.3 fadd+fmul   23 t
        xorps xmm2, xmm0                                        ;  2205.3 fadd+fmul   23 t
        movaps xmm14, xmm10                                     ;  2205.3 fadd+fmul   23 t copy
        xorps xmm14, xmm9                                       ;  2207.3 fadd+fmul   23 t
        andps xmm3, xmm14                                       ;  2209.3 fadd+fmul   23 t
        andps xmm6, xmm14                                       ;  2209.3 fadd+fmul   23 t
        xorps xmm14, xmm12                                      ;  2209.3 fadd+fmul   23 t
        andps xmm1, xmm14                                       ;  2211.3 fadd+fmul   23 t
        andps xmm5, xmm10                                       ;  2211.3 fadd+fmul   23 t
        xorps xmm3, xmm1                                        ;  2213.3 fadd+fmul   23 t
        andps xmm13, xmm12                                      ;  2213.3 fadd+fmul   23 t
        andps xmm15, xmm2                                       ;  2214.3 fadd+fmul   23 t
        andps xmm7, xmm12                                       ;  2215.3 fadd+fmul   23 t
        xorps xmm12, xmm2                                       ;  2216.3 fadd+fmul   23 t
        xorps xmm1, xmm7                                        ;  2217.3 fadd+fmul   23 t
        movaps xmm0, [rbp + 96]                                 ;  2214.3 agu2+agu0+fmisc   23 t
        andps xmm0, xmm2                                        ;  2218.3 fadd+fmul   23 t
        movaps xmm7, [rbp - 112]                                ;  2216.3 agu1+agu0+fmisc   23 t
        andps xmm7, xmm12                                       ;  2219.3 fadd+fmul   23 t
        xorps xmm7, xmm6                                        ;  2221.3 fadd+fmul   23 t
        xorps xmm6, xmm0                                        ;  2221.3 fadd+fmul   23 t
        xorps xmm10, xmm12                                      ;  2222.3 fadd+fmul   23 t
        xorps xmm2, xmm9                                        ;  2223.3 fadd+fmul   23 t
        andps xmm11, xmm10                                      ;  2224.3 fadd+fmul   23 t
        andps xmm12, xmm4                                       ;  2225.3 fadd+fmul   23 t
        movaps xmm0, [rbx + 80]                                 ;  2222.3 agu2+agu0+fmisc   23 t
        andps xmm0, xmm2                                        ;  2226.3 fadd+fmul   23 t
        andps xmm2, [rbx + 64]                                  ;  2227.3 agu1+agu0+fadd+fmul   23 t
        andps xmm10, [rdx + 96]                                 ;  2228.3 agu2+agu0+fadd+fmul   23 t
        xorps xmm10, xmm7                                       ;  2230.3 fadd+fmul   23 t
        xorps xmm10, xmm0                                       ;  2232.3 fadd+fmul   23 t
        xorps xmm12, xmm3                                       ;  2231.3 fadd+fmul   23 t
        xorps xmm12, xmm8                                       ;  2233.3 fadd+fmul   23 t
        xorps xmm13, xmm0                                       ;  2233.3 fadd+fmul   23 t
        xorps xmm13, xmm6                                       ;  2235.3 fadd+fmul   23 t
        movaps xmm0, [rbx + 96]                                 ;  2231.3 agu1+agu2+fmisc   23 t
        andps xmm0, xmm9                                        ;  2235.3 fadd+fmul   23 t
        xorps xmm0, xmm13                                       ;  2237.3 fadd+fmul   23 t
        andps xmm9, [rbp + 32]                                  ;  2237.3 agu0+agu1+fadd+fmul   23 t
        xorps xmm9, xmm10                                       ;  2239.3 fadd+fmul   23 t
        xorps xmm9, xmm0                                        ;  2241.3 fadd+fmul   23 t
        xorps xmm3, xmm15                                       ;  2240.3 fadd+fmul   23 t
        andps xmm14, [rcx - 32]                                 ;  2241.3 agu2+agu0+fadd+fmul   23 t
        xorps xmm3, xmm0                                        ;  2242.3 fadd+fmul   23 t
        xorps xmm2, xmm0                                        ;  2243.3 fadd+fmul   23 t
        xorps xmm2, xmm1                                        ;  2245.3 fadd+fmul   23 t
        xorps xmm14, xmm9                                       ;  2245.3 fadd+fmul   23 t
        xorps xmm7, xmm5                                        ;  2246.3 fadd+fmul   23 t
        xorps xmm7, xmm9                                        ;  2248.3 fadd+fmul   23 t
        movaps xmm15, [rdx - 96]                                ;  2243.7 agu1+agu0+fmisc   22 t
        xorps xmm15, [r8 + 20128]                               ;  2248.3 agu2+agu0+fadd+fmul   22 t
        movaps xmm0, [rel camellia128_encrypt.T0_constants128]  ;  2245.7 agu1+agu2+fmisc   41 t reload
        xorps xmm15, xmm0                                       ;  2250.3 fadd+fmul   22 t
        movaps xmm4, [rsi + 64]                                 ;  2247.7 agu0+agu1+fmisc   22 t
        xorps xmm4, [r8 + 20192]                                ;  2250.3 agu2+agu0+fadd+fmul   22 t
        xorps xmm4, xmm0                                        ;  2252.3 fadd+fmul   22 t
        movaps xmm5, xmm3                                       ;  2252.3 fadd+fmul   23 t copy
        xorps xmm5, xmm2                                        ;  2254.3 fadd+fmul   23 t
        xorps xmm5, xmm7                                        ;  2256.3 fadd+fmul   23 t
        movaps xmm9, [rdi - 112]                                ;  2251.3 agu1+agu2+fmisc   22 t
        xorps xmm9, [rax - 112]                                 ;  2255.3 agu0+agu1+fadd+fmul   22 t
        movaps [rcx - 32], xmm2                                 ;  2253.3 agu2+agu0+fmisc   23 t spill
        movaps xmm2, [rdi - 112]                                ;  2255.3 agu1+agu2+fmisc   22 t
        xorps xmm2, [rdx - 80]                                  ;  2257.3 agu0+agu1+fadd+fmul   22 t
        movaps [rbp + 32], xmm12                                ;  2257.3 agu2+agu0+fmisc   23 t spill
        movaps xmm12, [rbp - 16]                                ;  2257.3 agu1+agu2+fadd+fmul   22 t
        xorps xmm12, xmm4                                       ;  2259.3 fadd+fmul   22 t
        movaps [rbx + 96], xmm6                                 ;  2259.3 agu0+agu1+fmisc   23 t spill
        movaps xmm6, [rdx + 32]                                 ;  2259.3 agu2+agu0+fadd+fmul   22 t
        xorps xmm6, xmm12                                       ;  2261.3 fadd+fmul   22 t
        xorps xmm6, [r8 + 20096]                                ;  2263.3 agu1+agu2+fadd+fmul   22 t
        xorps xmm6, xmm0                                        ;  2265.3 fadd+fmul   22 t
        xorps xmm12, xmm9                                       ;  2263.3 fadd+fmul   22 t
        movaps [rdx + 96], xmm10                                ;  2261.3 agu0+agu1+fmisc   23 t spill
        movaps xmm10, [rdx + 48]                                ;  2263.3 agu2+agu0+fmisc   22 t
        xorps xmm10, [r8 + 20208]                               ;  2265.3 agu1+agu2+fadd+fmul   22 t
        xorps xmm10, xmm0                                       ;  2267.3 fadd+fmul   22 t
        xorps xmm10, xmm6                                       ;  2269.3 fadd+fmul   22 t
        movaps [rbx + 64], xmm13                                ;  2265.3 agu0+agu1+fmisc   23 t spill
        movaps xmm13, [rax - 112]                               ;  2267.3 agu2+agu0+fmisc+fadd   22 t
        xorps xmm13, xmm15                                      ;  2269.3 fmul+fadd   22 t
        movaps [rax - 112], xmm11                               ;  2268.3 agu1+agu2+fmisc   23 t spill
        movaps xmm11, xmm2                                      ;  2269.3 fmul+fadd   22 t copy
        xorps xmm11, xmm6                                       ;  2271.3 fmul+fadd   22 t
        movaps [rbx + 80], xmm8                                 ;  2270.3 agu0+agu1+fmisc   23 t spill
        movaps xmm8, xmm9                                       ;  2271.3 fmul+fadd   22 t copy
        xorps xmm8, xmm10                                       ;  2273.3 fmul+fadd   22 t
        movaps [rbp - 112], xmm3                                ;  2272.3 agu2+agu0+fmisc   23 t spill
        movaps xmm3, xmm10                                      ;  2273.3 fmul+fadd   22 t copy
        orps xmm3, xmm11                                        ;  2275.3 fmul+fadd   22 t
        movaps [rbp + 96], xmm1                                 ;  2274.3 agu1+agu0+fmisc   23 t spill
        movaps xmm1, xmm13                                      ;  2275.3 fmul+fadd   22 t copy
        xorps xmm1, xmm12                                       ;  2277.3 fmul+fadd   22 t
        movaps [rbp + 4032], xmm7                               ;  2276.3 agu2+agu0+fmisc   23 t spill
        movaps xmm7, xmm10                                      ;  2277.3 fmul+fadd   22 t copy
        xorps xmm7, xmm12                                       ;  2279.3 fmul+fadd   22 t
        movaps [rax - 96], xmm14                                ;  2278.3 agu1+agu0+fmisc   23 t spill
        movaps xmm14, xmm6                                      ;  2279.3 fmul+fadd   22 t copy
        xorps xmm14, xmm15                                      ;  2281.3 fmul+fadd   22 t
        movaps [rax - 80], xmm5                                 ;  2280.3 agu2+agu0+fmisc   23 t spill
        movaps xmm5, xmm6                                       ;  2281.3 fmul+fadd   22 t copy
        orps xmm5, xmm7                                         ;  2283.3 fmul+fadd   22 t
        xorps xmm5, xmm3                                        ;  2285.3 fmul+fadd   22 t
        movaps xmm0, xmm8                                       ;  2284.3 fmul+fadd   22 t copy
        xorps xmm0, xmm1                                        ;  2286.3 fmul+fadd   22 t
        xorps xmm3, xmm4                                        ;  2286.3 fmul+fadd   22 t
        orps xmm4, xmm8                                         ;  2287.3 fmul+fadd   22 t
        movaps [rbx - 32], xmm8                                 ;  2284.3 agu1+agu0+fmisc   22 t spill
        movaps xmm8, [rbp - 16]                                 ;  2286.3 agu2+agu0+fmisc   22 t
        xorps xmm8, xmm7                                        ;  2288.3 fmul+fadd   22 t
        movaps [rbp - 16], xmm10                                ;  2288.3 agu1+agu0+fmisc   22 t spill
        movaps xmm10, xmm12                                     ;  2289.3 fmul+fadd   22 t copy
        andps xmm10, xmm2                                       ;  2291.3 fmul+fadd   22 t
        xorps xmm10, xmm4                                       ;  2293.3 fmul+fadd   22 t
        xorps xmm4, xmm12                                       ;  2292.3 fmul+fadd   22 t
        xorps xmm4, [rdx - 80]                                  ;  2294.3 agu2+agu0+fmul+fadd   22 t
        xorps xmm3, xmm10                                       ;  2295.3 fmul+fadd   22 t
        movaps [rdx - 80], xmm7                                 ;  2291.3 agu1+agu0+fmisc   22 t spill
        movaps xmm7, xmm0                                       ;  2295.3 fmul+fadd   22 t copy
        andps xmm7, xmm14                                       ;  2297.3 fmul+fadd   22 t
        xorps xmm4, xmm7                                        ;  2299.3 fmul+fadd   22 t
        movaps xmm7, xmm14                                      ;  2298.3 fmul+fadd   22 t copy
        xorps xmm7, xmm8                                        ;  2300.3 fmul+fadd   22 t
        xorps xmm5, xmm4                                        ;  2301.3 fmul+fadd   22 t
        movaps [rbx + 112], xmm14                               ;  2297.0 agu2+agu0+fmisc   22 t spill
        movaps xmm14, xmm1                                      ;  2301.3 fmul+fadd   22 t copy
        andps xmm14, xmm7                                       ;  2303.3 fmul+fadd   22 t
        xorps xmm10, xmm14                                      ;  2305.3 fmul+fadd   22 t
        movaps xmm14, xmm2                                      ;  2304.3 fmul+fadd   22 t copy
        xorps xmm14, xmm7                                       ;  2306.3 fmul+fadd   22 t
        movaps [r11 - 128], xmm1                                ;  2302.3 agu1+agu0+fmisc   22 t spill
        movaps xmm1, xmm13                                      ;  2306.3 fmul+fadd   22 t copy
        andps xmm1, xmm14                                       ;  2308.3 fmul+fadd   22 t
        xorps xmm3, xmm1                                        ;  2310.3 fmul+fadd   22 t
        movaps xmm1, xmm8                                       ;  2309.3 fmul+fadd   22 t copy
        xorps xmm1, xmm11                                       ;  2311.3 fmul+fadd   22 t
        movaps [r11 - 112], xmm0                                ;  2307.3 agu2+agu0+fmisc   22 t spill
        movaps xmm0, xmm9                                       ;  2311.3 fmul+fadd   22 t copy
        andps xmm0, xmm1                                        ;  2313.3 fmul+fadd   22 t
        xorps xmm10, xmm0                                       ;  2315.3 fmul+fadd   22 t
        xorps xmm4, xmm0                                        ;  2315.3 fmul+fadd   22 t
        movaps xmm0, [rdi - 112]                                ;  2311.3 agu1+agu0+fmisc   22 t
        orps xmm0, xmm15                                        ;  2315.3 fmul+fadd   22 t
        xorps xmm4, xmm0                                        ;  2317.3 fmul+fadd   22 t
        movaps xmm0, xmm5                                       ;  2317.3 fmul+fadd   22 t copy
        andps xmm0, xmm3                                        ;  2319.3 fmul+fadd   22 t
        xorps xmm4, xmm0                                        ;  2321.3 fmul+fadd   22 t
        movaps [rbx - 16], xmm15                                ;  2317.0 agu2+agu0+fmisc   22 t spill
        movaps xmm15, xmm10                                     ;  2320.3 fmul+fadd   22 t copy
        andps xmm15, xmm4                                       ;  2323.3 fmul+fadd   22 t
        xorps xmm4, xmm3                                        ;  2323.3 fmul+fadd   22 t
        orps xmm0, xmm4                                         ;  2325.3 fmul+fadd   22 t
        xorps xmm5, xmm15                                       ;  2325.3 fmul+fadd   22 t
        xorps xmm0, xmm5                                        ;  2327.3 fmul+fadd   22 t
        andps xmm1, xmm0                                        ;  2329.3 fmul+fadd   22 t
        movaps xmm15, xmm10                                     ;  2327.3 fmul+fadd   22 t copy
        andps xmm15, xmm5                                       ;  2329.3 fmul+fadd   22 t
        xorps xmm3, xmm15                                       ;  2331.3 fmul+fadd   22 t
        andps xmm5, xmm3                                        ;  2333.3 fmul+fadd   22 t
        movaps xmm15, xmm0                                      ;  2331.3 fmul+fadd   22 t copy
        orps xmm15, xmm3                                        ;  2333.3 fmul+fadd   22 t
        xorps xmm4, xmm15                                       ;  2335.3 fmul+fadd   22 t
        xorps xmm10, xmm5                                       ;  2335.3 fmul+fadd   22 t
        movaps xmm15, xmm0                                      ;  2335.3 fmul+fadd   22 t copy
        xorps xmm15, xmm3                                       ;  2337.3 fmul+fadd   22 t
        andps xmm14, xmm15                                      ;  2339.3 fmul+fadd   22 t
        andps xmm13, xmm15                                      ;  2339.3 fmul+fadd   22 t
        xorps xmm15, xmm4                                       ;  2339.3 fmul+fadd   22 t
        andps xmm7, xmm15                                       ;  2341.3 fmul+fadd   22 t
        andps xmm9, xmm0                                        ;  2341.3 fmul+fadd   22 t
        xorps xmm14, xmm7                                       ;  2343.3 fmul+fadd   22 t
        andps xmm12, xmm4                                       ;  2343.3 fmul+fadd   22 t
        andps xmm6, xmm10                                       ;  2344.3 fmul+fadd   22 t
        andps xmm2, xmm4                                        ;  2345.3 fmul+fadd   22 t
        xorps xmm4, xmm10                                       ;  2346.3 fmul+fadd   22 t
        xorps xmm7, xmm2                                        ;  2347.3 fmul+fadd   22 t
        movaps xmm2, [rdx - 80]                                 ;  2344.3 agu1+agu0+fmisc   22 t
        andps xmm2, xmm10                                       ;  2348.3 fmul+fadd   22 t
        movaps xmm5, [rbp - 16]                                 ;  2346.3 agu2+agu0+fmisc   22 t
        andps xmm5, xmm4                                        ;  2349.3 fmul+fadd   22 t
        xorps xmm5, xmm13                                       ;  2351.3 fmul+fadd   22 t
        xorps xmm13, xmm2                                       ;  2351.3 fmul+fadd   22 t
        xorps xmm0, xmm4                                        ;  2352.3 fmul+fadd   22 t
        xorps xmm10, xmm3                                       ;  2353.3 fmul+fadd   22 t
        andps xmm8, xmm0                                        ;  2354.3 fmul+fadd   22 t
        andps xmm4, xmm11                                       ;  2355.3 fmul+fadd   22 t
        movaps xmm2, [r11 - 112]                                ;  2352.3 agu1+agu0+fmisc   22 t
        andps xmm2, xmm10                                       ;  2356.3 fmul+fadd   22 t
        andps xmm10, [rbx + 112]                                ;  2357.3 agu2+agu0+fmul+fadd   22 t
        andps xmm0, [rbx - 32]                                  ;  2358.3 agu1+agu0+fmul+fadd   22 t
        xorps xmm0, xmm5                                        ;  2360.3 fmul+fadd   22 t
        xorps xmm0, xmm2                                        ;  2362.3 fmul+fadd   22 t
        xorps xmm4, xmm14                                       ;  2361.3 fmul+fadd   22 t
        xorps xmm4, xmm1                                        ;  2363.3 fmul+fadd   22 t
        xorps xmm12, xmm2                                       ;  2363.3 fmul+fadd   22 t
        xorps xmm12, xmm13                                      ;  2365.3 fmul+fadd   22 t
        movaps xmm2, [rbx - 16]                                 ;  2361.3 agu2+agu1+fmisc   22 t
        andps xmm2, xmm3                                        ;  2365.3 fmul+fadd   22 t
        xorps xmm2, xmm12                                       ;  2367.3 fmul+fadd   22 t
        andps xmm3, [rdi - 112]                                 ;  2367.3 agu0+agu1+fmul+fadd   22 t
        xorps xmm3, xmm0                                        ;  2369.3 fmul+fadd   22 t
        xorps xmm3, xmm2                                        ;  2371.3 fmul+fadd   22 t
        xorps xmm14, xmm6                                       ;  2370.3 fmul+fadd   22 t
        andps xmm15, [r11 - 128]                                ;  2371.3 agu2+agu0+fmul+fadd   22 t
        xorps xmm14, xmm2                                       ;  2372.3 fmul+fadd   22 t
        xorps xmm10, xmm2                                       ;  2373.3 fmul+fadd   22 t
        xorps xmm10, xmm7                                       ;  2375.3 fmul+fadd   22 t
        xorps xmm15, xmm3                                       ;  2375.3 fmul+fadd   22 t
        xorps xmm5, xmm9                                        ;  2376.3 fmul+fadd   22 t
        xorps xmm5, xmm3                                        ;  2378.3 fmul+fadd   22 t
        movaps xmm2, [rsi - 80]                                 ;  2373.7 agu1+agu0+fmisc   21 t
        xorps xmm2, [r8 + 20256]                                ;  2378.3 agu2+agu0+fmul+fadd   21 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128]  ;  2375.7 agu1+agu2+fmisc   41 t reload
        xorps xmm2, xmm3                                        ;  2380.3 fmul+fadd   21 t
        movaps xmm6, [rdx - 128]                                ;  2377.7 agu0+agu1+fmisc   21 t
        xorps xmm6, [r8 + 20320]                                ;  2380.3 agu2+agu0+fmul+fadd   21 t
        xorps xmm6, xmm3                                        ;  2382.3 fmul+fadd   21 t
        movaps xmm9, xmm14                                      ;  2382.3 fmul+fadd   22 t copy
        xorps xmm9, xmm10                                       ;  2384.3 fmul+fadd   22 t
        xorps xmm9, xmm5                                        ;  2386.3 fmul+fadd   22 t
        movaps xmm11, [rdi - 128]                               ;  2381.3 agu1+agu2+fmisc   21 t
        xorps xmm11, [rax + 80]                                 ;  2385.3 agu0+agu1+fmul+fadd   21 t
        movaps [r11 - 128], xmm10                               ;  2383.3 agu2+agu0+fmisc   22 t spill
        movaps xmm10, [rdi - 128]                               ;  2385.3 agu1+agu2+fmisc+fmul   21 t
        xorps xmm10, [rsi + 112]                                ;  2387.3 agu0+agu1+fadd+fmul   21 t
        movaps [rdi - 112], xmm15                               ;  2386.3 agu2+agu0+fmisc   22 t spill
        movaps xmm15, [rdi + 96]                                ;  2387.3 agu1+agu2+fadd+fmul   21 t
        xorps xmm15, xmm6                                       ;  2389.3 fadd+fmul   21 t
        movaps [rbx - 16], xmm9                                 ;  2388.3 agu0+agu1+fmisc   22 t spill
        movaps xmm9, [rdx - 112]                                ;  2389.3 agu2+agu0+fadd+fmul   21 t
        xorps xmm9, xmm15                                       ;  2391.3 fadd+fmul   21 t
        xorps xmm9, [r8 + 20224]                                ;  2393.3 agu1+agu2+fadd+fmul   21 t
        xorps xmm9, xmm3                                        ;  2395.3 fadd+fmul   21 t
        xorps xmm15, xmm11                                      ;  2393.3 fadd+fmul   21 t
        movaps [rbx - 32], xmm4                                 ;  2391.0 agu0+agu1+fmisc   22 t spill
        movaps xmm4, [rsi - 128]                                ;  2393.0 agu2+agu0+fmisc   21 t
        xorps xmm4, [r8 + 20336]                                ;  2395.0 agu1+agu2+fadd+fmul   21 t
        xorps xmm4, xmm3                                        ;  2397.0 fadd+fmul   21 t
        xorps xmm4, xmm9                                        ;  2399.0 fadd+fmul   21 t
        movaps xmm3, [rax + 80]                                 ;  2395.0 agu0+agu1+fmisc   21 t
        xorps xmm3, xmm2                                        ;  2397.3 fadd+fmul   21 t
        movaps [rax + 80], xmm13                                ;  2397.0 agu2+agu0+fmisc   22 t spill
        movaps xmm13, xmm10                                     ;  2398.3 fadd+fmul   21 t copy
        xorps xmm13, xmm9                                       ;  2400.3 fadd+fmul   21 t
        movaps [rbx + 112], xmm0                                ;  2399.0 agu1+agu0+fmisc   22 t spill
        movaps xmm0, xmm11                                      ;  2400.3 fadd+fmul   21 t copy
        xorps xmm0, xmm4                                        ;  2402.3 fadd+fmul   21 t
        movaps [r11 - 112], xmm12                               ;  2401.0 agu2+agu0+fmisc   22 t spill
        movaps xmm12, xmm4                                      ;  2402.3 fadd+fmul   21 t copy
        orps xmm12, xmm13                                       ;  2404.3 fadd+fmul   21 t
        movaps [rbp - 16], xmm8                                 ;  2403.0 agu1+agu0+fmisc   22 t spill
        movaps xmm8, xmm3                                       ;  2404.3 fadd+fmul   21 t copy
        xorps xmm8, xmm15                                       ;  2406.3 fadd+fmul   21 t
        movaps [rdx - 80], xmm1                                 ;  2405.0 agu2+agu0+fmisc   22 t spill
        movaps xmm1, xmm4                                       ;  2406.3 fadd+fmul   21 t copy
        xorps xmm1, xmm15                                       ;  2408.3 fadd+fmul   21 t
        movaps [rbp + 4048], xmm14                              ;  2407.0 agu1+agu0+fmisc   22 t spill
        movaps xmm14, xmm9                                      ;  2408.3 fadd+fmul   21 t copy
        xorps xmm14, xmm2                                       ;  2410.3 fadd+fmul   21 t
        movaps [rbp + 4064], xmm7                               ;  2409.0 agu2+agu0+fmisc   22 t spill
        movaps xmm7, xmm9                                       ;  2410.3 fadd+fmul   21 t copy
        orps xmm7, xmm1                                         ;  2412.3 fadd+fmul   21 t
        xorps xmm7, xmm12                                       ;  2414.3 fadd+fmul   21 t
        movaps [rbx + 0], xmm5                                  ;  2411.0 agu1+agu0+fmisc   22 t spill
        movaps xmm5, xmm0                                       ;  2413.3 fadd+fmul   21 t copy
        xorps xmm5, xmm8                                        ;  2415.3 fadd+fmul   21 t
        xorps xmm12, xmm6                                       ;  2415.3 fadd+fmul   21 t
        orps xmm6, xmm0                                         ;  2416.3 fadd+fmul   21 t
        movaps [rbx + 16], xmm0                                 ;  2414.0 agu2+agu0+fmisc   21 t spill
        movaps xmm0, [rdi + 96]                                 ;  2416.0 agu1+agu0+fmisc   21 t
        xorps xmm0, xmm1                                        ;  2418.0 fadd+fmul   21 t
        movaps [rdi + 96], xmm4                                 ;  2418.0 agu2+agu1+fmisc   21 t spill
        movaps xmm4, xmm15                                      ;  2418.3 fadd+fmul   21 t copy
        andps xmm4, xmm10                                       ;  2420.3 fadd+fmul   21 t
        xorps xmm4, xmm6                                        ;  2422.3 fadd+fmul   21 t
        xorps xmm6, xmm15                                       ;  2421.3 fadd+fmul   21 t
        xorps xmm6, [rsi + 112]                                 ;  2423.3 agu0+agu1+fadd+fmul   21 t
        xorps xmm12, xmm4                                       ;  2424.3 fadd+fmul   21 t
        movaps [rsi + 112], xmm1                                ;  2420.7 agu2+agu0+fmisc   21 t spill
        movaps xmm1, xmm5                                       ;  2424.3 fadd+fmul   21 t copy
        andps xmm1, xmm14                                       ;  2426.3 fadd+fmul   21 t
        xorps xmm6, xmm1                                        ;  2428.3 fadd+fmul   21 t
        movaps xmm1, xmm14                                      ;  2427.3 fadd+fmul   21 t copy
        xorps xmm1, xmm0                                        ;  2429.3 fadd+fmul   21 t
        xorps xmm7, xmm6                                        ;  2430.3 fadd+fmul   21 t
        movaps [r11 - 96], xmm14                                ;  2426.0 agu1+agu0+fmisc   21 t spill
        movaps xmm14, xmm8                                      ;  2430.3 fadd+fmul   21 t copy
        andps xmm14, xmm1                                       ;  2432.3 fadd+fmul   21 t
        xorps xmm4, xmm14                                       ;  2434.3 fadd+fmul   21 t
        movaps xmm14, xmm10                                     ;  2433.3 fadd+fmul   21 t copy
        xorps xmm14, xmm1                                       ;  2435.3 fadd+fmul   21 t
        movaps [rbx + 32], xmm8                                 ;  2431.3 agu2+agu0+fmisc   21 t spill
        movaps xmm8, xmm3                                       ;  2435.3 fadd+fmul   21 t copy
        andps xmm8, xmm14                                       ;  2437.3 fadd+fmul   21 t
        xorps xmm12, xmm8                                       ;  2439.3 fadd+fmul   21 t
        movaps xmm8, xmm0                                       ;  2438.3 fadd+fmul   21 t copy
        xorps xmm8, xmm13                                       ;  2440.3 fadd+fmul   21 t
        movaps [r11 - 80], xmm5                                 ;  2436.3 agu1+agu0+fmisc   21 t spill
        movaps xmm5, xmm11                                      ;  2440.3 fadd+fmul   21 t copy
        andps xmm5, xmm8                                        ;  2442.3 fadd+fmul   21 t
        xorps xmm4, xmm5                                        ;  2444.3 fadd+fmul   21 t
        xorps xmm6, xmm5                                        ;  2444.3 fadd+fmul   21 t
        movaps xmm5, [rdi - 128]                                ;  2440.3 agu2+agu0+fmisc   21 t
        orps xmm5, xmm2                                         ;  2444.3 fadd+fmul   21 t
        xorps xmm6, xmm5                                        ;  2446.3 fadd+fmul   21 t
        movaps xmm5, xmm7                                       ;  2446.3 fadd+fmul   21 t copy
        andps xmm5, xmm12                                       ;  2448.3 fadd+fmul   21 t
        xorps xmm6, xmm5                                        ;  2450.3 fadd+fmul   21 t
        movaps [r11 - 64], xmm2                                 ;  2446.0 agu1+agu0+fmisc   21 t spill
        movaps xmm2, xmm4                                       ;  2449.3 fadd+fmul   21 t copy
        andps xmm2, xmm6                                        ;  2452.3 fadd+fmul   21 t
        xorps xmm6, xmm12                                       ;  2452.3 fadd+fmul   21 t
        orps xmm5, xmm6                                         ;  2454.3 fadd+fmul   21 t
        xorps xmm7, xmm2                                        ;  2454.3 fadd+fmul   21 t
        xorps xmm5, xmm7                                        ;  2456.3 fadd+fmul   21 t
        andps xmm8, xmm5                                        ;  2458.3 fadd+fmul   21 t
        movaps xmm2, xmm4                                       ;  2456.3 fadd+fmul   21 t copy
        andps xmm2, xmm7                                        ;  2458.3 fadd+fmul   21 t
        xorps xmm12, xmm2                                       ;  2460.3 fadd+fmul   21 t
        andps xmm7, xmm12                                       ;  2462.3 fadd+fmul   21 t
        movaps xmm2, xmm5                                       ;  2460.3 fadd+fmul   21 t copy
        orps xmm2, xmm12                                        ;  2462.3 fadd+fmul   21 t
        xorps xmm6, xmm2                                        ;  2464.3 fadd+fmul   21 t
        xorps xmm4, xmm7                                        ;  2464.3 fadd+fmul   21 t
        movaps xmm2, xmm5                                       ;  2464.3 fadd+fmul   21 t copy
        xorps xmm2, xmm12                                       ;  2466.3 fadd+fmul   21 t
        andps xmm14, xmm2                                       ;  2468.3 fadd+fmul   21 t
        andps xmm3, xmm2                                        ;  2468.3 fadd+fmul   21 t
        xorps xmm2, xmm6                                        ;  2468.3 fadd+fmul   21 t
        andps xmm1, xmm2                                        ;  2470.3 fadd+fmul   21 t
        andps xmm11, xmm5                                       ;  2470.3 fadd+fmul   21 t
        xorps xmm14, xmm1                                       ;  2472.3 fadd+fmul   21 t
        andps xmm15, xmm6                                       ;  2472.3 fadd+fmul   21 t
        andps xmm9, xmm4                                        ;  2473.3 fadd+fmul   21 t
        andps xmm10, xmm6                                       ;  2474.3 fadd+fmul   21 t
        xorps xmm6, xmm4                                        ;  2475.3 fadd+fmul   21 t
        xorps xmm1, xmm10                                       ;  2476.3 fadd+fmul   21 t
        movaps xmm7, [rsi + 112]                                ;  2473.3 agu2+agu0+fmisc   21 t
        andps xmm7, xmm4                                        ;  2477.3 fadd+fmul   21 t
        movaps xmm10, [rdi + 96]                                ;  2475.3 agu1+agu0+fmisc   21 t
        andps xmm10, xmm6                                       ;  2478.3 fadd+fmul   21 t
        xorps xmm10, xmm3                                       ;  2480.3 fadd+fmul   21 t
        xorps xmm3, xmm7                                        ;  2480.3 fadd+fmul   21 t
        xorps xmm5, xmm6                                        ;  2481.3 fadd+fmul   21 t
        xorps xmm4, xmm12                                       ;  2482.3 fadd+fmul   21 t
        andps xmm0, xmm5                                        ;  2483.3 fadd+fmul   21 t
        andps xmm6, xmm13                                       ;  2484.3 fadd+fmul   21 t
        movaps xmm7, [r11 - 80]                                 ;  2481.3 agu2+agu0+fmisc   21 t
        andps xmm7, xmm4                                        ;  2485.3 fadd+fmul   21 t
        andps xmm4, [r11 - 96]                                  ;  2486.3 agu1+agu0+fadd+fmul   21 t
        andps xmm5, [rbx + 16]                                  ;  2487.3 agu2+agu0+fadd+fmul   21 t
        xorps xmm5, xmm10                                       ;  2489.3 fadd+fmul   21 t
        xorps xmm5, xmm7                                        ;  2491.3 fadd+fmul   21 t
        xorps xmm6, xmm14                                       ;  2490.3 fadd+fmul   21 t
        xorps xmm6, xmm8                                        ;  2492.3 fadd+fmul   21 t
        xorps xmm15, xmm7                                       ;  2492.3 fadd+fmul   21 t
        xorps xmm15, xmm3                                       ;  2494.3 fadd+fmul   21 t
        movaps xmm7, [r11 - 64]                                 ;  2490.3 agu1+agu2+fmisc   21 t
        andps xmm7, xmm12                                       ;  2494.3 fadd+fmul   21 t
        xorps xmm7, xmm15                                       ;  2496.3 fadd+fmul   21 t
        andps xmm12, [rdi - 128]                                ;  2496.3 agu0+agu1+fadd+fmul   21 t
        xorps xmm12, xmm5                                       ;  2498.3 fadd+fmul   21 t
        xorps xmm12, xmm7                                       ;  2500.3 fadd+fmul   21 t
        xorps xmm14, xmm9                                       ;  2499.3 fadd+fmul   21 t
        andps xmm2, [rbx + 32]                                  ;  2500.3 agu2+agu0+fadd+fmul   21 t
        xorps xmm14, xmm7                                       ;  2501.3 fadd+fmul   21 t
        xorps xmm4, xmm7                                        ;  2502.3 fadd+fmul   21 t
        xorps xmm4, xmm1                                        ;  2504.3 fadd+fmul   21 t
        xorps xmm2, xmm12                                       ;  2504.3 fadd+fmul   21 t
        xorps xmm10, xmm11                                      ;  2505.3 fadd+fmul   21 t
        xorps xmm10, xmm12                                      ;  2507.3 fadd+fmul   21 t
        movaps xmm7, [rsi + 16]                                 ;  2502.7 agu1+agu0+fmisc   42 t
        xorps xmm7, [r8 + 20384]                                ;  2507.3 agu2+agu0+fadd+fmul   42 t
        movaps xmm9, [rel camellia128_encrypt.T0_constants128]  ;  2504.7 agu1+agu2+fmisc   41 t reload
        xorps xmm7, xmm9                                        ;  2509.3 fadd+fmul   42 t
        movaps xmm11, [rsi + 32]                                ;  2506.7 agu0+agu1+fmisc   42 t
        xorps xmm11, [r8 + 20448]                               ;  2509.3 agu2+agu0+fadd+fmul   42 t
        xorps xmm11, xmm9                                       ;  2511.3 fadd+fmul   42 t
        movaps xmm12, xmm14                                     ;  2511.3 fadd+fmul   21 t copy
        xorps xmm12, xmm4                                       ;  2513.3 fadd+fmul   21 t
        xorps xmm12, xmm10                                      ;  2515.3 fadd+fmul   21 t
        movaps xmm13, [r13 - 128]                               ;  2510.3 agu1+agu2+fmisc   42 t
        xorps xmm13, [rax - 128]                                ;  2514.3 agu0+agu1+fadd+fmul   42 t
        movaps [rbx + 32], xmm6                                 ;  2512.3 agu2+agu0+fmisc   21 t spill
        movaps xmm6, [r13 - 128]                                ;  2514.3 agu1+agu2+fmisc   42 t
        xorps xmm6, [r11 + 112]                                 ;  2516.3 agu0+agu1+fadd+fmul   42 t
        movaps [rdi - 128], xmm3                                ;  2516.3 agu2+agu0+fmisc   21 t spill
        movaps xmm3, [r11 + 96]                                 ;  2516.3 agu1+agu2+fadd+fmul   42 t
        xorps xmm3, xmm11                                       ;  2518.3 fadd+fmul   42 t
        movaps [r11 - 64], xmm5                                 ;  2518.3 agu0+agu1+fmisc   21 t spill
        movaps xmm5, [rsi + 48]                                 ;  2518.3 agu2+agu0+fadd+fmul   42 t
        xorps xmm5, [r8 + 20352]                                ;  2520.3 agu1+agu2+fadd+fmul   42 t
        xorps xmm5, xmm3                                        ;  2522.3 fadd+fmul   42 t
        xorps xmm5, xmm9                                        ;  2524.3 fadd+fmul   42 t
        xorps xmm3, xmm13                                       ;  2522.3 fadd+fmul   42 t
        movaps [rbx + 16], xmm15                                ;  2520.3 agu0+agu1+fmisc   21 t spill
        movaps xmm15, [rsi - 96]                                ;  2522.3 agu2+agu0+fmisc   42 t
        xorps xmm15, [r8 + 20464]                               ;  2524.3 agu1+agu2+fadd+fmul   42 t
        xorps xmm15, xmm9                                       ;  2526.3 fadd+fmul   42 t
        xorps xmm15, xmm5                                       ;  2528.3 fadd+fmul   42 t
        movaps xmm9, [rax - 128]                                ;  2524.3 agu0+agu1+fmisc   42 t
        xorps xmm9, xmm7                                        ;  2526.3 fadd+fmul   42 t
        movaps [rax - 128], xmm0                                ;  2526.3 agu2+agu0+fmisc   21 t spill
        movaps xmm0, xmm6                                       ;  2527.3 fadd+fmul   42 t copy
        xorps xmm0, xmm5                                        ;  2529.3 fadd+fmul   42 t
        movaps [r11 - 96], xmm8                                 ;  2528.3 agu1+agu0+fmisc   21 t spill
        movaps xmm8, xmm13                                      ;  2529.3 fadd+fmul   42 t copy
        xorps xmm8, xmm15                                       ;  2531.3 fadd+fmul   42 t
        movaps [r11 - 80], xmm14                                ;  2530.3 agu2+agu0+fmisc   21 t spill
        movaps xmm14, xmm15                                     ;  2531.3 fadd+fmul   42 t copy
        orps xmm14, xmm0                                        ;  2533.3 fadd+fmul   42 t
        movaps [rdi + 96], xmm1                                 ;  2532.3 agu1+agu0+fmisc   21 t spill
        movaps xmm1, xmm9                                       ;  2533.3 fadd+fmul   42 t copy
        xorps xmm1, xmm3                                        ;  2535.3 fadd+fmul   42 t
        movaps [rsi + 112], xmm10                               ;  2534.3 agu2+agu0+fmisc   21 t spill
        movaps xmm10, xmm15                                     ;  2535.3 fadd+fmul   42 t copy
        xorps xmm10, xmm3                                       ;  2537.3 fadd+fmul   42 t
        movaps [r13 - 112], xmm2                                ;  2536.3 agu1+agu0+fmisc   21 t spill
        movaps xmm2, xmm5                                       ;  2537.3 fadd+fmul   42 t copy
        xorps xmm2, xmm7                                        ;  2539.3 fadd+fmul   42 t
        movaps [rax - 64], xmm12                                ;  2538.3 agu2+agu0+fmisc   21 t spill
        movaps xmm12, xmm5                                      ;  2539.3 fadd+fmul   42 t copy
        orps xmm12, xmm10                                       ;  2541.3 fadd+fmul   42 t
        xorps xmm12, xmm14                                      ;  2543.3 fadd+fmul   42 t
        movaps [rbx + 48], xmm4                                 ;  2540.3 agu1+agu0+fmisc   21 t spill
        movaps xmm4, xmm8                                       ;  2542.3 fadd+fmul   42 t copy
        xorps xmm4, xmm1                                        ;  2544.3 fadd+fmul   42 t
        xorps xmm14, xmm11                                      ;  2544.3 fadd+fmul   42 t
        orps xmm11, xmm8                                        ;  2545.3 fadd+fmul   42 t
        movaps [rbp + 4080], xmm8                               ;  2543.3 agu2+agu0+fmisc   42 t spill
        movaps xmm8, [r11 + 96]                                 ;  2545.3 agu1+agu0+fmisc   42 t
        xorps xmm8, xmm10                                       ;  2547.3 fadd+fmul   42 t
        movaps [r11 + 96], xmm15                                ;  2547.3 agu2+agu1+fmisc   42 t spill
        movaps xmm15, xmm3                                      ;  2547.3 fadd+fmul   42 t copy
        andps xmm15, xmm6                                       ;  2549.3 fadd+fmul   42 t
        xorps xmm15, xmm11                                      ;  2551.3 fadd+fmul   42 t
        xorps xmm11, xmm3                                       ;  2550.3 fadd+fmul   42 t
        xorps xmm11, [r11 + 112]                                ;  2552.3 agu0+agu1+fadd+fmul   42 t
        xorps xmm14, xmm15                                      ;  2553.3 fadd+fmul   42 t
        movaps [r11 + 112], xmm10                               ;  2550.0 agu2+agu0+fmisc   42 t spill
        movaps xmm10, xmm4                                      ;  2553.3 fadd+fmul   42 t copy
        andps xmm10, xmm2                                       ;  2555.3 fadd+fmul   42 t
        xorps xmm11, xmm10                                      ;  2557.3 fadd+fmul   42 t
        movaps xmm10, xmm2                                      ;  2556.3 fadd+fmul   42 t copy
        xorps xmm10, xmm8                                       ;  2558.3 fadd+fmul   42 t
        xorps xmm12, xmm11                                      ;  2559.3 fadd+fmul   42 t
        movaps [rbp + 4096], xmm2                               ;  2555.0 agu1+agu0+fmisc   42 t spill
        movaps xmm2, xmm1                                       ;  2559.3 fadd+fmul   42 t copy
        andps xmm2, xmm10                                       ;  2561.3 fadd+fmul   42 t
        xorps xmm15, xmm2                                       ;  2563.3 fadd+fmul   42 t
        movaps xmm2, xmm6                                       ;  2562.3 fadd+fmul   42 t copy
        xorps xmm2, xmm10                                       ;  2564.3 fadd+fmul   42 t
        movaps [rbp + 4112], xmm1                               ;  2560.3 agu2+agu0+fmisc   42 t spill
        movaps xmm1, xmm9                                       ;  2564.3 fadd+fmul   42 t copy
        andps xmm1, xmm2                                        ;  2566.3 fadd+fmul   42 t
        xorps xmm14, xmm1                                       ;  2568.3 fadd+fmul   42 t
        movaps xmm1, xmm8                                       ;  2567.3 fadd+fmul   42 t copy
        xorps xmm1, xmm0                                        ;  2569.3 fadd+fmul   42 t
        movaps [rbp + 4128], xmm4                               ;  2565.3 agu1+agu0+fmisc   42 t spill
        movaps xmm4, xmm13                                      ;  2569.3 fadd+fmul   42 t copy
        andps xmm4, xmm1                                        ;  2571.3 fadd+fmul   42 t
        xorps xmm15, xmm4                                       ;  2573.3 fadd+fmul   42 t
        xorps xmm11, xmm4                                       ;  2573.3 fadd+fmul   42 t
        movaps xmm4, [r13 - 128]                                ;  2569.3 agu2+agu0+fmisc   42 t
        orps xmm4, xmm7                                         ;  2573.3 fadd+fmul   42 t
        xorps xmm11, xmm4                                       ;  2575.3 fadd+fmul   42 t
        movaps xmm4, xmm12                                      ;  2575.3 fadd+fmul   42 t copy
        andps xmm4, xmm14                                       ;  2577.3 fadd+fmul   42 t
        xorps xmm11, xmm4                                       ;  2579.3 fadd+fmul   42 t
        movaps [rbp + 4144], xmm7                               ;  2575.0 agu1+agu0+fmisc   42 t spill
        movaps xmm7, xmm15                                      ;  2578.3 fadd+fmul   42 t copy
        andps xmm7, xmm11                                       ;  2581.3 fadd+fmul   42 t
        xorps xmm11, xmm14                                      ;  2581.3 fadd+fmul   42 t
        orps xmm4, xmm11                                        ;  2583.3 fadd+fmul   42 t
        xorps xmm12, xmm7                                       ;  2583.3 fadd+fmul   42 t
        xorps xmm4, xmm12                                       ;  2585.3 fadd+fmul   42 t
        andps xmm1, xmm4                                        ;  2587.3 fadd+fmul   42 t
        movaps xmm7, xmm15                                      ;  2585.3 fadd+fmul   42 t copy
        andps xmm7, xmm12                                       ;  2587.3 fadd+fmul   42 t
        xorps xmm14, xmm7                                       ;  2589.3 fadd+fmul   42 t
        andps xmm12, xmm14                                      ;  2591.3 fadd+fmul   42 t
        movaps xmm7, xmm4                                       ;  2589.3 fadd+fmul   42 t copy
        orps xmm7, xmm14                                        ;  2591.3 fadd+fmul   42 t
        xorps xmm11, xmm7                                       ;  2593.3 fadd+fmul   42 t
        xorps xmm15, xmm12                                      ;  2593.3 fadd+fmul   42 t
        movaps xmm7, xmm4                                       ;  2593.3 fadd+fmul   42 t copy
        xorps xmm7, xmm14                                       ;  2595.3 fadd+fmul   42 t
        andps xmm2, xmm7                                        ;  2597.3 fadd+fmul   42 t
        andps xmm9, xmm7                                        ;  2597.3 fadd+fmul   42 t
        xorps xmm7, xmm11                                       ;  2597.3 fadd+fmul   42 t
        andps xmm10, xmm7                                       ;  2599.3 fadd+fmul   42 t
        andps xmm13, xmm4                                       ;  2599.3 fadd+fmul   42 t
        xorps xmm2, xmm10                                       ;  2601.3 fadd+fmul   42 t
        andps xmm3, xmm11                                       ;  2601.3 fadd+fmul   42 t
        andps xmm5, xmm15                                       ;  2602.3 fadd+fmul   42 t
        andps xmm6, xmm11                                       ;  2603.3 fadd+fmul   42 t
        xorps xmm11, xmm15                                      ;  2604.3 fadd+fmul   42 t
        xorps xmm10, xmm6                                       ;  2605.3 fadd+fmul   42 t
        movaps xmm6, [r11 + 112]                                ;  2602.3 agu2+agu0+fmisc   42 t
        andps xmm6, xmm15                                       ;  2606.3 fadd+fmul   42 t
        movaps xmm12, [r11 + 96]                                ;  2604.3 agu1+agu0+fmisc   42 t
        andps xmm12, xmm11                                      ;  2607.3 fadd+fmul   42 t
        xorps xmm12, xmm9                                       ;  2609.3 fadd+fmul   42 t
        xorps xmm9, xmm6                                        ;  2609.3 fadd+fmul   42 t
        xorps xmm4, xmm11                                       ;  2610.3 fadd+fmul   42 t
        xorps xmm15, xmm14                                      ;  2611.3 fadd+fmul   42 t
        andps xmm8, xmm4                                        ;  2612.3 fadd+fmul   42 t
        andps xmm11, xmm0                                       ;  2613.3 fadd+fmul   42 t
        movaps xmm0, [rbp + 4128]                               ;  2610.3 agu2+agu0+fmisc   42 t
        andps xmm0, xmm15                                       ;  2614.3 fadd+fmul   42 t
        andps xmm15, [rbp + 4096]                               ;  2615.3 agu1+agu0+fadd+fmul   42 t
        andps xmm4, [rbp + 4080]                                ;  2616.3 agu2+agu0+fadd+fmul   42 t
        xorps xmm4, xmm12                                       ;  2618.3 fadd+fmul   42 t
        xorps xmm4, xmm0                                        ;  2620.3 fadd+fmul   42 t
        xorps xmm11, xmm2                                       ;  2619.3 fadd+fmul   42 t
        xorps xmm11, xmm1                                       ;  2621.3 fadd+fmul   42 t
        xorps xmm3, xmm0                                        ;  2621.3 fadd+fmul   42 t
        xorps xmm3, xmm9                                        ;  2623.3 fadd+fmul   42 t
        movaps xmm0, [rbp + 4144]                               ;  2619.3 agu1+agu2+fmisc   42 t
        andps xmm0, xmm14                                       ;  2623.3 fadd+fmul   42 t
        xorps xmm0, xmm3                                        ;  2625.3 fadd+fmul   42 t
        andps xmm14, [r13 - 128]                                ;  2625.3 agu0+agu1+fadd+fmul   42 t
        xorps xmm14, xmm4                                       ;  2627.3 fadd+fmul   42 t
        xorps xmm14, xmm0                                       ;  2629.3 fadd+fmul   42 t
        xorps xmm2, xmm5                                        ;  2628.3 fadd+fmul   42 t
        andps xmm7, [rbp + 4112]                                ;  2629.3 agu2+agu0+fadd+fmul   42 t
        xorps xmm2, xmm0                                        ;  2630.3 fadd+fmul   42 t
        xorps xmm15, xmm0                                       ;  2631.3 fadd+fmul   42 t
        xorps xmm15, xmm10                                      ;  2633.3 fadd+fmul   42 t
        xorps xmm7, xmm14                                       ;  2633.3 fadd+fmul   42 t
        xorps xmm12, xmm13                                      ;  2634.3 fadd+fmul   42 t
        xorps xmm12, xmm14                                      ;  2636.3 fadd+fmul   42 t
        movaps xmm14, [rcx - 64]                                ;  2631.7 agu1+agu0+fmisc   41 t
        xorps xmm14, [rbx + 0]                                  ;  2636.3 agu2+agu0+fadd+fmul   41 t
        movaps xmm0, [rel camellia128_encrypt.T0_constants128]  ;  2633.7 agu1+agu2+fmisc   41 t reload
        xorps xmm14, xmm0                                       ;  2638.3 fadd+fmul   41 t
        movaps xmm5, xmm2                                       ;  2638.3 fadd+fmul   42 t copy
        xorps xmm5, xmm15                                       ;  2640.3 fadd+fmul   42 t
        xorps xmm5, xmm12                                       ;  2642.3 fadd+fmul   42 t
        movaps xmm6, [rbx - 80]                                 ;  2637.3 agu0+agu1+fmisc   41 t
        movaps xmm13, [rax - 80]                                ;  2639.3 agu2+agu0+fmisc   23 t reload
        xorps xmm6, xmm13                                       ;  2641.3 fadd+fmul   41 t
        xorps xmm6, [rax - 96]                                  ;  2643.3 agu1+agu2+fadd+fmul   41 t
        movaps xmm13, [rcx - 96]                                ;  2641.3 agu0+agu1+fmisc   41 t
        xorps xmm13, xmm7                                       ;  2643.3 fadd+fmul   41 t
        xorps xmm13, xmm5                                       ;  2645.3 fadd+fmul   41 t
        xorps xmm12, [rbp + 64]                                 ;  2645.3 agu2+agu0+fadd+fmul   41 t
        xorps xmm12, xmm0                                       ;  2647.3 fadd+fmul   41 t
        movaps [rbx + 0], xmm15                                 ;  2643.7 agu1+agu0+fmisc   42 t spill
        movaps xmm15, [rdi - 96]                                ;  2645.7 agu2+agu0+fmisc   41 t
        xorps xmm15, [rbx + 48]                                 ;  2647.7 agu1+agu2+fadd+fmul   41 t
        movaps [rbx + 48], xmm7                                 ;  2647.7 agu0+agu1+fmisc   42 t spill
        movaps xmm7, [rdi - 96]                                 ;  2648.3 agu2+agu0+fadd+fmul   41 t
        xorps xmm7, xmm14                                       ;  2650.3 fadd+fmul   41 t
        movaps [rdi - 96], xmm5                                 ;  2649.7 agu1+agu2+fmisc   42 t spill
        movaps xmm5, [rcx - 64]                                 ;  2650.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm5, xmm6                                        ;  2652.3 fadd+fmul   41 t
        xorps xmm6, xmm7                                        ;  2652.3 fadd+fmul   41 t
        movaps [rcx - 64], xmm7                                 ;  2652.3 agu2+agu0+fmisc   41 t spill
        movaps xmm7, [rcx - 96]                                 ;  2653.3 agu1+agu0+fmisc+fadd   41 t
        xorps xmm7, xmm15                                       ;  2655.3 fmul+fadd   41 t
        xorps xmm14, xmm7                                       ;  2657.3 fmul+fadd   41 t
        movaps [rcx - 96], xmm7                                 ;  2657.3 agu2+agu1+fmisc   41 t spill
        movaps xmm7, [rbx - 80]                                 ;  2655.7 agu0+agu1+fmul+fmisc   41 t
        xorps xmm7, xmm13                                       ;  2657.7 fadd+fmul   41 t
        xorps xmm13, xmm5                                       ;  2657.3 fadd+fmul   41 t
        xorps xmm15, xmm7                                       ;  2659.7 fadd+fmul   41 t
        movaps [rbx - 80], xmm5                                 ;  2657.7 agu2+agu0+fmisc   41 t spill
        movaps xmm5, [rbp + 48]                                 ;  2659.3 agu1+agu0+fmisc+fadd   41 t
        xorps xmm5, [rbp + 4048]                                ;  2661.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm5, [rbp + 4064]                                ;  2663.3 agu1+agu2+fmul+fadd   41 t
        xorps xmm5, [rdx - 80]                                  ;  2665.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm5, [rbp - 16]                                  ;  2667.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm5, xmm0                                        ;  2669.3 fmul+fadd   41 t
        movaps [rbp - 16], xmm7                                 ;  2662.3 agu1+agu2+fmisc   41 t spill
        movaps xmm7, [rax + 96]                                 ;  2664.3 agu0+agu1+fmisc   41 t
        xorps xmm7, [rbp + 4032]                                ;  2666.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm7, xmm0                                        ;  2668.3 fmul+fadd   41 t
        xorps xmm2, xmm10                                       ;  2667.3 fmul+fadd   41 t
        movaps xmm10, [rdx + 80]                                ;  2666.3 agu1+agu2+fmisc   41 t
        xorps xmm10, [rax - 64]                                 ;  2668.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm10, [r13 - 112]                                ;  2670.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm2, xmm1                                        ;  2670.3 fmul+fadd   41 t
        movaps xmm1, [rdx + 80]                                 ;  2669.3 agu1+agu2+fmisc   41 t
        xorps xmm1, xmm5                                        ;  2671.3 fmul+fadd   41 t
        xorps xmm2, xmm8                                        ;  2672.3 fmul+fadd   41 t
        movaps xmm8, [rbp + 48]                                 ;  2671.3 agu0+agu1+fmisc   41 t
        xorps xmm8, xmm7                                        ;  2673.3 fmul+fadd   41 t
        xorps xmm7, xmm1                                        ;  2674.3 fmul+fadd   41 t
        xorps xmm2, [rcx - 112]                                 ;  2675.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm2, xmm0                                        ;  2677.3 fmul+fadd   41 t
        movaps [rbp + 48], xmm1                                 ;  2674.7 agu1+agu0+fmisc   41 t spill
        movaps xmm1, [rbp + 64]                                 ;  2676.3 agu2+agu0+fmisc+fmul   41 t
        xorps xmm1, xmm10                                       ;  2678.3 fadd+fmul   41 t
        xorps xmm5, xmm1                                        ;  2680.3 fadd+fmul   41 t
        movaps [rbp + 64], xmm1                                 ;  2680.3 agu1+agu2+fmisc   41 t spill
        movaps xmm1, [rax + 96]                                 ;  2679.3 agu0+agu1+fmisc+fadd   41 t
        xorps xmm1, xmm12                                       ;  2681.3 fmul+fadd   41 t
        xorps xmm12, xmm8                                       ;  2681.3 fmul+fadd   41 t
        xorps xmm10, xmm1                                       ;  2683.3 fmul+fadd   41 t
        movaps [rax + 96], xmm8                                 ;  2680.7 agu2+agu0+fmisc   41 t spill
        movaps xmm8, [rbx - 48]                                 ;  2682.3 agu1+agu0+fmisc+fmul   41 t
        xorps xmm8, [r11 - 112]                                 ;  2684.3 agu2+agu1+fadd+fmul   41 t
        xorps xmm8, xmm0                                        ;  2686.3 fadd+fmul   41 t
        movaps [r11 - 112], xmm1                                ;  2683.7 agu0+agu2+fmisc   41 t spill
        movaps xmm1, [rbx - 112]                                ;  2685.3 agu1+agu0+fmisc+fadd   41 t
        xorps xmm1, [rbp - 112]                                 ;  2687.3 agu2+agu1+fmul+fadd   41 t
        xorps xmm1, [rbp + 96]                                  ;  2689.3 agu0+agu2+fmul+fadd   41 t
        xorps xmm1, [rbx + 80]                                  ;  2691.3 agu1+agu0+fmul+fadd   41 t
        xorps xmm1, [rax - 112]                                 ;  2693.3 agu2+agu1+fmul+fadd   41 t
        xorps xmm1, xmm0                                        ;  2695.3 fmul+fadd   41 t
        xorps xmm3, [rbp - 64]                                  ;  2691.3 agu0+agu2+fmul+fadd   41 t
        xorps xmm3, xmm0                                        ;  2693.3 fmul+fadd   41 t
        movaps [rax - 112], xmm10                               ;  2690.3 agu1+agu0+fmisc   41 t spill
        movaps xmm10, [rdi - 32]                                ;  2692.3 agu2+agu0+fmisc+fmul   41 t
        xorps xmm10, [rsi + 112]                                ;  2694.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm10, xmm0                                       ;  2696.3 fadd+fmul   41 t
        movaps [rsi + 112], xmm15                               ;  2693.7 agu2+agu0+fmisc   41 t spill
        movaps xmm15, [rdi - 32]                                ;  2695.3 agu1+agu0+fmisc+fadd   41 t
        xorps xmm15, xmm8                                       ;  2697.3 fmul+fadd   41 t
        movaps [rdi - 32], xmm5                                 ;  2696.7 agu2+agu1+fmisc   41 t spill
        movaps xmm5, [rbx - 48]                                 ;  2697.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm5, xmm1                                        ;  2699.3 fmul+fadd   41 t
        xorps xmm1, xmm15                                       ;  2699.3 fmul+fadd   41 t
        movaps [rbx - 48], xmm15                                ;  2699.3 agu2+agu0+fmisc   41 t spill
        movaps xmm15, [rcx - 112]                               ;  2699.7 agu1+agu0+fmul+fmisc   41 t
        xorps xmm15, xmm10                                      ;  2701.7 fadd+fmul   41 t
        xorps xmm8, xmm15                                       ;  2703.7 fadd+fmul   41 t
        movaps [rcx - 112], xmm15                               ;  2703.7 agu2+agu1+fmisc   41 t spill
        movaps xmm15, [rbx - 112]                               ;  2702.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm15, xmm2                                       ;  2704.3 fadd+fmul   41 t
        xorps xmm2, xmm5                                        ;  2704.3 fadd+fmul   41 t
        xorps xmm10, xmm15                                      ;  2706.3 fadd+fmul   41 t
        movaps [rbx - 112], xmm5                                ;  2704.3 agu2+agu0+fmisc   41 t spill
        movaps xmm5, [rbp - 128]                                ;  2706.3 agu1+agu0+fmisc   41 t
        xorps xmm5, [rbx + 112]                                 ;  2708.3 agu2+agu1+fadd+fmul   41 t
        xorps xmm5, [rax + 80]                                  ;  2710.3 agu0+agu2+fadd+fmul   41 t
        xorps xmm5, [rbx - 32]                                  ;  2712.3 agu1+agu0+fadd+fmul   41 t
        movaps [rax + 80], xmm15                                ;  2708.3 agu2+agu1+fmisc   41 t spill
        movaps xmm15, [rbp - 32]                                ;  2709.3 agu0+agu2+fmisc+fadd   41 t
        xorps xmm15, [rbx + 64]                                 ;  2711.3 agu1+agu0+fmul+fadd   41 t
        xorps xmm15, xmm0                                       ;  2713.3 fmul+fadd   41 t
        xorps xmm4, xmm9                                        ;  2712.3 fmul+fadd   41 t
        movaps xmm9, [rdi - 64]                                 ;  2711.3 agu2+agu1+fmisc   41 t
        xorps xmm9, [r11 - 80]                                  ;  2713.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm9, [rdi + 96]                                  ;  2715.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm9, [r11 - 96]                                  ;  2717.3 agu1+agu2+fmul+fadd   41 t
        xorps xmm9, [rax - 128]                                 ;  2719.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm9, xmm0                                        ;  2721.3 fmul+fadd   41 t
        xorps xmm4, xmm11                                       ;  2718.3 fmul+fadd   41 t
        xorps xmm4, [rbx - 128]                                 ;  2720.3 agu2+agu0+fmul+fadd   41 t
        movaps [rax - 128], xmm10                               ;  2716.3 agu1+agu0+fmisc   41 t spill
        movaps xmm10, [rdi - 64]                                ;  2718.3 agu2+agu1+fmisc   41 t
        xorps xmm10, xmm5                                       ;  2720.3 fmul+fadd   41 t
        movaps [rdi - 64], xmm8                                 ;  2720.3 agu0+agu1+fmisc   41 t spill
        movaps xmm8, [rbp - 128]                                ;  2721.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm8, xmm15                                       ;  2723.3 fmul+fadd   41 t
        xorps xmm15, xmm10                                      ;  2723.3 fmul+fadd   41 t
        movaps [rbp - 128], xmm10                               ;  2722.3 agu1+agu2+fmisc   41 t spill
        movaps xmm10, [rbp - 64]                                ;  2723.3 agu0+agu1+fmul+fmisc   41 t
        xorps xmm10, xmm9                                       ;  2725.3 fadd+fmul   41 t
        xorps xmm5, xmm10                                       ;  2727.3 fadd+fmul   41 t
        movaps [rbp - 64], xmm10                                ;  2727.3 agu2+agu0+fmisc   41 t spill
        movaps xmm10, [rbp - 32]                                ;  2726.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm10, xmm3                                       ;  2728.3 fadd+fmul   41 t
        xorps xmm3, xmm8                                        ;  2728.3 fadd+fmul   41 t
        xorps xmm9, xmm10                                       ;  2730.3 fadd+fmul   41 t
        movaps [rbp - 32], xmm8                                 ;  2728.0 agu2+agu1+fmisc   41 t spill
        movaps xmm8, [rcx - 48]                                 ;  2730.0 agu0+agu1+fmisc   41 t
        xorps xmm8, [rbx - 32]                                  ;  2732.0 agu2+agu0+fadd+fmul   41 t
        xorps xmm8, [rbx - 16]                                  ;  2734.0 agu1+agu2+fadd+fmul   41 t
        xorps xmm8, xmm0                                        ;  2736.0 fadd+fmul   41 t
        movaps [rbx - 32], xmm10                                ;  2732.0 agu0+agu1+fmisc   41 t spill
        movaps xmm10, [rbx - 64]                                ;  2733.3 agu2+agu0+fmisc+fadd   41 t
        xorps xmm10, [rdx + 96]                                 ;  2735.3 agu1+agu2+fmul+fadd   41 t
        xorps xmm10, [rbx + 96]                                 ;  2737.3 agu0+agu1+fmul+fadd   41 t
        xorps xmm10, [rbp + 32]                                 ;  2739.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm11, xmm0                                       ;  2737.3 fmul+fadd   41 t
        xorps xmm11, [rbp + 0]                                  ;  2739.3 agu1+agu2+fmul+fadd   41 t
        xorps xmm11, [rdi - 96]                                 ;  2741.3 agu0+agu1+fmul+fadd   41 t
        movaps [rdi - 96], xmm9                                 ;  2737.0 agu2+agu0+fmisc   41 t spill
        movaps xmm9, [rdi - 80]                                 ;  2739.0 agu1+agu2+fmisc   41 t
        xorps xmm9, xmm0                                        ;  2741.0 fmul+fadd   41 t
        xorps xmm9, [rbx + 16]                                  ;  2743.0 agu0+agu1+fmul+fadd   41 t
        movaps [rbx + 16], xmm5                                 ;  2741.0 agu2+agu0+fmisc   41 t spill
        movaps xmm5, [rdi - 80]                                 ;  2742.0 agu1+agu2+fmul+fmisc   41 t
        xorps xmm5, xmm8                                        ;  2744.0 fadd+fmul   41 t
        movaps [rdi - 80], xmm14                                ;  2744.0 agu0+agu1+fmisc   41 t spill
        movaps xmm14, [rcx - 48]                                ;  2743.3 agu2+agu0+fadd+fmul   41 t
        xorps xmm14, xmm10                                      ;  2745.3 fadd+fmul   41 t
        xorps xmm10, xmm5                                       ;  2746.0 fadd+fmul   41 t
        movaps [rcx - 48], xmm5                                 ;  2746.0 agu1+agu2+fmisc   41 t spill
        movaps xmm5, [rbx - 128]                                ;  2746.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm5, xmm9                                        ;  2748.3 fadd+fmul   41 t
        xorps xmm8, xmm5                                        ;  2750.3 fadd+fmul   41 t
        movaps [rbx - 128], xmm5                                ;  2750.3 agu2+agu0+fmisc   41 t spill
        movaps xmm5, [rbx - 64]                                 ;  2749.3 agu1+agu0+fmisc+fadd   41 t
        xorps xmm5, xmm4                                        ;  2751.3 fmul+fadd   41 t
        xorps xmm4, xmm14                                       ;  2751.3 fmul+fadd   41 t
        xorps xmm9, xmm5                                        ;  2753.3 fmul+fadd   41 t
        movaps [rbx - 64], xmm14                                ;  2751.0 agu2+agu1+fmisc   41 t spill
        movaps xmm14, [rbp - 48]                                ;  2752.3 agu0+agu1+fmisc+fmul   41 t
        xorps xmm14, xmm0                                       ;  2754.3 fadd+fmul   41 t
        xorps xmm14, [rdi - 112]                                ;  2756.3 agu2+agu0+fadd+fmul   41 t
        movaps [rbx + 96], xmm5                                 ;  2754.0 agu1+agu0+fmisc   41 t spill
        movaps xmm5, [rbp + 16]                                 ;  2755.3 agu2+agu1+fmisc+fadd   41 t
        xorps xmm5, xmm0                                        ;  2757.3 fmul+fadd   41 t
        xorps xmm5, [rbp + 32]                                  ;  2759.3 agu0+agu2+fmul+fadd   41 t
        xorps xmm5, [rax - 80]                                  ;  2761.3 agu1+agu0+fmul+fadd   41 t
        movaps [rax - 80], xmm9                                 ;  2757.0 agu2+agu1+fmisc   41 t spill
        movaps xmm9, [rdi - 16]                                 ;  2758.3 agu0+agu2+fmisc+fmul   41 t
        xorps xmm9, [r11 - 64]                                  ;  2760.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm9, [rdi - 128]                                 ;  2762.3 agu2+agu1+fadd+fmul   41 t
        xorps xmm9, [rbx + 32]                                  ;  2764.3 agu0+agu2+fadd+fmul   41 t
        movaps [rdi - 128], xmm8                                ;  2760.0 agu1+agu0+fmisc   41 t spill
        movaps xmm8, [rdi - 16]                                 ;  2762.0 agu2+agu1+fmisc   41 t
        xorps xmm8, xmm14                                       ;  2764.0 fadd+fmul   41 t
        movaps [rdi - 16], xmm10                                ;  2764.0 agu0+agu2+fmisc   41 t spill
        movaps xmm10, [rbp - 48]                                ;  2763.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm10, xmm5                                       ;  2765.3 fadd+fmul   41 t
        xorps xmm5, xmm8                                        ;  2766.0 fadd+fmul   41 t
        movaps [rbp - 48], xmm8                                 ;  2766.0 agu2+agu1+fmisc   41 t spill
        movaps xmm8, [rbp + 0]                                  ;  2766.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm8, xmm9                                        ;  2768.3 fadd+fmul   41 t
        xorps xmm14, xmm8                                       ;  2770.3 fadd+fmul   41 t
        movaps [rbp + 0], xmm8                                  ;  2770.3 agu2+agu0+fmisc   41 t spill
        movaps xmm8, [rbp + 16]                                 ;  2769.3 agu1+agu0+fmisc+fadd   41 t
        xorps xmm8, xmm11                                       ;  2771.3 fmul+fadd   41 t
        xorps xmm11, xmm10                                      ;  2771.3 fmul+fadd   41 t
        xorps xmm9, xmm8                                        ;  2773.3 fmul+fadd   41 t
        movaps [rbp + 16], xmm10                                ;  2771.0 agu2+agu1+fmisc   41 t spill
        movaps xmm10, [rcx - 80]                                ;  2772.3 agu0+agu1+fmisc+fmul   41 t
        xorps xmm10, [r11 - 128]                                ;  2774.3 agu2+agu0+fadd+fmul   41 t
        movaps [r11 - 128], xmm8                                ;  2774.0 agu1+agu2+fmisc   41 t spill
        movaps xmm8, [rbx - 96]                                 ;  2774.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm8, xmm0                                        ;  2776.3 fadd+fmul   41 t
        xorps xmm8, [rax - 96]                                  ;  2778.3 agu2+agu0+fadd+fmul   41 t
        movaps [rax - 96], xmm9                                 ;  2776.0 agu1+agu0+fmisc   41 t spill
        movaps xmm9, [rax + 112]                                ;  2777.3 agu2+agu1+fmisc+fadd   41 t
        xorps xmm9, xmm0                                        ;  2779.3 fmul+fadd   41 t
        xorps xmm9, [rbx + 48]                                  ;  2781.3 agu0+agu2+fmul+fadd   41 t
        movaps [rbx + 48], xmm14                                ;  2779.0 agu1+agu0+fmisc   41 t spill
        movaps xmm14, [rdi - 48]                                ;  2780.0 agu2+agu1+fmul+fmisc   41 t
        xorps xmm14, xmm0                                       ;  2782.0 fadd+fmul   41 t
        xorps xmm14, [rbx + 32]                                 ;  2784.0 agu0+agu2+fadd+fmul   41 t
        xorps xmm14, [rax - 64]                                 ;  2786.0 agu1+agu0+fadd+fmul   41 t
        movaps [rax - 64], xmm5                                 ;  2782.0 agu2+agu1+fmisc   41 t spill
        movaps xmm5, [rdi - 48]                                 ;  2783.3 agu0+agu2+fmisc+fadd   41 t
        xorps xmm5, xmm10                                       ;  2785.3 fmul+fadd   41 t
        movaps [rdi - 48], xmm15                                ;  2785.0 agu1+agu0+fmisc   41 t spill
        movaps xmm15, [rcx - 80]                                ;  2785.3 agu2+agu0+fmul+fadd   41 t
        xorps xmm15, xmm8                                       ;  2787.3 fmul+fadd   41 t
        xorps xmm8, xmm5                                        ;  2787.3 fmul+fadd   41 t
        movaps [rcx - 80], xmm5                                 ;  2787.3 agu1+agu2+fmisc   41 t spill
        movaps xmm5, [rax + 112]                                ;  2788.0 agu0+agu1+fmul+fmisc   41 t
        xorps xmm5, xmm14                                       ;  2790.0 fadd+fmul   41 t
        xorps xmm10, xmm5                                       ;  2792.0 fadd+fmul   41 t
        movaps [rax + 112], xmm5                                ;  2792.0 agu2+agu0+fmisc   41 t spill
        movaps xmm5, [rbx - 96]                                 ;  2790.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm5, xmm9                                        ;  2792.3 fadd+fmul   41 t
        xorps xmm9, xmm15                                       ;  2792.3 fadd+fmul   41 t
        xorps xmm14, xmm5                                       ;  2794.3 fadd+fmul   41 t
        xorps xmm0, [rbp - 80]                                  ;  2794.3 agu2+agu1+fadd+fmul   41 t
        xorps xmm0, [r13 - 112]                                 ;  2796.3 agu0+agu1+fadd+fmul   41 t
        movaps [r13 - 112], xmm15                               ;  2793.7 agu2+agu0+fmisc   41 t spill
        movaps xmm15, [rdi + 112]                               ;  2795.7 agu1+agu2+fmisc   41 t
        xorps xmm15, [rbx - 16]                                 ;  2797.7 agu0+agu1+fadd+fmul   41 t
        xorps xmm15, [rdi - 112]                                ;  2799.7 agu2+agu0+fadd+fmul   41 t
        movaps [rdi - 112], xmm5                                ;  2797.7 agu1+agu2+fmisc   41 t spill
        movaps xmm5, [rcx - 128]                                ;  2798.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm5, [rcx - 32]                                  ;  2800.3 agu2+agu0+fadd+fmul   41 t
        movaps [rcx - 32], xmm14                                ;  2799.7 agu1+agu2+fmisc   41 t spill
        movaps xmm14, [rbp - 96]                                ;  2800.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm14, [rbx + 0]                                  ;  2802.3 agu2+agu0+fadd+fmul   41 t
        movaps [rbx + 0], xmm10                                 ;  2801.7 agu1+agu2+fmisc   41 t spill
        movaps xmm10, [rbp - 80]                                ;  2802.3 agu0+agu1+fadd+fmul   41 t
        xorps xmm10, xmm15                                      ;  2804.3 fadd+fmul   41 t
        movaps [rbp - 80], xmm8                                 ;  2803.7 agu2+agu0+fmisc   41 t spill
        movaps xmm8, [rdi + 112]                                ;  2804.3 agu1+agu0+fadd+fmul   41 t
        xorps xmm8, xmm5                                        ;  2806.3 fadd+fmul   41 t
        xorps xmm5, xmm10                                       ;  2806.3 fadd+fmul   41 t
        movaps [rdi + 112], xmm10                               ;  2806.3 agu2+agu1+fmisc   41 t spill
        movaps xmm10, [rbp - 96]                                ;  2807.3 agu0+agu1+fmisc+fadd   41 t
        xorps xmm10, xmm0                                       ;  2809.3 fmul+fadd   41 t
        xorps xmm15, xmm10                                      ;  2811.3 fmul+fadd   41 t
        movaps [rbp - 96], xmm10                                ;  2811.3 agu2+agu0+fmisc   41 t spill
        movaps xmm10, [rcx - 128]                               ;  2809.7 agu1+agu0+fmul+fmisc   41 t
        xorps xmm10, xmm14                                      ;  2811.7 fadd+fmul   41 t
        xorps xmm14, xmm8                                       ;  2811.3 fadd+fmul   41 t
        xorps xmm0, xmm10                                       ;  2813.7 fadd+fmul   41 t
        movaps [rcx - 128], xmm8                                ;  2811.7 agu2+agu1+fmisc   41 t spill
        movaps xmm8, xmm13                                      ;  2813.3 fadd+fmul   62 t copy
        xorps xmm8, [r13 + 64]                                  ;  2815.3 agu0+agu1+fadd+fmul   62 t
        movaps [r13 + 64], xmm8                                 ;  2817.3 agu2+agu0+fmisc   62 t spill
        movaps xmm8, xmm12                                      ;  2815.3 fadd+fmul   62 t copy
        xorps xmm8, [r13 + 16]                                  ;  2817.3 agu1+agu2+fadd+fmul   62 t
        movaps [r13 + 16], xmm8                                 ;  2819.3 agu0+agu1+fmisc   62 t spill
        movaps xmm8, xmm2                                       ;  2817.3 fadd+fmul   62 t copy
        xorps xmm8, [r13 + 32]                                  ;  2819.3 agu2+agu0+fadd+fmul   62 t
        movaps [r13 + 32], xmm8                                 ;  2821.3 agu1+agu0+fmisc   62 t spill
        movaps xmm8, xmm3                                       ;  2819.3 fadd+fmul   62 t copy
        xorps xmm8, [r13 - 96]                                  ;  2821.3 agu2+agu1+fadd+fmul   62 t
        movaps [r13 - 96], xmm8                                 ;  2823.3 agu0+agu1+fmisc   62 t spill
        movaps xmm8, xmm4                                       ;  2821.3 fadd+fmul   62 t copy
        xorps xmm8, [r13 - 80]                                  ;  2823.3 agu2+agu0+fadd+fmul   62 t
        movaps [r13 - 80], xmm8                                 ;  2825.3 agu1+agu0+fmisc   62 t spill
        movaps xmm8, xmm11                                      ;  2823.3 fadd+fmul   62 t copy
        xorps xmm8, [r13 - 64]                                  ;  2825.3 agu2+agu1+fadd+fmul   62 t
        movaps [r13 - 64], xmm8                                 ;  2827.3 agu0+agu1+fmisc   62 t spill
        movaps xmm8, xmm9                                       ;  2825.3 fadd+fmul   62 t copy
        xorps xmm8, [r13 + 48]                                  ;  2827.3 agu2+agu0+fadd+fmul   62 t
        movaps [r13 + 48], xmm8                                 ;  2829.3 agu1+agu0+fmisc   62 t spill
        movaps xmm8, xmm14                                      ;  2827.3 fadd+fmul   62 t copy
        xorps xmm8, [r13 + 80]                                  ;  2829.3 agu2+agu1+fadd+fmul   62 t
        movaps [r13 + 80], xmm8                                 ;  2831.3 agu0+agu1+fmisc   62 t spill
        movaps xmm8, xmm6                                       ;  2829.3 fadd+fmul   62 t copy
        xorps xmm8, [r13 - 48]                                  ;  2831.3 agu2+agu0+fadd+fmul   62 t
        movaps [r13 - 48], xmm8                                 ;  2833.3 agu1+agu0+fmisc   62 t spill
        movaps xmm8, xmm7                                       ;  2831.3 fadd+fmul   62 t copy
        xorps xmm8, [r11 - 32]                                  ;  2833.3 agu2+agu1+fadd+fmul   62 t
        movaps [r11 - 32], xmm8                                 ;  2835.3 agu0+agu1+fmisc   62 t spill
        movaps xmm8, xmm1                                       ;  2833.3 fadd+fmul   62 t copy
        xorps xmm8, [r13 - 32]                                  ;  2835.3 agu2+agu0+fadd+fmul   62 t
        movaps [r13 - 32], xmm8                                 ;  2837.3 agu1+agu0+fmisc   62 t spill
        movaps xmm8, [rdi - 48]                                 ;  2835.3 agu2+agu1+fmisc+fadd   62 t
        xorps xmm8, [r13 - 16]                                  ;  2837.3 agu0+agu2+fmul+fadd   62 t
        movaps [r13 - 16], xmm8                                 ;  2839.3 agu1+agu0+fmisc   62 t spill
        movaps xmm8, [rdi - 16]                                 ;  2837.3 agu2+agu1+fmul+fadd   62 t
        xorps xmm8, [r13 + 0]                                   ;  2839.3 agu0+agu2+fmul+fadd   62 t
        movaps [r13 + 0], xmm8                                  ;  2841.3 agu1+agu0+fmisc   62 t spill
        movaps xmm8, [rax - 64]                                 ;  2839.3 agu2+agu1+fmul+fadd   62 t
        xorps xmm8, [r11 - 48]                                  ;  2841.3 agu0+agu2+fmul+fadd   62 t
        movaps [r11 - 48], xmm8                                 ;  2843.3 agu1+agu0+fmisc   62 t spill
        movaps xmm8, [rbp - 80]                                 ;  2841.3 agu2+agu1+fmul+fadd   62 t
        xorps xmm8, [rbp + 4384]                                ;  2843.3 agu0+agu2+fmul+fadd   62 t
        movaps [rbx - 16], xmm8                                 ;  2845.3 agu1+agu0+fmisc   62 t spill
        movaps xmm8, xmm5                                       ;  2843.3 fmul+fadd   62 t copy
        xorps xmm8, [rbp + 4400]                                ;  2845.3 agu2+agu1+fmul+fadd   62 t
        movaps [rbx - 96], xmm8                                 ;  2847.3 agu0+agu1+fmisc   62 t spill
        movaps xmm8, [rdi - 80]                                 ;  2845.3 agu2+agu0+fmul+fadd   62 t
        xorps xmm8, [rbp + 4416]                                ;  2847.3 agu1+agu2+fmul+fadd   62 t
        movaps [rbx + 32], xmm8                                 ;  2849.3 agu0+agu1+fmisc   62 t spill
        movaps xmm8, [rdi - 32]                                 ;  2847.3 agu2+agu0+fmul+fadd   62 t
        xorps xmm8, [rbp + 4432]                                ;  2849.3 agu1+agu2+fmul+fadd   62 t
        movaps [r11 - 64], xmm8                                 ;  2851.3 agu0+agu1+fmisc   62 t spill
        movaps xmm8, [rdi - 64]                                 ;  2849.3 agu2+agu0+fmul+fadd   62 t
        xorps xmm8, [rbp + 4448]                                ;  2851.3 agu1+agu2+fmul+fadd   62 t
        movaps [rbp + 32], xmm8                                 ;  2853.3 agu0+agu1+fmisc   62 t spill
        movaps xmm8, [rbx + 16]                                 ;  2851.3 agu2+agu0+fmul+fadd   62 t
        xorps xmm8, [rbp + 4464]                                ;  2853.3 agu1+agu2+fmul+fadd   62 t
        movaps [rdx + 96], xmm8                                 ;  2855.3 agu0+agu1+fmisc   62 t spill
        movaps xmm8, [rdi - 128]                                ;  2853.3 agu2+agu0+fmul+fadd   62 t
        xorps xmm8, [rbp + 4480]                                ;  2855.3 agu1+agu2+fmul+fadd   62 t
        xorps xmm6, [rbp + 4672]                                ;  2855.3 agu0+agu1+fmul+fadd   62 t
        xorps xmm6, [rcx - 96]                                  ;  2857.3 agu2+agu0+fmul+fadd   62 t
        movaps [rcx - 96], xmm6                                 ;  2859.3 agu1+agu2+fmisc   62 t spill
        movaps xmm6, [rbx + 48]                                 ;  2856.3 agu0+agu1+fmisc+fmul   62 t
        xorps xmm6, [rbp + 4496]                                ;  2858.3 agu2+agu0+fadd+fmul   62 t
        xorps xmm7, [rbp + 4688]                                ;  2858.3 agu1+agu2+fadd+fmul   62 t
        xorps xmm7, [rbp + 64]                                  ;  2860.3 agu0+agu1+fadd+fmul   62 t
        movaps [rbp + 64], xmm7                                 ;  2862.3 agu2+agu0+fmisc   62 t spill
        movaps xmm7, [rbx + 0]                                  ;  2860.3 agu1+agu2+fmisc   62 t
        xorps xmm7, [rbp + 4512]                                ;  2862.3 agu0+agu1+fadd+fmul   62 t
        xorps xmm1, [rbp + 4704]                                ;  2861.3 agu2+agu0+fadd+fmul   62 t
        xorps xmm1, [rcx - 112]                                 ;  2863.3 agu1+agu2+fadd+fmul   62 t
        movaps [rcx - 112], xmm1                                ;  2865.3 agu0+agu1+fmisc   62 t spill
        movaps xmm1, xmm15                                      ;  2863.3 fadd+fmul   62 t copy
        xorps xmm1, [rbp + 4528]                                ;  2865.3 agu2+agu0+fadd+fmul   62 t
        movaps [r11 - 96], xmm1                                 ;  2867.3 agu1+agu0+fmisc   62 t spill
        movaps xmm1, [rsi + 112]                                ;  2865.3 agu2+agu1+fmisc+fadd   62 t
        xorps xmm1, [rbp + 4544]                                ;  2867.3 agu0+agu2+fmul+fadd   62 t
        movaps [rdi + 96], xmm1                                 ;  2869.3 agu1+agu0+fmisc   62 t spill
        movaps xmm1, [rax - 112]                                ;  2867.3 agu2+agu1+fmul+fadd   62 t
        xorps xmm1, [rbp + 4560]                                ;  2869.3 agu0+agu2+fmul+fadd   62 t
        movaps [r11 - 80], xmm1                                 ;  2871.3 agu1+agu0+fmisc   62 t spill
        movaps xmm1, [rax - 128]                                ;  2869.3 agu2+agu1+fmul+fadd   62 t
        xorps xmm1, [rbp + 4576]                                ;  2871.3 agu0+agu2+fmul+fadd   62 t
        movaps [rbx + 64], xmm1                                 ;  2873.3 agu1+agu0+fmisc   62 t spill
        movaps xmm1, [rdi - 96]                                 ;  2871.3 agu2+agu1+fmul+fadd   62 t
        xorps xmm1, [rbp + 4592]                                ;  2873.3 agu0+agu2+fmul+fadd   62 t
        xorps xmm5, [rbp + 4784]                                ;  2873.3 agu1+agu0+fmul+fadd   62 t
        xorps xmm5, [rbp - 96]                                  ;  2875.3 agu2+agu1+fmul+fadd   62 t
        movaps [rbp - 96], xmm5                                 ;  2877.3 agu0+agu2+fmisc   62 t spill
        movaps xmm5, [rax - 80]                                 ;  2874.3 agu1+agu0+fmisc+fmul   62 t
        xorps xmm5, [rbp + 4608]                                ;  2876.3 agu2+agu1+fadd+fmul   62 t
        movaps [rbx + 112], xmm5                                ;  2878.3 agu0+agu2+fmisc   62 t spill
        movaps xmm5, [rax - 96]                                 ;  2876.3 agu1+agu0+fadd+fmul   62 t
        xorps xmm5, [rbp + 4624]                                ;  2878.3 agu2+agu1+fadd+fmul   62 t
        movaps [rbx + 80], xmm5                                 ;  2880.3 agu0+agu2+fmisc   62 t spill
        movaps xmm5, [rcx - 32]                                 ;  2878.3 agu1+agu0+fadd+fmul   62 t
        xorps xmm5, [rbp + 4640]                                ;  2880.3 agu2+agu1+fadd+fmul   62 t
        movaps [rbp + 96], xmm5                                 ;  2882.3 agu0+agu2+fmisc   62 t spill
        movaps xmm5, xmm0                                       ;  2880.3 fadd+fmul   62 t copy
        xorps xmm5, [rbp + 4656]                                ;  2882.3 agu1+agu0+fadd+fmul   62 t
        xorps xmm10, xmm15                                      ;  2882.3 fadd+fmul   62 t
        movaps xmm15, [rbp - 64]                                ;  2882.3 agu2+agu0+fmisc   62 t
        xorps xmm15, [rbp + 4720]                               ;  2884.3 agu1+agu0+fadd+fmul   62 t
        xorps xmm15, [rdi - 48]                                 ;  2886.3 agu2+agu1+fadd+fmul   62 t
        xorps xmm10, [rbp + 4912]                               ;  2885.3 agu0+agu2+fadd+fmul   62 t
        movaps [rdi - 48], xmm10                                ;  2887.3 agu1+agu0+fmisc   62 t spill
        movaps xmm10, [rbx - 128]                               ;  2886.3 agu2+agu1+fmisc   62 t
        xorps xmm10, [rbp + 4736]                               ;  2888.3 agu0+agu2+fadd+fmul   62 t
        xorps xmm10, [rdi - 16]                                 ;  2890.3 agu1+agu0+fadd+fmul   62 t
        movaps [rdi - 16], xmm10                                ;  2892.3 agu2+agu1+fmisc   62 t spill
        movaps xmm10, [rbp + 0]                                 ;  2888.3 agu0+agu2+fadd+fmul   62 t
        xorps xmm10, [rbp + 4752]                               ;  2890.3 agu1+agu0+fadd+fmul   62 t
        xorps xmm10, [rax - 64]                                 ;  2892.3 agu2+agu1+fadd+fmul   62 t
        movaps [rax - 64], xmm10                                ;  2894.3 agu0+agu2+fmisc   62 t spill
        movaps xmm10, [rax + 112]                               ;  2891.3 agu1+agu0+fmisc+fadd   62 t
        xorps xmm10, [rbp + 4768]                               ;  2893.3 agu2+agu1+fmul+fadd   62 t
        xorps xmm10, [rbp - 80]                                 ;  2895.3 agu0+agu1+fmul+fadd   62 t
        movaps [rbp - 80], xmm10                                ;  2897.3 agu2+agu0+fmisc   62 t spill
        movaps xmm10, [rbp - 16]                                ;  2894.3 agu1+agu2+fmul+fmisc   62 t
        xorps xmm10, [rbp + 4800]                               ;  2896.3 agu0+agu1+fadd+fmul   62 t
        xorps xmm10, [rdi - 80]                                 ;  2898.3 agu2+agu0+fadd+fmul   62 t
        movaps [rdi - 80], xmm10                                ;  2900.3 agu1+agu2+fmisc   62 t spill
        movaps xmm10, [r11 - 112]                               ;  2896.3 agu0+agu1+fadd+fmul   62 t
        xorps xmm10, [rbp + 4816]                               ;  2898.3 agu2+agu0+fadd+fmul   62 t
        xorps xmm10, [rdi - 32]                                 ;  2900.3 agu1+agu2+fadd+fmul   62 t
        movaps [rdi - 32], xmm10                                ;  2902.3 agu0+agu1+fmisc   62 t spill
        movaps xmm10, [rax + 80]                                ;  2899.3 agu2+agu0+fmisc+fadd   62 t
        xorps xmm10, [rbp + 4832]                               ;  2901.3 agu1+agu2+fmul+fadd   62 t
        xorps xmm10, [rdi - 64]                                 ;  2903.3 agu0+agu1+fmul+fadd   62 t
        movaps [rdi - 64], xmm10                                ;  2905.3 agu2+agu0+fmisc   62 t spill
        movaps xmm10, [rbx - 32]                                ;  2902.3 agu1+agu2+fmul+fmisc   62 t
        xorps xmm10, [rbp + 4848]                               ;  2904.3 agu0+agu1+fadd+fmul   62 t
        xorps xmm10, [rbx + 16]                                 ;  2906.3 agu2+agu0+fadd+fmul   62 t
        xorps xmm0, [rbp + 5040]                                ;  2904.3 agu1+agu2+fadd+fmul   62 t
        xorps xmm0, [rcx - 128]                                 ;  2906.3 agu0+agu1+fadd+fmul   62 t
        movaps [rcx - 128], xmm0                                ;  2908.3 agu2+agu0+fmisc   62 t spill
        movaps xmm0, [rbx + 96]                                 ;  2906.3 agu1+agu2+fmisc+fadd   62 t
        xorps xmm0, [rbp + 4864]                                ;  2908.3 agu0+agu1+fmul+fadd   62 t
        xorps xmm0, [rdi - 128]                                 ;  2910.3 agu2+agu0+fmul+fadd   62 t
        xorps xmm13, [rbp + 5056]                               ;  2909.3 agu1+agu2+fmul+fadd   62 t
        xorps xmm13, [rcx - 64]                                 ;  2911.3 agu0+agu1+fmul+fadd   62 t
        movaps [rcx - 64], xmm13                                ;  2913.3 agu2+agu0+fmisc   62 t spill
        movaps xmm13, [r11 - 128]                               ;  2910.3 agu1+agu2+fmisc+fmul   62 t
        xorps xmm13, [rbp + 4880]                               ;  2912.3 agu0+agu1+fadd+fmul   62 t
        xorps xmm13, [rbx + 48]                                 ;  2914.3 agu2+agu0+fadd+fmul   62 t
        xorps xmm12, [rbp + 5072]                               ;  2913.3 agu1+agu2+fadd+fmul   62 t
        xorps xmm12, [rbp + 48]                                 ;  2915.3 agu0+agu1+fadd+fmul   62 t
        movaps [rbp + 48], xmm12                                ;  2917.3 agu2+agu0+fmisc   62 t spill
        movaps xmm12, [rdi - 112]                               ;  2914.7 agu1+agu2+fmisc   62 t
        xorps xmm12, [rbp + 4896]                               ;  2916.7 agu0+agu1+fadd+fmul   62 t
        xorps xmm12, [rbx + 0]                                  ;  2918.7 agu2+agu0+fadd+fmul   62 t
        xorps xmm2, [rbp + 5088]                                ;  2917.3 agu1+agu2+fadd+fmul   62 t
        xorps xmm2, [rbx - 48]                                  ;  2919.3 agu0+agu1+fadd+fmul   62 t
        xorps xmm3, [rbp + 5104]                                ;  2919.3 agu2+agu0+fadd+fmul   62 t
        xorps xmm3, [rbp - 128]                                 ;  2921.3 agu1+agu2+fadd+fmul   62 t
        movaps [rbp - 128], xmm3                                ;  2923.3 agu0+agu1+fmisc   62 t spill
        movaps xmm3, [rbx - 80]                                 ;  2920.3 agu2+agu0+fmisc   62 t
        xorps xmm3, [rbp + 4928]                                ;  2922.3 agu1+agu2+fadd+fmul   62 t
        xorps xmm3, [rsi + 112]                                 ;  2924.3 agu0+agu1+fadd+fmul   62 t
        xorps xmm4, [rbp + 5120]                                ;  2923.3 agu2+agu0+fadd+fmul   62 t
        xorps xmm4, [rcx - 48]                                  ;  2925.3 agu1+agu2+fadd+fmul   62 t
        movaps [rcx - 48], xmm4                                 ;  2927.3 agu0+agu1+fmisc   62 t spill
        movaps xmm4, [rax + 96]                                 ;  2924.3 agu2+agu0+fmisc   62 t
        xorps xmm4, [rbp + 4944]                                ;  2926.3 agu1+agu0+fadd+fmul   62 t
        xorps xmm4, [rax - 112]                                 ;  2928.3 agu2+agu0+fadd+fmul   62 t
        xorps xmm11, [rbp + 5136]                               ;  2927.3 agu1+agu2+fadd+fmul   62 t
        xorps xmm11, [rbp - 48]                                 ;  2929.3 agu0+agu1+fadd+fmul   62 t
        movaps [rbp - 48], xmm11                                ;  2931.3 agu2+agu0+fmisc   62 t spill
        movaps xmm11, [rbx - 112]                               ;  2929.0 agu1+agu2+fmisc   62 t
        xorps xmm11, [rbp + 4960]                               ;  2931.0 agu0+agu1+fadd+fmul   62 t
        xorps xmm11, [rax - 128]                                ;  2933.0 agu2+agu0+fadd+fmul   62 t
        xorps xmm9, [rbp + 5152]                                ;  2931.3 agu1+agu2+fadd+fmul   62 t
        xorps xmm9, [rcx - 80]                                  ;  2933.3 agu0+agu1+fadd+fmul   62 t
        movaps [rcx - 80], xmm9                                 ;  2935.3 agu2+agu0+fmisc   62 t spill
        movaps xmm9, [rbp - 32]                                 ;  2933.0 agu1+agu2+fmisc   62 t
        xorps xmm9, [rbp + 4976]                                ;  2935.0 agu0+agu1+fadd+fmul   62 t
        xorps xmm9, [rdi - 96]                                  ;  2937.0 agu2+agu0+fadd+fmul   62 t
        xorps xmm14, [rbp + 5168]                               ;  2935.3 agu1+agu2+fadd+fmul   62 t
        xorps xmm14, [rdi + 112]                                ;  2937.3 agu0+agu1+fadd+fmul   62 t
        movaps [rdi + 112], xmm14                               ;  2939.3 agu2+agu0+fmisc   62 t spill
        movaps xmm14, [rbx - 64]                                ;  2937.3 agu1+agu2+fmisc   62 t
        xorps xmm14, [rbp + 4992]                               ;  2939.3 agu0+agu1+fadd+fmul   62 t
        xorps xmm14, [rax - 80]                                 ;  2941.3 agu2+agu0+fadd+fmul   62 t
        movaps [rax - 80], xmm2                                 ;  2939.3 agu1+agu2+fmisc   62 t spill
        movaps xmm2, [rbp + 16]                                 ;  2939.3 agu0+agu1+fadd+fmul   62 t
        xorps xmm2, [rbp + 5008]                                ;  2941.3 agu2+agu0+fadd+fmul   62 t
        xorps xmm2, [rax - 96]                                  ;  2943.3 agu1+agu2+fadd+fmul   62 t
        movaps [rax - 96], xmm2                                 ;  2945.3 agu0+agu1+fmisc   62 t spill
        movaps xmm2, [r13 - 112]                                ;  2942.3 agu2+agu0+fmisc+fadd   62 t
        xorps xmm2, [rbp + 5024]                                ;  2944.3 agu1+agu2+fmul+fadd   62 t
        xorps xmm2, [rcx - 32]                                  ;  2946.3 agu0+agu1+fmul+fadd   62 t
        movaps [rcx - 32], xmm2                                 ;  2948.3 agu2+agu0+fmisc   62 t spill
        movaps xmm2, [rcx + 32]                                 ;  2945.3 agu1+agu2+fmul+fmisc   61 t reload
        movaps [rbp + 7232], xmm2                               ;  2947.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rdx - 16]                                 ;  2945.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 7248], xmm2                               ;  2949.3 agu1+agu2+fmisc   60 rounds
        movaps xmm2, [rcx + 16]                                 ;  2946.3 agu0+agu1+fadd+fmul   61 t reload
        movaps [rbp + 7264], xmm2                               ;  2951.3 agu2+agu0+fmisc   60 rounds
        movaps xmm2, [rsi - 48]                                 ;  2947.7 agu1+agu2+fadd+fmul   61 t reload
        movaps [rbp + 7280], xmm2                               ;  2953.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rcx + 64]                                 ;  2949.0 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 7296], xmm2                               ;  2955.3 agu1+agu2+fmisc   60 rounds
        movaps xmm2, [rax + 0]                                  ;  2950.3 agu0+agu1+fadd+fmul   61 t reload
        movaps [rbp + 7312], xmm2                               ;  2957.3 agu2+agu0+fmisc   60 rounds
        movaps xmm2, [rax + 48]                                 ;  2951.7 agu1+agu2+fadd+fmul   61 t reload
        movaps [rbp + 7328], xmm2                               ;  2959.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rax + 32]                                 ;  2953.0 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 7344], xmm2                               ;  2961.3 agu1+agu2+fmisc   60 rounds
        movaps xmm2, [rax + 64]                                 ;  2954.3 agu0+agu1+fadd+fmul   61 t reload
        movaps [rbp + 7360], xmm2                               ;  2963.3 agu2+agu0+fmisc   60 rounds
        movaps xmm2, [rdx - 64]                                 ;  2955.7 agu1+agu2+fadd+fmul   61 t reload
        movaps [rbp + 7376], xmm2                               ;  2965.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rax + 16]                                 ;  2957.0 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 7392], xmm2                               ;  2967.3 agu1+agu2+fmisc   60 rounds
        movaps xmm2, [rax - 16]                                 ;  2958.3 agu0+agu1+fadd+fmul   61 t reload
        movaps [rbp + 7408], xmm2                               ;  2969.3 agu2+agu0+fmisc   60 rounds
        movaps xmm2, [rsi - 112]                                ;  2959.7 agu1+agu2+fadd+fmul   61 t reload
        movaps [rbp + 7424], xmm2                               ;  2971.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rbp + 112]                                ;  2961.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 7440], xmm2                               ;  2973.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rcx + 48]                                 ;  2963.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 7456], xmm2                               ;  2975.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rax - 48]                                 ;  2965.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 7472], xmm2                               ;  2977.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rsi - 64]                                 ;  2967.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 7488], xmm2                               ;  2979.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [r11 - 16]                                 ;  2969.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 7504], xmm2                               ;  2981.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rax - 32]                                 ;  2971.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 7520], xmm2                               ;  2983.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [r11 + 48]                                 ;  2973.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 7536], xmm2                               ;  2985.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rcx - 16]                                 ;  2975.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 7552], xmm2                               ;  2987.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [r11 + 80]                                 ;  2977.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 7568], xmm2                               ;  2989.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [r11 + 16]                                 ;  2979.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 7584], xmm2                               ;  2991.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [r11 + 32]                                 ;  2981.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 7600], xmm2                               ;  2993.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [r11 + 64]                                 ;  2983.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 7616], xmm2                               ;  2995.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [r11 + 0]                                  ;  2985.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 7632], xmm2                               ;  2997.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rsi + 0]                                  ;  2987.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 7648], xmm2                               ;  2999.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rdi + 64]                                 ;  2989.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 7664], xmm2                               ;  3001.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rdi + 0]                                  ;  2991.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 7680], xmm2                               ;  3003.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rdi + 48]                                 ;  2993.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 7696], xmm2                               ;  3005.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [r13 + 96]                                 ;  2995.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 7712], xmm2                               ;  3007.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rdx + 64]                                 ;  2997.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 7728], xmm2                               ;  3009.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rcx + 0]                                  ;  2999.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 7744], xmm2                               ;  3011.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rdx + 112]                                ;  3001.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 7760], xmm2                               ;  3013.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rsi - 16]                                 ;  3003.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 7776], xmm2                               ;  3015.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rcx + 112]                                ;  3005.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 7792], xmm2                               ;  3017.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rdx - 32]                                 ;  3007.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 7808], xmm2                               ;  3019.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rdi + 80]                                 ;  3009.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 7824], xmm2                               ;  3021.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rdx + 0]                                  ;  3011.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 7840], xmm2                               ;  3023.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rsi - 32]                                 ;  3013.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 7856], xmm2                               ;  3025.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rdx + 32]                                 ;  3015.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 7872], xmm2                               ;  3027.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rcx + 80]                                 ;  3017.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 7888], xmm2                               ;  3029.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rdx - 96]                                 ;  3019.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 7904], xmm2                               ;  3031.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rcx + 96]                                 ;  3021.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 7920], xmm2                               ;  3033.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rsi + 80]                                 ;  3023.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 7936], xmm2                               ;  3035.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rsi + 96]                                 ;  3025.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 7952], xmm2                               ;  3037.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rsi + 64]                                 ;  3027.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 7968], xmm2                               ;  3039.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rdx + 48]                                 ;  3029.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 7984], xmm2                               ;  3041.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rdx - 112]                                ;  3031.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 8000], xmm2                               ;  3043.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rdi + 16]                                 ;  3033.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 8016], xmm2                               ;  3045.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rsi - 80]                                 ;  3035.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 8032], xmm2                               ;  3047.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rdx - 48]                                 ;  3037.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 8048], xmm2                               ;  3049.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rdi + 32]                                 ;  3039.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 8064], xmm2                               ;  3051.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rdx + 16]                                 ;  3041.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 8080], xmm2                               ;  3053.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rdx - 128]                                ;  3043.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 8096], xmm2                               ;  3055.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rsi - 128]                                ;  3045.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 8112], xmm2                               ;  3057.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rsi + 48]                                 ;  3047.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 8128], xmm2                               ;  3059.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rbp + 3984]                               ;  3049.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 8144], xmm2                               ;  3061.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rsi + 16]                                 ;  3051.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 8160], xmm2                               ;  3063.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rbp + 80]                                 ;  3053.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 8176], xmm2                               ;  3065.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rbp + 4000]                               ;  3055.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 8192], xmm2                               ;  3067.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rbp + 4016]                               ;  3057.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 8208], xmm2                               ;  3069.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rsi + 32]                                 ;  3059.3 agu2+agu1+fadd+fmul   61 t reload
        movaps [rbp + 8224], xmm2                               ;  3071.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rsi - 96]                                 ;  3061.3 agu2+agu0+fadd+fmul   61 t reload
        movaps [rbp + 8240], xmm2                               ;  3073.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rbx - 16]                                 ;  3063.3 agu2+agu1+fadd+fmul   62 t reload
        movaps [rbp + 4384], xmm2                               ;  3075.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [rbx - 96]                                 ;  3065.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [rbp + 4400], xmm2                               ;  3077.3 agu1+agu0+fmisc   60 rounds
        movaps xmm2, [rbx + 32]                                 ;  3067.3 agu2+agu1+fadd+fmul   62 t reload
        movaps [rbp + 4416], xmm2                               ;  3079.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [r11 - 64]                                 ;  3069.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [rbp + 4432], xmm2                               ;  3081.3 agu1+agu0+fmisc   60 rounds
        movaps [rbp + 4480], xmm8                               ;  3083.3 agu2+agu1+fmisc   60 rounds
        movaps xmm2, [rbp + 32]                                 ;  3073.3 agu0+agu1+fadd+fmul   62 t reload
        movaps [rbp + 4448], xmm2                               ;  3085.3 agu2+agu0+fmisc   60 rounds
        movaps [rbp + 4496], xmm6                               ;  3087.3 agu1+agu2+fmisc   60 rounds
        movaps xmm2, [rdx + 96]                                 ;  3077.3 agu0+agu1+fadd+fmul   62 t reload
        movaps [rbp + 4464], xmm2                               ;  3089.3 agu2+agu0+fmisc   60 rounds
        movaps [rbp + 4512], xmm7                               ;  3091.3 agu1+agu2+fmisc   60 rounds
        movaps xmm2, [r11 - 96]                                 ;  3081.3 agu0+agu1+fadd+fmul   62 t reload
        movaps [rbp + 4528], xmm2                               ;  3093.3 agu2+agu0+fmisc   60 rounds
        movaps xmm2, [rdi + 96]                                 ;  3083.3 agu1+agu2+fadd+fmul   62 t reload
        movaps [rbp + 4544], xmm2                               ;  3095.3 agu0+agu1+fmisc   60 rounds
        movaps xmm2, [r11 - 80]                                 ;  3085.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [rbp + 4560], xmm2                               ;  3097.3 agu1+agu0+fmisc   60 rounds
        movaps [rbp + 4592], xmm1                               ;  3099.3 agu2+agu1+fmisc   60 rounds
        movaps xmm1, [rbx + 64]                                 ;  3089.3 agu0+agu1+fadd+fmul   62 t reload
        movaps [rbp + 4576], xmm1                               ;  3101.3 agu2+agu0+fmisc   60 rounds
        movaps xmm1, [rbx + 112]                                ;  3091.3 agu1+agu2+fadd+fmul   62 t reload
        movaps [rbp + 4608], xmm1                               ;  3103.3 agu0+agu1+fmisc   60 rounds
        movaps xmm1, [rbx + 80]                                 ;  3093.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [rbp + 4624], xmm1                               ;  3105.3 agu1+agu0+fmisc   60 rounds
        movaps [rbp + 4656], xmm5                               ;  3107.3 agu2+agu1+fmisc   60 rounds
        movaps xmm1, [rbp + 96]                                 ;  3097.3 agu0+agu1+fadd+fmul   62 t reload
        movaps [rbp + 4640], xmm1                               ;  3109.3 agu2+agu0+fmisc   60 rounds
        movaps xmm1, [rcx - 96]                                 ;  3099.3 agu1+agu2+fadd+fmul   62 t reload
        movaps [rbp + 4672], xmm1                               ;  3111.3 agu0+agu1+fmisc   60 rounds
        movaps xmm1, [rbp + 64]                                 ;  3101.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [rbp + 4688], xmm1                               ;  3113.3 agu1+agu0+fmisc   60 rounds
        movaps [rbp + 4720], xmm15                              ;  3115.3 agu2+agu1+fmisc   60 rounds
        movaps xmm15, [rcx - 112]                               ;  3105.3 agu0+agu1+fadd+fmul   62 t reload
        movaps [rbp + 4704], xmm15                              ;  3117.3 agu2+agu0+fmisc   60 rounds
        movaps xmm15, [rdi - 16]                                ;  3107.3 agu1+agu2+fadd+fmul   62 t reload
        movaps [rbp + 4736], xmm15                              ;  3119.3 agu0+agu1+fmisc   60 rounds
        movaps xmm15, [rax - 64]                                ;  3109.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [rbp + 4752], xmm15                              ;  3121.3 agu1+agu0+fmisc   60 rounds
        movaps xmm15, [rbp - 80]                                ;  3111.3 agu2+agu1+fadd+fmul   62 t reload
        movaps [rbp + 4768], xmm15                              ;  3123.3 agu0+agu1+fmisc   60 rounds
        movaps xmm15, [rbp - 96]                                ;  3113.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [rbp + 4784], xmm15                              ;  3125.3 agu1+agu0+fmisc   60 rounds
        movaps xmm15, [rdi - 80]                                ;  3115.3 agu2+agu1+fadd+fmul   62 t reload
        movaps [rbp + 4800], xmm15                              ;  3127.3 agu0+agu1+fmisc   60 rounds
        movaps xmm15, [rdi - 32]                                ;  3117.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [rbp + 4816], xmm15                              ;  3129.3 agu1+agu0+fmisc   60 rounds
        movaps [rbp + 4848], xmm10                              ;  3131.3 agu2+agu1+fmisc   60 rounds
        movaps xmm15, [rdi - 64]                                ;  3121.3 agu0+agu1+fadd+fmul   62 t reload
        movaps [rbp + 4832], xmm15                              ;  3133.3 agu2+agu0+fmisc   60 rounds
        movaps [rbp + 4864], xmm0                               ;  3135.3 agu1+agu2+fmisc   60 rounds
        movaps [rbp + 4880], xmm13                              ;  3137.3 agu0+agu1+fmisc   60 rounds
        movaps [rbp + 4896], xmm12                              ;  3139.3 agu2+agu0+fmisc   60 rounds
        movaps [rbp + 4928], xmm3                               ;  3141.3 agu1+agu0+fmisc   60 rounds
        movaps xmm15, [rdi - 48]                                ;  3131.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [rbp + 4912], xmm15                              ;  3143.3 agu1+agu0+fmisc   60 rounds
        movaps [rbp + 4944], xmm4                               ;  3145.3 agu2+agu1+fmisc   60 rounds
        movaps [rbp + 4960], xmm11                              ;  3147.3 agu0+agu1+fmisc   60 rounds
        movaps [rbp + 4976], xmm9                               ;  3149.3 agu2+agu0+fmisc   60 rounds
        movaps [rbp + 4992], xmm14                              ;  3151.3 agu1+agu0+fmisc   60 rounds
        movaps xmm14, [rax - 96]                                ;  3141.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [rbp + 5008], xmm14                              ;  3153.3 agu1+agu0+fmisc   60 rounds
        movaps xmm14, [rcx - 32]                                ;  3143.3 agu2+agu1+fadd+fmul   62 t reload
        movaps [rbp + 5024], xmm14                              ;  3155.3 agu0+agu1+fmisc   60 rounds
        movaps xmm14, [rcx - 128]                               ;  3145.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [rbp + 5040], xmm14                              ;  3157.3 agu1+agu0+fmisc   60 rounds
        movaps xmm14, [rcx - 64]                                ;  3147.3 agu2+agu1+fadd+fmul   62 t reload
        movaps [rbp + 5056], xmm14                              ;  3159.3 agu0+agu1+fmisc   60 rounds
        movaps xmm14, [rbp + 48]                                ;  3149.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [rbp + 5072], xmm14                              ;  3161.3 agu1+agu0+fmisc   60 rounds
        movaps xmm14, [rax - 80]                                ;  3151.3 agu2+agu1+fadd+fmul   62 t reload
        movaps [rbp + 5088], xmm14                              ;  3163.3 agu0+agu1+fmisc   60 rounds
        movaps xmm14, [rbp - 128]                               ;  3153.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [rbp + 5104], xmm14                              ;  3165.3 agu1+agu0+fmisc   60 rounds
        movaps xmm14, [rcx - 48]                                ;  3155.3 agu2+agu1+fadd+fmul   62 t reload
        movaps [rbp + 5120], xmm14                              ;  3167.3 agu0+agu1+fmisc   60 rounds
        movaps xmm14, [rbp - 48]                                ;  3157.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [rbp + 5136], xmm14                              ;  3169.3 agu1+agu0+fmisc   60 rounds
        movaps xmm14, [rcx - 80]                                ;  3159.3 agu2+agu1+fadd+fmul   62 t reload
        movaps [rbp + 5152], xmm14                              ;  3171.3 agu0+agu1+fmisc   60 rounds
        movaps xmm14, [rdi + 112]                               ;  3161.3 agu2+agu0+fadd+fmul   62 t reload
        movaps [rbp + 5168], xmm14                              ;  3173.3 agu1+agu0+fmisc   60 rounds
        add r8, 0x800                                           ;  3163.3 alu0    60 rounds
        movaps xmm0, [r13 + 64]                                 ;  3163.7 agu2+agu1+fadd+fmul   62 t reload
        movaps xmm1, [r13 + 16]                                 ;  3164.7 agu0+agu1+fadd+fmul   62 t reload
        movaps xmm2, [r13 + 32]                                 ;  3165.7 agu2+agu0+fadd+fmul   62 t reload
        movaps xmm3, [r13 - 96]                                 ;  3166.7 agu1+agu2+fadd+fmul   62 t reload
        movaps xmm4, [r13 - 80]                                 ;  3167.7 agu0+agu1+fadd+fmul   62 t reload
        movaps xmm5, [r13 - 64]                                 ;  3168.7 agu2+agu0+fadd+fmul   62 t reload
        movaps xmm6, [r13 + 48]                                 ;  3169.7 agu1+agu2+fadd+fmul   62 t reload
        movaps xmm7, [r13 + 80]                                 ;  3170.7 agu0+agu1+fadd+fmul   62 t reload
        movaps xmm8, [r13 - 48]                                 ;  3171.7 agu2+agu0+fadd+fmul   62 t reload
        movaps xmm9, [r11 - 32]                                 ;  3172.7 agu1+agu2+fadd+fmul   62 t reload
        movaps xmm10, [r13 - 32]                                ;  3173.7 agu0+agu1+fadd+fmul   62 t reload
        movaps xmm11, [r13 - 16]                                ;  3174.7 agu2+agu0+fmisc+fadd   62 t reload
        movaps xmm12, [r13 + 0]                                 ;  3175.3 agu1+agu2+fmul+fmisc   62 t reload
        movaps xmm13, [r11 - 48]                                ;  3175.7 agu0+agu1+fadd+fmul   62 t reload
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
        movaps xmm0, [rbp + 7232]                               ;     2.0 agu0+agu1+fadd+fmul   74 dst
        mov r8, qword [rbp + 8496]                              ;     0.7 agu2    74 dst.0 reload
        xorps xmm0, [r8 + 24576]                                ;     7.7 agu0+agu1+fadd+fmul   74 dst
        movaps xmm1, [rbp + 7248]                               ;     5.7 agu2+agu0+fmisc+fadd   74 dst
        xorps xmm1, [r8 + 24592]                                ;     7.7 agu1+agu2+fmul+fadd   74 dst
        movaps xmm2, [rbp + 7264]                               ;     5.7 agu0+agu1+fmisc+fmul   74 dst
        xorps xmm2, [r8 + 24608]                                ;     8.3 agu2+agu0+fadd+fmul   74 dst
        movaps xmm3, [r8 + 24624]                               ;     7.0 agu1+agu2+fmisc+fadd   74 dst
        xorps xmm3, [rbp + 7280]                                ;    10.0 agu0+agu1+fmul+fadd   74 dst
        movaps xmm4, [r8 + 24640]                               ;     8.7 agu2+agu0+fmisc+fmul   74 dst
        xorps xmm4, [rbp + 7296]                                ;    11.7 agu1+agu2+fadd+fmul   74 dst
        movaps xmm5, [r8 + 24656]                               ;    10.0 agu0+agu1+fmisc+fadd   74 dst
        xorps xmm5, [rbp + 7312]                                ;    13.0 agu2+agu0+fmul+fadd   74 dst
        mov r9, qword [rbp + 8552]                              ;     9.0 agu1    74 dst reload
        movaps [r9], xmm0                                       ;    10.3 agu2+agu0+fmisc   74 dst
        movaps xmm0, [r8 + 24672]                               ;    12.3 agu1+agu2+fmul+fadd   74 dst
        xorps xmm0, [rbp + 7328]                                ;    15.0 agu0+agu1+fadd+fmul   74 dst
        movaps [r9 + 16], xmm1                                  ;    12.3 agu2+agu0+fmisc   74 dst
        movaps [r9 + 32], xmm2                                  ;    14.3 agu1+agu2+fmisc   74 dst
        movaps [r9 + 48], xmm3                                  ;    16.3 agu0+agu1+fmisc   74 dst
        movaps [r9 + 64], xmm4                                  ;    18.3 agu2+agu0+fmisc   74 dst
        movaps [r9 + 80], xmm5                                  ;    20.3 agu1+agu2+fmisc   74 dst
        movaps xmm1, [r8 + 24688]                               ;    17.0 agu0+agu1+fadd+fmul   74 dst
        xorps xmm1, [rbp + 7344]                                ;    19.7 agu2+agu0+fadd+fmul   74 dst
        movaps [r9 + 96], xmm0                                  ;    22.3 agu1+agu2+fmisc   74 dst
        movaps xmm0, [r8 + 24704]                               ;    19.0 agu0+agu1+fadd+fmul   74 dst
        xorps xmm0, [rbp + 7360]                                ;    21.7 agu2+agu0+fadd+fmul   74 dst
        movaps xmm2, [r8 + 24720]                               ;    20.7 agu1+agu2+fadd+fmul   74 dst
        xorps xmm2, [rbp + 7376]                                ;    23.7 agu0+agu1+fadd+fmul   74 dst
        movaps xmm3, [r8 + 24736]                               ;    22.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm3, [rbp + 7392]                                ;    25.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 112], xmm1                                 ;    24.3 agu0+agu1+fmisc   74 dst
        movaps xmm1, [r8 + 24752]                               ;    24.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm1, [rbp + 7408]                                ;    27.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 128], xmm0                                 ;    26.3 agu0+agu1+fmisc   74 dst
        movaps xmm0, [r8 + 24768]                               ;    26.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm0, [rbp + 7424]                                ;    29.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 144], xmm2                                 ;    28.3 agu0+agu1+fmisc   74 dst
        movaps xmm2, [r8 + 24784]                               ;    28.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm2, [rbp + 7440]                                ;    31.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 160], xmm3                                 ;    30.3 agu0+agu1+fmisc   74 dst
        movaps xmm3, [r8 + 24800]                               ;    30.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm3, [rbp + 7456]                                ;    33.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 176], xmm1                                 ;    32.3 agu0+agu1+fmisc   74 dst
        movaps xmm1, [r8 + 24816]                               ;    32.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm1, [rbp + 7472]                                ;    35.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 192], xmm0                                 ;    34.3 agu0+agu1+fmisc   74 dst
        movaps xmm0, [r8 + 24832]                               ;    34.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm0, [rbp + 7488]                                ;    37.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 208], xmm2                                 ;    36.3 agu0+agu1+fmisc   74 dst
        movaps xmm2, [r8 + 24848]                               ;    36.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm2, [rbp + 7504]                                ;    39.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 224], xmm3                                 ;    38.3 agu0+agu1+fmisc   74 dst
        movaps xmm3, [r8 + 24864]                               ;    38.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm3, [rbp + 7520]                                ;    41.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 240], xmm1                                 ;    40.3 agu0+agu1+fmisc   74 dst
        movaps xmm1, [r8 + 24880]                               ;    40.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm1, [rbp + 7536]                                ;    43.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 256], xmm0                                 ;    42.3 agu0+agu1+fmisc   74 dst
        movaps xmm0, [r8 + 24896]                               ;    42.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm0, [rbp + 7552]                                ;    45.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 272], xmm2                                 ;    44.3 agu0+agu1+fmisc   74 dst
        movaps xmm2, [r8 + 24912]                               ;    44.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm2, [rbp + 7568]                                ;    47.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 288], xmm3                                 ;    46.3 agu0+agu1+fmisc   74 dst
        movaps xmm3, [r8 + 24928]                               ;    46.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm3, [rbp + 7584]                                ;    49.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 304], xmm1                                 ;    48.3 agu0+agu1+fmisc   74 dst
        movaps xmm1, [r8 + 24944]                               ;    48.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm1, [rbp + 7600]                                ;    51.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 320], xmm0                                 ;    50.3 agu0+agu1+fmisc   74 dst
        movaps xmm0, [r8 + 24960]                               ;    50.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm0, [rbp + 7616]                                ;    53.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 336], xmm2                                 ;    52.3 agu0+agu1+fmisc   74 dst
        movaps xmm2, [r8 + 24976]                               ;    52.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm2, [rbp + 7632]                                ;    55.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 352], xmm3                                 ;    54.3 agu0+agu1+fmisc   74 dst
        movaps xmm3, [r8 + 24992]                               ;    54.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm3, [rbp + 7648]                                ;    57.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 368], xmm1                                 ;    56.3 agu0+agu1+fmisc   74 dst
        movaps xmm1, [r8 + 25008]                               ;    56.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm1, [rbp + 7664]                                ;    59.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 384], xmm0                                 ;    58.3 agu0+agu1+fmisc   74 dst
        movaps xmm0, [r8 + 25024]                               ;    58.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm0, [rbp + 7680]                                ;    61.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 400], xmm2                                 ;    60.3 agu0+agu1+fmisc   74 dst
        movaps xmm2, [r8 + 25040]                               ;    60.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm2, [rbp + 7696]                                ;    63.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 416], xmm3                                 ;    62.3 agu0+agu1+fmisc   74 dst
        movaps xmm3, [r8 + 25056]                               ;    62.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm3, [rbp + 7712]                                ;    65.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 432], xmm1                                 ;    64.3 agu0+agu1+fmisc   74 dst
        movaps xmm1, [r8 + 25072]                               ;    64.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm1, [rbp + 7728]                                ;    67.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 448], xmm0                                 ;    66.3 agu0+agu1+fmisc   74 dst
        movaps xmm0, [r8 + 25088]                               ;    66.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm0, [rbp + 7744]                                ;    69.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 464], xmm2                                 ;    68.3 agu0+agu1+fmisc   74 dst
        movaps xmm2, [r8 + 25104]                               ;    68.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm2, [rbp + 7760]                                ;    71.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 480], xmm3                                 ;    70.3 agu0+agu1+fmisc   74 dst
        movaps xmm3, [r8 + 25120]                               ;    70.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm3, [rbp + 7776]                                ;    73.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 496], xmm1                                 ;    72.3 agu0+agu1+fmisc   74 dst
        movaps xmm1, [r8 + 25136]                               ;    72.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm1, [rbp + 7792]                                ;    75.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 512], xmm0                                 ;    74.3 agu0+agu1+fmisc   74 dst
        movaps xmm0, [r8 + 25152]                               ;    74.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm0, [rbp + 7808]                                ;    77.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 528], xmm2                                 ;    76.3 agu0+agu1+fmisc   74 dst
        movaps xmm2, [r8 + 25168]                               ;    76.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm2, [rbp + 7824]                                ;    79.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 544], xmm3                                 ;    78.3 agu0+agu1+fmisc   74 dst
        movaps xmm3, [r8 + 25184]                               ;    78.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm3, [rbp + 7840]                                ;    81.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 560], xmm1                                 ;    80.3 agu0+agu1+fmisc   74 dst
        movaps xmm1, [r8 + 25200]                               ;    80.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm1, [rbp + 7856]                                ;    83.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 576], xmm0                                 ;    82.3 agu0+agu1+fmisc   74 dst
        movaps xmm0, [r8 + 25216]                               ;    82.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm0, [rbp + 7872]                                ;    85.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 592], xmm2                                 ;    84.3 agu0+agu1+fmisc   74 dst
        movaps xmm2, [r8 + 25232]                               ;    84.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm2, [rbp + 7888]                                ;    87.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 608], xmm3                                 ;    86.3 agu0+agu1+fmisc   74 dst
        movaps xmm3, [r8 + 25248]                               ;    86.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm3, [rbp + 7904]                                ;    89.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 624], xmm1                                 ;    88.3 agu0+agu1+fmisc   74 dst
        movaps xmm1, [r8 + 25264]                               ;    88.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm1, [rbp + 7920]                                ;    91.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 640], xmm0                                 ;    90.3 agu0+agu1+fmisc   74 dst
        movaps xmm0, [r8 + 25280]                               ;    90.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm0, [rbp + 7936]                                ;    93.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 656], xmm2                                 ;    92.3 agu0+agu1+fmisc   74 dst
        movaps xmm2, [r8 + 25296]                               ;    92.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm2, [rbp + 7952]                                ;    95.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 672], xmm3                                 ;    94.3 agu0+agu1+fmisc   74 dst
        movaps xmm3, [r8 + 25312]                               ;    94.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm3, [rbp + 7968]                                ;    97.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 688], xmm1                                 ;    96.3 agu0+agu1+fmisc   74 dst
        movaps xmm1, [r8 + 25328]                               ;    96.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm1, [rbp + 7984]                                ;    99.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 704], xmm0                                 ;    98.3 agu0+agu1+fmisc   74 dst
        movaps xmm0, [r8 + 25344]                               ;    98.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm0, [rbp + 8000]                                ;   101.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 720], xmm2                                 ;   100.3 agu0+agu1+fmisc   74 dst
        movaps xmm2, [r8 + 25360]                               ;   100.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm2, [rbp + 8016]                                ;   103.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 736], xmm3                                 ;   102.3 agu0+agu1+fmisc   74 dst
        movaps xmm3, [r8 + 25376]                               ;   102.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm3, [rbp + 8032]                                ;   105.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 752], xmm1                                 ;   104.3 agu0+agu1+fmisc   74 dst
        movaps xmm1, [r8 + 25392]                               ;   104.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm1, [rbp + 8048]                                ;   107.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 768], xmm0                                 ;   106.3 agu0+agu1+fmisc   74 dst
        movaps xmm0, [r8 + 25408]                               ;   106.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm0, [rbp + 8064]                                ;   109.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 784], xmm2                                 ;   108.3 agu0+agu1+fmisc   74 dst
        movaps xmm2, [r8 + 25424]                               ;   108.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm2, [rbp + 8080]                                ;   111.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 800], xmm3                                 ;   110.3 agu0+agu1+fmisc   74 dst
        movaps xmm3, [r8 + 25440]                               ;   110.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm3, [rbp + 8096]                                ;   113.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 816], xmm1                                 ;   112.3 agu0+agu1+fmisc   74 dst
        movaps xmm1, [r8 + 25456]                               ;   112.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm1, [rbp + 8112]                                ;   115.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 832], xmm0                                 ;   114.3 agu0+agu1+fmisc   74 dst
        movaps xmm0, [r8 + 25472]                               ;   114.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm0, [rbp + 8128]                                ;   117.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 848], xmm2                                 ;   116.3 agu0+agu1+fmisc   74 dst
        movaps xmm2, [r8 + 25488]                               ;   116.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm2, [rbp + 8144]                                ;   119.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 864], xmm3                                 ;   118.3 agu0+agu1+fmisc   74 dst
        movaps xmm3, [r8 + 25504]                               ;   118.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm3, [rbp + 8160]                                ;   121.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 880], xmm1                                 ;   120.3 agu0+agu1+fmisc   74 dst
        movaps xmm1, [r8 + 25520]                               ;   120.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm1, [rbp + 8176]                                ;   123.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 896], xmm0                                 ;   122.3 agu0+agu1+fmisc   74 dst
        movaps xmm0, [r8 + 25536]                               ;   122.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm0, [rbp + 8192]                                ;   125.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 912], xmm2                                 ;   124.3 agu0+agu1+fmisc   74 dst
        movaps xmm2, [r8 + 25552]                               ;   124.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm2, [rbp + 8208]                                ;   127.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 928], xmm3                                 ;   126.3 agu0+agu1+fmisc   74 dst
        movaps xmm3, [r8 + 25568]                               ;   126.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm3, [rbp + 8224]                                ;   129.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 944], xmm1                                 ;   128.3 agu0+agu1+fmisc   74 dst
        movaps xmm1, [r8 + 25584]                               ;   128.7 agu2+agu0+fadd+fmul   74 dst
        xorps xmm1, [rbp + 8240]                                ;   131.7 agu1+agu2+fadd+fmul   74 dst
        movaps [r9 + 960], xmm0                                 ;   130.3 agu0+agu1+fmisc   74 dst
        movaps xmm0, [r8 + 25600]                               ;   130.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm0, [rbp + 8256]                                ;   133.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 976], xmm2                                 ;   132.3 agu0+agu1+fmisc   74 dst
        movaps xmm2, [r8 + 25616]                               ;   132.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm2, [rbp + 8272]                                ;   135.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 992], xmm3                                 ;   134.3 agu0+agu1+fmisc   74 dst
        movaps xmm3, [r8 + 25632]                               ;   134.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm3, [rbp + 8288]                                ;   137.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1008], xmm1                                ;   136.3 agu0+agu1+fmisc   74 dst
        movaps xmm1, [r8 + 25648]                               ;   136.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm1, [rbp + 8304]                                ;   139.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1024], xmm0                                ;   138.3 agu0+agu1+fmisc   75 dst
        movaps xmm0, [r8 + 25664]                               ;   138.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm0, [rbp + 8320]                                ;   141.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1040], xmm2                                ;   140.3 agu0+agu1+fmisc   75 dst
        movaps xmm2, [r8 + 25680]                               ;   140.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm2, [rbp + 8336]                                ;   143.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1056], xmm3                                ;   142.3 agu0+agu1+fmisc   75 dst
        movaps xmm3, [r8 + 25696]                               ;   142.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm3, [rbp + 8352]                                ;   145.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1072], xmm1                                ;   144.3 agu0+agu1+fmisc   75 dst
        movaps xmm1, [r8 + 25712]                               ;   144.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm1, [rbp + 8368]                                ;   147.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1088], xmm0                                ;   146.3 agu0+agu1+fmisc   75 dst
        movaps xmm0, [r8 + 25728]                               ;   146.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm0, [rbp + 8384]                                ;   149.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1104], xmm2                                ;   148.3 agu0+agu1+fmisc   75 dst
        movaps xmm2, [r8 + 25744]                               ;   148.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm2, [rbp + 8400]                                ;   151.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1120], xmm3                                ;   150.3 agu0+agu1+fmisc   75 dst
        movaps xmm3, [r8 + 25760]                               ;   150.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm3, [rbp + 8416]                                ;   153.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1136], xmm1                                ;   152.3 agu0+agu1+fmisc   75 dst
        movaps xmm1, [r8 + 25776]                               ;   152.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm1, [rbp + 8432]                                ;   155.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1152], xmm0                                ;   154.3 agu0+agu1+fmisc   75 dst
        movaps xmm0, [r8 + 25792]                               ;   154.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm0, [rbp + 8448]                                ;   157.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1168], xmm2                                ;   156.3 agu0+agu1+fmisc   75 dst
        movaps xmm2, [r8 + 25808]                               ;   156.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm2, [rbp + 8464]                                ;   159.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1184], xmm3                                ;   158.3 agu0+agu1+fmisc   75 dst
        movaps xmm3, [r8 + 25824]                               ;   158.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm3, [rbp + 4384]                                ;   161.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1200], xmm1                                ;   160.3 agu0+agu1+fmisc   75 dst
        movaps xmm1, [r8 + 25840]                               ;   160.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm1, [rbp + 4400]                                ;   163.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1216], xmm0                                ;   162.3 agu0+agu1+fmisc   75 dst
        movaps xmm0, [r8 + 25856]                               ;   162.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm0, [rbp + 4416]                                ;   165.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1232], xmm2                                ;   164.3 agu0+agu1+fmisc   75 dst
        movaps xmm2, [r8 + 25872]                               ;   164.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm2, [rbp + 4432]                                ;   167.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1248], xmm3                                ;   166.3 agu0+agu1+fmisc   75 dst
        movaps xmm3, [r8 + 25888]                               ;   166.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm3, [rbp + 4448]                                ;   169.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1264], xmm1                                ;   168.3 agu0+agu1+fmisc   75 dst
        movaps xmm1, [r8 + 25904]                               ;   168.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm1, [rbp + 4464]                                ;   171.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1280], xmm0                                ;   170.3 agu0+agu1+fmisc   75 dst
        movaps xmm0, [r8 + 25920]                               ;   170.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm0, [rbp + 4480]                                ;   173.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1296], xmm2                                ;   172.3 agu0+agu1+fmisc   75 dst
        movaps xmm2, [r8 + 25936]                               ;   172.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm2, [rbp + 4496]                                ;   175.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1312], xmm3                                ;   174.3 agu0+agu1+fmisc   75 dst
        movaps xmm3, [r8 + 25952]                               ;   174.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm3, [rbp + 4512]                                ;   177.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1328], xmm1                                ;   176.3 agu0+agu1+fmisc   75 dst
        movaps xmm1, [r8 + 25968]                               ;   176.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm1, [rbp + 4528]                                ;   179.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1344], xmm0                                ;   178.3 agu0+agu1+fmisc   75 dst
        movaps xmm0, [r8 + 25984]                               ;   178.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm0, [rbp + 4544]                                ;   181.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1360], xmm2                                ;   180.3 agu0+agu1+fmisc   75 dst
        movaps xmm2, [r8 + 26000]                               ;   180.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm2, [rbp + 4560]                                ;   183.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1376], xmm3                                ;   182.3 agu0+agu1+fmisc   75 dst
        movaps xmm3, [r8 + 26016]                               ;   182.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm3, [rbp + 4576]                                ;   185.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1392], xmm1                                ;   184.3 agu0+agu1+fmisc   75 dst
        movaps xmm1, [r8 + 26032]                               ;   184.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm1, [rbp + 4592]                                ;   187.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1408], xmm0                                ;   186.3 agu0+agu1+fmisc   75 dst
        movaps xmm0, [r8 + 26048]                               ;   186.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm0, [rbp + 4608]                                ;   189.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1424], xmm2                                ;   188.3 agu0+agu1+fmisc   75 dst
        movaps xmm2, [r8 + 26064]                               ;   188.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm2, [rbp + 4624]                                ;   191.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1440], xmm3                                ;   190.3 agu0+agu1+fmisc   75 dst
        movaps xmm3, [r8 + 26080]                               ;   190.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm3, [rbp + 4640]                                ;   193.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1456], xmm1                                ;   192.3 agu0+agu1+fmisc   75 dst
        movaps xmm1, [r8 + 26096]                               ;   192.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm1, [rbp + 4656]                                ;   195.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1472], xmm0                                ;   194.3 agu0+agu1+fmisc   75 dst
        movaps xmm0, [r8 + 26112]                               ;   194.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm0, [rbp + 4672]                                ;   197.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1488], xmm2                                ;   196.3 agu0+agu1+fmisc   75 dst
        movaps xmm2, [r8 + 26128]                               ;   196.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm2, [rbp + 4688]                                ;   199.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1504], xmm3                                ;   198.3 agu0+agu1+fmisc   75 dst
        movaps xmm3, [r8 + 26144]                               ;   198.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm3, [rbp + 4704]                                ;   201.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1520], xmm1                                ;   200.3 agu0+agu1+fmisc   75 dst
        movaps xmm1, [r8 + 26160]                               ;   200.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm1, [rbp + 4720]                                ;   203.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1536], xmm0                                ;   202.3 agu0+agu1+fmisc   75 dst
        movaps xmm0, [r8 + 26176]                               ;   202.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm0, [rbp + 4736]                                ;   205.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1552], xmm2                                ;   204.3 agu0+agu1+fmisc   75 dst
        movaps xmm2, [r8 + 26192]                               ;   204.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm2, [rbp + 4752]                                ;   207.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1568], xmm3                                ;   206.3 agu0+agu1+fmisc   75 dst
        movaps xmm3, [r8 + 26208]                               ;   206.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm3, [rbp + 4768]                                ;   209.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1584], xmm1                                ;   208.3 agu0+agu1+fmisc   75 dst
        movaps xmm1, [r8 + 26224]                               ;   208.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm1, [rbp + 4784]                                ;   211.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1600], xmm0                                ;   210.3 agu0+agu1+fmisc   75 dst
        movaps xmm0, [r8 + 26240]                               ;   210.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm0, [rbp + 4800]                                ;   213.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1616], xmm2                                ;   212.3 agu0+agu1+fmisc   75 dst
        movaps xmm2, [r8 + 26256]                               ;   212.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm2, [rbp + 4816]                                ;   215.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1632], xmm3                                ;   214.3 agu0+agu1+fmisc   75 dst
        movaps xmm3, [r8 + 26272]                               ;   214.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm3, [rbp + 4832]                                ;   217.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1648], xmm1                                ;   216.3 agu0+agu1+fmisc   75 dst
        movaps xmm1, [r8 + 26288]                               ;   216.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm1, [rbp + 4848]                                ;   219.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1664], xmm0                                ;   218.3 agu0+agu1+fmisc   75 dst
        movaps xmm0, [r8 + 26304]                               ;   218.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm0, [rbp + 4864]                                ;   221.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1680], xmm2                                ;   220.3 agu0+agu1+fmisc   75 dst
        movaps xmm2, [r8 + 26320]                               ;   220.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm2, [rbp + 4880]                                ;   223.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1696], xmm3                                ;   222.3 agu0+agu1+fmisc   75 dst
        movaps xmm3, [r8 + 26336]                               ;   222.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm3, [rbp + 4896]                                ;   225.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1712], xmm1                                ;   224.3 agu0+agu1+fmisc   75 dst
        movaps xmm1, [r8 + 26352]                               ;   224.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm1, [rbp + 4912]                                ;   227.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1728], xmm0                                ;   226.3 agu0+agu1+fmisc   75 dst
        movaps xmm0, [r8 + 26368]                               ;   226.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm0, [rbp + 4928]                                ;   229.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1744], xmm2                                ;   228.3 agu0+agu1+fmisc   75 dst
        movaps xmm2, [r8 + 26384]                               ;   228.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm2, [rbp + 4944]                                ;   231.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1760], xmm3                                ;   230.3 agu0+agu1+fmisc   75 dst
        movaps xmm3, [r8 + 26400]                               ;   230.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm3, [rbp + 4960]                                ;   233.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1776], xmm1                                ;   232.3 agu0+agu1+fmisc   75 dst
        movaps xmm1, [r8 + 26416]                               ;   232.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm1, [rbp + 4976]                                ;   235.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1792], xmm0                                ;   234.3 agu0+agu1+fmisc   75 dst
        movaps xmm0, [r8 + 26432]                               ;   234.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm0, [rbp + 4992]                                ;   237.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1808], xmm2                                ;   236.3 agu0+agu1+fmisc   75 dst
        movaps xmm2, [r8 + 26448]                               ;   236.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm2, [rbp + 5008]                                ;   239.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1824], xmm3                                ;   238.3 agu0+agu1+fmisc   75 dst
        movaps xmm3, [r8 + 26464]                               ;   238.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm3, [rbp + 5024]                                ;   241.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1840], xmm1                                ;   240.3 agu0+agu1+fmisc   75 dst
        movaps xmm1, [r8 + 26480]                               ;   240.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm1, [rbp + 5040]                                ;   243.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1856], xmm0                                ;   242.3 agu0+agu1+fmisc   75 dst
        movaps xmm0, [r8 + 26496]                               ;   242.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm0, [rbp + 5056]                                ;   245.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1872], xmm2                                ;   244.3 agu0+agu1+fmisc   75 dst
        movaps xmm2, [r8 + 26512]                               ;   244.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm2, [rbp + 5072]                                ;   247.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1888], xmm3                                ;   246.3 agu0+agu1+fmisc   75 dst
        movaps xmm3, [r8 + 26528]                               ;   246.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm3, [rbp + 5088]                                ;   249.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1904], xmm1                                ;   248.3 agu0+agu1+fmisc   75 dst
        movaps xmm1, [r8 + 26544]                               ;   248.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm1, [rbp + 5104]                                ;   251.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1920], xmm0                                ;   250.3 agu0+agu1+fmisc   75 dst
        movaps xmm0, [r8 + 26560]                               ;   250.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm0, [rbp + 5120]                                ;   253.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1936], xmm2                                ;   252.3 agu0+agu1+fmisc   75 dst
        movaps xmm2, [r8 + 26576]                               ;   252.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm2, [rbp + 5136]                                ;   255.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1952], xmm3                                ;   254.3 agu0+agu1+fmisc   75 dst
        movaps xmm3, [r8 + 26592]                               ;   254.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm3, [rbp + 5152]                                ;   257.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1968], xmm1                                ;   256.3 agu0+agu1+fmisc   75 dst
        movaps xmm1, [r8 + 26608]                               ;   256.7 agu2+agu0+fadd+fmul   75 dst
        xorps xmm1, [rbp + 5168]                                ;   259.7 agu1+agu2+fadd+fmul   75 dst
        movaps [r9 + 1984], xmm0                                ;   258.3 agu0+agu1+fmisc   75 dst
        lea r8, [r9 + 2048]                                     ;   255.7 agu2   152 blocks
        movaps [r9 + 2000], xmm2                                ;   260.3 agu0+agu1+fmisc   75 dst
        mov r10, qword [rbp + 8480]                             ;   256.7 agu2   152 blocks
        add r10, 0x800                                          ;   259.7 alu0   152 blocks
        movaps [r9 + 2016], xmm3                                ;   262.3 agu0+agu1+fmisc   75 dst
        mov qword [rbp + 8480], r10                             ;   260.7 agu2   152 blocks
        movaps [r9 + 2032], xmm1                                ;   264.3 agu0+agu1+fmisc   75 dst
        mov qword [rbp + 8552], r8                              ;   259.0 agu2   152 blocks
        cmp r10, qword [rbp + 8488]                             ;                    more blocks?
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
